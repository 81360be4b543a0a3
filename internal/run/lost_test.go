package run

import (
	"context"
	"errors"
	"iter"
	"testing"
	"testing/synctest"
	"time"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// losing is an exchange that loses gradings, or attempts too, as machines that go away do.
type losing struct {
	Exchange
	machine  string
	left     map[trial.Key]int // how often each grading is lost yet
	attempts bool
}

func (x *losing) Results() iter.Seq2[worker.Result, error] {
	return func(yield func(worker.Result, error) bool) {
		for r, err := range x.Exchange.Results() {
			if (r.Scores != nil || x.attempts && r.Attempt != nil) && x.left[r.Key] > 0 {
				x.left[r.Key]--
				r, err = worker.Result{ID: r.ID, Key: r.Key}, &LostError{Worker: x.machine, Fault: &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: errors.New("gone")}}
			}
			if !yield(r, err) {
				return
			}
		}
	}
}

// TestLostGradings loses gradings again and again: they are tried as often as trials are, and
// machines that went away are no fault of the grader.
func TestLostGradings(t *testing.T) {
	for name, c := range map[string]struct {
		machine         string
		attempts, times int
		want            trial.Class // of the fault; "" for none
	}{
		"a machine, within the tries":      {"w1", 6, 5, ""},
		"a machine, every time":            {"w1", 6, 6, trial.ClassEnvironment},
		"a child process, within":          {"", 1, 2, ""},
		"a child process, every time":      {"", 1, 3, trial.ClassGrader},
		"a machine, one try is at least 3": {"w1", 1, 2, ""},
	} {
		t.Run(name, func(t *testing.T) {
			h := newTestRun(t, 1, 1, trial.Live, "a")
			pool := NewPool(t.Context(), 2, func(_ context.Context, a worker.Assignment) worker.Result {
				if a.Attempt != nil {
					return scored(a)
				}
				return worker.Result{Attempt: h.attempt(a, nil)}
			})
			defer pool.Close()
			b := &memBook{}
			x := &losing{Exchange: pool, machine: c.machine, left: map[trial.Key]int{h.plan.Trials[0].Key: c.times}}
			if _, err := h.run(t, t.Context(), b, func(cfg *Config) {
				cfg.Exchange, cfg.Policy = x, llm.Policy{Attempts: c.attempts, First: time.Millisecond, Factor: 1}
			}); err != nil {
				t.Fatal(err)
			}
			h.check(t, b)
			for _, r := range b.recs {
				if r.Type != trial.RecordScore {
					continue
				}
				var got trial.Class
				if f := r.Score.Fault; f != nil {
					got = f.Class
				}
				if got != c.want {
					t.Errorf("%s: fault of class %q, want %q", r.Score.Grader, got, c.want)
				}
			}
		})
	}
}

// TestLostMachinesAreNoOutage loses the first attempt of every trial: the run does not wait
// for the endpoint, which answers.
func TestLostMachinesAreNoOutage(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		o := newOutage(t, 100*time.Hour, 0)
		pool := NewPool(t.Context(), 4, func(ctx context.Context, a worker.Assignment) worker.Result {
			if a.Attempt != nil {
				return scored(a)
			}
			return o.do(ctx, a)
		})
		defer pool.Close()
		x := &losing{Exchange: pool, machine: "w1", left: map[trial.Key]int{}, attempts: true}
		for _, p := range o.plan.Trials[4:] { // the first ones show that the endpoint answers
			x.left[p.Key] = 1
		}
		b := &memBook{}
		sum := o.watched(t, b, func(c *Config) {
			c.Exchange = x
			c.Observe = func(e Event) {
				if e.Kind == Waiting {
					t.Errorf("the run waits for %s: %s", e.Provider, e.Reason)
				}
			}
		})
		if o.check(t, b); sum.Totals["pass"] != len(o.plan.Trials) {
			t.Errorf("summary %+v", sum)
		}
	})
}
