package tape

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/assay-eval/assay/internal/mcp"
)

// A server of HTTP is reached through a proxy that adds the secret and records,
// and that leads nowhere else.
func TestWeb(t *testing.T) {
	for _, plain := range []bool{false, true} {
		s := sdk.NewServer(&sdk.Implementation{Name: "docs", Version: "3"}, nil)
		sdk.AddTool(s, &sdk.Tool{Name: "search", Description: "finds\nthings"}, func(context.Context, *sdk.CallToolRequest, struct{}) (*sdk.CallToolResult, any, error) {
			return &sdk.CallToolResult{Content: []sdk.Content{&sdk.TextContent{Text: "found"}}}, nil, nil
		})
		handler := sdk.NewStreamableHTTPHandler(func(*http.Request) *sdk.Server { return s }, &sdk.StreamableHTTPOptions{JSONResponse: plain})
		upstream := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.Header.Get("Authorization") != "Bearer very-secret-0123" {
				http.Error(w, "who are you?", http.StatusUnauthorized)
				return
			}
			handler.ServeHTTP(w, r)
		}))
		w, err := NewHTTPProxy(upstream.URL+"/mcp", 0, map[string]string{"Authorization": "Bearer very-secret-0123"}, nil, nil)
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
		direct, err := session.Tools(t.Context())
		if err != nil || len(direct) != 1 {
			t.Fatal(direct, err)
		}
		if res, err := session.Call(t.Context(), "search", []byte(`{}`)); err != nil || res.Text != "found" {
			t.Errorf("call: %+v, %v", res, err)
		}
		resp, err := http.Get("http://" + w.Addr() + "/elsewhere")
		if err != nil || resp.StatusCode != http.StatusNotFound {
			t.Errorf("another path: %v, %v", resp, err)
		}
		resp.Body.Close()
		_ = session.Close() // closing is not under test
		if err := w.Close(); err != nil {
			t.Error(err)
		}
		upstream.Close()
		b, err := os.ReadFile(file)
		if err != nil || strings.Contains(string(b), "very-secret") {
			t.Errorf("the recording holds the secret, or is not there: %v", err)
		}
		recorded, err := Read(strings.NewReader(string(b)))
		if err != nil {
			t.Fatal(err)
		}
		f := recorded.Facts()
		if !f.Hello || f.Name != "docs" || f.Version != "3" || f.Calls != 1 || f.Errors != 0 || len(f.Lists) == 0 || f.Died() {
			t.Fatalf("plain answers: %v; facts %+v\n%s", plain, f, b)
		}
		want, _ := mcp.ToolsDigest(direct)
		if got, err := mcp.ToolsDigest(f.Lists[0]); err != nil || got != want {
			t.Errorf("digest of the recorded list %s, of the one that was asked for %s, %v", got, want, err)
		}
	}
}

func TestFacts(t *testing.T) {
	const head = `{"assay":"mcp-tape/1","command":["x"]}` + "\n"
	hello := `{"ms":1,"dir":"c2s","msg":{"jsonrpc":"2.0","id":0,"method":"initialize","params":{}}}
{"ms":2,"dir":"s2c","msg":{"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-06-18","serverInfo":{"name":"n","version":"v"},"capabilities":{}}}}
`
	call := func(id string) string {
		return `{"ms":3,"dir":"c2s","msg":{"jsonrpc":"2.0","id":` + id + `,"method":"tools/call","params":{"name":"t"}}}` + "\n"
	}
	reply := func(id, what string) string {
		return `{"ms":4,"dir":"s2c","msg":{"jsonrpc":"2.0","id":` + id + `,` + what + `}}` + "\n"
	}
	for _, tc := range []struct {
		name, text string
		want       Facts
		died       bool
	}{
		{"nothing", head, Facts{}, false},
		{"a handshake", head + hello, Facts{Hello: true, Name: "n", Version: "v"}, false},
		{"calls of all kinds", head + hello + call("1") + reply("1", `"result":{"content":[]}`) + call("2") + reply("2", `"result":{"isError":true}`) +
			call("3") + reply("3", `"error":{"code":-32602,"message":"m"}`) + call("4") + `{"ms":9,"dir":"c2s","msg":{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":4}}}` + "\n" + call("5") +
			`{"ms":9,"exit":"exit status 5","code":5}` + "\n",
			Facts{Hello: true, Name: "n", Version: "v", Calls: 5, ByTool: map[string]int{"t": 5}, Errors: 4, Protocol: 1, Cancelled: 1, Open: 1, Exit: "exit status 5", Code: 5}, true},
		{"the client left first", head + hello + `{"ms":9,"exit":"exit status 1","code":1,"left":true}` + "\n", Facts{Hello: true, Name: "n", Version: "v", Exit: "exit status 1", Code: 1, Left: true}, false},
		{"ended politely", head + hello + `{"ms":9,"exit":"ended by signal: terminated","code":143}` + "\n", Facts{Hello: true, Name: "n", Version: "v", Exit: "ended by signal: terminated", Code: 143}, false},
		{"asked and refused", head + hello + `{"ms":5,"dir":"s2c","msg":{"jsonrpc":"2.0","id":7,"method":"roots/list"}}` + "\n" + `{"ms":6,"dir":"c2s","msg":{"jsonrpc":"2.0","id":7,"error":{"code":-32601,"message":"no"}}}` + "\n" + `{"ms":6,"dir":"raw","from":"s2c","text":"Welcome"}` + "\n",
			Facts{Hello: true, Name: "n", Version: "v", Asked: []string{"roots/list"}, Junk: 1}, false},
	} {
		tape, err := Read(strings.NewReader(tc.text))
		if err != nil {
			t.Fatalf("%s: %v", tc.name, err)
		}
		got := tape.Facts()
		if len(got.Asked) == 0 {
			got.Asked = nil
		}
		got.Lists = nil
		if g, w := show(got), show(tc.want); g != w || got.Died() != tc.died {
			t.Errorf("%s:\n got %s, died %v\nwant %s, died %v", tc.name, g, got.Died(), w, tc.died)
		}
	}
}

func show(f Facts) string { return fmt.Sprintf("%+v", f) }
