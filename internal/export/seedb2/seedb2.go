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
//
// It is the only export that names the grader kind retrieval, which it is about.
package seedb2

import (
	"cmp"
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/export/seed"
	"github.com/assay-eval/assay/internal/gate"
	"github.com/assay-eval/assay/internal/kind/retrieval"
	"github.com/assay-eval/assay/internal/trial"
)

// Format is the document of one arm.
var Format = seed.Format("seed-b2", "the M6 summary JSON of the same design, for suites that grade retrieval", buildDocument)

type document struct {
	Summary summary `json:"summary"`
	Rows    []row   `json:"rows"`
}

type summary struct {
	TotalCases       int             `json:"total_cases"`
	Outcomes         outcomes        `json:"outcomes"`
	Recall           seed.Number     `json:"recall"`
	PerMode          map[string]mode `json:"per_miss_mode"`
	FireRate         seed.Number     `json:"fire_rate"`
	ErrorCount       int             `json:"error_count"`
	GeneratorVersion string          `json:"generator_version"` // of the original's form: "1"
	GateMode         string          `json:"gate_mode"`
	GateBreaches     []string        `json:"gate_breaches"`
}

// outcomes has those that occurred.
type outcomes struct {
	Surfaced int `json:"surfaced,omitempty"`
	Missed   int `json:"missed,omitempty"`
	Error    int `json:"error,omitempty"`
}

type mode struct {
	Total    int         `json:"total"`
	Surfaced int         `json:"surfaced"`
	Missed   int         `json:"-"`
	Errors   int         `json:"errors"`
	Recall   seed.Number `json:"recall"`
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

var errNoRetrieval = errors.New("this run grades no retrieval, so there is nothing to write in form seed-b2")

func buildDocument(a *analyse.Analysis, arm string, _ trial.Opener) (*document, error) {
	if !retrieval.HasMetrics(&a.Total) {
		return nil, errNoRetrieval
	}
	mine, err := seed.FindArm(a, "seed-b2", arm)
	if err != nil {
		return nil, err
	}
	cells := map[string]analyse.Cell{}
	for _, c := range a.Cells {
		if c.Arm == mine.ID {
			cells[c.Task] = c
		}
	}
	d := &document{Rows: []row{}}
	for i := range a.Trials {
		t := &a.Trials[i]
		c := cells[t.Task]
		if t.Arm == mine.ID && t.Found != "" && c.Expect != "nothing" && !slices.Contains(c.Tags, "canary") {
			d.Rows = append(d.Rows, rowOf(t.Full(), c))
		}
	}
	d.Summary = summariseRows(d.Rows)
	d.Summary.GateMode = a.Verdict.Mode
	d.Summary.applyGates(seed.RulesOf(a, mine))
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
		CaseID: seed.CaseID(t), MissMode: c.Group, Topic: cmp.Or(args.Topic, args.Query), IntendedDescription: c.Title, IntendedDecisionID: strings.Join(c.Target.RelevantIDs(), ","),
		IntendedFilePath: c.Target.File, FilePaths: append([]string{}, args.FilePaths...), Outcome: t.Found,
		SurfacedDecisionIDs: append([]string{}, retrieval.SurfacedIDs(t)...),
	}
	r.NDecisionsSurfaced = len(r.SurfacedDecisionIDs)
	for _, m := range t.Measures {
		if strings.HasSuffix(m.Name, ".fired") && m.Value != nil {
			r.Fired = *m.Value > 0
		}
	}
	if r.Outcome == retrieval.Error {
		r.ErrorMsg = cmp.Or(t.Details[retrieval.DetailError], t.Reason)
	}
	return r
}

func summariseRows(rows []row) summary {
	s := summary{TotalCases: len(rows), GeneratorVersion: "1", PerMode: map[string]mode{}, GateBreaches: []string{}}
	fired := 0
	for _, r := range rows {
		m := s.PerMode[r.MissMode]
		m.Total++
		switch r.Outcome {
		case retrieval.Surfaced:
			s.Outcomes.Surfaced++
			m.Surfaced++
		case retrieval.Missed:
			s.Outcomes.Missed++
			m.Missed++
		default:
			s.Outcomes.Error++
			m.Errors++
		}
		if r.Fired {
			fired++
		}
		m.Recall = seed.Number(gate.SeedRatio(m.Surfaced, m.Surfaced+m.Missed))
		s.PerMode[r.MissMode] = m
	}
	o := s.Outcomes
	s.Recall = seed.Number(gate.SeedRatio(o.Surfaced, o.Surfaced+o.Missed))
	s.FireRate = seed.Number(gate.SeedRatio(fired, s.TotalCases))
	s.ErrorCount = o.Error
	return s
}

// applyGates compares the rounded figures with this run's rules on retrieval, of
// profile seed or the suite's own: a rule on recall, overall or of a group, or on the
// fire rate, in any of their variants, is taken as one on the original's figure of that
// name.
func (s *summary) applyGates(rules []analyse.Rule) {
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
			breach = gate.SeedBreach(group+" recall", float64(s.PerMode[group].Recall), r.Min, r.Max)
		case base == "recall" || base == "recall_seed" || base == "recall_total":
			breach = gate.SeedBreach("overall recall", float64(s.Recall), r.Min, r.Max)
		case strings.HasPrefix(base, "fire_rate"):
			breach = gate.SeedBreach("fire_rate", float64(s.FireRate), r.Min, r.Max)
		}
		if breach != "" && !slices.Contains(s.GateBreaches, breach) {
			s.GateBreaches = append(s.GateBreaches, breach)
		}
	}
}
