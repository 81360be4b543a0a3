package stat

import (
	"fmt"
	"math"
	"slices"
	"strings"
)

// Values are the costs of the trials of one task on each side: times, tokens or
// dollars.
type Values struct{ Control, Treatment []float64 }

// Ratio compares such values, treatment over control, with tasks as the
// independent units: trials of one task share what makes the treatment dear or
// cheap there, so that an interval over trials is too narrow.
type Ratio struct {
	// GeometricMean is exp of the mean over tasks of (mean log treatment − mean
	// log control), every task weighing the same, with Student's t interval over
	// tasks ("geometric_mean_t"): by what factor a typical task changes.
	GeometricMean Interval `json:"geometric_mean_ratio"`
	// Effect is GeometricMean, adjusted to agree with Permutation.P ([MeanAgreeing]): it
	// excludes 1 exactly if that is at most 1 − level.
	Effect Interval `json:"-"`
	// OfMeans is the ratio of the two sides' means over tasks of a task's mean
	// value, with the BCa interval over whole tasks ("bca_cluster_ratio"): by what
	// factor the total of all tasks changes.
	OfMeans     Interval    `json:"ratio_of_means"`
	Permutation Permutation `json:"permutation"` // of the tasks' log ratios
	Wilcoxon    SignedRank  `json:"wilcoxon"`    // of the tasks' log ratios
	// P10 and P90 are quantiles of the tasks' own ratios: how far single tasks
	// stray; nil where a figure is too large to be written.
	P10      *float64 `json:"p10"`
	P90      *float64 `json:"p90"`
	Tasks    int      `json:"tasks"`    // with a log ratio
	Left     int      `json:"left_out"` // tasks without
	Warnings []string `json:"warnings,omitempty"`
}

// RatioByTask compares treatment with control. It omits values that are negative or
// not finite, zeros from the logarithms, and tasks without a value left on one side.
// Each loss is counted in a warning.
func RatioByTask(tasks []Values, r Resampling) Ratio {
	out := Ratio{GeometricMean: Interval{Method: "geometric_mean_t"}, OfMeans: Interval{Method: "bca_cluster_ratio"}}
	var logs []float64 // one log ratio a task
	var control, treatment []float64
	values, bad, zeros, without := 0, 0, 0, 0
	for _, task := range tasks {
		c, badC := validMeasures(task.Control)
		t, badT := validMeasures(task.Treatment)
		values += len(task.Control) + len(task.Treatment)
		bad += badC + badT
		if len(c) == 0 || len(t) == 0 {
			without++
			continue
		}
		control, treatment = append(control, arithmeticMean(c)), append(treatment, arithmeticMean(t))
		logC, zeroC := meanLog(c)
		logT, zeroT := meanLog(t)
		zeros += zeroC + zeroT
		if zeroC < len(c) && zeroT < len(t) {
			logs = append(logs, logT-logC)
		}
	}
	out.Tasks, out.Left = len(logs), len(tasks)-len(logs)
	if spread := Describe(logs); spread.N > 0 {
		out.P10, out.P90 = expFactor(*spread.P10), expFactor(*spread.P90)
	}
	out.Permutation = SignFlip(logs, r)
	if bad > 0 {
		out.addWarning("%d of %d values are negative or not finite and were left out", bad, values)
	}
	if without > 0 {
		out.addWarning("%d of %d tasks have no value on a side and were left out", without, len(tasks))
	}
	if zeros > 0 {
		out.addWarning("%d of %d values are 0, have no logarithm and do not count in the geometric mean", zeros, values)
	}
	if lost := out.Left - without; lost > 0 {
		out.addWarning("left out of the geometric mean for having only zeros on a side: %s", countNoun(lost, "task"))
	}
	out.OfMeans = ratioOfMeans(control, treatment, r)
	settled, _, problem := r.WithDefaults(max(len(logs), 1))
	out.Wilcoxon = Wilcoxon(logs, settled.Level)
	if problem != "" {
		out.GeometricMean = out.GeometricMean.withoutFigures(r, problem)
		out.Effect = out.GeometricMean
	} else {
		out.GeometricMean = exponential(MeanT(logs, settled.Level))
		out.Effect = exponential(MeanAgreeing(logs, out.Permutation.P, 1-settled.Level))
	}
	return out
}

func (r *Ratio) addWarning(format string, args ...any) {
	r.Warnings = append(r.Warnings, fmt.Sprintf(format, args...))
}

// validMeasures returns the values that can be a time, a count or a price, and counts
// the rest.
func validMeasures(xs []float64) (kept []float64, bad int) {
	kept = slices.DeleteFunc(slices.Clone(xs), func(x float64) bool { return !isFinite(x) || x < 0 })
	return kept, len(xs) - len(kept)
}

func arithmeticMean(xs []float64) float64 {
	n := float64(len(xs))
	if sum := Sum(xs); isFinite(sum) {
		return sum / n
	}
	// The sum is too large where the mean is not.
	parts := make([]float64, len(xs))
	for i, x := range xs {
		parts[i] = x / n
	}
	return min(Sum(parts), math.MaxFloat64)
}

// meanLog returns the mean logarithm of the positive values, and counts the rest.
func meanLog(xs []float64) (log float64, zeros int) {
	logs := make([]float64, 0, len(xs))
	for _, x := range xs {
		if x > 0 {
			logs = append(logs, math.Log(x))
		}
	}
	if len(logs) == 0 {
		return 0, len(xs)
	}
	return Sum(logs) / float64(len(logs)), len(xs) - len(logs)
}

// expFactor returns exp(log), or nil on overflow.
func expFactor(log float64) *float64 {
	if x := math.Exp(log); isFinite(x) {
		return &x
	}
	return nil
}

// exponential takes Student's t interval of log ratios back to ratios.
func exponential(iv Interval) Interval {
	iv.Method = strings.Replace(iv.Method, "student_t", "geometric_mean_t", 1)
	for _, p := range []**float64{&iv.Estimate, &iv.Low, &iv.High} {
		if *p == nil {
			continue
		}
		if *p = expFactor(**p); *p != nil {
			continue
		}
		iv.Warnings = append(iv.Warnings, "a figure is too large to be written")
	}
	return iv
}

// RatioOfSums estimates Σ above / Σ below over clusters, such as a cost for each
// success, and its BCa interval (Efron 1987), resampling whole clusters as
// [MedianBCa] does. Element i of both is of cluster i. Input that is negative, not
// finite or of another length has no ratio. If resamples have a zero denominator, the
// interval has no upper end.
func RatioOfSums(above, below []float64, r Resampling) Interval {
	iv := Interval{N: len(below), Method: "bca_cluster_ratio"}
	if len(above) != len(below) {
		return iv.withoutFigures(r, fmt.Sprintf("%d clusters above the line and %d below it", len(above), len(below)))
	}
	for _, xs := range [][]float64{above, below} {
		if _, bad := validMeasures(xs); bad > 0 {
			return iv.withoutFigures(r, fmt.Sprintf("%d of %d values are negative or not finite", bad, len(xs)))
		}
	}
	if !slices.ContainsFunc(below, func(x float64) bool { return x > 0 }) {
		return iv.withoutFigures(r, "nothing to divide by")
	}
	iv = ratioOfMeans(slices.Clone(below), slices.Clone(above), r)
	if iv.High != nil && math.IsInf(*iv.High, 0) || iv.High == nil && iv.Low != nil {
		iv.High = nil
		iv.Warnings = append(iv.Warnings, "no upper end: resamples have nothing to divide by")
	}
	return iv
}

// ratioOfMeans is Σ treatment / Σ control over tasks.
func ratioOfMeans(control, treatment []float64, r Resampling) Interval {
	iv := Interval{N: len(control), Method: "bca_cluster_ratio"}
	if len(control) == 0 {
		return iv.withoutFigures(r, "no task with a value on both sides")
	}
	exp := -scaleDown(control)
	exp += scaleDown(treatment)
	below := Sum(control)
	if below == 0 {
		return iv.withoutFigures(r, "every value of the control is 0: there is no ratio")
	}
	l := linear{base: Sum(treatment) / below, den: control}
	for i, t := range treatment {
		l.num = append(l.num, t-float64(l.base*control[i]))
	}
	return l.toResampled(l.base).fillInterval(iv, r).scaleUp(exp)
}
