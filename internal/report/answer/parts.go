package answer

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/trial"
)

// addPrice adds the cost of the first treatment against its control.
func (b *Answer) addPrice(a *analyse.Analysis) {
	for _, c := range shownComparisons(a) {
		if c.Noise != nil {
			continue
		}
		if text := priceText(a, c); text != "" {
			b.Price = append(b.Price, text)
			if of := schemaText(a, c); of != "" {
				b.Price = append(b.Price, of)
			}
			return
		}
	}
}

// priceText returns the ratios of money, tokens and time of a comparison, or "" if none
// is known.
func priceText(a *analyse.Analysis, c *analyse.Comparison) string {
	var parts []string
	for _, of := range []struct{ number, noun string }{{analyse.NumberCost, "money"}, {analyse.NumberTokens, "tokens"}, {analyse.NumberTime, "time"}} {
		i := slices.IndexFunc(c.Ratios, func(r analyse.RatioComparison) bool { return r.Name == of.number })
		if i < 0 || c.Ratios[i].OfMeans.Estimate == nil {
			continue
		}
		text := Factor(*c.Ratios[i].OfMeans.Estimate) + " " + of.noun
		from, to := meanOf(findArm(a, c.Control), of.number), meanOf(findArm(a, c.Treatment), of.number)
		if of.number == analyse.NumberCost && from != nil && to != nil {
			text += fmt.Sprintf(" (%s → %s a trial)", report.FormatQuantity(from, "USD"), report.FormatQuantity(to, "USD"))
		}
		parts = append(parts, text)
	}
	if len(parts) > 0 && sourceText(a) == allScripted {
		parts[len(parts)-1] += ", estimated from a script"
	}
	return strings.Join(parts, ", ")
}

// Factor formats a factor with about two digits.
func Factor(v float64) string {
	switch {
	case v >= 9.95:
		return "×" + report.Thousands(int64(math.Round(v)))
	case v >= 0.995:
		return fmt.Sprintf("×%.1f", v)
	}
	return fmt.Sprintf("×%.2g", v)
}

func meanOf(arm *analyse.Arm, number string) *float64 {
	if n := report.FindNumber(arm.Numbers, number); n != nil && n.N > 0 {
		return n.Mean
	}
	return nil
}

// schemaText tells which share of the treatment's further tokens are the descriptions
// of tools, if that is most of them.
func schemaText(a *analyse.Analysis, c *analyse.Comparison) string {
	treatment, control := findArm(a, c.Treatment), findArm(a, c.Control)
	to, from := meanOf(treatment, analyse.NumberTokens), meanOf(control, analyse.NumberTokens)
	if to == nil || from == nil || *to <= *from {
		return ""
	}
	perTrial := func(arm *analyse.Arm) (tokens float64) {
		for _, s := range arm.Servers {
			tokens += float64(s.Tokens)
		}
		if arm.Tokens.Trials == 0 {
			return 0
		}
		return tokens * float64(arm.Tokens.Requests) / float64(arm.Tokens.Trials)
	}
	share := (perTrial(treatment) - perTrial(control)) / (*to - *from)
	if share < 0.5 {
		return ""
	}
	tools := 0
	for i := range a.Trials {
		if t := &a.Trials[i]; t.Arm == treatment.ID {
			n := 0
			for _, s := range t.Servers {
				n += s.Tools
			}
			tools = max(tools, n)
		}
	}
	return fmt.Sprintf("about %.0f%% of the tokens: the schema of %s, in every request", 100*min(share, 1), report.Plural(tools, "tool"))
}

func (b *Answer) addArms(a *analyse.Analysis, names map[string]string) {
	for _, arm := range shownArms(a) {
		m := arm.Metrics[0]
		row := Arm{Name: names[arm.ID], ID: arm.ID, Ratio: report.Ratio(m), Rate: "–", rate: 2}
		if m.Value != nil && m.Denominator > 0 {
			row.Rate, row.rate = percent(m.Numerator, m.Denominator), *m.Value
			row.Between = m.Interval()
			row.Interval = &section.Interval{Estimate: m.Value, Low: m.Low, High: m.High, From: 0, To: 1}
		}
		l := arm.Ledger
		row.Open = l.Void + l.Unknown + l.Unevaluated()
		text := func(number, unit string) string {
			if v := meanOf(arm, number); v != nil {
				return report.FormatQuantity(v, unit)
			}
			return ""
		}
		row.Time, row.Tokens, row.Cost = text(analyse.NumberTime, "ms"), text(analyse.NumberTokens, "tokens"), text(analyse.NumberCost, "USD")
		b.Arms = append(b.Arms, row)
	}
	b.Arms, b.MoreArms = keepWorst(b.Arms, mostArms, func(x, y *Arm) int { return cmp.Compare(x.rate, y.rate) }, false)
}

// ranks order gates from the worst.
var ranks = map[analyse.Word]int{analyse.Fail: 0, analyse.Undecidable: 1, analyse.Pass: 2, analyse.RuleSkipped: 3}

var marks = map[analyse.Word]string{analyse.Pass: "✓", analyse.Fail: "✗", analyse.Undecidable: "?", analyse.RuleSkipped: "–"}

// addChecks adds the gates: of a suite with comparisons only gates that did not pass.
func (b *Answer) addChecks(a *analyse.Analysis) {
	if a.Verdict.Word == analyse.NotMeasured {
		return
	}
	for _, r := range a.Rules {
		if r.Verdict == analyse.RuleSkipped || len(b.Replies) > 0 && r.Verdict == analyse.Pass {
			continue
		}
		b.Checks = append(b.Checks, checkOf(r))
	}
	if len(a.Rules) == 0 && len(b.Replies) == 0 && len(b.Arms) == 1 {
		b.addCriteria(a)
	}
	b.Checks, b.MoreChecks = keepWorst(b.Checks, mostChecks, func(x, y *Check) int { return x.rank - y.rank }, false)
}

func checkOf(r analyse.Rule) Check {
	c := Check{Name: report.Clean(r.Name), Mark: marks[r.Verdict], rank: ranks[r.Verdict]}
	switch r.Verdict {
	case analyse.Pass:
		c.Tone = section.Good
	case analyse.Fail:
		c.Tone = section.Bad
	default:
		c.Tone = section.Caution
	}
	if r.Floor {
		c.Name += " (floor)"
	}
	m := r.Measured
	if m.Value == nil || r.Verdict == analyse.Undecidable {
		c.Why = report.Clean(r.Why)
	}
	if m.Value == nil {
		return c
	}
	c.Value, c.Limit = report.Value(m), report.BoundText(r)
	if m.Unit == "" && m.Method != "" && m.Denominator > 0 {
		c.Ratio, c.Between = report.Ratio(m), m.Interval()
		if *m.Value >= 0 && *m.Value <= 1 {
			c.Value = fmt.Sprintf("%.0f%%", 100**m.Value)
			if m.IsRate() {
				c.Value = percent(m.Numerator, m.Denominator)
			}
			c.Interval = &section.Interval{Estimate: m.Value, Low: m.Low, High: m.High, From: 0, To: 1}
		}
	}
	return c
}

// addCriteria adds the required criteria in place of gates.
func (b *Answer) addCriteria(a *analyse.Analysis) {
	for _, c := range a.Total.Criteria {
		if c.Value == nil || !c.Required || c.Name == trial.AgentGrader+".finished" && c.Fail == 0 {
			continue
		}
		b.Checks = append(b.Checks, Check{Name: report.Clean(c.Name), Ratio: report.Ratio(c.Metric), Value: percent(c.Numerator, c.Denominator), Between: c.Interval(),
			Interval: &section.Interval{Estimate: c.Value, Low: c.Low, High: c.High, From: 0, To: 1}, rank: int(100 * *c.Value)})
	}
}

// mostNamed is how many trials, and mostModes how many ways to fail a line names.
const (
	mostNamed = 3
	mostModes = 4
)

// addFailures adds the tasks that the first treatment lost to its control, and its
// other failures by reason; without a comparison, the failures of all arms.
func (b *Answer) addFailures(a *analyse.Analysis, names map[string]string) {
	arm := ""
	if compared := shownComparisons(a); len(compared) > 0 && compared[0].Noise == nil {
		c := compared[0]
		arm = c.Treatment
		if lost := c.ControlOnlyKeys; len(lost) > 0 {
			f := Failure{Lead: names[arm] + " lost", Text: trialList(lost)}
			if why := report.Clean(lost[0].Reason); why != "" {
				f.Text += " — " + why
			}
			b.Failures = append(b.Failures, f)
		}
	}
	b.addModes(a, arm, names)
	l := a.Total.Ledger
	if l.Void > 0 {
		why := ""
		if i := slices.IndexFunc(a.Trials, func(t analyse.Trial) bool { return t.Status == analyse.Void }); i >= 0 {
			why = " — " + report.Clean(a.Trials[i].Reason)
		}
		b.Failures = append(b.Failures, Failure{Lead: fmt.Sprintf("%d void", l.Void), Text: report.Counts(l.Voids()) + why})
	}
}

// addModes adds the failures of an arm, or of all arms if arm is "", by reason.
func (b *Answer) addModes(a *analyse.Analysis, arm string, names map[string]string) {
	failed, parts, examples := 0, []string(nil), []string(nil)
	var counts []analyse.Count
	for _, m := range report.FailureModes(a) {
		n := 0
		for i := range m.Trials {
			t := &m.Trials[i]
			if t.Status != analyse.Scored || arm != "" && t.Arm != arm {
				continue
			}
			if n++; n == 1 && t.Reason != "" {
				where := fmt.Sprintf("%s #%d", report.Clean(t.Task), t.Index+1)
				if arm == "" && len(b.Arms) > 1 {
					where += " (" + names[t.Arm] + ")"
				}
				examples = append(examples, where+": "+report.Clean(t.Full().Reason))
			}
		}
		failed += n
		if n > 0 {
			counts = append(counts, analyse.Count{Name: strings.ReplaceAll(m.Name, "_", " "), N: n})
		}
	}
	if failed == 0 {
		return
	}
	slices.SortStableFunc(counts, func(x, y analyse.Count) int { return y.N - x.N })
	rest := 0
	for i, c := range counts {
		if i < mostModes || len(counts) == mostModes+1 {
			parts = append(parts, fmt.Sprintf("%d %s", c.N, report.Clean(c.Name)))
			continue
		}
		rest += c.N
	}
	if rest > 0 {
		parts = append(parts, fmt.Sprintf("%d others", rest))
	}
	f := Failure{Lead: fmt.Sprintf("%d failed", failed), Text: strings.Join(parts, ", "), Examples: examples}
	if arm != "" {
		f.Lead = fmt.Sprintf("%s failed %d", names[arm], failed)
	}
	b.Failures = append(b.Failures, f)
}

func trialList(pairs []analyse.Pair) string {
	var parts []string
	for _, p := range pairs[:min(len(pairs), mostNamed)] {
		parts = append(parts, fmt.Sprintf("%s #%d", report.Clean(p.Task), p.Index+1))
	}
	if more := len(pairs) - mostNamed; more > 0 {
		parts = append(parts, fmt.Sprintf("%d more", more))
	}
	return strings.Join(parts, ", ")
}

// addWeakest adds the group of tasks with the lowest rate, if there is one arm.
func (b *Answer) addWeakest(a *analyse.Analysis) {
	if len(b.Replies) > 0 || len(b.Arms) != 1 {
		return
	}
	metric, groups := report.BreakdownMetric(a), 0
	var weakest *analyse.Metric
	name := ""
	for i := range a.Breakdowns {
		d := &a.Breakdowns[i]
		if d.By != "group" || d.Arm != b.Arms[0].ID {
			continue
		}
		for j := range d.Metrics {
			m := &d.Metrics[j]
			if m.Name != metric || m.Value == nil || m.Denominator == 0 {
				continue
			}
			if groups++; weakest == nil || *m.Value < *weakest.Value {
				weakest, name = m, report.Clean(d.Value)
			}
		}
	}
	if groups > 1 && *weakest.Value < 1 {
		b.Failures = slices.Insert(b.Failures, 0, Failure{Lead: "weakest group", Text: name + " " + report.Ratio(*weakest)})
	}
}
