package text

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/report"
)

// writeComparisons writes one block a comparison: the headline, the table of counts,
// further facts, then criteria and ratios.
func (p *page) writeComparisons() {
	for i, c := range p.a.Comparisons {
		p.writeComparison(c)
		last := i+1 == len(p.a.Comparisons) || p.a.Comparisons[i+1].Name != c.Name
		for _, all := range p.a.Pooled {
			if last && all.Name == c.Name {
				p.writePooled(all)
			}
		}
	}
}

func (p *page) writeComparison(c analyse.Comparison) {
	p.writeTitle("Comparison " + report.Clean(c.Name))
	per := ""
	if c.Trials > 1 {
		per = fmt.Sprintf(", up to %d trials each", c.Trials)
	}
	p.writeText(2, nil, fmt.Sprintf("%s against %s, paired by task and index: %s%s",
		report.Clean(c.Treatment), report.Clean(c.Control), report.Plural(c.Tasks, "task"), per))
	p.writeText(2, p.decisionStyle(c.Decision.Word), report.DecisionText(c.Decision))
	p.b.WriteByte('\n')
	t := p.newTable("lrr", 0)
	t.AddRow("", "treatment passes", "treatment fails")
	t.AddRow("control passes", fmt.Sprintf("%d both", c.Pairs.Both), fmt.Sprintf("%d control only", c.Pairs.ControlOnly))
	t.AddRow("control fails", fmt.Sprintf("%d treatment only", c.Pairs.TreatmentOnly), fmt.Sprintf("%d neither", c.Pairs.Neither))
	p.layTable(t)
	p.b.WriteByte('\n')
	p.writeLines(report.ComparisonLines(c))
	p.writeCriteria(c)
	p.writeRatios(c.Ratios)
	for _, w := range c.Warnings {
		p.writeText(2, p.Style.Dim, "note: "+report.Clean(w))
	}
}

func (p *page) decisionStyle(word decision.Word) func(string) string {
	switch word {
	case decision.Better:
		return p.Style.Good
	case decision.Worse:
		return p.Style.Bad
	}
	return p.Style.Bold
}

func (p *page) writeLines(lines []report.Line) {
	const key = 12
	for _, l := range lines {
		style := p.Style.Dim
		if l.Key == "difference" {
			style = nil
		}
		for i, line := range report.WrapText(l.Text, p.Width-2-key) {
			head := ""
			if i == 0 {
				head = l.Key
			}
			fmt.Fprintf(&p.b, "  %-*s%s\n", key, head, applyStyle(style, line))
		}
	}
}

// writeCriteria shows each criterion's own test if there are several.
func (p *page) writeCriteria(c analyse.Comparison) {
	if len(c.Criteria) < 2 {
		return
	}
	p.b.WriteByte('\n')
	if blocks := report.CriteriaBlocks(p.a, &c, p.sectionOptions()); blocks != nil {
		p.writeBlocks(blocks)
		return
	}
	t := p.newTable("lrlrr", 0)
	t.AddRow("criterion", "points", report.CriteriaInterval(c.Criteria), "p", "p, together")
	for _, k := range c.Criteria {
		t.AddRow(report.Clean(k.Name), report.Points(k.Difference.Estimate), report.IntervalPoints(k.Difference), report.FormatP(k.P), report.FormatP(k.PAdjusted))
	}
	p.layTable(t)
}

func (p *page) writeRatios(rs []analyse.RatioComparison) {
	t := p.newTable("lrlrlr", 0)
	t.AddRow("treatment / control", "geo. mean", "95% interval", "total", "95% interval", "tasks")
	for _, r := range rs {
		if r.Tasks > 0 {
			t.AddRow(report.RatioName(r.Name), report.FormatFactor(r.GeometricMean.Estimate), report.FactorInterval(r.GeometricMean),
				report.FormatFactor(r.OfMeans.Estimate), report.FactorInterval(r.OfMeans), fmt.Sprint(r.Tasks))
		}
	}
	if len(t.Rows) > 1 {
		p.b.WriteByte('\n')
		p.layTable(t)
	}
}

func (p *page) writePooled(all analyse.Pooled) {
	p.writeTitle("Comparison " + report.Clean(all.Name) + ", over agents")
	p.writeText(2, nil, report.PooledText(all))
	p.writeRatios(all.Ratios)
	for _, w := range all.Warnings {
		p.writeText(2, p.Style.Dim, "note: "+report.Clean(w))
	}
}

// writeNumbers shows the spread of time, tokens and cost of the arms for which they are
// known.
func (p *page) writeNumbers() {
	t := p.newTable("lLrrlrrr", 0)
	t.AddRow("a trial", "", "n", "median", "95% interval", "p10", "p90", "CV")
	for _, a := range p.a.Arms {
		for _, n := range report.ShownNumbers(a) {
			text := func(v *float64) string { return report.FormatQuantity(v, n.Unit) }
			what, _, _ := strings.Cut(report.RatioName(n.Name), ",")
			t.AddRow(report.Clean(a.ID), what, fmt.Sprint(n.N), text(n.Median), cmp.Or(report.BothEnds(n.MedianInterval, n.Unit), "–"), text(n.P10), text(n.P90), report.FormatCV(n.CV))
		}
	}
	if len(t.Rows) > 1 {
		p.b.WriteByte('\n')
		p.layTable(t)
	}
}
