package run

import (
	"math"
	"time"
)

// pacer is an adaptive cap on the trials of one provider: it grows by one for
// every full round without trouble while the cap is in use, and shrinks when the
// provider answers 429 or 529, or not at all. It is used by one goroutine.
//
// The shape (additive increase, multiplicative decrease, one decrease per burst)
// follows TCP congestion control, RFC 5681.
type pacer struct {
	cap      float64
	max      float64
	inflight int
	cut      time.Time // of the last decrease
}

const (
	paceDecrease = 0.6
	paceBusy     = 0.8 // the cap grows only if this share of it was in use
)

func newPacer(start int) *pacer {
	return &pacer{cap: float64(start), max: float64(start)}
}

// setMax changes the largest cap. A cap that trouble has not cut follows it.
func (p *pacer) setMax(n int) {
	if uncut := p.cap >= p.max; uncut || p.cap > float64(n) {
		p.cap = float64(n)
	}
	p.max = float64(n)
}

// hasRoom reports whether another trial may start.
func (p *pacer) hasRoom() bool { return p.inflight < p.currentCap() }

func (p *pacer) currentCap() int { return max(1, int(math.Floor(p.cap))) }

func (p *pacer) startTrial() { p.inflight++ }

// trialDone records a trial that started at began and saw n signs of overload.
// Trials that started before the last decrease do not count: they belong to the
// burst that caused it.
func (p *pacer) trialDone(began, now time.Time, n int) {
	busy := float64(p.inflight) >= paceBusy*float64(p.currentCap())
	p.inflight--
	switch {
	case n > 0 && began.After(p.cut):
		p.cap = math.Max(1, p.cap*paceDecrease)
		p.cut = now
	case n == 0 && busy:
		p.cap = math.Min(p.max, p.cap+1/p.cap)
	}
}
