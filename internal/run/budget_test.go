package run

import (
	"context"
	"math/big"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// A run of trials that ask for no request never exceeds its budget, stops between them, and records the
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
		if purse.Spent.Cmp(purse.Limit) > 0 || len(purse.open) != 0 {
			t.Errorf("%+v: spent %s of %s, %d accounts still open", c, purse.Spent.FloatString(2), purse.Limit.FloatString(2), len(purse.open))
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

// spender is a provider in tests: it charges requests and knows what was charged.
type spender struct {
	mu      sync.Mutex
	charged big.Rat
	over    bool // more was charged than limit
	limit   *big.Rat
}

func (s *spender) charge(cost *big.Rat) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.charged.Add(&s.charged, cost)
	s.over = s.over || s.charged.Cmp(s.limit) > 0
}

// work returns what a worker does in a trial that sends random requests, some of which
// fail or are charged without an answer. A price is known for what was answered only.
func (s *spender) work(h *testRun, rnd *rand.Rand, requests, mostCents int) func(context.Context, worker.Assignment) worker.Result {
	var mu sync.Mutex
	draw := func(n int) int {
		mu.Lock()
		defer mu.Unlock()
		return rnd.IntN(n)
	}
	return func(ctx context.Context, a worker.Assignment) worker.Result {
		made := h.attempt(a, nil)
		for i := range 1 + draw(requests) {
			most := big.NewRat(int64(1+draw(mostCents)), 100)
			paid, err := a.Purse.Ask(ctx, most)
			if err != nil {
				made.End, made.Fault = nil, trial.AsFault(err, trial.ClassEnvironment)
				break
			}
			cost := new(big.Rat).Mul(most, big.NewRat(int64(draw(101)), 100))
			if draw(4) == 0 {
				time.Sleep(time.Duration(draw(200)) * time.Microsecond)
			}
			switch draw(8) {
			case 0: // charged, but nothing was heard of it
				s.charge(cost)
				paid(nil)
			case 1: // refused
				paid(new(big.Rat))
			default:
				s.charge(cost)
				paid(cost)
				made.Usage = append(made.Usage, trial.Usage{Request: i + 1, ReportedUSD: cost.RatString()})
			}
		}
		return worker.Result{Attempt: made}
	}
}

func sumReported(a *trial.Attempt) (*big.Rat, bool) {
	sum := new(big.Rat)
	for _, u := range a.Usage {
		v, _ := new(big.Rat).SetString(u.ReportedUSD)
		sum.Add(sum, v)
	}
	return sum, len(a.Usage) > 0
}

// TestBudgetIsHard: for any costs of requests and any number of trials at once, no run
// is charged more than its budget, what it books is at least what was charged, every
// trial ran or was skipped, and a run with a larger budget takes up the rest.
func TestBudgetIsHard(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		tasks, jobs := rapid.IntRange(1, 12).Draw(rt, "tasks"), rapid.IntRange(1, 6).Draw(rt, "jobs")
		limit := big.NewRat(rapid.Int64Range(0, 400).Draw(rt, "limit"), 100)
		worst := rapid.SampledFrom([]*big.Rat{nil, big.NewRat(1, 2), big.NewRat(50, 1)}).Draw(rt, "worst")
		h := newTestRun(t, tasks, 1, trial.Live, "a", "b")
		s := &spender{limit: limit}
		rnd := rand.New(rand.NewPCG(rapid.Uint64().Draw(rt, "seed"), 1))
		h.do = s.work(h, rnd, rapid.IntRange(1, 6).Draw(rt, "requests"), rapid.IntRange(1, 60).Draw(rt, "most"))
		budget := func(limit *big.Rat) *Budget {
			return &Budget{Limit: limit, Worst: func(string) *big.Rat { return worst }, Metered: func(string) bool { return true }, Cost: sumReported}
		}
		b, first := &memBook{}, budget(limit)
		if _, err := h.run(t, t.Context(), b, func(c *Config) { c.Budget, c.Jobs = first, jobs }); err != nil {
			rt.Fatal(err)
		}
		if s.over || first.Spent.Cmp(limit) > 0 || first.Spent.Cmp(&s.charged) < 0 || len(first.open) > 0 {
			rt.Fatalf("charged %s of %s, booked %s, %d open", s.charged.FloatString(4), limit.FloatString(4), first.Spent.FloatString(4), len(first.open))
		}
		if got := b.count(trial.RecordScore)/2 + b.count(trial.RecordSkip); got != 2*tasks {
			rt.Fatalf("%d of %d trials ran or were skipped", got, 2*tasks)
		}
		state, settled := h.fold(t, b)
		more := budget(new(big.Rat).Add(limit, big.NewRat(1000, 1)))
		more.Spent.Set(&first.Spent)
		s.limit = more.Limit
		if _, err := h.run(t, t.Context(), b, func(c *Config) { c.Budget, c.Jobs, c.State, c.Settled = more, jobs, state, settled }); err != nil {
			rt.Fatal(err)
		}
		if s.over || b.count(trial.RecordScore)/2 != 2*tasks {
			rt.Fatalf("after the resume %d of %d are scored", b.count(trial.RecordScore)/2, 2*tasks)
		}
	})
}

// TestReserve: an arm starts at its worst case, and then at a bound that comes down to
// the dearest of its trials.
func TestReserve(t *testing.T) {
	p := &Budget{Limit: big.NewRat(100, 1), Worst: func(string) *big.Rat { return big.NewRat(6, 1) }, Metered: func(arm string) bool { return arm == "a" },
		Cost: func(*trial.Attempt) (*big.Rat, bool) { return big.NewRat(2, 100), true }}
	for n, want := range map[int]string{0: "6.0000", 1: "0.0600", 4: "0.0400", 100: "0.0240"} {
		p.shown = nil
		for range n {
			for _, arm := range []string{"a", "b"} {
				p.Book(&trial.Attempt{Key: trial.Key{Arm: arm}, Source: trial.Live, End: &trial.End{}}, nil)
			}
		}
		if got := p.Reserve("a").FloatString(4); got != want {
			t.Errorf("after %d trials: %s, want %s", n, got, want)
		}
		if got := p.Reserve("b").FloatString(4); got != "6.0000" {
			t.Errorf("an arm that does not ask reserves %s after %d trials", got, n)
		}
	}
}

// TestFirstTrialIsAlone: under a budget below the worst case, the first trial of an arm
// runs alone with all of it, and the others at once.
func TestFirstTrialIsAlone(t *testing.T) {
	h := newTestRun(t, 9, 1, trial.Live, "a")
	var mu sync.Mutex
	running, most, done := 0, 0, 0
	h.do = func(ctx context.Context, a worker.Assignment) worker.Result {
		mu.Lock()
		running++
		if done == 0 && running > 1 {
			t.Error("the first trial is not alone")
		}
		most = max(most, running)
		mu.Unlock()
		made := h.attempt(a, nil)
		if paid, err := a.Purse.Ask(ctx, big.NewRat(5, 100)); err == nil {
			time.Sleep(20 * time.Millisecond)
			paid(big.NewRat(1, 100))
		} else {
			t.Error(err)
		}
		mu.Lock()
		defer mu.Unlock()
		running--
		done++
		return worker.Result{Attempt: made}
	}
	p := &Budget{Limit: big.NewRat(1, 1), Worst: func(string) *big.Rat { return big.NewRat(6, 1) }, Metered: func(string) bool { return true },
		Cost: func(*trial.Attempt) (*big.Rat, bool) { return big.NewRat(1, 100), true }}
	sum, err := h.run(t, t.Context(), &memBook{}, func(c *Config) { c.Budget, c.Jobs = p, 4 })
	if err != nil || sum.Reason != "done" || most < 2 || p.Spent.Cmp(big.NewRat(9, 100)) != 0 {
		t.Errorf("%v, %+v, at most %d at once, spent %s", err, sum, most, p.Spent.FloatString(2))
	}
}
