package analyse

import (
	"cmp"
	"strings"

	"github.com/assay-eval/assay/internal/decision"
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
	control []Trial // in order of index
	treated []Trial
	couples []trialPair // planned on both sides

	outcomes decision.Task
}

// trialPair is the trials of one task and index on both sides.
type trialPair struct{ control, treatment *Trial }

// pairTrials pairs the trials of the matchup.
func (m *matchup) pairTrials(seed uint64) *armPair {
	d := &armPair{matchup: *m, seed: seed}
	control, treatment := m.control.blocks, m.treatment.blocks
	for len(control) > 0 || len(treatment) > 0 {
		var f taskPair
		c, t := firstBlock(control), firstBlock(treatment)
		switch cmp.Compare(taskNumber(c), taskNumber(t)) {
		case -1:
			f.task, f.outcomes.Cluster, f.control, control = c.task, c.cluster, c.rows, control[1:]
		case 1:
			f.task, f.outcomes.Cluster, f.treated, treatment = t.task, t.cluster, t.rows, treatment[1:]
		default:
			f.task, f.outcomes.Cluster, f.control, f.treated, control, treatment = c.task, c.cluster, c.rows, t.rows, control[1:], treatment[1:]
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
	f.outcomes.Settled, f.outcomes.End = true, -1
	for _, rows := range [][]Trial{f.control, f.treated} {
		for i := range rows {
			r := &rows[i]
			d.decided = d.decided || decidedSkip(r)
			if !isFiltered(r) {
				f.outcomes.Settled = f.outcomes.Settled && r.hasResult()
				f.outcomes.End = max(f.outcomes.End, int(r.at))
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
		if !c.isLeftOut() {
			f.outcomes.AddPair(c.control.comparedFate(), c.treatment.comparedFate())
		}
		switch {
		case !c.control.hasResult() || !c.treatment.hasResult():
			d.notRun++
		case c.isComplete():
			d.countPair(c)
		case c.control.Status == Void || c.treatment.Status == Void:
			d.void++
		default:
			d.unknown++
		}
	}
}

// countPair counts a pair in which both sides passed or failed.
func (d *armPair) countPair(c trialPair) {
	k, t, p := c.control, c.treatment, c.outcomes()
	switch {
	case p.TreatmentOnly > 0:
		d.treatmentOnly = append(d.treatmentOnly, Pair{t.Task, t.Index, k.Full().Reason})
	case p.ControlOnly > 0:
		d.controlOnly = append(d.controlOnly, Pair{t.Task, t.Index, t.Full().Reason})
	}
}

// isComplete reports whether both sides passed or failed.
func (c trialPair) isComplete() bool {
	return c.control.Status == Scored && c.treatment.Status == Scored && isDecided(c.control.comparedOutcome()) && isDecided(c.treatment.comparedOutcome())
}

// outcomes counts a complete pair of trials.
func (c trialPair) outcomes() stat.Pairs {
	return stat.PairOf(c.control.comparedOutcome() == trial.Pass, c.treatment.comparedOutcome() == trial.Pass)
}

// isLeftOut reports whether a trial of the pair was skipped on purpose.
func (c trialPair) isLeftOut() bool {
	for _, r := range []*Trial{c.control, c.treatment} {
		if !r.hasResult() && (isFiltered(r) || r.LeftOut() && !decidedSkip(r)) {
			return true
		}
	}
	return false
}

// comparedFate returns the outcome of the trial under the verdict used in comparisons.
func (t *Trial) comparedFate() decision.Outcome { return t.fate(t.comparedOutcome()) }

// fate returns the outcome of the trial, with verdict v if it is scored.
func (t *Trial) fate(v trial.Verdict) decision.Outcome {
	switch t.Status {
	case Scored:
		return decision.Outcome(v)
	case Void:
		return decision.Void
	}
	return decision.NotRun
}

// hasResult reports whether the trial has a result, be it void.
func (t *Trial) hasResult() bool { return t.Status == Scored || t.Status == Void }

// isFiltered reports whether the trial was left out before the run began.
func isFiltered(r *Trial) bool {
	return r.filtered || r.Status == Skipped && strings.HasPrefix(r.Reason, reasonFilter)
}

// toRun counts the trials that were not left out before the run began.
func toRun(rows []Trial) int {
	n := 0
	for i := range rows {
		n += countIf(!isFiltered(&rows[i]))
	}
	return n
}

// completePairs returns the complete pairs of each task that has any.
func (d *armPair) completePairs() []stat.Pairs {
	var out []stat.Pairs
	for i := range d.fights {
		if p := d.fights[i].outcomes.Complete; p.N() > 0 {
			out = append(out, p)
		}
	}
	return out
}

// question returns the difference of success rates as a question to decide.
func (d *armPair) question() decision.Question {
	return d.ask(func(i int) decision.Task { return d.fights[i].outcomes })
}

// ask returns a question over the tasks planned to run on both sides.
func (d *armPair) ask(of func(i int) decision.Task) decision.Question {
	q := decision.Question{Several: d.trials > 1, Margin: d.c.Margin, Flips: d.resampling("by_task")}
	for i := range d.fights {
		if f := &d.fights[i]; toRun(f.control) > 0 && toRun(f.treated) > 0 {
			t := of(i)
			t.Cluster = f.outcomes.Cluster
			q.Tasks = append(q.Tasks, t)
		}
	}
	return q
}
