package rerun

import (
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/stat"
)

// TestRerunOracle compares Chance with testdata/rerun.py, which integrates the
// prior over a finer grid.
func TestRerunOracle(t *testing.T) {
	data, err := os.ReadFile("testdata/rerun.csv")
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(strings.TrimSpace(string(data)), "\n")[1:] {
		f := strings.Split(line, ",")
		var cs []stat.Cluster
		n := 0
		for part := range strings.FieldsSeq(f[0]) {
			var times int
			var c stat.Cluster
			if _, err := fmt.Sscanf(part, "%dx%d/%d", &times, &c.K, &c.N); err != nil {
				t.Fatal(err)
			}
			for range times {
				cs, n = append(cs, c), n+c.N
			}
		}
		least, _ := strconv.ParseFloat(f[1], 64)
		want, _ := strconv.ParseFloat(f[2], 64)
		got, ok := Chance(cs, func(k int) bool { return float64(k) < least*float64(n) })
		if !ok || math.Abs(got.P-want) > 0.003 {
			t.Errorf("%s, least %v: %v, want %v", f[0], least, got.P, want)
		}
	}
}

// TestRerunEdges checks that the chance is never 0 or 1 after one trial, unless no
// count or every count is bad.
func TestRerunEdges(t *testing.T) {
	below := func(k int) bool { return k < 1 }
	one, ok := Chance([]stat.Cluster{{K: 1, N: 1}}, below)
	if !ok || one.P < 0.05 || one.P > 0.3 || *one.Low >= one.P || *one.High <= one.P {
		t.Errorf("1 of 1: %+v", one)
	}
	if none, _ := Chance([]stat.Cluster{{K: 0, N: 1}}, below); none.P < 0.7 || none.P > 0.95 {
		t.Errorf("0 of 1: %+v", none)
	}
	if _, ok := Chance([]stat.Cluster{{K: 0, N: 0}}, below); ok {
		t.Error("foretold of nothing")
	}
	many := make([]stat.Cluster, 2001)
	for i := range many {
		many[i] = stat.Cluster{K: min(i%4, 3), N: 3}
	}
	exact, _ := Chance(many[:1600], func(k int) bool { return k < 2380 })
	normal, _ := Chance(many[:1680], func(k int) bool { return k < 2500 })
	if math.Abs(exact.P-normal.P) > 0.05 || normal.P <= 0 || normal.P >= 1 {
		t.Errorf("exact %v, normal %v", exact.P, normal.P)
	}
}
