package diff

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/mcp/tape"
)

// Calls compares the answers to the same calls.
type Calls struct {
	Made      int    `json:"made"`
	Same      int    `json:"same"`
	Left      int    `json:"left_out"` // calls without an answer in the old recording, or of removed tools
	Differing []Call `json:"differing"`
}

// Call is a call with different answers.
type Call struct {
	Tool      string          `json:"tool"`
	Arguments json.RawMessage `json:"arguments"`
	Fields    []Field         `json:"fields"`
}

// Field is a path at which two answers differ, such as
// "structuredContent.items[2].title". Old or New is "" if the path exists on one side
// only.
type Field struct {
	Path string `json:"path"`
	Old  string `json:"old,omitempty"`
	New  string `json:"new,omitempty"`
}

// maxFields is the maximum number of fields kept per call.
const maxFields = 100

// Add compares two answers to a call. It compares texts that are JSON by field.
func (c *Calls) Add(old, now tape.Call) {
	c.Made++
	var fields []Field
	compareValues(answerOf(old), answerOf(now), "", &fields)
	if len(fields) == 0 {
		c.Same++
		return
	}
	args := old.Arguments
	if !json.Valid(args) {
		args = json.RawMessage("{}")
	}
	c.Differing = append(c.Differing, Call{old.Tool, args, fields[:min(len(fields), maxFields)]})
}

// answerOf returns the result or the error of a call as a decoded value.
func answerOf(c tape.Call) any {
	var v any
	switch {
	case c.Error != nil:
		_ = decodeInto(c.Error, &v) // a malformed answer counts as none
		return map[string]any{"error": v}
	case c.Result == nil:
		return map[string]any{"error": "no answer"}
	}
	if decodeInto(c.Result, &v) != nil {
		return map[string]any{"error": "an answer that cannot be read"}
	}
	m, _ := v.(map[string]any)
	delete(m, "_meta")
	delete(m, "resultType") // present in newer versions of the protocol
	content, _ := m["content"].([]any)
	for _, part := range content {
		p, _ := part.(map[string]any)
		text, ok := p["text"].(string)
		var inner any
		if trimmed := strings.TrimSpace(text); ok && (strings.HasPrefix(trimmed, "{") || strings.HasPrefix(trimmed, "[")) && json.Valid([]byte(text)) && decodeInto([]byte(text), &inner) == nil {
			p["text"] = inner
		}
	}
	return v
}

// compareValues appends the paths at which two decoded values differ.
func compareValues(a, b any, path string, out *[]Field) {
	if len(*out) >= maxFields {
		return
	}
	switch x := a.(type) {
	case map[string]any:
		if y, ok := b.(map[string]any); ok {
			for _, name := range unionKeys(x, y) {
				at := strings.TrimPrefix(path+"."+name, ".")
				_, inX := x[name]
				_, inY := y[name]
				switch {
				case inX && inY:
					compareValues(x[name], y[name], at, out)
				case inX:
					*out = append(*out, Field{Path: at, Old: shownValue(x[name])})
				default:
					*out = append(*out, Field{Path: at, New: shownValue(y[name])})
				}
			}
			return
		}
	case []any:
		if y, ok := b.([]any); ok {
			for i := range max(len(x), len(y)) {
				at := fmt.Sprintf("%s[%d]", path, i)
				switch {
				case i >= len(y):
					*out = append(*out, Field{Path: at, Old: shownValue(x[i])})
				case i >= len(x):
					*out = append(*out, Field{Path: at, New: shownValue(y[i])})
				default:
					compareValues(x[i], y[i], at, out)
				}
			}
			return
		}
	}
	if old, now := shownValue(a), shownValue(b); old != now {
		*out = append(*out, differingText(path, a, b, old, now))
	}
}

// differingText shortens two long texts to the first line in which they differ.
func differingText(path string, a, b any, old, now string) Field {
	x, ok := a.(string)
	y, both := b.(string)
	if !ok || !both || !strings.Contains(x+y, "\n") {
		return Field{path, old, now}
	}
	before, after := strings.Split(x, "\n"), strings.Split(y, "\n")
	n := 0
	for n < len(before) && n < len(after) && before[n] == after[n] {
		n++
	}
	line := func(all []string) string {
		if n < len(all) {
			return shownValue(all[n])
		}
		return ""
	}
	return Field{fmt.Sprintf("%s, line %d", path, n+1), line(before), line(after)}
}

// shownValue formats a value as JSON.
func shownValue(v any) string {
	if v == nil {
		return "null"
	}
	return compactJSON(v)
}

// Pair pairs each answered call of the old recording with the first unpaired call of
// the new one with the same tool and arguments.
func Pair(old, now []tape.Call) (c Calls) {
	c.Differing = []Call{}
	taken := make([]bool, len(now))
	for _, was := range old {
		i := slices.IndexFunc(now, func(is tape.Call) bool { return is.Tool == was.Tool && is.Key == was.Key })
		for i >= 0 && taken[i] {
			next := slices.IndexFunc(now[i+1:], func(is tape.Call) bool { return is.Tool == was.Tool && is.Key == was.Key })
			if next < 0 {
				break
			}
			i += next + 1
		}
		if i < 0 || taken[i] || was.Result == nil && was.Error == nil {
			c.Left++
			continue
		}
		taken[i] = true
		c.Add(was, now[i])
	}
	return c
}
