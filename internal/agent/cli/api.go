package cli

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/big"
	"net/url"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/assay-eval/assay/internal/agent/cli/apiproxy"
	"github.com/assay-eval/assay/internal/trial"
)

// apiRecorder stands between the program and the model API.
type apiRecorder struct {
	*apiproxy.Proxy
	buf    bytes.Buffer // record; guarded by the proxy's lock
	told   map[int]bool // numbers of the requests passed to the sink
	waited atomic.Int64 // time that a request had waited for its answer when the trial ended
}

// recordAPI starts the recording of the model API, if the suite wants it.
func (s *session) recordAPI(ctx context.Context) error {
	if !s.a.cfg.recordsAPI() {
		return nil
	}
	r := &apiRecorder{told: map[int]bool{}}
	var err error
	// A stopped program can still finish its requests to the API.
	r.Proxy, err = apiproxy.Start(context.WithoutCancel(ctx), apiproxy.Config{Upstream: cmp.Or(s.a.cfg.BaseURL, s.a.cfg.providerURL()), Log: &r.buf, Redact: s.a.env.Redact, Alive: s.sink.Alive,
		Headers: s.a.headers(), Outage: s.job.Outage, Idle: s.a.env.Idle, Suspend: s.suspendClock(), Answered: &s.a.apiAnswered, Allow: s.allowance()})
	if err != nil {
		return fmt.Errorf("record the model API: %w", err)
	}
	s.api, s.sink.recorded = r, true
	s.unhook = context.AfterFunc(ctx, func() { r.waited.Store(int64(r.Waiting())) })
	s.job.Kit.Loopback = append(s.job.Kit.Loopback, r.Addr())
	return nil
}

// allowance returns the check of each request against the budget of the run and max_turns,
// or nil if neither is enforced per request. A request that exceeds them ends the trial.
func (s *session) allowance() func(context.Context, apiproxy.Demand) (func(*trial.Usage, bool), error) {
	counts := s.a.cfg.MaxTurns > 0 && s.a.cfg.hidesTurns()
	if s.job.Purse == nil && !counts {
		return nil
	}
	var turns atomic.Int64
	return func(ctx context.Context, d apiproxy.Demand) (func(*trial.Usage, bool), error) {
		if counts && !d.Again && turns.Add(1) > int64(s.a.cfg.MaxTurns) {
			s.sink.refuseTurn()
			return nil, errTurns
		}
		paid := func(*trial.Usage, bool) {}
		if s.job.Purse != nil {
			var err error
			if paid, err = s.askPurse(ctx, d); err != nil {
				if f, ok := errors.AsType[*trial.Fault](err); ok {
					s.sink.refuse(f)
				}
				return nil, err
			}
		}
		return func(u *trial.Usage, free bool) {
			if free { // it was not answered
				turns.Add(-1)
			}
			paid(u, free)
		}, nil
	}
}

func (s *session) askPurse(ctx context.Context, d apiproxy.Demand) (func(*trial.Usage, bool), error) {
	most, ok := s.a.mostCost(d)
	if !ok {
		return nil, trial.Faultf(trial.ClassEnvironment, "model %s has no price, so the budget cannot be kept: give it one with --prices", cmp.Or(d.Model, s.a.cfg.Model, "of the request"))
	}
	resume := func(bool) {}
	if s.job.Clock != nil {
		resume = s.job.Clock.Suspend()
	}
	book, err := s.job.Purse.Ask(ctx, most)
	resume(false)
	if err != nil {
		return nil, err
	}
	return func(u *trial.Usage, free bool) {
		switch {
		case free:
			book(new(big.Rat))
		case u == nil:
			book(nil)
		default:
			cost, ok := s.a.priceUsage(*u)
			if !ok {
				cost = nil
			}
			book(cost)
		}
	}, nil
}

// mostCost returns the most that a request can cost.
func (a *Agent) mostCost(d apiproxy.Demand) (*big.Rat, bool) {
	if p := a.cfg.Pricing; p != nil {
		most := new(big.Rat)
		for _, u := range []trial.Usage{{Input: d.Input}, {CacheRead: d.Input}, {CacheWrite5m: d.Input}, {CacheWrite1h: d.Input}} {
			u.Output = d.Output
			if usd, ok := new(big.Rat).SetString(p.costUSD(u)); ok && usd.Cmp(most) > 0 {
				most = usd
			}
		}
		return most, true
	}
	if a.env.Most == nil {
		return nil, false
	}
	return a.env.Most(d.Model, a.cfg.PricedModel(), d.Input, d.Output)
}

// priceUsage returns the cost of an answered request.
func (a *Agent) priceUsage(u trial.Usage) (*big.Rat, bool) {
	usd := a.cfg.Pricing.costUSD(u)
	if usd == "" && a.env.Price != nil {
		var ok bool
		if usd, ok = a.env.Price(u); !ok {
			u.Model = a.cfg.PricedModel()
			usd, _ = a.env.Price(u)
		}
	}
	return new(big.Rat).SetString(usd)
}

// suspendClock returns how to stop the clock of the trial, nil if it has none.
func (s *session) suspendClock() func() func(bool) {
	if s.job.Clock == nil {
		return nil
	}
	return s.job.Clock.Suspend
}

// nameAPI replaces the address of the recorder in a message by that of the model API.
func (s *session) nameAPI(text string) string {
	if s.api == nil {
		return text
	}
	real := cmp.Or(s.a.cfg.BaseURL, s.a.cfg.providerURL())
	host := real
	if u, err := url.Parse(real); err == nil {
		host = u.Host
	}
	return strings.NewReplacer(s.api.URL(), real, s.api.Addr(), host).Replace(text)
}

func (r *apiRecorder) reportUsage(s *sink) {
	for _, req := range r.Requests() {
		if req.Usage != nil && !r.told[req.N] {
			r.told[req.N] = true
			s.takeRecorded(*req.Usage)
		}
	}
}

// neverAnswered reports whether the model was asked and no request was answered.
func (r *apiRecorder) neverAnswered() bool {
	asked := false
	for _, q := range r.Requests() {
		if q.Generation && q.Status > 0 && q.Status < 400 {
			return false
		}
		asked = asked || q.Generation
	}
	return asked
}

// lastStatus returns the HTTP status of the last request, 0 if none.
func (r *apiRecorder) lastStatus() int {
	all := r.Requests()
	if len(all) == 0 {
		return 0
	}
	return all[len(all)-1].Status
}

func (r *apiRecorder) wasAsked() bool {
	return r.Waiting() > 0 || slices.ContainsFunc(r.Requests(), func(q apiproxy.Request) bool { return q.Generation })
}
