package fleet

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// BenchmarkEmpty prints the assignments a second that do nothing: each trial is one to
// generate and one to grade, on one worker of 16 slots. The limit of the project is 1,500
// trials a second.
func BenchmarkEmpty(b *testing.B) {
	h := newHarness(b, nil)
	cfg := testWorker(h.url, "w", 16)
	h.start(b, cfg)
	h.waitFor(b, "joined")
	b.ResetTimer()
	runTrials(b, h, "echo", b.N, 16)
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "trials/s")
}

// runTrials generates and grades n trials of a verb, at most jobs at once.
func runTrials(b *testing.B, h *harness, verb string, n, jobs int) {
	b.Helper()
	next, begun, graded := int64(0), 0, 0
	offer := func(a worker.Assignment) {
		next++
		a.ID = next
		if err := h.Offer(b.Context(), a); err != nil {
			b.Fatal(err)
		}
	}
	begin := func() {
		offer(worker.Assignment{N: 1, Key: trial.Key{Task: fmt.Sprintf("%s-%d", verb, begun), Arm: "a/s"}})
		begun++
	}
	for begun < min(jobs, n) {
		begin()
	}
	for res, err := range h.Results() {
		if err != nil {
			b.Fatal(err)
		}
		if res.Attempt != nil {
			offer(worker.Assignment{N: 1, Key: res.Key, Attempt: res.Attempt, Graders: []string{"g"}})
			if begun < n {
				begin()
			}
			continue
		}
		if graded++; graded == n {
			return
		}
	}
}

// BenchmarkSpeedup prints the trials of 50 ms that 8 worker processes of 8 slots do in a
// second, against one such process. The limit of the project is 7.2.
func BenchmarkSpeedup(b *testing.B) {
	rate := func(workers int) float64 {
		h := newHarness(b, func(c *Config) { c.Beat, c.Expiry = BeatEvery, Expiry })
		for range workers {
			cmd := exec.CommandContext(b.Context(), os.Args[0])
			cmd.Env = append(os.Environ(), urlVar+"="+h.url, slotsVar+"=8")
			if err := cmd.Start(); err != nil {
				b.Fatal(err)
			}
			defer func() { _ = cmd.Process.Kill(); _ = cmd.Wait() }()
		}
		for n := 0; n < workers; time.Sleep(10 * time.Millisecond) {
			n = strings.Count(h.sayings(), "joined")
		}
		n := 400 * workers
		began := time.Now()
		runTrials(b, h, "doze", n, 8*workers)
		return float64(n) / time.Since(began).Seconds()
	}
	for b.Loop() {
		one := rate(1)
		b.ReportMetric(one, "trials/s-of-1")
		for _, n := range []int{2, 4, 8} {
			b.ReportMetric(rate(n)/one, fmt.Sprintf("times-by-%d", n))
		}
	}
}
