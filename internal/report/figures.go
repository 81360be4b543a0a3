package report

import (
	"cmp"
	"fmt"
	"iter"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/spend"
	"github.com/assay-eval/assay/internal/trial"
)

func itoa(n int) string { return strconv.Itoa(n) }

// Plural formats a number with its noun, such as "1 trial" or "3 trials".
func Plural(n int, word string) string {
	if n == 1 {
		return "1 " + word
	}
	return itoa(n) + " " + word + "s"
}

// Value writes the value of a metric, "–" where nothing could be evaluated.
func Value(m analyse.Metric) string {
	if m.Value == nil {
		return "–"
	}
	return m.Text(*m.Value)
}

// Ratio writes numerator and denominator, such as "21/23".
func Ratio(m analyse.Metric) string { return itoa(m.Numerator) + "/" + itoa(m.Denominator) }

// BoundText writes the bound of a rule, such as "≥ 80.0%".
func BoundText(r analyse.Rule) string {
	of := ""
	if r.Bind != "" && r.Bind != "estimate" {
		of = " (" + r.Bind + " end)"
	}
	switch {
	case r.Min != nil:
		return "≥ " + limitText(r, *r.Min) + of
	case r.Max != nil:
		return "≤ " + limitText(r, *r.Max) + of
	case r.NonInferior != nil:
		return "not " + limitText(r, *r.NonInferior) + " worse"
	case r.MaxDrop != nil:
		return "fall ≤ " + limitText(r, *r.MaxDrop) + of
	case r.MaxRise != nil:
		return "rise ≤ " + limitText(r, *r.MaxRise) + of
	}
	return "–"
}

// limitText writes a bound in the unit of the measured value, or as a number if nothing
// was measured.
func limitText(r analyse.Rule, v float64) string {
	if r.Measured.Value == nil && r.Measured.Of == "" {
		return strconv.FormatFloat(v, 'g', -1, 64)
	}
	text := r.Measured.Text(v)
	if r.Min == nil && r.Max == nil { // an amount has no sign
		text = strings.TrimPrefix(text, "+")
	}
	return text
}

// MetricOf names the metric of a rule, such as "success_rate" or "difference of
// grounding".
func MetricOf(r analyse.Rule) string {
	switch {
	case r.NonInferior != nil:
		return "difference of " + r.Compare
	case r.Compare != "":
		return r.Metric + " of " + r.Compare
	case r.MaxDrop != nil || r.MaxRise != nil:
		return "change of " + r.Metric
	}
	return r.Metric
}

// SizeText returns the sample of the measured value of a rule, such as "21/23" for a
// rate and "n = 23" for anything else.
func SizeText(r analyse.Rule) string {
	if m := r.Measured; m.Unit == "" && m.Method != "" {
		return Ratio(m)
	}
	return "n = " + itoa(r.N)
}

// Alarm formats the probability that a rule fails by chance, such as "a rerun of this
// suite fails by chance in about 13.4%", or returns "" if unknown.
func Alarm(r analyse.Rule) string {
	if r.FalseAlarm == nil {
		return ""
	}
	about := ""
	if *r.FalseAlarm >= 0.0005 {
		about = "about "
	}
	text := "by chance in " + about + FormatChance(*r.FalseAlarm)
	if r.FalseAlarmMethod == analyse.AlarmNormal {
		return "runs of tasks like these fail " + text
	}
	text = "a rerun of this suite fails " + text
	if r.FalseAlarmLow != nil {
		if low, high := FormatChance(*r.FalseAlarmLow), FormatChance(*r.FalseAlarmHigh); low != high {
			text += fmt.Sprintf(", from %s to %s, since one trial a task does not tell how tasks differ", low, high)
		}
	}
	return text
}

// Counts writes counts as "3 correct, 1 aborted"; names are cleaned.
func Counts(cs []analyse.Count) string {
	parts := make([]string, len(cs))
	for i, c := range cs {
		parts[i] = itoa(c.N) + " " + Clean(c.Name)
	}
	return strings.Join(parts, ", ")
}

// FormatP writes a p value.
func FormatP(p *float64) string {
	switch {
	case p == nil:
		return "–"
	case *p < 0.0001:
		return "< 0.0001"
	}
	return strconv.FormatFloat(*p, 'f', 4, 64)
}

// FormatChance writes the probability of an accident, such as "13.4%".
func FormatChance(p float64) string {
	if p < 0.0005 {
		return "under 0.1%"
	}
	return analyse.Percent(p)
}

// Points writes a difference of rates in percentage points, such as "+12.5".
func Points(d *float64) string {
	if d == nil {
		return "–"
	}
	return fmt.Sprintf("%+.1f", 100**d)
}

// Thousands writes n with commas, such as "1,234,567".
func Thousands(n int64) string {
	s := strconv.FormatInt(n, 10)
	start := 0
	if n < 0 {
		start = 1
	}
	for i := len(s) - 3; i > start; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// NoModel reports whether no trial called a model.
func NoModel(c spend.Cost) bool { return c.Free > 0 && c.Priced+c.Unpriced == c.Free }

// AreScripted reports whether scripts gave all answers of arms that have answers.
func AreScripted(arms ...*analyse.Arm) bool {
	answers, scripted, _ := countSources(arms)
	return answers > 0 && scripted == answers
}

// LackModel reports whether no model gave any answer of arms that have answers.
func LackModel(arms ...*analyse.Arm) bool {
	answers, scripted, free := countSources(arms)
	return answers > 0 && scripted+free >= answers
}

// countSources counts the answers of arms, the answers of scripts, and others without a model.
func countSources(arms []*analyse.Arm) (answers, scripted, free int) {
	for _, arm := range arms {
		for _, c := range arm.Sources {
			answers += c.N
		}
		scripted += CountOf(arm.Sources, string(trial.Scripted))
		free += arm.Cost.Free
	}
	return answers, scripted, free
}

// NoModelText tells that n trials of agents without a model cost nothing.
func NoModelText(n int) string {
	return fmt.Sprintf("no model was asked in %s: no cost", Plural(n, "trial"))
}

// BilledCost writes the billed cost of trials: "–" if it is unknown, and "none" if no
// model was asked.
func BilledCost(c spend.Cost) string { return pricedText(c, c.Billed, c.Priced) }

// ColdCost writes the cost of trials without a cache as [BilledCost] does, with the
// number of trials if it is known of fewer than the billed cost.
func ColdCost(c spend.Cost) string {
	s := pricedText(c, c.Cold, c.ColdKnown())
	if known := c.ColdKnown() - c.Free; known > 0 && c.ColdUnknown > 0 {
		s += fmt.Sprintf(" of %d", known)
	}
	return s
}

// SpentText describes the spending of a run.
func SpentText(t analyse.Tally) string {
	return fmt.Sprintf("this run spent $%s, attempts that do not count included", t.Spent.Billed)
}

// CacheText describes how much of the run a cache answered, or returns "" if none did.
func CacheText(t analyse.Tally) string {
	c := t.FromCache
	whole := "cached whole: " + Plural(c.Whole, "trial")
	switch {
	case c.Reused > 0:
		return fmt.Sprintf("%s, by content: %s of %d reused", whole, Plural(c.Reused, "request"), c.Requests)
	case c.Whole > 0:
		return whole
	}
	return ""
}

// CachedTimesText names the trials that a time includes.
func CachedTimesText(t analyse.Tally) string {
	return fmt.Sprintf("times are of live trials; what came from the cache (%s) has the original's time and cost", Plural(t.Time.Cached, "trial"))
}

// RetryText reports the number of retried trials.
func RetryText(at analyse.Attempts) string {
	return fmt.Sprintf("%s retried (%s), %s", Plural(at.Retried, "trial"), Counts(at.Faults), Plural(at.Throttled, "throttled answer"))
}

// PriceNotes explains why the cost of trials is zero or unknown.
func PriceNotes(a *analyse.Analysis) []string {
	var out []string
	t := a.Total
	if t.Cost.Free > 0 {
		out = append(out, NoModelText(t.Cost.Free))
	}
	if AllScripted(t) {
		out = append(out, ScriptedCostText(t.Tokens))
	} else if n := t.Cost.Unpriced; n > 0 {
		out = append(out, fmt.Sprintf("price or usage unknown for %d of %s", n, Plural(n+t.Cost.Priced, "trial")))
	}
	if n := t.Cost.ColdUnknown; n > 0 && !IsOfPrograms(a) { // otherwise reported by arm
		out = append(out, ColdUnknownText(n))
	}
	return out
}

// ScriptedCostText tells that scripted answers cost nothing.
func ScriptedCostText(t spend.Tokens) string {
	if t.Trials > 0 {
		return "scripted answers cost nothing; their tokens are estimates"
	}
	return "scripted answers cost nothing and tell no tokens"
}

// AllScripted reports whether a script gave all answers whose price is not known.
func AllScripted(t analyse.Tally) bool {
	return t.Cost.Unpriced > 0 && t.Cost.Unpriced == CountOf(t.Sources, string(trial.Scripted))
}

// MoneyText writes both costs into one sentence.
func MoneyText(t analyse.Tally) string {
	c := t.Cost
	if AllScripted(t) && c.Priced == c.Free {
		return ScriptedCostText(t.Tokens)
	}
	view := func(usd spend.USD, trials int) string {
		s, of := pricedText(c, usd, trials), c.Priced+c.Unpriced-c.Free
		switch known := trials - c.Free; {
		case s == "–":
			return "not known"
		case known > 0 && known < of:
			return fmt.Sprintf("$%s for %d of %s", usd, known, Plural(of, "trial"))
		}
		return s
	}
	billed, cold := view(c.Billed, c.Priced), view(c.Cold, c.ColdKnown())
	if billed == "not known" && cold == billed {
		return "cost not known"
	}
	return "cost " + billed + ", cold " + cold
}

func pricedText(c spend.Cost, usd spend.USD, trials int) string {
	switch {
	case NoModel(c):
		return "none"
	case trials <= c.Free:
		return "–"
	}
	return "$" + usd.String()
}

// MissedTrials returns the trials with the given outcome, or the void ones for "".
func MissedTrials(a *analyse.Analysis, outcome trial.Verdict) []analyse.Trial {
	var out []analyse.Trial
	for i := range a.Trials {
		t := &a.Trials[i]
		if outcome == "" && t.Status == analyse.Void || outcome != "" && t.Status == analyse.Scored && t.Outcome == outcome {
			out = append(out, *t)
		}
	}
	return out
}

// voidMode is the way in which void trials fail.
const voidMode = "eval_error"

// FailureMode is a way of failing with its trials.
type FailureMode struct {
	Name   string
	Trials []analyse.Trial
}

// FailureModes groups failed and void trials, the most frequent way first, void ones
// ("eval_error") last: the agent did not cause them.
func FailureModes(a *analyse.Analysis) []FailureMode {
	var out []FailureMode
	kinds := a.KindReports()
	for at := range a.Trials {
		t := &a.Trials[at]
		if t.Status != analyse.Void && (t.Status != analyse.Scored || t.Outcome != trial.Fail) {
			continue
		}
		name := failureMode(kinds, t)
		i := slices.IndexFunc(out, func(m FailureMode) bool { return m.Name == name })
		if i < 0 {
			i, out = len(out), append(out, FailureMode{Name: name})
		}
		out[i].Trials = append(out[i].Trials, *t)
	}
	last := func(m FailureMode) int {
		if m.Name == voidMode {
			return 1
		}
		return 0
	}
	slices.SortStableFunc(out, func(a, b FailureMode) int {
		return cmp.Or(cmp.Compare(last(a), last(b)), cmp.Compare(len(b.Trials), len(a.Trials)), strings.Compare(a.Name, b.Name))
	})
	return out
}

// Warnings returns the distinct warnings of the run and of figures with a value.
func Warnings(a *analyse.Analysis) []string {
	var out []string
	for _, m := range a.Total.Metrics {
		for _, w := range m.Warnings {
			if m.Value != nil && !slices.Contains(out, w) {
				out = append(out, w)
			}
		}
	}
	return slices.Concat(out, TrialNotes(a.Trials), a.Warnings)
}

// TrialNotes returns notes of what happened in trials: attempts that were cut off, and
// processes that agents left running.
func TrialNotes(trials []analyse.Trial) []string {
	var out []string
	var cut analyse.CutOff
	for i := range trials {
		cut.Add(trials[i].CutOff)
	}
	if cut.Attempts > 0 {
		out = append(out, cutOffText(&cut))
	}
	if s := leftRunningText(trials); s != "" {
		out = append(out, s)
	}
	return out
}

// cutOffText describes attempts that were cut off, with the known part of their cost.
func cutOffText(c *analyse.CutOff) string {
	s := Plural(c.Attempts, "attempt") + " cut off or still under way"
	if c.Tokens.Requests == 0 {
		return s + ", at an unknown cost"
	}
	s += fmt.Sprintf(": %s with %s tokens in, %s out", Plural(c.Tokens.Requests, "request"), Thousands(c.Tokens.In()), Thousands(c.Tokens.Output))
	if c.Cost.Priced > 0 {
		s += fmt.Sprintf(" for $%s, part of what this run spent", c.Cost.Billed)
	} else {
		s += " at an unknown cost"
	}
	if unknown := c.Attempts - c.Tokens.Trials; unknown > 0 {
		s += fmt.Sprintf("; of %s no answer had ended", Plural(unknown, "attempt"))
	}
	return s
}

// leftRunningText names the processes that agents left running, or returns "" if none.
func leftRunningText(trials []analyse.Trial) string {
	var names []string
	n := 0
	for i := range trials {
		if left := trials[i].Left; len(left) > 0 {
			n++
			names = append(names, left...)
		}
	}
	if n == 0 {
		return ""
	}
	slices.Sort(names)
	names = slices.Compact(names)
	const most = 5
	if more := len(names) - most; more > 0 {
		names = append(names[:most], fmt.Sprintf("%d more", more))
	}
	return fmt.Sprintf("%s left processes running, which were killed: %s", Plural(n, "trial"), strings.Join(names, ", "))
}

// Runs yields the runs of consecutive elements with the same key.
func Runs[T any, K comparable](all []T, key func(*T) K) iter.Seq[[]T] {
	return func(yield func([]T) bool) {
		for from, to := 0, 0; from < len(all); from = to {
			for to < len(all) && key(&all[to]) == key(&all[from]) {
				to++
			}
			if !yield(all[from:to]) {
				return
			}
		}
	}
}

// ColumnLetter names the i-th group or arm, a to z, then a2 and so on, where full names are
// too long for a column.
func ColumnLetter(i int) string {
	name := string(rune('a' + i%26))
	if i >= 26 {
		name += itoa(i/26 + 1)
	}
	return name
}

// RunName names the run in commands.
func RunName(a *analyse.Analysis) string {
	if a.Run == "" {
		return "RUN"
	}
	return Clean(a.Run)
}
