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

// TestAnytimeTarone checks that questions that cannot be decided given the sizes of their
// differences take no share of alpha, but only after the whole plan.
func TestAnytimeTarone(t *testing.T) {
	eight := pairUp(repeatAll("f", 8), repeatAll("p", 8)) // e-values of at most 50, 27 and 8
	seven := pairUp(repeatAll("f", 7, "p", 1), repeatAll("p", 8))
	five := pairUp(repeatAll("f", 5, "p", 3), repeatAll("p", 8))
	never := pairUp(repeatAll("p", 8), repeatAll("p", 8))
	void := pairUp(repeatAll("p", 7, "v", 1), repeatAll("p", 8))
	turned := pairUp([]string{"f", "p", "f", "p", "f", "p", "f", "p"}, []string{"p", "f", "p", "f", "p", "f", "p", "f"})
	whole := Rules{Alpha: 0.05, Anytime: true, Whole: true}
	for _, c := range []struct {
		name   string
		qs     []Question
		rules  Rules
		family int
		word   Word
	}{
		{"others cannot", []Question{seven, never, five}, whole, 1, Better},
		{"cut off", []Question{seven, never, five}, Rules{Alpha: 0.05, Anytime: true}, 3, NoDifferenceShown},
		{"alpha shared with other families", []Question{seven, never}, Rules{Alpha: 0.05, Anytime: true, Whole: true, Sharing: 2}, 2, NoDifferenceShown},
		{"another could", []Question{seven, turned}, whole, 2, NoDifferenceShown},
		{"another could by its bounds", []Question{seven, void}, whole, 2, NoDifferenceShown},
		{"both can", []Question{eight, eight, never}, whole, 2, Better},
		{"none can", []Question{never, five}, whole, 1, NoDifferenceShown},
	} {
		for i, d := range Decide(c.qs, c.rules) {
			if d.Family != c.family || i == 0 && d.Word != c.word {
				t.Errorf("%s: family %d, %s, want %d, %s", c.name, d.Family, d.Word, c.family, c.word)
			}
			if why := agreement(d, c.rules); why != "" {
				t.Errorf("%s: %s: %+v", c.name, why, d)
			}
		}
	}
}

// TestAnytimeTaroneLevel lists all signs of three questions of given sizes: the share of
// lists with any false decision is at most alpha.
func TestAnytimeTaroneLevel(t *testing.T) {
	sizes := []int{8, 7, 4}
	wrong := make([]float64, len(sizes)) // share of signs that are decided
	for which, n := range sizes {
		for signs := range 1 << n {
			var qs []Question
			for i, m := range sizes {
				var control, treatment []string
				for task := range 8 {
					c, k := "p", "p"
					if task < m {
						c, k = "f", "p"
						if i == which && signs>>task&1 == 1 {
							c, k = "p", "f"
						}
					}
					control, treatment = append(control, c), append(treatment, k)
				}
				qs = append(qs, pairUp(control, treatment))
			}
			if w := Decide(qs, Rules{Alpha: 0.05, Anytime: true, Whole: true})[which].Word; w == Better || w == Worse {
				wrong[which] += 1 / float64(int(1)<<n)
			}
		}
	}
	if sum := wrong[0] + wrong[1] + wrong[2]; sum > 0.05 || sum == 0 {
		t.Errorf("%v: any of them in up to %v", wrong, sum)
	}
}
