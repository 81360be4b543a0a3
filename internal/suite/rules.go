package suite

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/spelling"
)

func (k *checker) checkComparisons() {
	for name, c := range k.s.Compare {
		at := "compare." + name
		k.checkSelector(c.Treatment, at+".treatment")
		k.checkSelector(c.Control, at+".control")
		k.refuseIf(c.Treatment == c.Control, at, "name another agent or scenario in control", "comparison %s holds the same arms against themselves", name)
		k.checkShare(c.Margin, "a margin", at+".margin")
	}
	if k.tree.valueOf("missing") != nil {
		k.refuseIf(strings.TrimSpace(k.s.Missing.Because) == "", "missing.because", "write why trials without a verdict have nothing to do with the arms",
			"the assumption has no reason")
	}
	if k.tree.valueOf("stop") == nil {
		return
	}
	k.refuseIf(len(k.s.Compare) == 0, "stop", "add a comparison under compare, or take stop out",
		"there is no comparison that could be decided")
	for _, key := range []string{"alpha", "below"} {
		n := k.tree.nodeAt([]string{"stop", key})
		if n == nil {
			continue
		}
		// As written: a zero has given way to the default by now.
		if v, err := strconv.ParseFloat(fmt.Sprint(n.goValue()), 64); err == nil {
			k.checkShare(&v, key, "stop."+key)
		}
		k.refuseIf(key == "below" && k.s.Stop.Or == "", "stop.below", "add or: hopeless, or take below out", "below is the limit of a run that gives up")
	}
}

// checkShare checks that a share lies strictly between the bounds, which the schema
// includes.
func (k *checker) checkShare(v *float64, what, at string) {
	k.refuseIf(v != nil && (*v <= 0 || *v >= 1), at, "write one such as 0.05", "%s is above 0 and below 1", what)
}

// metricForm is how a metric is named: success_rate, or binding.recall for one
// of a grader.
var metricForm = lazyregexp.New(`^[a-z][a-z0-9_]*$|^[A-Za-z0-9][A-Za-z0-9_:@+-]*(\.[a-z][a-z0-9_]*)+$`)

// ComparisonMetrics are the metrics that a rule about a comparison may bound.
var ComparisonMetrics = []string{
	"difference", "odds_ratio",
	"p", "p_adjusted", "p_mid", "p_exact_two_sided", "p_exact_one_sided", "p_permutation", "p_permutation_mid", "p_permutation_few", "p_anytime",
	"time_ratio", "tokens_ratio", "cost_ratio", "cold_cost_ratio",
}

func (k *checker) checkRule(r Rule, at string) {
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
		k.addMistake(at+"."+bounds[1], "write two rules", "rule %q has both %s and %s", r.Name, bounds[0], bounds[1])
	}
	if r.MaxDrop == nil && r.MaxRise == nil {
		for key, set := range map[string]bool{"floor_change": r.FloorChange != nil, "same_platform": r.Platform} {
			k.refuseIf(set, at+"."+key, "add max_drop or max_rise, or take it out",
				"%s is about a change since the baseline, and rule %q bounds none", key, r.Name)
		}
	}
	switch {
	case r.Compare != "":
		k.checkComparisonRule(r, at)
		return
	case r.NonInferior != nil:
		k.addMistake(at+".non_inferior", "name a comparison in compare",
			"non_inferior is of a comparison, and rule %q names none", r.Name)
		return
	case r.Metric == "":
		k.addMistake(at, "write it like metric: success_rate", "rule %q names no metric", r.Name)
	case !metricForm.MatchString(r.Metric):
		k.addMistake(at+".metric", "write it like success_rate, or binding.recall for a metric of a grader",
			"%q is not the name of a metric", r.Metric)
	default:
		grader, _, of := strings.Cut(r.Metric, ".")
		near := spelling.Nearest(grader, slices.Sorted(maps.Keys(k.s.Graders)))
		k.refuseIf(of && k.s.Graders[grader] == nil && near != "", at+".metric",
			fmt.Sprintf("did you mean %q?", near), "unknown grader %q", grader)
	}
	k.checkSelector(r.Where, at+".where")
}

func (k *checker) checkComparisonRule(r Rule, at string) {
	checkName(k, at+".compare", "comparison", r.Compare, k.s.Compare)
	k.checkShare(r.NonInferior, "a margin", at+".non_inferior")
	for key, v := range map[string]*float64{"max_drop": r.MaxDrop, "max_rise": r.MaxRise} {
		k.refuseIf(v != nil, at+"."+key, "give the comparison a min or a max, or take compare out",
			"%s is about arms since the baseline, and rule %q is about a comparison", key, r.Name)
	}
	switch {
	case r.NonInferior != nil && r.Metric != "":
		k.addMistake(at+".metric", "take it out", "non_inferior is about the success rate and has no metric")
	case r.NonInferior != nil && r.Bind != "estimate":
		k.addMistake(at+".bind", "take it out", "non_inferior always binds on the one-sided bound")
	case r.NonInferior != nil:
	case r.Metric == "":
		k.addMistake(at, "write it like metric: difference", "rule %q names no metric of its comparison", r.Name)
	case !slices.Contains(ComparisonMetrics, r.Metric):
		fix := cmp.Or(spelling.Fix(r.Metric, ComparisonMetrics), "known: "+strings.Join(ComparisonMetrics, ", "))
		k.addMistake(at+".metric", fix, "a comparison has no metric %q", r.Metric)
	case strings.HasPrefix(r.Metric, "p") && r.Bind != "estimate":
		k.addMistake(at+".bind", "take it out", "a p value has no interval to bind on")
	}
	for key, v := range map[string]string{"scenario": r.Where.Scenario, "task": r.Where.Task, "tag": r.Where.Tag} {
		k.refuseIf(v != "", at+".where."+key, "put it into the comparison itself",
			"the rule is about comparison %s, of which where can only pick an agent", r.Compare)
	}
	k.checkSelector(Selector{Agent: r.Where.Agent}, at+".where")
}
