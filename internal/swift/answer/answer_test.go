package answer

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/testenv"
)

func TestExtract(t *testing.T) {
	const bt = "```"
	tests := []struct {
		name, answer string
		want         []File
		reason       string
	}{
		{"empty", "", nil, NoCode},
		{"chatter", "I would use `URLSession` here.\nLet me know!", nil, NoCode},
		{"another language only", bt + "objc\n[x y];\n" + bt, nil, NoCode},
		{"blank block", bt + "swift\n \n" + bt, nil, NoCode},
		{"one", "Here:\n" + bt + "swift\nlet a = 1\n" + bt + "\nDone.", []File{{Anonymous, "let a = 1\n"}}, ""},
		{"the last", bt + "swift\nlet a = 1\n" + bt + "\nbetter:\n" + bt + "swift\nlet b = 2\n" + bt, []File{{Anonymous, "let b = 2\n"}}, ""},
		{"a blank one does not count", bt + "swift\nlet a = 1\n" + bt + "\n" + bt + "swift\n" + bt, []File{{Anonymous, "let a = 1\n"}}, ""},
		{"labels vary", bt + "Swift\nlet a = 1\n" + bt, []File{{Anonymous, "let a = 1\n"}}, ""},
		{"with a version", bt + "swift-6.0\nlet a = 1\n" + bt, []File{{Anonymous, "let a = 1\n"}}, ""},
		{"swiftui is another word", bt + "swiftui\nlet a = 1\n" + bt, nil, NoCode},
		{"swift before an unlabelled one", bt + "swift\nlet a = 1\n" + bt + "\n" + bt + "\n$ swift run\n" + bt, []File{{Anonymous, "let a = 1\n"}}, ""},
		{"unlabelled", "a\n" + bt + "\nlet a = 1\n" + bt, []File{{Anonymous, "let a = 1\n"}}, ""},
		{"tildes", "~~~swift\nlet a = " + bt + "\n~~~", []File{{Anonymous, "let a = " + bt + "\n"}}, ""},
		{"cut off", bt + "swift\nlet a = 1\nlet b", []File{{Anonymous, "let a = 1\nlet b"}}, ""},
		{"a longer fence holds a shorter", "````swift\n/*\n" + bt + "\n*/\n````", []File{{Anonymous, "/*\n" + bt + "\n*/\n"}}, ""},
		{"in a list", "1. Like so:\n\n     " + bt + "swift\n     let a = 1\n       let b = 2\n     " + bt, []File{{Anonymous, "let a = 1\n  let b = 2\n"}}, ""},
		{"code in a line", bt + "swift let a = 1" + bt + "\n", nil, NoCode},
		{"CRLF", bt + "swift\r\nlet a = 1\r\n" + bt + "\r\n", []File{{Anonymous, "let a = 1\r\n"}}, ""},
		{"NUL bytes stay for the compiler", bt + "swift\nlet a\x00 = 1\n" + bt, []File{{Anonymous, "let a\x00 = 1\n"}}, ""},

		{"title", bt + "swift title=\"A.swift\"\nlet a = 1\n" + bt + "\n" + bt + "swift title=B.swift\nlet b = 1\n" + bt,
			[]File{{"A.swift", "let a = 1\n"}, {"B.swift", "let b = 1\n"}}, ""},
		{"braces", bt + "{.swift filename='Sources/A.swift'}\nlet a = 1\n" + bt, []File{{"A.swift", "let a = 1\n"}}, ""},
		{"colon", bt + "swift:Sources/A.swift\nlet a = 1\n" + bt, []File{{"A.swift", "let a = 1\n"}}, ""},
		{"bare name", bt + "swift A.swift\nlet a = 1\n" + bt, []File{{"A.swift", "let a = 1\n"}}, ""},
		{"name as label", bt + "A.swift\nlet a = 1\n" + bt, []File{{"A.swift", "let a = 1\n"}}, ""},
		{"comment", bt + "swift\n// File: A.swift\nlet a = 1\n" + bt, []File{{"A.swift", "// File: A.swift\nlet a = 1\n"}}, ""},
		{"Xcode's header", bt + "swift\n//\n//  A.swift\n//  MyApp\n\nlet a = 1\n" + bt, []File{{"A.swift", "//\n//  A.swift\n//  MyApp\n\nlet a = 1\n"}}, ""},
		{"block comment", bt + "swift\n/* Model/A.swift */\nlet a = 1\n" + bt, []File{{"A.swift", "/* Model/A.swift */\nlet a = 1\n"}}, ""},
		{"a comment about a file is no name", bt + "swift\n// see A.swift for more\nlet a = 1\n" + bt, []File{{Anonymous, "// see A.swift for more\nlet a = 1\n"}}, ""},
		{"line before", "**A.swift**\n\n" + bt + "swift\nlet a = 1\n" + bt + "\n### 2. `B.swift`:\n" + bt + "swift\nlet b = 1\n" + bt,
			[]File{{"A.swift", "let a = 1\n"}, {"B.swift", "let b = 1\n"}}, ""},
		{"a sentence before is no name", "Put this in A.swift:\n" + bt + "swift\nlet a = 1\n" + bt, []File{{Anonymous, "let a = 1\n"}}, ""},
		{"a name is for its own block", "A.swift\n" + bt + "swift\nlet a = 1\n" + bt + "\n" + bt + "swift\nlet b = 1\n" + bt, []File{{Anonymous, "let b = 1\n"}}, ""},
		{"a later version of a file", bt + "swift A.swift\n1\n" + bt + "\n" + bt + "swift B.swift\n2\n" + bt + "\n" + bt + "swift A.swift\n3\n" + bt,
			[]File{{"A.swift", "3\n"}, {"B.swift", "2\n"}}, ""},
		{"blocks without a name are left out", bt + "swift\nfoo()\n" + bt + "\n" + bt + "swift A.swift\n1\n" + bt, []File{{"A.swift", "1\n"}}, ""},
		{"same name in two folders", bt + "swift x/A.swift\n1\n" + bt + "\n" + bt + "swift y/a.swift\n2\n" + bt, []File{{"A.swift", "1\n"}, {"a-2.swift", "2\n"}}, ""},
		{"a path that leaves", bt + "swift ../../etc/passwd.swift\n1\n" + bt, []File{{"passwd.swift", "1\n"}}, ""},
		{"an option for the compiler", bt + "swift -Xcc.swift\n1\n" + bt, []File{{"Xcc.swift", "1\n"}}, ""},
		{"too large", bt + "swift\n" + strings.Repeat("x", MaxSource) + "\n" + bt, nil, fmt.Sprintf("the code has %d bytes, more than %d", MaxSource+1, MaxSource)},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := Extract(tt.answer)
			if !slices.Equal(got.Files, tt.want) || got.Reason != tt.reason {
				t.Errorf("got %q %q, want %q %q", got.Files, got.Reason, tt.want, tt.reason)
			}
		})
	}
}

func TestTooManyFiles(t *testing.T) {
	var b strings.Builder
	for i := range MaxFiles + 1 {
		fmt.Fprintf(&b, "```swift F%d.swift\nlet a = 1\n```\n", i)
	}
	if got := Extract(b.String()); got.Files != nil || got.Reason != "the answer has 65 files, more than 64" {
		t.Errorf("%d files, %q", len(got.Files), got.Reason)
	}
}

// TestExtractIsLinear: an answer that is all fences takes no time worth noting.
func TestExtractIsLinear(t *testing.T) {
	testenv.Slow(t)
	for _, unit := range []string{"```\n", "```swift\n```\n", "```swift A.swift\nx\n```\n", "~~~\n```\n", "`", "// \n", "   ", "func ", "extension A.", "/*", "\"", "\"\\(", "\"\"\"\\(\n", "func a(", "```swift\nfunc a(x: Int) {}\n```\n"} {
		began := time.Now()
		Join("```swift\n" + strings.Repeat(unit, 4_000_000/len(unit)))
		if took := time.Since(began); took > 20*time.Second {
			t.Errorf("4 MB of %q took %s", unit, took)
		}
	}
}

var swiftLine = rapid.StringMatching(`[a-z (){}=.:"/]{0,30}`)

// TestWhatIsFencedComesBack checks that any text may surround a block.
func TestWhatIsFencedComesBack(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		code := "let x = 1\n" + strings.Join(rapid.SliceOfN(swiftLine, 0, 8).Draw(rt, "code"), "\n") + "\n"
		before := rapid.StringMatching("([a-zA-Z .,!]{0,40}\n){0,3}").Draw(rt, "before")
		after := rapid.StringMatching("(\n[a-zA-Z .,!]{0,40}){0,3}").Draw(rt, "after")
		answer := before + "```swift\n" + code + "```" + after
		got := Extract(answer)
		if got.Reason != "" || got.Note != "" || len(got.Files) != 1 || got.Files[0].Text != code {
			rt.Errorf("%q gives %+v, want %q", answer, got, code)
		}
	})
}

// TestFilesComeBack by name, each with its text.
func TestFilesComeBack(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		n := rapid.IntRange(1, 6).Draw(rt, "files")
		style := rapid.SampledFrom([]string{"info", "title", "comment", "before"})
		var b strings.Builder
		var want []File
		for i := range n {
			name, text := fmt.Sprintf("F%d.swift", i), fmt.Sprintf("let f%d = 1\n", i)
			switch style.Draw(rt, "style") {
			case "info":
				fmt.Fprintf(&b, "```swift %s\n%s```\n", name, text)
			case "title":
				fmt.Fprintf(&b, "```swift title=%q\n%s```\n", name, text)
			case "comment":
				text = "// File: " + name + "\n" + text
				fmt.Fprintf(&b, "```swift\n%s```\n", text)
			case "before":
				fmt.Fprintf(&b, "\n**%s**\n\n```swift\n%s```\n", name, text)
			}
			want = append(want, File{name, text})
		}
		if got := Extract(b.String()); !slices.Equal(got.Files, want) || got.Note != "" {
			rt.Errorf("%q gives %+v", b.String(), got)
		}
	})
}

func FuzzExtract(f *testing.F) {
	for _, s := range []string{"", "```swift\nlet a = 1\n```", "```swift:../A.swift\nx\n```\n```swift\n//\n// B.swift\n", "~~~\n\x00\xff\n~~~", "**A.swift**\n````Swift title='x.swift'\n```\n"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, answer string) {
		check(t, Extract(answer))
		check(t, Join(answer))
	})
}

// check holds a result against what every caller relies on.
func check(t *testing.T, got Found) {
	t.Helper()
	files, reason := got.Files, got.Reason
	if (len(files) == 0) != (reason != "") {
		t.Fatalf("%d files and reason %q", len(files), reason)
	}
	names := map[string]bool{}
	for _, f := range files {
		if strings.TrimSpace(f.Text) == "" {
			t.Errorf("file %s is blank", f.Name)
		}
		if strings.ContainsAny(f.Name, "/\\\x00 ") || strings.HasPrefix(f.Name, "-") || strings.HasPrefix(f.Name, ".") || !strings.HasSuffix(f.Name, ".swift") || names[strings.ToLower(f.Name)] {
			t.Errorf("name %q", f.Name)
		}
		names[strings.ToLower(f.Name)] = true
	}
}

func TestJoin(t *testing.T) {
	const bt = "```"
	block := func(codes ...string) string {
		var b strings.Builder
		for _, c := range codes {
			b.WriteString("So:\n" + bt + "swift\n" + c + "\n" + bt + "\n")
		}
		return b.String()
	}
	tests := []struct {
		name, answer, want, note string
	}{
		{"one", block("let a = 1"), "let a = 1\n", ""},
		{"two parts", block("struct A {}", "extension A { func b() {} }"), "struct A {}\n\nextension A { func b() {} }\n",
			"the answer has 2 Swift blocks; 2 judged, as one program"},
		{"an earlier version", block("struct A {}", "struct B {}", "struct A { let b: B }"), "struct B {}\n\nstruct A { let b: B }\n",
			"the answer has 3 Swift blocks; 2 judged, as one program, 1 left out as earlier versions or fragments"},
		{"overloads are two", block("func a(x: Int) {}", "func a(y: Int) {}"), "func a(x: Int) {}\n\nfunc a(y: Int) {}\n", "the answer has 2 Swift blocks; 2 judged, as one program"},
		{"the same function again", block("func a(x: Int) { 1 }", "func a(x: Int) { 2 }"), "func a(x: Int) { 2 }\n",
			"the answer has 2 Swift blocks; 1 judged, 1 left out as earlier versions or fragments"},
		{"a method again", block("extension A { func a() {} }", "extension A { func a() { 2 } }"), "extension A { func a() { 2 } }\n",
			"the answer has 2 Swift blocks; 1 judged, 1 left out as earlier versions or fragments"},
		{"methods of two types", block("extension A { func a() {} }", "extension B { func a() {} }"), "extension A { func a() {} }\n\nextension B { func a() {} }\n",
			"the answer has 2 Swift blocks; 2 judged, as one program"},
		{"locals are no declarations", block("func a() { let x = 1 }", "func b() { let x = 1 }"), "func a() { let x = 1 }\n\nfunc b() { let x = 1 }\n",
			"the answer has 2 Swift blocks; 2 judged, as one program"},
		{"a fragment", block("func a() {", "struct B {}"), "struct B {}\n",
			"the answer has 2 Swift blocks; 1 judged, 1 left out as earlier versions or fragments"},
		{"words in strings and comments", block("// struct A {\nlet s = \"} \\(f(\"}\")) struct A\"\n/* { /* { */ */", "struct A {}"),
			"// struct A {\nlet s = \"} \\(f(\"}\")) struct A\"\n/* { /* { */ */\n\nstruct A {}\n", "the answer has 2 Swift blocks; 2 judged, as one program"},
		{"one entry point", block("@main struct A { static func main() {} }", "@main struct B { static func main() {} }"), "@main struct B { static func main() {} }\n",
			"the answer has 2 Swift blocks; 1 judged, 1 left out as earlier versions or fragments"},
		{"imports are none", block("import struct Foundation.Date\nlet a = 1", "import struct Foundation.Date\nlet b = 1"),
			"import struct Foundation.Date\nlet a = 1\n\nimport struct Foundation.Date\nlet b = 1\n", "the answer has 2 Swift blocks; 2 judged, as one program"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := Join(tt.answer)
			if len(got.Files) != 1 || got.Files[0].Text != tt.want || got.Note != tt.note {
				t.Errorf("got %+v, want %q, %q", got, tt.want, tt.note)
			}
		})
	}
	named := Join(bt + "swift A.swift\nstruct A {}\n" + bt + "\n" + block("struct B {}") + bt + "swift A.swift\nstruct A { }\n" + bt)
	want := []File{{Anonymous, "struct B {}\n"}, {"A.swift", "struct A { }\n"}}
	if !slices.Equal(named.Files, want) {
		t.Errorf("got %q, want %q", named.Files, want)
	}
	if got := Extract(block("let a = 1", "let b = 1")).Note; got != "the answer has 2 Swift blocks; the last one is judged" {
		t.Errorf("note %q", got)
	}
}

// Examples of use are set apart; what belongs to the program is joined.
func TestAssemble(t *testing.T) {
	const store = "actor Store { func load() async {} }\n"
	for _, c := range []struct {
		name, answer, want, note string
	}{
		{"statements", swiftBlocks(store, "let store = Store()\nawait store.load()\n"), store, "1 judged, 1 set apart as examples of use"},
		{"variables", swiftBlocks(store, "let item = try await Store().load()\n"), store, "1 judged, 1 set apart as examples of use"},
		{"a chain", swiftBlocks(store, ".task { await store.load() }\n"), store, "1 judged, 1 set apart as examples of use"},
		{"first the use", swiftBlocks("let store = Store()\nawait store.load()\n", store), store, "1 judged, 1 set apart as examples of use"},
		{"called so", "```swift\n" + store + "```\n\n**Usage:**\n\n```swift\nstruct Screen { let model: SomeModel }\n```\n", store, "1 judged, 1 set apart as examples of use"},
		{"called so in a comment", swiftBlocks(store, "// Usage\nfinal class Screen { let model: SomeModel? = nil }\n"), store, "1 judged, 1 set apart as examples of use"},
		{"a second type", swiftBlocks(store, "struct Screen { let store: Store }\n"), store + "\nstruct Screen { let store: Store }\n", "2 judged, as one program"},
		{"tests", swiftBlocks(store, "import Testing\n@Test func loads() async { await Store().load() }\n"), store + "\nimport Testing\n@Test func loads() async { await Store().load() }\n", "2 judged, as one program"},
		{"a preview", swiftBlocks("struct A: View {}\n", "#Preview { A() }\n"), "struct A: View {}\n\n#Preview { A() }\n", "2 judged, as one program"},
		{"a constant of the program", swiftBlocks("let limit = 3\n", "struct A { let n = limit }\n"), "let limit = 3\n\nstruct A { let n = limit }\n", "2 judged, as one program"},
		{"statements only", swiftBlocks("let a = 1\n", "print(a)\n"), "let a = 1\n\nprint(a)\n", "2 judged, as one program"},
		{"a later version", swiftBlocks("struct A { let a = 1 }\n", "struct A { let a = 2 }\n"), "struct A { let a = 2 }\n", "1 judged, 1 left out as earlier versions or fragments"},
		{"an implementation announced as an example", "Here is an example implementation:\n" + swiftBlocks("struct A {}\n", "struct B {}\n"), "struct A {}\n\nstruct B {}\n", "2 judged, as one program"},
	} {
		got := Select(Auto, c.answer)
		if len(got.Files) != 1 || got.Files[0].Text != c.want || !strings.HasSuffix(got.Note, c.note) {
			t.Errorf("%s: got %+v\nwant %q, %q", c.name, got, c.want, c.note)
		}
	}
	if got := Select(First, swiftBlocks("struct A {}\n", "struct B {}\n")); len(got.Files) != 1 || got.Files[0].Text != "struct A {}\n" {
		t.Errorf("the first block: %+v", got)
	}
}

func swiftBlocks(texts ...string) string {
	var b strings.Builder
	for _, text := range texts {
		b.WriteString("Some text.\n\n```swift\n" + text + "```\n\n")
	}
	return b.String()
}
