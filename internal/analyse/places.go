package analyse

import (
	"cmp"
	"maps"
	"slices"
	"sort"
	"strings"

	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// layout is a plan in the order of reports: tasks, arms, indices. It takes 16 bytes a trial, so
// that the plan can be freed before the entries are made.
type layout struct {
	tasks, arms []string // by number
	reasons     []string // why trials are left out
	trials      []placed
}

// placed is one trial of a layout.
type placed struct {
	cell      uint32 // number of the task × number of arms + number of the arm
	index, at int32
	reason    int32 // 1 + its number; 0 if it is not left out
}

// names returns the task and the arm of p.
func (l *layout) names(p *placed) (task, arm string) {
	n := uint32(len(l.arms)) //nolint:gosec // a run has fewer
	return l.tasks[p.cell/n], l.arms[p.cell%n]
}

func layOutPlan(s *suite.Suite, plan trial.Plan) *layout {
	tasks, arms := map[string]int32{}, map[string]int32{}
	for i := range plan.Trials {
		p := &plan.Trials[i]
		tasks[p.Task], arms[p.Arm] = 0, 0
	}
	listed := map[string]int{}
	for i, t := range s.Tasks {
		listed[t.ID] = i - len(s.Tasks)
	}
	l := &layout{trials: make([]placed, len(plan.Trials))}
	l.tasks = rank(tasks, listed)
	clear(listed)
	for i, a := range s.Arms {
		listed[a.ID()] = i - len(s.Arms)
	}
	l.arms = rank(arms, listed)
	reasons := map[string]int32{}
	for i := range plan.Trials {
		p := &plan.Trials[i]
		if p.Filtered != "" && reasons[p.Filtered] == 0 {
			l.reasons = append(l.reasons, p.Filtered)
			reasons[p.Filtered] = int32(len(l.reasons))
		}
		cell := uint32(tasks[p.Task])*uint32(len(l.arms)) + uint32(arms[p.Arm]) //nolint:gosec // not negative
		l.trials[i] = placed{cell, int32(p.Index), int32(i), reasons[p.Filtered]}
	}
	slices.SortFunc(l.trials, func(x, y placed) int {
		return cmp.Or(cmp.Compare(x.cell, y.cell), cmp.Compare(x.index, y.index), cmp.Compare(x.at, y.at))
	})
	return l
}

// rank numbers names, and returns them in this order: first the listed ones, by their numbers
// below 0, then the others by name.
func rank(names map[string]int32, listed map[string]int) []string {
	order := slices.SortedFunc(maps.Keys(names), func(a, b string) int {
		return cmp.Or(cmp.Compare(listed[a], listed[b]), strings.Compare(a, b))
	})
	for i, name := range order {
		names[name] = int32(i)
	}
	return order
}

// places finds the entries of a key.
type places struct {
	tasks, arms map[string]int32
	cells       map[[2]int32]span // by task and arm
}

// span is the entries of one task and arm, by index.
type span struct{ from, to int32 }

func newPlaces(entries *entries, cells []*CellID) *places {
	p := &places{map[string]int32{}, map[string]int32{}, map[[2]int32]span{}}
	number := func(of map[string]int32, name string) int32 {
		n, ok := of[name]
		if !ok {
			n = int32(len(of))
			of[name] = n
		}
		return n
	}
	for from := 0; from < entries.n; {
		cell, to := entries.at(from).cell, from+1
		for to < entries.n && entries.at(to).cell == cell {
			to++
		}
		p.cells[[2]int32{number(p.tasks, cells[cell].Task), number(p.arms, cells[cell].Arm)}] = span{int32(from), int32(to)}
		from = to
	}
	return p
}

// find returns the entry of a planned trial; nil if it is not in the plan. If several have
// the key, it returns the last of the plan.
func (st *State) find(k trial.Key) *entry {
	task, planned := st.places.tasks[k.Task]
	arm, known := st.places.arms[k.Arm]
	if !planned || !known {
		return nil
	}
	s := st.places.cells[[2]int32{task, arm}]
	from, n := int(s.from), int(s.to-s.from)
	is := func(i int) bool { return i >= 0 && i < n && int(st.entries.at(from+i).index) == k.Index }
	at := k.Index // usually indices count from 0
	if !is(at) || is(at+1) {
		at = sort.Search(n, func(i int) bool { return int(st.entries.at(from+i).index) > k.Index }) - 1
	}
	if !is(at) {
		return nil
	}
	return st.entries.at(from + at)
}

// Order lists the planned trials as an [Analysis] does: in the order of reports,
// baselines left out.
func Order(s *suite.Suite, plan trial.Plan) []trial.Key {
	baselines := map[string]bool{}
	for _, t := range s.Tasks {
		baselines[t.ID] = t.Baseline()
	}
	out := make([]trial.Key, 0, len(plan.Trials))
	for _, p := range layOutPlan(s, plan).trials {
		if k := plan.Trials[p.at].Key; !baselines[k.Task] {
			out = append(out, k)
		}
	}
	return out
}
