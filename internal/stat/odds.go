package stat

import "math"

// OddsRatio estimates the conditional odds ratio of paired outcomes, treatment_only /
// control_only, with the exact interval of Clopper and Pearson (1934) for the share
// of discordant pairs that the treatment won, p/(1−p) of each end (Breslow and Day
// 1980, section 5.2). N counts discordant pairs, on which alone it rests. It assumes
// that pairs are independent of one another. An end or estimate without bound is nil,
// with a warning.
func OddsRatio(p Pairs, level float64) Interval {
	iv, ok := pairedInterval(p, level, "conditional_exact")
	iv.Estimate = nil
	if !ok {
		return iv
	}
	b, c := p.ControlOnly, p.TreatmentOnly
	iv.N = b + c
	if iv.N == 0 {
		return iv.withWarning("no pair differs: nothing to estimate an odds ratio from")
	}
	alpha := 1 - level
	iv.Low = new(0.0)
	if c > 0 {
		iv.Low = new(math.Exp(exactLogit(c, iv.N, alpha/2)))
	}
	if b == 0 {
		return iv.withWarning("no pair that only the control passed: the odds ratio and its upper end have no bound")
	}
	iv.Estimate = new(float64(c) / float64(b))
	iv.High = new(math.Exp(-exactLogit(b, iv.N, alpha/2)))
	return iv
}
