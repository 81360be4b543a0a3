package runcmd

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// newPurse keeps account of the money of a session.
func (j *job) newPurse() (*run.Budget, error) {
	worst := map[string]*big.Rat{}
	for _, arm := range j.suite.Arms {
		if b, ok := j.runtime.WorstCase(arm.ID()); ok {
			worst[arm.ID()], _ = j.prices.WorstCase(arm.ID(), b, false)
		}
	}
	p := &run.Budget{Limit: budgetOf(j.suite), Worst: func(arm string) *big.Rat { return worst[arm] }, Metered: j.isMetered, Cost: j.prices.Billed}
	if j.restored == nil {
		return p, nil
	}
	under := map[trial.Key]*openAttempt{} // of which the journal has no end yet
	bookCutOff := func(key trial.Key) {
		if a := under[key]; a != nil {
			p.BookCutOff(&a.Attempt, a.most)
			delete(under, key)
		}
	}
	for rec, err := range j.restored.Run.Records() {
		if err != nil {
			return nil, fmt.Errorf("add up what was spent: %w", err)
		}
		switch {
		case rec.Start != nil:
			bookCutOff(rec.Start.Key)
			a := &openAttempt{Attempt: trial.Attempt{Key: rec.Start.Key, N: rec.Start.N, Source: trial.Live}}
			if rec.Start.Metered { // nothing is sent before a note
				a.most = new(big.Rat)
			}
			under[rec.Start.Key] = a
		case rec.Usage != nil:
			a := under[rec.Usage.Key]
			switch {
			case a == nil || a.N != rec.Usage.N:
			case rec.Usage.MostUSD != "":
				a.most, _ = new(big.Rat).SetString(rec.Usage.MostUSD)
			default:
				a.Usage = append(a.Usage, rec.Usage.Usage)
			}
		case rec.Attempt != nil:
			if a := under[rec.Attempt.Key]; a != nil && a.N == rec.Attempt.N {
				delete(under, rec.Attempt.Key)
			}
			if rec.Attempt.Source == trial.Live {
				booked, _ := new(big.Rat).SetString(rec.Attempt.BookedUSD)
				p.Book(&rec.Attempt.Attempt, booked)
			}
		}
	}
	for _, t := range j.restored.Run.Manifest().Plan.Trials {
		bookCutOff(t.Key)
	}
	return p, nil
}

// openAttempt is an attempt whose end is not recorded, with the most that it can have
// cost; nil for its worst case.
type openAttempt struct {
	trial.Attempt
	most *big.Rat
}

// isMetered reports whether the budget is asked before each request of an arm.
func (j *job) isMetered(arm string) bool { return j.runtime.IsMetered(arm) && j.prices.CanMeter(arm) }

func budgetOf(s *suite.Suite) *big.Rat {
	if s.Budget.USD == nil {
		return nil
	}
	r, _ := new(big.Rat).SetString(fmt.Sprint(*s.Budget.USD)) // nil if not a number
	return r
}

// enforcement says where the budget is enforced: before each request of arms that ask,
// and before trials of the others.
func (j *job) enforcement() string {
	const atTrials = "a trial starts only if its worst case still fits"
	var trials []string
	metered := false
	for _, arm := range j.suite.Arms {
		switch id := arm.ID(); {
		case j.runtime.Source(id) != trial.Live || j.runtime.IsFree(id):
		case j.isMetered(id):
			metered = true
		case !slices.Contains(trials, arm.Agent):
			trials = append(trials, arm.Agent)
		}
	}
	switch {
	case !metered:
		return atTrials
	case len(trials) == 0:
		return "no request is sent that may cost more than what is left"
	}
	return fmt.Sprintf("no request is sent that may cost more than what is left; of %s %s", report.Clean(strings.Join(trials, ", ")), atTrials)
}
