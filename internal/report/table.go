package report

import (
	"cmp"
	"slices"
	"strings"

	"github.com/mattn/go-runewidth"
)

// Table lays out rows in columns by display width, so that wide characters line
// up too. The first row is its head.
//
// Where the page is too narrow the flexible column is cut first, then other columns of
// text, each to no less than leastFlex; a cut text has a "…", in the middle where ends
// tell names apart. Numbers are not cut: if that is not enough, whole columns are left
// out, a last one that is text and then the last first, but never the first and the
// leading one, which is the first with numbers. The caller reports columns that are
// left out.
type Table struct {
	Width  int    // of the page
	Indent int    // before every row
	Align  string // one letter a column: l or r, L for text that may be cut
	Flex   int    // column that gives way first when the page is too narrow
	Drop   []int  // columns in the order in which they are left out; nil for the order above
	Rows   [][]TableCell
}

// TableCell is a text and its colour.
type TableCell struct {
	Text  string
	Style func(string) string // nil for none
}

// AddRow adds a row.
func (t *Table) AddRow(texts ...string) {
	row := make([]TableCell, len(texts))
	for i, s := range texts {
		row[i].Text = s
	}
	t.Rows = append(t.Rows, row)
}

// PaintColumn styles a column of the last row.
func (t *Table) PaintColumn(column int, style func(string) string) {
	t.Rows[len(t.Rows)-1][column].Style = style
}

// gap is the space between two columns.
const gap = 2

// leastFlex is how narrow the flexible column may become.
const leastFlex = 12

// fitColumns returns the width of each column, 0 for a column that is left out.
func (t *Table) fitColumns() []int {
	widths := make([]int, len(t.Align))
	for i := range widths {
		widths[i] = t.naturalWidth(i)
	}
	over := func() int {
		total := t.Indent - gap
		for _, w := range widths {
			if w > 0 {
				total += w + gap
			}
		}
		return total - t.Width
	}
	soft := []int{t.Flex}
	for i, a := range t.Align {
		if a == 'L' && i != t.Flex {
			soft = append(soft, i)
		}
	}
	cut := func(least int) {
		for _, i := range soft {
			if o := over(); o > 0 && widths[i] > least {
				widths[i] = max(least, widths[i]-o)
			}
		}
	}
	cut(leastFlex)
	for _, i := range t.dropOrder(soft) {
		if over() > 0 {
			widths[i] = 0
		}
	}
	cut(1)
	lead := t.leadColumn()
	if o := over(); o > 0 && lead < len(widths) { // one column of long words is left
		widths[lead] = max(1, widths[lead]-o)
	}
	// Columns left out may have made room for cut ones.
	for _, i := range soft {
		if o := over(); o < 0 && widths[i] > 0 {
			widths[i] = min(widths[i]-o, t.naturalWidth(i))
		}
	}
	return widths
}

func (t *Table) dropOrder(soft []int) []int {
	if t.Drop != nil {
		return t.Drop
	}
	var out, texts []int
	lead, last := t.leadColumn(), len(t.Align)-1
	if t.Flex == last && last > 0 {
		out = append(out, last) // the denominator of a figure goes before its interval
	}
	for i := last; i > 0; i-- {
		switch {
		case i == lead:
		case !slices.Contains(soft, i):
			out = append(out, i)
		case i != t.Flex:
			texts = append(texts, i)
		}
	}
	return append(out, texts...)
}

func (t *Table) naturalWidth(i int) int {
	w := 0
	for _, row := range t.Rows {
		w = max(w, runewidth.StringWidth(row[i].Text))
	}
	return w
}

// leadColumn returns the index of the first column of numbers, or of the second column
// if none.
func (t *Table) leadColumn() int {
	if i := strings.IndexByte(t.Align, 'r'); i >= 0 {
		return i
	}
	return 1
}

// looksAlike reports whether texts of column i that differ would look the same if their
// ends were cut off: names often begin alike.
func (t *Table) looksAlike(i, width int) bool {
	seen := map[string]string{}
	for _, row := range t.Rows {
		if s := row[i].Text; runewidth.StringWidth(s) > width && width > 0 {
			short := runewidth.Truncate(s, width, "…")
			if other, ok := seen[short]; ok && other != s {
				return true
			}
			seen[short] = s
		}
	}
	return false
}

// shortTexts returns short forms of the texts of column i that are wider than width, by
// text, if they would look alike without their ends.
func (t *Table) shortTexts(i, width int) map[string]string {
	if width < leastDistinct || !t.looksAlike(i, width) {
		return nil
	}
	var texts []string
	out := map[string]string{}
	for _, row := range t.Rows {
		s := row[i].Text
		if _, known := out[s]; !known {
			out[s], texts = "", append(texts, s)
		}
	}
	apart, _ := cutApart(texts, width)
	for j, s := range apart {
		out[texts[j]] = s
	}
	return out
}

// Write writes the rows and returns the heads of the columns that are left out.
func (t *Table) Write(b *strings.Builder) (left []string) {
	if len(t.Rows) == 0 {
		return nil
	}
	widths := t.fitColumns()
	for i, w := range widths {
		if w == 0 && t.naturalWidth(i) > 0 {
			left = append(left, strings.TrimSpace(t.Rows[0][i].Text))
		}
	}
	short := make([]map[string]string, len(widths))
	for i, w := range widths {
		short[i] = t.shortTexts(i, w)
	}
	for _, row := range t.Rows {
		var cells []string
		for i, c := range row {
			if widths[i] == 0 {
				continue
			}
			text := c.Text
			if runewidth.StringWidth(text) > widths[i] {
				text = cmp.Or(short[i][text], runewidth.Truncate(text, widths[i], "…"))
			}
			pad := strings.Repeat(" ", max(0, widths[i]-runewidth.StringWidth(text)))
			if c.Style != nil {
				text = c.Style(text)
			}
			if t.Align[i] == 'r' {
				cells = append(cells, pad+text)
			} else {
				cells = append(cells, text+pad)
			}
		}
		line := strings.Repeat(" ", t.Indent) + strings.Join(cells, strings.Repeat(" ", gap))
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	return left
}
