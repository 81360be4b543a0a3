package suite

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

func (k *checker) checkComparisons() {
	for _, name := range slices.Sorted(maps.Keys(k.s.Compare)) {
		at := []string{"compare", name}
		cmp := k.s.Compare[name]
		k.checkSelector(cmp.Treatment, append(at, "treatment")...)
		k.checkSelector(cmp.Control, append(at, "control")...)
		if cmp.Treatment == cmp.Control {
			k.addMistake(at, "", "comparison %s holds the same arms against themselves", name)
		}
		k.checkShare(cmp.Margin, "a margin", append(at, "margin")...)
	}
	if k.tree.valueOf("stop") == nil {
		return
	}
	if len(k.s.Compare) == 0 {
		k.addMistake([]string{"stop"}, "add a comparison under compare, or take stop out", "there is no comparison that could be decided")
	}
	if n := k.tree.nodeAt([]string{"stop", "alpha"}); n != nil {
		// As written: a zero has given way to the default by now.
		if v, err := strconv.ParseFloat(fmt.Sprint(n.goValue()), 64); err == nil {
			k.checkShare(&v, "alpha", "stop", "alpha")
		}
	}
}

// checkShare checks that a share lies strictly between the bounds, which the schema
// includes.
func (k *checker) checkShare(v *float64, what string, at ...string) {
	if v != nil && (*v <= 0 || *v >= 1) {
		k.addMistake(at, "write one such as 0.05", "%s is above 0 and below 1", what)
	}
}

// metricForm is how a metric is named: success_rate, or binding.recall for one
// of a grader.
var metricForm = regexp.MustCompile(`^[a-z][a-z0-9_]*$|^[A-Za-z0-9][A-Za-z0-9_:@+-]*(\.[a-z][a-z0-9_]*)+$`)

// ComparisonMetrics are the metrics that a rule about a comparison may bound.
var ComparisonMetrics = []string{
	"difference", "odds_ratio",
	"p", "p_adjusted", "p_mid", "p_exact_two_sided", "p_exact_one_sided", "p_permutation", "p_anytime",
	"time_ratio", "tokens_ratio", "cost_ratio", "cold_cost_ratio",
}

func (k *checker) checkRule(r Rule, at ...string) {
	path := func(key string) []string { return append(slices.Clone(at), key) }
	var bounds []string
	for _, b := range []struct {
		key string
		v   *float64
	}{{"min", r.Min}, {"max", r.Max}, {"non_inferior", r.NonInferior}, {"max_drop", r.MaxDrop}, {"max_rise", r.MaxRise}} {
		if b.v != nil {
			bounds = append(bounds, b.key)
		}
	}
	switch {
	case len(bounds) == 0:
		k.addMistake(at, "give it one of min, max, non_inferior, max_drop and max_rise", "rule %q has no bound", r.Name)
	case len(bounds) > 1:
		k.addMistake(path(bounds[1]), "write two rules", "rule %q has both %s and %s", r.Name, bounds[0], bounds[1])
	}
	if r.MaxDrop == nil && r.MaxRise == nil {
		for _, x := range []struct {
			key string
			set bool
		}{{"floor_change", r.FloorChange != nil}, {"same_platform", r.Platform}} {
			if x.set {
				k.addMistake(path(x.key), "add max_drop or max_rise, or take it out", "%s is about a change since the baseline, and rule %q bounds none", x.key, r.Name)
			}
		}
	}
	if r.Compare != "" {
		k.comparisonRule(r, at...)
		return
	}
	if r.NonInferior != nil {
		k.addMistake(path("non_inferior"), "name a comparison in compare", "non_inferior is of a comparison, and rule %q names none", r.Name)
		return
	}
	switch {
	case r.Metric == "":
		k.addMistake(at, "write it like metric: success_rate", "rule %q names no metric", r.Name)
	case !metricForm.MatchString(r.Metric):
		k.addMistake(path("metric"), "write it like success_rate, or binding.recall for a metric of a grader", "%q is not the name of a metric", r.Metric)
	default:
		grader, _, of := strings.Cut(r.Metric, ".")
		if !of || k.s.Graders[grader] != nil {
			break
		}
		if near := Nearest(grader, slices.Sorted(maps.Keys(k.s.Graders))); near != "" {
			k.addMistake(path("metric"), fmt.Sprintf("did you mean %q?", near), "unknown grader %q", grader)
		}
	}
	k.checkSelector(r.Where, path("where")...)
}

func (k *checker) comparisonRule(r Rule, at ...string) {
	path := func(key string) []string { return append(slices.Clone(at), key) }
	if _, ok := k.s.Compare[r.Compare]; !ok {
		fix := didYouMean(r.Compare, slices.Sorted(maps.Keys(k.s.Compare)))
		if len(k.s.Compare) == 0 {
			fix = "define it under compare"
		}
		k.addMistake(path("compare"), fix, "unknown comparison %q", r.Compare)
	}
	k.checkShare(r.NonInferior, "a margin", path("non_inferior")...)
	for key, v := range map[string]*float64{"max_drop": r.MaxDrop, "max_rise": r.MaxRise} {
		if v != nil {
			k.addMistake(path(key), "give the comparison a min or a max, or take compare out", "%s is about arms since the baseline, and rule %q is about a comparison", key, r.Name)
		}
	}
	switch {
	case r.NonInferior != nil && r.Metric != "":
		k.addMistake(path("metric"), "take it out", "non_inferior is about the success rate and has no metric")
	case r.NonInferior != nil && r.Bind != "estimate":
		k.addMistake(path("bind"), "take it out", "non_inferior always binds on the one-sided bound")
	case r.NonInferior != nil:
	case r.Metric == "":
		k.addMistake(at, "write it like metric: difference", "rule %q names no metric of its comparison", r.Name)
	case !slices.Contains(ComparisonMetrics, r.Metric):
		fix := didYouMean(r.Metric, ComparisonMetrics)
		if fix == "" {
			fix = "known: " + strings.Join(ComparisonMetrics, ", ")
		}
		k.addMistake(path("metric"), fix, "a comparison has no metric %q", r.Metric)
	case strings.HasPrefix(r.Metric, "p") && r.Bind != "estimate":
		k.addMistake(path("bind"), "take it out", "a p value has no interval to bind on")
	}
	for key, v := range map[string]string{"scenario": r.Where.Scenario, "task": r.Where.Task, "tag": r.Where.Tag} {
		if v != "" {
			k.addMistake(append(path("where"), key), "put it into the comparison itself", "the rule is about comparison %s, of which where can only pick an agent", r.Compare)
		}
	}
	k.checkSelector(Selector{Agent: r.Where.Agent}, path("where")...)
}
