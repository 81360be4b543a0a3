package text

import (
	"fmt"
	"strings"
	"unicode"

	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/section"
)

func (p *page) writeSections(place section.Place) {
	for _, s := range section.At(p.sections, place) {
		if s.Title != "" {
			p.writeTitle(report.Clean(s.Title))
		}
		p.writeBlocks(s.Blocks)
	}
}

func (p *page) writeBlocks(blocks []section.Block) {
	for _, b := range blocks {
		switch b := b.(type) {
		case section.Sentence:
			p.writeSentence(2, b)
		case section.List:
			indent := 2
			if b.Inner {
				indent = 4
			}
			for _, s := range b.Items {
				p.writeSentence(indent, s)
			}
		case section.Lines:
			p.writeLines(b)
		case section.Table:
			p.writeTable(b)
		case section.Details:
			p.writeText(2, p.Style.Bold, report.Clean(b.Summary))
			p.writeBlocks(b.Blocks)
		case section.Code:
			p.writeCode(b)
		}
	}
}

func (p *page) writeSentence(indent int, s section.Sentence) {
	text := report.Clean(s.Text)
	if s.Lead == "" {
		p.writeText(indent, p.toneStyle(s.Tone), text)
		return
	}
	p.writeLead(indent, p.toneStyle(s.Tone), report.Clean(s.Lead), text)
}

func (p *page) toneStyle(t section.Tone) func(string) string {
	switch t {
	case section.Muted:
		return p.Style.Dim
	case section.Strong:
		return p.Style.Bold
	case section.Good:
		return p.Style.Good
	case section.Caution:
		return p.Style.Warn
	case section.Bad:
		return p.Style.Bad
	}
	return nil
}

// writeTitled writes a table with a title and a note. It writes nothing if the table
// has no rows.
func (p *page) writeTitled(title string, t section.Table, note string) {
	if len(t.Rows) == 0 {
		return
	}
	p.writeTitle(title)
	p.writeTable(t)
	p.writeText(2, p.Style.Dim, note)
}

func (p *page) writeTable(t section.Table) {
	if len(t.Rows) == 0 {
		return
	}
	var align strings.Builder
	flex := 0
	heads := make([]string, len(t.Columns))
	for i, c := range t.Columns {
		letter := byte('l')
		switch {
		case c.Number:
			letter = 'r'
		case c.Cut == section.Later:
			letter = 'L'
		case c.Cut == section.First:
			flex = i
		}
		align.WriteByte(letter)
		heads[i] = report.Clean(c.Head)
	}
	out := p.newTable(align.String(), flex)
	out.AddRow(heads...)
	for _, row := range t.Rows {
		cells := make([]string, len(row))
		for i, c := range row {
			cells[i] = report.Clean(c.Text)
		}
		out.AddRow(cells...)
		for i, c := range t.Columns {
			out.PaintColumn(i, p.toneStyle(c.Tone))
		}
	}
	p.layTable(out)
}

// writeCode writes code without its last white space, cut at a line.
func (p *page) writeCode(c section.Code) {
	size := 0
	for line := range strings.Lines(strings.TrimRightFunc(c.Text, unicode.IsSpace)) {
		if size += len(line); c.Max > 0 && size > c.Max {
			p.writeText(4, p.Style.Dim, fmt.Sprintf("… %d bytes in all", len(c.Text)))
			break
		}
		p.writeLine(4, 0, report.CleanCode(line))
	}
}
