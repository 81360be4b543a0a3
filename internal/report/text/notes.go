package text

import (
	"strings"

	"github.com/assay-eval/assay/internal/report"
)

func (p *page) writePeopleNotes() {
	notes := report.WrittenNotes(p.a)
	if len(notes) == 0 {
		return
	}
	p.writeTitle("Notes of people: " + report.Plural(len(notes), "note"))
	for i, n := range notes {
		if !p.All && i == maxRows {
			p.writeText(2, p.Style.Dim, "… and "+report.Plural(len(notes)-i, "more note")+"; all of them: assay annotate "+report.RunName(p.a)+" --list")
			break
		}
		text := report.NoteAuthor(n) + ": " + strings.Join(report.NoteLines(n.Note), " · ")
		if n.Counts {
			text += " (" + report.SetText(n.Trial) + ")"
		}
		p.writeLead(2, p.Style.Bold, report.Clean(n.Key.String()), text)
	}
}
