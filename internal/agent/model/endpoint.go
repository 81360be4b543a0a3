package model

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/trial"
)

// endpointWatch divides the time of one request between the model and its endpoint. A
// silence of more than pause stops the clocks of the trial. If the first event ends it,
// the model was thinking and the time counts; a later silence, or one that ends with a
// fault, is the endpoint's.
type endpointWatch struct {
	clock agent.Clock
	pause time.Duration
	most  time.Duration // of all silences after the first event
	over  func()        // called when they are longer

	mu     sync.Mutex
	timer  *time.Timer
	resume func(counts bool) // nil while the clocks run
	began  time.Time
	since  time.Time     // when the clocks were stopped
	held   time.Duration // total time for which they were
	silent time.Duration // of held, after the first event
	heard  bool
	onHold bool // see holdWatch
}

func newEndpointWatch(clock agent.Clock, idle time.Duration, over func()) *endpointWatch {
	const pauseShare, pauses = 8, 4
	w := &endpointWatch{clock: clock, pause: idle / pauseShare, most: idle * pauses, over: over, began: time.Now()}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.timer = time.AfterFunc(w.pause, w.stopClocks)
	return w
}

func (w *endpointWatch) stopClocks() {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.resume == nil && w.timer != nil && !w.onHold {
		w.since, w.resume = time.Now(), w.clock.Suspend()
	}
}

// startClocks starts the clocks if they are stopped. w.mu is held.
func (w *endpointWatch) startClocks(counts bool) {
	if w.resume == nil {
		return
	}
	w.resume(counts)
	w.resume = nil
	d := time.Since(w.since)
	if w.held += d; w.heard {
		w.silent += d
	}
}

// noteEvent records that something of the answer came.
func (w *endpointWatch) noteEvent() {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.timer == nil {
		return
	}
	w.startClocks(!w.heard)
	w.heard = true
	w.timer.Reset(w.pause)
	if w.silent > w.most {
		w.over()
	}
}

// holdWatch leaves time out of the watch and off the clocks until resume is called.
func (w *endpointWatch) holdWatch() (resume func()) {
	restart, began := w.clock.Suspend(), time.Now()
	w.mu.Lock()
	defer w.mu.Unlock()
	w.onHold = true
	w.timer.Stop()
	w.startClocks(!w.heard)
	return func() {
		restart(false)
		w.mu.Lock()
		defer w.mu.Unlock()
		w.onHold = false
		w.held += time.Since(began)
		w.timer.Reset(w.pause)
	}
}

// endRequest ends the watch. The time of a request that failed is the endpoint's.
func (w *endpointWatch) endRequest(ok bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.timer.Stop()
	w.timer = nil
	w.startClocks(ok)
	if !ok {
		w.clock.Excuse(time.Since(w.began) - w.held)
	}
}

var errSlow = errors.New("slow")

// watchEndpoint returns a context for one request that ends if its endpoint pauses
// too long in all, with the watch that decides so.
func (c *conversation) watchEndpoint(ctx context.Context) (context.Context, *endpointWatch, func(error) error) {
	ctx, cancel := context.WithCancelCause(ctx)
	w := newEndpointWatch(c.job.Clock, c.a.idle(), func() { cancel(errSlow) })
	return ctx, w, func(err error) error {
		cancel(nil)
		w.endRequest(err == nil)
		if errors.Is(err, errSlow) {
			return &trial.Fault{Class: trial.ClassEnvironment, Retry: true,
				Err: fmt.Errorf("%s: the answer paused for more than %s in all", c.a.cfg.Provider, w.most)}
		}
		return err
	}
}

// freeClock is the clock of a trial without limits.
type freeClock struct{}

func (freeClock) Suspend() func(bool)  { return func(bool) {} }
func (freeClock) Excuse(time.Duration) {}
