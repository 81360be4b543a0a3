package stat

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

// TestTangoMidP checks that the interval excludes 0 exactly where McNemar's mid-p shows a
// difference. Of 4 pairs that differ one way, Tango's score test would show it.
func TestTangoMidP(t *testing.T) {
	if iv := TangoMidP(Pairs{Both: 10, TreatmentOnly: 4}, 0.95); iv.Method != "tango_mid_p" || *iv.Low > 0 || *Tango(Pairs{Both: 10, TreatmentOnly: 4}, 0.95).Low <= 0 {
		t.Errorf("4 pairs: %+v", iv)
	}
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(0, 30)
		p := Pairs{Both: n.Draw(t, "both"), ControlOnly: n.Draw(t, "control only"), TreatmentOnly: n.Draw(t, "treatment only"), Neither: n.Draw(t, "neither")}
		level := rapid.SampledFrom([]float64{0.8, 0.95, 0.99}).Draw(t, "level")
		iv, test := TangoMidP(p, level), McNemar(p)
		if p.N() == 0 {
			return
		}
		if shown := *test.PMid <= 1-level; (*iv.Low > 0 || *iv.High < 0) != shown || *iv.Low > *iv.Estimate || *iv.High < *iv.Estimate {
			t.Fatalf("%+v at %v: p %v, %v to %v", p, level, *test.PMid, *iv.Low, *iv.High)
		}
	})
}

// TestTangoMidPCovers sums the probabilities of all outcomes of 30 pairs whose interval
// contains the truth. Tango's own interval falls short there.
func TestTangoMidPCovers(t *testing.T) {
	const n, effect = 30, 0.2
	cover := func(interval func(Pairs, float64) Interval, worse float64) float64 {
		better, sum := worse+effect, 0.0
		for b := range n + 1 {
			for c := range n + 1 - b {
				same := n - b - c
				iv := interval(Pairs{Both: same, ControlOnly: b, TreatmentOnly: c}, 0.95)
				if *iv.Low <= effect && effect <= *iv.High {
					ways, _ := math.Lgamma(n + 1)
					for _, k := range []int{b, c, same} {
						l, _ := math.Lgamma(float64(k) + 1)
						ways -= l
					}
					sum += math.Exp(ways + float64(b)*math.Log(worse) + float64(c)*math.Log(better) + float64(same)*math.Log(1-worse-better))
				}
			}
		}
		return sum
	}
	least := 1.0
	for worse := 0.04; worse < 0.2; worse += 0.02 {
		least = min(least, cover(Tango, worse))
		if got := cover(TangoMidP, worse); got < 0.947 || got > 0.965 {
			t.Errorf("%.2f against %.2f: covered %.4f", worse, worse+effect, got)
		}
	}
	if least > 0.944 {
		t.Errorf("Tango's own interval covers at least %.4f", least)
	}
}

// TestMeanAgreeing checks that the interval excludes 0 exactly where sign flips show a
// difference, and that it is Student's where the two agree.
func TestMeanAgreeing(t *testing.T) {
	same := []float64{0.5, 0.5, 0.5, 0.5, 0.5, 0.5}
	if iv := MeanAgreeing(same, new(2.0/64), 0.05); iv.Method != "student_t_by_p" || *iv.Low <= 0 || math.Abs(*iv.Low+*iv.High-1) > 1e-12 {
		t.Errorf("equal values: %+v", iv)
	}
	if iv := MeanAgreeing(same[:1], new(1.0), 0.05); iv.Low != nil || iv.High != nil {
		t.Errorf("one value: %+v", iv)
	}
	rapid.Check(t, func(t *rapid.T) {
		xs := rapid.SliceOfN(rapid.Map(rapid.IntRange(-4, 9), func(i int) float64 { return float64(i) / 8 }), 1, 12).Draw(t, "values")
		alpha := rapid.SampledFrom([]float64{0.05, 0.05 / 3, 0.2}).Draw(t, "alpha")
		p := SignFlip(xs, Resampling{}).P
		iv, student := MeanAgreeing(xs, p, alpha), MeanT(xs, 1-alpha)
		if iv.Low == nil {
			if *p <= alpha {
				t.Fatalf("%v: p %v and no interval", xs, *p)
			}
			return
		}
		if (*iv.Low > 0 || *iv.High < 0) != (*p <= alpha) || *iv.Low > *iv.Estimate || *iv.High < *iv.Estimate {
			t.Fatalf("%v at %v: p %v, %v to %v", xs, alpha, *p, *iv.Low, *iv.High)
		}
		if student.Low != nil && (*student.Low > 0 || *student.High < 0) == (*p <= alpha) && (*student.Low != *iv.Low || *student.High != *iv.High) {
			t.Fatalf("%v: %+v, want %+v", xs, iv, student)
		}
	})
}
