package worker

import (
	"context"
	"sync"
	"time"
)

// limit is a context with a deadline that moves while the limit is paused: a grader's
// time limit covers its own work, and not the prewarm commands that all rooms share.
type limit struct {
	context.Context
	parent context.Context
	cancel context.CancelCauseFunc

	mu     sync.Mutex
	timer  *time.Timer
	end    time.Time
	paused int       // pauses that have not ended
	since  time.Time // of the first of them
}

// newLimit returns a context that ends with [context.DeadlineExceeded] after d, or that
// has no deadline if d is zero. The caller calls its stop.
func newLimit(parent context.Context, d time.Duration) *limit {
	l := &limit{parent: parent}
	l.Context, l.cancel = context.WithCancelCause(parent)
	if d > 0 {
		l.end = time.Now().Add(d)
		l.timer = time.AfterFunc(d, func() { l.cancel(context.DeadlineExceeded) })
	}
	return l
}

// stop releases the timer of l.
func (l *limit) stop() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.timer != nil {
		l.timer.Stop()
	}
	l.cancel(context.Canceled)
}

// Deadline implements context.Context.
func (l *limit) Deadline() (time.Time, bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.end, l.timer != nil
}

// Err implements context.Context.
func (l *limit) Err() error {
	if l.Context.Err() == nil {
		return nil
	}
	return context.Cause(l.Context)
}

// pause stops the clock until resume is called. It returns the context of the work that
// is not limited.
func (l *limit) pause() (unlimited context.Context, resume func()) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.timer == nil {
		return l.parent, func() {}
	}
	if l.paused++; l.paused == 1 {
		l.timer.Stop()
		l.since = time.Now()
	}
	return l.parent, sync.OnceFunc(l.resume)
}

func (l *limit) resume() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.paused--; l.paused > 0 || l.Context.Err() != nil {
		return
	}
	l.end = l.end.Add(time.Since(l.since))
	l.timer.Reset(time.Until(l.end))
}
