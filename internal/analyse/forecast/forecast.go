// Package forecast predicts the cost and duration of a run from the trials of another
// run.
package forecast

import (
	"fmt"
	"slices"
	"time"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/trial"
)

// Forecast predicts the cost and duration of a run of so many trials from the
// trials of this one.
type Forecast struct {
	Run    string  `json:"run"`
	Trials int     `json:"trials"` // per task and arm
	Jobs   int     `json:"jobs"`   // concurrent trials
	Arms   []Arm   `json:"arms"`
	Agents []Agent `json:"agents"`
	// Total adds the arms up. Its ends are sums of theirs, so that the interval is
	// wider than one that knew the arms to be independent.
	Total Sums `json:"total"`
	// WallMS is the time on the clock with every job at work all the time, trials'
	// setup included.
	WallMS *float64    `json:"wall_ms"`
	Seed   SeedElapsed `json:"seed"`

	Warnings []string `json:"warnings,omitempty"`
}

// Arm is the forecast of one arm.
type Arm struct {
	Arm      string `json:"arm"`
	Agent    string `json:"agent"`
	Tasks    int    `json:"tasks"`     // with a scored trial
	Planned  int    `json:"trials"`    // of tasks: tasks of the run × trials
	Starts   int    `json:"baselines"` // besides
	Observed int    `json:"observed"`  // scored trials that it rests on

	// What one trial costs: means with BCa bootstrap intervals, whole tasks
	// resampled.
	USD     stat.Interval `json:"usd_per_trial"`      // as billed
	ColdUSD stat.Interval `json:"cold_usd_per_trial"` // as if nothing had been cached, cache writes included
	MS      stat.Interval `json:"agent_ms_per_trial"` // of the agent, live trials
	Tokens  stat.Interval `json:"tokens_per_trial"`   // in and out, cache reads and writes included
	Setup   stat.Summary  `json:"setup_ms_per_trial"` // of the room and its content, live trials
	Start   stat.Summary  `json:"usd_per_baseline"`   // of the baselines of the run
	StartMS stat.Summary  `json:"agent_ms_per_baseline"`

	Sums
}

// Agent is the total over the arms of one agent.
type Agent struct {
	Agent string `json:"agent"`
	Sums
}

// Sums are expected totals, baselines included; nil where a part is not known.
type Sums struct {
	TotalUSD    *float64 `json:"usd"`
	USDLow      *float64 `json:"usd_low"`
	USDHigh     *float64 `json:"usd_high"`
	TotalMS     *float64 `json:"agent_ms"`
	TotalTokens *float64 `json:"tokens"`
}

// SeedElapsed is how the seed goes from the time of trials to time on the clock:
// by the factor that the run took.
type SeedElapsed struct {
	ElapsedMS *float64 `json:"elapsed_ms"`     // from the first start to the last end
	Factor    *float64 `json:"elapsed_factor"` // of that to the sum of all trials
	WallMS    *float64 `json:"wall_ms_seed"`   // the expected sum times it
}

// New predicts a run with the given number of trials and concurrent jobs. It uses the
// scored trials of a; the prediction assumes the same limits, prices and load.
func New(a *analyse.Analysis, trials, jobs int) Forecast {
	f := Forecast{Run: a.Run, Trials: max(1, trials), Jobs: max(1, jobs)}
	s, tasks, starts := a.Written(), 0, 0
	for _, t := range s.Tasks {
		if !t.Baseline() && s.Quarantine[t.ID] == "" {
			tasks++
		}
	}
	if b := s.Baselines; b != nil {
		starts = b.Trials
	}
	var wall *float64
	for i := range a.Arms {
		arm := &a.Arms[i]
		x := Arm{Arm: arm.ID, Agent: arm.Agent, Planned: tasks * f.Trials, Observed: arm.Ledger.Scored}
		if starts > 0 && (len(s.Baselines.Scenarios) == 0 || slices.Contains(s.Baselines.Scenarios, arm.Scenario)) {
			x.Starts = starts
		}
		x.measureCosts(a, arm)
		x.sumCosts()
		f.Warnings = append(f.Warnings, x.listWarnings()...)
		f.Arms = append(f.Arms, x)
		at := slices.IndexFunc(f.Agents, func(g Agent) bool { return g.Agent == arm.Agent })
		if at < 0 {
			f.Agents = append(f.Agents, Agent{Agent: arm.Agent, Sums: x.Sums})
		} else {
			f.Agents[at].Sums = f.Agents[at].plus(x.Sums)
		}
		busy := x.TotalMS
		if busy != nil && x.Setup.Mean != nil {
			busy = new(*busy + *x.Setup.Mean*float64(x.Planned+x.Starts))
		}
		if i == 0 {
			f.Total, wall = x.Sums, busy
		} else {
			f.Total, wall = f.Total.plus(x.Sums), addKnown(wall, busy)
		}
	}
	if wall != nil {
		f.WallMS = new(*wall / float64(f.Jobs))
	}
	f.setSeed(a)
	if n := a.Total.Attempts.Faults; len(n) > 0 {
		f.Warnings = append(f.Warnings, "attempts of the run that do not count are in no mean; others like them would cost extra")
	}
	return f
}

// measureCosts fills in what one trial of an arm costs.
func (x *Arm) measureCosts(a *analyse.Analysis, arm *analyse.Arm) {
	for _, c := range a.Cells {
		if c.Arm == arm.ID && c.Ledger.Scored > 0 {
			x.Tasks++
		}
	}
	for _, m := range []struct {
		to    *stat.Interval
		name  string
		value func(*analyse.Trial) (float64, bool)
	}{
		{&x.USD, analyse.NumberCost, func(t *analyse.Trial) (float64, bool) {
			return t.Cost.Billed.Float(), t.Cost.Priced > t.Cost.Free
		}},
		{&x.ColdUSD, analyse.NumberCold, func(t *analyse.Trial) (float64, bool) {
			return t.Cost.Cold.Float(), t.Cost.Priced > t.Cost.Free && t.Cost.ColdUnknown == 0
		}},
		{&x.MS, analyse.NumberTime, (*analyse.Trial).LiveMS},
		{&x.Tokens, analyse.NumberTokens, func(t *analyse.Trial) (float64, bool) {
			return float64(t.Tokens.In() + t.Tokens.Output), t.Tokens.Trials > 0
		}},
	} {
		*m.to = stat.MeanBCa(valuesByTask(a, arm, m.value), stat.Resampling{Seed: arm.MetricSeed("forecast." + m.name), Level: analyse.Level})
	}
	x.Setup = stat.Describe(slices.Concat(valuesByTask(a, arm, func(t *analyse.Trial) (float64, bool) {
		return float64(t.Timing().SetupMS), t.Source == trial.Live
	})...))
	if a.SessionStart == nil {
		return
	}
	for _, s := range a.SessionStart.Arms {
		if s.Arm == arm.ID {
			x.Start, x.StartMS = s.All.USD, s.All.MS
		}
	}
}

// valuesByTask returns a number for each scored trial of an arm, by task.
func valuesByTask(a *analyse.Analysis, arm *analyse.Arm, value func(*analyse.Trial) (float64, bool)) [][]float64 {
	var out [][]float64
	last := ""
	for i := range a.Trials {
		t := &a.Trials[i]
		v, ok := value(t)
		if t.Arm != arm.ID || t.Status != analyse.Scored || !ok {
			continue
		}
		if len(out) == 0 || t.Task != last {
			out, last = append(out, nil), t.Task
		}
		out[len(out)-1] = append(out[len(out)-1], v)
	}
	return out
}

// sumCosts multiplies means by counts.
func (x *Arm) sumCosts() {
	n, starts := float64(x.Planned), float64(x.Starts)
	total := func(each, start *float64) *float64 {
		switch {
		case each == nil:
			return nil
		case x.Starts == 0 || start == nil: // with a warning
			return new(*each * n)
		}
		return new(*each*n + *start*starts)
	}
	x.TotalUSD = total(x.USD.Estimate, x.Start.Mean)
	x.USDLow, x.USDHigh = total(x.USD.Low, x.Start.Mean), total(x.USD.High, x.Start.Mean)
	x.TotalMS = total(x.MS.Estimate, x.StartMS.Mean)
	x.TotalTokens = total(x.Tokens.Estimate, nil)
}

func (x *Arm) listWarnings() []string {
	var out []string
	say := func(format string, args ...any) { out = append(out, x.Arm+": "+fmt.Sprintf(format, args...)) }
	switch n := x.USD.N; {
	case x.Observed == 0:
		say("no scored trial to judge by")
		return out
	case n == 0:
		say("no scored trial has a known cost")
	case n < x.Observed:
		say("the cost of %d of %d scored trials is not known; they are taken to cost what the others did", x.Observed-n, x.Observed)
	}
	if x.USD.Estimate != nil {
		for _, w := range x.USD.Warnings {
			say("cost: %s", w)
		}
	}
	if x.Starts > 0 && x.Start.Mean == nil {
		say("the run has no baseline with a known cost: the %d of the forecast are not in its cost", x.Starts)
	}
	return out
}

// plus adds totals; a total that is unknown in one is unknown in the sum.
func (s Sums) plus(o Sums) Sums {
	return Sums{addKnown(s.TotalUSD, o.TotalUSD), addKnown(s.USDLow, o.USDLow), addKnown(s.USDHigh, o.USDHigh), addKnown(s.TotalMS, o.TotalMS), addKnown(s.TotalTokens, o.TotalTokens)}
}

func addKnown(a, b *float64) *float64 {
	if a == nil || b == nil {
		return nil
	}
	return new(*a + *b)
}

// setSeed is the seed's way from the time of trials to that on the clock.
func (f *Forecast) setSeed(a *analyse.Analysis) {
	trials := a.Trials
	if a.SessionStart != nil {
		trials = append(trials[:len(trials):len(trials)], a.SessionStart.Trials...)
	}
	var first, last time.Time
	sum := 0.0
	for i := range trials {
		t := &trials[i]
		began, ok := t.Started()
		if !ok || t.Source != trial.Live || t.Tokens.Reused > 0 {
			continue
		}
		end := began.Add(time.Duration(t.Timing().SetupMS+t.Timing().AgentMS) * time.Millisecond)
		if first.IsZero() || began.Before(first) {
			first = began
		}
		if end.After(last) {
			last = end
		}
		sum += float64(t.Timing().AgentMS)
	}
	if first.IsZero() || sum == 0 {
		return
	}
	elapsed := float64(last.Sub(first).Milliseconds())
	f.Seed.ElapsedMS, f.Seed.Factor = &elapsed, new(elapsed/sum)
	if f.Total.TotalMS != nil {
		f.Seed.WallMS = new(*f.Total.TotalMS * *f.Seed.Factor)
	}
	if n := len(a.Sessions); n > 1 {
		f.Warnings = append(f.Warnings, fmt.Sprintf("the run has %d sessions: the time between them is in the seed's elapsed factor, which says nothing then", n))
	}
}
