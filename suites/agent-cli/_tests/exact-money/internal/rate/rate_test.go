package rate_test

import (
	"testing"
	"time"

	"example.com/quay/internal/money"
	"example.com/quay/internal/rate"
)

func TestPrice(t *testing.T) {
	for _, c := range []struct {
		length float64
		d      time.Duration
		want   money.Cents
	}{
		{10, 4 * time.Hour, 1400},
		{10, 3*time.Hour + time.Second, 1400},
		{12.01, 3 * time.Hour, 1261},
		{12.10, 3 * time.Hour, 1271}, // 12.705
		{8.30, 3 * time.Hour, 872},   // 8.715
		{14.30, time.Hour, 501},      // 5.005
		{4, time.Hour, 500},
		{14.28, time.Hour, 500},
		{15, 2 * time.Hour, 1050},
		{15.01, 2 * time.Hour, 1313}, // 13.13375
		{17.20, time.Hour, 753},      // 7.525
		{16, time.Hour, 700},
		{19.99, 1000 * time.Hour, 874563}, // 8745.625
	} {
		if got := rate.Price(c.length, c.d); got != c.want {
			t.Errorf("%g m, %s: %s, want %s", c.length, c.d, got, c.want)
		}
	}
}
