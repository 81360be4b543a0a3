package analyse

import (
	"iter"
	"maps"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse/figure"
	"github.com/assay-eval/assay/internal/analyse/toolchoice"
	"github.com/assay-eval/assay/internal/spend"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/trial"
)

// Tally is the figures of a set of trials.
type Tally struct {
	Ledger   Ledger          `json:"ledger"`
	Metrics  []Metric        `json:"metrics"`          // success_rate first
	PassK    []Metric        `json:"pass_k,omitempty"` // of arms with several trials a task
	Criteria []CriterionRate `json:"criteria"`
	Measures []Measured      `json:"measures,omitempty"`

	// Causes say why trials did not pass, one for each: how the agent ended, else
	// the first required criterion that fails or is unknown, or the class of a void.
	Causes  []Count `json:"causes,omitempty"`
	Labels  []Count `json:"labels,omitempty"`  // of scored trials
	Ends    []Count `json:"ends,omitempty"`    // how agents ended, settled trials
	Sources []Count `json:"sources,omitempty"` // of settled trials
	Models  []Count `json:"models,omitempty"`  // as served

	Numbers []Number     `json:"numbers"` // time, turns, tokens, cost: trial by trial
	Turns   stat.Summary `json:"turns"`   // of scored trials
	Time    Time         `json:"time"`
	Tokens  spend.Tokens `json:"tokens"`
	Cost    spend.Cost   `json:"cost"`  // of the attempts that count
	Spent   spend.Cost   `json:"spent"` // paid by this run: all live attempts, counted, cut off or not
	// PerSuccess is the cost and time of a success, failures included.
	PerSuccess PerSuccess         `json:"per_success"`
	FromCache  FromCache          `json:"from_cache,omitzero"`
	Isolation  []Count            `json:"isolation,omitempty"` // of settled trials in which a program ran
	Attempts   Attempts           `json:"attempts"`
	Servers    []ServerUse        `json:"servers,omitempty"`
	Tools      []ToolUse          `json:"tools,omitempty"`
	Choice     *toolchoice.Choice `json:"tool_choice,omitempty"` // nil if calls were not recorded

	blocks    []block // blocks from which the tally was computed
	suiteSeed uint64
}

// Time is how long agents took. Answers from a cache took no time in this run;
// the original's figures stand apart.
type Time struct {
	Live     int      `json:"live"` // scored live trials
	MedianMS *float64 `json:"median_ms"`
	P90MS    *float64 `json:"p90_ms"`

	Cached         int      `json:"cached"` // scored trials with responses from the cache
	CachedMedianMS *float64 `json:"cached_median_ms"`
	CachedP90MS    *float64 `json:"cached_p90_ms"`
}

// FromCache counts settled trials and requests answered from the response cache.
type FromCache struct {
	Whole    int `json:"whole"`    // trials answered entirely from the cache
	Reused   int `json:"reused"`   // requests of other trials answered from the cache
	Requests int `json:"requests"` // requests of other trials
}

// add adds one trial.
func (c *FromCache) add(t *Trial) {
	if t.Source == trial.Cached && t.Tokens.Reused == 0 {
		c.Whole++
		return
	}
	c.Reused += t.Tokens.Reused
	c.Requests += t.Tokens.Requests
}

// Attempts counts tries at generating.
type Attempts struct {
	Total     int     `json:"total"`
	Retried   int     `json:"retried"`          // trials that took more than one
	Faults    []Count `json:"faults,omitempty"` // of tries that do not count, by class
	Throttled int     `json:"throttled"`        // answers 429 or 529
	CutOff    CutOff  `json:"cut_off,omitzero"`
}

// ServerUse says whether a server reached the agents. The denominators are the
// settled trials that had it assigned.
type ServerUse struct {
	Name      string `json:"name"`
	Assigned  int    `json:"assigned"`
	Delivered int    `json:"delivered"` // its tool list was the pinned one
	Seen      int    `json:"seen"`      // tools of it were offered to the agent
	Used      int    `json:"used"`      // at least one call
	Calls     int    `json:"calls"`
	Errors    int    `json:"errors"`
	// ByTool counts the calls by the server's name for the tool.
	ByTool map[string]int `json:"calls_by_tool,omitempty"`
	Tokens int            `json:"schema_tokens,omitempty"`      // largest estimate for the server's tools in one request
	Told   int            `json:"instruction_tokens,omitempty"` // likewise for its instructions

	ProtocolErrors int      `json:"protocol_errors,omitempty"` // of Errors
	Timeouts       int      `json:"timeouts,omitempty"`        // of Errors
	Restarts       int      `json:"restarts,omitempty"`
	Died           int      `json:"died,omitempty"`    // trials in which its process ended
	Changed        int      `json:"changed,omitempty"` // trials in which its tools were others than at preflight
	Written        int      `json:"written,omitempty"` // trials in which it wrote to its data
	Junk           int      `json:"junk,omitempty"`    // trials in which it wrote something that is no message
	Asked          []string `json:"asked,omitempty"`   // methods of the client that it was refused, sorted
}

// ToolUse is the use of a task tool.
type ToolUse struct {
	Name   string `json:"name"`
	Used   int    `json:"used"` // trials with at least one call
	Calls  int    `json:"calls"`
	Errors int    `json:"errors"`
}

// newTally makes the figures of blocks.
func newTally(bs []block) Tally {
	t := Tally{Ledger: sumLedgers(bs), Metrics: headlineMetrics(bs, true), Criteria: countCriteria(bs), Measures: describeMeasures(bs), Causes: countCauses(bs), PerSuccess: perSuccess(bs), Labels: countLabels(bs), Numbers: describeNumbers(bs), Choice: toolchoice.New(recordedChoices(bs)), blocks: bs}
	for i := range bs {
		for j := range bs[i].rows {
			t.add(&bs[i].rows[j])
		}
	}
	for _, n := range t.Numbers {
		switch n.Name {
		case NumberTurns:
			t.Turns = n.Summary
			t.Turns.Warnings = nil
		case NumberTime:
			t.Time.Live, t.Time.MedianMS, t.Time.P90MS = n.N, n.Median, n.P90
		}
	}
	if t.FromCache.Whole+t.FromCache.Reused == 0 {
		t.FromCache = FromCache{}
	}
	cached := stat.DescribeInPlace(valuesOf(bs, cachedTime).all)
	t.Time.Cached, t.Time.CachedMedianMS, t.Time.CachedP90MS = cached.N, cached.Median, cached.P90
	for _, cs := range [][]Count{t.Attempts.Faults, t.Sources, t.Models, t.Ends, t.Isolation} {
		slices.SortFunc(cs, figure.CompareCounts)
	}
	slices.SortFunc(t.Servers, func(a, b ServerUse) int { return strings.Compare(a.Name, b.Name) })
	slices.SortFunc(t.Tools, func(a, b ToolUse) int { return strings.Compare(a.Name, b.Name) })
	return t
}

// add counts one trial: its cost, its source, its use of servers and tools.
func (t *Tally) add(r *Trial) {
	t.Attempts.Total += r.Attempts
	t.Attempts.Throttled += r.Throttled
	if r.Attempts > 1 {
		t.Attempts.Retried++
	}
	for _, f := range r.Faults {
		t.Attempts.Faults = AddCount(t.Attempts.Faults, f.Name, f.N)
	}
	t.Attempts.CutOff.Add(r.CutOff)
	r.addSpent(&t.Spent)
	if r.Source == "" {
		return // nothing settled
	}
	t.Sources = AddCount(t.Sources, string(r.Source), 1)
	t.Tokens.Add(r.Tokens)
	t.FromCache.add(r)
	t.Cost.Add(r.Cost)
	if r.Model != "" {
		t.Models = AddCount(t.Models, r.Model, 1)
	}
	if r.Isolation != "" {
		t.Isolation = AddCount(t.Isolation, r.Isolation, 1)
	}
	if r.End != "" {
		t.Ends = AddCount(t.Ends, string(r.End), 1)
	}
	t.addProof(r)
}

func cachedTime(r *Trial) (float64, bool) {
	if !r.ended || r.Source != trial.Cached && r.Tokens.Reused == 0 {
		return 0, false
	}
	return float64(r.times.agent(r.rowRare)), true
}

// addProof counts the servers and tools that reached the agent of a trial and that it used.
func (t *Tally) addProof(r *Trial) {
	for _, p := range r.Servers {
		at := slices.IndexFunc(t.Servers, func(s ServerUse) bool { return s.Name == p.Name })
		if at < 0 {
			at, t.Servers = len(t.Servers), append(t.Servers, ServerUse{Name: p.Name})
		}
		s := &t.Servers[at]
		s.Assigned++
		s.Delivered += countIf(p.Digest != "" && (p.Pinned == "" || p.Digest == p.Pinned))
		s.Seen += countIf(p.Tools > 0)
		s.Used += countIf(p.Calls > 0)
		s.Calls += p.Calls
		s.Errors += p.Errors
		s.Tokens, s.Told = max(s.Tokens, p.Tokens), max(s.Told, p.Told)
		for tool, n := range p.ByTool {
			if s.ByTool == nil {
				s.ByTool = map[string]int{}
			}
			s.ByTool[tool] += n
		}
		s.ProtocolErrors += p.ProtocolErrors
		s.Timeouts += p.Timeouts
		s.Restarts += p.Restarts
		s.Died += countIf(p.Died != "")
		s.Changed += countIf(p.Changed != "")
		s.Written += countIf(len(p.Written) > 0)
		s.Junk += countIf(p.Junk > 0)
		for _, method := range p.Asked {
			if i, there := slices.BinarySearch(s.Asked, method); !there {
				s.Asked = slices.Insert(s.Asked, i, method)
			}
		}
	}
	for _, p := range r.Tools {
		at := slices.IndexFunc(t.Tools, func(u ToolUse) bool { return u.Name == p.Name })
		if at < 0 {
			at, t.Tools = len(t.Tools), append(t.Tools, ToolUse{Name: p.Name})
		}
		u := &t.Tools[at]
		u.Used += countIf(p.Calls > 0)
		u.Calls += p.Calls
		u.Errors += p.Errors
	}
}

// recordedChoices lists the scored trials of blocks with recorded calls.
func recordedChoices(bs []block) iter.Seq[toolchoice.Trial] {
	return func(yield func(toolchoice.Trial) bool) {
		for i := range bs {
			b := &bs[i]
			for j := range b.rows {
				r := &b.rows[j]
				if r.Status != Scored || r.Choice == nil {
					continue
				}
				if !yield(toolchoice.Trial{Task: b.no, Cluster: b.cluster, Expect: b.task.ExpectTools, Source: r.Source, ToolChoice: r.Choice}) {
					return
				}
			}
		}
	}
}

func countIf(b bool) int { return figure.CountIf(b) }

// countCriteria counts verdicts over scored trials, by name of the criterion.
func countCriteria(bs []block) []CriterionRate {
	type counted struct {
		CriterionRate
		hitCounts
	}
	byName := map[string]*counted{}
	for i := range bs {
		for j := range bs[i].rows {
			r := &bs[i].rows[j]
			if r.Status != Scored {
				continue
			}
			for k := range r.Criteria {
				c := &r.Criteria[k]
				cr := byName[c.Name]
				if cr == nil {
					cr = &counted{}
					byName[c.Name] = cr
				}
				cr.Required = cr.Required || c.Required
				switch c.Verdict {
				case trial.Pass:
					cr.Pass++
					cr.hitCounts.add(bs[i].unit, 1, 1)
				case trial.Fail:
					cr.Fail++
					cr.hitCounts.add(bs[i].unit, 0, 1)
				case trial.NotApplicable:
					cr.NotApplicable++
				default:
					cr.Unknown++
				}
			}
		}
	}
	var out []CriterionRate
	for _, name := range slices.Sorted(maps.Keys(byName)) {
		cr := byName[name]
		cr.Metric = cr.hitCounts.metric(name, "scored trials where it was decided (pass + fail)")
		out = append(out, cr.CriterionRate)
	}
	return out
}

// describeMeasures describes the values of every measure over scored trials.
func describeMeasures(bs []block) []Measured {
	values, units, null := map[string][]float64{}, map[string]string{}, map[string]int{}
	for i := range bs {
		for j := range bs[i].rows {
			r := &bs[i].rows[j]
			if r.Status != Scored {
				continue
			}
			for _, m := range r.Measures {
				name := writeOnce(m.Name)
				units[name] = m.Unit
				if m.Value == nil {
					null[name]++
					continue
				}
				values[name] = append(values[name], *m.Value)
			}
		}
	}
	var out []Measured
	for _, name := range slices.Sorted(maps.Keys(units)) {
		out = append(out, Measured{Name: name, Unit: units[name], Null: null[name], Summary: stat.DescribeInPlace(values[name])})
	}
	return out
}

// measureIntervals adds the intervals of the measures of an arm; measures that are
// alike in all trials have none to show.
func (a *Arm) measureIntervals(seed uint64) {
	for i := range a.Measures {
		m := &a.Measures[i]
		if m.N < 2 || *m.SD == 0 {
			continue
		}
		v := valuesOf(a.blocks, func(r *Trial) (float64, bool) {
			for _, x := range r.Measures {
				if writeOnce(x.Name) == m.Name && x.Value != nil {
					return *x.Value, true
				}
			}
			return 0, false
		})
		r := stat.Resampling{Seed: figureSeed(seed, a.ID, m.Name), Level: Level, Resamples: measureResamples}
		m.MedianInterval, m.MeanInterval = new(stat.MedianBCa(v.tasks, r)), new(stat.MeanBCa(v.tasks, r))
	}
}

// measureResamples is fewer than usual: there are many measures, and none of them
// decides anything.
const measureResamples = 2000

// Metric returns the metric with the given current or former name.
func (t *Tally) Metric(name string) (Metric, bool) {
	for _, one := range []string{name, t.currentName(name)} {
		for _, m := range t.Metrics {
			if m.Name == one {
				return m, true
			}
		}
	}
	return Metric{}, false
}
