package report

import (
	"cmp"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Sections returns the sections that the kinds of graders add to a report, followed by
// the sections on parts of servers, groups of tasks and the choice of tools.
func Sections(a *analyse.Analysis, evidence trial.Opener, o section.Options) []section.Section {
	var out []section.Section
	for _, k := range a.KindReports() {
		if k.Sections != nil {
			out = append(out, k.Sections(a, evidence, o)...)
		}
	}
	return slices.Concat(out, ablationSections(a), modelSections(a), choiceSections(a, o))
}

// firstKind returns the report of the first kind for which meant is true, or the zero
// value if none.
func firstKind(a *analyse.Analysis, meant func(analyse.KindReport) bool) analyse.KindReport {
	all := a.KindReports()
	if i := slices.IndexFunc(all, meant); i >= 0 {
		return all[i]
	}
	return analyse.KindReport{}
}

// kindOf returns the report of a grader's kind.
func kindOf(a *analyse.Analysis, grader string) analyse.KindReport {
	return firstKind(a, func(k analyse.KindReport) bool { return analyse.GraderOf(a.Written(), k.Kind) == grader })
}

// FamilyTitle returns the title of the metrics of the kind of a grader.
func FamilyTitle(a *analyse.Analysis, grader string) string {
	return cmp.Or(kindOf(a, grader).Title, strings.ToUpper(grader[:1])+grader[1:])
}

// HasOwnMetrics reports whether the sections of the kind of a grader show its metrics.
func HasOwnMetrics(a *analyse.Analysis, grader string) bool { return kindOf(a, grader).OwnMetrics }

// ArmNotes returns the sentences of a grader's kind that qualify its metrics of an arm.
func ArmNotes(a *analyse.Analysis, grader, arm string) []string {
	if k := kindOf(a, grader); k.ArmNotes != nil {
		return k.ArmNotes(a, arm)
	}
	return nil
}

// BreakdownMetric returns the metric of breakdowns: a metric that a kind names, or
// else the leading one.
func BreakdownMetric(a *analyse.Analysis) string {
	if k := firstKind(a, func(k analyse.KindReport) bool { return k.Breakdown != "" }); k.Breakdown != "" {
		return analyse.GraderOf(a.Written(), k.Kind) + "." + k.Breakdown
	}
	return a.Total.Leading()
}

// MissColumns returns the columns that kinds add to tables of trials that did not
// pass.
func MissColumns(a *analyse.Analysis) []analyse.TrialColumn {
	var out []analyse.TrialColumn
	for _, k := range a.KindReports() {
		out = append(out, k.MissColumns...)
	}
	return out
}

// Reasoning returns the agent's own reasons for the answer of a trial, or else the
// reason that the ledger gives.
func Reasoning(a *analyse.Analysis, t *analyse.Trial) string {
	for _, k := range a.KindReports() {
		if k.Reasoning == nil {
			continue
		}
		if why := k.Reasoning(t); Clean(why) != "" {
			return why
		}
	}
	return t.Full().Reason
}

// failureMode returns a kind's word for the way in which a trial failed, or else its
// label.
func failureMode(kinds []analyse.KindReport, t *analyse.Trial) string {
	if t.Status == analyse.Void {
		return voidMode
	}
	for _, k := range kinds {
		if k.FailureMode == nil {
			continue
		}
		if mode := k.FailureMode(t); mode != "" {
			return mode
		}
	}
	return cmp.Or(t.Label, "uncategorized")
}

// ShowsCode reports whether a kind of the run shows the code that trials left.
func ShowsCode(a *analyse.Analysis) bool { return codeKind(a).Code != nil }

func codeKind(a *analyse.Analysis) analyse.KindReport {
	return firstKind(a, func(k analyse.KindReport) bool { return k.Code != nil })
}

// Code returns the code in a trial's answer and its language, or "" if none.
func Code(a *analyse.Analysis, t *analyse.Trial, evidence trial.Opener) (language, code string) {
	if k := codeKind(a); k.Code != nil {
		return k.Code(t, evidence)
	}
	return "", ""
}

// TaskNote returns the conditions of a task as a kind describes them; "" if none
// does.
func TaskNote(a *analyse.Analysis, t *suite.Task) string {
	if k := firstKind(a, func(k analyse.KindReport) bool { return k.TaskNote != nil }); k.TaskNote != nil {
		return k.TaskNote(t)
	}
	return ""
}
