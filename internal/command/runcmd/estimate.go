package runcmd

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"math/big"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/trial"
)

// estimate is the cost of a run as estimated before it starts.
type estimate struct {
	arms  []armEstimate
	worst *big.Rat // of all arms whose worst case is known
	guess *big.Rat // of all arms that can be guessed, from earlier trials where there are enough
	bound *big.Rat // 95 % upper prediction bound of all arms; nil unless all have enough earlier trials
}

// armEstimate is the same for one arm.
type armEstimate struct {
	id     string
	trials int                 // to run
	idle   int                 // of these, baselines
	live   int                 // of all, to be generated and not in the cache
	atRest int                 // baselines among live
	each   *big.Rat            // worst case of one trial; nil if it is not known
	worst  *big.Rat            // of all live trials
	guess  *big.Rat            // rough expectation of all live trials
	past   *big.Rat            // the same from what earlier trials of the arm cost; nil if too few are known
	bound  *big.Rat            // 95 % upper prediction bound of the same; nil likewise
	rests  int                 // on how many earlier trials past rests
	why    suiteload.Unbounded // why worst is nil
}

// guessOutput is the output tokens that the rough guess gives each turn.
const guessOutput = 300

// estimateCost adds up the worst case of the trials that would really ask a model.
// Cached answers cost nothing; scripted ones and agents without a model neither.
func (j *job) estimateCost() estimate {
	out := estimate{worst: new(big.Rat), guess: new(big.Rat)}
	cached := j.cachedTrials()
	var past map[string]*pastCost // read once it is needed
	variance, fewest := 0.0, math.MaxInt
	for _, arm := range j.suite.Arms {
		e := armEstimate{id: arm.ID()}
		for _, p := range j.plan.Trials {
			if p.Arm != e.id || p.Filtered != "" {
				continue
			}
			idle := 0
			if suiteload.IsBaseline(j.suite, p.Task) {
				idle = 1
			}
			e.trials, e.idle = e.trials+1, e.idle+idle
			if j.runtime.Source(e.id) == trial.Live && !cached[p.Key] {
				e.live, e.atRest = e.live+1, e.atRest+idle
			}
		}
		if e.live > 0 {
			j.priceArm(&e)
			n := new(big.Rat).SetInt64(int64(e.live))
			if e.each != nil {
				e.worst = new(big.Rat).Mul(e.each, n)
				out.worst.Add(out.worst, e.worst)
			}
			if past == nil {
				past = j.readHistory()
			}
			if p := past[e.id]; p != nil {
				rest := cmp.Or(past[e.id+ofBaselines], p)
				e.past, e.rests = p.meanCost(), p.trials
				e.past.Mul(e.past, new(big.Rat).SetInt64(int64(e.live-e.atRest)))
				e.past.Add(e.past, new(big.Rat).Mul(rest.meanCost(), new(big.Rat).SetInt64(int64(e.atRest))))
				v := p.variance(e.live-e.atRest) + rest.variance(e.atRest)
				e.bound = boundCost(e.past, v, p.trials, e.worst)
				variance, fewest = variance+v, min(fewest, p.trials)
			}
			if e.guess != nil {
				e.guess.Mul(e.guess, n)
			}
			if expected := cmp.Or(e.past, e.guess); expected != nil {
				out.guess.Add(out.guess, expected)
			}
		}
		out.arms = append(out.arms, e)
	}
	if out.hasHistory() {
		out.bound = boundCost(out.guess, variance, fewest, nil)
	}
	return out
}

// boundCost returns the upper end of a 95 % prediction of costs with so much variance,
// from so many trials, but no more than most, if that is known.
func boundCost(expected *big.Rat, variance float64, trials int, most *big.Rat) *big.Rat {
	const share = 0.95
	out := new(big.Rat).Set(expected)
	if more := new(big.Rat).SetFloat64(stat.StudentQuantile(share, float64(max(1, trials-1))) * math.Sqrt(variance)); more != nil {
		out.Add(out, more)
	}
	if most != nil && most.Cmp(out) < 0 {
		return most
	}
	return out
}

// likely returns the cost that the run will hardly pass: the 95 % bound, or else what it
// is guessed to cost; nil if not every arm can be guessed.
func (e estimate) likely() *big.Rat {
	for _, arm := range e.arms {
		if arm.live > 0 && arm.past == nil && arm.guess == nil {
			return nil
		}
	}
	return cmp.Or(e.bound, e.guess)
}

// fits reports whether the run will hardly cost more than limit.
func (e estimate) fits(limit *big.Rat) bool {
	likely := e.likely()
	return e.isBounded() && e.worst.Cmp(limit) <= 0 || likely != nil && likely.Cmp(limit) <= 0
}

// describe returns the expected cost of the run and its bounds, in words.
func (e estimate) describe() string {
	var parts []string
	switch {
	case e.bound != nil:
		parts = append(parts, fmt.Sprintf("expected %s after earlier runs of the suite, with 95%% at most %s", formatDollars(e.guess), formatDollarsUp(e.bound)))
	case e.likely() != nil:
		parts = append(parts, "roughly "+formatDollars(e.guess))
	default:
		parts = append(parts, "expected cost not known")
	}
	if e.isBounded() {
		return strings.Join(append(parts, "worst case "+formatDollarsUp(e.worst)), ", ")
	}
	return strings.Join(append(parts, "worst case not known"), ", ")
}

// isBounded reports whether the worst case of every arm is known.
func (e estimate) isBounded() bool {
	return !slices.ContainsFunc(e.arms, func(a armEstimate) bool { return a.live > 0 && a.worst == nil })
}

// hasHistory reports whether every arm that asks a model has a history.
func (e estimate) hasHistory() bool {
	any := false
	for _, arm := range e.arms {
		if arm.live > 0 && arm.past == nil {
			return false
		}
		any = any || arm.live > 0
	}
	return any
}

func (j *job) priceArm(e *armEstimate) {
	bound, ok := j.runtime.WorstCase(e.id)
	if !ok {
		e.why = suiteload.NoBound
		return
	}
	e.each, e.why = j.prices.WorstCase(e.id, bound, j.runtime.IsMetered(e.id))
	if bound.Requests > 0 && bound.Model != "" {
		// Half the turns, a fifth of the largest input, short answers: only good
		// enough to tell cents from dollars, and said to be so.
		turns := int64(max(1, bound.Requests/2))
		e.guess = j.prices.Bound(e.id, bound.Input/20, min(turns*guessOutput, bound.Output))
	}
}

// cachedTrials tells which planned trials the cache already answers.
func (j *job) cachedTrials() map[trial.Key]bool {
	out := map[trial.Key]bool{}
	if j.f.cache != "auto" && j.f.cache != "replay" {
		return out
	}
	cache, err := j.OpenCache(j.f.cacheDir)
	if err != nil {
		return out
	}
	isSlow := j.slowEntries(cache)
	for _, p := range j.plan.Trials {
		if j.isStored(p, cache) && !isSlow(p) && (j.f.cache == "replay" || len(j.runtime.Unproved(p.Arm)) == 0) {
			out[p.Key] = true
		}
	}
	return out
}

// slowEntries returns a function that reports whether the entry of a trial took longer than
// the trial may take now. It reads entries only if runs whose trials might take longer filled
// the cache.
func (j *job) slowEntries(cache *journal.Cache) func(trial.Planned) bool {
	var longest time.Duration
	parts, err := cache.KeyParts()
	for _, k := range parts {
		longest = max(longest, k.Longest)
	}
	return func(p trial.Planned) bool {
		limit := j.deadlineOf(p.Arm)
		if err == nil && longest <= limit {
			return false
		}
		e, err := cache.Get(p.GenKey.Digest())
		return err == nil && run.TooSlow(&e.Attempt, limit) != ""
	}
}

func (j *job) isStored(p trial.Planned, cache *journal.Cache) bool {
	return p.Filtered == "" && j.runtime.Source(p.Arm) == trial.Live && !j.runtime.IsFresh(p.Arm) && cache.Has(p.GenKey.Digest())
}

// armsByContent returns the arms that run their trials and take single responses from
// the cache.
func (j *job) armsByContent() []string {
	var out []string
	for _, arm := range j.suite.Arms {
		id := arm.ID()
		chosen := j.f.cache == string(run.Content) || j.f.cache == string(run.Auto) && len(j.runtime.Unproved(id)) > 0
		if chosen && j.runtime.Reuses(id) && j.runtime.Source(id) == trial.Live && !j.runtime.IsFresh(id) {
			out = append(out, id)
		}
	}
	return out
}

// noteUnproved reports on standard error which trials with a stored answer run again
// because the code of a server or an agent may have changed, and which responses they
// reuse.
func (j *job) noteUnproved(cache *journal.Cache) {
	reuse, live := map[string]bool{}, map[string]bool{}
	again, asked := 0, 0
	for _, p := range j.plan.Trials {
		unproved := j.runtime.Unproved(p.Arm)
		if len(unproved) == 0 || !j.isStored(p, cache) {
			continue
		}
		names := live
		if j.runtime.Reuses(p.Arm) {
			names = reuse
			again++
		} else {
			asked++
		}
		for _, name := range unproved {
			names[name] = true
		}
	}
	const hint = "a script or a URL proves no identity; identity: in the suite can"
	if again > 0 {
		fmt.Fprintf(j.Err, "note: %s with a stored answer run again by content: the code of %s may have changed since (%s); a request that equals a stored one costs nothing\n",
			report.Plural(again, "trial"), strings.Join(slices.Sorted(maps.Keys(reuse)), ", "), hint)
	}
	if asked > 0 {
		fmt.Fprintf(j.Err, "note: %s with a stored answer run again live: the code of %s may have changed since (%s), and the agent asks its model by itself; --cache replay uses the stored answers\n",
			report.Plural(asked, "trial"), strings.Join(slices.Sorted(maps.Keys(live)), ", "), hint)
	}
}
