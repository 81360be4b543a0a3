package stat

import (
	"fmt"
	"slices"
)

// TaskDifference compares two sides by their success rates in each task. It
// assumes that tasks are independent and asks nothing of a task's trials.
type TaskDifference struct {
	// Interval is of the mean over tasks of treatment rate − control rate, by BCa
	// over whole tasks ("bca_cluster"); N counts tasks. Its warnings cover the whole
	// comparison.
	Interval
	T           Interval    `json:"t"`     // the same mean with Student's t interval, cut at ±1
	Tasks       int         `json:"tasks"` // with a decided trial on both sides
	Left        int         `json:"left_out"`
	Permutation Permutation `json:"permutation"`
}

// DifferenceByTask compares treatment with control, which hold the same tasks in the
// same order. A task's rate is over all its decided trials on a side; a task without
// one on either side is omitted and counted in a warning. Every task weighs the same.
func DifferenceByTask(control, treatment []Cluster, r Resampling) TaskDifference {
	var diffs []float64
	var fractions []fraction
	cause := ""
	if len(control) != len(treatment) {
		cause = fmt.Sprintf("%d tasks of the control against %d of the treatment cannot be paired", len(control), len(treatment))
		control, treatment = nil, nil
	}
	for i, c := range control {
		t := treatment[i]
		if c.K < 0 || c.K > c.N || t.K < 0 || t.K > t.N {
			cause = fmt.Sprintf("task %d has impossible counts: control %d of %d, treatment %d of %d", i, c.K, c.N, t.K, t.N)
			diffs = nil
			break
		}
		if c.N == 0 || t.N == 0 {
			continue
		}
		diffs = append(diffs, float64(t.K)/float64(t.N)-float64(c.K)/float64(c.N))
		fractions = append(fractions, rateDifference(t, c))
	}
	d := TaskDifference{Tasks: len(diffs), Interval: Interval{N: len(diffs), Method: "bca_cluster"}}
	if cause == "" && len(diffs) == 0 {
		cause = "no task with a decided trial on both sides"
	}
	if cause != "" {
		d.Interval = d.withoutFigures(r, cause)
		d.T = Interval{Method: "student_t"}.withoutFigures(r, cause)
		d.Permutation = Permutation{Method: "sign_flip_exact", Warnings: []string{cause}}
		return d
	}
	if d.Left = len(control) - d.Tasks; d.Left > 0 {
		d.Warnings = append(d.Warnings, fmt.Sprintf("%d of %d tasks have no decided trial on a side and were left out", d.Left, len(control)))
	}
	if slices.Contains(fractions, fraction{}) {
		fractions = nil
	}
	d.Permutation = signFlip(diffs, fractions, r)

	l := linear{base: Sum(diffs) / float64(len(diffs))}
	for _, x := range diffs {
		l.num, l.den = append(l.num, x-l.base), append(l.den, 1)
	}
	d.Interval = l.toResampled(1).fillInterval(d.Interval, r).clampTo(-1, 1)
	if settled, _, problem := r.WithDefaults(len(diffs)); problem == "" {
		d.T = MeanT(diffs, settled.Level).clampTo(-1, 1)
	} else {
		d.T = Interval{Method: "student_t"}.withoutFigures(r, problem)
	}
	return d
}

// rateDifference is t's rate less c's, exactly; zero value if the counts are too
// large for that.
func rateDifference(t, c Cluster) fraction {
	const most = 1 << 30
	if t.N > most || c.N > most {
		return fraction{}
	}
	f := reducedFraction(int64(t.K)*int64(c.N)-int64(c.K)*int64(t.N), int64(t.N)*int64(c.N))
	if f.den > mostUnits {
		return fraction{}
	}
	return f
}
