package inspect

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/spend"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

func (l *logWriter) sampleOf(t *analyse.Trial) (*sample, error) {
	d, at, err := report.DialogOf(t, l.ev)
	if err != nil {
		return nil, err
	}
	if at != nil {
		l.addModelUsage(t, at)
	}
	s := &sample{head: l.headOf(t, whole), Limit: l.limitOf(t)}
	if t.Status == analyse.Void {
		s.Error = &evalError{Message: voidText(t)}
	}
	if len(d.Tools) > 0 {
		s.Metadata["tools"] = d.Tools
	}
	if remarks := remarksOf(d); len(remarks) > 0 {
		s.Metadata["assay_remarks"] = remarks
	}
	s.Messages = l.messagesOf(t, d)
	s.Output = l.outputOf(t, s)
	s.setAnswer(report.Cut(s.Output.Completion, short))
	return s, nil
}

// setAnswer adds the last message of the agent to the outcome, where Inspect shows answers.
func (h *head) setAnswer(text string) {
	if o, ok := h.Scores[outcome]; ok {
		o.Answer = text
		h.Scores[outcome] = o
	}
}

func remarksOf(d *report.Dialog) []string {
	var out []string
	for _, s := range d.Steps {
		if s.By == report.Harness {
			out = append(out, s.Text)
		}
	}
	return out
}

func voidText(t *analyse.Trial) string {
	return fmt.Sprintf("void (%s): %s", t.Void, cmp.Or(t.Reason, "no reason was recorded"))
}

func (l *logWriter) inputOf(t *analyse.Trial) string {
	if task := l.a.Task(t.Task); task != nil {
		return cmp.Or(task.Rendered, task.Prompt)
	}
	return ""
}

// targetOf returns the target of the right answer if it is a name.
func targetOf(task *suite.Task) any {
	switch {
	case task == nil:
	case len(task.Target.IDs)+len(task.Target.Bears) > 0:
		return task.Target.RelevantIDs()
	case task.Target.Symbol != "":
		return strings.TrimPrefix(task.Target.File+"#"+task.Target.Symbol, "#")
	}
	return ""
}

// whole and short are the maximum numbers of characters of a text. Inspect limits texts
// of summaries to 1,024 characters.
const (
	whole   = math.MaxInt
	short   = 1024
	excerpt = 200 // of an answer in a summary
)

func (l *logWriter) scoresOf(t *analyse.Trial, most int) scores {
	if t.Status != analyse.Scored {
		return nil
	}
	t = t.Full()
	out := scores{}
	if v := verdictLetter(t.Outcome); v != "" {
		s := score{Value: v, Explanation: report.Cut(t.Reason, most)}
		if t.Graded != "" {
			s.Metadata = map[string]any{"set_by_people": true, "as_graded": t.Graded}
		}
		out[outcome] = s
	}
	for _, c := range t.Criteria {
		v := verdictLetter(c.Verdict)
		if v == "" {
			continue
		}
		var why []string
		for _, f := range c.Findings {
			why = append(why, f.String())
		}
		out[c.Name] = score{Value: v, Explanation: report.Cut(strings.Join(append(why, c.Evidence...), "\n"), most), Metadata: map[string]any{"required": c.Required}}
	}
	return out
}

// verdictLetter is how Inspect writes a verdict; "" where it has no value for it.
func verdictLetter(v trial.Verdict) string {
	switch v {
	case trial.Pass:
		return "C"
	case trial.Fail:
		return "I"
	}
	return ""
}

func (l *logWriter) headOf(t *analyse.Trial, most int) head {
	h := head{ID: l.ids[t.Task], Epoch: t.Index + 1, Input: report.Cut(l.inputOf(t), most), Target: targetOf(l.a.Task(t.Task)), Scores: l.scoresOf(t, most),
		Metadata: l.metadataOf(t, most), Usage: l.usageByModel(t), UUID: report.TrialID(l.a, t.Key())}
	if at, ok := report.AgentStart(t); ok {
		h.Started = formatTime(at)
	}
	if at, ok := report.AgentEnd(t); ok {
		h.Completed = formatTime(at)
	}
	if t.AgentMS() != nil {
		h.TotalTime = new(float64(*t.AgentMS()) / 1000)
	}
	return h
}

func (l *logWriter) summaryOf(i int, t *analyse.Trial) summary {
	s := summary{head: l.headOf(t, short), Done: true, Messages: int(l.count[i])}
	s.setAnswer(l.answers[i])
	if t.Status == analyse.Void {
		s.Error = report.Cut(voidText(t), short)
	}
	if lim := l.limitOf(t); lim != nil {
		s.Limit = lim.Type
	}
	return s
}

// metadataOf returns facts for which Inspect has no field.
func (l *logWriter) metadataOf(t *analyse.Trial, most int) map[string]any {
	m := map[string]any{"assay_status": t.Status, "assay_source": t.Source, "assay_attempts": t.Attempts}
	if t.Task != l.ids[t.Task] {
		m["assay_task"] = t.Task
	}
	if task := l.a.Task(t.Task); task != nil {
		report.SetField(m, "group", task.Group)
		report.SetField(m, "hint_level", task.HintLevel)
		report.SetField(m, "expect", task.Expect)
		if len(task.Tags) > 0 {
			m["tags"] = task.Tags
		}
	}
	report.SetField(m, "assay_outcome", t.Outcome)
	report.SetField(m, "assay_outcome_as_graded", t.Graded) // if overridden
	report.SetField(m, "assay_label", t.Label)
	if t.Cost.Priced > t.Cost.Free {
		m["assay_billed_usd"] = t.Cost.Billed.String()
	}
	if t.End != "" {
		m["assay_end"], m["assay_turns"] = t.End, t.Turns
	}
	if t.Status == analyse.Void {
		m["assay_void"] = t.Void
	}
	if t.Origin != nil {
		m["assay_origin"] = map[string]string{"run": t.Origin.Run, "time": formatTime(t.Origin.Time)}
	}
	for _, x := range t.Measures {
		if x.Value != nil {
			m[x.Name] = *x.Value
		}
	}
	unscored := map[string]string{}
	for _, c := range t.Full().Criteria {
		if c.Verdict == trial.Unknown || c.Verdict == trial.NotApplicable {
			unscored[c.Name] = report.Cut(strings.Join(append([]string{string(c.Verdict)}, c.Evidence...), ": "), most)
		}
	}
	if len(unscored) > 0 {
		m["assay_unscored"] = unscored
	}
	return m
}

func (l *logWriter) modelOf(t *analyse.Trial) string {
	if t.Model == "" {
		return l.model
	}
	return l.facts.ModelName(t.Model)
}

// addModelUsage adds the usage of a trial whose agent asked several models.
func (l *logWriter) addModelUsage(t *analyse.Trial, at *trial.Attempt) {
	used := map[string]usage{}
	for i := range at.Usage {
		u, name := &at.Usage[i], l.modelOf(t)
		if u.Model != "" {
			name = l.facts.ModelName(u.Model)
		}
		write := u.CacheWrite5m + u.CacheWrite1h
		used[name] = used[name].addTokens(usage{Input: u.Input, Output: u.Output, Total: u.Input + u.CacheRead + write + u.Output,
			CacheWrite: write, CacheRead: u.CacheRead, Reasoning: u.Reasoning})
	}
	if len(used) > 1 {
		l.several[t.Key()] = used
	}
}

// usageByModel returns the usage of a trial by model. The cost is only known of a trial
// with one model.
func (l *logWriter) usageByModel(t *analyse.Trial) map[string]usage {
	out := map[string]usage{}
	switch used := l.several[t.Key()]; {
	case t.Tokens.Trials == 0:
	case used != nil:
		maps.Copy(out, used)
	default:
		out[l.modelOf(t)] = usageOf(t.Tokens, t.Cost)
	}
	return out
}

// addTokens adds tokens but not costs.
func (u usage) addTokens(v usage) usage {
	return usage{Input: u.Input + v.Input, Output: u.Output + v.Output, Total: u.Total + v.Total,
		CacheWrite: u.CacheWrite + v.CacheWrite, CacheRead: u.CacheRead + v.CacheRead, Reasoning: u.Reasoning + v.Reasoning}
}

func usageOf(t spend.Tokens, c spend.Cost) usage {
	write := t.CacheWrite5m + t.CacheWrite1h
	u := usage{Input: t.Input, Output: t.Output, Total: t.Input + t.CacheRead + write + t.Output, CacheWrite: write, CacheRead: t.CacheRead, Reasoning: t.Reasoning}
	if c.Priced > 0 && c.Unpriced == 0 {
		if usd, err := strconv.ParseFloat(c.Billed.String(), 64); err == nil {
			u.Cost = &usd
		}
	}
	return u
}

// limitOf returns the limit that ended a trial if its size is known.
func (l *logWriter) limitOf(t *analyse.Trial) *limit {
	s := l.a.Written()
	if s == nil {
		return nil
	}
	_, scenario, _ := strings.Cut(t.Arm, "/")
	limits, out := s.LimitsOf(scenario), limit{}
	switch t.End {
	case trial.Deadline:
		out = limit{"time", limits.Trial.D().Seconds()}
	case trial.Stall:
		out = limit{"custom", limits.Stall.D().Seconds()}
	case trial.TurnLimit:
		out = limit{"custom", float64(t.Turns)}
	case trial.CostLimit:
		usd, err := strconv.ParseFloat(l.facts.MaxUSD, 64)
		if err != nil {
			return nil
		}
		out = limit{"cost", usd}
	}
	if out.Limit == 0 {
		return nil
	}
	return &out
}

func (l *logWriter) messagesOf(t *analyse.Trial, d *report.Dialog) []message {
	id := report.TrialID(l.a, t.Key())
	out := []message{}
	add := func(m message) {
		m.ID = fmt.Sprintf("%s-%d", id, len(out)+1)
		out = append(out, m)
	}
	for _, s := range d.Steps {
		switch s.By {
		case report.System:
			add(message{Role: "system", Content: s.Text, Source: "input"})
		case report.User:
			add(message{Role: "user", Content: s.Text, Source: "input"})
		case report.Stray:
			add(resultMessage(s.ID, "", s.Text, s.Error))
		case report.Agent:
			m := message{Role: "assistant", Content: s.Text, Source: "generate", Model: l.modelOf(t)}
			if s.Usage != nil && s.Usage.Model != "" {
				m.Model = l.facts.ModelName(s.Usage.Model)
			}
			if s.Reasoning != "" {
				parts := []content{{Type: "reasoning", Reasoning: s.Reasoning}}
				if s.Text != "" {
					parts = append(parts, content{Type: "text", Text: s.Text})
				}
				m.Content = parts
			}
			for _, c := range s.Calls {
				call := toolCall{ID: c.ID, Function: c.Name, Type: "function"}
				args, ok := report.ParseArguments(c.Args)
				if !ok {
					args, call.ParseError = []byte("{}"), "the arguments as sent are no JSON object: "+c.Args
				}
				call.Arguments = args
				m.Calls = append(m.Calls, call)
			}
			add(m)
			for _, c := range s.Calls {
				if c.Result != nil {
					add(resultMessage(c.ID, c.Name, c.Result.Text, c.Result.Error))
				}
			}
		}
	}
	return out
}

func resultMessage(call, function, text string, failed bool) message {
	m := message{Role: "tool", Content: text, CallID: call, Function: function}
	if failed {
		m.Error = &toolError{"unknown", text}
	}
	return m
}

func (l *logWriter) outputOf(t *analyse.Trial, s *sample) output {
	o := output{Model: l.modelOf(t), Choices: []choice{}}
	if u, ok := s.Usage[o.Model]; ok {
		o.Usage = &u
	}
	for i := len(s.Messages) - 1; i >= 0; i-- {
		m := s.Messages[i]
		if m.Role != "assistant" {
			continue
		}
		stop := "unknown"
		switch {
		case t.End == trial.Truncated:
			stop = "max_tokens"
		case t.End == trial.Refusal:
			stop = "content_filter"
		case len(m.Calls) > 0:
			stop = "tool_calls"
		case t.End == trial.Finished, t.End == trial.NoSubmission, t.End == trial.EmptyAnswer:
			stop = "stop"
		}
		o.Choices, o.Completion = []choice{{m, stop}}, textOf(m)
		break
	}
	return o
}

func textOf(m message) string {
	switch c := m.Content.(type) {
	case string:
		return c
	case []content:
		for _, part := range c {
			if part.Type == "text" {
				return part.Text
			}
		}
	}
	return ""
}

// formatTime writes a time as Inspect does.
func formatTime(at time.Time) string { return at.UTC().Format("2006-01-02T15:04:05.000000-07:00") }
