// Package diff is the grader of kind "diff": the files that an agent may change in
// the workspace, and the files it must leave alone.
//
//	graders:
//	  diff:
//	    kind: diff
//	    forbidden: ['**/*_test.go', go.mod]  # none of these is added, changed or removed
//	    only: ['internal/**', cmd]           # nothing else is
//	    ignore: ['**/node_modules/**']       # looked at by neither
//
// Both lists are usually given by task, under the name of the grader.
//
// # Globs
//
// Paths are relative to the whole workspace, with slashes. * and ? do not cross a
// slash, ** does, [a-z] and {go,mod} are sets and alternatives. A path without
// any of these also stands for all that lies below it. With fnmatch, globs are
// globs of Python's fnmatch: * crosses slashes, and each path is also tried
// relative to workspace.subdir.
//
// # Comparison
//
// The workspace after the setup commands with the workspace as the agent left
// it: every file, known to git or not, ignored by it or not, by content and
// executable bit; links by their target, never by its content. A file that
// was moved is removed in one place and added in another. Empty folders and
// anything called .git do not count.
//
// # Criteria
//
// NAME.forbidden and NAME.only are required. The evidence has a line for each
// path, such as "forbidden_modified:go.mod" or "outside_added:notes.txt". A path
// of which the content is not known before and after, because the file is too
// large to keep or is not a file, makes its criterion unknown unless another path
// fails it. A criterion whose list is empty does not apply.
package diff

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"github.com/bmatcuk/doublestar/v4"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/suite"
)

// KindName is the name of this kind in suite files.
const KindName = "diff"

// version changes when the same settings begin to give other verdicts.
const version = 1

// Config is the settings of a diff grader.
type Config struct {
	Forbidden  []string `json:"forbidden,omitempty" key:"grade" doc:"globs of files that must be as setup left them: none added, changed or removed"`
	Only       []string `json:"only,omitempty" key:"grade" doc:"globs of the only files that may be added, changed or removed"`
	Ignore     []string `json:"ignore,omitempty" key:"grade" doc:"globs of files that are not looked at, such as build output"`
	IgnoreCase bool     `json:"ignore_case,omitempty" key:"grade" doc:"globs match whatever the letter case; default false"`
	Fnmatch    bool     `json:"fnmatch,omitempty" key:"grade" doc:"globs are those of Python's fnmatch, whose * crosses slashes; default false"`
}

//go:embed manual.md
var manual string

// Kind describes the grader to the suite loader.
func Kind() kind.Kind {
	return kind.Kind{
		Name: KindName, Manual: manual, Make: func(e kind.Env) (grade.Grader, error) {
			return New(e.Name, e.Config.(*Config), e.Suite.Workspace.Subdir)
		},
		Kind: suite.Kind{
			Doc:       "what an agent may change in the workspace, and what it must leave alone",
			New:       func() any { return new(Config) },
			Check:     func(config any, s *suite.Suite) []suite.Problem { return config.(*Config).listProblems("") },
			CheckTask: taskCheck.Check,
		},
	}
}

var taskCheck = grade.TaskCheck[Config]{
	Lacks: func(c *Config) (what, example string) {
		if len(c.Forbidden)+len(c.Only) == 0 {
			return "globs", "forbidden: ['**/*_test.go']"
		}
		return "", ""
	},
	Workspace: "compares workspaces",
	Each:      func(c *Config, at string, _ *suite.Suite) []suite.Problem { return c.listProblems(at) },
}

// listProblems lists the globs that cannot work; prefix goes before each path.
func (c *Config) listProblems(prefix string) []suite.Problem {
	var out []suite.Problem
	for _, l := range []struct {
		key   string
		globs []string
	}{{"forbidden", c.Forbidden}, {"only", c.Only}, {"ignore", c.Ignore}} {
		for i, g := range l.globs {
			if text, fix := wrongGlob(g, c.Fnmatch); text != "" {
				out = append(out, suite.Problem{Path: fmt.Sprintf("%s%s.%d", prefix, l.key, i), Text: text, Fix: fix})
			}
		}
	}
	return out
}

// wrongGlob says why g can match no path of a workspace; "" if it can.
func wrongGlob(g string, fnmatch bool) (text, fix string) {
	parts := strings.Split(g, "/")
	switch {
	case g == "":
		return "an empty glob matches nothing", ""
	case strings.HasPrefix(g, "/"):
		return fmt.Sprintf("glob %q begins with a slash; paths are relative to the workspace", g), strings.TrimLeft(g, "/")
	case !fnmatch && !doublestar.ValidatePattern(g):
		return fmt.Sprintf("glob %q is not closed or is empty somewhere", g), ""
	case fnmatch:
		return "", ""
	case strings.HasSuffix(g, "/"):
		return fmt.Sprintf("glob %q ends with a slash and matches nothing", g), g + "**"
	case slices.Contains(parts, ".") || slices.Contains(parts, "..") || slices.Contains(parts, ""):
		return fmt.Sprintf("glob %q has a part that no path of a workspace has", g), "write it without ., .. and double slashes"
	}
	return "", ""
}
