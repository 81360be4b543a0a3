package worker

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"runtime/debug"

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
			return []trial.Score{{Key: as.Key, Attempt: a.N, Grader: name, Fault: trial.AsFault(err, trial.ClassGrader)}}
		}
		if r.leftOut(task, name) {
			continue
		}
		out = append(out, r.score(ctx, name, task, a, blobs))
	}
	return out
}

// leftOut reports whether a task says null for a grader.
func (r *Runtime) leftOut(t *suite.Task, grader string) bool {
	v, set := t.Graders[grader]
	return set && v == nil
}

// Wanted returns the graders whose scores a trial of this task needs.
func (r *Runtime) Wanted(task string) []string {
	out := []string{trial.AgentGrader}
	t, err := r.task(task)
	for _, name := range r.names {
		if err != nil || !r.leftOut(t, name) {
			out = append(out, name)
		}
	}
	return out
}

func (r *Runtime) score(ctx context.Context, name string, task *suite.Task, a *trial.Attempt, blobs trial.Opener) trial.Score {
	s, err := r.judge(ctx, name, task, a, blobs)
	if err != nil {
		s = trial.Score{Fault: trial.AsFault(err, trial.ClassGrader)}
	}
	s.Key, s.Attempt, s.Grader = a.Key, a.N, name
	if s.GradeKey, err = r.GradeKey(name, a); err != nil {
		s.Criteria, s.Measures, s.Fault = nil, nil, trial.AsFault(err, trial.ClassGrader)
	}
	return r.cleanScore(s)
}

func (r *Runtime) judge(ctx context.Context, name string, task *suite.Task, a *trial.Attempt, blobs trial.Opener) (s trial.Score, err error) {
	if name == trial.AgentGrader {
		return finished(a.End), nil
	}
	g := r.graders[name]
	if g == nil {
		return s, fmt.Errorf("grader %s is not in the suite", name)
	}
	if limit := r.Suite.Limits.Grade.D(); limit > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, limit)
		defer cancel()
	}
	var rooms []string
	defer func() {
		for _, dir := range rooms {
			_ = os.RemoveAll(dir) // a folder that stays behind must not change a score
		}
		if p := recover(); p != nil {
			err = fmt.Errorf("grader %s panicked: %v\n%s", name, p, debug.Stack())
		}
	}()
	s, err = g.Grade(ctx, grade.Case{Task: task, Attempt: a, Blobs: blobs, Fixture: r.Fixture, Room: r.roomFor(a, &rooms)})
	if err == nil && errors.Is(ctx.Err(), context.DeadlineExceeded) {
		err = fmt.Errorf("grader %s did not finish within %s", name, r.Suite.Limits.Grade.D())
	}
	return s, err
}

// finished is the built-in grader: how the agent ended is a required criterion.
func finished(end *trial.End) trial.Score {
	c := trial.Criterion{Name: trial.FinishedCriterion, Verdict: trial.Pass, Required: true}
	if end.Reason != trial.Finished {
		c.Verdict = trial.Fail
		c.Evidence = []string{string(end.Reason)}
		if end.Detail != "" {
			c.Evidence = append(c.Evidence, end.Detail)
		}
	}
	turns := float64(end.Turns)
	return trial.Score{
		Criteria: []trial.Criterion{c}, Label: string(end.Reason),
		Measures: []trial.Measure{{Name: trial.AgentGrader + ".turns", Value: &turns}},
	}
}

// cleanScore redacts what a grader quotes.
func (r *Runtime) cleanScore(s trial.Score) trial.Score {
	b, err := json.Marshal(s)
	if err != nil || !r.Redactor.Found(b) {
		return s
	}
	var clean trial.Score
	if err := json.Unmarshal(r.Redactor.Bytes(b), &clean); err != nil {
		return trial.Score{Key: s.Key, Attempt: s.Attempt, Grader: s.Grader, GradeKey: s.GradeKey,
			Fault: trial.Faultf(trial.ClassGrader, "redact the score: %w", err)}
	}
	return clean
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
