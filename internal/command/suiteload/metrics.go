package suiteload

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/gate"
	"github.com/assay-eval/assay/internal/kind/registry"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/worker"
)

// CheckMetrics refuses gate rules about a metric that no grader of the suite
// has: such a rule could never be decided, which in mode warn looks fine. The
// metrics of a grader are known only once it is made, so the loader cannot tell.
func CheckMetrics(s *suite.Suite, rt *worker.Runtime) error {
	criteria, measures := []string{"agent.finished"}, []string(nil)
	for _, name := range rt.Graders() {
		for _, c := range rt.Columns(name) {
			if c.Measure {
				measures = append(measures, c.Name)
			} else {
				criteria = append(criteria, c.Name)
			}
		}
	}
	rates := analyse.MetricNames(s, registry.Analysis(), criteria, measures)
	var wrong suite.Errors
	if s.Gates.Profile == gate.ProfileSeed && !hasProfile(s) {
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

// hasProfile reports whether the profile has gates for a grader of the suite.
func hasProfile(s *suite.Suite) bool {
	for kind := range registry.Profiles() {
		if analyse.GraderOf(s, kind) != "" {
			return true
		}
	}
	return false
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
