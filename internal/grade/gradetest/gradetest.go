// Package gradetest is the conformance suite that every grader passes.
//
// A grader's own tests check its verdicts; this suite checks what every
// grader has in common:
//
//   - The law: the score of an attempt in memory equals the score of the attempt
//     written as JSON, its blobs through a store of bytes, the fixture through
//     an archive, read back where the workspace does not exist. The score
//     itself is the same after JSON, too.
//   - It is deterministic: again, by another instance, and many at once.
//   - It emits the columns that it declares, all of them and no others, under
//     its own name.
//   - An act of the agent is never an error: no artifact, an empty, huge or
//     broken answer, arguments that are no JSON, every way to end.
//   - What went wrong on our side is never a verdict: where a blob cannot be
//     read or the context is over, it gives a *trial.Fault or the right score.
//   - It changes none of its inputs.
//   - Its identity has key tags on every field, and each field of the grade key
//     changes that key.
//
// A test calls [Run] with cases of its own, among them at least one that passes
// and one that fails.
package gradetest

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
)

// Subject is a grader under test.
type Subject struct {
	// Name is the grader's name; every column begins with it and a dot.
	Name string
	// New makes the grader. Every instance has the same identity.
	New func() grade.Grader
	// Cases are attempts of all kinds that the grader tells apart. The suite
	// makes more of them: damaged artifacts and every end.
	Cases []grade.Case
	// Restore writes the tree delta of an attempt over a copy of the fixture
	// in dir. It is needed if a case has both a Room and a tree delta.
	Restore func(ctx context.Context, dir string, tree []byte) error
}

// limits of a score, in bytes of its JSON; evidence is an
// excerpt, never the artifact.
const maxScore = 256 << 10

// Run tests s.
func Run(t *testing.T, s Subject) {
	t.Helper()
	if s.Name == "" || s.New == nil || len(s.Cases) == 0 {
		t.Fatal("gradetest: Name, New and Cases must be set")
	}
	if err := s.New().Probe(t.Context()); err != nil {
		t.Fatalf("probe: %v (skip the test where the grader cannot run)", err)
	}
	t.Run("columns", func(t *testing.T) { checkColumns(t, s) })
	t.Run("identity", func(t *testing.T) { checkIdentity(t, s) })
	for i, c := range s.Cases {
		t.Run(caseName(i, c), func(t *testing.T) {
			t.Run("innocence", func(t *testing.T) { checkInnocence(t, s, c) }) // before a change could repeat itself
			t.Run("law", func(t *testing.T) { checkLaw(t, s, c) })
			t.Run("determinism", func(t *testing.T) { checkDeterminism(t, s, c) })
			t.Run("our faults", func(t *testing.T) { ourFaults(t, s, c) })
		})
	}
	t.Run("survives", func(t *testing.T) {
		for _, d := range damagedCases(s.Cases) {
			t.Run(d.name, func(t *testing.T) {
				if c := d.c; c.Place != nil { // of the files left now
					d.c.Place = func(ctx context.Context) (*workspace.Room, error) { return Place(ctx, t, c) }
				}
				checkLaw(t, s, d.c)
			})
		}
	})
}

// scoredWith grades c with g and checks the score alone.
func scoredWith(t *testing.T, s Subject, g grade.Grader, c grade.Case) trial.Score {
	t.Helper()
	score, err := g.Grade(t.Context(), c)
	if err != nil {
		t.Fatalf("grade: %v: what an agent did is a verdict, never an error", err)
	}
	checkGrader(t, s, g, score)
	return score
}

// checkGrader holds a score against the declared columns.
func checkGrader(t *testing.T, s Subject, g grade.Grader, score trial.Score) {
	t.Helper()
	if d := cmp.Diff(trial.Score{}, trial.Score{Key: score.Key, Attempt: score.Attempt, Grader: score.Grader, GradeKey: score.GradeKey}); d != "" {
		t.Errorf("key, attempt, grader and grade key belong to the caller (-want +got):\n%s", d)
	}
	if score.Fault != nil {
		t.Errorf("fault %v is in the score; it is returned as the error", score.Fault)
	}
	declared := map[string]grade.Column{}
	for _, c := range g.Columns() {
		declared[c.Name] = c
	}
	seen := map[string]bool{}
	emitted := func(name string, measure bool) grade.Column {
		c, ok := declared[name]
		switch {
		case !ok:
			t.Errorf("%s is emitted but not declared", name)
		case c.Measure != measure:
			t.Errorf("%s is declared with measure %v and emitted with %v", name, c.Measure, measure)
		case seen[name]:
			t.Errorf("%s is emitted twice", name)
		}
		seen[name] = true
		return c
	}
	for _, c := range score.Criteria {
		if col := emitted(c.Name, false); col.Required != c.Required {
			t.Errorf("%s is declared with required %v and emitted with %v", c.Name, col.Required, c.Required)
		}
		switch c.Verdict {
		case trial.Pass, trial.Fail, trial.Unknown, trial.NotApplicable:
		default:
			t.Errorf("%s has verdict %q", c.Name, c.Verdict)
		}
		if c.Verdict == trial.Fail && len(c.Evidence) == 0 {
			t.Errorf("%s fails without evidence", c.Name)
		}
	}
	for _, m := range score.Measures {
		if col := emitted(m.Name, true); col.Unit != m.Unit {
			t.Errorf("%s is declared in %q and emitted in %q", m.Name, col.Unit, m.Unit)
		}
	}
	for _, c := range g.Columns() {
		if !seen[c.Name] {
			t.Errorf("%s is declared but not emitted; say not_applicable, or a measure without value", c.Name)
		}
	}
	b, err := json.Marshal(score)
	if err != nil {
		t.Fatalf("the score cannot be recorded: %v", err)
	}
	if len(b) > maxScore {
		t.Errorf("the score takes %d bytes; evidence is an excerpt (at most %d in all)", len(b), maxScore)
	}
	var back trial.Score
	if err := json.Unmarshal(b, &back); err != nil {
		t.Fatal(err)
	}
	if d := compareScores(score, back); d != "" {
		t.Errorf("the score changes when recorded; is there text that is not UTF-8? (-memory +disk):\n%s", d)
	}
}

// checkLaw holds the score in memory against the score from disk.
func checkLaw(t *testing.T, s Subject, c grade.Case) {
	t.Helper()
	want := scoredWith(t, s, s.New(), c)
	got := scoredWith(t, s, s.New(), onOtherMachine(t, s, c))
	if d := compareScores(want, got); d != "" {
		t.Errorf("the score from disk differs (-memory +disk):\n%s", d)
	}
}

func checkDeterminism(t *testing.T, s Subject, c grade.Case) {
	g := s.New()
	want := scoredWith(t, s, g, c)
	if d := compareScores(want, scoredWith(t, s, g, c)); d != "" {
		t.Errorf("graded again, the score differs (-first +second):\n%s", d)
	}
	if d := compareScores(want, scoredWith(t, s, s.New(), c)); d != "" {
		t.Errorf("another instance gives another score (-first +second):\n%s", d)
	}
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			score, err := g.Grade(t.Context(), c)
			if err != nil {
				t.Errorf("graded next to others: %v", err)
			} else if d := compareScores(want, score); d != "" {
				t.Errorf("graded next to others, the score differs (-alone +among):\n%s", d)
			}
		})
	}
	wg.Wait()
}

// checkInnocence checks that grading leaves its case as it was.
func checkInnocence(t *testing.T, s Subject, c grade.Case) {
	task, attempt, fixture := encodeScore(t, c.Task), encodeScore(t, c.Attempt), treeOf(t, c.Fixture)
	scoredWith(t, s, s.New(), c)
	for _, d := range []struct {
		what          string
		before, after any
	}{
		{"task", task, encodeScore(t, c.Task)},
		{"attempt", attempt, encodeScore(t, c.Attempt)},
		{"fixture", fixture, treeOf(t, c.Fixture)},
	} {
		if d2 := cmp.Diff(d.before, d.after); d2 != "" {
			t.Errorf("grading changed the %s:\n%s", d.what, d2)
		}
	}
}

// ourFaults breaks what belongs to the harness.
func ourFaults(t *testing.T, s Subject, c grade.Case) {
	want := scoredWith(t, s, s.New(), c)
	either := func(what string, score trial.Score, err error) {
		t.Helper()
		if err == nil {
			if d := compareScores(want, score); d != "" {
				t.Errorf("%s changes the score instead of being a fault (-whole +broken):\n%s", what, d)
			}
			return
		}
		var f *trial.Fault
		if !errors.As(err, &f) {
			t.Errorf("%s: error %T is not a *trial.Fault: %v", what, err, err)
		}
	}
	broken := c
	broken.Blobs = unreadable{}
	score, err := s.New().Grade(t.Context(), broken)
	either("a blob that cannot be read", score, err)

	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	score, err = s.New().Grade(ctx, c)
	either("a context that is over", score, err)

	if c.Room != nil {
		broken = c
		broken.Room = func(context.Context) (string, error) { return "", errors.New("no space left") }
		score, err = s.New().Grade(t.Context(), broken)
		either("a room that cannot be made", score, err)
	}
	if c.Place != nil {
		broken = c
		broken.Place = func(context.Context) (*workspace.Room, error) { return nil, errors.New("no space left") }
		score, err = s.New().Grade(t.Context(), broken)
		either("a place that cannot be made", score, err)
	}
}

type unreadable struct{}

func (unreadable) Open(trial.Ref) ([]byte, error) { return nil, fs.ErrNotExist }

func checkColumns(t *testing.T, s Subject) {
	cols := s.New().Columns()
	if len(cols) == 0 {
		t.Fatal("no columns")
	}
	seen := map[string]bool{}
	for _, c := range cols {
		if rest, ok := strings.CutPrefix(c.Name, s.Name+"."); !ok || rest == "" {
			t.Errorf("column %q does not begin with %q", c.Name, s.Name+".")
		}
		if seen[c.Name] {
			t.Errorf("column %s is declared twice", c.Name)
		}
		seen[c.Name] = true
		if c.Doc == "" {
			t.Errorf("column %s has no doc", c.Name)
		}
		if c.Measure && c.Required {
			t.Errorf("measure %s is required; only criteria enter the outcome", c.Name)
		}
		if !c.Measure && c.Unit != "" {
			t.Errorf("criterion %s has unit %q", c.Name, c.Unit)
		}
	}
	if d := cmp.Diff(cols, s.New().Columns()); d != "" {
		t.Errorf("another instance has other columns:\n%s", d)
	}
}

func checkIdentity(t *testing.T, s Subject) {
	id := s.New().Identity()
	key := func(id any) seal.Digest {
		t.Helper()
		selected, err := seal.SelectFields(id, seal.Grade)
		if err != nil {
			t.Fatalf("identity: %v", err)
		}
		d, err := seal.Hash("assay/gradetest/1", selected)
		if err != nil {
			t.Fatalf("identity: %v", err)
		}
		return d
	}
	want := key(id)
	if got := key(s.New().Identity()); got != want {
		t.Error("another instance has another identity")
	}
	n := 0
	for f := range listFlips(id) {
		n++
		changed := key(f.value) != want
		switch {
		case f.tag == seal.Grade && !changed:
			t.Errorf("%s is tagged grade but does not change the key", f.field)
		case f.tag != seal.Grade && changed:
			t.Errorf("%s is tagged %s but changes the grade key", f.field, f.tag)
		}
	}
	if n == 0 {
		t.Errorf("identity %T has no fields", id)
	}
}

// compareScores compares scores; an empty list equals none, as it does on disk.
func compareScores(a, b trial.Score) string {
	return cmp.Diff(plainScore(a), plainScore(b))
}

func plainScore(s trial.Score) trial.Score {
	if len(s.Criteria) == 0 {
		s.Criteria = nil
	}
	if len(s.Measures) == 0 {
		s.Measures = nil
	}
	if len(s.Details) == 0 {
		s.Details = nil
	}
	s.Criteria = append([]trial.Criterion(nil), s.Criteria...)
	for i, c := range s.Criteria {
		if len(c.Evidence) == 0 {
			s.Criteria[i].Evidence = nil
		}
	}
	return s
}

func encodeScore(t *testing.T, v any) string {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// everyEnd is an end of each reason.
func everyEnd() []trial.End {
	var out []trial.End
	for _, r := range []trial.EndReason{
		trial.Finished, trial.NoSubmission, trial.InvalidSubmission, trial.TurnLimit, trial.Truncated, trial.Refusal,
		trial.Deadline, trial.Stall, trial.Crash, trial.EmptyAnswer, trial.CostLimit, trial.ResourceLimit, trial.Tampered,
	} {
		out = append(out, trial.End{Reason: r, Detail: "because", Turns: 3})
	}
	return out
}

// timing is the timing of a realistic attempt.
var timing = trial.Timing{Start: time.Date(2026, 11, 21, 10, 15, 0, 0, time.UTC), AgentMS: 1200}
