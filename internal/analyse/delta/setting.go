package delta

import (
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/textdiff"
)

// FactHost is the name of the machine, the one fact that a baseline may leave
// out and that is then no change.
const FactHost = "host"

// mostShown is the maximum number of characters of a value to show, from the first
// difference.
const mostShown = 120

// compareSetting lists the conditions that differ, in the order of the new run;
// what only the old one has comes last.
func (c *Comparison) compareSetting(was, is *run, suiteChanges []suite.Change) {
	old := map[string]string{}
	for _, f := range was.Setting {
		old[f.Name] = f.Value
	}
	seen := map[string]bool{}
	for _, f := range is.Setting {
		seen[f.Name] = true
		v, known := old[f.Name]
		switch {
		case known && v == f.Value:
			c.Same++
		case known || f.Name != FactHost:
			from, to := textdiff.Excerpts(v, f.Value, mostShown)
			c.Changes = append(c.Changes, Change{f.Name, from, to})
		}
	}
	for _, f := range was.Setting {
		if !seen[f.Name] && f.Name != FactHost {
			c.Changes = append(c.Changes, Change{f.Name, f.Value, ""})
		}
	}
	for _, p := range c.Arms {
		o, n := names(was.arms[p.Old].Models), names(is.arms[p.New].Models)
		switch {
		case o != n:
			c.Changes = append(c.Changes, Change{"model served in " + p.String(), o, n})
		case o != "":
			c.Same++
		}
	}
	for _, s := range suiteChanges {
		if !slices.ContainsFunc(c.Changes, func(x Change) bool { return x.Name == s.Path }) {
			c.SuiteChanges = append(c.SuiteChanges, Change{s.Path, s.Old, s.New})
		}
	}
}

func names(cs []analyse.Count) string {
	var out []string
	for _, c := range cs {
		if c.N > 0 {
			out = append(out, c.Name)
		}
	}
	slices.Sort(out)
	return strings.Join(out, ", ")
}
