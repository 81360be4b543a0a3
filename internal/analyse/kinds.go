package analyse

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse/figure"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Kind is what one kind of grader adds to an analysis. All fields but Name may be
// left out. Of several graders of one kind in a suite the first by name counts.
type Kind struct {
	Name string // name of the kind in suites; metrics begin with the name of the grader

	// Rates are its rates; the first is the one that breakdowns show.
	Rates []Rate
	// Figures returns the metrics made of values, given the names of the measures
	// that its scores have, without the name of the grader.
	Figures func(measures []string) []Figure
	// Grouped reports whether a task counts for the rates by group; nil means all
	// tasks. AnyGroup lets groups of any name have such rates, else only groups
	// named by a lower-case word.
	Grouped  func(*suite.Task) bool
	AnyGroup bool

	// LabelFirst gives the kind's label precedence over labels of other graders.
	LabelFirst bool
	// SeedOutcome returns the class of a trial in the evaluation that the kind
	// descends from, Class its class with void and unknown trials included.
	SeedOutcome, Class func(Graded) string
	Canaries           *CanaryRule
	Ranks              *RankRule
	// ProgramMeasure is a measure, without the name of the grader, that shows that
	// the trials were measured as programs are ([Analysis.Programs]).
	ProgramMeasure string
	// Parts returns results of the kind that are no metrics.
	Parts func(*Analysis) []Part
	// Report holds the kind's additions to reports.
	Report KindReport
}

// Rate is a rate k/n whose counts are sums over trials.
type Rate struct {
	Name string // without the kind
	Of   string // what n counts
	// Groups adds the rate of each group of tasks, as NAME.GROUP.
	Groups bool
	// Ratio marks a quotient that is no share of independent things, such as F1: it
	// has an interval only from the spread over tasks.
	Ratio bool
	// Tasks reports whether trials of a task count in the rate for the named grader;
	// nil means all tasks.
	Tasks func(t *suite.Task, grader string) bool
	// Whole marks a rate that keeps the groups that an arm is not capable of.
	Whole bool
	// Count returns the counts of one trial, which may be void.
	Count func(Graded) (k, n int)
}

// Figure is a metric that sums up one value of each scored trial, such as a mean.
type Figure struct {
	Name, Of, Unit string
	Whole          bool // as in [Rate]
	// Value returns the value of a scored trial, if it has one.
	Value func(Graded) *float64
	// Sum makes the figure of at least one value; the values are sorted if Sorted.
	Sum    func([]float64) float64
	Sorted bool
	// Interval returns the interval of the values by task; nil if none.
	Interval func(tasks [][]float64, r stat.Resampling) stat.Interval
}

// Graded is a trial of a task that a grader judges.
type Graded struct {
	Task *suite.Task
	*Trial
	Score *trial.Score // of the grader; nil if it has none without a fault
	// NotApplicable marks a trial of a group that its arm is not capable of.
	NotApplicable bool
}

// Measure returns the value of a measure of the score by its name without the
// grader's; nil if it has none.
func (g Graded) Measure(name string) *float64 {
	if g.Score == nil {
		return nil
	}
	for i := range g.Score.Measures {
		m := &g.Score.Measures[i]
		if len(m.Name) == len(g.Score.Grader)+1+len(name) && strings.HasSuffix(m.Name, "."+name) {
			return m.Value
		}
	}
	return nil
}

// Whole returns a measure as a whole number; 0 if it has no value.
func (g Graded) Whole(name string) int {
	if v := g.Measure(name); v != nil {
		return int(*v)
	}
	return 0
}

// CountScored returns a count of the scores of scored trials alone.
func CountScored(count func(Graded) (k, n int)) func(Graded) (k, n int) {
	return func(g Graded) (k, n int) {
		if g.Status != Scored || g.Score == nil {
			return 0, 0
		}
		return count(g)
	}
}

// CountWhere returns a count of scored trials: n are the trials for which of holds, k
// the ones among them for which hit does.
func CountWhere(hit, of func(Graded) bool) func(Graded) (k, n int) {
	return CountScored(func(g Graded) (k, n int) {
		if !of(g) {
			return 0, 0
		}
		return countIf(hit(g)), 1
	})
}

// CountLabels returns a count of scored trials by label: n are the trials with a label
// of all, k the ones among them with a label of some.
func CountLabels(some, all []string) func(Graded) (k, n int) {
	return CountWhere(
		func(g Graded) bool { return slices.Contains(some, g.Score.Label) },
		func(g Graded) bool { return slices.Contains(all, g.Score.Label) })
}

// Part is a result of a kind that is no metric. Key names it in results.json.
type Part struct {
	Key   string
	Value any
}

// Part returns the value of the part with the given key, or nil if none.
func (a *Analysis) Part(key string) any {
	for _, p := range a.Parts {
		if p.Key == key {
			return p.Value
		}
	}
	return nil
}

// gradedBy is a kind with its grader in a suite.
type gradedBy struct {
	*Kind
	grader string
}

// gradersOf lists the kinds of which the suite has a grader.
func gradersOf(kinds []Kind, s *suite.Suite) []gradedBy {
	var out []gradedBy
	for i := range kinds {
		if g := GraderOf(s, kinds[i].Name); g != "" {
			out = append(out, gradedBy{&kinds[i], g})
		}
	}
	return out
}

// GraderOf returns the name of the grader of the given kind, or "" if none. If there
// are several it returns the first by name.
func GraderOf(s *suite.Suite, kind string) string {
	for _, name := range slices.Sorted(maps.Keys(s.Graders)) {
		if g := s.Graders[name]; g != nil && cmp.Or(g.Kind, name) == kind {
			return name
		}
	}
	return ""
}

// LeavesOut reports whether a task is not judged by a grader.
func LeavesOut(t *suite.Task, grader string) bool {
	v, set := t.Graders[grader]
	return set && v == nil
}

// kindCounts holds the counts of a kind in one block.
type kindCounts struct {
	gradedBy
	k, n []int // by rate
}

// countKinds adds up the rates of the kinds that judge the task of b. A canary is
// in no rate of its kind.
func (b *block) countKinds() {
	for i, c := range b.kinds {
		if c == nil {
			continue
		}
		c.k, c.n = make([]int, len(c.Rates)), make([]int, len(c.Rates))
		if c.Canaries != nil && b.canary {
			continue
		}
		for j := range b.rows {
			g := b.gradedRow(i, &b.rows[j])
			for at := range c.Rates {
				k, n := c.Rates[at].Count(g)
				c.k[at], c.n[at] = c.k[at]+k, c.n[at]+n
			}
		}
	}
}

// gradedRow returns a row of b as the kind of index i sees it.
func (b *block) gradedRow(i int, r *Trial) Graded {
	return Graded{Task: b.task, Trial: r, Score: r.score(i), NotApplicable: r.graded != nil}
}

// judgedBlocks returns the blocks whose task the kind of index i judges.
func judgedBlocks(bs []block, i int) []block {
	return filterBlocks(bs, func(b *block) bool { return b.kinds[i] != nil })
}

// judgeOf returns the kind of index i with its grader, or nil if it judges no task of bs.
// Reports ask it for every trial: it copies no blocks.
func judgeOf(bs []block, i int) *gradedBy {
	for j := range bs {
		if c := bs[j].kinds[i]; c != nil {
			return &c.gradedBy
		}
	}
	return nil
}

// kindCount returns how many kinds of the suite add to an analysis.
func kindCount(bs []block) int {
	if len(bs) == 0 {
		return 0
	}
	return len(bs[0].kinds)
}

// kindMetrics returns the metrics of the kinds that judge a task of bs, with those
// by group if groups is set.
func kindMetrics(bs []block, groups bool) []Metric {
	var out []Metric
	for i := range kindCount(bs) {
		mine := judgedBlocks(bs, i)
		if len(mine) == 0 {
			continue
		}
		kind := mine[0].kinds[i].gradedBy
		for at, r := range kind.Rates {
			out = append(out, kind.rateMetric(i, at, kind.grader+"."+r.Name, mine))
		}
		for _, f := range figuresOf(mine, i) {
			out = append(out, f.metric(kind.grader, mine, i))
		}
		if !groups {
			continue
		}
		names, parts := partitionBlocks(filterBlocks(mine, kind.isGrouped), func(b *block) string { return b.task.Group })
		slices.Sort(names)
		for at, r := range kind.Rates {
			for _, g := range names {
				if r.Groups {
					out = append(out, kind.rateMetric(i, at, kind.grader+"."+r.Name+"."+g, parts[g]))
				}
			}
		}
	}
	return out
}

// isGrouped reports whether a block counts for the rates of its group.
func (p *gradedBy) isGrouped(b *block) bool {
	return p.namesGroup(b.task) && (p.Grouped == nil || p.Grouped(b.task)) && !(p.Canaries != nil && b.canary)
}

// namesGroup reports whether the group of a task can be part of a metric's name.
func (p *gradedBy) namesGroup(t *suite.Task) bool {
	return t.Group != "" && (p.AnyGroup || groupName.MatchString(t.Group))
}

var groupName = lazyregexp.New(`^[a-z][a-z0-9_]*$`)

// rateMetric returns the rate of index at over blocks that the kind of index i
// judges.
func (p *gradedBy) rateMetric(i, at int, name string, bs []block) Metric {
	var t hitCounts
	for j := range bs {
		c := bs[j].kinds[i]
		t.add(bs[j].unit, c.k[at], c.n[at])
	}
	rate := p.Rates[at]
	m := t.metric(name, rate.Of)
	if rate.Ratio && m.Clusters < 2 {
		m.Low, m.High, m.Method = nil, nil, ""
	}
	if m.Denominator == 0 && p.Canaries != nil && !strings.HasSuffix(rate.Name, "_seed") {
		if gone := notCapable(bs); len(gone) > 0 {
			m.Warnings = append(m.Warnings, gone[0].Why())
		}
	}
	return m
}

// figuresOf returns the figures of the kind of index i, given the measures of its
// scores.
func figuresOf(bs []block, i int) []Figure {
	for j := range bs {
		if c := bs[j].kinds[i]; c != nil && c.Figures != nil {
			return c.Figures(scoreMeasures(bs, i))
		}
	}
	return nil
}

// scoreMeasures lists the measures that scores of the kind of index i have, in the
// order of the grader and without its name.
func scoreMeasures(bs []block, i int) []string {
	for j := range bs {
		for k := range bs[j].rows {
			if s := bs[j].rows[k].score(i); s != nil {
				out := make([]string, len(s.Measures))
				for at, m := range s.Measures {
					out[at] = strings.TrimPrefix(m.Name, s.Grader+".")
				}
				return out
			}
		}
	}
	return nil
}

// collect collects the values of the figure over scored trials. Canaries and trials
// without a value are left out.
func (f *Figure) collect(bs []block, i int) values {
	mine := filterBlocks(bs, func(b *block) bool { return b.kinds[i] != nil && !(b.kinds[i].Canaries != nil && b.canary) })
	return collectValues(mine, nil, func(b *block, r *Trial) (float64, bool) {
		if v := f.Value(b.gradedRow(i, r)); v != nil {
			return *v, true
		}
		return 0, false
	})
}

// metric returns the figure without its interval, which takes long.
func (f *Figure) metric(grader string, bs []block, i int) Metric {
	m := Metric{Name: grader + "." + f.Name, Of: f.Of, Unit: f.Unit}
	v := f.collect(bs, i)
	m.Numerator, m.Denominator, m.Clusters = len(v.all), len(v.all), len(v.tasks)
	if len(v.all) == 0 {
		m.Warnings = append(m.Warnings, "nothing to evaluate: no "+m.Of)
		return m
	}
	if f.Sorted {
		slices.Sort(v.all) // v.tasks, which shares it, is not used any more
	}
	m.Value = new(f.Sum(v.all))
	return m
}

// withInterval adds the interval of a figure of a kind to its metric: BCa, whole
// tasks resampled. Other metrics stay as they are.
func (t *Tally) withInterval(m Metric) Metric {
	if m.Value == nil || m.Low != nil || m.Method != "" {
		return m
	}
	grader, name, ok := strings.Cut(m.Name, ".")
	for i := range kindCount(t.blocks) {
		mine := judgedBlocks(t.blocks, i)
		if !ok || len(mine) == 0 || mine[0].kinds[i].grader != grader {
			continue
		}
		figures := figuresOf(mine, i)
		at := slices.IndexFunc(figures, func(f Figure) bool { return f.Name == name && f.Interval != nil })
		if at < 0 {
			return m
		}
		iv := figures[at].Interval(figures[at].collect(mine, i).tasks, figure.ResampleTasks(t.MetricSeed(m.Name), m.Clusters))
		m.Low, m.High, m.Method = iv.Low, iv.High, iv.Method
		m.Warnings = append(m.Warnings[:len(m.Warnings):len(m.Warnings)], iv.Warnings...)
	}
	return m
}

// Families returns the families of metrics of the tally, by grader, in the order of its
// metrics.
func (t *Tally) Families() []string {
	var out []string
	for _, m := range t.Metrics {
		if kind, _, ok := strings.Cut(m.Name, "."); ok && !slices.Contains(out, kind) {
			out = append(out, kind)
		}
	}
	return out
}

// HasFamily reports whether the tally has the metrics of a kind.
func (t *Tally) HasFamily(kind string) bool {
	grader := t.graderOf(kind)
	return grader != "" && slices.Contains(t.Families(), grader)
}

// Family returns the metrics of a grader, without metrics by group. Their names omit
// the grader.
func (t *Tally) Family(grader string) []Metric {
	var out []Metric
	for _, m := range t.Metrics {
		name, ok := strings.CutPrefix(m.Name, grader+".")
		if ok && !strings.Contains(name, ".") {
			m.Name = name
			out = append(out, m)
		}
	}
	return out
}

// Leading returns the name of the metric that stands for a tally where there is
// room for one: the first of its first family, else success_rate.
func (t *Tally) Leading() string {
	for _, m := range t.Metrics {
		if strings.Contains(m.Name, ".") {
			return m.Name
		}
	}
	return successRate
}
