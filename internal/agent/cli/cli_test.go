package cli

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/agent/agenttest"
	"github.com/assay-eval/assay/internal/agent/cli/apiproxy"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/proc/proctest"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
)

// run runs an agent on a kit and checks that it leaves nothing behind.
func run(ctx context.Context, t *testing.T, a *Agent, kit *equip.Kit) (trial.End, error, *agenttest.Recorder) {
	t.Helper()
	return runOn(ctx, t, a, kit, &agenttest.Recorder{})
}

func runOn(ctx context.Context, t *testing.T, a *Agent, kit *equip.Kit, log *agenttest.Recorder) (trial.End, error, *agenttest.Recorder) {
	t.Helper()
	end, err := a.Run(ctx, agent.Job{Key: trial.Key{Task: "task", Arm: "fake/plain"}, Kit: kit, Limit: time.Minute}, log)
	left, lerr := proctest.Descendants(os.Getpid())
	if lerr != nil {
		t.Fatal(lerr)
	}
	if len(left) > 0 {
		t.Errorf("processes are left behind: %v", left)
	}
	return end, err, log
}

func TestEnds(t *testing.T) {
	for _, tc := range []struct {
		what   string
		cause  error       // with which the trial is cut
		at     trial.Event // when it is cut: at an event of that kind and turn; else after a moment
		reason trial.EndReason
		class  trial.Class
		retry  bool
		says   string
	}{
		{what: "no end line", reason: trial.Crash, says: "no line that says how it ended"},
		{what: "end and exit 1", reason: trial.Crash, says: "exit status 1"},
		{what: "turn limit", reason: trial.TurnLimit},
		{what: "leaves children", reason: trial.Finished},
		{what: "dies at once", class: trial.ClassEnvironment, retry: true, says: "cannot read its configuration"},
		{what: "api error", class: trial.ClassEnvironment, retry: true, says: "529"},
		{what: "auth error", class: trial.ClassEnvironment, says: "check the key in variable FAKE_API_KEY"},
		{what: "silent", cause: agent.ErrStall, class: trial.ClassEnvironment, retry: true, says: "did not come up: it printed nothing"},
		{what: "waits for its model", cause: agent.ErrStall, at: trial.Event{Kind: trial.EventTools}, class: trial.ClassEnvironment, retry: true, says: "the model has not said a word"},
		{what: "stops after an answer", cause: agent.ErrStall, at: trial.Event{Kind: trial.EventAssistant, Turn: 1}, reason: trial.Stall, says: "without record_api"},
		{what: "deaf", cause: agent.ErrDeadline, at: trial.Event{Kind: trial.EventAssistant, Turn: 1}, reason: trial.Deadline},
		{what: "is interrupted", cause: agent.ErrDeadline, at: trial.Event{Kind: trial.EventToolCall, Turn: 2}, reason: trial.Deadline},
	} {
		t.Run(tc.what, func(t *testing.T) {
			ctx, cancel := context.WithCancelCause(t.Context())
			defer cancel(nil)
			log := &agenttest.Recorder{}
			switch {
			case tc.at.Kind != "":
				log.On = func(e trial.Event) {
					if e.Kind == tc.at.Kind && e.Turn == tc.at.Turn {
						cancel(tc.cause)
					}
				}
			case tc.cause != nil:
				time.AfterFunc(2*time.Second, func() { cancel(tc.cause) }) // the program must have started by then
			}
			a := faked(t, map[string]string{actVar: tc.what}, func(c *Config) {
				if tc.what == "is interrupted" {
					return // it obeys the interrupt
				}
				c.Kill = Kill{Interrupt: suite.Duration(100 * time.Millisecond), Grace: suite.Duration(100 * time.Millisecond)}
			})
			end, err, _ := runOn(ctx, t, a, agenttest.Kit(t), log)
			text := end.Detail
			if tc.class != "" {
				f, ok := errors.AsType[*trial.Fault](err)
				if !ok || f.Class != tc.class || f.Retry != tc.retry {
					t.Fatalf("end %+v, error %#v; want a fault of class %s, retry %v", end, err, tc.class, tc.retry)
				}
				text = f.Error()
			} else if err != nil || end.Reason != tc.reason {
				t.Fatalf("end %+v, error %v; want %s", end, err, tc.reason)
			}
			if !strings.Contains(text, tc.says) {
				t.Errorf("it says %q, want %q in it", text, tc.says)
			}
			if tc.what == "deaf" && (len(log.Usages) != 1 || log.Usages[0].Input != 7 || !log.Usages[0].Partial) {
				t.Errorf("usage after a kill: %+v; want that of the session file, marked as partial", log.Usages)
			}
			if results := log.Of(trial.EventToolResult); tc.what == "is interrupted" && (len(results) != 2 || !results[0].Result.Error || results[1].Result.Error || !strings.HasPrefix(results[1].Result.Text, cutShort)) {
				t.Errorf("results %+v; want the error of the agent, and none of the call that we cut short", results)
			}
			if u := log.Usages; tc.what == "is interrupted" && (len(u) != 2 || u[0].Partial || !u[1].Partial) {
				t.Errorf("usage %+v: the request that had ended is whole, the other is not", u)
			}
			if tc.what == "turn limit" && log.Usages[0].Partial {
				t.Error("usage of the end line is marked as partial")
			}
		})
	}
}

// We enforce the limits that the program ignores.
func TestLimitsOfOurOwn(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	a, err := New(&Config{Preset: "template", Command: []string{self}, Parser: "claude", MaxTurns: 3, Set: map[string]string{actVar: "counts"}}, Env{Environ: os.Environ(), Temp: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	end, err, log := run(t.Context(), t, a, agenttest.Kit(t))
	if err != nil || end.Reason != trial.TurnLimit || end.Turns != 3 {
		t.Errorf("end %+v, %v", end, err)
	}
	// It goes on until the signal reaches it, and its calls are recorded.
	if calls := log.Of(trial.EventToolCall); len(calls) < 3 || len(calls) > 50 {
		t.Errorf("%d calls are recorded, want those of the turns allowed and few more of the 100", len(calls))
	}
}

// Where the output does not show turns, the request after the last one is not sent.
// Requests that nobody answered are no turns.
func TestTurnsByRequests(t *testing.T) {
	for _, tc := range []struct {
		parser string
		counts bool
	}{{"codex", true}, {"claude", false}, {"opencode", false}} {
		a := &Agent{cfg: Config{Preset: "template", Parser: tc.parser, MaxTurns: 2}}
		s := &session{a: a, sink: newSink(a, &agenttest.Recorder{})}
		var why []error
		s.sink.stop = func(err error) { why = append(why, err) }
		allow := s.allowance()
		if (allow != nil) != tc.counts {
			t.Errorf("%s: requests are counted: %v, want %v", tc.parser, allow != nil, tc.counts)
		}
		if allow == nil {
			continue
		}
		ask := func(d apiproxy.Demand, u *trial.Usage, free bool) error {
			paid, err := allow(t.Context(), d)
			if err == nil {
				paid(u, free)
			}
			return err
		}
		for i, err := range []error{
			ask(apiproxy.Demand{}, nil, true), // an error of the API
			ask(apiproxy.Demand{}, nil, false),
			ask(apiproxy.Demand{Again: true}, &trial.Usage{Input: 1}, false),
			ask(apiproxy.Demand{}, &trial.Usage{Input: 1}, false),
		} {
			if err != nil || len(why) > 0 {
				t.Errorf("%s: request %d: %v, stopped by %v", tc.parser, i, err, why)
			}
		}
		for range 2 {
			if err := ask(apiproxy.Demand{}, nil, false); !errors.Is(err, errTurns) {
				t.Errorf("%s: a third turn: %v", tc.parser, err)
			}
		}
		if len(why) != 1 || !errors.Is(why[0], errTurns) || !s.sink.hasRefusedTurn() {
			t.Errorf("%s: stopped by %v", tc.parser, why)
		}
	}
}

func TestMoneyLimit(t *testing.T) {
	p := &Pricing{Input: "3", Output: "15"}
	if usd := p.costUSD(trial.Usage{Input: 1_000_000, CacheRead: 1_000_000, Output: 100_000}); usd != "7.500000000000" {
		t.Errorf("priced at %s, want 3 + 3 + 1.5", usd)
	}
	a := &Agent{cfg: Config{Preset: "codex", MaxUSD: "7.4", Pricing: p}}
	log := &agenttest.Recorder{}
	s := newSink(a, log)
	var why error
	s.stop = func(err error) { why = err }
	s.Usage(trial.Usage{Input: 1_000_000})
	if why != nil {
		t.Fatal("stopped below the limit")
	}
	s.Usage(trial.Usage{Output: 300_000})
	if !errors.Is(why, errMoney) || len(log.Usages) != 2 || log.Usages[1].Request != 2 {
		t.Errorf("stopped by %v, usages %+v", why, log.Usages)
	}
}

// The program gets the variables that the suite names, and no others.
func TestWhatTheProgramSees(t *testing.T) {
	t.Setenv("PASSED_ON", "yes")
	t.Setenv("OTHER_TOKEN", "0123456789-other")
	kit := agenttest.Kit(t)
	kit.Env = []string{"OF_SCENARIO=1"}
	a := faked(t, map[string]string{actVar: "looks", "WHERE": "{workdir}|{home}|{trial}"}, func(c *Config) { c.Env = suite.VariablesOf("PASSED_ON"); c.Args = []string{"--more"} })
	end, err, log := run(t.Context(), t, a, kit)
	if err != nil || end.Reason != trial.Finished {
		t.Fatal(end, err)
	}
	text := log.Last()
	dir, _ := kit.Dir(t.Context())
	for _, want := range []string{"\nPASSED_ON=yes", "\nOF_SCENARIO=1", "ANTHROPIC_API_KEY=0123456789abcdef", "\nWHERE=" + dir + "|", "fake-plain-task-1\n", "dir " + dir, `"--more"`, "\nENABLE_TOOL_SEARCH=false", "\nCLAUDE_CONFIG_DIR="} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in:\n%s", want, text)
		}
	}
	for _, none := range []string{"OTHER_TOKEN", "FAKE_API_KEY", kit.Prompt} {
		if strings.Contains(text, none) {
			t.Errorf("%q is there:\n%s", none, text)
		}
	}
	if log.RawNamed("stream.jsonl") == nil {
		t.Error("its stream is not kept")
	}
}

// serve plays an MCP server.
func serve(how string) {
	if how == "dies" {
		os.Stderr.WriteString("fatal: no database\n")
		os.Exit(4)
	}
	s := sdk.NewServer(&sdk.Implementation{Name: "docs", Version: "1.2"}, nil)
	description := "finds"
	if b, err := os.ReadFile(os.Getenv("DESCRIPTION")); err == nil {
		description = string(b)
	}
	answer := func(context.Context, *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
		if how == "crashes" {
			os.Exit(5)
		}
		if how == "is killed" {
			_ = syscall.Kill(os.Getpid(), syscall.SIGKILL) // as an agent can
			select {}
		}
		return &sdk.CallToolResult{Content: []sdk.Content{&sdk.TextContent{Text: "found; " + strings.Join(os.Environ(), " ")}}}, nil
	}
	schema := json.RawMessage(`{"type":"object","properties":{"query":{"type":"string"}}}`)
	s.AddTool(&sdk.Tool{Name: "search", Description: description, InputSchema: schema}, answer)
	if _, err := os.Stat(os.Getenv("MORE")); err == nil {
		s.AddTool(&sdk.Tool{Name: "ask", Description: "asks", InputSchema: schema}, answer)
	}
	_ = s.Run(context.Background(), &sdk.StdioTransport{}) // ends with its input
}

// A whole trial with an MCP server that the agent starts: through the relay, with
// the variables that the suite names, and proved from the recording.
func TestServers(t *testing.T) {
	for _, tc := range []struct {
		name    string
		act     string // default servers
		server  string
		placebo bool
		level   sandbox.Level
		network string
		between func(dir string) // preflight and trial
		fault   string
		tools   int
		says    string
		died    string
	}{
		{name: "real", server: "works", tools: 1, says: "DOCS_MODE=fast"},
		{name: "in bwrap", server: "works", level: sandbox.Bwrap, tools: 1, says: "HOME=/home/agent"},
		{name: "in bwrap without network", server: "works", level: sandbox.Bwrap, network: sandbox.Quiet, tools: 1, says: "HOME=/home/agent"},
		{name: "in landlock without network", server: "works", level: sandbox.Landlock, network: sandbox.Quiet, tools: 1, says: "DOCS_MODE=fast"},
		{name: "in landlock", server: "works", level: sandbox.Landlock, tools: 1, says: "DOCS_MODE=fast"},
		{name: "forges its recording", act: "forges", server: "works", tools: 1, says: "DOCS_MODE=fast"},
		{name: "forges its recording in bwrap", act: "forges", server: "works", level: sandbox.Bwrap, tools: 1, says: "DOCS_MODE=fast"},
		{name: "erases its recording", act: "erases", server: "works", tools: 1, says: "DOCS_MODE=fast"},
		{name: "erases its recording in landlock", act: "erases", server: "works", level: sandbox.Landlock, tools: 1, says: "DOCS_MODE=fast"},
		{name: "truncates its recording", act: "truncates", server: "works", tools: 1, says: "DOCS_MODE=fast"},
		{name: "placebo", server: "works", placebo: true, tools: 1, says: `"content":[]`},
		{name: "more tools for this client", server: "works", tools: 2, between: func(dir string) { touch(filepath.Join(dir, "more"), "x") }, says: "found"},
		{name: "other tools", server: "works", tools: 1, between: func(dir string) { touch(filepath.Join(dir, "description"), "finds nothing") }, fault: "differed from the preflight: changed search", says: "found"},
		{name: "died in a call", server: "crashes", tools: 1, fault: "died in a call (exit status 5)", says: "gone"},
		{name: "killed in a call", server: "is killed", tools: 1, died: "ended by signal: killed", says: "gone"},
		{name: "killed in a call in bwrap", server: "is killed", level: sandbox.Bwrap, tools: 1, fault: "died in a call (exit status 137)", says: "gone"},
		{name: "does not start", server: "works", between: func(dir string) { touch(filepath.Join(dir, "how"), "dies") }, fault: "did not start", says: "gone"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			if tc.level == "" {
				tc.level = sandbox.None
			}
			if err := sandbox.CheckLevel(tc.level); err != nil {
				t.Skipf("not tried: %v", err)
			}
			dir := t.TempDir()
			self, err := os.Executable()
			if err != nil {
				t.Fatal(err)
			}
			command := []string{self}
			if tc.name == "does not start" {
				touch(filepath.Join(dir, "how"), "works")
				command = []string{"/bin/sh", "-c", serverVar + "=$(cat " + filepath.Join(dir, "how") + ") exec " + self}
			}
			a := faked(t, map[string]string{actVar: cmp.Or(tc.act, "servers"), "TAPE": "{mcp_log}"}, nil)
			s := &suite.Suite{
				Agents:    map[string]*suite.Agent{"fake": {Kind: KindName, Config: &a.cfg}},
				Scenarios: map[string]*suite.Scenario{"plain": {Servers: []suite.ServerUse{{Name: "docs"}}}},
				Servers: map[string]*suite.Server{"docs": {Command: command, Per: "trial", Start: suite.Duration(20 * time.Second), Call: suite.Duration(20 * time.Second), Set: map[string]string{
					serverVar: tc.server, "FILES": dir, "DOCS_MODE": "fast", "MORE": filepath.Join(dir, "more"), "DESCRIPTION": filepath.Join(dir, "description"),
				}}},
				Arms: []suite.Arm{{Agent: "fake", Scenario: "plain"}}, Tasks: []*suite.Task{{ID: "task", Rendered: "do it"}},
			}
			if tc.name == "does not start" {
				delete(s.Servers["docs"].Set, serverVar)
			}
			if tc.placebo {
				s.Scenarios["plain"].Servers = []suite.ServerUse{{Placebo: "docs"}}
			}
			o := &equip.Outfitter{Suite: s, Dial: equip.DialMCP, Environ: seal.ScrubEnviron(os.Environ()), Program: self, Temp: t.TempDir()}
			if _, err := o.Probe(t.Context()); err != nil {
				t.Fatal(err)
			}
			if tc.between != nil {
				tc.between(dir)
			}
			kit, err := o.Kit(t.Context(), s.Arms[0], s.Tasks[0])
			if err != nil {
				t.Fatal(err)
			}
			defer kit.Close()
			var room *workspace.Room
			kit.Room = func(ctx context.Context) (*workspace.Room, error) {
				room, err = workspace.New(ctx, workspace.Options{Root: t.TempDir(), Program: self, Sandbox: sandbox.Config{Level: tc.level, Read: []string{filepath.Dir(self)}, Network: sandbox.Network{Mode: tc.network, Loopback: kit.Loopback}}})
				return room, err
			}
			end, err, log := run(t.Context(), t, a, kit)
			if err != nil || end.Reason != trial.Finished {
				t.Fatalf("end %+v, %v; standard error: %s", end, err, log.RawNamed("stderr.txt"))
			}
			err = kit.Check(t.Context())
			if tc.fault == "" && err != nil || tc.fault != "" && (err == nil || !strings.Contains(err.Error(), tc.fault)) {
				t.Errorf("check: %v; want %q", err, tc.fault)
			}
			if f, ok := errors.AsType[*trial.Fault](err); err != nil && (!ok || f.Class != trial.ClassTreatment) {
				t.Errorf("check: %v is no fault of the treatment", err)
			}
			results := log.Of(trial.EventToolResult)
			if len(results) != 1 || !strings.Contains(results[0].Result.Text, tc.says) {
				t.Errorf("results %+v, want one with %q", results, tc.says)
			} else if strings.Contains(results[0].Result.Text, "OF_THE_AGENT") || strings.Contains(results[0].Result.Text, "0123456789abcdef") {
				t.Errorf("the server has variables of the agent: %s", results[0].Result.Text)
			}
			proof := kit.Proof()
			if len(proof.Servers) != 1 || proof.Servers[0].Tools != tc.tools {
				t.Fatalf("proof %+v, want %d tools", proof.Servers, tc.tools)
			}
			p := proof.Servers[0]
			if tc.fault == "" && (p.Digest != p.Pinned || p.Calls != 1 || (p.Errors != 0) != (tc.died != "") || p.Died != tc.died || p.Changed != "") {
				t.Errorf("proof %+v", p)
			}
			if proof.Deferred == nil || *proof.Deferred {
				t.Error("the proof does not say that nothing was deferred")
			}
			if tape := log.RawNamed("mcp-docs.tape.jsonl"); !strings.HasPrefix(string(tape), `{"assay":"mcp-tape/1"`) {
				t.Errorf("recording %q", tape)
			}
			if tc.tools == 2 && !slices.ContainsFunc(log.Of(trial.EventNote), func(e trial.Event) bool { return strings.Contains(e.Text, "did not show at the preflight: ask") }) {
				t.Errorf("no remark on the tool that only this client sees: %+v", log.Of(trial.EventNote))
			}
			if room != nil {
				if err := room.Remove(); err != nil {
					t.Error(err)
				}
			}
		})
	}
}

func touch(path, text string) {
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		panic(err)
	}
}

// A program that takes long until its first word is not silent, for a while.
func TestComesUpLate(t *testing.T) {
	testenv.Slow(t)
	for _, patience := range []time.Duration{startupGrace, 0} {
		a := faked(t, map[string]string{actVar: "comes up late"}, nil)
		a.startupGrace = patience
		end, err, log := run(t.Context(), t, a, agenttest.Kit(t))
		if err != nil || end.Reason != trial.Finished {
			t.Fatalf("end %+v, %v", end, err)
		}
		// Before its first line the stall clock hears of it twice.
		lines := 2 * strings.Count(string(log.RawNamed("stream.jsonl")), "\n") // each by us and by the parser
		if waited := log.Alives - lines; patience > 0 && waited < 2 || patience == 0 && waited > 0 {
			t.Errorf("with a patience of %s the stall clock was told %d times besides the lines", patience, waited)
		}
	}
}

// A program that dies before it starts a server shows no fault of the server.
func TestDiesBeforeItsServers(t *testing.T) {
	kit := agenttest.Kit(t)
	a := faked(t, map[string]string{actVar: "dies at once"}, nil)
	_, err, _ := run(t.Context(), t, a, kit)
	if f, ok := errors.AsType[*trial.Fault](err); !ok || f.Class != trial.ClassEnvironment {
		t.Errorf("%v, want a fault of the environment", err)
	}
}

// The total cost that a program reports goes with the last recorded request. A
// program that bypasses the recording is taken at its word.
func TestSettle(t *testing.T) {
	for _, tc := range []struct {
		name     string
		cfg      Config
		recorded []trial.Usage
		own      []trial.Usage
		reported string
		want     []trial.Usage
	}{
		{"reported", Config{Preset: "claude"}, []trial.Usage{{Input: 1}, {Input: 2}}, []trial.Usage{{Input: 3, ReportedUSD: "0.5"}}, "0.5", []trial.Usage{{Request: 1, Input: 1, ReportedUSD: "0"}, {Request: 2, Input: 2, ReportedUSD: "0.5"}}},
		{"not reported", Config{Preset: "codex"}, []trial.Usage{{Input: 1}}, []trial.Usage{{Input: 3}}, "", []trial.Usage{{Request: 1, Input: 1}}},
		{"free only because it has no price", Config{Preset: "opencode"}, []trial.Usage{{Input: 1}}, nil, "0.000000", []trial.Usage{{Request: 1, Input: 1}}},
		{"not asked there", Config{Preset: "claude"}, nil, []trial.Usage{{Input: 3, ReportedUSD: "0.5", Requests: -1}}, "0.5", []trial.Usage{{Request: 1, Input: 3, ReportedUSD: "0.5", Requests: -1}}},
	} {
		log := &agenttest.Recorder{}
		s := newSink(&Agent{cfg: tc.cfg}, log)
		s.recorded = true
		for _, u := range tc.recorded {
			s.takeRecorded(u)
		}
		for _, u := range tc.own {
			s.Usage(u)
		}
		if len(log.Usages) > 0 {
			t.Errorf("%s: told before the end: %+v", tc.name, log.Usages)
		}
		if len(log.Notes) != len(tc.recorded) {
			t.Errorf("%s: %d notes of %d requests", tc.name, len(log.Notes), len(tc.recorded))
		}
		s.settleUsage(tc.reported)
		if !slices.Equal(log.Usages, tc.want) {
			t.Errorf("%s: %+v, want %+v", tc.name, log.Usages, tc.want)
		}
	}
}

// A copied login is gone when the trial is over, also one that the program has
// changed; the login of the user stays, despite any links the agent makes.
func TestLoginIsDeleted(t *testing.T) {
	for _, what := range []string{"renews its login", "links to a login"} {
		dir := t.TempDir()
		login := filepath.Join(dir, ".credentials.json")
		touch(login, `{"accessToken":"0123456789-access"}`)
		a := faked(t, map[string]string{actVar: what, "LOGIN_FOLDER": dir}, func(c *Config) { c.Auth = &Auth{File: login} })
		kit := agenttest.Kit(t)
		room, err := workspace.New(t.Context(), workspace.Options{Root: t.TempDir()})
		if err != nil {
			t.Fatal(err)
		}
		kit.Room = func(context.Context) (*workspace.Room, error) { return room, nil }
		end, err, _ := run(t.Context(), t, a, kit)
		if err != nil || end.Reason != trial.Finished {
			t.Fatal(end, err)
		}
		b, err := os.ReadFile(filepath.Join(room.Home, ".claude", ".credentials.json"))
		if what == "renews its login" && !errors.Is(err, os.ErrNotExist) {
			t.Errorf("in the home of the trial is still %s, %v", b, err)
		}
		if b, err := os.ReadFile(login); err != nil || !strings.Contains(string(b), "0123456789-access") {
			t.Errorf("%s: the login of the user is %q, %v", what, b, err)
		}
	}
}
