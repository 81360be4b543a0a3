// Package seedb writes the results of a binding suite in the form of the
// grounding-recall evaluation that the suite descends from: the same fields, classes,
// denominators and rounding, so that its tools and its history can be used further. The
// right figures are in the other reports; here recall counts void trials against the
// agent, as the original does.
//
// It is the only export that names the grader kind binding, which it is about.
package seedb

import (
	"cmp"
	"errors"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/export/seed"
	"github.com/assay-eval/assay/internal/gate"
	bindkind "github.com/assay-eval/assay/internal/kind/binding"
	"github.com/assay-eval/assay/internal/trial"
)

// Format is the document of one arm.
var Format = seed.Format("seed-b", "the M2 summary JSON of the design that bind-recall follows", buildDocument)

type document struct {
	Summary summary `json:"summary"`
	Rows    []row   `json:"rows"`
}

type summary struct {
	TotalCases           int                 `json:"total_cases"`
	Outcomes             outcomes            `json:"outcomes"`
	Precision            seed.Number         `json:"precision"`
	Recall               seed.Number         `json:"recall"`
	AbortRate            seed.Number         `json:"abort_rate"`
	PerCaseType          map[string]caseType `json:"per_case_type"`
	TokensInTotal        int64               `json:"tokens_in_total"`
	TokensOutTotal       int64               `json:"tokens_out_total"`
	AvgTurns             seed.Number         `json:"avg_turns"`
	GeneratorVersion     string              `json:"generator_version"`
	Model                string              `json:"model"`
	GateMode             string              `json:"gate_mode"`
	GateBreaches         []string            `json:"gate_breaches"`
	EvalErrorRate        seed.Number         `json:"eval_error_rate"`
	CatastrophicBreaches []string            `json:"catastrophic_breaches"`
}

// outcomes has eval_error only if there was one.
type outcomes struct {
	Correct     int `json:"correct"`
	WrongSymbol int `json:"wrong_symbol"`
	WrongFile   int `json:"wrong_file"`
	Aborted     int `json:"aborted"`
	EvalError   int `json:"eval_error,omitempty"`
}

type caseType struct {
	Total   int         `json:"total"`
	Correct int         `json:"correct"`
	Recall  seed.Number `json:"recall"` // not rounded
}

type row struct {
	CaseID         string  `json:"case_id"`
	CaseType       string  `json:"case_type"`
	IntendedFile   string  `json:"intended_file"`
	IntendedSymbol string  `json:"intended_symbol"`
	BoundFile      *string `json:"bound_file"`
	BoundSymbol    *string `json:"bound_symbol"`
	Outcome        string  `json:"outcome"`
	Aborted        bool    `json:"aborted"`
	AbortReason    *string `json:"abort_reason"`
	Reasoning      string  `json:"reasoning"`
	Turns          int     `json:"turns"`
	TokensIn       int64   `json:"tokens_in"`
	TokensOut      int64   `json:"tokens_out"`
	FailureMode    string  `json:"failure_mode"`
	ErrorMsg       string  `json:"error_msg,omitempty"` // of eval_error rows only
}

func ratioOf(k, n int) float64 {
	if n == 0 {
		return 0
	}
	return float64(k) / float64(n)
}

var errNoBindings = errors.New("this run grades no binding, so there is nothing to write in form seed-b")

func buildDocument(a *analyse.Analysis, arm string, _ trial.Opener) (*document, error) {
	if !bindkind.HasMetrics(&a.Total) {
		return nil, errNoBindings
	}
	mine, err := seed.FindArm(a, "seed-b", arm)
	if err != nil {
		return nil, err
	}
	cells := map[string]analyse.Cell{}
	for _, c := range a.Cells {
		cells[c.Task] = c
	}
	d := &document{Rows: []row{}}
	var models []string
	for _, t := range a.Trials {
		if t.Arm == mine.ID && t.SeedOutcome != "" {
			d.Rows = append(d.Rows, rowOf(*t.Full(), cells[t.Task]))
			if t.Source == trial.Scripted {
				// The seed's form has no other place to say it.
				models = append(models, "scripted answers: measures no model")
			} else if t.Model != "" {
				models = append(models, t.Model)
			}
		}
	}
	d.Summary = summariseRows(d.Rows)
	d.Summary.GeneratorVersion = "1"
	slices.Sort(models)
	d.Summary.Model = cmp.Or(strings.Join(slices.Compact(models), ","), "default")
	d.Summary.GateMode = a.Verdict.Mode
	d.Summary.applyGates(seed.RulesOf(a, mine))
	return d, nil
}

func rowOf(t analyse.Trial, c analyse.Cell) row {
	det := t.Details
	r := row{
		CaseID: seed.CaseID(&t), CaseType: c.Group, IntendedFile: c.Target.File, IntendedSymbol: c.Target.Symbol,
		Outcome: t.SeedOutcome, Reasoning: det[bindkind.DetailReasoning], Turns: t.Turns, TokensIn: t.Tokens.Input, TokensOut: t.Tokens.Output,
		FailureMode: det[bindkind.DetailFailureMode],
	}
	switch r.Outcome {
	case bindkind.Correct, bindkind.WrongSymbol, bindkind.WrongFile:
		r.BoundFile, r.BoundSymbol = nullIfEmpty(det[bindkind.DetailBoundFile]), nullIfEmpty(det[bindkind.DetailBoundSymbol])
	case bindkind.Aborted:
		r.Aborted = true
		r.AbortReason = new(cmp.Or(det[bindkind.DetailAbortReason], t.Reason))
	case bindkind.EvalError:
		r.FailureMode, r.ErrorMsg = bindkind.EvalError, t.Reason
	}
	switch {
	case r.Outcome == bindkind.Correct:
		r.FailureMode = bindkind.Correct
	case r.FailureMode == "" && r.Aborted:
		r.FailureMode = "aborted_incorrectly"
		if c.Expect == "abort" {
			r.FailureMode = "aborted_correctly"
		}
	case r.FailureMode == "", r.FailureMode == bindkind.WrongFile: // the original has no word for other groups than its own
		r.FailureMode = "uncategorized"
	}
	return r
}

// nullIfEmpty returns nil for an empty text, which the original writes as null.
func nullIfEmpty(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}

func summariseRows(rows []row) summary {
	s := summary{TotalCases: len(rows), PerCaseType: map[string]caseType{}, GateBreaches: []string{}, CatastrophicBreaches: []string{}}
	counts := map[string]*int{bindkind.Correct: &s.Outcomes.Correct, bindkind.WrongSymbol: &s.Outcomes.WrongSymbol,
		bindkind.WrongFile: &s.Outcomes.WrongFile, bindkind.Aborted: &s.Outcomes.Aborted}
	turns := 0
	for _, r := range rows {
		ct := s.PerCaseType[r.CaseType]
		ct.Total++
		*cmp.Or(counts[r.Outcome], &s.Outcomes.EvalError)++
		if r.Outcome == bindkind.Correct {
			ct.Correct++
		}
		ct.Recall = seed.Number(ratioOf(ct.Correct, ct.Total))
		s.PerCaseType[r.CaseType] = ct
		s.TokensInTotal += r.TokensIn
		s.TokensOutTotal += r.TokensOut
		turns += r.Turns
	}
	o := s.Outcomes
	s.Precision = seed.Number(gate.SeedRatio(o.Correct, o.Correct+o.WrongSymbol+o.WrongFile))
	s.Recall = seed.Number(gate.SeedRatio(o.Correct, s.TotalCases))
	s.AbortRate = seed.Number(gate.SeedRatio(o.Aborted, s.TotalCases))
	s.EvalErrorRate = seed.Number(gate.SeedRatio(o.EvalError, s.TotalCases))
	s.AvgTurns = seed.Number(gate.SeedRound(ratioOf(turns, s.TotalCases), 2))
	return s
}

// applyGates compares the rounded figures with this run's rules on bindings, of profile
// seed or the suite's own: a rule on recall, precision or abort rate in any of their
// variants is taken as one on the original's figure of that name. A floor abstains
// where half of the cases or more are errors, or there are none.
func (s *summary) applyGates(rules []analyse.Rule) {
	figures := []struct {
		name  string
		value seed.Number
	}{{"recall", s.Recall}, {"precision", s.Precision}, {"abort_rate", s.AbortRate}}
	for _, r := range rules {
		for _, f := range figures {
			if r.Verdict == analyse.RuleSkipped || !strings.HasPrefix(r.Metric, "binding."+f.name) {
				continue
			}
			breach := gate.SeedBreach(f.name, float64(f.value), r.Min, r.Max)
			switch {
			case breach == "", slices.Contains(s.GateBreaches, breach) && !r.Floor:
			case !r.Floor:
				s.GateBreaches = append(s.GateBreaches, breach)
			case !gate.SeedBlind(s.Outcomes.EvalError, s.TotalCases):
				s.CatastrophicBreaches = append(s.CatastrophicBreaches, breach)
			}
		}
	}
}
