package text

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode"

	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/section"
)

// page is text in the making.
type page struct {
	Options
	b      strings.Builder
	indent int // of blocks
}

func newPage(o Options, width int) *page {
	o.Width = max(cmp.Or(o.Width, width), leastWidth)
	return &page{Options: o}
}

// WriteSections writes sections for a terminal.
func WriteSections(w io.Writer, sections []section.Section, o Options) error {
	p := newPage(o, defaultWidth)
	for i, s := range sections {
		p.indent = 2
		if s.Place == section.Head && s.Title == "" || i == 0 {
			p.indent = 0
		}
		if i > 0 && (s.Title != "" || s.Place == section.Head) {
			p.b.WriteByte('\n')
		}
		p.writeText(0, p.Style.Bold, report.Clean(s.Title))
		p.writeBlocks(s.Blocks)
	}
	_, err := io.WriteString(w, escapeCommands(p.b.String()))
	return err
}

func applyStyle(style func(string) string, s string) string {
	if style == nil || s == "" {
		return s
	}
	return style(s)
}

// writeText writes a paragraph, wrapped, with its later lines indented.
func (p *page) writeText(indent int, style func(string) string, s string) {
	for i, line := range report.WrapText(s, p.Width-indent-2) {
		p.writeLine(indent, i, applyStyle(style, line))
	}
}

// writeLead writes a paragraph whose first words are styled.
func (p *page) writeLead(indent int, style func(string) string, first, rest string) {
	for i, line := range report.WrapText(first+rest, p.Width-indent-2) {
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

// writeBlocks writes blocks, with an empty line before a table that nothing introduces,
// and after one before a list.
func (p *page) writeBlocks(blocks []section.Block) {
	for i, b := range blocks {
		if i > 0 && isApart(blocks[i-1], b) {
			p.b.WriteByte('\n')
		}
		switch b := b.(type) {
		case section.Sentence:
			p.writeSentence(p.indent, b)
		case section.List:
			indent := p.indent
			if b.Inner {
				indent += 2
			}
			for _, s := range b.Items {
				p.writeSentence(indent, s)
			}
		case section.Lines:
			p.writeLines(b)
		case section.Table:
			p.writeTable(b)
		case section.Details:
			p.writeText(p.indent, p.Style.Bold, report.Clean(b.Summary))
			p.writeBlocks(b.Blocks)
		case section.Code:
			p.writeCode(b)
		}
	}
}

// isApart reports whether an empty line separates two blocks.
func isApart(before, b section.Block) bool {
	switch b := b.(type) {
	case section.Table:
		s, ok := before.(section.Sentence)
		return len(b.Rows) > 0 && !(ok && s.Lead != "")
	case section.Lines, section.List:
		_, ok := before.(section.Table)
		return ok
	}
	return false
}

func (p *page) writeSentence(indent int, s section.Sentence) {
	text, lead := report.Clean(s.Text), report.Clean(s.Lead)
	switch {
	case s.Tone == section.Notice:
		p.writeText(0, p.Style.Warn, "! "+strings.TrimSpace(lead+" "+text))
	case lead == "":
		p.writeText(indent, p.toneStyle(s.Tone), text)
	case strings.HasPrefix(text, ","):
		p.writeLead(indent, p.toneStyle(s.Tone), lead, text)
	default:
		p.writeLead(indent, p.toneStyle(s.Tone), lead, " "+text)
	}
}

func (p *page) toneStyle(t section.Tone) func(string) string {
	switch t {
	case section.Muted:
		return p.Style.Dim
	case section.Strong:
		return p.Style.Bold
	case section.Good:
		return p.Style.Good
	case section.Caution, section.Notice:
		return p.Style.Warn
	case section.Bad:
		return p.Style.Bad
	}
	return nil
}

func (p *page) writeLines(lines section.Lines) {
	const key = 12
	for n, l := range lines {
		style := p.Style.Dim
		if n == 0 { // the main one
			style = nil
		}
		for i, line := range report.WrapText(report.Clean(l.Text), p.Width-p.indent-key) {
			head := ""
			if i == 0 {
				head = l.Key
			}
			fmt.Fprintf(&p.b, "%*s%-*s%s\n", p.indent, "", key, head, applyStyle(style, line))
		}
	}
}

// writeTable writes a table, and names the columns for which there was no room.
func (p *page) writeTable(t section.Table) {
	if len(t.Rows) == 0 {
		return
	}
	out := report.Table{Width: p.Width, Indent: p.indent, Drop: t.Drop}
	heads := make([]string, len(t.Columns))
	for i, c := range t.Columns {
		letter := "l"
		switch {
		case c.Number:
			letter = "r"
		case c.Cut == section.Later:
			letter = "L"
		case c.Cut == section.First:
			out.Flex = i
		}
		out.Align += letter
		heads[i] = report.Clean(c.Head)
	}
	out.AddRow(heads...)
	for _, row := range t.Rows {
		cells := make([]string, len(row))
		for i, c := range row {
			cells[i] = report.Clean(c.Text)
		}
		out.AddRow(cells...)
		for i, c := range row {
			out.PaintColumn(i, p.toneStyle(cmp.Or(c.Tone, t.Columns[i].Tone)))
		}
	}
	left := out.Write(&p.b)
	named := slices.DeleteFunc(left, func(s string) bool { return s == "" })
	switch {
	case len(named) > 0:
		p.writeText(p.indent, p.Style.Dim, "no room for: "+strings.Join(named, ", "))
	case len(left) > 0:
		p.writeText(p.indent, p.Style.Dim, "no room for "+report.Plural(len(left), "column"))
	}
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
