package run

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"runtime/debug"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// Source hands out work. Next blocks until work is available; it returns ErrClosed if
// none will be.
type Source interface {
	Next(context.Context) (Lease, error)
}

// Lease is an assignment held by a worker. One call of Complete or Fail ends it;
// later calls, and calls after the lease was lost, are ignored.
type Lease interface {
	Assignment() worker.Assignment
	// Heartbeat reports that the worker lives. An error means that the lease is lost
	// and the work should stop.
	Heartbeat(context.Context) error
	// Note passes on the usage of a request before the assignment is complete.
	Note(context.Context, trial.Usage) error
	// Report passes on what the agent does now.
	Report(context.Context, worker.Activity) error
	Complete(context.Context, worker.Result) error
	// Fail gives the assignment back: the worker, not the agent, broke.
	Fail(context.Context, *trial.Fault) error
}

// Exchange moves assignments to workers and results back. The first result of an
// assignment wins; every assignment offered comes back exactly once, as a result or
// as a *Lost error with a Result that holds its ID and Key. Before that come its notes,
// Results with Usage, and its reports, Results with Activity.
type Exchange interface {
	// Offer queues an assignment and never blocks for a worker.
	Offer(context.Context, worker.Assignment) error
	// Results yields until Close. Only one consumer may range over it.
	Results() iter.Seq2[worker.Result, error]
	// Source returns the source of work for workers.
	Source() Source
	// Interrupt starts nothing more: queued assignments come back as lost, and
	// workers are asked to stop and hand in their results.
	Interrupt()
	// Close stops workers that the exchange started and ends Results.
	Close() error
}

// Elastic is an exchange whose machines come and go during a run.
type Elastic interface {
	Exchange
	// Slots yields the number of trials that the machines generate at once whenever
	// that or the kinds of work that they do have changed.
	Slots() <-chan int
	// Serves reports whether an assignment should be offered now: a machine can do it,
	// or the time to wait for one is over.
	Serves(worker.Assignment) bool
}

// ErrClosed is returned by an exchange that hands out no more work.
var ErrClosed = errors.New("exchange is closed")

// LostError is the error of an assignment that came back undone.
type LostError struct {
	Fault  *trial.Fault
	Worker string // name of the machine that had it; "" if unknown, and on one machine
}

func (l *LostError) Error() string { return fmt.Sprintf("assignment lost: %v", l.Fault) }

func (l *LostError) Unwrap() error { return l.Fault }

// HeartbeatEvery is the interval of the heartbeats of [DoAssignments].
const HeartbeatEvery = 5 * time.Second

// reportEvery is the interval at which [DoAssignments] reports changed activities, so
// that quick trials report none.
const reportEvery = time.Second

// DoAssignments takes assignments from src and executes them sequentially until the
// exchange is closed or ctx ends. If ctx ends during an assignment, its result is still
// delivered.
func DoAssignments(ctx context.Context, src Source, do func(context.Context, worker.Assignment) worker.Result) error {
	for {
		lease, err := src.Next(ctx)
		if err != nil && (errors.Is(err, ErrClosed) || ctx.Err() != nil) {
			return nil // a lease handed out just before is still completed
		}
		if err != nil {
			return fmt.Errorf("take work: %w", err)
		}
		if err := workLease(ctx, lease, do); err != nil {
			return fmt.Errorf("hand in %s: %w", lease.Assignment().Key, err)
		}
	}
}

func workLease(ctx context.Context, lease Lease, do func(context.Context, worker.Assignment) worker.Result) error {
	doing, cancel := context.WithCancel(ctx)
	defer cancel()
	stop := make(chan struct{})
	defer close(stop)
	as := lease.Assignment()
	as.Pulse = &worker.Pulse{}
	var lost <-chan struct{} // nil for a lease that only its heartbeat proves
	if l, ok := lease.(interface{ Lost() <-chan struct{} }); ok {
		lost = l.Lost()
	}
	tend := func(first time.Duration) {
		look := time.NewTimer(first)
		defer look.Stop()
		var reported worker.Activity
		for n := 1; ; n++ {
			select {
			case <-stop:
				return
			case <-lost:
				cancel()
				return
			case <-look.C:
				look.Reset(reportEvery)
			}
			if now := as.Pulse.Last(); now != reported {
				reported = now
				_ = lease.Report(doing, now) // a display lacks it
			}
			if n%int(HeartbeatEvery/reportEvery) == 0 && lease.Heartbeat(doing) != nil {
				cancel()
				return
			}
		}
	}
	if lost != nil {
		go tend(reportEvery)
	} else { // most trials of scripts are over before there is something to do
		later := time.AfterFunc(reportEvery, func() { tend(0) })
		defer later.Stop()
	}
	as.Note = func(u trial.Usage) { _ = lease.Note(context.WithoutCancel(ctx), u) } // the result has it, too
	res, err := recoverPanic(doing, as, do)
	if err != nil {
		return lease.Fail(context.WithoutCancel(ctx), &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: err})
	}
	return lease.Complete(context.WithoutCancel(ctx), res)
}

// recoverPanic calls do and turns a panic into an error with its stack, so that one
// broken assignment does not end the others.
func recoverPanic(ctx context.Context, a worker.Assignment, do func(context.Context, worker.Assignment) worker.Result) (res worker.Result, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("worker panicked: %v\n%s", p, debug.Stack())
		}
	}()
	return do(ctx, a), nil
}

// Local is a queue of assignments with leases, shared by all exchanges.
type Local struct {
	mu      sync.Mutex
	ready   sync.Cond // queue or closed changed
	queue   []worker.Assignment
	open    map[int64]*localLease
	stopped bool // hands out nothing more
	results chan leaseResult
	gone    chan struct{}
	once    sync.Once
	own     context.Context // ends only after Interrupt or Close, if set
}

type leaseResult struct {
	res worker.Result
	err error
}

// NewLocal returns an exchange without workers; run [DoAssignments] on its Source.
func NewLocal() *Local {
	l := &Local{open: map[int64]*localLease{}, results: make(chan leaseResult, 64), gone: make(chan struct{})}
	l.ready.L = &l.mu
	return l
}

// Offer implements Exchange.
func (l *Local) Offer(_ context.Context, a worker.Assignment) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.stopped {
		return ErrClosed
	}
	l.queue = append(l.queue, a)
	l.ready.Signal()
	return nil
}

// Results implements Exchange.
func (l *Local) Results() iter.Seq2[worker.Result, error] {
	return func(yield func(worker.Result, error) bool) {
		for {
			select {
			case s := <-l.results:
				if !yield(s.res, s.err) {
					return
				}
			case <-l.gone:
				return
			}
		}
	}
}

// Source implements Exchange.
func (l *Local) Source() Source { return l }

// Next implements Source.
func (l *Local) Next(ctx context.Context) (Lease, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if len(l.queue) == 0 && !l.stopped && ctx != l.own && ctx.Err() == nil {
		stop := context.AfterFunc(ctx, func() {
			l.mu.Lock()
			defer l.mu.Unlock()
			l.ready.Broadcast()
		})
		defer stop()
	}
	for len(l.queue) == 0 && !l.stopped && ctx.Err() == nil {
		l.ready.Wait()
	}
	switch {
	case l.stopped:
		return nil, ErrClosed
	case ctx.Err() != nil:
		return nil, ctx.Err()
	}
	a := l.queue[0]
	l.queue[0] = worker.Assignment{} // release its attempt
	l.queue = l.queue[1:]
	lease := &localLease{x: l, a: a}
	l.open[a.ID] = lease
	return lease, nil
}

// Interrupt implements Exchange.
func (l *Local) Interrupt() {
	l.mu.Lock()
	l.stopped = true
	l.ready.Broadcast()
	left := l.queue
	l.queue = nil
	l.mu.Unlock()
	go func() { // the consumer of results may be the caller
		for _, a := range left {
			_ = l.deliverResult(leaseResult{worker.Result{ID: a.ID, Key: a.Key}, &LostError{Fault: &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: context.Canceled}}})
		}
	}()
}

// Close implements Exchange.
func (l *Local) Close() error {
	l.mu.Lock()
	l.stopped = true
	l.ready.Broadcast()
	l.mu.Unlock()
	l.once.Do(func() { close(l.gone) })
	return nil
}

// endLease hands in the result of a lease, the first time only.
func (l *Local) endLease(lease *localLease, res worker.Result, err error) error {
	l.mu.Lock()
	if l.open[lease.a.ID] != lease {
		l.mu.Unlock()
		return nil
	}
	delete(l.open, lease.a.ID)
	l.mu.Unlock()
	res.ID, res.Key = lease.a.ID, lease.a.Key
	return l.deliverResult(leaseResult{res, err})
}

func (l *Local) deliverResult(s leaseResult) error {
	select {
	case l.results <- s:
		return nil
	case <-l.gone:
		return ErrClosed
	}
}

type localLease struct {
	x *Local
	a worker.Assignment
}

func (s *localLease) Assignment() worker.Assignment { return s.a }

func (s *localLease) Heartbeat(context.Context) error {
	s.x.mu.Lock()
	defer s.x.mu.Unlock()
	if s.x.open[s.a.ID] != s {
		return ErrClosed
	}
	return nil
}

func (s *localLease) Note(ctx context.Context, u trial.Usage) error {
	if err := s.Heartbeat(ctx); err != nil {
		return err
	}
	return s.x.deliverResult(leaseResult{worker.Result{ID: s.a.ID, Key: s.a.Key, Usage: &u}, nil})
}

func (s *localLease) Report(ctx context.Context, a worker.Activity) error {
	if err := s.Heartbeat(ctx); err != nil {
		return err
	}
	return s.x.deliverResult(leaseResult{worker.Result{ID: s.a.ID, Key: s.a.Key, Activity: &a}, nil})
}

func (s *localLease) Complete(_ context.Context, r worker.Result) error {
	return s.x.endLease(s, r, nil)
}

func (s *localLease) Fail(_ context.Context, f *trial.Fault) error {
	return s.x.endLease(s, worker.Result{}, &LostError{Fault: f})
}

// workers is a queue with the goroutines that work on it.
type workers struct {
	*Local
	ctx    context.Context // ends with Interrupt or Close
	cancel context.CancelFunc
	wg     sync.WaitGroup
}

// newWorkers returns a queue without goroutines. The end of ctx does not stop workers,
// since Interrupt must take back the queue first.
func newWorkers(ctx context.Context) *workers {
	ctx, cancel := context.WithCancel(context.WithoutCancel(ctx))
	w := &workers{Local: NewLocal(), ctx: ctx, cancel: cancel}
	w.own = ctx
	return w
}

// Interrupt implements Exchange.
func (w *workers) Interrupt() {
	w.Local.Interrupt()
	w.cancel()
}

// Close implements Exchange.
func (w *workers) Close() error {
	err := w.Local.Close()
	w.cancel()
	w.wg.Wait()
	return err
}

// Pool is the exchange within one process: a queue with workers. It is the default.
type Pool struct{ *workers }

// NewPool starts n workers that do assignments by do.
func NewPool(ctx context.Context, n int, do func(context.Context, worker.Assignment) worker.Result) *Pool {
	p := &Pool{newWorkers(ctx)}
	for range n {
		p.wg.Go(func() { _ = DoAssignments(p.ctx, p.Local, do) })
	}
	return p
}
