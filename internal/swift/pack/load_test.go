package pack

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/assay-eval/assay/internal/swift"
)

// folder writes a pack: pairs of names and texts.
func folder(t testing.TB, files ...string) string {
	t.Helper()
	dir := t.TempDir()
	for i := 0; i+1 < len(files); i += 2 {
		name := filepath.Join(dir, files[i])
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(files[i+1]), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func TestLoadRefuses(t *testing.T) {
	one := `{"name": "n", "kind": "partial", "modules": [{"name": "M"}]}`
	for _, c := range []struct {
		name, want string
		files      []string
	}{
		{"no manifest", "a pack is a folder with pack.json", nil},
		{"no JSON", "read pack.json", []string{"pack.json", "{"}},
		{"an unknown key", `unknown field "modul"`, []string{"pack.json", `{"modul": 1}`}},
		{"no name", "has no name", []string{"pack.json", `{"kind": "gap"}`}},
		{"an unknown kind", `unknown kind "whole" (want gap, partial, complete or names)`, []string{"pack.json", `{"name": "n", "kind": "whole"}`}},
		{"no modules", "names no module", []string{"pack.json", `{"name": "n", "kind": "gap"}`}},
		{"a path as name", `"../M" is not the name of a module`, []string{"pack.json", `{"name": "n", "kind": "gap", "modules": [{"name": "../M"}]}`}},
		{"a module twice", "is listed twice", []string{"pack.json", `{"name": "n", "kind": "gap", "modules": [{"name": "M"}, {"name": "M"}]}`, "M/a.swift", ""}},
		{"an unknown platform", `unknown platform "beos"`, []string{"pack.json", `{"name": "n", "kind": "gap", "modules": [{"name": "M", "platforms": ["beos"]}]}`, "M/a.swift", ""}},
		{"no source", "module M has no source (want M.swiftinterface or M/*.swift)", []string{"pack.json", one}},
	} {
		_, err := Load(folder(t, c.files...))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want one with %q", c.name, err, c.want)
		}
	}
}

func moduleNames(units []unit) []string {
	var out []string
	for _, u := range units {
		out = append(out, u.Name)
	}
	return out
}

func TestUnitsComeAfterTheirImports(t *testing.T) {
	dir := folder(t, "pack.json", `{"name": "n", "kind": "partial", "modules": [{"name": "A", "imports": ["Z", "AssayGapFoundation"]},
		{"name": "Z"}, {"name": "Watch", "platforms": ["watchos"]}]}`, "A/a.swift", "", "Z/a.swift", "", "Watch/a.swift", "")
	s, err := Load(dir)
	if err != nil {
		t.Fatal(err)
	}
	units, err := s.platformUnits(swift.IOS, false)
	if err != nil {
		t.Fatal(err)
	}
	got := moduleNames(units)
	for _, pair := range [][2]string{{"Z", "A"}, {"AssayGapFoundation", "A"}, {"AssayGapDispatch", "AssayGapFoundation"}} {
		if i, j := slices.Index(got, pair[0]), slices.Index(got, pair[1]); i < 0 || i > j {
			t.Errorf("%s does not come before %s in %v", pair[0], pair[1], got)
		}
	}
	if slices.Contains(got, "Watch") {
		t.Errorf("a module of watchOS in those for iOS: %v", got)
	}
	if units, err = s.platformUnits(swift.IOS, true); err == nil || !strings.Contains(err.Error(), "imports AssayGapFoundation, which no pack has") {
		t.Errorf("on a Mac, where only users' packs count: %v, %v", moduleNames(units), err)
	}
	for _, c := range []struct{ modules, want string }{
		{`{"name": "A", "imports": ["B"]}, {"name": "B", "imports": ["A"]}`, "import each other"},
		{`{"name": "A", "imports": ["Nope"]}, {"name": "B"}`, "module A imports Nope, which no pack has for ios"},
	} {
		s, err := Load(folder(t, "pack.json", `{"name": "n", "kind": "partial", "modules": [`+c.modules+`]}`, "A/a.swift", "", "B/a.swift", ""))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.platformUnits(swift.IOS, false); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("error %v, want one with %q", err, c.want)
		}
	}
}

func TestImportsFor(t *testing.T) {
	b := &Built{Modules: map[string]Module{
		"Gap": {With: []string{"Foundation"}, Imports: []string{"GapDispatch"}}, "GapDispatch": {With: []string{"Foundation", "Dispatch"}},
		"UI": {Imports: []string{"Gap"}}, "Plain": {}}}
	for _, c := range []struct{ written, want string }{
		{"", ""}, {"Swift", ""}, {"Plain", ""}, {"Dispatch", "GapDispatch"}, {"Foundation", "Gap GapDispatch"},
		{"UI", "Gap GapDispatch"}, {"Gap Foundation", "GapDispatch"},
	} {
		if got := strings.Join(b.ImportsFor(strings.Fields(c.written)), " "); got != c.want {
			t.Errorf("for %q: %q, want %q", c.written, got, c.want)
		}
	}
	if got := (&Built{}).ImportsFor([]string{"Foundation"}); got != nil {
		t.Errorf("without packs: %v", got)
	}
}

var ios18 = swift.Target{Platform: swift.IOS, Version: swift.Version{Major: 18}}

const interfaceText = `// swift-interface-format-version: 1.0
// swift-compiler-version: Apple Swift version 6.0.3
// swift-module-flags: -target arm64e-apple-ios26.0 -enable-objc-interop -enable-library-evolution -module-name CryptoKit -nonsense
import Swift
@available(iOS 17.0, *)
public struct Mine { public init() }
`

// A user's module takes the place of the shipped one of its name, here one made
// on a Mac with flags that mean nothing here.
func TestUserModuleReplacesShipped(t *testing.T) {
	tc := toolchain(t)
	s, err := Load(folder(t, "pack.json", `{"name": "mine", "kind": "complete", "modules": [{"name": "CryptoKit"}]}`, "CryptoKit.swiftinterface", interfaceText))
	if err != nil {
		t.Fatal(err)
	}
	b, err := s.Build(t.Context(), tc, ios18, testCache, nil)
	if err != nil {
		t.Fatal(err)
	}
	m := b.Modules["CryptoKit"]
	if !m.Complete || m.Label() != "complete:CryptoKit" {
		t.Errorf("module %+v", m)
	}
	if slices.ContainsFunc(build(t, "ios18.0").Search, func(dir string) bool { return strings.Contains(dir, "CryptoKit-") && slices.Contains(b.Search, dir) }) {
		t.Error("the folder is that of the shipped module")
	}
	if got := check(t, b, "ios18.0", "6", "import CryptoKit\nlet m = Mine()\n", "CryptoKit"); len(got) > 1 || len(got) == 1 && !strings.Contains(got[0], "shared_mutable_state") && !strings.Contains(got[0], "concurrency-safe") {
		t.Errorf("errors %q", got)
	}
	if got := strings.Join(check(t, b, "ios16.0", "5", "import CryptoKit\nlet m = Mine()\nlet n = SHA256()\n", "CryptoKit"), "\n"); !strings.Contains(got, "iOS 17.0") || !strings.Contains(got, "'SHA256' in scope") {
		t.Errorf("errors %q", got)
	}
}

func TestBuildReports(t *testing.T) {
	tc := toolchain(t)
	cache := t.TempDir()
	broken := folder(t, "pack.json", `{"name": "mine", "kind": "partial", "modules": [{"name": "M"}]}`, "M/a.swift", "public func f() -> Nope { fatalError() }\n")
	s, err := Load(broken)
	if err != nil {
		t.Fatal(err)
	}
	s.packs = s.packs[len(s.packs)-1:]
	if _, err := s.Build(t.Context(), tc, ios18, cache, nil); err == nil || !strings.Contains(err.Error(), "module M does not compile: M-a.swift:1:20: cannot find type 'Nope' in scope") {
		t.Errorf("of a user's broken module: %v", err)
	}
	s.packs[0].user = false
	s.packs[0].Modules = append(s.packs[0].Modules, ModuleSpec{Name: "N", Imports: []string{"M"}})
	os.MkdirAll(filepath.Join(broken, "N"), 0o777)
	os.WriteFile(filepath.Join(broken, "N", "a.swift"), []byte("import M\n"), 0o666)
	b, err := s.Build(t.Context(), tc, ios18, cache, nil)
	if err != nil || len(b.Failed) != 2 || b.Failed[1].Reason != "it imports M, which does not compile" || len(b.Modules) != 0 {
		t.Errorf("of a shipped broken module: %+v, %v", b, err)
	}
	if _, err := Shipped().Build(t.Context(), tc, swift.Target{Platform: swift.VisionOS, Version: swift.Version{Major: 2}}, cache, nil); err == nil || !strings.Contains(err.Error(), "the toolchain has no modules for it") {
		t.Errorf("for visionOS: %v", err)
	}
	stopped, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Shipped().Build(stopped, tc, ios18, cache, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("when stopped: %v", err)
	}
	left, _ := filepath.Glob(filepath.Join(cache, "packs", "*", "ios", ".new-*"))
	if len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

// Two builds at once compile each module once; a third compiles none.
func TestBuildOnce(t *testing.T) {
	tc := toolchain(t)
	cache := t.TempDir()
	s, err := Load(folder(t, "pack.json", `{"name": "mine", "kind": "partial", "modules": [{"name": "A"}, {"name": "B", "imports": ["A"]}]}`,
		"A/a.swift", "public struct S {}\n", "B/a.swift", "import A\npublic let s = S.self\n"))
	if err != nil {
		t.Fatal(err)
	}
	s.packs = s.packs[len(s.packs)-1:]
	var mu sync.Mutex
	var told []string
	var all [3]*Built
	one := func(i int) {
		b, err := s.Build(t.Context(), tc, ios18, cache, func(text string) {
			mu.Lock()
			defer mu.Unlock()
			if !strings.HasPrefix(text, "waiting for Swift module ") {
				told = append(told, text)
			}
		})
		if err != nil {
			t.Error(err)
		}
		all[i] = b
	}
	var both sync.WaitGroup
	both.Go(func() { one(0) })
	both.Go(func() { one(1) })
	both.Wait()
	one(2)
	for i, line := range told {
		told[i], _, _ = strings.Cut(line, " (")
	}
	slices.Sort(told)
	if want := []string{"building Swift module A for iOS", "building Swift module B for iOS"}; !slices.Equal(told, want) {
		t.Errorf("compiled %q", told)
	}
	for _, b := range all {
		if b == nil || !slices.Equal(b.Search, all[0].Search) {
			t.Fatalf("builds differ: %+v and %+v", b, all[0])
		}
	}
}

// buildHere builds the modules of the pack in dir and prints its progress.
func buildHere(dir, cache string) {
	tc, err := swift.Find(context.Background(), "", os.Getenv)
	if err != nil {
		panic(err)
	}
	s, err := Load(dir)
	if err != nil {
		panic(err)
	}
	s.packs = s.packs[len(s.packs)-1:]
	if _, err := s.Build(context.Background(), tc, ios18, cache, func(text string) { fmt.Println(text) }); err != nil {
		panic(err)
	}
}

// Processes that need a module at once compile it once, and the others say that they wait.
func TestBuildOnceAcrossProcesses(t *testing.T) {
	toolchain(t)
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	dir := folder(t, "pack.json", `{"name": "mine", "kind": "partial", "modules": [{"name": "A"}]}`, "A/a.swift", "import Foundation\npublic let a = Date()\n")
	cache := t.TempDir()
	var out [3]bytes.Buffer
	var all sync.WaitGroup
	for i := range out {
		all.Go(func() {
			cmd := exec.CommandContext(t.Context(), program)
			cmd.Env = append(os.Environ(), "ASSAY_TEST_BUILD="+dir, "ASSAY_TEST_BUILD_CACHE="+cache)
			cmd.Stdout, cmd.Stderr = &out[i], &out[i]
			if err := cmd.Run(); err != nil {
				t.Errorf("%v: %s", err, out[i].String())
			}
		})
	}
	all.Wait()
	built := 0
	for i := range out {
		switch out[i].String() {
		case "building Swift module A for iOS (1 of 1)\n":
			built++
		case "", "waiting for Swift module A, which another process may be building\n":
		default:
			t.Errorf("a process says %q", out[i].String())
		}
	}
	if built != 1 {
		t.Errorf("%d processes compiled the module", built)
	}
}

// A module that is in the cache but was harmed there is compiled again.
func TestBuildReplacesWhatWasHarmed(t *testing.T) {
	tc := toolchain(t)
	cache := t.TempDir()
	s, err := Load(folder(t, "pack.json", `{"name": "mine", "kind": "partial", "modules": [{"name": "A"}]}`, "A/a.swift", "public struct S { public init() {} }\n"))
	if err != nil {
		t.Fatal(err)
	}
	s.packs = s.packs[len(s.packs)-1:]
	told := 0
	one := func() string {
		b, err := s.Build(t.Context(), tc, ios18, cache, func(string) { told++ })
		if err != nil {
			t.Fatal(err)
		}
		if got := check(t, b, "ios18.0", "5", "import A\nfunc f() -> S { S() }\n", "A"); len(got) > 0 {
			t.Errorf("errors %q", got)
		}
		return filepath.Join(b.Search[0], "A.swiftmodule")
	}
	for i, harm := range []func(file string) error{
		os.Remove,
		func(file string) error { return os.Truncate(file, 100) },
		func(file string) error { return os.Remove(filepath.Join(filepath.Dir(file), sizeFile)) },
	} {
		file := one()
		if told != i+1 {
			t.Errorf("compiled %d times after %d kinds of harm", told, i)
		}
		if err := harm(file); err != nil {
			t.Fatal(err)
		}
	}
	one()
}

func TestDigestsTellContentsApart(t *testing.T) {
	text := `{"name": "n", "kind": "partial", "modules": [{"name": "M"}]}`
	seen := map[string]bool{}
	for _, src := range []string{"", "public let a = 1\n", "public let a = 2\n"} {
		s, err := Load(folder(t, "pack.json", text, "M/a.swift", src))
		if err != nil {
			t.Fatal(err)
		}
		d, err := s.Digest()
		if err != nil || seen[string(d)] {
			t.Errorf("digest %s, %v", d, err)
		}
		seen[string(d)] = true
	}
}
