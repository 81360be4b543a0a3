package analyse

import (
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// WorstCase returns the named rate with all missing verdicts counted against a rule: as
// misses for a lower bound, otherwise as hits. missing is the number of these trials,
// void and unknown. ok is false if name is not a rate of trials; a missing time, for
// example, has no bound.
func (t *Tally) WorstCase(name string, atLeast bool) (m Metric, missing int, ok bool) {
	gaps, single := t.gapsIn(name)
	if !single {
		return Metric{}, 0, false
	}
	var worst hitCounts
	passes := slices.Clone(t.blocks)
	for i, g := range gaps {
		missing += g.missing
		if !atLeast {
			g.k += g.missing
		}
		worst.add(t.blocks[i].unit, g.k, g.n+g.missing)
		passes[i].ledger.Pass, passes[i].ledger.Fail = g.k, g.n+g.missing-g.k
	}
	if m, ok := passMetric(successCounts(passes), name); ok {
		return m, missing, true
	}
	return worst.metric(name, ""), missing, true
}

// TaskCounts returns the counts of the named rate for each task in each arm, or nil if
// it is not a rate.
func (t *Tally) TaskCounts(name string) []stat.Cluster {
	if _, ofTasks := passMetric(nil, name); ofTasks {
		return nil
	}
	gaps, _ := t.gapsIn(name)
	var out []stat.Cluster
	for _, g := range gaps {
		if g.n > 0 {
			out = append(out, stat.Cluster{K: g.k, N: g.n})
		}
	}
	return out
}

// gap holds the counts of a rate in a block and the number of missing trials.
type gap struct{ k, n, missing int }

// gapsIn returns the gaps of a rate by block, or none if it is not a rate. single
// reports whether each trial counts once, so that missing trials have a bound.
func (t *Tally) gapsIn(name string) (gaps []gap, single bool) {
	if m, ok := t.Metric(name); ok {
		name = m.Name
	}
	if _, of := passMetric(nil, name); of || name == successRate {
		return t.gapsOf(func(b *block) gap {
			l := &b.ledger
			return gap{l.Pass, l.Pass + l.Fail, l.Void + l.Unknown - l.NotApplicable}
		}), true
	}
	for _, r := range ledgerRates {
		if r.name == name {
			return t.gapsOf(func(b *block) gap { k, n := r.hits(&b.ledger); return gap{k, n, 0} }), true
		}
	}
	if slices.ContainsFunc(t.Criteria, func(c CriterionRate) bool { return c.Name == name }) {
		return t.criterionGaps(name), true
	}
	for i := range kindCount(t.blocks) {
		mine := judgedBlocks(t.blocks, i)
		if len(mine) == 0 {
			continue
		}
		kind := mine[0].kinds[i].gradedBy
		for at, r := range kind.Rates {
			full := kind.grader + "." + r.Name
			switch group, ofGroup := strings.CutPrefix(name, full+"."); {
			case full == name:
				return t.kindGaps(i, &kind.Rates[at], "")
			case ofGroup && r.Groups:
				return t.kindGaps(i, &kind.Rates[at], group)
			}
		}
	}
	return nil, false
}

func (t *Tally) gapsOf(count func(*block) gap) []gap {
	out := make([]gap, len(t.blocks))
	for i := range t.blocks {
		out[i] = count(&t.blocks[i])
	}
	return out
}

// criterionGaps returns the gaps of a criterion. Tasks to which the criterion does not
// apply have no missing trials.
func (t *Tally) criterionGaps(name string) []gap {
	grader, _, _ := strings.Cut(name, ".")
	exempt := map[*suite.Task]bool{}
	verdicts := func(b *block, see func(*Trial, trial.Verdict)) {
		for j := range b.rows {
			r := &b.rows[j]
			at := slices.IndexFunc(r.Criteria, func(c trial.Criterion) bool { return c.Name == name })
			switch {
			case r.Status == Void:
				see(r, trial.Unknown)
			case r.Status == Scored && at >= 0:
				see(r, r.Criteria[at].Verdict)
			}
		}
	}
	for i := range t.blocks {
		b := &t.blocks[i]
		verdicts(b, func(_ *Trial, v trial.Verdict) { exempt[b.task] = exempt[b.task] || v == trial.NotApplicable })
	}
	return t.gapsOf(func(b *block) (g gap) {
		verdicts(b, func(_ *Trial, v trial.Verdict) {
			switch {
			case v == trial.Pass || v == trial.Fail:
				g.k, g.n = g.k+countIf(v == trial.Pass), g.n+1
			case v == trial.Unknown && !exempt[b.task] && !LeavesOut(b.task, grader):
				g.missing++
			}
		})
		return g
	})
}

// kindGaps returns the gaps of a rate of the kind at index i, for one group or, if
// group is "", for all.
func (t *Tally) kindGaps(i int, rate *Rate, group string) (gaps []gap, single bool) {
	single = !rate.Ratio
	gaps = t.gapsOf(func(b *block) (g gap) {
		c := b.kinds[i]
		if c == nil || c.Canaries != nil && b.canary || group != "" && (b.task.Group != group || !c.isGrouped(b)) {
			return g
		}
		out := b.reach != nil && !b.reach.Capable && !rate.Whole
		for j := range b.rows {
			graded := b.gradedRow(i, &b.rows[j])
			k, n := rate.Count(graded)
			g.k, g.n = g.k+k, g.n+n
			single = single && n <= 1
			if n == 0 && !out && !graded.NotApplicable && graded.isMissing() && (rate.Tasks == nil || rate.Tasks(b.task, c.grader)) {
				g.missing++
			}
		}
		return g
	})
	return gaps, single
}

// isMissing reports whether the trial ran and its outcome is unknown.
func (g Graded) isMissing() bool {
	return g.Status == Void || g.Status == Scored && g.Outcome != trial.Pass && g.Outcome != trial.Fail
}
