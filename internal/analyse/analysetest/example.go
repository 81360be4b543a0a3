// Package analysetest holds a small run with everything in it that an analysis
// and a report must cope with: every label, a void of each class, a skip,
// cached and scripted answers, retries, a regrade, two arms, two indices and
// hostile text.
package analysetest

import (
	"encoding/json"
	"fmt"
	"iter"
	"math/big"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/kind/binding"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/spend"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Hostile is text as a model might write it to break a terminal, a table, a
// page or a spreadsheet.
const Hostile = "=1+1|`x`<b>@team\x1b[31m\u202ered\u0007\r\n| next **line** &amp; ]]>"

// Example is a run in memory.
type Example struct {
	Suite   *suite.Suite
	Plan    trial.Plan
	Records []trial.Record
	Blobs   Blobs        // artifacts of trials; nil if no report needs them
	Prices  spend.Pricer // nil for [Prices]
	Notes   []trial.Note // notes by people
	Graded  bool         // the analysis ignores overrides
	// MostTexts is an option of the analysis.
	MostTexts int
}

// Opener opens what trials left; nil where there is nothing.
func (e *Example) Opener() trial.Opener {
	if e.Blobs == nil {
		return nil
	}
	return e.Blobs
}

// All yields the records, as a journal does.
func (e *Example) All() iter.Seq2[trial.Record, error] { return Records(e.Records) }

// Records yields rs.
func Records(rs []trial.Record) iter.Seq2[trial.Record, error] {
	return func(yield func(trial.Record, error) bool) {
		for _, r := range rs {
			if !yield(r, nil) {
				return
			}
		}
	}
}

// Analyse runs the analysis of e.
func (e *Example) Analyse() *analyse.Analysis {
	prices := e.Prices
	if prices == nil {
		prices = Prices
	}
	opt := analyse.Options{Run: "20261121T101500Z-bindings-k3f9", Prices: prices, Notes: e.Notes, GradedOnly: e.Graded, MostTexts: e.MostTexts}
	a, err := Run(e.Suite, e.Plan, e.All(), opt)
	if err != nil {
		panic(err)
	}
	return a
}

// Prices knows the model "model-1": 1 USD per million tokens in, a tenth of it
// for cache reads, 1.25 for cache writes, 5 for tokens out.
func Prices(a *trial.Attempt) (spend.Price, bool) {
	us := a.Usage
	sum := func(read, write int64) *big.Rat {
		out := new(big.Rat)
		for _, u := range us {
			n := 100*u.Input + read*u.CacheRead + write*(u.CacheWrite5m+u.CacheWrite1h) + 500*u.Output
			out.Add(out, big.NewRat(n, 100_000_000))
		}
		return out
	}
	for _, u := range us {
		if u.Model != "model-1" {
			return spend.Price{}, false
		}
	}
	return spend.Price{Billed: sum(10, 125), Cold: sum(100, 100), ColdSeed: sum(100, 0)}, true
}

// The arms.
const (
	Plain = "haiku/plain"
	Skill = "haiku/skill"
)

// grid lists the outcome of each trial: task, then index 0 and 1 in arm plain, then
// in arm skill. The words are labels, or as in (*builder).trial.
var grid = []struct {
	id, group, hint, expect string
	tags                    []string
	is                      [4]string
}{
	{"orders", "same_name_different_module", "none", "solve", []string{"python"}, [4]string{"wrong_file", "correct", "correct", "correct"}},
	{"refunds", "same_name_different_module", "some", "solve", []string{"python"}, [4]string{"wrong_symbol", "handler_rejected", "correct", "correct"}},
	{"throttle", "similar_intent", "none", "solve", []string{"go"}, [4]string{"aborted", "no_submission", "correct", "correct+cached"}},
	{"retry", "similar_intent", "none", "solve", []string{"go"}, [4]string{"turn_limit", "invalid_submission", "correct+retried", "correct"}},
	{"session", "similar_intent", "strong", "solve", []string{"rust"}, [4]string{"truncated", "refusal", "wrong_symbol", "correct"}},
	{"webhook", "cross_language", "none", "solve", []string{"typescript"}, [4]string{"deadline", "stall", "correct", "correct"}},
	{"metrics", "cross_language", "none", "solve", []string{"swift"}, [4]string{"crash", "empty_answer", "correct+scripted", "correct"}},
	{"parser", "cross_language", "none", "solve", nil, [4]string{"cost_limit", "lenient", "correct", "unknown"}},
	{"no-such-thing", "should_abort", "none", "abort", nil, [4]string{"wrong_file", "aborted", "aborted", "aborted"}},
	{"nothing-fits", "should_abort", "none", "abort", nil, [4]string{"aborted", "handler_rejected", "aborted", "aborted"}},
	{"broken", "", "", "solve", nil, [4]string{"void:setup", "void:environment", "void:treatment", "void:grader"}},
	{"left-out", "", "", "solve", nil, [4]string{"skip", "skip", "skip", "skip"}},
	{"evil" + Hostile, Hostile, "", "solve", []string{Hostile}, [4]string{"hostile", "correct", "correct", "correct"}},
}

// Bindings is the run of a suite that grades bindings.
func Bindings() *Example {
	s := &suite.Suite{
		Version: 1, Name: "bindings", Description: "Does the skill help to bind decisions to code?",
		Agents:    map[string]*suite.Agent{"haiku": {Kind: "model"}},
		Scenarios: map[string]*suite.Scenario{"plain": {}, "skill": {System: "Look before you bind."}},
		Arms:      []suite.Arm{{Agent: "haiku", Scenario: "plain"}, {Agent: "haiku", Scenario: "skill"}},
		Graders:   map[string]*suite.Grader{"binding": {Kind: "binding"}},
		Compare: map[string]suite.Comparison{
			"skill": {Treatment: suite.Selector{Scenario: "skill"}, Control: suite.Selector{Scenario: "plain"}},
		},
		Trials: 2,
		Gates: suite.Gates{Mode: "warn", Rules: []suite.Rule{
			{Name: "recall", Metric: "binding.recall", Where: suite.Selector{Scenario: "skill"}, Min: new(0.8)},
			{Name: "precision", Metric: "binding.precision", Min: new(0.85)},
			{Name: "abort rate", Metric: "binding.abort_rate", Max: new(0.3)},
			{Name: "sure of recall", Metric: "binding.recall", Where: suite.Selector{Scenario: "skill"}, Min: new(0.8), Bind: "lower"},
			{Name: "recall floor", Metric: "binding.recall", Where: suite.Selector{Scenario: "skill"}, Min: new(0.5), Floor: true},
			{Name: "no such group", Metric: "success_rate", Where: suite.Selector{Tag: "cobol"}, Min: new(0.5)},
		}},
	}
	b := &builder{suite: s}
	for _, g := range grid {
		t := &suite.Task{ID: g.id, Prompt: "Where is it done?", Group: g.group, HintLevel: g.hint, Tags: g.tags, Expect: g.expect}
		if g.expect == "solve" {
			t.Target = suite.Target{File: "src/" + g.group + ".py", Symbol: "Right.one"}
		}
		s.Tasks = append(s.Tasks, t)
	}
	b.plan()
	b.add(trial.Record{Type: trial.RecordSession, Session: &trial.Session{Format: 1, Version: "0.1.0", Host: "linux/amd64", Why: "run"}})
	for _, p := range b.planned {
		for _, g := range grid {
			if g.id == p.Task {
				at := p.Index
				if p.Arm == Skill {
					at += 2
				}
				b.trial(p.Key, s.Tasks[slices.IndexFunc(s.Tasks, func(t *suite.Task) bool { return t.ID == p.Task })], g.is[at])
			}
		}
	}
	b.add(trial.Record{Type: trial.RecordEnd, End: &trial.SessionEnd{Reason: "done"}})
	return &Example{Suite: s, Plan: trial.Plan{Seed: 7, Trials: b.planned}, Records: b.records}
}

type builder struct {
	suite   *suite.Suite
	planned []trial.Planned
	records []trial.Record
	blobs   Blobs
}

func (b *builder) plan() {
	block := 0
	for index := range b.suite.Trials {
		for _, t := range b.suite.Tasks {
			for i := range b.suite.Arms {
				arm := b.suite.Arms[(i+block)%len(b.suite.Arms)]
				b.planned = append(b.planned, trial.Planned{Key: trial.Key{Task: t.ID, Arm: arm.ID(), Index: index}, Block: int32(block)})
			}
			block++
		}
	}
}

// add appends r as it would come back from disk.
func (b *builder) add(r trial.Record) {
	r.Seq, r.Sess = int64(len(b.records)+1), 1
	r.Time = time.Date(2026, 11, 21, 10, 15, 0, 0, time.UTC).Add(time.Duration(r.Seq) * time.Second)
	line, err := json.Marshal(r)
	if err != nil {
		panic(err)
	}
	var back trial.Record
	if err := json.Unmarshal(line, &back); err != nil {
		panic(err)
	}
	b.records = append(b.records, back)
}

// trial writes the records of one trial. word is a label of the binding grader
// ("hostile" and "lenient" are wrong bindings), "unknown", "skip" or
// "void:CLASS"; "+cached", "+scripted" and "+retried" say how it came about.
func (b *builder) trial(k trial.Key, t *suite.Task, word string) {
	word, how, _ := strings.Cut(word, "+")
	if word == "skip" {
		b.add(trial.Record{Type: trial.RecordSkip, Skip: &trial.Skip{Key: k, Reason: "filter: task"}})
		return
	}
	class, void := strings.CutPrefix(word, "void:")
	n := 1
	b.add(trial.Record{Type: trial.RecordStart, Start: &trial.Start{Key: k, N: n}})
	fault := func(c trial.Class, retry bool) {
		a := b.attempt(k, n)
		a.Fault, a.Throttled = &trial.Fault{Class: c, Retry: retry, Err: fmt.Errorf("the %s broke\nin two lines", c)}, 1
		a.Transcript = trial.Ref{}
		a.Settled = !retry
		b.add(trial.Record{Type: trial.RecordAttempt, Attempt: a})
		n++
	}
	if how == "retried" || class == "environment" {
		fault(trial.ClassEnvironment, true)
		b.add(trial.Record{Type: trial.RecordStart, Start: &trial.Start{Key: k, N: n}})
	}
	if void && class != "grader" {
		fault(trial.Class(class), false)
		return
	}
	a := b.attempt(k, n)
	a.Settled = true
	a.End = &trial.End{Reason: trial.Finished, Turns: 2 + len(t.ID)%3, Model: "model-1-20260901"}
	switch reason := trial.EndReason(word); reason {
	case trial.NoSubmission, trial.InvalidSubmission, trial.TurnLimit, trial.Truncated, trial.Refusal, trial.Deadline, trial.Stall, trial.Crash, trial.EmptyAnswer, trial.CostLimit, trial.ResourceLimit, trial.Tampered:
		a.End.Reason, a.End.Detail = reason, "after some turns"
	}
	switch how {
	case "cached":
		a.Source, a.Origin = trial.Cached, &trial.Origin{Run: "an-older-run", Time: time.Date(2026, 11, 1, 0, 0, 0, 0, time.UTC), Model: "model-1-20260901"}
	case "scripted":
		a.Source, a.Usage = trial.Scripted, nil
	}
	b.add(trial.Record{Type: trial.RecordAttempt, Attempt: a})
	b.add(trial.Record{Type: trial.RecordScore, Score: finished(k, a)})
	b.add(trial.Record{Type: trial.RecordScore, Score: b.bound(k, t, word, a)})
}

func (b *builder) attempt(k trial.Key, n int) *trial.AttemptRecord {
	long := strings.Repeat("what the agent did\n", 100)
	server := trial.ServerProof{Name: "docs", Version: "1.2", Digest: "d1", Pinned: "d1", Tools: 3, Calls: k.Index, Errors: 0}
	a := &trial.AttemptRecord{Attempt: trial.Attempt{
		Key: k, N: n, Source: trial.Live,
		Transcript: trial.Ref{Digest: seal.Of([]byte(long)), Size: int64(len(long)), Inline: []byte(long)},
		Proof:      trial.Proof{Tools: []trial.ToolProof{{Name: "read_file", Calls: 2}, {Name: "submit_binding", Calls: 1, Errors: k.Index}}},
		Usage: []trial.Usage{
			{Request: 1, Model: "model-1", Input: 1000, CacheWrite5m: 2000, Output: 100},
			{Request: 2, Model: "model-1", Input: 500, CacheRead: 2000, Output: 50, Reasoning: 20},
		},
		Timing: trial.Timing{Start: time.Date(2026, 11, 21, 10, 15, 0, 0, time.UTC), AgentMS: int64(1000 + 10*len(k.Task) + 7*k.Index)},
	}}
	if k.Arm == Skill {
		a.Proof.Servers = []trial.ServerProof{server}
	}
	return a
}

func finished(k trial.Key, a *trial.AttemptRecord) *trial.Score {
	c := trial.Criterion{Name: trial.FinishedCriterion, Verdict: trial.Pass, Required: true}
	if a.End.Reason != trial.Finished {
		c.Verdict, c.Evidence = trial.Fail, []string{string(a.End.Reason), a.End.Detail}
	}
	return &trial.Score{Key: k, Attempt: a.N, Grader: trial.AgentGrader, Criteria: []trial.Criterion{c}, Label: string(a.End.Reason)}
}

func (b *builder) bound(k trial.Key, t *suite.Task, word string, a *trial.AttemptRecord) *trial.Score {
	s := &trial.Score{Key: k, Attempt: a.N, Grader: "binding", Label: word, Details: map[string]string{
		binding.DetailExpect: t.Expect, binding.DetailExpectedFile: t.Target.File, binding.DetailExpectedSymbol: t.Target.Symbol,
		binding.DetailReasoning: "because of " + word,
	}}
	if word == "void:grader" {
		return &trial.Score{Key: k, Attempt: a.N, Grader: "binding", Fault: trial.Faultf(trial.ClassGrader, "the grader ran out of memory")}
	}
	verdict, hit, bind := trial.Fail, 0.0, func(file, symbol string) {
		s.Details[binding.DetailBoundFile], s.Details[binding.DetailBoundSymbol] = file, symbol
	}
	switch word {
	case "correct":
		verdict = trial.Pass
		bind(t.Target.File, t.Target.Symbol)
	case "wrong_symbol":
		bind(t.Target.File, "Wrong.one")
		s.Details[binding.DetailFailureMode] = "wrong_symbol_in_right_file"
	case "wrong_file":
		hit = 1
		bind("src/other.py", "Right.one")
		s.Details[binding.DetailFailureMode] = "wrong_intent"
	case "lenient":
		s.Label = "wrong_symbol"
		s.Details[binding.DetailLenientLabel] = "correct"
		bind(t.Target.File, "one")
		s.Details[binding.DetailFailureMode] = "wrong_symbol_in_right_file"
	case "hostile":
		s.Label, hit = "wrong_file", 1
		bind(Hostile, Hostile)
		s.Details[binding.DetailReasoning], s.Details[binding.DetailDistractor] = Hostile, Hostile
		s.Details[binding.DetailFailureMode] = Hostile
	case "handler_rejected":
		bind(t.Target.File, "Nowhere")
		s.Details[binding.DetailFailureMode] = "hallucinated_symbol"
	case "aborted":
		s.Details[binding.DetailAbortReason] = "nothing fits"
		s.Details[binding.DetailFailureMode] = "aborted_incorrectly"
		if t.Expect == "abort" {
			verdict, s.Details[binding.DetailFailureMode] = trial.Pass, "aborted_correctly"
		}
	case "unknown":
		verdict = trial.Unknown
		s.Label = ""
	}
	c := trial.Criterion{Name: "binding.match", Verdict: verdict, Required: true}
	if verdict != trial.Pass {
		c.Evidence = []string{fmt.Sprintf("bound %s %s, wanted %s %s", s.Details[binding.DetailBoundFile], s.Details[binding.DetailBoundSymbol], t.Target.File, t.Target.Symbol)}
	}
	s.Criteria = []trial.Criterion{c, {Name: "binding.read_first", Verdict: trial.NotApplicable}}
	m := trial.Measure{Name: "binding.hit_distractor"}
	if s.Details[binding.DetailBoundFile] != "" {
		m.Value = &hit
	}
	s.Measures = []trial.Measure{m, {Name: "binding.files_read", Value: new(float64(len(t.ID) % 4)), Unit: "files"}}
	return s
}
