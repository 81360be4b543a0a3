package stat

import (
	"math"
	"math/rand/v2"
	"slices"
)

// taskModel is a model of tasks that differ in how hard they are. The control's
// success rate of a task is drawn from a beta distribution with the mean and
// intra-class correlation of a design; the treatment's is that rate shifted on
// the log odds by a constant, or by a normal deviate of which the constant is
// the mean; the constant is chosen such that the mean rate changes by the
// effect. Trials of a task are then independent of one another.
type taskModel struct {
	control float64
	trials  int
	// The beta distribution as points on the log odds and their weights. In
	// this variable its density is smooth and falls off exponentially, so that
	// equal steps (the trapezoidal rule) are as good as exact.
	logit, weight []float64
	// The deviates of the shift and their weights, likewise.
	deviate, share []float64
}

// newTaskModel needs 0 < control < 1, 0 ≤ icc ≤ iccLimit(control), spread ≥ 0 and
// trials ≥ 1.
func newTaskModel(control, icc, spread float64, trials int) *taskModel {
	t := &taskModel{control: control, trials: trials, deviate: []float64{0}, share: []float64{1}}
	// The summed density is no narrower than the information of k trials on a rate,
	// whose log odds have a standard error of 2/√k at least. Steps as long as a
	// standard deviation sum a normal density to eight digits.
	finest := min(0.5, 2/math.Sqrt(float64(trials)))
	at := math.Log(control) - math.Log1p(-control)
	t.logit, t.weight = []float64{at}, []float64{1}
	if icc > 1e-9 { // or the density is narrower than rounding
		size := (1 - icc) / icc // α + β of the beta distribution
		density := func(x float64) float64 { return size * (control*x - softplus(x)) }
		step := min(finest, 1/math.Sqrt(size*control*(1-control))/2)
		t.logit, t.weight = densityPoints(density, at, step, -32)
	}
	if spread > 0 {
		t.deviate, t.share = normalPoints(spread)
	}
	return t
}

// normalPoints returns the points and weights of a normal density with mean 0.
func normalPoints(sd float64) (at, weight []float64) {
	at, weight = densityPoints(func(z float64) float64 { return -z * z / 2 }, 0, 0.5, -16)
	for i := range at {
		at[i] *= sd
	}
	return at, weight
}

// iccLimit keeps the beta distribution from falling apart into tasks that always
// pass and tasks that never do, which no shift of odds can change: its smaller
// parameter stays above 0.01.
func iccLimit(control float64) float64 {
	rarer := min(control, 1-control)
	return min(0.95, rarer/(rarer+0.01))
}

// densityPoints lays equal steps over a density with one peak, given as its log, and
// weighs them to 1. It leaves out ends whose log density is further below the
// peak's than negligible.
func densityPoints(density func(float64) float64, peak, step, negligible float64) (at, weight []float64) {
	top := density(peak)
	for _, dir := range []float64{-step, step} {
		for i := 1.0; ; i++ {
			x := peak + i*dir
			d := density(x) - top
			if d < negligible {
				break
			}
			at, weight = append(at, x), append(weight, math.Exp(d))
		}
	}
	at, weight = append(at, peak), append(weight, 1)
	total := Sum(weight)
	for i := range weight {
		weight[i] /= total
	}
	return at, weight
}

// oddsShift is the mean shift of the log odds that changes the mean rate by effect,
// 0 < control + effect < 1.
func (t *taskModel) oddsShift(effect float64) float64 {
	if effect == 0 && len(t.deviate) == 1 {
		return 0
	}
	mean := func(shift float64) float64 {
		sum := 0.0
		for i, x := range t.logit {
			for j, z := range t.deviate {
				sum += t.weight[i] * t.share[j] * expit(x+shift+z)
			}
		}
		return sum
	}
	want := t.control + effect
	low, high := -1.0, 1.0
	for mean(low) > want && low > -1e6 {
		low *= 2
	}
	for mean(high) < want && high < 1e6 {
		high *= 2
	}
	for range 60 {
		mid := (low + high) / 2
		if mid == low || mid == high {
			break
		}
		if mean(mid) < want {
			low = mid
		} else {
			high = mid
		}
	}
	return (low + high) / 2
}

// differenceChances is the distribution of a task's treatment passes less its control
// passes: of −trials … trials, in order.
func (t *taskModel) differenceChances(effect float64) []float64 {
	return t.chancesAt(t.oddsShift(effect))
}

// chancesAt is differenceChances for a mean shift of the log odds.
func (t *taskModel) chancesAt(shift float64) []float64 {
	k := t.trials
	out := make([]float64, 2*k+1)
	control, treatment, one := make([]float64, k+1), make([]float64, k+1), make([]float64, k+1)
	for i, x := range t.logit {
		binomialPoints(control, expit(x))
		clear(treatment)
		for j, z := range t.deviate {
			binomialPoints(one, expit(x+shift+z))
			for n, p := range one {
				treatment[n] += t.share[j] * p
			}
		}
		for a, p := range control {
			if p *= t.weight[i]; p < 1e-18 {
				continue
			}
			for b, q := range treatment {
				out[b-a+k] += p * q
			}
		}
	}
	// The weights add to 1 but for rounding, which would leave a gap at the end.
	total := Sum(out)
	for i := range out {
		out[i] /= total
	}
	return out
}

// pairDiscordance is the share of pairs, one trial of each side, that differ.
func (t *taskModel) pairDiscordance(effect float64) float64 {
	shift, sum := t.oddsShift(effect), 0.0
	for i, x := range t.logit {
		for j, z := range t.deviate {
			p, q := expit(x), expit(x+shift+z)
			sum += t.weight[i] * t.share[j] * (p*(1-q) + q*(1-p))
		}
	}
	return sum
}

// binomialPoints sets out[k] to P(X = k), X ~ Bin(len(out)−1, p).
func binomialPoints(out []float64, p float64) {
	clear(out)
	n := len(out) - 1
	mode := min(int(float64(n+1)*p), n)
	out[mode] = binomialPoint(mode, n, p, 1-p)
	for k := mode; k < n && out[k] > 1e-20; k++ {
		out[k+1] = out[k] * float64(n-k) / float64(k+1) * p / (1 - p)
	}
	for k := mode; k > 0 && out[k] > 1e-20; k-- {
		out[k-1] = out[k] * float64(k) / float64(n-k+1) * (1 - p) / p
	}
}

// drawer draws the differences of tasks, in trials. Each simulation has its own stream
// of random numbers and uses one number per task for any distribution, so that designs
// with the same seed share random numbers.
type drawer struct {
	largest int       // largest difference, in trials
	upTo    []float64 // cumulative probabilities of −largest … largest
	start   [1 << leadingBits]int
	seed    uint64
	pcg     rand.PCG
}

// leadingBits is the number of leading bits of a random number that index start.
const leadingBits = 10

func newDrawer(differences []float64, seed uint64) *drawer {
	d := &drawer{largest: len(differences) / 2, upTo: make([]float64, len(differences)), seed: seed}
	sum := 0.0
	for i, p := range differences {
		sum += p
		d.upTo[i] = sum
	}
	for i, at := 0, 0; i < len(d.start); i++ {
		for at < 2*d.largest && d.upTo[at] <= float64(i)/float64(len(d.start)) {
			at++
		}
		d.start[i] = at
	}
	return d
}

// begin starts a simulation.
func (d *drawer) begin(simulation int) { d.pcg.Seed(d.seed, mixCounter(uint64(simulation))) }

// next returns the difference of the next task, in trials.
func (d *drawer) next() int { return d.at(d.pcg.Uint64()) }

// at returns the difference for a random number.
func (d *drawer) at(u uint64) int {
	at := d.start[u>>(64-leadingBits)]
	for x := float64(u>>11) * 0x1p-53; at < 2*d.largest && d.upTo[at] <= x; {
		at++
	}
	return at - d.largest
}

// countSignificant simulates sims experiments of tasks differences each and returns the
// number of significant sign-flip tests.
func countSignificant(differences []float64, tasks, sims int, seed uint64, alpha float64, t Test) (significant int) {
	d := newDrawer(differences, seed)
	flips := newFlips(d.largest, alpha, t == TestPermutationMid)
	for s := range sims {
		d.begin(s)
		flips.resetCounts()
		for range tasks {
			flips.addDifference(d.next())
		}
		if flips.isSignificant() {
			significant++
		}
	}
	return significant
}

// countDecided draws like countSignificant. It returns the number of sequential tests
// that decide, and the total number of tasks until each decides, is hopeless or ends.
func countDecided(differences []float64, tasks, sims int, seed uint64, alpha, hopeless float64) (decided, taken int) {
	d := newDrawer(differences, seed)
	for s := range sims {
		d.begin(s)
		m := NewMonitor(alpha)
		for len(m.diffs) < tasks && !m.Decided() && !m.Hopeless(tasks, hopeless) {
			m.Add(float64(d.next()) / float64(d.largest))
		}
		taken += len(m.diffs)
		if m.Decided() {
			decided++
		}
	}
	return decided, taken
}

// mixCounter spreads a counter over 64 bits: the finaliser of SplitMix64 (Steele,
// Lea and Flood 2014).
func mixCounter(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// flips decides the two-sided sign-flip permutation test of whole-numbered
// differences: is the share of the 2ⁿ ways to set their signs whose sum is as
// far from zero as theirs alpha or less.
type flips struct {
	alpha float64
	mid   bool      // sums equal to the observed sum count half
	few   bool      // the differences are those of few clusters; see fewClustersFloor
	count []int     // of differences, by magnitude
	ways  []float64 // working space
	sum   int
}

func newFlips(largest int, alpha float64, mid bool) *flips {
	return &flips{alpha: alpha, mid: mid, count: make([]int, largest+1)}
}

func (f *flips) resetCounts() {
	clear(f.count)
	f.sum = 0
}

func (f *flips) addDifference(d int) {
	f.sum += d
	f.count[max(d, -d)]++
}

// Beyond these the p value comes from an Edgeworth expansion, which is then
// within 0.0002 of the exact one where it matters (a test holds it to that).
const (
	exactDifferences = 40     // fewer are always counted out
	exactSteps       = 20_000 // additions that counting out may take
)

func (f *flips) isSignificant() bool {
	n, total, squares := 0, 0, 0.0
	for v, c := range f.count {
		if v > 0 {
			n, total, squares = n+c, total+c*v, squares+float64(c*v*v)
		}
	}
	sum := float64(f.sum)
	// P(|S| ≥ s) ≤ 2·exp(−s²/2Σd²): Hoeffding (1963).
	if sum != 0 && 2*math.Exp(-sum*sum/2/squares) <= f.alpha {
		return true
	}
	tail := (total - max(f.sum, -f.sum)) / 2
	if n < exactDifferences || n < 1000 && n*tail/2 <= exactSteps {
		return f.exactTail(n, total, tail) <= f.alpha
	}
	return f.edgeworthTail(squares) <= f.alpha
}

// exactTail counts the ways in which the magnitudes set to minus add to at most tail: as
// many sums are as low as the observed one, and by symmetry as high.
func (f *flips) exactTail(n, total, tail int) float64 {
	if 2*tail == total {
		return 1
	}
	f.ways = slices.Grow(f.ways[:0], tail+1)[:tail+1]
	clear(f.ways)
	f.ways[0] = 1
	reached := 0
	for v, c := range f.count {
		if v == 0 {
			continue
		}
		for range c {
			reached = min(reached+v, tail)
			for t := reached; t >= v; t-- {
				f.ways[t] += f.ways[t-v]
			}
		}
	}
	sum := 0.0
	for _, w := range f.ways {
		sum += w
	}
	whole := sum
	if f.mid {
		sum -= f.ways[tail] / 2
	}
	if f.few {
		sum = max(sum, fewClustersFloor*whole)
	}
	return min(1, 2*math.Ldexp(sum, -n))
}

// edgeworthTail is the normal tail with the fourth-cumulant term and a continuity
// correction of half a step, which mid-p omits.
func (f *flips) edgeworthTail(squares float64) float64 {
	step, fourth := 0, 0.0
	for v, c := range f.count {
		if v > 0 && c > 0 {
			step = commonDivisor(step, v) // sums lie twice this apart
			fourth += float64(c) * math.Pow(float64(v), 4)
		}
	}
	if f.mid {
		step = 0
	}
	z := (math.Abs(float64(f.sum)) - float64(step)) / math.Sqrt(squares)
	if z <= 0 {
		return 1
	}
	kurtosis := -2 * fourth / (squares * squares)
	density := math.Exp(-z*z/2) / math.Sqrt(2*math.Pi)
	return min(1, math.Erfc(z/math.Sqrt2)+2*density*kurtosis/24*(z*z*z-3*z))
}

func expit(x float64) float64 {
	if x < 0 {
		e := math.Exp(x)
		return e / (1 + e)
	}
	return 1 / (1 + math.Exp(-x))
}

// softplus is log(1 + eˣ).
func softplus(x float64) float64 { return max(x, 0) + math.Log1p(math.Exp(-math.Abs(x))) }
