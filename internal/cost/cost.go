// Package cost computes the cost of model usage from a table of dated prices.
//
// # The table
//
// prices.json is embedded. It says for each model of Anthropic, OpenAI and Google that
// writes text the price of a million tokens, and since when; update.sh makes it from
// @pydantic/genai-prices (MIT, see prices.LICENSE). A user's own file of the same form
// goes before it ([Table.With]):
//
//	{"format": 1, "models": [
//	  {"provider": "compatible", "id": "qwen3", "match": [{"prefix": "qwen3"}],
//	   "prices": [{"input": "0.10", "output": "0.40",
//	               "tiers": [{"above": 200000, "input": "0.20", "output": "0.60"}]}]}]}
//
// Prices are decimal strings in US dollars. A missing class costs as much as the next
// plainer one: 1 h cache writes as 5 min ones, these and cache reads as input. A tier
// prices the whole request, output too, once all its input together is above the
// threshold. So a request is priced for itself, never a sum.
//
// A run pins the prices of its day ([Table.Pinned]); its reports use these for
// ever. Amounts are exact: see [USD].
package cost

import (
	"github.com/assay-eval/assay/internal/trial"
)

// Rates are prices of a million tokens each.
type Rates struct {
	Input, Output, CacheRead, CacheWrite5m, CacheWrite1h USD
}

// Price is the price of a model.
type Price struct {
	ID string // of the entry of the table
	Rates
	Tiers []Tier // by rising threshold
}

// Tier is the rates of requests whose input, cached or not, is above a threshold.
type Tier struct {
	Above int64
	Rates
}

// Views are the cost of the same use, seen in different ways.
type Views struct {
	Billed   USD // as the provider bills it
	Cold     USD // as if nothing had been cached: reads and writes at the input price
	ColdSeed USD // the same with cache writes left out, as one seed system counted
}

// Add returns the sum of two costs.
func (v Views) Add(o Views) Views {
	return Views{v.Billed.Add(o.Billed), v.Cold.Add(o.Cold), v.ColdSeed.Add(o.ColdSeed)}
}

func (p Price) ratesFor(input int64) Rates {
	r := p.Rates
	for _, t := range p.Tiers {
		if input > t.Above {
			r = t.Rates
		}
	}
	return r
}

// Views returns the cost of one request in every view. All views use the tier of the
// actual request.
func (p Price) Views(u trial.Usage) Views {
	written := u.CacheWrite5m + u.CacheWrite1h
	all := u.Input + u.CacheRead + written
	r := p.ratesFor(all)
	out := r.Output.timesTokens(u.Output)
	return Views{
		Billed: r.Input.timesTokens(u.Input).Add(r.CacheRead.timesTokens(u.CacheRead)).
			Add(r.CacheWrite5m.timesTokens(u.CacheWrite5m)).Add(r.CacheWrite1h.timesTokens(u.CacheWrite1h)).Add(out),
		Cold:     r.Input.timesTokens(all).Add(out),
		ColdSeed: r.Input.timesTokens(all - written).Add(out),
	}
}

// Worst returns the most that requests can cost which use at most input and
// output tokens together: in the dearest tier that a single request can reach,
// with every input token fresh or written to the cache for five minutes,
// whichever costs more. (assay's own clients never write the cache for an hour.)
func (p Price) Worst(input, output int64) USD {
	return p.worstAt(input, output, func(r Rates) USD { return max(r.Input, r.CacheWrite5m) })
}

// WorstOfAny is like Worst for requests of any client, which may write the cache for an
// hour.
func (p Price) WorstOfAny(input, output int64) USD {
	return p.worstAt(input, output, func(r Rates) USD { return max(r.Input, r.CacheRead, r.CacheWrite5m, r.CacheWrite1h) })
}

func (p Price) worstAt(input, output int64, rate func(Rates) USD) USD {
	worst := USD(0)
	for _, t := range append([]Tier{{-1, p.Rates}}, p.Tiers...) {
		if input > t.Above {
			worst = max(worst, rate(t.Rates).timesTokens(input).Add(t.Output.timesTokens(output)))
		}
	}
	return worst
}
