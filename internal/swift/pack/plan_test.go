package pack

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/assay-eval/assay/internal/swift"
)

func TestMentioned(t *testing.T) {
	for _, c := range []struct{ code, want string }{
		{"let a = 1", ""},
		{"import A", "A"},
		{"import A; import B // import C", "A B"},
		{"@testable internal import struct A.S\n", "struct A S"},
		{"#if canImport(A) && !canImport( B )\n#endif", "A B"},
		{"import\n  A", "A"},
		{"let important = reimport", ""},
	} {
		if got := strings.Join(Mentioned(swift.Mask(c.code)), " "); got != c.want {
			t.Errorf("%q mentions %q, want %q", c.code, got, c.want)
		}
	}
}

// A function whose type is opaque and whose body does not return is no dead end: the compiler
// sees that code after its call returns nothing.
func TestCallsOfDeclarationsReturn(t *testing.T) {
	tc := toolchain(t)
	s, err := Load(folder(t, "pack.json", `{"name": "mine", "kind": "partial", "modules": [{"name": "A"}]}`,
		"A/a.swift", "public protocol P {}\nextension Never: P {}\npublic func some() -> some P { fatalError() }\n"))
	if err != nil {
		t.Fatal(err)
	}
	s.packs = s.packs[len(s.packs)-1:]
	b, err := s.Build(t.Context(), tc, ios18, t.TempDir(), nil)
	if err != nil {
		t.Fatal(err)
	}
	got := check(t, b, "ios18.0", "5", "import A\nfunc f() -> Int { _ = some() }\n", "A")
	if len(got) != 1 || !strings.Contains(got[0], "missing return") {
		t.Errorf("errors %q, want a missing return", got)
	}
}

// A module is compiled when code first needs it, once, also by concurrent calls.
func TestPlanCompilesWhatCodeNeeds(t *testing.T) {
	tc := toolchain(t)
	s, err := Load(folder(t, "pack.json", `{"name": "mine", "kind": "partial", "modules": [{"name": "A"}, {"name": "B", "imports": ["A"]}, {"name": "C"},
		{"name": "D"}, {"name": "Unasked", "with": ["Foundation"]}, {"name": "Broken"}]}`,
		"A/a.swift", "public struct S {}\n", "B/a.swift", "import A\npublic let s = S.self\n", "C/a.swift", "",
		"D/a.swift", "#if canImport(C)\npublic let hasC = true\n#endif\n", "Unasked/a.swift", "", "Broken/a.swift", "nonsense"))
	if err != nil {
		t.Fatal(err)
	}
	s.packs = s.packs[len(s.packs)-1:]
	var mu sync.Mutex
	var told []string
	said := map[string]bool{}
	p, err := s.Plan(tc, ios18, t.TempDir(), func(text string) {
		mu.Lock()
		defer mu.Unlock()
		module, _, _ := strings.Cut(strings.TrimPrefix(text, "building Swift module "), " for iOS (")
		told, said[text] = append(told, module), true
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		code, compiled string
		needs          int
	}{
		{"let a = 1", "", 0},
		{"import B", "A B", 2},
		{"import A; import B", "", 2},
		{"import Foundation", "Unasked", 1},
		{"import D", "C D", 2}, // whose source asks for C
	} {
		told = nil
		var calls sync.WaitGroup
		for range 3 {
			calls.Go(func() {
				b, err := p.Build(t.Context(), Mentioned(c.code)...)
				if err != nil || len(b.Modules) != 6 || len(b.Search) != c.needs {
					t.Errorf("%s: %+v, %v", c.code, b, err)
				}
			})
		}
		calls.Wait()
		slices.Sort(told)
		if got := strings.Join(told, " "); got != c.compiled {
			t.Errorf("%s compiles %q, want %q", c.code, got, c.compiled)
		}
	}
	for i, of := range []int{2, 2, 3, 5, 5} {
		count := fmt.Sprintf(" for iOS (%d of %d)", i+1, of)
		if !slices.ContainsFunc(slices.Collect(maps.Keys(said)), func(line string) bool { return strings.HasSuffix(line, count) }) {
			t.Errorf("no line ends with %q: %v", count, said)
		}
	}
	b, err := p.Build(t.Context(), "D")
	if err != nil {
		t.Fatal(err)
	}
	if got := check(t, b, "ios18.0", "5", "import D\nfunc f() -> Bool { hasC }\n", "D"); len(got) > 0 {
		t.Errorf("errors %q", got)
	}
	if _, err := p.Build(t.Context(), "Broken"); err == nil || !strings.Contains(err.Error(), "module Broken does not compile") {
		t.Errorf("of a user's broken module: %v", err)
	}
	s.packs[0].user = false
	if b, err := p.Build(t.Context(), "Broken"); err != nil || len(b.Failed) != 1 || len(b.Modules) != 5 || len(b.Search) != 0 {
		t.Errorf("of a shipped broken module: %+v, %v", b, err)
	}
	if b, err := p.Build(t.Context(), "A"); err != nil || len(b.Failed) != 0 || len(b.Modules) != 6 {
		t.Errorf("of code without the broken module: %+v, %v", b, err)
	}
	if all, err := p.Folders(); err != nil || len(all) != 6 {
		t.Errorf("the folders of all modules: %q, %v", all, err)
	}
}
