package analyse

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/suite"
)

// The name of a metric begins with the name of its grader in the suite. This applies to
// criteria, measures and the metrics of kinds. In former names, metrics of kinds begin
// with the kind, and a measure with the name of its grader repeats the name.

// graderOf returns the grader of a kind that judges a task of the tally, or "" if none.
func (t *Tally) graderOf(kind string) string {
	for i := range kindCount(t.blocks) {
		if g := judgeOf(t.blocks, i); g != nil && g.Name == kind {
			return g.grader
		}
	}
	return ""
}

// currentName returns the current name of a metric, given a current or former name.
func (t *Tally) currentName(name string) string {
	first, rest, _ := strings.Cut(name, ".")
	if grader := t.graderOf(first); grader != "" && rest != "" {
		return grader + "." + rest
	}
	return writeOnce(name)
}

// writeOnce removes the repetition from the name of a measure named like its grader.
func writeOnce(name string) string {
	first, rest, _ := strings.Cut(name, ".")
	if again, ok := strings.CutPrefix(rest, first); ok && (again == "" || again[0] == '.') {
		return rest
	}
	return name
}

// CurrentName returns the current name of a metric of the suite, given a current or
// former name.
func CurrentName(s *suite.Suite, name string) string {
	first, rest, _ := strings.Cut(name, ".")
	if s.Graders[first] != nil || rest == "" {
		return writeOnce(name)
	}
	if grader := GraderOf(s, first); grader != "" {
		return grader + "." + rest
	}
	return name
}

// FormerName returns the name of a metric with the kind of its grader in place of the
// grader's name.
func FormerName(s *suite.Suite, name string) string {
	first, rest, ok := strings.Cut(name, ".")
	if g := s.Graders[first]; ok && g != nil {
		return cmp.Or(g.Kind, first) + "." + rest
	}
	return name
}

// Kinds returns the sorted kinds that have metrics in the tally.
func (t *Tally) Kinds() []string {
	kinds := map[string]bool{}
	for i := range kindCount(t.blocks) {
		if g := judgeOf(t.blocks, i); g != nil && slices.Contains(t.Families(), g.grader) {
			kinds[g.Name] = true
		}
	}
	return slices.Sorted(maps.Keys(kinds))
}
