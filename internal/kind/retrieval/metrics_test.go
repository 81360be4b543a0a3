package retrieval

import (
	"encoding/csv"
	"fmt"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/suite"
)

// TestMetrics holds every figure against an outside reckoning (testdata/metrics.py).
func TestMetrics(t *testing.T) {
	f, err := os.Open("testdata/metrics.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = f.Close() }()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	if len(rows) < 100 {
		t.Fatalf("only %d rows", len(rows))
	}
	for _, row := range rows[1:] {
		ids := strings.Fields(row[0])
		for i, id := range ids {
			ids[i] = strings.TrimPrefix(id, "-")
		}
		target := suite.Target{IDs: strings.Fields(row[1]), Bears: map[string]int{}, AlsoOK: strings.Fields(row[3])}
		for _, id := range strings.Fields(row[2]) {
			target.Bears[id] = partly
		}
		r := rankResults(ids, target)
		for i, name := range rows[0][4:] {
			var got float64
			var k int
			switch {
			case name == "rank":
				got = float64(r.firstRank())
			case name == "rr":
				got = r.reciprocalRank()
			case name == "ndcg_10":
				got = r.ndcgAtK(10)
			case scan(name, "precision_at_%d", &k):
				got = r.precisionAt(k)
			case scan(name, "recall_at_%d", &k):
				got = r.recallAt(k)
			default:
				t.Fatalf("no figure %s", name)
			}
			want := 0.0
			if text := row[4+i]; text != "" {
				if want, err = strconv.ParseFloat(text, 64); err != nil {
					t.Fatal(err)
				}
			}
			if math.Abs(got-want) > 1e-14 {
				t.Errorf("%s of %q: %v, want %v", name, row[:4], got, want)
			}
		}
	}
}

func scan(name, format string, k *int) bool {
	_, err := fmt.Sscanf(name, format, k)
	return err == nil
}

// TestMonotone: every figure is in its range, and none falls when a relevant
// result changes places with an irrelevant one before it, or is added at the end.
func TestMonotone(t *testing.T) {
	figures := func(r ranking) []float64 {
		out := []float64{r.reciprocalRank(), r.ndcgAtK(10)}
		for _, k := range []int{1, 3, 5, 10, 100} {
			out = append(out, r.precisionAt(k), r.recallAt(k))
		}
		return out
	}
	rapid.Check(t, func(r *rapid.T) {
		n := rapid.IntRange(1, 15).Draw(r, "n")
		ids := make([]string, n)
		for i := range ids {
			ids[i] = fmt.Sprint(i)
		}
		relevant := rapid.SliceOfNDistinct(rapid.SampledFrom(append(slices.Clone(ids), "x", "y")), 1, n, rapid.ID).Draw(r, "relevant")
		before := rankResults(ids, suite.Target{IDs: relevant})
		old := figures(before)
		for i, v := range old {
			if !(v >= 0 && v <= 1) {
				r.Fatalf("figure %d is %v", i, v)
			}
		}
		at := rapid.IntRange(0, n-1).Draw(r, "at")
		next := slices.Clone(ids)
		if at+1 < n && before.grades[at] == 0 && before.grades[at+1] == fully {
			next[at], next[at+1] = next[at+1], next[at]
		} else if slices.Contains(relevant, "x") {
			next = append(next, "x")
		}
		for i, v := range figures(rankResults(next, suite.Target{IDs: relevant})) {
			if v < old[i]-1e-15 {
				r.Fatalf("figure %d falls from %v to %v: %v to %v for %v", i, old[i], v, ids, next, relevant)
			}
		}
	})
}

// TestAcceptable checks that also_ok results do not change precision at any rank.
func TestAcceptable(t *testing.T) {
	target := suite.Target{IDs: []string{"a", "b"}, Bears: map[string]int{"c": partly}, AlsoOK: []string{"ok1", "ok2"}}
	rapid.Check(t, func(r *rapid.T) {
		ids := rapid.SliceOfN(rapid.SampledFrom([]string{"a", "b", "c", "x", "y", ""}), 0, 12).Draw(r, "ids")
		with := slices.Clone(ids)
		for _, id := range target.AlsoOK {
			with = slices.Insert(with, rapid.IntRange(0, len(with)).Draw(r, "at"), id)
		}
		for _, k := range []int{1, 3, 5, 10} {
			if got, want := rankResults(with, target).precisionAt(k), rankResults(ids, target).precisionAt(k); got != want {
				r.Fatalf("precision at %d of %v is %v, and %v without what is acceptable", k, with, got, want)
			}
		}
	})
}
