// Package taskmodel fits the hierarchical model of package glmm to the comparisons of a
// run. Each comparison with a control has one fit over all agents.
package taskmodel

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/stat/glmm"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// NoGroup is the group name for tasks without a group if others have one.
const NoGroup = "(no group)"

// Model is the fit of one comparison.
type Model struct {
	Comparison string `json:"comparison"`
	// Treatment and Control are scenarios, or arms in a comparison between agents.
	Treatment string `json:"treatment"`
	Control   string `json:"control"`
	Left      int    `json:"left_out"` // trials without an outcome
	glmm.Fit
}

// Key is the key of the models in results.json.
const Key = "models"

// reportedTasks is the minimum number of tasks of a reported model. With fewer tasks,
// groups add no information to the comparison.
const reportedTasks = 12

// Parts returns the models for reports: one for each comparison with at least
// reportedTasks tasks and several groups.
func Parts(a *analyse.Analysis) []analyse.Part {
	models := fitAll(a, analyse.Level, func(cells []glmm.Cell) bool {
		tasks, groups := map[string]bool{}, map[string]bool{}
		for _, c := range cells {
			tasks[c.Task], groups[c.Group] = true, true
		}
		return len(tasks) >= reportedTasks && len(groups) > 1
	})
	if len(models) == 0 {
		return nil
	}
	return []analyse.Part{{Key: Key, Value: models}}
}

// FitAll fits a model to each comparison of a, in the order of the comparisons. It
// omits trials that neither passed nor failed.
func FitAll(a *analyse.Analysis, level float64) []Model {
	return fitAll(a, level, func([]glmm.Cell) bool { return true })
}

func fitAll(a *analyse.Analysis, level float64, wanted func([]glmm.Cell) bool) []Model {
	var out []Model
	var arms [][]analyse.Comparison
	for _, c := range a.Comparisons {
		m := Model{Comparison: c.Name, Treatment: c.Treatment, Control: c.Control}
		if c.Agent != "" {
			m.Treatment, m.Control = scenarioOf(a, c.Treatment), scenarioOf(a, c.Control)
		}
		at := slices.IndexFunc(out, func(o Model) bool {
			return o.Comparison == m.Comparison && o.Treatment == m.Treatment && o.Control == m.Control
		})
		if at < 0 {
			at, out, arms = len(out), append(out, m), append(arms, nil)
		}
		arms[at] = append(arms[at], c)
	}
	kept := out[:0]
	for i, m := range out {
		cells, left := collectCells(a, arms[i])
		if !wanted(cells) {
			continue
		}
		m.Left, m.Fit = left, glmm.Run(cells, level)
		if left > 0 {
			m.Warnings = append(m.Warnings, fmt.Sprintf("trials without an outcome are left out: %d", left))
		}
		kept = append(kept, m)
	}
	return kept
}

func scenarioOf(a *analyse.Analysis, arm string) string {
	if i := slices.IndexFunc(a.Arms, func(x analyse.Arm) bool { return x.ID == arm }); i >= 0 {
		return a.Arms[i].Scenario
	}
	return arm
}

// collectCells counts the trials of the arms of cs by task, agent and side. left is the
// number of trials that neither passed nor failed.
func collectCells(a *analyse.Analysis, cs []analyse.Comparison) (cells []glmm.Cell, left int) {
	type side struct {
		agent   string
		treated bool
	}
	type key struct {
		task string
		side
	}
	sides := map[string][]side{} // by arm
	for _, c := range cs {
		sides[c.Control] = append(sides[c.Control], side{c.Agent, false})
		sides[c.Treatment] = append(sides[c.Treatment], side{c.Agent, true})
	}
	var both suite.Comparison
	if s := a.Written(); s != nil {
		both = s.Compare[cs[0].Name]
	}
	at := map[key]int{}
	grouped := false
	for i := range a.Trials {
		t := &a.Trials[i]
		if len(sides[t.Arm]) == 0 || t.LeftOut() {
			continue
		}
		task := a.Task(t.Task)
		if task == nil {
			task = &suite.Task{ID: t.Task}
		}
		if !both.Treatment.MatchTask(task) || !both.Control.MatchTask(task) {
			continue
		}
		outcome := cmp.Or(t.Compared, t.Outcome)
		if t.Status != analyse.Scored || outcome != trial.Pass && outcome != trial.Fail {
			left++
			continue
		}
		grouped = grouped || task.Group != ""
		for _, s := range sides[t.Arm] {
			k := key{task.ID, s}
			if _, ok := at[k]; !ok {
				at[k], cells = len(cells), append(cells, glmm.Cell{Task: task.ID, Group: task.Group, Agent: s.agent, Treated: s.treated})
			}
			c := &cells[at[k]]
			c.N++
			if outcome == trial.Pass {
				c.Passed++
			}
		}
	}
	for i := range cells {
		if grouped && cells[i].Group == "" {
			cells[i].Group = NoGroup
		}
	}
	return cells, left
}
