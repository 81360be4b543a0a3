package delta

import (
	"cmp"
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
	m := &markdownPage{c: c}
	m.printf("## %s against %s\n\n", escapeCell(cmp.Or(c.New.Run, "–")), escapeCell(cmp.Or(c.Old.Run, "–")))
	m.printf("**%s**\n\n", escapeCell(Headline(m.c)))
	if lines := successLines(c); len(lines) > 0 {
		for _, s := range lines {
			m.printf("- %s\n", escapeCell(s))
		}
		m.printf("\n")
	}
	m.writeHead()
	if line := clusterLine(c); line != "" {
		m.printf("%s\n\n", escapeCell(line))
	}
	m.writeChanges()
	m.printf("### Figures\n\n")
	m.writeTables()
	m.writeLists()
	_, err := io.WriteString(w, m.b.String())
	return err
}

type markdownPage struct {
	c *delta.Comparison
	b strings.Builder
}

func (m *markdownPage) printf(format string, args ...any) { fmt.Fprintf(&m.b, format, args...) }

func escapeCell(s string) string { return report.Plain(s, maxCell) }

func (m *markdownPage) writeHead() {
	for _, n := range m.c.Notice {
		m.printf("> %s\n\n", escapeCell(n))
	}
	for _, n := range m.c.Warnings {
		m.printf("> ⚠️ %s\n\n", escapeCell(n))
	}
}

func (m *markdownPage) writeTable(head []string, align string, rows [][]string) {
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

func (m *markdownPage) writeChanges() {
	m.printf("### What changed\n\n")
	var rows [][]string
	for _, part := range [][]delta.Change{m.c.Changes, m.c.SuiteChanges} {
		for i, c := range part {
			if i == maxListed {
				rows = append(rows, []string{fmt.Sprintf("… and %d more", len(part)-i), "", ""})
				break
			}
			name, from, to := settingChange(c)
			rows = append(rows, []string{escapeCell(name), escapeCell(from), escapeCell(to)})
		}
	}
	if len(rows) == 0 {
		m.printf("Nothing: all %s are the same.\n\n", report.Plural(m.c.Same, "condition"))
		return
	}
	m.writeTable([]string{"", "old", "new"}, "lll", rows)
	if m.c.Same > 0 {
		m.printf("The same: %s.\n\n", report.Plural(m.c.Same, "condition"))
	}
}

func (m *markdownPage) writeTables() {
	var n footnotes
	all := measureGrids(m.c, &n)
	if len(all) == 0 {
		return
	}
	for _, g := range all {
		var rows [][]string
		for i, row := range g.rows {
			cells := make([]string, len(row))
			for j, s := range row {
				cells[j] = escapeCell(s)
			}
			if g.sort[i] != "" {
				cells[3] = "**" + cells[3] + "**"
			}
			rows = append(rows, cells)
		}
		m.writeTable(g.head, "lrrrrrrl", rows)
	}
	for i, s := range n.texts {
		m.printf("%s %s  \n", superscript(i+1), escapeCell(s))
	}
	for _, s := range legendLines(m.c) {
		m.printf("%s  \n", report.EscapeMarkdown(s))
	}
	m.printf("\n")
}

func (m *markdownPage) writeLists() {
	for _, l := range taskLists(m.c) {
		if len(l.tasks) == 0 {
			continue
		}
		m.printf("### %s: %d\n\n%s\n\n", l.name, len(l.tasks), capitalize(l.about)+".")
		for i, x := range l.tasks {
			if i == l.most {
				m.printf("- … and %d more\n", len(l.tasks)-i)
				break
			}
			m.printf("- **%s**: %s", escapeCell(taskLine(x, len(m.c.Arms) > 1)), escapeCell(outcomeText(x)))
			if x.Reason != "" {
				m.printf("; %s", escapeCell(x.Reason))
			}
			m.printf("\n")
		}
		m.printf("\n")
	}
	for _, n := range nameLists(m.c) {
		m.printf("### %s: %d\n\n%s\n\n", n.name, len(n.names), report.EscapeMarkdown(joinNames(n.names, false)))
	}
	m.printf("Unchanged: %d (%d passing, %d still failing).\n", m.c.Passing+len(m.c.StillFailing), m.c.Passing, len(m.c.StillFailing))
}

// capitalize makes the first letter, which is ASCII, a capital.
func capitalize(s string) string { return strings.ToUpper(s[:1]) + s[1:] }
