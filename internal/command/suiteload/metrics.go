package suiteload

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/baseline"
	"github.com/assay-eval/assay/internal/analyse/toolchoice"
	"github.com/assay-eval/assay/internal/gate"
	"github.com/assay-eval/assay/internal/kind/registry"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/worker"
)

// CheckMetrics rejects gate rules on metrics that no grader of the suite has. Such a
// rule is never decidable, and mode warn would hide that. The loader cannot check this,
// since the metrics of a grader are known only after its construction. Once the servers
// are probed, CheckMetrics also rejects rules and tasks with unknown tools.
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
	tools := newToolNames(rt)
	wrong.List = append(wrong.List, tools.checkTasks(s)...)
	for i, r := range s.Gates.Rules {
		if tool, figure, ok := toolchoice.CutMetric(r.Metric); ok && r.Compare == "" {
			if m := tools.checkMetric(tool, figure); m.Message != "" {
				wrong.List = append(wrong.List, mistakeAt(s, fmt.Sprintf("gates.rules.%d.metric", i), m))
			}
			continue
		}
		known := rates
		if r.MaxDrop != nil || r.MaxRise != nil {
			known = slices.Concat(rates, baseline.Values)
		}
		if r.Compare == "" && !slices.Contains(known, r.Metric) && !slices.Contains(known, analyse.CurrentName(s, r.Metric)) {
			near := suite.Suggest(r.Metric, known)
			m := suite.Mistake{Message: fmt.Sprintf("there is no metric %q%s", r.Metric, near)}
			if near == "" {
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
