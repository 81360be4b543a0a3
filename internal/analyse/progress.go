package analyse

import (
	"slices"

	"github.com/assay-eval/assay/internal/trial"
)

// Trial returns how far the trial has come; false if it is not in the plan.
func (st *State) Trial(k trial.Key) (trial.Progress, bool) {
	e := st.trials[k]
	if e == nil {
		return trial.Progress{}, false
	}
	return st.progressOf(e), true
}

// All yields every planned trial in the order of the plan.
func (st *State) All(yield func(trial.Planned, trial.Progress) bool) {
	for _, e := range st.order {
		if !yield(e.planned, st.progressOf(e)) {
			return
		}
	}
}

func (st *State) progressOf(e *entry) trial.Progress {
	p := trial.Progress{Attempts: e.attempts, Begun: e.begun}
	if e.settled == nil {
		p.Skipped = e.skip
		return p
	}
	p.Settled, p.Seq, p.Void = e.settled.n, e.settled.seq, e.settled.end == nil
	for _, s := range st.currentScores(e) {
		p.Scored = append(p.Scored, s.Grader)
	}
	if !p.Void {
		p.Missing = st.missingGraders(e)
	}
	return p
}

// Sessions lists the processes that wrote, in order.
func (st *State) Sessions() []Session { return slices.Clone(st.sessions) }

// currentScores returns the scores that count.
func (st *State) currentScores(e *entry) []trial.Score {
	if e.reading != st.reading {
		return nil
	}
	return e.scores
}

// missingGraders lists the current graders that have not spoken of e.
func (st *State) missingGraders(e *entry) []string {
	var out []string
	scores := st.currentScores(e)
	for _, g := range st.graders {
		if t := st.tasks[e.planned.Task]; t != nil && LeavesOut(t, g) {
			continue
		}
		if !slices.ContainsFunc(scores, func(s trial.Score) bool { return s.Grader == g }) {
			out = append(out, g)
		}
	}
	return out
}
