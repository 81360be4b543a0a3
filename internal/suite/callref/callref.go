// Package callref reads references to values that earlier tool calls of a task
// answered.
package callref

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Key is the only key of an argument that refers to an answer of an earlier call.
const Key = "$from"

// Reference is a reference to a value that an earlier call answered.
type Reference struct {
	Call int    // position in the task's calls, from 0
	Path []Step // from the root of the answer
}

// Step is one step of a [Reference]: into a map by Name, or into a list by Index,
// which counts from the end if it is negative.
type Step struct {
	Name  string
	Index int
	List  bool
}

// In returns the value that s leads to in v, a value as encoding/json reads it.
func (s Step) In(v any) (any, bool) {
	if !s.List {
		m, _ := v.(map[string]any)
		e, ok := m[s.Name]
		return e, ok
	}
	l, _ := v.([]any)
	i := s.Index
	if i < 0 {
		i += len(l)
	}
	if i < 0 || i >= len(l) {
		return nil, false
	}
	return l[i], true
}

// String writes the path as a suite may have it.
func (r Reference) String() string {
	out := "$"
	for _, s := range r.Path {
		switch {
		case s.List:
			out += fmt.Sprintf("[%d]", s.Index)
		case strings.ContainsAny(s.Name, ".[]*'\" \t\n\\"):
			out += "['" + strings.NewReplacer(`\`, `\\`, "'", `\'`).Replace(s.Name) + "']"
		default:
			out += "." + s.Name
		}
	}
	return out
}

// Read reads v, a value of arguments, as a reference. It reports false for
// any other value.
func Read(v any) (ref Reference, is bool, err error) {
	m, _ := v.(map[string]any)
	if _, is = m[Key]; !is {
		return ref, false, nil
	}
	parts, _ := m[Key].(map[string]any)
	path, text := parts["path"].(string)
	if len(m) != 1 || len(parts) != 2 || !text {
		return ref, true, errors.New("a reference is a map of nothing but " + Key + ", and that one of call and path")
	}
	if ref.Call, err = strconv.Atoi(fmt.Sprint(parts["call"])); err != nil || ref.Call < 0 {
		return ref, true, errors.New("call is the position of an earlier call of the task, from 0")
	}
	ref.Path, err = readPath(path)
	return ref, true, err
}

// readPath reads a path that leads to one value: $ and then .name, [0], [-1] or
// ['any name'], a singular query of JSONPath (RFC 9535).
func readPath(s string) ([]Step, error) {
	rest, ok := strings.CutPrefix(s, "$")
	if !ok {
		return nil, fmt.Errorf("path %q does not begin with $", s)
	}
	var out []Step
	for rest != "" {
		var step Step
		switch rest[0] {
		case '.':
			end := strings.IndexAny(rest[1:], ".[") + 1
			if end == 0 {
				end = len(rest)
			}
			step.Name, rest = rest[1:end], rest[end:]
			if step.Name == "" || strings.ContainsAny(step.Name, "*]'\" \t\n") {
				return nil, fmt.Errorf("path %q: %q is no name; write ['NAME'] for one with other characters", s, step.Name)
			}
		case '[':
			var err error
			if step, rest, err = readBracket(rest[1:]); err != nil {
				return nil, fmt.Errorf("path %q: %w", s, err)
			}
		default:
			return nil, fmt.Errorf("path %q: expected . or [ before %q", s, rest)
		}
		out = append(out, step)
	}
	return out, nil
}

// readBracket reads a segment after "[" and returns the rest after "]".
func readBracket(s string) (step Step, rest string, err error) {
	if s == "" || s[0] != '\'' && s[0] != '"' {
		inner, rest, closed := strings.Cut(s, "]")
		step.List = true
		step.Index, err = strconv.Atoi(inner)
		if err != nil || !closed {
			return step, "", errors.New("a bracket holds a whole number or a quoted name, and leads to one value")
		}
		return step, rest, nil
	}
	quote := s[0]
	var name strings.Builder
	for i := 1; i < len(s); i++ {
		switch {
		case s[i] == '\\':
			if i++; i == len(s) || !strings.ContainsRune(`\'"/`, rune(s[i])) {
				return step, "", errors.New("in a quoted name \\ stands before a quote or another \\")
			}
			name.WriteByte(s[i])
		case s[i] != quote:
			name.WriteByte(s[i])
		case i+1 < len(s) && s[i+1] == ']' && utf8.ValidString(name.String()):
			return Step{Name: name.String()}, s[i+2:], nil
		default:
			return step, "", errors.New("a quoted name ends with ]")
		}
	}
	return step, "", errors.New("a quoted name is not closed")
}
