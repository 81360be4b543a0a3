package run

import (
	"fmt"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// cacheWriter writes answers to the response cache one after the other in the
// background, so that caching does not delay trials that wait to start.
type cacheWriter struct {
	in    chan cacheItem
	done  chan struct{}
	notes []Event
}

type cacheItem struct {
	a     *trial.Attempt
	blobs map[seal.Digest][]byte
}

// newCacheWriter returns nil if c caches nothing.
func newCacheWriter(c Config) *cacheWriter {
	if c.Cache == nil || c.Mode == Replay {
		return nil
	}
	k := &cacheWriter{in: make(chan cacheItem, 256), done: make(chan struct{})}
	go func() {
		defer close(k.done)
		for x := range k.in {
			// An answer that rests on an unproved server replaces the older one, which
			// may come from other code.
			replace := c.Mode == Refresh || c.Mode != Live && len(c.Trials.Unproved(x.a.Key.Arm)) > 0
			if err := c.Cache.Put(x.a, x.blobs, replace); err != nil {
				k.notes = append(k.notes, Event{Kind: Noted, Time: c.Now(), Key: x.a.Key, Reason: fmt.Sprintf("response cache: %v", err)})
			}
		}
	}()
	return k
}

// finishWrites waits until everything is written and returns the errors as events.
func (k *cacheWriter) finishWrites() []Event {
	if k == nil {
		return nil
	}
	close(k.in)
	<-k.done
	return k.notes
}
