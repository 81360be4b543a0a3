// Package rooms keeps the head count of every gallery.
package rooms

import (
	"sync"
	"time"
)

type Room struct {
	mu       sync.Mutex
	Name     string
	Limit    int
	inside   int
	reserved []Span
}

type Span struct {
	From, To time.Time
	People   int
}

func Admit(r *Room, party int, now time.Time) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.inside+party > r.Limit-r.keptFree(now) {
		return false
	}
	r.inside += party
	return true
}

func Leave(r *Room, people int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.inside = max(0, r.inside-people)
}

func Reserve(r *Room, s Span) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	if s.People > r.Limit/2 || !s.From.Before(s.To) {
		return false
	}
	for _, other := range r.reserved {
		if s.From.Before(other.To) && other.From.Before(s.To) {
			return false
		}
	}
	r.reserved = append(r.reserved, s)
	return true
}

func Level(r *Room) string {
	r.mu.Lock()
	defer r.mu.Unlock()
	switch share := float64(r.inside) / float64(r.Limit); {
	case share < 0.5:
		return "calm"
	case share < 0.8:
		return "busy"
	default:
		return "full"
	}
}

func (r *Room) keptFree(now time.Time) int {
	for _, s := range r.reserved {
		if !now.Before(s.From) && now.Before(s.To) {
			return s.People
		}
	}
	return 0
}
