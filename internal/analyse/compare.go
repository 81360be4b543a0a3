package analyse

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

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
	Clustered bool `json:"clustered"` // a task has several: McNemar's test then does not apply

	Headline Headline `json:"headline"`

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

	NonInferiority *stat.NonInferiority  `json:"non_inferiority,omitempty"` // where the suite gives a margin
	Criteria       []CriterionComparison `json:"criteria,omitempty"`
	Ratios         []RatioComparison     `json:"ratios"`
	AsUsed         *AsUsed               `json:"as_used"`
	AsUsedWhy      string                `json:"as_used_why,omitempty"` // why there is no AsUsed
	Ranks          *Ranks                `json:"ranks,omitempty"`
	RanksWhy       string                `json:"ranks_why,omitempty"` // why there are no Ranks
	MDE            *stat.MDE             `json:"mde,omitempty"`
	Noise          *Noise                `json:"noise,omitempty"` // where both arms are copies of each other

	// Sequential is the test that holds however often it was looked at. It takes
	// tasks in the order in which the plan ends them, up to the first that is not
	// settled.
	Sequential *stat.Sequential `json:"sequential,omitempty"`
	// SequentialNonInferior is the same against the margin.
	SequentialNonInferior *stat.Sequential `json:"sequential_non_inferior,omitempty"`

	// Planned pairs that are not complete, by the worse of their two sides.
	Planned int `json:"planned"`
	Void    int `json:"void"`
	Unknown int `json:"unknown"`
	NotRun  int `json:"not_run"` // skipped, pending, or planned on one side only

	// WorstCase and BestCase are the differences if every void or unknown trial
	// had gone against the treatment, or for it, with the p values of the
	// headline's test.
	WorstCase  *float64 `json:"worst_case"`
	BestCase   *float64 `json:"best_case"`
	WorstCaseP *float64 `json:"worst_case_p"`
	BestCaseP  *float64 `json:"best_case_p"`

	TreatmentOnlyKeys []Pair `json:"treatment_only_pairs,omitempty"`
	ControlOnlyKeys   []Pair `json:"control_only_pairs,omitempty"`
}

// The tests that a headline can rest on, by the names of their p values.
const (
	TestMidP        = "p_mid"         // McNemar, one trial a task
	TestPermutation = "p_permutation" // sign flips of task differences, several trials a task
	TestAnytime     = "p_anytime"     // e-process: the run stopped when it was decided
)

// The directions in which a difference can be shown.
const (
	Better = "better"
	Worse  = "worse"
)

// Headline is the one answer to read.
type Headline struct {
	Test string   `json:"test"`
	P    *float64 `json:"p"`
	// PAdjusted is P after Holm (1979) over the Family: arms that one comparison
	// holds against the same control.
	PAdjusted *float64 `json:"p_adjusted"`
	Family    int      `json:"family"`
	// Effect is the difference of success rates, treatment minus control.
	Effect stat.Interval `json:"effect"`
	// Shown is better or worse if PAdjusted is at most 0.05, else "".
	Shown string `json:"shown"`
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
	copies             bool // the two are the same but for their names
}

// comparedArms are the pairs of arms that the suite compares, by name, then in the
// order of arms.
func comparedArms(s *suite.Suite, arms []Arm) []matchup {
	var out []matchup
	for _, name := range slices.Sorted(maps.Keys(s.Compare)) {
		c := s.Compare[name]
		for _, control := range arms {
			for _, treatment := range arms {
				if isComparable(c, treatment, control) {
					out = append(out, matchup{name, c, treatment, control, areCopies(s, treatment, control)})
				}
			}
		}
	}
	return out
}

// isComparable reports whether two arms make a pair of c. What both selectors leave
// open, or both give the same glob for, must be equal on both sides: scenarios
// are compared within an agent, agents within a scenario.
func isComparable(c suite.Comparison, treatment, control Arm) bool {
	return treatment.ID != control.ID &&
		c.Treatment.Match(treatment.Agent, treatment.Scenario, nil) && c.Control.Match(control.Agent, control.Scenario, nil) &&
		(c.Treatment.Agent != c.Control.Agent || treatment.Agent == control.Agent) &&
		(c.Treatment.Scenario != c.Control.Scenario || treatment.Scenario == control.Scenario)
}

// hasTask reports whether the matchup is about the task: both of its selectors
// pick it.
func (m *matchup) hasTask(t *suite.Task) bool {
	return m.c.Treatment.MatchTask(t) && m.c.Control.MatchTask(t)
}

// compareArms makes the comparisons of the suite, and those over several agents.
func compareArms(s *suite.Suite, arms []Arm) ([]Comparison, []Pooled) {
	ms := comparedArms(s, arms)
	duels := make([]*armPair, len(ms))
	active := 0
	for i := range ms {
		duels[i] = ms[i].pairTrials(s.Seed)
		active += countIf(duels[i].active)
	}
	out := make([]Comparison, len(ms))
	for i, d := range duels {
		out[i] = d.makeComparison(sequentialAlpha(s, active))
	}
	adjustHeadlines(out)
	return out, poolAgents(duels, out, s.Seed)
}

// makeComparison makes every figure of the pair of arms that depends on no other pair.
func (d *armPair) makeComparison(alpha float64) Comparison {
	out := Comparison{
		Name: d.name, Treatment: d.treatment.ID, Control: d.control.ID, Trials: d.trials, Clustered: d.trials > 1,
		Planned: d.planned, Void: d.void, Unknown: d.unknown, NotRun: d.notRun,
		TreatmentOnlyKeys: d.treatmentOnly, ControlOnlyKeys: d.controlOnly,
	}
	if d.treatment.Agent == d.control.Agent {
		out.Agent = d.treatment.Agent
	}
	pairs := d.completePairs()
	out.Tasks = len(pairs)
	for _, p := range pairs {
		out.Pairs = addPairs(out.Pairs, p)
	}
	out.Paired = stat.McNemar(out.Pairs)
	out.Tango, out.Newcombe, out.OddsRatio = stat.Tango(out.Pairs, Level), stat.Newcombe(out.Pairs, Level), stat.OddsRatio(out.Pairs, Level)
	control, treatment := passClusters(pairs)
	out.ByTask = stat.DifferenceByTask(control, treatment, d.resampling("by_task"))
	out.Headline = Headline{Test: TestMidP, P: out.PMid, Effect: out.Tango}
	if out.Clustered {
		out.useClustered(pairs)
	}
	if m := d.c.Margin; m != nil {
		out.NonInferiority = new(stat.NonInferior(out.Pairs, *m, 0))
		if out.Clustered {
			out.NonInferiority = new(stat.NonInferiorClustered(pairs, *m, 0))
		}
	}
	out.setBounds(d)
	out.Criteria = d.compareCriteria()
	out.Ratios = d.compareRatios()
	out.AsUsed, out.AsUsedWhy = d.asUsed()
	out.Ranks, out.RanksWhy = d.compareRanks()
	out.MDE = d.detectableEffect(&out, pairs)
	if d.copies {
		out.Noise = d.measureNoise(out.Headline.Test)
	}
	out.setSequential(d, alpha)
	if lost := out.Planned - out.N; lost > 0 {
		out.Warnings = append(out.Warnings, fmt.Sprintf("%d of %d planned pairs are not complete (%d void, %d unknown, %d not run)", lost, out.Planned, out.Void, out.Unknown, out.NotRun))
	}
	return out
}

// severalTrials says why figures that take pairs for independent are missing.
const severalTrials = "a task has several trials, which are not independent of one another"

// useClustered replaces figures by ones that rest on tasks where the former take
// pairs for independent.
func (c *Comparison) useClustered(pairs []stat.Pairs) {
	c.PMid, c.PExactTwoSided, c.PExactOneSided, c.Chi2, c.Chi2CC = nil, nil, nil, nil, nil
	c.Warnings = nil
	if c.N > 0 {
		c.Warnings = []string{severalTrials + ": McNemar's test does not apply, p_permutation over tasks stands in its place"}
	} else {
		c.Warnings = []string{"no complete pairs"}
	}
	none := func(method string) stat.Interval {
		return stat.Interval{Level: Level, N: c.N, Method: method, Warnings: []string{severalTrials}}
	}
	c.Newcombe, c.OddsRatio = none("newcombe"), none("conditional_exact")
	c.Tango = stat.TangoClustered(pairs, Level).Interval
	c.Difference = c.Tango.Estimate
	c.Headline = Headline{Test: TestPermutation, P: c.ByTask.Permutation.P, Effect: c.Tango}
}

// TaskPairs returns the complete pairs of each task of a comparison of a that has
// any.
func (a *Analysis) TaskPairs(c *Comparison) []stat.Pairs {
	m := matchup{name: c.Name, c: a.suite.Compare[c.Name], treatment: a.arm(c.Treatment), control: a.arm(c.Control)}
	return m.pairTrials(a.suite.Seed).completePairs()
}

func (a *Analysis) arm(id string) Arm {
	if i := slices.IndexFunc(a.Arms, func(x Arm) bool { return x.ID == id }); i >= 0 {
		return a.Arms[i]
	}
	return Arm{}
}

// setBounds computes how far void and unknown trials could have changed the result.
func (c *Comparison) setBounds(d *armPair) {
	if d.countRan() == 0 {
		return
	}
	if c.Void+c.Unknown == 0 {
		c.WorstCase, c.BestCase = c.Difference, c.Difference
		c.WorstCaseP, c.BestCaseP = c.Headline.P, c.Headline.P
		return
	}
	worst := d.testPairs(d.eachTask(func(f *taskPair) stat.Pairs { return f.worst }), "worst_case")
	best := d.testPairs(d.eachTask(func(f *taskPair) stat.Pairs { return f.best }), "best_case")
	c.WorstCase, c.WorstCaseP = worst.difference.Estimate, worst.p
	c.BestCase, c.BestCaseP = best.difference.Estimate, best.p
}

// setSequential adds the tests that hold at any time; where one of them stopped
// the run they are the headline.
func (c *Comparison) setSequential(d *armPair, alpha float64) {
	diffs := d.settledDifferences()
	c.Sequential = new(stat.Sequentially(diffs, alpha))
	if d.c.Margin != nil {
		c.SequentialNonInferior = new(stat.SequentiallyNonInferior(diffs, *d.c.Margin, alpha))
	}
	if !d.decided {
		return
	}
	c.Headline = Headline{Test: TestAnytime, P: c.Sequential.PAnytime, Effect: c.Sequential.CS}
	why := "the run stopped when it was decided: p values and intervals that suppose a fixed number of trials are too good, p_anytime and the confidence sequence hold"
	c.Warnings = append(c.Warnings, why)
	if c.NonInferiority != nil {
		c.NonInferiority.Warnings = append(c.NonInferiority.Warnings, why)
	}
}

// adjustHeadlines corrects the headlines of several arms against one control for their
// number, and fills in what they show.
func adjustHeadlines(cs []Comparison) {
	keys, raw := make([][2]string, len(cs)), make([]*float64, len(cs))
	for i := range cs {
		keys[i], raw[i] = [2]string{cs[i].Name, cs[i].Control}, cs[i].Headline.P
	}
	adjusted, sizes := adjustFamilies(keys, raw)
	for i := range cs {
		h := &cs[i].Headline
		h.PAdjusted, h.Family, h.Shown = adjusted[i], sizes[i], shownDirection(adjusted[i], h.Effect.Estimate)
	}
}

// adjustFamilies corrects p values within the families that have the same key, and says how
// many p values the family of each has.
func adjustFamilies(keys [][2]string, ps []*float64) (adjusted []*float64, sizes []int) {
	adjusted, sizes = make([]*float64, len(ps)), make([]int, len(ps))
	families := map[[2]string][]int{}
	for i, key := range keys {
		families[key] = append(families[key], i)
	}
	for _, members := range families { // each writes its own members only
		own, size := make([]*float64, len(members)), 0
		for j, i := range members {
			own[j] = ps[i]
			size += countIf(ps[i] != nil)
		}
		for j, p := range stat.Holm(own) {
			adjusted[members[j]], sizes[members[j]] = p, size
		}
	}
	return adjusted, sizes
}

// shownDirection says in which direction a p value speaks.
func shownDirection(p, effect *float64) string {
	switch {
	case p == nil || effect == nil || *p > 1-Level || *effect == 0:
		return ""
	case *effect > 0:
		return Better
	}
	return Worse
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

// testPairs compares the pairs of tasks: by McNemar's mid-p where the comparison has
// one trial a task, else by sign flips of task differences. A task without a
// pair is left out.
func (d *armPair) testPairs(tasks []stat.Pairs, figure string) tested {
	tasks = slices.DeleteFunc(tasks, func(p stat.Pairs) bool { return p.N() == 0 })
	out := tested{tasks: len(tasks)}
	for _, p := range tasks {
		out.pairs = addPairs(out.pairs, p)
	}
	if d.trials <= 1 {
		m := stat.McNemar(out.pairs)
		out.test, out.p, out.warnings, out.difference = TestMidP, m.PMid, m.Warnings, stat.Tango(out.pairs, Level)
		return out
	}
	flips := stat.SignFlip(taskDifferences(tasks), d.resampling(figure))
	out.test, out.p, out.warnings, out.difference = TestPermutation, flips.P, flips.Warnings, stat.TangoClustered(tasks, Level).Interval
	return out
}

// resampling returns the resampling of one figure of the pair of arms.
func (d *armPair) resampling(figure string) stat.Resampling {
	return stat.Resampling{Seed: figureSeed(d.seed, d.name, d.treatment.ID, d.control.ID, figure), Level: Level}
}

func addPairs(a, b stat.Pairs) stat.Pairs {
	return stat.Pairs{Both: a.Both + b.Both, ControlOnly: a.ControlOnly + b.ControlOnly, TreatmentOnly: a.TreatmentOnly + b.TreatmentOnly, Neither: a.Neither + b.Neither}
}

// passClusters are the passes of both sides in each task.
func passClusters(tasks []stat.Pairs) (control, treatment []stat.Cluster) {
	control, treatment = make([]stat.Cluster, len(tasks)), make([]stat.Cluster, len(tasks))
	for i, p := range tasks {
		control[i] = stat.Cluster{K: p.Both + p.ControlOnly, N: p.N()}
		treatment[i] = stat.Cluster{K: p.Both + p.TreatmentOnly, N: p.N()}
	}
	return control, treatment
}

// taskDifferences are treatment minus control in each task.
func taskDifferences(tasks []stat.Pairs) []float64 {
	out := make([]float64, len(tasks))
	for i, p := range tasks {
		out[i] = float64(p.TreatmentOnly-p.ControlOnly) / float64(p.N())
	}
	return out
}

// sequentialAlpha shares the level of the suite among the comparisons that can
// be decided (Bonferroni): a run that stops when all are is then wrong in any
// of them with no more than that.
func sequentialAlpha(s *suite.Suite, comparisons int) float64 {
	alpha := s.Stop.Alpha
	if !(alpha > 0 && alpha < 1) {
		alpha = 1 - Level
	}
	return alpha / float64(max(1, comparisons))
}

// decidedSkip reports whether a trial was left out since nothing was left to
// decide.
func decidedSkip(t *Trial) bool {
	return t.Status == Skipped && strings.HasPrefix(t.Reason, reasonDecided)
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
