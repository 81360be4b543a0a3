package suite

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math/big"
	"slices"
	"strings"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/santhosh-tekuri/jsonschema/v6/kind"

	"github.com/assay-eval/assay/internal/parallel"
	"github.com/assay-eval/assay/internal/spelling"
)

// schemas are the compiled schemas that a load validates with.
type schemas struct {
	suite, task     *jsonschema.Schema
	ofSuite, ofTask *jsonschema.Compiler
}

const (
	suiteURL = "https://assay.invalid/suite.json"
	taskURL  = "https://assay.invalid/task.json"
)

// compileSchema compiles both schemas at the same time: each takes as long as reading a
// suite of hundreds of tasks.
func compileSchema(kinds Kinds) (*schemas, error) {
	s := &schemas{ofSuite: jsonschema.NewCompiler(), ofTask: jsonschema.NewCompiler()}
	err := parallel.ForEach(context.Background(), 2, 2, func(i int) (err error) {
		if i == 0 {
			s.suite, err = compileObject(s.ofSuite, suiteURL, suiteSchema, kinds)
		} else {
			s.task, err = compileObject(s.ofTask, taskURL, taskSchema, kinds)
		}
		return err
	})
	return s, err
}

func compileObject(c *jsonschema.Compiler, url string, makeSchema func(Kinds) (object, error), kinds Kinds) (*jsonschema.Schema, error) {
	doc, err := makeSchema(kinds)
	if err != nil {
		return nil, err
	}
	if err := c.AddResource(url, doc); err != nil {
		return nil, fmt.Errorf("json schema: %w", err)
	}
	schema, err := c.Compile(url)
	if err != nil {
		return nil, fmt.Errorf("json schema: %w", err)
	}
	return schema, nil
}

// settingsSchema returns the schema of a task's settings for a grader of a kind.
func (s *schemas) settingsSchema(grader string) (*jsonschema.Schema, error) {
	return s.ofTask.Compile(taskURL + "#/$defs/grader." + grader + ".settings")
}

// schemaOf returns the subschema that v reports as violated.
func (s *schemas) schemaOf(v *jsonschema.ValidationError) *jsonschema.Schema {
	c := s.ofSuite
	if strings.HasPrefix(v.SchemaURL, taskURL) {
		c = s.ofTask
	}
	if sch, err := c.Compile(v.SchemaURL); err == nil {
		return sch
	}
	return &jsonschema.Schema{}
}

// validateTree adds every violation of schema by n to the mistakes. tree is what
// paths start from; n is tree or a part of it under the path below.
func (l *loader) validateTree(schema *jsonschema.Schema, n, tree *node, below ...string) {
	l.addViolations(schema.Validate(n.goValue()), n, tree, below...)
}

// addViolations adds the violations of err, which a schema returned for n, to the mistakes.
func (l *loader) addViolations(err error, n, tree *node, below ...string) {
	var v *jsonschema.ValidationError
	if !errors.As(err, &v) {
		if err != nil {
			l.c.addMistake(n.pos, "", "%v", err)
		}
		return
	}
	r := report{l: l, tree: tree, below: below, meant: map[string]bool{}}
	r.reportLeaves(v, r.reportUnknown)
	r.reportLeaves(v, r.reportViolation)
}

// report turns the violations of one document into mistakes.
type report struct {
	l     *loader
	tree  *node
	below []string
	meant map[string]bool // place and key that an unknown key was likely meant to be
}

func (r *report) reportLeaves(v *jsonschema.ValidationError, do func(*jsonschema.ValidationError)) {
	if _, names := v.ErrorKind.(*kind.PropertyNames); !names && len(v.Causes) > 0 {
		for _, c := range v.Causes {
			r.reportLeaves(c, do)
		}
		return
	}
	do(v)
}

func (r *report) pathOf(v *jsonschema.ValidationError, more ...string) []string {
	return slices.Concat(r.below, v.InstanceLocation, more)
}

func (r *report) reportUnknown(v *jsonschema.ValidationError) {
	k, is := v.ErrorKind.(*kind.AdditionalProperties)
	if !is {
		return
	}
	known := slices.Sorted(maps.Keys(r.l.schema.schemaOf(v).Properties))
	m := r.tree.nodeAt(r.pathOf(v))
	for _, key := range slices.Sorted(slices.Values(k.Properties)) {
		at := r.tree.pos
		if e := m.entryOf(key); e != nil {
			at = e.at
		}
		near := spelling.Nearest(key, known)
		if near != "" {
			r.meant[strings.Join(append(r.pathOf(v), near), "\x00")] = true
		}
		// Do not suggest keys that are already there.
		free := slices.DeleteFunc(slices.Clone(known), func(k string) bool { return m.valueOf(k) != nil })
		fix := spelling.Fix(key, free)
		switch {
		case near == "" || slices.Contains(free, near):
		case at.line == 0: // an override would replace it
			fix = fmt.Sprintf("did you mean %q?", near)
		default:
			fix = fmt.Sprintf("did you mean %q, which is there too?", near)
		}
		if len(known) == 0 {
			fix = "nothing can be set here"
		}
		r.l.c.addMistake(at, fix, "unknown key %q%s", key, formatLocation(r.pathOf(v)))
	}
}

func formatLocation(path []string) string {
	if len(path) == 0 {
		return ""
	}
	return " in " + strings.Join(path, ".")
}

// reportViolation reports everything else.
func (r *report) reportViolation(v *jsonschema.ValidationError) {
	path := r.pathOf(v)
	at, _ := r.tree.placeAt(path)
	n := r.tree.nodeAt(path)
	schema := r.l.schema.schemaOf(v)
	add := func(fix, format string, args ...any) { r.l.c.addMistake(at, fix, format, args...) }
	name := strings.Join(path, ".")
	if name == "" {
		name = "the file"
	}
	want := schema.Title
	switch k := v.ErrorKind.(type) {
	case *kind.AdditionalProperties:
	case *kind.Required:
		for _, key := range k.Missing {
			if r.meant[strings.Join(append(slices.Clone(path), key), "\x00")] {
				continue
			}
			r.reportMissing(at, schema, name, key)
		}
	case *kind.PropertyNames:
		// The library gives a wrong instance location here; its schema location
		// ends in properties/NAME/propertyNames.
		parts := strings.Split(v.SchemaURL, "/")
		name := parts[len(parts)-2]
		if e := r.tree.valueOf(name).entryOf(k.Property); e != nil {
			at = e.at
		}
		add(nameFix(k.Property), "%s: %q is not %s", name, k.Property, want)
	case *kind.Type:
		if want == "" || len(path) == 0 {
			want = typeNames(k.Want)
		}
		add(typeFix(n, schema, name[strings.LastIndex(name, ".")+1:], k.Want), "%s: expected %s, found %s", name, want, describeNode(n))
	case *kind.Enum:
		r.reportEnum(at, n, name, want, k.Want)
	case *kind.Const:
		add("", "%s: expected %v, found %s", name, k.Want, describeNode(n))
	case *kind.Pattern:
		if want == "" {
			want = "text of the form " + k.Want
		}
		add(formFix(n, schema.Title), "%s: expected %s, found %s", name, want, describeNode(n))
	case *kind.Minimum:
		add("", "%s must be at least %s, not %s", name, formatDecimal(k.Want), describeNode(n))
	case *kind.Maximum:
		add("", "%s must be at most %s, not %s", name, formatDecimal(k.Want), describeNode(n))
	case *kind.MinItems:
		add("write one at least", "%s is empty", name)
	case *kind.MinLength:
		add("write a value, or take the key out", "%s is empty", name)
	case *kind.MinProperties, *kind.MaxProperties:
		add("", "%s: expected %s, found a map of %d keys", name, want, len(n.keys()))
	default:
		add("", "%s: %s", name, strings.TrimPrefix(v.Error(), "jsonschema "))
	}
}

func (r *report) reportMissing(at pos, schema *jsonschema.Schema, name, key string) {
	what := ""
	if p := schema.Properties[key]; p != nil && p.Enum != nil {
		what = " (one of " + strings.Join(asWords(p.Enum.Values), ", ") + ")"
	} else if p != nil && p.Description != "" {
		what = " (" + p.Description + ")"
	}
	if name == "the file" {
		r.l.c.addMistake(at, "", "key %q is missing%s", key, what)
		return
	}
	r.l.c.addMistake(at, "", "%s: key %q is missing%s", name, key, what)
}

func (r *report) reportEnum(at pos, n *node, name, want string, allowed []any) {
	allowed = slices.DeleteFunc(slices.Clone(allowed), func(v any) bool { return v == nil })
	known := asWords(allowed)
	switch {
	case want != "":
	case len(known) == 0:
		want = "nothing (this program has none)"
	case len(known) == 1:
		want = known[0]
	default:
		want = "one of " + strings.Join(known, ", ")
	}
	fix := ""
	if s, ok := n.asText(); ok {
		if near := spelling.Nearest(s, known); near != "" {
			fix = fmt.Sprintf("did you mean %q?", near)
		}
	}
	r.l.c.addMistake(at, fix, "%s: expected %s, found %s", name, want, describeNode(n))
}

func asWords(vals []any) []string {
	var out []string
	for _, v := range vals {
		out = append(out, fmt.Sprint(v))
	}
	return out
}

func typeNames(types []string) string {
	plain := map[string]string{
		"object": "a map", "array": "a list", "string": "text", "number": "a number",
		"integer": "a whole number", "boolean": "true or false", "null": "null",
	}
	var out []string
	for _, t := range types {
		if t != "null" || len(types) == 1 { // null only removes
			out = append(out, plain[t])
		}
	}
	return strings.Join(out, " or ")
}

func describeNode(n *node) string {
	switch {
	case n == nil || n.isNull():
		return "nothing"
	case n.form == mapForm:
		return "a map"
	case n.form == listForm:
		return "a list"
	}
	switch v := n.scalar.(type) {
	case string:
		return fmt.Sprintf("%q", clipLine(v, 40))
	case bool:
		return fmt.Sprint(v)
	}
	return "the number " + clipLine(n.raw, 40)
}

func formatDecimal(r *big.Rat) string {
	f, _ := r.Float64()
	return fmt.Sprint(f)
}
