package grade

import (
	"fmt"

	"github.com/assay-eval/assay/internal/suite"
)

// TaskCheck makes the [suite.Kind] CheckTask of a grader with settings C, of
// which a task may give its own.
type TaskCheck[C any] struct {
	// Lacks reports that there is nothing to grade by: the missing item, such as
	// "globs", and the setting that gives it, such as "forbidden: ['**/*_test.go']".
	// Nil if nothing can be missing.
	Lacks func(*C) (what, example string)
	// Workspace describes the grader's use of a workspace, which the suite must then
	// have, such as "looks at the workspace"; "" if it needs none.
	Workspace string
	// Whole finds mistakes in what holds for the task as a whole, such as a setting
	// that needs another; paths start at the grader's settings. May be nil.
	Whole func(*C) []suite.Problem
	// Each finds mistakes of single settings, with at before their paths. The
	// suite's own settings are checked once and not for every task.
	Each func(c *C, at string, s *suite.Suite) []suite.Problem
}

// Check implements CheckTask.
func (k TaskCheck[C]) Check(config any, s *suite.Suite, t *suite.Task) []suite.Problem {
	name := NameOf(s, config)
	at := "graders." + name
	cfg, err := Settings(*config.(*C), t, name)
	if err != nil {
		return []suite.Problem{Problem(err, name)}
	}
	if k.Lacks != nil {
		if what, example := k.Lacks(&cfg); what != "" {
			return []suite.Problem{{Path: at, Text: fmt.Sprintf("grader %s has no %s for task %s", name, what, t.ID),
				Fix: fmt.Sprintf("graders: {%s: {%s}} in the task, or {%s: null} to leave the grader out", name, example, name)}}
		}
	}
	if k.Workspace != "" && !HasWorkspace(s, t) {
		return []suite.Problem{{Path: at, Text: fmt.Sprintf("grader %s %s, and the suite has none", name, k.Workspace), Fix: "set workspace.fixture or workspace.repo"}}
	}
	if k.Whole != nil {
		if out := k.Whole(&cfg); len(out) > 0 {
			for i := range out {
				out[i].Path = at + out[i].Path
			}
			return out
		}
	}
	if t.Graders[name] == nil {
		return nil
	}
	return k.Each(&cfg, at+".", s)
}

// CheckTask makes the CheckTask of a [suite.Kind] from a check of the settings that
// hold for a task. name is the grader's.
func CheckTask[C any](check func(cfg *C, name string, t *suite.Task) []suite.Problem) func(config any, s *suite.Suite, t *suite.Task) []suite.Problem {
	return func(config any, s *suite.Suite, t *suite.Task) []suite.Problem {
		name := NameOf(s, config)
		cfg, err := Settings(*config.(*C), t, name)
		if err != nil {
			return []suite.Problem{Problem(err, name)}
		}
		return check(&cfg, name, t)
	}
}
