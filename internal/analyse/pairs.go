package analyse

import (
	"cmp"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// armPair is a matchup with its trials, paired by task and index. All that a
// comparison says is made of it.
type armPair struct {
	matchup
	seed   uint64
	fights []taskPair // by task, in the suite's order

	active  bool // some task was to run on both sides
	decided bool // a trial was left out since the run was decided
	trials  int  // most that a task was planned to have on a side

	planned, void, unknown, notRun int
	treatmentOnly, controlOnly     []Pair
}

// taskPair is one task of a pair of arms.
type taskPair struct {
	task    *suite.Task
	control []row // in order of index
	treated []row
	couples []trialPair // planned on both sides

	pairs       stat.Pairs // complete
	worst, best stat.Pairs // pairs that ran, those incomplete taken against and for the treatment
	settled     bool       // every trial that was to run has its result
	last        int        // place in the plan of its last trial
}

// trialPair is the trials of one task and index on both sides.
type trialPair struct{ control, treatment *row }

// pairTrials pairs the trials of the matchup.
func (m *matchup) pairTrials(seed uint64) *armPair {
	d := &armPair{matchup: *m, seed: seed}
	control, treatment := m.control.blocks, m.treatment.blocks
	for len(control) > 0 || len(treatment) > 0 {
		var f taskPair
		c, t := firstBlock(control), firstBlock(treatment)
		switch cmp.Compare(taskNumber(c), taskNumber(t)) {
		case -1:
			f.task, f.control, control = c.task, c.rows, control[1:]
		case 1:
			f.task, f.treated, treatment = t.task, t.rows, treatment[1:]
		default:
			f.task, f.control, f.treated, control, treatment = c.task, c.rows, t.rows, control[1:], treatment[1:]
		}
		if m.hasTask(f.task) {
			d.fights = append(d.fights, f)
		}
	}
	for i := range d.fights {
		d.pairTask(&d.fights[i])
	}
	return d
}

func firstBlock(bs []block) *block {
	if len(bs) == 0 {
		return nil
	}
	return &bs[0]
}

// taskNumber returns the number of the block's task; beyond all numbers for nil.
func taskNumber(b *block) int {
	if b == nil {
		return int(^uint(0) >> 1)
	}
	return b.no
}

// pairTask fills in the pairs of one task and counts them.
func (d *armPair) pairTask(f *taskPair) {
	d.trials = max(d.trials, toRun(f.control), toRun(f.treated))
	d.active = d.active || toRun(f.control) > 0 && toRun(f.treated) > 0
	f.settled, f.last = true, -1
	for _, rows := range [][]row{f.control, f.treated} {
		for i := range rows {
			r := &rows[i]
			d.decided = d.decided || decidedSkip(r.Trial)
			if !isFiltered(r) {
				f.settled = f.settled && r.hasResult()
				f.last = max(f.last, r.entry.at)
			}
		}
	}
	control, treated := f.control, f.treated
	for len(control) > 0 && len(treated) > 0 {
		switch cmp.Compare(control[0].Index, treated[0].Index) {
		case -1:
			d.planned, d.notRun, control = d.planned+1, d.notRun+1, control[1:]
		case 1:
			d.planned, d.notRun, treated = d.planned+1, d.notRun+1, treated[1:]
		default:
			f.couples = append(f.couples, trialPair{&control[0], &treated[0]})
			control, treated = control[1:], treated[1:]
		}
	}
	alone := len(control) + len(treated)
	d.planned, d.notRun = d.planned+alone, d.notRun+alone
	for _, c := range f.couples {
		d.planned++
		switch {
		case !c.control.hasResult() || !c.treatment.hasResult():
			d.notRun++
			continue
		case c.isComplete():
			d.countPair(f, c)
		case c.control.Status == Void || c.treatment.Status == Void:
			d.void++
		default:
			d.unknown++
		}
		f.worst = addPairs(f.worst, pairOutcome(hasPassed(c.control, true), hasPassed(c.treatment, false)))
		f.best = addPairs(f.best, pairOutcome(hasPassed(c.control, false), hasPassed(c.treatment, true)))
	}
}

// countPair counts a pair in which both sides passed or failed.
func (d *armPair) countPair(f *taskPair, c trialPair) {
	k, t, p := c.control, c.treatment, c.outcomes()
	f.pairs = addPairs(f.pairs, p)
	switch {
	case p.TreatmentOnly > 0:
		d.treatmentOnly = append(d.treatmentOnly, Pair{t.Task, t.Index, k.Reason})
	case p.ControlOnly > 0:
		d.controlOnly = append(d.controlOnly, Pair{t.Task, t.Index, t.Reason})
	}
}

// isComplete reports whether both sides passed or failed.
func (c trialPair) isComplete() bool {
	return c.control.Status == Scored && c.treatment.Status == Scored && isDecided(c.control.comparedOutcome()) && isDecided(c.treatment.comparedOutcome())
}

// outcomes counts a complete pair of trials.
func (c trialPair) outcomes() stat.Pairs {
	return pairOutcome(c.control.comparedOutcome() == trial.Pass, c.treatment.comparedOutcome() == trial.Pass)
}

// pairOutcome is one pair.
func pairOutcome(control, treatment bool) stat.Pairs {
	switch {
	case control && treatment:
		return stat.Pairs{Both: 1}
	case treatment:
		return stat.Pairs{TreatmentOnly: 1}
	case control:
		return stat.Pairs{ControlOnly: 1}
	}
	return stat.Pairs{Neither: 1}
}

// hasPassed reports whether a trial that ran passed; a void or unknown one
// counts as missing says.
func hasPassed(r *row, missing bool) bool {
	if r.Status != Scored || r.comparedOutcome() == trial.Unknown {
		return missing
	}
	return r.comparedOutcome() == trial.Pass
}

// hasResult reports whether the trial has a result, be it void.
func (t *Trial) hasResult() bool { return t.Status == Scored || t.Status == Void }

// isFiltered reports whether the trial was left out before the run began.
func isFiltered(r *row) bool {
	return r.entry.planned.Filtered != "" || r.Status == Skipped && strings.HasPrefix(r.Reason, reasonFilter)
}

// toRun counts the trials that were not left out before the run began.
func toRun(rows []row) int {
	n := 0
	for i := range rows {
		n += countIf(!isFiltered(&rows[i]))
	}
	return n
}

// completePairs returns the complete pairs of each task that has any.
func (d *armPair) completePairs() []stat.Pairs {
	return slices.DeleteFunc(d.eachTask(func(f *taskPair) stat.Pairs { return f.pairs }), func(p stat.Pairs) bool { return p.N() == 0 })
}

// eachTask returns one thing of every task.
func (d *armPair) eachTask(of func(*taskPair) stat.Pairs) []stat.Pairs {
	out := make([]stat.Pairs, len(d.fights))
	for i := range d.fights {
		out[i] = of(&d.fights[i])
	}
	return out
}

// countRan counts the pairs that have a result on both sides, be it void.
func (d *armPair) countRan() int { return d.planned - d.notRun }

// settledDifferences returns the differences of tasks for a sequential test. Tasks come in
// the order in which the plan ends them, and only up to the first that still
// lacks a result: which tasks are in it then depends on the plan and on how
// much was run, and not on what came out. A settled task without a complete
// pair is passed over.
func (d *armPair) settledDifferences() []float64 {
	order := make([]*taskPair, 0, len(d.fights))
	for i := range d.fights {
		if f := &d.fights[i]; toRun(f.control) > 0 && toRun(f.treated) > 0 {
			order = append(order, f)
		}
	}
	slices.SortFunc(order, func(a, b *taskPair) int { return cmp.Compare(a.last, b.last) })
	var out []float64
	for _, f := range order {
		if !f.settled {
			break
		}
		if f.pairs.N() > 0 {
			out = append(out, taskDifferences([]stat.Pairs{f.pairs})...)
		}
	}
	return out
}
