package fields

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/grade/gradetest"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/suite/kindtest"
	"github.com/assay-eval/assay/internal/trial"
)

func task(settings string) *suite.Task {
	var m map[string]any
	if err := json.Unmarshal([]byte(settings), &m); err != nil {
		panic(err)
	}
	return &suite.Task{ID: "t", Graders: map[string]any{"fields": m}, Calls: []suite.Call{{Tool: "warm", Warmup: true}, {Tool: "search"}, {Tool: "get"}}}
}

// answered makes the case of an agent whose two calls were answered.
func answered(t *suite.Task, first, second string) grade.Case {
	b, err := json.Marshal(trial.Answer{Schema: trial.CallsSchema, Calls: []trial.MadeCall{
		{Tool: "search", Args: json.RawMessage("{}"), Text: "text", Structured: json.RawMessage(first)},
		{Tool: "get", Args: json.RawMessage("{}"), Text: second},
	}})
	if err != nil {
		panic(err)
	}
	return gradetest.Answered(t, string(b))
}

const found = `{"fired": true, "n": 2, "score": 0.50, "none": null, "ids": ["a", "b"], "items": [{"id": "a"}, {"id": "b", "tags": {"x": 1, "y": [1]}}], "text": "Nothing relevant"}`

func TestExpectations(t *testing.T) {
	for _, c := range []struct {
		expect string
		why    string // part of the evidence; "" if it holds
	}{
		{`{"call": 0, "path": "$.fired", "equals": true}`, ""},
		{`{"call": 0, "path": "$.fired", "equals": "true"}`, `call 0: $.fired is true, and should be "true"`},
		{`{"call": 0, "path": "$.n", "equals": 2.0}`, ""},
		{`{"call": 0, "path": "$.score", "equals": 0.5}`, ""},
		{`{"call": 0, "path": "$.none", "equals": null}`, ""},
		{`{"call": 0, "path": "$.gone", "equals": null}`, "not there"},
		{`{"call": 0, "path": "$.none", "exists": true}`, ""},
		{`{"call": 0, "path": "$.none", "absent": true}`, "should not be there"},
		{`{"call": 0, "path": "$.gone", "absent": true}`, ""},
		{`{"call": 0, "path": "$.gone", "exists": true}`, "should be there"},
		{`{"call": 0, "path": "$.items[*].id", "equals": "a"}`, `is "a", "b", and should be "a"`},
		{`{"call": 0, "path": "$.items[*].id", "contains": "b"}`, ""},
		{`{"call": 0, "path": "$.items[*].id", "contains": "c"}`, "should contain"},
		{`{"call": 0, "path": "$.ids", "contains": "b"}`, ""},
		{`{"call": 0, "path": "$.ids", "equals": ["a", "b"]}`, ""},
		{`{"call": 0, "path": "$.ids", "equals": ["b", "a"]}`, "a list of 2"},
		{`{"call": 0, "path": "$.text", "contains": "relevant"}`, ""},
		{`{"call": 0, "path": "$.n", "contains": "2"}`, "the number 2"},
		{`{"call": 0, "path": "$.items[*]", "count": 2}`, ""},
		{`{"call": 0, "path": "$.items[*]", "count": 0}`, "should be 0 values"},
		{`{"call": 0, "path": "$.gone[*]", "count": 0}`, ""},
		{`{"call": 0, "path": "$.items[1].tags", "equals": {"y": [1], "x": 1}}`, ""},
		{`{"call": 0, "path": "$.items[1].tags", "equals": {"x": 1}}`, "an object"},
		{`{"path": "$.id", "equals": "a"}`, ""},
		{`{"call": 1, "path": "$.id", "equals": "b"}`, `call 1: $.id is "a"`},
		{`{"call": 7, "path": "$.id", "exists": true}`, "call 7 was not made"},
	} {
		s, err := New("fields", &Config{}).Grade(t.Context(), answered(task(`{"expect": [`+c.expect+`]}`), found, `{"id": "a"}`))
		if err != nil {
			t.Fatal(err)
		}
		got := strings.Join(s.Criteria[0].Evidence, "; ")
		if (s.Criteria[0].Verdict == trial.Pass) != (c.why == "") || !strings.Contains(got, c.why) {
			t.Errorf("%s: %s %q, want %q", c.expect, s.Criteria[0].Verdict, got, c.why)
		}
	}
}

func TestExpectedFailures(t *testing.T) {
	holds, breaks := `"expect": [{"path": "$.id", "equals": "a"}]`, `"expect": [{"path": "$.id", "equals": "b"}]`
	stopped := answered(task(`{`+breaks+`, "xfail": "not mended"}`), found, `{"id": "a"}`)
	stopped.Attempt.End = &trial.End{Reason: trial.Deadline}
	failing := task(`{` + holds + `}`)
	failing.Calls[2].Expect = "error"
	for _, c := range []struct {
		name     string
		c        grade.Case
		label    string
		verdict  trial.Verdict
		evidence string
	}{
		{"holds", answered(task(`{`+holds+`}`), found, `{"id": "a"}`), Met, trial.Pass, ""},
		{"breaks", answered(task(`{`+breaks+`}`), found, `{"id": "a"}`), Unmet, trial.Fail, "should be"},
		{"known to fail", answered(task(`{`+breaks+`, "xfail": "not mended"}`), found, `{"id": "a"}`), XFail, trial.Pass, "known to fail: not mended"},
		{"mended", answered(task(`{`+holds+`, "xfail": "not mended"}`), found, `{"id": "a"}`), XPass, trial.Fail, "remove the mark"},
		{"stopped", stopped, "deadline", trial.Fail, "deadline"},
		{"no tool agent", gradetest.Answered(task(`{`+breaks+`, "xfail": "x"}`), "It is b."), "no_calls", trial.Fail, "not that of an agent of kind tool"},
		{"no JSON", answered(task(`{`+holds+`}`), found, "It is a."), Unmet, trial.Fail, "neither structured content nor JSON"},
		{"no error", answered(failing, found, `{"id": "a"}`), Unmet, trial.Fail, "should have failed"},
	} {
		s, err := New("fields", &Config{}).Grade(t.Context(), c.c)
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(s.Criteria[0].Evidence, "; "); s.Label != c.label || s.Criteria[0].Verdict != c.verdict || !strings.Contains(got, c.evidence) {
			t.Errorf("%s: %s %s %q", c.name, s.Label, s.Criteria[0].Verdict, got)
		}
	}
}

func TestConformance(t *testing.T) {
	one := task(`{"expect": [{"path": "$.id", "equals": "a"}, {"call": 0, "path": "$.items[*]", "count": 2}]}`)
	gradetest.Run(t, gradetest.Subject{
		Name:  "fields",
		New:   func() grade.Grader { return New("fields", &Config{XFail: "x"}) },
		Cases: []grade.Case{answered(one, found, `{"id": "a"}`), answered(one, found, "no"), gradetest.Answered(one, "x")},
	})
}

func TestKind(t *testing.T) {
	k := Kind()
	if err := kindtest.CheckKind(k.Kind); err != nil {
		t.Error(err)
	}
	cfg := k.New().(*Config)
	s := &suite.Suite{Graders: map[string]*suite.Grader{"fields": {Kind: KindName, Config: cfg}}}
	for in, want := range map[string]int{
		`{"expect": [{"path": "$.id", "exists": true}]}`: 0,
		`{"expect": [{"path": "$.id", "equals": null}]}`: 0,
		`{}`:                             1,
		`{"expect": [{"path": "$.id"}]}`: 1,
		`{"expect": [{"path": "$.id", "exists": true, "count": 1}]}`:          1,
		`{"expect": [{"path": "id", "exists": true}]}`:                        1,
		`{"expect": [{"call": 2, "path": "$.id", "exists": true}]}`:           1,
		`{"expect": [{"call": 1, "path": "$.id", "is": true}]}`:               1,
		`{"expect": [{"call": 1, "path": "$.id", "exists": 1}, {"path":""}]}`: 1,
	} {
		if p := k.CheckTask(cfg, s, task(in)); len(p) != want {
			t.Error(fmt.Sprint(in, p))
		}
	}
}
