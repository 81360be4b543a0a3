package cli

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/export/annotations"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/githubcomment"
	reporttext "github.com/assay-eval/assay/internal/report/text"
)

// holdsRuns reports whether there are run folders in a folder.
func holdsRuns(dir string) bool {
	entries, err := os.ReadDir(dir)
	return err == nil && slices.ContainsFunc(entries, func(e os.DirEntry) bool { return isRun(filepath.Join(dir, e.Name())) })
}

// runFolder finds the run that the user means: a folder, the name of one under
// the runs folder, or with "last" the newest there.
func runFolder(arg, out string) (string, error) {
	if _, err := os.Stat(filepath.Join(arg, "run.json")); err == nil {
		return filepath.Clean(arg), nil
	}
	if arg != "last" {
		if dir := filepath.Join(out, arg); isRun(dir) {
			return dir, nil
		}
		if holdsRuns(arg) {
			return "", usage("%s holds runs and is none itself: name one of them, or say \"last\" with --out %s", arg, arg)
		}
		return "", usage("%s is no run folder: it has no run.json (say \"last\" for the newest run under %s)", arg, out)
	}
	entries, err := os.ReadDir(out)
	if err != nil {
		return "", usage("there are no runs under %s: assay run makes one", out)
	}
	newest, second, made := "", "", time.Time{}
	for _, e := range slices.Backward(entries) { // names begin with the second of the start
		start, _, _ := strings.Cut(e.Name(), "-")
		if newest != "" && start != second {
			break
		}
		dir := filepath.Join(out, e.Name())
		if info, err := os.Stat(filepath.Join(dir, "run.json")); err == nil && info.ModTime().After(made) {
			newest, second, made = dir, start, info.ModTime()
		}
	}
	if newest == "" {
		return "", usage("there are no runs under %s: assay run makes one", out)
	}
	return newest, nil
}

func isRun(dir string) bool {
	_, err := os.Stat(filepath.Join(dir, "run.json"))
	return err == nil
}

func (a *app) reportCommand() *cobra.Command {
	var name, out, arm, baseline string
	var at int64
	var all, content, graded, single bool
	cmd := &cobra.Command{
		Use: "report RUN", Short: "rebuild the reports of a run from its journal",
		Long: `Rebuild every report of a run from its journal, byte for byte as the run itself
wrote them, into the run's out folder, and print one of them.

RUN is a run folder, or "last" for the newest. Formats:
` + formatHelp(),
		Example: `  assay report last
  assay report last --all
  assay report last --format html --single > report.html
  assay report runs/20261121T101500Z-bind-recall-k3f9 --format seed-b > m2.json`,
		Args: oneRun,
		RunE: func(cmd *cobra.Command, args []string) error {
			f, err := findFormat(name)
			if err != nil {
				return err
			}
			if cmd.Flags().Changed("at") && at < 1 {
				return usage("--at %d: records count from 1", at)
			}
			if single && f.Name != formatHTML {
				return usage("--single is for --format %s only: it makes one page that stands alone", formatHTML)
			}
			base, err := baselineFlag(baseline, graded)
			if err != nil {
				return err
			}
			dir, err := runFolder(args[0], out)
			if err != nil {
				return err
			}
			r, err := a.restore(dir, at)
			if err != nil {
				return err
			}
			an, err := analysis(r.Run, r.Suite, at, gradedOnly(graded), func(o *analyse.Options) { o.Gates = checkGates(base, nil) })
			if err != nil {
				return err
			}
			files := at == 0 && !graded && base == nil
			if files { // the files are of all that is known
				if _, err := writeReports(r.Run, an); err != nil {
					return err
				}
			}
			switch f.Name {
			case formatHTML:
				return a.printPage(r.Run, an, single, files)
			case reporttext.Format.Name:
				return a.textReport(an, evidenceOf(r.Run), all)
			case githubcomment.Format.Name, annotations.Format.Name:
				return a.writeForCI(f.Name, r.Run.Manifest(), an, base)
			}
			return a.printFormat(f, report.Options{Arm: arm, Content: content}, r.Run, an)
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
	fl.BoolVar(&graded, "graded", false, gradedHelp)
	fl.BoolVar(&single, "single", false, "with html: print one page that stands alone, with as much evidence as fits, in place of writing the files")
	return cmd
}

// printFormat prints a report, or writes the files of a format that has several.
func (a *app) printFormat(f *report.Format, o report.Options, r *journal.Run, an *analyse.Analysis) error {
	if (f.With != nil || f.Files != nil) && !f.OneArm && o.Arm != "" && !hasArm(an, o.Arm) {
		return usage("the run has no arm %q%s", o.Arm, suggest(o.Arm, armNames(an)))
	}
	if f.Files != nil {
		return a.export(f, o.Arm, r, an)
	}
	write := f.Writer(o)
	if !f.OneArm {
		return write(a.out, an, evidenceFor(f, r))
	}
	var b bytes.Buffer // it refuses runs that its form cannot hold
	if err := write(&b, an, evidenceFor(f, r)); err != nil {
		return usage("--format %s: %w (--arm names one)", f.Name, err)
	}
	_, err := a.out.Write(b.Bytes())
	return err
}

// gradedHelp is of --graded, wherever there is one.
const gradedHelp = "leave outcomes that people have set (assay annotate --override) out: figures as graded"

// gradedOnly is the option of an analysis that --graded is.
func gradedOnly(graded bool) func(*analyse.Options) {
	return func(o *analyse.Options) { o.GradedOnly = graded }
}

func formatHelp() string {
	var b strings.Builder
	for _, f := range formats {
		file := ""
		if f.File != "" {
			file = " (out/" + f.File + ")"
		}
		fmt.Fprintf(&b, "  %-15s %s%s\n", f.Name, f.Doc, file)
	}
	return strings.TrimRight(b.String(), "\n")
}

func oneRun(_ *cobra.Command, args []string) error {
	if len(args) != 1 {
		return usage("name one run: its folder, or \"last\" for the newest")
	}
	return nil
}
