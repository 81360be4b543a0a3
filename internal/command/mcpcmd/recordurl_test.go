package mcpcmd

import (
	"bufio"
	"context"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/mcp/tape"
	"github.com/assay-eval/assay/internal/testenv"
)

// TestRecordAddress checks that a server with an address is recorded through a proxy
// until Ctrl-C.
func TestRecordAddress(t *testing.T) {
	testenv.Slow(t)
	if os.Args[0] == "assay" { // otherwise every child would start another
		t.Fatal("TestMain must let the test binary play assay")
	}
	srv := sdk.NewServer(&sdk.Implementation{Name: "docs", Version: "1"}, nil)
	srv.AddTool(&sdk.Tool{Name: "find", InputSchema: json.RawMessage(`{"type":"object"}`)}, func(context.Context, *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
		return &sdk.CallToolResult{Content: []sdk.Content{&sdk.TextContent{Text: "found it"}}}, nil
	})
	allowed := ""
	handler := sdk.NewStreamableHTTPHandler(func(r *http.Request) *sdk.Server {
		allowed = r.Header.Get("Authorization")
		return srv
	}, nil)
	web := httptest.NewServer(handler)
	t.Cleanup(web.Close)

	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "out.jsonl")
	start := func() (*exec.Cmd, *bufio.Reader) {
		cmd := exec.Command(self, "mcp", "record", "-o", file, web.URL+"/mcp")
		cmd.Args[0], cmd.Env = "assay", append(os.Environ(), "GORACE=atexit_sleep_ms=0")
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
		return cmd, bufio.NewReader(out)
	}
	cmd, out := start()
	address, err := out.ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	s, err := mcp.Start(t.Context(), mcp.Config{Name: "docs", URL: strings.TrimSpace(address), Headers: map[string]string{"Authorization": "Bearer of-the-client"}})
	if err != nil {
		t.Fatal(err)
	}
	if tools, err := s.Tools(t.Context()); err != nil || len(tools) != 1 {
		t.Errorf("%d tools, %v", len(tools), err)
	}
	if got, err := s.Call(t.Context(), "find", nil); err != nil || got.Text != "found it" {
		t.Errorf("%+v, %v", got, err)
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
	if allowed != "Bearer of-the-client" {
		t.Errorf("the server was sent authorization %q", allowed)
	}
	if err := cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	if err := cmd.Wait(); err != nil {
		t.Errorf("Ctrl-C: %v", err)
	}
	b, err := os.ReadFile(file)
	if err != nil || strings.Contains(string(b), "of-the-client") {
		t.Errorf("the recording is missing, or holds a header: %v", err)
	}
	recorded, err := tape.Read(strings.NewReader(string(b)))
	if err != nil {
		t.Fatal(err)
	}
	if f := recorded.Facts(); !f.Hello || f.Calls != 1 || f.Errors != 0 || len(f.Lists) != 1 {
		t.Errorf("facts %+v", f)
	}
	if again, _ := start(); again.Wait() == nil {
		t.Error("a recording that is there already is written to again")
	}
}
