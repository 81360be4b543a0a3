package analyse

import (
	"cmp"
	"fmt"

	"github.com/assay-eval/assay/internal/analyse/intern"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/trial"
)

// AsGraded is the figures that overrides can change, as they are without them:
// what graders alone say of the run.
type AsGraded struct {
	// Overrides is how many outcomes people have set against the
	// graders.
	Overrides int `json:"overrides"`

	Verdict     Verdict            `json:"verdict"`
	Arms        []GradedArm        `json:"arms"` // in the order of [Analysis.Arms]
	Comparisons []GradedComparison `json:"comparisons,omitempty"`
	Rules       []Rule             `json:"rules,omitempty"`
}

// GradedArm is the success of an arm as graded.
type GradedArm struct {
	ID      string `json:"id"`
	Ledger  Ledger `json:"ledger"`
	Success Metric `json:"success"`
}

// GradedComparison is the decision on a comparison without overrides.
type GradedComparison struct {
	Name      string            `json:"name"`
	Treatment string            `json:"treatment"` // arm
	Control   string            `json:"control"`   // arm
	Pairs     stat.Pairs        `json:"pairs"`
	Decision  decision.Decision `json:"decision"`
	Headline  Headline          `json:"headline"` // Decision under its former names
}

// asGraded picks, from an analysis without overrides, the figures that go with one that has
// them.
func (a *Analysis) asGraded(overrides int) *AsGraded {
	out := &AsGraded{Overrides: overrides, Verdict: a.Verdict, Rules: a.Rules}
	for i := range a.Arms {
		success, _ := a.Arms[i].Metric(successRate)
		out.Arms = append(out.Arms, GradedArm{ID: a.Arms[i].ID, Ledger: a.Arms[i].Ledger, Success: success})
	}
	for i := range a.Comparisons {
		c := &a.Comparisons[i]
		out.Comparisons = append(out.Comparisons, GradedComparison{Name: c.Name, Treatment: c.Treatment, Control: c.Control, Pairs: c.Pairs, Decision: c.Decision, Headline: c.Headline})
	}
	return out
}

// successRate is the metric that overrides are about.
const successRate = "success_rate"

// Arm returns the figures of the arm with the given id, or nil if none.
func (g *AsGraded) Arm(id string) *GradedArm {
	if g == nil {
		return nil
	}
	for i := range g.Arms {
		if g.Arms[i].ID == id {
			return &g.Arms[i]
		}
	}
	return nil
}

// Comparison returns the figures of c; nil if there are none.
func (g *AsGraded) Comparison(c *Comparison) *GradedComparison {
	if g == nil {
		return nil
	}
	for i := range g.Comparisons {
		x := &g.Comparisons[i]
		if x.Name == c.Name && x.Treatment == c.Treatment && x.Control == c.Control {
			return x
		}
	}
	return nil
}

// GradedOutcome is the outcome of a scored trial as the graders have it, independent of what
// people said.
func (t *Trial) GradedOutcome() trial.Verdict { return cmp.Or(t.Graded, t.Outcome) }

// takeNotes groups the notes by trial, and applies overrides if count is true.
func (st *State) takeNotes(notes []trial.Note, count bool) {
	st.notes, st.overrides = nil, count
	if len(notes) == 0 {
		return
	}
	st.notes = map[trial.Key][]trial.Note{}
	for _, n := range notes {
		st.notes[n.Key] = append(st.notes[n.Key], n)
	}
}

// countingOverride returns the override that applies to a scored trial, or nil if none.
func (st *State) countingOverride(t *Trial) *trial.Note {
	if !st.overrides || len(t.Notes) == 0 {
		return nil
	}
	return trial.LastOverride(t.Notes, t.Settled)
}

// applyOverride puts the word of a person in place of the graders' outcome. Criteria,
// labels and measures stay theirs. The shared part of t is its own.
func (t *Trial) applyOverride() {
	n := t.set
	if n == nil {
		return
	}
	t.Standing, t.Annotated = new(*t.Standing), new(*t.Annotated) // others may share them
	if t.Graded = ""; n.Override == t.Outcome {
		return
	}
	t.Graded, t.Outcome, t.Reason = t.Outcome, n.Override, ""
	if t.Outcome != trial.Pass {
		t.Reason = t.SetReason()
	}
}

// SetReason says in one line who set the outcome to another than the graders' and
// why; "" if nobody did.
func (t *Trial) SetReason() string {
	n := trial.LastOverride(t.Notes, t.Settled)
	if t.Graded == "" || n == nil {
		return ""
	}
	return intern.FirstLine(fmt.Sprintf("set to %s by %s: %s", n.Override, n.By, n.Reason))
}

// CountOverridden returns the number of outcomes that people have overridden.
func CountOverridden(trials []Trial) int {
	n := 0
	for i := range trials {
		n += countIf(trials[i].Graded != "")
	}
	return n
}

// overrideNotice stands before every figure that overrides enter, or would.
func overrideNotice(n int, graded bool) []string {
	switch {
	case n == 0:
		return nil
	case graded:
		return []string{fmt.Sprintf("%s by people (assay annotate --override) left out: these are the figures as graded", outcomesSet(n))}
	}
	return []string{fmt.Sprintf("%s by people (assay annotate --override): the figures as graded stand beside", outcomesSet(n))}
}

func outcomesSet(n int) string {
	if n == 1 {
		return "1 outcome set"
	}
	return fmt.Sprintf("%d outcomes set", n)
}

// idleNotes lists the notes without effect: on a trial that is not in
// the plan, overrides of a trial without a result or of another attempt than the one
// that counts, and notes that revoke a missing one.
func idleNotes(notes []trial.Note, trials []Trial) []string {
	if len(notes) == 0 {
		return nil
	}
	byKey := map[trial.Key]*Trial{}
	for i := range trials {
		if len(trials[i].Notes) > 0 {
			byKey[trials[i].Key()] = &trials[i]
		}
	}
	revoked := trial.RevokedNotes(notes)
	var out []string
	for _, n := range notes {
		t := byKey[n.Key]
		switch {
		case t == nil:
			out = append(out, fmt.Sprintf("note %d is about %s, which is no trial of these reports", n.Seq, n.Key))
		case n.Revokes > 0 && !revoked[n.Revokes]:
			out = append(out, fmt.Sprintf("note %d on %s revokes note %d, which the trial does not have, and counts for nothing", n.Seq, n.Key, n.Revokes))
		case n.Override == "" || revoked[n.Seq]:
		case t.Status != Scored:
			out = append(out, fmt.Sprintf("the override to %s of %s (note %d) counts for nothing: the trial is %s, and what has no result cannot be given one", n.Override, n.Key, n.Seq, t.Status))
		case n.Attempt != t.Settled:
			out = append(out, fmt.Sprintf("the override to %s of %s (note %d) counts for nothing: it is of attempt %d, and attempt %d counts", n.Override, n.Key, n.Seq, n.Attempt, t.Settled))
		}
	}
	return out
}
