// Package markdown is the summary for a CI page or a pull request: verdict
// first, then gates with the values of this run, figures, outcomes, the most
// frequent ways to fail and the misses, and it stays under the 1 MiB that
// GitHub's step summary takes.
package markdown

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/gate"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/answer"
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/trial"
)

// The caps; each is stated where it cuts.
const (
	maxMisses    = 25
	maxModes     = 3
	maxExamples  = 2
	maxExample   = 110     // characters
	maxCell      = 200     // characters
	maxRows      = 60      // of a table
	maxBytes     = 1000000 // below 1 MiB
	nearMissBand = 0.15    // how far below its gate a metric still only warns
)

// Format is report.md.
var Format = report.Format{Name: "markdown", File: "report.md", Doc: "for the step summary of a CI", Write: Write}

// Write writes the summary.
func Write(w io.Writer, a *analyse.Analysis, ev trial.Opener) error {
	p := &page{a: a, sections: report.Sections(a, ev, sectionOptions)}
	p.writeHead()
	p.writeTitled("Outcomes set by people", report.GradedTable(a), "")
	p.writeSections(section.Front)
	p.writeRules()
	p.writeFigures()
	p.writeOutcomes()
	p.writeTitled("Several tries", report.PassTable(a), report.PassNote)
	p.writePrograms()
	p.writeSections(section.Results)
	p.writeGroups()
	p.writeComparisons()
	p.writeTreatment()
	p.writeSections(section.Detail)
	p.writeFailureModes()
	p.writeMisses()
	p.writeAudit(ev)
	p.writeSections(section.Evidence)
	p.writeSessionStart()
	p.writeSections(section.Costs)
	p.writeTitled("By state of the cache", report.StrataTable(a), report.StrataNote)
	p.writePeopleNotes()
	p.writeCost()
	_, err := io.WriteString(w, limitSize(p.b.String()))
	return err
}

// limitSize cuts a page at a line so that GitHub accepts it, and closes an open block
// of code or folded part.
func limitSize(s string) string {
	if len(s) <= maxBytes {
		return s
	}
	s = s[:strings.LastIndexByte(s[:maxBytes], '\n')+1]
	fence, folded := "", 0
	for line := range strings.Lines(s) {
		line = strings.TrimSuffix(line, "\n")
		ticks := line[:len(line)-len(strings.TrimLeft(line, "`"))]
		switch {
		case fence != "":
			if line == fence {
				fence = ""
			}
		case len(ticks) >= 3:
			fence = ticks
		case strings.HasPrefix(line, "<details>"):
			folded++
		case strings.HasPrefix(line, "</details>"):
			folded--
		}
	}
	if fence != "" {
		s += fence + "\n"
	}
	for range folded {
		s += "\n</details>\n"
	}
	return s + "\n_The summary was cut here; results.json has everything._\n"
}

type page struct {
	a        *analyse.Analysis
	b        strings.Builder
	sections []section.Section
}

func (p *page) printf(format string, args ...any) { fmt.Fprintf(&p.b, format, args...) }

// ruleIcon returns the icon of the rule, a warning for a near failure that stops
// nothing.
func (p *page) ruleIcon(r analyse.Rule) string {
	soft := r.Verdict == analyse.Fail && p.a.Verdict.Mode != "hard" && !r.Floor
	if soft && (r.Min == nil || r.Measured.Method != "" && *r.Bound >= *r.Min-nearMissBand) {
		return "⚠️"
	}
	return report.VerdictIcon(r.Verdict)
}

func (p *page) writeHead() {
	p.printf("## %s %s\n\n", report.VerdictIcon(p.a.Verdict.Word), escapeCell(p.a.Suite))
	for _, n := range p.a.Notice {
		p.printf("> %s\n\n", escapeCell(n))
	}
	if p.a.Total.Ledger.Scored > 0 {
		p.writeBlocks(answer.Of(p.a).Blocks())
	}
	p.printf("**%s**\n\n", escapeCell(report.Headline(p.a.Verdict)))
	l := p.a.Total.Ledger
	p.printf("%s\n\n", escapeTo(report.LedgerText(l), maxLine))
	if l.Scored+l.Void == 0 {
		p.printf("> No trial has a result yet, so there is nothing to measure.\n\n")
	}
}

// writeRows writes a table whose cells are escaped already, at most maxRows of it.
func (p *page) writeRows(head []string, rows [][]string) {
	if len(rows) == 0 {
		return
	}
	p.printf("| %s |\n|%s\n", strings.Join(head, " | "), strings.Repeat("---|", len(head)))
	for _, row := range rows[:min(len(rows), maxRows)] {
		p.printf("| %s |\n", strings.Join(row, " | "))
	}
	if more := len(rows) - maxRows; more > 0 {
		p.printf("\n_… and %d more rows in results.json._\n", more)
	}
	p.printf("\n")
}

func (p *page) writeRules() {
	if len(p.a.Rules) == 0 {
		return
	}
	p.printf("### Gates (mode %s)\n\n", escapeCell(p.a.Verdict.Mode))
	var rows [][]string
	for _, r := range p.a.Rules {
		name := escapeCell(r.Name)
		if r.Floor {
			name += " (floor)"
		}
		value := report.Value(r.Measured)
		if r.Measured.Value != nil {
			value += " (" + escapeCell(report.SizeText(r)) + ")"
		}
		why := ""
		switch {
		case r.Verdict == analyse.Undecidable || r.Verdict == analyse.RuleSkipped:
			why = string(r.Verdict) + ": " + escapeCell(r.Why)
		case r.Of != "":
			why = escapeCell(r.Why)
		}
		if alarm := report.Alarm(r); alarm != "" {
			why = strings.TrimPrefix(why+"; "+alarm, "; ")
		}
		rows = append(rows, []string{name, codeSpan(report.MetricOf(r)), value, intervalText(r.Measured), report.BoundText(r), p.ruleIcon(r), why})
	}
	p.writeRows([]string{"Rule", "Metric", "Value (n)", "95% interval, tasks like these", "Gate", "", "Note"}, rows)
	failed := 0
	for _, r := range p.a.Rules {
		if r.Verdict == analyse.Fail {
			failed++
		}
	}
	v := p.a.Verdict
	if v.Skipped > 0 {
		p.printf("%s %s skipped.\n\n", report.VerdictIcon(analyse.RuleSkipped), report.Plural(v.Skipped, "rule"))
	}
	switch {
	case v.Exit == gate.ExitFail:
		p.printf("%s **%s failed and fails this run** (%s).\n\n", report.VerdictIcon(analyse.Fail), report.Plural(failed, "rule"), report.ModeExplanation(v))
	case failed > 0:
		p.printf("%s %s failed; this does not fail the run (%s).\n\n", report.VerdictIcon(analyse.Warn), report.Plural(failed, "rule"), report.ModeExplanation(v))
	}
	for _, w := range report.OwnReasons(p.a) {
		p.printf("%s %s\n\n", report.VerdictIcon(analyse.Undecidable), escapeCell(w))
	}
}

func intervalText(m analyse.Metric) string { return cmp.Or(report.IntervalText(m), "–") }

func (p *page) writeFigures() {
	if len(p.a.Arms) == 0 {
		return
	}
	p.printf("### Figures\n\n")
	var rows [][]string
	for i, m := range p.a.Arms[0].Metrics {
		row := []string{codeSpan(m.Name), escapeCell(m.Of)}
		for _, a := range p.a.Arms {
			cell := "–"
			if v, ok := a.Metric(m.Name); ok && v.Value != nil {
				size := report.Ratio(v)
				if v.Unit != "" {
					size = "n = " + fmt.Sprint(v.Denominator)
				}
				cell = fmt.Sprintf("%s %s (%s)", report.Value(v), size, intervalText(v))
				if i == 0 {
					cell = "**" + cell + "**"
				}
			}
			row = append(row, cell)
		}
		rows = append(rows, row)
	}
	p.writeRows(p.armHeads("Metric", "of"), rows)
}

func (p *page) writeOutcomes() {
	var rows [][]string
	add := func(name string, n func(analyse.Arm) int) {
		row := []string{name}
		for _, a := range p.a.Arms {
			ran := a.Ledger.Scored + a.Ledger.Void
			cell := fmt.Sprint(n(a))
			if ran > 0 {
				cell += fmt.Sprintf(" (%s)", analyse.Percent(float64(n(a))/float64(ran)))
			}
			row = append(row, cell)
		}
		rows = append(rows, row)
	}
	for _, c := range p.a.Total.Labels {
		add(escapeCell(c.Name), func(a analyse.Arm) int { return report.CountOf(a.Labels, c.Name) })
	}
	if p.a.Total.Ledger.Void > 0 {
		add("void", func(a analyse.Arm) int { return a.Ledger.Void })
	}
	if len(rows) > 0 {
		p.printf("### Outcomes\n\nShares are of the trials that ran (scored + void).\n\n")
		p.writeRows(p.armHeads("Outcome"), rows)
	}
}

// armHeads returns heads followed by one head for each arm.
func (p *page) armHeads(heads ...string) []string {
	for _, a := range p.a.Arms {
		heads = append(heads, escapeCell(a.ID))
	}
	return heads
}

func (p *page) writeGroups() {
	metrics := []string{"success_rate"}
	if leading := p.a.Total.Leading(); leading != metrics[0] {
		metrics = append(metrics, leading)
	}
	if metric := report.BreakdownMetric(p.a); !slices.Contains(metrics, metric) {
		metrics = append(metrics, metric)
	}
	for _, by := range []string{"group", "hint_level"} {
		var rows [][]string
		for _, d := range p.a.Breakdowns {
			if d.By != by {
				continue
			}
			row := []string{escapeCell(d.Value), escapeCell(d.Arm), fmt.Sprint(d.Ledger.Scored)}
			for _, name := range metrics {
				for _, m := range d.Metrics {
					if m.Name == name {
						row = append(row, report.Value(m)+" "+report.Ratio(m))
					}
				}
			}
			rows = append(rows, row)
		}
		if len(rows) > 0 {
			p.printf("### By %s\n\n", strings.ReplaceAll(by, "_", " "))
			head := []string{"", "Arm", "Scored"}
			for _, m := range metrics {
				head = append(head, "`"+m+"`")
			}
			p.writeRows(head, rows)
		}
	}
}

func (p *page) writeFailureModes() {
	modes := report.FailureModes(p.a)
	var rows [][]string
	for _, m := range modes[:min(len(modes), maxModes)] {
		var examples []string
		for _, t := range m.Trials[:min(len(m.Trials), maxExamples)] {
			examples = append(examples, escapeCell(t.Task)+": "+escapeTo(report.Reasoning(p.a, &t), maxExample))
		}
		rows = append(rows, []string{escapeCell(m.Name), fmt.Sprint(len(m.Trials)), strings.Join(examples, "<br>")})
	}
	if len(rows) == 0 {
		return
	}
	p.printf("### Most frequent ways to fail\n\n")
	p.writeRows([]string{"", "Trials", "Examples"}, rows)
	if more := len(modes) - len(rows); more > 0 {
		p.printf("_… and %s; the misses are below._\n\n", report.Plural(more, "other way"))
	}
}

func (p *page) writeMisses() {
	missed := report.AllMissed(p.a)
	if len(missed) == 0 {
		return
	}
	p.printf("<details><summary>%s that did not pass</summary>\n\n", report.Plural(len(missed), "trial"))
	var rows [][]string
	head := []string{"Task", "Arm", "#", "Outcome", "Why"}
	columns := report.MissColumns(p.a)
	for _, c := range columns {
		head = append(head, c.Head)
	}
	for _, t := range missed[:min(len(missed), maxMisses)] {
		why := t.Reason
		if t.Graded != "" {
			why += "; as graded " + string(t.Graded)
		}
		row := []string{escapeCell(t.Task), escapeCell(t.Arm), fmt.Sprint(t.Index + 1), escapeCell(report.OutcomeText(t)), escapeCell(why)}
		for _, c := range columns {
			row = append(row, escapeTo(c.Value(p.a, t), c.Max))
		}
		rows = append(rows, row)
	}
	p.writeRows(head, rows)
	if more := len(missed) - len(rows); more > 0 {
		p.printf("_… and %d more; trials.csv has all of them._\n\n", more)
	}
	p.printf("</details>\n\n")
}

func (p *page) writeCost() {
	t := p.a.Total
	if report.NoModel(t.Cost) {
		p.printf("_%s", report.NoModelText(t.Cost.Free))
	} else if t.Tokens.Trials == 0 {
		p.printf("_Tokens: not known")
	} else {
		p.printf("_Tokens: %s in, of these %s from the cache; %s out", report.Thousands(t.Tokens.In()), report.Thousands(t.Tokens.CacheRead), report.Thousands(t.Tokens.Output))
	}
	if t.Turns.Mean != nil {
		p.printf(" · %.2f turns a trial", *t.Turns.Mean)
	}
	if !report.NoModel(t.Cost) {
		p.printf(" · %s", escapeCell(report.MoneyText(t)))
	}
	if t.Spent.Priced > t.Spent.Free {
		p.printf(" · %s", escapeCell("spent by this run $"+t.Spent.Billed.String()))
	}
	if len(t.Sources) > 0 {
		p.printf(" · answers: %s", escapeCell(report.Counts(t.Sources)))
	}
	if s := report.CacheText(t); s != "" {
		p.printf(" · %s", escapeCell(s))
	}
	p.printf("_\n")
	for _, s := range report.TrialNotes(p.a.Trials) {
		p.printf("\n_%s_\n", escapeCell(s))
	}
}

// writeTreatment reports of every server whether it reached the agents.
func (p *page) writeTreatment() {
	var rows [][]string
	for _, a := range p.a.Arms {
		for _, s := range a.Servers {
			rows = append(rows, []string{escapeCell(a.ID), escapeCell(s.Name), escapeCell(report.TreatmentText(s))})
		}
	}
	if len(rows) == 0 {
		return
	}
	p.printf("### Treatment\n\n")
	p.writeRows([]string{"arm", "server", "what reached the agents"}, rows)
}

// escapeCell makes foreign text harmless in a table cell, cut to a sane length.
func escapeCell(s string) string { return escapeTo(s, maxCell) }

func escapeTo(s string, n int) string { return report.Plain(s, n) }

// summaryText makes foreign text harmless in the line of a part that is folded.
func summaryText(s string) string { return report.PlainSummary(s, maxCell) }

func codeSpan(s string) string { return report.CodeSpan(s, maxCell) }
