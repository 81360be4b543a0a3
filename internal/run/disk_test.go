package run

import (
	"context"
	"fmt"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"

	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// TestFullDiskStopsRun lets the disk of this machine be full from the tenth trial on: the
// run stops with the fix, makes no trial void, and a resumed run does the rest.
func TestFullDiskStopsRun(t *testing.T) {
	full := fmt.Errorf("check out files: %w", syscall.ENOSPC)
	for name, grading := range map[string]bool{"while it generates": false, "while it grades": true} {
		t.Run(name, func(t *testing.T) {
			h := newTestRun(t, 20, 2, trial.Live, "a", "b")
			b := &memBook{}
			var done atomic.Int64
			pool := NewPool(t.Context(), 4, func(_ context.Context, a worker.Assignment) worker.Result {
				late := done.Add(1) > 10
				switch {
				case a.Attempt == nil && late && !grading:
					return worker.Result{Attempt: h.attempt(a, trial.AsFault(full, trial.ClassSetup))}
				case a.Attempt == nil:
					return worker.Result{Attempt: h.attempt(a, nil)}
				case late && grading:
					return worker.Result{Scores: []trial.Score{{Key: a.Key, Attempt: a.N, Grader: "text", Fault: trial.AsFault(full, trial.ClassGrader)}}}
				}
				return scored(a)
			})
			defer pool.Close()
			sum, err := h.run(t, t.Context(), b, func(c *Config) { c.Exchange = pool })
			if err == nil || !strings.Contains(err.Error(), "free space and resume") || sum.Totals["void"] != 0 {
				t.Fatalf("error %v, summary %+v", err, sum)
			}
			for _, r := range b.recs {
				if r.Type == trial.RecordAttempt && r.Attempt.Settled && r.Attempt.Fault != nil || r.Type == trial.RecordScore && r.Score.Fault != nil {
					t.Errorf("a fault of the disk counts: %+v", r)
				}
			}
			state, settled := h.fold(t, b)
			sum, err = h.run(t, t.Context(), b, func(c *Config) { c.State, c.Settled = state, settled })
			if err != nil || sum.Reason != "done" {
				t.Errorf("resumed: error %v, summary %+v", err, sum)
			}
			h.check(t, b)
		})
	}
}
