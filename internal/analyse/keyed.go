package analyse

import (
	"sync"

	"github.com/assay-eval/assay/internal/trial"
)

// keyed holds data that reports need for each trial, computed on first use: the index of
// each trial in [Analysis.Trials], and the kinds that apply.
type keyed struct {
	once    sync.Once
	at      map[trial.Key]int
	asked   sync.Once
	reports []KindReport
}

// Trial returns the trial with the given key, or nil if the plan has none. Lookups are
// fast, since a run of 100,000 trials has tens of thousands of discordant pairs.
func (a *Analysis) Trial(k trial.Key) *Trial {
	if p := a.keyed; p != nil {
		p.once.Do(func() {
			p.at = make(map[trial.Key]int, len(a.Trials))
			for i := len(a.Trials) - 1; i >= 0; i-- { // the first of a key counts
				p.at[a.Trials[i].Key()] = i
			}
		})
		if i, ok := p.at[k]; ok && i < len(a.Trials) && a.Trials[i].Key() == k {
			return &a.Trials[i]
		}
	}
	// There is none, the trials are others since, or the analysis was not made here.
	for i := range a.Trials {
		if a.Trials[i].Key() == k {
			return &a.Trials[i]
		}
	}
	return nil
}
