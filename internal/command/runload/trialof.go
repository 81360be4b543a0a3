package runload

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/spelling"
	"github.com/assay-eval/assay/internal/trial"
)

// TrialName is how a trial is named on command lines: TASK@ARM#N, N from 1.
func TrialName(k trial.Key) string { return fmt.Sprintf("%s@%s#%d", k.Task, k.Arm, k.Index+1) }

// trialNames lists every way to name each of keys, the full one first; shorter
// ones where they mean one trial only.
func trialNames(keys []trial.Key) map[string]trial.Key {
	cells, tasks := map[string]int{}, map[string]int{}
	for _, k := range keys {
		cells[k.Task+"@"+k.Arm]++
		tasks[k.Task]++
	}
	out := make(map[string]trial.Key, 2*len(keys))
	for _, k := range keys {
		if tasks[k.Task] == 1 {
			out[k.Task] = k
		}
		if cell := k.Task + "@" + k.Arm; cells[cell] == 1 {
			out[cell] = k
		}
	}
	for _, k := range keys { // a full name wins over a task that is called so
		out[k.String()] = k // as reports write it
	}
	for _, k := range keys {
		out[TrialName(k)] = k
	}
	return out
}

// FindTrial finds the trial that the user means among keys: TASK@ARM#N, where #N
// may be left out if there is one, and @ARM too if the task has no other.
func FindTrial(arg string, keys []trial.Key) (trial.Key, error) {
	if k, ok := trialNames(keys)[arg]; ok {
		return k, nil
	}
	var tasks, arms []string
	var fits []trial.Key // what arg says too little of
	for _, k := range keys {
		if !slices.Contains(tasks, k.Task) {
			tasks = append(tasks, k.Task)
		}
		if k.Task == arg || k.Task+"@"+k.Arm == arg {
			fits = append(fits, k)
		}
	}
	if len(fits) > 0 {
		return trial.Key{}, cmdenv.UsageErrorf("trial %s: there are %d, from %s to %s: say which", arg, len(fits), TrialName(fits[0]), TrialName(fits[len(fits)-1]))
	}
	task, arm, index := splitTrial(arg, tasks)
	if !slices.Contains(tasks, task) {
		return trial.Key{}, cmdenv.UsageErrorf("trial %s: the run has no task %s%s (TASK@ARM#N, such as %s)", arg, task, spelling.Suggest(task, tasks), ExampleTrial(keys))
	}
	trials := 0
	for _, k := range keys {
		if k.Task != task {
			continue
		}
		if !slices.Contains(arms, k.Arm) {
			arms = append(arms, k.Arm)
		}
		if k.Arm == arm {
			trials = max(trials, k.Index+1)
		}
	}
	if trials == 0 {
		return trial.Key{}, cmdenv.UsageErrorf("trial %s: task %s has no arm %s%s (it has %s)", arg, task, arm, spelling.Suggest(arm, arms), strings.Join(arms, ", "))
	}
	only := "only #1"
	if trials > 1 {
		only = fmt.Sprintf("only #1 to #%d", trials)
	}
	return trial.Key{}, cmdenv.UsageErrorf("trial %s: there is no #%s of %s@%s, %s", arg, index, task, arm, only)
}

// splitTrial splits an argument like TASK@ARM#N. It keeps the id of an existing task
// whole, even with @ or # in it.
func splitTrial(arg string, tasks []string) (task, arm, index string) {
	task, arm, _ = strings.Cut(arg, "@")
	for _, t := range tasks {
		if rest, ok := strings.CutPrefix(arg, t+"@"); ok && len(t) > len(task) {
			task, arm = t, rest
		}
	}
	if i := strings.LastIndexByte(arm, '#'); i >= 0 {
		arm, index = arm[:i], arm[i+1:]
	}
	if _, err := strconv.Atoi(index); err != nil {
		index = report.Clean(index)
	}
	return task, arm, index
}

// ExampleTrial returns the name of one of keys, for messages.
func ExampleTrial(keys []trial.Key) string {
	if len(keys) == 0 {
		return "nav-stack@sonnet/grounded#1"
	}
	return TrialName(keys[0])
}
