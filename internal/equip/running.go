package equip

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// processReporter is a session that can report on its server's process. Every session does,
// except in tests.
type processReporter interface {
	Stderr(mark int64) ([]byte, int64) // standard error since mark
	Notes() mcp.Notes
	Changes() int64                   // how often it said that its tools changed
	Ended() (time.Time, string, bool) // when and how its process ended, if it did
}

// running is a server that was started, with the copy of data that it was given.
type running struct {
	Session
	o       *Outfitter
	name    string
	program string // "" for one that is only reached
	started time.Time
	data    *dataCopy                   // nil if it has none
	prove   func() (seal.Digest, error) // identity of the program now; "" if unknown
	turn    chan struct{}               // holds the one call that may run; nil if many may

	identity seal.Digest // of the program that was started; "" if unknown

	once    sync.Once
	closing error
	stopped time.Time // by us; guarded by o.starts.mu
}

// checkProgram returns a fault if the program has another identity than at the
// preflight. It accepts a program whose identity was unknown then.
func (r *running) checkProgram(pinned *ServerPin) error {
	if pinned.Program == "" {
		return nil
	}
	now, err := r.prove()
	if err != nil {
		return trial.Faultf(trial.ClassTreatment, "server %s: %w", r.name, err)
	}
	if now != pinned.Program {
		return ProgramFault("server " + r.name)
	}
	return nil
}

// ProgramFault returns the fault of a program that changed during a run.
func ProgramFault(what string) error {
	return trial.Faultf(trial.ClassTreatment, "the program of %s changed since the preflight: leave its files alone while a run goes on, and run again", what)
}

// waitTurn waits for the server's turn if its calls must not overlap.
func (r *running) waitTurn(ctx context.Context) (done func(), err error) {
	if r.turn == nil {
		return func() {}, nil
	}
	select {
	case r.turn <- struct{}{}:
		return func() { <-r.turn }, nil
	case <-ctx.Done():
		return nil, stopFault()
	}
}

func (r *running) Pin(ctx context.Context) (*ServerPin, error) {
	done, err := r.waitTurn(ctx)
	if err != nil {
		return nil, err
	}
	defer done()
	pin, err := r.Session.Pin(ctx)
	if err != nil {
		return nil, r.explainExit(err)
	}
	if r.data != nil {
		pin.Data = r.data.digest
	}
	pin.Program = r.identity // the process runs what was started
	return pin, nil
}

func (r *running) Call(ctx context.Context, tool string, args json.RawMessage) (Result, error) {
	done, err := r.waitTurn(ctx)
	if err != nil {
		return Result{}, err
	}
	defer done()
	res, err := r.Session.Call(ctx, tool, args)
	return res, r.explainExit(err)
}

// Close implements [Session]: it stops the server and takes its data away.
func (r *running) Close() error {
	r.once.Do(func() {
		r.o.starts.mu.Lock()
		r.stopped = time.Now()
		r.o.starts.mu.Unlock()
		r.closing = r.Session.Close()
		if r.data != nil {
			r.closing = errors.Join(r.closing, r.data.removeCopy())
		}
	})
	return r.closing
}

func (r *running) asReporter() processReporter {
	w, _ := r.Session.(processReporter)
	return w
}

// exitNote describes how the server's process ended by itself, or returns "".
func (r *running) exitNote() string {
	w := r.asReporter()
	if w == nil {
		return ""
	}
	at, how, ended := w.Ended()
	r.o.starts.mu.Lock()
	defer r.o.starts.mu.Unlock()
	if !ended || !r.stopped.IsZero() && !at.Before(r.stopped) {
		return ""
	}
	return how
}

// explainExit adds to an error of a server that has died who may have killed it.
func (r *running) explainExit(err error) error {
	f, ok := errors.AsType[*trial.Fault](err)
	if !ok || f.Canceled() || r.program == "" {
		return err
	}
	at := time.Now()
	if w := r.asReporter(); w != nil {
		ended := false
		if at, _, ended = w.Ended(); !ended {
			return err
		}
	} else if !errors.Is(err, mcp.ErrDied) {
		return err
	}
	hint := r.o.starts.likelyKiller(r, at, f.Err)
	if hint == "" {
		return err
	}
	out := *f
	out.Err = fmt.Errorf("%w; %s", f.Err, hint)
	return &out
}

// starts remembers which programs were started when.
type starts struct {
	mu  sync.Mutex
	all []startOf
}

type startOf struct {
	program string
	at      time.Time
	who     *running
}

// killWindow is how long before a server's death another start of its program makes
// that one its likely killer: some need eight seconds to start.
const killWindow = 15 * time.Second

func (s *starts) addStart(r *running) {
	s.mu.Lock()
	defer s.mu.Unlock()
	old := time.Now().Add(-2 * killWindow)
	for len(s.all) > 0 && s.all[0].at.Before(old) {
		s.all = s.all[1:]
	}
	s.all = append(s.all, startOf{r.program, r.started, r})
}

// likelyKiller returns a message if another server of the same kind likely ended this
// one; "" if none was started since, or at about the same time, or if err shows that it
// crashed by itself.
func (s *starts) likelyKiller(r *running, died time.Time, err error) string {
	if ownCrash.MatchString(err.Error()) {
		return ""
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for i := len(s.all) - 1; i >= 0; i-- {
		other := s.all[i]
		if other.who == r || other.program != r.program || other.at.After(died) || died.Sub(other.at) > killWindow || other.at.Add(killWindow).Before(r.started) {
			continue
		}
		return fmt.Sprintf("another process of %s had been started %s before: if it ends others of its kind when it starts, give it its own switch against that (such as --no-reap), or write alone: true in servers.%s",
			filepath.Base(r.program), roundTime(died.Sub(other.at)), r.name)
	}
	return ""
}

// ownCrash matches the end of a process by a limit of its trial or by a signal that only
// its own code causes, also as a shell or bwrap reports it, by the exit status 128+signal.
var ownCrash = lazyregexp.New(`and limits\.\w+ is |ended by signal: (segmentation fault|abort|bus error|illegal instruction|floating point exception|trace/|bad system call)|exit status 1(32|33|34|35|36|39)\b`)

func roundTime(d time.Duration) time.Duration {
	if d >= time.Second {
		return d.Round(100 * time.Millisecond)
	}
	return d.Round(time.Millisecond)
}
