package within

import (
	"encoding/csv"
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/stat"
)

// TestPermuteOracle compares p values with R, which lists every choice of the
// treatment's trials.
func TestPermuteOracle(t *testing.T) {
	f, err := os.Open("testdata/within.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	if len(rows) < 20 {
		t.Fatalf("only %d rows", len(rows))
	}
	for i, r := range rows[1:] {
		var tasks [][]Sides
		var clusters []string
		for field := range strings.FieldsSeq(r[0]) {
			part := strings.SplitN(field, ":", 3)
			task, err := strconv.Atoi(part[0])
			if err != nil {
				t.Fatal(err)
			}
			var s Sides
			if _, err := fmt.Sscanf(part[2], "%d/%d:%d/%d", &s.Control.K, &s.Control.N, &s.Treatment.K, &s.Treatment.N); err != nil {
				t.Fatal(err)
			}
			if task > len(tasks) {
				tasks, clusters = append(tasks, nil), append(clusters, part[1])
			}
			tasks[task-1] = append(tasks[task-1], s)
		}
		exact := Permute(tasks, clusters, stat.Resampling{})
		for j, got := range []*float64{exact.P, exact.PMid, exact.POneSided} {
			want, err := strconv.ParseFloat(r[1+j], 64)
			if err != nil {
				t.Fatal(err)
			}
			if got == nil || math.Abs(*got-want) > 1e-9 {
				t.Errorf("row %d, figure %d: %v, want %v", i, j, got, want)
			}
		}
		if !exact.Exact || exact.Method != "within_tasks_exact" {
			t.Errorf("row %d: %+v", i, exact)
		}
	}
}

// TestPermuteMcNemar checks that with one trial on each side the test is
// McNemar's, and that random deals agree with it.
func TestPermuteMcNemar(t *testing.T) {
	for _, c := range []stat.Pairs{
		{Both: 3, ControlOnly: 1, TreatmentOnly: 7, Neither: 2}, {Both: 5, TreatmentOnly: 6},
		{ControlOnly: 4, TreatmentOnly: 4, Neither: 1}, {Both: 2, ControlOnly: 9, TreatmentOnly: 16, Neither: 3},
	} {
		var tasks [][]Sides
		for _, x := range []struct{ n, control, treatment int }{{c.Both, 1, 1}, {c.ControlOnly, 1, 0}, {c.TreatmentOnly, 0, 1}, {c.Neither, 0, 0}} {
			for range x.n {
				tasks = append(tasks, []Sides{{stat.Cluster{K: x.control, N: 1}, stat.Cluster{K: x.treatment, N: 1}}})
			}
		}
		got, want := Permute(tasks, nil, stat.Resampling{Seed: 3, Resamples: 40000}), stat.McNemar(c)
		within := 1e-9
		if !got.Exact {
			within = 0.01
		}
		if differ := c.ControlOnly + c.TreatmentOnly; got.Exact != (differ <= 15) || got.N-got.Zeros != differ {
			t.Errorf("%+v: %+v", c, got)
		}
		if c.ControlOnly == c.TreatmentOnly {
			if *got.PMid != 1 {
				t.Errorf("%+v: mid-p %v", c, *got.PMid)
			}
			continue
		}
		if diff := *got.PMid - *want.PMid; diff > within || diff < -within {
			t.Errorf("%+v: mid-p %v, want %v", c, *got.PMid, *want.PMid)
		}
	}
}

func TestPermuteBadInput(t *testing.T) {
	fine := []Sides{{stat.Cluster{K: 1, N: 2}, stat.Cluster{K: 0, N: 1}}}
	for name, c := range map[string]struct {
		tasks    [][]Sides
		clusters []string
		warning  string
	}{
		"no task":         {nil, nil, "no task with a decided trial"},
		"no trial":        {[][]Sides{{{stat.Cluster{K: 1, N: 2}, stat.Cluster{}}}}, nil, "impossible counts"},
		"too many passes": {[][]Sides{{{stat.Cluster{K: 3, N: 2}, stat.Cluster{K: 0, N: 1}}}}, nil, "impossible counts"},
		"clusters":        {[][]Sides{fine}, []string{"a", "b"}, "cannot be matched"},
	} {
		p := Permute(c.tasks, c.clusters, stat.Resampling{})
		if p.PMid != nil || len(p.Warnings) == 0 || !strings.Contains(p.Warnings[0], c.warning) {
			t.Errorf("%s: %+v", name, p)
		}
	}
	if p := Permute([][]Sides{{{stat.Cluster{K: 5, N: 5}, stat.Cluster{K: 1, N: 1}}}}, nil, stat.Resampling{}); *p.PMid != 1 || p.Zeros != 1 {
		t.Errorf("all passed: %+v", p)
	}
}
