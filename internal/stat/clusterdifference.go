package stat

import (
	"fmt"
	"math"
)

// ClusterDifference compares two sides whose tasks come in clusters, such as
// repositories, and may share their effect within a cluster. Clusters must be
// independent; tasks of the same cluster may depend on each other in any way.
type ClusterDifference struct {
	// Interval is the interval of the mean over tasks of treatment rate − control rate
	// ("cr2_t"): Student's t with DF degrees of freedom and the CR2 standard error,
	// clamped to ±1. N counts tasks. Its warnings apply to the whole comparison.
	Interval
	SE       *float64 `json:"se"`
	DF       *float64 `json:"df"`
	Clusters int      `json:"clusters"`
	// Permutation is the test that flips the signs of whole clusters.
	Permutation Permutation `json:"permutation"`

	asTasks clusteredPairs // tasks as if independent
	asPairs clusteredPairs // each cluster as one pair, for clusters without between-cluster variance
}

// dozenClusters is the number of clusters below which the standard error depends on
// distributional assumptions that so few clusters cannot support.
const dozenClusters = 12

// fewClustersFloor limits the false alarms of the mid-p of few clusters to 1/fewClustersFloor
// times the level. The sums of clusters are hardly ever tied, and with 6 clusters p has 32
// values: the mid-p alone finds 3.1 % at a level of 1.7 %.
const fewClustersFloor = 0.8

// DifferenceByCluster compares the sides of tasks. clusters holds the cluster of each
// task. All tasks have the same weight. DifferenceByCluster omits tasks without a pair
// and reports their number in a warning.
//
// The standard error is the bias-reduced linearization CR2 of the mean (Bell and
// McCaffrey 2002) with Satterthwaite's degrees of freedom: for n tasks and clusters of
// mᵍ tasks with residual sums eᵍ, SE² = Σ eᵍ²/(1 − mᵍ/n)/n². The test flips the signs
// of the cluster sums, like [SignFlip]. Its p value is valid for any number of clusters
// if the effect of a cluster is symmetric about 0. Below 12 clusters PFew decides, which
// is no less than [fewClustersFloor] times the exact p value. With one task per cluster the
// interval equals that of [MeanT] and the test that of [DifferenceByTask]. Oracles: CR2
// with Satterthwaite in R's clubSandwich; enumeration of all flips.
func DifferenceByCluster(tasks []Pairs, clusters []string, r Resampling) ClusterDifference {
	d := ClusterDifference{Interval: Interval{Method: "cr2_t"}}
	settled, _, problem := r.WithDefaults(max(1, len(tasks)))
	if d.Level = settled.Level; problem == "" && len(tasks) != len(clusters) {
		problem = fmt.Sprintf("%d tasks with %d clusters cannot be matched", len(tasks), len(clusters))
	}
	var sizes, means, sums []float64
	exact := []fraction{}
	place := map[string]int{}
	if problem == "" {
		for i, p := range tasks {
			if min(p.Both, p.ControlOnly, p.TreatmentOnly, p.Neither) < 0 {
				problem = fmt.Sprintf("task %d has negative counts", i)
				break
			}
			if p.N() == 0 {
				continue
			}
			at, seen := place[clusters[i]]
			if !seen {
				at = len(sizes)
				place[clusters[i]], sizes, sums = at, append(sizes, 0), append(sums, 0)
				exact = append(exact, fraction{0, 1})
			}
			x := float64(p.TreatmentOnly-p.ControlOnly) / float64(p.N())
			sizes[at], sums[at], means = sizes[at]+1, sums[at]+x, append(means, x)
			exact[at] = exact[at].plus(rateDifference(Cluster{p.TreatmentOnly, p.N()}, Cluster{p.ControlOnly, p.N()}))
		}
	}
	d.N, d.Clusters = len(means), len(sizes)
	if problem == "" && d.N == 0 {
		problem = "no task with a decided trial on both sides"
	}
	if problem != "" {
		d.N, d.Clusters = 0, 0
		d.Warnings = []string{problem}
		d.Permutation = Permutation{Method: "sign_flip_exact", Warnings: []string{problem}}
		return d
	}
	if left := len(tasks) - d.N; left > 0 {
		d.Warnings = append(d.Warnings, fmt.Sprintf("%d of %d tasks have no decided trial on a side and were left out", left, len(tasks)))
	}
	for i, f := range exact {
		if f == (fraction{}) {
			exact = nil
			break
		}
		// The exact fraction avoids a rounding residue where rates cancel.
		sums[i] = float64(f.num) / float64(f.den)
	}
	d.Permutation = signFlip(sums, exact, r)
	if p := &d.Permutation; d.Clusters < dozenClusters && p.PMid != nil {
		p.PFew = new(max(*p.PMid, fewClustersFloor**p.P))
	}
	n := float64(d.N)
	d.Estimate = new(Sum(means) / n)
	d.addError(sizes, sums)
	d.addCounts(tasks)
	if d.Clusters < dozenClusters {
		d.Warnings = append(d.Warnings, fewClusters(d.Clusters))
	}
	return d
}

// plus returns f + g in lowest terms, or the zero value on overflow.
func (f fraction) plus(g fraction) fraction {
	const most = 1 << 30
	if f.den == 0 || g.den == 0 || max(f.den, g.den, f.num, -f.num, g.num, -g.num) > most {
		return fraction{}
	}
	return reducedFraction(f.num*g.den+g.num*f.den, f.den*g.den)
}

// addError adds the standard error and the interval of the mean of tasks, given the
// number of tasks and the sum of each cluster.
func (d *ClusterDifference) addError(sizes, sums []float64) {
	if d.Clusters < 2 {
		return
	}
	n := float64(d.N)
	squares := make([]float64, len(sizes))
	for i, m := range sizes {
		e := sums[i] - m**d.Estimate
		squares[i] = e * e / (1 - m/n) / (n * n)
	}
	if d.SE = new(math.Sqrt(Sum(squares))); *d.SE <= 1e-12 {
		d.SE = nil
		d.Warnings = append(d.Warnings, "all clusters have the same mean difference, so their spread says nothing")
		return
	}
	d.DF = new(satterthwaite(sizes))
	half := studentQuantile((1-d.Level)/2, *d.DF) * *d.SE
	d.Low, d.High = new(*d.Estimate-half), new(*d.Estimate+half)
	d.Interval = d.clampTo(-1, 1)
}

// addCounts adds the counts for the score tests.
func (d *ClusterDifference) addCounts(tasks []Pairs) {
	var control, treatment []float64
	for _, p := range tasks {
		if n := float64(p.N()); n > 0 {
			control, treatment = append(control, float64(p.ControlOnly)/n), append(treatment, float64(p.TreatmentOnly)/n)
		}
	}
	each := float64(d.Clusters) / float64(d.N)
	d.asTasks = clusterPairs(tasks)
	d.asPairs = clusteredPairs{tasks: d.Clusters, n: d.N, difference: *d.Estimate,
		b: each * Sum(control), c: each * Sum(treatment), nEff: float64(d.Clusters)}
}

// AgreeingInterval returns the interval at level 1 − alpha, adjusted to agree with the
// test of clusters whose p value is p, usually [Permutation.Deciding]: the interval
// excludes 0 exactly if p is at most alpha. If Student's t disagrees with the test, the
// limit nearer to 0 is scaled so that t at 0 equals the quantile of p. The interval always includes
// [TangoAgreeing] of the tasks, because clusters may look alike by chance. Clusters
// without between-cluster variance count as one pair each.
func (d *ClusterDifference) AgreeingInterval(p *float64, alpha float64) Interval {
	iv := d.Interval
	iv.Level, iv.Low, iv.High = 1-alpha, nil, nil
	if p == nil {
		return iv
	}
	mean, task := *d.Estimate, d.asTasks.agreeWith(*p, alpha)
	if d.SE == nil {
		pair := d.asPairs.agreeWith(*p, alpha)
		iv.Method, iv.Low, iv.High = "tango_by_cluster", pair.Low, pair.High
	} else {
		t := studentQuantile(alpha/2, *d.DF)
		below, above := t**d.SE, t**d.SE
		if at := math.Abs(mean); (at >= below) != (*p <= alpha) {
			near := at * t / studentQuantile(*p/2, *d.DF)
			if mean > 0 {
				below = near
			} else {
				above = near
			}
		}
		iv.Low, iv.High = new(max(-1, mean-below)), new(min(1, mean+above))
	}
	*iv.Low, *iv.High = min(*iv.Low, *task.Low), max(*iv.High, *task.High)
	return iv
}

// NonInferior is like [NonInferior] with the CR2 standard error and Student's t. It
// shows non-inferiority only if the same test of independent tasks does.
func (d *ClusterDifference) NonInferior(margin, alpha float64) NonInferiority {
	out := nonInferior(d.asTasks, margin, alpha)
	if out.P == nil {
		return out
	}
	out.Method = d.Method
	var p, low float64
	if d.SE == nil {
		pair := nonInferior(d.asPairs, margin, alpha)
		out.Method, p, low = "tango_by_cluster", *pair.P, *pair.Lower
	} else {
		p = studentTail((*d.Estimate+margin) / *d.SE, *d.DF)
		low = max(-1, *d.Estimate-studentQuantile(out.Alpha, *d.DF)**d.SE)
	}
	out.P, out.Lower = new(max(*out.P, p)), new(min(*out.Lower, low))
	out.Shown, out.Warnings = new(*out.P < out.Alpha), d.Warnings
	return out
}

// ProportionByCluster estimates the pass rate of trials whose tasks come in clusters of
// similar tasks. The estimator is [ProportionClustered] with clusters of tasks in place
// of tasks. clusters holds the cluster of each task.
func ProportionByCluster(tasks []Cluster, clusters []string, level float64) Clustered {
	if len(tasks) != len(clusters) {
		return Clustered{Interval: Interval{Level: level, Method: "wilson_clustered",
			Warnings: []string{fmt.Sprintf("%d tasks with %d clusters cannot be matched", len(tasks), len(clusters))}}}
	}
	if why := invalidCounts(tasks, level); why != "" {
		return ProportionClustered(tasks, level) // its warnings name the cause
	}
	var sums []Cluster
	place := map[string]int{}
	for i, t := range tasks {
		at, seen := place[clusters[i]]
		if !seen {
			at = len(sums)
			place[clusters[i]], sums = at, append(sums, Cluster{})
		}
		sums[at].K, sums[at].N = sums[at].K+t.K, sums[at].N+t.N
	}
	out := ProportionClustered(sums, level)
	out.Method = "wilson_by_cluster"
	if out.Clusters > 0 && out.Clusters < dozenClusters {
		out.Warnings = []string{fewClusters(out.Clusters)} // replaces the warning about tasks
	}
	return out
}

func fewClusters(n int) string {
	if n == 1 {
		return "one cluster does not show how clusters differ: it takes 2, and a dozen to rely on"
	}
	return fmt.Sprintf("%d clusters are few: errors and intervals rest on a dozen or more", n)
}
