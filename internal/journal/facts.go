package journal

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"iter"
	"os"
	"path/filepath"

	"github.com/assay-eval/assay/internal/parallel"
	"github.com/assay-eval/assay/internal/trial"
)

// sectionSize is the size of the parts of a journal that are decoded at the same time.
const sectionSize = 32 << 10

// FactsUntil is like [Run.RecordsUntil] for analyses, which read no artifacts: refs come
// without their bytes. It decodes parts of the journal ahead of the consumer, and yields
// the records that the file holds at its start.
func (r *Run) FactsUntil(seq int64) iter.Seq2[trial.Record, error] {
	return func(yield func(trial.Record, error) bool) {
		path := filepath.Join(r.dir, journalFile)
		f, err := os.Open(path)
		if err != nil {
			yield(trial.Record{}, fmt.Errorf("read journal: %w", err))
			return
		}
		defer f.Close()
		info, err := f.Stat()
		if err != nil {
			yield(trial.Record{}, fmt.Errorf("read journal: %w", err))
			return
		}
		size := info.Size()
		walk := factWalk{path: path, v: r.newVerifier()}
		n := int((size + sectionSize - 1) / sectionSize)
		sections := parallel.InOrder(n, func(i int) (*section, error) {
			return readSection(f, int64(i)*sectionSize, size, walk.v.chained)
		})
		for s, err := range sections {
			if err != nil {
				yield(trial.Record{}, fmt.Errorf("read journal %s: %w", path, err))
				return
			}
			if !walk.yieldSection(s, seq, yield) {
				return
			}
		}
		if err := walk.v.checkEnd(walk.last); err != nil {
			yield(trial.Record{}, &BadLine{Path: path, Line: walk.lines + 1, Offset: walk.end, Err: err})
		}
	}
}

// section is the lines that begin in a part of a journal.
type section struct {
	offset int64 // of the first line
	text   []byte
	lines  []factLine // up to the first that is no record
}

// factLine is a decoded line of a section.
type factLine struct {
	rec  trial.Record
	err  error
	end  int  // in the text of the section, before the line break
	fits bool // its hash follows from the line before it in the section
}

// readSection decodes the lines of a file of size bytes that begin in the part from offset
// on. The line before the first is not known here.
func readSection(f io.ReaderAt, offset, size int64, chained bool) (*section, error) {
	text, offset, err := readWholeLines(f, offset, size)
	if err != nil {
		return nil, err
	}
	s := &section{offset: offset, text: text}
	var c chain
	known := false
	for begin := 0; begin < len(text); {
		end := begin + bytes.IndexByte(text[begin:], '\n')
		line := text[begin:end]
		l := factLine{end: end}
		l.rec, l.err = decodeLine(line, true)
		if chained && l.err == nil {
			l.fits = known && c.verify(line) == nil
			c.last, known = recordedHash(line)
		}
		s.lines = append(s.lines, l)
		if l.err != nil {
			break
		}
		begin = end + 1
	}
	return s, nil
}

// readWholeLines returns the lines that begin in the part from offset on, with their
// line breaks, and where the first begins. A last line without a line break is left out.
func readWholeLines(f io.ReaderAt, offset, size int64) (text []byte, begin int64, err error) {
	begin = max(0, offset-1) // the line break before a line that begins with the part
	end := min(size, offset+sectionSize)
	text = make([]byte, end-begin, end-begin+8<<10)
	if _, err := f.ReadAt(text, begin); err != nil && !errors.Is(err, io.EOF) {
		return nil, 0, err
	}
	if offset > 0 {
		at := bytes.IndexByte(text, '\n')
		if at < 0 {
			return nil, 0, nil // within one line
		}
		text, begin = text[at+1:], begin+int64(at)+1
	}
	if len(text) == 0 || text[len(text)-1] == '\n' {
		return text, begin, nil
	}
	for more := int64(4 << 10); ; more *= 2 { // the rest of the last line
		from := begin + int64(len(text))
		if from == size {
			return text[:bytes.LastIndexByte(text, '\n')+1], begin, nil
		}
		if len(text) > maxLine {
			return nil, 0, fmt.Errorf("the line at byte offset %d has more than %d bytes", begin+int64(bytes.LastIndexByte(text, '\n'))+1, maxLine)
		}
		rest := make([]byte, min(more, size-from))
		if _, err := f.ReadAt(rest, from); err != nil && !errors.Is(err, io.EOF) {
			return nil, 0, err
		}
		if at := bytes.IndexByte(rest, '\n'); at >= 0 {
			return append(text, rest[:at+1]...), begin, nil
		}
		text = append(text, rest...)
	}
}

// factWalk is the state of a walk over the sections of a journal.
type factWalk struct {
	path  string
	v     *verifier
	last  int64 // record
	lines int   // so far
	end   int64 // where the next line begins
}

// yieldSection yields the records of a section up to number seq, and reports whether to
// go on.
func (w *factWalk) yieldSection(s *section, seq int64, yield func(trial.Record, error) bool) bool {
	begin := 0
	for i := range s.lines {
		l := &s.lines[i]
		w.lines++
		err := l.err
		if err == nil && l.rec.Seq != w.last+1 {
			err = fmt.Errorf("its seq is %d, and %d comes next", l.rec.Seq, w.last+1)
		}
		if err == nil {
			err = w.v.checkVerified(s.text[begin:l.end], l.rec.Seq, l.rec.Session, l.fits)
		}
		if err != nil {
			yield(trial.Record{}, &BadLine{Path: w.path, Line: w.lines, Offset: s.offset + int64(begin), Err: err})
			return false
		}
		w.last = l.rec.Seq
		begin = l.end + 1
		w.end = s.offset + int64(begin)
		if l.rec.Seq > seq {
			return false
		}
		if (isKnown(l.rec.Type) || l.rec.Type == trial.RecordLost) && !yield(l.rec, nil) {
			return false
		}
	}
	return true
}
