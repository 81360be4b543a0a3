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
			if d := DifferenceByCluster(tasks, names, Resampling{Resamples: 500}); *d.Permutation.Deciding() <= 0.05 {
				found++
			}
		}
		simulated := float64(found) / runs
		if math.Abs(simulated-*got.Power.Estimate) > 0.05 {
			t.Errorf("%d tasks in %d clusters: power %.3f, but %.3f of simulated data sets are significant", d.Tasks, len(d.ClusterSizes), *got.Power.Estimate, simulated)
		}
	}
}

// TestClusterPowerAnytime compares the power of clustered runs that may stop with runs
// that are simulated one by one, and checks that giving up saves tasks.
func TestClusterPowerAnytime(t *testing.T) {
	const runs = 1500
	sizes := []int{3, 1, 6, 5, 4, 2, 5, 7, 3, 4, 6, 2, 5, 1, 6} // 60 tasks
	d := Design{Tasks: 60, Trials: 2, Effect: 0.25, Control: new(0.5), ICC: new(0.4), ClusterSizes: sizes, ClusterSpread: new(0.8), Test: TestAnytime}
	got := PowerOf(d, Resampling{Seed: 1, Resamples: 4000})
	shift := newTaskModel(0.5, 0.4, 0.8, 1).oddsShift(d.Effect)
	rng := rand.New(rand.NewPCG(3, 3))
	found, taken := 0, 0
	for range runs {
		m := NewMonitor(0.05).ByCluster(7)
		for _, i := range rng.Perm(len(sizes)) {
			z, sum := 0.8*rng.NormFloat64(), 0.0
			for range sizes[i] {
				p := stattest.DrawBeta(0.75, 0.75, rng)
				q := expit(math.Log(p) - math.Log1p(-p) + shift + z)
				for range d.Trials {
					sum += (indicator(rng.Float64() < q) - indicator(rng.Float64() < p)) / float64(d.Trials)
				}
			}
			taken += sizes[i]
			if m.AddCluster(sizes[i], sum); m.Decided() {
				found++
				break
			}
		}
	}
	if simulated := float64(found) / runs; math.Abs(simulated-*got.Power.Estimate) > 0.05 || simulated < 0.2 || simulated > 0.9 {
		t.Errorf("power %.3f, but %.3f of simulated runs are decided", *got.Power.Estimate, simulated)
	}
	if mean := float64(taken) / runs; math.Abs(mean-*got.TasksRun) > 2 {
		t.Errorf("%.1f tasks run, simulated %.1f", *got.TasksRun, mean)
	}
	d.Effect, d.Hopeless = 0.02, 0.05
	if cut := PowerOf(d, Resampling{Seed: 1, Resamples: 200}); *cut.TasksRun > 55 {
		t.Errorf("a run that gives up takes %.1f of 60 tasks", *cut.TasksRun)
	}
	d = Design{Tasks: 30, Effect: 0.2, ClusterSizes: slices.Repeat([]int{5}, 6), Test: TestAnytime}
	if p := PowerOf(d, Resampling{Seed: 1, Resamples: 400}); *p.Power.Estimate != 0 || !strings.Contains(strings.Join(p.Warnings, "\n"), "6 clusters can never be significant at 0.05 by anytime: it takes 7") {
		t.Errorf("6 clusters: power %v, %q", *p.Power.Estimate, p.Warnings)
	}
}

// TestFamilyPower compares the power of one of three comparisons of few clusters with
// data sets drawn in another way. Others that cannot be significant leave it their share.
func TestFamilyPower(t *testing.T) {
	const runs, family = 2500, 3
	for _, trials := range []int{1, 3} {
		d := Design{Tasks: 30, Trials: trials, Effect: 0.2, Control: new(0.5), ICC: new(0.4), ClusterSizes: slices.Repeat([]int{5}, 6), ClusterSpread: new(1.0), Alpha: 0.05 / family, Family: family}
		got := PowerOf(d, Resampling{Seed: 1, Resamples: 6000})
		shift := newTaskModel(0.5, 0.4, 1, 1).oddsShift(d.Effect)
		rng, found := rand.New(rand.NewPCG(4, uint64(trials))), 0
		for range runs {
			pairs, names := make([][]Pairs, family), []string{}
			for c := range 6 {
				shifts := make([]float64, family)
				for i := range shifts {
					shifts[i] = rng.NormFloat64()
				}
				shifts[0] += shift
				for range 5 {
					names = append(names, string(rune('a'+c)))
					p := stattest.DrawBeta(0.75, 0.75, rng)
					sums := make([]Pairs, family)
					for range trials {
						control := rng.Float64() < p
						for i := range sums {
							sums[i] = sums[i].Plus(PairOf(control, rng.Float64() < expit(math.Log(p)-math.Log1p(-p)+shifts[i])))
						}
					}
					for i := range sums {
						pairs[i] = append(pairs[i], sums[i])
					}
				}
			}
			var least []float64
			var first float64
			for i := range pairs {
				p := DifferenceByCluster(pairs[i], names, Resampling{}).Permutation
				if least = append(least, p.Least()); i == 0 {
					first = *p.Deciding()
				}
			}
			found += int(indicator(first <= 0.05/float64(CountTestable(least, 0.05))))
		}
		simulated := float64(found) / runs
		if math.Abs(simulated-*got.Power.Estimate) > 0.03 || simulated < 0.05 {
			t.Errorf("%d trials: power %.3f, simulated %.3f", trials, *got.Power.Estimate, simulated)
		}
		if !strings.Contains(got.Assumption, "the other 2 comparisons against the same control have no effect") || !strings.Contains(strings.Join(got.Warnings, "\n"), "6 clusters can be significant only where others of the 3 comparisons cannot: for all it takes 7") {
			t.Errorf("%s; %q", got.Assumption, got.Warnings)
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
