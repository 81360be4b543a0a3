// Package htmltest makes runs for tests of pages: one as large as one likes, and one in
// which everything that a model, a server or the author of a suite can write tries to
// run in the reader's browser.
package htmltest

import (
	"encoding/json"
	"fmt"
	"math/big"
	"math/rand/v2"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/spend"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Run is a run in memory. Evidence is made again whenever it is opened, so that a large
// run takes little memory.
type Run struct {
	at      map[seal.Digest]func() []byte
	attempt map[int64]func() *trial.Attempt

	suite   *suite.Suite
	planned []trial.Planned
	records []trial.Record
	began   time.Time
}

// Open implements trial.Opener.
func (r *Run) Open(ref trial.Ref) ([]byte, error) {
	if ref.Inline != nil {
		return ref.Inline, nil
	}
	if f, ok := r.at[ref.Digest]; ok {
		return f(), nil
	}
	return nil, fmt.Errorf("open %s: blob %s is not there", ref.Name, ref.Digest.Short())
}

// Attempt returns the record of an attempt by its number in the journal.
func (r *Run) Attempt(seq int64) (*trial.Attempt, error) {
	if f, ok := r.attempt[seq]; ok {
		return f(), nil
	}
	return nil, fmt.Errorf("record %d is no attempt that counts", seq)
}

func newRun(s *suite.Suite) *Run {
	r := &Run{at: map[seal.Digest]func() []byte{}, attempt: map[int64]func() *trial.Attempt{}, suite: s,
		began: time.Date(2026, 11, 21, 10, 15, 0, 0, time.UTC)}
	r.add(trial.Record{Type: trial.RecordSession, Session: &trial.Session{Format: 1, Version: "0.1.0", Host: "linux/amd64", Why: "run"}})
	return r
}

func (r *Run) add(rec trial.Record) int64 {
	rec.Seq, rec.Sess = int64(len(r.records)+1), 1
	rec.Time = r.began.Add(time.Duration(rec.Seq) * time.Second)
	r.records = append(r.records, rec)
	return rec.Seq
}

// trial adds a planned trial with its settled attempt, which make makes again
// whenever it is asked for, and scores.
func (r *Run) trial(k trial.Key, make func() *trial.Attempt, scores ...*trial.Score) {
	r.planned = append(r.planned, trial.Planned{Key: k, Block: int32(len(r.planned) / 2)})
	a := *make()
	seq := r.add(trial.Record{Type: trial.RecordAttempt, Attempt: &trial.AttemptRecord{Attempt: a, Settled: true}})
	r.attempt[seq] = make
	for _, s := range scores {
		s.Key, s.Attempt = k, a.N
		r.add(trial.Record{Type: trial.RecordScore, Score: s})
	}
}

// analysis analyses the added trials.
func (r *Run) analysis(name string) *analyse.Analysis {
	r.add(trial.Record{Type: trial.RecordEnd, End: &trial.SessionEnd{Reason: "done"}})
	a, err := analyse.Run(r.suite, trial.Plan{Seed: 7, Trials: r.planned}, analysetest.Records(r.records), analyse.Options{
		Run: name, Prices: prices,
		Setting: []analyse.Fact{{Name: "suite", Value: "1a2b3c4d"}, {Name: "agents.sonnet.model", Value: "model-1"}, {Name: "host", Value: "linux/amd64"}},
	})
	if err != nil {
		panic(err)
	}
	r.records = nil
	return a
}

func prices(a *trial.Attempt) (spend.Price, bool) {
	n := int64(0)
	for _, u := range a.Usage {
		n += 300*u.Input + 30*u.CacheRead + 1500*u.Output
	}
	usd := big.NewRat(n, 100_000_000)
	return spend.Price{Billed: usd, Cold: usd, ColdSeed: usd}, true
}

// keep is the ref of what make makes, which is not kept itself.
func (r *Run) keep(name, media string, make func() []byte) trial.Ref {
	b := make()
	ref := trial.Ref{Digest: seal.Of(b), Size: int64(len(b)), Name: name, Media: media}
	r.at[ref.Digest] = make
	return ref
}

// lines are events as a transcript has them.
func lines(events []trial.Event) []byte {
	var out strings.Builder
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	for _, e := range events {
		if err := enc.Encode(e); err != nil {
			panic(err)
		}
	}
	return []byte(out.String())
}

// score is one grader's word with criteria, fails last.
func score(grader, label string, criteria ...trial.Criterion) *trial.Score {
	return &trial.Score{Grader: grader, Label: label, Criteria: criteria}
}

func criterion(name string, pass bool, evidence ...string) trial.Criterion {
	if pass {
		return trial.Criterion{Name: name, Verdict: trial.Pass, Required: true}
	}
	return trial.Criterion{Name: name, Verdict: trial.Fail, Required: true, Evidence: evidence}
}

func swiftSuite(name string, tasks []*suite.Task) *suite.Suite {
	return &suite.Suite{
		Version: 1, Name: name, Description: "Does grounding help to write Swift?", Tasks: tasks, Seed: 1,
		Agents:    map[string]*suite.Agent{"sonnet": {Kind: "model"}},
		Servers:   map[string]*suite.Server{"docs": {Command: []string{"docs"}}},
		Scenarios: map[string]*suite.Scenario{"grounded": {Servers: []suite.ServerUse{{Name: "docs"}}, System: "Look it up first."}, "ungrounded": {}},
		Arms:      []suite.Arm{{Agent: "sonnet", Scenario: "ungrounded"}, {Agent: "sonnet", Scenario: "grounded"}},
		Graders:   map[string]*suite.Grader{"swift": {Kind: "swift"}},
		Compare: map[string]suite.Comparison{
			"grounding": {Treatment: suite.Selector{Scenario: "grounded"}, Control: suite.Selector{Scenario: "ungrounded"}},
		},
		Trials: 1, Gates: suite.Gates{Mode: "warn", Rules: []suite.Rule{{Name: "works", Metric: "success_rate", Min: new(0.5)}}},
	}
}

// The arms of all runs here.
const (
	Control   = "sonnet/ungrounded"
	Treatment = "sonnet/grounded"
)

// Big is a run of so many trials as real ones are: two arms, 500 tasks at most,
// transcripts of some twelve kilobytes with reading, code and second thoughts, a
// third of them failures. Equal seeds give equal runs.
func Big(trials int, seed uint64) (*analyse.Analysis, trial.Opener) {
	tasks := max(1, min(500, trials/2))
	var all []*suite.Task
	for i := range tasks {
		all = append(all, &suite.Task{ID: fmt.Sprintf("task-%03d", i), Title: fmt.Sprintf("Task %d of the large run", i), Group: []string{"views", "data", "concurrency"}[i%3],
			Tags: []string{"swift"}, Expect: "solve", Prompt: prose(seed, uint64(i), 60), Target: suite.Target{Platform: "ios18.0", Swift: "6"}})
	}
	s := swiftSuite("large", all)
	s.Trials = (trials + 2*tasks - 1) / (2 * tasks)
	r := newRun(s)
	for n := range trials {
		arm := []string{Control, Treatment}[n%2]
		k := trial.Key{Task: all[n/2%tasks].ID, Arm: arm, Index: n / 2 / tasks}
		d := rand.New(rand.NewPCG(seed, uint64(n)))
		pass := d.Float64() < map[string]float64{Control: 0.55, Treatment: 0.75}[arm]
		label, evidence := "pass", ""
		if !pass {
			label = []string{"symbol_exists", "availability", "compile"}[d.IntN(3)]
			evidence = "answer.swift:" + fmt.Sprint(1+d.IntN(40)) + ":9: cannot find '" + words[d.IntN(len(words))] + "' in scope"
		}
		transcript := r.keep("transcript.jsonl", "application/x-ndjson", func() []byte { return lines(conversation(seed, uint64(n), arm)) })
		said := r.keep("answer.txt", "text/markdown", func() []byte { return []byte(reply(seed, uint64(n))) })
		usage := []trial.Usage{{Request: 1, Model: "model-1", Input: int64(900 + d.IntN(500)), Output: int64(200 + d.IntN(200))}, {Request: 2, Model: "model-1", Input: int64(300 + d.IntN(500)), CacheRead: 900, Output: int64(300 + d.IntN(500))}}
		ms, start := int64(3000+d.IntN(20000)), r.began.Add(time.Duration(n)*time.Second)
		make := func() *trial.Attempt {
			a := &trial.Attempt{Key: k, N: 1, Source: trial.Live, GenKey: seal.Of([]byte(k.String())), End: &trial.End{Reason: trial.Finished, Turns: 4, Model: "model-1-20260901"},
				Transcript: transcript, Artifact: trial.Artifact{Answer: said}, Usage: usage, Timing: trial.Timing{Start: start, AgentMS: ms},
				Raw: []trial.Ref{{Digest: said.Digest, Size: 4711, Name: "request-1.json", Media: "application/json"}}}
			if arm == Treatment {
				a.Proof.Servers = []trial.ServerProof{{Name: "docs", Version: "1.2", Digest: "d1", Pinned: "d1", Tools: 2, Calls: 3}}
			}
			return a
		}
		if d.IntN(200) == 0 {
			r.trial(k, func() *trial.Attempt {
				a := make()
				a.End, a.Fault = nil, trial.Faultf(trial.ClassEnvironment, "the endpoint hung up")
				return a
			})
			continue
		}
		compiles := criterion("swift.compile", label != "compile", evidence)
		exists := criterion("swift.symbol_exists", label != "symbol_exists", evidence)
		available := criterion("swift.availability", label != "availability", evidence)
		r.trial(k, make, score(trial.AgentGrader, "finished", criterion(trial.FinishedCriterion, true)), score("swift", label, compiles, exists, available))
	}
	return r.analysis("20261121T101500Z-large-k3f9"), r
}

// words make up the texts of large runs.
var words = func() []string {
	d := rand.New(rand.NewPCG(1, 1))
	syllables := []string{"na", "vi", "ga", "tion", "stack", "view", "mo", "del", "ta", "sk", "group", "ob", "serv", "able", "date", "for", "mat", "ter", "con", "text", "res", "ult", "build", "er", "list", "row", "sec", "al", "ign"}
	out := make([]string, 1500)
	for i := range out {
		for range 1 + d.IntN(4) {
			out[i] += syllables[d.IntN(len(syllables))]
		}
	}
	return out
}()

func prose(seed, n uint64, count int) string {
	d := rand.New(rand.NewPCG(seed^0x9e3779b97f4a7c15, n))
	var b strings.Builder
	for i := range count {
		if i > 0 {
			b.WriteByte(" \n"[min(1, i%14/13)])
		}
		b.WriteString(words[d.IntN(len(words))])
	}
	return b.String() + "."
}

func code(seed, n uint64) string {
	d := rand.New(rand.NewPCG(seed+1, n))
	var b strings.Builder
	b.WriteString("import SwiftUI\n\nstruct Answer: View {\n    var body: some View {\n")
	for range 12 + d.IntN(30) {
		fmt.Fprintf(&b, "        %s(%q, %s: %d)\n", words[d.IntN(len(words))], words[d.IntN(len(words))], words[d.IntN(len(words))], d.IntN(100))
	}
	return b.String() + "    }\n}\n"
}

func reply(seed, n uint64) string {
	return "Here it is.\n\n```swift\n" + code(seed, n) + "```\n\n" + prose(seed, n, 40)
}

func conversation(seed, n uint64, arm string) []trial.Event {
	out := []trial.Event{{Kind: trial.EventUser, Text: prose(seed, n%500, 60)}}
	if arm == Treatment {
		for i := range uint64(3) {
			id := fmt.Sprint(i)
			out = append(out,
				trial.Event{AtMS: int64(1000 * i), Kind: trial.EventReasoning, Turn: int(i) + 1, Text: prose(seed, 10*n+i, 80)},
				trial.Event{AtMS: int64(1000*i + 100), Kind: trial.EventToolCall, Turn: int(i) + 1, Call: &trial.ToolCall{ID: id, Name: "search", Server: "docs", Class: trial.ToolMCP, Args: `{"query":"` + words[(n+i)%1500] + `"}`}},
				trial.Event{AtMS: int64(1000*i + 200), Kind: trial.EventToolResult, Turn: int(i) + 1, Result: &trial.ToolResult{ID: id, Name: "search", Text: prose(seed, 7*n+i, 350), TookMS: 100}})
		}
	} else {
		out = append(out, trial.Event{AtMS: 500, Kind: trial.EventReasoning, Turn: 1, Text: prose(seed, 10*n, 500)})
	}
	return append(out, trial.Event{AtMS: 4000, Kind: trial.EventAssistant, Turn: 4, Text: reply(seed, n)})
}
