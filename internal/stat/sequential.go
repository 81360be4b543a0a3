package stat

import (
	"fmt"
	"math"
)

// Sequential is a test that may be looked at after every unit, and stopped at
// any of them, without raising its rate of false alarms above Alpha.
type Sequential struct {
	N      int      `json:"n"`                // differences taken, in order
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

// Sequentially tests the null that no unit's difference is, given the units
// before it, on average anything but zero. diffs lie in [−1, 1], one a task in
// the order of the plan: treatment − control, of outcomes (−1, 0, 1) with one
// trial a task, of success rates with several. See [Monitor] for the method.
//
// The null holds where the treatment changes nothing, and where tasks whose
// differences cancel come in random order out of many. It need not hold for a
// fixed list of tasks that is worked through from its easy end, nor in an order
// that depends on outcomes, such as that in which trials happen to finish.
func Sequentially(diffs []float64, alpha float64) Sequential {
	return foldUnits(NewMonitor(alpha), diffs)
}

// SequentiallyNonInferior tests the null that the mean difference is −margin or
// less, against its being above: the treatment is not worse by the margin.
// 0 ≤ margin < 1. The test is one-sided at alpha.
func SequentiallyNonInferior(diffs []float64, margin, alpha float64) Sequential {
	return foldUnits(NewNonInferiorMonitor(margin, alpha), diffs)
}

func foldUnits(m *Monitor, diffs []float64) Sequential {
	for _, d := range diffs {
		m.Add(d)
	}
	return m.Sequential()
}

// Monitor follows a sequential test while its units come in.
//
// The e-value is the wealth of many bettors, averaged, each of whom stakes a constant
// share of the wealth on the sign of the next difference, so that a difference d
// turns wealth K into K·(1 + λ(d − m)), m being the mean under the null (Robbins
// 1970; Waudby-Smith and Ramdas 2024). Under the null no bettor gains on average, so
// by Ville's (1939) inequality the average ever reaches 1/alpha with probability
// alpha at most, whenever one looks.
//
// The stakes λ are the Gauss–Chebyshev nodes of the prior Beta(½, ½) on θ = (1 +
// λ)/2, which Krichevsky and Trofimov (1981) have from Jeffreys. On outcomes of one
// trial a task, of which c are treatment-only and b control-only, the e-value is
// therefore 2^(b+c)·B(½+b, ½+c)/B(½, ½) exactly for b + c below 128; beyond, it is
// another test, as valid, that differs from this by little. Its smallest stake,
// 0.025, cannot see a mean difference below about 0.012 times the variance, however
// many units come. Among symmetric Beta priors, ½ needs the fewest units in suites of
// 30 to 100 tasks with large effects; larger ones gain a few points of power with
// small effects.
type Monitor struct {
	alpha  float64
	margin *float64
	wealth wealth // under the null
	diffs  []float64
	last   float64 // log of the e-value now
	peak   float64 // log of the highest e-value so far
	at     int     // unit of the decision, 0 for none
	better bool    // which way it was decided
	fault  string  // reason if no result is possible
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
		m.wealth = newWealth(m.nullMean(), margin != nil)
	}
	return m
}

// nullMean returns the mean difference under the null.
func (m *Monitor) nullMean() float64 {
	if m.margin == nil {
		return 0
	}
	return 0 - *m.margin // never −0
}

// Add takes the next unit's difference and returns the e-value after it; nil,
// from then on, if the difference is not within [−1, 1].
func (m *Monitor) Add(diff float64) *float64 {
	if m.fault != "" {
		return nil
	}
	if !(diff >= -1 && diff <= 1) {
		m.fault = fmt.Sprintf("difference %d is %v, not within −1 and 1", len(m.diffs)+1, diff)
		return nil
	}
	m.diffs = append(m.diffs, diff)
	m.wealth.settleBets(diff)
	m.last = m.wealth.logMean()
	m.peak = max(m.peak, m.last)
	if m.at == 0 && m.wealth.hasReached(m.alpha) {
		m.at, m.better = len(m.diffs), m.wealth.gain > m.wealth.loss
	}
	return new(cappedExp(m.last))
}

// Decided reports whether the e-value has ever reached 1/alpha.
func (m *Monitor) Decided() bool { return m.at > 0 }

// Sequential returns the result so far. The e-value is at hand; the confidence
// sequence takes some thirty passes over all units.
func (m *Monitor) Sequential() Sequential {
	s := Sequential{N: len(m.diffs), Margin: m.margin, Alpha: m.alpha, Method: "e_process_betting_mixture"}
	s.CS = Interval{N: s.N, Method: "betting_confidence_sequence"}
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
	s.Decided, s.DecidedAt = m.at > 0, m.at
	switch {
	case !s.Decided:
	case m.margin != nil:
		s.Shown = "not_worse"
	case m.better:
		s.Shown = "better"
	default:
		s.Shown = "worse"
	}
	s.CS.Level = 1 - m.alpha
	s.CS.Estimate = new(Sum(m.diffs) / float64(s.N))
	if low, high, ok := m.confidenceBounds(*s.CS.Estimate); ok {
		s.CS.Low, s.CS.High = &low, &high
	} else {
		s.CS.Warnings = append(s.CS.Warnings, "no mean fits the differences at all times: their mean seems to change along the way")
	}
	return s
}

// confidenceBounds inverts the test: the means that were refused at no unit. The e-value
// against a mean is a convex function of it, and so is the highest over time,
// so that these means are an interval; its ends are found by bisection and
// rounded outwards. Whether they hold the null follows from the decision, which
// rests on the same numbers.
func (m *Monitor) confidenceBounds(mean float64) (low, high float64, ok bool) {
	refused := func(mean float64) bool { return everReached(m.diffs, mean, m.margin != nil, m.alpha) }
	null := m.nullMean()
	low, high = -1, 1
	inside := null
	if m.at > 0 {
		if m.better || m.margin != nil {
			low = null
		} else {
			high = null
		}
		if m.margin != nil {
			inside = 1 // nobody bets that the mean is above 1
		} else if inside, ok = m.notRefused(low, high, mean, refused); !ok {
			return 0, 0, false
		}
	}
	const fine = 5e-5
	for top := inside; top-low > fine; {
		if mid := (low + top) / 2; refused(mid) {
			low = mid
		} else {
			top = mid
		}
	}
	if m.margin != nil {
		return low, 1, true
	}
	for bottom := inside; high-bottom > fine; {
		if mid := (high + bottom) / 2; refused(mid) {
			high = mid
		} else {
			bottom = mid
		}
	}
	return low, high, true
}

// notRefused finds a mean between low and high that was refused at no unit: the
// observed mean nearly always, else where the highest e-value is lowest.
func (m *Monitor) notRefused(low, high, mean float64, refused func(float64) bool) (float64, bool) {
	if mean > low && mean < high && !refused(mean) {
		return mean, true
	}
	for high-low > 1e-6 {
		third := (high - low) / 3
		a, b := low+third, high-third
		if !refused(a) {
			return a, true
		}
		if !refused(b) {
			return b, true
		}
		if highestLog(m.diffs, a) < highestLog(m.diffs, b) {
			high = b
		} else {
			low = a
		}
	}
	return 0, false
}

// stakes are the positive half of the Gauss–Chebyshev nodes, falling; all weigh
// the same.
var stakes = func() (s [32]float64) {
	for i := range s {
		s[i] = math.Cos(float64(2*i+1) * math.Pi / float64(4*len(s)))
	}
	return s
}()

// wealth is the bettors' wealth, which begins with 1 each.
type wealth struct {
	mean     float64
	oneSided bool // nobody bets on a mean below
	// up and down hold the wealth of those who bet on a mean above and below,
	// times 2^−exp; gain and loss are their sums.
	up, down   [len(stakes)]float64
	gain, loss float64
	exp        int
}

// newWealth sets up bets against a mean within (−1, 1).
func newWealth(mean float64, oneSided bool) wealth {
	w := wealth{mean: mean, oneSided: oneSided, gain: float64(len(stakes))}
	for i := range stakes {
		w.up[i] = 1
	}
	if !oneSided {
		w.down, w.loss = w.up, w.gain
	}
	return w
}

// settleBets settles the bets on d. The stakes are given as shares of the largest that
// cannot lose everything, 1/(1+m) upwards and 1/(1−m) downwards.
func (w *wealth) settleBets(d float64) {
	w.gain = payStakes(&w.up, (d-w.mean)/(1+w.mean))
	if !w.oneSided {
		w.loss = payStakes(&w.down, (w.mean-d)/(1-w.mean))
	}
	const step = 256
	if total := w.gain + w.loss; total > 0x1p256 {
		w.scaleBy(step)
	} else if total < 0x1p-256 {
		w.scaleBy(-step)
	}
}

// payStakes pays x times the stake of each bettor and returns the sum of what they
// hold.
func payStakes(held *[len(stakes)]float64, x float64) float64 {
	sum := 0.0
	for i, s := range &stakes {
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
	w.exp += exp
}

// bettorCount returns the number of bettors.
func (w *wealth) bettorCount() float64 {
	if w.oneSided {
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

// everReached reports whether the e-value against the mean was 1/alpha or more
// after any unit.
func everReached(diffs []float64, mean float64, oneSided bool, alpha float64) bool {
	w := newWealth(mean, oneSided)
	for _, d := range diffs {
		w.settleBets(d)
		if w.hasReached(alpha) {
			return true
		}
	}
	return false
}

// highestLog is the log of the highest e-value against the mean, two-sided.
func highestLog(diffs []float64, mean float64) float64 {
	w := newWealth(mean, false)
	peak := 0.0
	for _, d := range diffs {
		w.settleBets(d)
		peak = max(peak, w.logMean())
	}
	return peak
}

// cappedExp returns e^x, at most the largest number there is.
func cappedExp(x float64) float64 {
	return min(math.Exp(x), math.MaxFloat64)
}
