package delta

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
)

// cells is one task in a pair of arms.
type cells struct {
	task     string
	old, new analyse.BaselineCell
	changed  bool // of the task, for sure
}

// pairCells pairs the cells of the common tasks. A task that was not planned in
// an arm has an empty cell there.
func pairCells(was, is *run, arm Pair, tasks []string) []cells {
	var out []cells
	for _, id := range tasks {
		o, n := was.cells[arm.Old][id], is.cells[arm.New][id]
		if o == nil && n == nil {
			continue
		}
		c := cells{task: id, changed: was.tasks[id] != "" && is.tasks[id] != "" && was.tasks[id] != is.tasks[id]}
		if o != nil {
			c.old = *o
		}
		if n != nil {
			c.new = *n
		}
		out = append(out, c)
	}
	return out
}

// leaveOut drops the changed tasks where that is wanted, and lists them.
func (c *Comparison) leaveOut(arm Pair, all []cells, o Options) []cells {
	if !o.UnchangedTasks {
		return all
	}
	var out []cells
	for _, x := range all {
		if x.changed {
			c.LeftOut = append(c.LeftOut, x.entry(arm))
			continue
		}
		out = append(out, x)
	}
	return out
}

func (x cells) entry(arm Pair) Task {
	return Task{
		Task: x.task, Arm: arm, Old: countsOf(x.old), New: countsOf(x.new), Changed: x.changed,
		OldLabels: labelNames(x.old.Labels), NewLabels: labelNames(x.new.Labels),
	}
}

func countsOf(c analyse.BaselineCell) Counts {
	return Counts{c.Pass, c.Fail, c.Unknown, c.Void}
}

// gradedCountsOf is [countsOf] without the outcomes that people set.
func gradedCountsOf(c analyse.BaselineCell) Counts {
	if g := c.Graded; g != nil {
		return Counts{g.Pass, g.Fail, g.Unknown, c.Void}
	}
	return countsOf(c)
}

// labelNames lists names, the most frequent first.
func labelNames(cs []analyse.Count) []string {
	cs = slices.Clone(cs)
	slices.SortFunc(cs, func(a, b analyse.Count) int {
		return cmp.Or(cmp.Compare(b.N, a.N), strings.Compare(a.Name, b.Name))
	})
	var out []string
	for _, c := range cs {
		if c.Name != "" && c.N > 0 {
			out = append(out, c.Name)
		}
	}
	return out
}

// How a task went from one run to the other.
const (
	wentBroken    = "broken"
	wentWorse     = "worse"
	wentFixed     = "fixed"
	wentBetter    = "better"
	wentUndecided = "undecided"
	wentSame      = "unchanged"
)

// sortTasks puts every task of an arm into its list.
func (c *Comparison) sortTasks(arm Pair, all []cells, o Options) {
	for _, x := range all {
		t := x.entry(arm)
		how := outcomeOf(t.Old, t.New)
		graded := outcomeOf(gradedCountsOf(x.old), gradedCountsOf(x.new))
		if how != graded {
			t.AsGraded = graded
		}
		list := c.list(how, t.New)
		if isElsewhere(how) && graded == wentSame || how == wentSame && isElsewhere(graded) {
			list = &c.ByPeople
			t.Reason = cmp.Or(askReason(o.NewSet, x.task, arm.New), askReason(o.OldSet, x.task, arm.Old))
		}
		if list == nil {
			c.Passing++
			continue
		}
		switch {
		case t.Reason != "":
		case how == wentUndecided:
			t.Reason = undecided(t.Old, t.New)
		case how == wentFixed || how == wentBetter:
			t.Reason = cmp.Or(askReason(o.OldReason, x.task, arm.Old), failing(x.old))
		default:
			t.Reason = cmp.Or(askReason(o.NewReason, x.task, arm.New), failing(x.new))
		}
		*list = append(*list, t)
	}
}

// outcomeOf says how a task went, by its pass rates. They are held against each other
// and against a half as whole numbers.
func outcomeOf(old, new Counts) string {
	mostly := func(x Counts) bool { return 2*x.Pass > x.Decided() }
	d := new.Pass*old.Decided() - old.Pass*new.Decided()
	switch {
	case old.Decided() == 0 || new.Decided() == 0:
		return wentUndecided
	case mostly(old) && !mostly(new):
		return wentBroken
	case !mostly(old) && mostly(new):
		return wentFixed
	case d < 0:
		return wentWorse
	case d > 0:
		return wentBetter
	}
	return wentSame
}

// isElsewhere reports whether the rate of a task is another one.
func isElsewhere(how string) bool { return how != wentUndecided && how != wentSame }

// list is the list of a task that went so; nil if it passes as before.
func (c *Comparison) list(how string, new Counts) *[]Task {
	switch how {
	case wentBroken:
		return &c.Broken
	case wentWorse:
		return &c.Worse
	case wentFixed:
		return &c.Fixed
	case wentBetter:
		return &c.Better
	case wentUndecided:
		return &c.Undecided
	}
	if 2*new.Pass > new.Decided() {
		return nil
	}
	return &c.StillFailing
}

func askReason(f func(task, arm string) string, task, arm string) string {
	if f == nil {
		return ""
	}
	return f(task, arm)
}

// undecided says why a task has no verdict on a side.
func undecided(old, new Counts) string {
	why := func(c Counts) string {
		switch {
		case c.Decided() > 0:
			return ""
		case c.Void > 0:
			return "void"
		case c.Unknown > 0:
			return "unknown"
		}
		return "not run"
	}
	o, n := why(old), why(new)
	switch {
	case o == n:
		return o + " before and now"
	case o == "":
		return n + " now"
	case n == "":
		return o + " before"
	}
	return o + " before, " + n + " now"
}

// failing names the required criteria that failed, if there is no better reason.
func failing(c analyse.BaselineCell) string {
	var out []string
	for _, cr := range c.Criteria {
		if cr.Required && cr.Fail > 0 {
			out = append(out, fmt.Sprintf("%s failed in %d of %d", cr.Name, cr.Fail, cr.Pass+cr.Fail))
		}
	}
	return strings.Join(out, ", ")
}
