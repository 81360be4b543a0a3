package journal

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"math"
	"os"
	"path/filepath"

	"github.com/assay-eval/assay/internal/jsonerror"
	"github.com/assay-eval/assay/internal/trial"
)

// Torn is an incomplete last line, left by a killed process or a full disk. It was
// never acknowledged, so nothing is lost with it.
type Torn struct {
	Path   string // the journal
	Offset int64  // of the line, in bytes
	Size   int64  // of the incomplete line
	Moved  string // file that a writer moved it to; "" before
}

// Error implements error.
func (t *Torn) Error() string {
	if t.Moved != "" {
		return fmt.Sprintf("%s: the last line was torn (%d bytes at offset %d) and was moved to %s; no acknowledged record is lost", t.Path, t.Size, t.Offset, filepath.Base(t.Moved))
	}
	return fmt.Sprintf("%s: the last line is torn (%d bytes at offset %d) and is left out; no acknowledged record is lost", t.Path, t.Size, t.Offset)
}

// BadLine is a line that cannot be read, or does not follow the one before it.
type BadLine struct {
	Path   string
	Line   int   // from 1
	Offset int64 // of the line, in bytes
	Err    error
}

// Error implements error. The text names the place and the remedy.
func (b *BadLine) Error() string {
	if errors.Is(b.Err, ErrNewer) {
		return fmt.Sprintf("%s: line %d: %v", b.Path, b.Line, b.Err)
	}
	return fmt.Sprintf("%s: line %d, byte offset %d: %v: run `assay doctor %s`", b.Path, b.Line, b.Offset, b.Err, filepath.Dir(b.Path))
}

// Unwrap returns the cause.
func (b *BadLine) Unwrap() error { return b.Err }

// Records yields every record in order and reads the journal as it proceeds. An error
// comes last: a [*BadLine] or an error of the file system. Records skips a torn last
// line, which was never acknowledged, and optional records of unknown type.
func (r *Run) Records() iter.Seq2[trial.Record, error] { return r.RecordsUntil(math.MaxInt64) }

// RecordsUntil is like [Run.Records] up to the record numbered seq: the journal as it
// was then.
func (r *Run) RecordsUntil(seq int64) iter.Seq2[trial.Record, error] {
	return r.recordsUntil(seq, false)
}

func (r *Run) recordsUntil(seq int64, lean bool) iter.Seq2[trial.Record, error] {
	return func(yield func(trial.Record, error) bool) {
		path := filepath.Join(r.dir, journalFile)
		f, err := os.Open(path)
		if err != nil {
			yield(trial.Record{}, fmt.Errorf("read journal: %w", err))
			return
		}
		defer f.Close()
		for rec, err := range decodeRecords(f, path, r.newVerifier(), lean) {
			if err == nil && rec.Seq > seq {
				return
			}
			if !yield(rec, err) {
				return
			}
		}
	}
}

// decodeRecords decodes a journal. A last line without line break is left out.
func decodeRecords(from io.Reader, path string, v *verifier, lean bool) iter.Seq2[trial.Record, error] {
	return func(yield func(trial.Record, error) bool) {
		for rec, err := range walkLines(newScanner(from), path, v, lean) {
			if (err != nil || isKnown(rec.Type) || rec.Type == trial.RecordLost) && !yield(rec, err) {
				return
			}
		}
	}
}

// walkLines yields the records of s, also optional ones of an unknown type, until the
// first that cannot be read or does not follow its predecessor.
func walkLines(s *scanner, path string, v *verifier, lean bool) iter.Seq2[trial.Record, error] {
	return func(yield func(trial.Record, error) bool) {
		var last int64
		for s.nextLine() {
			rec, err := decodeLine(s.line, lean)
			if err == nil && rec.Seq != last+1 {
				err = fmt.Errorf("its seq is %d, and %d comes next", rec.Seq, last+1)
			}
			if err == nil {
				err = v.checkLine(s.line, rec.Seq, rec.Session)
			}
			if err != nil {
				yield(trial.Record{}, &BadLine{Path: path, Line: s.n, Offset: s.offset, Err: err})
				return
			}
			last = rec.Seq
			if !yield(rec, nil) {
				return
			}
		}
		if s.err != nil {
			yield(trial.Record{}, fmt.Errorf("read journal %s: %w", path, s.err))
			return
		}
		if err := v.checkEnd(last); err != nil {
			yield(trial.Record{}, &BadLine{Path: path, Line: s.n + 1, Offset: s.end, Err: err})
		}
	}
}

// decodeRecord decodes one line. An unknown type is an error unless the record is
// optional.
func decodeRecord(line []byte) (trial.Record, error) { return decodeLine(line, false) }

// decodeLine is decodeRecord that may leave out the bytes in refs.
func decodeLine(line []byte, lean bool) (trial.Record, error) {
	rec, ok := quickDecode(line, lean)
	if !ok {
		rec = trial.Record{}
		if err := json.Unmarshal(line, &rec); err != nil {
			return rec, fmt.Errorf("it is no record: %w", jsonerror.Plain(err))
		}
	}
	if !isKnown(rec.Type) {
		if rec.Optional && rec.Type != "" {
			return rec, nil
		}
		if rec.Type == "" {
			return rec, errors.New("it is no record: it has no type")
		}
		return rec, fmt.Errorf("a record of type %q, %w", rec.Type, ErrNewer)
	}
	if err := checkPayload(&rec); err != nil {
		return rec, err
	}
	if rec.Type == trial.RecordSession {
		if err := checkFormat(rec.Session.Format); err != nil {
			return rec, err
		}
	}
	if rec.Score != nil && isHashed(line) { // earlier versions had other labels
		if err := rec.Score.CheckLabel(); err != nil {
			return rec, err
		}
	}
	return rec, rec.CheckWords()
}

func isKnown(t trial.RecordType) bool {
	switch t {
	case trial.RecordSession, trial.RecordStart, trial.RecordUsage, trial.RecordAttempt, trial.RecordScore, trial.RecordSkip, trial.RecordGrading, trial.RecordEnd, trial.RecordWorker:
		return true
	}
	return false
}

// checkPayload reports whether exactly the field of the record's type is set.
func checkPayload(r *trial.Record) error {
	for t, set := range payloadsSet(r) {
		if set != (t == r.Type) {
			return fmt.Errorf("a record of type %q must have the field %q and no other", r.Type, r.Type)
		}
	}
	return nil
}

func payloadsSet(r *trial.Record) iter.Seq2[trial.RecordType, bool] {
	return func(yield func(trial.RecordType, bool) bool) {
		_ = yield(trial.RecordSession, r.Session != nil) &&
			yield(trial.RecordStart, r.Start != nil) &&
			yield(trial.RecordUsage, r.Usage != nil) &&
			yield(trial.RecordAttempt, r.Attempt != nil) &&
			yield(trial.RecordScore, r.Score != nil) &&
			yield(trial.RecordSkip, r.Skip != nil) &&
			yield(trial.RecordGrading, r.Grading != nil) &&
			yield(trial.RecordEnd, r.End != nil) &&
			yield(trial.RecordWorker, r.Worker != nil)
	}
}

// maxLine bounds the memory that one line can claim.
const maxLine = 256 << 20

// scanner splits a journal into lines of any length. It reuses its buffer for every
// line.
type scanner struct {
	r      *bufio.Reader
	buf    []byte
	line   []byte // the current line without its line break
	n      int    // its number, from 1
	offset int64  // where it begins
	end    int64  // where the next one begins
	torn   []byte // the rest after the last line break
	err    error  // of the file
}

func newScanner(r io.Reader) *scanner { return &scanner{r: bufio.NewReaderSize(r, 256<<10)} }

func (s *scanner) nextLine() bool {
	s.offset = s.end
	s.buf = s.buf[:0]
	for {
		part, err := s.r.ReadSlice('\n')
		if err == nil && len(s.buf) == 0 {
			s.line = part[:len(part)-1] // the usual case: no copy
			break
		}
		s.buf = append(s.buf, part...)
		if err == nil {
			s.line = s.buf[:len(s.buf)-1]
			break
		}
		if errors.Is(err, io.EOF) {
			s.torn = s.buf
			return false
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			s.err = err
			return false
		}
		if len(s.buf) > maxLine {
			s.err = fmt.Errorf("the line at byte offset %d has more than %d bytes", s.offset, maxLine)
			return false
		}
	}
	s.n++
	s.end = s.offset + int64(len(s.line)) + 1
	return true
}
