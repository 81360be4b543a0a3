package seedc

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/gate"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/trial"
)

// Format is summary.csv; its folder has all tables.
var Format = report.Format{
	Name: "seed-c", Doc: "summary.csv of the agent-CLI evaluation; out/seed-c has all its tables", Write: Write, Folder: Files,
}

// Write writes summary.csv of a run of ours; [Files] are all of its tables.
func Write(w io.Writer, a *analyse.Analysis, _ trial.Opener) error {
	rows, m := Rows(a)
	return WriteSummaryCSV(w, Summarise(rows, m))
}

// Files returns the tables of a run of ours under the original's names, and the
// manifests of tool errors and of failures. It returns none for a run with neither an
// agent CLI nor a grader of kind activity, whose columns would be empty.
func Files(a *analyse.Analysis) []report.File {
	if !hasAgentColumns(a) {
		return nil
	}
	rows, m := Rows(a)
	cells, cold := Summarise(rows, m), Summarise(ColdRows(rows), m)
	return []report.File{
		{Name: "runs.csv", Write: func(w io.Writer) error { return WriteRunsCSV(w, rows) }},
		{Name: "runs.jsonl", Write: func(w io.Writer) error { return WriteRunsJSONL(w, rows) }},
		{Name: "summary.csv", Write: func(w io.Writer) error { return writeSummaryWithHead(w, cells) }},
		{Name: "summary.md", Write: func(w io.Writer) error { return WriteSummaryMarkdown(w, cleanCells(cells), "") }},
		{Name: "summary_cold.csv", Write: func(w io.Writer) error { return writeSummaryWithHead(w, cold) }},
		{Name: "summary_cold.md", Write: func(w io.Writer) error { return WriteSummaryMarkdown(w, cleanCells(cold), "") }},
		{Name: "tool_error_report_manifest.json", Write: func(w io.Writer) error { return report.WriteJSON(w, toolErrorManifest(a, rows)) }},
		{Name: "failure_analysis_manifest.json", Write: func(w io.Writer) error { return report.WriteJSON(w, failureManifest(rows)) }},
	}
}

// writeSummaryWithHead is summary.csv with its header even where no run is in it, so that no
// older file is taken for it.
func writeSummaryWithHead(w io.Writer, cells []Cell) error {
	if len(cells) > 0 {
		return WriteSummaryCSV(w, cells)
	}
	t := newTable(w)
	t.writeRow(summaryColumns...)
	return t.end()
}

func hasAgentColumns(a *analyse.Analysis) bool {
	s := a.Written()
	for _, g := range s.Graders {
		if g != nil && g.Kind == activityKind {
			return true
		}
	}
	for _, g := range s.Agents {
		if g != nil && g.Kind == "cli" {
			return true
		}
	}
	return false
}

// cleanCells makes the names of tasks fit for a table; ids of ours have no bar in them;
// only runs of other programs do.
func cleanCells(cells []Cell) []Cell {
	out := make([]Cell, len(cells))
	for i, c := range cells {
		out[i] = append(Cell{}, c...)
		for j, v := range c {
			if s, ok := v.(string); ok {
				out[i][j] = strings.ReplaceAll(report.Clean(s), "|", `\|`)
			}
		}
	}
	return out
}

type errorClasses struct {
	Total    int `json:"total"`
	MCP      int `json:"mcp"`
	NonMCP   int `json:"non_mcp"`
	Defaults int `json:"session_defaults"`
	Cascade  int `json:"sibling_cascade"`
	Tests    int `json:"build_test_failure"`
	Real     int `json:"real_errors"`
}

func (e *errorClasses) addAll(o errorClasses) {
	e.Total, e.MCP, e.NonMCP = e.Total+o.Total, e.MCP+o.MCP, e.NonMCP+o.NonMCP
	e.Defaults, e.Cascade, e.Tests, e.Real = e.Defaults+o.Defaults, e.Cascade+o.Cascade, e.Tests+o.Tests, e.Real+o.Real
}

// toolErrors is tool_error_report_manifest.json.
type toolErrors struct {
	TotalRuns        int                      `json:"total_runs"`
	WithErrors       int                      `json:"runs_with_errors"`
	WithReal         int                      `json:"runs_with_real_errors"`
	Without          int                      `json:"runs_without_errors"`
	NotCounted       int                      `json:"runs_not_counted"` // nothing is known of their tool errors
	Rate             percentage               `json:"error_rate_percent"`
	RealRate         percentage               `json:"real_error_rate_percent"`
	RunsByAgent      map[string]int           `json:"total_runs_by_agent"`
	WithErrorsBy     map[string]int           `json:"runs_with_errors_by_agent"`
	WithRealBy       map[string]int           `json:"runs_with_real_errors_by_agent"`
	ByScenario       map[string]*errorClasses `json:"errors_by_scenario"`
	Classification   errorClasses             `json:"error_classification"`
	Corrected        map[string]int           `json:"corrected_classes"`     // of every failed call, shell exit codes included
	CorrectedReal    int                      `json:"corrected_real_errors"` // of these, without the expected classes
	RealMCPCorrected string                   `json:"real_errors_note"`      // explains the two counts
	Entries          []toolErrorEntry         `json:"entries"`
}

// percentage is a percentage with one decimal; null of nothing.
type percentage struct{ of, n int }

// MarshalJSON implements json.Marshaler.
func (p percentage) MarshalJSON() ([]byte, error) {
	if p.n == 0 {
		return []byte("null"), nil
	}
	return []byte(FormatFloat(gate.SeedRound(100*float64(p.of)/float64(p.n), 1))), nil
}

type toolErrorEntry struct {
	RunID      string          `json:"run_id"`
	Agent      string          `json:"agent_id"`
	Scenario   string          `json:"scenario"`
	Task       string          `json:"task_id"`
	Baseline   bool            `json:"baseline_run"`
	Total      int             `json:"tool_error_total"`
	MCP        int             `json:"tool_error_mcp"`
	NonMCP     int             `json:"tool_error_non_mcp"`
	Defaults   int             `json:"session_defaults_errors"`
	Cascade    int             `json:"sibling_cascade_errors"`
	Tests      int             `json:"build_test_failure_errors"`
	Real       int             `json:"real_errors"`
	Corrected  map[string]int  `json:"corrected_classes,omitempty"`
	Errors     json.RawMessage `json:"errors,omitempty"` // the first of them, each with the calls that followed
	Transcript string          `json:"transcript_path,omitempty"`
}

// toolErrorManifest counts tool errors of trials of tasks, by the original's classes
// and by the activity grader's.
func toolErrorManifest(a *analyse.Analysis, rows []Row) toolErrors {
	r := newRun(a)
	out := toolErrors{RunsByAgent: map[string]int{}, WithErrorsBy: map[string]int{}, WithRealBy: map[string]int{}, ByScenario: map[string]*errorClasses{}, Corrected: map[string]int{}, Entries: []toolErrorEntry{},
		RealMCPCorrected: "real_errors leaves out session_defaults, sibling_cascade and build_test_failure of calls that the stream marks as failed; corrected_real_errors leaves out every expected class of all failed calls"}
	for i := range rows {
		row := &rows[i]
		t := row.trial
		if t == nil || row.Bool(BaselineRun) {
			continue
		}
		agent, scenario := row.Text(Agent), row.Text(Scenario)
		out.TotalRuns++
		out.RunsByAgent[agent]++
		if out.ByScenario[scenario] == nil {
			out.ByScenario[scenario] = &errorClasses{}
		}
		if _, known := r.measureOf(t, "tool_errors_seed"); !known {
			out.NotCounted++
			continue
		}
		n := func(name string) int {
			v, _ := r.measureOf(t, name)
			return int(v)
		}
		e := errorClasses{n("tool_errors_seed"), n("tool_errors_mcp_seed"), n("tool_errors_non_mcp_seed"),
			n("tool_errors.session_defaults"), n("tool_errors.sibling_cascade"), n("tool_errors.build_test_failure"), n("tool_errors_real_seed")}
		out.ByScenario[scenario].addAll(e)
		out.Classification.addAll(e)
		classes := r.errorsByClass(t)
		for class, k := range classes {
			out.Corrected[class] += k
		}
		out.CorrectedReal += n("tool_errors_real")
		if e.Total > 0 {
			out.WithErrors++
			out.WithErrorsBy[agent]++
		}
		if e.Real > 0 {
			out.WithReal++
			out.WithRealBy[agent]++
		}
		if e.Total == 0 && len(classes) == 0 {
			continue
		}
		entry := toolErrorEntry{RunID: row.Text(RunID), Agent: agent, Scenario: scenario, Task: row.Text(Task),
			Total: e.Total, MCP: e.MCP, NonMCP: e.NonMCP, Defaults: e.Defaults, Cascade: e.Cascade, Tests: e.Tests, Real: e.Real, Corrected: classes, Transcript: row.Text(TranscriptPath)}
		for _, name := range []string{"tool_errors", r.activity + ".tool_errors"} {
			if d := t.Details[name]; json.Valid([]byte(d)) {
				entry.Errors = json.RawMessage(d)
			}
		}
		out.Entries = append(out.Entries, entry)
	}
	out.Without = out.TotalRuns - out.WithErrors - out.NotCounted
	counted := out.TotalRuns - out.NotCounted
	out.Rate, out.RealRate = percentage{out.WithErrors, counted}, percentage{out.WithReal, counted}
	return out
}

func (r *run) errorsByClass(t *analyse.Trial) map[string]int {
	var out map[string]int
	for _, m := range t.Measures {
		class, ok := strings.CutPrefix(m.Name, r.activity+".tool_errors.")
		if r.activity == "" || !ok || m.Value == nil || *m.Value == 0 {
			continue
		}
		if out == nil {
			out = map[string]int{}
		}
		out[class] = int(*m.Value)
	}
	return out
}

// failures is failure_analysis_manifest.json.
type failures struct {
	Total   int            `json:"total_failures"`
	Classes map[string]int `json:"classes"`
	Entries []failure      `json:"entries"`
}

type failure struct {
	RunID      string          `json:"run_id"`
	Agent      string          `json:"agent_id"`
	Scenario   string          `json:"scenario"`
	Task       string          `json:"task_id"`
	Success    bool            `json:"success"`
	Reason     *string         `json:"failure_reason"`
	Exit       any             `json:"exit_code"`
	Wall       any             `json:"wall_time_sec"`
	Graders    json.RawMessage `json:"grader_results"`
	Class      string          `json:"class"` // failed, timeout, stalled, agent_error, unknown or void_…
	Label      string          `json:"label,omitempty"`
	Why        string          `json:"why,omitempty"` // in one line, how the agent ended first
	Errors     any             `json:"tool_error_total"`
	ErrorsMCP  any             `json:"tool_error_mcp"`
	ErrorsRest any             `json:"tool_error_non_mcp"`
	Transcript string          `json:"transcript_path,omitempty"`
}

// failureManifest lists the trials of tasks that did not succeed, with the class that
// the ledger gives them: a void trial is nobody's failure.
func failureManifest(rows []Row) failures {
	out := failures{Classes: map[string]int{}, Entries: []failure{}}
	for i := range rows {
		row := &rows[i]
		t := row.trial
		if t == nil || row.Bool(BaselineRun) || row.Bool(Success) {
			continue
		}
		f := failure{RunID: row.Text(RunID), Agent: row.Text(Agent), Scenario: row.Text(Scenario), Task: row.Text(Task),
			Exit: row.cells[ExitCode], Wall: row.cells[WallTime], Class: classOf(t), Label: t.Label, Why: t.Reason,
			Errors: row.cells[ToolErrors], ErrorsMCP: row.cells[ToolErrorsMCP], ErrorsRest: row.cells[ToolErrorsNonMCP], Transcript: row.Text(TranscriptPath)}
		if s := row.Text(FailureReason); s != "" {
			f.Reason = &s
		}
		f.Graders = json.RawMessage(jsonNotation.format(row.cells[GraderResults]))
		out.Total++
		out.Classes[f.Class]++
		out.Entries = append(out.Entries, f)
	}
	return out
}

// classOf distinguishes failures of the agent from trials that do not count.
func classOf(t *analyse.Trial) string {
	switch {
	case t.Status == analyse.Void:
		return fmt.Sprintf("void_%s", t.Void)
	case t.Status != analyse.Scored:
		return string(t.Status)
	case t.End == trial.Deadline:
		return ClassTimeout
	case t.End == trial.Stall:
		return ClassStalled
	case t.End == trial.Crash:
		return ClassAgent
	case t.GradedOutcome() == trial.Unknown:
		return "unknown"
	}
	return ClassFailed
}
