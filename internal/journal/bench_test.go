package journal

import (
	"fmt"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// BenchmarkWrite writes from 64 goroutines, each of which waits until its record is
// durable. The CPU time bounds the rate of a machine whose disk is idle.
func BenchmarkWrite(b *testing.B) {
	score, _ := everyRecord()
	for _, bench := range []struct {
		name string
		make func(n int) (trial.Record, map[seal.Digest][]byte)
	}{
		{"score", func(int) (trial.Record, map[seal.Digest][]byte) { return score[3], nil }},
		{"attempt, transcript of 600 B", func(n int) (trial.Record, map[seal.Digest][]byte) {
			return attemptRecord(trial.Key{Task: fmt.Sprintf("t%d", n), Arm: "m/s"}, 600)
		}},
		{"attempt, transcript of 4 KB", func(n int) (trial.Record, map[seal.Digest][]byte) {
			return attemptRecord(trial.Key{Task: fmt.Sprintf("t%d", n), Arm: "m/s"}, 4000)
		}},
		{"attempt, blob of 12 KB", func(n int) (trial.Record, map[seal.Digest][]byte) {
			return attemptRecord(trial.Key{Task: fmt.Sprintf("t%d", n), Arm: "m/s"}, 12_000)
		}},
	} {
		b.Run(bench.name, func(b *testing.B) {
			w, d := appendToDisk(b, newRun(b))
			var wg sync.WaitGroup
			start, used := time.Now(), cpuTime(b)
			for g := range 64 {
				wg.Go(func() {
					for n := g; n < b.N; n += 64 {
						rec, blobs := bench.make(n)
						if err := w.Write(blobs, rec); err != nil {
							b.Error(err)
							return
						}
					}
				})
			}
			wg.Wait()
			n := float64(b.N)
			b.ReportMetric(n/time.Since(start).Seconds(), "records/s")
			b.ReportMetric(float64((cpuTime(b)-used).Microseconds())/n, "cpu-µs/record")
			b.ReportMetric(n/float64(d.syncs), "records/fsync")
		})
	}
}

// BenchmarkTrial measures the writes of a scripted one-turn trial: a durable attempt,
// then two scores that are waited for together.
func BenchmarkTrial(b *testing.B) {
	w, d := appendToDisk(b, newRun(b))
	score, _ := everyRecord()
	var wg sync.WaitGroup
	start, used := time.Now(), cpuTime(b)
	for g := range 64 {
		wg.Go(func() {
			for n := g; n < b.N; n += 64 {
				rec, blobs := attemptRecord(trial.Key{Task: fmt.Sprintf("t%d", n), Arm: "m/s"}, 1000)
				if err := w.Write(blobs, rec); err != nil {
					b.Error(err)
					return
				}
				w.writeAsync(score[3], nil)
				if err := <-w.writeAsync(score[3], nil); err != nil { // implies that the first record is durable, too
					b.Error(err)
					return
				}
			}
		})
	}
	wg.Wait()
	n := float64(b.N)
	b.ReportMetric(n/time.Since(start).Seconds(), "trials/s")
	b.ReportMetric(float64((cpuTime(b)-used).Microseconds())/n, "cpu-µs/trial")
	b.ReportMetric(3*n/float64(d.syncs), "records/fsync")
}

// cpuTime is what this process has used of all cores.
func cpuTime(b *testing.B) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
