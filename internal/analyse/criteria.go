package analyse

import (
	"cmp"
	"maps"
	"slices"

	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/trial"
)

// CriterionComparison is the paired test of one criterion, in addition to the test of
// the outcome, which fails if any required criterion does. A pair is complete if both
// sides passed or failed the criterion, independent of other criteria. The family of
// its decision is all criteria of the comparison, required or only reported.
type CriterionComparison struct {
	Name     string            `json:"name"`
	Required bool              `json:"required"`
	Pairs    stat.Pairs        `json:"pairs"`
	Tasks    int               `json:"tasks"`
	Decision decision.Decision `json:"decision"`

	// Fields of Decision under their former names.
	Difference stat.Interval `json:"difference"`
	Test       string        `json:"test"`
	P          *float64      `json:"p"`
	PAdjusted  *float64      `json:"p_adjusted"`
	Family     int           `json:"family"`
	Warnings   []string      `json:"warnings,omitempty"`
}

// compareCriteria compares every criterion that a scored trial of either side has.
func (d *armPair) compareCriteria(rules decision.Rules) []CriterionComparison {
	index := map[string]int{}
	required := map[string]bool{}
	for i := range d.fights {
		for _, rows := range [][]Trial{d.fights[i].control, d.fights[i].treated} {
			for j := range rows {
				if rows[j].Status != Scored {
					continue
				}
				for _, c := range rows[j].comparedCriteria() {
					index[c.Name] = 0
					if c.Required {
						required[c.Name] = true
					}
				}
			}
		}
	}
	names := slices.Sorted(maps.Keys(index))
	for i, n := range names {
		index[n] = i
	}
	tasks := make([][]decision.Task, len(names))
	for i := range tasks {
		tasks[i] = make([]decision.Task, len(d.fights))
	}
	control, treatment := make([]trial.Verdict, len(names)), make([]trial.Verdict, len(names))
	for i := range d.fights {
		f := &d.fights[i]
		for n := range names {
			tasks[n][i].Settled, tasks[n][i].End = f.outcomes.Settled, f.outcomes.End
		}
		for _, c := range f.couples {
			if c.isLeftOut() {
				continue
			}
			fillVerdicts(control, c.control, index)
			fillVerdicts(treatment, c.treatment, index)
			for n := range names {
				if control[n] != "" || treatment[n] != "" {
					tasks[n][i].AddPair(c.control.fate(cmp.Or(control[n], trial.Unknown)), c.treatment.fate(cmp.Or(treatment[n], trial.Unknown)))
				}
			}
		}
	}
	qs := make([]decision.Question, len(names))
	for n := range names {
		qs[n] = d.ask(func(i int) decision.Task { return tasks[n][i] })
		qs[n].Margin, qs[n].Flips = nil, d.resampling("criterion "+names[n])
	}
	rules.Whole = d.notRun == 0
	out := make([]CriterionComparison, len(names))
	for n, x := range decision.Decide(qs, rules) {
		out[n] = CriterionComparison{Name: names[n], Required: required[names[n]], Decision: x,
			Difference: x.Interval, Test: x.Test, P: x.P, PAdjusted: x.PAdjusted, Family: x.Family, Warnings: x.Warnings}
		for _, p := range qs[n].Pairs(decision.Complete) {
			out[n].Pairs, out[n].Tasks = out[n].Pairs.Plus(p), out[n].Tasks+1
		}
	}
	return out
}

// fillVerdicts writes the verdicts of a trial by number of the criterion, "" for
// those it lacks. Of several verdicts on one criterion the worst holds, as in
// [trial.OutcomeOf].
func fillVerdicts(out []trial.Verdict, r *Trial, index map[string]int) {
	clear(out)
	if r.Status != Scored {
		return
	}
	criteria := r.comparedCriteria()
	for i := range criteria {
		c := &criteria[i]
		v := &out[index[c.Name]]
		if *v == "" || badness(c.Verdict) > badness(*v) {
			*v = c.Verdict
		}
	}
}

func badness(v trial.Verdict) int {
	switch v {
	case trial.Fail:
		return 3
	case trial.Unknown:
		return 2
	case trial.Pass:
		return 1
	}
	return 0
}

func isDecided(v trial.Verdict) bool { return v == trial.Pass || v == trial.Fail }
