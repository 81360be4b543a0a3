package symbols

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/need"
	"github.com/assay-eval/assay/internal/swift"
)

func realToolchain(t testing.TB) *swift.Toolchain {
	t.Helper()
	tc, err := swift.Find(t.Context(), "", os.Getenv)
	if err != nil {
		need.Missing(t, "swift", err.Error())
	}
	if tc.Mac {
		need.Missing(t, "swift", "the facts tested are those of Linux modules")
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

// BenchmarkBuild builds the index of all modules and prints how its time compares
// with that of the extractor alone, run with as many processes at once.
func BenchmarkBuild(b *testing.B) {
	tc := realToolchain(b)
	for b.Loop() {
		alone := extractorAlone(b, tc)
		r, err := Build(b.Context(), BuildOptions{Toolchain: tc, Out: filepath.Join(b.TempDir(), "x.index")})
		if err != nil {
			b.Fatal(err)
		}
		b.ReportMetric(r.Wall.Seconds()/alone.Seconds(), "ratio")
		b.ReportMetric(alone.Seconds(), "extractor-s")
		b.ReportMetric(r.Wall.Seconds(), "build-s")
		b.ReportMetric(float64(len(r.Modules)+len(r.Missing)), "modules")
		b.ReportMetric(float64(r.Symbols), "symbols")
	}
}

// extractorAlone is the wall time of the extractor over all modules, with nothing
// done with what it writes.
func extractorAlone(b *testing.B, tc *swift.Toolchain) time.Duration {
	build := &builder{BuildOptions: BuildOptions{Toolchain: tc}, have: map[Module]string{}}
	jobs, err := build.jobs()
	if err != nil {
		b.Fatal(err)
	}
	dir := b.TempDir()
	began := time.Now()
	err = each(b.Context(), len(jobs), func(i int) error {
		reason, err := build.extract(b.Context(), jobs[i], filepath.Join(dir, fmt.Sprint(i)), filepath.Join(dir, "cache"))
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

// benchIndex is an index of the size of Linux's 22 modules.
func benchIndex(b *testing.B) *Index {
	const n = 20000
	c := &content{module: "Kit", platform: Any}
	for i := range n {
		path := fmt.Sprintf("Type%d.member%d(label:other:)", i%731, i)
		s := symbol(fmt.Sprintf("s:20FoundationEssentials%dType%dV6member%d5label5otherySS_SitF", i%97, i%731, i), path, "method",
			Availability{Domain: "iOS", Introduced: v(13+i%6, 0)}, Availability{Domain: "macOS", Introduced: v(10, i%16)})
		s.Declaration = "func member(label: String, other: Int) -> Result<String, any Error> where Self : Sendable"
		c.symbols = append(c.symbols, s)
	}
	x, _ := write(b, c)
	return x
}

func BenchmarkOpen(b *testing.B) {
	file := benchIndex(b).File()
	info, err := os.Stat(file)
	if err != nil {
		b.Fatal(err)
	}
	b.ReportMetric(float64(info.Size())/1e6, "MB")
	for b.Loop() {
		x, err := Open(file)
		if err != nil {
			b.Fatal(err)
		}
		if err := x.Close(); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkByUSR(b *testing.B) {
	x := benchIndex(b)
	var usrs []string
	for i := 0; i < x.Len(); i += 7 {
		usrs = append(usrs, x.At(i).USR)
	}
	i := 0
	for b.Loop() {
		if _, ok := x.ByUSR(usrs[i%len(usrs)]); !ok {
			b.Fatal("not found")
		}
		i++
	}
}

func BenchmarkByPath(b *testing.B) {
	x := benchIndex(b)
	var paths []string
	for i := 0; i < x.Len(); i += 7 {
		paths = append(paths, x.At(i).Path)
	}
	i := 0
	for b.Loop() {
		if len(x.ByPath(paths[i%len(paths)])) != 1 {
			b.Fatal("not found")
		}
		i++
	}
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
