package gate

import (
	"fmt"
	"math"
	"slices"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
)

// checkComparison holds a rule about a comparison against every pair of arms
// that the comparison is made of, and shows the worst: all must hold.
func (a *checker) checkComparison(rule suite.Rule) result {
	r := newResult(rule, comparisonMetric(rule))
	var out []result
	for i := range a.Comparisons {
		c := &a.Comparisons[i]
		treatment, control := a.findArm(c.Treatment), a.findArm(c.Control)
		wanted := suite.Selector{Agent: rule.Where.Agent}
		if c.Name != rule.Compare || !wanted.Match(treatment.Agent, "", nil) && !wanted.Match(control.Agent, "", nil) {
			continue
		}
		one := r
		one.Of = c.Treatment + " vs " + c.Control
		out = append(out, a.holdComparison(one, c))
	}
	if len(out) == 0 {
		why := "this run has no comparison " + rule.Compare
		if rule.Where.Agent != "" {
			why += " of agent " + rule.Where.Agent
		}
		return r.settle(analyse.Undecidable, why)
	}
	return worstResult(out)
}

func (a *checker) findArm(id string) analyse.Arm {
	if i := slices.IndexFunc(a.Arms, func(x analyse.Arm) bool { return x.ID == id }); i >= 0 {
		return a.Arms[i]
	}
	return analyse.Arm{}
}

// holdComparison gives the rule the verdict of one pair of arms.
func (a *checker) holdComparison(r result, c *analyse.Comparison) result {
	def := a.suite.Compare[c.Name]
	missing := ""
	for _, arm := range []string{c.Treatment, c.Control} {
		mine := a.trialsOf(arm, def)
		if reason := leftOut(mine); reason != "" {
			return r.settle(analyse.RuleSkipped, fmt.Sprintf("arm %s was left out of the run (%s)", arm, reason))
		}
		if why := a.explainMissing(analyse.LedgerOf(mine), r.Floor); why != "" {
			missing = arm + ": " + why
		}
	}
	q := a.Question(c)
	out := a.holdTable(r, c, &q, decision.Complete)
	if out.Bound == nil {
		return out
	}
	if missing != "" {
		return out.withdraw(missing)
	}
	if m := c.Decision.Missing; m != nil && m.Unrelated == "" && numberOf[r.Metric] == "" {
		for _, b := range []struct {
			how   string
			of    decision.Table
			bound decision.Bound
		}{{"against", decision.Worst, m.Worst}, {"for", decision.Best, m.Best}} {
			if with := a.holdTable(r, takeMissing(c, b.bound, &q, b.of), &q, b.of); with.Verdict != out.Verdict {
				return out.withdraw(fmt.Sprintf("trials without a verdict could change it: with all of them taken %s the treatment, %s", b.how, with.Why))
			}
		}
	}
	return out
}

// holdTable applies the rule to one table of pairs of a comparison.
func (a *checker) holdTable(r result, c *analyse.Comparison, pairs *decision.Question, of decision.Table) result {
	if r.NonInferior != nil {
		a.holdMargin(&r, c, pairs, of)
		return r
	}
	q, why := comparisonQuantity(r.Metric, c)
	if why != "" {
		r.Measured, r.N = q.Metric, q.Denominator
		return r.settle(analyse.Undecidable, why)
	}
	r.holdTo(q)
	if q.Unit == analyse.UnitP {
		r.holdP(c)
	}
	return r
}

// takeMissing returns the figures of a comparison under one assumption about the trials
// without a verdict.
func takeMissing(c *analyse.Comparison, b decision.Bound, q *decision.Question, of decision.Table) *analyse.Comparison {
	tasks := q.Pairs(of)
	out := *c
	out.Tasks = len(tasks)
	d := &out.Decision
	d.P, d.PAdjusted, d.Interval = b.P, nil, b.Interval
	if b.P != nil {
		d.PAdjusted = new(min(1, *b.P*float64(d.Family)))
	}
	if !c.Clustered {
		var sum stat.Pairs
		for _, p := range tasks {
			sum = sum.Plus(p)
		}
		out.Paired, out.OddsRatio = stat.McNemar(sum), stat.OddsRatio(sum, analyse.Level)
	}
	out.ByCluster = q.ByCluster(of)
	out.ByTask.Permutation = stat.SignFlip(decision.Differences(tasks), stat.Resampling{})
	return &out
}

func (a *checker) trialsOf(arm string, c suite.Comparison) []*analyse.Trial {
	wanted := map[string]bool{}
	for _, t := range a.suite.Tasks {
		wanted[t.ID] = c.Treatment.MatchTask(t) && c.Control.MatchTask(t)
	}
	var out []*analyse.Trial
	for i := range a.Trials {
		if t := &a.Trials[i]; t.Arm == arm && wanted[t.Task] {
			out = append(out, t)
		}
	}
	return out
}

func comparisonMetric(rule suite.Rule) string {
	if rule.NonInferior != nil {
		return "difference"
	}
	return rule.Metric
}

// numberOf is the number whose ratio a rule bounds.
var numberOf = map[string]string{
	"time_ratio": analyse.NumberTime, "tokens_ratio": analyse.NumberTokens, "cost_ratio": analyse.NumberCost, "cold_cost_ratio": analyse.NumberCold,
}

const ofPairs = "tasks decided on both sides"

func comparisonQuantity(name string, c *analyse.Comparison) (q quantity, why string) {
	q = quantity{Metric: analyse.Metric{Name: name, Numerator: c.Tasks, Denominator: c.Tasks, Of: ofPairs, Clusters: c.Tasks}}
	take := func(iv stat.Interval) {
		q.setInterval(iv)
		if q.Value == nil && q.Low == nil && q.High == nil && q.Denominator > 0 && len(iv.Warnings) > 0 {
			why = "there is no " + name + ": " + iv.Warnings[0]
		}
	}
	if c.Decision.Test == decision.TestAnytime && slices.Contains(fixedP, name) {
		q.Unit = analyse.UnitP
		return q, name + " does not hold for a run that may stop when it is decided; bind on p, which does"
	}
	if p, warnings, ok := pValueOf(name, c); ok {
		q.Unit = analyse.UnitP
		take(stat.Interval{Estimate: p, Warnings: warnings})
		return q, why
	}
	switch name {
	case "difference":
		q.Unit, q.sequence = analyse.UnitDifference, c.Decision.Test == decision.TestAnytime
		take(c.Decision.Interval)
		if c.ByCluster != nil {
			q.Clusters = c.ByCluster.Clusters
		}
	case "odds_ratio":
		q.Unit, q.log = analyse.UnitRatio, true
		take(c.OddsRatio)
	default:
		number, is := numberOf[name]
		i := slices.IndexFunc(c.Ratios, func(r analyse.RatioComparison) bool { return r.Name == number })
		if !is || i < 0 {
			return q, fmt.Sprintf("a comparison has no metric %q", name)
		}
		ratio := c.Ratios[i]
		q.Unit, q.log, q.Of = analyse.UnitRatio, true, "tasks measured on both sides"
		q.Numerator, q.Denominator, q.Clusters = ratio.Tasks, ratio.Tasks, ratio.Tasks
		take(ratio.GeometricMean)
	}
	return q, why
}

// pValueOf returns the p value of a comparison with the given name. ok is false if none
// has this name.
func pValueOf(name string, c *analyse.Comparison) (p *float64, warnings []string, ok bool) {
	flips := c.ByTask.Permutation
	if c.ByCluster != nil {
		flips = c.ByCluster.Permutation
	}
	switch {
	case name == "p_permutation":
		return flips.P, flips.Warnings, true
	case name == decision.TestPermutation:
		return flips.PMid, flips.Warnings, true
	case name == decision.TestFewClusters:
		return flips.PFew, flips.Warnings, true
	case name == "p_anytime" && c.Sequential != nil:
		return c.Sequential.PAnytime, c.Sequential.Warnings, true
	case name == "p_anytime":
		return nil, nil, true
	}
	p, ok = map[string]*float64{
		"p": c.Decision.P, "p_adjusted": c.Decision.PAdjusted,
		"p_mid": c.PMid, "p_exact_two_sided": c.PExactTwoSided, "p_exact_one_sided": c.PExactOneSided,
	}[name]
	return p, c.Warnings, ok
}

// fixedP are the p values that hold if the number of trials was fixed before.
var fixedP = []string{"p_mid", "p_exact_two_sided", "p_exact_one_sided", "p_permutation", decision.TestPermutation, decision.TestFewClusters}

// holdP adjusts the verdict on a p value for the direction of the effect.
//
// A two-sided p is small where the treatment is worse, too. A rule that asks for
// a small one asks for evidence in favour of the treatment, so it fails there.
func (r *result) holdP(c *analyse.Comparison) {
	oneSided := r.Metric == "p_exact_one_sided"
	d := c.Decision.Interval.Estimate
	if r.Verdict == analyse.Pass && r.Max != nil && !oneSided && (d == nil || *d <= 0) {
		r.Verdict = analyse.Fail
		r.Why += ", but the treatment is not better"
		if d != nil {
			r.Why += " (" + analyse.Metric{Unit: analyse.UnitDifference}.Text(*d) + ")"
		}
	}
	if r.Verdict == analyse.Pass && r.Metric != "p_anytime" && c.Decision.Test != decision.TestAnytime {
		limit, atLeast, _ := r.limit()
		r.FalseAlarm, r.FalseAlarmMethod = pAlarm(*r.Measured.Value, limit, atLeast, oneSided)
	}
}

// pAlarm takes p to come from a normal statistic whose mean is the one seen. It returns
// nil for a limit that no p value, or every one, keeps.
func pAlarm(p, limit float64, atLeast, oneSided bool) (alarm *float64, method string) {
	tails := 2.0
	if oneSided {
		tails = 1
	}
	quantile := func(p float64) float64 { return math.Sqrt2 * math.Erfcinv(2*p/tails) }
	seen, bound := quantile(p), quantile(limit)
	fails := normalBelow(bound - seen) // where the statistic falls short
	if atLeast {
		if fails = 1 - fails; !oneSided {
			fails += normalBelow(-bound - seen)
		}
	}
	if math.IsNaN(fails) {
		return nil, ""
	}
	return &fails, analyse.AlarmNormal
}

// holdMargin gives the rule the verdict of a test of non-inferiority: pass if it
// is shown, fail if the opposite is (the whole interval lies beyond the margin),
// else undecidable.
func (a *checker) holdMargin(r *result, c *analyse.Comparison, pairs *decision.Question, of decision.Table) {
	margin := *r.NonInferior
	q, why := comparisonQuantity("difference", c)
	r.Measured, r.N, r.Verdict = q.Metric, q.Denominator, analyse.Undecidable
	if q.Value == nil || why != "" {
		r.Why = "nothing could be evaluated: no " + ofPairs
		return
	}
	test, why := a.nonInferiority(c, margin, pairs, of)
	if why != "" || test.Shown == nil || test.Lower == nil {
		if r.Why = why; why == "" {
			r.Why = "non-inferiority cannot be tested"
			if len(test.Warnings) > 0 {
				r.Why += ": " + test.Warnings[0]
			}
		}
		return
	}
	r.Bound = test.Lower
	text := q.Text
	switch {
	case *test.Shown:
		r.Verdict = analyse.Pass
		r.Why = fmt.Sprintf("shown to be less than %.1f points worse: lower bound %s > %s", 100*margin, text(*test.Lower), text(-margin))
	case q.High != nil && *q.High < -margin:
		r.Verdict = analyse.Fail
		r.Why = fmt.Sprintf("shown to be worse by more: the whole interval %s is below %s", q.Interval(), text(-margin))
	default:
		r.Why = fmt.Sprintf("not shown to be less than %.1f points worse: lower bound %s ≤ %s", 100*margin, text(*test.Lower), text(-margin))
		bound := q
		bound.Low = test.Lower
		if *q.Value > -margin {
			if r.Needed = neededSize(bound, -margin); r.Needed > 0 {
				r.Why += fmt.Sprintf("; about %d %s would show it if the difference stays at %s", r.Needed, q.unitName(), text(*q.Value))
			}
		}
	}
	if r.Verdict != analyse.Fail {
		r.FalseAlarm, r.FalseAlarmMethod = falseAlarm(bindLower, q, -margin, true)
	}
}

// nonInferiority tests one table of pairs against the margin of the rule, at the alpha
// of the comparison's family.
func (a *checker) nonInferiority(c *analyse.Comparison, margin float64, pairs *decision.Question, of decision.Table) (out stat.NonInferiority, why string) {
	if c.Decision.Test == decision.TestAnytime {
		// Fixed-sample tests do not hold where the data said when to stop.
		own := a.suite.Compare[c.Name].Margin
		if c.Sequential == nil || own == nil || *own != margin {
			return out, fmt.Sprintf("the run may stop when it is decided, so only a test that allows for that holds: give comparison %s the margin %v", c.Name, margin)
		}
		return pairs.NonInferior(of, margin, c.Sequential.Alpha, true), ""
	}
	alpha := 0.0
	if own := c.NonInferiority; own != nil {
		alpha = own.Alpha
	}
	return pairs.NonInferior(of, margin, alpha, false), ""
}
