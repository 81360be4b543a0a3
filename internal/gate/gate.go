// Package gate holds a finished analysis against the rules of its suite, or the
// bounds of a profile, and decides the verdict and exit code of the run.
package gate

import (
	"cmp"
	"fmt"
	"sync"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/suite"
)

// Options are the inputs of [Check] beyond the analysis.
type Options struct {
	Baseline *analyse.Baseline   // for rules on a change; nil if there is none
	Seed     *SeedBounds         // of profile seed; nil for the seed's own
	Profiles map[string]*Profile // by kind of grader
}

// Check returns the function that fills in the rules and the verdict of an
// analysis, for [analyse.Options].
func Check(opt Options) func(*analyse.Analysis) {
	return func(a *analyse.Analysis) {
		c := &checker{Analysis: a, suite: a.Written(), base: opt.Baseline, cells: sync.OnceValue(a.BaselineCells)}
		if c.suite.Gates.Profile != "" {
			a.Rules = c.checkProfile(opt)
		} else {
			a.Rules = c.checkRules()
		}
		a.PairNoiseRules()
		a.Verdict = c.runVerdict()
	}
}

// checker holds the rules of one run.
type checker struct {
	*analyse.Analysis
	suite *suite.Suite
	base  *analyse.Baseline
	cells func() analyse.Baseline // of this run
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

// settle gives the rule its verdict.
func (r result) settle(w analyse.Word, why string) result {
	r.Verdict, r.Why = w, why
	return r
}

// withdraw takes a verdict back.
func (r result) withdraw(why string) result {
	r.FalseAlarm, r.FalseAlarmMethod, r.Needed = nil, "", 0
	return r.settle(analyse.Undecidable, why)
}

// The exit codes that a verdict can have; they are an interface.
const (
	ExitPass        = 0 // pass, warn, or undecidable under warn
	ExitFail        = 1 // a gate failed
	ExitUndecidable = 4 // undecidable under hard, or stopped by the budget
)

// floorVoidShare is the share of missing trials from which on a floor abstains:
// a floor catches a broken agent, not a broken environment.
const floorVoidShare = 0.5

// defaultVoidShare holds where a suite does not say.
const defaultVoidShare = 0.1

// runVerdict folds the rules into the verdict of the run.
//
// A failed floor fails it in any mode, a failed rule only in mode hard. Short
// of that, a run with too many void trials is undecidable whichever verdicts its rules
// say, and so is one that ran out of money, one of whose trials all were skipped,
// and one of whose rules all were. Under a profile a run is never undecidable.
func (a *checker) runVerdict() analyse.Verdict {
	v := analyse.Verdict{Word: analyse.Pass, Mode: cmp.Or(a.suite.Gates.Mode, "warn"), Profile: a.suite.Gates.Profile}
	hard := v.Mode == "hard"
	broken := a.countRules(&v, hard)
	unsure := a.noteGaps(&v)
	l := a.Total.Ledger
	noMoney := l.SkippedForBudget()
	if noMoney > 0 {
		v.Why = append(v.Why, fmt.Sprintf("the budget stopped the run: %d of %d trials were skipped", noMoney, l.Planned))
	}
	if v.Profile != "" {
		return a.gateProfile(v, broken)
	}
	switch {
	case broken:
		v.Word, v.Exit = analyse.Fail, ExitFail
	case noMoney > 0, hard && (unsure || v.Undecidable > 0):
		v.Word, v.Exit = analyse.Undecidable, ExitUndecidable
	case unsure:
		v.Word = analyse.Undecidable
	case v.Failed > 0:
		v.Word = analyse.Warn
	case v.Undecidable > 0:
		v.Word = analyse.Undecidable
	}
	return v
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
	if why := a.explainVoids(l); why != "" {
		v.Why = append(v.Why, why)
	}
	if l.Skipped > 0 && l.Skipped == l.Planned {
		v.Why = append(v.Why, fmt.Sprintf("nothing was scored: %d of %d trials were skipped", l.Skipped, l.Planned))
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

// checkRules holds every rule of the suite against the figures.
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

// checkArms holds a rule about arms against the trials that it is about.
func (a *checker) checkArms(rule suite.Rule) result {
	r := newResult(rule, rule.Metric)
	if _, word, why := a.selectTrials(rule.Where); word != "" {
		return r.settle(word, why)
	}
	t := a.Total.Select(rule.Where)
	m, ok := t.Lookup(rule.Metric)
	if !ok {
		return r.settle(analyse.Undecidable, fmt.Sprintf("there is no metric %q in this run", rule.Metric))
	}
	gone, note := t.Unreachable(m)
	if gone != "" {
		r.Measured, r.N = m, m.Denominator
		return r.settle(analyse.RuleSkipped, gone)
	}
	r.holdTo(quantity{Metric: m, exact: m.IsRate()})
	if note != "" {
		r.Why += "; " + note
	}
	if why := a.explainMissing(t.Ledger, rule.Floor); why != "" && r.Bound != nil {
		return r.withdraw(why)
	}
	return r
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
	gone, meant := l.Unevaluated()+l.Void, l.Scored+l.Void+l.Unevaluated()
	if floor {
		if meant > 0 && float64(gone)/float64(meant) >= floorVoidShare {
			return fmt.Sprintf("%d of %d trials have no score, a floor abstains from half on", gone, meant)
		}
		return ""
	}
	if why := a.explainVoids(l); why != "" {
		return why
	}
	if n := l.Unevaluated(); n > 0 {
		return fmt.Sprintf("%d of %d trials were not run to their end", n, meant)
	}
	return ""
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
