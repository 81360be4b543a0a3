package main

import (
	"math"
	"math/rand/v2"

	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/stat/stattest"
)

const (
	trials    = 5    // per task, in the rows on several trials
	resamples = 2000 // in use: 10,000
)

func simulationError(runs int) float64 { return math.Sqrt(level * (1 - level) / float64(runs)) }

// method simulates one data set of n tasks for a known truth and reports whether its
// result holds.
type method struct {
	name, about string
	truths      int
	holds       func(r *rand.Rand, n, truth int) bool
}

func simulatedRows(runs int) []row {
	var out []row
	for _, m := range simulatedMethods() {
		one := row{name: m.name, about: m.about}
		for _, n := range sizes {
			cover := make([]float64, m.truths)
			for t := range cover {
				held := make([]bool, runs)
				runParallel(runs, func(i int) {
					held[i] = m.holds(rand.New(rand.NewPCG(uint64(t)<<32|uint64(n), uint64(i))), n, t)
				})
				for _, h := range held {
					if h {
						cover[t] += 1 / float64(runs)
					}
				}
			}
			one.cells = append(one.cells, summarizeCoverage(cover))
		}
		out = append(out, one)
	}
	return out
}

func simulatedMethods() []method {
	seed := func(r *rand.Rand) stat.Resampling {
		return stat.Resampling{Resamples: resamples, Seed: r.Uint64(), Level: level}
	}
	rate := func(truth int) float64 { return []float64{0.5, 0.9}[truth%2] }
	icc := func(truth int) float64 { return []float64{0, 0.3, 0.9}[truth/2] }
	effect := func(truth int) float64 { return []float64{0, 0.1}[truth%2] }
	const rates = "rate 0.5 and 0.9, ICC 0, 0.3, 0.9; 5 trials a task"
	const effects = "effect 0 and 0.1, ICC 0, 0.3, 0.9; 5 trials a task"
	const skewed = "log-normal, task effects small and large; 5 trials a task"
	return []method{
		{"clustered Wilson", rates, 6, func(r *rand.Rand, n, t int) bool {
			cs, _ := drawClusters(r, n, rate(t), icc(t))
			return covers(stat.ProportionClustered(cs, level).Interval, rate(t))
		}},
		{"pass@3", rates, 6, func(r *rand.Rand, n, t int) bool {
			cs, _ := drawClusters(r, n, rate(t), icc(t))
			return covers(stat.PassOverTasks(cs, 3, level).AtK, atLeastOnce(rate(t), icc(t), 3))
		}},
		{"clustered Tango", effects, 6, func(r *rand.Rand, n, t int) bool {
			return covers(stat.TangoClustered(pairsOf(r, n, effect(t), icc(t)), level).Interval, effect(t))
		}},
		{"difference by task, BCa", effects, 6, func(r *rand.Rand, n, t int) bool {
			control, treatment := bothArms(pairsOf(r, n, effect(t), icc(t)))
			return covers(stat.DifferenceByTask(control, treatment, seed(r)).Interval, effect(t))
		}},
		{"difference by task, t", effects, 6, func(r *rand.Rand, n, t int) bool {
			control, treatment := bothArms(pairsOf(r, n, effect(t), icc(t)))
			return covers(stat.DifferenceByTask(control, treatment, seed(r)).T, effect(t))
		}},
		{"1 − size of sign flips", "no effect, ICC 0, 0.3, 0.9; 5 trials a task", 3, func(r *rand.Rand, n, t int) bool {
			control, treatment := bothArms(pairsOf(r, n, 0, icc(2*t)))
			d := stat.DifferenceByTask(control, treatment, seed(r))
			return *d.Permutation.P >= 1-level
		}},
		{"median, BCa", skewed, 2, func(r *rand.Rand, n, t int) bool {
			return covers(stat.MedianBCa(drawTimes(r, n, t, 0), seed(r)), 1)
		}},
		{"mean, BCa", skewed, 2, func(r *rand.Rand, n, t int) bool {
			s := taskSpread(t)
			return covers(stat.MeanBCa(drawTimes(r, n, t, 0), seed(r)), math.Exp((s*s+noise*noise)/2))
		}},
		{"ratio of geometric means, t", skewed, 2, func(r *rand.Rand, n, t int) bool {
			return covers(stat.RatioByTask(drawValues(r, n, t), seed(r)).GeometricMean, math.Exp(shift))
		}},
		{"ratio of means, BCa", skewed, 2, func(r *rand.Rand, n, t int) bool {
			return covers(stat.RatioByTask(drawValues(r, n, t), seed(r)).OfMeans, math.Exp(shift+effectSpread*effectSpread/2))
		}},
		{"Hodges–Lehmann (Wilcoxon)", "normal and heavy-tailed differences", 2, func(r *rand.Rand, n, t int) bool {
			xs := make([]float64, n)
			for i := range xs {
				xs[i] = r.NormFloat64()
				if t == 1 { // Student's t with 3 degrees of freedom
					xs[i] /= math.Sqrt((sq(r.NormFloat64()) + sq(r.NormFloat64()) + sq(r.NormFloat64())) / 3)
				}
			}
			return covers(stat.Wilcoxon(xs, level).Shift, 0)
		}},
		{"1 − false decisions, looking after every task", "no effect, discordance 0.1, 0.3, 1", 3, func(r *rand.Rand, n, t int) bool {
			return !stat.Sequentially(drawCoins(r, n, []float64{0.1, 0.3, 1}[t]), 1-level).Decided
		}},
		{"1 − false decisions, mid-p after every task", "no effect, discordance 0.1, 0.3, 1", 3, func(r *rand.Rand, n, t int) bool {
			return !peeksDecide(drawCoins(r, n, []float64{0.1, 0.3, 1}[t]))
		}},
	}
}

func sq(x float64) float64 { return x * x }

// drawDifficulty draws the rate of a task from the beta distribution with a mean and
// an intra-class correlation.
func drawDifficulty(r *rand.Rand, mean, icc float64) float64 {
	if icc == 0 {
		return mean
	}
	size := 1/icc - 1
	return stattest.DrawBeta(mean*size, (1-mean)*size, r)
}

func drawClusters(r *rand.Rand, tasks int, mean, icc float64) ([]stat.Cluster, []float64) {
	cs, rates := make([]stat.Cluster, tasks), make([]float64, tasks)
	for i := range cs {
		rates[i] = drawDifficulty(r, mean, icc)
		cs[i] = stat.Cluster{K: drawPasses(r, rates[i]), N: trials}
	}
	return cs, rates
}

func drawPasses(r *rand.Rand, p float64) int {
	k := 0
	for range trials {
		if r.Float64() < p {
			k++
		}
	}
	return k
}

// atLeastOnce returns E[1 − (1 − p)^k] for p of [drawDifficulty].
func atLeastOnce(mean, icc float64, k int) float64 {
	if icc == 0 {
		return 1 - math.Pow(1-mean, float64(k))
	}
	none, size := 1.0, 1/icc-1
	for i := range k {
		none *= ((1-mean)*size + float64(i)) / (size + float64(i))
	}
	return 1 - none
}

// pairsOf draws tasks whose treatment passes effect more often: of the trials that
// would fail under control, a fixed share passes.
func pairsOf(r *rand.Rand, tasks int, effect, icc float64) []stat.Pairs {
	const control = 0.5
	out := make([]stat.Pairs, tasks)
	for i := range out {
		p := drawDifficulty(r, control, icc)
		q := p + (1-p)*effect/(1-control)
		for range trials {
			switch c, t := r.Float64() < p, r.Float64() < q; {
			case c && t:
				out[i].Both++
			case c:
				out[i].ControlOnly++
			case t:
				out[i].TreatmentOnly++
			default:
				out[i].Neither++
			}
		}
	}
	return out
}

func bothArms(pairs []stat.Pairs) (control, treatment []stat.Cluster) {
	for _, p := range pairs {
		control = append(control, stat.Cluster{K: p.Both + p.ControlOnly, N: p.N()})
		treatment = append(treatment, stat.Cluster{K: p.Both + p.TreatmentOnly, N: p.N()})
	}
	return control, treatment
}

const (
	noise        = 0.5 // of a trial, on the log scale
	shift        = 0.3 // of the treatment
	effectSpread = 0.2 // of the shift between tasks
)

// taskSpread returns the spread of tasks on the log scale.
func taskSpread(truth int) float64 { return []float64{0.3, 1}[truth] }

// drawTimes draws log-normal values with median exp(plus).
func drawTimes(r *rand.Rand, tasks, truth int, plus float64) [][]float64 {
	out := make([][]float64, tasks)
	for i := range out {
		out[i] = trialsOf(r, plus+taskSpread(truth)*r.NormFloat64())
	}
	return out
}

func trialsOf(r *rand.Rand, center float64) []float64 {
	xs := make([]float64, trials)
	for j := range xs {
		xs[j] = math.Exp(center + noise*r.NormFloat64())
	}
	return xs
}

func drawValues(r *rand.Rand, tasks, truth int) []stat.Values {
	out := make([]stat.Values, tasks)
	for i := range out {
		base := taskSpread(truth) * r.NormFloat64()
		out[i] = stat.Values{Control: trialsOf(r, base), Treatment: trialsOf(r, base+shift+effectSpread*r.NormFloat64())}
	}
	return out
}

// drawCoins draws the differences of tasks between equal arms.
func drawCoins(r *rand.Rand, tasks int, discordance float64) []float64 {
	out := make([]float64, tasks)
	for i := range out {
		if r.Float64() < discordance {
			out[i] = float64(2*r.IntN(2) - 1)
		}
	}
	return out
}

// peeksDecide reports whether checking the mid-p value after every task would ever
// report a difference.
func peeksDecide(diffs []float64) bool {
	var p stat.Pairs
	for _, d := range diffs {
		switch d {
		case 1:
			p.TreatmentOnly++
		case -1:
			p.ControlOnly++
		default:
			p.Both++
			continue // nothing new
		}
		if *stat.McNemar(p).PMid < 1-level {
			return true
		}
	}
	return false
}
