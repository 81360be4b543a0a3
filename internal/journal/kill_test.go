package journal

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

const (
	kills       = 32
	killWriters = 32
)

// TestKill kills a writer of 32 goroutines at random moments, and lets the next one
// continue. No acknowledged record may be missing, and only the last line may be
// damaged.
func TestKill(t *testing.T) {
	testenv.Slow(t)
	rng := rand.New(rand.NewPCG(2, 20261121))
	var torn, acknowledged, records int
	for n := range kills {
		if n%8 != 0 {
			continue
		}
		r := newRun(t) // a new one now and then: every writer reads all that is there
		acks := filepath.Join(t.TempDir(), "acks")
		for session := range 8 {
			killOne(t, r.Dir(), acks, n+session, session%2 == 1, time.Duration(rng.IntN(60_000))*time.Microsecond)
			var found *Torn
			found, records = checkAfterKill(t, r.Dir(), acks, &acknowledged)
			if found != nil {
				torn++
			}
		}
	}
	t.Logf("%d kills: %d records in the last run, %d acknowledgements checked, %d torn lines", kills, records, acknowledged, torn)
	if acknowledged < kills {
		t.Errorf("only %d acknowledgements in %d kills: the writers were killed before they wrote", acknowledged, kills)
	}
}

// killOne starts a writer, waits until it has the journal open, or has also had an
// acknowledgement, which on a busy machine takes its time, and then for as long as
// given, and kills it.
func killOne(t *testing.T, dir, acks string, session int, acknowledged bool, after time.Duration) {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), helperEnv+"=kill", "DIR="+dir, "ACKS="+acks, fmt.Sprint("SESSION=", session))
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	ready := make([]byte, 1)
	if _, err := out.Read(ready); err != nil {
		t.Fatalf("the writer did not start: %v", err)
	}
	if acknowledged {
		if _, err := out.Read(ready); err != nil {
			t.Fatalf("the writer wrote nothing: %v", err)
		}
	}
	time.Sleep(after) // the moment of the kill, not a wait for something
	if err := cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	if err := cmd.Wait(); err == nil || cmd.ProcessState.Exited() {
		t.Fatalf("the writer ended by itself: %v", err)
	}
}

func checkAfterKill(t *testing.T, dir, acks string, acknowledged *int) (*Torn, int) {
	t.Helper()
	r, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	there := map[string]int{}
	n := 0
	for rec, err := range r.Records() {
		if err != nil {
			t.Fatalf("after a kill: %v", err)
		}
		n++
		if rec.Attempt == nil {
			continue
		}
		there[rec.Attempt.Key.Task]++
		for ref := range AttemptRefs(&rec.Attempt.Attempt) {
			if _, err := r.Open(ref); err != nil {
				t.Errorf("%s: %v", rec.Attempt.Key, err)
			}
		}
	}
	b, err := os.ReadFile(acks)
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	whole := b[:bytes.LastIndexByte(b, '\n')+1]
	for _, task := range strings.Fields(string(whole)) {
		*acknowledged++
		if there[task] != 1 {
			t.Errorf("%s is acknowledged, and there %d times", task, there[task])
		}
	}
	return CheckRun(r.Dir()).Torn, n
}

func init() {
	helpers["kill"] = func() {
		fail := func(err error) {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		r, err := Open(os.Getenv("DIR"))
		if err != nil {
			fail(err)
		}
		w, err := r.Append(trial.Session{Version: "1", Why: "run"}, time.Now)
		if err != nil {
			fail(err)
		}
		acks, err := os.OpenFile(os.Getenv("ACKS"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o666)
		if err != nil {
			fail(err)
		}
		fmt.Print("r")
		var once sync.Once
		var wg sync.WaitGroup
		for g := range killWriters {
			wg.Go(func() {
				for i := 0; ; i++ {
					size := 1 + (g*37+i*101)%3000
					if i%3 == 0 {
						size += 5000 // a blob
					}
					rec, blobs := attemptRecord(trial.Key{Task: fmt.Sprintf("s%s-g%d-i%d", os.Getenv("SESSION"), g, i), Arm: "m/s"}, size)
					if err := w.Write(blobs, rec); err != nil {
						fail(err)
					}
					if _, err := acks.WriteString(rec.Attempt.Key.Task + "\n"); err != nil {
						fail(err)
					}
					once.Do(func() { fmt.Print("a") })
				}
			})
		}
		wg.Wait()
	}
}
