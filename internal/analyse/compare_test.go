package analyse_test

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// outcomesSet is a run by hand: for each arm the status of the trials of each task,
// tasks split by blanks, trials by letters: p, f, u(nknown), v(oid), s(kipped by
// the budget), "." (pending).
func outcomesSet(t *testing.T, compare map[string]suite.Comparison, arms ...string) *analyse.Analysis {
	t.Helper()
	s := &suite.Suite{Name: "hand", Seed: 1, Graders: map[string]*suite.Grader{"text": {Kind: "text"}}, Compare: compare}
	var plan trial.Plan
	var records []trial.Record
	for _, line := range arms {
		id, tasks, _ := strings.Cut(line, ": ")
		agent, scenario, _ := strings.Cut(id, "/")
		s.Arms = append(s.Arms, suite.Arm{Agent: agent, Scenario: scenario})
		for i, trials := range strings.Fields(tasks) {
			if len(s.Tasks) <= i {
				s.Tasks = append(s.Tasks, &suite.Task{ID: fmt.Sprint("t", i)})
			}
			for index, letter := range trials {
				k := trial.Key{Task: s.Tasks[i].ID, Arm: id, Index: index}
				plan.Trials = append(plan.Trials, trial.Planned{Key: k})
				switch letter {
				case 's':
					records = append(records, trial.Record{Type: trial.RecordSkip, Skip: &trial.Skip{Key: k, Reason: "budget"}})
				case '.':
				default:
					status := map[rune]string{'p': "pass", 'f': "fail", 'u': "unknown", 'v': "void"}[letter]
					rs := result(k, status)
					if rs[0].Attempt.Attempt.End != nil {
						rs[0].Attempt.Attempt.Timing.AgentMS = int64(1000 * (1 + i) * len(scenario))
					}
					records = append(records, rs...)
				}
			}
		}
	}
	a, err := analysetest.Run(s, plan, analysetest.Records(records), analyse.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return a
}

var help = map[string]suite.Comparison{"help": {Treatment: suite.Selector{Scenario: "on"}, Control: suite.Selector{Scenario: "off"}, Margin: new(0.1)}}

// TestDegenerate: what cannot be computed is null with a reason, and nothing
// panics.
func TestDegenerate(t *testing.T) {
	for name, c := range map[string]struct {
		arms []string
		p    string // of the headline, "null" or a number
		n    int
	}{
		"nothing ran":                {[]string{"m/off: . . .", "m/on: . . ."}, "null", 0},
		"no money":                   {[]string{"m/off: s s", "m/on: s s"}, "null", 0},
		"all void":                   {[]string{"m/off: v v v", "m/on: v v v"}, "null", 0},
		"all void, several trials":   {[]string{"m/off: vv vv", "m/on: vv vv"}, "null", 0},
		"all unknown":                {[]string{"m/off: u u", "m/on: u u"}, "null", 0},
		"one arm void":               {[]string{"m/off: p p", "m/on: v v"}, "null", 0},
		"one task":                   {[]string{"m/off: f", "m/on: p"}, "0.5", 1},
		"one task, several trials":   {[]string{"m/off: ffff", "m/on: pppp"}, "0.5", 4},
		"no discordant pair":         {[]string{"m/off: p f p", "m/on: p f p"}, "1", 3},
		"none, several trials":       {[]string{"m/off: pp ff pf", "m/on: pp ff pf"}, "1", 6},
		"all different":              {[]string{"m/off: ff ff ff", "m/on: pp pp pp"}, "0.125", 6},
		"one arm lacks tasks":        {[]string{"m/off: f f f f", "m/on: p p"}, "0.25", 2},
		"one arm lacks trials":       {[]string{"m/off: fff fff", "m/on: p pp"}, "0.25", 3},
		"only one arm":               {[]string{"m/off: p p"}, "-", 0},
		"no task in common complete": {[]string{"m/off: pv vp", "m/on: vp pv"}, "null", 0},
	} {
		a := outcomesSet(t, help, c.arms...)
		written, err := json.Marshal(a) // fails on NaN and infinities
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if strings.Contains(string(written), "NaN") {
			t.Errorf("%s: NaN", name)
		}
		if c.p == "-" {
			if len(a.Comparisons) != 0 {
				t.Errorf("%s: %+v", name, a.Comparisons)
			}
			continue
		}
		cmp := a.Comparisons[0]
		if got := text(cmp.Headline.P); got != c.p || cmp.N != c.n {
			t.Errorf("%s: p %s of %d pairs, want %s of %d", name, got, cmp.N, c.p, c.n)
		}
		if cmp.Headline.P == nil && (len(cmp.Warnings) == 0 || cmp.Headline.PAdjusted != nil || cmp.Headline.Family != 0 || cmp.Headline.Shown != "") {
			t.Errorf("%s: no p value and no reason, %+v %q", name, cmp.Headline, cmp.Warnings)
		}
		if (cmp.Headline.Effect.Estimate == nil) != (c.n == 0) || cmp.Headline.Effect.Estimate == nil && len(cmp.Headline.Effect.Warnings) == 0 {
			t.Errorf("%s: effect %+v", name, cmp.Headline.Effect)
		}
		if e := cmp.Headline.Effect; e.Low != nil && *e.High-*e.Low < 1e-9 {
			t.Errorf("%s: an interval without width: %v to %v", name, *e.Low, *e.High)
		}
		if cmp.NonInferiority.P == nil && len(cmp.NonInferiority.Warnings) == 0 || cmp.AsUsed == nil && cmp.AsUsedWhy == "" {
			t.Errorf("%s: %+v, %+v", name, cmp.NonInferiority, cmp.AsUsed)
		}
		if cmp.MDE != nil && cmp.MDE.Effect == nil && len(cmp.MDE.Warnings) == 0 || cmp.MDE == nil && c.n > 0 {
			t.Errorf("%s: mde %+v", name, cmp.MDE)
		}
		for _, r := range cmp.Ratios {
			if r.GeometricMean.Estimate == nil && len(r.Warnings)+len(r.GeometricMean.Warnings) == 0 {
				t.Errorf("%s: ratio %+v", name, r)
			}
		}
		for _, arm := range a.Arms {
			for _, m := range slices.Concat(arm.Metrics, arm.PassK) {
				if m.Value == nil && len(m.Warnings) == 0 {
					t.Errorf("%s: %s has neither value nor reason", name, m.Name)
				}
			}
			for _, n := range arm.Numbers {
				if n.Mean == nil && len(n.Warnings) == 0 || n.MedianInterval == nil || n.MedianInterval.Low == nil && len(n.MedianInterval.Warnings) == 0 {
					t.Errorf("%s: %s has neither value nor reason: %+v %+v", name, n.Name, n, n.MedianInterval)
				}
			}
		}
	}
}

// TestBounds checks that, with void and unknown trials taken against or for the
// treatment, the difference and its test equal the ones of a run with those
// outcomes.
func TestBounds(t *testing.T) {
	for _, c := range []struct{ name, off, on, worstOff, worstOn, bestOff, bestOn string }{
		{"one trial", "f f f v p u f p", "p v p p u p p s", "f f f p p p f p", "p f p p f p p f", "f f f f p f f p", "p p p p p p p p"},
		{"two trials", "fv ff pu fp", "pp vp pp up", "fp ff pp fp", "pp fp pp fp", "ff ff pf fp", "pp pp pp pp"},
	} {
		got := outcomesSet(t, help, "m/off: "+c.off, "m/on: "+c.on).Comparisons[0]
		worst := outcomesSet(t, help, "m/off: "+c.worstOff, "m/on: "+c.worstOn).Comparisons[0]
		best := outcomesSet(t, help, "m/off: "+c.bestOff, "m/on: "+c.bestOn).Comparisons[0]
		for name, p := range map[string][2]*float64{
			"worst": {got.WorstCase, worst.Difference}, "worst p": {got.WorstCaseP, worst.Headline.P},
			"best": {got.BestCase, best.Difference}, "best p": {got.BestCaseP, best.Headline.P},
		} {
			if text(p[0]) != text(p[1]) || p[0] == nil {
				t.Errorf("%s: %s is %s, want %s", c.name, name, text(p[0]), text(p[1]))
			}
		}
		if *worst.WorstCase != *worst.Difference || *worst.BestCaseP != *worst.Headline.P {
			t.Errorf("%s: nothing is missing, yet there are bounds", c.name)
		}
	}
}

// TestPooled: each agent weighs the same in every task, and tasks are the units.
func TestPooled(t *testing.T) {
	a := outcomesSet(t, help,
		"a/off: f f f p f", "a/on: p p f p p",
		"b/off: ff fp ff pp vf", "b/on: pp pp fp pp vv")
	if len(a.Comparisons) != 2 || len(a.Pooled) != 1 {
		t.Fatalf("%d comparisons, %d pooled", len(a.Comparisons), len(a.Pooled))
	}
	p := a.Pooled[0]
	// Agent a: 1 1 0 0; agent b: 1 ½ ½ 0; the last task has no pair of b.
	want := (1 + 0.75 + 0.25 + 0) / 4
	if p.Name != "help" || p.Treatment != "on" || p.Control != "off" || !slices.Equal(p.Agents, []string{"a", "b"}) || p.Tasks != 4 || p.Left != 1 ||
		math.Abs(*p.Difference.Estimate-want) > 1e-15 || *p.P != 0.125 || p.Difference.Method != "tango_clustered" || p.Shown != "" {
		t.Errorf("%+v", p)
	}
	// Every trial of scenario on takes 2/3 of the time that one of off takes.
	if r := p.Ratios[0]; r.Name != "time_ms" || math.Abs(*r.GeometricMean.Estimate-2.0/3) > 1e-12 || r.Tasks != 4 || r.Sources == "" {
		t.Errorf("%+v", r)
	}
	if even := outcomesSet(t, help, "a/off: f f", "a/on: p f", "b/off: f p", "b/on: p p").Pooled[0]; even.Difference.Method != "tango_clustered" || *even.Difference.Estimate != 0.5 {
		t.Errorf("%+v", even)
	}
	if same := outcomesSet(t, help, "a/off: f f", "a/on: p p", "b/off: ff ff", "b/on: pp pp").Pooled[0]; same.Difference.Low != nil && *same.Difference.High-*same.Difference.Low < 1e-9 {
		t.Errorf("an interval without width: %+v", same.Difference)
	}
	if none := outcomesSet(t, help, "a/off: v", "a/on: p", "b/off: f", "b/on: p").Pooled[0]; none.P != nil || none.Difference.Estimate != nil || len(none.Warnings) == 0 {
		t.Errorf("%+v", none)
	}
}

// TestFamilies: only arms that one comparison holds against the same control are
// adjusted together.
func TestFamilies(t *testing.T) {
	a := outcomesSet(t, map[string]suite.Comparison{
		"all": {Treatment: suite.Selector{Scenario: "o*"}, Control: suite.Selector{Scenario: "base"}},
		"one": {Treatment: suite.Selector{Scenario: "on"}, Control: suite.Selector{Scenario: "base"}},
	}, "m/base: f f f f f f f f", "m/on: p p p p p p f f", "m/off: p p p p p p p f", "n/base: f f f f f", "n/on: p p p p p")
	want := map[string][2]float64{ // mid-p is ½ⁿ where n pairs differ, all one way
		"all m/off": {2.0 / 128, 2}, "all m/on": {2.0 / 64, 2}, "all n/on": {1.0 / 32, 1}, "one m/on": {1.0 / 64, 1}, "one n/on": {1.0 / 32, 1},
	}
	for _, c := range a.Comparisons {
		w := want[c.Name+" "+c.Treatment]
		if *c.Headline.PAdjusted != w[0] || float64(c.Headline.Family) != w[1] || c.Headline.Shown != string(decision.Better) {
			t.Errorf("%s %s: %v of %d, want %v", c.Name, c.Treatment, *c.Headline.PAdjusted, c.Headline.Family, w)
		}
	}
	if len(a.Comparisons) != len(want) {
		t.Errorf("%d comparisons", len(a.Comparisons))
	}
}

// TestPooledFamilies checks that scenarios compared with the same control are
// adjusted together over agents, too, and that the shown values are the adjusted
// ones.
func TestPooledFamilies(t *testing.T) {
	arms := []string{"a/base: f f f f f f", "a/on: p p p p p p", "a/off: p p p p p p", "b/base: f f f f f f", "b/on: p p p p p p", "b/off: p p p p p p"}
	a := outcomesSet(t, map[string]suite.Comparison{
		"all": {Treatment: suite.Selector{Scenario: "o*"}, Control: suite.Selector{Scenario: "base"}},
		"one": {Treatment: suite.Selector{Scenario: "on"}, Control: suite.Selector{Scenario: "base"}},
	}, arms...)
	if len(a.Pooled) != 3 {
		t.Fatalf("%d are pooled", len(a.Pooled))
	}
	for _, p := range a.Pooled {
		adjusted, family, shown := 2.0/64, 2, string(decision.Better) // two sign assignments for each of six tasks, all in one direction
		if p.Name == "one" {
			adjusted, family = 1.0/64, 1
		}
		if *p.P != 1.0/64 || *p.PAdjusted != adjusted || p.Family != family || p.Shown != shown {
			t.Errorf("%s %s: p %v, adjusted %v of %d, shown %q", p.Name, p.Treatment, *p.P, *p.PAdjusted, p.Family, p.Shown)
		}
	}
}

// TestSourcesOfRatios checks that times are only of live trials, and that omissions
// are reported.
func TestSourcesOfRatios(t *testing.T) {
	c := analysetest.Bindings().Analyse().Comparisons[0]
	for i, want := range []string{"live 42", "live 42, cached 1", "live 42, cached 1", "live 42, cached 1"} {
		r := c.Ratios[i]
		if r.Sources != want || len(r.Warnings) == 0 || !strings.Contains(r.Warnings[len(r.Warnings)-1], "of") {
			t.Errorf("%s: %q, want %q; %q", r.Name, r.Sources, want, r.Warnings)
		}
	}
	if u := c.AsUsed; u == nil || !slices.Equal(u.Servers, []string{"docs"}) || u.Assigned != 21 || u.Used != 10 || !strings.Contains(strings.Join(u.Warnings, " "), "not randomised") {
		t.Errorf("as used %+v", u)
	}
}

// TestComparable: what neither side fixes is the same on both.
func TestComparable(t *testing.T) {
	e := analysetest.Bindings()
	e.Suite.Arms = []suite.Arm{{Agent: "a", Scenario: "x"}, {Agent: "a", Scenario: "y"}, {Agent: "b", Scenario: "x"}, {Agent: "b", Scenario: "y"}, {Agent: "b", Scenario: "z"}}
	e.Plan.Trials = nil
	for _, arm := range e.Suite.Arms {
		e.Plan.Trials = append(e.Plan.Trials, trial.Planned{Key: trial.Key{Task: "orders", Arm: arm.ID()}})
	}
	e.Suite.Compare = map[string]suite.Comparison{
		"1 scenarios": {Treatment: suite.Selector{Scenario: "y"}, Control: suite.Selector{Scenario: "x"}},
		"2 agents":    {Treatment: suite.Selector{Agent: "b"}, Control: suite.Selector{Agent: "a"}},
		"3 arms":      {Treatment: suite.Selector{Agent: "b", Scenario: "z"}, Control: suite.Selector{Agent: "a", Scenario: "x"}},
		"4 all":       {},
	}
	e.Records = nil
	var got []string
	for _, c := range e.Analyse().Comparisons {
		got = append(got, c.Name+": "+c.Treatment+" vs "+c.Control)
		if c.Planned != 1 || c.NotRun != 1 || c.PMid != nil {
			t.Errorf("nothing ran: %+v", c)
		}
	}
	want := []string{"1 scenarios: a/y vs a/x", "1 scenarios: b/y vs b/x", "2 agents: b/x vs a/x", "2 agents: b/y vs a/y", "3 arms: b/z vs a/x"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
