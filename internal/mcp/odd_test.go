package mcp

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/proc/proctest"
	"github.com/assay-eval/assay/internal/testenv"
)

// odd is a server that does what servers should not, as the name of the called
// tool says. It lists 3,000 tools on 60 pages.
func odd() {
	fmt.Println("Welcome!")
	fmt.Println(`{"level":"info","msg":"listening"}`)
	in := bufio.NewReader(os.Stdin)
	for {
		line, err := in.ReadString('\n')
		if err != nil {
			return
		}
		var m struct {
			ID     json.RawMessage
			Method string
			Params struct{ Name, Cursor string }
		}
		if err := json.Unmarshal([]byte(line), &m); err != nil || m.ID == nil {
			continue
		}
		answer := func(format string, args ...any) {
			fmt.Printf(`{"jsonrpc":"2.0","id":%s,"result":%s}`+"\n", m.ID, fmt.Sprintf(format, args...))
		}
		text := func(text string) { answer(`{"content":[{"type":"text","text":%q}]}`, text) }
		what, arg, _ := strings.Cut(m.Params.Name, ":")
		switch {
		case m.Method == "initialize":
			answer(`{"protocolVersion":"2025-06-18","capabilities":{"tools":{"listChanged":true}},"serverInfo":{"name":"odd","version":"0"}}`)
		case m.Method == "tools/list":
			page, _ := strconv.Atoi(m.Params.Cursor)
			var tools []string
			for i := range 50 {
				tools = append(tools, fmt.Sprintf(`{"name":"tool-%04d","inputSchema":{"type":"object"}}`, page*50+i))
			}
			next := ""
			if page < 59 {
				next = fmt.Sprintf(`,"nextCursor":"%d"`, page+1)
			}
			answer(`{"tools":[%s]%s}`, strings.Join(tools, ","), next)
		case m.Method != "tools/call":
			fmt.Printf(`{"jsonrpc":"2.0","id":%s,"error":{"code":-32601,"message":"what?"}}`+"\n", m.ID)
		case what == "junk":
			fmt.Print("debug: \x1b[31mcalled\x1b[0m\n\n{\"msg\":\"called\"}\n{broken \"jsonrpc\"\n\"jsonrpc\"\n")
			text("after junk")
		case what == "late":
			time.Sleep(600 * time.Millisecond)
			text("late")
		case what == "big":
			n, _ := strconv.Atoi(arg)
			text(strings.Repeat("x", n))
		case what == "kill":
			_ = syscall.Kill(os.Getpid(), syscall.SIGKILL)
		case what == "change":
			fmt.Println(`{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}`)
			text("changed")
		case what == "ask":
			fmt.Printf(`{"jsonrpc":"2.0","id":"ours","method":%q,"params":{"messages":[],"maxTokens":1,"message":"who?","requestedSchema":{"type":"object","properties":{}}}}`+"\n", arg)
			reply, _ := in.ReadString('\n')
			text(strings.TrimSpace(reply))
		case what == "say":
			fmt.Fprintln(os.Stderr, arg)
			text("said")
		}
	}
}

func TestJunkOnStandardOutputIsPassedOver(t *testing.T) {
	s := start(t, command("odd"))
	if n := s.Notes(); n.Junk != 2 || n.First != "Welcome!" {
		t.Errorf("after the handshake: %+v", n)
	}
	for range 2 {
		if got, err := s.Call(t.Context(), "junk", nil); err != nil || got.Text != "after junk" {
			t.Errorf("answer %+v, %v", got, err)
		}
	}
	if n := s.Notes(); n.Junk != 10 {
		t.Errorf("%d lines of junk, want 10", n.Junk)
	}
}

func TestThousandsOfToolsOnPages(t *testing.T) {
	tools, err := start(t, command("odd")).Tools(t.Context())
	if err != nil || len(tools) != 3000 || tools[2999].Name != "tool-2999" {
		t.Fatalf("%d tools, %v", len(tools), err)
	}
}

func TestAnswerAfterTheDeadline(t *testing.T) {
	cfg := command("odd")
	cfg.CallTimeout = 300 * time.Millisecond
	s := start(t, cfg)
	_, err := s.Call(t.Context(), "late", nil)
	isFault(t, err, ErrTimeout, "server test: call tool late: no answer in time: none within 300ms")
	time.Sleep(500 * time.Millisecond) // the answer comes now, and is nobody's
	if got, err := s.Call(t.Context(), "say:x", nil); err != nil || got.Text != "said" {
		t.Errorf("the next call: %+v, %v", got, err)
	}
}

func TestOversizedAnswers(t *testing.T) {
	cfg := command("odd")
	cfg.MaxMessage, cfg.CallTimeout = 11<<20, 5*time.Minute // this is of sizes; a busy machine takes its time
	s := start(t, cfg)
	if got, err := s.Call(t.Context(), "big:"+fmt.Sprint(10<<20), nil); err != nil || len(got.Text) != 10<<20 {
		t.Errorf("%d bytes, %v", len(got.Text), err)
	}
	_, err := s.Call(t.Context(), "big:"+fmt.Sprint(11<<20), nil)
	isFault(t, err, errTooLong, "server test: call tool big:11534336", "too long: more than 11534336 bytes")

	web := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		fmt.Fprintf(w, `{"jsonrpc":"2.0","id":1,"result":{"x":%q}}`, strings.Repeat("x", 2<<20))
	}))
	defer web.Close()
	_, err = Start(t.Context(), Config{URL: web.URL, MaxMessage: 1 << 20})
	if err == nil || !strings.Contains(err.Error(), "more than 1048576 bytes") {
		t.Errorf("over HTTP: %v", err)
	}
}

func TestKilledInACall(t *testing.T) {
	s := start(t, command("odd"))
	before := time.Now()
	_, err := s.Call(t.Context(), "kill", nil)
	isFault(t, err, ErrDied, "ended by signal: killed")
	at, exit, ended := s.Ended()
	if !ended || exit.Signal != syscall.SIGKILL || at.Before(before) || at.After(time.Now()) {
		t.Errorf("ended %v at %s (%v)", ended, at, exit)
	}
}

// A server that asks for what this client has not is refused, and its tool goes
// on; a ping is answered.
func TestServerAsks(t *testing.T) {
	s := start(t, command("odd"))
	for _, method := range []string{"sampling/createMessage", "elicitation/create", "roots/list"} {
		got, err := s.Call(t.Context(), "ask:"+method, nil)
		var reply struct {
			ID    string
			Error *struct {
				Code    int
				Message string
			}
		}
		if err != nil || json.Unmarshal([]byte(got.Text), &reply) != nil || reply.ID != "ours" || reply.Error == nil ||
			reply.Error.Code != -32601 || !strings.Contains(reply.Error.Message, method) {
			t.Errorf("%s is answered with %s, %v", method, got.Text, err)
		}
	}
	got, err := s.Call(t.Context(), "ask:ping", nil)
	if err != nil || !strings.Contains(got.Text, `"result":{}`) {
		t.Errorf("ping is answered with %s, %v", got.Text, err)
	}
	if n := s.Notes(); !slices.Equal(n.Asked, []string{"elicitation/create", "roots/list", "sampling/createMessage"}) {
		t.Errorf("notes %+v", n)
	}
}

// The newest protocol has servers ask in the answer of a call.
func TestServerAsksInItsAnswer(t *testing.T) {
	s := &Session{}
	got := s.refuseInput(&sdk.CallToolResult{InputRequests: sdk.InputRequestMap{"a": &sdk.ElicitParams{}, "c": &sdk.ElicitParams{}}})
	if !got.IsError || !got.Protocol || got.Text != "the server wants elicitation/create of this client, which does not offer it" {
		t.Errorf("%+v", got)
	}
	if n := s.Notes(); len(n.Asked) != 1 {
		t.Errorf("notes %+v", n)
	}
}

func TestToolsChangedIsCounted(t *testing.T) {
	s := start(t, command("odd"))
	for i := range int64(3) {
		waitFor(t, func() bool { return s.Changes() == i }) // they arrive independently of the answers
		if _, err := s.Call(t.Context(), "change", nil); err != nil {
			t.Fatal(err)
		}
	}
}

func TestStderrIsKept(t *testing.T) {
	s := start(t, command("odd"))
	if _, err := s.Call(t.Context(), "say:first", nil); err != nil {
		t.Fatal(err)
	}
	waitFor(t, func() bool { _, end := s.Stderr(0); return end == 6 })
	_, mark := s.Stderr(0)
	if _, err := s.Call(t.Context(), "say:second", nil); err != nil {
		t.Fatal(err)
	}
	waitFor(t, func() bool { text, _ := s.Stderr(mark); return string(text) == "second\n" })
}

func waitFor(t *testing.T, ok func() bool) {
	t.Helper()
	for range 500 {
		if ok() {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Fatal("it never came")
}

// A tail returns a suffix of the text written since the mark, made of whole
// lines, and loses nothing that fits.
func TestTail(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		most := rapid.IntRange(1, 20).Draw(t, "max")
		tl := &outputTail{max: most}
		all := ""
		mark := int64(0)
		for _, part := range rapid.SliceOf(rapid.StringMatching(`[ab\n]{0,15}`)).Draw(t, "parts") {
			if rapid.Bool().Draw(t, "mark") {
				_, _, mark = tl.since(mark)
			}
			fmt.Fprint(tl, part)
			all += part
		}
		text, lost, end := tl.since(mark)
		since := all[mark:]
		if !strings.HasSuffix(since, string(text)) || int(lost) != len(since)-len(text) || int(end) != len(all) {
			t.Fatalf("%q of %q, %d lost, end %d", text, since, lost, end)
		}
		if before := since[:lost]; lost > 0 && len(text) > 0 && !strings.HasSuffix(before, "\n") {
			t.Fatalf("%q begins inside a line of %q", text, since)
		}
		if len(since) <= most && lost > 0 {
			t.Fatalf("%d of %d bytes lost", lost, len(since))
		}
	})
}

func TestGist(t *testing.T) {
	for in, want := range map[string]string{
		"": "", " a\tb\n": "a b", "\x1b[31mred\x1b[0m \u202eevil": "[31mred[0m evil", "\xff": "\ufffd",
		"a " + strings.Repeat("x", 500): "a [500 bytes]", strings.Repeat("word ", 100): strings.Repeat("word ", 60) + "…",
	} {
		if got := clipText(in); got != want {
			t.Errorf("%q gives %q, want %q", in, got, want)
		}
	}
}

func TestHTTPAnswersThatAreNotMCP(t *testing.T) {
	var secret atomic.Value
	for name, tt := range map[string]struct {
		answer func(w http.ResponseWriter, r *http.Request)
		says   string
	}{
		"a page":    {func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, "<html><title>Hi\x1b[2J</title>") }, `handshake: the server answered with a web page (text/html: "<html><title>Hi[2J</title>"): is the address that of an MCP endpoint?`},
		"not found": {func(w http.ResponseWriter, _ *http.Request) { http.Error(w, "no such page", 404) }, `the server answered 404 Not Found (text/plain: "no such page")`},
		"broken":    {func(w http.ResponseWriter, _ *http.Request) { http.Error(w, "oops", 500) }, `the server answered 500 Internal Server Error (text/plain: "oops")`},
		"overload":  {func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(503) }, `the server answered 503 Service Unavailable`},
		"secret":    {func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(401) }, `the server answered 401 Unauthorized: give the secret that it wants in headers`},
		"elsewhere": {func(w http.ResponseWriter, r *http.Request) {
			secret.Store(r.Header.Get("Authorization"))
			http.Redirect(w, r, "http://127.0.0.1:1/mcp", http.StatusTemporaryRedirect)
		}, `the server answered 307 Temporary Redirect and points to http://127.0.0.1:1/mcp: give that address as its url`},
	} {
		t.Run(name, func(t *testing.T) {
			srv := httptest.NewServer(http.HandlerFunc(tt.answer))
			defer srv.Close()
			_, err := Start(t.Context(), Config{URL: srv.URL, StartTimeout: 10 * time.Second, Headers: map[string]string{"Authorization": "Bearer s3cret-value"}})
			if err == nil || !strings.Contains(err.Error(), tt.says) || strings.Contains(err.Error(), "s3cret") {
				t.Errorf("error %v\nlacks %s", err, tt.says)
			}
		})
	}
	if secret.Load() != "Bearer s3cret-value" {
		t.Errorf("the header arrived as %q", secret.Load())
	}
}

// A server that breaks after the handshake is the treatment's fault.
func TestHTTPServerBreaks(t *testing.T) {
	server := newServer(0)
	mcp := sdk.NewStreamableHTTPHandler(func(*http.Request) *sdk.Server { return server }, nil)
	var broken atomic.Int64
	srv := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if code := broken.Load(); code != 0 {
			http.Error(w, "out of order", int(code))
			return
		}
		mcp.ServeHTTP(w, r)
	}))
	t.Cleanup(func() {
		broken.Store(0)
		srv.Close()
		for session := range server.Sessions() {
			session.Close()
		}
	})
	s := start(t, Config{Name: "web", URL: srv.URL})
	broken.Store(500)
	_, err := s.Call(t.Context(), "echo", nil)
	isFault(t, err, nil, `server web: call tool echo: the server answered 500 Internal Server Error (text/plain: "out of order")`)
	broken.Store(0)
	if got, err := s.Call(t.Context(), "echo", nil); err != nil || got.IsError {
		t.Errorf("once it works again: %+v, %v", got, err)
	}
}

// A server may allow its tool list to be cached; the proof must not be.
func TestToolListIsNeverCached(t *testing.T) {
	server := newServer(0)
	var lists atomic.Int64
	server.AddReceivingMiddleware(func(next sdk.MethodHandler) sdk.MethodHandler {
		return func(ctx context.Context, method string, req sdk.Request) (sdk.Result, error) {
			res, err := next(ctx, method, req)
			if list, ok := res.(*sdk.ListToolsResult); ok {
				lists.Add(1)
				list.TTLMs = 3_600_000
			}
			return res, err
		}
	})
	srv := httptest.NewServer(sdk.NewStreamableHTTPHandler(func(*http.Request) *sdk.Server { return server }, &sdk.StreamableHTTPOptions{Stateless: true}))
	defer srv.Close()
	s := start(t, Config{URL: srv.URL})
	for range 3 {
		if _, err := s.Tools(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if lists.Load() != 3 {
		t.Errorf("the server of protocol %s was asked %d times, want 3", s.Server().Protocol, lists.Load())
	}
}

// No process, goroutine or descriptor is left by many calls, starts and stops.
func TestNothingLeaks(t *testing.T) {
	testenv.Slow(t) // 200 starts
	one := func() {
		s, err := Start(t.Context(), command("odd"))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.Call(t.Context(), "say:hello", nil); err != nil {
			t.Error(err)
		}
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
	one() // creates the shared parts, such as the watch over children
	goroutines, files := runtime.NumGoroutine(), descriptors(t)
	for range 200 {
		one()
	}
	s := start(t, command("odd"))
	for range 1000 {
		if got, err := s.Call(t.Context(), "junk", nil); err != nil || got.Text != "after junk" {
			t.Fatal(got, err)
		}
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
	waitFor(t, func() bool { return runtime.NumGoroutine() <= goroutines && descriptors(t) <= files })
	if left, err := proctest.Descendants(os.Getpid()); err != nil || len(left) > 0 {
		t.Errorf("processes %v are left (%v)", left, err)
	}
}

func descriptors(t *testing.T) int {
	t.Helper()
	entries, err := os.ReadDir("/proc/self/fd")
	if errors.Is(err, os.ErrNotExist) {
		return 0 // no such folder on the Mac
	}
	if err != nil {
		t.Fatal(err)
	}
	return len(entries)
}

// BenchmarkCall is one call of a stdio server that answers at once.
func BenchmarkCall(b *testing.B) {
	s, err := Start(b.Context(), command("odd"))
	if err != nil {
		b.Fatal(err)
	}
	defer s.Close()
	for b.Loop() {
		if _, err := s.Call(b.Context(), "say:x", nil); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkTools lists four tools, as is done before and after every trial.
func BenchmarkTools(b *testing.B) {
	s, err := Start(b.Context(), command("sdk"))
	if err != nil {
		b.Fatal(err)
	}
	defer s.Close()
	for b.Loop() {
		if _, err := s.Tools(b.Context()); err != nil {
			b.Fatal(err)
		}
	}
}

// TestServerAsksForRoots checks that a client with a root announces roots and answers
// requests, and that a client without one announces none.
func TestServerAsksForRoots(t *testing.T) {
	for dir, want := range map[string]string{"/work/a b": `{"roots":[{"name":"a b","uri":"file:///work/a%20b"}]}`, "": `{"roots":[]}`} {
		cfg := command("odd")
		cfg.Root = func(context.Context) (string, error) { return dir, nil }
		var sent lockedBuffer
		cfg.Tap = func(out io.ReadCloser, in io.WriteCloser) (io.ReadCloser, io.WriteCloser) {
			return out, struct {
				io.Writer
				io.Closer
			}{io.MultiWriter(in, &sent), in}
		}
		s := start(t, cfg)
		got, err := s.Call(t.Context(), "ask:roots/list", nil)
		var reply struct{ Result json.RawMessage }
		if err != nil || json.Unmarshal([]byte(got.Text), &reply) != nil || string(CompactJSON(reply.Result)) != want {
			t.Errorf("roots/list is answered with %s, %v, want %s", got.Text, err, want)
		}
		if !strings.Contains(sent.String(), `"capabilities":{"roots":{}}`) || len(s.Notes().Asked) > 0 {
			t.Errorf("sent %s, asked %v", sent.String(), s.Notes().Asked)
		}
	}
	cfg := command("odd")
	cfg.Root = func(context.Context) (string, error) { return "", errors.New("no disk") }
	if got, err := start(t, cfg).Call(t.Context(), "ask:roots/list", nil); err != nil || !strings.Contains(got.Text, "the workspace cannot be made: no disk") {
		t.Errorf("answered with %s, %v", got.Text, err)
	}
}

// lockedBuffer is a buffer for concurrent reads and writes.
type lockedBuffer struct {
	mu  sync.Mutex
	all strings.Builder
}

func (b *lockedBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.all.Write(p)
}

func (b *lockedBuffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.all.String()
}
