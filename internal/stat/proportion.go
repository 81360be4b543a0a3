package stat

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/stat/distuv"
)

// Proportion estimates k/n with the score interval of Wilson (1927), without
// continuity correction. It assumes n independent observations.
func Proportion(k, n int, level float64) Interval {
	return proportion(k, n, level, "wilson", wilson)
}

// ProportionExact estimates k/n with the interval of Clopper and Pearson
// (1934), whose coverage is never below level. It assumes n independent
// observations.
func ProportionExact(k, n int, level float64) Interval {
	return proportion(k, n, level, "clopper_pearson", clopperPearson)
}

func proportion(k, n int, level float64, method string, bounds func(k, n, alpha float64) (float64, float64)) Interval {
	iv := Interval{Level: level, N: max(n, 0), Method: method}
	switch {
	case !(level > 0 && level < 1):
		iv.Level = 0
		iv.Warnings = []string{fmt.Sprintf("confidence level %v is not between 0 and 1", level)}
		return iv
	case n <= 0:
		iv.Warnings = []string{"no observations"}
		return iv
	case k < 0 || k > n:
		iv.Warnings = []string{fmt.Sprintf("%d successes of %d observations is impossible", k, n)}
		return iv
	}
	low, high := bounds(float64(k), float64(n), 1-level)
	if k == 0 {
		low = 0
	}
	if k == n {
		high = 1
	}
	iv.Estimate, iv.Low, iv.High = new(float64(k)/float64(n)), &low, &high
	return iv
}

// wilson gives the roots x of (n+z²)x² − (2k+z²)x + k²/n = 0, each in the form
// that does not cancel.
func wilson(k, n, alpha float64) (low, high float64) {
	z := -distuv.UnitNormal.Quantile(alpha / 2)
	b := 2*k + z*z
	root := z * math.Sqrt(z*z+4*k*(n-k)/n)
	low = 2 * k * (k / n) / (b + root)
	high = (b + root) / (2 * (n + z*z))
	return low, high
}

// clopperPearson inverts the binomial tails through the beta distribution. The
// beta distribution has no quantiles at k = 0 and k = n; the caller knows those
// bounds.
func clopperPearson(k, n, alpha float64) (low, high float64) {
	if k > 0 {
		low = distuv.Beta{Alpha: k, Beta: n - k + 1}.Quantile(alpha / 2)
	}
	if k < n {
		high = 1 - distuv.Beta{Alpha: n - k, Beta: k + 1}.Quantile(alpha/2)
	}
	return low, high
}
