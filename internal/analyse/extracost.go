package analyse

import (
	"fmt"
	"math/big"

	"github.com/assay-eval/assay/internal/spend"
	"github.com/assay-eval/assay/internal/stat"
)

// extraCost returns the cost of an extra success over complete pairs. It has no figures
// if the cost of a trial is not known, and is nil if none is.
func (d *armPair) extraCost() *stat.ExtraCost {
	var tasks []stat.Increment
	var all spend.Cost
	for i := range d.fights {
		f := &d.fights[i]
		n := int64(f.outcomes.Complete.N())
		if n == 0 {
			continue
		}
		var control, treatment spend.Cost
		for _, c := range f.couples {
			if c.isComplete() {
				control.Add(c.control.Cost)
				treatment.Add(c.treatment.Cost)
			}
		}
		all.Add(control)
		all.Add(treatment)
		cost := new(big.Rat).Sub(treatment.Billed.Rat(), control.Billed.Rat())
		usd, _ := cost.Quo(cost, new(big.Rat).SetInt64(n)).Float64()
		p := f.outcomes.Complete
		tasks = append(tasks, stat.Increment{Cost: usd, Success: float64(p.TreatmentOnly-p.ControlOnly) / float64(n), Cluster: f.outcomes.Cluster})
	}
	if all.Priced == all.Free {
		return nil
	}
	if all.Unpriced > 0 {
		x := stat.ExtraCostByTask(nil, Level)
		x.Warnings = []string{fmt.Sprintf("the cost of %d of %d trials is not known", all.Unpriced, all.Unpriced+all.Priced)}
		return &x
	}
	return new(stat.ExtraCostByTask(tasks, Level))
}
