package analyse

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse/figure"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/trial"
)

// RatioComparison compares a number as treatment / control, over the scored
// trials that have it, whether they passed or not.
type RatioComparison struct {
	Name string `json:"name"` // time_ms, tokens, cost_usd or cold_cost_usd
	Unit string `json:"unit"`
	stat.Ratio
	Sources string `json:"sources"` // where the trials that count came from
}

// ratioNames are the numbers that are compared as ratios.
var ratioNames = []string{NumberTime, NumberTokens, NumberCost, NumberCold}

// ratioValues are the values of one number in each task of a pair of arms.
type ratioValues struct {
	tasks   []stat.Values
	sources []Count // of the trials that count
	left    []Count // of scored trials that do not, by source
}

func (d *armPair) ratioValues(of func(*Trial) (float64, bool)) ratioValues {
	v := ratioValues{tasks: make([]stat.Values, len(d.fights))}
	side := func(rows []Trial) []float64 {
		var out []float64
		for i := range rows {
			r := &rows[i]
			if r.Status != Scored {
				continue
			}
			x, ok := of(r)
			if !ok {
				v.left = AddCount(v.left, string(r.Source), 1)
				continue
			}
			v.sources = AddCount(v.sources, string(r.Source), 1)
			out = append(out, x)
		}
		return out
	}
	for i := range d.fights {
		f := &d.fights[i]
		v.tasks[i] = stat.Values{Control: side(f.control), Treatment: side(f.treated)}
	}
	slices.SortFunc(v.sources, figure.CompareCounts)
	slices.SortFunc(v.left, figure.CompareCounts)
	return v
}

// compareRatios compares time, tokens and cost.
func (d *armPair) compareRatios() []RatioComparison {
	var out []RatioComparison
	for _, n := range numbered {
		if !slices.Contains(ratioNames, n.name) {
			continue
		}
		v := d.ratioValues(n.value)
		r := RatioComparison{Name: n.name, Unit: n.unit, Ratio: stat.RatioByTask(v.tasks, d.resampling("ratio "+n.name)), Sources: sourceCounts(v.sources)}
		r.Warnings = append(r.Warnings, v.warnings(n.of)...)
		out = append(out, r)
	}
	return out
}

// warnings say which trials are left out, and which figures are the original's.
func (v ratioValues) warnings(of string) []string {
	var out []string
	if n := total(v.left); n > 0 {
		out = append(out, fmt.Sprintf("%d of %d scored trials are left out (%s): only %s count", n, n+total(v.sources), sourceCounts(v.left), of))
	}
	if n := figure.CountOf(v.sources, string(trial.Cached)); n > 0 {
		out = append(out, fmt.Sprintf("%d of %d values are from the cache, as the original run had them", n, total(v.sources)))
	}
	return out
}

// sourceCounts writes counts such as "live 40, cached 2".
func sourceCounts(cs []Count) string {
	if len(cs) == 0 {
		return "none"
	}
	parts := make([]string, len(cs))
	for i, c := range cs {
		parts[i] = fmt.Sprintf("%s %d", c.Name, c.N)
	}
	return strings.Join(parts, ", ")
}

func total(cs []Count) int {
	n := 0
	for _, c := range cs {
		n += c.N
	}
	return n
}
