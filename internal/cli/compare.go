package cli

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"html/template"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/delta"
	"github.com/assay-eval/assay/internal/report"
	reportdelta "github.com/assay-eval/assay/internal/report/delta"
	"github.com/assay-eval/assay/internal/report/html"
	reporttext "github.com/assay-eval/assay/internal/report/text"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// What --fail-on can name.
const (
	failBroken = "broken"
	failWorse  = "worse"
)

// lostShare is the share of tasks that may lose their verdict before a
// comparison that can fail a build says nothing: that of limits.void_share.
const lostShare = 0.1

func (a *app) compareCommand() *cobra.Command {
	var f struct {
		baseline, out, format string
		arms, failOn          []string
		unchanged, json, all  bool
		graded                bool
	}
	cmd := &cobra.Command{
		Use: "compare OLD NEW", Short: "hold two runs, or a run and a baseline, against each other",
		Long: `Hold two runs against each other, task by task: what changed between them, what
that did to success, time, tokens and cost and how sure it is, and which tasks
are broken or fixed. docs/compare.md says how to read it.

OLD and NEW are run folders, "last" for the newest, or files of assay baseline
write. With --baseline FILE only NEW is named, and is the newest run if it is
not. Nothing is run.

The exit code is 0 whatever the comparison shows, unless --fail-on is given:

  --fail-on broken   1 if a task passed more than half of its trials in OLD, and
                     at most half now, and not only by what people have set
  --fail-on worse    1 if the success rate of an arm is shown to be worse
                     (adjusted p below 0.05)

With either it is 4 if nothing of that is so, but more than a tenth of the tasks
of an arm had a verdict and have none now.`,
		Example: `  assay compare runs/20261121T101500Z-my-suite-k3f9 last
  assay compare --baseline assay-baseline.json --fail-on worse
  assay compare old new --arm sonnet/plain=opus/plain --format markdown
  assay compare old new --format html > compare.html`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if f.json {
				if cmd.Flags().Changed("format") && f.format != "json" {
					return usage("--json and --format %s: say one of them", f.format)
				}
				f.format = "json"
			}
			if !slices.Contains([]string{"text", "markdown", "json", "html"}, f.format) {
				return usage("--format %s: there are text, markdown, json and html", f.format)
			}
			for _, on := range f.failOn {
				if on != failBroken && on != failWorse {
					return usage("--fail-on %s: there are broken and worse", on)
				}
			}
			o := delta.Options{UnchangedTasks: f.unchanged}
			var err error
			if o.Arms, err = armPairs(f.arms); err != nil {
				return err
			}
			old, now, err := a.bothSides(args, f.baseline, cmd.Flags().Changed("baseline"), f.out, f.graded)
			if err != nil {
				return err
			}
			c, err := compareSides(old, now, o)
			if err != nil {
				return err
			}
			if err := a.writeComparison(c, f.format, f.all); err != nil {
				return err
			}
			summary := func(w io.Writer) error { return reportdelta.Markdown(w, c) }
			if err := a.appendSummary(summary); err != nil { // the comparison is not worse for it
				a.complain(err)
			}
			return a.failComparison(c, f.failOn)
		},
	}
	fl := cmd.Flags()
	fl.StringVar(&f.baseline, "baseline", "", "`file` of assay baseline write to compare with, in place of OLD")
	fl.StringVar(&f.out, "out", "runs", "`folder` that holds all runs")
	fl.StringArrayVar(&f.arms, "arm", nil, "compare arm OLD with arm NEW where their ids differ: `OLD=NEW`")
	fl.BoolVar(&f.unchanged, "unchanged-tasks", false, "leave out tasks whose prompt, target or graders changed")
	fl.StringSliceVar(&f.failOn, "fail-on", nil, "exit with 1 where these `rules` say so: broken, worse, or both with a comma")
	fl.StringVar(&f.format, "format", "text", "`format` to print: text, markdown, json or html (a page that needs nothing else)")
	fl.BoolVar(&f.json, "json", false, "the same as --format json")
	fl.BoolVar(&f.all, "all", false, "list every task and every change")
	fl.BoolVar(&f.graded, "graded", false, gradedHelp)
	return cmd
}

func armPairs(given []string) (map[string]string, error) {
	out := map[string]string{}
	for _, s := range given {
		o, n, ok := strings.Cut(s, "=")
		if !ok || o == "" || n == "" {
			return nil, usage("--arm %s: write OLD=NEW, such as --arm sonnet/plain=opus/plain", s)
		}
		if _, twice := out[o]; twice {
			return nil, usage("--arm %s: arm %s is named twice", s, o)
		}
		out[o] = n
	}
	return out, nil
}

// comparand is one side of a comparison. Of a baseline file, only the baseline
// is known.
type comparand struct {
	analyse.Baseline
	resolved json.RawMessage
	reason   func(task, arm string) string
	set      func(task, arm string) string
}

// bothSides finds what the user named.
func (a *app) bothSides(args []string, baseline string, given bool, out string, graded bool) (old, now *comparand, err error) {
	first := ""
	switch {
	case given && baseline == "":
		return nil, nil, usage("--baseline: name the file, such as --baseline %s", defaultBaseline)
	case given && len(args) > 1:
		return nil, nil, usage("with --baseline, name one run at most (not %s)", strings.Join(args, " "))
	case given:
		b, err := readBaseline(baseline)
		if err != nil {
			return nil, nil, err
		}
		old, args = &comparand{Baseline: b}, append(args, "last")[:1]
	case len(args) != 2:
		return nil, nil, usage("name two runs, the older one first, or --baseline FILE and a run; see assay compare --help")
	default:
		first, args = args[0], args[1:]
		if old, err = a.comparand(first, out, graded); err != nil {
			return nil, nil, err
		}
	}
	now, err = a.comparand(args[0], out, graded)
	return old, now, err
}

// comparand reads a run or a baseline file.
func (a *app) comparand(arg, out string, graded bool) (*comparand, error) {
	if info, err := os.Stat(arg); err == nil && !info.IsDir() {
		b, err := readBaseline(arg)
		if graded {
			b = b.AsGraded()
		}
		return &comparand{Baseline: b}, err
	}
	an, resolved, err := a.analysisOf(arg, out, graded)
	if err != nil {
		return nil, err
	}
	return comparandOf(an, resolved), nil
}

// comparandOf is a run that has been read.
func comparandOf(an *analyse.Analysis, resolved json.RawMessage) *comparand {
	return &comparand{Baseline: an.Baseline(), resolved: resolved, reason: reasons(an, failedReason), set: reasons(an, (*analyse.Trial).SetReason)}
}

// analysisOf reads the run that the user named.
func (a *app) analysisOf(arg, out string, graded bool) (*analyse.Analysis, json.RawMessage, error) {
	dir, err := runFolder(arg, out)
	if err != nil {
		return nil, nil, err
	}
	r, err := a.restore(dir, 0)
	if err != nil {
		return nil, nil, err
	}
	an, err := analysis(r.Run, r.Suite, 0, gradedOnly(graded))
	return an, r.Run.Manifest().Resolved, err
}

// failedReason says why a trial failed, "" if it did not.
func failedReason(t *analyse.Trial) string {
	if t.Status != analyse.Scored || t.Outcome != trial.Fail {
		return ""
	}
	return t.Reason
}

// reasons finds a reason for a task in an arm: that of its first trial that has
// one, and how many more have.
func reasons(an *analyse.Analysis, of func(*analyse.Trial) string) func(task, arm string) string {
	first, more := map[trial.Key]string{}, map[trial.Key]int{}
	for i := range an.Trials {
		t := &an.Trials[i]
		reason := of(t)
		if reason == "" {
			continue
		}
		key := trial.Key{Task: t.Task, Arm: t.Arm}
		if _, seen := first[key]; seen {
			more[key]++
			continue
		}
		first[key] = reason
	}
	return func(task, arm string) string {
		key := trial.Key{Task: task, Arm: arm}
		if n := more[key]; n > 0 {
			return fmt.Sprintf("%s (and %s)", first[key], report.Plural(n, "more trial"))
		}
		return first[key]
	}
}

func compareSides(old, now *comparand, o delta.Options) (*delta.Comparison, error) {
	o.OldReason, o.NewReason, o.OldSet, o.NewSet = old.reason, now.reason, old.set, now.set
	if old.resolved != nil && now.resolved != nil {
		var err error
		if o.Changes, err = suite.Diff(old.resolved, now.resolved); err != nil {
			return nil, fmt.Errorf("compare the suites of two runs: %w", err)
		}
		for i := range o.Changes {
			o.Changes[i].Old, o.Changes[i].New = unquoted(o.Changes[i].Old), unquoted(o.Changes[i].New)
		}
	}
	c, err := delta.Compare(old.Baseline, now.Baseline, o)
	if err != nil {
		return nil, usage("compare %s with %s: %w", old.Run, now.Run, err)
	}
	return c, nil
}

func (a *app) writeComparison(c *delta.Comparison, format string, all bool) error {
	switch format {
	case "json":
		return reportdelta.JSON(a.out, c)
	case "markdown":
		return reportdelta.Markdown(a.out, c)
	case "html":
		return comparePage(a.out, c)
	}
	shown := a.screen()
	o := reportdelta.Options{All: all, Width: shown.width}
	if shown.colour {
		s := reporttext.ANSI()
		o.Bold, o.Good, o.Bad = s.Bold, s.Good, s.Bad
	}
	return reportdelta.Text(a.out, c, o)
}

// comparePage writes a page that holds the comparison and needs nothing else. What
// it shows without scripts is the text.
func comparePage(w io.Writer, c *delta.Comparison) error {
	var text, data bytes.Buffer
	if err := reportdelta.Text(&text, c, reportdelta.Options{All: true}); err != nil {
		return err
	}
	z := gzip.NewWriter(&data)
	if err := errors.Join(json.NewEncoder(z).Encode(c), z.Close()); err != nil {
		return fmt.Errorf("write comparison: %w", err)
	}
	return html.Shell(w, html.Page{
		Title: "Compare " + report.Clean(c.Old.Run) + " with " + report.Clean(c.New.Run), Mode: html.ModeFile,
		Overview: template.HTML("<pre>" + template.HTMLEscapeString(text.String()) + "</pre>\n"), //nolint:gosec // escaped
		Data:     map[string][]byte{"compare": data.Bytes()},
	})
}

// failComparison turns a comparison into the exit code that --fail-on asks for.
func (a *app) failComparison(c *delta.Comparison, on []string) error {
	if len(on) == 0 {
		return nil
	}
	failed := false
	if n := len(c.Broken); n > 0 && slices.Contains(on, failBroken) {
		failed = true
		fmt.Fprintf(a.err, "assay: --fail-on broken: %s broken, the first is %s in %s\n", report.Plural(n, "result"), report.Clean(c.Broken[0].Task), report.Clean(c.Broken[0].Arm.String()))
	}
	if slices.Contains(on, failWorse) {
		for _, r := range c.Shown(delta.ShownWorse) {
			if r.Measure == delta.MeasureSuccess {
				failed = true
				fmt.Fprintf(a.err, "assay: --fail-on worse: the success rate of %s is worse (p %s)\n", report.Clean(r.Arm.String()), report.FormatP(r.PAdjusted))
			}
		}
	}
	if failed {
		return exitWith(exitGate)
	}
	if lost, of := c.Lost(); of == 0 || float64(lost) > lostShare*float64(of) {
		fmt.Fprintf(a.err, "assay: --fail-on: undecidable: %d of %d tasks had a verdict and have none now\n", lost, of)
		return exitWith(exitUndecided)
	}
	return nil
}

// readBaseline reads a file that assay baseline write made.
func readBaseline(path string) (analyse.Baseline, error) {
	f, err := os.Open(path)
	if errors.Is(err, os.ErrNotExist) {
		return analyse.Baseline{}, usage("there is no baseline %s: assay baseline write RUN -o %[1]s makes one", path)
	}
	if err != nil {
		return analyse.Baseline{}, usage("read baseline: %w", err)
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, analyse.MaxBaseline+1))
	if err != nil {
		return analyse.Baseline{}, usage("read baseline: %w", err)
	}
	b, err := analyse.ReadBaseline(data)
	if err != nil {
		return analyse.Baseline{}, usage("%s cannot be read as a baseline: %w: make it anew with assay baseline write RUN", path, err)
	}
	return b, nil
}
