package stat

import (
	"cmp"
	"math"
	"slices"
)

// Rerun is the probability of an outcome if the same tasks run again with as many
// trials each.
type Rerun struct {
	P float64 `json:"p"`
	// Low and High are set if each task has one trial, which carries no information
	// about the variance between tasks. They are P under maximal and under no variance
	// between tasks, in ascending order.
	Low  *float64 `json:"low,omitempty"`
	High *float64 `json:"high,omitempty"`
}

// Grid of the prior: angles of the mean, and correlations of the trials of a task.
const (
	rerunAngles       = 61
	rerunCorrelations = 16
	rerunEnd          = 0.002 // the grid of correlations ranges from rerunEnd to 1 − rerunEnd
	rerunSpread       = 4.5   // half width of the grid of angles, in standard errors of the mean
	rerunExact        = 5000  // maximum number of trials for the exact distribution of the count
)

// RerunChance returns the probability that bad holds for the number of passes in a
// rerun of the same tasks. ok is false if no trial was decided.
//
// The model assumes that each task keeps its own rate from run to run, and that the
// rates come from a beta distribution with mean μ and correlation ρ of the trials of a
// task. The estimated rate of a task with k of n passes is (μs+k)/(s+n) with s =
// (1−ρ)/ρ, which shrinks towards the mean of all tasks if n is small. μ has Jeffreys'
// prior Beta(½, ½) and ρ is uniform on (0, 1); the estimate averages over both. The
// estimated rate is therefore never 0 or 1, even after one trial. The number of passes
// is a sum of binomial variables with these rates: exact up to 5,000 trials, normal
// above.
func RerunChance(cs []Cluster, bad func(k int) bool) (Rerun, bool) {
	var groups []likeTasks
	var passed, n, most, tasks int
	for _, c := range slices.SortedFunc(slices.Values(cs), func(x, y Cluster) int { return cmp.Or(cmp.Compare(x.N, y.N), cmp.Compare(x.K, y.K)) }) {
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
		return Rerun{}, false
	}
	is := make([]bool, n+1)
	for k := range is {
		is[k] = bad(k)
	}
	angle := math.Asin(math.Sqrt((float64(passed) + 0.5) / float64(n+1)))
	half := rerunSpread / (2 * math.Sqrt(float64(tasks)))
	from, to := max(0, angle-half), min(math.Pi/2, angle+half)
	chanceAt := func(correlations ...float64) float64 {
		var sums rateSums
		for _, rho := range correlations {
			s := (1 - rho) / rho
			for m := range rerunAngles {
				sin := math.Sin(from + (to-from)*(float64(m)+0.5)/rerunAngles)
				sums.add(groups, sin*sin*s, (1-sin*sin)*s)
			}
		}
		return countChance(groups, n, sums.rates(), is)
	}
	var grid []float64
	for r := range rerunCorrelations {
		grid = append(grid, (float64(r)+0.5)/rerunCorrelations)
	}
	out := Rerun{P: chanceAt(grid...)}
	if most == 1 {
		x, y := chanceAt(rerunEnd), chanceAt(1-rerunEnd)
		out.Low, out.High = new(min(x, y)), new(max(x, y))
	}
	return out, true
}

// likeTasks is a group of tasks with the same counts.
type likeTasks struct {
	Cluster
	times int
}

// rateSums accumulates the rates of groups of like tasks, weighted by likelihood.
type rateSums struct {
	top    float64 // largest log likelihood so far
	weight float64
	sums   []float64 // by group
}

func (r *rateSums) add(groups []likeTasks, a, b float64) {
	l := 0.0
	for _, g := range groups {
		l += float64(g.times) * (logBeta(a+float64(g.K), b+float64(g.N-g.K)) - logBeta(a, b))
	}
	if r.sums == nil {
		r.top, r.sums = l, make([]float64, len(groups))
	}
	if l > r.top {
		scale := math.Exp(r.top - l)
		r.weight *= scale
		for i := range r.sums {
			r.sums[i] *= scale
		}
		r.top = l
	}
	w := math.Exp(l - r.top)
	r.weight += w
	for i, g := range groups {
		r.sums[i] += w * (a + float64(g.K)) / (a + b + float64(g.N))
	}
}

// rates returns the estimated rate of each group.
func (r *rateSums) rates() []float64 {
	out := make([]float64, len(r.sums))
	for i, sum := range r.sums {
		out[i] = sum / r.weight
	}
	return out
}

func logBeta(a, b float64) float64 {
	x, _ := math.Lgamma(a)
	y, _ := math.Lgamma(b)
	z, _ := math.Lgamma(a + b)
	return x + y - z
}

// countChance returns the probability of a bad count of passes in n trials, given the
// rate of each group of like tasks.
func countChance(groups []likeTasks, n int, rates []float64, bad []bool) float64 {
	p := 0.0
	if n > rerunExact {
		var mean, variance float64
		for i, g := range groups {
			trials, q := float64(g.times*g.N), rates[i]
			mean, variance = mean+trials*q, variance+trials*q*(1-q)
		}
		below := func(k int) float64 { return normalCDF((float64(k) + 0.5 - mean) / math.Sqrt(variance)) }
		for k := range bad {
			if bad[k] {
				p += below(k) - below(k-1)
			}
		}
		return p
	}
	dist := make([]float64, n+1) // distribution of the count so far
	dist[0] = 1
	seen := 0
	for i, g := range groups {
		q := rates[i]
		for range g.times * g.N {
			seen++
			for k := seen; k > 0; k-- {
				dist[k] = dist[k]*(1-q) + dist[k-1]*q
			}
			dist[0] *= 1 - q
		}
	}
	for k, is := range bad {
		if is {
			p += dist[k]
		}
	}
	return min(p, 1)
}
