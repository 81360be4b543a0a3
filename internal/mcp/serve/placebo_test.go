package serve

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/assay-eval/assay/internal/mcp"
)

// An independent validator checks that a placebo's answers fit the schema.
func TestPlaceboAnswersFitTheirSchemas(t *testing.T) {
	for schema, want := range map[string]string{
		`{"type":"object"}`: `{}`,
		`{"type":"object","properties":{"a":{"type":"string"},"b":{"type":"array","items":{}},"c":{"type":"number"},"d":{"type":"boolean"},"e":{"type":"object"},"f":{"type":["string","null"]}},"required":["a","b","c","d","e","f"]}`: `{"a":"","b":[],"c":0,"d":false,"e":{},"f":null}`,
		`{"type":"object","properties":{"a":{"type":"string"}}}`: `{}`,
		`{"type":"object","properties":{"k":{"enum":["x","y"]},"v":{"const":3},"n":{"type":"integer","minimum":2},"m":{"type":"number","maximum":-1.5},"s":{"type":"string","minLength":2},"x":{"type":"integer","exclusiveMinimum":0}},"required":["k","v","n","m","s","x"]}`: `{"k":"x","m":-1.5,"n":2,"s":"  ","v":3,"x":1}`,
		`{"type":"object","properties":{"l":{"type":"array","minItems":2,"items":{"$ref":"#/$defs/hit"}}},"required":["l"],"$defs":{"hit":{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]}}}`:                                                         `{"l":[{"id":""},{"id":""}]}`,
		`{"type":"object","properties":{"r":{"anyOf":[{"type":"object","properties":{"z":{"type":"integer"}},"required":["z"]},{"type":"null"}]},"o":{"oneOf":[{"type":"integer"},{"type":"string"}]}},"required":["r","o"]}`:                                                  `{"o":0,"r":null}`,
		`{"allOf":[{"type":"object","properties":{"a":{"type":"integer"}},"required":["a"]},{"$ref":"#/$defs/b"}],"$defs":{"b":{"type":"object","properties":{"b":{"type":"array"}},"required":["b"]}}}`:                                                                       `{"a":0,"b":[]}`,
		`{"type":"array"}`: `[]`,
	} {
		var got struct {
			Content    []any           `json:"content"`
			Structured json.RawMessage `json:"structuredContent"`
		}
		if err := json.Unmarshal(emptyResult(json.RawMessage(schema)), &got); err != nil {
			t.Fatal(err)
		}
		if string(got.Structured) != want || got.Content == nil || len(got.Content) != 0 {
			t.Errorf("%s\nis answered %s, want %s", schema, got.Structured, want)
		}
		doc, err := jsonschema.UnmarshalJSON(strings.NewReader(schema))
		if err != nil {
			t.Fatal(err)
		}
		c := jsonschema.NewCompiler()
		if err := c.AddResource("x.json", doc); err != nil {
			t.Fatal(err)
		}
		rs, err := c.Compile("x.json")
		if err != nil {
			t.Fatal(err)
		}
		v, err := jsonschema.UnmarshalJSON(bytes.NewReader(got.Structured))
		if err != nil {
			t.Fatal(err)
		}
		if err := rs.Validate(v); err != nil {
			t.Errorf("%s\nis answered %s, which is not valid: %v", schema, got.Structured, err)
		}
	}
	for _, none := range []string{``, `null`, `{`} {
		if got := string(emptyResult(json.RawMessage(none))); got != `{"content":[]}` {
			t.Errorf("schema %q is answered %s", none, got)
		}
	}
}

func FuzzEmptyResult(f *testing.F) {
	f.Add([]byte(`{"$ref":"#"}`))
	f.Add([]byte(`{"type":"object","properties":{"a":{"$ref":"#"}},"required":["a"]}`))
	f.Add([]byte(`{"type":"array","minItems":100,"items":{"$ref":"#"}}`))
	f.Add([]byte(`{"allOf":[{"$ref":"#/allOf/0"}],"enum":[],"type":[]}`))
	f.Fuzz(func(t *testing.T, schema []byte) {
		got := emptyResult(schema)
		if !json.Valid(got) || len(got) > 4<<20+len(schema)*10_000 {
			t.Fatalf("%q is answered %d bytes", schema, len(got))
		}
	})
}

func TestPlaceboCountsCalls(t *testing.T) {
	p, err := NewPlacebo(mcp.Likeness{Tools: []json.RawMessage{json.RawMessage(`{"name":"b"}`), json.RawMessage(`{"name":"a"}`), json.RawMessage(`{"name":"a"}`)}})
	if err != nil {
		t.Fatal(err)
	}
	if got := p.Summary(); got != "no calls" {
		t.Errorf("summary %q", got)
	}
	var in, out bytes.Buffer
	for i, name := range []string{"a", "b", "b", "c", "a"} {
		fmt.Fprintf(&in, `{"id":%d,"method":"tools/call","params":{"name":%q}}`+"\n", i, name)
	}
	in.WriteString(`{"id":9,"method":"initialize"}` + "\n")
	if err := p.Serve(t.Context(), &in, &out); err != nil {
		t.Fatal(err)
	}
	if got := p.Summary(); got != "4 calls (a 2, b 2)" {
		t.Errorf("summary %q", got)
	}
	lines := strings.Split(out.String(), "\n")
	if want := `{"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"unknown tool \"c\""}}`; lines[3] != want {
		t.Errorf("an unknown tool: %s", lines[3])
	}
	if want := `{"jsonrpc":"2.0","id":9,"result":{"capabilities":{"tools":{}},"protocolVersion":"2025-11-25","serverInfo":{"name":"placebo","version":"0"}}}`; lines[5] != want {
		t.Errorf("the handshake: %s", lines[5])
	}
	if _, err := NewPlacebo(mcp.Likeness{Tools: []json.RawMessage{json.RawMessage(`{}`)}}); err == nil {
		t.Error("a tool without a name is taken")
	}
}
