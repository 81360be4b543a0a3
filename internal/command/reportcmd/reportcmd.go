// Package reportcmd has the commands that read runs: report, compare, baseline, gate,
// estimate, patch and annotate.
package reportcmd

import (
	"bytes"
	"slices"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/command/runreport"
	"github.com/assay-eval/assay/internal/export/annotations"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/githubcomment"
	reporttext "github.com/assay-eval/assay/internal/report/text"
	"github.com/assay-eval/assay/internal/spelling"
)

// NewReport returns the command report.
func NewReport(reporter *runreport.Reporter) *cobra.Command {
	var name, out, arm, baseline string
	var at int64
	var all, full, content, graded, single bool
	cmd := &cobra.Command{
		Use: "report RUN", Short: "rebuild the reports of a run from its journal",
		Long: `Rebuild every report of a run from its journal, byte for byte as the run itself
wrote them, into the run's out folder, and print one of them. The text is the
answer on one screen; --full prints the whole report after it.

RUN is a run folder, or "last" for the newest. Formats:
` + reporter.FormatHelp(),
		Example: `  assay report last
  assay report last --full
  assay report last --all
  assay report last --format html --single > report.html
  assay report runs/20261121T101500Z-bind-recall-k3f9 --format seed-b > m2.json`,
		Args: cmdenv.OneRun,
		RunE: func(cmd *cobra.Command, args []string) (err error) {
			f, err := reporter.FindFormat(name)
			if err != nil {
				return err
			}
			if cmd.Flags().Changed("at") && at < 1 {
				return cmdenv.UsageErrorf("--at %d: records count from 1", at)
			}
			if single && f.Name != runreport.FormatHTML {
				return cmdenv.UsageErrorf("--single is for --format %s only: it makes one page that stands alone", runreport.FormatHTML)
			}
			base, err := runreport.BaselineFlag(baseline, graded)
			if err != nil {
				return err
			}
			reporter.BoundGarbage()
			r, err := runload.Open(reporter.Loader, args[0], out, at)
			if err != nil {
				return err
			}
			an, err := runload.Analyse(r.Run, r.Suite, at, runload.GradedOnly(graded), func(o *analyse.Options) {
				o.Gates, o.Freed = runload.CheckGates(base, nil), reporter.ReturnMemory
				o.PlanTaken = func() { // no report needs it
					r.Run.ForgetPlan()
					reporter.ReturnMemory()
				}
			})
			if err != nil {
				return err
			}
			reporter.ReturnMemory()
			defer func() {
				if err == nil {
					err = an.Err() // a report that lacks artifacts is no report
				}
			}()
			files := at == 0 && !graded && base == nil
			if files { // the files are of all that is known
				if _, err := reporter.WriteReports(r.Run, an); err != nil {
					return err
				}
			}
			switch f.Name {
			case runreport.FormatHTML:
				return runreport.PrintPage(reporter.Env, r.Run, an, single, files)
			case reporttext.Format.Name:
				return runreport.PrintText(reporter.Env, an, runload.EvidenceOf(r.Run), runreport.TextOptions{Run: args[0], Full: full || all, All: all})
			case githubcomment.Format.Name, annotations.Format.Name:
				return runreport.WriteForCI(reporter.Env, f.Name, r.Run.Manifest(), an, base)
			}
			return printFormat(reporter, f, report.Options{Arm: arm, Content: content}, r.Run, an)
		},
	}
	fl := cmd.Flags()
	fl.StringVar(&name, "format", "text", "`format` to print")
	fl.StringVar(&out, "out", "runs", "`folder` that holds all runs")
	fl.StringVar(&arm, "arm", "", "with seed-a, seed-b and seed-b2: the `arm` to report, if the run has several; with seed-a the treatment; with inspect, atif and otel: only this one")
	fl.StringVar(&baseline, "baseline", "", "baseline `file` for rules on a change, and for what github-comment and annotations say of it; the files in out stay as they are")
	fl.Int64Var(&at, "at", 0, "read the journal only up to record `N`, as it was before a regrade")
	fl.BoolVar(&content, "otel-content", false, "with otel: prompts, answers, arguments and results too")
	fl.BoolVar(&full, "full", false, "print the whole report after the answer: every table, interval and test")
	fl.BoolVar(&all, "all", false, "print the whole report, and list every trial that did not pass")
	fl.BoolVar(&graded, "graded", false, runload.GradedHelp)
	fl.BoolVar(&single, "single", false, "with html: print one page that stands alone, with as much evidence as fits, in place of writing the files")
	return cmd
}

// printFormat prints a report, or writes the files of a format that has several.
func printFormat(reporter *runreport.Reporter, f *report.Format, o report.Options, r *journal.Run, an *analyse.Analysis) error {
	var arms []string
	for _, arm := range an.Arms {
		arms = append(arms, arm.ID)
	}
	if (f.With != nil || f.Files != nil) && !f.OneArm && o.Arm != "" && !slices.Contains(arms, o.Arm) {
		return cmdenv.UsageErrorf("the run has no arm %q%s", o.Arm, spelling.Suggest(o.Arm, arms))
	}
	if f.Files != nil {
		return reporter.WriteFiles(f, o.Arm, r, an)
	}
	write := f.Writer(o)
	if !f.OneArm {
		return write(reporter.Out, an, runreport.EvidenceFor(f, r))
	}
	var b bytes.Buffer // it refuses runs that its form cannot hold
	if err := write(&b, an, runreport.EvidenceFor(f, r)); err != nil {
		return cmdenv.UsageErrorf("--format %s: %w (--arm names one)", f.Name, err)
	}
	_, err := reporter.Out.Write(b.Bytes())
	return err
}
