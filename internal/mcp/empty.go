package mcp

import (
	"encoding/json"
	"maps"
	"slices"
)

// EmptyValue returns the least value, as JSON, that a schema of answers allows
// as far as its types, enums and required properties go: "" and 0 and false, no
// items, and of an object the required properties only. A schema without a type
// is taken for an object's, as answers of tools are.
func EmptyValue(schema json.RawMessage) json.RawMessage {
	var s any
	if json.Unmarshal(schema, &s) != nil {
		s = nil
	}
	v := emptyValue(s, s, 0)
	if v == nil {
		v = map[string]any{}
	}
	b, err := json.Marshal(v)
	if err != nil {
		return json.RawMessage("{}") // it came from JSON
	}
	return b
}

// maxDepth ends schemas that contain themselves.
const maxDepth = 20

func emptyValue(schema, root any, depth int) any {
	s, _ := schema.(map[string]any)
	if s == nil || depth > maxDepth {
		return nil
	}
	if v, ok := s["const"]; ok {
		return v
	}
	if vs, ok := s["enum"].([]any); ok && len(vs) > 0 {
		return vs[0]
	}
	if to, ok := s["$ref"].(string); ok {
		return emptyValue(resolveDefinition(root, to), root, depth+1)
	}
	for _, key := range []string{"anyOf", "oneOf", "allOf"} {
		if list, ok := s[key].([]any); ok && len(list) > 0 && s["type"] == nil {
			return emptyValue(list[0], root, depth+1)
		}
	}
	switch nullableType(s) {
	case "object":
		out := map[string]any{}
		props, _ := s["properties"].(map[string]any)
		required, _ := s["required"].([]any)
		for _, name := range required {
			if name, ok := name.(string); ok {
				out[name] = emptyValue(props[name], root, depth+1)
			}
		}
		return out
	case "array":
		return []any{}
	case "string":
		return ""
	case "integer", "number":
		return 0
	case "boolean":
		return false
	}
	return nil
}

// nullableType is the type that a schema wants, null where it may be null.
func nullableType(s map[string]any) string {
	switch t := s["type"].(type) {
	case string:
		return t
	case []any:
		if slices.Contains(t, any("null")) {
			return "null"
		}
		if len(t) > 0 {
			name, _ := t[0].(string)
			return name
		}
	}
	if s["properties"] != nil {
		return "object"
	}
	return ""
}

// resolveDefinition follows a reference to a definition of the same schema.
func resolveDefinition(root any, ref string) any {
	top, _ := root.(map[string]any)
	for _, key := range []string{"$defs", "definitions"} {
		defs, _ := top[key].(map[string]any)
		for _, name := range slices.Sorted(maps.Keys(defs)) {
			if ref == "#/"+key+"/"+name {
				return defs[name]
			}
		}
	}
	return nil
}
