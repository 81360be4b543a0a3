package command

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math/big"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/trial"
)

// session is one trial under way. All of its fields belong to the goroutine of
// [session.runProtocol]; a reader, a writer and one goroutine for each running tool
// speak to it over channels.
type session struct {
	log     trial.Log
	child   *proc.Proc
	first   task
	tools   map[string]equip.Tool
	submits bool // a submission tool is in the kit
	limit   *big.Rat

	queue   []call // to be run
	running int
	alone   bool // the running call must not run next to others
	results chan outcome
	names   []string // of the tools
	out     *mailbox // to the program

	turn     int
	spoken   bool // results were given in this turn
	ids      map[string]bool
	model    string
	requests int
	spent    big.Rat
	answer   *string
	spoke    bool // a line of the protocol was heard
	garbled  int  // lines that were none
	garbage  proc.Capture

	ended *trial.End   // by something that happened before the program's end
	fault *trial.Fault // likewise
	over  bool         // no more calls are run
}

type call struct {
	wire json.RawMessage // id as sent
	id   string          // unique in the trial; used in logs
	name string
	args string
	turn int
	tool equip.Tool // nil if there is no tool of this name
}

// recorded returns the call as recorded in the transcript.
func (c call) recorded() *trial.ToolCall {
	out := trial.ToolCall{ID: c.id, Name: c.name, Args: c.args}
	if c.tool != nil {
		out = c.tool.Spec().Recorded(out)
	}
	return &out
}

func (c call) readOnly() bool { return c.tool == nil || c.tool.Spec().ReadOnly }

type outcome struct {
	call
	agent.Outcome
}

// ahead is how many calls may wait before we read on.
const ahead = 64

func newSession(a *Agent, job agent.Job, log trial.Log, dir string) *session {
	s := &session{
		log: log, tools: map[string]equip.Tool{}, results: make(chan outcome), out: newMailbox(), ids: map[string]bool{},
		garbage: proc.Capture{Max: errKept},
		first: task{
			Type: "task", Protocol: protocol, Task: job.Key.Task, Index: job.Key.Index,
			Prompt: job.Kit.Prompt, System: job.Kit.System, Workdir: dir,
			LimitMS: job.Limit.Milliseconds(), MaxUSD: string(a.cfg.MaxUSD), Tools: []tool{}, Files: a.cfg.Files,
		},
	}
	if a.cfg.MaxUSD != "" {
		s.limit, _ = parseAmount(string(a.cfg.MaxUSD)) // checked by New
	}
	for _, t := range job.Kit.Tools {
		spec := t.Spec()
		s.tools[spec.Name] = t
		s.first.Tools = append(s.first.Tools, tool{spec.Name, spec.Description, spec.Schema})
		s.names = append(s.names, spec.Name)
		s.submits = s.submits || spec.Submits
	}
	if job.Kit.System != "" {
		log.Event(trial.Event{Kind: trial.EventSystem, Text: job.Kit.System})
	}
	if len(s.names) > 0 {
		log.Event(trial.Event{Kind: trial.EventTools, Text: strings.Join(s.names, "\n")})
	}
	log.Event(trial.Event{Kind: trial.EventUser, Text: job.Kit.Prompt})
	return s
}

// runProtocol speaks with the program until it has closed its output and all tools are
// done. Output during the stop still counts.
func (s *session) runProtocol(ctx context.Context) {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(errOver)
	s.out.sendLine(encodeMessage(s.first))
	written := make(chan struct{})
	go func() {
		defer close(written)
		s.out.deliverLines(s.child.Stdin)
	}()
	lines := make(chan proc.Line)
	go readLines(s.child, lines)

	var patience <-chan time.Time
	stopped := ctx.Done()
	for in := lines; in != nil || s.running > 0; {
		from := in
		if len(s.queue) >= ahead {
			from = nil
		}
		select {
		case line, ok := <-from:
			if ok {
				s.handleLine(line)
			} else {
				in, s.over = nil, true
			}
		case o := <-s.results:
			s.finishCall(o)
		case <-stopped: // proc stops the program
			s.over = true
		case <-patience:
			s.child.Stop(errOver)
		}
		if !s.over {
			s.startCalls(ctx)
		} else if patience == nil {
			patience, stopped = time.After(graceAfter), nil
			cancel(errOver) // nobody waits for the tools that run
			s.dropCalls()
			s.out.closeInput()
		}
	}
	s.child.Wait()
	s.child.Stdin.Close()
	<-written
}

func readLines(child *proc.Proc, lines chan<- proc.Line) {
	defer close(lines)
	for line, err := range proc.ReadLines(child.Stdout, lineLimit) {
		if err != nil {
			return // the other end is gone: no more can be heard
		}
		line.Text = bytes.Clone(line.Text)
		lines <- line
	}
}

func (s *session) stopTrial(end *trial.End, fault *trial.Fault) {
	if s.ended == nil && s.fault == nil {
		s.ended, s.fault = end, fault
	}
	s.over = true
	s.child.Stop(errOver)
}

func (s *session) handleLine(line proc.Line) {
	s.log.Alive()
	if line.Cut {
		s.stopTrial(&trial.End{Reason: trial.Crash, Detail: fmt.Sprintf("it sent a line of more than %d bytes", lineLimit)}, nil)
		return
	}
	if strings.TrimSpace(string(line.Text)) == "" {
		return
	}
	m, err := decodeMessage(line.Text)
	if err != nil {
		s.logGarbled(line.Text, err)
		return
	}
	s.spoke = true
	if s.ended != nil && m.Type != typeUsage {
		return // it continues after its end; usage up to then still counts
	}
	switch m.Type {
	case typeToolCall:
		s.queueCall(m)
	case typeUsage:
		s.recordUsage(m)
	case typeLog:
		s.logText(m.Text)
	case typeAnswer:
		s.logText(m.Text)
		s.answer = &m.Text
		s.log.Answer(m.Text)
	case typeError:
		s.stopTrial(nil, &trial.Fault{Class: trial.ClassEnvironment, Retry: m.Retry, Err: fmt.Errorf("the program reports that it could not work: %s", agent.ClipText(m.Text, 4<<10))})
	default:
		s.logNote(fmt.Sprintf("a message of the unknown type %q was left unread", agent.ClipText(m.Type, 40)))
	}
}

// beginTurn begins a new turn if the calls of the last one are answered.
func (s *session) beginTurn() {
	if s.turn == 0 || s.spoken && s.running == 0 && len(s.queue) == 0 {
		s.turn++
		s.spoken = false
	}
}

func (s *session) logText(text string) {
	s.beginTurn()
	if text != "" {
		s.log.Event(trial.Event{Kind: trial.EventAssistant, Turn: s.turn, Text: text})
	}
}

func (s *session) logNote(text string) {
	s.log.Event(trial.Event{Kind: trial.EventNote, Turn: s.turn, Text: text})
}

func (s *session) logGarbled(line []byte, err error) {
	s.garbled++
	_, _ = s.garbage.Write(append(line, '\n')) // never fails
	if s.garbled <= 10 {
		s.logNote(fmt.Sprintf("a line that is not of the protocol (%v): %s", err, agent.ClipText(string(line), 200)))
	}
}

func (s *session) firstGarbage() string {
	line, _, _ := strings.Cut(string(s.garbage.Bytes()), "\n")
	return fmt.Sprintf("%d other lines, the first of them: %s", s.garbled, agent.ClipText(line, 200))
}

func (s *session) logRest(stderr []byte) {
	if s.garbled > 0 {
		s.log.Raw("garbage.txt", "text/plain", s.garbage.Bytes())
	}
	if len(stderr) > 0 {
		s.log.Raw("stderr.txt", "text/plain", stderr)
	}
}

func (s *session) recordUsage(m message) {
	u, err := m.usageReport()
	if err != nil {
		s.logNote(fmt.Sprintf("a usage message was left unread: %v", err))
		return
	}
	s.requests++
	u.Request = s.requests
	if u.Model != "" {
		s.model = u.Model
	}
	s.log.Usage(u)
	if s.limit == nil || u.ReportedUSD == "" {
		return
	}
	usd, _ := parseAmount(u.ReportedUSD) // checked by usage
	if s.spent.Add(&s.spent, usd).Cmp(s.limit) > 0 && s.ended == nil {
		s.stopTrial(&trial.End{Reason: trial.CostLimit, Detail: fmt.Sprintf("%s USD reported, max_usd is %s", s.spent.FloatString(6), s.first.MaxUSD)}, nil)
	}
}

func (s *session) queueCall(m message) {
	if s.over {
		return
	}
	s.beginTurn()
	c := call{wire: m.ID, id: jsonText(m.ID), name: m.Name, args: m.callArguments(), turn: s.turn, tool: s.tools[m.Name]}
	if c.id == "" || c.id == "null" {
		c.id = "call"
	}
	for base, n := c.id, 2; s.ids[c.id]; n++ {
		c.id = fmt.Sprintf("%s-%d", base, n)
	}
	s.ids[c.id] = true
	s.log.Event(trial.Event{Kind: trial.EventToolCall, Turn: c.turn, Call: c.recorded()})
	s.queue = append(s.queue, c)
}

// startCalls starts the calls that may run now: in the order in which they came, next
// to each other if all of them only read.
func (s *session) startCalls(ctx context.Context) {
	for len(s.queue) > 0 && !s.alone && (s.running == 0 || s.queue[0].readOnly()) {
		c := s.queue[0]
		s.queue = s.queue[1:]
		s.running++
		s.alone = !c.readOnly()
		go func() { s.results <- outcome{c, agent.CallTool(ctx, c.tool, c.name, []byte(c.args), s.names)} }()
	}
}

func (s *session) finishCall(o outcome) {
	s.running--
	s.alone = false
	s.spoken = true
	s.log.Alive()
	switch {
	case o.Err != nil && !s.over:
		s.stopTrial(nil, trial.AsFault(o.Err, trial.ClassTreatment))
		return
	case o.Err != nil: // it was our own stop that broke the call
		o.Result = equip.Result{Text: "not finished: the trial has ended", Error: true}
	}
	o.Text = strings.ToValidUTF8(o.Text, "\uFFFD")
	s.sendResult(o)
	// A submission that the tool refuses may be mended; one that means nothing
	// ends the trial like one that it takes.
	if o.tool == nil || !o.tool.Spec().Submits || o.Error && o.Invalid == "" || s.over {
		return
	}
	s.log.Submit(o.name, []byte(o.args))
	s.ended = &trial.End{Reason: trial.Finished}
	if o.Invalid != "" {
		s.ended = &trial.End{Reason: trial.InvalidSubmission, Detail: o.Invalid}
	}
	s.over = true
}

func (s *session) sendResult(o outcome) {
	s.log.Event(trial.Event{Kind: trial.EventToolResult, Turn: o.turn, Result: &trial.ToolResult{
		ID: o.id, Name: o.recorded().Name, Text: o.Text, Error: o.Error, TookMS: o.Took.Milliseconds(), NotRun: o.NotRun,
	}})
	s.out.sendLine(encodeMessage(toolResult{Type: "tool_result", ID: o.wire, Text: o.Text, Error: o.Error}))
}

// dropCalls answers the calls that were not run because the trial has ended.
func (s *session) dropCalls() {
	for _, c := range s.queue {
		s.sendResult(outcome{c, agent.Outcome{Result: equip.Result{Text: "not run: the trial has ended", Error: true}, NotRun: true}})
	}
	s.queue = nil
}
