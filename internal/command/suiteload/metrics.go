package suiteload

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/baseline"
	"github.com/assay-eval/assay/internal/analyse/toolchoice"
	"github.com/assay-eval/assay/internal/gate"
	"github.com/assay-eval/assay/internal/kind/registry"
	"github.com/assay-eval/assay/internal/spelling"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// CheckMetrics rejects gate rules on metrics that no grader of the suite has. Such a
// rule is never decidable, and mode warn would hide that. The loader cannot check this,
// since the metrics of a grader are known only after its construction. Once the servers
// are probed, CheckMetrics also rejects rules and tasks with unknown tools.
func CheckMetrics(s *suite.Suite, rt *worker.Runtime) error {
	return asError(findBadMetrics(s, rt))
}

// CheckAll rejects what CheckMetrics rejects, and with a budget arms whose most expensive
// trial has no known cost.
func CheckAll(s *suite.Suite, rt *worker.Runtime, prices PriceTable) error {
	return asError(append(findBadMetrics(s, rt), findUnpriced(s, rt, prices)...))
}

func asError(mistakes []suite.Mistake) error {
	if len(mistakes) > 0 {
		return &suite.Errors{List: mistakes}
	}
	return nil
}

func findUnpriced(s *suite.Suite, rt *worker.Runtime, prices PriceTable) []suite.Mistake {
	var out []suite.Mistake
	seen := map[string]bool{}
	for _, arm := range s.Arms {
		if s.Budget.USD == nil || seen[arm.Agent] || rt.Source(arm.ID()) != trial.Live || rt.IsFree(arm.ID()) {
			continue
		}
		seen[arm.Agent] = true
		worst, why := (*big.Rat)(nil), NoBound
		if bound, ok := rt.WorstCase(arm.ID()); ok {
			worst, why = prices.WorstCase(arm.ID(), bound, rt.IsMetered(arm.ID()))
		}
		if worst == nil && !(rt.IsMetered(arm.ID()) && prices.CanMeter(arm.ID())) {
			at := "agents." + arm.Agent
			m := suite.Mistake{Message: fmt.Sprintf("the budget cannot be kept: no worst case of agent %s is known (%s)", arm.Agent, why.Why), Fix: why.Fix + ", or take the budget out"}
			out = append(out, mistakeAt(s, at+".model", m))
		}
	}
	return out
}

// Metrics describes the metrics that rules of the suite may name, without the
// metrics of single tools.
func Metrics(s *suite.Suite, rt *worker.Runtime) []analyse.MetricInfo {
	criteria, measures := []analyse.MetricInfo{{Name: trial.FinishedCriterion, Doc: "the agent ended by itself"}}, []analyse.MetricInfo(nil)
	for _, name := range rt.Graders() {
		for _, c := range rt.Columns(name) {
			m := analyse.MetricInfo{Name: c.Name, Unit: c.Unit, Doc: c.Doc}
			if c.Measure {
				measures = append(measures, m)
			} else {
				criteria = append(criteria, m)
			}
		}
	}
	return analyse.DescribeMetrics(s, registry.Analysis(), criteria, measures)
}

func findBadMetrics(s *suite.Suite, rt *worker.Runtime) []suite.Mistake {
	var rates []string
	metrics := Metrics(s, rt)
	for _, m := range metrics {
		rates = append(rates, m.Name)
	}
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
		if m, at := checkBound(r, unitOf(r, metrics)); m.Message != "" {
			wrong.List = append(wrong.List, mistakeAt(s, fmt.Sprintf("gates.rules.%d.%s", i, at), m))
		}
		known := rates
		if r.MaxDrop != nil || r.MaxRise != nil {
			known = slices.Concat(rates, baseline.Values)
		}
		if r.Compare == "" && !slices.Contains(known, r.Metric) && !slices.Contains(known, analyse.CurrentName(s, r.Metric)) {
			m := suite.Mistake{Message: fmt.Sprintf("there is no metric %q", r.Metric)}
			if near := nearestMetric(r.Metric, known); near != "" {
				m.Message += fmt.Sprintf(", did you mean %q?", near)
			} else if slices.Contains(suite.ComparisonMetrics, r.Metric) {
				m.Message, m.Fix = fmt.Sprintf("%s is a metric of a comparison, and the rule names none", r.Metric), "add compare: NAME"
			} else {
				m.Fix = "known: " + strings.Join(shortenMetrics(known), ", ")
			}
			wrong.List = append(wrong.List, mistakeAt(s, fmt.Sprintf("gates.rules.%d.metric", i), m))
		}
	}
	return wrong.List
}

// nearestMetric returns the known metric that a user most likely means by name: one that is
// spelt like it, else one that begins with it or has it as a part. It returns "" if none.
func nearestMetric(name string, known []string) string {
	if near := spelling.Nearest(name, known); near != "" {
		return near
	}
	for _, begins := range []bool{true, false} {
		for _, k := range known {
			parts := strings.FieldsFunc(k, func(r rune) bool { return r == '.' || r == '_' })
			if begins && parts[0] == name || !begins && slices.Contains(parts, name) {
				return k
			}
		}
	}
	return ""
}

// shortenMetrics leaves out of a list the metrics that differ from a listed one only in
// their last part.
func shortenMetrics(known []string) []string {
	var out []string
	for _, k := range known {
		stem, last := k, ""
		if i := strings.LastIndexByte(k, '.'); i >= 0 {
			stem, last = k[:i], k[i+1:]
		}
		switch {
		case strings.HasPrefix(k, "pass_"):
			continue
		case slices.Contains([]string{"median", "p10", "p90"}, last) && slices.Contains(known, stem+".mean"):
			continue
		}
		out = append(out, k)
	}
	return append(out, ".median, .p10 and .p90 in place of .mean", "pass_at_N and pass_pow_N")
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
