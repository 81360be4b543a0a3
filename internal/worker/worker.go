// Package worker does one half of one trial at a time: it generates an attempt,
// or grades one. It knows no other trial, no scheduler and no journal.
//
// # Generate
//
// A trial is equipped, then its agent runs under two clocks, the trial's
// deadline and the longest silence, and what it leaves is read, redacted and
// sealed into a [trial.Attempt] with its blobs. The clocks stand still while the
// harness itself sets up the workspace, which happens when an agent first asks
// for it. What the agent did ends in an End, all else in a Fault; either way the
// transcript, the usage and the raw bytes up to there are kept.
//
// # Grade
//
// A grader sees the attempt and its blobs, and a fresh room with the workspace
// as the agent left it if it asks for one. It can do no more harm than void its
// own score: a panic, an error and a time limit that has passed are a Fault of
// class grader, and the other graders speak all the same.
//
// # Keys
//
// [Runtime.GenKey] digests everything that a response depends on, by the key
// tags of the settings (see package seal), and [Runtime.GradeKey] everything
// that a score depends on.
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
