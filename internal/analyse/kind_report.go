package analyse

import (
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// KindReport holds the additions of a kind of grader to reports. All fields are
// optional.
type KindReport struct {
	Kind string // name of the kind; an analysis sets it
	// Applies reports whether the kind adds to the reports of a run; nil means any run.
	Applies func(*Analysis) bool

	// Title heads the metrics of the kind; "" stands for its name with a capital.
	Title string
	// Breakdown is the metric for breakdowns, without the grader's name. It takes
	// precedence over metrics of other kinds.
	Breakdown string
	// OwnMetrics tells that sections of a terminal's report show the metrics.
	OwnMetrics bool

	// Sections returns sections on the kind's results. evidence may be nil.
	Sections func(a *Analysis, evidence trial.Opener, o section.Options) []section.Section
	// ArmNotes returns sentences that qualify the metrics of an arm.
	ArmNotes func(a *Analysis, arm string) []string
	// MissColumns are added to tables of trials that did not pass.
	MissColumns []TrialColumn

	// FailureMode returns a word for the way in which a trial failed; "" if unknown.
	FailureMode func(*Trial) string
	// Reasoning returns the agent's own reasons for its answer; "" if none.
	Reasoning func(*Trial) string
	// TaskNote returns the conditions of a task, such as "iOS 18 and Swift 6".
	TaskNote func(*suite.Task) string
	// Code returns the code in a trial's answer and its language, or "" if none.
	Code func(t *Trial, evidence trial.Opener) (language, code string)
	// Files returns the same as files, given the answer of the trial.
	Files func(t *Trial, answer string, evidence trial.Opener) []CodeFile
	// Environment names details of a trial that describe how it was judged.
	Environment []string
}

// CodeFile is a file of the code that a trial left.
type CodeFile struct{ Name, Text string }

// TrialColumn is a column of a table of trials.
type TrialColumn struct {
	Head  string
	Max   int // characters of a cell
	Value func(*Analysis, *Trial) string
}

// KindReports returns the additions of the kinds that apply to the run, in their
// order. The caller must not change them.
func (a *Analysis) KindReports() []KindReport {
	if a.keyed == nil {
		return a.findKindReports()
	}
	a.keyed.asked.Do(func() { a.keyed.reports = a.findKindReports() })
	return a.keyed.reports
}

func (a *Analysis) findKindReports() []KindReport {
	var out []KindReport
	for i := range a.kinds {
		r := a.kinds[i].Report
		r.Kind = a.kinds[i].Name
		if r.Applies == nil || r.Applies(a) {
			out = append(out, r)
		}
	}
	return out
}
