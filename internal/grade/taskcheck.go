package grade

import (
	"fmt"

	"github.com/assay-eval/assay/internal/suite"
)

// Checks find mistakes in a grader's settings C, which a task can override.
type Checks[C any] struct {
	// Empty reports whether the settings hold nothing to grade by. Lacks names the
	// missing item, such as "globs", and Example a setting that provides it, such as
	// "forbidden: ['**/*_test.go']". Empty is nil if nothing can be missing.
	Empty          func(*C) bool
	Lacks, Example string
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

// Kind returns the description of the grader for the suite loader.
func (k Checks[C]) Kind(doc string) suite.Kind {
	return suite.Kind{
		Doc: doc, New: func() any { return new(C) },
		Check:     func(config any, s *suite.Suite) []suite.Problem { return k.Each(config.(*C), "", s) },
		CheckTask: CheckTask(k.ofTask),
	}
}

func (k Checks[C]) ofTask(cfg *C, name string, s *suite.Suite, t *suite.Task) []suite.Problem {
	at := "graders." + name
	if k.Empty != nil && k.Empty(cfg) {
		return []suite.Problem{{Path: at, Text: fmt.Sprintf("grader %s has no %s for task %s", name, k.Lacks, t.ID),
			Fix: fmt.Sprintf("graders: {%s: {%s}} in the task, or {%s: null} to leave the grader out", name, k.Example, name)}}
	}
	if k.Workspace != "" && !HasWorkspace(s, t) {
		return []suite.Problem{{Path: at, Text: fmt.Sprintf("grader %s %s, and the suite has none", name, k.Workspace), Fix: "set workspace.fixture or workspace.repo"}}
	}
	if k.Whole != nil {
		if out := k.Whole(cfg); len(out) > 0 {
			for i := range out {
				out[i].Path = at + out[i].Path
			}
			return out
		}
	}
	if t.Graders[name] == nil {
		return nil
	}
	return k.Each(cfg, at+".", s)
}

// CheckTask makes the CheckTask of a [suite.Kind] from a check of the settings that
// hold for a task. name is the grader's.
func CheckTask[C any](check func(cfg *C, name string, s *suite.Suite, t *suite.Task) []suite.Problem) func(config any, s *suite.Suite, t *suite.Task) []suite.Problem {
	return func(config any, s *suite.Suite, t *suite.Task) []suite.Problem {
		name := NameOf(s, config)
		cfg, err := Settings(*config.(*C), t, name)
		if err != nil {
			return []suite.Problem{Problem(err, name)}
		}
		return check(&cfg, name, s, t)
	}
}
