package relay

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/mcp/tape"
	"github.com/assay-eval/assay/internal/mcp/view"
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

func writeJSON(t *testing.T, dir, name string, v any) string {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, name)
	if err := os.WriteFile(path, b, 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// TestView runs a real server and its placebos with a view that changes their tools.
func TestView(t *testing.T) {
	dir := t.TempDir()
	changes := writeJSON(t, dir, "view.json", view.Settings{
		Tools:        &suite.ToolChanges{Without: []string{"drop"}, Describe: map[string]string{"search": "new"}, Rename: map[string]string{"search": "find"}},
		Instructions: &suite.Instructions{Text: "Call find."},
	})
	like := writeJSON(t, dir, "like.json", mcp.Likeness{Protocol: "2025-06-18", Instructions: "Call drop.", Tools: []json.RawMessage{
		json.RawMessage(`{"name":"search","description":"old","inputSchema":{"z":1,"type":"object"}}`), json.RawMessage(`{"name":"drop","inputSchema":{"type":"object"}}`)}})
	reply := func(q, text string) tape.Reply {
		return tape.Reply{Params: json.RawMessage(`{"name":"search","arguments":{"q":"` + q + `"}}`), Result: json.RawMessage(`{"content":[{"type":"text","text":"` + text + `"}]}`)}
	}
	yoke := writeJSON(t, dir, "yoke.json", tape.YokeSettings{Replies: []tape.Reply{reply("a", "right"), reply("b", "wrong")}})
	for name, c := range map[string]struct {
		relay tape.Relay
		text  string
	}{
		"server": {tape.Relay{Command: []string{"sh", "-c", server}, Pass: []string{"PATH"}}, `{"type":"text","text":"found"}`},
		"empty":  {tape.Relay{Placebo: like}, `"content":[]`},
		"yoked":  {tape.Relay{Placebo: like, Yoke: yoke}, `{"type":"text","text":"wrong"}`},
	} {
		t.Run(name, func(t *testing.T) {
			c.relay.Tape, c.relay.View = filepath.Join(dir, name+".jsonl"), changes
			var out, errs bytes.Buffer
			if code := Main(c.relay.Args(), os.Environ(), strings.NewReader(client), &out, &errs); code != 0 {
				t.Fatalf("exit %d: %s", code, errs.String())
			}
			for _, want := range []string{`"tools":[{"name":"find","description":"new","inputSchema":{"z":1,"type":"object"}}]`, c.text, `"id":4,"error":{"code":-32602,"message":"unknown tool \"drop\""}`, `"instructions":"Call find."`} {
				if !strings.Contains(out.String(), want) {
					t.Errorf("the client hears no %s:\n%s", want, out.String())
				}
			}
			f, err := os.Open(c.relay.Tape)
			if err != nil {
				t.Fatal(err)
			}
			defer f.Close()
			rec, err := tape.Read(f)
			if err != nil {
				t.Fatal(err)
			}
			facts := rec.Facts()
			if len(facts.Lists) != 1 || len(facts.Lists[0]) != 2 || facts.Calls != 2 || facts.Protocol != 1 {
				t.Errorf("the recording has %d lists, %d calls, %d refused", len(facts.Lists), facts.Calls, facts.Protocol)
			}
			replies, err := rec.Replies()
			if err != nil || len(replies) != 1 || !strings.Contains(string(replies[0].Params), `"name":"search"`) {
				t.Errorf("the recording has the calls %s, %v", replies, err)
			}
			b, err := os.ReadFile(c.relay.Tape)
			if err != nil || !strings.Contains(string(b), `"dir":"c2s","shown":"find","msg":`) {
				t.Errorf("the recording does not have the name shown: %v\n%s", err, b)
			}
		})
	}
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
