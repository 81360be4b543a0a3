package stat

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/mathext"
)

// MeanT estimates the mean of xs with Student's t interval (Student 1908): mean ±
// t·sd/√n with n−1 degrees of freedom. It assumes independent values, many of them or
// of a normal distribution. Numbers that are not finite are omitted with a warning.
// One value, or equal values, show no spread: they have a mean but no interval.
// Oracle: R's t.test.
func MeanT(xs []float64, level float64) Interval {
	m := measureMean(xs)
	iv := Interval{Level: level, N: m.n, Method: "student_t", Warnings: m.warnings}
	if !(level > 0 && level < 1) {
		iv.Level = 0
		return iv.withWarning(fmt.Sprintf("confidence level %v is not between 0 and 1", level))
	}
	iv.Estimate = m.mean
	if m.se == nil {
		return iv
	}
	half := studentQuantile((1-level)/2, float64(m.n-1)) * *m.se
	low, high := *m.mean-half, *m.mean+half
	if !isFinite(low) || !isFinite(high) {
		return iv.withWarning("the interval is too wide to be written")
	}
	iv.Low, iv.High = &low, &high
	return iv
}

// MeanAgreeing returns [MeanT] at level 1 − alpha, adjusted to agree with a test of mean 0
// with two-sided p value p, such as sign flips: the interval excludes 0 exactly if p ≤
// alpha. If Student's t disagrees, the limit nearer to 0 is scaled so that t at 0 equals
// the quantile of p. Equal values show no spread; both limits are then as far from the
// mean as this p allows.
func MeanAgreeing(xs []float64, p *float64, alpha float64) Interval {
	iv := MeanT(xs, 1-alpha)
	if iv.Estimate == nil || *iv.Estimate == 0 || p == nil || iv.N < 2 {
		return iv
	}
	mean, df := *iv.Estimate, float64(iv.N-1)
	near := math.Abs(mean) * studentQuantile(alpha/2, df) / studentQuantile(*p/2, df) // infinite if p is 1
	if iv.Low == nil || iv.High == nil {
		if !isFinite(near) {
			return iv
		}
		iv.Low, iv.High, iv.Method = new(mean-near), new(mean+near), "student_t_by_p"
		return iv
	}
	refused := *p <= alpha
	if refused == (*iv.Low > 0 || *iv.High < 0) {
		return iv
	}
	iv.Method = "student_t_by_p"
	switch {
	case !isFinite(near):
		iv.Low, iv.High = new(min(0, *iv.Low)), new(max(0, *iv.High))
	case mean > 0:
		iv.Low = new(mean - near)
	default:
		iv.High = new(mean + near)
	}
	return iv
}

// Equivalence is the outcome of two one-sided tests against a range.
type Equivalence struct {
	Low  float64 `json:"low"` // the range that counts as equivalent
	High float64 `json:"high"`
	// PLow is small where the mean lies above Low, PHigh where it lies below
	// High, and P, the larger of the two, where it lies between them.
	PLow     *float64 `json:"p_low"`
	PHigh    *float64 `json:"p_high"`
	P        *float64 `json:"p"`
	N        int      `json:"n"`
	Method   string   `json:"method"`
	Warnings []string `json:"warnings,omitempty"`
}

// TOST tests whether the mean of xs, values of one sample or paired differences, lies
// between low and high, by two one-sided t tests (Schuirmann 1987). It shares the
// assumptions of [MeanT], and returns no p value if the values show no spread.
// Oracle: ttost_paired of statsmodels.
func TOST(xs []float64, low, high float64) Equivalence {
	m := measureMean(xs)
	e := Equivalence{N: m.n, Method: "tost_t", Warnings: m.warnings}
	if !isFinite(low) || !isFinite(high) || low >= high {
		e.Warnings = append(e.Warnings, fmt.Sprintf("from %v to %v is no range", low, high))
		return e
	}
	e.Low, e.High = low, high
	if m.se == nil {
		return e
	}
	df := float64(m.n - 1)
	e.PLow = new(studentTail((*m.mean-low) / *m.se, df))
	e.PHigh = new(studentTail((high-*m.mean) / *m.se, df))
	e.P = new(max(*e.PLow, *e.PHigh))
	return e
}

// meanOf is a mean and its standard error; nil if unavailable, with the reason in the
// warnings.
type meanOf struct {
	n        int
	mean, se *float64
	warnings []string
}

func measureMean(xs []float64) meanOf {
	s := Describe(xs)
	m := meanOf{n: s.N, mean: s.Mean, warnings: s.Warnings}
	switch {
	case s.N == 0:
		m.warnings = append(m.warnings, "no values")
	case s.N == 1:
		m.warnings = append(m.warnings, "one value shows no spread: it takes 2")
	case s.SD != nil:
		se := *s.SD / math.Sqrt(float64(s.N))
		// The rounding error of equal values is no spread; the limit is R's.
		if se <= 10*0x1p-52*math.Abs(*s.Mean) {
			m.warnings = append(m.warnings, "all values are equal: they show no spread")
			break
		}
		m.se = &se
	}
	return m
}

// studentTail returns P(T ≥ t) for Student's t with df ≥ 1 degrees of freedom, to
// 1e-11 of it up to a million degrees and far into the tail, where the
// general incomplete beta function loses digits to its log-gammas.
func studentTail(t, df float64) float64 {
	if t < 0 {
		return 1 - studentTail(-t, df)
	}
	// P(|T| ≥ t) = I_x(df/2, ½) with x = df/(df+t²), 1−x = t²/(df+t²).
	a, ratio := df/2, t/math.Sqrt(df)
	if math.IsInf(ratio*ratio, 1) {
		return 0.5 * betaScale(a) * math.Exp(-df*math.Log(ratio)) / a
	}
	x, rest := 1/(1+ratio*ratio), ratio/math.Hypot(1, ratio)
	front := betaScale(a) * math.Exp(-a*math.Log1p(ratio*ratio)) * rest
	if x < (a+1)/(a+2.5) {
		return 0.5 * front / a * betaFraction(x, a, 0.5)
	}
	return 0.5 * (1 - front/0.5*betaFraction(rest*rest, 0.5, a))
}

// studentDensity is the density that studentTail integrates.
func studentDensity(t, df float64) float64 {
	ratio := t / math.Sqrt(df)
	return betaScale(df/2) / math.Sqrt(df) * math.Exp(-(df+1)/2*math.Log1p(ratio*ratio))
}

// betaScale returns 1/B(a, ½) = Γ(a+½) / (Γ(a)·√π).
func betaScale(a float64) float64 {
	if a < 25 {
		return math.Gamma(a+0.5) / math.Gamma(a) / math.Sqrt(math.Pi)
	}
	// Abramowitz and Stegun (1964), from 6.1.47.
	u := 1 / a
	series := 1 - u*(1.0/8-u*(1.0/128+u*(5.0/1024-u*(21.0/32768+u*(399.0/262144-u*(869.0/4194304+u*39325.0/33554432))))))
	return math.Sqrt(a/math.Pi) * series
}

// betaFraction is the continued fraction of the incomplete beta function,
// I_x(a, b)·a·B(a, b) / (x^a·(1−x)^b) (Abramowitz and Stegun 1964, 26.5.8), by
// the method of Lentz (1976). It converges fast for x < (a+1)/(a+b+2).
func betaFraction(x, a, b float64) float64 {
	const tiny = 1e-300
	away := func(v float64) float64 {
		if math.Abs(v) < tiny {
			return tiny
		}
		return v
	}
	c, d := 1.0, 1/away(1-(a+b)*x/(a+1))
	f := d
	for i := 1; i <= 10_000; i++ {
		m := float64(i)
		step := m * (b - m) * x / ((a + 2*m - 1) * (a + 2*m))
		d = 1 / away(1+step*d)
		c = away(1 + step/c)
		f *= c * d
		step = -(a + m) * (a + b + m) * x / ((a + 2*m) * (a + 2*m + 1))
		d = 1 / away(1+step*d)
		c = away(1 + step/c)
		f *= c * d
		if math.Abs(c*d-1) < 1e-16 {
			break
		}
	}
	return f
}

// studentQuantile returns the t that Student's t passes with probability p,
// 0 < p ≤ ½.
func studentQuantile(p, df float64) float64 {
	if p >= 0.5 {
		return 0
	}
	// The tail is convex right of 0 and heavier than the normal one, so that
	// Newton's method climbs from the normal quantile to the root, by a constant
	// factor at least while it is far.
	t := upperNormal(p)
	for range 10_000 {
		step := (studentTail(t, df) - p) / studentDensity(t, df)
		if !(step > 1e-16*t) || !isFinite(t+step) {
			break
		}
		t += step
	}
	return t
}

// StudentQuantile returns the t below which a variable of Student's t distribution
// with df degrees of freedom stays with probability p. Its last digits come from
// mathext, as plans and bootstraps have always shown them; studentQuantile is more
// exact far out in the tails.
func StudentQuantile(p, df float64) float64 {
	x := mathext.InvRegIncBeta(df/2, 0.5, 2*min(p, 1-p))
	return math.Copysign(math.Sqrt(df*(1-x)/x), p-0.5)
}
