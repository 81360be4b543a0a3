package stat

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strings"
	"sync"
	"testing"

	"github.com/assay-eval/assay/internal/testenv"
)

// skewed draws tasks whose values are lognormal with an effect of the task
// (standard deviation spread of the logarithm), of the treatment in the task (0.3
// about 0.1) and of the trial (0.5), and outcomes whose true rates differ by 0.1
// on average.
func skewed(random *rand.Rand, tasks, trials int, spread float64) (values []Values, control, treatment []Cluster) {
	for range tasks {
		mu, shift := spread*random.NormFloat64(), 0.1+0.3*random.NormFloat64()
		p := 0.1 + 0.6*random.Float64()
		q := p - 0.1 + 0.4*random.Float64()
		var v Values
		c, t := Cluster{N: trials}, Cluster{N: trials}
		for range trials {
			v.Control = append(v.Control, math.Exp(mu+0.5*random.NormFloat64()))
			v.Treatment = append(v.Treatment, math.Exp(mu+shift+0.5*random.NormFloat64()))
			if random.Float64() < p {
				c.K++
			}
			if random.Float64() < q {
				t.K++
			}
		}
		values, control, treatment = append(values, v), append(control, c), append(treatment, t)
	}
	return values, control, treatment
}

// TestResamplingCovers prints how often nominal 95 % intervals hold the truth, and
// compares with the documentation. Means, and ratios of means, of few skewed tasks
// fall short with any resampling: the sample seldom has the long tail in it.
// ASSAY_COVERAGE=full simulates enough for two digits and more sizes.
func TestResamplingCovers(t *testing.T) {
	testenv.Slow(t)
	simulations, spreads, sizes := 200, []float64{0.4}, [][2]int{{10, 5}, {30, 5}, {100, 1}}
	if os.Getenv("ASSAY_COVERAGE") == "full" {
		simulations, spreads = 5000, []float64{0.4, 1}
		sizes = [][2]int{{3, 5}, {5, 5}, {10, 1}, {10, 5}, {30, 1}, {30, 5}, {100, 1}, {100, 5}}
	}
	names := []string{"median", "mean", "difference", "difference_t", "ratio_of_means", "geometric_mean"}
	promised := []struct {
		tasks int // at least
		least []float64
	}{
		{3, []float64{0.72, 0.60, 0.73, 0.93, 0.72, 0.94}},
		{5, []float64{0.91, 0.79, 0.92, 0.94, 0.88, 0.94}},
		{10, []float64{0.93, 0.85, 0.92, 0.94, 0.88, 0.94}},
		{30, []float64{0.94, 0.89, 0.94, 0.94, 0.89, 0.94}},
		{100, []float64{0.94, 0.91, 0.94, 0.94, 0.90, 0.94}},
	}
	var table strings.Builder
	fmt.Fprintf(&table, "%-8s %5s %6s", "spread", "tasks", "trials")
	for _, n := range names {
		fmt.Fprintf(&table, " %14s", n)
	}
	for _, spread := range spreads {
		for _, size := range sizes {
			fmt.Fprintf(&table, "\n%-8v %5d %6d", spread, size[0], size[1])
			var least []float64
			for _, p := range promised {
				if p.tasks <= size[0] {
					least = p.least
				}
			}
			for i, share := range resamplingCoverage(size[0], size[1], spread, simulations) {
				fmt.Fprintf(&table, " %14.3f", share)
				if slack := 4 * math.Sqrt(least[i]*(1-least[i])/float64(simulations)); share < least[i]-slack {
					t.Errorf("%s of %d tasks × %d trials, spread %v: coverage %.3f, promised %v", names[i], size[0], size[1], spread, share, least[i])
				}
			}
		}
	}
	t.Log("\n" + table.String())
}

// resamplingCoverage is how often each interval of simulated runs holds the truth.
func resamplingCoverage(tasks, trials int, spread float64, simulations int) []float64 {
	truth := []float64{1, math.Exp((spread*spread + 0.25) / 2), 0.1, 0.1, math.Exp(0.1 + 0.09/2), math.Exp(0.1)}
	var halves [2][]float64
	var both sync.WaitGroup
	for half := range halves {
		both.Go(func() {
			random := rand.New(rand.NewPCG(uint64(tasks), uint64(half)))
			held := make([]float64, len(truth))
			for i := half; i < simulations; i += 2 {
				values, control, treatment := skewed(random, tasks, trials, spread)
				var arm [][]float64
				for _, v := range values {
					arm = append(arm, v.Control)
				}
				r := Resampling{Resamples: 1000, Seed: uint64(i)}
				d, ratio := DifferenceByTask(control, treatment, r), RatioByTask(values, r)
				for j, iv := range []Interval{MedianBCa(arm, r), MeanBCa(arm, r), d.Interval, d.T, ratio.OfMeans, ratio.GeometricMean} {
					if iv.Low != nil && iv.High != nil && *iv.Low <= truth[j] && truth[j] <= *iv.High {
						held[j] += 1 / float64(simulations)
					}
				}
			}
			halves[half] = held
		})
	}
	both.Wait()
	for i, x := range halves[1] {
		halves[0][i] += x
	}
	return halves[0]
}
