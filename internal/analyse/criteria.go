package analyse

import (
	"maps"
	"slices"

	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/trial"
)

// CriterionComparison is the paired test of one criterion, in addition to the test of the
// outcome, which fails if any required one does. Its pairs are those in which
// both sides passed or failed the criterion, independent of other criteria.
type CriterionComparison struct {
	Name       string        `json:"name"`
	Required   bool          `json:"required"`
	Pairs      stat.Pairs    `json:"pairs"`
	Tasks      int           `json:"tasks"`
	Difference stat.Interval `json:"difference"`
	Test       string        `json:"test"`
	P          *float64      `json:"p"`
	// PAdjusted is P after Holm (1979) over the Family: the criteria of the
	// comparison that have a p value, required and reported alike.
	PAdjusted *float64 `json:"p_adjusted"`
	Family    int      `json:"family"`
	Warnings  []string `json:"warnings,omitempty"`
}

// compareCriteria compares every criterion that a scored trial of either side has.
func (d *armPair) compareCriteria() []CriterionComparison {
	index := map[string]int{}
	required := map[string]bool{}
	for i := range d.fights {
		for _, rows := range [][]row{d.fights[i].control, d.fights[i].treated} {
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
	tasks := make([][]stat.Pairs, len(names))
	for i := range tasks {
		tasks[i] = make([]stat.Pairs, len(d.fights))
	}
	control, treatment := make([]trial.Verdict, len(names)), make([]trial.Verdict, len(names))
	for i := range d.fights {
		for _, c := range d.fights[i].couples {
			if c.control.Status != Scored || c.treatment.Status != Scored {
				continue
			}
			fillVerdicts(control, c.control, index)
			fillVerdicts(treatment, c.treatment, index)
			for n := range names {
				if isDecided(control[n]) && isDecided(treatment[n]) {
					tasks[n][i] = addPairs(tasks[n][i], pairOutcome(control[n] == trial.Pass, treatment[n] == trial.Pass))
				}
			}
		}
	}
	out := make([]CriterionComparison, len(names))
	ps := make([]*float64, len(names))
	for i, name := range names {
		t := d.testPairs(tasks[i], "criterion "+name)
		out[i] = CriterionComparison{Name: name, Required: required[name], Pairs: t.pairs, Tasks: t.tasks,
			Difference: t.difference, Test: t.test, P: t.p, Warnings: t.warnings}
		ps[i] = t.p
	}
	family := len(ps) - len(slices.DeleteFunc(slices.Clone(ps), func(p *float64) bool { return p != nil }))
	for i, p := range stat.Holm(ps) {
		out[i].PAdjusted, out[i].Family = p, family
	}
	return out
}

// fillVerdicts writes the verdicts of a trial by number of the criterion, "" for
// those it lacks. Of several verdicts on one criterion the worst holds, as in
// [trial.OutcomeOf].
func fillVerdicts(out []trial.Verdict, r *row, index map[string]int) {
	clear(out)
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
