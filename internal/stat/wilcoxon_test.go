package stat

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// TestWilcoxonEnumerates holds the exact p values against all 2ⁿ signs.
func TestWilcoxonEnumerates(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		whole := rapid.SliceOfN(rapid.IntRange(-5, 6), 1, 11).Draw(t, "diffs")
		diffs := make([]float64, len(whole))
		for i, d := range whole {
			diffs[i] = float64(d) / 4
		}
		w := Wilcoxon(diffs, 0.95)
		kept := slices.DeleteFunc(slices.Clone(diffs), func(d float64) bool { return d == 0 })
		// Twice the mean rank: those below twice, those equal once, and one.
		rank := make([]int, len(kept))
		plus := 0
		for i, a := range kept {
			rank[i] = 1
			for _, b := range kept {
				if math.Abs(b) < math.Abs(a) {
					rank[i] += 2
				} else if math.Abs(b) == math.Abs(a) {
					rank[i]++
				}
			}
			if a > 0 {
				plus += rank[i]
			}
		}
		less, greater := 0, 0
		for signs := range 1 << len(kept) {
			sum := 0
			for i, r := range rank {
				if signs>>i&1 == 1 {
					sum += r
				}
			}
			if sum <= plus {
				less++
			}
			if sum >= plus {
				greater++
			}
		}
		all := float64(int(1) << len(kept))
		if *w.WPlus != float64(plus)/2 || *w.PLess != float64(less)/all || *w.PGreater != float64(greater)/all || *w.PTwoSided != min(1, 2*float64(min(less, greater))/all) {
			t.Fatalf("%v: W %v p %v %v %v, want %v %v %v", diffs, *w.WPlus, *w.PTwoSided, *w.PGreater, *w.PLess, float64(plus)/2, float64(greater)/all, float64(less)/all)
		}
	})
}

// TestPseudoMedianSelects holds the selection against sorting all means of two.
func TestPseudoMedianSelects(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		values := rapid.SliceOfN(rapid.OneOf(rapid.Float64Range(-10, 10), rapid.Map(rapid.IntRange(-3, 3), func(i int) float64 { return float64(i) })), 1, 60).Draw(t, "values")
		var means, halves []float64
		for i, a := range values {
			halves = append(halves, a/2)
			for _, b := range values[i:] {
				means = append(means, a/2+b/2)
			}
		}
		slices.Sort(means)
		slices.Sort(halves)
		for _, k := range []int{1, (len(means) + 1) / 2, len(means), rapid.IntRange(1, len(means)).Draw(t, "k")} {
			if got := walshSum(halves, k); got != means[k-1] || got == 0 && math.Signbit(got) {
				t.Fatalf("mean %d of two is %v, want %v", k, got, means[k-1])
			}
		}
	})
}

func TestWilcoxonSpecialCases(t *testing.T) {
	if w := Wilcoxon(nil, 0.95); w.PTwoSided != nil || w.WPlus != nil || w.Shift.Estimate != nil || w.Exact || len(w.Warnings) != 1 {
		t.Errorf("nothing: %+v", w)
	}
	if w := Wilcoxon([]float64{math.NaN(), math.Inf(1)}, 0.95); w.PTwoSided != nil || len(w.Warnings) != 2 {
		t.Errorf("nothing finite: %+v", w)
	}
	if w := Wilcoxon([]float64{0, 0, 0}, 0.95); *w.PTwoSided != 1 || *w.PGreater != 1 || *w.PLess != 1 || w.Zeros != 3 || w.N != 0 || *w.Shift.Estimate != 0 || len(w.Warnings) != 1 {
		t.Errorf("no difference: %+v", w)
	}
	// Zeros leave the test but not the estimate: most tasks do not move.
	w := Wilcoxon([]float64{1, 2, 3, 4, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, 0.95)
	if *w.PTwoSided != 2.0/64 || *w.Shift.Estimate != 0.5 || *w.Shift.Low != 0 || w.Shift.N != 18 {
		t.Errorf("zeros: p %v, %v from %v", *w.PTwoSided, *w.Shift.Estimate, *w.Shift.Low)
	}
	// Five differences cannot give a two-sided 95% interval, six can.
	if w := Wilcoxon([]float64{1, 2, 3, 4, 5}, 0.95); w.Shift.Low != nil || *w.Shift.Estimate != 3 || len(w.Shift.Warnings) != 1 {
		t.Errorf("five: %+v", w.Shift)
	}
	if w := Wilcoxon([]float64{1, 2, 3, 4, 5, 6}, 0.95); *w.Shift.Low != 1 || *w.Shift.High != 6 {
		t.Errorf("six: %+v", w.Shift)
	}
	if w := Wilcoxon([]float64{1, 2}, 7); *w.PTwoSided != 0.5 || w.Shift.Estimate != nil || len(w.Shift.Warnings) != 1 {
		t.Errorf("level: %+v", w)
	}
}

// TestWilcoxonIsContinuous: where counting gives way to the normal
// distribution, p and interval hardly move.
func TestWilcoxonIsContinuous(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 3))
	var diffs []float64
	for range exactRanks + 1 {
		diffs = append(diffs, rng.NormFloat64()+0.1)
	}
	exact, normal := Wilcoxon(diffs[:exactRanks], 0.95), Wilcoxon(diffs, 0.95)
	if !exact.Exact || normal.Exact || normal.Method != "wilcoxon_normal" {
		t.Fatalf("methods %s and %s", exact.Method, normal.Method)
	}
	ranks, plus, ties := doubledRanks(diffs)
	if ties != 0 {
		t.Fatal("ties")
	}
	if less, greater := rankTails(ranks, plus); math.Abs(less-*normal.PLess) > 1e-4 || math.Abs(greater-*normal.PGreater) > 1e-4 {
		t.Errorf("normal %v %v, counted %v %v", *normal.PLess, *normal.PGreater, less, greater)
	}
	// One more value moves the end by about n/2 places of n²/2.
	if a, b := rankQuantile(exactRanks, 0.025), rankQuantile(exactRanks+1, 0.025); b <= a || b-a > exactRanks {
		t.Errorf("the interval's ends stand at %d, then %d", a, b)
	}
}

// TestWilcoxonHolds checks the effect of turning all signs.
func TestWilcoxonHolds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		diffs := rapid.SliceOfN(rapid.Map(rapid.IntRange(-40, 50), func(i int) float64 { return float64(i) / 8 }), 1, 80).Draw(t, "diffs")
		level := rapid.Float64Range(0.5, 0.999).Draw(t, "level")
		turned := make([]float64, len(diffs))
		for i, d := range diffs {
			turned[i] = -d
		}
		a, b := Wilcoxon(diffs, level), Wilcoxon(turned, level)
		soundInterval(t, a.Shift, -5, 50.0/8)
		if *a.PTwoSided != *b.PTwoSided || *a.PGreater != *b.PLess || *a.WPlus != *b.WMinus || *a.Shift.Estimate != -*b.Shift.Estimate {
			t.Fatalf("%+v against %+v", a, b)
		}
		if (a.Shift.Low == nil) != (b.Shift.Low == nil) || a.Shift.Low != nil && *a.Shift.Low != -*b.Shift.High {
			t.Fatalf("%v–%v against %v–%v", value(a.Shift.Low), value(a.Shift.High), value(b.Shift.Low), value(b.Shift.High))
		}
	})
}

// TestShiftCoverage: the interval holds the centre of skewless data as often as it says.
func TestShiftCoverage(t *testing.T) {
	for _, n := range []int{10, 30, 60} {
		rng := rand.New(rand.NewPCG(uint64(n), 9))
		share, _ := coverage(2000, 2, func() (float64, float64) {
			diffs := make([]float64, n)
			for i := range diffs {
				diffs[i] = 2 + rng.NormFloat64()
			}
			shift := pseudoMedian(diffs, 0.95)
			return *shift.Low, *shift.High
		})
		t.Logf("n %d: coverage %.4f", n, share)
		if share < 0.94 || share > 0.965 {
			t.Errorf("n %d: coverage %.4f", n, share)
		}
	}
}

func BenchmarkWilcoxon(b *testing.B) {
	for _, n := range []int{30, 100, 200, exactRanks, 500, 10_000} {
		for _, ties := range []bool{false, true} {
			rng := rand.New(rand.NewPCG(1, 1))
			diffs := make([]float64, n)
			for i := range diffs {
				diffs[i] = rng.NormFloat64()
				if ties {
					diffs[i] = math.Round(diffs[i] * float64(n) / 4)
				}
			}
			b.Run(fmt.Sprintf("n=%d/ties=%v", n, ties), func(b *testing.B) {
				for b.Loop() {
					Wilcoxon(diffs, 0.95)
				}
			})
		}
	}
}
