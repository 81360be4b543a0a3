package cli

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"math/big"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/agent/cli/stream"
	"github.com/assay-eval/assay/internal/trial"
)

// sink stands between the parser and the log: it keeps times in order, names
// servers as the suite does, and minds the limits that the program itself does
// not.
type sink struct {
	a     *Agent
	log   trial.Log
	names map[string]string // of servers, by the program's name
	stop  func(error)       // stops the program
	raws  []stream.Raw

	mu       sync.Mutex
	start    time.Time
	last     int64 // time of the last event
	answered bool  // the model has said something
	answer   string
	mute     bool // usage comes from elsewhere
	requests int
	spent    big.Rat
	over     error // the limit that was met
}

func newSink(a *Agent, log trial.Log) *sink { return &sink{a: a, log: log} }

func (s *sink) begin(start time.Time) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.start = start
}

// Event implements stream.Sink.
func (s *sink) Event(e trial.Event) {
	s.mu.Lock()
	if e.AtMS == 0 && !s.start.IsZero() {
		e.AtMS = time.Since(s.start).Milliseconds()
	}
	e.AtMS = max(e.AtMS, s.last, 1) // 0 would be stamped anew
	s.last = e.AtMS
	switch e.Kind {
	case trial.EventAssistant, trial.EventReasoning, trial.EventToolCall:
		s.answered = true
	}
	if e.Call != nil && s.names[e.Call.Server] != "" {
		call := *e.Call
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
		s.halt(errTurns)
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

func (s *sink) halt(why error) {
	if s.stop != nil {
		s.stop(why)
	}
}

func (s *sink) note(text string) { s.Event(trial.Event{Kind: trial.EventNote, Text: text}) }

// Usage implements stream.Sink.
func (s *sink) Usage(u trial.Usage) {
	s.mu.Lock()
	if s.mute {
		s.mu.Unlock()
		return
	}
	s.mu.Unlock()
	s.use(u)
}

// use takes what a request used into account.
func (s *sink) use(u trial.Usage) {
	s.mu.Lock()
	s.answered = true
	s.requests++
	u.Request = s.requests
	if u.ReportedUSD == "" {
		u.ReportedUSD = s.a.cfg.Pricing.usd(u)
	}
	over := s.spend(u)
	s.mu.Unlock()
	s.log.Usage(u)
	if over {
		s.halt(errMoney)
	}
}

// spend adds what a request cost, and reports whether that is more than max_usd.
func (s *sink) spend(u trial.Usage) bool {
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
		return false
	}
	if s.spent.Add(&s.spent, cost).Cmp(limit) <= 0 || s.over != nil {
		return false
	}
	s.over = errMoney
	return true
}

// Answer implements stream.Sink.
func (s *sink) Answer(text string) {
	s.mu.Lock()
	s.answer = text
	s.mu.Unlock()
	s.log.Answer(text)
}

// Retry implements stream.Sink.
func (s *sink) Retry(why string, throttled bool) { s.log.Retry(why, throttled) }

// Alive implements stream.Sink.
func (s *sink) Alive() { s.log.Alive() }

// usd is what a request costs at these rates, "" if there are none.
func (p *Pricing) usd(u trial.Usage) string {
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
	return fmt.Sprint(sum.FloatString(12))
}

// oneLine gives a document of JSON as one line, and anything else line by line.
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
