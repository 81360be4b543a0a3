package journal

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/gofrs/flock"

	"github.com/assay-eval/assay/internal/jsonerror"
	"github.com/assay-eval/assay/internal/trial"
)

const (
	notesFile = "notes.jsonl"
	notesLock = "notes.lock"
)

// noteLine is a line of notes.jsonl. A line with Lost and no other field replaces one
// that a salvage omitted.
type noteLine struct {
	trial.Note
	Lost bool `json:"lost,omitempty"`
}

// Notes returns the notes on the run's trials in order, or nil if none. Reading is as
// strict as [Run.Records]: a damaged line is a [*BadLine]. It omits a torn last line,
// which was never acknowledged.
func (r *Run) Notes() ([]trial.Note, error) {
	notes, _, err := r.readNotes()
	return notes, err
}

type notesEnd struct {
	hash   lineHash
	seq    int64  // of the last note
	offset int64  // after its line break
	torn   []byte // the rest
}

func (r *Run) readNotes() ([]trial.Note, notesEnd, error) {
	path := filepath.Join(r.dir, notesFile)
	v := r.newVerifier()
	// run.json may have another head since the run was opened.
	var err error
	if _, v.head, err = r.readHeads(); err != nil {
		return nil, notesEnd{}, err
	}
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		if err := v.checkEnd(0); err != nil {
			return nil, notesEnd{}, &BadLine{Path: path, Line: 1, Err: err}
		}
		return nil, notesEnd{hash: v.last}, nil
	}
	if err != nil {
		return nil, notesEnd{}, fmt.Errorf("read notes: %w", err)
	}
	defer f.Close()
	return decodeNotes(f, path, v)
}

func decodeNotes(from io.Reader, path string, v *verifier) ([]trial.Note, notesEnd, error) {
	var notes []trial.Note
	var end notesEnd
	scan := newScanner(from)
	for scan.nextLine() {
		line, err := decodeNote(scan.line)
		if err == nil && line.Seq != end.seq+1 {
			err = fmt.Errorf("its seq is %d, and %d comes next", line.Seq, end.seq+1)
		}
		if err == nil {
			err = v.checkLine(scan.line, line.Seq, nil)
		}
		if err != nil {
			return nil, end, &BadLine{Path: path, Line: scan.n, Offset: scan.offset, Err: err}
		}
		end.seq = line.Seq
		if !line.Lost {
			notes = append(notes, line.Note)
		}
	}
	if scan.err != nil {
		return nil, end, fmt.Errorf("read notes %s: %w", path, scan.err)
	}
	if err := v.checkEnd(end.seq); err != nil {
		return nil, end, &BadLine{Path: path, Line: scan.n + 1, Offset: scan.end, Err: err}
	}
	end.offset, end.torn, end.hash = scan.end, scan.torn, v.last
	return notes, end, nil
}

// decodeNote reads one line. It is strict, since an override changes figures.
func decodeNote(b []byte) (noteLine, error) {
	var line noteLine
	if err := json.Unmarshal(b, &line); err != nil {
		return line, fmt.Errorf("it is no note: %w", jsonerror.Plain(err))
	}
	n := &line.Note
	switch {
	case line.Lost && (n.Key != trial.Key{} || n.Override != "" || n.Revokes != 0):
		return line, errors.New("it is lost and says something")
	case line.Lost:
		return line, nil
	case n.Key.Task == "" || n.Key.Arm == "" || n.Key.Index < 0:
		return line, errors.New("it is no note: it names no trial")
	case n.Revokes < 0 || n.Revokes >= n.Seq && n.Revokes > 0:
		return line, fmt.Errorf("it revokes note %d, which is not before it", n.Revokes)
	case n.Revokes > 0 && (n.Override != "" || n.Label != "" || n.Note != ""):
		return line, errors.New("it revokes a note and says something else, too")
	case n.Override != "" && n.Reason == "":
		return line, errors.New("it overrides an outcome without a reason")
	}
	switch n.Override {
	case "", trial.Pass, trial.Fail, trial.Unknown:
		return line, nil
	}
	return line, fmt.Errorf("it overrides an outcome with %q, %w", n.Override, ErrNewer)
}

// notesWait is how long a writer of notes waits for another, which takes
// milliseconds.
const notesWait = 10 * time.Second

// AddNote appends a note durably and returns it as written, with its number and the
// time now. It first calls check with the existing notes, under the lock; if check
// fails, Annotate writes nothing and returns the error. Notes have their own lock, so
// that people can write them during the run. A torn last line is moved to a file
// first, and returned.
//
// The texts of n must be redacted already.
func (r *Run) AddNote(n trial.Note, now time.Time, check func([]trial.Note) error) (trial.Note, *Torn, error) {
	var torn *Torn
	err := withNotesLock(r.dir, func() (err error) {
		n, torn, err = r.appendNote(n, now, check)
		return err
	})
	return n, torn, err
}

// withNotesLock calls f while it holds the lock of the notes.
func withNotesLock(dir string, f func() error) error {
	lock := flock.New(filepath.Join(dir, notesLock))
	ctx, cancel := context.WithTimeout(context.Background(), notesWait)
	defer cancel()
	got, err := lock.TryLockContext(ctx, 5*time.Millisecond)
	if err != nil && !errors.Is(err, context.DeadlineExceeded) {
		return fmt.Errorf("notes: lock %s: %w", lock.Path(), err)
	}
	if !got {
		return fmt.Errorf("notes: another process has held %s for %s: try again when it has ended", lock.Path(), notesWait)
	}
	return errors.Join(f(), lock.Close())
}

func (r *Run) appendNote(n trial.Note, now time.Time, check func([]trial.Note) error) (trial.Note, *Torn, error) {
	there, end, err := r.readNotes()
	if err != nil {
		return n, nil, err
	}
	if err := check(there); err != nil {
		return n, nil, err
	}
	n.Seq, n.Time = end.seq+1, diskTime(now)
	line, err := json.Marshal(n)
	if err != nil {
		return n, nil, fmt.Errorf("notes: encode a note: %w", err)
	}
	if _, err := decodeNote(line); err != nil {
		return n, nil, fmt.Errorf("notes: %w", err)
	}
	hashes := &chain{last: end.hash}
	if r.Chained() {
		line = append(bytes.Clone(roomForHash), line[1:]...)
		hashes.seal(line)
	}
	path := filepath.Join(r.dir, notesFile)
	f, err := os.OpenFile(path, os.O_CREATE|os.O_WRONLY|os.O_APPEND, fileMode)
	if err != nil {
		return n, nil, fmt.Errorf("notes: %w", err)
	}
	var torn *Torn
	if len(end.torn) > 0 {
		torn, err = moveTorn(f, path, filepath.Join(r.dir, "notes.torn-"), end.offset, end.torn)
	}
	if err == nil {
		err = appendDurably(f, append(line, '\n'), end.offset)
	}
	if err = errors.Join(err, f.Close()); err == nil && end.offset == 0 {
		err = syncDir(r.dir) // the file may be new
	}
	if err == nil && r.Chained() {
		err = r.writeHeads(func(m *Manifest) { m.NotesHead = newHead(n.Seq, hashes.last) })
	}
	if err != nil {
		return n, torn, fmt.Errorf("notes: write %s: %w", path, err)
	}
	return n, torn, nil
}

// moveTorn moves the torn last line of f to the first free file prefix1, prefix2, …
func moveTorn(f file, path, prefix string, offset int64, line []byte) (*Torn, error) {
	moved, err := writeNumbered(prefix, line)
	if err == nil {
		err = f.Truncate(offset)
	}
	if err == nil {
		err = f.Sync()
	}
	return &Torn{Path: path, Offset: offset, Size: int64(len(line)), Moved: moved}, err
}

// appendDurably appends b to f and syncs it; if that fails it truncates f to size.
func appendDurably(f file, b []byte, size int64) error {
	n, err := f.Write(b)
	if err == nil && n < len(b) {
		err = io.ErrShortWrite
	}
	if err == nil {
		err = f.Sync()
	}
	if err != nil {
		if cut := f.Truncate(size); cut == nil {
			_ = f.Sync() // the error above is the one to report
		}
	}
	return err
}
