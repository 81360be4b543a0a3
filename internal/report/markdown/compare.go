package markdown

import (
	"fmt"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/stat"
)

// writeComparisons writes one line a comparison, then the details of each.
func (p *page) writeComparisons() {
	if len(p.a.Comparisons) == 0 {
		return
	}
	p.printf("### Comparisons\n\nPaired by task and index, complete pairs only; differences in percentage points, with 95%% intervals, which hold together where one control has several treatments.\n\n")
	var rows [][]string
	for _, c := range p.a.Comparisons {
		h := c.Decision
		adjusted := "–"
		if h.Family > 1 {
			adjusted = report.FormatP(h.PAdjusted)
		}
		rows = append(rows, []string{escapeCell(c.Name), escapeCell(c.Treatment), escapeCell(c.Control), fmt.Sprint(c.Tasks), fmt.Sprint(c.Pairs.Both), fmt.Sprint(c.Pairs.TreatmentOnly),
			fmt.Sprint(c.Pairs.ControlOnly), fmt.Sprint(c.Pairs.Neither), "**" + report.Points(h.Interval.Estimate) + "** (" + report.IntervalPoints(h.Interval) + coverageText(h.Interval) + ")",
			report.FormatP(h.P) + " " + report.TestName(h.Test), adjusted, strings.TrimSpace(report.DecisionIcon(h) + " " + report.DecisionText(h))})
	}
	p.writeRows([]string{"", "Treatment", "Control", "Tasks", "Both", "Treatment only", "Control only", "Neither", "Difference", "p", "p, together", ""}, rows)
	for _, all := range p.a.Pooled {
		p.printf("**%s** %s\n\n", escapeCell(all.Name), escapeTo(report.PooledText(all), maxLine))
	}
	for _, c := range p.a.Comparisons {
		p.writeComparison(c)
	}
}

// maxLine is the length of a sentence, in characters.
const maxLine = 1000

// coverageText returns the coverage of an interval if it differs from the usual one.
func coverageText(iv stat.Interval) string {
	if iv.Low == nil || iv.Level == analyse.Level {
		return ""
	}
	return ", " + report.CoverageText(iv)
}

func (p *page) writeComparison(c analyse.Comparison) {
	p.printf("<details><summary>%s: %s against %s</summary>\n\n", summaryText(c.Name), summaryText(c.Treatment), summaryText(c.Control))
	for _, l := range report.ComparisonLines(c) {
		key := ""
		if l.Key != "" {
			key = l.Key + ": "
		}
		p.printf("- %s%s\n", key, escapeTo(l.Text, maxLine))
	}
	for _, w := range c.Warnings {
		p.printf("- note: %s\n", escapeTo(w, maxLine))
	}
	p.printf("\n")
	var rows [][]string
	if blocks := report.CriteriaBlocks(p.a, &c, sectionOptions); len(c.Criteria) > 1 && blocks != nil {
		p.writeBlocks(blocks)
	} else if len(c.Criteria) > 1 {
		for _, k := range c.Criteria {
			rows = append(rows, []string{escapeCell(k.Name), report.Points(k.Difference.Estimate) + " (" + report.IntervalPoints(k.Difference) + ")", report.FormatP(k.P), report.FormatP(k.PAdjusted)})
		}
		p.writeRows([]string{"Criterion", "Difference", "p", "p, together"}, rows)
	}
	rows = nil
	for _, r := range c.Ratios {
		if r.Tasks > 0 {
			rows = append(rows, []string{report.RatioName(r.Name), report.FormatFactor(r.GeometricMean.Estimate) + " (" + report.FactorInterval(r.GeometricMean) + ")",
				report.FormatFactor(r.OfMeans.Estimate) + " (" + report.FactorInterval(r.OfMeans) + ")", fmt.Sprint(r.Tasks), escapeCell(r.Sources)})
		}
	}
	p.writeRows([]string{"Treatment / control", "Geometric mean", "Total", "Tasks", "Answers"}, rows)
	p.printf("</details>\n\n")
}
