package fleet

import (
	"context"
	"fmt"

	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// localSource hands out work to this machine.
type localSource struct {
	c     *Coordinator
	grade bool // grading only
}

// Next implements run.Source.
func (s *localSource) Next(ctx context.Context) (run.Lease, error) {
	c := s.c
	stop := context.AfterFunc(ctx, func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		c.changed.Broadcast()
	})
	defer stop()
	c.mu.Lock()
	defer c.mu.Unlock()
	for {
		if c.stopped {
			return nil, run.ErrClosed
		}
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		for _, it := range c.queue {
			if (it.class.Grade || !s.grade) && !c.broken && reasonAgainst(it.class.Class, c.cfg.Labels, "", c.cfg.Missing) == "" && c.mayTry(it, thisMachine) {
				c.local++
				holder := fmt.Sprint(thisMachine, " ", c.local)
				c.take(it, holder)
				return &localLease{c, it.a, holder}, nil
			}
		}
		c.changed.Wait()
	}
}

type localLease struct {
	c      *Coordinator
	a      worker.Assignment
	holder string
}

func (l *localLease) Assignment() worker.Assignment { return l.a }

func (l *localLease) Heartbeat(context.Context) error {
	l.c.mu.Lock()
	defer l.c.mu.Unlock()
	if it := l.c.items[l.a.ID]; it == nil || it.holder != l.holder {
		return run.ErrClosed
	}
	return nil
}

func (l *localLease) Note(_ context.Context, u trial.Usage) error {
	l.c.deliver(outcome{worker.Result{ID: l.a.ID, Key: l.a.Key, Usage: &u}, nil})
	return nil
}

func (l *localLease) Report(_ context.Context, a worker.Activity) error {
	l.c.deliver(outcome{worker.Result{ID: l.a.ID, Key: l.a.Key, Activity: &a}, nil})
	return nil
}

func (l *localLease) Complete(_ context.Context, r worker.Result) error {
	l.c.finish(l.a.ID, l.holder, r, nil)
	return nil
}

func (l *localLease) Fail(_ context.Context, f *trial.Fault) error {
	l.c.finish(l.a.ID, l.holder, worker.Result{}, &run.LostError{Fault: f})
	return nil
}
