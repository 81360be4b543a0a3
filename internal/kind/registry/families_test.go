package registry_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/kind/registry"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// judged makes a run of one trial a task with the scores given, nil for none.
func judged(t *testing.T, kind string, groups []string, scores []*trial.Score) *analyse.Analysis {
	t.Helper()
	s := &suite.Suite{Name: "s", Arms: []suite.Arm{{Agent: "a", Scenario: "b"}}, Graders: map[string]*suite.Grader{"mine": {Kind: kind}}}
	var plan trial.Plan
	var records []trial.Record
	add := func(r trial.Record) { r.Seq, r.Sess = int64(len(records)+1), 1; records = append(records, r) }
	for i, score := range scores {
		k := trial.Key{Task: fmt.Sprintf("t%02d", i), Arm: "a/b"}
		s.Tasks = append(s.Tasks, &suite.Task{ID: k.Task, Group: groups[i%len(groups)]})
		plan.Trials = append(plan.Trials, trial.Planned{Key: k})
		a := trial.Attempt{Key: k, N: 1, Source: trial.Live, End: &trial.End{Reason: trial.Finished}}
		if score == nil { // void
			a.End, a.Fault = nil, trial.Faultf(trial.ClassEnvironment, "no network")
		}
		add(trial.Record{Type: trial.RecordAttempt, Attempt: &trial.AttemptRecord{Attempt: a, Settled: true}})
		if score == nil {
			continue
		}
		done := trial.Criterion{Name: trial.FinishedCriterion, Verdict: trial.Pass, Required: true}
		add(trial.Record{Type: trial.RecordScore, Score: &trial.Score{Key: k, Attempt: 1, Grader: trial.AgentGrader, Criteria: []trial.Criterion{done}}})
		score.Key, score.Attempt, score.Grader = k, 1, "mine"
		add(trial.Record{Type: trial.RecordScore, Score: score})
	}
	a, err := analysetest.Run(s, plan, func(yield func(trial.Record, error) bool) {
		for _, r := range records {
			if !yield(r, nil) {
				return
			}
		}
	}, analyse.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range analyse.MetricNames(s, registry.Analysis(), nil, nil) {
		if _, ok := a.Arms[0].Lookup(name); !ok {
			t.Errorf("a rule may name %s, which is not there", name)
		}
	}
	return a
}

func ratio(t *testing.T, a *analyse.Analysis, name string) string {
	t.Helper()
	m, ok := a.Arms[0].Lookup(name)
	if !ok {
		t.Fatalf("no metric %s", name)
	}
	if (m.Value == nil) != (m.Denominator == 0) {
		t.Errorf("%s is %v of %d", name, m.Value, m.Denominator)
	}
	return fmt.Sprintf("%d/%d", m.Numerator, m.Denominator)
}

func labelledAs(words string) []*trial.Score {
	var out []*trial.Score
	for _, w := range strings.Fields(words) {
		if w == "void" {
			out = append(out, nil)
			continue
		}
		out = append(out, &trial.Score{Label: w})
	}
	return out
}

// The seed's published confusion matrix: TP 8, FN 0, FP 1, TN 6.
func TestInvocationFamily(t *testing.T) {
	words := strings.Repeat("true_positive ", 8) + "false_positive " + strings.Repeat("true_negative ", 6) + "void"
	a := judged(t, "invocation", []string{"g"}, labelledAs(words))
	for name, want := range map[string]string{"recall": "8/8", "fp_rate": "1/7", "precision": "8/9", "accuracy": "14/15", "recall.g": "8/8"} {
		if got := ratio(t, a, "invocation."+name); got != want {
			t.Errorf("%s is %s, want %s", name, got, want)
		}
	}
	never := judged(t, "invocation", []string{"g"}, labelledAs("true_negative true_negative"))
	for _, name := range []string{"recall", "precision"} {
		if got := ratio(t, never, "invocation."+name); got != "0/0" {
			t.Errorf("%s of nothing is %s", name, got)
		}
	}
}

func TestSelectionFamily(t *testing.T) {
	a := judged(t, "selection", []string{"x", "y", "Not a name"}, labelledAs("hit miss hit no_submission hit miss void"))
	for name, want := range map[string]string{"recall": "3/6", "recall_listed": "3/5", "recall.x": "1/2", "recall.y": "1/2", "recall_listed.x": "1/1", "forbidden_rate": "0/5"} {
		if got := ratio(t, a, "selection."+name); got != want {
			t.Errorf("%s is %s, want %s", name, got, want)
		}
	}
}

func TestExtractionFamily(t *testing.T) {
	score := func(gold, listed, found, invented, greedy float64) *trial.Score {
		return &trial.Score{Label: "x", Measures: []trial.Measure{{Name: "mine.gold", Value: &gold}, {Name: "mine.listed", Value: &listed},
			{Name: "mine.found", Value: &found}, {Name: "mine.invented", Value: &invented}, {Name: "mine.matched_greedy_seed", Value: &greedy}}}
	}
	a := judged(t, "extraction", []string{"g"}, []*trial.Score{score(3, 2, 2, 0, 1), score(0, 0, 0, 0, 0), score(2, 4, 1, 2, 1), nil})
	for name, want := range map[string]string{"precision": "3/5", "recall": "3/5", "f1": "6/10", "recall_greedy_seed": "2/5", "f1_greedy_seed": "4/11"} {
		if got := ratio(t, a, "extraction."+name); got != want {
			t.Errorf("%s is %s, want %s", name, got, want)
		}
	}
	one := judged(t, "extraction", []string{"g"}, []*trial.Score{score(3, 2, 2, 0, 1)})
	if m, _ := one.Arms[0].Lookup("extraction.f1"); m.Low != nil || m.Value == nil {
		t.Errorf("F1 of one task has the interval %v", m)
	}
}
