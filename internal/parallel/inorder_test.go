package parallel

import (
	"errors"
	"sync/atomic"
	"testing"
)

func TestInOrder(t *testing.T) {
	for _, n := range []int{0, 1, 7, 1000} {
		next := 0
		for v, err := range InOrder(n, func(i int) (int, error) { return i * i, nil }) {
			if err != nil || v != next*next {
				t.Fatalf("value %d of %d is %d, %v", next, n, v, err)
			}
			next++
		}
		if next != n {
			t.Errorf("%d of %d values", next, n)
		}
	}
}

// A consumer that stops early does not wait for the rest, and an error is one value's.
func TestInOrderStop(t *testing.T) {
	broken := errors.New("broken")
	var calls atomic.Int64
	seen := 0
	for _, err := range InOrder(1_000_000, func(i int) (int, error) {
		calls.Add(1)
		if i == 3 {
			return 0, broken
		}
		return i, nil
	}) {
		if (seen == 3) != errors.Is(err, broken) {
			t.Fatalf("value %d: %v", seen, err)
		}
		if seen++; seen == 5 {
			break
		}
	}
	if n := calls.Load(); n < 5 || n > 1000 {
		t.Errorf("%d calls for 5 values", n)
	}
}
