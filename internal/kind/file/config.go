// Package file is the grader of kind "file". It checks the existence and content of
// files in the workspace after the agent. manual.md documents the settings.
//
// Each entry is a required criterion. It passes if all its conditions hold; the
// evidence has a line for each condition that fails. The criterion does not apply to
// tasks without the entry.
//
// Paths are relative to the root of the workspace. A link that escapes from it fails. A
// file too large to keep exists, with unknown content.
package file

import (
	_ "embed"
	"fmt"
	"maps"
	"regexp"
	"slices"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/suite"
)

// KindName is the name of this kind in suite files.
const KindName = "file"

// Config is the settings of a file grader.
type Config struct {
	Files map[string]Want `json:"files,omitempty" key:"grade" doc:"what is asked of files, by the name of the criterion"`
}

// Want is the requirement on one file.
type Want struct {
	Path        string   `json:"path" key:"grade" doc:"path relative to the workspace"`
	Absent      bool     `json:"absent,omitempty" key:"grade" doc:"nothing may be there; default false: it must exist"`
	Contains    []string `json:"contains,omitempty" key:"grade" doc:"texts that must all occur in it"`
	NotContains []string `json:"not_contains,omitempty" key:"grade" doc:"texts of which none may occur in it"`
	Matches     []string `json:"matches,omitempty" key:"grade" doc:"regular expressions (RE2) that must all match somewhere in it"`
	SHA256      string   `json:"sha256,omitempty" key:"grade" doc:"digest of its content, 64 hexadecimal digits"`
	Size        *int64   `json:"size,omitempty" key:"grade" min:"0" doc:"its size in bytes"`
	MinSize     *int64   `json:"min_size,omitempty" key:"grade" min:"0" doc:"its least size in bytes"`
	MaxSize     *int64   `json:"max_size,omitempty" key:"grade" min:"0" doc:"its greatest size in bytes"`
	Type        string   `json:"type,omitempty" key:"grade" enum:"file,exec,link" doc:"what it must be: file (not executable), exec (executable) or link; default any file, through links"`
}

//go:embed manual.md
var manual string

// Kind describes the grader to the suite loader.
func Kind() kind.Kind {
	return kind.Kind{
		Labels: []string{"match", "unknown"},
		Name:   KindName, Manual: manual, Blind: kind.ChangeNothing, Make: func(e kind.Env) (grade.Grader, error) { return New(e.Name, e.Config.(*Config), e.Tasks) },
		Kind: checks.Kind("what files the workspace must have, and what is in them"),
	}
}

var checks = grade.Checks[Config]{
	Empty: func(c *Config) bool { return len(c.Files) == 0 },
	Lacks: "files", Example: "files: {notes: {path: notes.txt}}",
	Workspace: "looks at the workspace",
	Each:      func(c *Config, at string, _ *suite.Suite) []suite.Problem { return c.listProblems(at) },
}

var (
	keyForm    = lazyregexp.New(`^[A-Za-z0-9][A-Za-z0-9_-]*$`)
	digestForm = lazyregexp.New(`^[0-9a-f]{64}$`)
)

// listProblems lists the settings that cannot work; prefix goes before each path.
func (c *Config) listProblems(prefix string) []suite.Problem {
	var out []suite.Problem
	for _, key := range slices.Sorted(maps.Keys(c.Files)) {
		w := c.Files[key]
		add := func(path, fix, format string, args ...any) {
			out = append(out, suite.Problem{Path: prefix + "files." + key + path, Text: fmt.Sprintf(format, args...), Fix: fix})
		}
		if !keyForm.MatchString(key) {
			add("", "letters, digits, _ and -", "%q cannot name a criterion", key)
		}
		if !grade.IsPlainPath(w.Path) {
			add(".path", "", "%q is not a plain path below the workspace", w.Path)
		}
		if w.SHA256 != "" && !digestForm.MatchString(w.SHA256) {
			add(".sha256", "", "%q is not a SHA-256 digest of 64 lower-case hexadecimal digits", w.SHA256)
		}
		if w.Absent && w.describesFile() {
			add(".absent", "", "what is absent has no content, size or type")
		}
		if w.MinSize != nil && w.MaxSize != nil && *w.MinSize > *w.MaxSize {
			add(".min_size", "", "min_size is over max_size")
		}
		for i, text := range w.Contains {
			if text == "" {
				add(fmt.Sprintf(".contains.%d", i), "", "an empty text occurs in every file")
			}
		}
		for i, text := range w.NotContains {
			if text == "" {
				add(fmt.Sprintf(".not_contains.%d", i), "", "an empty text occurs in every file")
			}
		}
		for i, expr := range w.Matches {
			if _, err := regexp.Compile(expr); err != nil {
				add(fmt.Sprintf(".matches.%d", i), "", "%v", err)
			}
		}
	}
	return out
}

// describesFile reports whether w asks for more than that something is or is not there.
func (w Want) describesFile() bool {
	return len(w.Contains)+len(w.NotContains)+len(w.Matches) > 0 || w.SHA256 != "" || w.Type != "" || w.Size != nil || w.MinSize != nil || w.MaxSize != nil
}
