package binding

import (
	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
)

// kindReport is the kind's part of reports.
var kindReport = analyse.KindReport{
	Title:       "Bindings",
	FailureMode: func(t *analyse.Trial) string { return t.Details[DetailFailureMode] },
	Reasoning:   reasoningOf,
}

func reasoningOf(t *analyse.Trial) string {
	if why := t.Details[DetailReasoning]; report.Clean(why) != "" {
		return why
	}
	return t.Details[DetailAbortReason]
}
