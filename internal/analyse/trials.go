package analyse

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/analyse/figure"
	"github.com/assay-eval/assay/internal/analyse/intern"
	"github.com/assay-eval/assay/internal/spend"
	"github.com/assay-eval/assay/internal/trial"
)

// Status is the place of a trial in the ledger.
type Status string

// The places.
const (
	Scored  Status = "scored"
	Void    Status = "void"
	Skipped Status = "skipped"
	Pending Status = "pending"
)

// Trial is one planned trial and what became of it.
type Trial struct {
	trial.Key
	Status  Status        `json:"status"`
	Outcome trial.Verdict `json:"outcome,omitempty"` // of a scored trial
	Void    trial.Class   `json:"void,omitempty"`    // class of a void trial
	Reason  string        `json:"reason,omitempty"`  // why it did not pass, in one line
	Label   string        `json:"label,omitempty"`   // the graders' word for what happened

	End       trial.EndReason `json:"end,omitempty"`
	Left      []string        `json:"left_running,omitempty"` // names of processes that outlived the agent
	Turns     int             `json:"turns,omitempty"`
	Model     string          `json:"model,omitempty"` // as served
	Source    trial.Source    `json:"source,omitempty"`
	Origin    *trial.Origin   `json:"origin,omitempty"` // of a cached attempt
	Attempts  int             `json:"attempts"`
	Faults    []Count         `json:"faults,omitempty"` // of attempts that do not count, by class
	Throttled int             `json:"throttled,omitempty"`
	CutOff    *CutOff         `json:"cut_off,omitempty"` // nil if none
	AgentMS   *int64          `json:"agent_ms"`          // of a cached attempt: the original's
	Timing    trial.Timing    `json:"-"`                 // of the attempt that counts

	Criteria []trial.Criterion `json:"criteria,omitempty"`
	Measures []trial.Measure   `json:"measures,omitempty"`
	Details  map[string]string `json:"details,omitempty"`
	// Reasons are the words of graders for why the trial is not as it should be, in
	// the order in which they grade, and FirstFailure is the first grader with a
	// required criterion that fails or is unknown, and its word: all graders are
	// asked, also where one has failed before.
	Reasons      []Reason `json:"reasons,omitempty"`
	FirstFailure *Reason  `json:"first_failure,omitempty"`
	// SeedOutcome is the class of the trial in the evaluation that a kind of grader
	// descends from.
	SeedOutcome string `json:"seed_outcome,omitempty"`
	// Found is the class that a kind of grader gives a trial, whether it is
	// applicable or not, with a class for void and unknown trials, too.
	Found string `json:"found,omitempty"`

	Tokens  spend.Tokens        `json:"tokens,omitzero"`
	Cost    spend.Cost          `json:"cost,omitzero"`
	Servers []trial.ServerProof `json:"servers,omitempty"`
	Tools   []trial.ToolProof   `json:"tools,omitempty"`
	Choice  *trial.ToolChoice   `json:"-"` // nil if unknown

	// Isolation is how the agent's program was kept in its room: bwrap, landlock or
	// none; "" where none ran.
	Isolation string `json:"isolation,omitempty"`

	Seq  int64       `json:"seq,omitempty" volatile:"true"` // of the settled attempt's record
	Refs []trial.Ref `json:"refs,omitempty"`                // its artifacts, by role, without the bytes

	// Notes are the notes of people, also the ones that were taken back.
	// Graded is the outcome as graded where an override of theirs changed it.
	Notes  []trial.Note  `json:"notes,omitempty"`
	Graded trial.Verdict `json:"graded,omitempty"`
	// Compared is the verdict used in comparisons if it differs from the outcome. It is
	// set for trials of groups that their arm cannot answer.
	Compared trial.Verdict `json:"compared,omitempty"`
	// Settled is the number of the attempt that counts; 0 if none.
	Settled int `json:"-"`
}

// CutOff is attempts of which the journal has no end: they were killed, or are under
// way.
type CutOff struct {
	Attempts int `json:"attempts"`
	// Tokens and Cost are of the requests whose answers had ended. Of an attempt without
	// such an answer nothing is known, and of others at most one answer is missing.
	Tokens spend.Tokens `json:"tokens,omitzero"`
	Cost   spend.Cost   `json:"cost,omitzero"`
}

// Add adds o to c.
func (c *CutOff) Add(o *CutOff) {
	if o == nil {
		return
	}
	c.Attempts += o.Attempts
	c.Tokens.Add(o.Tokens)
	c.Cost.Add(o.Cost)
}

func (c *CutOff) cost() spend.Cost {
	if c == nil {
		return spend.Cost{}
	}
	return c.Cost
}

// LiveMS returns the agent's time in milliseconds. ok is false if responses of an
// earlier run were reused for part of the trial.
func (t *Trial) LiveMS() (float64, bool) {
	if t.Source != trial.Live || t.Tokens.Reused > 0 || t.AgentMS == nil {
		return 0, false
	}
	return float64(*t.AgentMS), true
}

// Started returns when the attempt that counts began; false if none did.
func (t *Trial) Started() (time.Time, bool) { return t.Timing.Start, !t.Timing.Start.IsZero() }

// LeftOut reports whether someone left the trial out of the run by choice.
func (t *Trial) LeftOut() bool { return t.Status == Skipped && figure.IsByChoice(t.Reason) }

// WasCutOff reports whether the run ended before the trial could, by a stop rule, its budget
// or an interruption.
func (t *Trial) WasCutOff() bool {
	return t.Status == Pending || t.Status == Skipped && (!t.LeftOut() || decidedSkip(t))
}

// LedgerOf counts trials.
func LedgerOf(ts []*Trial) Ledger {
	var l Ledger
	for _, t := range ts {
		countTrial(&l, t)
	}
	slices.SortFunc(l.SkippedBy, figure.CompareCounts)
	return l
}

// Reason is a grader's word for why a trial is not as it should be; "" if it has
// none.
type Reason struct {
	Grader string `json:"grader"`
	Reason string `json:"reason,omitempty"`
}

// ReasonOf returns the reason of the grader that owns the criterion, or "" if none.
func (t *Trial) ReasonOf(criterion string) string {
	grader, _, _ := strings.Cut(criterion, ".")
	for _, r := range t.Reasons {
		if r.Grader == grader {
			return r.Reason
		}
	}
	return ""
}

// addReason takes the word of a score; the built-in grader's is how the agent ended.
func (t *Trial) addReason(s *trial.Score) {
	r := Reason{Grader: s.Grader, Reason: s.Details[detailReason]}
	if s.Fault != nil {
		return
	}
	missed := slices.ContainsFunc(s.Criteria, func(c trial.Criterion) bool {
		return c.Required && (c.Verdict == trial.Fail || c.Verdict == trial.Unknown)
	})
	if s.Grader == trial.AgentGrader && missed {
		r.Reason = string(t.End)
	}
	if r.Reason == "" && missed {
		r.Reason = s.Label
	}
	if r.Reason != "" {
		t.Reasons = append(t.Reasons, r)
	}
	if missed && t.FirstFailure == nil {
		t.FirstFailure = &r
	}
}

// detailReason is the detail in which graders give their word.
const detailReason = "reason"

// fillRow sets r to the state of a planned trial. Without room for scores in r, kinds
// must be nil.
func (st *State) fillRow(r *row, e *entry, kinds []gradedBy) {
	t := r.Trial
	t.Key, t.Attempts, t.Faults, t.Throttled = e.planned.Key, e.attempts, slices.Clone(e.faults), e.throttle
	t.CutOff = st.cutOff(e)
	slices.SortFunc(t.Faults, figure.CompareCounts)
	t.Notes = st.notes[t.Key]
	if e.settled == nil {
		t.Status, t.Reason = Pending, ""
		if e.skip != "" {
			t.Status, t.Reason = Skipped, e.skip
		}
		return
	}
	s := e.settled
	t.Settled = s.n
	t.Source, t.Origin, t.Seq, t.Refs = s.source, s.origin, s.seq, s.refs
	t.Timing, t.Isolation, t.Choice = s.timing, s.proof.Isolation, s.choice
	t.Servers, t.Tools, t.Tokens, t.Cost = s.proof.Servers, s.proof.Tools, s.tokens, s.cost
	if s.end == nil {
		t.Status, t.Void = Void, trial.ClassEnvironment
		if s.fault != nil {
			t.Void, t.Reason = knownClass(s.fault.Class), intern.FaultText(s.fault)
		}
		return
	}
	t.Left = s.end.Left
	t.End, t.Turns, t.Model, t.AgentMS = s.end.Reason, s.end.Turns, s.end.Model, new(s.timing.AgentMS)
	scores := st.currentScores(e)
	for i := range scores {
		sc := &scores[i]
		if sc.Fault != nil && t.Status == "" {
			t.Status, t.Void, t.Reason = Void, trial.ClassGrader, "grader "+sc.Grader+": "+intern.FaultText(sc.Fault)
		}
		for k := range kinds {
			if sc.Grader == kinds[k].grader && sc.Fault == nil {
				r.scores[k] = sc
			}
		}
		t.Measures = append(t.Measures, sc.Measures...)
		t.addDetails(sc)
		t.addReason(sc)
	}
	t.Criteria = st.joinCriteria(scores)
	t.Label = trialLabel(scores, r.leadingScore(kinds), s.end)
	if t.Status == Void {
		return
	}
	if missing := st.missingGraders(e); len(missing) > 0 {
		t.Status, t.Reason = Pending, "not graded yet by "+strings.Join(missing, ", ")
		return
	}
	t.Status, t.Outcome = Scored, trial.OutcomeOf(t.Criteria)
	t.Reason = outcomeReason(t.Outcome, t.Criteria)
	r.set = st.countingOverride(t)
	r.applyOverride()
}

// joinCriteria joins the criteria of scores.
func (st *State) joinCriteria(scores []trial.Score) []trial.Criterion {
	var all []trial.Criterion
	for _, s := range scores {
		all = append(all, s.Criteria...)
	}
	return st.pool.Criteria(all)
}

// knownClass returns c, or environment for a class that this version does not know.
func knownClass(c trial.Class) trial.Class {
	switch c {
	case trial.ClassSetup, trial.ClassTreatment, trial.ClassGrader:
		return c
	}
	return trial.ClassEnvironment
}

func (t *Trial) addDetails(s *trial.Score) {
	if len(s.Details) == 0 {
		return
	}
	for _, k := range slices.Sorted(maps.Keys(s.Details)) {
		v := s.Details[k]
		if t.Details == nil {
			t.Details = make(map[string]string, len(s.Details))
		}
		if _, taken := t.Details[k]; taken {
			k = s.Grader + "." + k
		}
		t.Details[k] = v
	}
}

// leadingScore returns the score of a kind whose label comes first; nil if there is
// none.
func (r *row) leadingScore(kinds []gradedBy) *trial.Score {
	for k := range kinds {
		if kinds[k].LabelFirst && r.scores[k] != nil {
			return r.scores[k]
		}
	}
	return nil
}

// trialLabel returns the label of the leading score if it has one, else the label of the
// first other grader that has one, with graders that fail the trial first, else how
// the agent ended.
func trialLabel(scores []trial.Score, leading *trial.Score, end *trial.End) string {
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
	return string(end.Reason)
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

// countTrial adds a trial to a ledger.
func countTrial(l *Ledger, t *Trial) {
	l.Planned++
	switch t.Status {
	case Scored:
		l.Scored++
		switch t.Outcome {
		case trial.Pass:
			l.Pass++
		case trial.Fail:
			l.Fail++
		default:
			l.Unknown++
			l.NotApplicable += countIf(t.Label == LabelNotApplicable)
		}
	case Void:
		l.Void++
		switch t.Void {
		case trial.ClassSetup:
			l.VoidSetup++
		case trial.ClassTreatment:
			l.VoidTreatment++
		case trial.ClassGrader:
			l.VoidGrader++
		default:
			l.VoidEnvironment++
		}
	case Skipped:
		l.Skipped++
		l.SkippedBy = AddCount(l.SkippedBy, t.Reason, 1)
	default:
		l.Pending++
	}
}
