package equip

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/mcp/tape"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Kit equips one trial of arm. The caller closes it. Its error is a *trial.Fault; a kit
// returned with an error is closed and offers no usable tools, only the proof of
// delivery and logs.
func (o *Outfitter) Kit(ctx context.Context, arm suite.Arm, task *suite.Task) (*Kit, error) {
	return o.KitIn(ctx, arm, task, func(*Kit) {})
}

// KitIn is like [Outfitter.Kit] for a trial with a workspace. It calls place to set Dir
// and Room of the kit before starting servers, since servers may ask for the folder.
func (o *Outfitter) KitIn(ctx context.Context, arm suite.Arm, task *suite.Task, place func(*Kit)) (*Kit, error) {
	k := &Kit{o: o, arm: arm, task: task.ID}
	sc := o.Suite.Scenarios[arm.Scenario]
	if sc == nil {
		return k, trial.Faultf(trial.ClassSetup, "scenario %s is not defined", arm.Scenario)
	}
	var err error
	if k.Env, err = o.resolveEnv(sc.Env.Names(), sc.Set); err != nil {
		return k, trial.Faultf(trial.ClassSetup, "scenario %s: %w", arm.Scenario, err)
	}
	k.System, k.Prompt, k.Turns = sc.System, o.promptText(arm, task), task.Turns
	place(k)
	if err := k.fillKit(ctx, sc, task); err != nil {
		_ = k.Close() // the earlier error matters more
		return k, err
	}
	return k, nil
}

// promptText returns the task's prompt in an arm, without injected text.
func (o *Outfitter) promptText(arm suite.Arm, task *suite.Task) string {
	sc := o.Suite.Scenarios[arm.Scenario]
	out := sc.Prefix + task.Rendered + sc.Suffix
	add := func(text string) {
		if text != "" {
			out = strings.TrimRight(out, "\n") + "\n\n" + text
		}
	}
	for _, set := range o.Sets {
		add(set.Preamble)
	}
	agent := o.Suite.Agents[arm.Agent]
	if agent == nil {
		return out
	}
	limited, ok := agent.Config.(TurnLimited)
	if !ok {
		return out
	}
	for _, set := range o.Sets {
		if set.TurnNote != nil {
			add(set.TurnNote(task.Turns.Within(limited.TurnLimits())))
		}
	}
	return out
}

// Sketch returns a kit for estimates, at least as large as one of [Outfitter.Kit]. It
// starts no server: it uses the pins, and the tools of servers answer nothing.
func (o *Outfitter) Sketch(arm suite.Arm, task *suite.Task) *Kit {
	sc := o.Suite.Scenarios[arm.Scenario]
	kit := &Kit{System: sc.System, Prompt: o.promptText(arm, task), Turns: task.Turns}
	for _, set := range o.Sets {
		kit.Tools = append(kit.Tools, set.Tools...)
	}
	for _, u := range sc.Servers {
		if pin := o.Pins.Servers[u.Server()]; pin != nil {
			kit.addInstructions(u.Server(), pin.Instructions)
			for _, spec := range o.agentTools(sc, u.Server(), pin) {
				kit.Tools = append(kit.Tools, placebo{spec})
			}
		}
	}
	if sc.Inject != nil {
		kit.Prompt = wrapInjected(o.Suite.ShownName(sc.Inject.Server), strings.Repeat(" ", maxInject), kit.Prompt)
	}
	return kit
}

func (k *Kit) fillKit(ctx context.Context, sc *suite.Scenario, task *suite.Task) error {
	self := LaunchesServers(k.o.Suite, k.arm.Agent)
	if self && len(k.o.Sets) > 0 {
		return trial.Faultf(trial.ClassSetup, "agent %s has tools of its own: task tools cannot be given to it", k.arm.Agent)
	}
	for _, set := range k.o.Sets {
		for _, t := range set.Tools {
			k.own = append(k.own, k.offerTool(t))
		}
	}
	for _, u := range sc.Servers {
		add := k.addServer
		switch {
		case self:
			add = k.launchServer
		case u.Placebo != "":
			add = k.addPlacebo
		}
		if err := add(ctx, u); err != nil {
			return err
		}
	}
	if sc.Inject != nil {
		if err := k.injectAnswer(ctx, sc.Inject, task.Rendered); err != nil {
			return err
		}
	}
	if qualifiesName(k.o.Suite, k.arm.Agent) {
		return nil
	}
	if err := checkNames(k.Tools); err != nil {
		return trial.Faultf(trial.ClassSetup, "scenario %s: %w", k.arm.Scenario, err)
	}
	return nil
}

func (k *Kit) offerTool(t Tool) *counted {
	c := &counted{Tool: t}
	k.Tools = append(k.Tools, c)
	return c
}

func (k *Kit) addPlacebo(_ context.Context, u suite.ServerUse) error {
	pin := k.o.Pins.Servers[u.Placebo]
	if pin == nil {
		return trial.Faultf(trial.ClassTreatment, "placebo of %s: the server was not probed", u.Placebo)
	}
	newTool := func(spec Spec) Tool { return placebo{spec} }
	if u.Yoked() {
		settings, err := k.yokeSettings(u)
		if err != nil {
			return err
		}
		y, err := tape.NewYoke(settings)
		if err != nil {
			return trial.Faultf(trial.ClassTreatment, "placebo of %s: %w", u.Placebo, err)
		}
		newTool = func(spec Spec) Tool {
			if spec.Reader { // recordings contain only tool calls
				return placebo{spec}
			}
			return yoked{spec, y}
		}
	}
	s := &served{o: k.o, name: placeboName(u), pin: pin, pinned: pin}
	k.addInstructions(k.o.Suite.ShownName(u.Placebo), pin.Instructions)
	for _, spec := range k.o.agentTools(k.o.Suite.Scenarios[k.arm.Scenario], u.Placebo, pin) {
		s.tools = append(s.tools, k.offerTool(newTool(spec)))
	}
	s.offered = s.tools
	k.servers = append(k.servers, s)
	return nil
}

// placeboName returns the name of a placebo in proofs and reports. The name includes
// the kind of placebo.
func placeboName(u suite.ServerUse) string {
	if u.Yoked() {
		return "yoked-placebo:" + u.Placebo
	}
	return "placebo:" + u.Placebo
}

func (k *Kit) addServer(ctx context.Context, u suite.ServerUse) error {
	s, err := k.openServer(ctx, u.Name)
	if err != nil {
		return err
	}
	k.addInstructions(k.o.Suite.ShownName(u.Name), s.pin.Instructions)
	s.scenario = k.o.Suite.Scenarios[k.arm.Scenario]
	for _, spec := range k.o.agentTools(s.scenario, u.Name, s.pin) {
		s.tools = append(s.tools, k.offerTool(remote{spec, s}))
	}
	s.offered = slices.Clone(s.tools)
	return nil
}

// RefreshTools requests the current tools of servers that may change them, updates
// Tools, and reports whether they changed. Its error is a *trial.Fault.
func (k *Kit) RefreshTools(ctx context.Context, turn int) (changed bool, err error) {
	for _, s := range k.servers {
		if !s.allows || s.offered == nil {
			continue
		}
		other, err := s.refreshTools(ctx, turn)
		if err != nil {
			return false, err
		}
		changed = changed || other
	}
	if !changed {
		return false, nil
	}
	k.Tools = nil
	for _, t := range k.own {
		k.Tools = append(k.Tools, t)
	}
	for _, s := range k.servers {
		for _, t := range s.offered {
			k.Tools = append(k.Tools, t)
		}
	}
	if err := checkNames(k.Tools); err != nil {
		return true, trial.Faultf(trial.ClassTreatment, "turn %d: %w", turn, err)
	}
	return true, nil
}

// instructionsHead introduces the instructions of all servers, with the wording of
// Claude Code.
const instructionsHead = "# MCP Server Instructions\n\nThe following MCP servers have provided instructions for how to use their tools and resources:"

// addInstructions adds the instructions of a server to the system text.
func (k *Kit) addInstructions(server, text string) {
	if text == "" {
		return
	}
	if !k.instructed {
		if k.System != "" {
			k.System += "\n\n"
		}
		k.System, k.instructed = k.System+instructionsHead, true
	}
	k.System += "\n\n## " + server + "\n" + text
}

// openServer gets a server of the life that the suite asks for and makes sure that it
// is the one that was probed. One that cannot be had is in the proof all the
// same, as not delivered.
func (k *Kit) openServer(ctx context.Context, name string) (*served, error) {
	s := &served{o: k.o, name: name}
	k.servers = append(k.servers, s)
	pinned := k.o.Pins.Servers[name]
	if pinned == nil {
		return nil, trial.Faultf(trial.ClassTreatment, "server %s was not probed", name)
	}
	s.pinned, s.allows = pinned, k.o.Suite.Servers[name].AllowChanges
	err := k.connectServer(ctx, s)
	if err != nil {
		if failed, ok := errors.AsType[*mcp.StartError](err); ok {
			s.log = failed.Stderr
		}
		return nil, err
	}
	switch {
	case pinned.Program != "" && s.pin.Program != pinned.Program:
		s.dropShared()
		return nil, ProgramFault("server " + name)
	case !s.pin.shows(pinned) && s.allows:
		s.changed = "since the preflight: " + k.o.describeChanges(name, s.pin)
	case !s.pin.shows(pinned):
		s.changed = k.o.describeChanges(name, s.pin)
		s.dropShared()
		return nil, trial.Faultf(trial.ClassTreatment, "server %s changed %s since the preflight: %s", name, changedPart(pinned, s.pin), s.changed)
	case s.pin.Data != pinned.Data:
		return nil, trial.Faultf(trial.ClassTreatment, "the data of server %s (%s) changed since the preflight", name, k.o.Suite.Servers[name].Data)
	}
	if s.pin, err = k.o.showPin(name, s.pin); err != nil {
		return nil, trial.Faultf(trial.ClassTreatment, "%w", err)
	}
	return s, nil
}

// connectServer starts a server for this trial, or borrows one that others use too.
func (k *Kit) connectServer(ctx context.Context, s *served) error {
	switch k.o.Suite.Servers[s.name].Per {
	case "run":
		life := s.name
		if root := k.o.Suite.ShownName(s.name); k.o.Suite.Servers[root].Alone {
			life = root // a stateful program must not run twice
		}
		return k.borrowServer(ctx, s, life)
	case "arm":
		return k.borrowServer(ctx, s, s.name+"\x00"+k.arm.ID())
	}
	var root rootFunc
	if s.pinned.Roots {
		root = k.rootDir
	}
	r, pin, err := k.o.dialServer(ctx, s.name, k.task, root, k.Programs)
	if err != nil {
		return err
	}
	s.takeSession(r, r, pin, true)
	k.closers = append(k.closers, r.Close)
	return nil
}

// borrowServer gets a server that other trials use as well. One that was there before
// must list its tools again: this proves the treatment of this trial, and finds
// a server that has died, in place of which another is started. The look at the
// tools with which another trial has just ended serves as well.
func (k *Kit) borrowServer(ctx context.Context, s *served, life string) error {
	start := func(ctx context.Context) (*running, *ServerPin, error) {
		return k.o.dialServer(ctx, s.name, "", nil, nil)
	}
	for try := 1; ; try++ {
		l, err := k.o.pool.takeServer(ctx, life, start)
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
			k.closers = append(k.closers, session.Close)
			return nil
		}
		f := treatmentFault(ctx, fmt.Sprintf("list the tools of %s", k.o.Suite.Servers[s.name].Address()), err)
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
func (k *Kit) injectAnswer(ctx context.Context, in *suite.Inject, prompt string) error {
	s := k.servedOf(in.Server)
	if s == nil {
		var err error
		if s, err = k.openServer(ctx, in.Server); err != nil {
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
			tool = t.RealName()
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
	k.Prompt = wrapInjected(k.o.Suite.ShownName(in.Server), cutInjected(res.Text), k.Prompt)
	return nil
}

func (k *Kit) servedOf(name string) *served {
	for _, s := range k.servers {
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

// remote is a tool of an MCP server.
type remote struct {
	spec   Spec
	server *served
}

func (r remote) Spec() Spec { return r.spec }

func (r remote) Call(ctx context.Context, args json.RawMessage) (Result, error) {
	name := r.spec.RealName()
	if r.spec.Reader {
		name = readMethod
	}
	return r.server.callTool(ctx, name, args)
}
