package run

import (
	"context"
	"math/big"
	"testing"

	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// A run under a budget never exceeds it, stops between trials, and records the
// skipped trials, in whichever order trials end.
func TestBudget(t *testing.T) {
	for _, c := range []struct {
		limit, worst, cost int64 // cents
		most               int   // trials that can run
	}{
		{limit: 100, worst: 10, cost: 10, most: 10},
		{limit: 100, worst: 10, cost: 1, most: 40}, // money comes back
		{limit: 95, worst: 30, cost: 30, most: 3},
		{limit: 5, worst: 10, cost: 1, most: 0},
	} {
		h := newTestRun(t, 40, 1, trial.Live, "a")
		b := &memBook{}
		purse := &Budget{
			Limit: big.NewRat(c.limit, 100),
			Worst: func(string) *big.Rat { return big.NewRat(c.worst, 100) },
			Cost:  func(*trial.Attempt) (*big.Rat, bool) { return big.NewRat(c.cost, 100), true },
		}
		sum, err := h.run(t, t.Context(), b, func(cfg *Config) { cfg.Budget = purse })
		if err != nil {
			t.Fatal(err)
		}
		ran, skipped := b.count(trial.RecordAttempt), b.count(trial.RecordSkip)
		if ran != c.most || ran+skipped != 40 || sum.Totals["skipped"] != skipped {
			t.Errorf("%+v: %d ran (want %d), %d skipped, totals %v", c, ran, c.most, skipped, sum.Totals)
		}
		if purse.Spent.Cmp(purse.Limit) > 0 || purse.reserved.Sign() != 0 {
			t.Errorf("%+v: spent %s of %s, %s still reserved", c, purse.Spent.FloatString(2), purse.Limit.FloatString(2), purse.reserved.FloatString(2))
		}
		wantReason := "budget"
		if c.most == 40 {
			wantReason = "done"
		}
		if sum.Reason != wantReason {
			t.Errorf("%+v: reason %q", c, sum.Reason)
		}
	}
}

// What cannot be priced is booked at its worst case.
func TestBudgetUnknownCost(t *testing.T) {
	h := newTestRun(t, 10, 1, trial.Live, "a")
	purse := &Budget{Limit: big.NewRat(1, 1), Worst: func(string) *big.Rat { return big.NewRat(1, 4) },
		Cost: func(*trial.Attempt) (*big.Rat, bool) { return nil, false }}
	b := &memBook{}
	var first Event
	if _, err := h.run(t, t.Context(), b, func(cfg *Config) {
		cfg.Budget = purse
		cfg.Observe = func(e Event) {
			if first.Kind == "" {
				first = e
			}
		}
	}); err != nil {
		t.Fatal(err)
	}
	if first.Kind != Opened || first.Spent != "0" || first.Budget != "1" {
		t.Errorf("the first event is %+v, want opened with 0 of 1", first)
	}
	if got := b.count(trial.RecordAttempt); got != 4 || purse.Spent.Cmp(purse.Limit) != 0 {
		t.Errorf("%d ran and %s is booked, want 4 and 1.00", got, purse.Spent.FloatString(2))
	}
}

// A larger budget takes up the trials that a smaller one skipped.
func TestBudgetResume(t *testing.T) {
	h := newTestRun(t, 12, 1, trial.Live, "a")
	h.do = func(_ context.Context, a worker.Assignment) worker.Result {
		return worker.Result{Attempt: h.attempt(a, nil)}
	}
	b := &memBook{}
	purse := func(limit int64) *Budget {
		return &Budget{Limit: big.NewRat(limit, 1), Worst: func(string) *big.Rat { return big.NewRat(1, 1) },
			Cost: func(*trial.Attempt) (*big.Rat, bool) { return big.NewRat(1, 1), true }}
	}
	if _, err := h.run(t, t.Context(), b, func(c *Config) { c.Budget = purse(5) }); err != nil {
		t.Fatal(err)
	}
	state, settled := h.fold(t, b)
	if _, err := h.run(t, t.Context(), b, func(c *Config) {
		c.Budget, c.State, c.Settled = purse(12), state, settled
		c.Budget.Spent.SetInt64(5)
	}); err != nil {
		t.Fatal(err)
	}
	h.check(t, b)
}
