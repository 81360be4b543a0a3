package analysetest

import (
	"errors"
	"math/big"
	"strconv"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/spend"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// The arms of [Programs].
const (
	Shell = "claude/shell_unprimed"
	MCP   = "claude/mcp_unprimed"
)

// worked lists the outcome of each trial of a task, in three trials of each arm:
// pass, tests (fail), deadline (with failing tests), forbidden, unknown,
// environment (a void) or partial (a pass with usage that was cut short).
var worked = []struct {
	id string
	is [2][3]string
}{
	{"cache-ttl", [2][3]string{{"pass", "pass", "tests"}, {"pass", "pass", "pass"}}},
	{"race" + Hostile, [2][3]string{{"tests", "deadline", "pass"}, {"pass", "forbidden", "environment"}}},
	{"api-change", [2][3]string{{"pass", "partial", "unknown"}, {"tests", "tests", "tests"}}},
}

// Programs is the run of a suite whose agent is a program: its actions were
// measured, it reports its own cost, and its rooms were not all closed.
func Programs() *Example {
	s := &suite.Suite{
		Version: 1, Name: "agent-cli", Description: "Do MCP tools help to change a service?",
		Agents:    map[string]*suite.Agent{"claude": {Kind: "cli"}},
		Scenarios: map[string]*suite.Scenario{"shell_unprimed": {}, "mcp_unprimed": {}},
		Arms:      []suite.Arm{{Agent: "claude", Scenario: "shell_unprimed"}, {Agent: "claude", Scenario: "mcp_unprimed"}},
		Graders:   map[string]*suite.Grader{"tests": {Kind: "command"}, "activity": {Kind: "activity"}},
		Trials:    3, Gates: suite.Gates{Mode: "warn"},
	}
	b := &builder{suite: s}
	for _, w := range worked {
		s.Tasks = append(s.Tasks, &suite.Task{ID: w.id, Prompt: "Change it."})
	}
	b.plan()
	b.add(trial.Record{Type: trial.RecordSession, Session: &trial.Session{Format: 1, Version: "0.1.0", Host: "linux/amd64", Why: "run"}})
	for _, p := range b.planned {
		arm := 0
		if p.Arm == MCP {
			arm = 1
		}
		for i, w := range worked {
			if w.id == p.Task {
				b.worked(p.Key, w.is[arm][p.Index], float64(3*i+p.Index), arm)
			}
		}
	}
	b.add(trial.Record{Type: trial.RecordEnd, End: &trial.SessionEnd{Reason: "done"}})
	return &Example{Suite: s, Plan: trial.Plan{Seed: 7, Trials: b.planned}, Records: b.records, Prices: ReportedPrices}
}

// ReportedPrices is like [Prices] but bills the cost that an agent reports.
func ReportedPrices(a *trial.Attempt) (spend.Price, bool) {
	p, ok := Prices(a)
	reported := new(big.Rat)
	for _, u := range a.Usage {
		r, valid := new(big.Rat).SetString(u.ReportedUSD)
		if !valid {
			return p, ok
		}
		reported.Add(reported, r)
	}
	if ok {
		p.Computed = p.Billed
	}
	p.Billed, p.Reported = reported, reported
	return p, len(a.Usage) > 0
}

// worked writes the records of one trial; x makes its figures unlike the others'.
func (b *builder) worked(k trial.Key, word string, x float64, arm int) {
	b.add(trial.Record{Type: trial.RecordStart, Start: &trial.Start{Key: k, N: 1}})
	n := int64(x)
	a := &trial.AttemptRecord{Settled: true, Attempt: trial.Attempt{
		Key: k, N: 1, Source: trial.Live, End: &trial.End{Reason: trial.Finished, Turns: 6 + int(n), Model: "model-1-20260901"},
		Proof: trial.Proof{Isolation: []string{"landlock", "none"}[arm]},
		// The shell arm reports the computed price; the other one twice that.
		Usage:  []trial.Usage{{Request: 1, Model: "model-1", Requests: 6 + int(n), Input: 1000 + 100*n, CacheRead: 20000, CacheWrite5m: 2000, Output: 500}},
		Timing: trial.Timing{Start: time.Date(2026, 11, 21, 10, 15, 0, 0, time.UTC), SetupMS: 800, AgentMS: 60_000 + 5_000*n},
	}}
	price, _ := Prices(&a.Attempt)
	reported := new(big.Rat).Mul(price.Billed, big.NewRat(int64(1+arm), 1))
	a.Usage[0].ReportedUSD = reported.FloatString(6)
	switch word {
	case "environment":
		a.End, a.Usage = nil, nil
		a.Fault = &trial.Fault{Class: trial.ClassEnvironment, Err: errors.New("usage limit of the account")}
	case "deadline":
		a.End.Reason = trial.Deadline
		a.Usage = nil // lost with the kill
	case "partial":
		a.Usage[0].Partial = true
	}
	b.add(trial.Record{Type: trial.RecordAttempt, Attempt: a})
	if a.Fault != nil {
		return
	}
	b.add(trial.Record{Type: trial.RecordScore, Score: finished(k, a)})
	tests := &trial.Score{Key: k, Attempt: 1, Grader: "tests", Criteria: []trial.Criterion{
		{Name: "tests.pass", Verdict: trial.Pass, Required: true}, {Name: "tests.forbidden", Verdict: trial.Pass, Required: true}}}
	switch word {
	case "tests", "deadline":
		tests.Criteria[0].Verdict, tests.Criteria[0].Evidence = trial.Fail, []string{"1 of 9 tests failed"}
	case "forbidden":
		tests.Criteria[1].Verdict, tests.Criteria[1].Evidence = trial.Fail, []string{"go.mod was changed"}
	case "unknown":
		tests.Criteria[0].Verdict, tests.Criteria[0].Evidence = trial.Unknown, []string{"no simulator"}
	}
	b.add(trial.Record{Type: trial.RecordScore, Score: tests})
	b.add(trial.Record{Type: trial.RecordScore, Score: activity(k, x, arm)})
}

// activity is a score with some of the measures of a grader of that kind.
func activity(k trial.Key, x float64, arm int) *trial.Score {
	s := &trial.Score{Key: k, Attempt: 1, Grader: "activity"}
	add := func(name, unit string, v *float64) {
		s.Measures = append(s.Measures, trial.Measure{Name: "activity." + name, Value: v, Unit: unit})
	}
	mcp := float64(arm) * (2 + x)
	add("tool_calls", "calls", new(10+2*x+mcp))
	add("mcp_calls", "calls", &mcp)
	add("tool_errors", "errors", new(x))
	add("tool_errors_real", "errors", new(x/2))
	add("tool_errors.no_match", "errors", new(x/2))
	add("tool_errors.timeout", "errors", new(0.0))
	add("tool_errors_seed", "errors", new(x))
	var build *float64
	if x > 0 {
		build = new(9000 + 1000*x)
	}
	add("first_build_ms", "ms", build)
	add("schema_tax_tokens", "tokens", new(float64(arm)*4000*(6+x)))
	add("cache_read_rate", "", new(0.8))
	add("first_request_bytes", "bytes", nil)
	s.Details = map[string]string{"nulls": "first_request_bytes: requests were not recorded: " + strings.Repeat("x", int(x)) + strconv.Itoa(arm)}
	return s
}
