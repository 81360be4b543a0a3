package parallel

import (
	"iter"
	"runtime"
	"sync"
	"sync/atomic"
)

// InOrder yields f(0), f(1), …, f(n-1) in this order. A few goroutines compute a bounded
// number of values ahead, so that memory does not grow with n. If the consumer stops early,
// InOrder waits for these.
func InOrder[T any](n int, f func(int) (T, error)) iter.Seq2[T, error] {
	type result struct {
		v   T
		err error
	}
	return func(yield func(T, error) bool) {
		workers := runtime.GOMAXPROCS(0)
		var stopped atomic.Bool
		var all sync.WaitGroup
		defer all.Wait()
		next := make(chan int, 4*workers)
		defer close(next)
		ahead := make([]chan result, cap(next)) // ring buffer
		for i := range ahead {
			ahead[i] = make(chan result, 1)
		}
		for range workers {
			all.Go(func() {
				for i := range next {
					if stopped.Load() {
						return
					}
					v, err := f(i)
					ahead[i%len(ahead)] <- result{v, err}
				}
			})
		}
		for i := range min(n, len(ahead)) {
			next <- i
		}
		for i := range n {
			r := <-ahead[i%len(ahead)]
			if i+len(ahead) < n {
				next <- i + len(ahead)
			}
			if !yield(r.v, r.err) {
				stopped.Store(true)
				return
			}
		}
	}
}
