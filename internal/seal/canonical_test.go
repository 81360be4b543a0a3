package seal

import (
	"bytes"
	"encoding/json"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf16"

	"pgregory.net/rapid"
)

// The vectors come from RFC 8785 §3.2.2–3.2.3 and its appendix, without fractions.
func TestCanonicalVectors(t *testing.T) {
	for _, tt := range []struct{ name, in, want string }{
		{"literals", `{"literals": [null, true, false]}`, `{"literals":[null,true,false]}`},
		{"strings", `{"string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/"}`, `{"string":"€$\u000f\nA'B\"\\\\\"/"}`},
		{"key order by UTF-16 units", `{
			"\u20ac": "Euro Sign", "\r": "Carriage Return", "\ufb33": "Hebrew Letter Dalet With Dagesh",
			"1": "One", "\ud83d\ude00": "Emoji: Grinning Face", "\u0080": "Control", "\u00f6": "Latin Small Letter O With Diaeresis"}`,
			`{"\r":"Carriage Return","1":"One",` + "\"\u0080\"" + `:"Control","ö":"Latin Small Letter O With Diaeresis","€":"Euro Sign",` +
				`"😀":"Emoji: Grinning Face","` + "\ufb33" + `":"Hebrew Letter Dalet With Dagesh"}`},
		{"structures", `{"1": {"f": {"f": "hi","F": 5} ,"\n": 56}, "10": {}, "": "empty", "a": {}, "111": [ {"e": "yes","E": "no" } ], "A": {}}`,
			`{"":"empty","1":{"\n":56,"f":{"F":5,"f":"hi"}},"10":{},"111":[{"E":"no","e":"yes"}],"A":{},"a":{}}`},
		{"french", `{"peach": "sorted", "péché": "order", "pêche": "says", "sin": "nothing"}`, `{"peach":"sorted","péché":"order","pêche":"says","sin":"nothing"}`},
		{"weird", `{"\u20ac": 1, "</script>": "<script>&\u2028\u2029\u007f\b\t\f", "\ud800": "\ud800x\ud800\ud83d"}`,
			`{"</script>":"<script>&` + "\u2028\u2029\u007f" + `\b\t\f","€":1,"` + "\uFFFD" + `":"` + "\uFFFDx\uFFFD\uFFFD" + `"}`},
		{"integers", `[0, -0, 9007199254740991, -9007199254740991]`, `[0,0,9007199254740991,-9007199254740991]`},
		{"scalar", ` "x" `, `"x"`},
		{"empty", `[[],{}]`, `[[],{}]`},
		{"no UTF-8", "\"a\xffb\"", "\"a\uFFFDb\""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got, err := Canonical(json.RawMessage(tt.in))
			if err != nil {
				t.Fatal(err)
			}
			if string(got) != tt.want {
				t.Errorf("got  %s\nwant %s", got, tt.want)
			}
		})
	}
}

func TestCanonicalRefuses(t *testing.T) {
	for in, want := range map[string]string{
		`1.5`:                  "1.5 is not an integer: write it as a string",
		`[1e3]`:                "1e3 is not an integer",
		`{"a":1.0}`:            "1.0 is not an integer",
		`9007199254740992`:     "beyond 2^53−1",
		`-9007199254740992`:    "beyond 2^53−1",
		`99999999999999999999`: "is not an integer",
		`{"a":1,"\u0061":2}`:   `key "a" occurs twice`,
		`{"a":{"b":[0.1]}}`:    "0.1 is not an integer",
	} {
		if _, err := Canonical(json.RawMessage(in)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: error %v, want one with %q", in, err, want)
		}
	}
	if _, err := Canonical(math.NaN()); err == nil {
		t.Error("NaN: no error")
	}
	if _, err := Canonical(func() {}); err == nil {
		t.Error("func: no error")
	}
}

// reference is canonical JSON by the plain road: decode into a tree, sort, write.
func reference(t interface{ Fatal(...any) }, raw []byte) []byte {
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.UseNumber()
	var tree any
	if err := dec.Decode(&tree); err != nil {
		t.Fatal(err)
	}
	var write func(b []byte, v any) []byte
	write = func(b []byte, v any) []byte {
		switch v := v.(type) {
		case nil:
			return append(b, "null"...)
		case bool:
			return strconv.AppendBool(b, v)
		case json.Number:
			i, _ := v.Int64()
			return strconv.AppendInt(b, i, 10)
		case string:
			b = append(b, '"')
			for _, r := range v {
				b = appendRune(b, r)
			}
			return append(b, '"')
		case []any:
			b = append(b, '[')
			for i, e := range v {
				if i > 0 {
					b = append(b, ',')
				}
				b = write(b, e)
			}
			return append(b, ']')
		}
		m := v.(map[string]any)
		keys := make([]string, 0, len(m))
		for k := range m {
			keys = append(keys, k)
		}
		slices.SortFunc(keys, func(a, b string) int {
			return slices.Compare(utf16.Encode([]rune(a)), utf16.Encode([]rune(b)))
		})
		b = append(b, '{')
		for i, k := range keys {
			if i > 0 {
				b = append(b, ',')
			}
			b = append(write(b, k), ':')
			b = write(b, m[k])
		}
		return append(b, '}')
	}
	return write(nil, tree)
}

func anyJSON(depth int) *rapid.Generator[any] {
	text := rapid.OneOf(rapid.String(), rapid.SampledFrom([]string{"", "a", "A", "\ue000", "\U00010000", "\uffff", "\U0010ffff", "\ud7ff", "\u2028", "<&>", `"\/`, "é", "e\u0301"}))
	leaves := []*rapid.Generator[any]{
		rapid.Just[any](nil), rapid.Bool().AsAny(), rapid.Int64Range(-maxExact, maxExact).AsAny(), text.AsAny(),
	}
	if depth > 0 {
		inner := anyJSON(depth - 1)
		leaves = append(leaves, rapid.SliceOfN(inner, 0, 5).AsAny(), rapid.MapOfN(text, inner, 0, 6).AsAny())
	}
	return rapid.OneOf(leaves...)
}

func TestCanonicalEqualsEncodedValue(t *testing.T) {
	for _, v := range []any{
		nil, true, false, "", "a\xff\xfeb", Digest("d\xff"), Digest("é<&>\u2028\x7f"), 7, []string{"x"},
		[]any(nil), []any{}, map[string]any(nil), map[string]any{},
		map[string]any{"a\xff": []any{"b\xff", map[string]any{"z": nil, "\n\x01\"\\": "\t\x1f\"\\"}}, "b": Digest("d")},
		[]any{map[string]string{"k": "v"}, struct{ A, B any }{map[string]any{"b": 1, "a": 2}, "x"}, json.RawMessage(`{"b":1,"a":[2]}`)},
	} {
		raw, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		want, err := Canonical(json.RawMessage(raw))
		if err != nil {
			t.Fatal(err)
		}
		if got, err := Canonical(v); err != nil || string(got) != string(want) {
			t.Errorf("%#v: %s, %v; want %s", v, got, err, want)
		}
	}
	for _, v := range []any{map[string]any{"a\xff": 1, "a\xfe": 2}, []any{0.5}, map[string]any{"a": int64(1 << 53)}, []any{func() {}}} {
		if got, err := Canonical(v); err == nil {
			t.Errorf("%#v: %s, want an error", v, got)
		}
	}
}

func TestCanonicalIsAFixedPoint(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := anyJSON(3).Draw(t, "v")
		got, err := Canonical(v)
		if err != nil {
			t.Fatal(err)
		}
		raw, _ := json.Marshal(v)
		if want := reference(t, raw); !bytes.Equal(got, want) {
			t.Fatalf("got  %s\nwant %s", got, want)
		}
		dec := json.NewDecoder(bytes.NewReader(got))
		dec.UseNumber()
		var back any
		if err := dec.Decode(&back); err != nil {
			t.Fatal(err)
		}
		again, err := Canonical(back)
		if err != nil || !bytes.Equal(again, got) {
			t.Fatalf("canonical(decode(%s)) = %s, %v", got, again, err)
		}
	})
}

func TestCanonicalDoesNotDependOnOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := rapid.MapOfN(rapid.String(), anyJSON(1), 1, 8).Draw(t, "m")
		keys := make([]string, 0, len(m))
		for k := range m {
			keys = append(keys, k)
		}
		slices.Sort(keys)
		write := func(order []string) json.RawMessage {
			b := []byte{'{'}
			for i, k := range order {
				if i > 0 {
					b = append(b, ',')
				}
				kb, _ := json.Marshal(k)
				vb, _ := json.Marshal(m[k])
				b = append(append(append(b, kb...), ':'), vb...)
			}
			return append(b, '}')
		}
		a, err := Hash("t", write(keys))
		if err != nil {
			t.Fatal(err)
		}
		if b, err := Hash("t", write(rapid.Permutation(keys).Draw(t, "order"))); err != nil || a != b {
			t.Fatalf("%s != %s (%v)", a, b, err)
		}
	})
}

func FuzzCanonical(f *testing.F) {
	for _, s := range []string{`{"b":1,"a":[null,"\u00e9\ud83d\ude00\/"]}`, `"\ud800\u0000"`, `[1,2.5]`, `{"a":1,"a":2}`, "\"\xff\""} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		got, err := Canonical(json.RawMessage(b))
		if err != nil {
			return
		}
		if want := reference(t, got); !bytes.Equal(got, want) {
			t.Fatalf("%q gave %q, which is not canonical: %q", b, got, want)
		}
	})
}

func BenchmarkCanonical(b *testing.B) {
	type tool struct {
		Name, Description string
		Schema            json.RawMessage
	}
	v := map[string]any{"prompt": strings.Repeat("Write a \"view\" that <shows> & tells.\n", 60)}
	for i := range 8 {
		v["tool"+strconv.Itoa(i)] = tool{"search", strings.Repeat("finds things ", 20),
			json.RawMessage(`{"type":"object","required":["query"],"properties":{"query":{"type":"string","description":"what to look for"},"limit":{"type":"integer","minimum":1}}}`)}
	}
	raw, _ := json.Marshal(v)
	b.SetBytes(int64(len(raw)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Canonical(v); err != nil {
			b.Fatal(err)
		}
	}
}
