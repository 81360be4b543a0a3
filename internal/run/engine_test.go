package run

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"math/big"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// memBook is a Book in memory: it keeps records in order and takes nothing after an
// error.
type memBook struct {
	mu    sync.Mutex
	recs  []trial.Record
	after int // fail at the record with this number; 0 for never
	on    func(trial.Record)
}

var errDiskFull = errors.New("no space left on device")

func (b *memBook) Write(_ map[seal.Digest][]byte, recs ...trial.Record) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, r := range recs {
		if b.after > 0 && len(b.recs)+1 >= b.after {
			return errDiskFull
		}
		r.Seq = int64(len(b.recs) + 1)
		line, err := json.Marshal(r) // as a reader of the file would see it
		if err != nil {
			return err
		}
		var back trial.Record
		if err := json.Unmarshal(line, &back); err != nil {
			return err
		}
		b.recs = append(b.recs, back)
		if b.on != nil {
			b.on(back)
		}
	}
	return nil
}

func (b *memBook) records() iter.Seq2[trial.Record, error] {
	return func(yield func(trial.Record, error) bool) {
		for _, r := range b.recs {
			if !yield(r, nil) {
				return
			}
		}
	}
}

// testRun is a suite, its trials and a way to run them without agents.
type testRun struct {
	suite  *suite.Suite
	plan   trial.Plan
	source trial.Source
	free   bool
	fresh  bool
	// unproved lists the parts of the arms with an unknown identity.
	unproved []string
	do       func(context.Context, worker.Assignment) worker.Result
}

func (h *testRun) Source(string) trial.Source    { return h.source }
func (h *testRun) Provider(string) string        { return "p" }
func (h *testRun) IsFree(string) bool            { return h.free }
func (h *testRun) IsFresh(string) bool           { return h.fresh }
func (h *testRun) Unproved(string) []string      { return h.unproved }
func (h *testRun) WantedGraders(string) []string { return []string{"agent", "text"} }

func newTestRun(t *testing.T, tasks, trials int, source trial.Source, arms ...string) *testRun {
	t.Helper()
	s := small(tasks, trials, arms...)
	s.Graders = map[string]*suite.Grader{"text": {Kind: "text"}}
	plan, err := NewPlan(s, 1, Filter{}, sameKeys{})
	if err != nil {
		t.Fatal(err)
	}
	h := &testRun{suite: s, plan: plan, source: source}
	h.do = func(_ context.Context, a worker.Assignment) worker.Result {
		return worker.Result{Attempt: h.attempt(a, nil)}
	}
	return h
}

func (h *testRun) attempt(a worker.Assignment, f *trial.Fault) *trial.Attempt {
	out := &trial.Attempt{Key: a.Key, N: a.N, GenKey: a.GenKey, Source: h.source, Fault: f}
	if f == nil {
		out.End = &trial.End{Reason: trial.Finished, Turns: 1}
	}
	return out
}

func scored(a worker.Assignment) worker.Result {
	var out []trial.Score
	for _, g := range a.Graders {
		out = append(out, trial.Score{Key: a.Key, Attempt: a.N, Grader: g,
			Criteria: []trial.Criterion{{Name: g + ".ok", Verdict: trial.Pass, Required: true}}})
	}
	return worker.Result{Scores: out}
}

// run works the plan off with a pool and returns the summary.
func (h *testRun) run(t *testing.T, ctx context.Context, book *memBook, change func(*Config)) (Summary, error) {
	t.Helper()
	x := NewPool(ctx, 4, func(ctx context.Context, a worker.Assignment) worker.Result {
		if a.Attempt != nil {
			return scored(a)
		}
		return h.do(ctx, a)
	})
	defer x.Close()
	c := Config{
		Plan: h.plan, Trials: h, Records: book, Exchange: x, Mode: Auto, Jobs: 4,
		Policy: llm.Policy{Attempts: 3, First: time.Millisecond, Factor: 1},
		Now:    time.Now, Rand: func() float64 { return 0.5 }, Observe: func(Event) {}, Worker: "here",
	}
	if change != nil {
		change(&c)
	}
	return Run(ctx, c)
}

// check verifies that every planned trial has exactly one settled attempt and
// one score a grader, or a fault, or a skip.
func (h *testRun) check(t *testing.T, b *memBook) {
	t.Helper()
	settled, scores := map[trial.Key]int{}, map[string]int{}
	void := map[trial.Key]bool{}
	for _, r := range b.recs {
		switch r.Type {
		case trial.RecordAttempt:
			if r.Attempt.Settled {
				settled[r.Attempt.Key]++
				void[r.Attempt.Key] = r.Attempt.Fault != nil
			}
		case trial.RecordScore:
			scores[r.Score.Key.String()+r.Score.Grader]++
		}
	}
	for _, p := range h.plan.Trials {
		if settled[p.Key] != 1 {
			t.Errorf("%s has %d settled attempts, want 1", p.Key, settled[p.Key])
		}
		for _, g := range h.WantedGraders(p.Task) {
			want := 1
			if void[p.Key] {
				want = 0
			}
			if n := scores[p.Key.String()+g]; n != want {
				t.Errorf("%s has %d scores of %s, want %d", p.Key, n, g, want)
			}
		}
	}
}

// fold reads b as a resumed run would.
func (h *testRun) fold(t *testing.T, b *memBook) (*analyse.State, map[trial.Key]*trial.Attempt) {
	t.Helper()
	state, err := analyse.Fold(h.suite, h.plan, b.records())
	if err != nil {
		t.Fatal(err)
	}
	settled := map[trial.Key]*trial.Attempt{}
	for _, r := range b.recs {
		if r.Type == trial.RecordAttempt && r.Attempt.Settled {
			settled[r.Attempt.Key] = &r.Attempt.Attempt
		}
	}
	return state, settled
}

func (b *memBook) count(kind trial.RecordType) int {
	n := 0
	for _, r := range b.recs {
		if r.Type == kind {
			n++
		}
	}
	return n
}

func TestRunEverythingOnce(t *testing.T) {
	h := newTestRun(t, 40, 3, trial.Scripted, "a", "b")
	b := &memBook{}
	sum, err := h.run(t, t.Context(), b, nil)
	if err != nil || sum.Reason != "done" || sum.Totals["pass"] != 240 {
		t.Fatalf("summary %+v, %v", sum, err)
	}
	h.check(t, b)
	if b.count(trial.RecordStart) != 0 {
		t.Error("scripted trials cost nothing and need no start record")
	}
	if last := b.recs[len(b.recs)-1]; last.Type != trial.RecordEnd || last.End.Reason != "done" {
		t.Errorf("last record is %s", last.Type)
	}
}

// A start record is there before any worker sees a live trial.
func TestStartBeforeMoney(t *testing.T) {
	h := newTestRun(t, 10, 1, trial.Live, "a")
	b := &memBook{}
	started := map[trial.Key]bool{}
	b.on = func(r trial.Record) {
		if r.Type == trial.RecordStart {
			started[r.Start.Key] = true
		}
	}
	h.do = func(_ context.Context, a worker.Assignment) worker.Result {
		b.mu.Lock()
		defer b.mu.Unlock()
		if !started[a.Key] {
			t.Errorf("%s began without a start record", a.Key)
		}
		return worker.Result{Attempt: h.attempt(a, nil)}
	}
	if _, err := h.run(t, t.Context(), b, nil); err != nil {
		t.Fatal(err)
	}
	h.check(t, b)
}

func TestRetry(t *testing.T) {
	h := newTestRun(t, 3, 1, trial.Live, "a")
	h.do = func(_ context.Context, a worker.Assignment) worker.Result {
		fault := &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Throttle: true, Err: errors.New("529 overloaded")}
		var f *trial.Fault
		switch {
		case a.Key.Task == "t00" && a.N < 3, a.Key.Task == "t01":
			f = fault
		case a.Key.Task == "t02":
			f = trial.Faultf(trial.ClassSetup, "no such commit")
		}
		att := h.attempt(a, f)
		if f == fault {
			att.Throttled = 1
		}
		return worker.Result{Attempt: att}
	}
	b := &memBook{}
	var caps []int
	sum, err := h.run(t, t.Context(), b, func(c *Config) {
		c.Observe = func(e Event) {
			if e.Kind == Paced {
				caps = append(caps, e.Cap)
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	h.check(t, b)
	attempts := map[string]int{}
	for _, r := range b.recs {
		if r.Type == trial.RecordAttempt {
			attempts[r.Attempt.Key.Task]++
			if r.Attempt.N != attempts[r.Attempt.Key.Task] {
				t.Errorf("attempt %d of %s is recorded as number %d", attempts[r.Attempt.Key.Task], r.Attempt.Key, r.Attempt.N)
			}
		}
	}
	if attempts["t00"] != 3 || attempts["t01"] != 3 || attempts["t02"] != 1 {
		t.Errorf("attempts %v; want 3, 3 and 1: only what may be mended is tried again", attempts)
	}
	if sum.Totals["pass"] != 1 || sum.Totals["void"] != 2 {
		t.Errorf("totals %v", sum.Totals)
	}
	if len(caps) == 0 || caps[len(caps)-1] >= 4 {
		t.Errorf("the cap did not shrink: %v", caps)
	}
}

// A run that is interrupted hands in, ends in order, and goes on where it was.
func TestInterruptAndResume(t *testing.T) {
	h := newTestRun(t, 30, 1, trial.Live, "a", "b")
	b := &memBook{}
	do := h.do
	for session := 1; ; session++ {
		if session > 50 {
			t.Fatal("no end in sight")
		}
		ctx, cancel := context.WithCancel(t.Context())
		n := 0
		var mu sync.Mutex
		h.do = func(ctx context.Context, a worker.Assignment) worker.Result {
			mu.Lock()
			n++
			if n == 7 {
				cancel()
			}
			mu.Unlock()
			if ctx.Err() != nil {
				return worker.Result{Attempt: h.attempt(a, &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: context.Canceled})}
			}
			return do(ctx, a)
		}
		state, settled := h.fold(t, b)
		sum, err := h.run(t, ctx, b, func(c *Config) { c.State, c.Settled = state, settled })
		cancel()
		if err != nil {
			t.Fatal(err)
		}
		if sum.Reason == "done" {
			if session < 4 {
				t.Errorf("done after %d sessions: interrupts did not bite", session)
			}
			break
		}
		if sum.Reason != "interrupted" || b.recs[len(b.recs)-1].Type != trial.RecordEnd {
			t.Fatalf("session %d ended with %+v", session, sum)
		}
	}
	h.check(t, b)
}

// An attempt that a kill cut off keeps its number, and costs no retry.
func TestNumbersAfterKill(t *testing.T) {
	h := newTestRun(t, 1, 1, trial.Live, "a")
	key := h.plan.Trials[0].Key
	b := &memBook{}
	for n := 1; n <= 3; n++ { // sessions that were killed in their attempt
		if err := b.Write(nil, trial.Record{Type: trial.RecordStart, Start: &trial.Start{Key: key, N: n}}); err != nil {
			t.Fatal(err)
		}
	}
	h.do = func(_ context.Context, a worker.Assignment) worker.Result {
		if a.N < 6 {
			return worker.Result{Attempt: h.attempt(a, &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: errDiskFull})}
		}
		return worker.Result{Attempt: h.attempt(a, nil)}
	}
	state, settled := h.fold(t, b)
	if _, err := h.run(t, t.Context(), b, func(c *Config) { c.State, c.Settled = state, settled }); err != nil {
		t.Fatal(err)
	}
	h.check(t, b)
	var starts, attempts []int
	for _, r := range b.recs {
		switch {
		case r.Start != nil:
			starts = append(starts, r.Start.N)
		case r.Attempt != nil:
			attempts = append(attempts, r.Attempt.N)
		}
	}
	if got, want := fmt.Sprint(starts, attempts), "[1 2 3 4 5 6] [4 5 6]"; got != want {
		t.Errorf("numbers of starts and attempts are %s, want %s", got, want)
	}
}

// A full disk stops the run at once, with its error.
// TestUsageNotes: the usage of a request is recorded between start and attempt, also if
// the worker broke; what costs nothing has no record.
func TestUsageNotes(t *testing.T) {
	for _, free := range []bool{false, true} {
		h := newTestRun(t, 2, 1, trial.Live, "a")
		h.free = free
		h.do = func(_ context.Context, a worker.Assignment) worker.Result {
			if a.Attempt != nil {
				return scored(a)
			}
			a.Note(trial.Usage{Request: 1, Input: 10})
			a.Note(trial.Usage{Request: 2, Input: 20})
			if a.N == 1 {
				panic("as asked")
			}
			out := h.attempt(a, nil)
			out.Usage = []trial.Usage{{Request: 1, Input: 10}, {Request: 2, Input: 20}}
			return worker.Result{Attempt: out}
		}
		b := &memBook{}
		if _, err := h.run(t, t.Context(), b, nil); err != nil {
			t.Fatal(err)
		}
		var got []string
		for r := range b.records() {
			switch {
			case r.Usage != nil && r.Usage.Key.Task == h.plan.Trials[0].Task:
				got = append(got, fmt.Sprintf("usage %d.%d", r.Usage.N, r.Usage.Request))
			case r.Attempt != nil && r.Attempt.Key.Task == h.plan.Trials[0].Task:
				got = append(got, fmt.Sprintf("attempt %d with %d", r.Attempt.N, len(r.Attempt.Usage)))
			}
		}
		want := []string{"usage 1.1", "usage 1.2", "attempt 1 with 2", "usage 2.1", "usage 2.2", "attempt 2 with 2"}
		if free {
			want = []string{"attempt 1 with 2", "attempt 2 with 2"}
		}
		if !slices.Equal(got, want) {
			t.Errorf("free %v: %q, want %q", free, got, want)
		}
	}
}

func TestBookFails(t *testing.T) {
	for after := 1; after < 60; after += 7 {
		t.Run(fmt.Sprint(after), func(t *testing.T) {
			h := newTestRun(t, 20, 1, trial.Live, "a")
			b := &memBook{after: after}
			_, err := h.run(t, t.Context(), b, nil)
			if !errors.Is(err, errDiskFull) {
				t.Errorf("error %v, want the book's", err)
			}
			if len(b.recs) != after-1 {
				t.Errorf("%d records, want %d", len(b.recs), after-1)
			}
		})
	}
}

// memCache is a response cache in memory.
type memCache struct {
	mu sync.Mutex
	m  map[seal.Digest]*trial.Attempt
}

func (c *memCache) Get(k seal.Digest) (*trial.Attempt, map[seal.Digest][]byte, bool, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	a, ok := c.m[k]
	if !ok {
		return nil, nil, false, nil
	}
	out := *a
	out.Source, out.Origin = trial.Cached, &trial.Origin{Run: "earlier"}
	return &out, nil, true, nil
}

func (c *memCache) Put(a *trial.Attempt, _ map[seal.Digest][]byte, replace bool) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if a.Fault != nil {
		return errors.New("a fault was offered to the cache")
	}
	if _, ok := c.m[a.GenKey]; !ok || replace {
		c.m[a.GenKey] = a
	}
	return nil
}

func TestCacheModes(t *testing.T) {
	cache := &memCache{m: map[seal.Digest]*trial.Attempt{}}
	h := newTestRun(t, 8, 1, trial.Live, "a")
	asked := 0
	var mu sync.Mutex
	h.do = func(_ context.Context, a worker.Assignment) worker.Result {
		mu.Lock()
		asked++
		mu.Unlock()
		return worker.Result{Attempt: h.attempt(a, nil)}
	}
	run := func(mode Mode, tasks int) (int, *memBook, Summary) {
		asked = 0
		b := &memBook{}
		sum, err := h.run(t, t.Context(), b, func(c *Config) {
			c.Cache, c.Mode = cache, mode
			c.Plan.Trials = c.Plan.Trials[:tasks]
		})
		if err != nil {
			t.Fatal(err)
		}
		return asked, b, sum
	}
	if n, _, _ := run(Auto, 6); n != 6 {
		t.Errorf("first run asked %d times, want 6", n)
	}
	n, b, _ := run(Auto, 8)
	if n != 2 || b.count(trial.RecordStart) != 2 {
		t.Errorf("second run asked %d times with %d start records, want 2 and 2", n, b.count(trial.RecordStart))
	}
	cached := 0
	for _, r := range b.recs {
		if r.Type == trial.RecordAttempt && r.Attempt.Source == trial.Cached && r.Attempt.Origin.Run == "earlier" && r.Attempt.Settled {
			cached++
		}
	}
	if cached != 6 {
		t.Errorf("%d attempts say that they are cached, want 6", cached)
	}
	h.check(t, b)
	if n, _, _ := run(Live, 8); n != 8 {
		t.Errorf("live asked %d times, want 8", n)
	}
	if n, _, sum := run(Replay, 8); n != 0 || sum.Totals["pass"] != 8 {
		t.Errorf("replay asked %d times, totals %v", n, sum.Totals)
	}
	delete(cache.m, h.plan.Trials[0].GenKey.Digest())
	n, b, sum := run(Replay, 8)
	said := false
	for _, r := range b.recs {
		if r.Type == trial.RecordAttempt && r.Attempt.Fault != nil {
			said = strings.Contains(r.Attempt.Fault.Error(), "replay: no stored response")
		}
	}
	if n != 0 || sum.Totals["void"] != 1 || !said {
		t.Errorf("replay with a miss asked %d times, totals %v, said so: %v", n, sum.Totals, said)
	}
}

// TestResponsesByContent checks that single responses are reused if an arm's identity
// is unknown or the mode requires it, and that a trial that sends no request costs
// nothing.
func TestResponsesByContent(t *testing.T) {
	for _, tt := range []struct {
		mode     Mode
		unproved bool
		want     *worker.Reuse
		asked    int // requests of a second run
	}{
		{Auto, true, &worker.Reuse{Run: "this", Find: true}, 2},
		{Auto, false, nil, 0},
		{Content, false, &worker.Reuse{Run: "this", Find: true}, 2},
		{Live, true, &worker.Reuse{Run: "this"}, 2},
		{Live, false, nil, 2},
		{Refresh, true, &worker.Reuse{Run: "this", Replace: true}, 2},
		{Replay, true, nil, 0},
	} {
		h := newTestRun(t, 2, 1, trial.Live, "a")
		if tt.unproved {
			h.unproved = []string{"server docs"}
		}
		cache := &memCache{m: map[seal.Digest]*trial.Attempt{}}
		for _, p := range h.plan.Trials {
			cache.m[p.GenKey.Digest()] = &trial.Attempt{GenKey: p.GenKey.Digest(), Source: trial.Live, End: &trial.End{Reason: trial.Finished}}
		}
		var mu sync.Mutex
		var asked []*worker.Reuse
		h.do = func(_ context.Context, a worker.Assignment) worker.Result {
			mu.Lock()
			defer mu.Unlock()
			asked = append(asked, a.Reuse)
			out := h.attempt(a, nil)
			out.Source, out.Usage = trial.Cached, []trial.Usage{{Request: 1, Input: 10, Reused: true}}
			return worker.Result{Attempt: out}
		}
		one := big.NewRat(1, 1)
		budget := &Budget{Limit: one, Worst: func(string) *big.Rat { return one }, Cost: func(a *trial.Attempt) (*big.Rat, bool) {
			return big.NewRat(int64(len(a.Usage)), 1), true
		}}
		b := &memBook{}
		sum, err := h.run(t, t.Context(), b, func(c *Config) { c.Cache, c.Mode, c.Run, c.Budget = cache, tt.mode, "this", budget })
		if err != nil {
			t.Fatal(err)
		}
		if len(asked) != tt.asked || sum.Totals["pass"] != 2 || budget.Spent.Sign() != 0 || budget.hasOpen() {
			t.Errorf("%s, unproved %v: %d trials ran, totals %v, %s spent, reserved %v", tt.mode, tt.unproved, len(asked), sum.Totals, budget.Spent.RatString(), budget.hasOpen())
		}
		for _, use := range asked {
			if !reflect.DeepEqual(use, tt.want) {
				t.Errorf("%s, unproved %v: reuse %+v, want %+v", tt.mode, tt.unproved, use, tt.want)
			}
		}
	}
}
