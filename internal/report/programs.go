package report

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
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

// MedianIntervals returns the intervals of the medians in rows of [MeasureRows].
func MedianIntervals(t *analyse.Tally, rows [][]string) []string {
	out := make([]string, len(rows))
	for i, row := range rows {
		for _, m := range t.Measures {
			if Clean(m.Name) == row[0] {
				out[i] = medianInterval(m)
			}
		}
	}
	return out
}

func medianInterval(m analyse.Measured) string {
	iv := m.MedianInterval
	if iv == nil || iv.Low == nil || iv.High == nil {
		return "–"
	}
	return formatMeasure(iv.Low, m.Unit) + " to " + formatMeasure(iv.High, m.Unit)
}

// MeasureHead heads the rows of [MeasureRows].
func MeasureHead() []string { return []string{"a trial", "n", "mean", "median", "p10", "p90", "CV"} }

// MeasureRows describes the measures of an arm, one a row, and returns the number left
// out. Unless all is set, it leaves out measures without a value, measures that are 0
// in every trial, figures as the seed counts them, and measures that two graders share.
func MeasureRows(t *analyse.Tally, all bool) (rows [][]string, left int) {
	turns := slices.ContainsFunc(t.Measures, func(m analyse.Measured) bool { return m.Name != builtInTurns && strings.HasSuffix(m.Name, ".turns") })
	for _, m := range t.Measures {
		nothing := m.N == 0 || m.P10 != nil && m.Mean != nil && *m.Mean == 0 && *m.P90 == 0
		if !all && (nothing || strings.HasSuffix(m.Name, "_seed") || m.Name == builtInTurns && turns) {
			left++
			continue
		}
		cv := "–"
		if m.CV != nil {
			cv = fmt.Sprintf("%.2f", *m.CV)
		}
		rows = append(rows, []string{Clean(m.Name), itoa(m.N), formatMeasure(m.Mean, m.Unit), formatMeasure(m.Median, m.Unit), formatMeasure(m.P10, m.Unit), formatMeasure(m.P90, m.Unit), cv})
	}
	return rows, left
}

// MeanRows returns the means of the measures that [MeasureRows] shows of any arm, one
// measure a row and one arm a column, and the largest number left out of an arm.
func MeanRows(a *analyse.Analysis) (rows [][]string, left int) {
	for i := range a.Arms {
		shown, n := MeasureRows(&a.Arms[i].Tally, false)
		left = max(left, n)
		for _, r := range shown {
			at := slices.IndexFunc(rows, func(row []string) bool { return row[0] == r[0] })
			if at < 0 {
				row := []string{r[0]}
				for range a.Arms {
					row = append(row, "–")
				}
				at, rows = len(rows), append(rows, row)
			}
			rows[at][i+1] = r[2]
		}
	}
	return rows, left
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

// CauseRows counts the causes of trials that did not pass, in all arms; the head comes
// first. It returns nil if all passed.
func CauseRows(a *analyse.Analysis) [][]string {
	if len(a.Total.Causes) == 0 {
		return nil
	}
	head := []string{"why not"}
	for _, arm := range a.Arms {
		head = append(head, Clean(arm.ID))
	}
	out := [][]string{head}
	for _, c := range a.Total.Causes {
		row := []string{Clean(c.Name)}
		for _, arm := range a.Arms {
			n := 0
			for _, x := range arm.Causes {
				if x.Name == c.Name {
					n = x.N
				}
			}
			row = append(row, itoa(n))
		}
		out = append(out, row)
	}
	return out
}

// SuccessHead heads the rows of [SuccessRows].
func SuccessHead() []string {
	return []string{"a success", "", "successes", "each", "95% interval", "known of"}
}

// SuccessRows returns cost and time of a success in each arm, failures included; nil if
// neither is known of any trial.
func SuccessRows(a *analyse.Analysis) [][]string {
	var out [][]string
	for _, arm := range a.Arms {
		p := arm.PerSuccess
		of := itoa(p.Successes) + "/" + itoa(p.Scored)
		if p.CostOf > 0 {
			out = append(out, []string{Clean(arm.ID), "cost", of, FormatQuantity(p.USD, "USD"), intervalText(p.USDInterval, "USD"), itoa(p.CostOf)})
		}
		if p.TimeOf > 0 {
			out = append(out, []string{Clean(arm.ID), "time", of, FormatQuantity(p.MS, "ms"), intervalText(p.MSInterval, "ms"), itoa(p.TimeOf)})
		}
	}
	return out
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

// PassHead heads the rows of [PassRows].
func PassHead() []string {
	return []string{"", "k", "pass@k", "95% interval", "pass^k", "95% interval", "plug-in"}
}

// PassRows returns pass@k and pass^k of arms with several trials a task, for k above
// one.
func PassRows(a *analyse.Analysis) [][]string {
	var out [][]string
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
			out = append(out, []string{Clean(arm.ID), k, Value(m), m.Interval(), Value(pow), pow.Interval(),
				Value(byName["pass_at_"+k+"_plugin"]) + " " + Value(byName["pass_pow_"+k+"_plugin"])})
		}
	}
	return out
}

// PassNote explains the rows of [PassRows].
const PassNote = "pass@k: one of k tries passes; pass^k: all do; plug-in: both from the rate alone, biased"

// CellHead heads the rows of [CellRows].
func CellHead() []string {
	return []string{"task", "arm", "pass", "time", "cost", "turns", "calls", "errors", "build"}
}

// CellNote explains the rows of [CellRows], of which so many are left out.
func CellNote(left int) string {
	note := "time of live trials, cost and turns: medians; calls of tools, real errors of them and time to the first build: means"
	if left > 0 {
		note += fmt.Sprintf("; %s without a scored trial left out", pluralOf(left, "row"))
	}
	return note
}

// CellRows returns the figures of each task in each arm that has a scored trial of it,
// and counts the others.
func CellRows(a *analyse.Analysis) (rows [][]string, left int) {
	trials := map[trial.Key][]*analyse.Trial{}
	for i := range a.Trials {
		k := a.Trials[i].Key
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
		if n := numberOf(c, analyse.NumberCost); n != nil {
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
	return rows, left
}

func numberOf(c analyse.Cell, name string) *analyse.Number {
	for i := range c.Numbers {
		if c.Numbers[i].Name == name {
			return &c.Numbers[i]
		}
	}
	return nil
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
func ComputedCost(c analyse.Cost) string {
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
		out = append(out, fmt.Sprintf("billed is what the agent reports in %s", Plural(told.Trials, "trial")))
	}
	if arm.PerSuccess.CostOf+arm.PerSuccess.TimeOf == 0 {
		return out // there is no figure to warn of
	}
	for _, w := range arm.PerSuccess.Warnings {
		out = append(out, Clean(w))
	}
	return out
}
