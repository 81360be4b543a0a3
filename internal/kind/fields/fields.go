// Package fields is the grader of kind "fields". It checks whether servers answered the
// calls of an agent of kind tool with the expected values. manual.md documents the
// settings.
//
// Each path selects from the structured content of a call or, if none, from its text as
// JSON. A call must also end as the task's expect requires: ok or error.
//
// The labels are met and unmet, or xfail and xpass for a task with known failures, or
// the agent's end if there is no answer.
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
		Labels: []string{Met, Unmet, XFail, XPass, grade.NoCalls},
		Name:   KindName, Blind: blindRules, Manual: manual, Analysis: analysis, Make: func(e kind.Env) (grade.Grader, error) { return New(e.Name, e.Config.(*Config)), nil },
		Kind: suite.Kind{
			Doc:       "whether the calls of an agent of kind tool were answered with the values that are expected",
			New:       func() any { return new(Config) },
			CheckTask: grade.CheckTask(checkTask),
		},
	}
}

func checkTask(cfg *Config, name string, _ *suite.Suite, t *suite.Task) []suite.Problem {
	if len(cfg.Expect) == 0 {
		return []suite.Problem{{Path: "graders." + name, Text: fmt.Sprintf("task %s does not say what is expected", t.ID),
			Fix: fmt.Sprintf("graders: {%s: {expect: [{path: $.id, exists: true}]}}, or {%s: null} to leave the grader out", name, name)}}
	}
	return cfg.listProblems("graders."+name+".", len(t.Measured()))
}

// Grader judges answers of calls.
type Grader struct{ grade.Base[Config] }

// New makes the grader that a suite has under name.
func New(name string, cfg *Config) *Grader {
	return &Grader{grade.NewBase(KindName, 1, name, *cfg)}
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
	}{g.Kind, g.Version, g.Name, string(b)}
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
	met := trial.Criterion{Name: g.Name + ".met", Required: true}
	expected := new(float64(len(c.Task.Measured()) + len(cfg.Expect)))
	if none != nil {
		met.Verdict, met.Evidence = trial.Fail, []string{none.Why}
		return trial.Score{Criteria: []trial.Criterion{met}, Label: none.Label, Measures: grade.Measures(g.Columns(), expected, nil)}, nil
	}
	unmet := c.WrongCalls(calls)
	for i := range cfg.Expect {
		why, err := cfg.Expect[i].unmetReason(calls)
		if err != nil {
			return trial.Score{}, c.Fault(err)
		}
		if why != "" {
			unmet = append(unmet, why)
		}
	}
	var label string
	met.Verdict, label, met.Evidence = judgeCall(cfg.XFail, unmet)
	return trial.Score{Criteria: []trial.Criterion{met}, Label: label,
		Measures: grade.Measures(g.Columns(), expected, new(float64(len(unmet))))}, nil
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

// maxEvidence is how many lines of evidence a score has.
const maxEvidence = 10

func excerptAll(lines []string) []string {
	var out []string
	for _, l := range lines[:min(len(lines), maxEvidence)] {
		out = append(out, grade.Excerpt(l))
	}
	return out
}
