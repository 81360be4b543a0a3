package suite

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite/suitetest"
	"github.com/santhosh-tekuri/jsonschema/v6"
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

// TestSchemaOfOverrides checks an editor's errors for a file that extends.
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
		if err := s.suite.Validate(docs[0].goValue()); (err == nil) != c.ok {
			t.Errorf("%s: valid %v, want %v: %v", c.name, err == nil, c.ok, err)
		}
	}
}

// TestEveryFieldIsTagged checks this package's own types.
func TestEveryFieldIsTagged(t *testing.T) {
	for _, typ := range []reflect.Type{
		reflect.TypeFor[Suite](), reflect.TypeFor[Task](), reflect.TypeFor[Target](), reflect.TypeFor[Symbol](), reflect.TypeFor[Workspace](),
		reflect.TypeFor[Server](), reflect.TypeFor[Scenario](), reflect.TypeFor[ServerUse](), reflect.TypeFor[Inject](), reflect.TypeFor[Arm](),
		reflect.TypeFor[Selector](), reflect.TypeFor[Comparison](), reflect.TypeFor[Limits](), reflect.TypeFor[Retry](), reflect.TypeFor[Budget](),
		reflect.TypeFor[Gates](), reflect.TypeFor[Rule](),
	} {
		for _, err := range checkFields(typ, false) {
			t.Error(err)
		}
		// Nothing that enters a key may be binary floating point.
		for f := range writtenFields(typ) {
			if key := f.Tag.Get("key"); (key == seal.Gen || key == seal.Grade) && f.Type.Kind() == reflect.Float64 {
				t.Errorf("%v.%s enters the %s key as binary floating point", typ, f.Name, key)
			}
		}
	}
}

func TestCheckKind(t *testing.T) {
	for _, kinds := range []map[string]Kind{testKinds().Agents, testKinds().Graders, testKinds().Tools} {
		for name, k := range kinds {
			if err := CheckKind(k); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
	type inner struct {
		X string `json:"x" key:"gen"`
	}
	type self struct {
		Next *self `json:"next,omitempty" key:"gen" doc:"more"`
	}
	for name, c := range map[string]struct {
		config any
		want   string
	}{
		"no key": {&struct {
			A string `json:"a" doc:"d"`
		}{}, "key tag"},
		"wrong key": {&struct {
			A string `json:"a" key:"both" doc:"d"`
		}{}, `key tag "both"`},
		"no doc": {&struct {
			A string `json:"a" key:"gen"`
		}{}, "no doc tag"},
		"no json": {&struct {
			A string `key:"gen" doc:"d"`
		}{}, `json name "A"`},
		"inner doc": {&struct {
			A []inner `json:"a" key:"gen" doc:"d"`
		}{}, "no doc tag"},
		"float": {&struct {
			A *float64 `json:"a" key:"gen" doc:"d"`
		}{}, "suite.Decimal"},
		"enum": {&struct {
			A int `json:"a" key:"gen" doc:"d" enum:"1,2"`
		}{}, "enum is for text"},
		"file": {&struct {
			A string `json:"a" key:"gen" doc:"d" file:"yes"`
		}{}, `file:"yes"`},
		"channel": {&struct {
			A chan int `json:"a" key:"gen" doc:"d"`
		}{}, "cannot stand in a suite file"},
		"own JSON": {&struct {
			A json.Number `json:"a" key:"gen" doc:"d"`
			B ownJSON     `json:"b" key:"gen" doc:"d"`
		}{}, "suite.Schemer"},
		"recursive":    {&self{}, "holds itself"},
		"not a struct": {new(int), "must return a pointer to a struct"},
		"not pointer":  {struct{}{}, "must return a pointer to a struct"},
		"no Doc":       {&struct{}{}, "has no Doc"},
	} {
		k := Kind{Doc: "d", New: func() any { return c.config }}
		if name == "no Doc" {
			k.Doc = ""
		}
		if err := CheckKind(k); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want %q", name, err, c.want)
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

func TestDistance(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want int
	}{{"", "", 0}, {"agents", "agents", 0}, {"agnets", "agents", 1}, {"agent", "agents", 1}, {"ägents", "agents", 1}, {"kitten", "sitting", 3}, {"a", "xyzuvw", 4}} {
		if got := editDistance(c.a, c.b, 4); got != c.want {
			t.Errorf("distance of %q and %q is %d, want %d", c.a, c.b, got, c.want)
		}
		if editDistance(c.a, c.b, 4) != editDistance(c.b, c.a, 4) {
			t.Errorf("distance of %q and %q depends on their order", c.a, c.b)
		}
	}
	if got := Nearest("zzz", []string{"agents", "arms"}); got != "" {
		t.Errorf("nearest to zzz: %q", got)
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
