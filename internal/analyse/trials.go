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

// Trial is one planned trial and what became of it. All that it points to is shared with
// other trials where it is equal, and must not be changed in place.
type Trial struct {
	trial.Key
	*Standing
	*Course
	*Tries
	AgentMS *int64        `json:"agent_ms"` // of a cached attempt: the original's
	Timing  *trial.Timing `json:"-"`        // of the attempt that counts

	*Findings
	*Use

	Seq  int64 `json:"seq,omitempty" volatile:"true"` // of the settled attempt's record
	Refs Refs  `json:"refs,omitempty"`                // its artifacts, by role, without the bytes

	// Workers are the machines that did it; nil if the coordinator's did all, as on one
	// machine.
	Workers *Workers `json:"workers,omitempty" volatile:"true"`

	*Annotated
	// Settled is the number of the attempt that counts; 0 if none.
	Settled int `json:"-"`
}

// Standing is what a trial counts as, and why.
type Standing struct {
	Status  Status        `json:"status"`
	Outcome trial.Verdict `json:"outcome,omitempty"` // of a scored trial
	Void    trial.Class   `json:"void,omitempty"`    // class of a void trial
	Reason  string        `json:"reason,omitempty"`  // why it did not pass, in one line
	Label   string        `json:"label,omitempty"`   // the graders' word for what happened
}

// Findings are what the graders found in a trial.
type Findings struct {
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
}

// Annotated is what people said of a trial, and what it would be otherwise.
type Annotated struct {
	// Notes are the notes of people, including revoked ones.
	// Graded is the outcome as graded where an override of theirs changed it.
	Notes  []trial.Note  `json:"notes,omitempty"`
	Graded trial.Verdict `json:"graded,omitempty"`
	// Compared is the verdict used in comparisons if it differs from the outcome. It is
	// set for trials of groups that their arm cannot answer.
	Compared trial.Verdict `json:"compared,omitempty"`
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

// noCourse, noUse, noTiming and noFindings stand for trials without an attempt that counts,
// and noNotes for trials of which nobody said anything.
var (
	noCourse   = &Course{}
	noUse      = &Use{}
	noTiming   = &trial.Timing{}
	noFindings = &Findings{}
	noNotes    = &Annotated{}
)

// NewTrial returns a trial with only its key set. It shares nothing with others.
func NewTrial(k trial.Key) *Trial {
	return &Trial{Key: k, Standing: &Standing{}, Course: &Course{}, Tries: &Tries{}, Timing: &trial.Timing{}, Findings: &Findings{}, Use: &Use{}, Annotated: &Annotated{}}
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
	r.at, r.filtered, r.rowRare = e.at, e.filtered, commonRow
	if e.paid != nil || e.rare.spent != nil {
		r.rowRare = &rowRare{paid: e.paid, spent: e.rare.spent}
	}
	t.Key, t.Tries = st.keyOf(e), st.triesOf(e)
	t.Course, t.Use, t.Timing, t.Findings, t.Annotated = noCourse, noUse, noTiming, noFindings, noNotes
	if notes := st.notes[t.Key]; notes != nil {
		t.Annotated = &Annotated{Notes: notes}
	}
	if len(kinds) > 0 {
		r.joined = st.noScores(len(kinds))
	}
	if e.settled == 0 {
		s := Standing{Status: Pending}
		if e.rare.skip != "" {
			s.Status, s.Reason = Skipped, e.rare.skip
		}
		t.Standing = st.shareStanding(s)
		return
	}
	t.Settled, t.Workers = int(e.settled), e.by
	t.Course, t.Use, t.Timing, t.Seq, t.Refs = e.course, e.use, &st.timings[e.at], e.seq, e.refs
	if !e.ended {
		s := Standing{Status: Void, Void: trial.ClassEnvironment}
		if f := e.rare.fault; f != nil {
			s.Void, s.Reason = knownClass(f.Class), intern.FaultText(f)
		}
		t.Standing = st.shareStanding(s)
		return
	}
	t.AgentMS = &t.Timing.AgentMS
	j := st.join(st.currentScores(e), t.End, kinds)
	t.Findings, t.Standing = j.findings, j.standing
	if len(kinds) > 0 {
		r.joined = j
	}
	if t.Status == Void {
		return
	}
	if missing := st.missingGraders(e); len(missing) > 0 {
		t.Standing = st.shareStanding(Standing{Status: Pending, Reason: "not graded yet by " + strings.Join(missing, ", "), Label: t.Label})
		return
	}
	if n := st.countingOverride(t); n != nil {
		r.seldom().set = n
		r.applyOverride()
	}
}

// addSpent adds what this run paid for the trial, attempts that do not count included.
func (r *row) addSpent(to *spend.Cost) {
	if r.spent != nil {
		to.Add(*r.spent)
	}
	to.Add(r.CutOff.cost())
	switch {
	case r.Source != trial.Live:
	case r.paid != nil:
		to.Add(*r.paid)
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
