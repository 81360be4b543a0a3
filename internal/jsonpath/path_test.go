package jsonpath

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

const bookstore = `{ "store": { "book": [
  { "category": "reference", "author": "Nigel Rees", "title": "Sayings of the Century", "price": 8.95 },
  { "category": "fiction", "author": "Evelyn Waugh", "title": "Sword of Honour", "price": 12.99 },
  { "category": "fiction", "author": "Herman Melville", "title": "Moby Dick", "isbn": "0-553-21311-3", "price": 8.99 },
  { "category": "fiction", "author": "J. R. R. Tolkien", "title": "The Lord of the Rings", "isbn": "0-395-19395-8", "price": 22.99 } ],
  "bicycle": { "color": "red", "price": 399 } } }`

const filterDoc = `{"a": [3, 5, 1, 2, 4, 6, {"b": "j"}, {"b": "k"}, {"b": {}}, {"b": "kilo"}],
  "o": {"p": 1, "q": 2, "r": 3, "s": 5, "t": {"u": 6}}, "e": "f"}`

// write is a value as compact JSON.
func write(v any) string {
	switch v := v.(type) {
	case []any:
		parts := make([]string, len(v))
		for i, e := range v {
			parts[i] = write(e)
		}
		return "[" + strings.Join(parts, ",") + "]"
	case *Object:
		parts := make([]string, len(v.names))
		for i, n := range v.names {
			parts[i] = write(n) + ":" + write(v.values[n])
		}
		return "{" + strings.Join(parts, ",") + "}"
	}
	b, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return string(b)
}

func find(t testing.TB, path, doc string) string {
	t.Helper()
	p, err := Parse(path)
	if err != nil {
		t.Fatal(err)
	}
	v, err := Decode([]byte(doc))
	if err != nil {
		t.Fatal(err)
	}
	found, err := p.Find(v)
	if err != nil {
		t.Fatal(err)
	}
	return write(append([]any{}, found...))
}

// TestRFC9535 holds the examples of the standard's tables 2, 5, 6, 8, 9, 12, 15,
// 16 and 17. Where it leaves the order open, ours is document order.
func TestRFC9535(t *testing.T) {
	const (
		names    = `{"o": {"j j": {"k.k": 3}}, "'": {"@": 2}}`
		wild     = `{"o": {"j": 1, "k": 2}, "a": [5, 3]}`
		letters  = `["a", "b", "c", "d", "e", "f", "g"]`
		descents = `{"o": {"j": 1, "k": 2}, "a": [5, 3, [{"j": 4}, {"k": 6}]]}`
		nulls    = `{"a": null, "b": [null], "c": [{}], "null": 1}`
	)
	for _, c := range []struct{ doc, path, want string }{
		{bookstore, `$.store.book[*].author`, `["Nigel Rees","Evelyn Waugh","Herman Melville","J. R. R. Tolkien"]`},
		{bookstore, `$..author`, `["Nigel Rees","Evelyn Waugh","Herman Melville","J. R. R. Tolkien"]`},
		{bookstore, `$.store..price`, `[8.95,12.99,8.99,22.99,399]`},
		{bookstore, `$..book[2].author`, `["Herman Melville"]`},
		{bookstore, `$..book[2].publisher`, `[]`},
		{bookstore, `$..book[-1].title`, `["The Lord of the Rings"]`},
		{bookstore, `$..book[0,1].title`, `["Sayings of the Century","Sword of Honour"]`},
		{bookstore, `$..book[:2].title`, `["Sayings of the Century","Sword of Honour"]`},
		{bookstore, `$..book[?@.isbn].title`, `["Moby Dick","The Lord of the Rings"]`},
		{bookstore, `$..book[?@.price<10].title`, `["Sayings of the Century","Moby Dick"]`},

		{names, `$.o['j j']`, `[{"k.k":3}]`}, {names, `$.o['j j']['k.k']`, `[3]`},
		{names, `$.o["j j"]["k.k"]`, `[3]`}, {names, `$["'"]["@"]`, `[2]`},

		{wild, `$[*]`, `[{"j":1,"k":2},[5,3]]`}, {wild, `$.o[*]`, `[1,2]`}, {wild, `$.o[*, *]`, `[1,2,1,2]`}, {wild, `$.a[*]`, `[5,3]`},

		{`["a","b"]`, `$[1]`, `["b"]`}, {`["a","b"]`, `$[-2]`, `["a"]`},

		{letters, `$[1:3]`, `["b","c"]`}, {letters, `$[5:]`, `["f","g"]`}, {letters, `$[1:5:2]`, `["b","d"]`},
		{letters, `$[5:1:-2]`, `["f","d"]`}, {letters, `$[::-1]`, `["g","f","e","d","c","b","a"]`},

		{filterDoc, `$.a[?@.b == 'kilo']`, `[{"b":"kilo"}]`}, {filterDoc, `$.a[?(@.b == 'kilo')]`, `[{"b":"kilo"}]`},
		{filterDoc, `$.a[?@>3.5]`, `[5,4,6]`}, {filterDoc, `$.a[?@.b]`, `[{"b":"j"},{"b":"k"},{"b":{}},{"b":"kilo"}]`},
		{filterDoc, `$[?@.*]`, `[[3,5,1,2,4,6,{"b":"j"},{"b":"k"},{"b":{}},{"b":"kilo"}],{"p":1,"q":2,"r":3,"s":5,"t":{"u":6}}]`},
		{filterDoc, `$[?@[?@.b]]`, `[[3,5,1,2,4,6,{"b":"j"},{"b":"k"},{"b":{}},{"b":"kilo"}]]`},
		{filterDoc, `$.o[?@<3, ?@<3]`, `[1,2,1,2]`}, {filterDoc, `$.a[?@<2 || @.b == "k"]`, `[1,{"b":"k"}]`},
		{filterDoc, `$.o[?@>1 && @<4]`, `[2,3]`}, {filterDoc, `$.o[?@.u || @.x]`, `[{"u":6}]`},
		{filterDoc, `$.a[?@.b == $.x]`, `[3,5,1,2,4,6]`},
		{filterDoc, `$.a[?@ == @]`, `[3,5,1,2,4,6,{"b":"j"},{"b":"k"},{"b":{}},{"b":"kilo"}]`},
		{filterDoc, `$.a[?!@.b]`, `[3,5,1,2,4,6]`}, {filterDoc, `$.a[?!(@.b || @ > 2)]`, `[1,2]`},

		{letters, `$[0, 3]`, `["a","d"]`}, {letters, `$[0:2, 5]`, `["a","b","f"]`}, {letters, `$[0, 0]`, `["a","a"]`},

		{descents, `$..j`, `[1,4]`}, {descents, `$..[0]`, `[5,{"j":4}]`}, {descents, `$.o..[*, *]`, `[1,2,1,2]`}, {descents, `$.a..[0, 1]`, `[5,3,{"j":4},{"k":6}]`},

		{nulls, `$.a`, `[null]`}, {nulls, `$.a[0]`, `[]`}, {nulls, `$.a.d`, `[]`}, {nulls, `$.b[0]`, `[null]`}, {nulls, `$.b[*]`, `[null]`},
		{nulls, `$.b[?@]`, `[null]`}, {nulls, `$.b[?@==null]`, `[null]`}, {nulls, `$.c[?@.d==null]`, `[]`}, {nulls, `$.null`, `[1]`},
		{`{"☺": 1}`, `$.☺`, `[1]`}, {`{"☺": 1}`, `$['\u263A']`, `[1]`}, {`{"𝄞": 1}`, `$["\uD834\uDD1E"]`, `[1]`}, {`{"a": 1}`, `$`, `[{"a":1}]`},
	} {
		if got := find(t, c.path, c.doc); got != c.want {
			t.Errorf("%s: %s, want %s", c.path, got, c.want)
		}
	}
}

// TestComparisons holds the standard's table 11.
func TestComparisons(t *testing.T) {
	const doc = `{"obj": {"x": "y"}, "arr": [2, 3], "probe": [0]}`
	for test, want := range map[string]bool{
		`$.absent1 == $.absent2`: true, `$.absent1 <= $.absent2`: true, `$.absent == 'g'`: false, `$.absent1 != $.absent2`: false, `$.absent != 'g'`: true,
		`1 <= 2`: true, `1 > 2`: false, `13 == '13'`: false, `'a' <= 'b'`: true, `'a' > 'b'`: false,
		`$.obj == $.arr`: false, `$.obj != $.arr`: true, `$.obj == $.obj`: true, `$.obj != $.obj`: false, `$.arr == $.arr`: true, `$.arr != $.arr`: false,
		`$.obj == 17`: false, `$.obj != 17`: true, `$.obj <= $.arr`: false, `$.obj < $.arr`: false, `$.obj <= $.obj`: true, `$.arr <= $.arr`: true,
		`1 <= $.arr`: false, `1 >= $.arr`: false, `1 > $.arr`: false, `1 < $.arr`: false, `true <= true`: true, `true > true`: false,
		`1 == 1.0`: true, `1e2 == 100`: true, `-0 == 0`: true, `null == null`: true, `false != true`: true, `1 >= 1`: true,
		`9007199254740993 == 9007199254740992`: false, `1e400 == 2e400`: false, `1e400 == 10e399`: true, `-1.20 == -12e-1`: true, `0.05 == 5e-2`: true,
		`0e9 == 0`: true, `-1 == 1`: false, `1e99999999999 == 1e99999999999`: true, `1e99999999999 == 2`: false,
	} {
		if got := find(t, "$.probe[?"+test+"]", doc) == "[0]"; got != want {
			t.Errorf("%s: %v, want %v", test, got, want)
		}
	}
}

func TestMistakes(t *testing.T) {
	for path, want := range map[string]string{
		``:                      `path "", column 1: the path is empty; a path begins with $, such as $.results[*].id`,
		`decisions.id`:          `path "decisions.id", column 1: a path begins with $; write $.decisions.id`,
		`.id`:                   `path ".id", column 1: a path begins with $; write $.id`,
		`$id`:                   `path "$id", column 2: unexpected "i"; a step is .name, ['name'], [0], [*] or ..name`,
		`$.`:                    `path "$.", column 3: a name or * must follow the dot; put other names in brackets, such as ['file-name']`,
		`$.file-name`:           `path "$.file-name", column 7: a name with a hyphen cannot follow a dot; put it in brackets, such as ['file-name']`,
		`$.a[`:                  `path "$.a[", column 5: a selector must come here; an index, a slice such as 0:5, *, a quoted name such as 'id', or a filter ?@.id`,
		`$.a[0`:                 `path "$.a[0", column 6: ] or , must come here`,
		`$.a[01]`:               `path "$.a[01]", column 5: "01" is no index`,
		`$.a[-0]`:               `path "$.a[-0]", column 5: "-0" is no index`,
		`$['a]`:                 `path "$['a]", column 3: the quote does not end`,
		`$['\q']`:               `path "$['\\q']", column 3: a wrong escape or a control character in a quoted text`,
		`$['\ud800']`:           `path "$['\\ud800']", column 3: a wrong escape or a control character in a quoted text`,
		`$["\'"]`:               `path "$[\"\\'\"]", column 3: a wrong escape or a control character in a quoted text`,
		`$['\"']`:               `path "$['\\\"']", column 3: a wrong escape or a control character in a quoted text`,
		`$[?1]`:                 `path "$[?1]", column 5: a literal alone is no test; compare it, as in @.id == 'x'`,
		`$[?@.* == 1]`:          `path "$[?@.* == 1]", column 4: only a path to one value can be compared; use names and indices there, no *, slice or ..`,
		`$[?length(@) > 1]`:     `path "$[?length(@) > 1]", column 4: the function length is not supported; compare values, as in @.kind == 'doc'`,
		`$[?@.a && ]`:           `path "$[?@.a && ]", column 11: a path from @, a quoted text, a number, true, false or null must come here`,
		`$[?(@.a]`:              `path "$[?(@.a]", column 8: ) must come here`,
		`$[?!1]`:                `path "$[?!1]", column 5: ( or @ must follow !`,
		`$[?@.a == 01]`:         `path "$[?@.a == 01]", column 11: "01" is no number`,
		"$.\xff":                "path \"$.\\xff\", column 1: the path is not UTF-8",
		`$.ä b`:                 `path "$.ä b", column 4: unexpected " "; a step is .name, ['name'], [0], [*] or ..name`,
		`$.a[9007199254740992]`: `path "$.a[9007199254740992]", column 5: "9007199254740992" is no index`,
	} {
		p, err := Parse(path)
		if err == nil {
			t.Errorf("%s: read as %v", path, p)
		} else if err.Error() != want {
			t.Errorf("%s:\n got %s\nwant %s", path, err, want)
		}
	}
	if _, err := Parse("$" + strings.Repeat("[?@", 1000)); err == nil {
		t.Error("a path of 3000 bytes is read")
	}
}

// TestItems: an empty list is an answer, another shape is not, and places in the
// list are kept.
func TestItems(t *testing.T) {
	for _, c := range []struct{ path, doc, items, why string }{
		{`$.r[*].id`, `{"r": [{"id": "a"}, {"id": "b"}]}`, `"a" "b"`, ""},
		{`$.r[*].id`, `{"r": [{"id": "a"}, {"x": 1}, {"id": "c"}]}`, `"a" - "c"`, ""},
		{`$.r[*].id`, `{"r": []}`, ``, ""},
		{`$.r[*].id`, `{"r": null}`, ``, ""},
		{`$.r[*].id`, `{"r": {"k": {"id": 3}}}`, `3`, ""},
		{`$.r[*].id`, `{"hits": [], "took": 3}`, ``, `.r: the object has no member "r", it has hits, took`},
		{`$.r[*].id`, `{}`, ``, `.r: the object has no member "r", it is empty`},
		{`$.r[*].id`, `[]`, ``, `.r: a list of 0 where an object is wanted`},
		{`$.r[*].id`, `{"r": "none"}`, ``, `[*]: a string where a list is wanted`},
		{`$.r[*].id`, `{"r": [{"uri": "a"}]}`, `-`, `.id: the object has no member "id", it has uri`},
		{`$.r[*].id`, `{"r": ["a"]}`, `-`, `.id: a string where an object is wanted`},
		{`$.r[0:2].id`, `{"r": [{"id": 1}, {"id": 2}, {"id": 3}]}`, `1 2`, ""},
		{`$.r[5:].id`, `{"r": [{"id": 1}]}`, ``, ""},
		{`$.r[?@.s > 1].id`, `{"r": [{"id": 1, "s": 1}]}`, ``, ""},
		{`$.g[*].r[*].id`, `{"g": [{"r": [{"id": 1}]}, {}, {"r": [{"id": 2}]}]}`, `1 2`, ""},
		{`$.g[*].r[*].id`, `{"g": []}`, ``, ""},
		{`$.g[*].r[*].id`, `{"g": [{}]}`, ``, `.r: the object has no member "r", it is empty`},
		{`$..id`, `{"r": [{"id": 1}]}`, `1`, ""},
		{`$..id`, `{"r": []}`, ``, ""},
		{`$..id`, `{"r": "x"}`, ``, `..id: nothing of that name in the document`},
		{`$.top.id`, `{"top": {"id": 7}}`, `7`, ""},
		{`$.top.id`, `{"top": {"id": null}}`, ``, ""},
		{`$.top.id`, `{"top": 1}`, `-`, `.id: the number 1 where an object is wanted`},
		{`$.r[0].id`, `{"r": []}`, `-`, `[0]: a list of 0 has no such index`},
	} {
		p, err := Parse(c.path)
		if err != nil {
			t.Fatal(err)
		}
		doc, err := Decode([]byte(c.doc))
		if err != nil {
			t.Fatal(err)
		}
		items, why, err := p.Items(doc)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, i := range items {
			if i.Found {
				got = append(got, write(i.Value))
			} else {
				got = append(got, "-")
			}
		}
		if strings.Join(got, " ") != c.items || why != c.why {
			t.Errorf("%s of %s: %v, %q; want %s, %q", c.path, c.doc, got, why, c.items, c.why)
		}
	}
}

func TestDecode(t *testing.T) {
	v, err := Decode([]byte(`{"b": 1.50, "a": {"z": [], "y": null}, "b": 12345678901234567890}`))
	if err != nil || write(v) != `{"b":12345678901234567890,"a":{"z":[],"y":null}}` {
		t.Errorf("%v, %v", v, err)
	}
	for _, bad := range []string{"", " ", "{", "[1,]", "1 2", "{} x", strings.Repeat("[", 100_000), "\xff"} {
		if v, err := Decode([]byte(bad)); err == nil {
			t.Errorf("%.20q is read as %v", bad, v)
		}
	}
}

func TestTooMany(t *testing.T) {
	doc, err := Decode([]byte(strings.Repeat("[", 60) + strings.Repeat("]", 60)))
	if err != nil {
		t.Fatal(err)
	}
	p, err := Parse("$" + strings.Repeat("..*", 8))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Find(doc); err == nil {
		t.Error("no end to what is found")
	}
	if _, _, err := p.Items(doc); err == nil {
		t.Error("no end to the items")
	}
	p, err = Parse("$[?@..[?@..[?@..[?@..*]]]]")
	if err != nil {
		t.Fatal(err)
	}
	_, _ = p.Find(doc) // ends
}

// TestSlices holds slices against the sets of indices that they stand for.
func TestSlices(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		n := rapid.IntRange(0, 6).Draw(r, "n")
		list := make([]any, n)
		for i := range list {
			list[i] = json.Number(fmt.Sprint(i))
		}
		start, end := rapid.IntRange(-8, 8).Draw(r, "start"), rapid.IntRange(-8, 8).Draw(r, "end")
		step := rapid.IntRange(1, 4).Draw(r, "step")
		from := func(i int) int {
			if i < 0 {
				return i + n
			}
			return i
		}
		var want []any
		for i := range list {
			if lo := max(0, from(start)); i >= lo && i < from(end) && (i-lo)%step == 0 {
				want = append(want, list[i])
			}
		}
		p, err := Parse(fmt.Sprintf("$[%d:%d:%d]", start, end, step))
		if err != nil {
			r.Fatal(err)
		}
		got, _ := p.Find(list)
		if write(append([]any{}, got...)) != write(append([]any{}, want...)) {
			r.Fatalf("%s of %d: %v, want %v", p, n, got, want)
		}
	})
}

// FuzzPath checks that no path or document causes a panic, that a parsed path parses
// again, and that items and values agree.
func FuzzPath(f *testing.F) {
	for _, path := range []string{`$.r[*].id`, `$..id`, `$[?@.a == 'x' || !(@.b && @.c < 1e3)]`, `$[::-1, 'a', "\u263A"]`, `$[?@[?@.b]]`, `$ ['a'] . b`, `$[1:9007199254740991:9007199254740991]`, `$[-9007199254740991::-9007199254740991]`} {
		for _, doc := range []string{bookstore, filterDoc, `{"r": [{"id": "a"}, {}]}`, `[1,2,3]`, `null`} {
			f.Add(path, doc)
		}
	}
	f.Fuzz(func(t *testing.T, path, doc string) {
		p, err := Parse(path)
		if err != nil {
			if s := err.Error(); s == "" {
				t.Fatal("an empty mistake")
			}
			return
		}
		v, err := Decode([]byte(doc))
		if err != nil {
			return
		}
		found, err := p.Find(v)
		items, why, err2 := p.Items(v)
		if err != nil || err2 != nil {
			return
		}
		with := 0
		for _, i := range items {
			if i.Found {
				with++
			}
		}
		null := with == 0 && len(found) == 1 && found[0] == nil && why == ""
		if with != len(found) && !null || why != "" && with > 0 {
			t.Fatalf("%s of %s: %d values, %d items with one, why %q", path, doc, len(found), with, why)
		}
	})
}
