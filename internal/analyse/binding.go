package analyse

import (
	"cmp"
	"maps"
	"slices"

	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// The labels of a binding grader; beside these it uses the names of
// [trial.EndReason].
const (
	LabelCorrect           = "correct"
	LabelWrongSymbol       = "wrong_symbol"
	LabelWrongFile         = "wrong_file"
	LabelHandlerRejected   = "handler_rejected"
	LabelAborted           = "aborted"
	LabelNoSubmission      = "no_submission"
	LabelTurnLimit         = "turn_limit"
	LabelInvalidSubmission = "invalid_submission"
	LabelTruncated         = "truncated"
	// LabelEvalError is the seed's class for what assay calls void.
	LabelEvalError = "eval_error"
)

// The details of a binding score, by key.
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

// distractorMeasure is 1 if a submission hit a distractor, 0 if not, and null
// where there was none to hit.
const distractorMeasure = "binding.hit_distractor"

// bindingKind is the kind of grader whose scores make the binding family.
const bindingKind = "binding"

// bindingGrader names the grader of kind binding, the first by name if there
// are several; "" if there is none.
func bindingGrader(s *suite.Suite) string {
	for _, name := range slices.Sorted(maps.Keys(s.Graders)) {
		if g := s.Graders[name]; g != nil && cmp.Or(g.Kind, name) == bindingKind {
			return name
		}
	}
	return ""
}

// leavesOut reports whether a task says null for a grader.
func leavesOut(t *suite.Task, grader string) bool {
	v, set := t.Graders[grader]
	return set && v == nil
}

// HasBindings reports whether the tally holds the binding family.
func (t *Tally) HasBindings() bool {
	_, ok := t.Metric("binding.recall")
	return ok
}

// Denominators of the binding family. A solve trial is one of a task that has an
// answer, an abort trial one of a task that should be aborted.
const (
	ofSolve     = "scored solve trials"
	ofAbort     = "scored abort trials"
	ofSubmitted = "submitted bindings"
	ofAccepted  = "accepted bindings"
	ofBound     = "scored trials"
	ofAborted   = "aborted trials"
	ofTrap      = "bindings near a trap"
	ofSeedTotal = "trials that ran"
	ofSeedBound = "bindings, seed's way"
)

// bindingMetrics is the binding family over rows; nil if none of them is to be
// graded for a binding.
//
// A correct abort is neither a binding nor wrong: recall and precision speak of
// tasks that have an answer, and abort_precision and abort_recall of giving up.
func bindingMetrics(rows []row) []Metric {
	if !slices.ContainsFunc(rows, func(r row) bool { return r.binds }) {
		return nil
	}
	strict, lenient, seed := tallyBindings(rows, strictLabel), tallyBindings(rows, lenientLabel), tallySeed(rows)
	return []Metric{
		rate("binding.recall", strict.correct, strict.solve, ofSolve),
		rate("binding.recall_lenient", lenient.correct, lenient.solve, ofSolve),
		rate("binding.precision", strict.correct, strict.submitted, ofSubmitted),
		rate("binding.precision_lenient", lenient.correct, lenient.submitted, ofSubmitted),
		rate("binding.precision_accepted", strict.correct, strict.submitted-strict.rejected, ofAccepted),
		rate("binding.precision_accepted_lenient", lenient.correct, lenient.submitted-lenient.rejected, ofAccepted),
		rate("binding.coverage", strict.submitted, strict.scored, ofBound),
		rate("binding.abort_rate", strict.aborted, strict.scored, ofBound),
		rate("binding.abort_precision", strict.abortedRight, strict.aborted, ofAborted),
		rate("binding.abort_recall", strict.abortedRight, strict.scored-strict.solve, ofAbort),
		rate("binding.distractor_rate", strict.trapped, strict.trappable, ofTrap),
		rate("binding.recall_total", seed.correct, seed.total, ofSeedTotal),
		rate("binding.precision_seed", seed.correct, seed.correct+seed.wrong, ofSeedBound),
		rate("binding.abort_rate_seed", seed.aborted, seed.total, ofSeedTotal),
	}
}

// bindings counts scored trials with a binding score.
type bindings struct {
	scored, solve         int
	correct, submitted    int
	rejected              int
	aborted, abortedRight int
	trapped, trappable    int
}

func tallyBindings(rows []row, label func(*trial.Score) string) bindings {
	var b bindings
	for _, r := range rows {
		if r.Status != Scored || r.bind == nil {
			continue
		}
		l := label(r.bind)
		if l == "" {
			continue // the grader could not tell
		}
		b.scored++
		solve := !expectsAbort(r)
		b.solve += count(solve)
		b.correct += count(l == LabelCorrect && solve)
		b.submitted += count(submitted(l))
		b.rejected += count(l == LabelHandlerRejected)
		b.aborted += count(l == LabelAborted)
		b.abortedRight += count(l == LabelAborted && !solve)
		for _, m := range r.bind.Measures {
			if m.Name == distractorMeasure && m.Value != nil {
				b.trappable++
				b.trapped += count(*m.Value > 0)
			}
		}
	}
	return b
}

func expectsAbort(r row) bool {
	return cmp.Or(r.bind.Details[DetailExpect], r.task.Expect) == "abort"
}

func strictLabel(s *trial.Score) string { return cmp.Or(s.Details[DetailStrictLabel], s.Label) }

func lenientLabel(s *trial.Score) string { return cmp.Or(s.Details[DetailLenientLabel], s.Label) }

// submitted reports whether a label stands for a binding that means something.
func submitted(label string) bool {
	switch label {
	case LabelCorrect, LabelWrongSymbol, LabelWrongFile, LabelHandlerRejected:
		return true
	}
	return false
}

// seedTally counts trials in the seed's classes.
type seedTally struct{ total, correct, wrong, aborted int }

func tallySeed(rows []row) seedTally {
	var s seedTally
	for _, r := range rows {
		switch r.SeedOutcome {
		case "":
			continue
		case LabelCorrect:
			s.correct++
		case LabelWrongSymbol, LabelWrongFile:
			s.wrong++
		case LabelAborted:
			s.aborted++
		}
		s.total++
	}
	return s
}

// seedOutcome is the seed's class of a trial: "" if it did not run, or is
// graded for no binding.
//
// The seed knows correct, wrong_symbol, wrong_file, aborted and eval_error. Its
// loop takes a turn without a tool call, and running out of turns, for an
// abort; it compares whatever was submitted with the target, so mangled
// arguments are a wrong file, and it never asks a handler; a request that timed
// out is an exception, which is an eval_error like everything void.
func seedOutcome(r row) string {
	switch {
	case !r.binds:
		return ""
	case r.Status == Void:
		return LabelEvalError
	case r.Status != Scored || r.bind == nil:
		return ""
	}
	l := strictLabel(r.bind)
	switch l {
	case LabelCorrect, LabelWrongSymbol, LabelWrongFile, LabelAborted:
		return l
	case LabelInvalidSubmission:
		return LabelWrongFile
	case LabelHandlerRejected:
		d := r.bind.Details
		if d[DetailBoundFile] != "" && d[DetailBoundFile] == d[DetailExpectedFile] {
			return LabelWrongSymbol
		}
		return LabelWrongFile
	case "", string(trial.Deadline), string(trial.Stall), string(trial.Crash):
		return LabelEvalError
	}
	return LabelAborted
}
