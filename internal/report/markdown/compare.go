package markdown

import (
	"fmt"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/stat"
)

// comparisons writes one line a comparison, then what stands beside each.
func (p *page) comparisons() {
	if len(p.a.Comparisons) == 0 {
		return
	}
	p.printf("### Comparisons\n\nPaired by task and index, complete pairs only; differences in percentage points, with 95%% intervals.\n\n")
	var rows [][]string
	for _, c := range p.a.Comparisons {
		h := c.Headline
		adjusted := "–"
		if h.Family > 1 {
			adjusted = report.P(h.PAdjusted)
		}
		rows = append(rows, []string{escape(c.Name), escape(c.Treatment), escape(c.Control), fmt.Sprint(c.Tasks), fmt.Sprint(c.Pairs.Both), fmt.Sprint(c.Pairs.TreatmentOnly),
			fmt.Sprint(c.Pairs.ControlOnly), fmt.Sprint(c.Pairs.Neither), "**" + report.Points(h.Effect.Estimate) + "** (" + report.Span(h.Effect) + coverage(h.Effect) + ")",
			report.P(h.P) + " " + report.TestName(h.Test), adjusted, strings.TrimSpace(report.ShownIcon(h.Shown) + " " + report.ShownText(h.Shown))})
	}
	p.table([]string{"", "Treatment", "Control", "Tasks", "Both", "Treatment only", "Control only", "Neither", "Difference", "p", "p, Holm", ""}, rows)
	for _, all := range p.a.Pooled {
		p.printf("**%s** %s\n\n", escape(all.Name), escapeTo(report.PooledText(all), maxLine))
	}
	for _, c := range p.a.Comparisons {
		p.comparison(c)
	}
}

// maxLine is the length of a sentence, in characters.
const maxLine = 1000

// coverage is that of an interval where it is not that of all others.
func coverage(iv stat.Interval) string {
	if iv.Low == nil || iv.Level == analyse.Level {
		return ""
	}
	return ", " + report.Coverage(iv)
}

func (p *page) comparison(c analyse.Comparison) {
	p.printf("<details><summary>%s: %s against %s</summary>\n\n", summary(c.Name), summary(c.Treatment), summary(c.Control))
	for _, l := range report.Findings(c) {
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
			rows = append(rows, []string{escape(k.Name), report.Points(k.Difference.Estimate) + " (" + report.Span(k.Difference) + ")", report.P(k.P), report.P(k.PAdjusted)})
		}
		p.table([]string{"Criterion", "Difference", "p", "p, Holm"}, rows)
	}
	rows = nil
	for _, r := range c.Ratios {
		if r.Tasks > 0 {
			rows = append(rows, []string{report.RatioName(r.Name), report.Times(r.GeometricMean.Estimate) + " (" + report.TimesSpan(r.GeometricMean) + ")",
				report.Times(r.OfMeans.Estimate) + " (" + report.TimesSpan(r.OfMeans) + ")", fmt.Sprint(r.Tasks), escape(r.Sources)})
		}
	}
	p.table([]string{"Treatment / control", "Geometric mean", "Total", "Tasks", "Answers"}, rows)
	p.printf("</details>\n\n")
}
