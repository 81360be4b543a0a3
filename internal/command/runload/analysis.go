package runload

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/baseline"
	"github.com/assay-eval/assay/internal/analyse/taskmodel"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/gate"
	"github.com/assay-eval/assay/internal/history"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/kind/registry"
	"github.com/assay-eval/assay/internal/suite"
)

// NoteError keeps the exit code of a user's mistake. A damaged file fails the
// preflight; any other error is a disk error.
func NoteError(err error) error {
	if _, bad := errors.AsType[*journal.BadLine](err); bad {
		return cmdenv.MissingError(err)
	}
	if exit, ok := errors.AsType[*cmdenv.ExitError](err); ok {
		return exit
	}
	return cmdenv.DiskError(err)
}

// Analyse reads a run folder into figures: what was settled before the first
// trial, the journal and the notes. at > 0 reads the journal up to that record
// only. Each of with adds to the analysis options.
func Analyse(r *journal.Run, s *suite.Suite, at int64, with ...func(*analyse.Options)) (*analyse.Analysis, error) {
	facts := make(chan []analyse.Fact, 1) // not needed before the end, and slow for thousands of tasks
	go func(m *journal.Manifest) { facts <- setting(m) }(r.Manifest())
	opt, err := AnalysisOptions(r, s)
	if err != nil {
		return nil, err
	}
	records := r.FactsUntil(math.MaxInt64)
	if at > 0 {
		last := int64(0)
		for rec, err := range r.Records() {
			if err != nil {
				break // the analysis says it
			}
			last = rec.Seq
		}
		if at > last {
			return nil, cmdenv.UsageErrorf("--at %d: the journal of run %s ends with record %d", at, r.Dir(), last)
		}
		records = r.FactsUntil(at)
	}
	opt.Spill = newSpill(len(r.Manifest().Plan.Trials))
	for _, add := range with {
		add(&opt)
	}
	an, err := analyse.Run(s, r.Manifest().Plan, records, opt)
	if err != nil {
		if _, bad := errors.AsType[*journal.BadLine](err); bad {
			return nil, cmdenv.MissingError(err)
		}
		return nil, fmt.Errorf("analyse run %s: %w", r.Dir(), err)
	}
	an.Setting = AddHost(<-facts, an.Sessions)
	return an, nil
}

// GradedHelp is of --graded, wherever there is one.
const GradedHelp = "leave outcomes that people have set (assay annotate --override) out: figures as graded"

// GradedOnly is the option of an analysis that --graded is.
func GradedOnly(graded bool) func(*analyse.Options) {
	return func(o *analyse.Options) { o.GradedOnly = graded }
}

// AnalysisOptions returns the options of every analysis of a run, all but its setting.
func AnalysisOptions(r *journal.Run, s *suite.Suite) (analyse.Options, error) {
	m := r.Manifest()
	prices, err := suiteload.PinnedPrices(s, m.Prices)
	if err != nil {
		return analyse.Options{}, fmt.Errorf("read the prices of run %s: %w", r.Dir(), err)
	}
	notes, err := r.Notes()
	if err != nil {
		return analyse.Options{}, NoteError(err)
	}
	opt := analyse.Options{Run: m.ID, Prices: prices.Pricer(), Kinds: registry.Analysis(), Parts: taskmodel.Parts, Gates: CheckGates(nil, nil), Notes: notes}
	if len(m.History) > 0 {
		opt.History = new(history.History)
		if err := json.Unmarshal(m.History, opt.History); err != nil {
			return analyse.Options{}, cmdenv.MissingError(fmt.Errorf("read the history of run %s: %w", r.Dir(), err))
		}
	}
	if m.Notice != "" {
		opt.Notice = []string{m.Notice}
	}
	if !r.Chained() {
		opt.Notice = append(opt.Notice, "the record carries no hashes (format 1, written by an earlier assay): changes to it cannot be found")
	}
	return opt, nil
}

// CheckGates returns the gates of an analysis.
func CheckGates(base *baseline.Baseline, seed *gate.SeedBounds) func(*analyse.Analysis) {
	return gate.Check(gate.Options{Baseline: base, Seed: seed, Profiles: registry.Profiles()})
}

// ReadAnalysis reads the run that the user named.
func ReadAnalysis(loader *suiteload.Loader, arg, out string, graded bool) (*analyse.Analysis, json.RawMessage, error) {
	r, err := Open(loader, arg, out, 0)
	if err != nil {
		return nil, nil, err
	}
	an, err := Analyse(r.Run, r.Suite, 0, GradedOnly(graded))
	return an, r.Run.Manifest().Resolved, err
}
