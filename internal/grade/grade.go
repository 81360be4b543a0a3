// Package grade defines what judges an attempt. Each kind lives in a package
// below this one; all pass the conformance suite in gradetest.
//
// The law of every grader: the score of the attempt in memory equals the score
// of the attempt read back from disk on a machine without the workspace.
package grade

import (
	"context"
	"io/fs"

	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
)

// Grader judges attempts mechanically. It is deterministic in (Identity, Case)
// and safe for concurrent use.
type Grader interface {
	// Identity is everything of the grader that can change a score: a struct
	// with key tags.
	Identity() any
	// Probe checks that the grader can run here. Its error tells the user how to mend it.
	Probe(context.Context) error
	// Columns declares criteria and measures before any trial runs.
	Columns() []Column
	// Grade judges. It fills Criteria, Measures, Label and Details; the caller
	// fills the rest. An error is a *trial.Fault and voids the trial.
	Grade(context.Context, Case) (trial.Score, error)
}

// Pinned is implemented by graders that judge with something found on the
// machine, such as a compiler: its version, by name, for the record. It is asked
// after Probe.
type Pinned interface{ Pins() map[string]string }

// Column declares a criterion or a measure.
type Column struct {
	Name     string // "grader.name"
	Measure  bool
	Unit     string
	Required bool // of a criterion: enters the outcome
	Doc      string
}

// Case is the input of a grader.
type Case struct {
	Task    *suite.Task
	Attempt *trial.Attempt
	Blobs   trial.Opener
	Fixture fs.FS // workspace before the agent; nil if none
	// Room makes a fresh folder with the workspace as the agent left it.
	Room func(context.Context) (string, error)
	// Place is Room for graders that run programs: with a home, a folder for
	// temporary files and an environment. Nil where Room is.
	Place func(context.Context) (*workspace.Room, error)
}

// Answer returns the final text of the attempt, or "" if none.
func (c Case) Answer() (string, error) {
	if c.Attempt.Artifact.Answer.IsZero() {
		return "", nil
	}
	b, err := c.Blobs.Open(c.Attempt.Artifact.Answer)
	return string(b), err
}
