package run

import (
	"math/big"
	"strings"

	"github.com/assay-eval/assay/internal/trial"
)

// Budget tracks the budget of a run. A trial starts only if its worst case fits on top
// of the money spent and reserved, so a run stops between trials. A nil Purse, or one
// without Limit, allows everything. It is used by one goroutine.
type Budget struct {
	Limit *big.Rat                              // US dollars; nil for none
	Worst func(arm string) *big.Rat             // most that one attempt of arm can cost; nil if unknown
	Cost  func(*trial.Attempt) (*big.Rat, bool) // cost of an attempt; false if its price is unknown
	Spent big.Rat                               // so far, earlier sessions included

	reserved big.Rat
	holds    int
}

// reserveWorst reserves the worst case of one attempt and reports whether it fits.
func (p *Budget) reserveWorst(arm string) bool {
	if p == nil || p.Limit == nil {
		return true
	}
	worst := p.worstCase(arm)
	if worst == nil {
		return false
	}
	sum := new(big.Rat).Add(&p.Spent, &p.reserved)
	if sum.Add(sum, worst).Cmp(p.Limit) > 0 {
		return false
	}
	p.reserved.Add(&p.reserved, worst)
	p.holds++
	return true
}

func (p *Budget) worstCase(arm string) *big.Rat {
	if p.Worst == nil {
		return nil
	}
	return p.Worst(arm)
}

// hasReserved reports whether running trials may return money.
func (p *Budget) hasReserved() bool { return p != nil && p.holds > 0 }

// releaseReserve releases the reserve of an attempt that did not happen.
func (p *Budget) releaseReserve(arm string) {
	if p == nil || p.Limit == nil {
		return
	}
	p.reserved.Sub(&p.reserved, p.worstCase(arm))
	p.holds--
}

// settleCost books the cost of an attempt in place of its reserve. An attempt of
// unknown price or usage is booked at its worst case, so that the budget holds.
func (p *Budget) settleCost(arm string, a *trial.Attempt, reserved bool) {
	if reserved {
		p.releaseReserve(arm)
	}
	p.Book(a)
}

// Book adds the cost of a live attempt to the money spent. One of unknown price or usage
// counts at its worst case if there is a limit.
func (p *Budget) Book(a *trial.Attempt) {
	cost, known := p.costOf(a)
	if !known && p.Limit != nil {
		cost = p.worstCase(a.Key.Arm)
	}
	if cost != nil {
		p.Spent.Add(&p.Spent, cost)
	}
}

// BookCutOff adds the cost of an attempt that was killed, with the usage of the answers
// that had ended. If there is a limit it counts at its worst case, since the
// provider may have charged for the request that was cut.
func (p *Budget) BookCutOff(a *trial.Attempt) {
	cost, _ := p.costOf(a)
	if w := p.worstCase(a.Key.Arm); p.Limit != nil && w != nil && (cost == nil || w.Cmp(cost) > 0) {
		cost = w
	}
	if cost != nil {
		p.Spent.Add(&p.Spent, cost)
	}
}

func (p *Budget) costOf(a *trial.Attempt) (*big.Rat, bool) {
	if p == nil || p.Cost == nil {
		return nil, false
	}
	return p.Cost(a.Paid())
}

// costText returns the cost of an attempt as a decimal, or "" if unknown.
func (p *Budget) costText(a *trial.Attempt) string {
	if cost, ok := p.costOf(a); ok && a.Source == trial.Live {
		return formatDollars(cost)
	}
	return ""
}

func (p *Budget) spentText() string {
	if p == nil {
		return ""
	}
	return formatDollars(&p.Spent)
}

func (p *Budget) limitText() string {
	if p == nil || p.Limit == nil {
		return ""
	}
	return formatDollars(p.Limit)
}

func (p *Budget) worstText(arm string) string {
	if p == nil || p.Limit == nil {
		return ""
	}
	if w := p.worstCase(arm); w != nil {
		return formatDollars(w)
	}
	return ""
}

// formatDollars formats an amount as a decimal string, to the billionth of a dollar.
func formatDollars(r *big.Rat) string {
	s := strings.TrimRight(r.FloatString(9), "0")
	return strings.TrimRight(s, ".")
}
