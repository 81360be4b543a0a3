package journal

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"time"

	"github.com/gofrs/flock"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// file is the journal as a [Writer] sees it; tests put a disk that fails there.
type file interface {
	io.WriteCloser
	Sync() error
	Truncate(size int64) error
}

// maxQueued is how many bytes of lines may wait for the disk before writers
// have to wait as well.
const maxQueued = 16 << 20

// Writer appends records to a journal. Its methods are safe for concurrent use:
// one goroutine writes and fsyncs, and whoever comes while it does so shares the
// next fsync.
//
// After the first error of the disk, a full one for instance, every call returns
// that error: what was acknowledged is on disk, the half-written rest is cut
// back, and nothing follows a gap.
type Writer struct {
	run     *Run
	lock    *flock.Flock
	now     func() time.Time
	session int
	torn    *Torn

	mu     sync.Mutex
	more   sync.Cond // the queue has grown, or closed was set
	room   sync.Cond // the queue was taken
	queue  []entry
	queued int   // bytes in queue
	seq    int64 // of the last record queued
	err    error // the first error of the disk
	closed bool

	ended chan struct{} // closed when the committer has returned
	f     file          // the committer's own, like those below
	size  int64         // of the journal up to the last durable line
	buf   []byte
}

// entry is a line on its way to the disk.
type entry struct {
	seq  int64
	t    time.Time
	body []byte // the line from its "type" on
	done chan<- error
}

// Append opens the journal for writing, as the only writer: if another process
// has it open, the error names that process. A torn last line is put aside
// first (see [Writer.Torn]). The session gets the next number and its record is
// written, with Format filled in. now gives the time of every record.
func (r *Run) Append(s trial.Session, now func() time.Time) (*Writer, error) {
	return r.append(s, now, func(f *os.File) file { return f })
}

func (r *Run) append(s trial.Session, now func() time.Time, wrap func(*os.File) file) (w *Writer, err error) {
	lock, err := acquire(r.dir)
	if err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, lock.Close())
		}
	}()
	path := filepath.Join(r.dir, journalFile)
	f, err := os.OpenFile(path, os.O_RDWR|os.O_APPEND, 0)
	if err != nil {
		return nil, fmt.Errorf("journal: %w", err)
	}
	w = &Writer{run: r, lock: lock, now: now, ended: make(chan struct{}), f: wrap(f)}
	w.more.L, w.room.L = &w.mu, &w.mu
	if err := w.recover(f, path); err != nil {
		return nil, errors.Join(err, f.Close())
	}
	go w.commitAll()
	s.Format = Format
	if err := <-w.enqueue(trial.Record{Type: trial.RecordSession, Session: &s}); err != nil {
		w.stop()
		return nil, errors.Join(err, f.Close())
	}
	return w, nil
}

// recover finds where the journal stands and puts a torn last line aside.
func (w *Writer) recover(f *os.File, path string) error {
	scan := newScanner(f)
	for rec, err := range walk(scan, path) {
		if err != nil {
			return err
		}
		w.seq = rec.Seq
		w.session = max(w.session, rec.Sess)
	}
	w.session++
	w.size = scan.end
	if err := os.RemoveAll(filepath.Join(w.run.blobs.dir, tmpDir)); err != nil {
		return fmt.Errorf("journal: remove what a killed writer left: %w", err)
	}
	if len(scan.torn) == 0 {
		return nil
	}
	w.torn = &Torn{Path: path, Offset: scan.end, Size: int64(len(scan.torn))}
	moved, err := writeNumbered(filepath.Join(w.run.dir, "journal.torn-"), scan.torn)
	if err == nil {
		err = f.Truncate(scan.end)
	}
	if err == nil {
		err = f.Sync()
	}
	if err != nil {
		return fmt.Errorf("journal: put the torn last line of %s aside: %w", path, err)
	}
	w.torn.Moved = moved
	return nil
}

// writeNumbered writes b durably to the first free file prefix1, prefix2, ….
func writeNumbered(prefix string, b []byte) (string, error) {
	for n := 1; ; n++ {
		path := prefix + strconv.Itoa(n)
		f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o666)
		if errors.Is(err, os.ErrExist) {
			continue
		}
		if err != nil {
			return "", err
		}
		_, err = f.Write(b)
		if err == nil {
			err = f.Sync()
		}
		if err = errors.Join(err, f.Close()); err != nil {
			return "", errors.Join(err, os.Remove(path))
		}
		return path, syncDir(filepath.Dir(path))
	}
}

// Torn returns the torn last line that was put aside when the journal was
// opened, or nil.
func (w *Writer) Torn() *Torn { return w.torn }

// Write appends rec and returns when it is durable: the blobs first, each under
// the digest of its bytes, then the line. It sets Seq, Time and Sess. Every blob
// that an attempt names must be among blobs or be there already.
func (w *Writer) Write(rec trial.Record, blobs map[seal.Digest][]byte) error {
	return <-w.WriteAsync(rec, blobs)
}

// WriteAsync is [Writer.Write] that does not wait for the line: it returns when
// the blobs are durable and the line has its place, and the channel gives the
// one answer when the line is durable too. Records of one goroutine keep their
// order, and if one was written, so were all before it. With very much
// unwritten it waits.
func (w *Writer) WriteAsync(rec trial.Record, blobs map[seal.Digest][]byte) <-chan error {
	if rec.Type == trial.RecordSession || !known(rec.Type) {
		return answer(fmt.Errorf("journal: a record of type %q cannot be written", rec.Type))
	}
	if err := checkPayload(&rec); err != nil {
		return answer(fmt.Errorf("journal: %w", err))
	}
	if err := w.failed(); err != nil {
		return answer(err)
	}
	for d, b := range blobs {
		if err := w.run.blobs.put(d, b); err != nil {
			if errors.Is(err, errBlob) {
				return answer(fmt.Errorf("journal: %w", err))
			}
			return answer(w.fail(err))
		}
	}
	if rec.Attempt != nil {
		for ref := range attemptRefs(&rec.Attempt.Attempt) {
			if err := w.run.available(ref, blobs); err != nil {
				return answer(fmt.Errorf("journal: attempt %s: %w", rec.Attempt.Key, err))
			}
		}
	}
	return w.enqueue(rec)
}

// available reports whether the bytes of ref can be read back: they are in it,
// among blobs, or on disk.
func (r *Run) available(ref trial.Ref, blobs map[seal.Digest][]byte) error {
	if ref.IsZero() || ref.Inline != nil {
		return nil
	}
	if _, ok := blobs[ref.Digest]; ok || r.blobs.has(ref.Digest) {
		return nil
	}
	return fmt.Errorf("%s was not given with it", refName(ref))
}

func answer(err error) <-chan error {
	c := make(chan error, 1)
	c <- err
	return c
}

// Close waits until everything queued is written, and lets go of the journal.
// It returns the error that stopped the writer, if there was one.
func (w *Writer) Close() error {
	if !w.stop() {
		return nil
	}
	return errors.Join(w.failed(), w.f.Close(), w.lock.Close())
}

// stop ends the committer. It reports whether this call did.
func (w *Writer) stop() bool {
	w.mu.Lock()
	first := !w.closed
	w.closed = true
	w.more.Signal()
	w.room.Broadcast()
	w.mu.Unlock()
	<-w.ended
	return first
}

func (w *Writer) failed() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.err
}

// fail puts the writer out of use. It returns the first error.
func (w *Writer) fail(err error) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.err == nil {
		w.err = fmt.Errorf("journal: %s: %w", w.run.dir, err)
	}
	return w.err
}

// blank is how every line begins before its record has a place.
var blank = []byte(`{"seq":0,"t":"0001-01-01T00:00:00Z","s":0,`)

// enqueue encodes rec, outside of the lock, and gives it the next place.
func (w *Writer) enqueue(rec trial.Record) <-chan error {
	rec.Seq, rec.Time, rec.Sess = 0, time.Time{}, 0
	line, err := json.Marshal(&rec)
	if err != nil {
		return answer(fmt.Errorf("journal: encode a record of type %q: %w", rec.Type, err))
	}
	body, ok := bytes.CutPrefix(line, blank)
	if !ok {
		return answer(fmt.Errorf("journal: a record does not begin with seq, t and s: %.60s", line))
	}
	done := make(chan error, 1)
	w.mu.Lock()
	defer w.mu.Unlock()
	for w.queued > maxQueued && w.err == nil && !w.closed {
		w.room.Wait()
	}
	switch {
	case w.err != nil:
		done <- w.err
	case w.closed:
		done <- errors.New("journal: the writer is closed")
	default:
		w.seq++
		w.queue = append(w.queue, entry{seq: w.seq, t: stamp(w.now()), body: body, done: done})
		w.queued += len(body)
		w.more.Signal()
	}
	return done
}

// commitAll writes what is queued, all of it at once, until the writer is
// closed and the queue is empty.
func (w *Writer) commitAll() {
	defer close(w.ended)
	var batch []entry
	for {
		w.mu.Lock()
		for len(w.queue) == 0 && !w.closed {
			w.more.Wait()
		}
		batch, w.queue = w.queue, batch[:0]
		w.queued = 0
		w.room.Broadcast()
		err := w.err
		w.mu.Unlock()
		if len(batch) == 0 {
			return
		}
		if err == nil {
			err = w.commit(batch)
		}
		for _, e := range batch {
			e.done <- err
		}
		clear(batch)
	}
}

// commit makes a batch durable. If that fails it cuts the journal back to what
// was durable before, so that no half-written line stays.
func (w *Writer) commit(batch []entry) error {
	w.buf = w.buf[:0]
	for _, e := range batch {
		w.buf = append(w.buf, `{"seq":`...)
		w.buf = strconv.AppendInt(w.buf, e.seq, 10)
		w.buf = append(w.buf, `,"t":"`...)
		w.buf = e.t.AppendFormat(w.buf, time.RFC3339Nano)
		w.buf = append(w.buf, `","s":`...)
		w.buf = strconv.AppendInt(w.buf, int64(w.session), 10)
		w.buf = append(w.buf, ',')
		w.buf = append(w.buf, e.body...)
		w.buf = append(w.buf, '\n')
	}
	n, err := w.f.Write(w.buf)
	if err == nil && n < len(w.buf) {
		err = io.ErrShortWrite
	}
	if err == nil {
		err = w.f.Sync()
	}
	if err != nil {
		if cut := w.f.Truncate(w.size); cut == nil {
			_ = w.f.Sync() // the error above is the one to report
		}
		return w.fail(err)
	}
	w.size += int64(len(w.buf))
	return nil
}
