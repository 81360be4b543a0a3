package mcp

import (
	"encoding/json"
	"testing"
)

func TestEmpty(t *testing.T) {
	for schema, want := range map[string]string{
		`{"type":"object","properties":{"a":{"type":"string"},"b":{"type":"integer"},"c":{"type":"array"},"d":{"type":"boolean"},"e":{}},"required":["a","b","c","d"]}`: `{"a":"","b":0,"c":[],"d":false}`,
		`{"type":"object","properties":{"x":{"$ref":"#/$defs/y"},"n":{"type":["string","null"]}},"required":["x","n"],"$defs":{"y":{"enum":["low","high"]}}}`:           `{"n":null,"x":"low"}`,
		`{"anyOf":[{"const":7},{"type":"string"}]}`: `7`,
		`{"properties":{"self":{"$ref":"#/$defs/s"}},"required":["self"],"$defs":{"s":{"properties":{"s":{"$ref":"#/$defs/s"}}}}}`: `{"self":{}}`,
		`{"$ref":"#/$defs/s","$defs":{"s":{"$ref":"#/$defs/s"}}}`:                                                                  `{}`,
		`{}`: `{}`, `nonsense`: `{}`, ``: `{}`, `true`: `{}`,
	} {
		if got := string(EmptyValue(json.RawMessage(schema))); got != want {
			t.Errorf("%s gives %s, want %s", schema, got, want)
		}
	}
}

func FuzzEmpty(f *testing.F) {
	f.Add(`{"type":"object","required":["a"],"properties":{"a":{"$ref":"#/$defs/a"}},"$defs":{"a":{"type":"object","required":["a"],"properties":{"a":{"$ref":"#/$defs/a"}}}}}`)
	f.Add(`{"required":[1,null],"enum":[]}`)
	f.Fuzz(func(t *testing.T, schema string) {
		if got := EmptyValue(json.RawMessage(schema)); !json.Valid(got) {
			t.Errorf("%s gives %s", schema, got)
		}
	})
}

func TestChanges(t *testing.T) {
	was := map[string]string{"a": "1", "b": "1", "c": "1"}
	for want, now := range map[string]map[string]string{
		"":                               {"a": "1", "b": "1", "c": "1"},
		"added d; changed b; removed c":  {"a": "1", "b": "2", "d": "1"},
		"removed a, b, c":                {},
		"added d, e, f, g, h and 1 more": {"a": "1", "b": "1", "c": "1", "d": "", "e": "", "f": "", "g": "", "h": "", "i": ""},
	} {
		if got := DescribeChanges(was, now); got != want {
			t.Errorf("%v gives %q, want %q", now, got, want)
		}
	}
}
