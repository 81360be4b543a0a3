package view_test

import (
	"path/filepath"
	"testing"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/report/html"
	"github.com/assay-eval/assay/internal/trial"
)

// TestAnswersOfARun: the server has the answer of each trial in the order of the
// columns, as the page of a file has it.
func TestAnswersOfARun(t *testing.T) {
	r := newRuns(t)
	e := analysetest.Swift()
	name := filepath.Base(r.add(e))
	s := serve(t, r.config())
	var answers []string
	s.json("api/run/"+name+"/answers/0", &answers)
	said := map[trial.Key]string{}
	for _, rec := range e.Records {
		if a := rec.Attempt; a != nil && a.Settled && said[a.Key] == "" {
			said[a.Key] = html.Answer(&a.Attempt, len(e.Plan.Trials), e.Opener())
		}
	}
	some := 0
	for n, x := range e.Analyse().Trials {
		if answers[n] != said[x.Key()] {
			t.Errorf("%s said %q, and the answer is %q", x.Key(), said[x.Key()], answers[n])
		}
		if answers[n] != "" {
			some++
		}
	}
	if some == 0 || len(answers) != len(e.Plan.Trials) {
		t.Errorf("%d of %d trials have an answer", some, len(answers))
	}
}
