package worker

import (
	"context"
	"errors"
	"fmt"
	"math"
	"runtime/debug"
	"time"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Grade judges the attempt of as by the graders it names (all, if it names
// none) and by the built-in one. It looks at the attempt and its blobs only.
// A fault of the attempt leaves nothing to grade.
func (r *Runtime) Grade(ctx context.Context, as Assignment) []trial.Score {
	a := as.Attempt
	if a.End == nil {
		return nil
	}
	graders := as.Graders
	if len(graders) == 0 {
		graders = append([]string{trial.AgentGrader}, r.names...)
	}
	blobs := &overlay{as.Blobs, r.Open}
	var out []trial.Score
	for _, name := range graders {
		task, err := r.task(as.Key.Task)
		if err != nil {
			out = append(out, trial.Score{Key: as.Key, Attempt: a.N, Grader: name, Fault: trial.AsFault(err, trial.ClassGrader)})
		} else if !leftOut(task, name) {
			out = append(out, r.score(ctx, name, task, a, blobs))
		}
	}
	return out
}

// leftOut reports whether a task says null for a grader.
func leftOut(t *suite.Task, grader string) bool {
	v, set := t.Graders[grader]
	return set && v == nil
}

// Wanted returns the graders whose scores a trial of this task needs.
func (r *Runtime) Wanted(task string) []string {
	out := []string{trial.AgentGrader}
	t, err := r.task(task)
	for _, name := range r.names {
		if err != nil || !leftOut(t, name) {
			out = append(out, name)
		}
	}
	return out
}

func (r *Runtime) score(ctx context.Context, name string, task *suite.Task, a *trial.Attempt, blobs trial.Opener) trial.Score {
	s, err := r.judge(ctx, name, task, a, blobs)
	if err == nil {
		err = recordable(s)
	}
	key, kerr := r.GradeKey(name, a)
	if err == nil {
		err = kerr
	}
	if err != nil {
		f := *trial.AsFault(err, trial.ClassGrader)
		f.Class = trial.ClassGrader // what voids a score is the grader's, wherever it came from
		s = trial.Score{Fault: &f}
	}
	s.Key, s.Attempt, s.Grader, s.GradeKey = a.Key, a.N, name, key
	r.cleanScore(&s)
	return s
}

// recordable finds numbers that JSON cannot hold.
func recordable(s trial.Score) error {
	for _, m := range s.Measures {
		if m.Value != nil && (math.IsNaN(*m.Value) || math.IsInf(*m.Value, 0)) {
			return fmt.Errorf("measure %s is %v, which cannot be recorded", m.Name, *m.Value)
		}
	}
	return nil
}

func (r *Runtime) judge(ctx context.Context, name string, task *suite.Task, a *trial.Attempt, blobs trial.Opener) (trial.Score, error) {
	if name == trial.AgentGrader {
		return finished(a.End), nil
	}
	g := r.graders[name]
	if g == nil {
		return trial.Score{}, fmt.Errorf("grader %s is not in the suite", name)
	}
	limit := r.Suite.Limits.Grade.D()
	if limit > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, limit)
		defer cancel()
	}
	said := make(chan verdict, 1)
	go func() { said <- r.ask(ctx, name, g, task, a, blobs) }()
	var v verdict
	select {
	case v = <-said:
	case <-ctx.Done():
		select {
		case v = <-said:
		case <-time.After(patience):
			v = verdict{over: ctx.Err(), err: errors.New("and goes on")}
		}
	}
	switch {
	case v.over == nil:
		return v.score, v.err
	case errors.Is(v.over, context.DeadlineExceeded):
		// A verdict that comes late may be about a child that was killed.
		return trial.Score{}, late(fmt.Sprintf("grader %s did not finish within %s", name, limit), v.err)
	}
	return trial.Score{}, &trial.Fault{Class: trial.ClassGrader, Retry: true, Err: fmt.Errorf("grader %s: %w", name, context.Canceled)}
}

// patience is how long a grader may take to return once its time is over. One
// that does not is left alone, so that it cannot hold up the run.
const patience = 10 * time.Second

func late(what string, err error) error {
	if err == nil {
		return errors.New(what)
	}
	return fmt.Errorf("%s: %w", what, err)
}

// verdict is what a grader returned. over is why its context had ended by then,
// nil if it had not.
type verdict struct {
	score     trial.Score
	err, over error
}

// ask calls a grader, turns a panic of it into an error that keeps its stack, and
// clears away the rooms that it asked for.
func (r *Runtime) ask(ctx context.Context, name string, g grade.Grader, task *suite.Task, a *trial.Attempt, blobs trial.Opener) (v verdict) {
	rooms := &gradeRooms{r: r, task: task, a: a, blobs: blobs}
	defer func() {
		if p := recover(); p != nil {
			v.err = fmt.Errorf("grader %s panicked: %v\n%s", name, p, debug.Stack())
		}
		rooms.remove()
	}()
	v.score, v.err = g.Grade(ctx, grade.Case{Task: task, Attempt: a, Blobs: blobs, Fixture: r.Fixture, Room: rooms.room, Place: rooms.place})
	v.over = ctx.Err()
	return v
}

// finished is the built-in grader: how the agent ended is a required criterion.
func finished(end *trial.End) trial.Score {
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

// builtIn is what the built-in grader declares.
var builtIn = []grade.Column{
	{Name: trial.FinishedCriterion, Required: true, Doc: "the agent ended by itself with what it was asked for"},
	{Name: turnsMeasure, Measure: true, Unit: "turns", Doc: "answers of the model, or turns by the agent's own count"},
}

// overlay looks for blobs in memory before it asks the store.
type overlay struct {
	blobs map[seal.Digest][]byte
	store trial.Opener
}

func (o *overlay) Open(ref trial.Ref) ([]byte, error) {
	if ref.Inline != nil {
		return ref.Inline, nil
	}
	if b, ok := o.blobs[ref.Digest]; ok {
		return b, nil
	}
	if o.store == nil {
		return nil, fmt.Errorf("open %s: blob %s is not here", ref.Name, ref.Digest.Short())
	}
	return o.store.Open(ref)
}
