package markterm

import (
	"slices"
	"strings"

	"github.com/mattn/go-runewidth"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// tableGap is the space between two columns, leastColumn how narrow a column may become
// before its words are broken.
const (
	tableGap    = 2
	manyColumns = 10 // beyond so many columns the space is one
	leastColumn = 5
)

// renderTable renders a table whose second line is its ruler. Cells are wrapped where the
// table is wider than the page.
func (r *renderer) renderTable(lines []string, indent string) {
	var rows [][]string
	columns := 0
	for i, line := range lines {
		if i == 1 {
			continue
		}
		row := splitRow(line)
		for j := range row {
			row[j] = r.renderInline(row[j], r.Colour)
		}
		rows, columns = append(rows, row), max(columns, len(row))
	}
	for i := range rows {
		for len(rows[i]) < columns {
			rows[i] = append(rows[i], "")
		}
	}
	gap := tableGap
	if columns > manyColumns {
		gap = 1
	}
	widths := fitColumns(rows, columns, r.Width-len(indent)-gap*(columns-1))
	between := strings.Repeat(" ", gap)
	r.startBlock()
	apart := standApart(rows, widths)
	for i, row := range rows {
		if i > 1 && apart {
			r.writeLine("")
		}
		r.renderRow(row, widths, i == 0, indent, between)
		if i == 0 {
			rule := make([]string, columns)
			for j, w := range widths {
				rule[j] = strings.Repeat("─", w)
			}
			r.writeLine(indent + strings.Join(rule, between))
		}
	}
}

// standApart reports whether rows need an empty line between them: a first cell has
// several lines, or most rows have more than two.
func standApart(rows [][]string, widths []int) bool {
	tall := 0
	for _, row := range rows[1:] {
		high := false
		for j, text := range row {
			n := len(breakWords(wrap(text, widths[j]), widths[j]))
			if n > 1 && j == 0 {
				return true
			}
			high = high || n > 2
		}
		if high {
			tall++
		}
	}
	return 2*tall > len(rows)
}

// renderRow writes a row.
func (r *renderer) renderRow(row []string, widths []int, head bool, indent, between string) {
	cells, height := make([][]string, len(row)), 1
	for j, text := range row {
		if head && r.Colour {
			text = bold(ansi.ReplaceAllString(text, ""))
		}
		cells[j] = breakWords(wrap(text, widths[j]), widths[j])
		height = max(height, len(cells[j]))
	}
	for k := range height {
		var b strings.Builder
		for j, lines := range cells {
			text := ""
			if k < len(lines) {
				text = lines[k]
			}
			b.WriteString(text + strings.Repeat(" ", max(0, widths[j]-displayWidth(text))) + between)
		}
		r.writeLine(indent + b.String())
	}
}

var escapedBar = lazyregexp.New(`\\\|`)

// splitRow splits a row at bars that are not escaped and not in code.
func splitRow(line string) []string {
	line = strings.TrimSuffix(strings.TrimPrefix(strings.TrimSpace(escapedBar.ReplaceAllString(line, "\x01")), "|"), "|")
	cells := strings.Split(line, "|")
	for i, c := range cells {
		cells[i] = strings.ReplaceAll(strings.TrimSpace(c), "\x01", "|")
	}
	return cells
}

// fitColumns returns the width of each column so that their sum is at most width: columns
// that are narrow keep their width, the others share the rest.
func fitColumns(rows [][]string, columns, width int) []int {
	natural, least := make([]int, columns), make([]int, columns)
	for _, row := range rows {
		for j, text := range row {
			natural[j] = max(natural[j], displayWidth(text))
			for _, word := range strings.Fields(text) {
				least[j] = max(least[j], displayWidth(word))
			}
		}
	}
	widths := slices.Clone(natural)
	for sum(widths) > width {
		// The widest column that is wider than its longest word gives way, else the widest.
		at := widest(widths, least)
		if at < 0 {
			if at = widest(widths, nil); at < 0 {
				break
			}
		}
		widths[at]--
	}
	return widths
}

// widest returns the index of the widest column that is wider than its least width, or
// than leastColumn if least is nil. It returns -1 if none.
func widest(widths, least []int) int {
	at := -1
	for j, w := range widths {
		floor := leastColumn
		if least != nil {
			floor = least[j]
		}
		if w > floor && (at < 0 || w > widths[at]) {
			at = j
		}
	}
	return at
}

func sum(xs []int) int {
	n := 0
	for _, x := range xs {
		n += x
	}
	return n
}

// breakWords breaks lines that are wider than width.
func breakWords(lines []string, width int) []string {
	var out []string
	for _, line := range lines {
		for displayWidth(line) > width && width > 0 {
			style := ""
			if m := ansi.FindString(line); m != "" && strings.HasPrefix(line, m) {
				style = m
			}
			line = ansi.ReplaceAllString(line, "")
			head := runewidth.Truncate(line, width, "")
			if head == "" {
				break
			}
			line = line[len(head):]
			if style != "" {
				head, line = style+head+"\x1b[0m", style+line+"\x1b[0m"
			}
			out = append(out, head)
		}
		out = append(out, line)
	}
	return out
}
