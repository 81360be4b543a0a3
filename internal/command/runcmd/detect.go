package runcmd

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// detectable is the effect that a planned comparison can show.
type detectable struct {
	Comparison string   `json:"comparison"`
	Arms       []versus `json:"arms"` // held against each other, each pair by itself
	stat.MDE
	// WithoutStop is the effect that the plan can detect without a stop rule.
	WithoutStop *float64 `json:"effect_without_stop,omitempty"`
	// GivingUp is the power to detect Effect of a run that ends when hopeless.
	GivingUp *stat.Power `json:"giving_up,omitempty"`
}

type versus struct {
	Treatment string `json:"treatment"`
	Control   string `json:"control"`
}

// planPower is the power that a plan is held to.
const planPower = 0.8

// listDetectable returns the effect that the plan can show for each comparison of
// the suite, before any money is spent. It groups pairs of arms of one comparison
// and one size.
func listDetectable(s *suite.Suite, plan trial.Plan) ([]detectable, error) {
	// An analysis of no records tells which arms a comparison pairs.
	an, err := analyse.Run(s, plan, func(func(trial.Record, error) bool) {}, analyse.Options{})
	if err != nil {
		return nil, err
	}
	family := map[versus]int{}
	for _, c := range an.Comparisons {
		family[versus{c.Name, c.Control}]++
	}
	type size struct {
		tasks, trials int
		clusters      string
		alpha         float64
		family        int
	}
	var out []detectable
	var sizes []size
	known := map[size]detectable{}
	for _, c := range an.Comparisons {
		at := size{family: family[versus{c.Name, c.Control}]}
		at.alpha = decision.Share(1-analyse.Level, at.family)
		if s.Stop.When != "" {
			at.alpha = c.Sequential.Alpha
		}
		var clusters []int
		at.tasks, at.trials, clusters = planned(s, plan, c)
		at.clusters = fmt.Sprint(clusters)
		pair := versus{c.Treatment, c.Control}
		if last := len(out) - 1; last >= 0 && out[last].Comparison == c.Name && sizes[last] == at {
			out[last].Arms = append(out[last].Arms, pair)
			continue
		}
		if _, ok := known[at]; !ok {
			known[at] = foretell(s, stat.Design{Tasks: at.tasks, Trials: at.trials, Alpha: at.alpha, Family: at.family, ClusterSizes: clusters})
		}
		d := known[at]
		d.Comparison, d.Arms = c.Name, []versus{pair}
		out, sizes = append(out, d), append(sizes, at)
	}
	return out, nil
}

// foretell returns the effect that a design can detect, under the stop rule of the
// suite if it has one.
func foretell(s *suite.Suite, d stat.Design) detectable {
	r := stat.Resampling{Seed: s.Seed}
	fixed := stat.DetectableEffect(d, planPower, r)
	if s.Stop.When == "" {
		return detectable{MDE: fixed}
	}
	d.Test = stat.TestAnytime
	r.Resamples = min(2000, max(400, 200_000/max(1, d.Tasks))) // a user waits for the plan
	out := detectable{MDE: stat.DetectableEffect(d, planPower, r), WithoutStop: fixed.Effect}
	if out.Effect != nil && s.Stop.Below > 0 {
		d.Effect, d.Hopeless, r.Resamples = *out.Effect, s.Stop.Below, 0
		out.GivingUp = new(stat.PowerOf(d, r))
	}
	return out
}

// planned counts the tasks of a comparison that run on both of its sides, the most trials
// that such a task has on both, and the tasks by cluster.
func planned(s *suite.Suite, plan trial.Plan, c analyse.Comparison) (tasks, trials int, clusters []int) {
	about := s.Compare[c.Name]
	type place struct {
		task  string
		index int
	}
	control, both := map[place]bool{}, map[string]int{}
	mark := func(arm string, see func(place)) {
		for _, p := range plan.Trials {
			if t := s.Task(p.Task); p.Arm == arm && p.Filtered == "" && t != nil && !t.Baseline() && about.Treatment.MatchTask(t) && about.Control.MatchTask(t) {
				see(place{p.Task, p.Index})
			}
		}
	}
	mark(c.Control, func(at place) { control[at] = true })
	mark(c.Treatment, func(at place) {
		if control[at] {
			both[at.task]++
			trials = max(trials, both[at.task])
		}
	})
	return len(both), trials, suiteload.CountClusters(s, func(task string) bool { return both[task] > 0 })
}

// detectLines writes the effects that the comparisons of a plan can show; without a
// comparison, how well a success rate will be known.
func detectLines(b *strings.Builder, s *suite.Suite, plan trial.Plan) error {
	found, err := listDetectable(s, plan)
	if err != nil {
		return err
	}
	if len(found) == 0 {
		fmt.Fprintf(b, "what it can show\n%s\n", indented(precision(s, plan)))
		return nil
	}
	fmt.Fprintln(b, "what it can show")
	for _, d := range found {
		fmt.Fprint(b, indented(d.String()))
	}
	fmt.Fprintln(b)
	return nil
}

// printDetectableEffect prints the effects that the comparisons of a run can show,
// before the run spends any money.
func (j *job) printDetectableEffect() error {
	live := func(p trial.Planned) bool { return p.Filtered == "" && j.runtime.Source(p.Arm) == trial.Live }
	if j.restored != nil || j.f.quiet || j.f.json || !slices.ContainsFunc(j.plan.Trials, live) {
		return nil
	}
	found, err := listDetectable(j.suite, j.plan)
	for _, d := range found {
		fmt.Fprint(j.Err, cmdenv.WrapText("", d.String(), "  "))
	}
	return err
}

// indented wraps a line under a heading.
func indented(line string) string { return cmdenv.WrapText("  ", line, "    ") }

// String is one line, such as "grounding: 30 tasks × 1 trial: …".
func (d detectable) String() string {
	name := report.Clean(d.Comparison)
	if len(d.Arms) > 1 {
		name += fmt.Sprintf(" (each of %s)", report.Plural(len(d.Arms), "pair"))
	}
	size := fmt.Sprintf("%s × %s", report.Plural(d.Tasks, "task"), report.Plural(d.Trials, "trial"))
	if n := len(d.ClusterSizes); n > 0 {
		size += fmt.Sprintf(" in %s", report.Plural(n, "cluster"))
	}
	switch {
	case d.Tasks == 0:
		return fmt.Sprintf("%s: no task is planned on both sides", name)
	case d.Effect == nil:
		why := append(d.Warnings, "power cannot be told")[0]
		if d.Test == stat.TestAnytime {
			units := "tasks"
			if len(d.ClusterSizes) > 0 {
				units = "clusters"
			}
			why += fmt.Sprintf("; add %s or leave stop out", units)
			if d.WithoutStop != nil {
				why += fmt.Sprintf(", which shows %s points or more", cmdenv.FormatPoints(*d.WithoutStop))
			}
		}
		return fmt.Sprintf("%s: %s can show no difference: %s", name, size, why)
	}
	given := d.Assumption
	if d.Control != nil && d.ICC != nil { // the reports' assumption is long
		alike := "all tasks alike"
		if d.ClusterSpread != nil {
			alike = fmt.Sprintf("the tasks of a cluster alike, and clusters with a standard deviation of %s on the log odds", cmdenv.FormatNumber(*d.ClusterSpread))
		}
		given = fmt.Sprintf("the control passes %s of its trials, their correlation within tasks is %s and the treatment helps %s (defaults)", cmdenv.FormatPercent(*d.Control), cmdenv.FormatNumber(*d.ICC), alike)
	}
	line := fmt.Sprintf("%s: %s show a difference of %s points or more with %s power, if %s; %s, alpha %.3g",
		name, size, cmdenv.FormatPoints(*d.Effect), cmdenv.FormatPercent(d.TargetPower), given, d.Test, d.Alpha)
	if d.WithoutStop != nil {
		line += fmt.Sprintf("; without stop, %s points (simulated %d times, seed %d)", cmdenv.FormatPoints(*d.WithoutStop), d.Simulations, d.Seed)
	}
	if d.GivingUp != nil && d.GivingUp.Power.Estimate != nil {
		line += fmt.Sprintf("; giving up where hopeless leaves a power of %s", cmdenv.FormatPercent(*d.GivingUp.Power.Estimate))
	}
	return line
}

// precision says how well success rates will be known. At worst the trials of
// one task are all alike, so that tasks count and not trials.
func precision(s *suite.Suite, plan trial.Plan) string {
	tasks := map[string]bool{}
	for _, p := range plan.Trials {
		if p.Filtered == "" && !suiteload.IsBaseline(s, p.Task) {
			tasks[p.Task] = true
		}
	}
	n := len(tasks)
	iv := stat.Proportion(n/2, n, 0.95)
	if iv.Low == nil || iv.High == nil {
		return "no task is left to run"
	}
	return fmt.Sprintf("%s: an arm's success rate is known to ±%.0f points at worst (95%% interval)", report.Plural(n, "task"), 50*(*iv.High-*iv.Low))
}
