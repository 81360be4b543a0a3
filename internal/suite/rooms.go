package suite

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/proc"
)

// Network is the reach of programs in a room.
type Network struct {
	Mode string `json:"mode,omitempty" key:"gen" doc:"open (default), none, or allow: only the hosts in allow. Anything but open needs isolation by bwrap, docker or podman" enum:"open,none,allow"`
	// Graders is "open" if programs of graders may use the network.
	Graders string   `json:"graders,omitempty" key:"gen" doc:"none (default), or open: programs of graders, which run code that an agent wrote, may use the network, as to install test programs" enum:"none,open"`
	Allow   []string `json:"allow,omitempty" key:"gen" doc:"hosts, such as api.anthropic.com, registry.npmjs.org:443 or *.example.com"`
}

// ScenarioLimits are the time limits of one scenario. Zero means the suite's limit.
type ScenarioLimits struct {
	Trial Duration `json:"trial,omitempty" key:"none" doc:"deadline of one trial; default the suite's"`
	Stall Duration `json:"stall,omitempty" key:"none" doc:"longest silence of an agent; default the suite's"`
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

// ProgramLimits returns the limits of a program of a trial and its descendants.
func (s *Suite) ProgramLimits() proc.Limits {
	l := s.Limits
	return proc.Limits{Memory: int64(l.Memory), Processes: l.Processes, Disk: int64(l.Disk), OpenFiles: l.OpenFiles}
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
	k.checkImage("workspace.image", k.s.Workspace.Image)
	for _, t := range k.s.Tasks {
		k.checkImage("tasks."+t.ID+".image", t.Image)
	}
	k.refuseIf(k.s.Stop.When != "" && k.s.Order != "" && k.s.Order != "blocks", "order", "order: blocks, or no stop",
		"stop looks at whole blocks as they come, and order is %s", k.s.Order)
	ids := map[string]bool{}
	for _, t := range k.s.Tasks {
		ids[t.ID] = true
	}
	for id, why := range k.s.Quarantine {
		at := "quarantine." + id
		checkName(k, at, "task", id, ids)
		k.refuseIf(strings.TrimSpace(why) == "", at, "", "quarantine of task %s gives no reason", id)
	}
	if k.s.Baselines == nil {
		return
	}
	k.refuseIf(ids[BaselineTask], "baselines", fmt.Sprintf("rename task %q", BaselineTask),
		"baselines make a task of their own called %q, and there is one", BaselineTask)
	for i, name := range k.s.Baselines.Scenarios {
		checkName(k, fmt.Sprintf("baselines.scenarios.%d", i), "scenario", name, k.s.Scenarios)
	}
}

// ImageOf returns the image of a task, "" if none.
func (s *Suite) ImageOf(t *Task) string { return cmp.Or(t.Image, s.Workspace.Image) }

// WholeImages reports whether trials work on the files of images and no others.
func (s *Suite) WholeImages() bool { return s.Workspace.Fixture == "" && s.Workspace.Repo == "" }

func (k *checker) checkImage(at, ref string) {
	if ref == "" {
		return
	}
	k.refuseIf(strings.ContainsAny(ref, " \t\n") || strings.Contains(ref, "://"), at, "such as debian:13 or ./image.tar",
		"%s %q is neither the name nor the path of an image", at, ref)
	if level := k.s.Workspace.Isolation; level == "landlock" || level == "none" {
		k.addMistake(at, "isolation: auto, bwrap, docker or podman", "%s: isolation %s cannot give programs other files than this machine's", at, level)
	}
}

func (k *checker) checkRoom(w *Workspace) {
	if w.Isolation == "docker" || w.Isolation == "podman" {
		without := slices.IndexFunc(k.s.Tasks, func(t *Task) bool { return k.s.ImageOf(t) == "" })
		k.refuseIf(without >= 0, "workspace.isolation", "name one in workspace.image, or say isolation: auto",
			"isolation %s runs programs in an image, and a task has none", w.Isolation)
	}
	plain := path.Clean(w.Subdir) == w.Subdir && !path.IsAbs(w.Subdir) &&
		w.Subdir != ".." && !strings.HasPrefix(w.Subdir, "../")
	k.refuseIf(w.Subdir != "" && !plain, "workspace.subdir", "such as services/api",
		"workspace.subdir %q is no plain path below the workspace", w.Subdir)
	k.refuseIf(w.Git != nil && *w.Git && w.Fixture == "" && w.Repo == "", "workspace.git", "",
		`"git" needs a "fixture" or a "repo"`)
	for i, name := range w.Shims {
		wrong := name == "" || strings.ContainsAny(name, "/\\ \x00") || name == "." || name == ".." || name == "assay"
		k.refuseIf(wrong, fmt.Sprintf("workspace.shims.%d", i), "the name alone, such as go",
			"%q is no name of a program in PATH", name)
	}
	for key, lists := range map[string][][]string{"setup": w.Setup, "prewarm": w.Prewarm} {
		for i, args := range lists {
			k.refuseIf(len(args) == 0 || args[0] == "", fmt.Sprintf("workspace.%s.%d", key, i), "",
				"a command of workspace.%s has no program", key)
		}
	}
}

func (k *checker) checkNetwork(w *Workspace) {
	const at = "workspace.network"
	switch n := w.Network; {
	case n.Mode == "allow" && len(n.Allow) == 0:
		k.addMistake(at, "list the hosts in allow, or say mode: none", "workspace.network allows nothing")
	case n.Mode != "allow" && len(n.Allow) > 0:
		k.addMistake(at, "say mode: allow", "workspace.network.allow has no meaning with mode %s", cmp.Or(n.Mode, "open"))
	case n.Mode != "" && n.Mode != "open" && (w.Isolation == "landlock" || w.Isolation == "none"):
		k.addMistake(at, "isolation: auto, bwrap, docker or podman", "workspace.network: isolation %s cannot hold back the network", w.Isolation)
	}
}
