package response

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

func answered(expect string, made ...trial.MadeCall) grade.Case {
	t := &suite.Task{ID: "t", Calls: []suite.Call{{Tool: "list", Warmup: true}}}
	for range 3 {
		t.Calls = append(t.Calls, suite.Call{Tool: "list", Expect: expect})
	}
	for i := range made {
		made[i].Args = json.RawMessage("{}")
	}
	b, err := json.Marshal(trial.Answer{Schema: trial.CallsSchema, Calls: made})
	if err != nil {
		panic(err)
	}
	return gradetest.Answered(t, string(b))
}

func call(bytes int, ms float64) trial.MadeCall {
	return trial.MadeCall{Tool: "list", MS: ms, Bytes: bytes, Tokens: (bytes + 3) / 4}
}

var failed = trial.MadeCall{Tool: "list", Text: "no", Error: true, Bytes: 2, Tokens: 1, MS: 1}

func TestGrade(t *testing.T) {
	for _, c := range []struct {
		name  string
		c     grade.Case
		label string
		want  string // bytes tokens p50 p95
	}{
		{"three", answered("", call(8, 3), call(16, 1), call(12, 2)), "answered", "12 3 2 2.9"},
		{"errors that are wanted", answered("error", failed, failed, failed), "answered", "2 1 1 1"},
		{"one error", answered("", call(8, 3), failed, call(12, 2)), "failed", "- - - -"},
		{"one is missing", answered("", call(8, 3), call(12, 2)), "failed", "- - - -"},
		{"no error", answered("error", call(8, 3), failed, failed), "failed", "- - - -"},
		{"no calls", gradetest.Answered(&suite.Task{ID: "t"}, "text"), "no_calls", "- - - -"},
	} {
		s, err := New("response", nil).Grade(t.Context(), c.c)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, m := range s.Measures {
			if m.Value == nil {
				got = append(got, "-")
			} else {
				got = append(got, fmt.Sprintf("%.6g", *m.Value))
			}
		}
		if s.Label != c.label || strings.Join(got, " ") != c.want || (s.Criteria[0].Verdict == trial.Pass) != (c.label == "answered") {
			t.Errorf("%s: %s %s %v, want %s %s", c.name, s.Label, s.Criteria[0].Verdict, got, c.label, c.want)
		}
	}
}

func TestConformance(t *testing.T) {
	gradetest.Run(t, gradetest.Subject{
		Name:  "response",
		New:   func() grade.Grader { return New("response", nil) },
		Cases: []grade.Case{answered("", call(8, 3), call(16, 1), call(12, 2)), answered("", failed, failed, failed), gradetest.Answered(&suite.Task{ID: "u"}, "x")},
	})
}

func TestKind(t *testing.T) {
	if err := kindtest.CheckKind(Kind().Kind); err != nil {
		t.Error(err)
	}
}
