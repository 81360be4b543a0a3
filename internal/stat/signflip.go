package stat

import (
	"cmp"
	"fmt"
	"math"
	"slices"
)

// Permutation is a sign-flip test: if the treatment changes nothing, each difference
// is as likely to have had the other sign. P values are nil if all differences are
// zero or missing.
type Permutation struct {
	N     int `json:"n"`     // differences, including zeros
	Zeros int `json:"zeros"` // differences of zero, which change no p
	// P is two-sided: P(|sum| ≥ |sum seen|).
	P *float64 `json:"p_permutation"`
	// PMid counts sums equal to the one seen half. With one trial a task P and
	// PMid are McNemar's exact and mid-p values.
	PMid *float64 `json:"p_permutation_mid"`
	// PFew is the larger of PMid and 0.8·P, which decides for fewer than 12 clusters; nil
	// otherwise.
	PFew *float64 `json:"p_permutation_few,omitempty"`
	// POneSided is P(sum ≥ sum seen): small if differences are above zero.
	POneSided *float64 `json:"p_permutation_one_sided"`
	Exact     bool     `json:"exact"`
	Flips     int      `json:"flips"` // random ones; 0 if exact
	Method    string   `json:"method"`
	Warnings  []string `json:"warnings,omitempty"`
}

const (
	// flipCells bounds the room for the exact distribution: the smaller of the two
	// sums, in units of the common denominator; flipWork that times differences.
	flipCells = 1_000_000
	flipWork  = 50_000_000
	// flipEnumerated is the most nonzero differences whose 2ⁿ sums are listed.
	flipEnumerated = 20
	// flipTie is how near two sums of floats must be, relative to the sum of all
	// magnitudes, to count as equal.
	flipTie = 1e-12
)

// SignFlip tests whether diffs, one per independent task, are symmetric about
// zero (Fisher 1935, §21), by their sum. The distribution over all 2ⁿ flips is
//
//   - exact ("sign_flip_exact") where differences are whole multiples of a
//     fraction not too small, such as rates over equally many trials: counted in
//     integers by the shift algorithm (Streitberg and Röhmel 1986), free of
//     tolerance; or where at most 20 are not zero: all 2ⁿ sums are listed, and those
//     within 1e-12 of the sum of magnitudes count as equal;
//   - else drawn at random ("sign_flip_monte_carlo"), as often as r says, and p is
//     (hits+1)/(flips+1) (Phipson and Smyth 2010).
//
// Differences that are not finite are omitted with a warning.
func SignFlip(diffs []float64, r Resampling) Permutation {
	kept := finiteOf(diffs)
	fractions := make([]fraction, 0, len(kept))
	for _, x := range kept {
		f, ok := fractionOf(x)
		if !ok {
			break
		}
		fractions = append(fractions, f)
	}
	if len(fractions) < len(kept) {
		fractions = nil
	}
	p := signFlip(kept, fractions, r)
	if lost := len(diffs) - len(kept); lost > 0 {
		p.Warnings = append([]string{fmt.Sprintf("%d of %d differences are not finite numbers and were left out", lost, len(diffs))}, p.Warnings...)
	}
	return p
}

// signFlip is SignFlip of finite differences, which fractions give exactly if
// not nil.
func signFlip(diffs []float64, fractions []fraction, r Resampling) Permutation {
	p := Permutation{N: len(diffs), Method: "sign_flip_exact"}
	if p.N == 0 {
		p.addWarning("no differences")
		return p
	}
	diffs = slices.DeleteFunc(slices.Clone(diffs), func(x float64) bool { return x == 0 })
	p.Zeros = p.N - len(diffs)
	switch {
	case len(diffs) == 0:
		p.P, p.PMid, p.POneSided, p.Exact = new(1.0), new(1.0), new(1.0), true
		p.addWarning("no task differs")
		return p
	case len(diffs) < 5:
		// If all differences have one sign, p is 2·½ⁿ and mid-p is ½ⁿ.
		p.addWarning(fmt.Sprintf("%s can never be significant at 0.05 by p_permutation_mid: it takes 5, and 6 by p_permutation", countNoun(len(diffs), "difference")))
	}
	if units, ok := commonUnits(fractions); ok && p.inIntegers(units) {
		return p
	}
	scaleDown(diffs)
	slices.SortFunc(diffs, func(a, b float64) int { return cmp.Compare(math.Abs(a), math.Abs(b)) })
	if len(diffs) <= flipEnumerated {
		p.enumerateSums(diffs)
	} else {
		p.sampleFlips(diffs, r)
	}
	return p
}

// Deciding returns the p value that decides: PFew for few clusters, PMid otherwise.
func (p *Permutation) Deciding() *float64 {
	if p.PFew != nil {
		return p.PFew
	}
	return p.PMid
}

// Least returns the smallest p value that decides, over all signs of the differences.
func (p *Permutation) Least() float64 { return leastFlipP(p.N-p.Zeros, p.PFew != nil) }

// leastFlipP is [Permutation.Least] of so many nonzero differences.
func leastFlipP(differences int, fewClusters bool) float64 {
	least := math.Ldexp(1, -differences) // of PMid, half that of P
	if fewClusters {
		least *= 2 * fewClustersFloor
	}
	return least
}

func (p *Permutation) addWarning(cause string) { p.Warnings = append(p.Warnings, cause) }

// setPValues sets the p values. A flip puts some differences above zero and the rest
// below; since all magnitudes add to a constant, the sum is known by the sum A of
// those above, or by symmetry of those below. tail is P(A ≤ m) and point P(A = m), m
// being the smaller of the two sums seen.
func (p *Permutation) setPValues(tail, point float64, above bool) {
	p.Exact = true
	p.P = new(min(1, 2*tail))
	p.PMid = new(min(1, 2*tail-point))
	p.POneSided = new(min(1, tail))
	if !above {
		p.POneSided = new(min(1, max(0, 1-tail)+point))
	}
}

// inIntegers counts by the shift algorithm (Streitberg and Röhmel 1986) the
// chance of every sum up to the smaller one seen. It reports false where that is
// too much work.
func (p *Permutation) inIntegers(units []int64) bool {
	var up, down int64
	for _, u := range units {
		// Each is below 2⁴⁰ and there are far fewer than 2²³ of them.
		up, down = up+max(u, 0), down+max(-u, 0)
	}
	m := min(up, down)
	if m > min(flipCells, flipWork/int64(len(units))) {
		return false
	}
	chance := make([]float64, m+1)
	chance[0] = 1
	reach := int64(0) // no sum beyond it has a chance yet
	for _, u := range units {
		u = max(u, -u)
		reach = min(reach+u, m)
		for j := reach; j >= u; j-- {
			chance[j] = (chance[j] + chance[j-u]) / 2
		}
		for j := min(u-1, reach); j >= 0; j-- {
			chance[j] /= 2
		}
	}
	p.setPValues(Sum(chance), chance[m], up >= down)
	return true
}

// enumerateSums lists the sums of all subsets of diffs.
func (p *Permutation) enumerateSums(diffs []float64) {
	sums := make([]float64, 1, 1<<len(diffs))
	up, down := 0.0, 0.0
	for _, x := range diffs {
		up, down = up+max(x, 0), down+max(-x, 0)
		for _, s := range sums {
			sums = append(sums, s+math.Abs(x))
		}
	}
	m, tie := min(up, down), flipTie*(up+down)
	below, equal := 0, 0
	for _, s := range sums {
		switch {
		case s < m-tie:
			below++
		case s <= m+tie:
			equal++
		}
	}
	all := float64(len(sums))
	p.setPValues(float64(below+equal)/all, float64(equal)/all, up >= down)
}

// sampleFlips flips signs at random.
func (p *Permutation) sampleFlips(diffs []float64, r Resampling) {
	p.Method = "sign_flip_monte_carlo"
	r, fewer, problem := r.WithDefaults(len(diffs))
	if problem != "" {
		p.addWarning(problem)
		return
	}
	if fewer != "" {
		p.addWarning(fewer)
	}
	seen, all := Sum(diffs), 0.0
	for _, x := range diffs {
		all += math.Abs(x)
	}
	tie := flipTie * all
	random := RandomStream(r.Seed, flipStream)
	beyond, equal, above := 0, 0, 0
	for range r.Resamples {
		sum, coins := 0.0, uint64(0)
		for i, x := range diffs {
			if i%64 == 0 {
				coins = random.Uint64()
			}
			sum += math.Float64frombits(math.Float64bits(x) ^ coins<<63)
			coins >>= 1
		}
		switch size := math.Abs(sum); {
		case size > math.Abs(seen)+tie:
			beyond++
		case size >= math.Abs(seen)-tie:
			equal++
		}
		if sum >= seen-tie {
			above++
		}
	}
	flips := float64(r.Resamples)
	// The signs seen are one more flip, equal to itself.
	two := float64(beyond+equal+1) / (flips + 1)
	p.P, p.POneSided, p.Flips = &two, new(float64(above+1)/(flips+1)), r.Resamples
	p.PMid = new((float64(beyond) + float64(equal+1)/2) / (flips + 1))
	if math.Abs(seen) <= tie {
		p.PMid = new(1.0)
	}
	p.addWarning(fmt.Sprintf("p is from %d random flips: its Monte-Carlo standard error is %.2g", r.Resamples, math.Sqrt(two*(1-two)/flips)))
}

// flipStream keeps the coins of sign flips apart from the draws of resamples.
const flipStream = 1 << 32

// fraction is num/den in lowest terms, den > 0.
type fraction struct{ num, den int64 }

const (
	mostDen   = 20_000  // of a fraction that a float is taken for
	mostUnits = 1 << 40 // of a difference in units of the common denominator
)

func reducedFraction(num, den int64) fraction {
	g := max(commonDivisor(num, den), 1)
	return fraction{num / g, den / g}
}

func commonDivisor[N int | int64](a, b N) N {
	for b != 0 {
		a, b = b, a%b
	}
	return max(a, -a)
}

// fractionOf returns the fraction num/den, den ≤ 20,000, that equals x up to two
// roundings, by continued fractions. Any other number is mistaken for one with chance
// 1e-7.
func fractionOf(x float64) (fraction, bool) {
	if math.Abs(x) >= mostUnits {
		return fraction{}, false
	}
	tolerance := 0x1p-51 * max(1, math.Abs(x))
	rest := x
	a, b := fraction{0, 1}, fraction{1, 0} // the two convergents before
	for range 40 {
		whole := math.Floor(rest)
		if math.Abs(whole) >= mostUnits {
			break
		}
		w := int64(whole)
		next := fraction{w*b.num + a.num, w*b.den + a.den}
		if next.den > mostDen {
			break
		}
		if math.Abs(float64(next.num)/float64(next.den)-x) <= tolerance && (next.num != 0 || x == 0) {
			return next, true
		}
		if rest == whole {
			break
		}
		a, b, rest = b, next, 1/(rest-whole)
	}
	return fraction{}, false
}

// commonUnits writes fractions that are not zero as whole multiples of one unit,
// as large as can be; not ok where none is large enough.
func commonUnits(fractions []fraction) (units []int64, ok bool) {
	common := int64(1)
	for _, f := range fractions {
		common *= f.den / commonDivisor(common, f.den)
		if common > mostUnits {
			return nil, false
		}
	}
	shared := int64(0)
	for _, f := range fractions {
		if f.num == 0 {
			continue
		}
		by := common / f.den
		if max(f.num, -f.num) > mostUnits/by {
			return nil, false
		}
		units = append(units, f.num*by)
		shared = commonDivisor(shared, f.num*by)
	}
	for i := range units {
		units[i] /= shared
	}
	slices.SortFunc(units, func(a, b int64) int { return cmp.Compare(max(a, -a), max(b, -b)) })
	return units, len(units) > 0
}
