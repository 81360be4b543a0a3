package symbols

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"github.com/assay-eval/assay/internal/parallel"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/testenv"
)

func realToolchain(t testing.TB) *swift.Toolchain {
	t.Helper()
	testenv.Slow(t)
	tc, err := swift.Find(t.Context(), "", os.Getenv)
	if err != nil {
		testenv.Missing(t, "swift", err.Error())
	}
	if tc.Mac {
		testenv.Missing(t, "swift", "the facts tested are those of Linux modules")
	}
	return tc
}

// TestSmallModules extracts modules that take a moment and holds the index against
// facts of Apple's documentation.
func TestSmallModules(t *testing.T) {
	tc := realToolchain(t)
	var files [2][]byte
	out := filepath.Join(t.TempDir(), "x.index")
	for i := range files {
		r, err := Build(t.Context(), BuildOptions{Toolchain: tc, Modules: []string{"Observation", "_Concurrency", "Synchronization"}, Out: out})
		if err != nil {
			t.Fatal(err)
		}
		if len(r.Warnings) > 0 {
			t.Errorf("warnings: %q", r.Warnings)
		}
		if files[i], err = os.ReadFile(out); err != nil {
			t.Fatal(err)
		}
	}
	if !slices.Equal(files[0], files[1]) {
		t.Error("two builds differ")
	}
	x, err := Open(out)
	if err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	if err := x.Check(); err != nil {
		t.Error(err)
	}
	if problems := x.Verify(); len(problems) > 0 {
		t.Errorf("%q", problems)
	}
	for _, c := range []struct {
		path, target string
		want         Status
	}{
		{"Task", "ios12.0", Newer}, {"Task", "ios13.0", Available},
		{"Task.sleep(for:tolerance:clock:)", "ios15.0", Newer}, {"Task.sleep(for:tolerance:clock:)", "ios16.0", Available},
		{"_Concurrency.Task.sleep(_:)", "ios15.0", Deprecated},
		{"Observable", "ios16.4", Newer}, {"Observable", "macos14.0", Available}, {"Mutex", "ios17.0", Newer}, {"Mutex", "ios18.0", Available},
	} {
		found := x.ByPath(c.path)
		if len(found) == 0 {
			t.Errorf("%s is not there", c.path)
		}
		for _, s := range found {
			if got, by := At(s.Availability, target(t, c.target), true); got != c.want {
				t.Errorf("%s (%s) at %s is %s by %v, want %s", s.Path, s.Kind, c.target, got, by, c.want)
			}
		}
	}
}

// The limits for an index. The benchmarks print the share of a limit that is used,
// as of-limit; they judge nothing, since machines differ.
const (
	buildLimit  = 1.3 // times the extractor alone
	openLimit   = time.Millisecond
	lookupLimit = time.Microsecond
)

// ofLimit reports the time of an operation as a share of its limit.
func ofLimit(b *testing.B, limit time.Duration) {
	b.ReportMetric(float64(b.Elapsed())/float64(b.N)/float64(limit), "of-limit")
}

// BenchmarkBuild builds the index of all modules and compares its time with the
// extractor's alone, run with as many processes at once.
func BenchmarkBuild(b *testing.B) {
	tc := realToolchain(b)
	extractorAlone(b, tc) // so that all files were read once
	for b.Loop() {
		alone := extractorAlone(b, tc)
		own, children := used(b, unix.RUSAGE_SELF), used(b, unix.RUSAGE_CHILDREN)
		r, err := Build(b.Context(), BuildOptions{Toolchain: tc, Out: filepath.Join(b.TempDir(), "x.index")})
		if err != nil {
			b.Fatal(err)
		}
		own, children = used(b, unix.RUSAGE_SELF)-own, used(b, unix.RUSAGE_CHILDREN)-children
		b.ReportMetric(1+own.Seconds()/children.Seconds(), "cpu-ratio")
		b.ReportMetric(children.Seconds(), "extractor-cpu-s")
		b.ReportMetric(r.Wall.Seconds()/alone.Seconds(), "ratio")
		b.ReportMetric(r.Wall.Seconds()/alone.Seconds()/buildLimit, "of-limit")
		b.ReportMetric(alone.Seconds(), "extractor-s")
		b.ReportMetric(r.Wall.Seconds(), "build-s")
		b.ReportMetric(float64(len(r.Modules)+len(r.Missing)), "modules")
		b.ReportMetric(float64(r.Symbols), "symbols")
	}
}

// extractorAlone returns the wall time of the extractor over all modules without
// reading its output.
func extractorAlone(b *testing.B, tc *swift.Toolchain) time.Duration {
	build := &builder{BuildOptions: BuildOptions{Toolchain: tc}, have: map[Module]string{}}
	jobs, err := build.listJobs()
	if err != nil {
		b.Fatal(err)
	}
	dir := b.TempDir()
	began := time.Now()
	err = parallel.ForEach(b.Context(), len(jobs), runtime.GOMAXPROCS(0), func(i int) error {
		reason, err := build.runExtractor(b.Context(), jobs[i], filepath.Join(dir, fmt.Sprint(i)), filepath.Join(dir, "cache"))
		if reason != "" {
			b.Error(reason)
		}
		return err
	})
	if err != nil {
		b.Fatal(err)
	}
	return time.Since(began)
}

// processor reports the processor time of an operation, as the wall time depends on
// other programs.
func processor(b *testing.B) {
	began := used(b, unix.RUSAGE_SELF)
	b.Cleanup(func() { b.ReportMetric(float64(used(b, unix.RUSAGE_SELF)-began)/float64(b.N), "cpu-ns/op") })
}

// used is the processor time that this process, or its children that ended, have
// used.
func used(b *testing.B, who int) time.Duration {
	var u unix.Rusage
	if err := unix.Getrusage(who, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// benchIndex is the index of the toolchain's modules.
func benchIndex(b *testing.B) *Index {
	tc := realToolchain(b)
	x, err := Ensure(b.Context(), tc, cmp.Or(testenv.SwiftCache(), b.TempDir()), nil)
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { x.Close() })
	return x
}

func BenchmarkOpen(b *testing.B) {
	file := benchIndex(b).file
	info, err := os.Stat(file)
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { b.ReportMetric(float64(info.Size())/1e6, "MB") })
	processor(b)
	for b.Loop() {
		x, err := Open(file)
		if err != nil {
			b.Fatal(err)
		}
		if err := x.Close(); err != nil {
			b.Fatal(err)
		}
	}
	ofLimit(b, openLimit)
}

func BenchmarkByUSR(b *testing.B) {
	x := benchIndex(b)
	var usrs []string
	for i := 0; i < x.Len(); i += 7 {
		usrs = append(usrs, x.At(i).USR)
	}
	i := 0
	processor(b)
	for b.Loop() {
		if _, ok := x.ByUSR(usrs[i%len(usrs)]); !ok {
			b.Fatal("not found")
		}
		i++
	}
	ofLimit(b, lookupLimit)
}

func BenchmarkByPath(b *testing.B) {
	x := benchIndex(b)
	var paths []string
	for i := 0; i < x.Len(); i += 7 {
		if path := x.At(i).Path; len(x.ByPath(path)) == 1 { // of overloads all are read
			paths = append(paths, path)
		}
	}
	i := 0
	processor(b)
	for b.Loop() {
		if len(x.ByPath(paths[i%len(paths)])) == 0 {
			b.Fatal("not found")
		}
		i++
	}
	ofLimit(b, lookupLimit)
}

func BenchmarkFacts(b *testing.B) {
	for b.Loop() {
		if _, err := readFacts(factsFile); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkFactLookup(b *testing.B) {
	f := Facts()
	for b.Loop() {
		if _, ok := f.Lookup("UILabel.backgroundColor"); !ok {
			b.Fatal("not found")
		}
	}
}

// BenchmarkFactRecall prints for which share of the members of corelibs
// Foundation's Objective-C classes the table knows a name. What Swift alone has, or
// Apple names by hand, is among the rest.
func BenchmarkFactRecall(b *testing.B) {
	tc := realToolchain(b)
	out := filepath.Join(b.TempDir(), "x.index")
	for b.Loop() {
		if _, err := Build(b.Context(), BuildOptions{Toolchain: tc, Modules: []string{"Foundation", "FoundationNetworking"}, Out: out}); err != nil {
			b.Fatal(err)
		}
		x, err := Open(out)
		if err != nil {
			b.Fatal(err)
		}
		known, all := 0, 0
		for i := range x.Len() {
			s := x.At(i)
			class, ok := Facts().Lookup(strings.TrimSuffix(s.Path, "."+s.Name))
			if !ok || class.Kind != "class" || !slices.Contains([]string{"init", "method", "type.method", "property", "type.property"}, s.Kind) || recordFor(s.Availability, "*") != nil {
				continue
			}
			all++
			if _, ok := Facts().Lookup(s.Path); ok {
				known++
			}
		}
		b.ReportMetric(float64(known)/float64(all), "recall")
		b.ReportMetric(float64(all), "members")
		x.Close()
	}
}
