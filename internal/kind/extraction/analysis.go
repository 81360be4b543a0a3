package extraction

import "github.com/assay-eval/assay/internal/analyse"

// analysis declares precision, recall and F1 of lists against the texts to be
// found, micro-averaged: pairs, listed and gold texts are added up over all
// trials before they are divided, so that a long transcript weighs more than a
// short one. F1 = 2·matched / (listed + gold), which is the harmonic mean of the
// two (van Rijsbergen 1979). The seed's figures rest on greedy matching.
var analysis = analyse.Kind{Rates: []analyse.Rate{
	{Name: "f1", Of: ofBoth, Ratio: true, Count: countTexts(2, "matched", "listed", "gold")},
	{Name: "precision", Of: "texts listed", Count: countTexts(1, "matched", "listed")},
	{Name: "recall", Of: "texts to be found", Groups: true, Count: countTexts(1, "matched", "gold")},
	{Name: "f1_greedy_seed", Of: ofBoth, Ratio: true, Count: countTexts(2, "matched_greedy_seed", "listed", "gold")},
	{Name: "precision_greedy_seed", Of: "texts listed", Count: countTexts(1, "matched_greedy_seed", "listed")},
	{Name: "recall_greedy_seed", Of: "texts to be found", Count: countTexts(1, "matched_greedy_seed", "gold")},
}}

const ofBoth = "texts listed + texts to be found, pairs counted twice"

// countTexts counts each pair of a measure weight times among the sum of others.
func countTexts(weight int, pairs string, among ...string) func(analyse.Graded) (k, n int) {
	return analyse.CountScored(func(g analyse.Graded) (k, n int) {
		for _, name := range among {
			n += g.Whole(name)
		}
		return weight * g.Whole(pairs), n
	})
}
