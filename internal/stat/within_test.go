package stat

import (
	"encoding/csv"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
)

// TestPermuteWithinOracle compares p values with R, which lists every choice of the
// treatment's trials.
func TestPermuteWithinOracle(t *testing.T) {
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
		exact := PermuteWithin(tasks, clusters, Resampling{})
		for j, got := range []*float64{exact.P, exact.PMid, exact.POneSided} {
			want, err := strconv.ParseFloat(r[1+j], 64)
			if err != nil {
				t.Fatal(err)
			}
			if got == nil || !near(*got, want, 1e-9) {
				t.Errorf("row %d, figure %d: %v, want %v", i, j, got, want)
			}
		}
		if !exact.Exact || exact.Method != "within_tasks_exact" {
			t.Errorf("row %d: %+v", i, exact)
		}
	}
}

// TestPermuteWithinMcNemar checks that with one trial on each side the test is
// McNemar's, and that random deals agree with it.
func TestPermuteWithinMcNemar(t *testing.T) {
	for _, c := range []Pairs{{3, 1, 7, 2}, {5, 0, 6, 0}, {0, 4, 4, 1}, {2, 9, 16, 3}} {
		var tasks [][]Sides
		for _, x := range []struct{ n, control, treatment int }{{c.Both, 1, 1}, {c.ControlOnly, 1, 0}, {c.TreatmentOnly, 0, 1}, {c.Neither, 0, 0}} {
			for range x.n {
				tasks = append(tasks, []Sides{{Cluster{x.control, 1}, Cluster{x.treatment, 1}}})
			}
		}
		got, want := PermuteWithin(tasks, nil, Resampling{Seed: 3, Resamples: 40000}), McNemar(c)
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

func TestPermuteWithinBadInput(t *testing.T) {
	fine := []Sides{{Cluster{1, 2}, Cluster{0, 1}}}
	for name, c := range map[string]struct {
		tasks    [][]Sides
		clusters []string
		warning  string
	}{
		"no task":         {nil, nil, "no task with a decided trial"},
		"no trial":        {[][]Sides{{{Cluster{1, 2}, Cluster{}}}}, nil, "impossible counts"},
		"too many passes": {[][]Sides{{{Cluster{3, 2}, Cluster{0, 1}}}}, nil, "impossible counts"},
		"clusters":        {[][]Sides{fine}, []string{"a", "b"}, "cannot be matched"},
	} {
		p := PermuteWithin(c.tasks, c.clusters, Resampling{})
		if p.PMid != nil || len(p.Warnings) == 0 || !strings.Contains(p.Warnings[0], c.warning) {
			t.Errorf("%s: %+v", name, p)
		}
	}
	if p := PermuteWithin([][]Sides{{{Cluster{5, 5}, Cluster{1, 1}}}}, nil, Resampling{}); *p.PMid != 1 || p.Zeros != 1 {
		t.Errorf("all passed: %+v", p)
	}
}
