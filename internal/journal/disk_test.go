package journal

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"testing/synctest"

	"github.com/assay-eval/assay/internal/trial"
)

// disk is a journal file that can be blocked and made to fail, and that records its
// durable bytes.
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
	w, err := r.openWriter(trial.Session{Why: "run"}, clock(), func(f *os.File) file { d.File = f; return d })
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
	first := w.writeAsync(startRecord(0), nil)
	<-entered // written, and not yet synced
	select {
	case err := <-first:
		t.Fatalf("acknowledged (%v) before the fsync", err)
	default:
	}
	var rest []<-chan error
	for i := range 100 {
		rest = append(rest, w.writeAsync(startRecord(i+1), nil))
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

// Every acknowledged record is durable, and its blobs are on disk before its line,
// for 64 goroutines at once.
func TestAcknowledgedIsDurable(t *testing.T) {
	r := newRun(t)
	w, d := appendToDisk(t, r)
	d.mu.Lock()
	d.onWrite = func(p []byte) (int, error) {
		for line := range bytes.Lines(p) {
			rec, err := decodeRecord(line)
			if err != nil {
				t.Error(err)
			}
			if rec.Attempt == nil {
				continue
			}
			for ref := range AttemptRefs(&rec.Attempt.Attempt) {
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
				if err := w.Write(blobs, rec); err != nil {
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
				if err := w.Write(nil, startRecord(i)); err != nil {
					t.Fatal(err)
				}
			}
			d.mu.Lock()
			tt.set(d)
			good := d.size
			d.mu.Unlock()
			first := w.Write(nil, startRecord(10))
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
			if err := w.Write(blobs, rec); err == nil || err.Error() != first.Error() {
				t.Errorf("later: %v", err)
			}
			if err := w.Close(); err == nil || err.Error() != first.Error() {
				t.Errorf("Close: %v", err)
			}
			if len(d.cutTo) != 1 || d.cutTo[0] != good {
				t.Errorf("cut to %v, want %d", d.cutTo, good)
			}
			r, err := Open(r.Dir())
			if torn := CheckRun(r.Dir()).Torn; err != nil || (torn != nil) != tt.torn {
				t.Errorf("torn: %v, %v", torn, err)
			}
			if n := len(readAll(t, r)); n != 11 {
				t.Errorf("%d records, want the session and ten", n)
			}
			w = appendTo(t, r)
			if err := w.Write(blobs, rec); err != nil {
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
				if err := w.Write(nil, rec); err != nil {
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
	if err := w.Write(blobs, rec); !errors.Is(err, syscall.ENOTDIR) {
		t.Errorf("error %v", err)
	}
	if err := w.Write(nil, startRecord(1)); !errors.Is(err, syscall.ENOTDIR) {
		t.Errorf("later: %v", err)
	}
	if n := len(readAll(t, r)); n != 1 {
		t.Errorf("%d records: a line was written without its blob", n)
	}
}

// A caller that never waits for an answer is held back when much is waiting for
// the disk, instead of filling the memory.
func TestAsyncWritesAreHeldBack(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := newRun(t)
		w, d := appendToDisk(t, r)
		release := make(chan struct{})
		d.mu.Lock()
		d.onSync = func() error { <-release; return nil }
		d.mu.Unlock()
		rec := trial.Record{Type: trial.RecordSkip, Skip: &trial.Skip{Reason: "budget:" + strings.Repeat("r", 1<<20)}}
		var queued atomic.Int64
		w.writeAsync(rec, nil)
		synctest.Wait() // it is with the disk, alone
		go func() {
			for range 23 {
				w.writeAsync(rec, nil)
				queued.Add(1)
			}
		}()
		synctest.Wait() // the disk stands still, and so does the caller
		// 16 or 17 lines fill 16 MiB, whether or not the one with the disk counts.
		if n := queued.Load(); n < 15 || n > 17 {
			t.Errorf("%d more lines of 1 MiB were taken, and the disk stands still", n)
		}
		close(release)
		synctest.Wait()
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
		if got := len(readAll(t, r)); got != 25 || queued.Load() != 23 {
			t.Errorf("%d records of 25", got)
		}
	})
}
