package equip

import (
	"context"
	"encoding/json"
	"fmt"
	"sync"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Close stops servers started for this trial and removes folders.
func (k *Kit) Close() error {
	if k == nil || k.close == nil {
		return nil
	}
	return k.close()
}

// Proof returns the evidence of the treatment so far.
func (k *Kit) Proof() trial.Proof {
	var p trial.Proof
	if k != nil && k.proof != nil {
		p = k.proof()
	}
	if k != nil && k.Deferred != nil {
		p.Deferred = k.Deferred
	}
	return p
}

// Check looks, once the agent has ended, whether the treatment still matched preflight:
// the same tools, and data that nobody wrote to. Its error is a *trial.Fault of class
// treatment.
func (k *Kit) Check(ctx context.Context) error {
	if k == nil || k.check == nil {
		return nil
	}
	return k.check(ctx)
}

// Logs returns the standard error of the servers, in the order of the scenario. It is
// complete after [Kit.Close].
func (k *Kit) Logs() []Log {
	if k == nil || k.logs == nil {
		return nil
	}
	return k.logs()
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

func (p placebo) Spec() Spec { return p.spec }

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
	a := s.Agents[name]
	if a == nil {
		return false
	}
	q, ok := a.Config.(Qualifier)
	return ok && q.QualifiesTools()
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
