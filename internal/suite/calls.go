package suite

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Call is one tool call that a task asks an agent of kind tool to make.
type Call struct {
	Server string `json:"server,omitempty" key:"gen" doc:"server of the tool; default: the only one of the scenario that has it"`
	Tool   string `json:"tool" key:"gen" doc:"tool to call"`
	Args   Args   `json:"args,omitempty" key:"gen" doc:"arguments, sent as written; texts are templates over the task as prompt is, and {$from: {call: 0, path: $.id}} stands for a value that an earlier call of the task answered"`
	Warmup bool   `json:"warmup,omitempty" key:"gen" doc:"only warms the server up: neither timed nor graded"`
	Expect string `json:"expect,omitempty" key:"grade" doc:"how the call should end: ok (default) or error" enum:"ok,error"`
}

// Args are the arguments of a call, as encoding/json reads them with UseNumber:
// a number is the [json.Number] that was written, and reaches the server so. The
// templates in texts are filled in when the suite is loaded.
type Args map[string]any

// KeyForm implements [seal.Keyer] with the arguments as JSON text, since a key
// cannot hold fractions as numbers, and the text "1.5" is another argument than
// the number.
func (a Args) KeyForm() (any, error) {
	b, err := json.Marshal(a)
	return string(b), err
}

// Measured returns the calls of t without the warm-up calls.
func (t *Task) Measured() []Call {
	return slices.DeleteFunc(slices.Clone(t.Calls), func(c Call) bool { return c.Warmup })
}

// FromKey is the only key of an argument that refers to an answer of an earlier call.
const FromKey = "$from"

// From is a reference to a value that an earlier call answered.
type From struct {
	Call int    // position in the task's calls, from 0
	Path []Step // from the root of the answer
}

// Step is one step of a [From]: into a map by Name, or into a list by Index,
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
func (f From) String() string {
	out := "$"
	for _, s := range f.Path {
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

// ReadFrom reads v, a value of arguments, as a reference. It is false for a
// value that is none.
func ReadFrom(v any) (from From, is bool, err error) {
	m, _ := v.(map[string]any)
	if _, is = m[FromKey]; !is {
		return from, false, nil
	}
	ref, _ := m[FromKey].(map[string]any)
	path, text := ref["path"].(string)
	if len(m) != 1 || len(ref) != 2 || !text {
		return from, true, errors.New("a reference is a map of nothing but " + FromKey + ", and that one of call and path")
	}
	if from.Call, err = strconv.Atoi(fmt.Sprint(ref["call"])); err != nil || from.Call < 0 {
		return from, true, errors.New("call is the position of an earlier call of the task, from 0")
	}
	from.Path, err = readPath(path)
	return from, true, err
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

// checkCalls checks the calls of every task. Whether the arms have their servers is
// the concern of the agents that make them.
func (k *checker) checkCalls() {
	for _, t := range k.s.Tasks {
		task := &checker{k.loader, k.s, k.s.origin.tasks[t].tree}
		warm := len(t.Calls) > 0
		for i, c := range t.Calls {
			at := fmt.Sprintf("calls.%d.", i)
			task.refuseIf(strings.TrimSpace(c.Tool) == "", at+"tool", "name the tool that is to be called",
				"calls.%d.tool is empty", i)
			if c.Server != "" {
				checkName(task, at+"server", "server", c.Server, k.s.Servers)
			}
			task.refuseIf(c.Warmup && c.Expect == "error", at+"expect", "take it out",
				"calls.%d is for warming up, so what it answers is not judged", i)
			warm = warm && c.Warmup
			if _, is := c.Args[FromKey]; is {
				task.addMistake(at+"args", referenceForm, "a reference stands for one argument, not for all of them")
			} else {
				task.checkReferences(i, map[string]any(c.Args), at+"args")
			}
		}
		task.refuseIf(warm, "calls", "add the call that is to be measured", "all calls of task %q are for warming up", t.ID)
	}
}

const referenceForm = "write it like {$from: {call: 0, path: $.id}}"

// checkReferences checks the references in v, a value of the arguments of a call.
func (k *checker) checkReferences(call int, v any, path string) {
	if from, is, err := ReadFrom(v); is {
		if err != nil {
			k.addMistake(path, referenceForm, "%v", err)
			return
		}
		k.refuseIf(from.Call >= call, path, "",
			"call %d can only use the answers of calls before it, not of %d (they count from 0)", call, from.Call)
		return
	}
	switch v := v.(type) {
	case map[string]any:
		for key, e := range v {
			k.checkReferences(call, e, path+"."+key)
		}
	case []any:
		for i, e := range v {
			k.checkReferences(call, e, fmt.Sprintf("%s.%d", path, i))
		}
	}
}

func (l *loader) renderCalls(s *Suite) {
	for _, t := range s.Tasks {
		r := renderer{l: l, t: t, tree: s.origin.tasks[t].tree}
		for i, c := range t.Calls {
			for key, v := range c.Args {
				c.Args[key] = r.renderValue(v, fmt.Sprintf("calls.%d.args.%s", i, key))
			}
		}
	}
}

type renderer struct {
	l    *loader
	t    *Task
	tree *node
}

func (r renderer) renderValue(v any, path string) any {
	switch v := v.(type) {
	case string:
		return r.renderText(v, path)
	case map[string]any:
		if _, is := v[FromKey]; is {
			return v
		}
		for key, e := range v {
			v[key] = r.renderValue(e, path+"."+key)
		}
	case []any:
		for i, e := range v {
			v[i] = r.renderValue(e, fmt.Sprintf("%s.%d", path, i))
		}
	}
	return v
}

func (r renderer) renderText(s, path string) string {
	if !strings.Contains(s, "{{") {
		return s
	}
	var out string
	tmpl, mistake := parsePrompt(s)
	if mistake == nil {
		out, mistake = executePrompt(tmpl, r.t)
	}
	if mistake != nil {
		fix := cmp.Or(mistake.fix, "{{\"{{\"}} stands for {{ itself")
		r.l.c.addMistake(r.tree.placeOf(path), fix, "%s", mistake.text)
	}
	return out
}
