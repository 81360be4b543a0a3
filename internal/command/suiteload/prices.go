package suiteload

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math/big"
	"os"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/agent"
	agentcli "github.com/assay-eval/assay/internal/agent/cli"
	"github.com/assay-eval/assay/internal/agent/model"
	toolagent "github.com/assay-eval/assay/internal/agent/tool"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/cost"
	"github.com/assay-eval/assay/internal/spend"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// PriceTable prices the attempts of a suite: it knows which provider an arm asks.
type PriceTable struct {
	table *cost.Table
	Suite *suite.Suite
}

// TodaysPrices is the table that comes with assay, with the user's own file
// before it.
func (l *Loader) TodaysPrices(s *suite.Suite, file string) (PriceTable, error) {
	t := PriceTable{cost.Default().On(l.Now()), s}
	if file == "" {
		return t, nil
	}
	b, err := os.ReadFile(file)
	if err != nil {
		return t, cmdenv.UsageErrorf("--prices: %w", err)
	}
	over, err := cost.Parse(file, b)
	if err != nil {
		return t, cmdenv.UsageErrorf("%w", err)
	}
	t.table = t.table.With(over)
	return t, nil
}

// PinnedPrices is the table as a run stored it.
func PinnedPrices(s *suite.Suite, b json.RawMessage) (PriceTable, error) {
	if len(b) == 0 {
		return PriceTable{cost.Default().Pinned("none"), s}, nil
	}
	t, err := cost.Parse("run.json", b)
	return PriceTable{t, s}, err
}

// Pinned is the part of the table that the suite's run depends on.
func (t PriceTable) Pinned() (json.RawMessage, error) {
	providers := []string{"none"} // no provider at all would pin every price
	for _, arm := range t.Suite.Arms {
		if p, _ := t.askedModel(arm.ID()); p != "" && !slices.Contains(providers, p) {
			providers = append(providers, p)
		}
	}
	return json.Marshal(t.table.Pinned(providers...))
}

// askedModel returns the provider and the model that an arm's agent asks; "" for
// programs of which that is not known.
func (t PriceTable) askedModel(arm string) (provider, name string) {
	switch c := t.configOf(arm).(type) {
	case *model.Config:
		return c.Provider, c.Model
	case *agentcli.Config:
		return c.Provider(), c.PricedModel()
	}
	return "", ""
}

// isFree reports whether an arm's agent asks no model.
func (t PriceTable) isFree(arm string) bool {
	_, is := t.configOf(arm).(*toolagent.Config)
	return is
}

// configOf returns the settings of an arm's agent, or nil if none.
func (t PriceTable) configOf(arm string) any {
	agent, _, _ := strings.Cut(arm, "/")
	if a := t.Suite.Agents[agent]; a != nil {
		return a.Config
	}
	return nil
}

// price returns the price of the requests of one attempt: the bill that the agent
// reports, if any, otherwise the price by the table. A served model without a price
// costs the same as the requested model.
func (t PriceTable) price(a *trial.Attempt) (spend.Price, bool) {
	out := spend.Price{Billed: new(big.Rat), Free: t.isFree(a.Key.Arm)}
	if n := len(a.Usage); n == 0 && !out.Free || n > 0 && a.Source == trial.Scripted {
		return out, false
	}
	provider, asked := t.askedModel(a.Key.Arm)
	var sum, computed cost.Views
	cold, reported, all := true, false, true
	for _, u := range a.Usage {
		v, known := t.table.Price(provider, []trial.Usage{u})
		if !known {
			u.Model = asked
			v, known = t.table.Price(provider, []trial.Usage{u})
		}
		computed, all = computed.Add(v), all && known
		if usd, err := cost.ParseUSD(u.ReportedUSD); u.ReportedUSD != "" && err == nil {
			reported = true
			switch {
			case known:
				v.Billed = usd
			case u.CacheRead+u.CacheWrite5m+u.CacheWrite1h == 0:
				v = cost.Views{Billed: usd, Cold: usd, ColdSeed: usd} // nothing was cached
			default:
				v, cold = cost.Views{Billed: usd}, false
			}
		} else if !known {
			return out, false
		}
		sum = sum.Add(v)
	}
	out.Billed = sum.Billed.Rat()
	if cold {
		out.Cold, out.ColdSeed = sum.Cold.Rat(), sum.ColdSeed.Rat()
	}
	if reported {
		out.Reported = out.Billed
		if all {
			out.Computed = computed.Billed.Rat()
		}
	}
	return out, true
}

// Pricer returns the prices for an analysis.
func (t PriceTable) Pricer() spend.Pricer { return t.price }

// Billed returns the cost of an attempt.
func (t PriceTable) Billed(a *trial.Attempt) (*big.Rat, bool) {
	p, ok := t.price(a)
	return p.Billed, ok
}

// Bound is the most that an arm's requests can cost with so many tokens; nil if
// its model has no price.
func (t PriceTable) Bound(arm string, input, output int64) *big.Rat {
	provider, name := t.askedModel(arm)
	if p, ok := t.table.Lookup(provider, name); ok {
		return p.Worst(input, output).Rat()
	}
	return nil
}

// OfProvider returns a function that prices single requests to a provider, for agents
// that enforce their own max_usd.
func (t PriceTable) OfProvider(name string) func(trial.Usage) (string, bool) {
	return func(u trial.Usage) (string, bool) {
		v, ok := t.table.Price(name, []trial.Usage{u})
		return v.Billed.String(), ok
	}
}

// CanMeter reports whether single requests of an arm that asks before each have a known
// bound. A program that chooses its model itself is refused when it asks for one without
// a price.
func (t PriceTable) CanMeter(arm string) bool {
	provider, name := t.askedModel(arm)
	if c, ok := t.configOf(arm).(*agentcli.Config); ok && (c.Pricing != nil || name == "") {
		return true
	}
	_, ok := t.table.Lookup(provider, name)
	return ok
}

// MostOfProvider returns a function that bounds the cost of single requests to a
// provider: of a model that has no price it takes the second one.
func (t PriceTable) MostOfProvider(name string) func(model, asked string, input, output int64) (*big.Rat, bool) {
	return func(model, asked string, input, output int64) (*big.Rat, bool) {
		p, ok := t.table.Lookup(name, model)
		if !ok {
			p, ok = t.table.Lookup(name, asked)
		}
		return p.WorstOfAny(input, output).Rat(), ok
	}
}

// Unbounded is why the worst case of an arm is not known, and how to mend it.
type Unbounded struct{ Why, Fix string }

// NoBound is the reason for agents without a bound.
var NoBound = Unbounded{"its agent has no bound", "set max_usd on its agent"}

// WorstCase returns the most that one attempt of bound can cost, or nil with the reason if
// that is not known. Metered agents ask before each request.
func (t PriceTable) WorstCase(arm string, b agent.Bound, metered bool) (*big.Rat, Unbounded) {
	if b.USD != "" {
		if r, ok := new(big.Rat).SetString(b.USD); ok {
			return r, Unbounded{}
		}
	}
	if b.Requests == 0 && !(metered && !t.CanMeter(arm)) {
		return nil, NoBound
	}
	if r := t.Bound(arm, b.Input, b.Output); r != nil {
		return r, Unbounded{}
	}
	_, name := t.askedModel(arm)
	return nil, Unbounded{fmt.Sprintf("model %s has no price", cmp.Or(name, b.Model)), "give the model a price in a file for --prices (assay help cost) or set max_usd on its agent"}
}
