// Package parallel runs independent calls on several goroutines.
package parallel

import (
	"context"
	"sync"
	"sync/atomic"
)

// ForEach calls do for 0 … n-1 on at most workers goroutines. After an error or
// the end of ctx it starts no further calls. It returns the cause of the end of ctx,
// or else the error of the lowest number.
func ForEach(ctx context.Context, n, workers int, do func(int) error) error {
	var next atomic.Int64
	var failed atomic.Bool
	var running sync.WaitGroup
	errs := make([]error, n)
	for range min(n, workers) {
		running.Go(func() {
			for ctx.Err() == nil && !failed.Load() {
				i := int(next.Add(1)) - 1
				if i >= n {
					return
				}
				if errs[i] = do(i); errs[i] != nil {
					failed.Store(true)
				}
			}
		})
	}
	running.Wait()
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}
