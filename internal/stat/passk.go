package stat

import (
	"fmt"
	"math"
)

// mostCount is the largest count that functions of counts take. It keeps sums
// and squares exact enough and loops short; nobody runs a billion trials.
const mostCount = 1_000_000_000

// PassAtK estimates, without bias, the chance that at least one of k trials
// passes, when c of n passed: 1 − C(n−c, k)/C(n, k) (Chen et al. 2021). It is
// nil if n < k or the counts make no sense. Oracle: exact rational sums.
func PassAtK(n, c, k int) *float64 {
	if !validChoice(n, c, k) || k > n {
		return nil
	}
	return new(someOf(logNone(n, c, k)))
}

// PassPowK estimates, without bias, the chance that all of k trials pass, when
// c of n passed: C(c, k)/C(n, k) (Yao et al. 2024). It is nil if n < k or the
// counts make no sense. Oracle: exact rational sums.
func PassPowK(n, c, k int) *float64 {
	if !validChoice(n, c, k) || k > n {
		return nil
	}
	return new(math.Exp(logNone(n, n-c, k)))
}

// PassAtKPlugin is 1 − (1−c/n)^k, which is biased: it takes c/n for the true
// rate. It is nil if the counts make no sense; k may be above n.
func PassAtKPlugin(n, c, k int) *float64 {
	if !validChoice(n, c, k) {
		return nil
	}
	return new(someOf(float64(k) * logShare(n-c, n)))
}

// PassPowKPlugin is (c/n)^k, biased as [PassAtKPlugin] is.
func PassPowKPlugin(n, c, k int) *float64 {
	if !validChoice(n, c, k) {
		return nil
	}
	return new(math.Exp(float64(k) * logShare(c, n)))
}

func validChoice(n, c, k int) bool {
	return n >= 1 && n <= mostCount && c >= 0 && c <= n && k >= 1 && k <= mostCount
}

// logNone returns log(C(n−c, k)/C(n, k)), the log of the chance that k draws
// without replacement from n miss all of c; −∞ where they cannot. A sum of
// logs, each taken in the form that does not cancel, keeps every digit of both
// tiny and almost certain chances, which products and log-gammas do not.
func logNone(n, c, k int) float64 {
	if k > n-c {
		return math.Inf(-1)
	}
	// C(n−c, k)/C(n, k) is the same with c and k exchanged.
	fewer, more := min(c, k), max(c, k)
	sum, lost := 0.0, 0.0
	for i := range fewer {
		log := logShare(n-more-i, n-i)
		t := sum + log
		if sum <= log { // both are negative; compensated as in Sum
			lost += (sum - t) + log
		} else {
			lost += (log - t) + sum
		}
		if sum = t; sum < -800 {
			break // exp of it is 0
		}
	}
	return sum + lost
}

// someOf returns 1 − exp(log), log ≤ 0.
func someOf(log float64) float64 { return max(0, -math.Expm1(log)) } // max: not −0

// logShare returns log(k/n), 0 ≤ k ≤ n.
func logShare(k, n int) float64 {
	if 2*k < n {
		return math.Log(float64(k) / float64(n))
	}
	return math.Log1p(-float64(n-k) / float64(n))
}

// PassK is pass@k and pass^k over tasks, each of which weighs the same.
type PassK struct {
	K int `json:"k"`
	// AtK and PowK are means of the unbiased estimates of the tasks with k
	// trials or more. Their intervals are of the kind of [ProportionClustered]:
	// the values of tasks are shares, too.
	AtK  Interval `json:"pass_at_k"`
	PowK Interval `json:"pass_pow_k"`
	// The plug-in figures are means over all tasks with a trial.
	AtKPlugin  *float64 `json:"pass_at_k_plugin"`
	PowKPlugin *float64 `json:"pass_pow_k_plugin"`
	Tasks      int      `json:"tasks"` // with n ≥ k
	Left       int      `json:"left"`  // out, since n < k
	Warnings   []string `json:"warnings,omitempty"`
}

// PassOverTasks estimates pass@k and pass^k over tasks drawn from more such
// tasks: cs[i] holds how many of a task's trials passed. It assumes that tasks
// are independent. The estimates' oracle is exact rational sums, the
// intervals' a simulation of coverage.
func PassOverTasks(cs []Cluster, k int, level float64) PassK {
	none := Interval{Level: level, Method: "wilson_clustered"}
	out := PassK{K: k, AtK: none, PowK: none}
	if why := invalidCounts(cs, level); why != "" {
		if !(level > 0 && level < 1) {
			out.AtK.Level, out.PowK.Level = 0, 0
		}
		out.Warnings = []string{why}
		return out
	}
	if k < 1 || k > mostCount {
		out.Warnings = []string{fmt.Sprintf("k is %d; it must be at least 1", k)}
		return out
	}
	var at, pow, atPlugin, powPlugin, ones []float64
	// An unbiased estimate from n trials varies no more than a mean over n/k
	// groups of k (Hoeffding 1948): no more than that many count.
	groups := 0.0
	for _, c := range cs {
		if c.N > 0 {
			atPlugin = append(atPlugin, *PassAtKPlugin(c.N, c.K, k))
			powPlugin = append(powPlugin, *PassPowKPlugin(c.N, c.K, k))
		}
		if c.N < k {
			out.Left++
			continue
		}
		out.Tasks++
		at = append(at, *PassAtK(c.N, c.K, k))
		pow = append(pow, *PassPowK(c.N, c.K, k))
		ones = append(ones, 1)
		groups += math.Floor(float64(c.N) / float64(k))
	}
	if len(atPlugin) > 0 {
		out.AtKPlugin = new(Sum(atPlugin) / float64(len(atPlugin)))
		out.PowKPlugin = new(Sum(powPlugin) / float64(len(powPlugin)))
	}
	out.AtK.N, out.PowK.N = out.Tasks, out.Tasks
	if out.Tasks == 0 {
		out.Warnings = []string{fmt.Sprintf("no task has %d trials", k)}
		return out
	}
	if out.Left > 0 {
		out.Warnings = append(out.Warnings, fmt.Sprintf("%d of %d tasks have fewer than %d trials and are left out", out.Left, len(cs), k))
	}
	if w := fewTasks(out.Tasks); w != "" && groups > float64(out.Tasks) {
		out.Warnings = append(out.Warnings, w)
	}
	for _, f := range []struct {
		iv     *Interval
		values []float64
	}{{&out.AtK, at}, {&out.PowK, pow}} {
		estimate := min(Sum(f.values)/float64(out.Tasks), 1)
		f.iv.Estimate = &estimate
		f.iv.Low, f.iv.High = wilsonAround(estimate, effectiveSize(ones, f.values, groups, level), level)
	}
	return out
}

// PassKDifference is the difference of pass@k and of pass^k between two sides, treatment
// − control, as means over tasks with Student's t intervals, clamped to ±1.
type PassKDifference struct {
	K        int      `json:"k"`
	AtK      Interval `json:"pass_at_k"`
	PowK     Interval `json:"pass_pow_k"`
	Left     int      `json:"left_out"` // tasks with fewer than k trials on a side
	Warnings []string `json:"warnings,omitempty"`
}

// DifferenceOfPassK compares the unbiased pass@k and pass^k of tasks, which have the same
// weight. control and treatment hold the same tasks in the same order. clusters holds the
// cluster of each task, which is then the unit with the CR2 error (see
// [DifferenceByCluster]), or is empty if tasks are independent. Oracles: exact fractions
// with R's t.test and clubSandwich; a simulation of coverage.
func DifferenceOfPassK(control, treatment []Cluster, clusters []string, k int, level float64) PassKDifference {
	none := Interval{Level: level, Method: "student_t"}
	out := PassKDifference{K: k, AtK: none, PowK: none}
	problem := invalidCounts(append(control[:len(control):len(control)], treatment...), level)
	switch {
	case !(level > 0 && level < 1):
		out.AtK.Level, out.PowK.Level = 0, 0
	case len(control) != len(treatment) || len(clusters) > 0 && len(clusters) != len(control):
		problem = fmt.Sprintf("%d tasks of the control, %d of the treatment and %d clusters cannot be paired", len(control), len(treatment), len(clusters))
	case problem == "" && (k < 1 || k > mostCount):
		problem = fmt.Sprintf("k is %d; it must be at least 1", k)
	}
	if problem != "" {
		out.Warnings = []string{problem}
		return out
	}
	var at, pow []float64
	var of []string
	for i, c := range control {
		t := treatment[i]
		if c.N < k || t.N < k {
			out.Left++
			continue
		}
		at = append(at, *PassAtK(t.N, t.K, k)-*PassAtK(c.N, c.K, k))
		pow = append(pow, *PassPowK(t.N, t.K, k)-*PassPowK(c.N, c.K, k))
		if len(clusters) > 0 {
			of = append(of, clusters[i])
		}
	}
	if len(at) == 0 {
		out.Warnings = []string{fmt.Sprintf("no task has %d trials on both sides", k)}
		return out
	}
	if out.Left > 0 {
		out.Warnings = append(out.Warnings, fmt.Sprintf("%d of %d tasks have fewer than %d trials on a side and are left out", out.Left, len(control), k))
	}
	u := groupUnits(len(at), of)
	if w := u.warning(); w != "" && u.tooFew() == "" {
		out.Warnings = append(out.Warnings, w)
	}
	out.AtK, out.PowK = u.meanInterval(at, level).clampTo(-1, 1), u.meanInterval(pow, level).clampTo(-1, 1)
	return out
}
