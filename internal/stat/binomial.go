package stat

import "math"

// BinomialTail returns P(X ≤ k) for X ~ Bin(n, p) to about twelve digits, in the far
// tail too; a value below the smallest double is 0. It is nil if n < 0 or n > 10⁹ or
// p is not a probability.
func BinomialTail(k, n int, p float64) *float64 {
	if n < 0 || n > mostCount || !(p >= 0 && p <= 1) {
		return nil
	}
	tail, _ := binomialTail(k, n, p, 1-p)
	return &tail
}

// binomialTail returns P(X ≤ k) and P(X = k) for X ~ Bin(n, p), 0 ≤ n. It takes
// q = 1−p as well, so that neither is rounded off where it is small.
func binomialTail(k, n int, p, q float64) (tail, point float64) {
	switch {
	case k < 0:
		return 0, 0
	case k >= n:
		return 1, binomialPoint(k, n, p, q)
	case p == 0:
		return 1, binomialPoint(k, n, p, q)
	case q == 0:
		return 0, 0
	}
	point = binomialPoint(k, n, p, q)
	if float64(k) >= float64(n)*p {
		// The lower tail would sum more than half of the mass: the upper one is
		// short, and a lower tail itself of the failures.
		rest, _ := binomialTail(n-k-1, n, q, p)
		return 1 - rest, point
	}
	// P(X = j−1) / P(X = j) = jq / (n−j+1)p is below 1 and falls with j: the terms
	// shrink at least geometrically.
	sum, term, odds := 1.0, 1.0, q/p
	for j := k; j > 0 && term > sum*1e-18; j-- {
		term *= float64(j) / float64(n-j+1) * odds
		sum += term
	}
	return min(point*sum, 1), point
}

// binomialPoint returns P(X = k) for X ~ Bin(n, p), q = 1−p, by the saddle-point
// expansion of Loader (2000), "Fast and Accurate Computation of Binomial
// Probabilities".
func binomialPoint(k, n int, p, q float64) float64 {
	switch {
	case k < 0 || k > n:
		return 0
	case p == 0 || q == 0:
		if (k == 0) == (p == 0) && (k == n) == (q == 0) {
			return 1
		}
		return 0
	case k == 0:
		return integerPower(q, p, n)
	case k == n:
		return integerPower(p, q, n)
	case p == 0.5 && n <= 60:
		// C(n, k) and every product on the way to it fit in 64 bits.
		c := uint64(1)
		for i := 1; i <= min(k, n-k); i++ {
			c = c * uint64(n-i+1) / uint64(i)
		}
		return math.Ldexp(float64(c), -n)
	}
	x, m := float64(k), float64(n)
	log := stirlingError(m) - stirlingError(x) - stirlingError(m-x) - devianceTerm(x, m*p) - devianceTerm(m-x, m*q)
	return math.Exp(log) * math.Sqrt(m/(2*math.Pi*x*(m-x)))
}

// integerPower returns pⁿ, with q = 1−p.
func integerPower(p, q float64, n int) float64 {
	if p == 0.5 {
		return math.Exp2(-float64(n))
	}
	if q < 0.5 {
		return math.Exp(float64(n) * math.Log1p(-q))
	}
	return math.Exp(float64(n) * math.Log(p))
}

// halfTail returns P(X ≤ k) and P(X = k) for X ~ Bin(n, ½).
func halfTail(k, n int) (tail, point float64) { return binomialTail(k, n, 0.5, 0.5) }

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

// devianceTerm returns x·log(x/m) + m − x without cancellation where x is near m.
func devianceTerm(x, m float64) float64 {
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
