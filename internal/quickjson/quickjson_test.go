package quickjson_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"math"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/quickjson"
)

type named string

type inner struct {
	Key   string  `json:"key"`
	Float float64 `json:"float,omitempty"`
}

// Shared is embedded by pointer.
type Shared struct {
	List []string          `json:"list,omitempty"`
	Map  map[string]string `json:"map,omitempty"`
	When time.Time         `json:"when,omitzero"`
}

// appended has both ways of encoding itself.
type appended struct{ n byte }

func (a appended) MarshalJSON() ([]byte, error) { return a.AppendJSON(nil), nil }
func (a appended) AppendJSON(b []byte) []byte {
	return append(b, '{', '"', 'a'+a.n%26, '"', ':', '1', '}')
}
func (a appended) IsZero() bool { return a.n == 0 }

// spaced encodes itself with white space.
type spaced struct{ Text string }

func (s spaced) MarshalJSON() ([]byte, error) {
	return json.MarshalIndent([]string{s.Text, "<"}, "", " ")
}

// pointed encodes itself only where it has an address.
type pointed struct{ N int }

func (p *pointed) MarshalJSON() ([]byte, error) { return []byte(`"p"`), nil }

// addressed appends itself only where it has an address, and not at all if it is below 0.
type addressed struct{ N int }

var errBelow = errors.New("it is below 0")

func (a *addressed) MarshalJSON() ([]byte, error) {
	if a.N < 0 {
		return nil, errBelow
	}
	return a.AppendJSON(nil), nil
}

func (a *addressed) AppendJSON(b []byte) []byte {
	if a.N < 0 {
		return nil
	}
	return append(b, `"a"`...)
}

type texted int

func (t texted) MarshalText() ([]byte, error) {
	return []byte("t" + strings.Repeat("t", int(t)&3)), nil
}

// adder appends itself as text.
type adder string

func (a adder) MarshalText() ([]byte, error) { return a.AppendText(nil) }
func (a adder) AppendText(b []byte) ([]byte, error) {
	if a == "below" {
		return nil, errBelow
	}
	return append(b, a...), nil
}

type all struct {
	inner
	*Shared
	Bool     bool     `json:"bool"`
	Int      int      `json:"int"`
	Small    int8     `json:"small,omitempty"`
	Unsigned uint64   `json:"unsigned"`
	Float64  float64  `json:"float64"`
	Pointer  *float64 `json:"pointer"`
	Omitted  *inner   `json:"omitted,omitempty"`
	Named    named    `json:"named"`
	Adder    adder    `json:"adder"`
	Adders   []adder  `json:"adders"`
	Untagged []inner
	Any      any               `json:"any"`
	Counts   map[named]int     `json:"counts"`
	Appended appended          `json:"appended,omitzero"`
	Several  []appended        `json:"several"`
	Spaced   spaced            `json:"spaced"`
	Zero     inner             `json:"zero,omitzero"`
	Raw      json.RawMessage   `json:"raw,omitempty"`
	Left     string            `json:"-"`
	By       map[string]spaced `json:"by"`
	Self     []all             `json:"self,omitempty"`
	hidden   int
}

// rare has what Append leaves to encoding/json.
type rare struct {
	Bytes   []byte         `json:"bytes"`
	Quoted  int            `json:"quoted,string"`
	Point   pointed        `json:"point"`
	Text    texted         `json:"text"`
	Texts   map[texted]int `json:"texts"`
	Ints    map[int]string `json:"ints"`
	Float32 float32        `json:"float32"`
	Array   [2]int         `json:"array"`
	Number  json.Number    `json:"number"`
	Key     string         `json:"key"`
	inner
}

// marshal is what encoding/json makes of a value.
func marshal(v any, prefix, indent string) (string, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	enc.SetIndent(prefix, indent)
	err := enc.Encode(v)
	return strings.TrimSuffix(b.String(), "\n"), err
}

func checkSame(t interface {
	Helper()
	Fatalf(string, ...any)
}, v any) {
	t.Helper()
	want, werr := marshal(v, "", "")
	got, err := quickjson.Append([]byte("x"), v)
	if (err == nil) != (werr == nil) || err != nil && err.Error() != werr.Error() {
		t.Fatalf("Append(%+v): error %v, want %v", v, err, werr)
	}
	if err != nil {
		want = ""
	}
	if string(got) != "x"+want {
		t.Fatalf("Append(%+v):\n got %s\nwant x%s", v, got, want)
	}
	if err != nil {
		return
	}
	want, _ = marshal(v, "  ", "\t")
	if got := quickjson.AppendIndent([]byte("x"), got[1:], "  ", "\t"); string(got) != "x"+want {
		t.Fatalf("AppendIndent:\n got %s\nwant x%s", got, want)
	}
}

// TestAppendAsEncodingJSON holds every value against encoding/json.
func TestAppendAsEncodingJSON(t *testing.T) {
	texts := rapid.OneOf(rapid.String(), rapid.StringOfN(rapid.SampledFrom([]rune("a<>&\"\\/\b\f\n\r\t\x00\x1f\x7f\u2028\u2029é☃😀{}[],:")), 0, 20, -1), rapid.Map(rapid.SliceOf(rapid.Byte()), func(b []byte) string { return string(b) }))
	floats := rapid.OneOf(rapid.Float64(), rapid.SampledFrom([]float64{0, math.Copysign(0, -1), 1e-6, 9.9e-7, 1e21, 9.9e20, 1e-9, 1e-10, 5e-324, math.MaxFloat64, math.NaN(), math.Inf(1), 33.9775}))
	inners := rapid.Custom(func(t *rapid.T) inner { return inner{texts.Draw(t, "key"), floats.Draw(t, "float")} })
	appends := rapid.Map(rapid.Byte(), func(b byte) appended { return appended{b} })
	adders := rapid.Map(rapid.OneOf(texts, rapid.SampledFrom([]string{"", "below", strings.Repeat("0f", 32)})), func(s string) adder { return adder(s) })
	anything := rapid.OneOf(
		rapid.Just[any](nil), rapid.Map(texts, func(s string) any { return s }), rapid.Map(floats, func(f float64) any { return f }),
		rapid.Map(inners, func(i inner) any { return &i }), rapid.Map(inners, func(i inner) any { return map[string]any{"in": i, "a": []any{1, true}} }),
		rapid.Map(appends, func(a appended) any { return a }),
	)
	values := rapid.Custom(func(t *rapid.T) all {
		v := all{
			inner: inners.Draw(t, "inner"), Bool: rapid.Bool().Draw(t, "bool"), Int: rapid.Int().Draw(t, "int"), Small: rapid.Int8().Draw(t, "small"),
			Unsigned: rapid.Uint64().Draw(t, "unsigned"), Float64: floats.Draw(t, "float64"), Named: named(texts.Draw(t, "named")),
			Adder: adders.Draw(t, "adder"), Adders: rapid.SliceOfN(adders, 0, 2).Draw(t, "adders"),
			Any: anything.Draw(t, "any"), Appended: appends.Draw(t, "appended"), Several: rapid.SliceOf(appends).Draw(t, "several"),
			Untagged: rapid.SliceOfN(inners, 0, 3).Draw(t, "untagged"), Spaced: spaced{texts.Draw(t, "spaced")}, Zero: inners.Draw(t, "zero"),
			Counts: rapid.MapOfN(rapid.Map(texts, func(s string) named { return named(s) }), rapid.Int(), 0, 4).Draw(t, "counts"), hidden: 1, Left: "x",
			By: rapid.MapOfN(texts, rapid.Just(spaced{"<"}), 0, 2).Draw(t, "by"),
		}
		if rapid.Bool().Draw(t, "shared") {
			v.Shared = &Shared{List: rapid.SliceOfN(texts, 0, 2).Draw(t, "list"), Map: rapid.MapOfN(texts, texts, 0, 3).Draw(t, "map")}
			if rapid.Bool().Draw(t, "when") {
				v.When = time.Unix(rapid.Int64Range(0, 1<<36).Draw(t, "time"), 0).UTC()
			}
		}
		if rapid.Bool().Draw(t, "pointers") {
			v.Pointer, v.Omitted, v.Raw = &v.Float64, &v.Zero, json.RawMessage(` {"a": [1, "<"] } `)
			v.Self = []all{{Named: "inner"}}
		}
		return v
	})
	rapid.Check(t, func(t *rapid.T) {
		v := values.Draw(t, "value")
		checkSame(t, v)
		checkSame(t, &v)
		checkSame(t, []*all{&v, nil})
	})
}

func TestAppendRare(t *testing.T) {
	for _, v := range []any{
		nil, (*all)(nil), rare{}, &rare{Bytes: []byte("x"), Texts: map[texted]int{1: 1}, Ints: map[int]string{2: "b", 1: "a"}, Number: "12", inner: inner{Key: "hidden"}},
		[]any{&pointed{}, pointed{}, texted(1), []byte("b"), float32(0.1), [1]string{"<"}}, map[string]*pointed{"a": {}},
		math.NaN(), make(chan int), json.RawMessage("{"), struct {
			A int `json:"a,omitempty,string"`
		}{1}, struct {
			A pointed `json:"<"`
		}{}, []any{&addressed{1}, addressed{1}}, []addressed{{1}, {2}}, &addressed{-1}, []addressed{{1}, {-1}}, map[string]addressed{"a": {-1}},
		map[string]any{}, []any{}, struct{}{}, []any{map[string]any{}, []int{}, [][]int{{}}},
	} {
		checkSame(t, v)
	}
}

func BenchmarkAppend(b *testing.B) {
	v := all{inner: inner{"key", 1.5}, Shared: &Shared{List: []string{"a", "b"}}, Several: []appended{{1}, {2}}, Untagged: []inner{{"a", 1}, {"b", 2}}, Any: "text"}
	var out []byte
	for b.Loop() {
		out, _ = quickjson.Append(out[:0], &v)
	}
}
