// Package vouchers keeps the codes that were given out.
package vouchers

import (
	"errors"
	"time"
)

type Code struct {
	Text    string
	Owner   string
	Percent int64
	Ends    time.Time
	Uses    int
	Most    int
}

var ErrSpent = errors.New("the code is used up")

func ForSchool(name string, now time.Time) *Code {
	year := now.Year()
	if now.Month() > time.July {
		year++
	}
	return &Code{
		Owner:   name,
		Percent: 100,
		Ends:    time.Date(year, time.August, 1, 0, 0, 0, 0, now.Location()),
		Most:    30,
	}
}

func (c *Code) Use(tickets int, now time.Time) error {
	if c.Uses >= c.Most || tickets == 0 || !now.Before(c.Ends) {
		return ErrSpent
	}
	c.Uses++
	return nil
}

func Choose(codes []*Code, cents int64, now time.Time) (best *Code) {
	var saved int64
	for _, c := range codes {
		if c.Uses >= c.Most || !now.Before(c.Ends) {
			continue
		}
		s := cents * c.Percent / 100
		if best == nil || s > saved || s == saved && c.Ends.Before(best.Ends) {
			best, saved = c, s
		}
	}
	return best
}
