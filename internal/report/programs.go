package report

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/spend"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/trial"
)

// The ends of the names of measures of an agent's activity: a suite is free in the name
// of the grader, which precedes them.
const (
	endCalls  = ".tool_calls"
	endErrors = ".tool_errors_real"
	endBuild  = ".first_build_ms"
)

// IsOfPrograms reports whether a run has the sections of runs of programs.
func IsOfPrograms(a *analyse.Analysis) bool { return a.Programs() }

// builtInTurns is the measure of the built-in grader that graders of activity repeat.
const builtInTurns = trial.AgentGrader + ".turns"

// BothEnds formats the limits of an interval, or returns "" if one is missing.
func BothEnds(iv *stat.Interval, unit string) string {
	if iv == nil || iv.Low == nil || iv.High == nil {
		return ""
	}
	return FormatQuantity(iv.Low, unit) + " to " + FormatQuantity(iv.High, unit)
}

// FormatCV formats a coefficient of variation, or returns "–" if v is nil.
func FormatCV(v *float64) string {
	if v == nil {
		return "–"
	}
	return fmt.Sprintf("%.2f", *v)
}

// FindNumber returns the number with the given name, or nil if none.
func FindNumber(all []analyse.Number, name string) *analyse.Number {
	if i := slices.IndexFunc(all, func(n analyse.Number) bool { return n.Name == name }); i >= 0 {
		return &all[i]
	}
	return nil
}

// ShownNumbers returns the numbers of an arm that tables list: numbers with at least two
// values, except turns and the cold cost.
func ShownNumbers(a analyse.Arm) []analyse.Number {
	return slices.DeleteFunc(slices.Clone(a.Numbers), func(n analyse.Number) bool {
		return n.N < 2 || n.Median == nil || n.Name == analyse.NumberTurns || n.Name == analyse.NumberCold
	})
}

func medianInterval(m analyse.Measured) string {
	iv := m.MedianInterval
	if iv == nil || iv.Low == nil || iv.High == nil {
		return "–"
	}
	return formatMeasure(iv.Low, m.Unit) + " to " + formatMeasure(iv.High, m.Unit)
}

// MeasureTable returns a table of the measures of an arm, one per row, and the number
// of omitted measures. Unless o asks for all, it omits measures without a value,
// measures that are 0 in every trial, figures as the seed counts them, and duplicates
// of measures of other graders.
func MeasureTable(t *analyse.Tally, o section.Options) (out section.Table, left int) {
	turns := slices.ContainsFunc(t.Measures, func(m analyse.Measured) bool { return m.Name != builtInTurns && strings.HasSuffix(m.Name, ".turns") })
	align, heads := "lrrrrrr", []string{"a trial", "n", "mean", "median", "p10", "p90", "CV"}
	if o.Medium == section.Markdown {
		align, heads = align+"r", append(heads, "95% of the median")
	}
	var rows [][]string
	for _, m := range t.Measures {
		nothing := m.N == 0 || m.P10 != nil && m.Mean != nil && *m.Mean == 0 && *m.P90 == 0
		if !o.All && (nothing || strings.HasSuffix(m.Name, "_seed") || m.Name == builtInTurns && turns) {
			left++
			continue
		}
		row := []string{Clean(m.Name), itoa(m.N), formatMeasure(m.Mean, m.Unit), formatMeasure(m.Median, m.Unit), formatMeasure(m.P10, m.Unit), formatMeasure(m.P90, m.Unit), FormatCV(m.CV), medianInterval(m)}
		rows = append(rows, row[:len(heads)])
	}
	return section.TextTable(align, heads, rows), left
}

// MeanTable returns a table of the means of the measures that [MeasureTable] shows for
// any arm. It has a row for each measure and a column for each arm, headed by the arm's
// letter. left is the largest number of measures omitted for an arm.
func MeanTable(a *analyse.Analysis) (out section.Table, left int) {
	heads := []string{"a trial"}
	var rows [][]string
	for i := range a.Arms {
		heads = append(heads, ColumnLetter(i))
		shown, n := MeasureTable(&a.Arms[i].Tally, section.Options{})
		left = max(left, n)
		for _, r := range shown.Rows {
			at := slices.IndexFunc(rows, func(row []string) bool { return row[0] == r[0].Text })
			if at < 0 {
				at, rows = len(rows), append(rows, append([]string{r[0].Text}, slices.Repeat([]string{"–"}, len(a.Arms))...))
			}
			rows[at][i+1] = r[2].Text
		}
	}
	return section.TextTable("l"+strings.Repeat("r", len(a.Arms)), heads, rows), left
}

// formatMeasure is like [FormatQuantity], with shares and small numbers to three digits.
func formatMeasure(v *float64, unit string) string {
	if v == nil || unit == "ms" || unit == "tokens" {
		return FormatQuantity(v, unit)
	}
	if *v >= 1000 {
		return Thousands(int64(*v + 0.5))
	}
	return strconv.FormatFloat(*v, 'g', 3, 64)
}

// CauseTable counts the causes of trials that did not pass, over all arms.
func CauseTable(a *analyse.Analysis) section.Table {
	heads := []string{"why not"}
	for _, arm := range a.Arms {
		heads = append(heads, Clean(arm.ID))
	}
	var rows [][]string
	for _, c := range a.Total.Causes {
		row := []string{Clean(c.Name)}
		for _, arm := range a.Arms {
			row = append(row, itoa(CountOf(arm.Causes, c.Name)))
		}
		rows = append(rows, row)
	}
	return section.TextTable("l"+strings.Repeat("r", len(a.Arms)), heads, rows)
}

// CauseNote explains [CauseTable].
const CauseNote = "each trial once: how the agent ended, else the first required criterion that it did not meet, or the class of a void"

// CountOf returns the count of the given name, or 0 if none.
func CountOf(cs []analyse.Count, name string) int {
	for _, c := range cs {
		if c.Name == name {
			return c.N
		}
	}
	return 0
}

// SuccessTable returns the cost and time per success in each arm, including the cost of
// failures. It omits figures that are unknown for all trials.
func SuccessTable(a *analyse.Analysis) section.Table {
	var rows [][]string
	for _, arm := range a.Arms {
		p := arm.PerSuccess
		of := itoa(p.Successes) + "/" + itoa(p.Scored)
		if p.CostOf > 0 {
			rows = append(rows, []string{Clean(arm.ID), "cost", of, FormatQuantity(p.USD, "USD"), intervalText(p.USDInterval, "USD"), itoa(p.CostOf)})
		}
		if p.TimeOf > 0 {
			rows = append(rows, []string{Clean(arm.ID), "time", of, FormatQuantity(p.MS, "ms"), intervalText(p.MSInterval, "ms"), itoa(p.TimeOf)})
		}
	}
	return section.TextTable("lLrrlr", []string{"a success", "", "successes", "each", "95% interval", "known of"}, rows)
}

// intervalText writes the ends of an interval, "–" where it has none.
func intervalText(iv *stat.Interval, unit string) string {
	if iv == nil || iv.Low == nil && iv.High == nil {
		return "–"
	}
	high := "∞"
	if iv.High != nil {
		high = FormatQuantity(iv.High, unit)
	}
	return FormatQuantity(iv.Low, unit) + " to " + high
}

// PassTable returns pass@k and pass^k, for k above one, of arms with several trials per
// task.
func PassTable(a *analyse.Analysis) section.Table {
	var rows [][]string
	for _, arm := range a.Arms {
		byName := map[string]analyse.Metric{}
		for _, m := range arm.PassK {
			byName[m.Name] = m
		}
		for _, m := range arm.PassK {
			k, ok := strings.CutPrefix(m.Name, "pass_at_")
			if !ok || k == "1" || strings.HasSuffix(k, "_plugin") || m.Value == nil {
				continue
			}
			pow := byName["pass_pow_"+k]
			rows = append(rows, []string{Clean(arm.ID), k, Value(m), m.Interval(), Value(pow), pow.Interval(),
				Value(byName["pass_at_"+k+"_plugin"]) + " " + Value(byName["pass_pow_"+k+"_plugin"])})
		}
	}
	return section.TextTable("lrrlrlr", []string{"", "k", "pass@k", "95% interval", "pass^k", "95% interval", "plug-in"}, rows)
}

// PassNote explains the rows of [PassTable].
const PassNote = "pass@k: one of k tries passes; pass^k: all do; plug-in: both from the rate alone, biased"

// CellNote explains the rows of [CellTable] and reports the number of omitted rows.
func CellNote(left int) string {
	note := "time of live trials, cost and turns: medians; calls of tools, real errors of them and time to the first build: means"
	if left > 0 {
		note += fmt.Sprintf("; %s without a scored trial left out", Plural(left, "row"))
	}
	return note
}

// CellTable returns the figures of each task in each arm with a scored trial of it, and
// the number of omitted rows.
func CellTable(a *analyse.Analysis) (out section.Table, left int) {
	var rows [][]string
	trials := map[trial.Key][]*analyse.Trial{}
	for i := range a.Trials {
		k := a.Trials[i].Key()
		k.Index = 0
		trials[k] = append(trials[k], &a.Trials[i])
	}
	for _, c := range a.Cells {
		if c.Ledger.Scored == 0 {
			left++
			continue
		}
		of := trials[trial.Key{Task: c.Task, Arm: c.Arm}]
		cost := "–"
		if n := FindNumber(c.Numbers, analyse.NumberCost); n != nil {
			cost = FormatQuantity(n.Median, n.Unit)
		} else if len(of) == 1 && of[0].Cost.Priced > of[0].Cost.Free {
			cost = "$" + of[0].Cost.Billed.String()
		}
		turns := "–"
		if c.Turns != nil {
			turns = formatMeasure(c.Turns, "")
		}
		rows = append(rows, []string{Clean(c.Task), Clean(c.Arm), Ratio(c.Success), FormatQuantity(c.MedianMS, "ms"), cost, turns,
			formatMeasure(meanOf(of, endCalls), ""), formatMeasure(meanOf(of, endErrors), ""), FormatQuantity(meanOf(of, endBuild), "ms")})
	}
	return section.TextTable("llrrrrrrr", []string{"task", "arm", "pass", "time", "cost", "turns", "calls", "errors", "build"}, rows), left
}

// meanOf is the mean of a measure over scored trials; nil if none has it.
func meanOf(trials []*analyse.Trial, end string) *float64 {
	sum, n := 0.0, 0
	for _, t := range trials {
		if t.Status != analyse.Scored {
			continue
		}
		for _, m := range t.Measures {
			if strings.HasSuffix(m.Name, end) && m.Value != nil {
				sum, n = sum+*m.Value, n+1
			}
		}
	}
	if n == 0 {
		return nil
	}
	return new(sum / float64(n))
}

// ComputedCost writes the cost of the trials of an arm by the price table.
func ComputedCost(c spend.Cost) string {
	usd, ok := c.Computed()
	if !ok {
		return "–"
	}
	return "$" + usd.String()
}

// HasComputedCost reports whether agents of the run report costs that can be held against
// the price table.
func HasComputedCost(a *analyse.Analysis) bool { return a.Total.Cost.Told.Compared > 0 }

// ColdUnknownText explains why the cold cost of n trials is unknown.
func ColdUnknownText(n int) string {
	return fmt.Sprintf("the cold cost of %s is not known: the agent reports what it was billed, and the price table does not have its model", Plural(n, "trial"))
}

// CostFlags returns warnings on an arm's tokens and cost that readers need before they
// are believed.
func CostFlags(arm *analyse.Arm) []string {
	var out []string
	tok, cost := arm.Tokens, arm.Cost
	if tok.Partial > 0 {
		out = append(out, fmt.Sprintf("%s cut short or recovered: tokens and cost are too low", Plural(tok.Partial, "request")))
	}
	if tok.Sums > 0 {
		out = append(out, fmt.Sprintf("the usage of %s is a sum over requests: price tiers cannot be told", Plural(tok.Sums, "trial")))
	}
	if cost.ColdUnknown > 0 {
		out = append(out, ColdUnknownText(cost.ColdUnknown))
	}
	if told := cost.Told; told.Trials > 0 {
		out = append(out, fmt.Sprintf("billed is the program's own figure, by prices of its own, in %s", Plural(told.Trials, "trial")))
	}
	if arm.PerSuccess.CostOf+arm.PerSuccess.TimeOf == 0 {
		return out // there is no figure to warn of
	}
	for _, w := range arm.PerSuccess.Warnings {
		out = append(out, Clean(w))
	}
	return out
}
