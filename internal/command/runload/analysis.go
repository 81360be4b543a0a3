package runload

import (
	"encoding/json"
	"errors"
	"fmt"
	"iter"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/gate"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/kind/registry"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// NoteError keeps the exit code of a user's mistake. A damaged file fails the
// preflight; any other error is a disk error.
func NoteError(err error) error {
	var bad *journal.BadLine
	if errors.As(err, &bad) {
		return cmdenv.MissingError(err)
	}
	var exit *cmdenv.ExitError
	if errors.As(err, &exit) {
		return exit
	}
	return cmdenv.DiskError(err)
}

// Analyse reads a run folder into figures: what was settled before the first
// trial, the journal and the notes. at > 0 reads the journal up to that record
// only. Each of with adds to the analysis options.
func Analyse(r *journal.Run, s *suite.Suite, at int64, with ...func(*analyse.Options)) (*analyse.Analysis, error) {
	opt, err := AnalysisOptions(r, s)
	if err != nil {
		return nil, err
	}
	records := r.Records()
	if at > 0 {
		last := int64(0)
		for rec, err := range PastTorn(r.Records()) {
			if err != nil {
				break // the analysis says it
			}
			last = rec.Seq
		}
		if at > last {
			return nil, cmdenv.UsageErrorf("--at %d: the journal of run %s ends with record %d", at, r.Dir(), last)
		}
		records = r.RecordsUntil(at)
	}
	for _, add := range with {
		add(&opt)
	}
	an, err := analyse.Run(s, r.Manifest().Plan, PastTorn(records), opt)
	if err != nil {
		var bad *journal.BadLine
		if errors.As(err, &bad) {
			return nil, cmdenv.MissingError(err)
		}
		return nil, fmt.Errorf("analyse run %s: %w", r.Dir(), err)
	}
	an.Setting = AddHost(an.Setting, an.Sessions)
	return an, nil
}

// PastTorn reads on where a journal ends in a torn line: nothing in it was
// acknowledged, so a report need not fail for it.
func PastTorn(records iter.Seq2[trial.Record, error]) iter.Seq2[trial.Record, error] {
	return func(yield func(trial.Record, error) bool) {
		for rec, err := range records {
			var torn *journal.Torn
			if errors.As(err, &torn) {
				return
			}
			if !yield(rec, err) {
				return
			}
		}
	}
}

// GradedHelp is of --graded, wherever there is one.
const GradedHelp = "leave outcomes that people have set (assay annotate --override) out: figures as graded"

// GradedOnly is the option of an analysis that --graded is.
func GradedOnly(graded bool) func(*analyse.Options) {
	return func(o *analyse.Options) { o.GradedOnly = graded }
}

// AnalysisOptions are what every analysis of a run is given.
func AnalysisOptions(r *journal.Run, s *suite.Suite) (analyse.Options, error) {
	m := r.Manifest()
	prices, err := suiteload.PinnedPrices(s, m.Prices)
	if err != nil {
		return analyse.Options{}, fmt.Errorf("read the prices of run %s: %w", r.Dir(), err)
	}
	var notice []string
	if m.Notice != "" {
		notice = append(notice, m.Notice)
	}
	notes, err := r.Notes()
	if err != nil {
		return analyse.Options{}, NoteError(err)
	}
	opt := analyse.Options{Run: m.ID, Prices: prices.Pricer(), Kinds: registry.Analysis(), Gates: CheckGates(nil, nil)}
	opt.Notice, opt.Setting, opt.Notes = notice, setting(m), notes
	return opt, nil
}

// CheckGates returns the gates of an analysis.
func CheckGates(base *analyse.Baseline, seed *gate.SeedBounds) func(*analyse.Analysis) {
	return gate.Check(gate.Options{Baseline: base, Seed: seed, Profiles: registry.Profiles()})
}

// ReadAnalysis reads the run that the user named.
func ReadAnalysis(loader *suiteload.Loader, arg, out string, graded bool) (*analyse.Analysis, json.RawMessage, error) {
	dir, err := FindRun(arg, out)
	if err != nil {
		return nil, nil, err
	}
	r, err := Restore(loader, dir, 0)
	if err != nil {
		return nil, nil, err
	}
	an, err := Analyse(r.Run, r.Suite, 0, GradedOnly(graded))
	return an, r.Run.Manifest().Resolved, err
}
