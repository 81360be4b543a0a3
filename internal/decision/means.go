package decision

import "github.com/assay-eval/assay/internal/stat"

// TestFlips is the name of the test of [DecideMeans]: sign flips, all of them counted whole.
const TestFlips = "p_permutation"

// DecideMeans decides whether the means of differences of tasks, such as of the logs of
// costs, lie above or below 0. Each element of a family is one mean. The interval is
// Student's, adjusted to agree with the test ([stat.MeanAgreeing]); the family shares alpha
// as in [Decide].
func DecideMeans(means [][]float64, alpha float64) []Decision {
	tests := make([]stat.Permutation, len(means))
	var least []float64
	for i, diffs := range means {
		if tests[i] = stat.SignFlip(diffs, stat.Resampling{}); tests[i].P != nil {
			least = append(least, 2*tests[i].Least()) // P counts both tails whole
		}
	}
	family := stat.CountTestable(least, alpha)
	out := make([]Decision, len(means))
	for i, diffs := range means {
		d := Decision{Word: NotMeasured, Test: TestFlips, P: tests[i].P, Alpha: Share(alpha, family), Warnings: tests[i].Warnings}
		if d.Interval = stat.MeanAgreeing(diffs, d.P, d.Alpha); d.P != nil {
			d.Family, d.PAdjusted = family, new(min(1, *d.P*float64(family)))
			d.Interval = onSide(d.Interval, *d.P <= d.Alpha)
			d.Word = wordOf(d.Interval, nil)
			if d.Word == NotMeasured { // without a spread there is no interval, and no difference
				d.Word = NoDifferenceShown
			}
		}
		out[i] = d
	}
	return out
}
