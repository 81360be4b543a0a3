package analyse

import (
	"fmt"
	"iter"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/analyse/intern"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/spend"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// State is the state of every planned trial in a journal so far. It keeps what
// reports and resumption need and drops the rest, and has one copy of what trials have in
// common, so that it stays below 150 bytes a trial. A State is not safe for concurrent use.
type State struct {
	suite    *suite.Suite
	kinds    []Kind // of graders, in the order of reports
	prices   spend.Pricer
	tasks    map[string]*suite.Task
	plan     []trial.Planned // nil in an analysis that needs no keys of the plan
	cells    []*CellID       // of entries
	entries  entries         // in the order of reports
	order    []int32         // of entries, as planned; nil in an analysis
	refs     *refStore       // of artifacts; nil unless it is an analysis
	freed    func()          // see [Options.Freed]; may be nil
	places   *places
	sessions []Session
	late     int // attempts of settled trials, scores of other attempts or of graders that are not current
	lost     int // records that a salvage of the journal left out

	// reading counts grading records; only scores of the last reading count.
	reading    int32
	otherSuite bool     // a grading record brought another suite
	graders    []string // current ones, sorted, the built-in one first
	config     map[string]seal.Digest

	// One copy of everything that repeats from trial to trial.
	pool     *intern.Pool
	courses  map[courseKey]*Course
	uses     map[useKey]*Use
	verdicts map[grading]*verdicts
	unscored verdicts
	none     *joined

	standings map[Standing]*Standing
	classed   map[classKey]*Findings
	shared    map[Shared]*Shared

	crew crew

	notes     map[trial.Key][]trial.Note // what people said, while an analysis is made
	overrides bool                       // and whether their overrides count
}

// Session is a process that wrote to the journal.
type Session struct {
	Number  int    `json:"session"`
	Why     string `json:"why"`
	Version string `json:"version,omitempty"`
	Host    string `json:"host,omitempty"`
	// Platform is operating system and architecture, "" if the journal does not say.
	Platform string `json:"platform,omitempty"`
	End      string `json:"end,omitempty"` // reason; "" if it was cut off or still runs

	from, to time.Time // of its first record, and of its last attempt or score
}

// entry is one planned trial, and the attempt of it that counts.
type entry struct {
	cell     int32 // number
	index    int32
	at       int32 // place in the plan
	attempts int32
	begun    int32 // highest number of an attempt
	open     int32 // number of the attempt that has begun and not ended; 0 if none
	reading  int32 // of the scores below
	settled  int32 // number of the attempt that counts; 0 if none
	ended    bool  // it has an end, and is not void
	filtered bool  // left out before the run began
	rare     *rare // never nil

	// Of the attempt that counts.
	seq    int64
	course *Course
	use    *Use
	times  timing
	refs   place
	by     *Workers // of the trial; nil if the coordinator's machine did all, as on one machine
	scores *verdicts
}

// rare is what few trials have.
type rare struct {
	shared   bool          // several trials have this one, which is not to be changed
	noted    []trial.Usage // of the requests so far of the open attempt
	cut      *CutOff       // attempts without an end that others followed; nil if none
	faults   []Count       // of attempts that do not count, by class
	throttle int
	spent    *spend.Cost // live attempts that do not count; nil if none
	skip     string

	// Of the attempt that counts.
	paid  *spend.Cost   // part of its cost paid by this run; nil means all
	long  *trial.Timing // its times if they do not fit into a [timing]
	fault *trial.Fault
}

// common is the state of trials that have nothing rare.
var common = &rare{shared: true}

// planned returns e as it was planned.
func (st *State) planned(e *entry) *trial.Planned { return &st.plan[e.at] }

// keyOf returns the key of e.
func (st *State) keyOf(e *entry) trial.Key {
	c := st.cells[e.cell]
	return trial.Key{Task: c.Task, Arm: c.Arm, Index: int(e.index)}
}

// seldom returns the rare part of e, to be changed.
func (e *entry) seldom() *rare {
	if e.rare.shared {
		e.rare = new(*e.rare)
		e.rare.shared = false
	}
	return e.rare
}

func (e *entry) addSpent(c spend.Cost) {
	r := e.seldom()
	if r.spent == nil {
		r.spent = &spend.Cost{}
	}
	r.spent.Add(c)
}

// endAttempt ends the open attempt.
func (e *entry) endAttempt() {
	e.open = 0
	if r := e.rare; r.noted != nil {
		r.noted = nil
		if r.cut == nil && r.faults == nil && r.throttle == 0 && r.spent == nil && r.skip == "" && r.fault == nil && r.paid == nil && r.long == nil {
			e.rare = common
		}
	}
}

// NewState returns the state of a run in which nothing has happened yet.
func NewState(s *suite.Suite, plan trial.Plan) *State {
	st := newState(s, layOutPlan(s, plan), nil, nil)
	st.plan, st.order = plan.Trials, make([]int32, st.entries.n)
	for i := range st.entries.n {
		st.order[st.entries.at(i).at] = int32(i)
	}
	return st
}

// newState returns the state of a plan without its keys. It keeps artifacts in refs unless
// that is nil.
func newState(s *suite.Suite, l *layout, prices spend.Pricer, refs *refStore) *State {
	st := &State{
		suite: s, prices: prices, refs: refs, tasks: make(map[string]*suite.Task, len(s.Tasks)),
		pool: intern.NewPool(), courses: map[courseKey]*Course{}, uses: map[useKey]*Use{}, verdicts: map[grading]*verdicts{},
		standings: map[Standing]*Standing{}, classed: map[classKey]*Findings{}, shared: map[Shared]*Shared{},
	}
	for _, t := range s.Tasks {
		st.tasks[t.ID] = t
	}
	left := make([]*rare, 1+len(l.reasons))
	left[0] = common
	for i, reason := range l.reasons {
		left[1+i] = &rare{shared: true, skip: reason}
	}
	st.entries = newEntries(len(l.trials))
	for i := range l.trials {
		p := &l.trials[i]
		if i == 0 || l.trials[i-1].cell != p.cell {
			task, arm := l.names(p)
			st.cells = append(st.cells, &CellID{Task: task, Arm: arm, store: refs})
		}
		*st.entries.at(i) = entry{cell: int32(len(st.cells) - 1), index: p.index, at: p.at, rare: left[p.reason], filtered: p.reason > 0}
	}
	st.places = newPlaces(&st.entries, st.cells)
	st.setGraders(slices.Collect(maps.Keys(s.Graders)))
	return st
}

// Fold reads records to their end, or to their first error, which it returns
// with the state up to there. To get an older reading of a journal, end records
// earlier.
func Fold(s *suite.Suite, plan trial.Plan, records iter.Seq2[trial.Record, error]) (*State, error) {
	st := NewState(s, plan)
	return st, st.addAll(records)
}

func (st *State) addAll(records iter.Seq2[trial.Record, error]) error {
	for r, err := range records {
		if err != nil {
			return err
		}
		if err := st.Add(r); err != nil {
			return err
		}
	}
	return nil
}

// Add takes in the next record. It fails if the record is about a trial that
// was not planned, or does not carry what its type says. What r points to is
// not kept, bytes of transcripts least of all.
func (st *State) Add(r trial.Record) error {
	st.extendSession(&r)
	switch {
	case r.Type == trial.RecordSession && r.Session != nil:
		st.sessions = append(st.sessions, Session{Number: r.Sess, Why: r.Session.Why, Version: r.Session.Version, Host: r.Session.Host, Platform: r.Session.Platform, from: r.Time})
	case r.Type == trial.RecordEnd && r.End != nil:
		st.endSession(r.Sess, r.End.Reason)
	case r.Type == trial.RecordGrading && r.Grading != nil:
		st.beginReading(r.Grading)
	case r.Type == trial.RecordLost:
		st.lost++
	case r.Type == trial.RecordWorker && r.Worker != nil:
		st.crew.addNote(r.Worker)
	default:
		return st.addToTrial(r)
	}
	return nil
}

// extendSession lets the current session last until the time of an attempt or a score.
func (st *State) extendSession(r *trial.Record) {
	if n := len(st.sessions); n > 0 && (r.Attempt != nil || r.Score != nil) && r.Time.After(st.sessions[n-1].to) {
		st.sessions[n-1].to = r.Time
	}
}

// addToTrial takes in a record about one trial.
func (st *State) addToTrial(r trial.Record) error {
	k, ok := keyOf(r)
	switch {
	case !ok && r.Optional:
		return nil
	case !ok:
		return fmt.Errorf("record %d: type %q without its content", r.Seq, r.Type)
	}
	e := st.find(k)
	if e == nil {
		return fmt.Errorf("record %d (%s): trial %s is not in the plan of this run", r.Seq, r.Type, k)
	}
	switch r.Type {
	case trial.RecordStart:
		e.begun = max(e.begun, int32(r.Start.N))
		if cut := st.cutOff(e); cut != nil {
			e.seldom().cut = cut
		}
		e.endAttempt()
		e.open = int32(r.Start.N)
	case trial.RecordUsage:
		if r.Usage.N == int(e.open) && r.Usage.MostUSD == "" {
			u := r.Usage.Usage
			u.Model = st.pool.Name(u.Model)
			r := e.seldom()
			r.noted = append(r.noted, u)
		}
	case trial.RecordAttempt:
		st.addAttempt(e, r)
	case trial.RecordScore:
		st.addScore(e, r.Score)
	case trial.RecordSkip:
		e.seldom().skip = st.pool.Name(r.Skip.Reason)
	}
	return nil
}

// keyOf returns the trial that a record is about; false if the record is about none.
func keyOf(r trial.Record) (trial.Key, bool) {
	switch {
	case r.Type == trial.RecordStart && r.Start != nil:
		return r.Start.Key, true
	case r.Type == trial.RecordUsage && r.Usage != nil:
		return r.Usage.Key, true
	case r.Type == trial.RecordAttempt && r.Attempt != nil:
		return r.Attempt.Key, true
	case r.Type == trial.RecordScore && r.Score != nil:
		return r.Score.Key, true
	case r.Type == trial.RecordSkip && r.Skip != nil:
		return r.Skip.Key, true
	}
	return trial.Key{}, false
}

func (st *State) endSession(number int, reason string) {
	for i := range st.sessions {
		if st.sessions[i].Number == number {
			st.sessions[i].End = reason
		}
	}
}

// beginReading makes the graders of g current.
func (st *State) beginReading(g *trial.Grading) {
	st.reading++
	st.otherSuite = st.otherSuite || len(g.Suite) > 0
	st.config = maps.Clone(g.Graders)
	st.setGraders(slices.Collect(maps.Keys(g.Graders)))
}

func (st *State) addAttempt(e *entry, r trial.Record) {
	a := r.Attempt
	e.begun = max(e.begun, int32(a.N))
	if a.N == int(e.open) {
		e.endAttempt()
	}
	if e.settled != 0 && !e.ended && a.N > int(e.settled) {
		st.reopen(e) // a void trial is run again
	}
	if e.settled != 0 {
		st.late++
		return
	}
	e.attempts++
	st.crew.countAttempt(&a.Attempt)
	if a.Throttled != 0 {
		e.seldom().throttle += a.Throttled
	}
	if !a.Settled {
		if a.Fault != nil && !a.Fault.Budget {
			e.seldom().faults = AddCount(e.rare.faults, st.pool.Name(string(a.Fault.Class)), 1)
		}
		if a.Source == trial.Live {
			e.addSpent(spend.OfAttempt(a.Paid(), st.prices))
		}
		return
	}
	e.settled, e.seq = int32(a.N), r.Seq
	if st.refs != nil {
		e.refs = st.refs.add(NewRefs(a.ShownRefs()...))
	}
	if !e.times.pack(&a.Timing) {
		e.seldom().long = new(a.Timing) // the record is not kept
	}
	e.use = st.useOf(&a.Attempt)
	e.by = st.crew.share(Workers{Generated: a.Worker})
	if e.use.Tokens.Reused > 0 {
		e.seldom().paid = new(spend.OfAttempt(a.Paid(), st.prices))
	}
	c := Course{Source: trial.Source(st.pool.Name(string(a.Source)))}
	if a.Origin != nil {
		c.Origin = &trial.Origin{Run: st.pool.Name(a.Origin.Run), Time: a.Origin.Time, Model: st.pool.Name(a.Origin.Model)}
	}
	if a.End != nil {
		e.ended = true
		c.End, c.Left, c.Turns, c.Model = trial.EndReason(st.pool.Name(string(a.End.Reason))), a.End.Left, a.End.Turns, st.pool.Name(a.End.Model)
	}
	e.course = st.share(c)
	if a.Fault != nil {
		e.seldom().fault = intern.ShortFault(a.Fault)
	}
}

// cutOff returns the attempts at a trial of which the journal has no end, or nil if none.
func (st *State) cutOff(e *entry) *CutOff {
	if e.open == 0 {
		return e.rare.cut
	}
	out := &CutOff{}
	out.Add(e.rare.cut)
	out.Attempts++
	if len(e.rare.noted) > 0 {
		a := &trial.Attempt{Key: st.keyOf(e), N: int(e.open), Source: trial.Live, Usage: e.rare.noted}
		out.Tokens.Add(spend.TokensOf(a))
		out.Cost.Add(spend.OfAttempt(a, st.prices))
	}
	return out
}

// reopen makes the void attempt that counted one of the attempts before.
func (st *State) reopen(e *entry) {
	if f := e.rare.fault; f != nil {
		r := e.seldom()
		r.faults, r.fault = AddCount(r.faults, st.pool.Name(string(f.Class)), 1), nil
	}
	if e.course.Source == trial.Live {
		paid := e.use.Cost
		if e.rare.paid != nil {
			paid = *e.rare.paid
		}
		e.addSpent(paid)
	}
	e.settled, e.ended, e.seq, e.course, e.use, e.refs, e.scores, e.times = 0, false, 0, nil, nil, 0, nil, timing{}
	if e.rare.paid != nil || e.rare.long != nil {
		r := e.seldom()
		r.paid, r.long = nil, nil
	}
}

func (st *State) addScore(e *entry, s *trial.Score) {
	if e.settled == 0 || s.Attempt != int(e.settled) || !slices.Contains(st.graders, s.Grader) {
		st.late++
		return
	}
	if e.reading != st.reading {
		e.scores, e.reading = nil, st.reading
	}
	e.by = st.crew.graded(e.by, s.Worker)
	kept, cut := st.pool.Score(s)
	if st.refs != nil {
		st.refs.addTexts(e.at, s, cut)
	}
	e.scores = st.with(e.scores, kept)
}

// setGraders makes names the current graders. How the agent ended is part of
// every outcome, so the built-in grader is always among them.
func (st *State) setGraders(names []string) {
	if !slices.Contains(names, trial.AgentGrader) {
		names = append(names, trial.AgentGrader)
	}
	slices.SortFunc(names, compareGraders)
	st.graders = names
}

// compareGraders puts the built-in grader first: how an agent ended explains
// the findings of the others.
func compareGraders(a, b string) int {
	if (a == trial.AgentGrader) != (b == trial.AgentGrader) {
		if a == trial.AgentGrader {
			return -1
		}
		return 1
	}
	return strings.Compare(a, b)
}
