// Package diff is the grader of kind "diff". It checks which files of the workspace the
// agent changed. manual.md documents the settings.
//
// # Comparison
//
// The grader compares the workspace after setup with the workspace after the agent:
// files by content and executable bit, links by target. A moved file is removed in one
// place and added in another. Empty folders and anything named .git are ignored.
// folders and anything called .git do not count.
//
// # Criteria
//
// NAME.forbidden and NAME.only are required. A criterion is unknown if the content of a
// path before or after is unknown (the file is too large to keep, or is not a regular
// file), unless another path fails the criterion. A criterion with an empty list does
// not apply.
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
		Labels: []string{"clean", "changed", "unknown"},
		Name:   KindName, Manual: manual, Blind: kind.ChangeNothing, Make: func(e kind.Env) (grade.Grader, error) {
			return New(e.Name, e.Config.(*Config), e.Suite.Workspace.Subdir)
		},
		Kind: checks.Kind("what an agent may change in the workspace, and what it must leave alone"),
	}
}

var checks = grade.Checks[Config]{
	Empty: func(c *Config) bool { return len(c.Forbidden)+len(c.Only) == 0 },
	Lacks: "globs", Example: "forbidden: ['**/*_test.go']",
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
