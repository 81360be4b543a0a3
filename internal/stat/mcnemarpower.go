package stat

import (
	"math"
	"sort"
)

// mcnemarTest computes the critical counts of a test. On differences of −1, 0 and 1 the
// sign-flip test equals the exact test of McNemar, and its mid-p McNemar's mid-p.
type mcnemarTest struct {
	alpha float64
	mid   bool
	// critical[d] is the largest count of the rarer kind among d discordant
	// pairs that is significant; −1 if none is; unknown if not looked for yet.
	critical []int
}

const unknown = -2

func newMcNemarTest(alpha float64, t Test) *mcnemarTest {
	return &mcnemarTest{alpha: alpha, mid: t == TestMidP || t == TestPermutationMid}
}

// criticalCount returns critical[d].
func (t *mcnemarTest) criticalCount(d int) int {
	for len(t.critical) < d+2 {
		t.critical = append(t.critical, unknown)
	}
	if t.critical[d] == unknown {
		t.critical[d] = t.searchCritical(d)
	}
	return t.critical[d]
}

func (t *mcnemarTest) searchCritical(d int) int {
	significant := func(k int) bool { return 2*k < d && t.pValue(k, d) <= t.alpha }
	// One more pair leaves the limit as it is or raises it by one.
	if d > 0 && t.critical[d-1] != unknown {
		if k := t.critical[d-1]; !significant(k + 1) {
			return k
		}
		return t.critical[d-1] + 1
	}
	if k := t.critical[d+1]; k != unknown {
		if k < 0 || significant(k) {
			return k
		}
		return k - 1
	}
	return sort.Search(d/2+1, func(k int) bool { return !significant(k) }) - 1
}

// pValue returns the p value of [McNemar] for k pairs of the rarer kind among d, 2k <
// d.
func (t *mcnemarTest) pValue(k, d int) float64 {
	tail, point := halfTail(k, d)
	if t.mid {
		return 2*tail - point
	}
	return 2 * tail
}

// mcnemarPower is a test against one truth.
type mcnemarPower struct {
	test        *mcnemarTest
	discordance float64
	better      float64   // share of discordant pairs that only treatment passes
	given       []float64 // power given d discordant pairs; NaN if not computed yet
}

func (t *mcnemarTest) powerAgainst(discordance, effect float64) *mcnemarPower {
	m := &mcnemarPower{test: t, discordance: discordance, better: 0.5}
	if discordance > 0 {
		m.better = (discordance + effect) / (2 * discordance)
	}
	return m
}

// givenDiscordant is the power given d discordant pairs.
func (m *mcnemarPower) givenDiscordant(d int) float64 {
	for len(m.given) <= d {
		m.given = append(m.given, math.NaN())
	}
	if math.IsNaN(m.given[d]) {
		k := m.test.criticalCount(d)
		m.given[d] = binomialRange(0, k, d, m.better) + binomialRange(d-k, d, d, m.better)
	}
	return m.given[d]
}

// overTables returns the probability that the test of n independent pairs has p ≤
// alpha. The number of discordant pairs is random, so the power is a sum over all
// tables (Duffy 1984; "exact unconditional"), accurate to about 13 digits.
func (m *mcnemarPower) overTables(n int) float64 {
	sum := 0.0
	binomialWalk(0, n, n, m.discordance, func(d int, p float64) { sum += p * m.givenDiscordant(d) })
	return min(sum, 1)
}

// binomialRange returns P(low ≤ X ≤ high) for X ~ Bin(n, p).
func binomialRange(low, high, n int, p float64) float64 {
	sum := 0.0
	binomialWalk(low, high, n, p, func(_ int, p float64) { sum += p })
	return min(sum, 1)
}

// binomialWalk visits every k from low to high with P(X = k), X ~ Bin(n, p), but
// those too unlikely to matter: from the likeliest on, both ways.
func binomialWalk(low, high, n int, p float64, visit func(k int, p float64)) {
	if low > high {
		return
	}
	from := min(max(int(float64(n+1)*p), low), high)
	peak := binomialPoint(from, n, p, 1-p)
	if peak == 0 {
		return
	}
	visit(from, peak)
	end := peak * 1e-30
	for k, v := from, peak; k < high; k++ {
		if v *= float64(n-k) / float64(k+1) * (p / (1 - p)); v < end {
			break
		}
		visit(k+1, v)
	}
	for k, v := from, peak; k > low; k-- {
		if v *= float64(k) / float64(n-k+1) * ((1 - p) / p); v < end {
			break
		}
		visit(k-1, v)
	}
}
