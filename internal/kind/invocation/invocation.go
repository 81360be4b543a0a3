// Package invocation is the grader of kind "invocation": whether an agent called
// a tool where it should, and left it alone where it should not.
//
//	graders:
//	  invocation:
//	    tools: [search, history]   # the tools whose call counts; default all that do not submit
//	    server: decisions          # only tools of this MCP server; default any
//
// A task gives the right answer:
//
//	graders: {invocation: {call: true}}     # or false
//
// What counts is the calls in the transcript. A call counts whether or not it
// succeeded, with any arguments, also if it is in the same turn
// as the submission, where it may not have been run any more. How the agent ended
// decides nothing here: one that was stopped has called the tool or has not.
//
// The label is true_positive, false_negative, false_positive or true_negative:
// positive where the tool was called, true where that was right. An attempt
// without a transcript tells nothing: the criterion is unknown and there is no
// label.
package invocation

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/spelling"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// KindName is the name of this kind in suite files.
const KindName = "invocation"

// The labels.
const (
	TruePositive  = "true_positive"
	FalseNegative = "false_negative"
	FalsePositive = "false_positive"
	TrueNegative  = "true_negative"
)

// Config is the settings of an invocation grader.
type Config struct {
	Tools  []string `json:"tools,omitempty" key:"grade" doc:"names of the tools whose call counts; default all but the one that submits"`
	Server string   `json:"server,omitempty" key:"grade" doc:"MCP server whose tools count; default any, task tools included"`
	Call   *bool    `json:"call,omitempty" key:"grade" doc:"whether a call is right; set by task"`
}

// Kind describes the grader to the suite loader.
func Kind() kind.Kind {
	return kind.Kind{
		Labels: []string{TruePositive, FalseNegative, FalsePositive, TrueNegative},
		Name:   KindName, Blind: blindRules, Analysis: analysis, Make: func(e kind.Env) (grade.Grader, error) { return New(e.Name, e.Config.(*Config)), nil },
		Kind: suite.Kind{
			Doc:       "whether an agent called a tool where it should, and left it alone where it should not",
			New:       func() any { return new(Config) },
			Check:     checkSuite,
			CheckTask: grade.CheckTask(checkTask),
		},
	}
}

func checkSuite(config any, s *suite.Suite) []suite.Problem {
	cfg := config.(*Config)
	if cfg.Server == "" || s.Servers[cfg.Server] != nil {
		return nil
	}
	p := suite.Problem{Path: "server", Text: fmt.Sprintf("the suite has no server %q", cfg.Server)}
	if near := spelling.Nearest(cfg.Server, slices.Sorted(maps.Keys(s.Servers))); near != "" {
		p.Fix = fmt.Sprintf("did you mean %q?", near)
	}
	return []suite.Problem{p}
}

func checkTask(cfg *Config, name string, _ *suite.Suite, t *suite.Task) []suite.Problem {
	if cfg.Call == nil {
		return []suite.Problem{{Path: "graders." + name, Text: fmt.Sprintf("task %s does not say whether the tool should be called", t.ID),
			Fix: fmt.Sprintf("graders: {%s: {call: true}} in the task, or false", name)}}
	}
	return nil
}

// Grader judges whether a tool was called.
type Grader struct{ grade.Base[Config] }

// New makes the grader that a suite has under name.
func New(name string, cfg *Config) *Grader {
	return &Grader{grade.NewBase(KindName, 1, name, *cfg)}
}

// Columns implements grade.Grader.
func (g *Grader) Columns() []grade.Column {
	return []grade.Column{
		{Name: g.Name + ".right", Required: true, Doc: "the tool was called if and only if it should be"},
		{Name: g.Name + ".calls", Measure: true, Unit: "calls", Doc: "calls that count"},
		{Name: g.Name + ".failed", Measure: true, Unit: "calls", Doc: "of them, those that were answered by an error"},
		{Name: g.Name + ".first_turn", Measure: true, Unit: "turns", Doc: "turn of the first call that counts; nothing where there is none"},
	}
}

type seen struct {
	tools         []string // in the order in which they were first called
	calls, failed int
	turn          int // of the first; 0 if the transcript does not say
}

// Grade implements grade.Grader.
func (g *Grader) Grade(ctx context.Context, c grade.Case) (trial.Score, error) {
	cfg, err := g.Begin(ctx, c)
	if err != nil {
		return trial.Score{}, err
	}
	events, err := c.Events()
	if err != nil {
		return trial.Score{}, c.Fault(err)
	}
	right := trial.Criterion{Name: g.Name + ".right", Required: true}
	var s seen
	known := !c.Attempt.Transcript.IsZero()
	if known {
		s = cfg.watchCalls(c, events)
	}
	score := trial.Score{Measures: grade.Measures(g.Columns(),
		knownNumber(s.calls, known), knownNumber(s.failed, known), knownNumber(s.turn, s.turn > 0))}
	switch {
	case cfg.Call == nil:
		right.Verdict, right.Evidence = trial.NotApplicable, []string{"the task does not say whether the tool should be called"}
	case !known:
		right.Verdict, right.Evidence = trial.Unknown, []string{"there is no transcript to see calls in"}
	default:
		right.Verdict, score.Label, right.Evidence = judgeCalls(*cfg.Call, s)
		score.Details = map[string]string{"should_call": yesNo(*cfg.Call), "called": yesNo(s.calls > 0)}
		if len(s.tools) > 0 {
			score.Details["tools_called"] = grade.Excerpt(strings.Join(s.tools, ", "))
		}
	}
	score.Criteria = []trial.Criterion{right}
	return score, nil
}

func judgeCalls(should bool, s seen) (trial.Verdict, string, []string) {
	switch called := s.calls > 0; {
	case should && called:
		return trial.Pass, TruePositive, nil
	case should:
		return trial.Fail, FalseNegative, []string{"no tool was called, and one should have been"}
	case called:
		return trial.Fail, FalsePositive, []string{grade.Excerpt(fmt.Sprintf("called %s, and no tool should have been", strings.Join(s.tools, ", ")))}
	}
	return trial.Pass, TrueNegative, nil
}

// maxTools is how many names of tools are kept of one attempt.
const maxTools = 20

func (c *Config) watchCalls(of grade.Case, events []trial.Event) seen {
	submits := ""
	if sub := of.Attempt.Artifact.Submission; sub != nil {
		submits = sub.Tool
	}
	var out seen
	ids := map[string]bool{}
	for _, e := range events {
		if r := e.Result; e.Kind == trial.EventToolResult && r != nil && ids[r.ID] && r.Error {
			out.failed++
			delete(ids, r.ID)
		}
		call := e.Call
		if e.Kind != trial.EventToolCall || call == nil || !c.countsCall(call, submits) {
			continue
		}
		out.calls++
		ids[call.ID] = true
		if out.turn == 0 {
			out.turn = e.Turn
		}
		if !slices.Contains(out.tools, call.Name) && len(out.tools) < maxTools {
			out.tools = append(out.tools, call.Name)
		}
	}
	return out
}

func (c *Config) countsCall(call *trial.ToolCall, submits string) bool {
	switch {
	case c.Server != "" && call.Server != c.Server:
		return false
	case len(c.Tools) > 0:
		return slices.Contains(c.Tools, call.Name)
	}
	return call.Name != submits
}

func yesNo(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}

func knownNumber(n int, known bool) *float64 {
	if !known {
		return nil
	}
	return new(float64(n))
}
