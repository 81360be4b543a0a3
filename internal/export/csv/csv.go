// Package csv writes tables for spreadsheets and data frames: one row a trial,
// or one row a task and arm. RFC 4180 with LF line ends; an empty cell is null.
//
// Text comes from tasks and models, and a spreadsheet runs a cell that begins
// with = + - @, their wide forms, a tab or a line end: such text gets a leading
// apostrophe. Numbers are written as numbers.
package csv

import (
	"encoding/csv"
	"encoding/json"
	"io"
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
var TrialsFormat = report.Format{Name: "csv", File: "trials.csv", Doc: "one row a trial", Media: report.CSV, Write: Trials}

// SummaryFormat is summary.csv.
var SummaryFormat = report.Format{Name: "csv-summary", File: "summary.csv", Doc: "one row a task and arm", Media: report.CSV, Write: Summary}

// MeasuresFormat is measures.csv.
var MeasuresFormat = report.Format{
	Name: "csv-measures", File: "measures.csv", Doc: "one row a measure, of each arm and of each task in it", Write: Measures, Applies: report.Programs,
	Volatile: report.Volatile{Patterns: []string{`(?m)^.*,time_ms,ms,.*$`}},
}

// Trials writes trials.csv, baselines last and marked by their role. After the fixed columns come one column for each
// criterion, measure and detail, sorted by name.
func Trials(w io.Writer, a *analyse.Analysis, _ trial.Opener) error {
	var criteria, measures, details []string
	trials := a.Trials
	if a.SessionStart != nil {
		trials = slices.Concat(trials, a.SessionStart.Trials)
	}
	for _, t := range trials {
		for _, c := range t.Criteria {
			criteria = append(criteria, c.Name)
		}
		for _, m := range t.Measures {
			measures = append(measures, m.Name)
		}
		for name := range t.Details {
			details = append(details, name)
		}
	}
	for _, names := range []*[]string{&criteria, &measures, &details} {
		slices.Sort(*names)
		*names = slices.Compact(*names)
	}
	head := []string{"task", "arm", "index", "status", "outcome", "void", "label", "reason", "end", "turns", "model", "source", "origin_run",
		"attempts", "throttled", "agent_ms", "input_tokens", "cache_read_tokens", "cache_write_tokens", "output_tokens", "reasoning_tokens",
		"billed_usd", "cold_usd", "cold_usd_seed", "seed_outcome",
		"servers_assigned", "servers_delivered", "servers_seen", "servers_used", "server_calls", "server_errors",
		"role", "isolation", "first_failure", "first_failure_reason", "graded", "note_labels"}
	for _, c := range criteria {
		head = append(head, "criterion:"+c)
	}
	for _, m := range measures {
		head = append(head, "measure:"+m)
	}
	for _, d := range details {
		head = append(head, "detail:"+d)
	}
	t := newTable(w)
	t.row(texts(head)...)
	for i := range trials {
		role := ""
		if i >= len(a.Trials) {
			role = suite.BaselineTask
		}
		t.row(trialRow(&trials[i], role, criteria, measures, details)...)
	}
	return t.end()
}

func trialRow(t *analyse.Trial, role string, criteria, measures, details []string) []cell {
	ran := t.End != ""
	origin := ""
	if t.Origin != nil {
		origin = t.Origin.Run
	}
	tok, used := t.Tokens, t.Tokens.Trials > 0
	row := []cell{text(t.Task), text(t.Arm), number(t.Index), text(string(t.Status)), text(string(t.Outcome)), text(string(t.Void)), text(t.Label), text(t.Reason),
		text(string(t.End)), known(ran, int64(t.Turns)), text(t.Model), text(string(t.Source)), text(origin),
		number(t.Attempts), number(t.Throttled), integer(t.AgentMS),
		known(used, tok.Input), known(used, tok.CacheRead), known(used, tok.CacheWrite5m+tok.CacheWrite1h), known(used, tok.Output), known(used, tok.Reasoning),
		money(t.Cost.Priced, t.Cost.Billed), money(t.Cost.ColdKnown(), t.Cost.Cold), money(t.Cost.ColdKnown(), t.Cost.ColdSeed), text(t.SeedOutcome)}
	row = append(row, proof(t.Servers)...)
	row = append(row, text(role), text(t.Isolation))
	if f := t.FirstFailure; f != nil {
		row = append(row, text(f.Grader), text(f.Reason))
	} else {
		row = append(row, "", "")
	}
	row = append(row, text(string(t.Graded)), text(strings.Join(noteLabels(t.Notes), " ")))
	for _, name := range criteria {
		c := cell("")
		for _, x := range t.Criteria {
			if x.Name == name {
				c = text(string(x.Verdict))
			}
		}
		row = append(row, c)
	}
	for _, name := range measures {
		c := cell("")
		for _, x := range t.Measures {
			if x.Name == name {
				c = float(x.Value)
			}
		}
		row = append(row, c)
	}
	for _, name := range details {
		row = append(row, text(t.Details[name]))
	}
	return row
}

// noteLabels are the labels that people gave a trial and did not take back, each
// once.
func noteLabels(notes []trial.Note) []string {
	var out []string
	revoked := trial.Revoked(notes)
	for _, n := range notes {
		if n.Label != "" && !revoked[n.Seq] && !slices.Contains(out, n.Label) {
			out = append(out, n.Label)
		}
	}
	return out
}

// proof is the columns of the servers: names in the order of the scenario, parted
// by spaces, and sums over them. All are empty where no server was assigned.
func proof(servers []trial.ServerProof) []cell {
	var assigned, delivered, seen, used []string
	calls, errors := 0, 0
	for _, s := range servers {
		assigned = append(assigned, s.Name)
		if s.Digest != "" && (s.Pinned == "" || s.Digest == s.Pinned) {
			delivered = append(delivered, s.Name)
		}
		if s.Tools > 0 {
			seen = append(seen, s.Name)
		}
		if s.Calls > 0 {
			used = append(used, s.Name)
		}
		calls, errors = calls+s.Calls, errors+s.Errors
	}
	var out []cell
	for _, names := range [][]string{assigned, delivered, seen, used} {
		out = append(out, text(strings.Join(names, " ")))
	}
	return append(out, known(len(servers) > 0, int64(calls)), known(len(servers) > 0, int64(errors)))
}

// Summary writes summary.csv: a row for every task in every arm.
func Summary(w io.Writer, a *analyse.Analysis, _ trial.Opener) error {
	t := newTable(w)
	t.row(texts([]string{"task", "title", "group", "hint_level", "tags", "arm",
		"planned", "scored", "pass", "fail", "unknown", "void_setup", "void_environment", "void_treatment", "void_grader", "skipped", "pending",
		"success_rate", "success_low", "success_high", "median_turns", "median_live_ms", "priced", "billed_usd", "cold_usd", "cold_usd_seed", "labels",
		"usd_per_success", "ms_per_success", "causes", "unpriced", "cold_unknown"})...)
	for _, c := range a.Cells {
		l, tags := c.Ledger, cell("")
		if len(c.Tags) > 0 {
			tags = list(c.Tags)
		}
		t.row(text(c.Task), text(c.Title), text(c.Group), text(c.HintLevel), tags, text(c.Arm),
			number(l.Planned), number(l.Scored), number(l.Pass), number(l.Fail), number(l.Unknown),
			number(l.VoidSetup), number(l.VoidEnvironment), number(l.VoidTreatment), number(l.VoidGrader), number(l.Skipped), number(l.Pending),
			float(c.Success.Value), float(c.Success.Low), float(c.Success.High), float(c.Turns), float(c.MedianMS),
			number(c.Cost.Priced), money(c.Cost.Priced, c.Cost.Billed), money(c.Cost.ColdKnown(), c.Cost.Cold), money(c.Cost.ColdKnown(), c.Cost.ColdSeed), counts(c.Labels),
			float(c.PerSuccess.USD), float(c.PerSuccess.MS), counts(c.Causes), number(c.Cost.Unpriced), number(c.Cost.ColdUnknown))
	}
	return t.end()
}

// counts is a JSON object of counts by name.
func counts(cs []analyse.Count) cell {
	byName := make(map[string]int, len(cs))
	for _, n := range cs {
		byName[n.Name] = n.N
	}
	return list(byName)
}

// Measures writes measures.csv: a row for every measure and number, of each arm
// and of each task in it that has several trials.
func Measures(w io.Writer, a *analyse.Analysis, _ trial.Opener) error {
	t := newTable(w)
	t.row(texts([]string{"agent", "scenario", "task", "name", "unit", "n", "null", "mean", "sd", "cv", "p10", "median", "p90",
		"mean_low", "mean_high", "median_low", "median_high"})...)
	of := map[string]*analyse.Arm{}
	write := func(arm *analyse.Arm, task string, numbers []analyse.Number, measures []analyse.Measured) {
		row := func(name, unit string, null int, s stat.Summary, mean, median *stat.Interval) {
			t.row(text(arm.Agent), text(arm.Scenario), text(task), text(name), text(unit), number(s.N), number(null),
				float(s.Mean), float(s.SD), float(s.CV), float(s.P10), float(s.Median), float(s.P90),
				low(mean), high(mean), low(median), high(median))
		}
		for _, n := range numbers {
			row(n.Name, n.Unit, n.Left, n.Summary, nil, n.MedianInterval)
		}
		for _, m := range measures {
			row(m.Name, m.Unit, m.Null, m.Summary, m.MeanInterval, m.MedianInterval)
		}
	}
	for i := range a.Arms {
		arm := &a.Arms[i]
		of[arm.ID] = arm
		write(arm, "", arm.Numbers, arm.Measures)
	}
	for _, c := range a.Cells {
		if arm := of[c.Arm]; arm != nil {
			write(arm, c.Task, c.Numbers, c.Measures)
		}
	}
	return t.end()
}

// cell is a field ready to be quoted.
type cell string

// text is foreign text, made harmless.
func text(s string) cell {
	if r, _ := utf8.DecodeRuneInString(s); s != "" && strings.ContainsRune("=+-@＝＋－＠\t\r\n", r) {
		s = "'" + s
	}
	return cell(s)
}

func texts(ss []string) []cell {
	out := make([]cell, len(ss))
	for i, s := range ss {
		out[i] = text(s)
	}
	return out
}

func number(n int) cell { return cell(strconv.Itoa(n)) }

func known(is bool, n int64) cell {
	if !is {
		return ""
	}
	return cell(strconv.FormatInt(n, 10))
}

func integer(n *int64) cell {
	if n == nil {
		return ""
	}
	return known(true, *n)
}

func low(iv *stat.Interval) cell {
	if iv == nil {
		return ""
	}
	return float(iv.Low)
}

func high(iv *stat.Interval) cell {
	if iv == nil {
		return ""
	}
	return float(iv.High)
}

func float(v *float64) cell {
	if v == nil {
		return ""
	}
	return cell(strconv.FormatFloat(*v, 'g', -1, 64))
}

// money is a sum over so many trials: nothing if none of them has a known cost.
func money(known int, usd analyse.USD) cell {
	if known == 0 {
		return ""
	}
	return cell(usd.String())
}

// list is JSON in one cell.
func list(v any) cell {
	b, err := json.Marshal(v)
	if err != nil {
		return ""
	}
	return cell(b)
}

// table writes rows; its first error ends it.
type table struct{ w *csv.Writer }

func newTable(w io.Writer) *table { return &table{csv.NewWriter(w)} }

func (t *table) row(cells ...cell) {
	fields := make([]string, len(cells))
	for i, c := range cells {
		fields[i] = string(c)
	}
	_ = t.w.Write(fields) // kept by the writer and returned by end
}

func (t *table) end() error {
	t.w.Flush()
	return t.w.Error()
}
