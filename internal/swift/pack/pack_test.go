package pack

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/pack/macro"
	"github.com/assay-eval/assay/internal/testenv"
)

func toolchain(t testing.TB) *swift.Toolchain {
	t.Helper()
	testenv.Slow(t)
	tc, err := swift.Find(t.Context(), "", os.Getenv)
	if err != nil {
		testenv.Missing(t, "swift", err.Error())
	}
	return tc
}

var testCache string

func TestMain(m *testing.M) {
	if os.Getenv("ASSAY_TEST_MACROS") != "" { // the compiler has started the test as its plugin
		if err := macro.Serve(os.Stdin, os.Stdout); err != nil {
			panic(err)
		}
		return
	}
	if dir := os.Getenv("ASSAY_TEST_BUILD"); dir != "" { // TestBuildOnceAcrossProcesses has
		buildHere(dir, os.Getenv("ASSAY_TEST_BUILD_CACHE"))
		return
	}
	var err error
	if testCache = testenv.SwiftCache(); testCache == "" {
		if testCache, err = os.MkdirTemp("", "packs"); err != nil {
			panic(err)
		}
		defer os.RemoveAll(testCache)
	}
	os.Exit(m.Run())
}

func build(t testing.TB, target string) *Built {
	t.Helper()
	tc := toolchain(t)
	at, err := swift.ParseTarget(target)
	if err != nil {
		t.Fatal(err)
	}
	b, err := Shipped().Build(t.Context(), tc, at, testCache, func(s string) { t.Log(s) })
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range b.Failed {
		t.Fatalf("%s: module %s: %s", target, f.Module, f.Reason)
	}
	return b
}

// Every shipped module compiles on every platform that pack.json gives it.
func TestShippedModulesCompile(t *testing.T) {
	compiled := map[string]bool{}
	for _, target := range []string{"ios18.0", "macos15.0", "watchos11.0", "tvos18.0"} {
		b := build(t, target)
		at, _ := swift.ParseTarget(target)
		for _, p := range Shipped().packs {
			for _, m := range p.Modules {
				if _, ok := b.Modules[m.Name]; ok != m.supportsPlatform(at.Platform) {
					t.Errorf("%s: module %s of %s: compiled %v, but pack.json says %v", target, m.Name, p.Name, ok, !ok)
				}
				compiled[m.Name] = compiled[m.Name] || m.supportsPlatform(at.Platform)
			}
		}
	}
	for name, ok := range compiled {
		if !ok {
			t.Errorf("module %s is on none of the platforms that Linux has", name)
		}
	}
}

// Without a toolchain: the embedded packs open, so that Shipped cannot panic, each
// module that pack.json names has sources, and each folder of sources is named.
func TestShippedPacksAreWhole(t *testing.T) {
	named := map[string]string{}
	for _, p := range Shipped().packs {
		for _, m := range p.Modules {
			if other := named[m.Name]; other != "" {
				t.Errorf("module %s is in the packs %s and %s", m.Name, other, p.Name)
			}
			named[m.Name] = p.Name
			for _, platform := range []swift.Platform{swift.IOS, swift.MacOS, swift.WatchOS, swift.TVOS} {
				if _, _, err := p.sourceFiles(m.Name, platform); m.supportsPlatform(platform) && err != nil {
					t.Error(err)
				}
			}
		}
		entries, err := fs.ReadDir(p.files, ".")
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if e.Name() != "pack.json" && named[e.Name()] != p.Name {
				t.Errorf("pack %s has %s, which pack.json does not name", p.Name, e.Name())
			}
		}
		for _, m := range p.Modules {
			for _, other := range m.Imports {
				if !slices.Contains(shippedNames(), other) {
					t.Errorf("module %s imports %s, which no pack has", m.Name, other)
				}
			}
		}
	}
	if len(named) == 0 {
		t.Error("no packs")
	}
}

func shippedNames() []string {
	var names []string
	for _, p := range Shipped().packs {
		for _, m := range p.Modules {
			names = append(names, m.Name)
		}
	}
	return names
}

// imported are the modules that a source names in its import declarations.
var imported = regexp.MustCompile(`(?m)^\s*(?:@\w+ )*import (\w+)`)

// pack.json must list the modules of other packs that a source imports, as they must
// be compiled first.
func TestShippedImportsAreDeclared(t *testing.T) {
	names := shippedNames()
	for _, p := range Shipped().packs {
		for _, m := range p.Modules {
			files, _, err := p.sourceFiles(m.Name, "")
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range files {
				text, err := fs.ReadFile(p.files, f)
				if err != nil {
					t.Fatal(err)
				}
				for _, found := range imported.FindAllStringSubmatch(string(text), -1) {
					if other := found[1]; other != m.Name && slices.Contains(names, other) && !slices.Contains(m.Imports, other) {
						t.Errorf("%s imports %s; pack.json does not say so", f, other)
					}
				}
			}
		}
	}
}

// check compiles a text and gives its errors, each "LINE ID MESSAGE".
func check(t testing.TB, b *Built, target, mode, text string, imports ...string) []string {
	t.Helper()
	tc := toolchain(t)
	at, err := swift.ParseTarget(target)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	file := filepath.Join(dir, "a.swift")
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	modules := filepath.Join(testCache, "modules", target)
	if err := os.MkdirAll(modules, 0o777); err != nil {
		t.Fatal(err)
	}
	r, err := tc.Run(t.Context(), swift.Compile{Stage: swift.SIL, Files: []string{file}, Target: at, Mode: mode, Library: true,
		Imports: b.ImportsFor(imports), Search: b.Search, Extra: b.Extra, ModuleCache: modules})
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, d := range r.Errors() {
		out = append(out, fmt.Sprintf("%d %s %s", d.Line, d.ID, d.Message))
	}
	if len(out) == 0 && !r.Exit.OK() {
		out = append(out, r.Stderr)
	}
	return out
}

func TestGapIsImportedUnasked(t *testing.T) {
	b := build(t, "ios18.0")
	text := "import Foundation\nfunc f() -> String { RelativeDateTimeFormatter().localizedString(for: .now, relativeTo: .now) }\n"
	if got := check(t, b, "ios18.0", "6", text, "Foundation"); len(got) > 0 {
		t.Errorf("errors %q", got)
	}
	// ios13.0 is the lowest target that the packs serve.
	got := check(t, b, "ios13.0", "5", "import Foundation\nfunc f() -> URL { URL.documentsDirectory }\n", "Foundation")
	if len(got) == 0 || !strings.Contains(got[0], "availability_decl_only_version_newer") {
		t.Errorf("below its introduction: %q", got)
	}
}
