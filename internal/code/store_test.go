package code

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/fstest"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/seal"
)

// fixed is a tree that does not change; reads counts the files that were opened.
type fixed struct {
	fstest.MapFS
	names []string
	reads *atomic.Int32
}

func (f *fixed) Open(name string) (fs.File, error) {
	f.reads.Add(1)
	return f.MapFS.Open(name)
}

func (f *fixed) EachFile(do func(string, bool, func() string)) {
	for _, n := range f.names {
		do(n, true, func() string { return string(seal.Of(f.MapFS[n].Data)) })
	}
}

func fixedTree(files map[string]string) *fixed {
	f := &fixed{MapFS: fstest.MapFS{}, reads: new(atomic.Int32)}
	for name, text := range files {
		f.MapFS[name] = &fstest.MapFile{Data: []byte(text)}
	}
	for _, name := range []string{"a.go", "b.py", "node_modules/x.js", "web/c.tsx", "web/notes.txt", "z.swift"} {
		if f.MapFS[name] != nil {
			f.names = append(f.names, name)
		}
	}
	return f
}

// A scan parses only what no scan before it has parsed, and finds the same.
func TestScanKeepsSymbols(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	files := map[string]string{
		"a.go": "package a\n\nfunc F() {}\n", "b.py": "class A:\n    def m(self): pass\n", "web/c.tsx": "export const C = () => <a/>;\nconst = ;\n",
		"node_modules/x.js": "function x() {}\n", "web/notes.txt": "def f(): pass", "z.swift": "struct S {}\n",
	}
	scan := func(tree fs.FS) *Index {
		t.Helper()
		x, err := Scan(t.Context(), tree)
		if err != nil {
			t.Fatal(err)
		}
		return x
	}
	first := fixedTree(files)
	want := scan(first)
	if len(want.Symbols()) < 5 || len(want.Gaps()) != 1 || first.reads.Load() != 4 {
		t.Fatalf("%d symbols, %d gaps, %d reads", len(want.Symbols()), len(want.Gaps()), first.reads.Load())
	}
	same := func(got *Index, what string) {
		t.Helper()
		if d := inOrders(got); d != "" {
			t.Errorf("%s: %s", what, d)
		}
		if d := cmp.Diff(want.Symbols(), got.Symbols()) + cmp.Diff(want.Gaps(), got.Gaps()) + cmp.Diff(want.Files(), got.Files()); d != "" {
			t.Errorf("%s: %s", what, d)
		}
	}
	if scan(first) != want {
		t.Error("the tree was scanned again")
	}
	again := fixedTree(files)
	same(scan(again), "again")
	if again.reads.Load() != 0 {
		t.Errorf("%d files were read again", again.reads.Load())
	}
	same(scan(again.MapFS), "a tree that may change")
	files["b.py"] += "# changed\n"
	changed := fixedTree(files)
	same(scan(changed), "changed")
	if changed.reads.Load() != 1 {
		t.Errorf("%d files were read for a change of one", changed.reads.Load())
	}
	// A file that was cut, or holds other bytes, costs time only.
	folder := filepath.Join(os.Getenv("XDG_CACHE_HOME"), "assay", "symbols")
	for _, damage := range []func([]byte) []byte{
		func(b []byte) []byte { return b[:len(b)-3] },
		func(b []byte) []byte { b[len(b)-1] ^= 1; return b },
		func([]byte) []byte { return []byte("nothing of this kind") },
	} {
		shards, err := filepath.Glob(filepath.Join(folder, "*"))
		if err != nil || len(shards) < 4 {
			t.Fatalf("%d shards: %v", len(shards), err)
		}
		for _, name := range shards {
			b, err := os.ReadFile(name)
			if err == nil {
				err = os.WriteFile(name, damage(b), 0o600)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		same(scan(fixedTree(files)), "damaged")
		mended := fixedTree(files)
		same(scan(mended), "mended")
		if mended.reads.Load() != 0 {
			t.Errorf("the damage was not mended: %d reads", mended.reads.Load())
		}
	}
}

// inOrders asks an index for the symbols of some files, of all, and of each, from several
// goroutines, and returns how the answers differ.
func inOrders(x *Index) string {
	files := x.Files()
	some := make([][]Symbol, len(files))
	var all []Symbol
	var wait sync.WaitGroup
	for i := 0; i < len(files); i += 2 {
		wait.Go(func() { some[i] = x.In(files[i]) })
	}
	wait.Go(func() { all = x.Symbols() })
	wait.Wait()
	var each []Symbol
	for i, f := range files {
		in := x.In(f)
		if d := cmp.Diff(in, some[i]); i%2 == 0 && d != "" {
			return f + " before and after: " + d
		}
		each = append(each, in...)
	}
	return cmp.Diff(all, each)
}

// bigTree is a repository of n files of about size bytes each in all languages.
func bigTree(n, size int) *fixed {
	bodies := []struct{ ext, head, body string }{
		{"go", "package p\n\n", "// F%d adds what it is given.\nfunc F%d(a, b int) int {\n\tif a > b {\n\t\treturn a - b\n\t}\n\tfor i := range b {\n\t\ta += i\n\t}\n\treturn a\n}\n\n"},
		{"py", "", "class A%d:\n    def m%d(self, value, other=None):\n        if value is None:\n            return [x for x in other if x]\n        return self.call(value, key=\"text\")\n\n"},
		{"ts", "", "export class A%d {\n  m%d(value: string, other?: number): Promise<string> {\n    if (other !== undefined) { return Promise.resolve(`${value} ${other}`); }\n    return this.call({ value, key: [1, 2, 3] });\n  }\n}\n\n"},
		{"rs", "", "pub struct S%d { pub a: u32 }\npub fn f%d(a: &str, b: Option<u32>) -> Result<String, Error> {\n    match b {\n        Some(n) => Ok(format!(\"{a} {n}\")),\n        None => Err(Error::Missing),\n    }\n}\n\n"},
		{"js", "", "export function f%d(value, other) {\n  const all = [value, other].filter((x) => x != null);\n  return all.map((x) => ({ key: x, n: %d }));\n}\n\n"},
		{"swift", "", "public struct S%d {\n    public func m%d(_ value: String, other: Int? = nil) throws -> [String] {\n        guard let other else { return [value] }\n        return (0..<other).map { \"\\(value) \\($0)\" }\n    }\n}\n\n"},
	}
	f := &fixed{MapFS: fstest.MapFS{}, reads: new(atomic.Int32)}
	for i := range n {
		kind := bodies[i%len(bodies)]
		var b strings.Builder
		b.WriteString(kind.head)
		for k := i * 1000; b.Len() < size; k++ {
			fmt.Fprintf(&b, kind.body, k, k)
		}
		name := fmt.Sprintf("p%03d/f%05d.%s", i/100, i, kind.ext)
		f.MapFS[name] = &fstest.MapFile{Data: []byte(b.String())}
		f.names = append(f.names, name)
	}
	return f
}

// digested is a tree whose digests are known.
type digested struct {
	*fixed
	sums map[string]string
}

func (d *digested) EachFile(do func(string, bool, func() string)) {
	for _, n := range d.names {
		do(n, true, func() string { return d.sums[n] })
	}
}

// BenchmarkRepository prints what the index of a repository of 10,000 files and 100 MB
// takes from nothing, again, and after a change of one file, and how long all symbols
// take in addition:
//
//	go test ./internal/code -run '^$' -bench Repository -benchtime 1x
func BenchmarkRepository(b *testing.B) {
	for b.Loop() {
		b.Setenv("XDG_CACHE_HOME", b.TempDir())
		files := bigTree(benchFiles(), 10_000)
		measure := func(what string) {
			tree := &digested{files, map[string]string{}}
			size := 0
			for _, n := range files.names {
				size += len(files.MapFS[n].Data)
				tree.sums[n] = string(seal.Of(files.MapFS[n].Data))
			}
			runtime.GC() // of what came before
			began := time.Now()
			x, err := Scan(b.Context(), tree)
			if err != nil {
				b.Fatal(err)
			}
			took := time.Since(began)
			began = time.Now()
			symbols := len(x.Symbols())
			all := time.Since(began)
			b.ReportMetric(took.Seconds(), what+"_s")
			b.ReportMetric(all.Seconds(), what+"_symbols_s")
			b.Logf("%s: %d files, %d MB, %d symbols, %d gaps: %v; all symbols %v more", what, len(files.names), size>>20, symbols, len(x.Gaps()), took.Round(time.Millisecond), all.Round(time.Millisecond))
		}
		measure("from_nothing")
		measure("again")
		last := files.MapFS["p000/f00001.py"]
		last.Data = append(last.Data, "\n# changed\n"...)
		measure("one_changed")
	}
}

// benchFiles returns the number of files of the benchmark: ASSAY_BENCH_FILES, or 10,000.
func benchFiles() int {
	if n, err := strconv.Atoi(os.Getenv("ASSAY_BENCH_FILES")); err == nil {
		return n
	}
	return 10_000
}
