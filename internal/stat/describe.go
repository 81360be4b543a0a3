package stat

import (
	"fmt"
	"math"
	"slices"
)

// Summary describes a sample. Fields are nil where the sample is too small.
type Summary struct {
	N        int      `json:"n"`
	Mean     *float64 `json:"mean"`
	SD       *float64 `json:"sd"` // sample standard deviation, n−1; nil below two
	CV       *float64 `json:"cv"` // SD / Mean; nil if the mean is 0
	P10      *float64 `json:"p10"`
	Median   *float64 `json:"median"`
	P90      *float64 `json:"p90"`
	Warnings []string `json:"warnings,omitempty"`
}

// Describe summarises xs, which it leaves as they are. Numbers that are not finite
// are omitted with a warning.
func Describe(xs []float64) Summary { return DescribeInPlace(slices.Clone(xs)) }

// DescribeInPlace is [Describe] of values that nobody needs any more: it changes xs.
func DescribeInPlace(xs []float64) Summary {
	sorted := slices.DeleteFunc(xs, func(x float64) bool { return !isFinite(x) })
	slices.Sort(sorted)
	s := Summary{N: len(sorted)}
	if lost := len(xs) - s.N; lost > 0 {
		s.Warnings = append(s.Warnings, fmt.Sprintf("%d of %d values are not finite numbers and were left out", lost, len(xs)))
	}
	if s.N == 0 {
		return s
	}
	s.P10, s.Median, s.P90 = new(Quantile(sorted, 0.1)), new(Quantile(sorted, 0.5)), new(Quantile(sorted, 0.9))
	// Scaled by the largest magnitude, since a sum or a square may overflow
	// where the result does not.
	scale := max(math.Abs(sorted[0]), math.Abs(sorted[s.N-1]))
	if scale == 0 {
		scale = 1
	}
	// A power of two, so that scaling loses nothing.
	_, exp := math.Frexp(scale)
	unit := func(x float64) float64 { return math.Ldexp(x, -exp) }
	scaled := sorted
	for i, x := range sorted {
		scaled[i] = unit(x)
	}
	mean := Sum(scaled) / float64(s.N)
	s.Mean = new(math.Ldexp(mean, exp))
	if s.N < 2 {
		return s
	}
	for i, x := range scaled {
		scaled[i] = (x - mean) * (x - mean)
	}
	spread := math.Sqrt(Sum(scaled) / float64(s.N-1))
	if cv := spread / mean; isFinite(cv) {
		s.CV = &cv
	}
	sd := math.Ldexp(spread, exp)
	if !isFinite(sd) {
		s.Warnings = append(s.Warnings, "the standard deviation is too large to be written")
		return s
	}
	s.SD = &sd
	return s
}

// Quantile returns the q-quantile of sorted, which must not be empty, by linear
// interpolation at position (n−1)q: type 7 of Hyndman and Fan (1996), the
// default of R and NumPy. q is taken as within [0, 1].
func Quantile(sorted []float64, q float64) float64 {
	at := float64(len(sorted)-1) * min(max(q, 0), 1)
	low, high := math.Floor(at), math.Ceil(at)
	if low == high {
		return sorted[int(low)]
	}
	return sorted[int(low)]*(high-at) + sorted[int(high)]*(at-low)
}
