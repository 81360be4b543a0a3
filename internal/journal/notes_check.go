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
	var seqs, offsets []int64
	var texts [][]byte
	scan := newScanner(from)
	hashes := &hashSifter{verifier: v}
	for scan.nextLine() {
		line, err := decodeNote(scan.line)
		unhashed := hashes.check(scan.line, trial.Record{Seq: line.Seq}, err)
		if hashes.repaired {
			r.NoteLines[len(r.NoteLines)-1].Err = errOnlyHash
			seqs[len(seqs)-1], hashes.repaired = hashes.before, false
		}
		if err == nil {
			err = unhashed
		}
		switch {
		case errors.Is(err, ErrNewer):
			return nil, nil, &BadLine{Path: path, Line: scan.n, Offset: scan.offset, Err: err}
		case err == nil && (line.Seq < 1 || line.Seq > int64(scan.n)+maxGap):
			err = fmt.Errorf("its seq is %d", line.Seq)
		}
		if err != nil {
			r.NoteLines = append(r.NoteLines, &BadLine{Path: path, Line: scan.n, Offset: scan.offset, Err: err})
			line.Seq = 0
		}
		seqs, offsets, texts = append(seqs, line.Seq), append(offsets, scan.offset), append(texts, slices.Clone(scan.line))
	}
	if scan.err != nil {
		return nil, nil, fmt.Errorf("read notes %s: %w", path, scan.err)
	}
	var good bytes.Buffer
	out := newLineWriter(run).to(&good)
	lose := func(n int64) error { return out.write(fmt.Appendf(nil, `{"seq":%d,"lost":true}`, n), n) }
	last := int64(0)
	for i, keep := range risingNumbers(seqs) {
		if !keep {
			if seqs[i] != 0 {
				r.NoteLines = append(r.NoteLines, &BadLine{Path: path, Line: i + 1, Offset: offsets[i], Err: fmt.Errorf("its seq is %d, out of order", seqs[i])})
			}
			continue
		}
		if seqs[i] != last+1 && (i == 0 || seqs[i-1] != 0) {
			r.NoteLines = append(r.NoteLines, &BadLine{Path: path, Line: i + 1, Offset: offsets[i], Err: fmt.Errorf("its seq is %d, and %d comes next: lines are missing before it", seqs[i], last+1)})
		}
		for last++; last < seqs[i]; last++ {
			if err := lose(last); err != nil {
				return nil, nil, err
			}
		}
		r.Notes++
		if err := out.write(texts[i], last); err != nil {
			return nil, nil, err
		}
	}
	if err := v.checkEnd(last); err != nil {
		r.NoteLines = append(r.NoteLines, &BadLine{Path: path, Line: scan.n + 1, Offset: scan.end, Err: err})
		until := min(v.head.Seq(), last+maxGap)
		for last++; last <= until; last++ {
			if err := lose(last); err != nil {
				return nil, nil, err
			}
		}
	} else if v.chained && len(r.NoteLines) == 0 && hashes.atHead != v.head {
		r.NoteLines = append(r.NoteLines, &BadLine{Path: path, Line: int(v.head.Seq()), Offset: offsets[v.head.Seq()-1], Err: errOtherHead})
	}
	slices.SortStableFunc(r.NoteLines, func(a, b *BadLine) int { return a.Line - b.Line })
	if len(r.NoteLines) == 0 {
		return nil, nil, nil
	}
	return append([]byte{}, good.Bytes()...), out, nil
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
