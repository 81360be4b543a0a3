package mcp

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// Sample is arguments made up from a tool's schema.
type Sample struct {
	Args json.RawMessage // an object with the arguments that the tool needs, keys sorted
	// Guessed are the arguments whose values the schema does not give: no
	// default, example, constant or list of allowed values. They fit the type
	// and may mean nothing to the tool.
	Guessed []string
}

// Limits on the demands of a schema: how deep it is followed and how many
// values are made. Values beyond a limit are the text "example".
const (
	sampleDepth  = 8
	sampleValues = 1000
)

// SampleArgs makes up arguments for a call of a tool with this JSON Schema: only
// required ones. A schema that cannot be read asks for none.
func SampleArgs(schema json.RawMessage) Sample {
	dec := json.NewDecoder(bytes.NewReader(schema))
	dec.UseNumber()
	var root map[string]any
	if dec.Decode(&root) != nil {
		return Sample{Args: json.RawMessage("{}")}
	}
	s := sampler{root: root}
	args := map[string]any{}
	props, required := s.objectProperties(root)
	for _, name := range required {
		v, given := s.sampleValue(props[name], name, 0)
		args[name] = v
		if !given {
			s.guessed = append(s.guessed, name)
		}
	}
	b, err := json.Marshal(args)
	if err != nil {
		return Sample{Args: json.RawMessage("{}")}
	}
	return Sample{Args: b, Guessed: s.guessed}
}

type sampler struct {
	root    map[string]any
	guessed []string
	made    int
}

// objectProperties returns the properties of an object and the sorted names of
// the required ones.
func (s *sampler) objectProperties(schema map[string]any) (map[string]any, []string) {
	props, _ := schema["properties"].(map[string]any)
	var required []string
	list, _ := schema["required"].([]any)
	for _, r := range list {
		if name, ok := r.(string); ok && !slices.Contains(required, name) {
			required = append(required, name)
		}
	}
	slices.Sort(required)
	return props, required
}

// sampleValue makes up a value and reports whether the schema gives it.
func (s *sampler) sampleValue(schema any, name string, depth int) (v any, given bool) {
	m, _ := s.resolveReference(schema, 0)
	if s.made++; m == nil || depth > sampleDepth || s.made > sampleValues {
		return "example", false
	}
	if v, ok := m["const"]; ok {
		return v, true
	}
	if v, ok := m["default"]; ok && v != nil {
		return v, true
	}
	for _, key := range []string{"examples", "enum"} {
		if list, _ := m[key].([]any); len(list) > 0 {
			return list[0], true
		}
	}
	for _, key := range []string{"anyOf", "oneOf", "allOf"} {
		list, _ := m[key].([]any)
		for _, option := range list {
			if o, _ := s.resolveReference(option, 0); o != nil && o["type"] != "null" {
				return s.sampleValue(o, name, depth+1)
			}
		}
	}
	switch schemaType(m) {
	case "object":
		return s.sampleObject(m, depth)
	case "array":
		return s.sampleArray(m, name, depth)
	case "boolean":
		return false, true // either value is one that the schema allows
	case "integer", "number":
		return leastNumber(m), false
	case "null":
		return nil, true
	}
	return sampleText(m), false
}

func (s *sampler) sampleObject(m map[string]any, depth int) (any, bool) {
	out, given := map[string]any{}, true
	props, required := s.objectProperties(m)
	for _, name := range required {
		v, ok := s.sampleValue(props[name], name, depth+1)
		out[name], given = v, given && ok
	}
	return out, given
}

func (s *sampler) sampleArray(m map[string]any, name string, depth int) (any, bool) {
	out, given := []any{}, true
	for range min(schemaCount(m["minItems"]), 16) {
		v, ok := s.sampleValue(m["items"], name, depth+1)
		out, given = append(out, v), given && ok
	}
	return out, given
}

func (s *sampler) resolveReference(schema any, hops int) (map[string]any, bool) {
	m, ok := schema.(map[string]any)
	ref, isRef := m["$ref"].(string)
	if !ok || !isRef {
		return m, ok
	}
	if !strings.HasPrefix(ref, "#/") || hops > sampleDepth {
		return nil, false
	}
	at, _ := resolvePointer(s.root, ref)
	return s.resolveReference(at, hops+1)
}

// schemaType returns the type of a schema: the first that is not null of
// several, or the type that its keys imply if it has none.
func schemaType(m map[string]any) string {
	switch t := m["type"].(type) {
	case string:
		return t
	case []any:
		for _, e := range t {
			if name, _ := e.(string); name != "" && name != "null" {
				return name
			}
		}
	}
	for _, hint := range []struct{ key, kind string }{{"properties", "object"}, {"items", "array"}, {"minimum", "number"}} {
		if _, is := m[hint.key]; is {
			return hint.kind
		}
	}
	return "string"
}

// leastNumber is the least number that the schema allows, or 1 if that is
// allowed.
func leastNumber(m map[string]any) any {
	read := func(key string) (float64, bool) {
		n, ok := m[key].(json.Number)
		if !ok {
			return 0, false
		}
		f, err := n.Float64()
		return f, err == nil
	}
	if least, ok := read("minimum"); ok && least > 1 {
		return m["minimum"]
	}
	if above, ok := read("exclusiveMinimum"); ok && above >= 1 && above < 1<<50 {
		return json.Number(strconv.FormatInt(int64(above)+1, 10))
	}
	if most, ok := read("maximum"); ok && most < 1 {
		return m["maximum"]
	}
	return json.Number("1")
}

func sampleText(m map[string]any) string {
	forms := map[string]string{
		"date": "2026-01-31", "date-time": "2026-01-31T12:00:00Z", "time": "12:00:00Z", "email": "someone@example.com",
		"uri": "https://example.com/", "url": "https://example.com/", "uuid": "00000000-0000-4000-8000-000000000000",
	}
	form, _ := m["format"].(string)
	if s, ok := forms[form]; ok {
		return s
	}
	s := "example"
	if least := min(schemaCount(m["minLength"]), 4096); least > len(s) {
		s = strings.Repeat(s, least/len(s)+1)[:least]
	}
	if most := schemaCount(m["maxLength"]); most > 0 && most < len(s) {
		s = s[:most]
	}
	return s
}

func schemaCount(v any) int {
	n, _ := v.(json.Number)
	i, err := strconv.Atoi(n.String())
	if err != nil || i < 0 {
		return 0
	}
	return i
}

// DescribeParams describes the arguments of a tool in one line, required ones
// first: "query (text, needed), limit (integer)". It is "" for a tool without.
func DescribeParams(schema json.RawMessage) string {
	var root map[string]any
	if json.Unmarshal(schema, &root) != nil {
		return ""
	}
	s := sampler{root: root}
	props, required := s.objectProperties(root)
	var out []string
	for _, name := range required {
		out = append(out, fmt.Sprintf("%s (%s, needed)", name, s.typeName(props[name])))
	}
	for _, name := range slices.Sorted(maps.Keys(props)) {
		if !slices.Contains(required, name) {
			out = append(out, fmt.Sprintf("%s (%s)", name, s.typeName(props[name])))
		}
	}
	return strings.Join(out, ", ")
}

func (s *sampler) typeName(schema any) string {
	m, _ := s.resolveReference(schema, 0)
	switch k := schemaType(m); k {
	case "string":
		if list, _ := m["enum"].([]any); len(list) > 0 && len(list) <= 6 {
			var words []string
			for _, e := range list {
				words = append(words, fmt.Sprint(e))
			}
			return strings.Join(words, "|")
		}
		return "text"
	case "array":
		return "list"
	default:
		return k
	}
}
