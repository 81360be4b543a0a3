package equip

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// served is a server of a kit, real or placebo, with the observations made while the
// kit is used.
type served struct {
	o        *Outfitter
	name     string
	scenario *suite.Scenario
	pinned   *ServerPin      // at preflight
	pin      *ServerPin      // as delivered; nil if it could not be had
	session  Session         // nil for a placebo
	running  *running        // nil for a placebo
	reporter processReporter // nil if none
	tools    []*counted      // all tools offered during the trial
	offered  []*counted      // tools offered at present
	allows   bool            // the suite allows the server to change its tools

	injects, failed int    // calls made by inject, and how many of them failed
	restarts        int    // servers found dead before this one
	log             []byte // of a server that did not start
	mark            int64  // of standard error when the trial got it
	junk            int    // lines of junk then
	fresh           bool   // it was started for this trial

	mu                 sync.Mutex
	seen               int64 // changes of tools that were looked into
	changed            string
	written            []string
	died               string
	protocol, timeouts int
}

func (s *served) takeSession(session Session, r *running, pin *ServerPin, fresh bool) {
	s.session, s.running, s.pin, s.fresh = session, r, s.o.settlePin(s.name, pin), fresh
	if s.reporter = r.asReporter(); s.reporter != nil && !fresh {
		_, s.mark = s.reporter.Stderr(0)
		s.junk, s.seen = s.reporter.Notes().Junk, s.reporter.Changes()
	}
}

// callTool calls a tool, unless the tools have changed since the agent saw them.
func (s *served) callTool(ctx context.Context, tool string, args json.RawMessage) (Result, error) {
	if err := s.checkSame(ctx, false); err != nil {
		return Result{}, err
	}
	res, err := s.session.Call(ctx, tool, args)
	s.mu.Lock()
	defer s.mu.Unlock()
	switch {
	case errors.Is(err, mcp.ErrTimeout):
		s.timeouts++
	case err == nil && res.Error && res.Protocol:
		s.protocol++
	}
	return res, err
}

// checkSame makes sure that the server lists the tools that were pinned. It asks if
// the server has said that they changed, or if always is set.
func (s *served) checkSame(ctx context.Context, always bool) error {
	now := int64(0)
	if s.reporter != nil {
		now = s.reporter.Changes()
	}
	s.mu.Lock()
	asked, was := now == s.seen, s.changed
	s.mu.Unlock()
	switch {
	case s.allows:
		return nil // refreshTools reads the new list
	case was != "":
		return s.otherTools(was)
	case asked && !always:
		return nil
	}
	pin, err := s.session.Pin(ctx)
	if err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.seen = max(s.seen, now)
	if settled := s.o.settlePin(s.name, pin); !settled.shows(s.pinned) {
		s.changed = s.o.describeChanges(s.name, settled)
		s.dropShared()
		return s.otherTools(s.changed)
	}
	if l, ok := s.session.(leased); ok && s.reporter != nil {
		l.l.keepListing(pin, now)
	}
	return nil
}

// refreshTools reads the current tools of a server that may change them, and reports
// whether they changed.
func (s *served) refreshTools(ctx context.Context, turn int) (bool, error) {
	pin, err := s.session.Pin(ctx)
	if err != nil || pin.Digest == s.pin.Digest {
		return false, err
	}
	if pin, err = s.o.showPin(s.name, s.o.settlePin(s.name, pin)); err != nil {
		return false, trial.Faultf(trial.ClassTreatment, "%w", err)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.changed = joinNotes(s.changed, fmt.Sprintf("turn %d: %s (%s)", turn, describeChanges(s.pin, pin), pin.Digest.Short()))
	s.pin = pin
	var now []*counted
	for _, spec := range s.o.agentTools(s.scenario, s.name, pin) {
		i := slices.IndexFunc(s.offered, func(c *counted) bool { return sameSpec(c.Spec(), spec) })
		if i >= 0 {
			now = append(now, s.offered[i])
			continue
		}
		c := &counted{Tool: remote{spec, s}}
		now, s.tools = append(now, c), append(s.tools, c)
	}
	s.offered = now
	return true, nil
}

func sameSpec(a, b Spec) bool {
	return a.Name == b.Name && a.Remote == b.Remote && a.Description == b.Description && string(a.Schema) == string(b.Schema) && a.ReadOnly == b.ReadOnly
}

func joinNotes(a, b string) string {
	if a == "" {
		return b
	}
	return a + "; " + b
}

// dropShared keeps later trials from a shared server: they start another.
func (s *served) dropShared() {
	if l, ok := s.session.(leased); ok {
		l.l.dropServer()
	}
}

func (s *served) otherTools(how string) error {
	return trial.Faultf(trial.ClassTreatment, "server %s changed its tools in the trial: %s", s.name, how)
}

// checkEnd checks the server once the agent has ended. If the server died meanwhile, it
// had answered every call: that is noted, and voids nothing.
func (s *served) checkEnd(ctx context.Context) error {
	if s.running == nil {
		return nil
	}
	err := s.checkSame(ctx, true)
	program := s.running.checkProgram(s.pinned)
	died := s.running.exitNote()
	s.mu.Lock()
	defer s.mu.Unlock()
	s.died = died
	if _, ok := errors.AsType[*trial.Fault](err); ok && s.changed == "" {
		err = nil // it is dead or silent, which a call would have found
	}
	if err == nil {
		err = program
	}
	if s.running.data == nil {
		return err
	}
	alone := s.running.o.Suite.Servers[s.name].Per == "trial"
	written, werr := s.running.data.changedFiles(alone)
	if werr != nil && err == nil {
		return passingFault("server %s: %w", s.name, werr)
	}
	s.written = written
	if len(written) == 0 || alone || err != nil {
		return err
	}
	s.dropShared()
	return passingFault("server %s wrote to its data, which other trials share (%s): write per: trial in servers.%s, so that each has a copy of its own", s.name, firstNames(written), s.name)
}

func firstNames(names []string) string {
	if len(names) <= 5 {
		return strings.Join(names, ", ")
	}
	return fmt.Sprintf("%s and %d more", strings.Join(names[:5], ", "), len(names)-5)
}

// maxWritten is how many names of files a proof holds.
const maxWritten = 20

func (s *served) makeProof() trial.ServerProof {
	p := trial.ServerProof{Name: s.name, Like: s.o.likeOf(s.name), Calls: s.injects, Errors: s.failed, Restarts: s.restarts}
	if s.pinned != nil && !s.allows { // a server that may change has no fixed pin
		p.Pinned = s.pinned.Digest
	}
	if s.pin != nil {
		p.Version, p.Digest, p.Tools = s.pin.Version, s.pin.Digest, len(s.offered)
	}
	if len(s.tools) > 0 {
		p.Tokens, p.Told = s.pin.Tokens, trial.EstimateTokens(len(s.pinned.Instructions))
	}
	for _, t := range s.tools {
		calls, errs := t.callCounts()
		p.Calls, p.Errors = p.Calls+calls, p.Errors+errs
		if calls > 0 {
			if p.ByTool == nil {
				p.ByTool = map[string]int{}
			}
			p.ByTool[t.Spec().RealName()] += calls
		}
	}
	if s.reporter != nil {
		n := s.reporter.Notes()
		p.Asked, p.Junk = n.Asked, n.Junk-s.junk
	}
	died := ""
	if s.running != nil {
		died = s.running.exitNote()
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.died = cmp.Or(s.died, died)
	p.Died, p.Changed, p.ProtocolErrors, p.Timeouts = s.died, s.changed, s.protocol, s.timeouts
	p.Written = slices.Clone(s.written[:min(len(s.written), maxWritten)])
	return p
}

func (s *served) newStderr() []byte {
	if s.reporter == nil {
		return s.log
	}
	text, _ := s.reporter.Stderr(s.mark)
	return text
}
