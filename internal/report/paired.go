package report

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/stat"
)

// Line is a fact of a comparison under a key such as "difference". Text of a suite in
// it is clean.
type Line = section.Line

// ShownText returns the result of a comparison in words.
func ShownText(shown string) string {
	switch shown {
	case analyse.Better:
		return "better: the treatment passes more"
	case analyse.Worse:
		return "worse: the treatment passes less"
	}
	return "no difference is shown"
}

// ShownIcon is its icon; "" where no difference is shown.
func ShownIcon(shown string) string {
	switch shown {
	case analyse.Better:
		return "✅"
	case analyse.Worse:
		return "❌"
	}
	return ""
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
func TestName(test string) string {
	switch test {
	case analyse.TestMidP:
		return "mid-p"
	case analyse.TestPermutation:
		return "sign-flip p"
	case analyse.TestAnytime:
		return "anytime p"
	}
	return test
}

// ComparisonLines returns the facts of a comparison outside its tables, the headline
// first.
func ComparisonLines(c analyse.Comparison) []Line {
	var out []Line
	add := func(key, format string, args ...any) {
		out = append(out, Line{Key: key, Text: fmt.Sprintf(format, args...)})
	}
	h := c.Headline
	if h.P == nil {
		add("difference", "nothing to compare")
	} else {
		add("difference", "%s points (%s, %s %s), %s %s%s", Points(h.Effect.Estimate), IntervalPoints(h.Effect), CoverageText(h.Effect), MethodName(h.Effect.Method), TestName(h.Test), FormatP(h.P), afterHolm(h.PAdjusted, h.Family))
	}
	if h.P != nil && !c.Clustered {
		add("also", "exact p %s two-sided, %s one-sided; χ² %s, corrected %s; Newcombe %s; odds ratio %s (%s)",
			FormatP(c.PExactTwoSided), FormatP(c.PExactOneSided), formatNumber(c.Chi2), formatNumber(c.Chi2CC), IntervalPoints(c.Newcombe), strings.TrimPrefix(FormatFactor(c.OddsRatio.Estimate), "×"), FactorInterval(c.OddsRatio))
	}
	if h.P != nil && c.Clustered {
		add("also", "over tasks: BCa %s, t %s; one-sided p %s", IntervalPoints(c.ByTask.Interval), IntervalPoints(c.ByTask.T), FormatP(c.ByTask.Permutation.POneSided))
	}
	if n := c.NonInferiority; n != nil && n.P != nil {
		word := "not shown"
		if n.Shown != nil && *n.Shown {
			word = "shown"
		}
		add("not worse", "by %s points or more: %s (p %s, one-sided bound %s)", strings.TrimPrefix(Points(&n.Margin), "+"), word, FormatP(n.P), Points(n.Lower))
	}
	if c.Void+c.Unknown > 0 && c.WorstCase != nil {
		add("missing", "if all %d void and unknown pairs had gone against the treatment %s (p %s), for it %s (p %s)",
			c.Void+c.Unknown, Points(c.WorstCase), FormatP(c.WorstCaseP), Points(c.BestCase), FormatP(c.BestCaseP))
	}
	out = append(out, rankLines(c.Ranks)...)
	if c.AsUsed != nil {
		add("as used", "%s", asUsedText(c.AsUsed))
	}
	if s := c.Sequential; s != nil && s.PAnytime != nil && (s.Decided || h.Test == analyse.TestAnytime) {
		add("looked at", "e = %s after %s, anytime p %s, %s at all times", formatNumber(s.E), Plural(s.N, "task"), FormatP(s.PAnytime), IntervalPoints(s.CS))
	}
	out = append(out, noiseLines(&c)...)
	if m := c.MDE; m != nil {
		add("could see", "%s", DetectableText(*m))
	}
	return out
}

func asUsedText(u *analyse.AsUsed) string {
	text := fmt.Sprintf("%d of %s called %s", u.Used, Plural(u.Assigned, "pair"), Clean(strings.Join(u.Servers, ", ")))
	if u.P != nil {
		text += fmt.Sprintf(": %s points (%s), %s %s; not randomised", Points(u.Difference.Estimate), IntervalPoints(u.Difference), TestName(u.Test), FormatP(u.P))
	}
	return text
}

// noiseLines returns the facts of a comparison of an arm with its copy.
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
		text += fmt.Sprintf("; with names dealt anew the test calls a difference in %s of %s deals", analyse.Percent(*n.VerdictRate), Thousands(int64(n.Deals)))
	}
	const most = 8
	if len(n.Flipped) > 0 {
		names := n.Flipped[:min(len(n.Flipped), most)]
		text += "; tasks that flip: " + Clean(strings.Join(names, ", "))
		if more := len(n.Flipped) - len(names); more > 0 {
			text += fmt.Sprintf(" and %d more", more)
		}
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
	if m.Assumption != "" {
		text += " (" + m.Assumption + ")"
	}
	return text
}

// PooledText is a comparison over several agents in one sentence.
func PooledText(p analyse.Pooled) string {
	text := fmt.Sprintf("%s against %s over %d agents (%s): ", Clean(p.Treatment), Clean(p.Control), len(p.Agents), Clean(strings.Join(p.Agents, ", ")))
	if p.P == nil {
		return text + "nothing to compare"
	}
	return text + fmt.Sprintf("%s, %s points (%s), %s %s%s, %s", ShownText(p.Shown), Points(p.Difference.Estimate), IntervalPoints(p.Difference), TestName(p.Test), FormatP(p.P), afterHolm(p.PAdjusted, p.Family), Plural(p.Tasks, "task"))
}

// afterHolm returns a p value after correction; "" if it has no family.
func afterHolm(p *float64, family int) string {
	if family < 2 || p == nil {
		return ""
	}
	return fmt.Sprintf(", %s after Holm over %d comparisons", FormatP(p), family)
}

// RatioName is a number that is compared, in words.
func RatioName(name string) string {
	switch name {
	case analyse.NumberTime:
		return "time"
	case analyse.NumberCost:
		return "cost, billed"
	case analyse.NumberCold:
		return "cost, cold"
	}
	return name
}

// MethodName is a method as people know it.
func MethodName(method string) string {
	switch method {
	case "tango":
		return "Tango"
	case "tango_clustered":
		return "Tango, by task"
	}
	return strings.ReplaceAll(method, "_", " ")
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
