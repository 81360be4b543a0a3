package extraction

import "github.com/assay-eval/assay/internal/analyse"

// analysis declares micro-averaged precision, recall and F1: counts are summed over all
// trials before division, so that long transcripts have more weight. A found gold text
// counts once even if several listed texts state it. F1 = 2·found / (gold + found +
// invented), the harmonic mean of precision and recall (van Rijsbergen 1979). The
// seed's figures use its greedy matching.
var analysis = analyse.Kind{Rates: []analyse.Rate{
	{Name: "f1", Of: "texts to be found + found + made up, found counted twice", Ratio: true, Count: countTexts(2, "found", "gold", "found", "invented")},
	{Name: "precision", Of: "texts found + made up", Count: countTexts(1, "found", "found", "invented")},
	{Name: "recall", Of: "texts to be found", Groups: true, Count: countTexts(1, "found", "gold")},
	{Name: "f1_greedy_seed", Of: "texts listed + to be found, pairs counted twice", Ratio: true, Count: countTexts(2, "matched_greedy_seed", "listed", "gold")},
	{Name: "precision_greedy_seed", Of: "texts listed", Count: countTexts(1, "matched_greedy_seed", "listed")},
	{Name: "recall_greedy_seed", Of: "texts to be found", Count: countTexts(1, "matched_greedy_seed", "gold")},
}}

// countTexts returns a function that counts a measure, times weight, relative to the
// sum of others.
func countTexts(weight int, counted string, among ...string) func(analyse.Graded) (k, n int) {
	return analyse.CountScored(func(g analyse.Graded) (k, n int) {
		for _, name := range among {
			n += g.Whole(name)
		}
		return weight * g.Whole(counted), n
	})
}
