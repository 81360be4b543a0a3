package llm

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"path"
	"slices"
	"strconv"
	"strings"
	"sync"
	"text/template"
	"time"

	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/trial"
)

// Script holds authored answers, addressed by task, arm and index. It is written
// in YAML, one document an address:
//
//	task: nav-*             # id or glob; required
//	arm: "*"                # agent/scenario or glob; default "*"
//	index: 0                # repetition, from 0; default any
//	turns:                  # one answer of the model each
//	  - reasoning: …        # default none
//	    text: reading {{.Task}}
//	    calls:
//	      - {name: read_file, args: {path: a.py}}
//	      - {name: submit, args_text: '{"path": '}   # as it is, well formed or not
//	    stop: tools         # end, tools, length or refusal; default by calls
//	    usage: {input: 10, output: 5, cache_read: 0, cache_write_5m: 0, cache_write_1h: 0, reasoning: 0}
//	  - fault: {status: 529, after: 1s, times: 1}    # in place of an answer; times: default always
//	    text: after the fault
//
// Of the documents that fit a trial the most specific one answers: a task id
// before a glob, then an arm before a glob, then a set index; of two globs the
// longer. After its last turn the model ends with an empty text. Where a text
// holds "{{" it is a Go template over Task, Arm, Index and Turn (from 1).
type Script struct {
	name    string
	entries []*scriptEntry
	exact   map[string][]*scriptEntry
	globs   []*scriptEntry
}

type scriptEntry struct {
	task, arm string
	index     int // -1 for any
	line      int
	turns     []*scriptTurn
}

type scriptTurn struct {
	text, reasoning scriptText
	calls           []scriptCall
	stop            Stop
	usage           *trial.Usage
	fault           *ScriptFault
	times           int // 0 for always

	mu   sync.Mutex
	seen map[Meta]int // faults given, if times is set
}

type scriptCall struct {
	name string
	raw  scriptText
	tree any // arguments with templates in them, in place of raw
}

// ScriptFault is a script's fault in place of an answer: an HTTP status, and how
// long the server asks to wait.
type ScriptFault struct {
	Status int
	After  time.Duration
}

// scriptText is a text or, where it holds "{{", a template.
type scriptText struct {
	plain    string
	template *template.Template
}

func (t scriptText) render(m Meta) (string, error) {
	if t.template == nil {
		return t.plain, nil
	}
	var b strings.Builder
	err := t.template.Execute(&b, m)
	return b.String(), err
}

// ParseScript reads a script. Every mistake is an error that begins with
// "name:line:column".
func ParseScript(name string, data []byte) (*Script, error) {
	s := &Script{name: name, exact: map[string][]*scriptEntry{}}
	p := scriptParser{name}
	loader, err := yaml.NewLoader(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	for {
		var doc yaml.Node
		if err := loader.Load(&doc); errors.Is(err, io.EOF) {
			break
		} else if e, ok := errors.AsType[*yaml.LoadError](err); ok {
			return nil, fmt.Errorf("%s:%d:%d: %s", name, e.Mark.Line, e.Mark.Column, e.Message)
		} else if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		if len(doc.Content) == 0 || doc.Content[0].ShortTag() == "!!null" {
			continue
		}
		e, err := p.parseEntry(doc.Content[0])
		if err != nil {
			return nil, err
		}
		for _, o := range s.entries {
			if o.task == e.task && o.arm == e.arm && o.index == e.index {
				return nil, fmt.Errorf("%s:%d:1: %s is answered twice, first in line %d", name, e.line, e.trialName(), o.line)
			}
		}
		s.addEntry(e)
	}
	if len(s.entries) == 0 {
		return nil, fmt.Errorf("%s: no answers in it: write documents with task and turns", name)
	}
	return s, nil
}

func (s *Script) addEntry(e *scriptEntry) {
	s.entries = append(s.entries, e)
	if isGlob(e.task) {
		s.globs = append(s.globs, e)
	} else {
		s.exact[e.task] = append(s.exact[e.task], e)
	}
}

// Tasks returns the task ids and globs that the script answers, in its order.
func (s *Script) Tasks() []string {
	var out []string
	for _, e := range s.entries {
		if !slices.Contains(out, e.task) {
			out = append(out, e.task)
		}
	}
	return out
}

// Covers reports whether the script has answers for a trial.
func (s *Script) Covers(task, arm string, index int) bool {
	return s.findEntry(Meta{Task: task, Arm: arm, Index: index}) != nil
}

func (s *Script) findEntry(m Meta) (best *scriptEntry) {
	for _, list := range [][]*scriptEntry{s.exact[m.Task], s.globs} {
		for _, e := range list {
			if e.matchesMeta(m) && (best == nil || e.isMoreSpecific(best)) {
				best = e
			}
		}
	}
	return best
}

func isGlob(s string) bool { return strings.ContainsAny(s, `*?[\`) }

func globMatch(pattern, name string) bool {
	if pattern == "*" || pattern == name {
		return true
	}
	ok, _ := path.Match(pattern, name)
	return ok
}

func (e *scriptEntry) matchesMeta(m Meta) bool {
	return (e.index < 0 || e.index == m.Index) && globMatch(e.arm, m.Arm) && globMatch(e.task, m.Task)
}

// isMoreSpecific reports whether e is the more specific one.
func (e *scriptEntry) isMoreSpecific(o *scriptEntry) bool {
	rank := func(pattern string) int {
		if isGlob(pattern) {
			return len(pattern)
		}
		return 1 << 30
	}
	return cmp.Or(cmp.Compare(rank(e.task), rank(o.task)), cmp.Compare(rank(e.arm), rank(o.arm)), cmp.Compare(e.index, o.index)) > 0
}

func (e *scriptEntry) trialName() string {
	s := "task " + e.task + ", arm " + e.arm
	if e.index >= 0 {
		s += ", index " + strconv.Itoa(e.index)
	}
	return s
}

// scriptParser reads nodes strictly.
type scriptParser struct{ name string }

func (p scriptParser) errorf(n *yaml.Node, format string, args ...any) error {
	return fmt.Errorf("%s:%d:%d: %s", p.name, n.Line, n.Column, fmt.Sprintf(format, args...))
}

// mappingFields returns the values of a mapping by key, which must be among
// known.
func (p scriptParser) mappingFields(n *yaml.Node, what string, known ...string) (map[string]*yaml.Node, error) {
	n = resolveAlias(n)
	if n.Kind != yaml.MappingNode {
		return nil, p.errorf(n, "%s must be a mapping with %s", what, strings.Join(known, ", "))
	}
	out := map[string]*yaml.Node{}
	for i := 0; i+1 < len(n.Content); i += 2 {
		k := n.Content[i]
		if !slices.Contains(known, k.Value) {
			return nil, p.errorf(k, "%s has no key %q: use %s", what, k.Value, strings.Join(known, ", "))
		}
		if out[k.Value] != nil {
			return nil, p.errorf(k, "%s has key %q twice", what, k.Value)
		}
		out[k.Value] = resolveAlias(n.Content[i+1])
	}
	return out, nil
}

func resolveAlias(n *yaml.Node) *yaml.Node {
	for n.Kind == yaml.AliasNode && n.Alias != nil {
		n = n.Alias
	}
	return n
}

func (p scriptParser) parseEntry(n *yaml.Node) (*scriptEntry, error) {
	f, err := p.mappingFields(n, "a document", "task", "arm", "index", "turns")
	if err != nil {
		return nil, err
	}
	e := &scriptEntry{arm: "*", index: -1, line: n.Line}
	if f["task"] == nil {
		return nil, p.errorf(n, `a document needs a task: an id, or "*"`)
	}
	for key, into := range map[string]*string{"task": &e.task, "arm": &e.arm} {
		v := f[key]
		if v == nil {
			continue
		}
		if v.Kind != yaml.ScalarNode || v.Value == "" {
			return nil, p.errorf(v, "%s must be a name or a pattern", key)
		}
		if _, err := path.Match(v.Value, ""); err != nil {
			return nil, p.errorf(v, "%s %q is no pattern: %v", key, v.Value, err)
		}
		*into = v.Value
	}
	if v := f["index"]; v != nil {
		i, err := p.parseCount(v, "index")
		if err != nil {
			return nil, err
		}
		e.index = int(i)
	}
	turns := f["turns"]
	if turns == nil || turns.Kind != yaml.SequenceNode {
		return nil, p.errorf(cmp.Or(turns, n), "a document needs turns: a list, which may be empty")
	}
	for _, t := range turns.Content {
		turn, err := p.parseTurn(resolveAlias(t))
		if err != nil {
			return nil, err
		}
		e.turns = append(e.turns, turn)
	}
	return e, nil
}

func (p scriptParser) parseTurn(n *yaml.Node) (*scriptTurn, error) {
	f, err := p.mappingFields(n, "a turn", "text", "calls", "stop", "usage", "reasoning", "fault")
	if err != nil {
		return nil, err
	}
	t := &scriptTurn{}
	if t.text, err = p.parseText(f["text"], "text"); err != nil {
		return nil, err
	}
	if t.reasoning, err = p.parseText(f["reasoning"], "reasoning"); err != nil {
		return nil, err
	}
	if calls := f["calls"]; calls != nil {
		if calls.Kind != yaml.SequenceNode {
			return nil, p.errorf(calls, "calls must be a list")
		}
		for _, c := range calls.Content {
			call, err := p.parseCall(resolveAlias(c))
			if err != nil {
				return nil, err
			}
			t.calls = append(t.calls, call)
		}
	}
	t.stop = StopEnd
	if len(t.calls) > 0 {
		t.stop = StopTools
	}
	if v := f["stop"]; v != nil {
		t.stop = Stop(v.Value)
		if v.Kind != yaml.ScalarNode || !slices.Contains([]Stop{StopEnd, StopTools, StopLength, StopRefusal}, t.stop) {
			return nil, p.errorf(v, "stop must be end, tools, length or refusal")
		}
	}
	if v := f["usage"]; v != nil {
		if t.usage, err = p.parseUsage(v); err != nil {
			return nil, err
		}
	}
	if v := f["fault"]; v != nil {
		if err := p.parseFault(v, t); err != nil {
			return nil, err
		}
	}
	return t, nil
}

func (p scriptParser) parseUsage(n *yaml.Node) (*trial.Usage, error) {
	u := &trial.Usage{}
	into := map[string]*int64{
		"input": &u.Input, "output": &u.Output, "cache_read": &u.CacheRead,
		"cache_write_5m": &u.CacheWrite5m, "cache_write_1h": &u.CacheWrite1h, "reasoning": &u.Reasoning,
	}
	f, err := p.mappingFields(n, "usage", "input", "output", "cache_read", "cache_write_5m", "cache_write_1h", "reasoning")
	if err != nil {
		return nil, err
	}
	for key, v := range f {
		if *into[key], err = p.parseCount(v, key); err != nil {
			return nil, err
		}
	}
	if u.Reasoning > u.Output {
		return nil, p.errorf(f["reasoning"], "reasoning is part of output and cannot be more")
	}
	return u, nil
}

func (p scriptParser) parseFault(n *yaml.Node, t *scriptTurn) error {
	f, err := p.mappingFields(n, "fault", "status", "after", "times")
	if err != nil {
		return err
	}
	t.fault = &ScriptFault{}
	if f["status"] == nil {
		return p.errorf(n, "a fault needs a status, such as 529")
	}
	status, err := p.parseCount(f["status"], "status")
	if err != nil || status < 400 || status > 599 {
		return p.errorf(f["status"], "status must be an HTTP error, 400 to 599")
	}
	t.fault.Status = int(status)
	if v := f["after"]; v != nil {
		if t.fault.After, err = time.ParseDuration(v.Value); err != nil || t.fault.After < 0 {
			return p.errorf(v, "after must be a time such as 1s")
		}
	}
	if v := f["times"]; v != nil {
		times, err := p.parseCount(v, "times")
		if err != nil || times < 1 {
			return p.errorf(v, "times must be at least 1")
		}
		t.times, t.seen = int(times), map[Meta]int{}
	}
	return nil
}

func (p scriptParser) parseCount(n *yaml.Node, what string) (int64, error) {
	v, err := strconv.ParseInt(n.Value, 10, 32)
	if n.Kind != yaml.ScalarNode || err != nil || v < 0 {
		return 0, p.errorf(n, "%s must be a number, 0 or more", what)
	}
	return v, nil
}

func (p scriptParser) parseText(n *yaml.Node, what string) (scriptText, error) {
	if n == nil {
		return scriptText{}, nil
	}
	if n.Kind != yaml.ScalarNode {
		return scriptText{}, p.errorf(n, "%s must be a text", what)
	}
	return p.parseTemplate(n, n.Value)
}

func (p scriptParser) parseTemplate(n *yaml.Node, s string) (scriptText, error) {
	if !strings.Contains(s, "{{") {
		return scriptText{plain: s}, nil
	}
	t, err := template.New("").Parse(s)
	if err == nil {
		err = t.Execute(io.Discard, Meta{Turn: 1}) // finds unknown fields
	}
	if err != nil {
		return scriptText{}, p.errorf(n, "template: %s", strings.TrimPrefix(err.Error(), "template: :"))
	}
	return scriptText{template: t}, nil
}

func (p scriptParser) parseCall(n *yaml.Node) (scriptCall, error) {
	f, err := p.mappingFields(n, "a call", "name", "args", "args_text")
	if err != nil {
		return scriptCall{}, err
	}
	c := scriptCall{}
	if v := f["name"]; v == nil || v.Kind != yaml.ScalarNode || v.Value == "" {
		return c, p.errorf(n, "a call needs the name of a tool")
	}
	c.name = f["name"].Value
	args, text := f["args"], f["args_text"]
	switch {
	case args != nil && text != nil:
		return c, p.errorf(text, "a call has args or args_text, not both")
	case text != nil:
		c.raw, err = p.parseText(text, "args_text")
		return c, err
	case args == nil:
		c.raw.plain = "{}"
		return c, nil
	case args.Kind != yaml.MappingNode:
		return c, p.errorf(args, "args must be a mapping; write anything else as args_text")
	}
	var tree any
	if err := args.Decode(&tree); err != nil {
		return c, p.errorf(args, "args: %v", err)
	}
	templates := false
	if tree, err = p.parseTree(args, tree, &templates); err != nil {
		return c, err
	}
	raw, err := encodeJSON(tree)
	if err != nil {
		return c, p.errorf(args, "args cannot be written as JSON: %v", err)
	}
	if templates {
		c.tree = tree
	} else {
		c.raw.plain = string(raw)
	}
	return c, nil
}

// parseTree replaces the texts with templates in a decoded value by what renders
// them, and says whether there are any.
func (p scriptParser) parseTree(at *yaml.Node, v any, found *bool) (any, error) {
	var err error
	switch v := v.(type) {
	case string:
		if !strings.Contains(v, "{{") {
			return v, nil
		}
		*found = true
		t, err := p.parseTemplate(at, v)
		return t, err
	case []any:
		for i := range v {
			if v[i], err = p.parseTree(at, v[i], found); err != nil {
				return nil, err
			}
		}
	case map[string]any:
		for k := range v {
			if v[k], err = p.parseTree(at, v[k], found); err != nil {
				return nil, err
			}
		}
	}
	return v, nil
}
