package stat

import (
	"encoding/csv"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// near reports whether got is within tol of want, relative to want.
func near(got, want, tol float64) bool {
	if got == want {
		return true
	}
	return math.Abs(got-want) <= tol*math.Abs(want)
}

func value(p *float64) float64 {
	if p == nil {
		return math.NaN()
	}
	return *p
}

// TestGolden holds every function against R (testdata/golden.R).
func TestGolden(t *testing.T) {
	f, err := os.Open("testdata/golden.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]int{}
	for _, row := range rows[1:] {
		args, want := numbers(t, row[1]), numbers(t, row[2])
		var got []*float64
		tol := 1e-12
		switch row[0] {
		case "wilson":
			iv := Proportion(int(args[0]), int(args[1]), args[2])
			got = []*float64{iv.Estimate, iv.Low, iv.High}
		case "clopper_pearson":
			iv := ProportionExact(int(args[0]), int(args[1]), args[2])
			got, tol = []*float64{iv.Estimate, iv.Low, iv.High}, 1e-10
		case "mcnemar":
			m := McNemar(Pairs{Both: 7, ControlOnly: int(args[0]), TreatmentOnly: int(args[1]), Neither: 3})
			got = []*float64{m.PMid, m.PExactTwoSided, m.PExactOneSided, m.Chi2, m.Chi2CC}
		case "describe":
			s := Describe(args)
			got = []*float64{s.Mean, s.SD, s.P10, s.Median, s.P90}
		case "binomial_tail":
			got, tol = []*float64{BinomialTail(int(args[0]), int(args[1]), args[2])}, 1e-9
		default:
			t.Fatalf("no function %q", row[0])
		}
		seen[row[0]]++
		for i := range want {
			if math.IsNaN(want[i]) != (got[i] == nil) || got[i] != nil && !near(*got[i], want[i], tol) {
				t.Errorf("%s(%s) result %d = %.17g, R says %.17g", row[0], row[1], i, value(got[i]), want[i])
			}
		}
	}
	for fn, n := range map[string]int{"wilson": 100, "clopper_pearson": 100, "mcnemar": 30, "describe": 10, "binomial_tail": 10} {
		if seen[fn] < n {
			t.Errorf("only %d vectors of %s", seen[fn], fn)
		}
	}
}

func numbers(t *testing.T, s string) []float64 {
	var out []float64
	for _, f := range strings.Fields(s) {
		if f == "NA" {
			out = append(out, math.NaN())
			continue
		}
		v, err := strconv.ParseFloat(f, 64)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, v)
	}
	return out
}

// TestPublished checks figures that are quoted in print, to the digits quoted.
func TestPublished(t *testing.T) {
	for _, c := range []struct {
		k, n      int
		low, high float64
	}{{21, 23, 0.732, 0.976}, {18, 23, 0.581, 0.903}, {9, 25, 0.203, 0.555}, {30, 30, 0.886, 1}, {449, 450, 0.988, 1}} {
		iv := Proportion(c.k, c.n, 0.95)
		if math.Abs(*iv.Low-c.low) > 6e-4 || math.Abs(*iv.High-c.high) > 6e-4 {
			t.Errorf("wilson %d/%d = %.4f–%.4f, want %.3f–%.3f", c.k, c.n, *iv.Low, *iv.High, c.low, c.high)
		}
	}
	for _, c := range []struct {
		b, c     int
		two, one float64
		chi, cc  float64
	}{
		{0, 4, 0.125, 0.0625, 4, 2.25}, {0, 5, 0.0625, 0.03125, 5, 3.2}, {1, 8, 0.03906, 0.01953, 49.0 / 9, 4},
		{2, 8, 0.10938, 0.05469, 3.6, 2.5}, {2, 10, 0.03857, 0.01929, 64.0 / 12, 49.0 / 12}, {5, 5, 1, 0.62305, 0, 0},
	} {
		m := McNemar(Pairs{ControlOnly: c.b, TreatmentOnly: c.c})
		if math.Abs(*m.PExactTwoSided-c.two) > 6e-6 || math.Abs(*m.PExactOneSided-c.one) > 6e-6 || !near(*m.Chi2, c.chi, 1e-12) || !near(*m.Chi2CC, c.cc, 1e-12) {
			t.Errorf("mcnemar (%d, %d) = two %v one %v chi2 %v cc %v", c.b, c.c, *m.PExactTwoSided, *m.PExactOneSided, *m.Chi2, *m.Chi2CC)
		}
	}
	none := McNemar(Pairs{Both: 3})
	if *none.PMid != 1 || *none.PExactTwoSided != 1 || *none.PExactOneSided != 1 || none.Chi2 != nil || none.Chi2CC != nil || *none.Difference != 0 {
		t.Errorf("no discordant pair: %+v", none)
	}
}

func TestBadInput(t *testing.T) {
	for name, iv := range map[string]Interval{
		"nothing":      Proportion(0, 0, 0.95),
		"too many":     Proportion(3, 2, 0.95),
		"negative":     Proportion(-1, 2, 0.95),
		"negative n":   ProportionExact(0, -5, 0.95),
		"level":        Proportion(1, 2, 1),
		"level is NaN": Proportion(1, 2, math.NaN()),
	} {
		if iv.Estimate != nil || iv.Low != nil || iv.High != nil || len(iv.Warnings) != 1 {
			t.Errorf("%s: %+v", name, iv)
		}
	}
	for name, p := range map[string]Pairs{"empty": {}, "negative": {Both: 2, ControlOnly: -1}} {
		if m := McNemar(p); m.PMid != nil || m.Difference != nil || len(m.Warnings) != 1 {
			t.Errorf("%s: %+v", name, m)
		}
	}
	if BinomialTail(1, -1, 0.5) != nil || BinomialTail(1, 2, math.NaN()) != nil || *BinomialTail(-1, 2, 0.5) != 0 || *BinomialTail(2, 2, 0.5) != 1 {
		t.Error("the edges of a binomial tail are wrong")
	}
	if s := Describe([]float64{math.NaN(), math.Inf(1)}); s.N != 0 || s.Mean != nil || s.Median != nil || len(s.Warnings) != 1 {
		t.Errorf("nothing finite: %+v", s)
	}
	if s := Describe([]float64{math.MaxFloat64, math.MaxFloat64, math.NaN()}); s.N != 2 || *s.Mean != math.MaxFloat64 || *s.SD != 0 {
		t.Errorf("largest numbers: %+v", s)
	}
	if s := Describe([]float64{math.MaxFloat64, -math.MaxFloat64}); s.SD != nil || *s.Mean != 0 || len(s.Warnings) != 1 {
		t.Errorf("overflow: mean %v sd %v %v", s.Mean, value(s.SD), s.Warnings)
	}
}

func TestSumCompensates(t *testing.T) {
	if got := Sum([]float64{1, 1e100, 1, -1e100}); got != 2 {
		t.Errorf("sum = %v, want 2", got)
	}
}

// TestIntervalHolds checks properties of any interval of a proportion.
func TestIntervalHolds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 100_000).Draw(t, "n")
		k := rapid.IntRange(0, n).Draw(t, "k")
		level := rapid.Float64Range(0.01, 0.999).Draw(t, "level")
		for _, f := range []func(int, int, float64) Interval{Proportion, ProportionExact} {
			a, b := f(k, n, level), f(n-k, n, level)
			if !(0 <= *a.Low && *a.Low <= *a.Estimate && *a.Estimate <= *a.High && *a.High <= 1) {
				t.Fatalf("%s %d/%d: %v in %v–%v", a.Method, k, n, *a.Estimate, *a.Low, *a.High)
			}
			if math.Abs(*a.Low-(1-*b.High)) > 1e-9 {
				t.Fatalf("%s is not symmetric: %v, %v", a.Method, *a.Low, *b.High)
			}
		}
	})
}

// TestPairsHold checks properties of the p values of any table.
func TestPairsHold(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		count := rapid.IntRange(0, 5000)
		p := Pairs{count.Draw(t, "both"), count.Draw(t, "control"), count.Draw(t, "treatment"), 1 + count.Draw(t, "neither")}
		m := McNemar(p)
		turned := McNemar(Pairs{p.Both, p.TreatmentOnly, p.ControlOnly, p.Neither})
		for _, v := range []*float64{m.PMid, m.PExactTwoSided, m.PExactOneSided} {
			if !(*v >= 0 && *v <= 1) {
				t.Fatalf("%+v: p = %v", p, *v)
			}
		}
		if *m.PMid > *m.PExactTwoSided || *m.PMid != *turned.PMid || *m.Difference != -*turned.Difference {
			t.Fatalf("%+v: %+v against %+v", p, m, turned)
		}
		// P(X ≥ c) + P(X ≥ b) = 1 + P(X = b), since P(X ≥ b) = P(X ≤ c).
		_, point := halfTail(p.ControlOnly, m.Discordant)
		if sum := *m.PExactOneSided + *turned.PExactOneSided; math.Abs(sum-1-point) > 1e-12 {
			t.Fatalf("%+v: the one-sided p values add to %v, want 1 + %v", p, sum, point)
		}
	})
}
