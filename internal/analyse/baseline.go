package analyse

import (
	"encoding/json"
	"math"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// BaselineSchema names the format of a baseline file.
const BaselineSchema = "assay/baseline/1"

// Baseline is the reference for later runs: the figures of a run without
// its trials, small enough to be committed. It holds no text that a model or a
// task wrote but ids, labels and names of criteria.
type Baseline struct {
	Schema  string `json:"schema"`
	Run     string `json:"run"`
	Suite   string `json:"suite"`
	Setting []Fact `json:"setting"`
	// Overrides is how many outcomes people have set in it, against
	// the graders.
	Overrides int            `json:"overrides,omitempty"`
	Arms      []BaselineArm  `json:"arms"`  // by id
	Tasks     []BaselineTask `json:"tasks"` // by id
	Cells     []BaselineCell `json:"cells"` // by task, then by arm
}

// BaselineArm is the figures of one arm.
type BaselineArm struct {
	ID      string  `json:"id"`
	Sources []Count `json:"sources,omitempty"` // of settled trials, by name
	Models  []Count `json:"models,omitempty"`  // as served, by name
	// Metrics are everything that a rule of a suite can name and that has a value:
	// headline metrics, criteria, and statistics of numbers such as time_ms.median.
	Metrics []Metric `json:"metrics"`
}

// BaselineTask identifies the task of a cell.
type BaselineTask struct {
	ID string `json:"id"`
	// Digest is of all that an agent is asked and that graders hold it to: the
	// parts of the task that enter the keys. "" if it is not known.
	Digest string `json:"digest,omitempty"`
}

// BaselineCell is how the trials of one task went in one arm. Trials that were
// not run, or not to their end, are in none of the counts.
type BaselineCell struct {
	Task     string              `json:"task"`
	Arm      string              `json:"arm"`
	Pass     int                 `json:"pass"`
	Fail     int                 `json:"fail"`
	Unknown  int                 `json:"unknown"`
	Void     int                 `json:"void"`
	Labels   []Count             `json:"labels,omitempty"`   // of scored trials, by name
	Criteria []BaselineCriterion `json:"criteria,omitempty"` // by name
	Values   []BaselineValue     `json:"values,omitempty"`   // of [BaselineValues], the measured ones
	// Graded is the outcomes as graded, where people have set some to others.
	Graded *BaselineGraded `json:"graded,omitempty"`
}

// BaselineGraded is the outcomes of a cell without the overrides of people.
type BaselineGraded struct {
	Pass    int `json:"pass"`
	Fail    int `json:"fail"`
	Unknown int `json:"unknown"`
}

// AsGraded is the baseline with the outcomes as graded. Metrics of arms stay.
func (b Baseline) AsGraded() Baseline {
	b.Overrides, b.Cells = 0, slices.Clone(b.Cells)
	for i := range b.Cells {
		if c := &b.Cells[i]; c.Graded != nil {
			c.Pass, c.Fail, c.Unknown, c.Graded = c.Graded.Pass, c.Graded.Fail, c.Graded.Unknown, nil
		}
	}
	return b
}

// BaselineCriterion counts the verdicts of one criterion over scored trials.
type BaselineCriterion struct {
	Name     string `json:"name"`
	Required bool   `json:"required,omitempty"`
	Pass     int    `json:"pass"`
	Fail     int    `json:"fail"`
	Unknown  int    `json:"unknown,omitempty"`
}

// BaselineValue sums up a number that is compared as a ratio, over the scored
// trials of a cell in which it was measured and more than 0.
type BaselineValue struct {
	Name    string  `json:"name"`
	N       int     `json:"n"`
	Sum     string  `json:"sum"`      // exact, a decimal
	MeanLog float64 `json:"mean_log"` // mean of natural logs, rounded to 12 decimals so that machines agree
}

// The numbers of a baseline cell.
const (
	ValueTime   = "time_ms"  // of the agent, live trials only
	ValueTokens = "tokens"   // in and out, cached ones included
	ValueCost   = "cost_usd" // as billed
)

// BaselineValues lists the numbers of a baseline cell, in order.
var BaselineValues = []string{ValueTime, ValueTokens, ValueCost}

// FactPlatform names the fact of a baseline that says where it was made, such as
// linux/amd64.
const FactPlatform = "platform"

// Platform returns where the trials ran: each operating system and architecture once,
// "" if the journal does not say.
func (a *Analysis) Platform() string {
	var all []string
	for _, s := range a.Sessions {
		if s.Platform != "" && s.Why != "regrade" && !slices.Contains(all, s.Platform) {
			all = append(all, s.Platform)
		}
	}
	return strings.Join(all, ", ")
}

// Platform returns where the baseline was made, "" if it does not say.
func (b *Baseline) Platform() string {
	for _, f := range b.Setting {
		if f.Name == FactPlatform {
			return f.Value
		}
	}
	return ""
}

// Baseline sums the analysis up for later runs to be held against.
func (a *Analysis) Baseline() Baseline {
	b := a.BaselineCells()
	for i := range a.Arms {
		b.Arms = append(b.Arms, a.Arms[i].baselineArm())
	}
	b.sortByName()
	return b
}

// BaselineCells returns the baseline without the figures of arms, which take long.
func (a *Analysis) BaselineCells() Baseline {
	b := Baseline{Schema: BaselineSchema, Run: a.Run, Suite: a.Suite, Setting: slices.Clone(a.Setting), Overrides: countOverridden(a.Trials)}
	if p := a.Platform(); p != "" {
		b.Setting = append(b.Setting, Fact{FactPlatform, p})
	}
	var cells []*baselineCell
	byKey := map[trial.Key]*baselineCell{}
	tasks := map[string]bool{}
	for i := range a.Trials {
		t := &a.Trials[i]
		key := trial.Key{Task: t.Task, Arm: t.Arm}
		c := byKey[key]
		if c == nil {
			c = &baselineCell{BaselineCell: BaselineCell{Task: t.Task, Arm: t.Arm}}
			byKey[key], cells = c, append(cells, c)
		}
		c.addTrial(t)
		if !tasks[t.Task] {
			tasks[t.Task] = true
			b.Tasks = append(b.Tasks, BaselineTask{ID: t.Task, Digest: a.taskDigest(t.Task)})
		}
	}
	for _, c := range cells {
		b.Cells = append(b.Cells, c.sumCell())
	}
	b.sortByName()
	return b
}

// sortByName puts everything into the order of the file, which is by names: it then
// changes in git only where a figure changed.
func (b *Baseline) sortByName() {
	slices.SortFunc(b.Arms, func(x, y BaselineArm) int { return strings.Compare(x.ID, y.ID) })
	slices.SortFunc(b.Tasks, func(x, y BaselineTask) int { return strings.Compare(x.ID, y.ID) })
	slices.SortFunc(b.Cells, func(x, y BaselineCell) int {
		return trial.Key{Task: x.Task, Arm: x.Arm}.Compare(trial.Key{Task: y.Task, Arm: y.Arm})
	})
}

func byName(cs []Count) []Count {
	cs = slices.Clone(cs)
	slices.SortFunc(cs, func(x, y Count) int { return strings.Compare(x.Name, y.Name) })
	return cs
}

func (a *Arm) baselineArm() BaselineArm {
	out := BaselineArm{ID: a.ID, Sources: byName(a.Sources), Models: byName(a.Models)}
	for _, name := range a.metricNames() {
		m, ok := a.Lookup(name)
		if !ok || m.Value == nil {
			continue
		}
		m.Warnings = nil // the run's own reports have them
		out.Metrics = append(out.Metrics, m)
	}
	return out
}

// metricNames lists the metrics of the tally that a rule can name.
func (t *Tally) metricNames() []string {
	var out []string
	for _, m := range t.Metrics {
		out = append(out, m.Name)
	}
	var criteria, measures []string
	for _, c := range t.Criteria {
		criteria = append(criteria, c.Name)
	}
	for _, m := range t.Measures {
		measures = append(measures, m.Name)
	}
	for _, name := range ruleNames(criteria, measures) {
		if !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	return out
}

func (a *Analysis) taskDigest(id string) string {
	if a.suite == nil {
		return ""
	}
	i := slices.IndexFunc(a.suite.Tasks, func(t *suite.Task) bool { return t.ID == id })
	if i < 0 {
		return ""
	}
	return TaskDigest(a.suite.Tasks[i])
}

// digestLen is how many hexadecimal digits of a task's digest are kept: 48 bits
// tell the versions of one task apart.
const digestLen = 12

// TaskDigest identifies the question of a task and the standard for its answer; "" if the
// task cannot be written down. Titles, tags and hints are not in it.
func TaskDigest(t *suite.Task) string {
	var parts [2]any
	for i, key := range []string{seal.Gen, seal.Grade} {
		part, err := seal.SelectFields(t, key)
		if err != nil {
			return ""
		}
		parts[i] = part
	}
	// As text, since the settings of graders may hold fractions.
	text, err := json.Marshal(parts)
	if err != nil {
		return ""
	}
	d, err := seal.Hash("assay/baseline-task/1", string(text))
	if err != nil || len(d) < digestLen {
		return ""
	}
	return string(d[:digestLen])
}

// baselineCell gathers a cell.
type baselineCell struct {
	BaselineCell
	logs [3][]float64 // in the order of BaselineValues
	sums [3]big.Rat
	was  BaselineGraded // as graded
	set  bool           // people have set outcomes
}

func (c *baselineCell) addTrial(t *Trial) {
	switch t.Status {
	case Void:
		c.Void++
		return
	case Scored:
	default:
		return
	}
	tick := func(v trial.Verdict, pass, fail, unknown *int) {
		switch v {
		case trial.Pass:
			*pass++
		case trial.Fail:
			*fail++
		default:
			*unknown++
		}
	}
	tick(t.Outcome, &c.Pass, &c.Fail, &c.Unknown)
	tick(t.GradedOutcome(), &c.was.Pass, &c.was.Fail, &c.was.Unknown)
	c.set = c.set || t.Graded != ""
	c.Labels = addCount(c.Labels, t.Label, 1)
	for _, cr := range t.Criteria {
		c.addCriterion(cr)
	}
	if t.Source == trial.Live && t.AgentMS != nil {
		c.addValue(0, new(big.Rat).SetInt64(*t.AgentMS))
	}
	if t.Tokens.Trials > 0 {
		c.addValue(1, new(big.Rat).SetInt64(t.Tokens.In()+t.Tokens.Output))
	}
	if t.Cost.Priced > t.Cost.Free {
		c.addValue(2, t.Cost.Billed.rat())
	}
}

func (c *baselineCell) addCriterion(cr trial.Criterion) {
	if cr.Verdict == trial.NotApplicable {
		return
	}
	at := slices.IndexFunc(c.Criteria, func(b BaselineCriterion) bool { return b.Name == cr.Name })
	if at < 0 {
		at, c.Criteria = len(c.Criteria), append(c.Criteria, BaselineCriterion{Name: cr.Name})
	}
	b := &c.Criteria[at]
	b.Required = b.Required || cr.Required
	switch cr.Verdict {
	case trial.Pass:
		b.Pass++
	case trial.Fail:
		b.Fail++
	default:
		b.Unknown++
	}
}

func (c *baselineCell) addValue(i int, v *big.Rat) {
	f, _ := v.Float64()
	if v.Sign() <= 0 || math.IsInf(f, 0) || f == 0 {
		return
	}
	c.logs[i] = append(c.logs[i], math.Log(f))
	c.sums[i].Add(&c.sums[i], v)
}

func (c *baselineCell) sumCell() BaselineCell {
	out := c.BaselineCell
	if c.set {
		out.Graded = &c.was
	}
	out.Labels = byName(out.Labels)
	slices.SortFunc(out.Criteria, func(x, y BaselineCriterion) int { return strings.Compare(x.Name, y.Name) })
	for i, name := range BaselineValues {
		if n := len(c.logs[i]); n > 0 {
			out.Values = append(out.Values, BaselineValue{
				Name: name, N: n, Sum: exactDecimal(&c.sums[i]), MeanLog: round12(stat.Sum(c.logs[i]) / float64(n)),
			})
		}
	}
	return out
}

// exactDecimal writes r exactly where it ends within 18 decimals, as money and
// counts do.
func exactDecimal(r *big.Rat) string {
	n, exact := r.FloatPrec()
	if !exact || n > 18 {
		n = 18
	}
	return r.FloatString(n)
}

// round12 rounds to 12 decimals: the last digits of a logarithm differ between
// processors.
func round12(x float64) float64 {
	v, err := strconv.ParseFloat(strconv.FormatFloat(x, 'f', 12, 64), 64)
	if err != nil {
		return x
	}
	return v
}
