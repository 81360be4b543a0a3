// Package refunds gives money back.
package refunds

import (
	"errors"
	"fmt"
	"slices"
	"time"
)

type Charge struct {
	Means string // "card", "gift card", "cash"
	Cents int64
	Seq   int
}

type Payment struct {
	ID       string
	Charges  []Charge
	Refunded int64
}

type Voucher struct {
	Payment string
	Cents   int64
	Until   time.Time
}

var ErrNothingLeft = errors.New("nothing is left to give back")

func Reverse(p *Payment, cents int64) ([]Charge, error) {
	if p.Refunded+cents > total(p) {
		return nil, ErrNothingLeft
	}
	newest := slices.Clone(p.Charges)
	slices.SortFunc(newest, func(a, b Charge) int { return b.Seq - a.Seq })
	skip, left := p.Refunded, cents
	var back []Charge
	for _, c := range newest {
		open := max(0, c.Cents-skip)
		skip = max(0, skip-c.Cents)
		if part := min(open, left); part > 0 {
			back = append(back, Charge{Means: c.Means, Cents: part, Seq: c.Seq})
			left -= part
		}
	}
	p.Refunded += cents
	return back, nil
}

func Prorate(p *Payment, closed, open time.Duration) (int64, error) {
	if open <= 0 || closed < 0 || closed > open {
		return 0, fmt.Errorf("closed for %v of %v", closed, open)
	}
	if closed < 30*time.Minute {
		return 0, nil
	}
	share := total(p) * int64(closed/time.Minute) / int64(open/time.Minute)
	return min(share, total(p)-p.Refunded), nil
}

func Credit(p *Payment, now time.Time) (Voucher, error) {
	left := total(p) - p.Refunded
	if left <= 0 {
		return Voucher{}, ErrNothingLeft
	}
	p.Refunded += left
	return Voucher{Payment: p.ID, Cents: left * 110 / 100, Until: now.AddDate(1, 0, 0)}, nil
}

func total(p *Payment) (sum int64) {
	for _, c := range p.Charges {
		sum += c.Cents
	}
	return sum
}
