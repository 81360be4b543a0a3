package judge

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/swift/pack"
)

const invented = `import SwiftUI
import SwiftData
import Combine

struct A: View {
    @State private var on = false
    var body: some View {
        VStack {
            Text("a").glowing(radius: 3)
        }
    }
    var a: some View { Image("b").resizeable() }
    var b: some View { List { Text("x") }.listStyle(.fancy) }
    var c: some View { Text("x").font(.hugeTitle) }
    var d: some View { Text("x").foregroundStyle(.turquoise) }
    var e: some View { Text("x").foregroundColor(Color.turquoiseBlue) }
    var f: some View { Text("x").animation(.elastic, value: on) }
    var g: some View { Text("x").transition(.explode) }
    var i: some View { Text("x").padding(.upper, 3) }
    var j: some View { self.shine() }
    @Environment(\.colourScheme) var scheme
    var l: some View { Button("x") {}.buttonStyle(.superBordered) }
    var k: some View { Text("y").toolbar { ToolbarItem(placement: .topLeft) { Text("y") } } }
}
func z(c: ModelContext, p: some Publisher<Int, Never>) throws {
    c.persist()
    _ = p.mapped { $0 }
}
@Model final class Foo { @Attribute(.singular) var x = 3; init() {} }
`

// Names that closed lists rule out fail, in a class of their own; without the lists they
// are unknown.
func TestClosedLists(t *testing.T) {
	want := strings.Fields("glowing resizeable fancy hugeTitle turquoise turquoiseBlue elastic explode upper shine colourScheme superBordered topLeft persist mapped singular")
	for verdict, j := range map[string]*Judge{Fail: testJudge(t), Unknown: openJudge(t, func(c *Config) { c.NoClosedLists = true })} {
		r := judgeBy(t, j, invented)
		got := map[string]string{}
		for _, f := range r.Findings {
			if f.Criterion == SymbolExists {
				got[f.Name] = f.Verdict + " " + f.Class
			}
		}
		class := map[string]string{Fail: ClassClosed, Unknown: ClassPartial}[verdict]
		for _, name := range want {
			if got[name] != verdict+" "+class {
				t.Errorf("%s: %q, want %s %s", name, got[name], verdict, class)
			}
		}
	}
}

// Names that exist, or that the code may declare, do not fail because a pack lacks them.
func TestClosedListsHold(t *testing.T) {
	for _, code := range []string{
		"import SwiftUI\nstruct A: View { var body: some View { Text(\"x\").chartXAxis(.hidden).quickLookPreview(.constant(nil)) } }",
		"import SwiftUI\nstruct A: View { var body: some View { Text(\"x\").foregroundStyle(.accent) } }",
		"import SwiftUI\nstruct A: View { var body: some View { Map() } }",
		"import SwiftUI\nstruct A: View { var body: some View { NSFancyView() } }", // Objective-C style: too many
		"import SwiftUI\nextension Color { static var brand: Color { .red } }\nlet c = Color.brand",
		"import SwiftUI\nprotocol Glows {}\nextension Glows where Self: Shape { func glow() -> some View { self } }\nlet c = Text(\"x\").glow()",
		"import SwiftUI\nfunc f(_ c: Color) -> CGColor? { c.cgColor }",
		"import Combine\nfunc f(_ p: PassthroughSubject<Int, Never>) { p.send(3); _ = p.share().values }",
		"import SwiftUI\nfunc f(_ e: EnvironmentValues) { _ = e.accessibilityShowBorders }",
	} {
		r := judgeText(t, code, nil)
		for _, f := range r.Findings {
			if f.Verdict == Fail && f.Criterion == SymbolExists {
				t.Errorf("fails: %s (%s)\n%s", f.Message, f.Reason, code)
			}
		}
	}
}

// The lists that come with assay name every member that the packs declare for a platform,
// on all platforms.
func TestShippedNames(t *testing.T) {
	lists, err := pack.Shipped().Names("ios")
	if err != nil {
		t.Fatal(err)
	}
	types := 0
	for _, module := range slices.Sorted(maps.Keys(lists)) {
		for _, l := range lists[module] {
			types += len(l.Types())
			if l.Index {
				t.Errorf("%s: a shipped list claims to be made from an SDK", module)
			}
		}
	}
	if types < 150 {
		t.Errorf("%d types are closed, want 150 or more", types)
	}
}

// A closure over the elements of a binding passes, also where the compiler checks its own
// syntax tree.
func TestBindingRows(t *testing.T) {
	r := judgeText(t, `import SwiftUI
struct Item: Identifiable { let id = 1; var done = false; var name = "" }
struct Rows: View {
    @State private var items = [Item()]
    var body: some View {
        NavigationStack {
            List {
                ForEach($items) { $item in HStack { Toggle("Done", isOn: $item.done); TextField("Name", text: $item.name) } }
                    .onDelete { items.remove(atOffsets: $0) }
            }
        }
    }
}
struct Whole: View {
    @State private var items = [Item()]
    @State private var chosen: Set<Int> = []
    var body: some View {
        List($items) { $item in Toggle(item.name, isOn: $item.done) }
        List($items, id: \.name) { $item in TextField("Name", text: $item.name) }
        List($items, id: \.id) { item in TextField("Name", text: item.name) }
        List($items, selection: $chosen) { $item in Toggle(item.name, isOn: $item.done) }
        List($items, editActions: .delete) { $item in Toggle(item.name, isOn: $item.done) }
        List(items) { item in Text(item.name) }
    }
}
`, nil)
	if got := verdictWords(r); got != "pppp" {
		t.Errorf("verdicts %s\n%s", got, describe(r))
	}
}

const kit = `public struct Engine { public init() {}; public func start() {}; public var power: Power { fatalError() } }
public struct Power { public func scaled(by n: Int) -> Power { self } }
public func makeEngine() -> Engine { Engine() }
`

const kitNames = `*protocols: run
*classes:
+*labels: revolutions
*: Engine Power makeEngine() Turbo@19.0
Engine < *protocols: start() stop(after:) stop(now:) power boost()@19.0
Power < *protocols: scaled(by:) watts
+String: engineName
`

// With the names of an SDK, a name that a partial module lacks is a fail if the SDK lacks
// it too, or if it came later, and unknown if the SDK has it.
func TestNamesOfSDK(t *testing.T) {
	testNames(t, "_ e: Engine", kit, kitNames, []nameCase{
		{"e.start()", ""},
		{"e.ignite()", "symbol_exists fail missing_symbol ignite"},
		{"e.power.scaled(by: 2).horses()", "symbol_exists fail missing_symbol horses"},
		{"e.stop(after: 3)", "symbol_exists unknown partial_pack stop"},
		{"e.stop(before: 3)", "symbol_exists fail labels stop"},
		{"e.run()", "symbol_exists unknown partial_pack run"}, // a protocol has it
		{"e.boost()", "availability fail availability boost"},
		{"e.power.scaled(with: 2)", "symbol_exists fail labels scaled"},
		{"e.map { $0 }", "symbol_exists unknown partial_pack map"}, // it may be a collection
		{"let t = Turbine()", "symbol_exists fail missing_symbol Turbine"},
		{"let t = Turbo()", "availability fail availability Turbo"},
		{"let n = \"x\".engineName", "symbol_exists unknown partial_pack engineName"},
		// What cannot be checked because a declaration is missing is read for novel names.
		{"let s = e.stop(after: 3).andRestart()", "symbol_exists unknown partial_pack stop, symbol_exists fail missing_symbol andRestart"},
		{"let s = e.stop(after: 3).revolutions", "symbol_exists unknown partial_pack stop"}, // an element of a tuple
	})
}

// Names of an SDK that leave out what its modules add to types of other modules, as most
// documentation archives do, rule out no member of such a type.
func TestNamesWithoutExtensions(t *testing.T) {
	testNames(t, "_ e: Engine", kit, strings.ReplaceAll(kitNames, "+String: engineName\n", ""), []nameCase{
		{"e.ignite()", "symbol_exists fail missing_symbol ignite"},
		{"let n = \"x\".engineName", "symbol_exists unknown partial_pack engineName"},
		{"let s = e.stop(after: 3).engineName", "symbol_exists unknown partial_pack stop"},
		{"let n = \"x\".count", ""},
	})
	// A module of which only the names are known may be imported.
	dir := t.TempDir()
	for name, text := range map[string]string{
		"pack.json":           `{"name": "sdk", "kind": "names", "modules": [{"name": "EngineKit"}]}`,
		"EngineKit/names.txt": kitNames,
	} {
		if err := os.MkdirAll(filepath.Join(dir, "EngineKit"), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	packs, err := pack.Load(dir)
	if err != nil {
		t.Fatal(err)
	}
	j := openJudge(t, func(c *Config) { c.Packs = packs })
	if r := judgeBy(t, j, "import EngineKit\n"); verdictWords(r) != "????" {
		t.Errorf("a module with names only: %s", describe(r))
	}
	if r := judgeBy(t, j, "import EngineRoom\n"); r.Of(SymbolExists).Verdict != Fail {
		t.Errorf("a module that nothing knows: %s", describe(r))
	}
}

// A member may belong to a type that the compiler does not name: the one whose dynamic
// members it looked up, one nested in a type of another module, or a generic one.
func TestNamesOfOtherTypes(t *testing.T) {
	testNames(t, "_ h: Handle, _ e: String.Engraving, _ m: Gear", `@dynamicMemberLookup public struct Handle {
    public subscript<V>(dynamicMember path: KeyPath<Gear, V>) -> V { fatalError() }
}
public struct Gear { public var teeth: Int { 8 } }
extension String {
    public struct Engraving { public init() {}; public var depth: Int { 0 } }
}
public struct Crate<Item> { public init(_ item: Item) {} }
`, `*protocols:
*classes:
+*labels:
*: Handle Gear Crate
Handle < *protocols: label subscript(dynamicMember:) subscript(_:)
Gear < *protocols: teeth
+String: Engraving plated
String.Engraving < *protocols: depth font init()
Crate < *protocols: init(_:) init(filled:count:)
`, []nameCase{
		{"_ = h.teeth", ""},
		{"_ = h.label", "symbol_exists unknown partial_pack label"},
		{"_ = h.weight", "symbol_exists fail missing_symbol weight"},
		{"_ = h[3]", "symbol_exists unknown partial_pack subscript"},
		{"_ = m.weight", "symbol_exists fail missing_symbol weight"},
		{"_ = e.depth", ""},
		{"_ = e.font", "symbol_exists unknown partial_pack font"},
		{"_ = e.colour", "symbol_exists fail missing_symbol colour"},
		{"_ = \"x\".plated", "symbol_exists unknown partial_pack plated"},
		{"_ = \"x\".chromed", "symbol_exists fail missing_symbol chromed"},
		{"func g<Item>(_ i: Item) { _ = Crate<Item>.init(filled: i, count: 2) }", "symbol_exists unknown partial_pack init"},
		{"func g<Item>(_ i: Item) { _ = Crate<Item>(filled: i, count: 2) }", "symbol_exists unknown partial_pack Crate"},
		{"_ = Crate(filled: 1, size: 2)", "symbol_exists fail labels Crate"},
	})
}

type nameCase struct{ code, want string }

// testNames judges code with a partial pack of EngineKit and a pack of its names, in a
// function with the given parameters.
func testNames(t *testing.T, params, kit, names string, cases []nameCase) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"kit/pack.json":           `{"name": "kit", "kind": "partial", "modules": [{"name": "EngineKit"}]}`,
		"kit/EngineKit/Kit.swift": kit,
		"sdk/pack.json":           `{"name": "sdk", "kind": "names", "built_with": "a test", "modules": [{"name": "EngineKit"}]}`,
		"sdk/EngineKit/names.txt": names,
	} {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	packs, err := pack.Load(filepath.Join(dir, "kit"), filepath.Join(dir, "sdk"))
	if err != nil {
		t.Fatal(err)
	}
	j := openJudge(t, func(c *Config) { c.Packs = packs })
	for _, c := range cases {
		r := judgeBy(t, j, "import EngineKit\nfunc f("+params+") {\n    "+c.code+"\n}\n")
		var got []string
		for _, f := range r.Findings {
			if f.Criterion != Compile {
				got = append(got, fmt.Sprintf("%s %s %s %s", f.Criterion, f.Verdict, f.Class, f.Name))
			}
		}
		if strings.Join(got, ", ") != c.want {
			t.Errorf("%s: %q, want %q\n%+v", c.code, got, c.want, r.Findings)
		}
	}
}
