package cli

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"iter"
	"math/big"
	"strings"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/agent/cli/stream"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/trial"
)

// sink stands between the parser and the log: it keeps times in order, names
// servers as the suite does, and minds the limits that the program itself does
// not.
type sink struct {
	a     *Agent
	log   trial.Log
	names map[string]string // of servers, by the program's name
	// tools maps the program's name for a server and a tool's name for the agent to the
	// tool's name on the server.
	tools map[string]map[string]string
	stop  func(error) // stops the program
	raws  []stream.Raw

	mu            sync.Mutex
	start         time.Time
	last          int64 // time of the last event
	answered      bool  // the model has said something
	answer        string
	recorded      bool             // usage comes from the recording of the API
	ownUsage      []trial.Usage    // the program's own count, while the API is recorded
	recordedUsage []trial.Usage    // usage of recorded requests
	opened        map[string]int64 // when calls began, by id
	stopped       time.Duration    // from the start until the program was told to stop; 0 if it was not
	requests      int
	spent         big.Rat
	over          error // the limit that was met
	unpriced      bool  // max_usd is set, and a request has no price
	model         string
	refused       *trial.Fault // why a request of the program was not sent; nil if none
	turnRefused   bool         // a request was not sent because of max_turns
}

func newSink(a *Agent, log trial.Log) *sink {
	return &sink{a: a, log: log, opened: map[string]int64{}}
}

// shownTool returns the renamed tool of a call, or "" if none. Some streams prefix tool
// names with the server's name.
func shownTool(called string, renamed map[string]string) string {
	best := ""
	for shown := range renamed {
		if (called == shown || strings.HasSuffix(called, "_"+shown)) && len(shown) > len(best) {
			best = shown
		}
	}
	return best
}

func (s *sink) beginTrial(start time.Time) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.start = start
}

func (s *sink) Event(e trial.Event) {
	s.mu.Lock()
	if e.AtMS == 0 && !s.start.IsZero() {
		e.AtMS = time.Since(s.start).Milliseconds()
	}
	s.clearInterrupted(&e)
	e.AtMS = max(e.AtMS, s.last, 1) // 0 would be stamped again
	s.last = e.AtMS
	switch e.Kind {
	case trial.EventAssistant, trial.EventReasoning, trial.EventToolCall:
		s.answered = true
	}
	if e.Call != nil && s.names[e.Call.Server] != "" {
		call := *e.Call
		if shown := shownTool(call.Name, s.tools[call.Server]); shown != "" {
			call.Name, call.Shown = s.tools[call.Server][shown], shown
		}
		call.Server = s.names[call.Server]
		e.Call = &call
	}
	limit := s.a.cfg.MaxTurns
	stop := limit > 0 && e.Turn > limit && s.over == nil && !s.a.mindsTurns()
	if stop {
		s.over = errTurns
	}
	s.mu.Unlock()
	if stop {
		s.stopProgram(errTurns)
		return
	}
	s.log.Event(e)
}

// The limits that we keep ourselves.
var (
	errTurns = errors.New("max_turns is reached")
	errMoney = errors.New("max_usd is reached")
)

// mindsTurns reports whether the program keeps max_turns itself.
func (a *Agent) mindsTurns() bool { return a.cfg.Preset == "claude" || a.cfg.Preset == "gemini" }

func (s *sink) stopProgram(why error) {
	s.noteStop()
	if s.stop != nil {
		s.stop(why)
	}
}

// refuse ends the trial with f, since a request of the program was not sent.
func (s *sink) refuse(f *trial.Fault) {
	s.mu.Lock()
	first := s.refused == nil
	if first {
		s.refused = f
	}
	s.mu.Unlock()
	if first {
		s.stopProgram(f)
	}
}

// refuseTurn ends the trial because the program asked for another answer after max_turns.
func (s *sink) refuseTurn() {
	s.mu.Lock()
	first := s.over == nil
	if first {
		s.over, s.turnRefused = errTurns, true
	}
	s.mu.Unlock()
	if first {
		s.stopProgram(errTurns)
	}
}

func (s *sink) hasRefusedTurn() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.turnRefused
}

func (s *sink) refusal() *trial.Fault {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.refused
}

func (s *sink) logNote(text string) { s.Event(trial.Event{Kind: trial.EventNote, Text: text}) }

func (s *sink) noteStop() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.stopped == 0 && !s.start.IsZero() {
		s.stopped = max(time.Since(s.start), time.Millisecond)
	}
}

// cutShort begins the text of a call that ended because the program was stopped.
const cutShort = "[cut short when the trial was stopped] "

// clearInterrupted removes the error from the result of a call that assay's stop
// interrupted. s.mu is held.
func (s *sink) clearInterrupted(e *trial.Event) {
	if e.Call != nil {
		s.opened[e.Call.ID] = e.AtMS
	}
	r := e.Result
	if r == nil || s.stopped == 0 || !r.Error && (r.Exit == nil || *r.Exit == 0) {
		return
	}
	stop := s.stopped.Milliseconds()
	if began, ok := s.opened[r.ID]; !ok || began > stop || e.AtMS < stop {
		return
	}
	e.Result = &trial.ToolResult{ID: r.ID, Name: r.Name, Text: cutShort + r.Text, TookMS: r.TookMS}
}

func (s *sink) Usage(u trial.Usage) {
	s.mu.Lock()
	s.answered = true
	recorded := s.recorded
	if recorded {
		s.ownUsage = append(s.ownUsage, u)
	}
	s.mu.Unlock()
	if !recorded {
		s.addUsage(u)
	}
}

func (s *sink) addUsage(u trial.Usage) {
	u, over := s.countUsage(u)
	s.log.Usage(u)
	if over {
		s.stopProgram(errMoney)
	}
}

// takeRecorded notes the usage of a recorded request and keeps it until
// [sink.settleUsage].
func (s *sink) takeRecorded(u trial.Usage) {
	u, over := s.countUsage(u)
	s.log.Note(u)
	s.mu.Lock()
	s.recordedUsage = append(s.recordedUsage, u)
	s.mu.Unlock()
	if over {
		s.stopProgram(errMoney)
	}
}

// settleUsage reports the recorded usage. The program's own total cost, "" if it gives
// none, goes with the last request, so that the sum is right. If the program bypassed
// the recorder, its own count is used.
func (s *sink) settleUsage(reported string) {
	s.mu.Lock()
	held, own := s.recordedUsage, s.ownUsage
	s.recordedUsage, s.ownUsage, s.recorded = nil, nil, false
	s.mu.Unlock()
	if len(held) == 0 {
		if len(own) > 0 {
			s.logNote("its requests did not go by the recording of the model API: what it used is what it says itself")
		}
		for _, u := range own {
			s.addUsage(u)
		}
		return
	}
	if reported != "" && s.a.cfg.Pricing == nil && !(s.a.cfg.Preset == "opencode" && free.MatchString(reported)) {
		for i := range held {
			held[i].ReportedUSD = "0"
		}
		held[len(held)-1].ReportedUSD = reported
	}
	for _, u := range held {
		s.log.Usage(u)
	}
}

// countUsage numbers a usage and adds up its cost; over reports whether it passes
// max_usd.
func (s *sink) countUsage(u trial.Usage) (out trial.Usage, over bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.answered = true
	s.requests++
	u.Request = s.requests
	s.model = cmp.Or(u.Model, s.model)
	if s.a.cfg.Preset == "opencode" && free.MatchString(u.ReportedUSD) {
		u.ReportedUSD = "" // reported for every model without a price
	}
	if u.ReportedUSD == "" {
		u.ReportedUSD = s.a.cfg.Pricing.costUSD(u)
	}
	return u, s.addCost(u)
}

// addCost adds the cost of a request, and reports whether the sum is more than max_usd.
func (s *sink) addCost(u trial.Usage) bool {
	limit, ok := new(big.Rat).SetString(string(s.a.cfg.MaxUSD))
	if !ok || limit.Sign() == 0 {
		return false
	}
	usd := u.ReportedUSD
	if usd == "" && s.a.env.Price != nil {
		u.Model = cmp.Or(u.Model, s.a.cfg.Model)
		usd, _ = s.a.env.Price(u)
	}
	cost, ok := new(big.Rat).SetString(usd)
	if !ok {
		s.unpriced = !s.a.cfg.keepsBudget()
		return false
	}
	if s.spent.Add(&s.spent, cost).Cmp(limit) <= 0 || s.over != nil {
		return false
	}
	s.over = errMoney
	return true
}

// free is an amount of nothing.
var free = lazyregexp.New(`^0+(\.0*)?$`)

func (s *sink) Answer(text string) {
	if s.a.cfg.Answer == answerNone {
		return
	}
	s.mu.Lock()
	s.answer = text
	s.mu.Unlock()
	s.log.Answer(text)
}

func (s *sink) Retry(why string, throttled bool) { s.log.Retry(why, throttled) }

func (s *sink) Alive() { s.log.Alive() }

// costUSD returns the cost of a request at these rates, "" if there are none.
func (p *Pricing) costUSD(u trial.Usage) string {
	if p == nil {
		return ""
	}
	sum := new(big.Rat)
	for _, c := range []struct {
		tokens int64
		rate   string
	}{
		{u.Input, string(p.Input)}, {u.Output, string(p.Output)}, {u.CacheRead, string(cmp.Or(p.CacheRead, p.Input))},
		{u.CacheWrite5m, string(cmp.Or(p.CacheWrite5m, p.Input))}, {u.CacheWrite1h, string(cmp.Or(p.CacheWrite1h, p.Input))},
	} {
		rate, ok := new(big.Rat).SetString(c.rate)
		if !ok {
			return ""
		}
		sum.Add(sum, rate.Mul(rate, big.NewRat(c.tokens, 1_000_000)))
	}
	return sum.FloatString(12)
}

// oneLine returns a document of JSON as one line, and anything else line by line.
func oneLine(b []byte) iter.Seq[[]byte] {
	return func(yield func([]byte) bool) {
		var doc bytes.Buffer
		if json.Compact(&doc, b) == nil {
			yield(doc.Bytes())
			return
		}
		for line := range bytes.Lines(b) {
			if !yield(line) {
				return
			}
		}
	}
}
