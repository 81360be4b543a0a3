package reportcmd

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/assay-eval/assay/internal/atomicfile"
	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/baseline"
	"github.com/assay-eval/assay/internal/analyse/delta"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/command/runreport"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/report"
	reportdelta "github.com/assay-eval/assay/internal/report/delta"
)

const defaultBaseline = "assay-baseline.json"

// NewBaseline returns the command baseline.
func NewBaseline(loader *suiteload.Loader) *cobra.Command {
	cmd := &cobra.Command{
		Use: "baseline", Short: "store the figures of a run as a baseline for later runs",
		Long: `Keep the figures of a run in a small file that is committed, so that later runs
can be held against it where the run itself is not at hand: assay compare
--baseline FILE, and gate rules with max_drop and max_rise.`,
		Args: cmdenv.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(newBaselineWrite(loader), newBaselineShow(loader.Env))
	return cmd
}

func newBaselineWrite(loader *suiteload.Loader) *cobra.Command {
	var file, out string
	var graded bool
	cmd := &cobra.Command{
		Use: "write RUN", Short: "write or update a baseline file from a run",
		Long: `Write the figures of a run into a baseline file: pass counts of every task in
every arm, labels, times, tokens and costs, and under which conditions the run
was made. It holds no transcripts and no texts of tasks. A baseline that is there
already is replaced, and what that changes is said.

RUN is a run folder, or "last" for the newest.`,
		Example: `  assay baseline write last
  assay baseline write last -o evals/baseline.json`,
		Args: cmdenv.OneRun,
		RunE: func(cmd *cobra.Command, args []string) error {
			if file == "" {
				return cmdenv.UsageErrorf("-o: name the file, such as -o %s", defaultBaseline)
			}
			an, _, err := runload.ReadAnalysis(loader, args[0], out, graded)
			if err != nil {
				return err
			}
			return writeBaseline(loader.Env, file, an)
		},
	}
	cmd.Flags().StringVarP(&file, "output", "o", defaultBaseline, "`file` to write")
	cmd.Flags().StringVar(&out, "out", "runs", "`folder` that holds all runs")
	cmd.Flags().BoolVar(&graded, "graded", false, runload.GradedHelp)
	return cmd
}

func writeBaseline(env *cmdenv.Env, file string, an *analyse.Analysis) error {
	if l := an.Total.Ledger; l.Pass+l.Fail == 0 {
		return cmdenv.UsageErrorf("run %s has no trial that passed or failed (%s): a baseline needs one", an.Run, l)
	}
	b := baseline.New(an)
	// The machine changes with every CI job, and the figures do not.
	b.Setting = slices.DeleteFunc(b.Setting, func(f analyse.Fact) bool { return f.Name == delta.FactHost })
	data, err := b.Encode()
	if err != nil {
		return err
	}
	if info, err := os.Stat(filepath.Dir(file)); err != nil || !info.IsDir() {
		return cmdenv.UsageErrorf("-o %s: there is no folder %s", file, filepath.Dir(file))
	}
	old, err := os.ReadFile(file)
	replaced := err == nil
	var before baseline.Baseline
	if replaced {
		if before, err = runreport.ReadBaseline(file); err != nil {
			return cmdenv.UsageErrorf("%s is there and is no baseline that could be updated: name another file with -o, or remove it", file)
		}
	}
	if bytes.Equal(old, data) {
		fmt.Fprintf(env.Out, "%s is up to date: run %s\n", file, an.Run)
		return nil
	}
	if err := atomicfile.WriteFile(file, data, 0o666); err != nil {
		return cmdenv.MissingError(fmt.Errorf("write baseline: %w", err))
	}
	fmt.Fprintf(env.Out, "%s: run %s of suite %s, %s × %s\n", file, an.Run, report.Clean(an.Suite), report.Plural(len(b.Tasks), "task"), report.Plural(len(b.Arms), "arm"))
	if replaced {
		printReplaced(env, before, b)
	}
	if l := an.Total.Ledger; l.Planned > l.Pass+l.Fail {
		fmt.Fprintf(env.Err, "assay: warning: %d of %d trials have no verdict in this baseline (%s)\n", l.Planned-l.Pass-l.Fail, l.Planned, l)
	}
	for _, n := range an.Notice {
		fmt.Fprintf(env.Err, "assay: note: %s\n", report.Clean(n))
	}
	return nil
}

func printReplaced(env *cmdenv.Env, old, now baseline.Baseline) {
	c, err := delta.Compare(old, now, delta.Options{})
	if err != nil {
		fmt.Fprintf(env.Out, "it replaces run %s: %s\n", old.Run, report.Clean(err.Error()))
		return
	}
	fmt.Fprintf(env.Out, "it replaces run %s: %s\n", report.Clean(old.Run), reportdelta.Headline(c))
}

func newBaselineShow(env *cmdenv.Env) *cobra.Command {
	return &cobra.Command{
		Use: "show [FILE]", Short: "show what a baseline file holds",
		Example: "  assay baseline show\n  assay baseline show evals/assay-baseline.json",
		Long:    "Show what a baseline file holds: the run it was made of, under which conditions,\nand how its arms did. FILE is " + defaultBaseline + " unless it is named.",
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) > 1 {
				return cmdenv.UsageErrorf("name one baseline file")
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			b, err := runreport.ReadBaseline(append(args, defaultBaseline)[0])
			if err != nil {
				return err
			}
			printBaseline(env, b)
			return nil
		},
	}
}

func printBaseline(env *cmdenv.Env, b baseline.Baseline) {
	fmt.Fprintf(env.Out, "run %s of suite %s: %s × %s\n\n", report.Clean(b.Run), report.Clean(b.Suite), report.Plural(len(b.Tasks), "task"), report.Plural(len(b.Arms), "arm"))
	for _, arm := range b.Arms {
		fmt.Fprintf(env.Out, "%s", report.Clean(arm.ID))
		for _, m := range arm.Metrics {
			if m.Name == delta.MeasureSuccess {
				fmt.Fprintf(env.Out, ": %s passed (%s)", report.Value(m), report.Ratio(m))
			}
		}
		if len(arm.Sources) > 0 {
			fmt.Fprintf(env.Out, "; answers: %s", report.Counts(arm.Sources))
		}
		if len(arm.Models) > 0 {
			fmt.Fprintf(env.Out, "; model served: %s", report.Counts(arm.Models))
		}
		fmt.Fprintln(env.Out)
	}
	if len(b.Setting) > 0 {
		fmt.Fprintln(env.Out)
	}
	if b.Overrides > 0 {
		fmt.Fprintf(env.Out, "outcomes set by people (assay annotate --override): %d\n", b.Overrides)
	}
	for _, f := range b.Setting {
		fmt.Fprintf(env.Out, "%s: %s\n", report.Clean(f.Name), report.Clean(f.Value))
	}
}
