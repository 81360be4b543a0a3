// Package csv writes tables for spreadsheets and data frames: one row a trial, one
// row a task and arm, or one row a measure. Each table is a list of columns. RFC 4180
// with LF line ends; an empty cell is null.
//
// Text comes from tasks and models, and a spreadsheet runs a cell that begins
// with = + - @, their wide forms, a tab or a line end: such text gets a leading
// apostrophe. Numbers are written as numbers.
package csv

import (
	"cmp"
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
	"github.com/assay-eval/assay/internal/spend"
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
	Name: "csv-measures", File: "measures.csv", Doc: "one row a measure, of each arm and of each task in it", Write: WriteMeasures, Applies: hasMeasures,
}

// field is a cell of a table with the name of its column.
type field struct {
	column string
	value  cell
}

// writeTable writes a header and a row for each value; fields appends the fields of a row.
// zero supplies the names of columns if there are no values.
func writeTable[T any](w io.Writer, zero T, fields func([]field, T) []field, rows iter.Seq[T]) error {
	out := csv.NewWriter(w)
	var record []string
	row := fields(nil, zero)
	for _, f := range row {
		record = append(record, string(textCell(f.column)))
	}
	_ = out.Write(record) // the writer keeps the error for Error
	for r := range rows {
		row = fields(row[:0], r)
		for i, f := range row {
			record[i] = string(f.value)
		}
		_ = out.Write(record)
	}
	out.Flush()
	return out.Error()
}

type trialRow struct {
	*analyse.Trial
	role string
}

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

// trialFields appends the fields of trials.csv that every run has.
func trialFields(to []field, t trialRow) []field {
	tokens, origin, failure := t.Tokens.Trials > 0, trial.Origin{}, analyse.Reason{}
	if t.Origin != nil {
		origin = *t.Origin
	}
	if t.FirstFailure != nil {
		failure = *t.FirstFailure
	}
	delivered := func(s trial.ServerProof) bool { return s.Digest != "" && (s.Pinned == "" || s.Digest == s.Pinned) }
	return append(to, []field{
		{"task", textCell(t.Task)}, {"arm", textCell(t.Arm)}, {"index", intCell(t.Index)},
		{"status", textCell(t.Status)}, {"outcome", textCell(t.Outcome)}, {"void", textCell(t.Void)},
		{"label", textCell(t.Label)}, {"reason", textCell(t.Full().Reason)}, {"end", textCell(t.End)},
		{"turns", optionalInt(t.End != "", int64(t.Turns))}, {"model", textCell(t.Model)},
		{"source", textCell(t.Source)}, {"origin_run", textCell(origin.Run)},
		{"attempts", intCell(t.Attempts)}, {"throttled", intCell(t.Throttled)}, {"agent_ms", int64Cell(t.AgentMS())},
		{"input_tokens", optionalInt(tokens, t.Tokens.Input)},
		{"cache_read_tokens", optionalInt(tokens, t.Tokens.CacheRead)},
		{"cache_write_tokens", optionalInt(tokens, t.Tokens.CacheWrite5m+t.Tokens.CacheWrite1h)},
		{"output_tokens", optionalInt(tokens, t.Tokens.Output)},
		{"reasoning_tokens", optionalInt(tokens, t.Tokens.Reasoning)},
		{"billed_usd", moneyCell(t.Cost.Priced, t.Cost.Billed)},
		{"cold_usd", moneyCell(t.Cost.ColdKnown(), t.Cost.Cold)},
		{"cold_usd_seed", moneyCell(t.Cost.ColdKnown(), t.Cost.ColdSeed)},
		{"seed_outcome", textCell(t.SeedOutcome)},
		{"servers_assigned", t.serverNames(func(trial.ServerProof) bool { return true })},
		{"servers_delivered", t.serverNames(delivered)},
		{"servers_seen", t.serverNames(func(s trial.ServerProof) bool { return s.Tools > 0 })},
		{"servers_used", t.serverNames(func(s trial.ServerProof) bool { return s.Calls > 0 })},
		{"server_calls", t.serverSum(func(s trial.ServerProof) int { return s.Calls })},
		{"server_errors", t.serverSum(func(s trial.ServerProof) int { return s.Errors })},
		{"role", textCell(t.role)}, {"isolation", textCell(t.Isolation)},
		{"first_failure", textCell(failure.Grader)}, {"first_failure_reason", textCell(failure.Reason)},
		{"graded", textCell(t.Graded)}, {"note_labels", textCell(strings.Join(noteLabels(t.Notes), " "))},
		{"requests", optionalInt(tokens, int64(t.Tokens.Requests))}, {"reused_requests", optionalInt(tokens, int64(t.Tokens.Reused))},
	}...)
}

// WriteTrials writes trials.csv: the trials of tasks, then the trials of baselines,
// which their role marks. Of a run on several machines, columns name the machines of
// a trial; "" is the coordinator's. A column for each criterion, measure and detail, sorted by
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
	criterionNames, measureNames, detailNames := columnsOf("criterion:", criteria), columnsOf("measure:", measures), columnsOf("detail:", details)
	fields := func(to []field, t trialRow) []field {
		out := trialFields(to, t)
		if len(a.Machines) > 0 {
			w := t.DoneBy()
			out = append(out, field{"worker", textCell(w.Generated)}, field{"worker_graded", textCell(w.Graded)})
		}
		for _, c := range criterionNames {
			out = append(out, field{c.column, verdictOf(t.Criteria, c.name)})
		}
		for _, c := range measureNames {
			out = append(out, field{c.column, valueOf(t.Measures, c.name)})
		}
		for _, c := range detailNames {
			out = append(out, field{c.column, textCell(t.Details[c.name])})
		}
		return out
	}
	return writeTable(w, trialRow{Trial: analyse.NewTrial(trial.Key{})}, fields, slices.Values(rows))
}

// named is a column for something that has a name.
type named struct{ column, name string }

// columnsOf returns the columns for names, sorted.
func columnsOf(prefix string, names map[string]bool) []named {
	var out []named
	for _, name := range slices.Sorted(maps.Keys(names)) {
		out = append(out, named{prefix + name, name})
	}
	return out
}

func verdictOf(criteria []trial.Criterion, name string) (out cell) {
	for _, c := range criteria {
		if c.Name == name {
			out = textCell(c.Verdict)
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

// noteLabels returns the labels that people gave a trial and did not revoke, each
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

func summaryFields(to []field, c analyse.Cell) []field {
	l, tags := c.Ledger, cell("")
	if len(c.Tags) > 0 {
		tags = jsonCell(c.Tags)
	}
	return append(to, []field{
		{"task", textCell(c.Task)}, {"title", textCell(c.Title)}, {"group", textCell(c.Group)},
		{"hint_level", textCell(c.HintLevel)}, {"tags", tags}, {"arm", textCell(c.Arm)},
		{"planned", intCell(l.Planned)}, {"scored", intCell(l.Scored)}, {"pass", intCell(l.Pass)},
		{"fail", intCell(l.Fail)}, {"unknown", intCell(l.Unknown)}, {"void_setup", intCell(l.VoidSetup)},
		{"void_environment", intCell(l.VoidEnvironment)}, {"void_treatment", intCell(l.VoidTreatment)},
		{"void_grader", intCell(l.VoidGrader)}, {"skipped", intCell(l.Skipped)}, {"pending", intCell(l.Pending)},
		{"success_rate", floatCell(c.Success.Value)}, {"success_low", floatCell(c.Success.Low)},
		{"success_high", floatCell(c.Success.High)}, {"median_turns", floatCell(c.Turns)},
		{"median_live_ms", floatCell(c.MedianMS)}, {"priced", intCell(c.Cost.Priced)},
		{"billed_usd", moneyCell(c.Cost.Priced, c.Cost.Billed)},
		{"cold_usd", moneyCell(c.Cost.ColdKnown(), c.Cost.Cold)},
		{"cold_usd_seed", moneyCell(c.Cost.ColdKnown(), c.Cost.ColdSeed)}, {"labels", countsJSON(c.Labels)},
		{"usd_per_success", floatCell(c.PerSuccess.USD)}, {"ms_per_success", floatCell(c.PerSuccess.MS)},
		{"causes", countsJSON(c.Causes)}, {"unpriced", intCell(c.Cost.Unpriced)},
		{"cold_unknown", intCell(c.Cost.ColdUnknown)},
	}...)
}

// WriteSummary writes summary.csv: a row for every task in every arm.
func WriteSummary(w io.Writer, a *analyse.Analysis, _ trial.Opener) error {
	return writeTable(w, analyse.Cell{}, summaryFields, slices.Values(a.Cells))
}

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

func measureFields(to []field, r measureRow) []field {
	mean, median := cmp.Or(r.meanInterval, &stat.Interval{}), cmp.Or(r.medianInterval, &stat.Interval{})
	return append(to, []field{
		{"agent", textCell(r.arm.Agent)}, {"scenario", textCell(r.arm.Scenario)}, {"task", textCell(r.task)},
		{"name", textCell(r.name)}, {"unit", textCell(r.unit)}, {"n", intCell(r.N)}, {"null", intCell(r.null)},
		{"mean", floatCell(r.Mean)}, {"sd", floatCell(r.SD)}, {"cv", floatCell(r.CV)},
		{"p10", floatCell(r.P10)}, {"median", floatCell(r.Median)}, {"p90", floatCell(r.P90)},
		{"mean_low", floatCell(mean.Low)}, {"mean_high", floatCell(mean.High)},
		{"median_low", floatCell(median.Low)}, {"median_high", floatCell(median.High)},
	}...)
}

// hasMeasures reports whether measures.csv has figures that other tables lack.
func hasMeasures(a *analyse.Analysis) bool { return report.IsOfPrograms(a) || a.Total.Choice != nil }

// WriteMeasures writes measures.csv. It has a row for every measure and number of each
// arm, and of each task with several trials in the arm. It also has a row for every
// figure of tools of each arm, with the value in the column mean.
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
		for _, m := range arm.Choice.All() {
			rows = append(rows, measureRow{arm, "", m.Name, m.Unit, 0, stat.Summary{N: m.Denominator, Mean: m.Value}, &stat.Interval{Low: m.Low, High: m.High}, nil})
		}
	}
	for _, c := range a.Cells {
		if arm := arms[c.Arm]; arm != nil {
			add(arm, c.Task, c.Numbers, c.Measures)
		}
	}
	return writeTable(w, measureRow{arm: &analyse.Arm{}}, measureFields, slices.Values(rows))
}

// cell is a field ready to be quoted.
type cell string

// textCell returns foreign text that no spreadsheet runs.
func textCell[S ~string](text S) cell {
	s := string(text)
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

func floatCell(v *float64) cell {
	if v == nil {
		return ""
	}
	return cell(strconv.FormatFloat(*v, 'g', -1, 64))
}

// moneyCell returns a sum over so many trials with a known cost; it is empty if there are
// none.
func moneyCell(known int, usd spend.USD) cell {
	if known == 0 {
		return ""
	}
	return cell(usd.String())
}

func jsonCell(v any) cell {
	b, err := json.Marshal(v)
	if err != nil {
		return ""
	}
	return cell(b)
}
