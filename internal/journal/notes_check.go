package journal

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

// checkNotes adds the damage of the notes of the run folder at dir to the report. It
// returns the content of a repaired file, with a placeholder for every lost line, or
// nil if the notes are intact.
func (r *Report) checkNotes(dir string) ([]byte, error) {
	path := filepath.Join(dir, notesFile)
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var seqs []int64
	var texts [][]byte
	scan := newScanner(f)
	for scan.nextLine() {
		line, err := decodeNote(scan.line)
		switch {
		case errors.Is(err, ErrNewer):
			return nil, &BadLine{Path: path, Line: scan.n, Offset: scan.offset, Err: err}
		case err == nil && (line.Seq < 1 || line.Seq > int64(scan.n)+maxGap):
			err = fmt.Errorf("its seq is %d", line.Seq)
		}
		if err != nil {
			r.NoteLines = append(r.NoteLines, &BadLine{Path: path, Line: scan.n, Offset: scan.offset, Err: err})
			line.Seq = 0
		}
		seqs, texts = append(seqs, line.Seq), append(texts, slices.Clone(scan.line))
	}
	if scan.err != nil {
		return nil, fmt.Errorf("read notes %s: %w", path, scan.err)
	}
	var good []byte
	last := int64(0)
	for i, keep := range risingNumbers(seqs) {
		if !keep {
			if seqs[i] != 0 {
				r.NoteLines = append(r.NoteLines, &BadLine{Path: path, Line: i + 1, Err: fmt.Errorf("its seq is %d, out of order", seqs[i])})
			}
			continue
		}
		if seqs[i] != last+1 && (i == 0 || seqs[i-1] != 0) {
			r.NoteLines = append(r.NoteLines, &BadLine{Path: path, Line: i + 1, Err: fmt.Errorf("its seq is %d, and %d comes next: lines are missing before it", seqs[i], last+1)})
		}
		for last++; last < seqs[i]; last++ {
			good = fmt.Appendf(good, `{"seq":%d,"lost":true}`+"\n", last)
		}
		r.Notes++
		good = append(append(good, texts[i]...), '\n')
	}
	slices.SortStableFunc(r.NoteLines, func(a, b *BadLine) int { return a.Line - b.Line })
	if len(r.NoteLines) == 0 {
		return nil, nil
	}
	if good == nil {
		good = []byte{}
	}
	return good, nil
}

// salvageNotes makes the notes readable again and keeps the damaged file as
// notes.bad-N.
func salvageNotes(dir string, r *Report) error {
	good, err := r.checkNotes(dir)
	if err != nil || good == nil {
		return err
	}
	return replaceDamaged(dir, notesFile, "notes.bad-", func(w io.Writer) error {
		_, err := w.Write(good)
		return err
	})
}
