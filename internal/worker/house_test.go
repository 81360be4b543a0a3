package worker

import (
	"context"
	"testing"

	"go.uber.org/goleak"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/trial"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// agentFunc is an agent that is nothing but its Run.
type agentFunc func(context.Context, agent.Job, trial.Log) (trial.End, error)

func (f agentFunc) Identity() any               { return struct{}{} }
func (f agentFunc) Probe(context.Context) error { return nil }
func (f agentFunc) Run(ctx context.Context, job agent.Job, log trial.Log) (trial.End, error) {
	return f(ctx, job, log)
}
