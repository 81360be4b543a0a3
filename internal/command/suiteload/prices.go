package suiteload

import (
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
	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/cost"
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
	agent, _, _ := strings.Cut(arm, "/")
	if a := t.Suite.Agents[agent]; a != nil {
		switch c := a.Config.(type) {
		case *model.Config:
			return c.Provider, c.Model
		case *agentcli.Config:
			return c.Provider(), c.PricedModel()
		}
	}
	return "", ""
}

// isFree reports whether an arm's agent asks no model.
func (t PriceTable) isFree(arm string) bool {
	agent, _, _ := strings.Cut(arm, "/")
	a := t.Suite.Agents[agent]
	if a == nil {
		return false
	}
	_, is := a.Config.(*toolagent.Config)
	return is
}

// priced is the cost of one attempt.
type priced struct {
	cost.Views // Cold is by the table where it has a price, even if Billed is not
	// cold reports whether the cold cost is known.
	cold bool
	// reported reports whether the agent itself gave its bill; computed is then the
	// cost by the table, nil if it has no price.
	reported bool
	computed *cost.USD
}

// priceAttempt prices the requests of one attempt. Where an agent reports its bill,
// that is the cost; a model served under a name without a price costs as the one that
// was asked for.
func (t PriceTable) priceAttempt(a *trial.Attempt) (priced, bool) {
	if len(a.Usage) == 0 && t.isFree(a.Key.Arm) {
		return priced{cold: true}, true
	}
	if len(a.Usage) == 0 || a.Source == trial.Scripted {
		return priced{}, false
	}
	provider, asked := t.askedModel(a.Key.Arm)
	out := priced{cold: true}
	computed, all := cost.Views{}, true
	for _, u := range a.Usage {
		v, known := t.table.Price(provider, []trial.Usage{u})
		if !known {
			u.Model = asked
			v, known = t.table.Price(provider, []trial.Usage{u})
		}
		computed, all = computed.Add(v), all && known
		if usd, err := cost.ParseUSD(u.ReportedUSD); u.ReportedUSD != "" && err == nil {
			out.reported = true
			switch {
			case known:
				v.Billed = usd
			case u.CacheRead+u.CacheWrite5m+u.CacheWrite1h == 0:
				v = cost.Views{Billed: usd, Cold: usd, ColdSeed: usd} // nothing was cached
			default:
				v, out.cold = cost.Views{Billed: usd}, false
			}
		} else if !known {
			return priced{}, false
		}
		out.Views = out.Add(v)
	}
	if out.reported && all {
		out.computed = &computed.Billed
	}
	return out, true
}

// Pricer returns the prices for an analysis.
func (t PriceTable) Pricer() analyse.Pricer {
	return func(a *trial.Attempt) (analyse.Price, bool) {
		p, ok := t.priceAttempt(a)
		out := analyse.Price{Billed: p.Billed.Rat(), Free: t.isFree(a.Key.Arm)}
		if p.reported {
			out.Reported = out.Billed
		}
		if p.computed != nil {
			out.Computed = p.computed.Rat()
		}
		if p.cold {
			out.Cold, out.ColdSeed = p.Cold.Rat(), p.ColdSeed.Rat()
		}
		return out, ok
	}
}

// Billed returns the cost of an attempt.
func (t PriceTable) Billed(a *trial.Attempt) (*big.Rat, bool) {
	p, ok := t.priceAttempt(a)
	return p.Billed.Rat(), ok
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

// OfModel prices single requests for an agent that minds its own max_usd.
func (t PriceTable) OfModel(c *model.Config) func(trial.Usage) (string, bool) {
	return t.OfProvider(c.Provider)
}

// OfProvider prices single requests to a provider.
func (t PriceTable) OfProvider(name string) func(trial.Usage) (string, bool) {
	return func(u trial.Usage) (string, bool) {
		v, ok := t.table.Price(name, []trial.Usage{u})
		return v.Billed.String(), ok
	}
}

// WorstCase is the most that one attempt of bound can cost; nil with the reason if
// that is not known.
func (t PriceTable) WorstCase(arm string, b agent.Bound) (*big.Rat, string) {
	if b.USD != "" {
		if r, ok := new(big.Rat).SetString(b.USD); ok {
			return r, ""
		}
	}
	if b.Requests == 0 {
		return nil, "its agent has no bound"
	}
	if r := t.Bound(arm, b.Input, b.Output); r != nil {
		return r, ""
	}
	return nil, fmt.Sprintf("model %s has no price", b.Model)
}
