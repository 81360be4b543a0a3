package stat

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/mathext"
)

// Proportion estimates k/n with the score interval of Wilson (1927), without
// continuity correction. It assumes n independent observations.
func Proportion(k, n int, level float64) Interval {
	return proportionInterval(k, n, level, "wilson", func(k, n int, alpha float64) (float64, float64) {
		return wilsonInterval(float64(k), float64(n), alpha)
	})
}

// ProportionExact estimates k/n with the interval of Clopper and Pearson
// (1934), whose coverage is never below level. It assumes n independent
// observations.
func ProportionExact(k, n int, level float64) Interval {
	return proportionInterval(k, n, level, "clopper_pearson", clopperPearson)
}

func proportionInterval(k, n int, level float64, method string, bounds func(k, n int, alpha float64) (float64, float64)) Interval {
	iv := Interval{Level: level, N: max(n, 0), Method: method}
	if why := badLevel(level); why != "" {
		iv.Level = 0
		return iv.withWarning(why)
	}
	switch {
	case n <= 0:
		return iv.withWarning("no observations")
	case k < 0 || k > n:
		return iv.withWarning(fmt.Sprintf("%d successes of %d observations is impossible", k, n))
	case n > mostCount:
		return iv.withWarning(fmt.Sprintf("%d observations are more than can be counted with (%d)", n, mostCount))
	}
	low, high := bounds(k, n, 1-level)
	iv.Estimate, iv.Low, iv.High = new(float64(k)/float64(n)), &low, &high
	return iv
}

// badLevel returns the error in a confidence level, or "" if none.
func badLevel(level float64) string {
	if level > 0 && level < 1 {
		return ""
	}
	return fmt.Sprintf("confidence level %v is not between 0 and 1", level)
}

// upperNormal returns the z that a standard normal variable exceeds with
// probability p.
func upperNormal(p float64) float64 { return -mathext.NormalQuantile(p) }

// normalCDF returns the probability that a standard normal variable is at most z.
func normalCDF(z float64) float64 { return 0.5 * math.Erfc(-z/math.Sqrt2) }

// wilsonInterval gives the interval of k of n at confidence 1−alpha. Both may be
// fractions, as effective counts are.
func wilsonInterval(k, n, alpha float64) (low, high float64) {
	return wilsonAt(k, n, upperNormal(alpha/2))
}

// wilsonAt gives the roots x of (n+z²)x² − (2k+z²)x + k²/n = 0, each in the form
// that does not cancel.
func wilsonAt(k, n, z float64) (low, high float64) {
	b := 2*k + z*z
	root := z * math.Sqrt(z*z+4*k*(n-k)/n)
	low = 2 * k * (k / n) / (b + root)
	high = (b + root) / (2 * (n + z*z))
	if k == n {
		high = 1
	}
	return low, high
}

// clopperPearson inverts the binomial tails.
func clopperPearson(k, n int, alpha float64) (low, high float64) {
	low, high = 0, 1
	if k > 0 {
		low = 1 / (1 + math.Exp(-exactLogit(k, n, alpha/2)))
	}
	if k < n {
		// The same of the failures, turned round before it is rounded.
		high = 1 / (1 + math.Exp(exactLogit(n-k, n, alpha/2)))
	}
	return low, high
}

// exactLogit solves P(X ≥ k) = tail ≤ ½ for the logit of p, X ~ Bin(n, p),
// 0 < k ≤ n.
//
// log P(X ≥ k) grows with the logit and is concave in it (its slope is E(X | X ≥ k) −
// E X, whose own slope is the difference of two variances and not positive), so
// Newton's steps go to the left of the root at most once and rise to it from there.
// Steps are damped so that the left iterate stays where the tail is nonzero.
func exactLogit(k, n int, tail float64) float64 {
	start, _ := wilsonAt(float64(k), float64(n), upperNormal(tail))
	start = min(start, (float64(k)-1.0/3)/(float64(n)+1.0/3)) // the root for tail ½, nearly
	logit := math.Log(start / (1 - start))
	for range 100 {
		p, q := 1/(1+math.Exp(-logit)), 1/(1+math.Exp(logit))
		upper, _ := binomialTail(n-k, n, q, p)
		slope := float64(k) * q * binomialPoint(k, n, p, q) / upper
		step := max(-4, min(4, math.Log(tail/upper)/slope))
		logit += step
		if math.Abs(step) <= 1e-15*max(1, math.Abs(logit)) {
			break
		}
	}
	return logit
}
