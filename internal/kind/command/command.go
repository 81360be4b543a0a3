package command

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"path"
	"slices"
	"strings"

	"github.com/bmatcuk/doublestar/v4"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/testresult"
	"github.com/assay-eval/assay/internal/trial"
)

// Grader runs a command.
type Grader struct {
	grade.Base[Config]
	environ []string      // assay's own environment, for variables of env and the PATH of Probe
	tasks   []*suite.Task // tasks to run, whose programs Probe looks for
}

// New returns the grader with the given name in the suite. [Kind] has validated the
// settings. environ is assay's own environment; tasks are the tasks to run.
func New(name string, cfg *Config, environ []string, tasks []*suite.Task) (*Grader, error) {
	if p := cfg.listProblems("", nil); len(p) > 0 {
		return nil, fmt.Errorf("grader %s: %s", name, p[0].Text)
	}
	return &Grader{grade.NewBase(KindName, 3, name, *cfg), environ, tasks}, nil
}

// Probe implements grade.Grader. Programs outside the workspace must exist, and the
// variables of env must be set.
func (g *Grader) Probe(context.Context) error {
	for _, t := range g.tasks {
		cfg, err := g.SettingsOf(t)
		if err != nil {
			return fmt.Errorf("task %s: %w", t.ID, err)
		}
		if err := g.probeProgram(cfg); err != nil {
			return fmt.Errorf("task %s: %w", t.ID, err)
		}
	}
	return nil
}

func (g *Grader) probeProgram(cfg Config) error {
	given, missing := grade.Variables(g.environ, cfg.Env.Names(), cfg.Set)
	if len(missing) > 0 {
		return fmt.Errorf("variable %s is not set; set it, or take it out of env of grader %s", missing[0], g.Name)
	}
	if len(cfg.Command) == 0 || strings.Contains(cfg.Command[0], "/") || strings.Contains(cfg.Command[0], "{") {
		return nil
	}
	env := g.environ
	for _, kv := range given {
		if strings.HasPrefix(kv, "PATH=") {
			if strings.Contains(kv, "{") {
				return nil // a folder of the room
			}
			env = []string{kv}
		}
	}
	if _, err := proc.LookPath(cfg.Command[0], "", env); err != nil {
		return fmt.Errorf("the command of grader %s cannot run: %w; install it, or give its path", g.Name, err)
	}
	return nil
}

// Columns implements grade.Grader.
func (g *Grader) Columns() []grade.Column {
	return []grade.Column{
		{Name: g.Name + ".passes", Required: true, Doc: "the command ended with the expected exit code"},
		{Name: g.Name + ".tests", Required: true, Doc: "the tests asked for were executed and passed, and no other failed"},
		{Name: g.Name + ".tests_run", Measure: true, Unit: "tests", Doc: "tests executed, without skipped ones"},
		{Name: g.Name + ".tests_failed", Measure: true, Unit: "tests", Doc: "tests that failed"},
		{Name: g.Name + ".tests_skipped", Measure: true, Unit: "tests", Doc: "tests that were skipped, or were expected to fail and did"},
	}
}

// The values of Label and of the detail "reason".
const (
	passed       = "passed"
	timedOut     = "timeout"
	notStarted   = "not_started"
	exitCode     = "exit_code"
	testsFailed  = "tests_failed"
	noTests      = "tests_not_executed"
	noResults    = "tests_no_results"
	badResults   = "tests_result_parse_failed"
	testsMissing = "tests_missing"
	testsSkipped = "tests_skipped"
)

// Grade implements grade.Grader. The label, and the detail "reason" where a criterion
// fails, is one of passed, timeout, not_started, exit_code, tests_failed,
// tests_not_executed, tests_no_results, tests_result_parse_failed, tests_missing and
// tests_skipped. The detail "overwritten" names files that the agent had changed and the
// grader replaced.
func (g *Grader) Grade(ctx context.Context, c grade.Case) (trial.Score, error) {
	cfg, err := g.SettingsOf(c.Task)
	if err != nil {
		return trial.Score{}, &trial.Fault{Class: trial.ClassGrader, Err: err}
	}
	if len(cfg.Command) == 0 {
		return trial.Score{}, trial.Faultf(trial.ClassGrader, "grader %s has no command for task %s", g.Name, c.Task.ID)
	}
	touched, err := c.Touched(slices.Collect(maps.Keys(cfg.Files)))
	if err != nil {
		return trial.Score{}, trial.Faultf(trial.ClassGrader, "read the workspace: %w", err)
	}
	given, missing := grade.Variables(g.environ, cfg.Env.Names(), cfg.Set)
	if len(missing) > 0 {
		return trial.Score{}, trial.Faultf(trial.ClassGrader, "variable %s is not set", missing[0])
	}
	site, err := c.OpenSite(ctx, given)
	if err != nil {
		return trial.Score{}, err
	}
	if cfg.ResultsFile != "" { // results written by the agent must not count
		if err := eachResult(site.Work, cfg.ResultsFile, (*os.Root).RemoveAll); err != nil {
			return trial.Score{}, trial.Faultf(trial.ClassGrader, "remove older results: %w", err)
		}
	}
	if err := site.Put(cfg.Files); err != nil {
		return trial.Score{}, err
	}
	v := &verdict{cfg: cfg, site: site, touched: touched,
		passes: trial.Criterion{Name: g.Name + ".passes", Required: true, Verdict: trial.Pass},
		tests:  trial.Criterion{Name: g.Name + ".tests", Required: true, Verdict: trial.Pass}}
	ran, err := v.run(ctx)
	var gone *grade.Gone
	switch {
	case errors.As(err, &gone):
		v.notStarted(gone)
	case err != nil:
		return trial.Score{}, err
	case ran.TimedOut && cfg.OnTimeout == "fault":
		return trial.Score{}, trial.Faultf(trial.ClassGrader, "%s did not end within %s", cfg.Command[0], ran.Limit)
	default:
		v.judgeRun(ran)
	}
	return v.makeScore(g.Columns()), nil
}

// eachResult calls do for each matching name below work. It does not follow links.
func eachResult(work, glob string, do func(root *os.Root, name string) error) error {
	root, err := os.OpenRoot(work)
	if err != nil {
		return err
	}
	defer root.Close()
	names, err := doublestar.Glob(root.FS(), glob, doublestar.WithNoFollow())
	if err != nil {
		return err
	}
	for _, n := range names {
		if err := do(root, n); err != nil {
			return err
		}
	}
	return nil
}

// maxResults is the maximum number of bytes read from results files.
const maxResults = 64 << 20

// readResults returns the contents of the matching regular files, by name.
func readResults(work, glob string) (map[string][]byte, error) {
	out, total := map[string][]byte{}, int64(0)
	err := eachResult(work, glob, func(root *os.Root, name string) error {
		info, err := root.Lstat(name)
		if err != nil || !info.Mode().IsRegular() {
			return nil // only regular files can hold results
		}
		if total += info.Size(); total > maxResults {
			return fmt.Errorf("%s: results of more than %d MiB are not read", name, maxResults>>20)
		}
		out[name], err = root.ReadFile(name)
		return err
	})
	return out, err
}

func matchesTest(want string, t testresult.Test) bool {
	for _, id := range []string{t.Name, t.ID(), t.Suite + "." + t.Name, path.Base(t.Suite) + "/" + t.Name} {
		if id == want {
			return true
		}
		if ok, err := doublestar.Match(want, id); ok && err == nil {
			return true
		}
	}
	return false
}
