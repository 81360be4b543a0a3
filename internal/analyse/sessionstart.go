package analyse

import (
	"fmt"
	"slices"

	"github.com/assay-eval/assay/internal/analyse/figure"
	"github.com/assay-eval/assay/internal/spend"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// SessionStart holds the figures of the baselines of a run: trials in which an agent is
// asked for nothing. They are in no rate, comparison or gate and in no other
// ledger.
type SessionStart struct {
	Ledger Ledger     `json:"ledger"`
	Spent  spend.Cost `json:"spent"` // paid by this run: all live attempts, counted or not
	Arms   []ArmStart `json:"arms"`
	Trials []Trial    `json:"trials"`
}

// ArmStart is what starting a session costs in one arm.
type ArmStart struct {
	Arm    string `json:"arm"`
	Ledger Ledger `json:"ledger"`
	// All are the baselines that ended as they should; Cold and Warm are the ones that read nothing
	// from a cache and the ones that did, since the cache decides the cost of a start.
	// Unknown counts the baselines without known usage.
	All     StartCost `json:"all"`
	Cold    StartCost `json:"cold"`
	Warm    StartCost `json:"warm"`
	Unknown int       `json:"usage_unknown"`
	// LastSeed is the cost of the last baseline of the journal, however it ended:
	// all that the seed subtracts.
	LastSeed *spend.USD `json:"last_usd_seed"`

	Marginal     stat.Summary `json:"marginal_usd"`      // scored trials of tasks: billed less the mean of All
	MarginalSeed stat.Summary `json:"marginal_usd_seed"` // the same less LastSeed
	Tax          *Tax         `json:"context_tax,omitempty"`
	Warnings     []string     `json:"warnings,omitempty"`
}

// StartCost describes baselines.
type StartCost struct {
	N      int          `json:"n"`           // with known usage or cost
	USD    stat.Summary `json:"usd"`         // as billed
	Cold   stat.Summary `json:"usd_if_cold"` // as if nothing had been cached, cache writes included
	Tokens stat.Summary `json:"tokens_in"`   // all that went in, cached or not
	MS     stat.Summary `json:"ms"`          // live ones
}

// Tax estimates how much a session's fixed context (system prompt and tool schemas)
// costs over a trial: it is sent again with every turn, not once at the start.
type Tax struct {
	PerTurn float64 `json:"tokens_per_turn"`        // what goes in per turn of a baseline
	Schema  int     `json:"schema_tokens_per_turn"` // of these, schemas of MCP tools as delivered, estimated at 4 bytes a token
	Turns   float64 `json:"turns"`                  // mean of scored trials of tasks
	Tokens  float64 `json:"tokens"`                 // PerTurn × Turns
	// Share is Tokens of all that went into a mean scored trial.
	Share *float64 `json:"share_of_input"`
	// WarmUSD takes every turn as a warm baseline is billed, ColdUSD as one that
	// read nothing from a cache: the real cost lies between.
	WarmUSD *float64 `json:"usd_if_warm"`
	ColdUSD *float64 `json:"usd_if_cold"`
	N       int      `json:"n"` // scored trials that Turns rests on
}

// leastStarts is how many baselines an overhead should rest on.
const leastStarts = 3

// sessionStart analyses the baselines. It returns nil if none were planned. blocks
// are the blocks of the tasks.
func (st *State) sessionStart(blocks []block) *SessionStart {
	if !slices.ContainsFunc(st.suite.Tasks, (*suite.Task).Baseline) {
		return nil // and no long plan need be put in order
	}
	var out *SessionStart
	var rows []Trial
	for i := range st.entries.n {
		e := st.entries.at(i)
		if t := st.tasks[st.cells[e.cell].Task]; t == nil || !t.Baseline() {
			continue
		}
		if out == nil {
			out = &SessionStart{}
		}
		var t Trial
		st.fillTrial(&t, &Shared{}, e, nil)
		rows = append(rows, t)
		countTrial(&out.Ledger, &t)
		t.addSpent(&out.Spent)
		out.Trials = append(out.Trials, t)
	}
	if out == nil {
		return nil
	}
	slices.SortFunc(out.Ledger.SkippedBy, figure.CompareCounts)
	var arms []string
	for _, r := range rows {
		if !slices.Contains(arms, r.Arm) {
			arms = append(arms, r.Arm)
		}
	}
	for _, arm := range arms {
		mine := slices.DeleteFunc(slices.Clone(rows), func(r Trial) bool { return r.Arm != arm })
		out.Arms = append(out.Arms, armStart(arm, mine, filterBlocks(blocks, func(b *block) bool { return b.id == arm })))
	}
	return out
}

func armStart(arm string, rows []Trial, work []block) ArmStart {
	a := ArmStart{Arm: arm}
	var all, cold, warm []*Trial
	lastSeq := int64(-1)
	for i := range rows {
		r := &rows[i]
		countTrial(&a.Ledger, r)
		if r.Cost.Priced > r.Cost.Free && r.Seq > lastSeq {
			lastSeq, a.LastSeed = r.Seq, new(r.Cost.Billed)
		}
		if r.Status != Scored || r.Outcome != trial.Pass {
			continue
		}
		switch {
		case r.Tokens.Trials > 0 && r.Tokens.CacheRead == 0:
			all, cold = append(all, r), append(cold, r)
		case r.Tokens.Trials > 0:
			all, warm = append(all, r), append(warm, r)
		default:
			all = append(all, r)
			a.Unknown++
		}
	}
	slices.SortFunc(a.Ledger.SkippedBy, figure.CompareCounts)
	a.All, a.Cold, a.Warm = startCost(all), startCost(cold), startCost(warm)
	switch n := a.All.USD.N; {
	case n == 0:
		a.Warnings = append(a.Warnings, "no baseline of it has a known cost")
	case n < leastStarts:
		a.Warnings = append(a.Warnings, fmt.Sprintf("only %d with a known cost: %d are needed to know the spread", n, leastStarts))
	case a.Cold.N > 0 && a.Warm.N > 0:
		a.Warnings = append(a.Warnings, "cold and warm starts are mixed: the mean depends on how many of each there were")
	}
	if a.Unknown > 0 {
		a.Warnings = append(a.Warnings, fmt.Sprintf("the usage of %d is not known: they are neither cold nor warm", a.Unknown))
	}
	a.setMarginal(work)
	a.setTax(all, work)
	return a
}

func startCost(rows []*Trial) StartCost {
	var usd, cold, in, ms []float64
	n := 0
	for _, r := range rows {
		known := r.Tokens.Trials > 0
		if known {
			in = append(in, float64(r.Tokens.In()))
		}
		if r.Cost.Priced > r.Cost.Free {
			known = true
			usd = append(usd, r.Cost.Billed.Float())
			if r.Cost.ColdUnknown == 0 {
				cold = append(cold, r.Cost.Cold.Float())
			}
		}
		if v, ok := r.LiveMS(); ok {
			ms = append(ms, v)
		}
		n += countIf(known)
	}
	return StartCost{N: n, USD: stat.Describe(usd), Cold: stat.Describe(cold), Tokens: stat.Describe(in), MS: stat.Describe(ms)}
}

// setMarginal is what trials of tasks cost beyond the start of their session.
func (a *ArmStart) setMarginal(work []block) {
	billed := valuesOf(work, billedOf).all
	less := func(start *float64) stat.Summary {
		if start == nil {
			return stat.Summary{}
		}
		out := make([]float64, len(billed))
		for i, usd := range billed {
			out[i] = usd - *start
		}
		return stat.Describe(out)
	}
	a.Marginal = less(a.All.USD.Mean)
	if a.LastSeed != nil {
		a.MarginalSeed = less(new(a.LastSeed.Float()))
	}
}

func billedOf(r *Trial) (float64, bool) { return r.Cost.Billed.Float(), r.Cost.Priced > r.Cost.Free }

// setTax estimates the cost of the context that is sent again with every turn.
func (a *ArmStart) setTax(starts []*Trial, work []block) {
	var perTurn, warm, cold []float64
	schema := 0
	for _, r := range starts {
		if r.Tokens.Trials == 0 || r.Turns < 1 {
			continue
		}
		turns := float64(r.Turns)
		perTurn = append(perTurn, float64(r.Tokens.In())/turns)
		if r.Cost.Priced > r.Cost.Free {
			if r.Cost.ColdUnknown == 0 {
				cold = append(cold, r.Cost.Cold.Float()/turns)
			}
			if r.Tokens.CacheRead > 0 {
				warm = append(warm, r.Cost.Billed.Float()/turns)
			}
		}
		for _, s := range r.Servers {
			schema = max(schema, s.Tokens)
		}
	}
	turns := stat.Describe(valuesOf(work, func(r *Trial) (float64, bool) { return float64(r.Turns), r.Turns > 0 }).all)
	each := stat.Describe(perTurn).Mean
	if each == nil || turns.Mean == nil {
		return
	}
	t := &Tax{PerTurn: *each, Schema: schema, Turns: *turns.Mean, Tokens: *each * *turns.Mean, N: turns.N}
	in := stat.Describe(valuesOf(work, func(r *Trial) (float64, bool) { return float64(r.Tokens.In()), r.Tokens.Trials > 0 && r.Turns > 0 }).all)
	if in.Mean != nil && *in.Mean > 0 {
		t.Share = new(t.Tokens / *in.Mean)
	}
	for _, p := range []struct {
		to *(*float64)
		of []float64
	}{{&t.WarmUSD, warm}, {&t.ColdUSD, cold}} {
		if m := stat.Describe(p.of).Mean; m != nil {
			*p.to = new(*m * t.Turns)
		}
	}
	a.Tax = t
}

// Stratum is the scored trials of one arm that have one state of the provider's
// cache: trials known to have read nothing from it, trials that read, and trials of
// which no usage is known, which are neither.
type Stratum struct {
	Arm   string       `json:"arm"`
	Cache string       `json:"cache"` // cold, warm or unknown
	N     int          `json:"n"`     // scored trials
	Pass  Metric       `json:"success_rate"`
	USD   stat.Summary `json:"usd"` // as billed
	MS    stat.Summary `json:"ms"`  // live ones
}

// The states of a cache.
const (
	CacheCold    = "cold"
	CacheWarm    = "warm"
	CacheUnknown = "unknown"
)

// Cache is the state of the provider's cache as the trial met it.
func (t *Trial) Cache() string {
	switch {
	case t.Tokens.Trials == 0:
		return CacheUnknown
	case t.Tokens.CacheRead == 0:
		return CacheCold
	}
	return CacheWarm
}

// cacheStrata splits the arms of suites whose agents are programs, whose own context
// is cached or not by chance; nil for all others.
// Nil also where no trial read from the cache: all figures are then of one state.
func cacheStrata(s *suite.Suite, arms []Arm) []Stratum {
	var out []Stratum
	warm := false
	for _, a := range arms {
		if g := s.Agents[a.Agent]; g == nil || g.Kind != "cli" && (g.Kind != "command" || a.Tokens.Trials == 0) {
			continue
		}
		for _, cache := range []string{CacheCold, CacheWarm, CacheUnknown} {
			var t hitCounts
			x := Stratum{Arm: a.ID, Cache: cache}
			var usd, ms []float64
			for i := range a.blocks {
				b := &a.blocks[i]
				for j := range b.rows {
					r := &b.rows[j]
					if r.Status != Scored || r.Cache() != cache {
						continue
					}
					x.N++
					warm = warm || cache == CacheWarm
					if r.Outcome != trial.Unknown {
						t.add(b.unit, countIf(r.Outcome == trial.Pass), 1)
					}
					if v, ok := billedOf(r); ok {
						usd = append(usd, v)
					}
					if v, ok := r.LiveMS(); ok {
						ms = append(ms, v)
					}
				}
			}
			x.Pass = t.metric("success_rate", "scored trials of this state that were decided (pass + fail)")
			x.USD, x.MS = stat.Describe(usd), stat.Describe(ms)
			out = append(out, x)
		}
	}
	if !warm {
		return nil
	}
	return out
}
