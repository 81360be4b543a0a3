package analyse

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse/figure"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/trial"
)

// PerSuccess is what trials took for each that passed: the sum over all scored
// trials, failures included, over the number of trials that passed. Trials whose
// cost or time is not known are not in the sum, which is then too low; CostOf and
// TimeOf against Scored say so. Values are nil without a success.
type PerSuccess struct {
	Successes int      `json:"successes"`
	Scored    int      `json:"scored"`
	USD       *float64 `json:"usd"` // as billed
	CostOf    int      `json:"usd_of"`
	MS        *float64 `json:"ms"` // time of agents, live trials
	TimeOf    int      `json:"ms_of"`
	// USDInterval and MSInterval are only of arms: both again, as a ratio of sums
	// with its BCa bootstrap interval, whole tasks resampled.
	USDInterval *stat.Interval `json:"usd_interval,omitempty"`
	MSInterval  *stat.Interval `json:"ms_interval,omitempty"`
	Warnings    []string       `json:"warnings,omitempty"`
}

func perSuccess(bs []block) PerSuccess {
	var p PerSuccess
	for i := range bs {
		p.Successes += bs[i].ledger.Pass
		p.Scored += bs[i].ledger.Scored
	}
	for _, d := range numbered {
		v := valuesOf(bs, d.value)
		switch d.name {
		case NumberCost:
			p.CostOf, p.USD = len(v.all), p.perSuccess(v)
		case NumberTime:
			p.TimeOf, p.MS = len(v.all), p.perSuccess(v)
		}
	}
	switch {
	case p.Scored == 0:
	case p.Successes == 0:
		p.Warnings = append(p.Warnings, "no trial passed")
	case p.CostOf > 0 && p.CostOf < p.Scored:
		p.Warnings = append(p.Warnings, fmt.Sprintf("the cost of %d of %d scored trials is not known: a success cost at least this", p.Scored-p.CostOf, p.Scored))
	}
	return p
}

// addIntervals adds the intervals of an arm.
func (p *PerSuccess) addIntervals(bs []block, seed func(figure string) uint64) {
	for _, d := range numbered {
		of, to := p.USD, &p.USDInterval
		switch d.name {
		case NumberCost:
		case NumberTime:
			of, to = p.MS, &p.MSInterval
		default:
			continue
		}
		if of == nil {
			continue
		}
		var above, below []float64 // a task each
		no := -1
		for i := range bs {
			b := &bs[i]
			if b.ledger.Scored == 0 {
				continue
			}
			if b.no != no {
				no, above, below = b.no, append(above, 0), append(below, 0)
			}
			at := len(above) - 1
			above[at] += stat.Sum(valuesOf(bs[i:i+1], d.value).all)
			below[at] += float64(b.ledger.Pass)
		}
		*to = new(stat.RatioOfSums(above, below, stat.Resampling{Seed: seed("per_success " + d.name), Level: Level}))
	}
}

// perSuccess is the sum of values for each success.
func (p PerSuccess) perSuccess(v values) *float64 {
	if p.Successes == 0 || len(v.all) == 0 {
		return nil
	}
	return new(stat.Sum(v.all) / float64(p.Successes))
}

// Programs reports whether agents of the run are agent CLIs, or what agents did
// was measured: reports have sections for such runs.
func (a *Analysis) Programs() bool { return a.programs }

// hasPrograms reports the same of blocks: by the kind of an agent, or by a measure
// that only such trials have.
func (st *State) hasPrograms(bs []block) bool {
	var marks []string
	for _, k := range st.kinds {
		if k.ProgramMeasure != "" {
			marks = append(marks, "."+k.ProgramMeasure)
		}
	}
	isMark := func(m trial.Measure) bool {
		return slices.ContainsFunc(marks, func(mark string) bool { return strings.HasSuffix(m.Name, mark) })
	}
	for i := range bs {
		if a := st.suite.Agents[bs[i].arm.Agent]; a != nil && a.Kind == "cli" {
			return true
		}
		for j := range bs[i].rows {
			if slices.ContainsFunc(bs[i].rows[j].Measures, isMark) {
				return true
			}
		}
	}
	return false
}

// countCauses counts why trials did not pass.
func countCauses(bs []block) []Count {
	var out []Count
	for i := range bs {
		for j := range bs[i].rows {
			if why := failureCause(&bs[i].rows[j]); why != "" {
				out = AddCount(out, why, 1)
			}
		}
	}
	slices.SortFunc(out, figure.CompareCounts)
	return out
}

// failureCause is why a trial did not pass, as one class; "" if it passed or has no
// result. How the agent ended comes first: a deadline explains a failed test.
func failureCause(t *Trial) string {
	switch {
	case t.Status == Void:
		return "void: " + string(t.Void)
	case t.Status != Scored || t.Outcome == trial.Pass:
		return ""
	}
	kind := map[trial.Verdict]string{trial.Fail: "failed: ", trial.Unknown: "unknown: "}[t.Outcome]
	if t.Graded != "" {
		return kind + "set by a person"
	}
	first := ""
	for _, c := range t.Criteria {
		if !c.Required || c.Verdict != t.Outcome {
			continue
		}
		if c.Name == trial.FinishedCriterion {
			return "ended: " + string(t.End)
		}
		if first == "" {
			first = c.Name
		}
	}
	if first == "" {
		return kind + "no required criterion applies"
	}
	return kind + first
}

// isolationNotice reports the number of trials whose programs were not fully isolated.
func isolationNotice(a *Analysis) []string {
	var levels []Count
	ran := 0
	add := func(trials []Trial) {
		for i := range trials {
			if level := trials[i].Isolation; level != "" {
				ran++
				levels = AddCount(levels, level, 1)
			}
		}
	}
	add(a.Trials)
	if a.SessionStart != nil {
		add(a.SessionStart.Trials)
	}
	var out []string
	for _, l := range []struct{ name, says string }{
		{"none", "the agent's program ran without a sandbox and could reach all that this user can: graders, reference solutions, other trials"},
		{"landlock", "the agent's program was kept to its own files, not from processes and network of this machine"},
	} {
		if n := figure.CountOf(levels, l.name); n > 0 {
			out = append(out, fmt.Sprintf("isolation %s: in %d of %d trials %s", l.name, n, ran, l.says))
		}
	}
	return out
}
