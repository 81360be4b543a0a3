package gate

import (
	"fmt"
	"math"
	"slices"

	"github.com/assay-eval/assay/internal/analyse"
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
	var all []*analyse.Trial
	for _, arm := range []string{c.Treatment, c.Control} {
		mine := a.trialsOf(arm, def)
		if reason := leftOut(mine); reason != "" {
			return r.settle(analyse.RuleSkipped, fmt.Sprintf("arm %s was left out of the run (%s)", arm, reason))
		}
		all = append(all, mine...)
	}
	switch {
	case r.NonInferior != nil:
		a.holdMargin(&r, c)
	default:
		q, why := comparisonQuantity(r.Metric, c)
		if why != "" {
			r.Measured, r.N = q.Metric, q.Denominator
			return r.settle(analyse.Undecidable, why)
		}
		r.holdTo(q)
		if q.Unit == analyse.UnitP {
			r.holdP(c)
		}
	}
	if why := a.explainMissing(analyse.LedgerOf(all), r.Floor); why != "" && r.Bound != nil {
		return r.withdraw(why)
	}
	return r
}

// trialsOf are the trials of one arm that a comparison is about.
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

// comparisonMetric returns the name of the figure that a rule about a comparison bounds.
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

// comparisonQuantity finds a metric of a comparison, or says why it is not there.
func comparisonQuantity(name string, c *analyse.Comparison) (q quantity, why string) {
	q = quantity{Metric: analyse.Metric{Name: name, Numerator: c.Tasks, Denominator: c.Tasks, Of: ofPairs, Clusters: c.Tasks}}
	take := func(iv stat.Interval) {
		q.setInterval(iv)
		if q.Value == nil && q.Low == nil && q.High == nil && q.Denominator > 0 && len(iv.Warnings) > 0 {
			why = "there is no " + name + ": " + iv.Warnings[0]
		}
	}
	p := func(v *float64, warnings []string) {
		q.Unit = analyse.UnitP
		take(stat.Interval{Estimate: v, Warnings: warnings})
	}
	if c.Headline.Test == analyse.TestAnytime && slices.Contains(fixedP, name) {
		q.Unit = analyse.UnitP
		return q, name + " does not hold for a run that stopped when it was decided; bind on p, which does"
	}
	switch name {
	case "difference":
		q.Unit, q.sequence = analyse.UnitDifference, c.Headline.Test == analyse.TestAnytime
		take(c.Headline.Effect)
	case "odds_ratio":
		q.Unit, q.log = analyse.UnitRatio, true
		take(c.OddsRatio)
	case "p":
		p(c.Headline.P, c.Warnings)
	case "p_adjusted":
		p(c.Headline.PAdjusted, c.Warnings)
	case "p_mid":
		p(c.PMid, c.Warnings)
	case "p_exact_two_sided":
		p(c.PExactTwoSided, c.Warnings)
	case "p_exact_one_sided":
		p(c.PExactOneSided, c.Warnings)
	case "p_permutation":
		p(c.ByTask.Permutation.P, c.ByTask.Permutation.Warnings)
	case "p_anytime":
		if c.Sequential != nil {
			p(c.Sequential.PAnytime, c.Sequential.Warnings)
		} else {
			p(nil, nil)
		}
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

// fixedP are the p values that hold if the number of trials was fixed before.
var fixedP = []string{"p_mid", "p_exact_two_sided", "p_exact_one_sided", "p_permutation"}

// holdP adjusts the verdict on a p value for the direction of the effect.
//
// A two-sided p is small where the treatment is worse, too. A rule that asks for
// a small one asks for evidence in favour of the treatment, so it fails there.
func (r *result) holdP(c *analyse.Comparison) {
	oneSided := r.Metric == "p_exact_one_sided"
	d := c.Headline.Effect.Estimate
	if r.Verdict == analyse.Pass && r.Max != nil && !oneSided && (d == nil || *d <= 0) {
		r.Verdict = analyse.Fail
		r.Why += ", but the treatment is not better"
		if d != nil {
			r.Why += " (" + analyse.Metric{Unit: analyse.UnitDifference}.Text(*d) + ")"
		}
	}
	if r.Verdict == analyse.Pass && r.Metric != "p_anytime" && c.Headline.Test != analyse.TestAnytime {
		limit, atLeast, _ := r.limit()
		r.FalseAlarm, r.FalseAlarmMethod = pAlarm(*r.Measured.Value, limit, atLeast, oneSided), alarmNormal
	}
}

// pAlarm takes p to come from a normal statistic whose mean is the one seen.
func pAlarm(p, limit float64, atLeast, oneSided bool) *float64 {
	tails := 2.0
	if oneSided {
		tails = 1
	}
	quantile := func(p float64) float64 { return math.Sqrt2 * math.Erfcinv(2*p/tails) }
	seen, bound := quantile(p), quantile(limit)
	if math.IsNaN(seen) || math.IsNaN(bound) {
		return nil
	}
	if !atLeast { // it fails where the statistic falls short
		return new(normalBelow(bound - seen))
	}
	beyond := 1 - normalBelow(bound-seen)
	if !oneSided {
		beyond += normalBelow(-bound - seen)
	}
	return new(beyond)
}

// holdMargin gives the rule the verdict of a test of non-inferiority: pass if it
// is shown, fail if the opposite is (the whole interval lies beyond the margin),
// else undecidable.
func (a *checker) holdMargin(r *result, c *analyse.Comparison) {
	margin := *r.NonInferior
	q, why := comparisonQuantity("difference", c)
	r.Measured, r.N, r.Verdict = q.Metric, q.Denominator, analyse.Undecidable
	if q.Value == nil || why != "" {
		r.Why = "nothing could be evaluated: no " + ofPairs
		return
	}
	test, why := a.nonInferiority(c, margin)
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
				r.Why += fmt.Sprintf("; about %s would show it if the difference stays at %s", countTasks(r.Needed), text(*q.Value))
			}
		}
	}
	if r.Verdict != analyse.Fail {
		r.FalseAlarm, r.FalseAlarmMethod = falseAlarm(bindLower, q, -margin, true)
	}
}

// nonInferiority tests against a margin of the rule's own.
func (a *checker) nonInferiority(c *analyse.Comparison, margin float64) (out stat.NonInferiority, why string) {
	if c.Headline.Test == analyse.TestAnytime {
		// Fixed-sample tests do not hold where the data said when to stop.
		own := a.suite.Compare[c.Name].Margin
		s := c.SequentialNonInferior
		if s == nil || own == nil || *own != margin {
			return out, fmt.Sprintf("the run stopped when it was decided, so only a test that allows for that holds: give comparison %s the margin %v", c.Name, margin)
		}
		out.Shown, out.Lower, out.P = new(s.Decided), s.CS.Low, s.PAnytime
		return out, ""
	}
	if !c.Clustered {
		return stat.NonInferior(c.Pairs, margin, 0), ""
	}
	return stat.NonInferiorClustered(a.TaskPairs(c), margin, 0), ""
}
