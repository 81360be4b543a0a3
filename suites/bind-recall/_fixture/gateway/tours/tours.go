// Package tours answers the desks about guided walks.
package tours

import (
	"slices"
	"time"
)

type Party struct {
	Name   string
	People int
	Cents  int64
}

type Walk struct {
	Language string
	Start    time.Time
	Seats    int
	Parties  []Party
	Off      bool
}

func (w *Walk) taken() (n int) {
	for _, p := range w.Parties {
		n += p.People
	}
	return n
}

func Settle(walks []*Walk, now time.Time) (refund []Party) {
	for _, w := range walks {
		if w.Off || w.Start.Sub(now) > 24*time.Hour {
			continue
		}
		var paying int
		for _, p := range w.Parties {
			if p.Cents > 0 {
				paying += p.People
			}
		}
		if paying >= 6 {
			continue
		}
		w.Off = true
		for _, p := range w.Parties {
			if !Move(walks, w, p) && p.Cents > 0 {
				refund = append(refund, p)
			}
		}
	}
	return refund
}

func Move(walks []*Walk, from *Walk, p Party) bool {
	later := slices.Clone(walks)
	slices.SortFunc(later, func(a, b *Walk) int { return a.Start.Compare(b.Start) })
	for _, w := range later {
		if w.Off || w.Language != from.Language || !w.Start.After(from.Start) {
			continue
		}
		if w.Seats-w.taken() >= p.People {
			w.Parties = append(w.Parties, p)
			return true
		}
	}
	return false
}
