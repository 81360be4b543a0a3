package equip

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"sync"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Close stops the servers started for this trial and removes its folders. Further calls
// have no effect.
func (k *Kit) Close() error {
	k.once.Do(func() {
		var errs []error
		for _, closer := range slices.Backward(k.closers) {
			errs = append(errs, closer())
		}
		k.closing = errors.Join(errs...)
	})
	return k.closing
}

// Proof returns the evidence of the treatment so far.
func (k *Kit) Proof() trial.Proof {
	p := trial.Proof{Deferred: k.Deferred}
	for _, l := range k.launched {
		p.Servers = append(p.Servers, l.makeProof())
	}
	for _, s := range k.servers {
		own := s.makeProof()
		i := slices.IndexFunc(p.Servers, func(o trial.ServerProof) bool { return o.Name == own.Name })
		if i >= 0 && len(k.launched) > 0 { // the agent had one process, and another served inject
			p.Servers[i].Calls, p.Servers[i].Errors = p.Servers[i].Calls+own.Calls, p.Servers[i].Errors+own.Errors
			continue
		}
		p.Servers = append(p.Servers, own)
	}
	for _, t := range k.own {
		calls, errs := t.callCounts()
		p.Tools = append(p.Tools, trial.ToolProof{Name: t.Spec().Name, Calls: calls, Errors: errs})
	}
	return p
}

// Check verifies, after the agent has ended, that the treatment still matches the
// preflight: the tools are the same and nothing wrote to the data. Its error is a
// *trial.Fault of class treatment. Check continues after a fault, because the proof
// lists all faults.
func (k *Kit) Check(ctx context.Context) error {
	var first error
	for _, l := range k.launched {
		if err := l.checkDelivery(); err != nil && first == nil {
			first = err
		}
	}
	for _, s := range k.servers {
		if err := s.checkEnd(ctx); err != nil && first == nil {
			first = err
		}
	}
	return first
}

// Logs returns the standard error of the servers, in the order of the scenario. It is
// complete after [Kit.Close].
func (k *Kit) Logs() []Log {
	var out []Log
	for _, l := range k.launched {
		if l.readTapes(); len(l.words) > 0 {
			out = append(out, Log{l.Name, l.words})
		}
	}
	for _, s := range k.servers {
		if text := s.newStderr(); len(text) > 0 {
			out = append(out, Log{s.name, text})
		}
	}
	return out
}

// Submission returns the tool that ends the trial, or nil.
func (k *Kit) Submission() Tool {
	for _, t := range k.Tools {
		if t.Spec().Submits {
			return t
		}
	}
	return nil
}

// counted wraps a tool and counts its calls for the proof of treatment.
type counted struct {
	Tool
	mu            sync.Mutex
	calls, errors int
}

func (c *counted) Call(ctx context.Context, args json.RawMessage) (Result, error) {
	res, err := c.Tool.Call(ctx, args)
	c.mu.Lock()
	defer c.mu.Unlock()
	c.calls++
	if err != nil || res.Error || res.Invalid != "" {
		c.errors++
	}
	return res, err
}

func (c *counted) callCounts() (calls, errors int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.calls, c.errors
}

// placebo is a tool of the same name and schema that knows nothing. It answers
// in the shape of the real one: structured and empty where its output has a
// schema, and else no text.
type placebo struct{ spec Spec }

func (p placebo) Spec() Spec {
	out := p.spec
	if out.Written != "" { // pins of a resumed run come from storage
		out.Schema = json.RawMessage(out.Written)
	}
	return out
}

func (p placebo) Call(context.Context, json.RawMessage) (Result, error) {
	if len(p.spec.Output) == 0 {
		return Result{}, nil
	}
	empty := mcp.EmptyValue(p.spec.Output)
	return Result{Text: string(empty), Structured: empty}, nil
}

// Qualifier is implemented by the settings of agents that name a tool together
// with its server, so that tools of two servers may share a name.
type Qualifier interface{ QualifiesTools() bool }

func qualifiesName(s *suite.Suite, name string) bool {
	return agentIs(s, name, Qualifier.QualifiesTools)
}

// checkNames fails if two tools of a kit share a name, which no model API takes.
func checkNames(tools []Tool) error {
	seen := make(map[string]string, len(tools))
	for _, t := range tools {
		s := t.Spec()
		owner := "the suite's task tools"
		if s.Server != "" {
			owner = "server " + s.Server
		}
		other, ok := seen[s.Name]
		if ok && other == owner {
			return fmt.Errorf("%s lists tool %s twice", owner, s.Name)
		}
		if ok {
			return fmt.Errorf("tool %s is offered by %s and by %s: leave one out", s.Name, other, owner)
		}
		seen[s.Name] = owner
	}
	return nil
}
