package journal

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"

	"github.com/assay-eval/assay/internal/trial"
)

// Report is the result of [CheckRun].
type Report struct {
	Records int        // that can be read and are in order
	Torn    *Torn      // no loss; the next writer puts it aside
	Lines   []*BadLine // what [Salvage] leaves out, in file order
	Blobs   []error    // blobs that a good record names and that are missing or damaged
	Lost    int        // records that an earlier salvage left out

	Notes     int        // that can be read and are in order
	NoteLines []*BadLine // of notes.jsonl, which [Salvage] leaves out

	Err error // why nothing can be said: no run folder, or one of a newer assay
}

// OK reports whether every record and every blob can be read.
func (r Report) OK() bool { return r.Err == nil && len(r.Lines)+len(r.NoteLines)+len(r.Blobs) == 0 }

// CheckRun reads the whole run folder at dir, with every blob that the journal
// names, and reports all that is wrong with it. It changes nothing.
func CheckRun(dir string) Report {
	run, err := Open(dir)
	if err != nil {
		return Report{Err: err}
	}
	f, err := os.Open(filepath.Join(dir, journalFile))
	if err != nil {
		return Report{Err: err}
	}
	defer f.Close()
	s, err := siftLines(f, f.Name(), func(n int, rec *trial.Record) error {
		if rec.Attempt == nil {
			return nil
		}
		var errs []error
		for ref := range attemptRefs(&rec.Attempt.Attempt) {
			if _, err := run.Open(ref); err != nil {
				errs = append(errs, fmt.Errorf("line %d: attempt %d of %s: %w", n, rec.Attempt.N, rec.Attempt.Key, err))
			}
		}
		return errors.Join(errs...)
	})
	if err != nil {
		return Report{Err: err}
	}
	if _, err := run.Open(run.manifest.Fixture); err != nil && !run.manifest.Fixture.IsZero() {
		s.Blobs = append(s.Blobs, fmt.Errorf("%s: fixture: %w", manifestFile, err))
	}
	if _, err := s.checkNotes(dir); err != nil {
		return Report{Err: err}
	}
	return s.Report
}

// Salvage makes the journal of the run folder at dir readable again: it copies every
// good line byte for byte to a new journal, replaces a lost line by a record of the
// optional type "lost" with its number, and keeps the old journal as journal.bad-N.
// It salvages notes in the same way. The report lists the losses. If no line is bad,
// Salvage does nothing.
func Salvage(dir string) (Report, error) {
	if _, err := readManifest(dir); err != nil {
		return Report{}, err
	}
	lock, err := acquireLock(dir)
	if err != nil {
		return Report{}, err
	}
	report, err := salvageJournal(dir)
	if err == nil {
		err = withNotesLock(dir, func() error { return salvageNotes(dir, &report) })
	}
	if err = errors.Join(err, lock.Close()); err != nil {
		return report, fmt.Errorf("salvage %s: %w", dir, err)
	}
	return report, nil
}

func salvageJournal(dir string) (Report, error) {
	path := filepath.Join(dir, journalFile)
	old, err := os.Open(path)
	if err != nil {
		return Report{}, err
	}
	defer old.Close()
	s, err := siftLines(old, path, nil)
	if err != nil {
		return Report{}, err
	}
	if len(s.Lines) == 0 {
		return s.Report, nil
	}
	if _, err := old.Seek(0, io.SeekStart); err != nil {
		return s.Report, err
	}
	return s.Report, replaceDamaged(dir, journalFile, "journal.bad-", func(w io.Writer) error { return s.copyGood(w, old) })
}

// replaceDamaged replaces the file name in dir by the output of write, and keeps the
// old file under the first free name bad1, bad2, …
func replaceDamaged(dir, name, bad string, write func(io.Writer) error) error {
	f, err := createTemp(dir)
	if err != nil {
		return err
	}
	err = write(f)
	if err == nil {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err != nil {
		return errors.Join(err, os.Remove(f.Name()))
	}
	path := filepath.Join(dir, name)
	for n := 1; ; n++ { // link first, so that the file exists at every moment
		if err = os.Link(path, filepath.Join(dir, bad+strconv.Itoa(n))); !errors.Is(err, os.ErrExist) {
			break
		}
	}
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		return errors.Join(err, os.Remove(f.Name()))
	}
	return syncDir(dir)
}

// siftResult is a report with the numbers of the good lines.
type siftResult struct {
	Report
	seqs []int64 // by line, 0 for a bad one
}

// maxGap bounds the placeholders of a salvage, since a damaged number may be huge.
const maxGap = 100_000

// recordLost replaces a lost record in a salvaged journal.
const recordLost trial.RecordType = "lost"

// siftLines reads a whole journal and separates good lines from bad. The largest set
// of readable lines with rising numbers is good, so that one damaged number costs one
// line. Errors of check go to the report's Blobs.
func siftLines(from io.Reader, path string, check func(line int, rec *trial.Record) error) (*siftResult, error) {
	s := &siftResult{}
	var offsets []int64
	var blobs []error // with the lines in blobLines
	var blobLines []int
	scan := newScanner(from)
	for scan.nextLine() {
		rec, err := decodeRecord(scan.line)
		switch {
		case errors.Is(err, ErrNewer):
			return nil, &BadLine{Path: path, Line: scan.n, Offset: scan.offset, Err: err}
		case err == nil && (rec.Seq < 1 || rec.Seq > int64(scan.n)+maxGap):
			err = fmt.Errorf("its seq is %d", rec.Seq)
		}
		if err != nil {
			s.Lines = append(s.Lines, &BadLine{Path: path, Line: scan.n, Offset: scan.offset, Err: err})
			rec.Seq = 0
		} else if check != nil {
			if err := check(scan.n, &rec); err != nil {
				blobs, blobLines = append(blobs, err), append(blobLines, scan.n)
			}
		}
		if err == nil && rec.Type == recordLost {
			s.Lost++
		}
		s.seqs = append(s.seqs, rec.Seq)
		offsets = append(offsets, scan.offset)
	}
	if scan.err != nil {
		return nil, fmt.Errorf("read journal %s: %w", path, scan.err)
	}
	if len(scan.torn) > 0 {
		s.Torn = &Torn{Path: path, Offset: scan.end, Size: int64(len(scan.torn))}
	}
	keep := risingNumbers(s.seqs)
	last := int64(0)
	for i, seq := range s.seqs {
		switch {
		case keep[i]:
			s.Records++
			if seq != last+1 && (i == 0 || s.seqs[i-1] != 0) { // else the bad line before it is the reason
				s.Lines = append(s.Lines, &BadLine{Path: path, Line: i + 1, Offset: offsets[i], Err: fmt.Errorf("its seq is %d, and %d comes next: lines are missing before it", seq, last+1)})
			}
			last = seq
		case seq != 0:
			s.Lines = append(s.Lines, &BadLine{Path: path, Line: i + 1, Offset: offsets[i], Err: fmt.Errorf("its seq is %d, out of order", seq)})
			s.seqs[i] = 0
		}
	}
	slices.SortStableFunc(s.Lines, func(a, b *BadLine) int { return a.Line - b.Line })
	for i, err := range blobs {
		if keep[blobLines[i]-1] {
			s.Blobs = append(s.Blobs, err)
		}
	}
	return s, nil
}

// risingNumbers marks a longest strictly rising subsequence of the nonzero numbers
// (Fredman 1975).
func risingNumbers(seqs []int64) []bool {
	var ends []int // ends[k]: where the rising sequence of length k+1 with the lowest end ends
	before := make([]int, len(seqs))
	for i, seq := range seqs {
		if seq == 0 {
			continue
		}
		k, _ := slices.BinarySearchFunc(ends, seq, func(e int, seq int64) int {
			if seqs[e] < seq {
				return -1
			}
			return 1
		})
		before[i] = -1
		if k > 0 {
			before[i] = ends[k-1]
		}
		if k == len(ends) {
			ends = append(ends, i)
		} else {
			ends[k] = i
		}
	}
	keep := make([]bool, len(seqs))
	if len(ends) > 0 {
		for i := ends[len(ends)-1]; i >= 0; i = before[i] {
			keep[i] = true
		}
	}
	return keep
}

// copyGood writes the good lines unchanged, and a placeholder for every missing
// number between them.
func (s *siftResult) copyGood(to io.Writer, from io.Reader) error {
	scan := newScanner(from)
	var last int64
	var buf []byte
	for i := 0; scan.nextLine() && i < len(s.seqs); i++ {
		seq := s.seqs[i]
		if seq == 0 {
			continue
		}
		buf = buf[:0]
		if seq > last+1 {
			rec, err := decodeRecord(scan.line)
			if err != nil {
				return err
			}
			at, err := json.Marshal(rec.Time)
			if err != nil {
				return err
			}
			for missing := last + 1; missing < seq; missing++ {
				buf = fmt.Appendf(buf, `{"seq":%d,"t":%s,"s":%d,"type":%q,"optional":true}`+"\n", missing, at, rec.Sess, recordLost)
			}
		}
		buf = append(append(buf, scan.line...), '\n')
		if _, err := to.Write(buf); err != nil {
			return err
		}
		last = seq
	}
	return scan.err
}
