package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
)

// CapabilityText returns in one sentence that the canaries of a group were not found;
// "" if they were.
func CapabilityText(c analyse.Capability) string {
	switch {
	case !c.Capable:
		return fmt.Sprintf("%s is not capable of %s: %s, so that %s not applicable", Clean(c.Arm), Clean(c.Group), Clean(c.Why()), trialsText(c.NotApplicable))
	case c.Found == 0 && c.Unsure != "":
		return fmt.Sprintf("%s may not be capable of %s: none of its canaries surfaced, but %s", Clean(c.Arm), Clean(c.Group), Clean(c.Unsure))
	}
	return ""
}

func trialsText(n int) string {
	if n == 1 {
		return "1 trial of it is"
	}
	return itoa(n) + " trials of it are"
}

// ShortValue writes a metric and its interval without the unit, which its name tells.
func ShortValue(m analyse.Metric) (value, interval string) {
	if !slices.Contains([]string{"bytes", "tokens", "results"}, m.Unit) {
		return Value(m), m.Interval()
	}
	if m.Low != nil && m.High != nil {
		interval = formatAmount(m.Low) + "–" + formatAmount(m.High)
	}
	return formatAmount(m.Value), interval
}

// formatAmount writes a size to three digits, and all digits before the point.
func formatAmount(v *float64) string {
	if v != nil && *v >= 100 {
		return Thousands(int64(*v + 0.5))
	}
	return formatNumber(v)
}

func rankLines(r *analyse.Ranks) []Line {
	if r == nil || r.Pairs == 0 {
		return nil
	}
	var out []Line
	add := func(key, format string, args ...any) {
		out = append(out, Line{Key: key, Text: fmt.Sprintf(format, args...)})
	}
	w := r.Wilcoxon
	add("ranks", "mean reciprocal rank %s (%s) over %s; Wilcoxon p %s two-sided, %s one-sided, %d of them change it",
		formatSigned(r.MRR.Estimate), signedInterval(r.MRR.Low, r.MRR.High), Plural(r.Tasks, "task"), FormatP(w.PTwoSided), FormatP(w.PGreater), w.N)
	exact := ""
	if r.RankOne.PExactTwoSided != nil {
		exact = ", exact " + FormatP(r.RankOne.PExactTwoSided)
	}
	add("rank 1", "%s points (%s), %s %s%s: only the treatment %d, only the control %d, both %d, neither %d",
		Points(r.RankOneDiff.Estimate), IntervalPoints(r.RankOneDiff), TestName(r.RankOneTest), FormatP(r.RankOneP), exact,
		r.RankOnePairs.TreatmentOnly, r.RankOnePairs.ControlOnly, r.RankOnePairs.Both, r.RankOnePairs.Neither)
	for i, b := range r.Buckets {
		key := ""
		if i == 0 {
			key = "moved"
		}
		text := fmt.Sprintf("%s: %d", strings.ReplaceAll(b.Name, "_", " "), b.N)
		if len(b.Tasks) > 0 && b.Name != analyse.RankUnchanged && b.Name != analyse.RankSuboptimal {
			text += " (" + firstTasks(b.Tasks) + ")"
		}
		add(key, "%s", text)
	}
	for _, warning := range r.Warnings {
		add("", "%s", Clean(warning))
	}
	return out
}

// formatSigned writes a difference of scores, such as "+0.125".
func formatSigned(v *float64) string {
	if v == nil {
		return "–"
	}
	return fmt.Sprintf("%+.3f", *v)
}

func signedInterval(low, high *float64) string {
	if low == nil || high == nil {
		return "no interval"
	}
	return formatSigned(low) + " to " + formatSigned(high)
}
