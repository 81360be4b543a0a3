package doors

import "time"

type Vault struct {
	Door
	first *Badge
	at    time.Time
}

func (v *Vault) Allow(b *Badge, now time.Time) bool {
	if !v.Door.Allow(b, now) {
		return false
	}
	if v.first == nil || v.first.Team == b.Team || now.Sub(v.at) > 30*time.Second {
		v.first, v.at = b, now
		return false
	}
	v.first = nil
	return true
}

type Airlock struct {
	Door
	waiting *Badge
	at      time.Time
}

func (a *Airlock) Allow(b *Badge, now time.Time) bool {
	if !a.Door.Allow(b, now) {
		return false
	}
	if a.waiting == nil || a.waiting.Holder == b.Holder || now.Sub(a.at) > 30*time.Second {
		a.waiting, a.at = b, now
		return false
	}
	a.waiting = nil
	return true
}
