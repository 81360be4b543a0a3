// Package atif writes trials as trajectories of the Agent Trajectory Interchange
// Format (ATIF-v1.7), one JSON document a trial, for Harbor and the programs that
// read its trajectories.
//
// # Steps
//
// System text, prompts and answers of the model are steps, numbered from 1. Calls of
// one turn and their results are in the step of that turn; remarks of the harness, and
// results of calls that are not there, are system steps whose extra marks them. Names
// of tools are given; their descriptions are not in the records.
//
// # Tokens
//
// The format's prompt tokens include tokens read from or written to a cache; its cached
// tokens are those read from one. A step has metrics where every turn was one request,
// so that sums over steps are the totals. Where an agent reports sums only, the steps
// have none and extra has the reason.
//
// Facts for which the format has no field, such as the outcome and the criteria, are in
// extra: its reader refuses keys that it does not know. That reader was not at hand;
// files are checked against a schema of its documented models
// (testdata/trajectory.schema.json).
package atif

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"strconv"
	"time"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/trial"
)

const schemaVersion = "ATIF-v1.7"

// Format is a folder of trajectories.
var Format = report.Format{Name: "atif", Doc: "ATIF-v1.7 trajectories, one a trial, into out/atif", Files: TrajectoryFiles, Record: true}

// TrajectoryFiles are the trajectories of the trials that left a transcript: of one arm, or
// of all of them where arm is "".
func TrajectoryFiles(a *analyse.Analysis, ev trial.Opener, arm string) []report.File {
	var names []string
	for _, t := range a.Trials {
		names = append(names, fmt.Sprintf("%s@%s#%d", t.Task, t.Arm, t.Index+1))
	}
	names = report.FileNames(names)
	var out []report.File
	for i := range a.Trials {
		t := &a.Trials[i]
		if arm != "" && t.Arm != arm || !hasTranscript(t) {
			continue
		}
		out = append(out, report.File{Name: names[i] + ".json", Write: func(w io.Writer) error { return writeTrajectory(w, a, t.Full(), ev) }})
	}
	return out
}

func hasTranscript(t *analyse.Trial) bool {
	_, ok := t.Refs().Find("transcript")
	return ok
}

type trajectory struct {
	Schema  string         `json:"schema_version"`
	ID      string         `json:"trajectory_id"`
	Session string         `json:"session_id"`
	Agent   agent          `json:"agent"`
	Steps   []step         `json:"steps"`
	Notes   string         `json:"notes,omitempty"`
	Final   finalMetrics   `json:"final_metrics"`
	Extra   map[string]any `json:"extra"`
}

type agent struct {
	Name    string           `json:"name"`
	Version string           `json:"version"`
	Model   string           `json:"model_name,omitempty"`
	Tools   []toolDefinition `json:"tool_definitions,omitempty"`
	Extra   map[string]any   `json:"extra,omitempty"`
}

// toolDefinition is a tool as OpenAI's function calling writes it.
type toolDefinition struct {
	Type     string `json:"type"`
	Function struct {
		Name string `json:"name"`
	} `json:"function"`
}

type step struct {
	ID          int            `json:"step_id"`
	Time        string         `json:"timestamp,omitempty"`
	Source      string         `json:"source"`
	Model       string         `json:"model_name,omitempty"`
	Message     string         `json:"message"`
	Reasoning   string         `json:"reasoning_content,omitempty"`
	Calls       []toolCall     `json:"tool_calls,omitempty"`
	Observation *observation   `json:"observation,omitempty"`
	Metrics     *metrics       `json:"metrics,omitempty"`
	LLMCalls    *int           `json:"llm_call_count,omitempty"`
	Extra       map[string]any `json:"extra,omitempty"`
}

type toolCall struct {
	ID        string          `json:"tool_call_id"`
	Function  string          `json:"function_name"`
	Arguments json.RawMessage `json:"arguments"`
}

type observation struct {
	Results []result `json:"results"`
}

type result struct {
	Call    string `json:"source_call_id"`
	Content string `json:"content"`
}

type metrics struct {
	Prompt     int64          `json:"prompt_tokens"`
	Completion int64          `json:"completion_tokens"`
	Cached     int64          `json:"cached_tokens"`
	Cost       *float64       `json:"cost_usd,omitempty"`
	Extra      map[string]any `json:"extra,omitempty"`
}

type finalMetrics struct {
	Prompt     *int64         `json:"total_prompt_tokens,omitempty"`
	Completion *int64         `json:"total_completion_tokens,omitempty"`
	Cached     *int64         `json:"total_cached_tokens,omitempty"`
	Cost       *float64       `json:"total_cost_usd,omitempty"`
	Steps      int            `json:"total_steps"`
	Extra      map[string]any `json:"extra,omitempty"`
}

func writeTrajectory(w io.Writer, a *analyse.Analysis, t *analyse.Trial, ev trial.Opener) error {
	doc, err := newTrajectory(a, t, ev)
	if err != nil {
		return fmt.Errorf("write the trajectory: %w", err)
	}
	if err := report.WriteJSON(w, doc); err != nil {
		return fmt.Errorf("write the trajectory of %s: %w", t.Key(), err)
	}
	return nil
}

func newTrajectory(a *analyse.Analysis, t *analyse.Trial, ev trial.Opener) (*trajectory, error) {
	d, _, err := report.DialogOf(t, ev)
	if err != nil {
		return nil, err
	}
	facts := report.FactsOf(a, t.Arm)
	doc := &trajectory{Schema: schemaVersion, ID: report.TrialID(a, t.Key()), Session: cmp.Or(a.Run, a.Suite) + "/" + t.Arm,
		Agent: agent{Name: cmp.Or(facts.Preset, facts.Name), Version: "unknown", Model: cmp.Or(t.Model, facts.Model), Extra: map[string]any{"arm": t.Arm}},
		Steps: stepsOf(t, d), Extra: trialFacts(a, t)}
	for _, name := range d.Tools {
		def := toolDefinition{Type: "function"}
		def.Function.Name = name
		doc.Agent.Tools = append(doc.Agent.Tools, def)
	}
	if v := report.ProgramVersion(a); v != "" {
		doc.Agent.Extra["assay_version"] = v
		if facts.Kind == "model" { // the loop around the model is our own
			doc.Agent.Version = v
		}
	}
	if len(doc.Steps) == 0 { // the format wants one
		doc.Steps = append(doc.Steps, step{ID: 1, Source: "system", Extra: map[string]any{"kind": "no message is in the transcript"}})
	}
	doc.Final = totalMetrics(t, len(doc.Steps))
	if t.Tokens.Trials > 0 && !d.ByTurn {
		doc.Final.Extra = map[string]any{"usage": "known as a sum only: requests cannot be matched with steps"}
	}
	return doc, nil
}

func stepsOf(t *analyse.Trial, d *report.Dialog) []step {
	out := make([]step, 0, len(d.Steps))
	start, timed := report.AgentStart(t)
	for _, s := range d.Steps {
		o := step{ID: len(out) + 1, Message: s.Text}
		if timed {
			o.Time = start.Add(time.Duration(s.AtMS) * time.Millisecond).UTC().Format("2006-01-02T15:04:05.000Z07:00")
		}
		switch s.By {
		case report.User:
			o.Source = "user"
		case report.System:
			o.Source = "system"
		case report.Harness:
			o.Source, o.Extra = "system", map[string]any{"kind": "remark of the harness"}
		case report.Stray:
			o.Source, o.Extra = "system", map[string]any{"kind": "result of a call that is not in the transcript", "call": s.ID, "error": s.Error}
		default:
			o.addAnswer(t, &s)
		}
		out = append(out, o)
	}
	return out
}

// addAnswer fills in what only answers of a model have.
func (o *step) addAnswer(t *analyse.Trial, s *report.Step) {
	o.Source, o.Model, o.Reasoning = "agent", t.Model, s.Reasoning
	if s.Usage != nil {
		o.Model = cmp.Or(s.Usage.Model, o.Model)
	}
	extra := map[string]any{}
	var got observation
	failed, unreadable := []string{}, map[string]string{}
	for _, c := range s.Calls {
		args, ok := report.ParseArguments(c.Args)
		if !ok {
			args = []byte("{}")
			unreadable[c.ID] = c.Args
		}
		o.Calls = append(o.Calls, toolCall{ID: c.ID, Function: c.Name, Arguments: args})
		if c.Result == nil {
			continue
		}
		got.Results = append(got.Results, result{Call: c.ID, Content: c.Result.Text})
		if c.Result.Error {
			failed = append(failed, c.ID)
		}
	}
	if len(got.Results) > 0 {
		o.Observation = &got
	}
	if len(failed) > 0 {
		extra["failed_calls"] = failed
	}
	if len(unreadable) > 0 {
		extra["arguments_as_sent"] = unreadable
	}
	if s.Turn > 0 {
		extra["turn"] = s.Turn
	}
	if u := s.Usage; u != nil {
		o.LLMCalls = new(1)
		o.Metrics = &metrics{Prompt: u.Input + u.CacheRead + u.CacheWrite5m + u.CacheWrite1h, Completion: u.Output, Cached: u.CacheRead}
		classes := map[string]any{}
		for name, n := range map[string]int64{"cache_write_5m_tokens": u.CacheWrite5m, "cache_write_1h_tokens": u.CacheWrite1h, "reasoning_tokens": u.Reasoning} {
			if n > 0 {
				classes[name] = n
			}
		}
		if len(classes) > 0 {
			o.Metrics.Extra = classes
		}
	}
	if len(extra) > 0 {
		o.Extra = extra
	}
}

func totalMetrics(t *analyse.Trial, steps int) finalMetrics {
	f := finalMetrics{Steps: steps}
	if t.Tokens.Trials == 0 {
		return f
	}
	f.Prompt, f.Completion, f.Cached = new(t.Tokens.In()), new(t.Tokens.Output), new(t.Tokens.CacheRead)
	if t.Cost.Priced > 0 && t.Cost.Unpriced == 0 {
		if usd, err := strconv.ParseFloat(t.Cost.Billed.String(), 64); err == nil {
			f.Cost = &usd
		}
	}
	return f
}

func trialFacts(a *analyse.Analysis, t *analyse.Trial) map[string]any {
	type verdict struct {
		Name     string        `json:"name"`
		Verdict  trial.Verdict `json:"verdict"`
		Required bool          `json:"required"`
	}
	m := map[string]any{"suite": a.Suite, "run": a.Run, "task": t.Task, "arm": t.Arm, "trial": t.Index + 1, "status": t.Status, "source": t.Source}
	report.SetField(m, "outcome", t.Outcome)
	report.SetField(m, "outcome_as_graded", t.Graded) // if overridden
	report.SetField(m, "end", t.End)
	report.SetField(m, "reason", t.Reason)
	if t.Status == analyse.Void {
		m["void"] = t.Void
	}
	if len(t.Criteria) > 0 {
		list := []verdict{}
		for _, c := range t.Criteria {
			list = append(list, verdict{c.Name, c.Verdict, c.Required})
		}
		m["criteria"] = list
	}
	if len(a.Notice) > 0 {
		m["notice"] = a.Notice
	}
	return m
}
