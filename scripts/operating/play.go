package main

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"

	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/stat"
)

// flips is the maximum number of random sign flips if they are too many to enumerate.
const flips = 1000

// slot is one planned trial.
type slot struct{ task, arm, trial int }

// order returns the plan of a run that takes whole tasks, and with families whole families
// of tasks, since decisions depend only on the order of tasks.
func (c cell) order(families []int, rng *rand.Rand) []slot {
	var out []slot
	tasks := make([]int, c.tasks)
	for i := range tasks {
		tasks[i] = i
	}
	if families != nil {
		slices.SortStableFunc(tasks, func(a, b int) int { return cmp.Compare(families[a], families[b]) })
	}
	for _, task := range tasks {
		for trial := range c.trials {
			for _, arm := range rng.Perm(c.arms) {
				out = append(out, slot{task, arm, trial})
			}
		}
	}
	return out
}

// decide returns the decision on each treatment, for a run of the first ran trials in
// order. families holds the declared cluster of each task; nil for none.
func (c cell) decide(all outcomes, families []int, order []slot, ran int, seed uint64) []decision.Decision {
	all = all.clone()
	for _, s := range order[ran:] {
		all[s.task][s.arm][s.trial] = decision.NotRun
	}
	qs := c.questions(all, families, order, seed)
	return decision.Decide(qs, decision.Rules{Alpha: alpha, Anytime: c.stop})
}

// questions pairs each treatment with the control.
func (c cell) questions(all outcomes, families []int, order []slot, seed uint64) []decision.Question {
	ends := make([][]int, c.tasks) // position of the last trial, by task and arm
	for i := range ends {
		ends[i] = make([]int, c.arms)
	}
	for i, s := range order {
		ends[s.task][s.arm] = max(ends[s.task][s.arm], i)
	}
	out := make([]decision.Question, c.arms-1)
	for k := range out {
		q := decision.Question{Several: c.trials > 1, Flips: stat.Resampling{Seed: seed, Resamples: flips}}
		for i, arms := range all {
			t := decision.Task{End: max(ends[i][0], ends[i][k+1])}
			for n := range c.trials {
				t.AddPair(arms[0][n], arms[k+1][n])
			}
			t.Settled = t.Control.NotRun+t.Treatment.NotRun == 0
			if families != nil {
				t.Cluster = strconv.Itoa(families[i])
			}
			q.Tasks = append(q.Tasks, t)
		}
		out[k] = q
	}
	return out
}

// end returns the number of trials that a run takes: all, or those up to the decision
// of the last comparison if the run may stop there. A comparison is decided once its
// complete pairs and both bounds of its missing trials agree.
func (c cell) end(all outcomes, families []int, order []slot) int {
	if !c.stop {
		return len(order)
	}
	last := 0
	for _, q := range c.questions(all, families, order, 0) {
		units, largest := unitsOf(q.Tasks)
		tables := []decision.Table{decision.Complete, decision.Worst, decision.Best}
		var tests []*stat.Monitor
		for range tables {
			tests = append(tests, stat.NewMonitor(decision.Share(alpha, c.arms-1)).ByCluster(largest))
		}
		at := slices.IndexFunc(units, func(unit []*decision.Task) bool {
			for i, of := range tables {
				decision.AddUnit(tests[i], of, unit...)
			}
			shown := tests[0].Shown()
			return shown != "" && shown == tests[1].Shown() && shown == tests[2].Shown()
		})
		if at < 0 {
			return len(order)
		}
		for _, t := range units[at] {
			last = max(last, t.End+1)
		}
	}
	return last
}

// unitsOf returns tasks, or whole clusters of tasks, in the order of the plan, and the
// number of tasks of the largest cluster, 0 if tasks are independent.
func unitsOf(tasks []decision.Task) (units [][]*decision.Task, largest int) {
	order := slices.Clone(tasks)
	slices.SortFunc(order, func(a, b decision.Task) int { return cmp.Compare(a.End, b.End) })
	for i := range order {
		if last := len(units) - 1; last < 0 || order[i].Cluster == "" || order[i].Cluster != units[last][0].Cluster {
			units = append(units, nil)
		}
		last := len(units) - 1
		if units[last] = append(units[last], &order[i]); order[i].Cluster != "" {
			largest = max(largest, len(units[last]))
		}
	}
	return units, largest
}

// contradiction describes how word, p value and interval of a decision contradict each
// other. It returns "" if they agree.
func contradiction(d *decision.Decision) string {
	if d.P == nil || d.Interval.Low == nil || d.Interval.High == nil {
		if d.Word == decision.NotMeasured || d.Word == decision.Undecided {
			return ""
		}
		return fmt.Sprintf("%s without p value or interval", d.Word)
	}
	above, below := *d.Interval.Low > 0, *d.Interval.High < 0
	shown := d.Word == decision.Better || d.Word == decision.Worse
	if (d.Word == decision.Better) != above || (d.Word == decision.Worse) != below || shown && *d.P > d.Alpha {
		return fmt.Sprintf("%s with p %v at %v and an interval from %v to %v", d.Word, *d.P, d.Alpha, *d.Interval.Low, *d.Interval.High)
	}
	return ""
}

// tally counts the results of the runs of a cell.
type tally struct {
	Cell string `json:"cell"`
	Seed uint64 `json:"seed"`
	Runs int    `json:"runs"`
	// Wrong counts runs with a false better or worse.
	Wrong int `json:"wrong"`
	// Covered counts runs whose intervals contain all true differences.
	Covered   int      `json:"covered"`
	Found     int      `json:"found"`     // runs that find the first treatment better
	Undecided int      `json:"undecided"` // runs that leave the first treatment undecided
	Foretold  *float64 `json:"foretold,omitempty"`
	// Alone holds the counts of the first of the same runs decided without clusters.
	Alone *tally `json:"alone,omitempty"`
	// First is the tally of the first seed, if the cell ran again.
	First *tally `json:"first,omitempty"`
}

// run simulates runs of a cell. It returns an error if a decision contradicts itself.
func (c cell) run(runs int, seed uint64) (tally, error) {
	t := tally{Cell: c.String(), Seed: seed, Runs: runs}
	if c.clustered && c.missing.percent == 0 && c.effect <= allEffects[1] {
		t.Alone = &tally{Runs: min(runs, 400)}
	}
	for n := range runs {
		rng := c.random(seed, n)
		all, families := c.draw(rng)
		if !c.clustered {
			families = nil
		}
		order := c.order(families, rng)
		random, end := rng.Uint64(), c.end(all, families, order)
		if t.Alone != nil && n < t.Alone.Runs {
			undeclared := c.order(nil, rng)
			t.Alone.add(c, c.decide(all, nil, undeclared, c.end(all, nil, undeclared), random))
		}
		ds := c.decide(all, families, order, end, random)
		for k := range ds {
			if why := contradiction(&ds[k]); why != "" {
				return t, fmt.Errorf("%s, run %d of seed %d, treatment %d: %s", c, n, seed, k+1, why)
			}
		}
		t.add(c, ds)
	}
	return t, nil
}

// add counts the decisions of a run.
func (t *tally) add(c cell, ds []decision.Decision) {
	wrong, covered := false, true
	for k := range ds {
		d, truth := &ds[k], c.truth(k+1)
		wrong = wrong || d.Word == decision.Worse || d.Word == decision.Better && truth == 0
		if iv := d.Interval; iv.Low != nil && iv.High != nil {
			covered = covered && *iv.Low <= truth && truth <= *iv.High
		}
	}
	t.Wrong, t.Covered, t.Found = t.Wrong+count(wrong), t.Covered+count(covered), t.Found+count(ds[0].Word == decision.Better)
	t.Undecided += count(ds[0].Word == decision.Undecided)
}

func count(b bool) int {
	if b {
		return 1
	}
	return 0
}
