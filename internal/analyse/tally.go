package analyse

import (
	"maps"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/trial"
)

// Tally is the figures of a set of trials.
type Tally struct {
	Ledger   Ledger          `json:"ledger"`
	Metrics  []Metric        `json:"metrics"` // success_rate first
	Criteria []CriterionRate `json:"criteria"`
	Measures []Measured      `json:"measures,omitempty"`

	Labels  []Count `json:"labels,omitempty"`  // of scored trials
	Ends    []Count `json:"ends,omitempty"`    // how agents ended, settled trials
	Sources []Count `json:"sources,omitempty"` // of settled trials
	Models  []Count `json:"models,omitempty"`  // as served

	Turns    stat.Summary `json:"turns"` // of scored trials
	Time     Time         `json:"time"`
	Tokens   Tokens       `json:"tokens"`
	Cost     Cost         `json:"cost"`  // of the attempts that count
	Spent    Cost         `json:"spent"` // by this run: live attempts, those that do not count included
	Attempts Attempts     `json:"attempts"`
	Servers  []ServerUse  `json:"servers,omitempty"`
	Tools    []ToolUse    `json:"tools,omitempty"`
}

// Time is how long agents took. What a cache answered took no time in this run;
// the original's figures stand apart.
type Time struct {
	Live     int      `json:"live"` // scored live trials
	MedianMS *float64 `json:"median_ms"`
	P90MS    *float64 `json:"p90_ms"`

	Cached         int      `json:"cached"` // scored cached trials
	CachedMedianMS *float64 `json:"cached_median_ms"`
	CachedP90MS    *float64 `json:"cached_p90_ms"`
}

// Attempts counts tries at generating.
type Attempts struct {
	Total     int     `json:"total"`
	Retried   int     `json:"retried"`          // trials that took more than one
	Faults    []Count `json:"faults,omitempty"` // of tries that do not count, by class
	Throttled int     `json:"throttled"`        // answers 429 or 529
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
}

// ToolUse is the use of a task tool.
type ToolUse struct {
	Name   string `json:"name"`
	Used   int    `json:"used"` // trials with at least one call
	Calls  int    `json:"calls"`
	Errors int    `json:"errors"`
}

// Denominators of the metrics that every suite has.
const (
	ofDecided = "scored trials with a known outcome (pass + fail)"
	ofRun     = "trials that ran (scored + void)"
)

// headline is the metrics of rows that every suite has, and those of the
// binding family where bindings were graded.
func headline(rows []row, l Ledger) []Metric {
	out := []Metric{
		rate("success_rate", l.Pass, l.Pass+l.Fail, ofDecided),
		rate("success_rate_seed", l.Pass, l.Scored+l.Void, ofRun+", unknown and void counted as failed"),
		rate("void_share", l.Void, l.Scored+l.Void, ofRun),
		rate("unknown_share", l.Unknown, l.Scored, "scored trials"),
	}
	out = append(out, bindingMetrics(rows)...)
	if repeated(rows) {
		for i := range out {
			if out[i].Low != nil {
				out[i].Warnings = append(out[i].Warnings, "trials of one task are counted as independent, so the interval is too narrow")
			}
		}
	}
	return out
}

// repeated reports whether a task was run more than once in an arm.
func repeated(rows []row) bool {
	return slices.ContainsFunc(rows, func(r row) bool { return r.Index > 0 && r.Status == Scored })
}

func tally(rows []row) Tally {
	l := ledger(rows)
	t := Tally{Ledger: l, Metrics: headline(rows, l), Criteria: criteria(rows), Measures: measures(rows), Labels: labels(rows), Time: times(rows)}
	var turns []float64
	for _, r := range rows {
		t.Attempts.Total += r.Attempts
		t.Attempts.Throttled += r.Throttled
		if r.Attempts > 1 {
			t.Attempts.Retried++
		}
		for _, f := range r.Faults {
			t.Attempts.Faults = addCount(t.Attempts.Faults, f.Name, f.N)
		}
		t.Spent.add(r.spent)
		if r.Source == "" {
			continue // nothing settled
		}
		t.Sources = addCount(t.Sources, string(r.Source), 1)
		t.Tokens.add(r.Tokens)
		t.Cost.add(r.Cost)
		if r.Source == trial.Live {
			t.Spent.add(r.Cost)
		}
		if r.Model != "" {
			t.Models = addCount(t.Models, r.Model, 1)
		}
		if r.End != "" {
			t.Ends = addCount(t.Ends, string(r.End), 1)
		}
		if r.Status == Scored {
			turns = append(turns, float64(r.Turns))
		}
		t.addProof(r.Trial)
	}
	t.Turns = stat.Describe(turns)
	for _, cs := range [][]Count{t.Attempts.Faults, t.Sources, t.Models, t.Ends} {
		slices.SortFunc(cs, compareCounts)
	}
	slices.SortFunc(t.Servers, func(a, b ServerUse) int { return strings.Compare(a.Name, b.Name) })
	slices.SortFunc(t.Tools, func(a, b ToolUse) int { return strings.Compare(a.Name, b.Name) })
	return t
}

// addProof counts what reached the agent of a trial, and what it used.
func (t *Tally) addProof(r *Trial) {
	for _, p := range r.Servers {
		at := slices.IndexFunc(t.Servers, func(s ServerUse) bool { return s.Name == p.Name })
		if at < 0 {
			at, t.Servers = len(t.Servers), append(t.Servers, ServerUse{Name: p.Name})
		}
		s := &t.Servers[at]
		s.Assigned++
		s.Delivered += count(p.Digest != "" && (p.Pinned == "" || p.Digest == p.Pinned))
		s.Seen += count(p.Tools > 0)
		s.Used += count(p.Calls > 0)
		s.Calls += p.Calls
		s.Errors += p.Errors
	}
	for _, p := range r.Tools {
		at := slices.IndexFunc(t.Tools, func(u ToolUse) bool { return u.Name == p.Name })
		if at < 0 {
			at, t.Tools = len(t.Tools), append(t.Tools, ToolUse{Name: p.Name})
		}
		u := &t.Tools[at]
		u.Used += count(p.Calls > 0)
		u.Calls += p.Calls
		u.Errors += p.Errors
	}
}

// labels counts the labels of scored trials.
func labels(rows []row) []Count {
	var out []Count
	for _, r := range rows {
		if r.Status == Scored {
			out = addCount(out, r.Label, 1)
		}
	}
	slices.SortFunc(out, compareCounts)
	return out
}

func count(b bool) int {
	if b {
		return 1
	}
	return 0
}

func times(rows []row) Time {
	var live, cached []float64
	for _, r := range rows {
		switch {
		case r.Status != Scored || r.AgentMS == nil:
		case r.Source == trial.Live:
			live = append(live, float64(*r.AgentMS))
		case r.Source == trial.Cached:
			cached = append(cached, float64(*r.AgentMS))
		}
	}
	l, c := stat.Describe(live), stat.Describe(cached)
	return Time{Live: l.N, MedianMS: l.Median, P90MS: l.P90, Cached: c.N, CachedMedianMS: c.Median, CachedP90MS: c.P90}
}

// criteria counts verdicts over scored trials, by name of the criterion.
func criteria(rows []row) []CriterionRate {
	byName := map[string]*CriterionRate{}
	for _, r := range rows {
		if r.Status != Scored {
			continue
		}
		for _, c := range r.Criteria {
			cr := byName[c.Name]
			if cr == nil {
				cr = &CriterionRate{}
				byName[c.Name] = cr
			}
			cr.Required = cr.Required || c.Required
			switch c.Verdict {
			case trial.Pass:
				cr.Pass++
			case trial.Fail:
				cr.Fail++
			case trial.NotApplicable:
				cr.NotApplicable++
			default:
				cr.Unknown++
			}
		}
	}
	var out []CriterionRate
	for _, name := range slices.Sorted(maps.Keys(byName)) {
		cr := byName[name]
		cr.Metric = rate(name, cr.Pass, cr.Pass+cr.Fail, "scored trials where it was decided (pass + fail)")
		out = append(out, *cr)
	}
	return out
}

// measures describes the values of every measure over scored trials.
func measures(rows []row) []Measured {
	values, units, null := map[string][]float64{}, map[string]string{}, map[string]int{}
	for _, r := range rows {
		if r.Status != Scored {
			continue
		}
		for _, m := range r.Measures {
			units[m.Name] = m.Unit
			if m.Value == nil {
				null[m.Name]++
				continue
			}
			values[m.Name] = append(values[m.Name], *m.Value)
		}
	}
	var out []Measured
	for _, name := range slices.Sorted(maps.Keys(units)) {
		out = append(out, Measured{Name: name, Unit: units[name], Null: null[name], Summary: stat.Describe(values[name])})
	}
	return out
}

// Metric returns the named metric of the tally.
func (t *Tally) Metric(name string) (Metric, bool) {
	for _, m := range t.Metrics {
		if m.Name == name {
			return m, true
		}
	}
	return Metric{}, false
}
