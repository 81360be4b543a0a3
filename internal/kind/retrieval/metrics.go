package retrieval

import (
	"math"
	"slices"

	"github.com/assay-eval/assay/internal/suite"
)

// Grades of relevance.
const (
	partly = 1
	fully  = 2
)

// ranking is a list of results graded by the target of a task. A result without an id
// has grade 0. A repeated id counts at its first rank only, as in trec_eval, where the
// ids of a ranking are unique. Binary measures count only fully relevant results as
// relevant.
type ranking struct {
	grades     []int  // by rank: fully, partly or 0
	acceptable []bool // by rank: the result is neither expected nor wrong
	of         int    // number of fully relevant ids
	ofPartly   int    // number of partially relevant ids
}

func rankResults(ids []string, t suite.Target) ranking {
	want := map[string]int{}
	for id, grade := range t.Bears {
		want[id] = grade
	}
	for _, id := range t.IDs {
		want[id] = fully
	}
	r := ranking{grades: make([]int, len(ids)), acceptable: make([]bool, len(ids))}
	for _, grade := range want {
		if grade == fully {
			r.of++
		} else {
			r.ofPartly++
		}
	}
	for i, id := range ids {
		r.grades[i], r.acceptable[i] = want[id], slices.Contains(t.AlsoOK, id)
		delete(want, id)
	}
	return r
}

// isAcceptable reports whether there are results and all of them are acceptable.
func (r ranking) isAcceptable() bool {
	return len(r.acceptable) > 0 && !slices.Contains(r.acceptable, false)
}

// firstRank returns the rank of the first fully relevant result, from 1, or 0 if none.
func (r ranking) firstRank() int { return slices.Index(r.grades, fully) + 1 }

func (r ranking) hitsAt(k int) int {
	n := 0
	for _, grade := range r.grades[:min(k, len(r.grades))] {
		if grade == fully {
			n++
		}
	}
	return n
}

// reciprocalRank is 1 / rank of the first relevant result, 0 without one. Its mean
// over tasks is the mean reciprocal rank (Voorhees 1999).
func (r ranking) reciprocalRank() float64 {
	if f := r.firstRank(); f > 0 {
		return 1 / float64(f)
	}
	return 0
}

// precisionAt returns precision at k, counting fully and partially relevant results. It
// removes acceptable results from the list first, so that they neither help nor hurt
// (the condensed list of Sakai 2007). Missing ranks count as not relevant, as in
// trec_eval.
func (r ranking) precisionAt(k int) float64 {
	hits, places := 0, 0
	for i, grade := range r.grades {
		if r.acceptable[i] {
			continue
		}
		if places++; places > k {
			break
		}
		if grade > 0 {
			hits++
		}
	}
	return float64(hits) / float64(k)
}

// recallAt is the share of the relevant ids that are among the first k.
func (r ranking) recallAt(k int) float64 { return float64(r.hitsAt(k)) / float64(r.of) }

// ndcgAtK returns the normalized discounted cumulative gain of the first k results
// (Järvelin and Kekäläinen 2002, with the discount log₂(rank+1) of Burges et al. 2005):
// Σ gain/log₂(i+1) over the ranks i ≤ k, divided by the same sum over the ideal ranking
// of all relevant ids. The gain is the grade, as in trec_eval: 2, 1 or 0.
func (r ranking) ndcgAtK(k int) float64 {
	var got, ideal float64
	for i := range k {
		discount := math.Log2(float64(i + 2))
		if i < len(r.grades) {
			got += float64(r.grades[i]) / discount
		}
		switch {
		case i < r.of:
			ideal += fully / discount
		case i < r.of+r.ofPartly:
			ideal += partly / discount
		}
	}
	return got / ideal
}
