package view

import (
	"slices"
	"sync"
)

// minLongTranscript is the minimum size in bytes of transcripts whose chunk offsets are
// cached, and maxLong is the number of cached transcripts. A transcript of 100 MB has
// about a thousand chunks, at 16 bytes each.
const (
	minLongTranscript = 1 << 20
	maxLong           = 16
)

// recent holds the most recently used values.
type recent[T any] struct {
	mu   sync.Mutex
	kept []T // most recent last
}

func (c *recent[T]) find(is func(T) bool) (found T, ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	i := slices.IndexFunc(c.kept, is)
	if i < 0 {
		return found, false
	}
	found = c.kept[i]
	c.kept = append(slices.Delete(c.kept, i, i+1), found)
	return found, true
}

// add adds x and keeps the most recent values, at most most.
func (c *recent[T]) add(x T, most int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.kept = append(c.kept, x)
	c.kept = slices.Delete(c.kept, 0, max(0, len(c.kept)-most))
}
