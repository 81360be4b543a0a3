package stat

import "fmt"

// NonInferiority answers whether the treatment is worse than the control by no
// more than a margin.
type NonInferiority struct {
	Margin float64 `json:"margin"`
	Alpha  float64 `json:"alpha"`
	// Family is the number of tests that share 0.05; 0 if unknown.
	Family int `json:"family,omitempty"`
	// P is one-sided, of the hypothesis that the difference, treatment minus
	// control, is −margin or less: small if the treatment is not inferior.
	P *float64 `json:"p_non_inferior"`
	// Lower is the one-sided bound of the difference at confidence 1 − alpha; it
	// lies above −margin just where P < alpha.
	Lower *float64 `json:"lower"`
	// Shown is P < alpha.
	Shown    *bool    `json:"shown"`
	N        int      `json:"n"` // pairs
	Method   string   `json:"method"`
	Warnings []string `json:"warnings,omitempty"`
}

// NonInferior tests against a margin in [0, 1) by the score test of Tango (1998).
// alpha is one-sided, below ½; 0 means 0.05. With margin 0 it asks whether the
// treatment is better, and is the one-sided form of McNemar's χ² without correction;
// where besides no pair differs, P is ½, as everywhere that the estimate is on the
// margin. It assumes that pairs are independent of one another.
func NonInferior(p Pairs, margin, alpha float64) NonInferiority {
	if why := p.invalidReason(); why != "" {
		return nonInferior(clusteredPairs{single: true, warnings: []string{why}}, margin, alpha)
	}
	return nonInferior(clusteredPairs{tasks: p.N(), n: p.N(), single: true,
		b: float64(p.ControlOnly), c: float64(p.TreatmentOnly), nEff: float64(p.N())}, margin, alpha)
}

// NonInferiorClustered is [NonInferior] where tasks have several pairs each, on
// counts scaled as [TangoClustered] scales them.
func NonInferiorClustered(tasks []Pairs, margin, alpha float64) NonInferiority {
	return nonInferior(clusterPairs(tasks), margin, alpha)
}

func nonInferior(c clusteredPairs, margin, alpha float64) NonInferiority {
	if alpha == 0 {
		alpha = 0.05
	}
	out := NonInferiority{Margin: margin, Alpha: alpha, N: c.n, Method: c.methodName(), Warnings: c.warnings}
	if !(margin >= 0 && margin < 1) {
		out.Margin, out.Warnings = 0, append(out.Warnings, fmt.Sprintf("margin %v is not in [0, 1)", margin))
	}
	if !(alpha > 0 && alpha < 0.5) {
		out.Alpha, out.Warnings = 0, append(out.Warnings, fmt.Sprintf("one-sided alpha %v is not between 0 and 0.5", alpha))
	}
	if c.tasks == 0 || out.Margin != margin || out.Alpha != alpha {
		return out
	}
	p := c.tailProbability(tangoScore(c.b, c.c, c.nEff, -margin))
	low, _ := tangoBounds(c.b, c.c, c.nEff, c.criticalValue(alpha))
	out.P, out.Lower, out.Shown = &p, &low, new(p < alpha)
	return out
}
