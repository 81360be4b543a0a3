package run

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// enough decides when it was told of n trials.
type enough struct {
	n    int
	told map[trial.Key]string
}

func (w *enough) Finished(k trial.Key, status string) {
	if was, twice := w.told[k]; twice {
		panic(fmt.Sprintf("%s finished twice: %s, %s", k, was, status))
	}
	w.told[k] = status
}

func (w *enough) Decided() string {
	if len(w.told) < w.n {
		return ""
	}
	return "decided: enough"
}

// A run that is decided skips what has not begun, lets the rest finish, and has
// every planned trial in one place of the ledger.
func TestWatchStops(t *testing.T) {
	h := newTestRun(t, 200, 1, trial.Scripted, "a", "b")
	b, w := &memBook{}, &enough{n: 30, told: map[trial.Key]string{}}
	sum, err := h.run(t, t.Context(), b, func(c *Config) { c.Watch = w })
	if err != nil || sum.Reason != "decided: enough" {
		t.Fatalf("summary %+v, %v", sum, err)
	}
	ran, skipped := sum.Totals["pass"], sum.Totals["skipped"]
	if ran != len(w.told) || ran+skipped != 400 || ran < 30 {
		t.Errorf("%d ran, the watch was told of %d, %d skipped, of 400", ran, len(w.told), skipped)
	}
	if ran > 30+2*4 { // at most the trials under way
		t.Errorf("%d trials ran after the decision", ran-30)
	}
	for _, r := range b.recs {
		if r.Type == trial.RecordSkip && r.Skip.Reason != "decided: enough" {
			t.Errorf("%s is skipped for %q", r.Skip.Key, r.Skip.Reason)
		}
	}

	// Going on finds nothing to do: the skipped trials are done.
	again := &memBook{recs: b.recs}
	state, settled := h.fold(t, b)
	sum, err = h.run(t, t.Context(), again, func(c *Config) { c.State, c.Settled, c.Watch = state, settled, w })
	if err != nil || sum.Totals["pass"] != 0 || sum.Totals["skipped"] != 0 {
		t.Errorf("going on: %+v, %v", sum, err)
	}
}

// A run that was killed between the decision and its skip records skips the
// rest when it goes on, and generates nothing.
func TestWatchDecidedBefore(t *testing.T) {
	h := newTestRun(t, 20, 1, trial.Scripted, "a", "b")
	h.do = func(_ context.Context, a worker.Assignment) worker.Result {
		t.Errorf("%s was generated", a.Key)
		return worker.Result{Attempt: h.attempt(a, nil)}
	}
	b := &memBook{}
	sum, err := h.run(t, t.Context(), b, func(c *Config) { c.Watch = &enough{} })
	if err != nil || sum.Totals["skipped"] != 40 || sum.Reason != "decided: enough" {
		t.Fatalf("summary %+v, %v", sum, err)
	}
	state, err := analyse.Fold(h.suite, h.plan, b.records())
	if err != nil {
		t.Fatal(err)
	}
	for p, at := range state.All {
		if !at.Done() || !strings.HasPrefix(at.Skipped, "decided") {
			t.Errorf("%s: %+v", p.Key, at)
		}
	}
}
