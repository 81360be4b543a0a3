package stat

import "math"

// units are the independent units of a mean over tasks: the tasks themselves, or their
// clusters.
type units struct {
	of        []int     // unit of each task
	sizes     []float64 // number of tasks of each unit
	clustered bool
}

// groupUnits returns the units of so many tasks. Without clusters each task is one.
func groupUnits(tasks int, clusters []string) units {
	u := units{of: make([]int, tasks), clustered: len(clusters) > 0}
	place := map[string]int{}
	for i := range u.of {
		at, seen := i, false
		if u.clustered {
			at, seen = place[clusters[i]]
		}
		if !seen {
			at = len(u.sizes)
			u.sizes = append(u.sizes, 0)
		}
		if u.clustered {
			place[clusters[i]] = at
		}
		u.of[i] = at
		u.sizes[at]++
	}
	return u
}

// method returns the name of Student's t interval over the units.
func (u units) method() string {
	if u.clustered {
		return "cr2_t"
	}
	return "student_t"
}

// tooFew returns why the units cannot show how they differ, or "" if they can.
func (u units) tooFew() string {
	switch {
	case len(u.sizes) > 1:
		return ""
	case u.clustered:
		return fewClusters(1)
	}
	return "one task shows no spread: it takes 2"
}

// warning returns a warning if the units are few, or "" if there are enough.
func (u units) warning() string {
	switch {
	case u.clustered && len(u.sizes) < dozenClusters:
		return fewClusters(len(u.sizes))
	case u.clustered:
		return ""
	}
	return fewTasks(len(u.sizes))
}

// covariance returns the CR2 covariance of the means of x and y over tasks (see
// [DifferenceByCluster]); of tasks as units it is the sample covariance over their
// number. There must be two units.
func (u units) covariance(x, y []float64) float64 {
	n := float64(len(u.of))
	meanX, meanY := Sum(x)/n, Sum(y)/n
	ex, ey := make([]float64, len(u.sizes)), make([]float64, len(u.sizes))
	for i, at := range u.of {
		ex[at] += x[i] - meanX
		ey[at] += y[i] - meanY
	}
	for i, m := range u.sizes {
		ex[i] *= ey[i] / (1 - m/n) / (n * n)
	}
	return Sum(ex)
}

// satterthwaite returns the degrees of freedom of the CR2 error of a mean over units of
// so many tasks.
//
// The variance is proportional to a quadratic form with the matrix (mᵍδ −
// mᵍmʰ/n)/√((1−mᵍ/n)(1−mʰ/n)). Its trace is n, and total² − own + spread is the sum
// of its squared elements.
func satterthwaite(sizes []float64) float64 {
	n := Sum(sizes)
	var spread, total, own float64
	for _, m := range sizes {
		w := m * m / (1 - m/n) / n
		spread, total, own = spread+m*m, total+w, own+w*w
	}
	return n * n / (spread + total*total - own)
}

// noSpread is the error of a mean, relative to its values, that is rounding.
const noSpread = 1e-13

// meanInterval returns the mean of xs, one value a task, with Student's t interval over
// the units. Without two units, or where all have the same mean, it has no interval.
func (u units) meanInterval(xs []float64, level float64) Interval {
	iv := Interval{Level: level, N: len(xs), Method: u.method(), Estimate: new(Sum(xs) / float64(len(xs)))}
	if why := u.tooFew(); why != "" {
		return iv.withWarning(why)
	}
	se := math.Sqrt(u.covariance(xs, xs))
	if se <= noSpread*max(largest(xs), 0.01) {
		return iv.withWarning("all units have the same difference, so their spread says nothing")
	}
	half := studentQuantile((1-level)/2, satterthwaite(u.sizes)) * se
	iv.Low, iv.High = new(*iv.Estimate-half), new(*iv.Estimate+half)
	return iv
}

// largest returns the largest magnitude of xs, or 0 if there are none.
func largest(xs []float64) float64 {
	most := 0.0
	for _, x := range xs {
		most = max(most, math.Abs(x))
	}
	return most
}
