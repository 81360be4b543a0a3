package stat

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

// TestFisher has p values of published examples, and of tables that are counted by hand.
func TestFisher(t *testing.T) {
	for _, tt := range []struct {
		a, b, c, d int
		want       float64
	}{
		{3, 1, 1, 3, 0.4857142857142857}, // Fisher's lady tasting tea
		{1, 9, 11, 3, 0.002759456185220083},
		{8, 0, 0, 8, 2.0 / 12870}, // 2 of C(16, 8) tables
		{5, 0, 0, 5, 2.0 / 252},
		{10, 0, 10, 0, 1},
		{0, 0, 0, 0, 1},
		{-1, 1, 1, 1, 1},
	} {
		if got := Fisher(tt.a, tt.b, tt.c, tt.d); math.Abs(got-tt.want) > 1e-12 {
			t.Errorf("Fisher(%d, %d, %d, %d) = %v, want %v", tt.a, tt.b, tt.c, tt.d, got, tt.want)
		}
	}
	if p := Fisher(300_000, 200_000, 200_000, 300_000); p != 0 {
		t.Errorf("far from independent: %v", p)
	}
	if p := Fisher(250_100, 249_900, 249_900, 250_100); p < 0.68 || p > 0.70 { // z = 0.4: normal limit 0.689
		t.Errorf("a million trials: %v", p)
	}
}

// TestFisherSums compares with sums over all tables by logarithms of factorials.
func TestFisherSums(t *testing.T) {
	factorial := func(n int) float64 { // its logarithm
		l, _ := math.Lgamma(float64(n) + 1)
		return l
	}
	rapid.Check(t, func(t *rapid.T) {
		cell := rapid.IntRange(0, 40)
		a, b, c, d := cell.Draw(t, "a"), cell.Draw(t, "b"), cell.Draw(t, "c"), cell.Draw(t, "d")
		likely := func(x int) float64 {
			return math.Exp(factorial(a+b) + factorial(c+d) + factorial(a+c) + factorial(b+d) - factorial(a+b+c+d) -
				factorial(x) - factorial(a+b-x) - factorial(a+c-x) - factorial(d-a+x))
		}
		want := 0.0
		for x := max(0, a-d); x <= min(a+b, a+c); x++ {
			if p := likely(x); p <= likely(a)*(1+1e-7) {
				want += p
			}
		}
		if got := Fisher(a, b, c, d); math.Abs(got-want) > 1e-9 {
			t.Fatalf("Fisher(%d, %d, %d, %d) = %v, want %v", a, b, c, d, got, want)
		}
	})
}
