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
// agent's identity covers all of its code, and IsUnchanged whether the files of a proved
// program are still the same.
type Program interface {
	IsProved() bool
	IsUnchanged() bool
}

// Reuser is implemented by agents that ask models through [Job.Responses].
type Reuser interface{ ReusesResponses() }
