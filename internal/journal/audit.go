package journal

import (
	"fmt"

	"github.com/assay-eval/assay/internal/trial"
)

// auditor checks that the records of a run tell one story: trials of the plan only,
// attempts in order and before their scores, nothing twice, sessions that begin and end
// once, totals that are the sums of what was recorded, and, when all is said to be done,
// every planned trial. Hashes say nothing of these: a program error, or someone who
// computes new hashes, can break them.
//
// After a salvage it checks only what missing records cannot explain.
type auditor struct {
	trials  map[trial.Key]*audited
	lost    bool // a record is missing, or an older version wrote some
	session int
	ended   bool
	why     string
	graders int // readings that regrades have begun
	first   bool

	totals   map[string]int               // of the session
	verdicts map[trial.Key]*sessionResult // of the trials graded in the session
}

// audited is the story of one trial.
type audited struct {
	filtered bool
	n        int  // highest number of an attempt that was recorded
	begun    int  // number of the attempt that began last
	settled  int  // number of the attempt that counts; 0 if none
	void     bool // it is a fault
	skipped  bool
	scores   map[string]scoreState // by grader
}

type scoreState struct {
	reading int
	fault   bool
}

// sessionResult holds the scores that one session gave a trial.
type sessionResult struct {
	criteria []trial.Criterion
	fault    bool
}

func newAuditor(m *Manifest) *auditor {
	a := &auditor{trials: make(map[trial.Key]*audited, len(m.Plan.Trials)), first: true, lost: m.Format < 2}
	for _, p := range m.Plan.Trials {
		a.trials[p.Key] = &audited{filtered: p.Filtered != ""}
	}
	return a
}

// add checks the next record.
func (a *auditor) add(r *trial.Record) error {
	if r.Type == trial.RecordLost {
		a.lost, a.first = true, false
		return nil
	}
	if !isKnown(r.Type) {
		return nil
	}
	if r.Session != nil {
		return a.beginSession(r)
	}
	switch {
	case a.lost:
	case a.first:
		return fmt.Errorf("the first record must be a session")
	case r.Sess != a.session:
		return fmt.Errorf("a record of session %d in session %d", r.Sess, a.session)
	case a.ended:
		return fmt.Errorf("a record after the end of session %d", a.session)
	}
	switch {
	case r.Start != nil:
		return a.addStart(r.Start)
	case r.Usage != nil:
		return a.addUsage(r.Usage)
	case r.Attempt != nil:
		return a.addAttempt(r.Attempt)
	case r.Score != nil:
		return a.addScore(r.Score)
	case r.Skip != nil:
		return a.addSkip(r.Skip)
	case r.Grading != nil:
		a.graders++
	case r.End != nil:
		a.ended = true
		return a.checkSession(r.End)
	}
	return nil
}

func (a *auditor) beginSession(r *trial.Record) error {
	before := a.session
	a.session, a.ended, a.why, a.first = r.Sess, false, r.Session.Why, false
	a.totals, a.verdicts = map[string]int{}, map[trial.Key]*sessionResult{}
	if !a.lost && r.Sess != before+1 {
		return fmt.Errorf("session %d follows session %d", r.Sess, before)
	}
	return nil
}

func (a *auditor) trialOf(k trial.Key) (*audited, error) {
	if t := a.trials[k]; t != nil {
		return t, nil
	}
	return nil, fmt.Errorf("trial %s is not in the plan", k)
}

func (a *auditor) addStart(s *trial.Start) error {
	t, err := a.trialOf(s.Key)
	if err != nil {
		return err
	}
	t.begun = s.N
	if !a.lost && s.N <= t.n {
		return fmt.Errorf("attempt %d of %s starts after attempt %d was recorded", s.N, s.Key, t.n)
	}
	return nil
}

func (a *auditor) addUsage(u *trial.UsageNote) error {
	t, err := a.trialOf(u.Key)
	if err == nil && !a.lost && (u.N != t.begun || u.N <= t.n) {
		err = fmt.Errorf("usage of attempt %d of %s, which is not under way", u.N, u.Key)
	}
	return err
}

func (a *auditor) addAttempt(r *trial.AttemptRecord) error {
	t, err := a.trialOf(r.Key)
	switch {
	case err != nil:
		return err
	case t.settled > 0 && !t.void:
		return fmt.Errorf("a second attempt of %s counts; attempt %d did already", r.Key, t.settled)
	case r.N < 1, !a.lost && r.N <= t.n:
		return fmt.Errorf("attempt %d of %s follows attempt %d", r.N, r.Key, t.n)
	}
	t.n = r.N
	if r.Settled {
		t.settled, t.void = r.N, r.Fault != nil
		if t.void {
			a.count("void")
		}
	}
	return nil
}

func (a *auditor) addScore(s *trial.Score) error {
	t, err := a.trialOf(s.Key)
	switch {
	case err != nil:
		return err
	case a.lost:
		return nil
	case t.settled != s.Attempt:
		return fmt.Errorf("%s scores attempt %d of %s, and attempt %d counts", s.Grader, s.Attempt, s.Key, t.settled)
	case t.void:
		return fmt.Errorf("%s scores a void attempt of %s", s.Grader, s.Key)
	}
	if was, twice := t.scores[s.Grader]; twice && was.reading == a.graders && !was.fault {
		return fmt.Errorf("%s scores %s twice", s.Grader, s.Key)
	}
	if t.scores == nil {
		t.scores = map[string]scoreState{}
	}
	t.scores[s.Grader] = scoreState{a.graders, s.Fault != nil}
	v := a.verdicts[s.Key]
	if v == nil {
		v = &sessionResult{}
		a.verdicts[s.Key] = v
	}
	v.fault = v.fault || s.Fault != nil
	for _, c := range s.Criteria {
		v.criteria = append(v.criteria, trial.Criterion{Verdict: c.Verdict, Required: c.Required})
	}
	return nil
}

func (a *auditor) addSkip(s *trial.Skip) error {
	t, err := a.trialOf(s.Key)
	if err == nil && !a.lost && t.settled > 0 && !t.void {
		err = fmt.Errorf("%s is skipped, and attempt %d of it counts", s.Key, t.settled)
	}
	if err == nil {
		t.skipped = true
		a.count("skipped")
	}
	return err
}

func (a *auditor) count(what string) {
	if a.totals != nil {
		a.totals[what]++
	}
}

// checkSession checks the end of a session.
func (a *auditor) checkSession(e *trial.SessionEnd) error {
	if a.lost {
		return nil
	}
	for _, v := range a.verdicts {
		if v.fault {
			a.count("void")
		} else {
			a.count(string(trial.OutcomeOf(v.criteria)))
		}
	}
	for _, what := range []string{"pass", "fail", "unknown", "void", "skipped"} {
		if e.Totals[what] != a.totals[what] {
			return fmt.Errorf("it counts %d %s, and the session recorded %d", e.Totals[what], what, a.totals[what])
		}
	}
	if e.Reason != "done" || a.why == "regrade" {
		return nil
	}
	for k, t := range a.trials {
		switch {
		case t.settled == 0 && !t.skipped:
			return fmt.Errorf("the reason is done, and nothing is recorded of %s", k)
		case t.settled > 0 && !t.void && len(t.scores) == 0:
			return fmt.Errorf("the reason is done, and %s has no score", k)
		}
	}
	return nil
}
