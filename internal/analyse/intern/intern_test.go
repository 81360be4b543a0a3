package intern

import (
	"reflect"
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
	a, b := scoreOf(pool, score(many...)).Criteria, scoreOf(pool, score(trial.Finding{Line: 7})).Criteria
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

func scoreOf(p *Pool, s *trial.Score) *trial.Score {
	kept, _ := p.Score(s)
	return kept
}

// TestScoresAreShared where everything is equal that reports show.
func TestScoresAreShared(t *testing.T) {
	score := func(change func(*trial.Score)) *trial.Score {
		n := 3.0
		s := &trial.Score{Key: trial.Key{Task: "t", Arm: "a/s"}, Attempt: 1, Grader: "command", Label: "failed", Details: map[string]string{"evidence": "output", "exit": "1"},
			Criteria: []trial.Criterion{
				{Name: "command.passes", Verdict: trial.Fail, Required: true, Evidence: []string{"exit status 1", "2 of 3 tests failed"}},
				{Name: "command.tests", Verdict: trial.Pass, Evidence: []string{"3 tests"}}},
			Measures: []trial.Measure{{Name: "command.tests_run", Value: &n, Unit: "tests"}}}
		if change != nil {
			change(s)
		}
		return s
	}
	for _, test := range []struct {
		name   string
		change func(*trial.Score)
		shared bool
	}{
		{"equal", nil, true},
		{"another trial", func(s *trial.Score) { s.Key.Index = 7 }, true},
		{"other evidence of what passed", func(s *trial.Score) { s.Criteria[1].Evidence = []string{"4 tests"} }, true},
		{"other evidence", func(s *trial.Score) { s.Criteria[0].Evidence[1] = "1 of 3 tests failed" }, false},
		{"less evidence", func(s *trial.Score) { s.Criteria[0].Evidence = s.Criteria[0].Evidence[:1] }, false},
		{"evidence cut elsewhere", func(s *trial.Score) { s.Criteria[0].Evidence = []string{"exit status 12", " of 3 tests failed"} }, false},
		{"another detail", func(s *trial.Score) { s.Details["exit"] = "2" }, false},
		{"a detail less", func(s *trial.Score) { delete(s.Details, "exit") }, false},
		{"another measure", func(s *trial.Score) { n := 4.0; s.Measures[0].Value = &n }, false},
		{"another verdict", func(s *trial.Score) { s.Criteria[1].Verdict = trial.NotApplicable }, false},
		{"another label", func(s *trial.Score) { s.Label = "crashed" }, false},
		{"another attempt", func(s *trial.Score) { s.Attempt = 2 }, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			pool := NewPool()
			a, b := scoreOf(pool, score(nil)), scoreOf(pool, score(test.change))
			if (a == b) != test.shared {
				t.Errorf("shared: %v, want %v", a == b, test.shared)
			}
			if fresh := scoreOf(NewPool(), score(test.change)); !reflect.DeepEqual(b, fresh) {
				t.Errorf("the score is\n%+v, want\n%+v", b, fresh)
			}
		})
	}
	t.Run("passes", func(t *testing.T) {
		pool := NewPool()
		passes := func(s *trial.Score) { s.Criteria[0].Verdict = trial.Pass }
		pass, fail := scoreOf(pool, score(passes)), scoreOf(pool, score(nil))
		if scoreOf(pool, score(passes)) != pass || scoreOf(pool, score(nil)) != fail || pass == fail {
			t.Error("they are not shared, or shared with others")
		}
	})
	t.Run("cut", func(t *testing.T) {
		pool := NewPool()
		pool.MostTexts = 1
		one := scoreOf(pool, score(nil))
		var cut [2]*trial.Score
		for i := range cut {
			s := score(func(s *trial.Score) { s.Criteria[0].Evidence = []string{strings.Repeat("y", i+1)} })
			var is bool
			if cut[i], is = pool.Score(s); !is || len(s.Criteria[0].Evidence) != 1 {
				t.Errorf("score %d: cut %v, evidence %q", i, is, s.Criteria[0].Evidence)
			}
		}
		if cut[0] != cut[1] || cut[0] == one || cut[0].Criteria[0].Evidence != nil || cut[0].Criteria[0].Verdict != trial.Fail {
			t.Errorf("%+v, %+v", cut[0], cut[1])
		}
		if again, is := pool.Score(score(nil)); again != one || is {
			t.Error("a score that is kept with its evidence is cut")
		}
	})
	t.Run("much evidence", func(t *testing.T) {
		pool := NewPool()
		long := func(s *trial.Score) { s.Criteria[0].Evidence = []string{strings.Repeat("x", 2*maxKey)} }
		if first := scoreOf(pool, score(long)); first == scoreOf(pool, score(long)) {
			t.Error("a long score is kept for sharing")
		}
	})
}
