package binding

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/code"
	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/grade/gradetest"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// tree is a workspace with an identity, as in a run.
type tree struct{ fs.FS }

var fixture = &tree{fstest.MapFS{
	"shop/orders.py":   {Data: []byte("class Order:\n    def check(self): pass\n    def cancel(self): pass\nclass Draft:\n    def cancel(self): pass\ndef process(o): pass\n")},
	"shop/returns.py":  {Data: []byte("def process(o): pass\ndef check(o): pass\n")},
	"web/src/Cart.ts":  {Data: []byte("export class Cart { total(): number { return 0; } }\n")},
	"gate/lock.rs":     {Data: []byte("struct Lock;\nimpl Lock { fn open(&self, by: u8) {} }\n")},
	"kiosk/Gap.swift":  {Data: []byte("func known() {}\nnonisolated(unsafe) var x = 3\nfunc after() {}\n")},
	"Twin/a.go":        {Data: []byte("package a\nfunc F() {}\n")},
	"twin/a.go":        {Data: []byte("package a\nfunc F() {}\n")},
	"docs/README.md":   {Data: []byte("def process(o): pass\n")},
	"shop/__init__.py": {},
}}

var solve = &suite.Task{
	ID: "solve", Group: "similar_intent", Target: suite.Target{File: "shop/orders.py", Symbol: "Order.check"},
	Distractors: []suite.Symbol{{File: "shop/returns.py", Symbol: "check"}, {File: "shop/orders.py", Symbol: "process"}},
}

var abort = &suite.Task{ID: "abort", Expect: "abort", Distractors: []suite.Symbol{{File: "shop/returns.py", Symbol: "process"}}}

func newGrader(t testing.TB, match string) *Grader {
	t.Helper()
	g, err := New("binding", &Config{Match: match})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func binds(task *suite.Task, file, symbol string) grade.Case {
	args, err := json.Marshal(map[string]any{"abort": false, "file_path": file, "symbol_name": symbol, "reasoning": "why"})
	if err != nil {
		panic(err)
	}
	return submits(task, string(args))
}

func submits(task *suite.Task, args string) grade.Case {
	c := gradetest.Submitted(task, "submit_binding", args)
	c.Fixture = fixture
	return c
}

func ends(c grade.Case, reason trial.EndReason) grade.Case {
	a := *c.Attempt
	a.End = &trial.End{Reason: reason, Detail: "detail", Turns: 8}
	c.Attempt = &a
	return c
}

func verdict(s trial.Score, name string) trial.Verdict {
	for _, c := range s.Criteria {
		if c.Name == name {
			return c.Verdict
		}
	}
	return ""
}

func value(s trial.Score, name string) string {
	for _, m := range s.Measures {
		if m.Name == name {
			if m.Value == nil {
				return "-"
			}
			return fmt.Sprint(*m.Value)
		}
	}
	return "missing"
}

func TestLabels(t *testing.T) {
	grouped := func(group string) *suite.Task {
		c := *solve
		c.Group = group
		return &c
	}
	nothing := gradetest.Answered(solve, "shop/orders.py Order.check")
	unread := &suite.Task{ID: "unread", Target: suite.Target{File: "kiosk/Gap.swift", Symbol: "Kiosk.x"}}
	inGap := &suite.Task{ID: "gap", Target: suite.Target{File: "kiosk/Gap.swift", Symbol: "known"}}
	for _, c := range []struct {
		name            string
		c               grade.Case
		strict, lenient string // labels
		s, l            trial.Verdict
		hit, mode       string // under the strict reading
	}{
		{"right", binds(solve, "shop/orders.py", "Order.check"), "correct", "correct", trial.Pass, trial.Pass, "0", "correct"},
		{"./", binds(solve, "./shop/orders.py", "Order.check"), "handler_rejected", "correct", trial.Fail, trial.Pass, "0", "hallucinated_symbol"},
		{"slash in front", binds(solve, "/shop//orders.py", "Order.check"), "handler_rejected", "correct", trial.Fail, trial.Pass, "0", "hallucinated_symbol"},
		{"letter case of the path", binds(solve, "Shop/Orders.py", "Order.check"), "handler_rejected", "correct", trial.Fail, trial.Pass, "0", "hallucinated_symbol"},
		{"letter case of the name", binds(solve, "shop/orders.py", "order.check"), "handler_rejected", "handler_rejected", trial.Fail, trial.Fail, "0", "hallucinated_symbol"},
		{"short name", binds(solve, "shop/orders.py", "check"), "handler_rejected", "correct", trial.Fail, trial.Pass, "0", "hallucinated_symbol"},
		{"white space", binds(solve, " shop/orders.py", " Order.check\n"), "handler_rejected", "correct", trial.Fail, trial.Pass, "0", "hallucinated_symbol"},
		{"colons", binds(solve, "shop/orders.py", "Order::check"), "handler_rejected", "correct", trial.Fail, trial.Pass, "0", "hallucinated_symbol"},
		{"parameters", binds(solve, "shop/orders.py", "Order.check(self, x: Map(int))"), "handler_rejected", "correct", trial.Fail, trial.Pass, "0", "hallucinated_symbol"},
		{"ambiguous short name", binds(solve, "shop/orders.py", "cancel"), "handler_rejected", "handler_rejected", trial.Fail, trial.Fail, "0", "hallucinated_symbol"},
		{"symbol that is not there", binds(solve, "shop/orders.py", "Order.verify"), "handler_rejected", "handler_rejected", trial.Fail, trial.Fail, "0", "hallucinated_symbol"},
		{"file that is not there", binds(solve, "shop/stock.py", "check"), "handler_rejected", "handler_rejected", trial.Fail, trial.Fail, "0", "hallucinated_symbol"},
		{"file that is no source", binds(solve, "docs/README.md", "process"), "handler_rejected", "handler_rejected", trial.Fail, trial.Fail, "0", "hallucinated_symbol"},
		{"file outside", binds(solve, "../shop/orders.py", "Order.check"), "handler_rejected", "handler_rejected", trial.Fail, trial.Fail, "0", "hallucinated_symbol"},
		{"two files but for letter case", binds(solve, "TWIN/a.go", "F"), "handler_rejected", "handler_rejected", trial.Fail, trial.Fail, "0", "hallucinated_symbol"},
		{"wrong symbol", binds(solve, "shop/orders.py", "Order.cancel"), "wrong_symbol", "wrong_symbol", trial.Fail, trial.Fail, "0", "wrong_symbol_in_right_file"},
		{"wrong symbol, a distractor", binds(solve, "shop/orders.py", "process"), "wrong_symbol", "wrong_symbol", trial.Fail, trial.Fail, "1", "wrong_symbol_in_right_file"},
		{"wrong symbol, leniently", binds(solve, "./shop/orders.py", "Draft"), "handler_rejected", "wrong_symbol", trial.Fail, trial.Fail, "0", "hallucinated_symbol"},
		{"wrong file, a distractor", binds(solve, "shop/returns.py", "check"), "wrong_file", "wrong_file", trial.Fail, trial.Fail, "1", "wrong_intent"},
		{"distractor, leniently", binds(solve, "./shop/returns.py", "check()"), "handler_rejected", "wrong_file", trial.Fail, trial.Fail, "1", "hallucinated_symbol"},
		{"wrong file, another module", binds(grouped("same_name_different_module"), "gate/lock.rs", "Lock.open"), "wrong_file", "wrong_file", trial.Fail, trial.Fail, "0", "wrong_module"},
		{"wrong file, another language", binds(grouped("cross_language"), "gate/lock.rs", "Lock.open"), "wrong_file", "wrong_file", trial.Fail, trial.Fail, "0", "cross_language_confusion"},
		{"wrong file, no group", binds(grouped(""), "web/src/Cart.ts", "Cart.total"), "wrong_file", "wrong_file", trial.Fail, trial.Fail, "0", "wrong_file"},
		{"gave up", submits(solve, `{"abort": true, "abort_reason": "weak", "reasoning": "r"}`), "aborted", "aborted", trial.Fail, trial.Fail, "-", "aborted_incorrectly"},
		{"gave up and named the answer", submits(solve, `{"abort": true, "file_path": "shop/orders.py", "symbol_name": "Order.check"}`), "aborted", "aborted", trial.Fail, trial.Fail, "-", "aborted_incorrectly"},
		{"rightly gave up", submits(abort, `{"abort": true}`), "aborted", "aborted", trial.Pass, trial.Pass, "-", "aborted_correctly"},
		{"bound what is not there", binds(abort, "shop/returns.py", "processed"), "handler_rejected", "handler_rejected", trial.Fail, trial.Fail, "0", "hallucinated_symbol"},
		{"should have given up", binds(abort, "shop/returns.py", "process"), "wrong_file", "wrong_file", trial.Fail, trial.Fail, "1", "should_have_aborted"},
		{"should have given up, in a gap", binds(abort, "kiosk/Gap.swift", "x"), "wrong_file", "wrong_file", trial.Fail, trial.Fail, "0", "should_have_aborted"},
		{"no distractors", binds(inGap, "shop/orders.py", "process"), "wrong_file", "wrong_file", trial.Fail, trial.Fail, "-", "wrong_file"},
		{"right, in a file with a gap", binds(inGap, "kiosk/Gap.swift", "known"), "correct", "correct", trial.Pass, trial.Pass, "-", "correct"},
		{"wrong, in a file with a gap", binds(inGap, "kiosk/Gap.swift", "after"), "wrong_symbol", "wrong_symbol", trial.Fail, trial.Fail, "-", "wrong_symbol_in_right_file"},
		{"perhaps in the gap", binds(inGap, "kiosk/Gap.swift", "x"), "wrong_symbol", "wrong_symbol", trial.Fail, trial.Fail, "-", "wrong_symbol_in_right_file"},
		{"perhaps the target in the gap", binds(unread, "kiosk/Gap.swift", "x"), "wrong_symbol", "unknown", trial.Fail, trial.Unknown, "-", "wrong_symbol_in_right_file"},
		{"the target in the gap", binds(unread, "kiosk/Gap.swift", "Kiosk.x"), "correct", "correct", trial.Pass, trial.Pass, "-", "correct"},
		{"not the target in the gap", binds(unread, "kiosk/Gap.swift", "y"), "wrong_symbol", "wrong_symbol", trial.Fail, trial.Fail, "-", "wrong_symbol_in_right_file"},
		{"perhaps in the gap of another file", binds(solve, "./kiosk/Gap.swift", "x"), "wrong_file", "wrong_file", trial.Fail, trial.Fail, "0", "wrong_intent"},
		{"no submission", nothing, "no_submission", "no_submission", trial.Fail, trial.Fail, "-", "no_submission"},
		{"broken JSON", submits(solve, `{"abort": false, "file_path": "shop/ord`), "invalid_submission", "invalid_submission", trial.Fail, trial.Fail, "-", "invalid_submission"},
		{"nothing in it", submits(solve, `{"abort": false, "reasoning": "x"}`), "invalid_submission", "invalid_submission", trial.Fail, trial.Fail, "-", "invalid_submission"},
		{"wrong type", submits(abort, `{"abort": "true"}`), "invalid_submission", "invalid_submission", trial.Fail, trial.Fail, "-", "invalid_submission"},
		// The end of the agent takes precedence over any submission.
		{"turn limit", ends(nothing, trial.TurnLimit), "turn_limit", "turn_limit", trial.Fail, trial.Fail, "-", "turn_limit"},
		{"truncated", ends(binds(solve, "shop/orders.py", "Order.check"), trial.Truncated), "truncated", "truncated", trial.Fail, trial.Fail, "-", "truncated"},
		{"deadline", ends(binds(solve, "shop/orders.py", "Order.check"), trial.Deadline), "deadline", "deadline", trial.Fail, trial.Fail, "-", "deadline"},
		{"refusal of what should be given up", ends(submits(abort, `{"abort": true}`), trial.Refusal), "refusal", "refusal", trial.Fail, trial.Fail, "-", "refusal"},
		{"invalid, as the loop saw", ends(submits(solve, `{}`), trial.InvalidSubmission), "invalid_submission", "invalid_submission", trial.Fail, trial.Fail, "-", "invalid_submission"},
	} {
		t.Run(c.name, func(t *testing.T) {
			for _, match := range []string{strict, lenient} {
				s, err := newGrader(t, match).Grade(t.Context(), c.c)
				if err != nil {
					t.Fatal(err)
				}
				label := c.strict
				if match == lenient {
					label = strings.TrimPrefix(c.lenient, "unknown")
				}
				if s.Label != label || s.Details["strict_label"] != c.strict || s.Details["lenient_label"] != c.lenient {
					t.Errorf("%s: label %q (%q, %q), want %q (%q, %q); %v", match, s.Label, s.Details["strict_label"], s.Details["lenient_label"], label, c.strict, c.lenient, s.Criteria)
				}
				if gs, gl := verdict(s, "binding.strict"), verdict(s, "binding.lenient"); gs != c.s || gl != c.l {
					t.Errorf("%s: verdicts %s, %s, want %s, %s", match, gs, gl, c.s, c.l)
				}
				outcome := c.s
				if match == lenient {
					outcome = c.l
				}
				if got := trial.OutcomeOf(s.Criteria); got != outcome {
					t.Errorf("%s: outcome %s, want %s", match, got, outcome)
				}
				if got := value(s, "binding.hit_distractor"); got != c.hit {
					t.Errorf("%s: hit_distractor %s, want %s", match, got, c.hit)
				}
				if got := s.Details["failure_mode"]; match == strict && got != c.mode {
					t.Errorf("failure mode %q, want %q", got, c.mode)
				}
			}
		})
	}
}

func TestDetails(t *testing.T) {
	long := strings.Repeat("ü", 600)
	cut := strings.Repeat("ü", 500) + "…"
	for _, c := range []struct {
		name string
		c    grade.Case
		want map[string]string
	}{
		{"right", binds(solve, "shop/orders.py", "Order.check"), map[string]string{
			"expect": "solve", "expected_file": "shop/orders.py", "expected_symbol": "Order.check", "bound_file": "shop/orders.py", "bound_symbol": "Order.check",
			"strict_label": "correct", "lenient_label": "correct", "failure_mode": "correct", "reasoning": "why",
		}},
		{"distractor in a form of its own", binds(solve, "./shop/returns.py", "check"), map[string]string{
			"expect": "solve", "expected_file": "shop/orders.py", "expected_symbol": "Order.check", "bound_file": "./shop/returns.py", "bound_symbol": "check",
			"strict_label": "handler_rejected", "lenient_label": "wrong_file", "failure_mode": "hallucinated_symbol", "reasoning": "why",
			"reject_reason": `there is no source file "./shop/returns.py"`, "distractor": "shop/returns.py check",
		}},
		{"abort", submits(abort, `{"abort": true, "abort_reason": "`+long+`", "reasoning": "`+long+`", "file_path": "x"}`), map[string]string{
			"expect": "abort", "strict_label": "aborted", "lenient_label": "aborted", "failure_mode": "aborted_correctly",
			"abort_reason": cut, "reasoning": cut, "note": "an abort that also names a binding: the abort counts",
		}},
		{"gap", binds(solve, "kiosk/Gap.swift", "x"), map[string]string{
			"expect": "solve", "expected_file": "shop/orders.py", "expected_symbol": "Order.check", "bound_file": "kiosk/Gap.swift", "bound_symbol": "x",
			"strict_label": "wrong_file", "lenient_label": "wrong_file", "failure_mode": "wrong_intent", "reasoning": "why", "gap": "kiosk/Gap.swift: syntax not understood in lines 2 to 2",
		}},
		{"invalid", submits(abort, `[]`), map[string]string{
			"expect": "abort", "strict_label": "invalid_submission", "lenient_label": "invalid_submission", "failure_mode": "invalid_submission",
			"reject_reason": "the arguments are a JSON array, not an object",
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, err := newGrader(t, strict).Grade(t.Context(), c.c)
			if err != nil {
				t.Fatal(err)
			}
			if d := cmp.Diff(c.want, s.Details); d != "" {
				t.Errorf("(-want +got):\n%s", d)
			}
		})
	}
}

// events writes a transcript: "read ID PATH", "ok ID", "error ID", "submit".
func events(t *testing.T, lines ...string) []byte {
	t.Helper()
	var out []byte
	for _, l := range lines {
		what, rest, _ := strings.Cut(l, " ")
		id, path, _ := strings.Cut(rest, " ")
		args, err := json.Marshal(map[string]string{"file_path": path})
		if err != nil {
			t.Fatal(err)
		}
		var e trial.Event
		switch what {
		case "read":
			e = trial.Event{Kind: trial.EventToolCall, Call: &trial.ToolCall{ID: id, Name: "read_file", Args: string(args)}}
		case "other":
			e = trial.Event{Kind: trial.EventToolCall, Call: &trial.ToolCall{ID: id, Name: "cat", Args: string(args)}}
		case "broken":
			e = trial.Event{Kind: trial.EventToolCall, Call: &trial.ToolCall{ID: id, Name: "read_file", Args: `{"file_path": "sh`}}
		case "ok", "error":
			e = trial.Event{Kind: trial.EventToolResult, Result: &trial.ToolResult{ID: id, Name: "read_file", Error: what == "error"}}
		case "submit":
			e = trial.Event{Kind: trial.EventToolCall, Call: &trial.ToolCall{ID: "s", Name: "submit_binding", Args: "{}"}}
		}
		b, err := json.Marshal(e)
		if err != nil {
			t.Fatal(err)
		}
		out = append(append(out, b...), '\n')
	}
	return out
}

func TestFilesRead(t *testing.T) {
	for _, c := range []struct {
		name          string
		lines         []string
		files, target string
	}{
		{"none", []string{"submit"}, "0", "0"},
		{"target", []string{"read 1 shop/orders.py", "ok 1", "submit"}, "1", "1"},
		{"target in a form of its own, twice", []string{"read 1 ./shop/orders.py", "read 2 shop/orders.py", "ok 1", "ok 2", "submit"}, "1", "1"},
		{"another", []string{"read 1 shop/returns.py", "ok 1", "submit"}, "1", "0"},
		{"refused", []string{"read 1 shop/orders.py", "error 1", "submit"}, "0", "0"},
		{"next to the submission", []string{"read 1 shop/orders.py", "submit", "ok 1"}, "0", "0"},
		{"after it", []string{"submit", "read 1 shop/orders.py", "ok 1"}, "0", "0"},
		{"by another tool", []string{"other 1 shop/orders.py", "ok 2", "broken 3", "ok 3"}, "0", "0"},
		{"ids used again", []string{"read 1 shop/returns.py", "ok 1", "read 1 shop/orders.py", "ok 1"}, "2", "1"},
	} {
		t.Run(c.name, func(t *testing.T) {
			cs := binds(solve, "shop/orders.py", "Order.check")
			blobs := gradetest.Blobs{}
			cs.Attempt.Transcript = trial.NewRef(events(t, c.lines...), "transcript.jsonl", "application/x-ndjson", blobs)
			s, err := newGrader(t, strict).Grade(t.Context(), cs)
			if err != nil {
				t.Fatal(err)
			}
			if f, g := value(s, "binding.files_read"), value(s, "binding.read_target"); f != c.files || g != c.target {
				t.Errorf("files_read %s, read_target %s, want %s, %s", f, g, c.files, c.target)
			}
			if got := value(s, "binding.turns"); got != "1" {
				t.Errorf("turns %s", got)
			}
		})
	}
	s, err := newGrader(t, strict).Grade(t.Context(), submits(abort, `{"abort": true}`))
	if err != nil || value(s, "binding.files_read") != "-" || value(s, "binding.read_target") != "-" {
		t.Errorf("without a transcript: %v %v", s.Measures, err)
	}
}

func TestOurFaults(t *testing.T) {
	g := newGrader(t, strict)
	noEnd := binds(solve, "a", "b")
	noEnd.Attempt.End = nil
	noTree := binds(solve, "shop/orders.py", "Order.check")
	noTree.Fixture = nil
	badTranscript := binds(solve, "shop/orders.py", "Order.check")
	badTranscript.Attempt.Transcript = trial.NewRef([]byte("{\n"), "t", "", nil)
	over, cancel := context.WithCancel(t.Context())
	cancel()
	for name, c := range map[string]struct {
		ctx context.Context
		c   grade.Case
	}{
		"no end": {t.Context(), noEnd}, "no workspace": {t.Context(), noTree}, "transcript that is none": {t.Context(), badTranscript},
		"stopped": {over, binds(solve, "shop/orders.py", "Order.check")},
	} {
		_, err := g.Grade(c.ctx, c.c)
		var f *trial.Fault
		if !errors.As(err, &f) || f.Class != trial.ClassGrader {
			t.Errorf("%s: %v is not a grader's fault", name, err)
		}
	}
	noTree = submits(solve, `{"abort": true}`)
	noTree.Fixture = nil
	if _, err := g.Grade(t.Context(), noTree); err != nil {
		t.Errorf("an abort needs no workspace: %v", err)
	}
	if _, err := New("b", &Config{Match: "exact"}); err == nil || err.Error() != `grader b: match is "exact", not strict or lenient` {
		t.Error(err)
	}
}

// For any submission, there is one label in each reading or the verdict is
// unknown, the readings fit their verdicts, and an answer right strictly is right
// leniently.
func TestReadingsAgree(t *testing.T) {
	index, err := code.Scan(t.Context(), fixture)
	if err != nil {
		t.Fatal(err)
	}
	labels := []string{"correct", "aborted", "handler_rejected", "wrong_symbol", "wrong_file", "no_submission", "invalid_submission", "turn_limit", "truncated", "refusal", "deadline", "stall", "crash", "empty_answer", "cost_limit"}
	ended := []trial.EndReason{trial.Finished, trial.Finished, trial.Finished, trial.Finished, trial.Finished, trial.NoSubmission, trial.InvalidSubmission, trial.TurnLimit,
		trial.Truncated, trial.Refusal, trial.Deadline, trial.Stall, trial.Crash, trial.EmptyAnswer, trial.CostLimit}
	var names []string
	for name := range code.Names(index.Symbols()) {
		names = append(names, name, name[strings.LastIndexByte(name, '.')+1:], name+"()", strings.ReplaceAll(name, ".", "::"))
	}
	names = append(names, "", "nothing", " Order.check", "order.check")
	graders := map[string]*Grader{strict: newGrader(t, strict), lenient: newGrader(t, lenient)}
	rapid.Check(t, func(r *rapid.T) {
		file := rapid.OneOf(rapid.SampledFrom(index.Files()), rapid.Map(rapid.SampledFrom(index.Files()), func(f string) string { return "./" + f }),
			rapid.Map(rapid.SampledFrom(index.Files()), strings.ToUpper), rapid.String())
		symbol := rapid.OneOf(rapid.SampledFrom(names), rapid.String())
		target := rapid.SampledFrom(index.Symbols()).Draw(r, "target")
		task := &suite.Task{ID: "t", Target: suite.Target{File: target.File, Symbol: target.Name}}
		if rapid.Bool().Draw(r, "expects abort") {
			task = &suite.Task{ID: "t", Expect: "abort"}
		}
		args, err := json.Marshal(map[string]any{
			"abort": rapid.Bool().Draw(r, "abort"), "file_path": file.Draw(r, "file"), "symbol_name": symbol.Draw(r, "symbol"),
		})
		if err != nil {
			r.Fatal(err)
		}
		if rapid.IntRange(0, 9).Draw(r, "exact") == 0 {
			args, _ = json.Marshal(map[string]string{"file_path": target.File, "symbol_name": target.Name})
		}
		c := ends(submits(task, string(args)), rapid.SampledFrom(ended).Draw(r, "end"))
		if rapid.IntRange(0, 9).Draw(r, "nothing") == 0 {
			c.Attempt.Artifact.Submission = nil
		}
		var scores []trial.Score
		for _, match := range []string{strict, lenient} {
			s, err := graders[match].Grade(t.Context(), c)
			if err != nil {
				r.Fatalf("%s: %v", args, err)
			}
			scores = append(scores, s)
			if s.Label != s.Details[match+"_label"] {
				r.Fatalf("%s: label %q, %s_label %q", args, s.Label, match, s.Details[match+"_label"])
			}
			v, label := verdict(s, "binding."+match), s.Label
			right := label == "correct" || label == "aborted" && task.Expect == "abort"
			if (v == trial.Unknown) != (label == "") || v != trial.Unknown && !slices.Contains(labels, label) || (v == trial.Pass) != right {
				r.Fatalf("%s: %s, verdict %s, label %q", args, match, v, label)
			}
		}
		if d := cmp.Diff(scores[0].Criteria, scores[1].Criteria, cmp.FilterPath(func(p cmp.Path) bool { return p.Last().String() == ".Required" }, cmp.Ignore())); d != "" {
			r.Fatalf("the setting changes verdicts:\n%s", d)
		}
		s, l := verdict(scores[0], "binding.strict"), verdict(scores[0], "binding.lenient")
		if s == trial.Pass && l != trial.Pass || (s == trial.Unknown) != (l == trial.Unknown) {
			r.Fatalf("%s: strict %s, lenient %s", args, s, l)
		}
	})
}

func TestConformance(t *testing.T) {
	read := binds(solve, "shop/orders.py", "Order.check")
	blobs := gradetest.Blobs{}
	lines := []string{"read 1 shop/orders.py", "ok 1"}
	for i := range 60 { // more than travels in the record itself
		lines = append(lines, fmt.Sprintf("read %d shop/returns.py", i+2), fmt.Sprintf("ok %d", i+2))
	}
	read.Attempt.Transcript = trial.NewRef(events(t, append(lines, "submit")...), "transcript.jsonl", "application/x-ndjson", blobs)
	read.Blobs = blobs
	for match, cases := range map[string][]grade.Case{
		strict: {
			read, binds(solve, "shop/orders.py", "process"), binds(solve, "kiosk/Gap.swift", "x"), submits(abort, `{"abort": true, "abort_reason": "weak"}`),
		},
		lenient: {binds(solve, "./shop/orders.py", "check"), binds(solve, "shop/returns.py", "check")},
	} {
		t.Run(match, func(t *testing.T) {
			gradetest.Run(t, gradetest.Subject{Name: "binding", New: func() grade.Grader { return newGrader(t, match) }, Cases: cases})
		})
	}
}

// The workspace of a run is indexed once, however many trials are graded next to
// each other.
func TestIndexIsMadeOnce(t *testing.T) {
	counting := &counted{FS: fixture}
	g := newGrader(t, strict)
	var wg sync.WaitGroup
	for range 20 {
		wg.Go(func() {
			c := binds(solve, "shop/orders.py", "Order.check")
			c.Fixture = counting
			if s, err := g.Grade(t.Context(), c); err != nil || s.Label != Correct {
				t.Errorf("%s, %v", s.Label, err)
			}
		})
	}
	wg.Wait()
	if counting.n != 1 {
		t.Errorf("the file was opened %d times, want 1", counting.n)
	}
	other := binds(solve, "shop/orders.py", "Order.check")
	other.Fixture = &tree{fstest.MapFS{"shop/orders.py": {Data: []byte("def other(): pass\n")}, "x.py": {}}}
	other.Task = &suite.Task{ID: "other", Target: suite.Target{File: "x.py", Symbol: "none"}}
	if s, err := g.Grade(t.Context(), other); err != nil || s.Label != HandlerRejected {
		t.Errorf("another workspace: %s, %v", s.Label, err)
	}
}

// counted counts how often one file is opened.
type counted struct {
	fs.FS
	mu sync.Mutex
	n  int
}

func (c *counted) Open(name string) (fs.File, error) {
	if name == "shop/orders.py" {
		c.mu.Lock()
		c.n++
		c.mu.Unlock()
	}
	return c.FS.Open(name)
}
