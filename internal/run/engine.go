// Package run works a plan off: it decides which trial starts when, makes what
// comes back durable, and knows when to try again, when to wait and when to stop.
// It is the only writer of a run's journal.
//
//	NewPlan    trials in randomised complete blocks, stored with the run
//	Create     the run folder: manifest, fixture, pins, prices
//	Restore    a run read back, to go on, to grade again, to report
//	Run        the engine: one goroutine that owns all state
//
// # The way of a trial
//
// The engine hands one half of a trial at a time to an [Exchange] and takes the
// result back. Between the halves the attempt is written, durably; grading works
// on what was written. A cached answer, an attempt of an earlier session and a
// regrade enter after that point, so they are no cases of their own.
//
//	begin ─▶ cache? ─▶ start record ─▶ exchange ─▶ generated ─▶ attempt record ─▶ exchange ─▶ graded ─▶ score records
//	   ▲                                                │ fault that may pass
//	   └──────────────── parked, backoff ◀──────────────┘
//
// # Exchanges
//
// [Pool] works in this process, [Stdio] in child processes over pipes
// (docs/worker.md). Both stand on [Local], a queue with leases, and pass one
// conformance suite, in which workers are killed.
//
// # Pace and money
//
// A global cap (jobs) and an adaptive cap a provider bound what runs at once;
// answers 429 and 529 shrink the latter. A [Purse] reserves the worst case of a
// trial before it starts. A [Watch] may say that the question is answered: the
// rest is then skipped.
package run

import (
	"context"
	"time"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// Book is where records go. Write returns when all of them are durable, in this
// order, the blobs before them.
type Book interface {
	Write(blobs map[seal.Digest][]byte, records ...trial.Record) error
}

// Responses is the response cache.
type Responses interface {
	// Get returns the attempt stored under key with its blobs; found is false if
	// there is none.
	Get(key seal.Digest) (a *trial.Attempt, blobs map[seal.Digest][]byte, found bool, err error)
	// Put stores a live attempt. The first writer wins unless replace is set.
	Put(a *trial.Attempt, blobs map[seal.Digest][]byte, replace bool) error
}

// Trials is what the engine must know of the trials: what they need and where
// their answers come from. *worker.Runtime is one.
type Trials interface {
	Source(arm string) trial.Source
	Provider(arm string) string
	Free(arm string) bool  // costs nothing
	Fresh(arm string) bool // is always asked: its answers are neither kept nor taken from the cache
	// UnprovedServers returns the servers of an arm whose code may have changed
	// unseen. Only a replay takes answers of such an arm from the cache.
	UnprovedServers(arm string) []string
	Wanted(task string) []string
}

// Earlier knows the trials of earlier sessions of a run. A state of package analyse
// is one.
type Earlier interface {
	// Trial returns how far a trial has come; false if it is not in the plan.
	Trial(trial.Key) (trial.Progress, bool)
}

// Watch looks at a run while it goes, to say when its question is answered.
// A monitor of package analyse is one.
type Watch interface {
	// Finished tells of a trial that came to its end: pass, fail, unknown or void.
	Finished(k trial.Key, status string)
	// Decided says why nothing more need run; "" while it must.
	Decided() string
}

// Mode says how the response cache is used.
type Mode string

// The cache modes.
const (
	Auto    Mode = "auto"    // use what is there, ask for the rest, keep it
	Live    Mode = "live"    // ask for everything; keep nothing that is already there
	Replay  Mode = "replay"  // use what is there; a miss is an error
	Refresh Mode = "refresh" // ask for everything and keep it in place of the old
)

// Modes lists the cache modes.
var Modes = []Mode{Auto, Live, Replay, Refresh}

// Config is what an engine runs with.
type Config struct {
	Plan     trial.Plan
	Trials   Trials
	Book     Book
	Exchange Exchange
	Cache    Responses // nil for none
	Mode     Mode
	Purse    *Purse // nil for no budget
	Watch    Watch  // nil to run the whole plan; one that goes on knows what State knows
	Policy   llm.Policy
	Jobs     int     // trials that generate at once
	State    Earlier // nil for a new run
	// Settled holds the attempts that State knows and that lack scores.
	Settled   map[trial.Key]*trial.Attempt
	GradeOnly bool // generate nothing
	Now       func() time.Time
	Rand      func() float64 // jitter
	Observe   func(Event)
	Worker    string // name of this machine, for start records
}

// Summary is how a session ended.
type Summary struct {
	Reason string         // "done", "interrupted", "budget", "decided: …" or "error: …"
	Totals map[string]int // finished trials of this session by status
}

// Run works off the plan: it generates what has no settled attempt and grades
// what has no scores. Every record goes through the book, and the session's end
// record is the last. When ctx ends it starts nothing more, lets the workers
// hand in what they have, and returns reason "interrupted".
func Run(ctx context.Context, c Config) (Summary, error) {
	e := &engine{
		keeper: newKeeper(c),
		Config: c, msgs: make(chan func(), 1024), open: map[int64]*unit{},
		lanes: map[string]*lane{}, totals: map[string]int{},
	}
	return e.run(ctx)
}

// engine is the state of one session. Everything in it belongs to the goroutine
// of run; others post functions to it.
type engine struct {
	Config
	msgs chan func()

	keeper  *keeper          // nil if nothing is kept
	lanes   map[string]*lane // by provider
	order   []*lane
	open    map[int64]*unit // assignments at the exchange
	nextID  int64
	busy    int // units begun and not finished or parked
	running int // of these, generating
	parked  int // waiting for another attempt
	toGrade []*unit

	stopping bool
	decided  bool
	reason   string
	err      error
	totals   map[string]int
	done     int
}

// lane is the queue of one provider, in the order of the plan.
type lane struct {
	provider string
	pace     *pacer  // nil for no cap
	front    []*unit // go before the rest: the head, and what comes back for another attempt
	rest     []int32 // places in the plan
}

func (l *lane) len() int { return len(l.front) + len(l.rest) }

// push puts u back at the head.
func (l *lane) push(u *unit) { l.front = append([]*unit{u}, l.front...) }

// head returns the next unit without taking it; nil if there is none. Units are
// made only now: a plan may be long.
func (e *engine) head(l *lane) *unit {
	if len(l.front) == 0 && len(l.rest) > 0 {
		pos := int(l.rest[0])
		l.rest = l.rest[1:]
		l.front = append(l.front, e.unit(pos, l))
	}
	if len(l.front) == 0 {
		return nil
	}
	return l.front[0]
}

func (e *engine) unit(pos int, l *lane) *unit {
	u := &unit{Planned: e.Plan.Trials[pos], pos: pos, lane: l}
	if e.State != nil {
		was, _ := e.State.Trial(u.Key)
		u.n, u.want = was.Attempts, was.Missing
	}
	return u
}

// unit is one trial on its way.
type unit struct {
	trial.Planned
	pos       int // in the plan
	n         int // attempts begun
	lost      int // times a worker died grading it
	looked    bool
	paced     bool
	reserved  bool
	began     time.Time
	wallBegan time.Time
	attempt   *trial.Attempt
	blobs     map[seal.Digest][]byte
	want      []string
	lane      *lane
}

func (e *engine) run(ctx context.Context) (Summary, error) {
	planned := e.fill()
	e.Observe(Event{Kind: Opened, Time: e.Now(), Planned: planned, Spent: e.Purse.spentText(), Budget: e.Purse.limitText()})
	go func() {
		for res, err := range e.Exchange.Results() {
			e.msgs <- func() { e.result(res, err) }
		}
	}()
	interrupted := ctx.Done()
	e.consult()
	e.advance(ctx)
	for e.busy > 0 || (!e.stopping && e.parked+e.queued() > 0) {
		select {
		case f := <-e.msgs:
			f()
		case <-interrupted:
			interrupted = nil
			e.stop("interrupted")
		}
		e.advance(ctx)
	}
	if e.reason == "" {
		e.reason = "done"
	}
	for _, note := range e.keeper.close() {
		e.Observe(note)
	}
	if e.err == nil {
		e.err = e.Book.Write(nil, trial.Record{Type: trial.RecordEnd, End: &trial.SessionEnd{Reason: e.reason, Totals: e.totals}})
	}
	e.Observe(Event{Kind: Closed, Time: e.Now(), Reason: e.reason, Done: e.done, Spent: e.Purse.spentText()})
	return Summary{Reason: e.reason, Totals: e.totals}, e.err
}

// fill sorts the plan into lanes, leaving out what is done, and returns how many
// trials there are to do.
func (e *engine) fill() int {
	planned := 0
	var filtered []trial.Record
	for pos, p := range e.Plan.Trials {
		var was trial.Progress
		if e.State != nil {
			was, _ = e.State.Trial(p.Key)
		}
		if was.Done() && was.Skipped != "budget" { // a larger budget may take those up
			continue
		}
		if p.Filtered != "" && was.Settled == 0 {
			if e.GradeOnly {
				continue
			}
			filtered = append(filtered, trial.Record{Type: trial.RecordSkip, Skip: &trial.Skip{Key: p.Key, Reason: p.Filtered}})
			e.totals["skipped"]++
			continue
		}
		if was.Settled > 0 {
			planned++
			u := e.unit(pos, nil)
			u.attempt = e.Settled[p.Key]
			e.toGrade = append(e.toGrade, u)
			continue
		}
		if e.GradeOnly {
			continue
		}
		planned++
		l := e.lane(e.Trials.Provider(p.Arm))
		l.rest = append(l.rest, int32(pos))
	}
	if len(filtered) > 0 {
		e.fail(e.Book.Write(nil, filtered...))
	}
	return planned
}

func (e *engine) lane(provider string) *lane {
	l := e.lanes[provider]
	if l == nil {
		l = &lane{provider: provider}
		if provider != "" {
			l.pace = newPacer(e.Jobs)
		}
		e.lanes[provider] = l
		e.order = append(e.order, l)
	}
	return l
}

func (e *engine) queued() int {
	n := len(e.toGrade)
	for _, l := range e.order {
		n += l.len()
	}
	return n
}

// post runs f on the engine's goroutine.
func (e *engine) post(f func()) { e.msgs <- f }

// spawn does work beside the loop and posts what it returns. Only busy units
// spawn, so the loop is there to take it.
func (e *engine) spawn(work func() func()) { go func() { e.post(work()) }() }

// backlog bounds the trials that are generated but not yet graded and written,
// so that memory does not grow with a slow grader. Where a watch may stop the
// run, money is not to run ahead of what the graders have told it.
func (e *engine) backlog() int {
	if e.Watch != nil {
		return 2 * e.Jobs
	}
	return 4*e.Jobs + 64
}

// advance starts whatever may start now.
func (e *engine) advance(ctx context.Context) {
	for !e.stopping && len(e.toGrade) > 0 && e.busy < e.backlog() {
		u := e.toGrade[0]
		e.toGrade = e.toGrade[1:]
		e.busy++
		u.wallBegan = e.Now()
		e.grade(u)
	}
	for !e.stopping && e.running < e.Jobs && e.busy < e.backlog() {
		l := e.next()
		if l == nil {
			return
		}
		u := e.head(l)
		if !e.affordable(u) {
			return
		}
		l.front = l.front[1:]
		e.begin(ctx, u)
	}
}

// next returns the lane with room whose head comes first in the plan.
func (e *engine) next() *lane {
	var best *lane
	for _, l := range e.order {
		u := e.head(l)
		if u == nil || (l.pace != nil && u.needsPace(e) && !l.pace.room()) {
			continue
		}
		if best == nil || u.pos < e.head(best).pos {
			best = l
		}
	}
	return best
}

// cached reports whether the cache is to be asked for u before a model is.
func (u *unit) cached(e *engine) bool {
	if u.looked || u.n > 0 || e.Cache == nil || !e.kept(u.Arm) {
		return false
	}
	return e.Mode == Replay || e.Mode == Auto && len(e.Trials.UnprovedServers(u.Arm)) == 0
}

// kept reports whether answers of an arm are stored, to be used again.
func (e *engine) kept(arm string) bool {
	return e.Trials.Source(arm) == trial.Live && !e.Trials.Fresh(arm)
}

func (u *unit) needsPace(e *engine) bool { return !u.cached(e) }

// paid reports whether an attempt of an arm may cost money.
func (e *engine) paid(arm string) bool {
	return e.Trials.Source(arm) == trial.Live && !e.Trials.Free(arm)
}

// affordable reserves the worst case of u, or says that nothing more may start:
// either money comes back from trials that run now, or the run is over budget.
func (e *engine) affordable(u *unit) bool {
	if e.Purse == nil || e.Purse.Limit == nil || u.reserved || u.cached(e) || !e.paid(u.Arm) {
		return true
	}
	if e.Purse.reserve(u.Arm) {
		u.reserved = true
		return true
	}
	if e.Purse.pending() {
		return false
	}
	e.skipRest("budget")
	return false
}

// skipRest ends the run between trials: everything that has not begun is skipped.
func (e *engine) skipRest(reason string) {
	var recs []trial.Record
	for _, l := range e.order {
		for u := e.head(l); u != nil; u = e.head(l) {
			l.front = l.front[1:]
			recs = append(recs, trial.Record{Type: trial.RecordSkip, Skip: &trial.Skip{Key: u.Key, Reason: reason}})
			e.Observe(Event{Kind: Finished, Time: e.Now(), Key: u.Key, Status: "skipped", Reason: reason})
		}
	}
	e.totals["skipped"] += len(recs)
	e.reason = reason
	e.fail(e.Book.Write(nil, recs...))
}

// consult asks whether the question of the run is answered. What runs is then
// finished: its results count, whatever they are.
func (e *engine) consult() {
	if e.Watch == nil || e.decided || e.stopping || e.GradeOnly {
		return
	}
	if why := e.Watch.Decided(); why != "" {
		e.decided = true
		e.skipRest(why)
	}
}

// fail notes the first error that ends the session and reports whether err is
// one. Nothing is written after it.
func (e *engine) fail(err error) bool {
	if err == nil {
		return false
	}
	if e.err == nil {
		e.err = err
	}
	e.stop("error: " + err.Error())
	return true
}

// stop starts nothing more and asks the workers to hand in.
func (e *engine) stop(reason string) {
	if e.stopping {
		return
	}
	e.stopping = true
	if e.reason == "" || e.decided { // a stop after the decision cuts short what still ran
		e.reason = reason
	}
	e.Exchange.Interrupt()
}
