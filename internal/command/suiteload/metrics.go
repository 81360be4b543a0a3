package suiteload

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	bindgrade "github.com/assay-eval/assay/internal/kind/binding"
	"github.com/assay-eval/assay/internal/kind/retrieval"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/worker"
)

// CheckMetrics refuses gate rules about a metric that no grader of the suite
// has: such a rule could never be decided, which in mode warn looks fine. What a
// grader measures is known only once it is made, so the loader cannot tell.
func CheckMetrics(s *suite.Suite, rt *worker.Runtime) error {
	criteria, measures := []string{"agent.finished"}, []string(nil)
	var families analyse.Families
	for _, name := range rt.Graders() {
		for _, c := range rt.Columns(name) {
			if c.Measure {
				measures = append(measures, c.Name)
			} else {
				criteria = append(criteria, c.Name)
			}
		}
		switch s.Graders[name].Config.(type) {
		case *bindgrade.Config:
			families.Bindings = true
		case *retrieval.Config:
			families.Retrieval = true
			families.Groups = append(families.Groups, taskGroups(s, name)...)
		}
	}
	rates := append(analyse.MetricNames(criteria, measures, families), analyse.FamilyNames(s)...)
	var wrong suite.Errors
	if s.Gates.Profile == analyse.ProfileSeed && !families.Bindings && !families.Retrieval {
		wrong.List = append(wrong.List, mistakeAt(s, "gates.profile", suite.Mistake{
			Message: "profile seed holds bindings and retrieval against its gates, and no grader of this suite judges either", Fix: "take profile out, or add a grader of kind binding or retrieval"}))
	}
	for i, r := range s.Gates.Rules {
		known := rates
		if r.MaxDrop != nil || r.MaxRise != nil {
			known = slices.Concat(rates, analyse.BaselineValues)
		}
		if r.Compare == "" && !slices.Contains(known, r.Metric) {
			m := suite.Mistake{Message: fmt.Sprintf("there is no metric %q%s", r.Metric, cmdenv.Suggest(r.Metric, known))}
			if cmdenv.Suggest(r.Metric, known) == "" {
				m.Fix = "known: " + strings.Join(known, ", ")
			}
			wrong.List = append(wrong.List, mistakeAt(s, fmt.Sprintf("gates.rules.%d.metric", i), m))
		}
	}
	if len(wrong.List) > 0 {
		return &wrong
	}
	return nil
}

// taskGroups are those of the tasks that a grader judges.
func taskGroups(s *suite.Suite, grader string) []string {
	var out []string
	for _, t := range s.Tasks {
		if v, set := t.Graders[grader]; t.Group != "" && (!set || v != nil) {
			out = append(out, t.Group)
		}
	}
	return out
}

// mistakeAt places a mistake where the value at path was written.
func mistakeAt(s *suite.Suite, path string, m suite.Mistake) suite.Mistake {
	m.File = path
	lines, err := suite.Explain(s)
	if err != nil {
		return m
	}
	for _, l := range lines {
		if l.Path == path && l.File != "" {
			m.File, m.Line, m.Col = l.File, l.Line, l.Col
		}
	}
	return m
}
