package text

import (
	"fmt"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
)

// comparisons writes one block a comparison: the table of counts, the headline,
// what stands beside it, then criteria and ratios.
func (p *page) comparisons() {
	for i, c := range p.a.Comparisons {
		p.comparison(c)
		last := i+1 == len(p.a.Comparisons) || p.a.Comparisons[i+1].Name != c.Name
		for _, all := range p.a.Pooled {
			if last && all.Name == c.Name {
				p.pooled(all)
			}
		}
	}
}

func (p *page) comparison(c analyse.Comparison) {
	p.title("Comparison " + report.Clean(c.Name))
	per := ""
	if c.Trials > 1 {
		per = fmt.Sprintf(", up to %d trials each", c.Trials)
	}
	p.say(2, nil, fmt.Sprintf("%s against %s, paired by task and index: %s%s",
		report.Clean(c.Treatment), report.Clean(c.Control), report.Plural(c.Tasks, "task"), per))
	p.say(2, p.shown(c.Headline.Shown), report.ShownText(c.Headline.Shown))
	p.b.WriteByte('\n')
	t := p.table("lrr", 0)
	t.Add("", "treatment passes", "treatment fails")
	t.Add("control passes", fmt.Sprintf("%d both", c.Pairs.Both), fmt.Sprintf("%d control only", c.Pairs.ControlOnly))
	t.Add("control fails", fmt.Sprintf("%d treatment only", c.Pairs.TreatmentOnly), fmt.Sprintf("%d neither", c.Pairs.Neither))
	p.lay(t)
	p.b.WriteByte('\n')
	p.findings(report.Findings(c))
	p.criteria(c)
	p.ratios(c.Ratios)
	for _, w := range c.Warnings {
		p.say(2, p.Style.Dim, "note: "+report.Clean(w))
	}
}

func (p *page) shown(word string) func(string) string {
	switch word {
	case analyse.Better:
		return p.Style.Good
	case analyse.Worse:
		return p.Style.Bad
	}
	return p.Style.Bold
}

// findings writes lines with their keys in a column of their own.
func (p *page) findings(lines []report.Line) {
	const key = 12
	for _, l := range lines {
		style := p.Style.Dim
		if l.Key == "difference" {
			style = nil
		}
		for i, line := range report.Wrap(l.Text, p.Width-2-key) {
			head := ""
			if i == 0 {
				head = l.Key
			}
			fmt.Fprintf(&p.b, "  %-*s%s\n", key, head, paint(style, line))
		}
	}
}

// criteria shows each criterion's own test, where there is more than the outcome
// to tell.
func (p *page) criteria(c analyse.Comparison) {
	if len(c.Criteria) < 2 {
		return
	}
	p.b.WriteByte('\n')
	if blocks := report.CriteriaBlocks(p.a, &c, p.sectionOptions()); blocks != nil {
		p.writeBlocks(blocks)
		return
	}
	t := p.table("lrlrr", 0)
	t.Add("criterion", "points", "95% interval", "p", "p, Holm")
	for _, k := range c.Criteria {
		t.Add(report.Clean(k.Name), report.Points(k.Difference.Estimate), report.Span(k.Difference), report.P(k.P), report.P(k.PAdjusted))
	}
	p.lay(t)
}

func (p *page) ratios(rs []analyse.RatioComparison) {
	t := p.table("lrlrlr", 0)
	t.Add("treatment / control", "geo. mean", "95% interval", "total", "95% interval", "tasks")
	for _, r := range rs {
		if r.Tasks > 0 {
			t.Add(report.RatioName(r.Name), report.Times(r.GeometricMean.Estimate), report.TimesSpan(r.GeometricMean),
				report.Times(r.OfMeans.Estimate), report.TimesSpan(r.OfMeans), fmt.Sprint(r.Tasks))
		}
	}
	if len(t.Rows) > 1 {
		p.b.WriteByte('\n')
		p.lay(t)
	}
}

func (p *page) pooled(all analyse.Pooled) {
	p.title("Comparison " + report.Clean(all.Name) + ", over agents")
	p.say(2, nil, report.PooledText(all))
	p.ratios(all.Ratios)
	for _, w := range all.Warnings {
		p.say(2, p.Style.Dim, "note: "+report.Clean(w))
	}
}

// repeated shows what several trials of a task tell beside the rate: whether any
// of k tries passes, and whether all do.
func (p *page) repeated() {
	rows := report.PassRows(p.a)
	if len(rows) == 0 {
		return
	}
	p.title("Several tries")
	p.rows("lrrlrlr", 0, append([][]string{report.PassHead()}, rows...))
	p.say(2, p.Style.Dim, report.PassNote)
}

// numbers shows the spread of what trials took, of arms where it was measured.
func (p *page) numbers() {
	t := p.table("lLrrlrrr", 0)
	t.Add("a trial", "", "n", "median", "95% interval", "p10", "p90", "CV")
	for _, a := range p.a.Arms {
		for _, n := range a.Numbers {
			if n.N < 2 || n.Median == nil || n.Name == analyse.NumberTurns || n.Name == analyse.NumberCold {
				continue
			}
			text := func(v *float64) string { return report.Quantity(v, n.Unit) }
			interval, cv := "–", "–"
			if iv := n.MedianInterval; iv != nil && iv.Low != nil && iv.High != nil {
				interval = text(iv.Low) + " to " + text(iv.High)
			}
			if n.CV != nil {
				cv = fmt.Sprintf("%.2f", *n.CV)
			}
			what, _, _ := strings.Cut(report.RatioName(n.Name), ",")
			t.Add(report.Clean(a.ID), what, fmt.Sprint(n.N), text(n.Median), interval, text(n.P10), text(n.P90), cv)
		}
	}
	if len(t.Rows) > 1 {
		p.b.WriteByte('\n')
		p.lay(t)
	}
}
