package stat

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/testenv"
)

// parseClustered parses tasks in the format of clubsandwich.csv.
func parseClustered(t *testing.T, text string) (tasks []Pairs, clusters []string) {
	t.Helper()
	for field := range strings.FieldsSeq(text) {
		cluster, counts, _ := strings.Cut(field, ":")
		var p Pairs
		if _, err := fmt.Sscanf(counts, "%d/%d/%d/%d", &p.Both, &p.ControlOnly, &p.TreatmentOnly, &p.Neither); err != nil {
			t.Fatal(err)
		}
		tasks, clusters = append(tasks, p), append(clusters, cluster)
	}
	return tasks, clusters
}

func TestClusterDifferenceOracle(t *testing.T) {
	f, err := os.Open("testdata/clubsandwich.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for i, r := range rows[1:] {
		tasks, clusters := parseClustered(t, r[0])
		d := DifferenceByCluster(tasks, clusters, Resampling{Seed: 1, Level: 0.95})
		for j, got := range []*float64{d.Estimate, d.SE, d.DF, d.Low, d.High} {
			want, err := strconv.ParseFloat(r[1+j], 64)
			if err != nil {
				t.Fatal(err)
			}
			if got == nil || !near(*got, want, 1e-9) {
				t.Errorf("row %d, figure %d: %v, want %v", i, j, got, want)
			}
		}
	}
}

// TestClusterFlips compares the test with an enumeration of all flips, and, with one
// task per cluster, with the test of tasks.
func TestClusterFlips(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	for range 50 {
		var tasks []Pairs
		var clusters, own []string
		sums := make([]float64, 7)
		for i := range 20 {
			p := Pairs{rng.IntN(3), rng.IntN(4), rng.IntN(4), 1}
			c := rng.IntN(len(sums))
			tasks, clusters, own = append(tasks, p), append(clusters, strconv.Itoa(c)), append(own, strconv.Itoa(i))
			sums[c] += float64(p.TreatmentOnly-p.ControlOnly) / float64(p.N())
		}
		seen, hits, ties := math.Abs(Sum(sums)), 0.0, 0.0
		for flip := range 1 << len(sums) {
			sum := 0.0
			for i, x := range sums {
				sum += x * float64(1-2*(flip>>i&1))
			}
			switch size := math.Abs(sum); {
			case size > seen+1e-9:
				hits++
			case size > seen-1e-9:
				ties++
			}
		}
		all := float64(int(1) << len(sums))
		got := DifferenceByCluster(tasks, clusters, Resampling{Seed: 1}).Permutation
		if !near(*got.P, (hits+ties)/all, 1e-12) {
			t.Fatalf("p %v, want %v", *got.P, (hits+ties)/all)
		}
		control, treatment := make([]Cluster, len(tasks)), make([]Cluster, len(tasks))
		var diffs []float64
		for i, p := range tasks {
			control[i], treatment[i] = Cluster{p.Both + p.ControlOnly, p.N()}, Cluster{p.Both + p.TreatmentOnly, p.N()}
			diffs = append(diffs, float64(p.TreatmentOnly-p.ControlOnly)/float64(p.N()))
		}
		one, byTask := DifferenceByCluster(tasks, own, Resampling{Seed: 1}), DifferenceByTask(control, treatment, Resampling{Seed: 1})
		if *one.Permutation.P != *byTask.Permutation.P || *one.Permutation.PMid != *byTask.Permutation.PMid {
			t.Fatalf("one task a cluster: %+v, by task %+v", one.Permutation, byTask.Permutation)
		}
		if mean := MeanT(diffs, 0.95); !near(*one.Low, *mean.Low, 1e-9) || !near(*one.High, *mean.High, 1e-9) {
			t.Fatalf("one task a cluster: %v to %v, t has %v to %v", *one.Low, *one.High, *mean.Low, *mean.High)
		}
	}
}

// TestClusterCalibration simulates clusters whose effects vary around zero and measures
// the false-alarm rate of the test and the coverage of the intervals of the difference
// and of the control's rate. With -v it also prints the figures of the test that treats
// tasks as independent.
func TestClusterCalibration(t *testing.T) {
	testenv.Slow(t)
	samples := testenv.Repeat(1000, 8000)
	for _, c := range []struct {
		clusters, size, trials int
		uneven                 bool
	}{{6, 5, 1, false}, {6, 5, 3, false}, {12, 5, 1, false}, {12, 5, 3, true}, {30, 3, 1, false}, {30, 4, 3, true}} {
		rng := rand.New(rand.NewPCG(7, uint64(c.clusters*c.trials)))
		var alarms, midAlarms, covered, plain, rates, n float64
		for range samples {
			var tasks []Pairs
			var control []Cluster
			var names []string
			for g := range c.clusters {
				// Control and treatment are exchangeable, so that rates are symmetric.
				base, effect := rng.NormFloat64(), rng.NormFloat64()*1.2
				size := c.size
				if c.uneven {
					size = 1 + rng.IntN(2*c.size-1)
				}
				for range size {
					level := base + 0.8*rng.NormFloat64()
					var p Pairs
					for range c.trials {
						p = p.Plus(PairOf(rng.Float64() < 1/(1+math.Exp(effect/2-level)), rng.Float64() < 1/(1+math.Exp(-effect/2-level))))
					}
					tasks, names = append(tasks, p), append(names, strconv.Itoa(g))
					control = append(control, Cluster{p.Both + p.ControlOnly, p.N()})
				}
			}
			d := DifferenceByCluster(tasks, names, Resampling{Seed: 1, Level: 0.95, Resamples: 500})
			if d.SE == nil {
				continue
			}
			n++
			alarms, midAlarms = alarms+indicator(*d.Permutation.P <= 0.05), midAlarms+indicator(*d.Permutation.Deciding() <= 0.05)
			covered += indicator(*d.Low <= 0 && 0 <= *d.High)
			r := ProportionByCluster(control, names, 0.95)
			rates += indicator(*r.Low <= 0.5 && 0.5 <= *r.High)
			own := slices.Clone(names)
			for i := range own {
				own[i] = strconv.Itoa(i)
			}
			plain += indicator(*DifferenceByCluster(tasks, own, Resampling{Seed: 1, Resamples: 500}).Permutation.P <= 0.05)
		}
		t.Logf("%+v: false alarms %.4f (mid-p %.4f; tasks as independent %.4f); interval of the difference holds 0 in %.4f, of the rate in %.4f, of %v",
			c, alarms/n, midAlarms/n, plain/n, covered/n, rates/n, n)
		errors := 2 * math.Sqrt(0.05*0.95/n)
		if alarms/n > 0.05+errors || covered/n < 0.95-errors || rates/n < 0.95-errors {
			t.Errorf("%+v: false alarms %.4f, coverage %.4f and %.4f", c, alarms/n, covered/n, rates/n)
		}
	}
}

func indicator(yes bool) float64 {
	if yes {
		return 1
	}
	return 0
}

func TestClusterWarnings(t *testing.T) {
	pair := Pairs{TreatmentOnly: 1, Neither: 1}
	for _, c := range []struct {
		name     string
		tasks    []Pairs
		clusters []string
		want     string
		interval bool
	}{
		{"none", nil, nil, "no task with a decided trial on both sides", false},
		{"unmatched", []Pairs{pair}, nil, "1 tasks with 0 clusters cannot be matched", false},
		{"negative", []Pairs{{Both: -1}}, []string{"a"}, "task 0 has negative counts", false},
		{"no pairs", []Pairs{{}, {}}, []string{"a", "b"}, "no task with a decided trial on both sides", false},
		{"one cluster", []Pairs{pair, {Both: 1}}, []string{"a", "a"}, "one cluster does not show", false},
		{"all equal", []Pairs{pair, pair, pair}, []string{"a", "b", "b"}, "all clusters have the same mean difference", false},
		{"few", []Pairs{pair, {Both: 1}, {}, {ControlOnly: 1}}, []string{"a", "b", "b", "c"}, "1 of 4 tasks have no decided trial on a side and were left out; 3 clusters are few", true},
	} {
		d := DifferenceByCluster(c.tasks, c.clusters, Resampling{Seed: 1})
		if all := strings.Join(d.Warnings, "; "); !strings.Contains(all, c.want) || (d.Low != nil) != c.interval {
			t.Errorf("%s: warnings %q, interval %v", c.name, all, d.Low)
		}
		if _, err := json.Marshal(d); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	r := ProportionByCluster([]Cluster{{1, 2}, {2, 2}, {0, 2}}, []string{"a", "a", "b"}, 0.95)
	if want := ProportionClustered([]Cluster{{3, 4}, {0, 2}}, 0.95); *r.Low != *want.Low || *r.High != *want.High || len(r.Warnings) != 1 || r.Clusters != 2 {
		t.Errorf("rate: %+v, want %+v", r, want)
	}
	for _, bad := range []Clustered{ProportionByCluster([]Cluster{{1, 2}}, nil, 0.95), ProportionByCluster([]Cluster{{3, 2}}, []string{"a"}, 0.95)} {
		if bad.Estimate != nil || len(bad.Warnings) != 1 {
			t.Errorf("bad counts: %+v", bad)
		}
	}
}
