package stat

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"gonum.org/v1/gonum/mathext"
)

// exactRanks is the largest number of non-zero differences whose signed ranks
// [Wilcoxon] counts out; see BenchmarkWilcoxon for the cost.
const exactRanks = 300

// SignedRank is Wilcoxon's signed-rank test of paired differences.
type SignedRank struct {
	N     int  `json:"n"`     // differences that are not zero
	Zeros int  `json:"zeros"` // dropped by the test, kept by Shift
	Ties  bool `json:"ties"`  // some magnitudes are equal and share their mean rank
	// WPlus and WMinus are the rank sums of positive and negative differences.
	WPlus  *float64 `json:"w_plus"`
	WMinus *float64 `json:"w_minus"`
	// PTwoSided is min(1, 2·min(PGreater, PLess)).
	PTwoSided *float64 `json:"p_two_sided"`
	PGreater  *float64 `json:"p_greater"` // P(W⁺ ≥ WPlus): small if differences are positive
	PLess     *float64 `json:"p_less"`    // P(W⁺ ≤ WPlus)
	Exact     bool     `json:"exact"`
	Method    string   `json:"method"`
	// Shift is the pseudo-median of all differences, zeros included, by how
	// much the one side is above the other.
	Shift    Interval `json:"shift"`
	Warnings []string `json:"warnings,omitempty"`
}

// Wilcoxon tests whether differences are symmetric about zero (Wilcoxon 1945). It
// assumes that they are independent. Differences of zero are dropped and counted;
// equal magnitudes get their mean rank. Up to 300 differences the p values come from
// the exact permutation distribution, ties included, by the shift algorithm of
// Streitberg and Röhmel (1986); above, of the normal distribution with corrections
// for ties and continuity. Where every difference is zero, every p is 1.
//
// Shift is the estimate of Hodges and Lehmann (1963), the median of the means of all
// pairs of differences (each with itself, too), with the interval that the untied
// signed-rank distribution gives, which ties make wider than necessary. Its ends are
// nil if the differences are too few for the level.
//
// Oracles: R's wilcox.test, wilcox.exact of exactRankTests for ties, and
// enumeration by whole numbers.
func Wilcoxon(diffs []float64, level float64) SignedRank {
	out := SignedRank{Method: "wilcoxon_exact", Exact: true}
	values := finiteOf(diffs)
	if lost := len(diffs) - len(values); lost > 0 {
		out.Warnings = append(out.Warnings, fmt.Sprintf("%d of %d differences are not finite numbers and were left out", lost, len(diffs)))
	}
	out.Shift = pseudoMedian(values, level)
	kept := slices.DeleteFunc(slices.Clone(values), func(d float64) bool { return d == 0 })
	out.N, out.Zeros = len(kept), len(values)-len(kept)
	if len(values) == 0 {
		out.Exact = false
		out.Warnings = append(out.Warnings, "no differences")
		return out
	}
	if out.N == 0 {
		out.Warnings = append(out.Warnings, "every difference is zero")
	}
	ranks, plus, ties := doubledRanks(kept)
	out.Ties = ties > 0
	total := out.N * (out.N + 1) // of all doubled ranks
	out.WPlus, out.WMinus = new(float64(plus)/2), new(float64(total-plus)/2)
	if out.N <= exactRanks {
		// The distribution is symmetric: the tail above one sum is the tail
		// below the other.
		less, greater := rankTails(ranks, plus)
		out.PLess, out.PGreater = &less, &greater
	} else {
		out.Exact, out.Method = false, "wilcoxon_normal"
		n := float64(out.N)
		sigma := math.Sqrt(n*(n+1)*(2*n+1)/24 - ties/48)
		off := (float64(plus) - float64(total)/2) / 2
		out.PLess = new(normalTail(-(off + 0.5) / sigma))
		out.PGreater = new(normalTail((off - 0.5) / sigma))
	}
	out.PTwoSided = new(min(1, 2*min(*out.PLess, *out.PGreater)))
	return out
}

// doubledRanks returns twice the mean rank of each magnitude, in ascending
// order, their sum over positive differences, and Σ(t³−t) over groups of t ties.
func doubledRanks(diffs []float64) (ranks []int, plus int, ties float64) {
	sorted := slices.Clone(diffs)
	slices.SortFunc(sorted, func(a, b float64) int { return cmp.Compare(math.Abs(a), math.Abs(b)) })
	ranks = make([]int, len(sorted))
	for i := 0; i < len(sorted); {
		j := i + 1
		for j < len(sorted) && math.Abs(sorted[j]) == math.Abs(sorted[i]) {
			j++
		}
		t := float64(j - i)
		ties += t*t*t - t
		for ; i < j; i++ {
			// Ranks first+1 … j, doubled and averaged; the group starts at j−t.
			ranks[i] = j - int(t) + 1 + j
			if sorted[i] > 0 {
				plus += ranks[i]
			}
		}
	}
	return ranks, plus, ties
}

// rankTails returns P(W ≤ w) and P(W ≥ w), where W sums each of ranks, which
// ascend, with chance ½.
func rankTails(ranks []int, w int) (below, above float64) {
	total, even := 0, true
	for _, r := range ranks {
		total += r
		even = even && r%2 == 0
	}
	if even {
		// Without ties doubled ranks are even: half the table does.
		halves := make([]int, len(ranks))
		for i, r := range ranks {
			halves[i] = r / 2
		}
		ranks, w, total = halves, w/2, total/2
	}
	short := min(w, total-w)
	ways := rankWays(ranks, short)
	// Sums of positive terms are exact enough; the long tail is near 1 or ½ and may
	// come from the short one.
	tail := math.Ldexp(Sum(ways), -len(ranks))
	rest := 1 - math.Ldexp(Sum(ways[:short]), -len(ranks))
	if w == short {
		return min(tail, 1), rest
	}
	return rest, min(tail, 1)
}

// rankWays counts in how many ways a subset of ranks, which ascend, sums to
// 0 … most.
func rankWays(ranks []int, most int) []float64 {
	ways := make([]float64, most+1)
	ways[0] = 1
	reach := 0
	for _, r := range ranks {
		if r > most {
			break
		}
		reach = min(reach+r, most)
		for s := reach; s >= r; s-- {
			ways[s] += ways[s-r]
		}
	}
	return ways
}

// normalTail returns P(Z ≥ z), accurate in the tail.
func normalTail(z float64) float64 { return 0.5 * math.Erfc(z/math.Sqrt2) }

// pseudoMedian is the estimate of Hodges and Lehmann with its interval. values
// are finite.
func pseudoMedian(values []float64, level float64) Interval {
	iv := Interval{Level: level, N: len(values), Method: "hodges_lehmann"}
	if !(level > 0 && level < 1) {
		iv.Level = 0
		return iv.withWarning(fmt.Sprintf("confidence level %v is not between 0 and 1", level))
	}
	n := len(values)
	if n == 0 {
		return iv.withWarning("no values")
	}
	halves := make([]float64, n)
	for i, v := range values {
		halves[i] = v / 2
	}
	slices.Sort(halves)
	count := n * (n + 1) / 2
	middle := walshSum(halves, (count+1)/2)
	if count%2 == 0 {
		middle = middle/2 + walshSum(halves, count/2+1)/2
	}
	iv.Estimate = &middle
	at := rankQuantile(n, (1-level)/2)
	if at == 0 {
		return iv.withWarning(fmt.Sprintf("%d values are too few for an interval at level %v", n, level))
	}
	iv.Low = new(min(walshSum(halves, at), middle))
	iv.High = new(max(walshSum(halves, count+1-at), middle))
	return iv
}

// rankQuantile returns which mean of two, from below, is the lower end of the
// interval of n values with at most alpha below it: the smallest w ≥ 1 with
// P(W ≤ w) ≥ alpha; 0 if even the lowest has more than alpha below.
func rankQuantile(n int, alpha float64) int {
	if math.Exp2(-float64(n)) > alpha*(1+1e-12) {
		return 0
	}
	total := n * (n + 1) / 2
	if n > exactRanks {
		m := float64(n)
		sigma := math.Sqrt(m * (m + 1) * (2*m + 1) / 24)
		w := math.Ceil(float64(total)/2 - 0.5 + mathext.NormalQuantile(alpha)*sigma)
		return min(max(int(w), 1), (total+1)/2)
	}
	ranks := make([]int, n)
	for i := range ranks {
		ranks[i] = i + 1
	}
	ways := rankWays(ranks, total/2)
	below := 0.0
	for w, ways := range ways {
		if below += math.Ldexp(ways, -n); below >= alpha*(1-1e-12) {
			return max(w, 1)
		}
	}
	return (total + 1) / 2
}

// walshSum returns the k-th smallest, from 1, of the sums of all pairs of halves,
// which ascend, each with itself, too. There are n²/2 of them: it bisects over
// the floating-point numbers and counts in n steps how many are no larger.
func walshSum(halves []float64, k int) float64 {
	n := len(halves)
	atMost := func(v float64) int {
		count := 0
		j := n - 1
		for i := 0; i < n && i <= j; i++ {
			for j >= i && halves[i]+halves[j] > v {
				j--
			}
			count += j - i + 1
		}
		return count
	}
	low, high := floatOrder(2*halves[0]), floatOrder(2*halves[n-1])
	for low < high {
		mid := low + (high-low)/2
		if atMost(orderedFloat(mid)) >= k {
			high = mid
		} else {
			low = mid + 1
		}
	}
	return orderedFloat(low) + 0 // not −0
}

// floatOrder numbers floating-point numbers in their order.
func floatOrder(f float64) uint64 {
	b := math.Float64bits(f)
	if b>>63 == 1 {
		return ^b
	}
	return b | 1<<63
}

func orderedFloat(o uint64) float64 {
	if o>>63 == 1 {
		return math.Float64frombits(o &^ (1 << 63))
	}
	return math.Float64frombits(^o)
}
