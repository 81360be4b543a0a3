package stat

import (
	"fmt"
	"math"
)

// Cluster is one task: K of N decided trials passed.
type Cluster struct{ K, N int }

// Clustered is an estimate from trials that come in clusters.
type Clustered struct {
	Interval
	// SE is the linearised (cluster-robust) standard error, nil below two
	// clusters: √(C/(C−1)·Σ(kᵢ − p·nᵢ)²) / Σnᵢ for C clusters (Cochran 1977,
	// 11.12). It is 0 where all tasks have the same rate; the interval is not built on
	// it alone.
	SE       *float64 `json:"se"`
	Clusters int      `json:"clusters"` // with a decided trial
	// DesignEffect is N/NEff.
	DesignEffect *float64 `json:"design_effect"`
	// NEff is how many independent trials would give the same interval: Low and
	// High are Wilson's for NEff.
	NEff *float64 `json:"n_effective"`
}

// ProportionClustered estimates the share of trials that pass, Σk/Σn, where
// trials of one task resemble each other. It assumes that tasks are independent
// of one another; a task without a trial is ignored.
//
// The interval is Wilson's (1927) on the effective number of trials: n over the
// design effect (Kish 1965), less the reduction of the t distribution for few tasks
// (Korn and Graubard 1998; with Wilson, Dean and Pagano 2015). Near 0 and 1 few tasks
// show how tasks differ, and the design effect of the sample is far too small. Three
// things keep the interval honest there:
//
//   - the design effect comes from the sample and half a task more, a quarter
//     of which always passes and a quarter always fails;
//   - it is never below 1: trials of a task do not repel each other;
//   - the interval is never wider than with one observation a task, which is
//     the worst case. If all trials pass or all fail, it is just that.
//
// For a nominal 0.95, 30 tasks of 5 trials, a rate of 0.95 and an intraclass
// correlation of 0.6, simulated coverage is 0.97, and 0.88 with the design
// effect of the sample. From 30 tasks of even size on it stays within 0.93 and
// 0.985, but above where trials are all but independent and the rate is near 0
// or 1, and below, down to 0.87, where nearly all failures come from two or
// three tasks in hundreds, which a sample may miss. Very uneven sizes (1 to 30) may
// cost it down to 0.88.
//
// With one trial a task the result equals [Proportion]. The oracle of SE is
// cov_type="cluster" of statsmodels, the oracle of the interval a simulation of
// coverage.
func ProportionClustered(cs []Cluster, level float64) Clustered {
	out := Clustered{Interval: Interval{Level: level, Method: "wilson_clustered"}}
	if why := invalidCounts(cs, level); why != "" {
		if !(level > 0 && level < 1) {
			out.Level = 0
		}
		out.Warnings = []string{why}
		return out
	}
	var sizes, shares []float64
	passed, most := 0, 0
	for _, c := range cs {
		if c.N == 0 {
			continue
		}
		sizes = append(sizes, float64(c.N))
		shares = append(shares, float64(c.K)/float64(c.N))
		passed, out.N, most = passed+c.K, out.N+c.N, max(most, c.N)
	}
	out.Clusters = len(sizes)
	if most <= 1 {
		out.Method = "wilson"
	}
	if out.N == 0 {
		out.Warnings = []string{"no observations"}
		return out
	}
	n := float64(out.N)
	p := float64(passed) / n
	if out.Clusters > 1 {
		squares := make([]float64, out.Clusters)
		for i := range squares {
			d := sizes[i] * (shares[i] - p)
			squares[i] = d * d
		}
		c := float64(out.Clusters)
		out.SE = new(math.Sqrt(c/(c-1)*Sum(squares)) / n)
	}
	neff := effectiveSize(sizes, shares, n, level)
	out.Estimate, out.NEff, out.DesignEffect = &p, &neff, new(n/neff)
	out.Low, out.High = wilsonAround(p, neff, level)
	if most > 1 {
		if w := fewTasks(out.Clusters); w != "" {
			out.Warnings = append(out.Warnings, w)
		}
	}
	return out
}

// effectiveSize returns the number of independent trials equivalent to the weighted
// shares of tasks for Wilson's interval at level: at least the number of tasks (less
// if weights are uneven), at most most. See [ProportionClustered].
func effectiveSize(weights, shares []float64, most, level float64) float64 {
	squares := make([]float64, len(weights))
	passed := make([]float64, len(weights))
	for i, w := range weights {
		squares[i], passed[i] = w*w, w*shares[i]
	}
	total := Sum(weights)
	size := Sum(squares) / total // of a typical task
	least := total / size        // as many as tasks if weights are even (Kish 1965)
	if len(weights) < 2 {
		return least
	}
	extra := size / 4
	p := (Sum(passed) + extra) / (total + 2*extra)
	for i, w := range weights {
		d := w * (shares[i] - p)
		squares[i] = d * d
	}
	between := Sum(squares) + extra*size*(p*p+(1-p)*(1-p))
	// The share of the largest possible variance, when tasks pass always or never.
	share := between / (size * (total + 2*extra) * p * (1 - p))
	neff := min(least/share, most)
	alpha := 1 - level
	z := upperNormal(alpha / 2)
	if t := studentQuantile(alpha/2, float64(len(weights)-1)); t > z {
		neff *= (z / t) * (z / t)
	}
	return max(neff, least)
}

// wilsonAround is Wilson's interval of p with n observations, n not whole.
func wilsonAround(p, n, level float64) (low, high *float64) {
	l, h := wilsonInterval(p*n, n, 1-level)
	if p == 0 {
		l = 0
	}
	if p == 1 {
		h = 1
	}
	return new(max(0, min(l, p))), new(min(1, max(h, p)))
}

// invalidCounts returns the error in counts or level, or "" if none.
func invalidCounts(cs []Cluster, level float64) string {
	if !(level > 0 && level < 1) {
		return fmt.Sprintf("confidence level %v is not between 0 and 1", level)
	}
	for i, c := range cs {
		if c.K < 0 || c.N < c.K || c.N > mostCount {
			return fmt.Sprintf("task %d: %d successes of %d observations is impossible", i+1, c.K, c.N)
		}
	}
	return ""
}

// fewTasks returns a warning if n tasks are too few for a design effect.
func fewTasks(n int) string {
	switch {
	case n == 1:
		return "one task does not show how tasks differ: it counts as one observation"
	case n < 10:
		return fmt.Sprintf("%d tasks are few: the interval may hold the truth less often than it says", n)
	}
	return ""
}
