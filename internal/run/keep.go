package run

import (
	"fmt"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// keeper puts answers into the response cache, one after the other and beside
// the run: what is kept for another day must not take the processor from the
// trials that wait to start.
type keeper struct {
	in    chan kept
	done  chan struct{}
	notes []Event
}

type kept struct {
	a     *trial.Attempt
	blobs map[seal.Digest][]byte
}

// newKeeper returns nil if c keeps nothing.
func newKeeper(c Config) *keeper {
	if c.Cache == nil || c.Mode == Replay {
		return nil
	}
	k := &keeper{in: make(chan kept, 256), done: make(chan struct{})}
	go func() {
		defer close(k.done)
		for x := range k.in {
			// An answer that rests on an unproved server replaces the older one, which
			// may come from other code.
			replace := c.Mode == Refresh || c.Mode == Auto && len(c.Trials.UnprovedServers(x.a.Key.Arm)) > 0
			if err := c.Cache.Put(x.a, x.blobs, replace); err != nil {
				k.notes = append(k.notes, Event{Kind: Noted, Time: c.Now(), Key: x.a.Key, Reason: fmt.Sprintf("response cache: %v", err)})
			}
		}
	}()
	return k
}

// close waits until everything is kept and returns what went wrong.
func (k *keeper) close() []Event {
	if k == nil {
		return nil
	}
	close(k.in)
	<-k.done
	return k.notes
}
