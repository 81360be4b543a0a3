package markdown

import (
	"cmp"
	"strings"

	"github.com/assay-eval/assay/internal/section"
)

var sectionOptions = section.Options{Medium: section.Markdown}

func (p *page) writeSections(place section.Place) {
	for _, s := range section.At(p.sections, place) {
		if s.Title != "" {
			p.printf("### %s\n\n", escapeCell(s.Title))
		}
		p.writeBlocks(s.Blocks)
	}
}

func (p *page) writeBlocks(blocks []section.Block) {
	for _, b := range blocks {
		switch b := b.(type) {
		case section.Sentence:
			p.printf("%s\n\n", sentenceText(b))
		case section.List:
			for _, s := range b.Items {
				p.printf("- %s\n", sentenceText(s))
			}
			p.printf("\n")
		case section.Lines:
			for _, l := range b {
				key := ""
				if l.Key != "" {
					key = escapeCell(l.Key) + ": "
				}
				p.printf("- %s%s\n", key, escapeTo(l.Text, maxLine))
			}
			p.printf("\n")
		case section.Table:
			p.writeTable(b)
		case section.Details:
			p.printf("<details><summary>%s</summary>\n\n", summaryText(b.Summary))
			p.writeBlocks(b.Blocks)
			p.printf("</details>\n\n")
		case section.Code:
			p.writeBlock(b.Language, b.Text, cmp.Or(b.Max, len(b.Text)))
		}
	}
}

func sentenceText(s section.Sentence) string {
	text := escapeTo(s.Text, maxLine)
	switch {
	case s.Lead != "" && strings.HasPrefix(text, ","):
		return "**" + escapeCell(s.Lead) + "**" + text
	case s.Lead != "":
		return "**" + escapeCell(s.Lead) + "** " + text
	case s.Tone == section.Muted:
		return "_" + text + "_"
	case s.Tone == section.Strong:
		return "**" + text + "**"
	}
	return text
}

// writeTitled writes a table with a title and a note. It writes nothing if the table
// has no rows.
func (p *page) writeTitled(title string, t section.Table, note string) {
	if len(t.Rows) == 0 {
		return
	}
	p.printf("### %s\n\n", title)
	p.writeTable(t)
	if note != "" {
		p.printf("_%s_\n\n", escapeTo(note, maxLine))
	}
}

func (p *page) writeTable(t section.Table) {
	heads := make([]string, len(t.Columns))
	for i, c := range t.Columns {
		heads[i] = c.Head
		if c.Head != "#" { // alone it refers to no issue
			heads[i] = escapeCell(c.Head)
		}
	}
	var rows [][]string
	for _, row := range t.Rows {
		cells := make([]string, len(row))
		for i, c := range row {
			cells[i] = escapeTo(c.Text, cmp.Or(t.Columns[i].Max, maxCell))
		}
		rows = append(rows, cells)
	}
	p.writeRows(heads, rows)
}
