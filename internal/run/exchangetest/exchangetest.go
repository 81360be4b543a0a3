// Package exchangetest is the conformance suite that every exchange passes. Its
// assignments are performed by [Perform], also in other processes.
package exchangetest

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// Subject is an exchange under the suite.
type Subject struct {
	// Make starts an exchange with this many workers.
	Make func(t *testing.T, workers int) run.Exchange
	// Kill sends SIGKILL to one of its workers; nil if they are no processes. Dead
	// workers are started again.
	Kill func()
}

// Run runs the suite.
func Run(t *testing.T, s Subject) {
	t.Run("everything comes back once", func(t *testing.T) { everythingOnce(t, s) })
	t.Run("results keep what they carry", func(t *testing.T) { keepsContent(t, s) })
	t.Run("notes come before the result", func(t *testing.T) { notesFirst(t, s) })
	t.Run("reports activity", func(t *testing.T) { reportsActivity(t, s) })
	t.Run("panic is a lost assignment", func(t *testing.T) { panicIsLost(t, s) })
	t.Run("interrupt", func(t *testing.T) { interrupt(t, s) })
	t.Run("asks the purse", func(t *testing.T) { asksThePurse(t, s) })
	t.Run("closed refuses", func(t *testing.T) { closedRefuses(t, s) })
	if s.Kill != nil { // the kill test of package cli kills a program with its goroutines
		t.Run("kills", func(t *testing.T) { kills(t, s) })
	}
}

// Perform acts as the name of the task asks.
func Perform(ctx context.Context, a worker.Assignment) worker.Result {
	verb, _, _ := strings.Cut(a.Key.Task, "-")
	if a.Attempt != nil {
		res := worker.Result{}
		for _, name := range a.Graders {
			res.Scores = append(res.Scores, trial.Score{Key: a.Key, Attempt: a.Attempt.N, Grader: name})
		}
		return res
	}
	att := &trial.Attempt{Key: a.Key, N: a.N, GenKey: a.GenKey, Source: trial.Scripted, End: &trial.End{Reason: trial.Finished, Detail: a.Key.Task}}
	res := worker.Result{Attempt: att, Blobs: map[seal.Digest][]byte{seal.Of([]byte(a.Key.Task)): []byte(a.Key.Task)}}
	switch verb {
	case "brief":
		time.Sleep(time.Millisecond)
	case "doze":
		time.Sleep(50 * time.Millisecond)
	case "wait": // until told to stop
		a.Note(trial.Usage{Request: 1})
		<-ctx.Done()
		att.End, att.Fault = nil, &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: context.Canceled}
	case "panic":
		panic("as asked")
	case "use":
		a.Note(trial.Usage{Request: 1, Input: 10})
		a.Note(trial.Usage{Request: 2, Input: 20})
	case "report": // long enough for a report of its activity
		a.Pulse.Hear(3, "calls search", time.Unix(7, 0).UTC())
		time.Sleep(1500 * time.Millisecond)
	case "pay": // asks thrice: the second costs the most that was granted, the third is refused
		for _, n := range []int64{1, 2, 3} {
			paid, err := a.Purse.Ask(ctx, big.NewRat(n, 10))
			if err != nil {
				att.End, att.Fault = nil, trial.AsFault(err, trial.ClassEnvironment)
				break
			}
			if n == 1 {
				paid(big.NewRat(1, 100))
			} else {
				paid(nil)
			}
		}
	case "die":
		if a.N == 1 {
			if p, err := os.FindProcess(os.Getpid()); err == nil {
				_ = p.Kill()
			}
			time.Sleep(time.Hour)
		}
	}
	return res
}

func as(id int64, task string) worker.Assignment {
	return worker.Assignment{ID: id, N: 1, Key: trial.Key{Task: task, Arm: "a/s"}}
}

func offer(t *testing.T, x run.Exchange, a worker.Assignment) {
	t.Helper()
	if err := x.Offer(t.Context(), a); err != nil {
		t.Fatal(err)
	}
}

func everythingOnce(t *testing.T, s Subject) {
	x := s.Make(t, 4)
	defer x.Close()
	const n = 500
	for i := range n {
		offer(t, x, as(int64(i+1), fmt.Sprintf("brief-%d", i)))
	}
	seen := map[int64]int{}
	for res, err := range x.Results() {
		if err != nil {
			t.Fatal(err)
		}
		seen[res.ID]++
		if want := fmt.Sprintf("brief-%d", res.ID-1); res.Key.Task != want {
			t.Errorf("result %d is of %s, want %s", res.ID, res.Key.Task, want)
		}
		if len(seen) == n {
			break
		}
	}
	for id, k := range seen {
		if k != 1 {
			t.Errorf("assignment %d came back %d times", id, k)
		}
	}
}

func keepsContent(t *testing.T, s Subject) {
	x := s.Make(t, 2)
	defer x.Close()
	offer(t, x, as(7, "echo-x"))
	for res, err := range x.Results() {
		if err != nil {
			t.Fatal(err)
		}
		if res.ID != 7 || res.Attempt == nil || res.Attempt.End.Detail != "echo-x" || string(res.Blobs[seal.Of([]byte("echo-x"))]) != "echo-x" {
			t.Errorf("got %+v", res)
		}
		break
	}
}

func notesFirst(t *testing.T, s Subject) {
	x := s.Make(t, 1)
	defer x.Close()
	offer(t, x, as(1, "use"))
	var used []trial.Usage
	for res, err := range x.Results() {
		if err != nil {
			t.Fatal(err)
		}
		if res.Usage == nil {
			if len(used) != 2 || used[0].Input != 10 || used[1].Request != 2 || res.Attempt == nil {
				t.Errorf("%+v before the result %+v", used, res)
			}
			return
		}
		if res.ID != 1 || res.Key.Task != "use" {
			t.Errorf("a note of %+v", res)
		}
		used = append(used, *res.Usage)
	}
}

func reportsActivity(t *testing.T, s Subject) {
	x := s.Make(t, 1)
	defer x.Close()
	offer(t, x, as(1, "report"))
	var got []worker.Activity
	for res, err := range x.Results() {
		if err != nil {
			t.Fatal(err)
		}
		if res.Activity == nil {
			if want := (worker.Activity{Turn: 3, Doing: "calls search", At: time.Unix(7, 0).UTC()}); len(got) != 1 || got[0] != want {
				t.Errorf("%+v before the result, want %+v", got, want)
			}
			return
		}
		got = append(got, *res.Activity)
	}
}

func panicIsLost(t *testing.T, s Subject) {
	x := s.Make(t, 2)
	defer x.Close()
	offer(t, x, as(1, "panic-1"))
	for res, err := range x.Results() {
		var lost *run.LostError
		if !errors.As(err, &lost) || res.ID != 1 || !strings.Contains(err.Error(), "as asked") {
			t.Fatalf("got %+v, %v; want a lost assignment that says why", res, err)
		}
		break
	}
	offer(t, x, as(2, "brief-2")) // the worker goes on
	for res, err := range x.Results() {
		if err != nil || res.ID != 2 {
			t.Errorf("after the panic: %+v, %v", res, err)
		}
		break
	}
}

// interrupt: running work hands in its partial result, queued work comes back as
// lost, and both count as canceled.
func interrupt(t *testing.T, s Subject) {
	x := s.Make(t, 2)
	defer x.Close()
	const n = 10
	for i := range n {
		offer(t, x, as(int64(i+1), fmt.Sprintf("wait-%d", i)))
	}
	handed, lost := 0, 0
	var once sync.Once
	for res, err := range x.Results() {
		switch {
		case err == nil && res.Usage != nil: // one is under way
			once.Do(func() { go x.Interrupt() })
		case err == nil && res.Attempt.Fault.Err.Error() == context.Canceled.Error():
			handed++
		case err != nil && trial.AsFault(err, "").Canceled():
			lost++
		default:
			t.Fatalf("got %+v, %v", res, err)
		}
		if handed+lost == n {
			break
		}
	}
	if handed == 0 || lost == 0 {
		t.Errorf("%d handed in, %d lost; want some of each", handed, lost)
	}
}

// purse grants up to a limit and books what requests cost.
type purse struct {
	mu     sync.Mutex
	left   *big.Rat
	booked *big.Rat
}

// Ask implements agent.Purse.
func (p *purse) Ask(_ context.Context, most *big.Rat) (func(*big.Rat), error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if most.Cmp(p.left) > 0 {
		return nil, &trial.Fault{Class: trial.ClassEnvironment, Budget: true, Err: fmt.Errorf("only %s is left", p.left.FloatString(2))}
	}
	p.left.Sub(p.left, most)
	return func(cost *big.Rat) {
		p.mu.Lock()
		defer p.mu.Unlock()
		if cost == nil {
			cost = most
		}
		p.booked.Add(p.booked, cost)
		p.left.Add(p.left, new(big.Rat).Sub(most, cost))
	}, nil
}

// asksThePurse: workers ask the purse of an assignment wherever they run.
func asksThePurse(t *testing.T, s Subject) {
	x := s.Make(t, 2)
	defer x.Close()
	p := &purse{left: big.NewRat(5, 10), booked: new(big.Rat)}
	a := as(1, "pay")
	a.Purse, a.Metered = p, true
	offer(t, x, a)
	for res, err := range x.Results() {
		if err != nil {
			t.Fatal(err)
		}
		if f := res.Attempt.Fault; !f.CutByBudget() || !strings.Contains(f.Error(), "only 0.29 is left") {
			t.Errorf("fault %v", f)
		}
		break
	}
	if got := p.booked.FloatString(2); got != "0.21" {
		t.Errorf("%s is booked, want 0.21", got)
	}
}

func closedRefuses(t *testing.T, s Subject) {
	x := s.Make(t, 1)
	if err := x.Close(); err != nil {
		t.Fatal(err)
	}
	if err := x.Offer(t.Context(), as(1, "brief-1")); !errors.Is(err, run.ErrClosed) {
		t.Errorf("offer after close: %v, want ErrClosed", err)
	}
	for res, err := range x.Results() {
		t.Errorf("a result after close: %+v, %v", res, err)
	}
}

// kills: workers die by SIGKILL, from inside and outside, at random moments; offering
// lost assignments again finishes everything exactly once.
func kills(t *testing.T, s Subject) {
	x := s.Make(t, 4)
	defer x.Close()
	const n = 300
	for i := range n {
		task := fmt.Sprintf("brief-%d", i)
		if i%50 == 7 {
			task = fmt.Sprintf("die-%d", i)
		}
		offer(t, x, as(int64(i+1), task))
	}
	stop := make(chan struct{})
	var wg sync.WaitGroup
	wg.Go(func() {
		for {
			select {
			case <-stop:
				return
			case <-time.After(30 * time.Millisecond):
				s.Kill()
			}
		}
	})
	defer wg.Wait()
	defer close(stop)
	next, deaths := int64(n), 0
	done := map[string]int{}
	for res, err := range x.Results() {
		if err != nil {
			var lost *run.LostError
			if !errors.As(err, &lost) || !lost.Fault.Retry {
				t.Fatalf("lost in an unexpected way: %v", err)
			}
			deaths++
			next++
			again := as(next, res.Key.Task)
			again.N = 2
			offer(t, x, again)
			continue
		}
		done[res.Key.Task]++
		if len(done) == n {
			break
		}
	}
	if deaths == 0 {
		t.Error("no worker died: the test shows nothing")
	}
	for task, k := range done {
		if k != 1 {
			t.Errorf("%s came back %d times", task, k)
		}
	}
	t.Logf("%d assignments lost to kills and done again", deaths)
}
