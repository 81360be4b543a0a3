package llm

import (
	"context"
	"fmt"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// Scripted is the name of the provider that plays a [Script], and the id of the
// model that it reports.
const Scripted = "scripted"

// NewScripted returns a provider that answers from a script in place of a model,
// at once and without a network. It finds its answer by Request.Meta. There is
// nothing raw: Observer.Raw is not called.
func NewScripted(s *Script) Provider { return scripted{s} }

type scripted struct{ script *Script }

func (p scripted) Complete(ctx context.Context, req *Request, obs Observer) (*Response, error) {
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	resp, fault, err := p.script.Answer(req)
	if obs.Alive != nil {
		obs.Alive()
	}
	if err != nil {
		return nil, &trial.Fault{Class: trial.ClassEnvironment, Err: err}
	}
	if fault != nil {
		c := client{name: Scripted, host: p.script.name, keyName: "its key"}
		return c.refusal(req, &apiError{status: fault.Status, after: fault.After, message: "as " + p.script.name + " says"})
	}
	return resp, nil
}

// Answer returns the script's answer to a request, or a fault in its place. Its
// error reports a trial that the script does not cover.
func (s *Script) Answer(req *Request) (*Response, *ScriptFault, error) {
	m := req.Meta
	e := s.findEntry(m)
	if e == nil {
		return nil, nil, fmt.Errorf("%s has no answer for task %s, arm %s, index %d: add a document with task: %s", s.name, m.Task, m.Arm, m.Index, m.Task)
	}
	resp := &Response{Message: Message{Role: Assistant}, Stop: StopEnd, Model: Scripted}
	if m.Turn > len(e.turns) {
		resp.Usage = estimateUsage(req, resp)
		return resp, nil, nil
	}
	t := e.turns[max(m.Turn, 1)-1]
	if t.fault != nil && s.failsNow(t, m) {
		return nil, t.fault, nil
	}
	resp.Stop = t.stop
	var err error
	if resp.Text, err = t.text.render(m); err == nil {
		resp.Reasoning, err = t.reasoning.render(m)
	}
	earlier := 0
	if len(t.calls) > 0 {
		earlier = earlierCalls(req)
		resp.Calls = make([]Call, len(t.calls))
	}
	for i, c := range t.calls {
		if err != nil {
			break
		}
		resp.Calls[i] = Call{ID: madeUpID(earlier + i + 1), Name: c.name}
		resp.Calls[i].Args, err = c.renderArgs(m)
	}
	if err != nil {
		return nil, nil, fmt.Errorf("%s:%d: answer of %s, turn %d: %w", s.name, e.line, e.trialName(), m.Turn, err)
	}
	if t.usage != nil {
		resp.Usage = *t.usage
	} else {
		resp.Usage = estimateUsage(req, resp)
	}
	resp.Usage.Model = Scripted
	return resp, nil, nil
}

// failsNow counts the faults of a turn that has a limited number of them.
func (s *Script) failsNow(t *scriptTurn, m Meta) bool {
	if t.times == 0 {
		return true
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.faults[t] == nil {
		s.faults[t] = map[Meta]int{}
	}
	s.faults[t][m]++
	return s.faults[t][m] <= t.times
}

func (c scriptCall) renderArgs(m Meta) (string, error) {
	if c.tree == nil {
		return c.raw.render(m)
	}
	tree, err := mapTree(c.tree, func(leaf any) (any, error) {
		if t, ok := leaf.(scriptText); ok {
			return t.render(m)
		}
		return leaf, nil
	})
	if err != nil {
		return "", err
	}
	b, err := seal.PlainJSON(tree)
	return string(b), err
}

// estimateUsage counts a token for every four bytes, a rule of thumb for
// English text and code.
func estimateUsage(req *Request, resp *Response) trial.Usage {
	in := len(req.System)
	for _, t := range req.Tools {
		in += len(t.Name) + len(t.Description) + len(t.Schema)
	}
	for i := range req.Messages {
		m := &req.Messages[i]
		in += len(m.Text)
		for _, c := range m.Calls {
			in += len(c.Name) + len(c.Args)
		}
		for _, r := range m.Results {
			in += len(r.Text)
		}
	}
	out := len(resp.Text) + len(resp.Reasoning)
	for _, c := range resp.Calls {
		out += len(c.Name) + len(c.Args)
	}
	return trial.Usage{Model: Scripted, Input: estimateTokens(in), Output: estimateTokens(out), Reasoning: estimateTokens(len(resp.Reasoning))}
}

func estimateTokens(bytes int) int64 { return int64(bytes+3) / 4 }
