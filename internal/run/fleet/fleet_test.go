package fleet

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/assay-eval/assay/internal/needs"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/run/exchangetest"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/worker"
)

const (
	testToken = "let me in"
	urlVar    = "ASSAY_TEST_FLEET"
	slotsVar  = "ASSAY_TEST_SLOTS"
)

// TestMain makes this program a worker if a test asks for it.
func TestMain(m *testing.M) {
	if url := os.Getenv(urlVar); url != "" {
		slots, _ := strconv.Atoi(os.Getenv(slotsVar))
		err := Work(context.Background(), testWorker(url, fmt.Sprintf("w%d", os.Getpid()), slots))
		fmt.Fprintln(os.Stderr, "worker ended:", err)
		os.Exit(1)
	}
	goleak.VerifyTestMain(m)
}

func testWorker(url, name string, slots int) WorkConfig {
	return WorkConfig{
		URL: url, Token: testToken, Name: name, Labels: needs.Labels{"os": "linux"}, Slots: slots, Version: "test",
		Prepare: func(context.Context, Job) (*Crew, error) {
			return &Crew{Do: exchangetest.Perform, Close: func() error { return nil }}, nil
		},
		Say: func(string) {}, Now: time.Now,
	}
}

// harness is a coordinator with a server.
type harness struct {
	*Coordinator
	server *Server
	url    string
	mu     sync.Mutex
	said   []string
}

func (h *harness) sayings() string {
	h.mu.Lock()
	defer h.mu.Unlock()
	return strings.Join(h.said, "\n")
}

// waitFor waits until the coordinator has said a text.
func (h *harness) waitFor(t testing.TB, text string) {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); !strings.Contains(h.sayings(), text); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("the coordinator did not say %q, but:\n%s", text, h.sayings())
		}
	}
}

func newHarness(t testing.TB, change func(*Config)) *harness {
	t.Helper()
	h := &harness{}
	var err error
	h.server, err = StartServer(ServerConfig{Listen: "127.0.0.1:0", Dir: t.TempDir(), Token: testToken, Run: "r1"}, "secret")
	if err != nil {
		t.Fatal(err)
	}
	nc, err := h.server.Connect(func(string) {})
	if err != nil {
		t.Fatal(err)
	}
	h.url = "nats://" + h.server.Addr()
	cfg := Config{
		Conn: nc, Server: h.server, Run: "r1", Version: "test", Labels: needs.Labels{"os": "linux"},
		Classes: []Class{{Name: "make"}, {Name: "grade", Grade: true}},
		ClassOf: func(a worker.Assignment) string {
			if a.Attempt != nil {
				return "grade"
			}
			return "make"
		},
		Setup: func(string) json.RawMessage { return nil }, Pack: func(string) []PackFile { return nil },
		Read:      func(seal.Digest, int64, []byte) (int, error) { return 0, os.ErrNotExist },
		CheckPins: func(json.RawMessage, string, map[string]string) []string { return nil },
		Do:        exchangetest.Perform, Beat: 100 * time.Millisecond, Expiry: 600 * time.Millisecond,
		Say: func(s string) { h.mu.Lock(); h.said = append(h.said, s); h.mu.Unlock() },
	}
	if change != nil {
		change(&cfg)
	}
	if h.Coordinator, err = NewCoordinator(t.Context(), cfg); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		h.Close()
		nc.Close()
		h.server.Close()
	})
	return h
}

// start starts a worker within this process.
func (h *harness) start(t testing.TB, cfg WorkConfig) (stop func()) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	var wg sync.WaitGroup
	wg.Go(func() { _ = Work(ctx, cfg) })
	stop = func() { cancel(); wg.Wait() }
	t.Cleanup(stop)
	return stop
}

// TestConformance runs the suite of exchanges with workers in processes of their own.
func TestConformance(t *testing.T) {
	var mu sync.Mutex
	var running []*exec.Cmd
	exchangetest.Run(t, exchangetest.Subject{
		Make: func(t *testing.T, n int) run.Exchange {
			h := newHarness(t, nil)
			ctx, cancel := context.WithCancel(t.Context())
			var wg sync.WaitGroup
			for range max(1, n/2) {
				wg.Go(func() {
					for ctx.Err() == nil {
						cmd := exec.CommandContext(ctx, os.Args[0])
						cmd.Env = append(os.Environ(), urlVar+"="+h.url, slotsVar+"=2", "GORACE=atexit_sleep_ms=1")
						mu.Lock()
						err := cmd.Start()
						running = append(running, cmd)
						mu.Unlock()
						if err != nil {
							t.Error(err)
							return
						}
						_ = cmd.Wait()
					}
				})
			}
			t.Cleanup(func() { cancel(); wg.Wait() })
			return h
		},
		Kill: func() {
			mu.Lock()
			defer mu.Unlock()
			if rand.IntN(10) == 0 { // a new worker needs a while to join
				_ = running[len(running)-1-rand.IntN(2)].Process.Kill()
			}
		},
	})
}

// TestLocal runs the suite with this machine alone.
func TestLocal(t *testing.T) {
	exchangetest.Run(t, exchangetest.Subject{Make: func(t *testing.T, n int) run.Exchange {
		return newHarness(t, func(c *Config) { c.Slots, c.Hands = n, 1 })
	}})
}
