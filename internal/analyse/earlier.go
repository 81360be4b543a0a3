package analyse

import (
	"maps"
	"slices"

	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/history"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Controls returns the arms of a plan that run and are the control of a comparison, in
// the order of the suite.
func Controls(s *suite.Suite, plan trial.Plan) []string {
	var ids, out []string
	for _, p := range plan.Trials {
		if p.Filtered == "" {
			ids = append(ids, p.Arm)
		}
	}
	arms := armsOf(s, ids)
	matchups := comparedArms(s, arms)
	for _, a := range arms {
		if slices.ContainsFunc(matchups, func(m matchup) bool { return m.control.ID == a.ID }) {
			out = append(out, a.ID)
		}
	}
	return out
}

// earlierTrials are the earlier control trials of a run, if it has any.
type earlierTrials struct {
	*history.History
	why    string // why they do not count, or ""
	byTask map[[2]string][]history.Trial
	plan   []trial.Planned
}

// earlierTrials returns the history with the reason if the run and the earlier trials
// were scored by different graders.
func (st *State) earlierTrials(h *history.History) earlierTrials {
	out := earlierTrials{History: h, plan: st.plan}
	if h != nil {
		out.byTask = h.ByTask()
	}
	if h != nil && st.reading > 0 && (st.otherSuite || !maps.Equal(st.config, h.Graders)) {
		out.why = "this run was graded again with other graders: grade the earlier runs again, too, and run again with --history"
	}
	return out
}

// addTo adds the earlier trials to the question of a pair of arms.
func (e earlierTrials) addTo(q *decision.Question, d *armPair) {
	if e.History == nil {
		return
	}
	q.History = e.Record(e.why, d.control.ID)
	i := 0
	for at := range d.fights {
		f := &d.fights[at]
		if toRun(f.control) > 0 && toRun(f.treated) > 0 {
			q.Tasks[i].Earlier = e.count(f, d.control.ID)
			i++
		}
	}
}

// count counts the earlier trials of one task.
func (e earlierTrials) count(f *taskPair, arm string) decision.Earlier {
	var now []history.Current
	for i := range f.control {
		r := &f.control[i]
		c := history.Current{GenKey: e.plan[r.at].GenKey.Digest(), Source: r.Source, Reused: r.Source == trial.Live && r.Tokens.Reused > 0, Outcome: r.comparedFate()}
		if r.Origin != nil {
			c.Origin = r.Origin.Run
		}
		if r.hasResult() {
			now = append(now, c)
		}
	}
	return history.Count(e.byTask[[2]string{f.task.ID, arm}], now)
}
