package analyse_test

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/gate"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
)

func armOf(t testing.TB, a *analyse.Analysis, id string) analyse.Arm {
	t.Helper()
	i := slices.IndexFunc(a.Arms, func(x analyse.Arm) bool { return x.ID == id })
	if i < 0 {
		t.Fatalf("no arm %s", id)
	}
	return a.Arms[i]
}

// figureOf writes a metric as "value k/n".
func figureOf(t testing.TB, a analyse.Arm, name string) string {
	t.Helper()
	m, ok := a.Metric("retrieval." + name)
	if !ok {
		return "none"
	}
	if m.Value == nil {
		return fmt.Sprintf("null %d/%d", m.Numerator, m.Denominator)
	}
	return fmt.Sprintf("%.4f %d/%d", *m.Value, m.Numerator, m.Denominator)
}

// TestRetrievalFigures: counted by hand from the grid of the example. Before:
// v 1, 3, missed, error; u 1, 2, unknown; t (not capable) missed, missed, void;
// after: v 1, 1, 2, 4; u 5, missed, 1; t 2, missed, 1; one false fire.
func TestRetrievalFigures(t *testing.T) {
	a := analysetest.Retrieval().Analyse()
	for id, want := range map[string]map[string]string{
		analysetest.Before: {
			"recall": "0.8000 4/5", "recall_total": "0.5000 4/8", "recall.vocabulary": "0.6667 2/3", "recall.unbound": "1.0000 2/2", "recall.transitive": "null 0/0",
			"recall.left out": "null 0/0", "fire_rate": "0.8000 4/5", "fire_rate_total": "0.5000 4/8", "false_fire_rate": "0.0000 0/2", "error_rate": "0.1250 1/8",
			"recall_seed": "0.5714 4/7", "recall_seed.transitive": "0.0000 0/2", "fire_rate_seed": "0.4000 4/10",
			"mrr": "0.5667 5/5", "p_1": "0.4000 5/5", "p_5": "0.1600 5/5", "precision_at_5": "0.1600 5/5", "recall_at_1": "0.4000 5/5", "recall_at_5": "0.8000 5/5",
			"results": "2.2222 9/9", "response_bytes": "120.0000 10/10",
		},
		analysetest.After: {
			"recall": "0.8000 8/10", "recall_total": "0.8000 8/10", "recall.transitive": "0.6667 2/3", "fire_rate": "0.8000 8/10", "false_fire_rate": "0.5000 1/2",
			"error_rate": "0.0000 0/12", "recall_seed": "0.8000 8/10", "mrr": "0.5450 10/10",
		},
	} {
		arm := armOf(t, a, id)
		for name, w := range want {
			if got := figureOf(t, arm, name); got != w {
				t.Errorf("%s: %s is %s, want %s", id, name, got, w)
			}
		}
	}
	// MRR of before: 1, 1/3, 0, 1, 1/2; nDCG: 1, 1/2, 0, 1, 1/log2(3).
	arm := armOf(t, a, analysetest.Before)
	m, _ := arm.Metric("retrieval.ndcg_10")
	if want := (1 + 0.5 + 0 + 1 + 1/math.Log2(3)) / 5; m.Value == nil || math.Abs(*m.Value-want) > 1e-15 || m.Low == nil || *m.Low > *m.Value || m.Method != "bca_cluster_mean" || m.Clusters != 5 {
		t.Errorf("%+v", m)
	}
	if figureOf(t, armOf(t, a, analysetest.Before), "no_such") != "none" {
		t.Error("a metric that is not there is found")
	}
}

// TestLatency checks that quantiles interpolate, that the seed's take an element,
// and that a cached answer has no time.
func TestLatency(t *testing.T) {
	e := analysetest.Search([]string{analysetest.Before}, repeatSearch(20, "1"), suite.Gates{})
	arm := e.Analyse().Arms[0]
	for name, want := range map[string]string{
		"latency_p50": "7.3750 20/20", "latency_p95": "9.5125 20/20", "latency_p50_seed": "7.5000 20/20", "latency_p95_seed": "9.7500 20/20",
	} { // 5, 5.25 … 9.75 ms
		if got := figureOf(t, arm, name); got != want {
			t.Errorf("%s is %s, want %s", name, got, want)
		}
	}
	for i := range e.Records {
		if at := e.Records[i].Attempt; at != nil && at.Settled {
			at.Source = "cached"
		}
	}
	if got := figureOf(t, e.Analyse().Arms[0], "latency_p50"); got != "null 0/0" {
		t.Errorf("cached answers have a time: %s", got)
	}
}

func repeatSearch(n int, words ...string) []analysetest.Searched {
	var out []analysetest.Searched
	for i := range n {
		out = append(out, analysetest.Searched{ID: fmt.Sprintf("q%02d", i), Group: "g", Is: [][]string{words}})
	}
	return out
}

// TestCapability: a group is out only if every canary ran, every one missed, and
// nothing else of it surfaced.
func TestCapability(t *testing.T) {
	canary := func(id string, words ...string) analysetest.Searched {
		return analysetest.Searched{ID: id, Group: "g", Tags: []string{"canary"}, Is: [][]string{words}}
	}
	task := func(words ...string) analysetest.Searched {
		return analysetest.Searched{ID: "task", Group: "g", Is: [][]string{words}}
	}
	for _, c := range []struct {
		name     string
		tasks    []analysetest.Searched
		capable  bool
		found, n int
		na       int
		recall   string
		unsure   string
	}{
		{"none found", []analysetest.Searched{canary("a", "missed"), canary("b", "missed"), task("missed")}, false, 0, 2, 1, "null 0/0", ""},
		{"one found", []analysetest.Searched{canary("a", "missed"), canary("b", "3"), task("missed")}, true, 1, 2, 0, "0.0000 0/1", ""},
		{"an error proves nothing", []analysetest.Searched{canary("a", "missed"), canary("b", "error"), task("missed")}, true, 0, 1, 0, "0.0000 0/1", "canary b is error"},
		{"nor does void", []analysetest.Searched{canary("a", "void"), task("missed")}, true, 0, 0, 0, "0.0000 0/1", "canary a is void"},
		{"nor unknown", []analysetest.Searched{canary("a", "unknown"), task("missed")}, true, 0, 0, 0, "0.0000 0/1", "canary a is unknown"},
		{"left out by choice", []analysetest.Searched{canary("a", "skip"), canary("b", "missed"), task("missed")}, false, 0, 1, 1, "null 0/0", ""},
		{"all left out", []analysetest.Searched{canary("a", "skip"), task("missed")}, true, 0, 0, 0, "0.0000 0/1", ""},
		{"another task surfaced", []analysetest.Searched{canary("a", "missed"), task("2", "missed")}, true, 0, 1, 0, "0.5000 1/2", "task task surfaced all the same"},
		{"errors stay errors", []analysetest.Searched{canary("a", "missed"), task("error")}, false, 0, 1, 0, "null 0/0", ""},
	} {
		a := analysetest.Search([]string{analysetest.Before}, c.tasks, suite.Gates{}).Analyse()
		if len(a.Capabilities) != 1 {
			t.Fatalf("%s: %+v", c.name, a.Capabilities)
		}
		got := a.Capabilities[0]
		if got.Capable != c.capable || got.Found != c.found || got.N != c.n || got.NotApplicable != c.na || got.Unsure != c.unsure {
			t.Errorf("%s: %+v", c.name, got)
		}
		if r := figureOf(t, a.Arms[0], "recall"); r != c.recall {
			t.Errorf("%s: recall %s, want %s", c.name, r, c.recall)
		}
		for _, trial := range a.Trials {
			if na := trial.Label == analyse.LabelNotApplicable; na != (trial.Task == "task" && c.na > 0) || na && (trial.Outcome != "unknown" || trial.Found != "missed" || !strings.HasPrefix(trial.Reason, "not applicable: the server finds not even the canaries of g")) {
				t.Errorf("%s: %+v", c.name, trial)
			}
		}
	}
}

// TestRanks: buckets and tests are counted by hand; the group of which one arm is
// not capable is in them.
func TestRanks(t *testing.T) {
	r := analysetest.Retrieval().Analyse().Comparisons[0].Ranks
	if r == nil {
		t.Fatal("no ranks")
	}
	// Pairs: v1 1→1, v2 3→1, v3 –→2, u1 1→5, u2 2→–, t1 –→2, t2 –→–; v4, u3 and t3
	// have no rank before.
	var got []string
	for _, b := range r.Buckets {
		got = append(got, fmt.Sprintf("%s %d %s", b.Name, b.N, strings.Join(b.Tasks, ",")))
	}
	want := "added 2 v3,t1; removed 1 u2; fixed 1 v2; degraded 1 u1; unchanged_rank1 1 v1; both_suboptimal 1 t2"
	if s := strings.Join(got, "; "); s != want || r.Pairs != 7 || r.Tasks != 7 || r.Left != 3 {
		t.Errorf("%d pairs, %d tasks, %d left out: %s\nwant %s", r.Pairs, r.Tasks, r.Left, s, want)
	}
	diffs := []float64{0, 1 - 1.0/3, 0.5, 0.2 - 1, -0.5, 0.5, 0}
	if w := stat.Wilcoxon(diffs, analyse.Level); w.PTwoSided == nil || *w.PTwoSided != *r.Wilcoxon.PTwoSided || r.Wilcoxon.N != 5 || r.Wilcoxon.Zeros != 2 {
		t.Errorf("%+v", r.Wilcoxon)
	}
	if p := r.RankOnePairs; p.Both != 1 || p.TreatmentOnly != 1 || p.ControlOnly != 1 || p.Neither != 4 || *r.RankOne.PExactTwoSided != 1 || r.RankOneTest != decision.TestMidP {
		t.Errorf("%+v", p)
	}
	if math.Abs(*r.MRR.Estimate-stat.Sum(diffs)/7) > 1e-15 {
		t.Errorf("mean reciprocal rank differs by %v", *r.MRR.Estimate)
	}
	c := analysetest.Bindings().Analyse().Comparisons[0]
	if c.Ranks != nil || c.RanksWhy != "no trial of either arm is graded for retrieval" {
		t.Errorf("%+v, %q", c.Ranks, c.RanksWhy)
	}
}

// TestComparisonKeepsWhatWasGraded: a group that only one arm finds is a
// difference, not a gap.
func TestComparisonKeepsWhatWasGraded(t *testing.T) {
	tasks := []analysetest.Searched{{ID: "canary", Group: "g", Tags: []string{"canary"}, Is: [][]string{{"missed"}, {"1"}}}}
	for i := range 6 {
		tasks = append(tasks, analysetest.Searched{ID: fmt.Sprint("q", i), Group: "g", Is: [][]string{{"missed"}, {"1"}}})
	}
	a := analysetest.Search([]string{analysetest.Before, analysetest.After}, tasks, suite.Gates{}).Analyse()
	c := a.Comparisons[0]
	if c.Pairs.TreatmentOnly != 7 || c.Unknown != 0 || c.Headline.Shown != string(decision.Better) || c.Ranks.Buckets[0].N != 6 {
		t.Errorf("%+v, %+v", c.Pairs, c.Ranks)
	}
	if l := armOf(t, a, analysetest.Before).Ledger; l.Unknown != 6 || l.Fail != 1 {
		t.Errorf("%+v", l)
	}
}

// TestSeveralTrials: with several trials a task nothing takes pairs for
// independent.
func TestSeveralTrials(t *testing.T) {
	var tasks []analysetest.Searched
	for i := range 8 {
		tasks = append(tasks, analysetest.Searched{ID: fmt.Sprint("q", i), Group: "g", Is: [][]string{{"2", "missed", "1"}, {"1", "1", "1"}}})
	}
	a := analysetest.Search([]string{analysetest.Before, analysetest.After}, tasks, suite.Gates{}).Analyse()
	r := a.Comparisons[0].Ranks
	if r.Tasks != 8 || r.Pairs != 24 || r.RankOne.PMid != nil || r.RankOneTest != decision.TestPermutation || *r.RankOneP != 1.0/256 || r.Buckets[0].Tasks[0] != "q0 #2" {
		t.Errorf("%+v", r)
	}
	if m, _ := a.Arms[0].Metric("retrieval.recall"); m.Clusters != 8 || m.Denominator != 24 {
		t.Errorf("%+v", m)
	}
	if m, _ := a.Arms[0].Metric("retrieval.mrr"); m.Clusters != 8 || m.Denominator != 24 || math.Abs(*m.Value-0.5) > 1e-15 {
		t.Errorf("%+v", m)
	}
}

// TestRetrievalSound checks that in all results shares are shares, buckets are a
// partition, and unevaluated figures are null.
func TestRetrievalSound(t *testing.T) {
	word := rapid.SampledFrom([]string{"1", "2", "7", "missed", "error", "unknown", "void", "skip"})
	silent := rapid.SampledFrom([]string{"quiet", "false_fire", "error", "unknown", "void"})
	rapid.Check(t, func(r *rapid.T) {
		var tasks []analysetest.Searched
		for i := range rapid.IntRange(1, 8).Draw(r, "tasks") {
			s := analysetest.Searched{ID: fmt.Sprint("q", i), Group: rapid.SampledFrom([]string{"", "a", "b"}).Draw(r, "group")}
			of := word
			switch {
			case rapid.IntRange(0, 4).Draw(r, "nothing") == 0:
				s.Expect, of = "nothing", silent
			case s.Group != "" && rapid.IntRange(0, 2).Draw(r, "canary") == 0:
				s.Tags = []string{"canary"}
			}
			for range 2 {
				s.Is = append(s.Is, []string{of.Draw(r, "word")})
			}
			tasks = append(tasks, s)
		}
		a := analysetest.Search([]string{analysetest.Before, analysetest.After}, tasks, suite.Gates{Profile: gate.ProfileSeed}).Analyse()
		for _, arm := range a.Arms {
			for _, m := range arm.Metrics {
				if (m.Value == nil) != (m.Denominator == 0) || m.Numerator > m.Denominator {
					r.Fatalf("%+v", m)
				}
				if m.Value != nil && (math.IsNaN(*m.Value) || m.Unit != "ms" && m.Unit != "bytes" && m.Unit != "tokens" && m.Unit != "results" && (*m.Value < 0 || *m.Value > 1)) {
					r.Fatalf("%+v", m)
				}
			}
			if l := arm.Ledger; l.Planned != l.Scored+l.Void+l.Skipped+l.Pending || l.Scored != l.Pass+l.Fail+l.Unknown {
				r.Fatalf("%+v", l)
			}
		}
		if c := a.Comparisons[0]; c.Ranks != nil {
			n := 0
			for _, b := range c.Ranks.Buckets {
				n += b.N
			}
			if n != c.Ranks.Pairs {
				r.Fatalf("%d in buckets of %d pairs", n, c.Ranks.Pairs)
			}
		}
	})
}
