package seal

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"reflect"
	"strings"
	"testing"
	"time"
)

func TestDigest(t *testing.T) {
	const abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad" // FIPS 180-2, appendix B.1
	if d := Of([]byte("abc")); d != abc || !d.Valid() || d.Short() != "ba7816bf8f01" {
		t.Errorf("Of(abc) = %s, valid %v, short %s", d, d.Valid(), d.Short())
	}
	for _, bad := range []Digest{"", "abc", Digest(abc[1:]), abc + "0", Digest(strings.ToUpper(abc)), Digest("../" + abc[3:]), Digest("g" + abc[1:])} {
		if bad.Valid() {
			t.Errorf("%q is valid", bad)
		}
	}
	if s := Digest("abc").Short(); s != "abc" {
		t.Errorf("Short of a short digest = %q", s)
	}
}

func TestHashSeparatesDomains(t *testing.T) {
	v := map[string]int{"b": 2, "a": 1}
	a, err := Hash("assay/gen/1", v)
	if err != nil {
		t.Fatal(err)
	}
	sum := sha256.Sum256([]byte("assay/gen/1\n" + `{"a":1,"b":2}`))
	if want := Digest(hex.EncodeToString(sum[:])); a != want {
		t.Errorf("got %s, want %s", a, want)
	}
	if b, _ := Hash("assay/grade/1", v); a == b {
		t.Error("two domains, one digest")
	}
	if _, err := Hash("assay/gen/1", 1.5); err == nil || !strings.Contains(err.Error(), "hash for assay/gen/1") {
		t.Errorf("error %v", err)
	}
}

type inner struct {
	G string `json:"g" key:"gen"`
	R int    `json:"r" key:"grade"`
}

type custom struct{ hidden string }

func (c custom) MarshalJSON() ([]byte, error) { return json.Marshal(c.hidden) }

// outer has a field of every shape that configuration uses.
type outer struct {
	Gen    string            `json:"gen" key:"gen"`
	Grade  []string          `json:"grade" key:"grade"`
	None   bool              `json:"none" key:"none"`
	Map    map[string]string `json:"map" key:"gen"`
	Ptr    *int              `json:"ptr" key:"gen"`
	Time   time.Time         `json:"time" key:"gen"`
	Custom custom            `json:"custom" key:"fields"`
	Inner  inner             `json:"inner" key:"fields"`
	PInner *inner            `json:"pinner" key:"fields"`
	List   []inner           `json:"list" key:"fields"`
	ByName map[string]*inner `json:"by_name" key:"fields"`
	Any    any               `json:"any" key:"fields"`
	NoName int               `key:"grade"`
	Read   string            `json:"-" key:"gen"`
	Skip   chan int          `json:"-"`
	hidden int
}

func keyOf(t *testing.T, v any, key string) Digest {
	t.Helper()
	part, err := SelectFields(v, key)
	if err != nil {
		t.Fatal(err)
	}
	d, err := Hash("test/"+key, part)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// Every field changes the keys that its tag names, and no other key.
func TestSelectFlipEveryField(t *testing.T) {
	base := func() *outer {
		return &outer{PInner: &inner{}, List: []inner{{}}, ByName: map[string]*inner{"x": {}}, Any: inner{}}
	}
	zero := 0
	flips := []struct {
		field      string
		gen, grade bool
		flip       func(*outer)
	}{
		{"Gen", true, false, func(o *outer) { o.Gen = "x" }},
		{"Grade", false, true, func(o *outer) { o.Grade = []string{"x"} }},
		{"None", false, false, func(o *outer) { o.None = true }},
		{"Map", true, false, func(o *outer) { o.Map = map[string]string{"a": ""} }},
		{"Ptr", true, false, func(o *outer) { o.Ptr = &zero }}, // set to zero is not unset
		{"Time", true, false, func(o *outer) { o.Time = time.Unix(1, 0).UTC() }},
		{"Custom", true, true, func(o *outer) { o.Custom.hidden = "x" }},
		{"Inner.G", true, false, func(o *outer) { o.Inner.G = "x" }},
		{"Inner.R", false, true, func(o *outer) { o.Inner.R = 1 }},
		{"PInner.G", true, false, func(o *outer) { o.PInner.G = "x" }},
		{"PInner.R", false, true, func(o *outer) { o.PInner.R = 1 }},
		{"List.G", true, false, func(o *outer) { o.List[0].G = "x" }},
		{"List.R", false, true, func(o *outer) { o.List[0].R = 1 }},
		{"ByName.G", true, false, func(o *outer) { o.ByName["x"].G = "x" }},
		{"ByName.R", false, true, func(o *outer) { o.ByName["x"].R = 1 }},
		{"Any.G", true, false, func(o *outer) { o.Any = inner{G: "x"} }},
		{"Any.R", false, true, func(o *outer) { o.Any = inner{R: 1} }},
		{"NoName", false, true, func(o *outer) { o.NoName = 1 }},
		{"Read", true, false, func(o *outer) { o.Read = "x" }},
		{"Skip", false, false, func(o *outer) { o.Skip = make(chan int) }},
		{"hidden", false, false, func(o *outer) { o.hidden = 1 }},
	}
	gen, grade := keyOf(t, base(), Gen), keyOf(t, base(), Grade)
	tested := map[string]bool{}
	seen := map[Digest]string{gen: "base", grade: "base"}
	for _, f := range flips {
		o := base()
		f.flip(o)
		name, _, _ := strings.Cut(f.field, ".")
		tested[name] = true
		for key, want := range map[string]bool{Gen: f.gen, Grade: f.grade} {
			d := keyOf(t, o, key)
			was := map[string]Digest{Gen: gen, Grade: grade}[key]
			if changed := d != was; changed != want {
				t.Errorf("%s changes %s: %v, want %v", f.field, key, changed, want)
			}
			if other, ok := seen[d]; ok && want {
				t.Errorf("%s and %s give one %s key", f.field, other, key)
			}
			seen[d] = f.field
		}
	}
	for i := range reflect.TypeFor[outer]().NumField() {
		if name := reflect.TypeFor[outer]().Field(i).Name; !tested[name] {
			t.Errorf("field %s is not flipped here", name)
		}
	}
}

func TestSelectLeavesOutWhatIsEmpty(t *testing.T) {
	type v1 struct {
		A string `json:"a" key:"gen"`
	}
	type v2 struct {
		A string            `json:"a" key:"gen"`
		B string            `json:"b" key:"gen"`
		C []inner           `json:"c" key:"fields"`
		D map[string]string `json:"d" key:"gen"`
		E *inner            `json:"e" key:"fields"`
		F inner             `json:"f" key:"fields"`
		G any               `json:"g" key:"fields"`
	}
	want := keyOf(t, v1{A: "x"}, Gen)
	for _, v := range []v2{{A: "x"}, {A: "x", C: []inner{}, D: map[string]string{}, E: &inner{}}} {
		if got := keyOf(t, v, Gen); got != want {
			t.Errorf("a new unused field changes the key: %+v", v)
		}
	}
	if part, err := SelectFields((*v1)(nil), Gen); part != nil || err != nil {
		t.Errorf("Select(nil pointer) = %v, %v", part, err)
	}
	if part, err := SelectFields(nil, Gen); part != nil || err != nil {
		t.Errorf("Select(nil) = %v, %v", part, err)
	}
	if part, err := SelectFields([]string{"x"}, Gen); !reflect.DeepEqual(part, []string{"x"}) || err != nil {
		t.Errorf("Select([]string) = %v, %v", part, err)
	}
}

func TestSelectUntaggedFieldIsAnError(t *testing.T) {
	type bare struct {
		A string `json:"a"`
	}
	type wrong struct {
		A string `json:"a" key:"generation"`
	}
	type deep struct {
		M map[string][]*bare `json:"m" key:"fields"`
	}
	for _, tt := range []struct {
		v    any
		want string
	}{
		{bare{}, "seal.bare.A has no key tag (gen, grade, none or fields)"},
		{&wrong{}, "seal.wrong.A has no key tag"},
		{deep{M: map[string][]*bare{"x": {nil, {}}}}, "seal.deep.M.x[1].A has no key tag"},
		{[]any{1, bare{}}, "[1].A has no key tag"},
	} {
		if _, err := SelectFields(tt.v, Gen); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%T: error %v, want one with %q", tt.v, err, tt.want)
		}
	}
}
