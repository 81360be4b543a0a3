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

// figure is a cell of corrected.csv with the name of its column.
type figure struct {
	name  string
	value any // a string, an int or a *float64
}

// figures returns the columns of corrected.csv with their values.
func (c *Corrected) figures() []figure {
	base := c.Baseline
	return []figure{
		{"agent_id", c.Agent}, {"scenario", c.Scenario}, {"task_id", c.Task}, {"task_kind", c.TaskKind},
		{"runs", c.Runs}, {"scored", c.Scored}, {"passed", c.Passed}, {"failed", c.Classes[ClassFailed]},
		{"timeout", c.Classes[ClassTimeout]}, {"stalled", c.Classes[ClassStalled]}, {"agent_error", c.Classes[ClassAgent]},
		{"void_setup", c.Classes[ClassSetup]}, {"void_grader", c.Classes[ClassGrader]},
		{"success_rate", c.Success.Estimate}, {"success_low", c.Success.Low}, {"success_high", c.Success.High},
		{"success_rate_seed", &c.SuccessSeed}, {"pass_at_3", c.PassAt3}, {"pass_pow_3", c.PassPow3},
		{"pass_at_3_plugin", c.PassAt3Plugin}, {"pass_pow_3_plugin", c.PassPow3Plugin},
		{"n_time", c.Time.N}, {"time_median", c.Time.Median}, {"time_median_low", c.Time.Low},
		{"time_median_high", c.Time.High}, {"time_mean", c.Time.Mean}, {"time_sd", c.Time.SD},
		{"n_cost", c.Cost.N}, {"n_cost_unknown", c.CostUnknown}, {"cost_median", c.Cost.Median}, {"cost_median_low", c.Cost.Low},
		{"cost_median_high", c.Cost.High}, {"cost_mean", c.Cost.Mean}, {"cost_sd", c.Cost.SD}, {"cost_per_success", c.CostPerSuccess},
		{"n_cold_cost_full", c.ColdFull.N}, {"cold_cost_full_median", c.ColdFull.Median},
		{"cold_cost_full_low", c.ColdFull.Low}, {"cold_cost_full_high", c.ColdFull.High},
		{"n_cache_savings", c.Savings.N}, {"cache_savings_same_prices_mean", c.Savings.Mean},
		{"usage_unknown", c.UsageUnknown}, {"cold_runs", c.ColdRuns},
		{"n_first_xcodebuild", c.FirstXcodebuild.N}, {"first_xcodebuild_mean", c.FirstXcodebuild.Mean},
		{"n_first_mcp_build", c.FirstMCPBuild.N}, {"first_mcp_build_mean", c.FirstMCPBuild.Mean},
		{"n_tool_errors", c.ToolErrors.N}, {"tool_errors_raw_mean", c.ToolErrors.Mean},
		{"tool_errors_raw_mcp_mean", c.ToolErrorsMCP.Mean}, {"discovery_runs", c.DiscoveryRuns},
		{"n_baselines", base.All.N}, {"session_start_mean", base.All.Mean}, {"session_start_sd", base.All.SD},
		{"n_session_start_cold", base.Cold.N}, {"session_start_cold_mean", base.Cold.Mean},
		{"n_session_start_warm", base.Warm.N}, {"session_start_warm_mean", base.Warm.Mean},
		{"session_start_seed_last", base.SeedLast}, {"n_marginal", c.Marginal.N}, {"marginal_cost_mean", c.Marginal.Mean},
	}
}

// WriteCorrectedCSV writes the right figures, one row a cell: LF line ends, an
// empty cell is null, and text that a spreadsheet would run gets an apostrophe.
func WriteCorrectedCSV(w io.Writer, cells []Corrected) error {
	t := csv.NewWriter(w)
	var row []string
	for _, f := range new(Corrected).figures() {
		row = append(row, f.name)
	}
	_ = t.Write(row) // the writer keeps its error
	for i := range cells {
		for j, f := range cells[i].figures() {
			row[j] = correctedText(f.value)
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
