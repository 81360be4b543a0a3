package stat

import (
	"fmt"
	"math"
	"slices"
)

// Sequential is a test that may be looked at after every unit, and stopped at
// any of them, without raising its rate of false alarms above Alpha.
type Sequential struct {
	N      int      `json:"n"`                // units taken, in order: tasks or clusters of tasks
	Margin *float64 `json:"margin,omitempty"` // of non-inferiority
	// E is the evidence against the null after all units: the wealth of a bettor who
	// began with 1 and gains nothing on average under the null.
	E         *float64 `json:"e_value"`
	PAnytime  *float64 `json:"p_anytime"` // 1 / the highest e-value so far, at most 1
	Alpha     float64  `json:"alpha"`
	Decided   bool     `json:"decided"`    // the e-value reached 1/alpha at some unit
	DecidedAt int      `json:"decided_at"` // the first such unit, from 1; 0 if none
	Shown     string   `json:"shown"`      // "better", "worse", "not_worse" (non-inferiority) or ""
	// CS holds the mean difference at all units at once with probability
	// 1 − alpha or more. It leaves out the null if, and only if, the test has
	// decided. For non-inferiority its lower end alone says something; the upper
	// one is the largest difference there can be.
	CS       Interval `json:"confidence_sequence"`
	Method   string   `json:"method"`
	Warnings []string `json:"warnings,omitempty"`
}

// Sequentially tests the null hypothesis that the sign of each unit's difference is
// random given its size and the units before it. diffs holds one difference in [−1, 1]
// per task in the order of the plan, treatment − control: of outcomes (−1, 0, 1) with
// one trial per task, of success rates with several. See [Monitor] for the method.
//
// The null hypothesis is that of [SignFlip]. It holds if the treatment has no effect,
// and if the tasks come in random order from a large population in which their
// differences cancel. It may fail for a fixed list of tasks in order of difficulty, or
// in an order that depends on outcomes, such as the order in which trials finish.
func Sequentially(diffs []float64, alpha float64) Sequential {
	return NewMonitor(alpha).addAll(diffs)
}

// SequentiallyNonInferior tests the null that the mean difference is −margin or
// less, against its being above: the treatment is not worse by the margin.
// 0 ≤ margin < 1. The test is one-sided at alpha.
func SequentiallyNonInferior(diffs []float64, margin, alpha float64) Sequential {
	return NewNonInferiorMonitor(margin, alpha).addAll(diffs)
}

func (m *Monitor) addAll(diffs []float64) Sequential {
	for _, d := range diffs {
		m.Add(d)
	}
	return m.Sequential()
}

// Monitor follows a sequential test while its units come in.
//
// The e-value is the mean wealth of many bettors. Under the null hypothesis no bettor
// gains on average, so by Ville's (1939) inequality the mean ever reaches 1/alpha with
// probability at most alpha, under any stopping rule.
//
// A bettor on the sign of the differences, with rate λ, turns wealth K into
// K·exp(λd/s)/cosh(λd/s) = K·(1 + tanh(λd/s)), which is fair if the sign of d is random
// given its size. The scale s makes the test insensitive to the number of trials per
// task: s² is the mean square of the previous nonzero differences and an initial
// difference of 1. With one trial per task s is 1, and the bettor stakes the constant
// share tanh λ of the wealth.
//
// The shares tanh λ are the Gauss–Chebyshev nodes of the prior Beta(½, ½) on θ = (1 +
// tanh λ)/2, Jeffreys' prior in Krichevsky and Trofimov (1981). With one trial per
// task, c treatment-only and b control-only outcomes, the e-value is therefore exactly
// 2^(b+c)·B(½+b, ½+c)/B(½, ½) for b + c below 128; beyond that it is a different valid
// test with nearly the same value. Its smallest stake, 0.025, cannot detect a mean
// difference below about 0.012 times the variance, for any number of units. Among
// symmetric beta priors, ½ needs the fewest units for suites of 30 to 100 tasks with
// large effects; priors with smaller stakes gain up to ten points of power at 300 tasks
// and small effects, and lose more than that at 30 tasks.
//
// A bettor on the mean stakes a constant share on the next difference itself and turns
// wealth K into K·(1 + λ(d − m)), which is fair if m is the mean, for any distribution
// (Robbins 1970; Waudby-Smith and Ramdas 2024). The non-inferiority test uses such
// bettors, because differences are not symmetric about −margin: there, bettors on the
// sign decide up to 11 % of runs at a level of 5 %. With several trials per task, half of
// the wealth goes, after the first difference other than −1, 0 and 1, to one more bettor
// on the mean: it expects a mean higher by the margin, and the spread of the differences
// so far.
//
// The confidence sequence contains the shifts m for which neither kind of bettor
// rejects d − m. With one trial per task the limits come from bettors on the mean, who
// agree at 0 with bettors on the sign. With several trials, once the test has decided,
// bettors on the sign determine the limit nearer to 0. This limit is valid if
// differences are symmetric about their mean or skewed away from 0, as they are near
// rates of 0 and 1. Every other limit is the wider of the two, because the sign alone
// is misleading about a mean far from 0.
//
// The units may be clusters of tasks that share their effect; see [Monitor.ByCluster].
type Monitor struct {
	alpha   float64
	margin  *float64
	largest int       // number of tasks of the largest cluster; 0 if the units are tasks
	wealth  wealth    // under the null
	diffs   []float64 // mean difference of each unit
	weights []float64 // of units that are clusters
	last    float64   // log of the e-value now
	peak    float64   // log of the highest e-value so far
	at      int       // unit of the decision, 0 for none
	better  bool      // which way it was decided
	fault   string    // reason if no result is possible
}

// NewMonitor returns a monitor for a mean difference other than zero, in either
// direction.
func NewMonitor(alpha float64) *Monitor {
	return newMonitor(nil, alpha)
}

// NewNonInferiorMonitor returns a monitor for a mean difference above −margin.
func NewNonInferiorMonitor(margin, alpha float64) *Monitor {
	return newMonitor(&margin, alpha)
}

func newMonitor(margin *float64, alpha float64) *Monitor {
	m := &Monitor{alpha: alpha, margin: margin}
	switch {
	case !(alpha > 0 && alpha < 1):
		m.alpha = 0
		m.fault = fmt.Sprintf("alpha %v is not between 0 and 1", alpha)
	case margin != nil && !(*margin >= 0 && *margin < 1):
		m.margin = nil
		m.fault = fmt.Sprintf("margin %v is not within 0 and 1", *margin)
	default:
		m.wealth = m.newWealth(m.nullMean(), m.bets())
	}
	return m
}

// ByCluster makes clusters of tasks the units of m, which must have none yet, and
// returns m. largest is the number of tasks of the largest planned cluster, or 0 if tasks
// are independent; [Monitor.AddCluster] adds a cluster.
//
// The null hypothesis is that the sign of the sum of a cluster's differences is random,
// as in [DifferenceByCluster], however tasks of the same cluster depend on each other.
// Bettors therefore bet on the sum, in units of the largest cluster. Those on the mean
// bet on the sum minus the mean for each task, which is fair if clusters come in random
// order. A sum of independent differences grows with the root of their number, so the
// scale begins with one over the root of largest.
func (m *Monitor) ByCluster(largest int) *Monitor {
	if m.largest = largest; m.fault == "" {
		m.wealth = m.newWealth(m.nullMean(), m.bets())
	}
	return m
}

// newWealth sets up bets against a mean.
func (m *Monitor) newWealth(mean float64, b bets) wealth {
	w := newWealth(mean, b)
	w.squares = m.initialSize() * m.initialSize()
	if b == aboveMean {
		w.lead, w.squares = *m.margin, defaultDiscordance*w.squares
	}
	return w
}

// initialSize returns the difference that the scale begins with.
func (m *Monitor) initialSize() float64 {
	return 1 / math.Sqrt(float64(max(1, m.largest)))
}

// nullMean returns the mean difference under the null.
func (m *Monitor) nullMean() float64 {
	if m.margin == nil {
		return 0
	}
	return 0 - *m.margin // never −0
}

// bets returns the kind of bets of the test.
func (m *Monitor) bets() bets {
	if m.margin == nil {
		return onSign
	}
	return aboveMean
}

// Add takes the next unit's difference and returns the e-value after it; nil,
// from then on, if the difference is not within [−1, 1].
func (m *Monitor) Add(diff float64) *float64 { return m.addUnit(diff, 1) }

// AddCluster is like [Monitor.Add] for a cluster of tasks with the given sum of
// differences. It takes clusters of 1 task to [Monitor.ByCluster]'s largest.
func (m *Monitor) AddCluster(tasks int, sum float64) *float64 {
	if m.fault == "" && !(tasks >= 1 && tasks <= max(1, m.largest)) {
		m.fault = fmt.Sprintf("cluster %d has %d tasks, not 1 to %d", len(m.diffs)+1, tasks, max(1, m.largest))
	}
	if tasks < 1 {
		return nil
	}
	if math.Abs(sum) < 1e-12 {
		sum = 0 // but for rounding
	}
	return m.addUnit(sum/float64(tasks), float64(tasks)/float64(max(1, m.largest)))
}

func (m *Monitor) addUnit(diff, weight float64) *float64 {
	if m.fault != "" {
		return nil
	}
	if !(diff >= -1-1e-12 && diff <= 1+1e-12) { // sums may be rounded
		m.fault = fmt.Sprintf("difference %d is %v, not within −1 and 1", len(m.diffs)+1, diff)
		return nil
	}
	diff = min(max(diff, -1), 1)
	m.diffs = append(m.diffs, diff)
	if m.largest > 0 {
		m.weights = append(m.weights, weight)
	}
	m.wealth.settle(diff, weight)
	m.last = m.wealth.logMean()
	m.peak = max(m.peak, m.last)
	if m.at == 0 && m.wealth.hasReached(m.alpha) {
		m.at, m.better = len(m.diffs), m.wealth.gain > m.wealth.loss
	}
	return new(cappedExp(m.last))
}

// Decided reports whether the e-value has ever reached 1/alpha.
func (m *Monitor) Decided() bool { return m.at > 0 }

// Shown returns the decision: "better", "worse", "not_worse" (non-inferiority), or ""
// if undecided.
func (m *Monitor) Shown() string {
	switch {
	case m.at == 0:
		return ""
	case m.margin != nil:
		return "not_worse"
	case m.better:
		return "better"
	}
	return "worse"
}

// Sequential returns the result so far. The e-value is at hand; the confidence
// sequence takes some thirty passes over all units.
func (m *Monitor) Sequential() Sequential {
	s := Sequential{N: len(m.diffs), Margin: m.margin, Alpha: m.alpha, Method: "e_process_betting_mixture"}
	s.CS = Interval{N: s.N, Method: "betting_confidence_sequence"}
	switch {
	case m.largest > 0:
		s.Method, s.CS.Method = "e_process_by_cluster", "confidence_sequence_by_cluster"
	case m.margin == nil && !m.isOfOutcomes():
		s.Method, s.CS.Method = "e_process_sign_mixture", "sign_confidence_sequence"
	}
	if m.fault == "" && s.N == 0 {
		m.fault = "no differences"
		defer func() { m.fault = "" }()
	}
	if m.fault != "" {
		s.Warnings = []string{m.fault}
		s.CS.Warnings = []string{m.fault}
		return s
	}
	s.E = new(cappedExp(m.last))
	if m.last > math.Log(math.MaxFloat64) {
		s.Warnings = append(s.Warnings, "the e-value is larger than can be written")
	}
	s.PAnytime = new(max(math.Exp(-m.peak), math.SmallestNonzeroFloat64))
	s.Decided, s.DecidedAt, s.Shown = m.at > 0, m.at, m.Shown()
	s.CS.Level = 1 - m.alpha
	s.CS.Estimate = new(m.mean())
	if low, high, ok := m.confidenceBounds(*s.CS.Estimate); ok {
		s.CS.Low, s.CS.High = &low, &high
	} else {
		s.CS.Warnings = append(s.CS.Warnings, "no mean fits the differences at all times: their mean seems to change along the way")
	}
	return s
}

// mean returns the mean difference over tasks.
func (m *Monitor) mean() float64 {
	if m.largest == 0 {
		return Sum(m.diffs) / float64(len(m.diffs))
	}
	sums := make([]float64, len(m.diffs))
	for i, d := range m.diffs {
		sums[i] = d * m.weights[i]
	}
	return Sum(sums) / Sum(m.weights)
}

// weight returns the weight of a unit.
func (m *Monitor) weight(unit int) float64 {
	if m.largest == 0 {
		return 1
	}
	return m.weights[unit]
}

// confidenceBounds inverts the test. Whether the bounds include the null value follows
// from the decision, which uses the same numbers.
func (m *Monitor) confidenceBounds(mean float64) (low, high float64, ok bool) {
	null := m.nullMean()
	low, high = -1, 1
	switch {
	case m.margin != nil: // no bettor expects a mean above 1
		if m.at > 0 {
			low = null
			return m.end(aboveMean, low, 1), 1, true
		}
		return m.end(aboveMean, low, null), 1, true
	case m.at > 0 && m.better:
		low = null
	case m.at > 0:
		high = null
	}
	if m.isOfOutcomes() {
		return m.ends(onMean, low, high, mean)
	}
	wideLow, wideHigh, wide := m.ends(onMean, -1, 1, mean)
	low, high, ok = m.ends(onSign, low, high, mean)
	if !ok || !wide {
		return low, high, ok
	}
	if !(m.at > 0 && m.better) {
		low = min(low, wideLow)
	}
	if !(m.at > 0 && !m.better) {
		high = max(high, wideHigh)
	}
	return low, high, true
}

// isOfOutcomes reports whether all differences are −1, 0 or 1, as with one trial per
// task, and all units tasks.
func (m *Monitor) isOfOutcomes() bool {
	return m.largest <= 1 && !slices.ContainsFunc(m.diffs, func(d float64) bool { return d != math.Trunc(d) })
}

// ends returns the limits, between low and high, of the interval of means that the bets
// never rejected. ok is false if the bets rejected all. The e-value is a convex or
// nearly convex function of the mean, and so is its maximum over time; the means that
// are never rejected therefore form an interval.
func (m *Monitor) ends(b bets, low, high, mean float64) (from, to float64, ok bool) {
	inside, ok := m.notRefused(b, low, high, mean)
	if !ok {
		return 0, 0, false
	}
	return m.end(b, low, inside), m.end(b, high, inside), true
}

// end returns the limit, rounded outwards, between a rejected mean outside and a mean
// inside that is not rejected.
func (m *Monitor) end(b bets, outside, inside float64) float64 {
	const fine = 5e-5
	for math.Abs(inside-outside) > fine {
		if mid := (outside + inside) / 2; m.everRefused(b, mid) {
			outside = mid
		} else {
			inside = mid
		}
	}
	return outside
}

// notRefused returns a mean between low and high that the bets never rejected: the null
// or the observed mean in nearly all cases, otherwise one near the minimum of the
// highest e-value.
func (m *Monitor) notRefused(b bets, low, high, mean float64) (float64, bool) {
	for _, x := range []float64{m.nullMean(), mean} {
		if x > low && x < high && !m.everRefused(b, x) {
			return x, true
		}
	}
	for high-low > 1e-6 {
		third := (high - low) / 3
		x, y := low+third, high-third
		if !m.everRefused(b, x) {
			return x, true
		}
		if !m.everRefused(b, y) {
			return y, true
		}
		if m.highestLog(b, x) < m.highestLog(b, y) {
			high = y
		} else {
			low = x
		}
	}
	return 0, false
}

// everRefused reports whether the e-value against the mean reached 1/alpha after any
// unit.
func (m *Monitor) everRefused(b bets, mean float64) bool {
	w := m.newWealth(mean, b)
	for i, d := range m.diffs {
		w.settle(d, m.weight(i))
		if w.hasReached(m.alpha) {
			return true
		}
	}
	return false
}

// highestLog returns the logarithm of the highest e-value against the mean.
func (m *Monitor) highestLog(b bets, mean float64) float64 {
	w := m.newWealth(mean, b)
	peak := 0.0
	for i, d := range m.diffs {
		w.settle(d, m.weight(i))
		peak = max(peak, w.logMean())
	}
	return peak
}

// stakes are the positive half of the Gauss–Chebyshev nodes, falling; all weigh
// the same.
var stakes = func() (s [32]float64) {
	for i := range s {
		s[i] = math.Cos(float64(2*i+1) * math.Pi / float64(4*len(s)))
	}
	return s
}()

// signRates holds the rates λ of the bettors on the sign. tanh λ is the stake on a
// difference as large as the scale.
var signRates = func() (r [len(stakes)]float64) {
	for i, s := range stakes {
		r[i] = math.Atanh(s)
	}
	return r
}()

// bets is a kind of bet.
type bets int

const (
	onSign    bets = iota // the difference is above, or below, the mean
	onMean                // on the difference minus the mean, in either direction
	aboveMean             // as onMean, upwards only
)

// wealth is the bettors' wealth, which begins with 1 each.
type wealth struct {
	mean float64
	bets bets
	// up and down hold the wealth of those who bet on a mean above and below,
	// times 2^−exp; gain and loss are their sums.
	up, down   [len(stakes)]float64
	gain, loss float64
	exp        int
	// squares and sizes are the sum of squares and the number of the nonzero
	// differences so far, including an initial one. In bets aboveMean they count all, by
	// their weights.
	squares, sizes float64
	// lead is what one more bettor, in bets aboveMean, expects beyond the mean, and single
	// the wealth of this bettor.
	lead, single float64
}

// newWealth sets up bets against a mean within (−1, 1).
func newWealth(mean float64, b bets) wealth {
	w := wealth{mean: mean, bets: b, gain: float64(len(stakes)), squares: 1, sizes: 1}
	for i := range stakes {
		w.up[i] = 1
	}
	if b != aboveMean {
		w.down, w.loss = w.up, w.gain
	}
	return w
}

// settle settles the bets on d, a difference of the given weight of at most 1. Stakes on
// the mean are shares of the largest stake that cannot lose all wealth: 1/(1+m) upwards
// and 1/(1−m) downwards.
func (w *wealth) settle(d, weight float64) {
	x := weight * (d - w.mean)
	switch w.bets {
	case onSign:
		at := &stakes
		if size := math.Abs(x) / math.Sqrt(w.squares/w.sizes); size != 1 {
			at = new(stakesAt(size))
		}
		w.gain = payStakes(&w.up, at, sign(x))
		w.loss = payStakes(&w.down, at, -sign(x))
		if d *= weight; d != 0 {
			w.squares, w.sizes = w.squares+d*d, w.sizes+1
		}
	case onMean:
		w.gain = payStakes(&w.up, &stakes, x/(1+w.mean))
		w.loss = payStakes(&w.down, &stakes, -x/(1-w.mean))
	case aboveMean:
		w.gain = payStakes(&w.up, &stakes, x/(1+w.mean))
		w.settleLead(d, weight)
	}
	const step = 256
	if total := w.gain + w.loss; total > 0x1p256 {
		w.scaleBy(step)
	} else if total < 0x1p-256 {
		w.scaleBy(-step)
	}
}

// settleLead settles the bet of the bettor who expects a mean higher by lead. The stake
// depends on earlier differences only. It is at most singleStake of the largest stake,
// which makes the payment fall as the mean rises.
func (w *wealth) settleLead(d, weight float64) {
	const singleStake = 0.95
	stake := min(w.lead/(w.squares/w.sizes+w.lead*w.lead), singleStake/(1+w.mean))
	w.single *= 1 + stake*weight*(d-w.mean)
	w.squares, w.sizes = w.squares+weight*d*d, w.sizes+weight
	if w.single == 0 && w.lead > 0 && d != math.Trunc(d) {
		w.gain /= 2
		w.single = w.gain
		for i := range w.up {
			w.up[i] /= 2
		}
	}
	w.gain += w.single
}

// stakesAt returns tanh(λ·size) for each rate λ, the stakes on a difference of size
// times the scale.
func stakesAt(size float64) (s [len(stakes)]float64) {
	for i, rate := range &signRates {
		e := math.Exp(-2 * rate * size)
		s[i] = (1 - e) / (1 + e)
	}
	return s
}

func sign(x float64) float64 {
	switch {
	case x > 0:
		return 1
	case x < 0:
		return -1
	}
	return 0
}

// payStakes pays x times the stake of each bettor and returns the sum of what they
// hold.
func payStakes(held, stakes *[len(stakes)]float64, x float64) float64 {
	sum := 0.0
	for i, s := range stakes {
		v := held[i] * (1 + s*x)
		if v < 0x1p-900 {
			v = 0 // lost for good, which only lowers the e-value; as a denormal it would be slow
		}
		held[i] = v
		sum += v
	}
	return sum
}

func (w *wealth) scaleBy(exp int) {
	f := math.Ldexp(1, -exp)
	for i := range stakes {
		w.up[i] *= f
		w.down[i] *= f
	}
	w.gain *= f
	w.loss *= f
	w.single *= f
	w.exp += exp
}

// bettorCount returns the number of bettors.
func (w *wealth) bettorCount() float64 {
	if w.bets == aboveMean {
		return float64(len(stakes))
	}
	return float64(2 * len(stakes))
}

// logMean of the mean wealth: of the e-value.
func (w *wealth) logMean() float64 {
	return math.Log((w.gain+w.loss)/w.bettorCount()) + float64(w.exp)*math.Ln2
}

// hasReached reports whether the e-value is 1/alpha or more.
func (w *wealth) hasReached(alpha float64) bool {
	if w.exp != 0 {
		return w.logMean() >= -math.Log(alpha)
	}
	return (w.gain+w.loss)*alpha >= w.bettorCount()
}

// cappedExp returns e^x, at most the largest number there is.
func cappedExp(x float64) float64 {
	return min(math.Exp(x), math.MaxFloat64)
}
