// Package gate holds a finished analysis against the rules of its suite, or the
// bounds of a profile, and decides the verdict and exit code of the run.
package gate

import (
	"cmp"
	"fmt"
	"slices"
	"sync"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/baseline"
	"github.com/assay-eval/assay/internal/spelling"
	"github.com/assay-eval/assay/internal/suite"
)

// Options are the inputs of [Check] beyond the analysis.
type Options struct {
	Baseline *baseline.Baseline  // for rules on a change; nil if none
	Seed     *SeedBounds         // of profile seed; nil for the seed's own
	Profiles map[string]*Profile // by kind of grader
}

// Check returns the function that fills in the rules and the verdict of an
// analysis, for [analyse.Options].
func Check(opt Options) func(*analyse.Analysis) {
	return func(a *analyse.Analysis) {
		c := &checker{Analysis: a, suite: a.Written(), base: opt.Baseline, cells: sync.OnceValue(func() baseline.Baseline { return baseline.Cells(a) })}
		if c.suite.Gates.Profile != "" {
			a.Rules = c.checkProfile(opt)
		} else {
			a.Rules = c.checkRules()
		}
		a.PairNoiseRules()
		a.Verdict = c.runVerdict()
	}
}

type checker struct {
	*analyse.Analysis
	suite *suite.Suite
	base  *baseline.Baseline
	cells func() baseline.Baseline // cells of this run
}

// result is a rule while it is held against the run.
type result struct{ analyse.Rule }

// newResult returns a rule without a verdict that measures the metric called
// measured.
func newResult(rule suite.Rule, measured string) result {
	r := result{analyse.Rule{Rule: rule}}
	r.Measured.Name = measured
	return r
}

func (r result) settle(w analyse.Word, why string) result {
	r.Verdict, r.Why = w, why
	return r
}

// withdraw takes a verdict back.
func (r result) withdraw(why string) result {
	r.FalseAlarm, r.FalseAlarmLow, r.FalseAlarmHigh, r.FalseAlarmMethod, r.Needed = nil, nil, nil, "", 0
	return r.settle(analyse.Undecidable, why)
}

// The exit codes that a verdict can have; they are an interface.
const (
	ExitPass        = 0 // pass, warn, measured without gates, or undecidable in mode warn
	ExitFail        = 1 // a gate failed
	ExitNotMeasured = 3 // no trial was scored
	ExitUndecidable = 4 // undecidable in mode hard, or the run was cut off
)

// floorVoidShare is the share of missing trials from which on a floor abstains:
// a floor catches a broken agent, not a broken environment.
const floorVoidShare = 0.5

// Default limits of missing trials.
const (
	defaultVoidShare    = 0.1
	defaultUnknownShare = 0.2
)

// runVerdict folds the rules into the verdict of the run.
//
// A run without a scored trial has measured nothing, in any mode. A failed floor fails
// a run in any mode, a failed rule only in mode hard. Otherwise a run that was cut off
// is undecidable in any mode. A run with too many void trials, or whose rules were all
// skipped, is undecidable regardless of its rules. A run without rules is measured,
// without a gate verdict. Under a profile a breach takes precedence over all of these.
func (a *checker) runVerdict() analyse.Verdict {
	v := analyse.Verdict{Word: analyse.Pass, Mode: cmp.Or(a.suite.Gates.Mode, "warn"), Profile: a.suite.Gates.Profile}
	hard := v.Mode == "hard"
	broken := a.countRules(&v, hard)
	unsure := a.noteGaps(&v)
	unscored, cut := a.explainUnscored(), a.explainCut()
	if v.Reason = cmp.Or(unscored, cut); v.Reason != "" {
		v.Why = append(v.Why, v.Reason)
	}
	switch {
	case broken && (v.Profile != "" || unscored == ""):
		v.Word, v.Exit = analyse.Fail, ExitFail
	case unscored != "":
		v.Word, v.Exit = analyse.NotMeasured, ExitNotMeasured
	case cut != "":
		v.Word, v.Exit = analyse.Undecidable, ExitUndecidable
	case v.Profile != "":
		return a.gateProfile(v)
	case hard && (unsure || v.Undecidable > 0):
		v.Word, v.Exit = analyse.Undecidable, ExitUndecidable
	case unsure:
		v.Word = analyse.Undecidable
	case v.Failed > 0:
		v.Word = analyse.Warn
	case v.Undecidable > 0:
		v.Word = analyse.Undecidable
	case len(a.Rules) == 0:
		v.Word = analyse.NoGates
	}
	return v
}

// explainUnscored returns why no trial was scored, with the most frequent message. It
// returns "" if a trial was scored.
func (a *checker) explainUnscored() string {
	l := a.Total.Ledger
	switch {
	case l.Scored > 0:
		return ""
	case l.Void == 0 && l.Unevaluated() > 0:
		return "no trial was scored: " + a.explainCut()
	case l.Void == 0:
		return fmt.Sprintf("no trial was scored: %d of %d trials were skipped", l.Skipped, l.Planned)
	}
	var reasons []analyse.Count
	for i := range a.Trials {
		if t := &a.Trials[i]; t.Status == analyse.Void {
			reasons = analyse.AddCount(reasons, t.Reason, 1)
		}
	}
	most := slices.MaxFunc(reasons, func(x, y analyse.Count) int { return cmp.Compare(x.N, y.N) })
	if l.Void == 1 {
		return "no trial was scored, 1 is void: " + most.Name
	}
	if most.N == l.Void {
		return fmt.Sprintf("no trial was scored, %d are void: %s", l.Void, most.Name)
	}
	return fmt.Sprintf("no trial was scored, %d are void, %d of them: %s", l.Void, most.N, most.Name)
}

// explainCut returns why trials that should have a result have none, or "" if all have.
func (a *checker) explainCut() string {
	l := a.Total.Ledger
	n := l.Unevaluated()
	if n == 0 {
		return ""
	}
	missing := fmt.Sprintf("%d of %d trials without a result", n, l.Planned)
	if l.SkippedForBudget() > 0 {
		return "the run was cut off by its budget: " + missing
	}
	end := ""
	for _, s := range a.Sessions {
		if s.Why != "regrade" {
			end = s.End
		}
	}
	if end == "" {
		return "the run has not ended, or was killed: " + missing
	}
	return fmt.Sprintf("the run was cut off (%s): %s", end, missing)
}

// countRules counts the rules by verdict, and reports whether one that failed fails
// the run.
func (a *checker) countRules(v *analyse.Verdict, hard bool) (broken bool) {
	for _, r := range a.Rules {
		switch r.Verdict {
		case analyse.Pass:
			v.Passed++
			continue
		case analyse.Fail:
			v.Failed++
			broken = broken || hard || r.Floor
			v.Why = append(v.Why, r.Name+": "+r.Why)
		case analyse.RuleSkipped:
			v.Skipped++
			v.Why = append(v.Why, r.Name+": skipped: "+r.Why)
		default:
			v.Undecidable++
			v.Why = append(v.Why, r.Name+": undecidable: "+r.Why)
		}
	}
	return broken
}

// noteGaps reports whether too little of the run was evaluated for a verdict.
func (a *checker) noteGaps(v *analyse.Verdict) (unsure bool) {
	before, l := len(v.Why), a.Total.Ledger
	for _, why := range []string{a.explainVoids(l), a.explainUnknown(l)} {
		if why != "" {
			v.Why = append(v.Why, why)
		}
	}
	if v.Skipped > 0 && v.Skipped == len(a.Rules) {
		v.Why = append(v.Why, "nothing was held against any rule: all were skipped")
	}
	return len(v.Why) > before
}

// explainVoids returns why too many trials are void for a verdict; "" if not.
func (a *checker) explainVoids(l analyse.Ledger) string {
	limit := defaultVoidShare
	if v := a.suite.Limits.VoidShare; v != nil {
		limit = *v
	}
	s := l.VoidShare()
	if s == nil || *s <= limit {
		return ""
	}
	return fmt.Sprintf("%d of %d trials that ran are void (%s), more than limits.void_share %s", l.Void, l.Scored+l.Void, analyse.Percent(*s), analyse.Percent(limit))
}

// explainUnknown returns why unknown outcomes rule out a verdict, or "" if they do not.
func (a *checker) explainUnknown(l analyse.Ledger) string {
	limit := defaultUnknownShare
	if v := a.suite.Limits.UnknownShare; v != nil {
		limit = *v
	}
	s := l.UnknownShare()
	if s == nil || *s <= limit {
		return ""
	}
	return fmt.Sprintf("%d of %d scored trials have no known outcome (%s), more than limits.unknown_share %s",
		l.Unknown-l.NotApplicable, l.Scored-l.NotApplicable, analyse.Percent(*s), analyse.Percent(limit))
}

func (a *checker) checkRules() []analyse.Rule {
	var out []analyse.Rule
	for _, rule := range a.suite.Gates.Rules {
		rule.Bind = cmp.Or(rule.Bind, bindEstimate)
		switch {
		case rule.Compare != "":
			out = append(out, a.checkComparison(rule).Rule)
		case rule.MaxDrop != nil || rule.MaxRise != nil:
			out = append(out, a.checkRatchet(rule).Rule)
		default:
			out = append(out, a.checkArms(rule).Rule)
		}
	}
	return out
}

func (a *checker) checkArms(rule suite.Rule) result {
	r := newResult(rule, rule.Metric)
	if _, word, why := a.selectTrials(rule.Where); word != "" {
		return r.settle(word, why)
	}
	t := a.Total.Select(rule.Where)
	m, ok := t.Lookup(rule.Metric)
	if !ok {
		if _, elsewhere := a.Total.Lookup(rule.Metric); elsewhere {
			return r.settle(analyse.Undecidable, fmt.Sprintf("nothing could be evaluated: no trial that it is about has %s", rule.Metric))
		}
		return r.settle(analyse.Undecidable, fmt.Sprintf("there is no metric %q in this run%s", rule.Metric, spelling.Suggest(rule.Metric, t.MetricNames())))
	}
	gone, note := t.Unreachable(m)
	if gone != "" {
		r.Measured, r.N = m, m.Denominator
		return r.settle(analyse.RuleSkipped, gone)
	}
	r.holdTo(quantity{Metric: m, exact: m.IsRate()})
	r.foretellRerun(&t)
	if note != "" {
		r.Why += "; " + note
	}
	if m.Name != rule.Metric {
		r.Why += fmt.Sprintf("; %s is called %s now", rule.Metric, m.Name)
	}
	if why := a.explainMissing(t.Ledger, rule.Floor); why != "" && r.Bound != nil {
		return r.withdraw(why)
	}
	if r.Verdict == analyse.Pass {
		return a.boundMissing(r, &t)
	}
	return r
}

// boundMissing withdraws a pass that trials without a verdict could reverse. A failure
// stands, because missing trials do not excuse it.
func (a *checker) boundMissing(r result, t *analyse.Tally) result {
	limit, atLeast, _ := r.limit()
	m, missing, ok := t.WorstCase(r.Metric, atLeast)
	if !ok || missing == 0 {
		return r
	}
	if word, _ := decideWord(r.Bind, m, limit, atLeast); word == analyse.Pass {
		return r
	}
	if a.suite.Missing.Assume != "" {
		r.Why += fmt.Sprintf("; %s without a verdict, taken to be unrelated: %s", countTrials(missing), a.suite.Missing.Because)
		return r
	}
	return r.withdraw(fmt.Sprintf("%s, but with %s without a verdict against it %s", r.Why, countTrials(missing), m.Text(*m.Value)))
}

// selectTrials picks the trials that a rule is about. Where there is none to judge it
// returns the verdict: skipped if all were left out by choice.
func (a *checker) selectTrials(sel suite.Selector) (mine []*analyse.Trial, word analyse.Word, why string) {
	arms, tasks := map[string]bool{}, map[string]bool{}
	for _, arm := range a.Arms {
		arms[arm.ID] = sel.Match(arm.Agent, arm.Scenario, nil)
	}
	for _, t := range a.suite.Tasks {
		tasks[t.ID] = sel.MatchTask(t)
	}
	for i := range a.Trials {
		t := &a.Trials[i]
		wanted, known := tasks[t.Task]
		if !known { // the plan has a task that the suite does not know any more
			wanted = sel.MatchTask(&suite.Task{ID: t.Task})
		}
		if wanted && arms[t.Arm] {
			mine = append(mine, t)
		}
	}
	if len(mine) == 0 {
		return nil, analyse.Undecidable, "no trial matches where"
	}
	if reason := leftOut(mine); reason != "" {
		return nil, analyse.RuleSkipped, fmt.Sprintf("all %d trials it is about were left out of the run (%s)", len(mine), reason)
	}
	return mine, "", ""
}

// leftOut returns why all of the trials were left out by choice; "" if one was
// not.
func leftOut(ts []*analyse.Trial) string {
	for _, t := range ts {
		if !t.LeftOut() {
			return ""
		}
	}
	return ts[0].Reason
}

// explainMissing says why too much is missing for a verdict; "" if not.
func (a *checker) explainMissing(l analyse.Ledger, floor bool) string {
	gone, meant := l.Unevaluated()+l.Void+l.Unknown-l.NotApplicable, l.Scored+l.Void+l.Unevaluated()-l.NotApplicable
	if floor {
		if meant > 0 && float64(gone)/float64(meant) >= floorVoidShare {
			return fmt.Sprintf("%d of %d trials have no verdict, a floor abstains from half on", gone, meant)
		}
		return ""
	}
	if why := cmp.Or(a.explainVoids(l), a.explainUnknown(l)); why != "" {
		return why
	}
	if n := l.Unevaluated(); n > 0 {
		return fmt.Sprintf("%d of %d trials were not run to their end", n, meant)
	}
	return ""
}

func countTrials(n int) string {
	if n == 1 {
		return "1 trial"
	}
	return fmt.Sprintf("%d trials", n)
}

// worstResult shows of several results of one rule the worst: fail, then undecidable,
// skipped, pass; of equals the first.
func worstResult(rs []result) result {
	rank := map[analyse.Word]int{analyse.Fail: 3, analyse.Undecidable: 2, analyse.RuleSkipped: 1}
	at, same := 0, 0
	for i, r := range rs {
		if rank[r.Verdict] > rank[rs[at].Verdict] {
			at = i
		}
	}
	out := rs[at]
	for _, r := range rs {
		if r.Verdict == out.Verdict {
			same++
		}
	}
	if len(rs) > 1 {
		out.Among = len(rs)
		out.Why = fmt.Sprintf("%s: %s", out.Of, out.Why)
		if out.Verdict != analyse.Pass || same < len(rs) {
			out.Why += fmt.Sprintf(" (%d of %d)", same, len(rs))
		}
	}
	return out
}
