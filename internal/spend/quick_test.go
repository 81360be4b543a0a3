package spend

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

// TestQuickJSON checks that costs and amounts are written as the general code writes them.
func TestQuickJSON(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	picos := []int64{0, 1, 499, 500, 501, 999_499, 999_500, 10_000_000_000, 999_999_999_500, picoPerUSD, math.MaxInt64}
	for range 2000 {
		picos = append(picos, rng.Int64N(1<<rng.IntN(63)+1))
	}
	for _, pico := range picos {
		fast, slow := USD{pico: pico}, USD{r: big.NewRat(pico, picoPerUSD)}
		if fast.String() != slow.String() {
			t.Errorf("%d is %s, want %s", pico, fast, slow)
		}
		c := Cost{Priced: rng.IntN(3) - 1, Unpriced: rng.IntN(2), Free: rng.IntN(2), Billed: fast, Cold: fast, ColdSeed: slow, ColdUnknown: rng.IntN(3)}
		got, err := c.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		want, err := c.marshalAny()
		if err != nil {
			t.Fatal(err)
		}
		if string(got) != string(want) {
			t.Errorf("%s, want %s", got, want)
		}
	}
}
