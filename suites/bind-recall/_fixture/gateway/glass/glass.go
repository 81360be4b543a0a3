// Package glass knows the cabinets and who may reach into them.
package glass

import (
	"errors"
	"time"
)

const settling = 28 * 24 * time.Hour

var ErrSettling = errors.New("the cabinet is settling")

type Cabinet struct {
	Room    string
	Sealed  bool
	opened  time.Time
	openers []string
}

func (c *Cabinet) Unlock(who, reason string, now time.Time) error {
	resting := !c.opened.IsZero() && now.Sub(c.opened) < settling
	if resting && reason != "emergency" {
		return ErrSettling
	}
	c.Sealed = false
	c.opened = now
	c.openers = append(c.openers, who)
	return nil
}

func (c *Cabinet) Seal() { c.Sealed = true }

func Unsealed(cabinets []*Cabinet, now time.Time) (rooms []string) {
	for _, c := range cabinets {
		if !c.Sealed && now.Sub(c.opened) > time.Hour {
			rooms = append(rooms, c.Room)
		}
	}
	return rooms
}
