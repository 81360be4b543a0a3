package agent

import (
	"context"
	"math/big"
)

// Purse holds the money of a run with a budget, for one trial.
type Purse interface {
	// Ask waits until a request that may cost most fits into what is left of the budget,
	// and holds so much back. The agent then sends the request and calls paid once with
	// its cost, or with nil if it is not known: most counts then. A request that fits no
	// more is a *trial.Fault with Budget set, and must not be sent.
	Ask(ctx context.Context, most *big.Rat) (paid func(cost *big.Rat), err error)
}

// Metered is implemented by agents that can ask the purse of a job before each request
// to a model. Of others only the worst case of a whole trial is known.
type Metered interface {
	// AsksPurse reports whether the agent, as it is configured, always does.
	AsksPurse() bool
}
