package suite

import (
	"cmp"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"
)

// Network is the reach of programs in a room.
type Network struct {
	Mode  string   `json:"mode,omitempty" key:"gen" doc:"open (default), none, or allow: only the hosts in allow. Anything but open needs isolation by bwrap" enum:"open,none,allow"`
	Allow []string `json:"allow,omitempty" key:"gen" doc:"hosts, such as api.anthropic.com, registry.npmjs.org:443 or *.example.com"`
}

// ScenarioLimits are the time limits of one scenario. Zero means the suite's limit.
type ScenarioLimits struct {
	Trial Duration `json:"trial,omitempty" key:"gen" doc:"deadline of one trial; default the suite's"`
	Stall Duration `json:"stall,omitempty" key:"gen" doc:"longest silence of an agent; default the suite's"`
}

// LimitsOf returns the limits of trials in a scenario: the scenario's own, else the
// suite's.
func (s *Suite) LimitsOf(scenario string) Limits {
	l := s.Limits
	if sc := s.Scenarios[scenario]; sc != nil {
		l.Trial, l.Stall = cmp.Or(sc.Limits.Trial, l.Trial), cmp.Or(sc.Limits.Stall, l.Stall)
	}
	return l
}

// Baselines are trials in which an agent is asked for nothing: they measure the cost of
// starting a session.
type Baselines struct {
	Trials    int      `json:"trials,omitempty" key:"none" doc:"trials in every arm; default 3" min:"1"`
	Prompt    string   `json:"prompt,omitempty" key:"none" doc:"what the agent is asked; default asks for the single word OK"`
	Scenarios []string `json:"scenarios,omitempty" key:"none" doc:"only in these scenarios; default all"`
}

// BaselineTask is the id and the role of the task of baseline trials.
const BaselineTask = "baseline"

const baselinePrompt = "Reply with the single word OK. Do nothing else and use no tools."

// Baseline reports whether t is the task of baseline trials, which is graded by
// how the agent ended alone and enters no rate and no comparison.
func (t *Task) Baseline() bool { return t.Role == BaselineTask }

// TrialsOf returns how often a task is run in a scenario; 0 for a baseline where
// there is none.
func (s *Suite) TrialsOf(t *Task, scenario string) int {
	switch b := s.Baselines; {
	case !t.Baseline():
		return s.Trials
	case b == nil || len(b.Scenarios) > 0 && !slices.Contains(b.Scenarios, scenario):
		return 0
	default:
		return b.Trials
	}
}

// addBaseline adds the task of the baselines, which no grader judges.
func (s *Suite) addBaseline() {
	b := s.Baselines
	if b == nil {
		return
	}
	setDefault(&b.Trials, 3)
	setDefault(&b.Prompt, baselinePrompt)
	t := &Task{ID: BaselineTask, Title: "Do nothing", Role: BaselineTask, Prompt: b.Prompt, Rendered: b.Prompt, Expect: "solve", Graders: map[string]any{}}
	for name := range s.Graders {
		t.Graders[name] = nil
	}
	s.Tasks = append(s.Tasks, t)
	s.indexTasks()
}

// checkRooms checks the workspace's rooms, the order, quarantine and baselines.
func (k *checker) checkRooms() {
	k.checkRoom(&k.s.Workspace)
	k.checkNetwork(&k.s.Workspace)
	if k.s.Stop.When != "" && k.s.Order != "" && k.s.Order != "blocks" {
		k.addMistake([]string{"order"}, "order: blocks, or no stop", "stop looks at whole blocks as they come, and order is %s", k.s.Order)
	}
	ids := map[string]bool{}
	for _, t := range k.s.Tasks {
		ids[t.ID] = true
	}
	k.checkQuarantine(ids)
	b := k.s.Baselines
	if b == nil {
		return
	}
	if ids[BaselineTask] {
		k.addMistake([]string{"baselines"}, fmt.Sprintf("rename task %q", BaselineTask), "baselines make a task of their own called %q, and there is one", BaselineTask)
	}
	for i, name := range b.Scenarios {
		if k.s.Scenarios[name] == nil {
			k.addMistake([]string{"baselines", "scenarios", formatInt(i)}, didYouMean(name, slices.Sorted(maps.Keys(k.s.Scenarios))), "unknown scenario %q", name)
		}
	}
}

func (k *checker) checkRoom(w *Workspace) {
	if w.Subdir != "" && (path.IsAbs(w.Subdir) || path.Clean(w.Subdir) != w.Subdir || w.Subdir == ".." || strings.HasPrefix(w.Subdir, "../")) {
		k.addMistake([]string{"workspace", "subdir"}, "such as services/api", "workspace.subdir %q is no plain path below the workspace", w.Subdir)
	}
	if w.Git != nil && *w.Git && w.Fixture == "" && w.Repo == "" {
		k.addMistake([]string{"workspace", "git"}, "", "workspace.git is of a fixture or repo, and there is none")
	}
	for i, name := range w.Shims {
		if name == "" || strings.ContainsAny(name, "/\\ \x00") || name == "." || name == ".." || name == "assay" {
			k.addMistake([]string{"workspace", "shims", formatInt(i)}, "the name alone, such as go", "%q is no name of a program in PATH", name)
		}
	}
	for key, lists := range map[string][][]string{"setup": w.Setup, "prewarm": w.Prewarm} {
		for i, args := range lists {
			if len(args) == 0 || args[0] == "" {
				k.addMistake([]string{"workspace", key, formatInt(i)}, "", "a command of workspace.%s has no program", key)
			}
		}
	}
}

func (k *checker) checkNetwork(w *Workspace) {
	at := []string{"workspace", "network"}
	switch n := w.Network; {
	case n.Mode == "allow" && len(n.Allow) == 0:
		k.addMistake(at, "list the hosts in allow, or say mode: none", "workspace.network allows nothing")
	case n.Mode != "allow" && len(n.Allow) > 0:
		k.addMistake(at, "say mode: allow", "workspace.network.allow has no meaning with mode %s", cmp.Or(n.Mode, "open"))
	case n.Mode != "" && n.Mode != "open" && (w.Isolation == "landlock" || w.Isolation == "none"):
		k.addMistake(at, "isolation: auto or bwrap", "workspace.network: isolation %s cannot hold back the network", w.Isolation)
	}
}

func (k *checker) checkQuarantine(ids map[string]bool) {
	for _, id := range slices.Sorted(maps.Keys(k.s.Quarantine)) {
		at := []string{"quarantine", id}
		if !ids[id] {
			k.addMistake(at, didYouMean(id, slices.Sorted(maps.Keys(ids))), "unknown task %q", id)
		}
		if strings.TrimSpace(k.s.Quarantine[id]) == "" {
			k.addMistake(at, "", "quarantine of task %s gives no reason", id)
		}
	}
}
