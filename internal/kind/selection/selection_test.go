package selection

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

var (
	both = &suite.Task{ID: "t", Target: suite.Target{IDs: []string{"D-1", "D-2"}, Forbidden: []string{"D-9"}}}
	none = &suite.Task{ID: "t", Target: suite.Target{Forbidden: []string{"D-9"}}}
)

func submits(t *suite.Task, ids string) grade.Case {
	return gradetest.Submitted(t, "submit", `{"ids": [`+ids+`]}`)
}

func TestGrade(t *testing.T) {
	stopped := submits(both, `"D-1", "D-2"`)
	stopped.Attempt.End = &trial.End{Reason: trial.Deadline}
	for _, c := range []struct {
		name     string
		c        grade.Case
		label    string
		counts   string // chosen missing forbidden beyond
		evidence string
	}{
		{"all", submits(both, `"D-2", "D-1"`), Hit, "2 0 0 0", ""},
		{"one twice", submits(both, `"D-2", "D-1", "D-2"`), Hit, "2 0 0 0", ""},
		{"more that may be", submits(both, `"D-1", "D-2", "D-5"`), Hit, "3 0 0 1", ""},
		{"in the answer", gradetest.Answered(both, "```json\n{\"ids\": [\"D-1\", \"D-2\"]}\n```"), Hit, "2 0 0 0", ""},
		{"one is missing", submits(both, `"D-1"`), Miss, "1 1 0 0", "not chosen: D-2"},
		{"letter case", submits(both, `"d-1", "D-2"`), Miss, "2 1 0 1", "not chosen: D-1"},
		{"forbidden", submits(both, `"D-1", "D-2", "D-9"`), Miss, "3 0 1 0", "chosen, and must not be: D-9"},
		{"both", submits(both, `"D-9"`), Miss, "1 2 1 0", "not chosen: D-1, D-2; chosen, and must not be: D-9"},
		{"nothing", submits(both, ``), Miss, "0 2 0 0", "not chosen: D-1, D-2"},
		{"rightly nothing", submits(none, ``), Hit, "0 0 0 0", ""},
		{"no JSON", gradetest.Answered(both, "D-1 and D-2"), "invalid_submission", "- - - -", "no list can be read"},
		{"no strings", submits(both, `1, 2`), "invalid_submission", "- - - -", "entry 1 of ids is not a string"},
		{"no list", gradetest.Submitted(both, "submit", `{"ids": "D-1, D-2"}`), "invalid_submission", "- - - -", "ids is not a list"},
		{"stopped", stopped, "deadline", "- - - -", "ended by deadline"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, err := New("selection", &Config{}).Grade(t.Context(), c.c)
			if err != nil {
				t.Fatal(err)
			}
			var counts []string
			for _, m := range s.Measures {
				if m.Value == nil {
					counts = append(counts, "-")
				} else {
					counts = append(counts, fmt.Sprint(*m.Value))
				}
			}
			verdict := trial.Fail
			if c.label == Hit {
				verdict = trial.Pass
			}
			evidence := strings.Join(s.Criteria[0].Evidence, "; ")
			if got := strings.Join(counts, " "); s.Label != c.label || s.Criteria[0].Verdict != verdict || got != c.counts || !strings.Contains(evidence, c.evidence) {
				t.Errorf("%s %s %s %q, want %s %s %s %q", s.Label, s.Criteria[0].Verdict, got, evidence, c.label, verdict, c.counts, c.evidence)
			}
		})
	}
}

func TestConformance(t *testing.T) {
	gradetest.Run(t, gradetest.Subject{
		Name: "selection",
		New:  func() grade.Grader { return New("selection", &Config{Field: "ids"}) },
		Cases: []grade.Case{
			submits(both, `"D-2", "D-1"`), submits(both, `"D-9"`), submits(none, ``),
			gradetest.Answered(both, `{"ids": ["D-1", "D-2"]}`), gradetest.Answered(both, "no idea"),
		},
	})
}

func TestKind(t *testing.T) {
	k := Kind()
	if err := kindtest.CheckKind(k.Kind); err != nil {
		t.Error(err)
	}
	cfg := k.New().(*Config)
	k.Defaults(cfg)
	if cfg.Field != "ids" {
		t.Errorf("defaults %+v", *cfg)
	}
	s := &suite.Suite{Graders: map[string]*suite.Grader{"selection": {Kind: KindName, Config: cfg}}}
	for _, c := range []struct {
		ids, forbidden []string
		want           int
	}{
		{[]string{"a"}, nil, 0}, {nil, []string{"a"}, 0}, {nil, nil, 1},
		{[]string{"a"}, []string{"a"}, 1}, {[]string{"a", "a"}, nil, 1}, {[]string{" a"}, []string{""}, 2},
	} {
		task := &suite.Task{ID: "t", Target: suite.Target{IDs: c.ids, Forbidden: c.forbidden}}
		if p := k.CheckTask(cfg, s, task); len(p) != c.want {
			t.Errorf("%v %v: %v", c.ids, c.forbidden, p)
		}
	}
}
