package command

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/grade/gradetest"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
)

// write fills a fresh folder: "name -> target" is a link.
func write(t testing.TB, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, content := range files {
		name, target, link := strings.Cut(name, " -> ")
		p := filepath.Join(dir, name)
		err := os.MkdirAll(filepath.Dir(p), 0o755)
		switch {
		case err != nil:
		case link:
			err = os.Symlink(target, p)
		default:
			err = os.WriteFile(p, []byte(content), 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

var fixture = fstest.MapFS{"go.mod": {Data: []byte("module example.com/m\n\ngo 1.21\n")}, "m.go": {Data: []byte("package m\n\nfunc Add(a, b int) int { return 0 }\n")}}

func caseOf(t testing.TB, settings map[string]any, after map[string]string) grade.Case {
	t.Helper()
	before, left := map[string]string{}, map[string]string{}
	for p, f := range fixture {
		before[p], left[p] = string(f.Data), string(f.Data)
	}
	for p, s := range after {
		name, _, link := strings.Cut(p, " -> ")
		if link {
			delete(left, name)
		}
		left[p] = s
	}
	c := gradetest.Worked(t, &suite.Task{ID: "t", Graders: map[string]any{"c": settings}}, fixture, write(t, before), write(t, left))
	c.Place = func(ctx context.Context) (*workspace.Room, error) { return gradetest.Place(ctx, t, c) }
	return c
}

func grader(t testing.TB) *Grader {
	t.Helper()
	g, err := New("c", &Config{}, os.Environ(), nil)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// sh is a command of the shell, which every machine has.
func sh(script string) []string { return []string{"sh", "-c", script} }

const tapOK = "echo 1..2; echo ok 1 - a; echo ok 2 - b"

func TestVerdicts(t *testing.T) {
	type m = map[string]any
	tests := []struct {
		name          string
		settings      m
		after         map[string]string
		passes, tests trial.Verdict
		reason        string
		evidence      []string // of both, each a part of a line
	}{
		{"exit 0", m{"command": sh("exit 0")}, nil, trial.Pass, trial.NotApplicable, "", nil},
		{"exit 3", m{"command": sh("echo why; exit 3")}, nil, trial.Fail, trial.NotApplicable, exitCode, []string{"exit status 3", "why"}},
		{"exit 3 wanted", m{"command": sh("exit 3"), "exit": 3}, nil, trial.Pass, trial.NotApplicable, "", nil},
		{"exit 0 where 3 is wanted", m{"command": sh("exit 0"), "exit": 3}, nil, trial.Fail, trial.NotApplicable, exitCode, []string{"exit status 0, want 3"}},
		{"signal", m{"command": sh("kill -9 $$")}, nil, trial.Fail, trial.NotApplicable, exitCode, []string{"ended by signal: killed"}},
		{"hangs", m{"command": sh("echo began; sleep 100"), "timeout": "300ms"}, nil, trial.Fail, trial.NotApplicable, timedOut, []string{"did not end within 300ms", "began"}},
		{"program of the workspace gone", m{"command": []string{"./run.sh"}}, nil, trial.Fail, trial.NotApplicable, notStarted, []string{"program ./run.sh of the workspace is not there"}},
		{"and its tests", m{"command": []string{"./run.sh"}, "results": "tap"}, nil, trial.Fail, trial.Fail, notStarted, []string{"no test was executed"}},
		{"program of the grader", m{"command": []string{"./run.sh"}, "files": m{"run.sh": "#!/bin/sh\nexit 0\n"}}, nil, trial.Pass, trial.NotApplicable, "", nil},
		{"folder gone", m{"command": sh("exit 0"), "dir": "sub"}, nil, trial.Fail, trial.NotApplicable, notStarted, []string{"folder sub of the workspace is not there"}},
		{"in a folder", m{"command": sh(`test "$(basename "$PWD")" = sub`), "dir": "sub"}, map[string]string{"sub/x": ""}, trial.Pass, trial.NotApplicable, "", nil},
		{"variables", m{"command": sh(`test "$A" = "$PWD/x" && test -n "$PATH" && test -w "$HOME"`), "set": m{"A": "{workdir}/x"}}, nil, trial.Pass, trial.NotApplicable, "", nil},

		{"exit 1 for a test", m{"command": sh("echo 1..1; echo not ok 1 - adds; exit 1"), "results": "tap"}, nil, trial.Fail, trial.Fail, testsFailed, []string{"failed: adds (exit status 1)"}},
		{"tap", m{"command": sh(tapOK), "results": "tap"}, nil, trial.Pass, trial.Pass, "", nil},
		{"a test fails, exit 0", m{"command": sh("echo 1..1; echo not ok 1 - a"), "results": "tap"}, nil, trial.Pass, trial.Fail, testsFailed, []string{"failed: a"}},
		{"no output", m{"command": sh("exit 0"), "results": "tap"}, nil, trial.Pass, trial.Fail, noResults, []string{"no test results"}},
		{"all skipped", m{"command": sh("echo 1..1; echo 'ok 1 - a # SKIP'"), "results": "tap"}, nil, trial.Pass, trial.Fail, noTests, []string{"0 tests were executed, at least 1"}},
		{"all skipped, but none is needed", m{"command": sh("echo 1..1; echo 'ok 1 - a # SKIP'"), "results": "tap", "min_tests": 0}, nil, trial.Pass, trial.Pass, "", nil},
		{"too few", m{"command": sh(tapOK), "results": "tap", "min_tests": 3}, nil, trial.Pass, trial.Fail, noTests, []string{"2 tests were executed, at least 3"}},
		{"required", m{"command": sh(tapOK), "results": "tap", "require": []string{"a", "[bc]"}}, nil, trial.Pass, trial.Pass, "", nil},
		{"required but absent", m{"command": sh(tapOK), "results": "tap", "require": []string{"a", "c"}}, nil, trial.Pass, trial.Fail, testsMissing, []string{"required but not executed: c"}},
		{"required but skipped", m{"command": sh("echo 1..2; echo 'ok 1 - a # SKIP'; echo ok"), "results": "tap", "require": []string{"a"}}, nil, trial.Pass, trial.Fail, testsMissing, []string{"required but skipped: a"}},
		{"skipped, forbidden", m{"command": sh("echo 1..2; echo 'ok 1 - a # SKIP'; echo ok"), "results": "tap", "forbid_skipped": true}, nil, trial.Pass, trial.Fail, testsSkipped, []string{"skipped: a"}},

		{"results in files", m{"command": sh(`mkdir -p out; for n in 1 2; do echo "<testsuite name='s$n'><testcase name='a'/></testsuite>" > out/$n.xml; done`), "results": "junit", "results_file": "out/*.xml", "min_tests": 2, "require": []string{"s1/a", "s2/a"}}, nil, trial.Pass, trial.Pass, "", nil},
		{"results that the agent left are none", m{"command": sh("exit 0"), "results": "junit", "results_file": "out.xml"}, map[string]string{"out.xml": "<testsuite><testcase name='a'/></testsuite>"}, trial.Pass, trial.Fail, noResults, []string{"there is no file out.xml"}},
		{"a link to results is none", m{"command": sh("echo '<testsuite><testcase name=\"a\"/></testsuite>' > x; ln -s x out.xml"), "results": "junit", "results_file": "out.xml"}, nil, trial.Pass, trial.Fail, noResults, []string{"there is no file out.xml"}},
		{"broken results", m{"command": sh("echo '<testsuite>' > out.xml"), "results": "junit", "results_file": "out.xml"}, nil, trial.Pass, trial.Fail, badResults, []string{"out.xml: read junit results: XML syntax error"}},

		{"files go over what the agent left", m{"command": sh("cat hidden/t && ! test -L m.go"), "files": m{"hidden/t": "right", "m.go": "mine"}}, map[string]string{"hidden": "a file in the way", "m.go -> go.mod": ""},
			trial.Pass, trial.NotApplicable, "", []string{"the agent had touched hidden/t, m.go; the grader's own took its place"}},
		{"and through no link", m{"command": sh("test \"$(cat go.mod)\" = \"$(printf 'module example.com/m\\n\\ngo 1.21')\" && test -d d && ! test -L d"), "files": m{"d/go.mod": "mine"}}, map[string]string{"d -> .": ""}, trial.Pass, trial.NotApplicable, "", []string{"touched d/go.mod"}},
		{"files that the agent left alone", m{"command": sh("grep -q mine m.go"), "files": m{"m.go": "mine"}}, nil, trial.Pass, trial.NotApplicable, "", nil},
	}
	for _, tc := range tests {
		t.Run(tc.name, func(t *testing.T) {
			s, err := grader(t).Grade(t.Context(), caseOf(t, tc.settings, tc.after))
			if err != nil {
				t.Fatal(err)
			}
			if s.Criteria[0].Verdict != tc.passes || s.Criteria[1].Verdict != tc.tests || s.Details["reason"] != tc.reason {
				t.Errorf("passes %s, tests %s, reason %q; want %s, %s, %q\n%v", s.Criteria[0].Verdict, s.Criteria[1].Verdict, s.Details["reason"], tc.passes, tc.tests, tc.reason, s.Criteria)
			}
			all := strings.Join(append(append([]string(nil), s.Criteria[0].Evidence...), s.Criteria[1].Evidence...), "\n")
			for _, e := range tc.evidence {
				if !strings.Contains(all, e) {
					t.Errorf("evidence has no %q:\n%s", e, all)
				}
			}
			if tc.evidence == nil && strings.ReplaceAll(all, "no test results are asked for", "") != "" {
				t.Errorf("evidence %q", all)
			}
		})
	}
}

// An error of ours is a fault, not a verdict.
func TestFaults(t *testing.T) {
	type m = map[string]any
	for name, tc := range map[string]struct {
		settings m
		word     string
	}{
		"missing program":     {m{"command": []string{"no-such-program-here"}}, "no-such-program-here"},
		"missing variable":    {m{"command": sh("true"), "env": []string{"NO_SUCH_VARIABLE_HERE"}}, "NO_SUCH_VARIABLE_HERE is not set"},
		"time, if told so":    {m{"command": sh("sleep 100"), "timeout": "200ms", "on_timeout": "fault"}, "did not end within 200ms"},
		"no command":          {m{}, "no command"},
		"settings that don't": {m{"nonsense": 1}, "nonsense"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := grader(t).Grade(t.Context(), caseOf(t, tc.settings, nil))
			var f *trial.Fault
			if !errors.As(err, &f) || f.Class != trial.ClassGrader || !strings.Contains(f.Error(), tc.word) {
				t.Errorf("error %v, want a fault of the grader with %q", err, tc.word)
			}
		})
	}
}

// A grader without a limit of its own stops its command before the deadline that
// the worker gives it, so that code that hangs fails and is no fault.
func TestDefaultLimit(t *testing.T) {
	testenv.Slow(t)
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Second)
	defer cancel()
	s, err := grader(t).Grade(ctx, caseOf(t, map[string]any{"command": sh("sleep 100")}, nil))
	if err != nil || ctx.Err() != nil || s.Label != timedOut {
		t.Fatalf("label %q, error %v, context %v", s.Label, err, ctx.Err())
	}
	if want := "the command did not end within nine tenths of limits.grade"; s.Criteria[0].Evidence[0] != want {
		t.Errorf("evidence %q, want %q", s.Criteria[0].Evidence, want)
	}
}

// The tests of a Go module, hidden from the agent, on a wrong and a right
// solution.
func TestGo(t *testing.T) {
	testenv.Slow(t)
	if _, err := exec.LookPath("go"); err != nil {
		testenv.Missing(t, "go", "grading by go test")
	}
	hidden := "package m\n\nimport \"testing\"\n\nfunc TestAdd(t *testing.T) {\n\tif got := Add(1, 2); got != 3 {\n\t\tt.Errorf(\"Add(1, 2) = %d\", got)\n\t}\n}\n\nfunc TestAgain(t *testing.T) { TestAdd(t) }\n"
	cache, err := exec.Command("go", "env", "GOCACHE").Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, form := range []string{"go-test", "go-test-verbose"} {
		flag := map[string]string{"go-test": "-json", "go-test-verbose": "-v"}[form]
		settings := map[string]any{"command": []string{"go", "test", flag, "./..."}, "results": form, "files": map[string]any{"m_test.go": hidden}, "require": []string{"TestAdd", "example.com/m/TestAgain"},
			"set": map[string]any{"GOCACHE": strings.TrimSpace(string(cache)), "GOFLAGS": "-mod=mod", "GOTOOLCHAIN": "local"}, "timeout": "100s"}
		right := map[string]string{"m.go": "package m\n\nfunc Add(a, b int) int { return a + b }\n", "m_test.go": "package m\n"}
		s, err := grader(t).Grade(t.Context(), caseOf(t, settings, right))
		if err != nil {
			t.Fatal(err)
		}
		if s.Label != passed || *s.Measures[0].Value != 2 || s.Details["overwritten"] != "m_test.go" {
			t.Errorf("%s of the right solution: %+v", form, s)
		}
		s, err = grader(t).Grade(t.Context(), caseOf(t, settings, nil))
		if err != nil {
			t.Fatal(err)
		}
		want := []trial.Finding{
			{Verdict: "fail", Class: "test", File: "m_test.go", Line: 7, Column: 1, Name: "example.com/m/TestAdd", Message: "example.com/m/TestAdd: m_test.go:7: Add(1, 2) = 0"},
			{Verdict: "fail", Class: "test", File: "m_test.go", Line: 7, Column: 1, Name: "example.com/m/TestAgain", Message: "example.com/m/TestAgain: m_test.go:7: Add(1, 2) = 0"},
		}
		if d := cmp.Diff(want, s.Criteria[1].Findings); d != "" || s.Label != testsFailed || s.Criteria[0].Verdict != trial.Fail || *s.Measures[1].Value != 2 {
			t.Errorf("%s of the wrong solution: %+v\n%s", form, s, d)
		}
		s, err = grader(t).Grade(t.Context(), caseOf(t, settings, map[string]string{"m.go": "package m\n\nfunc Add(a, b int) int { return \"\" }\n"}))
		if err != nil {
			t.Fatal(err)
		}
		if all := strings.Join(s.Criteria[1].Evidence, "\n"); s.Criteria[1].Verdict != trial.Fail || !strings.Contains(all, "required but not executed: TestAdd") || !strings.Contains(all, "0 tests were executed") {
			t.Errorf("%s of code that does not compile: %+v", form, s.Criteria[1])
		}
	}
}

func TestNode(t *testing.T) {
	if _, err := exec.LookPath("node"); err != nil {
		testenv.Missing(t, "node", "grading by node --test")
	}
	settings := map[string]any{"command": []string{"node", "--test", "--test-reporter=tap"}, "results": "tap", "require": []string{"adds"}, "timeout": "60s",
		"files": map[string]any{"a.test.js": "const {test} = require('node:test');\ntest('adds', () => { require('assert').equal(require('./m.js')(1, 2), 3); });\n"}}
	for js, want := range map[string]string{"module.exports = (a, b) => a + b": passed, "module.exports = (a, b) => a * b": testsFailed, "syntax error": testsFailed, "process.exit(0)": testsFailed} {
		s, err := grader(t).Grade(t.Context(), caseOf(t, settings, map[string]string{"m.js": js}))
		if err != nil {
			t.Fatal(err)
		}
		if s.Label != want {
			t.Errorf("%s: label %q, want %q: %+v", js, s.Label, want, s.Criteria)
		}
	}
}

func TestProbe(t *testing.T) {
	probe := func(settings map[string]any) string {
		g, err := New("c", &Config{}, []string{"PATH=" + os.Getenv("PATH")}, []*suite.Task{{ID: "t", Graders: map[string]any{"c": settings}}})
		if err != nil {
			t.Fatal(err)
		}
		if err := g.Probe(t.Context()); err != nil {
			return err.Error()
		}
		return ""
	}
	for want, settings := range map[string]map[string]any{
		"":             {"command": []string{"sh"}},
		"no-such-prog": {"command": []string{"no-such-prog"}},
		"variable MY_TOKEN is not set; set it, or take it out of env of grader c": {"command": []string{"sh"}, "env": []string{"MY_TOKEN"}},
	} {
		if got := probe(settings); !strings.Contains(got, want) || want == "" && got != "" {
			t.Errorf("%v: %q, want %q", settings, got, want)
		}
	}
	if got := probe(map[string]any{"command": []string{"./later"}}); got != "" {
		t.Errorf("a file of the workspace: %q", got)
	}
	if got := probe(map[string]any{"command": []string{"later"}, "set": map[string]any{"PATH": "{repo}/bin"}}); got != "" {
		t.Errorf("a program of the room: %q", got)
	}
}

func TestProblems(t *testing.T) {
	s := &suite.Suite{Limits: suite.Limits{Grade: suite.Duration(time.Minute)}}
	var got []string
	cfg := Config{Command: []string{""}, Dir: "../x", Files: map[string]string{"/etc/x": "", ".git/hooks/x": "", "ok": ""}, ResultsFile: "[", Require: []string{"[", " "}, Timeout: suite.Duration(time.Hour)}
	for _, p := range cfg.listProblems("", s) {
		got = append(got, p.Path)
	}
	if d := cmp.Diff([]string{"command.0", "dir", "files", "files", "require", "require.0", "require.1", "results_file", "results_file", "timeout"}, got); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

func TestConformance(t *testing.T) {
	testenv.Slow(t)
	script := `echo "noise in $PWD at 0.25s"; echo 1..2; cat answer 2>/dev/null; echo ok 2 - b`
	settings := map[string]any{"command": sh(script), "results": "tap", "files": map[string]any{"x": "y"}, "timeout": "50s"}
	gradetest.Run(t, gradetest.Subject{
		Name: "c",
		New:  func() grade.Grader { return grader(t) },
		Cases: []grade.Case{
			caseOf(t, settings, map[string]string{"answer": "ok 1 - a\n"}),
			caseOf(t, settings, map[string]string{"answer": "not ok 1 - a \x1b[31m\xff\n", "x": "mine"}),
		},
	})
}
