package delta

import (
	"cmp"
	"fmt"
	"io"
	"strings"

	"github.com/assay-eval/assay/internal/analyse/delta"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/markdown"
	"github.com/assay-eval/assay/internal/report/text"
	"github.com/assay-eval/assay/internal/section"
)

// Text writes the comparison for a terminal.
func Text(w io.Writer, c *delta.Comparison, o text.Options) error {
	return text.WriteSections(w, Sections(c, section.Options{Medium: section.Text, All: o.All}), o)
}

// Markdown writes the comparison for a pull request or a CI page.
func Markdown(w io.Writer, c *delta.Comparison) error {
	return markdown.WriteSections(w, Sections(c, section.Options{Medium: section.Markdown}))
}

func plain(text string) section.Sentence { return section.Sentence{Text: text} }

// listOf returns sentences of one tone.
func listOf(tone section.Tone, texts []string) section.List {
	var list section.List
	for _, s := range texts {
		list.Items = append(list.Items, section.Sentence{Text: s, Tone: tone})
	}
	return list
}

// Sections returns the comparison as sections: its verdict, what changed, the figures and
// the tasks.
func Sections(c *delta.Comparison, o section.Options) []section.Section {
	out := append(headSections(c, o), changeSection(c, o), figureSection(c, o))
	for _, l := range taskLists(c) {
		if len(l.tasks) > 0 {
			out = append(out, taskSection(c, l, o))
		}
	}
	for _, n := range nameLists(c) {
		out = append(out, section.Section{Place: section.Failures, Title: fmt.Sprintf("%s: %s", n.name, report.Plural(len(n.names), "task")), Blocks: []section.Block{plain(joinNames(n.names, o.All))}})
	}
	return append(out, section.Section{Place: section.End, Title: fmt.Sprintf("Unchanged: %d (%d passing, %d still failing)", c.Passing+len(c.StillFailing), c.Passing, len(c.StillFailing))})
}

func headSections(c *delta.Comparison, o section.Options) []section.Section {
	success := listOf(section.Plain, successLines(c))
	warnings := listOf(section.Notice, c.Warnings)
	for i := range warnings.Items {
		warnings.Items[i].Lead = "warning:"
	}
	about := []section.Block{listOf(section.Notice, c.Notice), warnings, plain(clusterLine(c))}
	if o.Medium != section.Text {
		head := append([]section.Block{section.Sentence{Text: Headline(c), Tone: section.Strong}, success}, about...)
		return []section.Section{{Place: section.Head, Title: cmp.Or(c.New.Run, "–") + " against " + cmp.Or(c.Old.Run, "–"), Blocks: section.WithContent(head)}}
	}
	success.Inner = true
	side := func(name string, s delta.Side) section.Block {
		return plain(fmt.Sprintf("%s %s (%s, %s)", name, cmp.Or(report.Clean(s.Run), "–"), s.Suite, report.Plural(s.Tasks, "task")))
	}
	return []section.Section{{Place: section.Head, Title: Headline(c), Blocks: section.WithContent([]section.Block{success})},
		{Place: section.Head, Blocks: section.WithContent(append([]section.Block{side("old", c.Old), side("new", c.New)}, about...))}}
}

func changeSection(c *delta.Comparison, o section.Options) section.Section {
	var list section.List
	for _, part := range [][]delta.Change{c.Changes, c.SuiteChanges} {
		for i, x := range part {
			if i == maxListed && !o.All {
				list.Items = append(list.Items, plain(fmt.Sprintf("… and %d more", len(part)-i)))
				break
			}
			name, from, to := settingChange(x)
			list.Items = append(list.Items, section.Sentence{Lead: name + ":", Text: from + " → " + to})
		}
	}
	same := section.Sentence{}
	switch n := report.Plural(c.Same, "condition"); {
	case len(list.Items) == 0:
		same.Text = fmt.Sprintf("nothing: all %s are the same", n)
	case c.Same > 0:
		same.Text = "the same: " + n
	}
	return section.Section{Place: section.Front, Title: "What changed", Blocks: section.WithContent([]section.Block{list, same})}
}

// dropOrder is the order in which columns of the tables are left out where there is no
// room: tasks, p, interval, the old value. Marks of notes stay.
var dropOrder = []int{6, 5, 4, 1}

// figureSection holds the tables of the measures. In a terminal they are one table, so
// that their columns line up.
func figureSection(c *delta.Comparison, o section.Options) section.Section {
	var n footnotes
	var blocks []section.Block
	var all section.Table
	for _, g := range measureGrids(c, &n) {
		t := section.TextTable("lrrrrrrl", g.head, g.rows)
		for i := range t.Rows {
			switch g.sort[i] {
			case delta.ShownBetter:
				t.Rows[i][3].Tone = section.Good
			case delta.ShownWorse:
				t.Rows[i][3].Tone = section.Bad
			}
		}
		switch {
		case o.Medium != section.Text:
			blocks = append(blocks, t)
		case all.Columns == nil:
			all = t
			all.Drop = dropOrder
		default:
			head := section.TextTable("lrrrrrrl", g.head, [][]string{make([]string, len(g.head)), g.head}).Rows
			head[1][0].Tone = section.Strong
			all.Rows = append(append(all.Rows, head...), t.Rows...)
		}
	}
	var notes []string
	for i, s := range n.texts {
		notes = append(notes, superscript(i+1)+" "+s)
	}
	notes = append(notes, legendLines(c)...)
	if len(c.Rows) == 0 {
		notes = nil
	}
	return section.Section{Place: section.Rates, Title: "Figures", Blocks: section.WithContent(append(blocks, all, listOf(section.Plain, notes)))}
}

func taskSection(c *delta.Comparison, l list, o section.Options) section.Section {
	var items section.List
	for i, x := range l.tasks {
		if i == l.most && !o.All {
			items.Items = append(items.Items, plain(fmt.Sprintf("… and %d more: --all lists them", len(l.tasks)-i)))
			break
		}
		text := outcomeText(x)
		if x.Reason != "" {
			text += "; " + report.Cut(report.Clean(x.Reason), 200)
		}
		items.Items = append(items.Items, section.Sentence{Lead: taskLine(x, len(c.Arms) > 1) + ":", Text: text})
	}
	return section.Section{Place: section.Failures, Title: fmt.Sprintf("%s: %d", l.name, len(l.tasks)), Blocks: []section.Block{section.Sentence{Text: l.about, Tone: section.Muted}, items}}
}

// joinNames joins names, the first of them unless all are wanted.
func joinNames(names []string, all bool) string {
	most := len(names)
	if !all {
		most = min(most, maxListed)
	}
	s := strings.Join(names[:most], ", ")
	if more := len(names) - most; more > 0 {
		s += fmt.Sprintf(" and %d more", more)
	}
	return s
}
