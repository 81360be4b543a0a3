package seedc

import (
	"maps"
	"math"
	"math/big"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/stat"
)

// Cell is one row of summary.csv: a task in one scenario of one agent. The values
// are in the order of summaryColumns: nil where there is none, else a string,
// an int64 or a float64.
type Cell []any

var summaryColumns = []string{
	"agent_id", "scenario", "task_id", "task_kind", "runs", "success_rate", "pass_at_1", "pass_at_3", "pass_pow_3",
	"time_p10", "time_median", "time_p90", "time_mean", "time_std", "time_cv",
	"cost_p10", "cost_median", "cost_p90", "cost_mean", "cost_std", "cost_cv",
	"cold_cost_median", "cold_cost_p90", "cold_cost_cv", "cache_savings_mean", "cache_read_rate_mean",
	"cost_per_success_mean", "time_per_success_mean",
	"xcodebuild_calls_mean", "xcrun_calls_mean", "simctl_calls_mean", "mcp_tool_calls_mean",
	"time_to_first_xcodebuild_mean", "time_to_first_mcp_build_mean", "xcodebuild_repeat_mean",
	"destination_count_mean", "destination_churn_mean", "tool_error_mean", "tool_error_mcp_mean", "tool_error_non_mcp_mean",
}

// group is the rows of one cell, in the order in which they were written.
type group struct {
	agent, scenario, task string
	rows                  []*Row
}

// groupRows sorts rows into cells by agent, scenario and task, compared as strings;
// baselines are left out.
func groupRows(rows []Row) []group {
	found := map[[3]string][]*Row{}
	for i := range rows {
		r := &rows[i]
		if key := [3]string{r.Text(Agent), r.Text(Scenario), r.Text(Task)}; !r.Bool(BaselineRun) {
			found[key] = append(found[key], r)
		}
	}
	var out []group
	for _, key := range slices.SortedFunc(maps.Keys(found), func(a, b [3]string) int { return slices.Compare(a[:], b[:]) }) {
		out = append(out, group{key[0], key[1], key[2], found[key]})
	}
	return out
}

// Summarise makes the rows of summary.csv. manifest may be nil.
func Summarise(rows []Row, manifest *Manifest) []Cell {
	var out []Cell
	for _, g := range groupRows(rows) {
		out = append(out, g.summaryRow(manifest))
	}
	return out
}

// ColdRows returns the rows of summary_cold: rows that read nothing from a cache, as
// far as is known.
func ColdRows(rows []Row) []Row {
	var out []Row
	for i := range rows {
		if n, ok := rows[i].Number(CachedRead); !ok || n == 0 {
			out = append(out, rows[i])
		}
	}
	return out
}

func (g group) summaryRow(manifest *Manifest) Cell {
	passed := 0
	for _, r := range g.rows {
		if r.Bool(Success) {
			passed++
		}
	}
	p := float64(passed) / float64(len(g.rows))
	times, costs, cold := g.columnValues(WallTime), g.columnValues(BilledCost), g.columnValues(ColdCost)
	errs, mcp, nonMCP := g.toolErrors(manifest)
	c := Cell{g.agent, g.scenario, g.task, g.rows[0].cells[TaskKind], int64(len(g.rows)), p, p, 1 - cubeOf(1-p), cubeOf(p)}
	for _, xs := range [][]float64{times, costs} {
		c = append(c, percentileOf(xs, 0.1), percentileOf(xs, 0.5), percentileOf(xs, 0.9), meanOf(xs), sampleDeviation(xs), variationOf(xs))
	}
	c = append(c, percentileOf(cold, 0.5), percentileOf(cold, 0.9), variationOf(cold), meanOf(g.columnValues(CacheSavings)), meanOf(g.columnValues(CacheReadRate)),
		perRun(costs, passed), perRun(times, passed))
	for _, column := range []int{XcodebuildCalls, XcrunCalls, SimctlCalls, MCPToolCalls, FirstXcodebuild, FirstMCPBuild, XcodebuildRepeats, DestinationCount, DestinationChurn} {
		c = append(c, meanOf(g.columnValues(column)))
	}
	return append(c, meanOf(errs), meanOf(mcp), meanOf(nonMCP))
}

func (g group) columnValues(column int) []float64 {
	var out []float64
	for _, r := range g.rows {
		if x, ok := r.Number(column); ok {
			out = append(out, x)
		}
	}
	return out
}

// toolErrors returns the tool errors of the runs with known errors. A run that had to
// set defaults first loses one, never one of a shell.
func (g group) toolErrors(manifest *Manifest) (total, mcp, nonMCP []float64) {
	for _, r := range g.rows {
		t, ok := r.Number(ToolErrors)
		if !ok {
			continue
		}
		m, _ := r.Number(ToolErrorsMCP)
		n, _ := r.Number(ToolErrorsNonMCP)
		if manifest.losesToolError(r) {
			t, m = max(0, t-1), max(0, m-1)
		}
		total, mcp, nonMCP = append(total, t), append(mcp, m), append(nonMCP, n)
	}
	return total, mcp, nonMCP
}

func finiteOrNil(x float64) any {
	if math.IsNaN(x) || math.IsInf(x, 0) {
		return nil
	}
	return x
}

func meanOf(xs []float64) any { return perRun(xs, len(xs)) }

// perRun returns the mean over n runs of a sum over all; nil if n is 0.
func perRun(xs []float64, n int) any {
	if n == 0 {
		return nil
	}
	return finiteOrNil(stat.Sum(xs) / float64(n))
}

// sampleDeviation returns the sample standard deviation, n − 1, in two passes: nil
// below two values.
func sampleDeviation(xs []float64) any {
	if len(xs) < 2 {
		return nil
	}
	m := stat.Sum(xs) / float64(len(xs))
	squares := make([]float64, len(xs))
	for i, x := range xs {
		d := x - m
		squares[i] = d * d
	}
	return finiteOrNil(math.Sqrt(stat.Sum(squares) / float64(len(xs)-1)))
}

// variationOf returns deviation over mean; nil if the mean is 0.
func variationOf(xs []float64) any {
	sd, ok := sampleDeviation(xs).(float64)
	m, _ := meanOf(xs).(float64)
	if !ok || m == 0 {
		return nil
	}
	return finiteOrNil(sd / m)
}

// percentileOf interpolates between the two values at either side of (n−1)q, in
// the form that keeps the last digit of the original; the conversions keep
// compilers from fusing product and sum.
func percentileOf(xs []float64, q float64) any {
	if len(xs) == 0 {
		return nil
	}
	sorted := slices.Sorted(slices.Values(xs))
	k := float64(len(sorted)-1) * q
	f, c := math.Floor(k), math.Ceil(k)
	if f == c {
		return sorted[int(f)]
	}
	return finiteOrNil(float64(sorted[int(f)]*(c-k)) + float64(sorted[int(c)]*(k-f)))
}

// cubeOf returns x³ rounded once, as a good pow does; x·x·x would round twice.
func cubeOf(x float64) float64 {
	b := new(big.Float).SetPrec(200).SetFloat64(x)
	sq := new(big.Float).SetPrec(200).Mul(b, b)
	out, _ := sq.Mul(sq, b).Float64()
	return out
}

var markdownColumns = []string{
	"agent_id", "scenario", "task_id", "task_kind", "runs", "success_rate", "time_median", "time_p90", "time_cv",
	"cost_median", "cost_p90", "cost_cv", "cold_cost_median", "cold_cost_p90", "cold_cost_cv", "cache_savings_mean", "cache_read_rate_mean",
	"pass_at_3", "pass_pow_3", "cost_per_success_mean",
	"xcodebuild_calls_mean", "xcrun_calls_mean", "simctl_calls_mean", "mcp_tool_calls_mean",
	"time_to_first_xcodebuild_mean", "time_to_first_mcp_build_mean", "xcodebuild_repeat_mean", "destination_count_mean", "destination_churn_mean",
	"tool_error_mean", "tool_error_mcp_mean", "tool_error_non_mcp_mean",
}

// columnFormat returns how summary.md writes the numbers of a column: the number of
// decimals, and whether as a percentage.
func columnFormat(name string) (decimals int, percent bool) {
	switch {
	case name == "success_rate", name == "pass_at_3", name == "pass_pow_3":
		return 1, true
	case strings.HasPrefix(name, "time_"):
		return 1, false
	case strings.HasSuffix(name, "_rate"), strings.HasSuffix(name, "_rate_mean"):
		return 1, true
	}
	return 6, false
}
