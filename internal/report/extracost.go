package report

import (
	"fmt"
	"math"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/stat"
)

// extraCostLines returns the cost of an extra success of a comparison, and the difference
// in cost that it rests on, or nil if there is none.
func extraCostLines(c *analyse.Comparison) []Line {
	x := c.ExtraCost
	if x == nil {
		return nil
	}
	text := ExtraCostText(x)
	if x.Set == stat.SetBetween && !costsSame(x) && c.Decision.Word != decision.Better && c.Decision.Word != decision.Worse {
		text += "; that success differs is not decided"
	}
	out := []Line{{Key: "extra cost", Text: text}}
	if e := x.Cost.Estimate; e != nil && !costsSame(x) {
		units := Plural(x.Tasks, "task")
		if x.Clusters > 0 {
			units = Plural(x.Clusters, "cluster")
		}
		ends := "no interval"
		switch {
		case x.Cost.Low != nil && x.Cost.High != nil:
			ends = signedUSD(*x.Cost.Low) + " to " + signedUSD(*x.Cost.High)
		case x.Set != "":
			ends = "in every task"
		}
		out = append(out, Line{Text: fmt.Sprintf("a trial costs %s (%s); %s Fieller and Student's t over %s", signedUSD(*e), ends, levelText(x.Level), units)})
	}
	return out
}

// ExtraCostText returns the cost of an extra success and its confidence set in words.
func ExtraCostText(x *stat.ExtraCost) string {
	if x.Cost.Estimate == nil || x.Success.Estimate == nil {
		return "not known: " + firstWarning(x.Warnings)
	}
	if costsSame(x) {
		return "no price: every task costs the same on both sides"
	}
	found := estimateText(*x.Cost.Estimate, *x.Success.Estimate)
	switch x.Set {
	case stat.SetBetween:
		return found + "; " + boundedText(x)
	case stat.SetOutside:
		return "cannot be said: by Student's t " + outsideText(x) + "; estimate: " + found
	case stat.SetAny:
		return "cannot be said: by Student's t the treatment may add no success at all, and may cost more or less: every price fits; estimate: " + found
	}
	return found + "; no interval: " + firstWarning(x.Warnings)
}

// costsSame reports whether no task costs more or less on one side.
func costsSame(x *stat.ExtraCost) bool { return *x.Cost.Estimate == 0 && x.Cost.Low == nil }

func firstWarning(warnings []string) string {
	if len(warnings) == 0 {
		return "no cause is given"
	}
	return Clean(warnings[0])
}

// estimateText returns the meaning of a difference in cost and in success.
func estimateText(cost, success float64) string {
	at := "at the same cost"
	switch {
	case cost > 0:
		at = "at a higher cost"
	case cost < 0:
		at = "at a lower cost"
	}
	price := ""
	if success != 0 {
		price = usdText(cost / success)
	}
	switch {
	case success == 0:
		return "no price: as many successes " + at
	case success > 0 && cost > 0:
		return price + " for each extra success"
	case success < 0 && cost < 0:
		return price + " saved for each success lost"
	case success > 0:
		return "no price: more successes " + at
	}
	return "no price: fewer successes " + at
}

// boundedText returns the set of a comparison whose success differs.
func boundedText(x *stat.ExtraCost) string {
	unlike, other, each := "less", "more", "for each extra success"
	if *x.Success.Estimate < 0 {
		unlike, other, each = "more", "less", "saved for each success lost"
	}
	switch {
	case x.Low != nil && *x.Low >= 0 && x.High == nil:
		return "at least " + usdText(*x.Low)
	case x.Low != nil && *x.Low >= 0:
		return usdText(*x.Low) + " to " + usdText(*x.High)
	case x.High != nil && *x.High <= 0:
		return "it costs " + unlike + " throughout the interval"
	case x.High == nil:
		return "any amount fits, and it may cost more or less than the control"
	case x.Estimate != nil && *x.Estimate > 0:
		return "at most " + usdText(*x.High) + ", and it may cost " + unlike + " than the control"
	}
	return "it may also cost " + other + ", at most " + usdText(*x.High) + " " + each
}

// outsideText returns the set of a comparison in which success may be the same.
func outsideText(x *stat.ExtraCost) string {
	switch {
	case x.Low == nil || x.High == nil || *x.Low >= 0 || *x.High <= 0:
		ruledOut := ""
		if x.Low != nil && x.High != nil {
			ruledOut = "; only a ratio of " + signedUSD(*x.Low) + " to " + signedUSD(*x.High) + " is ruled out"
		}
		return "the treatment may add no success at all, and may cost more or less" + ruledOut
	case *x.Cost.Estimate > 0:
		return "the treatment costs more and may add no success at all; if it adds any, each costs at least " + usdText(*x.High)
	}
	return "the treatment costs less and may lose no success at all; if it loses any, each saves at least " + usdText(*x.High)
}

// usdText writes the magnitude of an amount.
func usdText(v float64) string {
	v = math.Abs(v)
	if v >= 1e6 {
		return fmt.Sprintf("$%.3g", v)
	}
	return FormatQuantity(&v, "USD")
}

// signedUSD writes an amount with its sign.
func signedUSD(v float64) string {
	switch {
	case v > 0:
		return "+" + usdText(v)
	case v < 0:
		return "-" + usdText(v)
	}
	return usdText(v)
}

// passLines returns the differences of pass^k and pass@k for k above one.
func passLines(c *analyse.Comparison) []Line {
	var out []Line
	for _, p := range c.PassK {
		if p.K < 2 || p.PowK.Estimate == nil {
			continue
		}
		text := fmt.Sprintf("%s points (%s), pass@%d %s (%s); %s t over %s", Points(p.PowK.Estimate), IntervalPoints(p.PowK),
			p.K, Points(p.AtK.Estimate), IntervalPoints(p.AtK), levelText(p.PowK.Level), Plural(p.PowK.N, "task"))
		if c.ByCluster != nil {
			text += ", by cluster"
		}
		out = append(out, Line{Key: fmt.Sprintf("pass^%d", p.K), Text: text})
	}
	return out
}
