package stat

import (
	"math/rand/v2"
	"sort"
)

// familyModel draws the differences of several comparisons with the same control, whose
// tasks come in clusters. The first comparison has an effect, the others have none.
type familyModel struct {
	trials, comparisons int
	// Cumulative probabilities: of the deviate of a cluster and of the difficulty of a
	// task; of the passes of the control by difficulty; of the passes of the first and the
	// other treatments by deviate and difficulty.
	deviate, difficulty []float64
	control             [][]float64
	first, others       [][][]float64
}

func (m *clusterModel) newFamilyModel(effect float64, comparisons int) *familyModel {
	w := m.within
	f := &familyModel{trials: w.trials, comparisons: comparisons, deviate: accumulate(m.share), difficulty: accumulate(w.weight)}
	one := make([]float64, w.trials+1)
	for _, x := range w.logit {
		binomialPoints(one, expit(x))
		f.control = append(f.control, accumulate(one))
	}
	treatment := func(shift float64) [][]float64 {
		var out [][]float64
		for _, x := range w.logit {
			mean := make([]float64, w.trials+1)
			for j, z := range w.deviate {
				binomialPoints(one, expit(x+shift+z))
				for k, p := range one {
					mean[k] += w.share[j] * p
				}
			}
			out = append(out, accumulate(mean))
		}
		return out
	}
	effectShift, nullShift := m.marginal.oddsShift(effect), m.marginal.oddsShift(0)
	for _, z := range m.deviate {
		f.first = append(f.first, treatment(effectShift+z))
		f.others = append(f.others, treatment(nullShift+z))
	}
	return f
}

// accumulate returns the cumulative sums of probabilities.
func accumulate(probabilities []float64) []float64 {
	out, sum := make([]float64, len(probabilities)), 0.0
	for i, p := range probabilities {
		sum += p
		out[i] = sum
	}
	return out
}

// drawIndex returns a random index with the given cumulative probabilities.
func drawIndex(random *rand.Rand, upTo []float64) int {
	return min(sort.SearchFloat64s(upTo, random.Float64()), len(upTo)-1)
}

// countSignificant is like [clusterModel.countSignificant] for the first comparison, whose
// share of alpha depends on the others as in [CountTestable].
func (f *familyModel) countSignificant(sizes []int, sims int, seed uint64, alpha float64, t Test) (significant int) {
	var pcg rand.PCG
	random := rand.New(&pcg)
	flips := newFlips(0, alpha, t != TestPermutation)
	flips.few = t == TestPermutationFew && len(sizes) < dozenClusters
	sums, least := make([]int, f.comparisons), make([]float64, f.comparisons)
	for s := range sims {
		pcg.Seed(seed, mixCounter(uint64(s)))
		differ := make([]int, f.comparisons)
		flips.count, flips.sum = flips.count[:0], 0
		for _, n := range sizes {
			f.drawCluster(random, n, sums)
			for i, sum := range sums {
				if sum != 0 {
					differ[i]++
				}
			}
			for len(flips.count) <= max(sums[0], -sums[0]) {
				flips.count = append(flips.count, 0)
			}
			flips.addDifference(sums[0])
		}
		for i, n := range differ {
			least[i] = leastFlipP(n, flips.few)
		}
		flips.alpha = alpha / float64(CountTestable(least, alpha))
		if flips.isSignificant() {
			significant++
		}
	}
	return significant
}

// drawCluster sets sums to the differences of a cluster of n tasks, by comparison.
func (f *familyModel) drawCluster(random *rand.Rand, n int, sums []int) {
	deviates := make([]int, len(sums))
	for i := range sums {
		sums[i], deviates[i] = 0, drawIndex(random, f.deviate)
	}
	for range n {
		at := drawIndex(random, f.difficulty)
		passed := drawIndex(random, f.control[at])
		for i := range sums {
			treatment := f.others
			if i == 0 {
				treatment = f.first
			}
			sums[i] += drawIndex(random, treatment[deviates[i]][at]) - passed
		}
	}
}
