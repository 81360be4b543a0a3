// Package worker does one half of one trial at a time: it generates an attempt,
// or grades one. It knows no other trial, no scheduler and no journal.
package worker

import (
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// Assignment asks for one half of one trial. Without an Attempt it asks to
// generate attempt N; with one it asks to grade it.
type Assignment struct {
	ID        int64       `json:"id"` // unique within a run of the program
	Key       trial.Key   `json:"key"`
	N         int         `json:"n"`
	GenKey    seal.Digest `json:"gen_key"`
	Replicate int         `json:"replicate,omitempty"`

	Attempt *trial.Attempt `json:"attempt,omitempty"`
	Graders []string       `json:"graders,omitempty"` // names; empty means all
	// Blobs are the attempt's blobs, for workers that cannot read the run folder.
	Blobs map[seal.Digest][]byte `json:"blobs,omitempty"`
}

// Result is what came of an Assignment: an attempt, or scores.
type Result struct {
	ID      int64                  `json:"id"`
	Key     trial.Key              `json:"key"`
	Attempt *trial.Attempt         `json:"attempt,omitempty"`
	Scores  []trial.Score          `json:"scores,omitempty"`
	Blobs   map[seal.Digest][]byte `json:"blobs,omitempty"` // redacted, by digest
}
