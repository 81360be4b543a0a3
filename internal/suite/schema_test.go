package suite

import (
	"reflect"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/assay-eval/assay/internal/suite/suitetest"
)

// TestSchema pins the schemas of the test kinds and checks that they are valid
// and that everything in them is described.
func TestSchema(t *testing.T) {
	suite, err := Schema(testKinds())
	if err != nil {
		t.Fatal(err)
	}
	task, err := TaskSchema(testKinds())
	if err != nil {
		t.Fatal(err)
	}
	suitetest.Golden(t, "testdata/suite.schema.json", suite, *update)
	suitetest.Golden(t, "testdata/task.schema.json", task, *update)
	for name, b := range map[string][]byte{"suite": suite, "task": task} {
		doc, err := jsonschema.UnmarshalJSON(strings.NewReader(string(b)))
		if err != nil {
			t.Fatal(err)
		}
		c := jsonschema.NewCompiler()
		if err := c.AddResource("https://example.com/x.json", doc); err != nil {
			t.Fatal(err)
		}
		if _, err := c.Compile("https://example.com/x.json"); err != nil {
			t.Errorf("%s schema: %v", name, err)
		}
		described(t, name, doc)
		closed(t, name, doc)
	}
}

// described fails for a property without a description.
func described(t *testing.T, at string, v any) {
	switch v := v.(type) {
	case map[string]any:
		if props, ok := v["properties"].(map[string]any); ok && !strings.HasSuffix(at, "/if") {
			for name, p := range props {
				p, ok := p.(map[string]any)
				if _, isRef := p["$ref"]; ok && !isRef && p["if"] == nil && p["description"] == nil {
					t.Errorf("%s/%s has no description", at, name)
				}
			}
		}
		for k, e := range v {
			described(t, at+"/"+k, e)
		}
	case []any:
		for _, e := range v {
			described(t, at, e)
		}
	}
}

// closed fails for a map of known keys that takes others too, apart from the
// head of a choice, whose cases are closed.
func closed(t *testing.T, at string, v any) {
	switch v := v.(type) {
	case map[string]any:
		if _, ok := v["properties"].(map[string]any); ok && !strings.HasSuffix(at, "/if") && v["additionalProperties"] == nil && v["allOf"] == nil {
			t.Errorf("%s takes unknown keys", at)
		}
		for k, e := range v {
			closed(t, at+"/"+k, e)
		}
	case []any:
		for _, e := range v {
			closed(t, at, e)
		}
	}
}

// TestSchemaOfOverrides checks which files with extends the schema accepts, since editors
// validate such files as written.
func TestSchemaOfOverrides(t *testing.T) {
	s, err := compileSchema(testKinds())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, text string
		ok         bool
	}{
		{"a few overrides", `{version: 1, extends: base, agents: {a: {model: x}, b: null}, budget: null, limits: {jobs: null}}`, true},
		{"a setting removed", `{version: 1, extends: base, agents: {a: {kind: model, temperature: null}}}`, true},
		{"an unknown key", `{version: 1, extends: base, limits: {jbos: 1}}`, false},
		{"an unknown key of a kind", `{version: 1, extends: base, agents: {a: {kind: model, modelx: x}}}`, false},
		{"a wrong type", `{version: 1, extends: base, trials: many}`, false},
		{"a list item is no override", `{version: 1, extends: base, gates: {rules: [{metric: x}]}}`, false},
		{"nothing is optional without a base", `{version: 1, agents: {a: {model: x}}}`, false},
		{"null removes nothing without a base", `{version: 1, name: n, tasks: [t], agents: {}, scenarios: {}, graders: {}, budget: null}`, false},
		{"a whole suite", `{version: 1, name: n, tasks: [t], agents: {}, scenarios: {}, graders: {}}`, true},
	} {
		var col collector
		docs := parseYAML(&source{name: "x", data: []byte(c.text)}, &col)
		if len(docs) != 1 {
			t.Fatal(c.name, col.asError())
		}
		if found := s.suite.validate(docs[0]); (found == nil) != c.ok {
			t.Errorf("%s: valid %v, want %v: %v", c.name, found == nil, c.ok, found)
		}
	}
}

type ownJSON struct{}

func (*ownJSON) UnmarshalJSON([]byte) error { return nil }

func TestSchemaRefusesKindsItCannotDescribe(t *testing.T) {
	k := testKinds()
	k.Agents["bad"] = Kind{New: func() any {
		return &struct {
			B ownJSON `json:"b"`
		}{}
	}}
	if _, err := Schema(k); err == nil {
		t.Error("no error for a type that reads its own JSON")
	}
	k = testKinds()
	k.Agents["bad"] = Kind{New: func() any {
		return &struct {
			Kind string `json:"kind"`
		}{}
	}}
	if _, err := Schema(k); err == nil {
		t.Error("no error for a setting named kind")
	}
}

func TestSplit(t *testing.T) {
	for line, want := range map[string][]string{
		`cupertino serve --no-reap`: {"cupertino", "serve", "--no-reap"},
		`  a   "b c" 'd "e' f\ g `:  {"a", "b c", `d "e`, "f g"},
		`a "" ''`:                   {"a", "", ""},
		`"a\"b"`:                    {`a"b`},
		`'a\b'`:                     {`a\b`},
	} {
		if got, err := CommandLine(line); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("split(%q) = %q, %v", line, got, err)
		}
	}
	for _, line := range []string{``, `a "b`, `a 'b`, `a \`} {
		if got, err := CommandLine(line); err == nil {
			t.Errorf("split(%q) = %q without an error", line, got)
		}
	}
}
