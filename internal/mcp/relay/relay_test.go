package relay

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/mcp/tape"
	"github.com/assay-eval/assay/internal/mcp/view"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/suite"
)

// server is a shell script that answers every request of the client below with one
// line, in order.
const server = `while read -r line; do case "$line" in
*initialize*) echo '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"s","version":"1"},"instructions":"Call drop."}}';;
*tools/list*) echo '{"jsonrpc":"2.0","id":2,"result":{"tools":[{"name":"search","description":"old","inputSchema":{"z":1,"type":"object"}},{"name":"drop","inputSchema":{"type":"object"}}]}}';;
*search*) echo '{"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","text":"found"}]}}';;
*drop*) echo '{"jsonrpc":"2.0","id":4,"result":{"content":[{"type":"text","text":"dropped"}]}}';;
esac; done`

const client = `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}
{"jsonrpc":"2.0","id":2,"method":"tools/list"}
{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"find","arguments":{"q":"a"}}}
{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"drop","arguments":{}}}
`

// TestView runs a real server with a view that changes its tools.
func TestView(t *testing.T) {
	lens := view.New(view.Settings{
		Tools:        &suite.ToolChanges{Without: []string{"drop"}, Describe: map[string]string{"search": "new"}, Rename: map[string]string{"search": "find"}},
		Instructions: &suite.Instructions{Text: "Call find."},
	})
	rec := relayed(t, client, func(p *tape.Post) {
		p.Serve = func(ctx context.Context, rec *tape.Writer, in io.ReadCloser, out, errs io.Writer) (int, error) {
			return tape.RunServer(ctx, proc.Spec{Args: []string{"sh", "-c", server}, Env: os.Environ()}, rec, lens, in, out, errs, nil)
		}
	}, 0, `"tools":[{"name":"find","description":"new","inputSchema":{"z":1,"type":"object"}}]`, `{"type":"text","text":"found"}`,
		`"id":4,"error":{"code":-32602,"message":"unknown tool \"drop\""}`, `"instructions":"Call find."`)
	facts := rec.Facts()
	if len(facts.Lists) != 1 || len(facts.Lists[0]) != 2 || facts.Calls != 2 || facts.Protocol != 1 || facts.Exit != "exit status 0" {
		t.Errorf("the recording has %d lists, %d calls, %d refused, exit %q", len(facts.Lists), facts.Calls, facts.Protocol, facts.Exit)
	}
	replies, err := rec.Replies()
	if err != nil || len(replies) != 1 || !strings.Contains(string(replies[0].Params), `"name":"search"`) {
		t.Errorf("the recording has the calls %s, %v", replies, err)
	}
	shown := func(e tape.Entry) bool { return e.Shown == "find" }
	if !slices.ContainsFunc(rec.Entries, shown) {
		t.Error("the recording does not have the name shown")
	}
}

// relayed runs a relay before a post and returns the recording.
func relayed(t *testing.T, said string, set func(*tape.Post), code int, hears ...string) *tape.Tape {
	t.Helper()
	p, err := tape.NewPost()
	if err != nil {
		t.Fatal(err)
	}
	p.File, p.Copies = filepath.Join(t.TempDir(), "mcp-s.tape.jsonl"), t.TempDir()
	set(p)
	p.Start()
	var out, errs bytes.Buffer
	if got := Main([]string{p.Variable()}, strings.NewReader(said), &out, &errs); got != code {
		t.Errorf("exit %d, want %d: %s", got, code, errs.String())
	}
	if err := p.Close(); err != nil {
		t.Error(err)
	}
	for _, want := range hears {
		if !strings.Contains(out.String()+errs.String(), want) {
			t.Errorf("the client hears no %s:\n%s%s", want, out.String(), errs.String())
		}
	}
	b, err := os.ReadFile(p.File)
	if err != nil {
		t.Fatal(err)
	}
	if copied, err := os.ReadFile(filepath.Join(p.Copies, filepath.Base(p.File))); err != nil || !bytes.Equal(copied, b) {
		t.Errorf("the copy differs: %v", err)
	}
	rec, err := tape.Read(bytes.NewReader(b))
	if err != nil {
		t.Fatal(err)
	}
	return rec
}

func runs(command ...string) func(*tape.Post) {
	return func(p *tape.Post) {
		p.Serve = func(ctx context.Context, rec *tape.Writer, in io.ReadCloser, out, errs io.Writer) (int, error) {
			return tape.RunServer(ctx, proc.Spec{Args: command, Env: os.Environ()}, rec, nil, in, out, errs, nil)
		}
	}
}

func TestServerEnds(t *testing.T) {
	rec := relayed(t, "", runs("sh", "-c", "echo hello; echo why >&2; exit 7"), 7, "hello\n", "why\n")
	if f := rec.Facts(); f.Exit != "exit status 7" || f.Code != 7 {
		t.Errorf("%+v", f)
	}
	rec = relayed(t, "", runs("/does/not/exist"), tape.Failed, "start server: ")
	if f := rec.Facts(); f.Code != tape.Failed {
		t.Errorf("%+v", f)
	}
	long := strings.Repeat("x", 3<<20)
	relayed(t, long, runs("cat"), 0, long)
}

// TestStrangers connects to a post without its secret: nothing is started and nothing is
// recorded.
func TestStrangers(t *testing.T) {
	p, err := tape.NewPost()
	if err != nil {
		t.Fatal(err)
	}
	p.File = filepath.Join(t.TempDir(), "t.jsonl")
	runs("cat")(p)
	p.Start()
	var out, errs bytes.Buffer
	if code := Main([]string{tape.RelayVar + "=" + p.Addr() + " " + strings.Repeat("0", 32)}, strings.NewReader(client), &out, &errs); code != tape.Failed {
		t.Errorf("exit %d: %s", code, out.String())
	}
	if code := Main(nil, strings.NewReader(client), &out, &errs); code != tape.Failed {
		t.Errorf("exit %d without the variable", code)
	}
	if err := p.Close(); err != nil {
		t.Error(err)
	}
	if _, err := os.Stat(p.File); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a recording was made: %v", err)
	}
}

// TestRelayKilled checks that a server ends with its connection, and that the recording
// holds that the client had left.
func TestRelayKilled(t *testing.T) {
	p, err := tape.NewPost()
	if err != nil {
		t.Fatal(err)
	}
	p.File = filepath.Join(t.TempDir(), "t.jsonl")
	runs("sh", "-c", "trap '' HUP; echo ready; exec sleep 100")(p)
	p.Start()
	in, out := newStdin(), make(chan string, 1)
	go Main([]string{p.Variable()}, in, first(out), io.Discard)
	if got := <-out; got != "ready\n" {
		t.Errorf("%q", got)
	}
	began := time.Now()
	if err := p.Close(); err != nil { // closes the connection, as the end of the relay does
		t.Error(err)
	}
	if took := time.Since(began); took > 15*time.Second {
		t.Errorf("it took %s", took)
	}
	b, err := os.ReadFile(p.File)
	if err != nil || !strings.Contains(string(b), `"left":true`) {
		t.Errorf("%v %s", err, b)
	}
}

// first sends the first thing that is written to it.
type first chan string

func (f first) Write(b []byte) (int, error) {
	select {
	case f <- string(b):
	default:
	}
	return len(b), nil
}

// newStdin returns an input that never ends.
func newStdin() io.Reader {
	r, _ := io.Pipe()
	return r
}

// TestWebView applies a view to a server with an address, for answers with and without
// events, and for the protocol of 2026-07-28, which has no initialize.
func TestWebView(t *testing.T) {
	for _, options := range []sdk.StreamableHTTPOptions{{}, {JSONResponse: true}, {Stateless: true}, {Stateless: true, JSONResponse: true}} {
		plain := fmt.Sprintf("%+v", options)
		s := sdk.NewServer(&sdk.Implementation{Name: "docs", Version: "3"}, &sdk.ServerOptions{Instructions: "Call drop."})
		for _, name := range []string{"search", "drop"} {
			sdk.AddTool(s, &sdk.Tool{Name: name, Description: "old"}, func(context.Context, *sdk.CallToolRequest, struct{}) (*sdk.CallToolResult, any, error) {
				return &sdk.CallToolResult{Content: []sdk.Content{&sdk.TextContent{Text: "answer of " + name}}}, nil, nil
			})
		}
		upstream := httptest.NewServer(sdk.NewStreamableHTTPHandler(func(*http.Request) *sdk.Server { return s }, &options))
		defer upstream.Close()
		lens := view.New(view.Settings{Tools: &suite.ToolChanges{Without: []string{"drop"}, Describe: map[string]string{"search": "new"}, Rename: map[string]string{"search": "find"}}, Instructions: &suite.Instructions{Text: "Call find."}})
		w, err := tape.NewHTTPProxy(upstream.URL+"/mcp", 0, nil, lens, nil)
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(t.TempDir(), "mcp-docs.tape.jsonl")
		if err := w.StartRecording(file); err != nil {
			t.Fatal(err)
		}
		session, err := mcp.Start(t.Context(), mcp.Config{Name: "docs", URL: w.URL()})
		if err != nil {
			t.Fatal(err)
		}
		if who := session.Server(); who.Instructions != "Call find." || (who.Protocol >= "2026-07-28") != options.Stateless {
			t.Errorf("%s: the client is shown %+v", plain, who)
		}
		tools, err := session.Tools(t.Context())
		if err != nil || len(tools) != 1 || tools[0].Name != "find" || tools[0].Description != "new" {
			t.Errorf("%s: the client is shown %+v, %v", plain, tools, err)
		}
		if res, err := session.Call(t.Context(), "find", nil); err != nil || res.Text != "answer of search" {
			t.Errorf("%s: call: %+v, %v", plain, res, err)
		}
		if res, err := session.Call(t.Context(), "drop", nil); err != nil || !res.IsError || !strings.Contains(res.Text, "unknown tool") {
			t.Errorf("%s: call of a tool that is left out: %+v, %v", plain, res, err)
		}
		_ = session.Close() // closing is not under test
		if err := w.Close(); err != nil {
			t.Error(err)
		}
		b, err := os.ReadFile(file)
		if err != nil || !strings.Contains(string(b), `"shown":"find"`) || !strings.Contains(string(b), `"instructions":"Call drop."`) || !strings.Contains(string(b), `"description":"old"`) {
			t.Errorf("%s: the recording has not what the server said: %v\n%s", plain, err, b)
		}
	}
}
