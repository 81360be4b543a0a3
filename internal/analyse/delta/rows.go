package delta

import (
	"cmp"
	"fmt"
	"math"
	"math/big"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse/baseline"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/stat"
)

// MeasureSuccess is the measure that every comparison has, in addition to
// [baseline.Values].
const MeasureSuccess = "success_rate"

var measures = append([]string{MeasureSuccess}, baseline.Values...)

// The directions of a difference that is shown.
const (
	ShownBetter = "better"
	ShownWorse  = "worse"
)

// Row is one measure in one pair of arms.
type Row struct {
	Measure string `json:"measure"`
	Unit    string `json:"unit,omitempty"`
	Arm     Pair   `json:"arm"`
	Tasks   int    `json:"tasks"` // that have the measure on both sides; all else is over them
	// Clusters is how many clusters these tasks lie in, if they are the units of the test
	// and the interval; 0 if tasks are.
	Clusters int `json:"clusters,omitempty"`

	// Old and New are the mean over tasks of their success rates, or the
	// geometric mean over tasks of their geometric means.
	Old       *float64 `json:"old"`
	New       *float64 `json:"new"`
	OldTrials int      `json:"old_trials"`
	NewTrials int      `json:"new_trials"`
	OldSum    string   `json:"old_sum,omitempty"` // exact, over the trials; not of success
	NewSum    string   `json:"new_sum,omitempty"`

	// Decision is the conclusion, and Reason why there is none if it is undecided. Better is
	// a higher success rate, and less time, fewer tokens and less money.
	Decision decision.Word   `json:"decision"`
	Reason   decision.Reason `json:"reason,omitempty"`
	Shown    string          `json:"shown"` // Decision if that is better or worse, else ""
	// Delta is new minus old of success rates, and new divided by old of all else, with the
	// interval of the decision at level 1 − Alpha.
	Delta   stat.Interval     `json:"delta"`
	Widened bool              `json:"widened,omitempty"` // to the bounds of Missing
	Missing *decision.Missing `json:"missing,omitempty"` // trials without a verdict; of success
	// Pairs counts tasks with one trial a side: control is old, treatment new.
	Pairs     *stat.Pairs `json:"pairs,omitempty"`
	Test      string      `json:"test,omitempty"` // by [decision.Decide] for success, else by [decision.DecideMeans]
	P         *float64    `json:"p"`
	PAdjusted *float64    `json:"p_adjusted"` // P times Family
	Family    int         `json:"family"`     // rows of the measure that share alpha
	Alpha     float64     `json:"alpha"`      // share of the row
	Warnings  []string    `json:"warnings,omitempty"`

	oneSided bool // one of the runs has the measure where the other has not
}

// isNeutral is the delta that is none.
func (r *Row) isNeutral() float64 {
	if r.Measure == MeasureSuccess {
		return 0
	}
	return 1
}

// newRow makes the rows of one measure, one a pair of arms; none if no task has
// it anywhere.
func newRow(name string, arms []Pair, byArm [][]cells, was, is *run) []Row {
	rows, found := make([]Row, len(arms)), name == MeasureSuccess
	diffs, questions := make([][]float64, len(arms)), make([]decision.Question, len(arms))
	for i, arm := range arms {
		r := &rows[i]
		r.Measure, r.Arm = name, arm
		if name == MeasureSuccess {
			questions[i] = r.ask(byArm[i])
			continue
		}
		r.Unit = units[name]
		var measured bool
		diffs[i], measured = r.measure(byArm[i])
		found = found || measured
	}
	if !found {
		return nil
	}
	if name == MeasureSuccess {
		for i, d := range decision.Decide(questions, decision.Rules{Alpha: Alpha, Unrelated: is.Unrelated}) {
			rows[i].concludeSuccess(&questions[i], d)
		}
	} else {
		for i, d := range decision.DecideMeans(diffs, Alpha) {
			rows[i].concludeRatio(diffs[i], d)
		}
	}
	for i, arm := range arms {
		r := &rows[i]
		for _, w := range []string{changedTasks(byArm[i]), sources(was.arms[arm.Old], is.arms[arm.New])} {
			if w != "" && r.Tasks > 0 {
				r.Warnings = append(r.Warnings, w)
			}
		}
	}
	return rows
}

var units = map[string]string{baseline.ValueTime: "ms", baseline.ValueTokens: "tokens", baseline.ValueCost: "usd"}

// conclude takes over a decision.
func (r *Row) conclude(d *decision.Decision) {
	r.Decision, r.Reason, r.Widened, r.Missing = d.Word, d.Reason, d.Widened, d.Missing
	r.Test, r.P, r.PAdjusted, r.Family, r.Alpha = d.Test, d.P, d.PAdjusted, d.Family, d.Alpha
	if r.Delta = d.Interval; d.P == nil {
		r.Test = ""
	}
	if d.Word == decision.Better || d.Word == decision.Worse {
		r.Shown = string(d.Word)
	}
}

// ask counts the trials of success and asks for the difference of the rates.
func (r *Row) ask(all []cells) decision.Question {
	var was, is []decision.Side
	var rates [2][]stat.Cluster
	var clusters []string
	for _, x := range all {
		o, n := countsOf(x.old), countsOf(x.new)
		was, is, clusters = append(was, sideOf(x.old)), append(is, sideOf(x.new)), append(clusters, x.cluster)
		if o.Decided() == 0 || n.Decided() == 0 {
			continue
		}
		rates[0], rates[1] = append(rates[0], stat.Cluster{K: o.Pass, N: o.Decided()}), append(rates[1], stat.Cluster{K: n.Pass, N: n.Decided()})
		r.OldTrials += o.Decided()
		r.NewTrials += n.Decided()
	}
	r.Tasks = len(rates[0])
	if lost := len(all) - r.Tasks; lost > 0 {
		r.Warnings = append(r.Warnings, fmt.Sprintf("%d of %d common tasks have no verdict on a side (void, unknown or not run)", lost, len(all)))
	}
	if r.Tasks > 0 {
		r.Old, r.New = new(meanRate(rates[0])), new(meanRate(rates[1]))
	}
	return decision.CompareRates(was, is, clusters)
}

func sideOf(c baseline.Cell) decision.Side {
	return decision.Side{Passed: c.Pass, Failed: c.Fail, Unknown: c.Unknown, Void: c.Void, NotRun: c.NotRun}
}

// concludeSuccess draws the conclusion about the rates of tasks as a report of one run does.
func (r *Row) concludeSuccess(q *decision.Question, d decision.Decision) {
	r.conclude(&d)
	r.Delta.N = r.Tasks // not pairs of trials
	if r.Tasks == 0 {
		r.Delta = stat.Interval{Level: r.Delta.Level, Warnings: []string{"no task has a verdict on both sides"}}
		r.Warnings = append(r.Warnings, r.Delta.Warnings...)
		return
	}
	if r.Reason != "" {
		r.Warnings = append(r.Warnings, r.undecidedNote())
	}
	if c := q.ByCluster(decision.Complete); c != nil {
		r.Clusters = c.Clusters
		r.Warnings = append(r.Warnings, d.Warnings...)
		return
	}
	tasks := q.Pairs(decision.Complete)
	if n := countMoved(decision.Differences(tasks)); n == 0 || r.Missing == nil { // missing trials may differ
		r.warnOfFew(n, 1)
	}
	if !q.Several {
		r.Pairs = new(stat.Pairs)
		for _, p := range tasks {
			*r.Pairs = r.Pairs.Plus(p)
		}
	}
}

// undecidedNote names the trials that leave the row undecided.
func (r *Row) undecidedNote() string {
	old, now := r.Missing.Control, r.Missing.Treatment
	what := fmt.Sprintf("void or unknown are %d of %d trials before, %d of %d now", old.Missing(), old.Ran(), now.Missing(), now.Ran())
	if r.Reason == decision.StoppedEarly {
		what = fmt.Sprintf("a run ended early: %d trials did not run before, %d now", old.NotRun, now.NotRun)
	}
	return "undecided (" + what + "): counted as passed and as failed, they give other answers"
}

// concludeRatio draws the conclusion about a number of which less is better.
func (r *Row) concludeRatio(diffs []float64, d decision.Decision) {
	switch d.Word {
	case decision.Better:
		d.Word = decision.Worse
	case decision.Worse:
		d.Word = decision.Better
	}
	r.conclude(&d)
	if r.Tasks > 0 {
		r.Delta = exponential(r.Delta)
		r.warnOfFew(countMoved(diffs), 2)
	}
}

// warnOfFew warns if too few tasks differ for the difference ever to be shown: if n of them
// all go one way, p is tails·2⁻ⁿ.
func (r *Row) warnOfFew(n int, tails float64) {
	least := 1
	for tails*math.Ldexp(1, -least) > r.Alpha {
		least++
	}
	switch {
	case n == 0:
		r.Warnings = append(r.Warnings, "no task differs")
	case n < least:
		r.Warnings = append(r.Warnings, fmt.Sprintf("a difference in %s can never be shown at %.3g: it takes %d", plural(n, "task"), r.Alpha, least))
	}
}

func countMoved(diffs []float64) int {
	n := 0
	for _, d := range diffs {
		if d != 0 {
			n++
		}
	}
	return n
}

func meanRate(cs []stat.Cluster) float64 {
	rates := make([]float64, len(cs))
	for i, c := range cs {
		rates[i] = float64(c.K) / float64(c.N)
	}
	return stat.Sum(rates) / float64(len(cs))
}

// measure counts the trials of a number, and returns the differences of the tasks' mean logs.
// It reports whether any task has the measure.
func (r *Row) measure(all []cells) (diffs []float64, measured bool) {
	var was, is []float64
	oldSum, newSum := new(big.Rat), new(big.Rat)
	oldSide, newSide := 0, 0
	for _, x := range all {
		o, n := findValue(x.old, r.Measure), findValue(x.new, r.Measure)
		if o != nil {
			oldSide++
		}
		if n != nil {
			newSide++
		}
		if o == nil || n == nil {
			continue
		}
		was, is, diffs = append(was, o.MeanLog), append(is, n.MeanLog), append(diffs, n.MeanLog-o.MeanLog)
		addPairs(oldSum, o)
		addPairs(newSum, n)
		r.OldTrials += o.N
		r.NewTrials += n.N
	}
	r.Tasks, r.oneSided = len(diffs), oldSide != newSide
	if r.Tasks == 0 {
		why := "no task has it on both sides"
		switch {
		case oldSide == 0 && newSide > 0:
			why = "it was not measured before"
		case newSide == 0 && oldSide > 0:
			why = "it was not measured now"
		}
		r.Warnings = append(r.Warnings, why)
		return nil, oldSide+newSide > 0
	}
	if lost := len(all) - r.Tasks; lost > 0 {
		r.Warnings = append(r.Warnings, fmt.Sprintf("%d of %d common tasks do not have it on both sides", lost, len(all)))
	}
	r.Old, r.New = geometricMean(was), geometricMean(is)
	r.OldSum, r.NewSum = baseline.DecimalString(oldSum), baseline.DecimalString(newSum)
	return diffs, true
}

func findValue(c baseline.Cell, name string) *baseline.Value {
	i := slices.IndexFunc(c.Values, func(v baseline.Value) bool { return v.Name == name })
	if i < 0 {
		return nil
	}
	return &c.Values[i]
}

func addPairs(sum *big.Rat, v *baseline.Value) {
	if t, err := v.Total(); err == nil {
		sum.Add(sum, t)
	}
}

func geometricMean(logs []float64) *float64 {
	return positive(math.Exp(stat.Sum(logs) / float64(len(logs))))
}

// positive returns a pointer to a positive number, or nil for other values.
func positive(x float64) *float64 {
	if math.IsNaN(x) || math.IsInf(x, 0) || x <= 0 {
		return nil
	}
	return &x
}

// exponential turns an interval of a log into one of the ratio itself.
func exponential(iv stat.Interval) stat.Interval {
	e := func(p *float64) *float64 {
		if p == nil {
			return nil
		}
		return positive(math.Exp(*p))
	}
	iv.Estimate, iv.Low, iv.High = e(iv.Estimate), e(iv.Low), e(iv.High)
	iv.Method = strings.Replace(iv.Method, "student_t", "geometric_mean_t", 1)
	return iv
}

func changedTasks(all []cells) string {
	n := 0
	for _, x := range all {
		if x.changed {
			n++
		}
	}
	if n == 0 {
		return ""
	}
	return fmt.Sprintf("%d of %d common tasks changed between the runs (--unchanged-tasks leaves them out)", n, len(all))
}

func sources(old, new *baseline.Arm) string {
	o, n := names(old.Sources), names(new.Sources)
	if o == n {
		return ""
	}
	return fmt.Sprintf("answers came from different sources: %s before, %s now", cmp.Or(o, "nothing"), cmp.Or(n, "nothing"))
}

func plural(n int, word string) string {
	if n == 1 {
		return "1 " + word
	}
	return fmt.Sprintf("%d %ss", n, word)
}
