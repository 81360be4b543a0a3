package analyse

import (
	"cmp"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/trial"
)

// ToolChoice describes which of the offered tools agents called, over scored trials
// with recorded calls. Tools of the agent's own, such as its shell, count only for
// tasks that expect them. The tool for submitting the answer never counts.
type ToolChoice struct {
	Watched int          `json:"watched"` // scored trials with recorded calls
	Metrics []Metric     `json:"metrics"` // over all tools
	Tools   []ToolFigure `json:"tools"`   // sorted by name, then by server
	Matrix  *ToolMatrix  `json:"matrix,omitempty"`

	sums *choiceSums
}

// ToolFigure holds the figures of one tool.
type ToolFigure struct {
	trial.ToolName
	Own     bool     `json:"own,omitempty"` // the tool is the agent's own
	Offered int      `json:"offered"`       // trials that offered the tool
	Used    int      `json:"used"`          // trials that called the tool
	Calls   int      `json:"calls"`
	Errors  int      `json:"errors"`
	Open    int      `json:"unanswered"` // calls without a result
	Invalid int      `json:"invalid"`    // calls whose arguments violate the schema
	Metrics []Metric `json:"metrics"`
}

// ToolMatrix counts trials by expected and called tool: Cells[i][j] is the number of
// trials that expect Expected[i] and call Called[j]. A trial that expects or calls
// several tools counts in several cells. The last row and column, [NoTool], count
// trials that expect or call no tool.
type ToolMatrix struct {
	Expected []string `json:"expected"`
	Called   []string `json:"called"`
	Trials   []int    `json:"trials"` // number of trials by row
	Cells    [][]int  `json:"cells"`
}

// NoTool is the label for no tool in a [ToolMatrix].
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

// choiceFigures lists the metrics over all tools.
var choiceFigures = []struct {
	name, of string
	make     func(*choiceSums) Metric
}{
	{toolsPrefix + "first_call_accuracy", ofExpecting, func(s *choiceSums) Metric { return s.first.metric("", ofExpecting) }},
	{toolsPrefix + "recall", "expected tools, trial by trial", func(s *choiceSums) Metric { return s.recall.metric("", "expected tools, trial by trial") }},
	{toolsPrefix + "precision", "tools called in trials of tasks with expect_tools", func(s *choiceSums) Metric {
		return s.precision.metric("", "tools called in trials of tasks with expect_tools")
	}},
	{toolsPrefix + "argument_validity", ofChecked, func(s *choiceSums) Metric { return s.all.valid.metric("", ofChecked) }},
	{toolsPrefix + "error_rate", ofAnswered, func(s *choiceSums) Metric { return s.all.failed.metric("", ofAnswered) }},
	{toolsPrefix + "unused", "tools offered in scored trials", (*choiceSums).unusedMetric},
}

// toolFigures lists the metrics of one tool. Intervals are computed only for metrics
// that a rule names.
var toolFigures = []struct {
	name     string
	make     func(*toolSums) Metric
	interval func(*toolSums, stat.Resampling) stat.Interval
}{
	{"use_rate", func(s *toolSums) Metric { return s.used.metric("", "scored trials in which it was offered") }, nil},
	{"calls", (*toolSums).callsMetric, nil},
	{"argument_validity", func(s *toolSums) Metric { return s.valid.metric("", ofChecked) }, nil},
	{"error_rate", func(s *toolSums) Metric { return s.failed.metric("", ofAnswered) }, nil},
	{"p50_ms", func(s *toolSums) Metric { return s.ms.metric("ms", ofTimed, quantileOf(0.5)) },
		func(s *toolSums, r stat.Resampling) stat.Interval { return stat.MedianBCa(s.ms.tasks, r) }},
	{"p95_ms", func(s *toolSums) Metric { return s.ms.metric("ms", ofTimed, quantileOf(0.95)) }, nil},
	{"tokens", func(s *toolSums) Metric { return s.tokens.metric("tokens", ofAnswered, meanOf) },
		func(s *toolSums, r stat.Resampling) stat.Interval { return stat.MeanBCa(s.tokens.tasks, r) }},
	{"p95_tokens", func(s *toolSums) Metric { return s.tokens.metric("tokens", ofAnswered, quantileOf(0.95)) }, nil},
}

// ToolFigureNames returns the figures of a tool that a rule can name.
func ToolFigureNames() []string {
	var out []string
	for _, f := range toolFigures {
		out = append(out, f.name)
	}
	return out
}

// CutToolMetric splits the name of a metric of one tool into tool and figure. ok
// reports whether name is such a name. figure is "" if name has none.
func CutToolMetric(name string) (tool, figure string, ok bool) {
	rest, ok := strings.CutPrefix(name, toolPrefix)
	tool, figure, _ = cutLast(rest, ".")
	return tool, figure, ok
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

func (v *taskValues) metric(unit, of string, sum func(sorted []float64) float64) Metric {
	all := slices.Concat(v.tasks...)
	m := Metric{Of: of, Unit: unit, Numerator: len(all), Denominator: len(all), Clusters: len(v.tasks)}
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
	ToolFigure
	used, valid, failed hitCounts
	ms, tokens          taskValues
	scripted            taskValues // milliseconds, in scripted trials
	offeredCalls        int        // calls in trials that offered the tool
	here                int        // calls in the current trial
}

func (s *toolSums) callsMetric() Metric {
	m := Metric{Of: "scored trials in which it was offered", Unit: "calls", Numerator: s.Offered, Denominator: s.Offered}
	if s.Offered == 0 {
		m.Warnings = []string{"nothing to evaluate: no " + m.Of}
		return m
	}
	m.Value = new(float64(s.offeredCalls) / float64(s.Offered))
	return m
}

func (s *toolSums) addCall(at unit, c *trial.ToolUse, source trial.Source) {
	s.Calls++
	if c.Valid != nil {
		s.Invalid += countIf(!*c.Valid)
		s.valid.add(at, countIf(*c.Valid), 1)
	}
	if c.MS == nil {
		s.Open++
		return
	}
	s.Errors += countIf(c.Error)
	s.failed.add(at, countIf(c.Error), 1)
	s.tokens.add(at.no, float64(c.Args+c.Result))
	switch source {
	case trial.Live:
		s.ms.add(at.no, float64(*c.MS))
	case trial.Scripted:
		s.scripted.add(at.no, float64(*c.MS))
	}
}

// choiceSums accumulates the tool choices of trials.
type choiceSums struct {
	watched                  int
	first, recall, precision hitCounts
	all                      toolSums
	tools                    map[trial.ToolName]*toolSums
	cells                    map[[2]string]int // by expected and called tool
	rows                     map[string]int    // trials by expected tool
	own                      map[string]bool   // called tools that are the agent's own, by name
	offers                   map[*trial.ToolName][]*toolSums
}

// sumChoices adds up the calls of scored trials. rename maps each tool to the name
// under which its calls count.
func sumChoices(bs []block, rename func(trial.ToolName) trial.ToolName) *choiceSums {
	s := &choiceSums{tools: map[trial.ToolName]*toolSums{}, cells: map[[2]string]int{}, rows: map[string]int{}, own: map[string]bool{}, offers: map[*trial.ToolName][]*toolSums{}}
	eachChoice(bs, func(_ *block, r *row) {
		for i := range r.Choice.Calls {
			if c := &r.Choice.Calls[i]; c.Own {
				s.own[c.Name] = true
			}
		}
	})
	eachChoice(bs, func(b *block, r *row) {
		s.watched++
		s.addTools(b, r, rename)
		if b.task.ExpectTools != nil {
			s.addExpected(b, r)
		}
	})
	return s
}

func eachChoice(bs []block, visit func(*block, *row)) {
	for i := range bs {
		for j := range bs[i].rows {
			if r := &bs[i].rows[j]; r.Status == Scored && r.Choice != nil {
				visit(&bs[i], r)
			}
		}
	}
}

// addTools adds the calls of a trial to the sums of their tools.
func (s *choiceSums) addTools(b *block, r *row, rename func(trial.ToolName) trial.ToolName) {
	var called []*toolSums
	for i := range r.Choice.Calls {
		c := &r.Choice.Calls[i]
		t := s.tool(rename(c.ToolName))
		t.Own = c.Own
		t.addCall(b.unit, c, r.Source)
		if !c.Own {
			s.all.addCall(b.unit, c, r.Source)
		}
		if t.here++; t.here == 1 {
			called = append(called, t)
			t.Used++
		}
	}
	for _, t := range s.offeredTools(r.Choice.Offered, rename) {
		t.Offered++
		t.used.add(b.unit, min(t.here, 1), 1)
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
		t = &toolSums{ToolFigure: ToolFigure{ToolName: n}}
		s.tools[n] = t
	}
	return t
}

// addExpected compares the calls of a trial with the tools that its task expects.
func (s *choiceSums) addExpected(b *block, r *row) {
	var expected []string // labels of expected tools that the agent could call
	isExpected := func(n trial.ToolName) bool { return slices.ContainsFunc(b.task.ExpectTools, n.Is) }
	for _, name := range b.task.ExpectTools {
		label := ""
		if i := slices.IndexFunc(r.Choice.Offered, func(n trial.ToolName) bool { return n.Is(name) }); i >= 0 {
			label = r.Choice.Offered[i].Name
		} else if s.own[name] {
			label = name
		}
		if label != "" && !slices.Contains(expected, label) {
			expected = append(expected, label)
		}
	}
	if len(expected) == 0 && (len(b.task.ExpectTools) > 0 || len(r.Choice.Offered) == 0) {
		return // the agent had no choice
	}
	var called []string
	right, hits := len(expected) == 0, 0
	for i := range r.Choice.Calls {
		c := &r.Choice.Calls[i]
		if c.Own && !isExpected(c.ToolName) {
			continue
		}
		if len(called) == 0 {
			right = isExpected(c.ToolName)
		}
		if !slices.Contains(called, c.Name) {
			called = append(called, c.Name)
			hits += countIf(isExpected(c.ToolName))
		}
	}
	s.first.add(b.unit, countIf(right), 1)
	found := 0
	for _, e := range expected {
		found += countIf(slices.Contains(called, e))
	}
	s.recall.add(b.unit, found, len(expected))
	s.precision.add(b.unit, hits, len(called))
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

func (s *choiceSums) unusedMetric() Metric {
	m := Metric{Of: "tools offered in scored trials", Unit: "tools"}
	for _, t := range s.tools {
		if t.Offered > 0 {
			m.Denominator++
			m.Numerator += countIf(t.Used == 0)
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
func (s *choiceSums) matrix() *ToolMatrix {
	if len(s.rows) == 0 {
		return nil
	}
	m := &ToolMatrix{}
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
			return cmp.Or(countIf(a == NoTool)-countIf(b == NoTool), strings.Compare(a, b))
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

// chooseTools returns the tool choices in the scored trials of blocks, or nil if no
// trial has recorded calls.
func chooseTools(bs []block) *ToolChoice {
	s := sumChoices(bs, func(n trial.ToolName) trial.ToolName { return n })
	if s.watched == 0 || len(s.tools) == 0 {
		return nil
	}
	out := &ToolChoice{Watched: s.watched, Matrix: s.matrix(), sums: s}
	for _, f := range choiceFigures {
		m := f.make(s)
		m.Name = f.name
		out.Metrics = append(out.Metrics, m)
	}
	for _, t := range s.tools {
		out.Tools = append(out.Tools, t.ToolFigure)
	}
	slices.SortFunc(out.Tools, func(a, b ToolFigure) int {
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
func (c *ToolChoice) Label(t *ToolFigure) string {
	for i := range c.Tools {
		if o := &c.Tools[i]; o.Name == t.Name && o.Server != t.Server && o.Offered > 0 && t.Server != "" {
			return t.Server + "/" + t.Name
		}
	}
	return t.Name
}

// Metric returns the named figure of the tool, or the zero value if none.
func (t *ToolFigure) Metric(figure string) Metric {
	for _, m := range t.Metrics {
		if strings.HasSuffix(m.Name, "."+figure) {
			return m
		}
	}
	return Metric{}
}

// Metric returns a figure over all tools, such as first_call_accuracy, or the zero
// value if none has this name.
func (c *ToolChoice) Metric(figure string) Metric {
	for _, m := range c.Metrics {
		if m.Name == toolsPrefix+figure {
			return m
		}
	}
	return Metric{}
}

// All returns the metrics over all tools, then those of each tool. It is empty if c is
// nil.
func (c *ToolChoice) All() []Metric {
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
func (c *ToolChoice) find(name string) []trial.ToolName {
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

// toolMetric returns the named figure of tools and reports whether it exists. A name
// shared by several servers means all their tools.
func (t *Tally) toolMetric(name string) (Metric, bool) {
	for _, f := range choiceFigures {
		switch {
		case f.name != name:
		case t.Choice == nil:
			return Metric{Name: name, Of: f.of, Warnings: []string{"nothing to evaluate: no " + f.of}}, true
		default:
			return t.Choice.Metric(strings.TrimPrefix(name, toolsPrefix)), true
		}
	}
	tool, figure, ok := CutToolMetric(name)
	i, mine := slices.Index(ToolFigureNames(), figure), t.Choice.find(tool)
	if !ok || i < 0 || len(mine) == 0 {
		return Metric{}, false
	}
	s := *t.Choice.sums.tools[mine[0]] // a copy, since times may be replaced below
	if len(mine) > 1 {
		s = *sumChoices(t.blocks, func(n trial.ToolName) trial.ToolName {
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
		r := stat.Resampling{Seed: t.MetricSeed(name), Level: Level}
		if m.Clusters > manyTasks {
			r.Resamples = fewerResamples
		}
		iv := f.interval(&s, r)
		m.Low, m.High, m.Method = iv.Low, iv.High, iv.Method
		m.Warnings = append(m.Warnings, iv.Warnings...)
	}
	return m, true
}
