package fleet

import (
	"context"
	"encoding/json"
	"fmt"
	"math/big"
	"strconv"
	"sync"
	"time"

	"github.com/nats-io/nats.go"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// memberSource hands out the assignments that this worker takes.
type memberSource struct {
	w         *workerSession
	onlyGrade bool
}

// Next implements run.Source.
func (s *memberSource) Next(ctx context.Context) (run.Lease, error) {
	toMake := s.w.tickets[false]
	if s.onlyGrade {
		toMake = nil
	}
	for {
		var t ticket
		select {
		case t = <-s.w.tickets[true]:
		case t = <-toMake:
		case <-ctx.Done():
			return nil, run.ErrClosed
		}
		l, err := s.w.take(ctx, t)
		if err != nil {
			return nil, run.ErrClosed
		}
		if l != nil {
			return l, nil
		}
	}
}

// take asks for the assignment of a ticket; nil if it is gone.
func (w *workerSession) take(ctx context.Context, t ticket) (run.Lease, error) {
	if t.lease != nil {
		return t.lease, nil
	}
	msg, err := w.send(ctx, "take", nil, strconv.AppendInt(nil, t.id, 10))
	if err != nil {
		return nil, err
	}
	t.ack()
	var got taken
	if err := json.Unmarshal(msg.Data, &got); err != nil || got.Gone {
		return nil, nil
	}
	if got.Assignment == nil {
		head := nats.Header{headID: []string{strconv.FormatInt(t.id, 10)}}
		b, err := w.readPieces(ctx, head, got.Size)
		if err != nil || json.Unmarshal(b, &got.Assignment) != nil {
			return nil, nil // the lease expires
		}
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if l := w.hold(*got.Assignment); l != nil {
		return l, nil
	}
	return nil, nil
}

// hold makes the lease of an assignment, or returns nil if the worker has one already:
// grants and answers may come twice. The caller holds the lock.
func (w *workerSession) hold(a worker.Assignment) *memberLease {
	if old := w.leases[a.ID]; old != nil && old.ctx.Err() == nil {
		return nil
	}
	l := &memberLease{w: w, a: a}
	l.ctx, l.cancel = context.WithCancelCause(context.Background())
	if w.dropped {
		l.cancel(errStale)
	}
	if l.a.Metered {
		l.a.Purse = &purse{l: l}
	}
	w.leases[l.a.ID] = l
	return l
}

// memberLease is an assignment that this worker holds.
type memberLease struct {
	w      *workerSession
	a      worker.Assignment
	ctx    context.Context // ends when the lease is lost
	cancel context.CancelCauseFunc
}

func (l *memberLease) Assignment() worker.Assignment { return l.a }

// Heartbeat implements run.Lease. The session itself reports to the coordinator.
func (l *memberLease) Heartbeat(context.Context) error { return context.Cause(l.ctx) }

// Lost returns a channel that is closed when the lease is lost.
func (l *memberLease) Lost() <-chan struct{} { return l.ctx.Done() }

func (l *memberLease) Note(_ context.Context, u trial.Usage) error {
	return l.publish(note{ID: l.a.ID, Usage: &u})
}

func (l *memberLease) Report(_ context.Context, a worker.Activity) error {
	return l.publish(note{ID: l.a.ID, Activity: &a})
}

func (l *memberLease) publish(n note) error {
	b, err := json.Marshal(n)
	if err != nil {
		return err
	}
	return l.w.nc.Publish(l.w.name.verb(l.w.inst, "note"), b)
}

func (l *memberLease) end() {
	l.w.mu.Lock()
	if l.w.leases[l.a.ID] == l {
		delete(l.w.leases, l.a.ID)
	}
	l.w.mu.Unlock()
	l.cancel(nil)
}

// Complete implements run.Lease. It returns when the coordinator has accepted or refused
// the result.
func (l *memberLease) Complete(ctx context.Context, r worker.Result) error {
	if f := diskFault(&r); f != nil {
		l.w.breakDown(f)
		return l.Fail(ctx, &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: f.Err})
	}
	defer l.end()
	r.ID, r.Key = l.a.ID, l.a.Key
	rep, err := l.w.handIn(l.ctx, &r)
	switch {
	case err != nil || rep.Gone:
		l.w.say("late     %s: another machine does it", l.a.Key)
	case rep.Refused != "":
		l.w.say("refused  %s: %s", l.a.Key, rep.Refused)
	default:
		l.w.say("%s", describeResult(&l.a, &r))
	}
	return nil
}

// describeResult returns the line of a finished assignment.
func describeResult(a *worker.Assignment, r *worker.Result) string {
	if r.Attempt == nil {
		for _, s := range r.Scores {
			if s.Fault != nil {
				return fmt.Sprintf("graded   %s: void: %v", a.Key, s.Fault)
			}
		}
		return fmt.Sprintf("graded   %s", a.Key)
	}
	took := (time.Duration(r.Attempt.Timing.SetupMS+r.Attempt.Timing.AgentMS) * time.Millisecond).Round(100 * time.Millisecond)
	if f := r.Attempt.Fault; f != nil {
		return fmt.Sprintf("void     %s in %s: %v", a.Key, took, f)
	}
	return fmt.Sprintf("done     %s in %s: %s", a.Key, took, r.Attempt.End.Reason)
}

// Fail implements run.Lease.
func (l *memberLease) Fail(_ context.Context, f *trial.Fault) error {
	defer l.end()
	var rep reply
	_ = l.w.ask(l.ctx, "fail", map[string]any{"id": l.a.ID, "fault": f}, &rep)
	l.w.say("broken   %s: %v", l.a.Key, f)
	return nil
}

// purse asks the coordinator for money. It implements agent.Purse.
type purse struct {
	l    *memberLease
	mu   sync.Mutex
	last int64
}

var _ agent.Purse = (*purse)(nil)

// Ask implements agent.Purse.
func (p *purse) Ask(ctx context.Context, most *big.Rat) (func(*big.Rat), error) {
	p.mu.Lock()
	p.last++
	q := question{ID: p.l.a.ID, Ask: p.last, USD: most.RatString()}
	p.mu.Unlock()
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	defer context.AfterFunc(p.l.ctx, func() { cancel(context.Canceled) })()
	var rep reply
	if err := p.l.w.ask(ctx, "ask", q, &rep); err != nil {
		return nil, &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: err}
	}
	switch {
	case rep.Gone:
		return nil, &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: context.Canceled}
	case rep.Refused != "":
		return nil, trial.Faultf(trial.ClassEnvironment, "%s", rep.Refused)
	case rep.Fault != nil:
		return nil, rep.Fault
	}
	return func(cost *big.Rat) {
		q.USD = ""
		if cost != nil {
			q.USD = cost.RatString()
		}
		var rep reply
		_ = p.l.w.ask(p.l.ctx, "paid", q, &rep) // without an answer the most counts
	}, nil
}

// Open implements trial.Opener.
func (w *workerSession) Open(ref trial.Ref) ([]byte, error) {
	if ref.Inline != nil || ref.Size == 0 {
		return ref.Inline, nil
	}
	if b := w.kept.get(ref.Digest); b != nil {
		return b, nil
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	b, err := w.readPieces(ctx, nats.Header{headDigest: []string{string(ref.Digest)}}, ref.Size)
	if err != nil {
		return nil, fmt.Errorf("fetch %s from the coordinator: %w", ref.Digest.Short(), err)
	}
	if seal.Of(b) != ref.Digest {
		return nil, fmt.Errorf("fetch %s from the coordinator: it has another digest", ref.Digest.Short())
	}
	w.kept.put(ref.Digest, b)
	return b, nil
}
