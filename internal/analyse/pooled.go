package analyse

import (
	"fmt"
	"math"
	"slices"

	"github.com/assay-eval/assay/internal/analyse/figure"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/stat"
)

// Pooled is a comparison over several agents. In each task it takes the mean
// over agents, each with the same weight, and tasks are the independent units:
// agents met the same tasks.
type Pooled struct {
	Name      string            `json:"name"`
	Treatment string            `json:"treatment"` // scenario
	Control   string            `json:"control"`   // scenario
	Agents    []string          `json:"agents"`
	Tasks     int               `json:"tasks"` // with a complete pair for every agent
	Left      int               `json:"left_out"`
	Decision  decision.Decision `json:"decision"` // the family is the scenarios compared with the same control
	Ratios    []RatioComparison `json:"ratios"`
	Warnings  []string          `json:"warnings,omitempty"`

	// Fields of Decision under their former names.
	Difference stat.Interval `json:"difference"`
	Test       string        `json:"test"`
	P          *float64      `json:"p"`
	PAdjusted  *float64      `json:"p_adjusted"`
	Family     int           `json:"family"`
	Shown      string        `json:"shown"`
}

// poolAgents pools the pairs of arms of one comparison that differ in their agent
// alone.
func poolAgents(duels []*armPair, cs []Comparison, rules decision.Rules, seed uint64, earlier earlierTrials) []Pooled {
	var out []Pooled
	var qs []decision.Question
	done := map[[3]string]bool{}
	for i, d := range duels {
		key := [3]string{d.name, d.treatment.Scenario, d.control.Scenario}
		if done[key] || cs[i].Agent == "" {
			continue
		}
		done[key] = true
		var same []*armPair
		for j, other := range duels {
			if cs[j].Agent != "" && key == [3]string{other.name, other.treatment.Scenario, other.control.Scenario} {
				same = append(same, other)
			}
		}
		if len(same) > 1 {
			p, q := comparePooled(same, seed, earlier)
			out, qs = append(out, p), append(qs, q)
		}
	}
	decidePooled(out, qs, rules)
	return out
}

// decidePooled is like [decideComparisons] for comparisons over agents.
func decidePooled(ps []Pooled, qs []decision.Question, rules decision.Rules) {
	rules.Sharing = len(ps)
	families := map[[2]string][]int{}
	for i := range ps {
		key := [2]string{ps[i].Name, ps[i].Control}
		families[key] = append(families[key], i)
	}
	for _, members := range families {
		own := make([]decision.Question, len(members))
		for j, i := range members {
			own[j] = qs[i]
		}
		for j, x := range decision.Decide(own, rules) {
			p := &ps[members[j]]
			p.Decision, p.Warnings = x, append(p.Warnings, x.Warnings...)
			p.Difference, p.Test, p.P, p.PAdjusted, p.Family, p.Shown = x.Interval, x.Test, x.P, x.PAdjusted, x.Family, shownBy(&x)
		}
	}
}

// comparePooled compares over the agents of ds. It also returns the question to decide.
func comparePooled(ds []*armPair, seed uint64, earlier earlierTrials) (Pooled, decision.Question) {
	out := Pooled{Name: ds[0].name, Treatment: ds[0].treatment.Scenario, Control: ds[0].control.Scenario}
	for _, d := range ds {
		out.Agents = append(out.Agents, d.treatment.Agent)
	}
	resampling := func(figure string) stat.Resampling {
		return stat.Resampling{Seed: figureSeed(seed, "pooled", out.Name, out.Treatment, out.Control, figure), Level: Level}
	}
	q := decision.Question{Several: true, Margin: ds[0].c.Margin, Flips: resampling("difference")}
	if earlier.History != nil {
		var arms []string
		for _, d := range ds {
			arms = append(arms, d.control.ID)
		}
		q.History = earlier.Record(earlier.why, arms...)
	}
	ids, tasks := taskPlaces(ds)
	for _, id := range ids {
		var of []decision.Task
		for i, at := range tasks[id] {
			if at >= 0 {
				t := ds[i].fights[at].outcomes
				if earlier.History != nil {
					t.Earlier = earlier.count(&ds[i].fights[at], ds[i].control.ID)
				}
				of = append(of, t)
			}
		}
		var t decision.Task
		if len(of) == len(ds) {
			t = decision.PoolTasks(of)
			q.Tasks = append(q.Tasks, t)
		}
		if t.Complete.N() == 0 {
			out.Left++
		}
	}
	out.Tasks = len(ids) - out.Left
	if out.Left > 0 {
		out.Warnings = append(out.Warnings, fmt.Sprintf("%d of %d tasks lack a complete pair of some agent and are left out", out.Left, len(ids)))
	}
	out.Ratios = pooledRatios(ds, resampling)
	return out, q
}

// pooledRatios compares numbers over agents. In each task and on each side an
// agent has one value: the geometric mean of its trials for the geometric mean
// and its tests, their mean for the ratio of means.
func pooledRatios(ds []*armPair, resampling func(string) stat.Resampling) []RatioComparison {
	var out []RatioComparison
	for _, n := range numbered {
		if !slices.Contains(ratioNames, n.name) {
			continue
		}
		var counted, left []Count
		agents := make([]ratioValues, len(ds))
		for i, d := range ds {
			agents[i] = d.ratioValues(n.value)
			for _, c := range agents[i].sources {
				counted = AddCount(counted, c.Name, c.N)
			}
			for _, c := range agents[i].left {
				left = AddCount(left, c.Name, c.N)
			}
		}
		slices.SortFunc(counted, figure.CompareCounts)
		slices.SortFunc(left, figure.CompareCounts)
		geometric, arithmetic, lost := pooledValues(ds, agents)
		r := stat.RatioByTask(geometric, resampling("ratio "+n.name))
		r.OfMeans = stat.RatioByTask(arithmetic, resampling("ratio of means "+n.name)).OfMeans
		c := RatioComparison{Name: n.name, Unit: n.unit, Ratio: r, Sources: sourceCounts(counted)}
		c.Left += lost
		if lost > 0 {
			c.Warnings = append(c.Warnings, fmt.Sprintf("%d of %d tasks lack a value of some agent on a side and are left out", lost, lost+len(geometric)))
		}
		c.Warnings = append(c.Warnings, ratioValues{sources: counted, left: left}.warnings(n.of)...)
		out = append(out, c)
	}
	return out
}

// pooledValues gives each agent one value in each task and on each side. A task
// without a positive value of some agent is lost.
func pooledValues(ds []*armPair, agents []ratioValues) (geometric, arithmetic []stat.Values, lost int) {
	ids, tasks := taskPlaces(ds)
	for _, id := range ids {
		var g, a stat.Values
		for i, at := range tasks[id] {
			if at < 0 {
				continue
			}
			v := agents[i].tasks[at]
			geoC, meanC, okC := twoMeans(v.Control)
			geoT, meanT, okT := twoMeans(v.Treatment)
			if okC && okT {
				g.Control, g.Treatment = append(g.Control, geoC), append(g.Treatment, geoT)
				a.Control, a.Treatment = append(a.Control, meanC), append(a.Treatment, meanT)
			}
		}
		if len(g.Control) < len(ds) {
			lost++
			continue
		}
		geometric, arithmetic = append(geometric, g), append(arithmetic, a)
	}
	return geometric, arithmetic, lost
}

// taskPlaces lists the tasks of pairs of arms in order, and their index in each pair; −1
// where it has not.
func taskPlaces(ds []*armPair) (ids []string, tasks map[string][]int) {
	tasks = map[string][]int{}
	for i, d := range ds {
		for j := range d.fights {
			id := d.fights[j].task.ID
			if tasks[id] == nil {
				tasks[id], ids = slices.Repeat([]int{-1}, len(ds)), append(ids, id)
			}
			tasks[id][i] = j
		}
	}
	return ids, tasks
}

// twoMeans returns the geometric mean of the positive values, and the mean of the values that are not
// negative. It is not ok if nothing is positive.
func twoMeans(xs []float64) (geometric, arithmetic float64, ok bool) {
	var logs, kept []float64
	for _, x := range xs {
		if x >= 0 && !math.IsInf(x, 1) {
			kept = append(kept, x)
		}
		if x > 0 && !math.IsInf(x, 1) {
			logs = append(logs, math.Log(x))
		}
	}
	if len(logs) == 0 {
		return 0, 0, false
	}
	return math.Exp(stat.Sum(logs) / float64(len(logs))), stat.Sum(kept) / float64(len(kept)), true
}
