package fleet

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"syscall"
	"testing"

	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// TestHold: a grant that comes twice is one lease, and a worker that has given up holds
// no new one.
func TestHold(t *testing.T) {
	w := &workerSession{leases: map[int64]*memberLease{}}
	a := worker.Assignment{ID: 7}
	first := w.hold(a)
	if first == nil || w.hold(a) != nil {
		t.Fatal("a second grant made a second lease")
	}
	first.cancel(errStale)
	second := w.hold(a)
	if second == nil {
		t.Fatal("an assignment that was lost and granted again is not taken")
	}
	first.end()
	if w.leases[7] != second || second.ctx.Err() != nil {
		t.Error("the end of the lost lease ended the new one")
	}
	w.dropLeases()
	if second.ctx.Err() == nil {
		t.Error("a lease outlives dropLeases")
	}
	if l := w.hold(worker.Assignment{ID: 8}); l.ctx.Err() == nil {
		t.Error("a lease after dropLeases goes on")
	}
}

// TestFullDisk lets a worker find its disk full while it generates or grades: the assignment
// starts again elsewhere, and the worker takes nothing more and ends with the fix.
func TestFullDisk(t *testing.T) {
	fault := &trial.Fault{Class: trial.ClassSetup, Err: fmt.Errorf("check out files: %w", syscall.ENOSPC)}
	generate, grade := assignment(1, "t"), assignment(1, "t")
	grade.Attempt, grade.Graders = &trial.Attempt{Key: grade.Key, N: 1}, []string{"g"}
	for name, a := range map[string]worker.Assignment{"generate": generate, "grade": grade} {
		t.Run(name, func(t *testing.T) {
			h := newHarness(t, nil)
			cfg := testWorker(h.url, "full", 2)
			cfg.Prepare = func(context.Context, Job) (*Crew, error) {
				return &Crew{Close: func() error { return nil }, Do: func(_ context.Context, a worker.Assignment) worker.Result {
					if a.Attempt != nil {
						return worker.Result{Scores: []trial.Score{{Key: a.Key, Attempt: a.N, Grader: "g", Fault: fault}}}
					}
					return worker.Result{Attempt: &trial.Attempt{Key: a.Key, N: a.N, Fault: fault}}
				}}, nil
			}
			ended := make(chan error, 1)
			go func() { ended <- Work(t.Context(), cfg) }()
			h.waitFor(t, "worker full joined")
			if err := h.Offer(t.Context(), a); err != nil {
				t.Fatal(err)
			}
			_, err := h.next(t)
			lost := (*run.LostError)(nil)
			if !errors.As(err, &lost) || !lost.Fault.Retry || lost.Worker != "full" || !strings.Contains(lost.Fault.Err.Error(), "no space left") {
				t.Errorf("it comes back as %v, want an assignment that starts again", err)
			}
			err = <-ended
			if broken := (*BrokenError)(nil); !errors.As(err, &broken) || !strings.Contains(err.Error(), "free space and start the worker again") {
				t.Errorf("the worker ends with %v", err)
			}
			h.waitFor(t, "worker full left: a disk of its machine is full: check out files: no space left on device")
			again := a
			again.ID = 2
			if err := h.Offer(t.Context(), again); err != nil {
				t.Fatal(err)
			}
			h.start(t, testWorker(h.url, "other", 1))
			if res, err := h.next(t); err != nil || res.ID != 2 {
				t.Errorf("%+v, %v; want the result of the other worker", res, err)
			}
		})
	}
}

// TestDiskOfAnotherMachine checks that a worker cannot stop the run by a result that speaks of
// a full disk.
func TestDiskOfAnotherMachine(t *testing.T) {
	fault := &trial.Fault{Class: trial.ClassSetup, Err: syscall.ENOSPC}
	h := newHarness(t, nil)
	r := newRogue(t, h, "rogue")
	r.beat(1, 2)
	for id, give := range map[int64]func(a worker.Assignment) reply{
		1: func(a worker.Assignment) reply {
			data, err := json.Marshal(worker.Result{ID: 1, Attempt: &trial.Attempt{Key: a.Key, N: a.N, GenKey: a.GenKey, Source: trial.Live, Fault: fault}})
			if err != nil {
				t.Fatal(err)
			}
			return r.result(1, data)
		},
		2: func(worker.Assignment) (rep reply) {
			r.request(r.name.verb(r.inst, "fail"), map[string]any{"id": 2, "fault": fault}, &rep)
			return rep
		},
	} {
		a := assignment(id, "t")
		if err := h.Offer(t.Context(), a); err != nil {
			t.Fatal(err)
		}
		if rep := give(a); rep.Refused != "" || rep.Gone {
			t.Fatalf("assignment %d is answered with %+v", id, rep)
		}
		res, err := h.next(t)
		f := trial.AsFault(err, trial.ClassEnvironment)
		if res.Attempt != nil {
			f = res.Attempt.Fault
		}
		if f == nil || f.DiskFull() || !strings.Contains(f.Err.Error(), "no space left") {
			t.Errorf("assignment %d comes back with %v, a full disk here: %v", id, f, f.DiskFull())
		}
	}
}
