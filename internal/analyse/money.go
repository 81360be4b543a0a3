package analyse

import (
	"math/big"
	"strings"

	"github.com/assay-eval/assay/internal/trial"
)

// Tokens adds up what requests used. Input excludes cached tokens; Output
// includes reasoning tokens.
type Tokens struct {
	Trials       int   `json:"trials"`     // that report usage
	Unreported   int   `json:"unreported"` // settled trials that do not
	Requests     int   `json:"requests"`
	Partial      int   `json:"partial,omitempty"`  // requests cut short
	Reported     int   `json:"reported,omitempty"` // whose cost the agent or its provider said
	Input        int64 `json:"input"`
	CacheRead    int64 `json:"cache_read"`
	CacheWrite5m int64 `json:"cache_write_5m"`
	CacheWrite1h int64 `json:"cache_write_1h"`
	Output       int64 `json:"output"`
	Reasoning    int64 `json:"reasoning"`
}

// In is every token that went in, cached or not.
func (t Tokens) In() int64 { return t.Input + t.CacheRead + t.CacheWrite5m + t.CacheWrite1h }

func tokens(a *trial.Attempt) Tokens {
	if len(a.Usage) == 0 {
		return Tokens{Unreported: count(a.Fault == nil)}
	}
	t := Tokens{Trials: 1, Requests: len(a.Usage)}
	for _, u := range a.Usage {
		t.Partial += count(u.Partial)
		t.Reported += count(u.ReportedUSD != "")
		t.Input += u.Input
		t.CacheRead += u.CacheRead
		t.CacheWrite5m += u.CacheWrite5m
		t.CacheWrite1h += u.CacheWrite1h
		t.Output += u.Output
		t.Reasoning += u.Reasoning
	}
	return t
}

func (t *Tokens) add(o Tokens) {
	t.Trials += o.Trials
	t.Unreported += o.Unreported
	t.Requests += o.Requests
	t.Partial += o.Partial
	t.Reported += o.Reported
	t.Input += o.Input
	t.CacheRead += o.CacheRead
	t.CacheWrite5m += o.CacheWrite5m
	t.CacheWrite1h += o.CacheWrite1h
	t.Output += o.Output
	t.Reasoning += o.Reasoning
}

// Pricer says what an attempt cost by the prices of the run; false if a price
// is not known.
type Pricer func(*trial.Attempt) (Price, bool)

// Price is a cost in USD by three views.
type Price struct {
	Billed   *big.Rat // as billed
	Cold     *big.Rat // as if nothing had been cached, cache writes included
	ColdSeed *big.Rat // the same without cache writes, as the seed counts
	Free     bool     // no model was asked
}

// Cost adds up what attempts cost. Those without a known price or without
// usage are counted, not taken for free, unless no model was asked.
type Cost struct {
	Priced   int `json:"priced"`
	Unpriced int `json:"unpriced"`
	Free     int `json:"free,omitempty"` // of those priced, without a model to ask
	Billed   USD `json:"billed_usd"`
	Cold     USD `json:"cold_usd"`      // as if nothing had been cached, cache writes included
	ColdSeed USD `json:"cold_usd_seed"` // the same without cache writes
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

// rat is the amount in dollars.
func (u USD) rat() *big.Rat {
	if u.r != nil {
		return u.r
	}
	return big.NewRat(u.pico, picoPerUSD)
}

// String writes at least two decimals and at most nine.
func (u USD) String() string {
	whole, part, _ := strings.Cut(u.rat().FloatString(9), ".")
	return whole + "." + part[:2] + strings.TrimRight(part[2:], "0")
}

// MarshalJSON implements json.Marshaler.
func (u USD) MarshalJSON() ([]byte, error) { return []byte(`"` + u.String() + `"`), nil }

// float is the amount as statistics take it.
func (u USD) float() float64 {
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
	return usd(new(big.Rat).Add(u.rat(), o.rat()))
}

// price asks for the cost of an attempt. Usage that nobody reported is not
// free, it is unknown; only a fault without usage counts as neither.
func price(a *trial.Attempt, by Pricer) Cost {
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
	return Cost{Priced: 1, Free: count(p.Free), Billed: usd(p.Billed), Cold: usd(p.Cold), ColdSeed: usd(p.ColdSeed)}
}

func (c *Cost) add(o Cost) {
	c.Priced += o.Priced
	c.Unpriced += o.Unpriced
	c.Free += o.Free
	c.Billed, c.Cold, c.ColdSeed = c.Billed.plus(o.Billed), c.Cold.plus(o.Cold), c.ColdSeed.plus(o.ColdSeed)
}
