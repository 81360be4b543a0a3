// Package doors opens the doors that visitors do not see.
package doors

import "time"

const unused = 60 * 24 * time.Hour

type Badge struct {
	Holder  string
	Team    string
	Areas   map[string]bool
	Shown   time.Time
	Blocked bool
}

type Opener interface {
	Allow(b *Badge, now time.Time) bool
}

type Door struct {
	Area string
}

func (d *Door) Allow(b *Badge, now time.Time) bool {
	idle := now.Sub(b.Shown) > unused
	b.Shown = now
	return !b.Blocked && !idle && b.Areas[d.Area]
}

type Timed struct {
	Door
	From, To int
}

func (t *Timed) Allow(b *Badge, now time.Time) bool {
	return now.Hour() >= t.From && now.Hour() < t.To && t.Door.Allow(b, now)
}
