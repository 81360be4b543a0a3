package runcmd

import (
	"fmt"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/trial"
)

// openResponses opens the response cache, and refuses a replay that would lack
// answers before it begins.
func (j *job) openResponses() error {
	var err error
	if j.cache, err = j.OpenCache(j.f.cacheDir); err != nil && j.f.cache != string(run.Live) {
		return err
	}
	j.runtime.Cache = j.cache
	if j.f.cache == string(run.Auto) && j.cache != nil && j.restored == nil {
		j.noteUnproved(j.cache)
	}
	if j.f.cache != string(run.Replay) || j.restored != nil {
		return nil
	}
	var lacking []string
	asked := 0
	for _, p := range j.plan.Trials {
		if p.Filtered != "" || j.runtime.Source(p.Arm) != trial.Live {
			continue
		}
		if j.runtime.IsFresh(p.Arm) {
			name, _, _ := strings.Cut(p.Arm, "/")
			return cmdenv.MissingError(fmt.Errorf("--cache replay: answers of %s are not kept: leave its arms out with --arm, or set agents.%s.cache: true", name, name))
		}
		if asked++; !j.cache.Has(p.GenKey.Digest()) {
			lacking = append(lacking, p.Key.String())
		}
	}
	if len(lacking) == 0 {
		return nil
	}
	return cmdenv.MissingError(fmt.Errorf("--cache replay: the cache has no answer for %d of %s, such as %s: run them once without --cache replay",
		len(lacking), report.Plural(asked, "trial"), lacking[0]))
}

// deadlineOf returns how long a trial of an arm may take.
func (j *job) deadlineOf(arm string) time.Duration {
	for _, a := range j.suite.Arms {
		if a.ID() == arm {
			return j.suite.LimitsOf(a.Scenario).Trial.D()
		}
	}
	return 0
}
