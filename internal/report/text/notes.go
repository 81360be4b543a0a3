package text

import (
	"strings"

	"github.com/assay-eval/assay/internal/report"
)

// graded shows what overrides of people change, with the figures as graded.
func (p *page) graded() {
	rows := report.GradedRows(p.a)
	if rows == nil {
		return
	}
	p.title("Outcomes set by people")
	p.rows("lll", 0, append([][]string{report.GradedHead()}, rows...))
}

// said lists the notes of people.
func (p *page) said() {
	notes := report.Notes(p.a)
	if len(notes) == 0 {
		return
	}
	p.title("Notes of people: " + report.Plural(len(notes), "note"))
	for i, n := range notes {
		if !p.All && i == maxRows {
			p.say(2, p.Style.Dim, "… and "+report.Plural(len(notes)-i, "more note")+"; all of them: assay annotate "+report.RunName(p.a)+" --list")
			break
		}
		text := report.By(n) + ": " + strings.Join(report.NoteLines(n.Note), " · ")
		if n.Counts {
			text += " (" + report.SetText(n.Trial) + ")"
		}
		p.lead(2, p.Style.Bold, report.Clean(n.Key.String()), text)
	}
}
