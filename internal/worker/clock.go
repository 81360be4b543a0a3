package worker

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/agent"
)

// clock ends a trial that takes too long or falls silent. It can be held while the
// harness works, which counts neither as the agent's time nor as silence.
type clock struct {
	cancel         context.CancelCauseFunc
	limit, silence time.Duration // 0 for none

	mu       sync.Mutex
	holds    int
	deadline *time.Timer
	stall    *time.Timer
	due      time.Time     // of the deadline, while it runs
	left     time.Duration // until the deadline, while it is held
	endpoint time.Duration // that a model endpoint took away
	waits    int           // of [clock.Suspend], at the same time
}

var errOver = errors.New("the trial is over")

// watchClock returns a context that ends with [agent.ErrDeadline] after limit, and
// with [agent.ErrStall] after silence without a sign of life.
func watchClock(ctx context.Context, limit, silence time.Duration) (context.Context, *clock) {
	ctx, cancel := context.WithCancelCause(ctx)
	c := &clock{cancel: cancel, limit: limit, silence: silence, left: limit}
	c.startTimers()
	return ctx, c
}

func (c *clock) startTimers() {
	if c.limit > 0 {
		c.due = time.Now().Add(c.left)
		c.deadline = time.AfterFunc(c.left, func() { c.cancel(fmt.Errorf("%w (%s)", agent.ErrDeadline, c.limit)) })
	}
	if c.silence > 0 {
		c.stall = time.AfterFunc(c.silence, func() { c.cancel(fmt.Errorf("%w (%s)", agent.ErrStall, c.silence)) })
	}
}

func (c *clock) haltTimers() {
	if c.deadline != nil {
		c.deadline.Stop()
		c.left = time.Until(c.due)
	}
	if c.stall != nil {
		c.stall.Stop()
	}
}

// holdClock stops the clock until the caller calls goOn.
func (c *clock) holdClock() (goOn func()) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.holds++; c.holds == 1 {
		c.haltTimers()
	}
	return func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		if c.holds--; c.holds == 0 {
			c.startTimers()
		}
	}
}

// Suspend implements agent.Clock.
func (c *clock) Suspend() (resume func(counts bool)) {
	goOn, began := c.holdClock(), time.Now()
	c.mu.Lock()
	defer c.mu.Unlock()
	c.waits++
	return func(counts bool) {
		defer goOn()
		c.mu.Lock()
		c.waits--
		others := c.waits > 0
		c.mu.Unlock()
		switch took := time.Since(began); {
		case others: // the wait that ends last decides
		case counts:
			c.spendTime(took)
		default:
			c.mu.Lock()
			c.endpoint += took
			c.mu.Unlock()
		}
	}
}

// Excuse implements agent.Clock.
func (c *clock) Excuse(d time.Duration) {
	c.spendTime(-d)
	c.mu.Lock()
	defer c.mu.Unlock()
	c.endpoint += d
}

// endpointTime returns how much time model endpoints took away.
func (c *clock) endpointTime() time.Duration {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.endpoint
}

// spendTime advances the deadline by d.
func (c *clock) spendTime(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.holds == 0 {
		c.haltTimers()
		defer c.startTimers()
	}
	c.left -= d
}

func (c *clock) signAlive() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.stall != nil && c.holds == 0 {
		c.stall.Reset(c.silence)
	}
}

func (c *clock) stopClock() {
	c.holdClock()
	c.cancel(errOver)
}
