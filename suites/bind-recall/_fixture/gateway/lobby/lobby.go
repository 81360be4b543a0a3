// Package lobby counts who comes in.
package lobby

import (
	"sync"
	"time"
)

type Pass struct {
	Serial string
	Staff  bool
}

type Tally struct {
	mu    sync.Mutex
	day   string
	seen  map[string]bool
	total int
	hours [24]int
}

func (t *Tally) Enter(p Pass, now time.Time) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if day := now.Format(time.DateOnly); day != t.day {
		t.day, t.seen = day, map[string]bool{}
	}
	t.hours[now.Hour()]++
	if p.Staff || t.seen[p.Serial] {
		return
	}
	t.seen[p.Serial] = true
	t.total++
}

func (t *Tally) Total() int {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.total
}

func (t *Tally) Busiest() (hour int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for h, n := range t.hours {
		if n > t.hours[hour] {
			hour = h
		}
	}
	return hour
}
