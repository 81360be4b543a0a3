package statcmd

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

const powerLong = `Power answers: how many tasks do I need? Of tasks, effect and power it computes
whichever is not given.

  --tasks and --effect   the power: how likely the comparison shows that effect
  --tasks alone          the smallest effect that it shows with --power
  --effect alone         how many tasks it takes to show it with --power
  --find trials          how many trials a task, with --tasks and --effect

Shares are written as 0.2 or 20%. The effect is the difference of the success
rates, treatment − control. The discordance is the share of tasks on which the two
sides differ, one passing and the other failing: the smaller it is, the more an
effect stands out. An earlier run shows it (discordant / n); without --discordance
there is a line for each of several.

One trial a task is McNemar's test, by exact enumeration. Several trials a task are
simulated, with the permutation test of reports; --control-rate (success rate of the
control), --icc (how alike trials of one task are) and --spread (how much the
effect differs between tasks) then matter too. With one trial a task they give the
discordance.

Tasks that share their effect, such as those of one repository, are fewer than they
seem: --clusters says in how many clusters they lie, --cluster-spread how much the
effect differs between these. Whole clusters are then the units, and power is
simulated for any number of trials.

Several comparisons with the same control share alpha: --family says how many.

--stop also shows a run that stops once it is decided, and --hopeless one that also
stops when the chance of a decision falls below a limit.

--run and --budget find the best split of the money between tasks and trials, as runs
show how outcomes vary, what trials cost and how many are void. Family and stop rule
are those of the suite.`

const powerExample = `  assay power --tasks 30 --effect 20% --discordance 30%
  assay power --tasks 30
  assay power --effect 0.1 --power 90%
  assay power --tasks 30 --trials 3 --effect 20% --control-rate 50% --icc 0.3
  assay power --tasks 60 --effect 20% --discordance 30% --stop
  assay power --suite my-suite --json
  assay power --run last --budget 50`

type powerFlags struct {
	stat.Design
	discordance, control, icc float64
	clusters, family          int
	clusterSpread             float64
	test                      string
	target                    float64
	find                      string
	suite                     string
	seed                      uint64
	simulations               int
	stop                      bool
	hopeless                  float64
	json                      bool

	budget budgetFlags
	given  func(flag string) bool
}

type powerAnswer struct {
	Find     string       `json:"find"` // power, effect, tasks or trials
	Power    []stat.Power `json:"results,omitempty"`
	MDE      []stat.MDE   `json:"detectable,omitempty"`
	Warnings []string     `json:"warnings,omitempty"`
}

// NewPower returns the command power.
func NewPower(loader *suiteload.Loader) *cobra.Command {
	f := &powerFlags{}
	cmd := &cobra.Command{
		Use: "power", Short: "compute how many tasks an effect needs, or what a plan shows",
		Long: powerLong, Example: powerExample, Args: cmdenv.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			f.given = cmd.Flags().Changed
			if f.given("run") || f.given("budget") {
				out, err := findSplit(loader, f)
				if err != nil {
					return err
				}
				return printAnswer(loader.Env, out.formatPage(f), out, f.json)
			}
			out, err := findPower(loader, cmd, f)
			if err != nil {
				return err
			}
			return printAnswer(loader.Env, out.formatPage(f), out, f.json)
		},
	}
	fl := cmd.Flags()
	fl.IntVar(&f.Tasks, "tasks", 0, "`number` of tasks")
	fl.IntVar(&f.Trials, "trials", 1, "`number` of trials of each task on each side")
	cmdenv.ShareVar(fl, &f.Effect, "effect", 0, "`difference` of the success rates, such as 0.2 or 20%")
	cmdenv.ShareVar(fl, &f.discordance, "discordance", 0, "`share` of tasks on which the sides differ")
	cmdenv.ShareVar(fl, &f.control, "control-rate", 0, "success `rate` of the control")
	cmdenv.ShareVar(fl, &f.icc, "icc", 0, "`share` of the variance of outcomes that lies between tasks")
	fl.Float64Var(&f.Spread, "spread", 0, "standard `deviation` between tasks of the effect on the log odds")
	fl.IntVar(&f.clusters, "clusters", 0, "`number` of clusters of tasks that share their effect, such as repositories (default: those of --suite or --run)")
	fl.Float64Var(&f.clusterSpread, "cluster-spread", 0.5, "standard `deviation` between clusters of the effect on the log odds")
	cmdenv.ShareVar(fl, &f.Alpha, "alpha", 0.05, "error `rate` of the test, two-sided")
	fl.IntVar(&f.family, "family", 1, "`number` of comparisons that share alpha: those with the same control, or with --stop all (default with --suite: those of the suite)")
	cmdenv.ShareVar(fl, &f.target, "power", 0.8, "the `power` that is wanted")
	fl.StringVar(&f.test, "test", "", "`test` of reports: mid_p, exact, permutation, permutation_mid, permutation_few or anytime (default mid_p and exact for one trial a task, permutation_mid for several, permutation_few for fewer than 12 clusters)")
	fl.BoolVar(&f.stop, "stop", false, "show also a run that stops when it is decided")
	cmdenv.ShareVar(fl, &f.hopeless, "hopeless", 0, "with --stop: give up below this `chance` that the run will decide")
	fl.StringVar(&f.find, "find", "", "`what` to find: power, effect, tasks or trials (default: what is not given)")
	fl.StringVar(&f.suite, "suite", "", "take tasks and trials from this `suite`")
	fl.Uint64Var(&f.seed, "seed", 1, "seed of simulations")
	fl.IntVar(&f.simulations, "simulations", 0, "`number` of simulations (default: enough for two digits)")
	cmdenv.RenameFlag(cmd, "control", "control-rate")
	f.registerBudget(cmd)
	fl.BoolVar(&f.json, "json", false, "print JSON")
	return cmd
}

func findPower(loader *suiteload.Loader, cmd *cobra.Command, f *powerFlags) (powerAnswer, error) {
	var out powerAnswer
	given := cmd.Flags().Changed
	if err := f.takeSuite(loader, cmd); err != nil {
		return out, err
	}
	hasTasks := given("tasks") || f.suite != ""
	switch {
	case f.find != "":
		out.Find = f.find
	case hasTasks && given("effect"):
		out.Find = "power"
	case hasTasks:
		out.Find = "effect"
	case given("effect"):
		out.Find = "tasks"
	default:
		return out, cmdenv.UsageErrorf("say --tasks, --effect or both: what is not given is found; see assay power --help")
	}
	if err := f.checkDesign(cmd, out.Find, hasTasks); err != nil {
		return out, err
	}
	f.fillDesign(cmd)
	r := stat.Resampling{Resamples: f.simulations, Seed: f.seed}
	for _, d := range f.listDesigns(cmd, out.Find) {
		switch out.Find {
		case "effect":
			m := stat.DetectableEffect(d, f.target, r)
			if given("discordance") && m.Effect != nil && m.Discordance != nil && *m.Discordance > f.discordance {
				m.Warnings = append(m.Warnings, fmt.Sprintf("a discordance of %s shows no effect; the least that shows one is %s, all one way", cmdenv.FormatPercent(f.discordance), formatRate(m.Discordance)))
			}
			out.addEffect(m)
		case "tasks":
			out.Power = append(out.Power, stat.TasksFor(d, f.target, r))
		case "trials":
			out.Power = append(out.Power, stat.TrialsFor(d, f.target, r))
		default:
			p := stat.PowerOf(d, r)
			if p.Power.Estimate == nil {
				return out, cmdenv.UsageErrorf("%s", p.Warnings[len(p.Warnings)-1])
			}
			out.Power = append(out.Power, p)
		}
	}
	return out, nil
}

// addEffect appends e unless an entry prints the same line: a discordance too small
// to show anything gives way to the least that does, and several of them then agree.
func (m *powerAnswer) addEffect(e stat.MDE) {
	same := func(o stat.MDE) bool {
		return o.Test == e.Test && equalValues(o.Effect, e.Effect) && (o.Effect == nil || equalValues(o.Discordance, e.Discordance))
	}
	if !slices.ContainsFunc(m.MDE, same) {
		m.MDE = append(m.MDE, e)
	}
}

// takeSuite takes from the suite the sizes and the stop rule that flags leave open.
func (f *powerFlags) takeSuite(loader *suiteload.Loader, cmd *cobra.Command) error {
	if f.suite == "" {
		return nil
	}
	given := cmd.Flags().Changed
	if given("tasks") {
		return cmdenv.UsageErrorf("--suite takes the tasks from the suite: leave --tasks out")
	}
	dummy := &suiteload.Flags{}
	dummy.Register(&cobra.Command{})
	s, err := loader.LoadSuite(f.suite, dummy)
	if err != nil {
		return err
	}
	f.Tasks = suiteload.CountTasks(s)
	if s.Cluster != "" && !given("clusters") {
		f.ClusterSizes = suiteload.CountClusters(s, func(string) bool { return true })
	}
	if !given("trials") {
		f.Trials = s.Trials
	}
	if s.Stop.When != "" && !given("stop") {
		f.stop, f.hopeless = true, s.Stop.Below
		if s.Stop.Alpha > 0 && !given("alpha") {
			f.Alpha = s.Stop.Alpha
		}
	}
	if !given("family") {
		f.family, err = countFamily(s)
	}
	return err
}

// countFamily returns the largest number of comparisons of the suite that share alpha.
func countFamily(s *suite.Suite) (int, error) {
	var plan trial.Plan
	for _, t := range s.Tasks {
		for _, a := range s.Arms {
			plan.Trials = append(plan.Trials, trial.Planned{Key: trial.Key{Task: t.ID, Arm: a.ID()}})
		}
	}
	a, err := analyse.Run(s, plan, func(func(trial.Record, error) bool) {}, analyse.Options{})
	if err != nil {
		return 0, err
	}
	most, sharing := 1, map[[2]string]int{}
	for _, c := range a.Comparisons {
		key := [2]string{c.Name, c.Control}
		if s.Stop.When != "" {
			key = [2]string{}
		}
		sharing[key]++
		most = max(most, sharing[key])
	}
	return most, nil
}

func equalValues(a, b *float64) bool { return a == b || a != nil && b != nil && *a == *b }

func (f *powerFlags) checkDesign(cmd *cobra.Command, find string, hasTasks bool) error {
	given := cmd.Flags().Changed
	need := map[string][]string{"power": {"tasks", "effect"}, "effect": {"tasks"}, "tasks": {"effect"}, "trials": {"tasks", "effect"}}[find]
	if need == nil {
		return cmdenv.UsageErrorf("--find %s: there are power, effect, tasks and trials", find)
	}
	for _, name := range need {
		if !given(name) && (name != "tasks" || !hasTasks) {
			return cmdenv.UsageErrorf("to find %s, --%s is needed", find, name)
		}
	}
	if given(find) && find != "power" {
		return cmdenv.UsageErrorf("--find %s and --%[1]s %s: it is either given or to be found", find, cmd.Flags().Lookup(find).Value)
	}
	for _, name := range []string{"tasks", "trials"} {
		if n, err := cmd.Flags().GetInt(name); given(name) && (err != nil || n < 1 || n > 1_000_000) {
			return cmdenv.UsageErrorf("--%s %d: from 1 to 1000000", name, n)
		}
	}
	if given("clusters") {
		if most := cmp.Or(f.Tasks, 1_000_000); f.clusters < 2 || find != "tasks" && f.clusters > most {
			return cmdenv.UsageErrorf("--clusters %d: from 2 to the number of tasks", f.clusters)
		}
		f.ClusterSizes = slices.Repeat([]int{1}, f.clusters)
	}
	for _, check := range []func() error{f.checkShares, func() error { return f.checkTogether(given, find) }, func() error { return f.checkValues(given) }} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// checkShares rejects shares out of range.
func (f *powerFlags) checkShares() error {
	for _, share := range []struct {
		name  string
		value float64
		ok    bool
	}{{"discordance", f.discordance, !(f.discordance < 0)}, {"control-rate", f.control, !(f.control < 0)}, {"icc", f.icc, !(f.icc < 0)},
		{"hopeless", f.hopeless, f.hopeless >= 0 && f.hopeless < 1}, {"alpha", f.Alpha, f.Alpha > 0 && f.Alpha < 1}, {"power", f.target, f.target > 0 && f.target < 1}} {
		if !share.ok {
			return cmdenv.UsageErrorf("--%s %s: it lies between 0 and 1", share.name, cmdenv.FormatNumber(share.value))
		}
	}
	return nil
}

// checkTogether rejects flags that contradict each other or would have no effect.
func (f *powerFlags) checkTogether(given func(string) bool, find string) error {
	after := f.control + f.Effect
	switch {
	case given("control-rate") && given("effect") && !(after > 0 && after < 1):
		return cmdenv.UsageErrorf("--control-rate %s leaves no room for --effect %s: give an effect between %s and %s",
			cmdenv.FormatPercent(f.control), cmdenv.FormatPercent(f.Effect), cmdenv.FormatPercent(-f.control), cmdenv.FormatPercent(1-f.control))
	case f.Trials == 1 && find != "trials" && given("discordance") && (given("icc") || given("spread") || given("control-rate") && find == "effect"):
		return cmdenv.UsageErrorf("with one trial a task --discordance stands for --control-rate, --icc and --spread: give the one or the others")
	case given("cluster-spread") && f.ClusterSizes == nil:
		return cmdenv.UsageErrorf("--cluster-spread is about clusters: add --clusters NUMBER")
	case given("hopeless") && !f.stop:
		return cmdenv.UsageErrorf("--hopeless is about a run that may stop: add --stop")
	case f.test == "permutation_few" && f.ClusterSizes == nil:
		return cmdenv.UsageErrorf("--test permutation_few is about clusters: add --clusters NUMBER")
	case f.stop && f.test != "":
		return cmdenv.UsageErrorf("--stop shows the test of reports and anytime: leave --test %s out", f.test)
	}
	return nil
}

// checkValues rejects meaningless values.
func (f *powerFlags) checkValues(given func(string) bool) error {
	switch {
	case f.family < 1 || f.family > 1000:
		return cmdenv.UsageErrorf("--family %d: from 1 to 1000", f.family)
	case !(f.Spread >= 0 && f.Spread <= 10):
		return cmdenv.UsageErrorf("--spread %g: from 0 to 10", f.Spread)
	case !(f.clusterSpread >= 0 && f.clusterSpread <= 5):
		return cmdenv.UsageErrorf("--cluster-spread %g: from 0 to 5", f.clusterSpread)
	case given("effect") && f.Effect == 0:
		return cmdenv.UsageErrorf("--effect 0: no number of tasks shows that there is nothing; assay stat mcnemar --margin tests for non-inferiority")
	case given("discordance") && f.Effect != 0 && math.Abs(f.Effect) > f.discordance:
		return cmdenv.UsageErrorf("--effect %g is more than --discordance %g: the rates cannot differ by more than the share of tasks that differ", f.Effect, f.discordance)
	case given("simulations") && (f.simulations < 100 || f.simulations > 1_000_000):
		return cmdenv.UsageErrorf("--simulations %d: from 100 to 1000000", f.simulations)
	case f.test != "" && !slices.Contains([]string{"mid_p", "exact", "permutation", "permutation_mid", "permutation_few", "anytime"}, f.test):
		return cmdenv.UsageErrorf("--test %s: there are mid_p, exact, permutation, permutation_mid, permutation_few and anytime", f.test)
	}
	return nil
}

// fillDesign sets the values that the user gave and leaves the rest to package stat.
func (f *powerFlags) fillDesign(cmd *cobra.Command) {
	for name, to := range map[string]**float64{"discordance": &f.Discordance, "control-rate": &f.Control, "icc": &f.ICC} {
		if cmd.Flags().Changed(name) {
			*to = new(float64(*cmd.Flags().Lookup(name).Value.(*cmdenv.Share)))
		}
	}
	if cmd.Flags().Changed("cluster-spread") {
		f.ClusterSpread = &f.clusterSpread
	}
	if f.family > 1 {
		f.Alpha, f.Family = decision.Share(f.Alpha, f.family), f.family
	}
}

// commonDiscordances are shown where the user names none.
var commonDiscordances = []float64{0.1, 0.2, 0.3, 0.4, 0.5}

// listDesigns returns the designs of the answer, one per line: each test and, with one
// trial per task, each common discordance that allows the effect, unless a flag sets
// it.
func (f *powerFlags) listDesigns(cmd *cobra.Command, find string) []stat.Design {
	single := f.Trials == 1 && find != "trials" && f.ClusterSizes == nil
	tests := []stat.Test{stat.Test(f.test)}
	switch {
	case f.stop:
		tests = []stat.Test{"", stat.TestAnytime}
	case f.test == "" && single:
		tests = []stat.Test{stat.TestMidP, stat.TestExact}
	}
	var discordances []*float64
	if given := cmd.Flags().Changed; !single || given("discordance") || given("control-rate") || given("icc") || given("spread") {
		discordances = []*float64{f.Discordance}
	} else {
		for _, d := range commonDiscordances {
			if d >= math.Abs(f.Effect) {
				discordances = append(discordances, new(d))
			}
		}
		if len(discordances) == 0 {
			discordances = []*float64{new(math.Abs(f.Effect))}
		}
	}
	var out []stat.Design
	for _, disc := range discordances {
		for _, test := range tests {
			d := f.Design
			d.Discordance, d.Test = disc, test
			if test == stat.TestAnytime {
				d.Hopeless = f.hopeless
			}
			if find == "tasks" {
				d.Tasks = 0
			}
			out = append(out, d)
		}
	}
	return out
}

func (m powerAnswer) formatPage(f *powerFlags) *page {
	p := &page{}
	tasks, trials := report.Plural(f.Tasks, "task"), report.Plural(f.Trials, "trial")
	effect, power := "a difference of "+report.Points(&f.Effect)+" points", "a power of "+cmdenv.FormatPercent(f.target)
	if n := len(f.ClusterSizes); n > 0 {
		tasks += fmt.Sprintf(" in %d clusters", n)
	}
	alpha := fmt.Sprintf("%.3g", f.Alpha)
	if f.Family > 1 {
		alpha += fmt.Sprintf(" as one of %d comparisons", f.Family)
	}
	p.addText("%s (two-sided alpha %s):", map[string]string{
		"power":  fmt.Sprintf("Power of %s × %s to show %s", tasks, trials, effect),
		"effect": fmt.Sprintf("The smallest difference that %s × %s show with %s", tasks, trials, power),
		"tasks":  fmt.Sprintf("Tasks of %s that show %s with %s", trials, effect, power),
		"trials": fmt.Sprintf("Trials of each of %s that show %s with %s", tasks, effect, power),
	}[m.Find], alpha)
	if m.Find == "effect" {
		rows := [][]string{{"discordance", "test", "effect", "power there"}}
		for _, r := range m.MDE {
			if r.Effect == nil {
				r.Discordance = nil // print it as a dash
			}
			rows = append(rows, []string{discordanceText(r.Discordance, r.Effect), string(r.Test), effectText(r.Effect, r.EffectError), powerText(r.At)})
			p.addNotes(designText(r.Design), r.Warnings)
		}
		p.addTable(rows, 0, 2, 3)
	} else {
		rows := [][]string{{"discordance", "test", "tasks", "trials", "power"}}
		if f.stop {
			rows[0] = append(rows[0], "tasks run")
		}
		for _, r := range m.Power {
			row := []string{discordanceText(r.Discordance, &r.Effect), string(r.Test), countText(r.Tasks), countText(r.Trials), powerText(r.Power)}
			switch {
			case r.TasksRun != nil:
				row = append(row, fmt.Sprintf("%.1f", *r.TasksRun))
			case f.stop:
				row = append(row, countText(r.Tasks))
			}
			rows = append(rows, row)
			p.addNotes(designText(r.Design), r.Warnings)
		}
		p.addTable(rows, 0, 2, 3, 4, 5)
	}
	p.b.WriteString("\n")
	p.addText("Discordance is the share of tasks on which the sides differ, one passing and the other failing%s. %s", oneWay(p.b.String()), m.assumptionText())
	p.addNotes("", m.Warnings)
	return p
}

// oneWay explains the word where a table has it.
func oneWay(table string) string {
	if strings.Contains(table, "one way") {
		return "; one way, if all of them favour one side"
	}
	return ""
}

func designText(d stat.Design) string {
	s := string(d.Test)
	if d.Discordance != nil {
		s = fmt.Sprintf("discordance %s, %s", formatRate(d.Discordance), s)
	}
	return s
}

// assumptionText returns the assumptions of the figures, and how random they are.
func (m powerAnswer) assumptionText() string {
	var assumed, simulated []string
	note := func(said *[]string, s string) {
		if s != "" && !slices.Contains(*said, s) {
			*said = append(*said, s)
		}
	}
	add := func(assumption string, simulations int, seed uint64) {
		note(&assumed, assumption)
		if simulations > 0 {
			note(&simulated, fmt.Sprintf("Simulated %d times, seed %d.", simulations, seed))
		}
	}
	for _, r := range m.Power {
		add(r.Assumption, r.Simulations, r.Seed)
	}
	for _, r := range m.MDE {
		add(r.Assumption, r.Simulations, r.Seed)
	}
	var out []string
	if len(assumed) == 1 { // otherwise each line of the table shows its own
		out = append(out, "Assumed: "+assumed[0]+".")
	}
	if len(simulated) == 1 {
		out = append(out, simulated[0])
	}
	return strings.Join(out, " ")
}

// discordanceText writes the share of pairs that differ, and whether an effect needs
// all of them.
func discordanceText(v, effect *float64) string {
	switch {
	case v == nil:
		return "–"
	case effect != nil && *v > 0 && math.Abs(*effect) >= *v-1e-9:
		return formatRate(v) + " one way"
	}
	return formatRate(v)
}

func countText(n int) string {
	if n == 0 {
		return "–"
	}
	return strconv.Itoa(n)
}

// effectText writes a detectable difference in points, with the range that a
// simulation leaves open.
func effectText(v, within *float64) string {
	switch {
	case v == nil:
		return "none"
	case within == nil:
		return report.Points(v)
	}
	return report.Points(v) + " ± " + cmdenv.FormatPoints(*within)
}

// powerText writes a power, with the range that a simulation leaves open.
func powerText(iv stat.Interval) string {
	switch {
	case iv.Estimate == nil:
		return "–"
	case iv.Low == nil || iv.High == nil:
		return strconv.FormatFloat(*iv.Estimate, 'f', 2, 64)
	}
	return fmt.Sprintf("%.2f (%.2f to %.2f)", *iv.Estimate, *iv.Low, *iv.High)
}
