// Package agent defines what does the work of a trial. Each kind lives in a
// package below this one; all pass the conformance suite in agenttest.
package agent

import (
	"context"
	"errors"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
)

// Agent does the work of trials. Methods are safe for concurrent use.
type Agent interface {
	// Identity is everything of the agent that can change a response: a struct
	// with key tags.
	Identity() any
	// Probe checks that the agent can run here: program there, key set. Its error names
	// the fix.
	Probe(context.Context) error
	// Run works until done, until ctx ends or a limit is met, streams events to log,
	// and leaves no process behind. The End is the agent's own doing; an error is a
	// *trial.Fault and voids the trial.
	//
	// When ctx ends with cause [ErrDeadline] or [ErrStall] Run returns the End of that
	// name and keeps partial results; with any other cause it returns a fault that
	// wraps context.Canceled.
	Run(context.Context, Job, trial.Log) (trial.End, error)
}

// Job is one trial, as an agent sees it.
type Job struct {
	Key   trial.Key
	Kit   *equip.Kit
	Calls []suite.Call  // of the task, for agents that make nothing but those
	Limit time.Duration // whole time, for agents that want to tell their program
	Retry Policy
	// Outage is the longest outage of a model endpoint that an agent waits out in the
	// middle of a trial.
	Outage time.Duration
	Clock  Clock // of the trial; nil if it has no limits
	// Responses holds stored responses of models. If nil, every request is sent.
	Responses Responses
	Purse     Purse // asked before each request that costs money; nil if the run has no budget
}

// Clock is the clock of a trial. An agent stops it while an endpoint keeps it waiting,
// since only the time of agents, models and tools counts toward the limits of a trial.
type Clock interface {
	// Suspend stops the deadline and the stall clock. resume starts them again and
	// books the time between as the agent's if counts is set, else as the endpoint's.
	Suspend() (resume func(counts bool))
	// Excuse books d of the time that has passed as the endpoint's.
	Excuse(d time.Duration)
}

// Policy is the one retry policy: Attempts tries, First·Factor^(n−1) between them with
// full jitter, never less than the provider asks for.
type Policy = llm.Policy

// Source says where an agent's answers come from; agents that do not implement
// it are live.
type Source interface{ Source() trial.Source }

// Paced is implemented by agents that share a rate limit. Agents with equal,
// non-empty names share one adaptive cap.
type Paced interface{ Provider() string }

// Prober is implemented by agents that ask a model at an endpoint. ProbeEndpoint finds
// out without cost whether the endpoint answers: its error is a *trial.Fault if it does
// not, or [llm.ErrNoProbe] if only a trial can tell.
type Prober interface {
	ProbeEndpoint(context.Context) error
}

// Altered is implemented by agents that the suite does not describe completely. Alterations
// returns a phrase for each difference between assay's start of the program and a manual
// start, and the address of the model's API if it came from a variable.
type Altered interface{ Alterations() []string }

// Free is implemented by agents that ask no model, and so cost nothing.
type Free interface{ Free() }

// Fresh is implemented by agents whose answers bypass the response cache while Fresh is
// true: the world may have changed without a trace in the key.
type Fresh interface{ Fresh() bool }

// Fitter is implemented by agents that can check before a run whether a kit meets the
// needs of a task. The tools of the kit answer nothing.
type Fitter interface {
	Fits(task *suite.Task, kit *equip.Kit) error
}

// Sandboxed is implemented by agents that are programs: they run in the room of the
// trial, by its sandbox, so that the room's isolation is part of their treatment.
type Sandboxed interface{ RunsSandboxed() }

// Bound is the most a trial can use; Requests is 0 if there is no bound.
type Bound struct {
	Model    string // as priced
	Requests int    // most requests
	Input    int64  // most input tokens of all requests together
	Output   int64  // most output tokens of all requests together
	USD      string // the agent's own max_usd, "" if it has none
}

// Bounded is implemented by agents whose worst case is known before they run.
type Bounded interface{ Worst(kit *equip.Kit) Bound }

// Keyed returns the generation part of an agent's identity.
func Keyed(a Agent) (any, error) { return seal.SelectFields(a.Identity(), seal.Gen) }

// Causes for canceling a trial's context. Only these count against the agent.
var (
	ErrDeadline = errors.New("the trial's deadline has passed")
	ErrStall    = errors.New("the agent was silent for too long")
)

// Judge returns how an agent ended whose commands were recorded in its room, with the
// error of [workspace.Room.Commands]. An agent that changed the record is scored for it
// instead of for its end or of a fault, but for one of the environment, which it does not
// cause.
func Judge(end trial.End, err, commands error) (trial.End, error) {
	if f, ok := errors.AsType[*trial.Fault](err); !errors.Is(commands, workspace.ErrTampered) || ok && f.Class == trial.ClassEnvironment {
		return end, err
	}
	end.Reason, end.Detail = trial.Tampered, strings.TrimPrefix(commands.Error(), workspace.ErrTampered.Error()+": ")
	return end, nil
}

// Ended returns the error that [Agent.Run] must return after ctx has ended.
func Ended(ctx context.Context, turns int) (trial.End, error) {
	switch cause := context.Cause(ctx); {
	case errors.Is(cause, ErrDeadline):
		return trial.End{Reason: trial.Deadline, Detail: cause.Error(), Turns: turns}, nil
	case errors.Is(cause, ErrStall):
		return trial.End{Reason: trial.Stall, Detail: cause.Error(), Turns: turns}, nil
	}
	return trial.End{}, &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: context.Canceled}
}
