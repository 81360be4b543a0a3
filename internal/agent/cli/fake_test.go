package cli

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/agent/agenttest"
	"github.com/assay-eval/assay/internal/mcp/relay"
	"github.com/assay-eval/assay/internal/workspace"
	"github.com/assay-eval/assay/internal/workspace/shim"
)

// The test binary plays other programs: by the first it is a coding agent whose
// stream has the form of Claude Code's and that acts out a behaviour; by the
// second one that does what its name says; by the third an MCP server.
const (
	behaviourVar = "CLI_TEST_BEHAVIOUR"
	actVar       = "CLI_TEST_ACT"
	serverVar    = "CLI_TEST_SERVER"
)

func TestMain(m *testing.M) {
	if code, ours := workspace.Main(os.Args[1:]); ours {
		os.Exit(code)
	}
	if code, ours := shim.Main(); ours {
		os.Exit(code)
	}
	if len(os.Args) > 2 && os.Args[1] == "mcp" && os.Args[2] == "relay" {
		os.Exit(relay.Main(os.Environ(), os.Stdin, os.Stdout, os.Stderr))
	}
	if how := os.Getenv(serverVar); how != "" {
		serve(how)
		return
	}
	if os.Getenv(behaviourVar)+os.Getenv(actVar) != "" && len(os.Args) > 1 && os.Args[1] == "--version" {
		fmt.Println("9.8.7 (Fake)")
		return
	}
	if b := os.Getenv(behaviourVar); b != "" {
		behave(b)
		return
	}
	if what := os.Getenv(actVar); what != "" {
		act(what)
		return
	}
	os.Exit(m.Run())
}

func say(v map[string]any) {
	b, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	fmt.Printf("%s\n", b)
}

func began() {
	say(map[string]any{"type": "system", "subtype": "init", "session_id": "s1", "tools": []string{"Bash"}, "mcp_servers": []any{}, "model": "fake-1"})
}

// said is a message of the model: text, and calls.
func said(id, text string, calls ...map[string]any) {
	var content []any
	if text != "" {
		content = append(content, map[string]any{"type": "text", "text": text})
	}
	for _, c := range calls {
		content = append(content, c)
	}
	say(map[string]any{"type": "assistant", "session_id": "s1", "message": map[string]any{"id": id, "role": "assistant", "model": "fake-1", "content": content}})
}

func called(id, name string, input any) map[string]any {
	return map[string]any{"type": "tool_use", "id": id, "name": name, "input": input}
}

func answered(id, text string, failed bool) {
	say(map[string]any{"type": "user", "session_id": "s1", "message": map[string]any{"role": "user", "content": []any{
		map[string]any{"type": "tool_result", "tool_use_id": id, "content": text, "is_error": failed},
	}}})
}

func ended(text string, in, out int64, more map[string]any) {
	end := map[string]any{
		"type": "result", "subtype": "success", "is_error": false, "result": text, "session_id": "s1", "num_turns": 1, "total_cost_usd": 0.01,
		"modelUsage": map[string]any{"fake-1": map[string]any{"inputTokens": in, "outputTokens": out, "costUSD": 0.01}},
	}
	for k, v := range more {
		end[k] = v
	}
	say(end)
}

// remember writes what Claude Code keeps of a session.
func remember(in, out int64) {
	line := fmt.Sprintf(`{"type":"assistant","sessionId":"s1","message":{"id":"m1","model":"fake-1","usage":{"input_tokens":%d,"output_tokens":%d}}}`, in, out)
	write("projects/x/s1.jsonl", line+"\n")
}

// write writes a file of its configuration.
func write(name, text string) {
	file := filepath.Join(os.Getenv("CLAUDE_CONFIG_DIR"), name)
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		panic(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		panic(err)
	}
}

// behave acts out a behaviour of package agenttest.
func behave(script string) {
	var b agenttest.Behaviour
	if err := json.Unmarshal([]byte(script), &b); err != nil {
		panic(err)
	}
	prompt, err := io.ReadAll(os.Stdin)
	if err != nil || len(prompt) == 0 {
		panic(fmt.Sprint("no prompt: ", err))
	}
	began()
	results := map[string]string{}
	var in, out int64
	for n, turn := range b.Turns {
		id := fmt.Sprint("m", n)
		if turn.Usage != nil {
			in, out = in+turn.Usage.Input, out+turn.Usage.Output
		}
		switch turn.Then {
		case agenttest.Crash:
			remember(in, out)
			fmt.Fprintln(os.Stderr, "panic: out of ideas")
			os.Exit(3)
		case agenttest.Garbage:
			said(id, "hm")
			fmt.Println("Thinking about it...")
			fmt.Println("{\"type\": ")
			return
		case agenttest.Hang:
			remember(in, out)
			time.Sleep(time.Hour)
		}
		if len(turn.Calls) == 0 {
			text := agenttest.Expand(turn.Text, results)
			said(id, text)
			ended(text, in, out, nil)
			return
		}
		var calls []map[string]any
		for _, c := range turn.Calls {
			calls = append(calls, called(c.ID, c.Name, json.RawMessage(c.Args)))
		}
		said(id, "", calls...)
		remember(in, out)
		for _, c := range turn.Calls {
			var args struct{ Text string }
			_ = json.Unmarshal([]byte(c.Args), &args) // the behaviours that are tried have texts
			results[c.ID] = "echo " + args.Text
			answered(c.ID, results[c.ID], false)
		}
	}
}

// act does one odd thing.
func act(what string) {
	_, _ = io.ReadAll(os.Stdin)
	switch what {
	case "dies at once":
		fmt.Fprintln(os.Stderr, "cannot read its configuration")
		os.Exit(1)
	case "silent":
		time.Sleep(time.Hour)
	case "no end line":
		began()
		said("m1", "working")
	case "end and exit 1":
		began()
		said("m1", "done")
		ended("done", 1, 1, nil)
		os.Exit(1)
	case "api error":
		began()
		ended("API Error: 529 overloaded", 0, 0, map[string]any{"is_error": true, "terminal_reason": "api_error", "api_error_status": 529, "modelUsage": map[string]any{}})
		os.Exit(1)
	case "auth error":
		began()
		ended("API Error: 401 invalid x-api-key", 0, 0, map[string]any{"is_error": true, "terminal_reason": "api_error", "api_error_status": 401, "modelUsage": map[string]any{}})
		os.Exit(1)
	case "turn limit":
		began()
		said("m1", "one", called("c1", "Bash", map[string]any{"command": "ls"}))
		answered("c1", "x", false)
		ended("", 5, 5, map[string]any{"subtype": "error_max_turns", "is_error": true})
		os.Exit(1)
	case "leaves children":
		began()
		said("m1", "done")
		for _, args := range [][]string{{"setsid", "sleep", "300"}, {"sh", "-c", "(setsid sleep 300 &) ; setsid sh -c 'sleep 300 & sleep 300' &"}} {
			_ = exec.Command(args[0], args[1:]...).Start()
		}
		time.Sleep(300 * time.Millisecond)
		ended("done", 1, 1, nil)
	case "deaf":
		signal.Ignore(syscall.SIGINT, syscall.SIGTERM)
		began()
		remember(7, 3)
		_ = exec.Command("setsid", "sleep", "300").Start()
		said("m1", "working") // at which it is stopped
		time.Sleep(time.Hour)
	case "waits for its model":
		began()
		time.Sleep(time.Hour)
	case "stops after an answer":
		began()
		said("m1", "working")
		time.Sleep(time.Hour)
	case "comes up late":
		time.Sleep(1200 * time.Millisecond)
		began()
		said("m1", "done")
		ended("done", 1, 1, nil)
	case "is interrupted":
		told := make(chan os.Signal, 1)
		signal.Notify(told, syscall.SIGINT)
		began()
		said("m1", "", called("c1", "Bash", map[string]any{"command": "false"}))
		answered("c1", "Exit code 1", true)
		write("projects/x/s1.jsonl", `{"type":"assistant","sessionId":"s1","message":{"id":"m1","model":"fake-1","stop_reason":"tool_use","usage":{"input_tokens":7,"output_tokens":3}}}
{"type":"assistant","sessionId":"s1","message":{"id":"m2","model":"fake-1","usage":{"input_tokens":9,"output_tokens":1}}}
`)
		said("m2", "", called("c2", "Bash", map[string]any{"command": "sleep 99"})) // at which it is stopped
		<-told
		answered("c2", "Exit code 137\n[Request interrupted by user for tool use]", true)
		os.Exit(1)
	case "renews its login", "links to a login":
		dir := os.Getenv("CLAUDE_CONFIG_DIR")
		b, err := os.ReadFile(filepath.Join(dir, ".credentials.json"))
		if err != nil || !strings.Contains(string(b), "0123456789-access") {
			panic(fmt.Sprint("no login: ", err))
		}
		if what == "renews its login" {
			write(".credentials.json", `{"accessToken":"9876543210-renewed"}`)
		} else if err := errors.Join(os.RemoveAll(dir), os.Symlink(os.Getenv("LOGIN_FOLDER"), dir)); err != nil {
			panic(err)
		}
		began()
		said("m1", "done")
		ended("done", 1, 1, nil)
	case "counts":
		began()
		for n := range 100 {
			id := fmt.Sprint("c", n)
			said(fmt.Sprint("m", n), "", called(id, "Bash", map[string]any{"command": "ls"}))
			answered(id, "x", false)
			time.Sleep(20 * time.Millisecond)
		}
	case "looks":
		began()
		env := os.Environ()
		dir, _ := os.Getwd()
		text := fmt.Sprintf("args %q\ndir %s\nenv %s", os.Args[1:], dir, strings.Join(env, "\n"))
		said("m1", text)
		ended(text, 1, 1, nil)
	case "servers":
		useServers()
	case "forges":
		forgeTape(func(tape string) error {
			f, err := os.OpenFile(tape, os.O_APPEND|os.O_WRONLY, 0)
			if err != nil {
				return err
			}
			defer f.Close()
			for n := range 10 {
				_, err = fmt.Fprintf(f, `{"ms":9000.000,"dir":"c2s","msg":{"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":"search"}}}`+"\n"+
					`{"ms":9001.000,"dir":"s2c","msg":{"jsonrpc":"2.0","id":%[1]d,"result":{"content":[]}}}`+"\n", 100+n)
			}
			return err
		})
	case "erases":
		forgeTape(os.Remove)
	case "truncates":
		forgeTape(func(tape string) error { return os.Truncate(tape, 0) })
	}
}

// forgeTape changes the recordings that it finds in its room, once it has used its
// servers and before it ends.
func forgeTape(change func(tape string) error) {
	forge = func() {
		tapes, err := filepath.Glob(filepath.Dir(os.Getenv("TAPE")) + "/*.tape.jsonl")
		if err != nil || len(tapes) == 0 {
			panic(fmt.Sprint("no recording at ", os.Getenv("TAPE"), err))
		}
		for _, name := range tapes {
			if err := change(name); err != nil {
				panic(err)
			}
		}
	}
	useServers()
}

// forge is called by useServers before it ends.
var forge = func() {}

// useServers acts as a client of its MCP servers: it shakes hands, lists the tools
// and calls one.
func useServers() {
	began()
	var config struct {
		Servers map[string]struct {
			Command string
			Args    []string
			Env     map[string]string
		} `json:"mcpServers"`
	}
	b, err := os.ReadFile(os.Getenv("HOME") + "/assay-mcp.json")
	if err == nil {
		err = json.Unmarshal(b, &config)
	}
	if err != nil {
		panic(err)
	}
	for name, s := range config.Servers {
		cmd := exec.Command(s.Command, s.Args...)
		cmd.Env = []string{"OF_THE_AGENT=1"}
		for k, v := range s.Env {
			cmd.Env = append(cmd.Env, k+"="+v)
		}
		stdin, _ := cmd.StdinPipe()
		stdout, _ := cmd.StdoutPipe()
		if err := cmd.Start(); err != nil {
			panic(err)
		}
		lines := bufio.NewScanner(stdout)
		lines.Buffer(nil, 1<<20)
		ask := func(id int, method, params string) string {
			fmt.Fprintf(stdin, `{"jsonrpc":"2.0","id":%d,"method":%q,"params":%s}`+"\n", id, method, params)
			for lines.Scan() {
				var m struct {
					ID *int `json:"id"`
				}
				if json.Unmarshal(lines.Bytes(), &m) == nil && m.ID != nil && *m.ID == id {
					return lines.Text()
				}
			}
			return "the server is gone"
		}
		ask(1, "initialize", `{"protocolVersion":"2025-06-18","capabilities":{"elicitation":{}},"clientInfo":{"name":"fake","version":"1"}}`)
		fmt.Fprintln(stdin, `{"jsonrpc":"2.0","method":"notifications/initialized"}`)
		ask(2, "tools/list", `{}`)
		text := ask(3, "tools/call", `{"name":"search","arguments":{"query":"x"}}`)
		said("m-"+name, "", called("c-"+name, "mcp__"+name+"__search", map[string]any{"query": "x"}))
		answered("c-"+name, text, false)
		stdin.Close()
		_ = cmd.Wait()
	}
	forge()
	said("m9", "done")
	ended("done", 1, 1, nil)
}

// faked is an agent of preset claude whose program is the test binary.
func faked(t *testing.T, set map[string]string, change func(*Config)) *Agent {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cfg := &Config{Preset: "claude", Command: []string{self}, Set: map[string]string{"GORACE": "atexit_sleep_ms=0"}, Auth: &Auth{Env: "FAKE_API_KEY"}, RecordAPI: new(false)}
	for k, v := range set {
		cfg.Set[k] = v
	}
	if change != nil {
		change(cfg)
	}
	a, err := New(cfg, Env{Environ: append(os.Environ(), "FAKE_API_KEY=0123456789abcdef"), Temp: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	if err := a.Probe(t.Context()); err != nil {
		t.Fatal(err)
	}
	return a
}

func TestConformance(t *testing.T) {
	const ownTools = "a coding agent has tools of its own: those of the suite cannot be given to it, and suites that try are refused"
	skip := map[string]string{}
	for _, name := range []string{agenttest.UsesTool, agenttest.UnknownTool, agenttest.MalformedArgs, agenttest.ParallelCalls, agenttest.Submits, agenttest.InvalidSubmission, agenttest.NoSubmission, agenttest.ToolFault} {
		skip[name] = ownTools
	}
	agenttest.Run(t, agenttest.Subject{
		Skip: skip,
		New: func(t *testing.T, b agenttest.Behaviour) agent.Agent {
			script, err := json.Marshal(b)
			if err != nil {
				t.Fatal(err)
			}
			return faked(t, map[string]string{behaviourVar: string(script)}, nil)
		},
	})
}
