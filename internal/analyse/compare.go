package analyse

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse/figure"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
)

// Comparison holds a treatment arm against a control arm, paired by task and
// index. Its figures are complete case: of pairs in which both sides passed or
// failed. Everything rests on tasks as the independent units; with one trial a
// task a task is a pair.
type Comparison struct {
	Name      string `json:"name"`
	Treatment string `json:"treatment"`       // arm
	Control   string `json:"control"`         // arm
	Agent     string `json:"agent,omitempty"` // if both sides share it

	Tasks     int  `json:"tasks"`     // with a complete pair
	Trials    int  `json:"trials"`    // most that a task was planned to have on a side
	Clustered bool `json:"clustered"` // a task has several trials, or tasks have clusters: McNemar's test does not apply

	Decision decision.Decision `json:"decision"`
	Headline Headline          `json:"headline"` // Decision under its former names

	// Pairs are complete: both sides passed or failed. With several trials a
	// task they are counts only.
	Pairs stat.Pairs `json:"pairs"`
	// Paired has the difference. With several trials a task that is the mean
	// over tasks, and McNemar's figures are nil.
	stat.Paired
	Newcombe  stat.Interval       `json:"newcombe"`   // of the difference; one trial a task
	Tango     stat.Interval       `json:"tango"`      // of the difference, clustered where a task has several trials
	OddsRatio stat.Interval       `json:"odds_ratio"` // conditional; one trial a task
	ByTask    stat.TaskDifference `json:"by_task"`    // the difference again, from the rates of each task

	// ByCluster treats clusters of tasks, by the suite's field Cluster, as units. Tango
	// and ByTask still treat tasks as independent.
	ByCluster *stat.ClusterDifference `json:"by_cluster,omitempty"`
	Cluster   string                  `json:"cluster,omitempty"`

	NonInferiority *stat.NonInferiority  `json:"non_inferiority,omitempty"` // where the suite gives a margin
	Criteria       []CriterionComparison `json:"criteria,omitempty"`
	Ratios         []RatioComparison     `json:"ratios"`
	// PassK has the differences of pass@k and pass^k, where a task has several trials.
	PassK []stat.PassKDifference `json:"pass_k,omitempty"`
	// ExtraCost is in USD as billed, or nil if the cost of no trial is known.
	ExtraCost *stat.ExtraCost `json:"extra_cost,omitempty"`

	AsUsed    *AsUsed   `json:"as_used"`
	AsUsedWhy string    `json:"as_used_why,omitempty"` // why there is no AsUsed
	Ranks     *Ranks    `json:"ranks,omitempty"`
	RanksWhy  string    `json:"ranks_why,omitempty"` // why there are no Ranks
	MDE       *stat.MDE `json:"mde,omitempty"`
	Noise     *Noise    `json:"noise,omitempty"` // where both arms are copies of each other

	// Sequential is the test that holds however often it was looked at. It takes
	// tasks, or clusters of tasks, in the order in which the plan ends them, up to the
	// first that is not settled.
	Sequential *stat.Sequential `json:"sequential,omitempty"`
	// SequentialNonInferior is the same against the margin.
	SequentialNonInferior *stat.Sequential `json:"sequential_non_inferior,omitempty"`

	// Planned pairs that are not complete, by the worse of their two sides.
	Planned int `json:"planned"`
	Void    int `json:"void"`
	Unknown int `json:"unknown"`
	NotRun  int `json:"not_run"` // skipped, pending, or planned on one side only

	// WorstCase and BestCase are the differences with every trial without a verdict
	// counted against the treatment and for it. WorstCaseP and BestCaseP are the p
	// values of the deciding test.
	WorstCase  *float64 `json:"worst_case"`
	BestCase   *float64 `json:"best_case"`
	WorstCaseP *float64 `json:"worst_case_p"`
	BestCaseP  *float64 `json:"best_case_p"`

	TreatmentOnlyKeys []Pair `json:"treatment_only_pairs,omitempty"`
	ControlOnlyKeys   []Pair `json:"control_only_pairs,omitempty"`
}

// Headline is a decision without its circumstances.
type Headline struct {
	Test      string        `json:"test"`
	P         *float64      `json:"p"`
	PAdjusted *float64      `json:"p_adjusted"`
	Family    int           `json:"family"`
	Effect    stat.Interval `json:"effect"` // interval of the decision
	Shown     string        `json:"shown"`  // "better", "worse" or ""
}

func headlineOf(d *decision.Decision) Headline {
	return Headline{Test: d.Test, P: d.P, PAdjusted: d.PAdjusted, Family: d.Family, Effect: d.Interval, Shown: shownBy(d)}
}

// shownBy returns the direction of a shown difference, or "" if none is shown.
func shownBy(d *decision.Decision) string {
	if d.Word == decision.Better || d.Word == decision.Worse {
		return string(d.Word)
	}
	return ""
}

// Pair names a discordant pair and says why its failing side failed.
type Pair struct {
	Task   string `json:"task"`
	Index  int    `json:"index"`
	Reason string `json:"reason,omitempty"`
}

// matchup is two arms that a comparison of the suite pairs.
type matchup struct {
	name               string
	c                  suite.Comparison
	treatment, control Arm
	copies             bool   // both are the same but for their names
	cluster            string // field of tasks that holds the cluster
}

// comparedArms are the pairs of arms that the suite compares, in the order of its
// comparisons, then of arms.
func comparedArms(s *suite.Suite, arms []Arm) []matchup {
	var out []matchup
	for _, name := range s.CompareNames() {
		c := s.Compare[name]
		for _, control := range arms {
			for _, treatment := range arms {
				if c.Pairs(suite.Arm{Agent: treatment.Agent, Scenario: treatment.Scenario}, suite.Arm{Agent: control.Agent, Scenario: control.Scenario}) {
					out = append(out, matchup{name, c, treatment, control, areCopies(s, treatment, control), s.Cluster})
				}
			}
		}
	}
	return out
}

// hasTask reports whether the matchup is about the task: both of its selectors
// pick it.
func (m *matchup) hasTask(t *suite.Task) bool {
	return m.c.Treatment.MatchTask(t) && m.c.Control.MatchTask(t)
}

// compareArms makes the comparisons of the suite, and those over several agents.
func compareArms(s *suite.Suite, arms []Arm, earlier earlierTrials) ([]Comparison, []Pooled) {
	ms := comparedArms(s, arms)
	duels := make([]*armPair, len(ms))
	rules := decision.Rules{Alpha: 1 - Level, Anytime: s.Stop.When != "", Unrelated: s.Missing.Because}
	for i := range ms {
		duels[i] = ms[i].pairTrials(s.Seed)
		rules.Sharing += countIf(duels[i].active)
		rules.Anytime = rules.Anytime || duels[i].decided
	}
	if rules.Anytime {
		rules.Alpha = stopAlpha(s)
	}
	out := make([]Comparison, len(ms))
	for i, d := range duels {
		out[i] = d.makeComparison(sequentialAlpha(s, rules.Sharing))
	}
	decideComparisons(duels, out, rules, earlier)
	return out, poolAgents(duels, out, rules, s.Seed, earlier)
}

// decideComparisons adds the decisions to comparisons, and the figures that depend on
// them. The comparisons of one name with the same control are a family. In a run that
// may stop early, all comparisons share alpha.
func decideComparisons(duels []*armPair, cs []Comparison, rules decision.Rules, earlier earlierTrials) {
	families := map[[2]string][]int{}
	for i := range cs {
		key := [2]string{cs[i].Name, cs[i].Control}
		families[key] = append(families[key], i)
	}
	alone := rules
	alone.Sharing = 0
	for _, members := range families { // families do not overlap
		qs := make([]decision.Question, len(members))
		for j, i := range members {
			qs[j] = duels[i].question()
			earlier.addTo(&qs[j], duels[i])
		}
		for j, x := range decision.Decide(qs, rules) {
			duels[members[j]].conclude(&cs[members[j]], &qs[j], x, alone)
		}
	}
}

// conclude adds the decision to a comparison, and the figures that depend on it.
func (d *armPair) conclude(c *Comparison, q *decision.Question, x decision.Decision, rules decision.Rules) {
	c.Decision, c.Headline = x, headlineOf(&x)
	if m := x.Missing; m != nil {
		c.WorstCase, c.WorstCaseP, c.BestCase, c.BestCaseP = m.Worst.Interval.Estimate, m.Worst.P, m.Best.Interval.Estimate, m.Best.P
	} else {
		c.WorstCase, c.WorstCaseP, c.BestCase, c.BestCaseP = c.Difference, x.P, c.Difference, x.P
	}
	c.NonInferiority = x.NotWorse
	c.MDE = d.detectableEffect(c, q)
	c.Criteria = d.compareCriteria(rules)
	if d.copies {
		c.Noise = d.measureNoise(c.Clustered)
	}
	if rules.Anytime {
		why := "the run may stop when it is decided: p values and intervals that suppose a fixed number of trials are too good, p_anytime and the confidence sequence hold"
		c.Warnings = append(c.Warnings, why)
	}
	if lost := c.Planned - c.N; lost > 0 {
		c.Warnings = append(c.Warnings, fmt.Sprintf("%d of %d planned pairs are not complete (%d void, %d unknown, %d not run)", lost, c.Planned, c.Void, c.Unknown, c.NotRun))
	}
}

// makeComparison makes every figure of the pair of arms that depends on no other pair.
func (d *armPair) makeComparison(alpha float64) Comparison {
	out := Comparison{
		Name: d.name, Treatment: d.treatment.ID, Control: d.control.ID, Trials: d.trials,
		Planned: d.planned, Void: d.void, Unknown: d.unknown, NotRun: d.notRun,
		TreatmentOnlyKeys: d.treatmentOnly, ControlOnlyKeys: d.controlOnly,
	}
	if d.treatment.Agent == d.control.Agent {
		out.Agent = d.treatment.Agent
	}
	pairs := d.completePairs()
	out.Tasks = len(pairs)
	for _, p := range pairs {
		out.Pairs = out.Pairs.Plus(p)
	}
	out.Paired = stat.McNemar(out.Pairs)
	out.Tango, out.Newcombe, out.OddsRatio = stat.Tango(out.Pairs, Level), stat.Newcombe(out.Pairs, Level), stat.OddsRatio(out.Pairs, Level)
	control, treatment := stat.SplitPairs(pairs)
	out.ByTask = stat.DifferenceByTask(control, treatment, d.resampling("by_task"))
	q := d.question()
	if out.ByCluster = q.ByCluster(decision.Complete); out.ByCluster != nil {
		out.Cluster = d.cluster
	}
	switch out.Clustered = true; {
	case out.ByCluster != nil:
		test := decision.TestPermutation
		if out.ByCluster.Permutation.PFew != nil {
			test = decision.TestFewClusters
		}
		out.useClustered(pairs, "tasks of one "+d.cluster+" may share their effect", test+" over clusters")
		out.Warnings = append(out.Warnings, out.ByCluster.Warnings...)
	case d.trials > 1:
		out.useClustered(pairs, severalTrials, decision.TestPermutation+" over tasks")
	default:
		out.Clustered = false
	}
	out.Ratios, out.ExtraCost = d.compareRatios(), d.extraCost()
	for _, k := range figure.UsualKs(d.trials) {
		out.PassK = append(out.PassK, q.PassK(decision.Complete, k, Level))
	}
	out.AsUsed, out.AsUsedWhy = d.asUsed()
	out.Ranks, out.RanksWhy = d.compareRanks()
	units := q.Sequence()
	out.Sequential = new(units.Test(decision.Complete, alpha))
	if d.c.Margin != nil {
		out.SequentialNonInferior = new(units.TestMargin(decision.Complete, *d.c.Margin, alpha))
	}
	return out
}

// severalTrials says why figures that take pairs for independent are missing.
const severalTrials = "a task has several trials, which are not independent of one another"

// useClustered replaces figures that treat pairs as independent by figures over units,
// either tasks or clusters. why explains why pairs are not independent, and test names the
// test of units.
func (c *Comparison) useClustered(pairs []stat.Pairs, why, test string) {
	c.PMid, c.PExactTwoSided, c.PExactOneSided, c.Chi2, c.Chi2CC = nil, nil, nil, nil, nil
	c.Warnings = nil
	if c.N > 0 {
		c.Warnings = []string{why + ": McNemar's test does not apply, " + test + " stands in its place"}
	} else {
		c.Warnings = []string{"no complete pairs"}
	}
	none := func(method string) stat.Interval {
		return stat.Interval{Level: Level, N: c.N, Method: method, Warnings: []string{why}}
	}
	c.Newcombe, c.OddsRatio = none("newcombe"), none("conditional_exact")
	c.Tango = stat.TangoClustered(pairs, Level).Interval
	c.Difference = c.Tango.Estimate
}

// Question returns the question that comparison c of a answers.
func (a *Analysis) Question(c *Comparison) decision.Question {
	m := matchup{name: c.Name, cluster: a.suite.Cluster, c: a.suite.Compare[c.Name], treatment: a.arm(c.Treatment), control: a.arm(c.Control)}
	return m.pairTrials(a.suite.Seed).question()
}

func (a *Analysis) arm(id string) Arm {
	if i := slices.IndexFunc(a.Arms, func(x Arm) bool { return x.ID == id }); i >= 0 {
		return a.Arms[i]
	}
	return Arm{}
}

// testPairs compares pairs of tasks for a secondary figure. The test has no family and
// ignores trials without the figure.
func (d *armPair) testPairs(tasks []stat.Pairs, figure string) tested {
	q := d.ask(func(i int) decision.Task { return decision.Task{Complete: tasks[i]} })
	q.Flips = d.resampling(figure)
	x := decision.Decide([]decision.Question{q}, decision.Rules{Alpha: 1 - Level})[0]
	out := tested{difference: x.Interval, test: x.Test, p: x.P, warnings: x.Warnings}
	for _, p := range q.Pairs(decision.Complete) {
		out.pairs, out.tasks = out.pairs.Plus(p), out.tasks+1
	}
	return out
}

// tested is a paired comparison of yes and no with the test that fits it.
type tested struct {
	pairs      stat.Pairs
	tasks      int
	difference stat.Interval
	test       string
	p          *float64
	warnings   []string
}

// resampling returns the resampling of one figure of the pair of arms.
func (d *armPair) resampling(figure string) stat.Resampling {
	return stat.Resampling{Seed: figureSeed(d.seed, d.name, d.treatment.ID, d.control.ID, figure), Level: Level}
}

// sequentialAlpha shares the level of the suite among the comparisons that can
// be decided (Bonferroni): a run that stops when all are is then wrong in any
// of them with no more than that.
func sequentialAlpha(s *suite.Suite, comparisons int) float64 {
	return decision.Share(stopAlpha(s), comparisons)
}

// stopAlpha returns the suite's alpha for a run that may stop early.
func stopAlpha(s *suite.Suite) float64 {
	if a := s.Stop.Alpha; a > 0 && a < 1 {
		return a
	}
	return 1 - Level
}

// decidedSkip reports whether a trial was left out since nothing was left to
// decide.
func decidedSkip(t *Trial) bool {
	return t.Status == Skipped && isStopRule(t.Reason)
}

// armsOf lists the arms of planned trials, in the order of the suite.
func armsOf(s *suite.Suite, ids []string) []Arm {
	known := map[string]suite.Arm{}
	rank := map[string]int{}
	for i, a := range s.Arms {
		known[a.ID()], rank[a.ID()] = a, i-len(s.Arms)
	}
	ids = slices.Clone(ids)
	slices.SortFunc(ids, func(a, b string) int { return cmp.Or(cmp.Compare(rank[a], rank[b]), strings.Compare(a, b)) })
	var out []Arm
	for _, id := range slices.Compact(ids) {
		a, ok := known[id]
		if !ok {
			a.Agent, a.Scenario, _ = strings.Cut(id, "/")
		}
		out = append(out, Arm{ID: id, Agent: a.Agent, Scenario: a.Scenario})
	}
	return out
}
