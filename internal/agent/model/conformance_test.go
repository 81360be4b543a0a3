package model

import (
	"context"
	"encoding/json"
	"errors"
	"testing"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/agent/agenttest"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/trial"
)

// player is a provider that acts out a behaviour. It keeps no state: the number
// of the turn is in the request.
type player struct{ b agenttest.Behaviour }

func (p player) Complete(ctx context.Context, req *llm.Request, obs llm.Observer) (*llm.Response, error) {
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	turn := p.b.Turns[req.Meta.Turn-1]
	obs.Raw("request", "application/json", []byte("{}"))
	obs.Alive()
	switch turn.Then {
	case agenttest.Hang:
		<-ctx.Done()
		return nil, context.Cause(ctx)
	case agenttest.Crash, agenttest.Garbage:
		return nil, &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: errors.New(string(turn.Then))}
	}
	obs.Raw("response", "application/json", []byte("{}"))
	results := map[string]string{}
	for _, m := range req.Messages {
		for _, r := range m.Results {
			results[r.ID] = r.Text
		}
	}
	resp := &llm.Response{Message: llm.Message{Text: agenttest.Expand(turn.Text, results)}, Stop: llm.StopEnd, Model: "played"}
	for _, c := range turn.Calls {
		resp.Calls = append(resp.Calls, llm.Call{ID: c.ID, Name: c.Name, Args: c.Args})
		resp.Stop = llm.StopTools
	}
	if turn.Usage != nil {
		resp.Usage = *turn.Usage
	}
	return resp, nil
}

func TestConformance(t *testing.T) {
	agenttest.Run(t, agenttest.Subject{
		Endpoint: true,
		New: func(t *testing.T, b agenttest.Behaviour) agent.Agent {
			a, err := New(&Config{Provider: Anthropic, Model: "m"}, Env{Provider: player{b}})
			if err != nil {
				t.Fatal(err)
			}
			return a
		},
	})
}

// TestScriptedConformance plays the behaviours that can be written as a script.
func TestScriptedConformance(t *testing.T) {
	const quotes, breaks = "a script cannot quote a tool's result", "a script cannot break or hang"
	agenttest.Run(t, agenttest.Subject{
		Endpoint: true,
		New: func(t *testing.T, b agenttest.Behaviour) agent.Agent {
			a, err := New(&Config{Provider: Scripted, Answers: script(t, b)}, Env{})
			if err != nil {
				t.Fatal(err)
			}
			return a
		},
		Skip: map[string]string{
			agenttest.UsesTool: quotes, agenttest.UnknownTool: quotes, agenttest.MalformedArgs: quotes,
			agenttest.ParallelCalls: quotes, agenttest.Concurrent: quotes,
			agenttest.Crashes: breaks, agenttest.SpeaksGarbage: breaks, agenttest.DeadlinePasses: breaks,
			agenttest.Stalls: breaks, agenttest.IsCanceled: breaks,
			agenttest.NoUsage: "a script that gives no usage gets an estimate",
		},
	})
}

// script writes a behaviour as a script; JSON is YAML.
func script(t *testing.T, b agenttest.Behaviour) string {
	t.Helper()
	var turns []map[string]any
	for _, turn := range b.Turns {
		out := map[string]any{"text": turn.Text}
		var calls []map[string]any
		for _, c := range turn.Calls {
			calls = append(calls, map[string]any{"name": c.Name, "args_text": c.Args})
		}
		if calls != nil {
			out["calls"] = calls
		}
		if u := turn.Usage; u != nil {
			out["usage"] = map[string]any{"input": u.Input, "output": u.Output}
		}
		turns = append(turns, out)
	}
	doc, err := json.Marshal(map[string]any{"task": "*", "turns": turns})
	if err != nil {
		t.Fatal(err)
	}
	return string(doc)
}
