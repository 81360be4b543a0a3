package cli

import (
	"cmp"
	"fmt"
	"io"
	"path/filepath"
	"slices"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/report/html"
	"github.com/assay-eval/assay/internal/trial"
)

// formatHTML is the only format that is more than one file. Printed, it stands
// alone.
const formatHTML = "html"

// OpenReader makes evidence an [html.Streamer].
func (e *evidence) OpenReader(ref trial.Ref) (io.ReadCloser, error) { return e.run.OpenReader(ref) }

// Attempt makes evidence an [html.Recorder]: where records lie is found once, and
// each is read when it is asked for.
func (e *evidence) Attempt(seq int64) (*trial.Attempt, error) {
	e.skimmed.Do(e.skim)
	i, ok := slices.BinarySearchFunc(e.settled, seq, func(s settledAt, seq int64) int { return cmp.Compare(s.seq, seq) })
	if !ok {
		if e.skimErr != nil {
			return nil, e.skimErr
		}
		return nil, fmt.Errorf("record %d of run %s is no attempt that counts", seq, e.run.Dir())
	}
	rec, err := e.recordAt(e.settled[i].place)
	if err != nil {
		return nil, err
	}
	return &rec.Attempt, nil
}

// recordAt reads the record of an attempt.
func (e *evidence) recordAt(place journal.Place) (*trial.AttemptRecord, error) {
	for rec, err := range e.run.RecordsAt([]journal.Place{place}) {
		if err != nil {
			return nil, err
		}
		if rec.Attempt != nil {
			return rec.Attempt, nil
		}
	}
	return nil, fmt.Errorf("what run %s has at %d is no attempt", e.run.Dir(), place.Offset)
}

// skim finds the records of attempts that count.
func (e *evidence) skim() {
	for l, err := range e.run.Skim(journal.Mark{}) {
		if err != nil {
			e.skimErr = err
			return
		}
		if l.Settled {
			e.settled = append(e.settled, settledAt{l.Seq, journal.Place{Offset: l.Offset, Size: l.Size}})
		}
	}
}

// printPage is assay report --format html: the path of the page, or with single a
// page that stands alone.
func (a *app) printPage(r *journal.Run, an *analyse.Analysis, single, written bool) error {
	switch {
	case single:
		return html.Single(a.Out, an, evidenceOf(r))
	case !written:
		return cmdenv.UsageErrorf("--format %s writes the pages of all that is known: with --at or --graded, say --single as well", formatHTML)
	}
	_, err := fmt.Fprintln(a.Out, filepath.Join(r.Dir(), "out", html.PageFile))
	return err
}
