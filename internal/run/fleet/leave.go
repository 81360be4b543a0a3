package fleet

import (
	"fmt"

	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/trial"
)

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
	if !f.Canceled() || c.stopped || m == nil {
		return &run.LostError{Fault: f}
	}
	return &run.LostError{Worker: m.Name, Fault: &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: fmt.Errorf("worker %s was stopped", m.Name)}}
}
