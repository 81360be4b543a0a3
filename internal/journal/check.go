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

	// Manifest is the error of a run.json that was changed, which nothing mends.
	Manifest error
	// Story describes records that contradict each other, though each can be read: an attempt after
	// its score, totals that are not the sums. Nothing mends it.
	Story []*BadLine
	// Format is the format of the run. Format 1 has no hashes: changes that leave every line
	// readable cannot be found.
	Format int
	// Ended is the reason of the last session if it ended in order and the last record is
	// its end; "" if the run was cut off, or is being written.
	Ended string

	Notes     int        // that can be read and are in order
	NoteLines []*BadLine // of notes.jsonl, which [Salvage] leaves out

	Err error // why nothing can be said: no run folder, or one of a newer assay
}

// OK reports whether every record and every blob can be read.
func (r Report) OK() bool {
	return r.Err == nil && r.Manifest == nil && len(r.Lines)+len(r.NoteLines)+len(r.Blobs) == 0
}

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
	audit := newAuditor(run.manifest)
	var story []*BadLine
	s, err := siftLines(f, f.Name(), run.newVerifier(), func(n int, offset int64, rec *trial.Record) error {
		if err := audit.add(rec); err != nil {
			story = append(story, &BadLine{Path: f.Name(), Line: n, Offset: offset, Err: err})
		}
		if rec.Attempt == nil {
			return nil
		}
		var errs []error
		for ref := range AttemptRefs(&rec.Attempt.Attempt) {
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
	if _, _, err := s.checkNotes(run); err != nil {
		return Report{Err: err}
	}
	s.Format = run.manifest.Format
	if len(s.Lines) == 0 { // else the story has gaps, which are reported
		s.Story = story
	}
	return s.Report
}

// Salvage makes the journal of the run folder at dir readable again: it copies every
// good line, byte for byte but for its hash, to a new journal, replaces a lost line by a
// record of the optional type "lost" with its number, and keeps the old journal as
// journal.bad-N. It salvages notes in the same way. The report lists the losses. If no
// line is bad, Salvage does nothing. It cannot mend a changed run.json.
func Salvage(dir string) (Report, error) {
	run, err := Open(dir)
	if err != nil {
		return Report{}, err
	}
	lock, err := acquireLock(dir)
	if err != nil {
		return Report{}, err
	}
	report, err := run.salvageJournal()
	if err == nil {
		err = withNotesLock(dir, func() error { return run.salvageNotes(&report) })
	}
	if err = errors.Join(err, lock.Close()); err != nil {
		return report, fmt.Errorf("salvage %s: %w", dir, err)
	}
	return report, nil
}

func (r *Run) salvageJournal() (Report, error) {
	path := filepath.Join(r.dir, journalFile)
	old, err := os.Open(path)
	if err != nil {
		return Report{}, err
	}
	defer old.Close()
	s, err := siftLines(old, path, r.newVerifier(), nil)
	if err != nil {
		return Report{}, err
	}
	if s.Manifest != nil {
		return s.Report, fmt.Errorf("%w: put the original back", s.Manifest)
	}
	if len(s.Lines) == 0 {
		return s.Report, nil
	}
	if _, err := old.Seek(0, io.SeekStart); err != nil {
		return s.Report, err
	}
	out := newLineWriter(r)
	if err := replaceDamaged(r.dir, journalFile, "journal.bad-", func(w io.Writer) error { return s.copyGood(out.to(w), old, r.manifest) }); err != nil || out.chain == nil {
		return s.Report, err
	}
	return s.Report, withNotesLock(r.dir, func() error {
		return r.writeHeads(func(m *Manifest) { m.Head = out.head() })
	})
}

// lineWriter writes lines with the hashes that belong to a run, in place of their own.
type lineWriter struct {
	w     io.Writer
	chain *chain // nil in format 1
	seq   int64  // of the last line
	buf   []byte
}

func newLineWriter(r *Run) *lineWriter {
	out := &lineWriter{}
	if r.Chained() {
		out.chain = newChain(r.digest)
	}
	return out
}

func (o *lineWriter) to(w io.Writer) *lineWriter {
	o.w = w
	return o
}

// write writes the line numbered seq, which has no line break.
func (o *lineWriter) write(line []byte, seq int64) error {
	if isHashed(line) {
		o.buf = append(append(o.buf[:0], '{'), line[hashedFrom:]...)
	} else {
		o.buf = append(o.buf[:0], line...)
	}
	if o.chain != nil {
		o.buf = append(append([]byte{}, roomForHash...), o.buf[1:]...)
		o.chain.seal(o.buf)
	}
	o.seq = seq
	_, err := o.w.Write(append(o.buf, '\n'))
	return err
}

func (o *lineWriter) head() Head {
	if o.seq == 0 {
		return ""
	}
	return newHead(o.seq, o.chain.last)
}

// replaceDamaged replaces the file name in dir by the output of write, and keeps the
// old file under the first free name bad1, bad2, …
func replaceDamaged(dir, name, bad string, write func(io.Writer) error) error {
	f, err := createTemp(dir, fileMode)
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
	seqs    []int64 // by line, 0 for a bad one
	missing int64   // records after the last that the head in run.json counts
}

var errOnlyHash = errors.New("its hash was changed; the record is whole")

// hashSifter finds the lines whose hash is wrong, also after such lines: the next line
// may follow from the hash that a damaged one has, or from the hash that it should have.
type hashSifter struct {
	*verifier
	guesses  []hashGuess // of the line before; none if nothing is known of it
	seq      int64       // of the line before; 0 if unknown
	before   int64       // seq before check
	repaired int         // how many lines before are whole but for their hashes
	atHead   Head        // of the line that the head in run.json names
	n        int
}

// hashGuess is a possible hash of a line, as it was written. If it is the right one, so
// many lines in a row, the line included, are whole but for their hashes.
type hashGuess struct {
	hash  lineHash
	wrong int
}

// mostGuesses bounds the guesses. With more wrong hashes in a row, one more line is lost.
const mostGuesses = 8

// check returns an error if the line is not what was written. err is the error of
// decoding it. It sets repaired if lines before turn out to be whole but for their hashes.
func (s *hashSifter) check(line []byte, rec trial.Record, err error) error {
	if !s.chained {
		return nil
	}
	if s.n++; s.n == 1 {
		s.guesses = []hashGuess{{s.last, 0}}
	}
	s.before = s.seq
	h, hashed := recordedHash(line)
	if !hashed {
		s.guesses, s.seq = nil, 0
		return errors.New("it does not begin with a hash")
	}
	next := []hashGuess{{h, 0}}
	follows := false
	for _, g := range s.guesses {
		computed := s.following(g.hash, line[hashedFrom:])
		if computed == h {
			follows, s.repaired = true, g.wrong
			break
		}
		next = append(next, hashGuess{computed, g.wrong + 1})
	}
	wrong := s.manifestChanged(line, rec, err)
	if !follows && (s.n > 1 || wrong == nil) && len(s.guesses) > 0 && err == nil && rec.Seq == s.seq+1 {
		wrong = errChain
	}
	if !errors.Is(wrong, errChain) {
		next = next[:1]
	}
	s.guesses, s.seq = next[:min(len(next), mostGuesses)], 0
	if err == nil {
		s.seq = rec.Seq
		if rec.Seq == s.head.Seq() {
			s.atHead = newHead(rec.Seq, h)
		}
	}
	return wrong
}

// manifestChanged returns an error if a session found another run.json. Of the first
// line it must be sure that not the line itself was changed.
func (s *hashSifter) manifestChanged(line []byte, rec trial.Record, err error) error {
	if err != nil || rec.Session == nil || rec.Session.Manifest == s.digest {
		return nil
	}
	if s.n == 1 && newChain(rec.Session.Manifest).verify(line) != nil {
		return nil
	}
	return s.manifestError(rec.Session)
}

// maxGap bounds the placeholders of a salvage, since a damaged number may be huge.
const maxGap = 100_000

// siftLines reads a whole journal and separates good lines from bad. The largest set
// of readable lines with rising numbers is good, so that one damaged number costs one
// line. Errors of check go to the report's Blobs.
func siftLines(from io.Reader, path string, v *verifier, check func(line int, offset int64, rec *trial.Record) error) (*siftResult, error) {
	s := &siftResult{}
	var offsets []int64
	var blobs []error // with the lines in blobLines
	var blobLines []int
	scan := newScanner(from)
	hashes := &hashSifter{verifier: v}
	for scan.nextLine() {
		rec, err := decodeRecord(scan.line)
		if errors.Is(err, ErrNewer) {
			return nil, &BadLine{Path: path, Line: scan.n, Offset: scan.offset, Err: err}
		}
		err = s.checkHash(hashes, scan.line, rec, err)
		if err == nil && (rec.Seq < 1 || rec.Seq > int64(scan.n)+maxGap) {
			err = fmt.Errorf("its seq is %d", rec.Seq)
		}
		s.Ended = ""
		if err != nil {
			s.Lines = append(s.Lines, &BadLine{Path: path, Line: scan.n, Offset: scan.offset, Err: err})
			rec.Seq = 0
		} else {
			s.noteRecord(&rec)
			if check != nil {
				if err := check(scan.n, scan.offset, &rec); err != nil {
					blobs, blobLines = append(blobs, err), append(blobLines, scan.n)
				}
			}
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
	last := s.dropUnordered(keep, offsets, path)
	s.checkHead(hashes, last, offsets, scan, path)
	slices.SortStableFunc(s.Lines, func(a, b *BadLine) int { return a.Line - b.Line })
	for i, err := range blobs {
		if keep[blobLines[i]-1] {
			s.Blobs = append(s.Blobs, err)
		}
	}
	return s, nil
}

// checkHash checks the hash of a line. err is the error of decoding it, which goes
// before.
func (s *siftResult) checkHash(hashes *hashSifter, line []byte, rec trial.Record, err error) error {
	wrong := hashes.check(line, rec, err)
	for i := range hashes.repaired { // their numbers follow each other
		s.Lines[len(s.Lines)-1-i].Err = errOnlyHash
		s.seqs[len(s.seqs)-1-i] = hashes.before - int64(i)
	}
	hashes.repaired = 0
	if errors.Is(wrong, errManifest) {
		s.Manifest, wrong = wrong, nil
	}
	if err != nil {
		return err
	}
	return wrong
}

// noteRecord counts a good record.
func (s *siftResult) noteRecord(rec *trial.Record) {
	if rec.Type == trial.RecordLost {
		s.Lost++
	}
	if rec.End != nil {
		s.Ended = rec.End.Reason
	}
}

// dropUnordered reports the lines that are not kept, and gaps between lines that are. It
// returns the number of the last line that is kept.
func (s *siftResult) dropUnordered(keep []bool, offsets []int64, path string) int64 {
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
	return last
}

// checkHead compares the journal, whose last good line is numbered last, with the head
// in run.json.
func (s *siftResult) checkHead(hashes *hashSifter, last int64, offsets []int64, scan *scanner, path string) {
	head := hashes.head.Seq()
	switch {
	case !hashes.chained || s.Manifest != nil || head == 0:
	case last < head:
		s.missing = min(head-last, maxGap)
		s.Lines = append(s.Lines, &BadLine{Path: path, Line: scan.n + 1, Offset: scan.end, Err: hashes.checkEnd(last)})
	case len(s.Lines) == 0 && hashes.atHead != hashes.head:
		s.Lines = append(s.Lines, &BadLine{Path: path, Line: int(head), Offset: offsets[head-1], Err: errOtherHead})
	}
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

// copyGood writes the good lines, and a placeholder for every missing number between
// and after them.
func (s *siftResult) copyGood(out *lineWriter, from io.Reader, m *Manifest) error {
	scan := newScanner(from)
	at, sess := m.Created, 0
	fill := func(until int64) error {
		t, err := json.Marshal(at)
		for err == nil && out.seq+1 < until {
			err = out.write(fmt.Appendf(nil, `{"seq":%d,"t":%s,"s":%d,"type":%q,"optional":true}`, out.seq+1, t, sess, trial.RecordLost), out.seq+1)
		}
		return err
	}
	for i := 0; scan.nextLine() && i < len(s.seqs); i++ {
		seq := s.seqs[i]
		if seq == 0 {
			continue
		}
		rec, err := decodeRecord(scan.line)
		if err != nil {
			return err
		}
		at, sess = rec.Time, rec.Sess
		if err := fill(seq); err != nil {
			return err
		}
		if err := out.write(scan.line, seq); err != nil {
			return err
		}
	}
	if scan.err != nil {
		return scan.err
	}
	return fill(out.seq + 1 + s.missing)
}
