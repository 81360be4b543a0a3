package statcmd

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/figure"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
)

// budgetFlags holds the flags of assay power --run.
type budgetFlags struct {
	runs    []string
	usd     float64
	compare string
	out     string
}

// budgetAnswer is the best split of a budget into tasks and trials.
type budgetAnswer struct {
	Budget float64 `json:"budget_usd"`
	Best   int     `json:"best"` // index into Splits
	Splits []split `json:"splits"`
	// MoreTasks is the result of one trial per task with as many tasks as the budget
	// buys. It is nil if the suite has enough tasks or the user sets their number.
	MoreTasks *split `json:"more_tasks,omitempty"`
	Basis     basis  `json:"basis"`
}

// split is one way to spend the budget.
type split struct {
	Tasks  int     `json:"tasks"`
	Trials int     `json:"trials"` // per task and arm
	USD    float64 `json:"usd"`
	// Power is the power for a given effect, and Effect the smallest effect detectable
	// with a given power. One of them is nil.
	Power    *float64 `json:"power"`
	Effect   *float64 `json:"effect"`
	Warnings []string `json:"warnings,omitempty"`
}

// basis holds the estimates from runs.
type basis struct {
	Runs         []string   `json:"runs"`
	Comparison   string     `json:"comparison"`
	Tasks        int        `json:"tasks"` // with a trial in the comparison
	Pilot        stat.Pilot `json:"pilot"`
	Arms         int        `json:"arms"`                    // number of arms that run each task
	USD          float64    `json:"usd"`                     // cost of one trial of a task in all arms
	Priced       int        `json:"priced"`                  // number of trials behind USD
	MostTasks    int        `json:"most_tasks"`              // maximum number of tasks
	ClusterSizes []int      `json:"cluster_sizes,omitempty"` // tasks by cluster; nil if tasks are independent
	Family       int        `json:"family"`
	Alpha        float64    `json:"alpha"` // of each comparison
	Test         stat.Test  `json:"test"`  // "" for the fixed-sample test of reports
	Hopeless     float64    `json:"hopeless,omitempty"`
	VoidC        float64    `json:"void_share_control"`
	VoidT        float64    `json:"void_share_treatment"`
	Warnings     []string   `json:"warnings,omitempty"`
}

func (f *powerFlags) registerBudget(cmd *cobra.Command) {
	fl := cmd.Flags()
	fl.StringSliceVar(&f.budget.runs, "run", nil, "with --budget: a `run` whose trials show how outcomes vary and what they cost; repeat for several")
	fl.Float64Var(&f.budget.usd, "budget", 0, "with --run: the `dollars` to spend, for the best split of tasks and trials; --tasks is then the most tasks there are")
	fl.StringVar(&f.budget.compare, "compare", "", "with --run: `name` of the comparison, where the suite has several")
	fl.StringVar(&f.budget.out, "out", "runs", "`folder` that holds all runs")
}

// pilotRuns accumulates the trials of runs.
type pilotRuns struct {
	basis
	arms    map[string]bool
	tasks   map[string]string          // cluster by task
	planned map[string]bool            // tasks that ran or that a stop rule left out
	suite   *suite.Suite               // of the last run
	pairs   map[string]*stat.PilotTask // by task and pair of arms
	order   []string
	spent   map[string]*[2]float64 // USD and number of priced trials, by arm
	ran     [2]decision.Trials
	sharing map[string]int
}

// findSplit returns the best split of the budget.
func findSplit(loader *suiteload.Loader, f *powerFlags) (out budgetAnswer, err error) {
	if err := f.checkBudget(); err != nil {
		return out, err
	}
	p := &pilotRuns{arms: map[string]bool{}, tasks: map[string]string{}, planned: map[string]bool{}, pairs: map[string]*stat.PilotTask{}, spent: map[string]*[2]float64{}, sharing: map[string]int{}}
	for _, name := range f.budget.runs {
		if err := p.addRun(loader, name, f); err != nil {
			return out, err
		}
	}
	if err := p.finish(f); err != nil {
		return out, err
	}
	if after := p.Pilot.Control + f.Effect; f.given("effect") && !(after > 0 && after < 1) {
		return out, cmdenv.UsageErrorf("the control of these runs passes %s, which leaves no room for --effect %s", cmdenv.FormatPercent(p.Pilot.Control), cmdenv.FormatPercent(f.Effect))
	}
	out = budgetAnswer{Budget: f.budget.usd, Basis: p.basis, Best: -1}
	return out, out.weighSplits(f)
}

// checkBudget rejects flags that do not apply to a budget.
func (f *powerFlags) checkBudget() error {
	given := f.given
	for _, name := range []string{"trials", "discordance", "control-rate", "icc", "suite", "find", "test", "stop", "hopeless", "clusters", "family"} {
		if given(name) {
			return cmdenv.UsageErrorf("--run takes this from runs or finds it: leave --%s out", name)
		}
	}
	switch {
	case len(f.budget.runs) == 0:
		return cmdenv.UsageErrorf("--budget needs a run with the cost of trials: add --run last")
	case !given("budget"):
		return cmdenv.UsageErrorf("--run is about money: add --budget USD")
	case !(f.budget.usd > 0) || math.IsInf(f.budget.usd, 1):
		return cmdenv.UsageErrorf("--budget %v: it is more than 0", f.budget.usd)
	case given("tasks") && (f.Tasks < 2 || f.Tasks > 100_000):
		return cmdenv.UsageErrorf("--tasks %d: from 2 to 100000", f.Tasks)
	case given("effect") && (f.Effect == 0 || !(math.Abs(f.Effect) < 1)):
		return cmdenv.UsageErrorf("--effect %v: it lies between -1 and 1 and is not 0", f.Effect)
	}
	if err := f.checkShares(); err != nil {
		return err
	}
	return f.checkValues(given)
}

// addRun adds the trials of a run.
func (p *pilotRuns) addRun(loader *suiteload.Loader, name string, f *powerFlags) error {
	r, err := runload.Open(loader, name, f.budget.out, 0)
	if err != nil {
		return err
	}
	a, err := runload.Analyse(r.Run, r.Suite, 0)
	if err != nil {
		return err
	}
	if slices.Contains(p.Runs, a.Run) {
		return cmdenv.UsageErrorf("--run names run %s twice", a.Run)
	}
	p.Runs = append(p.Runs, a.Run)
	if err := p.choose(a, f.budget.compare); err != nil {
		return err
	}
	if err := p.takeRules(a.Run, r.Suite, f); err != nil {
		return err
	}
	clear(p.sharing)
	for i := range a.Comparisons {
		c := &a.Comparisons[i]
		if p.Test == stat.TestAnytime { // all comparisons of a run that may stop are one family
			p.sharing[""]++
		} else if c.Name == p.Comparison {
			p.sharing[c.Control]++
		}
		if c.Name == p.Comparison {
			p.addPair(a, c, r.Suite)
		}
	}
	for _, n := range p.sharing {
		p.Family = max(p.Family, n)
	}
	p.addCosts(a)
	return nil
}

// choose selects the comparison with the name want, or the only one.
func (p *pilotRuns) choose(a *analyse.Analysis, want string) error {
	var names []string
	for _, c := range a.Comparisons {
		if !slices.Contains(names, c.Name) {
			names = append(names, c.Name)
		}
	}
	if want == "" && len(names) == 1 {
		want = names[0]
	}
	switch {
	case len(names) == 0:
		return cmdenv.UsageErrorf("run %s compares no arms: add compare: to its suite", a.Run)
	case want == "":
		return cmdenv.UsageErrorf("run %s has several comparisons: name one by --compare, of %s", a.Run, strings.Join(names, ", "))
	case !slices.Contains(names, want):
		return cmdenv.UsageErrorf("run %s has no comparison %s: there are %s", a.Run, want, strings.Join(names, ", "))
	case p.Comparison != "" && p.Comparison != want:
		return cmdenv.UsageErrorf("run %s compares %s, the others %s: name one by --compare", a.Run, want, p.Comparison)
	}
	p.Comparison = want
	return nil
}

// takeRules applies the stop rule and the clusters of a suite.
func (p *pilotRuns) takeRules(run string, s *suite.Suite, f *powerFlags) error {
	if s.Stop.When != "" {
		p.Test, p.Hopeless = stat.TestAnytime, s.Stop.Below
		if s.Stop.Alpha > 0 && !f.given("alpha") {
			f.Alpha = s.Stop.Alpha
		}
	}
	if p.suite != nil && p.suite.Cluster != s.Cluster {
		return cmdenv.UsageErrorf("run %s clusters its tasks by %q, the others by %q: name runs with the same cluster", run, report.Clean(s.Cluster), report.Clean(p.suite.Cluster))
	}
	p.suite = s
	return nil
}

// addCosts adds the cost of the trials of the comparison.
func (p *pilotRuns) addCosts(a *analyse.Analysis) {
	for i := range a.Trials {
		t := &a.Trials[i]
		if !p.arms[t.Arm] || t.Cost.Priced == 0 || t.Cost.Free == t.Cost.Priced {
			continue
		}
		s := p.spent[t.Arm]
		if s == nil {
			s = new([2]float64)
			p.spent[t.Arm] = s
		}
		s[0], s[1], p.Priced = s[0]+t.Cost.Billed.Float(), s[1]+1, p.Priced+1
	}
}

// addPair adds the tasks of a pair of arms.
func (p *pilotRuns) addPair(a *analyse.Analysis, c *analyse.Comparison, s *suite.Suite) {
	p.arms[c.Control], p.arms[c.Treatment] = true, true
	q := a.Question(c)
	for i := range q.Tasks {
		p.ran[0], p.ran[1] = p.ran[0].Plus(q.Tasks[i].Control), p.ran[1].Plus(q.Tasks[i].Treatment)
	}
	at := func(task string) *stat.PilotTask {
		p.tasks[task] = ""
		if t := s.Task(task); t != nil {
			p.tasks[task] = s.ClusterOf(t)
		}
		key := task + "\x00" + c.Control + "\x00" + c.Treatment
		if p.pairs[key] == nil {
			p.pairs[key], p.order = &stat.PilotTask{Cluster: p.tasks[task]}, append(p.order, key)
		}
		return p.pairs[key]
	}
	for i := range a.Cells {
		x := &a.Cells[i]
		if k := (stat.Cluster{K: x.Ledger.Pass, N: x.Ledger.Pass + x.Ledger.Fail}); k.N > 0 {
			switch x.Arm {
			case c.Control:
				t := &at(x.Task).Control
				t.K, t.N = t.K+k.K, t.N+k.N
			case c.Treatment:
				t := &at(x.Task).Treatment
				t.K, t.N = t.K+k.K, t.N+k.N
			}
		}
	}
	// A stop rule leaves out tasks that another run could take.
	about := s.Compare[c.Name]
	for i := range a.Trials {
		x := &a.Trials[i]
		if x.Arm != c.Control && x.Arm != c.Treatment || x.Status != analyse.Skipped || !figure.IsStopRule(x.Reason) {
			continue
		}
		if t := s.Task(x.Task); t != nil && !t.Baseline() && about.Treatment.MatchTask(t) && about.Control.MatchTask(t) {
			p.planned[x.Task] = true
		}
	}
	// Only the sum of the pairs over all tasks is used.
	if len(p.order) > 0 {
		first := p.pairs[p.order[0]]
		first.Pairs = first.Pairs.Plus(c.Pairs)
	}
}

// finish computes the estimates from the collected trials.
func (p *pilotRuns) finish(f *powerFlags) error {
	var tasks []stat.PilotTask
	for _, key := range p.order {
		tasks = append(tasks, *p.pairs[key])
	}
	p.Pilot = stat.MeasurePilot(tasks)
	if p.Pilot.Tasks == 0 {
		return cmdenv.UsageErrorf("%s has no task with a decided trial on both sides of %s", strings.Join(p.Runs, ", "), p.Comparison)
	}
	for _, arm := range slices.Sorted(maps.Keys(p.arms)) {
		s := p.spent[arm]
		if s == nil {
			return cmdenv.UsageErrorf("no trial of arm %s has a price, so nothing can be planned for money: name runs that asked a model with a price, see assay help cost", arm)
		}
		p.USD += s[0] / s[1]
	}
	p.Arms = len(p.arms)
	if !(p.USD > 0) {
		return cmdenv.UsageErrorf("trials of these runs cost nothing, so any budget buys all trials: use --tasks and --effect")
	}
	p.Tasks = len(p.tasks)
	for task := range p.tasks {
		p.planned[task] = true
	}
	p.MostTasks = len(p.planned)
	if f.given("tasks") {
		p.MostTasks = f.Tasks
	}
	share := func(t decision.Trials) float64 { return float64(t.Missing()) / float64(max(1, t.Ran())) }
	p.VoidC, p.VoidT = share(p.ran[0]), share(p.ran[1])
	if p.suite.Cluster != "" {
		p.ClusterSizes = suiteload.CountClusters(p.suite, func(task string) bool { return p.planned[task] })
	}
	p.Alpha = decision.Share(f.Alpha, p.Family)
	if f.given("spread") {
		p.Pilot.Spread = &f.Spread
	}
	if f.given("cluster-spread") {
		p.Pilot.ClusterSpread = &f.clusterSpread
	}
	p.Warnings = append(p.Warnings, p.Pilot.Warnings...)
	return nil
}

// triedTrials lists the numbers of trials per task that weighSplits considers.
var triedTrials = []int{1, 2, 3, 4, 5, 6, 8, 10, 15, 20}

// weighSplits computes the result of each split.
func (m *budgetAnswer) weighSplits(f *powerFlags) error {
	b := &m.Basis
	for _, trials := range triedTrials {
		buys := int(min(100_000, math.Floor(m.Budget/(b.USD*float64(trials))+1e-9)))
		tasks := min(b.MostTasks, buys)
		if tasks < 2 {
			break
		}
		m.Splits = append(m.Splits, b.weigh(f, tasks, trials))
		at := len(m.Splits) - 1
		if s := &m.Splits[at]; s.figure() != nil && (m.Best < 0 || s.beats(&m.Splits[m.Best])) {
			m.Best = at
		}
		if trials == 1 && buys > tasks && !f.given("tasks") {
			m.MoreTasks = new(b.weigh(f, min(buys, 10_000), 1))
		}
	}
	if len(m.Splits) == 0 {
		return cmdenv.UsageErrorf("--budget %s buys no two tasks: one trial of a task in %s costs %s", dollars(m.Budget), report.Plural(b.Arms, "arm"), dollars(b.USD))
	}
	return nil
}

// weigh computes the result of a split. Void and unknown trials reduce the number of
// tasks in proportion.
func (b *basis) weigh(f *powerFlags, tasks, trials int) split {
	s := split{Tasks: tasks, Trials: trials, USD: b.USD * float64(tasks*trials)}
	d := stat.Design{Tasks: max(1, int(math.Round(float64(tasks)*(1-b.VoidC)*(1-b.VoidT)))), Trials: trials, Alpha: b.Alpha, Test: b.Test, Hopeless: b.Hopeless,
		Control: &b.Pilot.Control, ICC: b.Pilot.ICC, Effect: f.Effect}
	if b.Pilot.Spread != nil {
		d.Spread = *b.Pilot.Spread
	}
	d.ClusterSizes, d.ClusterSpread, d.Family = b.ClusterSizes, b.Pilot.ClusterSpread, b.Family
	r := stat.Resampling{Seed: f.seed, Resamples: f.simulations}
	if r.Resamples == 0 {
		r.Resamples = min(2000, max(400, 200_000/d.Tasks))
	}
	if f.given("effect") {
		p := stat.PowerOf(d, r)
		s.Power, s.Warnings = p.Power.Estimate, p.Warnings
	} else {
		e := stat.DetectableEffect(d, f.target, r)
		s.Effect, s.Warnings = e.Effect, e.Warnings
	}
	return s
}

func (s *split) figure() *float64 {
	if s.Power != nil {
		return s.Power
	}
	return s.Effect
}

// nearlyBest is the minimum advantage, in power or in difference, of a more expensive
// split. Smaller differences are within the simulation error.
const nearlyBest = 0.005

// beats reports whether s is better than o by more than nearlyBest.
func (s *split) beats(o *split) bool {
	gain := *s.figure() - *o.figure()
	if s.Power == nil {
		gain = math.Abs(*o.Effect) - math.Abs(*s.Effect)
	}
	return gain > nearlyBest
}

func dollars(usd float64) string { return report.FormatQuantity(&usd, "USD") }

func (m *budgetAnswer) formatPage(f *powerFlags) *page {
	p, b := &page{}, &m.Basis
	head := "smallest difference with power " + cmdenv.FormatPercent(f.target)
	if f.given("effect") {
		head = "power for " + report.Points(&f.Effect) + " points"
	}
	if m.Best < 0 {
		p.addText("No split of %s shows any difference with a power of %s.", dollars(m.Budget), cmdenv.FormatPercent(f.target))
	} else {
		p.addText("Best for %s: %s.", dollars(m.Budget), m.Splits[m.Best].describe(f, b.Arms))
	}
	if s := m.MoreTasks; s != nil && s.figure() != nil {
		p.addText("If there were more tasks: %s.", s.describe(f, b.Arms))
	}
	rows := [][]string{{"tasks", "trials", "cost", head}}
	for i, s := range m.Splits {
		figure := "none"
		switch {
		case s.Power != nil:
			figure = analyse.Percent(*s.Power)
		case s.Effect != nil:
			figure = "±" + cmdenv.FormatPoints(math.Abs(*s.Effect)) + " points"
		}
		if i == m.Best {
			figure += ", best"
		}
		rows = append(rows, []string{strconv.Itoa(s.Tasks), strconv.Itoa(s.Trials), dollars(s.USD), figure})
	}
	p.addTable(rows, 0, 1, 2)
	p.b.WriteString("\n")
	p.addText("From %s of %s (%s): %s of %s, %s a trial of a task in all arms (%d priced); the control passes %s, the treatment %s; correlation within tasks %s, spread of effects %s, discordance %s; no verdict in %s of the control's trials and %s of the treatment's.",
		report.Plural(len(b.Runs), "run"), report.Clean(b.Comparison), strings.Join(b.Runs, ", "), report.Plural(b.Pilot.Trials, "decided trial"), report.Plural(b.Tasks, "task"),
		dollars(b.USD), b.Priced, analyse.Percent(b.Pilot.Control), analyse.Percent(b.Pilot.Treatment), formatRate(b.Pilot.ICC), formatSpread(b.Pilot.Spread), formatRate(b.Pilot.Discordance),
		analyse.Percent(b.VoidC), analyse.Percent(b.VoidT))
	how, of := "the run does not stop early", ""
	if b.Test == stat.TestAnytime {
		how = "the run may stop when it is decided, and then costs less"
	}
	if b.Family > 1 {
		of = fmt.Sprintf(" as one of %d comparisons", b.Family)
	}
	if b.ClusterSizes != nil {
		spread := "taken as 0.5 on the log odds"
		if b.Pilot.ClusterSpread != nil {
			spread = formatSpread(b.Pilot.ClusterSpread) + " on the log odds"
		}
		p.addText("Tasks share their effect within %s, which are the units: spread of effects between clusters %s.", report.Plural(len(b.ClusterSizes), "cluster"), spread)
	}
	p.addText("At alpha %.3g%s; %s; at most %s; void trials count as so many tasks fewer.", b.Alpha, of, how, report.Plural(b.MostTasks, "task"))
	p.addNotes("", b.Warnings)
	return p
}

// describe formats the split in words.
func (s *split) describe(f *powerFlags, arms int) string {
	text := fmt.Sprintf("%s × %s in %s, %s; it shows ", report.Plural(s.Tasks, "task"), report.Plural(s.Trials, "trial"), report.Plural(arms, "arm"), dollars(s.USD))
	if s.Power != nil {
		return text + fmt.Sprintf("%s points with a power of %s", report.Points(&f.Effect), analyse.Percent(*s.Power))
	}
	return text + fmt.Sprintf("±%s points with a power of %s", cmdenv.FormatPoints(math.Abs(*s.Effect)), cmdenv.FormatPercent(f.target))
}

// formatSpread formats a standard deviation on the log odds.
func formatSpread(v *float64) string {
	if v == nil {
		return "–"
	}
	return strconv.FormatFloat(*v, 'g', 2, 64)
}
