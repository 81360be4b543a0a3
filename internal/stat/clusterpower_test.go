package stat

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/stat/stattest"
)

// TestClusterPower compares the power of clustered designs with the share of simulated
// data sets, drawn in another way, that [DifferenceByCluster] finds significant.
func TestClusterPower(t *testing.T) {
	const runs = 1500
	for _, d := range []Design{
		{Tasks: 30, Trials: 1, Effect: 0.2, ClusterSizes: []int{5, 5, 5, 5, 5, 5}, ClusterSpread: new(1.0)},
		{Tasks: 60, Trials: 3, Effect: 0.15, ClusterSizes: []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 15}, ClusterSpread: new(0.7), Spread: 0.5},
		{Tasks: 40, Trials: 1, Effect: -0.2, ClusterSizes: slices.Repeat([]int{1}, 40), ClusterSpread: new(0.0)},
	} {
		d.Control, d.ICC = new(0.6), new(0.4)
		got := PowerOf(d, Resampling{Seed: 1, Resamples: 4000})
		shift := newTaskModel(*d.Control, *d.ICC, math.Hypot(d.Spread, *d.ClusterSpread), 1).oddsShift(d.Effect)
		rng := rand.New(rand.NewPCG(2, uint64(d.Tasks)))
		size := (1 - *d.ICC) / *d.ICC
		found := 0
		for range runs {
			var tasks []Pairs
			var names []string
			for c, n := range d.ClusterSizes {
				z := *d.ClusterSpread * rng.NormFloat64()
				for range n {
					p := stattest.DrawBeta(size**d.Control, size*(1-*d.Control), rng)
					q := expit(math.Log(p) - math.Log1p(-p) + shift + z + d.Spread*rng.NormFloat64())
					var pairs Pairs
					for range d.Trials {
						pairs = pairs.Plus(PairOf(rng.Float64() < p, rng.Float64() < q))
					}
					tasks, names = append(tasks, pairs), append(names, string(rune('a'+c)))
				}
			}
			if p := DifferenceByCluster(tasks, names, Resampling{Resamples: 500}).Permutation.PMid; *p <= 0.05 {
				found++
			}
		}
		simulated := float64(found) / runs
		if math.Abs(simulated-*got.Power.Estimate) > 0.05 {
			t.Errorf("%d tasks in %d clusters: power %.3f, but %.3f of simulated data sets are significant", d.Tasks, len(d.ClusterSizes), *got.Power.Estimate, simulated)
		}
	}
}

// TestClusterPowerLimits checks that one task per cluster without a spread is the
// independent design, that the normal approximation continues the simulation, and that
// clusters reduce power.
func TestClusterPowerLimits(t *testing.T) {
	r := Resampling{Seed: 1, Resamples: 4000}
	d := Design{Tasks: 50, Trials: 3, Effect: 0.15}
	alone := *PowerOf(d, r).Power.Estimate
	d.ClusterSizes, d.ClusterSpread = slices.Repeat([]int{1}, 50), new(0.0)
	if each := *PowerOf(d, r).Power.Estimate; math.Abs(each-alone) > 0.03 {
		t.Errorf("a cluster for each task: power %.3f, independent tasks %.3f", each, alone)
	}
	d.ClusterSizes, d.ClusterSpread = slices.Repeat([]int{1}, 10), nil
	if few := *PowerOf(d, r).Power.Estimate; few > alone-0.1 {
		t.Errorf("10 clusters: power %.3f, independent tasks %.3f", few, alone)
	}
	d = Design{Tasks: 2000, Trials: 1, Effect: 0.04, ClusterSizes: slices.Repeat([]int{1}, 60)}
	p := newPlan(d, Resampling{Seed: 1, Resamples: 1000})
	simulated := p.powerAt(d.Tasks, d.Effect).power
	if normal := p.clusters.normalPower(d.Effect, clusterCounts(d.ClusterSizes, d.Tasks), 0.05); math.Abs(normal-simulated) > 0.05 {
		t.Errorf("normal power %.3f, simulated %.3f", normal, simulated)
	}
	if got := TasksFor(Design{Effect: 0.05, ClusterSizes: []int{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}}, 0.9, Resampling{Seed: 1, Resamples: 400}); got.Power.Estimate != nil ||
		!strings.Contains(got.Warnings[len(got.Warnings)-1], "more clusters would") {
		t.Errorf("12 clusters and an effect of 5 points: %+v", got)
	}
	for _, c := range []struct {
		design Design
		why    string
	}{
		{Design{Tasks: 10, Effect: 0.1, ClusterSizes: []int{10}}, "one cluster"},
		{Design{Tasks: 10, Effect: 0.1, ClusterSizes: []int{5, 0}}, "sizes of clusters"},
		{Design{Tasks: 10, Effect: 0.1, ClusterSizes: []int{5, 5}, ClusterSpread: new(math.NaN())}, "spread"},
		{Design{Tasks: 10, Effect: 0.1, ClusterSizes: []int{5, 5}, Test: TestAnytime}, "may stop"},
		{Design{Tasks: 10, Effect: 0.1, ClusterSizes: []int{5, 5}, Test: TestMidP}, "independent"},
	} {
		if got := PowerOf(c.design, r); got.Power.Estimate != nil || !strings.Contains(got.Warnings[len(got.Warnings)-1], c.why) {
			t.Errorf("%+v: %+v", c.design, got)
		}
	}
}

func TestClusterCounts(t *testing.T) {
	for _, c := range []struct {
		sizes []int
		n     int
		want  []int
	}{
		{[]int{1, 1, 1}, 30, []int{10, 10, 10}},
		{[]int{1, 1, 1}, 2, []int{1, 1}},
		{[]int{5, 3, 2}, 20, []int{10, 6, 4}},
		{[]int{5, 3, 2}, 4, []int{2, 1, 1}},
	} {
		if got := clusterCounts(c.sizes, c.n); !slices.Equal(got, c.want) {
			t.Errorf("%v for %d tasks: %v, want %v", c.sizes, c.n, got, c.want)
		}
	}
}
