package model

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/agent/agenttest"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/trial"
)

// reply is what [actor] does with one request: an answer, or an error.
type reply struct {
	resp    llm.Response
	err     error
	hang    bool         // until ctx ends
	partial *trial.Usage // told before err
	raw     string       // of the response; default a line of its text
}

func says(text string) reply {
	return reply{resp: llm.Response{Message: llm.Message{Text: text}, Stop: llm.StopEnd}}
}

func calls(calls ...llm.Call) reply {
	for i := range calls {
		if calls[i].ID == "" {
			calls[i].ID = fmt.Sprintf("call-%d", i+1)
		}
	}
	return reply{resp: llm.Response{Message: llm.Message{Calls: calls}, Stop: llm.StopTools}}
}

func use(name, args string) llm.Call { return llm.Call{Name: name, Args: args} }

func (r reply) stop(s llm.Stop) reply {
	r.resp.Stop = s
	return r
}

func (r reply) text(s string) reply {
	r.resp.Text = s
	return r
}

func fails(retry bool, status string) reply {
	return reply{err: &trial.Fault{Class: trial.ClassEnvironment, Retry: retry, Err: errors.New(status)}}
}

// actor is a provider that answers each request with its next reply and stores the
// requests.
type actor struct {
	mu       sync.Mutex
	replies  []reply
	requests []llm.Request
}

func (a *actor) Complete(ctx context.Context, req *llm.Request, obs llm.Observer) (*llm.Response, error) {
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	a.mu.Lock()
	own := *req
	own.Messages = append([]llm.Message(nil), req.Messages...)
	a.requests = append(a.requests, own)
	n := len(a.requests)
	if n > len(a.replies) {
		a.mu.Unlock()
		return nil, trial.Faultf(trial.ClassSetup, "request %d was not expected", n)
	}
	r := a.replies[n-1]
	a.mu.Unlock()

	body, _ := json.Marshal(own)
	obs.Raw("request", "application/json", body)
	obs.Alive()
	if r.hang {
		<-ctx.Done()
		r.err = context.Cause(ctx)
	}
	if r.raw == "" {
		r.raw = "data: " + r.resp.Text + "\n\n"
	}
	obs.Raw("response", "text/event-stream", []byte(r.raw))
	if r.partial != nil {
		obs.Partial(*r.partial)
	}
	if r.err != nil {
		return nil, r.err
	}
	resp := r.resp
	if resp.Model == "" {
		resp.Model = "served-1"
	}
	if resp.Usage == (trial.Usage{}) {
		resp.Usage = trial.Usage{Model: resp.Model, Input: 100, Output: 10}
	}
	return &resp, nil
}

// outcomeOf is what came of a trial.
type played struct {
	end   trial.End
	err   error
	log   *agenttest.Recorder
	actor *actor
}

// play runs a trial of an agent whose model gives replies.
func play(t *testing.T, cfg Config, kit *equip.Kit, replies ...reply) played {
	t.Helper()
	return playIn(t.Context(), t, cfg, Env{}, kit, replies...)
}

func playIn(ctx context.Context, t *testing.T, cfg Config, env Env, kit *equip.Kit, replies ...reply) played {
	t.Helper()
	p := played{log: &agenttest.Recorder{}, actor: &actor{replies: replies}}
	env.Provider = p.actor
	if cfg.Provider == "" {
		cfg.Provider, cfg.Model = Anthropic, "asked-1"
	}
	a, err := New(&cfg, env)
	if err != nil {
		t.Fatal(err)
	}
	p.end, p.err = a.Run(ctx, job(kit), p.log)
	return p
}

func job(kit *equip.Kit) agent.Job {
	return agent.Job{
		Key: trial.Key{Task: "task", Arm: "agent/scenario", Index: 2}, Kit: kit,
		Retry: agent.Policy{Attempts: 3, First: time.Millisecond, Factor: 1},
	}
}

// result returns the result of the tool call with this id in the model's last request.
func (p played) result(t *testing.T, id string) llm.CallResult {
	t.Helper()
	last := p.actor.requests[len(p.actor.requests)-1].Messages
	for _, m := range last {
		for _, r := range m.Results {
			if r.ID == id {
				return r
			}
		}
	}
	t.Fatalf("no result of %s in the last request: %+v", id, last)
	return llm.CallResult{}
}

func (p played) want(t *testing.T, reason trial.EndReason, turns int) {
	t.Helper()
	if p.err != nil {
		t.Fatalf("fault: %v", p.err)
	}
	if p.end.Reason != reason || p.end.Turns != turns {
		t.Errorf("end %+v, want %s after %d turns", p.end, reason, turns)
	}
	if turns > 0 && p.end.Model != "served-1" {
		t.Errorf("model %q, want the one that was served", p.end.Model)
	}
	if n := len(p.actor.requests); n < len(p.actor.replies) {
		t.Errorf("%d requests, want %d", n, len(p.actor.replies))
	}
}
