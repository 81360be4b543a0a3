package binding

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/gate"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// EvalError is the class of a void trial in the evaluation that this kind descends
// from.
const EvalError = "eval_error"

// HasMetrics reports whether the tally holds the metrics of this kind.
func HasMetrics(t *analyse.Tally) bool { return t.HasFamily(KindName) }

// Denominators of the rates. A solve trial is one of a task that has an answer, an
// abort trial one of a task that should be aborted.
const (
	ofSolve     = "scored solve trials"
	ofAbort     = "scored abort trials"
	ofSubmitted = "submitted bindings"
	ofAccepted  = "accepted bindings"
	ofBound     = "scored trials"
	ofAborted   = "aborted trials"
	ofTrap      = "bindings near a trap"
	ofSeedTotal = "trials that ran"
	ofSeedRight = "trials that ran, right aborts counted as misses"
	ofSeedBound = "bindings, seed's way"
)

// analysis declares the metrics.
//
// A correct abort is neither a binding nor an error. recall and precision cover tasks
// with an answer, abort_wrong_rate covers aborts of such tasks, and abort_precision and
// abort_recall cover all aborts. The seed counts every abort as wrong: if 7 of 49 tasks
// should be aborted, a perfect agent has a recall_total of 42/49 and an abort_rate_seed
// of 7/49.
var analysis = analyse.Kind{
	Report:     kindReport,
	LabelFirst: true, SeedOutcome: seedOutcome,
	Rates: []analyse.Rate{
		{Name: "recall", Of: ofSolve, Tasks: hasAnswer, Count: countBy(strictLabel, outcome.isRight, outcome.isSolve)},
		{Name: "recall_lenient", Of: ofSolve, Tasks: hasAnswer, Count: countBy(lenientLabel, outcome.isRight, outcome.isSolve)},
		{Name: "precision", Of: ofSubmitted, Count: countBy(strictLabel, outcome.isRight, outcome.isSubmitted)},
		{Name: "precision_lenient", Of: ofSubmitted, Count: countBy(lenientLabel, outcome.isRight, outcome.isSubmitted)},
		{Name: "precision_accepted", Of: ofAccepted, Count: countBy(strictLabel, outcome.isRight, outcome.isAccepted)},
		{Name: "precision_accepted_lenient", Of: ofAccepted, Count: countBy(lenientLabel, outcome.isRight, outcome.isAccepted)},
		{Name: "coverage", Of: ofBound, Count: countBy(strictLabel, outcome.isSubmitted, outcome.isKnown)},
		{Name: "abort_wrong_rate", Of: ofSolve, Tasks: hasAnswer, Count: countBy(strictLabel, outcome.isAborted, outcome.isSolve)},
		{Name: "abort_rate", Of: ofBound, Count: countBy(strictLabel, outcome.isAborted, outcome.isKnown)},
		{Name: "abort_precision", Of: ofAborted, Count: countBy(strictLabel, outcome.isRightAbort, outcome.isAborted)},
		{Name: "abort_recall", Of: ofAbort, Tasks: hasNoAnswer, Count: countBy(strictLabel, outcome.isRightAbort, outcome.isUnsolvable)},
		{Name: "distractor_rate", Of: ofTrap, Count: analyse.CountScored(countTraps)},
		{Name: "recall_total", Of: ofSeedRight, Count: countSeed([]string{Correct}, nil)},
		{Name: "precision_seed", Of: ofSeedBound, Count: countSeed([]string{Correct}, []string{Correct, WrongSymbol, WrongFile})},
		{Name: "abort_rate_seed", Of: ofSeedTotal, Count: countSeed([]string{Aborted}, nil)},
	},
}

func hasAnswer(t *suite.Task, _ string) bool   { return !expectsAbort(t) }
func hasNoAnswer(t *suite.Task, _ string) bool { return expectsAbort(t) }

// outcome is a scored trial under one of its two labels.
type outcome struct {
	label string
	solve bool // the task has an answer
}

func (o outcome) isKnown() bool      { return true }
func (o outcome) isSolve() bool      { return o.solve }
func (o outcome) isUnsolvable() bool { return !o.solve }
func (o outcome) isRight() bool      { return o.label == Correct && o.solve }
func (o outcome) isAborted() bool    { return o.label == Aborted }
func (o outcome) isRightAbort() bool { return o.label == Aborted && !o.solve }
func (o outcome) isAccepted() bool   { return o.isSubmitted() && o.label != HandlerRejected }

// isSubmitted reports whether the label is one of a binding that means something.
func (o outcome) isSubmitted() bool {
	switch o.label {
	case Correct, WrongSymbol, WrongFile, HandlerRejected:
		return true
	}
	return false
}

// countBy counts scored trials of which the grader knows the label.
func countBy(label func(*trial.Score) string, hit, of func(outcome) bool) func(analyse.Graded) (k, n int) {
	read := func(g analyse.Graded) outcome {
		return outcome{label(g.Score), cmp.Or(g.Score.Details[DetailExpect], g.Task.Expect) != "abort"}
	}
	return analyse.CountWhere(
		func(g analyse.Graded) bool { return hit(read(g)) },
		func(g analyse.Graded) bool { o := read(g); return o.label != "" && of(o) })
}

func strictLabel(s *trial.Score) string { return labelOf(s, DetailStrictLabel) }

func lenientLabel(s *trial.Score) string { return labelOf(s, DetailLenientLabel) }

// labelOf returns the label of a reading, or "" if unknown.
func labelOf(s *trial.Score, reading string) string {
	if l := cmp.Or(s.Details[reading], s.Label); l != unknownLabel {
		return l
	}
	return ""
}

// countTraps counts the bindings near a distractor that hit it.
func countTraps(g analyse.Graded) (k, n int) {
	if strictLabel(g.Score) == "" {
		return 0, 0
	}
	hit := g.Measure("hit_distractor") // nil if there are no distractors
	if hit == nil {
		return 0, 0
	}
	if *hit > 0 {
		k = 1
	}
	return k, 1
}

// countSeed counts trials by their class in the seed; nil stands for all classes.
func countSeed(some, all []string) func(analyse.Graded) (k, n int) {
	return func(g analyse.Graded) (k, n int) {
		if g.SeedOutcome == "" || all != nil && !slices.Contains(all, g.SeedOutcome) {
			return 0, 0
		}
		if slices.Contains(some, g.SeedOutcome) {
			k = 1
		}
		return k, 1
	}
}

// seedOutcome returns the seed's class of a trial; "" if it did not run.
//
// The seed knows correct, wrong_symbol, wrong_file, aborted and eval_error. Its
// loop takes a turn without a tool call, and running out of turns, for an
// abort; it compares any submission with the target, so mangled
// arguments are a wrong file, and it never asks a handler; a request that timed
// out is an exception, which is an eval_error like everything void.
func seedOutcome(g analyse.Graded) string {
	switch {
	case g.Status == analyse.Void:
		return EvalError
	case g.Status != analyse.Scored || g.Score == nil:
		return ""
	}
	l := strictLabel(g.Score)
	switch l {
	case Correct, WrongSymbol, WrongFile, Aborted:
		return l
	case string(trial.InvalidSubmission):
		return WrongFile
	case HandlerRejected:
		d := g.Score.Details
		if d[DetailBoundFile] != "" && d[DetailBoundFile] == d[DetailExpectedFile] {
			return WrongSymbol
		}
		return WrongFile
	case "", string(trial.Deadline), string(trial.Stall), string(trial.Crash):
		return EvalError
	}
	return Aborted
}

// profile is the gates of the evaluation of bindings.
var profile = gate.Profile{Cases: countCases, Gates: func(b gate.SeedBounds, arm *analyse.Arm) []gate.SeedGate {
	recall, aborts := notePerfect(arm)
	return []gate.SeedGate{
		{Name: "recall (seed)", Figure: "recall", Metric: "binding.recall_total", Min: &b.MinRecall, Note: recall},
		{Name: "precision (seed)", Figure: "precision", Metric: "binding.precision_seed", Min: &b.MinPrecision},
		{Name: "abort rate (seed)", Figure: "abort_rate", Metric: "binding.abort_rate_seed", Max: &b.MaxAbortRate, Note: aborts},
		{Name: "catastrophic recall (seed)", Figure: "recall", Metric: "binding.recall_total", Min: &b.CatastrophicRecall, Floor: true, Note: recall},
	}
}}

// notePerfect returns sentences with the figures of a perfect agent for the seed's
// recall and abort rate, which count every abort as wrong. It returns "" if no task
// should be aborted.
func notePerfect(arm *analyse.Arm) (recall, aborts string) {
	ran, _ := arm.Metric("binding.recall_total")
	given, _ := arm.Metric("binding.abort_recall")
	if n := given.Denominator; n > 0 {
		recall = fmt.Sprintf("a perfect agent has %d/%d, since the seed counts right aborts as misses", ran.Denominator-n, ran.Denominator)
		aborts = fmt.Sprintf("a perfect agent has %d/%d, since the seed counts right aborts too", n, ran.Denominator)
	}
	return recall, aborts
}

// countCases counts the cases of the seed in a tally: the ones that ran, and the
// errors among them.
func countCases(t *analyse.Tally) (total, errors int) {
	all, _ := t.Metric("binding.recall_total")
	bound, _ := t.Metric("binding.precision_seed")
	aborted, _ := t.Metric("binding.abort_rate_seed")
	return all.Denominator, all.Denominator - bound.Denominator - aborted.Numerator
}
