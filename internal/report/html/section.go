package html

import (
	"html/template"

	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/chart"
	"github.com/assay-eval/assay/internal/section"
)

type sectionView struct {
	Title  string
	Blocks []blockView
}

// sectionsView holds sections by place.
type sectionsView struct{ Front, Results, Detail, Evidence, Costs []sectionView }

func (o *overview) Sections() sectionsView {
	return sectionsView{o.sectionViews(section.Front), o.sectionViews(section.Results), o.sectionViews(section.Detail), o.sectionViews(section.Evidence), o.sectionViews(section.Costs)}
}

// blockView is a block of a section; one of the fields after Class is set.
type blockView struct {
	Class      string
	Lead, Text string
	Items      []blockView
	Lines      []report.Line
	Table      *table
	Details    *sectionView
	Code       string
}

var toneClasses = map[section.Tone]string{
	section.Plain: "o-sentence", section.Muted: "o-note", section.Strong: "o-sentence o-strong", section.Good: "o-sentence o-is-pass",
	section.Caution: "o-note o-caution", section.Bad: "o-sentence o-is-fail",
}

func (o *overview) sectionViews(place section.Place) []sectionView {
	var out []sectionView
	for _, s := range section.At(o.sections, place) {
		out = append(out, sectionView{cleanText(s.Title), o.blockViews(s.Blocks)})
	}
	return out
}

func (o *overview) blockViews(blocks []section.Block) []blockView {
	var out []blockView
	for _, b := range blocks {
		switch b := b.(type) {
		case section.Sentence:
			out = append(out, sentenceView(b))
		case section.List:
			var v blockView
			for _, s := range b.Items {
				v.Items = append(v.Items, sentenceView(s))
			}
			out = append(out, v)
		case section.Lines:
			var v blockView
			for _, l := range b {
				v.Lines = append(v.Lines, report.Line{Key: cleanText(l.Key), Text: cleanText(l.Text)})
			}
			out = append(out, v)
		case section.Table:
			out = append(out, blockView{Table: o.sectionTable(b)})
		case section.Details:
			out = append(out, blockView{Details: &sectionView{cleanText(b.Summary), o.blockViews(b.Blocks)}})
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

func sentenceView(s section.Sentence) blockView {
	return blockView{Class: toneClasses[s.Tone], Lead: cleanText(s.Lead), Text: cleanText(s.Text)}
}

func (o *overview) sectionTable(t section.Table) *table {
	out := &table{Caption: cleanText(t.Caption)}
	for _, c := range t.Columns {
		head := textCell(c.Head)
		if c.Number {
			head = head.withClass("num")
		}
		out.Head = append(out.Head, head)
	}
	for _, row := range t.Rows {
		cells := make([]cell, len(row))
		for i, c := range row {
			cells[i] = o.sectionCell(t.Columns[i], c)
		}
		out.addRow("", cells...)
	}
	return out
}

func (o *overview) sectionCell(column section.Column, c section.Cell) cell {
	out := textCell(c.Text)
	if column.Number {
		out = numberCell(c.Text)
	}
	out = out.withSub(c.Sub)
	if iv := c.Interval; iv != nil {
		out = out.withClass("draw")
		strip := chart.Strip{Title: cleanText(c.Text), Desc: cleanText(c.Text + " " + c.Sub), Scale: chart.Scale{Low: iv.From, High: iv.To}, Estimate: iv.Estimate, Low: iv.Low, High: iv.High}
		out.Chart = template.HTML(strip.Draw()) //nolint:gosec // made by package chart
	}
	if l := c.Link; l != nil && l.Trial != nil {
		out = out.withLink(o.link.Trial(o.Run.Trials[*l.Trial].Key))
	} else if l != nil {
		out = out.withLink(o.link.Trials("arm", l.Arm, "task", l.Task, "label", l.Label, "criterion", l.Criterion))
	}
	return out
}
