// Package kind defines a kind of grader: the settings that suites may give, the
// grader itself, and its additions to an analysis, to gates and to reports. Each kind lives in a package below this one; package registry
// lists them.
package kind

import (
	"context"
	"io/fs"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/gate"
	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/suite"
)

// Kind is one kind of grader.
type Kind struct {
	suite.Kind        // settings, for the suite loader
	Name       string // as suites write it
	Manual     string // section of docs/ref/graders.md, beginning with its heading; "" if it has none
	// Labels are the words that a score may have as its label, besides how the agent
	// ended and the names of failed criteria, joined by +.
	Labels []string
	// Make makes a grader of the kind.
	Make func(Env) (grade.Grader, error)
	// CheckFiles finds mistakes of a task for which it needs the files of the workspace,
	// and doubts, which stop nothing. Nil if there are none.
	CheckFiles func(ctx context.Context, config any, s *suite.Suite, t *suite.Task, files fs.FS) (mistakes, doubts []suite.Problem, err error)
	// Analysis declares the kind's metrics. Its name may be left out.
	Analysis analyse.Kind
	// Profile holds the kind against the bounds of profile seed; nil if the profile
	// has no gates for it.
	Profile *gate.Profile
	// Blind returns the kind's blind rules. It is nil for a kind that decides nothing.
	Blind func(BlindCase) (Blind, error)
}

// Env holds the inputs for a new grader.
type Env struct {
	Name    string // of the grader in the suite
	Config  any    // its settings, as the kind's New made them
	Suite   *suite.Suite
	Environ []string // of the program
	// Tasks are the tasks of the suite that the grader judges, Running the ones
	// among them that will run.
	Tasks, Running []*suite.Task
	// Host offers services of the program; a kind asserts the interface that it
	// needs.
	Host any
}
