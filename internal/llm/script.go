package llm

import (
	"cmp"
	"fmt"
	"io"
	"path"
	"slices"
	"strconv"
	"strings"
	"sync"
	"text/template"
	"time"
	"weak"

	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/strictyaml"
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
	name string
	*scriptEntries

	mu     sync.Mutex
	faults map[*scriptTurn]map[Meta]int // given, of turns with a limited number of them
}

// scriptEntries is the content of a script. It does not change.
type scriptEntries struct {
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
	times           int // faults that are given; 0 for always
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

// scriptText is a text or, where it holds "{{", a template. Templates that only name
// fields stay texts, since a script may have very many of them.
type scriptText struct {
	plain    string
	fields   bool // plain names fields
	template *template.Template
}

// fieldName is a field of Meta in a template.
var fieldName = lazyregexp.New(`\{\{ ?\.(Task|Arm|Index|Turn) ?\}\}`)

// onlyNamesFields reports whether s is a template without other actions than fields.
func onlyNamesFields(s string) bool {
	return !strings.Contains(s, "{{{") && strings.Count(s, "{{") == len(fieldName.FindAllStringIndex(s, -1))
}

// fillFields returns s, which onlyNamesFields, with the values of the fields.
func fillFields(s string, m Meta) string {
	var b strings.Builder
	for {
		text, rest, found := strings.Cut(s, "{{")
		b.WriteString(text)
		if !found {
			return b.String()
		}
		var name string
		name, s, _ = strings.Cut(rest, "}}")
		switch strings.Trim(name, " ") {
		case ".Task":
			b.WriteString(m.Task)
		case ".Arm":
			b.WriteString(m.Arm)
		case ".Index":
			b.WriteString(strconv.Itoa(m.Index))
		case ".Turn":
			b.WriteString(strconv.Itoa(m.Turn))
		}
	}
}

func (t scriptText) render(m Meta) (string, error) {
	if t.fields {
		return fillFields(t.plain, m), nil
	}
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
	parsed.Lock()
	defer parsed.Unlock()
	digest := seal.Of(data)
	entries := parsed.entries.Value()
	if entries == nil || parsed.name != name || parsed.digest != digest {
		var err error
		if entries, err = parseEntries(name, data); err != nil {
			return nil, err
		}
		parsed.name, parsed.digest, parsed.entries, parsed.held = name, digest, weak.Make(entries), entries
	} else {
		parsed.held = nil
	}
	return &Script{name: name, scriptEntries: entries, faults: map[*scriptTurn]map[Meta]int{}}, nil
}

// parsed is the last script that was parsed, until it is asked for again and while it is
// in use: a suite is checked with its script, and its agent is made of the same text.
var parsed struct {
	sync.Mutex
	name    string
	digest  seal.Digest
	entries weak.Pointer[scriptEntries]
	held    *scriptEntries // nil after the second use
}

func parseEntries(name string, data []byte) (*scriptEntries, error) {
	type address struct {
		task, arm string
		index     int
	}
	lines := map[address]int{}
	s := &scriptEntries{exact: map[string][]*scriptEntry{}}
	err := strictyaml.Read(name, data, func(f strictyaml.File) error {
		p := scriptParser{f}
		for doc, err := range f.Documents() {
			switch {
			case err != nil:
				return err
			case doc == nil || doc.ShortTag() == "!!null":
				continue
			}
			e := p.parseEntry(doc)
			at := address{e.task, e.arm, e.index}
			if first := lines[at]; first > 0 {
				return fmt.Errorf("%s:%d:1: %s is answered twice, first in line %d", name, e.line, e.trialName(), first)
			}
			lines[at] = e.line
			s.addEntry(e)
		}
		if len(s.entries) == 0 {
			return fmt.Errorf("%s: no answers in it: write documents with task and turns", name)
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return s, nil
}

func (s *scriptEntries) addEntry(e *scriptEntry) {
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

type scriptParser struct{ strictyaml.File }

// mappingFields returns the values of a mapping by key, which must be among
// known.
func (p scriptParser) mappingFields(n *yaml.Node, what string, known ...string) map[string]*yaml.Node {
	n = strictyaml.Resolve(n)
	if n.Kind != yaml.MappingNode {
		p.Failf(n, "%s must be a mapping with %s", what, strings.Join(known, ", "))
	}
	out := map[string]*yaml.Node{}
	for i := 0; i+1 < len(n.Content); i += 2 {
		k := n.Content[i]
		if !slices.Contains(known, k.Value) {
			p.Failf(k, "%s has no key %q: use %s", what, k.Value, strings.Join(known, ", "))
		}
		if out[k.Value] != nil {
			p.Failf(k, "%s has key %q twice", what, k.Value)
		}
		out[k.Value] = strictyaml.Resolve(n.Content[i+1])
	}
	return out
}

func (p scriptParser) parseEntry(n *yaml.Node) *scriptEntry {
	f := p.mappingFields(n, "a document", "task", "arm", "index", "turns")
	e := &scriptEntry{arm: "*", index: -1, line: n.Line}
	if f["task"] == nil {
		p.Failf(n, `a document needs a task: an id, or "*"`)
	}
	for key, into := range map[string]*string{"task": &e.task, "arm": &e.arm} {
		v := f[key]
		if v == nil {
			continue
		}
		if v.Kind != yaml.ScalarNode || v.Value == "" {
			p.Failf(v, "%s must be a name or a pattern", key)
		}
		if _, err := path.Match(v.Value, ""); err != nil {
			p.Failf(v, "%s %q is no pattern: %v", key, v.Value, err)
		}
		*into = v.Value
	}
	if v := f["index"]; v != nil {
		e.index = int(p.parseCount(v, "index"))
	}
	for _, t := range p.List(cmp.Or(f["turns"], n), "a document needs turns: a list, which may be empty") {
		e.turns = append(e.turns, p.parseTurn(t))
	}
	return e
}

func (p scriptParser) parseTurn(n *yaml.Node) *scriptTurn {
	f := p.mappingFields(n, "a turn", "text", "calls", "stop", "usage", "reasoning", "fault")
	t := &scriptTurn{text: p.parseText(f["text"], "text"), reasoning: p.parseText(f["reasoning"], "reasoning"), stop: StopEnd}
	if v := f["calls"]; v != nil {
		for _, c := range p.List(v, "calls must be a list") {
			t.calls, t.stop = append(t.calls, p.parseCall(c)), StopTools
		}
	}
	if v := f["stop"]; v != nil {
		t.stop = Stop(v.Value)
		if v.Kind != yaml.ScalarNode || !slices.Contains([]Stop{StopEnd, StopTools, StopLength, StopRefusal}, t.stop) {
			p.Failf(v, "stop must be end, tools, length or refusal")
		}
	}
	if v := f["usage"]; v != nil {
		t.usage = p.parseUsage(v)
	}
	if v := f["fault"]; v != nil {
		p.parseFault(v, t)
	}
	return t
}

func (p scriptParser) parseUsage(n *yaml.Node) *trial.Usage {
	u := &trial.Usage{}
	into := map[string]*int64{
		"input": &u.Input, "output": &u.Output, "cache_read": &u.CacheRead,
		"cache_write_5m": &u.CacheWrite5m, "cache_write_1h": &u.CacheWrite1h, "reasoning": &u.Reasoning,
	}
	f := p.mappingFields(n, "usage", "input", "output", "cache_read", "cache_write_5m", "cache_write_1h", "reasoning")
	for key, v := range f {
		*into[key] = p.parseCount(v, key)
	}
	if u.Reasoning > u.Output {
		p.Failf(f["reasoning"], "reasoning is part of output and cannot be more")
	}
	return u
}

func (p scriptParser) parseFault(n *yaml.Node, t *scriptTurn) {
	f := p.mappingFields(n, "fault", "status", "after", "times")
	if f["status"] == nil {
		p.Failf(n, "a fault needs a status, such as 529")
	}
	status, ok := readCount(f["status"])
	if !ok || status < 400 || status > 599 {
		p.Failf(f["status"], "status must be an HTTP error, 400 to 599")
	}
	t.fault = &ScriptFault{Status: int(status)}
	if v := f["after"]; v != nil {
		var err error
		if t.fault.After, err = time.ParseDuration(v.Value); err != nil || t.fault.After < 0 {
			p.Failf(v, "after must be a time such as 1s")
		}
	}
	if v := f["times"]; v != nil {
		times, ok := readCount(v)
		if !ok || times < 1 {
			p.Failf(v, "times must be at least 1")
		}
		t.times = int(times)
	}
}

func readCount(n *yaml.Node) (int64, bool) {
	v, err := strconv.ParseInt(n.Value, 10, 32)
	return v, n.Kind == yaml.ScalarNode && err == nil && v >= 0
}

func (p scriptParser) parseCount(n *yaml.Node, what string) int64 {
	v, ok := readCount(n)
	if !ok {
		p.Failf(n, "%s must be a number, 0 or more", what)
	}
	return v
}

func (p scriptParser) parseText(n *yaml.Node, what string) scriptText {
	if n == nil {
		return scriptText{}
	}
	if n.Kind != yaml.ScalarNode {
		p.Failf(n, "%s must be a text", what)
	}
	return p.parseTemplate(n, n.Value)
}

func (p scriptParser) parseTemplate(n *yaml.Node, s string) scriptText {
	if !strings.Contains(s, "{{") {
		return scriptText{plain: s}
	}
	if onlyNamesFields(s) {
		return scriptText{plain: s, fields: true}
	}
	t, err := template.New("").Parse(s)
	if err == nil {
		err = t.Execute(io.Discard, Meta{Turn: 1}) // finds unknown fields
	}
	if err != nil {
		p.Failf(n, "template: %s", strings.TrimPrefix(err.Error(), "template: :"))
	}
	return scriptText{template: t}
}

func (p scriptParser) parseCall(n *yaml.Node) scriptCall {
	f := p.mappingFields(n, "a call", "name", "args", "args_text")
	if v := f["name"]; v == nil || v.Kind != yaml.ScalarNode || v.Value == "" {
		p.Failf(n, "a call needs the name of a tool")
	}
	c := scriptCall{name: f["name"].Value}
	args, text := f["args"], f["args_text"]
	switch {
	case args != nil && text != nil:
		p.Failf(text, "a call has args or args_text, not both")
	case text != nil:
		c.raw = p.parseText(text, "args_text")
		return c
	case args == nil:
		c.raw.plain = "{}"
		return c
	case args.Kind != yaml.MappingNode:
		p.Failf(args, "args must be a mapping; write anything else as args_text")
	}
	var tree any
	if err := args.Decode(&tree); err != nil {
		p.Failf(args, "args: %v", err)
	}
	templates := false
	tree, _ = mapTree(tree, func(leaf any) (any, error) {
		s, ok := leaf.(string)
		if !ok || !strings.Contains(s, "{{") {
			return leaf, nil
		}
		templates = true
		return p.parseTemplate(args, s), nil
	})
	raw, err := seal.PlainJSON(tree)
	if err != nil {
		p.Failf(args, "args cannot be written as JSON: %v", err)
	}
	if templates {
		c.tree = tree
	} else {
		c.raw.plain = string(raw)
	}
	return c
}

// mapTree returns a copy of v, a tree of lists and maps, with change applied to its
// leaves.
func mapTree(v any, change func(leaf any) (any, error)) (any, error) {
	var err error
	switch v := v.(type) {
	case []any:
		out := make([]any, len(v))
		for i := range v {
			if out[i], err = mapTree(v[i], change); err != nil {
				return nil, err
			}
		}
		return out, nil
	case map[string]any:
		out := make(map[string]any, len(v))
		for k := range v {
			if out[k], err = mapTree(v[k], change); err != nil {
				return nil, err
			}
		}
		return out, nil
	}
	return change(v)
}
