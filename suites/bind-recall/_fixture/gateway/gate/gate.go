// Package gate answers the entrance desks.
package gate

import (
	"errors"
	"time"
)

const (
	early = 10 * time.Minute
	late  = 20 * time.Minute
)

var (
	ErrEarly   = errors.New("too early")
	ErrLate    = errors.New("too late")
	ErrUsed    = errors.New("already used")
	ErrUnknown = errors.New("unknown kind of ticket")
)

type Ticket struct {
	Serial  string
	Kind    string
	Start   time.Time
	Entered time.Time
	Stamped bool
}

func Admit(t *Ticket, now time.Time) error {
	if t.Kind == "member" {
		t.Entered = now
		return nil
	}
	if t.Kind != "timed" {
		return ErrUnknown
	}
	if !t.Entered.IsZero() {
		return ErrUsed
	}
	if now.Before(t.Start.Add(-early)) {
		return ErrEarly
	}
	if now.After(t.Start.Add(late)) {
		return ErrLate
	}
	t.Entered = now
	return nil
}

func Reenter(t *Ticket, now time.Time) error {
	if t.Entered.IsZero() || !t.Stamped {
		return ErrUsed
	}
	ey, em, ed := t.Entered.Date()
	ny, nm, nd := now.Date()
	if ey != ny || em != nm || ed != nd {
		return ErrLate
	}
	t.Stamped = false
	return nil
}

func Window(t *Ticket) (from, to time.Time) {
	return t.Start.Add(-early), t.Start.Add(late)
}
