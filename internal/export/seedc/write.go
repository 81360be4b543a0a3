package seedc

import (
	"bufio"
	"bytes"
	"io"
	"slices"
	"strconv"
	"strings"
)

// WriteRunsCSV writes runs.csv.
func WriteRunsCSV(w io.Writer, rows []Row) error {
	t := newTable(w)
	cells := make([]string, width)
	for i, c := range columns {
		cells[i] = c.name
	}
	t.writeRow(cells...)
	for i := range rows {
		for j, v := range rows[i].cells {
			cells[j] = cellText(v)
		}
		t.writeRow(cells...)
	}
	return t.end()
}

// WriteRunsJSONL writes runs.jsonl: the fields of runs.csv, null where they are not
// known, and the provider's usage.
func WriteRunsJSONL(w io.Writer, rows []Row) error {
	b := bufio.NewWriter(w)
	for i := range rows {
		o := make(object, 0, width+1)
		for j, v := range rows[i].cells {
			o = append(o, member{columns[j].name, v})
		}
		o = append(o, member{"provider_usage", rows[i].usage})
		_, _ = b.WriteString(jsonNotation.format(o) + "\n") // the writer keeps its error
	}
	return b.Flush()
}

// WriteSummaryCSV writes summary.csv or summary_cold.csv, and nothing if there is
// no cell: the original makes no file then.
func WriteSummaryCSV(w io.Writer, cells []Cell) error {
	if len(cells) == 0 {
		return nil
	}
	t := newTable(w)
	t.writeRow(summaryColumns...)
	for _, c := range cells {
		row := make([]string, len(c))
		for i, v := range c {
			row[i] = cellText(v)
		}
		t.writeRow(row...)
	}
	return t.end()
}

// preface precedes the table where the reader of a run has no older file to take it
// from.
const preface = `# Summary

Two views of cost stand side by side:
- ` + "`cost_*`" + ` is what was billed: cached tokens at their lower price, tool schemas included.
- ` + "`cold_cost_*`" + ` prices tokens read from a cache as if they had not been cached.

` + "`summary_cold.*`" + ` holds only the runs that read nothing from a cache.

`

// SummaryPreface returns the text before the table of an older summary.md, or "" if it
// has none.
func SummaryPreface(old []byte) string {
	at := 0
	if !bytes.HasPrefix(old, []byte("| ")) {
		i := bytes.Index(old, []byte("\n| "))
		if i < 0 {
			return ""
		}
		at = i + 1
	}
	return string(old[:at])
}

// WriteSummaryMarkdown writes summary.md or summary_cold.md. before is the text before
// the table, see [SummaryPreface]; "" means our own.
func WriteSummaryMarkdown(w io.Writer, cells []Cell, before string) error {
	if before == "" {
		before = preface
	}
	b := bufio.NewWriter(w)
	if len(cells) == 0 {
		_, _ = b.WriteString("No results.\n")
		return b.Flush()
	}
	_, _ = b.WriteString(before)
	_, _ = b.WriteString("| " + strings.Join(markdownColumns, " | ") + " |\n|" + strings.Repeat("---|", len(markdownColumns)) + "\n")
	for _, c := range cells {
		row := make([]string, len(markdownColumns))
		for i, name := range markdownColumns {
			row[i] = markdownText(name, c[slices.Index(summaryColumns, name)])
		}
		_, _ = b.WriteString("| " + strings.Join(row, " | ") + " |\n")
	}
	return b.Flush()
}

func markdownText(name string, v any) string {
	x, ok := v.(float64)
	if !ok {
		return cellText(v)
	}
	decimals, percent := columnFormat(name)
	if percent {
		return strconv.FormatFloat(x*100, 'f', decimals, 64) + "%"
	}
	return strconv.FormatFloat(x, 'f', decimals, 64)
}

// cellText writes a value as Python's csv module does: null is empty, and other values
// are written as str does.
func cellText(v any) string {
	switch v := v.(type) {
	case nil:
		return ""
	case string:
		return v
	}
	return pythonNotation.format(v)
}

// table writes CSV with CRLF line ends and no more quotes than are needed; its
// first error ends it.
type table struct{ w *bufio.Writer }

func newTable(w io.Writer) *table { return &table{bufio.NewWriter(w)} }

func (t *table) writeRow(cells ...string) {
	for i, s := range cells {
		if i > 0 {
			_ = t.w.WriteByte(',')
		}
		if strings.ContainsAny(s, ",\"\r\n") {
			s = `"` + strings.ReplaceAll(s, `"`, `""`) + `"`
		}
		_, _ = t.w.WriteString(s) // the writer keeps its error, and end returns it
	}
	_, _ = t.w.WriteString("\r\n")
}

func (t *table) end() error { return t.w.Flush() }
