// Package csv writes tables for spreadsheets and data frames: one row a trial, one
// row a task and arm, or one row a measure. Each table is a list of columns. RFC 4180
// with LF line ends; an empty cell is null.
//
// Text comes from tasks and models, and a spreadsheet runs a cell that begins
// with = + - @, their wide forms, a tab or a line end: such text gets a leading
// apostrophe. Numbers are written as numbers.
package csv

import (
	"encoding/csv"
	"encoding/json"
	"io"
	"iter"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// TrialsFormat is trials.csv.
var TrialsFormat = report.Format{Name: "csv", File: "trials.csv", Doc: "one row a trial", Write: WriteTrials}

// SummaryFormat is summary.csv.
var SummaryFormat = report.Format{Name: "csv-summary", File: "summary.csv", Doc: "one row a task and arm", Write: WriteSummary}

// MeasuresFormat is measures.csv.
var MeasuresFormat = report.Format{
	Name: "csv-measures", File: "measures.csv", Doc: "one row a measure, of each arm and of each task in it", Write: WriteMeasures, Applies: report.IsOfPrograms,
}

// column is a column of a table whose rows are made of T.
type column[T any] struct {
	name  string
	value func(T) cell
}

// writeTable writes a header and a row for each value.
func writeTable[T any](w io.Writer, columns []column[T], rows iter.Seq[T]) error {
	out := csv.NewWriter(w)
	fields := make([]string, len(columns))
	for i, c := range columns {
		fields[i] = string(textCell(c.name))
	}
	_ = out.Write(fields) // kept by the writer and returned by Error
	for r := range rows {
		for i, c := range columns {
			fields[i] = string(c.value(r))
		}
		_ = out.Write(fields)
	}
	out.Flush()
	return out.Error()
}

// trialRow is a row of trials.csv.
type trialRow struct {
	*analyse.Trial
	role string
}

func (t trialRow) hasTokens() bool { return t.Tokens.Trials > 0 }

// serverNames returns the names of the servers that match, in the order of the
// scenario, with spaces between them.
func (t trialRow) serverNames(match func(trial.ServerProof) bool) cell {
	var names []string
	for _, s := range t.Servers {
		if match(s) {
			names = append(names, s.Name)
		}
	}
	return textCell(strings.Join(names, " "))
}

// serverSum adds up a number of all servers; it is empty where none was assigned.
func (t trialRow) serverSum(number func(trial.ServerProof) int) cell {
	sum := 0
	for _, s := range t.Servers {
		sum += number(s)
	}
	return optionalInt(len(t.Servers) > 0, int64(sum))
}

// firstFailure returns the first grader that failed, or else nothing.
func (t trialRow) firstFailure() analyse.Reason {
	if t.FirstFailure == nil {
		return analyse.Reason{}
	}
	return *t.FirstFailure
}

// trialColumns are the columns of trials.csv that every run has.
var trialColumns = []column[trialRow]{
	{"task", func(t trialRow) cell { return textCell(t.Task) }},
	{"arm", func(t trialRow) cell { return textCell(t.Arm) }},
	{"index", func(t trialRow) cell { return intCell(t.Index) }},
	{"status", func(t trialRow) cell { return textCell(string(t.Status)) }},
	{"outcome", func(t trialRow) cell { return textCell(string(t.Outcome)) }},
	{"void", func(t trialRow) cell { return textCell(string(t.Void)) }},
	{"label", func(t trialRow) cell { return textCell(t.Label) }},
	{"reason", func(t trialRow) cell { return textCell(t.Reason) }},
	{"end", func(t trialRow) cell { return textCell(string(t.End)) }},
	{"turns", func(t trialRow) cell { return optionalInt(t.End != "", int64(t.Turns)) }},
	{"model", func(t trialRow) cell { return textCell(t.Model) }},
	{"source", func(t trialRow) cell { return textCell(string(t.Source)) }},
	{"origin_run", func(t trialRow) cell {
		if t.Origin == nil {
			return ""
		}
		return textCell(t.Origin.Run)
	}},
	{"attempts", func(t trialRow) cell { return intCell(t.Attempts) }},
	{"throttled", func(t trialRow) cell { return intCell(t.Throttled) }},
	{"agent_ms", func(t trialRow) cell { return int64Cell(t.AgentMS) }},
	{"input_tokens", func(t trialRow) cell { return optionalInt(t.hasTokens(), t.Tokens.Input) }},
	{"cache_read_tokens", func(t trialRow) cell { return optionalInt(t.hasTokens(), t.Tokens.CacheRead) }},
	{"cache_write_tokens", func(t trialRow) cell { return optionalInt(t.hasTokens(), t.Tokens.CacheWrite5m+t.Tokens.CacheWrite1h) }},
	{"output_tokens", func(t trialRow) cell { return optionalInt(t.hasTokens(), t.Tokens.Output) }},
	{"reasoning_tokens", func(t trialRow) cell { return optionalInt(t.hasTokens(), t.Tokens.Reasoning) }},
	{"billed_usd", func(t trialRow) cell { return moneyCell(t.Cost.Priced, t.Cost.Billed) }},
	{"cold_usd", func(t trialRow) cell { return moneyCell(t.Cost.ColdKnown(), t.Cost.Cold) }},
	{"cold_usd_seed", func(t trialRow) cell { return moneyCell(t.Cost.ColdKnown(), t.Cost.ColdSeed) }},
	{"seed_outcome", func(t trialRow) cell { return textCell(t.SeedOutcome) }},
	{"servers_assigned", func(t trialRow) cell { return t.serverNames(func(trial.ServerProof) bool { return true }) }},
	{"servers_delivered", func(t trialRow) cell {
		return t.serverNames(func(s trial.ServerProof) bool { return s.Digest != "" && (s.Pinned == "" || s.Digest == s.Pinned) })
	}},
	{"servers_seen", func(t trialRow) cell { return t.serverNames(func(s trial.ServerProof) bool { return s.Tools > 0 }) }},
	{"servers_used", func(t trialRow) cell { return t.serverNames(func(s trial.ServerProof) bool { return s.Calls > 0 }) }},
	{"server_calls", func(t trialRow) cell { return t.serverSum(func(s trial.ServerProof) int { return s.Calls }) }},
	{"server_errors", func(t trialRow) cell { return t.serverSum(func(s trial.ServerProof) int { return s.Errors }) }},
	{"role", func(t trialRow) cell { return textCell(t.role) }},
	{"isolation", func(t trialRow) cell { return textCell(t.Isolation) }},
	{"first_failure", func(t trialRow) cell { return textCell(t.firstFailure().Grader) }},
	{"first_failure_reason", func(t trialRow) cell { return textCell(t.firstFailure().Reason) }},
	{"graded", func(t trialRow) cell { return textCell(string(t.Graded)) }},
	{"note_labels", func(t trialRow) cell { return textCell(strings.Join(noteLabels(t.Notes), " ")) }},
}

// WriteTrials writes trials.csv: the trials of tasks, then the trials of baselines,
// which their role marks. A column for each criterion, measure and detail, sorted by
// name, follows the fixed ones.
func WriteTrials(w io.Writer, a *analyse.Analysis, _ trial.Opener) error {
	rows := make([]trialRow, 0, len(a.Trials))
	for i := range a.Trials {
		rows = append(rows, trialRow{&a.Trials[i], ""})
	}
	if a.SessionStart != nil {
		for i := range a.SessionStart.Trials {
			rows = append(rows, trialRow{&a.SessionStart.Trials[i], suite.BaselineTask})
		}
	}
	criteria, measures, details := map[string]bool{}, map[string]bool{}, map[string]bool{}
	for _, t := range rows {
		for _, c := range t.Criteria {
			criteria[c.Name] = true
		}
		for _, m := range t.Measures {
			measures[m.Name] = true
		}
		for name := range t.Details {
			details[name] = true
		}
	}
	columns := slices.Clone(trialColumns)
	for _, name := range slices.Sorted(maps.Keys(criteria)) {
		columns = append(columns, column[trialRow]{"criterion:" + name, func(t trialRow) cell { return verdictOf(t.Criteria, name) }})
	}
	for _, name := range slices.Sorted(maps.Keys(measures)) {
		columns = append(columns, column[trialRow]{"measure:" + name, func(t trialRow) cell { return valueOf(t.Measures, name) }})
	}
	for _, name := range slices.Sorted(maps.Keys(details)) {
		columns = append(columns, column[trialRow]{"detail:" + name, func(t trialRow) cell { return textCell(t.Details[name]) }})
	}
	return writeTable(w, columns, slices.Values(rows))
}

func verdictOf(criteria []trial.Criterion, name string) (out cell) {
	for _, c := range criteria {
		if c.Name == name {
			out = textCell(string(c.Verdict))
		}
	}
	return out
}

func valueOf(measures []trial.Measure, name string) (out cell) {
	for _, m := range measures {
		if m.Name == name {
			out = floatCell(m.Value)
		}
	}
	return out
}

// noteLabels returns the labels that people gave a trial and did not take back, each
// once.
func noteLabels(notes []trial.Note) []string {
	var out []string
	revoked := trial.RevokedNotes(notes)
	for _, n := range notes {
		if n.Label != "" && !revoked[n.Seq] && !slices.Contains(out, n.Label) {
			out = append(out, n.Label)
		}
	}
	return out
}

// summaryColumns are the columns of summary.csv.
var summaryColumns = []column[*analyse.Cell]{
	{"task", func(c *analyse.Cell) cell { return textCell(c.Task) }},
	{"title", func(c *analyse.Cell) cell { return textCell(c.Title) }},
	{"group", func(c *analyse.Cell) cell { return textCell(c.Group) }},
	{"hint_level", func(c *analyse.Cell) cell { return textCell(c.HintLevel) }},
	{"tags", func(c *analyse.Cell) cell {
		if len(c.Tags) == 0 {
			return ""
		}
		return jsonCell(c.Tags)
	}},
	{"arm", func(c *analyse.Cell) cell { return textCell(c.Arm) }},
	{"planned", func(c *analyse.Cell) cell { return intCell(c.Ledger.Planned) }},
	{"scored", func(c *analyse.Cell) cell { return intCell(c.Ledger.Scored) }},
	{"pass", func(c *analyse.Cell) cell { return intCell(c.Ledger.Pass) }},
	{"fail", func(c *analyse.Cell) cell { return intCell(c.Ledger.Fail) }},
	{"unknown", func(c *analyse.Cell) cell { return intCell(c.Ledger.Unknown) }},
	{"void_setup", func(c *analyse.Cell) cell { return intCell(c.Ledger.VoidSetup) }},
	{"void_environment", func(c *analyse.Cell) cell { return intCell(c.Ledger.VoidEnvironment) }},
	{"void_treatment", func(c *analyse.Cell) cell { return intCell(c.Ledger.VoidTreatment) }},
	{"void_grader", func(c *analyse.Cell) cell { return intCell(c.Ledger.VoidGrader) }},
	{"skipped", func(c *analyse.Cell) cell { return intCell(c.Ledger.Skipped) }},
	{"pending", func(c *analyse.Cell) cell { return intCell(c.Ledger.Pending) }},
	{"success_rate", func(c *analyse.Cell) cell { return floatCell(c.Success.Value) }},
	{"success_low", func(c *analyse.Cell) cell { return floatCell(c.Success.Low) }},
	{"success_high", func(c *analyse.Cell) cell { return floatCell(c.Success.High) }},
	{"median_turns", func(c *analyse.Cell) cell { return floatCell(c.Turns) }},
	{"median_live_ms", func(c *analyse.Cell) cell { return floatCell(c.MedianMS) }},
	{"priced", func(c *analyse.Cell) cell { return intCell(c.Cost.Priced) }},
	{"billed_usd", func(c *analyse.Cell) cell { return moneyCell(c.Cost.Priced, c.Cost.Billed) }},
	{"cold_usd", func(c *analyse.Cell) cell { return moneyCell(c.Cost.ColdKnown(), c.Cost.Cold) }},
	{"cold_usd_seed", func(c *analyse.Cell) cell { return moneyCell(c.Cost.ColdKnown(), c.Cost.ColdSeed) }},
	{"labels", func(c *analyse.Cell) cell { return countsJSON(c.Labels) }},
	{"usd_per_success", func(c *analyse.Cell) cell { return floatCell(c.PerSuccess.USD) }},
	{"ms_per_success", func(c *analyse.Cell) cell { return floatCell(c.PerSuccess.MS) }},
	{"causes", func(c *analyse.Cell) cell { return countsJSON(c.Causes) }},
	{"unpriced", func(c *analyse.Cell) cell { return intCell(c.Cost.Unpriced) }},
	{"cold_unknown", func(c *analyse.Cell) cell { return intCell(c.Cost.ColdUnknown) }},
}

// WriteSummary writes summary.csv: a row for every task in every arm.
func WriteSummary(w io.Writer, a *analyse.Analysis, _ trial.Opener) error {
	return writeTable(w, summaryColumns, func(yield func(*analyse.Cell) bool) {
		for i := range a.Cells {
			if !yield(&a.Cells[i]) {
				return
			}
		}
	})
}

// countsJSON returns a JSON object of counts by name.
func countsJSON(cs []analyse.Count) cell {
	byName := make(map[string]int, len(cs))
	for _, n := range cs {
		byName[n.Name] = n.N
	}
	return jsonCell(byName)
}

// measureRow is a row of measures.csv: a measure or number of an arm, or of a task in
// it.
type measureRow struct {
	arm              *analyse.Arm
	task, name, unit string
	null             int
	stat.Summary
	meanInterval, medianInterval *stat.Interval
}

// measureColumns are the columns of measures.csv.
var measureColumns = []column[measureRow]{
	{"agent", func(r measureRow) cell { return textCell(r.arm.Agent) }},
	{"scenario", func(r measureRow) cell { return textCell(r.arm.Scenario) }},
	{"task", func(r measureRow) cell { return textCell(r.task) }},
	{"name", func(r measureRow) cell { return textCell(r.name) }},
	{"unit", func(r measureRow) cell { return textCell(r.unit) }},
	{"n", func(r measureRow) cell { return intCell(r.N) }},
	{"null", func(r measureRow) cell { return intCell(r.null) }},
	{"mean", func(r measureRow) cell { return floatCell(r.Mean) }},
	{"sd", func(r measureRow) cell { return floatCell(r.SD) }},
	{"cv", func(r measureRow) cell { return floatCell(r.CV) }},
	{"p10", func(r measureRow) cell { return floatCell(r.P10) }},
	{"median", func(r measureRow) cell { return floatCell(r.Median) }},
	{"p90", func(r measureRow) cell { return floatCell(r.P90) }},
	{"mean_low", func(r measureRow) cell { return lowCell(r.meanInterval) }},
	{"mean_high", func(r measureRow) cell { return highCell(r.meanInterval) }},
	{"median_low", func(r measureRow) cell { return lowCell(r.medianInterval) }},
	{"median_high", func(r measureRow) cell { return highCell(r.medianInterval) }},
}

// WriteMeasures writes measures.csv: a row for every measure and number, of each arm
// and of each task in it that has several trials.
func WriteMeasures(w io.Writer, a *analyse.Analysis, _ trial.Opener) error {
	var rows []measureRow
	add := func(arm *analyse.Arm, task string, numbers []analyse.Number, measures []analyse.Measured) {
		for _, n := range numbers {
			rows = append(rows, measureRow{arm, task, n.Name, n.Unit, n.Left, n.Summary, nil, n.MedianInterval})
		}
		for _, m := range measures {
			rows = append(rows, measureRow{arm, task, m.Name, m.Unit, m.Null, m.Summary, m.MeanInterval, m.MedianInterval})
		}
	}
	arms := map[string]*analyse.Arm{}
	for i := range a.Arms {
		arm := &a.Arms[i]
		arms[arm.ID] = arm
		add(arm, "", arm.Numbers, arm.Measures)
	}
	for _, c := range a.Cells {
		if arm := arms[c.Arm]; arm != nil {
			add(arm, c.Task, c.Numbers, c.Measures)
		}
	}
	return writeTable(w, measureColumns, slices.Values(rows))
}

// cell is a field ready to be quoted.
type cell string

// textCell returns foreign text that no spreadsheet runs.
func textCell(s string) cell {
	if r, _ := utf8.DecodeRuneInString(s); s != "" && strings.ContainsRune("=+-@＝＋－＠\t\r\n", r) {
		s = "'" + s
	}
	return cell(s)
}

func intCell(n int) cell { return cell(strconv.Itoa(n)) }

func optionalInt(is bool, n int64) cell {
	if !is {
		return ""
	}
	return cell(strconv.FormatInt(n, 10))
}

func int64Cell(n *int64) cell {
	if n == nil {
		return ""
	}
	return optionalInt(true, *n)
}

func lowCell(iv *stat.Interval) cell {
	if iv == nil {
		return ""
	}
	return floatCell(iv.Low)
}

func highCell(iv *stat.Interval) cell {
	if iv == nil {
		return ""
	}
	return floatCell(iv.High)
}

func floatCell(v *float64) cell {
	if v == nil {
		return ""
	}
	return cell(strconv.FormatFloat(*v, 'g', -1, 64))
}

// moneyCell returns a sum over so many trials with a known cost; it is empty if there are
// none.
func moneyCell(known int, usd analyse.USD) cell {
	if known == 0 {
		return ""
	}
	return cell(usd.String())
}

// jsonCell returns JSON in one cell.
func jsonCell(v any) cell {
	b, err := json.Marshal(v)
	if err != nil {
		return ""
	}
	return cell(b)
}
