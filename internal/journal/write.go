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

// file is a journal open for writing; tests replace it by a failing disk.
type file interface {
	io.WriteCloser
	Sync() error
	Truncate(size int64) error
}

// maxQueued is how many bytes of lines may be queued before writers block.
const maxQueued = 16 << 20

// Writer appends records to a journal. It is safe for concurrent use: one goroutine
// seals lines, another writes and fsyncs, and lines sealed meanwhile share the next fsync.
//
// After the first disk error, such as a full disk, every call returns that error:
// acknowledged records are on disk, and the half-written rest is truncated.
type Writer struct {
	run     *Run
	lock    *flock.Flock
	now     func() time.Time
	session int
	torn    *Torn

	mu     sync.Mutex
	more   sync.Cond // the queue has grown, or closed was set
	room   sync.Cond // queued has shrunk
	queue  []entry
	queued int   // bytes in the queue, at the sealer and in lines
	seq    int64 // of the last record queued
	err    error // the first error of the disk
	closed bool

	lines commits       // from the sealer to the committer
	ended chan struct{} // closed when the committer has returned
	chain *chain        // the sealer's own; nil in format 1
	f     file          // the committer's own, like size
	size  int64         // of the journal up to the last durable line
}

// entry is a line on its way to the disk.
type entry struct {
	seq  int64
	t    time.Time
	body *[]byte // the line from its "type" on
	done chan<- error
}

// Append opens the journal for writing, as the only writer: if another process has it
// open, the error names that process. It first moves a torn last line to a file (see
// [Writer.Torn]), and then writes the record of the session, with the next number and
// Format. now returns the time of every record.
func (r *Run) Append(s trial.Session, now func() time.Time) (*Writer, error) {
	return r.openWriter(s, now, func(f *os.File) file { return f })
}

func (r *Run) openWriter(s trial.Session, now func() time.Time, wrap func(*os.File) file) (w *Writer, err error) {
	if err := (&trial.Record{Session: &s}).CheckWords(); err != nil {
		return nil, fmt.Errorf("journal: a session: %w", err)
	}
	lock, err := acquireLock(r.dir)
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
	w.lines.change.L = &w.lines.mu
	if err := w.recoverTail(f, path); err != nil {
		return nil, errors.Join(err, f.Close())
	}
	go w.sealAll()
	go w.commitAll()
	s.Format = r.manifest.Format
	if r.Chained() {
		s.Manifest = r.digest
	}
	if err := <-w.enqueueRecord(trial.Record{Type: trial.RecordSession, Session: &s}); err != nil {
		w.stopCommitter()
		return nil, errors.Join(err, f.Close())
	}
	return w, nil
}

// recoverTail finds the last record and session and moves a torn last line to a file.
func (w *Writer) recoverTail(f *os.File, path string) error {
	scan := newScanner(f)
	v := w.run.newVerifier()
	for rec, err := range walkLines(scan, path, v, false) {
		if err != nil {
			return err
		}
		w.seq = rec.Seq
		w.session = max(w.session, rec.Sess)
	}
	w.session++
	w.size = scan.end
	if v.chained {
		w.chain = &v.chain
	}
	if err := os.RemoveAll(filepath.Join(w.run.blobs.dir, tmpDir)); err != nil {
		return fmt.Errorf("journal: remove what a killed writer left: %w", err)
	}
	if len(scan.torn) == 0 {
		return nil
	}
	var err error
	if w.torn, err = moveTorn(f, path, filepath.Join(w.run.dir, "journal.torn-"), scan.end, scan.torn); err != nil {
		return fmt.Errorf("journal: put the torn last line of %s aside: %w", path, err)
	}
	return nil
}

// writeNumbered writes b durably to the first free file prefix1, prefix2, ….
func writeNumbered(prefix string, b []byte) (string, error) {
	for n := 1; ; n++ {
		path := prefix + strconv.Itoa(n)
		f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, fileMode)
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

// Torn returns the torn last line that was moved when the journal was opened, or nil
// if none.
func (w *Writer) Torn() *Torn { return w.torn }

// Write appends records in this order and returns when all are durable. It writes the
// blobs, by digest, before the lines. If the last line is durable, so are all previous
// ones. Write sets Seq, Time and Sess. Every blob that an attempt names must be in
// blobs or already on disk.
func (w *Writer) Write(blobs map[seal.Digest][]byte, recs ...trial.Record) error {
	var last <-chan error
	for _, rec := range recs {
		last = w.writeAsync(rec, blobs)
		blobs = nil
		select {
		case err := <-last:
			if last = nil; err != nil {
				return err // the record was refused, and none that follows it is written
			}
		default: // its line is on the way
		}
	}
	if last == nil {
		return nil
	}
	return <-last
}

// writeAsync writes a record without waiting for its line. It returns when the blobs
// are durable and the line is queued; the channel yields the result when the line is
// durable, too. The order of records from one goroutine is preserved. writeAsync blocks
// while the queue is full.
func (w *Writer) writeAsync(rec trial.Record, blobs map[seal.Digest][]byte) <-chan error {
	if rec.Type == trial.RecordSession || !isKnown(rec.Type) {
		return readyResult(fmt.Errorf("journal: a record of type %q cannot be written", rec.Type))
	}
	if err := checkPayload(&rec); err != nil {
		return readyResult(fmt.Errorf("journal: %w", err))
	}
	if err := rec.CheckWords(); err != nil {
		return readyResult(fmt.Errorf("journal: a record of type %q: %w", rec.Type, err))
	}
	if err := w.firstError(); err != nil {
		return readyResult(err)
	}
	for d, b := range blobs {
		if err := w.run.blobs.writeBlob(d, b); err != nil {
			if errors.Is(err, errBlob) {
				return readyResult(fmt.Errorf("journal: %w", err))
			}
			return readyResult(w.setError(err))
		}
	}
	if rec.Attempt != nil {
		for ref := range AttemptRefs(&rec.Attempt.Attempt) {
			if err := w.run.checkAvailable(ref, blobs); err != nil {
				return readyResult(fmt.Errorf("journal: attempt %s: %w", rec.Attempt.Key, err))
			}
		}
	}
	return w.enqueueRecord(rec)
}

// checkAvailable returns an error unless the bytes of ref are inline, in blobs, or on
// disk.
func (r *Run) checkAvailable(ref trial.Ref, blobs map[seal.Digest][]byte) error {
	if ref.IsZero() || ref.Inline != nil {
		return nil
	}
	if _, ok := blobs[ref.Digest]; ok || r.blobs.hasBlob(ref.Digest) {
		return nil
	}
	return fmt.Errorf("%s was not given with it", refName(ref))
}

func readyResult(err error) <-chan error {
	c := make(chan error, 1)
	c <- err
	return c
}

// Close writes the queue and releases the journal. It returns the error that stopped
// the writer, if any.
func (w *Writer) Close() error {
	if !w.stopCommitter() {
		return nil
	}
	err := w.firstError()
	if err == nil {
		err = w.writeHead()
	}
	closing := errors.Join(w.f.Close(), w.lock.Close())
	if err != nil {
		return err
	}
	return closing
}

// writeHead stores the last line in run.json, so that a journal that ends earlier is
// known to be cut.
func (w *Writer) writeHead() error {
	if w.chain == nil {
		return nil
	}
	err := withNotesLock(w.run.dir, func() error {
		return w.run.writeHeads(func(m *Manifest) { m.Head = newHead(w.seq, w.chain.last) })
	})
	if err != nil {
		return fmt.Errorf("journal: store the head: %w", err)
	}
	return nil
}

// stopCommitter stops sealer and committer and reports whether this call was the first.
func (w *Writer) stopCommitter() bool {
	w.mu.Lock()
	first := !w.closed
	w.closed = true
	w.more.Signal()
	w.room.Broadcast()
	w.mu.Unlock()
	<-w.ended
	return first
}

func (w *Writer) firstError() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.err
}

// setError disables the writer. It returns the first error.
func (w *Writer) setError(err error) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.err == nil {
		w.err = fmt.Errorf("journal: %s: %w", w.run.dir, err)
	}
	return w.err
}

// blankPrefix is the beginning of every line before its record has a number.
var blankPrefix = []byte(`{"seq":0,"t":"0001-01-01T00:00:00Z","s":0,`)

// bodies holds the buffers of lines that are on disk.
var bodies = sync.Pool{New: func() any { return new(make([]byte, 0, 2<<10)) }}

// encodeBody encodes a record from its type on, in a buffer of bodies.
func encodeBody(rec *trial.Record) (*[]byte, error) {
	room, _ := bodies.Get().(*[]byte)
	if body, ok := quickEncode((*room)[:0], rec); ok {
		*room = body
		return room, nil
	}
	bodies.Put(room)
	rec.Seq, rec.Time, rec.Sess = 0, time.Time{}, 0
	line, err := json.Marshal(rec)
	if err != nil {
		return nil, fmt.Errorf("journal: encode a record of type %q: %w", rec.Type, err)
	}
	body, ok := bytes.CutPrefix(line, blankPrefix)
	if !ok {
		return nil, fmt.Errorf("journal: a record does not begin with seq, t and s: %.60s", line)
	}
	return &body, nil
}

// enqueueRecord encodes rec, outside the lock, and queues it under the next number.
func (w *Writer) enqueueRecord(rec trial.Record) <-chan error {
	body, err := encodeBody(&rec)
	if err != nil {
		return readyResult(err)
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
		w.queue = append(w.queue, entry{seq: w.seq, t: diskTime(w.now()), body: body, done: done})
		w.queued += len(*body)
		w.more.Signal()
	}
	return done
}
