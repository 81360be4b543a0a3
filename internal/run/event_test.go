package run

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// TestRunningWithinJobs: at no event are more trials started and not ended than jobs,
// also while graders and retries keep others busy, and every trial that started ends.
func TestRunningWithinJobs(t *testing.T) {
	h := newTestRun(t, 40, 2, trial.Live, "a", "b")
	h.do = func(_ context.Context, a worker.Assignment) worker.Result {
		if a.Attempt != nil {
			time.Sleep(3 * time.Millisecond) // graders are slower than agents
			return scored(a)
		}
		if a.N == 1 && a.Key.Index == 1 {
			return worker.Result{Attempt: h.attempt(a, &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: errors.New("not now")})}
		}
		return worker.Result{Attempt: h.attempt(a, nil)}
	}
	running, most := map[trial.Key]bool{}, 0
	var opened Event
	_, err := h.run(t, t.Context(), &memBook{}, func(c *Config) {
		c.Jobs = 2
		c.Observe = func(e Event) {
			switch e.Kind {
			case Opened:
				opened = e
			case Started:
				running[e.Key] = true
				most = max(most, len(running))
			case Ended:
				if !running[e.Key] {
					t.Errorf("%s ended and did not run", e.Key)
				}
				delete(running, e.Key)
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	if most != 2 || len(running) != 0 {
		t.Errorf("at most %d of 2 ran at once, %d did not end", most, len(running))
	}
	if want := []ArmTrials{{"a/s", 80}, {"b/s", 80}}; len(opened.Arms) != 2 || opened.Jobs != 2 || opened.Arms[0].Trials != 80 {
		t.Errorf("opened with %+v and %d jobs, want like %+v", opened.Arms, opened.Jobs, want)
	}
}

// TestWorking: a trial that takes long reports its activity and its usage so far.
func TestWorking(t *testing.T) {
	h := newTestRun(t, 1, 1, trial.Live, "a")
	heard := time.Unix(7, 0).UTC()
	h.do = func(_ context.Context, a worker.Assignment) worker.Result {
		if a.Attempt != nil {
			return scored(a)
		}
		a.Note(trial.Usage{Request: 1, Input: 10, Output: 5})
		a.Note(trial.Usage{Request: 2, Input: 20, CacheRead: 7})
		a.Pulse.Hear(2, "calls search", heard)
		a.Pulse.Hear(0, "", heard.Add(time.Second))
		time.Sleep(reportEvery + 500*time.Millisecond)
		return worker.Result{Attempt: h.attempt(a, nil)}
	}
	var mu sync.Mutex
	var got []string
	if _, err := h.run(t, t.Context(), &memBook{}, func(c *Config) {
		c.Observe = func(e Event) {
			mu.Lock()
			defer mu.Unlock()
			if e.Kind == Working {
				got = append(got, fmt.Sprintf("%s %d %s %d %s", e.Key.Task, e.Turn, e.Doing, e.Tokens, e.Heard.Format(time.TimeOnly)))
			}
		}
	}); err != nil {
		t.Fatal(err)
	}
	if want := []string{h.plan.Trials[0].Task + " 2 calls search 42 00:00:08"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
