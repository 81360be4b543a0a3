package intern

import (
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/trial"
)

// TestFindingsAreKept of what failed or is unknown, so many and so long, and one
// by one even where the verdicts of two trials are alike.
func TestFindingsAreKept(t *testing.T) {
	pool := NewPool()
	long := trial.Finding{Verdict: "fail", Message: strings.Repeat("x", 5000), Line: 3}
	score := func(fs ...trial.Finding) *trial.Score {
		return &trial.Score{Attempt: 1, Grader: "swift", Criteria: []trial.Criterion{
			{Name: "swift.compile", Verdict: trial.Fail, Findings: fs}, {Name: "swift.parse", Verdict: trial.Pass, Findings: fs}}}
	}
	many := make([]trial.Finding, 30)
	for i := range many {
		many[i] = long
	}
	a, b := pool.Score(score(many...)).Criteria, pool.Score(score(trial.Finding{Line: 7})).Criteria
	if n := len(a[0].Findings); n != maxFindings || len(a[0].Findings[0].Message) > maxLine+len("…") {
		t.Errorf("%d findings, message of %d bytes", n, len(a[0].Findings[0].Message))
	}
	if len(a[1].Findings) != 0 {
		t.Error("findings of what passed are kept")
	}
	if len(b[0].Findings) != 1 || b[0].Findings[0].Line != 7 {
		t.Errorf("the second trial has the findings %+v", b[0].Findings)
	}
}
