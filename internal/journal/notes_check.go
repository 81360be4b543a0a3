package journal

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/trial"
)

// checkNotes adds the damage of the notes of run to the report. It returns the content
// of a repaired file, with a placeholder for every lost line, or nil if the notes are
// intact.
func (r *Report) checkNotes(run *Run) ([]byte, *lineWriter, error) {
	path := filepath.Join(run.dir, notesFile)
	v := run.newVerifier()
	v.head = run.manifest.NotesHead
	var from io.Reader = strings.NewReader("")
	f, err := os.Open(path)
	if err == nil {
		defer f.Close()
		from = f
	} else if !errors.Is(err, fs.ErrNotExist) {
		return nil, nil, err
	}
	lines, scan, hashes, err := r.siftNotes(from, path, v)
	if err != nil {
		return nil, nil, err
	}
	var good bytes.Buffer
	out := newLineWriter(run).to(&good)
	fill := func(until int64) error { // placeholders
		for out.seq+1 < until {
			if err := out.write(fmt.Appendf(nil, `{"seq":%d,"lost":true}`, out.seq+1), out.seq+1); err != nil {
				return err
			}
		}
		return nil
	}
	seqs := make([]int64, len(lines))
	for i, l := range lines {
		seqs[i] = l.seq
	}
	for i, keep := range risingNumbers(seqs) {
		l := lines[i]
		if !keep {
			if l.seq != 0 {
				r.NoteLines = append(r.NoteLines, &BadLine{Path: path, Line: i + 1, Offset: l.offset, Err: fmt.Errorf("its seq is %d, out of order", l.seq)})
			}
			continue
		}
		if l.seq != out.seq+1 && (i == 0 || lines[i-1].seq != 0) {
			r.NoteLines = append(r.NoteLines, &BadLine{Path: path, Line: i + 1, Offset: l.offset, Err: fmt.Errorf("its seq is %d, and %d comes next: lines are missing before it", l.seq, out.seq+1)})
		}
		r.Notes++
		if err := errors.Join(fill(l.seq), out.write(l.text, l.seq)); err != nil {
			return nil, nil, err
		}
	}
	if err := r.checkNotesHead(hashes, scan, lines, path, out, fill); err != nil {
		return nil, nil, err
	}
	slices.SortStableFunc(r.NoteLines, func(a, b *BadLine) int { return a.Line - b.Line })
	if len(r.NoteLines) == 0 {
		return nil, nil, nil
	}
	return append([]byte{}, good.Bytes()...), out, nil
}

// checkNotesHead compares the notes with their head in run.json.
func (r *Report) checkNotesHead(hashes *hashSifter, scan *scanner, lines []siftedNote, path string, out *lineWriter, fill func(int64) error) error {
	switch head := hashes.head.Seq(); {
	case !hashes.chained || head == 0:
	case out.seq < head:
		r.NoteLines = append(r.NoteLines, &BadLine{Path: path, Line: scan.n + 1, Offset: scan.end, Err: hashes.checkEnd(out.seq)})
		return fill(min(head, out.seq+maxGap) + 1)
	case len(r.NoteLines) == 0 && hashes.atHead != hashes.head:
		r.NoteLines = append(r.NoteLines, &BadLine{Path: path, Line: int(head), Offset: lines[head-1].offset, Err: errOtherHead})
	}
	return nil
}

// siftedNote is a line of the notes; seq is 0 if it is bad.
type siftedNote struct {
	seq, offset int64
	text        []byte
}

// siftNotes reads the lines of the notes and reports the bad ones.
func (r *Report) siftNotes(from io.Reader, path string, v *verifier) ([]siftedNote, *scanner, *hashSifter, error) {
	var lines []siftedNote
	scan := newScanner(from)
	hashes := &hashSifter{verifier: v}
	for scan.nextLine() {
		line, err := decodeNote(scan.line)
		if errors.Is(err, ErrNewer) {
			return nil, nil, nil, &BadLine{Path: path, Line: scan.n, Offset: scan.offset, Err: err}
		}
		unhashed := hashes.check(scan.line, trial.Record{Seq: line.Seq}, err)
		for i := range hashes.repaired { // their numbers follow each other
			r.NoteLines[len(r.NoteLines)-1-i].Err = errOnlyHash
			lines[len(lines)-1-i].seq = hashes.before - int64(i)
		}
		hashes.repaired = 0
		if err == nil {
			err = unhashed
		}
		if err == nil && (line.Seq < 1 || line.Seq > int64(scan.n)+maxGap) {
			err = fmt.Errorf("its seq is %d", line.Seq)
		}
		if err != nil {
			r.NoteLines = append(r.NoteLines, &BadLine{Path: path, Line: scan.n, Offset: scan.offset, Err: err})
			line.Seq = 0
		}
		lines = append(lines, siftedNote{line.Seq, scan.offset, slices.Clone(scan.line)})
	}
	if scan.err != nil {
		return nil, nil, nil, fmt.Errorf("read notes %s: %w", path, scan.err)
	}
	return lines, scan, hashes, nil
}

// salvageNotes makes the notes readable again and keeps the damaged file as
// notes.bad-N.
func (r *Run) salvageNotes(report *Report) error {
	good, out, err := report.checkNotes(r)
	if err != nil || good == nil {
		return err
	}
	path := filepath.Join(r.dir, notesFile)
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		if err := os.WriteFile(path, nil, fileMode); err != nil {
			return err
		}
	}
	err = replaceDamaged(r.dir, notesFile, "notes.bad-", func(w io.Writer) error {
		_, err := w.Write(good)
		return err
	})
	if err != nil || out.chain == nil {
		return err
	}
	return r.writeHeads(func(m *Manifest) { m.NotesHead = out.head() })
}
