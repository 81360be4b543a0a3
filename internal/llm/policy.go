package llm

import (
	"context"
	"errors"
	"math"
	"time"

	"github.com/assay-eval/assay/internal/trial"
)

// Policy is the one retry policy: Attempts tries, First·Factor^(n−1) between
// them with full jitter, never less than the provider asks for. Requests
// repeated in place and whole trials that are tried again both follow it.
type Policy struct {
	Attempts int           // tries in all; less than 1 means 1
	First    time.Duration // greatest wait before the second try
	Factor   float64       // growth of that wait; less than 1 means 1
}

// MaxWait is the longest wait that [Policy.Wait] gives and the most that a
// provider's Retry-After is believed.
const MaxWait = 10 * time.Minute

// MaxProbeWait is the longest wait between two tries of an endpoint that is out of
// reach, unless it asks for more.
const MaxProbeWait = time.Minute

// Wait returns how long to wait after try n (from 1) failed. The backoff is
// uniform in [0, First·Factor^(n−1)) by rnd, which returns numbers in [0, 1).
// It comes on top of after, the provider's own wish: so clients that were
// turned away together do not return together.
func (p Policy) Wait(n int, after time.Duration, rnd func() float64) time.Duration {
	most := 0.0
	if p.First > 0 {
		most = min(float64(p.First)*math.Pow(max(p.Factor, 1), float64(n-1)), float64(MaxWait))
	}
	wait := max(after, 0) + time.Duration(most*rnd())
	return min(wait, MaxWait)
}

// Do calls fn with attempt 1, 2, … until fn succeeds, fails permanently or all attempts
// are used, and returns its last error. Do retries only a *trial.Fault with Retry set.
// sleep, such as [Sleep], waits between attempts. If ctx ends, Do returns
// context.Cause(ctx).
func (p Policy) Do(ctx context.Context, rnd func() float64, sleep func(context.Context, time.Duration) error, fn func(attempt int) error) error {
	for n := 1; ; n++ {
		err := fn(n)
		f, ok := errors.AsType[*trial.Fault](err)
		if !ok || !f.Retry || n >= p.Attempts {
			return err
		}
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		if err := sleep(ctx, p.Wait(n, f.After, rnd)); err != nil {
			return err
		}
	}
}

// Sleep waits for d. If ctx ends first it returns context.Cause(ctx).
func Sleep(ctx context.Context, d time.Duration) error {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-ctx.Done():
		return context.Cause(ctx)
	case <-t.C:
		return nil
	}
}
