package stat

import (
	"encoding/csv"
	"encoding/json"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/stat/stattest"
	"github.com/assay-eval/assay/internal/testenv"
)

// TestPairedVectors holds the comparison of two paired arms against R, sums in
// whole numbers, and searches in 40 digits (testdata/paired.R, paired.py).
func TestPairedVectors(t *testing.T) {
	f, err := os.Open("testdata/paired.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	seen, total := map[string]int{}, 0
	for _, row := range rows[1:] {
		a, want := numbers(t, row[1]), numbers(t, row[2])
		got := pairedFunctions[row[0]]
		if got == nil {
			t.Fatalf("no function %q", row[0])
		}
		seen[row[0]]++
		total++
		for i, g := range got(a) {
			if math.IsNaN(want[i]) != (g == nil) || g != nil && !near(*g, want[i], 1e-10) {
				t.Errorf("%s(%s) result %d = %.17g, want %.17g", row[0], row[1], i, value(g), want[i])
			}
		}
	}
	for fn, n := range map[string]int{"mcnemar_r": 25, "noninferior_zero_r": 25, "odds_r": 50, "mid_p": 30, "tail": 30, "cp": 30, "newcombe": 90, "tango": 90,
		"non_inferior": 40, "tango_clustered": 15, "non_inferior_clustered": 8, "mcnemar_sm": 9, "wilson_sm": 18, "cp_sm": 18} {
		if seen[fn] < n {
			t.Errorf("only %d vectors of %s, want %d", seen[fn], fn, n)
		}
	}
	if total < 400 {
		t.Errorf("only %d vectors", total)
	}
}

var pairedFunctions = map[string]func(a []float64) []*float64{
	"mcnemar_r": func(a []float64) []*float64 {
		m := McNemar(discordant(a))
		return []*float64{m.PExactTwoSided, m.PExactOneSided, m.Chi2, m.Chi2CC}
	},
	"mcnemar_sm": func(a []float64) []*float64 {
		m := McNemar(discordant(a))
		return []*float64{m.PExactTwoSided, m.Chi2, m.Chi2CC}
	},
	"mid_p": func(a []float64) []*float64 {
		m := McNemar(discordant(a))
		return []*float64{m.PMid, m.PExactTwoSided, m.PExactOneSided}
	},
	"noninferior_zero_r": func(a []float64) []*float64 {
		return []*float64{NonInferior(discordant(a), 0, 0.05).P}
	},
	"odds_r": func(a []float64) []*float64 { return bounds3(OddsRatio(discordant(a), a[2])) },
	"tail": func(a []float64) []*float64 {
		return []*float64{BinomialTail(int(a[0]), int(a[1]), a[2])}
	},
	"cp":        func(a []float64) []*float64 { return bounds3(ProportionExact(int(a[0]), int(a[1]), a[2])) },
	"cp_sm":     func(a []float64) []*float64 { return bounds3(ProportionExact(int(a[0]), int(a[1]), a[2]))[1:] },
	"wilson_sm": func(a []float64) []*float64 { return bounds3(Proportion(int(a[0]), int(a[1]), a[2]))[1:] },
	"newcombe":  func(a []float64) []*float64 { return bounds3(Newcombe(counts(a), a[4])) },
	"tango":     func(a []float64) []*float64 { return bounds3(Tango(counts(a), a[4])) },
	"non_inferior": func(a []float64) []*float64 {
		n := NonInferior(counts(a), a[4], a[5])
		return []*float64{n.P, n.Lower}
	},
	"tango_clustered": func(a []float64) []*float64 {
		c := TangoClustered(tables(a[1:]), a[0])
		return append(bounds3(c.Interval), c.SE, c.DesignEffect, c.NEff)
	},
	"non_inferior_clustered": func(a []float64) []*float64 {
		n := NonInferiorClustered(tables(a[2:]), a[0], a[1])
		return []*float64{n.P, n.Lower}
	},
}

func bounds3(iv Interval) []*float64 { return []*float64{iv.Estimate, iv.Low, iv.High} }

func discordant(a []float64) Pairs {
	return Pairs{Both: 7, ControlOnly: int(a[0]), TreatmentOnly: int(a[1]), Neither: 3}
}

func counts(a []float64) Pairs { return Pairs{int(a[0]), int(a[1]), int(a[2]), int(a[3])} }

func tables(a []float64) []Pairs {
	var out []Pairs
	for four := range slices.Chunk(a, 4) {
		out = append(out, counts(four))
	}
	return out
}

// TestPairedPublished checks intervals that are in print, to the digits printed.
func TestPairedPublished(t *testing.T) {
	for _, c := range []struct {
		source    string
		got       Interval
		low, high float64
		digits    float64
	}{
		// Cells as printed are: both, first side only, second only, neither; the first
		// side less the second is their difference, hence our treatment.
		{"Newcombe 1998 Table III", Newcombe(Pairs{36, 2, 12, 0}, 0.95), 0.0569, 0.3404, 4},
		{"Newcombe 1998 Table III", Newcombe(Pairs{20, 2, 12, 16}, 0.95), 0.0562, 0.3292, 4},
		{"Newcombe 1998 Table III", Newcombe(Pairs{18, 2, 12, 18}, 0.95), 0.0562, 0.3290, 4},
		{"Newcombe 1998 Table III", Newcombe(Pairs{36, 0, 14, 0}, 0.95), 0.1528, 0.4167, 4},
		{"Newcombe 1998 Table III", Newcombe(Pairs{35, 0, 14, 1}, 0.95), 0.1461, 0.4175, 4},
		{"Newcombe 1998 Table III", Newcombe(Pairs{18, 0, 14, 18}, 0.95), 0.1441, 0.3963, 4},
		{"Newcombe 1998 Table III", Newcombe(Pairs{2, 1, 97, 0}, 0.95), 0.8721, 0.9854, 4},
		{"Newcombe 1998 Table III", Newcombe(Pairs{0, 1, 29, 0}, 0.95), 0.6666, 0.9882, 4},
		{"Newcombe 1998 Table III", Newcombe(Pairs{2, 0, 98, 0}, 0.95), 0.9178, 0.9945, 4},
		{"Newcombe 1998 Table III", Newcombe(Pairs{1, 0, 98, 1}, 0.95), 0.9171, 0.9916, 4},
		{"Newcombe 1998 Table III", Newcombe(Pairs{0, 0, 30, 0}, 0.95), 0.8395, 1, 4},
		{"Newcombe 1998 Table III", Newcombe(Pairs{54, 0, 0, 0}, 0.95), -0.0664, 0.0664, 4},
		{"Newcombe 1998 Table III", Newcombe(Pairs{53, 0, 0, 1}, 0.95), -0.0729, 0.0729, 4},
		{"Newcombe 1998 Table III", Newcombe(Pairs{30, 0, 0, 24}, 0.95), -0.0358, 0.0358, 4},
		{"Newcombe 1998 Table III", Newcombe(Pairs{29, 0, 0, 25}, 0.95), -0.0354, 0.0354, 4},
		{"Newcombe 1998 Table III", Newcombe(Pairs{28, 0, 0, 26}, 0.95), -0.0352, 0.0352, 4},
		{"Newcombe 1998 Table III", Newcombe(Pairs{27, 0, 0, 27}, 0.95), -0.0351, 0.0351, 4},
		{"Fagerland, Lydersen and Laake 2014, airway data", Newcombe(Pairs{1, 7, 1, 12}, 0.95), -0.507, -0.026, 3},
		{"Fagerland, Lydersen and Laake 2014, airway data", Tango(Pairs{1, 7, 1, 12}, 0.95), -0.517, -0.026, 3},
		{"Fagerland, Lydersen and Laake 2014, airway data", OddsRatio(Pairs{1, 7, 1, 12}, 0.95), 0.003, 1.112, 3},
		{"Fagerland, Lydersen and Laake 2017, complete response (their package's tests)", Newcombe(Pairs{59, 16, 6, 80}, 0.95), -0.1186, -0.0046, 4},
		{"Fagerland, Lydersen and Laake 2017, complete response (their package's tests)", Tango(Pairs{59, 16, 6, 80}, 0.95), -0.1240, -0.0054, 4},
		{"Fagerland, Lydersen and Laake 2017, floppy eyelid (their package's tests)", OddsRatio(Pairs{7, 2, 25, 68}, 0.95), 3.1169, 108.8892, 4},
		{"Tango 1998 section 6.1, contact lenses", Tango(Pairs{43, 1, 0, 0}, 0.9), -0.096, 0.037, 3},
		{"Agresti and Min 2005", Tango(Pairs{53, 8, 16, 9}, 0.95), -0.020, 0.207, 3},
		{"Tang, Li and Tang 2010", Newcombe(Pairs{8, 1, 3, 2}, 0.95), -0.1574, 0.4136, 4},
		{"Tang, Li and Tang 2010", Tango(Pairs{8, 1, 3, 2}, 0.95), -0.1670, 0.4327, 4},
	} {
		// Tables were printed from z = 1.96, hence a little more than half a digit.
		unit := 0.5*math.Pow(10, -c.digits) + 1e-5
		if math.Abs(*c.got.Low-c.low) > unit || math.Abs(*c.got.High-c.high) > unit {
			t.Errorf("%s: %s of %d = %.6f to %.6f, printed %v to %v", c.source, c.got.Method, c.got.N, *c.got.Low, *c.got.High, c.low, c.high)
		}
	}
	// Tango 1998 section 6.1: statistic 1.709, one-sided p 0.044, so not inferior by 0.1.
	n := NonInferior(Pairs{43, 1, 0, 0}, 0.1, 0)
	if math.Abs(*n.P-0.044) > 5e-4 || math.Abs(tangoScore(1, 0, 44, -0.1)-1.709) > 5e-4 || math.Abs(*n.Lower+0.096) > 5e-4 || !*n.Shown || n.Alpha != 0.05 {
		t.Errorf("contact lenses: p %v, lower %v, shown %v, alpha %v", *n.P, *n.Lower, *n.Shown, n.Alpha)
	}
}

// TestHalfTailOfAMillion follows the tail over all b of a million pairs: it
// falls, loses digits only below the smallest normal double, and is then 0.
func TestHalfTailOfAMillion(t *testing.T) {
	const n = 1_000_000
	above, atPoint := 1.0, 0.0
	zero := false
	for k := n / 2; k >= 0; k -= 250 {
		tail, point := halfTail(k, n)
		switch {
		case !(tail >= point && point >= 0 && tail <= above), zero && tail > 0:
			t.Fatalf("P(X ≤ %d) = %v with %v at it, after %v", k, tail, point, above)
		case k < n/2 && tail >= smallestNormal:
			// P(X ≤ k) < P(X = k)·(n−k+1)/(n−2k+1), and what lies between is at most
			// 250 points, none above the one before (Feller 1968, VI.3).
			if bound := point * float64(n-k+1) / float64(n-2*k+1); tail > bound*(1+1e-12) || above > tail+250*atPoint*(1+1e-12) {
				t.Fatalf("P(X ≤ %d) = %v, past its bounds", k, tail)
			}
		}
		above, atPoint, zero = tail, point, tail == 0
	}
	if !zero {
		t.Error("no tail is too small for a double")
	}
	m := McNemar(Pairs{ControlOnly: 100, TreatmentOnly: 5000})
	if *m.PMid != 0 || !slices.ContainsFunc(m.Warnings, func(s string) bool { return strings.Contains(s, "4.9e-324") }) {
		t.Errorf("p = %v without a warning: %q", *m.PMid, m.Warnings)
	}
}

func TestOddsRatioWithoutBound(t *testing.T) {
	if o := OddsRatio(Pairs{Both: 3, TreatmentOnly: 4}, 0.95); o.Estimate != nil || o.High != nil || o.Low == nil || len(o.Warnings) != 1 || o.N != 4 {
		t.Errorf("control never alone: %+v", o)
	}
	if o := OddsRatio(Pairs{Both: 3, ControlOnly: 4}, 0.95); *o.Estimate != 0 || *o.Low != 0 || !near(*o.High, math.Pow(0.025, -0.25)-1, 1e-12) || o.Warnings != nil {
		t.Errorf("treatment never alone: %v", bounds3(o))
	}
	if o := OddsRatio(Pairs{Both: 3}, 0.95); o.Estimate != nil || o.Low != nil || o.High != nil || len(o.Warnings) != 1 {
		t.Errorf("no pair differs: %+v", o)
	}
}

func TestClusteredPairs(t *testing.T) {
	// One pair a task is Tango, to the digit.
	singles := []Pairs{{Both: 1}, {TreatmentOnly: 1}, {TreatmentOnly: 1}, {ControlOnly: 1}, {Neither: 1}, {Both: 1}, {TreatmentOnly: 1}}
	c, plain := TangoClustered(singles, 0.95), Tango(Pairs{2, 1, 3, 1}, 0.95)
	if c.Method != "tango" || *c.Low != *plain.Low || *c.High != *plain.High || *c.Estimate != *plain.Estimate || *c.DesignEffect != 1 || *c.NEff != 7 || c.Clusters != 7 || c.N != 7 {
		t.Errorf("one pair a task: %v design effect %v n %v, Tango %v", bounds3(c.Interval), *c.DesignEffect, *c.NEff, bounds3(plain))
	}
	a, b := NonInferiorClustered(singles, 0.1, 0.05), NonInferior(Pairs{2, 1, 3, 1}, 0.1, 0.05)
	if *a.P != *b.P || *a.Lower != *b.Lower || a.Method != "tango" || a.N != b.N {
		t.Errorf("one pair a task: p %v bound %v, want %v %v", *a.P, *a.Lower, *b.P, *b.Lower)
	}
	// Trials that only repeat one another add nothing: tasks count once, by and large.
	once, fivefold := make([]Pairs, 0, 40), make([]Pairs, 0, 40)
	for i := range 40 {
		p := []Pairs{{Both: 1}, {TreatmentOnly: 1}, {ControlOnly: 1}, {Neither: 1}, {Both: 1}}[i%5]
		once, fivefold = append(once, p), append(fivefold, Pairs{5 * p.Both, 5 * p.ControlOnly, 5 * p.TreatmentOnly, 5 * p.Neither})
	}
	five, one := TangoClustered(fivefold, 0.95), TangoClustered(once, 0.95)
	if *five.NEff != 40 || *five.Low > *one.Low || *five.High < *one.High {
		t.Errorf("repeated trials: n_effective %v, %v to %v within %v to %v", *five.NEff, *five.Low, *five.High, *one.Low, *one.High)
	}
	// No spread over tasks, or one task only: as many pairs as tasks.
	same := TangoClustered(slices.Repeat([]Pairs{{4, 0, 1, 0}}, 8), 0.95)
	if *same.NEff != 8 || same.DesignEffect != nil || *same.SE != 0 || len(same.Warnings) != 1 || *same.Low > 0 {
		t.Errorf("the same in all tasks: %+v n_effective %v", same, *same.NEff)
	}
	alone := TangoClustered([]Pairs{{4, 0, 6, 0}}, 0.95)
	if *alone.NEff != 1 || alone.SE != nil || len(alone.Warnings) != 1 || *alone.High-*alone.Low < 1 {
		t.Errorf("one task: %+v", alone)
	}
	// Every task weighs the same.
	if d := TangoClustered([]Pairs{{0, 0, 1, 0}, {50, 0, 0, 50}}, 0.95); *d.Estimate != 0.5 {
		t.Errorf("tasks of 1 and 100 pairs: %v", *d.Estimate)
	}
	if left := TangoClustered([]Pairs{{}, {3, 1, 0, 0}, {2, 0, 2, 0}}, 0.95); left.Clusters != 2 || len(left.Warnings) != 1 {
		t.Errorf("a task without pairs: %+v", left)
	}
}

func TestPairedBadInput(t *testing.T) {
	bad := map[string]Pairs{"empty": {}, "negative": {Both: 2, ControlOnly: -1}, "huge": {Both: math.MaxInt, Neither: math.MaxInt}}
	for name, p := range bad {
		for _, iv := range []Interval{Newcombe(p, 0.95), Tango(p, 0.95), OddsRatio(p, 0.95), TangoClustered([]Pairs{p}, 0.95).Interval} {
			if iv.Estimate != nil || iv.Low != nil || iv.High != nil || len(iv.Warnings) != 1 {
				t.Errorf("%s: %+v", name, iv)
			}
		}
		for _, n := range []NonInferiority{NonInferior(p, 0.1, 0.05), NonInferiorClustered([]Pairs{p}, 0.1, 0.05)} {
			if n.P != nil || n.Lower != nil || n.Shown != nil || len(n.Warnings) != 1 {
				t.Errorf("%s: %+v", name, n)
			}
		}
		if m := McNemar(p); m.PMid != nil || len(m.Warnings) != 1 {
			t.Errorf("%s: %+v", name, m)
		}
	}
	good := Pairs{5, 1, 3, 2}
	for _, level := range []float64{0, 1, -1, 2, math.NaN(), math.Inf(1)} {
		for _, iv := range []Interval{Newcombe(good, level), Tango(good, level), OddsRatio(good, level), TangoClustered([]Pairs{good}, level).Interval} {
			if iv.Low != nil || iv.Level != 0 || len(iv.Warnings) == 0 {
				t.Errorf("level %v: %+v", level, iv)
			}
		}
	}
	for _, c := range []struct{ margin, alpha float64 }{{-0.1, 0.05}, {1, 0.05}, {math.NaN(), 0.05}, {0.1, 0.5}, {0.1, -1}, {0.1, math.NaN()}} {
		if n := NonInferior(good, c.margin, c.alpha); n.P != nil || n.Shown != nil || len(n.Warnings) != 1 {
			t.Errorf("%+v: %+v", c, n)
		}
	}
	if BinomialTail(3, mostCount+1, 0.5) != nil || Proportion(1, mostCount+1, 0.95).Low != nil || *BinomialTail(3, 4, 0) != 1 || *BinomialTail(3, 4, 1) != 0 {
		t.Error("the edges of counting are wrong")
	}
	// Nothing seen and a margin of 0: the estimate is on the margin.
	if n := NonInferior(Pairs{Both: 5}, 0, 0.05); *n.P != 0.5 || *n.Shown {
		t.Errorf("no pair differs: %+v", n)
	}
}

func drawPairs(t *rapid.T, most int) Pairs {
	count := rapid.OneOf(rapid.Just(0), rapid.IntRange(0, 10), rapid.IntRange(0, most))
	p := Pairs{count.Draw(t, "both"), count.Draw(t, "control"), count.Draw(t, "treatment"), count.Draw(t, "neither")}
	if p.N() == 0 {
		p.Both = 1
	}
	return p
}

func mirror(p Pairs) Pairs { return Pairs{p.Both, p.TreatmentOnly, p.ControlOnly, p.Neither} }

// TestDifferencesHold checks properties of any interval of a paired difference.
func TestDifferencesHold(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := drawPairs(t, 100_000)
		level := rapid.Float64Range(0.5, 0.9999).Draw(t, "level")
		for _, f := range []func(Pairs, float64) Interval{Newcombe, Tango} {
			a, b := f(p, level), f(mirror(p), level)
			if !(-1 <= *a.Low && *a.Low <= *a.Estimate && *a.Estimate <= *a.High && *a.High <= 1) {
				t.Fatalf("%s %+v: %v", a.Method, p, bounds3(a))
			}
			if math.Abs(*a.Low+*b.High) > 1e-14 || math.Abs(*a.High+*b.Low) > 1e-14 || *a.Estimate != -*b.Estimate {
				t.Fatalf("%s %+v is not mirrored: %v against %v", a.Method, p, bounds3(a), bounds3(b))
			}
			more := f(Pairs{4 * p.Both, 4 * p.ControlOnly, 4 * p.TreatmentOnly, 4 * p.Neither}, level)
			if *more.Low < *a.Low || *more.High > *a.High {
				t.Fatalf("%s %+v: four times the data does not narrow: %v against %v", a.Method, p, bounds3(more), bounds3(a))
			}
			if wide := f(p, (1+level)/2); *wide.Low > *a.Low || *wide.High < *a.High {
				t.Fatalf("%s %+v: more confidence does not widen: %v against %v", a.Method, p, bounds3(wide), bounds3(a))
			}
		}
		// Tango's ends are where the score test turns.
		if a, z := Tango(p, level), upperNormal((1-level)/2); *a.High < 1 &&
			!near(tangoScore(float64(p.ControlOnly), float64(p.TreatmentOnly), float64(p.N()), *a.High), -z, 1e-6) {
			t.Fatalf("%+v: the statistic is not %v at %v", p, -z, *a.High)
		}
		o, turned := OddsRatio(p, level), OddsRatio(mirror(p), level)
		if o.High != nil && (*o.Low > *o.Estimate || *o.Estimate > *o.High) || o.High != nil && *o.High > 0 && !near(*turned.Low, 1 / *o.High, 1e-9) {
			t.Fatalf("%+v: odds ratio %v against %v", p, bounds3(o), bounds3(turned))
		}
	})
}

// TestNonInferiorityHolds: the bound lies above −margin just where p < alpha.
func TestNonInferiorityHolds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		margin := rapid.Float64Range(0, 0.5).Draw(t, "margin")
		alpha := rapid.Float64Range(0.0001, 0.4).Draw(t, "alpha")
		tasks := make([]Pairs, rapid.IntRange(1, 8).Draw(t, "tasks"))
		for i := range tasks {
			tasks[i] = drawPairs(t, 30)
		}
		for _, n := range []NonInferiority{NonInferior(tasks[0], margin, alpha), NonInferiorClustered(tasks, margin, alpha)} {
			if !(*n.P >= 0 && *n.P <= 1 && *n.Lower >= -1 && *n.Lower <= 1) || *n.Shown != (*n.P < alpha) {
				t.Fatalf("%+v: p %v lower %v shown %v", tasks, *n.P, *n.Lower, *n.Shown)
			}
			if near(*n.P, alpha, 1e-9) {
				continue // on the bound: either is right
			}
			if (*n.Lower > -margin) != *n.Shown {
				t.Fatalf("%+v margin %v alpha %v: p %v, bound %v", tasks, margin, alpha, *n.P, *n.Lower)
			}
		}
		if two, one := Tango(tasks[0], 1-2*alpha), NonInferior(tasks[0], margin, alpha); !near(1+*two.Low, 1+*one.Lower, 1e-12) {
			t.Fatalf("%+v: bound %v, but %v of the interval", tasks[0], *one.Lower, *two.Low)
		}
	})
}

// TestClusteredPairsHold checks properties of the interval over tasks.
func TestClusteredPairsHold(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		tasks := make([]Pairs, rapid.IntRange(1, 12).Draw(t, "tasks"))
		turned := make([]Pairs, len(tasks))
		for i := range tasks {
			tasks[i] = drawPairs(t, 40)
			turned[i] = mirror(tasks[i])
		}
		a, b := TangoClustered(tasks, 0.95), TangoClustered(turned, 0.95)
		if !(-1 <= *a.Low && *a.Low <= *a.Estimate && *a.Estimate <= *a.High && *a.High <= 1) {
			t.Fatalf("%+v: %v", tasks, bounds3(a.Interval))
		}
		if math.Abs(*a.Low+*b.High) > 1e-12 || math.Abs(*a.Estimate+*b.Estimate) > 1e-14 {
			t.Fatalf("%+v is not mirrored: %v against %v", tasks, bounds3(a.Interval), bounds3(b.Interval))
		}
		if *a.NEff > float64(a.N)*(1+1e-12) || !(*a.NEff > 0) || a.DesignEffect != nil && !(*a.DesignEffect >= 1-1e-12) {
			t.Fatalf("%+v: %v effective of %d", tasks, *a.NEff, a.N)
		}
	})
}

// TestClopperPearsonInverts: the tail at each end is the rest of the level.
func TestClopperPearsonInverts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.OneOf(rapid.IntRange(1, 50), rapid.IntRange(1, 1_000_000)).Draw(t, "n")
		k := rapid.IntRange(0, n).Draw(t, "k")
		level := rapid.Float64Range(0.01, 0.999999).Draw(t, "level")
		iv := ProportionExact(k, n, level)
		half := (1 - level) / 2
		if k < n {
			if got := *BinomialTail(k, n, *iv.High); !near(got, half, 1e-8) {
				t.Fatalf("P(X ≤ %d of %d | %v) = %v, want %v", k, n, *iv.High, got, half)
			}
		}
		if k > 0 {
			if got, _ := binomialTail(n-k, n, 1-*iv.Low, *iv.Low); !near(got, half, 1e-8) {
				t.Fatalf("P(X ≥ %d of %d | %v) = %v, want %v", k, n, *iv.Low, got, half)
			}
		}
	})
}

// TestClusteredPairsCover holds the interval over tasks to its level where tasks
// differ in difficulty and in the effect of the treatment. The figures with more
// designs and simulations are in the documentation.
func TestClusteredPairsCover(t *testing.T) {
	sims := testenv.Repeat(300, 1500)
	slack := 3 * math.Sqrt(0.05*0.95/float64(sims)) // three standard errors
	for _, d := range []struct {
		name         string
		tasks        int
		rate, effect float64
		icc          float64
		own          bool // the treatment has its own difficulty
	}{
		{"shift of alike tasks", 30, 0.5, 0.1, 0.1, false},
		{"shift of unlike tasks", 30, 0.5, 0.1, 0.7, false},
		{"no effect", 30, 0.5, 0, 0.5, false},
		{"own difficulties", 30, 0.5, 0.1, 0.5, true},
		{"own difficulties near 1", 30, 0.9, 0, 0.9, true},
		{"own difficulties of many tasks", 100, 0.9, 0, 0.3, true},
	} {
		rng := rand.New(rand.NewPCG(20261121, uint64(d.tasks)))
		hits := 0
		for range sims {
			iv := TangoClustered(simulated(rng, d.tasks, 5, d.rate, d.effect, d.icc, d.own), 0.95)
			if *iv.Low <= d.effect && d.effect <= *iv.High {
				hits++
			}
		}
		if got := float64(hits) / float64(sims); got < 0.93-slack || got > 0.985+slack {
			t.Errorf("%s: coverage %.3f of %d", d.name, got, sims)
		}
	}
}

// simulated draws tasks whose rates are beta-distributed with the intraclass
// correlation icc. The treatment shifts a task's rate so that effect comes out on
// average, or has its own rate for it.
func simulated(rng *rand.Rand, tasks, trials int, rate, effect, icc float64, own bool) []Pairs {
	scale := (1 - icc) / icc
	draw := func(mean float64) float64 {
		return stattest.DrawBeta(mean*scale, (1-mean)*scale, rng)
	}
	out := make([]Pairs, tasks)
	for i := range out {
		control := draw(rate)
		// A share effect/(1−rate) of what fails is mended: effect on average.
		treatment := control + (1-control)*effect/(1-rate)
		if own {
			treatment = draw(rate + effect)
		}
		for range trials {
			a, b := rng.Float64() < control, rng.Float64() < treatment
			switch {
			case a && b:
				out[i].Both++
			case a:
				out[i].ControlOnly++
			case b:
				out[i].TreatmentOnly++
			default:
				out[i].Neither++
			}
		}
	}
	return out
}

// FuzzPaired: for any input the output is valid JSON (without NaN and infinities),
// and missing figures have a warning.
func FuzzPaired(f *testing.F) {
	f.Add(1, 7, 1, 12, 0.95, 0.1, 0.05)
	f.Add(0, 0, 0, 0, 0.95, 0.1, 0.05)
	f.Add(-1, 0, 3, 0, 1.0, -0.1, 0.0)
	f.Add(math.MaxInt, math.MaxInt, 1, 1, 1e-300, 0.999999, 1e-300)
	f.Add(0, 1000000, 0, 0, 0.9999999999999999, 1e-300, 0.4999)
	f.Add(mostCount, mostCount, mostCount-1, 3, 0.5, 0.5, 1e-9)
	f.Fuzz(func(t *testing.T, both, control, treatment, neither int, level, margin, alpha float64) {
		p := Pairs{both, control, treatment, neither}
		tasks := []Pairs{p, mirror(p), {Both: 2, TreatmentOnly: 1}, {neither, treatment, both, control}}
		for _, v := range []any{Newcombe(p, level), Tango(p, level), OddsRatio(p, level), TangoClustered(tasks, level), TangoClustered(tasks[:2], level),
			Proportion(both, neither, level), ProportionExact(control, treatment, level)} {
			line, err := json.Marshal(v)
			if err != nil {
				t.Fatalf("%+v of %+v: %v", v, p, err)
			}
			if strings.Contains(string(line), `"low":null`) && !strings.Contains(string(line), `"warnings"`) {
				t.Fatalf("%s has no reason", line)
			}
		}
		for _, n := range []NonInferiority{NonInferior(p, margin, alpha), NonInferiorClustered(tasks, margin, alpha)} {
			if line, err := json.Marshal(n); err != nil || (n.P == nil) != (n.Shown == nil) || n.P == nil && n.Warnings == nil {
				t.Fatalf("%s %v of %+v", line, err, p)
			}
		}
		if line, err := json.Marshal(McNemar(p)); err != nil {
			t.Fatalf("%s %v of %+v", line, err, p)
		}
		if v := BinomialTail(both, neither, level); v != nil && !(*v >= 0 && *v <= 1) {
			t.Fatalf("P(X ≤ %d of %d | %v) = %v", both, neither, level, *v)
		}
	})
}
