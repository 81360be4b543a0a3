package diff

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/mcp/tape"
)

// TestSchemas compares members in both directions: narrower arguments break calls, and
// wider answers break their readers.
func TestSchemas(t *testing.T) {
	of := func(member string) string { return `{"type":"object","properties":{"p":` + member + `}}` }
	for _, tc := range []struct {
		name, before, after string
		input, output       string // "class place: text", separated by "; "
	}{
		{"the same", of(`{"type":"string"}`), ` { "properties" : {"p":{"type":"string"}}, "type":"object"}`, "", ""},
		{"new and required", `{"type":"object"}`, `{"type":"object","properties":{"p":{}},"required":["p"]}`, "breaking argument p: is new and required", "compatible answer p: is new and required"},
		{"new", `{"type":"object"}`, of(`{}`), "compatible argument p: is new", "compatible answer p: is new"},
		{"gone", of(`{}`), `{"type":"object"}`, "breaking argument p: is gone", "breaking answer p: is gone"},
		{"required", of(`{}`), `{"type":"object","properties":{"p":{}},"required":["p"]}`, "breaking argument p: is required now", "compatible answer p: is required now"},
		{"optional", `{"type":"object","properties":{"p":{}},"required":["p"]}`, of(`{}`), "compatible argument p: is no longer required", "breaking answer p: is no longer required"},
		{"value gone", of(`{"enum":["a","b"]}`), of(`{"enum":["a"]}`), `breaking argument p: values are gone: "b"`, `compatible answer p: values are gone: "b"`},
		{"value new", of(`{"enum":["a"]}`), of(`{"enum":["a","b"]}`), `compatible argument p: values are new: "b"`, `breaking answer p: values are new: "b"`},
		{"enum new", of(`{"type":"string"}`), of(`{"type":"string","enum":["a"]}`), `breaking argument p: has a list of values now: "a"`, `compatible answer p: has a list of values now: "a"`},
		{"constant", of(`{"const":1}`), of(`{"enum":[1,2]}`), "compatible argument p: values are new: 2", "breaking answer p: values are new: 2"},
		{"narrower type", of(`{"type":"number"}`), of(`{"type":"integer"}`), "breaking argument p: type allows less", "compatible answer p: type allows less"},
		{"wider type", of(`{"type":"string"}`), of(`{"type":["string","null"]}`), "compatible argument p: type allows more", "breaking answer p: type allows more"},
		{"other type", of(`{"type":"string"}`), of(`{"type":"integer"}`), "breaking argument p: type allows less; compatible argument p: type allows more", "compatible answer p: type allows less; breaking answer p: type allows more"},
		{"type dropped", of(`{"type":"string"}`), of(`{}`), "compatible argument p: type allows more", "breaking answer p: type allows more"},
		{"minimum", of(`{"minimum":1}`), of(`{"minimum":2}`), "breaking argument p: minimum is 2, was 1", "compatible answer p: minimum is 2, was 1"},
		{"maximum", of(`{"maxLength":10}`), of(`{"maxLength":20}`), "compatible argument p: maxLength is 20, was 10", "breaking answer p: maxLength is 20, was 10"},
		{"same bound", of(`{"minimum":1}`), of(`{"minimum":1.0}`), "", ""},
		{"bound new", of(`{}`), of(`{"maxItems":3}`), "breaking argument p: maxItems is new", "compatible answer p: maxItems is new"},
		{"closed", `{"type":"object"}`, `{"type":"object","additionalProperties":false}`, "breaking arguments: takes no other members now", "compatible answer: takes no other members now"},
		{"items", of(`{"type":"array","items":{"type":"string"}}`), of(`{"type":"array","items":{"type":"object"}}`), "breaking argument p[]: type allows less; compatible argument p[]: type allows more", "compatible answer p[]: type allows less; breaking answer p[]: type allows more"},
		{"pattern", of(`{"pattern":"a"}`), of(`{"pattern":"b"}`), "breaking argument p: pattern has changed", "breaking answer p: pattern has changed"},
		{"alternatives", of(`{"anyOf":[{"type":"string"},{"type":"null"}]}`), of(`{"type":"string","description":"x"}`), `breaking argument p: alternatives are gone: {"type":"null"}`, `compatible answer p: alternatives are gone: {"type":"null"}`},
		{"words", of(`{"description":"a"}`), of(`{"description":"b"}`), "words argument p: description has changed", "words answer p: description has changed"},
		{"behind a reference", `{"properties":{"p":{"$ref":"#/$defs/P"}},"$defs":{"P":{"enum":[1,2]}}}`, `{"properties":{"p":{"$ref":"#/$defs/P"}},"$defs":{"P":{"enum":[1]}}}`, "breaking argument p: values are gone: 2", "compatible answer p: values are gone: 2"},
		{"order", `{"properties":{"a":{},"b":{}}}`, `{"properties":{"b":{},"a":{}}}`, "words arguments: are in another order: b, a", "words answer: are in another order: b, a"},
		{"nested", of(`{"type":"object","properties":{"q":{}}}`), of(`{"type":"object","properties":{"q":{"type":"string"}},"required":["q"]}`), "breaking argument p.q: type allows less; breaking argument p.q: is required now", "compatible answer p.q: type allows less; compatible answer p.q: is required now"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			for d, want := range []string{tc.input, tc.output} {
				var got []string
				for _, c := range Schemas(json.RawMessage(tc.before), json.RawMessage(tc.after), Direction(d)) {
					got = append(got, fmt.Sprintf("%s %s: %s", c.Class, c.Place, c.Text))
				}
				if diff := cmp.Diff(want, strings.Join(got, "; ")); diff != "" {
					t.Errorf("direction %d (-want +got):\n%s", d, diff)
				}
			}
		})
	}
}

func TestSchemasThatReferToThemselves(t *testing.T) {
	before := `{"properties":{"n":{"$ref":"#/$defs/N"}},"$defs":{"N":{"type":"object","properties":{"next":{"$ref":"#/$defs/N"},"v":{"type":"string"}}}}}`
	after := strings.Replace(before, `"string"`, `"integer"`, 1)
	if got := Schemas(json.RawMessage(before), json.RawMessage(after), Input); len(got) == 0 || got[0].Place != "argument n.next.next.next.next.next" && !strings.HasPrefix(got[0].Place, "argument n") {
		t.Errorf("Schemas = %v, want a change below n", got)
	}
	Schemas(json.RawMessage(`{"$ref":"#"}`), json.RawMessage(`{"$ref":"#/a","a":{"$ref":"#"}}`), Input)
}

// likeness returns a server with tools, each given as JSON.
func likeness(instructions string, tools ...string) mcp.Likeness {
	l := mcp.Likeness{Info: json.RawMessage(`{"name":"docs","version":"1"}`), Instructions: instructions}
	for _, one := range tools {
		l.Tools = append(l.Tools, json.RawMessage(one))
	}
	return l
}

func TestCompare(t *testing.T) {
	before := likeness("Search first.\nBe brief.\nCite.",
		`{"name":"search","description":"Finds pages by their words.","inputSchema":{"type":"object","properties":{"q":{"type":"string"}}}}`,
		`{"name":"getPage","description":"Returns one page.","inputSchema":{"type":"object"}}`,
		`{"name":"purge","description":"Removes every page of the manual.","inputSchema":{"type":"object"}}`,
		`{"name":"stats","description":"Counts.","inputSchema":{"type":"object"},"outputSchema":{"type":"object","properties":{"n":{"type":"integer"}},"required":["n"]}}`)
	after := likeness("Search first.\nBe complete.\nCite.",
		`{"name":"stats","description":"Counts.","inputSchema":{"type":"object"},"outputSchema":{"type":"object","properties":{"n":{"type":"integer"}}},"annotations":{"readOnlyHint":true}}`,
		`{"name":"search","description":"Finds pages.","inputSchema":{"type":"object","properties":{"q":{"type":"string"},"lang":{"type":"string"}},"required":["lang"]}}`,
		`{"name":"get_page","description":"The page with a name.","inputSchema":{"type":"object"}}`,
		`{"name":"list","description":"Lists.","inputSchema":{"type":"object"}}`)
	r, err := Compare(before, after)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, c := range r.Changed {
		for _, one := range c.Changes {
			got = append(got, fmt.Sprintf("%s %s %s: %s", c.Tool, one.Class, one.Place, one.Text))
		}
	}
	want := []string{
		"stats breaking answer n: is no longer required", "stats words annotations: has changed",
		"search words description: has other words", "search breaking argument lang: is new and required",
		"get_page breaking name: has another name", "get_page words description: has other words",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("changes (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"list"}, r.Added); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"purge"}, r.Removed); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]Line{{" ", "Search first."}, {"-", "Be brief."}, {"+", "Be complete."}, {" ", "Cite."}}, r.Instructions); diff != "" {
		t.Error(diff)
	}
	if !r.Reordered || r.Breaking != 4 || r.Same() {
		t.Errorf("reordered %v, breaking %d, same %v; want true, 4, false", r.Reordered, r.Breaking, r.Same())
	}
	if same, err := Compare(before, before); err != nil || !same.Same() {
		t.Errorf("a server differs from itself: %+v, %v", same, err)
	}
}

// TestLines checks that the lines of a difference rebuild both texts.
func TestLines(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.SliceOfN(rapid.SampledFrom([]string{"a", "b", "c", ""}), 1, 12)
		a, b := text.Draw(t, "a"), text.Draw(t, "b")
		minus, plus := 0, 0
		for _, l := range Lines(strings.Join(a, "\n"), strings.Join(b, "\n")) {
			switch l.Sign {
			case "-":
				minus++
			case "+":
				plus++
			}
		}
		lines := func(x []string) int { return len(splitLines(strings.Join(x, "\n"))) }
		if lines(a)-minus != lines(b)-plus {
			t.Fatalf("%q and %q: %d lines less and %d more do not add up", a, b, minus, plus)
		}
	})
}

func TestPair(t *testing.T) {
	call := func(tool, key, result string) tape.Call {
		return tape.Call{Tool: tool, Key: key, Arguments: json.RawMessage(key), Result: json.RawMessage(result)}
	}
	old := []tape.Call{
		call("search", `{"q":"a"}`, `{"content":[{"type":"text","text":"{\"hits\":[1,2],\"n\":2}"}],"_meta":{"t":1}}`),
		call("search", `{"q":"a"}`, `{"content":[{"type":"text","text":"one\ntwo\nthree"}]}`),
		call("search", `{"q":"b"}`, `{"content":[],"structuredContent":{"id":12345678901234567890}}`),
		{Tool: "search", Key: `{"q":"c"}`},
		{Tool: "read", Key: `{}`, Error: json.RawMessage(`{"code":-32602,"message":"no such page"}`)},
		call("gone", `{}`, `{"content":[]}`),
	}
	now := []tape.Call{
		call("search", `{"q":"a"}`, `{"content":[{"type":"text","text":"{\"n\":2, \"hits\":[1,3,4]}"}],"_meta":{"t":2}}`),
		call("search", `{"q":"a"}`, `{"content":[{"type":"text","text":"one\nTWO\nthree"}]}`),
		call("search", `{"q":"b"}`, `{"content":[],"structuredContent":{"id":12345678901234567891}}`),
		call("read", `{}`, `{"content":[],"isError":false}`),
	}
	c := Pair(old, now)
	var got []string
	for _, one := range c.Differing {
		for _, f := range one.Fields {
			got = append(got, fmt.Sprintf("%s %s: %s → %s", one.Tool, f.Path, f.Old, f.New))
		}
	}
	want := []string{
		"search content[0].text.hits[1]: 2 → 3", "search content[0].text.hits[2]:  → 4",
		`search content[0].text, line 2: "two" → "TWO"`,
		"search structuredContent.id: 12345678901234567890 → 12345678901234567891",
		"read content:  → []", `read error: {"code":-32602,"message":"no such page"} → `, "read isError:  → false",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("fields (-want +got):\n%s", diff)
	}
	if c.Made != 4 || c.Same != 0 || c.Left != 2 {
		t.Errorf("made %d, same %d, left %d; want 4, 0, 2", c.Made, c.Same, c.Left)
	}
}
