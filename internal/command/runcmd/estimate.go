package runcmd

import (
	"cmp"
	"fmt"
	"maps"
	"math/big"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/trial"
)

// estimate is the cost of a run as estimated before it starts.
type estimate struct {
	arms  []armEstimate
	worst *big.Rat // of all arms whose worst case is known
	guess *big.Rat // of all arms that can be guessed, from earlier trials where there are enough
}

// armEstimate is the same for one arm.
type armEstimate struct {
	id     string
	trials int      // to run
	idle   int      // of these, baselines
	live   int      // of all, to be generated and not in the cache
	atRest int      // baselines among live
	each   *big.Rat // worst case of one trial; nil if it is not known
	worst  *big.Rat // of all live trials
	guess  *big.Rat // rough expectation of all live trials
	past   *big.Rat // the same from what earlier trials of the arm cost; nil if too few are known
	rests  int      // on how many earlier trials past rests
	why    string   // why worst is nil
}

// guessOutput is the output tokens that the rough guess gives each turn.
const guessOutput = 300

// estimateCost adds up the worst case of the trials that would really ask a model.
// Cached answers cost nothing; scripted ones and agents without a model neither.
func (j *job) estimateCost() estimate {
	out := estimate{worst: new(big.Rat), guess: new(big.Rat)}
	cached := j.cachedTrials()
	var past map[string]*pastCost // read once it is needed
	for _, arm := range j.suite.Arms {
		e := armEstimate{id: arm.ID()}
		for _, p := range j.plan.Trials {
			if p.Arm == e.id && p.Filtered == "" {
				e.trials++
				if suiteload.IsBaseline(j.suite, p.Task) {
					e.idle++
				}
				if j.runtime.Source(e.id) == trial.Live && !cached[p.Key] {
					e.live++
					if suiteload.IsBaseline(j.suite, p.Task) {
						e.atRest++
					}
				}
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
	return out
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

// priceArm fills in what one trial of the arm costs.
func (j *job) priceArm(e *armEstimate) {
	bound, ok := j.runtime.WorstCase(e.id)
	if !ok {
		e.why = "its agent has no bound"
		return
	}
	e.each, e.why = j.prices.WorstCase(e.id, bound)
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
	for _, p := range j.plan.Trials {
		if j.isStored(p, cache) && (j.f.cache == "replay" || len(j.runtime.UnprovedServers(p.Arm)) == 0) {
			out[p.Key] = true
		}
	}
	return out
}

// isStored reports whether cache holds an answer to a planned trial.
func (j *job) isStored(p trial.Planned, cache *journal.Cache) bool {
	return p.Filtered == "" && j.runtime.Source(p.Arm) == trial.Live && !j.runtime.IsFresh(p.Arm) && cache.Has(p.GenKey)
}

// noteUnproved reports on standard error which stored answers are asked again
// because the code of a server may have changed.
func (j *job) noteUnproved(cache *journal.Cache) {
	answers, servers := 0, map[string]bool{}
	for _, p := range j.plan.Trials {
		unproved := j.runtime.UnprovedServers(p.Arm)
		if len(unproved) == 0 || !j.isStored(p, cache) {
			continue
		}
		answers++
		for _, name := range unproved {
			servers[name] = true
		}
	}
	if answers > 0 {
		fmt.Fprintf(j.Err, "note: %s in the cache not used: the code of server %s may have changed since (a script or a URL has no provable identity); --cache replay uses them\n",
			report.Plural(answers, "answer"), strings.Join(slices.Sorted(maps.Keys(servers)), ", "))
	}
}
