package analyse

import (
	"math"

	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/stat"
)

// mdePower is the power that a detectable effect is stated for.
const mdePower = 0.8

// Detectable effects of a run that may stop early are simulated: anytimeSimulations times,
// which takes a fraction of a second, at a control rate of at least anytimeEdge and at most
// 1 − anytimeEdge, because no shift of odds changes a rate of 0 or 1.
const (
	anytimeSimulations = 400
	anytimeEdge        = 0.01
)

// detectableEffect returns the smallest difference that a run like this one detects
// with power 0.8 at the alpha of its decision, given the variance of its outcomes.
func (d *armPair) detectableEffect(c *Comparison, q *decision.Question) *stat.MDE {
	by := c.ByCluster
	history := c.Decision.History != nil && c.Decision.History.Counts
	switch {
	case !history:
		q = new(d.question())
	case by != nil:
		by = q.ByCluster(decision.Complete)
	}
	if c.N == 0 || by != nil && by.SE == nil {
		return nil
	}
	design := stat.Design{
		Tasks: c.Tasks, Trials: max(1, d.trials), Alpha: c.Decision.Alpha, Test: stat.TestMidP,
		Discordance: new(float64(c.Discordant) / float64(c.N)),
		Control:     new(float64(c.Pairs.Both+c.Pairs.ControlOnly) / float64(c.N)),
	}
	if c.Decision.Test == decision.TestAnytime {
		design.Test = stat.TestAnytime
		design.Control = new(min(max(*design.Control, anytimeEdge), 1-anytimeEdge))
		if by != nil {
			design.ClusterSizes, design.ClusterSpread = q.MeasureClusters()
		}
		r := d.resampling("mde")
		r.Resamples = anytimeSimulations
		return new(stat.DetectableEffect(design, mdePower, r))
	}
	if !c.Clustered && !history {
		return new(stat.DetectableEffect(design, mdePower, d.resampling("mde")))
	}
	design.Test = stat.TestPermutation
	out := &stat.MDE{Design: design, TargetPower: mdePower, Method: "normal_approximation",
		Assumption: "differences vary between tasks as they did in this run"}
	diffs := stat.Describe(decision.Differences(q.Pairs(decision.Complete)))
	var se, df float64
	switch {
	case by != nil:
		out.Assumption = "differences vary between clusters as they did in this run"
		se, df = *by.SE, *by.DF
	case diffs.SD == nil:
		out.Warnings = []string{"one task has no spread"}
		return out
	case *diffs.SD <= 1e-12:
		out.Warnings = []string{"all tasks have the same difference, so their spread says nothing of what could be detected"}
		return out
	default:
		se, df = *diffs.SD/math.Sqrt(float64(diffs.N)), float64(diffs.N-1)
	}
	effect := (stat.StudentQuantile(1-design.Alpha/2, df) + stat.StudentQuantile(mdePower, df)) * se
	if effect >= 1 {
		out.Warnings = []string{"not even the largest effect can be detected"}
		return out
	}
	out.Effect, out.Design.Effect = &effect, effect
	return out
}
