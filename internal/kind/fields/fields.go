// Package fields is the grader of kind "fields": whether the calls of an agent of
// kind tool were answered with the values that are expected.
//
//	graders:                         # in a task
//	  fields:
//	    expect:
//	      - {call: 0, path: $.fired, equals: true}
//	      - {path: "$.decisions[*].id", contains: cache-ttl}   # of the last call
//	      - {path: $.error, absent: true}
//	    xfail: the store forgets what was superseded           # known, not mended yet
//
// Each path (RFC 9535) leads into the structured content of a call or, without
// such, its text as JSON. A call must also end as the task's own expect says: ok,
// or error.
//
// # Expected failures
//
// A task that is known to fail says why in xfail. While it fails the criterion
// passes, with the label xfail. Once it does not fail any more the criterion
// fails, with the label xpass: the mark must come out, so that the next failure is
// seen.
//
// The other labels are met and unmet, and how the agent ended where there is no
// answer; that fails with or without the mark.
package fields

import (
	"context"
	_ "embed"
	"encoding/json"
	"fmt"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// KindName is the name of this kind in suite files.
const KindName = "fields"

// version changes when the same settings begin to give other verdicts.
const version = 1

// The labels; further labels are the reasons of [trial.End].
const (
	Met   = "met"
	Unmet = "unmet"
	XFail = "xfail"
	XPass = "xpass"
)

// Config is the settings of a fields grader.
type Config struct {
	Expect []Expectation `json:"expect,omitempty" key:"grade" doc:"what the answers must hold; set by task"`
	XFail  string        `json:"xfail,omitempty" key:"grade" doc:"why the task is known to fail; it then passes while it fails, and fails once it does not"`
}

//go:embed manual.md
var manual string

// Kind describes the grader to the suite loader.
func Kind() kind.Kind {
	return kind.Kind{
		Name: KindName, Manual: manual, Analysis: analysis, Make: func(e kind.Env) (grade.Grader, error) { return New(e.Name, e.Config.(*Config)), nil },
		Kind: suite.Kind{
			Doc:       "whether the calls of an agent of kind tool were answered with the values that are expected",
			New:       func() any { return new(Config) },
			CheckTask: grade.CheckTask(checkTask),
		},
	}
}

func checkTask(cfg *Config, name string, t *suite.Task) []suite.Problem {
	if len(cfg.Expect) == 0 {
		return []suite.Problem{{Path: "graders." + name, Text: fmt.Sprintf("task %s does not say what is expected", t.ID),
			Fix: fmt.Sprintf("graders: {%s: {expect: [{path: $.id, exists: true}]}}, or {%s: null} to leave the grader out", name, name)}}
	}
	return cfg.listProblems("graders."+name+".", append([]suite.Call{}, t.Calls...))
}

// Grader judges answers of calls.
type Grader struct{ grade.Base[Config] }

// New makes the grader that a suite has under name.
func New(name string, cfg *Config) *Grader {
	return &Grader{grade.NewBase(KindName, version, name, *cfg)}
}

// Identity implements grade.Grader.
func (g *Grader) Identity() any {
	b, err := json.Marshal(g.Config)
	if err != nil {
		b = []byte(err.Error()) // it was read from JSON
	}
	return struct {
		Kind    string `json:"kind" key:"grade"`
		Version int    `json:"version" key:"grade"`
		Name    string `json:"name" key:"grade"`
		Config  string `json:"config" key:"grade"` // as JSON: values may have fractions, which keys may not
	}{KindName, version, g.Name, string(b)}
}

// Columns implements grade.Grader.
func (g *Grader) Columns() []grade.Column {
	return []grade.Column{
		{Name: g.Name + ".met", Required: true, Doc: "every expectation holds; of a task that is known to fail, that it still does"},
		{Name: g.Name + ".expected", Measure: true, Unit: "values", Doc: "expectations, how each call ends included"},
		{Name: g.Name + ".unmet", Measure: true, Unit: "values", Doc: "of them, those that do not hold; nothing where there is no answer"},
	}
}

// Grade implements grade.Grader.
func (g *Grader) Grade(ctx context.Context, c grade.Case) (trial.Score, error) {
	cfg, err := g.Begin(ctx, c)
	if err != nil {
		return trial.Score{}, err
	}
	calls, none, err := c.Calls()
	if err != nil {
		return trial.Score{}, c.Fault(err)
	}
	var wanted []suite.Call
	for _, call := range c.Task.Calls {
		if !call.Warmup {
			wanted = append(wanted, call)
		}
	}
	expected := float64(len(wanted) + len(cfg.Expect))
	met := trial.Criterion{Name: g.Name + ".met", Required: true}
	if none != nil {
		met.Verdict, met.Evidence = trial.Fail, []string{none.Why}
		return g.scoreCalls(met, none.Label, expected, nil), nil
	}
	unmet := endedEarly(wanted, calls)
	for i := range cfg.Expect {
		why, err := cfg.Expect[i].unmetReason(calls)
		if err != nil {
			return trial.Score{}, c.Fault(err)
		}
		if why != "" {
			unmet = append(unmet, why)
		}
	}
	failures := float64(len(unmet))
	var label string
	met.Verdict, label, met.Evidence = judgeCall(cfg.XFail, unmet)
	return g.scoreCalls(met, label, expected, &failures), nil
}

func (g *Grader) scoreCalls(met trial.Criterion, label string, expected float64, unmet *float64) trial.Score {
	return trial.Score{Criteria: []trial.Criterion{met}, Label: label, Measures: []trial.Measure{
		{Name: g.Name + ".expected", Value: &expected, Unit: "values"},
		{Name: g.Name + ".unmet", Value: unmet, Unit: "values"},
	}}
}

func judgeCall(xfail string, unmet []string) (trial.Verdict, string, []string) {
	switch failed := len(unmet) > 0; {
	case failed && xfail != "":
		return trial.Pass, XFail, append([]string{grade.Excerpt("known to fail: " + xfail)}, excerptAll(unmet)...)
	case failed:
		return trial.Fail, Unmet, excerptAll(unmet)
	case xfail != "":
		return trial.Fail, XPass, []string{grade.Excerpt("it was known to fail, and does not any more: remove the mark (xfail: " + xfail + ")")}
	}
	return trial.Pass, Met, nil
}

// endedEarly lists the calls that did not end as the task wants.
func endedEarly(wanted []suite.Call, made []trial.MadeCall) []string {
	var out []string
	for i, w := range wanted {
		switch {
		case i >= len(made):
			out = append(out, fmt.Sprintf("call %d (%s) was not made", i, w.Tool))
		case made[i].Error && w.Expect != "error":
			out = append(out, fmt.Sprintf("call %d (%s) failed: %s", i, w.Tool, made[i].Text))
		case !made[i].Error && w.Expect == "error":
			out = append(out, fmt.Sprintf("call %d (%s) should have failed, and did not", i, w.Tool))
		}
	}
	return out
}

// maxEvidence is how many lines of evidence a score has.
const maxEvidence = 10

func excerptAll(lines []string) []string {
	var out []string
	for _, l := range lines[:min(len(lines), maxEvidence)] {
		out = append(out, grade.Excerpt(l))
	}
	return out
}
