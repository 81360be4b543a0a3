package model

import (
	"cmp"
	"context"
	"strings"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/trial"
)

// Run implements agent.Agent.
func (a *Agent) Run(ctx context.Context, job agent.Job, log trial.Log) (trial.End, error) {
	if a.provider == nil {
		return trial.End{}, &trial.Fault{Class: trial.ClassEnvironment, Err: a.Probe(ctx)}
	}
	c := a.newConversation(job, log)
	end, err := c.runTrial(ctx)
	c.next.Messages = nil // an answer may be large, and the conversation be referred to
	if err != nil && ctx.Err() != nil {
		end, err = agent.Ended(ctx, c.turns)
		if c.waiting != nil && err == nil {
			return trial.End{}, c.waiting
		}
	}
	if err != nil {
		return trial.End{}, trial.AsFault(err, trial.ClassEnvironment)
	}
	end.Turns, end.Model = c.turns, c.served
	return end, nil
}

// conversation is one trial under way.
type conversation struct {
	a     *Agent
	job   agent.Job
	log   trial.Log
	tools map[string]equip.Tool
	names []string // of tools, in the order of the kit
	next  llm.Request

	maxTurns  int // most answers
	resultMax int // most bytes of tool results of one turn

	turns  int             // answers received
	served string          // model id of the last answer
	ids    map[string]bool // of calls, as logged
	album  *llm.Album      // media in the conversation
	kept   map[string]bool // names of the recorded media
	spend  spending
	// waiting is the provider's fault while we wait to ask again. If the agent's
	// limits end then, that is the provider's doing.
	waiting *trial.Fault
}

// newConversation prepares a trial and logs the first request's text.
func (a *Agent) newConversation(job agent.Job, log trial.Log) *conversation {
	if job.Clock == nil {
		job.Clock = freeClock{}
	}
	c := &conversation{
		a: a, job: job, log: log,
		ids: map[string]bool{}, kept: map[string]bool{}, album: llm.NewAlbum(a.cfg.Provider),
		next: llm.Request{
			Model:     a.cfg.Model,
			System:    job.Kit.System,
			Messages:  []llm.Message{{Role: llm.User, Text: job.Kit.Prompt}},
			MaxTokens: a.cfg.MaxTokens,
			Seed:      a.cfg.Seed,
			Effort:    a.cfg.Effort,

			StopSequences: a.cfg.StopSequences, ThinkingBudget: a.cfg.ThinkingBudget,
			Meta: llm.Meta{Task: job.Key.Task, Arm: job.Key.Arm, Index: job.Key.Index},
		},
		spend: spending{limit: a.maxCost(), grown: startBytes(job.Kit)},
	}
	c.maxTurns, c.resultMax = job.Kit.Turns.Within(a.cfg.TurnLimits())
	if t := a.cfg.Temperature; t != nil {
		c.next.Temperature = new(float64(*t))
	}
	if p := a.cfg.TopP; p != nil {
		c.next.TopP = new(float64(*p))
	}
	c.takeTools()
	if job.Kit.System != "" {
		log.Event(trial.Event{Kind: trial.EventSystem, Text: job.Kit.System})
	}
	c.logTools()
	log.Event(trial.Event{Kind: trial.EventUser, Text: job.Kit.Prompt})
	return c
}

// takeTools reads the current tools of the kit.
func (c *conversation) takeTools() {
	c.tools, c.names, c.next.Tools = map[string]equip.Tool{}, nil, nil
	for _, t := range c.job.Kit.Tools {
		s := t.Spec()
		c.tools[s.Name] = t
		c.names = append(c.names, s.Name)
		c.next.Tools = append(c.next.Tools, llm.Tool{Name: s.Name, Description: s.Description, Schema: s.Schema})
	}
}

func (c *conversation) logTools() {
	if len(c.names) > 0 {
		c.log.Event(trial.Event{Kind: trial.EventTools, Turn: c.turns, Text: strings.Join(c.names, "\n")})
	}
}

// refreshTools updates the tools of servers that may change them.
func (c *conversation) refreshTools(ctx context.Context) error {
	changed, err := c.job.Kit.RefreshTools(ctx, c.turns+1)
	if err == nil && changed {
		c.takeTools()
		c.logTools()
		c.spend.grown += startBytes(c.job.Kit) // they may be longer
	}
	return err
}

// runTrial asks and calls tools until the trial ends.
func (c *conversation) runTrial(ctx context.Context) (trial.End, error) {
	for c.turns < c.maxTurns {
		if detail := c.checkBudget(); detail != "" {
			return trial.End{Reason: trial.CostLimit, Detail: detail}, nil
		}
		resp, err := c.sendRetrying(ctx)
		if err != nil {
			return trial.End{}, err
		}
		c.turns++
		c.served = resp.Model
		calls := c.logAnswer(resp)
		switch {
		case resp.Stop == llm.StopLength:
			return c.stopTrial(resp, trial.Truncated, cmp.Or(resp.Detail, "cut at the token limit")), nil
		case resp.Stop == llm.StopRefusal:
			return c.stopTrial(resp, trial.Refusal, cmp.Or(resp.Detail, "the model refused")), nil
		case len(calls) > 0:
			results, end, err := c.runCalls(ctx, calls)
			if err != nil {
				return trial.End{}, err
			}
			if end != nil {
				return *end, nil
			}
			c.next.Messages = append(c.next.Messages, llm.Message{Role: llm.ToolReply, Results: results})
		case resp.Stop == llm.StopPause:
			// The conversation as it is asks the provider to go on.
		default:
			return c.endTrial(resp), nil
		}
		if c.turns == c.maxTurns {
			return c.stopTrial(resp, trial.TurnLimit, ""), nil
		}
		if err := c.refreshTools(ctx); err != nil {
			return trial.End{}, err
		}
	}
	return trial.End{Reason: trial.TurnLimit}, nil
}

func (c *conversation) logAnswer(resp *llm.Response) []called {
	c.log.Alive()
	if resp.Reasoning != "" {
		c.log.Event(trial.Event{Kind: trial.EventReasoning, Turn: c.turns, Text: resp.Reasoning})
	}
	if resp.Text != "" {
		c.log.Event(trial.Event{Kind: trial.EventAssistant, Turn: c.turns, Text: resp.Text})
	}
	calls := make([]called, len(resp.Calls))
	for i, call := range resp.Calls {
		calls[i] = c.findTool(call)
		c.log.Event(trial.Event{Kind: trial.EventToolCall, Turn: c.turns, Call: calls[i].recorded()})
	}
	said := resp.Message
	said.Role = llm.Assistant
	c.next.Messages = append(c.next.Messages, said)
	return calls
}

// endTrial ends a trial whose model has nothing more to do.
func (c *conversation) endTrial(resp *llm.Response) trial.End {
	detail := ""
	if resp.Stop == llm.StopOther {
		detail = resp.Detail
	}
	switch {
	case c.job.Kit.Submission() != nil:
		return c.stopTrial(resp, trial.NoSubmission, detail)
	case strings.TrimSpace(resp.Text) == "":
		return c.stopTrial(resp, trial.EmptyAnswer, detail)
	}
	return c.stopTrial(resp, trial.Finished, detail)
}

func (c *conversation) stopTrial(resp *llm.Response, reason trial.EndReason, detail string) trial.End {
	if resp.Text != "" {
		c.log.Answer(resp.Text)
	}
	return trial.End{Reason: reason, Detail: detail}
}
