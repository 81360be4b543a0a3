package fleet

import (
	"context"
	"crypto/rand"
	"crypto/tls"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/assay-eval/assay/internal/needs"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// WorkConfig configures a worker.
type WorkConfig struct {
	URL     string // nats://host:port or tls://host:port
	Token   string // of the coordinator, "" with Creds
	Creds   string // file with credentials of a cluster
	TLS     *tls.Config
	Run     string // "" for any run
	Name    string
	Labels  needs.Labels
	Slots   int
	Only    string // role
	Version string
	Once    bool // end with the run instead of waiting for the next
	// Prepare makes what works on a run.
	Prepare func(context.Context, Job) (*Crew, error)
	Say     func(string)
	Now     func() time.Time
}

// Job is a run that a worker may work on.
type Job struct {
	Run   string
	Setup json.RawMessage
	Pack  []PackFile
	// Fetch reads a file of the pack.
	Fetch func(ctx context.Context, f PackFile, piece func([]byte) error) error
	// Files reads blobs of the attempts that it grades.
	Files trial.Opener
}

// Crew does the work of a run on a worker.
type Crew struct {
	Do      func(context.Context, worker.Assignment) worker.Result
	Pins    json.RawMessage
	Missing map[string]string // parts that it does not serve, with the reason
	Close   func() error
}

// Work joins the run of a coordinator and works until ctx ends: on this run and, unless
// cfg.Once is set, on the next ones. It waits for a coordinator that is not there, and
// returns a [RefusedError] if one turns it away.
func Work(ctx context.Context, cfg WorkConfig) error {
	for {
		inst, err := newInstance()
		if err != nil {
			return err
		}
		w := &workerSession{cfg: cfg, inst: inst, tickets: map[bool]chan ticket{false: make(chan ticket), true: make(chan ticket)},
			leases: map[int64]*memberLease{}, kept: newBlobCache(64 << 20)}
		again, err := w.work(ctx)
		switch {
		case ctx.Err() != nil:
			return nil
		case err != nil || !again:
			return err
		}
	}
}

func newInstance() (string, error) {
	b := make([]byte, 16)
	if _, err := rand.Read(b); err != nil {
		return "", fmt.Errorf("make a name for this worker: %w", err)
	}
	return hex.EncodeToString(b), nil
}

// ticket is a hint that there is an assignment.
type ticket struct {
	id    int64
	ack   func()
	lease *memberLease // set if the worker holds the assignment already
}

// workerSession is the part of a worker in one run.
type workerSession struct {
	cfg     WorkConfig
	inst    string
	nc      *nats.Conn
	name    names
	tickets map[bool]chan ticket // by whether they are for grading
	kept    *blobCache
	every   time.Duration

	mu     sync.Mutex
	leases map[int64]*memberLease
	rtt    time.Duration
	over   func(orders) // ends the session
	// working ends when the worker starts nothing more, by wind; nil before it works.
	working context.Context
	wind    context.CancelFunc
	dropped bool         // it holds no lease any more
	broken  *trial.Fault // because of which this machine cannot work on
}

func (w *workerSession) say(format string, v ...any) { w.cfg.Say(fmt.Sprintf(format, v...)) }

// work joins one run and works on it. again reports whether to join the next.
func (w *workerSession) work(ctx context.Context) (again bool, err error) {
	if err := w.connect(ctx); err != nil {
		return false, err
	}
	defer w.nc.Close()
	wel, err := w.join(ctx)
	if err != nil {
		return false, err
	}
	w.name, w.every = names{wel.Run}, wel.Beat
	defer context.AfterFunc(ctx, func() { // stopped: hand in what can be handed in soon
		time.AfterFunc(3*w.every, w.dropLeases)
	})()
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var last orders
	w.mu.Lock()
	w.over = func(o orders) { last = o; cancel(errOver) }
	w.mu.Unlock()
	sub, err := w.nc.Subscribe(w.name.down(w.inst), w.obey)
	if err != nil {
		return false, fmt.Errorf("listen to the coordinator: %w", err)
	}
	defer func() { _ = sub.Unsubscribe() }()
	var beats sync.WaitGroup
	beating, endBeats := context.WithCancel(context.WithoutCancel(ctx))
	beats.Go(func() { w.beatUntil(beating) })
	defer beats.Wait()
	defer endBeats()
	w.say("preparing run %s", wel.Run)
	crew, err := w.cfg.Prepare(ctx, Job{Run: wel.Run, Setup: wel.Setup, Pack: wel.Pack, Fetch: w.fetch, Files: w})
	if err != nil && !errors.Is(context.Cause(ctx), errOver) {
		w.leave()
		return false, err
	}
	if err == nil {
		err = w.workOn(ctx, crew)
	}
	if errors.Is(context.Cause(ctx), errOver) {
		if last.Over != "" {
			w.say("run %s: %s", wel.Run, last.Over)
		}
		return !w.cfg.Once || last.Unknown, nil
	}
	w.leave()
	return false, err
}

var errOver = errors.New("the coordinator ended the session")

// connect waits for the server.
func (w *workerSession) connect(ctx context.Context) error {
	opts := []nats.Option{nats.Name(w.cfg.Name), ReportErrors(w.cfg.Say), nats.CustomInboxPrefix(inbox(w.inst)), nats.MaxReconnects(-1), nats.ReconnectWait(250 * time.Millisecond),
		nats.ReconnectJitter(100*time.Millisecond, 100*time.Millisecond), nats.ReconnectBufSize(64 << 20), nats.PingInterval(3 * time.Second), nats.MaxPingsOutstanding(2), nats.Timeout(5 * time.Second),
		nats.DisconnectErrHandler(func(_ *nats.Conn, err error) {
			if err != nil {
				w.say("lost the connection: %v; working on and trying again", err)
			}
		}), nats.ReconnectHandler(func(*nats.Conn) { w.say("connected") })}
	if w.cfg.Creds != "" {
		opts = append(opts, nats.UserCredentials(w.cfg.Creds))
	} else if w.cfg.Token != "" {
		opts = append(opts, nats.UserInfo(w.inst, w.cfg.Token))
	}
	if w.cfg.TLS != nil {
		opts = append(opts, nats.Secure(w.cfg.TLS))
	}
	for told := false; ; told = true {
		nc, err := nats.Connect(w.cfg.URL, opts...)
		if err == nil {
			w.nc = nc
			return nil
		}
		err = ExplainConnect(w.cfg.URL, err)
		if refused := (*RefusedError)(nil); errors.As(err, &refused) {
			return err
		}
		if !told {
			w.say("waiting for a coordinator: %v", err)
		}
		if err := sleep(ctx, time.Second); err != nil {
			return err
		}
	}
}

func sleep(ctx context.Context, d time.Duration) error {
	select {
	case <-ctx.Done():
		return context.Cause(ctx)
	case <-time.After(d):
		return nil
	}
}

// join introduces the worker until a coordinator answers.
func (w *workerSession) join(ctx context.Context) (*welcome, error) {
	for told := false; ; told = true {
		b, err := json.Marshal(hello{Protocol: Protocol, Version: w.cfg.Version, Run: w.cfg.Run, Name: w.cfg.Name, Labels: w.cfg.Labels, Slots: w.cfg.Slots, Only: w.cfg.Only, Time: w.cfg.Now()})
		if err != nil {
			return nil, err
		}
		asking, cancel := context.WithTimeout(ctx, 3*time.Second)
		msg, err := w.nc.RequestWithContext(asking, joinSubject+w.inst, b)
		cancel()
		var wel welcome
		switch {
		case ctx.Err() != nil:
			return nil, context.Cause(ctx)
		case err == nil && json.Unmarshal(msg.Data, &wel) == nil && wel.Refused != "":
			return nil, &RefusedError{"the coordinator of run " + wel.Run + " refuses this worker: " + wel.Refused}
		case err == nil && wel.Run != "":
			return &wel, nil
		}
		if err == nil {
			return nil, &RefusedError{"the coordinator speaks another protocol: use the same build of assay"}
		}
		if !told {
			w.say("waiting for a run at %s", HideCredentials(w.cfg.URL))
		}
		if err := sleep(ctx, 500*time.Millisecond); err != nil {
			return nil, err
		}
	}
}

// leave gives all assignments back.
func (w *workerSession) leave() {
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	var why []byte
	if f := w.brokenBy(); f != nil {
		why = []byte("a disk of its machine is full: " + f.Err.Error())
	}
	_, _ = w.nc.RequestWithContext(ctx, w.name.verb(w.inst, "bye"), why)
}

// hands is how many gradings a worker does while all its slots generate.
const hands = 2

// workOn works until the session ends.
func (w *workerSession) workOn(ctx context.Context, crew *Crew) (err error) {
	defer func() { err = errors.Join(err, crew.Close()) }()
	var adm admitted
	if err := w.ask(ctx, "ready", ready{Pins: crew.Pins, Missing: crew.Missing}, &adm); err != nil {
		return err
	}
	if adm.Refused != "" {
		return &RefusedError{"the coordinator refuses this worker: " + adm.Refused}
	}
	for _, n := range adm.Notes {
		w.say("not served here: %s", n)
	}
	if adm.Reconnect { // a connection keeps the rights of its begin
		if err := w.reconnect(ctx); err != nil {
			return err
		}
	}
	w.say("working on run %s: %d at once", w.name.run, w.cfg.Slots)
	working, wind := context.WithCancel(ctx)
	defer wind()
	w.mu.Lock()
	w.working, w.wind = working, wind
	w.mu.Unlock()
	defer context.AfterFunc(ctx, func() { // before the trials that end now come back to it
		_ = w.nc.Publish(w.name.verb(w.inst, "wind"), nil)
	})()
	js, err := jetstream.New(w.nc)
	if err != nil {
		return fmt.Errorf("open JetStream: %w", err)
	}
	var all sync.WaitGroup
	pull := func(classes []string, grade bool) {
		for _, class := range classes {
			all.Go(func() { w.pullTickets(working, js, adm.Stream, class, grade) })
		}
	}
	pull(adm.Make, false)
	pull(adm.Grade, true)
	start := func(n int, onlyGrade bool) {
		for range n {
			all.Go(func() { _ = run.DoAssignments(working, &memberSource{w, onlyGrade}, crew.Do) })
		}
	}
	start(w.cfg.Slots, false)
	if len(adm.Make) > 0 && len(adm.Grade) > 0 {
		start(hands, true)
	}
	var opened reply
	err = w.ask(ctx, "open", nil, &opened)
	if err != nil {
		wind()
	}
	all.Wait() // work may have come before the answer
	if err != nil {
		return err
	}
	if f := w.brokenBy(); f != nil {
		return &BrokenError{f.Err}
	}
	if ctx.Err() == nil { // wound up: the coordinator will say that the run is over
		<-ctx.Done()
	}
	return nil
}

func (w *workerSession) reconnect(ctx context.Context) error {
	before := w.nc.Stats().Reconnects
	if err := w.nc.ForceReconnect(); err != nil {
		return fmt.Errorf("connect again: %w", err)
	}
	for w.nc.Stats().Reconnects == before || !w.nc.IsConnected() {
		if err := sleep(ctx, 2*time.Millisecond); err != nil {
			return err
		}
	}
	return nil
}

// pullTickets passes on tickets of a class.
func (w *workerSession) pullTickets(ctx context.Context, js jetstream.JetStream, stream, class string, grade bool) {
	ahead := max(2, w.cfg.Slots)
	for ctx.Err() == nil {
		cons, err := js.Consumer(ctx, stream, w.name.consumer(class))
		if err != nil {
			_ = sleep(ctx, time.Second) // the coordinator offers past JetStream meanwhile
			continue
		}
		w.pullFrom(ctx, cons, ahead, grade)
	}
}

func (w *workerSession) pullFrom(ctx context.Context, cons jetstream.Consumer, ahead int, grade bool) {
	it, err := cons.Messages(jetstream.PullMaxMessages(ahead), jetstream.PullExpiry(30*time.Second), jetstream.PullHeartbeat(5*time.Second))
	if err != nil {
		_ = sleep(ctx, time.Second)
		return
	}
	stop := context.AfterFunc(ctx, it.Stop)
	defer stop()
	defer it.Stop()
	for {
		msg, err := it.Next()
		if errors.Is(err, jetstream.ErrNoHeartbeat) {
			continue
		}
		if err != nil {
			_ = sleep(ctx, 200*time.Millisecond)
			return
		}
		id, err := strconv.ParseInt(string(msg.Data()), 10, 64)
		if err != nil {
			_ = msg.Term()
			continue
		}
		select {
		case w.tickets[grade] <- ticket{id: id, ack: func() { _ = msg.Ack() }}:
		case <-ctx.Done():
			return
		}
	}
}

// obey follows an order of the coordinator.
func (w *workerSession) obey(msg *nats.Msg) {
	var o orders
	if json.Unmarshal(msg.Data, &o) == nil {
		w.follow(o)
	}
}

func (w *workerSession) follow(o orders) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, id := range o.Stop {
		if l := w.leases[id]; l != nil {
			l.cancel(errStale)
		}
	}
	if o.Lease != nil && w.working != nil {
		if l := w.hold(*o.Lease); l != nil {
			go w.start(w.working, l)
		}
	}
	if o.Wind && w.wind != nil {
		w.wind()
	}
	if o.Over != "" || o.Unknown {
		for _, l := range w.leases {
			l.cancel(errStale)
		}
		w.over(o)
	}
}

// start passes a granted lease on to a free hand, or gives it back if the worker starts
// nothing more.
func (w *workerSession) start(working context.Context, l *memberLease) {
	select {
	case w.tickets[l.a.Attempt != nil] <- ticket{lease: l}:
	case <-l.ctx.Done():
		l.end()
	case <-working.Done():
		_ = l.Fail(l.ctx, &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: context.Canceled})
	}
}

var errStale = errors.New("the coordinator gave the assignment to another worker")

// dropLeases gives up what this worker holds, and all leases that come later.
func (w *workerSession) dropLeases() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.dropped = true
	for _, l := range w.leases {
		l.cancel(errStale)
	}
}

// beatUntil reports until ctx ends that this worker lives.
func (w *workerSession) beatUntil(ctx context.Context) {
	for {
		w.mu.Lock()
		b := beat{IDs: []int64{}, Time: w.cfg.Now(), RTT: int64(w.rtt)}
		for id := range w.leases {
			b.IDs = append(b.IDs, id)
		}
		w.mu.Unlock()
		data, err := json.Marshal(b)
		if err != nil {
			return
		}
		asking, cancel := context.WithTimeout(ctx, w.every)
		began := time.Now()
		msg, err := w.nc.RequestWithContext(asking, w.name.up(w.inst)+".beat", data)
		cancel()
		if err == nil {
			w.mu.Lock()
			w.rtt = time.Since(began)
			w.mu.Unlock()
			w.obey(msg)
		}
		if sleep(ctx, w.every-min(w.every, time.Since(began))) != nil {
			return
		}
	}
}

// ask sends a request until it is answered or ctx ends.
func (w *workerSession) ask(ctx context.Context, verb string, in, out any) error {
	data, err := json.Marshal(in)
	if err != nil {
		return fmt.Errorf("send %s: %w", verb, err)
	}
	msg, err := w.send(ctx, verb, nil, data)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(msg.Data, out); err != nil {
		return fmt.Errorf("read the answer to %s: %w", verb, err)
	}
	return nil
}

// send sends a message until it is answered or ctx ends.
func (w *workerSession) send(ctx context.Context, verb string, head nats.Header, data []byte) (*nats.Msg, error) {
	for {
		out := &nats.Msg{Subject: w.name.verb(w.inst, verb), Header: head, Data: data}
		asking, cancel := context.WithTimeout(ctx, max(w.every, time.Second))
		msg, err := w.nc.RequestMsgWithContext(asking, out)
		cancel()
		switch {
		case err == nil:
			return msg, nil
		case ctx.Err() != nil:
			return nil, context.Cause(ctx)
		case errors.Is(err, nats.ErrMaxPayload):
			return nil, fmt.Errorf("send %s: the server takes messages of %d bytes: raise its max_payload", verb, w.nc.MaxPayload())
		}
		if err := sleep(ctx, 100*time.Millisecond); err != nil {
			return nil, err
		}
	}
}
