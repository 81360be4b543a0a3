package analyse

import (
	"cmp"
	"fmt"
	"slices"
	"sync"

	"github.com/assay-eval/assay/internal/suite"
)

// Word is the verdict on a rule or a run.
type Word string

// The verdicts. Warn is a run's only: a rule failed and the mode says to go on.
// RuleSkipped is a rule's only: there was nothing to hold it against, by choice
// and not by accident.
const (
	Pass        Word = "pass"
	Warn        Word = "warn"
	Fail        Word = "fail"
	Undecidable Word = "undecidable"
	RuleSkipped Word = "skipped"
)

// The exit codes that a verdict can have; they are an interface.
const (
	ExitPass        = 0 // pass, warn, or undecidable under warn
	ExitFail        = 1 // a gate failed
	ExitUndecidable = 4 // undecidable under hard, or stopped by the budget
)

// Rule is a gate rule held against what was measured. A rule that was held
// against several comparisons or arms shows the one that went worst.
type Rule struct {
	suite.Rule
	Of       string   `json:"of,omitempty"`    // comparison or arm that is shown, where the rule is about several
	Among    int      `json:"among,omitempty"` // how many there were
	Measured Metric   `json:"measured"`
	Bound    *float64 `json:"bound"` // what was compared: estimate, lower or upper end
	N        int      `json:"n"`
	Verdict  Word     `json:"verdict"`
	Why      string   `json:"why"`
	// Needed is about how many observations (trials, or tasks where a task has
	// several) would decide an undecidable rule, if the estimate stays where it
	// is; 0 if that cannot be said.
	Needed int `json:"needed,omitempty"`
	// FalseAlarm is the probability that a run of this size fails the rule by
	// chance although the truth is the estimate; nil for what has no known
	// scatter, and where the estimate itself is out of bounds.
	FalseAlarm *float64 `json:"false_alarm"`
	// FalseAlarmMethod is binomial (exact, over n or n_effective) or normal
	// (from the width of the interval, a rough figure); "" without FalseAlarm.
	FalseAlarmMethod string `json:"false_alarm_method,omitempty"`
}

// Verdict is what the gates say of a run.
type Verdict struct {
	Word        Word     `json:"verdict"`
	Exit        int      `json:"exit"`
	Mode        string   `json:"mode"` // warn or hard
	Profile     string   `json:"profile,omitempty"`
	Passed      int      `json:"passed"`
	Failed      int      `json:"failed"`
	Undecidable int      `json:"undecidable"`
	Skipped     int      `json:"skipped"`
	Why         []string `json:"why,omitempty"`
}

// floorVoidShare is the share of missing trials at which a floor says nothing:
// a floor catches a broken agent, not a broken environment.
const floorVoidShare = 0.5

// defaultVoidShare holds where a suite does not say.
const defaultVoidShare = 0.1

func (a *Analysis) voidLimit() float64 {
	if v := a.suite.Limits.VoidShare; v != nil {
		return *v
	}
	return defaultVoidShare
}

// Gate folds the rules of a into the verdict of the run.
//
// A failed floor fails it in any mode, a failed rule only in mode hard. Short
// of that, a run with too many void trials is undecidable whatever its rules
// say, and so is one that ran out of money, one of whose trials all were skipped,
// and one of whose rules all were. Under a profile a run is never undecidable.
func Gate(a *Analysis) Verdict {
	v := Verdict{Word: Pass, Mode: cmp.Or(a.suite.Gates.Mode, "warn"), Profile: a.suite.Gates.Profile}
	hard, broken := v.Mode == "hard", false
	for _, r := range a.Rules {
		switch r.Verdict {
		case Pass:
			v.Passed++
		case Fail:
			v.Failed++
			broken = broken || hard || r.Floor
			v.Why = append(v.Why, fmt.Sprintf("%s: %s", r.Name, r.Why))
		case RuleSkipped:
			v.Skipped++
			v.Why = append(v.Why, fmt.Sprintf("%s: skipped: %s", r.Name, r.Why))
		default:
			v.Undecidable++
			v.Why = append(v.Why, fmt.Sprintf("%s: undecidable: %s", r.Name, r.Why))
		}
	}
	l, unsure := a.Total.Ledger, false
	if s := l.VoidShare(); s != nil && *s > a.voidLimit() {
		unsure = true
		v.Why = append(v.Why, fmt.Sprintf("%d of %d trials that ran are void (%s), more than limits.void_share %s",
			l.Void, l.Scored+l.Void, Percent(*s), Percent(a.voidLimit())))
	}
	if l.Skipped > 0 && l.Skipped == l.Planned {
		unsure = true
		v.Why = append(v.Why, fmt.Sprintf("nothing was scored: %d of %d trials were skipped", l.Skipped, l.Planned))
	}
	if v.Skipped > 0 && v.Skipped == len(a.Rules) {
		unsure = true
		v.Why = append(v.Why, "nothing was held against any rule: all were skipped")
	}
	noMoney := l.SkippedForBudget()
	if noMoney > 0 {
		v.Why = append(v.Why, fmt.Sprintf("the budget stopped the run: %d of %d trials were skipped", noMoney, l.Planned))
	}
	if v.Profile != "" {
		return a.gateProfile(v, broken)
	}
	switch {
	case broken:
		v.Word, v.Exit = Fail, ExitFail
	case noMoney > 0, hard && (unsure || v.Undecidable > 0):
		v.Word, v.Exit = Undecidable, ExitUndecidable
	case unsure:
		v.Word = Undecidable
	case v.Failed > 0:
		v.Word = Warn
	case v.Undecidable > 0:
		v.Word = Undecidable
	}
	return v
}

// checkRules holds every rule of the suite against what was measured.
func (a *Analysis) checkRules(blocks []block, opt Options) []Rule {
	if a.suite.Gates.Profile != "" {
		return a.checkProfile(opt)
	}
	cells := sync.OnceValue(a.baselineCells)
	var out []Rule
	for _, rule := range a.suite.Gates.Rules {
		rule.Bind = cmp.Or(rule.Bind, bindEstimate)
		switch {
		case rule.Compare != "":
			out = append(out, a.checkComparison(rule))
		case rule.MaxDrop != nil || rule.MaxRise != nil:
			out = append(out, a.checkRatchet(rule, opt.Baseline, cells))
		default:
			out = append(out, a.checkArms(rule, blocks))
		}
	}
	return out
}

// checkArms holds a rule about arms against the trials that it is about.
func (a *Analysis) checkArms(rule suite.Rule, blocks []block) Rule {
	r := Rule{Rule: rule, Verdict: Undecidable}
	r.Measured.Name = rule.Metric
	if _, word, why := a.about(rule.Where); word != "" {
		return r.settle(word, why)
	}
	t := tally(where(blocks, func(b *block) bool { return matches(rule.Where, b) }))
	t.suiteSeed = a.suite.Seed
	m, ok := t.lookup(rule.Metric)
	if !ok {
		return r.settle(Undecidable, fmt.Sprintf("there is no metric %q in this run", rule.Metric))
	}
	gone, note := unreachable(t.blocks, m)
	if gone != "" {
		r.Measured, r.N = m, m.Denominator
		return r.settle(RuleSkipped, gone)
	}
	r.hold(quantity{Metric: m, exact: m.isRate()})
	if note != "" {
		r.Why += "; " + note
	}
	if why := a.missing(t.Ledger, rule.Floor); why != "" && r.Bound != nil {
		return r.undo(why)
	}
	return r
}

// settle gives the rule its verdict.
func (r Rule) settle(w Word, why string) Rule {
	r.Verdict, r.Why = w, why
	return r
}

// about picks the trials that a rule is about. Where there is none to judge it
// returns the verdict: skipped if all were left out by choice.
func (a *Analysis) about(sel suite.Selector) (mine []*Trial, word Word, why string) {
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
		return nil, Undecidable, "no trial matches where"
	}
	if reason := leftOut(mine); reason != "" {
		return nil, RuleSkipped, fmt.Sprintf("all %d trials it is about were left out of the run (%s)", len(mine), reason)
	}
	return mine, "", ""
}

// leftOut returns why all of the trials were left out by choice; "" if one was
// not.
func leftOut(ts []*Trial) string {
	for _, t := range ts {
		if t.Status != Skipped || !chosen(t.Reason) {
			return ""
		}
	}
	return ts[0].Reason
}

// missing says why too much is missing for a verdict; "" if not.
func (a *Analysis) missing(l Ledger, floor bool) string {
	gone, meant := l.Unevaluated()+l.Void, l.Scored+l.Void+l.Unevaluated()
	if floor {
		if s := share(gone, meant); s != nil && *s >= floorVoidShare {
			return fmt.Sprintf("%d of %d trials have no score, a floor abstains from half on", gone, meant)
		}
		return ""
	}
	if s := l.VoidShare(); s != nil && *s > a.voidLimit() {
		return fmt.Sprintf("%d of %d trials that ran are void (%s), more than limits.void_share %s", l.Void, l.Scored+l.Void, Percent(*s), Percent(a.voidLimit()))
	}
	if n := l.Unevaluated(); n > 0 {
		return fmt.Sprintf("%d of %d trials were not run to their end", n, meant)
	}
	return ""
}

// worst shows of several results of one rule the worst: fail, then undecidable,
// skipped, pass; of equals the first.
func worst(rs []Rule) Rule {
	rank := map[Word]int{Fail: 3, Undecidable: 2, RuleSkipped: 1}
	at, same := 0, 0
	for i, r := range rs {
		if rank[r.Verdict] > rank[rs[at].Verdict] {
			at = i
		}
	}
	out := rs[at]
	for _, r := range rs {
		same += count(r.Verdict == out.Verdict)
	}
	if len(rs) > 1 {
		out.Among = len(rs)
		out.Why = fmt.Sprintf("%s: %s", out.Of, out.Why)
		if out.Verdict != Pass || same < len(rs) {
			out.Why += fmt.Sprintf(" (%d of %d)", same, len(rs))
		}
	}
	return out
}

// ledgerOf says what became of some trials.
func ledgerOf(ts []*Trial) Ledger {
	var l Ledger
	for _, t := range ts {
		l.add(t)
	}
	slices.SortFunc(l.SkippedBy, compareCounts)
	return l
}
