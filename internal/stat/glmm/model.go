package glmm

import (
	"math"
	"slices"

	"gonum.org/v1/gonum/integrate/quad"
	"gonum.org/v1/gonum/mathext"
)

// model holds the data in the nesting of the algebra: tasks within groups, and a fixed
// effect for each agent.
type model struct {
	agents               []string
	groups               []group
	tasks, trials        int
	hasSlopes, hasGroups bool
	constant             float64 // Σ log C(n, k)
	nodes, weights       []float64
}

type group struct {
	name  string
	tasks []task
	at    int // index of the group
}

type task struct {
	name  string
	cells []cell
	at    int // index of the task
}

type cell struct {
	agent   int
	t, k, n float64
}

// Indices of the deviations in state.sd.
const (
	byTask = iota
	byTaskTreatment
	byGroupTreatment
)

// state is a point in the parameter space with the modes of the random effects,
// expressed as multiples of their deviations.
type state struct {
	beta  []float64 // intercepts of agents, then their effects
	sd    [3]float64
	group []float64    // effects of groups
	task  [][2]float64 // intercepts and slopes of tasks
	// cov is the conditional covariance of the two effects of a task.
	cov           [][3]float64
	logLikelihood float64
}

func newModel(cells []Cell) *model {
	m := &model{}
	place := map[string]int{} // indices of groups
	type key struct{ group, task string }
	tasks := map[key]int{}
	for _, c := range cells {
		g, ok := place[c.Group]
		if !ok {
			g = len(m.groups)
			place[c.Group], m.groups = g, append(m.groups, group{name: c.Group, at: g})
		}
		t, ok := tasks[key{c.Group, c.Task}]
		if !ok {
			t = len(m.groups[g].tasks)
			tasks[key{c.Group, c.Task}] = t
			m.groups[g].tasks = append(m.groups[g].tasks, task{name: c.Task, at: m.tasks})
			m.tasks++
		}
		a := slices.Index(m.agents, c.Agent)
		if a < 0 {
			a, m.agents = len(m.agents), append(m.agents, c.Agent)
		}
		x := cell{agent: a, t: -0.5, k: float64(c.Passed), n: float64(c.N)}
		if c.Treated {
			x.t = 0.5
		}
		m.groups[g].tasks[t].cells = append(m.groups[g].tasks[t].cells, x)
		m.trials += c.N
		m.constant += logChoose(x.n, x.k)
	}
	m.hasGroups = len(m.groups) > 1
	for i := range m.groups {
		for _, t := range m.groups[i].tasks {
			sides := map[float64]float64{}
			for _, c := range t.cells {
				sides[c.t] += c.n
			}
			m.hasSlopes = m.hasSlopes || sides[-0.5] > 1 && sides[0.5] > 1
		}
	}
	if !m.hasGroups && !m.hasSlopes {
		m.nodes, m.weights = make([]float64, Nodes), make([]float64, Nodes)
		quad.Hermite{}.FixedLocations(m.nodes, m.weights, math.Inf(-1), math.Inf(1))
	}
	return m
}

// uses reports whether the model has random effect i, an index of state.sd.
func (m *model) uses(i int) bool {
	return i == byTask || i == byTaskTreatment && m.hasSlopes || i == byGroupTreatment && m.hasGroups
}

func (m *model) eachCell(do func(*group, *task, *cell)) {
	for i := range m.groups {
		g := &m.groups[i]
		for j := range g.tasks {
			t := &g.tasks[j]
			for k := range t.cells {
				do(g, t, &t.cells[k])
			}
		}
	}
}

func (m *model) newState() *state {
	return &state{beta: make([]float64, 2*len(m.agents)), group: make([]float64, len(m.groups)),
		task: make([][2]float64, m.tasks), cov: make([][3]float64, m.tasks)}
}

func (s *state) clone() *state {
	c := *s
	c.beta, c.group, c.task, c.cov = slices.Clone(s.beta), slices.Clone(s.group), slices.Clone(s.task), slices.Clone(s.cov)
	return &c
}

// logOdds returns the log odds of a cell.
func (s *state) logOdds(g *group, t *task, c *cell) float64 {
	effect := s.beta[len(s.beta)/2+c.agent] + s.sd[byGroupTreatment]*s.group[g.at] + s.sd[byTaskTreatment]*s.task[t.at][1]
	return s.beta[c.agent] + s.sd[byTask]*s.task[t.at][0] + c.t*effect
}

// predict returns the log odds of a cell and their standard error given all other
// effects than those of the task.
func (s *state) predict(g *group, t *task, c *cell) (eta, se float64) {
	x, y, cov := s.sd[byTask], c.t*s.sd[byTaskTreatment], s.cov[t.at]
	return s.logOdds(g, t, c), math.Sqrt(x*x*cov[0] + 2*x*y*cov[1] + y*y*cov[2])
}

// penalized returns the joint log likelihood of the data and the random effects, up to
// a constant.
func (m *model) penalized(s *state) float64 {
	sum := 0.0
	m.eachCell(func(g *group, t *task, c *cell) {
		eta := s.logOdds(g, t, c)
		sum += c.k*eta - c.n*logOnePlusExp(eta)
	})
	for _, v := range s.group {
		sum -= v * v / 2
	}
	for _, u := range s.task {
		sum -= (u[0]*u[0] + u[1]*u[1]) / 2
	}
	return sum
}

func logistic(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

func logOnePlusExp(x float64) float64 { return max(x, 0) + math.Log(1+math.Exp(-math.Abs(x))) }

func logChoose(n, k float64) float64 {
	a, _ := math.Lgamma(n + 1)
	b, _ := math.Lgamma(k + 1)
	c, _ := math.Lgamma(n - k + 1)
	return a - b - c
}

func normalQuantile(p float64) float64 { return mathext.NormalQuantile(p) }
