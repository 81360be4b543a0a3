package seedc

import (
	"fmt"
	"hash/fnv"
	"maps"
	"math"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/stat"
)

// The classes of a run, which the original counts as failures alike.
const (
	ClassPassed  = "passed"
	ClassFailed  = "failed"       // a grader's word
	ClassTimeout = "timeout"      // the agent's deadline
	ClassStalled = "stalled"      // nothing was heard of the agent
	ClassAgent   = "agent_error"  // the agent ended with an exit code other than 0
	ClassSetup   = "setup_error"  // void: not the agent's doing
	ClassGrader  = "grader_error" // void: the grader could not judge
)

// classes are all of them, in the order in which they are shown.
var classes = []string{ClassPassed, ClassFailed, ClassTimeout, ClassStalled, ClassAgent, ClassSetup, ClassGrader}

// graderFaults begin reasons of graders that could not judge.
var graderFaults = []string{"grader_", "unknown_grader", "tests_no_result_bundle", "tests_result_parse_failed", "baseline_missing", "baseline_unreadable"}

// setupFaults are prefixes of failure reasons of runs that measure no agent. The latter two
// are of assay's own trials.
var setupFaults = []string{"setup_failed", "environment_error", "treatment_error"}

// Class returns why a run did not succeed. The end of the agent comes before the
// findings of the graders, which mostly follow from it; the original has the reverse
// order.
func (r *Row) Class() string {
	reason := r.Text(FailureReason)
	code, known := r.Number(ExitCode)
	switch {
	case r.Bool(Success):
		return ClassPassed
	case slices.ContainsFunc(setupFaults, func(p string) bool { return strings.HasPrefix(reason, p) }):
		return ClassSetup
	case strings.HasPrefix(reason, "timeout_stall"):
		return ClassStalled
	case strings.HasPrefix(reason, "timeout_hard"), known && code == 124:
		return ClassTimeout
	case reason == "agent_exit_nonzero", known && code != 0:
		return ClassAgent
	case slices.ContainsFunc(graderFaults, func(p string) bool { return strings.HasPrefix(reason, p) }):
		return ClassGrader
	}
	return ClassFailed
}

// isScored reports whether a run measures its agent.
func (r *Row) isScored() bool {
	c := r.Class()
	return c != ClassSetup && c != ClassGrader
}

// usageKnown reports whether the row has the usage of the run: the original writes 0
// cached tokens if it knows nothing.
func (r *Row) usageKnown() bool {
	_, input := r.Number(UncachedInput)
	_, read := r.Number(CachedRead)
	return input && read
}

// Described is the description of a sample and the interval of its median.
type Described struct {
	stat.Summary
	Low, High *float64 // of the median, 95 %
}

// Corrected are the right figures of one cell.
type Corrected struct {
	Agent, Scenario, Task, TaskKind string
	Runs                            int
	Classes                         map[string]int // by class
	Scored, Passed                  int
	Success                         stat.Interval // of scored runs (Wilson)
	SuccessSeed                     float64       // of all runs
	PassAt3, PassPow3               *float64      // unbiased; nil below three scored runs
	PassAt3Plugin, PassPow3Plugin   *float64      // of all runs, as the original
	Time, Cost                      Described     // of scored runs; seconds, USD as billed
	CostUnknown                     int           // scored runs without a known cost
	CostPerSuccess                  *float64      // known cost of scored runs over successes: a lower bound if CostUnknown > 0
	ColdFull                        Described     // USD as if nothing had been cached, cache writes included
	Savings                         stat.Summary  // USD, where billed and cold cost come from the same prices
	UsageUnknown, ColdRuns          int           // runs of unknown usage; runs known to have read nothing from a cache
	FirstXcodebuild, FirstMCPBuild  stat.Summary  // seconds
	ToolErrors, ToolErrorsMCP       stat.Summary  // raw, nothing taken off
	DiscoveryRuns                   int           // runs that lose one tool error in summary.csv
	Baseline                        Overhead
	Marginal                        stat.Summary // USD: billed less the mean of the baselines
}

// Overhead is what starting a session costs: the baselines of one agent and
// scenario, in USD as billed.
type Overhead struct {
	Agent, Scenario string
	All, Cold, Warm stat.Summary
	SeedLast        *float64 // the last one, which is all that the original takes
}

// leastBaselines is how many baselines an overhead should rest on.
const leastBaselines = 3

// CorrectFigures makes the right figures of each cell, of the baselines, and warnings.
func CorrectFigures(rows []Row, manifest *Manifest) (cells []Corrected, overheads []Overhead, warnings []string) {
	overheads = sessionOverheads(rows)
	prices, warnings := inferRates(rows)
	for _, o := range overheads {
		if o.All.N > 0 && o.All.N < leastBaselines {
			warnings = append(warnings, fmt.Sprintf("%s in %s has %s with a known cost: the state of the cache decides what is subtracted; %d are needed to know the spread", o.Agent, o.Scenario, report.Plural(o.All.N, "baseline"), leastBaselines))
		}
	}
	unknown, agentErrors := 0, 0
	for _, g := range groupRows(rows) {
		c := g.correctFigures(manifest, overheads, prices)
		cells = append(cells, c)
		agentErrors += c.Classes[ClassAgent]
		for _, r := range g.rows {
			if read, _ := r.Number(CachedRead); read == 0 && !r.usageKnown() {
				unknown++
			}
		}
	}
	if unknown > 0 {
		warnings = append(warnings, fmt.Sprintf("%s of unknown usage: summary_cold counts them as cold, the corrected figures do not", report.Plural(unknown, "run")))
	}
	if agentErrors > 0 {
		warnings = append(warnings, fmt.Sprintf("in %s the agent ended with an exit code other than 0: usage limits and errors of the provider, which are not the agent's doing, cannot be told from its own here", report.Plural(agentErrors, "failed run")))
	}
	return cells, overheads, warnings
}

func sessionOverheads(rows []Row) []Overhead {
	type values struct {
		all, cold, warm []float64
		last            float64
	}
	found := map[[2]string]*values{}
	for i := range rows {
		r := &rows[i]
		usd, ok := r.Number(BilledCost)
		if !r.Bool(BaselineRun) || !ok {
			continue
		}
		key := [2]string{r.Text(Agent), r.Text(Scenario)}
		v := found[key]
		if v == nil {
			v = &values{}
			found[key] = v
		}
		v.all, v.last = append(v.all, usd), usd
		switch read, _ := r.Number(CachedRead); {
		case !r.usageKnown():
		case read == 0:
			v.cold = append(v.cold, usd)
		default:
			v.warm = append(v.warm, usd)
		}
	}
	var out []Overhead
	for _, key := range slices.SortedFunc(maps.Keys(found), func(a, b [2]string) int { return slices.Compare(a[:], b[:]) }) {
		v := found[key]
		out = append(out, Overhead{key[0], key[1], stat.Describe(v.all), stat.Describe(v.cold), stat.Describe(v.warm), &v.last})
	}
	return out
}

func (g group) correctFigures(manifest *Manifest, overheads []Overhead, prices map[string]rates) Corrected {
	c := Corrected{Agent: g.agent, Scenario: g.scenario, Task: g.task, TaskKind: g.rows[0].Text(TaskKind), Runs: len(g.rows), Classes: map[string]int{}}
	scored := group{agent: g.agent, scenario: g.scenario, task: g.task}
	for _, r := range g.rows {
		c.Classes[r.Class()]++
		if r.isScored() {
			scored.rows = append(scored.rows, r)
		}
		if !r.usageKnown() {
			c.UsageUnknown++
		} else if read, _ := r.Number(CachedRead); read == 0 {
			c.ColdRuns++
		}
		if manifest.losesToolError(r) {
			c.DiscoveryRuns++
		}
	}
	c.Scored, c.Passed = len(scored.rows), c.Classes[ClassPassed]
	c.Success = stat.Proportion(c.Passed, c.Scored, 0.95)
	c.SuccessSeed = float64(c.Passed) / float64(c.Runs)
	c.PassAt3, c.PassPow3 = stat.PassAtK(c.Scored, c.Passed, 3), stat.PassPowK(c.Scored, c.Passed, 3)
	c.PassAt3Plugin, c.PassPow3Plugin = stat.PassAtKPlugin(c.Runs, c.Passed, 3), stat.PassPowKPlugin(c.Runs, c.Passed, 3)
	c.Time, c.Cost = scored.describeValues("time", scored.columnValues(WallTime)), scored.describeValues("cost", scored.columnValues(BilledCost))
	c.CostUnknown = c.Scored - c.Cost.N
	if c.Passed > 0 && c.Cost.N > 0 {
		c.CostPerSuccess = floatOf(perRun(scored.columnValues(BilledCost), c.Passed))
	}
	price, priced := prices[g.agent]
	var cold, savings, marginal []float64
	o := slices.IndexFunc(overheads, func(o Overhead) bool { return o.Agent == g.agent && o.Scenario == g.scenario })
	if o >= 0 {
		c.Baseline = overheads[o]
	}
	for _, r := range scored.rows {
		usd, billed := r.Number(BilledCost)
		full, known := price.coldCost(r)
		if known = known && priced; known {
			cold = append(cold, full)
		}
		if known && billed && r.Text(CostSource) == "computed" {
			savings = append(savings, full-usd)
		}
		if billed && c.Baseline.All.Mean != nil {
			marginal = append(marginal, usd-*c.Baseline.All.Mean)
		}
	}
	c.ColdFull, c.Savings, c.Marginal = scored.describeValues("cold", cold), stat.Describe(savings), stat.Describe(marginal)
	c.FirstXcodebuild, c.FirstMCPBuild = stat.Describe(scored.columnValues(FirstXcodebuild)), stat.Describe(scored.columnValues(FirstMCPBuild))
	c.ToolErrors, c.ToolErrorsMCP = stat.Describe(scored.columnValues(ToolErrors)), stat.Describe(scored.columnValues(ToolErrorsMCP))
	return c
}

// describeValues describes values, with a bootstrap interval of their median. The runs
// of a cell are one task's and independent given it.
func (g group) describeValues(what string, xs []float64) Described {
	d := Described{Summary: stat.Describe(xs)}
	h := fnv.New64a()
	_, _ = h.Write([]byte(strings.Join([]string{g.agent, g.scenario, g.task, what}, "\x00")))
	iv := stat.MedianBCa(slices.Collect(slices.Chunk(xs, 1)), stat.Resampling{Seed: h.Sum64(), Resamples: 2000})
	d.Low, d.High = iv.Low, iv.High
	return d
}

func floatOf(v any) *float64 {
	x, ok := v.(float64)
	if !ok {
		return nil
	}
	return &x
}

// rates are the prices that the original was configured with for one agent, in
// USD a token, as its cold costs give them away.
type rates struct {
	input, output float64
}

// coldCost returns the cost of a run as if nothing had been cached: every input token
// at the input price, tokens written to the cache included.
func (p rates) coldCost(r *Row) (float64, bool) {
	u, read, out, ok := r.tokenCounts()
	if !ok {
		return 0, false
	}
	w, _ := r.Number(CacheWrite)
	return (u+read+w)*p.input + out*p.output, true
}

func (r *Row) tokenCounts() (uncached, read, out float64, ok bool) {
	uncached, a := r.Number(UncachedInput)
	read, b := r.Number(CachedRead)
	out, c := r.Number(Output)
	return uncached, read, out, a && b && c
}

// inferRates finds the prices of each agent: cold cost is linear in input and
// output, so two runs give both, and all others must agree.
func inferRates(rows []Row) (map[string]rates, []string) {
	byAgent := map[string][]*Row{}
	for i := range rows {
		r := &rows[i]
		_, _, _, ok := r.tokenCounts()
		if _, cold := r.Number(ColdCost); !ok || !cold {
			continue
		}
		byAgent[r.Text(Agent)] = append(byAgent[r.Text(Agent)], r)
	}
	out := map[string]rates{}
	var warnings []string
	for _, name := range slices.Sorted(maps.Keys(byAgent)) {
		p, ok := fitRates(byAgent[name], false)
		if !ok {
			p, ok = fitRates(byAgent[name], true)
		}
		if !ok {
			warnings = append(warnings, fmt.Sprintf("the prices of %s cannot be told from its cold costs, so that its cold cost with cache writes is not known", name))
			continue
		}
		out[name] = p
	}
	return out, warnings
}

// fitRates solves for the prices and checks them on every row, to a millionth.
func fitRates(rows []*Row, writes bool) (rates, bool) {
	in := func(r *Row) (float64, float64, float64) {
		u, read, o, _ := r.tokenCounts()
		if w, _ := r.Number(CacheWrite); writes {
			u += w
		}
		cold, _ := r.Number(ColdCost)
		return u + read, o, cold
	}
	// The two rows whose shares of output differ most.
	least, most := -1, -1
	share := func(i int) float64 {
		x, o, _ := in(rows[i])
		return o / (x + o)
	}
	for i := range rows {
		if x, o, _ := in(rows[i]); x+o <= 0 {
			continue
		}
		if least < 0 || share(i) < share(least) {
			least = i
		}
		if most < 0 || share(i) > share(most) {
			most = i
		}
	}
	if least < 0 {
		return rates{}, false
	}
	x1, o1, c1 := in(rows[least])
	x2, o2, c2 := in(rows[most])
	det := x1*o2 - x2*o1
	if math.Abs(det) < 1e-9*(math.Abs(x1*o2)+math.Abs(x2*o1)) || det == 0 {
		return rates{}, false
	}
	p := rates{input: (c1*o2 - c2*o1) / det, output: (x1*c2 - x2*c1) / det}
	for _, r := range rows {
		x, o, c := in(r)
		if math.Abs(x*p.input+o*p.output-c) > 1e-6*math.Abs(c)+1e-12 {
			return rates{}, false
		}
	}
	return p, p.input >= 0 && p.output >= 0
}

// KnownColdRows returns the rows that are known to have read nothing from a cache.
func KnownColdRows(rows []Row) []Row {
	var out []Row
	for i := range rows {
		if read, _ := rows[i].Number(CachedRead); rows[i].usageKnown() && read == 0 {
			out = append(out, rows[i])
		}
	}
	return out
}
