// Package lux adds up the light that falls on works.
package lux

import "time"

type Span struct {
	From, To time.Time
	Lux      float64
}

type Budget struct {
	spans []Span
	limit float64
}

func NewBudget(limit float64) *Budget { return &Budget{limit: limit} }

func (b *Budget) Spend(s Span) bool {
	if s.To.Sub(s.From) > 90*24*time.Hour {
		return false
	}
	var spent float64
	for _, old := range b.spans {
		spent += old.Lux * old.To.Sub(old.From).Hours()
	}
	if spent+s.Lux*s.To.Sub(s.From).Hours() > b.limit {
		return false
	}
	b.spans = append(b.spans, s)
	return true
}

func (b *Budget) Rested(now time.Time) bool {
	if len(b.spans) == 0 {
		return true
	}
	last := b.spans[len(b.spans)-1]
	return now.Sub(last.To) >= 3*last.To.Sub(last.From)
}

func (b *Budget) Forget(before time.Time) {
	var kept []Span
	for _, s := range b.spans {
		if !s.To.Before(before) {
			kept = append(kept, s)
		}
	}
	b.spans = kept
}
