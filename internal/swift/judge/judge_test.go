package judge

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/pack"
	"github.com/assay-eval/assay/internal/swift/pack/macro"
	"github.com/assay-eval/assay/internal/swift/symbols"
	"github.com/assay-eval/assay/internal/testenv"
)

// TestMain also plays the program that expands macros for the compiler.
func TestMain(m *testing.M) {
	if len(os.Args) > 1 && os.Args[1] == "swift-macros" {
		if err := macro.Serve(os.Stdin, os.Stdout); err != nil {
			os.Exit(1)
		}
		return
	}
	code := m.Run()
	if shared.dir != "" {
		os.RemoveAll(shared.dir)
	}
	os.Exit(code)
}

var shared struct {
	once  sync.Once
	dir   string
	judge *Judge
	err   error
}

// testJudge returns one judge for all tests, with the toolchain of ASSAY_SWIFT.
func testJudge(t testing.TB) *Judge {
	testenv.Slow(t)
	tc, err := swift.Find(t.Context(), "", os.Getenv)
	if err != nil {
		testenv.Missing(t, "swift", err.Error())
	}
	shared.once.Do(func() {
		cache := testenv.SwiftCache()
		if cache == "" {
			if shared.dir, shared.err = os.MkdirTemp("", "assay-judge-test-"); shared.err != nil {
				return
			}
			cache = shared.dir
		}
		c := Config{Toolchain: tc, Packs: pack.Shipped(), Cache: cache}
		c.Packs.Plugin = []string{os.Args[0], "swift-macros"}
		if c.Index, shared.err = symbols.Ensure(t.Context(), tc, cache, nil); shared.err == nil {
			shared.judge, shared.err = New(t.Context(), c)
		}
	})
	if shared.err != nil {
		t.Fatal(shared.err)
	}
	return shared.judge
}

// openJudge returns a judge with the configuration of testJudge, changed.
func openJudge(t testing.TB, change func(*Config)) *Judge {
	c := testJudge(t).config
	change(&c)
	j, err := New(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	return j
}

func judgeBy(t testing.TB, j *Judge, text string) *Report {
	r, err := j.Judge(t.Context(), Snippet{Files: []File{{Name: "a.swift", Text: text}}, Target: target(t, "ios18.0")})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func target(t testing.TB, s string) swift.Target {
	out, err := swift.ParseTarget(s)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func judgeText(t testing.TB, text string, change func(*Snippet)) *Report {
	s := Snippet{Files: []File{{Name: "a.swift", Text: text}}, Target: target(t, "ios18.0")}
	if change != nil {
		change(&s)
	}
	r, err := testJudge(t).Judge(t.Context(), s)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// verdictWords is p, f or ? for each criterion.
func verdictWords(r *Report) string {
	out := ""
	for _, v := range r.Verdicts {
		out += map[string]string{Pass: "p", Fail: "f", Unknown: "?"}[v.Verdict]
	}
	return out
}

func describe(r *Report) string {
	var b strings.Builder
	for _, v := range r.Verdicts {
		fmt.Fprintf(&b, "%s %s: %s\n", v.Criterion, v.Verdict, v.Reason)
	}
	for _, f := range r.Findings {
		fmt.Fprintf(&b, "%+v\n", f)
	}
	return b.String() + r.Stderr
}

// TestVerdicts is the verdict table: verdicts in the order compile, symbol_exists,
// availability, no_deprecated; class, line and criterion of the findings.
func TestVerdicts(t *testing.T) {
	for _, c := range []struct {
		name, text, want string
		findings         []string // "criterion class line"
		change           func(*Snippet)
	}{
		{name: "good", text: "import Foundation\nfunc f() throws -> Data { try JSONEncoder().encode([1]) }\n", want: "pppp"},
		{name: "script", text: "import Foundation\nlet x = [3, 1].sorted()\nprint(x)\nfor i in x { print(i) }\n", want: "pppp"},
		{name: "main", text: "@main struct App { static func main() async { print(1) } }\n", want: "pppp"},
		{name: "invented member", text: "import Foundation\nfunc f(u: URL) {\n  u.sparkle()\n}\n", want: "pfpp", findings: []string{"symbol_exists missing_symbol 3"}},
		{name: "invented type", text: "import Foundation\nlet x: FoundationWidgeteer? = nil\n", want: "pfpp", findings: []string{"symbol_exists missing_symbol 2"}},
		{name: "invented member of the standard library", text: "let x = [1].mapp { $0 }\n", want: "pfpp", findings: []string{"symbol_exists missing_symbol 1"}},
		{name: "wrong label", text: "import Foundation\nfunc f(d: Data) -> String { d.base64EncodedString(opts: []) }\n", want: "pfpp", findings: []string{"symbol_exists labels 2"}},
		{name: "newer than the target", text: "func f() async throws {\n  try await Task.sleep(for: .seconds(1))\n}\n", want: "ppfp",
			findings: []string{"availability availability 2", "availability availability 2"}, change: func(s *Snippet) { s.Target = target(t, "ios15.0") }},
		{name: "Objective-C is off here", text: "import Foundation\nfinal class C: NSObject {\n  var n = 0\n  func f() -> String { #keyPath(n) }\n  @objc func g() {}\n}\n", want: "?ppp", findings: []string{"compile toolchain 4", "compile toolchain 5"}},
		{name: "ambiguous on Linux only", text: "import Foundation\nfunc f(_ c: CGFloat) -> Double { c / 150 }\n", want: "?ppp", findings: []string{"compile corelibs_gap 2"}},
		{name: "ambiguous by its own fault", text: "func a(_ x: Int) -> Int { x }\nfunc a(_ x: Int) -> Double { 1 }\nfunc b() { let y = a(1) }\n", want: "fppp", findings: []string{"compile types 3"}},
		{name: "label that no initializer has", text: "import Foundation\nfunc g(u: URL) throws -> Data {\n  try Data(named: u)\n}\n", want: "pfpp", findings: []string{"symbol_exists labels 3"}},
		{name: "right label, wrong type", text: "import Foundation\nfunc g(u: URL) throws -> Data {\n  try Data(contentsOf: 7)\n}\n", want: "fppp", findings: []string{"compile types 3"}},
		{name: "target older than the packs", text: "import Foundation\nfunc f() -> URL { URL(fileURLWithPath: \"/\") }\n", want: "????", findings: []string{"compile toolchain 0"},
			change: func(s *Snippet) { s.Target = target(t, "ios12.0") }},
		{name: "guarded", text: "func f() async throws {\n  if #available(iOS 16, *) { try await Task.sleep(for: .seconds(1)) }\n}\n", want: "pppp",
			change: func(s *Snippet) { s.Target = target(t, "ios15.0") }},
		{name: "deprecated", text: "func f(a: [Int?]) -> [Int] {\n  a.flatMap { $0 }\n}\n", want: "pppf", findings: []string{"no_deprecated deprecated 2"}},
		{name: "deprecated later", text: "import Foundation\nfunc f(c: URLSessionConfiguration) {\n  c.httpShouldUsePipelining = true\n}\n", want: "pppp"},
		{name: "deprecated by Apple's headers only", text: "import Foundation\nfunc f(d: Data) -> Any? {\n  NSKeyedUnarchiver.unarchiveObject(with: d)\n}\n", want: "pppf", findings: []string{"no_deprecated deprecated 3"}},
		{name: "own deprecated", text: "@available(*, deprecated) func old() {}\nfunc f() { old() }\n", want: "pppp"},
		{name: "own type lacks a member", text: "struct A { var x = 1 }\nfunc f(a: A) -> Int { a.y }\n", want: "fppp", findings: []string{"compile local 2"}},
		{name: "own label", text: "struct A { init(x: Int) {} }\nlet a = A(y: 1)\n", want: "fppp", findings: []string{"compile local 2"}},
		{name: "own newer", text: "@available(iOS 26, *) func mine() {}\nfunc f() { mine() }\n", want: "ppfp", findings: []string{"availability availability 2"}},
		{name: "own unavailable", text: "@available(*, unavailable) func mine() {}\nfunc f() { mine() }\n", want: "fppp", findings: []string{"compile local 2"}},
		{name: "types", text: "let x: Int = \"a\"\n", want: "fppp", findings: []string{"compile types 1"}},
		{name: "missing return", text: "func f() -> Int {\n}\n", want: "fppp", findings: []string{"compile types 2"}},
		{name: "syntax", text: "struct A {\n  func f( { }\n}\n", want: "f???", findings: []string{"compile syntax 2", "compile syntax 2"}},
		{name: "concurrency in Swift 6", text: "var counter = 0\nfunc f() { counter += 1 }\n", want: "fppp", findings: []string{"compile concurrency 1"}, change: func(s *Snippet) { s.Mode = "6" }},
		{name: "concurrency in Swift 5", text: "var counter = 0\nfunc f() { counter += 1 }\n", want: "pppp"},
		{name: "framework that is not here", text: "import CoreMIDI\nfunc f(a: MIDINetworkSession) { a.zzz() }\n", want: "????", findings: []string{"symbol_exists unstubbed_module 1"}},
		{name: "module that nobody has", text: "import NopeKit\n", want: "?f??", findings: []string{"symbol_exists no_such_module 1"}},
		{name: "import left out", text: "@Observable final class A { var x = 1 }\n", want: "fppp", findings: []string{"compile missing_import 1"}},
		{name: "Foundation shows Observation", text: "import Foundation\n@Observable final class A { var x = 1 }\n", want: "pppp"},
		{name: "Foundation shows a part of Combine", text: "import Foundation\nfinal class A: ObservableObject { @Published var x = 1 }\n", want: "pppp"},
		{name: "Combine itself needs its import", text: "import Foundation\nvar a: AnyCancellable?\n", want: "fppp", findings: []string{"compile missing_import 2"}},
		{name: "old names", text: "import Foundation\nfunc f(e: any Error) { DispatchQueue.main.async { print(e.localizedDescription) } }\n", want: "pppp",
			change: func(s *Snippet) { s.Target = swift.Target{Platform: swift.IOS, Version: swift.Version{Major: 13}} }},
		{name: "gap of the Foundation of Linux", text: "import Foundation\nfunc f(u: NSLinguisticTagger) { print(u) }\n", want: "??pp", findings: []string{"symbol_exists corelibs_gap 2"}},
		{name: "several files", text: "struct A { var x = 1 }\n", want: "pppp",
			change: func(s *Snippet) { s.Files = append(s.Files, File{Name: "b.swift", Text: "let a = A()\nprint(a.x)\n"}) }},
		{name: "finding in the second file", text: "struct A { var x = 1 }\n", want: "pfpp", findings: []string{"symbol_exists missing_symbol 2"},
			change: func(s *Snippet) {
				s.Files = append(s.Files, File{Name: "b.swift", Text: "let a = A()\nprint(\"a\".zork)\n"})
			}},
		{name: "macro", text: "import Foundation\nimport Observation\n@Observable final class A { var x = 1 }\nfunc f() -> Predicate<String> { #Predicate { $0.count > 1 } }\n", want: "pppp"},
		{name: "fault inside a macro", text: "import Foundation\nfunc f() -> Predicate<String> {\n  #Predicate { $0.zorkled > 1 }\n}\n", want: "pfpp", findings: []string{"symbol_exists missing_symbol 3"}},

		// Bad input.
		{name: "empty", text: " \n// nothing\n", want: "f???", findings: []string{"compile no_code 0"}},
		{name: "chatter", text: "Sure! Here is the code you asked for:\n\n- first, import Foundation\n", want: "f???"},
		{name: "NUL bytes", text: "let a = 1\x00\nlet b: Int = \"x\"\n", want: "fppp", findings: []string{"compile types 2"}},
		{name: "#error", text: "#error(\"no\")\nlet a = 1\n", want: "fppp", findings: []string{"compile directive 1"}},
		{name: "recursive struct", text: "struct A { var a: A }\nstruct G<T> { var g: G<G<T>>? }\n", want: "fppp"},
		{name: "placeholder", text: "let q = <#placeholder#>\n", want: "f???"},
		{name: "task for a newer Swift", text: "let a = 1\n", want: "????", change: func(s *Snippet) { s.Swift = swift.Version{Major: 99} }},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := judgeText(t, c.text, c.change)
			if got := verdictWords(r); got != c.want {
				t.Fatalf("verdicts %s, want %s\n%s", got, c.want, describe(r))
			}
			for _, v := range r.Verdicts {
				if v.Verdict != Pass && v.Reason == "" {
					t.Errorf("%s is %s without a reason", v.Criterion, v.Verdict)
				}
			}
			if c.findings == nil {
				return
			}
			var got []string
			for _, f := range r.Findings {
				got = append(got, fmt.Sprintf("%s %s %d", f.Criterion, f.Class, f.Line))
			}
			if strings.Join(got, "; ") != strings.Join(c.findings, "; ") {
				t.Errorf("findings %q, want %q\n%s", got, c.findings, describe(r))
			}
		})
	}
}

func TestBigAnswer(t *testing.T) {
	var b strings.Builder
	b.WriteString("import Foundation\n")
	for i := 0; b.Len() < 1<<20; i++ {
		fmt.Fprintf(&b, "// a comment that an answer may well repeat, line %d\n", i)
	}
	b.WriteString("let x: Int = \"a\"\n")
	if r := judgeText(t, b.String(), nil); verdictWords(r) != "fppp" {
		t.Errorf("%s", describe(r))
	}
}

func TestTime(t *testing.T) {
	testenv.LongOnly(t, "20 s of processor time")
	// Each level doubles the type checker's work.
	text := "protocol P { associatedtype A: P }\nstruct S<T> {}\n" + "let x = [" + strings.Repeat("1 + 1.5 - 2 * [3] ?? (4, \"a\") + -", 60) + "1]\n"
	r := judgeText(t, text, nil)
	t.Logf("%s after %s", verdictWords(r), r.Wall)
	if r.TimedOut && r.Of(Compile).Verdict != Unknown {
		t.Errorf("%s", describe(r))
	}
}

func TestNoFolderLeft(t *testing.T) {
	j := testJudge(t)
	work := t.TempDir()
	c := j.config
	c.Work = work
	other, err := New(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := other.Judge(t.Context(), Snippet{Files: []File{{Text: "let a = 1\n"}}, Target: target(t, "ios18.0")}); err != nil {
		t.Fatal(err)
	}
	if left, _ := filepath.Glob(filepath.Join(work, "*")); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}
