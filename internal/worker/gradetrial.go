package worker

import (
	"context"
	"errors"
	"fmt"
	"math"
	"runtime/debug"
	"time"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Grade grades the attempt of as by the graders it names, or all if none, and by the
// built-in one. It reads only the attempt and its blobs. It returns nil for an
// attempt with a fault.
func (r *Runtime) Grade(ctx context.Context, as Assignment) []trial.Score {
	a := as.Attempt
	if a.End == nil {
		return nil
	}
	graders := as.Graders
	if len(graders) == 0 {
		graders = append([]string{trial.AgentGrader}, r.names...)
	}
	defer llm.TakeTurn(ctx, a.AnswerSize())()
	blobs := Overlay{as.Blobs, r.Open}
	var out []trial.Score
	for _, name := range graders {
		task, err := r.taskByID(as.Key.Task)
		if err != nil {
			out = append(out, trial.Score{Key: as.Key, Attempt: a.N, Grader: name, Fault: trial.AsFault(err, trial.ClassGrader)})
		} else if !isLeftOut(task, name) {
			as.Pulse.Hear(0, "is judged by "+name, r.Now())
			out = append(out, r.scoreGrader(ctx, name, task, a, blobs))
		}
	}
	return out
}

func isLeftOut(t *suite.Task, grader string) bool {
	v, set := t.Graders[grader]
	return set && v == nil
}

// WantedGraders returns the graders whose scores a trial of this task needs.
func (r *Runtime) WantedGraders(task string) []string {
	out := []string{trial.AgentGrader}
	t, err := r.taskByID(task)
	for _, name := range r.names {
		if err != nil || !isLeftOut(t, name) {
			out = append(out, name)
		}
	}
	return out
}

func (r *Runtime) scoreGrader(ctx context.Context, name string, task *suite.Task, a *trial.Attempt, blobs trial.Opener) trial.Score {
	s, err := r.gradeAttempt(ctx, name, task, a, blobs)
	if s.Grader = name; err == nil {
		err = checkRecordable(s)
	}
	key, kerr := r.GradeKey(name, a)
	if err == nil {
		err = kerr
	}
	if err != nil {
		f := *trial.AsFault(err, trial.ClassGrader)
		f.Class = trial.ClassGrader // a fault that voids a score is always the grader's
		s = trial.Score{Fault: &f}
	}
	s.Key, s.Attempt, s.Grader, s.GradeKey = a.Key, a.N, name, key
	r.cleanScore(&s)
	return s
}

// checkRecordable returns an error for a number that JSON cannot hold and for a label that
// no kind of grader declares.
func checkRecordable(s trial.Score) error {
	for _, m := range s.Measures {
		if m.Value != nil && (math.IsNaN(*m.Value) || math.IsInf(*m.Value, 0)) {
			return fmt.Errorf("measure %s is %v, which cannot be recorded", m.Name, *m.Value)
		}
	}
	return s.CheckLabel()
}

func (r *Runtime) gradeAttempt(ctx context.Context, name string, task *suite.Task, a *trial.Attempt, blobs trial.Opener) (trial.Score, error) {
	if name == trial.AgentGrader {
		return finishedScore(a.End), nil
	}
	g := r.graders[name]
	if g == nil {
		return trial.Score{}, fmt.Errorf("grader %s is not in the suite", name)
	}
	limited := newLimit(ctx, r.Suite.Limits.Grade.D())
	defer limited.stop()
	results := make(chan graderResult, 1)
	go func() { results <- r.callGrader(limited, name, g, task, a, blobs) }()
	var v graderResult
	select {
	case v = <-results:
	case <-limited.Done():
		select {
		case v = <-results:
		case <-time.After(graderGrace):
			v = graderResult{over: limited.Err(), err: errors.New("and goes on")}
		}
	}
	switch {
	case v.over == nil:
		return v.score, v.err
	case errors.Is(v.over, context.DeadlineExceeded):
		// A late result may concern a killed child.
		err := fmt.Errorf("grader %s did not finish within %s", name, r.Suite.Limits.Grade.D())
		if v.err != nil {
			err = fmt.Errorf("%w: %w", err, v.err)
		}
		return trial.Score{}, err
	}
	return trial.Score{}, &trial.Fault{Class: trial.ClassGrader, Retry: true, Err: fmt.Errorf("grader %s: %w", name, context.Canceled)}
}

// graderGrace is how long a grader may take to return after its time limit. After
// that its goroutine is abandoned, so that it does not block the run.
const graderGrace = 10 * time.Second

// graderResult is the result of a grader. over is the error of its context by then,
// if any.
type graderResult struct {
	score     trial.Score
	err, over error
}

// callGrader calls a grader, turns a panic into an error with its stack, and removes
// the rooms that it requested.
func (r *Runtime) callGrader(ctx *limit, name string, g grade.Grader, task *suite.Task, a *trial.Attempt, blobs trial.Opener) (v graderResult) {
	rooms := &gradeRooms{r: r, task: task, a: a, blobs: blobs, limit: ctx}
	defer func() {
		if p := recover(); p != nil {
			v.err = fmt.Errorf("grader %s panicked: %v\n%s", name, p, debug.Stack())
		}
		rooms.removeRooms()
	}()
	v.score, v.err = g.Grade(ctx, grade.Case{Task: task, Attempt: a, Blobs: blobs, Fixture: r.Fixture, Room: rooms.roomPath, Place: rooms.programRoom})
	v.over = ctx.Err()
	return v
}

// finishedScore returns the score of the built-in grader, for which the agent's end
// is a required criterion.
func finishedScore(end *trial.End) trial.Score {
	c := trial.Criterion{Name: trial.FinishedCriterion, Verdict: trial.Pass, Required: true}
	if end.Reason != trial.Finished {
		c.Verdict = trial.Fail
		c.Evidence = []string{string(end.Reason)}
		if end.Detail != "" {
			c.Evidence[0] += ": " + end.Detail // reports show the first line
		}
	}
	turns := float64(end.Turns)
	return trial.Score{
		Criteria: []trial.Criterion{c}, Label: string(end.Reason),
		Measures: []trial.Measure{{Name: turnsMeasure, Value: &turns, Unit: "turns"}},
	}
}

const turnsMeasure = trial.AgentGrader + ".turns"

// builtInColumns lists the columns of the built-in grader.
var builtInColumns = []grade.Column{
	{Name: trial.FinishedCriterion, Required: true, Doc: "the agent ended by itself with what it was asked for"},
	{Name: turnsMeasure, Measure: true, Unit: "turns", Doc: "answers of the model, or turns by the agent's own count"},
}

// Overlay opens blobs in memory, or else from a store.
type Overlay struct {
	Blobs map[seal.Digest][]byte
	Store trial.Opener // nil for none
}

// Open implements trial.Opener.
func (o Overlay) Open(ref trial.Ref) ([]byte, error) {
	if ref.Inline != nil {
		return ref.Inline, nil
	}
	if b, ok := o.Blobs[ref.Digest]; ok {
		return b, nil
	}
	if o.Store == nil {
		return nil, fmt.Errorf("open %s: blob %s is not here", ref.Name, ref.Digest.Short())
	}
	return o.Store.Open(ref)
}
