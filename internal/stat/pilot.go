package stat

import "math"

// PilotTask holds the trials of one task in a pair of arms.
type PilotTask struct {
	Control, Treatment Cluster
	Pairs              Pairs
}

// Pilot holds the estimates from past runs for the design of a comparison. A figure is
// nil if the runs cannot determine it.
type Pilot struct {
	Tasks     int      `json:"tasks"`  // with a decided trial on both sides
	Trials    int      `json:"trials"` // decided trials of both sides
	Control   float64  `json:"control"`
	Treatment float64  `json:"treatment"`
	ICC       *float64 `json:"icc"`
	// Spread is the standard deviation between tasks of the effect on the log odds.
	Spread      *float64 `json:"spread"`
	Discordance *float64 `json:"discordance"`
	Warnings    []string `json:"warnings,omitempty"`
}

// MeasurePilot estimates the assumptions of a [Design] by the method of moments. With
// several trials per task the intra-class correlation is 1 − D/2p(1−p), where D is the
// probability that two control trials of the same task differ. With one trial per task
// it is the correlation of the two sides, which the treatment may have lowered. The
// spread is the variation of the differences of tasks in excess of their sampling
// error.
func MeasurePilot(tasks []PilotTask) Pilot {
	var p Pilot
	var control, treatment, disagree, rates, excess, diffs []float64
	var sum Pairs
	for _, t := range tasks {
		c, x := t.Control, t.Treatment
		if c.N == 0 || x.N == 0 {
			continue
		}
		pc, px := float64(c.K)/float64(c.N), float64(x.K)/float64(x.N)
		control, treatment, sum = append(control, pc), append(treatment, px), sum.Plus(t.Pairs)
		p.Tasks, p.Trials = p.Tasks+1, p.Trials+c.N+x.N
		if c.N > 1 {
			disagree, rates = append(disagree, 2*pc*(1-pc)*float64(c.N)/float64(c.N-1)), append(rates, pc)
		}
		if c.N > 1 && x.N > 1 {
			diffs = append(diffs, px-pc)
			excess = append(excess, pc*(1-pc)/float64(c.N-1)+px*(1-px)/float64(x.N-1))
		}
	}
	if p.Tasks == 0 {
		p.Warnings = []string{"no task has a decided trial on both sides"}
		return p
	}
	n := float64(p.Tasks)
	p.Control, p.Treatment = Sum(control)/n, Sum(treatment)/n
	if p.Control == 0 || p.Control == 1 {
		p.Control = (n*p.Control + 0.5) / (n + 1)
		p.Warnings = append(p.Warnings, "all trials of the control end alike: half a task is added to each side of its rate")
	}
	if sum.N() > 0 {
		p.Discordance = new(float64(sum.ControlOnly+sum.TreatmentOnly) / float64(sum.N()))
	}
	p.measureICC(disagree, rates, sum)
	if p.ICC != nil && len(diffs) > 2 {
		variance := *Describe(diffs).SD
		beyond := max(0, variance*variance-Sum(excess)/float64(len(excess)))
		p.Spread = new(min(3, math.Sqrt(beyond)/(p.Control*(1-p.Control)*max(0.05, 1-*p.ICC))))
	} else {
		p.Warnings = append(p.Warnings, "too few tasks have several trials on both sides to show how the effect differs between tasks: it is taken as the same, which flatters several trials a task")
	}
	return p
}

// measureICC estimates the intra-class correlation from the disagreement of trials
// within tasks, or else from the correlation of the two sides of pairs.
func (p *Pilot) measureICC(disagree, rates []float64, sum Pairs) {
	n := float64(len(rates))
	if n > 1 {
		if mean := Sum(rates) / n; mean > 0 && mean < 1 {
			p.ICC = new(min(0.95, max(0, 1-Sum(disagree)/n/(2*mean*(1-mean)))))
			return
		}
	}
	all := float64(sum.N())
	c, t := float64(sum.Both+sum.ControlOnly)/all, float64(sum.Both+sum.TreatmentOnly)/all
	if spread := c * (1 - c) * t * (1 - t); spread > 0 {
		p.ICC = new(min(0.95, max(0, (float64(sum.Both)/all-c*t)/math.Sqrt(spread))))
		p.Warnings = append(p.Warnings, "tasks have one trial: their correlation is that of the two sides")
		return
	}
	p.Warnings = append(p.Warnings, "outcomes do not vary enough to show how alike the trials of one task are")
}
