package tape

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/assay-eval/assay/internal/seal"
)

// Reply is a recorded call of a tool with the server's answer.
type Reply struct {
	Params json.RawMessage `json:"params"` // params of tools/call
	Result json.RawMessage `json:"result"`
}

// Replies returns the answered calls of a recording, in order.
func (t *Tape) Replies() ([]Reply, error) {
	s, err := t.pairMessages()
	if err != nil {
		return nil, err
	}
	var out []Reply
	for _, x := range s.exchanges {
		if x.call.tool != "" && x.result != nil {
			out = append(out, Reply{x.params, x.result})
		}
	}
	return out, nil
}

// YokeSettings holds the settings of a [Yoke].
type YokeSettings struct {
	Seed    uint64  `json:"seed"`
	Task    string  `json:"task"`
	Replies []Reply `json:"replies"`
}

// Yoke answers calls with real replies to other calls of the same tool. Such replies
// have the form and length of knowledge about another subject. If the recording has the
// same call, Yoke chooses the other reply that is closest to its reply in form, then in
// length. Seed, task and the number of the call break ties. A Yoke is safe for
// concurrent use, since it numbers calls among equal calls.
type Yoke struct {
	settings YokeSettings
	byTool   map[string][]yoked

	mu    sync.Mutex
	calls map[string]int // number of calls by tool and arguments
}

// yoked is a recorded reply.
type yoked struct {
	key    string // key of the call
	result json.RawMessage
	replyForm
}

// replyForm is the form of a reply.
type replyForm struct {
	shape  string // kinds of content, names of members
	length int    // size class: number of bits of the length in bytes
	text   string
	failed bool
}

// NewYoke returns a Yoke. Of equal calls it uses the first reply.
func NewYoke(settings YokeSettings) (*Yoke, error) {
	y := &Yoke{settings: settings, byTool: map[string][]yoked{}, calls: map[string]int{}}
	for _, r := range settings.Replies {
		c, err := newCall("tools/call", r.Params)
		if err != nil {
			return nil, err
		}
		key := c.matchKey()
		if slices.ContainsFunc(y.byTool[c.tool], func(o yoked) bool { return o.key == key }) {
			continue
		}
		y.byTool[c.tool] = append(y.byTool[c.tool], yoked{key, r.Result, formOf(r.Result)})
	}
	return y, nil
}

// Lacks reports whether the recording has fewer than two calls of a tool with different
// arguments, so that some call would have no reply.
func (y *Yoke) Lacks(tool string) bool { return len(y.byTool[tool]) < 2 }

// Answer returns a reply to a call of a tool, as a result of tools/call.
func (y *Yoke) Answer(tool string, args json.RawMessage) (json.RawMessage, error) {
	if len(args) == 0 {
		args = json.RawMessage("{}")
	}
	name, _ := json.Marshal(tool) // encoding a string never fails
	c, err := newCall("tools/call", fmt.Appendf(nil, `{"name":%s,"arguments":%s}`, name, args))
	if err != nil {
		return nil, err
	}
	key := c.matchKey()
	var own *yoked
	var others []yoked
	for i, r := range y.byTool[tool] {
		if r.key == key {
			own = &y.byTool[tool][i]
		} else {
			others = append(others, r)
		}
	}
	if len(others) == 0 {
		return nil, fmt.Errorf("the recording has no reply to another call of %s", tool)
	}
	best := slices.MinFunc(others, func(a, b yoked) int { return cmp.Compare(a.distance(own), b.distance(own)) }).distance(own)
	others = slices.DeleteFunc(others, func(r yoked) bool { return r.distance(own) > best })
	y.mu.Lock()
	n := y.calls[key]
	y.calls[key]++
	y.mu.Unlock()
	draw, err := seal.Hash("assay/yoke/1", []any{fmt.Sprint(y.settings.Seed), y.settings.Task, key, n})
	if err != nil {
		return nil, err
	}
	pick, err := strconv.ParseUint(string(draw[:15]), 16, 64)
	if err != nil {
		return nil, fmt.Errorf("draw a reply: %w", err)
	}
	return others[pick%uint64(len(others))].result, nil
}

// distance returns the distance of a reply from own, the reply to the call itself, or
// from no reply if own is nil.
func (r yoked) distance(own *yoked) int {
	d := 0
	switch {
	case own == nil && r.failed:
		return 1
	case own == nil:
		return 0
	case r.text == own.text:
		d += 1 << 20 // this reply would be correct
	}
	if r.shape != own.shape {
		d += 1 << 10
	}
	return d + max(r.length-own.length, own.length-r.length)
}

func formOf(result json.RawMessage) replyForm {
	var r struct {
		IsError    bool            `json:"isError"`
		Content    []contentPart   `json:"content"`
		Structured json.RawMessage `json:"structuredContent"`
	}
	_ = json.Unmarshal(result, &r) // a result of another form has no content
	f := replyForm{failed: r.IsError}
	parts := []string{fmt.Sprint(r.IsError), shapeOf(r.Structured, 3)}
	for _, c := range r.Content {
		parts = append(parts, c.Type+" "+shapeOf([]byte(c.Text), 3))
		f.text += c.Text + c.Data + "\n"
	}
	f.text += string(r.Structured)
	f.shape, f.length = strings.Join(slices.Compact(parts), "|"), bits.Len(uint(len(f.text)))
	return f
}

type contentPart struct{ Type, Text, Data string }

// shapeOf returns the member names of a JSON value and of nested values down to a
// depth, or "" if the text is not JSON.
func shapeOf(raw []byte, depth int) string {
	var v any
	if json.Unmarshal(raw, &v) != nil {
		return ""
	}
	return shapeOfValue(v, depth)
}

func shapeOfValue(v any, depth int) string {
	switch v := v.(type) {
	case map[string]any:
		var names []string
		for _, name := range slices.Sorted(maps.Keys(v)) {
			if depth > 0 {
				name += shapeOfValue(v[name], depth-1)
			}
			names = append(names, name)
		}
		return "{" + strings.Join(names, ",") + "}"
	case []any:
		if len(v) == 0 || depth == 0 {
			return "[]"
		}
		return "[" + shapeOfValue(v[0], depth-1) + "]"
	}
	return ""
}
