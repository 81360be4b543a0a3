// Package baseline summarizes a run in a file small enough to commit. The file holds
// the figures of the run without its trials; later runs are compared with it.
package baseline

import (
	"encoding/json"
	"math"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Schema is the name of the format of a baseline file.
const Schema = "assay/baseline/1"

// Baseline holds the figures of a run without its trials, as a reference for later
// runs. Its only texts by models or tasks are ids, labels and names of criteria, so
// that it can be committed.
type Baseline struct {
	Schema string `json:"schema"`
	Run    string `json:"run"`
	Suite  string `json:"suite"`
	// Cluster is the field of tasks that the suite clusters by; "" if tasks are
	// independent.
	Cluster string `json:"cluster,omitempty"`
	// Unrelated is the suite's reason why trials without a verdict have nothing to do with
	// what is compared; "" if it gives none.
	Unrelated string         `json:"missing_unrelated,omitempty"`
	Setting   []analyse.Fact `json:"setting"`
	// Overrides is the number of outcomes that people have overridden.
	Overrides int    `json:"overrides,omitempty"`
	Arms      []Arm  `json:"arms"`  // sorted by id
	Tasks     []Task `json:"tasks"` // sorted by id
	Cells     []Cell `json:"cells"` // sorted by task, then by arm
}

// Arm holds the figures of one arm.
type Arm struct {
	ID      string          `json:"id"`
	Sources []analyse.Count `json:"sources,omitempty"` // of settled trials, sorted by name
	Models  []analyse.Count `json:"models,omitempty"`  // models that served requests, sorted by name
	// Metrics holds every metric with a value that a rule of a suite can name: headline
	// metrics, criteria, and statistics of numbers such as time_ms.median.
	Metrics []analyse.Metric `json:"metrics"`
}

// Task identifies the task of a cell.
type Task struct {
	ID string `json:"id"`
	// Digest is the digest of the parts of the task that enter the keys: the question
	// for agents and the standard for graders. It is "" if unknown.
	Digest string `json:"digest,omitempty"`
	// Cluster is of tasks that may share their effect; "" if the suite has none for it.
	Cluster string `json:"cluster,omitempty"`
}

// Cell summarizes the trials of one task in one arm.
type Cell struct {
	Task     string          `json:"task"`
	Arm      string          `json:"arm"`
	Pass     int             `json:"pass"`
	Fail     int             `json:"fail"`
	Unknown  int             `json:"unknown"`
	Void     int             `json:"void"`
	NotRun   int             `json:"not_run,omitempty"`  // planned, and the run ended before
	Labels   []analyse.Count `json:"labels,omitempty"`   // of scored trials, sorted by name
	Criteria []Criterion     `json:"criteria,omitempty"` // sorted by name
	Values   []Value         `json:"values,omitempty"`   // of [Values], where measured
	// Graded holds the outcomes as graded, if people have overridden any.
	Graded *Graded `json:"graded,omitempty"`
}

// Graded holds the outcomes of a cell without overrides by people.
type Graded struct {
	Pass    int `json:"pass"`
	Fail    int `json:"fail"`
	Unknown int `json:"unknown"`
}

// AsGraded returns the baseline with the outcomes as graded. The metrics of arms do not
// change.
func (b Baseline) AsGraded() Baseline {
	b.Overrides, b.Cells = 0, slices.Clone(b.Cells)
	for i := range b.Cells {
		if c := &b.Cells[i]; c.Graded != nil {
			c.Pass, c.Fail, c.Unknown, c.Graded = c.Graded.Pass, c.Graded.Fail, c.Graded.Unknown, nil
		}
	}
	return b
}

// Criterion counts the verdicts of one criterion over scored trials.
type Criterion struct {
	Name     string `json:"name"`
	Required bool   `json:"required,omitempty"`
	Pass     int    `json:"pass"`
	Fail     int    `json:"fail"`
	Unknown  int    `json:"unknown,omitempty"`
}

// Value summarizes a number that is compared as a ratio, over the scored trials of a
// cell with a positive measurement.
type Value struct {
	Name    string  `json:"name"`
	N       int     `json:"n"`
	Sum     string  `json:"sum"`      // exact decimal
	MeanLog float64 `json:"mean_log"` // mean of natural logarithms, rounded to 12 decimals for equal results on all machines
}

// Names of the numbers of a baseline cell.
const (
	ValueTime   = "time_ms"  // agent's time, live trials only
	ValueTokens = "tokens"   // input and output, including cached tokens
	ValueCost   = "cost_usd" // as billed
)

// Values lists the names of the numbers of a baseline cell, in order.
var Values = []string{ValueTime, ValueTokens, ValueCost}

// FactPlatform is the name of the fact that holds the platform of a baseline, such as
// linux/amd64.
const FactPlatform = "platform"

// Platform returns the platform of the baseline, or "" if unknown.
func (b *Baseline) Platform() string {
	for _, f := range b.Setting {
		if f.Name == FactPlatform {
			return f.Value
		}
	}
	return ""
}

// New returns the baseline of an analysis.
func New(a *analyse.Analysis) Baseline {
	b := Cells(a)
	for i := range a.Arms {
		b.Arms = append(b.Arms, sumArm(&a.Arms[i]))
	}
	b.sortByName()
	return b
}

// Cells returns the baseline without the figures of arms, which are slow to compute.
func Cells(a *analyse.Analysis) Baseline {
	b := Baseline{Schema: Schema, Run: a.Run, Suite: a.Suite, Setting: slices.Clone(a.Setting), Overrides: analyse.CountOverridden(a.Trials)}
	if p := a.Platform(); p != "" {
		b.Setting = append(b.Setting, analyse.Fact{Name: FactPlatform, Value: p})
	}
	s := a.Written()
	if s != nil {
		b.Cluster, b.Unrelated = s.Cluster, s.Missing.Because
	}
	var cells []*cellBuilder
	byKey := map[trial.Key]*cellBuilder{}
	tasks := map[string]bool{}
	for i := range a.Trials {
		t := &a.Trials[i]
		key := trial.Key{Task: t.Task, Arm: t.Arm}
		c := byKey[key]
		if c == nil {
			c = &cellBuilder{Cell: Cell{Task: t.Task, Arm: t.Arm}}
			byKey[key], cells = c, append(cells, c)
		}
		c.addTrial(t)
		if !tasks[t.Task] {
			tasks[t.Task] = true
			task := a.Task(t.Task)
			of := Task{ID: t.Task, Digest: TaskDigest(task)}
			if task != nil {
				of.Cluster = s.ClusterOf(task)
			}
			b.Tasks = append(b.Tasks, of)
		}
	}
	for _, c := range cells {
		b.Cells = append(b.Cells, c.sumCell())
	}
	b.sortByName()
	return b
}

// sortByName sorts the baseline by names, so that its file changes in git only where a
// figure changes.
func (b *Baseline) sortByName() {
	slices.SortFunc(b.Arms, func(x, y Arm) int { return strings.Compare(x.ID, y.ID) })
	slices.SortFunc(b.Tasks, func(x, y Task) int { return strings.Compare(x.ID, y.ID) })
	slices.SortFunc(b.Cells, func(x, y Cell) int {
		return trial.Key{Task: x.Task, Arm: x.Arm}.Compare(trial.Key{Task: y.Task, Arm: y.Arm})
	})
}

func byName(cs []analyse.Count) []analyse.Count {
	cs = slices.Clone(cs)
	slices.SortFunc(cs, func(x, y analyse.Count) int { return strings.Compare(x.Name, y.Name) })
	return cs
}

func sumArm(a *analyse.Arm) Arm {
	out := Arm{ID: a.ID, Sources: byName(a.Sources), Models: byName(a.Models)}
	for _, name := range a.MetricNames() {
		m, ok := a.Lookup(name)
		if !ok || m.Value == nil {
			continue
		}
		m.Warnings = nil // the run's own reports show them
		out.Metrics = append(out.Metrics, m)
	}
	return out
}

// digestLen is the number of hexadecimal digits kept of a task's digest: 48 bits
// distinguish the versions of one task.
const digestLen = 12

// TaskDigest returns the digest of a task's question and of the standard for its
// answer, without title, tags and hints. It returns "" if the task has neither or
// cannot be encoded.
func TaskDigest(t *suite.Task) string {
	if t == nil {
		return ""
	}
	var parts [2]any
	for i, key := range []string{seal.Gen, seal.Grade} {
		part, err := seal.SelectFields(t, key)
		if err != nil {
			return ""
		}
		parts[i] = part
	}
	// seal.Hash takes the JSON as text, since the settings of graders may hold
	// fractions.
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

// cellBuilder accumulates the trials of a cell.
type cellBuilder struct {
	Cell
	logs [3][]float64 // in the order of Values
	sums [3]big.Rat
	was  Graded // outcomes as graded
	set  bool   // people have overridden outcomes
}

func (c *cellBuilder) addTrial(t *analyse.Trial) {
	switch t.Status {
	case analyse.Void:
		c.Void++
		return
	case analyse.Scored:
	default:
		if t.WasCutOff() {
			c.NotRun++
		}
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
	c.Labels = analyse.AddCount(c.Labels, t.Label, 1)
	for _, cr := range t.Criteria {
		c.addCriterion(cr)
	}
	if _, timed := t.LiveMS(); timed {
		c.addValue(0, new(big.Rat).SetInt64(*t.AgentMS()))
	}
	if t.Tokens.Trials > 0 {
		c.addValue(1, new(big.Rat).SetInt64(t.Tokens.In()+t.Tokens.Output))
	}
	if t.Cost.Priced > t.Cost.Free {
		c.addValue(2, t.Cost.Billed.Rat())
	}
}

func (c *cellBuilder) addCriterion(cr trial.Criterion) {
	if cr.Verdict == trial.NotApplicable {
		return
	}
	at := slices.IndexFunc(c.Criteria, func(b Criterion) bool { return b.Name == cr.Name })
	if at < 0 {
		at, c.Criteria = len(c.Criteria), append(c.Criteria, Criterion{Name: cr.Name})
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

func (c *cellBuilder) addValue(i int, v *big.Rat) {
	f, _ := v.Float64()
	if v.Sign() <= 0 || math.IsInf(f, 0) || f == 0 {
		return
	}
	c.logs[i] = append(c.logs[i], math.Log(f))
	c.sums[i].Add(&c.sums[i], v)
}

func (c *cellBuilder) sumCell() Cell {
	out := c.Cell
	if c.set {
		out.Graded = &c.was
	}
	out.Labels = byName(out.Labels)
	slices.SortFunc(out.Criteria, func(x, y Criterion) int { return strings.Compare(x.Name, y.Name) })
	for i, name := range Values {
		if n := len(c.logs[i]); n > 0 {
			out.Values = append(out.Values, Value{
				Name: name, N: n, Sum: DecimalString(&c.sums[i]), MeanLog: round12(stat.Sum(c.logs[i]) / float64(n)),
			})
		}
	}
	return out
}

// DecimalString returns r in decimal notation. The result is exact up to 18 decimals,
// which suffices for money and counts.
func DecimalString(r *big.Rat) string {
	n, exact := r.FloatPrec()
	if !exact || n > 18 {
		n = 18
	}
	return r.FloatString(n)
}

// round12 rounds x to 12 decimals, because the last digits of a logarithm differ
// between processors.
func round12(x float64) float64 {
	v, err := strconv.ParseFloat(strconv.FormatFloat(x, 'f', 12, 64), 64)
	if err != nil {
		return x
	}
	return v
}
