package fields

import (
	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/suite"
)

// analysis separates trials of tasks with known failures from the others.
var analysis = analyse.Kind{Rates: []analyse.Rate{
	{Name: "met_rate", Of: "trials not known to fail", Groups: true, Tasks: isKnownToFail(false), Count: analyse.CountWhere(
		func(g analyse.Graded) bool { return g.Score.Label == Met },
		func(g analyse.Graded) bool { return g.Score.Label != XFail && g.Score.Label != XPass })},
	{Name: "xfail_holds", Of: "trials known to fail", Tasks: isKnownToFail(true), Count: analyse.CountLabels([]string{XFail}, []string{XFail, XPass})},
}}

// isKnownToFail returns a predicate for tasks with known failures or, if known is
// false, for the others.
func isKnownToFail(known bool) func(*suite.Task, string) bool {
	return func(t *suite.Task, grader string) bool {
		cfg, err := grade.Settings(Config{}, t, grader)
		return err != nil || (cfg.XFail != "") == known
	}
}
