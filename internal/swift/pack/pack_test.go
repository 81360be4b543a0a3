package pack

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/need"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/pack/macro"
)

func toolchain(t testing.TB) *swift.Toolchain {
	t.Helper()
	tc, err := swift.Find(t.Context(), "", os.Getenv)
	if err != nil {
		need.Missing(t, "swift", err.Error())
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
	var err error
	if testCache = os.Getenv("ASSAY_TEST_PACKS"); testCache == "" {
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
	b, err := Shipped().Build(t.Context(), tc, at, "5", testCache, func(s string) { t.Log(s) })
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestShippedModulesCompile(t *testing.T) {
	for _, target := range []string{"ios18.0", "macos15.0", "watchos11.0", "tvos18.0"} {
		b := build(t, target)
		for _, f := range b.Failed {
			t.Errorf("%s: %s: %s", target, f.Module, f.Reason)
		}
		if _, ok := b.Module("AssayGapFoundation"); !ok {
			t.Errorf("%s: no AssayGapFoundation in %v", target, b.Names())
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
	got := check(t, b, "ios12.0", "5", strings.ReplaceAll(text, ".now", "Date()"), "Foundation")
	if len(got) == 0 || !strings.Contains(got[0], "availability_decl_only_version_newer") {
		t.Errorf("below its introduction: %q", got)
	}
}
