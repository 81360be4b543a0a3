package binding

import (
	"strings"

	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// The details of a score, by key.
const (
	DetailExpect         = "expect" // solve or abort
	DetailStrictLabel    = "strict_label"
	DetailLenientLabel   = "lenient_label"
	DetailFailureMode    = "failure_mode"
	DetailBoundFile      = "bound_file"
	DetailBoundSymbol    = "bound_symbol"
	DetailExpectedFile   = "expected_file"
	DetailExpectedSymbol = "expected_symbol"
	DetailAbortReason    = "abort_reason"
	DetailReasoning      = "reasoning"
	DetailDistractor     = "distractor"
)

// unknownLabel is the lenient label if the lenient reading is unknown. If that reading
// decides, the score has no label.
const unknownLabel = "unknown"

// maxText is the length, in runes, to which texts of an agent are cut in a score.
const maxText = 500

// listDetails are the named facts for reports. Empty ones are left out.
func (r *ruling) listDetails(t *suite.Task, label string) map[string]string {
	all := map[string]string{
		DetailExpect:         "solve",
		DetailExpectedFile:   t.Target.File,
		DetailExpectedSymbol: t.Target.Symbol,
		DetailStrictLabel:    r.strict.label,
		DetailLenientLabel:   r.lenient.label,
		DetailFailureMode:    failureMode(t, label),
		"reject_reason":      r.rejected,
		DetailDistractor:     r.distractor,
		"gap":                r.gap,
	}
	if expectsAbort(t) {
		all[DetailExpect] = "abort"
	}
	if r.lenient.verdict == trial.Unknown {
		all[DetailLenientLabel] = unknownLabel
	}
	if s := r.submission; s != nil {
		all[DetailReasoning], all["note"] = s.Reasoning, s.Note
		if s.Abort {
			all[DetailAbortReason] = s.AbortReason
		} else {
			all[DetailBoundFile], all[DetailBoundSymbol] = s.File, s.Symbol
		}
	}
	out := map[string]string{}
	for k, v := range all {
		if v != "" {
			out[k] = cutText(v)
		}
	}
	return out
}

// failureMode says in what way an attempt went wrong, by label and the group of
// the task; the label itself where nothing more is to say.
func failureMode(t *suite.Task, label string) string {
	switch label {
	case Aborted:
		if expectsAbort(t) {
			return "aborted_correctly"
		}
		return "aborted_incorrectly"
	case HandlerRejected:
		return "hallucinated_symbol"
	case WrongSymbol:
		return "wrong_symbol_in_right_file"
	case WrongFile:
		if expectsAbort(t) {
			return "should_have_aborted"
		}
		switch t.Group {
		case "same_name_different_module":
			return "wrong_module"
		case "similar_intent":
			return "wrong_intent"
		case "cross_language":
			return "cross_language_confusion"
		}
	case "":
		return "uncategorized"
	}
	return label
}

func showBinding(s suite.Symbol) string { return cutText(s.File) + " " + cutText(s.Symbol) }

// cutText is the beginning of a text that may be hostile, as valid UTF-8.
func cutText(s string) string {
	s = strings.ToValidUTF8(s, "\uFFFD")
	n := 0
	for i := range s {
		if n == maxText {
			return s[:i] + "…"
		}
		n++
	}
	return s
}
