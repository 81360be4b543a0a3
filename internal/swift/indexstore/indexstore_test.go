package indexstore

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/testenv"
)

var update = flag.Bool("update", false, "write the golden listing of the stored index and, with a toolchain, the index itself")

// sources are compiled into testdata/store, whose listing is testdata/store.txt.
const sources = "testdata/src"

func compile(t *testing.T, store string, files ...string) *swift.Result {
	t.Helper()
	testenv.Slow(t)
	tc, err := swift.Find(t.Context(), "", os.Getenv)
	if err != nil {
		testenv.Missing(t, "swift", err.Error())
	}
	target, err := swift.ParseTarget("ios18.0")
	if err != nil {
		t.Fatal(err)
	}
	c := swift.Compile{Stage: swift.SIL, Files: files, Target: target, Mode: "5", Library: true, IndexStore: store, ModuleCache: t.TempDir()}
	for _, f := range files { // one unit a file, and one output: the compiler wants as many as there are files
		c.Extra = append(c.Extra, "-index-unit-output-path", f+".o")
	}
	for range len(files) - 1 {
		c.Extra = append(c.Extra, "-o", "/dev/null")
	}
	if *update { // keep this machine's folders out of the store
		for _, m := range [][2]string{{filepath.Dir(files[0]), "/code"}, {tc.Root, "/toolchain"}, {c.ModuleCache, "/cache"}} {
			c.Extra = append(c.Extra, "-file-prefix-map", m[0]+"="+m[1])
		}
	}
	r, err := tc.Run(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func list(occurrences []Occurrence) string {
	var b strings.Builder
	for _, o := range occurrences {
		fmt.Fprintf(&b, "%s:%d:%d %x %d %s %s\n", filepath.Base(o.File), o.Line, o.Column, uint64(o.Roles), o.Symbol.Kind, o.Symbol.Name, o.Symbol.USR)
	}
	return b.String()
}

func TestStoredIndexReads(t *testing.T) {
	got, err := Read("testdata/store")
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile("testdata/store.txt", []byte(list(got)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile("testdata/store.txt")
	if err != nil {
		t.Fatal(err)
	}
	if list(got) != string(want) {
		t.Errorf("the stored index reads\n%s", list(got))
	}
}

// TestPlacesAreTheSources checks the places of the stored index against its sources.
func TestPlacesAreTheSources(t *testing.T) {
	occurrences, err := Read("testdata/store")
	if err != nil {
		t.Fatal(err)
	}
	checkPlaces(t, occurrences, 60)
}

func checkPlaces(t *testing.T, occurrences []Occurrence, atLeast int) {
	t.Helper()
	seen := 0
	for _, o := range occurrences {
		text, err := os.ReadFile(filepath.Join(sources, filepath.Base(o.File)))
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(string(text), "\n")
		if o.Line < 1 || o.Line > len(lines) || o.Column < 1 || o.Column > len(lines[o.Line-1])+1 {
			t.Errorf("%s stands at %s:%d:%d, outside the text", o.Symbol.Name, o.File, o.Line, o.Column)
			continue
		}
		if o.Roles.Is(Implicit) {
			continue
		}
		name, _, _ := strings.Cut(o.Symbol.Name, "(")
		rest := lines[o.Line-1][o.Column-1:]
		if bracket := strings.Contains(name, "subscript") && rest[0] == '['; bracket || strings.HasPrefix(name, "getter:") && rest[0] == '{' {
			continue
		}
		if name != "init" && !strings.HasPrefix(strings.TrimLeft(rest, "`"), name) {
			t.Errorf("at %s:%d:%d stands %q, not %s", filepath.Base(o.File), o.Line, o.Column, rest, name)
		}
		seen++
	}
	if seen < atLeast {
		t.Errorf("only %d explicit occurrences", seen)
	}
}

func TestCompilersStoreReadsAlike(t *testing.T) {
	store := filepath.Join(t.TempDir(), "store")
	if *update {
		store = "testdata/store"
		if err := os.RemoveAll(store); err != nil {
			t.Fatal(err)
		}
	}
	abs, err := filepath.Abs(store)
	if err != nil {
		t.Fatal(err)
	}
	var files []string
	for _, f := range []string{"shapes.swift", "use.swift"} {
		f, err := filepath.Abs(filepath.Join(sources, f))
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
	}
	if r := compile(t, abs, files...); !r.Exit.OK() {
		t.Fatalf("%v\n%s", r.Exit, r.Stderr)
	}
	got, err := Read(store)
	if err != nil {
		t.Fatal(err)
	}
	checkPlaces(t, got, 60)
	for _, o := range got {
		if !*update && filepath.Dir(o.File) != filepath.Dir(files[0]) {
			t.Fatalf("%s stands in %s, which is not the path that was compiled", o.Symbol.Name, o.File)
		}
	}
	want := map[string]bool{"sleep(for:tolerance:clock:)": true, "moved(by:)": true, "Task": true, "uppercased()": true}
	for _, o := range got {
		if _, ok := want[o.Symbol.Name]; ok && o.Roles.Is(Reference) {
			delete(want, o.Symbol.Name)
		}
	}
	if len(want) > 0 {
		t.Errorf("no reference to %v in\n%s", want, list(got))
	}
}

func TestBrokenCodeStillHasAnIndex(t *testing.T) {
	dir := t.TempDir()
	file, store := filepath.Join(dir, "a.swift"), filepath.Join(dir, "store")
	if err := os.WriteFile(file, []byte("func f() -> Int {\n  let a = [1].nope()\n  return [2].count\n}\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if r := compile(t, store, file); r.Exit.OK() {
		t.Fatal("the fault compiles")
	}
	got, err := Read(store)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(list(got), "a.swift:3:14 ") {
		t.Errorf("the good line is not in\n%s", list(got))
	}
}

func TestMissingAndDamagedStores(t *testing.T) {
	if _, err := Read(t.TempDir()); !errors.Is(err, ErrNone) {
		t.Errorf("an empty folder: %v", err)
	}
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS("testdata/store")); err != nil {
		t.Fatal(err)
	}
	records, err := filepath.Glob(filepath.Join(dir, "v5/records/*/use.swift-*"))
	if err != nil || len(records) != 1 {
		t.Fatal(records, err)
	}
	whole, err := os.ReadFile(records[0])
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name string
		data []byte
	}{
		{"empty", nil}, {"cut in half", whole[:len(whole)/2]}, {"cut by a byte", whole[:len(whole)-1]}, {"another file", []byte("IDXU" + string(whole[4:]))},
		{"zeros", make([]byte, 400)}, {"only a magic", []byte("IDXR")},
	} {
		if err := os.WriteFile(records[0], c.data, 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := Read(dir); err == nil || !strings.Contains(err.Error(), "read index record "+records[0]) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	if err := os.WriteFile(records[0], whole, 0o644); err != nil {
		t.Fatal(err)
	}
	units, err := filepath.Glob(filepath.Join(dir, "v5/units/*"))
	if err != nil || len(units) != 2 {
		t.Fatal(units, err)
	}
	if err := os.WriteFile(units[0], []byte("IDXU????"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := Read(dir); err == nil || !strings.Contains(err.Error(), "read index unit "+units[0]) {
		t.Errorf("a damaged unit: %v", err)
	}
	if err := os.RemoveAll(filepath.Join(dir, "v5/units")); err != nil {
		t.Fatal(err)
	}
	got, err := Read(dir)
	if err != nil || got[0].File != "shapes.swift" {
		t.Errorf("without units: %v, %v", got, err)
	}
}

// FuzzReadRecord and FuzzReadUnit: no data makes them panic or hold much more
// than itself.
func FuzzReadRecord(f *testing.F) {
	seed(f, "testdata/store/v5/records")
	f.Fuzz(func(t *testing.T, data []byte) {
		occurrences, err := ReadRecord(data)
		if err != nil {
			return
		}
		for _, o := range occurrences {
			if o.Symbol == nil || o.Line < 0 || o.Column < 0 {
				t.Fatalf("occurrence %+v", o)
			}
		}
		if n := len(occurrences); n > len(data) {
			t.Fatalf("%d entries of %d bytes", n, len(data))
		}
	})
}

func FuzzReadUnit(f *testing.F) {
	seed(f, "testdata/store/v5/units")
	f.Fuzz(func(t *testing.T, data []byte) {
		records, err := readUnit(data)
		if err == nil && len(records) > len(data) {
			t.Fatalf("%d records of %d bytes", len(records), len(data))
		}
	})
}

func seed(f *testing.F, dir string) {
	f.Helper()
	err := eachFile(dir, func(_ string, data []byte) error {
		f.Add(data)
		f.Add(data[:len(data)/3*2])
		for _, at := range []int{5, 9, 40, 41, 77, len(data) / 2} {
			broken := append([]byte(nil), data...)
			broken[at] ^= 0x55
			f.Add(broken)
		}
		return nil
	})
	if err != nil {
		f.Fatal(err)
	}
}

func BenchmarkRead(b *testing.B) {
	for b.Loop() {
		if _, err := Read("testdata/store"); err != nil {
			b.Fatal(err)
		}
	}
}
