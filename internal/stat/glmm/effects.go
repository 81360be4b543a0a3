package glmm

import (
	"math"
	"slices"

	"github.com/assay-eval/assay/internal/stat"
)

// gridTop and gridPoints define the grid of the deviation of groups over which effects
// are averaged. The prior probability above gridTop is 0.05 %.
const (
	gridTop    = 3.5
	gridPoints = 28
)

// normals is a mixture of normal distributions.
type normals []struct{ weight, mean, sd float64 }

func (ns normals) below(x float64) float64 {
	sum := 0.0
	for _, n := range ns {
		sum += n.weight * 0.5 * math.Erfc((n.mean-x)/n.sd/math.Sqrt2)
	}
	return sum
}

func (ns normals) mean() float64 {
	sum := 0.0
	for _, n := range ns {
		sum += n.weight * n.mean
	}
	return sum
}

func (ns normals) quantile(p float64) float64 {
	low, high := math.Inf(1), math.Inf(-1)
	z := math.Abs(normalQuantile(p)) + 1
	for _, n := range ns {
		low, high = min(low, n.mean-z*n.sd), max(high, n.mean+z*n.sd)
	}
	for range 100 {
		if mid := (low + high) / 2; ns.below(mid) < p {
			low = mid
		} else {
			high = mid
		}
	}
	return (low + high) / 2
}

// contrast is one effect: a weighted sum of coefficients, plus the slope of a group
// unless group is −1.
type contrast struct {
	weights []float64
	group   int
}

// addEffects adds the posterior distributions of the effects to the fit.
func (m *model) addEffects(f *Fit, best *state, level float64) {
	a := len(m.agents)
	mean := make([]float64, 2*a)
	for i := range a {
		mean[a+i] = 1 / float64(a)
	}
	effects, wanted := []Effect{{Of: "all"}}, []contrast{{mean, -1}}
	if m.hasGroups {
		for i := range m.groups {
			effects, wanted = append(effects, Effect{Of: "group", Name: m.groups[i].name}), append(wanted, contrast{mean, i})
		}
	}
	if a > 1 {
		for i, name := range m.agents {
			one := make([]float64, 2*a)
			one[a+i] = 1
			effects, wanted = append(effects, Effect{Of: "agent", Name: name}), append(wanted, contrast{one, -1})
		}
	}
	for i, posterior := range m.posteriors(best, wanted) {
		e, low, high := &effects[i], posterior.quantile((1-level)/2), posterior.quantile((1+level)/2)
		m.describe(e)
		interval := func(estimate, low, high float64) stat.Interval {
			return stat.Interval{Estimate: &estimate, Low: &low, High: &high, Level: level, N: e.Tasks, Method: "posterior"}
		}
		e.LogOdds = interval(posterior.mean(), low, high)
		e.Difference = interval(m.difference(best, e, posterior.mean()), m.difference(best, e, low), m.difference(best, e, high))
		e.Better = 1 - posterior.below(0)
	}
	f.Effects = effects
}

// posteriors returns the posterior distribution of each contrast, averaged over the
// deviation of groups.
func (m *model) posteriors(best *state, wanted []contrast) []normals {
	grid := []float64{best.sd[byGroupTreatment]}
	if m.hasGroups {
		grid = grid[:0]
		for i := range gridPoints {
			grid = append(grid, (float64(i)+0.5)*gridTop/gridPoints)
		}
	}
	out := make([]normals, len(wanted))
	heights := make([]float64, len(grid))
	s, top := best.clone(), math.Inf(-1)
	for i, sd := range grid {
		s.sd[byGroupTreatment] = sd
		height, k := m.findModes(s, true)
		for j, row := range cholesky(k.fixed.a) {
			height -= math.Log(row[j])
		}
		heights[i] = height - k.logDet/2 - sd*sd/(2*GroupPrior*GroupPrior)
		top = max(top, heights[i])
		covariance := inverse(k.fixed.a)
		for j, c := range wanted {
			mean, variance := s.contrast(c, k, covariance)
			out[j] = append(out[j], struct{ weight, mean, sd float64 }{0, mean, math.Sqrt(variance)})
		}
	}
	total := 0.0
	for _, h := range heights {
		total += math.Exp(h - top)
	}
	for j := range out {
		for i := range out[j] {
			out[j][i].weight = math.Exp(heights[i]-top) / total
		}
	}
	return out
}

// contrast returns the mean and variance of c given the deviations.
func (s *state) contrast(c contrast, k curvature, covariance [][]float64) (mean, variance float64) {
	weights := slices.Clone(c.weights)
	mean = dot(c.weights, s.beta)
	if c.group >= 0 {
		sd, row := s.sd[byGroupTreatment], k.groups[c.group]
		mean += sd * s.group[c.group]
		variance = sd * sd / row[0]
		for i := range weights {
			weights[i] -= sd * row[1+i] / row[0]
		}
	}
	for i, w := range weights {
		variance += w * dot(covariance[i], weights)
	}
	return mean, variance
}

// isOf reports whether the effect e includes the cell.
func (m *model) isOf(e *Effect, g *group, c *cell) bool {
	return e.Of == "all" || e.Of == "group" && e.Name == g.name || e.Of == "agent" && e.Name == m.agents[c.agent]
}

// describe counts the tasks and trials of an effect.
func (m *model) describe(e *Effect) {
	var last *task
	m.eachCell(func(g *group, t *task, c *cell) {
		if !m.isOf(e, g, c) {
			return
		}
		side := &e.Control
		if c.t > 0 {
			side = &e.Treatment
		}
		side.Passed, side.N = side.Passed+int(c.k), side.N+int(c.n)
		if t != last {
			e.Tasks, last = e.Tasks+1, t
		}
	})
}

// difference returns the mean difference of success rates over the tasks and agents of
// e for the given effect on the log odds, at the estimated difficulty of the tasks.
func (m *model) difference(s *state, e *Effect, effect float64) float64 {
	sum, n := 0.0, 0
	m.eachCell(func(g *group, t *task, c *cell) {
		if m.isOf(e, g, c) {
			base := s.beta[c.agent] + s.sd[byTask]*s.task[t.at][0]
			sum, n = sum+logistic(base+effect/2)-logistic(base-effect/2), n+1
		}
	})
	return sum / float64(n)
}
