// Package agentstest runs the real coding agents against model servers on
// loopback, through assay as a user runs it, and checks what the journal says.
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
	"github.com/assay-eval/assay/internal/need"
	"github.com/assay-eval/assay/internal/trial"
)

// cli is a coding agent and how its model calls tools.
type cli struct {
	name    string
	format  string // of its model's API
	model   string
	base    func(*llmtest.Server) string
	shell   func(command string) llm.Call
	mcp     func(tool string) llm.Call
	error   llmtest.Fault // of an API that fails for good
	noExit  bool          // its stream has no exit codes of commands
	late    bool          // its stream shows tools only when they are done
	cost    bool          // it says what a trial cost
	summary bool          // its stream has one sum, and not each request
	words   string        // what it says of that API
	slow    bool          // it takes seconds to start
	sleeper string        // time that a command sleeps which is killed: no other process here sleeps as long
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
		name: "claude", sleeper: "98765", format: llm.Anthropic, model: "claude-sonnet-4-5", base: func(s *llmtest.Server) string { return s.URL }, cost: true, summary: true,
		shell: func(c string) llm.Call { return call("Bash", map[string]any{"command": c, "description": "x"}) },
		mcp:   func(tool string) llm.Call { return call("mcp__fault__"+tool, map[string]any{"x": "42"}) },
		error: llmtest.Fault{Kind: llmtest.Status, Status: 529}, words: "529",
	},
	{
		name: "codex", sleeper: "98766", format: llm.OpenAI, model: "gpt-5.5", base: func(s *llmtest.Server) string { return s.URL + "/v1" }, summary: true,
		shell: func(c string) llm.Call {
			return call("exec_command", map[string]any{"cmd": c, "yield_time_ms": 120000})
		},
		mcp:   func(tool string) llm.Call { return call("mcp__fault."+tool, map[string]any{"x": "42"}) },
		error: llmtest.Fault{Kind: llmtest.Status, Status: 500}, words: "high demand", // it does not tell the status
	},
	{
		name: "gemini", sleeper: "98767", slow: true, format: llm.Gemini, model: "gemini-2.5-pro", base: func(s *llmtest.Server) string { return s.URL }, noExit: true, summary: true,
		shell: func(c string) llm.Call { return call("run_shell_command", map[string]any{"command": c}) },
		mcp:   func(tool string) llm.Call { return call("mcp_fault_"+tool, map[string]any{"x": "42"}) },
		error: llmtest.Fault{Kind: llmtest.Status, Status: 503}, words: "503",
	},
	{
		name: "opencode", sleeper: "98768", slow: true, format: llm.Compatible, model: "loop/m-1", base: func(s *llmtest.Server) string { return s.URL + "/v1" }, late: true,
		shell: func(c string) llm.Call { return call("bash", map[string]any{"command": c, "description": "x"}) },
		mcp:   func(tool string) llm.Call { return call("fault_"+tool, map[string]any{"x": "42"}) },
		error: llmtest.Fault{Kind: llmtest.Status, Status: 400}, words: "400", // it asks five times over more than a minute otherwise
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
			need.Missing(t, "agents", "real coding agents are not tested: run make test-agents, or set ASSAY_AGENTS")
		}
	}
	return dir
}

var build = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "assay-agents-")
	if err != nil {
		return "", err
	}
	path := filepath.Join(dir, "assay")
	cmd := exec.Command("go", "build", "-o", path, "./cmd/assay")
	cmd.Dir = "../.."
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("build assay: %w\n%s", err, out)
	}
	return path, nil
})

func TestMain(m *testing.M) {
	code := m.Run()
	if path, err := build(); err == nil {
		_ = os.RemoveAll(filepath.Dir(path))
	}
	os.Exit(code)
}

const answer = "All done, it is as it should be."

// turn is the answer of the model to the n-th request (from 0) of a task; what a
// request uses says which one it was.
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

// used is what the n-th request uses.
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

// tasks are what the model is asked; a prompt names its task.
var tasks = []string{"success", "tools", "apierror", "absent", "hang", "kill"}

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

// serve starts the model's server. What it does depends on the task, which
// stands in the prompt.
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

// suite writes the suite of a CLI.
func (c *cli) suite(t *testing.T, bin string, s *llmtest.Server, record bool, limit, stall time.Duration, tasks ...string) string {
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
workspace: {fixture: fixture, read: [%q]}
servers:
  fault: {command: [node, %q], per: trial}
agents:
  it: {kind: cli, preset: %s, command: [%q], model: %s, base_url: %s, record_api: %v, retries: 0}
scenarios:
  with: {servers: [fault]}
graders: {text: {contains: ["done"]}}
limits: {trial: %s, stall: %s}
retry: {attempts: 1}
`, tools, filepath.Join(tools, "server.js"), c.name, filepath.Join(bin, c.name), c.model, c.base(s), record, limit, stall))
	return dir
}

// run runs a suite and returns its attempts by task, and the run to read them.
func run(t *testing.T, suite string) (map[string]trial.Attempt, *journal.Run) {
	t.Helper()
	assay, err := build()
	if err != nil {
		t.Fatal(err)
	}
	out := t.TempDir()
	cmd := exec.Command(assay, "run", suite, "--yes", "--out", out, "--cache", "live", "--cache-dir", t.TempDir(), "--jobs", "2", "--progress", "plain")
	for _, kv := range os.Environ() {
		if name, _, _ := strings.Cut(kv, "="); !strings.HasSuffix(name, "_API_KEY") && !strings.HasPrefix(name, "ASSAY_") {
			cmd.Env = append(cmd.Env, kv)
		}
	}
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

// explain shows what was recorded of an attempt that is not as expected.
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

func void(t *testing.T, a trial.Attempt, class trial.Class, words string) {
	t.Helper()
	if a.Fault == nil || a.Fault.Class != class || !strings.Contains(a.Fault.Error(), words) {
		t.Errorf("end %+v, fault %v; want void(%s) that says %q", a.End, a.Fault, class, words)
	}
}

func TestAgents(t *testing.T) {
	bin := programs(t)
	if _, err := exec.LookPath("node"); err != nil {
		need.Missing(t, "node", "the MCP server of these tests is a program for Node")
	}
	for _, c := range clis {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel() // most of the time is spent in waiting for limits
			c.test(t, bin)
		})
	}
}

func (c *cli) test(t *testing.T, bin string) {
	stall, limit := 20*time.Second, 25*time.Second
	if c.slow {
		stall, limit = 60*time.Second, 60*time.Second
	}
	t.Run("stream", func(t *testing.T) {
		s := c.serve(t)
		attempts, r := run(t, c.suite(t, bin, s, false, 2*time.Minute, stall, "success", "tools", "apierror", "absent", "hang"))
		each(t, attempts, r, "success", func(t *testing.T, a trial.Attempt) {
			c.success(t, r, a, !c.summary)
			if c.cost && a.Usage[0].ReportedUSD == "" {
				t.Error("it does not say what it cost")
			}
		})
		each(t, attempts, r, "tools", func(t *testing.T, a trial.Attempt) { c.tools(t, r, a) })
		each(t, attempts, r, "apierror", func(t *testing.T, a trial.Attempt) {
			void(t, a, trial.ClassEnvironment, c.words)
		})
		each(t, attempts, r, "absent", func(t *testing.T, a trial.Attempt) { void(t, a, trial.ClassTreatment, "fault") })
		each(t, attempts, r, "hang", func(t *testing.T, a trial.Attempt) { void(t, a, trial.ClassEnvironment, "") })
		c.gone(t)
	})
	t.Run("recorded", func(t *testing.T) {
		s := c.serve(t)
		attempts, r := run(t, c.suite(t, bin, s, true, limit, 2*time.Minute, "success", "kill"))
		each(t, attempts, r, "success", func(t *testing.T, a trial.Attempt) {
			c.success(t, r, a, true)
			c.api(t, r, a, 3)
		})
		each(t, attempts, r, "kill", func(t *testing.T, a trial.Attempt) {
			finished(t, a, trial.Deadline)
			c.usage(t, a, 1, true)
			shells := calls(transcript(t, r, a), trial.ToolShell)
			if !c.late && len(shells) != 1 {
				t.Errorf("%d commands", len(shells))
			}
		})
		c.gone(t)
	})
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

// tools is a trial in which a command, two tools of the server and a tool that is
// not there fail, and the agent goes on.
func (c *cli) tools(t *testing.T, r *journal.Run, a trial.Attempt) {
	t.Helper()
	finished(t, a, trial.Finished)
	c.usage(t, a, 5, !c.summary)
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

// api checks the record of the model API.
func (c *cli) api(t *testing.T, r *journal.Run, a trial.Attempt, requests int) {
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
		if n++; n == 1 && (q.Bytes < 10_000 || !slices.ContainsFunc(q.Tools, func(s string) bool { return strings.Contains(s, "rpcerror") })) {
			t.Errorf("first request: %d bytes, tools %v", q.Bytes, q.Tools)
		}
	}
	if n != requests {
		t.Errorf("%d requests recorded, want %d", n, requests)
	}
}

func calls(events []trial.Event, class trial.ToolClass) (out []*trial.ToolCall) {
	for _, e := range events {
		if e.Call != nil && e.Call.Class == class {
			out = append(out, e.Call)
		}
	}
	return out
}

// gone checks that none of the commands that were killed lives on.
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
