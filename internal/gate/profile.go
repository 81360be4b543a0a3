package gate

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/stat/rerun"
	"github.com/assay-eval/assay/internal/suite"
)

// ProfileSeed is the profile with the gates, bounds and exit codes of the
// grounding-recall evaluation that binding suites descend from.
const ProfileSeed = "seed"

// SeedBounds are the bounds of profile seed.
type SeedBounds struct {
	MinRecall, MinPrecision, MaxAbortRate float64
	CatastrophicRecall                    float64 // fails in any mode
	Search                                SearchBounds
}

// SearchBounds are the bounds of profile seed for retrieval: of recall over all
// groups, of recall in each, and of how often the tool fires.
type SearchBounds struct{ MinRecall, MinPerModeRecall, MinFireRate float64 }

// DefaultSeedBounds are the seed's own bounds.
func DefaultSeedBounds() SeedBounds {
	return SeedBounds{MinRecall: 0.80, MinPrecision: 0.85, MaxAbortRate: 0.30, CatastrophicRecall: 0.50,
		Search: SearchBounds{MinRecall: 0.70, MinPerModeRecall: 0.50, MinFireRate: 0.60}}
}

// Profile is how profile seed holds one kind of grader.
type Profile struct {
	// Gates returns the gates for an arm that has metrics of the kind.
	Gates func(SeedBounds, *analyse.Arm) []SeedGate
	// SkipEmpty skips a gate whose figure is of no case, where the seed takes it for
	// 0.0.
	SkipEmpty bool
	// Cases counts the cases of the seed in a tally, and the errors among them, for
	// floors.
	Cases func(*analyse.Tally) (total, errors int)
}

// SeedGate is one gate of a seed: a bound on a figure that has the seed's name
// and is made of a metric, rounded.
type SeedGate struct {
	Name     string // of the rule
	Figure   string
	Metric   string
	Min, Max *float64
	Floor    bool   // catastrophic: fails in any mode, abstains if half of the results are missing
	Note     string // explains what the figure counts
}

// SeedRound rounds as the seed does: to so many decimals, exact ties to even.
func SeedRound(v float64, decimals int) float64 {
	r, err := strconv.ParseFloat(strconv.FormatFloat(v, 'f', decimals, 64), 64)
	if err != nil {
		return v
	}
	return r
}

// seedDecimals is to how many decimals the seed rounds a figure before it
// compares it.
const seedDecimals = 4

// SeedRatio is k/n as the seed compares and writes it: rounded to four decimals,
// 0 where nothing was evaluated.
func SeedRatio(k, n int) float64 {
	if n == 0 {
		return 0
	}
	return SeedRound(float64(k)/float64(n), seedDecimals)
}

// SeedNumber writes a number in its shortest form, with ".0" where there is no
// fraction.
func SeedNumber(v float64) string {
	s := strconv.FormatFloat(v, 'f', -1, 64)
	if !strings.Contains(s, ".") {
		s += ".0"
	}
	return s
}

// SeedBreach words the breach of a bound by a figure of the seed; "" if it is
// kept. The comparison is strict: a value at the bound keeps it.
func SeedBreach(figure string, value float64, least, most *float64) string {
	switch {
	case least != nil && value < *least:
		return fmt.Sprintf("%s %.3f < %s", figure, value, SeedNumber(*least))
	case most != nil && value > *most:
		return fmt.Sprintf("%s %.3f > %s", figure, value, SeedNumber(*most))
	}
	return ""
}

// SeedBlind reports whether so many errors among total cases, or no case at all,
// keep a catastrophic floor of the seed from saying anything.
func SeedBlind(errors, total int) bool {
	return total == 0 || float64(errors)/float64(total) >= floorVoidShare
}

// checkProfile holds every arm against the gates of the profile, and counts the
// suite's own rules as skipped.
func (a *checker) checkProfile(opt Options) []analyse.Rule {
	bounds := DefaultSeedBounds()
	if opt.Seed != nil {
		bounds = *opt.Seed
	}
	var out []analyse.Rule
	for i := range a.Arms {
		arm := &a.Arms[i]
		for _, kind := range arm.Kinds() {
			p := opt.Profiles[kind]
			if p == nil {
				continue
			}
			for _, g := range p.Gates(bounds, arm) {
				r := g.checkArm(p, arm)
				if len(a.Arms) > 1 {
					r.Of = arm.ID
					r.Why = arm.ID + ": " + r.Why
				}
				out = append(out, r.Rule)
			}
		}
	}
	for _, rule := range a.suite.Gates.Rules {
		r := newResult(rule, "").settle(analyse.RuleSkipped, "profile "+a.suite.Gates.Profile+" takes the place of the suite's own rules")
		out = append(out, r.Rule)
	}
	return out
}

// checkArm holds an arm against the gate as the seed does: rounded to four digits,
// and strictly.
func (g SeedGate) checkArm(p *Profile, arm *analyse.Arm) result {
	r := result{analyse.Rule{Rule: suite.Rule{
		Name: g.Name, Metric: g.Metric, Where: suite.Selector{Agent: arm.Agent, Scenario: arm.Scenario},
		Min: g.Min, Max: g.Max, Bind: bindEstimate, Floor: g.Floor,
	}}}
	m, found := arm.Metric(g.Metric)
	if found {
		r.Metric = m.Name
	}
	r.Measured, r.N = m, m.Denominator
	l := arm.Ledger
	if l.Planned > 0 && l.Planned == l.Skipped && l.Unevaluated() == 0 {
		return r.settle(analyse.RuleSkipped, "the arm was left out of the run")
	}
	why, note := arm.Unreachable(m)
	switch {
	case why != "":
		return r.settle(analyse.RuleSkipped, why)
	case p.SkipEmpty && m.Denominator == 0:
		return r.settle(analyse.RuleSkipped, g.Figure+" was not evaluated: no "+m.Of)
	}
	r = g.compareFigure(r, m, p, arm)
	for _, n := range []string{note, g.Note} {
		if n != "" {
			r.Why += "; " + n
		}
	}
	return r
}

func (g SeedGate) compareFigure(r result, m analyse.Metric, p *Profile, arm *analyse.Arm) result {
	value := SeedRatio(m.Numerator, m.Denominator)
	r.Bound = &value
	breach := SeedBreach(g.Figure, value, g.Min, g.Max)
	if g.Floor {
		if total, errors := p.Cases(&arm.Tally); SeedBlind(errors, total) {
			return r.settle(analyse.Undecidable, fmt.Sprintf("%d of %d cases are errors; the floor abstains from half on, and without cases", errors, total))
		}
	}
	switch {
	case breach != "":
		return r.settle(analyse.Fail, breach)
	case m.Denominator == 0:
		return r.settle(analyse.Undecidable, g.Figure+" "+SeedNumber(value)+" is of no case")
	}
	chance, ok := rerun.Chance(arm.TaskCounts(g.Metric), func(k int) bool { // of the rounded figure
		return SeedBreach(g.Figure, SeedRatio(k, m.Denominator), g.Min, g.Max) != ""
	})
	if ok {
		r.SetRerun(chance)
	}
	sign, limit := "≥", g.Min
	if g.Max != nil {
		sign, limit = "≤", g.Max
	}
	return r.settle(analyse.Pass, fmt.Sprintf("%s %.3f %s %s", g.Figure, value, sign, SeedNumber(*limit)))
}

// gateProfile returns the verdict of a run without a failing breach. As in the seed, no
// other outcome has an exit code.
func (a *checker) gateProfile(v analyse.Verdict) analyse.Verdict {
	switch {
	case v.Failed > 0:
		v.Word = analyse.Warn
	case v.Passed == 0:
		v.Word = analyse.Undecidable
	}
	if !slices.ContainsFunc(a.Rules, func(r analyse.Rule) bool { return r.Verdict != analyse.RuleSkipped }) {
		v.Why = append(v.Why, "profile "+v.Profile+" holds bindings and retrieval against its gates, and this run has nothing of them to hold")
	}
	return v
}
