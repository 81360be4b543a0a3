package html

import (
	"iter"
	"runtime"
	"sync"
)

// inOrder yields f(0), f(1), … f(n-1) in this order, while others are being made by as
// many goroutines as there are processors. Few are made ahead, so that memory does not
// grow with n. A consumer that stops early waits for them.
func inOrder[T any](n int, f func(int) (T, error)) iter.Seq2[T, error] {
	type result struct {
		v   T
		err error
	}
	type job struct {
		i   int
		out chan result
	}
	return func(yield func(T, error) bool) {
		workers := runtime.GOMAXPROCS(0)
		// Everything in queue is or was in jobs: a job never waits for more room than
		// its place in the queue has.
		queue, jobs := make(chan chan result, 4*workers), make(chan job, 4*workers+1)
		stop := make(chan struct{})
		var all sync.WaitGroup
		defer all.Wait()
		defer close(stop)
		all.Go(func() {
			defer close(queue)
			defer close(jobs)
			for i := range n {
				c := make(chan result, 1)
				select {
				case queue <- c:
				case <-stop:
					return
				}
				select {
				case jobs <- job{i, c}:
				case <-stop:
					return
				}
			}
		})
		for range workers { // they stay, as their stacks have grown to what f needs
			all.Go(func() {
				for j := range jobs {
					select {
					case <-stop:
						return
					default:
					}
					v, err := f(j.i)
					j.out <- result{v, err}
				}
			})
		}
		for c := range queue {
			r := <-c
			if !yield(r.v, r.err) {
				return
			}
		}
	}
}
