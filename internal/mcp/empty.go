package mcp

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
)

// EmptyValue returns the emptiest value, as JSON, that a schema of answers allows. It
// returns {} if the schema is unreadable or allows null.
func EmptyValue(schema json.RawMessage) json.RawMessage {
	var root any
	_ = json.Unmarshal(schema, &root)
	e := emptier{root: root, left: 10_000}
	v := e.emptyValue(root, 0)
	if v == nil {
		v = map[string]any{} // structured content is an object
	}
	b, err := json.Marshal(v)
	if err != nil {
		return json.RawMessage("{}") // it came from JSON
	}
	return b
}

// emptier builds the emptiest value that is valid under a JSON Schema. It ignores
// patterns, formats and conditions.
type emptier struct {
	root any
	left int // number of values that may still be created
}

// emptyDepth limits the nesting of empty values, since schemas may refer to themselves.
const emptyDepth = 32

func (e *emptier) emptyValue(schema any, depth int) any {
	s, ok := schema.(map[string]any)
	if e.left--; !ok || depth > emptyDepth || e.left < 0 {
		return map[string]any{}
	}
	if v, ok := s["const"]; ok {
		return v
	}
	if all, ok := s["enum"].([]any); ok && len(all) > 0 {
		return all[0]
	}
	if ref, ok := s["$ref"].(string); ok {
		if to, ok := resolvePointer(e.root, ref); ok {
			return e.emptyValue(to, depth+1)
		}
	}
	if parts, ok := s["allOf"].([]any); ok && len(parts) > 0 {
		s = e.mergeParts(s, parts)
	}
	for _, word := range []string{"anyOf", "oneOf"} {
		if all, ok := s[word].([]any); ok && len(all) > 0 && s["type"] == nil && s["properties"] == nil {
			return e.emptyValue(pickAlternative(all), depth+1)
		}
	}
	return e.emptyOfType(s, depth)
}

func (e *emptier) emptyOfType(s map[string]any, depth int) any {
	switch emptyType(s) {
	case "null":
		return nil
	case "boolean":
		return false
	case "string":
		return strings.Repeat(" ", boundedLength(s["minLength"]))
	case "integer", "number":
		return emptyNumber(s)
	case "array":
		return e.emptyArray(s, depth)
	}
	out := map[string]any{}
	properties, _ := s["properties"].(map[string]any)
	required, _ := s["required"].([]any)
	for _, name := range required {
		if name, ok := name.(string); ok {
			out[name] = e.emptyValue(properties[name], depth+1)
		}
	}
	return out
}

func (e *emptier) emptyArray(s map[string]any, depth int) []any {
	out := []any{}
	prefix, _ := s["prefixItems"].([]any)
	for i := range boundedLength(s["minItems"]) {
		item := s["items"]
		if i < len(prefix) {
			item = prefix[i]
		}
		out = append(out, e.emptyValue(item, depth+1))
	}
	return out
}

func resolvePointer(root any, ref string) (any, bool) {
	path, ok := strings.CutPrefix(ref, "#")
	if !ok {
		return nil, false
	}
	at := root
	for step := range strings.SplitSeq(strings.TrimPrefix(path, "/"), "/") {
		if step == "" {
			continue
		}
		m, _ := at.(map[string]any)
		if at, ok = m[strings.NewReplacer("~1", "/", "~0", "~").Replace(step)]; !ok {
			return nil, false
		}
	}
	return at, true
}

// mergeParts merges the parts of allOf: types, properties and required names.
func (e *emptier) mergeParts(s map[string]any, parts []any) map[string]any {
	out := maps.Clone(s)
	delete(out, "allOf")
	properties := map[string]any{}
	var required []any
	add := func(m map[string]any) {
		if p, ok := m["properties"].(map[string]any); ok {
			maps.Copy(properties, p)
		}
		if r, ok := m["required"].([]any); ok {
			required = append(required, r...)
		}
		if t, ok := m["type"]; ok {
			out["type"] = t
		}
	}
	add(s)
	for _, part := range parts {
		m, _ := part.(map[string]any)
		if ref, ok := m["$ref"].(string); ok {
			to, _ := resolvePointer(e.root, ref)
			m, _ = to.(map[string]any)
		}
		add(m)
	}
	out["properties"], out["required"] = properties, required
	return out
}

// pickAlternative returns null if it is an alternative, otherwise the first
// alternative.
func pickAlternative(all []any) any {
	for _, s := range all {
		if m, ok := s.(map[string]any); ok && m["type"] == "null" {
			return s
		}
	}
	return all[0]
}

// emptyType returns the type that a schema requires, "object" by default.
func emptyType(s map[string]any) string {
	switch t := s["type"].(type) {
	case string:
		return t
	case []any:
		if slices.Contains(t, any("null")) {
			return "null"
		}
		if len(t) > 0 {
			first, _ := t[0].(string)
			return first
		}
	}
	if s["items"] != nil && s["properties"] == nil {
		return "array"
	}
	return "object"
}

// boundedLength reads a minimum length and limits it to 100.
func boundedLength(v any) int {
	n, _ := v.(float64)
	return int(min(max(n, 0), 100))
}

// emptyNumber returns 0, or the minimum if 0 is not allowed.
func emptyNumber(s map[string]any) any {
	if least, ok := s["minimum"].(float64); ok && least > 0 {
		return least
	}
	if least, ok := s["exclusiveMinimum"].(float64); ok && least >= 0 {
		return least + 1
	}
	if most, ok := s["maximum"].(float64); ok && most < 0 {
		return most
	}
	if most, ok := s["exclusiveMaximum"].(float64); ok && most <= 0 {
		return most - 1
	}
	return 0
}
