package judge

import (
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/swift"
)

func TestNewerTable(t *testing.T) {
	table, err := parseNewer(newerText)
	if err != nil {
		t.Fatal(err)
	}
	for name, n := range table.names {
		if n.module == "" || n.since.Compare(swift.Version{Major: 6}) <= 0 {
			t.Errorf("%s: module %q, version %s", name, n.module, n.since)
		}
		if n.module != "Swift" && !complete[n.module] && !corelibs[n.module] {
			t.Errorf("%s: the toolchain has no module %s", name, n.module)
		}
	}
	for module, pkg := range table.packages {
		if complete[module] || corelibs[module] || frameworks[module] {
			t.Errorf("%s of %s is a module of the toolchain or the SDK", module, pkg)
		}
	}
	for _, bad := range []string{"name six Swift A", "syntax 6.1 (", "nonsense 6.1 x"} {
		if _, err := parseNewer(bad); err == nil {
			t.Errorf("%q is accepted", bad)
		}
	}
}

// TestNewerSwift has code that the toolchain refuses and a later Swift takes, by the version
// that it needs.
func TestNewerSwift(t *testing.T) {
	testJudge(t)
	const a = "import Testing\n"
	for version, list := range map[string][]string{
		"6.1": {
			"func f(a: Int, b: Int,) {}\n",
			"func f(a: Int, b: Int) {}\nfunc g() {\n  f(\n    a: 1,\n    b: 2, // the last\n  )\n}\n",
			"let t: (Int, Int,) = (1, 2,)\n",
			"struct P<A, B,> {}\nlet p: P<Int, Int,>? = nil\n",
			"func f(a: Int?) {\n  guard\n    let a,\n  else { return }\n  print(a)\n}\n",
			"func f(a: Int?, b: Int?) {\n  if\n    let a,\n    let b,\n  {\n    print(a, b)\n  }\n}\n",
			"final class A { func f() { _ = { [self, weak x = self,] in _ = x; _ = self } } }\n",
			"nonisolated struct A { var x = 1 }\n",
			"@MainActor struct A {}\npublic nonisolated extension A { func f() {} }\n",
			"func f() async { await withTaskGroup { g in\n  g.addTask { 1 }\n  for await x in g { print(x) } } }\n",
			"func f() async throws -> Int { try await withThrowingTaskGroup(returning: Int.self) { g in\n  g.addTask { 1 }\n  return try await g.next() ?? 0 } }\n",
			"import SwiftUI\nfunc f() async { await withTaskGroup { g in g.addTask { print(1) } } }\n",
			"struct A { static let x = 1 }\nlet k = \\A.Type.x\n",
			"struct I: AsyncIteratorProtocol {\n  mutating func next(isolation actor: isolated (any Actor)?) async throws(Never) -> Int? { nil }\n}\n",
			a + "struct T: TestTrait, SuiteTrait, TestScoping {\n  func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws { try await function() }\n}\n",
			a + "struct E: Error { var code = 1 }\n@Test func f() { let e = #expect(throws: E.self) { throw E() }\n  #expect(e?.code == 1) }\n",
			a + "@Test func f() async { await confirmation(expectedCount: 1...3) { $0() } }\n",
		},
		"6.2": {
			"nonisolated(nonsending) func f() async {}\n",
			"func g(_ f: nonisolated(nonsending) () async -> Void) async { await f() }\n",
			"@MainActor final class A {\n  var x = 1\n  isolated deinit { x = 2 }\n}\n",
			"@MainActor final class A: @MainActor CustomStringConvertible { var description: String { \"\" } }\n",
			"struct `A of two` { var `a b` = 1 }\n",
			"struct V<let n: Int> {}\nlet v = V<3>()\n",
			"let a: InlineArray<3, Int> = [1, 2, 3]\n",
			"let a: [3 of Int] = [1, 2, 3]\n",
			"func f(a: [Int]) -> Int { let s = a.span; return s[0] }\n",
			"func f(_ s: Span<Int>, _ r: RawSpan, _ u: UTF8Span) {}\n",
			"func f(s: String) { print(s.utf8Span.isASCII) }\n",
			"func f() { Task(name: \"x\") { print(Task.name ?? \"\") } }\n",
			"func f() { Task.immediate { print(1) } }\n",
			"func f(p: UnsafePointer<Int>) -> Int { unsafe p.pointee }\n",
			"func f() { print([1].withContiguousStorageIfAvailable { unsafe $0.baseAddress } as Any) }\n",
			"import Foundation\nlet s = String(localized: \"a\", bundle: #bundle)\n",
			"func f(x: Int?) -> String { \"\\(x, default: \"none\")\" }\n",
			"func f<T: SendableMetatype>(_ t: T.Type) {}\n",
			"func f(a: [Int]) { let x: any RandomAccessCollection = a.enumerated(); _ = x }\n",
			"import SwiftUI\nstruct V: View {\n  var body: some View { ForEach([1].enumerated(), id: \\.offset) { Text(\"\\($0.element)\") } }\n}\n",
			"import Observation\n@Observable final class A { var x = 1 }\nfunc f(a: A) async { for await v in Observations({ a.x }) { print(v) } }\n",
			a + "@Test func f() async { await #expect(processExitsWith: .failure) { fatalError() } }\n",
			a + "@Test func f() { Attachment.record(\"a\", named: \"b.txt\") }\n",
			a + "@Test func `adds two numbers`() {}\n",
			a + "@Test(.compactMapIssues { $0 }) func f() {}\n",
			"import Runtime\nfunc f() throws { print(try Backtrace.capture()) }\n",
		},
		"6.3": {
			"final class B: Sendable {}\nfinal class A: Sendable {\n  weak let b: B?\n  init(b: B) { self.b = b }\n}\n",
			"@c func f() {}\n",
			"let x: Swift::Int = 1\n",
			a + "@Test func f() { Issue.record(\"a\", severity: .warning) }\n",
			a + "@Test func f() throws { try Test.cancel(\"later\") }\n",
		},
	} {
		for _, text := range list {
			r := judgeText(t, text, func(s *Snippet) { s.Target = target(t, "macos15.0") })
			words := verdictWords(r)
			if words[0] != '?' || strings.Contains(words, "f") || !strings.Contains(describe(r), "needs Swift "+version+" or later; this judge compiles with ") {
				t.Errorf("Swift %s: %s: verdicts %s\n%s", version, text, words, describe(r))
			}
		}
	}
}

// TestNotNewer has faults that look like code of a newer Swift or stand next to it.
func TestNotNewer(t *testing.T) {
	for _, text := range []string{
		"func f() {}\nf(,)\n",
		"func f(_ a: Int, _ b: Int) {}\nf(1,,)\n",
		"struct A {\n  func f( { }\n}\nfunc g(a: Int,) {}\n",
		"func f(_ s: Span<Int>) {}\nlet x = [1].sparkle()\n",
		"struct A {}\nlet x = A().span\n",
		"func f() { Task(title: \"x\") { print(1) } }\n",
		"func f() { Task.instant { print(1) } }\n",
		"func f() async { await withTaskGroup(off: Int.self) { g in } }\n",
		"@concurent func f() async {}\n",
		"import Testing\nstruct T: TestScopingTrait {}\n",
		"struct T: TestScoping {}\n",
		"import Testing\n@Test func f() { #expect(processExits: .failure) { } }\n",
		"import Testing\nstruct E: Error {}\n@Test func f() { let e = #expect(throws: E.self) { throw E() }\n  let x: Int = \"a\" }\n",
		"import Testing\n@Test func f() { Issue.record(\"a\", level: .warning) }\n",
	} {
		if r := judgeText(t, text, nil); !strings.Contains(verdictWords(r), "f") {
			t.Errorf("%s: verdicts %s\n%s", text, verdictWords(r), describe(r))
		}
	}
}

func TestModuleUnderTest(t *testing.T) {
	const a, b = "import Testing\n@testable import MyApp\n", "import XCTest\nimport SwiftUI\n@testable\nimport MyApp\n@testable import struct Core.Item\n"
	for _, c := range []struct{ name, text, want string }{
		{"names", a + "@Test func f() throws {\n  let cart = Cart()\n  try cart.add(Item(name: \"a\"))\n  #expect(cart.total == 3)\n}\n", "??pp"},
		{"conformances", a + "struct Mock: Gateway { func charge() async throws {} }\nextension Item: @retroactive Equatable {}\n", "??pp"},
		{"members and labels of the SDK", b + "final class T: XCTestCase {\n  func test() { XCTAssertEqual(\"a\".slug, \"a\")\n    _ = Text(\"a\").card().badge\n    _ = Date(iso: \"x\") }\n}\n", "??pp"},
		{"the module's own name", b + "let x = MyApp.Cart()\n", "??pp"},
		{"all is there", a + "struct Cart { var total = 0 }\n@Test func f() { #expect(Cart().total == 0) }\n", "pppp"},
		{"syntax", a + "@Test func f( { }\n", "f???"},
		{"a package", "import AsyncAlgorithms\nimport Testing\n", "????"},
		{"an invented module next to it", a + "import NopeKit\n", "?f??"},
		{"without @testable", "import MyApp\n", "?f??"},
		{"control flow", a + "func g() -> Int { let x: Int; return x }\n", "fppp"},
		{"deprecated", a + "func g(x: [Int?]) -> [Int] { x.flatMap { $0 } }\n", "pppf"},
	} {
		if r := judgeText(t, c.text, nil); verdictWords(r) != c.want {
			t.Errorf("%s: verdicts %s, want %s\n%s", c.name, verdictWords(r), c.want, describe(r))
		}
	}
}
