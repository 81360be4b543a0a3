package glmm

import (
	"math"
	"slices"
)

// maximize returns the maximum of the approximate likelihood over coefficients and
// deviations.
func (m *model) maximize() *state {
	start := m.newState()
	x := make([]float64, len(start.beta))
	for i := range start.sd {
		if m.uses(i) {
			start.sd[i] = 1
		}
	}
	m.findModes(start, true)
	copy(x, start.beta)
	for i := range start.sd {
		if m.uses(i) {
			x = append(x, start.sd[i])
		}
	}
	at := func(x []float64) (*state, float64) {
		s := start.clone()
		copy(s.beta, x)
		rest := x[len(s.beta):]
		for i := range s.sd {
			if m.uses(i) {
				// The likelihood does not depend on the sign of a deviation.
				s.sd[i], rest = min(math.Abs(rest[0]), largestDeviation), rest[1:]
			}
		}
		value := m.logLikelihood(s)
		return s, value
	}
	x = minimize(func(x []float64) float64 {
		s, value := at(x)
		start = s // the next search for modes starts here
		return -value
	}, x)
	best, value := at(x)
	best.logLikelihood = value + m.constant
	return best
}

// logLikelihood integrates over the random effects and moves them to their modes.
func (m *model) logLikelihood(s *state) float64 {
	height, k := m.findModes(s, false)
	if m.nodes == nil {
		return height - k.logDet/2
	}
	sum := 0.0
	terms := make([]float64, len(m.nodes))
	for gi := range m.groups {
		g := &m.groups[gi]
		for ti := range g.tasks {
			t := &g.tasks[ti]
			mode, width := s.task[t.at][0], math.Sqrt(s.cov[t.at][0])
			for i, node := range m.nodes {
				u := mode + math.Sqrt2*width*node
				s.task[t.at][0] = u
				terms[i] = node*node - u*u/2
				for j := range t.cells {
					c := &t.cells[j]
					eta := s.logOdds(g, t, c)
					terms[i] += c.k*eta - c.n*logOnePlusExp(eta)
				}
			}
			s.task[t.at][0] = mode
			top, total := slices.Max(terms), 0.0
			for i, w := range m.weights {
				total += w * math.Exp(terms[i]-top)
			}
			sum += top + math.Log(total*width/math.Sqrt(math.Pi))
		}
	}
	return sum
}

// minimize returns the minimum of the smooth function f, by the method of Broyden,
// Fletcher, Goldfarb and Shanno with numerical derivatives.
func minimize(f func([]float64) float64, x []float64) []float64 {
	const h = 1e-4
	n := len(x)
	gradient := func(x []float64) []float64 {
		g := make([]float64, n)
		for i := range x {
			y := slices.Clone(x)
			y[i] = x[i] + h
			up := f(y)
			y[i] = x[i] - h
			g[i] = (up - f(y)) / (2 * h)
		}
		return g
	}
	inv, fresh := identity(n), true
	value, g := f(x), gradient(x)
	for range 200 {
		direction := make([]float64, n)
		for i := range direction {
			direction[i] = -dot(inv[i], g)
		}
		slope := dot(direction, g)
		next, reached := x, value
		// Steps longer than 2 on the log odds leave the region where the local model of
		// f holds.
		for size := min(1, 2/math.Sqrt(dot(direction, direction))); slope < 0 && size > 1e-6; size /= 2 {
			y := slices.Clone(x)
			for i := range y {
				y[i] += size * direction[i]
			}
			if v := f(y); v <= value+1e-4*size*slope {
				next, reached = y, v
				break
			}
		}
		if value-reached < 1e-9 {
			if fresh {
				return next
			}
			inv, fresh, x, value = identity(n), true, next, reached
			g = gradient(x)
			continue
		}
		changed := gradient(next)
		updateInverse(inv, x, next, g, changed)
		x, value, g, fresh = next, reached, changed, false
	}
	return x
}

// updateInverse updates the inverse Hessian from the change of the gradient between two
// points.
func updateInverse(inv [][]float64, from, to, gFrom, gTo []float64) {
	n := len(from)
	step, change, moved := make([]float64, n), make([]float64, n), make([]float64, n)
	for i := range n {
		step[i], change[i] = to[i]-from[i], gTo[i]-gFrom[i]
	}
	curve := dot(step, change)
	if curve < 1e-12 {
		return
	}
	for i := range n {
		moved[i] = dot(inv[i], change)
	}
	scale := (1 + dot(change, moved)/curve) / curve
	for i := range n {
		for j := range n {
			inv[i][j] += scale*step[i]*step[j] - (moved[i]*step[j]+step[i]*moved[j])/curve
		}
	}
}

func identity(n int) [][]float64 {
	out := make([][]float64, n)
	for i := range out {
		out[i] = make([]float64, n)
		out[i][i] = 1
	}
	return out
}

func dot(a, b []float64) float64 {
	sum := 0.0
	for i, x := range a {
		sum += x * b[i]
	}
	return sum
}
