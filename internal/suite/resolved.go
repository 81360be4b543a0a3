package suite

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"

	"github.com/assay-eval/assay/internal/seal"
)

// Resolved writes the suite with everything in it that running, grading and
// reporting need: tasks, texts, settings, defaults. Only the workspace's files
// and the tasks' solutions stay where they are. Equal suites give equal bytes.
func (s *Suite) Resolved() (json.RawMessage, error) {
	short := *s
	short.Tasks = make([]*Task, len(s.Tasks))
	for i, t := range s.Tasks {
		if t.Rendered == t.Prompt {
			task := *t
			task.Rendered = ""
			t = &task
		}
		short.Tasks[i] = t
	}
	b, err := json.Marshal(&short)
	if err != nil {
		return nil, fmt.Errorf("resolve suite %s: %w", s.Name, err)
	}
	return b, nil
}

// FromResolved reads the output of [Suite.Resolved]. The result has no Files and no
// Dir; callers that need the workspace set them (see [NewFiles]).
func FromResolved(data []byte, kinds Kinds) (*Suite, error) {
	type bare Suite // without the parts that have kinds
	var in struct {
		bare
		Tools   []map[string]json.RawMessage `json:"tools"`
		Agents  map[string]json.RawMessage   `json:"agents"`
		Graders map[string]json.RawMessage   `json:"graders"`
	}
	if err := unmarshalExact(data, &in); err != nil {
		return nil, fmt.Errorf("read resolved suite: %w", err)
	}
	s := (*Suite)(&in.bare)
	if s.Version != 1 {
		return nil, fmt.Errorf("read resolved suite: version %d is unknown; this program reads version 1", s.Version)
	}
	for _, t := range s.Tasks {
		if t == nil {
			return nil, fmt.Errorf("read resolved suite: a task is null")
		}
		setDefault(&t.Rendered, t.Prompt)
	}
	var err error
	if s.Agents, err = readParts("agent", in.Agents, kinds.Agents); err != nil {
		return nil, err
	}
	if s.Graders, err = readParts("grader", in.Graders, kinds.Graders); err != nil {
		return nil, err
	}
	for i, m := range in.Tools {
		if len(m) != 1 {
			return nil, fmt.Errorf("read resolved suite: tool %d has %d kinds, not one", i, len(m))
		}
		for kind, raw := range m {
			config, err := readSettings("tool", kind, raw, kinds.Tools)
			if err != nil {
				return nil, fmt.Errorf("read resolved suite: tool %d: %w", i, err)
			}
			s.Tools = append(s.Tools, Tool{kind, config})
		}
	}
	s.indexTasks()
	return s, nil
}

func unmarshalExact(data []byte, v any) error {
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.UseNumber()
	return dec.Decode(v)
}

func readParts(what string, all map[string]json.RawMessage, kinds map[string]Kind) (map[string]*Part, error) {
	out := map[string]*Part{}
	for _, name := range slices.Sorted(maps.Keys(all)) {
		var head struct {
			Kind  string            `json:"kind"`
			Needs map[string]string `json:"needs"`
		}
		var config any
		err := json.Unmarshal(all[name], &head)
		if err == nil {
			config, err = readSettings(what, head.Kind, all[name], kinds)
		}
		if err != nil {
			return nil, fmt.Errorf("read resolved suite: %s %s: %w", what, name, err)
		}
		out[name] = &Part{Kind: head.Kind, Config: config, Needs: head.Needs}
	}
	return out, nil
}

func readSettings(what, kind string, raw json.RawMessage, kinds map[string]Kind) (any, error) {
	k, ok := kinds[kind]
	if !ok {
		return nil, fmt.Errorf("this program has no %s of kind %q", what, kind)
	}
	config := k.newSettings()
	return config, unmarshalExact(raw, config)
}

// Digest names the resolved suite.
func (s *Suite) Digest() (seal.Digest, error) {
	b, err := s.Resolved()
	if err != nil {
		return "", err
	}
	return ResolvedDigest(b)
}

// ResolvedDigest returns the digest of a suite from its resolved form. Numbers
// that canonical JSON cannot hold are hashed as text.
func ResolvedDigest(resolved json.RawMessage) (seal.Digest, error) {
	var tree any
	if err := unmarshalExact(resolved, &tree); err != nil {
		return "", fmt.Errorf("digest of a suite: %w", err)
	}
	return seal.Hash("assay/suite/1", exactValue(tree))
}

// Change is one difference between two resolved suites. A value that is not
// there is "".
type Change struct {
	Path     string // such as agents.sonnet.model or tasks.nav-stack.prompt
	Old, New string // in JSON, cut to a line
}

// Diff returns the changes from one resolved suite to another, by path.
func Diff(old, new json.RawMessage) ([]Change, error) {
	was, err := flattenSuite(old)
	if err != nil {
		return nil, err
	}
	is, err := flattenSuite(new)
	if err != nil {
		return nil, err
	}
	var out []Change
	paths := slices.AppendSeq(slices.Collect(maps.Keys(was)), maps.Keys(is))
	slices.Sort(paths)
	for _, p := range slices.Compact(paths) {
		if was[p].text != is[p].text {
			out = append(out, Change{p, oneLine(was[p].text), oneLine(is[p].text)})
		}
	}
	return out, nil
}

// leaf is a value without parts in a resolved suite.
type leaf struct {
	path []string
	text string // in JSON
}

// flattenSuite returns the leaves of a resolved suite by path. Tasks go by id in
// place of their number.
func flattenSuite(resolved json.RawMessage) (map[string]leaf, error) {
	var tree any
	if err := unmarshalExact(resolved, &tree); err != nil {
		return nil, fmt.Errorf("read resolved suite: %w", err)
	}
	out := map[string]leaf{}
	var walk func(v any, path []string) error
	walk = func(v any, path []string) error {
		switch t := v.(type) {
		case map[string]any:
			for k, e := range t {
				if err := walk(e, append(slices.Clip(path), k)); err != nil {
					return err
				}
			}
			if len(t) > 0 || len(path) == 0 {
				return nil
			}
		case []any:
			for i, e := range t {
				name := strconv.Itoa(i)
				if m, ok := e.(map[string]any); ok && len(path) == 1 && path[0] == "tasks" {
					if id, ok := m["id"].(string); ok {
						name = id
					}
				}
				if err := walk(e, append(slices.Clip(path), name)); err != nil {
					return err
				}
			}
			if len(t) > 0 {
				return nil
			}
		}
		b, err := marshalPlain(v)
		out[joinPath(path)] = leaf{slices.Clone(path), b}
		return err
	}
	return out, walk(tree, nil)
}

func marshalPlain(v any) (string, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	err := enc.Encode(v)
	return string(bytes.TrimSuffix(b.Bytes(), []byte("\n"))), err
}

// valueWidth is how many characters of a value are shown.
const valueWidth = 100

func oneLine(s string) string { return clipLine(s, valueWidth) }
