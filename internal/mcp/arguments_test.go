package mcp

import "testing"

func TestArgumentSchema(t *testing.T) {
	s, err := CompileArguments([]byte(`{"type": "object", "properties": {"query": {"type": "string", "pattern": "^(?!x)"}, "id": {"type": "string", "pattern": "^SK-"}, "n": {"type": "integer", "maximum": 9007199254740993}}, "required": ["query"], "additionalProperties": false}`))
	if err != nil {
		t.Fatal(err)
	}
	for args, want := range map[string]bool{
		`{"query": "x"}`:                        true, // JavaScript syntax
		`{"query": "a", "n": 2.0}`:              true,
		`{"query": "a", "n": 9007199254740993}`: true,
		`{"query": "a", "n": 9007199254740994}`: false, // equal to the limit as a float64
		`{"query": "a", "id": "SK-1"}`:          true,
		`{"query": "a", "id": "1"}`:             false,
		`{"query": 1}`:                          false,
		`{"query": "a", "extra": 1}`:            false,
		`{"Query": "a"}`:                        false,
		``:                                      false,
		`{"query": "a"`:                         false,
		`{"query": "a"} {}`:                     false,
		`"{\"query\": \"a\"}"`:                  false,
		`null`:                                  false,
		` {"query": "\u00e9", "n": -1}` + "\n":  true,
		`{"query": "a", "n": "3"}`:              false,
	} {
		if err := s.Check(args); (err == nil) != want {
			t.Errorf("%s: %v", args, err)
		}
	}
	empty, err := CompileArguments([]byte(`{"type": "object"}`))
	if err != nil || empty.Check(" ") != nil {
		t.Errorf("blank arguments of a tool without any: %v", err)
	}
	for _, schema := range []string{``, `{"type": 3}`, `{"$ref": "https://example.com/x.json"}`} {
		if _, err := CompileArguments([]byte(schema)); err == nil {
			t.Errorf("%q is a schema", schema)
		}
	}
}
