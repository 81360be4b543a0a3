package stat

import (
	"encoding/binary"
	"math"
	"testing"

	"pgregory.net/rapid"
)

func TestMeanTBadInput(t *testing.T) {
	for name, iv := range map[string]Interval{
		"nothing":       MeanT(nil, 0.95),
		"not finite":    MeanT([]float64{math.NaN(), math.Inf(1)}, 0.95),
		"one":           MeanT([]float64{3}, 0.95),
		"equal":         MeanT([]float64{3, 3, 3}, 0.95),
		"equal in fact": MeanT([]float64{0.1 + 0.2, 0.3}, 0.95),
		"level":         MeanT([]float64{1, 2}, 0),
		"too wide":      MeanT([]float64{1e308, -1e308, 5e307}, 0.999),
	} {
		if iv.Low != nil || iv.High != nil || len(iv.Warnings) == 0 {
			t.Errorf("%s: %+v", name, iv)
		}
	}
	if iv := MeanT([]float64{3, math.NaN()}, 0.95); *iv.Estimate != 3 || iv.N != 1 || len(iv.Warnings) != 2 {
		t.Errorf("one finite value: %+v", iv)
	}
}

func TestTOSTBadInput(t *testing.T) {
	for name, e := range map[string]Equivalence{
		"nothing":    TOST(nil, -1, 1),
		"one":        TOST([]float64{3}, -1, 1),
		"equal":      TOST([]float64{3, 3, 3}, -1, 1),
		"range":      TOST([]float64{1, 2}, 1, 1),
		"NaN range":  TOST([]float64{1, 2}, math.NaN(), 1),
		"huge range": TOST([]float64{1, 2}, math.Inf(-1), 1),
	} {
		if e.P != nil || e.PLow != nil || e.PHigh != nil || len(e.Warnings) != 1 {
			t.Errorf("%s: %+v", name, e)
		}
	}
}

// TestTOSTMatchesInterval: equivalence at 0.05 is a 90% interval inside the range.
func TestTOSTMatchesInterval(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		xs := rapid.SliceOfN(rapid.Float64Range(-2, 2), 2, 30).Draw(t, "xs")
		high := rapid.Float64Range(0.01, 2).Draw(t, "high")
		e, iv := TOST(xs, -high, high), MeanT(xs, 0.9)
		if e.P == nil {
			return
		}
		inside := -high < *iv.Low && *iv.High < high
		if math.Abs(*e.P-0.05) > 1e-9 && inside != (*e.P < 0.05) {
			t.Fatalf("p = %v, interval %v–%v in ±%v", *e.P, *iv.Low, *iv.High, high)
		}
	})
}

func TestStudentInverts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		df := float64(rapid.IntRange(1, 2000).Draw(t, "df"))
		p := math.Pow(10, rapid.Float64Range(-16, -0.302).Draw(t, "log p"))
		if q := studentQuantile(p, df); !near(studentTail(q, df), p, 1e-11) || !isFinite(q) {
			t.Fatalf("df %v: P(T ≥ %v) = %v, want %v", df, q, studentTail(q, df), p)
		}
	})
}

// floatsOf reads numbers, of any kind, from fuzzed bytes.
func floatsOf(data []byte) []float64 {
	var xs []float64
	for ; len(data) >= 8; data = data[8:] {
		xs = append(xs, math.Float64frombits(binary.LittleEndian.Uint64(data)))
	}
	return xs
}

func bytesOf(xs ...float64) []byte {
	var data []byte
	for _, x := range xs {
		data = binary.LittleEndian.AppendUint64(data, math.Float64bits(x))
	}
	return data
}

func FuzzNumbers(f *testing.F) {
	f.Add(bytesOf(1, 2, 4, -3), 0.95, -1.0, 1.0)
	f.Add(bytesOf(), 0.95, 1.0, -1.0)
	f.Add(bytesOf(0, 0, math.Copysign(0, -1)), 0.5, math.NaN(), math.Inf(1))
	f.Add(bytesOf(math.MaxFloat64, -math.MaxFloat64, math.MaxFloat64, 1, 2, 3, 4), 1-1e-16, -math.MaxFloat64, math.MaxFloat64)
	f.Add(bytesOf(math.SmallestNonzeroFloat64, -math.SmallestNonzeroFloat64, 3*math.SmallestNonzeroFloat64), 1e-300, 0.0, 1e-300)
	f.Add(bytesOf(math.NaN(), math.Inf(-1), 1, 1, 1, 1, 1, 1, 2), 0.9, -5.0, 5.0)
	f.Fuzz(func(t *testing.T, data []byte, level, low, high float64) {
		xs := floatsOf(data)
		if len(xs) > 60 {
			xs = xs[:60]
		}
		all := math.MaxFloat64
		s := Describe(xs)
		writable(t, s)
		iv := MeanT(xs, level)
		soundInterval(t, iv, -all, all)
		writable(t, iv)
		if iv.Low == nil && len(iv.Warnings) == 0 {
			t.Fatalf("nothing and no reason: %+v", iv)
		}
		e := TOST(xs, low, high)
		writable(t, e)
		if e.P == nil && len(e.Warnings) == 0 {
			t.Fatalf("nothing and no reason: %+v", e)
		}
		w := Wilcoxon(xs, level)
		soundInterval(t, w.Shift, -all, all)
		writable(t, w)
		probabilities := []*float64{w.PTwoSided, w.PGreater, w.PLess, e.P, e.PLow, e.PHigh}
		var ps []*float64
		for i := range xs {
			ps = append(ps, &xs[i])
		}
		for _, p := range append(probabilities, Holm(ps)...) {
			if p != nil && !(*p >= 0 && *p <= 1) {
				t.Fatalf("%v is no probability: %+v", *p, w)
			}
		}
	})
}
