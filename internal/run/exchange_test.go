package run_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/run/exchangetest"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

func TestMain(m *testing.M) {
	if os.Getenv("ASSAY_TEST_WORKER") != "" {
		err := run.ServeWorker(context.Background(), os.Stdin, os.Stdout, "test", func(_ context.Context, setup json.RawMessage) (func(context.Context, worker.Assignment) worker.Result, func() error, error) {
			if string(setup) == `"broken"` {
				return nil, nil, errors.New("no toolchain here")
			}
			return exchangetest.Perform, func() error { return nil }, nil
		})
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	goleak.VerifyTestMain(m)
}

// children are the workers of a test that are processes of their own.
type children struct {
	mu  sync.Mutex
	all []*exec.Cmd
}

func (c *children) start(context.Context) (*run.Child, error) {
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
	c.mu.Lock()
	c.all = append(c.all, cmd)
	c.mu.Unlock()
	return &run.Child{In: in, Out: out, Kill: func() { _ = cmd.Process.Kill() }, Wait: cmd.Wait, Name: "test"}, nil
}

func (c *children) kill() {
	c.mu.Lock()
	defer c.mu.Unlock()
	_ = c.all[rand.IntN(len(c.all))].Process.Kill()
}

func TestPool(t *testing.T) {
	exchangetest.Run(t, exchangetest.Subject{Make: func(t *testing.T, n int) run.Exchange {
		return run.NewPool(t.Context(), n, exchangetest.Perform)
	}})
}

func TestStdio(t *testing.T) {
	workers := &children{}
	exchangetest.Run(t, exchangetest.Subject{Make: func(t *testing.T, n int) run.Exchange {
		x, err := run.NewStdio(t.Context(), max(1, n/2), run.Hello{Version: "test", Slots: 2}, workers.start)
		if err != nil {
			t.Fatal(err)
		}
		return x
	}, Kill: workers.kill})
}

// A worker that cannot run says why, and the exchange does not start.
func TestStdioNotReady(t *testing.T) {
	start := func(context.Context) (*run.Child, error) {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), "ASSAY_TEST_WORKER=1", "GORACE=atexit_sleep_ms=1")
		in, _ := cmd.StdinPipe()
		out, _ := cmd.StdoutPipe()
		if err := cmd.Start(); err != nil {
			return nil, err
		}
		return &run.Child{In: in, Out: out, Kill: func() { _ = cmd.Process.Kill() }, Wait: cmd.Wait, Name: "w"}, nil
	}
	for _, c := range []struct {
		hello run.Hello
		want  string
	}{
		{run.Hello{Version: "test", Slots: 1, Setup: json.RawMessage(`"broken"`)}, "no toolchain here"},
		{run.Hello{Version: "other", Slots: 1}, "use the same build"},
	} {
		_, err := run.NewStdio(t.Context(), 1, c.hello, start)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("hello %+v: error %v, want one with %q", c.hello, err, c.want)
		}
	}
}

// The first result of an assignment wins; a late one is ignored.
func TestFence(t *testing.T) {
	x := run.NewLocal()
	defer x.Close()
	if err := x.Offer(t.Context(), worker.Assignment{ID: 1, N: 1, Key: trial.Key{Task: "a", Arm: "a/s"}}); err != nil {
		t.Fatal(err)
	}
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
