package run

import (
	"context"
	"fmt"
	"math"
	"math/big"
	"strings"
	"sync"

	"github.com/assay-eval/assay/internal/trial"
)

// Budget is the money of a run. What is spent and what requests under way may yet cost
// never exceed Limit together, if no request costs more than its agent said. A trial
// starts only if what trials of its arm have shown to cost fits as well, so that few
// trials are cut. A nil Budget, or one without Limit, allows everything. Methods are safe
// for concurrent use.
type Budget struct {
	Limit *big.Rat                  // US dollars; nil for none
	Worst func(arm string) *big.Rat // most that one attempt of arm can cost; nil if unknown
	// Metered reports whether trials of arm ask before each request. Nil means that none
	// does: then their worst case is reserved as long as they run.
	Metered func(arm string) bool
	Cost    func(*trial.Attempt) (*big.Rat, bool) // cost of an attempt; false if its price is unknown
	Spent   big.Rat                               // by attempts that are over, earlier sessions included

	mu    sync.Mutex
	open  map[*account]bool
	freed chan struct{}     // closed when money comes back
	shown map[string]*shown // by arm
}

// shown is what ended trials of an arm have cost.
type shown struct {
	n    int
	most big.Rat
}

// account is the money of one attempt under way. It implements agent.Purse.
type account struct {
	b       *Budget
	arm     string
	metered bool
	reserve big.Rat // at the start
	paid    big.Rat // for requests that are over
	held    big.Rat // for requests under way
	asked   bool
	closed  bool
	note    func(most *big.Rat) error // makes durable what the attempt may have cost
	notes   sync.WaitGroup
}

// Reserve returns the amount that a trial of arm needs to start: its worst case, or less
// if its trials have shown what they cost: the dearest of n and 1 + 2/√n times as much.
// It is nil if nothing is known.
func (p *Budget) Reserve(arm string) *big.Rat {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.reserveOf(arm)
}

func (p *Budget) reserveOf(arm string) *big.Rat {
	worst := p.worstCase(arm)
	s := p.shown[arm]
	if s == nil || !p.isMetered(arm) {
		return worst
	}
	root := int64(math.Sqrt(float64(s.n)))
	bound := new(big.Rat).Mul(&s.most, big.NewRat(root+2, root))
	if worst != nil && worst.Cmp(bound) < 0 {
		return worst
	}
	return bound
}

func (p *Budget) isMetered(arm string) bool { return p.Metered != nil && p.Metered(arm) }

func (p *Budget) worstCase(arm string) *big.Rat {
	if p.Worst == nil {
		return nil
	}
	return p.Worst(arm)
}

// openAccount reserves money for one attempt of arm, or returns nil if that does not fit.
// The first trials of an arm start at their worst case; one that asks before each request
// starts with all that is left if it is alone.
func (p *Budget) openAccount(arm string) *account {
	p.mu.Lock()
	defer p.mu.Unlock()
	left := new(big.Rat).Sub(p.Limit, &p.Spent)
	for a := range p.open {
		left.Sub(left, ratMax(&a.reserve, a.committed()))
	}
	want := p.reserveOf(arm)
	if want == nil || want.Cmp(left) > 0 {
		if !p.isMetered(arm) || p.shown[arm] != nil || len(p.open) > 0 || left.Sign() <= 0 {
			return nil
		}
		want = left
	}
	a := &account{b: p, arm: arm, metered: p.isMetered(arm)}
	a.reserve.Set(want)
	if p.open == nil {
		p.open, p.freed = map[*account]bool{}, make(chan struct{})
	}
	p.open[a] = true
	return a
}

// committed returns the most that the attempt can have cost so far. p.mu is held.
func (a *account) committed() *big.Rat {
	if !a.metered {
		return &a.reserve
	}
	return new(big.Rat).Add(&a.paid, &a.held)
}

func ratMax(x, y *big.Rat) *big.Rat {
	if x.Cmp(y) < 0 {
		return y
	}
	return x
}

// Ask implements agent.Purse.
func (a *account) Ask(ctx context.Context, most *big.Rat) (paid func(*big.Rat), err error) {
	if err := a.hold(ctx, most); err != nil {
		return nil, err
	}
	var once sync.Once
	return func(cost *big.Rat) {
		once.Do(func() { a.settle(most, cost) })
	}, nil
}

// hold waits until most fits, holds it and makes that durable.
func (a *account) hold(ctx context.Context, most *big.Rat) error {
	p := a.b
	for {
		p.mu.Lock()
		left, others := new(big.Rat).Sub(p.Limit, &p.Spent), false
		for o := range p.open {
			left.Sub(left, o.committed())
			others = others || o.held.Sign() > 0 || !o.metered
		}
		if !a.closed && most.Cmp(left) <= 0 {
			break
		}
		freed, closed := p.freed, a.closed
		p.mu.Unlock()
		switch {
		case closed:
			return &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: context.Canceled}
		case !others:
			return &trial.Fault{Class: trial.ClassEnvironment, Budget: true,
				Err: fmt.Errorf("the next request can cost $%s, and of the budget of $%s only $%s is left", formatDollars(most), formatDollars(p.Limit), formatDollars(ratMax(left, new(big.Rat))))}
		}
		select {
		case <-ctx.Done():
			return context.Cause(ctx)
		case <-freed:
		}
	}
	a.asked = true
	a.held.Add(&a.held, most)
	sum := new(big.Rat).Set(a.committed())
	a.notes.Add(1)
	p.mu.Unlock()
	defer a.notes.Done()
	if a.note == nil {
		return nil
	}
	if err := a.note(sum); err != nil {
		a.settle(most, new(big.Rat))
		return &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: context.Canceled}
	}
	return nil
}

// settle books the cost of a request in place of the amount held for it.
func (a *account) settle(most, cost *big.Rat) {
	if cost == nil {
		cost = most
	}
	a.b.mu.Lock()
	defer a.b.mu.Unlock()
	if a.closed { // it is booked
		return
	}
	a.held.Sub(&a.held, most)
	a.paid.Add(&a.paid, cost)
	a.b.announce()
}

// announce wakes those who wait for money. p.mu is held.
func (p *Budget) announce() {
	close(p.freed)
	p.freed = make(chan struct{})
}

// closeAccount ends the attempt and books what it cost; made is nil if it has no record.
// booked is that amount if it is not the price of the attempt's usage, else nil.
func (p *Budget) closeAccount(a *account, made *trial.Attempt) (booked *big.Rat) {
	p.mu.Lock()
	a.closed = true
	p.mu.Unlock()
	a.notes.Wait()
	p.mu.Lock()
	defer p.mu.Unlock()
	delete(p.open, a)
	defer p.announce()
	cost := new(big.Rat).Set(a.committed())
	price, known := (*big.Rat)(nil), false
	if made != nil {
		price, known = p.costOf(made)
	}
	switch {
	case made == nil || made.Source != trial.Live: // nothing sent, or all from the cache
		if !a.metered {
			cost.SetInt64(0)
		}
	case known && (!a.metered || price.Cmp(cost) >= 0):
		p.bookCost(made, price)
		return nil
	case !known && a.metered && !a.asked && made.Fault == nil:
		cost.Set(&a.reserve) // its requests went another way
	}
	p.bookCost(made, cost)
	return cost
}

// bookCost adds the cost of an attempt. p.mu is held.
func (p *Budget) bookCost(made *trial.Attempt, cost *big.Rat) {
	p.Spent.Add(&p.Spent, cost)
	if made == nil || made.End == nil || made.Source != trial.Live {
		return
	}
	s := p.shown[made.Key.Arm]
	if s == nil {
		if p.shown == nil {
			p.shown = map[string]*shown{}
		}
		s = &shown{}
		p.shown[made.Key.Arm] = s
	}
	s.n++
	s.most.Set(ratMax(&s.most, cost))
}

// hasOpen reports whether running trials may return money.
func (p *Budget) hasOpen() bool {
	if p == nil {
		return false
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	return len(p.open) > 0
}

// Book adds the cost of a live attempt of an earlier session, or of one without an
// account. One of unknown price or usage counts at its worst case if there is a limit;
// booked, if not nil, is what [Budget] booked for it then.
func (p *Budget) Book(a *trial.Attempt, booked *big.Rat) {
	cost, known := p.costOf(a)
	switch {
	case booked != nil:
		cost = booked
	case !known && p.Limit != nil:
		cost = p.worstCase(a.Key.Arm)
	}
	if cost != nil {
		p.mu.Lock()
		defer p.mu.Unlock()
		p.bookCost(a, cost)
	}
}

// BookCutOff adds the cost of an attempt that was killed, with the usage of the answers
// that had ended. If there is a limit it counts at most, which is its worst case if nil,
// since the provider may have charged for the request that was cut.
func (p *Budget) BookCutOff(a *trial.Attempt, most *big.Rat) {
	cost, _ := p.costOf(a)
	if most == nil {
		most = p.worstCase(a.Key.Arm)
	}
	if p.Limit != nil && most != nil && (cost == nil || most.Cmp(cost) > 0) {
		cost = most
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
	p.mu.Lock()
	defer p.mu.Unlock()
	sum := new(big.Rat).Set(&p.Spent)
	for a := range p.open {
		sum.Add(sum, &a.paid)
	}
	return formatDollars(sum)
}

func (p *Budget) limitText() string {
	if p == nil || p.Limit == nil {
		return ""
	}
	return formatDollars(p.Limit)
}

// formatDollars formats an amount as a decimal string, to the trillionth of a dollar.
func formatDollars(r *big.Rat) string {
	s := strings.TrimRight(r.FloatString(12), "0")
	return strings.TrimRight(s, ".")
}
