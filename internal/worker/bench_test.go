package worker

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/agent/model"
	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/kind/text"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// BenchmarkTrial is one scripted turn of 600 characters with a text grader, all
// but the journal.
func BenchmarkTrial(b *testing.B) {
	answer := "task: \"*\"\nturns:\n  - text: \"{{.Index}} " + strings.Repeat("word ", 120) + "\"\n"
	s := &suite.Suite{
		Tasks: []*suite.Task{{ID: "one", Prompt: "do it", Rendered: "do it"}}, Scenarios: map[string]*suite.Scenario{"s": {}},
		Agents: map[string]*suite.Agent{"a": {Kind: "model", Config: &model.Config{Provider: "scripted", Answers: answer}}},
		Arms:   []suite.Arm{{Agent: "a", Scenario: "s"}}, Graders: map[string]*suite.Grader{"said": {Kind: "text", Config: &text.Config{Contains: []string{"word"}}}},
		Limits: suite.Limits{Trial: suite.Duration(time.Minute), Stall: suite.Duration(time.Minute), Grade: suite.Duration(time.Minute)},
	}
	red := seal.NewRedactor(seal.Secrets(planted))
	r, err := NewRuntime(context.Background(), s, Setting{Redactor: red, Catalog: Catalog{
		Agent: func(_ string, a *suite.Agent) (agent.Agent, error) {
			return model.New(a.Config.(*model.Config), model.Env{})
		},
		Grader: func(name string, g *suite.Grader) (grade.Grader, error) {
			return text.New(name, g.Config.(*text.Config))
		},
	}})
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		as := Assignment{Key: trial.Key{Task: "one", Arm: "a/s", Index: i}, N: 1}
		if as.GenKey, err = r.GenKey("one", "a/s", i, 0); err != nil {
			b.Fatal(err)
		}
		as.Attempt, as.Blobs = r.Generate(b.Context(), as)
		for _, s := range r.Grade(b.Context(), as) {
			if s.Fault != nil || s.Criteria[0].Verdict != trial.Pass {
				b.Fatal(s)
			}
		}
	}
}
