package analyse

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/stat"
)

// hitCounts counts the hits of one rate, task by task. Blocks are in the order of
// tasks, so that the blocks of a task follow each other.
type hitCounts struct {
	no    int // of the last task
	cs    []stat.Cluster
	of    []string // clusters of the tasks
	cells int      // maximum number of trials of a task in an arm, if add receives whole cells
}

// add counts k hits in n trials of a task. It ignores a task without trials.
func (t *hitCounts) add(at unit, k, n int) {
	if n == 0 {
		return
	}
	if len(t.cs) == 0 || t.no != at.no {
		t.no, t.cs, t.of = at.no, append(t.cs, stat.Cluster{}), append(t.of, at.cluster)
	}
	c := &t.cs[len(t.cs)-1]
	c.K += k
	c.N += n
	t.cells = max(t.cells, n)
}

// sums returns the hits, what they are of, and the most that one task has.
func (t *hitCounts) sums() (k, n, most int) {
	for _, c := range t.cs {
		k, n, most = k+c.K, n+c.N, max(most, c.N)
	}
	return k, n, most
}

// metric returns the rate of the counted hits. Trials of a task are correlated, and so
// the interval treats tasks as units if a task has several trials, and clusters if
// tasks have clusters. The interval of a single task applies to that task alone, whose
// trials are independent.
func (t *hitCounts) metric(name, of string) Metric {
	k, n, most := t.sums()
	clustered := len(t.cs) > 1 && t.of[0] != ""
	if !clustered && (most <= 1 || len(t.cs) == 1) {
		m := wilsonRate(name, k, n, of)
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

// wilsonRate is a proportion of independent trials with its Wilson interval.
func wilsonRate(name string, k, n int, of string) Metric {
	iv := stat.Proportion(k, n, Level)
	m := Metric{Name: name, Value: iv.Estimate, Numerator: k, Denominator: n, Of: of, Low: iv.Low, High: iv.High, Method: iv.Method}
	if n == 0 {
		m.Method, m.Warnings = "", []string{"nothing to evaluate: no " + of}
	}
	return m
}

// Denominators of the metrics that every suite has.
const (
	ofDecided = "scored trials with a known outcome (pass + fail)"
	ofRun     = "trials that ran (scored + void)"
)

// ledgerRates are the metrics that every suite has.
var ledgerRates = []struct {
	name, of string
	hits     func(*Ledger) (k, n int)
}{
	{"success_rate", ofDecided, func(l *Ledger) (int, int) { return l.Pass, l.Pass + l.Fail }},
	{"success_rate_seed", ofRun + ", unknown and void counted as failed", func(l *Ledger) (int, int) { return l.Pass, l.Scored + l.Void }},
	{"void_share", ofRun, func(l *Ledger) (int, int) { return l.Void, l.Scored + l.Void }},
	{"unknown_share", "scored trials", func(l *Ledger) (int, int) { return l.Unknown, l.Scored }},
}

// headlineMetrics returns the metrics that every suite has, and the metrics of the kinds of
// graders that judge a task; groups adds their rates by group of tasks.
func headlineMetrics(bs []block, groups bool) []Metric {
	out := make([]Metric, 0, 2*len(ledgerRates))
	for _, r := range ledgerRates {
		var t hitCounts
		for i := range bs {
			k, n := r.hits(&bs[i].ledger)
			t.add(bs[i].unit, k, n)
		}
		out = append(out, t.metric(r.name, r.of))
	}
	return append(out, kindMetrics(bs, groups)...)
}

// successCounts is the counts of passes by task and arm: k trials are k trials of one
// arm.
func successCounts(bs []block) []stat.Cluster {
	out := make([]stat.Cluster, 0, len(bs))
	for i := range bs {
		if l := &bs[i].ledger; l.Pass+l.Fail > 0 {
			out = append(out, stat.Cluster{K: l.Pass, N: l.Pass + l.Fail})
		}
	}
	return out
}

// passKs are the k of pass@k and pass^k that are always of interest.
var passKs = []int{1, 3, 5, 10}

// usualKs returns the usual k up to the most trials that a task was planned to have, and
// that number itself, or nil if it is one.
func usualKs(most int) []int {
	if most < 2 {
		return nil
	}
	at, _ := slices.BinarySearch(passKs, most)
	return append(passKs[:at:at], most)
}

// passK is pass@k and pass^k for the usual k.
func passK(bs []block) []Metric {
	most := 0
	for i := range bs {
		most = max(most, bs[i].ledger.Planned-bs[i].ledger.countExcluded())
	}
	cs := successCounts(bs)
	var out []Metric
	for _, k := range usualKs(most) {
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

// passMetric finds pass_at_k, pass_pow_k or their plug-in versions for any k.
func passMetric(cs []stat.Cluster, name string) (Metric, bool) {
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

// passNames lists pass@k and pass^k for the usual k.
func passNames() []string {
	var out []string
	for _, k := range passKs {
		for _, form := range []string{"pass_at_%d", "pass_at_%d_plugin", "pass_pow_%d", "pass_pow_%d_plugin"} {
			out = append(out, fmt.Sprintf(form, k))
		}
	}
	return out
}
