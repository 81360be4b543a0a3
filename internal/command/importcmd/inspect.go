package importcmd

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"fmt"
	mathrand "math/rand/v2"
	"os"
	"path/filepath"
	"runtime"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/command/runreport"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/importer/inspect"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

const importInspectLong = `Make a run of logs of Inspect (.eval or .json, schema version 2), with the suite that
it belongs to, in the folder that --output names. All logs are of one task: each is an
arm (model and solver), its samples are tasks, and its epochs trials. The run is like
one of assay: report, compare, view, gate and verify read it.

Scores become criteria of a grader of kind recorded. The first score of the logs, or
the one that --score names, makes the outcome: C, true and 1 pass, P, I and N do not,
and --at-least sets another limit. An error of Inspect makes a trial void. A limit,
and an answer cut at the token limit, fails as it does in assay, whatever the score.

To judge the stored answers in another way, edit suite.yaml and say
assay regrade RUN --suite DIR. See assay help importing.`

func newInspect(reporter *runreport.Reporter) *cobra.Command {
	var out string
	var opts inspect.Options
	cmd := &cobra.Command{
		Use: "inspect LOG... --output DIR", Short: "make a run of logs of Inspect", Long: importInspectLong,
		Example: "  assay import inspect logs/2026-11-21T10-15-00_task_abc.eval --output my-run\n  assay import inspect a.eval b.eval --output my-run --score accuracy --at-least 0.5",
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 || out == "" {
				return cmdenv.UsageErrorf("name logs of Inspect and a new folder: assay import inspect FILE.eval --output DIR")
			}
			if cmd.Flags().Changed("at-least") && !(opts.AtLeast > 0) {
				return cmdenv.UsageErrorf("--at-least %v: it is a number above 0, such as 0.5", opts.AtLeast)
			}
			return importLogs(cmd.Context(), reporter, args, out, opts)
		},
	}
	cmd.Flags().StringVarP(&out, "output", "o", "", "new `folder` to write the suite and its run to")
	cmdenv.RenameFlag(cmd, "out", "output")
	cmd.Flags().StringVar(&opts.Score, "score", "", "`score` that makes the outcome; default: the first")
	cmd.Flags().Float64Var(&opts.AtLeast, "at-least", 1, "smallest `number` of a score that passes")
	return cmd
}

func importLogs(ctx context.Context, reporter *runreport.Reporter, paths []string, dir string, opts inspect.Options) error {
	logs, err := inspect.Open(paths, opts)
	if err != nil {
		return importFailure(err)
	}
	defer logs.Close()
	made, err := logs.Suite(dir)
	if err != nil {
		return importFailure(err)
	}
	made.Summary = logs.Summary()
	if err := writeImported(reporter.Loader, made, dir); err != nil {
		return err
	}
	f := &suiteload.Flags{}
	f.Register(&cobra.Command{})
	s, err := reporter.LoadSuite(dir, f)
	if err != nil {
		return err
	}
	r, err := storeRun(ctx, reporter, logs, s, dir, paths)
	if err != nil {
		return err
	}
	a, err := runload.Analyse(r, s, 0)
	if err != nil {
		return err
	}
	if _, err := reporter.WriteReports(r, a); err != nil {
		return err
	}
	fmt.Fprintf(reporter.Out, "%d scored, %d void, %d not in the logs\n", a.Total.Ledger.Scored, a.Total.Ledger.Void, a.Total.Ledger.Skipped)
	if n := countOverruled(a.Trials); n > 0 {
		fmt.Fprintf(reporter.Out, "%s that Inspect scored as right did not end by itself, so that it fails here\n", report.Plural(n, "trial"))
	}
	fmt.Fprintf(reporter.Out, "run in %s: assay report %s\n", report.Clean(r.Dir()), cmdenv.QuoteWord(r.Dir()))
	return nil
}

// storedTrials are the trials of logs, as the engine asks for them: their agents have
// answered already.
type storedTrials struct{ *worker.Runtime }

func (storedTrials) Source(string) trial.Source { return trial.Live }
func (storedTrials) Provider(string) string     { return "" }
func (storedTrials) IsFree(string) bool         { return true }
func (storedTrials) IsFresh(string) bool        { return true }

// storeRun writes the run of the logs below dir, graded by the suite.
func storeRun(ctx context.Context, reporter *runreport.Reporter, logs *inspect.Logs, s *suite.Suite, dir string, paths []string) (*journal.Run, error) {
	red := reporter.SuiteRedactor(s)
	table, err := reporter.TodaysPrices(s, "")
	if err != nil {
		return nil, err
	}
	prices, err := table.Pinned()
	if err != nil {
		return nil, err
	}
	rt, err := reporter.NewRuntime(ctx, s, nil, red, table, worker.Setting{})
	if err != nil {
		return nil, err
	}
	defer rt.Close()
	pins := equip.Pins{}
	rt.UsePins(pins)
	plan, err := run.NewPlan(s, s.Seed, run.Filter{}, rt)
	if err != nil {
		return nil, err
	}
	for i := range plan.Trials {
		if !logs.Has(plan.Trials[i].Key) {
			plan.Trials[i].Filtered = "filter: not in the log"
		}
	}
	r, err := run.Create(run.SessionSpec{Root: filepath.Join(dir, "runs"), Suite: s, SuiteDir: dir, StartedIn: "../..", Plan: plan, Pins: pins, Prices: prices,
		Args: append([]string{"import", "inspect"}, paths...), Version: reporter.Version, Redactor: red}, reporter.Now(), rand.Reader)
	if err != nil {
		return nil, cmdenv.DiskError(err)
	}
	host, _ := os.Hostname()
	pinned, err := json.Marshal(pins)
	if err != nil {
		return nil, fmt.Errorf("write the pins: %w", err)
	}
	w, err := r.Append(trial.Session{Version: reporter.Version, Host: host, Platform: runtime.GOOS + "/" + runtime.GOARCH, Why: "run", Pins: pinned}, reporter.Now)
	if err != nil {
		return nil, cmdenv.DiskError(err)
	}
	defer w.Close()
	rt.Open = r
	const hands = 4
	x := run.NewPool(ctx, hands, func(ctx context.Context, as worker.Assignment) worker.Result {
		if as.Attempt != nil {
			return rt.Do(ctx, as)
		}
		a, blobs, err := logs.Attempt(as.Key, as.GenKey, red)
		if err != nil {
			a = &trial.Attempt{Key: as.Key, N: as.N, GenKey: as.GenKey, Source: trial.Live, Fault: trial.AsFault(err, trial.ClassEnvironment)}
		}
		return worker.Result{ID: as.ID, Key: as.Key, Attempt: a, Blobs: blobs}
	})
	defer x.Close()
	sum, err := run.Run(ctx, run.Config{Plan: plan, Trials: storedTrials{rt}, Records: w, Exchange: x, Run: r.Manifest().ID, Mode: run.Live, Policy: llm.Policy{Attempts: 1},
		Jobs: hands, Now: reporter.Now, Rand: mathrand.Float64, Observe: func(run.Event) {}, Worker: host})
	if err != nil {
		return nil, cmdenv.DiskError(err)
	}
	if sum.Reason != "done" {
		return nil, cmdenv.ExitWith(cmdenv.ExitInterrupted)
	}
	return r, w.Close()
}

// countOverruled counts the trials whose deciding scores passed and whose agent did not
// finish.
func countOverruled(all []analyse.Trial) int {
	n := 0
	for i := range all {
		if t := &all[i]; t.Status == analyse.Scored && t.Outcome == trial.Fail && t.End != trial.Finished && passedScores(t.Criteria) {
			n++
		}
	}
	return n
}

// passedScores reports whether all required criteria but the agent's own passed.
func passedScores(criteria []trial.Criterion) bool {
	var scores []trial.Criterion
	for _, c := range criteria {
		if c.Name != trial.FinishedCriterion {
			scores = append(scores, c)
		}
	}
	return trial.OutcomeOf(scores) == trial.Pass
}
