package equip

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// ToolSet is the task tools of one kind, made for the suite's fixture. Preamble
// is put after every prompt (such as the list of files).
type ToolSet struct {
	Kind     string
	Tools    []Tool
	Preamble string
}

// Session is a running MCP server, seen from here.
type Session interface {
	// Pin asks the server who it is and what tools it has.
	Pin(context.Context) (*ServerPin, error)
	// Call calls a tool; its error is a *trial.Fault of class treatment.
	Call(ctx context.Context, tool string, args json.RawMessage) (Result, error)
	Close() error
}

// Dialer starts or reaches a server. env holds the variables that the suite
// passes on to it, as "NAME=value".
type Dialer func(ctx context.Context, name string, s *suite.Server, env []string) (Session, error)

// Outfitter equips the trials of one suite. It is safe for concurrent use.
type Outfitter struct {
	Suite   *suite.Suite
	Sets    []ToolSet
	Dial    Dialer
	Environ []string // assay's own environment, already scrubbed
	Pins    Pins     // set after Probe, or taken from the run

	mu     sync.Mutex
	shared map[string]*sharedSession // servers that live per arm or per run
}

type sharedSession struct {
	once    sync.Once
	session Session
	pin     *ServerPin
	err     error
}

// Probe starts every server that a scenario uses, once, and returns what it
// found. A server that does not start, or a variable that is not set, is an
// error that names the command and the fix.
func (o *Outfitter) Probe(ctx context.Context) (Pins, error) {
	pins := Pins{Fixture: o.Pins.Fixture, Tools: map[string][]Spec{}, Servers: map[string]*ServerPin{}}
	for _, set := range o.Sets {
		specs := make([]Spec, len(set.Tools))
		for i, t := range set.Tools {
			specs[i] = t.Spec()
		}
		pins.Tools[set.Kind] = specs
	}
	for _, name := range o.usedServers() {
		session, pin, err := o.dial(ctx, name)
		if err != nil {
			return pins, err
		}
		if err := session.Close(); err != nil {
			return pins, fmt.Errorf("stop server %s after the preflight: %w", name, err)
		}
		pins.Servers[name] = pin
	}
	o.Pins = pins
	return pins, nil
}

func (o *Outfitter) usedServers() []string {
	used := map[string]bool{}
	for _, sc := range o.Suite.Scenarios {
		for _, u := range sc.Servers {
			used[u.Server()] = true
		}
		if sc.Inject != nil {
			used[sc.Inject.Server] = true
		}
	}
	return slices.Sorted(maps.Keys(used))
}

func (o *Outfitter) dial(ctx context.Context, name string) (Session, *ServerPin, error) {
	s := o.Suite.Servers[name]
	if s == nil {
		return nil, nil, trial.Faultf(trial.ClassTreatment, "server %s is not defined", name)
	}
	env, err := o.env(s.Env, s.Set)
	if err != nil {
		return nil, nil, trial.Faultf(trial.ClassTreatment, "server %s: %w", name, err)
	}
	started := time.Now()
	session, err := o.Dial(ctx, name, s, env)
	if err != nil {
		return nil, nil, asTreatment(ctx, fmt.Errorf("start server %s (%s): %w", name, s.Address(), err))
	}
	pin, err := session.Pin(ctx)
	if err != nil {
		session.Close()
		return nil, nil, asTreatment(ctx, fmt.Errorf("ask server %s (%s) for its tools: %w", name, s.Address(), err))
	}
	pin.StartMS = time.Since(started).Milliseconds()
	return session, pin, nil
}

// asTreatment makes err a fault of class treatment that another attempt may
// mend, unless it is our own stop.
func asTreatment(ctx context.Context, err error) error {
	if cause := context.Cause(ctx); cause != nil {
		return &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: context.Canceled}
	}
	return &trial.Fault{Class: trial.ClassTreatment, Retry: true, Err: err}
}

// env resolves names against assay's environment and adds fixed values.
func (o *Outfitter) env(names []string, set map[string]string) ([]string, error) {
	var out []string
	for _, name := range names {
		i := slices.IndexFunc(o.Environ, func(kv string) bool { return strings.HasPrefix(kv, name+"=") })
		if i < 0 {
			return nil, fmt.Errorf("variable %s is not set, or too short to be kept out of the records: export it before the run", name)
		}
		out = append(out, o.Environ[i])
	}
	for _, name := range slices.Sorted(maps.Keys(set)) {
		out = append(out, name+"="+set[name])
	}
	return out, nil
}

// Kit equips one trial of arm. The caller closes it. Its error is a
// *trial.Fault.
func (o *Outfitter) Kit(ctx context.Context, arm suite.Arm, task *suite.Task) (*Kit, error) {
	sc := o.Suite.Scenarios[arm.Scenario]
	if sc == nil {
		return nil, trial.Faultf(trial.ClassSetup, "scenario %s is not defined", arm.Scenario)
	}
	env, err := o.env(sc.Env, sc.Set)
	if err != nil {
		return nil, trial.Faultf(trial.ClassSetup, "scenario %s: %w", arm.Scenario, err)
	}
	kit := &Kit{System: sc.System, Prompt: sc.Prefix + task.Rendered + sc.Suffix, Env: env}
	k := &builder{o: o, kit: kit, arm: arm}
	for _, set := range o.Sets {
		if set.Preamble != "" {
			kit.Prompt = strings.TrimRight(kit.Prompt, "\n") + "\n\n" + set.Preamble
		}
		for _, t := range set.Tools {
			c := &counted{Tool: t}
			k.own = append(k.own, c)
			kit.Tools = append(kit.Tools, c)
		}
	}
	kit.proof, kit.close = k.proof, k.close
	for _, u := range sc.Servers {
		if err := k.add(ctx, u); err != nil {
			k.close()
			return nil, err
		}
	}
	if sc.Inject != nil {
		if err := k.inject(ctx, sc.Inject, task.Rendered); err != nil {
			k.close()
			return nil, err
		}
	}
	if err := checkNames(kit.Tools); err != nil {
		k.close()
		return nil, trial.Faultf(trial.ClassSetup, "scenario %s: %w", arm.Scenario, err)
	}
	return kit, nil
}

// builder collects what one kit holds while it is put together.
type builder struct {
	o       *Outfitter
	kit     *Kit
	arm     suite.Arm
	own     []*counted
	servers []*served
	closers []func() error
	once    sync.Once
	err     error
}

type served struct {
	name  string
	pin   *ServerPin
	tools []*counted
	extra int // calls made by inject
}

func (k *builder) add(ctx context.Context, u suite.ServerUse) error {
	name := u.Server()
	if u.Placebo != "" {
		pin := k.o.Pins.Servers[name]
		if pin == nil {
			return trial.Faultf(trial.ClassTreatment, "placebo of %s: the server was not probed", name)
		}
		s := &served{name: "placebo:" + name, pin: pin}
		for _, spec := range pin.Tools {
			k.offer(s, placebo{spec})
		}
		k.servers = append(k.servers, s)
		return nil
	}
	session, pin, err := k.session(ctx, name)
	if err != nil {
		return err
	}
	if pinned := k.o.Pins.Servers[name]; pinned != nil && pinned.Digest != pin.Digest {
		return trial.Faultf(trial.ClassTreatment, "server %s changed its tools since the preflight (%s, now %s)", name, pinned.Digest.Short(), pin.Digest.Short())
	}
	s := &served{name: name, pin: pin}
	for _, spec := range pin.Tools {
		k.offer(s, remote{spec, session})
	}
	k.servers = append(k.servers, s)
	return nil
}

func (k *builder) offer(s *served, t Tool) {
	c := &counted{Tool: t}
	s.tools = append(s.tools, c)
	k.kit.Tools = append(k.kit.Tools, c)
}

// session returns a server of the life that the suite asks for.
func (k *builder) session(ctx context.Context, name string) (Session, *ServerPin, error) {
	life := name
	switch k.o.Suite.Servers[name].Per {
	case "", "trial":
		session, pin, err := k.o.dial(ctx, name)
		if err == nil {
			k.closers = append(k.closers, session.Close)
		}
		return session, pin, err
	case "arm":
		life = name + "\x00" + k.arm.ID()
	}
	k.o.mu.Lock()
	if k.o.shared == nil {
		k.o.shared = map[string]*sharedSession{}
	}
	s := k.o.shared[life]
	if s == nil {
		s = &sharedSession{}
		k.o.shared[life] = s
	}
	k.o.mu.Unlock()
	// The server outlives this trial, so it must not end with the trial's context.
	s.once.Do(func() { s.session, s.pin, s.err = k.o.dial(context.WithoutCancel(ctx), name) })
	if s.err != nil {
		k.o.forget(life, s)
	}
	return s.session, s.pin, s.err
}

// forget lets the next trial start a shared server again.
func (o *Outfitter) forget(life string, s *sharedSession) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.shared[life] == s {
		delete(o.shared, life)
	}
}

// inject asks one tool for the prompt and puts its answer before the prompt.
func (k *builder) inject(ctx context.Context, in *suite.Inject, prompt string) error {
	session, pin, err := k.session(ctx, in.Server)
	if err != nil {
		return err
	}
	args := map[string]any{"query": prompt}
	if in.Top > 0 {
		args["limit"] = in.Top
	}
	raw, err := json.Marshal(args)
	if err != nil {
		return trial.Faultf(trial.ClassSetup, "inject: %w", err)
	}
	res, err := session.Call(ctx, in.Tool, raw)
	if err != nil {
		return err
	}
	if res.Error {
		return trial.Faultf(trial.ClassTreatment, "inject: tool %s of %s answered with an error: %s", in.Tool, in.Server, res.Text)
	}
	k.kit.Prompt = fmt.Sprintf("<context source=%q>\n%s\n</context>\n\n%s", in.Server, strings.TrimSpace(res.Text), k.kit.Prompt)
	k.servers = append(k.servers, &served{name: in.Server, pin: pin, extra: 1})
	return nil
}

func (k *builder) proof() trial.Proof {
	var p trial.Proof
	for _, s := range k.servers {
		sp := trial.ServerProof{Name: s.name, Version: s.pin.Version, Digest: s.pin.Digest, Tools: len(s.tools), Calls: s.extra}
		if pinned := k.o.Pins.Servers[strings.TrimPrefix(s.name, "placebo:")]; pinned != nil {
			sp.Pinned = pinned.Digest
		}
		for _, t := range s.tools {
			calls, errs := t.counts()
			sp.Calls, sp.Errors = sp.Calls+calls, sp.Errors+errs
		}
		p.Servers = append(p.Servers, sp)
	}
	for _, t := range k.own {
		calls, errs := t.counts()
		p.Tools = append(p.Tools, trial.ToolProof{Name: t.Spec().Name, Calls: calls, Errors: errs})
	}
	return p
}

func (k *builder) close() error {
	k.once.Do(func() {
		for _, c := range slices.Backward(k.closers) {
			if err := c(); err != nil && k.err == nil {
				k.err = err
			}
		}
	})
	return k.err
}

// Close stops the servers that live longer than a trial.
func (o *Outfitter) Close() error {
	o.mu.Lock()
	defer o.mu.Unlock()
	var first error
	for _, life := range slices.Sorted(maps.Keys(o.shared)) {
		if s := o.shared[life]; s.session != nil {
			if err := s.session.Close(); err != nil && first == nil {
				first = err
			}
		}
	}
	o.shared = nil
	return first
}

// remote is a tool of an MCP server.
type remote struct {
	spec    Spec
	session Session
}

func (r remote) Spec() Spec { return r.spec }

func (r remote) Call(ctx context.Context, args json.RawMessage) (Result, error) {
	return r.session.Call(ctx, r.spec.Name, args)
}
