// Package toolchoice measures which of the offered tools agents call, how often they
// choose an expected one, and how the calls of each tool go.
package toolchoice

import (
	"cmp"
	"iter"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse/figure"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/trial"
)

// Choice describes which of the offered tools agents called, over scored trials
// with recorded calls. Tools of the agent's own, such as its shell, count only for
// tasks that expect them. The tool for submitting the answer never counts.
type Choice struct {
	Watched int             `json:"watched"` // scored trials with recorded calls
	Metrics []figure.Metric `json:"metrics"` // over all tools
	Tools   []Tool          `json:"tools"`   // sorted by name, then by server
	Matrix  *Matrix         `json:"matrix,omitempty"`

	trials iter.Seq[Trial]
	sums   *choiceSums
}

// Trial is a scored trial with recorded calls.
type Trial struct {
	Task    int    // number of its task; trials come in the order of tasks
	Cluster string // of tasks to which its task belongs, or "" if none
	// Expect are the tools that the task expects; nil if it has no expectation.
	Expect []string
	Source trial.Source
	*trial.ToolChoice
}

// Tool holds the figures of one tool.
type Tool struct {
	trial.ToolName
	Own     bool            `json:"own,omitempty"` // the tool is the agent's own
	Offered int             `json:"offered"`       // trials that offered the tool
	Used    int             `json:"used"`          // trials that called the tool
	Calls   int             `json:"calls"`
	Errors  int             `json:"errors"`
	Open    int             `json:"unanswered"` // calls without a result
	Invalid int             `json:"invalid"`    // calls whose arguments violate the schema
	Metrics []figure.Metric `json:"metrics"`
}

// Matrix counts trials by expected and called tool: Cells[i][j] is the number of
// trials that expect Expected[i] and call Called[j]. A trial that expects or calls
// several tools counts in several cells. The last row and column, [NoTool], count
// trials that expect or call no tool.
type Matrix struct {
	Expected []string `json:"expected"`
	Called   []string `json:"called"`
	Trials   []int    `json:"trials"` // number of trials by row
	Cells    [][]int  `json:"cells"`
}

// NoTool is the label for no tool in a [Matrix].
const NoTool = "(none)"

// The name of a metric of tools is toolsPrefix and a figure, or toolPrefix, the name of
// a tool and a figure.
const (
	toolsPrefix = "tools."
	toolPrefix  = "tool."
)

const (
	ofExpecting = "scored trials of tasks with expect_tools, where the agent had such a tool"
	ofChecked   = "calls in scored trials of tools with a schema"
	ofAnswered  = "answered calls in scored trials"
	ofTimed     = "answered calls in scored live trials"
)

// overallFigures lists the metrics over all tools.
var overallFigures = []struct {
	name, doc string
	make      func(*choiceSums) figure.Metric
}{
	{toolsPrefix + "first_call_accuracy", "the first call was of an expected tool, or there was none where none was expected", func(s *choiceSums) figure.Metric { return s.first.Metric("", ofExpecting) }},
	{toolsPrefix + "recall", "expected tools that were called", func(s *choiceSums) figure.Metric { return s.recall.Metric("", "expected tools, trial by trial") }},
	{toolsPrefix + "precision", "called tools that were expected", func(s *choiceSums) figure.Metric {
		return s.precision.Metric("", "different tools called in each trial of a task with expect_tools")
	}},
	{toolsPrefix + "argument_validity", "arguments that match the schema of the tool", func(s *choiceSums) figure.Metric { return s.all.valid.Metric("", ofChecked) }},
	{toolsPrefix + "error_rate", "calls that were answered by an error", func(s *choiceSums) figure.Metric { return s.all.failed.Metric("", ofAnswered) }},
	{toolsPrefix + "unused", "offered tools that no trial called", (*choiceSums).unusedMetric},
}

// toolFigures lists the metrics of one tool. Intervals are computed only for metrics
// that a rule names.
var toolFigures = []struct {
	name     string
	doc      string
	make     func(*toolSums) figure.Metric
	interval func(*toolSums, stat.Resampling) stat.Interval
}{
	{"use_rate", "trials that called the tool", func(s *toolSums) figure.Metric { return s.used.Metric("", "scored trials in which it was offered") }, nil},
	{"calls", "calls of the tool in a trial, on average", (*toolSums).callsMetric, nil},
	{"argument_validity", "arguments that match the schema of the tool", func(s *toolSums) figure.Metric { return s.valid.Metric("", ofChecked) }, nil},
	{"error_rate", "calls that were answered by an error", func(s *toolSums) figure.Metric { return s.failed.Metric("", ofAnswered) }, nil},
	{"p50_ms", "median time until the answer", func(s *toolSums) figure.Metric { return s.ms.metric("ms", ofTimed, quantileOf(0.5)) },
		func(s *toolSums, r stat.Resampling) stat.Interval { return stat.MedianBCa(s.ms.tasks, r) }},
	{"p95_ms", "95th percentile of the time until the answer", func(s *toolSums) figure.Metric { return s.ms.metric("ms", ofTimed, quantileOf(0.95)) }, nil},
	{"tokens", "tokens of arguments and answer, on average", func(s *toolSums) figure.Metric { return s.tokens.metric("tokens", ofAnswered, meanOf) },
		func(s *toolSums, r stat.Resampling) stat.Interval { return stat.MeanBCa(s.tokens.tasks, r) }},
	{"p95_tokens", "95th percentile of the tokens of arguments and answer", func(s *toolSums) figure.Metric { return s.tokens.metric("tokens", ofAnswered, quantileOf(0.95)) }, nil},
}

// Info describes a metric.
type Info struct{ Name, Unit, Of, Doc string }

// DescribeOverall describes the metrics over all tools.
func DescribeOverall() []Info {
	var out []Info
	for _, f := range overallFigures {
		m := f.make(&choiceSums{})
		out = append(out, Info{Name: f.name, Unit: m.Unit, Of: m.Of, Doc: f.doc})
	}
	return out
}

// Describe describes the metrics of a tool.
func Describe(tool string) []Info {
	var out []Info
	for _, f := range toolFigures {
		m := f.make(&toolSums{})
		out = append(out, Info{Name: toolPrefix + tool + "." + f.name, Unit: m.Unit, Of: m.Of, Doc: f.doc})
	}
	return out
}

// FigureNames returns the figures of a tool that a rule can name.
func FigureNames() []string {
	var out []string
	for _, f := range toolFigures {
		out = append(out, f.name)
	}
	return out
}

// CutMetric splits a metric of one tool into the tool and the name of the figure, "" if
// none. ok reports whether metric is such a name.
func CutMetric(metric string) (tool, name string, ok bool) {
	rest, ok := strings.CutPrefix(metric, toolPrefix)
	tool, name, _ = figure.CutLast(rest, ".")
	return tool, name, ok
}

// taskValues collects values by task. It expects blocks in the order of tasks.
type taskValues struct {
	no    int
	tasks [][]float64
}

func (v *taskValues) add(no int, x float64) {
	if len(v.tasks) == 0 || v.no != no {
		v.no, v.tasks = no, append(v.tasks, nil)
	}
	last := &v.tasks[len(v.tasks)-1]
	*last = append(*last, x)
}

func (v *taskValues) metric(unit, of string, sum func(sorted []float64) float64) figure.Metric {
	all := slices.Concat(v.tasks...)
	m := figure.Metric{Of: of, Unit: unit, Numerator: len(all), Denominator: len(all), Clusters: len(v.tasks)}
	if len(all) == 0 {
		m.Warnings = []string{"nothing to evaluate: no " + of}
		return m
	}
	slices.Sort(all)
	m.Value = new(sum(all))
	return m
}

func meanOf(xs []float64) float64 { return stat.Sum(xs) / float64(len(xs)) }

func quantileOf(q float64) func([]float64) float64 {
	return func(sorted []float64) float64 { return stat.Quantile(sorted, q) }
}

// toolSums accumulates the calls of one or several tools.
type toolSums struct {
	Tool
	used, valid, failed figure.Hits
	ms, tokens          taskValues
	scripted            taskValues // milliseconds, in scripted trials
	offeredCalls        int        // calls in trials that offered the tool
	here                int        // calls in the current trial
}

func (s *toolSums) callsMetric() figure.Metric {
	m := figure.Metric{Of: "scored trials in which it was offered", Unit: "calls", Numerator: s.Offered, Denominator: s.Offered}
	if s.Offered == 0 {
		m.Warnings = []string{"nothing to evaluate: no " + m.Of}
		return m
	}
	m.Value = new(float64(s.offeredCalls) / float64(s.Offered))
	return m
}

func (s *toolSums) addCall(r *Trial, c *trial.ToolUse) {
	s.Calls++
	if c.Valid != nil {
		s.Invalid += figure.CountIf(!*c.Valid)
		s.valid.Add(r.Task, r.Cluster, figure.CountIf(*c.Valid), 1)
	}
	if c.MS == nil {
		s.Open++
		return
	}
	s.Errors += figure.CountIf(c.Error)
	s.failed.Add(r.Task, r.Cluster, figure.CountIf(c.Error), 1)
	s.tokens.add(r.Task, float64(c.Args+c.Result))
	switch r.Source {
	case trial.Live:
		s.ms.add(r.Task, float64(*c.MS))
	case trial.Scripted:
		s.scripted.add(r.Task, float64(*c.MS))
	}
}

// choiceSums accumulates the tool choices of trials.
type choiceSums struct {
	watched                  int
	first, recall, precision figure.Hits
	all                      toolSums
	tools                    map[trial.ToolName]*toolSums
	cells                    map[[2]string]int // by expected and called tool
	rows                     map[string]int    // trials by expected tool
	own                      map[string]bool   // called tools that are the agent's own, by name
	offers                   map[*trial.ToolName][]*toolSums
}

// sumChoices adds up the calls of trials. rename maps each tool to the name
// under which its calls count.
func sumChoices(trials iter.Seq[Trial], rename func(trial.ToolName) trial.ToolName) *choiceSums {
	s := &choiceSums{tools: map[trial.ToolName]*toolSums{}, cells: map[[2]string]int{}, rows: map[string]int{}, own: map[string]bool{}, offers: map[*trial.ToolName][]*toolSums{}}
	for t := range trials {
		for i := range t.Calls {
			if c := &t.Calls[i]; c.Own {
				s.own[c.Name] = true
			}
		}
	}
	for t := range trials {
		s.watched++
		s.addTools(&t, rename)
		if t.Expect != nil {
			s.addExpected(&t)
		}
	}
	return s
}

// addTools adds the calls of a trial to the sums of their tools.
func (s *choiceSums) addTools(r *Trial, rename func(trial.ToolName) trial.ToolName) {
	var called []*toolSums
	for i := range r.Calls {
		c := &r.Calls[i]
		t := s.tool(rename(c.ToolName))
		t.Own = c.Own
		t.addCall(r, c)
		if !c.Own {
			s.all.addCall(r, c)
		}
		if t.here++; t.here == 1 {
			called = append(called, t)
			t.Used++
		}
	}
	for _, t := range s.offeredTools(r.Offered, rename) {
		t.Offered++
		t.used.Add(r.Task, r.Cluster, min(t.here, 1), 1)
		t.offeredCalls += t.here
	}
	for _, t := range called {
		t.here = 0
	}
}

// offeredTools returns the sums of offered tools, each once. Trials with the same tools
// share one list, for which the result is cached.
func (s *choiceSums) offeredTools(names []trial.ToolName, rename func(trial.ToolName) trial.ToolName) []*toolSums {
	if len(names) == 0 {
		return nil
	}
	out, ok := s.offers[&names[0]]
	if ok {
		return out
	}
	for _, n := range names {
		if t := s.tool(rename(n)); !slices.Contains(out, t) {
			out = append(out, t)
		}
	}
	s.offers[&names[0]] = out
	return out
}

func (s *choiceSums) tool(n trial.ToolName) *toolSums {
	t := s.tools[n]
	if t == nil {
		t = &toolSums{Tool: Tool{ToolName: n}}
		s.tools[n] = t
	}
	return t
}

// addExpected compares the calls of a trial with the tools that its task expects.
func (s *choiceSums) addExpected(r *Trial) {
	var expected []string // labels of expected tools that the agent could call
	isExpected := func(n trial.ToolName) bool { return slices.ContainsFunc(r.Expect, n.Is) }
	for _, name := range r.Expect {
		label := ""
		if i := slices.IndexFunc(r.Offered, func(n trial.ToolName) bool { return n.Is(name) }); i >= 0 {
			label = r.Offered[i].Name
		} else if s.own[name] {
			label = name
		}
		if label != "" && !slices.Contains(expected, label) {
			expected = append(expected, label)
		}
	}
	if len(expected) == 0 && (len(r.Expect) > 0 || len(r.Offered) == 0) {
		return // the agent had no choice
	}
	var called []string
	right, hits := len(expected) == 0, 0
	for i := range r.Calls {
		c := &r.Calls[i]
		if c.Own && !isExpected(c.ToolName) {
			continue
		}
		if len(called) == 0 {
			right = isExpected(c.ToolName)
		}
		if !slices.Contains(called, c.Name) {
			called = append(called, c.Name)
			hits += figure.CountIf(isExpected(c.ToolName))
		}
	}
	s.first.Add(r.Task, r.Cluster, figure.CountIf(right), 1)
	found := 0
	for _, e := range expected {
		found += figure.CountIf(slices.Contains(called, e))
	}
	s.recall.Add(r.Task, r.Cluster, found, len(expected))
	s.precision.Add(r.Task, r.Cluster, hits, len(called))
	if len(called) == 0 {
		called = []string{NoTool}
	}
	if len(expected) == 0 {
		expected = []string{NoTool}
	}
	for _, e := range expected {
		s.rows[e]++
		for _, c := range called {
			s.cells[[2]string{e, c}]++
		}
	}
}

func (s *choiceSums) unusedMetric() figure.Metric {
	m := figure.Metric{Of: "tools offered in scored trials", Unit: "tools"}
	for _, t := range s.tools {
		if t.Offered > 0 {
			m.Denominator++
			m.Numerator += figure.CountIf(t.Used == 0)
		}
	}
	if m.Denominator == 0 {
		m.Warnings = []string{"nothing to evaluate: no " + m.Of}
		return m
	}
	m.Value = new(float64(m.Numerator))
	return m
}

// matrix returns the counts by expected and called tool, or nil if no task expects a
// tool.
func (s *choiceSums) matrix() *Matrix {
	if len(s.rows) == 0 {
		return nil
	}
	m := &Matrix{}
	add := func(list *[]string, name string) {
		if !slices.Contains(*list, name) {
			*list = append(*list, name)
		}
	}
	for at := range s.cells {
		add(&m.Expected, at[0])
		add(&m.Called, at[0])
		add(&m.Called, at[1])
	}
	for _, list := range [][]string{m.Expected, m.Called} {
		slices.SortFunc(list, func(a, b string) int {
			return cmp.Or(figure.CountIf(a == NoTool)-figure.CountIf(b == NoTool), strings.Compare(a, b))
		})
	}
	for _, e := range m.Expected {
		row := make([]int, len(m.Called))
		for j, c := range m.Called {
			row[j] = s.cells[[2]string{e, c}]
		}
		m.Trials, m.Cells = append(m.Trials, s.rows[e]), append(m.Cells, row)
	}
	return m
}

// New returns the tool choices in trials, or nil if there is no trial or none called or
// was offered a tool.
func New(trials iter.Seq[Trial]) *Choice {
	s := sumChoices(trials, func(n trial.ToolName) trial.ToolName { return n })
	if s.watched == 0 || len(s.tools) == 0 {
		return nil
	}
	out := &Choice{Watched: s.watched, Matrix: s.matrix(), trials: trials, sums: s}
	for _, f := range overallFigures {
		m := f.make(s)
		m.Name = f.name
		out.Metrics = append(out.Metrics, m)
	}
	for _, t := range s.tools {
		out.Tools = append(out.Tools, t.Tool)
	}
	slices.SortFunc(out.Tools, func(a, b Tool) int {
		return cmp.Or(strings.Compare(a.Name, b.Name), strings.Compare(a.Server, b.Server), strings.Compare(a.Shown, b.Shown))
	})
	for i := range out.Tools {
		t := &out.Tools[i]
		for _, f := range toolFigures {
			m := f.make(s.tools[t.ToolName])
			m.Name = toolPrefix + out.Label(t) + "." + f.name
			t.Metrics = append(t.Metrics, m)
		}
	}
	return out
}

// Label returns the shortest unambiguous name of a tool. The label includes the server
// if tools of several servers share the name.
func (c *Choice) Label(t *Tool) string {
	for i := range c.Tools {
		if o := &c.Tools[i]; o.Name == t.Name && o.Server != t.Server && o.Offered > 0 && t.Server != "" {
			return t.Server + "/" + t.Name
		}
	}
	return t.Name
}

// Metric returns the named figure of the tool, or the zero value if none.
func (t *Tool) Metric(name string) figure.Metric {
	for _, m := range t.Metrics {
		if strings.HasSuffix(m.Name, "."+name) {
			return m
		}
	}
	return figure.Metric{}
}

// Metric returns a figure over all tools, such as first_call_accuracy, or the zero
// value if none has this name.
func (c *Choice) Metric(name string) figure.Metric {
	for _, m := range c.Metrics {
		if m.Name == toolsPrefix+name {
			return m
		}
	}
	return figure.Metric{}
}

// All returns the metrics over all tools, then the metrics of each tool, or none if c is
// nil.
func (c *Choice) All() []figure.Metric {
	if c == nil {
		return nil
	}
	out := slices.Clone(c.Metrics)
	for _, t := range c.Tools {
		out = append(out, t.Metrics...)
	}
	return out
}

// find returns the tools with the given name: offered tools, otherwise tools of the
// agent's own or invented ones.
func (c *Choice) find(name string) []trial.ToolName {
	var offered, others []trial.ToolName
	if c == nil {
		return nil
	}
	for _, t := range c.Tools {
		switch {
		case !t.Is(name):
		case t.Offered > 0:
			offered = append(offered, t.ToolName)
		default:
			others = append(others, t.ToolName)
		}
	}
	if len(offered) > 0 {
		return offered
	}
	return others
}

// Lookup returns the named figure of tools and reports whether it exists. A name
// shared by several servers means all their tools. The interval is drawn with the seed.
func (c *Choice) Lookup(name string, seed uint64) (figure.Metric, bool) {
	for _, f := range overallFigures {
		switch {
		case f.name != name:
		case c == nil:
			of := f.make(&choiceSums{}).Of
			return figure.Metric{Name: name, Of: of, Warnings: []string{"nothing to evaluate: no " + of}}, true
		default:
			return c.Metric(strings.TrimPrefix(name, toolsPrefix)), true
		}
	}
	tool, last, ok := CutMetric(name)
	i, mine := slices.Index(FigureNames(), last), c.find(tool)
	if !ok || i < 0 || len(mine) == 0 {
		return figure.Metric{}, false
	}
	s := *c.sums.tools[mine[0]] // a copy, since times may be replaced below
	if len(mine) > 1 {
		s = *sumChoices(c.trials, func(n trial.ToolName) trial.ToolName {
			if slices.Contains(mine, n) {
				return mine[0]
			}
			return n
		}).tools[mine[0]]
	}
	scripted := len(s.ms.tasks) == 0 && len(s.scripted.tasks) > 0
	if scripted { // scripted agents call real servers
		s.ms = s.scripted
	}
	f := toolFigures[i]
	m := f.make(&s)
	m.Name = name
	if scripted && m.Unit == "ms" {
		m.Of, m.Warnings = "answered calls in scored scripted trials", append(m.Warnings, "of scripted trials: the tool was really called, by no model")
	}
	if f.interval != nil && m.Value != nil {
		iv := f.interval(&s, figure.ResampleTasks(seed, m.Clusters))
		m.Low, m.High, m.Method = iv.Low, iv.High, iv.Method
		m.Warnings = append(m.Warnings, iv.Warnings...)
	}
	return m, true
}
