package view

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// member is a member of a JSON object with the offsets of its text.
type member struct {
	name       string
	from       int // after the brace or the preceding value
	start, end int // of the value
}

func listMembers(raw []byte) ([]member, error) {
	dec := json.NewDecoder(bytes.NewReader(raw))
	open, err := dec.Token()
	if err != nil || open != json.Delim('{') {
		return nil, fmt.Errorf("no JSON object: %.40q", raw)
	}
	var out []member
	for dec.More() {
		m := member{from: int(dec.InputOffset())}
		name, err := dec.Token()
		if err != nil {
			return nil, err
		}
		var value json.RawMessage
		if err := dec.Decode(&value); err != nil {
			return nil, err
		}
		m.name, _ = name.(string) // the decoder accepts only strings
		m.end = int(dec.InputOffset())
		m.start = m.end - len(value)
		out = append(out, m)
	}
	return out, nil
}

// setMember returns a JSON object with the member at path set to value, or removed if
// value is nil. It does not change other bytes, and appends a new member. The objects
// along the path must exist.
func setMember(raw []byte, path []string, value []byte) ([]byte, error) {
	members, err := listMembers(raw)
	if err != nil {
		return nil, err
	}
	at := -1
	for i, m := range members {
		if m.name == path[0] {
			at = i // the last of duplicate names counts
		}
	}
	switch {
	case at < 0 && len(path) > 1:
		return nil, fmt.Errorf("there is no member %q", path[0])
	case at < 0 && value == nil:
		return raw, nil
	case at < 0:
		return insertMember(raw, members, path[0], value), nil
	case len(path) > 1:
		m := members[at]
		if value, err = setMember(raw[m.start:m.end], path[1:], value); err != nil {
			return nil, err
		}
	}
	m := members[at]
	if value != nil {
		return splice(raw, m.start, m.end, value), nil
	}
	if at == 0 && len(members) > 1 { // remove the following comma, too
		m.end = members[1].from + bytes.IndexByte(raw[members[1].from:], ',') + 1
	}
	return splice(raw, m.from, m.end, nil), nil
}

func insertMember(raw []byte, members []member, name string, value []byte) []byte {
	key, _ := json.Marshal(name) // encoding a string never fails
	text := fmt.Appendf(nil, "%s:%s", key, value)
	if len(members) == 0 {
		at := bytes.IndexByte(raw, '{') + 1
		return splice(raw, at, at, text)
	}
	at := members[len(members)-1].end
	return splice(raw, at, at, append([]byte{','}, text...))
}

func splice(raw []byte, from, to int, text []byte) []byte {
	out := make([]byte, 0, len(raw)+len(text))
	out = append(out, raw[:from]...)
	out = append(out, text...)
	return append(out, raw[to:]...)
}

// textJSON encodes a string as JSON without optional escapes, or returns nil for "".
func textJSON(text string) []byte {
	if text == "" {
		return nil
	}
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	_ = enc.Encode(text) // encoding a string never fails
	return bytes.TrimSpace(b.Bytes())
}

// Parameter is a parameter of a tool.
type Parameter struct {
	Name        string // qualified by enclosing parameters, joined with dots
	Description string
	path        []string // path of its schema in the tool's schema
}

// Parameters returns the parameters in the schema of a tool's arguments, in order. It
// includes members of objects, and of objects in lists.
func Parameters(schema json.RawMessage) []Parameter {
	return listParameters(schema, schema, nil, "", nil)
}

// listParameters lists the parameters below path. refs holds the references along the
// path, since a schema may refer to itself.
func listParameters(root, schema json.RawMessage, path []string, prefix string, refs []string) []Parameter {
	var s struct {
		Ref        string          `json:"$ref"`
		Properties json.RawMessage `json:"properties"`
		Items      json.RawMessage `json:"items"`
	}
	_ = json.Unmarshal(schema, &s) // a schema of another form has no parameters
	if s.Ref != "" {
		if slices.Contains(refs, s.Ref) {
			return nil
		}
		to, steps := followPointer(root, s.Ref)
		return listParameters(root, to, steps, prefix, append(refs[:len(refs):len(refs)], s.Ref))
	}
	if len(s.Items) > 0 {
		return listParameters(root, s.Items, append(path[:len(path):len(path)], "items"), prefix, refs)
	}
	members, err := listMembers(s.Properties)
	if err != nil {
		return nil
	}
	var out []Parameter
	for _, m := range members {
		inner := s.Properties[m.start:m.end]
		var d struct {
			Description string `json:"description"`
		}
		_ = json.Unmarshal(inner, &d) // no description if malformed
		at := slices.Concat(path, []string{"properties", m.name})
		out = append(out, Parameter{Name: prefix + m.name, Description: d.Description, path: at})
		out = append(out, listParameters(root, inner, at, prefix+m.name+".", refs)...)
	}
	return out
}

// followPointer returns the target of a reference within root and its path, or nil if
// there is no target.
func followPointer(root json.RawMessage, ref string) (json.RawMessage, []string) {
	pointer, ok := strings.CutPrefix(ref, "#/")
	if !ok {
		return nil, nil
	}
	var path []string
	for step := range strings.SplitSeq(pointer, "/") {
		step = strings.NewReplacer("~1", "/", "~0", "~").Replace(step)
		var m map[string]json.RawMessage
		if json.Unmarshal(root, &m) != nil || m[step] == nil {
			return nil, nil
		}
		root, path = m[step], append(path, step)
	}
	return root, path
}
