package suite

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/suite/callref"
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
			if _, is := c.Args[callref.Key]; is {
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
	if from, is, err := callref.Read(v); is {
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
		if _, is := v[callref.Key]; is {
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
