// Package selection is the grader of kind "selection": whether an agent chose, of
// its candidates, the relevant ones.
//
//	graders:
//	  selection: {field: ids}      # where the list is; default ids
//
// A task lists ids that must and that must not be chosen; any other id may
// be chosen or not:
//
//	target: {ids: [D-04, D-17], forbidden: [D-09]}
//
// The list is the argument of that name of the submission or, where the agent
// submits nothing, the member of that name of the JSON object that its final
// answer is (or has in its only fenced block). It must be a list of strings; ids
// count letter by letter and once each.
//
// The label is hit if every expected id was chosen and no forbidden one, miss if
// not, and where there is no list, how the agent ended.
package selection

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// KindName is the name of this kind in suite files.
const KindName = "selection"

// The labels; further labels are the reasons of [trial.End].
const (
	Hit  = "hit"
	Miss = "miss"
)

// Config is the settings of a selection grader.
type Config struct {
	Field string `json:"field,omitempty" key:"grade" doc:"name of the argument, or of the member of the JSON answer, that holds the chosen ids; default ids"`
}

// Kind describes the grader to the suite loader.
func Kind() kind.Kind {
	return kind.Kind{
		Labels: []string{Hit, Miss},
		Name:   KindName, Blind: blindRules, Analysis: analysis, Make: func(e kind.Env) (grade.Grader, error) { return New(e.Name, e.Config.(*Config)), nil },
		Kind: suite.Kind{
			Doc:       "whether every expected id was chosen, and no forbidden one",
			New:       func() any { return new(Config) },
			Defaults:  func(config any) { c := config.(*Config); c.Field = cmp.Or(c.Field, "ids") },
			CheckTask: grade.CheckTask(checkTask),
		},
	}
}

func checkTask(_ *Config, _ string, _ *suite.Suite, t *suite.Task) []suite.Problem {
	if len(t.Target.IDs)+len(t.Target.Forbidden) == 0 {
		return []suite.Problem{{Path: "target.ids", Text: fmt.Sprintf("task %s says neither what must nor what must not be chosen", t.ID),
			Fix: "set target: {ids: [...], forbidden: [...]}"}}
	}
	var out []suite.Problem
	for i, id := range t.Target.Forbidden {
		if slices.Contains(t.Target.IDs, id) {
			out = append(out, suite.Problem{Path: fmt.Sprintf("target.forbidden.%d", i), Text: fmt.Sprintf("%q must and must not be chosen", id)})
		}
	}
	for _, l := range []struct {
		key string
		ids []string
	}{{"ids", t.Target.IDs}, {"forbidden", t.Target.Forbidden}} {
		for i, id := range l.ids {
			switch {
			case id == "" || id != strings.TrimSpace(id):
				out = append(out, suite.Problem{Path: fmt.Sprintf("target.%s.%d", l.key, i), Text: "an id is not blank and has no white space around it"})
			case slices.Contains(l.ids[:i], id):
				out = append(out, suite.Problem{Path: fmt.Sprintf("target.%s.%d", l.key, i), Text: fmt.Sprintf("%q stands there twice", id), Fix: "take it out"})
			}
		}
	}
	return out
}

// Grader judges selections.
type Grader struct{ grade.Base[Config] }

// New makes the grader that a suite has under name.
func New(name string, cfg *Config) *Grader {
	return &Grader{grade.NewBase(KindName, 1, name, Config{Field: cmp.Or(cfg.Field, "ids")})}
}

// Columns implements grade.Grader.
func (g *Grader) Columns() []grade.Column {
	return []grade.Column{
		{Name: g.Name + ".hit", Required: true, Doc: "every expected id was chosen, and no forbidden one"},
		{Name: g.Name + ".chosen", Measure: true, Unit: "ids", Doc: "different ids chosen; nothing where there is no list"},
		{Name: g.Name + ".missing", Measure: true, Unit: "ids", Doc: "expected ids that were not chosen"},
		{Name: g.Name + ".forbidden", Measure: true, Unit: "ids", Doc: "forbidden ids that were chosen"},
		{Name: g.Name + ".beyond", Measure: true, Unit: "ids", Doc: "chosen ids that are neither expected nor forbidden"},
	}
}

// Grade implements grade.Grader.
func (g *Grader) Grade(ctx context.Context, c grade.Case) (trial.Score, error) {
	cfg, err := g.Begin(ctx, c)
	if err != nil {
		return trial.Score{}, err
	}
	list, none, err := c.List(cfg.Field)
	if err != nil {
		return trial.Score{}, c.Fault(err)
	}
	hit := trial.Criterion{Name: g.Name + ".hit", Verdict: trial.Pass, Required: true}
	var chosen, missing, forbidden, beyond *float64
	label, details := Hit, map[string]string{"expected_ids": joinIDs(c.Task.Target.IDs)}
	if none != nil {
		hit.Verdict, hit.Evidence, label = trial.Fail, []string{none.Why}, none.Label
	} else {
		ids := uniqueIDs(list)
		lacks, bad, other := splitIDs(ids, c.Task.Target)
		chosen, missing = new(float64(len(ids))), new(float64(len(lacks)))
		forbidden, beyond = new(float64(len(bad))), new(float64(len(other)))
		details["chosen_ids"] = joinIDs(ids)
		if len(lacks) > 0 {
			hit.Evidence = append(hit.Evidence, grade.Excerpt("not chosen: "+strings.Join(lacks, ", ")))
		}
		if len(bad) > 0 {
			hit.Evidence = append(hit.Evidence, grade.Excerpt("chosen, and must not be: "+strings.Join(bad, ", ")))
		}
		if len(hit.Evidence) > 0 {
			hit.Verdict, label = trial.Fail, Miss
		}
	}
	return trial.Score{
		Criteria: []trial.Criterion{hit},
		Measures: grade.Measures(g.Columns(), chosen, missing, forbidden, beyond),
		Label:    label,
		Details:  details,
	}, nil
}

func splitIDs(chosen []string, t suite.Target) (missing, forbidden, beyond []string) {
	have := make(map[string]bool, len(chosen))
	for _, id := range chosen {
		have[id] = true
		switch {
		case slices.Contains(t.Forbidden, id):
			forbidden = append(forbidden, id)
		case !slices.Contains(t.IDs, id):
			beyond = append(beyond, id)
		}
	}
	for _, id := range t.IDs {
		if !have[id] {
			missing = append(missing, id)
		}
	}
	return missing, forbidden, beyond
}

func uniqueIDs(list []string) []string {
	seen := make(map[string]bool, len(list))
	return slices.DeleteFunc(slices.Clone(list), func(id string) bool {
		again := seen[id]
		seen[id] = true
		return again
	})
}

func joinIDs(ids []string) string {
	if len(ids) == 0 {
		return "none"
	}
	return grade.Excerpt(strings.Join(ids, ", "))
}
