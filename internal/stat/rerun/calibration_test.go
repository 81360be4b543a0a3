package rerun

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/stat/stattest"
	"github.com/assay-eval/assay/internal/testenv"
)

// rerunRates is a distribution of the rates of tasks about a mean.
type rerunRates struct {
	name string
	draw func(mean float64, rng *rand.Rand) float64
}

var rerunDistributions = []rerunRates{
	{"all alike", func(mean float64, _ *rand.Rand) float64 { return mean }},
	{"beta, correlation 0.3", func(mean float64, rng *rand.Rand) float64 {
		return stattest.DrawBeta(mean*7/3, (1-mean)*7/3, rng)
	}},
	{"U-shaped, correlation 2/3", func(mean float64, rng *rand.Rand) float64 {
		return stattest.DrawBeta(mean/2, (1-mean)/2, rng)
	}},
	{"always or never", func(mean float64, rng *rand.Rand) float64 {
		if rng.Float64() < mean {
			return 1
		}
		return 0
	}},
}

// foretell draws a suite and a run of it. If the run passes at least the share least of
// its trials, foretell returns the predicted probability that a rerun does not, and the
// true one.
func (r rerunRates) foretell(tasks, trials int, mean, least float64, rng *rand.Rand) (predicted Result, truth float64, ok bool) {
	cs, dist, passed := make([]stat.Cluster, tasks), []float64{1}, 0
	for i := range cs {
		rate := r.draw(mean, rng)
		cs[i].N = trials
		for range trials {
			if rng.Float64() < rate {
				cs[i].K++
			}
			next := make([]float64, len(dist)+1)
			for k, p := range dist {
				next[k], next[k+1] = next[k]+p*(1-rate), next[k+1]+p*rate
			}
			dist = next
		}
		passed += cs[i].K
	}
	bad := func(k int) bool { return float64(k) < least*float64(tasks*trials)-1e-9 }
	if bad(passed) {
		return Result{}, 0, false
	}
	for k, p := range dist {
		if bad(k) {
			truth += p
		}
	}
	predicted, _ = Chance(cs, bad)
	return predicted, truth, true
}

// TestRerunCalibration draws suites with any mean rate from all distributions and checks
// that reruns of those whose run passed a gate of 80 % fail as often as predicted. With
// one trial per task, this holds over the distributions together only.
func TestRerunCalibration(t *testing.T) {
	testenv.Slow(t)
	ends := []float64{0.02, 0.1, 0.25, 1}
	for _, trials := range []int{1, 3, 10} {
		rng := rand.New(rand.NewPCG(1, uint64(trials)))
		var n, predicted, truth [4]float64
		for i := range 1200 {
			p, q, ok := rerunDistributions[i%len(rerunDistributions)].foretell(30, trials, 0.5+rng.Float64()/2, 0.8, rng)
			if !ok {
				continue
			}
			bin := 0
			for p.P >= ends[bin] {
				bin++
			}
			n[bin], predicted[bin], truth[bin] = n[bin]+1, predicted[bin]+p.P, truth[bin]+q
			if p.P <= 0 || p.P >= 1 {
				t.Fatalf("a chance of %v", p.P)
			}
		}
		for bin := range ends {
			p, q := predicted[bin]/n[bin], truth[bin]/n[bin]
			t.Logf("%d trials, predicted below %v: %.0f runs, predicted %.3f, true %.3f", trials, ends[bin], n[bin], p, q)
			if n[bin] > 20 && math.Abs(p-q) > 0.02+2*math.Sqrt(max(p, q)/n[bin]) {
				t.Errorf("%d trials, predicted below %v: %.0f runs, predicted %.3f, true %.3f", trials, ends[bin], n[bin], p, q)
			}
		}
	}
}

// TestRerunTable logs the table of docs/lab/coverage.md, if ASSAY_LONG is set.
func TestRerunTable(t *testing.T) {
	if os.Getenv("ASSAY_LONG") == "" {
		t.Skip("skipping: ASSAY_LONG is not set")
	}
	const runs, mean = 200, 0.8
	for _, r := range rerunDistributions {
		for _, tasks := range []int{30, 100} {
			line := fmt.Sprintf("| %s | %d |", r.name, tasks)
			for _, trials := range []int{1, 3, 10} {
				if tasks*trials > 500 {
					continue // slow
				}
				for _, least := range []float64{0.7, 0.75, 0.8} {
					rng := rand.New(rand.NewPCG(uint64(tasks), uint64(trials)))
					var n, predicted, truth, low, high float64
					for n < runs {
						p, q, ok := r.foretell(tasks, trials, mean, least, rng)
						if !ok {
							continue
						}
						n, predicted, truth = n+1, predicted+p.P, truth+q
						if p.Low != nil {
							low, high = low+*p.Low, high+*p.High
						}
					}
					line += fmt.Sprintf(" %.1f, %.1f", 100*predicted/n, 100*truth/n)
					if high > 0 {
						line += fmt.Sprintf(" (%.1f–%.1f)", 100*low/n, 100*high/n)
					}
					line += " |"
				}
			}
			t.Log(line)
		}
	}
}
