package delta

import (
	"cmp"
	"fmt"
	"math"
	"math/big"
	"slices"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/baseline"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/stat"
)

// MeasureSuccess is the measure that every comparison has, in addition to those of
// [baseline.Values].
const MeasureSuccess = "success_rate"

var measures = append([]string{MeasureSuccess}, baseline.Values...)

// The directions of a difference that is shown.
const (
	ShownBetter = "better"
	ShownWorse  = "worse"
)

// Row is one measure in one pair of arms.
type Row struct {
	Measure string `json:"measure"`
	Unit    string `json:"unit,omitempty"`
	Arm     Pair   `json:"arm"`
	Tasks   int    `json:"tasks"` // that have the measure on both sides; all else is over them
	// Clusters is how many clusters these tasks lie in, if they are the units of the test
	// and the interval; 0 if tasks are.
	Clusters int `json:"clusters,omitempty"`

	// Old and New are the mean over tasks of their success rates, or the
	// geometric mean over tasks of their geometric means.
	Old       *float64 `json:"old"`
	New       *float64 `json:"new"`
	OldTrials int      `json:"old_trials"`
	NewTrials int      `json:"new_trials"`
	OldSum    string   `json:"old_sum,omitempty"` // exact, over the trials; not of success
	NewSum    string   `json:"new_sum,omitempty"`

	// Delta is new minus old of success rates, and new divided by old of all else.
	Delta stat.Interval `json:"delta"`
	// Pairs counts tasks with one trial a side: control is old, treatment new.
	Pairs     *stat.Pairs `json:"pairs,omitempty"`
	Test      string      `json:"test,omitempty"` // of success the test of [decision.Decide], else p_permutation
	P         *float64    `json:"p"`
	PAdjusted *float64    `json:"p_adjusted"` // by Holm over the Family rows of the measure
	Family    int         `json:"family"`
	Shown     string      `json:"shown"` // better, worse, or "" where no difference is shown
	Warnings  []string    `json:"warnings,omitempty"`

	oneSided bool // one of the runs has the measure where the other has not
}

// isNeutral is the delta that is none.
func (r *Row) isNeutral() float64 {
	if r.Measure == MeasureSuccess {
		return 0
	}
	return 1
}

// newRow makes the rows of one measure, one a pair of arms; none if no task has
// it anywhere.
func newRow(name string, arms []Pair, byArm [][]cells, was, is *run) []Row {
	var rows []Row
	found := false
	for i, arm := range arms {
		r := Row{Measure: name, Arm: arm}
		if name == MeasureSuccess {
			found = true
			r.success(byArm[i])
		} else {
			r.Unit = units[name]
			found = r.ratio(byArm[i]) || found
		}
		for _, w := range []string{changedTasks(byArm[i]), sources(was.arms[arm.Old], is.arms[arm.New])} {
			if w != "" && r.Tasks > 0 {
				r.Warnings = append(r.Warnings, w)
			}
		}
		rows = append(rows, r)
	}
	if !found {
		return nil
	}
	adjustRows(rows)
	return rows
}

var units = map[string]string{baseline.ValueTime: "ms", baseline.ValueTokens: "tokens", baseline.ValueCost: "usd"}

// adjustRows corrects the p values of the rows together and fills in what they show.
func adjustRows(rows []Row) {
	ps := make([]*float64, len(rows))
	family := 0
	for i := range rows {
		if ps[i] = rows[i].P; ps[i] != nil {
			family++
		}
	}
	for i, p := range stat.Holm(ps) {
		r := &rows[i]
		r.PAdjusted, r.Family = p, family
		if p == nil || *p > Alpha || r.Delta.Estimate == nil || *r.Delta.Estimate == r.isNeutral() {
			continue
		}
		up := *r.Delta.Estimate > r.isNeutral()
		r.Shown = ShownWorse
		if up == (r.Measure == MeasureSuccess) { // less time, fewer tokens, less money are better
			r.Shown = ShownBetter
		}
	}
}

func (r *Row) success(all []cells) {
	var was, is []stat.Cluster
	var clusters []string
	single := true
	for _, x := range all {
		o, n := countsOf(x.old), countsOf(x.new)
		if o.Decided() == 0 || n.Decided() == 0 {
			continue
		}
		single = single && o.Decided() == 1 && n.Decided() == 1
		was, is = append(was, stat.Cluster{K: o.Pass, N: o.Decided()}), append(is, stat.Cluster{K: n.Pass, N: n.Decided()})
		clusters = append(clusters, x.cluster)
		r.OldTrials += o.Decided()
		r.NewTrials += n.Decided()
	}
	r.Tasks = len(was)
	if lost := len(all) - r.Tasks; lost > 0 {
		r.Warnings = append(r.Warnings, fmt.Sprintf("%d of %d common tasks have no verdict on a side (void, unknown or not run)", lost, len(all)))
	}
	if r.Tasks == 0 {
		r.Delta = stat.Interval{Level: analyse.Level, Warnings: []string{"no task has a verdict on both sides"}}
		r.Warnings = append(r.Warnings, r.Delta.Warnings...)
		return
	}
	r.Old, r.New = new(meanRate(was)), new(meanRate(is))
	r.decide(was, is, clusters, single)
}

// decide draws the conclusion about the rates of tasks as a report of one run does.
func (r *Row) decide(was, is []stat.Cluster, clusters []string, single bool) {
	q := decision.CompareRates(was, is, clusters)
	q.Several = !single
	d := decision.Decide([]decision.Question{q}, decision.Rules{Alpha: Alpha})[0]
	r.Delta, r.Test, r.P = d.Interval, d.Test, d.P
	r.Delta.N = r.Tasks // not pairs of trials
	if c := q.ByCluster(decision.Complete); c != nil {
		r.Clusters = c.Clusters
		r.Warnings = append(r.Warnings, d.Warnings...)
		return
	}
	differ := 0
	for i := range was {
		if was[i].K*is[i].N != is[i].K*was[i].N {
			differ++
		}
	}
	r.warnOfFew(differ, leastOfSuccess)
	if single {
		r.Pairs = new(stat.Pairs)
		for _, p := range q.Pairs(decision.Complete) {
			*r.Pairs = r.Pairs.Plus(p)
		}
	}
}

// Numbers of tasks that must differ, all in one direction, before p can go below [Alpha]:
// mid-p 2⁻⁵ = 0.031, p of sign flips 2·2⁻⁶ = 0.031.
const (
	leastOfSuccess = 5
	leastOfNumbers = 6
)

// warnOfFew warns if too few tasks differ for the difference ever to be shown.
func (r *Row) warnOfFew(n, least int) {
	switch {
	case n == 0:
		r.Warnings = append(r.Warnings, "no task differs")
	case n < least:
		r.Warnings = append(r.Warnings, fmt.Sprintf("a difference in %s can never be shown at %v: it takes %d", plural(n, "task"), Alpha, least))
	}
}

func direction(diffs []float64) int {
	n := 0
	for _, d := range diffs {
		if d != 0 {
			n++
		}
	}
	return n
}

func meanRate(cs []stat.Cluster) float64 {
	rates := make([]float64, len(cs))
	for i, c := range cs {
		rates[i] = float64(c.K) / float64(c.N)
	}
	return stat.Sum(rates) / float64(len(cs))
}

// ratio compares a number by the logs of its values. It reports whether any
// task has the measure.
func (r *Row) ratio(all []cells) bool {
	var was, is, diffs []float64
	oldSum, newSum := new(big.Rat), new(big.Rat)
	oldSide, newSide := 0, 0
	for _, x := range all {
		o, n := findValue(x.old, r.Measure), findValue(x.new, r.Measure)
		if o != nil {
			oldSide++
		}
		if n != nil {
			newSide++
		}
		if o == nil || n == nil {
			continue
		}
		was, is, diffs = append(was, o.MeanLog), append(is, n.MeanLog), append(diffs, n.MeanLog-o.MeanLog)
		addPairs(oldSum, o)
		addPairs(newSum, n)
		r.OldTrials += o.N
		r.NewTrials += n.N
	}
	r.Tasks, r.oneSided = len(diffs), oldSide != newSide
	r.Delta = stat.Interval{Level: analyse.Level}
	if r.Tasks == 0 {
		why := "no task has it on both sides"
		switch {
		case oldSide == 0 && newSide > 0:
			why = "it was not measured before"
		case newSide == 0 && oldSide > 0:
			why = "it was not measured now"
		}
		r.Warnings = append(r.Warnings, why)
		return oldSide+newSide > 0
	}
	if lost := len(all) - r.Tasks; lost > 0 {
		r.Warnings = append(r.Warnings, fmt.Sprintf("%d of %d common tasks do not have it on both sides", lost, len(all)))
	}
	r.Old, r.New = geometricMean(was), geometricMean(is)
	r.OldSum, r.NewSum = baseline.DecimalString(oldSum), baseline.DecimalString(newSum)
	r.Delta = exponential(stat.MeanT(diffs, analyse.Level))
	if slices.Min(diffs) == slices.Max(diffs) {
		r.Delta.Low, r.Delta.High = nil, nil // a width of nothing would claim certainty
	}
	perm := stat.SignFlip(diffs, stat.Resampling{Level: analyse.Level})
	r.Test, r.P = "p_permutation", perm.P
	r.warnOfFew(direction(diffs), leastOfNumbers)
	return true
}

func findValue(c baseline.Cell, name string) *baseline.Value {
	i := slices.IndexFunc(c.Values, func(v baseline.Value) bool { return v.Name == name })
	if i < 0 {
		return nil
	}
	return &c.Values[i]
}

func addPairs(sum *big.Rat, v *baseline.Value) {
	if t, err := v.Total(); err == nil {
		sum.Add(sum, t)
	}
}

func geometricMean(logs []float64) *float64 {
	return positive(math.Exp(stat.Sum(logs) / float64(len(logs))))
}

// positive returns a pointer to a positive number, or nil for other values.
func positive(x float64) *float64 {
	if math.IsNaN(x) || math.IsInf(x, 0) || x <= 0 {
		return nil
	}
	return &x
}

// exponential turns an interval of a log into one of the ratio itself.
func exponential(iv stat.Interval) stat.Interval {
	e := func(p *float64) *float64 {
		if p == nil {
			return nil
		}
		return positive(math.Exp(*p))
	}
	iv.Estimate, iv.Low, iv.High = e(iv.Estimate), e(iv.Low), e(iv.High)
	iv.Method = "geometric_mean_t"
	return iv
}

func changedTasks(all []cells) string {
	n := 0
	for _, x := range all {
		if x.changed {
			n++
		}
	}
	if n == 0 {
		return ""
	}
	return fmt.Sprintf("%d of %d common tasks changed between the runs (--unchanged-tasks leaves them out)", n, len(all))
}

func sources(old, new *baseline.Arm) string {
	o, n := names(old.Sources), names(new.Sources)
	if o == n {
		return ""
	}
	return fmt.Sprintf("answers came from different sources: %s before, %s now", cmp.Or(o, "nothing"), cmp.Or(n, "nothing"))
}

func plural(n int, word string) string {
	if n == 1 {
		return "1 " + word
	}
	return fmt.Sprintf("%d %ss", n, word)
}
