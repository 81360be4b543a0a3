package stat

import (
	"cmp"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
)

// defaultClusterSpread is the assumed standard deviation between clusters of the effect
// on the log odds: 12 points at a control rate of 0.5.
const defaultClusterSpread = 0.5

// clusterModel adds to a taskModel that the effect varies between clusters of tasks.
type clusterModel struct {
	marginal *taskModel // of a task of any cluster
	within   *taskModel // of a task, given the deviate of its cluster
	deviate  []float64  // of clusters, from the mean effect on the log odds
	share    []float64  // of clusters with a deviate
}

func newClusterModel(control, icc, spread, clusterSpread float64, trials int) *clusterModel {
	m := &clusterModel{newTaskModel(control, icc, math.Hypot(spread, clusterSpread), trials),
		newTaskModel(control, icc, spread, trials), []float64{0}, []float64{1}}
	if clusterSpread > 0 {
		m.deviate, m.share = normalPoints(clusterSpread)
	}
	return m
}

// chances returns the distributions of the difference of a task for the deviates of its
// cluster, in the order of deviate.
func (m *clusterModel) chances(effect float64) [][]float64 {
	shift := m.marginal.oddsShift(effect)
	out := make([][]float64, len(m.deviate))
	for i, z := range m.deviate {
		out[i] = m.within.chancesAt(shift + z)
	}
	return out
}

// clusterDrawer draws the differences of clusters, in trials.
type clusterDrawer struct {
	cluster *drawer
	tasks   []*drawer // by the deviate of the cluster
	pcg     rand.PCG
}

func (m *clusterModel) newDrawer(effect float64) *clusterDrawer {
	d := &clusterDrawer{cluster: newDrawer(m.share, 0)}
	for _, c := range m.chances(effect) {
		d.tasks = append(d.tasks, newDrawer(c, 0))
	}
	return d
}

// next returns the sum of the differences of a cluster of n tasks.
func (d *clusterDrawer) next(n int) (sum int) {
	of := d.tasks[d.cluster.at(d.pcg.Uint64())+d.cluster.largest]
	for range n {
		sum += of.at(d.pcg.Uint64())
	}
	return sum
}

// countSignificant simulates sims experiments with clusters of the given sizes and
// returns the number of significant sign-flip tests of whole clusters.
func (m *clusterModel) countSignificant(effect float64, sizes []int, sims int, seed uint64, alpha float64, t Test) (significant int) {
	d := m.newDrawer(effect)
	flips := newFlips(m.within.trials*slices.Max(sizes), alpha, t != TestPermutation)
	flips.few = t == TestPermutationFew && len(sizes) < dozenClusters
	for s := range sims {
		d.pcg.Seed(seed, mixCounter(uint64(s)))
		flips.resetCounts()
		for _, n := range sizes {
			flips.addDifference(d.next(n))
		}
		if flips.isSignificant() {
			significant++
		}
	}
	return significant
}

// countDecided draws like countSignificant, with the clusters in random order. It returns
// the number of sequential tests that decide, and the total number of tasks until each
// decides, is hopeless or ends.
func (m *clusterModel) countDecided(effect float64, sizes []int, sims int, seed uint64, alpha, hopeless float64) (decided, taken int) {
	d, sizes := m.newDrawer(effect), slices.Clone(sizes)
	random := rand.New(&d.pcg)
	for s := range sims {
		d.pcg.Seed(seed, mixCounter(uint64(s)))
		random.Shuffle(len(sizes), func(i, j int) { sizes[i], sizes[j] = sizes[j], sizes[i] })
		t := NewMonitor(alpha).ByCluster(slices.Max(sizes))
		for _, n := range sizes {
			t.AddCluster(n, float64(d.next(n))/float64(m.within.trials))
			if taken += n; t.Decided() || t.Hopeless(len(sizes), hopeless) {
				break
			}
		}
		if t.Decided() {
			decided++
		}
	}
	return decided, taken
}

// normalPower returns the power of a two-sided t test of the mean difference, with one
// degree of freedom less than clusters.
func (m *clusterModel) normalPower(effect float64, sizes []int, alpha float64) float64 {
	between, n, squares := 0.0, 0.0, 0.0
	for i, chances := range m.chances(effect) {
		d := -effect
		for j, p := range chances {
			d += p * float64(j-m.within.trials) / float64(m.within.trials)
		}
		between += m.share[i] * d * d
	}
	for _, size := range sizes {
		n, squares = n+float64(size), squares+float64(size*size)
	}
	variance := differenceVariance(m.marginal.differenceChances(effect), effect)
	se := math.Sqrt(between*squares/(n*n) + (variance-between)/n)
	critical := studentQuantile(alpha/2, float64(len(sizes)-1))
	return normalCDF(effect/se-critical) + normalCDF(-effect/se-critical)
}

// clusterCounts distributes n tasks over clusters in proportion to their sizes. It leaves
// out clusters without a task.
func clusterCounts(sizes []int, n int) []int {
	total := 0
	for _, s := range sizes {
		total += s
	}
	out, order, left := make([]int, len(sizes)), make([]int, len(sizes)), n
	for i, s := range sizes {
		out[i], order[i] = n*s/total, i
		left -= out[i]
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(n*sizes[b]%total, n*sizes[a]%total) })
	for _, i := range order[:left] {
		out[i]++
	}
	return slices.DeleteFunc(out, func(k int) bool { return k == 0 })
}

// clusterFault returns the fault of a design's clusters, "" if none.
func (p *plan) clusterFault() string {
	switch {
	case len(p.ClusterSizes) == 0:
		return ""
	case slices.Min(p.ClusterSizes) < 1 || slices.Max(p.ClusterSizes) > tasksLimit || len(p.ClusterSizes) > tasksLimit:
		return fmt.Sprintf("sizes of clusters are from 1 to %d", tasksLimit)
	case len(p.ClusterSizes) == 1:
		return "one cluster does not show how clusters differ: it takes 2, and a dozen to rely on"
	case p.ClusterSpread != nil && !(*p.ClusterSpread >= 0 && *p.ClusterSpread <= 5):
		return fmt.Sprintf("spread %v of the effect between clusters is not within 0 and 5", *p.ClusterSpread)
	case p.Test == TestExact || p.Test == TestMidP:
		return fmt.Sprintf("test %s takes tasks for independent; clusters are compared by permutation_mid or permutation_few", p.Test)
	}
	return ""
}

// assumeClusters adds the clusters to the model.
func (p *plan) assumeClusters() {
	spread, from := defaultClusterSpread, " (default)"
	if p.ClusterSpread != nil {
		spread, from = *p.ClusterSpread, ""
	}
	p.ClusterSpread = &spread
	p.clusters = newClusterModel(*p.Control, *p.ICC, p.Spread, spread, p.Trials)
	p.model = p.clusters.marginal
	but := " but for a"
	if p.Spread > 0 {
		but = ", and a"
	}
	p.assumption += but + fmt.Sprintf(" standard deviation of %.3g%s between %d clusters of tasks", spread, from, len(p.ClusterSizes))
	if p.sharesAlpha() {
		p.assumption += fmt.Sprintf("; the other %s against the same control have no effect", countNoun(p.Family-1, "comparison"))
	}
}

// sharesAlpha reports whether the share of alpha depends on the other comparisons of the
// family: in few clusters these may be unable to reach significance.
func (p *plan) sharesAlpha() bool {
	return p.Family > 1 && p.Test != TestAnytime && len(p.ClusterSizes) > 0 && len(p.ClusterSizes) < dozenClusters
}

// isSimulated reports whether the power is simulated.
func (p *plan) isSimulated() bool {
	return p.Trials > 1 || p.Test == TestAnytime || len(p.ClusterSizes) > 0
}

// units returns the noun and the number of the units of the test.
func (p *plan) units() (noun string, n int) {
	if n := len(p.ClusterSizes); n > 0 {
		if p.Tasks > 0 {
			n = min(p.Tasks, n)
		}
		return "cluster", n
	}
	return "task", p.Tasks
}

// mostTasks returns the largest number of tasks that TasksFor considers. A hundred tasks
// tell all about a cluster.
func (p *plan) mostTasks() int {
	switch {
	case len(p.ClusterSizes) > 0:
		return min(mostSimulated, 100*len(p.ClusterSizes))
	case p.isSimulated():
		return mostSimulated
	}
	return mostTasks
}
