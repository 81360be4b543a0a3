package agenttest

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/trial"
)

var errUserStop = errors.New("the user pressed Ctrl-C")

// checks holds the expected result of each behaviour.
var checks = map[string]func(*testing.T, *stage){
	Answers: func(t *testing.T, st *stage) {
		st.runAgent(t, nil, false, NewEcho())
		st.checkEnded(t, trial.Finished)
		st.checkAnswer(t, "the answer is 42")
		st.checkUsage(t, 11, 7)
		if n := len(st.log.Submissions); n != 0 {
			t.Errorf("%d submissions, want none", n)
		}
	},
	UsesTool: func(t *testing.T, st *stage) {
		echo := NewEcho()
		st.runAgent(t, nil, false, echo)
		st.checkEnded(t, trial.Finished)
		st.checkAnswer(t, "the tool said: echo ping")
		st.checkUsage(t, 50, 11)
		if calls := echo.Calls(); len(calls) != 1 || !sameJSON(calls[0], `{"text":"ping"}`) {
			t.Errorf(`the tool was called with %q, want once with {"text":"ping"}`, calls)
		}
		if calls := st.log.Of(trial.EventToolCall); len(calls) != 1 || calls[0].Call.Name != EchoTool ||
			!sameJSON(calls[0].Call.Args, `{"text":"ping"}`) {
			t.Errorf("logged calls: %+v", calls)
		}
		if r := st.toolResults(); len(r) != 1 || r[0].Text != "echo ping" || r[0].Error {
			t.Errorf("logged results: %+v", r)
		}
	},
	UnknownTool: func(t *testing.T, st *stage) {
		st.runAgent(t, nil, false, NewEcho())
		st.checkEnded(t, trial.Finished)
		r := st.toolResults()
		if len(r) != 1 || !r[0].Error || !strings.Contains(r[0].Text, "no_such_tool") {
			t.Fatalf("logged results: %+v; want an error that names no_such_tool", r)
		}
		st.checkAnswer(t, "the tool said: "+r[0].Text)
	},
	MalformedArgs: func(t *testing.T, st *stage) {
		st.runAgent(t, nil, false, NewEcho())
		st.checkEnded(t, trial.Finished)
		r := st.toolResults()
		if len(r) != 1 || !r[0].Error || r[0].Text == "" {
			t.Fatalf("logged results: %+v; want an error that says what is wrong", r)
		}
		if calls := st.log.Of(trial.EventToolCall); calls[0].Call.Args != `{"text": "pi` {
			t.Errorf("arguments are logged as %q, want them as they were sent", calls[0].Call.Args)
		}
		st.checkAnswer(t, "the tool said: "+r[0].Text)
	},
	ParallelCalls: func(t *testing.T, st *stage) {
		echo := NewEcho()
		st.runAgent(t, nil, false, echo)
		st.checkEnded(t, trial.Finished)
		st.checkAnswer(t, "echo three; echo one; echo two")
		if n := len(echo.Calls()); n != 3 {
			t.Errorf("the tool was called %d times, want 3", n)
		}
		var texts []string
		for _, r := range st.toolResults() {
			texts = append(texts, r.Text)
		}
		if got := strings.Join(texts, ","); got != "echo one,echo two,echo three" {
			t.Errorf("results in the order of their calls: %s", got)
		}
	},
	Submits: func(t *testing.T, st *stage) {
		submit := NewSubmit()
		st.runAgent(t, nil, false, NewEcho(), submit)
		st.checkEnded(t, trial.Finished)
		st.checkUsage(t, 50, 11)
		if s := st.log.Submissions; len(s) != 1 || s[0].Tool != SubmitTool || !sameJSON(s[0].Args, `{"value":"x"}`) {
			t.Errorf("submissions: %+v", s)
		}
		if n := len(submit.Calls()); n != 1 {
			t.Errorf("the submission tool was called %d times, want once", n)
		}
		if st.log.Last() == "never said" {
			t.Error("the agent went on after its submission")
		}
	},
	InvalidSubmission: func(t *testing.T, st *stage) {
		st.runAgent(t, nil, false, NewSubmit())
		st.checkEnded(t, trial.InvalidSubmission)
		if !strings.Contains(st.end.Detail, "the value is empty") {
			t.Errorf("detail %q does not hold the tool's reason", st.end.Detail)
		}
		if s := st.log.Submissions; len(s) != 1 || !sameJSON(s[0].Args, `{"value":""}`) {
			t.Errorf("submissions: %+v; want the arguments as they were sent", s)
		}
	},
	NoSubmission: func(t *testing.T, st *stage) {
		st.runAgent(t, nil, false, NewEcho(), NewSubmit())
		st.checkEnded(t, trial.NoSubmission)
		st.checkAnswer(t, "it must be x")
		if n := len(st.log.Submissions); n != 0 {
			t.Errorf("%d submissions, want none", n)
		}
	},
	Crashes: func(t *testing.T, st *stage) {
		st.runAgent(t, nil, false, NewEcho())
		st.checkBroken(t)
		st.checkUsage(t, 20, 5)
	},
	SpeaksGarbage: func(t *testing.T, st *stage) {
		st.runAgent(t, nil, false, NewEcho())
		st.checkBroken(t)
		if len(st.log.Raws) == 0 {
			t.Error("nothing is kept of what was said")
		}
	},
	NoUsage: func(t *testing.T, st *stage) {
		st.runAgent(t, nil, false, NewEcho())
		st.checkEnded(t, trial.Finished)
		st.checkAnswer(t, "the answer is 42")
		st.checkUsage(t, 0, 0)
	},
	EmptyAnswer: func(t *testing.T, st *stage) {
		st.runAgent(t, nil, false, NewEcho())
		st.checkEnded(t, trial.EmptyAnswer)
	},
	ToolFault: func(t *testing.T, st *stage) {
		st.runAgent(t, nil, false, NewEcho(), NewBroken())
		if f := st.checkFault(t, trial.ClassTreatment); !errors.Is(f, errServerDied) {
			t.Errorf("fault %v is not that of the tool", f)
		}
	},
	DeadlinePasses: func(t *testing.T, st *stage) { st.checkCut(t, agent.ErrDeadline, trial.Deadline) },
	Stalls:         func(t *testing.T, st *stage) { st.checkCut(t, agent.ErrStall, trial.Stall) },
	IsCanceled: func(t *testing.T, st *stage) {
		st.runAgent(t, errUserStop, false, NewEcho())
		if f := st.checkFault(t, trial.ClassEnvironment); !f.Canceled() {
			t.Errorf("fault %v does not say that it is only our own stop", f)
		}
	},
	CanceledBefore: func(t *testing.T, st *stage) {
		st.runAgent(t, context.Canceled, true, NewEcho())
		if f := st.checkFault(t, trial.ClassEnvironment); !f.Canceled() {
			t.Errorf("fault %v does not say that it is only our own stop", f)
		}
	},
	Concurrent: func(t *testing.T, st *stage) { st.runTogether(t, 4) },
}

// checkCut checks that a trial ended by its worker keeps partial results.
func (st *stage) checkCut(t *testing.T, cause error, want trial.EndReason) {
	t.Helper()
	var echo equip.Tool = NewEcho()
	st.runAgent(t, cause, false, echo)
	st.checkEnded(t, want)
	if r := st.toolResults(); len(r) != 1 || r[0].Text != "echo ping" {
		t.Errorf("logged results: %+v; want what was done before the end", r)
	}
	st.checkUsage(t, 20, 5)
}

// checkBroken checks how a program or an endpoint that broke is counted.
func (st *stage) checkBroken(t *testing.T) {
	t.Helper()
	if st.s.Endpoint {
		_ = st.checkFault(t, trial.ClassEnvironment)
		return
	}
	st.checkEnded(t, trial.Crash)
	if st.end.Detail == "" {
		t.Error("the end has no detail to tell what happened")
	}
}
