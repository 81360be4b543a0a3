//nolint:bodyclose // site.do closes all bodies
package view_test

import (
	"fmt"
	"math/rand/v2"
	"net/http"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

// big is a run of n trials in two arms, with transcripts in the records.
func big(n int) *analysetest.Example {
	const indices = 50
	s := &suite.Suite{
		Name: "big", Seed: 7, Trials: indices,
		Arms: []suite.Arm{{Agent: "m", Scenario: "plain"}, {Agent: "m", Scenario: "docs"}},
	}
	e := &analysetest.Example{Suite: s, Plan: trial.Plan{Seed: 7}}
	blobs := map[seal.Digest][]byte{}
	rng := rand.New(rand.NewPCG(7, 7))
	for i := 0; len(e.Plan.Trials) < n; i++ {
		s.Tasks = append(s.Tasks, &suite.Task{ID: fmt.Sprintf("task-%05d", i), Prompt: "Do it."})
		for index := range indices {
			for _, arm := range s.Arms {
				key := trial.Key{Task: s.Tasks[i].ID, Arm: arm.ID(), Index: index}
				e.Plan.Trials = append(e.Plan.Trials, trial.Planned{Key: key, GenKey: seal.Of([]byte(key.String())).Sum()})
			}
		}
	}
	e.Plan.Trials = e.Plan.Trials[:n]
	for _, p := range e.Plan.Trials {
		answer := "The answer of " + p.String() + " " + strings.Repeat("because ", rng.IntN(60))
		events := fmt.Sprintf(`{"at_ms":0,"kind":"user","text":"Do it."}`+"\n"+`{"at_ms":9,"kind":"assistant","turn":1,"text":%q}`+"\n", answer)
		verdict := trial.Pass
		if rng.IntN(3) == 0 {
			verdict = trial.Fail
		}
		a := trial.Attempt{Key: p.Key, N: 1, GenKey: p.GenKey.Digest(), Source: trial.Live, End: &trial.End{Reason: trial.Finished, Turns: 1, Model: "m"},
			Transcript: trial.NewRef([]byte(events), "transcript.jsonl", "application/x-ndjson", blobs), Usage: []trial.Usage{{Request: 1, Input: 100, Output: 50}}, Timing: trial.Timing{AgentMS: int64(rng.IntN(9000))}}
		a.Artifact.Answer = trial.NewRef([]byte(answer), "answer", "text/plain", blobs)
		e.Records = append(e.Records,
			trial.Record{Type: trial.RecordStart, Start: &trial.Start{Key: p.Key, N: 1}},
			trial.Record{Type: trial.RecordAttempt, Attempt: &trial.AttemptRecord{Attempt: a, Settled: true}},
			trial.Record{Type: trial.RecordScore, Score: &trial.Score{Key: p.Key, Attempt: 1, Grader: trial.AgentGrader, Criteria: []trial.Criterion{{Name: "agent.finished", Verdict: verdict, Required: true}}}})
	}
	e.Blobs = analysetest.Blobs(blobs)
	return e
}

// TestBig: of a run of many trials any opens at once, and the server stays as large
// as it was. ASSAY_BIG=100000 measures the project's own goal; CI makes do with
// fewer.
func TestBig(t *testing.T) {
	testenv.Slow(t)
	n := 5000
	if text := os.Getenv("ASSAY_BIG"); text != "" {
		var err error
		if n, err = strconv.Atoi(text); err != nil {
			t.Fatal(err)
		}
	}
	r := newRuns(t)
	e := big(n)
	w := r.begin(e)
	if err := w.w.Write(e.Blobs, e.Records...); err != nil {
		t.Fatal(err)
	}
	name := filepath.Base(w.end("done"))
	e.Records = nil
	s := serve(t, r.config())
	began, used := time.Now(), cpuTime(t)
	if resp, body := s.get("api/run/" + name + "/head"); resp.StatusCode != http.StatusOK {
		t.Fatal(body)
	}
	t.Logf("%d trials: the first page takes %v, and %v of all processors", n, time.Since(began), cpuTime(t)-used)
	rng := rand.New(rand.NewPCG(1, 1))
	var took []time.Duration
	open := func(times int) {
		for range times {
			trial := rng.IntN(n)
			began := time.Now()
			for _, item := range []string{"t", "c/0"} {
				if resp, body := s.get(fmt.Sprintf("api/run/%s/item/%d/%s", name, trial, item)); resp.StatusCode != http.StatusOK {
					t.Fatalf("trial %d: %s", trial, body)
				}
			}
			took = append(took, time.Since(began))
		}
	}
	const few, many = 100, 2000
	open(few)
	before, files, routines := resident(), openFiles(), runtime.NumGoroutine()
	open(many - few)
	after := resident()
	if now := openFiles(); now > files+4 {
		t.Errorf("%d files are open, and were %d before %d openings", now, files, many-few)
	}
	if now := runtime.NumGoroutine(); now > routines+4 {
		t.Errorf("%d goroutines, and %d before %d openings", now, routines, many-few)
	}
	slices.Sort(took)
	t.Logf("%d openings: median %v, 95 %% below %v, longest %v; resident %d MB after %d, %d MB after %d", many, took[many/2], took[many*95/100], took[many-1], before>>20, few, after>>20, many)
	if took[many*95/100] > 300*time.Millisecond {
		t.Errorf("opening takes %v at the 95th percentile", took[many*95/100])
	}
	if after > before+32<<20 {
		t.Errorf("the server has grown from %d MB to %d MB", before>>20, after>>20)
	}
}

// openFiles counts the files that this process has open; 0 where the system does not
// list them.
func openFiles() int {
	files, _ := os.ReadDir("/proc/self/fd")
	return len(files)
}

// cpuTime is what this process has used of all processors.
func cpuTime(t *testing.T) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		t.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// resident is the memory of this process that is in use, in bytes.
func resident() int64 {
	runtime.GC()
	debug.FreeOSMemory()
	b, err := os.ReadFile("/proc/self/statm")
	if err != nil {
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return int64(m.HeapInuse) //nolint:gosec // far from it
	}
	fields := strings.Fields(string(b))
	pages, _ := strconv.ParseInt(fields[1], 10, 64)
	return pages * int64(os.Getpagesize())
}
