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
// # Alignment
//
// Gold texts are the units of recall, but an agent may divide the content more finely
// or coarsely. The grader therefore splits listed texts into clauses and aligns them
// with gold texts many to many ([alignTexts]; manual.md has the formula). Each gold
// text is found or not, and each clause is supported or invented. Criteria:
//
//	complete   every gold text is found
//	sound      no clause is invented
//
// Both are required. Precision is found / (found + invented), recall is found / gold,
// and F1 is their harmonic mean, each over all trials. The measure matched_greedy_seed
// counts the pairs of the seed's matcher. An agent without a list found and invented
// nothing. It fails the criterion complete even if there was nothing to find, and its
// label is its end.
//
// The label is exact, or the kind of mistake: missed, invented or mixed.
package extraction

import (
	"cmp"
	"context"
	_ "embed"
	"fmt"
	"strings"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// KindName is the name of this kind in suite files.
const KindName = "extraction"

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

// Config is the settings of an extraction grader.
type Config struct {
	Field     string        `json:"field,omitempty" key:"grade" doc:"name of the argument, or of the member of the JSON answer, that holds the list; default decisions"`
	Threshold suite.Decimal `json:"threshold,omitempty" key:"grade" doc:"least share of the words of one text that the other side must have; default 0.60" min:"0" max:"1"`
	Gold      []string      `json:"gold,omitempty" key:"grade" doc:"the texts that are to be found; set by task, [] where there is nothing"`
}

//go:embed manual.md
var manual string

// Kind describes the grader to the suite loader.
func Kind() kind.Kind {
	return kind.Kind{
		Labels: []string{Exact, Missed, Invented, Mixed},
		Name:   KindName, Blind: blindRules, Manual: manual, Analysis: analysis, Make: func(e kind.Env) (grade.Grader, error) { return New(e.Name, e.Config.(*Config)), nil },
		Kind: suite.Kind{
			Doc:       "precision and recall of a list of texts against the texts that are to be found",
			New:       func() any { return new(Config) },
			Defaults:  func(config any) { c := config.(*Config); *c = c.withDefaults() },
			CheckTask: grade.CheckTask(checkTask),
		},
	}
}

func (c *Config) withDefaults() Config {
	return Config{cmp.Or(c.Field, "decisions"), cmp.Or(c.Threshold, 0.60), c.Gold}
}

func checkTask(cfg *Config, name string, _ *suite.Suite, t *suite.Task) []suite.Problem {
	own, _ := t.Graders[name].(map[string]any)
	if own["gold"] == nil && cfg.Gold == nil {
		return []suite.Problem{{Path: "graders." + name, Text: fmt.Sprintf("task %s does not say what is to be found", t.ID),
			Fix: fmt.Sprintf("graders: {%s: {gold: [...]}} in the task, [] if there is nothing", name)}}
	}
	var out []suite.Problem
	for i, text := range cfg.Gold {
		if len(splitWords(text)) == 0 {
			out = append(out, suite.Problem{Path: fmt.Sprintf("graders.%s.gold.%d", name, i), Text: "a text without a word matches nothing"})
		}
	}
	return out
}

// Grader judges extractions.
type Grader struct{ grade.Base[Config] }

// New makes the grader that a suite has under name.
func New(name string, cfg *Config) *Grader {
	return &Grader{grade.NewBase(KindName, 2, name, cfg.withDefaults())}
}

// Columns implements grade.Grader.
func (g *Grader) Columns() []grade.Column {
	return []grade.Column{
		{Name: g.Name + ".complete", Required: true, Doc: "every text that is to be found was found"},
		{Name: g.Name + ".sound", Required: true, Doc: "nothing was made up"},
		{Name: g.Name + ".gold", Measure: true, Unit: "texts", Doc: "texts that are to be found"},
		{Name: g.Name + ".listed", Measure: true, Unit: "texts", Doc: "texts that the agent listed; 0 where it left no list"},
		{Name: g.Name + ".found", Measure: true, Unit: "texts", Doc: "texts that are to be found whose words the list has"},
		{Name: g.Name + ".invented", Measure: true, Unit: "texts", Doc: "clauses of the list that no text to be found supports; a text of only such clauses is one, and each further twelve words of one count as another"},
		{Name: g.Name + ".matched_greedy_seed", Measure: true, Unit: "texts", Doc: "pairs that the seed's greedy matcher takes"},
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
	r := result{gold: cfg.Gold, alignment: alignTexts(cfg.Gold, listed, float64(cfg.Threshold)), none: none}
	return trial.Score{
		Criteria: []trial.Criterion{r.completeCriterion(g.Name), r.soundCriterion(g.Name)},
		Measures: grade.Measures(g.Columns(), new(float64(len(cfg.Gold))), new(float64(len(listed))),
			new(float64(r.countFound())), new(float64(r.made)), new(float64(greedyMatching(cfg.Gold, listed)))),
		Label: r.labelOf(),
	}, nil
}

type result struct {
	alignment
	gold []string
	none *grade.NoList
}

func (r *result) labelOf() string {
	missed, invented := r.countFound() < len(r.gold), len(r.invented) > 0
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
	for g, found := range r.found {
		if !found {
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
	for _, text := range r.invented {
		c.Verdict, c.Evidence = trial.Fail, appendLine(c.Evidence, "not there: "+text)
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
