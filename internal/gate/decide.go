package gate

import (
	"fmt"
	"math"
	"slices"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/stat/rerun"
)

// What of a figure must meet the bound.
const (
	bindEstimate = "estimate"
	bindLower    = "lower"
	bindUpper    = "upper"
)

// z is the normal quantile of a two-sided interval at [Level].
const z = 1.959963984540054

// quantity is a figure with how it varies from run to run.
type quantity struct {
	analyse.Metric
	exact    bool     // binomial rate of n, or of n_effective, with Wilson's interval
	log      bool     // a ratio, which varies on the logarithm
	sequence bool     // its interval holds at every look, so its width tells no standard error
	delta    *float64 // of a change of a whole arm: the absolute one
	unitOf   string   // of delta
	missing  bool     // the baseline does not have it
	gone     int      // trials without a verdict that count against the rule
	shift    float64  // what makes the figure a ratio: 1 for a relative change
}

// limit is the bound of the rule as one on its figure: at least, or at most so
// much. A fall of no more than d is a change of at least −d.
func (r *result) limit() (limit float64, atLeast, ok bool) {
	switch {
	case r.Min != nil:
		return *r.Min, true, true
	case r.Max != nil:
		return *r.Max, false, true
	case r.MaxDrop != nil:
		return 0 - *r.MaxDrop, true, true
	case r.MaxRise != nil:
		return *r.MaxRise, false, true
	}
	return 0, false, false
}

func (r *result) holdTo(q quantity) {
	m := q.Metric
	r.Measured, r.N, r.Verdict = m, m.Denominator, analyse.Undecidable
	limit, atLeast, ok := r.limit()
	switch {
	case !ok:
		r.Why = "the rule has no bound"
		return
	case m.Denominator == 0 || m.Value == nil && m.Low == nil && m.High == nil:
		r.Why = "nothing could be evaluated"
		if m.Of != "" {
			r.Why += ": no " + m.Of
		}
		return
	}
	r.Verdict, r.Bound = decideWord(r.Bind, m, limit, atLeast)
	r.Why = explainWord(r.Bind, q, limit, atLeast, r.Verdict, r.Bound)
	if r.Verdict == analyse.Undecidable && r.Bound != nil {
		r.Needed = neededSize(q, limit)
		if r.Needed > 0 {
			r.Why += fmt.Sprintf("; about %d %s would decide if it stays at %s", r.Needed, q.unitName(), m.Text(*m.Value))
		}
	}
	r.FalseAlarm, r.FalseAlarmMethod = falseAlarm(r.Bind, q, limit, atLeast)
}

// decideWord holds a figure against a limit, and returns what was compared, nil if
// the figure does not have it.
//
// Bound to the end that lies towards the limit (the lower end for a least
// value), the rule asks that the limit be kept for sure: it passes if the whole
// interval keeps it, fails if the whole interval breaks it, and cannot be
// decided in between. Bound to the other end it only asks that the limit be not
// broken for sure, so it always decides, as it does on the estimate.
func decideWord(bind string, m analyse.Metric, limit float64, atLeast bool) (analyse.Word, *float64) {
	keeps := func(v *float64) bool {
		return v != nil && (atLeast && *v >= limit || !atLeast && *v <= limit)
	}
	near, far, strict := m.Low, m.High, bind == bindLower
	if !atLeast {
		near, far, strict = far, near, bind == bindUpper
	}
	judge := func(v *float64) (analyse.Word, *float64) {
		switch {
		case v == nil:
			return analyse.Undecidable, nil
		case keeps(v):
			return analyse.Pass, v
		}
		return analyse.Fail, v
	}
	switch {
	case bind != bindLower && bind != bindUpper:
		return judge(m.Value)
	case !strict:
		return judge(far)
	case near == nil || keeps(near):
		return judge(near)
	case far != nil && !keeps(far):
		return analyse.Fail, near
	}
	return analyse.Undecidable, near
}

func explainWord(bind string, q quantity, limit float64, atLeast bool, w analyse.Word, b *float64) string {
	m := q.Metric
	if b == nil {
		switch {
		case m.Value == nil:
			return m.Name + " has no estimate to bind on"
		case bind == bindEstimate || m.Low == nil && m.High == nil:
			return m.Name + " has no interval to bind on"
		}
		return fmt.Sprintf("the interval of %s has no %s end to bind on", m.Name, bind)
	}
	keeps, breaks, side := "≥", "<", "below"
	strict := bind == bindLower
	if !atLeast {
		keeps, breaks, side, strict = "≤", ">", "above", bind == bindUpper
	}
	switch {
	case w == analyse.Undecidable && m.Interval() == "":
		return fmt.Sprintf("the %s end is %s, the bound %s, and there is no other end", bind, m.Text(*b), m.Text(limit))
	case w == analyse.Undecidable:
		return fmt.Sprintf("the interval %s holds the bound %s", m.Interval(), m.Text(limit))
	case w == analyse.Fail && strict:
		return fmt.Sprintf("the whole interval %s is %s %s", m.Interval(), side, m.Text(limit))
	}
	sign := keeps
	if w == analyse.Fail {
		sign = breaks
	}
	text := fmt.Sprintf("%s %s %s", m.Text(*b), sign, m.Text(limit))
	if bind == bindLower || bind == bindUpper {
		text = bind + " end " + text
	}
	return text
}

// maxNeeded is how many times as many observations are still worth naming: the
// estimate of so much larger a run is no more than a guess.
const maxNeeded = 100

// neededSize is about how many observations would let the interval of q leave out
// the limit, if the estimate stays where it is; 0 if that cannot be said, or is
// far off.
//
// A score interval leaves m out as soon as n > z²·m(1−m)/(p−m)², which is exact
// for Wilson's (Wilson 1927). Any other interval is taken to shrink with √n.
func neededSize(q quantity, limit float64) int {
	if q.Value == nil || q.Low == nil || q.High == nil || q.Denominator <= 0 {
		return 0
	}
	est, low, high, to, ok := q.onScale(limit)
	if !ok || est == to {
		return 0
	}
	n := float64(q.countUnits())
	half := est - low
	if to > est {
		half = high - est
	}
	want := n * (half / (est - to)) * (half / (est - to))
	if q.exact && limit > 0 && limit < 1 {
		want = n / float64(q.size()) * z * z * limit * (1 - limit) / ((est - to) * (est - to))
	}
	want = math.Ceil(want)
	if !(want > n && want <= maxNeeded*n) {
		return 0
	}
	return int(want)
}

// onScale returns estimate, ends and limit where the figure varies evenly: the
// logarithms of a ratio, all else as it is.
func (q *quantity) onScale(limit float64) (est, low, high, to float64, ok bool) {
	est, low, high, to = *q.Value+q.shift, *q.Low+q.shift, *q.High+q.shift, limit+q.shift
	if !q.log {
		return est, low, high, to, true
	}
	if !(est > 0 && low > 0 && high > 0 && to > 0) {
		return 0, 0, 0, 0, false
	}
	return math.Log(est), math.Log(low), math.Log(high), math.Log(to), true
}

// countUnits returns the number of units behind the interval: clusters or tasks if the
// interval uses them, otherwise trials.
func (q *quantity) countUnits() int {
	if q.Clusters > 0 {
		return q.Clusters
	}
	return q.Denominator
}

func (q *quantity) unitName() string {
	switch {
	case slices.Contains([]string{"cr2_t", "tango_by_cluster", "wilson_by_cluster"}, q.Method):
		return "clusters"
	case q.Clusters > 0:
		return "tasks"
	}
	return "trials"
}

// size is the number of independent observations that a rate is worth.
func (q *quantity) size() int {
	if q.NEff != nil {
		return max(1, int(math.Round(*q.NEff)))
	}
	return q.Denominator
}

// falseAlarm returns the probability that a run of other tasks like these fails the
// rule although the true value equals the estimate. It returns nil if the sampling
// distribution is unknown, as in a run that stopped once decided, and if the estimate
// itself violates the rule, since a failure would then be no false alarm.
func falseAlarm(bind string, q quantity, limit float64, atLeast bool) (*float64, string) {
	if q.Value == nil || q.Denominator <= 0 || q.sequence || atLeast && *q.Value < limit || !atLeast && *q.Value > limit {
		return nil, ""
	}
	p := normalAlarm(bind, q, limit, atLeast)
	if p == nil {
		return nil, ""
	}
	return p, analyse.AlarmNormal
}

// foretellRerun sets the false alarm of a rate to the probability that a rerun of the
// same tasks fails, if the counts by task are known.
func (r *result) foretellRerun(t *analyse.Tally) {
	limit, atLeast, _ := r.limit()
	q := quantity{Metric: r.Measured}
	n, size := q.Denominator, q.size()
	if v := q.Value; v == nil || atLeast && *v < limit || !atLeast && *v > limit {
		return
	}
	chance, ok := rerun.Chance(t.TaskCounts(r.Metric), func(k int) bool {
		m := wilsonRate(int(math.Round(float64(k)*float64(size)/float64(n))), size)
		m.Value = new(float64(k) / float64(n))
		w, _ := decideWord(r.Bind, m, limit, atLeast)
		return w == analyse.Fail
	})
	if ok {
		r.SetRerun(chance)
	}
}

func wilsonRate(k, n int) analyse.Metric {
	iv := stat.Proportion(k, n, analyse.Level)
	return analyse.Metric{Value: iv.Estimate, Numerator: k, Denominator: n, Low: iv.Low, High: iv.High, Method: iv.Method}
}

// normalAlarm takes the estimate to be normal, with the standard error that the
// width of its interval tells, and the interval to move with it.
func normalAlarm(bind string, q quantity, limit float64, atLeast bool) *float64 {
	if q.Low == nil || q.High == nil {
		return nil
	}
	est, low, high, to, ok := q.onScale(limit)
	se := (high - low) / (2 * z)
	if !ok || !(se > 0) {
		return nil
	}
	if bind == bindLower || bind == bindUpper {
		// It fails where the far end breaks the limit.
		if atLeast {
			to -= high - est
		} else {
			to += est - low
		}
	}
	if atLeast {
		return new(normalBelow((to - est) / se))
	}
	return new(normalBelow((est - to) / se))
}

func normalBelow(x float64) float64 { return math.Erfc(-x/math.Sqrt2) / 2 }
