// Package worker generates or grades one attempt of one trial at a time. It knows no
// other trial, no scheduler and no journal.
//
// # Generate
//
// A trial is equipped, then its agent runs under two clocks, the trial's deadline and
// the longest silence, and its output is read, redacted and sealed into a
// [trial.Attempt] with its blobs. The clocks stop while the harness sets up the
// workspace, when an agent first requests it. The agent's own actions end in an End,
// everything else in a Fault; either way the transcript, the usage and the raw bytes
// up to there are kept.
//
// # Grade
//
// A grader sees the attempt and its blobs and, on request, a fresh room with the
// workspace as the agent left it. Its panics, errors and exceeded time limits only
// void its own score with a Fault of class grader.
//
// A model response is stored by a digest of the whole request, which includes the
// conversation so far with its tool results. A trial with an equal request reuses the
// response but still calls its servers. The original time of such a response counts
// toward the trial's deadline, so that reuse does not change how the trial ends.
//
// # Keys
//
// [Runtime.GenKey] digests everything that a response depends on, by the key
// tags of the settings (see package seal), and [Runtime.GradeKey] everything
// that a score depends on.
package worker

import (
	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// Assignment is a request to generate attempt N of a trial, or to grade Attempt if
// set.
type Assignment struct {
	ID        int64       `json:"id"` // unique within a run of the program
	Key       trial.Key   `json:"key"`
	N         int         `json:"n"`
	GenKey    seal.Digest `json:"gen_key"`
	Replicate int         `json:"replicate,omitempty"`

	Attempt *trial.Attempt `json:"attempt,omitempty"`
	Graders []string       `json:"graders,omitempty"` // names; empty means all
	// Reuse configures the request-level cache; nil disables it.
	Reuse *Reuse `json:"reuse,omitempty"`
	// Note makes the usage of a request durable before the attempt ends; nil if nobody
	// can.
	Note func(trial.Usage) `json:"-"`
	// Pulse takes what the agent does while it does it; nil if nobody looks.
	Pulse *Pulse `json:"-"`
	// Purse is asked before each request that costs money; nil if there is no budget.
	// Metered is the same for workers that reach it over a pipe.
	Purse   agent.Purse `json:"-"`
	Metered bool        `json:"metered,omitempty"`
	// Blobs are the attempt's blobs, for workers that cannot read the run folder.
	Blobs map[seal.Digest][]byte `json:"blobs,omitempty"`
}

// Reuse configures an attempt's use of stored model responses.
type Reuse struct {
	Run     string `json:"run"`               // run that pays for new responses
	Find    bool   `json:"find,omitempty"`    // use stored responses
	Replace bool   `json:"replace,omitempty"` // replace stored responses by new ones
}

// Result is the result of an Assignment: an attempt, or scores; or, before it, the usage
// of a request or an activity.
type Result struct {
	ID      int64          `json:"id"`
	Key     trial.Key      `json:"key"`
	Attempt *trial.Attempt `json:"attempt,omitempty"`
	Scores  []trial.Score  `json:"scores,omitempty"`
	Usage   *trial.Usage   `json:"usage,omitempty"`
	// Activity is what the assignment does now.
	Activity *Activity              `json:"activity,omitempty"`
	Blobs    map[seal.Digest][]byte `json:"blobs,omitempty"` // redacted, by digest
}
