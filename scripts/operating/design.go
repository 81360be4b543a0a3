package main

import (
	"fmt"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"slices"
	"sync"

	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/stat/stattest"
)

// Parameters of the simulation. Tasks differ in difficulty: the control's success rates
// have mean control and intra-class correlation icc. A treatment shifts the log odds of
// a task. In clustered cells the tasks of a family share the shift, which varies
// between families with standard deviation spread.
const (
	control = 0.5
	icc     = 0.4
	spread  = 1.0
	family  = 5 // tasks per family
	alpha   = 0.05
)

// cell is one design of the matrix. The first treatment has the effect, in points; the
// others have none.
type cell struct {
	tasks, trials, arms int
	stop                bool
	missing             missing
	clustered           bool
	effect              int
}

// missing is the mechanism by which trials become void.
type missing struct {
	percent    int
	onFailures bool // only failures of treatments; otherwise at random on all sides
}

func (m missing) String() string {
	switch {
	case m.percent == 0:
		return "none"
	case m.onFailures:
		return fmt.Sprintf("%d%%-of-failures", m.percent)
	}
	return fmt.Sprintf("%d%%-at-random", m.percent)
}

func (c cell) String() string {
	ends, tasks := "fixed", "independent"
	if c.stop {
		ends = "stop"
	}
	if c.clustered {
		tasks = "clustered"
	}
	return fmt.Sprintf("%dx%d arms=%d %s missing=%s %s +%d", c.tasks, c.trials, c.arms, ends, c.missing, tasks, c.effect)
}

// Values of the factors of the matrix.
var (
	allTasks   = []int{30, 100, 300}
	allTrials  = []int{1, 3, 10}
	allArms    = []int{2, 4}
	allMissing = []missing{{}, {5, false}, {20, false}, {5, true}, {20, true}}
	allEffects = []int{0, 10, 20}
	both       = []bool{false, true}
)

// matrix returns all cells.
func matrix() []cell {
	var out []cell
	for _, clustered := range both {
		for _, m := range allMissing {
			for _, stop := range both {
				for _, arms := range allArms {
					for _, trials := range allTrials {
						for _, tasks := range allTasks {
							for _, effect := range allEffects {
								out = append(out, cell{tasks, trials, arms, stop, m, clustered, effect})
							}
						}
					}
				}
			}
		}
	}
	return out
}

// truth returns the true difference of success rates of a treatment, numbered from 1.
func (c cell) truth(treatment int) float64 {
	if treatment == 1 {
		return float64(c.effect) / 100
	}
	return 0
}

// predictedPower returns the power that assay power computes for the first treatment. ok is
// false for cells with voids or without an effect.
func (c cell) predictedPower(sims int, seed uint64) (float64, bool) {
	if c.effect == 0 || c.missing.percent > 0 {
		return 0, false
	}
	d := stat.Design{Tasks: c.tasks, Trials: c.trials, Effect: c.truth(1), Control: new(control), ICC: new(icc), Alpha: decision.Share(alpha, c.arms-1), Family: c.arms - 1}
	if c.clustered {
		d.ClusterSizes, d.ClusterSpread = slices.Repeat([]int{1}, c.tasks/family), new(spread)
	}
	if c.stop {
		d.Test = stat.TestAnytime
	}
	p := stat.PowerOf(d, stat.Resampling{Resamples: sims, Seed: seed})
	if p.Power.Estimate == nil {
		return 0, false
	}
	return *p.Power.Estimate, true
}

// random returns the random numbers of one run of a cell. They do not depend on which
// other runs are simulated.
func (c cell) random(seed uint64, run int) *rand.Rand {
	h := fnv.New64a()
	fmt.Fprint(h, c, seed)
	return rand.New(rand.NewPCG(h.Sum64(), uint64(run)))
}

// outcomes holds the outcome of each trial of a run, by task, arm and trial. Arm 0 is
// the control.
type outcomes [][][]decision.Outcome

func (o outcomes) clone() outcomes {
	out := slices.Clone(o)
	for i := range out {
		out[i] = slices.Clone(out[i])
		for arm := range out[i] {
			out[i][arm] = slices.Clone(out[i][arm])
		}
	}
	return out
}

// draw draws the outcomes of a run, and the family of each task.
func (c cell) draw(rng *rand.Rand) (outcomes, []int) {
	out, families := make(outcomes, c.tasks), rng.Perm(c.tasks) // families do not follow the order of tasks
	deviates := make([]float64, c.arms*(c.tasks/family+1))
	for i := range deviates {
		deviates[i] = spread * rng.NormFloat64()
	}
	size := (1 - icc) / icc // α + β of the beta distribution
	for i := range out {
		families[i] /= family
		p := stattest.DrawBeta(size*control, size*(1-control), rng)
		out[i] = make([][]decision.Outcome, c.arms)
		for arm := range out[i] {
			rate := p
			if arm > 0 {
				shift := oddsShift(control, c.truth(arm), c.clustered)
				if c.clustered {
					shift += deviates[families[i]*c.arms+arm]
				}
				rate = p / (p + (1-p)*math.Exp(-shift))
			}
			for range c.trials {
				out[i][arm] = append(out[i][arm], c.missing.drawOutcome(rate, arm > 0, rng))
			}
		}
	}
	return out, families
}

func (m missing) drawOutcome(rate float64, treatment bool, rng *rand.Rand) decision.Outcome {
	out := decision.Failed
	if rng.Float64() < rate {
		out = decision.Passed
	}
	if lost := rng.IntN(100) < m.percent; lost && (!m.onFailures || treatment && out == decision.Failed) {
		return decision.Void
	}
	return out
}

// oddsShift returns the shift of the log odds that changes the mean success rate from
// base by effect.
func oddsShift(base, effect float64, clustered bool) float64 {
	if effect == 0 {
		return 0 // rates are symmetric about one half
	}
	key := [3]any{base, effect, clustered}
	if v, ok := shifts.Load(key); ok {
		return v.(float64)
	}
	low, high := -10.0, 10.0
	for range 50 {
		if mid := (low + high) / 2; meanRate(base, mid, clustered) < base+effect {
			low = mid
		} else {
			high = mid
		}
	}
	shifts.Store(key, low)
	return low
}

var shifts sync.Map

// meanRate returns the mean success rate under a shift from base, computed by the trapezoidal
// rule on the log odds.
func meanRate(base, shift float64, clustered bool) float64 {
	deviates := []float64{0}
	if clustered {
		deviates = nil
		for z := -6.0; z <= 6; z += 0.25 {
			deviates = append(deviates, z)
		}
	}
	size := (1 - icc) / icc
	sum, total := 0.0, 0.0
	for x := -40.0; x <= 40; x += 0.1 {
		w := math.Exp(size * (base*x - math.Log1p(math.Exp(x))))
		for _, z := range deviates {
			v := w * math.Exp(-z*z/2)
			sum, total = sum+v/(1+math.Exp(-x-shift-spread*z)), total+v
		}
	}
	return sum / total
}
