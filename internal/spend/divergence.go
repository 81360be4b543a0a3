package spend

import (
	"fmt"
	"math"
)

// Divergence is an arm whose agent reports another cost than the price table
// computes for the same trials.
type Divergence struct {
	Arm string `json:"arm"`
	Told
	// Share is reported / computed − 1; nil if nothing was computed.
	Share  *float64 `json:"share"`
	Reason string   `json:"reason"` // the likely one
}

// Diverge returns the divergence of an arm with the given cost and tokens. ok reports
// whether the sums, or the costs of single trials, are more than 5 % apart.
func Diverge(arm string, told Told, used Tokens) (d Divergence, ok bool) {
	if told.Compared == 0 || told.Far == 0 && !Differ(told.Reported, told.Computed) {
		return Divergence{}, false
	}
	d = Divergence{Arm: arm, Told: told, Reason: reasonApart(told, used)}
	if c := told.Computed.Float(); c > 0 {
		d.Share = new(told.Reported.Float()/c - 1)
	}
	return d, true
}

// reasonApart returns the likely reason why a reported cost differs from the computed
// one. Some programs count rows of a running total twice, charge cached input at the
// full price, or charge one-hour cache writes at the price of five-minute ones.
func reasonApart(t Told, used Tokens) string {
	reported, computed, cold := t.Reported.Float(), t.Computed.Float(), t.Cold.Float()
	near := func(a, b float64) bool { return b > 0 && math.Abs(a-b) <= 0.05*b }
	switch {
	case reported == 0:
		return "the agent does not know the price of the model"
	case used.Partial > 0 && reported > computed:
		return "usage is incomplete, so that too little was computed"
	case near(reported, cold) && !near(computed, cold) && used.CacheRead > 0:
		return "the agent charges cached input as fresh"
	case used.CacheWrite1h > 0 && reported < computed:
		return "the agent charges one-hour cache writes as five-minute ones"
	case reported > 1.3*computed && used.Requests > used.Trials:
		return "the agent counts usage more than once, such as rows of a running total"
	case used.Sums > 0:
		return "usage is a sum over requests, from which price tiers cannot be told"
	}
	return "other prices than those of this run, or a model beside the one that is named"
}

// Notice describes the divergence in one sentence.
func (d *Divergence) Notice() string {
	by := ""
	if d.Share != nil {
		by = fmt.Sprintf(", %+.1f%%", 100**d.Share)
	}
	return fmt.Sprintf("cost of %s: its agent reports $%s where the price table computes $%s for the same trials (%d of %d more than 5%% apart%s); likely: %s",
		d.Arm, d.Reported, d.Computed, d.Far, d.Compared, by, d.Reason)
}
