package suite

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/spelling"
)

// schemas are the compiled schemas that a load validates with.
type schemas struct {
	suite, task *schema
	settings    map[string]*schema // definitions of task
}

func compileSchema(kinds Kinds) (*schemas, error) {
	suite, err := suiteSchema(kinds)
	if err != nil {
		return nil, err
	}
	task, err := taskSchema(kinds)
	if err != nil {
		return nil, err
	}
	s := &schemas{}
	if s.suite, _, err = compileDocument(suite); err != nil {
		return nil, err
	}
	s.task, s.settings, err = compileDocument(task)
	return s, err
}

// settingsSchema returns the schema of a task's settings for a grader of a kind, nil if
// there is no such kind.
func (s *schemas) settingsSchema(grader string) *schema {
	return s.settings["grader."+grader+".settings"]
}

// validateTree adds every violation of s by n to the mistakes. tree is what paths start
// from; n is tree or a part of it under the path below.
func (l *loader) validateTree(s *schema, n, tree *node, below ...string) {
	l.addViolations(s.validate(n), tree, below...)
}

// addViolations adds violations, which a schema found below that path of tree, to the
// mistakes. Unknown keys come first, since a key that was meant is not missing.
func (l *loader) addViolations(found []violation, tree *node, below ...string) {
	r := report{l: l, tree: tree, below: below, meant: map[string]bool{}}
	for _, v := range found {
		r.reportUnknown(v)
	}
	for _, v := range found {
		r.reportViolation(v)
	}
}

// report turns the violations of one document into mistakes.
type report struct {
	l     *loader
	tree  *node
	below []string
	meant map[string]bool // place and key that an unknown key was likely meant to be
}

func (r *report) pathOf(v violation, more ...string) []string {
	return slices.Concat(r.below, v.path, more)
}

func (r *report) reportUnknown(v violation) {
	if v.keyword != "additionalProperties" {
		return
	}
	known := v.schema.propertyNames()
	m := r.tree.nodeAt(r.pathOf(v))
	for _, key := range v.names {
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
func (r *report) reportViolation(v violation) {
	path := r.pathOf(v)
	at, _ := r.tree.placeAt(path)
	n := r.tree.nodeAt(path)
	add := func(fix, format string, args ...any) { r.l.c.addMistake(at, fix, format, args...) }
	name := strings.Join(path, ".")
	if name == "" {
		name = "the file"
	}
	want := v.schema.title
	switch v.keyword {
	case "required":
		for _, key := range v.names {
			if r.meant[strings.Join(append(slices.Clone(path), key), "\x00")] {
				continue
			}
			r.reportMissing(at, v.schema, name, key)
		}
	case "propertyNames":
		for _, key := range v.names {
			r.l.c.addMistake(n.entryOf(key).at, nameFix(key), "%s: %q is not %s", name, key, want)
		}
	case "type":
		if want == "" || len(path) == 0 {
			want = typeNames(v.schema.types)
		}
		add(typeFix(n, v.schema, name[strings.LastIndex(name, ".")+1:]), "%s: expected %s, found %s", name, want, describeNode(n))
	case "enum":
		r.reportEnum(at, n, name, want, v.schema.enum)
	case "const":
		add("", "%s: expected %v, found %s", name, v.schema.constant, describeNode(n))
	case "pattern":
		if want == "" {
			want = "text of the form " + v.schema.form
		}
		add(formFix(n, v.schema.title), "%s: expected %s, found %s", name, want, describeNode(n))
	case "minimum":
		add("", "%s must be at least %v, not %s", name, v.schema.least, describeNode(n))
	case "maximum":
		add("", "%s must be at most %v, not %s", name, v.schema.most, describeNode(n))
	case "minItems":
		add("write one at least", "%s is empty", name)
	case "minLength":
		add("write a value, or take the key out", "%s is empty", name)
	case "minProperties", "maxProperties":
		add("", "%s: expected %s, found a map of %d keys", name, want, len(n.keys()))
	}
}

func (r *report) reportMissing(at pos, s *schema, name, key string) {
	what := ""
	if p := s.properties[key]; p != nil && p.enum != nil {
		what = " (one of " + strings.Join(asWords(p.enum), ", ") + ")"
	} else if p != nil && p.description != "" {
		what = " (" + p.description + ")"
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
