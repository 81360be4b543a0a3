package text

import (
	"strings"

	"github.com/mattn/go-runewidth"
)

// table lays out rows in columns by display width, so that wide characters line
// up too.
type table struct {
	width  int    // of the page
	indent int    // before every row
	align  string // one letter a column: l or r
	flex   int    // column that gives way when the page is too narrow; -1 for none
	rows   [][]cell
}

type cell struct {
	text  string
	style func(string) string // nil for none
}

func (t *table) add(texts ...string) {
	row := make([]cell, len(texts))
	for i, s := range texts {
		row[i].text = s
	}
	t.rows = append(t.rows, row)
}

// paint styles a column of the last row.
func (t *table) paint(column int, style func(string) string) {
	t.rows[len(t.rows)-1][column].style = style
}

// gap is the space between two columns.
const gap = 2

// leastFlex is how narrow the flexible column may become.
const leastFlex = 12

func (t *table) write(b *strings.Builder) {
	widths := make([]int, len(t.align))
	for _, row := range t.rows {
		for i, c := range row {
			widths[i] = max(widths[i], runewidth.StringWidth(c.text))
		}
	}
	total := t.indent - gap
	for _, w := range widths {
		total += w + gap
	}
	if over := total - t.width; over > 0 && t.flex >= 0 {
		widths[t.flex] = max(min(leastFlex, widths[t.flex]), widths[t.flex]-over)
	}
	for _, row := range t.rows {
		line := strings.Repeat(" ", t.indent)
		for i, c := range row {
			text := c.text
			if runewidth.StringWidth(text) > widths[i] {
				text = runewidth.Truncate(text, widths[i], "…")
			}
			pad := strings.Repeat(" ", widths[i]-runewidth.StringWidth(text))
			if c.style != nil {
				text = c.style(text)
			}
			if i > 0 {
				line += strings.Repeat(" ", gap)
			}
			if t.align[i] == 'r' {
				line += pad + text
			} else {
				line += text + pad
			}
		}
		b.WriteString(strings.TrimRight(line, " "))
		b.WriteByte('\n')
	}
}
