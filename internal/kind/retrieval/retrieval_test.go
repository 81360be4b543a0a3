package retrieval

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/grade/gradetest"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

var (
	search  = &suite.Task{ID: "search", Group: "unbound", Target: suite.Target{IDs: []string{"d1", "d2"}, Forbidden: []string{"bad"}}}
	nothing = &suite.Task{ID: "nothing", Expect: ExpectNothing}

	graded   = &suite.Task{ID: "graded", Target: suite.Target{IDs: []string{"d1"}, Bears: map[string]int{"half": 1, "d2": 2}, AlsoOK: []string{"ok"}}}
	tolerant = &suite.Task{ID: "tolerant", Expect: ExpectNothing, Target: suite.Target{AlsoOK: []string{"ok"}}}
)

func newGrader(t testing.TB, cfg Config) *Grader {
	t.Helper()
	if cfg.IDs == "" {
		cfg.IDs = "$.decisions[*].id"
	}
	g, err := New("retrieval", &cfg)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// called is the case of an agent that made calls.
func called(task *suite.Task, calls ...trial.MadeCall) grade.Case {
	b, err := json.Marshal(trial.Answer{Schema: trial.CallsSchema, Calls: calls})
	if err != nil {
		panic(err)
	}
	return gradetest.Answered(task, string(b))
}

// structured is a call of tool preflight that answered with structured content.
func structured(doc string) trial.MadeCall {
	return trial.MadeCall{Server: "store", Tool: "preflight", Args: json.RawMessage(`{"topic":"refunds"}`), Text: doc, Structured: json.RawMessage(doc), MS: 1.5, Bytes: len(doc), Tokens: 3}
}

func texted(text string) trial.MadeCall {
	return trial.MadeCall{Tool: "search", Args: json.RawMessage(`{}`), Text: text, MS: 2, Bytes: len(text), Tokens: 1}
}

func failed(text string) trial.MadeCall {
	m := texted(text)
	m.Error = true
	return m
}

func gradeOf(t testing.TB, g *Grader, c grade.Case) trial.Score {
	t.Helper()
	s, err := g.Grade(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// verdicts lists the verdicts that apply, with evidence.
func verdicts(s trial.Score) string {
	var out []string
	for _, c := range s.Criteria {
		if c.Verdict != trial.NotApplicable {
			out = append(out, fmt.Sprintf("%s %s: %s", strings.TrimPrefix(c.Name, "retrieval."), c.Verdict, strings.Join(c.Evidence, "; ")))
		}
	}
	return strings.Join(out, " | ")
}

func value(s trial.Score, name string) string {
	for _, m := range s.Measures {
		if m.Name == "retrieval."+name {
			if m.Value == nil {
				return "-"
			}
			return fmt.Sprint(*m.Value)
		}
	}
	return "missing"
}

func TestLabels(t *testing.T) {
	one := &suite.Task{ID: "one", Target: suite.Target{IDs: []string{"d1"}}}
	fired := Config{Fired: "$.fired"}
	for _, c := range []struct {
		name     string
		cfg      Config
		c        grade.Case
		label    string
		verdicts string
		rank     string
	}{
		{"surfaced", Config{}, called(one, structured(`{"decisions": [{"id": "x"}, {"id": "d1"}]}`)), "surfaced", "surfaced pass: 1 of 1 relevant ids are among 2 results, the first at rank 2", "2"},
		{"missed", Config{}, called(one, structured(`{"decisions": [{"id": "x"}]}`)), "missed", "surfaced fail: none of d1 is among 1 result", "-"},
		{"an empty list is a miss", Config{}, called(one, structured(`{"decisions": []}`)), "missed", "surfaced fail: none of d1 is among 0 results", "-"},
		{"null is an empty list", Config{}, called(one, structured(`{"decisions": null}`)), "missed", "surfaced fail: none of d1 is among 0 results", "-"},
		{"another shape is unknown", Config{}, called(one, structured(`{"hits": []}`)), "", `surfaced unknown: $.decisions[*].id finds nothing in the structured content since it has another shape: .decisions: the object has no member "decisions", it has hits`, "-"},
		{"ids of another name are unknown", Config{}, called(one, structured(`{"decisions": [{"uri": "d1"}]}`)), "", `surfaced unknown: $.decisions[*].id finds nothing in the structured content since it has another shape: .id: the object has no member "id", it has uri`, "-"},
		{"ids that are no text are unknown", Config{}, called(one, structured(`{"decisions": [{"id": {}}, {"id": true}]}`)), "", `surfaced unknown: $.decisions[*].id leads to no text or number in any of 2 results`, "-"},
		{"a result without an id keeps its place", Config{}, called(one, structured(`{"decisions": [{"uri": "a"}, {"id": "d1"}]}`)), "surfaced", "surfaced pass: 1 of 1 relevant ids are among 2 results, the first at rank 2; 1 of 2 results have no id", "2"},
		{"numbers are ids as written", Config{}, called(&suite.Task{ID: "n", Target: suite.Target{IDs: []string{"17"}}}, structured(`{"decisions": [{"id": 17}]}`)), "surfaced", "surfaced pass: 1 of 1 relevant ids are among 1 result, the first at rank 1", "1"},

		{"any of several", Config{}, called(search, structured(`{"decisions": [{"id": "d2"}]}`)), "surfaced", "surfaced pass: 1 of 2 relevant ids are among 1 result, the first at rank 1 | none_forbidden pass: none of the forbidden ids is among the results", "1"},
		{"all of several", Config{Need: "all"}, called(search, structured(`{"decisions": [{"id": "d2"}]}`)), "missed", "surfaced fail: only 1 of 2 relevant ids are among 1 result | none_forbidden pass: none of the forbidden ids is among the results", "1"},
		{"within", Config{Within: 1}, called(one, structured(`{"decisions": [{"id": "x"}, {"id": "d1"}]}`)), "missed", "surfaced fail: none of d1 is among the first 1 of 2 results", "2"},
		{"forbidden", Config{}, called(search, structured(`{"decisions": [{"id": "d1"}, {"id": "bad"}]}`)), "surfaced", "surfaced pass: 1 of 2 relevant ids are among 2 results, the first at rank 1 | none_forbidden fail: forbidden bad is at rank 2 of 2", "1"},

		{"quiet", Config{}, called(nothing, structured(`{"decisions": []}`)), "quiet", "silent pass: it did not fire, and nothing is relevant", "-"},
		{"false fire", Config{}, called(nothing, structured(`{"decisions": [{"id": "x"}]}`)), "false_fire", "silent fail: it fired with 1 result, and none is relevant", "-"},
		{"the flag decides", fired, called(nothing, structured(`{"fired": false, "decisions": [{"id": "x"}]}`)), "quiet", "silent pass: it did not fire, and nothing is relevant", "-"},
		{"the flag alone", fired, called(nothing, structured(`{"fired": true, "decisions": []}`)), "false_fire", "silent fail: it fired with 0 results, and none is relevant", "-"},
		{"silent without a list", fired, called(one, structured(`{"fired": false, "reason": "nothing"}`)), "missed", "surfaced fail: none of d1 is among 0 results", "-"},
		{"loud without a list", fired, called(one, structured(`{"fired": true}`)), "", `surfaced unknown: $.decisions[*].id finds nothing in the structured content since it has another shape: .decisions: the object has no member "decisions", it has fired`, "-"},
		{"a flag that is none", fired, called(one, structured(`{"fired": "yes", "decisions": []}`)), "", "surfaced unknown: $.fired leads to a string in the structured content, not to true or false", "-"},
		{"no flag", fired, called(one, structured(`{"decisions": []}`)), "", "surfaced unknown: $.fired leads to 0 values in the structured content, not to true or false", "-"},

		{"in part only", Config{}, called(graded, structured(`{"decisions": [{"id": "half"}, {"id": "ok"}]}`)), "missed", "surfaced fail: none of d1, d2 is among 2 results", "-"},
		{"fully, by its grade", Config{}, called(graded, structured(`{"decisions": [{"id": "half"}, {"id": "d2"}]}`)), "surfaced", "surfaced pass: 1 of 2 relevant ids are among 2 results, the first at rank 2", "2"},
		{"all that bear fully", Config{Need: "all"}, called(graded, structured(`{"decisions": [{"id": "d2"}, {"id": "d1"}]}`)), "surfaced", "surfaced pass: 2 of 2 relevant ids are among 2 results, the first at rank 1", "1"},
		{"acceptable where nothing is relevant", Config{}, called(tolerant, structured(`{"decisions": [{"id": "ok"}]}`)), "quiet", "silent pass: it fired with 1 result, all of them acceptable", "-"},
		{"acceptable beside another", Config{}, called(tolerant, structured(`{"decisions": [{"id": "ok"}, {"id": "x"}]}`)), "false_fire", "silent fail: it fired with 2 results, and none is relevant", "-"},
		{"the flag without what is acceptable", fired, called(tolerant, structured(`{"fired": true, "decisions": []}`)), "false_fire", "silent fail: it fired with 0 results, and none is relevant", "-"},

		{"a tool error", Config{}, called(search, failed("index\nis locked")), "error", "surfaced fail: tool search failed: index is locked | none_forbidden fail: tool search failed: index is locked", "-"},
		{"a tool error where nothing is relevant", Config{}, called(nothing, failed("")), "error", "silent fail: tool search failed: (empty)", "-"},
		{"no call", Config{}, called(one), "error", "surfaced fail: no call was made", "-"},
		{"no answer", Config{}, gradetest.Answered(one, " \n"), "error", "surfaced fail: there is no answer", "-"},

		{"JSON in the text", Config{}, called(one, texted(`{"decisions": [{"id": "d1"}]}`)), "surfaced", "surfaced pass: 1 of 1 relevant ids are among 1 result, the first at rank 1", "1"},
		{"JSON in a block", Config{}, called(one, texted("Found:\n```json\n{\"decisions\": [{\"id\": \"d1\"}]}\n```\nEnd.")), "surfaced", "surfaced pass: 1 of 1 relevant ids are among 1 result, the first at rank 1", "1"},
		{"the first block that is JSON", Config{}, called(one, texted("~~~~sh\n```\n~~~~\n  ```\n{\"decisions\": []}\n  ```")), "missed", "surfaced fail: none of d1 is among 0 results", "-"},
		{"prose is unknown", Config{}, called(one, texted("No results.")), "", "surfaced unknown: the text holds no JSON (invalid character 'N' looking for beginning of value): No results.", "-"},
		{"structured only", Config{From: "structured"}, called(one, texted(`{"decisions": [{"id": "d1"}]}`)), "", "surfaced unknown: the call has no structured content; from: text reads JSON out of its text", "-"},
		{"text before structured", Config{From: "text"}, called(one, trial.MadeCall{Text: `{"decisions": []}`, Structured: json.RawMessage(`{"decisions": [{"id": "d1"}]}`)}), "missed", "surfaced fail: none of d1 is among 0 results", "-"},
		{"the answer of another agent", Config{}, gradetest.Answered(one, `{"decisions": [{"id": "d1"}]}`), "surfaced", "surfaced pass: 1 of 1 relevant ids are among 1 result, the first at rank 1", "1"},

		{"the last call", Config{}, called(one, structured(`{"decisions": [{"id": "d1"}]}`), texted(`{"decisions": []}`)), "missed", "surfaced fail: none of d1 is among 0 results", "-"},
		{"a call by number", Config{Call: "1"}, called(one, structured(`{"decisions": [{"id": "d1"}]}`), texted(`{"decisions": []}`)), "surfaced", "surfaced pass: 1 of 1 relevant ids are among 1 result, the first at rank 1", "1"},
		{"a call by tool", Config{Call: "preflight"}, called(one, failed("x"), structured(`{"decisions": [{"id": "d1"}]}`), texted(`{}`)), "surfaced", "surfaced pass: 1 of 1 relevant ids are among 1 result, the first at rank 1", "1"},
		{"a call that was not made", Config{Call: "3"}, called(one, texted(`{}`)), "error", "surfaced fail: call 3 of 1 was not made", "-"},
		{"a tool that was not called", Config{Call: "preflight"}, called(one, texted(`{}`)), "error", "surfaced fail: tool preflight was not called", "-"},
	} {
		s := gradeOf(t, newGrader(t, c.cfg), c.c)
		if got := verdicts(s); s.Label != c.label || got != c.verdicts || value(s, "rank") != c.rank {
			t.Errorf("%s: %q, rank %s, %s\nwant %q, rank %s, %s", c.name, s.Label, value(s, "rank"), got, c.label, c.rank, c.verdicts)
		}
	}
}

// TestMeasures checks that the set of measures depends on the known facts, and that no
// measure is 0 if nothing was evaluated.
func TestMeasures(t *testing.T) {
	names := []string{"rr", "ndcg_10", "precision_at_5", "recall_at_5", "p_1", "p_5", "fired", "results", "forbidden", "response_bytes", "response_tokens", "latency_ms"}
	got := func(c grade.Case) string {
		s := gradeOf(t, newGrader(t, Config{}), c)
		var out []string
		for _, n := range names {
			out = append(out, value(s, n))
		}
		return strings.Join(out, " ")
	}
	for name, c := range map[string]struct {
		c    grade.Case
		want string
	}{
		"found":              {called(search, structured(`{"decisions":[{"id":"x"},{"id":"d1"}]}`)), "0.5 0.38685280723454163 0.2 0.5 0 0.2 1 2 0 38 3 1.5"},
		"graded":             {called(graded, structured(`{"decisions":[{"id":"ok"},{"id":"half"},{"id":"d1"}]}`)), "0.3333333333333333 0.43354350434265104 0.4 0.5 1 0.4 1 3 - 53 3 1.5"},
		"missed":             {called(search, structured(`{"decisions":[]}`)), "0 0 0 0 0 0 0 0 0 16 3 1.5"},
		"nothing":            {called(nothing, structured(`{"decisions":[]}`)), "- - - - - - 0 0 - 16 3 1.5"},
		"error":              {called(search, failed("x")), "- - - - - - - - - - - -"},
		"unknown":            {called(search, texted("x")), "- - - - - - - - - 1 1 2"},
		"of another agent":   {gradetest.Answered(search, `{"decisions":[]}`), "0 0 0 0 0 0 0 0 0 16 4 -"},
		"no call was made":   {called(search), "- - - - - - - - - - - -"},
		"there is no answer": {gradetest.Answered(search, ""), "- - - - - - - - - - - -"},
	} {
		if g := got(c.c); g != c.want {
			t.Errorf("%s: %s, want %s", name, g, c.want)
		}
	}
}

func TestTaskSettings(t *testing.T) {
	task := &suite.Task{ID: "own", Target: suite.Target{IDs: []string{"d1"}}, Graders: map[string]any{"retrieval": map[string]any{"ids": "$.hits[*]", "call": 1}}}
	s := gradeOf(t, newGrader(t, Config{}), called(task, texted(`{"hits": ["d1"]}`), texted(`{}`)))
	if s.Label != "surfaced" {
		t.Errorf("%q: %s", s.Label, verdicts(s))
	}
}

// TestMistakes: what cannot work is said when the suite is loaded, with the fix.
func TestMistakes(t *testing.T) {
	task := func(change func(*suite.Task)) *suite.Task {
		c := &suite.Task{ID: "t", Target: suite.Target{IDs: []string{"d1"}}}
		change(c)
		return c
	}
	for _, c := range []struct {
		cfg  Config
		task *suite.Task // nil for one without mistakes
		want string
	}{
		{Config{IDs: "$.r[*].id"}, nil, ""},
		{Config{}, nil, "ids: a retrieval grader needs the path to the ids of the results (such as ids: $.results[*].id)"},
		{Config{IDs: "r.id"}, nil, `ids: path "r.id" is wrong at column 1: a path begins with $ (write $.r.id)`},
		{Config{IDs: "$.r", Fired: "$..."}, nil, `fired: path "$..." is wrong at column 4: a name or * must follow the dot (put other names in brackets, such as ['file-name'])`},
		{Config{IDs: "$.r", K: []int{1, 1}}, nil, "k.1: 1 is there twice (take it out)"},
		{Config{IDs: "$.r", K: []int{0}}, nil, "k.0: 0 is not between 1 and 1000 ()"},
		{Config{IDs: "$.r", From: "body", Need: "some"}, nil, `from: from is "body" (one of auto, structured, text) | need: need is "some" (one of any, all)`},
		{Config{IDs: "$.r"}, task(func(t *suite.Task) { t.Target.IDs = nil }), "target.ids: task t has no relevant ids (name the relevant ids, or say expect: nothing)"},
		{Config{IDs: "$.r"}, task(func(t *suite.Task) { t.Expect = "nothing" }), "target.ids: task t expects that nothing is relevant, so it has no relevant ids (take the ids out, or set expect: solve)"},
		{Config{IDs: "$.r"}, task(func(t *suite.Task) { t.Expect = "abort" }), "expect: task t expects an abort, which a list of results cannot be (say expect: nothing if no result is relevant)"},
		{Config{IDs: "$.r"}, task(func(t *suite.Task) { t.Tags = []string{"canary"} }), "tags: task t is a canary and of no group (give it the group that it is the canary of)"},
		{Config{IDs: "$.r"}, task(func(t *suite.Task) { t.Target.IDs = []string{"a", "", "a"}; t.Target.Forbidden = []string{"a"} }), `target.ids.1: an id is empty () | target.ids.2: id "a" is there twice (take it out) | target.forbidden.0: id "a" is relevant and forbidden (take it out of one list)`},
		{Config{IDs: "$.r"}, task(func(t *suite.Task) {
			t.Target = suite.Target{Bears: map[string]int{"a": 2, "b": 1}, AlsoOK: []string{"c"}}
		}), ""},
		{Config{IDs: "$.r"}, task(func(t *suite.Task) { t.Target = suite.Target{Bears: map[string]int{"b": 1}} }), "target.ids: task t has no relevant ids (name the relevant ids, or say expect: nothing)"},
		{Config{IDs: "$.r"}, task(func(t *suite.Task) { t.Expect, t.Target = "nothing", suite.Target{Bears: map[string]int{"b": 1}} }), "target.ids: task t expects that nothing is relevant, so it has no relevant ids (take the ids out, or set expect: solve)"},
		{Config{IDs: "$.r"}, task(func(t *suite.Task) { t.Expect, t.Target = "nothing", suite.Target{AlsoOK: []string{"b"}} }), ""},
		{Config{IDs: "$.r"}, task(func(t *suite.Task) {
			t.Target.Bears, t.Target.AlsoOK = map[string]int{"d1": 1, "b": 3}, []string{"b", "c", "c"}
		}), `target.bears.b: "b" bears 3, which is neither 1 (in part) nor 2 (fully) () | target.bears.d1: id "d1" is relevant and graded (take it out of one list) | target.also_ok.0: id "b" is graded and acceptable (take it out of one list) | target.also_ok.2: id "c" is there twice (take it out)`},
		{Config{IDs: "$.r", Call: "2"}, task(func(t *suite.Task) { t.Calls = []suite.Call{{Tool: "x", Warmup: true}, {Tool: "x"}} }), "calls: task t makes 1 calls, not counting warm-up calls (grader retrieval grades call 2)"},
		{Config{IDs: "$.r", Call: "y"}, task(func(t *suite.Task) { t.Calls = []suite.Call{{Tool: "x"}} }), `calls: task t makes no call of "y" (grader retrieval grades the call of that tool)`},
		{Config{IDs: "$.r"}, task(func(t *suite.Task) { t.Graders = map[string]any{"retrieval": map[string]any{"k": []any{2}}} }), "graders.retrieval.k: the columns of a grader are the same for every task, so a task has no k of its own (set k in the suite)"},
		{Config{IDs: "$.r"}, task(func(t *suite.Task) { t.Graders = map[string]any{"retrieval": map[string]any{"ids": "x"}} }), `graders.retrieval.ids: path "x" is wrong at column 1: a path begins with $ (write $.x)`},
	} {
		kind := Kind()
		cfg := c.cfg
		kind.Defaults(&cfg)
		s := &suite.Suite{Graders: map[string]*suite.Grader{"retrieval": {Kind: KindName, Config: &cfg}}}
		ps := kind.Check(&cfg, s)
		if c.task != nil {
			ps = append(ps, kind.CheckTask(&cfg, s, c.task)...)
		}
		var got []string
		for _, p := range ps {
			got = append(got, fmt.Sprintf("%s: %s (%s)", p.Path, p.Text, p.Fix))
		}
		if s := strings.Join(got, " | "); s != c.want {
			t.Errorf("%+v:\n got %s\nwant %s", c.cfg, s, c.want)
		}
	}
}

func TestWhich(t *testing.T) {
	for in, want := range map[string]Which{`"last"`: "last", `2`: "2", `"2"`: "2", `"search"`: "search"} {
		var w Which
		if err := json.Unmarshal([]byte(in), &w); err != nil || w != want {
			t.Errorf("%s: %q, %v", in, w, err)
		}
	}
	for _, bad := range []string{"0", "-1", "1.5", "true"} {
		var w Which
		if err := json.Unmarshal([]byte(bad), &w); err == nil {
			t.Errorf("%s is read as %q", bad, w)
		}
	}
}

func TestConformance(t *testing.T) {
	cases := []grade.Case{
		called(search, structured(`{"decisions": [{"id": "d1"}, {"id": "x"}]}`)), called(search, structured(`{"decisions": []}`)),
		called(search, failed("no")), called(search, texted("prose")), called(nothing, texted(`{"decisions": []}`)),
		called(nothing, structured(`{"decisions": [{"id": "x"}]}`)), gradetest.Answered(search, `{"decisions": [{"id": 3}]}`),
		called(search, structured(fmt.Sprintf(`{"decisions": [{"id": %q}]}`, strings.Repeat("long ", 20_000)))),
	}
	for name, cfg := range map[string]Config{"defaults": {}, "all": {Fired: "$.fired", From: "text", Call: "preflight", K: []int{3}, Need: "all", Within: 3}} {
		t.Run(name, func(t *testing.T) {
			gradetest.Run(t, gradetest.Subject{Name: "retrieval", New: func() grade.Grader { return newGrader(t, cfg) }, Cases: cases})
		})
	}
}

// FuzzAnswer checks that the parts of the score of any answer agree.
func FuzzAnswer(f *testing.F) {
	for _, doc := range []string{`{"fired":true,"decisions":[{"id":"d1"}]}`, `{"decisions":null}`, "```\n[]\n```", "", `{"schema":"assay/calls/1","calls":[{"structured":[]}]}`, `{"schema":"assay/calls/1","calls":[{"text":"{}","error":true}]}`} {
		for _, path := range []string{"$.decisions[*].id", "$..id", "$[?@.id]", "$"} {
			f.Add(doc, path)
		}
	}
	f.Fuzz(func(t *testing.T, doc, path string) {
		for _, fired := range []string{"", "$.fired"} {
			g, err := New("retrieval", &Config{IDs: path, Fired: fired})
			if err != nil {
				return
			}
			for _, task := range []*suite.Task{search, nothing} {
				for _, c := range []grade.Case{gradetest.Answered(task, doc), called(task, texted(strings.ToValidUTF8(doc, "?")))} {
					s, err := g.Grade(t.Context(), c)
					if err != nil {
						t.Fatal(err)
					}
					sound(t, task, s)
				}
			}
		}
	})
}

type fataler interface{ Fatalf(string, ...any) }

// sound checks that label, verdicts and numbers agree.
func sound(t fataler, task *suite.Task, s trial.Score) {
	at := 0
	if task == nothing {
		at = 1
	}
	want := map[string]trial.Verdict{"surfaced": trial.Pass, "quiet": trial.Pass, "missed": trial.Fail, "false_fire": trial.Fail, "error": trial.Fail, "": trial.Unknown}
	if s.Criteria[at].Verdict != want[s.Label] || s.Criteria[1-at].Verdict != trial.NotApplicable {
		t.Fatalf("label %q, %+v", s.Label, s.Criteria)
	}
	for _, m := range s.Measures {
		if m.Value == nil {
			continue
		}
		name := strings.TrimPrefix(m.Name, "retrieval.")
		most := 1.0
		switch name {
		case "rank", "results", "forbidden", "response_bytes", "response_tokens", "latency_ms":
			most = 1e9
		}
		if !(*m.Value >= 0 && *m.Value <= most) {
			t.Fatalf("%s is %v", m.Name, *m.Value)
		}
	}
	if (value(s, "rank") != "-") != (value(s, "rr") != "0" && value(s, "rr") != "-") {
		t.Fatalf("rank %s, rr %s", value(s, "rank"), value(s, "rr"))
	}
}

// TestSound does the same for answers that look like answers.
func TestSound(t *testing.T) {
	g := newGrader(t, Config{})
	rapid.Check(t, func(r *rapid.T) {
		ids := rapid.SliceOfN(rapid.SampledFrom([]string{"d1", "d2", "x", "y", "bad", ""}), 0, 12).Draw(r, "ids")
		var list []map[string]any
		for _, id := range ids {
			list = append(list, map[string]any{"id": id})
		}
		b, err := json.Marshal(map[string]any{"decisions": list})
		if err != nil {
			r.Fatal(err)
		}
		for _, task := range []*suite.Task{search, nothing} {
			s, err := g.Grade(t.Context(), called(task, structured(string(b))))
			if err != nil {
				r.Fatal(err)
			}
			sound(r, task, s)
		}
	})
}

func TestFaults(t *testing.T) {
	g := newGrader(t, Config{})
	c := called(search, structured(`{}`))
	c.Attempt.End = nil
	var fault *trial.Fault
	if _, err := g.Grade(t.Context(), c); !errors.As(err, &fault) || fault.Class != trial.ClassGrader {
		t.Errorf("error %v", err)
	}
}
