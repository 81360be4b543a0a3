package parallel

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"
)

func TestForEach(t *testing.T) {
	var sum atomic.Int64
	if err := ForEach(t.Context(), 100, 3, func(i int) error { sum.Add(int64(i)); return nil }); err != nil || sum.Load() != 4950 {
		t.Errorf("the sum of 0 … 99 is %d, %v", sum.Load(), err)
	}
	if err := ForEach(t.Context(), 0, 3, func(int) error { return errors.New("called") }); err != nil {
		t.Error(err)
	}
}

func TestForEachError(t *testing.T) {
	broken := errors.New("broken")
	calls := 0
	err := ForEach(t.Context(), 100, 1, func(i int) error {
		if calls++; i >= 3 {
			return broken
		}
		return nil
	})
	if !errors.Is(err, broken) || calls != 4 {
		t.Errorf("%v after %d calls", err, calls)
	}
	ended := errors.New("ended")
	ctx, cancel := context.WithCancelCause(t.Context())
	err = ForEach(ctx, 100, 2, func(int) error { cancel(ended); return broken })
	if !errors.Is(err, ended) {
		t.Errorf("%v; want the cause of the context's end", err)
	}
}
