package symbols

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/swift"
)

// write builds an index of contents and returns it with its bytes.
func write(t testing.TB, contents ...*content) (*Index, []byte) {
	t.Helper()
	enc := &encoder{}
	for _, c := range contents {
		if err := enc.addContent(c, true); err != nil {
			t.Fatal(err)
		}
	}
	b, err := enc.encodeFile()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "x.index")
	if err := os.WriteFile(file, b, 0o600); err != nil {
		t.Fatal(err)
	}
	x, err := Open(file)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { x.Close() })
	return x, b
}

func target(t testing.TB, s string) swift.Target {
	t.Helper()
	out, err := swift.ParseTarget(s)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// TestIndexHoldsWhatWasWritten checks that an index returns all symbols that were
// written, by number, by USR and by path.
func TestIndexHoldsWhatWasWritten(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		word := rapid.StringMatching(`[a-cé.(:)=]{1,4}`)
		c := &content{module: "M", platform: "ios"}
		want := map[string]Symbol{}
		for i := range rapid.IntRange(1, 40).Draw(r, "n") {
			parts := rapid.SliceOfN(word, 1, 3).Draw(r, "path")
			s := Symbol{USR: fmt.Sprintf("s:%s%d", word.Draw(r, "usr"), i), Module: "M", Extends: rapid.SampledFrom([]string{"", "Swift"}).Draw(r, "extends"),
				Path: strings.Join(parts, "."), Name: parts[len(parts)-1], Kind: rapid.SampledFrom([]string{"func", "struct"}).Draw(r, "kind"), Declaration: rapid.String().Draw(r, "decl"), Platforms: []string{"ios"}}
			if v := rapid.IntRange(0, 20).Draw(r, "since"); v > 0 {
				s.Availability = []Availability{{Domain: "iOS", Introduced: swift.Version{Major: v}}}
			}
			c.symbols = append(c.symbols, s)
			want[s.USR] = s
		}
		x, _ := write(t, c)
		if err := x.Check(); err != nil {
			r.Fatal(err)
		}
		if x.Len() != len(want) {
			r.Fatalf("%d symbols, want %d", x.Len(), len(want))
		}
		for i := range x.Len() {
			got := x.At(i)
			s := want[got.USR]
			s.Declaration = strings.ToValidUTF8(s.Declaration, "\uFFFD")
			if !reflect.DeepEqual(got, s) {
				r.Fatalf("symbol %d is %+v, want %+v", i, got, s)
			}
			if by, ok := x.ByUSR(s.USR + synthesized + "s:other"); !ok || !reflect.DeepEqual(by, got) {
				r.Fatalf("ByUSR(%q) = %+v, %v", s.USR, by, ok)
			}
			// The naive search decides what ByPath must find.
			var same []string
			for _, o := range want {
				if o.Path == s.Path || !strings.Contains(s.Path, "(") && strings.HasPrefix(o.Path, s.Path+"(") {
					same = append(same, o.USR)
				}
			}
			var found []string
			for _, o := range x.ByPath(s.Path) {
				found = append(found, o.USR)
			}
			slices.Sort(same)
			slices.Sort(found)
			if !slices.Equal(same, found) {
				r.Fatalf("ByPath(%q) finds %q, want %q", s.Path, found, same)
			}
		}
		if _, ok := x.ByUSR("s:no such"); ok {
			r.Fatal("found what is not there")
		}
	})
}

func symbol(usr, path, kind string, avail ...Availability) Symbol {
	name := path[strings.LastIndexByte(path, '.')+1:]
	return Symbol{USR: usr, Module: "Kit", Path: path, Name: name, Kind: kind, Declaration: kind + " " + path, Availability: avail}
}

func TestSetsOfPlatforms(t *testing.T) {
	both := symbol("s:1", "Box", "struct")
	phone := symbol("s:2", "Box.ring()", "method")
	desk := symbol("s:3", "Box.click()", "method")
	linux := symbol("s:4", "Box.write()", "method")
	other := symbol("s:5", "Pipe", "struct")
	other.Module = "Other"
	x, _ := write(t,
		&content{module: "Kit", platform: "ios", symbols: []Symbol{both, phone}}, &content{module: "Kit", platform: "macos", symbols: []Symbol{both, desk}},
		&content{module: "Kit", platform: Any, symbols: []Symbol{both, linux}}, &content{module: "Other", platform: Any, symbols: []Symbol{other}})
	if x.Len() != 5 {
		t.Errorf("%d symbols: one that all sets have is one", x.Len())
	}
	for _, c := range []struct {
		target string
		want   []string
	}{
		{"ios18.0", []string{"s:1", "s:2", "s:5"}},
		{"macos15.0", []string{"s:1", "s:3", "s:5"}},
		{"maccatalyst18.0", []string{"s:1", "s:2", "s:5"}},
		{"tvos18.0", []string{"s:1", "s:4", "s:5"}},
	} {
		v := x.On(target(t, c.target))
		var got []string
		for _, usr := range []string{"s:1", "s:2", "s:3", "s:4", "s:5"} {
			if s, ok := v.ByUSR(usr); ok {
				got = append(got, usr)
				if len(v.ByPath(s.Path)) != 1 {
					t.Errorf("%s: ByPath(%s) = %v", c.target, s.Path, v.ByPath(s.Path))
				}
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s sees %v, want %v", c.target, got, c.want)
		}
	}
	m, ok := x.On(target(t, "macos15.0")).Module("Kit")
	if !ok || m.Platform != "macos" {
		t.Errorf("module on macOS: %+v", m)
	}
	if m, ok := x.On(target(t, "watchos11.0")).Module("Kit"); !ok || m.Platform != Any {
		t.Errorf("module on watchOS: %+v, %v", m, ok)
	}
	if _, ok := x.On(target(t, "ios18.0")).Module("Nope"); ok {
		t.Error("a module that nobody has")
	}
}

func TestDamagedIndexIsRefused(t *testing.T) {
	_, good := write(t, &content{module: "Kit", platform: "ios", symbols: []Symbol{symbol("s:1", "Box", "struct")}})
	dir := t.TempDir()
	for name, b := range map[string][]byte{
		"empty": {}, "half": good[:len(good)/2], "short": good[:headerSize-1], "one byte less": good[:len(good)-1], "one byte more": append(slices.Clone(good), 0),
		"a bit": flipByte(good, len(good)-3), "a bit of the header": flipByte(good, atSections), "magic": flipByte(good, 0), "format": flipByte(good, atFormat), "digest": flipByte(good, atDigest),
	} {
		file := filepath.Join(dir, "x.index")
		if err := os.WriteFile(file, b, 0o600); err != nil {
			t.Fatal(err)
		}
		_, err := Open(file)
		var stale *Stale
		if !errors.As(err, &stale) || !strings.Contains(err.Error(), "assay symbols build --output "+file) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := Open(filepath.Join(dir, "none")); !errors.Is(err, os.ErrNotExist) || !strings.Contains(err.Error(), Command) {
		t.Errorf("no file: %v", err)
	}
}

func flipByte(b []byte, i int) []byte {
	b = slices.Clone(b)
	b[i] ^= 1
	return b
}

// FuzzOpen: bytes that someone made to mislead, with a right checksum, are refused
// or read, and never panic.
func FuzzOpen(f *testing.F) {
	_, good := write(f, &content{module: "Kit", platform: "ios", symbols: []Symbol{symbol("s:1", "Box", "struct", Availability{Domain: "iOS", Introduced: swift.Version{Major: 13}}), symbol("s:2", "Box.f(a:)", "method")}},
		&content{module: "Kit", platform: Any, symbols: []Symbol{symbol("s:3", "Box.g", "method")}})
	f.Add(good)
	for i := 0; i < len(good); i += 7 {
		f.Add(flipByte(good, i))
	}
	f.Add(good[:len(good)/2])
	f.Fuzz(func(t *testing.T, b []byte) {
		if len(b) >= headerSize {
			b = slices.Clone(b)
			binary.LittleEndian.PutUint64(b[atSize:], uint64(len(b)))
			binary.LittleEndian.PutUint32(b[atCRC:], crc32.Checksum(b[atSize:], castagnoli))
		}
		x, err := openBytes("f", b)
		if err != nil {
			return
		}
		for _, v := range []*Index{x, x.On(swift.Target{Platform: swift.IOS})} {
			for i := range min(v.Len(), 50) {
				s := v.At(i)
				v.ByUSR(s.USR)
				v.ByPath(s.Path)
				v.ByPath("Kit." + s.Path)
			}
			v.ByPath("Box.f")
			v.Modules()
			v.Verify()
		}
		_ = x.Check()
		StatsOf(x)
		Diff(x, x)
	})
}

const smallGraph = `{"module":{"name":"Kit","platform":{"operatingSystem":{"name":"ios"}}},"symbols":[
{"kind":{"identifier":"swift.init"},"identifier":{"precise":"s:1::SYNTHESIZED::s:2"},"pathComponents":["Box","init(_:)"],"accessLevel":"public",
"declarationFragments":[{"spelling":"@MainActor\n"},{"spelling":"init(_: Int)"}],"swiftExtension":{"extendedModule":"Swift"},
"availability":[{"domain":"iOS","introduced":{"major":13}},{"domain":"iOS","deprecated":{"major":15,"minor":1}},{"domain":"macOS","deprecated":{"major":100000,"minor":0}},{"domain":"Swift","obsoleted":{"major":5}}]}]}`

func TestGraph(t *testing.T) {
	c, err := parseGraph([]byte(smallGraph))
	if err != nil {
		t.Fatal(err)
	}
	want := &content{module: "Kit", platform: "ios", synthesized: []Symbol{{USR: "s:1", Module: "Kit", Extends: "Swift", Path: "Box.init(_:)", Name: "init(_:)", Kind: "init",
		Declaration: "@MainActor init(_: Int)", Availability: []Availability{{Domain: "Swift", Obsoleted: swift.Version{Major: 5}},
			{Domain: "iOS", Introduced: swift.Version{Major: 13}, Deprecated: swift.Version{Major: 15, Minor: 1}}, {Domain: "macOS"}}}}}
	if !reflect.DeepEqual(c, want) {
		t.Errorf("got %+v\nwant %+v", c, want)
	}
	for system, platform := range map[string]string{"ios": "ios", "macosx": "macos", "macos": "macos", "watchos": "watchos", "tvos": "tvos", "xros": "visionos", "linux": Any, "": Any} {
		if got := platformOf(system, ""); got != platform {
			t.Errorf("platform of %q is %s", system, got)
		}
	}
	if got := platformOf("ios", "macabi"); got != string(swift.MacCatalyst) {
		t.Errorf("macabi is %s", got)
	}
	for triple, platform := range map[string]string{"arm64-apple-ios18.0": "ios", "arm64-apple-macosx15.0": "macos", "arm64_32-apple-watchos11.0": "watchos", "arm64-apple-xros2.0": "visionos", "arm64-apple-ios18.0-macabi": "maccatalyst", "": Any} {
		if got := platformOfTriple(triple); got != platform {
			t.Errorf("triple %s is of %s", triple, got)
		}
	}
}

// TestInheritedDeprecation checks that a deprecation which the extractor copied from
// a type to its members is dropped, and a member's own kept.
func TestInheritedDeprecation(t *testing.T) {
	all := func(renamed string) Availability {
		return Availability{Domain: "*", AlwaysDeprecated: true, Renamed: renamed}
	}
	old := Availability{Domain: "iOS", Introduced: v(13, 0), Deprecated: v(17, 0), Message: "use a crate"}
	since, silent := Availability{Domain: "iOS", Introduced: v(13, 0)}, Availability{Domain: "*", AlwaysDeprecated: true}
	c := &content{symbols: []Symbol{
		symbol("s:1", "Job", "struct", all("ExecutorJob"), since), symbol("s:2", "Job.run()", "method", all("ExecutorJob"), since),
		symbol("s:3", "Job.stop()", "method", all("cancel()"), since), symbol("s:4", "Job.Kind", "enum", all("ExecutorJob")),
		symbol("s:5", "Job.Kind.fast", "enum.case", all("ExecutorJob")), symbol("s:6", "Box", "class", old), symbol("s:7", "Box.fill()", "method", old),
		symbol("s:8", "Pot", "class", silent), symbol("s:9", "Pot.fill()", "method", silent), symbol("s:A", "Box.gone", "property", Availability{Domain: "iOS", AlwaysUnavailable: true, Message: "use a crate"}),
	}}
	c.dropInheritedDeprecations()
	want := [][]Availability{{all("ExecutorJob"), since}, {since}, {all("cancel()"), since}, {}, {}, {old}, {since}, {silent}, {silent},
		{{Domain: "iOS", AlwaysUnavailable: true, Message: "use a crate"}}}
	for i, s := range c.symbols {
		if !slices.Equal(s.Availability, want[i]) {
			t.Errorf("%s: got %v, want %v", s.Path, s.Availability, want[i])
		}
	}
}

// TestGraphCutAnywhere checks the error for a graph cut off at any place.
func TestGraphCutAnywhere(t *testing.T) {
	for n := range len(smallGraph) {
		_, err := parseGraph([]byte(smallGraph[:n]))
		if err == nil || !strings.Contains(err.Error(), "cut off") || !strings.Contains(err.Error(), "again") {
			t.Fatalf("cut after %d bytes: %v", n, err)
		}
	}
}

func FuzzGraph(f *testing.F) {
	f.Add([]byte(smallGraph))
	f.Add([]byte(smallGraph[:200]))
	f.Add([]byte(`{"symbols":[{"availability":[{"domain":"iOS","introduced":{"major":-1}}]}]}`))
	f.Add([]byte("null"))
	f.Fuzz(func(t *testing.T, b []byte) {
		c, err := parseGraph(b)
		if err != nil {
			return
		}
		whole := mergeGraphs(c.module, c.platform, []*content{c})
		for _, s := range whole.symbols {
			if s.USR == "" || s.Path == "" {
				t.Errorf("symbol without a name: %+v", s)
			}
		}
		if len(whole.symbols) > 0 {
			enc := &encoder{}
			if err := enc.addContent(whole, true); err != nil {
				t.Skip(err)
			}
			file, err := enc.encodeFile()
			if err != nil {
				t.Fatal(err)
			}
			if _, err := openBytes("f", file); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// toolchainWith returns a toolchain of stand-ins for the extractor and the compiler.
func toolchainWith(t *testing.T, script string) *swift.Toolchain {
	t.Helper()
	root := t.TempDir()
	bin := filepath.Join(root, "bin")
	if err := os.MkdirAll(bin, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(bin, "swift-symbolgraph-extract"), []byte("#!/bin/sh\n"+script), 0o755); err != nil {
		t.Fatal(err)
	}
	return &swift.Toolchain{Root: root, Frontend: filepath.Join(bin, "swift-frontend"), Text: "Swift version 6.0 (stand-in)", SDK: filepath.Join(root, "root")}
}

// standIn reads its arguments as the real one does.
const standIn = `while [ $# -gt 0 ]; do case $1 in -module-name) m=$2;; -target) t=$2;; -output-dir) o=$2;; esac; shift; done
echo run >>"$(dirname "$0")/../runs"
case $m in Bad) echo "<unknown>:0: error: cannot load module Bad" >&2; exit 1;; Empty) s=;; *) s='{"kind":{"identifier":"swift.struct"},"identifier":{"precise":"s:'$m'"},"pathComponents":["'$m'Box"],"accessLevel":"public"}';; esac
echo '{"module":{"name":"'$m'","platform":{"operatingSystem":{"name":"linux"}}},"symbols":['$s']}' >"$o/$m.symbols.json"
`

func modulesIn(t *testing.T, dir string, names ...string) {
	t.Helper()
	for _, n := range names {
		if err := os.MkdirAll(filepath.Join(dir, n), 0o755); err != nil {
			t.Fatal(err)
		}
	}
}

func TestBuildWithToolchain(t *testing.T) {
	tc := toolchainWith(t, standIn)
	modulesIn(t, filepath.Join(tc.SDK, "usr/libexec/swift/lib/swift/linux"), "Foundation.swiftmodule", "Kit.swiftmodule", "Bad.swiftmodule", "Empty.swiftmodule", "Cxx.swiftmodule")
	out := filepath.Join(t.TempDir(), "x.index")
	r, err := Build(t.Context(), BuildOptions{Toolchain: tc, Out: out})
	if err != nil {
		t.Fatal(err)
	}
	wantModules := []Module{{"Foundation", Any, false, 1}, {"Kit", Any, true, 1}}
	if !slices.Equal(r.Modules, wantModules) {
		t.Errorf("modules %v, want %v", r.Modules, wantModules)
	}
	if len(r.Missing) != 2 || r.Missing[0].Module != "Bad" || !strings.Contains(r.Missing[0].Reason, "cannot load module Bad") || r.Missing[1].Module != "Empty" || len(r.Warnings) != 2 {
		t.Errorf("missing %v, warnings %q", r.Missing, r.Warnings)
	}
	for name, want := range map[string]string{"Bad": "cannot load module Bad", "Nope": "has no such module"} {
		_, err := Build(t.Context(), BuildOptions{Toolchain: tc, Modules: []string{name}, Out: out})
		var in *InputError
		if !errors.As(err, &in) || !strings.Contains(err.Error(), want) {
			t.Errorf("module %s: %v", name, err)
		}
	}
	// The failed builds left what was there, and it fits this toolchain and no other.
	x, err := Open(out)
	if err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	if err := x.Fits(tc); err != nil {
		t.Error(err)
	}
	var stale *Stale
	if err := x.Fits(&swift.Toolchain{Text: "Swift version 6.1"}); !errors.As(err, &stale) || !strings.Contains(err.Error(), Command) {
		t.Errorf("another toolchain: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Build(ctx, BuildOptions{Toolchain: tc, Out: out}); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
}

// TestMac runs a build as on a Mac with a stand-in: each module once for each
// platform, with the triple of that platform. It has never run on a Mac.
func TestMac(t *testing.T) {
	tc := toolchainWith(t, strings.ReplaceAll(standIn, "linux", "'$t'"))
	tc.Mac = true
	modulesIn(t, tc.SDK, "usr/lib/swift/Swift.swiftmodule", "System/Library/Frameworks/SwiftUI.framework/Modules/SwiftUI.swiftmodule",
		"System/Library/Frameworks/UIKit.framework/Modules/module.modulemap")
	r, err := Build(t.Context(), BuildOptions{Toolchain: tc, Out: filepath.Join(t.TempDir(), "x.index"),
		Targets: []swift.Target{target(t, "ios18.0"), target(t, "macos15.0")}})
	if err != nil {
		t.Fatal(err)
	}
	want := []Module{{"Swift", "ios", true, 1}, {"Swift", "macos", true, 1}, {"SwiftUI", "ios", true, 1}, {"SwiftUI", "macos", true, 1}, {"UIKit", "ios", true, 1}, {"UIKit", "macos", true, 1}}
	if !slices.Equal(r.Modules, want) || r.Symbols != 3 {
		t.Errorf("%d symbols of modules %v, want %v", r.Symbols, r.Modules, want)
	}
	tc.SDK = ""
	var missing *swift.Missing
	if _, err := Build(t.Context(), BuildOptions{Toolchain: tc, Out: "x"}); !errors.As(err, &missing) {
		t.Errorf("without an SDK: %v", err)
	}
}

func TestEnsureBuildsOnce(t *testing.T) {
	tc := toolchainWith(t, standIn)
	modulesIn(t, filepath.Join(tc.SDK, "usr/libexec/swift/lib/swift/linux"), "Kit.swiftmodule")
	cache := t.TempDir()
	runs := func() int {
		b, err := os.ReadFile(filepath.Join(tc.Root, "runs"))
		if err != nil {
			t.Fatal(err)
		}
		return bytes.Count(b, []byte("run"))
	}
	var group sync.WaitGroup
	files := make([]string, 8)
	for i := range files {
		group.Go(func() {
			x, err := Ensure(t.Context(), tc, cache, nil)
			if err != nil {
				t.Error(err)
				return
			}
			files[i] = x.file
			if _, ok := x.ByUSR("s:Kit"); !ok {
				t.Error("the index lacks the symbol")
			}
			if err := x.Close(); err != nil {
				t.Error(err)
			}
		})
	}
	group.Wait()
	if n := runs(); n != 1 {
		t.Errorf("built %d times", n)
	}
	// A damaged one is built again, and so is one of another toolchain.
	if err := os.Truncate(files[0], 100); err != nil {
		t.Fatal(err)
	}
	var said []string
	x, err := Ensure(t.Context(), tc, cache, func(s string) { said = append(said, s) })
	if err != nil {
		t.Fatal(err)
	}
	x.Close()
	if n := runs(); n != 2 || len(said) == 0 || !strings.Contains(said[0], "built again") {
		t.Errorf("built %d times; said %q", n, said)
	}
	tc.Text = "Swift version 6.1"
	if x, err = Ensure(t.Context(), tc, cache, nil); err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	if runs() != 3 || x.file == files[0] {
		t.Errorf("another toolchain got %s", x.file)
	}
}

func TestGraphsWinOverToolchain(t *testing.T) {
	tc := toolchainWith(t, standIn)
	modulesIn(t, filepath.Join(tc.SDK, "usr/libexec/swift/lib/swift/linux"), "Kit.swiftmodule", "Other.swiftmodule")
	dir := t.TempDir()
	graph := strings.NewReplacer(`"name":"ios"`, `"name":"linux"`, "s:1::", "s:mine::").Replace(smallGraph)
	if err := os.WriteFile(filepath.Join(dir, "Kit.symbols.json"), []byte(graph), 0o600); err != nil {
		t.Fatal(err)
	}
	out := filepath.Join(t.TempDir(), "x.index")
	if _, err := Build(t.Context(), BuildOptions{Toolchain: tc, Graphs: []string{dir}, Out: out}); err != nil {
		t.Fatal(err)
	}
	x, err := Open(out)
	if err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	for usr, want := range map[string]bool{"s:mine": true, "s:Kit": false, "s:Other": true} {
		if _, ok := x.ByUSR(usr); ok != want {
			t.Errorf("%s is there: %v", usr, ok)
		}
	}
}

// TestSynthesized checks that the protocol's own member takes precedence over its
// copies in types, and that a copy counts if the protocol's is missing.
func TestSynthesized(t *testing.T) {
	own, copied, lone := symbol("s:1", "Drawn.draw()", "method"), symbol("s:1", "Box.draw()", "method"), symbol("s:2", "Box.hide()", "method")
	x, _ := write(t, mergeGraphs("Kit", "ios", []*content{{synthesized: []Symbol{copied, lone}}, {symbols: []Symbol{own}}}))
	for usr, want := range map[string]string{"s:1": "Drawn.draw()", "s:1::SYNTHESIZED::s:Box": "Drawn.draw()", "s:2": "Box.hide()"} {
		if s, ok := x.ByUSR(usr); !ok || s.Path != want {
			t.Errorf("%s is %s, want %s", usr, s.Path, want)
		}
	}
}

func TestCanaries(t *testing.T) {
	task := symbol("s:1", "Task", "struct")
	task.Module = "_Concurrency"
	x, _ := write(t, &content{module: "_Concurrency", platform: Any, symbols: []Symbol{task}})
	found := map[string]Found{}
	for _, c := range x.Canaries() {
		found[c.Path] = c.Found
	}
	for path, want := range map[string]Found{"Task": There, "MainActor": Lost, "View": NotCovered, "URLSession": NotCovered, "Observable": NotCovered} {
		if found[path] != want {
			t.Errorf("%s is %s, want %s", path, found[path], want)
		}
	}
	for _, problem := range x.Verify() {
		if !strings.Contains(problem, "_Concurrency") || !strings.Contains(problem, Command) {
			t.Errorf("a problem that says too little: %s", problem)
		}
	}
	if n := len(x.Verify()); n != 3 {
		t.Errorf("%d problems, want those of Task.sleep, MainActor, AsyncStream", n)
	}
}

// TestOrderOfRecordsDoesNotMatter: the file is the same in whichever order the
// extractor wrote the symbols.
func TestOrderOfRecordsDoesNotMatter(t *testing.T) {
	a := []Symbol{symbol("s:1", "A", "struct", Availability{Domain: "iOS"}), symbol("s:2", "B", "class", Availability{Domain: "macOS"})}
	_, first := write(t, &content{module: "Kit", platform: "ios", symbols: a})
	graph := `{"module":{"name":"Kit","platform":{"operatingSystem":{"name":"ios"}}},"symbols":[%s,%s]}`
	one := `{"kind":{"identifier":"swift.struct"},"identifier":{"precise":"s:1"},"pathComponents":["A"],"declarationFragments":[{"spelling":"struct A"}],"availability":[{"domain":"iOS"}]}`
	two := `{"kind":{"identifier":"swift.class"},"identifier":{"precise":"s:2"},"pathComponents":["B"],"declarationFragments":[{"spelling":"class B"}],"availability":[{"domain":"macOS"}]}`
	for _, text := range []string{fmt.Sprintf(graph, one, two), fmt.Sprintf(graph, two, one)} {
		c, err := parseGraph([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if _, second := write(t, mergeGraphs(c.module, c.platform, []*content{c})); !bytes.Equal(first, second) {
			t.Error("the order of a graph's symbols changes the file")
		}
	}
}
