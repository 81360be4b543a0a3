package figure

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/stat"
)

// Hits counts the hits of one rate, task by task. Blocks are in the order of
// tasks, so that the blocks of a task follow each other.
type Hits struct {
	no    int // of the last task
	cs    []stat.Cluster
	of    []string // clusters of the tasks
	cells int      // maximum number of trials of a task in an arm, if Add receives whole cells
}

// Add counts k hits in n trials of the task with the given number, which is in the
// named cluster of tasks, if any. It ignores a task without trials.
func (t *Hits) Add(no int, cluster string, k, n int) {
	if n == 0 {
		return
	}
	if len(t.cs) == 0 || t.no != no {
		t.no, t.cs, t.of = no, append(t.cs, stat.Cluster{}), append(t.of, cluster)
	}
	c := &t.cs[len(t.cs)-1]
	c.K += k
	c.N += n
	t.cells = max(t.cells, n)
}

// sums returns the hits, what they are of, and the most that one task has.
func (t *Hits) sums() (k, n, most int) {
	for _, c := range t.cs {
		k, n, most = k+c.K, n+c.N, max(most, c.N)
	}
	return k, n, most
}

// Metric returns the rate of the counted hits. Trials of a task are correlated, and so
// the interval treats tasks as units if a task has several trials, and clusters if
// tasks have clusters. The interval of a single task applies to that task alone, whose
// trials are independent.
func (t *Hits) Metric(name, of string) Metric {
	k, n, most := t.sums()
	clustered := len(t.cs) > 1 && t.of[0] != ""
	if !clustered && (most <= 1 || len(t.cs) == 1) {
		m := WilsonRate(name, k, n, of)
		if t.cells > 1 {
			m.Warnings = append(m.Warnings, "of one task: the interval is of its trials and says nothing of other tasks")
		}
		return m
	}
	p := stat.ProportionClustered(t.cs, Level)
	if clustered {
		p = stat.ProportionByCluster(t.cs, t.of, Level)
	}
	m := Metric{Name: name, Value: p.Estimate, Numerator: k, Denominator: n, Of: of, Low: p.Low, High: p.High, Method: p.Method,
		Clusters: p.Clusters, SE: p.SE, NEff: p.NEff, DesignEffect: p.DesignEffect, Warnings: p.Warnings}
	return m
}

// WilsonRate is a proportion of independent trials with its Wilson interval.
func WilsonRate(name string, k, n int, of string) Metric {
	iv := stat.Proportion(k, n, Level)
	m := Metric{Name: name, Value: iv.Estimate, Numerator: k, Denominator: n, Of: of, Low: iv.Low, High: iv.High, Method: iv.Method}
	if n == 0 {
		m.Method, m.Warnings = "", []string{"nothing to evaluate: no " + of}
	}
	return m
}

// passKs are the k of pass@k and pass^k that are always of interest.
var passKs = []int{1, 3, 5, 10}

// UsualKs returns the usual k up to the most trials that a task was planned to have, and
// that number itself, or nil if it is one.
func UsualKs(most int) []int {
	if most < 2 {
		return nil
	}
	at, _ := slices.BinarySearch(passKs, most)
	return append(passKs[:at:at], most)
}

// PassMetrics returns pass@k and pass^k for the usual k up to most.
func PassMetrics(cs []stat.Cluster, most int) []Metric {
	var out []Metric
	for _, k := range UsualKs(most) {
		out = append(out, passMetrics(cs, k)...)
	}
	return out
}

// passMetrics are the unbiased pass@k and pass^k over tasks, each task with the
// same weight, and the plug-in estimates.
func passMetrics(cs []stat.Cluster, k int) []Metric {
	p := stat.PassOverTasks(cs, k, Level)
	unbiased := func(name string, iv stat.Interval) Metric {
		m := Metric{Name: fmt.Sprintf(name, k), Value: iv.Estimate, Numerator: p.Tasks, Denominator: p.Tasks,
			Of: fmt.Sprintf("tasks with at least %d scored trials of known outcome", k), Low: iv.Low, High: iv.High, Clusters: p.Tasks,
			Warnings: append(p.Warnings[:len(p.Warnings):len(p.Warnings)], iv.Warnings...)}
		if m.Value != nil {
			m.Method = iv.Method
		} else if len(m.Warnings) == 0 {
			m.Warnings = []string{"nothing to evaluate: no " + m.Of}
		}
		return m
	}
	plugin := func(name string, v *float64) Metric {
		m := Metric{Name: fmt.Sprintf(name, k), Value: v, Numerator: len(cs), Denominator: len(cs),
			Of: "tasks with a scored trial of known outcome", Clusters: len(cs)}
		if v != nil {
			m.Method = "plug_in"
		} else {
			m.Warnings = []string{"nothing to evaluate: no " + m.Of}
		}
		return m
	}
	return []Metric{
		unbiased("pass_at_%d", p.AtK), plugin("pass_at_%d_plugin", p.AtKPlugin),
		unbiased("pass_pow_%d", p.PowK), plugin("pass_pow_%d_plugin", p.PowKPlugin),
	}
}

// PassMetric finds pass_at_k, pass_pow_k or their plug-in versions for any k.
func PassMetric(cs []stat.Cluster, name string) (Metric, bool) {
	text, ok := strings.CutPrefix(name, "pass_at_")
	if !ok {
		text, ok = strings.CutPrefix(name, "pass_pow_")
	}
	var k int
	if _, err := fmt.Sscanf(text, "%d", &k); !ok || err != nil || k < 1 {
		return Metric{Name: name}, false
	}
	for _, m := range passMetrics(cs, k) {
		if m.Name == name {
			return m, true
		}
	}
	return Metric{Name: name}, false
}

// PassNames lists pass@k and pass^k for the usual k.
func PassNames() []string {
	var out []string
	for _, k := range passKs {
		for _, form := range []string{"pass_at_%d", "pass_at_%d_plugin", "pass_pow_%d", "pass_pow_%d_plugin"} {
			out = append(out, fmt.Sprintf(form, k))
		}
	}
	return out
}

// Beyond so many tasks the ends of an interval are drawn from fewer resamples:
// 2,000 leave ±0.35 % of the tail of 2.5 % to chance.
const (
	manyTasks      = 250
	fewerResamples = 2000
)

// ResampleTasks returns the resampling for the interval of one of many figures of an
// arm, given its seed and its number of tasks.
func ResampleTasks(seed uint64, tasks int) stat.Resampling {
	r := stat.Resampling{Seed: seed, Level: Level}
	if tasks > manyTasks {
		r.Resamples = fewerResamples
	}
	return r
}
