// Package seedc reads and writes the tables of the agent-CLI evaluation from which the
// agent-cli suite descends (seed system C): runs.csv and runs.jsonl with 47 columns,
// summary.csv with 40, summary.md with 32 and the cold pair, in its arithmetic and to
// the last character, so that its tools and its history can be used further. The right
// figures are next to them under other names ([CorrectFigures]).
//
// The original is a Python program, so numbers, lists and line ends are written
// as Python writes them.
package seedc

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
)

// The kinds of column.
type columnKind int

const (
	kindText  columnKind = iota // string
	kindFlag                    // bool
	kindWhole                   // int64
	kindReal                    // float64
	kindList                    // []any of object
)

// Columns of runs.csv, in the order in which it has them.
const (
	RunID = iota
	Start
	End
	Agent
	AgentKind
	Scenario
	Task
	TaskKind
	BaselineRun
	Success
	FailureReason
	GraderResults
	ExitCode
	WallTime
	Model
	UncachedInput
	CachedRead
	CacheWrite
	CacheWriteTTL
	Output
	BilledCost
	CostSource
	ColdCost
	CacheSavings
	CacheReadRate
	BaselineCost
	MarginalCost
	XcodebuildCalls
	XcrunCalls
	SimctlCalls
	FirstXcodebuild
	XcodebuildRepeats
	DestinationCount
	DestinationChurn
	MCPToolCalls
	ToolErrors
	ToolErrorsMCP
	ToolErrorsNonMCP
	TranscriptPath
	AgentOutputPath
	CommandLogPath
	MCPToolLogPath
	ToolErrorLogPath
	ToolErrorContextPath
	MCPXcodebuildCalls
	MCPSimctlCalls
	FirstMCPBuild
	width
)

type column struct {
	name string
	kind columnKind
}

var columns = [width]column{
	{"run_id", kindText}, {"ts_start", kindText}, {"ts_end", kindText}, {"agent_id", kindText}, {"agent_kind", kindText},
	{"scenario", kindText}, {"task_id", kindText}, {"task_kind", kindText}, {"baseline_run", kindFlag}, {"success", kindFlag},
	{"failure_reason", kindText}, {"grader_results", kindList}, {"exit_code", kindWhole}, {"wall_time_sec", kindReal}, {"model", kindText},
	{"uncached_input_tokens", kindWhole}, {"cached_read_tokens", kindWhole}, {"cache_write_tokens", kindWhole}, {"cache_write_ttl", kindText}, {"output_tokens", kindWhole},
	{"billed_cost_usd", kindReal}, {"cost_source", kindText}, {"cold_equivalent_cost_usd", kindReal}, {"cache_savings_usd", kindReal}, {"cache_read_rate", kindReal},
	{"baseline_cost_usd", kindReal}, {"marginal_cost_usd", kindReal},
	{"xcodebuild_calls", kindWhole}, {"xcrun_calls", kindWhole}, {"simctl_calls", kindWhole}, {"time_to_first_xcodebuild_sec", kindReal},
	{"xcodebuild_repeat_count", kindWhole}, {"destination_count", kindWhole}, {"destination_churn", kindWhole},
	{"mcp_tool_calls", kindWhole}, {"tool_error_total", kindWhole}, {"tool_error_mcp", kindWhole}, {"tool_error_non_mcp", kindWhole},
	{"transcript_path", kindText}, {"agent_output_json_path", kindText}, {"command_log_path", kindText}, {"mcp_tool_log_path", kindText},
	{"tool_error_log_path", kindText}, {"tool_error_context_log_path", kindText},
	{"mcp_xcodebuild_calls", kindWhole}, {"mcp_simctl_calls", kindWhole}, {"time_to_first_mcp_build_sec", kindReal},
}

// Row is one trial; a cell is nil where the original has null. Usage is the provider's
// report, which only runs.jsonl holds.
type Row struct {
	cells [width]any
	usage any
	trial *analyse.Trial // of which it was made; nil if it was read
}

// Set fills in a cell. Whole numbers may be int or int64; what does not fit the
// column is dropped.
func (r *Row) Set(column int, v any) {
	if n, ok := v.(int); ok {
		v = int64(n)
	}
	fits := false
	switch columns[column].kind {
	case kindText:
		_, fits = v.(string)
	case kindFlag:
		_, fits = v.(bool)
	case kindWhole:
		_, fits = v.(int64)
	case kindReal:
		x, is := v.(float64)
		fits = is && !math.IsNaN(x) && !math.IsInf(x, 0)
	case kindList:
		_, fits = v.([]any)
	}
	if fits {
		r.cells[column] = v
	}
}

// Text returns a cell of text; "" if it is null.
func (r *Row) Text(column int) string {
	s, _ := r.cells[column].(string)
	return s
}

// Bool returns a cell that is true or false; false if it is null.
func (r *Row) Bool(column int) bool {
	v, _ := r.cells[column].(bool)
	return v
}

// Number returns a number; false if it is null.
func (r *Row) Number(column int) (float64, bool) {
	switch v := r.cells[column].(type) {
	case int64:
		return float64(v), true
	case float64:
		return v, true
	}
	return 0, false
}

func parseCell(k columnKind, s string) (any, error) {
	if s == "" {
		return nil, nil
	}
	switch k {
	case kindFlag:
		switch s {
		case "True", "true", "1":
			return true, nil
		case "False", "false", "0":
			return false, nil
		case "None", "null":
			return nil, nil
		}
		return nil, fmt.Errorf("%q is neither True nor False", s)
	case kindWhole, kindReal:
		return parseNumber(k, s)
	case kindList:
		v, err := parseLiteral(s)
		if err != nil {
			return nil, err
		}
		return convertValue(k, v)
	}
	return s, nil
}

// parseNumber reads a number. A whole one may be written with a fraction of zero.
func parseNumber(k columnKind, s string) (any, error) {
	if s == "None" || s == "null" || strings.EqualFold(s, "nan") {
		return nil, nil
	}
	if n, err := strconv.ParseInt(s, 10, 64); err == nil && k == kindWhole {
		return n, nil
	}
	x, err := strconv.ParseFloat(s, 64)
	if err != nil || math.IsNaN(x) || math.IsInf(x, 0) || strings.ContainsAny(s, "xXpP_") {
		return nil, fmt.Errorf("%q is no finite number", s)
	}
	return convertValue(k, x)
}

func convertValue(k columnKind, v any) (any, error) {
	switch v := v.(type) {
	case nil:
		return nil, nil
	case string:
		if k == kindText {
			return v, nil
		}
		return parseCell(k, v)
	case bool:
		if k == kindFlag {
			return v, nil
		}
	case int64:
		switch k {
		case kindWhole:
			return v, nil
		case kindReal:
			return float64(v), nil
		case kindFlag:
			return v != 0, nil
		case kindText:
			return strconv.FormatInt(v, 10), nil
		}
	case float64:
		switch {
		case k == kindReal:
			return v, nil
		case k == kindWhole && v == math.Trunc(v) && math.Abs(v) < 1<<53:
			return int64(v), nil
		}
	case []any:
		if k == kindList {
			return v, nil
		}
	}
	return nil, fmt.Errorf("%.60v does not fit this column", v)
}

func columnOf(name string) int {
	return slices.IndexFunc(columns[:], func(c column) bool { return c.name == name })
}
