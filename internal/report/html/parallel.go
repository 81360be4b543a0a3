package html

import (
	"iter"
	"runtime"
	"sync"
)

// inOrder yields f(0), f(1), …, f(n-1) in this order. It computes a bounded number of
// values ahead in parallel, so that memory does not grow with n. If the consumer stops
// early, inOrder waits for these.
func inOrder[T any](n int, f func(int) (T, error)) iter.Seq2[T, error] {
	type result struct {
		v   T
		err error
	}
	return func(yield func(T, error) bool) {
		var all sync.WaitGroup
		defer all.Wait()
		ahead := make([]chan result, 4*runtime.GOMAXPROCS(0)) // ring buffer
		start := func(i int) {
			if i >= n {
				return
			}
			c := make(chan result, 1)
			ahead[i%len(ahead)] = c
			all.Go(func() {
				v, err := f(i)
				c <- result{v, err}
			})
		}
		for i := range ahead {
			start(i)
		}
		for i := range n {
			r := <-ahead[i%len(ahead)]
			start(i + len(ahead))
			if !yield(r.v, r.err) {
				return
			}
		}
	}
}
