package analyse

import (
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/analyse/figure"
	"github.com/assay-eval/assay/internal/analyse/intern"
	"github.com/assay-eval/assay/internal/quickjson"
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

// Trial is one planned trial and what became of it. It is small, since a run may have a
// million: what many trials have in common is there once.
type Trial struct {
	*CellID
	Index int `json:"index"`
	*Shared

	Seq int64 `json:"seq,omitempty" volatile:"true"` // of the settled attempt's record

	// Settled is the number of the attempt that counts; 0 if none.
	Settled int `json:"-"`

	at       int32  // place in the plan
	filtered bool   // left out before the run began
	ended    bool   // its attempt that counts has an end: AgentMS is known
	refs     place  // of its artifacts, in the store of its cell
	times    timing // of the attempt that counts
}

// CellID names a task in an arm. All its trials share one.
type CellID struct {
	Task string `json:"task"`
	Arm  string `json:"arm"`

	store *refStore
	own   *Refs // in place of those in the store; nil if none
}

// Shared is the part of a trial that others may have, too. All that it points to may be
// shared as well. To change a trial, give it a copy of its Shared first, and of what changes.
type Shared struct {
	*Standing
	*Course
	*Tries

	*Findings
	*Use

	// Workers are the machines that did it; nil if the coordinator's did all, as on one
	// machine.
	Workers *Workers `json:"workers,omitempty" volatile:"true"`

	*Annotated

	joined *joined // what graders found; nil if no kind of grader asks
	*rowRare
}

// Key returns the key of the trial.
func (t *Trial) Key() trial.Key { return trial.Key{Task: t.Task, Arm: t.Arm, Index: t.Index} }

// AgentMS returns the time of the agent in milliseconds, of a cached attempt the original's;
// nil if the attempt that counts has no end.
func (t *Trial) AgentMS() *int64 {
	if !t.ended {
		return nil
	}
	return new(t.Timing().AgentMS)
}

// Timing returns the times of the attempt that counts.
func (t *Trial) Timing() trial.Timing { return t.times.unpack(t.rowRare) }

// SetTiming sets the times of the attempt that counts, and whether it has an end.
func (t *Trial) SetTiming(of trial.Timing, ended bool) {
	t.own()
	if t.ended = ended; !t.times.pack(&of) {
		t.seldom().long = &of
	}
}

// Refs returns the artifacts of the attempt that counts, by role, without the bytes. If they
// cannot be read, it returns none, and [Analysis.Err] tells why.
func (t *Trial) Refs() Refs {
	switch {
	case t.CellID == nil:
		return ""
	case t.CellID.own != nil:
		return *t.CellID.own
	case t.refs == 0:
		return ""
	}
	return t.store.get(t.refs)
}

// SetRefs sets the artifacts. Setting CellID to the CellID of another trial of the cell undoes it.
func (t *Trial) SetRefs(rs ...trial.Ref) {
	id := CellID{own: new(NewRefs(rs...))}
	if t.CellID != nil {
		id.Task, id.Arm, id.store = t.Task, t.Arm, t.store
	}
	t.CellID = &id
}

// own gives the trial a copy of its shared part, to be changed.
func (t *Trial) own() { t.Shared = new(*t.Shared) }

// trialJSON is a trial as it is written.
type trialJSON struct {
	trial.Key
	*Standing
	*Course
	*Tries
	AgentMS *int64 `json:"agent_ms"`

	*Findings
	*Use

	Seq  int64 `json:"seq,omitempty"`
	Refs Refs  `json:"refs,omitempty"`

	Workers *Workers `json:"workers,omitempty"`

	*Annotated
}

// MarshalJSON returns the trial as results.json has it.
func (t *Trial) MarshalJSON() ([]byte, error) { return t.appendJSON(nil) }

// AppendJSON appends what MarshalJSON returns, or returns nil.
func (t *Trial) AppendJSON(b []byte) []byte {
	out, err := t.appendJSON(b)
	if err != nil {
		return nil
	}
	return out
}

func (t *Trial) appendJSON(b []byte) ([]byte, error) {
	t = t.Full()
	return quickjson.Append(b, &trialJSON{
		Key: t.Key(), Standing: t.Standing, Course: t.Course, Tries: t.Tries, AgentMS: t.AgentMS(), Findings: t.Findings, Use: t.Use,
		Seq: t.Seq, Refs: t.Refs(), Workers: t.Workers, Annotated: t.Annotated,
	})
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

// noCourse, noUse and noFindings stand for trials without an attempt that counts, and
// noNotes for trials of which nobody said anything.
var (
	noCourse   = &Course{}
	noUse      = &Use{}
	noFindings = &Findings{}
	noNotes    = &Annotated{}
)

// NewTrial returns a trial with only its key set. It shares nothing with others.
func NewTrial(k trial.Key) *Trial {
	return &Trial{CellID: &CellID{Task: k.Task, Arm: k.Arm}, Index: k.Index, Shared: &Shared{
		Standing: &Standing{}, Course: &Course{}, Tries: &Tries{}, Findings: &Findings{}, Use: &Use{}, Annotated: &Annotated{}, rowRare: commonRow}}
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
	if t.Source != trial.Live || t.Tokens.Reused > 0 || !t.ended {
		return 0, false
	}
	return float64(t.times.agent(t.rowRare)), true
}

// Started returns when the attempt that counts began; false if none did.
func (t *Trial) Started() (time.Time, bool) {
	began := t.Timing().Start
	return began, !began.IsZero()
}

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

// fillTrial sets t, and its shared part s, to the state of a planned trial. kinds may be nil.
func (st *State) fillTrial(t *Trial, s *Shared, e *entry, kinds []gradedBy) {
	*s = Shared{Course: noCourse, Use: noUse, Tries: st.triesOf(e), Findings: noFindings, Annotated: noNotes, rowRare: commonRow}
	*t = Trial{CellID: st.cells[e.cell], Index: int(e.index), Shared: s, at: e.at, filtered: e.filtered}
	if e.rare.paid != nil || e.rare.spent != nil {
		t.rowRare = &rowRare{paid: e.rare.paid, spent: e.rare.spent}
	}
	if len(st.notes) > 0 {
		if notes := st.notes[t.Key()]; notes != nil {
			t.Annotated = &Annotated{Notes: notes}
		}
	}
	if len(kinds) > 0 {
		t.joined = st.noScores(len(kinds))
	}
	if e.settled == 0 {
		s := Standing{Status: Pending}
		if e.rare.skip != "" {
			s.Status, s.Reason = Skipped, e.rare.skip
		}
		t.Standing = st.shareStanding(s)
		return
	}
	t.Settled, t.Workers, t.ended = int(e.settled), e.by, e.ended
	t.Course, t.Use, t.times, t.Seq, t.refs = e.course, e.use, e.times, e.seq, e.refs
	if e.rare.long != nil {
		t.seldom().long = e.rare.long
	}
	if !e.ended {
		s := Standing{Status: Void, Void: trial.ClassEnvironment}
		if f := e.rare.fault; f != nil {
			s.Void, s.Reason = knownClass(f.Class), intern.FaultText(f)
		}
		t.Standing = st.shareStanding(s)
		return
	}
	j := st.join(st.currentScores(e), t.End, kinds)
	t.Findings, t.Standing = j.findings, j.standing
	if len(kinds) > 0 {
		t.joined = j
	}
	if t.Status == Void {
		return
	}
	if missing := st.missingGraders(e); len(missing) > 0 {
		t.Standing = st.shareStanding(Standing{Status: Pending, Reason: "not graded yet by " + strings.Join(missing, ", "), Label: t.Label})
		return
	}
	if n := st.countingOverride(t); n != nil {
		t.seldom().set = n
		t.applyOverride()
	}
}

// addSpent adds what this run paid for the trial, attempts that do not count included.
func (t *Trial) addSpent(to *spend.Cost) {
	if t.spent != nil {
		to.Add(*t.spent)
	}
	to.Add(t.CutOff.cost())
	switch {
	case t.Source != trial.Live:
	case t.paid != nil:
		to.Add(*t.paid)
	default:
		to.Add(t.Cost)
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
