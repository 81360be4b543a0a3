package delta

import (
	"fmt"
	"io"
	"strings"

	"github.com/assay-eval/assay/internal/analyse/delta"
	"github.com/assay-eval/assay/internal/report"
)

// maxCell is how many characters of foreign text a cell shows.
const maxCell = 200

// Markdown writes the comparison for a pull request or a CI page.
func Markdown(w io.Writer, c *delta.Comparison) error {
	m := &page{c: c}
	m.head()
	m.changes()
	m.printf("### Result\n\n**%s**\n\n", escape(Headline(m.c)))
	m.tables()
	m.lists()
	_, err := io.WriteString(w, m.b.String())
	return err
}

type page struct {
	c *delta.Comparison
	b strings.Builder
}

func (m *page) printf(format string, args ...any) { fmt.Fprintf(&m.b, format, args...) }

func escape(s string) string { return report.Plain(s, maxCell) }

func (m *page) head() {
	m.printf("## %s against %s\n\n", escape(dash(m.c.New.Run)), escape(dash(m.c.Old.Run)))
	for _, n := range m.c.Notice {
		m.printf("> %s\n\n", escape(n))
	}
	for _, n := range m.c.Warnings {
		m.printf("> ⚠️ %s\n\n", escape(n))
	}
}

func (m *page) table(head []string, align string, rows [][]string) {
	m.printf("| %s |\n|", strings.Join(head, " | "))
	for _, a := range align {
		if a == 'r' {
			m.printf("---:|")
		} else {
			m.printf("---|")
		}
	}
	m.printf("\n")
	for _, row := range rows {
		m.printf("| %s |\n", strings.Join(row, " | "))
	}
	m.printf("\n")
}

func (m *page) changes() {
	m.printf("### What changed\n\n")
	var rows [][]string
	for _, part := range [][]delta.Change{m.c.Changes, m.c.SuiteChanges} {
		for i, c := range part {
			if i == maxListed {
				rows = append(rows, []string{fmt.Sprintf("… and %d more", len(part)-i), "", ""})
				break
			}
			name, from, to := changed(c)
			rows = append(rows, []string{escape(name), escape(from), escape(to)})
		}
	}
	if len(rows) == 0 {
		m.printf("Nothing: all %s are the same.\n\n", report.Plural(m.c.Same, "condition"))
		return
	}
	m.table([]string{"", "old", "new"}, "lll", rows)
	if m.c.Same > 0 {
		m.printf("The same: %s.\n\n", report.Plural(m.c.Same, "condition"))
	}
}

func (m *page) tables() {
	var n notes
	all := grids(m.c, &n)
	if len(all) == 0 {
		return
	}
	for _, g := range all {
		var rows [][]string
		for i, row := range g.rows {
			cells := make([]string, len(row))
			for j, s := range row {
				cells[j] = escape(s)
			}
			if g.sort[i] != "" {
				cells[3] = "**" + cells[3] + "**"
			}
			rows = append(rows, cells)
		}
		m.table(g.head, "lrrrrrrl", rows)
	}
	for i, s := range n.texts {
		m.printf("%s %s  \n", superscript(i+1), escape(s))
	}
	for _, s := range legend(m.c) {
		m.printf("%s  \n", report.Escape(s))
	}
	m.printf("\n")
}

func (m *page) lists() {
	for _, l := range lists(m.c) {
		if len(l.tasks) == 0 {
			continue
		}
		m.printf("### %s: %d\n\n%s\n\n", l.name, len(l.tasks), upper(l.about)+".")
		for i, x := range l.tasks {
			if i == maxListed {
				m.printf("- … and %d more\n", len(l.tasks)-i)
				break
			}
			m.printf("- **%s**: %s", escape(line(x, several(m.c))), escape(went(x)))
			if x.Reason != "" {
				m.printf("; %s", escape(x.Reason))
			}
			m.printf("\n")
		}
		m.printf("\n")
	}
	for _, n := range []struct {
		name  string
		names []string
	}{{"Added", m.c.Added}, {"Removed", m.c.Removed}} {
		if len(n.names) > 0 {
			m.printf("### %s: %d\n\n%s\n\n", n.name, len(n.names), report.Escape(some(n.names, false)))
		}
	}
	m.printf("Unchanged: %d (%d passing, %d still failing).\n", m.c.Passing+len(m.c.StillFailing), m.c.Passing, len(m.c.StillFailing))
}

// upper makes the first letter, which is ASCII, a capital.
func upper(s string) string { return strings.ToUpper(s[:1]) + s[1:] }
