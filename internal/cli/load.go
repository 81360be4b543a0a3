package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	agentcli "github.com/assay-eval/assay/internal/agent/cli"
	"github.com/assay-eval/assay/internal/agent/model"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/worker"
	"github.com/assay-eval/assay/internal/workspace"
)

const suiteFile = "suite.yaml"

// suiteFlags change a suite from the command line.
type suiteFlags struct {
	set     []string
	servers []string
	agents  []string
	trials  int
	seed    uint64
	jobs    int
	budget  string
	prices  string
	swift   string

	shape func(*suite.Suite) error // turns the suite into another one; nil for none
	flags *pflag.FlagSet
}

// given reports whether the user said a flag: 0 would otherwise go unnoticed.
func (f *suiteFlags) given(name string) bool { return f.flags.Changed(name) }

func (f *suiteFlags) register(cmd *cobra.Command) {
	fl := cmd.Flags()
	f.flags = fl
	fl.StringArrayVar(&f.set, "set", nil, "override a value: `path=value`, such as agents.sonnet.model=claude-haiku-4-5")
	fl.StringArrayVar(&f.servers, "server", nil, "replace an MCP server: `name=command line` or name=URL")
	fl.StringArrayVar(&f.agents, "agent", nil, "ask this `model` in place of the suite's agents: "+strings.Join(llm.AgentForms(), ", ")+"; a coding agent: claude, codex, gemini, opencode or cli:PRESET:MODEL; or the name of one of its agents")
	fl.IntVar(&f.trials, "trials", 0, "repetitions of every task in every arm")
	fl.Uint64Var(&f.seed, "seed", 0, "seed of the order of trials")
	fl.IntVar(&f.jobs, "jobs", 0, "trials that run at once, and where the cap of each provider starts")
	fl.StringVar(&f.budget, "budget", "", "most `dollars` that the run may spend")
	fl.StringVar(&f.swift, "toolchain", "", "Swift `toolchain` of graders: a folder, or a name such as swift-6.0 (default ASSAY_SWIFT, else where scripts/install-swift.sh put it)")
	fl.StringVar(&f.prices, "prices", "", "`file` with prices of models that go before the built-in ones (docs/prices.md)")
}

// check finds values of flags that could not be meant.
func (f *suiteFlags) check() error {
	for _, name := range []string{"trials", "jobs", "workers", "limit"} {
		if !f.given(name) {
			continue
		}
		if n, err := f.flags.GetInt(name); err != nil || n < 1 {
			return usage("--%s %d: it counts from 1", name, n)
		}
	}
	if f.given("budget") {
		if usd, ok := new(big.Rat).SetString(strings.TrimPrefix(f.budget, "$")); !ok || usd.Sign() <= 0 {
			return usage("--budget %s: write an amount of dollars, such as --budget 2.50", f.budget)
		}
	}
	return nil
}

// locate finds a suite by what the user typed: a file, a folder with a
// suite.yaml, or the name of a suite that comes with assay.
func locate(arg string) (files fs.FS, file, dir string, err error) {
	info, statErr := os.Stat(arg)
	switch {
	case statErr == nil && info.IsDir():
		dir, file = arg, suiteFile
		if _, err := os.Stat(filepath.Join(dir, file)); err != nil {
			return nil, "", "", usage("folder %s has no %s: assay init makes one", arg, suiteFile)
		}
		return os.DirFS(dir), file, dir, nil
	case statErr == nil:
		dir, file = filepath.Split(arg)
		if dir == "" {
			dir = "."
		}
		return os.DirFS(dir), file, filepath.Clean(dir), nil
	case shipped[arg] != nil:
		return shipped[arg], suiteFile, "", nil
	}
	names := shippedNames()
	return nil, "", "", usage("there is no suite %s: neither a file or folder nor one of those that come with assay (%s)%s",
		arg, strings.Join(names, ", "), suggest(arg, names))
}

// load reads the suite that the user named, with the flags applied.
func (a *app) load(arg string, f *suiteFlags) (*suite.Suite, error) {
	a.graders.toolchain = cmp.Or(a.graders.toolchain, f.swift)
	files, file, dir, err := locate(arg)
	if err != nil {
		return nil, err
	}
	servers := map[string]string{}
	for _, s := range f.servers {
		name, line, ok := strings.Cut(s, "=")
		if !ok {
			return nil, usage("--server %s: write name=command line, such as docs=\"docs-server serve\"", s)
		}
		servers[name] = line
	}
	set := slices.Clone(f.set)
	add := func(path string, v any) { set = append(set, fmt.Sprintf("%s=%v", path, v)) }
	if f.given("trials") {
		add("trials", f.trials)
	}
	if f.given("seed") {
		add("seed", f.seed)
	}
	if f.given("jobs") {
		add("limits.jobs", f.jobs)
	}
	if f.given("budget") {
		add("budget.usd", strings.TrimPrefix(f.budget, "$"))
	}
	s, err := suite.Load(suite.Options{
		Files: files, Path: file, Dir: dir, Ships: ships(arg, dir), Kinds: kinds(), Set: set, Servers: servers,
		Embedded: embedded,
	})
	if err != nil {
		return nil, err
	}
	if err := useAgents(s, f.agents); err != nil || f.shape == nil {
		return s, err
	}
	return s, f.shape(s)
}

// ships is the name of a suite that comes with assay; "" for one on disk.
func ships(arg, dir string) string {
	if dir == "" {
		return arg
	}
	return ""
}

func embedded(name string) (fs.FS, bool) {
	fsys, ok := shipped[name]
	return fsys, ok
}

// useAgents puts the agents that --agent names in place of the suite's. A new
// model takes limits and settings from the suite's first model agent, so that
// only who answers changes.
func useAgents(s *suite.Suite, specs []string) error {
	if len(specs) == 0 {
		return nil
	}
	agents := map[string]*suite.Agent{}
	var order []string
	for _, spec := range specs {
		name, made := spec, s.Agents[spec]
		if made == nil {
			var err error
			if name, made, err = presetAgent(s, spec); err != nil {
				return err
			}
		}
		if made == nil {
			if !strings.Contains(spec, ":") {
				return usage("--agent %s: the suite has no agent of that name (there is %s); a model is written as anthropic:MODEL, a coding agent as %s",
					spec, strings.Join(slices.Sorted(maps.Keys(s.Agents)), ", "), strings.Join(cliPresets, ", "))
			}
			c, err := model.ParseSpec(spec)
			if err != nil {
				return &exitError{exitUsage, fmt.Errorf("--agent: %w", err)}
			}
			inherit(c, s)
			name, made = agentName(c.Model), &suite.Agent{Kind: "model", Config: c}
		}
		if agents[name] != nil {
			return usage("--agent %s: agent %s is there twice", spec, name)
		}
		agents[name] = made
		order = append(order, name)
	}
	if p := s.PostRun; p != nil && agents[p.Agent] == nil { // whose opinion is asked for stays
		agents[p.Agent] = s.Agents[p.Agent]
	}
	arms := s.Arms
	s.Agents, s.Arms = agents, nil
	for _, name := range order {
		seen := map[string]bool{}
		for _, arm := range arms {
			if !seen[arm.Scenario] {
				s.Arms = append(s.Arms, suite.Arm{Agent: name, Scenario: arm.Scenario})
				seen[arm.Scenario] = true
			}
		}
	}
	return nil
}

// presetAgent makes a coding agent of a preset: its name alone, cli:PRESET or
// cli:PRESET:MODEL. It returns nil for what is none of these.
func presetAgent(s *suite.Suite, spec string) (string, *suite.Agent, error) {
	rest, said := strings.CutPrefix(spec, "cli:")
	preset, model, _ := strings.Cut(rest, ":")
	switch {
	case !said && !slices.Contains(cliPresets, spec):
		return spec, nil, nil
	case !slices.Contains(cliPresets, preset):
		return spec, nil, usage("--agent %s: there is no such coding agent%s; there are %s", spec, suggest(preset, cliPresets), strings.Join(cliPresets, ", "))
	}
	c := &agentcli.Config{Preset: preset, Model: model}
	k := agentcli.Kind()
	k.Defaults(c)
	if wrong := k.Check(c, s); len(wrong) > 0 {
		return spec, nil, usage("--agent %s: %s; such as --agent cli:%s:MODEL", spec, wrong[0].Text, preset)
	}
	name := preset
	if model != "" {
		name += "-" + agentName(model)
	}
	return name, &suite.Agent{Kind: agentcli.KindName, Config: c}, nil
}

// cliPresets are the coding agents that --agent knows by name.
var cliPresets = []string{"claude", "codex", "gemini", "opencode"}

// inherit takes from the suite's model agent what does not say who answers.
func inherit(c *model.Config, s *suite.Suite) {
	for _, name := range slices.Sorted(maps.Keys(s.Agents)) {
		if base, ok := s.Agents[name].Config.(*model.Config); ok {
			c.MaxTurns, c.MaxTokens, c.ToolResultMax, c.MaxUSD = base.MaxTurns, base.MaxTokens, base.ToolResultMax, base.MaxUSD
			c.Temperature, c.Seed, c.Effort = base.Temperature, base.Seed, base.Effort
			return
		}
	}
}

// agentName makes a name for arms and files out of a model id.
func agentName(id string) string {
	return strings.Trim(strings.Map(func(r rune) rune {
		switch {
		case 'a' <= r && r <= 'z', 'A' <= r && r <= 'Z', '0' <= r && r <= '9', r == '-', r == '.', r == '_':
			return r
		}
		return '-'
	}, id), "-.")
}

// redactor knows the values that must not be written anywhere: those of
// variables whose name says so, and those that agents take their keys from.
func (a *app) redactor() *seal.Redactor { return seal.NewRedactor(seal.Secrets(a.environ)) }

// logins returns a redactor that knows besides the secrets in the files with which
// agents of the suite log in; red itself if there are none.
func (a *app) logins(s *suite.Suite, red *seal.Redactor) *seal.Redactor {
	var more []seal.Secret
	for _, name := range sorted(s.Agents) {
		if c, ok := s.Agents[name].Config.(*agentcli.Config); ok {
			more = append(more, agentcli.Secrets(c, a.environ)...)
		}
	}
	if len(more) == 0 {
		return red
	}
	return seal.NewRedactor(append(seal.Secrets(a.environ), more...))
}

func getenv(environ []string) func(string) string {
	return func(name string) string {
		for _, kv := range environ {
			if k, v, _ := strings.Cut(kv, "="); k == name {
				return v
			}
		}
		return ""
	}
}

// fixture reads the suite's workspace into memory; nil if it has none.
func fixture(ctx context.Context, s *suite.Suite, red *seal.Redactor) (*workspace.Source, error) {
	var src *workspace.Source
	var err error
	switch w := s.Workspace; {
	case w.Fixture != "":
		src, err = workspace.Fixture(s.Files, w.Fixture)
	case w.Repo != "":
		path, ok := s.Path(w.Repo)
		if !ok {
			return nil, usage("workspace.repo %s: a repository must be on disk", w.Repo)
		}
		src, err = workspace.Repo(ctx, path, w.Ref)
	default:
		return nil, nil
	}
	if err != nil {
		return nil, missing(fmt.Errorf("workspace: %w", err))
	}
	return src, unleaked(src.Files, red)
}

// unleaked refuses a fixture with a secret in it: it is stored with every run,
// and changing it would change what agents work on.
func unleaked(files fs.FS, red *seal.Redactor) error {
	return fs.WalkDir(files, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.Type().IsRegular() {
			return err
		}
		b, err := fs.ReadFile(files, path)
		if err != nil {
			return err
		}
		if red.Found(b) {
			return missing(fmt.Errorf("workspace file %s holds the value of a secret variable (%s): take it out, every run stores the workspace",
				path, strings.Join(secretsIn(b, red), ", ")))
		}
		return nil
	})
}

// secretsIn names the secrets that b holds.
func secretsIn(b []byte, red *seal.Redactor) []string {
	clean := string(red.Bytes(b))
	var out []string
	for _, name := range red.Names() {
		if strings.Contains(clean, "[redacted:"+name+"]") {
			out = append(out, name)
		}
	}
	return out
}

// hung is the silence after which a model's endpoint counts as hung: some time
// before the trial itself would, since that would be laid to the model.
func hung(s *suite.Suite) time.Duration {
	least := min(s.Limits.Stall.D(), s.Limits.Trial.D())
	for name := range s.Scenarios {
		l := s.LimitsOf(name)
		least = min(least, l.Stall.D(), l.Trial.D())
	}
	return least * 3 / 4
}

// runtime makes what does the work of a suite.
func (a *app) runtime(ctx context.Context, s *suite.Suite, fx *workspace.Source, red *seal.Redactor, prices priceTable, set worker.Setting) (*worker.Runtime, error) {
	dir := ""
	if s.Dir != "" {
		abs, err := filepath.Abs(s.Dir)
		if err != nil {
			return nil, fmt.Errorf("find folder %s: %w", s.Dir, err)
		}
		dir = abs
	}
	red = a.logins(s, red)
	agents := set.Catalog.Agent // whoever knows its own
	set.Environ, set.Redactor, set.Now = seal.Scrub(a.environ), red, a.now
	program := roomProgram(s)
	set.Catalog = a.catalog(parts{program: program, environ: a.environ, redactor: red, dir: dir, temp: set.Temp, prices: prices, idle: hung(s), suite: s})
	if agents != nil {
		set.Catalog.Agent = agents
	}
	commit := ""
	if fx != nil {
		set.Fixture, set.Digest, commit = fx.Files, fx.Digest, fx.Commit
	}
	rooms, err := a.roomsOf(s, dir, commit)
	if err != nil {
		return nil, err
	}
	rooms.Program = program
	set.Rooms = rooms
	r, err := worker.NewRuntime(ctx, s, set)
	if err != nil {
		var ee *exitError
		if errors.As(err, &ee) {
			return nil, err
		}
		return nil, missing(err)
	}
	return r, nil
}
