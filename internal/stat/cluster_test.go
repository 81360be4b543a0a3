package stat

import (
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/stat/stattest"
)

// drawTasks draws tasks whose true rates have mean rate and intraclass
// correlation icc (a beta distribution), and trials of each.
func drawTasks(tasks, trials int, rate, icc float64, rng *rand.Rand) []Cluster {
	cs := make([]Cluster, tasks)
	for i := range cs {
		p := rate
		if icc > 0 {
			p = stattest.DrawBeta(rate*(1-icc)/icc, (1-rate)*(1-icc)/icc, rng)
		}
		cs[i].N = trials
		for range trials {
			if rng.Float64() < p {
				cs[i].K++
			}
		}
	}
	return cs
}

// coverage is the share of n simulated samples whose interval holds truth, and
// the mean width of the intervals.
func coverage(n int, truth float64, draw func() (low, high float64)) (share, width float64) {
	hit := 0
	for range n {
		low, high := draw()
		if low <= truth && truth <= high {
			hit++
		}
		width += (high - low) / float64(n)
	}
	return float64(hit) / float64(n), width
}

// TestClusteredCoverage simulates how often the interval of a clustered
// proportion holds the true rate, 5 trials a task. -v prints the table.
func TestClusteredCoverage(t *testing.T) {
	const samples = 2000
	// With independent trials at a high rate the interval is wider than need be
	// (0.9854 ± 0.0008 over 20,000 samples): half a task more weighs much next to a
	// handful of failures.
	wide := map[string]bool{"30 tasks icc 0 rate 0.97": true}
	t.Logf("%-26s coverage  width", "nominal 0.95")
	for _, tasks := range []int{10, 30, 100} {
		for _, icc := range []float64{0, 0.3, 0.9} {
			for _, rate := range []float64{0.5, 0.9, 0.97} {
				name := fmt.Sprintf("%d tasks icc %v rate %v", tasks, icc, rate)
				rng := rand.New(rand.NewPCG(3, uint64(tasks)))
				share, width := coverage(samples, rate, func() (float64, float64) {
					c := ProportionClustered(drawTasks(tasks, 5, rate, icc, rng), 0.95)
					return *c.Low, *c.High
				})
				t.Logf("%-26s %.4f   %.3f", name, share, width)
				switch {
				case tasks < 30: // few tasks: seen, not promised
					if share < 0.90 {
						t.Errorf("%s: coverage %.4f", name, share)
					}
				case share < 0.93 || share > 0.985 && !wide[name] || share > 0.995:
					t.Errorf("%s: coverage %.4f is not within 0.93–0.985", name, share)
				}
			}
		}
	}
}

// TestPlainDesignEffectCoversTooLittle is why the interval is built as if half a
// task more had been seen: without it, what few failing tasks show of
// clustering is too little.
func TestPlainDesignEffectCoversTooLittle(t *testing.T) {
	const samples, tasks, trials, rate, icc = 3000, 30, 5, 0.95, 0.6
	var ours, plain float64
	rng := rand.New(rand.NewPCG(5, 8))
	ours, _ = coverage(samples, rate, func() (float64, float64) {
		c := ProportionClustered(drawTasks(tasks, trials, rate, icc, rng), 0.95)
		return *c.Low, *c.High
	})
	plain, _ = coverage(samples, rate, func() (float64, float64) {
		c := ProportionClustered(drawTasks(tasks, trials, rate, icc, rng), 0.95)
		neff := float64(tasks)
		if *c.SE > 0 {
			neff = min(*c.Estimate*(1-*c.Estimate)/(*c.SE**c.SE), tasks*trials)
		}
		low, high := wilsonAround(*c.Estimate, neff, 0.95)
		return *low, *high
	})
	t.Logf("coverage %.3f, with the plain design effect %.3f", ours, plain)
	if ours < 0.93 || plain > 0.92 {
		t.Errorf("coverage is %.3f, with the plain design effect %.3f; want 0.93 or more, and less than 0.92", ours, plain)
	}
}

// TestPassKCoverage does the same for pass@k and pass^k over tasks.
func TestPassKCoverage(t *testing.T) {
	const samples, tasks, trials, k = 2000, 40, 6, 3
	for _, c := range []struct{ rate, icc float64 }{{0.5, 0.3}, {0.8, 0.5}, {0.9, 0.3}} {
		// Moments of the beta distribution: E(1−p)^k and E p^k.
		a, b := c.rate*(1-c.icc)/c.icc, (1-c.rate)*(1-c.icc)/c.icc
		none, all := 1.0, 1.0
		for i := 0.0; i < k; i++ {
			none *= (b + i) / (a + b + i)
			all *= (a + i) / (a + b + i)
		}
		rng := rand.New(rand.NewPCG(13, 21))
		var samplesOf []PassK
		for range samples {
			samplesOf = append(samplesOf, PassOverTasks(drawTasks(tasks, trials, c.rate, c.icc, rng), k, 0.95))
		}
		i := 0
		at, atWidth := coverage(samples, 1-none, func() (float64, float64) { i++; return *samplesOf[i-1].AtK.Low, *samplesOf[i-1].AtK.High })
		i = 0
		pow, powWidth := coverage(samples, all, func() (float64, float64) { i++; return *samplesOf[i-1].PowK.Low, *samplesOf[i-1].PowK.High })
		bias := 0.0
		for _, p := range samplesOf {
			bias += (*p.AtK.Estimate - (1 - none)) / samples
		}
		t.Logf("rate %v icc %v: pass@3 %.3f of width %.3f, pass^3 %.3f of width %.3f, bias %.4f", c.rate, c.icc, at, atWidth, pow, powWidth, bias)
		if min(at, pow) < 0.93 || math.Abs(bias) > 0.005 {
			t.Errorf("rate %v icc %v: coverage of pass@3 %.3f, of pass^3 %.3f, bias %.4f", c.rate, c.icc, at, pow, bias)
		}
	}
}

func TestClusteredSpecialCases(t *testing.T) {
	same := func(name string, c Clustered, k, n int) {
		t.Helper()
		w := Proportion(k, n, c.Level)
		if !near(*c.Low, *w.Low, 1e-12) || !near(*c.High, *w.High, 1e-12) || !near(*c.NEff, float64(n), 1e-12) {
			t.Errorf("%s: %v–%v of %v, want %v–%v of %d", name, *c.Low, *c.High, *c.NEff, *w.Low, *w.High, n)
		}
	}
	// One trial a task is one observation a task.
	single := ProportionClustered([]Cluster{{1, 1}, {0, 1}, {1, 1}, {0, 0}, {1, 1}}, 0.9)
	same("one trial each", single, 3, 4)
	if single.Method != "wilson" || single.Clusters != 4 || len(single.Warnings) != 0 || !near(*single.SE, 0.25, 1e-15) {
		t.Errorf("one trial each: %+v", single)
	}
	// All pass, all fail, or each task wholly one or the other: a task counts once.
	same("all pass", ProportionClustered([]Cluster{{5, 5}, {5, 5}, {5, 5}}, 0.95), 3, 3)
	same("all fail", ProportionClustered([]Cluster{{0, 9}, {0, 9}}, 0.95), 0, 2)
	same("all or nothing", ProportionClustered([]Cluster{{4, 4}, {0, 4}, {4, 4}, {4, 4}}, 0.95), 3, 4)
	same("one task", ProportionClustered([]Cluster{{7, 7}}, 0.95), 1, 1)
	if one := ProportionClustered([]Cluster{{3, 4}}, 0.95); one.SE != nil || *one.NEff != 1 || *one.DesignEffect != 4 || len(one.Warnings) != 1 || one.N != 4 {
		t.Errorf("one task: %+v", one)
	}
	// Many tasks that do not differ more than chance are worth nearly all their trials.
	alike := make([]Cluster, 400)
	for i := range alike {
		alike[i] = Cluster{3, 5}
	}
	if c := ProportionClustered(alike, 0.95); *c.NEff < 1980 || *c.NEff > 2000 || *c.SE != 0 || !(*c.High-*c.Low > 0.04) {
		t.Errorf("tasks alike: n %v, SE %v, %v–%v", *c.NEff, *c.SE, *c.Low, *c.High)
	}
	for name, cs := range map[string][]Cluster{"none": nil, "no trials": {{0, 0}}, "too many": {{1, 1}, {3, 2}}, "negative": {{-1, 2}}, "absurd": {{0, math.MaxInt}}} {
		if c := ProportionClustered(cs, 0.95); c.Estimate != nil || c.Low != nil || c.SE != nil || c.NEff != nil || len(c.Warnings) != 1 {
			t.Errorf("%s: %+v", name, c)
		}
	}
	if c := ProportionClustered([]Cluster{{1, 2}}, math.NaN()); c.Estimate != nil || c.Level != 0 || len(c.Warnings) != 1 {
		t.Errorf("level NaN: %+v", c)
	}
}

// soundInterval checks properties of any interval within its natural range.
func soundInterval(t interface{ Fatalf(string, ...any) }, iv Interval, lowest, highest float64) {
	if (iv.Low == nil) != (iv.High == nil) || iv.Low != nil && iv.Estimate == nil {
		t.Fatalf("half an interval: %+v", iv)
	}
	if iv.Estimate == nil || iv.Low == nil {
		return
	}
	if !(lowest <= *iv.Low && *iv.Low <= *iv.Estimate && *iv.Estimate <= *iv.High && *iv.High <= highest) {
		t.Fatalf("%s: %v in %v–%v, outside %v–%v", iv.Method, *iv.Estimate, *iv.Low, *iv.High, lowest, highest)
	}
}

// writable fails if v holds NaN or an infinity, which JSON refuses.
func writable(t interface{ Fatalf(string, ...any) }, v any) {
	if _, err := json.Marshal(v); err != nil {
		t.Fatalf("%+v: %v", v, err)
	}
}

func TestClusteredHolds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		level := rapid.Float64Range(0.001, 0.9999).Draw(t, "level")
		cs := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Cluster {
			n := rapid.IntRange(0, 30).Draw(t, "n")
			return Cluster{rapid.IntRange(0, n).Draw(t, "k"), n}
		}), 1, 40).Draw(t, "tasks")
		turned := make([]Cluster, len(cs))
		for i, c := range cs {
			turned[len(cs)-1-i] = Cluster{c.N - c.K, c.N}
		}
		a, b := ProportionClustered(cs, level), ProportionClustered(turned, level)
		soundInterval(t, a.Interval, 0, 1)
		if a.Estimate == nil {
			return
		}
		// Passes and failures are alike, and so is the order of tasks.
		if math.Abs(*a.Low-(1-*b.High)) > 1e-9 || math.Abs(*a.High-(1-*b.Low)) > 1e-9 {
			t.Fatalf("not symmetric: %v–%v, turned %v–%v", *a.Low, *a.High, *b.Low, *b.High)
		}
		if !(*a.Low < *a.High) || *a.NEff > float64(a.N)*(1+1e-12) || !(*a.NEff > 0) || !near(*a.DesignEffect**a.NEff, float64(a.N), 1e-12) {
			t.Fatalf("%+v: %v effective trials of %d, width %v", cs, *a.NEff, a.N, *a.High-*a.Low)
		}
	})
}

func FuzzProportionClustered(f *testing.F) {
	f.Add(3, 5, 0, 5, 1, 1, 0.95)
	f.Add(0, 0, 0, 0, 0, 0, 0.95)
	f.Add(5, 5, 5, 5, 5, 5, 0.5)
	f.Add(-1, 5, 9, 5, 1, 0, math.NaN())
	f.Add(1, math.MaxInt, 0, math.MinInt, 1, 1, 1e-300)
	f.Add(1_000_000_000, 1_000_000_000, 0, 1_000_000_000, 1, 1, 1-1e-16)
	f.Fuzz(func(t *testing.T, k1, n1, k2, n2, k3, n3 int, level float64) {
		cs := []Cluster{{k1, n1}, {k2, n2}, {k3, n3}}
		c := ProportionClustered(cs, level)
		soundInterval(t, c.Interval, 0, 1)
		writable(t, c)
		if c.Low == nil && len(c.Warnings) == 0 {
			t.Fatalf("nothing and no reason: %+v", c)
		}
		for _, k := range []int{k1, n2, 1, 2} {
			p := PassOverTasks(cs, k, level)
			soundInterval(t, p.AtK, 0, 1)
			soundInterval(t, p.PowK, 0, 1)
			writable(t, p)
			if p.AtK.Low == nil && len(p.Warnings) == 0 {
				t.Fatalf("nothing and no reason: %+v", p)
			}
		}
	})
}

func BenchmarkProportionClustered(b *testing.B) {
	cs := drawTasks(500, 100, 0.9, 0.3, rand.New(rand.NewPCG(1, 2)))
	for b.Loop() {
		ProportionClustered(cs, 0.95)
	}
}

func BenchmarkPassOverTasks(b *testing.B) {
	cs := drawTasks(500, 100, 0.9, 0.3, rand.New(rand.NewPCG(1, 2)))
	for b.Loop() {
		PassOverTasks(cs, 10, 0.95)
	}
}
