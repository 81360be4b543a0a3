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

// sortPlan lists the places in a plan in the order of reports: tasks, arms, indices.
func sortPlan(s *suite.Suite, plan trial.Plan) []int32 {
	tasks, arms := map[string]int32{}, map[string]int32{}
	for i := range plan.Trials {
		p := &plan.Trials[i]
		tasks[p.Task], arms[p.Arm] = 0, 0
	}
	listed := map[string]int{}
	for i, t := range s.Tasks {
		listed[t.ID] = i - len(s.Tasks)
	}
	rank(tasks, listed)
	clear(listed)
	for i, a := range s.Arms {
		listed[a.ID()] = i - len(s.Arms)
	}
	rank(arms, listed)
	type place struct{ task, arm, index, at int32 }
	out := make([]place, len(plan.Trials))
	for i := range plan.Trials {
		p := &plan.Trials[i]
		out[i] = place{tasks[p.Task], arms[p.Arm], int32(p.Index), int32(i)}
	}
	slices.SortFunc(out, func(x, y place) int {
		return cmp.Or(cmp.Compare(x.task, y.task), cmp.Compare(x.arm, y.arm), cmp.Compare(x.index, y.index), cmp.Compare(x.at, y.at))
	})
	sorted := make([]int32, len(out))
	for i, p := range out {
		sorted[i] = p.at
	}
	return sorted
}

// rank numbers names: first the listed ones, by their numbers below 0, then the others by
// name.
func rank(names map[string]int32, listed map[string]int) {
	order := slices.SortedFunc(maps.Keys(names), func(a, b string) int {
		return cmp.Or(cmp.Compare(listed[a], listed[b]), strings.Compare(a, b))
	})
	for i, name := range order {
		names[name] = int32(i)
	}
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
	for _, at := range sortPlan(s, plan) {
		if k := plan.Trials[at].Key; !baselines[k.Task] {
			out = append(out, k)
		}
	}
	return out
}
