// Package recorded is the grader of kind "recorded": the scores that another program
// gave an answer, kept with an imported attempt.
//
//	graders: {inspect: {kind: recorded, scores: [match, quality], at_least: 0.7}}
//
// A score is a criterion and a measure of the same name. A score that is a number passes
// from at_least on; "C" is 1, "P" 0.5, "I" and "N" (no answer) 0. Anything else is
// unknown, as is a score that is not there.
package recorded

import (
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// KindName is the name of this kind in suite files.
const KindName = "recorded"

// File is the name of the raw part of an attempt that holds its scores, a JSON array of
// [Score].
const File = "scores.json"

// Score is one score as the other program gave it.
type Score struct {
	Name        string          `json:"name"` // as in the settings
	Value       json.RawMessage `json:"value"`
	Answer      string          `json:"answer,omitempty"`
	Explanation string          `json:"explanation,omitempty"`
}

// Config is the settings of a grader of recorded scores.
type Config struct {
	Scores  []string       `json:"scores" key:"grade" doc:"names of the scores"`
	Decides []string       `json:"decides,omitempty" key:"grade" doc:"names of the scores that a trial must pass; default: the first score"`
	AtLeast *suite.Decimal `json:"at_least,omitempty" key:"grade" doc:"smallest number that passes; default 1"`
	Target  string         `json:"target,omitempty" key:"none" doc:"what the other program held the answer against, for readers"`
}

//go:embed manual.md
var manual string

// Kind describes the grader to the suite loader.
func Kind() kind.Kind {
	return kind.Kind{
		Labels: []string{"scored_right", "scored_wrong", "unscored"},
		Name:   KindName, Manual: manual, Make: func(e kind.Env) (grade.Grader, error) { return New(e.Name, e.Config.(*Config)), nil },
		Kind: suite.Kind{Doc: "scores that another program gave, of an imported run", New: func() any { return new(Config) },
			Check: func(config any, _ *suite.Suite) []suite.Problem { return config.(*Config).listProblems() }},
	}
}

func (c *Config) listProblems() []suite.Problem {
	var out []suite.Problem
	if len(c.Scores) == 0 {
		out = append(out, suite.Problem{Path: "scores", Text: "no score is named", Fix: "scores: [NAME] as the other program calls it"})
	}
	for i, name := range c.Scores {
		if slices.Contains(c.Scores[:i], name) {
			out = append(out, suite.Problem{Path: fmt.Sprintf("scores.%d", i), Text: fmt.Sprintf("score %s is there twice", name), Fix: "leave one out"})
		}
	}
	for i, name := range c.Decides {
		if !slices.Contains(c.Scores, name) {
			out = append(out, suite.Problem{Path: fmt.Sprintf("decides.%d", i), Text: fmt.Sprintf("there is no score %s", name), Fix: "one of " + strings.Join(c.Scores, ", ")})
		}
	}
	return out
}

// Grader reads recorded scores.
type Grader struct{ grade.Base[Config] }

// New makes the grader that a suite has under name.
func New(name string, cfg *Config) *Grader {
	return &Grader{grade.NewBase(KindName, 1, name, *cfg)}
}

// decides reports whether a score enters the outcome.
func (c *Config) decides(name string) bool {
	if len(c.Decides) == 0 {
		return len(c.Scores) > 0 && name == c.Scores[0]
	}
	return slices.Contains(c.Decides, name)
}

// Columns implements grade.Grader.
func (g *Grader) Columns() []grade.Column {
	var out []grade.Column
	for _, name := range g.Config.Scores {
		out = append(out,
			grade.Column{Name: g.Name + "." + name, Required: g.Config.decides(name), Doc: "the recorded score " + name + " passes"},
			grade.Column{Name: g.Name + "." + name + "_value", Measure: true, Doc: "the recorded score " + name + " as a number"})
	}
	return out
}

// Grade implements grade.Grader. The label is scored_right, scored_wrong or unscored,
// by the scores that decide.
func (g *Grader) Grade(ctx context.Context, c grade.Case) (trial.Score, error) {
	cfg, err := g.Begin(ctx, c)
	if err != nil {
		return trial.Score{}, err
	}
	scores, missing, err := readScores(c)
	if err != nil {
		return trial.Score{}, c.Fault(err)
	}
	atLeast := 1.0
	if cfg.AtLeast != nil {
		atLeast = float64(*cfg.AtLeast)
	}
	var out trial.Score
	var deciding []trial.Criterion
	for _, name := range cfg.Scores {
		criterion := trial.Criterion{Name: g.Name + "." + name, Required: cfg.decides(name), Verdict: trial.Unknown}
		measure := trial.Measure{Name: g.Name + "." + name + "_value"}
		i := slices.IndexFunc(scores, func(s Score) bool { return s.Name == name })
		switch {
		case missing != "":
			criterion.Evidence = []string{missing}
		case i < 0:
			criterion.Evidence = []string{"the other program gave no score " + name}
		default:
			criterion.Verdict, criterion.Evidence, measure.Value = judgeScore(scores[i], atLeast)
		}
		out.Criteria, out.Measures = append(out.Criteria, criterion), append(out.Measures, measure)
		if criterion.Required {
			deciding = append(deciding, criterion)
		}
	}
	switch trial.OutcomeOf(deciding) {
	case trial.Pass:
		out.Label = "scored_right"
	case trial.Fail:
		out.Label = "scored_wrong"
	default:
		out.Label = "unscored"
	}
	return out, nil
}

// readScores returns the scores kept with an attempt, or why there are none.
func readScores(c grade.Case) (scores []Score, missing string, err error) {
	for _, ref := range c.Attempt.Raw {
		if ref.Name != File {
			continue
		}
		b, err := c.Blobs.Open(ref)
		if err != nil {
			return nil, "", fmt.Errorf("read the recorded scores: %w", err)
		}
		if json.Unmarshal(b, &scores) != nil {
			return nil, "the recorded scores are no JSON array of scores", nil
		}
		return scores, "", nil
	}
	return nil, "no scores are recorded with the attempt: this grader judges imported runs", nil
}

// judgeScore holds a score against the smallest number that passes.
func judgeScore(s Score, atLeast float64) (trial.Verdict, []string, *float64) {
	var evidence []string
	if s.Explanation != "" {
		evidence = append(evidence, grade.Excerpt(s.Explanation))
	}
	if s.Answer != "" {
		evidence = append(evidence, "answer taken: "+grade.Excerpt(s.Answer))
	}
	v, ok := Number(s.Value)
	if !ok {
		return trial.Unknown, append([]string{"the score is " + grade.Excerpt(string(s.Value)) + ", which is no number"}, evidence...), nil
	}
	evidence = append([]string{fmt.Sprintf("the score is %s; %s passes", grade.Excerpt(string(s.Value)), strconv.FormatFloat(atLeast, 'g', -1, 64))}, evidence...)
	if v >= atLeast {
		return trial.Pass, evidence, &v
	}
	return trial.Fail, evidence, &v
}

// Number returns the number that a score stands for, as Inspect's own metrics count it:
// letters for correct, partial, incorrect and no answer, truth values, and numbers, also
// as texts. It returns false for anything else.
func Number(value json.RawMessage) (float64, bool) {
	var v any
	if json.Unmarshal(value, &v) != nil {
		return 0, false
	}
	switch v := v.(type) {
	case float64:
		return v, true
	case bool:
		if v {
			return 1, true
		}
		return 0, true
	case string:
		switch strings.ToLower(strings.TrimSpace(v)) {
		case "c", "yes", "true":
			return 1, true
		case "p":
			return 0.5, true
		case "i", "n", "no", "false":
			return 0, true
		}
		f, err := strconv.ParseFloat(strings.TrimSpace(v), 64)
		return f, err == nil && f-f == 0 // neither infinite nor NaN
	}
	return 0, false
}
