package run

import (
	"testing"

	"github.com/assay-eval/assay/internal/trial"
)

// The label of a trial comes from the grader that made it fail.
func TestVerdictNamesTheCulprit(t *testing.T) {
	score := func(grader, label string, v trial.Verdict) trial.Score {
		return trial.Score{Grader: grader, Label: label, Criteria: []trial.Criterion{{Name: grader + ".x", Required: true, Verdict: v}}}
	}
	ended := func(v trial.Verdict) trial.Score { return score(trial.AgentGrader, "ended", v) }
	for _, c := range []struct {
		name   string
		scores []trial.Score
		status string
		label  string
	}{
		{"all pass", []trial.Score{ended(trial.Pass), score("diff", "clean", trial.Pass), score("tests", "passed", trial.Pass)}, "pass", "passed"},
		{"the first of two", []trial.Score{ended(trial.Pass), score("diff", "changed", trial.Fail), score("tests", "passed", trial.Pass)}, "fail", "changed"},
		{"the second of two", []trial.Score{ended(trial.Pass), score("diff", "clean", trial.Pass), score("tests", "failed", trial.Fail)}, "fail", "failed"},
		{"the end alone", []trial.Score{ended(trial.Fail), score("diff", "clean", trial.Pass)}, "fail", "ended"},
		{"the end and another", []trial.Score{ended(trial.Fail), score("tests", "failed", trial.Fail)}, "fail", "failed"},
		{"unknown", []trial.Score{ended(trial.Pass), score("diff", "clean", trial.Pass), score("tests", "no result", trial.Unknown)}, "unknown", "no result"},
		{"nobody has a word", []trial.Score{{Grader: "a", Criteria: []trial.Criterion{{Required: true, Verdict: trial.Fail}}}}, "fail", ""},
	} {
		if status, label, _ := foldScores(c.scores); status != c.status || label != c.label {
			t.Errorf("%s: %s, %q", c.name, status, label)
		}
	}
}
