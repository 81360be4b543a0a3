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
// reports and resumption need and drops the rest, so that it stays near one
// kilobyte a trial. A State is not safe for concurrent use.
type State struct {
	suite    *suite.Suite
	kinds    []Kind // of graders, in the order of reports
	prices   spend.Pricer
	tasks    map[string]*suite.Task
	trials   map[trial.Key]*entry
	order    []*entry // as planned
	sessions []Session
	late     int // attempts of settled trials, scores of other attempts or of graders that are not current
	lost     int // records that a salvage of the journal left out

	// reading counts grading records; only scores of the last reading count.
	reading    int
	otherSuite bool     // a grading record brought another suite
	graders    []string // current ones, sorted, the built-in one first
	config     map[string]seal.Digest

	pool *intern.Pool // one copy of each text and list that repeats

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

// entry is one planned trial.
type entry struct {
	planned  trial.Planned
	at       int // place in the plan
	attempts int
	begun    int           // highest number of an attempt
	open     int           // number of the attempt that has begun and not ended; 0 if none
	noted    []trial.Usage // of its requests so far
	cut      *CutOff       // attempts without an end that others followed; nil if none
	faults   []Count       // of attempts that do not count, by class
	throttle int
	spent    spend.Cost // live attempts that do not count
	settled  *settled
	scores   []trial.Score // of the reading below, one a grader, by name
	reading  int
	skip     string
}

// settled is the attempt that counts.
type settled struct {
	seq    int64
	n      int
	source trial.Source
	origin *trial.Origin
	end    *trial.End
	fault  *trial.Fault
	proof  trial.Proof
	tokens spend.Tokens
	cost   spend.Cost
	paid   *spend.Cost // part of cost paid by this run; nil means all
	timing trial.Timing
	choice *trial.ToolChoice
	refs   []trial.Ref
}

// paidCost returns the part of the attempt's cost that this run paid.
func (s *settled) paidCost() spend.Cost {
	switch {
	case s.source != trial.Live:
		return spend.Cost{}
	case s.paid != nil:
		return *s.paid
	}
	return s.cost
}

// NewState returns the state of a run in which nothing has happened yet.
func NewState(s *suite.Suite, plan trial.Plan) *State { return newState(s, plan, nil) }

func newState(s *suite.Suite, plan trial.Plan, prices spend.Pricer) *State {
	st := &State{
		suite:  s,
		prices: prices,
		pool:   intern.NewPool(),
		tasks:  make(map[string]*suite.Task, len(s.Tasks)),
		trials: make(map[trial.Key]*entry, len(plan.Trials)),
	}
	for _, t := range s.Tasks {
		st.tasks[t.ID] = t
	}
	entries := make([]entry, len(plan.Trials))
	for i, p := range plan.Trials {
		entries[i] = entry{planned: p, at: i, skip: p.Filtered}
		st.trials[p.Key] = &entries[i]
		st.order = append(st.order, &entries[i])
	}
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
	e := st.trials[k]
	if e == nil {
		return fmt.Errorf("record %d (%s): trial %s is not in the plan of this run", r.Seq, r.Type, k)
	}
	switch r.Type {
	case trial.RecordStart:
		e.begun = max(e.begun, r.Start.N)
		e.cut = st.cutOff(e)
		e.open, e.noted = r.Start.N, nil
	case trial.RecordUsage:
		if r.Usage.N == e.open && r.Usage.MostUSD == "" {
			u := r.Usage.Usage
			u.Model = st.pool.Name(u.Model)
			e.noted = append(e.noted, u)
		}
	case trial.RecordAttempt:
		st.addAttempt(e, r)
	case trial.RecordScore:
		st.addScore(e, r.Score)
	case trial.RecordSkip:
		e.skip = st.pool.Name(r.Skip.Reason)
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
	e.begun = max(e.begun, a.N)
	if a.N == e.open {
		e.open, e.noted = 0, nil
	}
	if e.settled != nil && e.settled.end == nil && a.N > e.settled.n {
		st.reopen(e) // a void trial is run again
	}
	if e.settled != nil {
		st.late++
		return
	}
	e.attempts++
	e.throttle += a.Throttled
	if !a.Settled {
		if a.Fault != nil && !a.Fault.Budget {
			e.faults = AddCount(e.faults, st.pool.Name(string(a.Fault.Class)), 1)
		}
		if a.Source == trial.Live {
			e.spent.Add(spend.OfAttempt(a.Paid(), st.prices))
		}
		return
	}
	e.settled = &settled{
		seq: r.Seq, n: a.N, source: trial.Source(st.pool.Name(string(a.Source))), timing: a.Timing,
		tokens: spend.TokensOf(&a.Attempt), cost: spend.OfAttempt(&a.Attempt, st.prices), proof: st.pool.Proof(a.Proof), refs: a.ShownRefs(),
		choice: st.pool.Choice(a.Choice),
	}
	if e.settled.tokens.Reused > 0 {
		e.settled.paid = new(spend.OfAttempt(a.Paid(), st.prices))
	}
	if e.settled.cost.Free > 0 {
		e.settled.tokens.Unreported = 0 // there are none to report
	}
	if a.Origin != nil {
		e.settled.origin = &trial.Origin{Run: st.pool.Name(a.Origin.Run), Time: a.Origin.Time, Model: st.pool.Name(a.Origin.Model)}
	}
	if a.End != nil {
		end := *a.End
		end.Reason, end.Model, end.Detail = trial.EndReason(st.pool.Name(string(end.Reason))), st.pool.Name(end.Model), intern.FirstLine(end.Detail)
		e.settled.end = &end
	}
	if a.Fault != nil {
		e.settled.fault = intern.ShortFault(a.Fault)
	}
}

// cutOff returns the attempts at a trial of which the journal has no end, or nil if none.
func (st *State) cutOff(e *entry) *CutOff {
	if e.open == 0 {
		return e.cut
	}
	out := &CutOff{}
	out.Add(e.cut)
	out.Attempts++
	if len(e.noted) > 0 {
		a := &trial.Attempt{Key: e.planned.Key, N: e.open, Source: trial.Live, Usage: e.noted}
		out.Tokens.Add(spend.TokensOf(a))
		out.Cost.Add(spend.OfAttempt(a, st.prices))
	}
	return out
}

// reopen makes the void attempt that counted one of the attempts before.
func (st *State) reopen(e *entry) {
	s := e.settled
	if s.fault != nil {
		e.faults = AddCount(e.faults, st.pool.Name(string(s.fault.Class)), 1)
	}
	if s.source == trial.Live {
		paid := s.cost
		if s.paid != nil {
			paid = *s.paid
		}
		e.spent.Add(paid)
	}
	e.settled, e.scores = nil, nil
}

func (st *State) addScore(e *entry, s *trial.Score) {
	if e.settled == nil || s.Attempt != e.settled.n || !slices.Contains(st.graders, s.Grader) {
		st.late++
		return
	}
	if e.reading != st.reading {
		e.scores, e.reading = nil, st.reading
	}
	kept := st.pool.Score(s)
	at, found := slices.BinarySearchFunc(e.scores, kept.Grader, func(s trial.Score, name string) int { return compareGraders(s.Grader, name) })
	if found {
		e.scores[at] = kept // a grader that failed before was asked again
		return
	}
	e.scores = slices.Insert(e.scores, at, kept)
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
