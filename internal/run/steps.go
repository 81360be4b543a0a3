package run

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/big"
	"time"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// The way of one trial through the engine: begin, generated, written, graded, finish.
// Every step runs on the engine's goroutine; slow work goes through spawnWork or the
// exchange and comes back as the next step.

func (e *engine) beginUnit(ctx context.Context, u *unit) {
	e.busy++
	e.running++
	if u.wallBegan.IsZero() {
		u.wallBegan = e.Now()
	}
	if u.usesCache(e) {
		u.looked = true
		e.spawnWork(func() func() {
			a, blobs, found, err := e.Cache.Get(u.GenKey.Digest())
			return func() { e.lookedUp(u, a, blobs, found, err) }
		})
		return
	}
	u.n++
	u.used, u.noted = nil, nil
	u.began = e.Now()
	if u.lane.pace != nil {
		u.lane.pace.startTrial()
		u.paced = true
	}
	e.Observe(Event{Kind: Started, Time: u.began, Key: u.Key, N: u.n, Source: e.Trials.Source(u.Arm)})
	if !e.costsMoney(u.Arm) {
		e.offerUnit(u, nil)
		return
	}
	start := trial.Start{Key: u.Key, N: u.n, Worker: e.Worker}
	if u.money != nil {
		start.ReservedUSD, start.Metered = formatDollars(&u.money.reserve), u.money.metered
		u.money.note = e.noteMost(u)
	}
	e.spawnWork(func() func() {
		err := e.Records.Write(nil, trial.Record{Type: trial.RecordStart, Start: &start})
		return func() {
			if e.failWith(err) || e.stopping {
				e.releaseUnit(u)
				e.busy--
				return
			}
			e.offerUnit(u, nil)
		}
	})
}

// TooSlow returns the reason why a stored answer does not count: it took longer than the
// trial may take now. It returns "" if it counts; a limit of 0 is none.
func TooSlow(a *trial.Attempt, limit time.Duration) string {
	took := time.Duration(a.Timing.AgentMS) * time.Millisecond
	if limit <= 0 || took <= limit {
		return ""
	}
	return fmt.Sprintf("the stored answer took %s, and a trial may take %s", took.Round(100*time.Millisecond), limit)
}

// lookedUp handles the cache's answer. A miss goes back to the head of its lane.
func (e *engine) lookedUp(u *unit, a *trial.Attempt, blobs map[seal.Digest][]byte, found bool, err error) {
	e.running--
	if err == nil && found && e.Deadline != nil {
		if why := TooSlow(a, e.Deadline(u.Arm)); why != "" {
			found, u.slow = false, true
			if e.Mode == Replay {
				err = errors.New(why)
			} else {
				e.Observe(Event{Kind: Noted, Time: e.Now(), Key: u.Key, Reason: "response cache: " + why + "; asking again"})
			}
		}
	}
	switch {
	case e.stopping:
		e.busy--
	case err == nil && found:
		a.Key, a.N, a.GenKey = u.Key, u.n+1, u.GenKey.Digest()
		u.n++
		e.writeAttempt(u, a, blobs, trial.AttemptRecord{Attempt: *a, Settled: true})
	case e.Mode == Replay:
		a := &trial.Attempt{Key: u.Key, N: u.n + 1, GenKey: u.GenKey.Digest(), Source: trial.Cached, Timing: trial.Timing{Start: e.Now().UTC()},
			Fault: trial.Faultf(trial.ClassEnvironment, "replay: no stored response for this trial (key %s): run once without --cache replay", u.GenKey.Digest().Short())}
		if err != nil {
			a.Fault = trial.Faultf(trial.ClassEnvironment, "replay: %w", err)
		}
		u.n++
		e.writeAttempt(u, a, nil, trial.AttemptRecord{Attempt: *a, Settled: true})
	default:
		if err != nil {
			e.Observe(Event{Kind: Noted, Time: e.Now(), Key: u.Key, Reason: fmt.Sprintf("response cache: %v; asking again", err)})
		}
		e.busy--
		u.lane.pushFront(u)
	}
}

// offerUnit offers an assignment to the exchange: to generate, or to grade a.
func (e *engine) offerUnit(u *unit, a *trial.Attempt) {
	e.nextID++
	as := worker.Assignment{ID: e.nextID, Key: u.Key, N: u.n, GenKey: u.GenKey.Digest(), Replicate: int(u.Replicate)}
	if a == nil {
		as.Reuse = e.reuseOf(u)
		if u.money != nil && u.money.metered {
			as.Purse, as.Metered = u.money, true
		}
	} else {
		as.N, as.Attempt, as.Graders, as.Blobs = a.N, a, u.want, u.blobs
	}
	e.open[as.ID] = u
	if err := e.Exchange.Offer(context.Background(), as); err != nil {
		delete(e.open, as.ID)
		if a == nil {
			e.releaseUnit(u)
		}
		e.busy--
		if !e.stopping {
			e.failWith(fmt.Errorf("offer %s: %w", u.Key, err))
		}
	}
}

// releaseUnit ends the generating part of u: it frees its slot, its pace and its
// reserve.
func (e *engine) releaseUnit(u *unit) {
	e.running--
	e.releasePace(u, 0)
	if u.money != nil {
		e.Budget.closeAccount(u.money, nil)
		u.money = nil
	}
}

// noteMost returns how to write, before a request is sent, the most that the attempt
// under way can have cost.
func (e *engine) noteMost(u *unit) func(*big.Rat) error {
	key, n := u.Key, u.n
	return func(most *big.Rat) error {
		note := trial.UsageNote{Key: key, N: n, MostUSD: formatDollars(most)}
		err := e.Records.Write(nil, trial.Record{Type: trial.RecordUsage, Optional: true, Usage: &note})
		if err != nil {
			go e.post(func() { e.failWith(err) })
		}
		return err
	}
}

func (e *engine) releasePace(u *unit, throttled int) {
	if !u.paced {
		return
	}
	u.paced = false
	before := u.lane.pace.currentCap()
	u.lane.pace.trialDone(u.began, e.Now(), throttled)
	if after := u.lane.pace.currentCap(); after < before {
		e.Observe(Event{Kind: Paced, Time: e.Now(), Provider: u.lane.provider, Cap: after})
	}
}

func (e *engine) handleResult(res worker.Result, err error) {
	u := e.open[res.ID]
	if u == nil {
		return // a second result: the first one won
	}
	if res.Usage != nil {
		e.noteUsage(u, *res.Usage)
		return
	}
	if res.Activity != nil {
		e.showActivity(u, res.Activity)
		return
	}
	delete(e.open, res.ID)
	switch {
	case u.attempt != nil && err != nil:
		e.gradeLost(u, err)
	case u.attempt != nil:
		e.writeScores(u, res.Scores)
	case err != nil:
		u.orphan = true
		e.finishGenerate(u, e.lostAttempt(u, err), nil)
	default:
		e.finishGenerate(u, res.Attempt, res.Blobs)
	}
}

// showActivity tells the display what a trial under way does and has used so far.
func (e *engine) showActivity(u *unit, a *worker.Activity) {
	ev := Event{Kind: Working, Time: e.Now(), Key: u.Key, N: u.n, Doing: a.Doing, Turn: a.Turn, Heard: a.At,
		USD: e.Budget.costText(&trial.Attempt{Source: e.Trials.Source(u.Arm), Usage: u.used})}
	for _, used := range u.used {
		ev.Tokens += used.Input + used.CacheRead + used.CacheWrite5m + used.CacheWrite1h + used.Output
	}
	e.Observe(ev)
}

// noteUsage records the usage of a request of the attempt under way, so that it counts even
// if no end of the attempt is recorded. Notes of a trial are written in their order, and
// before its attempt.
func (e *engine) noteUsage(u *unit, usage trial.Usage) {
	u.used = append(u.used, usage)
	if !e.costsMoney(u.Arm) || e.err != nil {
		return
	}
	before, done := u.noted, make(chan struct{})
	u.noted = done
	note := trial.Record{Type: trial.RecordUsage, Optional: true, Usage: &trial.UsageNote{Key: u.Key, N: u.n, Usage: usage}}
	go func() {
		if before != nil {
			<-before
		}
		err := e.Records.Write(nil, note)
		close(done)
		if err != nil {
			e.post(func() { e.failWith(err) })
		}
	}()
}

// lostAttempt returns the attempt of a worker that died, or nil if the trial was
// canceled and used nothing.
func (e *engine) lostAttempt(u *unit, err error) *trial.Attempt {
	f := trial.AsFault(err, trial.ClassEnvironment)
	if f.Canceled() && len(u.used) == 0 {
		return nil
	}
	return &trial.Attempt{Key: u.Key, N: u.n, GenKey: u.GenKey.Digest(), Source: e.Trials.Source(u.Arm), Usage: u.used,
		Fault: f, Worker: lostBy(err), Timing: trial.Timing{Start: u.began.UTC(), AgentMS: e.Now().Sub(u.began).Milliseconds()}}
}

// lostBy returns the machine that had an assignment which came back undone; "" if unknown.
func lostBy(err error) string {
	if lost := (*LostError)(nil); errors.As(err, &lost) {
		return lost.Worker
	}
	return ""
}

func (e *engine) finishGenerate(u *unit, a *trial.Attempt, blobs map[seal.Digest][]byte) {
	if a == nil { // stopped before a worker took it
		e.releaseUnit(u)
		e.busy--
		return
	}
	e.running--
	e.Observe(Event{Kind: Ended, Time: e.Now(), Key: u.Key, N: u.n})
	overload := a.Throttled
	if a.Fault != nil && a.Fault.Down {
		overload++
	}
	e.releasePace(u, overload)
	var booked *big.Rat
	switch {
	case u.money != nil:
		booked = e.Budget.closeAccount(u.money, a)
		u.money = nil
	case e.Budget != nil && a.Source == trial.Live:
		e.Budget.Book(a, nil)
	}
	if !e.noteEnd(u, a) {
		u.excused++
	}
	e.stopIfDiskFull(a.Fault)
	final := a.Fault == nil || !a.Fault.Retry || u.tries() >= e.Policy.Attempts
	if a.Fault.Canceled() || a.Fault != nil && (a.Fault.Dead || a.Fault.DiskFull()) && e.stopping {
		final = false // the trial runs again on resume
	}
	rec := trial.AttemptRecord{Attempt: *a, Settled: final && !a.Fault.CutByBudget()}
	if booked != nil {
		rec.BookedUSD = formatDollars(booked)
	}
	e.writeAttempt(u, a, blobs, rec)
}

// writeAttempt makes an attempt durable, caches it, and continues with it.
func (e *engine) writeAttempt(u *unit, a *trial.Attempt, blobs map[seal.Digest][]byte, rec trial.AttemptRecord) {
	noted := u.noted
	e.spawnWork(func() func() {
		if noted != nil {
			<-noted
		}
		err := e.Records.Write(blobs, trial.Record{Type: trial.RecordAttempt, Attempt: &rec})
		if err == nil && e.cacheWriter != nil && a.Source == trial.Live && a.End != nil && !e.Trials.IsFresh(u.Arm) {
			e.cacheWriter.in <- cacheItem{a, blobs, u.slow}
		}
		return func() { e.attemptWritten(u, a, blobs, rec.Settled, err) }
	})
}

func (e *engine) attemptWritten(u *unit, a *trial.Attempt, blobs map[seal.Digest][]byte, final bool, err error) {
	switch {
	case e.failWith(err):
		e.busy--
	case !final && e.stopping:
		e.busy--
	case a.Fault.CutByBudget():
		e.skipCut(u, a)
	case !final:
		e.parkUnit(u, a.Fault)
	case a.Fault != nil:
		e.finishUnit(u, "void", "", string(a.Fault.Class)+": "+a.Fault.Err.Error(), a)
	case e.stopping: // resume will grade it
		e.busy--
	default:
		u.attempt, u.blobs = a, blobs
		u.want = e.Trials.WantedGraders(u.Task)
		e.gradeUnit(u)
	}
}

// skipCut skips a trial whose next request did not fit into the budget, and with it all
// that have not begun.
func (e *engine) skipCut(u *unit, a *trial.Attempt) {
	const reason = "budget"
	e.busy--
	e.totals["skipped"]++
	e.done++
	e.Observe(Event{Kind: Finished, Time: e.Now(), Key: u.Key, N: u.n, Status: "skipped", Reason: reason + ": " + a.Fault.Err.Error(),
		USD: e.Budget.costText(a), Spent: e.Budget.spentText()})
	if !e.failWith(e.Records.Write(nil, trial.Record{Type: trial.RecordSkip, Skip: &trial.Skip{Key: u.Key, Reason: reason}})) {
		e.skipRest(reason)
	}
}

// parkUnit lets u wait for its next attempt.
func (e *engine) parkUnit(u *unit, f *trial.Fault) {
	wait := e.Policy.Wait(u.tries(), f.After, e.Rand)
	if u.orphan { // the machine is to blame, and others may be free
		wait, u.orphan = 0, false
	}
	e.Observe(Event{Kind: Retrying, Time: e.Now(), Key: u.Key, N: u.n, Reason: f.Error(), Wait: wait})
	e.busy--
	e.parked++
	time.AfterFunc(wait, func() {
		e.post(func() {
			e.parked--
			u.lane.pushFront(u)
		})
	})
}

func (e *engine) gradeUnit(u *unit) { e.offerUnit(u, u.attempt) }

// gradeLost offers a grading again whose worker died: as often as a trial is tried, and at
// least three times. Then it blames the grader, which may have killed its worker, unless
// other machines went away. A fault without retry is final.
func (e *engine) gradeLost(u *unit, err error) {
	u.lost++
	if e.stopping {
		e.busy--
		return
	}
	fault := trial.AsFault(err, trial.ClassEnvironment)
	if fault.Retry && u.lost < max(3, e.Policy.Attempts) {
		e.gradeUnit(u)
		return
	}
	if fault.Retry {
		blamed := trial.ClassGrader
		if lostBy(err) != "" {
			blamed = trial.ClassEnvironment
		}
		fault = trial.Faultf(blamed, "the worker died %d times while grading: %w", u.lost, err)
	}
	var scores []trial.Score
	for _, name := range u.want {
		scores = append(scores, trial.Score{Key: u.Key, Attempt: u.attempt.N, Grader: name,
			Fault: fault, Worker: lostBy(err)})
	}
	e.writeScores(u, scores)
}

func (e *engine) writeScores(u *unit, scores []trial.Score) {
	for _, s := range scores {
		e.stopIfDiskFull(s.Fault)
	}
	if e.stopping {
		for _, s := range scores {
			if s.Fault != nil { // most likely canceled; resume grades again
				e.busy--
				return
			}
		}
	}
	recs := make([]trial.Record, len(scores))
	for i := range scores {
		recs[i] = trial.Record{Type: trial.RecordScore, Score: &scores[i]}
	}
	e.spawnWork(func() func() {
		err := e.Records.Write(nil, recs...)
		return func() {
			if e.failWith(err) {
				e.busy--
				return
			}
			status, label, reason := foldScores(scores)
			e.finishUnit(u, status, label, reason, u.attempt)
		}
	})
}

// stopIfDiskFull stops the run after a fault of a full disk of this machine: the trials to
// come would be void, one after the other.
func (e *engine) stopIfDiskFull(f *trial.Fault) {
	if f.DiskFull() {
		e.failWith(fmt.Errorf("a disk of this machine is full: %w: free space and resume the run", f.Err))
	}
}

// foldScores returns the status, label and reason of a trial for the display.
func foldScores(scores []trial.Score) (status, label, reason string) {
	var all []trial.Criterion
	for _, s := range scores {
		if s.Fault != nil {
			return "void", "", "grader " + s.Grader + ": " + s.Fault.Err.Error()
		}
		all = append(all, s.Criteria...)
		if s.Label != "" && (label == "" || s.Grader != trial.AgentGrader) {
			label = s.Label
		}
	}
	out := trial.OutcomeOf(all)
	if out != trial.Pass {
		label = cmp.Or(culpritLabel(scores, out), label)
	}
	for _, c := range all {
		if out != trial.Pass && c.Required && c.Verdict == out {
			reason = c.Name
			if len(c.Evidence) > 0 {
				reason += ": " + c.Evidence[0]
			}
			break
		}
	}
	return string(out), label, reason
}

// culpritLabel returns the label of the first grader with the trial's outcome; of the
// agent grader only if no other has one; "" if none.
func culpritLabel(scores []trial.Score, out trial.Verdict) string {
	ended := ""
	for _, s := range scores {
		switch {
		case s.Label == "" || trial.OutcomeOf(s.Criteria) != out:
		case s.Grader == trial.AgentGrader:
			ended = s.Label
		default:
			return s.Label
		}
	}
	return ended
}

func (e *engine) finishUnit(u *unit, status, label, reason string, a *trial.Attempt) {
	e.busy--
	e.done++
	e.totals[status]++
	ev := Event{Kind: Finished, Time: e.Now(), Key: u.Key, N: u.n, Status: status, Label: label, Reason: reason,
		Source: a.Source, Reused: a.CountReused(), Requests: len(a.Usage), Took: time.Duration(a.Timing.AgentMS) * time.Millisecond}
	ev.USD = e.Budget.costText(a)
	ev.Spent = e.Budget.spentText()
	e.Observe(ev)
	if e.Watch != nil {
		e.Watch.Finished(u.Key, status)
		e.checkDecided()
	}
}
