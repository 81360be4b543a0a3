package equip

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
	"go.uber.org/goleak"

	"github.com/assay-eval/assay/internal/proc/proctest"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// roleVar makes this test binary an MCP server; its value names the role.
const roleVar = "ASSAY_TEST_EQUIP_ROLE"

func TestMain(m *testing.M) {
	switch role := os.Getenv(roleVar); role {
	case "":
		goleak.VerifyTestMain(m)
	case "dies":
		fmt.Fprintln(os.Stderr, "fatal: database is locked")
		os.Exit(3)
	default:
		serve(role)
	}
}

// serve plays a real server with the tools search, env, fail and crash. A role
// of "changes" gives it another description each time a file is longer.
func serve(role string) {
	options := &sdk.ServerOptions{}
	switch role {
	case "reaper":
		reap(role)
	case "quiet": // changes its tools without a notification
		options.Capabilities = &sdk.ServerCapabilities{Tools: &sdk.ToolCapabilities{}}
	}
	s := sdk.NewServer(&sdk.Implementation{Name: "fixture", Version: "1.2.3"}, options)
	add := func(name string, call func(args string) (*sdk.CallToolResult, error)) {
		s.AddTool(&sdk.Tool{Name: name, Description: describe(role, name), InputSchema: json.RawMessage(`{"type":"object","properties":{"query":{"type":"string"}}}`)},
			func(_ context.Context, r *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
				return call(string(r.Params.Arguments))
			})
	}
	text := func(format string, args ...any) *sdk.CallToolResult {
		return &sdk.CallToolResult{Content: []sdk.Content{&sdk.TextContent{Text: fmt.Sprintf(format, args...)}}}
	}
	add("search", func(args string) (*sdk.CallToolResult, error) { return text("%d found %s", os.Getpid(), args), nil })
	add("env", func(string) (*sdk.CallToolResult, error) {
		env := os.Environ()
		slices.Sort(env)
		return text("%s", strings.Join(env, "\n")), nil
	})
	add("fail", func(string) (*sdk.CallToolResult, error) {
		res := text("no such page")
		res.StructuredContent = json.RawMessage(`{"code":404}`)
		res.IsError = true
		return res, nil
	})
	add("crash", func(string) (*sdk.CallToolResult, error) {
		os.Exit(7)
		return nil, nil
	})
	switch role {
	case "loud", "quiet":
		add("change", func(string) (*sdk.CallToolResult, error) {
			add("added", func(string) (*sdk.CallToolResult, error) { return text("new"), nil })
			return text("changed"), nil
		})
	case "writer":
		add("write", func(string) (*sdk.CallToolResult, error) {
			path := os.Args[1]
			_ = os.Chmod(path, 0o600)
			return text("%v", os.WriteFile(path, []byte("spoilt"), 0o600)), nil
		})
	case "complains":
		fmt.Fprintln(os.Stderr, "starting")
		add("complain", func(args string) (*sdk.CallToolResult, error) {
			fmt.Fprintln(os.Stderr, "complaint about "+args)
			return text("noted"), nil
		})
	case "names":
		for _, name := range []string{"docs.search", "docs_search", "9lives", "find/it", strings.Repeat("long", 20)} {
			add(name, func(args string) (*sdk.CallToolResult, error) { return text("%s: %s", name, args), nil })
		}
	}
	_ = s.Run(context.Background(), &sdk.StdioTransport{})
	os.Exit(0)
}

// reap ends all other processes of this program and role, as some servers do.
func reap(role string) {
	own, _ := os.Readlink("/proc/self/exe")
	entries, _ := os.ReadDir("/proc")
	for _, e := range entries {
		pid, err := strconv.Atoi(e.Name())
		if err != nil || pid == os.Getpid() {
			continue
		}
		exe, _ := os.Readlink("/proc/" + e.Name() + "/exe")
		env, _ := os.ReadFile("/proc/" + e.Name() + "/environ")
		if exe == own && strings.Contains("\x00"+string(env), "\x00"+roleVar+"="+role+"\x00") {
			_ = syscall.Kill(pid, syscall.SIGTERM)
		}
	}
}

func describe(role, tool string) string {
	// A variable that names a folder leaves the program's identity unknown: the server
	// may write there.
	dir, ok := strings.CutPrefix(role, "changes:")
	if !ok {
		return "The tool " + tool
	}
	f, err := os.OpenFile(filepath.Join(dir, "starts"), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		panic(err)
	}
	defer f.Close()
	fmt.Fprint(f, ".")
	info, _ := f.Stat()
	return fmt.Sprintf("The tool %s, as of %d", tool, (info.Size()-1)/4) // four tools a start
}

// realServer is this test binary as a server.
func realServer(role string) *suite.Server {
	return &suite.Server{Command: []string{os.Args[0]}, Set: map[string]string{roleVar: role, "GORACE": "atexit_sleep_ms=0"}}
}

// noneLeft checks that no process of ours is left.
func noneLeft(t *testing.T) {
	t.Helper()
	left, err := proctest.Descendants(os.Getpid())
	if err != nil || len(left) > 0 {
		t.Errorf("processes %v are left (%v)", left, err)
	}
}

// fake is a server in memory; several may be alive at once.
type fake struct {
	name   string
	env    []string
	b      *bench
	tools  []Spec
	dead   bool // guarded by b.mu
	closes int
	calls  int
}

// bench dials fakes and keeps them.
type bench struct {
	mu     sync.Mutex
	dialed []*fake
	tools  map[string][]Spec                   // of the next server of a name
	fails  map[string]error                    // instead of starting
	starts func(context.Context, string) error // runs while one starts
	call   func(*fake, string) (Result, error) // runs for a call; nil finds something
	pin    func(context.Context, *fake) error  // runs when tools are listed
	raw    map[string]json.RawMessage          // last arguments by tool
}

var errDead = errors.New("the server has died")

func (b *bench) dial(ctx context.Context, name string, _ *suite.Server, env []string) (Session, error) {
	if b.starts != nil {
		if err := b.starts(ctx, name); err != nil {
			return nil, err
		}
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	if err := b.fails[name]; err != nil {
		return nil, err
	}
	f := &fake{name: name, env: env, b: b, tools: b.tools[name]}
	b.dialed = append(b.dialed, f)
	return f, nil
}

func (f *fake) Pin(ctx context.Context) (*ServerPin, error) {
	if f.b.pin != nil {
		if err := f.b.pin(ctx, f); err != nil {
			return nil, err
		}
	}
	f.b.mu.Lock()
	defer f.b.mu.Unlock()
	if f.dead || f.closes > 0 {
		return nil, &trial.Fault{Class: trial.ClassTreatment, Retry: true, Err: fmt.Errorf("server %s: list tools: %w", f.name, errDead)}
	}
	d, err := seal.Hash("test", f.tools)
	return &ServerPin{Name: f.name, Version: "1", Digest: d, Tools: slices.Clone(f.tools)}, err
}

func (f *fake) Call(_ context.Context, tool string, args json.RawMessage) (Result, error) {
	f.b.mu.Lock()
	defer f.b.mu.Unlock()
	f.calls++
	if f.b.raw == nil {
		f.b.raw = map[string]json.RawMessage{}
	}
	f.b.raw[tool] = args
	if f.dead || f.closes > 0 {
		return Result{}, &trial.Fault{Class: trial.ClassTreatment, Retry: true, Err: errDead}
	}
	if f.b.call != nil {
		return f.b.call(f, tool)
	}
	return Result{Text: "found"}, nil
}

func (f *fake) Close() error {
	f.b.mu.Lock()
	defer f.b.mu.Unlock()
	f.closes++
	return nil
}

// started counts the servers dialed, and the servers still open.
func (b *bench) started() (all, open int) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, f := range b.dialed {
		if f.closes == 0 {
			open++
		}
	}
	return len(b.dialed), open
}

func specs(names ...string) []Spec {
	out := make([]Spec, len(names))
	for i, n := range names {
		out[i] = Spec{Name: n, Description: "does " + n, Schema: json.RawMessage(`{"type":"object"}`), Server: "docs"}
	}
	return out
}

// withDocs makes an outfitter of one scenario "s" that uses server docs, which
// has the tools search and read.
func withDocs(per string) (*Outfitter, *bench) {
	b := &bench{tools: map[string][]Spec{"docs": specs("read", "search")}}
	return &Outfitter{
		Dial: b.dial, Environ: []string{"PATH=/bin"},
		Suite: &suite.Suite{
			Servers:   map[string]*suite.Server{"docs": {Command: []string{"docs", "serve"}, Per: per}},
			Scenarios: map[string]*suite.Scenario{"s": {Servers: []suite.ServerUse{{Name: "docs"}}}},
		},
	}, b
}

func (o *Outfitter) mustProbe(t *testing.T) {
	t.Helper()
	if _, err := o.Probe(t.Context()); err != nil {
		t.Fatal(err)
	}
}

var (
	task  = &suite.Task{ID: "one", Rendered: "do it\n"}
	arm   = suite.Arm{Agent: "a", Scenario: "s"}
	other = suite.Arm{Agent: "b", Scenario: "s"}
)

func (o *Outfitter) mustKit(t *testing.T, a suite.Arm) *Kit {
	t.Helper()
	k, err := o.Kit(t.Context(), a, task)
	if err != nil {
		t.Fatal(err)
	}
	return k
}

func closed(t *testing.T, c interface{ Close() error }) {
	t.Helper()
	if err := c.Close(); err != nil {
		t.Error(err)
	}
}

func tool(t *testing.T, k *Kit, name string) Tool {
	t.Helper()
	for _, c := range k.Tools {
		if c.Spec().Name == name {
			return c
		}
	}
	t.Fatalf("the kit has no tool %s", name)
	return nil
}

func wantFault(t *testing.T, err error, class trial.Class, retry bool, words ...string) {
	t.Helper()
	f, ok := errors.AsType[*trial.Fault](err)
	if !ok {
		t.Fatalf("error %v is no fault", err)
	}
	if f.Class != class || f.Retry != retry {
		t.Errorf("fault of class %s, retry %v; want %s, %v: %v", f.Class, f.Retry, class, retry, f)
	}
	for _, w := range words {
		if !strings.Contains(f.Error(), w) {
			t.Errorf("fault %q lacks %q", f.Error(), w)
		}
	}
}
