package main

import (
	"bytes"
	"context"
	"fmt"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"os"
	"strings"

	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/parallel"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/stat/stattest"
)

// historyCell is a design with earlier control trials.
type historyCell struct {
	tasks, trials, earlier int     // trials of a side and earlier control trials of a task
	control                float64 // mean success rate today
	effect                 int     // in points
	drift                  int     // rate today − earlier rate of the control, in points
	reshuffled             bool    // the treatment has success rates of its own with the same mean
}

func (c historyCell) String() string {
	effect := fmt.Sprintf("%+d points", c.effect)
	switch {
	case c.reshuffled:
		effect = "mean 0, by task"
	case c.effect == 0:
		effect = "none"
	}
	return fmt.Sprintf("%d × %d, %d earlier | %g | %s | %+d", c.tasks, c.trials, c.earlier, c.control, effect, c.drift)
}

// historyCells returns the designs of the table in docs/lab/coverage.md.
func historyCells() []historyCell {
	var out []historyCell
	designs := []historyCell{{trials: 1, earlier: 5}, {trials: 3, earlier: 9}}
	for _, d := range designs {
		for _, d.tasks = range []int{10, 30, 100} {
			for _, d.control = range []float64{0.05, 0.2, 0.5, 0.8, 0.95} {
				out = append(out, d)
			}
			d.control, d.reshuffled = 0.5, true
			out = append(out, d)
			d.reshuffled = false
		}
	}
	for _, d := range designs {
		d.tasks, d.effect = 30, 15
		for _, d.control = range []float64{0.2, 0.5, 0.8} {
			out = append(out, d)
		}
	}
	for _, d := range designs {
		for _, d.tasks = range []int{30, 100} {
			for _, d.drift = range []int{-10, 10} {
				d.control, d.effect = 0.5, 0
				out = append(out, d)
			}
		}
	}
	return out
}

// historyTally counts the runs of a cell in which a difference is shown: by this run
// alone, with earlier trials and no check, and as decided.
type historyTally struct {
	runs, alone, unchecked, shown, drift, covered int
	ruled                                         string // how a decision contradicts itself, or ""
}

// shift moves a rate by a difference of log odds.
func shift(p, odds float64) float64 { return p / (p + (1-p)*math.Exp(-odds)) }

// play simulates one run of the cell.
func (c historyCell) play(rng *rand.Rand, t *historyTally) {
	q := decision.Question{Several: c.trials > 1, History: &decision.Record{Runs: []string{"earlier"}}, Flips: stat.Resampling{Seed: rng.Uint64(), Resamples: 1000}}
	size := (1 - icc) / icc
	draw := func(p float64) decision.Outcome {
		if rng.Float64() < p {
			return decision.Passed
		}
		return decision.Failed
	}
	odds := func(points int) float64 { return oddsShift(c.control, float64(points)/100, false) }
	for i := range c.tasks {
		task := decision.Task{End: i, Settled: true}
		now := stattest.DrawBeta(size*c.control, size*(1-c.control), rng)
		treated := shift(now, odds(c.effect))
		if c.reshuffled {
			treated = stattest.DrawBeta(size*c.control, size*(1-c.control), rng)
		}
		for range c.trials {
			x := draw(now)
			task.AddPair(x, draw(treated))
			task.Earlier.Fresh.N++
			if x == decision.Passed {
				task.Earlier.Fresh.K++
			}
		}
		before := shift(now, odds(-c.drift))
		for range c.earlier {
			task.Earlier.Add(draw(before))
		}
		q.Tasks = append(q.Tasks, task)
	}
	d := decide(q)
	t.runs++
	t.shown += shows(d)
	truth := float64(c.effect) / 100
	if *d.Interval.Low <= truth && truth <= *d.Interval.High {
		t.covered++
	}
	if why := contradiction(&d); why != "" {
		t.ruled = why
	}
	if d.History.Drift.Found {
		t.drift++
	}
	for i := range q.Tasks { // equal rates pass any check
		e := &q.Tasks[i].Earlier
		e.Fresh = stat.Cluster{K: e.Passed, N: e.Passed + e.Failed}
	}
	t.unchecked += shows(decide(q))
	q.History = nil
	t.alone += shows(decide(q))
}

func decide(q decision.Question) decision.Decision {
	return decision.Decide([]decision.Question{q}, decision.Rules{Alpha: alpha})[0]
}

func shows(d decision.Decision) int {
	if d.Word == decision.Better || d.Word == decision.Worse {
		return 1
	}
	return 0
}

// run simulates runs of the cell.
func (c historyCell) run(runs int, seed uint64) (historyTally, error) {
	var t historyTally
	h := fnv.New64a()
	fmt.Fprint(h, c, seed)
	for i := range runs {
		c.play(rand.New(rand.NewPCG(h.Sum64(), uint64(i))), &t)
	}
	if t.ruled != "" {
		return t, fmt.Errorf("%s: %s", c, t.ruled)
	}
	return t, nil
}

func (t historyTally) share(n int) float64 { return float64(n) / float64(t.runs) }

// writeHistory simulates all cells and prints their table, or replaces it in a file
// between its markers.
func writeHistory(runs int, seed uint64, pattern, file string) error {
	cells, err := matching(historyCells(), pattern)
	if err != nil {
		return err
	}
	tallies := make([]historyTally, len(cells))
	err = parallel.ForEach(context.Background(), len(cells), 2, func(i int) (err error) {
		tallies[i], err = cells[i].run(runs, seed)
		fmt.Fprintf(os.Stderr, "%s: %+v\n", cells[i], tallies[i])
		return err
	})
	if err != nil {
		return err
	}
	var b strings.Builder
	fmt.Fprintf(&b, "\n%d runs a cell. Shown: share of runs that are better or worse, without the earlier trials, with\nthem and no drift check, and as decided.\n\n", runs)
	b.WriteString("| tasks × trials | control | effect | drift | alone | no check | decided | drift found | covered |\n|---|---|---|---|---|---|---|---|---|\n")
	for i, c := range cells {
		t := tallies[i]
		fmt.Fprintf(&b, "| %s | %.3f | %.3f | %.3f | %.2f | %.3f |\n", c, t.share(t.alone), t.share(t.unchecked), t.share(t.shown), t.share(t.drift), t.share(t.covered))
	}
	b.WriteString("\n")
	if file == "" {
		fmt.Print(b.String())
		return nil
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	begin, end := []byte("<!-- history -->\n"), []byte("<!-- end of history -->\n")
	before, rest, found := bytes.Cut(text, begin)
	_, after, ended := bytes.Cut(rest, end)
	if !found || !ended {
		return fmt.Errorf("%s has no markers <!-- history --> and <!-- end of history -->", file)
	}
	return os.WriteFile(file, bytes.Join([][]byte{before, begin, []byte(b.String()), end, after}, nil), 0o666)
}
