package decision

import "github.com/assay-eval/assay/internal/stat"

// NonInferior tests one table of pairs against a margin, one-sided at alpha. The test is
// anytime-valid if the run may stop early.
func (q *Question) NonInferior(of Table, margin, alpha float64, anytime bool) stat.NonInferiority {
	if anytime {
		s := q.Sequence().TestMargin(of, margin, alpha)
		return stat.NonInferiority{Margin: margin, Alpha: s.Alpha, P: s.PAnytime, Lower: s.CS.Low, Shown: new(s.Decided), N: s.N, Method: s.Method, Warnings: s.Warnings}
	}
	if d := q.ByCluster(of); d != nil {
		return d.NonInferior(margin, alpha)
	}
	return stat.NonInferiorClustered(q.Pairs(of), margin, alpha)
}

// boundNonInferior tests the complete pairs against the margin of q. If trials without a
// verdict are bounded, p and the lower limit are the worse ones of the complete pairs and
// of all pairs with these trials counted against the treatment.
func (q *Question) boundNonInferior(d *Decision, alpha float64, anytime bool) stat.NonInferiority {
	out := q.NonInferior(Complete, *q.Margin, alpha, anytime)
	if out.P == nil || d.Missing == nil || d.Missing.Unrelated != "" && (anytime || d.Missing.Control.NotRun+d.Missing.Treatment.NotRun == 0) {
		return out
	}
	worst := q.NonInferior(Worst, *q.Margin, alpha, anytime)
	if worst.P != nil {
		out.P, out.Shown = new(max(*out.P, *worst.P)), new(*out.Shown && *worst.Shown)
	}
	if out.Lower != nil && worst.Lower != nil {
		out.Lower = new(min(*out.Lower, *worst.Lower))
	}
	return out
}
