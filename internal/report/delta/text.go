package delta

import (
	"cmp"
	"fmt"
	"io"
	"strings"

	"github.com/assay-eval/assay/internal/analyse/delta"
	"github.com/assay-eval/assay/internal/report"
)

// Options say how the text looks.
type Options struct {
	Width           int                 // columns; 0 means 80
	All             bool                // list everything, not only the first of each kind
	Bold, Good, Bad func(string) string // colours; may be nil
}

// Text writes the comparison for a terminal.
func Text(w io.Writer, c *delta.Comparison, o Options) error {
	if o.Width == 0 {
		o.Width = 80
	}
	o.Width = max(o.Width, 40)
	t := &textPage{Options: o, c: c}
	t.writeParagraph(0, t.Bold, Headline(t.c))
	for _, s := range successLines(t.c) {
		t.writeText(2, s)
	}
	t.b.WriteByte('\n')
	t.writeHead()
	if line := clusterLine(t.c); line != "" {
		t.writeText(0, line)
	}
	t.writeChanges()
	t.writeTables()
	t.writeLists()
	_, err := io.WriteString(w, t.b.String())
	return err
}

type textPage struct {
	Options
	c *delta.Comparison
	b strings.Builder
}

func applyStyle(style func(string) string, s string) string {
	if style == nil || s == "" {
		return s
	}
	return style(s)
}

// writeText writes a paragraph, wrapped, with its later lines indented by two more.
func (t *textPage) writeText(indent int, s string) {
	t.writeParagraph(indent, nil, s)
}

func (t *textPage) writeParagraph(indent int, style func(string) string, s string) {
	for i, l := range report.WrapText(s, t.Width-indent-2) {
		if i == 1 {
			indent += 2
		}
		t.b.WriteString(strings.Repeat(" ", indent) + applyStyle(style, l) + "\n")
	}
}

func (t *textPage) writeTitle(s string) {
	t.b.WriteByte('\n')
	t.writeParagraph(0, t.Bold, s)
}

func (t *textPage) writeHead() {
	side := func(s delta.Side) string {
		return fmt.Sprintf("%s (%s, %s)", cmp.Or(report.Clean(s.Run), "–"), report.Clean(s.Suite), report.Plural(s.Tasks, "task"))
	}
	t.writeText(0, "old "+side(t.c.Old))
	t.writeText(0, "new "+side(t.c.New))
	for _, n := range t.c.Notice {
		t.writeText(0, "note: "+report.Clean(n))
	}
	for _, n := range t.c.Warnings {
		t.writeText(0, "warning: "+report.Clean(n))
	}
}

func (t *textPage) writeChanges() {
	t.writeTitle("What changed")
	if len(t.c.Changes)+len(t.c.SuiteChanges) == 0 {
		t.writeText(2, fmt.Sprintf("nothing: all %s are the same", report.Plural(t.c.Same, "condition")))
		return
	}
	for _, part := range [][]delta.Change{t.c.Changes, t.c.SuiteChanges} {
		for i, c := range part {
			if i == maxListed && !t.All {
				t.writeText(2, fmt.Sprintf("… and %d more", len(part)-i))
				break
			}
			name, from, to := settingChange(c)
			t.writeText(2, name+": "+from+" → "+to)
		}
	}
	if t.c.Same > 0 {
		t.writeText(2, fmt.Sprintf("the same: %s", report.Plural(t.c.Same, "condition")))
	}
}

// dropOrder is the order in which columns of the tables are left out where there is no
// room: tasks, p, interval, the old value. Marks of notes stay.
var dropOrder = []int{6, 5, 4, 1}

// writeTables writes the measures as one table, so that their columns stand below each
// other.
func (t *textPage) writeTables() {
	var n footnotes
	all := measureGrids(t.c, &n)
	if len(all) == 0 {
		return
	}
	x := report.Table{Width: t.Width, Align: "lrrrrrrl", Drop: dropOrder}
	for _, g := range all {
		if len(x.Rows) > 0 {
			x.AddRow(make([]string, len(x.Align))...)
		}
		x.AddRow(g.head...)
		x.PaintColumn(0, t.Bold)
		for i, row := range g.rows {
			x.AddRow(row...)
			switch g.sort[i] {
			case delta.ShownBetter:
				x.PaintColumn(3, t.Good)
			case delta.ShownWorse:
				x.PaintColumn(3, t.Bad)
			}
		}
	}
	t.b.WriteByte('\n')
	if left := x.Write(&t.b); len(left) > 0 {
		t.b.WriteByte('\n')
		t.writeText(0, "no room for: "+strings.Join(left, ", "))
	}
	t.b.WriteByte('\n')
	for i, s := range n.texts {
		t.writeText(0, superscript(i+1)+" "+report.Clean(s))
	}
	for _, s := range legendLines(t.c) {
		t.writeText(0, s)
	}
}

func (t *textPage) writeLists() {
	for _, l := range taskLists(t.c) {
		if len(l.tasks) == 0 {
			continue
		}
		t.writeTitle(fmt.Sprintf("%s: %d (%s)", l.name, len(l.tasks), l.about))
		for i, x := range l.tasks {
			if i == l.most && !t.All {
				t.writeText(2, fmt.Sprintf("… and %d more: --all lists them", len(l.tasks)-i))
				break
			}
			s := taskLine(x, len(t.c.Arms) > 1) + ": " + outcomeText(x)
			if x.Reason != "" {
				s += "; " + report.Cut(report.Clean(x.Reason), 200)
			}
			t.writeText(2, s)
		}
	}
	for _, n := range nameLists(t.c) {
		t.writeTitle(fmt.Sprintf("%s: %s", n.name, report.Plural(len(n.names), "task")))
		t.writeText(2, joinNames(n.names, t.All))
	}
	t.writeTitle(fmt.Sprintf("Unchanged: %d (%d passing, %d still failing)", t.c.Passing+len(t.c.StillFailing), t.c.Passing, len(t.c.StillFailing)))
}

// joinNames joins names, the first of them unless all are wanted.
func joinNames(names []string, all bool) string {
	most := len(names)
	if !all {
		most = min(most, maxListed)
	}
	var out []string
	for _, n := range names[:most] {
		out = append(out, report.Clean(n))
	}
	s := strings.Join(out, ", ")
	if more := len(names) - most; more > 0 {
		s += fmt.Sprintf(" and %d more", more)
	}
	return s
}
