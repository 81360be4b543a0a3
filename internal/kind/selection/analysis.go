package selection

import "github.com/assay-eval/assay/internal/analyse"

// analysis declares how often exactly the right candidates were chosen.
//
// recall is over hit and miss, as the seed has it, whose errors are left out.
// Handing in no list is the agent's doing and no error of ours: it is a
// miss in recall, and recall_listed leaves it out.
var analysis = analyse.Kind{Rates: []analyse.Rate{
	{Name: "recall", Of: "scored trials", Groups: true, Count: analyse.CountWhere(
		func(g analyse.Graded) bool { return g.Score.Label == Hit },
		func(g analyse.Graded) bool { return g.Score.Label != "" })},
	{Name: "recall_listed", Of: "lists handed in", Groups: true, Count: analyse.CountLabels([]string{Hit}, []string{Hit, Miss})},
	{Name: "forbidden_rate", Of: "lists handed in", Count: analyse.CountWhere(
		func(g analyse.Graded) bool { return g.Whole("forbidden") > 0 },
		func(g analyse.Graded) bool { return g.Score.Label == Hit || g.Score.Label == Miss })},
}}
