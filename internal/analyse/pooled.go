package analyse

import (
	"fmt"
	"math"
	"slices"

	"github.com/assay-eval/assay/internal/stat"
)

// Pooled is a comparison over several agents. In each task it takes the mean
// over agents, each with the same weight, and tasks are the independent units:
// agents met the same tasks.
type Pooled struct {
	Name       string        `json:"name"`
	Treatment  string        `json:"treatment"` // scenario
	Control    string        `json:"control"`   // scenario
	Agents     []string      `json:"agents"`
	Tasks      int           `json:"tasks"` // with a complete pair of every agent
	Left       int           `json:"left_out"`
	Difference stat.Interval `json:"difference"`
	Test       string        `json:"test"`
	P          *float64      `json:"p"`
	// PAdjusted is P after Holm (1979) over the Family: scenarios that one
	// comparison holds against the same control over agents.
	PAdjusted *float64          `json:"p_adjusted"`
	Family    int               `json:"family"`
	Shown     string            `json:"shown"` // better or worse if PAdjusted is at most 0.05, else ""
	Ratios    []RatioComparison `json:"ratios"`
	Warnings  []string          `json:"warnings,omitempty"`
}

// poolAgents pools the pairs of arms of one comparison that differ in their agent
// alone.
func poolAgents(duels []*armPair, cs []Comparison, seed uint64) []Pooled {
	var out []Pooled
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
			out = append(out, comparePooled(same, seed))
		}
	}
	adjustPooled(out)
	return out
}

// adjustPooled is [adjustHeadlines] for comparisons over agents.
func adjustPooled(ps []Pooled) {
	keys, raw := make([][2]string, len(ps)), make([]*float64, len(ps))
	for i := range ps {
		keys[i], raw[i] = [2]string{ps[i].Name, ps[i].Control}, ps[i].P
	}
	adjusted, sizes := adjustFamilies(keys, raw)
	for i := range ps {
		p := &ps[i]
		p.PAdjusted, p.Family, p.Shown = adjusted[i], sizes[i], shownDirection(adjusted[i], p.Difference.Estimate)
	}
}

func comparePooled(ds []*armPair, seed uint64) Pooled {
	out := Pooled{Name: ds[0].name, Treatment: ds[0].treatment.Scenario, Control: ds[0].control.Scenario, Test: TestPermutation}
	for _, d := range ds {
		out.Agents = append(out.Agents, d.treatment.Agent)
	}
	resampling := func(figure string) stat.Resampling {
		return stat.Resampling{Seed: figureSeed(seed, "pooled", out.Name, out.Treatment, out.Control, figure), Level: Level}
	}
	ids, tasks := taskPlaces(ds)
	var means []float64
	var pairs []stat.Pairs
	even := true // every agent has equally many pairs of every task
	for _, id := range ids {
		var sum stat.Pairs
		var diffs []float64
		sizes := map[int]bool{}
		for i, at := range tasks[id] {
			if at < 0 || ds[i].fights[at].pairs.N() == 0 {
				continue
			}
			p := ds[i].fights[at].pairs
			diffs, sum = append(diffs, taskDifferences([]stat.Pairs{p})...), addPairs(sum, p)
			sizes[p.N()] = true
		}
		if len(diffs) < len(ds) {
			out.Left++
			continue
		}
		even = even && len(sizes) == 1
		means, pairs = append(means, stat.Sum(diffs)/float64(len(diffs))), append(pairs, sum)
	}
	out.Tasks = len(means)
	if out.Left > 0 {
		out.Warnings = append(out.Warnings, fmt.Sprintf("%d of %d tasks lack a complete pair of some agent and are left out", out.Left, len(ids)))
	}
	flips := stat.SignFlip(means, resampling("difference"))
	out.P = flips.P
	out.Warnings = append(out.Warnings, flips.Warnings...)
	if even {
		out.Difference = stat.TangoClustered(pairs, Level).Interval
	} else {
		out.Difference = clampDifference(stat.MeanT(means, Level))
	}
	out.Ratios = pooledRatios(ds, resampling)
	return out
}

// clampDifference keeps an interval of a difference of rates within −1 and 1. One without
// width is none: it would say that nothing is left open.
func clampDifference(iv stat.Interval) stat.Interval {
	if iv.Low == nil || iv.High == nil {
		return iv
	}
	if *iv.High-*iv.Low < 1e-12 {
		iv.Low, iv.High = nil, nil
		iv.Warnings = append(iv.Warnings, "all tasks have the same difference, so their spread says nothing")
		return iv
	}
	iv.Low, iv.High = new(max(-1, *iv.Low)), new(min(1, *iv.High))
	return iv
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
				counted = addCount(counted, c.Name, c.N)
			}
			for _, c := range agents[i].left {
				left = addCount(left, c.Name, c.N)
			}
		}
		slices.SortFunc(counted, compareCounts)
		slices.SortFunc(left, compareCounts)
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
