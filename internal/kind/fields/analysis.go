package fields

import "github.com/assay-eval/assay/internal/analyse"

// analysis keeps trials that are known to fail apart from trials that should hold.
var analysis = analyse.Kind{Rates: []analyse.Rate{
	{Name: "met_rate", Of: "trials not known to fail", Groups: true, Count: analyse.CountWhere(
		func(g analyse.Graded) bool { return g.Score.Label == Met },
		func(g analyse.Graded) bool { return g.Score.Label != XFail && g.Score.Label != XPass })},
	{Name: "xfail_holds", Of: "trials known to fail", Count: analyse.CountLabels([]string{XFail}, []string{XFail, XPass})},
}}
