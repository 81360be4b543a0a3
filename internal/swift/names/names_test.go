package names

import (
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/swift"
)

const text = `# a comment
View: padding(_:_:) padding(_:)
  glow@17.0
Text Label < View: bold
+Font: title
Own < Font: x
*: Text withAnimation(_:_:)
`

func TestList(t *testing.T) {
	l, err := Parse([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		typ, name string
		closed    bool
		since     string // "" if not listed
	}{
		{"View", "padding", true, "0"},
		{"Text", "padding", true, "0"},
		{"Label", "glow", true, "17.0"},
		{"Label", "shine", true, ""},
		{"Font", "title", false, "0"},
		{"Own", "title", false, "0"}, // what it inherits from has further members
		{"Own", "y", false, ""},
		{"Nobody", "y", false, ""},
	} {
		since, ok := l.Find(c.typ, c.name)
		if l.Closes(c.typ) != c.closed || ok != (c.since != "") || ok && c.since != "0" && since.String() != c.since {
			t.Errorf("%s.%s: closed %v, listed %v since %s; want %+v", c.typ, c.name, l.Closes(c.typ), ok, since, c)
		}
	}
	if got, want := l.Types(), []string{"Label", "Text", "View"}; !slices.Equal(got, want) {
		t.Errorf("closed types %v, want %v", got, want)
	}
	if got, want := l.Members("Text"), []string{"bold", "glow", "padding"}; !slices.Equal(got, want) {
		t.Errorf("members of Text %v, want %v", got, want)
	}
	if _, ok := l.FindTop("Text"); !ok || !l.ClosesTop() || !l.HasMember("bold") || l.HasMember("Text") {
		t.Error("the top level or the members are wrong")
	}
	for _, c := range []struct {
		name, label string
		has, listed bool
	}{{"padding", "_", true, true}, {"padding", "around", false, true}, {"bold", "any", true, true}, {"shine", "_", false, false}, {"withAnimation", "_", true, true}} {
		if has, listed := l.HasLabel(c.name, c.label); has != c.has || listed != c.listed {
			t.Errorf("label %s of %s: %v, %v; want %v, %v", c.label, c.name, has, listed, c.has, c.listed)
		}
	}
}

func TestBadLists(t *testing.T) {
	for text, want := range map[string]string{
		"  a b":               "line 1 continues no type",
		"View a b":            "want TYPE: NAME",
		"A: x\nA: y":          "line 2: A is listed twice",
		"A < B: x":            "A inherits from B, which is not listed",
		"A < B: x\nB < A: y":  "A inherits from itself",
		"A: x@soon":           "line 1: version of x",
		"A: x\n\n  y@1.2.3.4": "line 3: version of y",
	} {
		if _, err := Parse([]byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: error %v, want one with %q", text, err, want)
		}
	}
}

// A list that was built reads back with all that was added.
func TestBuilder(t *testing.T) {
	v := swift.Version{Major: 17}
	var b Builder
	for _, d := range []Declaration{
		{Path: []string{"Kit"}, Kind: "struct"},
		{Path: []string{"Kit", "start(at:)"}, Kind: "method", Since: v},
		{Path: []string{"Kit", "start(at:)"}, Kind: "method"}, // an older overload
		{Path: []string{"Kit", "init(size:)"}, Kind: "init"},
		{Path: []string{"Kit", "Mode"}, Kind: "enum", Since: v},
		{Path: []string{"Kit", "Mode", "fast"}, Kind: "enum.case", Since: v},
		{Path: []string{"Runner"}, Kind: "protocol"},
		{Path: []string{"Runner", "run()"}, Kind: "method"},
		{Path: []string{"Node"}, Kind: "class"},
		{Path: []string{"Node", "next"}, Kind: "property", Text: "var next: (left: Int, right: Int)"},
		{Path: []string{"Leaf"}, Kind: "class"},
		{Path: []string{"String", "kit"}, Kind: "property", Foreign: true},
		{Path: []string{"Alias"}, Kind: "typealias"},
		{Path: []string{"startAll(_:)"}, Kind: "func"},
	} {
		b.Add(d)
	}
	l, err := Parse(b.Text())
	if err != nil {
		t.Fatalf("%v\n%s", err, b.Text())
	}
	for _, c := range []struct{ typ, name string }{{"Kit", "start"}, {"Kit", "run"}, {"Kit.Mode", "fast"}, {"Leaf", "next"}, {"String", "kit"}, {Labels, "left"}} {
		if _, ok := l.Find(c.typ, c.name); !ok {
			t.Errorf("%s.%s is lost:\n%s", c.typ, c.name, b.Text())
		}
	}
	if since, _ := l.Find("Kit", "start"); !since.IsZero() {
		t.Errorf("start came with %s, though an overload is older", since)
	}
	if since, _ := l.Find("Kit", "Mode"); since != v {
		t.Errorf("Mode came with %s", since)
	}
	if has, listed := l.HasLabel("Kit", "size"); !has || !listed {
		t.Error("the label of the initializer is lost")
	}
	if got, want := l.Types(), []string{Classes, Protocols, "Kit", "Kit.Mode", "Leaf", "Node", "Runner"}; !slices.Equal(got, want) {
		t.Errorf("closed types %v, want %v", got, want)
	}
}

func FuzzParse(f *testing.F) {
	f.Add(text)
	f.Add("A < A: x\n")
	f.Add("A < B: x\nB < A: y\n")
	f.Fuzz(func(t *testing.T, text string) {
		l, err := Parse([]byte(text))
		if err != nil {
			return
		}
		for _, typ := range l.Types() {
			for _, name := range l.Members(typ) {
				if _, ok := l.Find(typ, name); !ok {
					t.Errorf("%s has %s, and it is not found", typ, name)
				}
			}
		}
	})
}
