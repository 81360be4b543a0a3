package equip

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/identity"
	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// ToolSet is the task tools of one kind, made for the suite's fixture. Preamble
// is put after every prompt (such as the list of files). TurnNote returns the text that
// tells an agent its limits ([TurnLimited]) and is put last; nil for none.
type ToolSet struct {
	Kind     string
	Tools    []Tool
	Preamble string
	TurnNote func(turns, results int) string
}

// TurnLimited is implemented by the settings of agents that make a limited number of
// requests: a trial has turns of them, and the results of the tool calls of one put at
// most results bytes before the model.
type TurnLimited interface {
	TurnLimits() (turns, results int)
}

// Session is a running MCP server, seen from here. Its methods are safe for
// concurrent use.
type Session interface {
	// Pin asks the server who it is and what tools it has.
	Pin(context.Context) (*ServerPin, error)
	// Call calls a tool; its error is a *trial.Fault of class treatment, or a stop of
	// the run.
	Call(ctx context.Context, tool string, args json.RawMessage) (Result, error)
	// Close stops the server. It may be called more than once.
	Close() error
}

// Dialer starts or reaches a server. env is the whole environment of its
// process, as "NAME=value".
type Dialer func(ctx context.Context, name string, s *suite.Server, env []string) (Session, error)

// Outfitter equips the trials of one suite. It is safe for concurrent use once Pins are
// set. A server lives as long as the suite says: for one trial, or until
// [Outfitter.Close] for all trials of an arm or of the run. If a shared server dies, it
// is started again for the next trial; trials that used it are void.
type Outfitter struct {
	Suite   *suite.Suite
	Sets    []ToolSet
	Dial    Dialer
	Environ []string // assay's own environment, already scrubbed
	Pins    Pins     // set by Probe, or taken from the run
	Arms    []string // ids of the arms that will run, for Probe; nil means all
	Temp    string   // parent of copies of servers' data; "" is the system's
	Program string   // value of {assay}; "" is the running program
	// InRooms returns the value of {assay} where an agent starts servers in its room,
	// and the recorder there; nil is Program.
	InRooms func() (string, error)

	// Workspace creates a folder with the files of the suite's workspace for the
	// preflight. It is nil if the suite has no workspace.
	Workspace func(context.Context) (dir string, remove func() error, err error)

	recordings recordings // recordings for yoked placebos
	schemas    sync.Map   // *mcp.ArgumentSchema by the text of the schema; nil if it does not compile

	pool   pool // servers that live per arm or per run
	starts starts
}

// Probe starts every server that a scenario of an arm to be run uses, and returns their
// pins. Its error would void every trial of an arm, and names the fix: a server that
// does not start, an unset variable, a tool that is missing, doubled or unfit for a
// model, a server that ends others of its kind.
func (o *Outfitter) Probe(ctx context.Context) (Pins, error) {
	pins := Pins{Fixture: o.Pins.Fixture, Tools: map[string][]Spec{}, Servers: map[string]*ServerPin{}}
	for _, set := range o.Sets {
		for _, t := range set.Tools {
			pins.Tools[set.Kind] = append(pins.Tools[set.Kind], t.Spec())
		}
	}
	for _, name := range o.usedScenarios() {
		if _, err := o.resolveEnv(o.Suite.Scenarios[name].Env.Names(), nil); err != nil {
			return pins, fmt.Errorf("scenario %s: %w", name, err)
		}
	}
	if err := o.probeServers(ctx, pins.Servers); err != nil {
		return pins, err
	}
	for _, name := range o.usedScenarios() {
		if err := o.probeRecordings(name, &pins); err != nil {
			return pins, err
		}
	}
	o.Pins = pins
	for _, name := range o.usedScenarios() {
		if err := o.checkScenario(name); err != nil {
			return pins, fmt.Errorf("scenario %s: %w", name, err)
		}
	}
	return pins, o.checkRefusals()
}

// probeServers pins the servers. It probes one of several servers that differ only in
// their view.
func (o *Outfitter) probeServers(ctx context.Context, pins map[string]*ServerPin) error {
	asked := map[string]*ServerPin{}
	for _, name := range o.usedServers() {
		var pin *ServerPin
		for other, p := range asked {
			if o.sameServer(name, other) {
				pin = p
			}
		}
		if pin == nil {
			var err error
			if pin, err = o.probeServer(ctx, name); err != nil {
				return err
			}
			asked[name] = pin
		}
		shown, err := o.showPin(name, o.settlePin(name, pin))
		if err == nil {
			err = checkTools(name, shown)
		}
		if err != nil {
			return err
		}
		pins[name] = shown
	}
	return nil
}

// sameServer reports whether two servers differ at most in their view.
func (o *Outfitter) sameServer(a, b string) bool {
	x, y := o.Suite.Servers[a], o.Suite.Servers[b]
	return a == b || x != nil && y != nil && x.SameProcess(y)
}

func (o *Outfitter) usedScenarios() []string {
	if o.Arms == nil {
		return slices.Sorted(maps.Keys(o.Suite.Scenarios))
	}
	var out []string
	for _, a := range o.Suite.Arms {
		if slices.Contains(o.Arms, a.ID()) {
			out = append(out, a.Scenario)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// probeServer starts one server and stops it again. Of one of which several processes
// will run at once it starts a second while the first runs.
func (o *Outfitter) probeServer(ctx context.Context, name string) (*ServerPin, error) {
	task := ""
	if len(o.Suite.Tasks) > 0 {
		task = o.Suite.Tasks[0].ID
	}
	root, removeRoot := o.probeRoot(name)
	defer removeRoot()
	session, pin, err := o.dialServer(ctx, name, task, root, nil)
	if err != nil {
		return nil, o.startError(name, err)
	}
	if like, ok := session.Session.(placeboDescriber); ok && o.needsPlacebo(name) {
		if pin.Likeness, err = like.Likeness(ctx); err != nil {
			_ = session.Close() // why it cannot be imitated matters more
			return nil, fmt.Errorf("server %s: note what a placebo of it looks like: %w", name, err)
		}
	}
	if l, ok := session.Session.(listPinner); ok {
		if err = l.PinLists(ctx, pin); err != nil {
			_ = session.Close() // the earlier error matters more
			return nil, o.startError(name, err)
		}
	}
	if o.runsSeveral(name) {
		err = o.startSecond(ctx, session, pin, task, root)
	}
	if cerr := session.Close(); cerr != nil && err == nil {
		err = fmt.Errorf("stop server %s after the preflight: %w", name, cerr)
	}
	return pin, err
}

// listPinner is a session that can pin prompts, resources and other lists of its
// server.
type listPinner interface {
	PinLists(context.Context, *ServerPin) error
}

// placeboDescriber is a session that can describe a placebo of its server.
type placeboDescriber interface {
	Likeness(context.Context) (json.RawMessage, error)
}

// needsPlacebo reports whether an agent that starts its servers itself needs a placebo
// of the named server, or of another view of the same server.
func (o *Outfitter) needsPlacebo(name string) bool {
	return slices.ContainsFunc(o.Suite.Arms, func(a suite.Arm) bool {
		sc := o.Suite.Scenarios[a.Scenario]
		return sc != nil && LaunchesServers(o.Suite, a.Agent) && slices.ContainsFunc(sc.Servers, func(u suite.ServerUse) bool {
			return u.Placebo != "" && o.sameServer(u.Placebo, name)
		})
	})
}

func checkTools(name string, pin *ServerPin) error {
	if len(pin.Tools) == 0 && len(pin.Hidden) > 0 {
		return fmt.Errorf("server %s: every tool is left out: there is nothing to offer to an agent", name)
	}
	if len(pin.Tools) == 0 {
		return fmt.Errorf("server %s has no tools: there is nothing to offer to an agent", name)
	}
	seen := map[string]bool{}
	for _, t := range pin.Tools {
		if seen[t.RealName()] {
			return fmt.Errorf("server %s lists tool %s twice: model APIs take a name once", name, t.RealName())
		}
		seen[t.RealName()] = true
		if why := mcp.InvalidReason(mcp.ToolInfo{Schema: t.Schema}); why != "" {
			return fmt.Errorf("server %s: tool %s cannot be offered to a model: %s: correct it, or leave it out with %s", name, t.RealName(), why, leaveOut(name, t.RealName()))
		}
	}
	return nil
}

// startError returns the error of a server that does not start at preflight.
func (o *Outfitter) startError(name string, err error) error {
	if f, ok := errors.AsType[*trial.Fault](err); ok && !f.Canceled() {
		return fmt.Errorf("%w%s", f.Err, o.startAdvice(name, f.Err)) // the class means nothing yet
	}
	return err
}

// runsSeveral reports whether processes of a server will run next to each other.
func (o *Outfitter) runsSeveral(name string) bool {
	s := o.Suite.Servers[name]
	if s.URL != "" || o.Suite.Limits.Jobs < 2 {
		return false
	}
	arms := 0
	for _, a := range o.Suite.Arms {
		if sc := o.Suite.Scenarios[a.Scenario]; sc != nil && (o.Arms == nil || slices.Contains(o.Arms, a.ID())) && slices.ContainsFunc(serversOf(sc), func(s string) bool { return o.sameServer(s, name) }) {
			arms++
		}
	}
	switch s.Per {
	case "run":
		return false
	case "arm":
		return arms > 1
	}
	return arms*len(o.Suite.Tasks)*max(o.Suite.Trials, 1) > 1
}

// startSecond starts a second process of a server and looks whether the first one
// survives it, and whether both have the same tools.
func (o *Outfitter) startSecond(ctx context.Context, first *running, pin *ServerPin, task string, root rootFunc) error {
	name := first.name
	second, other, err := o.dialServer(ctx, name, task, root, nil)
	if err != nil {
		return fmt.Errorf("start a second process of it next to the first, as trials at once need: %w", o.startError(name, err))
	}
	defer second.Close()
	if _, err = first.Pin(ctx); err != nil {
		if ctx.Err() != nil {
			return stopFault()
		}
		if f, ok := errors.AsType[*trial.Fault](err); ok {
			err = f.Err
		}
		return fmt.Errorf("server %s does not live next to a second process of it, as trials at once need: %w", name, err)
	}
	pin, other = o.settlePin(name, pin), o.settlePin(name, other)
	if !other.shows(pin) && !o.Suite.Servers[name].AllowChanges {
		return fmt.Errorf("server %s changes %s each time it starts (%s): no trial could be held against another", name, changedPart(pin, other), describeChanges(pin, other))
	}
	return nil
}

// startAdvice returns the fix for a server that does not start, unless err names it.
func (o *Outfitter) startAdvice(name string, err error) string {
	switch s := o.Suite.Servers[name]; {
	case s == nil || errors.Is(err, errVariable):
		return ""
	case s.URL != "":
		return fmt.Sprintf(": start it, or correct servers.%s.url in the suite", name)
	case errors.Is(err, exec.ErrNotFound):
		return fmt.Sprintf(": install it, or correct servers.%s.command in the suite", name)
	}
	return fmt.Sprintf(": run the command by hand to see what is wrong, or correct servers.%s in the suite", name)
}

func (o *Outfitter) checkScenario(name string) error {
	sc := o.Suite.Scenarios[name]
	if in := sc.Inject; in != nil {
		var names []string
		there := false
		for _, t := range o.Pins.Servers[in.Server].Tools {
			names = append(names, t.RealName())
			there = there || t.Is(in.Tool)
		}
		if !there {
			return fmt.Errorf("inject: server %s has no tool %s; it has %s", in.Server, in.Tool, strings.Join(names, ", "))
		}
	}
	alone := func(a suite.Arm) bool { return a.Scenario == name && qualifiesName(o.Suite, a.Agent) }
	others := func(a suite.Arm) bool { return a.Scenario == name && !qualifiesName(o.Suite, a.Agent) }
	if slices.ContainsFunc(o.Suite.Arms, alone) && !slices.ContainsFunc(o.Suite.Arms, others) {
		return nil
	}
	return checkNames(o.Sketch(suite.Arm{Scenario: name}, &suite.Task{}).Tools)
}

// serversOf returns the servers of a scenario, including placebos and injected servers.
func serversOf(sc *suite.Scenario) []string {
	var out []string
	for _, u := range sc.Servers {
		out = append(out, u.Server())
	}
	if sc.Inject != nil {
		out = append(out, sc.Inject.Server)
	}
	return out
}

func (o *Outfitter) usedServers() []string {
	var out []string
	for _, name := range o.usedScenarios() {
		out = append(out, serversOf(o.Suite.Scenarios[name])...)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// dialServer starts a server and lists its tools. Its error is a *trial.Fault. task, root
// and programs apply to servers that live for one trial; a nil root offers none.
func (o *Outfitter) dialServer(ctx context.Context, name, task string, root rootFunc, programs *proc.Group) (*running, *ServerPin, error) {
	conf := o.Suite.Servers[name]
	if conf == nil {
		return nil, nil, trial.Faultf(trial.ClassTreatment, "server %s is not defined", name)
	}
	r := &running{o: o, name: name}
	if conf.Alone {
		r.turn = make(chan struct{}, 1)
	}
	s, env, err := o.settleServer(ctx, r, conf, task, o.findProgram)
	if err != nil {
		if ctx.Err() != nil {
			return nil, nil, stopFault()
		}
		return nil, nil, trial.Faultf(trial.ClassTreatment, "server %s: %w", name, err)
	}
	s.Root = root
	s.Limits = o.Suite.ProgramLimits().OrDefault()
	s.Limits.Disk = 0 // it has no room of its own
	s.Limits.Group = programs
	r.started = time.Now()
	if len(s.Command) > 0 {
		r.program = s.Command[0]
		o.starts.addStart(r)
	}
	if r.Session, err = o.Dial(ctx, name, s, env); err != nil {
		hint := ""
		if errors.Is(err, mcp.ErrDied) {
			hint = o.starts.likelyKiller(r, time.Now(), err)
		}
		if r.data != nil {
			_ = r.data.removeCopy() // why it does not start matters more
		}
		if hint != "" {
			err = fmt.Errorf("%w; %s", err, hint)
		}
		return nil, nil, treatmentFault(ctx, fmt.Sprintf("start server %s (%s)", name, s.Address()), err)
	}
	pin, err := r.Pin(ctx)
	if err != nil {
		_ = r.Close() // why it has no tools matters more
		return nil, nil, treatmentFault(ctx, fmt.Sprintf("list the tools of %s", s.Address()), err)
	}
	pin.StartMS = time.Since(r.started).Milliseconds()
	if r.identity, err = r.prove(); err != nil {
		_ = r.Close() // the earlier error matters more
		return nil, nil, trial.Faultf(trial.ClassSetup, "server %s: %w", name, err)
	}
	pin.Program = r.identity
	return r, pin, nil
}

// proveServer returns the identity of a server's program, or "" if unknown. conf is the
// server's settings in the suite, s the settings of the process started with env, and
// data its copy of the data.
func (o *Outfitter) proveServer(conf, s *suite.Server, env []string, data string) (seal.Digest, error) {
	if len(s.Command) == 0 {
		return "", nil
	}
	return identity.Prove(identity.Command{
		Args: s.Command, Env: env, Named: slices.Concat(s.Env.Names(), slices.Collect(maps.Keys(s.Set))),
		Own: conf.Command[0] == suite.PlaceAssay, Data: data, Folder: o.Suite.Dir, Files: conf.Identity,
	})
}

// settleServer completes settings that are open until a server starts: the copy of its
// data, placeholders, secrets in its headers, its environment.
func (o *Outfitter) settleServer(ctx context.Context, r *running, conf *suite.Server, task string, program func() (string, error)) (s *suite.Server, env []string, err error) {
	defer func() {
		if err != nil && r.data != nil {
			_ = r.data.removeCopy() // the missing file matters more
		}
	}()
	values := map[string]string{suite.PlaceTask: task}
	if conf.Uses(suite.PlaceAssay) {
		if values[suite.PlaceAssay], err = program(); err != nil {
			return nil, nil, err
		}
	}
	if conf.Uses(suite.PlaceSuite) {
		if o.Suite.Dir == "" {
			return nil, nil, fmt.Errorf("%s is in its settings, but the suite is in no folder", suite.PlaceSuite)
		}
		if values[suite.PlaceSuite], err = filepath.Abs(o.Suite.Dir); err != nil {
			return nil, nil, err
		}
	}
	if conf.Data != "" {
		if r.data, err = copyData(ctx, o.Suite.Files, conf.Data, o.Temp); err != nil {
			return nil, nil, fmt.Errorf("copy its data %s: %w", conf.Data, err)
		}
		values[suite.PlaceData] = r.data.path
	}
	s = conf.Expand(values)
	s.CallMax = o.Suite.Limits.CallMax
	s.Headers = map[string]string{}
	for _, name := range slices.Sorted(maps.Keys(conf.Headers)) {
		if s.Headers[name], err = suite.ExpandHeader(conf.Headers[name], o.secretValue); err != nil {
			return nil, nil, fmt.Errorf("header %s: %w", name, err)
		}
	}
	env, err = o.serverEnv(s)
	r.prove = func() (seal.Digest, error) { return o.proveServer(conf, s, env, values[suite.PlaceData]) }
	return s, env, err
}

// secretValue returns the value of a variable that goes into a header. It must be one
// that is kept out of the records.
func (o *Outfitter) secretValue(name string) (string, error) {
	kv, err := o.resolveEnv([]string{name}, nil)
	if err != nil || len(seal.Secrets(kv)) == 0 {
		return "", fmt.Errorf("variable %s %w", name, errVariable)
	}
	return kv[0][len(name)+1:], nil
}

// treatmentFault makes err a fault of class treatment that another attempt may mend,
// unless it is one that knows better or our own stop.
func treatmentFault(ctx context.Context, what string, err error) *trial.Fault {
	if ctx.Err() != nil {
		return stopFault()
	}
	was, ok := errors.AsType[*trial.Fault](err)
	if !ok {
		return passingFault("%s: %w", what, err)
	}
	f := passingFault("%s: %w", what, was.Err)
	f.Retry = was.Retry
	return f
}

// passingFault returns a fault of class treatment that a retry may resolve.
func passingFault(format string, args ...any) *trial.Fault {
	return &trial.Fault{Class: trial.ClassTreatment, Retry: true, Err: fmt.Errorf(format, args...)}
}

// stopFault returns the fault of a trial that was not equipped because the run stops.
func stopFault() *trial.Fault {
	return &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: context.Canceled}
}

// errVariable reports that a variable named by the suite is unavailable.
var errVariable = errors.New("is not set, or too short to be kept out of the records: export it before the run")

func (o *Outfitter) resolveEnv(names []string, set map[string]string) ([]string, error) {
	var out []string
	for _, name := range names {
		i := slices.IndexFunc(o.Environ, func(kv string) bool { return strings.HasPrefix(kv, name+"=") })
		if i < 0 {
			return nil, fmt.Errorf("variable %s %w", name, errVariable)
		}
		out = append(out, o.Environ[i])
	}
	for _, name := range slices.Sorted(maps.Keys(set)) {
		out = append(out, name+"="+set[name])
	}
	return out, nil
}

// common are the variables that every server inherits, because hardly a program works
// without them.
var common = []string{"HOME", "LANG", "PATH", "TMPDIR", "USER"}

// serverEnv returns the whole environment of a server, sorted: the common variables,
// overridden by the suite's.
func (o *Outfitter) serverEnv(s *suite.Server) ([]string, error) {
	named, err := o.resolveEnv(s.Env.Names(), s.Set)
	if err != nil {
		return nil, err
	}
	byName := map[string]string{}
	for _, kv := range o.Environ {
		if name, _, _ := strings.Cut(kv, "="); slices.Contains(common, name) {
			byName[name] = kv
		}
	}
	for _, kv := range named {
		name, _, _ := strings.Cut(kv, "=")
		byName[name] = kv
	}
	return slices.Sorted(maps.Values(byName)), nil
}

// Close stops the servers that live longer than a trial. Nothing can be
// equipped with one of these afterwards.
func (o *Outfitter) Close() error { return o.pool.closeAll() }

// ProbeLikeness starts or reaches one server of a suite like a run, reads its likeness,
// and stops it. environ is assay's own environment, scrubbed.
func ProbeLikeness(ctx context.Context, s *suite.Suite, name string, environ []string) (like mcp.Likeness, err error) {
	o := &Outfitter{Suite: s, Dial: DialMCP, Environ: environ}
	task := ""
	if len(s.Tasks) > 0 {
		task = s.Tasks[0].ID
	}
	session, _, err := o.dialServer(ctx, name, task, nil, nil)
	if err != nil {
		return like, o.startError(name, err)
	}
	defer func() {
		if cerr := session.Close(); cerr != nil && err == nil {
			err = fmt.Errorf("stop server %s: %w", name, cerr)
		}
	}()
	shown, ok := session.Session.(placeboDescriber)
	if !ok {
		return like, fmt.Errorf("server %s cannot be described", name)
	}
	b, err := shown.Likeness(ctx)
	if err != nil {
		return like, err
	}
	return like, json.Unmarshal(b, &like)
}
