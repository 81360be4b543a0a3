package equip

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/assay-eval/assay/internal/trial"
)

// How often a server is started for four trials, two in each of two arms.
func TestLives(t *testing.T) {
	for per, want := range map[string]int{"": 4, "trial": 4, "arm": 2, "run": 1} {
		t.Run(per, func(t *testing.T) {
			o, b := withDocs(per)
			o.mustProbe(t)
			for range 2 {
				for _, a := range []struct{ kit func() *Kit }{{func() *Kit { return o.mustKit(t, arm) }}, {func() *Kit { return o.mustKit(t, other) }}} {
					k := a.kit()
					if res, err := tool(t, k, "search").Call(t.Context(), nil); err != nil || res.Text != "found" {
						t.Errorf("answer %+v, %v", res, err)
					}
					closed(t, k)
				}
			}
			all, open := b.started()
			left := want
			if want == 4 {
				left = 0
			}
			if all-1 != want || open != left {
				t.Errorf("started %d times, %d still run; want %d, %d", all-1, open, want, left)
			}
			closed(t, o)
			closed(t, o)
			for _, f := range b.dialed {
				if f.closes != 1 {
					t.Errorf("a server was closed %d times", f.closes)
				}
			}
			_, err := o.Kit(t.Context(), arm, task)
			if shared := want < 4; shared && !isStopped(err) {
				t.Errorf("after the end: %v, want our own stop", err)
			}
		})
	}
}

func isStopped(err error) bool {
	f, ok := errors.AsType[*trial.Fault](err)
	return ok && f.Canceled()
}

// A shared server that dies between trials is found dead and started again.
func TestSharedServerDiesBetweenTrials(t *testing.T) {
	o, b := withDocs("run")
	o.mustProbe(t)
	defer o.Close()
	closed(t, o.mustKit(t, arm))
	b.mu.Lock()
	b.dialed[1].dead = true
	b.mu.Unlock()
	k := o.mustKit(t, arm)
	if res, err := tool(t, k, "search").Call(t.Context(), nil); err != nil || res.Text != "found" {
		t.Errorf("answer %+v, %v", res, err)
	}
	closed(t, k)
	if all, open := b.started(); all != 3 || open != 1 || b.dialed[1].closes != 1 {
		t.Errorf("%d started, %d run, the dead one closed %d times", all, open, b.dialed[1].closes)
	}
}

// TestSharedServerDiesInATrial checks that a server that fails a call is not leased
// again but keeps running until its last current user releases it.
func TestSharedServerDiesInATrial(t *testing.T) {
	o, b := withDocs("run")
	o.mustProbe(t)
	defer o.Close()
	first, second := o.mustKit(t, arm), o.mustKit(t, other)
	b.call = func(f *fake, tool string) (Result, error) {
		if f == b.dialed[1] && tool == "read" {
			return Result{}, &trial.Fault{Class: trial.ClassTreatment, Retry: true, Err: errDead}
		}
		return Result{Text: "found"}, nil
	}
	_, err := tool(t, first, "read").Call(t.Context(), nil)
	wantFault(t, err, trial.ClassTreatment, true, "died")
	third := o.mustKit(t, arm)
	if _, err := tool(t, third, "read").Call(t.Context(), nil); err != nil {
		t.Errorf("the next trial got the dead server: %v", err)
	}
	if _, err := tool(t, second, "search").Call(t.Context(), nil); err != nil || b.dialed[1].closes != 0 {
		t.Errorf("the server was taken from a trial that still used it: %v", err)
	}
	closed(t, first)
	if b.dialed[1].closes != 0 {
		t.Error("stopped while a trial used it")
	}
	closed(t, second)
	if b.dialed[1].closes != 1 {
		t.Errorf("the last trial closed it %d times", b.dialed[1].closes)
	}
	closed(t, third)
	if all, open := b.started(); all != 3 || open != 1 {
		t.Errorf("%d started, %d run; want 3, one", all, open)
	}
}

// A stopped trial is no evidence against the server.
func TestStoppedCallIsNoFaultOfTheServer(t *testing.T) {
	o, b := withDocs("run")
	o.mustProbe(t)
	defer o.Close()
	k := o.mustKit(t, arm)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	b.call = func(*fake, string) (Result, error) {
		return Result{}, &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: context.Canceled}
	}
	if _, err := tool(t, k, "search").Call(ctx, nil); err == nil {
		t.Fatal("no error")
	}
	closed(t, k)
	closed(t, o.mustKit(t, arm))
	if all, _ := b.started(); all != 2 {
		t.Errorf("started %d times, want once beside the probe", all)
	}
}

// A tool list that changes while a shared server runs is found by the next trial.
func TestSharedServerChangesItsTools(t *testing.T) {
	o, b := withDocs("run")
	o.mustProbe(t)
	defer o.Close()
	closed(t, o.mustKit(t, arm))
	b.mu.Lock()
	b.dialed[1].tools = specs("search")
	b.mu.Unlock()
	_, err := o.Kit(t.Context(), arm, task)
	wantFault(t, err, trial.ClassTreatment, false, "server docs changed its tools since the preflight")
}

// A server that breaks again and again is given up for this attempt.
func TestSharedServerKeepsDying(t *testing.T) {
	o, b := withDocs("run")
	o.mustProbe(t)
	defer o.Close()
	closed(t, o.mustKit(t, arm))
	b.pin = func(context.Context, *fake) error { return errDead }
	_, err := o.Kit(t.Context(), arm, task)
	wantFault(t, err, trial.ClassTreatment, true, "list the tools of docs serve", "died")
	if _, open := b.started(); open != 0 {
		t.Errorf("%d servers still run", open)
	}
	b.pin = nil
	closed(t, o.mustKit(t, arm))
}

// Starting a shared server is nobody's own: a trial that is stopped does not wait
// for it, and leaves it to the others.
func TestWaitingForASharedServer(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		o, b := withDocs("run")
		o.mustProbe(t)
		b.starts = func(ctx context.Context, _ string) error {
			select {
			case <-time.After(10 * time.Second):
				return nil
			case <-ctx.Done():
				return ctx.Err()
			}
		}
		var wg sync.WaitGroup
		wg.Go(func() {
			ctx, cancel := context.WithTimeout(t.Context(), time.Second)
			defer cancel()
			began := time.Now()
			if _, err := o.Kit(ctx, arm, task); !isStopped(err) || time.Since(began) != time.Second {
				t.Errorf("after %s: %v, want our own stop after 1s", time.Since(began), err)
			}
		})
		wg.Go(func() {
			time.Sleep(2 * time.Second)
			closed(t, o.mustKit(t, other))
		})
		wg.Wait()
		if all, _ := b.started(); all != 2 {
			t.Errorf("started %d times, want once beside the probe", all-1)
		}
		closed(t, o)
	})
}

// Closing stops a server that is being started, too, even one that takes no
// notice.
func TestCloseWhileAServerStarts(t *testing.T) {
	for name, start := range map[string]func(context.Context, string) error{
		"heeds": func(ctx context.Context, _ string) error { <-ctx.Done(); return ctx.Err() },
		"deaf":  func(context.Context, string) error { time.Sleep(time.Minute); return nil },
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				o, b := withDocs("run")
				o.mustProbe(t)
				b.starts = start
				done := make(chan error)
				go func() {
					_, err := o.Kit(t.Context(), arm, task)
					done <- err
				}()
				synctest.Wait()
				closed(t, o)
				if _, open := b.started(); open != 0 {
					t.Errorf("%d servers run after the end", open)
				}
				if err := <-done; err == nil {
					t.Error("there is a kit after the end")
				}
			})
		})
	}
}

// A trial that still uses a shared server when all is closed finds it dead, and
// does not close it again.
func TestCloseWhileAServerIsUsed(t *testing.T) {
	o, b := withDocs("run")
	o.mustProbe(t)
	k := o.mustKit(t, arm)
	closed(t, o)
	_, err := tool(t, k, "search").Call(t.Context(), nil)
	wantClass(t, err)
	closed(t, k)
	if n := b.dialed[1].closes; n != 1 {
		t.Errorf("the server was closed %d times", n)
	}
}

// A trial that is stopped while its own server starts is no fault of the server.
func TestStoppedWhileAServerStarts(t *testing.T) {
	o, b := withDocs("trial")
	o.mustProbe(t)
	ctx, cancel := context.WithCancel(t.Context())
	b.starts = func(context.Context, string) error {
		cancel()
		return errDead
	}
	if _, err := o.Kit(ctx, arm, task); !isStopped(err) {
		t.Errorf("error %v, want our own stop", err)
	}
}

// Many trials of several arms at once, while servers die.
func TestConcurrentKits(t *testing.T) {
	for _, per := range []string{"trial", "arm", "run"} {
		t.Run(per, func(t *testing.T) {
			o, b := withDocs(per)
			o.mustProbe(t)
			var n atomic.Int64
			b.call = func(f *fake, _ string) (Result, error) {
				if n.Add(1)%7 == 0 {
					f.dead = true // under the bench's lock
					return Result{}, &trial.Fault{Class: trial.ClassTreatment, Retry: true, Err: errDead}
				}
				return Result{Text: "found"}, nil
			}
			var good atomic.Int64
			var wg sync.WaitGroup
			for i := range 40 {
				wg.Go(func() {
					a := arm
					a.Agent = fmt.Sprint("agent", i%3)
					k, err := o.Kit(t.Context(), a, task)
					if err != nil {
						wantClass(t, err)
						return
					}
					for range 3 {
						res, err := tool(t, k, "search").Call(t.Context(), nil)
						if err != nil {
							wantClass(t, err)
						} else if res.Text == "found" {
							good.Add(1)
						}
					}
					if p := k.Proof().Servers[0]; p.Calls != 3 {
						t.Errorf("proof %+v, want 3 calls", p)
					}
					closed(t, k)
				})
			}
			wg.Wait()
			closed(t, o)
			if good.Load() == 0 {
				t.Error("no call was answered")
			}
			for _, f := range b.dialed {
				if f.closes != 1 {
					t.Errorf("a server was closed %d times", f.closes)
				}
			}
		})
	}
}

func wantClass(t *testing.T, err error) {
	t.Helper()
	if f, ok := errors.AsType[*trial.Fault](err); !ok || f.Class != trial.ClassTreatment || !f.Retry {
		t.Errorf("error %v, want a fault of the treatment that another attempt may mend", err)
	}
}
