// Package stat is the statistics of assay. Data and an assumption go in; an
// estimate, an interval, the number of observations, the name of the method and
// warnings come out, all as values.
//
// What cannot be computed is nil, with a warning that names the cause: no
// function returns NaN or an infinity, and none panics on bad data.
//
//	rates            [Proportion] (Wilson), [ProportionExact] (Clopper–Pearson);
//	                 several trials a task: [ProportionClustered]
//	tries            [PassAtK], [PassPowK], their plug-in forms; [PassOverTasks],
//	                 [DifferenceOfPassK]
//	numbers          [Describe], [Quantile], [MeanT], [TOST]; of tasks with several
//	                 values: [MedianBCa], [MeanBCa]
//	pairs of yes/no  [McNemar], [Newcombe], [Tango], [OddsRatio], [NonInferior];
//	                 several a task: [TangoClustered], [NonInferiorClustered],
//	                 [DifferenceByTask], [SignFlip]
//	clusters         [DifferenceByCluster], [ProportionByCluster] where tasks share
//	                 their effect
//	pairs of numbers [RatioByTask], [Wilcoxon]
//	both             [ExtraCostByTask], the cost of an extra success
//	many tests       [Holm]
//	before a run     [PowerOf], [TasksFor], [TrialsFor], [DetectableEffect]
//	while it goes    [Monitor], [Sequentially], [SequentiallyNonInferior]
//
// The unit is the task: functions that take several trials of a task take tasks
// as independent of one another and trials of one task as not.
//
// Closed forms are held against R, statsmodels, scipy, exact whole-number sums
// and printed tables; testdata/README.md names the script of every file of
// vectors. What resamples is held against exact cases and by its coverage
// (docs/why/statistics.md).
package stat

import (
	"math"
	"slices"
	"strconv"
)

// Interval is an estimate with a confidence interval. Estimate, Low and High are nil
// if the data allow no estimate.
type Interval struct {
	Estimate *float64 `json:"estimate"`
	Low      *float64 `json:"low"`
	High     *float64 `json:"high"`
	Level    float64  `json:"level"` // nominal coverage, such as 0.95
	N        int      `json:"n"`     // observations the estimate rests on
	Method   string   `json:"method"`
	Warnings []string `json:"warnings,omitempty"`
}

func (iv Interval) withWarning(warning string) Interval {
	iv.Warnings = append(iv.Warnings, warning)
	return iv
}

// Sum adds xs with Neumaier's compensation (Neumaier 1974), so that the result
// depends on neither order nor magnitude by more than the last digit.
func Sum(xs []float64) float64 {
	sum, lost := 0.0, 0.0
	for _, x := range xs {
		t := sum + x
		if math.Abs(sum) >= math.Abs(x) {
			lost += (sum - t) + x
		} else {
			lost += (x - t) + sum
		}
		sum = t
	}
	return sum + lost
}

func isFinite(x float64) bool { return !math.IsNaN(x) && !math.IsInf(x, 0) }

// finiteOf returns the finite numbers of xs, which it leaves as they are.
func finiteOf(xs []float64) []float64 {
	return slices.DeleteFunc(slices.Clone(xs), func(x float64) bool { return !isFinite(x) })
}

// countNoun formats a number with its noun.
func countNoun(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return strconv.Itoa(n) + " " + noun + "s"
}
