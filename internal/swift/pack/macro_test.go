package pack

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/swift"
)

// data is a small SwiftData, to try the macros on.
const data = `
import Foundation
import Observation
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}
extension PersistentModel {
    public static func == (a: Self, b: Self) -> Bool { fatalError() }
    public func hash(into h: inout Hasher) { fatalError() }
    public var persistentModelID: Int { fatalError() }
}
public protocol ModelExecutor: Executor {}
public final class ModelContainer: Sendable {}
public protocol ModelActor: Actor { nonisolated var modelContainer: ModelContainer { get } }
@attached(member) @attached(memberAttribute) @attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "AssayMacros", type: "Model")
@attached(member, names: named(modelExecutor), named(modelContainer), named(init)) @attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "AssayMacros", type: "ModelActor")
@attached(peer) public macro Attribute(_ o: Int...) = #externalMacro(module: "AssayMacros", type: "Nothing")
@attached(accessor) @attached(peer, names: prefixed(__Key_)) public macro Entry() = #externalMacro(module: "AssayMacros", type: "Accessor")
@freestanding(declaration) public macro Index<T>(_ k: [PartialKeyPath<T>]...) = #externalMacro(module: "AssayMacros", type: "Nothing")
@freestanding(declaration) public macro Preview(_ name: String? = nil, body: @escaping () -> Any) = #externalMacro(module: "AssayMacros", type: "Nothing")
@freestanding(declaration) public macro Other() = #externalMacro(module: "AssayMacros", type: "Other")
public struct Query<Element: PersistentModel, Result> {
    public init() where Result == [Element] { fatalError() }
    public init<V: Comparable>(sort: KeyPath<Element, V>) where Result == [Element] { fatalError() }
    public var wrappedValue: Result { fatalError() }
}
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "AssayMacros", type: "Query")
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<E: PersistentModel, V: Comparable>(sort: KeyPath<E, V>) = #externalMacro(module: "AssayMacros", type: "Query")
`

func macros(t *testing.T) *Built {
	t.Helper()
	tc := toolchain(t)
	dir := t.TempDir()
	os.MkdirAll(filepath.Join(dir, "SwiftData"), 0o777)
	os.WriteFile(filepath.Join(dir, "SwiftData", "a.swift"), []byte(data), 0o666)
	os.WriteFile(filepath.Join(dir, "pack.json"), []byte(`{"name": "mine", "kind": "partial", "modules": [{"name": "SwiftData"}]}`), 0o666)
	s, err := Load(dir)
	if err != nil {
		t.Fatal(err)
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	env, err := exec.LookPath("env")
	if err != nil {
		t.Fatal(err)
	}
	s.Plugin = []string{env, "ASSAY_TEST_MACROS=1", self}
	b, err := s.Build(t.Context(), tc, swift.Target{Platform: swift.IOS, Version: swift.Version{Major: 18}}, testCache, nil)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestMacrosExpand(t *testing.T) {
	b := macros(t)
	text := `import Foundation
import SwiftData
@Model final class Trip {
    #Index<Trip>([\.name])
    @Attribute(1) var name: String
    var days: [Int] = []
    init(name: String) { self.name = name }
}
@ModelActor actor Store { func f() -> ModelContainer { modelContainer } }
struct Values {}
extension Values { @Entry var size: Int = 3; @Entry var tint = "red" }
struct Screen {
    @Query(sort: \Trip.name) private var trips: [Trip]
    @Query // all
    var all: [Trip]
    init() { _all = Query() }
    func f(v: inout Values) -> Set<Trip> { v.size += 1; return Set(trips + all) }
}
#Preview("x") { Screen() }
`
	if got := check(t, b, "ios18.0", "6", text, "Foundation", "SwiftData"); len(got) > 0 {
		t.Errorf("errors %q", got)
	}
	bad := strings.ReplaceAll(text, "sort: \\Trip.name", "sort: \\Trip.nope") + "#Other\n"
	got := strings.Join(check(t, b, "ios18.0", "6", bad, "Foundation", "SwiftData"), "\n")
	if !strings.Contains(got, "nope") || !strings.Contains(got, "no expansion of the macro 'Other'") {
		t.Errorf("of a wrong key path and an unknown macro: %s", got)
	}
}
