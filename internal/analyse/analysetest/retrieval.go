package analysetest

import (
	"encoding/json"
	"fmt"
	"math"
	"strconv"

	"github.com/assay-eval/assay/internal/kind/retrieval"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// The arms of [Retrieval].
const (
	Before = "tool/before"
	After  = "tool/after"
)

// Searched is one task of a retrieval suite and what became of it: in each arm,
// index by index, a word. A number is the rank at which the one relevant result
// came; "missed", "error", "quiet", "false_fire" and "unknown" are what they say,
// "void" and "skip" too.
type Searched struct {
	ID, Group, Expect string
	Tags              []string
	Is                [][]string // by arm, then index
}

var searched = []Searched{
	{ID: "v-canary", Group: "vocabulary", Tags: []string{"canary"}, Is: [][]string{{"1"}, {"1"}}},
	{ID: "v1", Group: "vocabulary", Is: [][]string{{"1"}, {"1"}}},
	{ID: "v2", Group: "vocabulary", Is: [][]string{{"3"}, {"1"}}},
	{ID: "v3", Group: "vocabulary", Is: [][]string{{"missed"}, {"2"}}},
	{ID: "v4", Group: "vocabulary", Is: [][]string{{"error"}, {"4"}}},
	{ID: "u1", Group: "unbound", Is: [][]string{{"1"}, {"5"}}},
	{ID: "u2", Group: "unbound", Is: [][]string{{"2"}, {"missed"}}},
	{ID: "u3" + Hostile, Group: "unbound", Is: [][]string{{"unknown"}, {"1"}}},
	{ID: "t-canary-1", Group: "transitive", Tags: []string{"canary"}, Is: [][]string{{"missed"}, {"1"}}},
	{ID: "t-canary-2", Group: "transitive", Tags: []string{"canary"}, Is: [][]string{{"missed"}, {"missed"}}},
	{ID: "t1", Group: "transitive", Is: [][]string{{"missed"}, {"2"}}},
	{ID: "t2", Group: "transitive", Is: [][]string{{"missed"}, {"missed"}}},
	{ID: "t3", Group: "transitive", Is: [][]string{{"void"}, {"1"}}},
	{ID: "n1", Group: "nothing", Expect: "nothing", Is: [][]string{{"quiet"}, {"quiet"}}},
	{ID: "n2", Group: "nothing", Expect: "nothing", Is: [][]string{{"quiet"}, {"false_fire"}}},
	{ID: "x1", Group: "left out", Is: [][]string{{"skip"}, {"skip"}}},
}

// Retrieval is the run of a suite that grades retrieval: canaries that show the
// value of a group, every label, and two arms.
func Retrieval() *Example {
	return Search([]string{Before, After}, searched, suite.Gates{Mode: "warn", Rules: []suite.Rule{
		{Name: "recall", Metric: "retrieval.recall", Min: new(0.7)},
		{Name: "recall of transitive before", Metric: "retrieval.recall.transitive", Where: suite.Selector{Scenario: "before"}, Min: new(0.5)},
		{Name: "recall before", Metric: "retrieval.recall", Where: suite.Selector{Scenario: "before"}, Min: new(0.7)},
		{Name: "mean reciprocal rank", Metric: "retrieval.mrr", Where: suite.Selector{Scenario: "after"}, Min: new(0.4), Bind: "lower"},
		{Name: "p95", Metric: "retrieval.latency_p95", Max: new(50.0)},
	}})
}

// Search is a run over arms and tasks of one's own.
func Search(arms []string, tasks []Searched, gates suite.Gates) *Example {
	s := &suite.Suite{
		Version: 1, Name: "search", Description: "Does the server find what is meant?",
		Agents: map[string]*suite.Agent{"tool": {Kind: "tool"}}, Scenarios: map[string]*suite.Scenario{},
		Graders: map[string]*suite.Grader{"retrieval": {Kind: "retrieval"}},
		Compare: map[string]suite.Comparison{}, Trials: 1, Gates: gates,
	}
	for _, id := range arms {
		scenario := id[len("tool/"):]
		s.Scenarios[scenario] = &suite.Scenario{System: scenario}
		s.Arms = append(s.Arms, suite.Arm{Agent: "tool", Scenario: scenario})
	}
	if len(arms) > 1 {
		s.Compare["index"] = suite.Comparison{Treatment: suite.Selector{Scenario: s.Arms[1].Scenario}, Control: suite.Selector{Scenario: s.Arms[0].Scenario}}
	}
	words := map[trial.Key]string{}
	b := &builder{suite: s}
	for _, g := range tasks {
		t := &suite.Task{ID: g.ID, Title: "What " + g.ID + " asks for", Prompt: "Look it up.", Group: g.Group, Tags: g.Tags, Expect: g.Expect}
		if g.Expect != "nothing" {
			t.Target.IDs = []string{"d-" + g.ID}
		}
		s.Tasks = append(s.Tasks, t)
		for i, id := range arms {
			s.Trials = max(s.Trials, len(g.Is[i]))
			for index, word := range g.Is[i] {
				words[trial.Key{Task: g.ID, Arm: id, Index: index}] = word
			}
		}
	}
	b.plan()
	b.add(trial.Record{Type: trial.RecordSession, Session: &trial.Session{Format: 1, Version: "0.1.0", Host: "linux/amd64", Why: "run"}})
	n := 0
	for _, p := range b.planned {
		for _, t := range s.Tasks {
			if t.ID == p.Task {
				b.searched(p.Key, t, words[p.Key], n)
				n++
			}
		}
	}
	b.add(trial.Record{Type: trial.RecordEnd, End: &trial.SessionEnd{Reason: "done"}})
	return &Example{Suite: s, Plan: trial.Plan{Seed: 7, Trials: b.planned}, Records: b.records}
}

// searched writes the records of one trial.
func (b *builder) searched(k trial.Key, t *suite.Task, word string, n int) {
	if word == "skip" || word == "" {
		b.add(trial.Record{Type: trial.RecordSkip, Skip: &trial.Skip{Key: k, Reason: "filter: task"}})
		return
	}
	b.add(trial.Record{Type: trial.RecordStart, Start: &trial.Start{Key: k, N: 1}})
	a := b.attempt(k, 1)
	a.Settled, a.Usage, a.Proof = true, nil, trial.Proof{}
	if word == "void" {
		a.Fault = trial.Faultf(trial.ClassTreatment, "the server died")
		b.add(trial.Record{Type: trial.RecordAttempt, Attempt: a})
		return
	}
	a.End = &trial.End{Reason: trial.Finished, Turns: 1}
	b.add(trial.Record{Type: trial.RecordAttempt, Attempt: a})
	b.add(trial.Record{Type: trial.RecordScore, Score: finished(k, a)})
	b.add(trial.Record{Type: trial.RecordScore, Score: b.found(k, t, word, float64(n))})
}

// found is the score of the grader; five results are returned where there is a
// rank, none where nothing was found.
func (b *builder) found(k trial.Key, t *suite.Task, word string, n float64) *trial.Score {
	s := &trial.Score{Key: k, Attempt: 1, Grader: "retrieval", Label: word, Details: map[string]string{retrieval.DetailExpect: "solve"}}
	args, _ := json.Marshal(map[string]any{"topic": "about " + t.ID, "file_paths": []string{"a.go"}})
	s.Details[retrieval.DetailArgs] = string(args)
	rank, err := strconv.Atoi(word)
	verdict := trial.Fail
	switch {
	case err == nil:
		s.Label, verdict = retrieval.Surfaced, trial.Pass
	case word == "quiet":
		verdict = trial.Pass
	case word == "unknown":
		s.Label, verdict = "", trial.Unknown
	}
	answered := word != "error" && word != "unknown"
	ranked := answered && t.Expect != "nothing"
	results := 0
	if rank > 0 || word == "false_fire" {
		results = max(5, rank)
	}
	if answered {
		ids := make([]string, results)
		for i := range ids {
			ids[i] = fmt.Sprintf("x-%d", i+1)
			if i+1 == rank {
				ids[i] = t.Target.IDs[0]
			}
		}
		list, _ := json.Marshal(ids)
		s.Details[retrieval.DetailSurfaced] = string(list)
	}
	if word == "error" {
		s.Details[retrieval.DetailError] = "tool search failed: locked"
	}
	surfaced := trial.Criterion{Name: "retrieval.surfaced", Verdict: verdict, Required: true, Evidence: []string{"it is " + word}}
	silent := trial.Criterion{Name: "retrieval.silent", Verdict: trial.NotApplicable, Required: true}
	if t.Expect == "nothing" {
		surfaced.Verdict, silent.Verdict, silent.Evidence, surfaced.Evidence = silent.Verdict, surfaced.Verdict, surfaced.Evidence, nil
	}
	s.Criteria = []trial.Criterion{surfaced, silent}
	add := func(name, unit string, is bool, v float64) {
		m := trial.Measure{Name: "retrieval." + name, Unit: unit}
		if is {
			m.Value = &v
		}
		s.Measures = append(s.Measures, m)
	}
	within := func(k int) float64 {
		if rank > 0 && rank <= k {
			return 1
		}
		return 0
	}
	rr, ndcg := 0.0, 0.0
	if rank > 0 {
		rr = 1 / float64(rank)
		ndcg = within(10) / math.Log2(float64(rank+1))
	}
	add("rank", "", rank > 0, float64(rank))
	add("rr", "", ranked, rr)
	add("ndcg_10", "", ranked, ndcg)
	for _, k := range []int{1, 5} {
		add(fmt.Sprintf("precision_at_%d", k), "", ranked, within(k)/float64(k))
		add(fmt.Sprintf("recall_at_%d", k), "", ranked, within(k))
	}
	add("p_1", "", ranked, within(1))
	add("p_5", "", ranked, within(5)/5)
	add("fired", "", answered, math.Min(1, float64(results)))
	add("results", "results", answered, float64(results))
	add("response_bytes", "bytes", word != "error", 100+10*float64(results))
	add("response_tokens", "tokens", word != "error", 25+float64(results))
	add("latency_ms", "ms", word != "error", 5+n/4)
	return s
}
