package report

import (
	"fmt"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
)

// Capability says in one sentence what the canaries of a group show; "" where
// there is nothing to say: they are found.
func Capability(c analyse.Capability) string {
	switch {
	case !c.Capable:
		return fmt.Sprintf("%s is not capable of %s: %s, so that %s not applicable", Clean(c.Arm), Clean(c.Group), Clean(c.Why()), trials(c.NotApplicable))
	case c.Found == 0 && c.Unsure != "":
		return fmt.Sprintf("%s may not be capable of %s: none of its canaries surfaced, but %s", Clean(c.Arm), Clean(c.Group), Clean(c.Unsure))
	}
	return ""
}

func trials(n int) string {
	if n == 1 {
		return "1 trial of it is"
	}
	return itoa(n) + " trials of it are"
}

// Short writes a metric of the retrieval family and its interval without the
// unit, which its name says.
func Short(m analyse.Metric) (value, interval string) {
	switch m.Unit {
	case "bytes", "tokens", "results":
	default:
		return Value(m), m.Interval()
	}
	if m.Low != nil && m.High != nil {
		interval = amount(m.Low) + "–" + amount(m.High)
	}
	return amount(m.Value), interval
}

// amount writes a size to three digits, and all digits before the point.
func amount(v *float64) string {
	if v != nil && *v >= 100 {
		return Thousands(int64(*v + 0.5))
	}
	return number(v)
}

// ranks are the lines of a comparison about ranks.
func ranks(r *analyse.Ranks) []Line {
	if r == nil || r.Pairs == 0 {
		return nil
	}
	var out []Line
	add := func(key, format string, args ...any) {
		out = append(out, Line{Key: key, Text: fmt.Sprintf(format, args...)})
	}
	w := r.Wilcoxon
	add("ranks", "mean reciprocal rank %s (%s) over %s; Wilcoxon p %s two-sided, %s one-sided, %d of them change it",
		signed(r.MRR.Estimate), signedSpan(r.MRR.Low, r.MRR.High), Plural(r.Tasks, "task"), P(w.PTwoSided), P(w.PGreater), w.N)
	exact := ""
	if r.RankOne.PExactTwoSided != nil {
		exact = ", exact " + P(r.RankOne.PExactTwoSided)
	}
	add("rank 1", "%s points (%s), %s %s%s: only the treatment %d, only the control %d, both %d, neither %d",
		Points(r.RankOneDiff.Estimate), Span(r.RankOneDiff), TestName(r.RankOneTest), P(r.RankOneP), exact,
		r.RankOnePairs.TreatmentOnly, r.RankOnePairs.ControlOnly, r.RankOnePairs.Both, r.RankOnePairs.Neither)
	for i, b := range r.Buckets {
		key := ""
		if i == 0 {
			key = "moved"
		}
		text := fmt.Sprintf("%s: %d", strings.ReplaceAll(b.Name, "_", " "), b.N)
		const most = 8
		if n := min(len(b.Tasks), most); n > 0 && b.Name != analyse.RankUnchanged && b.Name != analyse.RankSuboptimal {
			text += " (" + Clean(strings.Join(b.Tasks[:n], ", "))
			if more := len(b.Tasks) - n; more > 0 {
				text += fmt.Sprintf(" and %d more", more)
			}
			text += ")"
		}
		add(key, "%s", text)
	}
	for _, warning := range r.Warnings {
		add("", "%s", Clean(warning))
	}
	return out
}

// signed writes a difference of scores, such as "+0.125".
func signed(v *float64) string {
	if v == nil {
		return "–"
	}
	return fmt.Sprintf("%+.3f", *v)
}

func signedSpan(low, high *float64) string {
	if low == nil || high == nil {
		return "no interval"
	}
	return signed(low) + " to " + signed(high)
}
