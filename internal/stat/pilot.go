package stat

import (
	"maps"
	"math"
	"slices"
)

// PilotTask holds the trials of one task in a pair of arms.
type PilotTask struct {
	Control, Treatment Cluster
	Pairs              Pairs
	Cluster            string // of tasks that may share their effect; "" if tasks are independent
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
	// ClusterSpread is the standard deviation between clusters of the effect on the log
	// odds; nil if tasks are independent, too.
	ClusterSpread *float64 `json:"cluster_spread,omitempty"`
	Warnings      []string `json:"warnings,omitempty"`
}

// MeasurePilot estimates the assumptions of a [Design] by the method of moments. With
// several trials per task the intra-class correlation is 1 − D/2p(1−p), where D is the
// probability that two control trials of the same task differ. With one trial per task
// it is the correlation of the two sides, which the treatment may have lowered. The
// spread is the variation of the differences of tasks in excess of their sampling
// error, less the variance between clusters (one-way analysis of variance).
func MeasurePilot(tasks []PilotTask) Pilot {
	var p Pilot
	var control, treatment, disagree, rates, excess, diffs []float64
	byCluster := map[string][]float64{}
	var sum Pairs
	for _, t := range tasks {
		c, x := t.Control, t.Treatment
		if c.N == 0 || x.N == 0 {
			continue
		}
		pc, px := float64(c.K)/float64(c.N), float64(x.K)/float64(x.N)
		control, treatment, sum = append(control, pc), append(treatment, px), sum.Plus(t.Pairs)
		byCluster[t.Cluster] = append(byCluster[t.Cluster], px-pc)
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
	icc := defaultICC
	if p.ICC != nil {
		icc = *p.ICC
	}
	onLogOdds := func(variance float64) *float64 {
		return new(min(3, math.Sqrt(max(0, variance))/(p.Control*(1-p.Control)*max(0.05, 1-icc))))
	}
	between := 0.0
	if _, independent := byCluster[""]; !independent {
		if len(byCluster) < dozenClusters {
			p.Warnings = append(p.Warnings, fewClusters(len(byCluster)))
		}
		if v, ok := varianceBetween(byCluster); ok {
			between, p.ClusterSpread = v, onLogOdds(v)
		} else {
			p.Warnings = append(p.Warnings, "too few clusters have several tasks to show how the effect differs between clusters")
		}
	}
	if p.ICC != nil && len(diffs) > 2 {
		sd := *Describe(diffs).SD
		p.Spread = onLogOdds(sd*sd - Sum(excess)/float64(len(excess)) - between)
	} else {
		p.Warnings = append(p.Warnings, "too few tasks have several trials on both sides to show how the effect differs between tasks: it is taken as the same, which flatters several trials a task")
	}
	return p
}

// varianceBetween returns the variance between groups of values in excess of the
// variance within groups, by the method of moments. ok is false if there are fewer than 2
// groups or no group has several values.
func varianceBetween(groups map[string][]float64) (variance float64, ok bool) {
	var all, within, among []float64
	k, squares := float64(len(groups)), 0.0
	for _, name := range slices.Sorted(maps.Keys(groups)) {
		all = append(all, groups[name]...)
	}
	n := float64(len(all))
	mean := Sum(all) / n
	for _, name := range slices.Sorted(maps.Keys(groups)) {
		g := groups[name]
		size := float64(len(g))
		own := Sum(g) / size
		for _, x := range g {
			within = append(within, (x-own)*(x-own))
		}
		among, squares = append(among, size*(own-mean)*(own-mean)), squares+size*size
	}
	if k < 2 || n == k {
		return 0, false
	}
	return max(0, (Sum(among)/(k-1)-Sum(within)/(n-k))*(k-1)/(n-squares/n)), true
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
