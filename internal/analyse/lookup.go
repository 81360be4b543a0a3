package analyse

import (
	"slices"

	"github.com/assay-eval/assay/internal/analyse/figure"
	"github.com/assay-eval/assay/internal/suite"
)

// Lookup finds a metric by its name in a suite file: a headline metric, the pass rate
// of a criterion, a figure of tools, or a statistic of a number, such as name.median.
func (t *Tally) Lookup(name string) (Metric, bool) {
	if m, ok := t.Metric(name); ok {
		return t.withInterval(m), true
	}
	if i := slices.IndexFunc(t.Criteria, func(c CriterionRate) bool { return c.Name == name }); i >= 0 {
		return t.Criteria[i].Metric, true
	}
	if m, ok := t.Choice.Lookup(name, t.MetricSeed(name)); ok {
		return m, true
	}
	base, which, _ := figure.CutLast(writeOnce(name), ".")
	for _, m := range t.Measures {
		if m.Name == base {
			v, ok := figure.SummaryStat(m.Summary, which)
			return Metric{Name: base + "." + which, Value: v, Numerator: m.N, Denominator: m.N, Of: OfMeasured, Unit: m.Unit}, ok
		}
	}
	if m, ok := t.numberMetric(base, which); ok {
		return m, true
	}
	return passMetric(successCounts(t.blocks), name)
}

// Select returns the figures of the trials that a selector picks.
func (t *Tally) Select(sel suite.Selector) Tally {
	out := newTally(filterBlocks(t.blocks, func(b *block) bool { return isSelected(sel, b) }))
	out.suiteSeed = t.suiteSeed
	return out
}

// MetricNames returns the names of the tally's metrics that rules can use.
func (t *Tally) MetricNames() []string {
	var out []string
	for _, m := range t.Metrics {
		out = append(out, m.Name)
	}
	var criteria, measures []string
	for _, c := range t.Criteria {
		criteria = append(criteria, c.Name)
	}
	for _, m := range t.Measures {
		measures = append(measures, m.Name)
	}
	for _, name := range ruleNames(criteria, measures) {
		if !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	for _, m := range t.Choice.All() {
		out = append(out, m.Name)
	}
	return out
}
