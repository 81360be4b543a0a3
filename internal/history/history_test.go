package history

import (
	"fmt"
	"reflect"
	"testing"

	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/trial"
)

// keys makes keys of task, arm's treatment, index and replicate. Arms with the same
// treatment have equal keys.
type keys map[string]string // treatment by arm

func (k keys) GenKey(task, arm string, index, replicate int) (seal.Digest, error) {
	return key(task, k[arm], index, replicate), nil
}

func key(task, treatment string, index, replicate int) seal.Digest {
	return seal.Of(fmt.Appendf(nil, "%s %s %d %d", task, treatment, index, replicate))
}

func finished(task, arm, treatment string, index int, change func(*Finished)) Finished {
	f := Finished{Source: trial.Live, Outcome: decision.Passed, SameGrades: true}
	f.Key, f.GenKey = trial.Key{Task: task, Arm: arm, Index: index}, key(task, treatment, index, 0).Sum()
	if change != nil {
		change(&f)
	}
	return f
}

func TestSelect(t *testing.T) {
	var plan trial.Plan
	for _, task := range []string{"same", "renamed", "changed", "regraded", "shared", "absent"} {
		plan.Trials = append(plan.Trials, trial.Planned{Key: trial.Key{Task: task, Arm: "m/bare"}}, trial.Planned{Key: trial.Key{Task: task, Arm: "m/told"}})
	}
	plan.Trials = append(plan.Trials, trial.Planned{Key: trial.Key{Task: "filtered", Arm: "m/bare"}, Filtered: "--task"})
	r1 := Run{ID: "r1", Trials: []Finished{
		finished("same", "m/bare", "plain", 0, nil),
		finished("same", "m/bare", "plain", 7, func(f *Finished) { f.Outcome = decision.Void }), // an index that the plan does not have
		finished("same", "m/told", "told", 0, nil),
		finished("renamed", "n/old", "plain", 0, nil),                                             // the same treatment under another name
		finished("renamed", "n/old", "plain", 1, func(f *Finished) { f.Source = trial.Scripted }), // whose script may know its name
		finished("changed", "m/bare", "other", 0, nil),
		finished("regraded", "m/bare", "plain", 0, func(f *Finished) { f.SameGrades = false }),
		finished("shared", "m/bare", "plain", 0, func(f *Finished) { f.Reused = true }),
		finished("filtered", "m/bare", "plain", 0, nil),
		finished("unknown task", "m/bare", "plain", 0, nil),
	}}
	r2 := Run{ID: "r2", Trials: []Finished{
		finished("same", "m/bare", "plain", 0, func(f *Finished) { f.Source, f.Origin = trial.Cached, "r1" }), // the answer of r1 again
		finished("same", "m/bare", "plain", 0, func(f *Finished) { f.Outcome = decision.Failed }),
		finished("changed", "m/bare", "plain", 0, func(f *Finished) { f.Source = trial.Imported }),
	}}
	h, err := Select(plan, []string{"m/bare"}, []Run{r1, r2}, keys{"m/bare": "plain", "m/told": "told"})
	if err != nil {
		t.Fatal(err)
	}
	want := &History{
		Runs: []Source{{Run: "r1", Trials: 3}, {Run: "r2", Trials: 1}},
		Trials: []Trial{
			{"same", "m/bare", "", "r1", key("same", "plain", 0, 0), "r1", decision.Passed},
			{"same", "m/bare", "", "r1", key("same", "plain", 7, 0), "r1", decision.Void},
			{"renamed", "m/bare", "n/old", "r1", key("renamed", "plain", 0, 0), "r1", decision.Passed},
			{"same", "m/bare", "", "r2", key("same", "plain", 0, 0), "r2", decision.Failed},
		},
		Left: []Left{{"m/bare", Graded, 1}, {"m/bare", shared, 1}, {"m/bare", changed, 1}, {"m/bare", absent, 1}},
	}
	if !reflect.DeepEqual(h, want) {
		t.Errorf("%+v\nwant %+v", h, want)
	}
	rec := h.Record("", "m/bare")
	if fmt.Sprint(rec.Left) != "[1 task graded differently since 1 task shared model responses with another trial 1 task changed since 1 task not in an earlier run]" {
		t.Errorf("%q", rec.Left)
	}
	if fmt.Sprint(rec.Notes) != "[1 earlier trial ran as n/old, which is the same treatment]" {
		t.Errorf("%q", rec.Notes)
	}
}

// TestCount checks that an answer counts once, as earlier or as today's, and that only
// trials that are not from the cache show drift.
func TestCount(t *testing.T) {
	k0, k1 := key("a", "plain", 0, 0), key("a", "plain", 1, 0)
	earlier := []Trial{{GenKey: k0, Origin: "r1", Outcome: decision.Passed}, {GenKey: k1, Origin: "r1", Outcome: decision.Failed}, {GenKey: k0, Origin: "r2", Outcome: decision.Unknown}}
	for name, c := range map[string]struct {
		earlier []Trial
		now     []Current
		want    decision.Earlier
	}{
		"asked again":  {earlier, []Current{{GenKey: k0, Source: trial.Live, Outcome: decision.Passed}}, decision.Earlier{Passed: 1, Failed: 1, Unknown: 1, Fresh: stat.Cluster{K: 1, N: 1}}},
		"from a cache": {earlier, []Current{{GenKey: k0, Source: trial.Cached, Origin: "r1", Outcome: decision.Passed}}, decision.Earlier{Failed: 1, Unknown: 1}},
		"void":         {earlier, []Current{{GenKey: k0, Source: trial.Live, Outcome: decision.Void}}, decision.Earlier{Passed: 1, Failed: 1, Unknown: 1}},
		"partly reused": {earlier, []Current{{GenKey: k0, Source: trial.Live, Reused: true, Outcome: decision.Passed}, {GenKey: k1, Source: trial.Live, Outcome: decision.Failed}},
			decision.Earlier{Failed: 1, Fresh: stat.Cluster{N: 1}}},
		"scripted": {[]Trial{{GenKey: k0, Outcome: decision.Passed}, {GenKey: k1, Outcome: decision.Passed}}, []Current{{GenKey: k0, Source: trial.Scripted, Outcome: decision.Passed}},
			decision.Earlier{Passed: 1, Fresh: stat.Cluster{K: 1, N: 1}}},
	} {
		if got := Count(c.earlier, c.now); got != c.want {
			t.Errorf("%s: %+v, want %+v", name, got, c.want)
		}
	}
}
