package equip

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Kit equips one trial of arm. The caller closes it. Its error is a *trial.Fault; a kit
// returned with an error is closed and offers no usable tools, only the proof of
// delivery and logs.
func (o *Outfitter) Kit(ctx context.Context, arm suite.Arm, task *suite.Task) (*Kit, error) {
	sc := o.Suite.Scenarios[arm.Scenario]
	if sc == nil {
		return nil, trial.Faultf(trial.ClassSetup, "scenario %s is not defined", arm.Scenario)
	}
	env, err := o.resolveEnv(sc.Env, sc.Set)
	if err != nil {
		return nil, trial.Faultf(trial.ClassSetup, "scenario %s: %w", arm.Scenario, err)
	}
	b := &builder{o: o, arm: arm, task: task.ID, kit: &Kit{System: sc.System, Prompt: o.promptText(sc, task), Env: env}}
	b.kit.proof, b.kit.check, b.kit.logs, b.kit.close = b.makeProof, b.checkServers, b.serverLogs, sync.OnceValue(b.closeAll)
	b.kit.wire, b.kit.tapes, b.kit.remarks = b.wireServers, b.readTapes, b.tapeRemarks
	if err := b.fillKit(ctx, sc, task); err != nil {
		_ = b.kit.Close() // why it could not be filled matters more
		return b.kit, err
	}
	return b.kit, nil
}

// promptText returns the task's prompt in this scenario, without injected text.
func (o *Outfitter) promptText(sc *suite.Scenario, task *suite.Task) string {
	out := sc.Prefix + task.Rendered + sc.Suffix
	for _, set := range o.Sets {
		if set.Preamble != "" {
			out = strings.TrimRight(out, "\n") + "\n\n" + set.Preamble
		}
	}
	return out
}

// Sketch returns a kit for estimates, at least as large as one of [Outfitter.Kit]. It
// starts no server: it uses the pins, and the tools of servers answer nothing.
func (o *Outfitter) Sketch(sc *suite.Scenario, task *suite.Task) *Kit {
	kit := &Kit{System: sc.System, Prompt: o.promptText(sc, task)}
	for _, set := range o.Sets {
		kit.Tools = append(kit.Tools, set.Tools...)
	}
	for _, u := range sc.Servers {
		if pin := o.Pins.Servers[u.Server()]; pin != nil {
			for _, spec := range pin.Tools {
				kit.Tools = append(kit.Tools, placebo{spec})
			}
		}
	}
	if sc.Inject != nil {
		kit.Prompt = wrapInjected(sc.Inject.Server, strings.Repeat(" ", maxInject), kit.Prompt)
	}
	return kit
}

// builder assembles one kit.
type builder struct {
	o        *Outfitter
	kit      *Kit
	arm      suite.Arm
	task     string
	own      []*counted
	servers  []*served
	launched []*launched // in place of servers, where the agent starts them
	closers  []func() error
}

func (b *builder) fillKit(ctx context.Context, sc *suite.Scenario, task *suite.Task) error {
	self := launchesServers(b.o.Suite, b.arm.Agent)
	if self && len(b.o.Sets) > 0 {
		return trial.Faultf(trial.ClassSetup, "agent %s has tools of its own: task tools cannot be given to it", b.arm.Agent)
	}
	for _, set := range b.o.Sets {
		for _, t := range set.Tools {
			b.own = append(b.own, b.offerTool(t))
		}
	}
	for _, u := range sc.Servers {
		add := b.addServer
		switch {
		case self:
			add = func(ctx context.Context, name string) error { return b.launchServer(ctx, name, u.Placebo != "") }
		case u.Placebo != "":
			add = b.addPlacebo
		}
		if err := add(ctx, u.Server()); err != nil {
			return err
		}
	}
	if sc.Inject != nil {
		if err := b.injectAnswer(ctx, sc.Inject, task.Rendered); err != nil {
			return err
		}
	}
	if qualifiesName(b.o.Suite, b.arm.Agent) {
		return nil
	}
	if err := checkNames(b.kit.Tools); err != nil {
		return trial.Faultf(trial.ClassSetup, "scenario %s: %w", b.arm.Scenario, err)
	}
	return nil
}

// offerTool adds a tool to the kit and counts its calls.
func (b *builder) offerTool(t Tool) *counted {
	c := &counted{Tool: t}
	b.kit.Tools = append(b.kit.Tools, c)
	return c
}

func (b *builder) addPlacebo(_ context.Context, name string) error {
	pin := b.o.Pins.Servers[name]
	if pin == nil {
		return trial.Faultf(trial.ClassTreatment, "placebo of %s: the server was not probed", name)
	}
	s := &served{name: "placebo:" + name, pin: pin, pinned: pin}
	for _, spec := range pin.Tools {
		s.tools = append(s.tools, b.offerTool(placebo{spec}))
	}
	b.servers = append(b.servers, s)
	return nil
}

func (b *builder) addServer(ctx context.Context, name string) error {
	s, err := b.openServer(ctx, name)
	if err != nil {
		return err
	}
	for _, spec := range s.pin.Tools {
		s.tools = append(s.tools, b.offerTool(remote{spec, s}))
	}
	return nil
}

// openServer gets a server of the life that the suite asks for and makes sure that it
// is the one that was probed. One that cannot be had is in the proof all the
// same, as not delivered.
func (b *builder) openServer(ctx context.Context, name string) (*served, error) {
	s := &served{name: name}
	b.servers = append(b.servers, s)
	pinned := b.o.Pins.Servers[name]
	if pinned == nil {
		return nil, trial.Faultf(trial.ClassTreatment, "server %s was not probed", name)
	}
	s.pinned = pinned
	err := b.connectServer(ctx, s)
	if err != nil {
		if failed, ok := errors.AsType[*mcp.StartError](err); ok {
			s.log = failed.Stderr
		}
		return nil, err
	}
	switch {
	case s.pin.Digest != pinned.Digest:
		s.changed = describeChanges(pinned, s.pin)
		s.dropShared()
		return nil, trial.Faultf(trial.ClassTreatment, "server %s changed its tools since the preflight: %s", name, s.changed)
	case s.pin.Data != pinned.Data:
		return nil, trial.Faultf(trial.ClassTreatment, "the data of server %s (%s) changed since the preflight", name, b.o.Suite.Servers[name].Data)
	}
	return s, nil
}

// connectServer starts a server for this trial, or borrows one that others use too.
func (b *builder) connectServer(ctx context.Context, s *served) error {
	switch b.o.Suite.Servers[s.name].Per {
	case "run":
		return b.borrowServer(ctx, s, s.name)
	case "arm":
		return b.borrowServer(ctx, s, s.name+"\x00"+b.arm.ID())
	}
	r, pin, err := b.o.dialServer(ctx, s.name, b.task)
	if err != nil {
		return err
	}
	s.takeSession(r, r, pin, true)
	b.closers = append(b.closers, r.Close)
	return nil
}

// borrowServer gets a server that other trials use as well. One that was there before
// must list its tools again: this proves the treatment of this trial, and finds
// a server that has died, in place of which another is started. The look at the
// tools with which another trial has just ended serves as well.
func (b *builder) borrowServer(ctx context.Context, s *served, life string) error {
	start := func(ctx context.Context) (*running, *ServerPin, error) { return b.o.dialServer(ctx, s.name, "") }
	for try := 1; ; try++ {
		l, err := b.o.pool.takeServer(ctx, life, start)
		if err != nil {
			return err
		}
		pin := l.pin
		if !l.fresh {
			if pin = l.takeListing(); pin == nil {
				pin, err = l.session.Pin(ctx)
			}
		}
		if err == nil {
			session := leased{l}
			s.takeSession(session, l.session, pin, l.fresh)
			b.closers = append(b.closers, session.Close)
			return nil
		}
		f := treatmentFault(ctx, fmt.Sprintf("list the tools of %s", b.o.Suite.Servers[s.name].Address()), err)
		if !f.Canceled() {
			l.dropServer()
			s.restarts++
		}
		_ = l.releaseServer() // that it is dead is known
		if f.Canceled() || try == 2 {
			return f
		}
	}
}

// leased is a session that other trials use as well: the next one must not get
// it once it has let a call down.
type leased struct{ l *lease }

func (s leased) Pin(ctx context.Context) (*ServerPin, error) { return s.l.session.Pin(ctx) }

func (s leased) Call(ctx context.Context, tool string, args json.RawMessage) (Result, error) {
	res, err := s.l.session.Call(ctx, tool, args)
	if err != nil && ctx.Err() == nil {
		s.l.dropServer()
	}
	return res, err
}

func (s leased) Close() error { return s.l.releaseServer() }

// maxInject is how many bytes of an answer inject puts before the prompt, so
// that the worst case of a trial is known.
const maxInject = 64 << 10

// injectAnswer asks one tool for the prompt and puts its answer before the prompt.
func (b *builder) injectAnswer(ctx context.Context, in *suite.Inject, prompt string) error {
	s := b.servedOf(in.Server)
	if s == nil {
		var err error
		if s, err = b.openServer(ctx, in.Server); err != nil {
			return err
		}
	}
	args := map[string]any{"query": prompt}
	if in.Top > 0 {
		args["limit"] = in.Top
	}
	raw, err := json.Marshal(args)
	if err != nil {
		return trial.Faultf(trial.ClassSetup, "inject: %w", err)
	}
	tool := in.Tool
	for _, t := range s.pin.Tools {
		if t.Is(tool) {
			tool = t.remoteName()
		}
	}
	res, err := s.callTool(ctx, tool, raw)
	s.injects++
	if err != nil || res.Error {
		s.failed++
	}
	if err != nil {
		if ctx.Err() != nil {
			return stopFault()
		}
		return trial.AsFault(err, trial.ClassTreatment)
	}
	if res.Error {
		return trial.Faultf(trial.ClassTreatment, "inject: tool %s of %s answered with an error: %s", in.Tool, in.Server, res.Text)
	}
	b.kit.Prompt = wrapInjected(in.Server, cutInjected(res.Text), b.kit.Prompt)
	return nil
}

func (b *builder) servedOf(name string) *served {
	for _, s := range b.servers {
		if s.name == name && s.session != nil {
			return s
		}
	}
	return nil
}

func wrapInjected(server, text, prompt string) string {
	return fmt.Sprintf("<context source=%q>\n%s\n</context>\n\n%s", server, text, prompt)
}

// cutInjected cuts text to maxInject bytes, with a remark about the cut.
func cutInjected(text string) string {
	text = strings.TrimSpace(strings.ToValidUTF8(text, "\uFFFD"))
	if len(text) <= maxInject {
		return text
	}
	n := maxInject - 64 // room for the remark
	for !utf8.RuneStart(text[n]) {
		n--
	}
	return fmt.Sprintf("%s\n[cut: the first %d of %d bytes]", text[:n], n, len(text))
}

func (b *builder) makeProof() trial.Proof {
	var p trial.Proof
	for _, l := range b.launched {
		p.Servers = append(p.Servers, l.makeProof())
	}
	for _, s := range b.servers {
		own := s.makeProof()
		i := slices.IndexFunc(p.Servers, func(o trial.ServerProof) bool { return o.Name == own.Name })
		if i >= 0 && len(b.launched) > 0 { // one process was the agent's, one was asked for inject
			p.Servers[i].Calls, p.Servers[i].Errors = p.Servers[i].Calls+own.Calls, p.Servers[i].Errors+own.Errors
			continue
		}
		p.Servers = append(p.Servers, own)
	}
	for _, t := range b.own {
		calls, errs := t.callCounts()
		p.Tools = append(p.Tools, trial.ToolProof{Name: t.Spec().Name, Calls: calls, Errors: errs})
	}
	return p
}

// checkServers checks every server once more. It does not stop at the first fault: the
// proof holds them all.
func (b *builder) checkServers(ctx context.Context) error {
	var first error
	for _, l := range b.launched {
		if err := l.checkDelivery(); err != nil && first == nil {
			first = err
		}
	}
	for _, s := range b.servers {
		if err := s.checkEnd(ctx); err != nil && first == nil {
			first = err
		}
	}
	return first
}

func (b *builder) serverLogs() []Log {
	var out []Log
	for _, l := range b.launched {
		if l.readTapes(); len(l.words) > 0 {
			out = append(out, Log{l.Name, l.words})
		}
	}
	for _, s := range b.servers {
		if text := s.newStderr(); len(text) > 0 {
			out = append(out, Log{s.name, text})
		}
	}
	return out
}

func (b *builder) closeAll() error {
	var errs []error
	for i := len(b.closers) - 1; i >= 0; i-- {
		errs = append(errs, b.closers[i]())
	}
	return errors.Join(errs...)
}

// remote is a tool of an MCP server.
type remote struct {
	spec   Spec
	server *served
}

func (r remote) Spec() Spec { return r.spec }

func (r remote) Call(ctx context.Context, args json.RawMessage) (Result, error) {
	return r.server.callTool(ctx, r.spec.remoteName(), args)
}
