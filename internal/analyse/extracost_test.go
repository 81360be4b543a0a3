package analyse_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// paidTrial is a trial of [paidRun]: its status, its cost in millionths of a dollar, and
// the model that was asked; "" for none.
type paidTrial struct {
	status string
	micros int64
	model  string
}

// paidRun analyses a run of tasks, each with so many trials of arm m/off and then of arm
// m/on.
func paidRun(t *testing.T, tasks [][2][]paidTrial, change ...func(*suite.Suite)) analyse.Comparison {
	t.Helper()
	s := &suite.Suite{Name: "paid", Seed: 1, Graders: map[string]*suite.Grader{"text": {Kind: "text"}}, Compare: help,
		Arms: []suite.Arm{{Agent: "m", Scenario: "off"}, {Agent: "m", Scenario: "on"}}}
	var plan trial.Plan
	var records []trial.Record
	for i, sides := range tasks {
		s.Tasks = append(s.Tasks, &suite.Task{ID: fmt.Sprintf("t%02d", i), Group: fmt.Sprint("g", i%4)})
		for side, trials := range sides {
			for index, x := range trials {
				k := trial.Key{Task: s.Tasks[i].ID, Arm: s.Arms[side].ID(), Index: index}
				plan.Trials = append(plan.Trials, trial.Planned{Key: k})
				rs := result(k, x.status)
				if x.model != "" {
					rs[0].Attempt.Usage = []trial.Usage{{Model: x.model, Input: x.micros}}
				}
				records = append(records, rs...)
			}
		}
	}
	for _, c := range change {
		c(s)
	}
	a, err := analysetest.Run(s, plan, analysetest.Records(records), analyse.Options{Prices: analysetest.Prices})
	if err != nil {
		t.Fatal(err)
	}
	return a.Comparisons[0]
}

// drawPaid draws tasks of three trials a side. The treatment is better and dearer; some
// of its trials are void, and cost nothing that counts.
func drawPaid(tasks int, model string) [][2][]paidTrial {
	rng := rand.New(rand.NewPCG(1, 2))
	out := make([][2][]paidTrial, tasks)
	for i := range out {
		for side := range out[i] {
			for range 3 {
				x := paidTrial{"fail", 10_000 + rng.Int64N(9_000) + int64(4_000*side), model}
				if rng.Float64() < 0.3+0.4*float64(side) {
					x.status = "pass"
				}
				if side == 1 && rng.IntN(10) == 0 {
					x.status = "void"
				}
				out[i][side] = append(out[i][side], x)
			}
		}
	}
	return out
}

func TestExtraCost(t *testing.T) {
	tasks := drawPaid(20, "model-1")
	c := paidRun(t, tasks)
	// The same by hand, in whole numbers over the least common multiple of the trials.
	var micros, passes, pairs int64
	var each []stat.Increment
	for _, sides := range tasks {
		var n, cost, success int64
		for i, on := range sides[1] {
			if off := sides[0][i]; on.status != "void" {
				n, cost = n+1, cost+on.micros-off.micros
				success += passed(on) - passed(off)
			}
		}
		if n > 0 {
			micros, passes, pairs = micros+6/n*cost, passes+6/n*success, pairs+1
			each = append(each, stat.Increment{Cost: float64(cost) / float64(n) / 1e6, Success: float64(success) / float64(n)})
		}
	}
	x := c.ExtraCost
	if want := float64(micros) / float64(passes) / 1e6; x == nil || x.Estimate == nil || math.Abs(*x.Estimate-want) > 1e-12 || want < 0.005 {
		t.Fatalf("%+v, want %v", x, want)
	}
	if c.Void == 0 || int64(x.Tasks) != pairs || math.Abs(*x.Success.Estimate-*c.Difference) > 1e-12 || math.Abs(*x.Cost.Estimate-float64(micros)/float64(6*pairs)/1e6) > 1e-15 {
		t.Errorf("%d tasks, cost %v, success %v, difference %v", x.Tasks, *x.Cost.Estimate, *x.Success.Estimate, *c.Difference)
	}
	if want := stat.ExtraCostByTask(each, 0.95); x.Set != stat.SetBetween || math.Abs(*x.Low-*want.Low) > 1e-9 || math.Abs(*x.High-*want.High) > 1e-9 {
		t.Errorf("%s %v to %v, want %v to %v", x.Set, *x.Low, *x.High, *want.Low, *want.High)
	}
	byGroup := paidRun(t, tasks, func(s *suite.Suite) { s.Cluster = "group" }).ExtraCost
	if byGroup.Method != "fieller_cr2_t" || byGroup.Clusters != 4 || *byGroup.Estimate != *x.Estimate || *byGroup.Low == *x.Low {
		t.Errorf("%+v", byGroup)
	}
}

func passed(x paidTrial) int64 {
	if x.status == "pass" {
		return 1
	}
	return 0
}

// TestExtraCostUnknown checks that the figure needs the cost of every trial that counts.
func TestExtraCostUnknown(t *testing.T) {
	for name, model := range map[string]string{"no usage": "", "no price": "model-2"} {
		if x := paidRun(t, drawPaid(5, model)).ExtraCost; x != nil {
			t.Errorf("%s: %+v", name, x)
		}
		tasks := drawPaid(5, "model-1")
		tasks[3][0][1].model = model
		x := paidRun(t, tasks).ExtraCost
		if x == nil || x.Estimate != nil || x.Set != "" || x.Cost.Estimate != nil || !strings.HasPrefix(strings.Join(x.Warnings, "; "), "the cost of 1 of ") {
			t.Errorf("%s of one trial: %+v", name, x)
		}
		tasks[3][1][1].status = "void" // its pair does not count
		if x := paidRun(t, tasks).ExtraCost; x == nil || x.Estimate == nil {
			t.Errorf("%s of a trial without a pair: %+v", name, x)
		}
	}
	if x := paidRun(t, [][2][]paidTrial{{{{"void", 1, "model-1"}}, {{"pass", 1, "model-1"}}}}).ExtraCost; x != nil {
		t.Errorf("no pair: %+v", x)
	}
}

func TestPassKDifferences(t *testing.T) {
	c := paidRun(t, drawPaid(20, "model-1"))
	if len(c.PassK) != 2 || c.PassK[0].K != 1 || c.PassK[1].K != 3 {
		t.Fatalf("%+v", c.PassK)
	}
	for _, iv := range []stat.Interval{c.PassK[0].AtK, c.PassK[0].PowK} {
		if math.Abs(*iv.Estimate-*c.Difference) > 1e-12 || math.Abs(*iv.Low-*c.ByTask.T.Low) > 1e-12 {
			t.Errorf("pass@1 %v, difference %v", *iv.Estimate, *c.Difference)
		}
	}
	if left := c.PassK[1].Left; left == 0 || left+c.PassK[1].PowK.N != c.Tasks {
		t.Errorf("%d of %d tasks, %d left out", c.PassK[1].PowK.N, c.Tasks, left)
	}
	if one := paidRun(t, [][2][]paidTrial{{{{"fail", 1, ""}}, {{"pass", 1, ""}}}}); one.PassK != nil {
		t.Errorf("one trial a task: %+v", one.PassK)
	}
}
