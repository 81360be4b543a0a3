package cost

import (
	"encoding/json"
	"fmt"
	"math"
	"math/big"
	"math/bits"
	"strconv"
	"strings"
)

// USD is an exact amount of US dollars, in picodollars (10⁻¹²): prices have at most six
// decimals per million tokens, so every cost is a whole number of them. Amounts compare
// with < and ==. They end at ±9.2 million dollars; larger amounts stay there.
type USD int64

const picoDigits = 12

// Add returns u + v.
func (u USD) Add(v USD) USD {
	s := u + v
	switch {
	case v > 0 && s < u:
		return math.MaxInt64
	case v < 0 && s > u:
		return math.MinInt64 + 1
	}
	return s
}

// timesTokens returns n tokens at a price of u for a million of them. Both are not
// negative.
func (u USD) timesTokens(n int64) USD {
	if n <= 0 || u <= 0 {
		return 0
	}
	hi, lo := bits.Mul64(uint64(u), uint64(n))
	if hi >= 1e6 {
		return math.MaxInt64
	}
	quo, _ := bits.Div64(hi, lo, 1e6)
	return USD(min(quo, math.MaxInt64))
}

// Rat returns u as a fraction of dollars.
func (u USD) Rat() *big.Rat { return big.NewRat(int64(u), 1e12) }

// String writes dollars as a decimal: exact, with at least two decimals.
func (u USD) String() string {
	sign, n := "", uint64(u)
	if u < 0 {
		sign, n = "-", -n
	}
	frac := strings.TrimRight(fmt.Sprintf("%0*d", picoDigits, n%1e12), "0")
	for len(frac) < 2 {
		frac += "0"
	}
	return sign + strconv.FormatUint(n/1e12, 10) + "." + frac
}

// ParseUSD reads dollars written as a decimal, such as "1.50" or "0.000003". Digits
// beyond the twelfth decimal, as in others' floating-point sums, are rounded to
// nearest.
func ParseUSD(s string) (USD, error) {
	digits, neg := strings.CutPrefix(s, "-")
	whole, frac, _ := strings.Cut(digits, ".")
	bad := whole == "" && frac == "" || strings.Trim(whole+frac, "0123456789") != ""
	up := int64(0)
	if len(frac) > picoDigits {
		if frac[picoDigits] >= '5' {
			up = 1
		}
		frac = frac[:picoDigits]
	}
	n, err := strconv.ParseInt(whole+frac+strings.Repeat("0", picoDigits-len(frac)), 10, 64)
	if bad || err != nil {
		return 0, fmt.Errorf("%q is no amount in dollars: write a decimal such as 0.25", s)
	}
	u := USD(n).Add(USD(up))
	if neg {
		u = -u
	}
	return u, nil
}

// MarshalJSON writes the decimal as a string.
func (u USD) MarshalJSON() ([]byte, error) { return json.Marshal(u.String()) }

// UnmarshalJSON reads a decimal string.
func (u *USD) UnmarshalJSON(b []byte) error {
	var s string
	if err := json.Unmarshal(b, &s); err != nil {
		return fmt.Errorf("%s is no amount: write a decimal string such as \"0.25\"", b)
	}
	v, err := ParseUSD(s)
	*u = v
	return err
}
