package run

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// sameKeys takes arms with the same scenario prefix for equal treatments.
type sameKeys struct{}

func (sameKeys) GenKey(task, arm string, index, replicate int) (seal.Digest, error) {
	t, _ := sameKeys{}.TreatmentDigest(arm)
	return seal.Hash("test/1", []string{task, string(t), fmt.Sprint(index), fmt.Sprint(replicate)})
}

func (sameKeys) TreatmentDigest(arm string) (seal.Digest, error) {
	return seal.Of([]byte(strings.TrimRight(arm, "0123456789"))), nil
}

func small(tasks, trials int, arms ...string) *suite.Suite {
	s := &suite.Suite{Trials: trials}
	for i := range tasks {
		s.Tasks = append(s.Tasks, &suite.Task{ID: fmt.Sprintf("t%02d", i), Tags: []string{[]string{"even", "odd"}[i%2]}})
	}
	for _, a := range arms {
		s.Arms = append(s.Arms, suite.Arm{Agent: "m", Scenario: a})
	}
	return s
}

func TestPlanBlocks(t *testing.T) {
	s := small(12, 3, "bare", "docs", "placebo")
	plan, err := NewPlan(s, 7, Filter{}, sameKeys{})
	if err != nil {
		t.Fatal(err)
	}
	if len(plan.Trials) != 12*3*3 {
		t.Fatalf("%d trials, want 108", len(plan.Trials))
	}
	seen := map[trial.Key]bool{}
	keys := map[seal.Digest]bool{}
	firstArm := map[string]int{}
	for i := 0; i < len(plan.Trials); i += 3 {
		block := plan.Trials[i : i+3]
		arms := map[string]bool{}
		for _, p := range block {
			if int(p.Block) != i/3 || p.Task != block[0].Task || p.Index != block[0].Index {
				t.Fatalf("block %d is not one task × one index: %v", i/3, block)
			}
			arms[p.Arm] = true
			if seen[p.Key] || keys[p.GenKey.Digest()] {
				t.Errorf("%v twice, or a key twice", p.Key)
			}
			seen[p.Key], keys[p.GenKey.Digest()] = true, true
		}
		if len(arms) != 3 {
			t.Errorf("block %d lacks an arm", i/3)
		}
		firstArm[block[0].Arm]++
	}
	for arm, n := range firstArm {
		if n < 4 {
			t.Errorf("%s goes first in only %d of 36 blocks: the order is not random", arm, n)
		}
	}
	again, _ := NewPlan(s, 7, Filter{}, sameKeys{})
	other, _ := NewPlan(s, 8, Filter{}, sameKeys{})
	if !slices.Equal(plan.Trials, again.Trials) {
		t.Error("the same seed gives another order")
	}
	if slices.Equal(plan.Trials, other.Trials) {
		t.Error("another seed gives the same order")
	}
}

// Arms of equal treatment stay distinct, or A/A would compare an answer with
// itself.
func TestPlanReplicates(t *testing.T) {
	plan, err := NewPlan(small(2, 1, "a1", "a2", "b"), 1, Filter{}, sameKeys{})
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range plan.Trials {
		want := map[string]int{"m/a1": 0, "m/a2": 1, "m/b": 0}[p.Arm]
		if int(p.Replicate) != want {
			t.Errorf("%s is replicate %d, want %d", p.Arm, p.Replicate, want)
		}
	}
}

func TestPlanFilter(t *testing.T) {
	s := small(10, 2, "bare", "docs")
	for _, c := range []struct {
		f    Filter
		runs int
		why  string
	}{
		{Filter{}, 40, ""},
		{Filter{Tasks: []string{"t0[0-2]"}}, 12, "filter: task"},
		{Filter{Arms: []string{"*/docs"}}, 20, "filter: arm"},
		{Filter{Tags: []string{"odd"}}, 20, "filter: tag"},
		{Filter{Limit: 3}, 12, "filter: limit"},
		{Filter{Tags: []string{"odd"}, Limit: 2}, 8, "filter: limit"},
	} {
		plan, err := NewPlan(s, 1, c.f, sameKeys{})
		if err != nil {
			t.Fatal(err)
		}
		runs, whys := 0, map[string]bool{}
		for _, p := range plan.Trials {
			if p.Filtered == "" {
				runs++
			}
			whys[p.Filtered] = true
		}
		if len(plan.Trials) != 40 || runs != c.runs || c.why != "" && !whys[c.why] {
			t.Errorf("%+v: %d of %d run (want %d), reasons %v", c.f, runs, len(plan.Trials), c.runs, whys)
		}
	}
	if err := (Filter{Tasks: []string{"t99"}}).CheckMatches(s); err == nil || !strings.Contains(err.Error(), "--task t99 matches nothing") {
		t.Errorf("a filter that matches nothing: %v", err)
	}
	if err := (Filter{Tasks: []string{"t0*"}, Arms: []string{"m/docs"}, Tags: []string{"even"}}).CheckMatches(s); err != nil {
		t.Error(err)
	}
}

// A suite that stops when it is decided has all trials of a task before the
// next task.
func TestPlanByTask(t *testing.T) {
	s := small(12, 3, "bare", "docs")
	s.Stop = suite.Stop{When: "decided"}
	plan, err := NewPlan(s, 7, Filter{}, sameKeys{})
	if err != nil {
		t.Fatal(err)
	}
	for i, p := range plan.Trials {
		first := plan.Trials[i-i%6]
		if p.Task != first.Task || p.Index != i%6/2 || int(p.Block) != i/2 {
			t.Errorf("trial %d is %s in block %d, want %s #%d in block %d", i, p.Key, p.Block, first.Task, i%6/2+1, i/2)
		}
	}
	if plan.Trials[0].Task == s.Tasks[0].ID && plan.Trials[6].Task == s.Tasks[1].ID && plan.Trials[12].Task == s.Tasks[2].ID {
		t.Error("the order of tasks is not random")
	}
}

// TestPlanByCluster checks that a suite that stops when it is decided finishes the tasks
// of a cluster before the next cluster, each in random order.
func TestPlanByCluster(t *testing.T) {
	s := small(12, 2, "bare", "docs")
	s.Stop, s.Cluster = suite.Stop{When: "decided"}, "repository"
	names := []string{"a", "b", "a", "c", "b", "a", "d", "b", "a", "c", "b", "a"}
	for i, task := range s.Tasks {
		task.Attributes = map[string]string{"repository": names[i]}
	}
	ofClusters, ofTasks := map[string]bool{}, map[string]bool{}
	for seed := range uint64(8) {
		plan, err := NewPlan(s, seed, Filter{}, sameKeys{})
		if err != nil || len(plan.Trials) != 48 {
			t.Fatalf("%d trials, %v", len(plan.Trials), err)
		}
		var tasks, clusters []string
		for _, p := range plan.Trials {
			tasks, clusters = append(tasks, p.Task), append(clusters, s.ClusterOf(s.Task(p.Task)))
		}
		tasks, clusters = slices.Compact(tasks), slices.Compact(clusters)
		if len(tasks) != 12 || len(clusters) != 4 {
			t.Fatalf("tasks %v, clusters %v: some come twice", tasks, clusters)
		}
		ofTasks[strings.Join(tasks, " ")], ofClusters[strings.Join(clusters, " ")] = true, true
	}
	if len(ofTasks) < 8 || len(ofClusters) < 3 {
		t.Errorf("8 seeds make %d orders of tasks and %d of clusters", len(ofTasks), len(ofClusters))
	}
}

// Baselines are separate trials, every arm of the scenarios named as often as asked
// for, and spread over the whole run.
func TestPlanBaselines(t *testing.T) {
	s := small(6, 4, "bare", "docs")
	s.Baselines = &suite.Baselines{Trials: 3, Scenarios: []string{"docs"}}
	s.Tasks = append(s.Tasks, &suite.Task{ID: suite.BaselineTask, Role: suite.BaselineTask})
	plan, err := NewPlan(s, 7, Filter{Limit: 2}, sameKeys{})
	if err != nil {
		t.Fatal(err)
	}
	var at []int
	for i, p := range plan.Trials {
		if p.Task != suite.BaselineTask {
			continue
		}
		if p.Arm != "m/docs" || p.Index != len(at) || p.Filtered != "" {
			t.Errorf("baseline %v, filtered %q", p.Key, p.Filtered)
		}
		at = append(at, i)
	}
	if len(plan.Trials) != 6*4*2+3 || len(at) != 3 {
		t.Fatalf("%d trials, baselines at %v", len(plan.Trials), at)
	}
	for i, where := range []int{8, 25, 42} { // in the middle of each third of 48 others
		if at[i] != where {
			t.Errorf("baseline %d is trial %d, want %d", i, at[i], where)
		}
	}
	for i := 1; i < len(plan.Trials); i++ {
		if d := plan.Trials[i].Block - plan.Trials[i-1].Block; d != 0 && d != 1 {
			t.Errorf("blocks %d and %d follow each other", plan.Trials[i-1].Block, plan.Trials[i].Block)
		}
	}
}

func TestPlanOrders(t *testing.T) {
	plans := map[string]trial.Plan{}
	for _, order := range []string{"", "blocks", "shuffled", "by_scenario"} {
		s := small(5, 3, "bare", "docs")
		s.Arms = append(s.Arms, suite.Arm{Agent: "n", Scenario: "bare"})
		s.Order = order
		plan, err := NewPlan(s, 3, Filter{}, sameKeys{})
		if err != nil {
			t.Fatal(err)
		}
		keys := map[trial.Key]int{}
		for _, p := range plan.Trials {
			keys[p.Key]++
		}
		if len(keys) != 45 || len(plan.Trials) != 45 {
			t.Errorf("order %q: %d trials, %d keys", order, len(plan.Trials), len(keys))
		}
		plans[order] = plan
	}
	if !slices.Equal(plans[""].Trials, plans["blocks"].Trials) {
		t.Error("blocks is not the default")
	}
	scattered := 0
	for i := 2; i < 45; i += 3 {
		if b := plans["shuffled"].Trials[i-2 : i+1]; b[0].Block != b[1].Block || b[1].Block != b[2].Block {
			scattered++
		}
	}
	if scattered < 10 {
		t.Errorf("shuffled keeps %d of 15 blocks together", 15-scattered)
	}
	for i, p := range plans["by_scenario"].Trials {
		if bare := strings.HasSuffix(p.Arm, "/bare"); bare != (i < 30) {
			t.Errorf("by_scenario: trial %d is of %s", i, p.Arm)
		}
		if i%2 == 1 && i < 30 && plans["by_scenario"].Trials[i-1].Block != p.Block {
			t.Errorf("by_scenario: trial %d is not beside the other agent's", i)
		}
	}
}

func TestPlanQuarantine(t *testing.T) {
	s := small(3, 1, "bare")
	s.Quarantine = map[string]string{"t01": "its reference fails one time in three"}
	plan, err := NewPlan(s, 3, Filter{Tasks: []string{"t00", "t01"}}, sameKeys{})
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{"t00": "", "t01": "quarantine: its reference fails one time in three", "t02": "filter: task"}
	for _, p := range plan.Trials {
		if p.Filtered != want[p.Task] {
			t.Errorf("%s is filtered for %q", p.Task, p.Filtered)
		}
	}
}

// A limit takes tasks of every group, in proportion, and others with another seed.
func TestLimitByGroup(t *testing.T) {
	s := small(40, 1, "bare")
	for i, task := range s.Tasks {
		task.Group = []string{"a", "a", "b", "c"}[i/10]
	}
	pick := func(seed uint64, limit int) (string, map[string]int) {
		s.Seed = seed
		left := limitTasks(s, Filter{Limit: limit})
		var ids []string
		byGroup := map[string]int{}
		for _, task := range s.Tasks {
			if left[task.ID] {
				ids = append(ids, task.ID)
				byGroup[task.Group]++
			}
		}
		if len(ids) != min(limit, 40) {
			t.Errorf("limit %d leaves %d tasks", limit, len(ids))
		}
		return strings.Join(ids, " "), byGroup
	}
	first, groups := pick(1, 8)
	if groups["a"] != 4 || groups["b"] != 2 || groups["c"] != 2 {
		t.Errorf("8 of 40 tasks are %v", groups)
	}
	if again, _ := pick(1, 8); again != first {
		t.Errorf("the same seed takes %s and %s", first, again)
	}
	if other, _ := pick(2, 8); other == first {
		t.Errorf("two seeds take %s", first)
	}
	pick(1, 100)
}
