package fields

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/jsonpath"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Value is any JSON value, as written in a suite.
type Value struct{ raw json.RawMessage }

func (v Value) isSet() bool { return v.raw != nil }

// IsZero reports that no value was written; null is one.
func (v Value) IsZero() bool { return !v.isSet() }

// MarshalJSON writes the value.
func (v Value) MarshalJSON() ([]byte, error) {
	if v.raw == nil {
		return []byte("null"), nil
	}
	return v.raw, nil
}

// UnmarshalJSON keeps the value.
func (v *Value) UnmarshalJSON(b []byte) error {
	v.raw = append(json.RawMessage(nil), b...)
	return nil
}

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
		want, err := jsonpath.Decode(e.Equals.raw)
		return err == nil && len(found) == 1 && equalValues(found[0], want)
	case e.Contains.isSet():
		want, err := jsonpath.Decode(e.Contains.raw)
		if err != nil {
			return false
		}
		for _, v := range found {
			if containsValue(v, want) {
				return true
			}
		}
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
		return "be " + grade.Excerpt(string(e.Equals.raw))
	}
	return "contain " + grade.Excerpt(string(e.Contains.raw))
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
	if equalValues(v, want) {
		return true
	}
	switch v := v.(type) {
	case []any:
		for _, x := range v {
			if equalValues(x, want) {
				return true
			}
		}
	case string:
		part, ok := want.(string)
		return ok && strings.Contains(v, part)
	}
	return false
}

// equalValues compares values as RFC 9535, section 2.3.5.2.2, does: numbers by value,
// objects without regard to order.
func equalValues(a, b any) bool {
	switch a := a.(type) {
	case json.Number:
		b, ok := b.(json.Number)
		if !ok || a == b {
			return ok
		}
		x, errX := a.Float64()
		y, errY := b.Float64()
		return errX == nil && errY == nil && x == y
	case []any:
		b, ok := b.([]any)
		if !ok || len(a) != len(b) {
			return false
		}
		for i := range a {
			if !equalValues(a[i], b[i]) {
				return false
			}
		}
		return true
	case *jsonpath.Object:
		b, ok := b.(*jsonpath.Object)
		if !ok || len(a.Names()) != len(b.Names()) {
			return false
		}
		for _, name := range a.Names() {
			x, _ := a.Get(name)
			y, has := b.Get(name)
			if !has || !equalValues(x, y) {
				return false
			}
		}
		return true
	}
	return a == b
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

// listProblems lists the expectations that cannot work.
func (c *Config) listProblems(prefix string, calls []suite.Call) []suite.Problem {
	var out []suite.Problem
	made := 0
	for _, call := range calls {
		if !call.Warmup {
			made++
		}
	}
	for i := range c.Expect {
		e := &c.Expect[i]
		if why := e.findProblem(); why != "" {
			out = append(out, suite.Problem{Path: fmt.Sprintf("%sexpect.%d", prefix, i), Text: why})
		}
		if e.Call != nil && *e.Call >= made && calls != nil {
			out = append(out, suite.Problem{Path: fmt.Sprintf("%sexpect.%d.call", prefix, i), Text: fmt.Sprintf("there is no call %d: the task makes %d, counted from 0", *e.Call, made)})
		}
	}
	return out
}
