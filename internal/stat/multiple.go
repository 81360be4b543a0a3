package stat

import (
	"cmp"
	"slices"
)

// CountTestable returns the smallest k such that at most k tests can reach alpha/k
// (Tarone 1990): the number of tests that share alpha. least holds the smallest
// attainable p value of each test.
func CountTestable(least []float64, alpha float64) int {
	for k := 1; k < len(least); k++ {
		able := 0
		for _, p := range least {
			if p <= alpha/float64(k) {
				able++
			}
		}
		if able <= k {
			return k
		}
	}
	return max(1, len(least))
}

// Holm adjusts p values that are tested together, so that the chance of even one
// false finding stays at the level (Holm 1979): the i-th smallest of m is multiplied
// by m−i+1, and no adjusted value is below the adjusted value of a smaller p. The
// result is in the order of ps. A p that is nil or no probability stays out of the
// family and is nil in the result. Oracle: R's p.adjust.
func Holm(ps []*float64) []*float64 {
	var family []int
	for i, p := range ps {
		if p != nil && *p >= 0 && *p <= 1 {
			family = append(family, i)
		}
	}
	slices.SortStableFunc(family, func(a, b int) int { return cmp.Compare(*ps[a], *ps[b]) })
	out := make([]*float64, len(ps))
	most := 0.0
	for rank, i := range family {
		most = max(most, min(1, *ps[i]*float64(len(family)-rank)))
		out[i] = new(most)
	}
	return out
}
