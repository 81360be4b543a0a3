package agenttest

import (
	"context"
	"encoding/json"
	"errors"
	"maps"
	"os"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/proc/proctest"
	"github.com/assay-eval/assay/internal/trial"
)

// Subject is one kind of agent under test.
type Subject struct {
	// New makes an agent whose model or program acts out b. It releases resources by
	// t.Cleanup.
	New func(t *testing.T, b Behaviour) agent.Agent
	// Endpoint means that crashes and garbage come from a provider's endpoint: a fault
	// of the environment, where an agent's own program ends as crash.
	Endpoint bool
	// Mute means that the agent makes calls and has no text: it uses no tokens, and its
	// own tests check its answer.
	Mute bool
	// Skip names the behaviours that the kind cannot show, each with the reason.
	Skip map[string]string
	// Idle closes connections kept for reuse, so that any open one is a leak. May be
	// nil.
	Idle func()
}

// patience is how long one Run may take before it counts as hung.
var patience = 30 * time.Second

// Run puts an agent through all [Behaviours], one subtest each.
func Run(t *testing.T, s Subject) {
	known := map[string]bool{}
	for _, b := range Behaviours() {
		known[b.Name] = true
		t.Run(b.Name, func(t *testing.T) {
			if why, ok := s.Skip[b.Name]; ok {
				t.Skip("not applicable: " + why)
			}
			check, ok := checks[b.Name]
			if !ok {
				t.Fatalf("behaviour %q has no check", b.Name)
			}
			check(t, &stage{s: s, b: b})
		})
	}
	for _, name := range slices.Sorted(maps.Keys(s.Skip)) {
		if !known[name] {
			t.Errorf("Skip names no behaviour: %q", name)
		}
	}
}

// stage is where one behaviour is acted out.
type stage struct {
	s Subject
	b Behaviour

	kit *equip.Kit
	log *Recorder
	end trial.End
	err error
}

// runAgent runs the agent with tools. If cause is set the context ends with it as
// soon as the first tool result was logged, or at once if before is set.
func (st *stage) runAgent(t *testing.T, cause error, before bool, tools ...equip.Tool) {
	t.Helper()
	a := st.s.New(t, st.b)
	processes, err := proctest.Descendants(os.Getpid())
	if err != nil {
		t.Fatal(err)
	}
	leaks := goleak.IgnoreCurrent()
	st.kit = Kit(t, tools...)
	st.log = &Recorder{}
	ctx, cancel := context.WithCancelCause(t.Context())
	defer cancel(nil)
	if cause != nil {
		st.log.On = func(e trial.Event) {
			if e.Kind == trial.EventToolResult {
				cancel(cause)
			}
		}
	}
	if before {
		cancel(cause)
	}
	done := make(chan struct{})
	go func() {
		defer close(done)
		st.end, st.err = a.Run(ctx, newJob(st.kit), st.log)
	}()
	select {
	case <-done:
	case <-time.After(patience):
		t.Fatalf("Run has not returned after %v", patience)
	}
	left, err := proctest.Descendants(os.Getpid())
	if err != nil {
		t.Fatal(err)
	}
	for _, pid := range left {
		if !slices.Contains(processes, pid) {
			t.Errorf("process %d is left behind", pid)
		}
	}
	cancel(nil)
	if st.s.Idle != nil {
		st.s.Idle()
	}
	if err := goleak.Find(leaks); err != nil {
		t.Errorf("goroutines are left behind: %v", err)
	}
	st.checkTranscript(t)
}

func newJob(kit *equip.Kit) agent.Job {
	return agent.Job{
		Key:   trial.Key{Task: "task", Arm: "agent/scenario", Index: 1},
		Kit:   kit,
		Limit: patience,
		Retry: agent.Policy{Attempts: 2, First: time.Millisecond, Factor: 1},
	}
}

func (st *stage) checkEnded(t *testing.T, reason trial.EndReason) {
	t.Helper()
	if st.err != nil {
		t.Fatalf("Run: %v; want the end %s", st.err, reason)
	}
	if st.end.Reason != reason {
		t.Errorf("ended as %q (%s), want %q", st.end.Reason, st.end.Detail, reason)
	}
	if st.log.Alives == 0 {
		t.Error("the stall clock was never told that something was heard")
	}
}

func (st *stage) checkFault(t *testing.T, c trial.Class) *trial.Fault {
	t.Helper()
	f, ok := errors.AsType[*trial.Fault](st.err)
	if !ok {
		t.Fatalf("Run: end %+v, error %v (%T); want a *trial.Fault of class %s", st.end, st.err, st.err, c)
	}
	if f.Class != c {
		t.Errorf("fault %v is of class %s, want %s", f, f.Class, c)
	}
	return f
}

func (st *stage) checkAnswer(t *testing.T, want string) {
	t.Helper()
	if st.s.Mute {
		if st.log.Last() == "" {
			t.Error("there is no answer")
		}
		return
	}
	if got := st.log.Last(); got != want {
		t.Errorf("answer %q, want %q", got, want)
	}
	said := slices.ContainsFunc(st.log.Of(trial.EventAssistant), func(e trial.Event) bool {
		return strings.Contains(e.Text, want)
	})
	if !said {
		t.Errorf("no assistant event holds the answer %q: %+v", want, st.log.Events)
	}
}

func (st *stage) checkUsage(t *testing.T, input, output int64) {
	t.Helper()
	if st.s.Mute {
		input, output = 0, 0
	}
	var in, out int64
	for _, u := range st.log.Usages {
		in, out = in+u.Input, out+u.Output
	}
	if in != input || out != output {
		t.Errorf("usage %d in, %d out; want %d in, %d out", in, out, input, output)
	}
}

func (st *stage) toolResults() []trial.ToolResult {
	byID := map[string]trial.ToolResult{}
	for _, e := range st.log.Of(trial.EventToolResult) {
		byID[e.Result.ID] = *e.Result
	}
	var out []trial.ToolResult
	for _, e := range st.log.Of(trial.EventToolCall) {
		if r, ok := byID[e.Call.ID]; ok {
			out = append(out, r)
		}
	}
	return out
}

// checkTranscript checks the transcript of every behaviour: system text and prompt are
// there and come first; each call has its own id and its result before the next turn;
// turns and times do not go back.
func (st *stage) checkTranscript(t *testing.T) {
	t.Helper()
	var at int64
	c := transcriptChecker{open: map[string]trial.ToolCall{}, seen: map[string]bool{}}
	for i, e := range st.log.Events {
		if e.AtMS < at {
			t.Errorf("event %d is at %d ms, after one at %d ms", i, e.AtMS, at)
		}
		at = e.AtMS
		switch e.Kind {
		case trial.EventSystem:
			if c.prompted || e.Text != st.kit.System {
				t.Errorf("event %d: system text %q; want %q before the prompt", i, e.Text, st.kit.System)
			}
			c.briefed = true
		case trial.EventUser:
			if !c.prompted && e.Text != st.kit.Prompt {
				t.Errorf("event %d: prompt %q, want %q", i, e.Text, st.kit.Prompt)
			}
			c.prompted = true
		case trial.EventTools, trial.EventNote, trial.EventRetry:
		default:
			c.checkEvent(t, i, e)
		}
	}
	if len(st.log.Events) > 0 && !(c.briefed && c.prompted) {
		t.Errorf("system text logged: %v, prompt logged: %v", c.briefed, c.prompted)
	}
	if len(c.open) > 0 && st.err == nil && st.end.Reason == trial.Finished {
		t.Errorf("calls without a result: %v", c.open)
	}
}

// transcriptChecker is the state of a transcript up to an event.
type transcriptChecker struct {
	turn              int
	briefed, prompted bool
	open              map[string]trial.ToolCall // calls without a result
	seen              map[string]bool           // ids
}

// checkEvent checks an event of the agent or a tool.
func (c *transcriptChecker) checkEvent(t *testing.T, i int, e trial.Event) {
	t.Helper()
	if !c.prompted {
		t.Errorf("event %d (%s) comes before the prompt", i, e.Kind)
	}
	if e.Kind == trial.EventToolResult {
		call, ok := c.open[e.Result.ID]
		if !ok || call.Name != e.Result.Name {
			t.Errorf("event %d: the result %q of %s answers no open call", i, e.Result.ID, e.Result.Name)
		}
		delete(c.open, e.Result.ID)
		return
	}
	if e.Turn < max(c.turn, 1) {
		t.Errorf("event %d (%s) is of turn %d, after turn %d", i, e.Kind, e.Turn, c.turn)
	}
	if e.Turn > c.turn && len(c.open) > 0 {
		t.Errorf("event %d (%s) begins turn %d while calls have no result: %v", i, e.Kind, e.Turn, c.open)
	}
	c.turn = e.Turn
	if e.Kind == trial.EventToolCall {
		if e.Call.ID == "" || c.seen[e.Call.ID] {
			t.Errorf("event %d: the call of %s has no id of its own: %q", i, e.Call.Name, e.Call.ID)
		}
		c.seen[e.Call.ID] = true
		c.open[e.Call.ID] = *e.Call
	}
}

func sameJSON(a, b string) bool {
	var x, y any
	return json.Unmarshal([]byte(a), &x) == nil && json.Unmarshal([]byte(b), &y) == nil && reflect.DeepEqual(x, y)
}

func (st *stage) runTogether(t *testing.T, n int) {
	t.Helper()
	a := st.s.New(t, st.b)
	var wg sync.WaitGroup
	for range n {
		kit, log := Kit(t, NewEcho()), &Recorder{}
		wg.Go(func() {
			end, err := a.Run(t.Context(), newJob(kit), log)
			if err != nil || end.Reason != trial.Finished || log.Last() != "the tool said: echo ping" && !st.s.Mute {
				t.Errorf("one of %d trials at once: end %+v, error %v, answer %q", n, end, err, log.Last())
			}
		})
	}
	wg.Wait()
}
