package agent

import (
	"context"
	"errors"

	"github.com/assay-eval/assay/internal/trial"
)

// The causes with which the worker ends a trial's context. They count against
// the agent; any other cause does not.
var (
	ErrDeadline = errors.New("the trial's deadline has passed")
	ErrStall    = errors.New("the agent was silent for too long")
)

// Ended turns the cause of a finished ctx into what [Agent.Run] must return.
func Ended(ctx context.Context, turns int) (trial.End, error) {
	switch cause := context.Cause(ctx); {
	case errors.Is(cause, ErrDeadline):
		return trial.End{Reason: trial.Deadline, Detail: cause.Error(), Turns: turns}, nil
	case errors.Is(cause, ErrStall):
		return trial.End{Reason: trial.Stall, Detail: cause.Error(), Turns: turns}, nil
	}
	return trial.End{}, &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: context.Canceled}
}
