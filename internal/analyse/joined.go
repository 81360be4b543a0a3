package analyse

import (
	"fmt"
	"maps"
	"slices"

	"github.com/assay-eval/assay/internal/analyse/intern"
	"github.com/assay-eval/assay/internal/trial"
)

// verdicts are the scores of a trial, one a grader, in the order of [compareGraders]. Trials
// with the same scores share one.
type verdicts struct {
	scores []*trial.Score
	joined *joined // computed on first use
}

// with returns the verdicts of a trial after one more score; v may be nil.
func (st *State) with(v *verdicts, s *trial.Score) *verdicts {
	key := grading{v, s}
	if kept := st.verdicts[key]; kept != nil {
		return kept
	}
	out := &verdicts{}
	if v != nil {
		out.scores = make([]*trial.Score, len(v.scores), len(v.scores)+1)
		copy(out.scores, v.scores)
	}
	at, found := slices.BinarySearchFunc(out.scores, s.Grader, func(s *trial.Score, name string) int { return compareGraders(s.Grader, name) })
	if found {
		out.scores[at] = s // a grader that failed before was asked again
	} else {
		out.scores = slices.Insert(out.scores, at, s)
	}
	if len(st.verdicts) < mostShared {
		st.verdicts[key] = out
	}
	return out
}

// grading is a score that is added to verdicts.
type grading struct {
	to    *verdicts
	score *trial.Score
}

// joined is the joint result of the scores of a trial, given how its agent ended.
type joined struct {
	end      trial.EndReason
	findings *Findings
	standing *Standing
	byKind   []*trial.Score // of kinds of the suite; nil if its grader has none without a fault
}

// join returns the joint result of v, which may be nil, for a trial whose agent ended with
// end.
func (st *State) join(v *verdicts, end trial.EndReason, kinds []gradedBy) *joined {
	if v == nil {
		v = &st.unscored
	}
	if j := v.joined; j != nil && j.end == end && len(j.byKind) == len(kinds) {
		return j
	}
	f, standing := &Findings{}, &Standing{Status: Scored}
	j := &joined{end: end, byKind: make([]*trial.Score, len(kinds)), findings: f, standing: standing}
	var criteria []trial.Criterion
	for _, s := range v.scores {
		if s.Fault != nil && standing.Status != Void {
			standing.Status, standing.Void, standing.Reason = Void, voidOf(s.Fault), voidReason(s)
		}
		for k := range kinds {
			if s.Grader == kinds[k].grader && s.Fault == nil {
				j.byKind[k] = s
			}
		}
		f.Measures = append(f.Measures, s.Measures...)
		criteria = append(criteria, s.Criteria...)
		f.addDetails(s)
		f.addReason(s, end)
	}
	f.Criteria, f.Measures, f.Reasons = st.pool.Criteria(criteria), slices.Clip(f.Measures), slices.Clip(f.Reasons)
	standing.Label = trialLabel(v.scores, j.leadingScore(kinds), end)
	if standing.Status == Scored {
		standing.Outcome = trial.OutcomeOf(f.Criteria)
		standing.Reason = outcomeReason(standing.Outcome, f.Criteria)
	}
	v.joined = j
	return j
}

// voidOf returns the class of a trial that a fault of a grading makes void: the environment is
// to blame for endpoints and machines that are gone, the grader for everything else.
func voidOf(f *trial.Fault) trial.Class {
	if f.Class == trial.ClassEnvironment {
		return trial.ClassEnvironment
	}
	return trial.ClassGrader
}

// voidReason returns the fault of a score. It names the grader, but for the built-in one, which
// has no faults of its own.
func voidReason(s *trial.Score) string {
	if s.Grader == trial.AgentGrader {
		return intern.FaultText(s.Fault)
	}
	return "grader " + s.Grader + ": " + intern.FaultText(s.Fault)
}

// addReason adds the reason of a score. For the built-in grader it is the end of the agent.
func (f *Findings) addReason(s *trial.Score, end trial.EndReason) {
	r := Reason{Grader: s.Grader, Reason: s.Details[detailReason]}
	if s.Fault != nil {
		return
	}
	missed := slices.ContainsFunc(s.Criteria, func(c trial.Criterion) bool {
		return c.Required && (c.Verdict == trial.Fail || c.Verdict == trial.Unknown)
	})
	if s.Grader == trial.AgentGrader && missed {
		r.Reason = string(end)
	}
	if r.Reason == "" && missed {
		r.Reason = s.Label
	}
	if r.Reason != "" {
		f.Reasons = append(f.Reasons, r)
	}
	if missed && f.FirstFailure == nil {
		f.FirstFailure = &r
	}
}

// detailReason is the detail in which graders give their word.
const detailReason = "reason"

func (f *Findings) addDetails(s *trial.Score) {
	if len(s.Details) == 0 {
		return
	}
	for _, k := range slices.Sorted(maps.Keys(s.Details)) {
		v := s.Details[k]
		if f.Details == nil {
			f.Details = make(map[string]string, len(s.Details))
		}
		if _, taken := f.Details[k]; taken {
			k = s.Grader + "." + k
		}
		f.Details[k] = v
	}
}

// leadingScore returns the score of a kind whose label comes first; nil if there is
// none.
func (j *joined) leadingScore(kinds []gradedBy) *trial.Score {
	for k := range kinds {
		if kinds[k].LabelFirst && j.byKind[k] != nil {
			return j.byKind[k]
		}
	}
	return nil
}

// trialLabel returns the label of the leading score if it has one, else the label of the
// first other grader that has one, with graders that fail the trial first, else how
// the agent ended.
func trialLabel(scores []*trial.Score, leading *trial.Score, end trial.EndReason) string {
	if leading != nil && leading.Label != "" {
		return leading.Label
	}
	for _, s := range scores {
		if s.Label != "" && s.Grader != trial.AgentGrader && trial.OutcomeOf(s.Criteria) == trial.Fail {
			return s.Label
		}
	}
	for _, s := range scores {
		if s.Label != "" && s.Grader != trial.AgentGrader {
			return s.Label
		}
	}
	return string(end)
}

// outcomeReason says in one line why an outcome is not pass. The built-in criterion
// comes first: a deadline explains a missing answer, not the other way round.
func outcomeReason(outcome trial.Verdict, criteria []trial.Criterion) string {
	if outcome == trial.Pass {
		return ""
	}
	first, more := "", 0
	for _, c := range criteria {
		if !c.Required || c.Verdict != outcome {
			continue
		}
		if first != "" {
			more++
			continue
		}
		first = c.Name
		if len(c.Evidence) > 0 {
			first += ": " + c.Evidence[0]
		}
	}
	switch {
	case first == "":
		return "no required criterion applies"
	case more > 0:
		return fmt.Sprintf("%s (and %d more)", first, more)
	}
	return first
}
