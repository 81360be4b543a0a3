package code

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
)

// listOf returns the symbols of one file, as "kind name" by line.
func listOf(t *testing.T, file, text string) string {
	t.Helper()
	x, err := Scan(t.Context(), fstest.MapFS{file: {Data: []byte(text)}})
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, s := range x.Symbols() {
		fmt.Fprintf(&b, "%d %s %s\n", s.Line, s.Kind, s.Name)
	}
	for _, g := range x.Gaps() {
		fmt.Fprintf(&b, "gap %d-%d %s\n", g.Line, g.EndLine, g.Reason)
	}
	return b.String()
}

func TestWrappedComponents(t *testing.T) {
	text := `export const Button = React.forwardRef<HTMLButtonElement, Props>((props, ref) => <button ref={ref} {...props} />);
const Row = memo(function Row({ a }: P) { return <tr>{a}</tr>; });
const Both = memo(forwardRef((p: P, r) => <i ref={r} />));
const Page = lazy(() => import("./page"));
export const Named = memo(Row);
export const Store = connect(state)(Row);
export const Routed = withRouter(Row) as React.FC<P>;
const rows = items.map((x) => x + 1);
const now = withdraw(() => 1);
export const Vue = defineComponent({ setup() { return {}; }, methods: { go() {} } });
export const Class = observer(class extends React.Component { render() { return <a />; } });
export default memo(function Table() { return <table />; });
`
	want := `1 function Button
2 function Row
3 function Both
4 function Page
5 function Named
6 function Store
7 function Routed
10 namespace Vue
10 namespace Vue.methods
10 method Vue.methods.go
10 method Vue.setup
11 class Class
11 method Class.render
12 function Table
`
	if d := cmp.Diff(want, listOf(t, "a.tsx", text)); d != "" {
		t.Error(d)
	}
	for text, want := range map[string]string{
		"export default memo(Row);\n":                                                      "1 function default\n",
		"export default forwardRef((p, r) => 1);\n":                                        "1 function default\n",
		"export default () => 1;\n":                                                        "1 function default\n",
		"export default class extends A { m() {} }\n":                                      "1 class default\n1 method default.m\n",
		"exports = module.exports = function go() {};\nexports.a = exports.b = () => 1;\n": "1 function go\n2 function a\n2 function b\n",
		"module.exports = { a, b() {}, c: () => 1, get d() { return 1; } };\n":             "1 function b\n1 function c\n1 property d\n",
	} {
		if d := cmp.Diff(want, listOf(t, "a.js", text)); d != "" {
			t.Errorf("%s%s", text, d)
		}
	}
}

func TestRustModulesAndTypes(t *testing.T) {
	text := `mod error;
pub mod chain { pub fn f() {} }
pub trait Iter { type Item; type Other = u32; fn next(&mut self); }
impl Iter for Chain { type Item = u32; fn next(&mut self) {} }
`
	want := `1 namespace error
2 namespace chain
2 function chain.f
3 interface Iter
3 type Iter.Item
3 type Iter.Other
3 method Iter.next
4 type Chain.Item
4 method Chain.next
`
	if d := cmp.Diff(want, listOf(t, "a.rs", text)); d != "" {
		t.Error(d)
	}
}

// A type with several bounds is named by its first trait, and attributes of arguments leave no gap.
func TestRustImplementations(t *testing.T) {
	text := `impl X for dyn A + Send + Sync + '_ { fn f() {} }
impl X for &(dyn m::B<T> + Send) { fn f() {} }
impl X for dyn for<'a> Fn(&'a T) -> U { fn f() {} }
impl X for ((C)) { fn f() {} }
impl X for (C, D) { fn f() {} }
impl X for fn(C) -> D { fn f() {} }
fn g() { h(1, #[cfg(feature = "]")] 2, [#[a([b])] 3]); }
`
	want := `1 method A.f
2 method B.f
3 method Fn.f
4 method C.f
5 method (C, D).f
6 method fn(C) -> D.f
7 function g
`
	if d := cmp.Diff(want, listOf(t, "a.rs", text)); d != "" {
		t.Error(d)
	}
}

// Code that the grammar of Swift does not know leaves no gap and hides no declaration.
func TestSwiftBeyondTheGrammar(t *testing.T) {
	text := `struct Options: ParsableCommand {
  @Option() var name: String?
  @Argument()
  var count: Int
  func parse(_ text: String) throws(ParserError) -> Int { 0 }
  func fail(
    at location: SourceLocation = #_sourceLocation
  ) async throws(Swift.Never) {
    for try await line in try handle.bytes.lines { print(line) }
    return a.editDistance(to: b)
      < limit
  }
  func take(_ value: consuming Value, _ other: sending Value) {}
  typealias Client = Media.Client
    & Posting<Int>
    & Other.Client
  func wait() async throws {
    if let first = try? await load(1), let next = await first.next() { print(next) } else if await store.isEmpty { throw E() }
    while try await step() { log(
      &first, try load(2)) }
  }
}
#sourceLocation(file: "a.swift", line: 1)
func last() {}
`
	want := `1 struct Options
5 method Options.parse
6 method Options.fail
13 method Options.take
14 type Options.Client
17 method Options.wait
24 function last
`
	if d := cmp.Diff(want, listOf(t, "a.swift", text)); d != "" {
		t.Error(d)
	}
}

// Members, parameters and types may be named by words that are keywords elsewhere.
func TestKeywordsAsNames(t *testing.T) {
	for text, want := range map[string]string{
		"interface A {\n  x?: string | undefined\n  in?: string\n  instanceof(): void\n  abstract: Y\n  z(): void\n}\n": "1 interface A\n4 method A.instanceof\n6 method A.z\n",
		"type T = {\n  x: number\n  /** where */\n  in(): void\n}\nfunction f() {}\n":                                   "1 type T\n6 function f\n",
		"abstract class C {\n  x = 1\n  in = () => 2\n  @Dec() abstract accessor(): void\n  abstract abstract(): void\n" +
			"  private static async accessor() {}\n  abstract\n  get instanceof() { return 1 }\n}\n": "1 class C\n3 method C.in\n4 method C.accessor\n5 method C.abstract\n6 method C.accessor\n8 property C.instanceof\n",
		"class P {\n  constructor(private as: string, @Inject(X) readonly using?: Y) {}\n}\n":                               "1 class P\n2 method P.constructor\n",
		"type F = (abstract: string, unique?: number) => void;\ntype L = [null: A, typeof?: B];\nfunction f() {}\n":         "1 type F\n2 type L\n3 function f\n",
		"type satisfies = string;\ninterface as<T> { in?: T }\nexport { f as typeof };\nfunction f() {}\n":                  "1 type satisfies\n2 interface as\n4 function f\n",
		"let a = 1\nin2 = () => 2\ninterface A {\n  x: string\n  in$y(): void\n  in_2?: string\n  instanceof3(): void\n}\n": "3 interface A\n5 method A.in$y\n7 method A.instanceof3\n",
		"const a = await f<typeof import(\"x\")>();\nfunction z() {}\n":                                                     "2 function z\n",
		"abstract class C {\n  protected abstract override f(): void;\n}\n":                                                 "1 class C\n2 method C.f\n",
		"const more = a\n  in (b)\nclass C { in(): void {} }\n":                                                             "3 class C\n3 method C.in\n",
	} {
		if d := cmp.Diff(want, listOf(t, "a.ts", text)); d != "" {
			t.Errorf("%s%s", text, d)
		}
	}
	if d := cmp.Diff("1 class C\n3 method C.instanceof\n", listOf(t, "a.js", "class C {\n  in\n  instanceof = () => 1\n}\n")); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff("1 function X\n", listOf(t, "a.tsx", "const X = () => <Trans extends=\"a\" />;\n")); d != "" {
		t.Error(d)
	}
}
