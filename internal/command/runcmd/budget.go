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
	began := map[trial.Key]int{} // attempts of which nothing more is known yet
	for rec, err := range j.restored.Run.Records() {
		if err != nil {
			return nil, fmt.Errorf("add up what was spent: %w", err)
		}
		if rec.Type == trial.RecordStart {
			began[rec.Start.Key]++
		}
		if rec.Type != trial.RecordAttempt {
			continue
		}
		if rec.Attempt.Source == trial.Live || rec.Attempt.CountReused() > 0 {
			began[rec.Attempt.Key]--
		}
		if rec.Attempt.Source != trial.Live {
			continue
		}
		spent, ok := p.Cost(rec.Attempt.Paid())
		if !ok && p.Limit != nil {
			spent = worst[rec.Attempt.Key.Arm]
		}
		if spent != nil {
			p.Spent.Add(&p.Spent, spent)
		}
	}
	if p.Limit != nil {
		// The requests of a killed session may have been paid for.
		for key, n := range began {
			if w := worst[key.Arm]; w != nil && n > 0 {
				p.Spent.Add(&p.Spent, new(big.Rat).Mul(w, big.NewRat(int64(n), 1)))
			}
		}
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
