// Package ledger books what comes in and goes out.
package ledger

import (
	"errors"
	"time"
)

type Kind int

const (
	Sale Kind = iota
	Donation
	Payout
)

type Entry struct {
	Party    string
	Kind     Kind
	Cents    int64
	InReturn int64
	Booked   time.Time
	Void     bool
}

type Book struct {
	entries []Entry
	closed  time.Time
}

var ErrClosed = errors.New("that month is closed")

func (b *Book) Post(e Entry) error {
	if e.Booked.Before(b.closed) {
		return ErrClosed
	}
	b.entries = append(b.entries, e)
	return nil
}

func (b *Book) Close(until time.Time) {
	if until.After(b.closed) {
		b.closed = until
	}
}

func (b *Book) Balance(party string) (sum int64) {
	for _, e := range b.entries {
		if e.Party == party && !e.Void {
			sum += e.Cents - e.InReturn
		}
	}
	return sum
}

func (b *Book) Certify(party string, year int) (sum int64) {
	for _, e := range b.entries {
		if e.Void || e.Kind != Donation || e.Party != party || e.Booked.Year() != year {
			continue
		}
		sum += max(0, e.Cents-e.InReturn)
	}
	return sum
}
