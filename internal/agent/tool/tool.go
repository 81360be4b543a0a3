// Package tool is the agent of kind "tool": no model, only the tool calls that a
// task writes down, made one after another (docs/ref/tool-agent.md).
//
//	agents:
//	  direct: {kind: tool, warmup: 2}
//
// # Its answer
//
// The artifact's answer is a [trial.Answer]: each call that counts with what
// came back, how long it took and how large it is. A tool that answers with an
// error has answered; so has a server that refuses a call by the protocol. A
// server that died or does not answer in time voids the trial, as it does for
// every agent.
//
// # Values of earlier calls
//
// An argument {$from: {call: 0, path: $.id}} is replaced by a value in the answer of an
// earlier call of the task: in its structured content, or else in its text read as
// JSON. Where there is none the call is not made, and its entry gives the reason.
//
// # Cost
//
// Nothing: no model is asked. Its answers are neither kept in the response cache nor
// taken from it unless the suite says cache: true, since a server's data may change
// while its tools do not.
package tool

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// version changes when the agent calls in another way or writes down something
// else.
const version = 1

// shownMax bytes of an answer are put into the transcript. The answer holds all
// of it.
const shownMax = 64 << 10

// beat is how often the stall clock is reset during a call: a server that hangs is
// found by the call's own deadline and is no silence of the agent.
const beat = time.Second

// Agent makes the calls of tasks. It is safe for concurrent use.
type Agent struct{ cfg Config }

var (
	_ agent.Agent   = (*Agent)(nil)
	_ agent.Bounded = (*Agent)(nil)
	_ agent.Free    = (*Agent)(nil)
	_ agent.Fresh   = (*Agent)(nil)
	_ agent.Fitter  = (*Agent)(nil)
)

// New makes an agent.
func New(cfg *Config) *Agent { return &Agent{*cfg} }

// Identity implements agent.Agent.
func (a *Agent) Identity() any {
	return struct {
		Kind    string `json:"kind" key:"gen"`
		Version int    `json:"version" key:"gen"`
		Config  Config `json:"config" key:"fields"`
	}{KindName, version, a.cfg}
}

// Probe implements agent.Agent: there is nothing that could be missing.
func (a *Agent) Probe(context.Context) error { return nil }

// Worst implements agent.Bounded.
func (a *Agent) Worst(*equip.Kit) agent.Bound { return agent.Bound{USD: "0"} }

// Free implements agent.Free.
func (a *Agent) Free() {}

// Fresh implements agent.Fresh.
func (a *Agent) Fresh() bool { return !a.cfg.Cache }

// Fits implements agent.Fitter: every call must name a tool of the kit, and only
// one. A call that is expected to fail may name any.
func (a *Agent) Fits(task *suite.Task, kit *equip.Kit) error {
	tools := indexTools(kit.Tools)
	for i, c := range task.Calls {
		if _, err := tools.findTool(c); err != nil && c.Expect != "error" {
			return fmt.Errorf("task %s: calls.%d: %w", task.ID, i, err)
		}
	}
	return nil
}

// Run implements agent.Agent.
func (a *Agent) Run(ctx context.Context, job agent.Job, log trial.Log) (trial.End, error) {
	if ctx.Err() != nil {
		return agent.Ended(ctx, 0)
	}
	if len(job.Calls) == 0 {
		return trial.End{}, trial.Faultf(trial.ClassSetup, "task %s has no calls", job.Key.Task)
	}
	stop := keepAlive(log)
	defer stop()
	s := newSession(a, job, log)
	err := s.runCalls(ctx)
	if werr := s.handAnswer(); werr != nil {
		return trial.End{}, trial.Faultf(trial.ClassEnvironment, "write down the calls of task %s: %w", job.Key.Task, werr)
	}
	switch {
	case err == nil && s.invalid != "":
		return trial.End{Reason: trial.InvalidSubmission, Detail: s.invalid, Turns: s.turn}, nil
	case err == nil:
		return trial.End{Reason: trial.Finished, Turns: s.turn}, nil
	case ctx.Err() != nil:
		return agent.Ended(ctx, s.turn)
	}
	return trial.End{}, trial.AsFault(err, trial.ClassTreatment)
}

// keepAlive resets the stall clock until stop is called.
func keepAlive(log trial.Log) (stop func()) {
	log.Alive()
	done := make(chan struct{})
	var beats sync.WaitGroup
	beats.Go(func() {
		tick := time.NewTicker(beat)
		defer tick.Stop()
		for {
			select {
			case <-tick.C:
				log.Alive()
			case <-done:
				return
			}
		}
	})
	return func() { close(done); beats.Wait() }
}

// session is one trial under way.
type session struct {
	a     *Agent
	job   agent.Job
	log   trial.Log
	tools tools

	turn    int       // calls made, warm-ups included
	answers []*answer // of the task's calls, by position; shorter while under way
	made    trial.Answer
	over    bool   // an answer was handed in by a tool, which ends the trial
	invalid string // why that answer is invalid
}

func newSession(a *Agent, job agent.Job, log trial.Log) *session {
	s := &session{a: a, job: job, log: log, tools: indexTools(job.Kit.Tools), made: trial.Answer{Schema: trial.CallsSchema, Calls: []trial.MadeCall{}}}
	if job.Kit.System != "" {
		log.Event(trial.Event{Kind: trial.EventSystem, Text: job.Kit.System})
	}
	if names := s.tools.listNames(); names != "" {
		log.Event(trial.Event{Kind: trial.EventTools, Text: names})
	}
	log.Event(trial.Event{Kind: trial.EventUser, Text: job.Kit.Prompt})
	return s
}

// runCalls makes the calls of the task. Its error ends the trial.
func (s *session) runCalls(ctx context.Context) error {
	for _, c := range s.job.Calls {
		if c.Warmup {
			continue
		}
		for range s.a.cfg.Warmup {
			if _, err := s.warmUp(ctx, c); err != nil {
				return err
			}
		}
		break
	}
	for i, c := range s.job.Calls {
		var got *answer
		var err error
		if c.Warmup {
			got, err = s.warmUp(ctx, c)
		} else {
			got, err = s.countCall(ctx, i, c)
		}
		if err != nil {
			return err
		}
		s.answers = append(s.answers, got)
		if s.over {
			break
		}
	}
	return nil
}

// warmUp makes a call that does not count. It is a note in the transcript, so that sums
// over calls exclude it.
func (s *session) warmUp(ctx context.Context, c suite.Call) (*answer, error) {
	m, got, took, err := s.makeCall(ctx, c, nil)
	if err != nil {
		return nil, err
	}
	what := ""
	if m.Error {
		what = ", which failed: " + clipText(m.Text, 200)
	}
	s.log.Event(trial.Event{Kind: trial.EventNote, Text: fmt.Sprintf("warm-up: call of %s took %d ms%s", c.Tool, took.Milliseconds(), what)})
	return got, nil
}

// countCall makes a call that counts, the task's call i.
func (s *session) countCall(ctx context.Context, i int, c suite.Call) (*answer, error) {
	id := fmt.Sprintf("call-%d", i)
	before := func(server string, args json.RawMessage) {
		s.log.Event(trial.Event{Kind: trial.EventToolCall, Turn: s.turn, Call: &trial.ToolCall{ID: id, Name: c.Tool, Server: server, Args: string(args)}})
	}
	m, got, took, err := s.makeCall(ctx, c, before)
	if err != nil {
		return nil, err
	}
	res := &trial.ToolResult{ID: id, Name: c.Tool, Text: clipText(m.Text, shownMax), Error: m.Error, TookMS: took.Milliseconds()}
	if len(res.Text) != len(m.Text) {
		res.Bytes = len(m.Text)
	}
	s.log.Event(trial.Event{Kind: trial.EventToolResult, Turn: s.turn, Result: res})
	s.made.Calls = append(s.made.Calls, m)
	s.submit(c, m, got)
	return got, nil
}

// submit submits the answer of a call of a submission tool, unless the tool refused it.
func (s *session) submit(c suite.Call, m trial.MadeCall, got *answer) {
	t, err := s.tools.findTool(c)
	if err != nil || m.NotMade || !t.Spec().Submits || m.Error && got.invalid == "" {
		return
	}
	s.log.Submit(t.Spec().Name, m.Args)
	s.over, s.invalid = true, got.invalid
}

// makeCall makes one call and times it. It calls before, unless nil, with the request.
func (s *session) makeCall(ctx context.Context, c suite.Call, before func(server string, args json.RawMessage)) (trial.MadeCall, *answer, time.Duration, error) {
	if err := s.pauseBetween(ctx); err != nil {
		return trial.MadeCall{}, nil, 0, err
	}
	s.turn++
	m := trial.MadeCall{Server: c.Server, Tool: c.Tool}
	t, terr := s.tools.findTool(c)
	if t != nil {
		m.Server = t.Spec().Server
	}
	args, aerr := s.callArguments(c.Args)
	m.Args = args
	if before != nil {
		before(m.Server, args)
	}
	if err := cmp.Or(aerr, terr); err != nil {
		m.Error, m.NotMade, m.Text = true, true, "not called: "+err.Error()
		m.SetSizes(0)
		return m, &answer{failed: true}, 0, nil
	}
	began := time.Now()
	res, err := t.Call(ctx, args)
	took := time.Since(began)
	if err != nil {
		return m, nil, took, err
	}
	m.Text, m.Structured, m.Error = res.Text, res.Structured, res.Error
	m.SetSizes(took)
	return m, &answer{text: res.Text, structured: res.Structured, failed: res.Error, invalid: res.Invalid}, took, nil
}

func (s *session) pauseBetween(ctx context.Context) error {
	wait := s.a.cfg.Pause.D()
	if s.turn == 0 || wait <= 0 {
		return ctx.Err()
	}
	return llm.Sleep(ctx, wait)
}

// handAnswer leaves the answer, also of a trial that was cut short.
func (s *session) handAnswer() error {
	b, err := seal.PlainJSON(s.made)
	if err != nil {
		return err
	}
	s.log.AnswerAs(trial.CallsMedia, string(b))
	return nil
}
