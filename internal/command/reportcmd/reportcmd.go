// Package reportcmd has the commands that read runs: report, compare, baseline, gate,
// estimate, patch and annotate.
package reportcmd

import (
	"bytes"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/command/runreport"
	"github.com/assay-eval/assay/internal/export/seeda"
	"github.com/assay-eval/assay/internal/export/seedb"
	"github.com/assay-eval/assay/internal/export/seedb2"
)

// NewReport returns the command report.
func NewReport(reporter *runreport.Reporter) *cobra.Command {
	var name, out, arm, baseline string
	var at int64
	var all, content, graded, single bool
	cmd := &cobra.Command{
		Use: "report RUN", Short: "rebuild the reports of a run from its journal",
		Long: `Rebuild every report of a run from its journal, byte for byte as the run itself
wrote them, into the run's out folder, and print one of them.

RUN is a run folder, or "last" for the newest. Formats:
` + reporter.FormatHelp(),
		Example: `  assay report last
  assay report last --all
  assay report last --format html --single > report.html
  assay report runs/20261121T101500Z-bind-recall-k3f9 --format seed-b > m2.json`,
		Args: cmdenv.OneRun,
		RunE: func(cmd *cobra.Command, args []string) error {
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
			dir, err := runload.FindRun(args[0], out)
			if err != nil {
				return err
			}
			r, err := runload.Restore(reporter.Loader, dir, at)
			if err != nil {
				return err
			}
			an, err := runload.Analyse(r.Run, r.Suite, at, runload.GradedOnly(graded), func(o *analyse.Options) { o.Baseline = base })
			if err != nil {
				return err
			}
			files := at == 0 && !graded && base == nil
			if files { // the files are of all that is known
				if _, err := reporter.WriteReports(r.Run, an); err != nil {
					return err
				}
			}
			if f.Name == runreport.FormatHTML {
				return runreport.PrintPage(reporter.Env, r.Run, an, single, files)
			}
			if f.Name == "text" {
				return runreport.PrintText(reporter.Env, an, runload.EvidenceOf(r.Run), all)
			}
			if done, err := reporter.Export(f.Name, runreport.ExportOptions{Arm: arm, Content: content}, r.Run, an); done {
				return err
			}
			write := f.Write
			switch f.Name {
			case "seed-a":
				write = seeda.For(arm)
			case "seed-b":
				write = seedb.For(arm)
			case "seed-b2":
				write = seedb2.For(arm)
			case "github-comment", "annotations":
				return runreport.WriteForCI(reporter.Env, f.Name, r.Run.Manifest(), an, base)
			default:
				return write(reporter.Out, an, runload.EvidenceOf(r.Run))
			}
			var b bytes.Buffer // it refuses runs that its form cannot hold
			if err := write(&b, an, runload.EvidenceOf(r.Run)); err != nil {
				return cmdenv.UsageErrorf("--format %s: %w (--arm names one)", f.Name, err)
			}
			_, err = reporter.Out.Write(b.Bytes())
			return err
		},
	}
	fl := cmd.Flags()
	fl.StringVar(&name, "format", "text", "`format` to print")
	fl.StringVar(&out, "out", "runs", "`folder` that holds all runs")
	fl.StringVar(&arm, "arm", "", "with seed-a, seed-b and seed-b2: the `arm` to report, if the run has several; with seed-a the treatment; with inspect, atif and otel: only this one")
	fl.StringVar(&baseline, "baseline", "", "baseline `file` for rules on a change, and for what github-comment and annotations say of it; the files in out stay as they are")
	fl.Int64Var(&at, "at", 0, "read the journal only up to record `N`, as it was before a regrade")
	fl.BoolVar(&content, "otel-content", false, "with otel: prompts, answers, arguments and results too")
	fl.BoolVar(&all, "all", false, "list every trial that did not pass")
	fl.BoolVar(&graded, "graded", false, runload.GradedHelp)
	fl.BoolVar(&single, "single", false, "with html: print one page that stands alone, with as much evidence as fits, in place of writing the files")
	return cmd
}
