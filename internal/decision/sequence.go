package decision

import (
	"cmp"
	"math"
	"slices"

	"github.com/assay-eval/assay/internal/stat"
)

// Sequence is the units of a sequential test, tasks or clusters of tasks, in the order in
// which the plan completes them.
type Sequence struct {
	units   [][]*Task
	largest int // number of tasks of the largest cluster; 0 if tasks are independent
}

// Sequence returns the units of the question. It ends before the first unit with an
// unsettled task, so that its length depends on the plan and on progress but not on
// results.
func (q *Question) Sequence() Sequence {
	var s Sequence
	place := map[string]int{}
	for i := range q.Tasks {
		t := &q.Tasks[i]
		at, seen := place[t.Cluster]
		if t.Cluster == "" || !seen {
			at = len(s.units)
			place[t.Cluster], s.units = at, append(s.units, nil)
		}
		if s.units[at] = append(s.units[at], t); t.Cluster != "" {
			s.largest = max(s.largest, len(s.units[at]))
		}
	}
	slices.SortStableFunc(s.units, func(a, b []*Task) int { return cmp.Compare(endOf(a), endOf(b)) })
	if open := slices.IndexFunc(s.units, isOpen); open >= 0 {
		s.units = s.units[:open]
	}
	return s
}

// endOf returns the position of the last trial of a unit in the plan.
func endOf(unit []*Task) int {
	return slices.MaxFunc(unit, func(a, b *Task) int { return cmp.Compare(a.End, b.End) }).End
}

// isOpen reports whether a task of a unit is not settled.
func isOpen(unit []*Task) bool {
	return slices.ContainsFunc(unit, func(t *Task) bool { return !t.Settled })
}

// Test tests one table of pairs for a difference.
func (s Sequence) Test(of Table, alpha float64) stat.Sequential {
	return s.follow(of, stat.NewMonitor(alpha))
}

// TestMargin tests one table of pairs for non-inferiority.
func (s Sequence) TestMargin(of Table, margin, alpha float64) stat.Sequential {
	return s.follow(of, stat.NewNonInferiorMonitor(margin, alpha))
}

func (s Sequence) follow(of Table, m *stat.Monitor) stat.Sequential {
	m.ByCluster(s.largest)
	for _, unit := range s.units {
		AddUnit(m, of, unit...)
	}
	return m.Sequential()
}

// leastP returns the smallest attainable p value of the test for a difference, given the
// sizes of the differences: the p value if all of them had the same sign.
func (s Sequence) leastP(of Table) float64 {
	m, peak := stat.NewMonitor(0.05).ByCluster(s.largest), 1.0
	for _, unit := range s.units {
		if tasks, sum := sumUnit(of, unit); tasks > 0 {
			if e := m.AddCluster(tasks, math.Abs(sum)); e != nil {
				peak = max(peak, *e)
			}
		}
	}
	return 1 / peak
}

// AddUnit adds one table of the tasks of a unit to a sequential test. It returns the
// e-value, or nil if no task has a pair or the test has a fault.
func AddUnit(m *stat.Monitor, of Table, unit ...*Task) *float64 {
	tasks, sum := sumUnit(of, unit)
	if tasks == 0 {
		return nil
	}
	return m.AddCluster(tasks, sum)
}

// sumUnit returns the number of tasks of a unit with a pair and the sum of their
// differences.
func sumUnit(of Table, unit []*Task) (tasks int, sum float64) {
	for _, t := range unit {
		if p := t.Pairs(of); p.N() > 0 {
			tasks, sum = tasks+1, sum+Differences([]stat.Pairs{p})[0]
		}
	}
	return tasks, sum
}
