// Package spend sums the usage and cost of attempts: tokens, exact amounts of money,
// and costs reported by agents.
package spend

import (
	"encoding/json"
	"math/big"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/trial"
)

// Tokens adds up what requests used. Input excludes cached tokens; Output
// includes reasoning tokens.
type Tokens struct {
	Trials     int `json:"trials"`     // that report usage
	Unreported int `json:"unreported"` // settled trials that do not
	Requests   int `json:"requests"`
	Partial    int `json:"partial,omitempty"` // requests cut short
	Reused     int `json:"reused,omitempty"`  // requests answered one by one from the response cache
	// Sums counts trials whose usage is a sum over several requests. Price tiers,
	// which apply to one request, cannot be told from it, and where it does not
	// say how many they were, Requests is too low.
	Sums         int   `json:"sums,omitempty"`
	Input        int64 `json:"input"`
	CacheRead    int64 `json:"cache_read"`
	CacheWrite5m int64 `json:"cache_write_5m"`
	CacheWrite1h int64 `json:"cache_write_1h"`
	Output       int64 `json:"output"`
	Reasoning    int64 `json:"reasoning"`
}

// In is every token that went in, cached or not.
func (t Tokens) In() int64 { return t.Input + t.CacheRead + t.CacheWrite5m + t.CacheWrite1h }

// TokensOf returns the usage of an attempt.
func TokensOf(a *trial.Attempt) Tokens {
	if len(a.Usage) == 0 {
		return Tokens{Unreported: countIf(a.Fault == nil)}
	}
	t := Tokens{Trials: 1}
	for _, u := range a.Usage {
		switch {
		case u.Requests == 0:
			t.Requests++
		default:
			t.Sums = 1
			t.Requests += max(1, u.Requests)
		}
		t.Partial += countIf(u.Partial)
		t.Reused += countIf(u.Reused)
		t.Input += u.Input
		t.CacheRead += u.CacheRead
		t.CacheWrite5m += u.CacheWrite5m
		t.CacheWrite1h += u.CacheWrite1h
		t.Output += u.Output
		t.Reasoning += u.Reasoning
	}
	return t
}

// Add adds o to t.
func (t *Tokens) Add(o Tokens) {
	t.Trials += o.Trials
	t.Unreported += o.Unreported
	t.Requests += o.Requests
	t.Partial += o.Partial
	t.Reused += o.Reused
	t.Sums += o.Sums
	t.Input += o.Input
	t.CacheRead += o.CacheRead
	t.CacheWrite5m += o.CacheWrite5m
	t.CacheWrite1h += o.CacheWrite1h
	t.Output += o.Output
	t.Reasoning += o.Reasoning
}

// Pricer returns the cost of an attempt by the prices of the run; false if a price
// is not known.
type Pricer func(*trial.Attempt) (Price, bool)

// Price is a cost in USD by three views.
type Price struct {
	Billed   *big.Rat // as billed
	Cold     *big.Rat // as if nothing had been cached, cache writes included; nil if it cannot be known
	ColdSeed *big.Rat // the same without cache writes, as the seed counts
	Free     bool     // no model was asked
	// Reported is the agent's own figure, if it gives one; it is then what counts
	// as billed. Computed is the price by the price table of an attempt with such a
	// figure; nil if it has no price.
	Reported, Computed *big.Rat
}

// Cost adds up what attempts cost. Those without a known price or without
// usage are counted, not taken for free, unless no model was asked. JSON has null
// for sums of nothing.
type Cost struct {
	Priced   int `json:"priced"`
	Unpriced int `json:"unpriced"`
	Free     int `json:"free,omitempty"` // of those priced, without a model to ask
	Billed   USD `json:"billed_usd"`
	Cold     USD `json:"cold_usd"`      // as if nothing had been cached, cache writes included
	ColdSeed USD `json:"cold_usd_seed"` // the same without cache writes
	// ColdUnknown counts priced trials whose cold cost cannot be known: an agent
	// reports its billed cost, and the price table does not have its model.
	ColdUnknown int  `json:"cold_unknown,omitempty"`
	Told        Told `json:"reported,omitzero"`
}

// Told holds what agents report of their own cost against the price table.
type Told struct {
	Trials   int `json:"trials"`   // that report a cost
	Compared int `json:"compared"` // of these, with a price in the table: the sums below are theirs
	Far      int `json:"far"`      // of these, more than 5 % apart
	Reported USD `json:"reported_usd"`
	Computed USD `json:"computed_usd"`
	Cold     USD `json:"cold_usd"`
}

func (t *Told) add(o Told) {
	t.Trials += o.Trials
	t.Compared += o.Compared
	t.Far += o.Far
	t.Reported, t.Computed, t.Cold = t.Reported.plus(o.Reported), t.Computed.plus(o.Computed), t.Cold.plus(o.Cold)
}

// compareReported compares the two figures of one attempt.
func compareReported(p Price) Told {
	if p.Reported == nil {
		return Told{}
	}
	t := Told{Trials: 1}
	if p.Computed == nil {
		return t
	}
	t.Compared, t.Reported, t.Computed, t.Cold = 1, usd(p.Reported), usd(p.Computed), usd(p.Cold)
	t.Far = countIf(Differ(t.Reported, t.Computed))
	return t
}

// Differ reports whether a reported cost differs from the computed one by more than 5 %
// and by more than rounding.
func Differ(reported, computed USD) bool {
	d := new(big.Rat).Sub(reported.Rat(), computed.Rat())
	d.Abs(d)
	return d.Cmp(rounding) > 0 && d.Mul(d, big.NewRat(20, 1)).Cmp(computed.Rat()) > 0
}

// rounding is how far a cost may be off in USD since some programs write four
// decimals.
var rounding = big.NewRat(5, 10_000)

// Computed returns the cost of all priced trials by the price table; false if it does
// not have a price for each of them.
func (c Cost) Computed() (USD, bool) {
	if c.Told.Compared < c.Told.Trials || c.Priced == 0 {
		return USD{}, false
	}
	return usd(new(big.Rat).Add(new(big.Rat).Sub(c.Billed.Rat(), c.Told.Reported.Rat()), c.Told.Computed.Rat())), true
}

// USD is an exact amount of money; JSON has it as a decimal string.
type USD struct {
	pico int64    // in units of 10⁻¹² dollars, where r is nil
	r    *big.Rat // an amount that is no such number
}

// picoPerUSD is how many of its units a dollar has: prices are a few decimals
// for a million tokens, and sums of millions of dollars still fit.
const picoPerUSD = 1_000_000_000_000

func usd(r *big.Rat) USD {
	if r == nil {
		return USD{}
	}
	if d := r.Denom(); d.IsInt64() && picoPerUSD%d.Int64() == 0 && r.Num().IsInt64() {
		n, per := r.Num().Int64(), picoPerUSD/d.Int64()
		if pico := n * per; pico/per == n {
			return USD{pico: pico}
		}
	}
	return USD{r: new(big.Rat).Set(r)}
}

// Rat returns the amount in dollars.
func (u USD) Rat() *big.Rat {
	if u.r != nil {
		return u.r
	}
	return big.NewRat(u.pico, picoPerUSD)
}

// String writes at least two decimals and at most nine.
func (u USD) String() string {
	if u.r == nil && u.pico >= 0 {
		return string(appendPico(nil, uint64(u.pico)))
	}
	whole, part, _ := strings.Cut(u.Rat().FloatString(9), ".")
	return whole + "." + part[:2] + strings.TrimRight(part[2:], "0")
}

// appendPico appends what String writes for pico units.
func appendPico(b []byte, pico uint64) []byte {
	nano := (pico + 500) / 1000
	b = strconv.AppendUint(b, nano/1e9, 10)
	from := len(b)
	b = strconv.AppendUint(b, 1e9+nano%1e9, 10)
	b[from] = '.' // in place of the 1
	for len(b) > from+3 && b[len(b)-1] == '0' {
		b = b[:len(b)-1]
	}
	return b
}

// MarshalJSON implements json.Marshaler.
func (u USD) MarshalJSON() ([]byte, error) { return []byte(`"` + u.String() + `"`), nil }

// Float returns the amount in dollars.
func (u USD) Float() float64 {
	if u.r == nil {
		return float64(u.pico) / picoPerUSD
	}
	f, _ := u.r.Float64()
	return f
}

func (u USD) plus(o USD) USD {
	if u.r == nil && o.r == nil {
		if sum := u.pico + o.pico; (sum > u.pico) == (o.pico > 0) {
			return USD{pico: sum}
		}
	}
	return usd(new(big.Rat).Add(u.Rat(), o.Rat()))
}

// OfAttempt returns the cost of an attempt. Unreported usage is unknown, not free. A
// fault without usage counts as neither.
func OfAttempt(a *trial.Attempt, by Pricer) Cost {
	if len(a.Usage) == 0 && a.Fault != nil {
		return Cost{}
	}
	if by == nil {
		return Cost{Unpriced: 1}
	}
	p, ok := by(a)
	if !ok || len(a.Usage) == 0 && !p.Free {
		return Cost{Unpriced: 1}
	}
	return Cost{Priced: 1, Free: countIf(p.Free), Billed: usd(p.Billed), Cold: usd(p.Cold), ColdSeed: usd(p.ColdSeed), ColdUnknown: countIf(p.Cold == nil), Told: compareReported(p)}
}

// ColdKnown is how many trials the cold cost is known of, free ones included.
func (c Cost) ColdKnown() int { return c.Priced - c.ColdUnknown }

// MarshalJSON implements json.Marshaler. Every trial of a report has a cost, so that the
// usual ones do without reflection.
func (c Cost) MarshalJSON() ([]byte, error) {
	return c.AppendJSON(make([]byte, 0, 128)), nil
}

// AppendJSON appends what MarshalJSON returns.
func (c Cost) AppendJSON(b []byte) []byte {
	if c.Told == (Told{}) {
		return c.appendUntold(b)
	}
	j, _ := c.marshalAny() // strings and integers have no errors
	return append(b, j...)
}

// appendUntold appends what marshalAny writes for a cost that no agent has reported.
func (c Cost) appendUntold(b []byte) []byte {
	count := func(name string, n int) {
		b = strconv.AppendInt(append(b, name...), int64(n), 10)
	}
	amount := func(name string, known int, u USD) {
		b = append(b, name...)
		if known <= 0 {
			b = append(b, "null"...)
			return
		}
		b = append(append(append(b, '"'), u.String()...), '"')
	}
	count(`{"priced":`, c.Priced)
	count(`,"unpriced":`, c.Unpriced)
	if c.Free != 0 {
		count(`,"free":`, c.Free)
	}
	if c.ColdUnknown != 0 {
		count(`,"cold_unknown":`, c.ColdUnknown)
	}
	amount(`,"billed_usd":`, c.Priced, c.Billed)
	amount(`,"cold_usd":`, c.ColdKnown(), c.Cold)
	amount(`,"cold_usd_seed":`, c.ColdKnown(), c.ColdSeed)
	return append(b, '}')
}

func (c Cost) marshalAny() ([]byte, error) {
	type plain Cost
	out := struct {
		plain
		Billed   *USD `json:"billed_usd"`
		Cold     *USD `json:"cold_usd"`
		ColdSeed *USD `json:"cold_usd_seed"`
	}{plain: plain(c)}
	if c.Priced > 0 {
		out.Billed = &c.Billed
	}
	if c.ColdKnown() > 0 {
		out.Cold, out.ColdSeed = &c.Cold, &c.ColdSeed
	}
	return json.Marshal(out)
}

// Add adds o to c.
func (c *Cost) Add(o Cost) {
	c.Priced += o.Priced
	c.Unpriced += o.Unpriced
	c.Free += o.Free
	c.ColdUnknown += o.ColdUnknown
	c.Told.add(o.Told)
	c.Billed, c.Cold, c.ColdSeed = c.Billed.plus(o.Billed), c.Cold.plus(o.Cold), c.ColdSeed.plus(o.ColdSeed)
}

func countIf(b bool) int {
	if b {
		return 1
	}
	return 0
}
