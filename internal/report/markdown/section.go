package markdown

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/section"
)

// Page is a page of Markdown in the making, and the length to which it cuts texts and
// lists.
type Page struct {
	Cell, Line int // characters of a cell or name, and of a sentence
	Rows       int // of a table; 0 for all
	Bytes      int // of the rows of a table or list; 0 for all
	b          strings.Builder
}

// String returns the page.
func (p *Page) String() string { return p.b.String() }

func (p *Page) printf(format string, args ...any) { fmt.Fprintf(&p.b, format, args...) }

// escapeCell makes foreign text harmless in a table cell, cut to a sane length.
func (p *Page) escapeCell(s string) string { return report.Plain(s, p.Cell) }

func (p *Page) escapeLine(s string) string { return report.Plain(s, p.Line) }

// summaryText makes foreign text harmless in the line of a part that is folded.
func (p *Page) summaryText(s string) string { return report.PlainSummary(s, p.Cell) }

// WriteSections writes sections with their titles; the first has the title of the page.
func (p *Page) WriteSections(sections []section.Section) {
	for i, s := range sections {
		p.WriteSection(s, i == 0)
	}
}

// WriteSection writes a section. A first one has the title of the page.
func (p *Page) WriteSection(s section.Section, first bool) {
	switch {
	case s.Folded:
		p.WriteBlocks([]section.Block{section.Details{Summary: s.Title, Blocks: s.Blocks}})
		return
	case first:
		p.printf("## %s\n\n", p.escapeCell(s.Title))
	case s.Title != "":
		p.printf("### %s\n\n", p.escapeCell(s.Title))
	}
	p.WriteBlocks(s.Blocks)
}

// WriteBlocks writes blocks.
func (p *Page) WriteBlocks(blocks []section.Block) {
	for _, b := range blocks {
		switch b := b.(type) {
		case section.Sentence:
			p.printf("%s\n\n", p.sentenceText(b))
		case section.List:
			items := make([]string, len(b.Items))
			for i, s := range b.Items {
				if items[i] = "- " + p.sentenceText(s) + "\n"; s.Tone == section.Notice { // each a quotation
					items[i] = p.sentenceText(s) + "\n\n"
				}
			}
			p.writeRows(items, "- … and %d more\n")
		case section.Lines:
			items := make([]string, len(b))
			for i, l := range b {
				items[i] = "- " + p.escapeLine(strings.TrimPrefix(l.Key+": "+l.Text, ": ")) + "\n"
			}
			p.writeRows(items, "- … and %d more\n")
		case section.Table:
			p.writeTable(b)
		case section.Details:
			p.printf("<details><summary>%s</summary>\n\n", p.summaryText(b.Summary))
			p.WriteBlocks(b.Blocks)
			p.printf("</details>\n\n")
		case section.Code:
			p.writeCode(b)
		}
	}
}

func (p *Page) sentenceText(s section.Sentence) string {
	text, lead := p.escapeLine(s.Text), ""
	if s.Lead != "" {
		lead = "**" + p.escapeCell(s.Lead) + "**"
		if text != "" && !strings.HasPrefix(text, ",") {
			lead += " "
		}
	}
	switch {
	case s.Tone == section.Notice:
		return "> " + lead + text
	case lead != "":
		return lead + text
	case s.Tone == section.Muted:
		return "_" + text + "_"
	case s.Tone == section.Strong, s.Tone == section.Good, s.Tone == section.Bad:
		return "**" + text + "**"
	}
	return text
}

// writeRows writes rows as far as there is room, counts the rest and ends the block.
func (p *Page) writeRows(rows []string, more string) {
	size := 0
	for i, row := range rows {
		if size += len(row); p.Bytes > 0 && size > p.Bytes || p.Rows > 0 && i == p.Rows && strings.HasPrefix(row, "|") {
			p.printf(more, len(rows)-i)
			break
		}
		p.b.WriteString(row)
	}
	if len(rows) > 0 && !strings.HasSuffix(p.b.String(), "\n\n") {
		p.b.WriteByte('\n')
	}
}

func (p *Page) writeTable(t section.Table) {
	if len(t.Rows) == 0 {
		return
	}
	heads, rules := make([]string, len(t.Columns)), make([]string, len(t.Columns))
	for i, c := range t.Columns {
		heads[i], rules[i] = c.Head, "---"
		if c.Head != "#" { // alone it refers to no issue
			heads[i] = p.escapeCell(c.Head)
		}
		if c.Number {
			rules[i] = "---:"
		}
	}
	rows := make([]string, len(t.Rows))
	for n, row := range t.Rows {
		cells := make([]string, len(row))
		for i, c := range row {
			cells[i] = p.cellText(c, t.Columns[i])
		}
		rows[n] = "| " + strings.Join(cells, " | ") + " |\n"
	}
	p.printf("| %s |\n|%s|\n", strings.Join(heads, " | "), strings.Join(rules, "|"))
	p.writeRows(rows, "\n_… and %d more rows in results.json._\n")
}

func (p *Page) cellText(c section.Cell, column section.Column) string {
	most := cmp.Or(column.Max, p.Cell)
	switch text := report.Plain(c.Text, most); {
	case column.Code && c.Text != "":
		return report.CodeSpan(c.Text, most)
	case slices.Contains([]section.Tone{section.Strong, section.Good, section.Bad}, c.Tone) && text != "":
		return "**" + text + "**"
	default:
		return text
	}
}

var backticks = lazyregexp.New("`+")

// writeCode writes foreign text as a fenced block that it cannot leave.
func (p *Page) writeCode(c section.Code) {
	cut, text := "", c.Text
	if c.Max > 0 && len(text) > c.Max {
		cut = fmt.Sprintf("\n_Cut: %s of %s bytes._\n", report.Thousands(int64(c.Max)), report.Thousands(int64(len(text))))
		text = strings.ToValidUTF8(text[:c.Max], "")
	}
	var b strings.Builder
	for line := range strings.Lines(text) {
		body := strings.TrimLeft(line, " \t")
		indent := strings.ReplaceAll(line[:len(line)-len(body)], "\t", "    ")
		b.WriteString(strings.TrimRight(indent+report.CleanCode(body), " ") + "\n")
	}
	clean := strings.TrimRight(b.String(), "\n")
	longest := 2
	for _, run := range backticks.FindAllString(clean, -1) {
		longest = max(longest, len(run))
	}
	fence := strings.Repeat("`", longest+1)
	p.printf("%s%s\n%s\n%s\n%s\n", fence, c.Language, clean, fence, cut)
}
