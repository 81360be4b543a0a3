package journal

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// everyRecord has one record of every type that can be written.
func everyRecord() ([]trial.Record, map[seal.Digest][]byte) {
	key := trial.Key{Task: "näv-<stack>", Arm: "m/s", Index: 2}
	rec, blobs := attemptRecord(key, 20_000)
	half := 0.5
	return []trial.Record{
		{Type: trial.RecordStart, Start: &trial.Start{Key: key, N: 1, Worker: "w1", ReservedUSD: "0.12"}},
		rec,
		{Type: trial.RecordAttempt, Attempt: &trial.AttemptRecord{Attempt: trial.Attempt{Key: key, N: 2, Source: trial.Live, Fault: &trial.Fault{Class: trial.ClassEnvironment, Retry: true, After: 3 * time.Second, Err: errors.New("503")}}}},
		{Type: trial.RecordScore, Score: &trial.Score{Key: key, Attempt: 1, Grader: "swift", GradeKey: seal.Of([]byte("g")), Label: "correct",
			Criteria: []trial.Criterion{{Name: "swift.compile", Verdict: trial.Pass, Required: true, Evidence: []string{"exit 0"}}},
			Measures: []trial.Measure{{Name: "swift.rank", Value: &half}, {Name: "swift.none"}}, Details: map[string]string{"b": "2", "a": "1"}}},
		{Type: trial.RecordSkip, Skip: &trial.Skip{Key: key, Reason: "budget"}},
		{Type: trial.RecordGrading, Grading: &trial.Grading{Graders: map[string]seal.Digest{"swift": seal.Of(nil)}, Why: "regrade"}},
		{Type: trial.RecordEnd, End: &trial.SessionEnd{Reason: "done", Totals: map[string]int{"pass": 1}}},
	}, blobs
}

// sameFault compares the recorded parts of faults.
var sameFault = cmp.Transformer("json", func(f trial.Fault) string { b, _ := json.Marshal(f); return string(b) })

func TestWriteAndReadBack(t *testing.T) {
	r := newRun(t)
	recs, blobs := everyRecord()
	now := clock()
	w, err := r.Append(trial.Session{Version: "1.2.3", Host: "here", Why: "run", Pins: json.RawMessage(`{"a":1}`)}, now)
	if err != nil {
		t.Fatal(err)
	}
	want := []trial.Record{{Type: trial.RecordSession, Session: &trial.Session{Format: Format, Manifest: r.Digest(), Version: "1.2.3", Host: "here", Why: "run", Pins: json.RawMessage(`{"a":1}`)}}}
	for _, rec := range recs {
		want = append(want, rec)
		if err := w.Write(blobs, rec); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	now = clock()
	for i := range want {
		want[i].Seq, want[i].Sess, want[i].Time = int64(i+1), 1, now().Truncate(time.Microsecond)
	}
	reopened, err := Open(r.Dir())
	if err != nil {
		t.Fatal(err)
	}
	got := readAll(t, reopened)
	if diff := cmp.Diff(want, got, sameFault, cmpopts.EquateEmpty()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	// The line is what encoding/json makes of the whole record: nothing is lost
	// where its beginning is put on later.
	file, err := os.ReadFile(filepath.Join(r.Dir(), journalFile))
	if err != nil {
		t.Fatal(err)
	}
	for i, line := range bytes.Split(bytes.TrimSuffix(file, []byte("\n")), []byte("\n")) {
		whole, err := json.Marshal(want[i])
		if err != nil || "{"+string(line[hashedFrom:]) != string(whole) {
			t.Errorf("line %d\n got %s\nwant %s", i+1, line, whole)
		}
	}
	for ref := range AttemptRefs(&got[2].Attempt.Attempt) {
		if b, err := reopened.Open(ref); err != nil || int64(len(b)) != ref.Size {
			t.Errorf("%v: %d bytes, %v", ref.Name, len(b), err)
		}
	}
	if rep := CheckRun(r.Dir()); !rep.OK() || rep.Records != len(want) {
		t.Errorf("Check: %+v", rep)
	}
	if found, _ := filepath.Glob(filepath.Join(r.Dir(), blobDir, tmpDir, "*")); len(found) != 0 {
		t.Errorf("temporary files are left: %v", found)
	}
}

func TestSessionsFollowEachOther(t *testing.T) {
	r := newRun(t)
	for s := 1; s <= 3; s++ {
		w := appendTo(t, r)
		if err := w.Write(nil, startRecord(s)); err != nil {
			t.Fatal(err)
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
		if err := w.Close(); err != nil {
			t.Errorf("second Close: %v", err)
		}
		if err := w.Write(nil, startRecord(s)); err == nil || !strings.Contains(err.Error(), "closed") {
			t.Errorf("Write after Close: %v", err)
		}
	}
	for i, rec := range readAll(t, r) {
		if rec.Seq != int64(i+1) || rec.Sess != i/2+1 {
			t.Errorf("record %d: seq %d, session %d", i, rec.Seq, rec.Sess)
		}
	}
	n := 0
	for rec, err := range r.RecordsUntil(4) {
		if n++; err != nil || rec.Seq > 4 {
			t.Errorf("RecordsUntil(4) yields %d, %v", rec.Seq, err)
		}
	}
	if n != 4 {
		t.Errorf("RecordsUntil(4) yields %d records", n)
	}
}

func TestWriteRefuses(t *testing.T) {
	w := appendTo(t, newRun(t))
	big, blobs := attemptRecord(trial.Key{Task: "t", Arm: "m/s"}, 5000)
	for _, tt := range []struct {
		name  string
		rec   trial.Record
		blobs map[seal.Digest][]byte
		want  string
	}{
		{"no type", trial.Record{}, nil, `type "" cannot be written`},
		{"session", trial.Record{Type: trial.RecordSession, Session: &trial.Session{}}, nil, `type "session" cannot be written`},
		{"unknown", trial.Record{Type: "note", Optional: true}, nil, `type "note" cannot be written`},
		{"no payload", trial.Record{Type: trial.RecordSkip}, nil, `must have the field "skip" and no other`},
		{"two payloads", trial.Record{Type: trial.RecordSkip, Skip: &trial.Skip{}, Start: &trial.Start{}}, nil, "and no other"},
		{"blob under another name", big, map[seal.Digest][]byte{big.Attempt.Transcript.Digest: []byte("x")}, "its bytes have another digest"},
		{"blob under no name", big, map[seal.Digest][]byte{"../x": []byte("x")}, "its bytes have another digest"},
		{"blob not given", big, nil, "transcript (blob " + big.Attempt.Transcript.Digest.Short() + ") was not given"},
	} {
		if err := w.Write(tt.blobs, tt.rec); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: error %v, want one with %q", tt.name, err, tt.want)
		}
		// What follows a refused record is neither written nor an excuse for it.
		skip := trial.Record{Type: trial.RecordSkip, Skip: &trial.Skip{Key: trial.Key{Task: "t", Arm: "m/s"}, Reason: "filter"}}
		if err := w.Write(tt.blobs, tt.rec, skip); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s before another record: error %v, want one with %q", tt.name, err, tt.want)
		}
	}
	for rec, err := range w.run.Records() {
		if err != nil {
			t.Fatal(err)
		}
		if rec.Skip != nil {
			t.Errorf("written: skip %q", rec.Skip.Reason)
		}
	}
	if err := w.Write(blobs, big); err != nil { // the writer is still usable
		t.Fatal(err)
	}
	if err := w.Write(nil, big); err != nil { // its blob exists
		t.Fatal(err)
	}
}

func TestSecondWriterIsRefused(t *testing.T) {
	r := newRun(t)
	w := appendTo(t, r)
	_, err := r.Append(trial.Session{Why: "run"}, clock())
	want := fmt.Sprintf("is being written by process %d: wait until it has ended, or stop it with `kill %d`", os.Getpid(), os.Getpid())
	if err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), r.Dir()) {
		t.Errorf("error %v", err)
	}
	if _, err := Salvage(r.Dir()); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("Salvage: %v", err)
	}
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), helperEnv+"=append", "DIR="+r.Dir())
	if out, err := cmd.CombinedOutput(); err == nil || !strings.Contains(string(out), want) {
		t.Errorf("another process: %v, %s", err, out)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	cmd = exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), helperEnv+"=append", "DIR="+r.Dir())
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("another process after Close: %v, %s", err, out)
	}
	if n := len(readAll(t, r)); n != 2 {
		t.Errorf("%d records, want two sessions", n)
	}
}

func init() {
	helpers["append"] = func() {
		r, err := Open(os.Getenv("DIR"))
		if err == nil {
			var w *Writer
			if w, err = r.Append(trial.Session{Why: "run"}, time.Now); err == nil {
				err = w.Close()
			}
		}
		if err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
	}
}

func TestTornLastLineIsPutAside(t *testing.T) {
	r := newRun(t)
	_ = appendTo(t, r).Close()
	path := filepath.Join(r.Dir(), journalFile)
	for i, torn := range []string{`{"seq":2,"t":"2026-`, "\x00\x00\x00", `{"seq":4,"t":"2026-11-21T10:15:00Z","s":1,"type":"skip","skip":{"key":{"task":"a","arm":"b","index":0},"reason":"x"}}`, strings.Repeat("x", 200<<10)} {
		before, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, append(bytes.Clone(before), torn...), 0o666); err != nil {
			t.Fatal(err)
		}
		r, err := Open(r.Dir())
		if err != nil {
			t.Fatal(err)
		}
		want := Torn{Path: path, Offset: int64(len(before)), Size: int64(len(torn))}
		if got := CheckRun(r.Dir()).Torn; got == nil || *got != want || !strings.Contains(got.Error(), "is torn") {
			t.Fatalf("Torn = %+v, want %+v", got, want)
		}
		if n := len(readAll(t, r)); n != i+1 {
			t.Errorf("%d records, want %d", n, i+1)
		}
		if rep := CheckRun(r.Dir()); !rep.OK() || rep.Torn == nil {
			t.Errorf("Check: %+v", rep)
		}
		w := appendTo(t, r)
		want.Moved = fmt.Sprintf("%s/journal.torn-%d", r.Dir(), i+1)
		if w.Torn() == nil || *w.Torn() != want || !strings.Contains(w.Torn().Error(), fmt.Sprintf("was moved to journal.torn-%d", i+1)) {
			t.Errorf("the writer says %+v, want %+v", w.Torn(), want)
		}
		if moved, err := os.ReadFile(want.Moved); string(moved) != torn {
			t.Errorf("moved %q, %v", moved, err)
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
		after, _ := os.ReadFile(path)
		if !bytes.HasPrefix(after, before) || bytes.Count(after, []byte("\n")) != i+2 {
			t.Errorf("the journal is now %q", after)
		}
		if rep := CheckRun(r.Dir()); rep.Err != nil || rep.Torn != nil {
			t.Errorf("still torn: %+v", rep)
		}
	}
}

func TestAppendRefusesADamagedJournal(t *testing.T) {
	r := newRun(t)
	_ = appendTo(t, r).Close()
	path := filepath.Join(r.Dir(), journalFile)
	b, _ := os.ReadFile(path)
	if err := os.WriteFile(path, append([]byte("garbage\n"), b...), 0o666); err != nil {
		t.Fatal(err)
	}
	for range 2 { // and lets go of the lock
		if _, err := r.Append(trial.Session{Why: "run"}, clock()); err == nil || !strings.Contains(err.Error(), "line 1, byte offset 0") || !strings.Contains(err.Error(), "run `assay doctor "+r.Dir()+"`") {
			t.Errorf("error %v", err)
		}
	}
}
