package tool

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/agent/agenttest"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/suite/kindtest"
	"github.com/assay-eval/assay/internal/trial"
)

func TestKind(t *testing.T) {
	if err := kindtest.CheckKind(Kind()); err != nil {
		t.Error(err)
	}
}

// server is a tool of an MCP server.
func server(name, tool string, handle func(args string) (equip.Result, error)) *agenttest.Tool {
	return &agenttest.Tool{
		Is:     equip.Spec{Name: tool, Server: name},
		Handle: func(_ context.Context, args json.RawMessage) (equip.Result, error) { return handle(string(args)) },
	}
}

// says answers with its own name and the arguments.
func says(name, tool string) *agenttest.Tool {
	return server(name, tool, func(args string) (equip.Result, error) {
		return equip.Result{Text: name + " " + args}, nil
	})
}

func call(tool string, args suite.Args) suite.Call { return suite.Call{Tool: tool, Args: args} }

func num(s string) any { return json.Number(s) }

func from(call int, path string) any {
	return map[string]any{"$from": map[string]any{"call": json.Number(fmt.Sprint(call)), "path": path}}
}

// run makes calls and returns how the trial ended, its answer and its log.
func run(t *testing.T, cfg Config, calls []suite.Call, tools ...equip.Tool) (trial.End, trial.Answer, *agenttest.Recorder) {
	t.Helper()
	log := &agenttest.Recorder{}
	end, err := New(&cfg).Run(t.Context(), agent.Job{Kit: agenttest.Kit(t, tools...), Calls: calls}, log)
	if err != nil {
		t.Fatal(err)
	}
	if log.Media != "application/json" {
		t.Errorf("the answer is %s", log.Media)
	}
	answer, err := trial.ReadAnswer([]byte(log.Last()))
	if err != nil {
		t.Fatal(err)
	}
	return end, answer, log
}

// made compares calls without how long they took.
func made(t *testing.T, got trial.Answer, want ...trial.MadeCall) {
	t.Helper()
	for i := range got.Calls {
		if ms := got.Calls[i].MS; ms < 0 || ms > 10_000 {
			t.Errorf("call %d took %v ms", i, ms)
		}
		got.Calls[i].MS = 0
	}
	for i := range want {
		want[i].SetSizes(0)
	}
	if d := cmp.Diff(want, got.Calls); d != "" {
		t.Errorf("calls (-want +got):\n%s", d)
	}
}

func TestAnswer(t *testing.T) {
	search := server("docs", "search", func(args string) (equip.Result, error) {
		return equip.Result{Text: "<b>found</b> für " + args, Structured: json.RawMessage(`{"results":[{"id":"d1","n":1.50}]}`)}, nil
	})
	fails := server("docs", "fails", func(string) (equip.Result, error) { return equip.Result{Text: "no such page", Error: true}, nil })
	end, got, log := run(t, Config{}, []suite.Call{
		call("search", suite.Args{"query": "a<b", "limit": num("1e1"), "share": num("0.10")}),
		call("fails", nil),
	}, search, fails)
	made(t, got,
		trial.MadeCall{
			Server: "docs", Tool: "search", Args: json.RawMessage(`{"limit":1e1,"query":"a<b","share":0.10}`),
			Text: `<b>found</b> für {"limit":1e1,"query":"a<b","share":0.10}`, Structured: json.RawMessage(`{"results":[{"id":"d1","n":1.50}]}`),
		},
		trial.MadeCall{Server: "docs", Tool: "fails", Args: json.RawMessage(`{}`), Text: "no such page", Error: true},
	)
	if end.Reason != trial.Finished || end.Turns != 2 {
		t.Errorf("end %+v", end)
	}
	if r := log.Of(trial.EventToolResult); len(r) != 2 || r[0].Turn != 1 || r[1].Turn != 2 || !r[1].Result.Error {
		t.Errorf("results %+v", r)
	}
	if c := log.Of(trial.EventToolCall)[0].Call; c.Server != "docs" || c.Args != `{"limit":1e1,"query":"a<b","share":0.10}` {
		t.Errorf("call %+v", c)
	}
	if len(log.Usages) > 0 || strings.Contains(log.Last(), `\u003c`) {
		t.Errorf("usage %v, answer %s", log.Usages, log.Last())
	}
}

// Tools of two servers may share a name, and what stands without a server must
// be the only one.
func TestServers(t *testing.T) {
	a, b, own := says("a", "search"), says("b", "search"), says("", "list")
	_, got, _ := run(t, Config{}, []suite.Call{
		{Server: "b", Tool: "search"}, {Server: "a", Tool: "search"}, {Tool: "search"}, {Tool: "list"}, {Server: "a", Tool: "list"}, {Tool: "serch"},
	}, a, b, own)
	none := json.RawMessage(`{}`)
	made(t, got,
		trial.MadeCall{Server: "b", Tool: "search", Args: none, Text: "b {}"},
		trial.MadeCall{Server: "a", Tool: "search", Args: none, Text: "a {}"},
		trial.MadeCall{Tool: "search", Args: none, Error: true, NotMade: true, Text: `not called: tool "search" is offered by server a and by server b: name the server of the call`},
		trial.MadeCall{Tool: "list", Args: none, Text: " {}"},
		trial.MadeCall{Server: "a", Tool: "list", Args: none, Error: true, NotMade: true, Text: `not called: server a has no tool "list"; there is search`},
		trial.MadeCall{Tool: "serch", Args: none, Error: true, NotMade: true, Text: `not called: there is no tool "serch"; there is list, search`},
	)
}

// The answer of an earlier call can be an argument of a later one.
func TestReferences(t *testing.T) {
	n := 0
	ingest := server("store", "ingest", func(string) (equip.Result, error) {
		n++
		switch n {
		case 1:
			return equip.Result{Text: "stored", Structured: json.RawMessage(`{"ids":[12345678901234567890,"b"],"a.b":{"c":null}}`)}, nil
		case 2:
			return equip.Result{Text: ` {"id": "from text"} `}, nil
		case 3:
			return equip.Result{Text: `{"id": 1} and more`}, nil
		}
		return equip.Result{Text: `{"id": 1}`, Error: true}, nil
	})
	read := says("store", "read")
	ingests := []suite.Call{call("ingest", nil), call("ingest", nil), call("ingest", nil), call("ingest", nil)}
	_, got, _ := run(t, Config{}, append(ingests,
		call("read", suite.Args{"first": from(0, "$.ids[0]"), "deep": []any{map[string]any{"last": from(0, "$.ids[-1]"), "null": from(0, "$['a.b'].c")}}}),
		call("read", suite.Args{"id": from(1, "$.id")}),
		call("read", suite.Args{"all": from(1, "$")}),
		call("read", suite.Args{"id": from(0, "$.ids[2]")}),
		call("read", suite.Args{"id": from(0, "$['a.b'].c.d")}),
		call("read", suite.Args{"id": from(2, "$.id")}),
		call("read", suite.Args{"id": from(3, "$.id")}),
		call("read", suite.Args{"id": from(7, "$")}),
		call("read", suite.Args{"id": from(99, "$")}),
	), ingest, read)
	var texts []string
	for _, m := range got.Calls[4:] {
		texts = append(texts, strings.TrimPrefix(m.Text, "store "))
		if m.NotMade != strings.HasPrefix(m.Text, "not called: ") || m.Error != m.NotMade {
			t.Errorf("%+v", m)
		}
	}
	want := []string{
		`{"deep":[{"last":"b","null":null}],"first":12345678901234567890}`,
		`{"id":"from text"}`,
		`{"all":{"id":"from text"}}`,
		`not called: the answer of call 0 has no $.ids[2]`,
		`not called: the answer of call 0 has no $['a.b'].c.d`,
		`not called: the answer of call 2 is not JSON: there is more after it`,
		`not called: call 3, whose answer it needs, failed`,
		`not called: call 7, whose answer it needs, failed`,
		`not called: call 99 was not made before`,
	}
	if d := cmp.Diff(want, texts); d != "" {
		t.Errorf("texts (-want +got):\n%s", d)
	}
	if n := len(read.Calls()); n != 3 {
		t.Errorf("read was called %d times, want 3", n)
	}
	if string(got.Calls[7].Args) != `{"id":{"$from":{"call":0,"path":"$.ids[2]"}}}` {
		t.Errorf("arguments of a call that was not made: %s", got.Calls[7].Args)
	}
}

// Warm-ups are made and left out.
func TestWarmup(t *testing.T) {
	tool := says("docs", "search")
	end, got, log := run(t, Config{Warmup: 2}, []suite.Call{
		{Tool: "search", Args: suite.Args{"q": "warm"}, Warmup: true},
		{Tool: "search", Args: suite.Args{"q": "counts"}},
		{Tool: "search", Args: suite.Args{"q": "second"}},
	}, tool)
	want := []string{`{"q":"counts"}`, `{"q":"counts"}`, `{"q":"warm"}`, `{"q":"counts"}`, `{"q":"second"}`}
	if d := cmp.Diff(want, tool.Calls()); d != "" {
		t.Errorf("called with (-want +got):\n%s", d)
	}
	if len(got.Calls) != 2 || got.Calls[0].Text != `docs {"q":"counts"}` || end.Turns != 5 {
		t.Errorf("%+v, end %+v", got.Calls, end)
	}
	if n, r := len(log.Of(trial.EventNote)), len(log.Of(trial.EventToolResult)); n != 3 || r != 2 {
		t.Errorf("%d notes of warm-ups and %d results, want 3 and 2", n, r)
	}
}

// A server that breaks voids the trial; what was answered before is kept.
func TestServerDies(t *testing.T) {
	died := &trial.Fault{Class: trial.ClassTreatment, Retry: true, Err: errors.New("the server has died")}
	for name, calls := range map[string][]suite.Call{
		"in a call":    {call("search", nil), call("die", nil), call("search", nil)},
		"in a warm-up": {call("search", nil), {Tool: "die", Warmup: true}, call("search", nil)},
	} {
		die := server("docs", "die", func(string) (equip.Result, error) { return equip.Result{}, died })
		log := &agenttest.Recorder{}
		_, err := New(&Config{}).Run(t.Context(), agent.Job{Kit: agenttest.Kit(t, says("docs", "search"), die), Calls: calls}, log)
		if !errors.Is(err, died) {
			t.Errorf("%s: error %v", name, err)
		}
		got, err := trial.ReadAnswer([]byte(log.Last()))
		if err != nil || len(got.Calls) != 1 {
			t.Errorf("%s: answer %+v, %v; want the one call before", name, got, err)
		}
	}
}

func TestNoCalls(t *testing.T) {
	_, err := New(&Config{}).Run(t.Context(), agent.Job{Key: trial.Key{Task: "one"}, Kit: agenttest.Kit(t)}, &agenttest.Recorder{})
	if f, ok := errors.AsType[*trial.Fault](err); !ok || f.Class != trial.ClassSetup || !strings.Contains(f.Error(), "task one has no calls") {
		t.Errorf("error %v", err)
	}
}

// A call that takes long is no silence, and pauses are kept.
func TestTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		slow := server("docs", "slow", func(string) (equip.Result, error) {
			time.Sleep(90*time.Second + 250*time.Microsecond)
			return equip.Result{Text: "late"}, nil
		})
		log := &agenttest.Recorder{}
		began := time.Now()
		_, err := New(&Config{Pause: suite.Duration(10 * time.Second)}).Run(t.Context(), agent.Job{Kit: &equip.Kit{Tools: []equip.Tool{slow}}, Calls: []suite.Call{call("slow", nil), call("slow", nil)}}, log)
		if err != nil {
			t.Fatal(err)
		}
		if took := time.Since(began).Round(time.Second); took != 190*time.Second {
			t.Errorf("took %s, want 190s", took)
		}
		got, err := trial.ReadAnswer([]byte(log.Last()))
		if err != nil || got.Calls[1].MS != 90000.25 {
			t.Errorf("%+v, %v", got, err)
		}
		if log.Alives < 180 {
			t.Errorf("the stall clock was told %d times in 190 s", log.Alives)
		}
	})
}

// A deadline in a pause ends the trial as one.
func TestDeadlineInAPause(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithCancelCause(t.Context())
		time.AfterFunc(time.Minute, func() { cancel(agent.ErrDeadline) })
		log := &agenttest.Recorder{}
		end, err := New(&Config{Pause: suite.Duration(time.Hour)}).Run(ctx, agent.Job{Kit: &equip.Kit{Tools: []equip.Tool{says("docs", "search")}}, Calls: []suite.Call{call("search", nil), call("search", nil)}}, log)
		if err != nil || end.Reason != trial.Deadline {
			t.Errorf("end %+v, %v", end, err)
		}
		if got, err := trial.ReadAnswer([]byte(log.Last())); err != nil || len(got.Calls) != 1 {
			t.Errorf("answer %+v, %v", got, err)
		}
	})
}

// A large answer is whole in the answer and cut in the transcript.
func TestLargeAnswer(t *testing.T) {
	text := strings.Repeat("ü", 1<<20)
	_, got, log := run(t, Config{}, []suite.Call{call("search", nil)}, server("docs", "search", func(string) (equip.Result, error) { return equip.Result{Text: text}, nil }))
	if m := got.Calls[0]; m.Text != text || m.Bytes != 2<<20 || m.Tokens != 1<<19 {
		t.Errorf("%d bytes of text, said to be %d and %d tokens", len(m.Text), m.Bytes, m.Tokens)
	}
	if r := log.Of(trial.EventToolResult)[0].Result.Text; len(r) > shownMax+100 || !strings.HasSuffix(r, "[cut: the first 65536 of 2097152 bytes]") {
		t.Errorf("the transcript has %d bytes, ending in %q", len(r), r[len(r)-60:])
	}
}

func TestFits(t *testing.T) {
	kit := &equip.Kit{Tools: []equip.Tool{says("a", "search"), says("b", "search"), says("b", "read")}}
	for want, c := range map[string]suite.Call{
		"":                      {Tool: "read"},
		`no tool "reed"`:        {Server: "b", Tool: "reed"},
		`server a and by serve`: {Tool: "search"},
	} {
		err := New(&Config{}).Fits(&suite.Task{ID: "one", Calls: []suite.Call{{Tool: "nothing", Expect: "error"}, c}}, kit)
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%+v: %v, want %q", c, err, want)
		}
		if err != nil && !strings.HasPrefix(err.Error(), "task one: calls.1: ") {
			t.Errorf("error %v does not say where", err)
		}
	}
}

// TestCheck covers a suite file's mistakes about this agent.
func TestCheck(t *testing.T) {
	direct, other := &Config{}, &Config{Warmup: 1}
	s := &suite.Suite{
		Agents:    map[string]*suite.Agent{"direct": {Kind: KindName, Config: direct}, "unused": {Kind: KindName, Config: other}},
		Servers:   map[string]*suite.Server{"docs": {}, "wiki": {}},
		Scenarios: map[string]*suite.Scenario{"docs": {Servers: []suite.ServerUse{{Name: "docs"}}}, "fake": {Servers: []suite.ServerUse{{Placebo: "docs"}}}, "bare": {}},
		Arms:      []suite.Arm{{Agent: "direct", Scenario: "docs"}, {Agent: "direct", Scenario: "fake"}},
	}
	task := func(calls ...suite.Call) *suite.Task { return &suite.Task{ID: "one", Calls: calls} }
	bare := *s
	bare.Arms = append(bare.Arms, suite.Arm{Agent: "direct", Scenario: "bare"})
	for name, c := range map[string]struct {
		s      *suite.Suite
		config *Config
		t      *suite.Task
		path   string
		text   string
	}{
		"fine":           {s, direct, task(suite.Call{Tool: "x"}, suite.Call{Server: "docs", Tool: "x"}), "", ""},
		"no calls":       {s, direct, task(), "calls", `task "one" has no calls`},
		"no arm":         {s, other, task(), "", ""},
		"another server": {s, direct, task(suite.Call{Tool: "x"}, suite.Call{Server: "wiki", Tool: "x"}), "calls.1.server", `arm direct/docs does not have server "wiki"; its scenario has docs`},
		"no such server": {s, direct, task(suite.Call{Server: "wicky", Tool: "x"}), "", ""},
		"no servers":     {&bare, direct, task(suite.Call{Tool: "x"}), "calls.0", "scenario bare has no server"},
		"none of them":   {&bare, direct, task(suite.Call{Server: "docs", Tool: "x"}), "calls.0.server", `arm direct/bare does not have server "docs"; its scenario has none`},
	} {
		got := Kind().CheckTask(c.config, c.s, c.t)
		if c.text == "" && len(got) > 0 || c.text != "" && (len(got) != 1 || got[0].Path != c.path || !strings.Contains(got[0].Text, c.text) || got[0].Fix == "") {
			t.Errorf("%s: %+v, want %q at %s", name, got, c.text, c.path)
		}
	}
}

// TestSubmit hands in the answer of a tool that submits, and makes no call after it.
func TestSubmit(t *testing.T) {
	value := func(v string) suite.Call { return call(agenttest.SubmitTool, suite.Args{"value": v}) }
	for _, tc := range []struct {
		name   string
		calls  []suite.Call
		end    trial.End
		turns  int
		submit []agenttest.Submission
	}{
		{"accepted", []suite.Call{call("read", nil), value("42"), call("read", nil)},
			trial.End{Reason: trial.Finished, Turns: 2}, 2, []agenttest.Submission{{Tool: agenttest.SubmitTool, Args: `{"value":"42"}`}}},
		{"means nothing", []suite.Call{value("")},
			trial.End{Reason: trial.InvalidSubmission, Detail: "the value is empty", Turns: 1}, 1, []agenttest.Submission{{Tool: agenttest.SubmitTool, Args: `{"value":""}`}}},
		{"none", []suite.Call{call("read", nil)}, trial.End{Reason: trial.Finished, Turns: 1}, 1, nil},
	} {
		t.Run(tc.name, func(t *testing.T) {
			end, answer, log := run(t, Config{}, tc.calls, says("docs", "read"), agenttest.NewSubmit())
			if d := cmp.Diff(tc.end, end); d != "" {
				t.Error(d)
			}
			if d := cmp.Diff(tc.submit, log.Submissions); d != "" {
				t.Error(d)
			}
			if len(answer.Calls) != tc.turns {
				t.Errorf("%d calls were made, want %d", len(answer.Calls), tc.turns)
			}
		})
	}
}
