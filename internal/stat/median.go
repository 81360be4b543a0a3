package stat

import (
	"cmp"
	"math"
	"slices"
)

// ranked holds the values of all tasks in ascending order, for medians of
// weighted tasks without sorting again.
type ranked struct {
	values []owned
	ranks  [][]int32 // of each task's values, ascending
	size   []int32   // how many they are
	// before[g][t] counts the values of task t among the first g·stride.
	before [][]int32
	stride int
}

// owned is a value of a task.
type owned struct {
	x    float64
	task int32
}

// scaleDown is [scaleDown] of the values.
func (r *ranked) scaleDown() int {
	biggest := 0.0
	for i := range r.values {
		biggest = max(biggest, math.Abs(r.values[i].x))
	}
	_, exp := math.Frexp(biggest)
	for i := range r.values {
		r.values[i].x = math.Ldexp(r.values[i].x, -exp)
	}
	return exp
}

func rankValues(tasks [][]float64) ranked {
	n := 0
	for _, values := range tasks {
		n += len(values)
	}
	r := ranked{values: make([]owned, 0, n), ranks: make([][]int32, len(tasks))}
	ranks := make([]int32, n)
	for t, values := range tasks {
		for _, x := range values {
			r.values = append(r.values, owned{x, int32(t)})
		}
		r.ranks[t], ranks = ranks[:0:len(values)], ranks[len(values):]
	}
	slices.SortFunc(r.values, func(a, b owned) int { return cmp.Compare(a.x, b.x) })
	// A step of the search over cuts costs one pass over tasks, and the walk between
	// two cuts one over up to stride values. So as many values lie between cuts as
	// there are tasks, and the cuts take no more room than the values.
	r.stride = len(tasks)
	count := make([]int32, len(tasks))
	for i, o := range r.values {
		if i%r.stride == 0 {
			r.before = append(r.before, slices.Clone(count))
		}
		r.ranks[o.task] = append(r.ranks[o.task], int32(i))
		count[o.task]++
	}
	r.size = count
	return r
}

// weightedMedian returns the median of the values, each of task t counted w[t] times.
func (r *ranked) weightedMedian(w []int32) float64 {
	total := 0
	for t, count := range w {
		total += int(count) * int(r.size[t])
	}
	lower := (total - 1) / 2 // ranks from 0
	// Weighted ranks rise almost evenly, so that a straight line through the last
	// cut meets the right one at once or nearly so: first an end as near as may be,
	// then a walk from it.
	from, to := 0, len(r.before) // the cut sought is in [from, to)
	seen := 0                    // weighted values before the cut from
	perCut := float64(total) / float64(len(r.values)) * float64(r.stride)
	for guess := int(float64(lower) / perCut); to-from > 1; {
		guess = min(max(guess, from+1), to-1)
		sum := 0
		for t, count := range r.before[guess] {
			sum += int(count) * int(w[t])
		}
		if sum <= lower {
			from, seen = guess, sum
		} else {
			to = guess
		}
		guess += int(math.Round(float64(lower-sum)/perCut - 0.5))
	}
	i := from * r.stride
	for seen += int(w[r.values[i].task]); seen <= lower; seen += int(w[r.values[i].task]) {
		i++
	}
	x := r.values[i].x
	if total%2 == 1 || seen > lower+1 {
		return x
	}
	for i++; w[r.values[i].task] == 0; i++ {
	}
	return x/2 + r.values[i].x/2
}

// medianWithout returns the median of all values except one task's.
func (r *ranked) medianWithout(task int) float64 {
	left := r.ranks[task]
	total := len(r.values) - len(left)
	kth := func(k int) float64 {
		j := 0
		for j < len(left) && int(left[j]) <= k+j {
			j++
		}
		return r.values[k+j].x
	}
	return kth((total-1)/2)/2 + kth(total/2)/2
}
