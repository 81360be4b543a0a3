package run

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// breaker is the state of the endpoint of one lane. After some faults in a row, with no
// answer between them, it is open: trials of the lane, and those in the same blocks,
// wait while one probe at a time asks whether the endpoint answers again. Faults of an
// open breaker do not count as attempts of their trials.
//
// Before the first trial that costs money the endpoint must prove itself: by a probe
// without cost, or with a trial that runs alone, in as many attempts as it has.
type breaker struct {
	state  proof
	row    int                // environment faults since the last answer
	failed map[trial.Key]bool // trials with these faults
	since  time.Time          // of the first of them
	why    string             // the last of them
	arm    string             // of the last of them

	open    bool
	probing bool // a probe or its wait is under way
	half    bool // one trial may run, as a probe
	gaveUp  bool // the outage was too long: faults count
	wait    time.Duration
}

type proof int

const (
	unproved proof = iota
	byTrial        // no probe without cost: the first trial runs alone
	proved
)

const (
	faultsInRow    = 3
	firstProbeWait = time.Second
)

// Prober finds out without cost whether the endpoint of an arm answers. *worker.Runtime
// implements it.
type Prober interface {
	// ProbeEndpoint returns nil, a *trial.Fault, [llm.ErrNoProbe] if only a trial can
	// tell, or an error that wraps [errors.ErrUnsupported] if the arm has no endpoint
	// that assay knows.
	ProbeEndpoint(ctx context.Context, arm string) error
}

// isWatched reports whether the lane has an endpoint that can fail.
func (e *engine) isWatched(l *lane) bool { return e.Outage > 0 && l.provider != "" }

// waitsForEndpoint reports whether u, the head of l, must wait: for an endpoint that is
// out, also of another arm of its block, or for one that has to prove itself.
func (e *engine) waitsForEndpoint(l *lane, u *unit) bool {
	if e.Outage == 0 || !u.needsPace(e) {
		return false
	}
	for i, o := range e.order {
		if o.breaker.open && (o == l || e.blocks[blockOf(u)]&laneBit(i) != 0) && (o != l || !o.breaker.half) {
			return true
		}
	}
	if !e.costsMoney(u.Arm) {
		return false
	}
	if !e.isWatched(l) {
		return e.proving != nil
	}
	if l.breaker.state == unproved && e.proving == nil {
		e.proveLanes()
	}
	if e.proving == nil {
		return l.breaker.half && l.inflight() > 0
	}
	return e.proving != l || l.breaker.state != byTrial || e.busy+e.parked > 0
}

type blockKey struct {
	task  string
	index int
}

func blockOf(u *unit) blockKey { return blockKey{u.Task, u.Index} }

// laneBit returns the bit of a lane in a set; lanes beyond 63 share one.
func laneBit(i int) uint64 { return 1 << min(i, 63) }

func (l *lane) inflight() int {
	if l.pace == nil {
		return 0
	}
	return l.pace.inflight
}

// proveLanes starts with the first lane whose endpoint has not proved itself, if any.
func (e *engine) proveLanes() {
	e.proving = nil
	for _, l := range e.order {
		if l.breaker.state == proved || !e.isWatched(l) {
			continue
		}
		u := e.firstLive(l)
		if u == nil { // the cache has everything
			continue
		}
		e.proving = l
		if l.breaker.state == byTrial {
			return
		}
		prober, ok := e.Trials.(Prober)
		if !ok || e.reuseOf(u) != nil && e.reuseOf(u).Find {
			l.breaker.state = byTrial // the cache may answer each request
			return
		}
		if l.breaker.probing {
			return
		}
		e.startProbe(l, prober, u.Arm, 0)
		return
	}
}

// firstLive returns a unit of l that the cache does not answer, or nil.
func (e *engine) firstLive(l *lane) *unit {
	for u := range e.unitsOf(l) {
		if !e.costsMoney(u.Arm) {
			continue
		}
		if has, ok := e.Cache.(interface{ Has(seal.Digest) bool }); !u.usesCache(e) || !ok || !has.Has(u.GenKey.Digest()) {
			return u
		}
	}
	return nil
}

func (e *engine) unitsOf(l *lane) func(func(*unit) bool) {
	return func(yield func(*unit) bool) {
		for _, u := range l.front {
			if !yield(u) {
				return
			}
		}
		for _, pos := range slices.Concat(l.aside, l.rest) {
			if !yield(e.newUnit(int(pos), l)) {
				return
			}
		}
	}
}

// startProbe probes the endpoint of l after wait.
func (e *engine) startProbe(l *lane, p Prober, arm string, wait time.Duration) {
	l.breaker.probing = true
	ctx := e.context()
	go func() {
		err := llm.Sleep(ctx, wait)
		if err == nil {
			err = p.ProbeEndpoint(ctx, arm)
		}
		e.post(func() {
			l.breaker.probing = false
			if ctx.Err() == nil && !e.stopping {
				e.takeProbe(l, err)
			}
		})
	}()
}

// takeProbe handles the result of a probe.
func (e *engine) takeProbe(l *lane, err error) {
	b := &l.breaker
	f, isFault := errors.AsType[*trial.Fault](err)
	switch {
	case isFault && f.Dead:
		e.stopDead(f)
	case !b.open && isFault && f.Down && !errors.Is(err, llm.ErrNoProbe):
		e.stopDead(f)
	case !b.open:
		b.state = byTrial
		if err == nil || errors.Is(err, errors.ErrUnsupported) {
			b.state = proved
		}
		e.proveLanes()
	case isFault && f.Down:
		b.why = f.Err.Error()
		e.awaitEndpoint(l)
	case err == nil && len(b.failed) == 1 && l.unitCount() <= 1: // the fault is about this trial alone
		b.open, b.gaveUp = false, true
	default:
		b.half = true
		l.preferOther(e, b.failed)
	}
}

// preferOther makes a unit that is none of the failed ones the head of l, if there is
// one: it shows whether the endpoint or the trials are to blame.
func (l *lane) preferOther(e *engine, failed map[trial.Key]bool) {
	if u := e.headOf(l); u == nil || !failed[u.Key] {
		return
	}
	i := slices.IndexFunc(l.front, func(u *unit) bool { return !failed[u.Key] })
	switch {
	case i > 0:
		u := l.front[i]
		l.front = slices.Delete(l.front, i, i+1)
		l.pushFront(u)
	case i < 0 && len(l.rest) > 0:
		u := e.newUnit(int(l.rest[0]), l)
		l.rest = l.rest[1:]
		l.pushFront(u)
	}
}

// noteEnd tells the breaker how a live attempt of u ended, and reports whether a fault
// of it counts as an attempt of its trial.
func (e *engine) noteEnd(u *unit, a *trial.Attempt) (counts bool) {
	l := u.lane
	if l == nil || !e.isWatched(l) || a.Source != trial.Live || a.Fault.Canceled() || a.Fault.CutByBudget() {
		return true
	}
	f := a.Fault
	if f != nil && f.Class == trial.ClassEnvironment {
		unanswered := l.breaker.state != proved && f.Down && !f.Throttle
		switch {
		case f.Dead, unanswered && u.tries() >= e.Policy.Attempts:
			e.stopDead(f)
			return false
		case unanswered:
			return true
		}
	}
	if l.breaker.state != proved {
		l.breaker.state = proved
		e.proveLanes()
	}
	if f == nil || f.Class != trial.ClassEnvironment {
		e.closeBreaker(l)
		return true
	}
	if u.orphan {
		return true // a machine is to blame, not the endpoint
	}
	return e.noteFault(u, f)
}

// noteFault is noteEnd for a fault of an endpoint that has answered before.
func (e *engine) noteFault(u *unit, f *trial.Fault) (counts bool) {
	l, b := u.lane, &u.lane.breaker
	if b.row == 0 {
		b.since, b.failed = u.began, map[trial.Key]bool{}
	}
	b.row++
	b.failed[u.Key], b.why, b.arm = true, f.Err.Error(), u.Arm
	last := u.tries() >= e.Policy.Attempts
	switch {
	case b.gaveUp || !f.Retry:
		return true
	case !b.open && (b.row >= faultsInRow || last && f.Down):
		b.open, b.wait = true, firstProbeWait
		e.awaitEndpoint(l)
	case b.open && b.half:
		b.half = false
		e.awaitEndpoint(l)
	}
	return !b.open
}

// awaitEndpoint schedules the next probe of an open breaker, or ends the wait if the
// outage was too long.
func (e *engine) awaitEndpoint(l *lane) {
	b := &l.breaker
	if b.probing {
		return
	}
	if e.Now().Sub(b.since) >= e.Outage {
		e.endOutage(l)
		return
	}
	wait := b.wait
	b.wait = min(2*b.wait, llm.MaxProbeWait)
	e.Observe(Event{Kind: Waiting, Time: e.Now(), Provider: l.provider, Reason: b.why, Since: b.since, Wait: wait})
	prober, ok := e.Trials.(Prober)
	if !ok {
		prober = trialProber{}
	}
	e.startProbe(l, prober, b.arm, wait)
}

// trialProber leaves the probe to a trial.
type trialProber struct{}

func (trialProber) ProbeEndpoint(context.Context, string) error { return llm.ErrNoProbe }

// endOutage ends a wait that took too long. An endpoint that answers, but no trial,
// lets its trials fail; another one stops the run, which can be resumed.
func (e *engine) endOutage(l *lane) {
	b := &l.breaker
	if b.half || len(b.failed) == 0 {
		b.open, b.gaveUp = false, true
		return
	}
	e.endpoint = fmt.Sprintf("%s gave no answer for %s: %s", l.provider, e.Outage, b.why)
	e.stopRun("outage: " + e.endpoint)
}

func (e *engine) closeBreaker(l *lane) {
	if l.breaker.open {
		e.Observe(Event{Kind: Waiting, Time: e.Now(), Provider: l.provider, Over: true, Took: e.Now().Sub(l.breaker.since)})
	}
	l.breaker = breaker{state: l.breaker.state, probing: l.breaker.probing}
}

// stopDead stops the run: no trial of the endpoint can succeed.
func (e *engine) stopDead(f *trial.Fault) {
	if e.endpoint = f.Err.Error(); !f.Dead && !llm.HasStartHint(e.endpoint) {
		e.endpoint += ": is it running, and is its address right?"
	}
	e.stopRun("endpoint: " + e.endpoint)
}
