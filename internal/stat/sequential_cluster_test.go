package stat

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/testenv"
)

// TestClusterBetsAreFair checks that after any history a cluster whose sum of differences
// has a random sign leaves the expected e-value unchanged, and so does one with the mean
// of the null for bets on the mean, for any sizes of clusters.
func TestClusterBetsAreFair(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		largest := rapid.IntRange(1, 9).Draw(t, "largest")
		mean := rapid.Float64Range(-0.9, 0.9).Draw(t, "mean")
		kind := rapid.SampledFrom([]bets{onSign, onMean, aboveMean}).Draw(t, "bets")
		m := NewNonInferiorMonitor(0.1, 0.05).ByCluster(largest)
		w := m.newWealth(mean, kind)
		weight := func(name string) float64 { return float64(rapid.IntRange(1, largest).Draw(t, name)) / float64(largest) }
		for range rapid.IntRange(0, 40).Draw(t, "before") {
			w.settle(rapid.Float64Range(-1, 1).Draw(t, "difference"), weight("size"))
		}
		own := weight("own size")
		after := func(d float64) float64 { next := w; next.settle(d, own); return math.Exp(next.logMean() - w.logMean()) }
		low, high := rapid.Float64Range(-1, mean).Draw(t, "low"), rapid.Float64Range(mean, 1).Draw(t, "high")
		if kind == onSign {
			size := rapid.Float64Range(0, 1-math.Abs(mean)).Draw(t, "half")
			low, high = mean-size, mean+size
		}
		if high-low < 1e-6 {
			return
		}
		p := (mean - low) / (high - low)
		if average := p*after(high) + (1-p)*after(low); math.Abs(average-1) > 1e-9 {
			t.Fatalf("the e-value grows by %v on average", average)
		}
	})
}

// TestClusterBetsByHand checks an example worked by hand. The scale begins with 1/√4 = ½
// of the largest cluster of 4 tasks. A sum of 2 is ½ of that cluster, so the first bettor
// has exp(λ)/cosh(λ). The scale stays √((¼+¼)/2) = ½, of which a sum of −1 is half.
func TestClusterBetsByHand(t *testing.T) {
	m := NewMonitor(0.05).ByCluster(4)
	m.AddCluster(4, 2)
	m.AddCluster(1, -1)
	last := len(signRates) - 1
	λ := signRates[last]
	want := math.Exp(λ) / math.Cosh(λ) * math.Exp(-λ/2) / math.Cosh(λ/2)
	if !near(m.wealth.up[last], want, 1e-12) {
		t.Errorf("wealth %v, want %v", m.wealth.up[last], want)
	}
	if s := m.Sequential(); s.N != 2 || !near(*s.CS.Estimate, 0.2, 1e-12) || s.Method != "e_process_by_cluster" {
		t.Errorf("%+v, estimate %v", s, *s.CS.Estimate)
	}
}

// TestClustersOfOne checks that clusters of one task are the test of tasks.
func TestClustersOfOne(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		k := rapid.IntRange(1, 4).Draw(t, "trials")
		tasks, clusters := NewMonitor(0.05), NewMonitor(0.05).ByCluster(1)
		for range rapid.IntRange(1, 60).Draw(t, "tasks") {
			d := float64(rapid.IntRange(-k, k).Draw(t, "difference")) / float64(k)
			tasks.Add(d)
			clusters.AddCluster(1, d)
		}
		a, b := tasks.Sequential(), clusters.Sequential()
		if *a.E != *b.E || a.DecidedAt != b.DecidedAt || (a.CS.Low == nil) != (b.CS.Low == nil) || a.CS.Low != nil && (*a.CS.Low != *b.CS.Low || *a.CS.High != *b.CS.High) {
			t.Fatalf("tasks %+v, clusters of one %+v", a, b)
		}
	})
}

func TestClusterMonitorRefuses(t *testing.T) {
	for why, add := range map[string]func(*Monitor){
		"cluster 1 has 4 tasks, not 1 to 3":           func(m *Monitor) { m.AddCluster(4, 1) },
		"cluster 2 has 0 tasks, not 1 to 3":           func(m *Monitor) { m.AddCluster(2, 1); m.AddCluster(0, 0) },
		"difference 1 is 1.5, not within":             func(m *Monitor) { m.AddCluster(2, 3) },
		fmt.Sprintf("difference 1 is %v", math.NaN()): func(m *Monitor) { m.AddCluster(2, math.NaN()) },
		"no differences":                              func(*Monitor) {},
	} {
		m := NewMonitor(0.05).ByCluster(3)
		add(m)
		if s := m.Sequential(); s.E != nil || s.Decided || !strings.Contains(s.Warnings[0], why) {
			t.Errorf("%s: %+v", why, s)
		}
	}
}

// TestClusterSequence simulates runs whose clusters share an effect. It checks the level
// of the test and of non-inferiority at the margin, the coverage of the confidence
// sequence and that it excludes 0 exactly if the test has decided, with clusters of even
// and uneven sizes.
func TestClusterSequence(t *testing.T) {
	testenv.Slow(t)
	runs := testenv.Repeat(400, 6000)
	for _, c := range []struct {
		sizes  []int
		trials int
		effect float64
	}{
		{[]int{5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5}, 3, 0},
		{[]int{1, 9, 3, 2, 7, 1, 1, 12, 4, 5, 6, 1, 2, 3, 8, 10, 2, 1}, 1, 0},
		{[]int{1, 9, 3, 2, 7, 1, 1, 12, 4, 5, 6, 1, 2, 3, 8, 10, 2, 1}, 3, 0},
		{[]int{1, 9, 3, 2, 7, 1, 1, 12, 4, 5, 6, 1, 2, 3, 8, 10, 2, 1}, 3, -0.1},
		{[]int{2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2}, 10, -0.1},
	} {
		draw := newClusterModel(0.6, 0.4, 0, 1, c.trials).newDrawer(c.effect)
		random := rand.New(&draw.pcg)
		sizes := append([]int{}, c.sizes...)
		wrong, missed, notWorse := 0.0, 0.0, 0.0
		for s := range runs {
			draw.pcg.Seed(7, mixCounter(uint64(s)))
			random.Shuffle(len(sizes), func(i, j int) { sizes[i], sizes[j] = sizes[j], sizes[i] })
			m, margin := NewMonitor(0.05).ByCluster(12), NewNonInferiorMonitor(0.1, 0.05).ByCluster(12)
			for _, n := range sizes {
				sum := float64(draw.next(n)) / float64(c.trials)
				m.AddCluster(n, sum)
				margin.AddCluster(n, sum)
			}
			got := m.Sequential()
			if got.CS.Low == nil {
				missed++
			} else {
				if out := *got.CS.Low >= 0 || *got.CS.High <= 0; out != got.Decided {
					t.Fatalf("decided %v, but %v to %v", got.Decided, *got.CS.Low, *got.CS.High)
				}
				missed += indicator(c.effect < *got.CS.Low || c.effect > *got.CS.High)
			}
			wrong += indicator(got.Decided && c.effect == 0)
			n := margin.Sequential()
			if n.Decided != (*n.CS.Low >= -0.1) {
				t.Fatalf("not worse %v, but from %v", n.Decided, *n.CS.Low)
			}
			notWorse += indicator(n.Decided)
		}
		share := func(n float64) float64 { return n / float64(runs) }
		t.Logf("%d clusters × %d, %+v: decided by mistake %.3f, truth missed %.3f, not worse %.3f", len(sizes), c.trials, c.effect, share(wrong), share(missed), share(notWorse))
		most := 0.05 + 3*math.Sqrt(0.05*0.95/float64(runs))
		if share(wrong) > most || share(missed) > most || c.effect == -0.1 && share(notWorse) > most {
			t.Errorf("%d clusters × %d, %+v: wrong %.3f, missed %.3f, not worse %.3f", len(sizes), c.trials, c.effect, share(wrong), share(missed), share(notWorse))
		}
	}
}

// TestHopelessClusters checks that clusters without a difference are hopeless before the
// plan ends, and that those with one are not.
func TestHopelessClusters(t *testing.T) {
	ties, gains := NewMonitor(0.05).ByCluster(5), NewMonitor(0.05).ByCluster(5)
	hopeless := 0
	for n := 1; n <= 20; n++ {
		ties.AddCluster(5, 0)
		gains.AddCluster(3+n%3, 2)
		if hopeless == 0 && ties.Hopeless(20, 0.05) {
			hopeless = n
		}
		if gains.Hopeless(20, 0.05) {
			t.Errorf("hopeless after %d gains", n)
		}
	}
	if hopeless < 4 || hopeless > 18 {
		t.Errorf("hopeless after %d ties", hopeless)
	}
}
