package analyse

import (
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

// Trial is one planned trial and what became of it. Its course, use, lists and maps are
// shared with other trials where they are equal, and must not be changed in place.
type Trial struct {
	trial.Key
	Status  Status        `json:"status"`
	Outcome trial.Verdict `json:"outcome,omitempty"` // of a scored trial
	Void    trial.Class   `json:"void,omitempty"`    // class of a void trial
	Reason  string        `json:"reason,omitempty"`  // why it did not pass, in one line
	Label   string        `json:"label,omitempty"`   // the graders' word for what happened

	*Course
	Tries
	AgentMS *int64        `json:"agent_ms"` // of a cached attempt: the original's
	Timing  *trial.Timing `json:"-"`        // of the attempt that counts

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

	*Use

	Seq  int64       `json:"seq,omitempty" volatile:"true"` // of the settled attempt's record
	Refs []trial.Ref `json:"refs,omitempty"`                // its artifacts, by role, without the bytes

	// Workers are the machines that did it; nil if the coordinator's did all, as on one
	// machine.
	Workers *Workers `json:"workers,omitempty" volatile:"true"`

	// Notes are the notes of people, including revoked ones.
	// Graded is the outcome as graded where an override of theirs changed it.
	Notes  []trial.Note  `json:"notes,omitempty"`
	Graded trial.Verdict `json:"graded,omitempty"`
	// Compared is the verdict used in comparisons if it differs from the outcome. It is
	// set for trials of groups that their arm cannot answer.
	Compared trial.Verdict `json:"compared,omitempty"`
	// Settled is the number of the attempt that counts; 0 if none.
	Settled int `json:"-"`
}

// Course describes the work of the agent in the attempt that counts.
type Course struct {
	End    trial.EndReason `json:"end,omitempty"`
	Left   []string        `json:"left_running,omitempty"` // names of processes that outlived the agent
	Turns  int             `json:"turns,omitempty"`
	Model  string          `json:"model,omitempty"` // as served
	Source trial.Source    `json:"source,omitempty"`
	Origin *trial.Origin   `json:"origin,omitempty"` // of a cached attempt
}

// noCourse, noUse and noTiming stand for trials without an attempt that counts.
var (
	noCourse = &Course{}
	noUse    = &Use{}
	noTiming = &trial.Timing{}
)

// NewTrial returns a trial with only its key set.
func NewTrial(k trial.Key) *Trial {
	return &Trial{Key: k, Course: noCourse, Use: noUse, Timing: noTiming}
}

// Tries counts the attempts at a trial.
type Tries struct {
	Attempts  int     `json:"attempts"`
	Faults    []Count `json:"faults,omitempty"` // of attempts that do not count, by class
	Throttled int     `json:"throttled,omitempty"`
	CutOff    *CutOff `json:"cut_off,omitempty"` // nil if none
}

// Use is the usage of the attempt that counts, with its cost.
type Use struct {
	Tokens  spend.Tokens        `json:"tokens,omitzero"`
	Cost    spend.Cost          `json:"cost,omitzero"`
	Servers []trial.ServerProof `json:"servers,omitempty"`
	Tools   []trial.ToolProof   `json:"tools,omitempty"`
	Choice  *trial.ToolChoice   `json:"-"` // nil if unknown

	// Isolation is how the agent's program was kept in its room: bwrap, landlock, docker, podman or
	// none; "" where none ran.
	Isolation string `json:"isolation,omitempty"`
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

// fillRow sets r to the state of a planned trial. kinds may be nil.
func (st *State) fillRow(r *row, e *entry, kinds []gradedBy) {
	t := r.Trial
	r.entry = e
	t.Key, t.Tries = e.planned.Key, st.triesOf(e)
	t.Course, t.Use, t.Timing = noCourse, noUse, noTiming
	t.Notes = st.notes[t.Key]
	if len(kinds) > 0 {
		r.scores = st.noScores(len(kinds))
	}
	if e.settled == 0 {
		t.Status, t.Reason = Pending, ""
		if e.rare.skip != "" {
			t.Status, t.Reason = Skipped, e.rare.skip
		}
		return
	}
	t.Settled, t.Workers = int(e.settled), e.by
	t.Course, t.Use, t.Timing, t.Seq, t.Refs = e.course, e.use, &e.timing, e.seq, e.refs
	if !e.ended {
		t.Status, t.Void = Void, trial.ClassEnvironment
		if e.fault != nil {
			t.Void, t.Reason = knownClass(e.fault.Class), intern.FaultText(e.fault)
		}
		return
	}
	t.AgentMS = &e.timing.AgentMS
	g := st.currentScores(e)
	j := st.join(g, t.End, kinds)
	t.Criteria, t.Measures, t.Details, t.Reasons, t.FirstFailure, t.Label = j.criteria, j.measures, j.details, j.reasons, j.first, j.label
	if len(kinds) > 0 {
		r.scores = j.byKind
	}
	if j.void != "" {
		t.Status, t.Void, t.Reason = Void, trial.ClassGrader, j.void
		return
	}
	if missing := st.missingGraders(e); len(missing) > 0 {
		t.Status, t.Reason = Pending, "not graded yet by "+strings.Join(missing, ", ")
		return
	}
	t.Status, t.Outcome, t.Reason = Scored, j.outcome, j.reason
	r.set = st.countingOverride(t)
	r.applyOverride()
}

// addSpent adds what this run paid for the trial, attempts that do not count included.
func (r *row) addSpent(to *spend.Cost) {
	if r.entry.rare.spent != nil {
		to.Add(*r.entry.rare.spent)
	}
	to.Add(r.CutOff.cost())
	switch {
	case r.Source != trial.Live:
	case r.entry.paid != nil:
		to.Add(*r.entry.paid)
	default:
		to.Add(r.Cost)
	}
}

// knownClass returns c, or environment for a class that this version does not know.
func knownClass(c trial.Class) trial.Class {
	switch c {
	case trial.ClassSetup, trial.ClassTreatment, trial.ClassGrader:
		return c
	}
	return trial.ClassEnvironment
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
