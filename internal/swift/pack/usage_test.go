package pack

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/swift"
)

var usageHead = regexp.MustCompile(`^// target: (\S+)\n// mode: ([56])\n(?:// expect: (\d+ \w+)\n)?\n`)

// usageImport finds the imports of a snippet.
var usageImport = regexp.MustCompile(`(?m)^import (\w+)$`)

// TestUsage judges the snippets under testdata/usage/MODULE: correct use of a
// shipped module draws no error and no deprecation; a faulty one, in bad/, draws
// the diagnostic that its head expects, at that line.
func TestUsage(t *testing.T) {
	tc := toolchain(t)
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	env, err := exec.LookPath("env")
	if err != nil {
		t.Fatal(err)
	}
	good, _ := filepath.Glob("testdata/usage/*/*.swift")
	bad, _ := filepath.Glob("testdata/usage/*/bad/*.swift")
	if len(good) == 0 || len(bad) == 0 {
		t.Fatalf("%d correct and %d faulty snippets", len(good), len(bad))
	}
	packs := Shipped()
	packs.Plugin = []string{env, "ASSAY_TEST_MACROS=1", self}
	built := map[swift.Platform]*Built{}
	for _, file := range slices.Concat(good, bad) {
		t.Run(strings.TrimPrefix(file, "testdata/usage/"), func(t *testing.T) {
			path, err := filepath.Abs(file) // the compiler runs elsewhere
			if err != nil {
				t.Fatal(err)
			}
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			head := usageHead.FindStringSubmatch(string(text))
			if head == nil || (head[3] != "") != strings.Contains(file, "/bad/") {
				t.Fatal("its head is not target, mode, in bad/ expect, and an empty line")
			}
			at, err := swift.ParseTarget(head[1])
			if err != nil {
				t.Fatal(err)
			}
			b := built[at.Platform]
			if b == nil {
				if b, err = packs.Build(t.Context(), tc, at, testCache, func(s string) { t.Log(s) }); err != nil {
					t.Fatal(err)
				}
				built[at.Platform] = b
			}
			var imports []string
			for _, m := range usageImport.FindAllStringSubmatch(string(text), -1) {
				imports = append(imports, m[1])
			}
			modules := filepath.Join(testCache, "modules", at.String())
			if err := os.MkdirAll(modules, 0o777); err != nil {
				t.Fatal(err)
			}
			r, err := tc.Run(t.Context(), swift.Compile{Stage: swift.SIL, Files: []string{path}, Target: at, Mode: head[2], Library: true,
				Imports: b.ImportsFor(imports), Search: b.Search, Extra: b.Extra, ModuleCache: modules})
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, d := range r.Diagnostics {
				if d.Severity == "error" || strings.Contains(d.ID, "deprecated") {
					got = append(got, fmt.Sprintf("%d %s", d.Line, d.ID))
				}
			}
			switch {
			case head[3] != "" && !slices.Contains(got, head[3]):
				t.Errorf("expect %s, got %q\n%s", head[3], got, r.Stderr)
			case head[3] == "" && (len(got) > 0 || !r.Exit.OK()):
				t.Errorf("got %q\n%s", got, r.Stderr)
			}
		})
	}
}
