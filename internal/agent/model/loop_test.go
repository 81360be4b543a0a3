package model

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"
	"unicode/utf8"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/agent/agenttest"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

const (
	good = `{"value":"x"}`
	bad  = `{"value":""}`
	ping = `{"text":"ping"}`
)

func TestHowATrialEnds(t *testing.T) {
	echo, submit := use(agenttest.EchoTool, ping), use(agenttest.SubmitTool, good)
	for _, tt := range []struct {
		name    string
		tools   []equip.Tool
		cfg     Config
		replies []reply
		want    trial.EndReason
		turns   int
		detail  string
		answer  string
	}{
		{"an answer", nil, Config{}, []reply{says("42")}, trial.Finished, 1, "", "42"},
		{"an answer after a tool", tools("echo"), Config{}, []reply{calls(echo), says("42")}, trial.Finished, 2, "", "42"},
		{"no answer", nil, Config{}, []reply{says("")}, trial.EmptyAnswer, 1, "", ""},
		{"white space", nil, Config{}, []reply{says(" \n")}, trial.EmptyAnswer, 1, "", " \n"},
		{"an unknown stop", nil, Config{}, []reply{{resp: llm.Response{Message: llm.Message{Text: "x"}, Stop: llm.StopOther, Detail: "WEATHER"}}}, trial.Finished, 1, "WEATHER", "x"},
		{"a submission", tools("echo submit"), Config{}, []reply{calls(submit).text("here")}, trial.Finished, 1, "", ""},
		{"no submission", tools("echo submit"), Config{}, []reply{says("it is x")}, trial.NoSubmission, 1, "", "it is x"},
		{"nothing at all in place of a submission", tools("submit"), Config{}, []reply{says("")}, trial.NoSubmission, 1, "", ""},
		{"an invalid submission", tools("submit"), Config{}, []reply{calls(use("submit", bad))}, trial.InvalidSubmission, 1, "the value is empty", ""},
		{"a broken submission", tools("submit"), Config{}, []reply{calls(use("submit", `{"value`))}, trial.InvalidSubmission, 1, "arguments are not valid JSON: unexpected end of JSON input", ""},
		{"all turns used", tools("echo"), Config{MaxTurns: 2}, []reply{calls(echo), calls(echo).text("wait")}, trial.TurnLimit, 2, "", "wait"},
		{"a submission in the last turn", tools("echo submit"), Config{MaxTurns: 2}, []reply{calls(echo), calls(submit)}, trial.Finished, 2, "", ""},
		{"pauses use turns", nil, Config{MaxTurns: 2}, []reply{says("a").stop(llm.StopPause), says("b").stop(llm.StopPause)}, trial.TurnLimit, 2, "", "b"},
		{"cut", nil, Config{}, []reply{says("The answer is 4").stop(llm.StopLength)}, trial.Truncated, 1, "cut at the token limit", "The answer is 4"},
		{"cut, though a call looks whole", tools("submit"), Config{}, []reply{calls(submit).stop(llm.StopLength)}, trial.Truncated, 1, "cut at the token limit", ""},
		{"refused", tools("submit"), Config{}, []reply{says("I cannot").stop(llm.StopRefusal)}, trial.Refusal, 1, "the model refused", "I cannot"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := play(t, tt.cfg, agenttest.Kit(t, tt.tools...), tt.replies...)
			p.want(t, tt.want, tt.turns)
			if p.end.Detail != tt.detail {
				t.Errorf("detail %q, want %q", p.end.Detail, tt.detail)
			}
			if got := p.log.Last(); got != tt.answer {
				t.Errorf("answer %q, want %q", got, tt.answer)
			}
			wantSubmitted := tt.want == trial.InvalidSubmission || strings.HasPrefix(tt.name, "a submission")
			if got := len(p.log.Submissions) == 1; got != wantSubmitted {
				t.Errorf("submissions %+v, want one: %v", p.log.Submissions, wantSubmitted)
			}
		})
	}
}

// The limits of a task bound a trial where the agent's own are not lower.
func TestLimitsOfTasks(t *testing.T) {
	long := use("echo", `{"text":"`+strings.Repeat("x", 100)+`"}`)
	for _, tt := range []struct {
		name           string
		task           suite.TurnLimits
		turns, results int
	}{
		{"none", suite.TurnLimits{}, 4, 60},
		{"fewer turns", suite.TurnLimits{MaxTurns: 2}, 2, 60},
		{"smaller results", suite.TurnLimits{ToolResultMax: 20}, 4, 20},
		{"both", suite.TurnLimits{MaxTurns: 3, ToolResultMax: 30}, 3, 30},
		{"more than the agent's", suite.TurnLimits{MaxTurns: 5, ToolResultMax: 70}, 4, 60},
	} {
		t.Run(tt.name, func(t *testing.T) {
			cfg := Config{Provider: OpenAI, Model: "m", MaxTurns: 4, MaxTokens: 10, ToolResultMax: 60}
			kit := agenttest.Kit(t, tools("echo submit")...)
			kit.Turns = tt.task
			p := play(t, cfg, kit, slices.Repeat([]reply{calls(long)}, tt.turns)...)
			p.want(t, trial.TurnLimit, tt.turns)
			shown := p.actor.requests[1].Messages[2].Results[0].Text
			if cut := fmt.Sprintf("[cut: the first %d of", tt.results); !strings.Contains(shown, cut) {
				t.Errorf("the result is %q, want it %q", shown, cut)
			}
			a, err := New(&cfg, Env{Provider: p.actor})
			if err != nil {
				t.Fatal(err)
			}
			n, start := int64(tt.turns), startBytes(kit)
			if worst := a.Worst(kit); worst.Requests != tt.turns || worst.Input != n*start+n*(n-1)/2*(20+int64(tt.results)) {
				t.Errorf("bound %+v", worst)
			}
		})
	}
}

func tools(names string) []equip.Tool {
	var out []equip.Tool
	for name := range strings.FieldsSeq(names) {
		out = append(out, map[string]func() *agenttest.Tool{
			"echo": agenttest.NewEcho, "submit": agenttest.NewSubmit, "broken": agenttest.NewBroken,
		}[name]())
	}
	return out
}

func TestTheModelSeesWhatItShould(t *testing.T) {
	cfg := Config{Provider: OpenAI, Model: "asked-1", MaxTokens: 77, Effort: "low"}
	temp, seed := suiteDecimal(0.25), int64(9)
	cfg.Temperature, cfg.Seed = &temp, &seed
	kit := agenttest.Kit(t, tools("echo submit")...)
	first := calls(use("echo", ping), use("echo", `{"text":"pong"}`)).text("let me see")
	first.resp.Native = json.RawMessage(`[{"signed":"thought"}]`)
	p := play(t, cfg, kit, first, calls(use("submit", good)))
	p.want(t, trial.Finished, 2)

	one, two := p.actor.requests[0], p.actor.requests[1]
	if one.Model != "asked-1" || one.System != kit.System || one.MaxTokens != 77 || *one.Temperature != 0.25 || *one.Seed != 9 || one.Effort != "low" {
		t.Errorf("first request %+v", one)
	}
	if one.Meta != (llm.Meta{Task: "task", Arm: "agent/scenario", Index: 2, Turn: 1}) || two.Meta.Turn != 2 {
		t.Errorf("meta %+v, then %+v", one.Meta, two.Meta)
	}
	if len(one.Tools) != 2 || one.Tools[0].Name != "echo" || len(one.Tools[0].Schema) == 0 || one.Tools[1].Name != "submit" {
		t.Errorf("tools %+v", one.Tools)
	}
	if len(one.Messages) != 1 || one.Messages[0].Role != llm.User || one.Messages[0].Text != kit.Prompt {
		t.Errorf("first messages %+v", one.Messages)
	}
	m := two.Messages
	if len(m) != 3 || m[1].Role != llm.Assistant || m[1].Text != "let me see" || string(m[1].Native) != `[{"signed":"thought"}]` || len(m[1].Calls) != 2 {
		t.Fatalf("second messages %+v", m)
	}
	want := []llm.CallResult{{ID: "call-1", Name: "echo", Text: "echo ping"}, {ID: "call-2", Name: "echo", Text: "echo pong"}}
	if m[2].Role != llm.ToolReply || !reflect.DeepEqual(m[2].Results, want) {
		t.Errorf("results %+v, want %+v", m[2].Results, want)
	}
}

func TestWhatTheModelDidWrongIsAResult(t *testing.T) {
	p := play(t, Config{}, agenttest.Kit(t, tools("echo")...),
		calls(use("grep", `{}`), use("echo", `{"text":`), use("echo", ""), use("echo", ping)), says("done"))
	p.want(t, trial.Finished, 2)
	for id, want := range map[string]string{
		"call-1": `there is no tool "grep"; the tools are: echo`,
		"call-2": "arguments are not valid JSON: unexpected end of JSON input",
		"call-3": "echo: no text", // called with {}
	} {
		if got := p.result(t, id); got.Text != want || !got.Error {
			t.Errorf("%s: %+v, want the error %q", id, got, want)
		}
	}
	if got := p.result(t, "call-4"); got.Text != "echo ping" || got.Error {
		t.Errorf("the good call: %+v", got)
	}
}

func TestSiblingsOfASubmission(t *testing.T) {
	echo, submit := agenttest.NewEcho(), agenttest.NewSubmit()
	p := play(t, Config{}, agenttest.Kit(t, echo, submit),
		calls(use("echo", ping), use("submit", good), use("echo", `{"text":"late"}`), use("submit", `{"value":"y"}`)))
	p.want(t, trial.Finished, 1)
	if got := echo.Calls(); len(got) != 1 || len(submit.Calls()) != 1 {
		t.Errorf("echo ran %d times, submit %d times; want each once", len(got), len(submit.Calls()))
	}
	if s := p.log.Submissions; len(s) != 1 || s[0].Args != good {
		t.Errorf("submissions %+v, want the first", s)
	}
	var texts []string
	for _, e := range p.log.Of(trial.EventToolResult) {
		texts = append(texts, e.Result.Text)
	}
	want := []string{"echo ping", "accepted", "not run: the call before it ended the trial", "not run: the call before it ended the trial"}
	if !slices.Equal(texts, want) {
		t.Errorf("logged results %q, want %q", texts, want)
	}
}

func TestASubmissionMayBeMended(t *testing.T) {
	submit := agenttest.NewSubmit()
	handle := submit.Handle
	submit.Handle = func(ctx context.Context, args json.RawMessage) (equip.Result, error) {
		if strings.Contains(string(args), "draft") {
			return equip.Result{Text: "no drafts please", Error: true}, nil
		}
		return handle(ctx, args)
	}
	p := play(t, Config{}, agenttest.Kit(t, submit), calls(use("submit", `{"value":"draft"}`)), calls(use("submit", good)))
	p.want(t, trial.Finished, 2)
	if s := p.log.Submissions; len(s) != 1 || s[0].Args != good {
		t.Errorf("submissions %+v", s)
	}
}

// together is a tool whose calls end only when n of them run at once.
func together(n int, readOnly bool) *agenttest.Tool {
	var mu sync.Mutex
	running, all := 0, make(chan struct{})
	tool := agenttest.NewEcho()
	tool.Is.ReadOnly = readOnly
	tool.Handle = func(ctx context.Context, args json.RawMessage) (equip.Result, error) {
		mu.Lock()
		if running++; running == n {
			close(all)
		}
		mu.Unlock()
		select {
		case <-all:
			return equip.Result{Text: string(args)}, nil
		case <-time.After(time.Minute):
			mu.Lock()
			defer mu.Unlock()
			running--
			return equip.Result{Text: "alone", Error: true}, nil
		}
	}
	return tool
}

func TestCallsThatOnlyReadRunAtOnce(t *testing.T) {
	three := calls(use("echo", `1`), use("echo", `2`), use("echo", `3`))
	synctest.Test(t, func(t *testing.T) {
		p := play(t, Config{}, agenttest.Kit(t, together(3, true)), three, says("done"))
		for id, want := range map[string]string{"call-1": "1", "call-2": "2", "call-3": "3"} {
			if got := p.result(t, id); got.Text != want {
				t.Errorf("%s: %+v, want %s", id, got, want)
			}
		}
	})
	synctest.Test(t, func(t *testing.T) {
		p := play(t, Config{}, agenttest.Kit(t, together(3, false)), three, says("done"))
		for _, e := range p.log.Of(trial.EventToolResult) {
			if e.Result.Text != "alone" || e.Result.TookMS != 60_000 {
				t.Errorf("a tool that writes did not run alone: %+v", e.Result)
			}
		}
	})
}

func TestToolFaultsEndTheTrial(t *testing.T) {
	p := play(t, Config{}, agenttest.Kit(t, tools("echo broken")...), calls(use("echo", ping), use("broken", `{}`), use("echo", ping)))
	f, ok := errors.AsType[*trial.Fault](p.err)
	if !ok || f.Class != trial.ClassTreatment {
		t.Fatalf("error %v", p.err)
	}
	if r := p.log.Of(trial.EventToolResult); len(r) != 1 || r[0].Result.Text != "echo ping" {
		t.Errorf("logged results %+v, want what was done before the fault", r)
	}
	wild := agenttest.NewEcho()
	wild.Handle = func(context.Context, json.RawMessage) (equip.Result, error) { panic("index out of range") }
	p = play(t, Config{}, agenttest.Kit(t, wild), calls(use("echo", ping), use("echo", ping)))
	f, ok = errors.AsType[*trial.Fault](p.err)
	if !ok || !strings.Contains(f.Error(), "tool echo panicked: index out of range") || !strings.Contains(f.Error(), "loop_test.go") {
		t.Errorf("a tool that panics gives %v", p.err)
	}
}

func TestIDsAreUniqueInTheLogAndTrueOnTheWire(t *testing.T) {
	p := play(t, Config{}, agenttest.Kit(t, tools("echo")...), calls(use("echo", ping)), calls(use("echo", `{"text":"pong"}`)), says("done"))
	p.want(t, trial.Finished, 3)
	var ids []string
	for _, e := range p.log.Of(trial.EventToolCall) {
		ids = append(ids, e.Call.ID)
	}
	if !slices.Equal(ids, []string{"call-1", "call-1-turn-2"}) {
		t.Errorf("logged ids %q", ids)
	}
	if m := p.actor.requests[2].Messages; m[4].Results[0].ID != "call-1" {
		t.Errorf("the second result goes back under id %q", m[4].Results[0].ID)
	}
}

func TestAFaultOfTheFirstRequestIsLeftToTheScheduler(t *testing.T) {
	p := play(t, Config{}, agenttest.Kit(t), fails(true, "529 overloaded"))
	f, ok := errors.AsType[*trial.Fault](p.err)
	if !ok || !f.Retry || len(p.actor.requests) != 1 || len(p.log.Retries) != 0 {
		t.Errorf("error %v after %d requests, retries %v; want the fault as it came", p.err, len(p.actor.requests), p.log.Retries)
	}
}

func TestALaterRequestIsRepeatedAlone(t *testing.T) {
	echo := agenttest.NewEcho()
	busy := fails(true, "529 overloaded")
	busy.err.(*trial.Fault).Throttle = true
	broken := fails(true, "connection reset")
	broken.partial = &trial.Usage{Input: 100, Output: 3}
	p := play(t, Config{}, agenttest.Kit(t, echo), calls(use("echo", ping)), busy, broken, says("done"))
	p.want(t, trial.Finished, 2)
	if n := len(echo.Calls()); n != 1 {
		t.Errorf("the tool ran %d times", n)
	}
	want := []agenttest.Retry{{Why: "request 2, try 2: 529 overloaded", Throttled: true}, {Why: "request 2, try 3: connection reset"}}
	if !slices.Equal(p.log.Retries, want) {
		t.Errorf("retries %+v, want %+v", p.log.Retries, want)
	}
	var names []string
	for _, r := range p.log.Raws {
		names = append(names, r.Name)
	}
	if got := strings.Join(names, " "); got != "request-1.json response-1.sse request-2.json response-2.sse request-2.2.json response-2.2.sse request-2.3.json response-2.3.sse" {
		t.Errorf("raw: %s", got)
	}
	usage := []trial.Usage{
		{Request: 1, Model: "served-1", Input: 100, Output: 10},
		{Request: 2, Input: 100, Output: 3, Partial: true},
		{Request: 2, Model: "served-1", Input: 100, Output: 10},
	}
	if !slices.Equal(p.log.Usages, usage) {
		t.Errorf("usage %+v", p.log.Usages)
	}
}

func TestWhenAllTriesFailTheTrialIsNotTriedAgain(t *testing.T) {
	for name, replies := range map[string][]reply{
		"faults that could pass": {fails(true, "500"), fails(true, "502"), fails(true, "503 the last")},
		"a fault that cannot":    {fails(false, "400 the last")},
	} {
		t.Run(name, func(t *testing.T) {
			p := play(t, Config{}, agenttest.Kit(t, tools("echo")...), append([]reply{calls(use("echo", ping))}, replies...)...)
			f, ok := errors.AsType[*trial.Fault](p.err)
			if !ok || f.Retry || f.Class != trial.ClassEnvironment || !strings.Contains(f.Error(), "the last") {
				t.Errorf("fault %+v", p.err)
			}
			if n := len(p.actor.requests); n != 1+len(replies) {
				t.Errorf("%d requests, want %d", n, 1+len(replies))
			}
		})
	}
}

// stallClock ends a context as the worker does.
type stallClock struct {
	agenttest.Recorder
	timer *time.Timer
	limit time.Duration
}

func (s *stallClock) Alive() { s.timer.Reset(s.limit) }

func TestWaitingForTheProviderIsNotTheAgentsSilence(t *testing.T) {
	busy := fails(true, "429 slow down")
	busy.err.(*trial.Fault).After = 5 * time.Minute
	script := []reply{calls(use("echo", ping)), busy, says("done")}
	run := func(t *testing.T, stall, deadline time.Duration) (trial.End, error, time.Duration) {
		ctx, cancel := context.WithCancelCause(t.Context())
		defer cancel(nil)
		log := &stallClock{limit: stall, timer: time.AfterFunc(stall, func() { cancel(agent.ErrStall) })}
		defer log.timer.Stop()
		end := time.AfterFunc(deadline, func() { cancel(agent.ErrDeadline) })
		defer end.Stop()
		a, err := New(&Config{Provider: Anthropic, Model: "m"}, Env{Provider: &actor{replies: script}})
		if err != nil {
			t.Fatal(err)
		}
		start := time.Now()
		got, err := a.Run(ctx, job(agenttest.Kit(t, tools("echo")...)), log)
		return got, err, time.Since(start)
	}
	synctest.Test(t, func(t *testing.T) {
		end, err, took := run(t, time.Minute, time.Hour)
		if err != nil || end.Reason != trial.Finished {
			t.Errorf("end %+v, error %v", end, err)
		}
		if took < 5*time.Minute || took > 6*time.Minute {
			t.Errorf("it took %s; Retry-After asked for 5m", took)
		}
	})
	synctest.Test(t, func(t *testing.T) {
		_, err, took := run(t, time.Minute, 2*time.Minute)
		f, ok := errors.AsType[*trial.Fault](err)
		if !ok || f.Class != trial.ClassEnvironment || f.Retry || f.Canceled() || !strings.Contains(f.Error(), "429 slow down") {
			t.Errorf("a deadline in a provider's pause gives %v, want its fault", err)
		}
		if took != 2*time.Minute {
			t.Errorf("it took %s", took)
		}
	})
}

func TestOurOwnStopWhileWaitingIsCanceled(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		busy := fails(true, "429")
		busy.err.(*trial.Fault).After = time.Minute
		ctx, cancel := context.WithCancelCause(t.Context())
		time.AfterFunc(10*time.Second, func() { cancel(errors.New("Ctrl-C")) })
		p := playIn(ctx, t, Config{}, Env{}, agenttest.Kit(t, tools("echo")...), calls(use("echo", ping)), busy)
		if f, ok := errors.AsType[*trial.Fault](p.err); !ok || !f.Canceled() {
			t.Errorf("error %v", p.err)
		}
	})
}

func TestLimitsOfTheWorker(t *testing.T) {
	for cause, want := range map[error]trial.EndReason{agent.ErrDeadline: trial.Deadline, agent.ErrStall: trial.Stall} {
		synctest.Test(t, func(t *testing.T) {
			ctx, cancel := context.WithCancelCause(t.Context())
			time.AfterFunc(time.Minute, func() { cancel(fmt.Errorf("%w (1m)", cause)) })
			hung := reply{hang: true, partial: &trial.Usage{Input: 50, Output: 1}}
			p := playIn(ctx, t, Config{}, Env{}, agenttest.Kit(t, tools("echo")...), calls(use("echo", ping)), hung)
			p.want(t, want, 1)
			if u := p.log.Usages; len(u) != 2 || !u[1].Partial || u[1].Request != 2 {
				t.Errorf("usage %+v", u)
			}
			if p.log.RawNamed("response-2.sse") == nil {
				t.Error("nothing is kept of the answer that did not end")
			}
		})
	}
}

func TestToolResultsOfATurnAreCut(t *testing.T) {
	big := agenttest.NewEcho()
	big.Handle = func(_ context.Context, args json.RawMessage) (equip.Result, error) {
		var in struct{ Text string }
		_ = json.Unmarshal(args, &in)
		return equip.Result{Text: strings.Repeat(in.Text, 100)}, nil
	}
	p := play(t, Config{ToolResultMax: 500}, agenttest.Kit(t, big),
		calls(use("echo", `{"text":"a"}`), use("echo", `{"text":"béc"}`), use("echo", `{"text":"\u0000dddddddd"}`)), says("done"))
	p.want(t, trial.Finished, 2)
	if got := p.result(t, "call-1").Text; got != strings.Repeat("a", 100) {
		t.Errorf("a short result was touched: %q", got)
	}
	if got := p.result(t, "call-2").Text; got != strings.Repeat("béc", 50)+"\n[cut: the first 200 of 400 bytes]" {
		t.Errorf("a long result: %q", got)
	}
	if got := p.result(t, "call-3").Text; !strings.HasSuffix(got, "\n[cut: the first 200 of 900 bytes]") {
		t.Errorf("the longest result: %q", got)
	}
	if logged := p.log.Of(trial.EventToolResult)[1].Result.Text; logged != p.result(t, "call-2").Text {
		t.Errorf("logged %q, not what the model saw", logged)
	}
}

// TestFit holds for any texts and limit.
func TestFit(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		texts := rapid.SliceOfN(rapid.StringN(0, 40, -1), 1, 6).Draw(rt, "texts")
		limit := rapid.IntRange(0, 120).Draw(rt, "limit")
		whole, total := slices.Clone(texts), 0
		for _, s := range texts {
			total += len(s)
		}
		cutTexts(texts, limit)
		shown, shortestCut, longestWhole := 0, 1<<30, 0
		for i, s := range texts {
			body, _, cut := strings.Cut(s, "\n[cut: ")
			if s == whole[i] {
				shown += len(s)
				longestWhole = max(longestWhole, len(s))
				continue
			}
			if !cut || !strings.HasPrefix(whole[i], body) || !utf8.ValidString(body) {
				rt.Fatalf("%q became %q", whole[i], s)
			}
			shown += len(body)
			shortestCut = min(shortestCut, len(whole[i]))
		}
		if shown > limit {
			rt.Errorf("%d bytes are shown, the limit is %d", shown, limit)
		}
		if total <= limit && !slices.Equal(texts, whole) {
			rt.Errorf("texts that fit were cut")
		}
		if shortestCut <= longestWhole {
			rt.Errorf("a text of %d bytes was cut and one of %d was not", shortestCut, longestWhole)
		}
	})
}
