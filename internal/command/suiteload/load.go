package suiteload

import (
	"cmp"
	"context"
	"fmt"
	"io/fs"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/spelling"
	"github.com/assay-eval/assay/internal/suite"
)

// FileName is the name of the suite file in a folder.
const FileName = "suite.yaml"

// Flags change a suite from the command line.
type Flags struct {
	Settings []string
	servers  []string
	agents   []string
	Trials   int
	seed     uint64
	jobs     int
	budget   string
	Prices   string
	swift    string

	NoJobs  bool                     // --jobs 0 has a meaning
	Shape   func(*suite.Suite) error // turns the suite into another one; nil for none
	FlagSet *pflag.FlagSet
	cmd     *cobra.Command // whose flags they are; nil if they are of none
}

// IsSet reports whether the user said a flag: 0 would otherwise go unnoticed.
func (f *Flags) IsSet(name string) bool { return f.FlagSet.Changed(name) }

// context returns the context of the command that has the flags, nil if it does not run.
func (f *Flags) context() context.Context {
	if f.cmd == nil {
		return nil
	}
	return f.cmd.Context()
}

// Jobs returns the value of --jobs.
func (f *Flags) Jobs() int { return f.jobs }

// Register defines the flags for cmd.
func (f *Flags) Register(cmd *cobra.Command) {
	fl := cmd.Flags()
	f.FlagSet, f.cmd = fl, cmd
	fl.StringArrayVar(&f.Settings, "set", nil, "override a value: `path=value`, such as agents.sonnet.model=claude-haiku-4-5")
	fl.StringArrayVar(&f.servers, "server", nil, "replace an MCP server: `name=command line` or name=URL")
	fl.StringArrayVar(&f.agents, "agent", nil, "the `agent` that works in place of the suite's: "+agentForms()+". Settings follow a question mark: anthropic:MODEL?temperature=0&seed=1. Repeat the flag to compare agents")
	fl.IntVar(&f.Trials, "trials", 0, "repetitions of every task in every arm")
	fl.Uint64Var(&f.seed, "seed", 0, "seed of the order of trials")
	fl.IntVar(&f.jobs, "jobs", 0, "trials that run at once, and where the cap of each provider starts")
	fl.StringVar(&f.budget, "budget", "", "most `dollars` that the run may spend")
	fl.StringVar(&f.swift, "toolchain", "", "Swift `toolchain` of graders: a folder, or a name such as swift-6.0 (default ASSAY_SWIFT, else where assay swift install put it)")
	fl.StringVar(&f.Prices, "prices", "", "`file` with prices of models that go before the built-in ones (assay help cost)")
}

// Check finds values of flags that could not be meant.
func (f *Flags) Check() error {
	for _, name := range []string{"trials", "jobs", "workers", "limit"} {
		if !f.IsSet(name) {
			continue
		}
		n, err := f.FlagSet.GetInt(name)
		if name == "jobs" && n == 0 && f.NoJobs {
			continue
		}
		if err != nil || n < 1 {
			return cmdenv.UsageErrorf("--%s %d: it counts from 1", name, n)
		}
	}
	if f.IsSet("seed") && f.seed == 0 {
		return cmdenv.UsageErrorf("--seed 0: it counts from 1")
	}
	if f.IsSet("budget") {
		if usd, ok := new(big.Rat).SetString(strings.TrimPrefix(f.budget, "$")); !ok || usd.Sign() <= 0 {
			return cmdenv.UsageErrorf("--budget %s: write an amount of dollars, such as --budget 2.50", f.budget)
		}
	}
	return nil
}

// locateSuite finds a suite by the user's argument: a file, a folder with a
// suite.yaml, or the name of a suite that comes with assay.
func (l *Loader) locateSuite(arg string) (files fs.FS, file, dir string, err error) {
	info, statErr := os.Stat(arg)
	switch {
	case statErr == nil && info.IsDir():
		dir, file = arg, FileName
		if _, err := os.Stat(filepath.Join(dir, file)); err != nil {
			return nil, "", "", cmdenv.UsageErrorf("folder %s has no %s: assay init makes one", arg, FileName)
		}
		return suite.DiskFiles(dir), file, dir, nil
	case statErr == nil:
		dir, file = filepath.Dir(arg), filepath.Base(arg)
		return suite.DiskFiles(dir), file, dir, nil
	case l.Suites[arg] != nil:
		return l.Suites[arg], FileName, "", nil
	}
	names := l.Suites.Names()
	near := spelling.Suggest(arg, append(slices.Clone(names), neighbours(arg)...))
	return nil, "", "", cmdenv.UsageErrorf("there is no suite %s: neither a file or folder nor one of those that come with assay (%s)%s",
		arg, strings.Join(names, ", "), near)
}

// neighbours returns the paths of what is in the folder of a path.
func neighbours(name string) []string {
	entries, _ := os.ReadDir(filepath.Dir(name))
	var out []string
	for _, e := range entries {
		out = append(out, filepath.Join(filepath.Dir(name), e.Name()))
	}
	return out
}

// LoadSuite reads the suite that the user named, with the flags applied.
func (l *Loader) LoadSuite(arg string, f *Flags) (*suite.Suite, error) {
	l.Toolchain = cmp.Or(l.Toolchain, f.swift)
	files, file, dir, err := l.locateSuite(arg)
	if err != nil {
		return nil, err
	}
	servers := map[string]string{}
	for _, s := range f.servers {
		name, line, ok := strings.Cut(s, "=")
		if !ok {
			return nil, cmdenv.UsageErrorf("--server %s: write name=command line, such as docs=\"docs-server serve\"", s)
		}
		servers[name] = line
	}
	set := slices.Clone(f.Settings)
	for _, o := range []struct {
		flag, path string
		value      any
	}{
		{"trials", "trials", f.Trials}, {"seed", "seed", f.seed},
		{"jobs", "limits.jobs", f.jobs}, {"budget", "budget.usd", strings.TrimPrefix(f.budget, "$")},
	} {
		if f.IsSet(o.flag) && (o.flag != "jobs" || f.jobs > 0) {
			set = append(set, fmt.Sprintf("%s=%v", o.path, o.value))
		}
	}
	ships := ""
	if dir == "" {
		ships = arg
	}
	agents, err := parseAgents(f.agents)
	if err != nil {
		return nil, err
	}
	s, err := suite.Load(suite.Options{
		Context: f.context(),
		Files:   files, Path: file, Dir: dir, Ships: ships, Kinds: l.Kinds, Set: set, Servers: servers, Agents: agents,
		ShippedNames: l.Suites.Names(),
		Embedded:     func(name string) (fs.FS, bool) { files, ok := l.Suites[name]; return files, ok },
	})
	if err != nil {
		return nil, err
	}
	if len(agents) > 0 {
		l.noteUnpaired(s)
	}
	if f.Shape == nil {
		return s, nil
	}
	return s, f.Shape(s)
}

// SuiteFiles returns the file system of a suite that was read from its resolved form:
// one in the folder dir, or with dir "" one that comes with assay.
func (l *Loader) SuiteFiles(name, dir string) fs.FS {
	own := l.Suites[name]
	if dir != "" {
		own = suite.DiskFiles(dir)
	}
	return suite.NewFiles(own, dir, func(name string) (fs.FS, bool) { files, ok := l.Suites[name]; return files, ok })
}

// CountTasks counts the tasks that a suite has by its own word: its baselines are a
// task to those who run it alone.
func CountTasks(s *suite.Suite) int {
	return len(slices.DeleteFunc(slices.Clone(s.Tasks), (*suite.Task).Baseline))
}

// CountClusters returns the numbers of tasks by cluster, sorted by cluster, of the tasks
// that are wanted. It returns nil if tasks are independent.
func CountClusters(s *suite.Suite, wanted func(task string) bool) []int {
	var names []string
	for _, t := range s.Tasks {
		if s.Cluster != "" && !t.Baseline() && wanted(t.ID) {
			names = append(names, s.ClusterOf(t))
		}
	}
	slices.Sort(names)
	var out []int
	for i, name := range names {
		if i == 0 || name != names[i-1] {
			out = append(out, 0)
		}
		out[len(out)-1]++
	}
	return out
}

// IsBaseline reports whether a task is a baseline of the suite.
func IsBaseline(s *suite.Suite, task string) bool {
	t := s.Task(task)
	return t != nil && t.Baseline()
}
