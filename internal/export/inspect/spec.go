package inspect

import (
	"math"
	"math/big"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/trial"
)

func (l *logWriter) evalSpec() evalSpec {
	a, arm := l.a, l.arm
	epochs, ids := 0, make([]string, 0, len(l.tasks))
	for _, task := range l.tasks {
		ids = append(ids, l.ids[task])
		for _, i := range l.of[task] {
			epochs = max(epochs, a.Trials[i].Index+1)
		}
	}
	about := map[string]any{"assay_run": a.Run, "assay_arm": arm.ID, "assay_agent": arm.Agent, "assay_scenario": arm.Scenario,
		"assay_note": "written by assay from its own records; accuracy and stderr are left out where the figures of assay are other numbers"}
	if len(a.Notice) > 0 {
		about["assay_notice"] = a.Notice
	}
	report.SetField(about, "description", a.Description)
	s := evalSpec{
		EvalID: report.RunScopedID(a, "eval", arm.ID)[:22], RunID: report.RunScopedID(a, "run")[:22], TaskID: report.RunScopedID(a, "task", arm.ID)[:22],
		Created: formatTime(l.startTime()), Task: a.Suite, TaskArgs: map[string]string{"arm": arm.ID}, Solver: arm.ID, Tags: []string{"assay", arm.ID}, Model: l.model,
		Dataset:  dataset{Name: a.Suite, Samples: len(ids), SampleIDs: ids},
		Config:   evalConfig{Epochs: max(1, epochs), EpochsReducer: []string{"mean"}},
		Packages: map[string]string{}, Metadata: about,
	}
	if v := report.ProgramVersion(a); v != "" {
		s.Packages["assay"] = v
	}
	for _, c := range l.scoreCriteria() {
		s.Scorers = append(s.Scorers, scorer{c.name})
	}
	return s
}

// evalPlan describes how the agent was equipped.
func (l *logWriter) evalPlan() evalPlan {
	params := map[string]any{"agent": l.arm.Agent, "scenario": l.arm.Scenario}
	report.SetField(params, "kind", l.facts.Kind)
	return evalPlan{Name: l.arm.ID, Steps: []planStep{{Solver: "assay/" + l.arm.ID, Params: params}}}
}

// startTime returns the start of the run by its name, or else of its first trial.
func (l *logWriter) startTime() time.Time {
	name, _, _ := strings.Cut(l.a.Run, "-")
	if at, err := time.Parse("20060102T150405Z", name); err == nil {
		return at
	}
	var first time.Time
	for i := range l.a.Trials {
		t := &l.a.Trials[i]
		if at, ok := t.Started(); ok && t.Source != trial.Cached && (first.IsZero() || at.Before(first)) {
			first = at
		}
	}
	if first.IsZero() {
		first = time.Unix(0, 0)
	}
	return first
}

func (l *logWriter) evalStats() evalStats {
	var first, last time.Time
	total := map[string]usage{}
	for _, t := range l.trials() {
		for model, u := range l.usageByModel(t) {
			total[model] = total[model].addTokens(u)
		}
		if t.Source == trial.Cached { // its times are from another run
			continue
		}
		if at, ok := t.Started(); ok && (first.IsZero() || at.Before(first)) {
			first = at
		}
		if at, ok := report.AgentEnd(t); ok && at.After(last) {
			last = at
		}
	}
	if first.IsZero() {
		first = l.startTime()
	}
	if last.Before(first) {
		last = first
	}
	if len(total) == 1 {
		for model := range total {
			total[model] = usageOf(l.arm.Tokens, l.arm.Cost)
		}
	}
	return evalStats{Started: formatTime(first), Completed: formatTime(last), Usage: total}
}

func (l *logWriter) evalResults() evalResults {
	r := evalResults{Total: l.arm.Ledger.Planned, Completed: l.arm.Ledger.Scored, Scores: []evalScore{}}
	for _, c := range l.scoreCriteria() {
		s := evalScore{Name: c.name, Scorer: c.scorer, Reducer: "mean", Metrics: map[string]metric{}}
		for _, task := range l.tasks {
			if _, n := l.countPasses(task, c.name); n > 0 {
				s.Scored++
			}
		}
		s.Unscored = len(l.tasks) - s.Scored
		mean, se := l.meanOverSamples(c.name)
		if m := c.metric; m.Value != nil && mean != nil && mean.Cmp(big.NewRat(int64(m.Numerator), int64(m.Denominator))) == 0 {
			s.Metrics["accuracy"] = metric{Name: "accuracy", Value: *m.Value, Metadata: intervalOf(m)}
			if m.SE != nil && se != nil && math.Abs(*m.SE-*se) <= 1e-9*max(*m.SE, 1e-3) {
				s.Metrics["stderr"] = metric{Name: "stderr", Value: *m.SE, Metadata: map[string]any{"method": m.Method}}
			}
		}
		r.Scores = append(r.Scores, s)
	}
	return r
}

// intervalOf returns the interval of a rate, for which Inspect has no field.
func intervalOf(m analyse.Metric) map[string]any {
	out := map[string]any{"numerator": m.Numerator, "denominator": m.Denominator, "of": m.Of}
	if m.Low != nil && m.High != nil {
		out["low"], out["high"], out["level"], out["method"] = *m.Low, *m.High, analyse.Level, m.Method
	}
	return out
}

// meanOverSamples returns the mean over samples of the mean over epochs, exactly, and
// its standard error: the standard deviation of the means (n − 1), over the root of
// their number. It returns nil if there are no samples.
func (l *logWriter) meanOverSamples(name string) (mean *big.Rat, se *float64) {
	var means []*big.Rat
	sum := new(big.Rat)
	for _, task := range l.tasks {
		if k, n := l.countPasses(task, name); n > 0 {
			p := big.NewRat(int64(k), int64(n))
			means = append(means, p)
			sum.Add(sum, p)
		}
	}
	if len(means) == 0 {
		return nil, nil
	}
	n := big.NewRat(int64(len(means)), 1)
	mean = new(big.Rat).Quo(sum, n)
	if len(means) == 1 {
		return mean, nil
	}
	squares := new(big.Rat)
	for _, p := range means {
		d := new(big.Rat).Sub(p, mean)
		squares.Add(squares, d.Mul(d, d))
	}
	v, _ := squares.Quo(squares, big.NewRat(int64(len(means))*int64(len(means)-1), 1)).Float64()
	return mean, new(math.Sqrt(v))
}
