package suite

import (
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// schema is a JSON Schema (draft 2020-12) in the form that validates trees of YAML. It
// knows the keywords that the schemas of this package are made of. A general library takes
// 37 ms to compile both schemas, as long as a suite of hundreds of tasks takes to load, and
// a twentieth of a run of 20,000 tasks to validate them.
type schema struct {
	title, description string

	ref           *schema
	all           []*schema
	when          *schema // the keyword if
	then, orElse  *schema
	types         []string // in the order of typeOrder
	enum          []any
	constant      any
	hasConstant   bool
	properties    map[string]*schema
	others        *schema // additionalProperties if that is a schema
	closed        bool    // additionalProperties is false
	required      []string
	names         *schema // propertyNames
	items         *schema
	pattern       *lazyregexp.Regexp
	form          string  // the text of pattern
	least, most   float64 // minimum and maximum
	minItems      int
	minLength     int
	minProperties int
	maxProperties int
}

var typeOrder = []string{"null", "boolean", "number", "integer", "string", "array", "object"}

// schemaCompiler compiles the subschemas of one document.
type schemaCompiler struct {
	defs     object
	compiled map[string]*schema            // by name in defs
	patterns map[string]*lazyregexp.Regexp // by text
	err      error                         // the first
}

// compileDocument compiles a schema and the definitions in it.
func compileDocument(doc object) (root *schema, defs map[string]*schema, err error) {
	c := &schemaCompiler{compiled: map[string]*schema{}, patterns: map[string]*lazyregexp.Regexp{}}
	c.defs, _ = doc["$defs"].(object)
	root = c.compile(doc)
	for name := range c.defs {
		c.definition(name)
	}
	return root, c.compiled, c.err
}

func (c *schemaCompiler) definition(name string) *schema {
	if s := c.compiled[name]; s != nil {
		return s
	}
	s := &schema{}
	c.compiled[name] = s // before its content, which may refer to it
	def, ok := c.defs[name].(object)
	if !ok {
		c.setError("$ref to %q, which $defs does not have", name)
	}
	c.fill(s, def)
	return s
}

func (c *schemaCompiler) setError(format string, args ...any) {
	if c.err == nil {
		c.err = fmt.Errorf("json schema: "+format, args...)
	}
}

func (c *schemaCompiler) compile(v any) *schema {
	o, ok := v.(object)
	if !ok {
		c.setError("%v stands where a schema is expected", v)
	}
	s := &schema{}
	c.fill(s, o)
	return s
}

func (c *schemaCompiler) fill(s *schema, o object) {
	s.least, s.most, s.maxProperties = math.Inf(-1), math.Inf(1), math.MaxInt
	for key, v := range o {
		if !c.setAssertion(s, key, v) && !c.setSubschema(s, key, v) {
			c.setError("keyword %q is not known", key)
		}
	}
}

// setAssertion sets a keyword that speaks of the value alone, and reports whether key is one.
func (c *schemaCompiler) setAssertion(s *schema, key string, v any) bool {
	switch key {
	case "$schema", "$defs":
	case "title":
		s.title, _ = v.(string)
	case "description":
		s.description, _ = v.(string)
	case "type":
		words := c.words(v)
		s.types = slices.DeleteFunc(slices.Clone(typeOrder), func(t string) bool { return !slices.Contains(words, t) })
		if len(s.types) != len(words) {
			c.setError("type %v is not known", v)
		}
	case "enum":
		s.enum, _ = v.([]any)
	case "const":
		s.constant, s.hasConstant = v, true
	case "required":
		s.required = c.words(v)
	case "pattern":
		s.form, _ = v.(string)
		if c.patterns[s.form] == nil {
			c.patterns[s.form] = lazyregexp.New(s.form)
		}
		s.pattern = c.patterns[s.form]
	case "minimum":
		s.least = c.number(v)
	case "maximum":
		s.most = c.number(v)
	case "minItems":
		s.minItems = int(c.number(v))
	case "minLength":
		s.minLength = int(c.number(v))
	case "minProperties":
		s.minProperties = int(c.number(v))
	case "maxProperties":
		s.maxProperties = int(c.number(v))
	default:
		return false
	}
	return true
}

// setSubschema sets a keyword that has schemas, and reports whether key is one.
func (c *schemaCompiler) setSubschema(s *schema, key string, v any) bool {
	switch key {
	case "$ref":
		text, _ := v.(string)
		name, ok := strings.CutPrefix(text, "#/$defs/")
		if !ok {
			c.setError("$ref to %v, which is outside of $defs", v)
			break
		}
		s.ref = c.definition(name)
	case "allOf":
		list, _ := v.([]any)
		for _, e := range list {
			s.all = append(s.all, c.compile(e))
		}
	case "if":
		s.when = c.compile(v)
	case "then":
		s.then = c.compile(v)
	case "else":
		s.orElse = c.compile(v)
	case "properties":
		props, _ := v.(object)
		s.properties = make(map[string]*schema, len(props))
		for name, p := range props {
			s.properties[name] = c.compile(p)
		}
	case "additionalProperties":
		if v == false {
			s.closed = true
		} else {
			s.others = c.compile(v)
		}
	case "propertyNames":
		if s.names = c.compile(v); s.names.pattern == nil {
			c.setError("propertyNames without a pattern")
		}
	case "items":
		s.items = c.compile(v)
	default:
		return false
	}
	return true
}

func (c *schemaCompiler) words(v any) []string {
	if s, ok := v.(string); ok {
		return []string{s}
	}
	list, _ := v.([]any)
	words := make([]string, 0, len(list))
	for _, e := range list {
		s, ok := e.(string)
		if !ok {
			c.setError("%v stands where a text is expected", e)
		}
		words = append(words, s)
	}
	return words
}

func (c *schemaCompiler) number(v any) float64 {
	switch v := v.(type) {
	case int:
		return float64(v)
	case float64:
		return v
	}
	c.setError("%v stands where a number is expected", v)
	return 0
}

// violation is a keyword of a schema that a value does not satisfy.
type violation struct {
	path    []string // from the validated value to the one that violates
	schema  *schema  // the one with the keyword
	keyword string
	names   []string // keys that are missing, unknown or of another form; sorted
}

// validate returns the violations of s by n.
func (s *schema) validate(n *node) []violation {
	var v validator
	v.check(s, n)
	return v.found
}

type validator struct {
	path  []string
	found []violation
}

func (v *validator) add(s *schema, keyword string, names ...string) {
	v.found = append(v.found, violation{slices.Clone(v.path), s, keyword, names})
}

// check appends the violations of s by n. A value of another type, or outside of enum or
// const, is not checked further.
func (v *validator) check(s *schema, n *node) {
	switch {
	case s.types != nil && !n.isOfType(s.types):
		v.add(s, "type")
		return
	case s.hasConstant && !n.isValue(s.constant):
		v.add(s, "const")
		return
	case s.enum != nil && !slices.ContainsFunc(s.enum, n.isValue):
		v.add(s, "enum")
		return
	}
	if s.ref != nil {
		v.check(s.ref, n)
	}
	switch n.form {
	case mapForm:
		v.checkMap(s, n)
	case listForm:
		v.checkList(s, n)
	default:
		v.checkScalar(s, n)
	}
	for _, one := range s.all {
		v.check(one, n)
	}
	if s.when == nil {
		return
	}
	branch := s.then
	if len(s.when.validate(n)) > 0 {
		branch = s.orElse
	}
	if branch != nil {
		v.check(branch, n)
	}
}

func (v *validator) checkMap(s *schema, n *node) {
	if len(n.entries) < s.minProperties {
		v.add(s, "minProperties")
	}
	if len(n.entries) > s.maxProperties {
		v.add(s, "maxProperties")
	}
	var missing, unknown []string
	for _, key := range s.required {
		if n.entryOf(key) == nil {
			missing = append(missing, key)
		}
	}
	if missing != nil {
		v.add(s, "required", missing...)
	}
	for _, e := range n.entries {
		p := s.properties[e.key]
		if p == nil {
			p = s.others
		}
		switch {
		case p != nil:
			v.checkAt(e.key, p, e.val)
		case s.closed:
			unknown = append(unknown, e.key)
		}
		if s.names != nil && !s.names.pattern.MatchString(e.key) {
			v.add(s.names, "propertyNames", e.key)
		}
	}
	if unknown != nil {
		slices.Sort(unknown)
		v.add(s, "additionalProperties", unknown...)
	}
}

func (v *validator) checkList(s *schema, n *node) {
	if len(n.items) < s.minItems {
		v.add(s, "minItems")
	}
	if s.items == nil {
		return
	}
	for i, e := range n.items {
		v.checkAt(strconv.Itoa(i), s.items, e)
	}
}

func (v *validator) checkAt(key string, s *schema, n *node) {
	v.path = append(v.path, key)
	v.check(s, n)
	v.path = v.path[:len(v.path)-1]
}

func (v *validator) checkScalar(s *schema, n *node) {
	switch value := n.scalar.(type) {
	case string:
		if utf8.RuneCountInString(value) < s.minLength {
			v.add(s, "minLength")
		}
		if s.pattern != nil && !s.pattern.MatchString(value) {
			v.add(s, "pattern")
		}
	case json.Number:
		f, _ := value.Float64()
		if f < s.least {
			v.add(s, "minimum")
		}
		if f > s.most {
			v.add(s, "maximum")
		}
	}
}

// isOfType reports whether n is of one of the types of JSON Schema.
func (n *node) isOfType(types []string) bool {
	switch n.form {
	case mapForm:
		return slices.Contains(types, "object")
	case listForm:
		return slices.Contains(types, "array")
	}
	switch value := n.scalar.(type) {
	case nil:
		return slices.Contains(types, "null")
	case bool:
		return slices.Contains(types, "boolean")
	case string:
		return slices.Contains(types, "string")
	case json.Number:
		f, _ := value.Float64()
		return slices.Contains(types, "number") || f == math.Trunc(f) && slices.Contains(types, "integer")
	}
	return false
}

// isValue reports whether n is the scalar value of a schema.
func (n *node) isValue(value any) bool {
	if n.form != scalarForm {
		return false
	}
	if number, ok := n.scalar.(json.Number); ok {
		f, _ := number.Float64()
		switch value := value.(type) {
		case int:
			return f == float64(value)
		case float64:
			return f == value
		}
		return false
	}
	return n.scalar == value
}

// propertyNames returns the names of the known keys of a map, sorted.
func (s *schema) propertyNames() []string { return slices.Sorted(maps.Keys(s.properties)) }
