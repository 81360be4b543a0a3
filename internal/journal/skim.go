package journal

import (
	"bytes"
	"fmt"
	"io"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"sync"

	"github.com/assay-eval/assay/internal/trial"
)

// Line is the part of a record that Skim reads without decoding, with its place.
type Line struct {
	Seq    int64
	Sess   int
	Type   trial.RecordType
	Offset int64 // of the line, in bytes
	Size   int64 // in bytes, without the line break

	Key     trial.Key // of a start, a usage, an attempt, a score and a skip
	Settled bool      // of an attempt: it counts
	hash    lineHash
	// Record is the whole record of a session, a grading, an end or a worker, which are
	// few; else nil.
	Record *trial.Record
}

// Mark is the place after the line numbered Seq. The zero Mark is the beginning of
// the journal.
type Mark struct {
	Offset int64
	Seq    int64
	hash   lineHash
}

// Head returns the number and the hash of the line before m.
func (m Mark) Head() Head { return newHead(m.Seq, m.hash) }

// EndMark returns the place after l.
func (l Line) EndMark() Mark { return Mark{l.Offset + l.Size + 1, l.Seq, l.hash} }

// SkimLines yields the whole lines after from, at the speed of the disk: of a line written
// by this package it reads only the beginning and the end. It decodes any other line;
// one that cannot be decoded, or does not follow its predecessor, is a [*BadLine].
// Other damage shows when a line is decoded. Skim omits a torn last line, which is
// usual while a writer works.
func (r *Run) SkimLines(from Mark) iter.Seq2[Line, error] {
	return func(yield func(Line, error) bool) {
		path := filepath.Join(r.dir, journalFile)
		f, err := os.Open(path)
		if err != nil {
			yield(Line{}, fmt.Errorf("read journal: %w", err))
			return
		}
		defer f.Close()
		if _, err := f.Seek(from.Offset, io.SeekStart); err != nil {
			yield(Line{}, fmt.Errorf("read journal: %w", err))
			return
		}
		s := newScanner(f)
		last, v := from.Seq, r.newVerifier()
		if from.Seq > 0 {
			v.last = from.hash
		}
		for s.nextLine() {
			l, err := skimLine(s.line)
			l.Offset, l.Size = from.Offset+s.offset, int64(len(s.line))
			if err == nil && l.Seq != last+1 {
				err = fmt.Errorf("its seq is %d, and %d comes next", l.Seq, last+1)
			}
			if err == nil {
				var session *trial.Session
				if l.Record != nil {
					session = l.Record.Session
				}
				err = v.checkLine(s.line, l.Seq, session)
				l.hash = v.last
			}
			if err != nil {
				line := int(last) + 1 // lines are numbered without a gap
				yield(Line{}, &BadLine{Path: path, Line: line, Offset: l.Offset, Err: err})
				return
			}
			last = l.Seq
			if !yield(l, nil) {
				return
			}
		}
		if s.err != nil {
			yield(Line{}, fmt.Errorf("read journal %s: %w", path, s.err))
			return
		}
		if err := v.checkEnd(last); err != nil {
			yield(Line{}, &BadLine{Path: path, Line: int(last) + 1, Offset: from.Offset + s.end, Err: err})
		}
	}
}

// Place is where a line lies.
type Place struct{ Offset, Size int64 }

// lineBuffers holds buffers for reuse, since records are often read one at a time.
var lineBuffers = sync.Pool{New: func() any { return new([]byte) }}

// RecordsAt decodes the lines at places, in their order. It omits optional records of
// an unknown type.
func (r *Run) RecordsAt(places []Place) iter.Seq2[trial.Record, error] {
	return func(yield func(trial.Record, error) bool) {
		lines, err := r.OpenLines()
		if err != nil {
			yield(trial.Record{}, err)
			return
		}
		defer lines.Close()
		lines.RecordsAt(places)(yield)
	}
}

// Lines is the journal of a run, open for reading single lines. It is safe for concurrent
// use.
type Lines struct{ f *os.File }

// OpenLines opens the journal for reading single lines.
func (r *Run) OpenLines() (*Lines, error) {
	f, err := os.Open(filepath.Join(r.dir, journalFile))
	if err != nil {
		return nil, fmt.Errorf("read journal: %w", err)
	}
	return &Lines{f}, nil
}

// Close closes the journal.
func (l *Lines) Close() error { return l.f.Close() }

// RecordsAt is like [Run.RecordsAt].
func (l *Lines) RecordsAt(places []Place) iter.Seq2[trial.Record, error] {
	return func(yield func(trial.Record, error) bool) {
		buf, _ := lineBuffers.Get().(*[]byte)
		defer lineBuffers.Put(buf)
		for _, p := range places {
			line, err := l.readLine(p, buf)
			if err != nil {
				yield(trial.Record{}, err)
				return
			}
			rec, err := decodeRecord(line)
			if err != nil {
				yield(trial.Record{}, &BadLine{Path: l.f.Name(), Offset: p.Offset, Err: err})
				return
			}
			if isKnown(rec.Type) && !yield(rec, nil) {
				return
			}
		}
	}
}

// readLine reads the line at p into buf, which it makes larger if need be.
func (l *Lines) readLine(p Place, buf *[]byte) ([]byte, error) {
	if p.Size < 0 || p.Size > maxLine {
		return nil, fmt.Errorf("read journal %s: a line of %d bytes", l.f.Name(), p.Size)
	}
	if int64(cap(*buf)) < p.Size {
		*buf = make([]byte, p.Size)
	}
	line := (*buf)[:p.Size]
	if _, err := l.f.ReadAt(line, p.Offset); err != nil {
		return nil, fmt.Errorf("read journal %s at %d: %w", l.f.Name(), p.Offset, err)
	}
	return line, nil
}

// ArtifactAt decodes what the attempt at p left, without its transcript and the rest. It
// returns nil if the line has not the usual form; [Lines.RecordsAt] reads any.
func (l *Lines) ArtifactAt(p Place) (*trial.Artifact, error) {
	buf, _ := lineBuffers.Get().(*[]byte)
	defer lineBuffers.Put(buf)
	line, err := l.readLine(p, buf)
	if err != nil {
		return nil, err
	}
	a, ok := quickArtifact(line)
	if !ok {
		return nil, nil
	}
	return a, nil
}

// quickArtifact decodes the artifact of an attempt that quickSkim can skim. Within a string
// its name would have escapes, and no other part of an attempt has that name.
func quickArtifact(line []byte) (*trial.Artifact, bool) {
	const name = `,"artifact":{`
	if l, ok := quickSkim(line); !ok || l.Type != trial.RecordAttempt {
		return nil, false
	}
	i := bytes.Index(line, []byte(name))
	if i < 0 || bytes.Contains(line[i+1:], []byte(name)) {
		return nil, false
	}
	w := borrowDecoder(line)
	defer w.giveBack()
	a := &trial.Artifact{}
	w.i = i + len(name)
	w.decodeArtifact(a)
	w.takeByte('}')
	return a, !w.bad
}

// skimLine skims a line written by this package and decodes any other.
func skimLine(line []byte) (Line, error) {
	if l, ok := quickSkim(line); ok {
		return l, nil
	}
	rec, err := decodeRecord(line)
	if err != nil {
		return Line{}, err
	}
	l := Line{Seq: rec.Seq, Sess: rec.Sess, Type: rec.Type}
	switch {
	case rec.Start != nil:
		l.Key = rec.Start.Key
	case rec.Usage != nil:
		l.Key = rec.Usage.Key
	case rec.Attempt != nil:
		l.Key, l.Settled = rec.Attempt.Key, rec.Attempt.Settled
	case rec.Score != nil:
		l.Key = rec.Score.Key
	case rec.Skip != nil:
		l.Key = rec.Skip.Key
	case isKnown(rec.Type):
		l.Record = &rec
	}
	return l, nil
}

// settledEnd is the end of the line of an attempt that counts. With exactly two
// braces, the field belongs to the attempt itself.
var settledEnd = []byte(`,"settled":true}}`)

// quickSkim skims a line in the usual form. It reports whether the line has that
// form.
func quickSkim(line []byte) (Line, bool) {
	g := prefixReader{rest: line}
	l := Line{}
	if isHashed(line) {
		g.rest = line[hashedFrom:]
		l.Seq = g.takeNumber(`"seq":`)
	} else {
		l.Seq = g.takeNumber(`{"seq":`)
	}
	g.takeUntil(`,"t":"`, `"`)
	l.Sess = int(g.takeNumber(`,"s":`))
	kind := g.takeUntil(`,"type":"`, `"`)
	// Session, grading, end and worker are wanted whole.
	i := slices.IndexFunc(skimmed, func(t trial.RecordType) bool { return string(t) == string(kind) })
	if i < 0 {
		return l, false
	}
	if l.Type = skimmed[i]; l.Type == trial.RecordUsage {
		g.takePrefix(`,"optional":true`)
	}
	g.takePrefix(`,"`)
	g.takePrefix(string(l.Type))
	l.Key.Task = string(g.takeUntil(`":{"key":{"task":"`, `"`))
	l.Key.Arm = string(g.takeUntil(`,"arm":"`, `"`))
	l.Key.Index = int(g.takeNumber(`,"index":`))
	g.takePrefix(`}`)
	if l.Type == trial.RecordAttempt {
		l.Settled = bytes.HasSuffix(line, settledEnd)
	}
	return l, !g.failed && bytes.HasSuffix(line, []byte("}}"))
}

// skimmed lists the types of records that quickSkim knows.
var skimmed = []trial.RecordType{trial.RecordScore, trial.RecordAttempt, trial.RecordUsage, trial.RecordStart, trial.RecordSkip}

type prefixReader struct {
	rest   []byte
	failed bool
}

func (g *prefixReader) takePrefix(w string) {
	if g.failed || len(g.rest) < len(w) || string(g.rest[:len(w)]) != w {
		g.failed = true
		return
	}
	g.rest = g.rest[len(w):]
}

// takeUntil returns the text between before and end. It fails if the text has an
// escape.
func (g *prefixReader) takeUntil(before, end string) []byte {
	g.takePrefix(before)
	if g.failed {
		return nil
	}
	i := bytes.Index(g.rest, []byte(end))
	if i < 0 || bytes.IndexByte(g.rest[:i], '\\') >= 0 {
		g.failed = true
		return nil
	}
	s := g.rest[:i]
	g.rest = g.rest[i+len(end):]
	return s
}

func (g *prefixReader) takeNumber(before string) int64 {
	g.takePrefix(before)
	i := 0
	for i < len(g.rest) && i < 19 && '0' <= g.rest[i] && g.rest[i] <= '9' {
		i++
	}
	if g.failed || i == 0 {
		g.failed = true
		return 0
	}
	n, err := strconv.ParseInt(string(g.rest[:i]), 10, 64)
	if err != nil {
		g.failed = true
	}
	g.rest = g.rest[i:]
	return n
}
