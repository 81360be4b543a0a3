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
	t := priceTable{cost.Default().On(a.now()), s}
	if file == "" {
		return t, nil
	}
	b, err := os.ReadFile(file)
	if err != nil {
		return t, usage("--prices: %w", err)
	}
	over, err := cost.Parse(file, b)
	if err != nil {
		return t, &exitError{exitUsage, err}
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

// views prices the requests of one attempt. Where an agent reports what it was
// billed, that is the cost; a model served under a name without a price costs as
// the one that was asked for.
func (t priceTable) views(a *trial.Attempt) (cost.Views, bool) {
	if len(a.Usage) == 0 && t.free(a.Key.Arm) {
		return cost.Views{}, true
	}
	if len(a.Usage) == 0 || a.Source == trial.Scripted {
		return cost.Views{}, false
	}
	provider, asked := t.asks(a.Key.Arm)
	var sum cost.Views
	for _, u := range a.Usage {
		if u.ReportedUSD != "" {
			if usd, err := cost.ParseUSD(u.ReportedUSD); err == nil {
				sum = sum.Add(cost.Views{Billed: usd, Cold: usd, ColdSeed: usd})
				continue
			}
		}
		v, ok := t.table.Price(provider, []trial.Usage{u})
		if !ok {
			u.Model = asked
			v, ok = t.table.Price(provider, []trial.Usage{u})
		}
		if !ok {
			return cost.Views{}, false
		}
		sum = sum.Add(v)
	}
	return sum, true
}

func (t priceTable) pricer() analyse.Pricer {
	return func(a *trial.Attempt) (analyse.Price, bool) {
		v, ok := t.views(a)
		return analyse.Price{Billed: v.Billed.Rat(), Cold: v.Cold.Rat(), ColdSeed: v.ColdSeed.Rat(), Free: t.free(a.Key.Arm)}, ok
	}
}

// billed is what an attempt cost.
func (t priceTable) billed(a *trial.Attempt) (*big.Rat, bool) {
	v, ok := t.views(a)
	return v.Billed.Rat(), ok
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
