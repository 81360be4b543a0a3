package stat

import (
	"fmt"
	"math"
	"math/bits"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"gonum.org/v1/gonum/mathext"
)

// Resampling configures resampling. The zero value means 10,000 resamples, seed 0,
// level 0.95. Results depend only on these numbers and the data, not on the number of
// processors.
type Resampling struct {
	// Resamples is how often to resample or to flip signs, at most 1,000,000.
	// At 0 it is 10,000, and fewer where clusters × resamples would pass
	// 10,000,000 (from 1,001 clusters on), but never fewer than 1,000; a result
	// made with fewer warns of it.
	Resamples int
	Seed      uint64
	Level     float64 // nominal coverage; 0 means 0.95
}

const (
	usualResamples = 10_000
	leastResamples = 1_000
	mostResamples  = 1_000_000
	resampleWork   = 10_000_000 // clusters × resamples beyond which fewer are drawn
	// enoughClusters is where simulated coverage comes near the nominal 0.95:
	// 0.75 with 3, 0.93 with 5, 0.94 with 10, for rates and medians.
	enoughClusters = 10
)

// WithDefaults fills in the defaults for so many clusters. problem is the reason if
// no result is possible.
func (r Resampling) WithDefaults(clusters int) (settled Resampling, warning, problem string) {
	if r.Level == 0 {
		r.Level = 0.95
	}
	switch {
	case !(r.Level > 0 && r.Level < 1):
		return Resampling{}, "", fmt.Sprintf("confidence level %v is not between 0 and 1", r.Level)
	case r.Resamples < 0 || r.Resamples > mostResamples:
		return Resampling{Level: r.Level}, "", fmt.Sprintf("%d resamples is not between 1 and %d", r.Resamples, mostResamples)
	case r.Resamples > 0:
		return r, "", ""
	}
	r.Resamples = usualResamples
	if clusters > resampleWork/usualResamples {
		r.Resamples = max(leastResamples, resampleWork/clusters)
		warning = fmt.Sprintf("%d resamples in place of %d, for %d tasks", r.Resamples, usualResamples, clusters)
	}
	return r, warning, ""
}

// MedianBCa estimates the median of all values (interpolated as by [Quantile]) and
// its BCa bootstrap interval (Efron 1987), resampling whole tasks with all their
// values (Davison and Hinkley 1997, §3.8), since the trials of one task are alike.
// Each element of tasks holds the values of one task; N counts values. Numbers that
// are not finite are omitted with a warning.
func MedianBCa(tasks [][]float64, r Resampling) Interval {
	tasks, n, warnings := finiteTasks(tasks)
	iv := Interval{N: n, Method: "bca_cluster_median", Warnings: warnings}
	if n == 0 {
		return iv.withoutFigures(r, "no values")
	}
	all := rankValues(tasks)
	exp := all.scaleDown()
	ones := make([]int32, len(tasks))
	for i := range ones {
		ones[i] = 1
	}
	return resampled{
		clusters: len(tasks), estimate: all.weightedMedian(ones), scale: 1,
		of: all.weightedMedian, without: all.medianWithout,
	}.fillInterval(iv, r).scaleUp(exp)
}

// MeanBCa estimates the mean of all values, which is a ratio of two sums over
// tasks, and its BCa interval, resampling whole tasks as [MedianBCa] does.
func MeanBCa(tasks [][]float64, r Resampling) Interval {
	tasks, n, warnings := finiteTasks(tasks)
	iv := Interval{N: n, Method: "bca_cluster_mean", Warnings: warnings}
	if n == 0 {
		return iv.withoutFigures(r, "no values")
	}
	// Sums of the largest numbers would overflow where their mean does not.
	all := slices.Concat(tasks...)
	exp := scaleDown(all)
	low, high := slices.Min(all), slices.Max(all)
	l := linear{base: Sum(all) / float64(n)}
	at := 0
	for _, values := range tasks {
		part := all[at : at+len(values)]
		at += len(values)
		for i := range part {
			part[i] -= l.base
		}
		l.num, l.den = append(l.num, Sum(part)), append(l.den, float64(len(part)))
	}
	return l.toResampled(1).fillInterval(iv, r).clampTo(low, high).scaleUp(exp)
}

// finiteTasks omits values that are not finite, and then empty tasks. n is the number
// of values kept. The lists may share memory with tasks, and must not be changed.
func finiteTasks(tasks [][]float64) (kept [][]float64, n int, warnings []string) {
	all := 0
	for _, values := range tasks {
		all += len(values)
		if slices.ContainsFunc(values, func(x float64) bool { return !isFinite(x) }) {
			values = finiteOf(values)
		}
		if len(values) > 0 {
			kept = append(kept, values)
			n += len(values)
		}
	}
	if n < all {
		warnings = append(warnings, fmt.Sprintf("%d of %d values are not finite numbers and were left out", all-n, all))
	}
	return kept, n, warnings
}

// scaleDown divides xs in place by a power of two, which loses nothing, so that
// the largest magnitude is below 1, and returns the exponent.
func scaleDown(xs []float64) int {
	_, exp := math.Frexp(largest(xs))
	for i, x := range xs {
		xs[i] = math.Ldexp(x, -exp)
	}
	return exp
}

// scaleUp reverses scaleDown. It omits figures that overflow, with a warning.
func (iv Interval) scaleUp(exp int) Interval {
	for _, p := range []**float64{&iv.Estimate, &iv.Low, &iv.High} {
		if *p == nil {
			continue
		}
		if x := math.Ldexp(**p, exp); isFinite(x) {
			*p = &x
			continue
		}
		*p = nil
		iv.Warnings = append(iv.Warnings, "a figure is too large to be written")
	}
	return iv
}

// clampTo limits iv to the range of its estimate.
func (iv Interval) clampTo(low, high float64) Interval {
	for _, p := range []**float64{&iv.Estimate, &iv.Low, &iv.High} {
		if *p != nil {
			*p = new(min(max(**p, low), high))
		}
	}
	return iv
}

// withoutFigures returns iv without figures, with the cause as a warning.
func (iv Interval) withoutFigures(r Resampling, cause string) Interval {
	settled, _, problem := r.WithDefaults(1)
	iv.Level = settled.Level
	if problem != "" {
		cause = problem
	}
	return iv.withWarning(cause)
}

// resampled is a statistic of clusters that can be resampled.
type resampled struct {
	clusters int
	estimate float64
	scale    float64                   // magnitude of the data: spread far below it is rounding error
	of       func(w []int32) float64   // the statistic where cluster i counts w[i] times; safe for concurrent use
	without  func(cluster int) float64 // the statistic without one cluster
}

// fillInterval sets the estimate of iv and its BCa interval.
func (s resampled) fillInterval(iv Interval, r Resampling) Interval {
	settled, fewer, problem := r.WithDefaults(s.clusters)
	if problem != "" {
		return iv.withoutFigures(r, problem)
	}
	iv.Level, iv.Estimate = settled.Level, &s.estimate
	if s.clusters == 1 {
		return iv.withWarning("one task: there is nothing to resample")
	}
	if s.clusters < enoughClusters {
		iv.Warnings = append(iv.Warnings, fmt.Sprintf("%d tasks are few to resample: below %d the interval holds the truth less often than it says", s.clusters, enoughClusters))
	}
	if fewer != "" {
		iv.Warnings = append(iv.Warnings, fewer)
	}
	resamples := s.drawResamples(settled)
	jackknife := make([]float64, s.clusters)
	for i := range jackknife {
		jackknife[i] = s.without(i)
	}
	resamples = slices.DeleteFunc(resamples, math.IsNaN)
	if lost := settled.Resamples - len(resamples); lost > 0 {
		iv.Warnings = append(iv.Warnings, fmt.Sprintf("%d of %d resamples have no value (0/0) and were left out", lost, settled.Resamples))
	}
	slices.Sort(resamples)
	ends := bcaEnds(resamples, s.estimate, jackknife, expandedTail(settled.Level, s.clusters), s.scale)
	iv.Low, iv.High = ends.low, ends.high
	iv.Warnings = append(iv.Warnings, ends.warnings...)
	if ends.percentile {
		iv.Method = strings.Replace(iv.Method, "bca", "percentile", 1)
	}
	return iv
}

// block is the number of resamples for each stream of random numbers. Blocks, not
// processors, have streams, so that the split of the work does not matter.
const block = 250

// drawResamples draws clusters with replacement and returns the statistic of each
// resample. Every statistic of so many clusters sees the same draws.
func (s resampled) drawResamples(r Resampling) []float64 {
	out := make([]float64, r.Resamples)
	blocks := (len(out) + block - 1) / block
	var next atomic.Int64
	var workers sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), blocks) {
		workers.Go(func() {
			w := make([]int32, s.clusters)
			for b := int(next.Add(1)) - 1; b < blocks; b = int(next.Add(1)) - 1 {
				random := RandomStream(r.Seed, uint64(b))
				for i := b * block; i < min((b+1)*block, len(out)); i++ {
					drawClusters(random, w)
					out[i] = s.of(w)
				}
			}
		})
	}
	workers.Wait()
	return out
}

// RandomStream returns the i-th stream of random numbers of a seed. Both halves of the
// state are mixed (SplitMix64; Steele, Lea and Flood 2014), since streams that
// start near one another would stay near.
func RandomStream(seed, i uint64) *rand.PCG {
	mix := func(x uint64) uint64 {
		x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
		x = (x ^ x>>27) * 0x94d049bb133111eb
		return x ^ x>>31
	}
	high := mix(seed + 0x9e3779b97f4a7c15)
	return rand.NewPCG(high, mix(high+(i+1)*0x9e3779b97f4a7c15))
}

// drawClusters sets w to how often each of len(w) clusters comes up in len(w) draws.
// One random number serves two draws of 32 bits: the chances of clusters differ
// by less than len(w)/2³², far below what resampling can show.
func drawClusters(random *rand.PCG, w []int32) {
	clear(w)
	n := uint64(len(w))
	for range n / 2 {
		u := random.Uint64()
		w[(u>>32)*n>>32]++
		w[(u&math.MaxUint32)*n>>32]++
	}
	if n%2 == 1 {
		i, _ := bits.Mul64(random.Uint64(), n)
		w[i]++
	}
}

// expandedTail is the share beyond each end of an interval, made smaller for few
// clusters (Hesterberg 2015, "What Teachers Should Know About the Bootstrap"):
// resampling n units understates the spread by √((n−1)/n) and knows of no t
// distribution, so that ends are taken where a t interval has them, as seen from
// the normal distribution.
func expandedTail(level float64, n int) float64 {
	t := StudentQuantile((1-level)/2, float64(n-1))
	return max(normalCDF(t*math.Sqrt(float64(n)/float64(n-1))), 1e-300)
}

// ends of an interval; nil if none.
type ends struct {
	low, high  *float64
	percentile bool // the percentile interval, since BCa is not available
	warnings   []string
}

// bcaEnds gives the ends of Efron's (1987) bias-corrected and accelerated interval
// (Efron and Tibshirani 1993, §14.3) that leaves a share tail beyond each: bias
// correction from the share of sorted resamples below the estimate, where those
// equal to it count half; acceleration from the jackknife. Where either cannot
// be had it gives the percentile interval. Resamples may be +Inf; an end there
// is nil. Spread below 1e-13 of scale counts as none.
func bcaEnds(sorted []float64, estimate float64, jackknife []float64, tail, scale float64) ends {
	spread := 0.0
	for _, x := range sorted {
		if isFinite(x) {
			spread = max(spread, math.Abs(x-estimate))
		}
	}
	if len(sorted) == 0 || spread <= 1e-13*scale && isFinite(sorted[len(sorted)-1]) {
		return ends{warnings: []string{"every resample gives the same value: an interval without width would mean nothing"}}
	}
	// Sums of the same numbers in another order differ by rounding errors.
	tie := spread * 1e-9
	below := 0.0
	for _, x := range sorted {
		switch {
		case x < estimate-tie:
			below++
		case x <= estimate+tie:
			below += 0.5
		}
	}
	n := float64(len(sorted))
	z0 := mathext.NormalQuantile(below / n)
	a, ok := bcaAcceleration(jackknife, spread)
	z := mathext.NormalQuantile(tail)
	low, high := z0+z, z0-z
	out := ends{percentile: true}
	at := [2]float64{tail, 1 - tail}
	switch {
	case !isFinite(z0):
		out.addWarning("every resample lies on one side of the estimate: percentile interval in place of BCa")
	case !ok:
		out.addWarning("leaving out any one task changes nothing: percentile interval in place of BCa")
	case a*low >= 1 || a*high >= 1:
		out.addWarning("one task outweighs the others too much for BCa: percentile interval in its place")
	default:
		out.percentile = false
		at = [2]float64{normalCDF(z0 + low/(1-a*low)), normalCDF(z0 + high/(1-a*high))}
	}
	if min(at[0], 1-at[1])*n < 5 {
		out.addWarning(fmt.Sprintf("an end is among the 5 outermost of %d resamples", len(sorted)))
	}
	from := Quantile(sorted, at[0])
	to := max(Quantile(sorted, at[1]), from) // interpolation may round one below the other
	if isFinite(from) {
		out.low = &from
	}
	if isFinite(to) {
		out.high = &to
	}
	if out.low == nil || out.high == nil {
		out.addWarning("the interval is not bounded: too many resamples divide by 0")
	}
	return out
}

func (e *ends) addWarning(cause string) { e.warnings = append(e.warnings, cause) }

// bcaAcceleration is Σu³ / 6(Σu²)^1.5 with u the mean of the jackknife less each of its
// values; not ok if the jackknife is flat or not finite. spread is the spread of
// resamples.
func bcaAcceleration(jackknife []float64, spread float64) (a float64, ok bool) {
	mean := Sum(jackknife) / float64(len(jackknife))
	largest := 0.0
	for _, x := range jackknife {
		largest = max(largest, math.Abs(mean-x))
	}
	if !isFinite(largest) || largest <= spread*1e-12 {
		return 0, false
	}
	var square, cube float64
	for _, x := range jackknife {
		u := (mean - x) / largest
		square += u * u
		cube += u * u * u
	}
	return cube / (6 * math.Pow(square, 1.5)), true
}

// linear is base + Σ num / Σ den over clusters, where Σ num is 0 but for
// rounding: a mean, or a ratio of means, centred so that little cancels.
type linear struct {
	base     float64
	num, den []float64
}

func (l linear) toResampled(scale float64) resampled {
	num, den := Sum(l.num), Sum(l.den)
	return resampled{
		clusters: len(l.num), estimate: l.base, scale: scale,
		of: func(w []int32) float64 {
			num, den := 0.0, 0.0
			for i, count := range w {
				// The conversions forbid fused multiply-add: the same figures on
				// every machine.
				num += float64(float64(count) * l.num[i])
				den += float64(float64(count) * l.den[i])
			}
			return l.base + num/den
		},
		without: func(i int) float64 { return l.base + (num-l.num[i])/(den-l.den[i]) },
	}
}
