package fleet

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/assay-eval/assay/internal/needs"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// Config configures a coordinator.
type Config struct {
	Conn    *nats.Conn
	Server  *Server // nil for a server elsewhere
	Run     string  // id of the run
	Version string
	// Classes are all classes of the run; ClassOf returns the name of the class
	// of an assignment.
	Classes []Class
	ClassOf func(worker.Assignment) string
	// Setup and Pack return the setup and the files for a worker of a role. Read reads a part of a file of
	// the pack.
	Setup func(role string) json.RawMessage
	Pack  func(role string) []PackFile
	Read  func(d seal.Digest, offset int64, b []byte) (int, error)
	// CheckPins returns the differences between the pins of a worker and of the run;
	// none if it may work. missing are the parts that it does not serve.
	CheckPins func(pins json.RawMessage, role string, missing map[string]string) []string
	// Open reads the bytes of attempts; Keep makes large ones durable.
	Open trial.Opener
	Keep func(seal.Digest, []byte) error
	// Labels describe this machine, Missing are the parts that it does not serve, and
	// Slots and Hands the assignments that it generates and grades at once by Do.
	Labels  needs.Labels
	Missing map[string]string
	Slots   int
	Hands   int
	Do      func(context.Context, worker.Assignment) worker.Result
	// QueueLimit is how long an assignment waits for a machine that can do it.
	QueueLimit time.Duration
	Replicas   int // of the stream
	Now        func() time.Time
	// Say takes news for people; Show takes the crew when it has changed.
	Say  func(string)
	Show func([]run.CrewMember)
	// Beat and Expiry replace [BeatEvery] and [Expiry], for tests.
	Beat, Expiry time.Duration
}

// Coordinator is the exchange of a run whose workers may be on other machines. It
// implements run.Exchange.
type Coordinator struct {
	cfg  Config
	name names
	js   jetstream.JetStream
	subs []*nats.Subscription
	ctx  context.Context
	stop context.CancelFunc
	wg   sync.WaitGroup

	mu      sync.Mutex
	changed sync.Cond // queue, crew or stopped
	queue   []*item   // not taken, in the order of offers
	items   map[int64]*item
	crew    map[string]*member        // by instance
	past    map[string]run.CrewMember // gone, by name
	maker   map[trial.Key]string
	classes map[string]*classState
	stopped bool
	closed  bool
	results chan outcome
	gone    chan struct{}
	once    sync.Once
	slots   chan int
	local   int64 // leases of this machine so far
	tickets chan *item
	asks    map[question]*answer
	shown   time.Time
	stale   bool // the crew was not shown since it changed

	failed  map[half][]string // machines that could not do it, of trials under way
	records map[string]record // by machine
	broken  bool              // this machine could not do trials that others did
	vain    int               // trials in a row that failed on each machine that tried them
}

type outcome struct {
	res worker.Result
	err error
}

// item is an assignment that has not come back.
type item struct {
	a       worker.Assignment
	class   *classState
	holder  string // instance of a worker, "local N", or "" in the queue
	offered time.Time
	hinted  time.Time // of the last ticket
	taken   time.Time // by its holder
	uploads map[string]*upload
	loaded  int64 // bytes of uploads
	sealed  bool  // its result is here
	missed  int   // beats of its holder that do not know it
}

// classState is a class with its machines.
type classState struct {
	Class
	served   bool
	unserved time.Time // since when nobody serves it
	waiting  int       // in the queue
	told     bool
	late     bool // the time to wait for a machine is over
}

type member struct {
	run.CrewMember
	instance string
	labels   needs.Labels
	role     string
	missing  map[string]string
	admitted bool
	open     bool // it hears orders
	leaving  bool // it was stopped and gets no more work
	heard    time.Time
	bad      int  // results that were refused
	broken   bool // it could not do trials that other machines did
	makes    int  // assignments that it holds, to generate and to grade
	grades   int
}

// maxBad is how many results of a worker may be refused before it gets no more work.
const maxBad = 3

// NewCoordinator starts an exchange.
func NewCoordinator(ctx context.Context, cfg Config) (*Coordinator, error) {
	if cfg.Beat == 0 {
		cfg.Beat, cfg.Expiry = BeatEvery, Expiry
	}
	if cfg.Now == nil {
		cfg.Now = time.Now
	}
	c := &Coordinator{cfg: cfg, name: names{cfg.Run}, items: map[int64]*item{}, crew: map[string]*member{}, past: map[string]run.CrewMember{}, maker: map[trial.Key]string{}, failed: map[half][]string{}, records: map[string]record{},
		classes: map[string]*classState{}, results: make(chan outcome, 256), gone: make(chan struct{}), slots: make(chan int, 1), tickets: make(chan *item, 4096), asks: map[question]*answer{}}
	c.changed.L = &c.mu
	c.ctx, c.stop = context.WithCancel(context.WithoutCancel(ctx))
	for _, class := range cfg.Classes {
		c.classes[class.Name] = &classState{Class: class, unserved: cfg.Now()}
	}
	if err := c.openStream(ctx); err != nil {
		c.stop()
		return nil, err
	}
	if err := c.listen(); err != nil {
		c.stop()
		return nil, err
	}
	c.mu.Lock()
	c.surveyClasses()
	c.mu.Unlock()
	for range cfg.Slots {
		c.wg.Go(func() { _ = run.DoAssignments(c.ctx, &localSource{c, false}, cfg.Do) })
	}
	for range cfg.Hands {
		c.wg.Go(func() { _ = run.DoAssignments(c.ctx, &localSource{c, true}, cfg.Do) })
	}
	c.wg.Go(c.watch)
	c.wg.Go(c.publishTickets)
	return c, nil
}

// openStream makes the stream of tickets and a consumer for each class. Old tickets are
// dropped: the journal determines the remaining work.
func (c *Coordinator) openStream(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, 20*time.Second)
	defer cancel()
	var err error
	if c.js, err = jetstream.New(c.cfg.Conn, jetstream.WithPublishAsyncMaxPending(200)); err != nil {
		return fmt.Errorf("open JetStream: %w", err)
	}
	conf := jetstream.StreamConfig{
		Name: c.name.stream(), Subjects: []string{c.name.work("*")}, Retention: jetstream.WorkQueuePolicy,
		Storage: jetstream.FileStorage, Replicas: max(1, c.cfg.Replicas), Duplicates: 2 * time.Minute, MaxAge: 24 * time.Hour,
	}
	stream, err := c.js.CreateOrUpdateStream(ctx, conf)
	if api := (*jetstream.APIError)(nil); errors.As(err, &api) && api.ErrorCode == maxBytesRequired {
		conf.MaxBytes = queueBytes
		stream, err = c.js.CreateOrUpdateStream(ctx, conf)
	}
	if err != nil {
		return explainStream(err)
	}
	if err := stream.Purge(ctx); err != nil {
		return fmt.Errorf("empty the queue of run %s: %w", c.cfg.Run, err)
	}
	for _, class := range c.cfg.Classes {
		if _, err := stream.CreateOrUpdateConsumer(ctx, jetstream.ConsumerConfig{
			Durable: c.name.consumer(class.Name), FilterSubject: c.name.work(class.Name),
			AckPolicy: jetstream.AckExplicitPolicy, AckWait: c.cfg.Expiry, MaxAckPending: -1,
		}); err != nil {
			return explainStream(err)
		}
	}
	return nil
}

// maxBytesRequired is the error code of JetStream for a stream without a limit in an account
// that demands limits, as hosted clusters do.
const maxBytesRequired = 10113

// queueBytes is the limit that the queue gets where one is demanded. Beyond it the server
// drops the oldest tickets, which are published again while nobody takes their work.
const queueBytes = 4 << 20

// explainStream words an error of JetStream for users.
func explainStream(err error) error {
	switch {
	case errors.Is(err, jetstream.ErrJetStreamNotEnabled), errors.Is(err, jetstream.ErrJetStreamNotEnabledForAccount), errors.Is(err, nats.ErrNoResponders):
		return &RefusedError{"the NATS cluster has no JetStream for this account: enable it there, or start a server with --listen"}
	case strings.Contains(err.Error(), "replicas"):
		return &RefusedError{fmt.Sprintf("the NATS server cannot keep three copies of the queue (%v): name one server of a single-server setup, or all of a cluster, with --queue", err)}
	case strings.Contains(err.Error(), "resources") || strings.Contains(err.Error(), "maximum") || strings.Contains(err.Error(), "insufficient"):
		return &RefusedError{fmt.Sprintf("the NATS cluster has too little room for the queue (%v): raise the limits of its account; the queue needs one stream of a few MB", err)}
	case errors.Is(err, context.DeadlineExceeded):
		return &RefusedError{"JetStream did not answer within 20 s: is its store writable, and is the cluster complete?"}
	}
	return fmt.Errorf("make the queue: %w", err)
}

// Offer implements run.Exchange.
func (c *Coordinator) Offer(_ context.Context, a worker.Assignment) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.stopped || c.closed {
		return run.ErrClosed
	}
	class := c.classes[c.cfg.ClassOf(a)]
	if class == nil {
		return fmt.Errorf("offer %s: no class %q", a.Key, c.cfg.ClassOf(a))
	}
	it := &item{a: a, class: class, offered: c.cfg.Now()}
	c.items[a.ID] = it
	c.queue = append(c.queue, it)
	class.waiting++
	c.hint(it)
	c.changed.Broadcast()
	return nil
}

// hint tells workers of an assignment in the queue.
func (c *Coordinator) hint(it *item) {
	it.hinted = c.cfg.Now()
	if it.a.Attempt != nil {
		if m := c.crew[c.maker[it.a.Key]]; m != nil && c.serves(m, it.class) && c.mayTry(it, m.instance) && c.grant(m, it) {
			return
		}
	}
	var idle *member
	served := false
	for _, m := range c.crew {
		if !c.serves(m, it.class) {
			continue
		}
		served = true
		if c.mayTry(it, m.instance) && m.free(it.class.Grade) > 0 && (idle == nil || c.prefers(m, idle, it.class.Grade)) {
			idle = m
		}
	}
	switch {
	case idle != nil && c.grant(idle, it):
	case served:
		c.publishTicket(it)
	}
}

// free returns how many more assignments of a kind the worker can take.
func (m *member) free(grade bool) int {
	if grade {
		return m.Slots + hands - m.makes - m.grades
	}
	return m.Slots - m.makes
}

// prefers reports whether m gets an assignment rather than o: its last trial had no fault, it
// has more free hands, or the lesser name.
func (c *Coordinator) prefers(m, o *member, grade bool) bool {
	if a, b := c.records[m.instance].row > 0, c.records[o.instance].row > 0; a != b {
		return b
	}
	a, b := m.free(grade), o.free(grade)
	return a > b || a == b && m.Name < o.Name
}

// count changes the number of assignments that the holder of it has.
func (c *Coordinator) count(it *item, by int) {
	if m := c.crew[it.holder]; m != nil {
		if it.class.Grade {
			m.grades += by
		} else {
			m.makes += by
		}
	}
}

// publishTicket publishes a ticket soon. A lost ticket is sent again.
func (c *Coordinator) publishTicket(it *item) {
	select {
	case c.tickets <- it:
	default:
	}
}

func (c *Coordinator) publishTickets() {
	for {
		select {
		case it := <-c.tickets:
			_, _ = c.js.PublishAsync(c.name.work(it.class.Name), strconv.AppendInt(nil, it.a.ID, 10))
		case <-c.gone:
			return
		}
	}
}

// grant gives an assignment of the queue to a worker that did not ask for it. If the
// message is lost, the beats of the worker show it.
func (c *Coordinator) grant(m *member, it *item) bool {
	a := it.a
	a.Blobs = nil
	b, err := json.Marshal(orders{Lease: &a})
	if err != nil || len(b) > chunkSize(c.cfg.Conn) || !c.take(it, m.instance) {
		return false
	}
	_ = c.cfg.Conn.Publish(c.name.down(m.instance), b)
	return true
}

func (c *Coordinator) serves(m *member, class *classState) bool {
	return m.open && !m.leaving && m.bad < maxBad && !m.broken && reasonAgainst(class.Class, m.labels, m.role, m.missing) == ""
}

// reasonAgainst returns why a machine does not serve a class, or "" if it does.
func reasonAgainst(class Class, labels needs.Labels, role string, missing map[string]string) string {
	if class.Grade && role == OnlyGenerate || !class.Grade && role == OnlyGrade {
		return "it was started with --only " + role
	}
	if lacks := class.Needs.Missing(labels); lacks != "" {
		return "it lacks " + lacks
	}
	for _, p := range class.Parts {
		if why, ok := missing[p]; ok {
			return p + ": " + why
		}
	}
	return ""
}

// Results implements run.Exchange.
func (c *Coordinator) Results() iter.Seq2[worker.Result, error] {
	return func(yield func(worker.Result, error) bool) {
		for {
			select {
			case o := <-c.results:
				if !yield(o.res, o.err) {
					return
				}
			case <-c.gone:
				return
			}
		}
	}
}

// Slots returns a channel that yields the number of trials that the machines of the run
// generate at once, whenever it has changed.
func (c *Coordinator) Slots() <-chan int { return c.slots }

// Serves reports whether an assignment of a class should be offered now: some machine
// does it, or the time to wait for one is over.
func (c *Coordinator) Serves(a worker.Assignment) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	class := c.classes[c.cfg.ClassOf(a)]
	return class == nil || class.served || c.overdue(class)
}

func (c *Coordinator) overdue(class *classState) bool {
	return !class.served && c.cfg.QueueLimit > 0 && c.cfg.Now().Sub(class.unserved) >= c.cfg.QueueLimit
}

// Source implements run.Exchange: it is the source of this machine.
func (c *Coordinator) Source() run.Source { return &localSource{c, false} }

// Interrupt implements run.Exchange.
func (c *Coordinator) Interrupt() {
	c.mu.Lock()
	c.stopped = true
	left := c.queue
	c.queue = nil
	for _, it := range left {
		delete(c.items, it.a.ID)
		it.class.waiting--
	}
	for inst := range c.crew {
		c.order(inst, orders{Wind: true})
	}
	c.changed.Broadcast()
	c.mu.Unlock()
	c.stop()
	go func() { // the consumer of results may be the caller
		for _, it := range left {
			c.deliver(outcome{worker.Result{ID: it.a.ID, Key: it.a.Key}, errStopped()})
		}
	}()
}

// Close implements run.Exchange.
func (c *Coordinator) Close() error {
	c.mu.Lock()
	if !c.closed {
		c.closed, c.stopped = true, true
		for inst := range c.crew {
			c.order(inst, orders{Over: "the run has ended"})
		}
	}
	c.changed.Broadcast()
	c.mu.Unlock()
	c.once.Do(func() { close(c.gone) })
	c.stop()
	c.wg.Wait()
	for _, s := range c.subs {
		_ = s.Unsubscribe()
	}
	if c.cfg.Conn.IsConnected() {
		_ = c.cfg.Conn.FlushTimeout(time.Second)
		ctx, cancel := context.WithTimeout(context.Background(), 3*time.Second)
		defer cancel()
		_ = c.js.DeleteStream(ctx, c.name.stream()) // a later session makes its own
	}
	return nil
}

// errStopped is the error of an assignment that was not begun before the interrupt.
func errStopped() error {
	return &run.LostError{Fault: &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: context.Canceled}}
}

func (c *Coordinator) deliver(o outcome) {
	select {
	case c.results <- o:
	case <-c.gone:
	}
}

// take gives an assignment of the queue to a holder. It returns false if it is gone.
// The caller holds the lock.
func (c *Coordinator) take(it *item, holder string) bool {
	if it == nil || it.holder == holder && holder != "" {
		return it != nil
	}
	if it.holder != "" || c.stopped {
		return false
	}
	it.holder, it.taken = holder, c.cfg.Now()
	c.count(it, 1)
	it.class.waiting--
	c.queue = slices.DeleteFunc(c.queue, func(q *item) bool { return q == it })
	return true
}

// putBack returns an assignment to the queue whose holder does not know of it. After
// [Coordinator.Interrupt] it comes back as lost. The caller holds the lock.
func (c *Coordinator) putBack(it *item) {
	if c.stopped {
		lost := errStopped()
		c.release(it, worker.Result{}, lost)
		go c.deliver(outcome{worker.Result{ID: it.a.ID, Key: it.a.Key}, lost})
		return
	}
	c.count(it, -1)
	it.holder, it.missed = "", 0
	it.class.waiting++
	c.queue = append(c.queue, it)
	it.hinted = c.cfg.Now()
	c.publishTicket(it)
	c.changed.Broadcast()
}

// finish ends the lease of holder on an assignment, the first time only.
func (c *Coordinator) finish(id int64, holder string, res worker.Result, err error) bool {
	c.mu.Lock()
	it := c.items[id]
	if it == nil || it.holder != holder {
		c.mu.Unlock()
		return false
	}
	if err == nil {
		if err = c.judge(it, &res); err != nil {
			res = worker.Result{}
		}
	}
	c.release(it, res, err)
	c.hintFailed()
	c.mu.Unlock()
	res.ID, res.Key = it.a.ID, it.a.Key
	c.deliver(outcome{res, err})
	return true
}

// release takes a finished assignment out of the books. The caller holds the lock.
func (c *Coordinator) release(it *item, res worker.Result, err error) {
	delete(c.items, it.a.ID)
	c.count(it, -1)
	for q := range c.asks {
		if q.ID == it.a.ID {
			delete(c.asks, q)
		}
	}
	if it.a.Attempt != nil {
		delete(c.maker, it.a.Key)
	} else if err == nil {
		c.maker[it.a.Key] = it.holder
	}
	m := c.crew[it.holder]
	if m == nil {
		return
	}
	m.Done++
	if err != nil || res.Attempt != nil && res.Attempt.Fault != nil || slices.ContainsFunc(res.Scores, func(s trial.Score) bool { return s.Fault != nil }) {
		m.Void++
	}
	c.stale = true
}
