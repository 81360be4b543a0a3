package llm_test

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/trial"
)

func TestWait(t *testing.T) {
	p := llm.Policy{Attempts: 5, First: 2 * time.Second, Factor: 4}
	most := func() float64 { return 1 - 1e-12 }
	none := func() float64 { return 0 }
	for _, c := range []struct {
		n        int
		after    time.Duration
		rnd      func() float64
		min, max time.Duration
	}{
		{1, 0, none, 0, 0},
		{1, 0, most, 2*time.Second - 1, 2 * time.Second},
		{2, 0, most, 8*time.Second - 1, 8 * time.Second},
		{3, 0, most, 32*time.Second - 1, 32 * time.Second},
		{1, 7 * time.Second, none, 7 * time.Second, 7 * time.Second},
		{2, 7 * time.Second, most, 15*time.Second - 1, 15 * time.Second},
		{20, 0, most, llm.MaxWait - 1, llm.MaxWait},
		{1, time.Hour, none, llm.MaxWait, llm.MaxWait},
		{1, -time.Hour, none, 0, 0},
	} {
		if got := p.Wait(c.n, c.after, c.rnd); got < c.min || got > c.max {
			t.Errorf("Wait(%d, %v) = %v, want %v to %v", c.n, c.after, got, c.min, c.max)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		p := llm.Policy{First: time.Duration(rapid.Int64Range(0, int64(time.Hour)).Draw(t, "first")), Factor: rapid.Float64Range(0, 1e6).Draw(t, "factor")}
		after := time.Duration(rapid.Int64Range(0, int64(llm.MaxWait)).Draw(t, "after"))
		n := rapid.IntRange(1, 1000).Draw(t, "n")
		r := rapid.Float64Range(0, 0.999).Draw(t, "r")
		if got := p.Wait(n, after, func() float64 { return r }); got < after || got > llm.MaxWait {
			t.Fatalf("Wait = %v, asked for %v", got, after)
		}
	})
}

func TestPolicyDo(t *testing.T) {
	again := &trial.Fault{Class: trial.ClassEnvironment, Retry: true, After: 3 * time.Second, Err: errors.New("busy")}
	final := &trial.Fault{Class: trial.ClassEnvironment, Err: errors.New("no key")}
	half := func() float64 { return 0.5 }
	p := llm.Policy{Attempts: 3, First: 2 * time.Second, Factor: 4}
	for _, c := range []struct {
		name  string
		errs  []error
		want  error
		calls int
		took  time.Duration
	}{
		{"at once", []error{nil}, nil, 1, 0},
		{"second try", []error{again, nil}, nil, 2, 4 * time.Second},
		{"used up", []error{again, again, again, nil}, again, 3, 4*time.Second + 7*time.Second},
		{"final", []error{final, nil}, final, 1, 0},
		{"no fault", []error{context.Canceled, nil}, context.Canceled, 1, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				start, calls := time.Now(), 0
				err := p.Do(t.Context(), half, llm.Sleep, func(attempt int) error {
					calls++
					if attempt != calls {
						t.Errorf("attempt %d in call %d", attempt, calls)
					}
					return c.errs[attempt-1]
				})
				if !errors.Is(err, c.want) {
					t.Errorf("error %v, want %v", err, c.want)
				}
				if took := time.Since(start); calls != c.calls || took != c.took {
					t.Errorf("%d calls in %v, want %d in %v", calls, took, c.calls, c.took)
				}
			})
		})
	}
	t.Run("stopped while waiting", func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) {
			stop := errors.New("stop")
			ctx, cancel := context.WithCancelCause(t.Context())
			time.AfterFunc(time.Second, func() { cancel(stop) })
			start := time.Now()
			err := p.Do(ctx, half, llm.Sleep, func(int) error { return again })
			if !errors.Is(err, stop) || time.Since(start) != time.Second {
				t.Errorf("%v after %v", err, time.Since(start))
			}
		})
	})
}
