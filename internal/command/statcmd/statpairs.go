package statcmd

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/stat"
)

type mcnemarAnswer struct {
	Pairs stat.Pairs `json:"pairs"`
	stat.Paired
	Newcombe       stat.Interval        `json:"newcombe"`
	Tango          stat.Interval        `json:"tango"`
	OddsRatio      stat.Interval        `json:"odds_ratio"`
	NonInferiority *stat.NonInferiority `json:"non_inferiority,omitempty"`

	effect stat.Interval // Tango, agreeing with the mid-p
}

func newMcNemar(env *cmdenv.Env) *cobra.Command {
	var f statFlags
	var p stat.Pairs
	cmd := &cobra.Command{
		Use: "mcnemar", Short: "compare two paired success rates",
		Long: `Compare a treatment with a control that did the same tasks, each once: how many
both passed, only one of them, neither. The difference of the success rates is
treatment − control; the headline is the two-sided mid-p value.

It assumes that pairs are independent, so give one trial a task. For several
trials a task there is assay stat difference.`,
		Example: `  assay stat mcnemar --both 12 --treatment-only 8 --control-only 1 --neither 9
  assay stat mcnemar --both 24 --treatment-only 2 --control-only 1 --neither 3 --margin 0.1
  assay stat mcnemar --both 1 --treatment-only 1 --control-only 7 --neither 12 --json`,
		Args: cmdenv.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := f.check(cmd); err != nil {
				return err
			}
			if err := checkCounts(cmd, "both", "treatment-only", "control-only", "neither"); err != nil {
				return err
			}
			out := mcnemarTest(p, f)
			return printAnswer(env, out.formatPage(), out, f.json)
		},
	}
	fl := cmd.Flags()
	fl.IntVar(&p.Both, "both", 0, "pairs that both passed")
	fl.IntVar(&p.TreatmentOnly, "treatment-only", 0, "pairs that only the treatment passed")
	fl.IntVar(&p.ControlOnly, "control-only", 0, "pairs that only the control passed")
	fl.IntVar(&p.Neither, "neither", 0, "pairs that neither passed")
	f.registerMargin(cmd)
	f.register(cmd)
	return cmd
}

func mcnemarTest(p stat.Pairs, f statFlags) mcnemarAnswer {
	out := mcnemarAnswer{Pairs: p, Paired: stat.McNemar(p),
		effect: stat.TangoMidP(p, f.level), Newcombe: stat.Newcombe(p, f.level), Tango: stat.Tango(p, f.level), OddsRatio: stat.OddsRatio(p, f.level)}
	if f.margin > 0 {
		out.NonInferiority = new(stat.NonInferior(p, f.margin, f.alpha))
	}
	return out
}

func (m mcnemarAnswer) formatPage() *page {
	p := &page{}
	if m.Difference == nil {
		p.addText("There is nothing to compare: no pair is complete.")
	} else {
		p.addText("%s: %s points, %s (%s).", more(m.Pairs), report.Points(m.Difference), intervalText(m.effect, report.Points), m.effect.Method)
		p.addText("%s", verdict("p_mid", m.PMid, *m.Difference, m.Tango.Level, better, worse))
		p.nonInferiority(m.NonInferiority)
	}
	p.addNotes("", m.Warnings)
	p.addTable([][]string{
		{"p_mid", formatFigure(m.PMid), "two-sided, mid-p: the headline"},
		{"p_exact_two_sided", formatFigure(m.PExactTwoSided), "twice the smaller tail, at most 1"},
		{"p_exact_one_sided", formatFigure(m.PExactOneSided), "small if the treatment is better"},
		{"mcnemar_chi2", formatFigure(m.Chi2), "without continuity correction"},
		{"mcnemar_chi2_cc", formatFigure(m.Chi2CC), "with continuity correction"},
		{"discordant", strconv.Itoa(m.Discordant), "pairs that differ, of " + strconv.Itoa(m.N)},
	}, 1)
	p.addIntervals(interval{"difference", m.Tango}, interval{"difference", m.Newcombe}, interval{"odds_ratio", m.OddsRatio})
	return p
}

func more(p stat.Pairs) string {
	treatment, control := p.Both+p.TreatmentOnly, p.Both+p.ControlOnly
	of := fmt.Sprintf("of %s than the control (%d against %d)", report.Plural(p.N(), "pair"), treatment, control)
	switch {
	case treatment > control:
		return fmt.Sprintf("The treatment passed %d more %s", treatment-control, of)
	case treatment < control:
		return fmt.Sprintf("The treatment passed %d fewer %s", control-treatment, of)
	}
	return fmt.Sprintf("Treatment and control passed equally many of %s (%d)", report.Plural(p.N(), "pair"), treatment)
}

// verdict says whether a difference is shown at the error rate that goes with
// the level of the intervals, and if so its direction: above or below none.
func verdict(name string, p *float64, difference, level float64, above, below string) string {
	rate := cmdenv.FormatPercent(1 - level)
	switch {
	case p == nil:
		return "No p value can be given."
	case !isSignificant(*p, level):
		return fmt.Sprintf("%s %s: no difference is shown at %s.", name, equalsText(p), rate)
	case difference < 0:
		above = below
	}
	return fmt.Sprintf("%s %s: %s, shown at %s.", name, equalsText(p), above, rate)
}

// isSignificant reports whether p is no more than 1 − level, but for rounding.
func isSignificant(p, level float64) bool { return p <= (1-level)*(1+1e-9) }

const better, worse = "the treatment is better", "the treatment is worse"

// equalsText writes "= 0.0225" or "< 0.0001".
func equalsText(p *float64) string {
	s := report.FormatP(p)
	if strings.HasPrefix(s, "<") {
		return s
	}
	return "= " + s
}

func (p *page) nonInferiority(n *stat.NonInferiority) {
	if n == nil {
		return
	}
	p.addNotes("non_inferiority", n.Warnings)
	if n.Shown == nil || n.P == nil {
		p.addText("Whether the treatment is worse by %s points or more cannot be said.", formatPoints(n.Margin))
		return
	}
	word := "is not shown"
	if *n.Shown {
		word = "is shown"
	}
	p.addText("Non-inferiority with a margin of %s points %s at %s: p_non_inferior %s, the difference is at least %s points (%s).",
		formatPoints(n.Margin), word, cmdenv.FormatPercent(n.Alpha), equalsText(n.P), report.Points(n.Lower), n.Method)
}

// formatPoints writes a share without a sign in percentage points.
func formatPoints(v float64) string { return strings.TrimSuffix(cmdenv.FormatPercent(v), "%") }

type proportionAnswer struct {
	K              int             `json:"k"`
	N              int             `json:"n"`
	Wilson         stat.Interval   `json:"wilson"`
	ClopperPearson stat.Interval   `json:"clopper_pearson"`
	ByTask         *stat.Clustered `json:"by_task,omitempty"`
	Warnings       []string        `json:"warnings,omitempty"`
}

func newProportion(env *cmdenv.Env) *cobra.Command {
	var f statFlags
	var k, n int
	var byTask string
	cmd := &cobra.Command{
		Use: "proportion", Short: "give a success rate its interval",
		Long: `Give k of n its interval: Wilson's, which reports use, and that of Clopper and
Pearson, whose coverage is never below its level. Both assume independent trials.

With several trials a task, give --by-task FILE with the columns task, k and n
(k of n trials of the task passed): trials of one task are alike, and the interval
of by_task takes that into account. The other two then only show what ignoring it
would give.`,
		Example: `  assay stat proportion --passed 21 --n 23
  assay stat proportion --passed 449 --n 450 --level 99% --json
  assay stat proportion --by-task passes.csv`,
		Args: cmdenv.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := f.check(cmd); err != nil {
				return err
			}
			var out proportionAnswer
			if byTask != "" {
				if cmd.Flags().Changed("passed") || cmd.Flags().Changed("n") {
					return cmdenv.UsageErrorf("--by-task reads k and n of every task from the file: leave --passed and --n out")
				}
				tasks, gaps, err := readClusters(env, byTask)
				if err != nil {
					return err
				}
				for _, t := range tasks {
					k, n = k+t.K, n+t.N
				}
				out.Warnings, out.ByTask = gaps, new(stat.ProportionClustered(tasks, f.level))
			} else if err := checkCounts(cmd, "passed", "n"); err != nil {
				return err
			} else if k > n {
				return cmdenv.UsageErrorf("--passed %d is more than --n %d: so many of the n trials passed", k, n)
			}
			out.K, out.N = k, n
			out.Wilson, out.ClopperPearson = stat.Proportion(k, n, f.level), stat.ProportionExact(k, n, f.level)
			return printAnswer(env, out.formatPage(), out, f.json)
		},
	}
	fl := cmd.Flags()
	fl.IntVar(&k, "passed", 0, "trials that passed")
	cmdenv.RenameFlag(cmd, "k", "passed")
	fl.IntVar(&n, "n", 0, "trials that were decided")
	fl.StringVar(&byTask, "by-task", "", "CSV `file` with task,k,n: several trials a task")
	f.register(cmd)
	return cmd
}

func (m proportionAnswer) formatPage() *page {
	p := &page{}
	head := m.Wilson
	if m.ByTask != nil {
		head = m.ByTask.Interval
	}
	if head.Estimate == nil {
		p.addText("There is no rate: no trial was decided.")
	} else {
		p.addText("%d of %d passed: %s, %s (%s).", m.K, m.N, formatRate(head.Estimate), intervalText(head, formatRate), head.Method)
	}
	if c := m.ByTask; c != nil {
		p.addIntervals(interval{"by_task", c.Interval}, interval{"as if independent", m.Wilson}, interval{"as if independent", m.ClopperPearson})
		p.addTable([][]string{
			{"clusters", strconv.Itoa(c.Clusters), "tasks with a decided trial"},
			{"se", formatFigure(c.SE), "standard error of the rate, tasks independent"},
			{"design_effect", formatFigure(c.DesignEffect), "how much wider the variance is than with independent trials"},
			{"n_effective", formatFigure(c.NEff), "independent trials that would tell as much"},
		}, 1)
	} else {
		p.addIntervals(interval{"wilson", m.Wilson}, interval{"clopper_pearson", m.ClopperPearson})
	}
	p.addNotes("", m.Warnings)
	return p
}

type passKAnswer struct {
	N        int          `json:"n"`
	C        int          `json:"c"`
	Results  []passKRow   `json:"results"`
	ByTask   []stat.PassK `json:"by_task,omitempty"`
	Warnings []string     `json:"warnings,omitempty"`
}

type passKRow struct {
	K          int      `json:"k"`
	AtK        *float64 `json:"pass_at_k"`
	PowK       *float64 `json:"pass_pow_k"`
	AtKPlugin  *float64 `json:"pass_at_k_plugin"`
	PowKPlugin *float64 `json:"pass_pow_k_plugin"`
}

func newPassK(env *cmdenv.Env) *cobra.Command {
	var f statFlags
	var n, c int
	var ks []int
	var byTask string
	cmd := &cobra.Command{
		Use: "passk", Short: "give pass@k and pass^k of n trials of which c passed",
		Long: `Of n trials of one task c passed. pass_at_k is the probability that at least one
of k trials passes, pass_pow_k that all k do: unbiased, and null where k is more
than n. The plug-in estimates beside them put c/n into 1−(1−p)^k and p^k; they are
biased and stand here since others report them.

For many tasks give --by-task FILE with the columns task, k and n (k of n trials
passed): each task weighs the same.`,
		Example: `  assay stat passk --n 30 --c 29 --k 3
  assay stat passk --n 10 --c 5 --k 1,3,5 --json
  assay stat passk --by-task passes.csv --k 3`,
		Args: cmdenv.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := f.check(cmd); err != nil {
				return err
			}
			if len(ks) == 0 {
				return cmdenv.UsageErrorf("assay stat passk needs --k, such as --k 1,3,5")
			}
			for _, k := range ks {
				if k < 1 || k > maxCount {
					return cmdenv.UsageErrorf("--k %d: it counts from 1", k)
				}
			}
			if byTask != "" {
				if cmd.Flags().Changed("c") || cmd.Flags().Changed("n") {
					return cmdenv.UsageErrorf("--by-task reads the passes of every task from the file: leave --n and --c out")
				}
				return passKByTask(env, byTask, ks, f)
			}
			if err := checkCounts(cmd, "n", "c"); err != nil {
				return err
			}
			if c > n {
				return cmdenv.UsageErrorf("--c %d is more than --n %d: c of the n trials passed", c, n)
			}
			out := passK(n, c, ks)
			return printAnswer(env, out.formatPage(), out, f.json)
		},
	}
	fl := cmd.Flags()
	fl.IntVar(&n, "n", 0, "trials of the task")
	fl.IntVar(&c, "c", 0, "trials that passed")
	fl.IntSliceVar(&ks, "k", nil, "draws; may be a list such as 1,3,5")
	fl.StringVar(&byTask, "by-task", "", "CSV `file` with task,k,n: many tasks")
	f.register(cmd)
	return cmd
}

func passK(n, c int, ks []int) passKAnswer {
	out := passKAnswer{N: n, C: c}
	for _, k := range ks {
		r := passKRow{k, stat.PassAtK(n, c, k), stat.PassPowK(n, c, k), stat.PassAtKPlugin(n, c, k), stat.PassPowKPlugin(n, c, k)}
		out.Results = append(out.Results, r)
		if k > n {
			out.Warnings = append(out.Warnings, fmt.Sprintf("k = %d needs at least %[1]d trials; there are %d", k, n))
		}
	}
	return out
}

func (m passKAnswer) formatPage() *page {
	p := &page{}
	p.addText("%d of %s passed.", m.C, report.Plural(m.N, "trial"))
	rows := [][]string{{"k", "pass_at_k", "pass_pow_k", "pass_at_k_plugin", "pass_pow_k_plugin"}}
	for _, r := range m.Results {
		rows = append(rows, []string{strconv.Itoa(r.K), formatFigure(r.AtK), formatFigure(r.PowK), formatFigure(r.AtKPlugin), formatFigure(r.PowKPlugin)})
	}
	p.addTable(rows, 0, 1, 2, 3, 4)
	p.addNotes("", m.Warnings)
	return p
}

func passKByTask(env *cmdenv.Env, file string, ks []int, f statFlags) error {
	tasks, gaps, err := readClusters(env, file)
	if err != nil {
		return err
	}
	out := passKAnswer{Warnings: gaps, Results: []passKRow{}}
	for _, t := range tasks {
		out.N, out.C = out.N+t.N, out.C+t.K
	}
	p := &page{}
	p.addText("%d of %s of %s passed; each task weighs the same.", out.C, report.Plural(out.N, "trial"), report.Plural(len(tasks), "task"))
	var rows []interval
	plugins := [][]string{{"k", "tasks", "pass_at_k_plugin", "pass_pow_k_plugin"}}
	for _, k := range slices.Compact(ks) {
		r := stat.PassOverTasks(tasks, k, f.level)
		out.ByTask = append(out.ByTask, r)
		name := "k = " + strconv.Itoa(k)
		rows = append(rows, interval{name + ", pass_at_k", r.AtK}, interval{name + ", pass_pow_k", r.PowK})
		plugins = append(plugins, []string{strconv.Itoa(k), strconv.Itoa(r.Tasks), formatFigure(r.AtKPlugin), formatFigure(r.PowKPlugin)})
		p.addNotes(name, r.Warnings)
	}
	p.addIntervals(rows...)
	p.addTable(plugins, 0, 1, 2, 3)
	p.addNotes("", out.Warnings)
	return printAnswer(env, p, out, f.json)
}

type holmAnswer struct {
	P        []*float64 `json:"p"`
	Adjusted []*float64 `json:"p_adjusted"`
	Family   int        `json:"family"`
}

func newHolm(env *cmdenv.Env) *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use: "holm P…", Short: "adjust p values that are looked at together",
		Long: `Adjust p values by the step-down method of Holm (1979), so that the chance of
any false alarm among them stays at the level. "na" is a test that gave no p
value: it stays null and does not count.`,
		Example: `  assay stat holm 0.01 0.04 0.03
  assay stat holm 0.012 na 0.2 --json`,
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return cmdenv.UsageErrorf("give at least one p value: assay stat holm 0.01 0.04 0.03")
			}
			out := holmAnswer{}
			for _, arg := range args {
				if arg == "na" || arg == "null" {
					out.P = append(out.P, nil)
					continue
				}
				v, err := strconv.ParseFloat(arg, 64)
				if err != nil || !(v >= 0 && v <= 1) {
					return cmdenv.UsageErrorf("%q is no p value: a number from 0 to 1, or na, is needed", arg)
				}
				out.P, out.Family = append(out.P, &v), out.Family+1
			}
			out.Adjusted = stat.Holm(out.P)
			p := &page{}
			p.addText("%s adjusted together by Holm's method.", report.Plural(out.Family, "p value"))
			rows := [][]string{{"p", "p_adjusted"}}
			for i := range out.P {
				rows = append(rows, []string{formatFigure(out.P[i]), formatFigure(out.Adjusted[i])})
			}
			p.addTable(rows, 0, 1)
			return printAnswer(env, p, out, asJSON)
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return cmd
}
