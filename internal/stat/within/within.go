// Package within tests whether two sides of tasks have equal success rates by dealing the
// passes of each task to its trials at random.
package within

import (
	"fmt"
	"math"
	"slices"

	"github.com/assay-eval/assay/internal/stat"
)

// Sides holds the passes of one task on two sides whose trials are not paired. The
// sides may have different numbers of trials.
type Sides struct{ Control, Treatment stat.Cluster }

// difference returns the treatment's rate minus the control's if passes of all trials
// are on the treatment's side.
func (s Sides) difference(passes int) float64 {
	all := s.Control.K + s.Treatment.K
	return float64(passes)/float64(s.Treatment.N) - float64(all-passes)/float64(s.Control.N)
}

// withinEnumerated is the most assignments of passes to sides that [Permute]
// lists.
const withinEnumerated = 1 << 15

// withinStream separates the draws of [Permute] from other draws.
const withinStream = 2 << 32

// Permute tests whether the two sides of tasks have equal success rates. It deals
// the passes of a task to its trials at random, so that the control may have more
// trials than the treatment. A task has one [Sides] for each agent, of equal weight;
// clusters holds the cluster of each task and is nil if tasks are independent.
//
// The statistic is the sum of the tasks' differences over the root of the sum of their
// squares, or of the squares of the clusters' sums. If no task has an effect, the test
// is exact. If effects vary around 0, a test of the bare sum underestimates its
// variance; the studentized one is valid asymptotically (Chung and Romano 2013, Annals
// of Statistics 41:484–507).
//
// P and PMid are twice the smaller tail. The distribution over all deals is listed if
// there are at most 32,768 ("within_tasks_exact"), otherwise deals are drawn
// ("within_tasks_monte_carlo"), with p as in [stat.SignFlip]. N counts tasks, Zeros the tasks
// whose trials all passed or all failed.
func Permute(tasks [][]Sides, clusters []string, r stat.Resampling) stat.Permutation {
	p := stat.Permutation{N: len(tasks), Method: "within_tasks_exact"}
	strata, deals, why := layStrata(tasks, clusters)
	if why != "" {
		p.N = 0
		p.Warnings = append(p.Warnings, why)
		return p
	}
	varying := map[int]bool{}
	for _, s := range strata {
		varying[s.task] = true
	}
	if p.Zeros = p.N - len(varying); len(strata) == 0 {
		p.P, p.PMid, p.POneSided, p.Exact = new(1.0), new(1.0), new(1.0), true
		p.Warnings = append(p.Warnings, "no task has both passes and failures")
		return p
	}
	seen := newDeal(strata)
	for i, s := range strata {
		seen.add(i, s.differences[s.seen])
	}
	t := tails{seen: seen.statistic()}
	if deals <= withinEnumerated {
		p.Exact = true
		t.enumerate(strata)
	} else {
		p.Method = "within_tasks_monte_carlo"
		settled, fewer, problem := r.WithDefaults(len(strata))
		if problem != "" {
			p.Warnings = append(p.Warnings, problem)
			return p
		}
		if fewer != "" {
			p.Warnings = append(p.Warnings, fewer)
		}
		t.draw(strata, settled)
		p.Flips = settled.Resamples
	}
	t.fill(&p)
	return p
}

// stratum is a task of one agent whose trials both pass and fail.
type stratum struct {
	task, unit  int // unit is the cluster, or the task
	seen        int // index in differences
	differences []float64
	chances     []float64
}

// layStrata returns the strata in the order of their units and the number of ways to
// deal passes, at most withinEnumerated+1.
func layStrata(tasks [][]Sides, clusters []string) (out []stratum, deals int, why string) {
	if len(tasks) == 0 {
		return nil, 0, "no task with a decided trial on both sides"
	}
	if clusters != nil && len(clusters) != len(tasks) {
		return nil, 0, fmt.Sprintf("%d tasks with %d clusters cannot be matched", len(tasks), len(clusters))
	}
	deals = 1
	units := map[string]int{}
	for i, sides := range tasks {
		unit := i
		if clusters != nil {
			if _, known := units[clusters[i]]; !known {
				units[clusters[i]] = len(units)
			}
			unit = units[clusters[i]]
		}
		for _, s := range sides {
			c, t := s.Control, s.Treatment
			if c.K < 0 || t.K < 0 || c.K > c.N || t.K > t.N || c.N == 0 || t.N == 0 {
				return nil, 0, fmt.Sprintf("task %d has impossible counts: control %d of %d, treatment %d of %d", i+1, c.K, c.N, t.K, t.N)
			}
			passes := c.K + t.K
			least, most := max(0, passes-c.N), min(t.N, passes)
			if least == most {
				continue
			}
			x := stratum{task: i, unit: unit, seen: t.K - least}
			for k := least; k <= most; k++ {
				x.differences = append(x.differences, s.difference(k)/float64(len(sides)))
				x.chances = append(x.chances, math.Exp(logChoose(t.N, k)+logChoose(c.N, passes-k)-logChoose(t.N+c.N, passes)))
			}
			out, deals = append(out, x), min(withinEnumerated+1, deals*len(x.chances))
		}
	}
	slices.SortStableFunc(out, func(a, b stratum) int { return a.unit - b.unit })
	return out, deals, ""
}

func logChoose(n, k int) float64 {
	a, _ := math.Lgamma(float64(n + 1))
	b, _ := math.Lgamma(float64(k + 1))
	c, _ := math.Lgamma(float64(n - k + 1))
	return a - b - c
}

// deal sums the differences of units under one assignment of passes.
type deal struct {
	units []int // index of each stratum's unit
	sums  []float64
}

func newDeal(strata []stratum) *deal {
	d := &deal{units: make([]int, len(strata))}
	for i, s := range strata {
		if i == 0 || s.unit != strata[i-1].unit {
			d.sums = append(d.sums, 0)
		}
		d.units[i] = len(d.sums) - 1
	}
	return d
}

func (d *deal) add(stratum int, x float64) { d.sums[d.units[stratum]] += x }

// statistic returns the studentized sum, and 0 if all differences are 0.
func (d *deal) statistic() float64 {
	sum, squares := 0.0, 0.0
	for _, x := range d.sums {
		sum, squares = sum+x, squares+x*x
	}
	if squares < 1e-18 {
		return 0
	}
	return sum / math.Sqrt(squares)
}

// tails holds the chances of statistics below, equal to and above the one seen.
type tails struct{ seen, below, equal, above float64 }

func (t *tails) count(statistic, chance float64) {
	const tie = 1e-9
	switch {
	case statistic < t.seen-tie:
		t.below += chance
	case statistic > t.seen+tie:
		t.above += chance
	default:
		t.equal += chance
	}
}

// enumerate lists all deals.
func (t *tails) enumerate(strata []stratum) {
	at := make([]int, len(strata))
	d := newDeal(strata)
	for {
		clear(d.sums)
		chance := 1.0
		for i, s := range strata {
			d.add(i, s.differences[at[i]])
			chance *= s.chances[at[i]]
		}
		t.count(d.statistic(), chance)
		i := 0
		for ; i < len(at); i++ {
			if at[i]++; at[i] < len(strata[i].chances) {
				break
			}
			at[i] = 0
		}
		if i == len(at) {
			return
		}
	}
}

// draw draws deals at random. The deal seen is one more.
func (t *tails) draw(strata []stratum, r stat.Resampling) {
	random := stat.RandomStream(r.Seed, withinStream)
	d := newDeal(strata)
	one := 1 / float64(r.Resamples+1)
	t.equal += one
	for range r.Resamples {
		clear(d.sums)
		for i := range strata {
			s := &strata[i]
			u, at := float64(random.Uint64()>>11)*0x1p-53, 0
			for last := len(s.chances) - 1; at < last && u >= s.chances[at]; at++ {
				u -= s.chances[at]
			}
			d.add(i, s.differences[at])
		}
		t.count(d.statistic(), one)
	}
}

// fill sets the p values.
func (t *tails) fill(p *stat.Permutation) {
	p.P = new(min(1, 2*(min(t.below, t.above)+t.equal)))
	p.PMid = new(min(1, 2*min(t.below, t.above)+t.equal))
	p.POneSided = new(min(1, t.above+t.equal))
	if !p.Exact {
		p.Warnings = append(p.Warnings, fmt.Sprintf("p is from %d random deals: its Monte-Carlo standard error is %.2g", p.Flips, math.Sqrt(*p.P*(1-*p.P)/float64(p.Flips))))
	}
}
