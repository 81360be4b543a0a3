package statcmd

import (
	"fmt"
	"math"
	"slices"
	"strconv"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/stat"
)

type differenceAnswer struct {
	Seed           uint64               `json:"seed"`
	ByTask         stat.TaskDifference  `json:"by_task"`
	Pairs          *stat.Pairs          `json:"pairs"` // all tasks together; null if trials cannot be paired
	TangoClustered *stat.Clustered      `json:"tango_clustered"`
	NonInferiority *stat.NonInferiority `json:"non_inferiority,omitempty"`
	Warnings       []string             `json:"warnings,omitempty"`

	effect stat.Interval // of the decision
}

func newDifference(env *cmdenv.Env) *cobra.Command {
	var f statFlags
	cmd := &cobra.Command{
		Use: "difference FILE", Short: "compare success rates over tasks with several trials",
		Long: `Compare the success rates of a treatment and a control over tasks that were tried
several times on each side. Every task counts once, with the difference of its two
rates; trials are never pooled as if they were independent.

FILE has one of these headers:
  task,control_pass,control_n,treatment_pass,treatment_n   counts of every task
  task,control,treatment                                   a pair of trials: 1 or 0, pass or fail
  task,arm,index,outcome                                   one trial, as in out/trials.csv;
                                                           needs --control and --treatment`,
		Example: `  assay stat difference rates.csv
  assay stat difference rates.csv --margin 0.05 --json
  assay stat difference runs/20261121T101500Z-my-suite-k3f9/out/trials.csv \
    --control sonnet/ungrounded --treatment sonnet/grounded`,
	}
	f.registerSides(cmd, "outcome")
	f.registerMargin(cmd)
	f.registerSeed(cmd)
	f.register(cmd)
	return readingFile(env, cmd, &f, func(s *sheet) (*page, any, error) {
		o, err := s.outcomes(f.sides)
		if err != nil {
			return nil, nil, err
		}
		out := difference(o, f)
		out.Warnings = append(s.gapWarnings(), out.Warnings...)
		return out.formatPage(), out, nil
	})
}

func difference(o outcomes, f statFlags) differenceAnswer {
	out := differenceAnswer{Seed: f.Seed, ByTask: stat.DifferenceByTask(o.control, o.treatment, f.Resampling), effect: effectOf(o, f)}
	if o.pairs == nil {
		const why = "the file does not say which trial goes with which: give one row a pair of trials"
		out.Warnings = append(out.Warnings, "tango_clustered is null: "+why)
		if f.margin > 0 {
			out.NonInferiority = &stat.NonInferiority{Margin: f.margin, Alpha: f.alpha, Method: "tango_clustered", Warnings: []string{why}}
		}
		return out
	}
	var all stat.Pairs
	for _, p := range o.pairs {
		all = all.Plus(p)
	}
	out.Pairs, out.TangoClustered = &all, new(stat.TangoClustered(o.pairs, f.level))
	if f.margin > 0 {
		out.NonInferiority = new(stat.NonInferiorClustered(o.pairs, f.margin, f.alpha))
	}
	return out
}

// effectOf returns the interval that agrees with the sign-flip mid-p, as a report has it.
// Trials that cannot be paired are compared as if of two runs.
func effectOf(o outcomes, f statFlags) stat.Interval {
	q := decision.Question{}
	for _, p := range o.pairs {
		q.Tasks = append(q.Tasks, decision.Task{Complete: p})
	}
	if o.pairs == nil {
		var control, treatment []decision.Side
		for i, c := range o.control {
			t := o.treatment[i]
			control, treatment = append(control, decision.Side{Passed: c.K, Failed: c.N - c.K}), append(treatment, decision.Side{Passed: t.K, Failed: t.N - t.K})
		}
		q = decision.CompareRates(control, treatment, make([]string, len(control)))
	}
	q.Several, q.Flips = true, f.Resampling
	return decision.Decide([]decision.Question{q}, decision.Rules{Alpha: 1 - f.level})[0].Interval
}

func (m differenceAnswer) formatPage() *page {
	p := &page{}
	d := m.ByTask
	p.addNotes("", m.Warnings)
	if d.Estimate == nil {
		p.addText("There is nothing to compare: no task was decided on both sides.")
	} else {
		p.addText("Over %s the treatment's success rate is %s the control's: %s points, %s (%s).", report.Plural(d.Tasks, "task"), above(*d.Estimate), report.Points(d.Estimate), intervalText(m.effect, report.Points), m.effect.Method)
		p.addText("%s", verdict("p_permutation_mid", d.Permutation.PMid, *d.Estimate, d.Level, better, worse))
		p.nonInferiority(m.NonInferiority)
	}
	p.addNotes("", d.Warnings)
	p.addPermutation(d.Permutation)
	rows := []interval{{"by_task", d.Interval}, {"by_task.t", d.T}}
	if m.TangoClustered != nil {
		rows = append(rows, interval{"tango_clustered", m.TangoClustered.Interval})
	}
	p.addIntervals(rows...)
	p.addSeed(m.Seed)
	return p
}

func above(difference float64) string {
	switch {
	case difference > 0:
		return "above"
	case difference < 0:
		return "below"
	}
	return "equal to"
}

func (p *page) addSeed(seed uint64) { p.b.WriteString(fmt.Sprintf("\nseed %d\n", seed)) }

// howText names the method of a p value, or returns "" if p is nil.
func howText(p *float64, exact bool, otherwise string) string {
	switch {
	case p == nil:
		return ""
	case exact:
		return ", exact"
	}
	return ", " + otherwise
}

func (p *page) addPermutation(m stat.Permutation) {
	how := howText(m.P, m.Exact, fmt.Sprintf("by %d random flips", m.Flips))
	p.addTable([][]string{
		{"p_permutation", formatFigure(m.P), "two-sided, flipping signs of tasks" + how},
		{"p_permutation_mid", formatFigure(m.PMid), "the same, mid-p"},
		{"p_permutation_one_sided", formatFigure(m.POneSided), "small if the treatment is higher"},
	}, 1)
	p.addNotes("permutation", m.Warnings)
}

type ratioAnswer struct {
	Seed uint64 `json:"seed"`
	stat.Ratio
}

func newRatio(env *cmdenv.Env) *cobra.Command {
	var f statFlags
	cmd := &cobra.Command{
		Use: "ratio FILE", Short: "compare times, tokens or costs as a ratio",
		Long: `Compare what a treatment and a control took, as treatment / control: 0.8 means a
fifth less. The geometric mean ratio weighs every task the same and is the one to
read; the ratio of means is that of the totals, ruled by the largest tasks.

FILE has one of these headers:
  task,control,treatment   one row a trial, or a task; an empty cell is missing
  task,arm,value           one row a trial, as in out/trials.csv; needs --control
                           and --treatment, and --value names another column`,
		Example: `  assay stat ratio times.csv
  assay stat ratio - --json < times.csv
  assay stat ratio runs/20261121T101500Z-my-suite-k3f9/out/trials.csv --value agent_ms \
    --control sonnet/ungrounded --treatment sonnet/grounded`,
	}
	f.registerSides(cmd, "value")
	f.registerSeed(cmd)
	f.register(cmd)
	return readingFile(env, cmd, &f, func(s *sheet) (*page, any, error) {
		tasks, err := s.values(f.sides)
		if err != nil {
			return nil, nil, err
		}
		out := ratioAnswer{Seed: f.Seed, Ratio: stat.RatioByTask(tasks, f.Resampling)}
		out.Warnings = append(s.gapWarnings(), out.Warnings...)
		return out.formatPage(), out, nil
	})
}

func (m ratioAnswer) formatPage() *page {
	p := &page{}
	p.addNotes("", m.Warnings)
	if g := m.GeometricMean; g.Estimate == nil {
		p.addText("There is nothing to compare: no task has a value above 0 on both sides.")
	} else {
		p.addText("Over %s the treatment takes %s times what the control takes, %s (%s).", report.Plural(m.Tasks, "task"), times(g.Estimate), intervalText(m.Effect, times), m.Effect.Method)
		p.addText("%s", verdict("p_permutation", m.Permutation.P, *g.Estimate-1, g.Level, "the treatment takes more", "the treatment takes less"))
	}
	p.addIntervals(interval{"geometric_mean_ratio", m.GeometricMean}, interval{"ratio_of_means", m.OfMeans})
	p.addPermutation(m.Permutation)
	p.signedRank(m.Wilcoxon)
	p.addSeed(m.Seed)
	return p
}

func times(v *float64) string {
	if v == nil {
		return "–"
	}
	return strconv.FormatFloat(*v, 'f', 3, 64)
}

func (p *page) signedRank(w stat.SignedRank) {
	how := howText(w.PTwoSided, w.Exact, "by the normal approximation")
	p.addNotes("wilcoxon", w.Warnings)
	p.addTable([][]string{
		{"wilcoxon p_two_sided", formatFigure(w.PTwoSided), "signed ranks" + how},
		{"wilcoxon p_greater", formatFigure(w.PGreater), "small if differences are above 0"},
		{"wilcoxon p_less", formatFigure(w.PLess), "small if differences are below 0"},
	}, 1)
}

const numbersLong = `FILE has one number a line, under a header or none; or several columns, of which
--value names one.`

const differencesLong = `FILE has one difference a line, under a header or none; or the columns control and
treatment, one row a task; or several columns, of which --value names one.`

func newNumbersCommand(env *cmdenv.Env, use, short, long, example string, f *statFlags, answer func(xs []float64, gaps []string) (*page, any)) *cobra.Command {
	cmd := &cobra.Command{Use: use + " FILE", Short: short, Long: long, Example: example}
	cmd.Flags().StringVar(&f.value, "value", "", "`column` to read, if there are several")
	f.register(cmd)
	return readingFile(env, cmd, f, func(s *sheet) (*page, any, error) {
		xs, err := s.numbers(f.sides)
		if err != nil {
			return nil, nil, err
		}
		p, v := answer(xs, s.gapWarnings())
		return p, v, nil
	})
}

func newWilcoxon(env *cmdenv.Env) *cobra.Command {
	f := &statFlags{}
	return newNumbersCommand(env, "wilcoxon", "test paired differences by their signed ranks",
		`Wilcoxon's signed-rank test of whether differences lie around zero, with the
pseudo-median of Hodges and Lehmann and its interval.

`+differencesLong,
		`  assay stat wilcoxon differences.csv
  assay stat wilcoxon ranks.csv --json`, f,
		func(xs []float64, gaps []string) (*page, any) {
			out := stat.Wilcoxon(xs, f.level)
			out.Warnings = append(gaps, out.Warnings...)
			p := &page{}
			p.addText("%s other than zero, %d zero.", report.Plural(out.N, "difference"), out.Zeros)
			if out.Shift.Estimate != nil {
				p.addText("%s", verdict("p_two_sided", out.PTwoSided, *out.Shift.Estimate, f.level, "the differences lie above zero", "the differences lie below zero"))
			}
			if iv := out.Shift; out.PTwoSided != nil && iv.Low != nil && iv.High != nil && (*iv.Low > 0 || *iv.High < 0) != isSignificant(*out.PTwoSided, f.level) {
				p.addText("The interval is of another opinion, since it counts zeros and takes ties otherwise: decide by p.")
			}
			p.signedRank(out)
			p.addIntervals(interval{"shift", out.Shift})
			return p, out
		})
}

type equivalenceAnswer struct {
	stat.Equivalence
	Mean stat.Interval `json:"mean"`
}

func newEquivalence(env *cmdenv.Env) *cobra.Command {
	f := &statFlags{}
	var low, high float64
	cmd := newNumbersCommand(env, "equivalence", "test whether a mean difference lies within bounds",
		`Two one-sided t tests (TOST) of whether the mean difference lies between --low and
--high: p small means that it does.

`+differencesLong,
		`  assay stat equivalence differences.csv --low -0.1 --high 0.1`, f,
		func(xs []float64, gaps []string) (*page, any) {
			out := equivalenceAnswer{stat.TOST(xs, low, high), stat.MeanT(xs, f.level)}
			out.Warnings = append(gaps, out.Warnings...)
			p := &page{}
			p.addNotes("", out.Warnings)
			if out.P == nil {
				p.addText("Whether the mean lies between %g and %g cannot be said.", low, high)
			} else {
				word := "is not shown"
				if isSignificant(*out.P, f.level) {
					word = "is shown"
				}
				p.addText("p %s: that the mean lies between %g and %g %s at %s.", equalsText(out.P), low, high, word, cmdenv.FormatPercent(1-f.level))
			}
			p.addTable([][]string{{"p", formatFigure(out.P), "the larger of the two"}, {"p_low", formatFigure(out.PLow), "small if the mean is above --low"}, {"p_high", formatFigure(out.PHigh), "small if the mean is below --high"}}, 1)
			p.addIntervals(interval{"mean", out.Mean})
			return p, out
		})
	cmd.Flags().Float64Var(&low, "low", 0, "lower `bound` of what counts as equal")
	cmd.Flags().Float64Var(&high, "high", 0, "upper `bound` of what counts as equal")
	run := cmd.RunE
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if !(low < high && math.Abs(low) <= math.MaxFloat64 && math.Abs(high) <= math.MaxFloat64) {
			return cmdenv.UsageErrorf("--low %g and --high %g: the bounds of what counts as equal are needed, the lower one first", low, high)
		}
		return run(cmd, args)
	}
	return cmd
}

type describeAnswer struct {
	stat.Summary
	Seed           uint64        `json:"seed"`
	MeanInterval   stat.Interval `json:"mean_interval"`
	MedianInterval stat.Interval `json:"median_interval"`
}

func newDescribe(env *cmdenv.Env) *cobra.Command {
	f := &statFlags{}
	cmd := newNumbersCommand(env, "describe", "describe numbers: mean, median, spread, with intervals",
		`Mean, sample standard deviation, coefficient of variation, p10, median and p90
(linear interpolation on (n−1)q), with intervals of mean and median. It assumes
that the numbers are independent: give one a task.

`+numbersLong,
		`  assay stat describe seconds.csv
  assay stat describe times.csv --value control --json`, f,
		func(xs []float64, gaps []string) (*page, any) {
			alone := slices.Collect(slices.Chunk(xs, 1))
			out := describeAnswer{stat.Describe(xs), f.Seed, stat.MeanT(xs, f.level), stat.MedianBCa(alone, f.Resampling)}
			out.Warnings = append(gaps, out.Warnings...)
			p := &page{}
			p.addNotes("", out.Warnings)
			p.addText("%s.", report.Plural(out.N, "number"))
			p.addTable([][]string{{"mean", formatFigure(out.Mean), ""}, {"sd", formatFigure(out.SD), "sample standard deviation"}, {"cv", formatFigure(out.CV), "sd / mean"},
				{"p10", formatFigure(out.P10), ""}, {"median", formatFigure(out.Median), ""}, {"p90", formatFigure(out.P90), ""}}, 1)
			p.addIntervals(interval{"mean", out.MeanInterval}, interval{"median", out.MedianInterval})
			p.addSeed(f.Seed)
			return p, out
		})
	f.registerSeed(cmd)
	return cmd
}

func newSequential(env *cmdenv.Env) *cobra.Command {
	f := &statFlags{}
	cmd := &cobra.Command{
		Use: "sequential FILE", Short: "test differences that may be looked at after every one",
		Long: `Test differences of success rates, one a task in the order in which they came, by
an e-process: one may look after every task and stop when it has decided, and is
wrong with probability alpha at most all the same. A difference is treatment −
control, from -1 to 1; with one trial a task it is 1, 0 or -1.

` + differencesLong,
		Example: `  assay stat sequential differences.csv
  assay stat sequential differences.csv --alpha 0.01 --json
  assay stat sequential differences.csv --margin 0.1`,
	}
	fl := cmd.Flags()
	fl.StringVar(&f.value, "value", "", "`column` to read, if there are several")
	cmdenv.ShareVar(fl, &f.alpha, "alpha", 0.05, "error rate, over all looks together")
	cmdenv.ShareVar(fl, &f.margin, "margin", 0, "test instead that the treatment is not worse by this `margin` or more")
	fl.BoolVar(&f.json, "json", false, "print JSON")
	return readingFile(env, cmd, f, func(s *sheet) (*page, any, error) {
		xs, err := s.numbers(f.sides)
		if err != nil {
			return nil, nil, err
		}
		for i, x := range xs {
			if !(x >= -1 && x <= 1) {
				return nil, nil, cmdenv.UsageErrorf("%s: difference %d is %g: give differences of success rates, from -1 to 1", s.name, i+1, x)
			}
		}
		out := stat.Sequentially(xs, f.alpha)
		if f.margin > 0 {
			out = stat.SequentiallyNonInferior(xs, f.margin, f.alpha)
		}
		out.Warnings = append(s.gapWarnings(), out.Warnings...)
		switch {
		case out.Decided || out.N == 0:
		case f.margin == 0 && !slices.ContainsFunc(xs, func(x float64) bool { return x != 0 }):
			out.Warnings = append(out.Warnings, "all differences are 0: nothing speaks for either side")
		case out.N == 1:
			out.Warnings = append(out.Warnings, "one difference is too little to decide")
		}
		return sequentialPage(out), out, nil
	})
}

func sequentialPage(m stat.Sequential) *page {
	p := &page{}
	p.addNotes("", m.Warnings)
	shown := map[string]string{"better": "the treatment is better", "worse": "the treatment is worse", "not_worse": "the treatment is not worse by the margin"}[m.Shown]
	switch {
	case m.E == nil:
		p.addText("There is nothing to test.")
	case m.Decided:
		p.addText("Decided after %d of %s: %s (e-value 1/alpha = %s reached).", m.DecidedAt, report.Plural(m.N, "difference"), shown, formatFigure(new(1/m.Alpha)))
	default:
		p.addText("Not decided after %s: nothing is shown yet at %s.", report.Plural(m.N, "difference"), cmdenv.FormatPercent(m.Alpha))
	}
	p.addTable([][]string{{"p_anytime", formatFigure(m.PAnytime), "valid at any time, 1 / the highest e-value so far"}, {"e_value", formatFigure(m.E), "evidence now; 1/alpha decides"}, {"decided_at", strconv.Itoa(m.DecidedAt), "the first difference that decided; 0 if none did"}}, 1)
	p.addIntervals(interval{"confidence sequence", m.CS})
	return p
}
