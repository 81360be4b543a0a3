package delta

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/baseline"
	"github.com/assay-eval/assay/internal/stat"
)

// cells is one task in a pair of arms.
type cells struct {
	task     string
	old, new baseline.Cell
	changed  bool   // of the task, for sure
	cluster  string // "" if tasks are independent
}

// pairCells pairs the cells of the common tasks. A task that was not planned in
// an arm has an empty cell there.
func pairCells(was, is *run, arm Pair, tasks []string, clusters map[string]string) []cells {
	var out []cells
	for _, id := range tasks {
		o, n := was.cells[arm.Old][id], is.cells[arm.New][id]
		if o == nil && n == nil {
			continue
		}
		c := cells{task: id, cluster: clusters[id], changed: was.tasks[id] != "" && is.tasks[id] != "" && was.tasks[id] != is.tasks[id]}
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

func countsOf(c baseline.Cell) Counts {
	return Counts{c.Pass, c.Fail, c.Unknown, c.Void}
}

// gradedCountsOf is [countsOf] without the outcomes that people set.
func gradedCountsOf(c baseline.Cell) Counts {
	if g := c.Graded; g != nil {
		return Counts{g.Pass, g.Fail, g.Unknown, c.Void}
	}
	return countsOf(c)
}

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

// markBeyondChance sets BeyondChance for the changed tasks of an arm.
func (c *Comparison) markBeyondChance(arm Pair, all []cells) {
	ps, place := make([]*float64, len(all)), map[string]int{}
	for i, x := range all {
		ps[i], place[x.task] = new(fisherP(countsOf(x.old), countsOf(x.new))), i
	}
	ps = stat.Holm(ps)
	mark := func(tasks []Task, direction string) {
		shown := slices.ContainsFunc(c.Shown(direction), func(r Row) bool { return r.Measure == MeasureSuccess && r.Arm == arm })
		for i := range tasks {
			if t := &tasks[i]; t.Arm == arm {
				t.BeyondChance = shown || *ps[place[t.Task]] <= Alpha
			}
		}
	}
	mark(c.Broken, ShownWorse)
	mark(c.Worse, ShownWorse)
	mark(c.Fixed, ShownBetter)
	mark(c.Better, ShownBetter)
}

// fisherP returns the two-sided p value of Fisher's (1935) exact test of equal pass
// rates: the probability of all tables with the same margins that are at most as likely
// as the observed one.
func fisherP(old, new Counts) float64 {
	n, m, passed := old.Decided(), new.Decided(), old.Pass+new.Pass
	chance := func(pass int) float64 { // probability, up to a constant, of pass passes on the old side
		return math.Exp(-logFactorials(pass, n-pass, passed-pass, m-passed+pass))
	}
	sum, tail, seen := 0.0, 0.0, chance(old.Pass)
	for pass := max(0, passed-m); pass <= min(n, passed); pass++ {
		p := chance(pass)
		if sum += p; p <= seen*(1+1e-9) {
			tail += p
		}
	}
	return min(1, tail/sum)
}

func logFactorials(ns ...int) float64 {
	sum := 0.0
	for _, n := range ns {
		v, _ := math.Lgamma(float64(n) + 1)
		sum += v
	}
	return sum
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
	if how == wentSame && 2*new.Pass > new.Decided() {
		return nil
	}
	return map[string]*[]Task{
		wentBroken: &c.Broken, wentWorse: &c.Worse, wentFixed: &c.Fixed, wentBetter: &c.Better,
		wentUndecided: &c.Undecided, wentSame: &c.StillFailing,
	}[how]
}

func askReason(f func(task, arm string) string, task, arm string) string {
	if f == nil {
		return ""
	}
	return f(task, arm)
}

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
func failing(c baseline.Cell) string {
	var out []string
	for _, cr := range c.Criteria {
		if cr.Required && cr.Fail > 0 {
			out = append(out, fmt.Sprintf("%s failed in %d of %d", cr.Name, cr.Fail, cr.Pass+cr.Fail))
		}
	}
	return strings.Join(out, ", ")
}
