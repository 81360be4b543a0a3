// Package stattest draws random numbers for simulations that test statistics.
package stattest

import (
	"math"
	"math/rand/v2"
)

// DrawBeta returns a random number of the beta distribution with shapes a and b.
func DrawBeta(a, b float64, rng *rand.Rand) float64 {
	x := drawGamma(a, rng)
	return x / (x + drawGamma(b, rng))
}

// drawGamma returns a random number of the gamma distribution with shape a and
// rate 1. It repeats the draws of gonum's distuv, so that recorded simulations
// stay as they are without a build of gonum's linear algebra.
func drawGamma(a float64, rng *rand.Rand) float64 {
	switch {
	case a == 1:
		return rng.ExpFloat64()
	case a < 0.2:
		return drawSmallGamma(a, rng)
	}
	// Marsaglia and Tsang (2000).
	d, m := a-1.0/3, 1.0
	if a < 1 {
		d++
		m = math.Pow(rng.Float64(), 1/a)
	}
	c := 1 / (3 * math.Sqrt(d))
	for {
		x := rng.NormFloat64()
		v := 1 + x*c
		if v <= 0 {
			continue
		}
		v = v * v * v
		u := rng.Float64()
		if u < 1-0.0331*(x*x)*(x*x) || math.Log(u) < 0.5*x*x+d*(1-v+math.Log(v)) {
			return m * d * v
		}
	}
}

// drawSmallGamma is drawGamma for shapes near 0 (Liu, Martin and Syring 2017).
func drawSmallGamma(a float64, rng *rand.Rand) float64 {
	lambda := 1/a - 1
	lr := -math.Log1p(1 / lambda / math.E)
	for {
		z := rng.ExpFloat64() + lr
		if z < 0 {
			z = -rng.ExpFloat64() / lambda
		}
		envelope := -z
		if z < 0 {
			envelope = -1 + lambda*z
		}
		scale := math.Exp(-z / a)
		if -z-scale-envelope > -rng.ExpFloat64() {
			return scale
		}
	}
}
