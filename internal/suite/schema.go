package suite

import (
	"encoding"
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// Schema returns the JSON Schema (draft 2020-12) of a suite file as people
// write it, made from the tags of the Go types. The loader validates with it.
func Schema(kinds Kinds) ([]byte, error) {
	return indentJSON(suiteSchema(kinds))
}

// TaskSchema returns the JSON Schema of one document of a task file.
func TaskSchema(kinds Kinds) ([]byte, error) {
	return indentJSON(taskSchema(kinds))
}

func indentJSON(doc object, err error) ([]byte, error) {
	if err != nil {
		return nil, err
	}
	b, err := json.MarshalIndent(doc, "", "  ")
	return append(b, '\n'), err
}

const (
	dialect = "https://json-schema.org/draft/2020-12/schema"
	// namePattern is what names of agents, scenarios, servers, graders,
	// comparisons and tasks are made of: they become parts of ids and of paths.
	namePattern = `^[A-Za-z0-9][A-Za-z0-9._:@+-]*$`
	nameWords   = "a name of letters, digits and . _ - : @ +"
)

type object = map[string]any

// schemaMaker makes schemas. If loose, they are for files that extend another: nothing
// is required and null removes.
type schemaMaker struct {
	kinds Kinds
	loose bool
	defs  object
	enums map[string][]string // of the kind whose settings come next
	stack []reflect.Type
	errs  []error
}

func suiteSchema(kinds Kinds) (object, error) {
	m := &schemaMaker{kinds: kinds, defs: object{}}
	m.defs["suite"] = m.suiteSchema()
	m.loose = true
	m.defs["override"] = m.suiteSchema()
	doc := object{
		"$schema": dialect, "title": "assay suite", "description": "A suite of assay, version 1.",
		"type": "object",
		"if":   object{"required": []any{"extends"}}, "then": schemaRef("override"), "else": schemaRef("suite"),
		"$defs": m.defs,
	}
	return doc, m.asError()
}

func taskSchema(kinds Kinds) (object, error) {
	m := &schemaMaker{kinds: kinds, defs: object{}}
	doc := m.structSchema(reflect.TypeFor[Task]())
	doc["$schema"], doc["title"], doc["description"] = dialect, "assay task", "A task of an assay suite: one YAML document of a task file."
	props := doc["properties"].(object)
	props["id"].(object)["pattern"], props["id"].(object)["title"] = namePattern, nameWords
	doc["required"] = []any{"prompt"} // the id may come from the file's name
	m.loose = true
	graders := object{}
	for _, kind := range slices.Sorted(maps.Keys(kinds.Graders)) {
		name := "grader." + kind + ".settings"
		m.defs[name] = m.structSchema(reflect.TypeOf(kinds.Graders[kind].newSettings()).Elem())
		graders[kind] = m.nullableSchema(schemaRef(name))
	}
	// A grader may have another name than its kind; the loader knows the names
	// of the suite and checks those settings against $defs.
	props["graders"] = object{
		"type": "object", "description": props["graders"].(object)["description"], "properties": graders,
		"additionalProperties": object{"type": []any{"object", "null"}},
	}
	doc["$defs"] = m.defs
	return doc, m.asError()
}

func (m *schemaMaker) asError() error {
	if len(m.errs) > 0 {
		return fmt.Errorf("json schema: %w", m.errs[0])
	}
	return nil
}

func (m *schemaMaker) setError(format string, args ...any) object {
	m.errs = append(m.errs, fmt.Errorf(format, args...))
	return object{}
}

func schemaRef(name string) object { return object{"$ref": "#/$defs/" + name} }

// modeName returns the part of a definition's name that tells loose schemas apart.
func (m *schemaMaker) modeName() string {
	if m.loose {
		return ".override"
	}
	return ""
}

func (m *schemaMaker) suiteSchema() object {
	out := m.structSchema(reflect.TypeFor[Suite]())
	props := out["properties"].(object)
	props["version"] = object{"const": 1, "description": docOf[Suite]("Version")}
	props["tasks"] = m.nullableSchema(object{
		"type": "array", "minItems": 1, "items": taskSourceSchema(), "description": docOf[Suite]("Tasks"),
	})
	props["arms"] = object{
		"description": docOf[Suite]("Arms"),
		"if":          object{"type": "array"},
		"then":        object{"minItems": 1, "items": m.strictly(func() object { return m.typeSchema(reflect.TypeFor[Arm](), "") })},
		"else":        object{"enum": m.orNull("all"), "title": `"all" or a list of {agent, scenario}`},
	}
	props["tools"] = m.nullableSchema(m.toolsSchema())
	props["agents"] = m.nullableSchema(m.agentsSchema())
	props["graders"] = m.nullableSchema(m.gradersSchema())
	for name := range named {
		props[name].(object)["propertyNames"] = object{"pattern": namePattern, "title": nameWords}
	}
	if m.loose {
		props["extends"] = object{"type": "string", "minLength": 1, "description": "name of a suite that ships, or path of a suite file, of which this file says only what is different; maps are joined by key, null removes, lists replace"}
		out["required"] = []any{"version", "extends"}
	}
	return out
}

// taskSourceSchema returns the schema of an entry of tasks.
func taskSourceSchema() object {
	values := object{"type": "array", "minItems": 1, "items": object{"type": []any{"string", "number", "boolean"}}}
	return object{
		"if": object{"type": "object"},
		"then": object{
			"properties": object{
				"rows":     object{"type": "string", "description": "file with a row for each task, or a glob: CSV whose first line names the columns, or JSON Lines"},
				"template": object{"type": "object", "description": "a task in which {{.COLUMN}} stands for the value of a row"},
				"matrix":   object{"type": "object", "minProperties": 1, "additionalProperties": values, "description": "values by name: each row makes a task with every combination of them"},
			},
			"additionalProperties": false,
		},
		"else": object{"type": "string", "title": "a file, a glob, or {rows: FILE, template: {…}}"},
	}
}

// strictly calls f as if this were no override, for schemas inside lists: lists replace.
func (m *schemaMaker) strictly(f func() object) object {
	defer func(was bool) { m.loose = was }(m.loose)
	m.loose = false
	return f()
}

func (m *schemaMaker) orNull(vals ...any) []any {
	if m.loose {
		return append(vals, nil)
	}
	return vals
}

// nullableSchema lets null pass where it removes.
func (m *schemaMaker) nullableSchema(s object) object {
	if !m.loose {
		return s
	}
	switch t := s["type"].(type) {
	case string:
		s["type"] = []any{t, "null"}
	default:
		out := object{"if": object{"type": "null"}, "else": s}
		if d, ok := s["description"]; ok {
			out["description"] = d
		}
		return out
	}
	if e, ok := s["enum"].([]any); ok {
		s["enum"] = append(e, nil)
	}
	return s
}

// needsKey is the key of the requirements of agents and graders.
const needsKey = "needs"

// partPlaces says for a kind of part which machine its needs are about.
var partPlaces = map[string]string{"agent": "on which the agent runs", "grader": "on which the grader runs"}

// settingsRef defines the settings of one kind and returns a reference to them.
func (m *schemaMaker) settingsRef(what, kind string, k Kind) object {
	name := what + "." + kind + m.modeName()
	if _, done := m.defs[name]; !done {
		m.enums = k.Enums
		def := m.structSchema(reflect.TypeOf(k.newSettings()).Elem())
		if k.Doc != "" {
			def["description"] = k.Doc
		}
		props := def["properties"].(object)
		if what != "tool" {
			if _, taken := props["kind"]; taken {
				m.setError("%s kind %s has a setting named kind", what, kind)
			}
			if _, taken := props[needsKey]; taken {
				m.setError("%s kind %s has a setting named needs", what, kind)
			}
			props["kind"] = object{"const": kind, "description": k.Doc}
			props[needsKey] = object{"type": "object", "additionalProperties": object{"type": "string"}, "description": "labels of the machine " + partPlaces[what] + ", by name: a value (os: macos) or a comparison of versions (xcode: \">=26\"); every machine has os and arch, others are given with --label"}
		}
		m.defs[name] = def
	}
	return schemaRef(name)
}

// choiceSchema returns the schema of a map with a kind and the settings of that kind.
func (m *schemaMaker) choiceSchema(what string, kinds map[string]Kind) object {
	names := slices.Sorted(maps.Keys(kinds))
	enum, cases := []any{}, []any{}
	for _, k := range names {
		enum = append(enum, k)
		cases = append(cases, object{
			"if":   object{"type": "object", "required": []any{"kind"}, "properties": object{"kind": object{"const": k}}},
			"then": m.settingsRef(what, k, kinds[k]),
		})
	}
	out := object{
		"type":       "object",
		"properties": object{"kind": object{"type": "string", "enum": enum, "description": "kind of " + what}},
	}
	if len(cases) > 0 {
		out["allOf"] = cases
	}
	if !m.loose {
		out["required"] = []any{"kind"}
	}
	return out
}

func (m *schemaMaker) agentsSchema() object {
	m.defs["agent"+m.modeName()] = m.choiceSchema("agent", m.kinds.Agents)
	return object{
		"type": "object", "description": docOf[Suite]("Agents"),
		"additionalProperties": m.nullableSchema(schemaRef("agent" + m.modeName())),
	}
}

// gradersSchema returns the schema of the map of graders, whose kind may be left out if
// it is the name.
func (m *schemaMaker) gradersSchema() object {
	m.defs["grader"+m.modeName()] = m.choiceSchema("grader", m.kinds.Graders)
	props := object{}
	for _, k := range slices.Sorted(maps.Keys(m.kinds.Graders)) {
		props[k] = m.nullableSchema(object{
			"if":   object{"type": "object", "required": []any{"kind"}},
			"then": schemaRef("grader" + m.modeName()), "else": m.settingsRef("grader", k, m.kinds.Graders[k]),
		})
	}
	return object{
		"type": "object", "description": docOf[Suite]("Graders"), "properties": props,
		"additionalProperties": m.nullableSchema(schemaRef("grader" + m.modeName())),
	}
}

// toolsSchema returns the schema of a list of maps of one kind to its settings.
func (m *schemaMaker) toolsSchema() object {
	props := m.strictly(func() object {
		props := object{}
		for _, k := range slices.Sorted(maps.Keys(m.kinds.Tools)) {
			props[k] = m.settingsRef("tool", k, m.kinds.Tools[k])
		}
		return props
	})
	return object{
		"type": "array", "description": docOf[Suite]("Tools"),
		"items": object{
			"type": "object", "properties": props, "additionalProperties": false,
			"minProperties": 1, "maxProperties": 1, "title": "a map of one tool to its settings, such as {files: {}}",
		},
	}
}

func (m *schemaMaker) structSchema(t reflect.Type) object {
	if slices.Contains(m.stack, t) {
		return m.setError("type %v holds itself", t)
	}
	if t.Kind() != reflect.Struct {
		return m.setError("settings are a %v, not a struct", t)
	}
	m.stack = append(m.stack, t)
	defer func() { m.stack = m.stack[:len(m.stack)-1] }()
	props, required := object{}, []any{}
	enums := m.enums
	m.enums = nil // not of the structs within
	for f := range writtenFields(t) {
		s := m.nullableSchema(enumSchema(m.typeSchema(f.Type, f.Tag), strings.Join(enums[f.name], ",")))
		if d := f.Tag.Get("doc"); d != "" {
			s["description"] = d
		}
		props[f.name] = s
		if !f.optional && !m.loose {
			required = append(required, f.name)
		}
	}
	out := object{"type": "object", "properties": props, "additionalProperties": false}
	if len(required) > 0 {
		out["required"] = required
	}
	return out
}

// typeSchema returns the schema of a value of type t as people write it.
func (m *schemaMaker) typeSchema(t reflect.Type, tag reflect.StructTag) object {
	if t.Kind() == reflect.Pointer {
		return m.typeSchema(t.Elem(), tag)
	}
	switch t {
	case reflect.TypeFor[json.RawMessage]():
		return object{}
	case reflect.TypeFor[Part](), reflect.TypeFor[Tool](), reflect.TypeFor[Task]():
		return object{"type": "object"} // their maps are made by suite
	}
	if s, ok := reflect.Zero(t).Interface().(Schemer); ok {
		return enumSchema(setBounds(s.SuiteSchema(), tag), tag.Get("enum"))
	}
	if reflect.PointerTo(t).Implements(reflect.TypeFor[encoding.TextUnmarshaler]()) {
		return enumSchema(object{"type": "string"}, tag.Get("enum"))
	}
	if reflect.PointerTo(t).Implements(reflect.TypeFor[json.Unmarshaler]()) {
		return m.setError("type %v reads its own JSON and does not say how people write it: see suite.Schemer", t)
	}
	switch t.Kind() {
	case reflect.Interface:
		return object{}
	case reflect.String:
		return enumSchema(object{"type": "string"}, tag.Get("enum"))
	case reflect.Bool:
		return object{"type": "boolean"}
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return setBounds(object{"type": "integer"}, tag)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return setBounds(object{"type": "integer", "minimum": 0}, tag)
	case reflect.Float32, reflect.Float64:
		return setBounds(object{"type": "number"}, tag)
	case reflect.Slice:
		items := m.strictly(func() object { return m.typeSchema(t.Elem(), tag) })
		return object{"type": "array", "items": items}
	case reflect.Map:
		if t.Key().Kind() != reflect.String {
			return m.setError("type %v has keys that are not text", t)
		}
		return object{"type": "object", "additionalProperties": m.nullableSchema(m.typeSchema(t.Elem(), tag))}
	case reflect.Struct:
		return m.structSchema(t)
	}
	return m.setError("type %v cannot stand in a suite file", t)
}

// enumSchema limits a text to a list of values, if any.
func enumSchema(s object, list string) object {
	if list != "" {
		vals := []any{}
		for v := range strings.SplitSeq(list, ",") {
			vals = append(vals, v)
		}
		s["enum"] = vals
	}
	return s
}

func setBounds(s object, tag reflect.StructTag) object {
	for word, key := range map[string]string{"min": "minimum", "max": "maximum"} {
		if v, err := strconv.ParseFloat(tag.Get(word), 64); err == nil {
			s[key] = v
		}
	}
	return s
}

func docOf[T any](field string) string {
	f, ok := reflect.TypeFor[T]().FieldByName(field)
	if !ok {
		panic("no field " + field)
	}
	return f.Tag.Get("doc")
}
