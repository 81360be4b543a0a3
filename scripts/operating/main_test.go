package main

import (
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/testenv"
)

// TestPromises simulates a small part of the matrix, with and without voids on the
// treatment's failures. It checks that decisions are consistent, that error rates and
// coverage are within their limits, and that power agrees with assay power.
func TestPromises(t *testing.T) {
	testenv.Slow(t)
	cells, err := matching(matrix(), `^30x(1|3) .* missing=(none|20%-of-failures) independent|^(30x3 arms=2 fixed|100x3 arms=2 stop) missing=(none|20%-of-failures) clustered`)
	if err != nil {
		t.Fatal(err)
	}
	runs := testenv.Repeat(60, 1000)
	m := matrixRun{runs: runs, plain: runs, sims: 2000, seed: 2}
	tallies, err := m.runCells(cells, nil)
	if err != nil {
		t.Fatal(err)
	}
	foretold := 0
	for i, c := range cells {
		x := &tallies[i]
		if x.misses(4) {
			t.Errorf("%s: wrong in %.3f of %d runs, truth in the interval in %.3f", c, x.share(x.Wrong), x.Runs, x.share(x.Covered))
		}
		if x.Foretold == nil {
			continue
		}
		foretold++
		if p := *x.Foretold; x.powerGap() > 3+400*x.deviation(p) || x.powerGap() < -3-400*x.deviation(p) {
			t.Errorf("%s: found in %.3f of %d runs, foretold %.3f", c, x.share(x.Found), x.Runs, p)
		}
	}
	if len(cells) != 60 || foretold != 20 {
		t.Errorf("%d cells, %d of them foretold", len(cells), foretold)
	}
}

// TestThrough checks that assay run decides runs of all its cells like the simulation.
func TestThrough(t *testing.T) {
	testenv.Slow(t)
	dir := t.TempDir()
	words := map[decision.Word]bool{}
	for i, c := range throughCells() {
		if !testenv.Long() && i%5 != 2 {
			continue
		}
		for n := range testenv.Repeat(2, 5) {
			ds, err := c.playThrough(dir, n, 7)
			if err != nil {
				t.Fatalf("%s, run %d: %v", c, n, err)
			}
			for _, d := range ds {
				words[d.Word] = true
			}
		}
	}
	for _, w := range []decision.Word{decision.Better, decision.Undecided, decision.NoDifferenceShown} {
		if !words[w] {
			t.Errorf("no run is %s", w)
		}
	}
}

func TestContradiction(t *testing.T) {
	interval := func(low, high float64) stat.Interval { return stat.Interval{Low: &low, High: &high} }
	for _, c := range []struct {
		word  decision.Word
		p     float64
		iv    stat.Interval
		wrong bool
	}{
		{decision.Better, 0.01, interval(0.1, 0.2), false},
		{decision.Better, 0.01, interval(-0.1, 0.2), true},
		{decision.Better, 0.06, interval(0.1, 0.2), true},
		{decision.Worse, 0.01, interval(0.1, 0.2), true},
		{decision.Undecided, 0.01, interval(-0.1, 0.2), false},
		{decision.NoDifferenceShown, 0.2, interval(0.1, 0.2), true},
		{decision.Better, 0.01, stat.Interval{}, true},
		{decision.NotMeasured, 1, stat.Interval{}, false},
	} {
		if got := contradiction(&decision.Decision{Word: c.word, P: &c.p, Alpha: 0.05, Interval: c.iv}); (got != "") != c.wrong {
			t.Errorf("%s, p %v: %q", c.word, c.p, got)
		}
	}
}

// TestKept checks that finished cells do not run again, and that slices of the matrix
// cover the whole.
func TestKept(t *testing.T) {
	all, err := matching(matrix(), `^30x1 arms=2 fixed missing=none independent`)
	if err != nil {
		t.Fatal(err)
	}
	simulate := func(file string, cells []cell, seed uint64) []tally {
		t.Helper()
		m := matrixRun{runs: 20, plain: 20, sims: 100, seed: seed, done: map[string]tally{}}
		if err := m.readKept(file); err != nil {
			t.Fatal(err)
		}
		defer m.keep.Close()
		out, err := m.runCells(cells, nil)
		if err != nil {
			t.Fatal(err)
		}
		return out
	}
	file := filepath.Join(t.TempDir(), "kept")
	simulate(file, all[:1], 1)
	torn, err := os.OpenFile(file, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := torn.WriteString(`{"name": "30x1 arms=2` + "\n"); err != nil {
		t.Fatal(err)
	}
	torn.Close()
	pieces := formatTables(all, simulate(file, all, 1))
	if whole := formatTables(all, simulate(file+"2", all, 1)); pieces != whole {
		t.Errorf("in pieces\n%s\nas a whole\n%s", pieces, whole)
	}
	before, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	simulate(file, all, 1)
	simulate(file, all[2:], 2) // a different seed is a different simulation
	after, err := os.ReadFile(file)
	if added := strings.Count(strings.TrimPrefix(string(after), string(before)), "\n"); err != nil || added != 1 {
		t.Errorf("%d more cells are kept, %v", added, err)
	}
}

// TestTables checks that the tables list figures that miss their limit.
func TestTables(t *testing.T) {
	cells := []cell{{tasks: 30, trials: 1, arms: 2}, {tasks: 30, trials: 1, arms: 2, effect: 20}, {tasks: 30, trials: 1, arms: 2, clustered: true}}
	table := formatTables(cells, []tally{
		{Runs: 1000, Wrong: 68, Covered: 932, Undecided: 500},
		{Runs: 1000, Covered: 900, Found: 460, Foretold: new(0.5)},
		{Runs: 1000, Wrong: 40, Covered: 960, Alone: &tally{Runs: 1000, Wrong: 200, Covered: 800}},
	})
	for _, want := range []string{
		"| independent | none | fixed | 0.068 | 1 of 1 | 0.900 | 2 of 2 | 25 % |",
		"| clustered | none | fixed | 0.040 | 0 of 1 | 0.960 | 0 of 1 |",
		"more than 4 errors: 30x1 arms=2 fixed missing=none independent +20 (",
		"more than 2: 30x1 arms=2 fixed missing=none independent +0 (",
		"3 points: 30x1 arms=2 fixed missing=none independent +20 (-4.0 points)",
		" 46.0, 50.0 |",
	} {
		if !strings.Contains(table, want) {
			t.Errorf("no %q in\n%s", want, table)
		}
	}
	if all := matrix(); len(all) != 3*2*2*5*2*3*3 || len(slices.Compact(all)) != 1080 {
		t.Errorf("%d cells", len(all))
	}
}

// TestHistoryPromises simulates designs with earlier control trials: the level without
// drift, the power, and the effect of the drift check.
func TestHistoryPromises(t *testing.T) {
	testenv.Slow(t)
	runs := testenv.Repeat(150, 1000)
	for _, c := range []struct {
		cell     historyCell
		low      float64 // shown in at least
		high     float64 // and at most this share of runs
		atLeast  float64 // gain over this run alone
		mostFree float64 // share of shown differences relative to those without the check; 0 for no limit
	}{
		{historyCell{tasks: 10, trials: 1, earlier: 5, control: 0.2}, 0, 0.05, -1, 0},
		{historyCell{tasks: 30, trials: 1, earlier: 5, control: 0.5}, 0, 0.05, -1, 0},
		{historyCell{tasks: 30, trials: 3, earlier: 9, control: 0.95}, 0, 0.05, -1, 0},
		{historyCell{tasks: 30, trials: 1, earlier: 5, control: 0.5, reshuffled: true}, 0, 0.05, -1, 0},
		{historyCell{tasks: 30, trials: 1, earlier: 5, control: 0.2, effect: 15}, 0.45, 1, 0.12, 0},
		{historyCell{tasks: 30, trials: 3, earlier: 9, control: 0.5, effect: 15}, 0.8, 1, 0.1, 0},
		{historyCell{tasks: 30, trials: 3, earlier: 9, control: 0.5, drift: 10}, 0, 0.2, -1, 0.6},
	} {
		x, err := c.cell.run(runs, 5)
		if err != nil {
			t.Fatal(err)
		}
		slack := 3 * math.Sqrt(0.05*0.95/float64(runs))
		if c.cell.effect > 0 {
			slack = 3 * math.Sqrt(0.25/float64(runs))
		}
		shown := x.share(x.shown)
		if shown < c.low-slack || shown > c.high+slack || shown-x.share(x.alone) < c.atLeast-slack || c.mostFree > 0 && shown > c.mostFree*x.share(x.unchecked) {
			t.Errorf("%s: %+v", c.cell, x)
		}
		if covered := x.share(x.covered); c.cell.drift == 0 && covered < 0.95-slack {
			t.Errorf("%s: truth in the interval in %.3f of %d runs", c.cell, covered, x.runs)
		}
	}
}
