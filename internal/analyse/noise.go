package analyse

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse/figure"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Noise is how much two copies of the same arm differ: the floor above which a
// comparison must stand out. The spread of time and cost is in the ratios of the
// comparison: P10 and P90 of single tasks.
type Noise struct {
	// FlipRate is the share of complete pairs that end differently although
	// nothing differs.
	FlipRate Metric   `json:"flip_rate"`
	Flipped  []string `json:"flipped,omitempty"` // tasks with such a pair, most first
	// VerdictRate is how often the headline's test calls a difference at Alpha if
	// the two names are dealt at random to every pair, in so many Deals.
	VerdictRate *float64 `json:"verdict_rate"`
	Alpha       float64  `json:"alpha"`
	Deals       int      `json:"deals"`
	// Rules of the gates that stand for each copy.
	Rules    []NoiseRule `json:"rules,omitempty"`
	Warnings []string    `json:"warnings,omitempty"`
}

// NoiseRule is one gate rule held against each copy.
type NoiseRule struct {
	Metric  string `json:"metric"`
	Control Word   `json:"control"`
	Again   Word   `json:"treatment"`
}

const (
	noiseAlpha = 0.05
	noiseDeals = 2000
)

// areCopies reports whether two arms are copies of each other.
func areCopies(s *suite.Suite, x, y Arm) bool {
	a, b := s.Scenarios[x.Scenario], s.Scenarios[y.Scenario]
	return x.ID != y.ID && x.Agent == y.Agent && a != nil && b != nil && reflect.DeepEqual(a, b)
}

// measureNoise compares the copies; pairs are grouped by task.
func (d *armPair) measureNoise(clustered bool) *Noise {
	n := &Noise{Alpha: noiseAlpha}
	var of hitCounts
	type flip struct {
		task string
		n    int
	}
	var flips []flip
	var tasks []stat.Pairs
	var clusters []string
	for i := range d.fights {
		p := d.fights[i].outcomes.Complete
		if p.N() == 0 {
			continue
		}
		tasks, clusters = append(tasks, p), append(clusters, d.fights[i].outcomes.Cluster)
		differ := p.ControlOnly + p.TreatmentOnly
		of.add(unit{i, d.fights[i].outcomes.Cluster}, differ, p.N())
		if differ > 0 {
			flips = append(flips, flip{d.fights[i].task.ID, differ})
		}
	}
	n.FlipRate = of.metric("flip_rate", "complete pairs")
	slices.SortStableFunc(flips, func(x, y flip) int { return y.n - x.n })
	for _, f := range flips {
		n.Flipped = append(n.Flipped, f.task)
	}
	if len(tasks) == 0 {
		n.Warnings = append(n.Warnings, "no pair of trials is complete")
		return n
	}
	n.dealNames(tasks, clusters, clustered, d.resampling("noise"))
	n.warnOfSources(d)
	return n
}

// dealNames swaps the names of each pair by the toss of a coin and counts how often
// the test then calls a difference.
func (n *Noise) dealNames(tasks []stat.Pairs, clusters []string, clustered bool, r stat.Resampling) {
	rnd := rand.New(rand.NewPCG(r.Seed, 0xaa))
	r.Resamples = 1000                   // for tests that flip signs at random
	diffs := make([]float64, len(tasks)) // of tasks; the first task of a cluster has the sum of the cluster
	at, first := make([]int, len(tasks)), map[string]int{}
	for i, c := range clusters {
		if _, seen := first[c]; c == "" || !seen {
			first[c] = i
		}
		at[i] = first[c]
	}
	called := 0
	for range noiseDeals {
		var all stat.Pairs
		clear(diffs)
		for i, t := range tasks {
			differ, up := t.ControlOnly+t.TreatmentOnly, 0
			for range differ {
				up += rnd.IntN(2)
			}
			all.TreatmentOnly += up
			all.ControlOnly += differ - up
			diffs[at[i]] += float64(2*up-differ) / float64(t.N())
		}
		all.Both = 1 // some pair that does not differ, so that there is a table
		p := stat.McNemar(all).PMid
		if clustered {
			p = stat.SignFlip(diffs, r).PMid
		}
		called += countIf(p != nil && *p <= n.Alpha)
	}
	n.Deals = noiseDeals
	n.VerdictRate = new(float64(called) / noiseDeals)
}

// warnOfSources warns of answers that say little of noise.
func (n *Noise) warnOfSources(d *armPair) {
	for _, arm := range []Arm{d.control, d.treatment} {
		cached, scripted := figure.CountOf(arm.Sources, string(trial.Cached)), figure.CountOf(arm.Sources, string(trial.Scripted))
		if cached > 0 {
			n.Warnings = append(n.Warnings, fmt.Sprintf("%s: %d of %d answers are from the cache, so the copies were asked at different times; --cache live asks both now", arm.ID, cached, arm.Ledger.Planned))
		}
		if scripted > 0 {
			n.Warnings = append(n.Warnings, arm.ID+": scripted answers have no noise of their own")
		}
	}
}

// PairNoiseRules pairs, in comparisons of copies, the rules that ask the same of
// each copy.
func (a *Analysis) PairNoiseRules() {
	for i := range a.Comparisons {
		if c := &a.Comparisons[i]; c.Noise != nil {
			c.Noise.pairRules(a.Rules, c)
		}
	}
}

func (n *Noise) pairRules(all []Rule, c *Comparison) {
	scenario := func(arm string) string { _, s, _ := strings.Cut(arm, "/"); return s }
	for _, x := range all {
		for _, y := range all {
			if x.Where.Scenario != scenario(c.Control) || y.Where.Scenario != scenario(c.Treatment) || x.Metric != y.Metric {
				continue
			}
			a, b := x.Rule, y.Rule
			a.Name, b.Name, a.Where.Scenario, b.Where.Scenario = "", "", "", ""
			if reflect.DeepEqual(a, b) {
				n.Rules = append(n.Rules, NoiseRule{Metric: x.Metric, Control: x.Verdict, Again: y.Verdict})
			}
		}
	}
}
