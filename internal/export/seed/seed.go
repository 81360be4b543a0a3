// Package seed defines formats of the original evaluations: each is one JSON document
// of one arm or comparison, with the numbers and gates of the original.
package seed

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/gate"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/trial"
)

// Format returns the format of the document that build makes, indented. arm is the
// one that the caller chose; "" stands for the only one.
func Format[T any](name, doc string, build func(a *analyse.Analysis, arm string, evidence trial.Opener) (T, error)) report.Format {
	with := func(o report.Options) report.WriteFunc {
		return func(w io.Writer, a *analyse.Analysis, evidence trial.Opener) error {
			d, err := build(a, o.Arm, evidence)
			if err != nil {
				return err
			}
			return report.WriteJSON(w, d)
		}
	}
	return report.Format{Name: name, Doc: doc, OneArm: true, With: with}
}

// Number is written as the originals write it: shortest form, with ".0" where there
// is no fraction.
type Number float64

// MarshalJSON implements json.Marshaler.
func (n Number) MarshalJSON() ([]byte, error) { return []byte(n.String()), nil }

func (n Number) String() string { return gate.SeedNumber(float64(n)) }

// FindArm returns the arm to write in a form: the one that is named, or the only one.
func FindArm(a *analyse.Analysis, form, name string) (*analyse.Arm, error) {
	ids := make([]string, len(a.Arms))
	for i, x := range a.Arms {
		ids[i] = x.ID
	}
	if name == "" && len(ids) == 1 {
		return &a.Arms[0], nil
	}
	if name == "" {
		return nil, fmt.Errorf("form %s holds one arm and this run has %d: choose one of %s", form, len(ids), strings.Join(ids, ", "))
	}
	i := slices.Index(ids, name)
	if i < 0 {
		return nil, fmt.Errorf("this run has no arm %q; it has %s", name, strings.Join(ids, ", "))
	}
	return &a.Arms[i], nil
}

// RulesOf returns the rules that select an arm. In their metrics the kind of the grader
// replaces its name.
func RulesOf(a *analyse.Analysis, arm *analyse.Arm) []analyse.Rule {
	rules := slices.DeleteFunc(slices.Clone(a.Rules), func(r analyse.Rule) bool {
		return !r.Where.Match(arm.Agent, arm.Scenario, nil)
	})
	for i := range rules {
		rules[i].Metric = analyse.FormerName(a.Written(), rules[i].Metric)
	}
	return rules
}

// CaseID returns the id of a trial in the originals, which have one trial a task.
func CaseID(t *analyse.Trial) string {
	if t.Index == 0 {
		return t.Task
	}
	return t.Task + "#" + strconv.Itoa(t.Index+1)
}
