package suiteload

import (
	"fmt"
	"strconv"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/gate"
	"github.com/assay-eval/assay/internal/suite"
)

// unknownUnit is the unit of a metric that is not known.
const unknownUnit = "?"

// unitOf returns the unit of a rule's metric: of a comparison, or one of ofArms.
func unitOf(r suite.Rule, ofArms []analyse.MetricInfo) string {
	known := ofArms
	if r.Compare != "" {
		known = gate.ComparisonMetrics()
	}
	for _, m := range known {
		if m.Name == r.Metric {
			return m.Unit
		}
	}
	return unknownUnit
}

// checkBound returns a mistake if the bound of a rule lies where its metric has no values,
// so that the rule always passes or never does, and the key of the bound. A percentage in
// place of a share is such a bound.
func checkBound(r suite.Rule, unit string) (m suite.Mistake, key string) {
	low, high := 0.0, 1.0
	switch unit {
	case "": // a rate
	case analyse.UnitP:
		if r.Metric == "p_adjusted" {
			return m, ""
		}
	case analyse.UnitDifference:
		low = -1
	default:
		if r.MaxDrop == nil { // nothing falls by more than all of it
			return m, ""
		}
	}
	for _, b := range []struct {
		key   string
		value *float64
		least bool
	}{{"min", r.Min, true}, {"max", r.Max, false}, {"max_drop", r.MaxDrop, false}, {"max_rise", r.MaxRise, false}} {
		if b.value == nil || *b.value >= low && *b.value <= high {
			continue
		}
		effect := "always passes"
		if b.least == (*b.value > high) {
			effect = "never passes"
		}
		text := func(v float64) string { return strconv.FormatFloat(v, 'g', -1, 64) }
		what, fix := r.Metric+" lies", fmt.Sprintf("write a number from %s to %s", text(low), text(high))
		if b.key == "max_drop" || b.key == "max_rise" {
			what = "the change lies"
		}
		if v := *b.value; v >= 2 && v <= 100 {
			fix = fmt.Sprintf("write %s for %s%%", text(v/100), text(v))
		}
		return suite.Mistake{Message: fmt.Sprintf("%s between %s and %s, so that the rule %s with %s: %s", what, text(low), text(high), effect, b.key, text(*b.value)), Fix: fix}, b.key
	}
	return m, ""
}
