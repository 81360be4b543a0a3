package stat

import (
	"math"

	"gonum.org/v1/gonum/mathext"
)

// halfTail returns P(X ≤ k) and P(X = k) for X ~ Bin(n, ½), accurate in the far
// tail too. n ≥ 0.
func halfTail(k, n int) (tail, point float64) {
	switch {
	case k < 0:
		return 0, 0
	case k >= n:
		return 1, halfPoint(k, n)
	case 2*k >= n:
		// The lower tail would sum more than half of the mass: the upper one is
		// short and, by symmetry, a lower tail itself.
		rest, _ := halfTail(n-k-1, n)
		return 1 - rest, halfPoint(k, n)
	}
	point = halfPoint(k, n)
	// P(X = j−1) / P(X = j) = j / (n−j+1), which falls with j: the terms shrink
	// at least geometrically.
	sum, term := 1.0, 1.0
	for j := k; j > 0 && term > sum*1e-18; j-- {
		term *= float64(j) / float64(n-j+1)
		sum += term
	}
	return min(point*sum, 1), point
}

// halfPoint returns P(X = k) for X ~ Bin(n, ½) by the saddle-point expansion of
// Loader (2000), "Fast and Accurate Computation of Binomial Probabilities".
func halfPoint(k, n int) float64 {
	if k < 0 || k > n {
		return 0
	}
	if k == 0 || k == n {
		return math.Exp2(-float64(n))
	}
	if n <= 60 {
		// C(n, k) and every product on the way to it fit in 64 bits.
		c := uint64(1)
		for i := 1; i <= min(k, n-k); i++ {
			c = c * uint64(n-i+1) / uint64(i)
		}
		return math.Ldexp(float64(c), -n)
	}
	x, m := float64(k), float64(n)
	log := stirlingError(m) - stirlingError(x) - stirlingError(m-x) - deviance(x, m/2) - deviance(m-x, m/2)
	return math.Exp(log) * math.Sqrt(m/(2*math.Pi*x*(m-x)))
}

// stirlingError returns log(n!) − log(√(2πn)(n/e)ⁿ), n ≥ 1 and whole.
func stirlingError(n float64) float64 {
	if n < 16 {
		f := 1.0
		for i := 2.0; i <= n; i++ {
			f *= i
		}
		return math.Log(f) - (n+0.5)*math.Log(n) + n - 0.5*math.Log(2*math.Pi)
	}
	n2 := n * n
	return (1.0/12 - (1.0/360-(1.0/1260-(1.0/1680-1.0/1188/n2)/n2)/n2)/n2) / n
}

// deviance returns x·log(x/m) + m − x without cancellation where x is near m.
func deviance(x, m float64) float64 {
	if math.Abs(x-m) >= 0.1*(x+m) {
		return x*math.Log(x/m) + m - x
	}
	v := (x - m) / (x + m)
	sum := (x - m) * v
	term := 2 * x * v
	for j := 3.0; ; j += 2 {
		term *= v * v
		next := sum + term/j
		if next == sum {
			return sum
		}
		sum = next
	}
}

// BinomialTail returns P(X ≤ k) for X ~ Bin(n, p) through the incomplete beta
// function, good to about nine digits; nil if n < 0 or p is not a probability.
func BinomialTail(k, n int, p float64) *float64 {
	switch {
	case n < 0 || !(p >= 0 && p <= 1):
		return nil
	case k < 0:
		return new(0.0)
	case k >= n:
		return new(1.0)
	}
	return new(mathext.RegIncBeta(float64(n-k), float64(k+1), 1-p))
}
