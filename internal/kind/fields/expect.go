package fields

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/jsonpath"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Value is a JSON value as written in a suite, or nil if none.
type Value struct{ json.RawMessage }

func (v Value) isSet() bool { return v.RawMessage != nil }

// SuiteSchema implements suite.Schemer: anything goes.
func (Value) SuiteSchema() map[string]any { return map[string]any{"title": "any value"} }

// Expectation is the required value at a path in the answer of one call. Exactly one
// of the last five is set.
type Expectation struct {
	Call     *int   `json:"call,omitempty" key:"grade" doc:"which call, from 0, warm-ups not counted; default the last" min:"0"`
	Path     string `json:"path" key:"grade" doc:"path expression (RFC 9535) into its structured content or, without such, its text as JSON"`
	Equals   Value  `json:"equals,omitzero" key:"grade" doc:"the path leads to exactly one value, and it is this"`
	Contains Value  `json:"contains,omitzero" key:"grade" doc:"one of the values is this, or is a list that has it, or a text that it is part of"`
	Exists   bool   `json:"exists,omitempty" key:"grade" doc:"the path leads to something, be it null"`
	Absent   bool   `json:"absent,omitempty" key:"grade" doc:"the path leads to nothing"`
	Count    *int   `json:"count,omitempty" key:"grade" doc:"how many values the path leads to" min:"0"`
}

func (e *Expectation) findProblem() string {
	n := 0
	for _, set := range []bool{e.Equals.isSet(), e.Contains.isSet(), e.Exists, e.Absent, e.Count != nil} {
		if set {
			n++
		}
	}
	if n != 1 {
		return fmt.Sprintf("an expectation has exactly one of equals, contains, exists, absent and count, and this has %d", n)
	}
	if _, err := jsonpath.Parse(e.Path); err != nil {
		return err.Error()
	}
	return ""
}

// unmetReason says why an expectation does not hold of the calls; "" if it does.
func (e *Expectation) unmetReason(calls []trial.MadeCall) (string, error) {
	at := len(calls) - 1
	if e.Call != nil {
		at = *e.Call
	}
	if at < 0 || at >= len(calls) {
		return fmt.Sprintf("call %d was not made", at), nil
	}
	doc, err := readDocument(&calls[at])
	if err != nil {
		return fmt.Sprintf("call %d: %v", at, err), nil
	}
	path, err := jsonpath.Parse(e.Path)
	if err != nil {
		return "", err // the loader has checked it
	}
	found, err := path.Find(doc)
	if err != nil {
		return fmt.Sprintf("call %d: %s: %v", at, e.Path, err), nil
	}
	if e.holdsFor(found) {
		return "", nil
	}
	return fmt.Sprintf("call %d: %s is %s, and should %s", at, e.Path, shownValue(found), e.inWords()), nil
}

func (e *Expectation) holdsFor(found []any) bool {
	switch {
	case e.Exists:
		return len(found) > 0
	case e.Absent:
		return len(found) == 0
	case e.Count != nil:
		return len(found) == *e.Count
	case e.Equals.isSet():
		want, err := jsonpath.Decode(e.Equals.RawMessage)
		return err == nil && len(found) == 1 && jsonpath.Equal(found[0], want)
	case e.Contains.isSet():
		want, err := jsonpath.Decode(e.Contains.RawMessage)
		return err == nil && slices.ContainsFunc(found, func(v any) bool { return containsValue(v, want) })
	}
	return false
}

func (e *Expectation) inWords() string {
	switch {
	case e.Exists:
		return "be there"
	case e.Absent:
		return "not be there"
	case e.Count != nil:
		return fmt.Sprintf("be %d values", *e.Count)
	case e.Equals.isSet():
		return "be " + grade.Excerpt(string(e.Equals.RawMessage))
	}
	return "contain " + grade.Excerpt(string(e.Contains.RawMessage))
}

// readDocument is what paths lead into: the structured content of a call or, without
// such, its text as JSON.
func readDocument(m *trial.MadeCall) (any, error) {
	if len(m.Structured) > 0 {
		return jsonpath.Decode(m.Structured)
	}
	doc, err := jsonpath.Decode([]byte(m.Text))
	if err != nil {
		return nil, errors.New("it answered neither structured content nor JSON: " + grade.Excerpt(m.Text))
	}
	return doc, nil
}

// containsValue reports whether v is want, or a list that has it, or a text that it is part
// of.
func containsValue(v, want any) bool {
	switch v := v.(type) {
	case []any:
		if slices.ContainsFunc(v, func(x any) bool { return jsonpath.Equal(x, want) }) {
			return true
		}
	case string:
		part, ok := want.(string)
		return ok && strings.Contains(v, part)
	}
	return jsonpath.Equal(v, want)
}

// maxShown is how many of the values that a path leads to evidence shows.
const maxShown = 5

func shownValue(found []any) string {
	if len(found) == 0 {
		return "not there"
	}
	var parts []string
	for _, v := range found[:min(len(found), maxShown)] {
		if s, ok := v.(string); ok {
			parts = append(parts, fmt.Sprintf("%q", grade.Excerpt(s)))
			continue
		}
		parts = append(parts, jsonpath.Kind(v))
	}
	if more := len(found) - maxShown; more > 0 {
		parts = append(parts, fmt.Sprintf("and %d more", more))
	}
	return strings.Join(parts, ", ")
}

func (c *Config) listProblems(prefix string, calls int) []suite.Problem {
	var out []suite.Problem
	for i := range c.Expect {
		e := &c.Expect[i]
		if why := e.findProblem(); why != "" {
			out = append(out, suite.Problem{Path: fmt.Sprintf("%sexpect.%d", prefix, i), Text: why})
		}
		if e.Call != nil && *e.Call >= calls {
			out = append(out, suite.Problem{Path: fmt.Sprintf("%sexpect.%d.call", prefix, i), Text: fmt.Sprintf("there is no call %d: the task makes %d, counted from 0", *e.Call, calls)})
		}
	}
	return out
}
