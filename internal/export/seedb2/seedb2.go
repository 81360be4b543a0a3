// Package seedb2 writes the results of a retrieval suite in the form of the
// preflight-recall evaluation that the suite descends from: the same fields,
// classes, denominators and rounding, so that its tools and its history can be
// used further. The right figures are in the other reports; here a mode of which
// nothing was evaluated has recall 0.0, one that the server cannot answer at all
// counts as missed, and an error counts among all that could have fired, as in
// the original.
//
// Canaries, and tasks to which nothing is relevant, are unknown to the original
// and left out.
package seedb2

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/gate"
	"github.com/assay-eval/assay/internal/kind/retrieval"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/trial"
)

// Format writes the report of a run with one arm.
func Format(w io.Writer, a *analyse.Analysis, ev trial.Opener) error { return For("")(w, a, ev) }

// For returns the format for one arm of a run; "" means the only one.
var For = report.Document(build)

type document struct {
	Summary summary `json:"summary"`
	Rows    []row   `json:"rows"`
}

type summary struct {
	TotalCases   int             `json:"total_cases"`
	Outcomes     outcomes        `json:"outcomes"`
	Recall       float           `json:"recall"`
	PerMode      map[string]mode `json:"per_mode"`
	FireRate     float           `json:"fire_rate"`
	ErrorCount   int             `json:"error_count"`
	GateMode     string          `json:"gate_mode"`
	GateBreaches []string        `json:"gate_breaches"`
}

type outcomes struct {
	Surfaced int `json:"surfaced"`
	Missed   int `json:"missed"`
	Error    int `json:"error"`
}

type mode struct {
	Total    int   `json:"total"`
	Surfaced int   `json:"surfaced"`
	Missed   int   `json:"missed"`
	Error    int   `json:"error"`
	Recall   float `json:"recall"`
}

type row struct {
	CaseID              string   `json:"case_id"`
	MissMode            string   `json:"miss_mode"`
	Topic               string   `json:"topic"`
	IntendedDescription string   `json:"intended_description"`
	IntendedDecisionID  string   `json:"intended_decision_id"`
	IntendedFilePath    string   `json:"intended_file_path"`
	FilePaths           []string `json:"file_paths"`
	Outcome             string   `json:"outcome"`
	Fired               bool     `json:"fired"`
	NDecisionsSurfaced  int      `json:"n_decisions_surfaced"`
	SurfacedDecisionIDs []string `json:"surfaced_decision_ids"`
	ErrorMsg            string   `json:"error_msg"` // "" if none
}

// float is written as the original writes it: shortest form, with ".0" where
// there is no fraction.
type float float64

// MarshalJSON implements json.Marshaler.
func (f float) MarshalJSON() ([]byte, error) { return []byte(gate.SeedNumber(float64(f))), nil }

var errNoRetrieval = errors.New("this run grades no retrieval, so there is nothing to write in form seed-b2")

func build(a *analyse.Analysis, arm string, _ trial.Opener) (*document, error) {
	if !retrieval.HasMetrics(&a.Total) {
		return nil, errNoRetrieval
	}
	ids := make([]string, len(a.Arms))
	for i, x := range a.Arms {
		ids[i] = x.ID
	}
	switch {
	case arm == "" && len(ids) == 1:
		arm = ids[0]
	case arm == "":
		return nil, fmt.Errorf("form seed-b2 holds one arm and this run has %d: choose one of %s", len(ids), strings.Join(ids, ", "))
	case !slices.Contains(ids, arm):
		return nil, fmt.Errorf("this run has no arm %q; it has %s", arm, strings.Join(ids, ", "))
	}
	cells := map[string]analyse.Cell{}
	for _, c := range a.Cells {
		if c.Arm == arm {
			cells[c.Task] = c
		}
	}
	d := &document{Rows: []row{}}
	for i := range a.Trials {
		t := &a.Trials[i]
		c := cells[t.Task]
		if t.Arm == arm && t.Found != "" && c.Expect != "nothing" && !slices.Contains(c.Tags, "canary") {
			d.Rows = append(d.Rows, rowOf(t, c))
		}
	}
	d.Summary = summarise(d.Rows)
	d.Summary.GateMode = a.Verdict.Mode
	mine := a.Arms[slices.Index(ids, arm)]
	d.Summary.gates(slices.DeleteFunc(slices.Clone(a.Rules), func(r analyse.Rule) bool {
		return !r.Where.Match(mine.Agent, mine.Scenario, nil)
	}))
	return d, nil
}

func rowOf(t *analyse.Trial, c analyse.Cell) row {
	var args struct {
		Topic     string   `json:"topic"`
		Query     string   `json:"query"`
		FilePaths []string `json:"file_paths"`
	}
	_ = json.Unmarshal([]byte(t.Details[retrieval.DetailArgs]), &args) // of another shape: no topic
	r := row{
		CaseID: t.Task, MissMode: c.Group, Topic: args.Topic, IntendedDescription: c.Title, IntendedDecisionID: strings.Join(c.Target.IDs, ","),
		IntendedFilePath: c.Target.File, FilePaths: append([]string{}, args.FilePaths...), Outcome: t.Found,
		SurfacedDecisionIDs: append([]string{}, retrieval.SurfacedIDs(t)...),
	}
	if r.Topic == "" {
		r.Topic = args.Query
	}
	if t.Index > 0 { // the original has one trial a case
		r.CaseID += "#" + strconv.Itoa(t.Index+1)
	}
	r.NDecisionsSurfaced = len(r.SurfacedDecisionIDs)
	for _, m := range t.Measures {
		if strings.HasSuffix(m.Name, ".fired") && m.Value != nil {
			r.Fired = *m.Value > 0
		}
	}
	if r.Outcome == retrieval.Error {
		r.ErrorMsg = t.Reason
		if text := t.Details[retrieval.DetailError]; text != "" {
			r.ErrorMsg = text
		}
	}
	return r
}

func summarise(rows []row) summary {
	s := summary{TotalCases: len(rows), PerMode: map[string]mode{}, GateBreaches: []string{}}
	fired := 0
	for _, r := range rows {
		m := s.PerMode[r.MissMode]
		m.Total++
		switch r.Outcome {
		case retrieval.Surfaced:
			m.Surfaced++
			s.Outcomes.Surfaced++
		case retrieval.Missed:
			m.Missed++
			s.Outcomes.Missed++
		default:
			m.Error++
			s.Outcomes.Error++
		}
		if r.Fired {
			fired++
		}
		m.Recall = float(gate.SeedRatio(m.Surfaced, m.Surfaced+m.Missed))
		s.PerMode[r.MissMode] = m
	}
	o := s.Outcomes
	s.Recall = float(gate.SeedRatio(o.Surfaced, o.Surfaced+o.Missed))
	s.FireRate = float(gate.SeedRatio(fired, s.TotalCases))
	s.ErrorCount = o.Error
	return s
}

// gates holds the rounded figures against this run's rules on retrieval, those
// of profile seed or the suite's own: a rule on recall, overall or of a group, or
// on the fire rate, in any of their variants, is taken as one on the original's
// figure of that name.
func (s *summary) gates(rules []analyse.Rule) {
	for _, r := range rules {
		if r.Verdict == analyse.RuleSkipped || r.Compare != "" || r.MaxDrop != nil || r.MaxRise != nil {
			continue
		}
		name, ok := strings.CutPrefix(r.Metric, "retrieval.")
		if !ok {
			continue
		}
		breach := ""
		base, group, one := strings.Cut(name, ".")
		switch {
		case (base == "recall" || base == "recall_seed") && one:
			breach = gate.SeedBreach("recall["+group+"]", float64(s.PerMode[group].Recall), r.Min, r.Max)
		case base == "recall" || base == "recall_seed" || base == "recall_total":
			breach = gate.SeedBreach("recall", float64(s.Recall), r.Min, r.Max)
		case strings.HasPrefix(base, "fire_rate"):
			breach = gate.SeedBreach("fire_rate", float64(s.FireRate), r.Min, r.Max)
		}
		if breach != "" {
			s.GateBreaches = append(s.GateBreaches, breach)
		}
	}
}
