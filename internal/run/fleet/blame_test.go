package fleet

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/run/exchangetest"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// startDoing starts a worker that does assignments by do.
func (h *harness) startDoing(t *testing.T, name string, do func(context.Context, worker.Assignment) worker.Result) {
	t.Helper()
	cfg := testWorker(h.url, name, 2)
	cfg.Prepare = func(context.Context, Job) (*Crew, error) {
		return &Crew{Close: func() error { return nil }, Do: do}, nil
	}
	h.start(t, cfg)
	h.waitFor(t, "worker "+name+" joined")
}

// doAll does n trials of a task, up to width at a time, and starts lost ones again. It returns
// the results, and how many were lost.
func (h *harness) doAll(t *testing.T, offers []worker.Assignment, width int) (all []worker.Result, lost int) {
	t.Helper()
	byID := map[int64]worker.Assignment{}
	next := int64(0)
	offer := func(a worker.Assignment) {
		next++
		a.ID = next
		byID[a.ID] = a
		if err := h.Offer(t.Context(), a); err != nil {
			t.Fatal(err)
		}
	}
	under, again := 0, 0
	for len(offers) > 0 || under > 0 {
		for len(offers) > 0 && under < width {
			offer(offers[0])
			offers, under = offers[1:], under+1
		}
		res, err := h.next(t)
		if why := (*run.LostError)(nil); errors.As(err, &why) {
			if !why.Fault.Retry {
				t.Fatalf("lost for good: %v", err)
			}
			lost++
			offer(byID[res.ID])
			continue
		} else if err != nil {
			t.Fatal(err)
		}
		if a := res.Attempt; a != nil && a.Fault != nil && a.Fault.Retry && again < 1000 {
			again++
			offer(byID[res.ID])
			continue
		}
		all, under = append(all, res), under-1
	}
	return all, lost
}

// failing returns results with a fault.
func failing(f *trial.Fault, usage ...trial.Usage) func(context.Context, worker.Assignment) worker.Result {
	return func(_ context.Context, a worker.Assignment) worker.Result {
		if a.Attempt != nil {
			return worker.Result{Scores: []trial.Score{{Key: a.Key, Attempt: a.Attempt.N, Grader: "g", Fault: f}}}
		}
		return worker.Result{Attempt: &trial.Attempt{Key: a.Key, N: a.N, GenKey: a.GenKey, Source: trial.Scripted, Fault: f, Usage: usage}}
	}
}

func assignments(n int, grade bool) []worker.Assignment {
	var out []worker.Assignment
	for i := range n {
		a := assignment(0, fmt.Sprintf("doze-%d", i))
		if grade {
			a.Attempt, a.Graders = &trial.Attempt{Key: a.Key, N: 1}, []string{"g"}
		}
		out = append(out, a)
	}
	return out
}

// TestBrokenMachine has a machine that can do nothing, at once. It costs no trial and gets no
// more work, while the other machine does the rest.
func TestBrokenMachine(t *testing.T) {
	gone := trial.Faultf(trial.ClassSetup, "make a room: no such folder")
	for name, grade := range map[string]bool{"generate": false, "grade": true} {
		t.Run(name, func(t *testing.T) {
			h := newHarness(t, nil)
			h.startDoing(t, "good", func(ctx context.Context, a worker.Assignment) worker.Result {
				if grade {
					exchangetest.Perform(ctx, assignment(0, "doze")) // takes as long
				}
				return exchangetest.Perform(ctx, a)
			})
			h.startDoing(t, "broken", failing(gone))
			all, lost := h.doAll(t, assignments(60, grade), 8)
			for _, res := range all {
				if f, _ := machineFault(&res); f != nil {
					t.Errorf("%s is void: %v", res.Key, f.Err)
				}
			}
			if lost < maxFaults || lost > 40 {
				t.Errorf("%d trials were lost, want about %d", lost, maxFaults)
			}
			h.waitFor(t, "worker broken gets no more work: its last ")
			if said := h.sayings(); !strings.Contains(said, "make a room: no such folder: mend the machine and start the worker again") {
				t.Errorf("said:\n%s", said)
			}
		})
	}
}

// TestBrokenSuite has trials that fail on every machine. They are void with their own fault,
// and no machine is to blame.
func TestBrokenSuite(t *testing.T) {
	h := newHarness(t, nil)
	var tries atomic.Int64
	do := func(ctx context.Context, a worker.Assignment) worker.Result {
		tries.Add(1)
		return failing(trial.Faultf(trial.ClassSetup, "the setup command exits with 1"))(ctx, a)
	}
	for _, name := range []string{"a", "b", "c", "d"} {
		h.startDoing(t, name, do)
	}
	all, _ := h.doAll(t, assignments(60, false), 8)
	for _, res := range all {
		if f := res.Attempt.Fault; f == nil || f.Retry || f.Err.Error() != "the setup command exits with 1" {
			t.Errorf("%s: %+v", res.Key, f)
		}
	}
	if n := tries.Load(); n > 100 {
		t.Errorf("the machines tried %d times for 60 trials", n)
	}
	if said := h.sayings(); strings.Contains(said, "gets no more work") {
		t.Errorf("said:\n%s", said)
	}
}

// TestFaultsThatStay has faults that no other machine mends, or that cost money.
func TestFaultsThatStay(t *testing.T) {
	for _, test := range []struct {
		name  string
		fault *trial.Fault
		usage []trial.Usage
	}{
		{"paid", trial.Faultf(trial.ClassTreatment, "the server died"), []trial.Usage{{Request: 1, Input: 1000}}},
		{"endpoint down", &trial.Fault{Class: trial.ClassEnvironment, Down: true, Err: errors.New("refused")}, nil},
		{"key refused", &trial.Fault{Class: trial.ClassEnvironment, Dead: true, Err: errors.New("401")}, nil},
		{"budget", &trial.Fault{Class: trial.ClassEnvironment, Budget: true, Err: errors.New("no money")}, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			h := newHarness(t, nil)
			h.startDoing(t, "a", failing(test.fault, test.usage...))
			h.startDoing(t, "b", failing(test.fault, test.usage...))
			if all, lost := h.doAll(t, assignments(1, false), 1); lost > 0 || all[0].Attempt.Fault == nil {
				t.Errorf("lost %d times, %+v", lost, all)
			}
		})
	}
}

// TestFaultsAtRandom has machines of which each fails at every third trial. None is to blame.
func TestFaultsAtRandom(t *testing.T) {
	h := newHarness(t, nil)
	var n atomic.Int64
	do := func(ctx context.Context, a worker.Assignment) worker.Result {
		if n.Add(1)%3 == 0 {
			return failing(trial.Faultf(trial.ClassSetup, "bad luck"))(ctx, a)
		}
		return exchangetest.Perform(ctx, a)
	}
	h.startDoing(t, "a", do)
	h.startDoing(t, "b", do)
	if all, _ := h.doAll(t, assignments(100, false), 4); len(all) != 100 {
		t.Errorf("%d results", len(all))
	}
	if said := h.sayings(); strings.Contains(said, "gets no more work") {
		t.Errorf("said:\n%s", said)
	}
}

// TestBrokenCoordinator has a coordinator whose own machine can do nothing.
func TestBrokenCoordinator(t *testing.T) {
	h := newHarness(t, func(c *Config) {
		c.Slots, c.Hands, c.Do = 1, 1, failing(trial.Faultf(trial.ClassSetup, "no room"))
	})
	h.startDoing(t, "good", exchangetest.Perform)
	all, _ := h.doAll(t, assignments(60, false), 8)
	for _, res := range all {
		if res.Attempt.Fault != nil {
			t.Errorf("%s is void: %v", res.Key, res.Attempt.Fault.Err)
		}
	}
	h.waitFor(t, "this machine gets no more work: its last ")
}

// TestBrokenNetwork has a machine that does not reach the endpoint any more, which others do.
func TestBrokenNetwork(t *testing.T) {
	h := newHarness(t, nil)
	h.startDoing(t, "good", exchangetest.Perform)
	h.startDoing(t, "cut-off", failing(&trial.Fault{Class: trial.ClassEnvironment, Retry: true, Down: true, Err: errors.New("no route to host")}))
	all, lost := h.doAll(t, assignments(60, false), 4)
	for _, res := range all {
		if res.Attempt.Fault != nil {
			t.Errorf("%s is void: %v", res.Key, res.Attempt.Fault.Err)
		}
	}
	if lost > 0 {
		t.Errorf("%d assignments were lost, want outages that the engine sees", lost)
	}
	h.waitFor(t, "worker cut-off gets no more work: its last ")
}

// TestOutageOfAll has an endpoint that is out for everybody for a while. No machine is to
// blame, even if one recovers first.
func TestOutageOfAll(t *testing.T) {
	h := newHarness(t, nil)
	var out atomic.Bool
	out.Store(true)
	var n atomic.Int64
	down := failing(&trial.Fault{Class: trial.ClassEnvironment, Retry: true, Down: true, Err: errors.New("refused")})
	do := func(slow time.Duration) func(context.Context, worker.Assignment) worker.Result {
		return func(ctx context.Context, a worker.Assignment) worker.Result {
			if n.Add(1) == 100 {
				out.Store(false)
			}
			if out.Load() {
				time.Sleep(slow)
				return down(ctx, a)
			}
			return exchangetest.Perform(ctx, a)
		}
	}
	h.startDoing(t, "fast", do(0))
	h.startDoing(t, "slow", do(300*time.Millisecond))
	all, _ := h.doAll(t, assignments(60, false), 8)
	for _, res := range all {
		if res.Attempt.Fault != nil {
			t.Errorf("%s is void: %v", res.Key, res.Attempt.Fault.Err)
		}
	}
	if said := h.sayings(); strings.Contains(said, "gets no more work") {
		t.Errorf("said:\n%s", said)
	}
}

// TestFaultWithoutError has a machine whose faults have a class only.
func TestFaultWithoutError(t *testing.T) {
	h := newHarness(t, nil)
	c := h.Coordinator
	c.mu.Lock()
	defer c.mu.Unlock()
	c.crew["m"] = &member{CrewMember: run.CrewMember{Name: "m"}, open: true}
	c.crew["another"] = &member{open: true}
	it := &item{a: assignment(1, "t"), class: c.classes["make"], holder: "m"}
	err := c.judge(it, &worker.Result{Attempt: &trial.Attempt{Fault: &trial.Fault{Class: trial.ClassSetup}}})
	if lost := (*run.LostError)(nil); !errors.As(err, &lost) || lost.Fault.Err.Error() != "worker m: setup" {
		t.Errorf("%v", err)
	}
}
