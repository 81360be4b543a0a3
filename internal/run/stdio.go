package run

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// The worker protocol: JSON lines over a pipe (docs/format/worker-protocol.md). The parent sends
// hello, then assign, grant and stop; the worker answers ready, then beat, usage,
// activity, ask, paid, result and lost. Neither side waits for the other otherwise.
type message struct {
	Type     string             `json:"type"`
	Protocol int                `json:"protocol,omitempty"` // hello, ready
	Version  string             `json:"version,omitempty"`  // hello, ready
	Slots    int                `json:"slots,omitempty"`    // hello: assignments at once
	Setup    json.RawMessage    `json:"setup,omitempty"`    // hello: configuration of the worker, opaque here
	Error    string             `json:"error,omitempty"`    // ready: why it is not
	Assign   *worker.Assignment `json:"assign,omitempty"`
	Result   *worker.Result     `json:"result,omitempty"`
	ID       int64              `json:"id,omitempty"`  // beat, usage, activity, ask, grant, paid, lost
	Ask      int64              `json:"ask,omitempty"` // ask, grant, paid: number of the question
	USD      string             `json:"usd,omitempty"` // ask: most that a request may cost; paid: what it did, "" if unknown
	Usage    *trial.Usage       `json:"usage,omitempty"`
	Activity *worker.Activity   `json:"activity,omitempty"`
	Fault    *trial.Fault       `json:"fault,omitempty"` // lost; grant: why it is none
}

// WorkerProtocol is the version of the worker protocol.
const WorkerProtocol = 3

// maxLine bounds one message: an attempt with all its blobs.
const maxLine = 256 << 20

type wire struct {
	mu  sync.Mutex
	enc *json.Encoder
	in  *bufio.Scanner
}

func newWire(r io.Reader, w io.Writer) *wire {
	in := bufio.NewScanner(r)
	in.Buffer(make([]byte, 64<<10), maxLine)
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	return &wire{enc: enc, in: in}
}

func (w *wire) send(m message) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.enc.Encode(m)
}

func (w *wire) recv() (message, error) {
	var m message
	if !w.in.Scan() {
		if err := w.in.Err(); err != nil {
			return m, err
		}
		return m, io.EOF
	}
	if err := json.Unmarshal(w.in.Bytes(), &m); err != nil {
		return m, fmt.Errorf("read message: %w", err)
	}
	return m, nil
}

// Child is the parent's view of a worker at the other end of a pipe.
type Child struct {
	In   io.WriteCloser // its standard input
	Out  io.Reader      // its standard output
	Kill func()         // ends it and all its children at once
	Wait func() error   // returns the reason when it is gone
	// Name identifies it in messages.
	Name string
}

// Hello is the first message to a child.
type Hello struct {
	Version string
	Slots   int             // assignments at once
	Setup   json.RawMessage // see worker setup in package cli
}

// Stdio is the exchange over pipes to child processes. A child that dies loses
// its leases and is started again; its assignments come back as *Lost.
type Stdio struct {
	*workers
	hello Hello
	start func(context.Context) (*Child, error)
	// silence is how long a child with a lease may send nothing.
	silence time.Duration
}

// NewStdio starts n children. It fails if one of them does not become ready; children
// that die later are replaced silently.
func NewStdio(ctx context.Context, n int, hello Hello, start func(context.Context) (*Child, error)) (*Stdio, error) {
	// Children end at Interrupt or Close and hand in their results.
	x := &Stdio{workers: newWorkers(ctx), hello: hello, start: start, silence: 6 * HeartbeatEvery}
	for range n {
		c, w, err := x.launchChild()
		if err != nil {
			x.Close()
			return nil, err
		}
		x.wg.Go(func() { x.keepAlive(c, w) })
	}
	return x, nil
}

// launchChild starts a child and waits until it is ready.
func (x *Stdio) launchChild() (*Child, *wire, error) {
	c, err := x.start(x.ctx)
	if err != nil {
		return nil, nil, fmt.Errorf("start worker: %w", err)
	}
	w := newWire(c.Out, c.In)
	fail := func(err error) (*Child, *wire, error) {
		c.Kill()
		return nil, nil, fmt.Errorf("worker %s: %w", c.Name, errors.Join(err, c.Wait()))
	}
	if err := w.send(message{Type: "hello", Protocol: WorkerProtocol, Version: x.hello.Version, Slots: x.hello.Slots, Setup: x.hello.Setup}); err != nil {
		return fail(fmt.Errorf("say hello: %w", err))
	}
	m, err := w.recv()
	switch {
	case err != nil:
		return fail(fmt.Errorf("it did not say that it is ready: %w", err))
	case m.Type != "ready" || m.Error != "" || m.Protocol != WorkerProtocol:
		return fail(fmt.Errorf("it is not ready: %s", m.Error))
	}
	return c, w, nil
}

// keepAlive feeds one child and starts another when it dies, until Close.
func (x *Stdio) keepAlive(c *Child, w *wire) {
	const first, most, healthy = 100 * time.Millisecond, 5 * time.Second, 10 * time.Second
	for wait := first; ; wait = min(2*wait, most) {
		if c != nil {
			began := time.Now()
			x.feedChild(c, w)
			if time.Since(began) > healthy {
				wait = first
			}
		}
		select {
		case <-x.ctx.Done():
			return
		case <-time.After(wait):
		}
		var err error
		if c, w, err = x.launchChild(); err != nil {
			c = nil
		}
	}
}

// passOn passes on the news of an assignment that is not complete.
func passOn(l Lease, m message) {
	if m.Usage != nil {
		_ = l.Note(context.Background(), *m.Usage) // the queue may be closed
	}
	if m.Activity != nil {
		_ = l.Report(context.Background(), *m.Activity)
	}
}

// feedChild gives a child as many assignments as it has slots and returns when the
// child is gone. The leases of the child are then lost.
func (x *Stdio) feedChild(c *Child, w *wire) {
	slots := make(chan struct{}, x.hello.Slots)
	var held sync.Map // leases by assignment number
	end := func(id int64, how func(Lease) error) {
		if lease, ok := held.LoadAndDelete(id); ok {
			_ = how(lease.(Lease)) // the queue may be closed
			<-slots
		}
	}
	taking, stop := context.WithCancel(x.ctx)
	var takers sync.WaitGroup
	takers.Go(func() {
		for {
			select {
			case slots <- struct{}{}:
			case <-taking.Done():
				return
			}
			lease, err := x.Next(taking)
			if err != nil {
				return
			}
			a := lease.Assignment()
			held.Store(a.ID, lease)
			if w.send(message{Type: "assign", Assign: &a}) != nil {
				return
			}
		}
	})
	silence := time.AfterFunc(x.silence, func() {
		for range held.Range {
			c.Kill()
			break
		}
	})
	closing := context.AfterFunc(x.ctx, func() {
		_ = w.send(message{Type: "stop"})
		_ = c.In.Close()
		time.AfterFunc(10*time.Second, c.Kill)
	})
	money := &grants{w: w}
	var last error
	for {
		m, err := w.recv()
		if err != nil {
			last = err
			break
		}
		silence.Reset(x.silence)
		switch m.Type {
		case "usage", "activity":
			if lease, ok := held.Load(m.ID); ok {
				passOn(lease.(Lease), m)
			}
		case "ask":
			if lease, ok := held.Load(m.ID); ok {
				takers.Go(func() { money.answerAsk(taking, lease.(Lease), m) })
			}
		case "paid":
			money.settlePaid(m)
		case "result":
			end(m.Result.ID, func(l Lease) error { return l.Complete(context.Background(), *m.Result) })
		case "lost":
			end(m.ID, func(l Lease) error { return l.Fail(context.Background(), m.Fault) })
		}
	}
	closing()
	silence.Stop()
	stop()
	takers.Wait()
	c.Kill()
	lost := fmt.Errorf("worker %s died: %w", c.Name, errors.Join(last, c.Wait()))
	if x.ctx.Err() != nil { // a child that was told to stop need not have begun all of its assignments
		lost = context.Canceled
	}
	for _, lease := range held.Range {
		_ = lease.(Lease).Fail(context.Background(), &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: lost})
	}
}
