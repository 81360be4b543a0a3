package run

import (
	"cmp"
	"context"
	"fmt"
	"math/rand/v2"
	"path"
	"runtime"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/parallel"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/spelling"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Filter excludes planned trials. Empty fields exclude nothing; patterns are globs of
// path.Match.
type Filter struct {
	Tasks []string // task ids
	Arms  []string // "agent/scenario", or a part of it such as "agent/*"
	Tags  []string
	Limit int // only so many of the tasks that the other filters leave
}

func (f Filter) excludeReason(t *suite.Task, arm string) string {
	if len(f.Tasks) > 0 && !matchAny(f.Tasks, t.ID) {
		return "filter: task"
	}
	if len(f.Arms) > 0 && !matchAny(f.Arms, arm) {
		return "filter: arm"
	}
	if len(f.Tags) > 0 && !slices.ContainsFunc(t.Tags, func(tag string) bool { return matchAny(f.Tags, tag) }) {
		return "filter: tag"
	}
	return ""
}

// ArmsOf returns the ids of the arms that pass the filter, in the suite's order; nil
// if all do.
func (f Filter) ArmsOf(s *suite.Suite) []string {
	if len(f.Arms) == 0 {
		return nil
	}
	var out []string
	for _, a := range s.Arms {
		if matchAny(f.Arms, a.ID()) {
			out = append(out, a.ID())
		}
	}
	return out
}

// PicksTask returns a function that reports whether any arm will run a task.
func (f Filter) PicksTask(s *suite.Suite) func(*suite.Task) bool {
	left := limitTasks(s, f)
	return func(t *suite.Task) bool { return left[t.ID] }
}

func matchAny(patterns []string, s string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool {
		ok, err := path.Match(p, s)
		return err == nil && ok || p == s
	})
}

// CheckMatches returns an error for a pattern that matches no task, arm or tag of the suite,
// so that a typing error does not run nothing silently.
func (f Filter) CheckMatches(s *suite.Suite) error {
	check := func(flag string, patterns, have []string) error {
		for _, p := range patterns {
			if _, err := path.Match(p, ""); err != nil {
				return fmt.Errorf("%s %s is not a glob pattern", flag, p)
			}
			if !slices.ContainsFunc(have, func(h string) bool { return matchAny([]string{p}, h) }) {
				return fmt.Errorf("%s %s matches nothing in the suite (there is %s)%s", flag, p, listSome(have), spelling.Suggest(p, have))
			}
		}
		return nil
	}
	var tasks, tags, arms []string
	for _, t := range s.Tasks {
		tasks = append(tasks, t.ID)
		tags = append(tags, t.Tags...)
	}
	for _, a := range s.Arms {
		arms = append(arms, a.ID())
	}
	slices.Sort(tags)
	return cmp.Or(check("--task", f.Tasks, tasks), check("--arm", f.Arms, arms), check("--tag", f.Tags, slices.Compact(tags)))
}

func listSome(have []string) string {
	if len(have) == 0 {
		return "none"
	}
	if len(have) > 5 {
		return fmt.Sprintf("%s and %d more", strings.Join(have[:5], ", "), len(have)-5)
	}
	return strings.Join(have, ", ")
}

// Keyer computes the generation key of a trial and the treatment of an arm. It is safe for
// concurrent use.
type Keyer interface {
	GenKey(task, arm string, index, replicate int) (seal.Digest, error)
	TreatmentDigest(arm string) (seal.Digest, error)
}

// NewPlan orders the trials of s in randomised complete blocks: one task × one index
// with every arm in it. Blocks and the arms inside a block are shuffled by seed, so
// that drift of a provider and load of the machine affect all arms alike. All blocks
// of one index come before the next, so that a run that stops early has every task as
// often as possible. A suite that stops when it is decided takes all indices of a
// task before the next task, since its test takes whole tasks. The suite may ask for
// another order: all trials in one shuffle, or scenario by scenario.
func NewPlan(s *suite.Suite, seed uint64, f Filter, keys Keyer) (trial.Plan, error) {
	rnd := rand.New(rand.NewPCG(seed, 0xa55a7))
	replicates, err := numberReplicates(s, keys)
	if err != nil {
		return trial.Plan{}, err
	}
	arms := make([]string, len(s.Arms))
	for i, a := range s.Arms {
		arms[i] = a.ID()
	}
	left := limitTasks(s, f)
	order := orderTrials(s, rnd)
	planOne := func(t slot) (trial.Planned, error) {
		task, arm := s.Tasks[t.task], arms[t.arm]
		key, err := keys.GenKey(task.ID, arm, int(t.index), replicates[arm])
		if err != nil {
			return trial.Planned{}, err
		}
		reason := f.excludeReason(task, arm)
		why, quarantined := s.Quarantine[task.ID]
		switch {
		case reason != "":
		case !left[task.ID]:
			reason = "filter: limit"
		case quarantined:
			reason = "quarantine: " + why
		}
		return trial.Planned{
			Key: trial.Key{Task: task.ID, Arm: arm, Index: int(t.index)}, Block: t.number,
			Replicate: int32(replicates[arm]), GenKey: key.Sum(), Filtered: reason,
		}, nil
	}
	plan := trial.Plan{Seed: seed, Trials: make([]trial.Planned, len(order))}
	const section = 512 // trials that a goroutine plans at a time
	err = parallel.ForEach(context.Background(), (len(order)+section-1)/section, runtime.GOMAXPROCS(0), func(n int) (err error) {
		for i := n * section; i < min((n+1)*section, len(order)) && err == nil; i++ {
			plan.Trials[i], err = planOne(order[i])
		}
		return err
	})
	return plan, err
}

// block is one task × one index.
type block struct{ task, index int32 }

// slot is one trial of a block, which has a number.
type slot struct {
	block
	arm, number int32
}

func orderTrials(s *suite.Suite, rnd *rand.Rand) []slot {
	out := make([]slot, 0, len(s.Tasks)*len(s.Arms)*s.Trials)
	number := int32(0)
	lay := func(arms []int) {
		for _, b := range orderBlocks(s, rnd) {
			began := len(out)
			for _, i := range rnd.Perm(len(arms)) {
				arm := arms[i]
				if int(b.index) < s.TrialsOf(s.Tasks[b.task], s.Arms[arm].Scenario) {
					out = append(out, slot{b, int32(arm), number})
				}
			}
			if len(out) > began {
				number++
			}
		}
	}
	if s.Order != "by_scenario" {
		all := make([]int, len(s.Arms))
		for i := range all {
			all[i] = i
		}
		lay(all)
		if s.Order == "shuffled" {
			rnd.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
		}
		return out
	}
	var names []string
	arms := map[string][]int{}
	for i, a := range s.Arms {
		if arms[a.Scenario] == nil {
			names = append(names, a.Scenario)
		}
		arms[a.Scenario] = append(arms[a.Scenario], i)
	}
	for _, name := range names {
		lay(arms[name])
	}
	return out
}

// orderBlocks returns the blocks of all arms in order. Baseline blocks are spread
// evenly among the others, so that they meet the same conditions.
func orderBlocks(s *suite.Suite, rnd *rand.Rand) []block {
	var tasks []int
	var idle []block
	for i, t := range s.Tasks {
		if !t.Baseline() {
			tasks = append(tasks, i)
			continue
		}
		if s.Baselines != nil {
			for index := range s.Baselines.Trials {
				idle = append(idle, block{int32(i), int32(index)})
			}
		}
	}
	out := make([]block, 0, len(tasks)*s.Trials+len(idle))
	if s.Stop.When != "" {
		for _, task := range shuffleUnits(s, tasks, rnd) {
			for index := range s.Trials {
				out = append(out, block{int32(task), int32(index)})
			}
		}
	} else {
		for index := range s.Trials {
			for _, i := range rnd.Perm(len(tasks)) {
				out = append(out, block{int32(tasks[i]), int32(index)})
			}
		}
	}
	return interleave(out, idle)
}

// shuffleUnits shuffles tasks. Tasks of the same cluster stay together, since the test of
// a run that may stop takes whole clusters.
func shuffleUnits(s *suite.Suite, tasks []int, rnd *rand.Rand) []int {
	var units [][]int
	place := map[string]int{}
	for _, task := range tasks {
		cluster := s.ClusterOf(s.Tasks[task])
		at, seen := place[cluster]
		if cluster == "" || !seen {
			at = len(units)
			place[cluster], units = at, append(units, nil)
		}
		units[at] = append(units[at], task)
	}
	var out []int
	for _, i := range rnd.Perm(len(units)) {
		unit := units[i]
		if len(unit) > 1 {
			rnd.Shuffle(len(unit), func(a, b int) { unit[a], unit[b] = unit[b], unit[a] })
		}
		out = append(out, unit...)
	}
	return out
}

func interleave(many, few []block) []block {
	if len(few) == 0 {
		return many
	}
	out := make([]block, 0, len(many)+len(few))
	next := 0
	for i := range len(many) + 1 {
		for next < len(few) && (2*next+1)*len(many) <= 2*i*len(few) {
			out = append(out, few[next])
			next++
		}
		if i < len(many) {
			out = append(out, many[i])
		}
	}
	return out
}

// limitTasks returns the tasks within Limit, of those that any arm would run. Of a suite
// with groups they are drawn with its seed, from each group in proportion to its tasks;
// otherwise they are the first ones.
func limitTasks(s *suite.Suite, f Filter) map[string]bool {
	left := make(map[string]bool, len(s.Tasks))
	groups := map[string][]string{}
	var names []string // of groups, in the suite's order
	total := 0
	for _, t := range s.Tasks {
		switch runs := slices.ContainsFunc(s.Arms, func(a suite.Arm) bool { return f.excludeReason(t, a.ID()) == "" }); {
		case !runs:
		case f.Limit <= 0 || t.Baseline():
			left[t.ID] = true
		default:
			if groups[t.Group] == nil {
				names = append(names, t.Group)
			}
			groups[t.Group] = append(groups[t.Group], t.ID)
			total++
		}
	}
	if len(names) > 1 {
		random := rand.New(rand.NewPCG(s.Seed, uint64(f.Limit)))
		for _, name := range names {
			tasks := groups[name]
			random.Shuffle(len(tasks), func(i, j int) { tasks[i], tasks[j] = tasks[j], tasks[i] })
		}
	}
	taken := map[string]int{}
	for range min(f.Limit, total) {
		// The next task is of the group that has the least of what it should have.
		next := names[0]
		for _, name := range names {
			if (2*taken[name]+1)*len(groups[next]) < (2*taken[next]+1)*len(groups[name]) {
				next = name
			}
		}
		left[groups[next][taken[next]]] = true
		taken[next]++
	}
	return left
}

// numberReplicates numbers the arms of equal treatment, so that an A/A comparison
// does not compare a cache entry with itself.
func numberReplicates(s *suite.Suite, keys Keyer) (map[string]int, error) {
	seen := map[seal.Digest]int{}
	out := make(map[string]int, len(s.Arms))
	for _, a := range s.Arms {
		d, err := keys.TreatmentDigest(a.ID())
		if err != nil {
			return nil, err
		}
		out[a.ID()] = seen[d]
		seen[d]++
	}
	return out, nil
}
