package invocation

import (
	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/suite"
)

// analysis declares how often a tool was called where it should be, and where it
// should not. A trial whose calls are unknown is in none of the rates.
var analysis = analyse.Kind{Rates: []analyse.Rate{
	{Name: "recall", Of: "trials that should call (TP + FN)", Groups: true, Tasks: wantsCall(true), Count: analyse.CountLabels(
		[]string{TruePositive}, []string{TruePositive, FalseNegative})},
	{Name: "fp_rate", Of: "trials that should not call (FP + TN)", Groups: true, Tasks: wantsCall(false), Count: analyse.CountLabels(
		[]string{FalsePositive}, []string{FalsePositive, TrueNegative})},
	{Name: "precision", Of: "trials that called (TP + FP)", Count: analyse.CountLabels(
		[]string{TruePositive}, []string{TruePositive, FalsePositive})},
	{Name: "accuracy", Of: "trials whose calls are known", Count: analyse.CountLabels(
		[]string{TruePositive, TrueNegative}, []string{TruePositive, TrueNegative, FalsePositive, FalseNegative})},
}}

// wantsCall returns a predicate for tasks that require a call or, if right is false,
// forbid one. A task without the setting matches neither.
func wantsCall(right bool) func(*suite.Task, string) bool {
	return func(t *suite.Task, grader string) bool {
		cfg, err := grade.Settings(Config{}, t, grader)
		return err != nil || cfg.Call == nil || *cfg.Call == right
	}
}
