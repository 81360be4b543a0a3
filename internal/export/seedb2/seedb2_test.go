package seedb2

import (
	"encoding/json"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/reporttest"
	"github.com/assay-eval/assay/internal/suite"
)

// TestGolden checks that the fields match the original. The expected figures are
// counted by hand from the grid of the example: 4 surfaced, 3 missed, 3 errors (one of
// them unknown, one void).
func TestGolden(t *testing.T) {
	reporttest.GoldenOf(t, "after.json", analysetest.Retrieval, forArm(analysetest.After))
	got := reporttest.GoldenOf(t, "before.json", analysetest.Retrieval, forArm(analysetest.Before))
	var d struct {
		Summary map[string]json.RawMessage
		Rows    []map[string]any
	}
	if err := json.Unmarshal(got, &d); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"total_cases": "10", "recall": "0.5714", "fire_rate": "0.4", "error_count": "3", "generator_version": `"1"`, "gate_mode": `"warn"`,
	} {
		if string(d.Summary[name]) != want {
			t.Errorf("%s = %s, want %s", name, d.Summary[name], want)
		}
	}
	var modes map[string]map[string]float64
	if err := json.Unmarshal(d.Summary["per_miss_mode"], &modes); err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(map[string]map[string]float64{
		"transitive": {"total": 3, "surfaced": 0, "errors": 1, "recall": 0}, "unbound": {"total": 3, "surfaced": 2, "errors": 1, "recall": 1},
		"vocabulary": {"total": 4, "surfaced": 2, "errors": 1, "recall": 0.6667},
	}, modes); d != "" {
		t.Error(d)
	}
	for _, name := range []string{"case_id", "miss_mode", "topic", "intended_description", "intended_decision_id", "intended_file_path", "file_paths", "outcome", "fired", "n_decisions_surfaced", "surfaced_decision_ids", "error_msg"} {
		if _, ok := d.Rows[0][name]; !ok {
			t.Errorf("a row has no %s", name)
		}
	}
	at := slices.IndexFunc(d.Rows, func(r map[string]any) bool { return r["case_id"] == "v2" })
	if r := d.Rows[at]; r["outcome"] != "surfaced" || r["fired"] != true || r["n_decisions_surfaced"] != 5.0 || r["topic"] != "about v2" || r["error_msg"] != "" {
		t.Errorf("%v", r)
	}
	at = slices.IndexFunc(d.Rows, func(r map[string]any) bool { return r["case_id"] == "v4" })
	if r := d.Rows[at]; r["outcome"] != "error" || r["fired"] != false || r["error_msg"] != "tool search failed: locked" {
		t.Errorf("%v", r)
	}
}

func TestGates(t *testing.T) {
	s := summary{TotalCases: 25, Recall: 0.36, FireRate: 0.6, PerMode: map[string]mode{"t": {Recall: 1}, "u": {Recall: 0}}}
	rule := func(metric string, least float64, v analyse.Word) analyse.Rule {
		return analyse.Rule{Rule: suite.Rule{Metric: metric, Min: &least}, Verdict: v}
	}
	s.applyGates([]analyse.Rule{
		rule("retrieval.recall", 0.7, analyse.Fail), rule("retrieval.recall.t", 0.5, analyse.Pass), rule("retrieval.recall.u", 0.5, analyse.Fail),
		rule("retrieval.fire_rate_total", 0.6, analyse.Pass), rule("retrieval.recall.v", 0.5, analyse.RuleSkipped), rule("success_rate", 1, analyse.Fail),
		rule("retrieval.recall_total", 0.7, analyse.Fail),
	})
	if got := strings.Join(s.GateBreaches, "; "); got != "overall recall 0.360 < 0.7; u recall 0.000 < 0.5" {
		t.Error(got)
	}
}

func TestRefuses(t *testing.T) {
	for _, c := range []struct {
		e         *analysetest.Example
		arm, want string
	}{
		{analysetest.Bindings(), "", "this run grades no retrieval"},
		{analysetest.Retrieval(), "", "choose one of tool/before, tool/after"},
		{analysetest.Retrieval(), "tool/none", `this run has no arm "tool/none"`},
	} {
		if err := forArm(c.arm)(io.Discard, c.e.Analyse(), nil); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v, want %s", err, c.want)
		}
	}
	one := analysetest.Search([]string{analysetest.Before}, []analysetest.Searched{{ID: "q", Group: "g", Is: [][]string{{"void", "1"}}}}, suite.Gates{})
	var b strings.Builder
	if err := forArm("")(&b, one.Analyse(), nil); err != nil || !strings.Contains(b.String(), `"recall": 1.0,`) || !strings.Contains(b.String(), `"case_id": "q#2"`) {
		t.Errorf("%v: %s", err, b.String())
	}
}

func forArm(arm string) report.WriteFunc { return Format.Writer(report.Options{Arm: arm}) }
