// Package rerun predicts what happens if the same tasks run again: the probability of a
// number of passes, given the passes of one run.
package rerun

import (
	"cmp"
	"math"
	"slices"

	"github.com/assay-eval/assay/internal/stat"
)

// Result is the probability of an outcome if the same tasks run again with as many
// trials each.
type Result struct {
	P float64 `json:"p"`
	// Low and High are set if each task has one trial, which carries no information
	// about the variance between tasks. They are P under maximal and under no variance
	// between tasks, in ascending order.
	Low  *float64 `json:"low,omitempty"`
	High *float64 `json:"high,omitempty"`
}

// Grid of the prior: angles of the mean, and correlations of the trials of a task.
const (
	rerunAngles       = 31
	rerunCorrelations = 16
	rerunEnd          = 0.002 // the grid of correlations ranges from rerunEnd to 1 − rerunEnd
	rerunSpread       = 4.5   // half width of the grid of angles, in standard errors of the mean
	rerunRare         = 1e-4  // weights below this share of the largest are left out
	rerunExact        = 1500  // maximum number of trials for the exact distribution of the count
)

// Chance returns the probability that bad holds for the number of passes in a
// rerun of the same tasks. ok is false if no trial was decided.
//
// The model assumes that each task keeps its own rate from run to run, and that the
// rates come from a beta distribution with mean μ and correlation ρ of the trials of a
// task. A priori, μ has Jeffreys' prior Beta(½, ½) and ρ is uniform on (0, 1). Given these,
// the rate of a task with k of n passes is distributed as Beta(μs+k, (1−μ)s+n−k) with
// s = (1−ρ)/ρ, and its passes in a rerun as beta-binomial, so that no rate is 0 or 1, even
// after one trial. Chance averages over the posterior of μ and ρ. The number of
// passes has its exact distribution up to 1,500 trials and is normal above.
func Chance(cs []stat.Cluster, bad func(k int) bool) (Result, bool) {
	var groups []likeTasks
	var passed, n, most, tasks int
	for _, c := range slices.SortedFunc(slices.Values(cs), func(x, y stat.Cluster) int { return cmp.Or(cmp.Compare(x.N, y.N), cmp.Compare(x.K, y.K)) }) {
		if c.N <= 0 || c.K < 0 || c.K > c.N {
			continue
		}
		if last := len(groups) - 1; last < 0 || groups[last].Cluster != c {
			groups = append(groups, likeTasks{Cluster: c})
		}
		groups[len(groups)-1].times++
		passed, n, most, tasks = passed+c.K, n+c.N, max(most, c.N), tasks+1
	}
	if n == 0 {
		return Result{}, false
	}
	is := make([]bool, n+1)
	for k := range is {
		is[k] = bad(k)
	}
	angle := math.Asin(math.Sqrt((float64(passed) + 0.5) / float64(n+1)))
	half := rerunSpread / (2 * math.Sqrt(float64(tasks)))
	from, to := max(0, angle-half), min(math.Pi/2, angle+half)
	chanceAt := func(correlations ...float64) float64 {
		var points []ratePrior
		for _, rho := range correlations {
			s := (1 - rho) / rho
			for m := range rerunAngles {
				sin := math.Sin(from + (to-from)*(float64(m)+0.5)/rerunAngles)
				points = append(points, newRatePrior(groups, sin*sin*s, (1-sin*sin)*s))
			}
		}
		return averageChance(points, groups, n, is)
	}
	var grid []float64
	for r := range rerunCorrelations {
		grid = append(grid, (float64(r)+0.5)/rerunCorrelations)
	}
	out := Result{P: chanceAt(grid...)}
	if most == 1 {
		x, y := chanceAt(rerunEnd), chanceAt(1-rerunEnd)
		out.Low, out.High = new(min(x, y)), new(max(x, y))
	}
	return out, true
}

// likeTasks is a group of tasks with the same counts.
type likeTasks struct {
	stat.Cluster
	times int
}

// ratePrior is a beta distribution of the rates of tasks and its log likelihood.
type ratePrior struct{ a, b, logLikelihood float64 }

func newRatePrior(groups []likeTasks, a, b float64) ratePrior {
	l := 0.0
	for _, g := range groups {
		l += float64(g.times) * (logBeta(a+float64(g.K), b+float64(g.N-g.K)) - logBeta(a, b))
	}
	return ratePrior{a, b, l}
}

func logBeta(a, b float64) float64 {
	x, _ := math.Lgamma(a)
	y, _ := math.Lgamma(b)
	z, _ := math.Lgamma(a + b)
	return x + y - z
}

// averageChance returns the probability of a bad count of passes in n trials, averaged
// over the posterior of the prior's grid.
func averageChance(points []ratePrior, groups []likeTasks, n int, bad []bool) float64 {
	top := slices.MaxFunc(points, func(x, y ratePrior) int { return cmp.Compare(x.logLikelihood, y.logLikelihood) }).logLikelihood
	var weight, sum float64
	for _, p := range points {
		if w := math.Exp(p.logLikelihood - top); w > rerunRare {
			chance := p.normalChance
			if n <= rerunExact {
				chance = p.countChance
			}
			weight, sum = weight+w, sum+w*chance(groups, n, bad)
		}
	}
	return min(1, sum/weight)
}

// countChance returns the probability of a bad count of passes in n trials of a rerun,
// given the prior.
func (p ratePrior) countChance(groups []likeTasks, n int, bad []bool) float64 {
	dist, next := make([]float64, n+1), make([]float64, n+1) // distribution of the count so far
	dist[0] = 1
	seen := 0
	for _, g := range groups {
		task := make([]float64, g.N+1)
		a, b := p.a+float64(g.K), p.b+float64(g.N-g.K)
		for k := range task {
			x, y := float64(k), float64(g.N-k)
			task[k] = math.Exp(logBeta(a+x, b+y) - logBeta(a, b) - logBeta(x+1, y+1) - math.Log(float64(g.N+1)))
		}
		for range g.times {
			clear(next[:seen+g.N+1])
			for k, p := range dist[:seen+1] {
				if p > 1e-20 {
					for j, q := range task {
						next[k+j] += p * q
					}
				}
			}
			dist, next = next, dist
			seen += g.N
		}
	}
	sum := 0.0
	for k, is := range bad {
		if is {
			sum += dist[k]
		}
	}
	return sum
}

// normalChance is countChance for a normally distributed count.
func (p ratePrior) normalChance(groups []likeTasks, _ int, bad []bool) float64 {
	var mean, variance float64
	for _, g := range groups {
		a, b, m := p.a+float64(g.K), p.b+float64(g.N-g.K), float64(g.N)
		rate := a / (a + b)
		mean += float64(g.times) * m * rate
		variance += float64(g.times) * m * rate * (1 - rate) * (a + b + m) / (a + b + 1)
	}
	below := func(k int) float64 { return normalCDF((float64(k) + 0.5 - mean) / math.Sqrt(variance)) }
	sum := 0.0
	for k := range bad {
		if bad[k] {
			sum += below(k) - below(k-1)
		}
	}
	return sum
}

func normalCDF(z float64) float64 { return 0.5 * math.Erfc(-z/math.Sqrt2) }
