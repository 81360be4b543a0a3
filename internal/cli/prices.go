package cli

import (
	"encoding/json"
	"fmt"
	"math/big"
	"os"
	"slices"
	"strings"

	agentcli "github.com/assay-eval/assay/internal/agent/cli"
	"github.com/assay-eval/assay/internal/agent/model"
	toolagent "github.com/assay-eval/assay/internal/agent/tool"
	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/cost"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// priceTable prices the attempts of a suite: it knows which provider an arm asks.
type priceTable struct {
	table *cost.Table
	suite *suite.Suite
}

// todaysPrices is the table that comes with assay, with the user's own file
// before it.
func (a *app) todaysPrices(s *suite.Suite, file string) (priceTable, error) {
	t := priceTable{cost.Default().On(a.Now()), s}
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

// pinnedPrices is the table as a run stored it.
func pinnedPrices(s *suite.Suite, b json.RawMessage) (priceTable, error) {
	if len(b) == 0 {
		return priceTable{cost.Default().Pinned("none"), s}, nil
	}
	t, err := cost.Parse("run.json", b)
	return priceTable{t, s}, err
}

// pinned is the part of the table that the suite's run depends on.
func (t priceTable) pinned() (json.RawMessage, error) {
	providers := []string{"none"} // no provider at all would pin every price
	for _, arm := range t.suite.Arms {
		if p, _ := t.asks(arm.ID()); p != "" && !slices.Contains(providers, p) {
			providers = append(providers, p)
		}
	}
	return json.Marshal(t.table.Pinned(providers...))
}

// asks returns the provider and the model that an arm's agent asks; "" for
// programs of which that is not known.
func (t priceTable) asks(arm string) (provider, name string) {
	agent, _, _ := strings.Cut(arm, "/")
	if a := t.suite.Agents[agent]; a != nil {
		switch c := a.Config.(type) {
		case *model.Config:
			return c.Provider, c.Model
		case *agentcli.Config:
			return c.Provider(), c.PricedModel()
		}
	}
	return "", ""
}

// free reports whether an arm's agent asks no model.
func (t priceTable) free(arm string) bool {
	agent, _, _ := strings.Cut(arm, "/")
	a := t.suite.Agents[agent]
	if a == nil {
		return false
	}
	_, is := a.Config.(*toolagent.Config)
	return is
}

// priced is the cost of one attempt.
type priced struct {
	cost.Views // cold is that of the table where it has a price, whatever is billed
	// cold says that the cold cost is known.
	cold bool
	// reported says that the agent itself said what it was billed; computed is then
	// what the table says of the same, nil if it has no price.
	reported bool
	computed *cost.USD
}

// price prices the requests of one attempt. Where an agent reports what it was
// billed, that is the cost; a model served under a name without a price costs as
// the one that was asked for.
func (t priceTable) price(a *trial.Attempt) (priced, bool) {
	if len(a.Usage) == 0 && t.free(a.Key.Arm) {
		return priced{cold: true}, true
	}
	if len(a.Usage) == 0 || a.Source == trial.Scripted {
		return priced{}, false
	}
	provider, asked := t.asks(a.Key.Arm)
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

func (t priceTable) pricer() analyse.Pricer {
	return func(a *trial.Attempt) (analyse.Price, bool) {
		p, ok := t.price(a)
		out := analyse.Price{Billed: p.Billed.Rat(), Free: t.free(a.Key.Arm)}
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

// billed is what an attempt cost.
func (t priceTable) billed(a *trial.Attempt) (*big.Rat, bool) {
	p, ok := t.price(a)
	return p.Billed.Rat(), ok
}

// bound is the most that an arm's requests can cost with so many tokens; nil if
// its model has no price.
func (t priceTable) bound(arm string, input, output int64) *big.Rat {
	provider, name := t.asks(arm)
	if p, ok := t.table.Lookup(provider, name); ok {
		return p.Worst(input, output).Rat()
	}
	return nil
}

// ofModel prices single requests for an agent that minds its own max_usd.
func (t priceTable) ofModel(c *model.Config) func(trial.Usage) (string, bool) {
	return t.ofProvider(c.Provider)
}

// ofProvider prices single requests to a provider.
func (t priceTable) ofProvider(name string) func(trial.Usage) (string, bool) {
	return func(u trial.Usage) (string, bool) {
		v, ok := t.table.Price(name, []trial.Usage{u})
		return v.Billed.String(), ok
	}
}

// purse keeps account of the money of a session.
func (a *app) purse(j *job) (*run.Purse, error) {
	worst := map[string]*big.Rat{}
	for _, arm := range j.suite.Arms {
		if b, ok := j.runtime.Worst(arm.ID()); ok {
			worst[arm.ID()], _ = j.prices.worst(arm.ID(), b)
		}
	}
	p := &run.Purse{Limit: budgetOf(j.suite), Worst: func(arm string) *big.Rat { return worst[arm] }, Cost: j.prices.billed}
	if j.restored == nil {
		return p, nil
	}
	began := map[trial.Key]int{} // attempts of which nothing more is known yet
	for rec, err := range pastTorn(j.restored.Run.Records()) {
		if err != nil {
			return nil, fmt.Errorf("add up what was spent: %w", err)
		}
		if rec.Type == trial.RecordStart {
			began[rec.Start.Key]++
		}
		if rec.Type != trial.RecordAttempt || rec.Attempt.Source != trial.Live {
			continue
		}
		began[rec.Attempt.Key]--
		spent, ok := p.Cost(&rec.Attempt.Attempt)
		if !ok && p.Limit != nil {
			spent = worst[rec.Attempt.Key.Arm]
		}
		if spent != nil {
			p.Spent.Add(&p.Spent, spent)
		}
	}
	if p.Limit != nil {
		// What a killed session had asked for may have been paid for.
		for key, n := range began {
			if w := worst[key.Arm]; w != nil && n > 0 {
				p.Spent.Add(&p.Spent, new(big.Rat).Mul(w, big.NewRat(int64(n), 1)))
			}
		}
	}
	return p, nil
}
