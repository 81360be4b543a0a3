package glmm

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/testenv"
)

// readRows reads a file of testdata without its header.
func readRows(t testing.TB, name string) [][]string {
	t.Helper()
	f, err := os.Open("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	return rows[1:]
}

// readSets returns the data sets and their names in order.
func readSets(t testing.TB) (names []string, sets map[string][]Cell) {
	t.Helper()
	sets = map[string][]Cell{}
	for _, r := range readRows(t, "data.csv") {
		c := Cell{Task: r[1], Group: r[2], Agent: r[3], Treated: r[4] == "1"}
		var err error
		if c.Passed, err = strconv.Atoi(r[5]); err != nil {
			t.Fatal(err)
		}
		if c.N, err = strconv.Atoi(r[6]); err != nil {
			t.Fatal(err)
		}
		if sets[r[0]] == nil {
			names = append(names, r[0])
		}
		sets[r[0]] = append(sets[r[0]], c)
	}
	return names, sets
}

// figuresOf returns a fit and its figures by their names in glmer.csv.
func figuresOf(cells []Cell) (Fit, map[string]float64) {
	fit := Run(cells, 0.95)
	out := map[string]float64{"log_likelihood ": *fit.LogLikelihood}
	for _, f := range fit.Fixed {
		out["estimate "+f.Agent+" "+f.Term], out["se "+f.Agent+" "+f.Term] = *f.Estimate, f.SE
	}
	for _, d := range fit.Deviations {
		out["deviation "+d.Of] = d.Estimate
	}
	// glmer reports the effects of groups given the deviations.
	m := newModel(cells)
	best := m.maximize()
	_, k := m.findModes(best.clone(), false)
	_, full, _ := m.newtonStep(best, true)
	covariance := inverse(full.fixed.a)
	for i, g := range m.groups {
		weights := make([]float64, len(best.beta))
		for a := range m.agents {
			weights[len(m.agents)+a] = 1 / float64(len(m.agents))
		}
		k.groups = full.groups
		mean, variance := best.contrast(contrast{weights, i}, k, covariance)
		out["effect "+g.name], out["effect_se "+g.name] = mean, math.Sqrt(variance)
	}
	return fit, out
}

// TestGlmer compares every figure with that of lme4.
func TestGlmer(t *testing.T) {
	names, sets := readSets(t)
	got := map[string]map[string]float64{}
	for _, name := range names {
		_, got[name] = figuresOf(sets[name])
	}
	worst := map[string]float64{}
	for _, r := range readRows(t, "glmer.csv") {
		set, figure := r[0], r[1]
		want, err := strconv.ParseFloat(r[3], 64)
		if err != nil {
			t.Fatal(err)
		}
		have, ok := got[set][figure+" "+r[2]]
		d := math.Abs(have - want)
		worst[figure] = max(worst[figure], d)
		if !ok || d > 1e-4 {
			t.Errorf("%s %s %s: %.7g, glmer has %.7g", set, figure, r[2], have, want)
		}
	}
	t.Logf("largest differences: %v", worst)
}

// draw draws cells. sd holds the deviations of tasks, of their slopes, and of groups.
func draw(rng *rand.Rand, tasks, trials, agents, groups int, effect float64, sd [3]float64) (cells []Cell, slopes []float64) {
	for range max(groups, 1) {
		slopes = append(slopes, rng.NormFloat64()*sd[byGroupTreatment])
	}
	for i := range tasks {
		u, s := rng.NormFloat64()*sd[byTask], rng.NormFloat64()*sd[byTaskTreatment]
		c := Cell{Task: fmt.Sprint("t", i), N: trials}
		if groups > 0 {
			c.Group = fmt.Sprint("g", i%groups)
		}
		for a := range agents {
			for _, t := range []float64{-0.5, 0.5} {
				c.Agent, c.Treated, c.Passed = fmt.Sprint("a", a), t > 0, 0
				for range trials {
					if rng.Float64() < logistic(0.3+u+t*(effect+s+slopes[i%len(slopes)])) {
						c.Passed++
					}
				}
				cells = append(cells, c)
			}
		}
	}
	return cells, slopes
}

// TestCalibration measures the coverage of intervals and the rate of wrong claims:
// effects reported better or worse with 97.5 % probability that are zero or opposite.
func TestCalibration(t *testing.T) {
	testenv.Slow(t)
	samples := testenv.Repeat(100, 400)
	for _, c := range []struct {
		tasks, trials, groups int
		sd                    [3]float64
		coverage              float64 // lowest of the groups
	}{
		{30, 1, 0, [3]float64{1.5, 0, 0}, 0},
		{30, 3, 0, [3]float64{1.5, 0.7, 0}, 0},
		{30, 3, 6, [3]float64{1.5, 0, 0}, 0.95},
		{30, 5, 6, [3]float64{1.5, 0.7, 0.7}, 0.91},
	} {
		rng := rand.New(rand.NewPCG(17, uint64(c.tasks*c.trials+c.groups)))
		var all, wrong, groups, held, wrongGroups float64
		for range samples {
			cells, slopes := draw(rng, c.tasks, c.trials, 1, c.groups, 0, c.sd)
			for i, e := range Run(cells, 0.95).Effects {
				truth := 0.0
				if e.Of == "group" {
					truth = slopes[i-1]
				}
				isHeld := *e.LogOdds.Low <= truth && truth <= *e.LogOdds.High
				isWrong := e.Better > 0.975 && truth <= 0 || e.Better < 0.025 && truth >= 0
				if e.Of == "all" {
					all, wrong = all+1, wrong+count(isWrong)
				} else {
					groups, held, wrongGroups = groups+1, held+count(isHeld), wrongGroups+count(isWrong)
				}
			}
		}
		t.Logf("%+v: wrong %.3f of %v; groups: coverage %.3f, wrong %.3f of %v", c, wrong/all, all, held/groups, wrongGroups/groups, groups)
		if wrong/all > 0.05+2*math.Sqrt(0.05*0.95/all) {
			t.Errorf("%+v: %.3f of effects wrong", c, wrong/all)
		}
		// The bound uses the number of runs, because the groups of one sample share the
		// fixed effects and are not independent.
		if c.groups > 0 && (held/groups < c.coverage-2*math.Sqrt(0.05*0.95/all) || wrongGroups/groups > 0.05) {
			t.Errorf("%+v: groups are covered in %.3f, wrong in %.3f", c, held/groups, wrongGroups/groups)
		}
	}
}

func count(yes bool) float64 {
	if yes {
		return 1
	}
	return 0
}

// TestEffects checks the parts of a fit that glmer does not report.
func TestEffects(t *testing.T) {
	_, sets := readSets(t)
	fit := Run(sets["groups-agents"], 0.95)
	var names []string
	tasks := 0
	for _, e := range fit.Effects {
		names = append(names, e.Of+" "+e.Name)
		if e.Of == "group" {
			tasks += e.Tasks
		}
		d, raw := *e.Difference.Estimate, float64(e.Treatment.Passed)/float64(e.Treatment.N)-float64(e.Control.Passed)/float64(e.Control.N)
		if (d > 0) != (*e.LogOdds.Estimate > 0) || math.Abs(d-raw) > 0.15 {
			t.Errorf("%s %s: %+.3f, the rates differ by %+.3f", e.Of, e.Name, d, raw)
		}
	}
	if got := strings.Join(names, ","); got != "all ,group g1,group g2,group g3,group g4,group g5,group g6,group g7,group g8,agent agent1,agent agent2" || tasks != fit.Tasks {
		t.Errorf("effects are of %s; groups have %d of %d tasks", got, tasks, fit.Tasks)
	}
	// Shrinkage moves extreme groups towards the mean.
	all, most := *fit.Effects[0].LogOdds.Estimate, 0.0
	for _, e := range fit.Effects[1:9] {
		most = max(most, math.Abs(*e.LogOdds.Estimate-all))
		odds := func(s Side) float64 { return math.Log(float64(s.Passed) / float64(s.N-s.Passed)) }
		if raw := odds(e.Treatment) - odds(e.Control); math.Abs(*e.LogOdds.Estimate-all) > math.Abs(raw-all)+0.2 {
			t.Errorf("%s: %.2f is farther from %.2f than %.2f", e.Name, *e.LogOdds.Estimate, all, raw)
		}
	}
	if most < 0.1 {
		t.Errorf("groups are all alike (%.3f)", most)
	}
	for i, f := range fit.Flaky {
		if f.Passed == 0 || f.Passed == f.N || !(*f.Rate.Low < *f.Rate.Estimate && *f.Rate.Estimate < *f.Rate.High) || f.Disagree > 0.5 {
			t.Errorf("flaky: %+v", f)
		}
		if i > 0 && f.Disagree > fit.Flaky[i-1].Disagree {
			t.Errorf("flaky tasks are out of order at %d", i)
		}
	}
}

// TestUndecidable checks that data without an estimate yield a warning with the cause.
func TestUndecidable(t *testing.T) {
	many := func(n int, passed func(task int, treated bool) int, trials int) []Cell {
		var out []Cell
		for i := range n {
			for _, treated := range []bool{false, true} {
				out = append(out, Cell{Task: fmt.Sprint(i), Treated: treated, Passed: passed(i, treated), N: trials})
			}
		}
		return out
	}
	for _, c := range []struct {
		name, warning string
		cells         []Cell
		figures       bool
	}{
		{"nothing", "no trial has passed or failed", nil, false},
		{"no trials", "no trial has passed or failed", many(9, func(int, bool) int { return 0 }, 0), false},
		{"impossible", "task 0: 2 passed of 1 trials is impossible", many(9, func(int, bool) int { return 2 }, 1), false},
		{"one task", "tasks with an outcome: 1", many(1, func(int, bool) int { return 1 }, 2), false},
		{"all pass", "all 9 trials of the control passed", many(9, func(int, bool) int { return 1 }, 1), false},
		{"all fail", "all 18 trials of the control failed", many(9, func(int, bool) int { return 0 }, 2), false},
		{"treatment passes", "all 18 trials of the treatment passed", many(9, func(i int, treated bool) int { return map[bool]int{true: 2, false: i % 2}[treated] }, 2), false},
		{"one side", "no trial of the treatment passed or failed", []Cell{{Task: "a", Passed: 1, N: 2}}, false},
		{"always or never", "at its bound", many(20, func(i int, _ bool) int { return 3 * (i % 2) }, 3), true},
		{"one direction", "at its bound", many(20, func(i int, treated bool) int { return map[bool]int{true: i % 2, false: indicatorOf(i%4 == 1)}[treated] }, 1), true},
		{"all tied", "", many(20, func(int, bool) int { return 1 }, 2), true},
	} {
		fit := Run(c.cells, 0.95)
		if (fit.LogLikelihood != nil) != c.figures || (len(fit.Effects) > 0) != c.figures {
			t.Errorf("%s: %+v", c.name, fit)
		}
		if all := strings.Join(fit.Warnings, "; "); !strings.Contains(all, c.warning) || c.warning == "" && all != "" {
			t.Errorf("%s: warnings %q, want %q", c.name, all, c.warning)
		}
		if _, err := json.Marshal(fit); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	if fit := Run(many(9, func(i int, _ bool) int { return i % 2 }, 1), 1); fit.LogLikelihood != nil || len(fit.Warnings) != 1 {
		t.Errorf("level 1: %+v", fit)
	}
}

func indicatorOf(yes bool) int { return int(count(yes)) }

// TestSeparatedAgent checks that an agent without a finite effect does not change the
// fit of the others.
func TestSeparatedAgent(t *testing.T) {
	cells, _ := draw(rand.New(rand.NewPCG(3, 4)), 30, 2, 2, 3, 0.5, [3]float64{1, 0, 0})
	var alone []Cell
	for i := range cells {
		if cells[i].Agent == "a1" {
			cells[i].Passed = cells[i].N
		} else {
			alone = append(alone, cells[i])
		}
	}
	both, one := Run(cells, 0.95), Run(alone, 0.95)
	if len(both.Warnings) != 1 || !strings.HasPrefix(both.Warnings[0], "a1 is left out: all 60 trials of the control passed") {
		t.Errorf("warnings %q", both.Warnings)
	}
	if *both.Effects[0].LogOdds.Estimate != *one.Effects[0].LogOdds.Estimate {
		t.Errorf("effect %v with it, %v without", *both.Effects[0].LogOdds.Estimate, *one.Effects[0].LogOdds.Estimate)
	}
}

// TestSound checks that the fit of any data is finite and ordered.
func TestSound(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var cells []Cell
		for i := range rapid.IntRange(1, 15).Draw(t, "tasks") {
			group := rapid.SampledFrom([]string{"", "a", "b"}).Draw(t, "group")
			for range rapid.IntRange(0, 4).Draw(t, "cells") {
				n := rapid.IntRange(0, 5).Draw(t, "n")
				cells = append(cells, Cell{Task: fmt.Sprint(i), Group: group, Agent: rapid.SampledFrom([]string{"x", "y"}).Draw(t, "agent"),
					Treated: rapid.Bool().Draw(t, "treated"), N: n, Passed: rapid.IntRange(0, n).Draw(t, "passed")})
			}
		}
		fit := Run(cells, 0.9)
		if _, err := json.Marshal(fit); err != nil {
			t.Fatalf("%+v: %v", fit, err)
		}
		if (fit.LogLikelihood == nil) && len(fit.Warnings) == 0 {
			t.Fatalf("no figure and no cause: %+v", fit)
		}
		for _, e := range fit.Effects {
			for _, iv := range []stat.Interval{e.LogOdds, e.Difference} {
				if !(*iv.Low <= *iv.Estimate && *iv.Estimate <= *iv.High) {
					t.Fatalf("%s %s: %v in %v to %v", e.Of, e.Name, *iv.Estimate, *iv.Low, *iv.High)
				}
			}
			if !(e.Better >= 0 && e.Better <= 1) || math.Abs(*e.Difference.High) > 1 {
				t.Fatalf("%+v", e)
			}
		}
	})
}

// BenchmarkRun fits 1,000 tasks with 10 trials per side.
func BenchmarkRun(b *testing.B) {
	for _, agents := range []int{1, 3} {
		cells, _ := draw(rand.New(rand.NewPCG(1, 2)), 1000, 10, agents, 8, 0.5, [3]float64{1.5, 0.5, 0.5})
		b.Run(fmt.Sprintf("agents=%d", agents), func(b *testing.B) {
			for b.Loop() {
				Run(cells, 0.95)
			}
		})
	}
}
