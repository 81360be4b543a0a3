package retrieval

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/jsonpath"
	"github.com/assay-eval/assay/internal/trial"
)

type response struct {
	call  *trial.MadeCall
	timed bool   // the call has a time, since an agent of kind tool made it
	none  string // why there is no answer to grade; "" if there is one

	ids   []string // best first; "" for a result without an id
	fired *bool    // nil if that cannot be said
	// gap says why the results, or whether the tool fired, cannot be read: the
	// document has not the form that the settings suppose.
	gap   string
	notes []string
}

// readResponse takes the graded call out of an attempt, and the results out of it.
func (s *settings) readResponse(c grade.Case) (*response, error) {
	text, err := c.Answer()
	if err != nil {
		return nil, fmt.Errorf("open the answer: %w", err)
	}
	r := &response{}
	end := c.Attempt.End
	if answer, err := trial.ReadAnswer([]byte(text)); err == nil {
		r.timed = true
		r.call, r.none = s.chooseCall(answer.Calls)
	} else if strings.TrimSpace(text) == "" {
		r.none = "there is no answer"
	} else { // of an agent of another kind: the answer is taken for the text of a call
		r.call = &trial.MadeCall{Text: text, Bytes: len(text), Tokens: (len(text) + trial.BytesPerToken - 1) / trial.BytesPerToken}
	}
	if r.none != "" && end.Reason != trial.Finished {
		r.none += fmt.Sprintf(": it ended with %s", end.Reason)
	}
	if r.call == nil {
		return r, nil
	}
	if r.call.Error {
		r.none = fmt.Sprintf("%s failed: %s", toolName(r.call), excerptLine(r.call.Text))
		return r, nil
	}
	s.readResults(r)
	return r, nil
}

func toolName(m *trial.MadeCall) string {
	if m.Tool == "" {
		return "the tool"
	}
	return "tool " + excerptLine(m.Tool)
}

func (s *settings) chooseCall(calls []trial.MadeCall) (*trial.MadeCall, string) {
	if len(calls) == 0 {
		return nil, "no call was made"
	}
	if s.cfg.Call == lastCall {
		return &calls[len(calls)-1], ""
	}
	if n := s.cfg.Call.callNumber(); n > 0 {
		if n > len(calls) {
			return nil, fmt.Sprintf("call %d of %d was not made", n, len(calls))
		}
		return &calls[n-1], ""
	}
	for i := range slices.Backward(calls) {
		if calls[i].Tool == string(s.cfg.Call) {
			return &calls[i], ""
		}
	}
	return nil, fmt.Sprintf("tool %s was not called", s.cfg.Call)
}

func (s *settings) readResults(r *response) {
	doc, where, gap := s.decodeDocument(r.call)
	if gap != "" {
		r.gap = gap
		return
	}
	items, why, err := s.ids.Items(doc)
	if err != nil {
		r.gap = fmt.Sprintf("%s in the %s: %v", s.ids, where, err)
		return
	}
	if s.fired != nil {
		r.fired, gap = s.readFired(doc, where)
	}
	switch {
	case gap != "":
	case why != "" && r.fired != nil && !*r.fired:
		// It reports that it did not fire, and leaves the list out.
		items = nil
	case why != "":
		gap = fmt.Sprintf("%s finds nothing in the %s since it has another shape: %s", s.ids, where, why)
	}
	if gap != "" {
		r.gap = gap
		return
	}
	without := 0
	for _, item := range items {
		id, ok := idOf(item)
		if !ok {
			without++
		}
		r.ids = append(r.ids, id)
	}
	if without > 0 {
		r.notes = append(r.notes, fmt.Sprintf("%d of %d results have no id", without, len(items)))
		if without == len(items) {
			r.gap = fmt.Sprintf("%s leads to no text or number in any of %d results", s.ids, len(items))
		}
	}
	if s.fired == nil {
		r.fired = new(len(r.ids) > 0)
	}
}

// idOf is the id of a result: a text that is not empty, or a number as it was
// written.
func idOf(i jsonpath.Item) (string, bool) {
	switch v := i.Value.(type) {
	case string:
		return v, v != ""
	case json.Number:
		return v.String(), true
	}
	return "", false
}

func (s *settings) readFired(doc any, where string) (fired *bool, gap string) {
	values, err := s.fired.Find(doc)
	switch {
	case err != nil:
		return nil, fmt.Sprintf("%s in the %s: %v", s.fired, where, err)
	case len(values) != 1:
		return nil, fmt.Sprintf("%s leads to %d values in the %s, not to true or false", s.fired, len(values), where)
	}
	b, ok := values[0].(bool)
	if !ok {
		return nil, fmt.Sprintf("%s leads to %s in the %s, not to true or false", s.fired, jsonpath.Kind(values[0]), where)
	}
	return &b, ""
}

func (s *settings) decodeDocument(m *trial.MadeCall) (doc any, where, gap string) {
	if s.cfg.From != fromText && len(m.Structured) > 0 && string(m.Structured) != "null" {
		doc, err := jsonpath.Decode(m.Structured)
		if err != nil {
			return nil, "", "the structured content is no JSON: " + err.Error()
		}
		return doc, "structured content", ""
	}
	if s.cfg.From == fromStructured {
		return nil, "", "the call has no structured content; from: text reads JSON out of its text"
	}
	var first error
	for _, part := range jsonCandidates(m.Text) {
		doc, err := jsonpath.Decode([]byte(part))
		if err == nil {
			return doc, "text", ""
		}
		if first == nil {
			first = err
		}
	}
	return nil, "", fmt.Sprintf("the text holds no JSON (%v): %s", first, excerptLine(m.Text))
}

// jsonCandidates are the parts of a text that may be its JSON: all of it, then each
// fenced code block.
func jsonCandidates(text string) []string {
	out := []string{text}
	lines := strings.Split(text, "\n")
	open := -1
	fence := ""
	for i, line := range lines {
		line = strings.TrimSpace(line)
		switch {
		case open < 0 && (strings.HasPrefix(line, "```") || strings.HasPrefix(line, "~~~")):
			open, fence = i, line[:len(line)-len(strings.TrimLeft(line, line[:1]))]
		case open >= 0 && strings.HasPrefix(line, fence) && strings.Trim(line, fence[:1]) == "":
			out = append(out, strings.Join(lines[open+1:i], "\n"))
			open = -1
		}
	}
	return out
}

// excerptLine is the beginning of a text, on one line, "(empty)" for none.
func excerptLine(s string) string { return cutLine(s, 200) }

// cutLine is a text on one line, of so many characters at most.
func cutLine(s string, most int) string {
	s = strings.ToValidUTF8(s[:min(len(s), 4*most)], "\ufffd")
	s = strings.Join(strings.Fields(s), " ")
	if r := []rune(s); len(r) > most {
		s = string(r[:most]) + "…"
	}
	if s == "" {
		return "(empty)"
	}
	return s
}
