package runload

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"sync"

	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// evidence opens the artifacts of trials. Small artifacts are in the records rather
// than in blobs. The first access builds an index of their positions, about sixty bytes
// per item; later accesses read the record concerned.
type evidence struct {
	run   *journal.Run
	once  sync.Once
	small map[[sha256.Size]byte]journal.Place
	err   error

	mu    sync.Mutex
	place journal.Place        // of the record that was read last
	last  *trial.AttemptRecord // a report asks for one thing of a trial after the other

	skimmed sync.Once
	settled settledList
	lines   *journal.Lines
	skimErr error
}

// Open implements trial.Opener.
func (e *evidence) Open(ref trial.Ref) ([]byte, error) {
	if ref.Inline != nil || ref.Size > trial.InlineMax {
		return e.run.Open(ref)
	}
	e.once.Do(e.indexInline)
	if sum, ok := sumOf(ref.Digest); ok {
		if place, ok := e.small[sum]; ok {
			return e.readInline(ref, place)
		}
	}
	if e.err != nil {
		return nil, fmt.Errorf("open %s: %w", ref.Name, e.err)
	}
	return e.run.Open(ref)
}

// readInline is what ref names of the record at place.
func (e *evidence) readInline(ref trial.Ref, place journal.Place) ([]byte, error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.last == nil || e.place != place {
		rec, err := e.recordAt(place)
		if err != nil {
			return nil, fmt.Errorf("open %s: %w", ref.Name, err)
		}
		e.last, e.place = rec, place
	}
	for _, r := range smallOf(e.last) {
		if r.Digest == ref.Digest && r.Inline != nil {
			return r.Inline, nil
		}
	}
	return nil, fmt.Errorf("open %s: the journal was changed while it was read", ref.Name)
}

func smallOf(a *trial.AttemptRecord) [4]trial.Ref {
	return [4]trial.Ref{a.Transcript, a.Artifact.Answer, a.Artifact.Tree, a.Artifact.Patch}
}

// sumOf is the digest in bytes, which take a third of the room.
func sumOf(d seal.Digest) (sum [sha256.Size]byte, ok bool) {
	if !d.Valid() || len(d) != 2*len(sum) {
		return sum, false
	}
	_, err := hex.Decode(sum[:], []byte(d))
	return sum, err == nil
}

// indexInline finds where small things lie.
func (e *evidence) indexInline() {
	e.skimmed.Do(e.indexRecords)
	e.small, e.err = map[[sha256.Size]byte]journal.Place{}, e.skimErr
	places := e.settled.places()
	i := 0
	for rec, err := range e.run.RecordsAt(places) {
		if err != nil {
			e.err = err
			return
		}
		if rec.Attempt != nil {
			for _, r := range smallOf(rec.Attempt) {
				if sum, ok := sumOf(r.Digest); ok && r.Inline != nil {
					e.small[sum] = places[i]
				}
			}
		}
		i++
	}
}

// EvidenceOf returns the evidence for the reports of a run. The reports that need it
// are for runs of moderate length.
func EvidenceOf(r *journal.Run) trial.Opener { return &evidence{run: r} }

// OpenReader makes evidence an [html.Streamer].
func (e *evidence) OpenReader(ref trial.Ref) (io.ReadCloser, error) { return e.run.OpenReader(ref) }

// Attempt implements [report.Attempts]. The positions of records are indexed once; each
// call reads one record.
func (e *evidence) Attempt(seq int64) (*trial.Attempt, error) {
	place, err := e.placeOf(seq)
	if err != nil {
		return nil, err
	}
	rec, err := e.recordAt(place)
	if err != nil {
		return nil, err
	}
	return &rec.Attempt, nil
}

// Artifact returns the artifact of Attempt, and reads nothing else of a usual record.
func (e *evidence) Artifact(seq int64) (*trial.Artifact, error) {
	place, err := e.placeOf(seq)
	if err != nil {
		return nil, err
	}
	if left, err := e.lines.ArtifactAt(place); left != nil || err != nil {
		return left, err
	}
	rec, err := e.recordAt(place)
	if err != nil {
		return nil, err
	}
	return &rec.Artifact, nil
}

// placeOf returns where the record of an attempt that counts lies.
func (e *evidence) placeOf(seq int64) (journal.Place, error) {
	e.skimmed.Do(e.indexRecords)
	place, ok := e.settled.find(seq)
	switch {
	case ok:
		return place, nil
	case e.skimErr != nil:
		return journal.Place{}, e.skimErr
	}
	return journal.Place{}, fmt.Errorf("record %d of run %s is no attempt that counts", seq, e.run.Dir())
}

func (e *evidence) recordAt(place journal.Place) (*trial.AttemptRecord, error) {
	for rec, err := range e.lines.RecordsAt([]journal.Place{place}) {
		if err != nil {
			return nil, err
		}
		if rec.Attempt != nil {
			return rec.Attempt, nil
		}
	}
	return nil, fmt.Errorf("what run %s has at %d is no attempt", e.run.Dir(), place.Offset)
}

// indexRecords finds the records of attempts and opens the journal, which stays open as
// long as the evidence is in use.
func (e *evidence) indexRecords() {
	if e.lines, e.skimErr = e.run.OpenLines(); e.skimErr != nil {
		return
	}
	for l, err := range e.run.SkimLines(journal.Mark{}) {
		if err != nil {
			e.skimErr = err
			return
		}
		if l.Settled {
			e.settled.add(l.Seq, journal.Place{Offset: l.Offset, Size: l.Size})
		}
	}
}

// recorded is [evidence] for formats that read the record of a trial first. Small
// things lie in the record and are opened by its refs, so that only one record at a
// time is in memory.
type recorded struct{ evidence }

// Open implements trial.Opener.
func (r *recorded) Open(ref trial.Ref) ([]byte, error) { return r.run.Open(ref) }

// RecordedOf returns the evidence of a run for formats that read each trial's record
// first.
func RecordedOf(r *journal.Run) trial.Opener { return &recorded{evidence{run: r}} }
