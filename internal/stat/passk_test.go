package stat

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

// TestPassKPublished checks the figures of three wins of two in three trials,
// and others that are worked out by hand.
func TestPassKPublished(t *testing.T) {
	for _, c := range []struct {
		n, c, k               int
		at, pow, atPlug, plug float64
	}{
		{3, 2, 3, 1, 0, 26.0 / 27, 8.0 / 27},
		{10, 5, 3, 11.0 / 12, 1.0 / 12, 0.875, 0.125},
		{30, 29, 3, 1, 0.9, 1 - 1.0/27000, 24389.0 / 27000},
		{4, 0, 2, 0, 0, 0, 0},
		{4, 4, 4, 1, 1, 1, 1},
	} {
		got := []*float64{PassAtK(c.n, c.c, c.k), PassPowK(c.n, c.c, c.k), PassAtKPlugin(c.n, c.c, c.k), PassPowKPlugin(c.n, c.c, c.k)}
		for i, want := range []float64{c.at, c.pow, c.atPlug, c.plug} {
			if !near(*got[i], want, 1e-14) || math.Signbit(*got[i]) {
				t.Errorf("n %d c %d k %d: figure %d is %v, want %v", c.n, c.c, c.k, i, *got[i], want)
			}
		}
	}
	if PassAtK(2, 1, 3) != nil || PassPowK(2, 1, 3) != nil || PassAtKPlugin(2, 1, 3) == nil {
		t.Error("fewer trials than k: only the plug-in figure is defined")
	}
	for _, c := range [][3]int{{0, 0, 1}, {3, -1, 1}, {3, 4, 1}, {3, 1, 0}, {3, 1, -2}, {-3, 1, 1}, {math.MaxInt, 1, 1}, {3, 1, math.MaxInt}} {
		for i, f := range []func(n, c, k int) *float64{PassAtK, PassPowK, PassAtKPlugin, PassPowKPlugin} {
			if got := f(c[0], c[1], c[2]); got != nil {
				t.Errorf("function %d of %v is %v", i, c, *got)
			}
		}
	}
}

func TestPassKHolds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 100_000).Draw(t, "n")
		c := rapid.IntRange(0, n).Draw(t, "c")
		k := rapid.IntRange(1, n).Draw(t, "k")
		at, pow := *PassAtK(n, c, k), *PassPowK(n, c, k)
		rate := float64(c) / float64(n)
		if !(0 <= pow && pow <= rate+1e-12 && rate <= at+1e-12 && at <= 1) {
			t.Fatalf("n %d c %d k %d: pass^k %v, rate %v, pass@k %v", n, c, k, pow, rate, at)
		}
		// At least one fails, or all pass.
		if other := *PassAtK(n, n-c, k); math.Abs(pow+other-1) > 1e-12 {
			t.Fatalf("n %d c %d k %d: %v and %v do not add to 1", n, c, k, pow, other)
		}
	})
}

// TestPassOverTasks: tasks weigh the same, with any number of trials, and tasks with
// too few are counted.
func TestPassOverTasks(t *testing.T) {
	p := PassOverTasks([]Cluster{{1, 1}, {50, 100}, {0, 0}, {1, 2}}, 2, 0.95)
	if p.Tasks != 2 || p.Left != 2 || p.AtK.N != 2 || len(p.Warnings) != 2 {
		t.Errorf("tasks %d, left %d, %v", p.Tasks, p.Left, p.Warnings)
	}
	if want := (1 - 50.0*49/(100*99) + 1) / 2; !near(*p.AtK.Estimate, want, 1e-14) {
		t.Errorf("pass@2 = %v, want %v", *p.AtK.Estimate, want)
	}
	// For one draw from tasks of even size it is the clustered proportion.
	cs := []Cluster{{1, 5}, {5, 5}, {4, 5}, {5, 5}, {2, 5}}
	one, rate := PassOverTasks(cs, 1, 0.95), ProportionClustered(cs, 0.95)
	for _, iv := range []Interval{one.AtK, one.PowK} {
		if !near(*iv.Estimate, *rate.Estimate, 1e-14) || !near(*iv.Low, *rate.Low, 1e-12) || !near(*iv.High, *rate.High, 1e-12) {
			t.Errorf("pass@1 %v in %v–%v, proportion %v in %v–%v", *iv.Estimate, *iv.Low, *iv.High, *rate.Estimate, *rate.Low, *rate.High)
		}
	}
	for name, p := range map[string]PassK{"nothing": PassOverTasks(nil, 1, 0.95), "no trials": PassOverTasks([]Cluster{{0, 0}}, 1, 0.95), "k": PassOverTasks(cs, 0, 0.95),
		"counts": PassOverTasks([]Cluster{{2, 1}}, 1, 0.95), "level": PassOverTasks(cs, 1, 2)} {
		if p.AtK.Estimate != nil || p.PowK.Low != nil || p.AtKPlugin != nil || len(p.Warnings) != 1 {
			t.Errorf("%s: %+v", name, p)
		}
	}
}

func FuzzPassK(f *testing.F) {
	f.Add(3, 2, 3)
	f.Add(0, 0, 0)
	f.Add(1_000_000_000, 500_000_000, 500_000_000)
	f.Add(1_000_000_000, 30_000, 30_000)
	f.Add(math.MaxInt, math.MaxInt, math.MaxInt)
	f.Add(math.MinInt, -1, math.MinInt)
	f.Fuzz(func(t *testing.T, n, c, k int) {
		for i, g := range []func(n, c, k int) *float64{PassAtK, PassPowK, PassAtKPlugin, PassPowKPlugin} {
			if p := g(n, c, k); p != nil && !(*p >= 0 && *p <= 1) {
				t.Fatalf("function %d of n %d c %d k %d: %v", i, n, c, k, *p)
			}
		}
	})
}

func BenchmarkPassAtKWorst(b *testing.B) {
	for b.Loop() {
		PassAtK(1_000_000_000, 27_000, 27_000)
	}
}
