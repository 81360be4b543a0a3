package cli

import (
	"context"
	"fmt"
	"os"
	"slices"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

func (a *app) regradeCommand() *cobra.Command {
	f := &runFlags{cache: "live", progress: "auto"}
	cmd := &cobra.Command{
		Use: "regrade RUN", Short: "grade stored answers again, offline, with today's graders",
		Long: `Grade the stored artifacts of a run again with the graders of this version of
assay, and say which verdicts changed. No model is asked and nothing is lost:
new scores are appended to the journal and count from then on; the older reading
stays at hand with assay report RUN --at N.`,
		Example: "  assay regrade last",
		Args:    oneRun,
		RunE: func(cmd *cobra.Command, args []string) error {
			dir, err := runFolder(args[0], f.out)
			if err != nil {
				return err
			}
			return a.regrade(cmd.Context(), f, dir)
		},
	}
	fl := cmd.Flags()
	fl.StringVar(&f.out, "out", "runs", "`folder` that holds all runs")
	fl.IntVar(&f.workers, "workers", 0, "grade in this many child processes instead of this one")
	fl.BoolVar(&f.json, "json", false, "one JSON object a line on standard output: every event, then the result")
	fl.BoolVarP(&f.quiet, "quiet", "q", false, "only the changes")
	return cmd
}

func (a *app) regrade(ctx context.Context, f *runFlags, dir string) error {
	restored, err := a.restore(dir)
	if err != nil {
		return err
	}
	before, err := analysis(restored.Run, restored.Suite, 0)
	if err != nil {
		return err
	}
	j := &job{f: f, suite: restored.Suite, fixture: restored.Fixture, red: a.redactor(), restored: restored,
		plan: restored.Run.Manifest().Plan, pins: restored.Pins}
	if j.prices, err = a.todaysPrices(j.suite, ""); err != nil {
		return err
	}
	// No agent is made: grading must not need the keys or programs of any.
	if j.runtime, err = a.runtime(ctx, j.suite, j.fixture, j.red, worker.Setting{Open: restored.Run, Only: []string{}}); err != nil {
		return err
	}
	defer j.runtime.Close()
	j.runtime.UsePins(restored.Pins)
	if err := j.runtime.ProbeGraders(ctx); err != nil {
		return missing(err)
	}
	last, err := a.beginGrading(restored.Run, j.runtime)
	if err != nil {
		return diskError(err)
	}
	sum, err := a.session(ctx, j, restored.Run, "regrade")
	if err != nil {
		return diskError(err)
	}
	after, err := analysis(restored.Run, restored.Suite, 0)
	if err != nil {
		return err
	}
	if _, err := writeReports(restored.Run, after); err != nil {
		return err
	}
	if sum.Reason == "interrupted" {
		fmt.Fprintf(a.err, "assay: interrupted; go on with: assay run --resume %s\n", dir)
		return &exitError{exitInterrupted, nil}
	}
	a.showChanges(before, after, sum, last)
	return exitWith(after.Verdict.Exit)
}

// beginGrading writes the record from which on only new scores count, and
// returns the number of the last record before it.
func (a *app) beginGrading(r *journal.Run, rt *worker.Runtime) (int64, error) {
	graders, err := run.GradersOf(rt)
	if err != nil {
		return 0, err
	}
	last := int64(0)
	for rec, err := range pastTorn(r.Records()) {
		if err != nil {
			return 0, err
		}
		last = rec.Seq
	}
	host, _ := os.Hostname()
	w, err := r.Append(trial.Session{Version: version(), Host: host, Why: "regrade"}, a.now)
	if err != nil {
		return 0, err
	}
	defer w.Close()
	book := run.NewBook(w)
	if err := book.Write(nil,
		trial.Record{Type: trial.RecordGrading, Grading: &trial.Grading{Graders: graders, Why: "regrade by assay " + version()}},
		trial.Record{Type: trial.RecordEnd, End: &trial.SessionEnd{Reason: "grading begins"}}); err != nil {
		return 0, err
	}
	return last, w.Close()
}

// showChanges lists the trials whose verdict or label is not what it was.
func (a *app) showChanges(before, after *analyse.Analysis, sum run.Summary, last int64) {
	was := map[trial.Key]analyse.Trial{}
	for _, t := range before.Trials {
		was[t.Key] = t
	}
	var changed []string
	for _, t := range after.Trials {
		old := was[t.Key]
		if old.Status == t.Status && old.Outcome == t.Outcome && old.Label == t.Label {
			continue
		}
		changed = append(changed, fmt.Sprintf("  %s: %s, was %s", plain(t.Key.String()), standing(t), standing(old)))
	}
	slices.Sort(changed)
	graded := 0
	for _, n := range sum.Totals {
		graded += n
	}
	fmt.Fprintf(a.out, "%d trials graded again, %d verdicts changed\n", graded, len(changed))
	for _, line := range changed {
		fmt.Fprintln(a.out, line)
	}
	if before.Verdict.Word != after.Verdict.Word {
		fmt.Fprintf(a.out, "the run's verdict is %s, was %s\n", after.Verdict.Word, before.Verdict.Word)
	}
	fmt.Fprintf(a.out, "the older reading: assay report RUN --at %d\n", last)
}

func standing(t analyse.Trial) string {
	s := string(t.Outcome)
	if s == "" {
		s = string(t.Status)
	}
	if t.Label != "" {
		s += " (" + plain(t.Label) + ")"
	}
	return s
}
