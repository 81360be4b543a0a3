package run

import (
	"fmt"
	"sync"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// cacheWriter writes answers to the response cache in the
// background, so that caching does not delay trials that wait to start.
type cacheWriter struct {
	in   chan cacheItem
	done sync.WaitGroup

	mu    sync.Mutex
	notes []Event
}

type cacheItem struct {
	a     *trial.Attempt
	blobs map[seal.Digest][]byte
	slow  bool // the stored answer took longer than a trial may take
}

// newCacheWriter returns nil if c caches nothing.
func newCacheWriter(c Config) *cacheWriter {
	if c.Cache == nil || c.Mode == Replay {
		return nil
	}
	k := &cacheWriter{in: make(chan cacheItem, 256)}
	write := func() {
		for x := range k.in {
			// An answer that rests on an unproved server replaces the older one, which
			// may come from other code.
			replace := x.slow || c.Mode == Refresh || c.Mode != Live && len(c.Trials.Unproved(x.a.Key.Arm)) > 0
			if err := c.Cache.Put(x.a, x.blobs, replace); err != nil {
				k.mu.Lock()
				k.notes = append(k.notes, Event{Kind: Noted, Time: c.Now(), Key: x.a.Key, Reason: fmt.Sprintf("response cache: %v", err)})
				k.mu.Unlock()
			}
		}
	}
	for range cacheHands {
		k.done.Go(write)
	}
	return k
}

// cacheHands is how many answers are kept at once: making an entry of a large one takes
// milliseconds, trials wait for the cache when it falls behind, and small entries that are
// ready at the same time are appended together.
const cacheHands = 16

// finishWrites waits until everything is written and returns the errors as events.
func (k *cacheWriter) finishWrites() []Event {
	if k == nil {
		return nil
	}
	close(k.in)
	k.done.Wait()
	return k.notes
}
