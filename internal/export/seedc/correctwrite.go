package seedc

import (
	"bufio"
	"encoding/csv"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/stat"
)

// correctedColumns are the columns of corrected.csv with their values.
var correctedColumns = []struct {
	name string
	of   func(c *Corrected) any
}{
	{"agent_id", func(c *Corrected) any { return c.Agent }},
	{"scenario", func(c *Corrected) any { return c.Scenario }},
	{"task_id", func(c *Corrected) any { return c.Task }},
	{"task_kind", func(c *Corrected) any { return c.TaskKind }},
	{"runs", func(c *Corrected) any { return c.Runs }},
	{"scored", func(c *Corrected) any { return c.Scored }},
	{"passed", func(c *Corrected) any { return c.Passed }},
	{"failed", func(c *Corrected) any { return c.Classes[ClassFailed] }},
	{"timeout", func(c *Corrected) any { return c.Classes[ClassTimeout] }},
	{"stalled", func(c *Corrected) any { return c.Classes[ClassStalled] }},
	{"agent_error", func(c *Corrected) any { return c.Classes[ClassAgent] }},
	{"void_setup", func(c *Corrected) any { return c.Classes[ClassSetup] }},
	{"void_grader", func(c *Corrected) any { return c.Classes[ClassGrader] }},
	{"success_rate", func(c *Corrected) any { return c.Success.Estimate }},
	{"success_low", func(c *Corrected) any { return c.Success.Low }},
	{"success_high", func(c *Corrected) any { return c.Success.High }},
	{"success_rate_seed", func(c *Corrected) any { return &c.SuccessSeed }},
	{"pass_at_3", func(c *Corrected) any { return c.PassAt3 }},
	{"pass_pow_3", func(c *Corrected) any { return c.PassPow3 }},
	{"pass_at_3_plugin", func(c *Corrected) any { return c.PassAt3Plugin }},
	{"pass_pow_3_plugin", func(c *Corrected) any { return c.PassPow3Plugin }},
	{"n_time", func(c *Corrected) any { return c.Time.N }},
	{"time_median", func(c *Corrected) any { return c.Time.Median }},
	{"time_median_low", func(c *Corrected) any { return c.Time.Low }},
	{"time_median_high", func(c *Corrected) any { return c.Time.High }},
	{"time_mean", func(c *Corrected) any { return c.Time.Mean }},
	{"time_sd", func(c *Corrected) any { return c.Time.SD }},
	{"n_cost", func(c *Corrected) any { return c.Cost.N }},
	{"n_cost_unknown", func(c *Corrected) any { return c.CostUnknown }},
	{"cost_median", func(c *Corrected) any { return c.Cost.Median }},
	{"cost_median_low", func(c *Corrected) any { return c.Cost.Low }},
	{"cost_median_high", func(c *Corrected) any { return c.Cost.High }},
	{"cost_mean", func(c *Corrected) any { return c.Cost.Mean }},
	{"cost_sd", func(c *Corrected) any { return c.Cost.SD }},
	{"cost_per_success", func(c *Corrected) any { return c.CostPerSuccess }},
	{"n_cold_cost_full", func(c *Corrected) any { return c.ColdFull.N }},
	{"cold_cost_full_median", func(c *Corrected) any { return c.ColdFull.Median }},
	{"cold_cost_full_low", func(c *Corrected) any { return c.ColdFull.Low }},
	{"cold_cost_full_high", func(c *Corrected) any { return c.ColdFull.High }},
	{"n_cache_savings", func(c *Corrected) any { return c.Savings.N }},
	{"cache_savings_same_prices_mean", func(c *Corrected) any { return c.Savings.Mean }},
	{"usage_unknown", func(c *Corrected) any { return c.UsageUnknown }},
	{"cold_runs", func(c *Corrected) any { return c.ColdRuns }},
	{"n_first_xcodebuild", func(c *Corrected) any { return c.FirstXcodebuild.N }},
	{"first_xcodebuild_mean", func(c *Corrected) any { return c.FirstXcodebuild.Mean }},
	{"n_first_mcp_build", func(c *Corrected) any { return c.FirstMCPBuild.N }},
	{"first_mcp_build_mean", func(c *Corrected) any { return c.FirstMCPBuild.Mean }},
	{"n_tool_errors", func(c *Corrected) any { return c.ToolErrors.N }},
	{"tool_errors_raw_mean", func(c *Corrected) any { return c.ToolErrors.Mean }},
	{"tool_errors_raw_mcp_mean", func(c *Corrected) any { return c.ToolErrorsMCP.Mean }},
	{"discovery_runs", func(c *Corrected) any { return c.DiscoveryRuns }},
	{"n_baselines", func(c *Corrected) any { return c.Baseline.All.N }},
	{"session_start_mean", func(c *Corrected) any { return c.Baseline.All.Mean }},
	{"session_start_sd", func(c *Corrected) any { return c.Baseline.All.SD }},
	{"n_session_start_cold", func(c *Corrected) any { return c.Baseline.Cold.N }},
	{"session_start_cold_mean", func(c *Corrected) any { return c.Baseline.Cold.Mean }},
	{"n_session_start_warm", func(c *Corrected) any { return c.Baseline.Warm.N }},
	{"session_start_warm_mean", func(c *Corrected) any { return c.Baseline.Warm.Mean }},
	{"session_start_seed_last", func(c *Corrected) any { return c.Baseline.SeedLast }},
	{"n_marginal", func(c *Corrected) any { return c.Marginal.N }},
	{"marginal_cost_mean", func(c *Corrected) any { return c.Marginal.Mean }},
}

// WriteCorrectedCSV writes the right figures, one row a cell: LF line ends, an
// empty cell is null, and text that a spreadsheet would run gets an apostrophe.
func WriteCorrectedCSV(w io.Writer, cells []Corrected) error {
	t := csv.NewWriter(w)
	row := make([]string, len(correctedColumns))
	for i, c := range correctedColumns {
		row[i] = c.name
	}
	_ = t.Write(row) // the writer keeps its error
	for i := range cells {
		for j, c := range correctedColumns {
			row[j] = correctedText(c.of(&cells[i]))
		}
		_ = t.Write(row)
	}
	t.Flush()
	return t.Error()
}

func correctedText(v any) string {
	switch v := v.(type) {
	case string:
		if v != "" && strings.ContainsRune("=+-@\t\r", rune(v[0])) {
			return "'" + v
		}
		return v
	case int:
		return strconv.Itoa(v)
	case *float64:
		if v != nil {
			return strconv.FormatFloat(*v, 'g', -1, 64)
		}
	}
	return ""
}

// WriteCorrectedMarkdown writes the right figures for people.
func WriteCorrectedMarkdown(w io.Writer, cells []Corrected, overheads []Overhead, warnings []string) error {
	b := bufio.NewWriter(w)
	line := func(cells ...string) {
		for i, s := range cells {
			cells[i] = escapeCell(s)
		}
		fmt.Fprintf(b, "| %s |\n", strings.Join(cells, " | "))
	}
	fmt.Fprint(b, "# Corrected figures\n\nRates are of scored runs, with 95 % intervals (Wilson); medians have bootstrap intervals. `n` is of the column before it.\n\n")
	for _, s := range warnings {
		fmt.Fprintf(b, "- %s\n", escapeCell(s))
	}
	fmt.Fprint(b, "\n")
	line("agent", "scenario", "task", "runs", "scored", "passed", "success", "pass@3", "pass^3", "time s", "n", "cost USD", "n", "cold cost USD", "n", "not passed")
	fmt.Fprintf(b, "|%s\n", strings.Repeat("---|", 16))
	for i := range cells {
		c := &cells[i]
		var why []string
		for _, class := range classes[1:] {
			if n := c.Classes[class]; n > 0 {
				why = append(why, fmt.Sprintf("%s %d", class, n))
			}
		}
		line(c.Agent, c.Scenario, c.Task, strconv.Itoa(c.Runs), strconv.Itoa(c.Scored), strconv.Itoa(c.Passed),
			intervalText(c.Success.Estimate, c.Success.Low, c.Success.High, 3), formatDecimals(c.PassAt3, 3), formatDecimals(c.PassPow3, 3),
			intervalText(c.Time.Median, c.Time.Low, c.Time.High, 1), strconv.Itoa(c.Time.N),
			intervalText(c.Cost.Median, c.Cost.Low, c.Cost.High, 4), strconv.Itoa(c.Cost.N),
			intervalText(c.ColdFull.Median, c.ColdFull.Low, c.ColdFull.High, 4), strconv.Itoa(c.ColdFull.N), strings.Join(why, ", "))
	}
	if len(overheads) > 0 {
		fmt.Fprint(b, "\n## Session start\n\nWhat runs cost that do nothing, in USD as billed. The original subtracts the last one.\n\n")
		line("agent", "scenario", "mean", "sd", "n", "cold mean", "n", "warm mean", "n", "last (seed)")
		fmt.Fprintf(b, "|%s\n", strings.Repeat("---|", 10))
		for _, o := range overheads {
			cells := []string{o.Agent, o.Scenario, formatDecimals(o.All.Mean, 6), formatDecimals(o.All.SD, 6), strconv.Itoa(o.All.N)}
			for _, s := range []stat.Summary{o.Cold, o.Warm} {
				cells = append(cells, formatDecimals(s.Mean, 6), strconv.Itoa(s.N))
			}
			line(append(cells, formatDecimals(o.SeedLast, 6))...)
		}
	}
	return b.Flush()
}

// escapeCell makes foreign text fit for a cell of a table.
func escapeCell(s string) string {
	return strings.NewReplacer(`\`, `\\`, "|", `\|`, "<", "&lt;", "`", "\\`").Replace(report.Clean(s))
}

func formatDecimals(x *float64, n int) string {
	if x == nil {
		return ""
	}
	return strconv.FormatFloat(*x, 'f', n, 64)
}

func intervalText(x, low, high *float64, n int) string {
	s := formatDecimals(x, n)
	if x != nil && low != nil && high != nil {
		s += " (" + formatDecimals(low, n) + "–" + formatDecimals(high, n) + ")"
	}
	return s
}
