// Package deltatest makes small baselines for tests.
package deltatest

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/baseline"
)

// Baseline makes a baseline of cells. A cell is written as its task, its arm and
// words: "2/3" for two passes of three decided trials, "+1void", "+1unknown", "+1notrun",
// "label" or "label:2" for a label, and "tokens=5.5" for a value with that mean of
// logs. Every task has the digest "d" and every trial was live. It panics on
// any other value.
func Baseline(run string, cells ...string) baseline.Baseline {
	b := baseline.Baseline{Schema: baseline.Schema, Run: run, Suite: "s"}
	for _, text := range cells {
		f := strings.Fields(text)
		c := baseline.Cell{Task: f[0], Arm: f[1]}
		for _, w := range f[2:] {
			word(&c, w)
		}
		if !slices.ContainsFunc(b.Arms, func(a baseline.Arm) bool { return a.ID == c.Arm }) {
			b.Arms = append(b.Arms, baseline.Arm{ID: c.Arm, Sources: []analyse.Count{{Name: "live", N: 1}}})
		}
		if !slices.ContainsFunc(b.Tasks, func(t baseline.Task) bool { return t.ID == c.Task }) {
			b.Tasks = append(b.Tasks, baseline.Task{ID: c.Task, Digest: "d"})
		}
		b.Cells = append(b.Cells, c)
	}
	return b
}

func word(c *baseline.Cell, w string) {
	scan := func(text, format string, into ...any) {
		if n, err := fmt.Sscanf(text, format, into...); err != nil || n != len(into) {
			panic(fmt.Sprintf("deltatest: %q is no word of a cell: %v", w, err))
		}
	}
	name, value, isValue := strings.Cut(w, "=")
	label, times, counted := strings.Cut(w, ":")
	switch {
	case isValue:
		v := baseline.Value{Name: name, N: 1, Sum: "1.25"}
		scan(value, "%g", &v.MeanLog)
		c.Values = append(c.Values, v)
	case strings.HasSuffix(w, "void"):
		scan(w, "+%dvoid", &c.Void)
	case strings.HasSuffix(w, "notrun"):
		scan(w, "+%dnotrun", &c.NotRun)
	case strings.HasSuffix(w, "unknown"):
		scan(w, "+%dunknown", &c.Unknown)
	case strings.Contains(w, "/"):
		n := 0
		scan(w, "%d/%d", &c.Pass, &n)
		c.Fail = n - c.Pass
	default:
		n := 1
		if counted {
			scan(times, "%d", &n)
		}
		c.Labels = append(c.Labels, analyse.Count{Name: label, N: n})
	}
}
