package decision

import (
	"slices"

	"github.com/assay-eval/assay/internal/stat"
)

// Trials counts the trials of one side.
type Trials struct {
	Scored  int `json:"scored"` // passed or failed
	Void    int `json:"void"`
	Unknown int `json:"unknown"`
	NotRun  int `json:"not_run"`
}

// Plus returns the sum of t and o.
func (t Trials) Plus(o Trials) Trials {
	return Trials{t.Scored + o.Scored, t.Void + o.Void, t.Unknown + o.Unknown, t.NotRun + o.NotRun}
}

// Missing returns the number of trials that ran without a verdict.
func (t Trials) Missing() int { return t.Void + t.Unknown }

// Ran returns the number of trials that ran to the end.
func (t Trials) Ran() int { return t.Scored + t.Missing() }

// Question is one difference to decide.
type Question struct {
	Tasks   []Task
	Several bool // the plan has several trials of a task on a side
	Margin  *float64
	History *Record         // of earlier control trials; nil if none were asked for
	Flips   stat.Resampling // settings of the sign-flip test if flips are too many to enumerate
}

// Outcome is the result of a trial.
type Outcome string

// Outcomes of a trial.
const (
	Passed  Outcome = "pass"
	Failed  Outcome = "fail"
	Unknown Outcome = "unknown"
	Void    Outcome = "void"
	NotRun  Outcome = "not_run"
)

// IsKnown reports whether the trial has a verdict.
func (o Outcome) IsKnown() bool { return o == Passed || o == Failed }

func (t *Trials) add(o Outcome) {
	switch o {
	case Passed, Failed:
		t.Scored++
	case Unknown:
		t.Unknown++
	case Void:
		t.Void++
	default:
		t.NotRun++
	}
}

// Task holds the pairs of trials of one task.
type Task struct {
	Complete stat.Pairs // passed or failed on both sides
	// Worst and Best count all planned pairs, with trials without a verdict counted
	// against the treatment and for it.
	Worst, Best        stat.Pairs
	Control, Treatment Trials
	Cluster            string // of tasks that may share their effect; "" if tasks are independent
	End                int    // position of the last trial in the plan
	Settled            bool   // every trial that was to run has ended

	Earlier Earlier
	agents  []Task // of a task pooled over agents
}

// Table is one of the tables of pairs of a task.
type Table int

// The tables.
const (
	Complete Table = iota // pairs with a verdict on both sides
	Worst                 // all pairs, with trials without a verdict counted against the treatment
	Best                  // all pairs, with trials without a verdict counted for the treatment
)

// Pairs returns a table of the task. If it has earlier control trials, every trial of
// the treatment is paired with every trial of the control, so that the difference of
// the pairs is the difference of the rates.
func (t *Task) Pairs(of Table) stat.Pairs {
	if t.Earlier.Trials().Ran() == 0 {
		return t.bare(of)
	}
	switch sides := t.sides(of); {
	case sides == nil:
		return stat.Pairs{}
	case t.agents == nil:
		return pairAll(sides[0].Control, sides[0].Treatment)
	}
	return poolPairs(t.agents, of)
}

// bare returns a table of this run alone.
func (t *Task) bare(of Table) stat.Pairs {
	return [...]stat.Pairs{t.Complete, t.Worst, t.Best}[of]
}

// AddPair counts a planned pair of trials.
func (t *Task) AddPair(control, treatment Outcome) {
	t.Control.add(control)
	t.Treatment.add(treatment)
	if control.IsKnown() && treatment.IsKnown() {
		t.Complete = t.Complete.Plus(stat.PairOf(control == Passed, treatment == Passed))
	}
	t.Worst = t.Worst.Plus(stat.PairOf(control != Failed, treatment == Passed))
	t.Best = t.Best.Plus(stat.PairOf(control == Passed, treatment != Failed))
}

// PoolTasks returns the pairs of one task over several agents, with equal weight for
// each agent. A table is empty if an agent has no pair in it.
func PoolTasks(agents []Task) Task {
	out := Task{Settled: true, agents: slices.Clone(agents)}
	for i := range agents {
		a := &agents[i]
		out.Cluster = a.Cluster
		out.Control, out.Treatment = out.Control.Plus(a.Control), out.Treatment.Plus(a.Treatment)
		out.Settled, out.End = out.Settled && a.Settled, max(out.End, a.End)
	}
	bare := slices.Clone(agents)
	for i := range bare {
		out.Earlier.add(&bare[i].Earlier)
		bare[i].Earlier = Earlier{}
	}
	out.Complete, out.Worst, out.Best = poolPairs(bare, Complete), poolPairs(bare, Worst), poolPairs(bare, Best)
	return out
}

// poolPairs scales the pairs of each agent to a common total and adds them.
func poolPairs(agents []Task, of Table) stat.Pairs {
	common := 1
	for i := range agents {
		n := agents[i].Pairs(of).N()
		if n == 0 {
			return stat.Pairs{}
		}
		common = common / greatestDivisor(common, n) * n
	}
	var out stat.Pairs
	for i := range agents {
		p := agents[i].Pairs(of)
		f := common / p.N()
		out = out.Plus(stat.Pairs{Both: f * p.Both, ControlOnly: f * p.ControlOnly, TreatmentOnly: f * p.TreatmentOnly, Neither: f * p.Neither})
	}
	return out
}

func greatestDivisor(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// ByCluster returns the difference with clusters as units, or nil if tasks are
// independent.
func (q *Question) ByCluster(of Table) *stat.ClusterDifference {
	clusters := q.clusters(of)
	if clusters == nil {
		return nil
	}
	return new(stat.DifferenceByCluster(q.Pairs(of), clusters, q.Flips))
}

// clusters returns the clusters of the tasks that have a pair, or nil if tasks are
// independent.
func (q *Question) clusters(of Table) []string {
	if len(q.Tasks) == 0 || q.Tasks[0].Cluster == "" {
		return nil
	}
	names := []string{}
	for i := range q.Tasks {
		if t := &q.Tasks[i]; t.Pairs(of).N() > 0 {
			names = append(names, t.Cluster)
		}
	}
	return names
}

// MeasureClusters returns the number of tasks with a pair in each cluster, in the order of
// tasks, and an estimate of the standard deviation between clusters of the effect on the
// log odds, nil if there is none.
func (q *Question) MeasureClusters() (sizes []int, spread *float64) {
	var pilot []stat.PilotTask
	place := map[string]int{}
	for i := range q.Tasks {
		t := &q.Tasks[i]
		p := t.Pairs(Complete)
		if p.N() == 0 {
			continue
		}
		at, seen := place[t.Cluster]
		if !seen {
			at = len(sizes)
			place[t.Cluster], sizes = at, append(sizes, 0)
		}
		sizes[at]++
		control, treatment := stat.SplitPairs([]stat.Pairs{p})
		pilot = append(pilot, stat.PilotTask{Control: control[0], Treatment: treatment[0], Pairs: p, Cluster: t.Cluster})
	}
	return sizes, stat.MeasurePilot(pilot).ClusterSpread
}

// PassK returns the differences of pass@k and pass^k.
func (q *Question) PassK(of Table, k int, level float64) stat.PassKDifference {
	control, treatment := stat.SplitPairs(q.Pairs(of))
	return stat.DifferenceOfPassK(control, treatment, q.clusters(of), k, level)
}

// Differences returns treatment minus control of each task.
func Differences(tasks []stat.Pairs) []float64 {
	out := make([]float64, len(tasks))
	for i, p := range tasks {
		out[i] = float64(p.TreatmentOnly-p.ControlOnly) / float64(p.N())
	}
	return out
}

// Side counts the trials of a task on one of two sides that share no trials.
type Side struct{ Passed, Failed, Unknown, Void, NotRun int }

// known returns the trials with a verdict.
func (s Side) known() stat.Cluster { return stat.Cluster{K: s.Passed, N: s.Passed + s.Failed} }

// filled returns all trials, with those without a verdict counted as passed or as failed.
func (s Side) filled(passed bool) stat.Cluster {
	missing := s.Unknown + s.Void + s.NotRun
	out := stat.Cluster{K: s.Passed, N: s.Passed + s.Failed + missing}
	if passed {
		out.K += missing
	}
	return out
}

func (s Side) trials() Trials { return Trials{s.Passed + s.Failed, s.Void, s.Unknown, s.NotRun} }

// CompareRates asks for the difference of the rates of tasks on two sides that share no
// trials, such as two runs; clusters has the cluster of each task. Every trial of one side
// is paired with every trial of the other, so that the difference of the pairs is the
// difference of the rates.
func CompareRates(control, treatment []Side, clusters []string) Question {
	var q Question
	for i, c := range control {
		t := treatment[i]
		q.Several = q.Several || max(c.filled(false).N, t.filled(false).N) > 1
		q.Tasks = append(q.Tasks, Task{
			Cluster: clusters[i], Control: c.trials(), Treatment: t.trials(), Settled: true, Complete: pairAll(c.known(), t.known()),
			Worst: pairAll(c.filled(true), t.filled(false)), Best: pairAll(c.filled(false), t.filled(true)),
		})
	}
	return q
}

// pairAll pairs every trial of one side with every trial of the other.
func pairAll(control, treatment stat.Cluster) stat.Pairs {
	const most = 1 << 20 // products of larger counts are too large
	c, t := control, treatment
	for _, side := range []*stat.Cluster{&c, &t} {
		for side.N > most {
			side.K, side.N = side.K/2, side.N/2
		}
	}
	return stat.Pairs{
		Both: c.K * t.K, Neither: (c.N - c.K) * (t.N - t.K),
		ControlOnly: c.K * (t.N - t.K), TreatmentOnly: (c.N - c.K) * t.K,
	}
}
