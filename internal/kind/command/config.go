// Package command is the grader of kind "command": any program, run in a copy of
// the workspace as the agent left it, and the results that it reports.
//
//	graders:
//	  tests:
//	    kind: command
//	    command: [go, test, -json, ./...]
//	    files: {internal/cache/ttl_test.go: hidden/ttl_test.go}  # put in place before
//	    results: go-test          # or junit, tap, ctrf, go-test-verbose
//	    require: [TestTTL, 'example.com/app/cache/TestTTL/*']
//	    timeout: 40s
//
// All of it may be given by task, under the name of the grader.
//
// # The place
//
// The command runs when the agent and all its children are gone, in a fresh copy
// of its workspace, with a home folder as trials have it, variables of workspace
// and of env and set, and without command shims. Files of the suite are
// written over existing ones; where the agent had touched one of them, the
// evidence notes it. Paths are relative to the root of the workspace; the command
// starts in dir, by default where agents start.
//
// # Criteria
//
// NAME.passes: the command ended with the expected exit code. NAME.tests: the
// results can be read, no test failed, every test of require was executed and
// passed, and at least min_tests were executed (a skipped test is not). It does
// not apply where no results are asked for. Both are required. Measures
// NAME.tests_run, NAME.tests_failed and NAME.tests_skipped.
//
// A program that is not there is a fault of the grader, and so is one that the
// system could not start. A command that does not end in time fails, because an
// agent's code may hang; on_timeout: fault makes it a fault instead.
package command

import (
	_ "embed"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/bmatcuk/doublestar/v4"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/suite"
)

// KindName is the name of this kind in suite files.
const KindName = "command"

// version changes when the same settings begin to give other verdicts.
const version = 1

// Config is the settings of a command grader.
type Config struct {
	Command []string          `json:"command,omitempty" key:"grade" doc:"program and arguments; {repo} stands for the root of the workspace, {workdir} for the folder of it in which agents start, {home} and {tmp} for folders of the room"`
	Dir     string            `json:"dir,omitempty" key:"grade" doc:"folder of the workspace in which it starts; default that in which agents start"`
	Files   map[string]string `json:"files,omitempty" key:"grade" file:"text" doc:"files put in place before, over what the agent left: path in the workspace to file of the suite"`
	Env     []string          `json:"env,omitempty" key:"grade" doc:"names of variables passed on to the command"`
	Set     map[string]string `json:"set,omitempty" key:"grade" doc:"variables with fixed values; no secrets"`
	Exit    int               `json:"exit,omitempty" key:"grade" min:"0" max:"255" doc:"exit code expected; default 0"`

	Results       string   `json:"results,omitempty" key:"grade" enum:"junit,tap,go-test,go-test-verbose,ctrf" doc:"form of the test results to read: junit (XML), tap (12 to 14), go-test (go test -json), go-test-verbose (go test -v) or ctrf (JSON); default none"`
	ResultsFile   string   `json:"results_file,omitempty" key:"grade" doc:"file of the workspace, or glob of files, in which the command writes its results; default its output. What matches is removed before"`
	Require       []string `json:"require,omitempty" key:"grade" doc:"names of tests that must be executed and pass, or globs of which each must match one; a test is known by its name and by SUITE/NAME"`
	MinTests      *int     `json:"min_tests,omitempty" key:"grade" min:"0" doc:"fewest tests that must be executed; skipped ones do not count; default 1"`
	ForbidSkipped bool     `json:"forbid_skipped,omitempty" key:"grade" doc:"a skipped test fails the criterion; default false"`

	Timeout   suite.Duration `json:"timeout,omitempty" key:"grade" doc:"longest run; default nine tenths of limits.grade"`
	OnTimeout string         `json:"on_timeout,omitempty" key:"grade" enum:"fail,fault" doc:"a command that does not end in time is a fail (default), since what the agent wrote may hang, or a fault of the grader"`
}

//go:embed manual.md
var manual string

// Kind describes the grader to the suite loader.
func Kind() kind.Kind {
	return kind.Kind{
		Name: KindName, Manual: manual, Make: func(e kind.Env) (grade.Grader, error) {
			return New(e.Name, e.Config.(*Config), Env{Environ: e.Environ, Tasks: e.Running})
		},
		Kind: suite.Kind{
			Doc:       "any program run on what the agent left, and the test results that it reports",
			New:       func() any { return new(Config) },
			Check:     func(config any, s *suite.Suite) []suite.Problem { return config.(*Config).listProblems("", s) },
			CheckTask: taskCheck.Check,
		},
	}
}

var taskCheck = grade.TaskCheck[Config]{
	Lacks: func(c *Config) (what, example string) {
		if len(c.Command) == 0 {
			return "command", "command: [go, test, ./...]"
		}
		return "", ""
	},
	Workspace: "runs in the workspace",
	Each:      func(c *Config, at string, s *suite.Suite) []suite.Problem { return c.listProblems(at, s) },
}

// listProblems lists the settings that cannot work; prefix goes before each path.
func (c *Config) listProblems(prefix string, s *suite.Suite) []suite.Problem {
	var out []suite.Problem
	add := func(path, fix, format string, args ...any) {
		out = append(out, suite.Problem{Path: prefix + path, Text: fmt.Sprintf(format, args...), Fix: fix})
	}
	if len(c.Command) > 0 && c.Command[0] == "" {
		add("command.0", "", "the program has no name")
	}
	if c.Dir != "" && c.Dir != "." && !grade.IsPlainPath(c.Dir) {
		add("dir", "", "%q is not a plain path below the workspace", c.Dir)
	}
	for _, p := range slices.Sorted(maps.Keys(c.Files)) {
		if !grade.IsPlainPath(p) {
			add("files", "", "%q is not a plain path below the workspace", p)
		}
	}
	if f := c.ResultsFile; f != "" && (!doublestar.ValidatePattern(f) || !grade.IsPlainPath(f)) {
		add("results_file", "", "%q is not a path or glob below the workspace", f)
	}
	if c.Results == "" {
		for key, set := range map[string]bool{"results_file": c.ResultsFile != "", "require": len(c.Require) > 0, "min_tests": c.MinTests != nil, "forbid_skipped": c.ForbidSkipped} {
			if set {
				add(key, "set results to junit, tap, go-test, go-test-verbose or ctrf", "%s needs test results to read", key)
			}
		}
	}
	for i, r := range c.Require {
		if strings.TrimSpace(r) == "" || !doublestar.ValidatePattern(r) {
			add(fmt.Sprintf("require.%d", i), "", "%q is neither the name of a test nor a glob", r)
		}
	}
	if s != nil && s.Limits.Grade > 0 && c.Timeout >= s.Limits.Grade {
		add("timeout", fmt.Sprintf("limits: {grade: %s}", 2*c.Timeout.D()), "the command may take %s, but a grader only %s", c.Timeout.D(), s.Limits.Grade.D())
	}
	slices.SortFunc(out, func(a, b suite.Problem) int { return strings.Compare(a.Path, b.Path) })
	return out
}
