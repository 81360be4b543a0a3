package mcptest

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
)

// serverArgs holds the required arguments of the servers in servers/package.json.
// {home} stands for the server's working folder.
var serverArgs = map[string][]string{
	"@modelcontextprotocol/server-filesystem": {"{home}"},
	"@bytebase/dbhub":                         {"--demo", "--transport", "stdio"},
	"@stripe/mcp":                             {"--tools=all", "--api-key=sk_test_x"},
	"@sentry/mcp-server":                      {"--access-token=x"},
	"figma-developer-mcp":                     {"--stdio", "--figma-api-key=x"},
}

// wrote is a tool with the bytes of its schema, as a server sent them or a model
// received them.
type wrote struct {
	Name, Description string
	Schema            string
}

// TestToolsOfPublicServersReachModelsAsWritten lints each server, and compares the
// tools that four model APIs receive, byte by byte, with those that the server sends to
// a plain client. Run it by hand, preferably without a network, because the packages
// are untrusted programs.
//
//	cp servers/package.json DIR && (cd DIR && npm install --ignore-scripts --legacy-peer-deps)
//	ASSAY_NPM_SERVERS=DIR unshare -rn sh -c 'ip link set lo up; go test -v -timeout 60m -run PublicServers .'
func TestToolsOfPublicServersReachModelsAsWritten(t *testing.T) {
	dir := os.Getenv("ASSAY_NPM_SERVERS")
	if dir == "" {
		t.Skip("set ASSAY_NPM_SERVERS to a folder in which servers/package.json is installed")
	}
	var list struct{ Dependencies map[string]string }
	b, err := os.ReadFile("servers/package.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(b, &list); err != nil {
		t.Fatal(err)
	}
	table := []string{fmt.Sprintf("%-48s %-10s %5s  %-32s %5s  %s", "package", "version", "tools", "tools equal by API", "lint", "findings (refused, risk, advice)")}
	for _, name := range slices.Sorted(maps.Keys(list.Dependencies)) {
		t.Run(name, func(t *testing.T) {
			row := fmt.Sprintf("%-48s %-10s", name, list.Dependencies[name])
			command, home := npmCommand(t, dir, name), t.TempDir()
			for i := range command {
				command[i] = strings.ReplaceAll(command[i], "{home}", home)
			}
			tools, err := listRaw(t.Context(), command, home)
			if err != nil {
				table = append(table, fmt.Sprintf("%s does not start: %v", row, err))
				return
			}
			var equal []string
			for _, provider := range llmtest.Providers {
				equal = append(equal, offer(t, provider, command, home, tools))
			}
			table = append(table, fmt.Sprintf("%s %5d  %-32s %s", row, len(tools), strings.Join(equal, ", "), lint(t, command, home)))
		})
	}
	t.Log("\n" + strings.Join(table, "\n"))
}

// npmCommand returns the command of an installed package.
func npmCommand(t *testing.T, dir, name string) []string {
	t.Helper()
	folder := filepath.Join(dir, "node_modules", filepath.FromSlash(name))
	b, err := os.ReadFile(filepath.Join(folder, "package.json"))
	if err != nil {
		t.Fatal(err)
	}
	var p struct{ Bin any }
	if err := json.Unmarshal(b, &p); err != nil {
		t.Fatal(err)
	}
	bin, _ := p.Bin.(string)
	if several, ok := p.Bin.(map[string]any); ok {
		for _, key := range slices.Sorted(maps.Keys(several)) {
			if file, _ := several[key].(string); bin == "" || strings.Contains(key, "mcp") {
				bin = file
			}
		}
	}
	node, err := exec.LookPath("node")
	if err != nil {
		t.Fatal(err)
	}
	return append([]string{node, filepath.Join(folder, bin)}, serverArgs[name]...)
}

func bareEnv(home string) []string {
	return []string{"PATH=" + os.Getenv("PATH"), "HOME=" + home, "TMPDIR=" + home}
}

// listRaw lists a server's tools with plain lines of JSON, without assay's code.
func listRaw(ctx context.Context, command []string, home string) ([]wrote, error) {
	ctx, cancel := context.WithTimeout(ctx, time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, command[0], command[1:]...)
	cmd.Env, cmd.Dir = bareEnv(home), home
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
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
	defer cmd.Wait()
	defer cmd.Cancel()
	lines := bufio.NewReader(out)
	ask := func(id int, method, params string) (json.RawMessage, error) {
		if _, err := fmt.Fprintf(in, `{"jsonrpc":"2.0","id":%d,"method":%q,"params":%s}`+"\n", id, method, params); err != nil {
			return nil, err
		}
		for {
			line, err := lines.ReadBytes('\n')
			if err != nil {
				return nil, err
			}
			var m struct {
				ID            int
				Method        string
				Result, Error json.RawMessage
			}
			if json.Unmarshal(line, &m) != nil || m.ID != id || m.Method != "" {
				continue // a greeting, a notification, or a request by the server
			}
			if m.Error != nil {
				return nil, fmt.Errorf("%s: %s", method, m.Error)
			}
			return m.Result, nil
		}
	}
	if _, err := ask(1, "initialize", `{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"tap","version":"1"}}`); err != nil {
		return nil, err
	}
	if _, err := io.WriteString(in, `{"jsonrpc":"2.0","method":"notifications/initialized"}`+"\n"); err != nil {
		return nil, err
	}
	var all []wrote
	for id, params := 2, "{}"; ; id++ {
		b, err := ask(id, "tools/list", params)
		if err != nil {
			return nil, err
		}
		var page struct {
			Tools []struct {
				Name, Description string
				InputSchema       json.RawMessage
			}
			NextCursor string
		}
		if err := json.Unmarshal(b, &page); err != nil {
			return nil, err
		}
		for _, x := range page.Tools {
			all = append(all, wrote{x.Name, x.Description, string(x.InputSchema)})
		}
		if page.NextCursor == "" {
			return all, nil
		}
		cursor, err := json.Marshal(map[string]string{"cursor": page.NextCursor})
		if err != nil {
			return nil, err
		}
		params = string(cursor)
	}
}

// offer runs one trial against a model server. It returns the number of tools in the
// request that equal the server's, or the reason why assay sends none.
func offer(t *testing.T, provider string, command []string, home string, want []wrote) string {
	t.Helper()
	api := llmtest.New(t, provider, llmtest.Config{Answer: func(*llmtest.Request) *llm.Response {
		return &llm.Response{Message: llm.Message{Text: "Done."}, Stop: llm.StopEnd}
	}})
	suite, err := json.Marshal(m{
		"version": 1, "name": "s", "tasks": []string{"task.yaml"}, "scenarios": m{"with": m{"servers": []string{"x"}}}, "graders": m{"words": m{"kind": "text"}},
		"servers": m{"x": m{"command": command, "start": "60s"}},
		"agents":  m{"a": m{"kind": "model", "provider": provider, "base_url": api.BaseURL(), "model": "m", "max_turns": 1, "max_tokens": 100}},
	})
	if err != nil {
		t.Fatal(err)
	}
	for file, text := range map[string]string{"suite.yaml": string(suite), "task.yaml": "id: one\nprompt: Say it.\ngraders: {words: {contains: [Done]}}\n"} {
		if err := os.WriteFile(filepath.Join(home, file), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.CommandContext(t.Context(), assay(t), "run", "suite.yaml", "--quiet", "--cache", "live")
	cmd.Dir, cmd.Env = home, append(bareEnv(home), "ANTHROPIC_API_KEY=k", "OPENAI_API_KEY=k", "GEMINI_API_KEY=k")
	var errs bytes.Buffer
	cmd.Stderr = &errs
	err = cmd.Run()
	if len(api.Requests()) == 0 {
		said, _, _ := strings.Cut(errs.String(), "\n")
		if cmd.ProcessState.ExitCode() != 3 {
			t.Errorf("%s: %v: %s", provider, err, said)
		}
		t.Logf("%s: %s", provider, said)
		return "refused"
	}
	got := offered(t, api.Requests()[0].Body)
	same := 0
	for i, w := range want {
		if i < len(got) && got[i] == w {
			same++
			continue
		}
		var g wrote
		if i < len(got) {
			g = got[i]
		}
		t.Errorf("%s: tool %d\nwritten %+v\nsent    %+v", provider, i, w, g)
	}
	if len(got) != len(want) {
		t.Errorf("%s: %d tools are sent, %d were written", provider, len(got), len(want))
	}
	return fmt.Sprint(same)
}

// offered returns the tools of a request in any of the four formats.
func offered(t *testing.T, body []byte) []wrote {
	t.Helper()
	type function struct {
		Name, Description string
		InputSchema       json.RawMessage `json:"input_schema"`
		Parameters        json.RawMessage
		JSONSchema        json.RawMessage `json:"parametersJsonSchema"`
	}
	var req struct {
		Tools []struct {
			function
			Function  *function
			Functions []function `json:"functionDeclarations"`
		}
	}
	if err := json.Unmarshal(body, &req); err != nil {
		t.Fatal(err)
	}
	var out []wrote
	for _, x := range req.Tools {
		list := x.Functions
		if len(list) == 0 {
			list = []function{*cmp.Or(x.Function, &x.function)}
		}
		for _, f := range list {
			out = append(out, wrote{f.Name, f.Description, string(f.InputSchema) + string(f.Parameters) + string(f.JSONSchema)})
		}
	}
	return out
}

// lint lints the server and reports the time and the findings.
func lint(t *testing.T, command []string, home string) string {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), assay(t), append([]string{"mcp", "lint", "--format", "json", "--"}, command...)...)
	cmd.Env, cmd.Dir = bareEnv(home), home
	began := time.Now()
	out, err := cmd.Output()
	took := time.Since(began)
	var said struct {
		Findings []struct{ Rule, Severity, Tool, Text string }
	}
	if jerr := json.Unmarshal(out, &said); jerr != nil {
		t.Errorf("lint: %v: %v", err, jerr)
	}
	counts := map[string]int{}
	for _, f := range said.Findings {
		counts[f.Severity]++
		t.Logf("%s %s: %s: %s", f.Severity, f.Rule, f.Tool, f.Text)
	}
	return fmt.Sprintf("%4.1fs  %d, %d, %d", took.Seconds(), counts["refused"], counts["risk"], counts["advice"])
}
