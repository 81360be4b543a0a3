package suite

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// TaskLimit gives agents of kind model less room in some tasks, so that a hard task cannot
// be solved by reading everything. Zero means no limit of its own.
type TaskLimit struct {
	Task          string `json:"task,omitempty" key:"none" doc:"id of a task, or a glob; default all tasks"`
	Tag           string `json:"tag,omitempty" key:"none" doc:"tag of a task, or a glob; default all tasks"`
	MaxTurns      int    `json:"max_turns,omitempty" key:"none" doc:"most requests of one trial, where the agent's own limit is not lower" min:"1"`
	ToolResultMax int    `json:"tool_result_max,omitempty" key:"none" doc:"most bytes that the tool results of one turn put before the model, where the agent's own limit is not lower" min:"1"`
}

func (l TaskLimit) selector() Selector { return Selector{Task: l.Task, Tag: l.Tag} }

// TurnLimits is how many requests a trial of an agent of kind model may make, and how many
// bytes of tool results a turn may show it. Zero means the agent's own limit.
type TurnLimits struct {
	MaxTurns      int `json:"max_turns,omitempty" key:"gen"`
	ToolResultMax int `json:"tool_result_max,omitempty" key:"gen"`
}

// Within returns the lower of these limits and an agent's.
func (l TurnLimits) Within(turns, results int) (int, int) {
	if l.MaxTurns != 0 {
		turns = min(turns, l.MaxTurns)
	}
	if l.ToolResultMax != 0 {
		results = min(results, l.ToolResultMax)
	}
	return turns, results
}

// limitTasks gives each task what the limits of the suite say about it. Of several that
// set the same limit the last decides.
func (s *Suite) limitTasks() {
	for _, l := range s.Limits.Tasks {
		for _, t := range s.Tasks {
			if l.selector().MatchTask(t) {
				t.Turns = TurnLimits{cmp.Or(l.MaxTurns, t.Turns.MaxTurns), cmp.Or(l.ToolResultMax, t.Turns.ToolResultMax)}
			}
		}
	}
}

// checkTaskLimits refuses limits of tasks that limit nothing, and agents that cannot keep
// them: their trials would have more room than others. Inherited limits may match no task,
// since a suite that extends another may replace its tasks.
func (k *checker) checkTaskLimits() {
	limited := false
	for i, l := range k.s.Limits.Tasks {
		at := fmt.Sprintf("limits.tasks.%d", i)
		k.refuseIf(l.MaxTurns == 0 && l.ToolResultMax == 0, at, "add max_turns, tool_result_max or both", "it limits nothing")
		matches := slices.ContainsFunc(k.s.Tasks, l.selector().MatchTask)
		if matches || !k.isInherited(at) {
			k.checkSelector(l.selector(), at)
		}
		limited = limited || matches
	}
	seen := map[string]bool{}
	for _, arm := range k.s.Arms {
		agent := k.s.Agents[arm.Agent]
		if !limited || agent == nil || seen[arm.Agent] {
			continue
		}
		seen[arm.Agent] = true
		k.refuseIf(agent.Kind != "model" && agent.Kind != "tool", "limits.tasks",
			"take limits.tasks out (--set limits.tasks=null), or compare agents of kind model alone",
			"agent %s of kind %s cannot keep the limits of tasks", arm.Agent, agent.Kind)
	}
}

// isInherited reports whether the value at path is from a suite that this one extends.
func (k *checker) isInherited(path string) bool {
	src := k.tree.placeOf(path).src
	return src.name != k.tree.pos.src.name && !strings.HasPrefix(src.name, "--")
}
