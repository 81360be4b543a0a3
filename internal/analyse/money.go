package analyse

import (
	"math/big"

	"github.com/assay-eval/assay/internal/trial"
)

// Tokens adds up what requests used. Input excludes cached tokens; Output
// includes reasoning tokens.
type Tokens struct {
	Trials       int   `json:"trials"`     // that report usage
	Unreported   int   `json:"unreported"` // settled trials that do not
	Requests     int   `json:"requests"`
	Partial      int   `json:"partial,omitempty"` // requests cut short
	Input        int64 `json:"input"`
	CacheRead    int64 `json:"cache_read"`
	CacheWrite5m int64 `json:"cache_write_5m"`
	CacheWrite1h int64 `json:"cache_write_1h"`
	Output       int64 `json:"output"`
	Reasoning    int64 `json:"reasoning"`
}

// In is every token that went in, cached or not.
func (t Tokens) In() int64 { return t.Input + t.CacheRead + t.CacheWrite5m + t.CacheWrite1h }

func tokens(us []trial.Usage) Tokens {
	if len(us) == 0 {
		return Tokens{Unreported: 1}
	}
	t := Tokens{Trials: 1, Requests: len(us)}
	for _, u := range us {
		t.Partial += count(u.Partial)
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
	t.Input += o.Input
	t.CacheRead += o.CacheRead
	t.CacheWrite5m += o.CacheWrite5m
	t.CacheWrite1h += o.CacheWrite1h
	t.Output += o.Output
	t.Reasoning += o.Reasoning
}

// Pricer says what the requests of one attempt cost, by three views, in USD:
// as billed, as if nothing had been cached, and the latter as the seed counts
// it, without cache writes. ok is false if a price is not known.
type Pricer func(us []trial.Usage) (billed, cold, coldSeed *big.Rat, ok bool)

// Cost adds up what attempts cost. Those without a known price or without
// usage are counted, not taken for free.
type Cost struct {
	Priced   int `json:"priced"`
	Unpriced int `json:"unpriced"`
	Billed   USD `json:"billed_usd"`
	Cold     USD `json:"cold_usd"`      // as if nothing had been cached, cache writes included
	ColdSeed USD `json:"cold_usd_seed"` // the same without cache writes
}

// USD is an exact amount of money; JSON has it as a decimal string.
type USD struct{ r *big.Rat }

func (u USD) String() string {
	if u.r == nil {
		return "0"
	}
	return u.r.FloatString(6)
}

// MarshalJSON implements json.Marshaler.
func (u USD) MarshalJSON() ([]byte, error) { return []byte(`"` + u.String() + `"`), nil }

func (u USD) plus(o USD) USD {
	switch {
	case o.r == nil:
		return u
	case u.r == nil:
		return o
	}
	return USD{new(big.Rat).Add(u.r, o.r)}
}

func price(us []trial.Usage, by Pricer) Cost {
	if len(us) == 0 || by == nil {
		return Cost{Unpriced: 1}
	}
	billed, cold, seed, ok := by(us)
	if !ok {
		return Cost{Unpriced: 1}
	}
	return Cost{Priced: 1, Billed: USD{billed}, Cold: USD{cold}, ColdSeed: USD{seed}}
}

func (c *Cost) add(o Cost) {
	c.Priced += o.Priced
	c.Unpriced += o.Unpriced
	c.Billed, c.Cold, c.ColdSeed = c.Billed.plus(o.Billed), c.Cold.plus(o.Cold), c.ColdSeed.plus(o.ColdSeed)
}
