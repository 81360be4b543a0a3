package worker

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"time"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Catalog makes the polymorphic parts of a suite. The command line fills it in, so
// that lower packages know no kinds.
type Catalog struct {
	Agent  func(name string, a *suite.Agent) (agent.Agent, error)
	Grader func(name string, g *suite.Grader) (grade.Grader, error)
	Tools  func(ctx context.Context, t suite.Tool, fixture fs.FS) (equip.ToolSet, error)
	Dial   equip.Dialer
}

// Setting is the environment of a runtime.
type Setting struct {
	Catalog  Catalog
	Fixture  fs.FS       // the suite's workspace; nil if it has none
	Digest   seal.Digest // of Fixture
	Environ  []string    // assay's environment, scrubbed
	Redactor *seal.Redactor
	Now      func() time.Time
	Temp     string // parent of rooms; "" is the system's
	Rooms    Rooms
	Open     trial.Opener
	// Keep makes a large blob durable where Open finds it; nil leaves all in memory until
	// the attempt is recorded.
	Keep  func(seal.Digest, []byte) error
	Cache *journal.Cache // cache of model responses; nil for none
	// Only names the agents to make; nil makes all. Grading needs none.
	Only []string
	// Arms names the arms to run, so that the needs of others are not probed. Nil
	// means all.
	Arms []string
}

// Runtime carries out assignments of one suite. It is safe for concurrent use.
type Runtime struct {
	Suite *suite.Suite
	Setting

	agents  map[string]agent.Agent
	graders map[string]grade.Grader
	names   []string // of graders, sorted, without the built-in one
	tasks   map[string]*suite.Task
	outfit  *equip.Outfitter
	keys    keyParts
	shared  sharedParts
}

// NewRuntime makes every agent and grader that the suite uses. It starts no
// process; [Runtime.Probe] does.
func NewRuntime(ctx context.Context, s *suite.Suite, set Setting) (*Runtime, error) {
	if set.Now == nil {
		set.Now = time.Now
	}
	r := &Runtime{Suite: s, Setting: set, agents: map[string]agent.Agent{}, graders: map[string]grade.Grader{}, tasks: make(map[string]*suite.Task, len(s.Tasks))}
	for _, t := range s.Tasks {
		r.tasks[t.ID] = t
	}
	for _, arm := range s.Arms {
		if r.agents[arm.Agent] != nil || set.Only != nil && !slices.Contains(set.Only, arm.Agent) {
			continue
		}
		a, err := set.Catalog.Agent(arm.Agent, s.Agents[arm.Agent])
		if err != nil {
			return nil, fmt.Errorf("agent %s: %w", arm.Agent, err)
		}
		r.agents[arm.Agent] = a
	}
	for _, name := range slices.Sorted(maps.Keys(s.Graders)) {
		made, err := set.Catalog.Grader(name, s.Graders[name])
		if err != nil {
			return nil, fmt.Errorf("grader %s: %w", name, err)
		}
		r.graders[name] = made
		r.names = append(r.names, name)
	}
	r.outfit = &equip.Outfitter{Suite: s, Dial: set.Catalog.Dial, Environ: set.Environ, Pins: equip.Pins{Fixture: set.Digest}, Arms: set.Arms, Temp: set.Temp, InRooms: set.Rooms.Program}
	if slices.ContainsFunc(s.Tasks, r.hasRoom) {
		r.outfit.Workspace = r.probeFolder
	}
	for _, t := range s.Tools {
		set, err := set.Catalog.Tools(ctx, t, set.Fixture)
		if err != nil {
			return nil, fmt.Errorf("task tools %s: %w", t.Kind, err)
		}
		r.outfit.Sets = append(r.outfit.Sets, set)
	}
	return r, nil
}

// alterations returns the [agent.Altered] phrases of the agents, by agent.
func (r *Runtime) alterations() map[string][]string {
	var out map[string][]string
	for name, a := range r.agents {
		if a, ok := a.(agent.Altered); ok && len(a.Alterations()) > 0 {
			if out == nil {
				out = map[string][]string{}
			}
			out[name] = a.Alterations()
		}
	}
	return out
}

// Probe checks that agents, graders and servers can run here and returns the pins.
// Its error names the missing part and the fix.
func (r *Runtime) Probe(ctx context.Context) (equip.Pins, error) {
	if err := r.ProbeAgents(ctx); err != nil {
		return equip.Pins{}, err
	}
	return r.ProbeKit(ctx)
}

// ProbeAgents checks that the agents can run here.
func (r *Runtime) ProbeAgents(ctx context.Context) error {
	return r.probeAgents(ctx, func(string) bool { return true })
}

// ProbeScripted checks that agents whose answers do not come from a model can run here.
// Other agents run nothing in a replay.
func (r *Runtime) ProbeScripted(ctx context.Context) error {
	return r.probeAgents(ctx, func(name string) bool {
		return slices.ContainsFunc(r.Suite.Arms, func(a suite.Arm) bool { return a.Agent == name && r.Source(a.ID()) != trial.Live })
	})
}

func (r *Runtime) probeAgents(ctx context.Context, wanted func(name string) bool) error {
	for _, name := range slices.Sorted(maps.Keys(r.agents)) {
		if !wanted(name) {
			continue
		}
		if err := r.agents[name].Probe(ctx); err != nil {
			return fmt.Errorf("agent %s: %w", name, err)
		}
	}
	return nil
}

// ProbeKit checks graders and servers and returns the pins: a plan, which runs
// no agent, can be made without keys.
func (r *Runtime) ProbeKit(ctx context.Context) (equip.Pins, error) {
	if err := r.ProbeGraders(ctx); err != nil {
		return equip.Pins{}, err
	}
	return r.probeServers(ctx, nil)
}

// The names of parts of a suite that a machine can lack.
const (
	AgentPart     = "agent "
	GraderPart    = "grader "
	ServersPart   = "servers"
	IsolationPart = "isolation"
)

// ProbeParts is Probe on a machine that need not serve all parts of the suite. missing
// holds the agents and graders that cannot run here, with the reason. If servers is set,
// servers may also be missing.
func (r *Runtime) ProbeParts(ctx context.Context, servers bool) (pins equip.Pins, missing map[string]string, err error) {
	missing = map[string]string{}
	for _, name := range slices.Sorted(maps.Keys(r.agents)) {
		if err := r.agents[name].Probe(ctx); err != nil {
			missing[AgentPart+name] = err.Error()
		}
	}
	for _, name := range r.names {
		if err := r.graders[name].Probe(ctx); err != nil {
			missing[GraderPart+name] = err.Error()
		}
	}
	pins, err = r.probeServers(ctx, missing)
	if err != nil && servers && ctx.Err() == nil {
		missing[ServersPart], err = err.Error(), nil
	}
	return pins, missing, err
}

// probeServers checks servers and rooms and returns the pins, without those of missing
// graders.
func (r *Runtime) probeServers(ctx context.Context, missing map[string]string) (equip.Pins, error) {
	defer r.keys.forgetParts()
	pins, err := r.outfit.Probe(ctx)
	pins.Agents = r.alterations()
	if err == nil {
		err = r.checkFit()
	}
	for _, name := range r.names {
		if _, lacks := missing[GraderPart+name]; lacks {
			continue
		}
		if p, ok := r.graders[name].(grade.Pinned); ok {
			if pins.Graders == nil {
				pins.Graders = map[string]map[string]string{}
			}
			pins.Graders[name] = p.Pins()
		}
	}
	if err == nil {
		err = r.pinRooms(ctx, &pins)
	}
	r.outfit.Pins.Isolation, r.outfit.Pins.Commit, r.outfit.Pins.Images = pins.Isolation, pins.Commit, pins.Images
	return pins, err
}

// checkFit asks agents that can check it whether tasks and kits fit together. A part
// missing in one arm is a difference to measure; a part missing in all is a mistake.
func (r *Runtime) checkFit() error {
	for _, t := range r.Suite.Tasks {
		var first error
		for _, arm := range r.Suite.Arms {
			who, ok := r.agents[arm.Agent].(agent.Fitter)
			if !ok {
				continue
			}
			err := who.Fits(t, r.outfit.Sketch(arm, t))
			if err == nil {
				first = nil
				break
			}
			if first == nil {
				first = fmt.Errorf("arm %s: %w", arm.ID(), err)
			}
		}
		if first != nil {
			return first
		}
	}
	return nil
}

// ProbeGraders checks that the graders can run here.
func (r *Runtime) ProbeGraders(ctx context.Context) error {
	for _, name := range r.names {
		if err := r.graders[name].Probe(ctx); err != nil {
			return fmt.Errorf("grader %s: %w", name, err)
		}
	}
	return nil
}

// UsePins sets the pins of a run in place of probing.
func (r *Runtime) UsePins(p equip.Pins) {
	r.outfit.Pins = p
	r.keys.forgetParts()
}

// OfferedTools returns the tools that the arms of the suite offer according to the
// preflight. complete reports whether agents can call no other tools: every server was
// probed, and no agent has tools of its own.
func (r *Runtime) OfferedTools() (offered []equip.Spec, complete bool) {
	return r.outfit.OfferedTools()
}

// Close stops the servers of the whole run and removes the shared parts of rooms.
func (r *Runtime) Close() error { return errors.Join(r.outfit.Close(), r.shared.closeShared()) }

// Graders returns the names of the suite's graders, sorted; the built-in grader
// [trial.AgentGrader] is not among them but always runs.
func (r *Runtime) Graders() []string { return slices.Clone(r.names) }

// Columns returns the columns of a grader, including the built-in one; nil if the
// name is unknown.
func (r *Runtime) Columns(name string) []grade.Column {
	if name == trial.AgentGrader {
		return slices.Clone(builtInColumns)
	}
	if g := r.graders[name]; g != nil {
		return g.Columns()
	}
	return nil
}

// Agent returns the agent of an arm.
func (r *Runtime) Agent(arm string) agent.Agent {
	a, _ := r.armByID(arm)
	return r.agents[a.Agent]
}

// Source returns the source of an arm's answers when they are not cached.
func (r *Runtime) Source(arm string) trial.Source {
	if s, ok := r.Agent(arm).(agent.Source); ok {
		return s.Source()
	}
	return trial.Live
}

// IsFree reports whether an arm asks no model, and so costs nothing.
func (r *Runtime) IsFree(arm string) bool {
	_, ok := r.Agent(arm).(agent.Free)
	return ok
}

// IsFresh reports whether an arm never uses the cache.
func (r *Runtime) IsFresh(arm string) bool {
	f, ok := r.Agent(arm).(agent.Fresh)
	return ok && f.Fresh()
}

// Unproved returns the parts of an arm with an unknown identity, such as "server docs".
// Their code may have changed although their tools and version have not.
func (r *Runtime) Unproved(arm string) []string {
	a, err := r.armByID(arm)
	if err != nil {
		return nil
	}
	var names []string
	if who, ok := r.agents[a.Agent].(agent.Program); ok && !who.IsProved() {
		names = append(names, "agent "+a.Agent)
	}
	servers := []string{}
	sc := r.Suite.Scenarios[a.Scenario]
	for _, use := range sc.Servers {
		servers = append(servers, use.Name) // "" for a placebo, which depends only on the tools
	}
	if sc.Inject != nil {
		servers = append(servers, sc.Inject.Server)
	}
	for _, name := range servers {
		if pin := r.outfit.Pins.Servers[name]; name != "" && (pin == nil || pin.Program == "") {
			names = append(names, "server "+name)
		}
	}
	return names
}

// Reuses reports whether an arm can take single responses from the cache.
func (r *Runtime) Reuses(arm string) bool {
	_, ok := r.Agent(arm).(agent.Reuser)
	return ok
}

// Provider returns the name under which an arm's requests are paced, or "".
func (r *Runtime) Provider(arm string) string {
	if p, ok := r.Agent(arm).(agent.Paced); ok {
		return p.Provider()
	}
	return ""
}

// ProbeEndpoint finds out without cost whether the model endpoint of an arm answers, as
// [agent.Prober]. An arm without one that assay knows is [errors.ErrUnsupported].
func (r *Runtime) ProbeEndpoint(ctx context.Context, arm string) error {
	p, ok := r.Agent(arm).(agent.Prober)
	if !ok {
		return errors.ErrUnsupported
	}
	err := p.ProbeEndpoint(ctx)
	if f, ok := errors.AsType[*trial.Fault](err); ok {
		return errors.Join(r.cleanFault(f), noProbe(err))
	}
	return err
}

// noProbe returns [llm.ErrNoProbe] if err wraps it, else nil.
func noProbe(err error) error {
	if errors.Is(err, llm.ErrNoProbe) {
		return llm.ErrNoProbe
	}
	return nil
}

// WorstCase returns the largest trial of an arm, over all tasks; false if the agent
// has no bound or costs nothing.
func (r *Runtime) WorstCase(arm string) (agent.Bound, bool) {
	b, ok := r.Agent(arm).(agent.Bounded)
	a, err := r.armByID(arm)
	if !ok || err != nil {
		return agent.Bound{}, false
	}
	var worst agent.Bound
	for _, t := range r.Suite.Tasks {
		if w := b.Worst(r.outfit.Sketch(a, t)); w.Input+w.Output >= worst.Input+worst.Output {
			worst = w
		}
	}
	return worst, true
}

// IsMetered reports whether trials of an arm ask the purse of a run before each request.
func (r *Runtime) IsMetered(arm string) bool {
	m, ok := r.Agent(arm).(agent.Metered)
	return ok && m.AsksPurse()
}

func (r *Runtime) agentPolicy() agent.Policy {
	p := r.Suite.Retry
	return llm.Policy{Attempts: p.Attempts, First: p.First.D(), Factor: p.Factor}
}

func (r *Runtime) armByID(id string) (suite.Arm, error) {
	if i := slices.IndexFunc(r.Suite.Arms, func(a suite.Arm) bool { return a.ID() == id }); i >= 0 {
		return r.Suite.Arms[i], nil
	}
	return suite.Arm{}, trial.Faultf(trial.ClassSetup, "arm %s is not in the suite", id)
}

func (r *Runtime) taskByID(id string) (*suite.Task, error) {
	if t := r.tasks[id]; t != nil {
		return t, nil
	}
	return nil, trial.Faultf(trial.ClassSetup, "task %s is not in the suite", id)
}
