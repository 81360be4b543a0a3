package answer

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/section"
)

// BlocksOf returns the answer of a run as blocks, or nil if no trial is scored.
func BlocksOf(a *analyse.Analysis) []section.Block {
	if a.Total.Ledger.Scored == 0 {
		return nil
	}
	return Of(a).Blocks()
}

// Blocks returns the answer as blocks of a section, without the verdict and the gates,
// which a page shows in parts of their own.
func (b *Answer) Blocks() []section.Block {
	var out []section.Block
	size := b.Size
	if b.Spent != "" {
		size += ", " + b.Spent
	}
	out = append(out, section.Sentence{Text: size, Tone: section.Muted})
	if b.Source != "" {
		out = append(out, section.Sentence{Text: b.Source, Tone: section.Caution})
	}
	if len(b.Replies) > 0 {
		out = append(out, b.replyTable())
	}
	if len(b.Price) > 0 {
		out = append(out, section.Sentence{Lead: priceHead + ":", Text: strings.Join(b.Price, "; ")})
	}
	if len(b.Replies) == 0 && len(b.Checks) > 0 {
		out = append(out, b.CheckTable())
	}
	if len(b.Arms) > 0 {
		out = append(out, b.armTable())
	}
	var failures section.List
	for _, f := range b.Failures {
		failures.Items = append(failures.Items, section.Sentence{Lead: f.Lead + ":", Text: f.Text})
	}
	if len(failures.Items) > 0 {
		out = append(out, failures)
	}
	return out
}

func text(s string) section.Cell { return section.Cell{Text: s} }

// addRest adds a row that counts the rows that are not shown.
func addRest(t *section.Table, more int, noun string) {
	if more > 0 {
		row := make([]section.Cell, len(t.Columns))
		row[0].Text = "… " + report.Plural(more, "more "+noun)
		t.Rows = append(t.Rows, row)
	}
}

func (b *Answer) replyTable() section.Table {
	t := section.Table{Caption: "Answers", Columns: []section.Column{
		{Head: "Question"}, {Head: "Answer", Tone: section.Strong}, {Head: "Treatment"}, {Head: "Control"}, {Head: "Difference", Number: true}, {Head: "Interval"}, {Head: "p", Number: true}}}
	side := func(name, rate string) string { return strings.TrimSpace(name + " " + rate) }
	for _, r := range b.Replies {
		word := r.Word
		if r.Why != "" {
			word += ": " + r.Why
		}
		t.Rows = append(t.Rows, []section.Cell{text(r.Ask), text(word), text(side(r.Treatment, r.Rates[0])), text(side(r.Control, r.Rates[1])),
			text(cmp.Or(r.Points, "–")), {Text: cmp.Or(r.Between, "–"), Interval: r.Interval}, text(cmp.Or(strings.TrimPrefix(strings.TrimPrefix(r.P, "p "), "= "), "–"))})
	}
	addRest(&t, b.MoreReplies, "comparison")
	return t
}

func (b *Answer) armTable() section.Table {
	cells := func(a *Arm) []string { return []string{openText(a.Open), a.Time, a.Tokens, a.Cost} }
	heads := []string{"No verdict", "Time a trial", "Tokens a trial", "Cost a trial"}
	t := section.Table{Caption: "Success and cost of each arm", Columns: []section.Column{{Head: "Arm"}, {Head: "Passes", Number: true}, {Head: "Rate", Number: true}, {Head: "95% interval"}}}
	var known []int // columns with a figure
	for i, head := range heads {
		for j := range b.Arms {
			if cells(&b.Arms[j])[i] != "" {
				known, t.Columns = append(known, i), append(t.Columns, section.Column{Head: head, Number: true})
				break
			}
		}
	}
	for i := range b.Arms {
		a := &b.Arms[i]
		row := []section.Cell{{Text: a.Name, Link: &section.Link{Arm: a.ID}}, text(a.Ratio), text(a.Rate), {Text: cmp.Or(a.Between, "–"), Interval: a.Interval}}
		for _, k := range known {
			row = append(row, text(cmp.Or(cells(a)[k], "–")))
		}
		t.Rows = append(t.Rows, row)
	}
	addRest(&t, b.MoreArms, "arm")
	return t
}

func openText(n int) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprint(n)
}

// CheckTable returns the gates, or the criteria of a suite without any.
func (b *Answer) CheckTable() section.Table {
	t := section.Table{Caption: "What is measured", Columns: []section.Column{{Head: "Measured"}, {Head: "Of", Number: true}, {Head: "Value", Number: true}, {Head: "95% interval"}, {Head: "Gate"}}}
	for _, c := range b.Checks {
		t.Rows = append(t.Rows, []section.Cell{text(c.Name), text(cmp.Or(c.Ratio, "–")), text(cmp.Or(c.Value, "–")), {Text: cmp.Or(c.Between, "–"), Interval: c.Interval}, text(strings.TrimSpace(c.Mark + " " + cmp.Or(c.Limit, c.Why)))})
	}
	addRest(&t, b.MoreChecks, "gate")
	return t
}
