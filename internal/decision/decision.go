// Package decision draws the conclusion from each comparison of a run: a [Word], the
// test behind it, and the interval that agrees with both. It is the only package that
// decides; reports, exports and gates read its result.
//
// # One procedure
//
// [Decide] answers the questions of one family together. A question is a difference of
// success rates over tasks, treatment minus control. Its p value is McNemar's mid-p
// with one trial a task, the sign-flip mid-p with several, and the anytime-valid p in a
// run that may stop early. The interval inverts the test at the question's share of
// alpha: it contains 0 exactly if that test does not reject 0, and its other values are
// those that Tango's score test does not reject ([stat.TangoAgreeing]). In a run that
// may stop early it is the confidence sequence of the anytime-valid test. The word
// depends on the interval alone, so that word and interval cannot disagree:
//
//	better          wholly above 0
//	worse           wholly below 0
//	equivalent      within ± the margin of the suite
//	no_difference_shown  none of these
//
// If the suite names a margin, Decide also answers whether the treatment is worse by
// that margin or more; see [Decision.NotWorse]. A run that may stop early may end with
// this answer alone. It is then not undecided: no difference is shown.
//
// If tasks come in clusters, such as repositories, the cluster is the unit: the test
// flips the signs of whole clusters, and [stat.ClusterDifference.AgreeingInterval]
// returns the interval. The anytime-valid test takes whole clusters, too; see
// [stat.Monitor.ByCluster].
//
// Equivalence is therefore two one-sided tests (TOST), each at half of the question's
// share of alpha. This is stricter than the usual 1 − 2α interval.
//
// # Missing data
//
// Decide computes the interval twice more, with all trials without a verdict counted
// against the treatment and all counted for it, and widens the interval to include
// both, so that it holds for any outcome of these trials. A difference is undecided if
// the complete pairs show it and the widened interval does not. It is also undecided if
// the complete pairs show none, one of the two bounds does, and the share of trials
// without a verdict differs between the sides.
//
// # Families
//
// Each of k questions gets alpha/k (Bonferroni) for its p value and its interval, so
// that the intervals hold simultaneously. Step-down tests such as Holm's have more
// power, but no compatible intervals that also bound the size of the difference. k
// excludes questions whose smallest attainable p value is not significant (Tarone
// 1990). In a run that may stop early, this needs the whole plan; see [Rules].
//
// # Earlier control trials
//
// Control trials of earlier runs may count as further trials of the control; see
// [History].
package decision

import (
	"cmp"
	"math"
	"slices"

	"github.com/assay-eval/assay/internal/stat"
)

// Word is the conclusion about a difference.
type Word string

// The words, in order of precedence.
const (
	NotMeasured       Word = "not_measured" // no pair of trials has a verdict on both sides
	Undecided         Word = "undecided"    // for a [Reason]
	Better            Word = "better"
	Worse             Word = "worse"
	Equivalent        Word = "equivalent"
	NoDifferenceShown Word = "no_difference_shown"
)

// Reason explains why a difference is undecided.
type Reason string

// Reasons for [Undecided].
const (
	MissingData  Reason = "missing_data"  // trials without a verdict could change the word
	StoppedEarly Reason = "stopped_early" // trials that did not run could change the word
)

// Names of the deciding tests, which their p values share.
const (
	TestMidP        = "p_mid"             // McNemar, one trial a task
	TestPermutation = "p_permutation_mid" // sign flips of tasks with several trials each, or of whole clusters
	TestFewClusters = "p_permutation_few" // sign flips of fewer than 12 clusters: the larger of mid-p and 0.8 times the exact p
	TestAnytime     = "p_anytime"         // e-process of a run that may stop early
	TestHistory     = "p_history"         // earlier control trials count; see [History]
)

// Decision is the conclusion from one comparison.
type Decision struct {
	Word   Word     `json:"word"`
	Reason Reason   `json:"reason,omitempty"` // if Word is Undecided
	Test   string   `json:"test"`
	P      *float64 `json:"p"`      // over complete pairs
	Family int      `json:"family"` // number of questions that share alpha; 0 if P is nil
	Alpha  float64  `json:"alpha"`  // share of this question
	Margin *float64 `json:"margin"` // of equivalence; nil if the suite sets none
	// PAdjusted is P times Family, at most 1.
	PAdjusted *float64 `json:"p_adjusted"`
	// Interval is the interval of the difference at level 1 − Alpha. The estimate uses
	// complete pairs; the limits are widened to the bounds of missing trials.
	Interval stat.Interval `json:"interval"`
	Widened  bool          `json:"widened"`
	Missing  *Missing      `json:"missing,omitempty"`
	// NotWorse is the test whether the treatment is worse by Margin or more, without
	// earlier control trials. It is nil if Margin is.
	NotWorse *stat.NonInferiority `json:"-"`
	// History describes the earlier control trials, or is nil if there are none.
	History  *History `json:"history,omitempty"`
	Warnings []string `json:"warnings,omitempty"` // from the test
}

// Missing counts the trials without a verdict and bounds their effect on the result.
type Missing struct {
	Control   Trials `json:"control"`
	Treatment Trials `json:"treatment"`
	// P is the two-sided p value of the test whether the share of void and unknown
	// trials differs between the sides. The test flips the signs of the differences of
	// shares by task, or by cluster. P is nil if no trial is void or unknown.
	P    *float64 `json:"p"`
	Test string   `json:"test"`
	// Worst and Best are the results with all trials without a verdict counted against
	// the treatment and for it.
	Worst Bound `json:"worst"`
	Best  Bound `json:"best"`
	// Unrelated is the suite's reason why void and unknown trials do not depend on the
	// arm. If set, they do not change the word.
	Unrelated string `json:"unrelated,omitempty"`
}

// Bound is the result under one assumption about missing trials.
type Bound struct {
	P        *float64      `json:"p"`
	Interval stat.Interval `json:"interval"`
}

// Rules are the settings that apply to all questions of a family.
type Rules struct {
	Alpha float64 // probability of any false better or worse
	// Anytime reports whether the run may stop early. Only the anytime-valid test
	// applies then.
	Anytime bool
	// Sharing is the number of questions that share Alpha in an anytime-valid test, or 0
	// for those decided together. It leaves out questions without planned pairs.
	Sharing int
	// Whole reports whether the whole plan has run. Only then do questions that cannot be
	// significant take no share of Alpha in an anytime-valid test: the sizes of all
	// differences are known, and signs are random given these. The sizes up to an early
	// end depend on the signs that ended the run.
	Whole bool
	// Unrelated is the reason why void and unknown trials do not depend on the arm, or
	// "" if none is known.
	Unrelated string
}

// Share returns the alpha of each of several tests under the Bonferroni correction.
func Share(alpha float64, tests int) float64 { return alpha / float64(max(1, tests)) }

// Decide answers the questions of one family.
func Decide(qs []Question, r Rules) []Decision {
	together := r.Sharing == 0
	r.Sharing = cmp.Or(r.Sharing, len(qs))
	all := make([]evidence, len(qs))
	var least []float64
	for i := range qs {
		all[i] = qs[i].weigh(r)
		if all[i].complete.p != nil {
			least = append(least, all[i].least)
		}
	}
	family := r.Sharing
	if !r.Anytime || r.Whole && together {
		family = stat.CountTestable(least, r.Alpha)
	}
	margins := r.Sharing
	if !r.Anytime {
		margins = len(least) // every comparison can show non-inferiority
	}
	out := make([]Decision, len(qs))
	for i := range qs {
		out[i] = qs[i].decide(&all[i], r, family, margins)
	}
	return out
}

// IsNotWorse reports whether the treatment is shown not to be worse by the margin.
func (d *Decision) IsNotWorse() bool {
	return d.NotWorse != nil && d.NotWorse.Shown != nil && *d.NotWorse.Shown
}

// evidence is the test results that decide a question.
type evidence struct {
	complete, worst, best finding
	missing               *Missing
	history               *History
	notRun                int
	least                 float64 // smallest attainable p value of the complete pairs
}

// finding is the test result of one table of pairs.
type finding struct {
	p        *float64
	least    float64 // smallest attainable p value
	test     string
	interval func(alpha float64) stat.Interval
	warnings []string
}

// weigh tests the complete pairs, and their bounds if trials are missing.
func (q *Question) weigh(r Rules) evidence {
	e := evidence{history: q.checkHistory(r)}
	if e.history == nil || !e.history.Counts {
		q = q.withoutEarlier()
	}
	test := func(of Table) finding { return q.test(of, r) }
	if e.history != nil && e.history.Counts {
		test = func(of Table) finding { return q.testHistory(of, r, e.history.Drift.Found) }
	}
	e.complete = test(Complete)
	if e.missing, e.notRun = q.countMissing(r); e.missing != nil {
		e.worst, e.best = test(Worst), test(Best)
		return e
	}
	e.least = e.complete.least
	return e
}

// test tests one table of pairs.
func (q *Question) test(of Table, r Rules) finding {
	if r.Anytime {
		return q.testAnytime(of, r)
	}
	tasks := q.Pairs(of)
	var f finding
	if d := q.ByCluster(of); d != nil {
		f.takeFlips(&d.Permutation)
		f.warnings = slices.Concat(d.Warnings, f.warnings)
		f.interval = func(alpha float64) stat.Interval {
			return onSide(d.AgreeingInterval(f.p, alpha), f.p != nil && *f.p <= alpha)
		}
		return f
	}
	if q.Several {
		f.takeFlips(new(stat.SignFlip(Differences(tasks), q.Flips)))
	} else {
		var sum stat.Pairs
		for _, p := range tasks {
			sum = sum.Plus(p)
		}
		pairs := stat.McNemar(sum)
		f.p, f.least, f.warnings = pairs.PMid, math.Ldexp(1, -pairs.Discordant), pairs.Warnings
		f.test = TestMidP
	}
	f.interval = func(alpha float64) stat.Interval {
		if f.p == nil {
			return stat.TangoClustered(tasks, 1-alpha).Interval
		}
		return onSide(stat.TangoAgreeing(tasks, *f.p, alpha), *f.p <= alpha)
	}
	return f
}

func (f *finding) takeFlips(p *stat.Permutation) {
	f.p, f.least, f.warnings, f.test = p.Deciding(), p.Least(), p.Warnings, TestPermutation
	if p.PFew != nil {
		f.test = TestFewClusters
	}
}

// testAnytime tests one table of pairs, unit by unit in the order of the plan.
func (q *Question) testAnytime(of Table, r Rules) finding {
	units := q.Sequence()
	s := units.Test(of, Share(r.Alpha, r.Sharing))
	return finding{p: s.PAnytime, least: units.leastP(of), test: TestAnytime, warnings: s.Warnings, interval: func(alpha float64) stat.Interval {
		s := s
		if alpha != s.Alpha {
			s = units.Test(of, alpha)
		}
		iv := s.CS
		if iv.Low == nil || iv.High == nil { // empty confidence sequence
			iv.Low, iv.High = new(-1.0), new(1.0)
			switch s.Shown {
			case string(Better):
				*iv.Low = 0
			case string(Worse):
				*iv.High = 0
			}
		}
		return onSide(iv, s.Decided)
	}}
}

// countMissing counts the trials without a verdict. m is nil if no missing trial could
// change the word. Trials that did not run cannot change the word of an anytime-valid
// test.
func (q *Question) countMissing(r Rules) (m *Missing, notRun int) {
	m = &Missing{Unrelated: r.Unrelated}
	var shares []float64
	place := map[string]int{}
	for i := range q.Tasks {
		t := &q.Tasks[i]
		control := t.Control.Plus(t.Earlier.Trials())
		m.Control, m.Treatment = m.Control.Plus(control), m.Treatment.Plus(t.Treatment)
		if c, k := control.Ran(), t.Treatment.Ran(); c > 0 && k > 0 {
			at, seen := place[t.Cluster]
			if t.Cluster == "" || !seen {
				at = len(shares)
				place[t.Cluster], shares = at, append(shares, 0)
			}
			shares[at] += float64(t.Treatment.Missing())/float64(k) - float64(control.Missing())/float64(c)
		}
	}
	missing := m.Control.Missing() + m.Treatment.Missing()
	notRun = m.Control.NotRun + m.Treatment.NotRun
	if missing == 0 && (notRun == 0 || r.Anytime) {
		return nil, notRun
	}
	if missing > 0 {
		flips := stat.SignFlip(shares, q.Flips)
		m.P, m.Test = flips.P, flips.Method
	}
	return m, notRun
}

// decide draws the conclusion from the evidence. family and margins are the numbers of
// questions about a difference and about non-inferiority that share alpha.
func (q *Question) decide(e *evidence, r Rules, family, margins int) Decision {
	alpha := Share(r.Alpha, family)
	d := Decision{Word: NotMeasured, Test: e.complete.test, P: e.complete.p, Alpha: alpha, Margin: q.Margin, Missing: e.missing,
		History: e.history, Interval: e.complete.interval(alpha), Warnings: e.complete.warnings}
	if e.history != nil && e.history.Counts {
		d.Test = TestHistory
	}
	m := e.missing
	if m != nil {
		m.Worst = Bound{e.worst.p, e.worst.interval(alpha)}
		m.Best = Bound{e.best.p, e.best.interval(alpha)}
	}
	if q.Margin != nil {
		d.NotWorse = new(q.withoutEarlier().boundNonInferior(&d, Share(r.Alpha, margins), r.Anytime))
		d.NotWorse.Family = max(1, margins)
	}
	if d.P == nil {
		if q.hasPairs() { // in tasks that the test has not reached
			d.Word, d.Reason = Undecided, StoppedEarly
		}
		return d
	}
	d.Family, d.PAdjusted = family, new(min(1, *d.P*float64(family)))
	d.Word = wordOf(d.Interval, q.Margin)
	ended := e.notRun == 0
	if m != nil && (m.Unrelated == "" || !ended && !r.Anytime) {
		d.widen(!ended)
	}
	if !ended && !(r.Anytime && d.IsNotWorse()) && (d.Word == Undecided || r.Anytime && d.Word == NoDifferenceShown) {
		d.Word, d.Reason = Undecided, StoppedEarly
	}
	return d
}

// widen widens the interval to the bounds of missing trials. uneven reports whether the
// complete pairs are known not to be a random sample.
func (d *Decision) widen(uneven bool) {
	complete, m := d.Word, d.Missing
	d.Interval, d.Widened = hullOf(d.Interval, m.Worst.Interval, m.Best.Interval), true
	d.Word = wordOf(d.Interval, d.Margin)
	if d.Word != NoDifferenceShown {
		return
	}
	uneven = uneven || m.P != nil && *m.P <= unevenAlpha
	turned := wordOf(m.Worst.Interval, d.Margin) != complete || wordOf(m.Best.Interval, d.Margin) != complete
	if complete != NoDifferenceShown || uneven && turned {
		d.Word, d.Reason = Undecided, MissingData
	}
}

// unevenAlpha is the level of the test whether the share of missing trials differs
// between the sides.
const unevenAlpha = 0.05

func (q *Question) hasPairs() bool {
	return slices.ContainsFunc(q.Tasks, func(t Task) bool { return t.Complete.N() > 0 })
}

// Pairs returns one table of pairs for each task with at least one pair.
func (q *Question) Pairs(of Table) []stat.Pairs {
	var out []stat.Pairs
	for i := range q.Tasks {
		if p := q.Tasks[i].Pairs(of); p.N() > 0 {
			out = append(out, p)
		}
	}
	return out
}

// wordOf returns the word that an interval supports.
func wordOf(iv stat.Interval, margin *float64) Word {
	switch {
	case iv.Low == nil || iv.High == nil:
		return NotMeasured
	case *iv.Low > 0:
		return Better
	case *iv.High < 0:
		return Worse
	case margin != nil && -*margin <= *iv.Low && *iv.High <= *margin:
		return Equivalent
	}
	return NoDifferenceShown
}

// edge is the limit of an interval that excludes 0 by the smallest amount.
const edge = 1e-9

// onSide makes an interval agree with a test of 0. The interval excludes 0 if refused
// is true and contains 0 otherwise.
func onSide(iv stat.Interval, refused bool) stat.Interval {
	if iv.Low == nil || iv.High == nil {
		return iv
	}
	low, high := *iv.Low, *iv.High
	above := low+high > 0
	switch {
	case !refused:
		low, high = min(low, 0), max(high, 0)
	case above:
		low = max(low, edge)
	default:
		high = min(high, -edge)
	}
	iv.Low, iv.High = &low, &high
	return iv
}

// hullOf returns the first interval, widened to include the others.
func hullOf(iv stat.Interval, others ...stat.Interval) stat.Interval {
	low, high := *iv.Low, *iv.High
	for _, o := range others {
		if o.Low != nil && o.High != nil {
			low, high = min(low, *o.Low), max(high, *o.High)
		}
	}
	iv.Low, iv.High = &low, &high
	return iv
}
