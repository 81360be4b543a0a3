package html

import (
	"cmp"
	"html/template"
	"strings"

	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/chart"
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/trial"
)

type sectionView struct {
	Title  string
	Folded bool
	Blocks []blockView
}

// sectionsView holds sections by place.
type sectionsView struct{ Front, Rates, Results, Detail, Evidence, Money, Costs, End []sectionView }

func (o *overview) Sections() sectionsView {
	at := o.sectionViews
	return sectionsView{at(section.Front), at(section.Rates), at(section.Results), at(section.Detail), at(section.Evidence), at(section.Money), at(section.Costs), at(section.End)}
}

// blockView is a block of a section; one of the fields after Class is set.
type blockView struct {
	Class      string
	Lead, Text string
	Href       string // of Lead
	Items      []blockView
	Lines      []report.Line
	Table      *table
	Details    *sectionView
	Code       string
}

var toneClasses = map[section.Tone]string{
	section.Plain: "o-sentence", section.Muted: "o-note", section.Strong: "o-sentence o-strong", section.Good: "o-sentence o-is-pass",
	section.Caution: "o-note o-caution", section.Bad: "o-sentence o-is-fail",
	section.Notice: "o-note o-caution",
}

func (o *overview) sectionViews(place section.Place) []sectionView {
	var out []sectionView
	for _, s := range section.At(o.sections, place) {
		out = append(out, sectionView{cleanText(s.Title), s.Folded, o.blockViews(s.Title, s.Blocks)})
	}
	return out
}

// blockViews returns blocks; tables without a caption have the title.
func (o *overview) blockViews(title string, blocks []section.Block) []blockView {
	var out []blockView
	for _, b := range blocks {
		switch b := b.(type) {
		case section.Sentence:
			out = append(out, o.sentenceView(b))
		case section.List:
			var v blockView
			for _, s := range b.Items {
				v.Items = append(v.Items, o.sentenceView(s))
			}
			out = append(out, v)
		case section.Lines:
			var v blockView
			for _, l := range b {
				v.Lines = append(v.Lines, report.Line{Key: cleanText(l.Key), Text: cleanText(l.Text)})
			}
			out = append(out, v)
		case section.Table:
			b.Caption = cmp.Or(b.Caption, title)
			out = append(out, blockView{Table: o.sectionTable(b)})
		case section.Details:
			out = append(out, blockView{Details: &sectionView{Title: cleanText(b.Summary), Blocks: o.blockViews(b.Summary, b.Blocks)}})
		case section.Code:
			text := b.Text
			if b.Max > 0 {
				text = cutBytes(text, b.Max)
			}
			out = append(out, blockView{Code: text})
		}
	}
	return out
}

func (o *overview) sentenceView(s section.Sentence) blockView {
	return blockView{Class: toneClasses[s.Tone], Lead: cleanText(s.Lead), Text: cleanText(s.Text), Href: o.address(s.Link)}
}

func (o *overview) sectionTable(t section.Table) *table {
	out := &table{Caption: cleanText(t.Caption)}
	scales := make([]chart.Scale, len(t.Columns))
	for i, c := range t.Columns {
		head := textCell(c.Head)
		if c.Number {
			head = head.withClass("num")
		}
		if scale, write := columnScale(t.Rows, i); write != nil {
			out.Class = "forest"
			scales[i], head.Chart, head.Class = scale, chartCell(chart.DrawAxis(scale, 4, write)).Chart, "draw"
		}
		out.Head = append(out.Head, head)
	}
	for _, row := range t.Rows {
		cells := make([]cell, len(row))
		for i, c := range row {
			cells[i] = o.sectionCell(t.Columns[i], c, scales[i])
		}
		out.addRow("", cells...)
	}
	return out
}

// columnScale returns a scale for the intervals of a column, and how to write its values;
// nil if it has no intervals.
func columnScale(rows [][]section.Cell, column int) (scale chart.Scale, write func(float64) string) {
	var all []*float64
	var last *section.Interval
	for _, row := range rows {
		if iv := row[column].Interval; iv != nil {
			all, last = append(all, iv.Estimate, iv.Low, iv.High), iv
		}
	}
	switch {
	case last == nil:
		return scale, nil
	case last.Scale == section.Differences:
		return pointScale(append(all, new(0.0))...), pointsText
	case last.Scale == section.Factors:
		return chart.LogScaleAround(2, append(all, new(1.0))...), func(v float64) string { return strings.TrimRight(strings.TrimRight(report.FormatFactor(&v), "0"), ".") }
	}
	return chart.Scale{Low: last.From, High: last.To}, percentText
}

func (o *overview) sectionCell(column section.Column, c section.Cell, scale chart.Scale) cell {
	out := textCell(c.Text)
	if column.Number {
		out = numberCell(c.Text)
	}
	out = out.withSub(c.Sub)
	if iv := c.Interval; iv != nil {
		out = out.withClass("draw")
		strip := chart.Strip{Title: cleanText(c.Text), Desc: cleanText(c.Text + " " + c.Sub), Scale: scale, Open: iv.Scale == section.Factors, Estimate: iv.Estimate, Low: iv.Low, High: iv.High, Refs: chart.GridRefs(scale, 4)}
		switch iv.Scale {
		case section.Differences:
			strip.Refs = append(strip.Refs, chart.Ref{At: 0, Class: "c-zero"})
		case section.Factors:
			strip.Refs = append(strip.Refs, chart.Ref{At: 1, Class: "c-zero"})
		}
		out.Chart = template.HTML(strip.Draw()) //nolint:gosec // made by package chart
	}
	return out.withLink(o.address(c.Link))
}

// address returns the address to which a link of a section leads; "" for nil.
func (o *overview) address(l *section.Link) string {
	switch {
	case l == nil:
		return ""
	case l.Index != nil:
		return o.link.Trial(trial.Key{Task: l.Task, Arm: l.Arm, Index: *l.Index})
	}
	return o.link.Trials("arm", l.Arm, "task", l.Task, "label", l.Label, "criterion", l.Criterion, "status", l.Status)
}
