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
	"sync"
	"syscall"
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
		{Type: trial.RecordAttempt, Attempt: &trial.AttemptRecord{Attempt: trial.Attempt{Key: key, N: 2, Fault: &trial.Fault{Class: trial.ClassEnvironment, Retry: true, After: 3 * time.Second, Err: errors.New("503")}}}},
		{Type: trial.RecordScore, Score: &trial.Score{Key: key, Attempt: 1, Grader: "swift", GradeKey: seal.Of([]byte("g")), Label: "correct",
			Criteria: []trial.Criterion{{Name: "swift.compile", Verdict: trial.Pass, Required: true, Evidence: []string{"exit 0"}}},
			Measures: []trial.Measure{{Name: "swift.rank", Value: &half}, {Name: "swift.none"}}, Details: map[string]string{"b": "2", "a": "1"}}},
		{Type: trial.RecordSkip, Skip: &trial.Skip{Key: key, Reason: "budget"}},
		{Type: trial.RecordGrading, Grading: &trial.Grading{Graders: map[string]seal.Digest{"swift": seal.Of(nil)}, Why: "regrade"}},
		{Type: trial.RecordEnd, End: &trial.SessionEnd{Reason: "done", Totals: map[string]int{"pass": 1}}},
	}, blobs
}

// sameFault compares faults by what is recorded of them.
var sameFault = cmp.Transformer("json", func(f trial.Fault) string { b, _ := json.Marshal(f); return string(b) })

func TestWriteAndReadBack(t *testing.T) {
	r := newRun(t)
	recs, blobs := everyRecord()
	now := clock()
	w, err := r.Append(trial.Session{Version: "1.2.3", Host: "here", Why: "run", Pins: json.RawMessage(`{"a":1}`)}, now)
	if err != nil {
		t.Fatal(err)
	}
	want := []trial.Record{{Type: trial.RecordSession, Session: &trial.Session{Format: Format, Version: "1.2.3", Host: "here", Why: "run", Pins: json.RawMessage(`{"a":1}`)}}}
	for _, rec := range recs {
		want = append(want, rec)
		if err := w.Write(rec, blobs); err != nil {
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
		if err != nil || string(line) != string(whole) {
			t.Errorf("line %d\n got %s\nwant %s", i+1, line, whole)
		}
	}
	for ref := range attemptRefs(&got[2].Attempt.Attempt) {
		if b, err := reopened.Open(ref); err != nil || int64(len(b)) != ref.Size {
			t.Errorf("%v: %d bytes, %v", ref.Name, len(b), err)
		}
	}
	if rep := Check(r.Dir()); !rep.OK() || rep.Records != len(want) {
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
		if err := w.Write(startRecord(s), nil); err != nil {
			t.Fatal(err)
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
		if err := w.Close(); err != nil {
			t.Errorf("second Close: %v", err)
		}
		if err := w.Write(startRecord(s), nil); err == nil || !strings.Contains(err.Error(), "closed") {
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
		if err := w.Write(tt.rec, tt.blobs); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: error %v, want one with %q", tt.name, err, tt.want)
		}
	}
	if err := w.Write(big, blobs); err != nil { // the writer is still good
		t.Fatal(err)
	}
	if err := w.Write(big, nil); err != nil { // its blob is there by now
		t.Fatal(err)
	}
}

func TestSecondWriterIsRefused(t *testing.T) {
	r := newRun(t)
	w := appendTo(t, r)
	_, err := r.Append(trial.Session{}, clock())
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
			if w, err = r.Append(trial.Session{}, time.Now); err == nil {
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
		if r.Torn() == nil || *r.Torn() != want || !strings.Contains(r.Torn().Error(), "is torn") {
			t.Fatalf("Torn = %+v, want %+v", r.Torn(), want)
		}
		if n := len(readAll(t, r)); n != i+1 {
			t.Errorf("%d records, want %d", n, i+1)
		}
		if rep := Check(r.Dir()); !rep.OK() || rep.Torn == nil {
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
		if r, err := Open(r.Dir()); err != nil || r.Torn() != nil {
			t.Errorf("still torn: %v, %v", r.Torn(), err)
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
		if _, err := r.Append(trial.Session{}, clock()); err == nil || !strings.Contains(err.Error(), "line 1, byte offset 0") || !strings.Contains(err.Error(), "run `assay doctor "+r.Dir()+"`") {
			t.Errorf("error %v", err)
		}
	}
}

// disk is a journal file that can be held up and made to fail, and that knows
// what is durable.
type disk struct {
	*os.File
	mu      sync.Mutex
	onWrite func(p []byte) (int, error) // in place of the write; nil: write
	onSync  func() error
	noCut   error // of Truncate
	size    int64
	durable int64 // size at the last Sync that succeeded
	syncs   int
	cutTo   []int64
}

func (d *disk) Write(p []byte) (n int, err error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.onWrite != nil {
		n, err = d.onWrite(p)
	} else {
		n, err = d.File.Write(p)
	}
	d.size += int64(n)
	return n, err
}

func (d *disk) Sync() error {
	d.mu.Lock()
	hook := d.onSync
	d.mu.Unlock()
	if hook != nil {
		if err := hook(); err != nil {
			return err
		}
	}
	err := d.File.Sync()
	d.mu.Lock()
	defer d.mu.Unlock()
	d.syncs++
	d.durable = d.size
	return err
}

func (d *disk) Truncate(size int64) error {
	d.cutTo = append(d.cutTo, size)
	if d.noCut != nil {
		return d.noCut
	}
	d.size = size
	return d.File.Truncate(size)
}

func appendToDisk(t testing.TB, r *Run) (*Writer, *disk) {
	t.Helper()
	d := &disk{}
	w, err := r.append(trial.Session{}, clock(), func(f *os.File) file { d.File = f; return d })
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = w.Close() })
	return w, d
}

func TestWritersShareAnFsync(t *testing.T) {
	r := newRun(t)
	w, d := appendToDisk(t, r)
	entered, release := make(chan struct{}), make(chan struct{})
	d.mu.Lock()
	d.onSync = func() error { entered <- struct{}{}; <-release; return nil }
	before := d.syncs
	d.mu.Unlock()
	first := w.WriteAsync(startRecord(0), nil)
	<-entered // written, and not yet synced
	select {
	case err := <-first:
		t.Fatalf("acknowledged (%v) before the fsync", err)
	default:
	}
	var rest []<-chan error
	for i := range 100 {
		rest = append(rest, w.WriteAsync(startRecord(i+1), nil))
	}
	release <- struct{}{}
	if err := <-first; err != nil {
		t.Fatal(err)
	}
	<-entered
	for _, done := range rest {
		select {
		case err := <-done:
			t.Fatalf("acknowledged (%v) before the fsync", err)
		default:
		}
	}
	release <- struct{}{}
	for _, done := range rest {
		if err := <-done; err != nil {
			t.Fatal(err)
		}
	}
	if n := d.syncs - before; n != 2 {
		t.Errorf("%d fsyncs for 101 records, want 2", n)
	}
	for i, rec := range readAll(t, r)[1:] {
		if want := fmt.Sprintf("t%d", i); rec.Start.Key.Task != want {
			t.Fatalf("record %d is %s, want %s: the order of one goroutine was not kept", i, rec.Start.Key.Task, want)
		}
	}
}

// Whatever is acknowledged is durable, and when a line reaches the file its
// blobs are there, for 64 goroutines at once.
func TestAcknowledgedIsDurable(t *testing.T) {
	r := newRun(t)
	w, d := appendToDisk(t, r)
	d.mu.Lock()
	d.onWrite = func(p []byte) (int, error) {
		for line := range bytes.Lines(p) {
			rec, err := decode(line)
			if err != nil {
				t.Error(err)
			}
			if rec.Attempt == nil {
				continue
			}
			for ref := range attemptRefs(&rec.Attempt.Attempt) {
				if _, err := r.Open(ref); err != nil {
					t.Errorf("the line of %s is written before its blob: %v", rec.Attempt.Key, err)
				}
			}
		}
		return d.File.Write(p)
	}
	d.mu.Unlock()
	const each = 20
	var wg sync.WaitGroup
	for g := range 64 {
		wg.Go(func() {
			for i := range each {
				size := 100
				if i%5 == 0 {
					size = 6000
				}
				rec, blobs := attemptRecord(trial.Key{Task: fmt.Sprintf("g%d", g), Arm: "m/s", Index: i}, size)
				if err := w.Write(rec, blobs); err != nil {
					t.Error(err)
					return
				}
				d.mu.Lock()
				durable := d.durable
				d.mu.Unlock()
				if i%each == each-1 {
					f, err := os.ReadFile(d.Name())
					if err != nil || !bytes.Contains(f[:durable], fmt.Appendf(nil, `{"task":"g%d","arm":"m/s","index":%d}`, g, i)) {
						t.Errorf("g%d %d is acknowledged and not durable (%v)", g, i, err)
					}
				}
			}
		})
	}
	wg.Wait()
	if n := len(readAll(t, r)); n != 64*each+1 { // readAll checks that seq has no gap
		t.Errorf("%d records", n)
	}
}

func TestDiskErrors(t *testing.T) {
	full := &os.PathError{Op: "write", Path: "journal.jsonl", Err: syscall.ENOSPC}
	for _, tt := range []struct {
		name string
		set  func(*disk)
		torn bool
	}{
		{"nothing written", func(d *disk) { d.onWrite = func([]byte) (int, error) { return 0, full } }, false},
		{"half a line written", func(d *disk) {
			d.onWrite = func(p []byte) (int, error) { n, _ := d.File.Write(p[:len(p)/2]); return n, full }
		}, false},
		{"short write without a word", func(d *disk) {
			d.onWrite = func(p []byte) (int, error) { n, err := d.File.Write(p[:len(p)-3]); return n, err }
		}, false},
		{"fsync fails", func(d *disk) { d.onSync = func() error { return full } }, false},
		{"and it cannot be cut back", func(d *disk) {
			d.onWrite = func(p []byte) (int, error) { n, _ := d.File.Write(p[:len(p)/2]); return n, full }
			d.noCut = syscall.EIO
		}, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := newRun(t)
			w, d := appendToDisk(t, r)
			for i := range 10 {
				if err := w.Write(startRecord(i), nil); err != nil {
					t.Fatal(err)
				}
			}
			d.mu.Lock()
			tt.set(d)
			good := d.size
			d.mu.Unlock()
			first := w.Write(startRecord(10), nil)
			if first == nil || !strings.HasPrefix(first.Error(), "journal: "+r.Dir()) {
				t.Fatalf("error %v", first)
			}
			if tt.name != "short write without a word" && !errors.Is(first, syscall.ENOSPC) {
				t.Errorf("the cause is lost: %v", first)
			}
			d.mu.Lock()
			d.onWrite, d.onSync = nil, nil // the disk is well again, the writer stays out of use
			d.mu.Unlock()
			rec, blobs := attemptRecord(trial.Key{Task: "later"}, 6000)
			if err := w.Write(rec, blobs); err == nil || err.Error() != first.Error() {
				t.Errorf("later: %v", err)
			}
			if err := w.Close(); err == nil || err.Error() != first.Error() {
				t.Errorf("Close: %v", err)
			}
			if len(d.cutTo) != 1 || d.cutTo[0] != good {
				t.Errorf("cut to %v, want %d", d.cutTo, good)
			}
			r, err := Open(r.Dir())
			if err != nil || (r.Torn() != nil) != tt.torn {
				t.Errorf("torn: %v, %v", r.Torn(), err)
			}
			if n := len(readAll(t, r)); n != 11 {
				t.Errorf("%d records, want the session and ten", n)
			}
			w = appendTo(t, r)
			if err := w.Write(rec, blobs); err != nil {
				t.Errorf("a new writer: %v", err)
			}
			if n := len(readAll(t, r)); n != 13 {
				t.Errorf("%d records, want 13", n)
			}
		})
	}
}

// Everyone who waits learns of the error, and nobody hangs.
func TestDiskErrorReachesAllWriters(t *testing.T) {
	r := newRun(t)
	w, d := appendToDisk(t, r)
	d.mu.Lock()
	left := 50
	d.onWrite = func(p []byte) (int, error) {
		if left -= bytes.Count(p, []byte("\n")); left < 0 {
			return 0, syscall.ENOSPC
		}
		return d.File.Write(p)
	}
	d.mu.Unlock()
	var mu sync.Mutex
	acked := map[string]bool{}
	var wg sync.WaitGroup
	for g := range 32 {
		wg.Go(func() {
			for i := 0; ; i++ {
				rec := startRecord(g*1000 + i)
				if err := w.Write(rec, nil); err != nil {
					if !errors.Is(err, syscall.ENOSPC) {
						t.Error(err)
					}
					return
				}
				mu.Lock()
				acked[rec.Start.Key.Task] = true
				mu.Unlock()
			}
		})
	}
	wg.Wait()
	for _, rec := range readAll(t, r)[1:] {
		delete(acked, rec.Start.Key.Task)
	}
	if len(acked) > 0 {
		t.Errorf("acknowledged and lost: %v", acked)
	}
}

func TestBlobErrorStopsTheWriter(t *testing.T) {
	r := newRun(t)
	w := appendTo(t, r)
	// A file where the folder of blobs was is an error of the disk, also for root.
	if err := os.RemoveAll(r.blobs.dir); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(r.blobs.dir, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	rec, blobs := attemptRecord(trial.Key{Task: "t"}, 6000)
	if err := w.Write(rec, blobs); !errors.Is(err, syscall.ENOTDIR) {
		t.Errorf("error %v", err)
	}
	if err := w.Write(startRecord(1), nil); !errors.Is(err, syscall.ENOTDIR) {
		t.Errorf("later: %v", err)
	}
	if n := len(readAll(t, r)); n != 1 {
		t.Errorf("%d records: a line was written without its blob", n)
	}
}

// A caller that never waits is held back instead of filling the memory.
func TestAsyncWritesAreHeldBack(t *testing.T) {
	r := newRun(t)
	w, d := appendToDisk(t, r)
	release := make(chan struct{})
	d.mu.Lock()
	d.onSync = func() error { <-release; return nil }
	d.mu.Unlock()
	rec := trial.Record{Type: trial.RecordSkip, Skip: &trial.Skip{Reason: strings.Repeat("r", 1<<20)}}
	queued := make(chan int)
	go func() {
		for i := range 40 {
			w.WriteAsync(rec, nil)
			queued <- i
		}
		close(queued)
	}()
	n := 0
	for range queued {
		if n++; n == 16 { // these go without waiting, whatever the disk does
			close(release)
		}
	}
	w.mu.Lock()
	if w.queued > maxQueued+2<<20 {
		t.Errorf("%d bytes are queued", w.queued)
	}
	w.mu.Unlock()
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if got := len(readAll(t, r)); got != n+1 {
		t.Errorf("%d records of %d", got, n+1)
	}
}

// BenchmarkWrite writes from 64 goroutines, each of which waits until its record
// is durable. The CPU time says what a machine can reach whose disk is idle.
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
						if err := w.Write(bench.make(n)); err != nil {
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

// BenchmarkTrial is what a scripted one-turn trial costs here: a durable attempt,
// then two scores that are waited for together.
func BenchmarkTrial(b *testing.B) {
	w, d := appendToDisk(b, newRun(b))
	score, _ := everyRecord()
	var wg sync.WaitGroup
	start, used := time.Now(), cpuTime(b)
	for g := range 64 {
		wg.Go(func() {
			for n := g; n < b.N; n += 64 {
				if err := w.Write(attemptRecord(trial.Key{Task: fmt.Sprintf("t%d", n), Arm: "m/s"}, 1000)); err != nil {
					b.Error(err)
					return
				}
				w.WriteAsync(score[3], nil)
				if err := <-w.WriteAsync(score[3], nil); err != nil { // and so the first one is written too
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
