package decision

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/assay-eval/assay/internal/stat"
)

// clusterUp returns a question whose tasks lie in clusters of the given size, in the
// order of the plan.
func clusterUp(size int, control, treatment []string) Question {
	q := pairUp(control, treatment)
	for i := range q.Tasks {
		q.Tasks[i].Cluster = fmt.Sprint("c", i/size)
	}
	return q
}

// TestAnytimeClusters checks the words of a run that may stop and whose tasks lie in
// clusters.
func TestAnytimeClusters(t *testing.T) {
	rules := Rules{Alpha: 0.05, Anytime: true}
	for _, c := range []struct {
		name               string
		size               int
		control, treatment []string
		want               Word
		reason             Reason
		units              int
	}{
		{"7 clusters of 2 that agree", 2, repeatAll("f", 14), repeatAll("p", 14), Better, "", 7},
		{"the other way", 2, repeatAll("p", 14), repeatAll("f", 14), Worse, "", 7},
		{"6 clusters of 5 that agree", 5, repeatAll("f", 30), repeatAll("p", 30), NoDifferenceShown, "", 6},
		{"several trials", 2, repeatAll("fp", 16), repeatAll("pp", 16), Better, "", 8},
		{"clusters without a difference", 2, repeatAll("p", 40), repeatAll("p", 40), NoDifferenceShown, "", 20},
		{"7 tasks of a cluster each", 1, repeatAll("f", 7), repeatAll("p", 7), Better, "", 7},
		{"stopped in a cluster", 2, repeatAll("f", 15, ".", 5), repeatAll("p", 15, ".", 5), Better, "", 7},
		{"stopped in the last cluster", 2, repeatAll("f", 13, ".", 1), repeatAll("p", 13, ".", 1), Undecided, StoppedEarly, 6},
		{"decided but for voids", 2, repeatAll("p", 4, "f", 16), repeatAll("v", 4, "p", 16), Undecided, MissingData, 8},
		{"a cluster of voids alone", 2, repeatAll("f", 20, "v", 2), repeatAll("p", 20, "v", 2), Better, "", 10},
	} {
		q := clusterUp(c.size, c.control, c.treatment)
		d := Decide([]Question{q}, rules)[0]
		if d.Word != c.want || d.Reason != c.reason || d.Test != TestAnytime || d.Interval.N != c.units || d.Interval.Method != "confidence_sequence_by_cluster" {
			t.Errorf("%s: %s %s, want %s %s (%+v)", c.name, d.Word, d.Reason, c.want, c.reason, d)
		}
		if why := agreement(d, rules); why != "" {
			t.Errorf("%s: %s: %+v", c.name, why, d)
		}
	}
}

// TestSequenceOrder checks that clusters come in the order in which the plan ends them,
// for any order of their tasks, and that sums weigh every task alike.
func TestSequenceOrder(t *testing.T) {
	q := clusterUp(3, []string{"f", "f", "p", "p", "f", "f"}, []string{"p", "p", "p", "f", "f", "p"})
	q.Tasks = append(q.Tasks, pairUp([]string{"f"}, []string{"p"}).Tasks...)
	q.Tasks[6].Cluster, q.Tasks[6].End = "alone", 6
	q.Tasks[0].End = 9 // c0 ends last
	got := q.Sequence().Test(Complete, 0.05)
	m := stat.NewMonitor(0.05).ByCluster(3)
	for _, c := range []struct{ tasks, sum int }{{3, 0}, {1, 1}, {3, 2}} {
		m.AddCluster(c.tasks, float64(c.sum))
	}
	want := m.Sequential()
	if *got.E != *want.E || got.N != 3 || math.Abs(*got.CS.Estimate-3.0/7) > 1e-12 {
		t.Errorf("%+v, want %+v", got, want)
	}
	slices.Reverse(q.Tasks)
	if turned := q.Sequence().Test(Complete, 0.05); *turned.E != *want.E {
		t.Errorf("e %v in another order of tasks, %v before", *turned.E, *want.E)
	}
	q.Tasks[1].Settled = false // of c1, which ends first
	if open := q.Sequence().Test(Complete, 0.05); open.N != 0 {
		t.Errorf("%d units before the first that is open", open.N)
	}
}

// TestAnytimeClusterMargin checks non-inferiority by clusters: voids count against the
// treatment, and the bound agrees with the word.
func TestAnytimeClusterMargin(t *testing.T) {
	for _, c := range []struct {
		name               string
		control, treatment []string
		want               bool
	}{
		{"alike", repeatAll("p", 120), repeatAll("p", 120), true},
		{"few clusters", repeatAll("p", 24), repeatAll("p", 24), false},
		{"void treatment", repeatAll("p", 120), repeatAll("p", 60, "v", 60), false},
		{"worse", repeatAll("p", 120), slices.Repeat([]string{"p", "p", "p", "f"}, 30), false},
	} {
		q := clusterUp(3, c.control, c.treatment)
		q.Margin = new(0.15)
		got := Decide([]Question{q}, Rules{Alpha: 0.05, Anytime: true})[0].NotWorse
		if got.Shown == nil || *got.Shown != c.want || (*got.P <= 0.05) != c.want || (*got.Lower >= -0.15) != c.want || got.Method != "e_process_by_cluster" {
			t.Errorf("%s: %+v, p %v", c.name, got, *got.P)
		}
	}
}

// TestFewClustersFamily checks the test and the share of alpha of few clusters: six
// clusters that differ reach 0.025 at best, so that of two comparisons each has half of
// 0.05, and of three none can be significant unless another cannot reach that.
func TestFewClustersFamily(t *testing.T) {
	six := clusterUp(5, repeatAll("f", 30), repeatAll("p", 30))
	five := clusterUp(5, repeatAll("f", 25, "p", 5), repeatAll("p", 30))
	for _, c := range []struct {
		qs     []Question
		family int
		word   Word
	}{
		{[]Question{six}, 1, Better},
		{[]Question{six, six}, 2, Better},
		{[]Question{six, six, six}, 3, NoDifferenceShown},
		{[]Question{six, six, five}, 2, Better},
	} {
		d := Decide(c.qs, Rules{Alpha: 0.05})[0]
		if d.Family != c.family || d.Word != c.word || d.Test != TestFewClusters || *d.P != 0.025 {
			t.Errorf("%d comparisons: %+v, p %v", len(c.qs), d, *d.P)
		}
	}
}
