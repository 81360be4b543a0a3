package junit

import (
	"runtime"
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/trial"
)

// TestManyFailures makes the cases of tasks with many failed trials: twice the trials need
// about twice the memory.
func TestManyFailures(t *testing.T) {
	allocated := func(n int) uint64 {
		var ts []*analyse.Trial
		for i := range n {
			ts = append(ts, &analyse.Trial{Index: i, CellID: &analyse.CellID{Task: "t", Arm: "a/s"}, Shared: &analyse.Shared{
				Standing: &analyse.Standing{Status: analyse.Scored, Outcome: trial.Fail, Label: "failed", Reason: "text.match: the answer lacks a word that it should have"},
				Course:   &analyse.Course{}, Tries: &analyse.Tries{}, Findings: &analyse.Findings{}, Use: &analyse.Use{}, Annotated: &analyse.Annotated{},
			}})
		}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		c := caseOf(ts)
		runtime.ReadMemStats(&after)
		if c.failure == nil || len(c.failure.text) < 60*n {
			t.Fatalf("%+v", c.failure)
		}
		return after.TotalAlloc - before.TotalAlloc
	}
	few, many := allocated(5000), allocated(10000)
	t.Logf("%d kB for 5,000 failures, %d kB for 10,000", few>>10, many>>10)
	if many > 3*few {
		t.Errorf("%d bytes for 5,000 failures, %d for 10,000", few, many)
	}
}
