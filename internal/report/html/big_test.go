package html

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"syscall"
	"testing"
	"time"

	"github.com/klauspost/compress/gzip"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/browsertest"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/html/htmltest"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// stored is the evidence of a run in one file, as in a journal.
type stored struct {
	report.Attempts
	file   *os.File
	places map[seal.Digest][2]int64 // offset and size
}

// Open implements trial.Opener.
func (s *stored) Open(ref trial.Ref) ([]byte, error) {
	place, ok := s.places[ref.Digest]
	if !ok {
		return nil, fmt.Errorf("open %s: it is not there", ref.Name)
	}
	b := make([]byte, place[1])
	_, err := s.file.ReadAt(b, place[0])
	return b, err
}

// storeEvidence writes the evidence of all trials of a into a file.
func storeEvidence(b *testing.B, a *analyse.Analysis, ev trial.Opener) trial.Opener {
	file, err := os.Create(filepath.Join(b.TempDir(), "evidence"))
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { _ = file.Close() })
	s := &stored{Attempts: ev.(report.Attempts), file: file, places: map[seal.Digest][2]int64{}}
	out, at := bufio.NewWriter(file), int64(0)
	for i := range a.Trials {
		for ref := range a.Trials[i].Refs().All {
			content, err := ev.Open(ref)
			if _, known := s.places[ref.Digest]; known || err != nil {
				continue // of the raw files there are names only
			}
			s.places[ref.Digest] = [2]int64{at, int64(len(content))}
			at += int64(len(content))
			_, _ = out.Write(content) // Flush reports an error
		}
	}
	if err := out.Flush(); err != nil {
		b.Fatal(err)
	}
	return s
}

// BenchmarkWrite measures the cost of a page of 10,000 trials. The heap is the
// maximum in use, without the run itself, whose evidence lies in a file.
func BenchmarkWrite(b *testing.B) {
	a, ev := htmltest.Big(10_000, 1)
	ev = storeEvidence(b, a, ev)
	dir := b.TempDir()
	runtime.GC()
	var before, now runtime.MemStats
	runtime.ReadMemStats(&before)
	stop, peak := make(chan struct{}), make(chan uint64)
	go func() {
		most := uint64(0)
		for {
			select {
			case <-stop:
				peak <- most
				return
			case <-time.After(50 * time.Millisecond):
				runtime.ReadMemStats(&now)
				most = max(most, now.HeapAlloc)
			}
		}
	}()
	used := cpuTime(b)
	for b.Loop() {
		if err := Write(dir, a, ev, Options{}); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64((cpuTime(b)-used).Milliseconds())/float64(b.N), "cpu-ms/op")
	b.ReportMetric(b.Elapsed().Seconds()/float64(b.N)/4, "of-limit(4-s)")
	close(stop)
	b.ReportMetric(float64(max(before.HeapAlloc, <-peak)-before.HeapAlloc)/1e6, "MB-heap")
	info, err := os.Stat(filepath.Join(dir, PageFile))
	if err != nil {
		b.Fatal(err)
	}
	b.ReportMetric(float64(info.Size())/1e6, "MB-page(limit-5)")
}

func cpuTime(b *testing.B) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// BenchmarkPage opens the page of 10,000 trials in a browser and prints its cost
// next to the project's limits. It fails none, as machines differ. [BenchmarkWrite]
// measures time and memory of writing the page.
func BenchmarkPage(b *testing.B) {
	p := browsertest.Open(b)
	dir := b.TempDir()
	a, ev := htmltest.Big(10_000, 1)
	if err := Write(dir, a, ev, Options{}); err != nil {
		b.Fatal(err)
	}
	o := open(b, dir)
	var all []looked
	for b.Loop() {
		all = append(all, lookAtTrials(p, dir, o, a))
		p.Go("about:blank")
	}
	middle := func(of func(looked) float64) float64 {
		var x []float64
		for _, l := range all {
			x = append(x, of(l))
		}
		slices.Sort(x)
		return x[len(x)/2]
	}
	b.ReportMetric(0, "ns/op") // of no meaning: pages are loaded and thrown away
	for _, f := range []struct {
		what  string
		value float64
	}{
		{"MB-page(limit-5)", float64(len(o.page)) / 1e6},
		{"ms-first-paint(limit-1000)", middle(func(l looked) float64 { return l.paint })},
		{"ms-trial-in-page(limit-300)", middle(func(l looked) float64 { return l.here })},
		{"ms-trial-beside(limit-300)", middle(func(l looked) float64 { return l.beside })},
		{"MB-heap-of-page", middle(func(l looked) float64 { return l.heapMB })},
	} {
		b.ReportMetric(f.value, f.what)
	}
}

// BenchmarkLevel measures the cost and saving of each level of gzip, on the evidence
// of 400 trials in packs as in a page.
func BenchmarkLevel(b *testing.B) {
	a, ev := htmltest.Big(400, 1)
	var packs [][]byte
	main := newPack()
	for n := range a.Trials {
		m, err := collectItems(a, n, ev)
		if err != nil {
			b.Fatal(err)
		}
		if !main.hasRoom(m.size, embeddedPack) {
			packs, main = append(packs, bytes.Clone(main.json.Bytes())), newPack()
		}
		for _, it := range m.items {
			main.addItems(n, it)
		}
	}
	for level := 1; level <= 9; level++ {
		b.Run(fmt.Sprint(level), func(b *testing.B) {
			w, err := gzip.NewWriterLevel(nil, level)
			if err != nil {
				b.Fatal(err)
			}
			var from, to int
			var out bytes.Buffer
			for b.Loop() {
				from, to = 0, 0
				for _, p := range packs {
					out.Reset()
					w.Reset(&out)
					if _, err := w.Write(p); err != nil {
						b.Fatal(err)
					}
					if err := w.Close(); err != nil {
						b.Fatal(err)
					}
					from, to = from+len(p), to+out.Len()
				}
			}
			b.SetBytes(int64(from))
			b.ReportMetric(100*float64(to)/float64(from), "%-of-size")
		})
	}
}

// BenchmarkHead measures the columns of 100,000 trials.
func BenchmarkHead(b *testing.B) {
	a, _ := htmltest.Big(100_000, 1)
	var h *Head
	for b.Loop() {
		h = NewHead(a)
	}
	gz, err := encodeData(h)
	if err != nil {
		b.Fatal(err)
	}
	b.ReportMetric(float64(len(gz))*4/3/1e6, "MB-base64")
}
