package serve

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
	"go.uber.org/goleak"

	"github.com/assay-eval/assay/internal/mcp"
)

// childVar makes this test binary a server: "docs" or "decisions".
const childVar = "ASSAY_TEST_SERVE"

// TestServerChild is no test but the server that other tests start.
func TestServerChild(t *testing.T) {
	kind := os.Getenv(childVar)
	if kind == "" {
		t.Skip("it is run by other tests")
	}
	if err := OverStdio(context.Background(), fixtureServer(t, kind), os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(0) // before the testing package prints
}

func fixtureServer(t testing.TB, kind string) *sdk.Server {
	if kind == "docs" {
		return open(t, manual).Server("1")
	}
	return seeded(t, "retries").Server("1")
}

// sessions are the ways to reach a server of a kind: a child, and over HTTP.
func sessions(t *testing.T, kind string) map[string]mcp.Config {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	url, done := make(chan string, 1), make(chan error, 1)
	s := fixtureServer(t, kind)
	go func() { done <- OverHTTP(ctx, s, "127.0.0.1:0", func(u string) { url <- u }) }()
	t.Cleanup(func() {
		cancel()
		if err := <-done; err != nil {
			t.Error(err)
		}
	})
	return map[string]mcp.Config{
		"stdio": {Name: kind, Command: []string{self, "-test.run=^TestServerChild$"}, Env: []string{childVar + "=" + kind, "GORACE=atexit_sleep_ms=0"}},
		"http":  {Name: kind, URL: <-url},
	}
}

func TestSessionsWithTheClient(t *testing.T) {
	defer goleak.VerifyNone(t, goleak.IgnoreCurrent())
	t.Run("all", testSessions) // so that its cleanup is over when goroutines are counted
}

func testSessions(t *testing.T) {
	type call struct{ tool, args, want string }
	for kind, calls := range map[string][]call{
		"docs": {
			{"search", `{"query": "NavigationStack", "limit": 1}`, `"id":"nav/stack.md"`},
			{"search", `{"query": "\u0000 \" OR * ("}`, `"results":[`},
			{"read", `{"id": "nav/stack.md#deep-links"}`, `"text":"## Deep links`},
			{"list", `{"prefix": "net/"}`, `"total":1`},
			{"read", `{"id": "nope"}`, "error: there is no document"},
			{"search", `{"q": "x"}`, "error: validating"},
			{"search", `{"query": 7}`, "error: validating"},
		},
		"decisions": {
			{"preflight", `{"topic": "retry of webhook deliveries"}`, `"fired":true`},
			{"preflight", `{"topic": "spaceflight"}`, `"decisions":[]`},
			{"ingest", `{"title": "Logs are JSON", "description": "One object a line."}`, `{"id":"logs-are-json","status":"ungrounded"}`},
			{"bind", `{"decision_id": "logs-are-json"}`, `error: {"bound":false,`},
			{"bind", `{"decision_id": "logs-are-json", "file_path": "app/cache.py", "symbol_name": "Cache.put"}`, `"start_line":5`},
			{"preflight", `{"file_paths": ["app/cache.py"]}`, `"count":3`},
			{"history", `{"feature": "caching"}`, `"total":1`},
			{"list", `{"limit": 1}`, `"total":9`},
			{"search", `{"query": "JSON"}`, `"id":"logs-are-json"`},
			{"supersede", `{"id": "uploads", "by": "logs-are-json"}`, `"status":"superseded"`},
			{"get", `{"id": "uploads"}`, `"superseded_by":"logs-are-json"`},
		},
	} {
		for way, cfg := range sessions(t, kind) {
			t.Run(kind+"/"+way, func(t *testing.T) {
				s, err := mcp.Start(t.Context(), cfg)
				if err != nil {
					t.Fatal(err)
				}
				defer s.Close()
				tools, err := s.Tools(t.Context())
				if err != nil {
					t.Fatal(err)
				}
				for _, tool := range tools {
					if reads := !slices.Contains([]string{"ingest", "bind", "supersede"}, tool.Name); tool.ReadOnly != reads || tool.Description == "" {
						t.Errorf("tool %s: read only %t, %q", tool.Name, tool.ReadOnly, tool.Description)
					}
				}
				for _, c := range calls {
					res, err := s.Call(t.Context(), c.tool, json.RawMessage(c.args))
					if err != nil {
						t.Fatalf("%s %s: %v", c.tool, c.args, err)
					}
					got := string(res.Structured)
					if res.Structured == nil {
						got = res.Text
					}
					if res.IsError {
						got = "error: " + got
					}
					if !strings.Contains(compact(got), c.want) || res.Text == "" {
						t.Errorf("%s %s: %s\nwant %s", c.tool, c.args, got, c.want)
					}
				}
			})
		}
	}
}

func compact(s string) string {
	var b bytes.Buffer
	if json.Compact(&b, []byte(s)) != nil {
		return s
	}
	return b.String()
}

const hello = `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}
{"jsonrpc":"2.0","method":"notifications/initialized"}
`

// talk gives a server all input at once and returns the lines that it says.
func talk(t *testing.T, s *sdk.Server, in string) []string {
	t.Helper()
	var out bytes.Buffer
	if err := OverStdio(t.Context(), s, strings.NewReader(in), &out); err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
}

func TestJunkIsAnsweredAndTheSessionGoesOn(t *testing.T) {
	call := func(id int, tool, args string) string {
		return fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":%q,"arguments":%s}}`, id, tool, args)
	}
	in := hello + strings.Join([]string{
		"junk", "", "\r", `{"jsonrpc":`, `[` + call(9, "list", "{}") + `]`, `42`, `null`, `{"id":3}`, `{"jsonrpc":"2.0","id":{},"method":"ping"}`,
		strings.Repeat("x", MaxMessage+10), "\xff\x00",
		call(2, "ingest", `{"title": "Aa bb", "description": "c"}`) + "\r",
		call(3, "get", `{"id": "aa-bb"}`), call(4, "no such tool", `{}`), call(5, "list", `{"limit": 1}`),
	}, "\n") // and no line end at the end
	lines := talk(t, fixtureServer(t, "decisions"), in)
	var ids []string
	for _, line := range lines {
		var m struct {
			ID    json.RawMessage
			Error *struct{ Code int }
		}
		if err := json.Unmarshal([]byte(line), &m); err != nil {
			t.Fatalf("%q is not JSON", line)
		}
		id := string(m.ID)
		if m.Error != nil {
			id += fmt.Sprintf("(%d)", m.Error.Code)
		}
		ids = append(ids, id)
	}
	want := "1 null(-32700) null(-32700) null(-32600) null(-32600) null(-32600) null(-32600) null(-32600) null(-32600) null(-32700) 2 3 4(-32602) 5"
	if got := strings.Join(ids, " "); got != want {
		t.Errorf("answers %s\nwant    %s", got, want)
	}
	if !strings.Contains(lines[11], `"title":"Aa bb"`) {
		t.Errorf("what one call records the next does not see: %s", lines[11])
	}
}

func TestStdioEndsWithItsInputOrContext(t *testing.T) {
	if lines := talk(t, fixtureServer(t, "docs"), ""); len(lines) != 1 || lines[0] != "" {
		t.Errorf("said %q to nobody", lines)
	}
	ctx, cancel := context.WithCancel(t.Context())
	r, w := io.Pipe()
	defer w.Close()
	done := make(chan error, 1)
	s := fixtureServer(t, "docs")
	go func() { done <- OverStdio(ctx, s, r, io.Discard) }()
	if _, err := io.WriteString(w, hello); err != nil {
		t.Fatal(err)
	}
	cancel()
	select {
	case err := <-done:
		if err != nil {
			t.Error(err)
		}
	case <-time.After(20 * time.Second):
		t.Fatal("it goes on")
	}
}

func TestAnswersAreTheSameAgain(t *testing.T) {
	var in strings.Builder
	in.WriteString(hello)
	for i, q := range []string{"view people", "control", "zebra", "a the of"} {
		fmt.Fprintf(&in, `{"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":"search","arguments":{"query":%q}}}`+"\n", i+2, q)
	}
	one, two := talk(t, fixtureServer(t, "docs"), in.String()), talk(t, fixtureServer(t, "docs"), in.String())
	if len(one) != 5 || !slices.Equal(one, two) {
		t.Errorf("%d answers:\n%s\nthen\n%s", len(one), one, two)
	}
}

func TestCancelledCallsKeepTheIndex(t *testing.T) {
	d := open(t, manual)
	find(t, d, "zebra", 1)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	var wg sync.WaitGroup
	for range 20 {
		wg.Go(func() { _, _, _ = d.searchDocuments(ctx, searchDocs{Query: "navigation"}) })
	}
	wg.Wait()
	if len(find(t, d, "zebra", 0).Results) != 2 {
		t.Error("the index is gone")
	}
}

func TestHTTPStaysOnThisMachine(t *testing.T) {
	s := fixtureServer(t, "docs")
	for addr, want := range map[string]string{"0.0.0.0:0": "is not of this machine alone: write 127.0.0.1:0", "example.com:80": "not of this machine",
		"8080": "write host:port", "127.0.0.1:99999": "listen at"} {
		if err := OverHTTP(t.Context(), s, addr, func(string) { t.Error("it serves at", addr) }); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", addr, err, want)
		}
	}
}
