package seedb

import (
	"encoding/json"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/export/seed"
	"github.com/assay-eval/assay/internal/gate"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/reporttest"
	"github.com/assay-eval/assay/internal/suite"
)

// TestGolden checks that the fields and their order match the original. The expected
// figures are counted by hand.
func TestGolden(t *testing.T) {
	reporttest.Golden(t, "skill.json", forArm(analysetest.Skill))
	got := reporttest.Golden(t, "plain.json", forArm(analysetest.Plain))
	var d struct {
		Summary map[string]json.RawMessage
		Rows    []map[string]any
	}
	if err := json.Unmarshal(got, &d); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"total_cases": "24", "precision": "0.2", "recall": "0.0833", "abort_rate": "0.375", "eval_error_rate": "0.2083", "avg_turns": "2.75",
		"generator_version": `"1"`, "model": `"model-1-20260901"`, "gate_mode": `"warn"`, "tokens_in_total": "36000", "tokens_out_total": "3600",
	} {
		if string(d.Summary[name]) != want {
			t.Errorf("%s = %s, want %s", name, d.Summary[name], want)
		}
	}
	order := []string{"total_cases", "outcomes", "correct", "wrong_symbol", "wrong_file", "aborted", "eval_error", "precision", "recall", "abort_rate", "per_case_type"}
	at := -1
	for _, name := range order {
		i := strings.Index(string(got), `"`+name+`":`)
		if i <= at {
			t.Errorf("%s is not where the original has it", name)
		}
		at = i
	}
	row := d.Rows[0]
	for _, name := range []string{"case_id", "case_type", "intended_file", "intended_symbol", "bound_file", "bound_symbol", "outcome", "aborted", "abort_reason", "reasoning", "turns", "tokens_in", "tokens_out", "failure_mode"} {
		if _, ok := row[name]; !ok {
			t.Errorf("a row has no %s", name)
		}
	}
	if _, ok := row["error_msg"]; ok || len(row) != 14 {
		t.Errorf("a row has fields that the original has not: %v", row)
	}
}

func TestGates(t *testing.T) {
	// 18 of 23: the original rounds to 0.7826 and breaches a gate of 0.80.
	s := summary{TotalCases: 23, Recall: seed.Number(gate.SeedRatio(18, 23)), Precision: 1, AbortRate: seed.Number(gate.SeedRatio(5, 23))}
	s.applyGates([]analyse.Rule{
		{Rule: suite.Rule{Metric: "binding.recall", Min: new(0.8)}}, {Rule: suite.Rule{Metric: "binding.recall_total", Min: new(0.7826)}},
		{Rule: suite.Rule{Metric: "binding.precision", Min: new(1.0)}}, {Rule: suite.Rule{Metric: "binding.abort_rate", Max: new(0.2)}},
		{Rule: suite.Rule{Metric: "binding.recall", Min: new(0.9), Floor: true}}, {Rule: suite.Rule{Metric: "success_rate", Min: new(1.0)}},
	})
	if got := strings.Join(append(s.GateBreaches, s.CatastrophicBreaches...), "; "); got != "recall 0.783 < 0.8; abort_rate 0.217 > 0.2; recall 0.783 < 0.9" {
		t.Error(got)
	}
	blind := summary{TotalCases: 4, Outcomes: outcomes{EvalError: 2}}
	blind.applyGates([]analyse.Rule{{Rule: suite.Rule{Metric: "binding.recall", Min: new(0.5), Floor: true}}})
	if len(blind.CatastrophicBreaches) != 0 {
		t.Error("a floor speaks where half of the cases are errors")
	}
}

func TestErrors(t *testing.T) {
	a := analysetest.Bindings().Analyse()
	for arm, want := range map[string]string{
		"":    "form seed-b holds one arm and this run has 2: choose one of haiku/plain, haiku/skill",
		"x/y": `this run has no arm "x/y"; it has haiku/plain, haiku/skill`,
	} {
		if err := forArm(arm)(io.Discard, a, nil); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
	e := analysetest.Bindings()
	e.Suite.Graders = map[string]*suite.Grader{"binding": {Kind: "text"}}
	if err := forArm("")(io.Discard, e.Analyse(), nil); !errors.Is(err, errNoBindings) {
		t.Error(err)
	}
}

func TestRound(t *testing.T) {
	for v, want := range map[float64]string{21.0 / 23: "0.913", 18.0 / 23: "0.7826", 1: "1.0", 0: "0.0", 0.03125: "0.0312", 2.0 / 3: "0.6667"} {
		if got := seed.Number(gate.SeedRound(v, 4)).String(); got != want {
			t.Errorf("%v is written %s, want %s", v, got, want)
		}
	}
}

func forArm(arm string) report.WriteFunc { return Format.Writer(report.Options{Arm: arm}) }
