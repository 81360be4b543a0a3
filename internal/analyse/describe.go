package analyse

import (
	"cmp"
	"maps"
	"slices"

	"github.com/assay-eval/assay/internal/analyse/figure"
	"github.com/assay-eval/assay/internal/analyse/toolchoice"
	"github.com/assay-eval/assay/internal/suite"
)

// MetricInfo describes a metric that rules may name.
type MetricInfo struct {
	Name string
	Unit string // "" for a rate, "number" for a measure without a unit
	Of   string // what its denominator counts, or the trials or tasks with a value
	Doc  string // "" if the name and the denominator say enough
}

// Denominators: OfJudged is for criteria, OfMeasured for measures.
const (
	OfJudged   = "scored trials where it is pass or fail"
	OfMeasured = "scored trials where the measure applies"
)

// statistics are the suffixes of measures and numbers in names of metrics.
var statistics = []string{"mean", "median", "p10", "p90"}

// DescribeMetrics describes the metrics that a rule of the suite may name, given the
// criteria and measures that its graders declare. Metrics of single tools are not listed
// (see [toolchoice.Describe]).
func DescribeMetrics(s *suite.Suite, kinds []Kind, criteria, measures []MetricInfo) []MetricInfo {
	out := describeLedger()
	for _, p := range gradersOf(kinds, s) {
		out = append(out, p.describe(s, measures)...)
	}
	for _, d := range toolchoice.DescribeOverall() {
		out = append(out, MetricInfo(d))
	}
	for _, c := range criteria {
		c.Of = OfJudged
		out = append(out, c)
	}
	for _, m := range measures {
		m.Of = OfMeasured
		out = append(out, m.statistics()...)
	}
	return append(out, describeNumbered()...)
}

func describeLedger() []MetricInfo {
	out := make([]MetricInfo, 0, len(ledgerRates))
	for _, r := range ledgerRates {
		out = append(out, MetricInfo{Name: r.name, Of: r.of, Doc: r.doc})
	}
	return out
}

// describeNumbered describes the numbers of every trial and the probabilities of passes
// in several trials.
func describeNumbered() []MetricInfo {
	var out []MetricInfo
	for _, n := range numbered {
		out = append(out, MetricInfo{Name: n.name, Unit: n.unit, Of: n.of, Doc: n.doc}.statistics()...)
	}
	for _, name := range figure.PassNames() {
		m, _ := figure.PassMetric(nil, name)
		out = append(out, MetricInfo{Name: name, Of: m.Of})
	}
	return out
}

// statistics returns the metrics of a measure or number.
func (m MetricInfo) statistics() []MetricInfo {
	var out []MetricInfo
	for _, s := range statistics {
		one := m
		one.Unit = cmp.Or(m.Unit, "number")
		one.Name = writeOnce(m.Name) + "." + s
		out = append(out, one)
	}
	return out
}

// describe describes the metrics of a kind by the name of its grader in the suite.
func (p *gradedBy) describe(s *suite.Suite, measures []MetricInfo) []MetricInfo {
	var out []MetricInfo
	for _, r := range p.Rates {
		out = append(out, MetricInfo{Name: p.grader + "." + r.Name, Of: r.Of})
	}
	if p.Figures != nil {
		var bare []string
		for _, m := range measures {
			_, name, _ := figure.CutLast(m.Name, ".")
			bare = append(bare, name)
		}
		for _, f := range p.Figures(bare) {
			out = append(out, MetricInfo{Name: p.grader + "." + f.Name, Unit: f.Unit, Of: f.Of})
		}
	}
	groups := map[string]bool{}
	for _, t := range s.Tasks {
		if p.namesGroup(t) && !LeavesOut(t, p.grader) {
			groups[t.Group] = true
		}
	}
	for _, r := range p.Rates {
		for _, g := range slices.Sorted(maps.Keys(groups)) {
			if r.Groups {
				out = append(out, MetricInfo{Name: p.grader + "." + r.Name + "." + g, Of: r.Of, Doc: "tasks of group " + g})
			}
		}
	}
	return out
}

// Reference describes the metrics of every suite, for the manual: the metrics of
// outcomes, and the numbers by their base names.
func Reference() (outcomes, numbers []MetricInfo) {
	for _, n := range numbered {
		numbers = append(numbers, MetricInfo{Name: n.name, Unit: n.unit, Of: n.of, Doc: n.doc})
	}
	return describeLedger(), numbers
}

// MetricNames lists the metrics that a rule of the suite may name, given the
// criteria and measures that its graders declare.
func MetricNames(s *suite.Suite, kinds []Kind, criteria, measures []string) []string {
	named := func(names []string) (out []MetricInfo) {
		for _, name := range names {
			out = append(out, MetricInfo{Name: name})
		}
		return out
	}
	return metricNames(DescribeMetrics(s, kinds, named(criteria), named(measures)))
}

func metricNames(infos []MetricInfo) []string {
	out := make([]string, len(infos))
	for i, m := range infos {
		out[i] = m.Name
	}
	return out
}

// ruleNames lists the metrics of criteria, measures and numbers, and pass@k.
func ruleNames(criteria, measures []string) []string {
	out := slices.Clone(criteria)
	for _, name := range measures {
		out = append(out, metricNames(MetricInfo{Name: name}.statistics())...)
	}
	return append(out, metricNames(describeNumbered())...)
}
