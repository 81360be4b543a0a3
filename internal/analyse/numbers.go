package analyse

import (
	"fmt"
	"hash/fnv"
	"io"
	"slices"

	"github.com/assay-eval/assay/internal/analyse/figure"
	"github.com/assay-eval/assay/internal/stat"
)

// Number describes a number that every trial has, such as its time, over the
// scored trials of a set that have it.
type Number struct {
	Name string `json:"name"` // time_ms, turns, tokens, cost_usd or cold_cost_usd
	Unit string `json:"unit"`
	Of   string `json:"of"` // what n counts
	// Left is how many scored trials are not in it.
	Left     int `json:"left_out"`
	Clusters int `json:"clusters"` // tasks with a value
	stat.Summary
	// MedianInterval is only of arms: the median again, with its BCa bootstrap
	// interval, whole tasks resampled.
	MedianInterval *stat.Interval `json:"median_interval,omitempty"`
}

// The numbers, by the names that rules use.
const (
	NumberTime   = "time_ms"       // of the agent, live trials only
	NumberTurns  = "turns"         //
	NumberTokens = "tokens"        // in and out, cached ones included
	NumberCost   = "cost_usd"      // as billed
	NumberCold   = "cold_cost_usd" // as if nothing had been cached
)

// numbered says how a trial has a number.
var numbered = []struct {
	name, unit, of, doc string
	value               func(*Trial) (float64, bool)
}{
	{NumberTime, "ms", "scored live trials", "time of the agent, without setup and grading", func(r *Trial) (float64, bool) { return r.LiveMS() }},
	{NumberTurns, "turns", "scored trials", "requests to the model, or the agent's own count", func(r *Trial) (float64, bool) { return float64(r.Turns), true }},
	{NumberTokens, "tokens", "scored trials that report usage", "tokens in and out, cached ones included", func(r *Trial) (float64, bool) {
		return float64(r.Tokens.In() + r.Tokens.Output), r.Tokens.Trials > 0
	}},
	{NumberCost, "USD", "scored trials with a known price", "cost as billed", func(r *Trial) (float64, bool) { return r.Cost.Billed.Float(), r.Cost.Priced > r.Cost.Free }},
	{NumberCold, "USD", "scored trials with a known price", "cost as if the provider had cached nothing", func(r *Trial) (float64, bool) {
		return r.Cost.Cold.Float(), r.Cost.Priced > r.Cost.Free+r.Cost.ColdUnknown
	}},
}

// values are the values of one number, task by task.
type values struct {
	all   []float64
	tasks [][]float64 // parts of all
	left  int         // scored trials without a value
}

// valuesOf collects a number over the scored trials of blocks.
func valuesOf(bs []block, value func(*Trial) (float64, bool)) values {
	return collectValues(bs, nil, func(_ *block, r *Trial) (float64, bool) { return value(r) })
}

// describeValues describes a number in a list that it may use, which it returns. The values
// of the result are gone.
func describeValues(bs []block, list []float64, value func(*Trial) (float64, bool)) (values, stat.Summary, []float64) {
	v := collectValues(bs, list, func(_ *block, r *Trial) (float64, bool) { return value(r) })
	list = v.all
	return v, stat.DescribeInPlace(v.all), list
}

// collectValues collects values in list, which is replaced if it is too small.
func collectValues(bs []block, list []float64, value func(*block, *Trial) (float64, bool)) values {
	scored := 0
	for i := range bs {
		scored += bs[i].ledger.Scored
	}
	v := values{all: slices.Grow(list[:0], scored)}
	start, no := 0, -1
	end := func() {
		if start < len(v.all) {
			v.tasks = append(v.tasks, v.all[start:len(v.all):len(v.all)])
			start = len(v.all)
		}
	}
	for i := range bs {
		if bs[i].no != no {
			end()
			no = bs[i].no
		}
		for j := range bs[i].rows {
			r := &bs[i].rows[j]
			if r.Status != Scored {
				continue
			}
			if x, ok := value(&bs[i], r); ok {
				v.all = append(v.all, x)
			} else {
				v.left++
			}
		}
	}
	end()
	return v
}

// describeNumbers describes every number.
func describeNumbers(bs []block) []Number {
	out := make([]Number, len(numbered))
	var list []float64
	for i, d := range numbered {
		v, summary, used := describeValues(bs, list, d.value)
		list = used
		n := Number{Name: d.name, Unit: d.unit, Of: d.of, Left: v.left, Clusters: len(v.tasks), Summary: summary}
		if n.N == 0 {
			n.Warnings = append(n.Warnings, "nothing to describe: no "+d.of)
		}
		out[i] = n
	}
	return out
}

// findNumber returns the named number of the tally.
func (t *Tally) findNumber(name string) (Number, bool) {
	for _, n := range t.Numbers {
		if n.Name == name {
			return n, true
		}
	}
	return Number{}, false
}

// numberMetric makes a metric of a statistic of a number, such as time_ms.p90.
// The median and the mean have intervals.
func (t *Tally) numberMetric(base, which string) (Metric, bool) {
	n, ok := t.findNumber(base)
	if !ok {
		return Metric{}, false
	}
	v, ok := figure.SummaryStat(n.Summary, which)
	m := Metric{Name: base + "." + which, Value: v, Numerator: n.N, Denominator: n.N, Of: n.Of, Unit: n.Unit, Warnings: n.Warnings}
	if v == nil {
		return m, ok
	}
	r := stat.Resampling{Seed: t.MetricSeed(m.Name), Level: Level}
	var iv stat.Interval
	switch which {
	case "median":
		if n.MedianInterval != nil {
			iv = *n.MedianInterval
		} else {
			iv = stat.MedianBCa(t.numberValues(base).tasks, r)
		}
	case "mean":
		iv = stat.MeanBCa(t.numberValues(base).tasks, r)
	default:
		return m, ok
	}
	m.Low, m.High, m.Method, m.Clusters = iv.Low, iv.High, iv.Method, n.Clusters
	m.Warnings = append(m.Warnings[:len(m.Warnings):len(m.Warnings)], iv.Warnings...)
	return m, ok
}

func (t *Tally) numberValues(number string) values {
	for _, d := range numbered {
		if d.name == number {
			return valuesOf(t.blocks, d.value)
		}
	}
	return values{}
}

// MetricSeed derives the seed of a figure from the suite's, so that figures do
// not share their draws and one more figure changes none of the others.
func (t *Tally) MetricSeed(figure string) uint64 { return figureSeed(t.suiteSeed, figure) }

// figureSeed mixes the seed of a suite with the name of a figure.
func figureSeed(seed uint64, parts ...string) uint64 {
	h := fnv.New64a()
	fmt.Fprint(h, seed)
	for _, p := range parts {
		_, _ = io.WriteString(h, "\x00"+p)
	}
	return h.Sum64()
}
