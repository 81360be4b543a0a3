package stub

import (
	"errors"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/pack"
	"github.com/assay-eval/assay/internal/testenv"
)

var update = flag.Bool("update", false, "write golden files")

func toolchain(t *testing.T) *swift.Toolchain {
	t.Helper()
	testenv.Slow(t)
	tc, err := swift.Find(t.Context(), "", os.Getenv)
	if err != nil {
		testenv.Missing(t, "swift", err.Error())
	}
	return tc
}

func TestInterfaceOfAGraph(t *testing.T) {
	graphs, err := Read([]string{"testdata"}, "Observation")
	if err != nil {
		t.Fatal(err)
	}
	got, at := renderGraph(graphs[0], nil).String()
	if n := strings.Count(got, "\n"); n != len(at) {
		t.Errorf("%d lines, %d are accounted for", n, len(at))
	}
	golden := "testdata/Observation.swiftinterface"
	if *update {
		if err := os.WriteFile(golden, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("the interface differs from %s:\n%s", golden, got)
	}
}

// small is a graph with a line that the compiler rejects: a type that no module has.
const small = `{"metadata":{"generator":"test"},"module":{"name":"Toy","platform":{"operatingSystem":{"name":"ios"}}},
"symbols":[
{"kind":{"identifier":"swift.class"},"identifier":{"precise":"s:3Toy4BaseC"},"pathComponents":["Base"],"accessLevel":"open","declarationFragments":[{"kind":"text","spelling":"class Base"}]},
{"kind":{"identifier":"swift.method"},"identifier":{"precise":"s:3Toy4BaseC4ridey"},"pathComponents":["Base","ride()"],"accessLevel":"open","declarationFragments":[{"kind":"text","spelling":"func ride()"}]},
{"kind":{"identifier":"swift.class"},"identifier":{"precise":"s:3Toy5ChildC"},"pathComponents":["Child"],"accessLevel":"public","declarationFragments":[{"kind":"text","spelling":"class Child"}],
 "availability":[{"domain":"iOS","introduced":{"major":16}}]},
{"kind":{"identifier":"swift.method"},"identifier":{"precise":"s:3Toy5ChildC4ridey"},"pathComponents":["Child","ride()"],"accessLevel":"public","declarationFragments":[{"kind":"text","spelling":"func ride()"}]},
{"kind":{"identifier":"swift.method"},"identifier":{"precise":"s:3Toy5ChildC4lostyy"},"pathComponents":["Child","lost(_:)"],"accessLevel":"public","declarationFragments":[{"kind":"text","spelling":"func lost(_ a: NobodyHasThis)"}]},
{"kind":{"identifier":"swift.property"},"identifier":{"precise":"s:3Toy5ChildC5speed"},"pathComponents":["Child","speed"],"accessLevel":"public","declarationFragments":[{"kind":"text","spelling":"var speed: Int"}]},
{"kind":{"identifier":"swift.macro"},"identifier":{"precise":"s:3Toy4Makeyycfm"},"pathComponents":["Make()"],"accessLevel":"public","declarationFragments":[{"kind":"text","spelling":"@attached(member, names: named(x)) macro Make()"}]}
],
"relationships":[
{"kind":"inheritsFrom","source":"s:3Toy5ChildC","target":"s:3Toy4BaseC"},
{"kind":"memberOf","source":"s:3Toy4BaseC4ridey","target":"s:3Toy4BaseC"},
{"kind":"memberOf","source":"s:3Toy5ChildC4ridey","target":"s:3Toy5ChildC"},
{"kind":"memberOf","source":"s:3Toy5ChildC4lostyy","target":"s:3Toy5ChildC"},
{"kind":"memberOf","source":"s:3Toy5ChildC5speed","target":"s:3Toy5ChildC"},
{"kind":"conformsTo","source":"s:3Toy5ChildC","target":"s:3Toy7NowhereP","targetFallback":"Nowhere.Nothing"}
]}`

func write(t *testing.T, name, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return file
}

func TestGraphsThatCannotBeUsed(t *testing.T) {
	empty := strings.Replace(small, small[strings.Index(small, `"symbols":[`):], `"symbols":[],"relationships":[]}`, 1)
	for _, c := range []struct {
		name  string
		paths []string
		want  string
	}{
		{"cut in half", []string{write(t, "Toy.symbols.json", small[:len(small)/2])}, "damaged or cut off"},
		{"no bytes", []string{write(t, "Toy.symbols.json", "")}, "damaged or cut off"},
		{"no symbols", []string{write(t, "Toy.symbols.json", empty)}, "has no symbols"},
		{"of another module", []string{write(t, "Other.symbols.json", small)}, `graph of module "Toy", and its name says "Other"`},
		{"not the name of a module", []string{write(t, "..symbols.json", strings.Replace(small, `"name":"Toy"`, `"name":"."`, 1))}, "not the name of a module"},
		{"a symbol without declaration", []string{write(t, "Toy.symbols.json", strings.Replace(small, `[{"kind":"text","spelling":"class Base"}]`, "[]", 1))}, "has no identifier, path or declaration"},
		{"a null symbol", []string{write(t, "Toy.symbols.json", strings.Replace(small, `"symbols":[`, `"symbols":[null,`, 1))}, "has no identifier"},
		{"two platforms", []string{write(t, "Toy.symbols.json", small), write(t, "Toy@Swift.symbols.json", strings.Replace(small, `"ios"`, `"macosx"`, 1))}, "graphs of one platform"},
		{"an empty folder", []string{t.TempDir()}, "no *.symbols.json"},
		{"nothing there", []string{filepath.Join(t.TempDir(), "x")}, "find symbol graphs"},
	} {
		_, err := Read(c.paths)
		if bad := new(GraphError); !errors.As(err, &bad) || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want a GraphError with %q", c.name, err, c.want)
		}
	}
	if _, err := Read([]string{write(t, "Toy.symbols.json", small)}, "SwiftUI"); err == nil || !strings.Contains(err.Error(), "no graph of module SwiftUI") {
		t.Errorf("a module without a graph: %v", err)
	}
}

func FuzzRender(f *testing.F) {
	f.Add(small)
	f.Fuzz(func(t *testing.T, text string) {
		file := filepath.Join(t.TempDir(), "Toy.symbols.json")
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		graphs, err := Read([]string{file})
		if err != nil {
			return
		}
		out, at := renderGraph(graphs[0], nil).String()
		if strings.Count(out, "\n") < len(at) {
			t.Errorf("%d lines are accounted for in\n%s", len(at), out)
		}
	})
}

func TestPackOfAGraph(t *testing.T) {
	tc := toolchain(t)
	out := filepath.Join(t.TempDir(), "toy")
	made, err := Build(t.Context(), Options{Toolchain: tc, Graphs: []string{write(t, "Toy.symbols.json", small), "testdata/Observation.symbols.json"}, Modules: []string{"Toy"}, Out: out})
	if err != nil {
		t.Fatal(err)
	}
	m := made[0]
	if m.Declarations != 6 || m.Lost != 1 || m.Complete || m.Platform != swift.IOS {
		t.Errorf("made %+v", m)
	}
	var dropped []string
	for _, d := range m.Dropped {
		dropped = append(dropped, d.What)
	}
	if got := strings.Join(dropped, ", "); !strings.Contains(got, "Child.lost(_:)") || !strings.Contains(got, "Child : Nowhere.Nothing") {
		t.Errorf("dropped %s", got)
	}
	if !strings.Contains(m.Interface, "class Child : Base {") || !strings.Contains(m.Interface, "override func ride()") {
		t.Errorf("the interface is\n%s", m.Interface)
	}
	set, err := pack.Load(out)
	if err != nil {
		t.Fatal(err)
	}
	target := swift.Target{Platform: swift.IOS, Version: swift.Version{Major: 15}}
	cache := t.TempDir()
	built, err := set.Build(t.Context(), tc, target, cache, nil)
	if err != nil {
		t.Fatal(err)
	}
	if mod, ok := built.Modules["Toy"]; !ok || mod.Complete || mod.Kind != pack.Partial {
		t.Errorf("the pack has %+v, %v", mod, ok)
	}
	file := write(t, "a.swift", "import Toy\nfunc f(b: Base,\n c: Child) {\n b.ride()\n b.walk()\n c.speed = 1\n c.ride()\n}\n")
	r, err := tc.Run(t.Context(), swift.Compile{Stage: swift.SIL, Files: []string{file}, Target: target, Mode: "5", Library: true, Search: built.Search, ModuleCache: cache})
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(relevantDiagnostics(r), ", "); !strings.Contains(got, "3: availability_decl_only_version_newer") || !strings.Contains(got, "5: could_not_find_value_member") || strings.Contains(got, "4:") || strings.Contains(got, "6:") {
		t.Errorf("the compiler says %s\n%s", got, r.Stderr)
	}
}

func TestStubIsJudgedAsTheRealModule(t *testing.T) {
	tc := toolchain(t)
	cases, err := Snippets()
	if err != nil {
		t.Fatal(err)
	}
	a, err := Compare(t.Context(), tc, "Observation", cases, 0, 4, t.TempDir(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if a.Unchanged != 1 || a.Mutants != 4 || a.Other != 0 || a.Agreed+a.TimedOut != 5 || a.Faulty < 3 {
		t.Errorf("%+v", a)
	}
}
