package inspect

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"time"

	"github.com/assay-eval/assay/internal/importer"
	"github.com/assay-eval/assay/internal/kind/recorded"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// Attempt returns the attempt of a trial that the logs have, redacted, with its blobs.
func (l *Logs) Attempt(k trial.Key, genKey seal.Digest, red *seal.Redactor) (*trial.Attempt, map[seal.Digest][]byte, error) {
	at := l.at[k]
	f := l.files[at.file]
	s, err := f.readSample(at.entry)
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %s: %w", f.path, f.names[at.entry], err)
	}
	a := &trial.Attempt{Key: k, N: 1, GenKey: genKey, Source: trial.Live, Usage: s.usageOf(f.header.Eval.Model), Timing: s.timingOf(f.header.Eval.Created)}
	if s.Metadata["assay_source"] == string(trial.Scripted) {
		a.Source = trial.Scripted
	}
	blobs := map[seal.Digest][]byte{}
	keep := func(b []byte, name, media string) trial.Ref { return trial.NewRef(red.Bytes(b), name, media, blobs) }
	transcript, turns, err := s.transcriptOf()
	if err != nil {
		return nil, nil, err
	}
	a.Transcript = keep(transcript, "transcript.jsonl", "application/x-ndjson")
	scores, err := json.Marshal(s.listScores(f.header.scoreNames()))
	if err != nil {
		return nil, nil, fmt.Errorf("write the scores of %s: %w", k, err)
	}
	a.Raw = []trial.Ref{keep(scores, recorded.File, "application/json")}
	if text := s.answerOf(); text != "" {
		a.Artifact.Answer = trial.NewRef(red.Values([]byte(text)), "answer.txt", "text/plain; charset=utf-8", blobs)
	}
	a.End, a.Fault = s.endOf(cmp.Or(s.Output.Model, f.header.Eval.Model), turns)
	if a.Fault != nil {
		a.Fault = a.Fault.WithText(red.String(a.Fault.Err.Error()))
	} else {
		a.End.Detail, a.End.Model = red.String(a.End.Detail), red.String(a.End.Model)
	}
	for i := range a.Usage {
		a.Usage[i].Model = red.String(a.Usage[i].Model)
	}
	return a, blobs, nil
}

// answerOf returns the final answer of a sample.
func (s *sample) answerOf() string {
	if s.Output.Completion != "" || len(s.Output.Choices) == 0 {
		return s.Output.Completion
	}
	text, _ := textOf(s.Output.Choices[0].Message.Content)
	return text
}

// endings are the limits of Inspect, and the ends of assay that are their like.
var endings = map[string]trial.EndReason{
	"time": trial.Deadline, "working": trial.Deadline, "message": trial.TurnLimit, "turn": trial.TurnLimit, "custom": trial.TurnLimit,
	"token": trial.CostLimit, "cost": trial.CostLimit, "context": trial.Truncated,
}

// ownEnds are the ends that logs of assay name.
var ownEnds = []trial.EndReason{trial.Finished, trial.NoSubmission, trial.InvalidSubmission, trial.TurnLimit, trial.Truncated, trial.Refusal,
	trial.Deadline, trial.Stall, trial.Crash, trial.EmptyAnswer, trial.CostLimit, trial.ResourceLimit, trial.Tampered}

// endOf returns how the agent of a sample ended, or the fault that ended it: an error of
// Inspect, or its operator.
func (s *sample) endOf(model string, turns int) (*trial.End, *trial.Fault) {
	if s.Error != nil {
		class := trial.ClassEnvironment
		if void, ok := s.Metadata["assay_void"].(string); ok && slices.Contains([]trial.Class{trial.ClassSetup, trial.ClassTreatment}, trial.Class(void)) {
			class = trial.Class(void)
		}
		return nil, trial.Faultf(class, "%s", report.Cut(cmp.Or(importer.JoinLine(s.Error.Message), "the log has an error without a message"), 2000))
	}
	end := &trial.End{Reason: trial.Finished, Turns: turns, Model: model}
	if own, ok := s.Metadata["assay_end"].(string); ok && slices.Contains(ownEnds, trial.EndReason(own)) {
		end.Reason = trial.EndReason(own)
		return end, nil
	}
	stop := ""
	if len(s.Output.Choices) > 0 {
		stop = s.Output.Choices[0].StopReason
	}
	switch {
	case s.Limit != nil && s.Limit.Type == "operator":
		return nil, trial.Faultf(trial.ClassEnvironment, "the operator of Inspect ended the sample")
	case s.Limit != nil:
		end.Reason = cmp.Or(endings[s.Limit.Type], trial.TurnLimit)
		end.Detail = fmt.Sprintf("%s limit of %s", s.Limit.Type, strconv.FormatFloat(s.Limit.Limit, 'f', -1, 64))
	case stop == "max_tokens" || stop == "model_length":
		end.Reason, end.Detail = trial.Truncated, stop
	case stop == "content_filter":
		end.Reason = trial.Refusal
	}
	return end, nil
}

// usageOf returns the usage of a sample by model. Models other than the log's
// belong to its scorers or its other roles, and their tokens are none of the agent's.
func (s *sample) usageOf(model string) []trial.Usage {
	names := importer.SortedKeys(s.Usage)
	_, ours := s.Metadata["assay_status"]
	if _, ok := s.Usage[model]; ok && !ours {
		names = []string{model}
	}
	requests := 0
	for _, m := range s.Messages {
		if m.Role == "assistant" {
			requests++
		}
	}
	var out []trial.Usage
	for _, name := range names {
		u := s.Usage[name]
		input := u.Input
		// Some providers of Inspect count cached tokens as input, too; then input and output
		// are the total.
		if cached := u.CacheRead + u.CacheWrite; cached > 0 && u.Input+u.Output == u.Total && u.Input >= cached {
			input -= cached
		}
		one := trial.Usage{Request: len(out) + 1, Model: report.Cut(nameOfModel(name), 200), Input: max(input, 0), CacheRead: max(u.CacheRead, 0), CacheWrite5m: max(u.CacheWrite, 0),
			Output: max(u.Output, 0), Reasoning: max(u.Reasoning, 0)}
		if u.Cost != nil && *u.Cost >= 0 {
			one.ReportedUSD = strconv.FormatFloat(*u.Cost, 'f', -1, 64)
		}
		switch {
		case len(names) > 1:
			one.Requests = -1
		case requests > 1:
			one.Requests = requests
		}
		out = append(out, one)
	}
	return out
}

// nameOfModel cuts the provider off a model's name, as price tables have it.
func nameOfModel(name string) string {
	for i, r := range name {
		if r == '/' && i+1 < len(name) {
			return name[i+1:]
		}
	}
	return name
}

// timingOf returns when a sample began, or its log, and how long its agent worked. Time
// that Inspect does not count as work went to waiting for endpoints. Logs of Inspect before
// 2025 have times only of events.
func (s *sample) timingOf(created string) trial.Timing {
	var out trial.Timing
	for _, text := range []string{s.Started, created} {
		if at, err := time.Parse(time.RFC3339, text); err == nil {
			out.Start = at.UTC().Truncate(time.Microsecond)
			break
		}
	}
	ms := func(seconds *float64) int64 {
		if seconds == nil || *seconds < 0 || *seconds > 1e9 {
			return 0
		}
		return int64(*seconds * 1000)
	}
	if out.AgentMS = ms(s.TotalTime); s.TotalTime == nil && len(s.Events) > 0 {
		first, err := time.Parse(time.RFC3339, s.Events[0].Timestamp)
		last, lastErr := time.Parse(time.RFC3339, s.Events[len(s.Events)-1].Timestamp)
		if err == nil && lastErr == nil {
			out.Start, out.AgentMS = first.UTC().Truncate(time.Microsecond), max(0, last.Sub(first).Milliseconds())
		}
	}
	if s.WorkingTime != nil {
		out.AgentMS = ms(s.WorkingTime)
		out.EndpointMS = max(0, ms(s.TotalTime)-out.AgentMS)
	}
	return out
}

// transcriptOf returns the messages of a sample as a transcript, and the number of turns.
func (s *sample) transcriptOf() (text []byte, turns int, err error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	add := func(e trial.Event) {
		if e.Kind != trial.EventSystem && e.Kind != trial.EventUser {
			e.Turn = turns
		}
		err = cmp.Or(err, enc.Encode(e))
	}
	names := map[string]string{}
	for _, m := range s.Messages {
		text, reasoning := textOf(m.Content)
		switch m.Role {
		case "system":
			add(trial.Event{Kind: trial.EventSystem, Text: text})
		case "user":
			add(trial.Event{Kind: trial.EventUser, Text: text})
		case "assistant":
			turns++
			if reasoning != "" {
				add(trial.Event{Kind: trial.EventReasoning, Text: reasoning})
			}
			if text != "" {
				add(trial.Event{Kind: trial.EventAssistant, Text: text})
			}
			for _, c := range m.ToolCalls {
				names[c.ID] = c.Function
				add(trial.Event{Kind: trial.EventToolCall, Call: &trial.ToolCall{ID: c.ID, Name: c.Function, Args: cmp.Or(string(c.Arguments), "{}")}})
			}
		case "tool":
			failed := m.Error != nil
			if failed && text == "" {
				text = m.Error.Message
			}
			add(trial.Event{Kind: trial.EventToolResult, Result: &trial.ToolResult{ID: m.ToolCallID, Name: cmp.Or(m.Function, names[m.ToolCallID]), Text: text, Error: failed}})
		}
	}
	if err != nil {
		return nil, 0, fmt.Errorf("write the transcript: %w", err)
	}
	return b.Bytes(), turns, nil
}
