// Package agentstest runs the real coding agents against model servers on
// loopback, through assay as a user runs it, and checks the journal.
//
// It is a module of its own, so that the go tool does not look into
// node_modules: make test-agents. ASSAY_AGENTS names another folder with the
// programs (a node_modules/.bin).
package agentstest

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
)

// cli is a coding agent and how its model calls tools.
type cli struct {
	name    string
	format  string // of its model's API
	model   string
	base    func(*llmtest.Server) string
	shell   func(command string) llm.Call
	mcp     func(tool string) llm.Call
	error   llmtest.Fault // of an API that fails permanently
	noExit  bool          // its stream has no exit codes of commands
	late    bool          // its stream shows tool calls only after they end
	cost    bool          // it reports the cost of a trial
	summary bool          // its stream has one total, not the usage of each request
	words   string        // its message about that API
	silent  string        // its message about an API that does not answer; "" if its timeout is longer than ours
	shells  []string      // its own tools that run commands
	sleeper string        // unique duration of the sleep command that is killed
}

func call(name string, args map[string]any) llm.Call {
	b, err := json.Marshal(args)
	if err != nil {
		panic(err)
	}
	return llm.Call{Name: name, Args: string(b)}
}

var clis = []cli{
	{
		name: "claude", sleeper: "98765", format: llm.Anthropic, model: "claude-sonnet-4-5", base: func(s *llmtest.Server) string { return s.URL }, cost: true, summary: true, shells: []string{"Bash"},
		shell: func(c string) llm.Call { return call("Bash", map[string]any{"command": c, "description": "x"}) },
		mcp:   func(tool string) llm.Call { return call("mcp__fault__"+tool, map[string]any{"x": "42"}) },
		error: llmtest.Fault{Kind: llmtest.Status, Status: 529}, words: "529", silent: "timed out",
	},
	{
		name: "codex", sleeper: "98766", format: llm.OpenAI, model: "gpt-5.5", base: func(s *llmtest.Server) string { return s.URL + "/v1" }, summary: true, shells: []string{"exec_command", "shell", "shell_command", "write_stdin"},
		shell: func(c string) llm.Call {
			return call("exec_command", map[string]any{"cmd": c, "yield_time_ms": 120000})
		},
		mcp:   func(tool string) llm.Call { return call("mcp__fault."+tool, map[string]any{"x": "42"}) },
		error: llmtest.Fault{Kind: llmtest.Status, Status: 500}, words: "high demand", // it does not report the status
	},
	{
		name: "gemini", sleeper: "98767", format: llm.Gemini, model: "gemini-2.5-pro", base: func(s *llmtest.Server) string { return s.URL }, noExit: true, summary: true, shells: []string{"run_shell_command"},
		shell: func(c string) llm.Call { return call("run_shell_command", map[string]any{"command": c}) },
		mcp:   func(tool string) llm.Call { return call("mcp_fault_"+tool, map[string]any{"x": "42"}) },
		error: llmtest.Fault{Kind: llmtest.Status, Status: 503}, words: "503",
	},
	{
		name: "opencode", sleeper: "98768", format: llm.Compatible, model: "loop/m-1", base: func(s *llmtest.Server) string { return s.URL + "/v1" }, late: true, shells: []string{"bash"},
		shell: func(c string) llm.Call { return call("bash", map[string]any{"command": c, "description": "x"}) },
		mcp:   func(tool string) llm.Call { return call("fault_"+tool, map[string]any{"x": "42"}) },
		error: llmtest.Fault{Kind: llmtest.Status, Status: 400}, words: "400", // otherwise it retries five times, for more than a minute
	},
}

// program returns the folder with the programs.
func programs(t *testing.T) string {
	dir := os.Getenv("ASSAY_AGENTS")
	if dir == "" {
		dir = "node_modules/.bin"
	}
	dir, err := filepath.Abs(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range clis {
		if _, err := os.Stat(filepath.Join(dir, c.name)); err != nil {
			testenv.Missing(t, "agents", "real coding agents are not tested: run make test-agents, or set ASSAY_AGENTS")
		}
	}
	return dir
}

// built is the folder with the program, once it is built.
var built string

var build = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "assay-agents-")
	if err != nil {
		return "", err
	}
	built = dir
	path := filepath.Join(dir, "assay")
	cmd := exec.Command("go", "build", "-o", path, "./cmd/assay")
	cmd.Dir = "../.."
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("build assay: %w\n%s", err, out)
	}
	return path, nil
})

func TestMain(m *testing.M) {
	if code, ours := sandbox.Main(os.Args[1:]); ours { // sandbox.Check runs it
		os.Exit(code)
	}
	code := m.Run()
	if built != "" {
		_ = os.RemoveAll(built)
	}
	os.Exit(code)
}

const answer = "All done, it is as it should be."

// turn returns the model's answer to the n-th request (from 0) of a task. The usage
// of a request identifies it.
func (c *cli) turn(task string, n int) *llm.Response {
	var calls []llm.Call
	step := func(all ...llm.Call) {
		if n < len(all) {
			calls = all[n : n+1]
		}
	}
	switch task {
	case "success":
		step(c.shell("echo made > made.txt"), c.mcp("ok"))
	case "closed":
		step(c.mcp("ok"))
	case "tools":
		step(c.shell("echo partial; exit 3"), c.mcp("iserror"), c.mcp("rpcerror"), call("no_such_tool", map[string]any{}))
	case "kill":
		step(c.shell("setsid sleep " + c.sleeper + " & sleep " + c.sleeper))
	}
	r := &llm.Response{Usage: used(c.format, n), Message: llm.Message{Calls: calls}}
	if calls == nil {
		r.Text = answer
	}
	return r
}

// used returns the usage of the n-th request.
func used(format string, n int) trial.Usage {
	u := trial.Usage{Input: int64(100 + 10*n), CacheRead: int64(1000 * n), Output: int64(30 + n)}
	if format == llm.Anthropic {
		u.CacheWrite5m, u.CacheWrite1h = 400, 600
	} else {
		u.Reasoning = 20
	}
	return u
}

func sum(format string, requests int) (u trial.Usage) {
	for n := range requests {
		u = plus(u, used(format, n))
	}
	return u
}

func plus(a, b trial.Usage) trial.Usage {
	return trial.Usage{
		Input: a.Input + b.Input, CacheRead: a.CacheRead + b.CacheRead, CacheWrite5m: a.CacheWrite5m + b.CacheWrite5m,
		CacheWrite1h: a.CacheWrite1h + b.CacheWrite1h, Output: a.Output + b.Output, Reasoning: a.Reasoning + b.Reasoning,
	}
}

// tasks are the tasks of the model; a prompt names its task.
var tasks = []string{"success", "tools", "apierror", "absent", "hang", "kill", "closed"}

func taskOf(r *llmtest.Request) string {
	for _, m := range r.Messages {
		for _, task := range tasks {
			if strings.Contains(m.Text, "TASK-"+task) {
				return task
			}
		}
	}
	return ""
}

// serve starts the model's server. Its behavior depends on the task named in the prompt.
func (c *cli) serve(t *testing.T) *llmtest.Server {
	t.Helper()
	return llmtest.New(t, c.format, llmtest.Config{Foreign: true, Answer: func(r *llmtest.Request) *llm.Response {
		n := 0
		for _, m := range r.Messages {
			n += len(m.Calls)
		}
		return c.turn(taskOf(r), n)
	}, Refuse: func(r *llmtest.Request) *llmtest.Fault {
		switch taskOf(r) {
		case "apierror":
			return &c.error
		case "hang":
			return &llmtest.Fault{Kind: llmtest.HangFirst}
		}
		return nil
	}})
}

// Time limits. They are generous because the machine may be busy.
const (
	limit = 5 * time.Minute // of a trial; no trial should need it
	// stall ends trials that hang or whose tool hangs. It is shorter than the 30 s after
	// which codex returns from a running command, a limit that the model cannot raise.
	stall = 25 * time.Second
	// outage ends the wait for an API that returns only errors.
	outage = 10 * time.Second
)

// suite writes the suite of a CLI. more holds further settings of the agent; servers and
// workspace replace the defaults if they are not empty.
func (c *cli) suite(t *testing.T, bin string, s *llmtest.Server, more, servers, workspace string, tasks ...string) string {
	t.Helper()
	dir := t.TempDir()
	write := func(name, text string) {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	server, err := os.ReadFile("testdata/server.js")
	if err != nil {
		t.Fatal(err)
	}
	tools := t.TempDir()
	if err := os.WriteFile(filepath.Join(tools, "server.js"), server, 0o644); err != nil {
		t.Fatal(err)
	}
	script := filepath.Join(tools, "server.js")
	servers = cmp.Or(servers, fmt.Sprintf("{command: [node, %q], per: trial}", script))
	workspace = cmp.Or(workspace, fmt.Sprintf("read: [%q]", tools))
	var b strings.Builder
	for _, task := range tasks {
		fmt.Fprintf(&b, "---\nid: %s\nprompt: TASK-%s, please.\n", task, task)
		if task == "absent" {
			b.WriteString("setup: [[touch, no-server]]\n")
		}
	}
	write("tasks.yaml", strings.TrimPrefix(b.String(), "---\n"))
	write("fixture/hello.txt", "hello world\n")
	write("suite.yaml", fmt.Sprintf(`version: 1
name: agents
tasks: [tasks.yaml]
workspace: {fixture: fixture, %s}
servers:
  fault: %s
agents:
  it: {kind: cli, preset: %s, command: [%q], model: %s, base_url: %s, retries: 0%s}
scenarios:
  with: {servers: [fault]}
graders: {text: {contains: ["done"]}}
limits: {trial: %s, stall: %s, outage: %s}
retry: {attempts: 1}
`, workspace, servers, c.name, filepath.Join(bin, c.name), c.model, c.base(s), more, limit, stall, outage))
	return dir
}

// run runs a suite and returns its attempts by task, and the run folder to read them from.
func run(t *testing.T, suite string) (map[string]trial.Attempt, *journal.Run) {
	t.Helper()
	assay, err := build()
	if err != nil {
		t.Fatal(err)
	}
	out := t.TempDir()
	cmd := exec.Command(assay, "run", suite, "--yes", "--out", out, "--cache", "live", "--cache-dir", t.TempDir(), "--jobs", "3", "--progress", "plain")
	for _, kv := range os.Environ() {
		if name, _, _ := strings.Cut(kv, "="); name != webToken && !strings.HasSuffix(name, "_API_KEY") && !strings.HasPrefix(name, "ASSAY_") {
			cmd.Env = append(cmd.Env, kv)
		}
	}
	cmd.Env = append(cmd.Env, webToken+"="+webSecret)
	began := time.Now()
	said, err := cmd.CombinedOutput()
	t.Logf("assay run took %s: %v\n%s", time.Since(began).Round(100*time.Millisecond), err, tail(said))
	dirs, err := filepath.Glob(filepath.Join(out, "*", "run.json"))
	if err != nil || len(dirs) != 1 {
		t.Fatalf("%d runs in %s, %v", len(dirs), out, err)
	}
	r, err := journal.Open(filepath.Dir(dirs[0]))
	if err != nil {
		t.Fatal(err)
	}
	attempts := map[string]trial.Attempt{}
	for rec, err := range r.Records() {
		if err != nil {
			t.Fatal(err)
		}
		if rec.Attempt != nil {
			attempts[rec.Attempt.Key.Task] = rec.Attempt.Attempt
		}
	}
	return attempts, r
}

func tail(b []byte) []byte {
	if len(b) > 6000 {
		b = b[len(b)-6000:]
	}
	return b
}

// transcript returns the events of an attempt.
func transcript(t *testing.T, r *journal.Run, a trial.Attempt) []trial.Event {
	t.Helper()
	b, err := r.Open(a.Transcript)
	if err != nil {
		t.Fatal(err)
	}
	events, err := trial.ReadTranscript(b)
	if err != nil {
		t.Fatal(err)
	}
	return events
}

// explain logs the records of an attempt that is not as expected.
func explain(t *testing.T, r *journal.Run, a trial.Attempt) {
	if !t.Failed() {
		return
	}
	b, _ := json.MarshalIndent(a, "", " ")
	t.Logf("attempt %s", b)
	for _, ref := range append([]trial.Ref{a.Transcript}, a.Raw...) {
		if raw, err := r.Open(ref); err == nil {
			t.Logf("%s:\n%s", cmp.Or(ref.Name, "transcript"), tail(raw))
		}
	}
}

// each runs f for the attempt of a task.
func each(t *testing.T, attempts map[string]trial.Attempt, r *journal.Run, task string, f func(*testing.T, trial.Attempt)) {
	t.Run(task, func(t *testing.T) {
		a, ok := attempts[task]
		if !ok {
			t.Fatal("there is no attempt")
		}
		f(t, a)
		explain(t, r, a)
	})
}

func (c *cli) usage(t *testing.T, a trial.Attempt, requests int, apart bool) {
	t.Helper()
	var got trial.Usage
	for _, u := range a.Usage {
		got = plus(got, u)
	}
	if want := sum(c.format, requests); got != want {
		t.Errorf("usage %+v, want %+v", got, want)
	}
	if apart && len(a.Usage) != requests {
		t.Errorf("%d usages of %d requests", len(a.Usage), requests)
	}
}

func finished(t *testing.T, a trial.Attempt, reason trial.EndReason) {
	t.Helper()
	if a.Fault != nil || a.End == nil || a.End.Reason != reason {
		t.Errorf("end %+v, fault %v; want %s", a.End, a.Fault, reason)
	}
}

func void(t *testing.T, a trial.Attempt, class trial.Class, words ...string) {
	t.Helper()
	said := func(words string) bool { return strings.Contains(a.Fault.Error(), words) }
	if a.Fault == nil || a.Fault.Class != class || !slices.ContainsFunc(words, said) {
		t.Errorf("end %+v, fault %v; want void(%s) that says one of %q", a.End, a.Fault, class, words)
	}
}

func TestAgents(t *testing.T) {
	bin := programs(t)
	if _, err := exec.LookPath("node"); err != nil {
		testenv.Missing(t, "node", "the MCP server of these tests is a program for Node")
	}
	for _, c := range clis {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel() // tests mostly wait for limits
			c.test(t, bin)
		})
	}
}

func (c *cli) test(t *testing.T, bin string) {
	// Usage from its own stream, without a recording of the API.
	t.Run("stream", func(t *testing.T) {
		attempts, r := run(t, c.suite(t, bin, c.serve(t), ", record_api: false", "", "", "success", "tools", "hang"))
		each(t, attempts, r, "success", func(t *testing.T, a trial.Attempt) {
			c.success(t, r, a, !c.summary)
			if c.cost && a.Usage[0].ReportedUSD == "" {
				t.Error("it does not say what it cost")
			}
		})
		each(t, attempts, r, "tools", func(t *testing.T, a trial.Attempt) { c.tools(t, r, a, !c.summary) })
		each(t, attempts, r, "hang", func(t *testing.T, a trial.Attempt) {
			void(t, a, trial.ClassEnvironment, cmp.Or(c.silent, "the model has not said a word"))
		})
	})
	t.Run("recorded", func(t *testing.T) {
		attempts, r := run(t, c.suite(t, bin, c.serve(t), "", "", "", "hang", "kill", "success", "tools", "apierror", "absent"))
		each(t, attempts, r, "success", func(t *testing.T, a trial.Attempt) {
			c.success(t, r, a, true)
			c.api(t, r, a, 3)
			if n := len(a.Usage); c.cost && a.Usage[n-1].ReportedUSD == "" {
				t.Error("it does not say what it cost")
			}
		})
		each(t, attempts, r, "tools", func(t *testing.T, a trial.Attempt) { c.tools(t, r, a, true) })
		each(t, attempts, r, "apierror", func(t *testing.T, a trial.Attempt) {
			void(t, a, trial.ClassEnvironment, c.words)
		})
		each(t, attempts, r, "absent", func(t *testing.T, a trial.Attempt) { void(t, a, trial.ClassTreatment, "fault") })
		each(t, attempts, r, "hang", func(t *testing.T, a trial.Attempt) {
			// Either the client or the proxy may give up first.
			void(t, a, trial.ClassEnvironment, cmp.Or(c.silent, "nothing of an answer came for"), "the endpoint of the model hangs", "no answer for")
		})
		each(t, attempts, r, "kill", func(t *testing.T, a trial.Attempt) {
			finished(t, a, trial.Stall) // the model has answered, but its tool does not
			c.usage(t, a, 1, true)
			events := transcript(t, r, a)
			if shells := calls(events, trial.ToolShell); !c.late && len(shells) != 1 {
				t.Errorf("%d commands", len(shells))
			}
			for _, e := range events {
				if e.Result != nil && e.Result.Error {
					t.Errorf("that we stopped it is an error of the agent: %+v", e.Result)
				}
			}
		})
		c.gone(t)
	})
	// Without a shell, confined by landlock, with an HTTP server that requires a secret
	// header.
	t.Run("closed", func(t *testing.T) {
		if err := sandbox.CheckLevel(sandbox.Landlock); err != nil {
			testenv.Missing(t, "landlock", "coding agents under it are not tested: "+err.Error())
		}
		server := fmt.Sprintf("{url: %q, headers: {Authorization: %q}, env: [%s], per: trial}", web(t), "Bearer ${"+webToken+"}", webToken)
		attempts, r := run(t, c.suite(t, bin, c.serve(t), ", shell: false", server, "isolation: landlock", "closed"))
		each(t, attempts, r, "closed", func(t *testing.T, a trial.Attempt) {
			finished(t, a, trial.Finished)
			c.usage(t, a, 2, true)
			if a.Proof.Isolation != "landlock" || len(a.Proof.Servers) != 1 || a.Proof.Servers[0].Calls != 1 || a.Proof.Servers[0].Errors != 0 {
				t.Errorf("proof %+v", a.Proof)
			}
			for _, name := range c.api(t, r, a, 2) {
				if slices.Contains(c.shells, name) {
					t.Errorf("it was offered the tool %s", name)
				}
			}
			for _, ref := range append([]trial.Ref{a.Transcript}, a.Raw...) {
				if b, err := r.Open(ref); err != nil || bytes.Contains(b, []byte(webSecret)) {
					t.Errorf("%s holds the secret of the server, or %v", ref.Name, err)
				}
			}
		})
	})
}

// The secret that the HTTP server requires, and the variable that holds it.
const webToken, webSecret = "WEB_TOKEN", "0123456789-of-the-web"

// web serves the working tools of testdata/server.js over HTTP. It refuses requests without
// its secret.
func web(t *testing.T) string {
	schema := map[string]any{"type": "object", "properties": map[string]any{"x": map[string]any{"type": "string"}}}
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var m struct {
			ID     json.RawMessage
			Method string
			Params struct {
				Version string `json:"protocolVersion"`
			}
		}
		switch {
		case r.Header.Get("Authorization") != "Bearer "+webSecret:
			w.WriteHeader(http.StatusUnauthorized)
			return
		case r.Method != http.MethodPost:
			w.WriteHeader(http.StatusMethodNotAllowed)
			return
		case json.NewDecoder(r.Body).Decode(&m) != nil:
			w.WriteHeader(http.StatusBadRequest)
			return
		case m.ID == nil:
			w.WriteHeader(http.StatusAccepted)
			return
		}
		reply := map[string]any{"jsonrpc": "2.0", "id": m.ID}
		switch m.Method {
		case "initialize":
			reply["result"] = map[string]any{"protocolVersion": m.Params.Version, "capabilities": map[string]any{"tools": map[string]any{}}, "serverInfo": map[string]any{"name": "fault", "version": "1.0"}}
		case "ping":
			reply["result"] = map[string]any{}
		case "tools/list":
			reply["result"] = map[string]any{"tools": []any{map[string]any{"name": "ok", "description": "Says ok.", "inputSchema": schema}}}
		case "tools/call":
			reply["result"] = map[string]any{"content": []any{map[string]any{"type": "text", "text": "ok"}}}
		default:
			reply["error"] = map[string]any{"code": -32601, "message": "no such method"}
		}
		w.Header().Set("Content-Type", "application/json")
		_ = json.NewEncoder(w).Encode(reply) // the client may be gone
	}))
	t.Cleanup(s.Close)
	return s.URL + "/mcp"
}

// success is a trial in which the agent makes a file, calls a tool of the server
// and ends.
func (c *cli) success(t *testing.T, r *journal.Run, a trial.Attempt, apart bool) {
	t.Helper()
	finished(t, a, trial.Finished)
	c.usage(t, a, 3, apart)
	if b, err := r.Open(a.Artifact.Answer); err != nil || string(b) != answer {
		t.Errorf("answer %q, %v", b, err)
	}
	if b, err := r.Open(a.Artifact.Tree); err != nil || !bytes.Contains(b, []byte("made.txt")) {
		t.Errorf("the change of the tree does not name made.txt: %d bytes, %v", len(b), err)
	}
	events := transcript(t, r, a)
	if n, m := len(calls(events, trial.ToolShell)), len(calls(events, trial.ToolMCP)); n != 1 || m != 1 {
		t.Errorf("%d commands, %d calls of the server", n, m)
	}
	for _, e := range events {
		if e.Result != nil && e.Result.Error {
			t.Errorf("%+v", e.Result)
		}
	}
	if len(a.Proof.Servers) != 1 {
		t.Fatalf("proof %+v", a.Proof)
	}
	if p := a.Proof.Servers[0]; p.Name != "fault" || p.Tools != 3 || p.Calls != 1 || p.Errors != 0 || p.Digest != p.Pinned {
		t.Errorf("proof %+v", p)
	}
	if a.Proof.Isolation == "" {
		t.Error("the isolation is not recorded")
	}
}

// tools is a trial in which a command, two tools of the server and a nonexistent tool fail,
// and the agent continues.
func (c *cli) tools(t *testing.T, r *journal.Run, a trial.Attempt, apart bool) {
	t.Helper()
	finished(t, a, trial.Finished)
	c.usage(t, a, 5, apart)
	events := transcript(t, r, a)
	var failed []string
	for _, e := range events {
		if e.Result != nil && e.Result.Error {
			failed = append(failed, e.Result.Name)
		}
	}
	want := 4
	if c.noExit {
		want = 3
	}
	if len(failed) != want || !slices.Contains(failed, "iserror") || !slices.Contains(failed, "rpcerror") {
		t.Errorf("failed: %v, want %d", failed, want)
	}
	for _, e := range events {
		if shells := calls(events, trial.ToolShell); e.Result != nil && len(shells) == 1 && e.Result.ID == shells[0].ID {
			if c.noExit == (e.Result.Exit != nil) || e.Result.Exit != nil && *e.Result.Exit != 3 {
				t.Errorf("command %+v", e.Result)
			}
		}
	}
	if len(a.Proof.Servers) != 1 || a.Proof.Servers[0].Calls != 2 || a.Proof.Servers[0].Errors != 2 || a.Proof.Servers[0].ProtocolErrors != 1 {
		t.Errorf("proof %+v", a.Proof)
	}
}

// api checks the record of the model API and returns the tools that the first
// request offers.
func (c *cli) api(t *testing.T, r *journal.Run, a trial.Attempt, requests int) (tools []string) {
	t.Helper()
	i := slices.IndexFunc(a.Raw, func(ref trial.Ref) bool { return ref.Name == "api.jsonl" })
	if i < 0 {
		t.Fatal("there is no api.jsonl")
	}
	b, err := r.Open(a.Raw[i])
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for line := range bytes.Lines(b) {
		var q struct {
			Generation bool
			Bytes      int64
			Tools      []string
			ToolCount  int `json:"tool_count"`
		}
		if err := json.Unmarshal(line, &q); err != nil {
			t.Fatal(err)
		}
		if !q.Generation {
			continue
		}
		if n++; n > 1 {
			continue
		}
		tools = q.Tools
		if q.Bytes < 10_000 || !slices.ContainsFunc(tools, func(s string) bool { return strings.HasSuffix(s, "ok") }) {
			t.Errorf("first request: %d bytes, tools %v", q.Bytes, tools)
		}
	}
	if n != requests {
		t.Errorf("%d requests recorded, want %d", n, requests)
	}
	return tools
}

func calls(events []trial.Event, class trial.ToolClass) (out []*trial.ToolCall) {
	for _, e := range events {
		if e.Call != nil && e.Call.Class == class {
			out = append(out, e.Call)
		}
	}
	return out
}

// gone checks that no killed command is still running.
func (c *cli) gone(t *testing.T) {
	t.Helper()
	all, err := filepath.Glob("/proc/[0-9]*/cmdline")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range all {
		if b, err := os.ReadFile(path); err == nil && bytes.Contains(b, []byte("sleep\x00"+c.sleeper)) {
			t.Errorf("%s lives on: %q", path, b)
		}
	}
}
