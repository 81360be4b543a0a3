package lint

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/mcp"
)

// view is a subject with its decoded schemas.
type view struct {
	Subject
	tools   []toolView
	reasons map[string]string // by schema, as JSON: the reason why it is invalid
}

type toolView struct {
	mcp.ToolInfo
	root  map[string]any // nil if the schema is not an object
	nodes []node         // root and all schemas within
}

// node is a schema within a schema.
type node struct {
	schema map[string]any
	path   string // for example "filter.tags[]"; "" for the root
	depth  int    // number of enclosing objects and lists
	field  bool   // the value of a named property
	unused bool   // in a definition without references to it
}

func newView(s Subject) *view {
	v := &view{Subject: s, reasons: map[string]string{}}
	for _, t := range s.Tools {
		tv := toolView{ToolInfo: t}
		dec := json.NewDecoder(bytes.NewReader(t.Schema))
		dec.UseNumber()
		if dec.Decode(&tv.root) == nil && tv.root != nil {
			tv.nodes = appendNodes(nil, node{schema: tv.root}, usedDefinitions(tv.root))
		}
		v.tools = append(v.tools, tv)
	}
	return v
}

// maxNodes bounds the work for an untrusted schema.
const maxNodes = 100_000

// Keywords whose values are schemas.
var (
	namedSchemas  = []string{"properties", "patternProperties", "$defs", "definitions", "dependentSchemas"}
	listedSchemas = []string{"anyOf", "oneOf", "allOf", "prefixItems"}
	singleSchemas = []string{"items", "additionalProperties", "contains", "propertyNames", "not", "if", "then", "else", "unevaluatedItems", "unevaluatedProperties"}
)

// usedDefinitions returns the names of the definitions to which a schema refers,
// directly or through other definitions.
func usedDefinitions(root map[string]any) map[string]bool {
	used := map[string]bool{}
	definitions := map[string][]any{}
	var read func(value any, depth int)
	read = func(value any, depth int) {
		switch v := value.(type) {
		case map[string]any:
			if depth > 2*maxDepth {
				return
			}
			for word, x := range v {
				all, _ := x.(map[string]any)
				ref, _ := x.(string)
				switch {
				case word == "$ref":
					used[ref[strings.LastIndexByte(ref, '/')+1:]] = true
				case all != nil && (word == "$defs" || word == "definitions"):
					for name, one := range all {
						definitions[name] = append(definitions[name], one)
					}
				default:
					read(x, depth+1)
				}
			}
		case []any:
			for _, x := range v {
				read(x, depth+1)
			}
		}
	}
	read(root, 0)
	for again := true; again; {
		again = false
		for name, all := range definitions {
			if used[name] {
				delete(definitions, name)
				read(all, 0)
				again = true
			}
		}
	}
	return used
}

// appendNodes appends a schema and all schemas within it, sorted by name.
func appendNodes(out []node, n node, used map[string]bool) []node {
	if len(out) >= maxNodes || n.depth > 2*maxDepth {
		return out
	}
	out = append(out, n)
	unused := n.unused
	add := func(to any, path string, deeper int, field bool) {
		if m, ok := to.(map[string]any); ok {
			out = appendNodes(out, node{m, path, n.depth + deeper, field, unused}, used)
		}
	}
	for _, word := range namedSchemas {
		all, _ := n.schema[word].(map[string]any)
		for _, name := range slices.Sorted(maps.Keys(all)) {
			switch word {
			case "properties", "patternProperties":
				add(all[name], strings.TrimPrefix(n.path+"."+name, "."), 1, true)
			default:
				unused = n.unused || word != "dependentSchemas" && !used[name]
				add(all[name], n.path, 0, false)
				unused = n.unused
			}
		}
	}
	for _, word := range listedSchemas {
		all, _ := n.schema[word].([]any)
		for _, one := range all {
			if word == "prefixItems" {
				add(one, n.path+"[]", 1, false)
			} else {
				add(one, n.path, 0, false)
			}
		}
	}
	for _, word := range singleSchemas {
		switch word {
		case "items", "contains", "unevaluatedItems":
			add(n.schema[word], n.path+"[]", 1, false)
		case "additionalProperties", "unevaluatedProperties":
			add(n.schema[word], n.path+".*", 1, false)
		default:
			add(n.schema[word], n.path, 0, false)
		}
	}
	return out
}

// properties returns the schemas of the arguments by name.
func (t toolView) properties() map[string]any {
	p, _ := t.root["properties"].(map[string]any)
	return p
}

// hasType reports whether a schema names the type among those it allows.
func (n node) hasType(name string) bool {
	switch t := n.schema["type"].(type) {
	case string:
		return t == name
	case []any:
		return slices.Contains(t, any(name))
	}
	return false
}

// place describes the position of a schema: an argument, or the root.
func (n node) place() string {
	if n.path == "" {
		return "the root"
	}
	return n.path
}

// schemaCounts returns the numbers that OpenAI limits in strict schemas: properties,
// enum values, and characters in names, enum values and constants.
func (t toolView) schemaCounts() (properties, enums, chars int) {
	for _, n := range t.nodes {
		for _, word := range []string{"properties", "$defs", "definitions"} {
			all, _ := n.schema[word].(map[string]any)
			for name := range all {
				chars += len(name)
			}
			if word == "properties" {
				properties += len(all)
			}
		}
		values, _ := n.schema["enum"].([]any)
		enums += len(values)
		for _, value := range append(slices.Clone(values), n.schema["const"]) {
			if s, ok := value.(string); ok {
				chars += len(s)
			}
		}
	}
	return properties, enums, chars
}
