package runcmd

import (
	"slices"
	"testing"

	"github.com/assay-eval/assay/internal/suite"
)

func TestAASuite(t *testing.T) {
	whole := func() *suite.Suite {
		return &suite.Suite{
			Name:      "s",
			Agents:    map[string]*suite.Agent{"a": {Kind: "model"}, "b": {Kind: "model"}},
			Scenarios: map[string]*suite.Scenario{"bare": {}, "docs": {System: "read"}},
			Arms:      []suite.Arm{{Agent: "a", Scenario: "bare"}, {Agent: "a", Scenario: "docs"}, {Agent: "b", Scenario: "docs"}},
			Compare:   map[string]suite.Comparison{"docs": {Treatment: suite.Selector{Scenario: "docs"}, Control: suite.Selector{Scenario: "bare"}}},
			Stop:      suite.Stop{When: "decided"},
			Gates: suite.Gates{Mode: "hard", Rules: []suite.Rule{
				{Name: "all", Metric: "success_rate", Min: new(0.5), Floor: true},
				{Name: "docs", Metric: "success_rate", Min: new(0.5), Where: suite.Selector{Scenario: "d*"}},
				{Name: "bare", Metric: "success_rate", Min: new(0.5), Where: suite.Selector{Scenario: "bare"}},
				{Name: "better", Compare: "docs", Metric: "difference", Min: new(0.0)},
				{Name: "ratchet", Metric: "success_rate", MaxDrop: new(0.1)},
			}},
		}
	}
	s := whole()
	if err := aaSuite(s, []string{"b/*"}); err != nil {
		t.Fatal(err)
	}
	want := []suite.Arm{{Agent: "b", Scenario: "docs"}, {Agent: "b", Scenario: "docs-again"}}
	if !slices.Equal(s.Arms, want) || s.Name != "s-aa" || len(s.Agents) != 1 || s.Scenarios["docs"] != s.Scenarios["docs-again"] {
		t.Errorf("arms %v, agents %v, scenarios %v", s.Arms, s.Agents, s.Scenarios)
	}
	if s.Gates.Mode != "warn" || s.Stop.When != "" || len(s.Compare) != 1 {
		t.Errorf("gates %+v, stop %+v, compare %v", s.Gates, s.Stop, s.Compare)
	}
	var names []string
	for _, r := range s.Gates.Rules {
		names = append(names, r.Name)
		if r.Floor || r.Where.Agent != "b" {
			t.Errorf("rule %+v", r)
		}
	}
	if !slices.Equal(names, []string{"all (docs)", "all (docs-again)", "docs (docs)", "docs (docs-again)"}) {
		t.Errorf("rules %v", names)
	}

	if err := aaSuite(whole(), nil); err == nil || err.Error() != "an A/A run doubles one arm: name it with --arm (there is a/bare, a/docs, b/docs)" {
		t.Errorf("several arms: %v", err)
	}
	if err := aaSuite(whole(), []string{"c/*"}); err == nil || err.Error() != "--arm c/* matches no arm of the suite (there is a/bare, a/docs, b/docs)" {
		t.Errorf("no arm: %v", err)
	}
}
