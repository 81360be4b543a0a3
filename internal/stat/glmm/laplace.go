package glmm

import "math"

// system is the Newton system of one group after elimination of the effects of its
// tasks. Row and column 0 belong to the group, the others to the fixed effects, which
// are absent if they are held constant.
type system struct {
	a    [][]float64
	grad []float64
}

func newSystem(n int) *system {
	s := &system{a: make([][]float64, n), grad: make([]float64, n)}
	for i := range s.a {
		s.a[i] = make([]float64, n)
	}
	return s
}

// curvature is the curvature of the penalized likelihood at the start of a Newton step.
type curvature struct {
	logDet float64     // of the Hessian of the random effects
	fixed  *system     // Hessian of the fixed effects, the random ones eliminated; nil if held constant
	groups [][]float64 // row 0 of the system of each group
}

// findModes moves the random effects of s, and the fixed ones if free is true, to the
// mode of the penalized likelihood by Newton's method. It returns the penalized
// likelihood and the curvature at the mode.
func (m *model) findModes(s *state, free bool) (height float64, k curvature) {
	height = m.penalized(s)
	for range 100 {
		step, curved, gain := m.newtonStep(s, free)
		k = curved
		// The determinant changes linearly with the step, not quadratically, and so
		// needs a tighter bound.
		if gain < 1e-15 {
			return height, k
		}
		for size := 1.0; ; size /= 2 {
			next := s.clone()
			next.move(step, size)
			if h := m.penalized(next); h >= height-1e-12*math.Abs(height) {
				next.cov = s.cov
				*s, height = *next, h
				break
			}
			if size < 1e-9 {
				return height, k
			}
		}
	}
	return height, k
}

func (s *state) move(step *state, size float64) {
	for i := range s.beta {
		s.beta[i] += size * step.beta[i]
	}
	for i := range s.group {
		s.group[i] += size * step.group[i]
	}
	for i := range s.task {
		s.task[i][0] += size * step.task[i][0]
		s.task[i][1] += size * step.task[i][1]
	}
}

// newtonStep solves for the Newton step. The Hessian has arrow form: tasks are coupled
// only through their group and the fixed effects, groups only through the fixed
// effects. gain is twice the predicted improvement.
func (m *model) newtonStep(s *state, free bool) (step *state, k curvature, gain float64) {
	p := 0
	if free {
		p = len(s.beta)
	}
	step = m.newState()
	fixed := newSystem(p)
	room := make([]float64, 2*(p+2)*m.tasks)
	solved := make([][2][]float64, m.tasks) // solutions of the blocks of tasks: for the columns of the system, then for the gradient
	cross := [2][]float64{make([]float64, p+2), make([]float64, p+2)}
	gradients := make([][2]float64, m.tasks)
	for gi := range m.groups {
		g := &m.groups[gi]
		sys := newSystem(1 + p)
		sys.a[0][0], sys.grad[0] = 1, -s.group[gi]
		for ti := range g.tasks {
			t := &g.tasks[ti]
			for r := range 2 {
				solved[t.at][r], room = room[:p+2], room[p+2:]
				clear(cross[r])
			}
			gradients[t.at] = m.eliminateTask(s, g, t, sys, cross, solved[t.at])
			k.logDet -= math.Log(s.cov[t.at][0]*s.cov[t.at][2] - s.cov[t.at][1]*s.cov[t.at][1])
		}
		pivot := sys.a[0][0]
		k.logDet += math.Log(pivot)
		gain += sys.grad[0] * sys.grad[0] / pivot
		for i := range p {
			ratio := sys.a[0][1+i] / pivot
			for j := range p {
				fixed.a[i][j] += sys.a[1+i][1+j] - ratio*sys.a[0][1+j]
			}
			fixed.grad[i] += sys.grad[1+i] - ratio*sys.grad[0]
		}
		k.groups = append(k.groups, sys.a[0])
		step.group[gi] = sys.grad[0] / pivot // until the fixed effects are known
	}
	if free {
		k.fixed = fixed
		x := solve(fixed.a, fixed.grad)
		for i := range x {
			gain += x[i] * fixed.grad[i]
		}
		copy(step.beta, x)
	}
	for gi := range m.groups {
		for i := range p {
			step.group[gi] -= k.groups[gi][1+i] / k.groups[gi][0] * step.beta[i]
		}
		for _, t := range m.groups[gi].tasks {
			for r := range 2 {
				x := solved[t.at][r]
				step.task[t.at][r] = x[1+p] - x[0]*step.group[gi]
				gain += x[1+p] * gradients[t.at][r]
				for i := range p {
					step.task[t.at][r] -= x[1+i] * step.beta[i]
				}
			}
		}
	}
	return step, k, gain
}

// eliminateTask adds the trials of a task to the system of its group and eliminates the
// effects of the task. It returns the gradient of these effects, and sets solved to the
// solutions of their block for each column of the system and for the gradient. cross is
// zeroed scratch space for the other columns of the block.
func (m *model) eliminateTask(s *state, g *group, t *task, sys *system, cross, solved [2][]float64) (grad [2]float64) {
	n, agents, free := len(sys.grad), len(m.agents), len(sys.grad) > 1
	sdTask, sdSlope, sdGroup := s.sd[byTask], s.sd[byTaskTreatment], s.sd[byGroupTreatment]
	grad = [2]float64{-s.task[t.at][0], -s.task[t.at][1]}
	d := [3]float64{1, 0, 1}
	for i := range t.cells {
		c := &t.cells[i]
		mu := logistic(s.logOdds(g, t, c))
		r, w := c.k-c.n*mu, c.n*mu*(1-mu)
		z := [2]float64{sdTask, c.t * sdSlope}
		grad[0], grad[1] = grad[0]+r*z[0], grad[1]+r*z[1]
		d[0], d[1], d[2] = d[0]+w*z[0]*z[0], d[1]+w*z[0]*z[1], d[2]+w*z[1]*z[1]
		// The columns of the system that are nonzero for the cell.
		at, x := [3]int{0, 1 + c.agent, 1 + agents + c.agent}, [3]float64{c.t * sdGroup, 1, c.t}
		for j := range at {
			if j > 0 && !free {
				break
			}
			sys.grad[at[j]] += r * x[j]
			cross[0][at[j]] += w * z[0] * x[j]
			cross[1][at[j]] += w * z[1] * x[j]
			for l := range at {
				if l == 0 || free {
					sys.a[at[j]][at[l]] += w * x[j] * x[l]
				}
			}
		}
	}
	det := d[0]*d[2] - d[1]*d[1]
	s.cov[t.at] = [3]float64{d[2] / det, -d[1] / det, d[0] / det}
	cross[0][n], cross[1][n] = grad[0], grad[1]
	for j := range n + 1 {
		solved[0][j] = (d[2]*cross[0][j] - d[1]*cross[1][j]) / det
		solved[1][j] = (d[0]*cross[1][j] - d[1]*cross[0][j]) / det
	}
	for i := range n {
		for j := range n {
			sys.a[i][j] -= cross[0][i]*solved[0][j] + cross[1][i]*solved[1][j]
		}
		sys.grad[i] -= cross[0][i]*solved[0][n] + cross[1][i]*solved[1][n]
	}
	return grad
}

// cholesky returns the lower triangle l of a = l·lᵀ. It replaces pivots that are not
// positive, which only rounding can cause, by a tiny value.
func cholesky(a [][]float64) [][]float64 {
	l := make([][]float64, len(a))
	for i := range a {
		l[i] = make([]float64, len(a))
		for j := range i + 1 {
			sum := a[i][j]
			for k := range j {
				sum -= l[i][k] * l[j][k]
			}
			if i == j {
				l[i][i] = math.Sqrt(max(sum, 1e-12))
			} else {
				l[i][j] = sum / l[j][j]
			}
		}
	}
	return l
}

// solve returns x with a·x = b for a symmetric positive definite a.
func solve(a [][]float64, b []float64) []float64 {
	l, n := cholesky(a), len(b)
	x := make([]float64, n)
	for i := range n {
		x[i] = b[i]
		for k := range i {
			x[i] -= l[i][k] * x[k]
		}
		x[i] /= l[i][i]
	}
	for i := n - 1; i >= 0; i-- {
		for k := i + 1; k < n; k++ {
			x[i] -= l[k][i] * x[k]
		}
		x[i] /= l[i][i]
	}
	return x
}

// inverse returns a⁻¹ for a symmetric positive definite a.
func inverse(a [][]float64) [][]float64 {
	out := make([][]float64, len(a))
	for i := range a {
		unit := make([]float64, len(a))
		unit[i] = 1
		out[i] = solve(a, unit)
	}
	return out
}

// covariance returns the covariance of the fixed effects at s given the deviations: the
// inverse of their curvature with the random effects profiled out.
func (m *model) covariance(s *state) [][]float64 {
	_, k, _ := m.newtonStep(s, true)
	return inverse(k.fixed.a)
}
