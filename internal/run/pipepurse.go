package run

import (
	"context"
	"errors"
	"math/big"
	"sync"

	"github.com/assay-eval/assay/internal/trial"
)

// The messages by which a worker asks the purse of its parent: ask, answered by grant,
// and paid.

// pipePurses is the worker's side.
type pipePurses struct {
	w    *wire
	mu   sync.Mutex
	last int64
	wait map[int64]chan message // by number of the question
	gone bool
}

// purse asks for one assignment. It implements agent.Purse.
type pipePurse struct {
	all *pipePurses
	id  int64
}

func (p pipePurse) Ask(ctx context.Context, most *big.Rat) (func(*big.Rat), error) {
	answer, n := make(chan message, 1), int64(0)
	p.all.mu.Lock()
	p.all.last++
	n = p.all.last
	if p.all.wait == nil {
		p.all.wait = map[int64]chan message{}
	}
	if p.all.gone {
		close(answer)
	} else {
		p.all.wait[n] = answer
	}
	p.all.mu.Unlock()
	if err := p.all.w.send(message{Type: "ask", ID: p.id, Ask: n, USD: most.RatString()}); err != nil {
		return nil, err
	}
	select {
	case <-ctx.Done():
		p.all.take(n)
		return nil, context.Cause(ctx)
	case m, ok := <-answer:
		switch {
		case !ok:
			return nil, &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: context.Canceled}
		case m.Fault != nil:
			return nil, m.Fault
		}
	}
	return func(cost *big.Rat) {
		m := message{Type: "paid", ID: p.id, Ask: n}
		if cost != nil {
			m.USD = cost.RatString()
		}
		_ = p.all.w.send(m) // a parent that is gone counts the most
	}, nil
}

func (p *pipePurses) take(n int64) chan message {
	p.mu.Lock()
	defer p.mu.Unlock()
	answer := p.wait[n]
	delete(p.wait, n)
	return answer
}

// grant passes the parent's answer on.
func (p *pipePurses) grant(m message) {
	if answer := p.take(m.Ask); answer != nil {
		answer <- m
	}
}

// endQuestions ends all questions without an answer.
func (p *pipePurses) endQuestions() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.gone = true
	for n, answer := range p.wait {
		close(answer)
		delete(p.wait, n)
	}
}

// grants is the parent's side of the questions of one child.
type grants struct {
	w    *wire
	mu   sync.Mutex
	paid map[int64]func(*big.Rat) // by number of the question
}

// answerAsk asks the purse of an assignment and sends its answer. It may wait.
func (g *grants) answerAsk(ctx context.Context, lease Lease, m message) {
	most, ok := new(big.Rat).SetString(m.USD)
	purse := lease.Assignment().Purse
	var paid func(*big.Rat)
	var err error = trial.Faultf(trial.ClassEnvironment, "the worker asked for %q dollars of a budget", m.USD)
	if ok && purse != nil {
		paid, err = purse.Ask(ctx, most)
	}
	if paid != nil {
		g.mu.Lock()
		if g.paid == nil {
			g.paid = map[int64]func(*big.Rat){}
		}
		g.paid[m.Ask] = paid
		g.mu.Unlock()
	}
	answer := message{Type: "grant", ID: m.ID, Ask: m.Ask}
	if err != nil {
		answer.Fault = trial.AsFault(err, trial.ClassEnvironment)
		if errors.Is(err, context.Canceled) {
			answer.Fault.Retry = true
		}
	}
	_ = g.w.send(answer) // a child that is gone asks no more
}

func (g *grants) settlePaid(m message) {
	g.mu.Lock()
	paid := g.paid[m.Ask]
	delete(g.paid, m.Ask)
	g.mu.Unlock()
	if paid == nil {
		return
	}
	cost, ok := new(big.Rat).SetString(m.USD)
	if !ok {
		cost = nil
	}
	paid(cost)
}
