// Package glmm fits a hierarchical logistic model to the passes of tasks under two
// treatments. Tasks differ in difficulty, and the effect of the treatment may vary
// between groups of tasks, tasks and agents.
//
// On the log odds, a trial of agent a at task i of group g passes with
//
//	interceptₐ + taskᵢ + t·(effectₐ + slopeᵢ + groupᵍ),  t = ½ with the treatment, −½ without,
//
// where task, slope and group are normal with mean 0 and a standard deviation each
// (Laird and Ware 1982; Stiratelli, Laird and Ware 1984). In the notation of R's lme4
// the model is
//
//	cbind(k, n-k) ~ 0 + agent + agent:t + (1|task) + (0+t|task) + (0+t|group).
//
// The slope of tasks requires a task with several trials on both sides, and the effect
// of groups requires two groups; otherwise the model omits the term. [Run] maximizes
// the likelihood: by adaptive Gauss–Hermite quadrature with [Nodes] nodes if the task
// is the only random effect (Pinheiro and Bates 1995), otherwise by Laplace's
// approximation, like glmer with nAGQ = 15 and 1. testdata/glmer.csv holds the figures
// of glmer.
//
// Effects are estimated in a second step. Few groups carry little information about the
// variance between groups, and its maximum likelihood estimate is often 0, which would
// make all groups alike. Effects are therefore averaged over the deviation of groups,
// with a half-normal prior of scale [GroupPrior] on it, a flat prior on the fixed
// effects, and the other deviations fixed at their estimates. Given the deviations the
// posterior is approximated by a normal distribution (Rue, Martino and Chopin 2009).
package glmm

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"github.com/assay-eval/assay/internal/stat"
)

const (
	// Nodes is the number of nodes of the quadrature.
	Nodes = 15
	// GroupPrior is the scale of the half-normal prior on the deviation of groups.
	GroupPrior = 1.0
	// fewestTasks is the minimum number of tasks for estimating the variance between
	// tasks.
	fewestTasks = 5
	// largestDeviation bounds deviations. At 8, nearly all tasks pass always or never.
	largestDeviation = 8
)

// Cell holds the trials of one agent at one task, with or without the treatment.
type Cell struct {
	Task, Group, Agent string // Group may be empty
	Treated            bool
	Passed, N          int
}

// Fit is the fitted model. A figure is nil if the data cannot determine it; Warnings
// holds the reason.
type Fit struct {
	Method        string      `json:"method"` // "laplace" or "agq"
	Tasks         int         `json:"tasks"`
	Trials        int         `json:"trials"`
	LogLikelihood *float64    `json:"log_likelihood"`
	Deviations    []Deviation `json:"deviations,omitempty"`
	Fixed         []Fixed     `json:"fixed,omitempty"`
	// Effects lists the effect for all tasks, then for each group, then for each agent
	// if there are several.
	Effects []Effect `json:"effects,omitempty"`
	// Flaky lists the tasks whose trials with the same agent on the same side have
	// different results, the least predictable first.
	Flaky    []Flaky  `json:"flaky,omitempty"`
	Warnings []string `json:"warnings,omitempty"`
}

// Deviation is the estimated standard deviation of a random effect on the log odds.
type Deviation struct {
	Of       string  `json:"of"` // "task", "task_treatment" or "group_treatment"
	Estimate float64 `json:"estimate"`
}

// Fixed is a coefficient on the log odds with its Wald interval at the maximum of the
// likelihood. The standard error treats the deviations as known.
type Fixed struct {
	Agent string `json:"agent,omitempty"`
	Term  string `json:"term"` // "intercept" or "treatment"
	stat.Interval
	SE float64 `json:"se"`
}

// Effect is the posterior mean and interval of the treatment effect on some trials.
type Effect struct {
	Of        string        `json:"of"` // "all", "group" or "agent"
	Name      string        `json:"name,omitempty"`
	Tasks     int           `json:"tasks"`
	Control   Side          `json:"control"`
	Treatment Side          `json:"treatment"`
	LogOdds   stat.Interval `json:"log_odds_ratio"`
	// Difference is the effect as a difference of success rates, treatment minus
	// control, averaged over the observed tasks.
	Difference stat.Interval `json:"difference"`
	// Better is the posterior probability that the effect is above zero.
	Better float64 `json:"p_better"`
}

// Side counts the trials of one side.
type Side struct {
	Passed int `json:"passed"`
	N      int `json:"n"`
}

// Flaky is a task whose trials disagree.
type Flaky struct {
	Task    string `json:"task"`
	Agent   string `json:"agent"`
	Treated bool   `json:"treated"`
	Passed  int    `json:"passed"`
	N       int    `json:"n"`
	// Rate is the modelled probability to pass, shrunken towards the other tasks.
	Rate stat.Interval `json:"rate"`
	// Disagree is the probability that two more trials have different results,
	// 2·rate·(1−rate).
	Disagree float64 `json:"disagree"`
}

// Run fits the model to cells, with intervals of the given level. Run omits, with a
// warning, agents that pass all or no trials of a side, because they have no finite
// coefficient.
func Run(cells []Cell, level float64) Fit {
	fit := Fit{Method: "laplace"}
	if !(level > 0 && level < 1) {
		return fit.without(fmt.Sprintf("confidence level %v is not between 0 and 1", level))
	}
	for _, c := range cells {
		if c.Passed < 0 || c.Passed > c.N {
			return fit.without(fmt.Sprintf("task %s: %d passed of %d trials is impossible", c.Task, c.Passed, c.N))
		}
	}
	cells = slices.DeleteFunc(slices.Clone(cells), func(c Cell) bool { return c.N == 0 })
	if len(cells) == 0 {
		return fit.without("no trial has passed or failed")
	}
	m := newModel(cells)
	fit.Tasks, fit.Trials = m.tasks, m.trials
	cells, fit.Warnings = dropSeparated(cells)
	if len(cells) == 0 {
		return fit
	}
	m = newModel(cells)
	if fit.Tasks, fit.Trials = m.tasks, m.trials; fit.Tasks < fewestTasks {
		return fit.without(fmt.Sprintf("the model takes %d tasks to see how tasks differ; tasks with an outcome: %d", fewestTasks, fit.Tasks))
	}
	if !m.hasGroups && !m.hasSlopes {
		fit.Method = "agq"
	}
	best := m.maximize()
	fit.LogLikelihood = new(best.logLikelihood)
	fit.addEstimates(m, best, level)
	m.addEffects(&fit, best, level)
	m.addFlaky(&fit, best, level)
	return fit
}

func (f Fit) without(causes ...string) Fit {
	f.Warnings = append(f.Warnings, causes...)
	return f
}

// dropSeparated returns the cells of agents that pass some and fail some trials on both
// sides, and warnings about the other agents.
func dropSeparated(cells []Cell) (kept []Cell, warnings []string) {
	type side struct {
		agent   string
		treated bool
	}
	count := map[side]Side{}
	var agents []string
	for _, c := range cells {
		s := count[side{c.Agent, c.Treated}]
		count[side{c.Agent, c.Treated}] = Side{s.Passed + c.Passed, s.N + c.N}
		if !slices.Contains(agents, c.Agent) {
			agents = append(agents, c.Agent)
		}
	}
	for _, agent := range agents {
		why := ""
		for _, treated := range []bool{false, true} {
			name := map[bool]string{false: "control", true: "treatment"}[treated]
			switch s := count[side{agent, treated}]; {
			case s.N == 0:
				why = "no trial of the " + name + " passed or failed"
			case s.Passed == s.N:
				why = fmt.Sprintf("all %d trials of the %s passed, so the odds have no finite estimate; add harder tasks", s.N, name)
			case s.Passed == 0:
				why = fmt.Sprintf("all %d trials of the %s failed, so the odds have no finite estimate; add easier tasks", s.N, name)
			}
			if why != "" {
				break
			}
		}
		if why == "" {
			continue
		}
		if agent != "" {
			why = agent + " is left out: " + why
		}
		warnings = append(warnings, why)
		cells = slices.DeleteFunc(cells, func(c Cell) bool { return c.Agent == agent })
	}
	return cells, warnings
}

// addEstimates adds the coefficients and deviations at the maximum of the likelihood.
func (f *Fit) addEstimates(m *model, best *state, level float64) {
	z := normalQuantile((1 + level) / 2)
	covariance := m.covariance(best)
	for i, b := range best.beta {
		term := "intercept"
		if i >= len(m.agents) {
			term = "treatment"
		}
		se := math.Sqrt(covariance[i][i])
		f.Fixed = append(f.Fixed, Fixed{Agent: m.agents[i%len(m.agents)], Term: term, SE: se, Interval: stat.Interval{
			Estimate: &b, Low: new(b - z*se), High: new(b + z*se), Level: level, N: m.trials, Method: "wald"}})
	}
	for i, name := range []string{"task", "task_treatment", "group_treatment"} {
		if !m.uses(i) {
			continue
		}
		f.Deviations = append(f.Deviations, Deviation{name, best.sd[i]})
		if best.sd[i] >= largestDeviation {
			f.Warnings = append(f.Warnings, fmt.Sprintf("the deviation of %s is at its bound of %d: nearly all tasks pass always or never, and figures on the log odds rest on the bound", name, largestDeviation))
		}
	}
}

// addFlaky adds the tasks whose trials disagree.
func (m *model) addFlaky(f *Fit, best *state, level float64) {
	z := normalQuantile((1 + level) / 2)
	m.eachCell(func(g *group, t *task, c *cell) {
		if c.k == 0 || c.k == c.n {
			return
		}
		eta, se := best.predict(g, t, c)
		rate := stat.Interval{Estimate: new(logistic(eta)), Low: new(logistic(eta - z*se)), High: new(logistic(eta + z*se)), Level: level, N: int(c.n), Method: "posterior_mode"}
		f.Flaky = append(f.Flaky, Flaky{Task: t.name, Agent: m.agents[c.agent], Treated: c.t > 0, Passed: int(c.k), N: int(c.n),
			Rate: rate, Disagree: 2 * *rate.Estimate * (1 - *rate.Estimate)})
	})
	slices.SortStableFunc(f.Flaky, func(a, b Flaky) int { return cmp.Compare(b.Disagree, a.Disagree) })
}
