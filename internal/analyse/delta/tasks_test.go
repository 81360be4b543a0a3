package delta

import (
	"math"
	"testing"
)

// TestFisherP compares with a count by hand. For 8 of 10 against 1 of 6 passes, the
// tables that are at most as likely have C(10,8)·C(6,1) + C(10,9)·C(6,0) +
// C(10,3)·C(6,6) of C(16,9) arrangements.
func TestFisherP(t *testing.T) {
	for _, c := range []struct {
		old, new Counts
		want     float64
	}{
		{Counts{Pass: 10}, Counts{Fail: 10}, 2.0 / 184756},
		{Counts{Pass: 3}, Counts{Fail: 3}, 0.1},
		{Counts{Pass: 8, Fail: 2}, Counts{Pass: 1, Fail: 5}, 400.0 / 11440},
		{Counts{Pass: 1}, Counts{Fail: 1}, 1},
		{Counts{Pass: 2, Void: 1}, Counts{}, 1},
	} {
		if p := fisherP(c.old, c.new); math.Abs(p-c.want) > 1e-12 {
			t.Errorf("%+v, %+v: %v, want %v", c.old, c.new, p, c.want)
		}
	}
}
