package runcmd

import (
	"fmt"
	"math/big"

	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// newPurse keeps account of the money of a session.
func (j *job) newPurse() (*run.Budget, error) {
	worst := map[string]*big.Rat{}
	for _, arm := range j.suite.Arms {
		if b, ok := j.runtime.WorstCase(arm.ID()); ok {
			worst[arm.ID()], _ = j.prices.WorstCase(arm.ID(), b)
		}
	}
	p := &run.Budget{Limit: budgetOf(j.suite), Worst: func(arm string) *big.Rat { return worst[arm] }, Cost: j.prices.Billed}
	if j.restored == nil {
		return p, nil
	}
	under := map[trial.Key]*trial.Attempt{} // of which the journal has no end yet
	bookCutOff := func(key trial.Key) {
		if a := under[key]; a != nil {
			p.BookCutOff(a)
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
			under[rec.Start.Key] = &trial.Attempt{Key: rec.Start.Key, N: rec.Start.N, Source: trial.Live}
		case rec.Usage != nil:
			if a := under[rec.Usage.Key]; a != nil && a.N == rec.Usage.N {
				a.Usage = append(a.Usage, rec.Usage.Usage)
			}
		case rec.Attempt != nil:
			if a := under[rec.Attempt.Key]; a != nil && a.N == rec.Attempt.N {
				delete(under, rec.Attempt.Key)
			}
			if rec.Attempt.Source == trial.Live {
				p.Book(&rec.Attempt.Attempt)
			}
		}
	}
	for _, t := range j.restored.Run.Manifest().Plan.Trials {
		bookCutOff(t.Key)
	}
	return p, nil
}

func budgetOf(s *suite.Suite) *big.Rat {
	if s.Budget.USD == nil {
		return nil
	}
	r, _ := new(big.Rat).SetString(fmt.Sprint(*s.Budget.USD)) // nil if not a number
	return r
}
