package gate_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/gate"
	"github.com/assay-eval/assay/internal/suite"
)

// TestUnreachable: a rule on items that the server cannot find reports this
// instead of failing for ever.
func TestUnreachable(t *testing.T) {
	e := analysetest.Retrieval()
	before := suite.Selector{Scenario: "before"}
	e.Suite.Gates = suite.Gates{Mode: "hard", Rules: []suite.Rule{
		{Name: "group", Metric: "retrieval.recall.transitive", Where: before, Min: new(0.5), Floor: true},
		{Name: "group of both", Metric: "retrieval.recall.transitive", Min: new(0.5)},
		{Name: "all", Metric: "retrieval.recall", Where: before, Min: new(0.65)},
		{Name: "rank", Metric: "retrieval.mrr", Where: before, Min: new(0.9)},
		{Name: "by task", Metric: "retrieval.mrr", Where: suite.Selector{Scenario: "before", Task: "t1"}, Min: new(0.9)},
		{Name: "seed", Metric: "retrieval.recall_seed.transitive", Where: before, Min: new(0.5)},
		{Name: "other group", Metric: "retrieval.recall.unbound", Where: before, Min: new(0.5)},
	}}
	a := e.Analyse()
	for i, want := range []string{
		"skipped: unreachable: the server finds not even the canaries of transitive (0 of 2)",
		"pass: 66.7% ≥ 50.0%; leaves out transitive (0 of 2 canaries) in tool/before",
		"pass: 80.0% ≥ 65.0%; leaves out transitive (0 of 2 canaries)",
		"fail: 0.567 < 0.900; leaves out transitive (0 of 2 canaries)",
		"skipped: unreachable: the server finds not even the canaries of transitive (0 of 2)",
		"fail: 0.0% < 50.0%",
		"pass: 100.0% ≥ 50.0%",
	} {
		r := a.Rules[i]
		if got := string(r.Verdict) + ": " + r.Why; got != want {
			t.Errorf("%s: %s, want %s", r.Name, got, want)
		}
		sound(t, r.Name, r)
	}
}

// TestProfileSearch: the seed's second table: 0.70, 0.50 in every mode, 0.60.
func TestProfileSearch(t *testing.T) {
	grid := func(groups map[string][]string) []analysetest.Searched {
		var out []analysetest.Searched
		for _, g := range []string{"v", "u", "t"} {
			for i, word := range groups[g] {
				out = append(out, analysetest.Searched{ID: fmt.Sprint(g, i), Group: g, Is: [][]string{{word}}})
			}
		}
		return out
	}
	words := func(n int, word string, m int, other string) []string {
		return append(slices.Repeat([]string{word}, n), slices.Repeat([]string{other}, m)...)
	}
	for _, c := range []struct {
		name       string
		groups     map[string][]string
		gates      *gate.SeedBounds
		warn, hard int
		rules      string
	}{
		{"the unreachable gate of 9 in 25", map[string][]string{"v": words(0, "1", 8, "missed"), "u": words(0, "1", 8, "missed"), "t": words(9, "1", 0, "")}, nil, 0, 1,
			"fail recall 0.360 < 0.7 | pass recall[t] 1.000 ≥ 0.5 | fail recall[u] 0.000 < 0.5 | fail recall[v] 0.000 < 0.5 | fail fire_rate 0.360 < 0.6"},
		{"at the bounds", map[string][]string{"v": words(4, "1", 4, "missed"), "u": words(10, "1", 2, "missed")}, nil, 0, 0,
			"pass recall 0.700 ≥ 0.7 | pass recall[u] 0.833 ≥ 0.5 | pass recall[v] 0.500 ≥ 0.5 | pass fire_rate 0.700 ≥ 0.6"},
		{"rounded before it is compared", map[string][]string{"v": words(2, "1", 1, "missed")}, &gate.SeedBounds{Search: gate.SearchBounds{MinRecall: 0.66668, MinPerModeRecall: 0.66671}}, 0, 1,
			"pass recall 0.667 ≥ 0.66668 | fail recall[v] 0.667 < 0.66671 | pass fire_rate 0.667 ≥ 0.0"},
		{"errors count where something could fire", map[string][]string{"v": words(3, "1", 3, "error")}, nil, 0, 1,
			"pass recall 1.000 ≥ 0.7 | pass recall[v] 1.000 ≥ 0.5 | fail fire_rate 0.500 < 0.6"},
		{"a mode of errors is not evaluated", map[string][]string{"v": words(3, "1", 0, ""), "u": words(0, "", 1, "error")}, nil, 0, 0,
			"pass recall 1.000 ≥ 0.7 | skipped recall[u] was not evaluated: no evaluable trials (surfaced + missed) | pass recall[v] 1.000 ≥ 0.5 | pass fire_rate 0.750 ≥ 0.6"},
	} {
		for mode, exit := range map[string]int{"warn": c.warn, "hard": c.hard} {
			e := analysetest.Search([]string{analysetest.Before}, grid(c.groups), suite.Gates{Mode: mode, Profile: gate.ProfileSeed})
			a, err := analysetest.Run(e.Suite, e.Plan, e.All(), analyse.Options{}, gate.Options{Seed: c.gates})
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, r := range a.Rules {
				got = append(got, string(r.Verdict)+" "+r.Why)
				sound(t, c.name, r)
			}
			if s := strings.Join(got, " | "); s != c.rules || a.Verdict.Exit != exit {
				t.Errorf("%s, %s: exit %d, %s\nwant exit %d, %s", c.name, mode, a.Verdict.Exit, s, exit, c.rules)
			}
		}
	}
	e := analysetest.Retrieval()
	e.Suite.Gates = suite.Gates{Mode: "hard", Profile: gate.ProfileSeed}
	a := e.Analyse()
	if r := a.Rules[0]; r.Verdict != analyse.Pass || !strings.HasSuffix(r.Why, "recall 0.800 ≥ 0.7; leaves out transitive (0 of 2 canaries)") {
		t.Errorf("%+v", r)
	}
	if r := a.Rules[2]; r.Verdict != analyse.RuleSkipped || !strings.Contains(r.Why, "unreachable: the server finds not even the canaries of transitive (0 of 2)") {
		t.Errorf("%+v", r)
	}
}
