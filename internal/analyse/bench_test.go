package analyse_test

import (
	"fmt"
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// BenchmarkRun analyses 500 tasks × 2 arms × 20 trials, decoded already.
func BenchmarkRun(b *testing.B) {
	s := &suite.Suite{Name: "big", Arms: []suite.Arm{{Agent: "a", Scenario: "x"}, {Agent: "a", Scenario: "y"}}, Graders: map[string]*suite.Grader{"text": {Kind: "text"}}}
	var plan trial.Plan
	var records []trial.Record
	for i := range 500 {
		s.Tasks = append(s.Tasks, &suite.Task{ID: fmt.Sprint("t", i), Group: fmt.Sprint("g", i%20), Tags: []string{fmt.Sprint("tag", i%50)}})
		for _, arm := range s.Arms {
			for n := range 20 {
				k := trial.Key{Task: s.Tasks[i].ID, Arm: arm.ID(), Index: n}
				plan.Trials = append(plan.Trials, trial.Planned{Key: k})
				verdict := trial.Pass
				if (i+n)%3 == 0 {
					verdict = trial.Fail
				}
				records = append(records, attempt(k, 1, true, nil), score(k, 1, "agent", trial.Pass), score(k, 1, "text", verdict))
			}
		}
	}
	for b.Loop() {
		if _, err := analyse.Run(s, plan, analysetest.Records(records), analyse.Options{}); err != nil {
			b.Fatal(err)
		}
	}
}
