package view

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/suite"
)

// list is a tool list with unusual spacing and order of members.
const list = `{"jsonrpc":"2.0", "id":7,"result":{"tools":[` +
	`{"name":"search", "inputSchema":{"type":"object","properties":{"query":{"type":"string","description":"old"},"a.b":{"maximum":12345678901234567890},"filter":{"$ref":"#/$defs/Filter"},"rows":{"type":"array","items":{"type":"object","properties":{"z":{}}}}},"$defs":{"Filter":{"properties":{"lang":{"enum":["<b>"]},"not":{"$ref":"#/$defs/Filter"}}}}},"description":"Find. All of it."},` +
	`{"description":"Drop","name":"delete_all","inputSchema":{"type":"object"}},` +
	`{"name":"get","title":"T","inputSchema":{"type":"object"}}],"nextCursor":"x"}}`

func TestFromServer(t *testing.T) {
	for name, c := range map[string]struct {
		changes  suite.ToolChanges
		old, new string // replacements that turn list into the answer
	}{
		"nothing":   {},
		"left out":  {suite.ToolChanges{Without: []string{"del*"}}, `{"description":"Drop","name":"delete_all","inputSchema":{"type":"object"}},`, ""},
		"only":      {suite.ToolChanges{Only: []string{"search", "g?t"}}, `{"description":"Drop","name":"delete_all","inputSchema":{"type":"object"}},`, ""},
		"words":     {suite.ToolChanges{Describe: map[string]string{"search": `"<new>"`}}, `"Find. All of it."`, `"\"<new>\""`},
		"no words":  {suite.ToolChanges{Describe: map[string]string{"delete_all": ""}}, `"description":"Drop",`, ""},
		"new words": {suite.ToolChanges{Describe: map[string]string{"get": "g"}}, `"title":"T","inputSchema":{"type":"object"}`, `"title":"T","inputSchema":{"type":"object"},"description":"g"`},
		"parameter": {suite.ToolChanges{Describe: map[string]string{"search.query": "n"}}, `"description":"old"`, `"description":"n"`},
		"bare":      {suite.ToolChanges{Describe: map[string]string{"search.query": ""}}, `,"description":"old"`, ""},
		"dotted":    {suite.ToolChanges{Describe: map[string]string{"search.a.b": "n"}}, `12345678901234567890}`, `12345678901234567890,"description":"n"}`},
		"nested":    {suite.ToolChanges{Describe: map[string]string{"search.filter.lang": "n"}}, `{"enum":["<b>"]}`, `{"enum":["<b>"],"description":"n"}`},
		"in a list": {suite.ToolChanges{Describe: map[string]string{"search.rows.z": "n"}}, `"z":{}`, `"z":{"description":"n"}`},
		"renamed":   {suite.ToolChanges{Rename: map[string]string{"search": "find"}}, `"name":"search"`, `"name":"find"`},
	} {
		t.Run(name, func(t *testing.T) {
			want := list
			if c.old != "" {
				if want = strings.Replace(list, c.old, c.new, 1); want == list {
					t.Fatal("the case changes nothing")
				}
			}
			if d := cmp.Diff(want, string(New(Settings{Tools: &c.changes}).FromServer([]byte(list)))); d != "" {
				t.Error(d)
			}
		})
	}
}

func TestFromClient(t *testing.T) {
	v := New(Settings{Tools: &suite.ToolChanges{Without: []string{"drop"}, Rename: map[string]string{"search": "find", "get": "search", "drop": "keep"}}})
	for _, c := range []struct{ in, pass, answer string }{
		{`{"id":1,"method":"tools/call","params":{"name":"other","x":1}}`, `{"id":1,"method":"tools/call","params":{"name":"other","x":1}}`, ""},
		{`{"id":1, "method":"tools/call","params":{"x":1,"name":"find"}}`, `{"id":1, "method":"tools/call","params":{"x":1,"name":"search"}}`, ""},
		{`{"id":1,"method":"tools/call","params":{"name":"search"}}`, `{"id":1,"method":"tools/call","params":{"name":"get"}}`, ""},
		{`{"id":"a","method":"tools/call","params":{"name":"get"}}`, "", `{"jsonrpc":"2.0","id":"a","error":{"code":-32602,"message":"unknown tool \"get\""}}`},
		{`{"id":2,"method":"tools/call","params":{"name":"drop"}}`, "", `{"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"unknown tool \"drop\""}}`},
		{`{"id":2,"method":"tools/call","params":{"name":"keep"}}`, `{"id":2,"method":"tools/call","params":{"name":"keep"}}`, ""},
		{`{"method":"tools/call","params":{"name":"drop"}}`, "", ""},
		{`{"id":3,"method":"prompts/get","params":{"name":"drop"}}`, `{"id":3,"method":"prompts/get","params":{"name":"drop"}}`, ""},
		{"no JSON", "no JSON", ""},
		{`[{"id":4,"method":"tools/call","params":{"name":"drop"}},{"id":5,"method":"ping"}]`, `[{"id":5,"method":"ping"}]`, `[{"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"unknown tool \"drop\""}}]`},
	} {
		pass, answer := v.FromClient([]byte(c.in))
		if string(pass) != c.pass || string(answer) != c.answer {
			t.Errorf("%s\npasses  %s\nanswers %s", c.in, pass, answer)
		}
	}
}

func TestCheck(t *testing.T) {
	var all struct {
		Result struct{ Tools []json.RawMessage }
	}
	if err := json.Unmarshal([]byte(list), &all); err != nil {
		t.Fatal(err)
	}
	var tools []Tool
	for _, def := range all.Result.Tools {
		tool, err := readTool(def)
		if err != nil {
			t.Fatal(err)
		}
		tools = append(tools, tool)
	}
	for path, changes := range map[string]suite.ToolChanges{
		"":                          {Only: []string{"*"}, Without: []string{"delete_*"}, Describe: map[string]string{"get": "x", "search.query": "x"}, Rename: map[string]string{"get": "delete_all"}},
		"only 1":                    {Only: []string{"get", "serch"}},
		"without 0":                 {Without: []string{"remove_*"}},
		"describe serch":            {Describe: map[string]string{"serch": ""}},
		"describe search.quer":      {Describe: map[string]string{"search.quer": ""}},
		"describe search.query.too": {Describe: map[string]string{"search.query.too": ""}},
		"rename gett":               {Rename: map[string]string{"gett": "x"}},
		"rename get":                {Rename: map[string]string{"get": "search"}},
	} {
		got := ""
		if m := New(Settings{Tools: &changes}).Check(tools); m != nil {
			got = strings.Join(m.Path, " ")
		}
		if got != path {
			t.Errorf("%+v: mistake at %q, not at %q", changes, got, path)
		}
	}
}

// TestInstructions checks that the view replaces a server's instructions in its answer
// to the handshake and changes nothing else.
func TestInstructions(t *testing.T) {
	const head, tail = `{"id":1,"result":{"protocolVersion":"2025-06-18","serverInfo":{"name":"s","n":1e400}`, `}}`
	const discover = `{"id":1,"result":{"supportedVersions":["2026-07-28"],"capabilities":{"tools":{}},"_meta":{"n":1e400}`
	for _, c := range []struct {
		set       *suite.Instructions
		msg, want string
	}{
		{nil, head + `,"instructions":"own"` + tail, head + `,"instructions":"own"` + tail},
		{&suite.Instructions{Off: true}, head + `,"instructions":"own"` + tail, head + tail},
		{&suite.Instructions{Off: true}, head + tail, head + tail},
		{&suite.Instructions{Text: `say "x" & <y>`}, head + `,"instructions":"own"` + tail, head + `,"instructions":"say \"x\" & <y>"` + tail},
		{&suite.Instructions{Text: "x"}, head + tail, head + `,"instructions":"x"` + tail},
		{&suite.Instructions{Text: "x"}, `[` + head + tail + `]`, `[` + head + `,"instructions":"x"` + tail + `]`},
		{nil, discover + `,"instructions":"own"` + tail, discover + `,"instructions":"own"` + tail},
		{&suite.Instructions{Off: true}, discover + `,"instructions":"own"` + tail, discover + tail},
		{&suite.Instructions{Text: "x"}, discover + tail, discover + `,"instructions":"x"` + tail},
		{&suite.Instructions{Text: "x"}, `{"id":2,"error":{"code":-32022,"data":{"supportedVersions":["1"],"capabilities":{}}}}`, `{"id":2,"error":{"code":-32022,"data":{"supportedVersions":["1"],"capabilities":{}}}}`},
		{&suite.Instructions{Text: "x"}, `{"id":2,"result":{"content":[{"text":"\"serverInfo\""}]}}`, `{"id":2,"result":{"content":[{"text":"\"serverInfo\""}]}}`},
	} {
		if got := string(New(Settings{Instructions: c.set}).FromServer([]byte(c.msg))); got != c.want {
			t.Errorf("%s\nbecomes %s\nwant    %s", c.msg, got, c.want)
		}
	}
}
