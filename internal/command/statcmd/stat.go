// Package statcmd has the calculators: stat and power.
package statcmd

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/stat"
)

const statLong = `Calculate with the very functions that reports use: from counts on the command
line, or from a CSV file. What is printed is for people; --json gives programs
every figure under the name that it has in results.json, with its interval, the
method and the warnings.

What the data cannot decide is null with a warning that names the cause, and the
exit code is 0; numbers that make no sense are refused with exit code 2.

FILE is CSV with a header; - reads standard input. assay help calculators says which
columns each calculator reads.`

// New returns the command stat, the group of calculators.
func New(loader *suiteload.Loader) *cobra.Command {
	cmd := &cobra.Command{
		Use: "stat", Short: "calculate with the statistics of the reports",
		Long: statLong,
		Example: `  assay stat mcnemar --both 12 --treatment-only 8 --control-only 1 --neither 9
  assay stat proportion --passed 21 --n 23 --json
  assay stat passk --n 30 --c 29 --k 1,3,5
  assay stat ratio times.csv`,
		Args: cobra.ArbitraryArgs, RunE: cmdenv.RunGroup("calculator", ""),
	}
	cmd.AddCommand(newMcNemar(loader.Env), newProportion(loader.Env), newPassK(loader.Env), newHolm(loader.Env),
		newDifference(loader.Env), newRatio(loader.Env), newExtraCost(loader.Env), newWilcoxon(loader.Env), newEquivalence(loader.Env), newDescribe(loader.Env), newSequential(loader.Env), newModel(loader), NewPower(loader))
	return cmd
}

type statFlags struct {
	level  float64
	json   bool
	margin float64
	alpha  float64
	sides
	stat.Resampling
}

func (f *statFlags) register(cmd *cobra.Command) {
	cmdenv.ShareVar(cmd.Flags(), &f.level, "level", 0.95, "confidence `level` of intervals")
	cmd.Flags().BoolVar(&f.json, "json", false, "print JSON")
}

func (f *statFlags) registerSides(cmd *cobra.Command, column string) {
	fl := cmd.Flags()
	fl.StringVar(&f.control, "control", "", "the `arm` held against, in files with a column arm")
	fl.StringVar(&f.treatment, "treatment", "", "the `arm` under test, in files with a column arm")
	fl.StringVar(&f.value, "value", "", "`column` to read (default "+strconv.Quote(column)+")")
}

func (f *statFlags) registerSeed(cmd *cobra.Command) {
	fl := cmd.Flags()
	fl.Uint64Var(&f.Seed, "seed", 1, "seed of the random numbers")
	fl.IntVar(&f.Resamples, "resamples", 0, "resamples of the bootstrap (default 10000, fewer for large files)")
}

func (f *statFlags) registerMargin(cmd *cobra.Command) {
	cmdenv.ShareVar(cmd.Flags(), &f.margin, "margin", 0, "also test that the treatment is not worse by this `margin` or more, such as 0.05")
	cmdenv.ShareVar(cmd.Flags(), &f.alpha, "alpha", 0.05, "error rate of the test against --margin, one-sided")
}

// check finds values that could not be meant; levels and shares lie inside
// (0, 1) or they mean nothing.
func (f *statFlags) check(cmd *cobra.Command) error {
	for _, name := range []string{"level", "margin", "alpha"} {
		if v := cmd.Flags().Lookup(name); v != nil && (v.Changed || name != "margin") {
			if x := float64(*v.Value.(*cmdenv.Share)); !(x > 0 && x < 1) {
				return cmdenv.UsageErrorf("--%s %s: it lies between 0 and 1", name, v.Value)
			}
		}
	}
	if cmd.Flags().Lookup("margin") != nil && f.alpha >= 0.5 {
		return cmdenv.UsageErrorf("--alpha %g: the error rate of a one-sided test lies below 0.5", f.alpha)
	}
	if v := cmd.Flags().Lookup("resamples"); v != nil && v.Changed && (f.Resamples < 100 || f.Resamples > 10_000_000) {
		return cmdenv.UsageErrorf("--resamples %d: from 100 to 10000000", f.Resamples)
	}
	f.Level = f.level
	return nil
}

// checkCounts refuses counts that are missing, negative, or too large to be added.
func checkCounts(cmd *cobra.Command, names ...string) error {
	var lacking []string
	for _, name := range names {
		v := cmd.Flags().Lookup(name)
		if !v.Changed {
			lacking = append(lacking, "--"+name)
			continue
		}
		if n, err := strconv.Atoi(v.Value.String()); err != nil || n < 0 || n > maxCount {
			return cmdenv.UsageErrorf("--%s %s: a count is a whole number from 0 to %d", name, v.Value, maxCount)
		}
	}
	if len(lacking) > 0 {
		return cmdenv.UsageErrorf("%s needs %s; see %[1]s --help", cmd.CommandPath(), strings.Join(lacking, " and "))
	}
	return nil
}

// readingFile makes cmd a calculator that reads the one file it is given and prints
// the answer.
func readingFile(env *cmdenv.Env, cmd *cobra.Command, f *statFlags, answer func(*sheet) (*page, any, error)) *cobra.Command {
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if err := f.check(cmd); err != nil {
			return err
		}
		if len(args) != 1 {
			return cmdenv.UsageErrorf("name one CSV file, or - for standard input; see %s --help", cmd.CommandPath())
		}
		s, err := openSheet(env, args[0])
		if err != nil {
			return err
		}
		p, v, err := answer(s)
		if err != nil {
			return err
		}
		return printAnswer(env, p, v, f.json)
	}
	return cmd
}

// page is a calculator's output for people.
type page struct {
	b     strings.Builder
	notes []string
}

func printAnswer(env *cmdenv.Env, p *page, v any, asJSON bool) error {
	if asJSON {
		return report.WriteJSON(env.Out, v)
	}
	for i, note := range p.notes {
		if i == 0 {
			p.b.WriteString("\n")
		}
		p.b.WriteString(cmdenv.WrapText("note: ", note, "      "))
	}
	_, err := env.Out.Write([]byte(p.b.String()))
	return err
}

func (p *page) addText(format string, args ...any) {
	p.b.WriteString(cmdenv.WrapText("", fmt.Sprintf(format, args...), ""))
}

// addNotes adds warnings, each of them once, with what they are about.
func (p *page) addNotes(about string, warnings []string) {
	for _, w := range warnings {
		if slices.ContainsFunc(p.notes, func(n string) bool { return n == w || strings.HasSuffix(n, ": "+w) }) {
			continue
		}
		if about != "" {
			w = about + ": " + w
		}
		p.notes = append(p.notes, w)
	}
}

type interval struct {
	name string
	stat.Interval
}

func (p *page) addIntervals(rows ...interval) {
	cells := [][]string{{"", "estimate", "low", "high", "level", "n", "method"}}
	for _, r := range rows {
		cells = append(cells, []string{r.name, formatFigure(r.Estimate), formatFigure(r.Low), formatFigure(r.High), cmdenv.FormatPercent(r.Level), strconv.Itoa(r.N), r.Method})
		p.addNotes(r.name, r.Warnings)
	}
	p.addTable(cells, 1, 2, 3, 4, 5)
}

// addTable adds rows of cells after an empty line; the columns right stand to the
// right, the others to the left.
func (p *page) addTable(rows [][]string, right ...int) {
	widths := make([]int, len(rows[0]))
	for _, r := range rows {
		for i, c := range r {
			widths[i] = max(widths[i], len([]rune(c)))
		}
	}
	p.b.WriteString("\n")
	for _, r := range rows {
		var line strings.Builder
		for i, c := range r {
			pad := strings.Repeat(" ", widths[i]-len([]rune(c)))
			if i > 0 {
				line.WriteString("  ")
			}
			if slices.Contains(right, i) {
				line.WriteString(pad + c)
			} else {
				line.WriteString(c + pad)
			}
		}
		p.b.WriteString(strings.TrimRight(line.String(), " ") + "\n")
	}
}

// formatFigure writes a number with six digits or more; "–" if there is none.
func formatFigure(v *float64) string {
	if v == nil {
		return "–"
	}
	size := math.Abs(*v)
	switch {
	case *v == math.Trunc(*v) && size < 1e15:
		return strconv.FormatFloat(*v, 'f', 0, 64)
	case size < 1e-4 || size >= 1e15:
		return strconv.FormatFloat(*v, 'g', 6, 64)
	}
	return strconv.FormatFloat(*v, 'f', 6-int(min(6, max(0, math.Floor(math.Log10(size))))), 64)
}

// formatRate writes a share with one decimal, such as 91.3%.
func formatRate(v *float64) string {
	if v == nil {
		return "–"
	}
	return strconv.FormatFloat(100**v, 'f', 1, 64) + "%"
}

// intervalText says an interval in words: "95% interval +6.9 to +44.9".
func intervalText(iv stat.Interval, write func(*float64) string) string {
	if iv.Low == nil && iv.High == nil {
		return "no interval"
	}
	return fmt.Sprintf("%s interval %s to %s", cmdenv.FormatPercent(iv.Level), write(iv.Low), write(iv.High))
}
