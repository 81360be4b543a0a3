package markdown

import (
	"fmt"
	"strings"

	"github.com/assay-eval/assay/internal/report"
)

// maxNotes is how many notes of people are shown.
const maxNotes = 40

func (p *page) writePeopleNotes() {
	notes := report.WrittenNotes(p.a)
	if len(notes) == 0 {
		return
	}
	p.printf("<details><summary>%s of people</summary>\n\n", report.Plural(len(notes), "note"))
	var rows [][]string
	for _, n := range notes[:min(len(notes), maxNotes)] {
		outcome := ""
		if n.Counts {
			outcome = report.SetText(n.Trial)
		}
		rows = append(rows, []string{escapeCell(n.Key.Task), escapeCell(n.Key.Arm), fmt.Sprint(n.Key.Index + 1),
			escapeCell(report.NoteAuthor(n)), escapeCell(strings.Join(report.NoteLines(n.Note), " · ")), outcome})
	}
	p.writeRows([]string{"Task", "Arm", "#", "Who", "What", "Outcome"}, rows)
	if more := len(notes) - len(rows); more > 0 {
		p.printf("_… and %s; assay annotate RUN --list has all of them._\n\n", report.Plural(more, "more note"))
	}
	p.printf("</details>\n\n")
}
