package model

import (
	"context"
	"fmt"
	"math/big"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/trial"
)

// spending is the cost of a trial so far and the bound of its next request.
type spending struct {
	limit *big.Rat // max_usd; nil if none
	total big.Rat
	known int64 // tokens of the conversation as the provider counted them
	grown int64 // bytes, and so at most tokens, added since
}

func (a *Agent) maxCost() *big.Rat {
	if a.cfg.MaxUSD == "" {
		return nil
	}
	v, _ := new(big.Rat).SetString(string(a.cfg.MaxUSD)) // checked by New
	return v
}

// priceUsage returns the cost of u. A model that was served under another name is
// priced as the one that was asked for if its own name has no price.
func (a *Agent) priceUsage(u trial.Usage) (*big.Rat, bool) {
	if a.env.Price == nil {
		return nil, false
	}
	usd, ok := a.env.Price(u)
	if !ok {
		u.Model = a.cfg.Model
		usd, ok = a.env.Price(u)
	}
	if !ok {
		return nil, false
	}
	return new(big.Rat).SetString(usd)
}

func (c *conversation) addCost(u trial.Usage) {
	if c.spend.limit == nil && c.job.Purse == nil {
		return
	}
	if usd, ok := c.a.priceUsage(u); ok {
		c.spend.total.Add(&c.spend.total, usd)
	}
	if n := u.Input + u.CacheRead + u.CacheWrite5m + u.CacheWrite1h; n > 0 && !u.Partial {
		c.spend.known, c.spend.grown = n+u.Output, u.Output
	}
}

// askPurse holds money of the run's budget for the next request, priced as if its answer
// was as long as possible. paid gets the usage of the answer, nil if that is not known.
func (c *conversation) askPurse(ctx context.Context) (paid func(*trial.Usage, error), err error) {
	if c.job.Purse == nil || !c.a.AsksPurse() {
		return func(*trial.Usage, error) {}, nil
	}
	model := c.a.cfg.Model
	most, ok := (*big.Rat)(nil), false
	if c.a.env.Most != nil {
		most, ok = c.a.env.Most(model, model, c.spend.known+c.spend.grown, int64(c.a.cfg.MaxTokens))
	}
	if !ok {
		return nil, trial.Faultf(trial.ClassEnvironment, "model %s has no price, so the budget cannot be kept", model)
	}
	resume := c.job.Clock.Suspend()
	book, err := c.job.Purse.Ask(ctx, most)
	resume(false)
	if err != nil {
		return nil, err
	}
	return func(u *trial.Usage, err error) {
		switch {
		case llm.IsUnbilled(err):
			book(new(big.Rat))
		case u == nil:
			book(nil)
		default:
			usd, ok := c.a.priceUsage(*u)
			if !ok {
				usd = nil
			}
			book(usd)
		}
	}, nil
}

// checkBudget returns why the next request must not be sent, or "". The request is
// priced as if nothing of it was cached and its answer was as long as possible.
func (c *conversation) checkBudget() string {
	if c.spend.limit == nil {
		return ""
	}
	next, ok := c.a.priceUsage(trial.Usage{Model: c.a.cfg.Model, Input: c.spend.known + c.spend.grown, Output: int64(c.a.cfg.MaxTokens)})
	if !ok {
		return fmt.Sprintf("model %s has no price, so max_usd cannot be kept", c.a.cfg.Model)
	}
	if new(big.Rat).Add(&c.spend.total, next).Cmp(c.spend.limit) <= 0 {
		return ""
	}
	return fmt.Sprintf("%s USD spent, the next request could cost %s, max_usd is %s", formatUSD(&c.spend.total), formatUSD(next), c.a.cfg.MaxUSD)
}

// formatUSD writes an amount with six decimals, rounded up.
func formatUSD(v *big.Rat) string {
	micro := new(big.Rat).Mul(v, big.NewRat(1_000_000, 1))
	n := new(big.Int).Add(micro.Num(), new(big.Int).Sub(micro.Denom(), big.NewInt(1)))
	n.Quo(n, micro.Denom())
	return new(big.Rat).SetFrac(n, big.NewInt(1_000_000)).FloatString(6)
}
