package runcmd

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/command/runreport"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// NewRegrade returns the command regrade.
func NewRegrade(reporter *runreport.Reporter) *cobra.Command {
	f := &runFlags{cache: "live", progress: "auto"}
	var suiteArg string
	cmd := &cobra.Command{
		Use: "regrade RUN", Short: "run today's graders on the stored answers of a run, offline",
		Long: `Regrade runs today's graders on the stored answers of a run and prints the
verdicts that changed. No model is called. New scores are appended to the journal
and replace the old ones in reports; see the old ones with assay report RUN --at N.

With --suite, graders, targets and gates come from a suite file, for example after
you corrected a target. The prompts of its tasks must be those of the run.`,
		Example: "  assay regrade last\n  assay regrade last --suite my-suite",
		Args:    cmdenv.OneRun,
		RunE: func(cmd *cobra.Command, args []string) error {
			dir, err := runload.FindRun(args[0], f.out)
			if err != nil {
				return err
			}
			return regradeRun(cmd.Context(), reporter, f, dir, suiteArg)
		},
	}
	fl := cmd.Flags()
	f.FlagSet = fl
	fl.StringVar(&f.out, "out", defaultOut, "`folder` that holds all runs")
	fl.StringVar(&suiteArg, "suite", "", "take graders, targets and gates from this `suite`")
	fl.StringArrayVar(&f.Settings, "set", nil, "with --suite: override a value, `path=value`")
	fl.StringVar(&reporter.Toolchain, "toolchain", "", "Swift `toolchain` of graders: a folder, or a name such as swift-6.0")
	fl.IntVar(&f.workers, "workers", 0, "grade in this many child processes instead of this one")
	fl.BoolVar(&f.json, "json", false, "one JSON object a line on standard output: every event, then the result")
	fl.BoolVarP(&f.quiet, "quiet", "q", false, "no progress, only the changes")
	return cmd
}

func regradeRun(ctx context.Context, reporter *runreport.Reporter, f *runFlags, dir, suiteArg string) error {
	restored, err := runload.Restore(reporter.Loader, dir, 0)
	if err != nil {
		return err
	}
	before, err := runload.Analyse(restored.Run, restored.Suite, 0)
	if err != nil {
		return err
	}
	j := &job{Reporter: reporter, f: f, suite: restored.Suite, fixture: restored.Fixture, red: reporter.SuiteRedactor(restored.Suite), restored: restored,
		plan: restored.Run.Manifest().Plan, pins: restored.Pins}
	if j.prices, err = reporter.TodaysPrices(j.suite, ""); err != nil {
		return err
	}
	grading := trial.Grading{Why: "regrade by assay " + reporter.Version}
	// No agent is made: grading must not need the keys or programs of any.
	only, then, thenResolved := []string{}, restored.Suite, restored.Resolved
	if suiteArg != "" {
		if grading.Suite, err = j.takeSuite(suiteArg); err != nil {
			return err
		}
		only = nil // to compare what agents are asked
	}
	if j.runtime, err = reporter.NewRuntime(ctx, j.suite, j.fixture, j.red, j.prices, worker.Setting{Open: restored.Run, Only: only}); err != nil {
		return err
	}
	defer j.runtime.Close()
	j.runtime.UsePins(restored.Pins)
	if suiteArg != "" {
		if err := j.checkQuestions(suiteArg, then, thenResolved); err != nil {
			return err
		}
	}
	if err := j.runtime.ProbeGraders(ctx); err != nil {
		return cmdenv.MissingError(err)
	}
	if grading.Graders, err = run.GradersOf(j.runtime); err != nil {
		return err
	}
	last, err := beginGrading(reporter.Env, restored.Run, grading)
	if errors.Is(err, journal.ErrBusy) {
		return cmdenv.MissingError(err)
	}
	if err != nil {
		return cmdenv.DiskError(err)
	}
	sum, err := j.runSession(ctx, restored.Run, "regrade")
	if err != nil {
		return cmdenv.DiskError(err)
	}
	judged := restored.Suite
	if grading.Suite != nil { // as it is stored, which is redacted
		if judged, err = suite.FromResolved(grading.Suite, reporter.Kinds); err != nil {
			return err
		}
	}
	after, err := runload.Analyse(restored.Run, judged, 0)
	if err != nil {
		return err
	}
	if _, err := reporter.WriteReports(restored.Run, after); err != nil {
		return err
	}
	if sum.Reason == "interrupted" {
		fmt.Fprintf(reporter.Err, "assay: interrupted before everything was graded again; grade again with: assay regrade %s\n", dir)
		return cmdenv.ExitWith(cmdenv.ExitInterrupted)
	}
	if err := printChanges(reporter.Env, before, after, sum, dir, last, f.json); err != nil {
		return err
	}
	return cmdenv.ExitWith(after.Verdict.Exit)
}

// takeSuite puts a suite of today in place of the run's and returns it as the
// grading record stores it.
func (j *job) takeSuite(arg string) (json.RawMessage, error) {
	first, _, err := readStartFlags(j.Env, j.restored) // it may have named the agents
	if err != nil {
		return nil, cmdenv.MissingError(fmt.Errorf("run %s: %w", j.restored.Run.Dir(), err))
	}
	first.Settings = append(first.Settings, j.f.Settings...)
	s, err := j.LoadSuite(arg, &first.Flags)
	if err != nil {
		return nil, err
	}
	resolved, err := run.ResolvedSuite(s, j.red)
	if err != nil {
		return nil, err
	}
	j.suite, j.restored.Suite, j.restored.Resolved, j.prices.Suite = s, s, resolved, s
	return resolved, nil
}

// checkQuestions returns an error if today's suite does not ask agents the same questions
// as the suite of the run.
func (j *job) checkQuestions(arg string, then *suite.Suite, resolved json.RawMessage) error {
	err := j.restored.CheckKeys(j.runtime)
	if err == nil {
		return nil
	}
	changed, derr := j.describeChange(then, resolved)
	if derr != nil {
		return derr
	}
	return cmdenv.UsageErrorf("--suite %s: %s: regrade changes graders, targets and gates only; put it back, or run the suite again", arg, cmp.Or(changed, err.Error()))
}

// describeChange describes the first difference between what today's suite and the suite of
// the run ask agents, with its place. It returns "" if no task or setting differs.
func (j *job) describeChange(then *suite.Suite, resolved json.RawMessage) (string, error) {
	for _, p := range j.plan.Trials {
		at := slices.IndexFunc(then.Tasks, func(t *suite.Task) bool { return t.ID == p.Task })
		is := slices.IndexFunc(j.suite.Tasks, func(t *suite.Task) bool { return t.ID == p.Task })
		if p.Filtered != "" || at < 0 {
			continue
		}
		if is < 0 {
			return fmt.Sprintf("it has no task %s, which the run asked", p.Task), nil
		}
		paths, err := changedFields(then.Tasks[at], j.suite.Tasks[is])
		if err != nil {
			return "", err
		}
		if len(paths) > 0 {
			m := j.suite.MistakeOf(j.suite.Tasks[is], suite.Problem{Path: paths[0], Text: fmt.Sprintf("task %s is not what the run asked (%s)", p.Task, strings.Join(paths, ", "))})
			text, _, _ := strings.Cut(m.String(), "\n")
			return text, nil
		}
	}
	is, err := run.ResolvedSuite(j.suite, j.red)
	if err != nil {
		return "", err
	}
	changes, err := suite.Diff(resolved, is)
	if err != nil {
		return "", err
	}
	var paths []string
	for _, c := range changes {
		if part, _, _ := strings.Cut(c.Path, "."); slices.Contains([]string{"agents", "scenarios", "servers", "tools", "workspace", "limits"}, part) {
			paths = append(paths, fmt.Sprintf("%s is %s, was %s", c.Path, cmp.Or(c.New, "nothing"), cmp.Or(c.Old, "nothing")))
		}
	}
	return strings.Join(paths, "; "), nil
}

// changedFields returns the fields of a task that its responses depend on and that differ.
func changedFields(then, now *suite.Task) ([]string, error) {
	var leaves [2]map[string]string
	for i, t := range []*suite.Task{then, now} {
		form, err := seal.SelectFields(t, seal.Gen)
		if err != nil {
			return nil, err
		}
		if leaves[i], err = seal.Leaves(form); err != nil {
			return nil, err
		}
	}
	return differingLeaves(leaves[1], leaves[0]), nil
}

// beginGrading writes the record from which on only new scores count, and
// returns the number of the last record before it.
func beginGrading(env *cmdenv.Env, r *journal.Run, g trial.Grading) (int64, error) {
	last := int64(0)
	for rec, err := range r.Records() {
		if err != nil {
			return 0, err
		}
		last = rec.Seq
	}
	host, _ := os.Hostname()
	w, err := r.Append(trial.Session{Version: env.Version, Host: host, Why: "regrade"}, env.Now)
	if err != nil {
		return 0, err
	}
	defer w.Close()
	if err := w.Write(nil,
		trial.Record{Type: trial.RecordGrading, Grading: &g},
		trial.Record{Type: trial.RecordEnd, End: &trial.SessionEnd{Reason: "grading begins"}}); err != nil {
		return 0, err
	}
	return last, w.Close()
}

// change is a trial whose verdict or label has changed.
type change struct {
	Key trial.Key `json:"key"`
	Now string    `json:"now"`
	Was string    `json:"was"`
}

func listChanges(before, after *analyse.Analysis) []change {
	was := map[trial.Key]analyse.Trial{}
	for _, t := range before.Trials {
		was[t.Key()] = t
	}
	out := []change{}
	for _, t := range after.Trials {
		old := was[t.Key()]
		if old.Status != t.Status || old.GradedOutcome() != t.GradedOutcome() || old.Label != t.Label {
			out = append(out, change{t.Key(), verdictText(t), verdictText(old)})
		}
	}
	slices.SortFunc(out, func(a, b change) int { return a.Key.Compare(b.Key) })
	return out
}

func printChanges(env *cmdenv.Env, before, after *analyse.Analysis, sum run.Summary, dir string, last int64, asJSON bool) error {
	list := listChanges(before, after)
	if asJSON {
		enc := json.NewEncoder(env.Out)
		enc.SetEscapeHTML(false)
		return enc.Encode(map[string]any{"event": "regraded", "run": dir, "reason": sum.Reason, "totals": sum.Totals,
			"changed": list, "older": last, "verdict": after.Verdict})
	}
	var b strings.Builder
	graded := 0
	for _, n := range sum.Totals {
		graded += n
	}
	fmt.Fprintf(&b, "%s graded again, %s changed\n", report.Plural(graded, "trial"), report.Plural(len(list), "verdict"))
	for _, c := range list {
		fmt.Fprintf(&b, "  %s: %s, was %s\n", report.Clean(c.Key.String()), c.Now, c.Was)
	}
	if before.Verdict.Word != after.Verdict.Word {
		fmt.Fprintf(&b, "the run's verdict is %s, was %s\n", after.Verdict.Word, before.Verdict.Word)
	}
	fmt.Fprintf(&b, "the older reading: assay report %s --at %d\n", dir, last)
	_, err := io.WriteString(env.Out, b.String())
	return err
}

func verdictText(t analyse.Trial) string {
	s := string(t.GradedOutcome())
	if s == "" {
		s = string(t.Status)
	}
	if t.Label != "" {
		s += " (" + report.Clean(t.Label) + ")"
	}
	if t.Graded != "" {
		s += ", counts as " + string(t.Outcome) + " by people"
	}
	return s
}
