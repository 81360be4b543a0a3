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
}
#sourceLocation(file: "a.swift", line: 1)
func last() {}
`
	want := `1 struct Options
5 method Options.parse
6 method Options.fail
13 method Options.take
16 function last
`
	if d := cmp.Diff(want, listOf(t, "a.swift", text)); d != "" {
		t.Error(d)
	}
}
