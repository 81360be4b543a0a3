// Package command is the grader of kind "command". It runs any program in a copy of the
// workspace after the agent, and reads the results that the program reports. manual.md
// documents the settings.
//
// Paths are relative to the root of the workspace. The command starts in dir, which
// defaults to the folder in which agents start.
//
// # Criteria
//
// NAME.passes: the command ended with the expected exit code. NAME.tests: the results
// are readable, no test failed, every test of require ran and passed, and at least
// min_tests ran (skipped tests do not count); it does not apply if the settings name no
// results. Both are required. The measures are NAME.tests_run, NAME.tests_failed and
// NAME.tests_skipped.
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

// Config is the settings of a command grader.
type Config struct {
	Command []string          `json:"command,omitempty" key:"grade" doc:"program and arguments; {repo} stands for the root of the workspace, {workdir} for the folder of it in which agents start, {home} and {tmp} for folders of the room"`
	Dir     string            `json:"dir,omitempty" key:"grade" doc:"folder of the workspace in which it starts; default that in which agents start"`
	Files   map[string]string `json:"files,omitempty" key:"grade" file:"text" doc:"files put in place before, over what the agent left: path in the workspace to file of the suite"`
	Env     suite.Variables   `json:"env,omitempty" key:"grade" doc:"names of variables passed on to the command; {name: NAME, public: true} for one whose value is no secret"`
	Set     map[string]string `json:"set,omitempty" key:"grade" doc:"variables with fixed values; no secrets"`
	Exit    int               `json:"exit,omitempty" key:"grade" min:"0" max:"255" doc:"exit code expected; default 0"`

	Results       string   `json:"results,omitempty" key:"grade" enum:"junit,tap,go-test,go-test-verbose,ctrf" doc:"form of the test results to read: junit (XML), tap (12 to 14), go-test (go test -json), go-test-verbose (go test -v) or ctrf (JSON); default none"`
	ResultsFile   string   `json:"results_file,omitempty" key:"grade" doc:"file of the workspace, or glob of files, in which the command writes its results; default its output. What matches is removed before"`
	Evidence      string   `json:"evidence,omitempty" key:"grade" enum:"driver,output" doc:"evidence of the verdict on tests: driver, which believes only tests of Go, of pytest and of node --test that prove that they ran to their end (default for a command that is go test or pytest; a command that starts them by a script needs it), or output, which is what the command says (code under test can write it)"`
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
		Labels: []string{passed, timedOut, notStarted, exitCode, testsFailed, noTests, noResults, badResults, testsMissing, testsSkipped},
		Name:   KindName, Manual: manual, Blind: kind.ChangeNothing, Make: func(e kind.Env) (grade.Grader, error) {
			return New(e.Name, e.Config.(*Config), e.Environ, e.Running)
		},
		Kind: checks.Kind("any program run on what the agent left, and the test results that it reports"),
	}
}

var checks = grade.Checks[Config]{
	Empty: func(c *Config) bool { return len(c.Command) == 0 },
	Lacks: "command", Example: "command: [go, test, ./...]",
	Workspace: "runs in the workspace",
	Each:      (*Config).listProblems,
}

// listProblems lists the invalid settings; prefix is prepended to each path.
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
