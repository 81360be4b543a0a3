// Package text is the report for a terminal: verdict and ledger first, then rates with
// their intervals, gates, failures and cost, in 80 columns unless there is more room.
// Colour is the caller's choice; a word or sign has the same meaning.
package text

import (
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/trial"
)

// Options choose the form of the report.
type Options struct {
	Width int   // columns; 0 means 80
	Style Style // zero value: no colour
	All   bool  // list everything, not only the first of each kind
}

// Style colours words. Fields may be nil.
type Style struct {
	Bold, Dim, Good, Warn, Bad func(string) string
}

// ANSI is the style for terminals that show the sixteen colours.
func ANSI() Style {
	sgr := func(code string) func(string) string {
		return func(s string) string { return "\x1b[" + code + "m" + s + "\x1b[0m" }
	}
	return Style{Bold: sgr("1"), Dim: sgr("2"), Good: sgr("32"), Warn: sgr("33"), Bad: sgr("31")}
}

const (
	defaultWidth = 80
	leastWidth   = 40
	// maxListed is how many trials of a kind, and maxRows how many rows of a
	// breakdown, are listed unless all are asked for.
	maxListed = 10
	maxRows   = 20
)

// WithOptions returns the format with options.
func WithOptions(o Options) report.WriteFunc {
	if o.Width == 0 {
		o.Width = defaultWidth
	}
	o.Width = max(o.Width, leastWidth)
	return func(w io.Writer, a *analyse.Analysis, ev trial.Opener) error {
		p := &page{Options: o, a: a}
		p.sections = report.Sections(a, ev, p.sectionOptions())
		p.writeHead()
		p.writeTitled("Outcomes set by people", report.GradedTable(a), "")
		p.writeSections(section.Front)
		p.writeArms()
		if a.Total.Ledger.Scored > 0 { // tables of dashes say nothing
			p.writeTitled("Several tries", report.PassTable(a), report.PassNote)
			p.writeFamilies()
			p.writeSections(section.Results)
			p.writeBreakdown()
			p.writeComparisons()
			p.writeSections(section.Detail)
			p.writePrograms()
		}
		p.writeGates()
		p.writeMisses()
		p.writeSections(section.Evidence)
		p.writeCost()
		p.writeSections(section.Costs)
		p.writeSessionStart()
		p.writeTitled("By state of the cache", report.StrataTable(a), report.StrataNote)
		p.writePeopleNotes()
		p.writeNotes()
		_, err := io.WriteString(w, escapeCommands(p.b.String()))
		return err
	}
}

// escapeCommands breaks text that a CI system which reads the log would take for a
// command of the job: GitHub's runner takes "::NAME::" at the start of a line, white
// space aside, and "##[NAME]" anywhere in one. Foreign text is wrapped, so that any
// word of it may come to begin a line.
func escapeCommands(s string) string {
	return strings.ReplaceAll(command.ReplaceAllString(s, "$1: :"), "##[", "# #[")
}

var command = regexp.MustCompile(`(?m)^([\s\p{Z}]*)::`)

// Format is the report that a terminal shows.
var Format = report.Format{Name: "text", Doc: "what a terminal shows", Write: Write}

// Write is the report in 80 columns without colour.
func Write(w io.Writer, a *analyse.Analysis, evidence trial.Opener) error {
	return WithOptions(Options{})(w, a, evidence)
}

type page struct {
	Options
	a        *analyse.Analysis
	b        strings.Builder
	sections []section.Section
}

func (p *page) sectionOptions() section.Options {
	return section.Options{Medium: section.Text, All: p.All}
}

func applyStyle(style func(string) string, s string) string {
	if style == nil {
		return s
	}
	return style(s)
}

func (p *page) verdictStyle(w analyse.Word) func(string) string {
	switch w {
	case analyse.Pass:
		return p.Style.Good
	case analyse.Fail:
		return p.Style.Bad
	}
	return p.Style.Warn
}

// writeText writes a paragraph, wrapped, with its later lines indented.
func (p *page) writeText(indent int, style func(string) string, s string) {
	for i, line := range report.WrapText(s, p.Width-indent-2) {
		p.writeLine(indent, i, applyStyle(style, line))
	}
}

// writeLead writes a paragraph whose first words are styled.
func (p *page) writeLead(indent int, style func(string) string, first, rest string) {
	for i, line := range report.WrapText(first+" "+rest, p.Width-indent-2) {
		if after, ok := strings.CutPrefix(line, first); ok && i == 0 {
			line = applyStyle(style, first) + after
		}
		p.writeLine(indent, i, line)
	}
}

func (p *page) writeLine(indent, i int, s string) {
	if i > 0 {
		indent += 2
	}
	p.b.WriteString(strings.Repeat(" ", indent) + s + "\n")
}

func (p *page) writeTitle(s string) {
	p.b.WriteByte('\n')
	p.writeText(0, p.Style.Bold, s)
}

// layTable writes a table, and names the columns for which there was no room.
func (p *page) layTable(t *report.Table) {
	left := t.Write(&p.b)
	named := slices.DeleteFunc(left, func(s string) bool { return s == "" })
	if len(left) == 0 {
		return
	}
	text := "no room for " + report.Plural(len(left), "column")
	if len(named) > 0 {
		text = "no room for: " + strings.Join(named, ", ")
	}
	p.writeText(t.Indent, p.Style.Dim, text)
}

func (p *page) newTable(align string, flex int) *report.Table {
	return &report.Table{Width: p.Width, Indent: 2, Align: align, Flex: flex}
}

func (p *page) writeHead() {
	name := report.Clean(p.a.Suite)
	if p.a.Run != "" {
		name += " · " + report.Clean(p.a.Run)
	}
	p.writeText(0, p.Style.Bold, name)
	p.writeText(0, p.verdictStyle(p.a.Verdict.Word), report.Clean(report.Headline(p.a.Verdict)))
	for _, n := range p.a.Notice {
		p.writeText(0, p.Style.Warn, "! "+report.Clean(n))
	}
	if p.a.Description != "" {
		p.writeText(0, p.Style.Dim, report.Clean(p.a.Description))
	}
	l := p.a.Total.Ledger
	p.b.WriteByte('\n')
	p.writeText(0, nil, l.String())
	if l.Void > 0 {
		p.writeText(2, nil, "void: "+report.Counts(l.Voids()))
	}
	if l.Skipped > 0 {
		p.writeText(2, nil, "skipped: "+report.Counts(l.SkippedBy))
	}
}

func (p *page) writeArms() {
	p.writeTitle("Arms")
	t := p.newTable("lrrlrrr", 0)
	t.AddRow("", "success", "of", "95% interval", "unknown", "void", "skipped")
	for _, a := range p.a.Arms {
		m := a.Metrics[0]
		t.AddRow(report.Clean(a.ID), report.Value(m), report.Ratio(m), m.Interval(),
			fmt.Sprint(a.Ledger.Unknown), fmt.Sprint(a.Ledger.Void), fmt.Sprint(a.Ledger.Skipped+a.Ledger.Pending))
	}
	p.layTable(t)
	p.writeText(2, p.Style.Dim, "of: "+p.a.Total.Metrics[0].Of+"; skipped includes pending")
	for _, a := range p.a.Arms {
		if seed, ok := a.Metric("success_rate_seed"); ok && seed.Denominator > a.Metrics[0].Denominator {
			p.writeText(2, p.Style.Dim, fmt.Sprintf("%s: success_rate_seed %s %s, void and unknown counted as failed", report.Clean(a.ID), report.Value(seed), report.Ratio(seed)))
		}
	}
	if len(p.a.Arms) == 0 {
		return
	}
	t = p.newTable("lrrrrl", 0)
	t.AddRow("criterion", "pass", "fail", "unknown", "n/a", "")
	for _, c := range p.a.Total.Criteria {
		kind := "reported"
		if c.Required {
			kind = "required"
		}
		t.AddRow(report.Clean(c.Name), fmt.Sprint(c.Pass), fmt.Sprint(c.Fail), fmt.Sprint(c.Unknown), fmt.Sprint(c.NotApplicable), kind)
	}
	if len(p.a.Total.Criteria) > 0 {
		p.b.WriteByte('\n')
		p.layTable(t)
	}
}

// writeFamilies writes the metrics of each family, such as binding, one block an arm.
func (p *page) writeFamilies() {
	for _, kind := range p.a.Total.Families() {
		if report.HasOwnMetrics(p.a, kind) {
			continue
		}
		for _, a := range p.a.Arms {
			p.writeTitle(report.FamilyTitle(p.a, kind) + ": " + report.Clean(a.ID))
			t := p.newTable("lrrll", 4)
			t.AddRow("", "", "", "95% interval", "of")
			for _, m := range a.Family(kind) {
				t.AddRow(m.Name, report.Value(m), report.Ratio(m), m.Interval(), m.Of)
				t.PaintColumn(4, p.Style.Dim)
			}
			p.layTable(t)
			p.writeText(2, nil, "outcomes: "+report.Counts(a.Labels))
		}
	}
}

func (p *page) writeBreakdown() {
	metric := report.BreakdownMetric(p.a)
	for part := range report.Runs(p.a.Breakdowns, func(d *analyse.Breakdown) string { return d.By }) {
		if part[0].By == "tag" && !p.All { // there are often as many tags as tasks
			continue
		}
		p.writeTitle("By " + strings.ReplaceAll(part[0].By, "_", " "))
		t, left := p.newTable("lLrrlr", 0), 0
		t.AddRow("", "arm", metric, "of", "95% interval", "success")
		for _, d := range part {
			if !p.All && len(t.Rows) > maxRows { // the head counts as a row
				left++
				continue
			}
			for _, m := range d.Metrics {
				if m.Name == metric {
					t.AddRow(report.Clean(d.Value), report.Clean(d.Arm), report.Value(m), report.Ratio(m), m.Interval(), report.Ratio(d.Metrics[0]))
				}
			}
		}
		p.layTable(t)
		if left > 0 {
			p.writeText(2, p.Style.Dim, fmt.Sprintf("… and %d more in results.json", left))
		}
	}
}

// marks precede rules, so that colour is not needed.
var marks = map[analyse.Word]string{analyse.Pass: "✓", analyse.Fail: "✗", analyse.Undecidable: "?", analyse.RuleSkipped: "–"}

func (p *page) writeGates() {
	if len(p.a.Rules) == 0 {
		return
	}
	p.writeTitle("Gates")
	for _, r := range p.a.Rules {
		name := report.Clean(r.Name)
		if r.Floor {
			name += " (floor)"
		}
		p.writeText(2, p.verdictStyle(r.Verdict), fmt.Sprintf("%s %s: %s", marks[r.Verdict], name, report.Clean(r.Why)))
		if r.Measured.Value == nil {
			continue
		}
		line := fmt.Sprintf("%s %s, %s %s", report.Clean(r.Measured.Name), report.Value(r.Measured), report.SizeText(r), r.Measured.Of)
		if iv := r.Measured.Interval(); iv != "" {
			line += ", " + report.CoverageOf(r.Measured) + " interval for tasks like these " + iv
		}
		if alarm := report.Alarm(r); alarm != "" {
			line += "; " + alarm
		}
		p.writeText(4, p.Style.Dim, line)
	}
	p.writeText(2, p.Style.Dim, report.ModeExplanation(p.a.Verdict))
	for _, w := range report.OwnReasons(p.a) {
		p.writeText(2, p.Style.Warn, "run: "+report.Clean(w))
	}
}

func (p *page) writeMisses() {
	for _, kind := range []struct {
		title   string
		outcome trial.Verdict
		style   func(string) string
	}{{"Failed", trial.Fail, p.Style.Bad}, {"Unknown", trial.Unknown, p.Style.Warn}, {"Void", "", p.Style.Warn}} {
		ts := report.MissedTrials(p.a, kind.outcome)
		if len(ts) == 0 {
			continue
		}
		p.writeTitle(fmt.Sprintf("%s: %s", kind.title, report.Plural(len(ts), "trial")))
		shown := ts
		if !p.All {
			shown = ts[:min(len(ts), maxListed)]
		}
		for _, t := range shown {
			what := t.Label
			if t.Status == analyse.Void {
				what = "void (" + string(t.Void) + ")"
			}
			why := report.Clean(t.Reason)
			if t.Graded != "" {
				why += "; as graded " + string(t.Graded)
			}
			p.writeLead(2, kind.style, report.Clean(what), report.Clean(t.String())+": "+why)
		}
		if more := len(ts) - len(shown); more > 0 {
			p.writeText(2, p.Style.Dim, fmt.Sprintf("… and %d more; all of them: assay report %s --all", more, report.RunName(p.a)))
		}
	}
}

func (p *page) writeCost() {
	p.writeTitle("Cost and time")
	align, head := "lrrrrrr", []string{"", "billed", "cold", "in", "cached", "out", "median time"}
	told := report.HasComputedCost(p.a)
	if told {
		align, head = align+"r", slices.Insert(head, 2, "computed")
	}
	t := p.newTable(align, 0)
	t.AddRow(head...)
	for _, a := range p.a.Arms {
		tok := a.Tokens
		median := "–"
		switch {
		case a.Time.MedianMS != nil:
			median = analyse.Milliseconds(*a.Time.MedianMS)
		case a.Time.CachedMedianMS != nil:
			median = analyse.Milliseconds(*a.Time.CachedMedianMS) + " (cached)"
		}
		row := []string{report.Clean(a.ID), report.BilledCost(a.Cost), report.ColdCost(a.Cost), "–", "–", "–", median}
		if tok.Trials > 0 {
			row[3], row[4], row[5] = report.Thousands(tok.Input+tok.CacheWrite5m+tok.CacheWrite1h), report.Thousands(tok.CacheRead), report.Thousands(tok.Output)
		}
		if told {
			row = slices.Insert(row, 2, report.ComputedCost(a.Cost))
		}
		t.AddRow(row...)
	}
	p.layTable(t)
	p.writeNumbers()
	p.writeSuccess()
	total := p.a.Total
	if total.Cost.Priced > total.Cost.Free {
		p.writeText(2, p.Style.Dim, "cold: as if nothing had been cached; cached: tokens read from the provider's cache")
	}
	for _, note := range report.PriceNotes(p.a) {
		p.writeText(2, nil, note)
	}
	if total.Spent.Priced > total.Spent.Free {
		p.writeText(2, nil, report.SpentText(total))
	}
	if len(total.Sources) > 0 {
		p.writeText(2, nil, "answers: "+report.Counts(total.Sources))
	}
	if s := report.CacheText(total); s != "" {
		p.writeText(2, nil, s)
	}
	if total.Time.Cached > 0 {
		p.writeText(2, p.Style.Dim, report.CachedTimesText(total))
	}
	if len(total.Models) > 0 {
		p.writeText(2, nil, "model served: "+report.Counts(total.Models))
	}
	p.writeAttempts()
}

func (p *page) writeAttempts() {
	if at := p.a.Total.Attempts; at.Retried > 0 || at.Throttled > 0 {
		p.writeText(2, nil, report.RetryText(at))
	}
	for _, a := range p.a.Arms {
		for _, s := range a.Servers {
			p.writeText(2, nil, fmt.Sprintf("%s server %s: %s", report.Clean(a.ID), report.Clean(s.Name), report.TreatmentText(s)))
		}
	}
}

func (p *page) writeNotes() {
	notes := report.Warnings(p.a)
	if len(notes) == 0 {
		return
	}
	p.writeTitle("Notes")
	for _, n := range notes {
		p.writeText(2, nil, report.Clean(n))
	}
}
