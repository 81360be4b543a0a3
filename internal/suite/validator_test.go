package suite

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"
	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/santhosh-tekuri/jsonschema/v6/kind"
	"pgregory.net/rapid"
)

// oracle is a schema as another implementation of JSON Schema reads it.
type oracle struct{ whole *jsonschema.Schema }

func newOracle(t testing.TB, schema []byte, err error) oracle {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	doc, err := jsonschema.UnmarshalJSON(strings.NewReader(string(schema)))
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource("https://example.com/x.json", doc); err != nil {
		t.Fatal(err)
	}
	s, err := c.Compile("https://example.com/x.json")
	if err != nil {
		t.Fatal(err)
	}
	return oracle{s}
}

// violations returns what the oracle finds in n: a path, a keyword and names for each.
func (o oracle) violations(n *node) []string {
	var out []string
	var walk func(v *jsonschema.ValidationError)
	walk = func(v *jsonschema.ValidationError) {
		if k, ok := v.ErrorKind.(*kind.PropertyNames); ok {
			// The library gives a wrong path for these.
			out = append(out, fmt.Sprintf("propertyNames %q", k.Property))
			return
		}
		if len(v.Causes) > 0 {
			for _, c := range v.Causes {
				walk(c)
			}
			return
		}
		keyword := v.ErrorKind.KeywordPath()
		var names []string
		switch k := v.ErrorKind.(type) {
		case *kind.Required:
			names = k.Missing
		case *kind.AdditionalProperties:
			names = k.Properties
		}
		out = append(out, describeViolation(v.InstanceLocation, keyword[len(keyword)-1], names))
	}
	if v, ok := errors.AsType[*jsonschema.ValidationError](o.whole.Validate(n.goValue())); ok {
		walk(v)
	}
	slices.Sort(out)
	return out
}

func describeViolation(path []string, keyword string, names []string) string {
	return fmt.Sprintf("%q %s %q", path, keyword, slices.Sorted(slices.Values(names)))
}

func describeViolations(found []violation) []string {
	var out []string
	for _, v := range found {
		if v.keyword == "propertyNames" {
			out = append(out, fmt.Sprintf("propertyNames %q", v.names[0]))
			continue
		}
		out = append(out, describeViolation(v.path, v.keyword, v.names))
	}
	slices.Sort(out)
	return out
}

// TestValidatorLikeLibrary compares the violations in damaged suites and tasks with the
// findings of a library for JSON Schema by the published schemas.
func TestValidatorLikeLibrary(t *testing.T) {
	text, err := Schema(testKinds())
	suiteOracle := newOracle(t, text, err)
	text, err = TaskSchema(testKinds())
	taskOracle := newOracle(t, text, err)
	ours, err := compileSchema(testKinds())
	if err != nil {
		t.Fatal(err)
	}
	var suites, tasks []*node
	add := func(name string, data []byte) {
		var c collector
		docs := parseYAML(&source{name: name, data: data}, &c)
		if strings.Contains(name, "task") {
			tasks = append(tasks, docs...)
		} else {
			suites = append(suites, docs...)
		}
	}
	for name, f := range memory(wholeSuite) {
		if strings.HasSuffix(name, ".yaml") {
			add(name, f.Data)
		}
	}
	paths, _ := filepath.Glob("testdata/errors/*.txtar")
	for _, p := range paths {
		data, err := os.ReadFile(p)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range txtar.Parse(data).Files {
			if strings.HasSuffix(f.Name, ".yaml") {
				add(f.Name, f.Data)
			}
		}
	}
	if len(suites) < 20 || len(tasks) < 20 {
		t.Fatalf("%d suites and %d tasks to damage", len(suites), len(tasks))
	}
	compared, violated := 0, 0
	compare := func(t interface{ Fatalf(string, ...any) }, s *schema, o oracle, n *node) {
		got, want := describeViolations(s.validate(n)), o.violations(n)
		compared++
		if len(want) > 0 {
			violated++
		}
		if d := cmp.Diff(want, got); d != "" {
			doc, _ := json.MarshalIndent(n.goValue(), "", " ")
			t.Fatalf("violations (-library +ours):\n%s\nof\n%s", d, doc)
		}
	}
	for _, n := range suites {
		compare(t, ours.suite, suiteOracle, n)
	}
	for _, n := range tasks {
		compare(t, ours.task, taskOracle, n)
	}
	for range 20 { // of 100 documents
		rapid.Check(t, func(t *rapid.T) {
			s, o, trees := ours.suite, suiteOracle, suites
			if rapid.Bool().Draw(t, "task") {
				s, o, trees = ours.task, taskOracle, tasks
			}
			n := rapid.SampledFrom(trees).Draw(t, "tree").clone()
			for range rapid.IntRange(1, 4).Draw(t, "damages") {
				damage(t, n)
			}
			compare(t, s, o, n)
		})
	}
	t.Logf("%d documents compared, %d of them with violations", compared, violated)
}

// damage replaces, adds or removes a value somewhere in n.
func damage(t *rapid.T, n *node) {
	var all []*node
	n.visit(func(m *node) { all = append(all, m) })
	at := rapid.SampledFrom(all).Draw(t, "at")
	donor := rapid.SampledFrom(all).Draw(t, "donor").clone()
	value := rapid.SampledFrom([]*node{
		donor, {}, {scalar: ""}, {scalar: "x y"}, {scalar: "5s"}, {scalar: "off"}, {scalar: "all"}, {scalar: true}, {scalar: false},
		{scalar: json.Number("1")}, {scalar: json.Number("-3")}, {scalar: json.Number("1e+21")}, {scalar: json.Number("0.5")},
		{form: mapForm}, {form: listForm}, {form: listForm, items: []*node{{scalar: "x"}}},
	}).Draw(t, "value")
	keys := append(donor.keys(), "kind", "extends", "settings", "a b", "-x", "graders", "version")
	key := rapid.SampledFrom(keys).Draw(t, "key")
	switch what := rapid.IntRange(0, 3).Draw(t, "what"); {
	case at.form == mapForm && what == 0:
		*at = *at.withKey(key, pos{}, value.clone())
	case at.form == mapForm && what == 1 && len(at.entries) > 0:
		*at = *at.withoutKeys(rapid.SampledFrom(at.keys()).Draw(t, "gone"))
	case at.form == listForm && what == 0:
		at.items = append(slices.Clone(at.items), value.clone())
	default:
		*at = *value.clone()
	}
}

// TestSchemaKeywords checks that keywords which the validator does not know are refused.
func TestSchemaKeywords(t *testing.T) {
	for _, doc := range []object{
		{"anyOf": []any{object{}}},
		{"properties": object{"a": object{"uniqueItems": true}}},
		{"$ref": "#/$defs/none"}, {"$ref": "#"}, {"$ref": 1},
		{"propertyNames": object{"minLength": 1}},
		{"type": "text"},
		{"items": true},
		{"$defs": object{"unused": object{"not": object{}}}},
	} {
		if _, _, err := compileDocument(doc); err == nil {
			t.Errorf("%v compiles", doc)
		}
	}
}

func BenchmarkCompileSchema(b *testing.B) {
	for b.Loop() {
		if _, err := compileSchema(testKinds()); err != nil {
			b.Fatal(err)
		}
	}
}
