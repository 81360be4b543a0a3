package code

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
)

func scanned(t *testing.T, files map[string]string) *Index {
	t.Helper()
	tree := fstest.MapFS{}
	for name, text := range files {
		tree[name] = &fstest.MapFile{Data: []byte(text)}
	}
	x, err := Scan(t.Context(), tree)
	if err != nil {
		t.Fatal(err)
	}
	return x
}

func listed(symbols []Symbol) []string {
	var out []string
	for _, s := range symbols {
		out = append(out, s.File+" "+s.Name)
	}
	return out
}

func TestScanOrderAndLeftOut(t *testing.T) {
	x := scanned(t, map[string]string{
		"b.py": "def two(): pass\ndef one(): pass\n", "a/z.go": "package z\nfunc F() {}\n", "a.py": "",
		"README.md": "# def no(): pass", "notes.txt": "def no(): pass", "noext": "def no(): pass",
		".git/x.py": "def no(): pass", "a/.venv/x.py": "def no(): pass", "node_modules/m/i.js": "function no() {}", "b/__pycache__/x.py": "def no(): pass",
		"é/ü.py": "def uml(): pass", ".hidden.py": "def dotfile(): pass",
	})
	if want := []string{".hidden.py", "a.py", "a/z.go", "b.py", "é/ü.py"}; !slices.Equal(x.Files(), want) {
		t.Errorf("files %q, want %q", x.Files(), want)
	}
	if got, want := listed(x.Symbols()), []string{".hidden.py dotfile", "a/z.go F", "b.py two", "b.py one", "é/ü.py uml"}; !slices.Equal(got, want) {
		t.Errorf("symbols %q, want %q", got, want)
	}
	if len(x.Gaps()) > 0 {
		t.Errorf("gaps %v", x.Gaps())
	}
}

func TestResolveAndLookup(t *testing.T) {
	x := scanned(t, map[string]string{
		"a.py": "class Rule:\n  def check(self): pass\n  class Inner:\n    def run(self): pass\nclass Other:\n  def check(self): pass\n  def only(self): pass\n  def only(self, x): pass\ndef run(): pass\n",
		"b.py": "def check(): pass\n",
	})
	for _, c := range []struct {
		file, name string
		want       []string
	}{
		{"a.py", "Rule.check", []string{"Rule.check"}},
		{"a.py", "check", []string{"Rule.check", "Other.check"}},
		{"a.py", "only", []string{"Other.only"}},
		{"a.py", "run", []string{"run"}}, // exact before short
		{"a.py", "Inner.run", []string{"Rule.Inner.run"}},
		{"a.py", "heck", nil},
		{"a.py", "ule.check", nil},
		{"a.py", "", nil},
		{"a.py", ".check", nil},
		{"b.py", "Rule.check", nil},
		{"c.py", "check", nil},
	} {
		if got := slices.Collect(Names(x.Resolve(c.file, c.name))); !slices.Equal(got, c.want) {
			t.Errorf("Resolve(%s, %q) = %q, want %q", c.file, c.name, got, c.want)
		}
		if got, want := x.Has(c.file, c.name), len(c.want) == 1 && c.want[0] == c.name; got != want {
			t.Errorf("Has(%s, %q) = %v", c.file, c.name, got)
		}
	}
	for name, want := range map[string][]string{
		"check":      {"a.py Rule.check", "a.py Other.check", "b.py check"},
		"Rule.check": {"a.py Rule.check"},
		"Inner.run":  {"a.py Rule.Inner.run"},
		"run":        {"a.py Rule.Inner.run", "a.py run"},
		"none":       nil,
		"":           nil,
		"check.":     nil,
	} {
		if got := listed(x.Lookup(name)); !slices.Equal(got, want) {
			t.Errorf("Lookup(%q) = %q, want %q", name, got, want)
		}
	}
	if n := len(x.Resolve("a.py", "only")); n != 2 {
		t.Errorf("%d symbols of one name, want 2", n)
	}
}

// What stands outside an error is found, and the gap says where the error is.
func TestSyntaxErrorsAreGaps(t *testing.T) {
	for name, c := range map[string]struct {
		text        string
		first, last int
		want        []string
	}{
		"a.go":    {"package a\nfunc Before() {}\nfunc Broken( {\n}\nfunc After() {}\n", 3, 5, []string{"Before"}},
		"b.go":    {"package b\nfunc F() { a b c }\n\nfunc G() {}\n", 2, 4, []string{"F"}},
		"c.go":    {"func F() {}\n", 1, 1, nil},
		"a.py":    {"def before(): pass\nclass C:\n  def m(self): pass\n  def 3x(self): pass\ndef after(): pass\n", 4, 4, []string{"before", "C", "C.m", "after"}},
		"b.py":    {"type A[T = int] = list[T]\ndef after(): pass\n", 1, 1, []string{"after"}},
		"a.js":    {"function before() {}\nconst x = = 3;\nfunction after() {}\n", 2, 2, []string{"before", "after"}},
		"a.ts":    {"export const before = () => 1;\ninterface { m(): void }\nclass After { m() {} }\n", 2, 2, []string{"before", "After", "After.m"}},
		"a.rs":    {"fn before() {}\nunsafe extern \"C\" { safe fn abs(x: i32) -> i32; }\nfn after() {}\n", 2, 2, []string{"before", "after"}},
		"a.swift": {"func before() {}\nnonisolated(unsafe) var x = 3\nfunc after() {}\n", 2, 2, []string{"before", "after"}},
		"b.swift": {"func before() {}\nfunc typed() throw(E) {}\nfunc after() {}\n", 2, 2, []string{"before", "after"}},
		"open.rs": {"fn before() {}\nfn open() {\n", 0, 0, []string{"before"}},
	} {
		t.Run(name, func(t *testing.T) {
			f := symbolsOf(t, name, []byte(c.text))
			if len(f.gaps) == 0 {
				t.Fatalf("no gap; symbols %q", listed(f.symbols))
			}
			for _, g := range f.gaps {
				if g.File != name || g.Reason != "syntax not understood" || c.first > 0 && (g.Line < c.first || g.EndLine > c.last) || g.EndLine < g.Line {
					t.Errorf("gap %+v, want it within lines %d–%d", g, c.first, c.last)
				}
			}
			got := slices.Collect(Names(f.symbols))
			for _, name := range c.want {
				if !slices.Contains(got, name) {
					t.Errorf("%s is missing; found %q, gaps %v", name, got, f.gaps)
				}
			}
		})
	}
}

// What a grammar does not support but declares nothing is no gap, and hides no declaration.
func TestSyntaxThatGrammarsLack(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"macro.rs": {"macro_rules! last {\n    ($mode:ident, $) => { 1 };\n    [@] => { '\"' }; // }\n}\nfn after() { last!(x, \"}\", '}', r#\"\"}\"#, $) }\n", "last 1-4 after 5-5"},
		"not.rs":   {"fn a(x: bool) -> bool { if !(x) { m![$] } else { x != (true) } }\nimpl !Send for S {}\nfn b() {}\n", "a 1-1 b 3-3"},
		"where.rs": {"struct Held<T>\nwhere\n    T: Send + Sync;\nfn after() {}\n", "Held 1-3 after 4-4"},
		"a.ts":     {"export type * from './other';\nexport interface Box<\n  /** what it holds */\n  out T = unknown,\n  in out U extends T = T,\n> {\n  get(): T;\n}\nclass C<in T> { put() {} }\n", "Box 2-8 Box.get 7-7 C 9-9 C.put 9-9"},
		"b.ts":     {"interface A {\n  all?: import('x').Node[];\n  f(a: import(\"y\").B[]): void;\n}\n", "A 1-4 A.f 3-3"},
		"a.tsx":    {"const Link = () => <a href=\"https://example.com/?a=b&from=here&to=there\">x</a>;\nfunction after<out T>() {}\n", "Link 1-1 after 2-2"},
		"a.jsx":    {"const Link = () => <a href=\"/?a=b&from=here\">x</a>;\nfunction after() {}\n", "Link 1-1 after 2-2"},
		"cast.ts":  {"export const all = <Record<string, Function>>{\n  run() {},\n};\n", "all 1-3 all.run 2-2"},
	} {
		f := symbolsOf(t, name, []byte(c.text))
		var got []string
		for _, s := range f.symbols {
			got = append(got, fmt.Sprintf("%s %d-%d", s.Name, s.Line, s.EndLine))
		}
		if strings.Join(got, " ") != c.want || len(f.gaps) > 0 {
			t.Errorf("%s: found %q, gaps %v, want %q", name, got, f.gaps, c.want)
		}
	}
}

func TestSwiftConditionalMembers(t *testing.T) {
	f := symbolsOf(t, "a.swift", []byte("struct S {\n  #if DEBUG // why\n  func debug() {}\n  #elseif os(iOS)\n  func phone() {}\n  #else\n  func other() {}\n  #endif\n}\n"))
	if got, want := slices.Collect(Names(f.symbols)), []string{"S", "S.debug", "S.phone", "S.other"}; !slices.Equal(got, want) || len(f.gaps) > 0 {
		t.Errorf("found %q, gaps %v, want %q", got, f.gaps, want)
	}
}

func TestFilesThatCannotBeReadAreGaps(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		if err := os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("ok.py", "def f(): pass\n")
	write("large.py", "def f(): pass\n"+strings.Repeat("#", maxFile))
	write("largest.py", "def g(): pass\n"+strings.Repeat("#", maxFile-len("def g(): pass\n")))
	write("latin.py", "# caf\xe9\ndef \u00fcber(): pass\n")
	write("bom.go", "\ufeffpackage a\nfunc F() {}\n")
	write("crlf.rs", "fn a() {\r\n}\r\nfn b() {}\r\n")
	write("nul.js", "function a() {}\x00\nfunction b() {}\n")
	write("deep.rs", strings.Repeat("mod m {", 200)+"fn f() {}"+strings.Repeat("}", 200))
	write("dir.py/x.py", "def inner(): pass\n")
	for link, to := range map[string]string{"link.py": "ok.py", "out.py": "/etc/passwd", "dangling.py": "nowhere", "linked": "dir.py"} {
		if err := os.Symlink(to, filepath.Join(dir, link)); err != nil {
			t.Fatal(err)
		}
	}
	x, err := Scan(t.Context(), os.DirFS(dir))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, g := range x.Gaps() {
		got = append(got, fmt.Sprintf("%s: %s", g.File, g.Reason))
	}
	want := []string{
		"dangling.py: not a regular file", "deep.rs: nested deeper than 64", "large.py: larger than 512 KiB", "latin.py: not UTF-8",
		"link.py: not a regular file", "nul.js: syntax not understood", "out.py: not a regular file",
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("gaps (-want +got):\n%s", d)
	}
	for file, names := range map[string][]string{
		"ok.py": {"f"}, "largest.py": {"g"}, "latin.py": {"über"}, "bom.go": {"F"}, "crlf.rs": {"a", "b"}, "large.py": nil, "link.py": nil, "out.py": nil, "dir.py/x.py": {"inner"},
	} {
		if got := slices.Collect(Names(x.In(file))); !slices.Equal(got, names) {
			t.Errorf("%s: %q, want %q", file, got, names)
		}
		if !slices.Contains(x.Files(), file) {
			t.Errorf("%s is not among the files", file)
		}
	}
	if s := x.In("crlf.rs"); s[0].EndLine != 2 || s[1].Line != 3 {
		t.Errorf("lines with CR LF: %+v", s)
	}
	if !slices.Contains(x.Files(), "dangling.py") || slices.Contains(x.Files(), "linked/x.py") {
		t.Errorf("files %q", x.Files())
	}
}

// locked is a tree in which one file and one folder cannot be opened.
type locked struct{ fs.FS }

func (l locked) Open(name string) (fs.File, error) {
	if strings.HasPrefix(base(name), "locked") {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrPermission}
	}
	return l.FS.Open(name)
}

func base(name string) string { return name[strings.LastIndexByte(name, '/')+1:] }

func TestTreeThatCannotBeRead(t *testing.T) {
	x, err := Scan(t.Context(), locked{fstest.MapFS{"locked.py": {Data: []byte("def f(): pass")}, "a/locked/x.py": {}, "ok.py": {Data: []byte("def f(): pass")}}})
	if err != nil {
		t.Fatal(err)
	}
	want := []Gap{{File: "a/locked", Reason: "cannot be read: permission denied"}, {File: "locked.py", Reason: "cannot be read: permission denied"}}
	if d := cmp.Diff(want, x.Gaps()); d != "" {
		t.Errorf("gaps (-want +got):\n%s", d)
	}
	if !x.Has("ok.py", "f") {
		t.Error("the other file is not indexed")
	}
	if _, err := Scan(t.Context(), os.DirFS(filepath.Join(t.TempDir(), "none"))); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("error %v, want that there is no such folder", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Scan(ctx, fstest.MapFS{"a.py": {}}); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v, want context.Canceled", err)
	}
}

func TestManyGapsAreDrawnTogether(t *testing.T) {
	var gaps []Gap
	for i := range 200 {
		gaps = append(gaps, Gap{File: "a", Reason: "r", Line: 3*i + 1, EndLine: 3*i + 1})
	}
	if got := joinGaps(gaps); len(got) != 1 || got[0].Line != 1 || got[0].EndLine != 598 {
		t.Errorf("%v", got)
	}
	got := joinGaps([]Gap{{Line: 9, EndLine: 9}, {Line: 1, EndLine: 4}, {Line: 2, EndLine: 2}, {Line: 5, EndLine: 6}})
	if d := cmp.Diff([]Gap{{Line: 1, EndLine: 6}, {Line: 9, EndLine: 9}}, got); d != "" {
		t.Error(d)
	}
}

func TestScanIsDeterministic(t *testing.T) {
	tree := os.DirFS("testdata")
	first, err := Scan(t.Context(), tree)
	if err != nil {
		t.Fatal(err)
	}
	again, err := Scan(t.Context(), tree)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(first.Symbols(), again.Symbols()) + cmp.Diff(first.Gaps(), again.Gaps()) + cmp.Diff(first.Files(), again.Files()); d != "" {
		t.Error(d)
	}
}
