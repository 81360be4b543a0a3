package fleet

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/nats-io/nats.go"

	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// The coordinator's answers to messages of workers.

// coordinatorSubject is where the coordinator of a run answers others of it.
func coordinatorSubject(id string) string { return names{id}.base() + ".coordinator" }

// CheckAlone returns an error if a run has a coordinator on this cluster already.
func CheckAlone(nc *nats.Conn, id string) error {
	if _, err := nc.Request(coordinatorSubject(id), nil, 2*time.Second); err == nil {
		return &RefusedError{fmt.Sprintf("another assay coordinates run %s on this cluster: stop it first", id)}
	}
	return nil
}

// listen subscribes to the subjects of workers.
func (c *Coordinator) listen() error {
	handlers := []struct {
		subject string
		handle  func(*nats.Msg)
	}{
		{joinSubject + "*", c.handleHello},
		{coordinatorSubject(c.cfg.Run), func(msg *nats.Msg) { _ = msg.Respond(nil) }},
		{c.name.up("*") + ".beat", c.handleBeat},
		{c.name.up("*") + ".do.*", c.handleRequest},
	}
	for _, h := range handlers {
		sub, err := c.cfg.Conn.Subscribe(h.subject, h.handle)
		if err != nil {
			return fmt.Errorf("listen for workers: %w", err)
		}
		_ = sub.SetPendingLimits(1<<20, 1<<30)
		c.subs = append(c.subs, sub)
	}
	return c.cfg.Conn.Flush()
}

func answerWith(msg *nats.Msg, v any) {
	b, err := json.Marshal(v)
	if err == nil && msg.Reply != "" {
		_ = msg.Respond(b) // the worker asks again
	}
}

// order sends orders to a worker. The reply to its next beat repeats lost orders.
func (c *Coordinator) order(inst string, o orders) {
	if b, err := json.Marshal(o); err == nil {
		_ = c.cfg.Conn.Publish(c.name.down(inst), b)
	}
}

func (c *Coordinator) handleHello(msg *nats.Msg) {
	inst := msg.Subject[len(joinSubject):]
	var h hello
	if !instanceName.MatchString(inst) || json.Unmarshal(msg.Data, &h) != nil || h.Run != "" && h.Run != c.cfg.Run {
		return
	}
	w := welcome{Protocol: Protocol, Version: c.cfg.Version, Run: c.cfg.Run, Beat: c.cfg.Beat}
	if w.Refused = c.register(inst, &h); w.Refused == "" {
		w.Setup, w.Pack = c.cfg.Setup(h.Only), c.cfg.Pack(h.Only)
	}
	answerWith(msg, w)
}

// maxSlots bounds the slots that a worker may claim.
const maxSlots = 1024

// register notes a new worker, or returns why it may not take part.
func (c *Coordinator) register(inst string, h *hello) string {
	if h.Protocol != Protocol || h.Version != c.cfg.Version {
		return fmt.Sprintf("it is assay %s (protocol %d), the run is of assay %s (protocol %d): use the same build", h.Version, h.Protocol, c.cfg.Version, Protocol)
	}
	if !IsPlainName(h.Name) {
		return fmt.Sprintf("its name %q is not of 1 to 64 letters, digits and signs: give it another with --name", h.Name)
	}
	if len(h.Labels) > 100 || h.Slots < 1 || h.Slots > maxSlots || !slices.Contains([]string{Anything, OnlyGenerate, OnlyGrade}, h.Only) {
		return "its hello is malformed: use the same build"
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.stopped {
		return "the run is ending"
	}
	for other, m := range c.crew {
		if other != inst && m.Name == h.Name {
			return fmt.Sprintf("another worker is called %s: give this one another name with --name", h.Name)
		}
	}
	now := c.cfg.Now()
	m := &member{instance: inst, labels: h.Labels, role: h.Only, heard: now}
	m.CrewMember = run.CrewMember{Name: h.Name, Labels: h.Labels.String(), Slots: h.Slots, Offset: h.Time.Sub(now)}
	if was, ok := c.past[h.Name]; ok {
		m.Done, m.Void, m.Lost = was.Done, was.Void, was.Lost
	}
	c.crew[inst] = m
	return ""
}

// IsPlainName reports whether s can be the name of a worker.
func IsPlainName(s string) bool {
	return s != "" && len(s) <= 64 && !strings.ContainsFunc(s, func(r rune) bool { return r <= ' ' || r > '~' })
}

func (c *Coordinator) handleBeat(msg *nats.Msg) {
	inst := strings.Split(msg.Subject[len(c.name.base()):], ".")[2]
	var b beat
	if json.Unmarshal(msg.Data, &b) != nil {
		return
	}
	answerWith(msg, c.hear(inst, &b))
}

// maxOffset is how far the clock of a worker may be off before people hear of it.
const maxOffset = 30 * time.Second

// hear notes a sign of life and returns the orders for the worker.
func (c *Coordinator) hear(inst string, b *beat) orders {
	c.mu.Lock()
	defer c.mu.Unlock()
	m := c.crew[inst]
	switch {
	case c.closed:
		return orders{Over: "the run has ended"}
	case m == nil:
		return orders{Unknown: true}
	}
	m.heard = c.cfg.Now()
	m.Offset = b.Time.Add(time.Duration(b.RTT) / 2).Sub(m.heard)
	out := orders{Wind: c.stopped}
	held := map[int64]bool{}
	for _, id := range b.IDs {
		held[id] = true
		if it := c.items[id]; it == nil || it.holder != inst {
			out.Stop = append(out.Stop, id)
		}
	}
	for _, it := range c.items {
		switch {
		case it.holder != inst || it.sealed:
		case held[it.a.ID]:
			it.missed = 0
		default:
			if it.missed++; it.missed >= 2 {
				c.putBack(it)
			}
		}
	}
	return out
}

// handleRequest answers a request of a worker. Slow ones have a goroutine of their own.
func (c *Coordinator) handleRequest(msg *nats.Msg) {
	parts := strings.Split(msg.Subject[len(c.name.base()):], ".") // "", up, INSTANCE, do, VERB
	inst, verb := parts[2], parts[4]
	switch verb {
	case "take":
		answerWith(msg, c.handleTake(inst, msg))
	case "note":
		c.handleNote(inst, msg)
	case "put":
		answerWith(msg, c.handlePut(inst, msg))
	case "paid":
		answerWith(msg, c.handlePaid(inst, msg))
	case "open":
		c.openMember(inst)
		answerWith(msg, reply{})
	case "wind":
		c.letGo(inst)
		answerWith(msg, reply{})
	case "bye":
		c.handleBye(inst, string(msg.Data))
		answerWith(msg, reply{})
	case "ready", "result", "fail", "ask":
		go answerWith(msg, c.handleSlow(inst, verb, msg))
	case "get":
		go c.handleGet(inst, msg)
	}
}

func (c *Coordinator) handleSlow(inst, verb string, msg *nats.Msg) any {
	switch verb {
	case "ready":
		return c.handleReady(inst, msg)
	case "result":
		return c.handleResult(inst, msg)
	case "fail":
		return c.handleFail(inst, msg)
	default:
		return c.handleAsk(inst, msg)
	}
}

// handleReady admits a worker to the classes that it serves.
func (c *Coordinator) handleReady(inst string, msg *nats.Msg) admitted {
	var r ready
	if err := json.Unmarshal(msg.Data, &r); err != nil {
		return admitted{Refused: "its message is malformed: use the same build"}
	}
	c.mu.Lock()
	m := c.crew[inst]
	role := ""
	if m != nil {
		role = m.role
	}
	c.mu.Unlock()
	if m == nil {
		return admitted{Refused: "it took too long to prepare the run: start it again"}
	}
	if diff := c.cfg.CheckPins(r.Pins, role, r.Missing); len(diff) > 0 {
		c.mu.Lock()
		delete(c.crew, inst)
		c.mu.Unlock()
		c.say("worker %s is refused: %s", m.Name, strings.Join(diff, "; "))
		return admitted{Refused: "this machine differs from the run:\n  " + strings.Join(diff, "\n  ")}
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	m.missing, m.admitted, m.heard = r.Missing, true, c.cfg.Now()
	out := admitted{Stream: c.name.stream()}
	var all []string
	for _, class := range c.cfg.Classes {
		if why := reasonAgainst(class, m.labels, m.role, m.missing); why != "" {
			out.Notes = append(out.Notes, why)
			continue
		}
		all = append(all, class.Name)
		if class.Grade {
			out.Grade = append(out.Grade, class.Name)
		} else {
			out.Make = append(out.Make, class.Name)
		}
	}
	slices.Sort(out.Notes)
	out.Notes = slices.Compact(out.Notes)
	if len(all) == 0 {
		delete(c.crew, inst)
		return admitted{Refused: "this machine can do nothing of the run: " + strings.Join(out.Notes, "; ")}
	}
	if c.cfg.Server != nil {
		c.cfg.Server.Allow(inst, all)
		out.Reconnect = true
	}
	return out
}

// openMember lets a worker take part that has its rights and hears orders.
func (c *Coordinator) openMember(inst string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	m := c.crew[inst]
	if m == nil || !m.admitted || m.open {
		return
	}
	m.open = true
	c.say("worker %s joined: %s%s", m.Name, m.describe(), offsetText(m.Offset))
	c.surveyClasses()
}

func (m *member) describe() string {
	s := m.Labels
	if m.role != "" {
		s += ", only to " + m.role
	}
	if m.Slots == 1 {
		return s + ", 1 slot"
	}
	return fmt.Sprintf("%s, %d slots", s, m.Slots)
}

func offsetText(d time.Duration) string {
	if d.Abs() < maxOffset {
		return ""
	}
	where := "ahead"
	if d < 0 {
		where = "behind"
	}
	return fmt.Sprintf("; its clock is %s %s: start times of its trials are corrected, times in its transcripts are not", d.Abs().Round(time.Second), where)
}

// handleTake gives an assignment to a worker, once.
func (c *Coordinator) handleTake(inst string, msg *nats.Msg) taken {
	id, err := strconv.ParseInt(string(msg.Data), 10, 64)
	if err != nil {
		return taken{Gone: true}
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	m, it := c.crew[inst], c.items[id]
	if m == nil || it == nil || !c.serves(m, it.class) || !c.mayTry(it, inst) || !c.take(it, inst) {
		return taken{Gone: true}
	}
	c.stale = true
	a := it.a
	a.Blobs = nil
	if size := len(encodeAssignment(&a)); size > chunkSize(c.cfg.Conn) {
		return taken{Size: int64(size)}
	}
	return taken{Assignment: &a}
}

func encodeAssignment(a *worker.Assignment) []byte {
	b, err := json.Marshal(a)
	if err != nil { // its parts were JSON before
		return nil
	}
	return b
}

func (c *Coordinator) handleNote(inst string, msg *nats.Msg) {
	var n note
	if json.Unmarshal(msg.Data, &n) != nil {
		return
	}
	c.mu.Lock()
	it := c.items[n.ID]
	ok := it != nil && it.holder == inst
	c.mu.Unlock()
	if ok {
		c.deliver(outcome{worker.Result{ID: n.ID, Key: it.a.Key, Usage: n.Usage, Activity: n.Activity}, nil})
	}
}

// answer is the reply to a question to the purse.
type answer struct {
	done chan struct{}
	err  error
	paid func(*big.Rat)
}

// handleAsk asks the purse of an assignment. A question that is asked again gets the
// answer of the first.
func (c *Coordinator) handleAsk(inst string, msg *nats.Msg) reply {
	var q question
	if json.Unmarshal(msg.Data, &q) != nil {
		return reply{Refused: "malformed"}
	}
	most, ok := new(big.Rat).SetString(q.USD)
	key := question{ID: q.ID, Ask: q.Ask}
	c.mu.Lock()
	it := c.items[q.ID]
	if it == nil || it.holder != inst {
		c.mu.Unlock()
		return reply{Gone: true}
	}
	if !ok || most.Sign() < 0 || it.a.Purse == nil {
		c.mu.Unlock()
		return reply{Refused: fmt.Sprintf("a worker asked for %q dollars of a budget", q.USD)}
	}
	ans := c.asks[key]
	first := ans == nil
	if first {
		ans = &answer{done: make(chan struct{})}
		c.asks[key] = ans
	}
	purse := it.a.Purse
	c.mu.Unlock()
	if first {
		ans.paid, ans.err = purse.Ask(c.ctx, most)
		close(ans.done)
	}
	select {
	case <-ans.done:
	case <-c.gone:
		return reply{Gone: true}
	}
	if ans.err == nil {
		return reply{}
	}
	f := trial.AsFault(ans.err, trial.ClassEnvironment)
	if errors.Is(ans.err, context.Canceled) {
		f = f.WithText(f.Err.Error())
		f.Retry = true
	}
	return reply{Fault: f}
}

func (c *Coordinator) handlePaid(inst string, msg *nats.Msg) reply {
	var q question
	if json.Unmarshal(msg.Data, &q) != nil {
		return reply{Refused: "malformed"}
	}
	cost, ok := new(big.Rat).SetString(q.USD)
	if !ok || cost.Sign() < 0 {
		cost = nil
	}
	c.mu.Lock()
	it := c.items[q.ID]
	var paid func(*big.Rat)
	if it != nil && it.holder == inst {
		if ans := c.asks[question{ID: q.ID, Ask: q.Ask}]; ans != nil {
			paid, ans.paid = ans.paid, nil
		}
	}
	c.mu.Unlock()
	if paid != nil {
		paid(cost)
	}
	return reply{}
}

func (c *Coordinator) handleFail(inst string, msg *nats.Msg) reply {
	var in struct {
		ID    int64        `json:"id"`
		Fault *trial.Fault `json:"fault"`
	}
	if json.Unmarshal(msg.Data, &in) != nil || in.Fault == nil {
		return reply{Refused: "malformed"}
	}
	forgetDisk(in.Fault)
	if !c.finish(in.ID, inst, worker.Result{}, c.lostBy(inst, in.Fault)) {
		return reply{Gone: true}
	}
	return reply{}
}

// handleResult takes the result of an assignment: in the message, or as an upload.
func (c *Coordinator) handleResult(inst string, msg *nats.Msg) reply {
	id, err := strconv.ParseInt(msg.Header.Get(headID), 10, 64)
	if err != nil {
		return reply{Refused: "malformed"}
	}
	c.mu.Lock()
	it := c.items[id]
	if it == nil || it.holder != inst {
		c.mu.Unlock()
		return reply{Gone: true}
	}
	data, uploads := msg.Data, map[string]upload{}
	it.sealed = true
	for name, up := range it.uploads {
		uploads[name] = *up
	}
	if up := uploads[wholeResult]; len(data) == 0 && up.complete {
		data = up.data
	}
	offset := time.Duration(0)
	name := "?"
	if m := c.crew[inst]; m != nil {
		offset, name = m.Offset, m.Name
	}
	a := it.a
	c.mu.Unlock()
	res, err := c.readResult(&a, data, uploads)
	if err != nil {
		return c.refuse(inst, id, name, err)
	}
	if t := &res.Attempt; *t != nil && offset.Abs() >= maxOffset {
		(*t).Timing.Start = (*t).Timing.Start.Add(-offset)
	}
	if res.Attempt != nil {
		forgetDisk(res.Attempt.Fault)
	}
	for _, s := range res.Scores {
		forgetDisk(s.Fault)
	}
	setWorker(&res, name)
	var lost error
	if i := slices.IndexFunc(res.Scores, func(s trial.Score) bool { return s.Fault.Canceled() }); i >= 0 {
		if f := c.lostBy(inst, res.Scores[i].Fault); !f.Fault.Canceled() {
			res, lost = worker.Result{}, f
		}
	}
	if !c.finish(id, inst, res, lost) {
		return reply{Gone: true}
	}
	return reply{}
}

// setWorker notes who did it.
func setWorker(res *worker.Result, name string) {
	if res.Attempt != nil {
		res.Attempt.Worker = name
	}
	for i := range res.Scores {
		res.Scores[i].Worker = name
	}
}

// refuse voids the assignment of a worker that answered wrongly.
func (c *Coordinator) refuse(inst string, id int64, name string, why error) reply {
	c.mu.Lock()
	if m := c.crew[inst]; m != nil {
		if m.bad++; m.bad == maxBad {
			c.say("worker %s gets no more work: %d of its results were refused, the last since %v", name, maxBad, why)
			c.surveyClasses()
		}
	}
	c.mu.Unlock()
	c.finish(id, inst, worker.Result{}, &run.LostError{Fault: &trial.Fault{Class: trial.ClassEnvironment, Retry: true,
		Err: fmt.Errorf("the result of worker %s was refused: %w", name, why)}})
	return reply{Refused: why.Error()}
}

// readResult decodes a result and checks it against its assignment.
func (c *Coordinator) readResult(a *worker.Assignment, data []byte, uploads map[string]upload) (worker.Result, error) {
	var res worker.Result
	if err := json.Unmarshal(data, &res); err != nil {
		return res, fmt.Errorf("it is no result: %w", err)
	}
	res.ID, res.Key, res.Usage, res.Activity = a.ID, a.Key, nil, nil
	if res.Blobs == nil {
		res.Blobs = map[seal.Digest][]byte{}
	}
	for name, up := range uploads {
		if name != wholeResult && up.complete && up.data != nil {
			res.Blobs[seal.Digest(name)] = up.data
		}
	}
	for d, b := range res.Blobs {
		if seal.Of(b) != d {
			return res, fmt.Errorf("the bytes of blob %s have another digest", d.Short())
		}
	}
	if a.Attempt != nil {
		return res, checkScores(a, &res)
	}
	return res, c.checkAttempt(a, &res, uploads)
}

func (c *Coordinator) checkAttempt(a *worker.Assignment, res *worker.Result, uploads map[string]upload) error {
	at := res.Attempt
	switch {
	case at == nil || len(res.Scores) > 0:
		return errors.New("it holds no attempt")
	case at.Key != a.Key || at.N != a.N || at.GenKey != a.GenKey:
		return fmt.Errorf("it is of attempt %d of %s", at.N, at.Key)
	case (at.End == nil) == (at.Fault == nil):
		return errors.New("it has not exactly one of an end and a fault")
	case !slices.Contains([]trial.Source{trial.Live, trial.Scripted}, at.Source):
		return fmt.Errorf("its source is %q", at.Source)
	}
	for ref := range journal.AttemptRefs(at) {
		if ref.IsZero() || ref.Inline != nil || res.Blobs[ref.Digest] != nil {
			continue
		}
		if uploads[string(ref.Digest)].complete {
			continue
		}
		if ref.Size > 0 {
			return fmt.Errorf("blob %s is missing", ref.Digest.Short())
		}
	}
	return nil
}

func checkScores(a *worker.Assignment, res *worker.Result) error {
	if res.Attempt != nil {
		return errors.New("it holds an attempt where scores were asked for")
	}
	want := map[string]bool{}
	for _, name := range a.Graders {
		want[name] = true
	}
	for _, s := range res.Scores {
		switch {
		case s.Key != a.Key || s.Attempt != a.Attempt.N:
			return fmt.Errorf("it has a score of attempt %d of %s", s.Attempt, s.Key)
		case len(a.Graders) > 0 && !want[s.Grader]:
			return fmt.Errorf("it has a score of grader %q that was not asked for, or twice", s.Grader)
		}
		want[s.Grader] = false
	}
	for _, name := range a.Graders {
		if want[name] {
			return fmt.Errorf("it has no score of grader %q", name)
		}
	}
	return nil
}
