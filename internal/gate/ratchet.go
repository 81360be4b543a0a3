package gate

import (
	"fmt"
	"math"
	"slices"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/baseline"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
)

// noBaseline says why a rule on a change cannot be decided, and what helps.
const noBaseline = "no baseline yet: assay baseline write RUN, or --baseline FILE"

// checkRatchet holds a rule on a change since the baseline against every arm
// that it is about, each against the arm of the same id in the baseline.
//
// Figures that the baseline has by task (success_rate, criteria, time_ms, tokens
// and cost_usd) are compared task by task over the tasks that both runs decided.
// Everything else is compared arm by arm, as if the runs were independent, which
// makes for a wider interval, and only where both runs have the same tasks.
func (a *checker) checkRatchet(rule suite.Rule) result {
	r, base := newResult(rule, changeOf(rule.Metric)), a.base
	trials, word, why := a.selectTrials(rule.Where)
	if word != "" {
		return r.settle(word, why)
	}
	if base == nil {
		why := noBaseline
		now := a.Total.Select(rule.Where)
		if m, ok := now.Lookup(rule.Metric); ok && m.Value != nil {
			why = "now " + m.Text(*m.Value) + ", " + why
		}
		return r.settle(analyse.Undecidable, why)
	}
	if why := a.otherPlatform(base); rule.Platform && why != "" {
		return r.settle(analyse.RuleSkipped, why)
	}
	var out []result
	for i := range a.Arms {
		arm := &a.Arms[i]
		mine := slices.DeleteFunc(slices.Clone(trials), func(t *analyse.Trial) bool { return t.Arm != arm.ID })
		if len(mine) == 0 || len(leftOut(mine)) > 0 {
			continue
		}
		one := newResult(rule, changeOf(rule.Metric))
		one.Of = arm.ID
		now := a.cells()
		q, before, why := a.changeSince(rule, arm, &now, base, false)
		if why != "" {
			word := analyse.Undecidable
			if rule.FloorChange != nil && q.missing {
				word = analyse.RuleSkipped
			}
			out = append(out, one.settle(word, why))
			continue
		}
		one.holdTo(q)
		if rule.FloorChange != nil {
			one.floorChange(q)
		}
		one.Why = before + one.Why
		if why := a.explainMissing(analyse.LedgerOf(mine), rule.Floor); why != "" && q.Denominator > 0 {
			one = one.withdraw(why)
		}
		if one.Verdict == analyse.Pass {
			one = a.boundChange(one, arm, &now, base)
		}
		out = append(out, one)
	}
	return worstResult(out)
}

// otherPlatform says why times of this run cannot be held against the baseline's; ""
// if both are of one platform.
func (a *checker) otherPlatform(base *baseline.Baseline) string {
	was, is := base.Platform(), a.Platform()
	switch {
	case was == "" || is == "":
		return "it is not known on which platform both runs were made; write the baseline again"
	case was != is:
		return fmt.Sprintf("the baseline is of %s and this run of %s: write one on %s, and give it with --baseline", was, is, is)
	}
	return ""
}

// floorChange lets a change pass that is smaller than the rule's floor, and
// decides by the floor alone where the baseline is not above 0, since there is no
// share of nothing.
func (r *result) floorChange(q quantity) {
	if q.delta == nil {
		if q.Value != nil {
			*r = r.withdraw(fmt.Sprintf("floor_change is about metrics of a whole arm that are no rates, such as a mean, and %s is compared in another way", r.Metric))
		}
		return
	}
	moved := *q.delta
	if r.MaxDrop != nil {
		moved = -moved
	}
	over := moved > 0 && moved >= *r.FloorChange
	in := analyse.Metric{Unit: q.unitOf}
	text := fmt.Sprintf("a change of %s with a floor of %s", in.Text(*q.delta), in.Text(*r.FloorChange))
	switch {
	case q.Value == nil:
		r.Verdict, r.Why = analyse.Pass, text+"; the baseline is not above 0, so that the floor decides alone"
		if over {
			r.Verdict = analyse.Fail
		}
	case r.Verdict == analyse.Fail && !over:
		r.Verdict, r.Why = analyse.Pass, r.Why+", but "+text
	}
}

// boundChange withdraws a pass that trials without a verdict, of this run or of the
// baseline, could reverse.
func (a *checker) boundChange(r result, arm *analyse.Arm, now, base *baseline.Baseline) result {
	q, _, why := a.changeSince(r.Rule.Rule, arm, now, base, true)
	if why != "" || q.gone == 0 {
		return r
	}
	limit, atLeast, _ := r.limit()
	if word, _ := decideWord(r.Bind, q.Metric, limit, atLeast); word == analyse.Pass || q.Value == nil {
		return r
	}
	if a.suite.Missing.Assume != "" {
		r.Why += fmt.Sprintf("; %s without a verdict, taken to be unrelated: %s", countTrials(q.gone), a.suite.Missing.Because)
		return r
	}
	return r.withdraw(fmt.Sprintf("%s, but with %s without a verdict against it %s", r.Why, countTrials(q.gone), q.Text(*q.Value)))
}

func changeOf(metric string) string { return "change of " + metric }

// changeSince returns how much the metric changed since the baseline in one arm, with the
// two values in words, or why that cannot be said. With worst, trials of both runs without
// a verdict count against the rule.
func (a *checker) changeSince(rule suite.Rule, arm *analyse.Arm, now, base *baseline.Baseline, worst bool) (q quantity, before, why string) {
	if !slices.ContainsFunc(base.Arms, func(b baseline.Arm) bool { return b.ID == arm.ID }) {
		q.missing = true
		return q, "", fmt.Sprintf("the baseline has no arm %s; write it again", arm.ID)
	}
	both := a.sameTasks(rule, arm.ID, now, base)
	if slices.Contains(baseline.Values, rule.Metric) {
		return changeOfValue(rule.Metric, both)
	}
	gone := 0
	counted := both
	if worst {
		counted, gone = both.countMissing(rule.Metric, rule.MaxDrop != nil)
	}
	if q, before, ok := changeOfRate(rule.Metric, counted); ok {
		q.gone = gone
		return q, before, ""
	}
	return changeOfArm(rule, arm, base, both, worst)
}

// cellPair is one task in both runs.
type cellPair struct {
	was, is *baseline.Cell
	cluster string // of the task in this run
}

// common is the tasks that two runs share in an arm.
type common struct {
	pairs   []cellPair
	changed int // tasks whose definition has changed; left out
	alone   int // tasks of one run only
}

// sameTasks pairs the cells of an arm that the rule is about, in the order of
// tasks by name.
func (a *checker) sameTasks(rule suite.Rule, arm string, now, base *baseline.Baseline) common {
	digests := func(b *baseline.Baseline) map[string]string {
		out := make(map[string]string, len(b.Tasks))
		for _, t := range b.Tasks {
			out[t.ID] = t.Digest
		}
		return out
	}
	was, is := digests(base), digests(now)
	clusters := map[string]string{}
	for _, t := range now.Tasks {
		clusters[t.ID] = t.Cluster
	}
	wanted := map[string]bool{}
	for _, t := range a.suite.Tasks {
		wanted[t.ID] = rule.Where.MatchTask(t)
	}
	old := map[string]*baseline.Cell{}
	for i := range base.Cells {
		if c := &base.Cells[i]; c.Arm == arm && hasRun(c) {
			old[c.Task] = c
		}
	}
	var out common
	for i := range now.Cells {
		c := &now.Cells[i]
		if c.Arm != arm || !wanted[c.Task] || !hasRun(c) {
			continue
		}
		before := old[c.Task]
		delete(old, c.Task)
		switch {
		case before == nil:
			out.alone++
		case was[c.Task] != is[c.Task] && was[c.Task] != "" && is[c.Task] != "":
			out.changed++
		default:
			out.pairs = append(out.pairs, cellPair{before, c, clusters[c.Task]})
		}
	}
	for task := range old {
		// A task that this suite does not have may have been one of the rule's.
		if want, known := wanted[task]; want || !known {
			out.alone++
		}
	}
	return out
}

// hasRun reports whether a trial of the cell was run to its end.
func hasRun(c *baseline.Cell) bool { return c.Pass+c.Fail+c.Unknown+c.Void > 0 }

func countTasks(n int) string {
	if n == 1 {
		return "1 task"
	}
	return fmt.Sprintf("%d tasks", n)
}

func (c common) listNotes() []string {
	var out []string
	if c.changed > 0 {
		out = append(out, "left out, since they were changed since the baseline: "+countTasks(c.changed))
	}
	if c.alone > 0 {
		out = append(out, "left out, since they are in one of the two runs only: "+countTasks(c.alone))
	}
	return out
}

// countHits counts a rate in a cell: success_rate, or a criterion. known is false for
// what cells do not hold.
func countHits(c *baseline.Cell, metric string) (k, n int, known bool) {
	if metric == "success_rate" {
		return c.Pass, c.Pass + c.Fail, true
	}
	for _, cr := range c.Criteria {
		if cr.Name == metric {
			return cr.Pass, cr.Pass + cr.Fail, true
		}
	}
	return 0, 0, false
}

// countMissing counts the trials without a verdict against a rule on a rate in cells: for a
// rule on a fall as passed in the baseline and failed in this run, otherwise the other way
// round.
func (c common) countMissing(metric string, fall bool) (out common, gone int) {
	out = c
	out.pairs = nil
	for _, pair := range c.pairs {
		was, n := pair.withMissing(*pair.was, metric, fall)
		is, m := pair.withMissing(*pair.is, metric, !fall)
		out.pairs, gone = append(out.pairs, cellPair{&was, &is, pair.cluster}), gone+n+m
	}
	return out, gone
}

// withMissing returns a cell of the pair whose trials without a verdict count as passed, or
// as failed, and their number. Unknown trials of a task to which no grader applies in this
// run are not missing.
func (p cellPair) withMissing(c baseline.Cell, metric string, passed bool) (baseline.Cell, int) {
	if metric == "success_rate" {
		n := c.Void
		if countNotApplicable(p.is) == 0 {
			n += c.Unknown - countNotApplicable(&c)
		}
		if passed {
			c.Pass += n
		} else {
			c.Fail += n
		}
		return c, n
	}
	named := func(cr baseline.Criterion) bool { return cr.Name == metric }
	at := slices.IndexFunc(c.Criteria, named)
	cr, n := baseline.Criterion{Name: metric}, c.Void
	switch {
	case at >= 0:
		cr = c.Criteria[at]
		n += cr.Unknown
	case !slices.ContainsFunc(p.was.Criteria, named) && !slices.ContainsFunc(p.is.Criteria, named):
		return c, 0 // the task does not have it
	}
	if passed {
		cr.Pass += n
	} else {
		cr.Fail += n
	}
	c.Criteria = append([]baseline.Criterion{cr}, c.Criteria...) // the first counts
	return c, n
}

// countNotApplicable returns the number of unknown trials to which no grader applies.
func countNotApplicable(c *baseline.Cell) int {
	for _, l := range c.Labels {
		if l.Name == analyse.LabelNotApplicable {
			return l.N
		}
	}
	return 0
}

const ofBoth = "tasks decided in both runs"

// changeOfRate compares a rate task by task: with Tango's score interval where
// every task was decided once on both sides, else by Student's t over the
// differences of the tasks' rates. If tasks come in clusters, these are the units, as in a
// comparison. ok is false if cells do not hold the metric.
func changeOfRate(metric string, both common) (q quantity, before string, ok bool) {
	var p stat.Pairs
	var was, is, diffs []float64
	var control, treatment []decision.Side
	var clusters []string
	single := true
	for _, pair := range both.pairs {
		k0, n0, known0 := countHits(pair.was, metric)
		k1, n1, known1 := countHits(pair.is, metric)
		ok = ok || known0 || known1
		if n0 == 0 || n1 == 0 {
			continue
		}
		single = single && n0 == 1 && n1 == 1
		p0, p1 := float64(k0)/float64(n0), float64(k1)/float64(n1)
		was, is, diffs = append(was, p0), append(is, p1), append(diffs, p1-p0)
		control, treatment, clusters = append(control, decision.Side{Passed: k0, Failed: n0 - k0}), append(treatment, decision.Side{Passed: k1, Failed: n1 - k1}), append(clusters, pair.cluster)
		if single {
			p = p.Plus(stat.PairOf(k0 > 0, k1 > 0))
		}
	}
	n := len(diffs)
	q.Metric = analyse.Metric{Name: changeOf(metric), Numerator: n, Denominator: n, Of: ofBoth, Unit: analyse.UnitDifference, Clusters: n, Warnings: both.listNotes()}
	if n == 0 {
		return q, "", ok
	}
	iv := stat.MeanT(diffs, analyse.Level)
	switch {
	case clusters[0] != "":
		pairs := decision.CompareRates(control, treatment, clusters)
		d := pairs.ByCluster(decision.Complete)
		iv, q.Clusters = d.AgreeingInterval(d.Permutation.Deciding(), 1-analyse.Level), d.Clusters
	case single:
		iv = stat.Tango(p, analyse.Level)
	case iv.Estimate != nil && (iv.Low == nil || iv.High == nil || *iv.High <= *iv.Low):
		// Tasks that all changed alike say nothing of how tasks scatter. So many
		// of them without one that differs leave this much open.
		rest := stat.Tango(stat.Pairs{Both: n}, analyse.Level)
		iv.Low, iv.High, iv.Method = addKnown(iv.Estimate, rest.Low), addKnown(iv.Estimate, rest.High), "tango_no_spread"
		iv.Warnings = append(iv.Warnings, "all tasks changed by the same: the interval is that of as many pairs without a difference")
	}
	q.setInterval(iv)
	q.Low, q.High = clampTo(q.Low, -1, 1), clampTo(q.High, -1, 1)
	return q, fmt.Sprintf("%s → %s over %s: ", analyse.Percent(meanOf(was)), analyse.Percent(meanOf(is)), countTasks(n)), true
}

func (q *quantity) setInterval(iv stat.Interval) {
	q.Value, q.Low, q.High, q.Method = iv.Estimate, iv.Low, iv.High, iv.Method
	if iv.Level > 0 && iv.Level != analyse.Level && (iv.Low != nil || iv.High != nil) {
		q.Level = iv.Level
	}
	q.Warnings = append(q.Warnings, iv.Warnings...)
}

// changeOfValue compares time, tokens or cost task by task: the ratio of
// geometric means, less 1, with Student's t interval over the tasks' logarithms.
func changeOfValue(name string, both common) (q quantity, before, why string) {
	var was, is, logs []float64
	gone := 0
	value := func(c *baseline.Cell) *baseline.Value {
		if i := slices.IndexFunc(c.Values, func(v baseline.Value) bool { return v.Name == name }); i >= 0 && c.Values[i].N > 0 {
			return &c.Values[i]
		}
		return nil
	}
	for _, pair := range both.pairs {
		gone += pair.was.Void + pair.is.Void
		if v0, v1 := value(pair.was), value(pair.is); v0 != nil && v1 != nil {
			was, is, logs = append(was, v0.MeanLog), append(is, v1.MeanLog), append(logs, v1.MeanLog-v0.MeanLog)
		}
	}
	n := len(logs)
	q = quantity{Metric: analyse.Metric{Name: changeOf(name), Numerator: n, Denominator: n, Of: "tasks measured in both runs",
		Unit: analyse.UnitChange, Clusters: n, Warnings: both.listNotes()}, log: true, shift: 1}
	if gone > 0 {
		q.Warnings = append(q.Warnings, fmt.Sprintf("left out: %s without a result, whose %s no bound is known for", countTrials(gone), name))
	}
	if n == 0 {
		return q, "", ""
	}
	iv := stat.MeanT(logs, analyse.Level)
	if iv.Low != nil && iv.High != nil && *iv.High <= *iv.Low {
		iv.Low, iv.High = nil, nil
		iv.Warnings = append(iv.Warnings, "all tasks changed by the same, so that there is no spread to make an interval of")
	}
	grow := func(v *float64) *float64 {
		if v == nil || math.IsInf(math.Exp(*v), 0) {
			return nil
		}
		return new(math.Expm1(*v))
	}
	iv.Estimate, iv.Low, iv.High, iv.Method = grow(iv.Estimate), grow(iv.Low), grow(iv.High), "geometric_mean_t"
	q.setInterval(iv)
	unit := analyse.Metric{Unit: map[string]string{baseline.ValueTime: "ms", baseline.ValueTokens: "tokens", baseline.ValueCost: "USD"}[name]}
	return q, fmt.Sprintf("%s → %s, geometric means over %s: ", unit.Text(math.Exp(meanOf(was))), unit.Text(math.Exp(meanOf(is))), countTasks(n)), ""
}

// changeOfArm compares a metric of the whole arm: rates by their difference with
// Newcombe's hybrid score interval for independent samples (Newcombe 1998,
// Statistics in Medicine 17:873–890, method 10), anything else by how much it
// grew, without an interval.
//
// With worst, trials of both runs without a verdict count against the rule, if they are
// trials of a rate.
func changeOfArm(rule suite.Rule, arm *analyse.Arm, base *baseline.Baseline, both common, worst bool) (q quantity, before, why string) {
	m1, ok1 := arm.Lookup(rule.Metric)
	m0, ok0 := armMetric(base, arm.ID, m1.Name)
	if !ok0 { // missing in an older baseline
		m0, ok0 = armMetric(base, arm.ID, rule.Metric)
	}
	switch {
	case !ok1:
		return q, "", fmt.Sprintf("there is no metric %q in this run", rule.Metric)
	case !ok0:
		q.missing = true
		return q, "", fmt.Sprintf("the baseline has no metric %q; write it again", rule.Metric)
	case rule.Where.Task != "" || rule.Where.Tag != "":
		return q, "", fmt.Sprintf("the baseline holds %s of the whole arm only, and the rule is about a part of it", rule.Metric)
	case both.changed > 0 || both.alone > 0:
		return q, "", fmt.Sprintf("the baseline holds %s of the whole arm only, and %d tasks were changed, %d are in one of the two runs only; write it again", rule.Metric, both.changed, both.alone)
	}
	if worst {
		m0, m1, q.gone = worstOfArm(rule, arm, base, m0, m1)
	}
	n := m1.Denominator
	q.Metric = analyse.Metric{Name: changeOf(rule.Metric), Numerator: n, Denominator: n, Of: m1.Of, Unit: analyse.UnitChange}
	if m0.Value == nil || m1.Value == nil {
		q.Denominator = 0
		return q, "", ""
	}
	before = fmt.Sprintf("%s → %s: ", m0.Text(*m0.Value), m1.Text(*m1.Value))
	if !m1.IsRate() {
		q.delta, q.unitOf = new(*m1.Value-*m0.Value), m1.Unit
		if *m0.Value <= 0 && rule.FloorChange != nil {
			return q, before, ""
		}
		if *m0.Value <= 0 {
			return q, "", fmt.Sprintf("%s was %s in the baseline, of which there is no share to grow by", rule.Metric, m0.Text(*m0.Value))
		}
		q.Value = new(*m1.Value / *m0.Value - 1)
		return q, before, ""
	}
	q.Unit, q.Value = analyse.UnitDifference, new(*m1.Value-*m0.Value)
	if m0.Low != nil && m0.High != nil && m1.Low != nil && m1.High != nil {
		q.Method = "newcombe_independent"
		q.Warnings = append(q.Warnings, "the runs are taken to be independent, since the baseline does not hold this metric by task")
		q.Low = new(*q.Value - math.Hypot(*m1.Value-*m1.Low, *m0.High-*m0.Value))
		q.High = new(*q.Value + math.Hypot(*m1.High-*m1.Value, *m0.Value-*m0.Low))
	}
	return q, before, ""
}

// worstOfArm returns a rate of the baseline and of this run with the trials without a
// verdict against the rule, and their number. The interval of the baseline moves with its
// rate, since the baseline does not hold the rate by task.
func worstOfArm(rule suite.Rule, arm *analyse.Arm, base *baseline.Baseline, m0, m1 analyse.Metric) (before, now analyse.Metric, gone int) {
	fall := rule.MaxDrop != nil
	now, gone, ok := arm.WorstCase(m1.Name, fall)
	if !ok || m0.Value == nil || m1.Value == nil {
		return m0, m1, 0
	}
	n := 0
	for i := range base.Cells {
		if c := &base.Cells[i]; c.Arm == arm.ID {
			n += c.Void + c.Unknown - countNotApplicable(c)
		}
	}
	if n == 0 {
		return m0, now, gone
	}
	hits := m0.Numerator
	if fall {
		hits += n
	}
	before = m0
	before.Value = new(float64(hits) / float64(m0.Denominator+n))
	by := *before.Value - *m0.Value
	before.Low, before.High = clampTo(addKnown(m0.Low, &by), 0, 1), clampTo(addKnown(m0.High, &by), 0, 1)
	return before, now, gone + n
}

func armMetric(base *baseline.Baseline, arm, name string) (analyse.Metric, bool) {
	for _, x := range base.Arms {
		for _, m := range x.Metrics {
			if x.ID == arm && m.Name == name {
				return m, true
			}
		}
	}
	return analyse.Metric{}, false
}

func meanOf(xs []float64) float64 { return stat.Sum(xs) / float64(len(xs)) }

func addKnown(a, b *float64) *float64 {
	if a == nil || b == nil {
		return nil
	}
	return new(*a + *b)
}

func clampTo(v *float64, low, high float64) *float64 {
	if v == nil {
		return nil
	}
	return new(min(max(*v, low), high))
}
