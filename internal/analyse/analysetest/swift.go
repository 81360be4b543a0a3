package analysetest

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/assay-eval/assay/internal/kind/swift"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// The arms of [Swift].
const (
	Ungrounded = "sonnet/ungrounded"
	Grounded   = "sonnet/grounded"
)

// asked lists the outcome of each task, ungrounded and grounded: the criterion that
// fails, or pass, unknown, no_code, deadline (with good code), two (criteria fail),
// void and skip.
var asked = []struct {
	id, platform string
	is           [2]string
}{
	{"date-style", "ios18.0", [2]string{"symbol_exists", "pass"}},
	{"nav-stack", "ios18.0", [2]string{"no_deprecated", "pass"}},
	{"task-group", "macos15.0", [2]string{"availability", "pass"}},
	{"json-dates", "ios18.0", [2]string{"two", "pass"}},
	{"regex", "ios18.0", [2]string{"pass", "compile"}},
	{"actor", "ios18.0", [2]string{"pass", "pass"}},
	{"errors", "ios18.0", [2]string{"no_code", "symbol_exists"}},
	{"widget", "ios18.0", [2]string{"unknown", "pass"}},
	{"intent", "ios18.0", [2]string{"unknown", "unknown"}},
	{"late", "ios18.0", [2]string{"pass", "deadline"}},
	{"broken", "ios18.0", [2]string{"pass", "void"}},
	{"left-out", "ios18.0", [2]string{"skip", "skip"}},
	{"evil" + Hostile, "ios18.0", [2]string{"hostile", "pass"}},
}

// Swift is the run of a suite that grades Swift with and without a documentation
// server: every cell of the table of pairs, and the trials outside it.
func Swift() *Example {
	s := &suite.Suite{
		Version: 1, Name: "swift", Description: "Does grounding help to write Swift?",
		Agents:    map[string]*suite.Agent{"sonnet": {Kind: "model"}},
		Servers:   map[string]*suite.Server{"docs": {Command: []string{"docs"}}},
		Scenarios: map[string]*suite.Scenario{"ungrounded": {}, "grounded": {Servers: []suite.ServerUse{{Name: "docs"}}}},
		Arms:      []suite.Arm{{Agent: "sonnet", Scenario: "ungrounded"}, {Agent: "sonnet", Scenario: "grounded"}},
		Graders:   map[string]*suite.Grader{"swift": {Kind: "swift"}},
		Compare: map[string]suite.Comparison{
			"grounding": {Treatment: suite.Selector{Scenario: "grounded"}, Control: suite.Selector{Scenario: "ungrounded"}},
		},
		Trials: 1, Gates: suite.Gates{Mode: "warn"},
	}
	b := &builder{suite: s, blobs: Blobs{}}
	words := map[trial.Key]string{}
	for _, g := range asked {
		s.Tasks = append(s.Tasks, &suite.Task{ID: g.id, Prompt: "Write " + g.id + ".\nUse `Swift` <well>.", Target: suite.Target{Platform: g.platform, Swift: "6.0"}})
		for i, arm := range []string{Ungrounded, Grounded} {
			words[trial.Key{Task: g.id, Arm: arm}] = g.is[i]
		}
	}
	b.plan()
	b.add(trial.Record{Type: trial.RecordSession, Session: &trial.Session{Format: 1, Version: "0.1.0", Host: "linux/amd64", Why: "run"}})
	for _, p := range b.planned {
		b.coded(p.Key, words[p.Key])
	}
	b.add(trial.Record{Type: trial.RecordEnd, End: &trial.SessionEnd{Reason: "done"}})
	return &Example{Suite: s, Plan: trial.Plan{Seed: 7, Trials: b.planned}, Records: b.records, Blobs: b.blobs}
}

// Blobs are the bytes that trials left, by digest.
type Blobs map[seal.Digest][]byte

// Open implements trial.Opener.
func (b Blobs) Open(r trial.Ref) ([]byte, error) {
	if v, ok := b[r.Digest]; ok {
		return v, nil
	}
	return nil, fmt.Errorf("open %s: blob %s is not there", r.Name, r.Digest.Short())
}

// coded writes the records of one trial.
func (b *builder) coded(k trial.Key, word string) {
	if word == "skip" {
		b.add(trial.Record{Type: trial.RecordSkip, Skip: &trial.Skip{Key: k, Reason: "filter: task"}})
		return
	}
	b.add(trial.Record{Type: trial.RecordStart, Start: &trial.Start{Key: k, N: 1}})
	a := b.attempt(k, 1)
	a.Settled, a.Proof = true, trial.Proof{}
	answer := "Here it is:\n\n```swift\nimport Foundation\nlet " + word + " = 1 // ``` @team\n```\n"
	if word == "no_code" {
		answer = "I would rather not."
	}
	events := []trial.Event{{Kind: trial.EventUser, Text: "Write it."}}
	if k.Arm == Grounded {
		a.Proof.Servers = []trial.ServerProof{{Name: "docs", Version: "1.2", Digest: "d1", Pinned: "d1", Tools: 2, Calls: 2, Errors: 1}}
		events = append(events,
			trial.Event{Kind: trial.EventToolCall, Turn: 1, AtMS: 10, Call: &trial.ToolCall{ID: "1", Name: "search", Server: "docs", Args: `{"query":"` + k.Task[:4] + `","source":"apple-docs"}`}},
			trial.Event{Kind: trial.EventToolResult, Turn: 1, AtMS: 15, Result: &trial.ToolResult{ID: "1", Name: "search", Text: "1. " + k.Task + " " + Hostile + "\n2. other", TookMS: 5}},
			trial.Event{Kind: trial.EventToolCall, Turn: 2, AtMS: 20, Call: &trial.ToolCall{ID: "2", Name: "read_document", Server: "docs", Args: `{"uri":"apple-docs://x"}`}},
			trial.Event{Kind: trial.EventToolResult, Turn: 2, AtMS: 21, Result: &trial.ToolResult{ID: "2", Name: "read_document", Text: "no such document", Error: true, TookMS: 1}})
	}
	events = append(events, trial.Event{Kind: trial.EventAssistant, Turn: 3, Text: answer})
	a.Transcript = b.keep(transcript(events), "transcript.jsonl")
	if word == "void" {
		a.Fault = trial.Faultf(trial.ClassTreatment, "server docs died")
		b.add(trial.Record{Type: trial.RecordAttempt, Attempt: a})
		return
	}
	a.Artifact.Answer = b.keep([]byte(answer), "answer.txt")
	a.End = &trial.End{Reason: trial.Finished, Turns: 3, Model: "model-1-20260901"}
	if word == "deadline" {
		a.End.Reason = trial.Deadline
	}
	b.add(trial.Record{Type: trial.RecordAttempt, Attempt: a})
	b.add(trial.Record{Type: trial.RecordScore, Score: finished(k, a)})
	b.add(trial.Record{Type: trial.RecordScore, Score: compiled(k, word)})
}

// keep is a ref whose bytes are in blobs only.
func (b *builder) keep(text []byte, name string) trial.Ref {
	r := trial.Ref{Digest: seal.Of(text), Size: int64(len(text)), Name: name}
	b.blobs[r.Digest] = text
	return r
}

func transcript(events []trial.Event) []byte {
	var out strings.Builder
	enc := json.NewEncoder(&out)
	for _, e := range events {
		if err := enc.Encode(e); err != nil {
			panic(err)
		}
	}
	return []byte(out.String())
}

// compiled is the score of the grader.
func compiled(k trial.Key, word string) *trial.Score {
	s := &trial.Score{Key: k, Attempt: 1, Grader: "swift", Label: "correct", Details: map[string]string{
		swift.DetailBackend: "linux-apple+packs", swift.DetailPacks: "gap", swift.DetailToolchain: "6.0.3", swift.DetailMode: "5", swift.DetailCodeFrom: "answer",
	}}
	fails := map[string]bool{word: true}
	switch word {
	case "two":
		fails["symbol_exists"], fails["availability"] = true, true
	case "hostile":
		fails["symbol_exists"] = true
	case "unknown":
		s.Details[swift.DetailPacks] = "gap, partial:WidgetKit"
	case "no_code":
		fails["compile"] = true
		s.Details = map[string]string{swift.DetailToolchain: "6.0.3"}
	}
	for i, name := range []string{"compile", "symbol_exists", "availability", "no_deprecated"} {
		c := trial.Criterion{Name: "swift." + name, Verdict: trial.Pass, Required: true}
		switch {
		case word == "no_code" && name == "compile":
			c.Verdict, c.Evidence, s.Label = trial.Fail, []string{"no code produced"}, "no_code"
		case word == "no_code":
			c.Verdict = trial.NotApplicable
		case fails[name]:
			f := trial.Finding{Verdict: "fail", Class: "missing_symbol", Line: 12 + i, Column: 5, ID: "could_not_find_value_member",
				Message: "value of type 'Date' has no member 'nope'", Name: "nope", Module: "Foundation", Alternative: "yep", Scope: "sdk", Backend: "linux-apple+packs"}
			if word == "hostile" {
				f.Message, f.Name = Hostile, Hostile
			}
			c.Verdict, c.Findings = trial.Fail, []trial.Finding{f}
			if s.Label == "correct" {
				s.Label = name
			}
		case word == "unknown" && name == "symbol_exists":
			c.Verdict, s.Label = trial.Unknown, "unknown"
			c.Findings = []trial.Finding{{Verdict: "unknown", Class: "partial_pack", Line: 3, Column: 1, Message: "cannot find 'TimelineThing' in scope", Name: "TimelineThing", Reason: "the pack of WidgetKit is not complete"}}
		}
		for _, f := range c.Findings {
			c.Evidence = append(c.Evidence, f.String())
		}
		s.Criteria = append(s.Criteria, c)
	}
	s.Criteria = append(s.Criteria, trial.Criterion{Name: "swift.parse", Verdict: trial.Pass})
	m := trial.Measure{Name: "swift.references"}
	if word != "no_code" {
		m.Value = new(20.0)
	}
	s.Measures = []trial.Measure{m}
	return s
}
