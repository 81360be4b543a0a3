package reportcmd

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"html/template"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/analyse/delta"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/command/runreport"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/report"
	reportdelta "github.com/assay-eval/assay/internal/report/delta"
	"github.com/assay-eval/assay/internal/report/html"
	reporttext "github.com/assay-eval/assay/internal/report/text"
)

// What --fail-on can name.
const (
	FailBroken = "broken"
	FailWorse  = "worse"
)

// lostShare is the share of tasks that may lose their verdict before a
// comparison that can fail a build is inconclusive, as in limits.void_share.
const lostShare = 0.1

// NewCompare returns the command compare.
func NewCompare(loader *suiteload.Loader) *cobra.Command {
	var f struct {
		baseline, out, format string
		arms, failOn          []string
		unchanged, json, all  bool
		graded                bool
	}
	cmd := &cobra.Command{
		Use: "compare OLD NEW", Short: "compare two runs, or a run and a baseline",
		Long: `Compare two runs task by task. It reports what changed in the setup, how success,
time, tokens and cost differ and how certain that is, and which tasks broke or
were fixed. assay help comparisons explains the report.

OLD and NEW are run folders, "last" for the newest, or files of assay baseline
write. With --baseline FILE, name only NEW; the default is the newest run. Nothing
is run.

The exit code is 0 whatever the comparison shows, unless --fail-on is given:

  --fail-on broken   1 if a task passed more than half of its trials in OLD, and
                     at most half now, and not only by overrides
  --fail-on worse    1 if the success rate of an arm is lower: the interval of
                     the difference lies below 0. 4 if it would be, had the
                     trials without a verdict failed

With either, it is 4 if neither holds but more than a tenth of the tasks of an
arm had a verdict in OLD and have none in NEW.`,
		Example: `  assay compare runs/20261121T101500Z-my-suite-k3f9 last
  assay compare --baseline assay-baseline.json --fail-on worse
  assay compare old new --map-arm sonnet/plain=opus/plain --format markdown
  assay compare old new --format html > compare.html`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if f.json {
				if cmd.Flags().Changed("format") && f.format != "json" {
					return cmdenv.UsageErrorf("--json and --format %s: say one of them", f.format)
				}
				f.format = "json"
			}
			if !slices.Contains([]string{"text", "markdown", "json", "html"}, f.format) {
				return cmdenv.UsageErrorf("--format %s: there are text, markdown, json and html", f.format)
			}
			for _, on := range f.failOn {
				if on != FailBroken && on != FailWorse {
					return cmdenv.UsageErrorf("--fail-on %s: there are broken and worse", on)
				}
			}
			o := delta.Options{UnchangedTasks: f.unchanged}
			var err error
			if o.Arms, err = armPairs(f.arms); err != nil {
				return err
			}
			old, now, err := readSides(loader, args, f.baseline, cmd.Flags().Changed("baseline"), f.out, f.graded)
			if err != nil {
				return err
			}
			c, err := runreport.CompareSides(old, now, o)
			if err != nil {
				return err
			}
			if err := writeComparison(loader.Env, c, f.format, f.all); err != nil {
				return err
			}
			if len(args) == 2 && f.format == "text" {
				nameServerDiffs(loader.Env, c, args, f.out)
			}
			summary := func(w io.Writer) error { return reportdelta.Markdown(w, c) }
			if err := runreport.AppendSummary(loader.Env, summary); err != nil { // the comparison is not worse for it
				loader.Complain(err)
			}
			return failComparison(loader.Env, c, f.failOn)
		},
	}
	fl := cmd.Flags()
	fl.StringVar(&f.baseline, "baseline", "", "`file` of assay baseline write to compare with, in place of OLD")
	fl.StringVar(&f.out, "out", "runs", "`folder` that holds all runs")
	fl.StringArrayVar(&f.arms, "map-arm", nil, "compare arm OLD with arm NEW where their ids differ: `OLD=NEW`")
	cmdenv.RenameFlag(cmd, "arm", "map-arm")
	fl.BoolVar(&f.unchanged, "unchanged-tasks", false, "leave out tasks whose prompt, target or graders changed")
	fl.StringSliceVar(&f.failOn, "fail-on", nil, "exit with 1 where these `rules` say so: broken, worse, or both with a comma")
	fl.StringVar(&f.format, "format", "text", "`format` to print: text, markdown, json or html (a page that needs nothing else)")
	fl.BoolVar(&f.json, "json", false, "the same as --format json")
	fl.BoolVar(&f.all, "all", false, "list every task and every change")
	fl.BoolVar(&f.graded, "graded", false, runload.GradedHelp)
	return cmd
}

func armPairs(given []string) (map[string]string, error) {
	out := map[string]string{}
	for _, s := range given {
		o, n, ok := strings.Cut(s, "=")
		if !ok || o == "" || n == "" {
			return nil, cmdenv.UsageErrorf("--map-arm %s: write OLD=NEW, such as --map-arm sonnet/plain=opus/plain", s)
		}
		if _, twice := out[o]; twice {
			return nil, cmdenv.UsageErrorf("--map-arm %s: arm %s is named twice", s, o)
		}
		out[o] = n
	}
	return out, nil
}

func readSides(loader *suiteload.Loader, args []string, baseline string, given bool, out string, graded bool) (old, now *runreport.Side, err error) {
	first := ""
	switch {
	case given && baseline == "":
		return nil, nil, cmdenv.UsageErrorf("--baseline: name the file, such as --baseline %s", defaultBaseline)
	case given && len(args) > 1:
		return nil, nil, cmdenv.UsageErrorf("with --baseline, name one run at most (not %s)", strings.Join(args, " "))
	case given:
		b, err := runreport.ReadBaseline(baseline)
		if err != nil {
			return nil, nil, err
		}
		old, args = &runreport.Side{Baseline: b}, append(args, "last")[:1]
	case len(args) != 2:
		return nil, nil, cmdenv.UsageErrorf("name two runs, the older one first, or --baseline FILE and a run; see assay compare --help")
	default:
		first, args = args[0], args[1:]
		if old, err = runreport.ReadSide(loader, first, out, graded); err != nil {
			return nil, nil, err
		}
	}
	now, err = runreport.ReadSide(loader, args[0], out, graded)
	return old, now, err
}

func writeComparison(env *cmdenv.Env, c *delta.Comparison, format string, all bool) error {
	switch format {
	case "json":
		return reportdelta.JSON(env.Out, c)
	case "markdown":
		return reportdelta.Markdown(env.Out, c)
	case "html":
		return comparePage(env.Out, c)
	}
	shown := env.Screen()
	o := reporttext.Options{All: all, Width: shown.Width}
	if shown.Colour {
		o.Style = reporttext.ANSI()
	}
	return reportdelta.Text(env.Out, c, o)
}

// nameServerDiffs prints, for each server that differs between two runs, the command
// that shows the difference.
func nameServerDiffs(env *cmdenv.Env, c *delta.Comparison, runs []string, out string) {
	var dirs []string
	for _, arg := range runs {
		dir, err := runload.FindRun(arg, out)
		if err != nil {
			return // a baseline has no servers
		}
		dirs = append(dirs, dir)
	}
	var servers, single []string // single lists servers of only one run
	for _, change := range c.Changes {
		if name, ok := strings.CutPrefix(change.Name, "server "); ok && (change.Old == "" || change.New == "") {
			single = append(single, name)
		}
	}
	for _, change := range c.Changes {
		for _, of := range []string{"tools of server ", "instructions of server "} {
			name, ok := strings.CutPrefix(change.Name, of)
			if ok && !slices.Contains(servers, name) && !slices.Contains(single, name) {
				servers = append(servers, name)
			}
		}
	}
	for i, name := range servers {
		if i == 0 {
			fmt.Fprintln(env.Out)
		}
		fmt.Fprintf(env.Out, "To see how server %s differs:\n  assay mcp diff %s %s\n", report.Clean(name), cmdenv.QuoteWord(report.Clean(dirs[0]+":"+name)), cmdenv.QuoteWord(report.Clean(dirs[1]+":"+name)))
	}
}

// comparePage writes a self-contained page with the comparison. Without JavaScript the
// page shows the text.
func comparePage(w io.Writer, c *delta.Comparison) error {
	var text, data bytes.Buffer
	if err := reportdelta.Text(&text, c, reporttext.Options{All: true}); err != nil {
		return err
	}
	z := gzip.NewWriter(&data)
	if err := errors.Join(json.NewEncoder(z).Encode(reportdelta.NewPage(c)), z.Close()); err != nil {
		return fmt.Errorf("write comparison: %w", err)
	}
	return html.Shell(w, html.Page{
		Title: "Compare " + report.Clean(c.Old.Run) + " with " + report.Clean(c.New.Run), Mode: html.ModeFile,
		Overview: template.HTML("<pre>" + template.HTMLEscapeString(text.String()) + "</pre>\n"), //nolint:gosec // escaped
		Data:     map[string][]byte{"compare": data.Bytes()},
	})
}

// failComparison turns a comparison into the exit code that --fail-on asks for.
func failComparison(env *cmdenv.Env, c *delta.Comparison, on []string) error {
	if len(on) == 0 {
		return nil
	}
	failed := false
	if n := len(c.Broken); n > 0 && slices.Contains(on, FailBroken) {
		failed = true
		fmt.Fprintf(env.Err, "assay: --fail-on broken: %s broken, the first is %s in %s\n", report.Plural(n, "result"), report.Clean(c.Broken[0].Task), report.Clean(c.Broken[0].Arm.String()))
	}
	if slices.Contains(on, FailWorse) {
		for _, r := range c.Shown(delta.ShownWorse) {
			if r.Measure == delta.MeasureSuccess {
				failed = true
				fmt.Fprintf(env.Err, "assay: --fail-on worse: the success rate of %s is worse (p %s)\n", report.Clean(r.Arm.String()), report.FormatP(r.PAdjusted))
			}
		}
	}
	if failed {
		return cmdenv.ExitWith(cmdenv.ExitGate)
	}
	if slices.Contains(on, FailWorse) {
		for _, r := range c.UndecidedRows() {
			if high := r.Missing.Worst.Interval.High; high != nil && *high < 0 {
				fmt.Fprintf(env.Err, "assay: --fail-on worse: undecidable: the success rate of %s is worse if its trials without a verdict failed\n", report.Clean(r.Arm.String()))
				failed = true
			}
		}
	}
	if failed {
		return cmdenv.ExitWith(cmdenv.ExitUndecided)
	}
	if lost, of := c.Lost(); of == 0 || float64(lost) > lostShare*float64(of) {
		fmt.Fprintf(env.Err, "assay: --fail-on: undecidable: %d of %d tasks had a verdict and have none now\n", lost, of)
		return cmdenv.ExitWith(cmdenv.ExitUndecided)
	}
	return nil
}
