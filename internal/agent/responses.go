package agent

import "github.com/assay-eval/assay/internal/llm"

// Responses is a trial's access to stored responses of models.
type Responses interface {
	// Ask returns the stored response to an equal request to the same provider and
	// address, and sets reused. If none is stored, it calls send and stores the
	// response unless send fails.
	Ask(provider, baseURL string, req *llm.Request, send func() (*llm.Response, error)) (resp *llm.Response, reused bool, err error)
}

// Program is implemented by agents that are programs. IsProved reports whether the
// agent's identity covers all of its code.
type Program interface{ IsProved() bool }

// Reuser is implemented by agents that ask models through [Job.Responses].
type Reuser interface{ ReusesResponses() }
