package stat

import (
	"math"
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// TestRatioOfSums: with nothing lost it is the ratio of means of [RatioByTask],
// whose figures are held against R.
func TestRatioOfSums(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 12).Draw(t, "clusters")
		above := rapid.SliceOfN(rapid.Float64Range(0, 1e6), n, n).Draw(t, "above")
		below := rapid.SliceOfN(rapid.Float64Range(0.5, 100), n, n).Draw(t, "below")
		r := Resampling{Seed: 7, Resamples: 200}
		var tasks []Values
		for i := range above {
			tasks = append(tasks, Values{Control: below[i : i+1], Treatment: above[i : i+1]})
		}
		want := RatioByTask(tasks, r).OfMeans
		if got := RatioOfSums(above, below, r); !reflect.DeepEqual(got, want) {
			t.Fatalf("%+v, want %+v", got, want)
		}
	})
}

func TestNoRatioOfSums(t *testing.T) {
	for name, c := range map[string]struct {
		above, below []float64
		want         string
	}{
		"nothing":     {nil, nil, "nothing to divide by"},
		"no success":  {[]float64{1, 2}, []float64{0, 0}, "nothing to divide by"},
		"negative":    {[]float64{1, 2}, []float64{1, -1}, "negative"},
		"not finite":  {[]float64{math.NaN(), 2}, []float64{1, 1}, "not finite"},
		"unequal":     {[]float64{1}, []float64{1, 1}, "1 clusters above the line and 2 below it"},
		"no clusters": {[]float64{}, []float64{}, "nothing to divide by"},
	} {
		iv := RatioOfSums(c.above, c.below, Resampling{})
		if iv.Estimate != nil || iv.Low != nil || iv.High != nil || !strings.Contains(strings.Join(iv.Warnings, "; "), c.want) {
			t.Errorf("%s: %+v", name, iv)
		}
	}
	iv := RatioOfSums([]float64{3, 2, 4}, []float64{1, 0, 0}, Resampling{})
	if iv.Estimate == nil || *iv.Estimate != 9 || iv.High != nil || iv.Low == nil || !strings.Contains(strings.Join(iv.Warnings, "; "), "no upper end") {
		t.Errorf("one cluster with a success: %+v", iv)
	}
}

func FuzzRatioOfSums(f *testing.F) {
	f.Add(1.0, 2.0, 3.0, 1.0, 0.0, 0.0)
	f.Add(math.MaxFloat64, math.MaxFloat64, 1.0, 5e-324, 5e-324, 0.0)
	f.Add(math.Inf(1), math.NaN(), -1.0, 0.0, 1.0, 1.0)
	f.Fuzz(func(t *testing.T, a, b, c, d, e, g float64) {
		iv := RatioOfSums([]float64{a, b, c}, []float64{d, e, g}, Resampling{Resamples: 50})
		for _, p := range []*float64{iv.Estimate, iv.Low, iv.High} {
			if p != nil && (math.IsNaN(*p) || math.IsInf(*p, 0)) {
				t.Errorf("%+v", iv)
			}
		}
	})
}
