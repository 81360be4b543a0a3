// Package watch follows the guards on their rounds.
package watch

import "time"

type Round struct {
	Route   []string
	Started time.Time
	next    int
	Late    bool
}

func (r *Round) Pass(point string, now time.Time) bool {
	if r.next == len(r.Route) || r.Route[r.next] != point {
		return false
	}
	if now.Sub(r.Started) > time.Duration(r.next)*15*time.Minute {
		r.Late = true
	}
	r.next++
	return true
}

func (r *Round) Skip(point string) bool {
	if r.next == len(r.Route) || r.Route[r.next] != point {
		return false
	}
	r.next++
	return true
}

func Overdue(rounds map[string]*Round, now time.Time) (names []string) {
	for name, r := range rounds {
		if r.next < len(r.Route) && now.Sub(r.Started) > 2*time.Hour {
			names = append(names, name)
		}
	}
	return names
}
