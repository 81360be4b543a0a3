package analyse_test

import (
	"slices"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

// TestTrialByKey: each trial is found where it stands, also one that was renamed
// since, one that is not there is not, and asking for all of many takes no time
// that grows with their square.
func TestTrialByKey(t *testing.T) {
	testenv.Slow(t)
	s, plan, records := large(100, 2, 200)
	a, err := analysetest.Run(s, plan, analysetest.Records(records), analyse.Options{})
	if err != nil {
		t.Fatal(err)
	}
	began := time.Now()
	for i := range a.Trials {
		if got := a.Trial(a.Trials[i].Key()); got != &a.Trials[i] {
			t.Fatalf("trial %s is found at %p and stands at %p", a.Trials[i].Key(), got, &a.Trials[i])
		}
	}
	// 40,000 scans of 40,000 keys take ten seconds; a map takes milliseconds.
	if took := time.Since(began); took > 3*time.Second {
		t.Errorf("looking %d trials up takes %v", len(a.Trials), took)
	}
	if got := a.Trial(trial.Key{Task: "none"}); got != nil {
		t.Errorf("a trial that is not there is %v", got)
	}
	was := a.Trials[7].Key()
	a.Trials[7].CellID = &analyse.CellID{Task: a.Trials[7].Task, Arm: "renamed"}
	if got := a.Trial(a.Trials[7].Key()); got != &a.Trials[7] {
		t.Errorf("the renamed trial is %v", got)
	}
	if got := a.Trial(was); got != nil {
		t.Errorf("the old name still gives %v", got)
	}
	if got := (&analyse.Analysis{Trials: a.Trials}).Trial(a.Trials[9].Key()); got != &a.Trials[9] {
		t.Errorf("an analysis made by hand gives %v", got)
	}
}

// TestOrder: trials are ordered without an analysis as they are with one.
func TestOrder(t *testing.T) {
	for _, e := range []*analysetest.Example{analysetest.Bindings(), analysetest.Swift(), analysetest.Retrieval(), analysetest.Programs(), analysetest.Starts()} {
		var want []trial.Key
		for _, x := range e.Analyse().Trials {
			want = append(want, x.Key())
		}
		if got := analyse.Order(e.Suite, e.Plan); len(want) == 0 || !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", e.Suite.Name, got, want)
		}
	}
}
