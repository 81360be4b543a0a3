package retrieval

import (
	"math"
	"slices"
)

// ranking is a list of results held against the relevant ids: which places, from
// 0, hold a relevant result. A result without an id is not relevant, and an id
// that comes again counts at its first place only, as in trec_eval, where a
// ranking has no id twice.
type ranking struct {
	relevant []bool // by place
	of       int    // relevant ids that there are
}

func rankResults(ids []string, relevant []string) ranking {
	want := map[string]bool{}
	for _, id := range relevant {
		want[id] = true
	}
	r := ranking{relevant: make([]bool, len(ids)), of: len(want)}
	for i, id := range ids {
		if want[id] {
			r.relevant[i] = true
			delete(want, id)
		}
	}
	return r
}

// firstRank is the rank of the first relevant result, from 1; 0 if there is none.
func (r ranking) firstRank() int { return slices.Index(r.relevant, true) + 1 }

// hitsAt counts the relevant results among the first k.
func (r ranking) hitsAt(k int) int {
	n := 0
	for _, is := range r.relevant[:min(k, len(r.relevant))] {
		if is {
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

// precisionAt is the share of relevant results among the first k. Places that the
// list does not have count as not relevant, as in trec_eval.
func (r ranking) precisionAt(k int) float64 { return float64(r.hitsAt(k)) / float64(k) }

// recallAt is the share of the relevant ids that are among the first k.
func (r ranking) recallAt(k int) float64 { return float64(r.hitsAt(k)) / float64(r.of) }

// ndcgAtK is the normalised discounted cumulative gain of the first k results
// (Järvelin and Kekäläinen 2002, with the discount log₂(rank+1) of Burges et al.
// 2005) with relevance 0 or 1: Σ 1/log₂(i+1) over relevant places i ≤ k, divided
// by the same sum over the first min(k, relevant ids) places.
func (r ranking) ndcgAtK(k int) float64 {
	var got, ideal float64
	for i := range k {
		gain := 1 / math.Log2(float64(i+2))
		if i < len(r.relevant) && r.relevant[i] {
			got += gain
		}
		if i < r.of {
			ideal += gain
		}
	}
	return got / ideal
}
