package run

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"os"
	"os/exec"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

func TestMain(m *testing.M) {
	if os.Getenv("ASSAY_TEST_WORKER") != "" {
		err := ServeWorker(context.Background(), os.Stdin, os.Stdout, "test", func(_ context.Context, setup json.RawMessage) (func(context.Context, worker.Assignment) worker.Result, func() error, error) {
			if string(setup) == `"broken"` {
				return nil, nil, errors.New("no toolchain here")
			}
			return perform, func() error { return nil }, nil
		})
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	goleak.VerifyTestMain(m)
}

// perform acts as the task's name asks.
func perform(ctx context.Context, a worker.Assignment) worker.Result {
	verb, _, _ := strings.Cut(a.Key.Task, "-")
	att := &trial.Attempt{Key: a.Key, N: a.N, GenKey: a.GenKey, Source: trial.Scripted, End: &trial.End{Reason: trial.Finished, Detail: a.Key.Task}}
	res := worker.Result{Attempt: att, Blobs: map[seal.Digest][]byte{"d": []byte(a.Key.Task)}}
	switch verb {
	case "brief":
		time.Sleep(time.Millisecond)
	case "wait": // until told to stop
		<-ctx.Done()
		att.End, att.Fault = nil, &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: context.Canceled}
	case "panic":
		panic("as asked")
	case "use":
		a.Note(trial.Usage{Request: 1, Input: 10})
		a.Note(trial.Usage{Request: 2, Input: 20})
	case "report": // what it does, long enough for a report
		a.Pulse.Hear(3, "calls search", time.Unix(7, 0).UTC())
		time.Sleep(reportEvery + 500*time.Millisecond)
	case "pay": // asks thrice: the second costs what it may, the third is refused
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
			_ = syscall.Kill(os.Getpid(), syscall.SIGKILL)
			time.Sleep(time.Hour)
		}
	}
	return res
}

// subject is an exchange under the conformance suite.
type subject struct {
	name string
	make func(t *testing.T, workers int) Exchange
	kill func() // SIGKILL to one of its workers; nil if they are no processes
}

func subjects() []subject {
	var mu sync.Mutex
	var children []*exec.Cmd
	start := func(context.Context) (*Child, error) {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), "ASSAY_TEST_WORKER=1", "GORACE=atexit_sleep_ms=1")
		cmd.Stderr = os.Stderr
		in, err := cmd.StdinPipe()
		if err != nil {
			return nil, err
		}
		out, err := cmd.StdoutPipe()
		if err != nil {
			return nil, err
		}
		if err := cmd.Start(); err != nil {
			return nil, err
		}
		mu.Lock()
		children = append(children, cmd)
		mu.Unlock()
		return &Child{In: in, Out: out, Kill: func() { _ = cmd.Process.Kill() }, Wait: cmd.Wait, Name: "test"}, nil
	}
	return []subject{
		{name: "pool", make: func(t *testing.T, n int) Exchange { return NewPool(t.Context(), n, perform) }},
		{name: "stdio", make: func(t *testing.T, n int) Exchange {
			x, err := NewStdio(t.Context(), max(1, n/2), Hello{Version: "test", Slots: 2}, start)
			if err != nil {
				t.Fatal(err)
			}
			return x
		}, kill: func() {
			mu.Lock()
			defer mu.Unlock()
			_ = children[rand.IntN(len(children))].Process.Kill()
		}},
	}
}

// TestExchange is the conformance suite of every exchange.
func TestExchange(t *testing.T) {
	for _, s := range subjects() {
		t.Run(s.name, func(t *testing.T) {
			t.Run("everything comes back once", func(t *testing.T) { everythingOnce(t, s) })
			t.Run("results keep what they carry", func(t *testing.T) { keepsContent(t, s) })
			t.Run("notes come before the result", func(t *testing.T) { notesFirst(t, s) })
			t.Run("says what it does", func(t *testing.T) { reportsActivity(t, s) })
			t.Run("panic is a lost assignment", func(t *testing.T) { panicIsLost(t, s) })
			t.Run("interrupt", func(t *testing.T) { interrupt(t, s) })
			t.Run("asks the purse", func(t *testing.T) { asksThePurse(t, s) })
			t.Run("closed refuses", func(t *testing.T) { closedRefuses(t, s) })
			t.Run("kills", func(t *testing.T) { kills(t, s) })
		})
	}
}

func as(id int64, task string) worker.Assignment {
	return worker.Assignment{ID: id, N: 1, Key: trial.Key{Task: task, Arm: "a/s"}}
}

func offer(t *testing.T, x Exchange, a worker.Assignment) {
	t.Helper()
	if err := x.Offer(t.Context(), a); err != nil {
		t.Fatal(err)
	}
}

func everythingOnce(t *testing.T, s subject) {
	x := s.make(t, 4)
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

func keepsContent(t *testing.T, s subject) {
	x := s.make(t, 2)
	defer x.Close()
	offer(t, x, as(7, "echo-x"))
	for res, err := range x.Results() {
		if err != nil {
			t.Fatal(err)
		}
		if res.ID != 7 || res.Attempt == nil || res.Attempt.End.Detail != "echo-x" || string(res.Blobs["d"]) != "echo-x" {
			t.Errorf("got %+v", res)
		}
		break
	}
}

func notesFirst(t *testing.T, s subject) {
	x := s.make(t, 1)
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

func reportsActivity(t *testing.T, s subject) {
	x := s.make(t, 1)
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

func panicIsLost(t *testing.T, s subject) {
	x := s.make(t, 2)
	defer x.Close()
	offer(t, x, as(1, "panic-1"))
	for res, err := range x.Results() {
		var lost *LostError
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
func interrupt(t *testing.T, s subject) {
	x := s.make(t, 2)
	defer x.Close()
	const n = 10
	for i := range n {
		offer(t, x, as(int64(i+1), fmt.Sprintf("wait-%d", i)))
	}
	time.AfterFunc(100*time.Millisecond, x.Interrupt)
	handed, lost := 0, 0
	for res, err := range x.Results() {
		switch {
		case err == nil && res.Attempt.Fault.Err.Error() == context.Canceled.Error():
			handed++
		case err != nil && trial.AsFault(err, "").Canceled():
			lost++
		default:
			t.Errorf("got %+v, %v", res, err)
		}
		if handed+lost == n {
			break
		}
	}
	if handed == 0 || lost == 0 {
		t.Errorf("%d handed in, %d lost; want some of each", handed, lost)
	}
}

// asksThePurse: workers ask the purse of an assignment wherever they run.
func asksThePurse(t *testing.T, s subject) {
	x := s.make(t, 2)
	defer x.Close()
	b := &Budget{Limit: big.NewRat(5, 10), Metered: func(string) bool { return true }}
	account := b.openAccount("arm")
	a := as(1, "pay")
	a.Purse, a.Metered = account, true
	offer(t, x, a)
	for res, err := range x.Results() {
		if err != nil {
			t.Fatal(err)
		}
		if f := res.Attempt.Fault; !f.CutByBudget() || !strings.Contains(f.Error(), "can cost $0.3, and of the budget of $0.5 only $0.29 is left") {
			t.Errorf("fault %v", f)
		}
		break
	}
	if got := account.committed().FloatString(2); got != "0.21" {
		t.Errorf("%s is booked, want 0.21", got)
	}
}

func closedRefuses(t *testing.T, s subject) {
	x := s.make(t, 1)
	if err := x.Close(); err != nil {
		t.Fatal(err)
	}
	if err := x.Offer(t.Context(), as(1, "brief-1")); !errors.Is(err, ErrClosed) {
		t.Errorf("offer after close: %v, want ErrClosed", err)
	}
	for range x.Results() {
		t.Error("a result after close")
	}
}

// kills: workers die by SIGKILL, from inside and outside, at random moments; offering
// lost assignments again finishes everything exactly once.
func kills(t *testing.T, s subject) {
	if s.kill == nil {
		t.Skip("workers of this exchange are goroutines; killing them is killing the program, which cli's kill test does")
	}
	x := s.make(t, 4)
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
				s.kill()
			}
		}
	})
	defer wg.Wait()
	defer close(stop)
	next, deaths := int64(n), 0
	done := map[string]int{}
	for res, err := range x.Results() {
		if err != nil {
			var lost *LostError
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

// A worker that cannot run says why, and the exchange does not start.
func TestStdioNotReady(t *testing.T) {
	start := func(context.Context) (*Child, error) {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), "ASSAY_TEST_WORKER=1", "GORACE=atexit_sleep_ms=1")
		in, _ := cmd.StdinPipe()
		out, _ := cmd.StdoutPipe()
		if err := cmd.Start(); err != nil {
			return nil, err
		}
		return &Child{In: in, Out: out, Kill: func() { _ = cmd.Process.Kill() }, Wait: cmd.Wait, Name: "w"}, nil
	}
	for _, c := range []struct {
		hello Hello
		want  string
	}{
		{Hello{Version: "test", Slots: 1, Setup: json.RawMessage(`"broken"`)}, "no toolchain here"},
		{Hello{Version: "other", Slots: 1}, "use the same build"},
	} {
		_, err := NewStdio(t.Context(), 1, c.hello, start)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("hello %+v: error %v, want one with %q", c.hello, err, c.want)
		}
	}
}

// The first result of an assignment wins; a late one is ignored.
func TestFence(t *testing.T) {
	x := NewLocal()
	defer x.Close()
	offer(t, x, as(1, "a"))
	l, err := x.Next(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if err := l.Heartbeat(t.Context()); err != nil {
		t.Errorf("heartbeat of a held lease: %v", err)
	}
	if err := l.Complete(t.Context(), worker.Result{}); err != nil {
		t.Fatal(err)
	}
	if err := l.Complete(t.Context(), worker.Result{}); err != nil {
		t.Errorf("second result: %v, want it ignored", err)
	}
	if err := l.Fail(t.Context(), trial.Faultf(trial.ClassEnvironment, "late")); err != nil {
		t.Errorf("fail after the result: %v, want it ignored", err)
	}
	if l.Heartbeat(t.Context()) == nil {
		t.Error("heartbeat after the result: want an error")
	}
	n := 0
	for range x.Results() {
		n++
		time.AfterFunc(50*time.Millisecond, func() { x.Close() })
	}
	if n != 1 {
		t.Errorf("%d results, want 1", n)
	}
}
