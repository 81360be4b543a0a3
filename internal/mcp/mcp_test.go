package mcp

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

func start(t *testing.T, cfg Config) *Session {
	t.Helper()
	s, err := Start(t.Context(), cfg)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	return s
}

// serveHTTP serves the tools of [newServer] on loopback.
func serveHTTP(t *testing.T) (Config, *httptest.Server) {
	server := newServer(4)
	srv := httptest.NewServer(sdk.NewStreamableHTTPHandler(func(*http.Request) *sdk.Server { return server }, nil))
	t.Cleanup(func() {
		srv.Close()
		for session := range server.Sessions() {
			session.Close()
		}
	})
	return Config{Name: "web", URL: srv.URL, StartTimeout: 20 * time.Second, CallTimeout: 20 * time.Second}, srv
}

func TestCallsTellResultsApart(t *testing.T) {
	web, _ := serveHTTP(t)
	for name, cfg := range map[string]Config{"stdio": command("sdk"), "http": web} {
		t.Run(name, func(t *testing.T) {
			s := start(t, cfg)
			if got := s.Server(); got.Name != "fixture" || got.Version != "1.2.3" || got.Protocol == "" {
				t.Errorf("server %+v", got)
			}
			for _, tt := range []struct {
				tool, args string
				want       Result
			}{
				{"echo", `{"text": "hi"}`, Result{Text: "you said\n{\"text\":\"hi\"}"}},
				{"echo", ``, Result{Text: "you said\n{}"}},
				{"echo", `{"text`, Result{Text: "arguments are not valid JSON", IsError: true}},
				{"fail", `{}`, Result{Text: "no such page", IsError: true}},
				{"mixed", `{}`, Result{Text: "look:\n[image image/png, 5 bytes]\n[audio audio/wav, 3 bytes]\n[resource page doc://page]\nthe text\n[resource doc://blob application/pdf, 4 bytes]"}},
				{"structured", `{}`, Result{Text: `{"n":1}`, Structured: json.RawMessage(`{"n":1}`)}},
				{"no-such-tool", `{}`, Result{Text: `error -32602: unknown tool "no-such-tool"`, IsError: true}},
			} {
				got, err := s.Call(t.Context(), tt.tool, json.RawMessage(tt.args))
				if err != nil {
					t.Errorf("%s: %v", tt.tool, err)
				} else if got.Text != tt.want.Text || got.IsError != tt.want.IsError || !bytes.Equal(got.Structured, tt.want.Structured) {
					t.Errorf("%s: %+v, want %+v", tt.tool, got, tt.want)
				}
			}
			if got, err := s.Call(t.Context(), "refuse", nil); err != nil || !got.IsError || !strings.Contains(got.Text, "out of cheese") {
				t.Errorf("an error of the server's own: %+v, %v", got, err)
			}
		})
	}
}

func TestToolsOfAllPages(t *testing.T) {
	web, _ := serveHTTP(t)
	s, other := start(t, command("sdk")), start(t, web)
	tools, err := s.Tools(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, tool := range tools {
		names = append(names, tool.Name)
	}
	want := "crash echo fail mixed more-0 more-1 more-2 more-3 more-4 more-5 more-6 refuse slow structured"
	if got := strings.Join(names, " "); got != want {
		t.Errorf("tools %s\nwant  %s", got, want)
	}
	echo := tools[1]
	if !echo.ReadOnly || tools[0].ReadOnly || echo.Description != "The tool echo." || !json.Valid(echo.Schema) {
		t.Errorf("echo is %+v", echo)
	}
	digest := func(tools []ToolInfo) string {
		d, err := ToolsDigest(tools)
		if err != nil {
			t.Fatal(err)
		}
		return string(d)
	}
	// The other server has other pages and another pid in _meta.
	same, err := other.Tools(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if digest(tools) != digest(same) {
		t.Error("the same tools over HTTP have another digest")
	}
	changed := slices.Clone(tools)
	changed[3].Definition = bytes.Replace(changed[3].Definition, []byte("The tool"), []byte("A tool"), 1)
	if digest(changed) == digest(tools) || digest(tools[1:]) == digest(tools) {
		t.Error("the digest does not change with a description or a tool")
	}
	if n := ToolsSize(tools); n < 14*100 || n > 14*250 {
		t.Errorf("size %d bytes", n)
	}
}

// isFault checks for a fault of the treatment that wraps want and says words.
func isFault(t *testing.T, err, want error, words ...string) {
	t.Helper()
	f, ok := errors.AsType[*trial.Fault](err)
	if !ok || f.Class != trial.ClassTreatment {
		t.Fatalf("error %v (%T) is not a fault of the treatment", err, err)
	}
	if want != nil && !errors.Is(err, want) {
		t.Errorf("error %v does not wrap %v", err, want)
	}
	for _, w := range words {
		if !strings.Contains(err.Error(), w) {
			t.Errorf("error %q does not say %q", err, w)
		}
	}
}

func TestCrashIsAFaultWithTheLastWords(t *testing.T) {
	s := start(t, command("sdk"))
	_, err := s.Call(t.Context(), "crash", nil)
	isFault(t, err, ErrDied, "server test: call tool crash", "exit status 7", "goroutine 7 [running]: | main.main()")
	_, err = s.Call(t.Context(), "echo", nil)
	isFault(t, err, ErrDied, "exit status 7")
	if _, err = s.Tools(t.Context()); err != nil {
		isFault(t, err, ErrDied, "list tools")
	}
}

func TestHangUpIsAFault(t *testing.T) {
	s := start(t, command("by hand"))
	_, err := s.Call(t.Context(), "hang up", nil)
	isFault(t, err, ErrDied)
}

// A failed write shows that a server is ending before its output ends and before
// the system reports its exit.
func TestWriteToADyingServerIsAFault(t *testing.T) {
	s := start(t, command("by hand"))
	if _, err := s.Call(t.Context(), "stop listening", nil); err != nil {
		t.Fatal(err)
	}
	for said := ""; !strings.Contains(said, "no longer"); time.Sleep(time.Millisecond) {
		b, _ := s.Stderr(0)
		said = string(b)
	}
	_, err := s.Call(t.Context(), "args", nil)
	isFault(t, err, ErrDied, "exit status 7")
	if _, exit, ended := s.Ended(); !ended || exit.Code != 7 {
		t.Errorf("ended %v (%v)", ended, exit)
	}
}

func TestDeadHTTPServerIsAFault(t *testing.T) {
	cfg, srv := serveHTTP(t)
	s := start(t, cfg)
	srv.CloseClientConnections()
	srv.Listener.Close()
	_, err := s.Call(t.Context(), "echo", nil)
	isFault(t, err, ErrDied, "server web")
}

func TestHTTPServerThatHangsUpIsAFault(t *testing.T) {
	cfg, srv := serveHTTP(t)
	serve := srv.Config.Handler
	srv.Config.Handler = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		if !bytes.Contains(body, []byte("tools/call")) {
			r.Body = io.NopCloser(bytes.NewReader(body))
			serve.ServeHTTP(w, r)
			return
		}
		c, _, err := http.NewResponseController(w).Hijack()
		if err != nil {
			t.Error(err)
			return
		}
		_ = c.(*net.TCPConn).SetLinger(0) // the client's connection is reset
		c.Close()
	})
	_, err := start(t, cfg).Call(t.Context(), "echo", nil)
	isFault(t, err, ErrDied, "server web", "reset by peer")
}

func TestTimeoutIsAFaultAndTheSessionGoesOn(t *testing.T) {
	web, _ := serveHTTP(t)
	for name, cfg := range map[string]Config{"stdio": command("sdk"), "http": web} {
		t.Run(name, func(t *testing.T) {
			cfg.CallTimeout = 500 * time.Millisecond
			s := start(t, cfg)
			_, err := s.Call(t.Context(), "slow", nil)
			isFault(t, err, ErrTimeout, "none within 500ms")
			if got, err := s.Call(t.Context(), "echo", nil); err != nil || got.IsError {
				t.Errorf("the next call: %+v, %v", got, err)
			}
		})
	}
}

func TestOurOwnStopIsNotTheServersFault(t *testing.T) {
	s := start(t, command("sdk"))
	ctx, cancel := context.WithCancelCause(t.Context())
	stop := errors.New("the user pressed Ctrl-C")
	time.AfterFunc(100*time.Millisecond, func() { cancel(stop) })
	_, err := s.Call(ctx, "slow", nil)
	f, ok := errors.AsType[*trial.Fault](err)
	if !ok || f.Class != trial.ClassEnvironment || !f.Canceled() || !errors.Is(err, stop) {
		t.Errorf("error %v (%T)", err, err)
	}
}

func TestProtocolErrorsByCode(t *testing.T) {
	s := start(t, command("by hand"))
	if got := s.Server(); got.Name != "by hand" || got.Protocol != "2025-03-26" {
		t.Errorf("server %+v", got)
	}
	for _, code := range []string{"-32602", "-32603", "-32000", "1"} {
		if got, err := s.Call(t.Context(), "code:"+code, nil); err != nil || !got.IsError || got.Text != "error "+code+": as you like" {
			t.Errorf("code %s: %+v, %v; want a result that the agent sees", code, got, err)
		}
	}
	for _, code := range []string{"-32601", "-32600", "-32700"} {
		_, err := s.Call(t.Context(), "code:"+code, nil)
		isFault(t, err, nil, "server test", "error "+code+": as you like")
	}
	for args, want := range map[string]string{"": "{}", `{"a": [1, 2.50]}`: `{"a":[1,2.50]}`} {
		got, err := s.Call(t.Context(), "args", json.RawMessage(args))
		if err != nil || got.Text != want {
			t.Errorf("arguments %q arrive as %q, want %q (%v)", args, got.Text, want, err)
		}
	}
}

func TestEndlessPagesEnd(t *testing.T) {
	_, err := start(t, command("endless")).Tools(t.Context())
	isFault(t, err, nil, "page 2 is not the last and leads nowhere")
}

func TestServersThatDoNotStart(t *testing.T) {
	testenv.Slow(t)
	quick := command("deaf")
	quick.StartTimeout = 300 * time.Millisecond
	babbles := command("babbles")
	babbles.StartTimeout = 2 * time.Second
	missing := command("sdk")
	missing.Command = []string{"no-such-server-program"}
	both := command("sdk")
	both.URL = "http://127.0.0.1:1"
	for name, tt := range map[string]struct {
		cfg  Config
		is   error
		says []string
	}{
		"it dies":           {command("dies"), ErrDied, []string{"exit status 3", "reading config | fatal: database is locked"}},
		"it says nothing":   {quick, ErrTimeout, []string{"no handshake within 300ms"}},
		"it babbles":        {babbles, ErrTimeout, []string{"no handshake within 2s", "its last words: started", "on standard output, where only messages belong, it wrote \"Welcome to this server!\""}},
		"there is none":     {missing, nil, []string{"no-such-server-program"}},
		"nobody listens":    {Config{URL: "http://127.0.0.1:1"}, nil, []string{"refused"}},
		"no http":           {Config{URL: "ftp://x"}, nil, []string{"not an http or https address"}},
		"nothing is given":  {Config{}, nil, []string{"needs a command or a url"}},
		"two ways at once":  {both, nil, []string{"and not both"}},
		"address of a page": {Config{URL: page(t)}, nil, []string{"handshake"}},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := Start(t.Context(), tt.cfg)
			if err == nil {
				t.Fatal("it started")
			}
			if tt.is != nil && !errors.Is(err, tt.is) {
				t.Errorf("error %v does not wrap %v", err, tt.is)
			}
			for _, w := range tt.says {
				if !strings.Contains(err.Error(), w) {
					t.Errorf("error %q does not say %q", err, w)
				}
			}
		})
	}
}

func page(t *testing.T) string {
	srv := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		_, _ = w.Write([]byte("<title>Hello</title>"))
	}))
	t.Cleanup(srv.Close)
	return srv.URL
}

func TestStartStopsWhenItsContextEnds(t *testing.T) {
	ctx, cancel := context.WithCancelCause(t.Context())
	stop := errors.New("stop")
	time.AfterFunc(100*time.Millisecond, func() { cancel(stop) })
	if _, err := Start(ctx, command("deaf")); !errors.Is(err, stop) {
		t.Errorf("error %v, want %v", err, stop)
	}
}

func TestSessionOutlivesTheContextOfItsStart(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	s, err := Start(ctx, command("sdk"))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	cancel()
	if _, err := s.Call(t.Context(), "echo", nil); err != nil {
		t.Error(err)
	}
}

// syncBuffer is a buffer for two goroutines.
type syncBuffer struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

func (b *syncBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.buf.Write(p)
}

func (b *syncBuffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.buf.String()
}

func TestCloseEndsEverything(t *testing.T) {
	testenv.Slow(t)
	var stderr syncBuffer
	cfg := command("stubborn")
	cfg.Stderr = &stderr
	s, err := Start(t.Context(), cfg)
	if err != nil {
		t.Fatal(err)
	}
	// The handshake may complete before standard error arrives.
	waitFor(t, func() bool { return len(strings.Fields(stderr.String())) >= 2 })
	left := pids(t, stderr.String())
	if err := s.Close(); err != nil {
		t.Error(err)
	}
	for _, pid := range left {
		if err := syscall.Kill(pid, 0); !errors.Is(err, syscall.ESRCH) {
			t.Errorf("process %d is left behind (%v)", pid, err)
		}
	}
	if err := s.Close(); err != nil {
		t.Errorf("closed again: %v", err)
	}
	_, err = s.Call(t.Context(), "echo", nil)
	isFault(t, err, ErrDied)
}

func TestManyCallsAtOnce(t *testing.T) {
	s := start(t, command("sdk"))
	var wg sync.WaitGroup
	for i := range 50 {
		wg.Go(func() {
			args, _ := json.Marshal(map[string]int{"n": i})
			got, err := s.Call(t.Context(), "echo", args)
			if err != nil || got.Text != "you said\n"+string(args) {
				t.Errorf("call %d: %+v, %v", i, got, err)
			}
		})
	}
	wg.Wait()
}
