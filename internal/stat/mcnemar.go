package stat

import (
	"fmt"
	"math"
)

// Pairs counts pairs of outcomes by which side passed.
type Pairs struct {
	Both          int `json:"both"`
	ControlOnly   int `json:"control_only"`
	TreatmentOnly int `json:"treatment_only"`
	Neither       int `json:"neither"`
}

// PairOf returns the counts of one pair.
func PairOf(control, treatment bool) Pairs {
	switch {
	case control && treatment:
		return Pairs{Both: 1}
	case treatment:
		return Pairs{TreatmentOnly: 1}
	case control:
		return Pairs{ControlOnly: 1}
	}
	return Pairs{Neither: 1}
}

// Plus returns the sum of p and o.
func (p Pairs) Plus(o Pairs) Pairs {
	return Pairs{p.Both + o.Both, p.ControlOnly + o.ControlOnly, p.TreatmentOnly + o.TreatmentOnly, p.Neither + o.Neither}
}

// N is the number of pairs.
func (p Pairs) N() int { return p.Both + p.ControlOnly + p.TreatmentOnly + p.Neither }

// SplitPairs returns the passes of both sides in each task.
func SplitPairs(tasks []Pairs) (control, treatment []Cluster) {
	control, treatment = make([]Cluster, len(tasks)), make([]Cluster, len(tasks))
	for i, p := range tasks {
		control[i] = Cluster{K: p.Both + p.ControlOnly, N: p.N()}
		treatment[i] = Cluster{K: p.Both + p.TreatmentOnly, N: p.N()}
	}
	return control, treatment
}

// invalidReason returns the reason why p allows no computation, or "".
func (p Pairs) invalidReason() string {
	switch {
	case min(p.Both, p.ControlOnly, p.TreatmentOnly, p.Neither) < 0:
		return fmt.Sprintf("a count is negative: %+v", p)
	case max(p.Both, p.ControlOnly, p.TreatmentOnly, p.Neither) > mostCount:
		return fmt.Sprintf("a count is more than can be counted with (%d): %+v", mostCount, p)
	case p.N() == 0:
		return "no complete pairs"
	}
	return ""
}

// Paired is McNemar's comparison of two paired proportions, in all its forms.
// Fields are nil where the counts make no sense; the χ² statistics also where
// no pair differs.
type Paired struct {
	N          int `json:"n"`
	Discordant int `json:"discordant"`
	// Difference is treatment minus control, of shares that passed.
	Difference *float64 `json:"difference"`
	// PMid is the two-sided mid-p value, the headline: it keeps the level in
	// practice and has more power than the exact test (Fagerland, Lydersen and
	// Laake 2013). It is min(1, 2·(P(X < min) + ½P(X = min))), hence 1 where both
	// sides won equally often; Fagerland et al. print 1 − ½P(X = min) there, which
	// no level of use tells apart.
	PMid *float64 `json:"p_mid"`
	// PExactTwoSided is min(1, 2·P(X ≤ min)), X ~ Bin(discordant, ½).
	PExactTwoSided *float64 `json:"p_exact_two_sided"`
	// PExactOneSided is P(X ≥ treatment_only): small if the treatment is better.
	PExactOneSided *float64 `json:"p_exact_one_sided"`
	Chi2           *float64 `json:"mcnemar_chi2"`    // (b−c)²/(b+c)
	Chi2CC         *float64 `json:"mcnemar_chi2_cc"` // max(0, |b−c|−1)²/(b+c)
	Warnings       []string `json:"warnings,omitempty"`
}

// smallestNormal is the least double with all its digits, 2.2e-308.
const smallestNormal = 0x1p-1022

// McNemar compares treatment with control (McNemar 1947). It assumes that pairs are
// independent of one another. With no discordant pair every p is 1. A p below
// 2.2e-308 has lost digits, one below 4.9e-324 is 0, with a warning.
func McNemar(p Pairs) Paired {
	if why := p.invalidReason(); why != "" {
		return Paired{Warnings: []string{why}}
	}
	out := Paired{N: p.N(), Discordant: p.ControlOnly + p.TreatmentOnly}
	b, c, n := p.ControlOnly, p.TreatmentOnly, out.Discordant
	out.Difference = new(float64(c-b) / float64(out.N))
	tail, point := halfTail(min(b, c), n)
	oneSided, _ := halfTail(b, n) // P(X ≥ c) = P(X ≤ n−c)
	out.PExactTwoSided = new(min(1, 2*tail))
	out.PMid = new(min(1, 2*tail-point))
	out.PExactOneSided = &oneSided
	if n == 0 {
		out.Warnings = []string{"no pair differs"}
		return out
	}
	diff := math.Abs(float64(c - b))
	out.Chi2 = new(diff * diff / float64(n))
	cc := max(0, diff-1)
	out.Chi2CC = new(cc * cc / float64(n))
	if n < 5 {
		// 2·½ⁿ − ½ⁿ = ½ⁿ > 0.05 for n ≤ 4.
		out.Warnings = append(out.Warnings, fmt.Sprintf("%s can never be significant at 0.05 by p_mid: it takes 5, and 6 by p_exact_two_sided", countNoun(n, "discordant pair")))
	}
	if min(*out.PMid, oneSided) < smallestNormal {
		out.Warnings = append(out.Warnings, "a p value is below 2.2e-308, where numbers run out: its digits are lost, 0 means less than 4.9e-324")
	}
	return out
}
