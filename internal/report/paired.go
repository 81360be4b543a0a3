package report

import (
	"cmp"
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/stat"
)

// Line is a fact of a comparison under a key such as "difference". Text of a suite in
// it is clean.
type Line = section.Line

var (
	wordTexts = map[decision.Word]string{
		decision.NotMeasured: "not measured: no pair of trials has a verdict on both sides",
		decision.Better:      "better: the treatment passes more", decision.Worse: "worse: the treatment passes less",
		decision.NoDifferenceShown: "no difference is shown",
	}
	reasonTexts = map[decision.Reason]string{
		decision.MissingData:  "undecided: trials without a verdict could change the result",
		decision.StoppedEarly: "undecided: the run ended early, and what did not run could change the result",
	}
	wordIcons = map[decision.Word]string{decision.Better: "✅", decision.Worse: "❌"}

	testNames   = map[string]string{decision.TestMidP: "mid-p", decision.TestPermutation: "sign-flip mid-p", decision.TestFewClusters: "sign-flip p of few clusters", decision.TestAnytime: "anytime p", decision.TestHistory: "mid-p with earlier controls"}
	ratioNames  = map[string]string{analyse.NumberTime: "time", analyse.NumberCost: "cost, billed", analyse.NumberCold: "cost, cold"}
	methodNames = map[string]string{"tango": "Tango", "tango_mid_p": "small-sample Tango", "tango_clustered": "Tango, by task", "cr2_t": "t, by cluster", "tango_by_cluster": "Tango, by cluster"}
)

// DecisionText returns the conclusion from a comparison in words.
func DecisionText(d decision.Decision) string {
	if h := d.History; h != nil && h.Counts {
		d.History = nil
		return fmt.Sprintf("%s (with %s)", DecisionText(d), Plural(h.Trials, "earlier control trial"))
	}
	switch {
	case d.Word == decision.Equivalent && d.Margin != nil:
		return "equivalent: the difference is within ±" + strings.TrimPrefix(Points(d.Margin), "+") + " points"
	case d.Word == decision.NoDifferenceShown && d.Test == decision.TestAnytime && d.IsNotWorse():
		return "not worse by " + strings.TrimPrefix(Points(d.Margin), "+") + " points or more: no difference is shown"
	case d.Word == decision.NoDifferenceShown && d.Test == decision.TestAnytime:
		return "not decided by the test of a run that may stop: no difference is shown"
	}
	return cmp.Or(reasonTexts[d.Reason], wordTexts[d.Word], string(d.Word))
}

// DecisionWord returns the conclusion in a few words.
func DecisionWord(d decision.Decision) string {
	text := strings.ReplaceAll(string(d.Word), "_", " ")
	if d.Reason != "" {
		text += ": " + strings.ReplaceAll(string(d.Reason), "_", " ")
	}
	return text
}

// DecisionIcon returns the icon for better or worse, or "" for any other word.
func DecisionIcon(d decision.Decision) string { return wordIcons[d.Word] }

// DecisionFigures returns the difference, its interval and the p value of a decision.
func DecisionFigures(d decision.Decision) string {
	how := MethodName(d.Interval.Method)
	if d.Widened {
		how += ", widened to the bounds of missing trials"
	}
	return fmt.Sprintf("%s points (%s, %s %s), %s", Points(d.Interval.Estimate), IntervalPoints(d.Interval), CoverageText(d.Interval), how, pText(d))
}

// pText formats the p value of a decision with its name, adjusted for its family.
func pText(d decision.Decision) string {
	text := TestName(d.Test) + " " + FormatP(d.P)
	if d.Family > 1 && d.PAdjusted != nil {
		text += fmt.Sprintf(", %s for %d comparisons together", FormatP(d.PAdjusted), d.Family)
	}
	return text
}

// IntervalPoints writes the ends of an interval of differences in points, such as
// "+8.1 to +43.0"; "no interval" if an end is missing.
func IntervalPoints(iv stat.Interval) string {
	if iv.Low == nil || iv.High == nil {
		return "no interval"
	}
	return Points(iv.Low) + " to " + Points(iv.High)
}

// CoverageText writes the coverage of an interval, such as "95%". It is higher in a run
// that stopped when several comparisons were decided.
func CoverageText(iv stat.Interval) string { return levelText(iv.Level) }

// CriteriaInterval returns the column head for the simultaneous intervals of criteria.
func CriteriaInterval(cs []analyse.CriterionComparison) string {
	level := analyse.Level
	if len(cs) > 0 {
		level = cs[0].Difference.Level
	}
	return levelText(level) + " interval"
}

// CoverageOf writes the coverage of the interval of a figure.
func CoverageOf(m analyse.Metric) string { return levelText(m.Coverage()) }

func levelText(level float64) string { return strconv.FormatFloat(100*level, 'g', 4, 64) + "%" }

// IntervalText writes the interval of a figure under a heading of 95%, such as
// "73.2–97.6%", with its coverage if that differs; "" if there is none.
func IntervalText(m analyse.Metric) string {
	text := m.Interval()
	if text != "" && m.Coverage() != analyse.Level {
		text += ", " + levelText(m.Coverage())
	}
	return text
}

// FormatFactor writes a factor, such as "×1.08".
func FormatFactor(v *float64) string {
	if v == nil {
		return "–"
	}
	digits := 2
	if *v > 0 && *v < 0.1 {
		digits = min(6, 1-int(math.Floor(math.Log10(*v))))
	}
	return "×" + strconv.FormatFloat(*v, 'f', digits, 64)
}

// FactorInterval writes the interval of a factor, such as "0.88–1.33"; an end that is
// missing is unbounded.
func FactorInterval(iv stat.Interval) string {
	if iv.Low == nil && iv.High == nil {
		return "–"
	}
	end := func(v *float64, none string) string {
		if v == nil {
			return none
		}
		return strings.TrimPrefix(FormatFactor(v), "×")
	}
	return end(iv.Low, "0") + "–" + end(iv.High, "∞")
}

// TestName returns the name of a p value in words.
func TestName(test string) string { return cmp.Or(testNames[test], test) }

// ComparisonLines returns the facts of a comparison outside its tables, the headline
// first.
func ComparisonLines(c analyse.Comparison) []Line {
	var out []Line
	add := func(key, format string, args ...any) {
		out = append(out, Line{Key: key, Text: fmt.Sprintf(format, args...)})
	}
	h := c.Decision
	if h.P == nil {
		add("difference", "nothing to compare")
	} else {
		add("difference", "%s", DecisionFigures(h))
	}
	out = append(out, historyLines(h)...)
	if h.P != nil && !c.Clustered {
		add("also", "exact p %s two-sided, %s one-sided; χ² %s, corrected %s; Newcombe %s; odds ratio %s (%s)",
			FormatP(c.PExactTwoSided), FormatP(c.PExactOneSided), formatNumber(c.Chi2), formatNumber(c.Chi2CC), IntervalPoints(c.Newcombe), strings.TrimPrefix(FormatFactor(c.OddsRatio.Estimate), "×"), FactorInterval(c.OddsRatio))
	}
	if h.P != nil && c.Clustered {
		out = append(out, clusteredLines(&c)...)
	}
	if n := c.NonInferiority; n != nil && n.P != nil {
		word := "not shown"
		if n.Shown != nil && *n.Shown {
			word = "shown"
		}
		family := ""
		if n.Family > 1 {
			family = fmt.Sprintf(", at alpha %s as one of %d comparisons", FormatP(&n.Alpha), n.Family)
		}
		add("not worse", "by %s points or more: %s (p %s, one-sided bound %s%s)", strings.TrimPrefix(Points(&n.Margin), "+"), word, FormatP(n.P), Points(n.Lower), family)
	}
	if m := h.Missing; m != nil && h.P != nil {
		add("missing", "%s", missingText(m))
		if m.Unrelated != "" {
			add("assumed", "trials without a verdict are unrelated to the arms: %s", Clean(m.Unrelated))
		}
	}
	out = append(out, rankLines(c.Ranks)...)
	if c.AsUsed != nil {
		add("as used", "%s", asUsedText(c.AsUsed))
	}
	if s := c.Sequential; s != nil && s.PAnytime != nil && (s.Decided || h.Test == decision.TestAnytime) {
		add("looked at", "e = %s after %s, anytime p %s, %s at all times", formatNumber(s.E), Plural(s.N, unitNoun(&c)), FormatP(s.PAnytime), IntervalPoints(s.CS))
	}
	out = append(out, passLines(&c)...)
	out = append(out, extraCostLines(&c)...)
	out = append(out, noiseLines(&c)...)
	if m := c.MDE; m != nil {
		add("could see", "%s", DetectableText(*m))
	}
	return out
}

// unitNoun returns the noun for the units of the sequential test.
func unitNoun(c *analyse.Comparison) string {
	if c.ByCluster != nil {
		return "cluster"
	}
	return "task"
}

// historyLines reports what a decision rests on if earlier control trials were asked
// for.
func historyLines(d decision.Decision) []Line {
	if d.History == nil {
		return nil
	}
	return []Line{{Key: "history", Text: Clean(d.History.Text)}}
}

// clusteredLines returns the units and the other figures of a comparison whose pairs
// are not independent.
func clusteredLines(c *analyse.Comparison) []Line {
	also := fmt.Sprintf("BCa %s, t %s; one-sided p ", IntervalPoints(c.ByTask.Interval), IntervalPoints(c.ByTask.T))
	by := c.ByCluster
	if by == nil {
		return []Line{{Key: "also", Text: "over tasks: " + also + FormatP(c.ByTask.Permutation.POneSided)}}
	}
	return []Line{
		{Key: "clusters", Text: ClusterText(by.N, by.Clusters, c.Cluster)},
		{Key: "also", Text: "over tasks as if independent: " + also + FormatP(by.Permutation.POneSided)},
	}
}

// ClusterText reports that clusters of tasks are the units of a comparison.
func ClusterText(tasks, clusters int, field string) string {
	return fmt.Sprintf("%s lie in %s by %s, which are the units of the test and the interval", Plural(tasks, "task"), Plural(clusters, "cluster"), Clean(field))
}

// missingText reports the number of trials without a verdict on both sides and their
// possible effect on the conclusion.
func missingText(m *decision.Missing) string {
	side := func(name string, t decision.Trials) string {
		text := fmt.Sprintf("%d of %d %s trials", t.Missing()+t.NotRun, t.Ran()+t.NotRun, name)
		if t.NotRun > 0 {
			text += fmt.Sprintf(" (%d not run)", t.NotRun)
		}
		return text
	}
	text := side("treatment", m.Treatment) + " and " + side("control", m.Control) + " have no verdict"
	if m.P != nil {
		text += fmt.Sprintf(" (equal shares: p %s)", FormatP(m.P))
	}
	return text + fmt.Sprintf("; if all had gone against the treatment %s points (p %s), for it %s (p %s)",
		Points(m.Worst.Interval.Estimate), FormatP(m.Worst.P), Points(m.Best.Interval.Estimate), FormatP(m.Best.P))
}

func asUsedText(u *analyse.AsUsed) string {
	text := fmt.Sprintf("%d of %s called %s", u.Used, Plural(u.Assigned, "pair"), Clean(strings.Join(u.Servers, ", ")))
	if u.P != nil {
		text += fmt.Sprintf(": %s points (%s), %s %s; not randomised", Points(u.Difference.Estimate), IntervalPoints(u.Difference), TestName(u.Test), FormatP(u.P))
	}
	return text
}

func noiseLines(c *analyse.Comparison) []Line {
	n := c.Noise
	if n == nil {
		return nil
	}
	out := []Line{{Key: "noise", Text: noiseText(n)}}
	add := func(format string, args ...any) { out = append(out, Line{Text: fmt.Sprintf(format, args...)}) }
	for _, r := range c.Ratios {
		if r.P10 != nil && r.P90 != nil && r.Tasks > 1 {
			add("%s of one task strays from %s to %s (p10–p90)", RatioName(r.Name), FormatFactor(r.P10), FormatFactor(r.P90))
		}
	}
	for _, r := range n.Rules {
		word := "agree"
		if r.Control != r.Again {
			word = "disagree though nothing differs"
		}
		add("gate on %s: %s and %s, the copies %s", Clean(r.Metric), r.Control, r.Again, word)
	}
	for _, w := range n.Warnings {
		add("%s", Clean(w))
	}
	return out
}

func noiseText(n *analyse.Noise) string {
	if n.FlipRate.Value == nil {
		return "the arms are copies of each other, but no pair is complete"
	}
	text := fmt.Sprintf("the arms are copies of each other: %s of pairs (%s, 95%% %s) end differently", Value(n.FlipRate), Ratio(n.FlipRate), n.FlipRate.Interval())
	if n.VerdictRate != nil {
		text += fmt.Sprintf("; with names dealt again the test calls a difference in %s of %s deals", analyse.Percent(*n.VerdictRate), Thousands(int64(n.Deals)))
	}
	if len(n.Flipped) > 0 {
		text += "; tasks that flip: " + firstTasks(n.Flipped)
	}
	return text
}

// firstTasks lists up to eight tasks and the number of the others.
func firstTasks(names []string) string {
	n := min(len(names), 8)
	text := Clean(strings.Join(names[:n], ", "))
	if more := len(names) - n; more > 0 {
		text += fmt.Sprintf(" and %d more", more)
	}
	return text
}

// DetectableText returns the detectable effect of a design, such as "±24.0 points with
// power 80%".
func DetectableText(m stat.MDE) string {
	if m.Effect == nil {
		return "no difference, however large, with power " + analyse.Percent(m.TargetPower) + ": too few tasks"
	}
	text := "±" + strings.TrimLeft(Points(m.Effect), "+-") + " points with power " + analyse.Percent(m.TargetPower)
	if a := m.Design.Alpha; a > 0 && a < 1-analyse.Level {
		text += " at alpha " + FormatP(&a)
	}
	if m.Assumption != "" {
		text += " (" + m.Assumption + ")"
	}
	return text
}

// PooledText is a comparison over several agents in one sentence.
func PooledText(p analyse.Pooled) string {
	text := fmt.Sprintf("%s against %s over %d agents (%s): ", Clean(p.Treatment), Clean(p.Control), len(p.Agents), Clean(strings.Join(p.Agents, ", ")))
	if p.Decision.P == nil {
		return text + "nothing to compare"
	}
	text += fmt.Sprintf("%s, %s, %s", DecisionText(p.Decision), DecisionFigures(p.Decision), Plural(p.Tasks, "task"))
	if h := p.Decision.History; h != nil {
		text += "; " + Clean(h.Text)
	}
	return text
}

// RatioName is a number that is compared, in words.
func RatioName(name string) string { return cmp.Or(ratioNames[name], name) }

// MethodName is a method as people know it.
func MethodName(method string) string {
	return cmp.Or(methodNames[method], strings.ReplaceAll(method, "_", " "))
}

func formatNumber(v *float64) string {
	if v == nil {
		return "–"
	}
	return strconv.FormatFloat(*v, 'g', 3, 64)
}

// FormatQuantity writes a number with its unit, "–" for none.
func FormatQuantity(v *float64, unit string) string {
	switch {
	case v == nil:
		return "–"
	case unit == "ms":
		return analyse.Milliseconds(*v)
	case unit == "USD":
		return "$" + strconv.FormatFloat(*v, 'f', moneyDigits(*v), 64)
	case unit == "tokens":
		return Thousands(int64(math.Round(*v)))
	}
	return formatNumber(v)
}

// moneyDigits shows two digits of small amounts, and cents of others.
func moneyDigits(v float64) int {
	if v <= 0 || v >= 0.1 {
		return 2
	}
	return min(9, 1-int(math.Floor(math.Log10(v))))
}
