package report

import (
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Sections returns the sections that the kinds of graders add to a report.
func Sections(a *analyse.Analysis, evidence trial.Opener, o section.Options) []section.Section {
	var out []section.Section
	for _, k := range a.KindReports() {
		if k.Sections != nil {
			out = append(out, k.Sections(a, evidence, o)...)
		}
	}
	return out
}

// FamilyTitle returns the title of the metrics of a kind.
func FamilyTitle(a *analyse.Analysis, kind string) string {
	for _, k := range a.KindReports() {
		if k.Kind == kind && k.Title != "" {
			return k.Title
		}
	}
	return strings.ToUpper(kind[:1]) + kind[1:]
}

// HasOwnMetrics reports whether the sections of a kind show its metrics.
func HasOwnMetrics(a *analyse.Analysis, kind string) bool {
	for _, k := range a.KindReports() {
		if k.Kind == kind {
			return k.OwnMetrics
		}
	}
	return false
}

// ArmNotes returns sentences of a kind that qualify its metrics of an arm.
func ArmNotes(a *analyse.Analysis, kind, arm string) []string {
	for _, k := range a.KindReports() {
		if k.Kind == kind && k.ArmNotes != nil {
			return k.ArmNotes(a, arm)
		}
	}
	return nil
}

// BreakdownMetric returns the metric of breakdowns: a metric that a kind names, or
// else the leading one.
func BreakdownMetric(a *analyse.Analysis) string {
	for _, k := range a.KindReports() {
		if k.Breakdown != "" {
			return k.Breakdown
		}
	}
	return a.Total.Leading()
}

// CriteriaBlocks returns the tests of criteria of a comparison as a kind shows them;
// nil if none does.
func CriteriaBlocks(a *analyse.Analysis, c *analyse.Comparison, o section.Options) []section.Block {
	for _, k := range a.KindReports() {
		if k.Criteria != nil {
			return k.Criteria(a, c, o)
		}
	}
	return nil
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
	return t.Reason
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
	if t.Label != "" {
		return t.Label
	}
	return "uncategorized"
}

// ShowsCode reports whether a kind of the run shows the code that trials left.
func ShowsCode(a *analyse.Analysis) bool {
	_, ok := codeKind(a)
	return ok
}

func codeKind(a *analyse.Analysis) (analyse.KindReport, bool) {
	for _, k := range a.KindReports() {
		if k.Code != nil {
			return k, true
		}
	}
	return analyse.KindReport{}, false
}

// Code returns the code that a trial left and its language; "" if there is none.
func Code(a *analyse.Analysis, t *analyse.Trial, evidence trial.Opener) (language, code string) {
	if k, ok := codeKind(a); ok {
		return k.Code(t, evidence)
	}
	return "", ""
}

// TaskNote returns the conditions of a task as a kind describes them; "" if none
// does.
func TaskNote(a *analyse.Analysis, t *suite.Task) string {
	for _, k := range a.KindReports() {
		if k.TaskNote != nil {
			return k.TaskNote(t)
		}
	}
	return ""
}
