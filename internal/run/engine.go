// Package run executes a plan: it schedules the trials, makes their results durable,
// and decides when to retry, wait and stop. It is the only writer of a run's journal.
//
//	NewPlan    trials in randomised complete blocks, stored with the run
//	Create     the run folder: manifest, fixture, pins, prices
//	Restore    a run read back, to go on, to grade again, to report
//	Run        the engine: one goroutine that owns all state
//
// # The way of a trial
//
// The engine passes one half of a trial at a time to an [Exchange] and takes the
// result back. Between the halves it writes the attempt durably; grading reads the
// written attempt. A cached answer, an attempt of an earlier session and a regrade
// enter after that point, so they need no special case.
//
//	begin ─▶ cache? ─▶ start record ─▶ exchange ─▶ generated ─▶ attempt record ─▶ exchange ─▶ graded ─▶ score records
//	   ▲                                                │ fault that may pass
//	   └──────────────── parked, backoff ◀──────────────┘
//
// # Exchanges
//
// [Pool] works in this process, [Stdio] in child processes over pipes
// (docs/format/worker-protocol.md). Both build on [Local], a queue with leases, and pass one
// conformance suite, in which workers are killed.
//
// # Pace and money
//
// A global cap (jobs) and an adaptive cap a provider bound what runs at once; answers
// 429 and 529 shrink the latter. A [Budget] reserves money before a trial starts and
// is asked before each of its requests. A [Watch] may report that the question is answered: the rest is then
// skipped.
package run

import (
	"context"
	"slices"
	"time"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// RecordWriter writes records. Write writes blobs before records, in the given order,
// and returns when all are durable. *journal.Writer implements it.
type RecordWriter interface {
	Write(blobs map[seal.Digest][]byte, records ...trial.Record) error
}

// Responses is the response cache.
type Responses interface {
	// Get returns the attempt stored under key with its blobs; found is false if
	// none.
	Get(key seal.Digest) (a *trial.Attempt, blobs map[seal.Digest][]byte, found bool, err error)
	// Put stores a live attempt. The first writer wins unless replace is set.
	Put(a *trial.Attempt, blobs map[seal.Digest][]byte, replace bool) error
}

// Trials describes the needs of trials and the sources of their answers.
// *worker.Runtime implements it.
type Trials interface {
	Source(arm string) trial.Source
	Provider(arm string) string
	IsFree(arm string) bool  // costs nothing
	IsFresh(arm string) bool // never uses the cache
	// Unproved returns the programs of an arm whose code may have changed undetected,
	// such as "server docs". Only a replay reuses whole answers of such an arm.
	Unproved(arm string) []string
	WantedGraders(task string) []string
}

// Earlier knows the trials of earlier sessions of a run. *analyse.State implements it.
type Earlier interface {
	// Trial returns the progress of a trial; false if it is not in the plan.
	Trial(trial.Key) (trial.Progress, bool)
}

// Watch decides during a run whether its question is answered. *analyse.Monitor
// implements it.
type Watch interface {
	// Finished reports the end of a trial: pass, fail, unknown or void.
	Finished(k trial.Key, status string)
	// Decided returns the reason to stop, or "" to continue.
	Decided() string
}

// Mode is the use of the response cache.
type Mode string

// The cache modes.
const (
	Auto    Mode = "auto"    // reuse cached answers if the treatment is proved unchanged, otherwise as Content
	Content Mode = "content" // run every trial, reusing cached responses while the conversation is the same
	Live    Mode = "live"    // ask for everything; keep only new answers
	Replay  Mode = "replay"  // use cached answers; a miss is an error
	Refresh Mode = "refresh" // ask for everything and replace cached answers
)

// Modes lists the cache modes.
var Modes = []Mode{Auto, Content, Live, Replay, Refresh}

// Config configures an engine.
type Config struct {
	Plan     trial.Plan
	Trials   Trials
	Records  RecordWriter
	Exchange Exchange
	Cache    Responses // nil for none
	Run      string    // id of the run, recorded as the origin of cache entries
	Mode     Mode
	Budget   *Budget // nil for no budget
	Watch    Watch   // nil to run the whole plan; on resume it knows the results in State
	Policy   llm.Policy
	Outage   time.Duration // longest outage of an endpoint to wait out; 0 watches no endpoint
	// Deadline returns how long a trial of an arm may take: a stored answer that took
	// longer is none. Nil is no limit.
	Deadline func(arm string) time.Duration
	Jobs     int     // trials that generate at once
	State    Earlier // nil for a new run
	// Settled holds the attempts of State that lack scores.
	Settled   map[trial.Key]*trial.Attempt
	GradeOnly bool // generate nothing
	RetryVoid bool // generate trials again whose attempt that counts is void
	Now       func() time.Time
	Rand      func() float64 // jitter
	Observe   func(Event)
	Worker    string // name of this machine, for start records
}

// Summary is how a session ended.
type Summary struct {
	Reason string // "done", "interrupted", "budget", "decided: …", "endpoint: …", "outage: …" or "error: …"
	// Endpoint says why an endpoint of a model stopped the session, "" if none did.
	Endpoint string
	Totals   map[string]int // finished trials of this session by status
}

// Run executes the plan: it generates trials without a settled attempt and grades
// those without scores. It writes every record to the book, the session's end last.
// When ctx ends it starts nothing more, collects the workers' results, and returns
// reason "interrupted".
func Run(ctx context.Context, c Config) (Summary, error) {
	e := &engine{
		cacheWriter: newCacheWriter(c),
		Config:      c, msgs: make(chan func(), 1024), hands: make(chan func() func()), open: map[int64]*unit{},
		lanes: map[string]*lane{}, totals: map[string]int{}, blocks: map[blockKey]uint64{},
		context: func() context.Context { return ctx },
	}
	defer close(e.hands)
	return e.runLoop(ctx)
}

// engine is the state of one session. Everything in it belongs to the goroutine
// of run; others post functions to it.
type engine struct {
	Config
	msgs  chan func()
	hands chan func() func() // to goroutines that wait for work

	cacheWriter *cacheWriter     // nil if nothing is cached
	lanes       map[string]*lane // by provider
	order       []*lane
	open        map[int64]*unit // assignments at the exchange
	nextID      int64
	busy        int // units begun and not finished or parked
	running     int // of these, generating
	parked      int // waiting for another attempt
	toGrade     []*unit
	blocks      map[blockKey]uint64 // lanes of the trials of each block, by [laneBit]
	elastic     Elastic             // the exchange, if its machines come and go
	proving     *lane               // whose endpoint must prove itself now; nil if none
	endpoint    string              // why an endpoint stopped the session
	context     func() context.Context

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
	index    int // in the order of lanes
	breaker  breaker
	pace     *pacer  // nil for no cap
	front    []*unit // before the rest: the head, and units to retry
	rest     []int32 // places in the plan
	aside    []int32 // places in the plan that no machine serves now
}

func (l *lane) unitCount() int { return len(l.front) + len(l.rest) + len(l.aside) }

func (l *lane) pushFront(u *unit) { l.front = append([]*unit{u}, l.front...) }

// headOf returns the next unit without taking it, or nil if none. It makes units
// late, since a plan may be long.
func (e *engine) headOf(l *lane) *unit {
	for len(l.front) == 0 && len(l.rest) > 0 {
		pos := l.rest[0]
		l.rest = l.rest[1:]
		if e.elastic != nil && !e.stopping && !e.elastic.Serves(worker.Assignment{Key: e.Plan.Trials[pos].Key}) {
			l.aside = append(l.aside, pos)
			continue
		}
		l.front = append(l.front, e.newUnit(int(pos), l))
	}
	if len(l.front) == 0 {
		return nil
	}
	return l.front[0]
}

func (e *engine) newUnit(pos int, l *lane) *unit {
	u := &unit{Planned: e.Plan.Trials[pos], pos: pos, lane: l}
	if e.State != nil {
		was, _ := e.State.Trial(u.Key)
		u.n, u.earlier, u.want = was.Begun, was.Begun, was.Missing
	}
	return u
}

// unit is one trial in progress.
type unit struct {
	trial.Planned
	pos       int  // in the plan
	n         int  // attempts begun
	earlier   int  // of these, in earlier sessions
	excused   int  // of these, that an outage of the endpoint ended
	lost      int  // times a worker died grading it
	orphan    bool // its worker died generating it
	looked    bool
	slow      bool // its stored answer took longer than a trial may take now
	paced     bool
	money     *account // nil if none is reserved
	began     time.Time
	wallBegan time.Time
	used      []trial.Usage // of the attempt under way, as noted so far
	noted     chan struct{} // closed when the last note is durable; nil if none
	attempt   *trial.Attempt
	blobs     map[seal.Digest][]byte
	want      []string
	lane      *lane
}

func (e *engine) runLoop(ctx context.Context) (Summary, error) {
	planned, arms := e.fillLanes()
	e.Observe(Event{Kind: Opened, Time: e.Now(), Planned: planned, Arms: arms, Jobs: e.Jobs, Spent: e.Budget.spentText(), Budget: e.Budget.limitText()})
	go func() {
		for res, err := range e.Exchange.Results() {
			e.msgs <- func() { e.handleResult(res, err) }
		}
	}()
	over := make(chan struct{})
	defer close(over)
	e.followMachines(over)
	interrupted := ctx.Done()
	e.checkDecided()
	e.startUnits(ctx)
	for e.busy > 0 || (!e.stopping && e.parked+e.queueLength() > 0) {
		select {
		case f := <-e.msgs:
			f()
		case <-interrupted:
			interrupted = nil
			e.stopRun("interrupted")
		}
		e.startUnits(ctx)
	}
	if e.reason == "" {
		e.reason = "done"
	}
	for _, note := range e.cacheWriter.finishWrites() {
		e.Observe(note)
	}
	if e.err == nil {
		e.err = e.Records.Write(nil, trial.Record{Type: trial.RecordEnd, End: &trial.SessionEnd{Reason: e.reason, Totals: e.totals}})
	}
	e.Observe(Event{Kind: Closed, Time: e.Now(), Reason: e.reason, Done: e.done, Spent: e.Budget.spentText()})
	return Summary{Reason: e.reason, Endpoint: e.endpoint, Totals: e.totals}, e.err
}

// followMachines adapts the number of trials at once to the machines of an elastic
// exchange until over is closed.
func (e *engine) followMachines(over <-chan struct{}) {
	x, ok := e.Exchange.(Elastic)
	if !ok {
		return
	}
	e.elastic = x
	e.Jobs = 0
	go func() {
		for {
			select {
			case n := <-x.Slots():
				e.post(func() { e.setJobs(n) })
			case <-over:
				return
			}
		}
	}()
}

// setJobs changes the number of trials that generate at once, and takes up trials that
// no machine served before. With no machine one trial at a time is offered, so that it
// can end when the wait for machines is over.
func (e *engine) setJobs(n int) {
	e.Jobs = max(1, n)
	for _, l := range e.order {
		if len(l.aside) > 0 {
			l.rest = append(l.aside, l.rest...)
			slices.Sort(l.rest)
			l.aside = nil
		}
		if l.pace != nil {
			l.pace.setMax(e.Jobs)
		}
	}
	e.Observe(Event{Kind: Resized, Time: e.Now(), Jobs: n})
}

// tries returns the attempts that count toward the retry policy.
func (u *unit) tries() int { return u.n - u.earlier - u.excused }

// fillLanes sorts the unfinished trials of the plan into lanes and returns their
// number, in all and by arm.
func (e *engine) fillLanes() (planned int, arms []ArmTrials) {
	count := func(arm string) {
		planned++
		i := slices.IndexFunc(arms, func(a ArmTrials) bool { return a.Arm == arm })
		if i < 0 {
			i, arms = len(arms), append(arms, ArmTrials{Arm: arm})
		}
		arms[i].Trials++
	}
	var filtered []trial.Record
	for pos, p := range e.Plan.Trials {
		var was trial.Progress
		if e.State != nil {
			was, _ = e.State.Trial(p.Key)
		}
		again := e.RetryVoid && was.Void
		if was.Done() && was.Skipped != "budget" && !again { // a larger budget may take those up
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
		if was.Settled > 0 && !again {
			count(p.Arm)
			u := e.newUnit(pos, nil)
			u.attempt = e.Settled[p.Key]
			e.toGrade = append(e.toGrade, u)
			continue
		}
		if e.GradeOnly {
			continue
		}
		count(p.Arm)
		l := e.laneOf(e.Trials.Provider(p.Arm))
		l.rest = append(l.rest, int32(pos))
	}
	if len(e.order) > 1 && e.Outage > 0 { // a lane alone waits for itself only
		for _, l := range e.order {
			for _, pos := range l.rest {
				p := &e.Plan.Trials[pos]
				e.blocks[blockKey{p.Task, p.Index}] |= laneBit(l.index)
			}
		}
	}
	if len(filtered) > 0 {
		e.failWith(e.Records.Write(nil, filtered...))
	}
	return planned, arms
}

func (e *engine) laneOf(provider string) *lane {
	l := e.lanes[provider]
	if l == nil {
		l = &lane{provider: provider, index: len(e.order)}
		if provider != "" {
			l.pace = newPacer(max(1, e.Jobs))
		}
		e.lanes[provider] = l
		e.order = append(e.order, l)
	}
	return l
}

func (e *engine) queueLength() int {
	n := len(e.toGrade)
	for _, l := range e.order {
		n += l.unitCount()
	}
	return n
}

func (e *engine) post(f func()) { e.msgs <- f }

// spawnWork runs work in a goroutine and posts its result. Only busy units spawn
// work, so the loop still runs then. Goroutines that have finished their work take more,
// since their stacks have grown already.
func (e *engine) spawnWork(work func() func()) {
	select {
	case e.hands <- work:
	default:
		go func() {
			for ; work != nil; work = <-e.hands {
				e.post(work())
			}
		}()
	}
}

// maxBacklog bounds the trials generated but not yet graded and written, so that a
// slow grader does not fill the memory. It is lower with a watch, which may stop the
// run and should save money.
func (e *engine) maxBacklog() int {
	if e.Watch != nil {
		return 2 * e.Jobs
	}
	return 4*e.Jobs + 64
}

func (e *engine) startUnits(ctx context.Context) {
	for !e.stopping && len(e.toGrade) > 0 && e.busy < e.maxBacklog() {
		u := e.toGrade[0]
		e.toGrade = e.toGrade[1:]
		e.busy++
		u.wallBegan = e.Now()
		e.Observe(Event{Kind: Ended, Time: u.wallBegan, Key: u.Key, N: u.n})
		e.gradeUnit(u)
	}
	for !e.stopping && e.running < e.Jobs && e.busy < e.maxBacklog() {
		l := e.nextLane()
		if l == nil {
			return
		}
		u := e.headOf(l)
		if !e.reserveCost(u) {
			return
		}
		l.front = l.front[1:]
		e.beginUnit(ctx, u)
	}
}

// nextLane returns the lane with room whose head comes first in the plan.
func (e *engine) nextLane() *lane {
	var best *lane
	for _, l := range e.order {
		u := e.headOf(l)
		if u == nil || l.pace != nil && u.needsPace(e) && !l.pace.hasRoom() || e.waitsForEndpoint(l, u) {
			continue
		}
		if best == nil || u.pos < e.headOf(best).pos {
			best = l
		}
	}
	return best
}

func (u *unit) usesCache(e *engine) bool {
	if u.looked || u.tries() > 0 || e.Cache == nil || !e.isCacheable(u.Arm) {
		return false
	}
	return e.Mode == Replay || e.Mode == Auto && len(e.Trials.Unproved(u.Arm)) == 0
}

// reuseOf returns the use of single cached responses by u, or nil if none.
func (e *engine) reuseOf(u *unit) *worker.Reuse {
	if e.Cache == nil || !e.isCacheable(u.Arm) || e.Mode != Content && len(e.Trials.Unproved(u.Arm)) == 0 {
		return nil
	}
	return &worker.Reuse{Run: e.Run, Find: e.Mode == Auto || e.Mode == Content, Replace: e.Mode == Refresh}
}

func (e *engine) isCacheable(arm string) bool {
	return e.Trials.Source(arm) == trial.Live && !e.Trials.IsFresh(arm)
}

func (u *unit) needsPace(e *engine) bool { return !u.usesCache(e) }

func (e *engine) costsMoney(arm string) bool {
	return e.Trials.Source(arm) == trial.Live && !e.Trials.IsFree(arm)
}

// reserveCost reserves the money that u needs to start and reports whether u may start. If no
// running trial can return money either, the run ends over budget.
func (e *engine) reserveCost(u *unit) bool {
	if e.Budget == nil || e.Budget.Limit == nil || u.money != nil || u.usesCache(e) || !e.costsMoney(u.Arm) {
		return true
	}
	if u.money = e.Budget.openAccount(u.Arm); u.money != nil {
		return true
	}
	if e.Budget.hasOpen() {
		return false
	}
	e.skipRest("budget")
	return false
}

// skipRest skips every trial that has not begun.
func (e *engine) skipRest(reason string) {
	var recs []trial.Record
	elastic := e.elastic
	e.elastic = nil // whether a machine serves them or not
	defer func() { e.elastic = elastic }()
	for _, l := range e.order {
		l.rest, l.aside = append(l.aside, l.rest...), nil
		for u := e.headOf(l); u != nil; u = e.headOf(l) {
			l.front = l.front[1:]
			recs = append(recs, trial.Record{Type: trial.RecordSkip, Skip: &trial.Skip{Key: u.Key, Reason: reason}})
			e.Observe(Event{Kind: Finished, Time: e.Now(), Key: u.Key, Status: "skipped", Reason: reason})
		}
	}
	e.totals["skipped"] += len(recs)
	e.reason = reason
	e.failWith(e.Records.Write(nil, recs...))
}

// checkDecided skips the rest if the question of the run is answered. Running trials
// finish, and their results count.
func (e *engine) checkDecided() {
	if e.Watch == nil || e.decided || e.stopping || e.GradeOnly {
		return
	}
	if why := e.Watch.Decided(); why != "" {
		e.decided = true
		e.skipRest(why)
	}
}

// failWith stops the session if err is not nil, and reports whether it did. Nothing
// is written afterwards.
func (e *engine) failWith(err error) bool {
	if err == nil {
		return false
	}
	if e.err == nil {
		e.err = err
	}
	e.stopRun("error: " + err.Error())
	return true
}

// stopRun starts nothing more and asks the workers for their results.
func (e *engine) stopRun(reason string) {
	if e.stopping {
		return
	}
	e.stopping = true
	if e.reason == "" || e.decided { // a stop after the decision cuts running trials short
		e.reason = reason
	}
	e.Exchange.Interrupt()
}
