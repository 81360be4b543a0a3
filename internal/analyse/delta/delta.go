// Package delta compares two runs: it finds what changed between them, the effect on
// every figure with its uncertainty, and the tasks that are broken or fixed. Each side
// is a [baseline.Baseline], computed from a run or read from a file, so that runs and
// committed baselines compare alike. The package does no input or output.
//
// # Pairs
//
// An arm is held against the arm of the same id, task by task. A task counts
// for a figure only if both sides have it there; void, unknown and unfinished
// trials are never failures. The two runs did not share trials, so within a task
// nothing is paired: with several trials it is the rates of tasks that differ.
//
// # Tests
//
// Package decision decides the success rates as for two arms of one run: by McNemar's
// mid-p with one trial a task, by sign flips of the differences of rates with several, and
// over clusters where the suites have them, with the interval that agrees. Trials without a
// verdict are bounded. Time, tokens and cost are differences of mean logs, which are logs
// of ratios of geometric means: sign flips with Student's t interval, over tasks as
// independent. The arms of one measure share alpha.
//
// Chance alone breaks about as many tasks as it fixes. A task that changed is beyond
// chance if the success rate of its arm is shown to have changed in the same direction,
// or if Fisher's exact test of its own trials is significant.
package delta

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/baseline"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/suite"
)

// Schema names the JSON form of a [Comparison].
const Schema = "assay/compare/1"

// Alpha is the level that the arms of each measure share.
const Alpha = 0.05

// Options change the comparison.
type Options struct {
	// Arms maps arms of the old run to arms of the new one to compare them with,
	// where their ids differ: old id to new id.
	Arms map[string]string
	// UnchangedTasks leaves out tasks whose definition changed.
	UnchangedTasks bool
	// Changes are the differences of the two suites, if both are at hand.
	Changes []suite.Change
	// OldReason and NewReason say in one line why a task did not pass in an arm;
	// "" if that is not known. They may be nil.
	OldReason, NewReason func(task, arm string) string
	// OldSet and NewSet say in one line who set an outcome of a task in an arm to
	// another than the graders', and why; "" if nobody did. They may be nil.
	OldSet, NewSet func(task, arm string) string
}

// Comparison is two runs held against each other.
type Comparison struct {
	Schema string `json:"schema"`
	Old    Side   `json:"old"`
	New    Side   `json:"new"`

	// Changes are the conditions that differ, Same counts the others.
	Changes []Change `json:"changes"`
	Same    int      `json:"same"`
	// SuiteChanges are the values in the suite file that differ, in addition to Changes.
	SuiteChanges []Change `json:"suite_changes,omitempty"`

	// Cluster is the field of tasks whose clusters are the units of success rates; "" if
	// tasks are.
	Cluster string `json:"cluster,omitempty"`

	Arms []Pair `json:"arms"` // in the order of the old run
	Rows []Row  `json:"rows"` // by measure, then by arm

	// The tasks, each in each pair of arms in at most one list.
	Broken       []Task `json:"broken"`        // passed more than half, now at most half
	Worse        []Task `json:"worse"`         // the rate fell, on the same side of half
	Fixed        []Task `json:"fixed"`         // passed at most half, now more than half
	Better       []Task `json:"better"`        // the rate rose, on the same side of half
	StillFailing []Task `json:"still_failing"` // the rate is the same, at most half
	Passing      int    `json:"passing"`       // the rate is the same, more than half
	Undecided    []Task `json:"undecided"`     // without a verdict on a side
	LeftOut      []Task `json:"left_out"`      // changed, and not wanted
	// ByPeople are tasks that moved as counted and not as graded, or the other way
	// round: nothing but an outcome that a person set makes or hides the change.
	ByPeople []Task `json:"by_people"`

	Added   []string `json:"added"`   // tasks of the new run only
	Removed []string `json:"removed"` // tasks of the old run only

	// AsGraded is the rows of success without the overrides of people; none where
	// neither side has any.
	AsGraded []Row `json:"as_graded,omitempty"`

	Notice   []string `json:"notice,omitempty"`
	Warnings []string `json:"warnings,omitempty"` // about the comparison as a whole
}

// Side names one of the two.
type Side struct {
	Run   string `json:"run"`
	Suite string `json:"suite"`
	Tasks int    `json:"tasks"`
	// Overrides is how many outcomes people have set in it (assay annotate
	// --override).
	Overrides int `json:"overrides,omitempty"`
}

// Change is one condition that differs. A value that a side does not have is "".
type Change struct {
	Name string `json:"name"`
	Old  string `json:"old"`
	New  string `json:"new"`
}

// Pair is an arm of the old run and the one that it is held against.
type Pair struct {
	Old string `json:"old"`
	New string `json:"new"`
}

// String is the id, or both where they differ.
func (p Pair) String() string {
	if p.Old == p.New {
		return p.New
	}
	return p.Old + " → " + p.New
}

// Counts is how the trials of a task went in an arm.
type Counts struct {
	Pass    int `json:"pass"`
	Fail    int `json:"fail"`
	Unknown int `json:"unknown,omitempty"`
	Void    int `json:"void,omitempty"`
}

// Decided is the number of trials with a verdict.
func (c Counts) Decided() int { return c.Pass + c.Fail }

// Task is one task in one pair of arms.
type Task struct {
	Task string `json:"task"`
	Arm  Pair   `json:"arm"`
	Old  Counts `json:"old"`
	New  Counts `json:"new"`
	// Changed is set if the question of the task, or the standard for its answer,
	// has changed.
	Changed bool `json:"changed,omitempty"`
	// OldLabels and NewLabels are the graders' words, the most frequent first.
	OldLabels []string `json:"old_labels,omitempty"`
	NewLabels []string `json:"new_labels,omitempty"`
	Reason    string   `json:"reason,omitempty"` // of the side that did worse; of a change by people theirs
	// BeyondChance is set for a changed task if its arm's success rate is shown to have
	// changed in the same direction, or if the task's own outcomes differ
	// significantly: Fisher's exact test, adjusted by Holm over the tasks of the arm.
	BeyondChance bool `json:"beyond_chance,omitempty"`
	// AsGraded is how the task went without the outcomes that people set, where that
	// is another list: broken, worse, fixed, better, undecided, or unchanged.
	AsGraded string `json:"as_graded,omitempty"`
}

// Identical reports whether no figure differs and every task went as before.
func (c *Comparison) Identical() bool {
	moved := func(r Row) bool {
		return r.oneSided || r.Delta.Estimate != nil && *r.Delta.Estimate != r.isNeutral()
	}
	other := func(t Task) bool { return t.Old != t.New }
	lists := len(c.Broken) + len(c.Worse) + len(c.Fixed) + len(c.Better) + len(c.LeftOut) + len(c.ByPeople) + len(c.Added) + len(c.Removed)
	return lists == 0 && !slices.ContainsFunc(c.Undecided, other) && !slices.ContainsFunc(c.Rows, moved)
}

// UndecidedRows lists the rows that are undecided.
func (c *Comparison) UndecidedRows() []Row {
	return slices.DeleteFunc(slices.Clone(c.Rows), func(r Row) bool { return r.Decision != decision.Undecided })
}

// Shown lists the rows with a difference that chance does not explain, in the
// given direction: "better" or "worse".
func (c *Comparison) Shown(direction string) []Row {
	var out []Row
	for _, r := range c.Rows {
		if r.Shown == direction {
			out = append(out, r)
		}
	}
	return out
}

// Lost counts the tasks with a verdict in the old run and none in the new one,
// of those with a verdict in the old run, in the pair of arms where their share
// is largest.
func (c *Comparison) Lost() (lost, of int) {
	for _, arm := range c.Arms {
		n, all := 0, 0
		for _, t := range c.Undecided {
			if t.Arm == arm && t.Old.Decided() > 0 {
				n++
			}
		}
		for _, r := range c.Rows {
			if r.Measure == MeasureSuccess && r.Arm == arm {
				all = n + r.Tasks
			}
		}
		if of == 0 || n*of > lost*all {
			lost, of = n, all
		}
	}
	return lost, of
}

// ErrNothingInCommon is wrapped by errors about two runs without anything to
// pair.
var ErrNothingInCommon = errors.New("the two have nothing in common")

// Compare holds new against old. It fails if an arm of the options is not there,
// and if the two have no arm or no task in common.
func Compare(old, new baseline.Baseline, o Options) (*Comparison, error) {
	c, err := compareArms(old, new, o)
	if err != nil || old.Overrides+new.Overrides == 0 {
		return c, err
	}
	graded, err := compareArms(old.AsGraded(), new.AsGraded(), o)
	if err != nil {
		return nil, err
	}
	for _, r := range graded.Rows {
		if r.Measure == MeasureSuccess {
			c.AsGraded = append(c.AsGraded, r)
		}
	}
	c.Notice = append([]string{fmt.Sprintf("outcomes set by people: %d in the old run, %d in the new one; the success rates as graded stand beside", old.Overrides, new.Overrides)}, c.Notice...)
	return c, nil
}

func compareArms(old, new baseline.Baseline, o Options) (*Comparison, error) {
	was, is := index(old), index(new)
	c := &Comparison{
		Schema: Schema, Old: was.side(), New: is.side(), Changes: []Change{},
		Broken: []Task{}, Worse: []Task{}, Fixed: []Task{}, Better: []Task{}, StillFailing: []Task{}, Undecided: []Task{}, LeftOut: []Task{}, ByPeople: []Task{},
		Added: []string{}, Removed: []string{},
	}
	var err error
	if c.Arms, err = c.pairArms(was, is, o.Arms); err != nil {
		return nil, err
	}
	tasks := c.commonTasks(was, is)
	if len(tasks) == 0 {
		return nil, fmt.Errorf("%w: no task of %s is in %s", ErrNothingInCommon, armName(old), armName(new))
	}
	c.compareSetting(was, is, o.Changes)
	clusters := c.clusterTasks(was, is, tasks)
	byArm := make([][]cells, len(c.Arms))
	for i, arm := range c.Arms {
		all := pairCells(was, is, arm, tasks, clusters)
		byArm[i] = c.leaveOut(arm, all, o)
		c.sortTasks(arm, byArm[i], o)
	}
	for _, m := range measures {
		c.Rows = append(c.Rows, newRow(m, c.Arms, byArm, was, is)...)
	}
	for i, arm := range c.Arms {
		c.markBeyondChance(arm, byArm[i])
	}
	c.warn(was, is, tasks)
	return c, nil
}

func armName(b baseline.Baseline) string {
	if b.Run == "" {
		return "a run without a name"
	}
	return "run " + b.Run
}

// run is a side with its parts by name.
type run struct {
	baseline.Baseline
	arms  map[string]*baseline.Arm
	tasks map[string]string // digests by id
	cells map[string]map[string]*baseline.Cell
}

func index(b baseline.Baseline) *run {
	r := &run{b, map[string]*baseline.Arm{}, map[string]string{}, map[string]map[string]*baseline.Cell{}}
	for i := range b.Arms {
		r.arms[b.Arms[i].ID] = &b.Arms[i]
		r.cells[b.Arms[i].ID] = map[string]*baseline.Cell{}
	}
	for _, t := range b.Tasks {
		r.tasks[t.ID] = t.Digest
	}
	for i := range b.Cells {
		if byTask := r.cells[b.Cells[i].Arm]; byTask != nil {
			byTask[b.Cells[i].Task] = &b.Cells[i]
		}
	}
	return r
}

func (r *run) side() Side {
	return Side{Run: r.Run, Suite: r.Suite, Tasks: len(r.tasks), Overrides: r.Overrides}
}

// pairArms pairs arms by the given names, then by equal ids. Two runs with one
// arm each are compared independent of their names.
func (c *Comparison) pairArms(was, is *run, given map[string]string) ([]Pair, error) {
	taken := map[string]string{}
	for _, o := range slices.Sorted(maps.Keys(given)) {
		n := given[o]
		switch {
		case was.arms[o] == nil:
			return nil, fmt.Errorf("the old run has no arm %q (it has %s)", o, taskIDs(was))
		case is.arms[n] == nil:
			return nil, fmt.Errorf("the new run has no arm %q (it has %s)", n, taskIDs(is))
		case taken[n] != "":
			return nil, fmt.Errorf("arm %q of the new run is named twice", n)
		}
		taken[n] = o
	}
	var out []Pair
	var alone []string
	for _, a := range was.Arms {
		n, named := given[a.ID]
		if !named {
			n = a.ID
			if is.arms[n] == nil || taken[n] != "" {
				alone = append(alone, a.ID)
				continue
			}
			taken[n] = a.ID
		}
		out = append(out, Pair{a.ID, n})
	}
	if len(out) == 0 && len(was.Arms) == 1 && len(is.Arms) == 1 {
		out, alone = []Pair{{was.Arms[0].ID, is.Arms[0].ID}}, nil
		taken[is.Arms[0].ID] = was.Arms[0].ID
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("%w: the arms of the old run are %s, those of the new one %s: pair them with --map-arm OLD=NEW", ErrNothingInCommon, taskIDs(was), taskIDs(is))
	}
	for _, id := range alone {
		c.Warnings = append(c.Warnings, fmt.Sprintf("arm %s of the old run has no counterpart", id))
	}
	for _, a := range is.Arms {
		if taken[a.ID] == "" {
			c.Warnings = append(c.Warnings, fmt.Sprintf("arm %s of the new run has no counterpart", a.ID))
		}
	}
	return out, nil
}

// taskIDs lists arms, the first of them.
func taskIDs(r *run) string {
	const most = 8
	var out []string
	for _, a := range r.Arms[:min(most, len(r.Arms))] {
		out = append(out, a.ID)
	}
	switch {
	case len(out) == 0:
		return "none"
	case len(r.Arms) > most:
		out = append(out, fmt.Sprintf("%d more", len(r.Arms)-most))
	}
	return strings.Join(out, ", ")
}

func (c *Comparison) commonTasks(was, is *run) []string {
	var out []string
	for _, id := range slices.Sorted(maps.Keys(was.tasks)) {
		if _, ok := is.tasks[id]; ok {
			out = append(out, id)
		} else {
			c.Removed = append(c.Removed, id)
		}
	}
	for _, id := range slices.Sorted(maps.Keys(is.tasks)) {
		if _, ok := was.tasks[id]; !ok {
			c.Added = append(c.Added, id)
		}
	}
	return out
}

func (c *Comparison) warn(was, is *run, tasks []string) {
	if was.Suite != is.Suite {
		c.Warnings = append(c.Warnings, fmt.Sprintf("the suites have different names, %q and %q: of the same id in both: %s", was.Suite, is.Suite, plural(len(tasks), "task")))
	}
	for _, id := range tasks {
		if was.tasks[id] == "" || is.tasks[id] == "" {
			c.Warnings = append(c.Warnings, "whether all tasks are what they were is not known: a side does not say")
			break
		}
	}
	if is.Unrelated != "" {
		c.Notice = append(c.Notice, "trials without a verdict are taken to be unrelated to the run: "+is.Unrelated)
	}
	n := 0
	for _, p := range c.Arms {
		for _, a := range []*baseline.Arm{was.arms[p.Old], is.arms[p.New]} {
			if slices.ContainsFunc(a.Sources, func(s analyse.Count) bool { return s.Name == "scripted" && s.N > 0 }) {
				n++
			}
		}
	}
	if n > 0 {
		c.Notice = append(c.Notice, "scripted answers show the instrument and measure no model")
	}
}
