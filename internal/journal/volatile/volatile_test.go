package volatile

import (
	"bytes"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// writeRun writes a run of one trial whose attempt gave answer. lost attempts precede it.
func writeRun(t *testing.T, began time.Time, lost int, answer string) string {
	t.Helper()
	key := trial.Key{Task: "a", Arm: "m/s"}
	r, err := journal.Create(t.TempDir(), &journal.Manifest{
		Version: "1.2.3", Suite: "x", SuiteDigest: seal.Of([]byte("suite")), Resolved: json.RawMessage(`{"version":1}`), Args: []string{began.String()},
		Plan: trial.Plan{Seed: 7, Trials: []trial.Planned{{Key: key, GenKey: seal.Of([]byte("k")).Sum()}}},
	}, began, rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	w, err := r.Append(trial.Session{Version: "1.2.3", Host: "here", Why: "run"}, func() time.Time { return began })
	if err != nil {
		t.Fatal(err)
	}
	for n := 1; n <= lost+1; n++ {
		blobs := map[seal.Digest][]byte{}
		transcript := fmt.Appendf(nil, "{\"kind\":\"agent_message\",\"at_ms\":%d,\"text\":%q}\n", began.Unix(), answer)
		a := &trial.AttemptRecord{Settled: n > lost, Attempt: trial.Attempt{
			Key: key, N: n, GenKey: seal.Of([]byte("k")), Source: trial.Live, Worker: fmt.Sprint("w", n),
			End:        &trial.End{Reason: trial.Finished, Turns: 1},
			Transcript: trial.NewRef(transcript, "transcript.jsonl", "application/x-ndjson", blobs),
			Artifact:   trial.Artifact{Answer: trial.NewRef([]byte(answer), "answer", "text/plain", blobs)},
			Timing:     trial.Timing{Start: began, AgentMS: began.Unix()},
		}}
		if n <= lost {
			a.End, a.Fault = nil, trial.Faultf(trial.ClassEnvironment, "the machine went away")
		}
		start := trial.Record{Type: trial.RecordStart, Start: &trial.Start{Key: key, N: n}}
		if err := w.Write(blobs, start, trial.Record{Type: trial.RecordAttempt, Attempt: a}); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return r.Dir()
}

// TestCopy copies runs of other times and machines, which must become equal, and runs with
// another answer, which must not.
func TestCopy(t *testing.T) {
	day := time.Date(2026, 11, 30, 8, 0, 0, 0, time.UTC)
	read := func(dir string, o Options) []byte {
		copied, err := Copy(dir, filepath.Join(t.TempDir(), "fixed"), o)
		if err != nil {
			t.Fatal(err)
		}
		var all []byte
		for _, name := range []string{"run.json", "journal.jsonl"} {
			b, err := os.ReadFile(filepath.Join(copied, name))
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, b...)
		}
		return all
	}
	settled := Options{Keep: Settled, FirstTry: true}
	whole := writeRun(t, day, 0, "42")
	for _, test := range []struct {
		name string
		dir  string
		o    Options
		same bool
	}{
		{"later", writeRun(t, day.Add(time.Hour), 0, "42"), Options{}, true},
		{"later, settled", writeRun(t, day.Add(time.Hour), 0, "42"), settled, true},
		{"another answer", writeRun(t, day, 0, "43"), Options{}, false},
		{"another answer, settled", writeRun(t, day, 0, "43"), settled, false},
		{"two lost attempts", writeRun(t, day, 2, "42"), Options{}, false},
		{"two lost attempts, settled", writeRun(t, day, 2, "42"), settled, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := bytes.Equal(read(whole, test.o), read(test.dir, test.o)); got != test.same {
				t.Errorf("the copies are equal: %v, want %v", got, test.same)
			}
		})
	}
}
