package recorded

import (
	"fmt"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/grade/gradetest"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/suite/kindtest"
	"github.com/assay-eval/assay/internal/trial"
)

func scored(t *testing.T, text string) grade.Case {
	t.Helper()
	c := gradetest.Answered(&suite.Task{ID: "t"}, "Oslo")
	if text != "" {
		c.Attempt.Raw = append(c.Attempt.Raw, trial.NewRef([]byte(text), File, "application/json", c.Blobs.(gradetest.Blobs)))
	}
	return c
}

var two = Config{Scores: []string{"match", "quality"}}

func TestGrade(t *testing.T) {
	half := suite.Decimal(0.5)
	for _, tt := range []struct {
		cfg    Config
		scores string
		want   string // verdicts, measures and label
	}{
		{two, `[{"name":"match","value":"C"},{"name":"quality","value":0.4}]`, "pass fail 1 0.4 scored_right"},
		{two, `[{"name":"match","value":"I"},{"name":"quality","value":1}]`, "fail pass 0 1 scored_wrong"},
		{two, `[{"name":"match","value":"P"},{"name":"quality","value":true}]`, "fail pass 0.5 1 scored_wrong"},
		{two, `[{"name":"match","value":"N"},{"name":"quality","value":"0.9"}]`, "fail fail 0 0.9 scored_wrong"},
		{two, `[{"name":"match","value":"good"},{"name":"quality","value":null}]`, "unknown unknown - - unscored"},
		{two, `[{"name":"match","value":"NaN"},{"name":"quality","value":[1]}]`, "unknown unknown - - unscored"},
		{two, `[{"name":"quality","value":1}]`, "unknown pass - 1 unscored"},
		{two, `[`, "unknown unknown - - unscored"},
		{two, "", "unknown unknown - - unscored"},
		{Config{Scores: two.Scores, AtLeast: &half}, `[{"name":"match","value":"P"},{"name":"quality","value":0.4}]`, "pass fail 0.5 0.4 scored_right"},
		{Config{Scores: two.Scores, Decides: []string{"match", "quality"}}, `[{"name":"match","value":"C"},{"name":"quality","value":0}]`, "pass fail 1 0 scored_wrong"},
	} {
		s, err := New("inspect", &tt.cfg).Grade(t.Context(), scored(t, tt.scores))
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, c := range s.Criteria {
			got = append(got, string(c.Verdict))
			if len(c.Evidence) == 0 {
				t.Errorf("%s: criterion %s has no evidence", tt.scores, c.Name)
			}
		}
		for _, m := range s.Measures {
			if m.Value == nil {
				got = append(got, "-")
			} else {
				got = append(got, fmt.Sprint(*m.Value))
			}
		}
		if got := strings.Join(append(got, s.Label), " "); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.scores, got, tt.want)
		}
	}
}

func TestConformance(t *testing.T) {
	gradetest.Run(t, gradetest.Subject{
		Name: "inspect", New: func() grade.Grader { return New("inspect", &two) },
		Cases: []grade.Case{scored(t, `[{"name":"match","value":"C","answer":"Oslo","explanation":"as wanted"},{"name":"quality","value":0.4}]`), scored(t, ""), scored(t, "{}")},
	})
}

func TestKind(t *testing.T) {
	if err := kindtest.CheckKind(Kind().Kind); err != nil {
		t.Error(err)
	}
	wrong := Config{Scores: []string{"a", "a"}, Decides: []string{"b"}}
	if p := wrong.listProblems(); len(p) != 2 {
		t.Errorf("%+v", p)
	}
	if p := new(Config).listProblems(); len(p) != 1 {
		t.Errorf("%+v", p)
	}
}
