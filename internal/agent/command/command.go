// Package command is the agent that is any program: it gets the task as a line
// of JSON on its standard input and sends tool calls, usage and its answer as
// lines of JSON on its standard output (docs/ref/command-agent.md).
//
// The program runs in the workspace of the trial, or in an empty folder if the suite
// has none, with its own home and no variables but PATH, LANG, HOME, TMPDIR and the
// suite's. It and all that it starts are gone when Run returns.
package command

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/equip"
	programs "github.com/assay-eval/assay/internal/identity"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
)

// version changes when the agent asks or listens in another way, so that old
// cached answers are not taken for new ones.
const version = 1

// Env is the agent's access to the world.
type Env struct {
	Environ []string // assay's own environment, see [seal.ScrubEnviron]
	Dir     string   // absolute path of the suite's folder, "" if it is not on disk
	Temp    string   // parent of temporary folders; "" is the system's
	// Program returns the value of {assay}; nil is the running program.
	Program func() (string, error)
}

// Agent runs a program. It is safe for concurrent use.
type Agent struct {
	cfg   Config
	env   Env
	args  []string // command with {suite} replaced
	files func() map[string]seal.Digest
	prove func() (seal.Digest, error) // returns the program's identity now, "" if unknown
	proof func() (seal.Digest, error) // the same at the preflight
}

var (
	_ agent.Agent     = (*Agent)(nil)
	_ agent.Bounded   = (*Agent)(nil)
	_ agent.Source    = (*Agent)(nil)
	_ agent.Fresh     = (*Agent)(nil)
	_ agent.Sandboxed = (*Agent)(nil)
	_ agent.Program   = (*Agent)(nil)
)

// RunsSandboxed implements agent.Sandboxed.
func (a *Agent) RunsSandboxed() {}

// New makes an agent. It does not check that the program exists; [Agent.Probe] does.
func New(cfg *Config, env Env) (*Agent, error) {
	if problems := cfg.checkSettings(); len(problems) > 0 {
		return nil, fmt.Errorf("%s: %s", problems[0].Text, problems[0].Fix)
	}
	env.Environ = seal.ScrubEnviron(env.Environ)
	a := &Agent{cfg: *cfg, env: env}
	var err error
	if a.args, err = agent.ExpandCommand(cfg.Command, env.Dir, env.expandProgram); err != nil {
		return nil, err
	}
	a.files = sync.OnceValue(a.fileDigests)
	a.prove = func() (seal.Digest, error) {
		return programs.Prove(programs.Command{Args: a.args, Env: env.Environ, Named: slices.Concat(cfg.Env.Names(), slices.Collect(maps.Keys(cfg.Set))),
			Own: cfg.Command[0] == suite.PlaceAssay, Folder: env.Dir, Files: cfg.Identity})
	}
	a.proof = sync.OnceValues(a.prove)
	return a, nil
}

func (e Env) expandProgram(arg string) (string, error) {
	if !strings.Contains(arg, suite.PlaceAssay) {
		return arg, nil
	}
	self := e.Program
	if self == nil {
		self = os.Executable
	}
	program, err := self()
	if err != nil {
		return "", fmt.Errorf("find the running program: %w", err)
	}
	return strings.ReplaceAll(arg, suite.PlaceAssay, program), nil
}

// identity holds everything that can change a response.
type identity struct {
	Kind    string                 `json:"kind" key:"gen"`
	Version int                    `json:"version" key:"gen"`
	Config  Config                 `json:"config" key:"fields"`
	Files   map[string]seal.Digest `json:"files" key:"gen"` // by argument, as the suite has it
	Program seal.Digest            `json:"program,omitempty" key:"gen"`
}

// Identity implements agent.Agent. The contents of the program and of every
// argument that names a file are part of it.
func (a *Agent) Identity() any {
	proof, _ := a.proof()
	return identity{KindName, version, a.cfg, a.files(), proof}
}

// IsProved implements agent.Program.
func (a *Agent) IsProved() bool {
	proof, _ := a.proof()
	return proof != ""
}

// IsUnchanged implements agent.Program.
func (a *Agent) IsUnchanged() bool {
	then, _ := a.proof()
	now, err := a.prove()
	return err == nil && now == then
}

func (a *Agent) fileDigests() map[string]seal.Digest {
	out := map[string]seal.Digest{}
	for i, arg := range a.args {
		path := arg
		if i == 0 {
			path, _ = proc.LookPath(arg, a.env.Dir, a.env.Environ)
		}
		if !filepath.IsAbs(path) {
			continue // it would be a file of the workspace
		}
		if info, err := os.Stat(path); err != nil || !info.Mode().IsRegular() {
			continue
		}
		if b, err := os.ReadFile(path); err == nil {
			out[a.cfg.Command[i]] = seal.Of(b)
		}
	}
	return out
}

// Probe implements agent.Agent: the program must be there, and every variable
// that is passed on must be set.
func (a *Agent) Probe(context.Context) error {
	if _, err := proc.LookPath(a.args[0], a.env.Dir, a.env.Environ); err != nil {
		return fmt.Errorf("%w: install it, or correct command in the suite", err)
	}
	if _, err := a.proof(); err != nil {
		return err
	}
	for _, name := range a.cfg.Env.Names() {
		if _, ok := a.lookupVariable(name); !ok {
			return fmt.Errorf("variable %s is not set, or too short to be kept out of the records: export it before the run", name)
		}
	}
	return nil
}

// Worst implements agent.Bounded.
func (a *Agent) Worst(*equip.Kit) agent.Bound {
	if a.cfg.Scripted {
		return agent.Bound{USD: "0"}
	}
	return agent.Bound{USD: string(a.cfg.MaxUSD)}
}

// Source implements agent.Source.
func (a *Agent) Source() trial.Source {
	if a.cfg.Scripted {
		return trial.Scripted
	}
	return trial.Live
}

// Fresh implements agent.Fresh: a script shows the current behaviour.
func (a *Agent) Fresh() bool { return a.cfg.Scripted }

// lookupVariable returns "NAME=value" of assay's environment.
func (a *Agent) lookupVariable(name string) (string, bool) {
	i := slices.IndexFunc(a.env.Environ, func(kv string) bool { return strings.HasPrefix(kv, name+"=") })
	if i < 0 {
		return "", false
	}
	return a.env.Environ[i], true
}

// makeEnvironment returns the environment of the program: later values win.
func (a *Agent) makeEnvironment(room *workspace.Room, kit *equip.Kit) []string {
	var env []string
	for _, name := range append([]string{"PATH", "LANG"}, a.cfg.Env.Names()...) {
		if kv, ok := a.lookupVariable(name); ok {
			env = append(env, kv)
		}
	}
	env = append(env, "HOME="+room.Home, "TMPDIR="+room.Tmp)
	env = append(env, room.GivenEnv()...)
	for _, name := range slices.Sorted(maps.Keys(a.cfg.Set)) {
		env = append(env, name+"="+room.Expand(strings.ReplaceAll(a.cfg.Set[name], "{suite}", a.env.Dir)))
	}
	env = append(env, kit.Env...)
	last := map[string]string{}
	for _, kv := range env {
		name, _, _ := strings.Cut(kv, "=")
		last[name] = kv
	}
	return slices.Sorted(maps.Values(last))
}

// How long a program may take to end: once it was told to, and by itself after
// it has handed in its work.
const (
	grace      = 5 * time.Second
	graceAfter = 5 * time.Second
)

// errKept is how many bytes of standard error are kept, the last ones.
const errKept = 64 << 10

// Run implements agent.Agent.
func (a *Agent) Run(ctx context.Context, job agent.Job, log trial.Log) (end trial.End, err error) {
	if ctx.Err() != nil {
		return agent.Ended(ctx, 0)
	}
	room, dir, done, err := a.enterRoom(ctx, job.Kit)
	if err != nil {
		if ctx.Err() != nil {
			return agent.Ended(ctx, 0)
		}
		return trial.End{}, trial.AsFault(err, trial.ClassSetup)
	}
	defer func() {
		if rerr := done(); rerr != nil && err == nil {
			err = trial.Faultf(trial.ClassEnvironment, "%w", rerr)
		}
	}()
	start := room.Inside(dir)
	if dir == room.Dir {
		start = room.StartFolder()
	}
	s := newSession(a, job, log, start)
	stderr := &proc.Capture{Max: errKept, Last: true}
	spec, err := room.Command(proc.Spec{
		Args: a.args, Dir: dir, Env: a.makeEnvironment(room, job.Kit), Pipes: true, Stderr: agent.AliveWriter{Writer: stderr, Alive: log.Alive}, Grace: grace,
	}, a.outsideFiles()...)
	if err != nil {
		return trial.End{}, trial.AsFault(fmt.Errorf("program of the agent: %w", err), trial.ClassSetup)
	}
	began := time.Now()
	s.child, err = proc.Start(ctx, spec)
	if err != nil {
		if ctx.Err() != nil {
			return agent.Ended(ctx, 0)
		}
		return trial.End{}, trial.AsFault(fmt.Errorf("program of the agent: %w", err), trial.ClassEnvironment)
	}
	s.runProtocol(ctx)
	exit := s.child.Wait()
	s.child.Stdout.Close()
	s.logRest(stderr.Bytes())
	commands, cerr := room.Commands(began)
	if cerr != nil {
		s.logNote(fmt.Sprintf("of the commands that were run some are not known: %v", cerr))
	}
	if commands != nil {
		log.Raw("commands.jsonl", "application/x-ndjson", commands)
	}
	end, err = s.endVerdict(ctx, exit, stderr.Bytes())
	return agent.Judge(end, err, cerr)
}

// enterRoom returns the room of the trial or, if the suite has no workspace, a new
// empty one. dir is its folder.
func (a *Agent) enterRoom(ctx context.Context, kit *equip.Kit) (room *workspace.Room, dir string, done func() error, err error) {
	if kit.Room != nil {
		if room, err = kit.Room(ctx); err != nil {
			return nil, "", nil, err
		}
		return room, room.Dir, func() error { return nil }, nil // it belongs to the trial
	}
	// HOME, TMPDIR and, if nobody gives one, an empty folder.
	if room, err = workspace.New(ctx, workspace.Options{Root: a.env.Temp}); err != nil {
		return nil, "", nil, err
	}
	if dir = room.Dir; kit.Dir != nil {
		if dir, err = kit.Dir(ctx); err != nil {
			return nil, "", nil, errors.Join(err, room.Remove())
		}
	}
	return room, dir, room.Remove, nil
}

// outsideFiles returns the files of the command outside the room: the program, and
// arguments that name files or folders by an absolute path.
func (a *Agent) outsideFiles() []string {
	words := slices.Clone(a.args)
	words[0], _ = proc.LookPath(words[0], a.env.Dir, a.env.Environ)
	return equip.ReadablePaths(words)
}

func (s *session) endVerdict(ctx context.Context, exit proc.Exit, stderr []byte) (trial.End, error) {
	end := trial.End{Turns: s.turn, Model: s.model}
	because := func(reason trial.EndReason, detail string) (trial.End, error) {
		end.Reason, end.Detail = reason, detail
		return end, nil
	}
	end.Left = exit.Left
	if over, ok := errors.AsType[*proc.ExceededError](exit.Reason); ok {
		return because(trial.ResourceLimit, over.Error())
	}
	switch {
	case s.fault != nil:
		return trial.End{}, s.fault
	case s.ended != nil:
		return because(s.ended.Reason, s.ended.Detail)
	case exit.Reason != nil && ctx.Err() != nil:
		end, err := agent.Ended(ctx, s.turn)
		end.Model, end.Left = s.model, exit.Left
		return end, err
	case s.answer == nil && !exit.OK():
		return because(trial.Crash, exit.String()+agent.QuoteLastLine(stderr))
	case s.answer == nil && !s.spoke && s.garbled > 0:
		return because(trial.Crash, "it said nothing of the protocol, but "+s.firstGarbage())
	}
	detail := ""
	if !exit.OK() {
		detail = exit.String() + " after the answer" + agent.QuoteLastLine(stderr)
	}
	switch {
	case s.submits:
		return because(trial.NoSubmission, detail)
	case s.answer == nil || strings.TrimSpace(*s.answer) == "":
		return because(trial.EmptyAnswer, detail)
	}
	return because(trial.Finished, detail)
}

var errOver = errors.New("the trial has ended")
