package gate

import "github.com/assay-eval/assay/internal/analyse"

// ComparisonMetrics describes the metrics that a rule about a comparison may bound, in the
// order of [suite.ComparisonMetrics].
func ComparisonMetrics() []analyse.MetricInfo {
	const ofMeasured = "tasks measured on both sides"
	ratio := func(name, what string) analyse.MetricInfo {
		return analyse.MetricInfo{Name: name, Unit: analyse.UnitRatio, Of: ofMeasured, Doc: what + " of the treatment per control, geometric mean over tasks"}
	}
	p := func(name, what string) analyse.MetricInfo {
		return analyse.MetricInfo{Name: name, Unit: analyse.UnitP, Of: ofPairs, Doc: what}
	}
	return []analyse.MetricInfo{
		{Name: "difference", Unit: analyse.UnitDifference, Of: ofPairs, Doc: "success rate of the treatment less the success rate of the control, as a share"},
		{Name: "odds_ratio", Unit: analyse.UnitRatio, Of: ofPairs, Doc: "conditional odds ratio; one trial a task"},
		p("p", "p value of the test that decides"),
		p("p_adjusted", "p times the number of comparisons that share alpha"),
		p("p_mid", "McNemar's test with the mid-p value"),
		p("p_exact_two_sided", "McNemar's exact test"),
		p("p_exact_one_sided", "the same, small if the treatment is better"),
		p("p_permutation", "sign-flip test over tasks or clusters"),
		p("p_permutation_mid", "the same with the mid-p value"),
		p("p_permutation_few", "the same for few clusters"),
		p("p_anytime", "valid at any time, for runs with stop"),
		ratio("time_ratio", "time"), ratio("tokens_ratio", "tokens"), ratio("cost_ratio", "cost"), ratio("cold_cost_ratio", "cost as if nothing had been cached"),
	}
}
