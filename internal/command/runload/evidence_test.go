package runload

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// TestAttempts: the record of an attempt that counts is found by its number, in any
// order, and everything else is an error that names it.
func TestAttempts(t *testing.T) {
	now := time.Date(2026, 11, 22, 9, 0, 0, 0, time.UTC)
	r, err := journal.Create(t.TempDir(), &journal.Manifest{Version: "1", Suite: "s", SuiteDigest: seal.Of(nil), Resolved: []byte("{}")}, now, rand.NewChaCha8([32]byte{}))
	if err != nil {
		t.Fatal(err)
	}
	w, err := r.Append(trial.Session{Version: "1", Host: "h", Why: "run"}, func() time.Time { return now })
	if err != nil {
		t.Fatal(err)
	}
	left := trial.Artifact{
		Answer:     trial.NewRef([]byte(`a,"artifact":{"answer":{"size":1}}`), "answer.txt", `,"artifact":{`, nil),
		Submission: &trial.Submission{Tool: "submit", Args: trial.NewRef([]byte(`{}`), "submission.json", "application/json", nil)},
	}
	// The session is record 1.
	for i, detail := range []string{"", strings.Repeat("long ", 1<<17), "", "last"} {
		rec := trial.Record{Type: trial.RecordSkip, Skip: &trial.Skip{Key: trial.Key{Task: "t", Arm: "a/s", Index: i}, Reason: "budget"}}
		if detail != "" || i == 0 {
			end := &trial.End{Reason: trial.Finished, Detail: detail}
			rec = trial.Record{Type: trial.RecordAttempt, Attempt: &trial.AttemptRecord{Attempt: trial.Attempt{Source: trial.Live, Artifact: left, Key: trial.Key{Task: "t", Arm: "a/s", Index: i}, N: 1, End: end}, Settled: i > 0}}
		}
		if err := w.Write(nil, rec); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	type both interface {
		report.Attempts
		Artifact(int64) (*trial.Artifact, error)
	}
	for _, ev := range []both{&evidence{run: r}, &recorded{evidence{run: r}}} {
		for _, seq := range []int64{3, 5, 3} {
			if got, err := ev.Artifact(seq); err != nil || !reflect.DeepEqual(*got, left) {
				t.Errorf("artifact of record %d: %+v, %v", seq, got, err)
			}
		}
		if a, err := ev.Artifact(4); err == nil || !strings.Contains(err.Error(), "is no attempt that counts") {
			t.Errorf("artifact of record 4: %v, error %v", a, err)
		}
		for _, seq := range []int64{5, 3, 5} {
			a, err := ev.Attempt(seq)
			if err != nil || a.Key.Index != int(seq)-2 || a.End == nil {
				t.Errorf("record %d: %v, %v", seq, a, err)
			}
		}
		for _, seq := range []int64{-1, 0, 1, 2, 4, 6, 7} {
			if a, err := ev.Attempt(seq); err == nil || !strings.Contains(err.Error(), "is no attempt that counts") {
				t.Errorf("record %d: %v, error %v", seq, a, err)
			}
		}
	}
}
