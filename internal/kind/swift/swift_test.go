package swift_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/grade/gradetest"
	swiftgrade "github.com/assay-eval/assay/internal/kind/swift"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/suite/kindtest"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/judge"
	"github.com/assay-eval/assay/internal/trial"
)

// standIn is a judge controlled by lines in the code: "fail CRITERION" or "unknown
// CRITERION" yields a finding at that line.
type standIn struct{ asked *[]judge.Snippet }

func (standIn) Identity() (map[string]string, error) {
	return map[string]string{"toolchain": "stand-in"}, nil
}

func (s standIn) Judge(ctx context.Context, in judge.Snippet) (*judge.Report, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if s.asked != nil {
		*s.asked = append(*s.asked, in)
	}
	r := &judge.Report{Backend: judge.BackendPacks, Packs: []string{"gap", "partial:SwiftUI"}, ParseOK: true, Library: true, References: 3, Explicit: 2}
	for i, c := range judge.Criteria {
		r.Verdicts[i] = judge.Verdict{Criterion: c, Verdict: judge.Pass}
		for _, f := range in.Files {
			n := 0
			for line := range strings.Lines(f.Text) {
				n++
				verdict, of, _ := strings.Cut(strings.TrimSpace(line), " ")
				if of != string(c) || verdict != judge.Fail && verdict != judge.Unknown {
					continue
				}
				r.Findings = append(r.Findings, judge.Finding{Criterion: c, Verdict: verdict, Class: "missing_symbol", File: f.Name, Line: n, Column: 1,
					ID: "cannot_find_in_scope", Message: "cannot find 'x' in scope \xff", Name: "x", Module: "Foundation", Alternative: "y", Scope: "sdk", Backend: r.Backend})
				if verdict == judge.Fail {
					r.Exit = 1
					r.Verdicts[i].Verdict = verdict
				} else if r.Verdicts[i].Verdict == judge.Pass {
					r.Verdicts[i] = judge.Verdict{Criterion: c, Verdict: verdict, Reason: "a module is missing"}
				}
			}
		}
		if strings.Contains(fmt.Sprint(in.Files), "let x = }") {
			r.ParseOK, r.Exit = false, 1
			r.Verdicts[0] = judge.Verdict{Criterion: judge.Compile, Verdict: judge.Fail, Reason: "it does not parse"}
		}
	}
	return r, nil
}

func env(asked *[]judge.Snippet, tasks ...*suite.Task) swiftgrade.Env {
	return swiftgrade.Env{Tasks: tasks,
		Find: func(context.Context) (*swift.Toolchain, error) {
			return &swift.Toolchain{Version: swift.Version{Major: 6, Patch: 3}, Text: "Swift version 6.0.3", Root: toolchainRoot}, nil
		},
		Open: func(context.Context, swiftgrade.JudgeOptions) (swiftgrade.Judge, error) { return standIn{asked}, nil },
	}
}

// toolchainRoot is a folder with the modules of iOS, as far as probing looks.
var toolchainRoot string

func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "swift")
	if err == nil {
		err = os.MkdirAll(filepath.Join(dir, "apple", "iphoneos"), 0o755)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	toolchainRoot = dir
	code := m.Run()
	os.RemoveAll(dir)
	os.Exit(code)
}

func grader(t testing.TB, settings string, e swiftgrade.Env) *swiftgrade.Grader {
	t.Helper()
	cfg := new(swiftgrade.Config)
	if err := json.Unmarshal([]byte(settings), cfg); err != nil {
		t.Fatal(err)
	}
	return swiftgrade.New("swift", cfg, e)
}

func task(id string) *suite.Task {
	return &suite.Task{ID: id, Target: suite.Target{Platform: "ios18.0", Swift: "6.0"}}
}

func fenced(code string) string { return "Here:\n```swift\n" + code + "\n```\n" }

func verdicts(s trial.Score) string {
	var out []string
	for _, c := range s.Criteria {
		out = append(out, string(c.Verdict))
	}
	return strings.Join(out, " ")
}

func TestScores(t *testing.T) {
	const ua, na = "unknown", "not_applicable"
	tests := []struct{ name, answer, want, label, evidence string }{
		{"right", fenced("let a = 1"), "pass pass pass pass pass", "correct", ""},
		{"one fails", fenced("let a = 1\nfail symbol_exists"), "pass fail pass pass pass", "symbol_exists", "2:1: cannot find 'x' in scope \uFFFD; use y"},
		{"all that fail are named", fenced("fail symbol_exists\nfail no_deprecated\nfail symbol_exists"), "pass fail pass fail pass", "symbol_exists+no_deprecated", "1:1: cannot find 'x' in scope \uFFFD; use y"},
		{"unknown", fenced("unknown availability"), "pass pass " + ua + " pass pass", "unknown", "1:1: cannot find 'x' in scope \uFFFD; use y"},
		{"a failure beside an unknown", fenced("unknown compile\nfail availability"), ua + " pass fail pass pass", "availability", "1:1: cannot find 'x' in scope \uFFFD; use y"},
		{"no syntax", fenced("let x = }"), "fail pass pass pass fail", "compile", "it does not parse"},
		{"chatter", "I cannot do that.", "fail " + na + " " + na + " " + na + " " + na, "no_code", "no code produced"},
		{"nothing", "", "fail " + na + " " + na + " " + na + " " + na, "no_code", "no code produced"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s, err := grader(t, `{}`, env(nil)).Grade(t.Context(), gradetest.Answered(task("t"), tt.answer))
			if err != nil {
				t.Fatal(err)
			}
			evidence := ""
			for _, c := range s.Criteria {
				if len(c.Evidence) > 0 && evidence == "" {
					evidence = c.Evidence[0]
				}
			}
			if got := verdicts(s); got != tt.want || s.Label != tt.label || evidence != tt.evidence {
				t.Errorf("%s, label %q, evidence %q; want %s, %q, %q", got, s.Label, evidence, tt.want, tt.label, tt.evidence)
			}
		})
	}
}

func TestFindingsAndDetails(t *testing.T) {
	s, err := grader(t, `{"language_mode":"6"}`, env(nil)).Grade(t.Context(), gradetest.Answered(task("t"), fenced("unknown symbol_exists\nfail symbol_exists")))
	if err != nil {
		t.Fatal(err)
	}
	want := []trial.Finding{
		{Verdict: "fail", Class: "missing_symbol", Line: 2, Column: 1, ID: "cannot_find_in_scope", Message: "cannot find 'x' in scope \uFFFD", Name: "x", Module: "Foundation", Alternative: "y", Scope: "sdk", Backend: "linux-apple+packs"},
		{Verdict: "unknown", Class: "missing_symbol", Line: 1, Column: 1, ID: "cannot_find_in_scope", Message: "cannot find 'x' in scope \uFFFD", Name: "x", Module: "Foundation", Alternative: "y", Scope: "sdk", Backend: "linux-apple+packs"},
	}
	if d := cmp.Diff(want, s.Criteria[1].Findings); d != "" {
		t.Errorf("what made the verdict comes first (-want +got):\n%s", d)
	}
	details := map[string]string{"backend": "linux-apple+packs", "packs": "gap, partial:SwiftUI", "toolchain": "6.0.3", "language_mode": "6", "library": "true", "code_from": "answer", "target": "ios18.0"}
	if d := cmp.Diff(details, s.Details); d != "" {
		t.Errorf("details (-want +got):\n%s", d)
	}
	measures := map[string]float64{"findings": 1, "unknown_findings": 1, "references": 3, "explicit_references": 2, "unknown_availability": 0, "seed_compile": 0}
	for _, m := range s.Measures {
		if want := measures[strings.TrimPrefix(m.Name, "swift.")]; m.Value == nil || *m.Value != want {
			t.Errorf("%s is %v, want %v", m.Name, m.Value, want)
		}
	}
}

// TestRequired checks that an optional criterion is reported and affects neither the
// outcome nor the label.
func TestRequired(t *testing.T) {
	g := grader(t, `{"require":["compile","symbol_exists"]}`, env(nil))
	s, err := g.Grade(t.Context(), gradetest.Answered(task("t"), fenced("fail no_deprecated")))
	if err != nil {
		t.Fatal(err)
	}
	if out := trial.OutcomeOf(s.Criteria); out != trial.Pass || s.Label != "correct" || s.Criteria[3].Verdict != trial.Fail {
		t.Errorf("outcome %s, label %s, %+v", out, s.Label, s.Criteria[3])
	}
}

// TestEnds: correct code of an agent that did not finish has no label of ours.
func TestEnds(t *testing.T) {
	c := gradetest.Answered(task("t"), fenced("let a = 1"))
	c.Attempt.End.Reason = trial.Deadline
	s, err := grader(t, `{}`, env(nil)).Grade(t.Context(), c)
	if err != nil || s.Label != "" || trial.OutcomeOf(s.Criteria) != trial.Pass {
		t.Errorf("%v %+v", err, s)
	}
}

// TestSettingsReachTheJudge: target, mode and files are what suite and task say.
func TestSettingsReachTheJudge(t *testing.T) {
	var asked []judge.Snippet
	one := task("t")
	one.Graders = map[string]any{"swift": map[string]any{"language_mode": "6", "target": "macos15.0"}}
	g := grader(t, `{}`, env(&asked))
	for _, tt := range []*suite.Task{one, task("u")} {
		if _, err := g.Grade(t.Context(), gradetest.Answered(tt, fenced("let a = 1"))); err != nil {
			t.Fatal(err)
		}
	}
	var got []string
	for _, s := range asked {
		got = append(got, fmt.Sprintf("%s %s %s %s", s.Target, s.Mode, s.Swift, s.Files[0].Text))
	}
	want := []string{"macos15.0 6 6.0 let a = 1\n", "ios18.0 5 6.0 let a = 1\n"}
	if !slices.Equal(got, want) {
		t.Errorf("asked %q, want %q", got, want)
	}
}

// room makes a case whose workspace holds files.
func room(t testing.TB, c grade.Case, files map[string]string) grade.Case {
	c.Room = func(context.Context) (string, error) {
		dir := t.TempDir()
		for name, text := range files {
			path := filepath.Join(dir, name)
			if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
				return "", err
			}
			if target, ok := strings.CutPrefix(text, "-> "); ok {
				if err := os.Symlink(target, path); err != nil {
					return "", err
				}
			} else if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
				return "", err
			}
		}
		return dir, nil
	}
	return c
}

func TestAnswerFile(t *testing.T) {
	secret := filepath.Join(t.TempDir(), "secret.swift")
	if err := os.WriteFile(secret, []byte("fail compile"), 0o644); err != nil {
		t.Fatal(err)
	}
	answer := gradetest.Answered(task("t"), fenced("fail availability"))
	for _, tt := range []struct {
		name  string
		files map[string]string
		want  string // label
		from  string
	}{
		{"in the workspace", map[string]string{"Sources/A.swift": "let a = 1", "Sources/B.swift": "fail no_deprecated", "C.swift": "fail compile"}, "no_deprecated", "workspace"},
		{"none there", map[string]string{"C.swift": "fail compile"}, "availability", "answer"},
		{"blank", map[string]string{"Sources/A.swift": " \n"}, "availability", "answer"},
		{"a folder", map[string]string{"Sources/A.swift/x": "y"}, "availability", "answer"},
		{"a link that leaves", map[string]string{"Sources/A.swift": "-> " + secret}, "availability", "answer"},
		{"too large", map[string]string{"Sources/A.swift": strings.Repeat("x", 1<<20+1)}, "no_code", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s, err := grader(t, `{"file":"Sources/*.swift"}`, env(nil)).Grade(t.Context(), room(t, answer, tt.files))
			if err != nil || s.Label != tt.want || s.Details["code_from"] != tt.from {
				t.Errorf("%v, label %q from %q, want %q from %q", err, s.Label, s.Details["code_from"], tt.want, tt.from)
			}
			if tt.from == "workspace" && !strings.Contains(s.Details["code"], "// B.swift\nfail no_deprecated\n") {
				t.Errorf("code %q", s.Details["code"])
			}
		})
	}
}

func TestProbe(t *testing.T) {
	newer, other := task("shiny"), task("tv")
	newer.Target.Swift = "6.2"
	other.Target.Platform = "tvos18.0"
	missing := env(nil)
	missing.Find = func(context.Context) (*swift.Toolchain, error) {
		return nil, &swift.Missing{What: "find a Swift toolchain", Fix: swift.Install}
	}
	for _, tt := range []struct {
		name, settings string
		env            swiftgrade.Env
		want           string
	}{
		{"ready", `{"toolchain":"6.0"}`, env(nil, task("t")), ""},
		{"no toolchain", `{}`, missing, "assay swift install"},
		{"another version", `{"toolchain":"6.1"}`, env(nil, task("t")), "the suite wants Swift 6.1 and the toolchain is 6.0.3"},
		{"a patch of another", `{"toolchain":"6.0.30"}`, env(nil, task("t")), "the suite wants Swift 6.0.30"},
		{"a newer task", `{}`, env(nil, task("t"), newer), "older than what these tasks are for: shiny (Swift 6.2): use one of Swift 6.2 or newer"},
		{"a platform that is not there", `{}`, env(nil, other), "task tv: judge code for tvos18.0"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			err := grader(t, tt.settings, tt.env).Probe(t.Context())
			if tt.want == "" && err != nil || tt.want != "" && (err == nil || !strings.Contains(err.Error(), tt.want)) {
				t.Errorf("error %v, want %q", err, tt.want)
			}
		})
	}
}

// The frameworks that references import are in the sound code that is judged first.
func TestProbeJudgesFrameworks(t *testing.T) {
	var asked []judge.Snippet
	one, two, three := task("one"), task("two"), task("three")
	one.Reference, two.Reference, three.Reference = "one.swift", "two.swift", "none.swift"
	e := env(&asked, one, two, three)
	e.Files = fstest.MapFS{"one.swift": {Data: []byte("import SwiftUI\nimport Nobody\n")}, "two.swift": {Data: []byte("import SwiftUI; import os // import UIKit\n")}}
	if err := grader(t, `{}`, e).Probe(t.Context()); err != nil {
		t.Fatal(err)
	}
	if len(asked) != 1 {
		t.Fatalf("%d snippets were judged, want one for the one platform", len(asked))
	}
	text := asked[0].Files[0].Text
	if !strings.HasPrefix(text, "import SwiftUI\nimport os\nimport Foundation\n") || !strings.Contains(text, " = SwiftUI.View\n") ||
		!strings.Contains(text, " = os.Logger\n") || strings.Contains(text, "Nobody") || strings.Contains(text, "UIKit") {
		t.Errorf("judged:\n%s", text)
	}
}

// Code that was judged is not judged again, unless the target differs.
func TestSameCodeIsJudgedOnce(t *testing.T) {
	var asked []judge.Snippet
	g := grader(t, `{}`, env(&asked))
	other := task("other")
	other.Target.Platform = "ios17.0"
	var first string
	for i, c := range []struct {
		task   *suite.Task
		answer string
		judged int
	}{
		{task("t"), fenced("fail compile"), 1},
		{task("t"), fenced("fail compile"), 1},
		{task("t"), fenced("fail availability"), 2},
		{other, fenced("fail compile"), 3},
	} {
		s, err := g.Grade(t.Context(), gradetest.Answered(c.task, c.answer))
		if err != nil {
			t.Fatal(err)
		}
		if len(asked) != c.judged {
			t.Errorf("%d snippets were judged after answer %d, want %d", len(asked), i, c.judged)
		}
		if got := verdicts(s); i == 0 {
			first = got
		} else if i == 1 && got != first {
			t.Errorf("verdicts %q, want %q", got, first)
		}
	}
}

// TestNothingIsGradedWithoutAToolchain: it voids and is no verdict.
func TestNothingIsGradedWithoutAToolchain(t *testing.T) {
	e := env(nil)
	e.Find = func(context.Context) (*swift.Toolchain, error) { return nil, errors.New("nothing here") }
	g := grader(t, `{}`, e)
	for _, answer := range []string{fenced("let a = 1"), ""} {
		_, err := g.Grade(t.Context(), gradetest.Answered(task("t"), answer))
		f, ok := errors.AsType[*trial.Fault](err)
		if !ok || f.Class != trial.ClassGrader {
			t.Errorf("error %v", err)
		}
	}
}

func TestMistakesAreFoundAtLoad(t *testing.T) {
	bare := &suite.Task{ID: "t"}
	with := func(settings map[string]any) *suite.Task {
		x := task("t")
		x.Graders = map[string]any{"swift": settings}
		return x
	}
	odd := task("t")
	odd.Target.Platform, odd.Target.Swift = "android14", "six"
	for _, tt := range []struct {
		name, settings string
		task           *suite.Task
		want           []string
	}{
		{"good", `{}`, task("t"), nil},
		{"good in a task", `{}`, with(map[string]any{"language_mode": "6"}), nil},
		{"criterion", `{"require":["compile","links","compile"]}`, task("t"), []string{`require.1: there is no criterion "links"`, "require.2: compile is there twice"}},
		{"mode", `{"language_mode":"4"}`, task("t"), []string{`language_mode: language_mode is "4"`}},
		{"glob", `{"file":"[a"}`, task("t"), []string{`file: "[a" is no glob`}},
		{"leaves", `{"file":"../*.swift"}`, task("t"), []string{`file: "../*.swift" leaves the workspace`}},
		{"toolchain", `{"toolchain":"latest"}`, task("t"), []string{"toolchain: read version"}},
		{"target", `{"target":"windows11"}`, task("t"), []string{"target: read target"}},
		{"no platform", `{}`, bare, []string{"target: grader swift has no platform to judge task t for"}},
		{"the suite's platform", `{"target":"ios18.0"}`, bare, nil},
		{"odd", `{}`, odd, []string{"target.platform: read target", "target.swift: read version"}},
		{"of the suite", `{}`, with(map[string]any{"require": []any{"compile"}}), []string{"graders.swift.require: require is of the whole suite"}},
		{"unknown key", `{}`, with(map[string]any{"mode": "6"}), []string{"graders.swift.mode: grader swift has no setting"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			kind := swiftgrade.Kind()
			cfg := kind.New()
			if err := json.Unmarshal([]byte(tt.settings), cfg); err != nil {
				t.Fatal(err)
			}
			s := &suite.Suite{Tasks: []*suite.Task{tt.task}, Graders: map[string]*suite.Grader{"swift": {Kind: "swift", Config: cfg}}}
			var got []string
			for _, p := range append(kind.Check(cfg, s), kind.CheckTask(cfg, s, tt.task)...) {
				got = append(got, p.Path+": "+p.Text)
			}
			if !slices.EqualFunc(got, tt.want, strings.HasPrefix) {
				t.Errorf("problems %q, want %q", got, tt.want)
			}
		})
	}
}

func TestKindFitsSuiteFiles(t *testing.T) {
	if err := kindtest.CheckKind(swiftgrade.Kind().Kind); err != nil {
		t.Error(err)
	}
}

func TestConformance(t *testing.T) {
	gradetest.Run(t, gradetest.Subject{
		Name: "swift",
		New: func() grade.Grader {
			return grader(t, `{"require":["compile","symbol_exists","availability"]}`, env(nil, task("t")))
		},
		Cases: []grade.Case{
			gradetest.Answered(task("right"), fenced("let a = 1")),
			gradetest.Answered(task("wrong"), fenced(strings.Repeat("fail symbol_exists\nunknown compile\nfail no_deprecated\n", 3000))),
			gradetest.Answered(task("files"), "```swift A.swift\nunknown availability\n```\n```swift B.swift\nlet b = \"\x00\"\n```"),
			gradetest.Submitted(task("submitted"), "submit", `{"x":1}`),
		},
	})
}

func FuzzGrade(f *testing.F) {
	f.Add(fenced("let a = 1\x00\xff"))
	f.Add("```swift\nfail compile")
	f.Fuzz(func(t *testing.T, answer string) {
		s, err := grader(t, `{}`, env(nil)).Grade(t.Context(), gradetest.Answered(task("t"), answer))
		if err != nil || len(s.Criteria) != 5 {
			t.Errorf("%v, %d criteria", err, len(s.Criteria))
		}
	})
}
