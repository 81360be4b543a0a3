package mcp

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

func TestSampleArgs(t *testing.T) {
	for name, tt := range map[string]struct {
		schema, want string
		guessed      []string
	}{
		"nothing is needed":    {`{"type":"object","properties":{"limit":{"type":"integer"}}}`, `{}`, nil},
		"a text":               {`{"type":"object","properties":{"query":{"type":"string"}},"required":["query"]}`, `{"query":"example"}`, []string{"query"}},
		"a default":            {`{"properties":{"n":{"type":"integer","default":20}},"required":["n"]}`, `{"n":20}`, nil},
		"an example":           {`{"properties":{"u":{"type":"string","examples":["doc://a"]}},"required":["u"]}`, `{"u":"doc://a"}`, nil},
		"one of":               {`{"properties":{"p":{"enum":["async","actor"]}},"required":["p"]}`, `{"p":"async"}`, nil},
		"a constant":           {`{"properties":{"p":{"const":1.50}},"required":["p"]}`, `{"p":1.50}`, nil},
		"at least":             {`{"properties":{"n":{"type":"integer","minimum":7}},"required":["n"]}`, `{"n":7}`, []string{"n"}},
		"above":                {`{"properties":{"n":{"type":"number","exclusiveMinimum":3}},"required":["n"]}`, `{"n":4}`, []string{"n"}},
		"at most":              {`{"properties":{"n":{"type":"integer","maximum":-2}},"required":["n"]}`, `{"n":-2}`, []string{"n"}},
		"yes or no":            {`{"properties":{"b":{"type":"boolean"}},"required":["b"]}`, `{"b":false}`, nil},
		"a list":               {`{"properties":{"l":{"type":"array","items":{"type":"string"}}},"required":["l"]}`, `{"l":[]}`, nil},
		"a list of two":        {`{"properties":{"l":{"type":"array","minItems":2,"items":{"type":"string"}}},"required":["l"]}`, `{"l":["example","example"]}`, []string{"l"}},
		"null or a text":       {`{"properties":{"s":{"type":["null","string"]}},"required":["s"]}`, `{"s":"example"}`, []string{"s"}},
		"any of":               {`{"properties":{"s":{"anyOf":[{"type":"null"},{"type":"integer"}]}},"required":["s"]}`, `{"s":1}`, []string{"s"}},
		"a reference":          {`{"$defs":{"d":{"enum":["x"]}},"properties":{"s":{"$ref":"#/$defs/d"}},"required":["s"]}`, `{"s":"x"}`, nil},
		"a circle":             {`{"$defs":{"d":{"$ref":"#/$defs/d"}},"properties":{"s":{"$ref":"#/$defs/d"}},"required":["s"]}`, `{"s":"example"}`, []string{"s"}},
		"inside":               {`{"properties":{"o":{"type":"object","properties":{"a":{"type":"string","format":"date"},"b":{}},"required":["a"]}},"required":["o"]}`, `{"o":{"a":"2026-01-31"}}`, []string{"o"}},
		"long":                 {`{"properties":{"s":{"type":"string","minLength":9}},"required":["s"]}`, `{"s":"exampleex"}`, []string{"s"}},
		"short":                {`{"properties":{"s":{"type":"string","maxLength":2}},"required":["s"]}`, `{"s":"ex"}`, []string{"s"}},
		"not described":        {`{"required":["s"]}`, `{"s":"example"}`, []string{"s"}},
		"no schema":            {`null`, `{}`, nil},
		"not JSON":             {`{`, `{}`, nil},
		"required is no list":  {`{"required":"s"}`, `{}`, nil},
		"twice and not a name": {`{"required":["s","s",1]}`, `{"s":"example"}`, []string{"s"}},
	} {
		t.Run(name, func(t *testing.T) {
			got := SampleArgs(json.RawMessage(tt.schema))
			if string(got.Args) != tt.want || !slices.Equal(got.Guessed, tt.guessed) {
				t.Errorf("%s, guessed %v; want %s, %v", got.Args, got.Guessed, tt.want, tt.guessed)
			}
			if !strings.HasPrefix(tt.schema, "{\"") || strings.Contains(name, "circle") || strings.HasPrefix(name, "required") || strings.HasPrefix(name, "twice") {
				return
			}
			if err := conforms(tt.schema, got.Args); err != nil {
				t.Error(err)
			}
		})
	}
}

// conforms checks args by another reader of JSON Schema.
func conforms(schema string, args json.RawMessage) error {
	doc, err := jsonschema.UnmarshalJSON(strings.NewReader(schema))
	if err != nil {
		return err
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource("https://assay.invalid/s.json", doc); err != nil {
		return err
	}
	compiled, err := c.Compile("https://assay.invalid/s.json")
	if err != nil {
		return err
	}
	v, err := jsonschema.UnmarshalJSON(strings.NewReader(string(args)))
	if err != nil {
		return err
	}
	return compiled.Validate(v)
}

func TestParams(t *testing.T) {
	schema := `{"properties":{"limit":{"type":"integer"},"query":{"type":"string"},"mode":{"enum":["a","b"]},"ids":{"items":{}}},"required":["query"]}`
	if got, want := DescribeParams(json.RawMessage(schema)), "query (text, needed), ids (list), limit (integer), mode (a|b)"; got != want {
		t.Errorf("%s\nwant %s", got, want)
	}
	if got := DescribeParams(nil); got != "" {
		t.Errorf("no schema gives %q", got)
	}
}

func FuzzSampleArgs(f *testing.F) {
	f.Add(`{"properties":{"s":{"$ref":"#/properties/s"}},"required":["s"]}`)
	f.Add(`{"required":["a"],"properties":{"a":{"type":"array","minItems":1e9,"items":{"anyOf":[{"oneOf":[{}]}]}}}}`)
	f.Add(`{"required":["a","b","c","d","e","f","g","h","i"],"properties":{"a":{"$ref":"#"},"b":{"$ref":"#"}},"type":"object"}`)
	f.Add(`{"required":["a"],"properties":{"a":{"$ref":"#/d"}},"d":{"type":"array","minItems":16,"items":{"$ref":"#/d"}}}`)
	f.Add(`{"properties":{"n":{"type":"number","exclusiveMinimum":1e300}},"required":["n"]}`)
	f.Fuzz(func(t *testing.T, schema string) {
		var args map[string]any
		if s := SampleArgs(json.RawMessage(schema)); json.Unmarshal(s.Args, &args) != nil || args == nil {
			t.Errorf("%s are no arguments", s.Args)
		}
		_ = DescribeParams(json.RawMessage(schema))
	})
}
