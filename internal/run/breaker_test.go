package run

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// outage is an endpoint of two arms that is out for a while. Trials take a minute.
type outage struct {
	*testRun
	begin, end time.Time
	probe      error // of the endpoint while it is not out
	probeDown  bool  // the probe shows the outage

	mu               sync.Mutex
	probes, requests int
	paid             map[string]int // requests by arm
}

var errRefused = errors.New("p: 127.0.0.1:9: connection refused")

func (o *outage) down() error {
	if now := time.Now(); now.Before(o.begin) || !now.Before(o.end) {
		return nil
	}
	return &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Down: true, Err: errRefused}
}

func (o *outage) ProbeEndpoint(_ context.Context, arm string) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.probes++
	if err := o.down(); err != nil && o.probeDown && strings.HasSuffix(arm, "/a") {
		return err
	}
	return o.probe
}

func (o *outage) Provider(arm string) string { return "p-" + arm[strings.LastIndexByte(arm, 47)+1:] }

func (o *outage) answer(ctx context.Context, a worker.Assignment) worker.Result {
	o.mu.Lock()
	o.requests++
	o.paid[a.Key.Arm]++
	o.mu.Unlock()
	if strings.HasSuffix(a.Key.Arm, "/a") {
		if err := o.down(); err != nil {
			return worker.Result{Attempt: o.attempt(a, trial.AsFault(err, ""))}
		}
	}
	if llm.Sleep(ctx, time.Minute) != nil {
		return worker.Result{Attempt: o.attempt(a, &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: context.Canceled})}
	}
	if strings.HasSuffix(a.Key.Arm, "/a") && o.down() != nil {
		return worker.Result{Attempt: o.attempt(a, trial.AsFault(o.down(), ""))}
	}
	return worker.Result{Attempt: o.attempt(a, nil)}
}

func newOutage(t *testing.T, after, long time.Duration) *outage {
	o := &outage{testRun: newTestRun(t, 60, 1, trial.Live, "a", "b"), paid: map[string]int{}, probeDown: true}
	o.begin = time.Now().Add(after)
	o.end = o.begin.Add(long)
	o.do = o.answer
	return o
}

func (o *outage) watched(t *testing.T, b *memBook, change func(*Config)) Summary {
	t.Helper()
	sum, err := o.run(t, t.Context(), b, func(c *Config) {
		c.Trials, c.Outage = o, 15*time.Minute
		if change != nil {
			change(c)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	return sum
}

// TestOutageCostsNoTrial lets an endpoint be out for ten minutes of a run of half an
// hour: whether a probe shows it or only trials do, none is void, and the other arm
// waits too.
func TestOutageCostsNoTrial(t *testing.T) {
	for name, probeDown := range map[string]bool{"a probe shows it": true, "only trials show it": false} {
		for _, attempts := range []int{1, 3} {
			t.Run(name, func(t *testing.T) {
				synctest.Test(t, func(t *testing.T) {
					o := newOutage(t, 10*time.Minute, 10*time.Minute)
					o.probeDown = probeDown
					b := &memBook{}
					var waits []Event
					began := time.Now()
					duringOutage := 0
					o.do = func(ctx context.Context, a worker.Assignment) worker.Result {
						if now := time.Now(); strings.HasSuffix(a.Key.Arm, "/b") && now.After(o.begin.Add(3*time.Minute)) && now.Before(o.end) {
							duringOutage++
						}
						return o.answer(ctx, a)
					}
					sum := o.watched(t, b, func(c *Config) {
						c.Policy.Attempts = attempts
						c.Observe = func(e Event) {
							if e.Kind == Waiting {
								waits = append(waits, e)
							}
						}
					})
					o.check(t, b)
					if sum.Reason != "done" || sum.Totals["pass"] != 120 || sum.Totals["void"] != 0 {
						t.Errorf("summary %+v", sum)
					}
					if took := time.Since(began); took > 45*time.Minute {
						t.Errorf("the run took %s", took)
					}
					if duringOutage > 0 {
						t.Errorf("%d trials of the other arm began in the outage", duringOutage)
					}
					if n := len(waits); n < 5 || !waits[n-1].Over || waits[0].Wait != time.Second || waits[n-2].Wait != time.Minute {
						t.Errorf("%d waits: %+v", n, waits)
					}
				})
			})
		}
	}
}

// TestOutageWithoutEndStopsTheRun goes on after limits.outage, when the session can be
// resumed without a void trial.
func TestOutageWithoutEndStopsTheRun(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		o := newOutage(t, 10*time.Minute, 40*time.Minute)
		b := &memBook{}
		sum := o.watched(t, b, nil)
		if sum.Totals["void"] != 0 || !strings.Contains(sum.Endpoint, "p-a gave no answer for 15m0s: p: 127.0.0.1:9: connection refused") {
			t.Fatalf("summary %+v", sum)
		}
		time.Sleep(time.Hour)
		state, settled := o.fold(t, b)
		sum = o.watched(t, b, func(c *Config) { c.State, c.Settled = state, settled })
		if sum.Reason != "done" || sum.Totals["void"] != 0 {
			t.Errorf("summary %+v", sum)
		}
		o.check(t, b)
	})
}

// TestDeadEndpointStopsTheRunAtOnce asks the endpoint once, by a probe or with one trial,
// before any other trial is paid.
func TestDeadEndpointStopsTheRunAtOnce(t *testing.T) {
	dead := &trial.Fault{Class: trial.ClassEnvironment, Dead: true, Err: errors.New("p: 401 invalid key: set KEY to a valid key")}
	down := &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Down: true, Err: errRefused}
	for name, c := range map[string]struct {
		probe, answer    error
		probes, requests int
	}{
		"the probe shows the key":          {dead, dead, 1, 0},
		"the probe shows nobody there":     {down, down, 1, 0},
		"the trial shows the key":          {llm.ErrNoProbe, dead, 1, 1},
		"the trial shows nobody there":     {llm.ErrNoProbe, down, 1, 3},
		"an error that may mean no probe":  {errors.Join(down, llm.ErrNoProbe), dead, 1, 1},
		"no endpoint that can be probed":   {errors.ErrUnsupported, dead, 2, 4},
		"the model is unknown to a trial":  {nil, dead, 2, 4},
		"no answer yet, but all is proved": {nil, nil, 2, 120},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				o := newOutage(t, 0, 0)
				o.probe = c.probe
				o.do = func(ctx context.Context, a worker.Assignment) worker.Result {
					o.mu.Lock()
					o.requests++
					o.mu.Unlock()
					return worker.Result{Attempt: o.attempt(a, trial.AsFault(c.answer, ""))}
				}
				b := &memBook{}
				sum := o.watched(t, b, nil)
				if o.probes != c.probes || o.requests > c.requests || (o.requests == 0) != (c.requests == 0) {
					t.Errorf("%d probes and %d requests, want %d and %d", o.probes, o.requests, c.probes, c.requests)
				}
				if (sum.Endpoint == "") != (c.answer == nil) || c.answer != nil && !strings.Contains(sum.Endpoint, trial.AsFault(c.answer, "").Err.Error()) || sum.Totals["void"] > 0 {
					t.Errorf("summary %+v", sum)
				}
			})
		})
	}
}

// TestFirstFaultIsRetried lets the very first attempt of an endpoint without a probe
// fail for a moment, which costs neither the trial nor the run.
func TestFirstFaultIsRetried(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		o := newOutage(t, 0, time.Nanosecond)
		o.probe = llm.ErrNoProbe
		o.probeDown = false
		b := &memBook{}
		sum := o.watched(t, b, nil)
		o.check(t, b)
		if sum.Reason != "done" || sum.Totals["pass"] != 120 || o.requests != 121 {
			t.Errorf("summary %+v, %d requests", sum, o.requests)
		}
	})
}

// TestFaultOfOneTrialIsNoOutage lets one trial always fail, while its endpoint answers
// others and probes: it is void after its attempts, and the run goes on.
func TestFaultOfOneTrialIsNoOutage(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		o := newOutage(t, 0, 0)
		o.do = func(ctx context.Context, a worker.Assignment) worker.Result {
			if a.Key.Task == "t07" && strings.HasSuffix(a.Key.Arm, "/a") {
				return worker.Result{Attempt: o.attempt(a, &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Down: true, Err: errRefused})}
			}
			return o.answer(ctx, a)
		}
		b := &memBook{}
		sum := o.watched(t, b, nil)
		o.check(t, b)
		if sum.Reason != "done" || sum.Totals["void"] != 1 || sum.Totals["pass"] != 119 {
			t.Errorf("summary %+v", sum)
		}
	})
}

// TestRetryVoid runs void trials again and keeps their history.
func TestRetryVoid(t *testing.T) {
	h := newTestRun(t, 10, 1, trial.Live, "a")
	broken := true
	h.do = func(_ context.Context, a worker.Assignment) worker.Result {
		if broken && a.Key.Task < "t04" {
			return worker.Result{Attempt: h.attempt(a, trial.Faultf(trial.ClassSetup, "no such commit"))}
		}
		return worker.Result{Attempt: h.attempt(a, nil)}
	}
	b := &memBook{}
	sum, err := h.run(t, t.Context(), b, nil)
	if err != nil || sum.Totals["void"] != 4 {
		t.Fatalf("summary %+v, %v", sum, err)
	}
	broken = false
	for _, again := range []bool{false, true} {
		state, settled := h.fold(t, b)
		sum, err = h.run(t, t.Context(), b, func(c *Config) { c.State, c.Settled, c.RetryVoid = state, settled, again })
		if want := map[bool]int{true: 4}[again]; err != nil || sum.Totals["pass"] != want {
			t.Fatalf("retry %v: summary %+v, %v", again, sum, err)
		}
	}
	state, _ := h.fold(t, b)
	for p, was := range state.All {
		want := 1
		if p.Task < "t04" {
			want = 2
		}
		if was.Void || was.Settled != want || was.Attempts != want || len(was.Missing) > 0 {
			t.Errorf("%s: %+v", p.Key, was)
		}
	}
}
