package report

import (
	"fmt"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/trial"
)

// NoteLines returns the content of a note, a line each, clean: its label, its text, its
// override.
func NoteLines(n trial.Note) []string {
	var out []string
	if n.Label != "" {
		out = append(out, "label: "+Clean(n.Label))
	}
	if n.Override != "" {
		out = append(out, "outcome: "+string(n.Override)+": "+Clean(n.Reason))
	}
	if n.Revokes > 0 {
		text := fmt.Sprintf("revokes note %d", n.Revokes)
		if n.Reason != "" {
			text += ": " + Clean(n.Reason)
		}
		out = append(out, text)
	}
	for line := range strings.Lines(n.Note) {
		if line = Clean(strings.TrimRight(line, "\r\n")); strings.TrimSpace(line) != "" {
			out = append(out, line)
		}
	}
	return out
}

// Noted is a note with the facts that reports add to it.
type Noted struct {
	trial.Note
	Revoked bool // a later note revokes it
	Counts  bool // its override is the outcome
	Trial   *analyse.Trial
}

// WrittenNotes lists the notes of the trials of a, in the order of reports, and within a
// trial in that in which they were written.
func WrittenNotes(a *analyse.Analysis) []Noted {
	var out []Noted
	for i := range a.Trials {
		out = append(out, NotesOf(&a.Trials[i])...)
	}
	return out
}

// NotesOf lists the notes of one trial.
func NotesOf(t *analyse.Trial) []Noted {
	if len(t.Notes) == 0 {
		return nil
	}
	out := make([]Noted, 0, len(t.Notes))
	revoked, counts := trial.RevokedNotes(t.Notes), trial.LastOverride(t.Notes, t.Settled)
	for _, n := range t.Notes {
		out = append(out, Noted{Note: n, Revoked: revoked[n.Seq], Counts: t.Graded != "" && counts != nil && n.Seq == counts.Seq, Trial: t})
	}
	return out
}

// GradedTable returns the figures that overrides by people change, with and without the
// overrides: the verdict, the success rate of every arm, the headline of every
// comparison, and the rules whose verdict differs. The table is empty if there are no
// overrides.
func GradedTable(a *analyse.Analysis) section.Table {
	g := a.AsGraded
	if g == nil {
		return section.Table{}
	}
	rows := [][]string{{"verdict", standingText(a.Verdict), standingText(g.Verdict)}}
	for i := range a.Arms {
		arm := &a.Arms[i]
		if was := g.Arm(arm.ID); was != nil {
			rows = append(rows, []string{Clean(arm.ID), shareText(arm.Metrics[0]), shareText(was.Success)})
		}
	}
	for i := range a.Comparisons {
		c := &a.Comparisons[i]
		if was := g.Comparison(c); was != nil {
			rows = append(rows, []string{Clean(c.Name + ": " + c.Treatment + " against " + c.Control), decisionLine(c.Decision), decisionLine(was.Decision)})
		}
	}
	for i, r := range a.Rules {
		if i < len(g.Rules) && g.Rules[i].Verdict != r.Verdict {
			rows = append(rows, []string{"gate " + Clean(r.Name), string(r.Verdict), string(g.Rules[i].Verdict)})
		}
	}
	return section.TextTable("lll", []string{"", "with them", "as graded"}, rows)
}

func standingText(v analyse.Verdict) string { return fmt.Sprintf("%s (exit %d)", v.Word, v.Exit) }

func shareText(m analyse.Metric) string { return Value(m) + " " + Ratio(m) }

// GradedDecision returns the conclusion from a comparison without overrides, in a few
// words.
func GradedDecision(c *analyse.GradedComparison) string { return decisionLine(c.Decision) }

func decisionLine(d decision.Decision) string {
	if d.P == nil {
		return DecisionWord(d)
	}
	return fmt.Sprintf("%s, %s points, p %s", DecisionWord(d), Points(d.Interval.Estimate), FormatP(d.PAdjusted))
}

// SetText returns the former outcome of a trial whose outcome a person has set; "" if
// none did.
func SetText(t *analyse.Trial) string {
	if t.Graded == "" {
		return ""
	}
	return fmt.Sprintf("set to %s by people, %s as graded", t.Outcome, t.Graded)
}

// NoteAuthor returns the author and time of a note, such as "note 3 by anna, 2026-11-22
// 09:14"; clean.
func NoteAuthor(n Noted) string {
	s := fmt.Sprintf("note %d by %s, %s", n.Seq, Clean(n.Note.By), n.Time.UTC().Format("2006-01-02 15:04"))
	if n.Revoked {
		s += ", revoked"
	}
	return s
}
