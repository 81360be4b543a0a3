// Package extraction is the grader of kind "extraction": how much of a text's content
// an agent extracted, and how much it made up.
//
//	graders:
//	  extraction: {field: decisions, threshold: 0.70}
//
// A task lists the texts to be found, a sentence each:
//
//	graders: {extraction: {gold: [Cold stores are checked every two hours, …]}}
//
// and [] where there is nothing. The agent's list is the argument named field of
// its submission, or the member of that name of its JSON answer.
//
// # Matching
//
// A listed text and a gold text are alike if the similarity of their sets of
// words (Dice) is at least the threshold, 0.70 by default. Of these pairs as many
// as possible are taken, each text once: a maximum matching, which does not
// depend on the order of the list. The measure matched_greedy_seed counts the
// pairs that a greedy matcher takes, each listed text in turn the most similar
// free gold text; it is never above matched.
//
// Both criteria are required: complete passes if every gold text is matched,
// sound if every listed text is. Precision, recall and F1 over all trials come
// from the measures. An agent that left no list found nothing and made up
// nothing: it has listed 0, fails complete even where there was nothing to find,
// and its label says how it ended.
//
// The label is exact, or the kind of mistake: missed, invented or mixed.
package extraction

import (
	"cmp"
	"context"
	"fmt"
	"strings"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// KindName is the name of this kind in suite files.
const KindName = "extraction"

// version changes when the same settings begin to give other verdicts.
const version = 1

// The labels; further labels are the reasons of [trial.End].
const (
	Exact    = "exact"    // all of it and nothing else
	Missed   = "missed"   // not all of it
	Invented = "invented" // something else too
	Mixed    = "mixed"    // both
)

// TooMany is how many texts a list may have; a longer one is an invalid
// submission, since matching it is not worth its time.
const TooMany = 1000

const (
	defaultField     = "decisions"
	defaultThreshold = 0.70
)

// Config is the settings of an extraction grader.
type Config struct {
	Field     string        `json:"field,omitempty" key:"grade" doc:"name of the argument, or of the member of the JSON answer, that holds the list; default decisions"`
	Threshold suite.Decimal `json:"threshold,omitempty" key:"grade" doc:"least similarity of two texts that mean the same; default 0.70" min:"0" max:"1"`
	Gold      []string      `json:"gold,omitempty" key:"grade" doc:"the texts that are to be found; set by task, [] where there is nothing"`
}

// Kind describes the grader to the suite loader.
func Kind() kind.Kind {
	return kind.Kind{
		Name: KindName, Analysis: analysis, Make: func(e kind.Env) (grade.Grader, error) { return New(e.Name, e.Config.(*Config)), nil },
		Kind: suite.Kind{
			Doc:       "precision and recall of a list of texts against the texts that are to be found",
			New:       func() any { return new(Config) },
			Defaults:  func(config any) { c := config.(*Config); *c = c.withDefaults() },
			CheckTask: grade.CheckTask(checkTask),
		},
	}
}

func (c *Config) withDefaults() Config {
	return Config{cmp.Or(c.Field, defaultField), cmp.Or(c.Threshold, defaultThreshold), c.Gold}
}

func checkTask(cfg *Config, name string, t *suite.Task) []suite.Problem {
	own, _ := t.Graders[name].(map[string]any)
	if own["gold"] == nil && cfg.Gold == nil {
		return []suite.Problem{{Path: "graders." + name, Text: fmt.Sprintf("task %s does not say what is to be found", t.ID),
			Fix: fmt.Sprintf("graders: {%s: {gold: [...]}} in the task, [] if there is nothing", name)}}
	}
	var out []suite.Problem
	for i, text := range cfg.Gold {
		if len(splitTokens(text)) == 0 {
			out = append(out, suite.Problem{Path: fmt.Sprintf("graders.%s.gold.%d", name, i), Text: "a text without a word matches nothing"})
		}
	}
	return out
}

// Grader judges extractions.
type Grader struct{ grade.Base[Config] }

// New makes the grader that a suite has under name.
func New(name string, cfg *Config) *Grader {
	return &Grader{grade.NewBase(KindName, version, name, cfg.withDefaults())}
}

// Columns implements grade.Grader.
func (g *Grader) Columns() []grade.Column {
	return []grade.Column{
		{Name: g.Name + ".complete", Required: true, Doc: "every text that is to be found was listed"},
		{Name: g.Name + ".sound", Required: true, Doc: "every text that was listed is to be found"},
		{Name: g.Name + ".gold", Measure: true, Unit: "texts", Doc: "texts that are to be found"},
		{Name: g.Name + ".listed", Measure: true, Unit: "texts", Doc: "texts that the agent listed; 0 where it left no list"},
		{Name: g.Name + ".matched", Measure: true, Unit: "texts", Doc: "pairs of the two in a maximum one-to-one matching"},
		{Name: g.Name + ".matched_greedy_seed", Measure: true, Unit: "texts", Doc: "pairs that a greedy matcher takes, as the seed does"},
	}
}

// Grade implements grade.Grader.
func (g *Grader) Grade(ctx context.Context, c grade.Case) (trial.Score, error) {
	cfg, err := g.Begin(ctx, c)
	if err != nil {
		return trial.Score{}, err
	}
	cfg = cfg.withDefaults()
	listed, none, err := c.List(cfg.Field)
	if err != nil {
		return trial.Score{}, c.Fault(err)
	}
	if len(listed) > TooMany {
		none = &grade.NoList{Label: string(trial.InvalidSubmission), Why: fmt.Sprintf("the list has %d texts, and %d are the most that can count", len(listed), TooMany)}
		listed = nil
	}
	near, alike := similarPairs(cfg.Gold, listed, float64(cfg.Threshold))
	pairs := maximumMatching(near, len(listed))
	r := result{gold: cfg.Gold, listed: listed, pairs: pairs, none: none}
	matched := r.countMatched()
	measure := func(name string, n int) trial.Measure {
		return trial.Measure{Name: g.Name + "." + name, Value: new(float64(n)), Unit: "texts"}
	}
	return trial.Score{
		Criteria: []trial.Criterion{r.completeCriterion(g.Name), r.soundCriterion(g.Name)},
		Measures: []trial.Measure{
			measure("gold", len(cfg.Gold)), measure("listed", len(listed)),
			measure("matched", matched), measure("matched_greedy_seed", greedyMatching(alike, len(listed))),
		},
		Label: r.labelOf(matched),
	}, nil
}

// result is a list held against the gold texts.
type result struct {
	gold, listed []string
	pairs        []int // listed text of each gold text, -1 for none
	none         *grade.NoList
}

func (r *result) countMatched() int {
	n := 0
	for _, i := range r.pairs {
		if i >= 0 {
			n++
		}
	}
	return n
}

func (r *result) labelOf(matched int) string {
	missed, invented := matched < len(r.gold), matched < len(r.listed)
	switch {
	case r.none != nil:
		return r.none.Label
	case missed && invented:
		return Mixed
	case missed:
		return Missed
	case invented:
		return Invented
	}
	return Exact
}

func (r *result) completeCriterion(grader string) trial.Criterion {
	c := trial.Criterion{Name: grader + ".complete", Verdict: trial.Pass, Required: true}
	if r.none != nil {
		c.Verdict, c.Evidence = trial.Fail, []string{r.none.Why}
		return c
	}
	for g, i := range r.pairs {
		if i < 0 {
			c.Verdict, c.Evidence = trial.Fail, appendLine(c.Evidence, "not found: "+r.gold[g])
		}
	}
	return c
}

func (r *result) soundCriterion(grader string) trial.Criterion {
	c := trial.Criterion{Name: grader + ".sound", Verdict: trial.Pass, Required: true}
	if r.none != nil {
		c.Verdict, c.Evidence = trial.NotApplicable, []string{"there is no list"}
		return c
	}
	used := make(map[int]bool, len(r.pairs))
	for _, i := range r.pairs {
		used[i] = true
	}
	for i, text := range r.listed {
		if !used[i] {
			c.Verdict, c.Evidence = trial.Fail, appendLine(c.Evidence, "not there: "+text)
		}
	}
	return c
}

// maxEvidence is how many lines of evidence a criterion has.
const maxEvidence = 10

func appendLine(evidence []string, line string) []string {
	if len(evidence) == maxEvidence {
		return evidence
	}
	return append(evidence, grade.Excerpt(strings.TrimSpace(line)))
}
