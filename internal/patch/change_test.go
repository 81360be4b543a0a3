package patch

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func content(s string) *Content { return &Content{Mode: ModeFile, Data: []byte(s)} }

func TestMakeRenames(t *testing.T) {
	long := func(s string) string { return strings.Repeat("the same line in both\n", 10) + s }
	for _, tc := range []struct {
		name  string
		pairs []Pair
		want  string
	}{
		{"equal", []Pair{{Path: "a", Old: content("x\n")}, {Path: "b", New: content("x\n")}}, "renamed b<a 100%"},
		{"equal, one of the same name", []Pair{{Path: "d/n", New: content("x\n")}, {Path: "e/m", Old: content("x\n")}, {Path: "f/n", Old: content("x\n")}}, "renamed d/n<f/n 100%, removed e/m"},
		{"equal, several", []Pair{{Path: "a", Old: content("x\n")}, {Path: "b", Old: content("x\n")}, {Path: "c", New: content("x\n")}}, "removed b, renamed c<a 100%"},
		{"alike", []Pair{{Path: "a", Old: content(long("a\n"))}, {Path: "b", New: content(long("b\n"))}}, "renamed b<a 99%"},
		{"most alike", []Pair{{Path: "a", Old: content(long("a\nb\nc\nd\n"))}, {Path: "b", Old: content(long("x\ny\n"))}, {Path: "c", New: content(long("x\ny\nz\n"))}}, "removed a, renamed c<b 99%"},
		{"not alike", []Pair{{Path: "a", Old: content("one\ntwo\nthree\n")}, {Path: "b", New: content("four\nfive\nthree\n")}}, "removed a, added b"},
		{"empty", []Pair{{Path: "a", Old: content("")}, {Path: "b", New: content("")}}, "removed a, added b"},
		{"links", []Pair{{Path: "a", Old: &Content{Mode: ModeLink, Data: []byte("x")}}, {Path: "b", New: &Content{Mode: ModeLink, Data: []byte("x")}}}, "removed a, added b"},
		{"became a link", []Pair{{Path: "a", Old: content("x\n"), New: &Content{Mode: ModeLink, Data: []byte("b")}}, {Path: "b", New: content("x\n")}}, "removed a, added a, added b"},
	} {
		var got []string
		for _, f := range Make(tc.pairs, Kept).Files {
			s := string(f.Op) + " " + f.Path
			if f.From != "" {
				s += fmt.Sprintf("<%s %d%%", f.From, f.Alike)
			}
			got = append(got, s)
		}
		if s := strings.Join(got, ", "); s != tc.want {
			t.Errorf("%s: %s, want %s", tc.name, s, tc.want)
		}
	}
}

func TestQuote(t *testing.T) {
	for name, want := range map[string]string{
		"plain": "plain", "with space": "with space", "ü\u202e": "ü\u202e", "tab\t": `"tab\t"`, "nl\n": `"nl\n"`, `q"`: `"q\""`, `b\`: `"b\\"`, "\x01\x7f": `"\001\177"`,
	} {
		got := Quote(name)
		if got != want {
			t.Errorf("%q: %s, want %s", name, got, want)
		}
		if back, err := unquote(got); err != nil || back != name {
			t.Errorf("%s reads as %q, %v", got, back, err)
		}
	}
}

// What this package writes of a text it reads and applies itself.
func TestMakeIsReadHere(t *testing.T) {
	base := t.TempDir()
	n := 0
	rapid.Check(t, func(r *rapid.T) {
		line := rapid.SampledFrom([]string{"", "x", "}", "-- a", "@@ -1 +1 @@", "e\r"})
		draw := func(label string) string {
			s := strings.Join(rapid.SliceOfN(line, 0, 60).Draw(r, label), "\n")
			return s
		}
		old, now := draw("old"), draw("now")
		if old == now {
			return
		}
		text, _ := Make([]Pair{{Path: "a b/ü", Old: content(old), New: content(now)}}, Whole).Text()
		n++
		dir := filepath.Join(base, fmt.Sprint(n), "a b")
		if err := os.MkdirAll(dir, 0o755); err != nil {
			r.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, "ü"), []byte(old), 0o644); err != nil {
			r.Fatal(err)
		}
		if err := Apply(filepath.Dir(dir), text); err != nil {
			r.Fatalf("%v\n%s", err, text)
		}
		if got, _ := os.ReadFile(filepath.Join(dir, "ü")); string(got) != now {
			r.Fatalf("%q, want %q\n%s", got, now, text)
		}
	})
}

// For any two files, their lines turn one into the other, or the reason why they are
// missing is set.
func FuzzMake(f *testing.F) {
	f.Add([]byte("a\nb\n"), []byte("a\nc"), false)
	f.Add([]byte(""), []byte("\r\n"), true)
	f.Add([]byte("\x00"), []byte("\xff"), false)
	f.Add([]byte("x\n\\ No newline at end of file\n"), []byte("x"), false)
	f.Fuzz(func(t *testing.T, old, now []byte, exec bool) {
		p := Pair{Path: "x", Old: &Content{Mode: ModeFile, Data: old}, New: &Content{Mode: ModeFile, Data: now}}
		if exec {
			p.New.Mode = ModeExec
		}
		c := Make([]Pair{p}, Kept)
		b, err := c.Encode()
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Decode(b); err != nil {
			t.Fatal(err)
		}
		x := c.Files[0]
		if x.Left != "" || bytes.Equal(old, now) {
			if x.Hunks != "" || x.Plus+x.Minus != 0 {
				t.Fatalf("%+v", x)
			}
			return
		}
		text, _ := c.Text()
		files, err := Parse(text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		got, err := files[0].change(old)
		if err != nil || !bytes.Equal(got, now) {
			t.Fatalf("%q, want %q, %v\n%s", got, now, err, text)
		}
	})
}
