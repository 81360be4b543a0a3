package command

import (
	"maps"
	"os/exec"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

// forgeGo reads the names of the tests from the test program and prints the marks of
// the testing package for each. It knows nothing of the tests.
const forgeGo = `package m

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
)

func init() {
	for _, a := range os.Args {
		if strings.HasPrefix(a, "-test.list") {
			return
		}
	}
	out, _ := exec.Command(os.Args[0], "-test.list=.").Output()
	for _, n := range strings.Fields(string(out)) {
		fmt.Printf("\x16=== RUN   %s\n\x16--- PASS: %s (0.00s)\n", n, n)
	}
	fmt.Println("PASS")
	os.Exit(0)
}
`

const hiddenGo = `package m

import "testing"

func TestAdd(t *testing.T) {
	if Add(1, 2) != 3 {
		t.Fatal("1+2 is not 3")
	}
}

func TestSubs(t *testing.T) {
	t.Run("a", func(t *testing.T) {
		if Add(2, 2) != 4 {
			t.Fatal("2+2 is not 4")
		}
	})
}
`

func asMap(v any) map[string]any {
	m, _ := v.(map[string]any)
	return m
}

func TestGoDriver(t *testing.T) {
	testenv.Slow(t)
	type m = map[string]any
	out, err := exec.Command("go", "env", "GOCACHE").Output()
	if err != nil {
		testenv.Missing(t, "go", "tests of Go code")
	}
	cache := strings.TrimSpace(string(out))
	right := map[string]string{"m.go": "package m\n\nfunc Add(a, b int) int { return a + b }\n"}
	json, verbose, plain := []string{"go", "test", "-json", "./..."}, []string{"go", "test", "-v", "./..."}, []string{"go", "test", "./..."}
	hidden := m{"m_test.go": hiddenGo}
	forger := func(code string) map[string]string { return map[string]string{"zz.go": code} }
	below := m{"sub/m_test.go": hiddenGo}
	aside := func(more map[string]string) map[string]string { // tests that pass, besides code that is wrong
		out := map[string]string{"ok_test.go": "package m\n\nimport \"testing\"\n\nfunc TestOK(*testing.T) {}\n", "sub/m.go": "package m\n\nfunc Add(a, b int) int { return 0 }\n"}
		maps.Copy(out, more)
		return out
	}
	exits := "package m\n\nimport \"os\"\n\nfunc init() { os.Exit(0) }\n"
	for _, tc := range []struct {
		name          string
		settings      m
		after         map[string]string
		passes, tests trial.Verdict
		evidence      string // detail
		says          string // part of the evidence
	}{
		{"right", m{"command": json, "results": "go-test", "require": []string{"TestAdd", "TestSubs/a"}}, right, trial.Pass, trial.Pass, byDriver, ""},
		{"right, verbose", m{"command": verbose, "results": "go-test-verbose", "require": []string{"TestAdd", "TestSubs/a"}}, right, trial.Pass, trial.Pass, byDriver, ""},
		{"right, exit code", m{"command": plain}, right, trial.Pass, trial.NotApplicable, byDriver, ""},
		{"right, by a shell, flags of its own", m{"command": sh("go test -count=2 -short -cover -json -run 'Add|Subs' ."), "results": "go-test"}, right, trial.Pass, trial.Pass, byDriver, ""},
		{"with other GOFLAGS", m{"command": json, "results": "go-test", "set": m{"GOFLAGS": "-tags=extra -trimpath"}}, right, trial.Pass, trial.Pass, byDriver, ""},
		{"wrong", m{"command": json, "results": "go-test"}, nil, trial.Fail, trial.Fail, byDriver, "failed: example.com/m/TestAdd: m_test.go:7: 1+2 is not 3"},
		{"wrong, exit code", m{"command": plain}, nil, trial.Fail, trial.NotApplicable, byDriver, "1+2 is not 3"},
		{"does not compile", m{"command": json, "results": "go-test"}, map[string]string{"m.go": "package m\n\nfunc Add("}, trial.Fail, trial.Fail, byDriver, "failed: example.com/m"},
		{"forger", m{"command": json, "results": "go-test", "require": []string{"TestAdd"}}, forger(forgeGo), trial.Fail, trial.Fail, byDriver, "did not run to its end"},
		{"forger, verbose", m{"command": verbose, "results": "go-test-verbose"}, forger(forgeGo), trial.Fail, trial.Fail, byDriver, "did not run to its end"},
		{"forger, exit code", m{"command": plain}, forger(forgeGo), trial.Fail, trial.NotApplicable, byDriver, "exit status 1"},
		{"exits", m{"command": json, "results": "go-test"}, forger(exits), trial.Fail, trial.Fail, byDriver, "did not run to its end"},
		{"exits, exit code", m{"command": plain}, forger(exits), trial.Fail, trial.NotApplicable, byDriver, "exit status 1"},
		{"TestMain of the agent", m{"command": json, "results": "go-test"}, map[string]string{"main_test.go": "package m\n\nimport \"testing\"\n\nfunc TestMain(m *testing.M) {}\n"}, trial.Fail, trial.Fail, byDriver, "did not run to its end"},
		{"right, in a folder", m{"command": plain, "files": below}, map[string]string{"sub/m.go": right["m.go"]}, trial.Pass, trial.NotApplicable, byDriver, ""},
		{"for another system", m{"command": plain, "files": m{"m_test.go": hiddenGo, "m_plan9_test.go": "package m\n\nimport \"testing\"\n\nfunc TestPlan9(t *testing.T) { t.Fatal() }\n"}}, right, trial.Pass, trial.NotApplicable, byDriver, ""},
		{"a module of its own", m{"command": json, "results": "go-test", "files": below}, aside(map[string]string{"sub/go.mod": "module x\n"}), trial.Fail, trial.Fail, byDriver, "sub/m_test.go: its tests did not run"},
		{"a module of its own, exit code", m{"command": plain, "files": below}, aside(map[string]string{"sub/go.mod": "module x\n"}), trial.Fail, trial.NotApplicable, byDriver, "sub/m_test.go: its tests did not run"},
		{"an ignored folder, exit code", m{"command": plain, "files": below}, aside(map[string]string{"go.mod": "module example.com/m\n\ngo 1.25\n\nignore ./sub\n"}), trial.Fail, trial.NotApplicable, byDriver, "sub/m_test.go: its tests did not run"},
		{"no test of go", m{"command": sh("echo '{\"Action\":\"pass\",\"Package\":\"p\",\"Test\":\"TestAdd\"}'; echo '{\"Action\":\"pass\",\"Package\":\"p\"}'"), "results": "go-test"}, right, trial.Fail, trial.Fail, byDriver, "no test results: there is no test program"},
		{"output is believed where the suite says so", m{"command": sh("echo '{\"Action\":\"pass\",\"Package\":\"p\",\"Test\":\"TestAdd\"}'; echo '{\"Action\":\"pass\",\"Package\":\"p\"}'"), "results": "go-test", "evidence": "output"}, nil, trial.Pass, trial.Pass, byOutput, ""},
	} {
		t.Run(tc.name, func(t *testing.T) {
			if tc.settings["files"] == nil {
				tc.settings["files"] = hidden
			}
			set := m{"GOCACHE": cache, "GOPATH": t.TempDir()}
			for k, v := range asMap(tc.settings["set"]) {
				set[k] = v
			}
			tc.settings["set"] = set
			s, err := grader(t).Grade(t.Context(), caseOf(t, tc.settings, tc.after))
			if err != nil {
				t.Fatal(err)
			}
			all := strings.Join(append(append([]string(nil), s.Criteria[0].Evidence...), s.Criteria[1].Evidence...), "\n")
			if s.Criteria[0].Verdict != tc.passes || s.Criteria[1].Verdict != tc.tests || s.Details["evidence"] != tc.evidence || !strings.Contains(all, tc.says) {
				t.Errorf("passes %s, tests %s, evidence %q; want %s, %s, %q with %q\n%s", s.Criteria[0].Verdict, s.Criteria[1].Verdict, s.Details["evidence"], tc.passes, tc.tests, tc.evidence, tc.says, all)
			}
		})
	}
}

// TestResultsFiles writes results files that the command did not write while it ran.
func TestResultsFiles(t *testing.T) {
	const forged = "printf '1..1\\nok 1 - adds\\n' >out.tap"
	for name, tc := range map[string]struct{ script, want string }{
		"by a daemon, later":    {"(sleep 0.5; " + forged + ") </dev/null >/dev/null 2>&1 & exit 0", noResults},
		"before":                {"exit 0", noResults},
		"a link":                {"ln -s old.txt out.tap", noResults},
		"and then it failed":    {forged + "; exit 1", exitCode},
		"as a reporter does it": {forged, passed},
	} {
		t.Run(name, func(t *testing.T) {
			settings := map[string]any{"command": []string{"sh", "-c", tc.script}, "results": "tap", "results_file": "out.tap"}
			s, err := grader(t).Grade(t.Context(), caseOf(t, settings, map[string]string{"out.tap": "1..1\nok 1 - adds\n", "old.txt": "1..1\nok 1 - adds\n"}))
			if err != nil {
				t.Fatal(err)
			}
			if s.Label != tc.want {
				t.Errorf("label %q, want %q: %+v", s.Label, tc.want, s.Criteria)
			}
		})
	}
}
