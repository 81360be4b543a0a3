package run

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"sync"

	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// ServeWorker is the worker's side of the pipe: it reads the hello from in, calls setup,
// reports that it is ready, and works until in ends or sends stop. version must equal
// the parent's.
func ServeWorker(ctx context.Context, in io.Reader, out io.Writer, version string,
	setup func(context.Context, json.RawMessage) (do func(context.Context, worker.Assignment) worker.Result, done func() error, err error)) error {
	w := newWire(in, out)
	hello, err := w.recv()
	if err != nil {
		return fmt.Errorf("read hello: %w", err)
	}
	sayReady := func(why string) error {
		return w.send(message{Type: "ready", Protocol: WorkerProtocol, Version: version, Error: why})
	}
	if hello.Type != "hello" || hello.Protocol != WorkerProtocol || hello.Version != version {
		return sayReady(fmt.Sprintf("it is assay %s (protocol %d), the run is %s (protocol %d): use the same build", version, WorkerProtocol, hello.Version, hello.Protocol))
	}
	do, done, err := setup(ctx, hello.Setup)
	if err != nil {
		return sayReady(err.Error())
	}
	if err := sayReady(""); err != nil {
		return fmt.Errorf("say ready: %w", err)
	}
	ctx, cancel := context.WithCancel(ctx)
	src := &pipeSource{w: w, queue: NewLocal(), cancel: cancel, money: &pipePurses{w: w}}
	var workers sync.WaitGroup
	for range max(hello.Slots, 1) {
		workers.Go(func() { _ = DoAssignments(ctx, src, do) })
	}
	err = src.readAssignments()
	workers.Wait()
	cancel()
	return errors.Join(err, done())
}

// pipeSource turns messages of the parent into leases.
type pipeSource struct {
	w      *wire
	queue  *Local
	cancel context.CancelFunc
	money  *pipePurses
}

// readAssignments queues assignments until the parent sends stop or ends.
func (s *pipeSource) readAssignments() error {
	defer s.queue.Close()
	defer s.cancel()
	defer s.money.endQuestions()
	for {
		m, err := s.w.recv()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		switch m.Type {
		case "assign":
			if err := s.queue.Offer(context.Background(), *m.Assign); err != nil {
				return err
			}
		case "grant":
			s.money.grant(m)
		case "stop":
			return nil
		}
	}
}

func (s *pipeSource) Next(ctx context.Context) (Lease, error) {
	l, err := s.queue.Next(ctx)
	if err != nil {
		return nil, err
	}
	a := l.Assignment()
	if a.Metered {
		a.Purse = pipePurse{s.money, a.ID}
	}
	return &pipeLease{s.w, a}, nil
}

type pipeLease struct {
	w *wire
	a worker.Assignment
}

func (l *pipeLease) Assignment() worker.Assignment { return l.a }

func (l *pipeLease) Heartbeat(context.Context) error {
	return l.w.send(message{Type: "beat", ID: l.a.ID})
}

func (l *pipeLease) Note(_ context.Context, u trial.Usage) error {
	return l.w.send(message{Type: "usage", ID: l.a.ID, Usage: &u})
}

func (l *pipeLease) Report(_ context.Context, a worker.Activity) error {
	return l.w.send(message{Type: "activity", ID: l.a.ID, Activity: &a})
}

func (l *pipeLease) Complete(_ context.Context, r worker.Result) error {
	r.ID, r.Key = l.a.ID, l.a.Key
	return l.w.send(message{Type: "result", Result: &r})
}

func (l *pipeLease) Fail(_ context.Context, f *trial.Fault) error {
	return l.w.send(message{Type: "lost", ID: l.a.ID, Fault: f})
}
