package main

import (
	"math"
	"runtime"
	"sync"

	"github.com/assay-eval/assay/internal/stat"
)

// exactRows sums coverage over every possible outcome.
func exactRows() []row {
	rates := evenGrid(0.02, 0.98, 97)
	inner := evenGrid(0.1, 0.9, 81)
	out := []row{
		proportionRow("Wilson", "rate 0.02 … 0.98", rates, stat.Proportion),
		proportionRow("Wilson, not near 0 or 1", "rate 0.10 … 0.90", inner, stat.Proportion),
		proportionRow("Clopper–Pearson", "rate 0.02 … 0.98", rates, stat.ProportionExact),
	}
	rows := []row{
		{name: "Newcombe (paired)", about: pairedAbout},
		{name: "Tango (paired)", about: pairedAbout},
		{name: "Tango, mid-p (paired)", about: pairedAbout},
		{name: "conditional odds ratio", about: pairedAbout},
		{name: "1 − size of McNemar, mid-p", about: nullAbout},
		{name: "1 − size of McNemar, exact", about: nullAbout},
		{name: "1 − size of McNemar, χ²", about: nullAbout},
		{name: "1 − size of McNemar, χ² cc", about: nullAbout},
	}
	for _, n := range sizes {
		all := allPairs(n)
		truths, nulls := pairedTruths(false), pairedTruths(true)
		rows[0].cells = append(rows[0].cells, summarizeCoverage(pairedCoverage(all, truths, stat.Newcombe, differenceOf)))
		rows[1].cells = append(rows[1].cells, summarizeCoverage(pairedCoverage(all, truths, stat.Tango, differenceOf)))
		rows[2].cells = append(rows[2].cells, summarizeCoverage(pairedCoverage(all, truths, stat.TangoMidP, differenceOf)))
		rows[3].cells = append(rows[3].cells, summarizeCoverage(pairedCoverage(all, truths, stat.OddsRatio, oddsRatio)))
		for i, p := range []func(stat.Paired) float64{
			func(m stat.Paired) float64 { return *m.PMid },
			func(m stat.Paired) float64 { return *m.PExactTwoSided },
			func(m stat.Paired) float64 { return chi2P(m.Chi2) },
			func(m stat.Paired) float64 { return chi2P(m.Chi2CC) },
		} {
			rows[4+i].cells = append(rows[4+i].cells, summarizeCoverage(keptLevel(all, nulls, p)))
		}
	}
	return append(out, rows...)
}

// evenGrid returns count numbers from low to high.
func evenGrid(low, high float64, count int) []float64 {
	out := make([]float64, count)
	for i := range out {
		out[i] = low + (high-low)*float64(i)/float64(count-1)
	}
	return out
}

func proportionRow(name, about string, rates []float64, interval func(k, n int, level float64) stat.Interval) row {
	r := row{name: name, about: about}
	for _, n := range sizes {
		ivs := make([]stat.Interval, n+1)
		for k := range ivs {
			ivs[k] = interval(k, n, level)
		}
		var cover []float64
		for _, p := range rates {
			sum := 0.0
			for k, iv := range ivs {
				if covers(iv, p) {
					sum += math.Exp(logChoose(n, k) + float64(k)*math.Log(p) + float64(n-k)*math.Log1p(-p))
				}
			}
			cover = append(cover, sum)
		}
		r.cells = append(r.cells, summarizeCoverage(cover))
	}
	return r
}

// covers reports whether truth is in iv; a nil end is unbounded.
func covers(iv stat.Interval, truth float64) bool {
	const rounding = 1e-12
	return (iv.Low == nil || *iv.Low <= truth+rounding) && (iv.High == nil || *iv.High >= truth-rounding)
}

// truth has the probability of each cell of a paired table.
type truth struct{ both, control, treatment, neither float64 }

func differenceOf(t truth) float64 { return t.treatment - t.control }

func oddsRatio(t truth) float64 { return t.treatment / t.control }

const (
	pairedAbout = "discordance 0.1 … 0.5, difference 0 … 0.2, agreement on pass 50 and 90 %"
	nullAbout   = "no difference, discordance 0.1 … 0.5"
)

func pairedTruths(null bool) []truth {
	var out []truth
	for _, discordance := range []float64{0.1, 0.2, 0.3, 0.5} {
		for _, effect := range []float64{0, 0.05, 0.1, 0.2} {
			if effect >= discordance || null && effect > 0 {
				continue // an odds ratio of infinity is in no interval
			}
			for _, pass := range []float64{0.5, 0.9} {
				out = append(out, truth{
					both: (1 - discordance) * pass, neither: (1 - discordance) * (1 - pass),
					treatment: (discordance + effect) / 2, control: (discordance - effect) / 2,
				})
			}
		}
	}
	return out
}

func allPairs(n int) []stat.Pairs {
	var out []stat.Pairs
	for a := 0; a <= n; a++ {
		for b := 0; a+b <= n; b++ {
			for c := 0; a+b+c <= n; c++ {
				out = append(out, stat.Pairs{Both: a, ControlOnly: b, TreatmentOnly: c, Neither: n - a - b - c})
			}
		}
	}
	return out
}

// probabilityOf returns the multinomial probability of p under t.
func probabilityOf(p stat.Pairs, t truth) float64 {
	g := logFactorial(p.N()) - logFactorial(p.Both) - logFactorial(p.ControlOnly) - logFactorial(p.TreatmentOnly) - logFactorial(p.Neither)
	for _, c := range []struct {
		n int
		p float64
	}{{p.Both, t.both}, {p.ControlOnly, t.control}, {p.TreatmentOnly, t.treatment}, {p.Neither, t.neither}} {
		if c.n > 0 {
			g += float64(c.n) * math.Log(c.p)
		}
	}
	return math.Exp(g)
}

func pairedCoverage(all []stat.Pairs, truths []truth, interval func(stat.Pairs, float64) stat.Interval, of func(truth) float64) []float64 {
	ivs := make([]stat.Interval, len(all))
	runParallel(len(all), func(i int) { ivs[i] = interval(all[i], level) })
	return overTruths(all, truths, func(i int, t truth) bool { return covers(ivs[i], of(t)) })
}

// keptLevel returns the probability that a test at 1 − level does not reject a true
// null.
func keptLevel(all []stat.Pairs, nulls []truth, p func(stat.Paired) float64) []float64 {
	kept := make([]bool, len(all))
	runParallel(len(all), func(i int) { kept[i] = p(stat.McNemar(all[i])) >= 1-level })
	return overTruths(all, nulls, func(i int, _ truth) bool { return kept[i] })
}

func overTruths(all []stat.Pairs, truths []truth, good func(i int, t truth) bool) []float64 {
	out := make([]float64, len(truths))
	runParallel(len(truths), func(j int) {
		for i, p := range all {
			if good(i, truths[j]) {
				out[j] += probabilityOf(p, truths[j])
			}
		}
	})
	return out
}

// chi2P returns the tail of χ² with one degree of freedom; 1 if no pair differs.
func chi2P(x *float64) float64 {
	if x == nil {
		return 1
	}
	return math.Erfc(math.Sqrt(*x / 2))
}

func runParallel(n int, do func(i int)) {
	var wg sync.WaitGroup
	workers := runtime.GOMAXPROCS(0)
	for w := range workers {
		wg.Go(func() {
			for i := w; i < n; i += workers {
				do(i)
			}
		})
	}
	wg.Wait()
}

var factorials []float64

func init() {
	factorials = make([]float64, 1001)
	for i := 2; i < len(factorials); i++ {
		factorials[i] = factorials[i-1] + math.Log(float64(i))
	}
}

func logFactorial(n int) float64 { return factorials[n] }

func logChoose(n, k int) float64 { return logFactorial(n) - logFactorial(k) - logFactorial(n-k) }
