package html

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/assay-eval/assay/internal/report"
)

// maxNotes is how many notes of people the overview lists; the pages of trials have
// all of theirs.
const maxNotes = 20

type notesView struct {
	List []noteView
	Left string // notes that are not listed, such as "and 3 older notes on the pages of their trials"; "" if none
}

type noteView struct {
	Trial, Href string
	By          string
	Lines       []string
	Set         string // the outcome before the note set it; "" if it did not
	Revoked     bool
}

// Notes returns the notes of people, newest first, each with a link to its trial.
func (o *overview) Notes() notesView {
	var all []report.Noted
	for n := range o.Run.Trials {
		all = append(all, report.NotesOf(&o.Run.Trials[n])...)
	}
	slices.SortStableFunc(all, func(a, b report.Noted) int { return cmp.Compare(b.Seq, a.Seq) })
	var v notesView
	for _, n := range all[:min(len(all), maxNotes)] {
		note := noteView{Trial: cleanText(n.Trial.Key.String()), Href: o.link.Trial(n.Trial.Key), By: cleanText(report.NoteAuthor(n)), Lines: cleanTexts(report.NoteLines(n.Note)), Revoked: n.Revoked}
		if n.Counts {
			note.Set = cleanText(report.SetText(n.Trial))
		}
		v.List = append(v.List, note)
	}
	if more := len(all) - len(v.List); more > 0 {
		v.Left = fmt.Sprintf("and %s on the pages of their trials", report.Plural(more, "older note"))
	}
	return v
}
