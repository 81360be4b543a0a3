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
	"@agent-infra/mcp-server-filesystem":      {"--allowed-directories", "{home}"},
	"@modelcontextprotocol/server-postgres":   {"postgres://x@127.0.0.1/x"},
	"argocd-mcp":                              {"stdio"},
	"nx-mcp":                                  {"{home}"},
}

// serverKeys names the keys that some servers require before they list their tools. The
// test invents their values.
var serverKeys = strings.Fields(`APITOKEN API_TOKEN ARGOCD_API_TOKEN ASANA_ACCESS_TOKEN BITBUCKET_TOKEN BITBUCKET_USERNAME
	BRAVE_API_KEY CURRENTS_API_KEY ES_API_KEY EXA_API_KEY FIRECRAWL_API_KEY GITHUB_PERSONAL_ACCESS_TOKEN
	GITLAB_PERSONAL_ACCESS_TOKEN GOOGLE_MAPS_API_KEY NOTION_TOKEN PERPLEXITY_API_KEY PINECONE_API_KEY POSTMAN_API_KEY
	REPLICATE_API_TOKEN SHORTCUT_API_TOKEN SLACK_BOT_TOKEN SLACK_TEAM_ID TAVILY_API_KEY MAPBOX_ACCESS_TOKEN`)

// serverSettings holds other variables that some servers require.
var serverSettings = map[string]string{
	"ARGOCD_BASE_URL": "http://127.0.0.1:9", "BITBUCKET_BASE_URL": "http://127.0.0.1:9", "ES_URL": "http://127.0.0.1:9",
	"GITLAB_API_URL": "http://127.0.0.1:9/api/v4", "MDB_MCP_TELEMETRY": "disabled", "SEARXNG_URL": "http://127.0.0.1:9",
}

// wrote is a tool with the bytes of its schema, as a server sent them or a model
// received them.
type wrote struct {
	Name, Description string
	Schema            string
}

// TestToolsOfPublicServersReachModelsAsWritten lints each server, and compares the
// tools that four model APIs receive, byte by byte, with those that the server sends to
// a plain client. It tests the servers of package.json, all of which must start.
//
// Run it by hand with the servers of servers/package.json, preferably without a network,
// because the packages are untrusted programs:
//
//	cp servers/package.json DIR && (cd DIR && npm install --ignore-scripts --legacy-peer-deps)
//	ASSAY_NPM_SERVERS=DIR unshare -rn sh -c 'ip link set lo up; go test -v -timeout 60m -run PublicServers .'
func TestToolsOfPublicServersReachModelsAsWritten(t *testing.T) {
	dir, manifest := os.Getenv("ASSAY_NPM_SERVERS"), "servers/package.json"
	byHand := dir != ""
	if !byHand {
		everything(t) // or the test is skipped
		dir, manifest = ".", "package.json"
	}
	var list struct{ Dependencies, DevDependencies map[string]string }
	b, err := os.ReadFile(manifest)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(b, &list); err != nil {
		t.Fatal(err)
	}
	versions := list.Dependencies
	if !byHand {
		versions = list.DevDependencies
	}
	table := []string{fmt.Sprintf("%-48s %-10s %5s  %-48s %5s  %s", "package", "version", "tools", "tools equal by API", "lint", "findings (refused, risk, advice)")}
	started, tools := 0, 0
	names := slices.DeleteFunc(slices.Sorted(maps.Keys(versions)), func(name string) bool { return strings.HasSuffix(name, "/conformance") })
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			row := fmt.Sprintf("%-48s %-10s", name, versions[name])
			command, home := npmCommand(t, dir, name), t.TempDir()
			for i := range command {
				command[i] = strings.ReplaceAll(command[i], "{home}", home)
			}
			written, err := listRaw(t.Context(), command, home)
			if err != nil {
				if !byHand {
					t.Error(err)
				}
				table = append(table, fmt.Sprintf("%s does not start: %v", row, err))
				return
			}
			started, tools = started+1, tools+len(written)
			equal := offer(t, llmtest.Providers, command, home, written)
			if len(equal) == 0 { // one API refuses the tools: ask the others
				for _, provider := range llmtest.Providers {
					equal = append(equal, cmp.Or(strings.Join(offer(t, []string{provider}, command, home, written), ""), provider+" refused"))
				}
			}
			table = append(table, fmt.Sprintf("%s %5d  %-48s %s", row, len(written), strings.Join(equal, ", "), lint(t, command, home)))
		})
	}
	t.Logf("%d servers, %d started, %d tools\n%s", len(names), started, tools, strings.Join(table, "\n"))
}

// npmCommand returns the command of an installed package.
func npmCommand(t *testing.T, dir, name string) []string {
	t.Helper()
	folder, err := filepath.Abs(filepath.Join(dir, "node_modules", filepath.FromSlash(name)))
	if err != nil {
		t.Fatal(err)
	}
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
	runtime, err := node()
	if err != nil {
		t.Fatal(err)
	}
	return append([]string{runtime, filepath.Join(folder, bin)}, serverArgs[name]...)
}

func bareEnv(home string) []string {
	env := []string{"PATH=" + os.Getenv("PATH"), "HOME=" + home, "TMPDIR=" + home}
	for _, name := range serverKeys {
		env = append(env, name+"=pk.eyJ1IjoieCIsImEiOiJ4In0.x") // the form of Mapbox
	}
	for name, value := range serverSettings {
		env = append(env, name+"="+value)
	}
	return env
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

// offer runs one trial against a model server of each provider. It returns the numbers
// of tools in their requests that equal the server's, or nil if assay refuses the run.
func offer(t *testing.T, providers []string, command []string, home string, want []wrote) []string {
	t.Helper()
	agents, apis := m{}, map[string]*llmtest.Server{}
	for _, provider := range providers {
		api := llmtest.New(t, provider, llmtest.Config{Answer: func(*llmtest.Request) *llm.Response {
			return &llm.Response{Message: llm.Message{Text: "Done."}, Stop: llm.StopEnd}
		}})
		apis[provider] = api
		agents[provider] = m{"kind": "model", "provider": provider, "base_url": api.BaseURL(), "model": "m", "max_turns": 1, "max_tokens": 100}
	}
	suite, err := json.Marshal(m{
		"version": 1, "name": "s", "tasks": []string{"task.yaml"}, "scenarios": m{"with": m{"servers": []string{"x"}}}, "graders": m{"words": m{"kind": "text"}},
		"servers": m{"x": m{"command": command, "env": serverKeys, "set": serverSettings, "start": "60s", "per": "run", "read_resources": false}}, "agents": agents,
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
	asked := 0
	for _, api := range apis {
		asked += len(api.Requests())
	}
	if asked == 0 {
		said, _, _ := strings.Cut(errs.String(), "\n")
		if cmd.ProcessState.ExitCode() != 3 {
			t.Errorf("%s: %v: %s", providers, err, said)
		}
		t.Logf("%s: %s", providers, said)
		return nil
	}
	var equal []string
	for _, provider := range providers {
		if len(apis[provider].Requests()) == 0 {
			t.Errorf("%s: no request: %v: %s", provider, err, &errs)
			continue
		}
		equal = append(equal, fmt.Sprintf("%s %d", provider, countEqual(t, provider, offered(t, apis[provider].Requests()[0].Body), want)))
	}
	return equal
}

// countEqual returns the number of tools in a request that equal the server's.
func countEqual(t *testing.T, provider string, got, want []wrote) int {
	t.Helper()
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
	return same
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
