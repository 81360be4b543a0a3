package analyse

import (
	"slices"

	"github.com/assay-eval/assay/internal/trial"
)

// Trial returns how far the trial has come; false if it is not in the plan.
func (st *State) Trial(k trial.Key) (trial.Progress, bool) {
	e := st.find(k)
	if e == nil {
		return trial.Progress{}, false
	}
	return st.progressOf(e), true
}

// All yields every planned trial in the order of the plan.
func (st *State) All(yield func(trial.Planned, trial.Progress) bool) {
	for _, at := range st.order {
		e := st.entries.at(int(at))
		if !yield(*st.planned(e), st.progressOf(e)) {
			return
		}
	}
}

func (st *State) progressOf(e *entry) trial.Progress {
	p := trial.Progress{Attempts: int(e.attempts), Begun: int(e.begun)}
	if e.settled == 0 {
		p.Skipped = e.rare.skip
		return p
	}
	p.Settled, p.Seq, p.Void = int(e.settled), e.seq, !e.ended
	if v := st.currentScores(e); v != nil {
		for _, s := range v.scores {
			p.Scored = append(p.Scored, s.Grader)
		}
	}
	if !p.Void {
		p.Missing = st.missingGraders(e)
	}
	return p
}

// Sessions lists the processes that wrote, in order.
func (st *State) Sessions() []Session { return slices.Clone(st.sessions) }

// currentScores returns the scores that count, or nil if none.
func (st *State) currentScores(e *entry) *verdicts {
	if e.reading != st.reading {
		return nil
	}
	return e.scores
}

// missingGraders lists the current graders that have not spoken of e.
func (st *State) missingGraders(e *entry) []string {
	var out []string
	v := st.currentScores(e)
	if v == nil {
		v = &st.unscored
	}
	for _, g := range st.graders {
		if t := st.tasks[st.cells[e.cell].Task]; t != nil && LeavesOut(t, g) {
			continue
		}
		if !slices.ContainsFunc(v.scores, func(s *trial.Score) bool { return s.Grader == g }) {
			out = append(out, g)
		}
	}
	return out
}
