package retrieval

import (
	"encoding/json"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/gate"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// The labels.
const (
	Surfaced  = "surfaced"
	Missed    = "missed"
	Quiet     = "quiet"
	FalseFire = "false_fire"
	Error     = "error" // the tool failed, or there is no answer
)

// The details of a score, by key.
const (
	DetailExpect   = "expect"   // solve or nothing
	DetailArgs     = "args"     // of the call, as JSON
	DetailSurfaced = "surfaced" // ids in order, as a JSON list
	DetailRank     = "rank"     // of the first relevant result
	DetailError    = "error"
)

// HasMetrics reports whether the tally holds the metrics of this kind.
func HasMetrics(t *analyse.Tally) bool { return t.HasFamily(KindName) }

// SurfacedIDs returns the ids that a trial was answered with, in order; nil if they
// are unknown.
func SurfacedIDs(t *analyse.Trial) []string {
	var ids []string
	if json.Unmarshal([]byte(t.Details[DetailSurfaced]), &ids) != nil {
		return nil
	}
	return ids
}

// Denominators of the metrics. A search trial is one of a task that has relevant
// results; canaries, and trials of groups that are not capable, are in none of
// them.
const (
	ofEvaluable  = "evaluable trials (surfaced + missed)"
	ofFireKnown  = "evaluable trials that say whether they fired"
	ofSearchRan  = "search trials that ran (scored + void)"
	ofNothing    = "trials where nothing is relevant (quiet + false_fire)"
	ofAnswered   = "scored trials with a label"
	ofSeedSearch = "evaluable trials, groups that are not capable included"
	ofSeedRan    = "search trials that ran, groups that are not capable included"
	ofCallsTimed = "live calls, canaries left out"
	ofCallsSaid  = "calls answered, canaries left out"
)

// analysis declares the metrics.
var analysis = analyse.Kind{
	Report: kindReport,
	Class:  trialClass, AnyGroup: true, Grouped: seeksResults, Figures: listFigures,
	Canaries: &analyse.CanaryRule{Found: Surfaced, Missed: Missed, Failed: Error, Seeks: seeksResults},
	Ranks:    &analyse.RankRule{Rank: rankOf, Seeks: seeksResults},
	Rates: []analyse.Rate{
		{Name: "recall", Of: ofEvaluable, Groups: true, Tasks: isSearch, Count: countCapable([]string{Surfaced}, []string{Surfaced, Missed})},
		{Name: "recall_total", Of: ofSearchRan, Count: countFound(func(f finding) (hit, of bool) { return f.label == Surfaced, f.search })},
		{Name: "fire_rate", Of: ofFireKnown, Tasks: isSearch, Count: countFound(func(f finding) (hit, of bool) {
			known := f.search && f.isEvaluable() && f.fired != nil
			return known && *f.fired > 0, known
		})},
		{Name: "fire_rate_total", Of: ofSearchRan, Count: countFound(func(f finding) (hit, of bool) { return f.search && f.hasFired(), f.search })},
		{Name: "false_fire_rate", Of: ofNothing, Whole: true, Tasks: isQuiet, Count: countCapable([]string{FalseFire}, []string{FalseFire, Quiet})},
		{Name: "error_rate", Of: ofAnswered, Count: countCapable([]string{Error}, []string{Error, Surfaced, Missed, Quiet, FalseFire})},
		{Name: "recall_seed", Of: ofSeedSearch, Groups: true, Count: countAll(func(f finding) (hit, of bool) {
			return f.search && f.label == Surfaced, f.search && f.isEvaluable()
		})},
		{Name: "fire_rate_seed", Of: ofSeedRan, Count: countAll(func(f finding) (hit, of bool) { return f.search && f.hasFired(), f.search })},
	},
}

func seeksResults(t *suite.Task) bool { return t.Expect != ExpectNothing }

func isSearch(t *suite.Task, _ string) bool { return seeksResults(t) }
func isQuiet(t *suite.Task, _ string) bool  { return !seeksResults(t) }

// finding is a trial that ran, scored or void.
type finding struct {
	label  string   // "" if it has none
	fired  *float64 // nil if unknown
	search bool     // the task has relevant results
}

func (f finding) isEvaluable() bool { return f.label == Surfaced || f.label == Missed }

func (f finding) hasFired() bool { return f.fired != nil && *f.fired > 0 }

// countAll counts trials that ran, also of groups that are not capable.
func countAll(count func(finding) (hit, of bool)) func(analyse.Graded) (k, n int) {
	return func(g analyse.Graded) (k, n int) {
		f := finding{search: seeksResults(g.Task)}
		switch {
		case g.Status == analyse.Void:
		case g.Status == analyse.Scored && g.Score != nil:
			f.label, f.fired = g.Score.Label, g.Measure("fired")
		default:
			return 0, 0
		}
		hit, of := count(f)
		if hit {
			k = 1
		}
		if of {
			n = 1
		}
		return k, n
	}
}

// countFound counts trials that ran, except of groups that are not capable.
func countFound(count func(finding) (hit, of bool)) func(analyse.Graded) (k, n int) {
	return countIfCapable(countAll(count))
}

// countCapable counts trials by label, except of groups that are not capable.
func countCapable(some, all []string) func(analyse.Graded) (k, n int) {
	return countIfCapable(analyse.CountLabels(some, all))
}

func countIfCapable(count func(analyse.Graded) (k, n int)) func(analyse.Graded) (k, n int) {
	return func(g analyse.Graded) (k, n int) {
		if g.NotApplicable {
			return 0, 0
		}
		return count(g)
	}
}

// trialClass returns the class of a trial that ran; "" if it did not.
func trialClass(g analyse.Graded) string {
	switch {
	case g.Status != analyse.Void && g.Status != analyse.Scored:
		return ""
	case g.Status == analyse.Scored && g.Score != nil && g.Score.Label != "":
		return g.Score.Label
	}
	return Error
}

func rankOf(g analyse.Graded) (rank int, known bool) {
	if g.Measure("rr") == nil {
		return 0, false
	}
	if v := g.Measure("rank"); v != nil && *v >= 1 {
		return int(*v), true
	}
	return 0, true
}

// listFigures returns the means of measures and the times of calls. The _seed times
// take the value at an index of the sorted times, the others interpolate.
func listFigures(measures []string) []analyse.Figure {
	var out []analyse.Figure
	for _, m := range measures {
		if f := meanOf(m); f.Name != "" {
			out = append(out, f)
		}
	}
	latency := func(name string, of func(sorted []float64) float64) analyse.Figure {
		return analyse.Figure{Name: "latency_" + name, Of: ofCallsTimed, Unit: "ms", Whole: true, Value: liveLatency, Sum: of, Sorted: true}
	}
	median := latency("p50", func(s []float64) float64 { return stat.Quantile(s, 0.5) })
	median.Interval = stat.MedianBCa
	return append(out, median,
		latency("p95", func(s []float64) float64 { return stat.Quantile(s, 0.95) }),
		latency("p50_seed", func(s []float64) float64 { return s[len(s)/2] }),
		latency("p95_seed", func(s []float64) float64 { return s[int(0.95*float64(len(s)))] }))
}

// liveLatency leaves out cached answers, which took their time in another run.
func liveLatency(g analyse.Graded) *float64 {
	if g.Source != trial.Live {
		return nil
	}
	return g.Measure("latency_ms")
}

// meanOf returns the mean of a measure, or a figure without a name if none. Quality
// covers evaluable trials only; the size of answers covers every answer.
func meanOf(measure string) analyse.Figure {
	f := analyse.Figure{Name: measure, Of: ofEvaluable, Unit: analyse.UnitScore, Interval: stat.MeanBCa,
		Sum: func(all []float64) float64 { return stat.Sum(all) / float64(len(all)) },
		Value: func(g analyse.Graded) *float64 {
			if g.NotApplicable {
				return nil
			}
			return g.Measure(measure)
		}}
	unit := map[string]string{"results": "results", "response_bytes": "bytes", "response_tokens": "tokens"}[measure]
	switch {
	case unit != "":
		f.Of, f.Unit, f.Whole = ofCallsSaid, unit, true
		f.Value = func(g analyse.Graded) *float64 { return g.Measure(measure) }
	case measure == "rr":
		f.Name = "mrr"
	case measure == "ndcg_10", measure == "p_1", measure == "p_5":
	case strings.HasPrefix(measure, "precision_at_"), strings.HasPrefix(measure, "recall_at_"):
	default:
		f.Name = ""
	}
	return f
}

// profile is the gates of the evaluation of retrieval: over all groups of tasks, in
// each of them, and how often the tool fires among all that ran. They are of right
// figures: a group of which nothing was evaluated is skipped, where the seed takes
// it for 0.0 (retrieval.recall_seed and fire_rate_seed count as it does).
var profile = gate.Profile{SkipEmpty: true, Gates: func(b gate.SeedBounds, arm *analyse.Arm) []gate.SeedGate {
	out := []gate.SeedGate{{Name: "recall (seed)", Figure: "recall", Metric: "retrieval.recall", Min: &b.Search.MinRecall}}
	all, _ := arm.Metric("retrieval.recall")
	for _, m := range arm.Metrics {
		if group, ok := strings.CutPrefix(m.Name, all.Name+"."); ok {
			out = append(out, gate.SeedGate{Name: "recall of " + group + " (seed)", Figure: "recall[" + group + "]", Metric: m.Name, Min: &b.Search.MinPerModeRecall})
		}
	}
	return append(out, gate.SeedGate{Name: "fire rate (seed)", Figure: "fire_rate", Metric: "retrieval.fire_rate_total", Min: &b.Search.MinFireRate})
}}
