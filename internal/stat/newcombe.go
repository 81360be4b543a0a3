package stat

import "math"

// Newcombe estimates the difference of two paired proportions, treatment minus
// control, by the hybrid score interval of Newcombe (1998), "Improved confidence
// intervals for the difference between binomial proportions based on paired data",
// Statistics in Medicine 17:2635–2650, method 10: the Wilson intervals of the two
// margins joined by Pythagoras, less twice their product with the correlation φ. The
// only continuity correction is the paper's own of φ. It assumes that pairs are
// independent of one another.
func Newcombe(p Pairs, level float64) Interval {
	iv, ok := pairedInterval(p, level, "newcombe")
	if !ok {
		return iv
	}
	n := float64(p.N())
	treatment, control := float64(p.Both+p.TreatmentOnly), float64(p.Both+p.ControlOnly)
	lowT, highT := wilsonInterval(treatment, n, 1-level)
	lowC, highC := wilsonInterval(control, n, 1-level)
	downT, upT := treatment/n-lowT, highT-treatment/n
	downC, upC := control/n-lowC, highC-control/n
	phi := newcombePhi(p)
	// |φ| ≤ 1, so that the sums under the roots are not negative but by rounding.
	join := func(x, y float64) float64 { return math.Sqrt(max(0, x*x-2*phi*x*y+y*y)) }
	d := *iv.Estimate
	iv.Low, iv.High = new(max(-1, d-join(downT, upC))), new(min(1, d+join(upT, downC)))
	return iv
}

// newcombePhi is method 10's estimate of the correlation between the two sides:
// where it is positive its numerator is brought down by n/2, at most to 0; it is
// 0 where a side passed always or never.
func newcombePhi(p Pairs) float64 {
	a, b, c, d := float64(p.Both), float64(p.ControlOnly), float64(p.TreatmentOnly), float64(p.Neither)
	margins := (a + b) * (c + d) * (a + c) * (b + d)
	if margins == 0 {
		return 0
	}
	numerator := a*d - b*c
	if numerator > 0 {
		numerator = max(0, numerator-(a+b+c+d)/2)
	}
	return numerator / math.Sqrt(margins)
}

// pairedInterval is the interval of a paired difference with its estimate and
// without its ends; false if nothing can be computed.
func pairedInterval(p Pairs, level float64, method string) (Interval, bool) {
	iv := Interval{Level: level, Method: method}
	if why := badLevel(level); why != "" {
		iv.Level, iv.Warnings = 0, []string{why}
		return iv, false
	}
	if why := p.invalidReason(); why != "" {
		iv.Warnings = []string{why}
		return iv, false
	}
	iv.N = p.N()
	iv.Estimate = new(float64(p.TreatmentOnly-p.ControlOnly) / float64(iv.N))
	return iv, true
}
