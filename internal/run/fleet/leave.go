package fleet

import (
	"cmp"
	"errors"
	"fmt"
	"strings"
	"unicode"

	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// BrokenError is the error of a worker whose machine cannot do trials any more.
type BrokenError struct{ Err error }

func (e *BrokenError) Error() string {
	return fmt.Sprintf("a disk of this machine is full: %v: free space and start the worker again; its trials start again on other machines", e.Err)
}

// Unwrap returns the cause.
func (e *BrokenError) Unwrap() error { return e.Err }

// diskFault returns the fault of a result that a full disk of this machine has caused, if any.
// Such a trial is not void: it can be done on another machine.
func diskFault(r *worker.Result) *trial.Fault {
	if r.Attempt != nil && r.Attempt.Fault.DiskFull() {
		return r.Attempt.Fault
	}
	for _, s := range r.Scores {
		if s.Fault.DiskFull() {
			return s.Fault
		}
	}
	return nil
}

// forgetDisk makes a fault of another machine an ordinary one: only a full disk of this
// machine stops the run.
func forgetDisk(f *trial.Fault) {
	if f.DiskFull() {
		f.Err = errors.New(f.Err.Error())
	}
}

// breakDown ends the session when the assignments under way have ended: all that came after
// would meet the same fault at once, before other machines can do it.
func (w *workerSession) breakDown(f *trial.Fault) {
	_ = w.nc.Publish(w.name.verb(w.inst, "wind"), nil)
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.broken == nil {
		w.broken = f
	}
	w.wind()
}

// brokenBy returns the fault of breakDown, if any.
func (w *workerSession) brokenBy() *trial.Fault {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.broken
}

// handleBye dismisses a worker that leaves in order, for the reason that it gives, if any.
func (c *Coordinator) handleBye(inst, why string) {
	why = strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return ' '
		}
		return r
	}, why[:min(len(why), 300)])
	c.mu.Lock()
	var lost []outcome
	if m := c.crew[inst]; m != nil {
		lost = c.dismiss(m, cmp.Or(why, "it was stopped"))
	}
	c.mu.Unlock()
	go func() {
		for _, o := range lost {
			c.deliver(o)
		}
	}()
}

// letGo gives no more work to a worker that was stopped. The worker returns the assignments
// that it holds.
func (c *Coordinator) letGo(inst string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if m := c.crew[inst]; m != nil && !m.leaving {
		m.leaving = true
		c.surveyClasses()
	}
}

// lostBy returns the error of an assignment that a worker gave back. If the worker was
// stopped, and not the run, it starts again elsewhere, as if the worker were gone.
func (c *Coordinator) lostBy(inst string, f *trial.Fault) *run.LostError {
	c.mu.Lock()
	defer c.mu.Unlock()
	m := c.crew[inst]
	if f.Canceled() && m != nil {
		m.leaving = true
	}
	switch {
	case m == nil, f.Canceled() && c.stopped:
		return &run.LostError{Fault: f}
	case !f.Canceled():
		return &run.LostError{Worker: m.Name, Fault: f}
	}
	return &run.LostError{Worker: m.Name, Fault: &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: fmt.Errorf("worker %s was stopped", m.Name)}}
}
