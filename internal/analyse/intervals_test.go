package analyse_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/spend"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// TestIntervals: measures and the cost of a success have the intervals of their
// arm, which hold the estimate.
func TestIntervals(t *testing.T) {
	a := analysetest.Programs().Analyse()
	for _, arm := range a.Arms {
		p := arm.PerSuccess
		if p.USDInterval == nil || p.USDInterval.Low == nil || *p.USDInterval.Low > *p.USD || p.USDInterval.High != nil && *p.USDInterval.High < *p.USD {
			t.Errorf("%s: a success cost %v, %+v", arm.ID, p.USD, p.USDInterval)
		}
		if got := fmt.Sprintf("%.9g", *p.USDInterval.Estimate); got != fmt.Sprintf("%.9g", *p.USD) {
			t.Errorf("%s: the interval is of %s, not of %v", arm.ID, got, *p.USD)
		}
		for _, m := range arm.Measures {
			if differs := m.N > 1 && *m.SD > 0; differs != (m.MeanInterval != nil) || differs != (m.MedianInterval != nil) {
				t.Errorf("%s of %s: %+v", m.Name, arm.ID, m)
			} else if differs && (*m.MeanInterval.Low > *m.Mean || *m.MeanInterval.High < *m.Mean || *m.MedianInterval.Low > *m.Median || *m.MedianInterval.High < *m.Median) {
				t.Errorf("%s of %s: %+v %+v", m.Name, arm.ID, m.MeanInterval, m.MedianInterval)
			}
		}
	}
}

// TestBaselinesStayOut checks that baselines change no figures but their own: rates,
// causes, cells, comparisons and rules.
func TestBaselinesStayOut(t *testing.T) {
	figures := func(e *analysetest.Example) string {
		e.Suite.Compare = map[string]suite.Comparison{"mcp": {Treatment: suite.Selector{Scenario: "mcp_unprimed"}, Control: suite.Selector{Scenario: "shell_unprimed"}}}
		e.Suite.Gates.Rules = []suite.Rule{{Name: "all", Metric: "success_rate", Min: new(0.5)}, {Name: "cost", Metric: "cost_usd.mean", Max: new(1.0)}, {Name: "turns", Metric: "turns.median", Max: new(90.0)}}
		a := e.Analyse()
		b, err := json.Marshal([]any{a.Verdict, a.Total.Ledger, a.Total.Metrics, a.Total.PassK, a.Total.Measures, a.Total.Causes, a.Total.Labels, a.Comparisons, a.Pooled, a.Rules, a.Breakdowns, len(a.Cells), len(a.Trials), a.Total.Ends})
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	with, without := analysetest.Starts(), analysetest.Starts()
	without.Suite.Tasks = without.Suite.Tasks[:len(without.Suite.Tasks)-1]
	isBaseline := func(k trial.Key) bool { return k.Task == suite.BaselineTask }
	without.Plan.Trials = slices.DeleteFunc(without.Plan.Trials, func(p trial.Planned) bool { return isBaseline(p.Key) })
	without.Records = slices.DeleteFunc(without.Records, func(r trial.Record) bool {
		return r.Start != nil && isBaseline(r.Start.Key) || r.Attempt != nil && isBaseline(r.Attempt.Key) || r.Score != nil && isBaseline(r.Score.Key)
	})
	if a, b := figures(with), figures(without); a != b {
		t.Errorf("baselines change figures:\n%s\n%s", a, b)
	}
}

// TestNullSums: JSON has no sum of costs that nobody knows.
func TestNullSums(t *testing.T) {
	for want, c := range map[string]spend.Cost{
		`"billed_usd":null,"cold_usd":null,"cold_usd_seed":null`:       {Unpriced: 2},
		`"billed_usd":"0.00","cold_usd":null,"cold_usd_seed":null`:     {Priced: 2, ColdUnknown: 2},
		`"billed_usd":"0.00","cold_usd":"0.00","cold_usd_seed":"0.00"`: {Priced: 2, ColdUnknown: 1},
	} {
		if b, err := json.Marshal(c); err != nil || !strings.Contains(string(b), want) {
			t.Errorf("%+v: %s, want %s (%v)", c, b, want, err)
		}
	}
}
