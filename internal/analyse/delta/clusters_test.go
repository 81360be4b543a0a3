package delta_test

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse/baseline"
	"github.com/assay-eval/assay/internal/analyse/delta"
	"github.com/assay-eval/assay/internal/analyse/delta/deltatest"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/stat"
)

// clustered returns a baseline of tasks t00, t01, …, that pass so often of n trials; five
// tasks in turn share a cluster.
func clustered(run, by string, n int, passes ...int) baseline.Baseline {
	var cells []string
	for i, k := range passes {
		cells = append(cells, fmt.Sprintf("t%02d m/x %d/%d", i, k, n))
	}
	b := deltatest.Baseline(run, cells...)
	b.Cluster = by
	for i := range b.Tasks {
		if by != "" {
			b.Tasks[i].Cluster = fmt.Sprintf("c%d", i/5)
		}
	}
	return b
}

// TestClusters checks the rows of two runs whose tasks lie in six clusters, of which five
// get better as a whole and one gets worse.
func TestClusters(t *testing.T) {
	var was, is []int
	for i := range 30 {
		up := 1
		if i/5 == 3 {
			up = -1
		}
		was, is = append(was, 1), append(is, 1+up*min(1, i%5))
	}
	for trials := 1; trials <= 3; trials += 2 {
		before, after := slices.Clone(was), slices.Clone(is)
		if trials == 1 {
			for i := range before {
				before[i], after[i] = max(0, was[i]-is[i]), max(0, is[i]-was[i])
			}
		}
		old, now := clustered("old", "repository", trials, before...), clustered("new", "repository", trials, after...)
		c := compareArms(t, old, now, delta.Options{})
		r := row(t, c, delta.MeasureSuccess, "m/x")
		// Of 64 flips 2·6 are as uneven as one of six clusters against, and 2 more so. Of six
		// clusters, p is at least 0.8 of the exact one.
		if r.P == nil || math.Abs(*r.P-0.8*(2+12)/64) > 1e-12 || r.Test != decision.TestFewClusters || r.Shown != "" || r.Clusters != 6 || c.Cluster != "repository" {
			t.Errorf("%d trials: p %v, test %s, shown %q, %d clusters by %q", trials, r.P, r.Test, r.Shown, r.Clusters, c.Cluster)
		}
		// With clusters of equal size CR2 is the error of their mean; Tango by task may be wider.
		x := 0.8 / float64(trials)
		mean := stat.MeanT([]float64{x, x, x, -x, x, x}, 0.95)
		if r.Delta.Method != "cr2_t" || math.Abs(*r.Delta.Estimate-*mean.Estimate) > 1e-12 || math.Abs(*r.Delta.High-min(1, *mean.High)) > 1e-9 || *r.Delta.Low > *mean.Low+1e-9 {
			t.Errorf("%d trials: interval %v to %v (%s), want %v to %v", trials, *r.Delta.Low, *r.Delta.High, r.Delta.Method, *mean.Low, *mean.High)
		}
		if !slices.ContainsFunc(r.Warnings, func(w string) bool { return strings.HasPrefix(w, "6 clusters are few") }) {
			t.Errorf("%d trials: no warning of few clusters: %q", trials, r.Warnings)
		}
		for i := range old.Tasks {
			old.Tasks[i].Cluster, now.Tasks[i].Cluster = "", ""
		}
		old.Cluster, now.Cluster = "", ""
		if alone := row(t, compareArms(t, old, now, delta.Options{}), delta.MeasureSuccess, "m/x"); alone.Shown != delta.ShownBetter || alone.Clusters != 0 {
			t.Errorf("%d trials, tasks by themselves: shown %q, %d clusters", trials, alone.Shown, alone.Clusters)
		}
	}
}

// TestClustersDiffer checks which clusters count where the sides do not agree.
func TestClustersDiffer(t *testing.T) {
	passes := slices.Repeat([]int{0, 1}, 10)
	moved := clustered("new", "family", 1, passes...)
	moved.Tasks[0].Cluster = "c3"
	for _, tt := range []struct {
		name     string
		old, new baseline.Baseline
		by       string
		clusters int
		warning  string
	}{
		{"the same", clustered("old", "repository", 1, passes...), clustered("new", "repository", 1, passes...), "repository", 4, ""},
		{"new only", clustered("old", "", 1, passes...), clustered("new", "repository", 1, passes...), "repository", 4, "only the new run has clusters of tasks, by repository: they count"},
		{"old only", clustered("old", "repository", 1, passes...), clustered("new", "", 1, passes...), "repository", 4, "only the old run has clusters of tasks, by repository: they count"},
		{"one task moved", clustered("old", "repository", 1, passes...), moved, "family", 4,
			"tasks in other clusters in the old run (by repository) than in the new one (by family): 1 of 20; those of the new run count"},
		{"none", clustered("old", "", 1, passes...), clustered("new", "", 1, passes...), "", 0, ""},
	} {
		c := compareArms(t, tt.old, tt.new, delta.Options{})
		if r := row(t, c, delta.MeasureSuccess, "m/x"); c.Cluster != tt.by || r.Clusters != tt.clusters || strings.Join(c.Warnings, "\n") != tt.warning {
			t.Errorf("%s: %d clusters by %q, warnings %q", tt.name, r.Clusters, c.Cluster, c.Warnings)
		}
	}
}
