package judge

import (
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/swift"
)

func TestMasked(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"a // b\nc", "a     \nc"},
		{"a /* b /* c */ */ d", "a                 d"},
		{`let s = "a\"b" + c`, `let s = "    " + c`},
		{`f("x \(g("y") + 1) z") { q }`, `f("                 ") { q }`},
		{"\"\"\"\nimport A\n\"\"\" + b", "\"\"\"\n        \n\"\"\" + b"},
		{`f("\(x("("))") { q }`, `f("         ") { q }`},
		{`#"a"b"# + c`, `#"   "# + c`},
		{"\"open\nnext", "\"    \nnext"},
		{"#if DEBUG\n#endif", "#if DEBUG\n#endif"},
	} {
		if got := swift.Mask(c.in); got != c.want {
			t.Errorf("masked(%q) = %q, want %q", c.in, got, c.want)
		}
	}
}

func FuzzMasked(f *testing.F) {
	for _, s := range []string{"", "\"", "\"\\(", "/*", "#\"", "###", "\"\"\"\\(\"\"\"", "a\x00\"\\"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		m := swift.Mask(s)
		if len(m) != len(s) || strings.Count(m, "\n") != strings.Count(s, "\n") {
			t.Errorf("masked(%q) = %q", s, m)
		}
		swift.HasStatements(m)
		importedModules(m)
		findDeclarations(m)
		for i := range min(len(m), 50) {
			calleeAt(m, i)
			_ = wordAt(m, i)
		}
		byteOffset(m, 2, 3)
	})
}

func TestImports(t *testing.T) {
	got := importedModules(swift.Mask("import Foundation\n@testable import Kit // import No\nimport struct SwiftUI.Text\npublic import A.B\n/* import C */ let s = \"import D\"\n@preconcurrency import Foundation\n"))
	if strings.Join(got, " ") != "Foundation Kit SwiftUI A" {
		t.Error(got)
	}
}

func TestTopLevel(t *testing.T) {
	for _, c := range []struct {
		text string
		want bool
	}{
		{"struct A {\n  let x = 1\n}\n", false},
		{"let x = 1\n", false},
		{"let x = 1\nprint(x)\n", true},
		{"for i in 1...2 {}\n", true},
		{"@available(iOS 17, *)\n@MainActor\nfunc f(\n  a: Int\n) {\n}\n", false},
		{"@main\nstruct A {}\nprint(1)\n", false},
		{"let x =\n  compute()\n", false},
		{"extension A\nwhere B: C {}\n", false},
		{"#if os(iOS)\nimport UIKit\n#endif\n", false},
		{"do {\n} catch {}\n", true},
		{"await f()\n", true},
	} {
		if got := swift.HasStatements(swift.Mask(c.text)); got != c.want {
			t.Errorf("HasStatements(%q) = %v", c.text, got)
		}
	}
}

func TestNominal(t *testing.T) {
	for in, want := range map[string]string{
		"URL": "URL", "[Int]": "Array", "[String : Int]?": "Dictionary", "Int?": "Int", "any Foo.Bar<Baz<Int>>": "Foo.Bar",
		"some View": "View", "Task<Success, Failure>": "Task", "(Int) -> Void": "", "(Int, Int)": "", "URL.Type": "URL",
		"A & B": "A", "(any Error)?": "Error", "[[Int]]": "Array", "Result<(Int) -> Void, Never>": "Result", "": "",
	} {
		if got := nominalName(in); got != want {
			t.Errorf("nominal(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestModuleOf(t *testing.T) {
	for usr, want := range map[string]string{
		"s:10Foundation4DataV": "Foundation", "s:ScT": "_Concurrency", "s:Sa": "Swift", "s:s5printyypd_S2StF": "Swift",
		"s:4main1AV": "main", "c:@F@printf": "", "s:e:s:10Foundation4DataV4mainE": "Foundation", "s:": "", "s:99x": "", "s:12": "", "c:@M@UIKit@objc(cs)UIView": "UIKit",
	} {
		if got := moduleOf(usr); got != want {
			t.Errorf("moduleOf(%q) = %q, want %q", usr, got, want)
		}
	}
	if !isLocal("s:10Foundation4DataV4mainE3foo") || isLocal("s:10Foundation4DataV") {
		t.Error("an extension of the snippet is its own, the type that it extends is not")
	}
}

func TestCallee(t *testing.T) {
	for _, c := range []struct {
		text string
		at   int
		want string
	}{
		{"x.data(from: 1)", 6, "data"},
		{"x.data(from: f(2), to: 3)", 19, "data"},
		{"Foo<Bar>(a: 1)", 9, "Foo"},
		{"max(1, by: 2)", 7, "max"},
		{"{ a }", 2, ""},
		{"", 0, ""},
	} {
		if got := wordAt(c.text, calleeAt(c.text, c.at)); got != c.want {
			t.Errorf("callee(%q, %d) = %q, want %q", c.text, c.at, got, c.want)
		}
	}
}
