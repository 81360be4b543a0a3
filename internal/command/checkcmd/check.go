// Package checkcmd has the commands that check suites: check, validate and schema.
package checkcmd

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/command/taskcheck"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/worker"
	"github.com/assay-eval/assay/internal/workspace"
)

const checkLong = `Check tests your tasks without running an agent. For every task with a reference
solution it verifies that:

  - the reference passes every required criterion, in each of --trials trials
  - doing nothing fails, and so does every cheat: a forger of test results, a faker
    of exit codes, a daemon, a writer of reports, an editor of tests, an emptier of
    functions
  - each faulty solution fails exactly the criteria that it names
  - each way to touch a forbidden file is caught: modify, add, delete, rename,
    chmod, and a link in its place, for every glob of the graders of kind diff;
    once for tasks with the same files and globs
  - setup leaves the same files every time

For the whole suite it verifies that no blind rule passes the gates: rules that
ignore the task, such as "always the first", "copy everything" or "never call".
Each must clearly miss at least one gate: its score may be at most chance plus a
third of the distance from chance to the gate.

Servers are started, and their tools are checked against what the models of the
suite accept, as before a run. If assay run would refuse them, the exit code is 3.

References and faulty solutions are patches (.patch, .diff) to the workspace, or
answers. For a task that fails its check, assay prints the quarantine entry for
the suite and exits with 1, as for a blind rule. assay run --check does the same
before a run and leaves such tasks out.

With --agent, check tests coding agents instead of tasks: each agent named, or
each of the suite, does one trivial task, and a table shows which parts of its
output assay recognised: end, answer, workspace, tools, usage, cost, model and
session. The exit code is 1 if the end, the answer or the file that it was told
to write is missing, and 3 if the agent could not be started.`

type checkFlags struct {
	suiteload.Flags

	tasks []string
	json  bool
	quiet bool
	fresh bool
	blind bool
}

// NewCheck returns the command check.
func NewCheck(loader *suiteload.Loader) *cobra.Command {
	f := &checkFlags{}
	cmd := &cobra.Command{
		Use: "check [SUITE]", Short: "prove the tasks of a suite with their references, or try a coding agent", Long: checkLong,
		Example: `  assay check agent-cli
  assay check my-suite --trials 5 --task 'cache-*' --json
  assay check my-suite --blind
  assay check --agent 'claude?base_url=http://127.0.0.1:8080'
  assay check my-suite --agent my-template`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := f.Flags.Check(); err != nil {
				return err
			}
			if len(args) < 2 && f.IsSet("agent") {
				arg := strings.Join(args, "")
				try := arg == ""
				if !try {
					var err error
					if try, err = areCLIs(loader, f, arg); err != nil {
						return err
					}
				}
				if try {
					return tryAgents(cmd.Context(), loader, f, arg)
				}
			}
			if len(args) != 1 {
				return cmdenv.UsageErrorf("name one suite: assay check FILE, or a coding agent: assay check --agent claude")
			}
			return checkTasks(cmd.Context(), loader, f, args[0])
		},
	}
	f.Register(cmd)
	cmd.Flags().StringSliceVar(&f.tasks, "task", nil, "only tasks whose id matches this `glob`; may be repeated")
	cmd.Flags().BoolVar(&f.json, "json", false, "one JSON object on standard output")
	cmd.Flags().BoolVarP(&f.quiet, "quiet", "q", false, "no progress")
	cmd.Flags().BoolVar(&f.blind, "blind", false, "only what blind rules score, as a table in Markdown")
	cmd.Flags().BoolVar(&f.fresh, "fresh", false, "run prewarm commands of the workspace again, though an earlier run has kept what they leave")
	return cmd
}

func checkTasks(ctx context.Context, loader *suiteload.Loader, f *checkFlags, arg string) error {
	times := max(1, f.Trials)
	f.Trials = 0
	f.FlagSet.Lookup("trials").Changed = false // of the check, not of the suite
	s, err := loader.LoadSuite(arg, &f.Flags)
	if err != nil {
		return err
	}
	red := loader.SuiteRedactor(s)
	fx, err := suiteload.ReadFixture(ctx, s, red)
	if err != nil {
		return err
	}
	prices, err := loader.TodaysPrices(s, f.Prices)
	if err != nil {
		return err
	}
	tasks := slices.DeleteFunc(slices.Clone(s.Tasks), func(t *suite.Task) bool {
		return t.Role != "" || len(f.tasks) > 0 && !slices.ContainsFunc(f.tasks, func(glob string) bool { return taskcheck.GlobMatcher(false, false)(glob, t.ID) })
	})
	if len(tasks) == 0 {
		return cmdenv.UsageErrorf("no task of suite %s matches --task %s", s.Name, strings.Join(f.tasks, ", "))
	}
	c, err := taskcheck.New(ctx, loader, s, fx, red, prices)
	if err != nil {
		return err
	}
	defer c.Close()
	if f.fresh {
		c.PrewarmSince(loader.Now())
	}
	if !f.quiet {
		c.ShowProgress(loader.Err)
	}
	tools, refused := probeSuite(ctx, loader, s, fx, red, prices)
	if ctx.Err() != nil {
		return cmdenv.ExitWith(cmdenv.ExitInterrupted)
	}
	var proofs []taskcheck.Proof
	if !f.blind {
		if proofs, err = c.Prove(ctx, tasks, times); err != nil {
			return err
		}
	}
	var rules []taskcheck.BlindRule
	if len(f.tasks) == 0 { // gates apply to the whole suite
		if rules, err = c.CheckBlind(ctx, tools); err != nil {
			return err
		}
	}
	if f.blind && !f.json {
		fmt.Fprint(loader.Out, taskcheck.BlindTable(rules))
		err = exitBlind(rules, nil)
	} else {
		err = printProofs(loader.Env, s, proofs, rules, refused, f.json)
	}
	if err != nil && refused != nil {
		loader.Complain(refused)
		return err
	}
	return cmp.Or(err, refused)
}

// probeSuite returns the tools that the arms offer. It returns an error if assay run
// would stop before its first trial, except for missing model keys.
func probeSuite(ctx context.Context, loader *suiteload.Loader, s *suite.Suite, fx *workspace.Source, red *seal.Redactor, prices suiteload.PriceTable) ([]equip.Spec, error) {
	rt, err := loader.NewRuntime(ctx, s, fx, red, prices, worker.Setting{})
	if err != nil {
		return nil, err
	}
	defer rt.Close()
	if _, err := rt.ProbeKit(ctx); err != nil {
		return nil, cmdenv.MissingError(fmt.Errorf("assay run would not start: %w", err))
	}
	tools, _ := rt.OfferedTools()
	return tools, suiteload.CheckMetrics(s, rt)
}

// exitBlind returns the error, with its exit code, of a check whose blind rules pass
// gates.
func exitBlind(rules []taskcheck.BlindRule, bad map[string]string) error {
	if len(bad) > 0 || slices.ContainsFunc(rules, func(r taskcheck.BlindRule) bool { return !r.Held }) {
		return cmdenv.ExitWith(cmdenv.ExitGate)
	}
	return nil
}

func printProofs(env *cmdenv.Env, s *suite.Suite, proofs []taskcheck.Proof, rules []taskcheck.BlindRule, refused error, asJSON bool) error {
	bad := taskcheck.QuarantineReasons(proofs)
	if asJSON {
		why := ""
		if refused != nil {
			why = refused.Error()
		}
		err := env.PrintJSON(struct {
			Suite      string                `json:"suite"`
			Tasks      []taskcheck.Proof     `json:"tasks"`
			Quarantine map[string]string     `json:"quarantine"`
			Blind      []taskcheck.BlindRule `json:"blind,omitempty"`
			Refused    string                `json:"refused,omitempty"` // why assay run would not start
		}{s.Name, proofs, bad, rules, why})
		if err != nil {
			return fmt.Errorf("write JSON: %w", err)
		}
	} else {
		printProofText(env, proofs, bad)
		printBlindText(env, rules)
	}
	return exitBlind(rules, bad)
}

// printBlindText prints one line per rule: the gate that it misses by most, or the
// message that it misses none.
func printBlindText(env *cmdenv.Env, rules []taskcheck.BlindRule) {
	if len(rules) == 0 {
		return
	}
	held := 0
	fmt.Fprint(env.Out, "\nblind rules, which understand no task:\n")
	for _, r := range rules {
		mark := "✗"
		if r.Held {
			mark = "✓"
			held++
		}
		fmt.Fprintf(env.Out, "%s  %s: %s\n", mark, r.Rule, report.Clean(r.Summary()))
	}
	fmt.Fprintf(env.Out, "%d of %s clearly fail the gates\n", held, report.Plural(len(rules), "blind rule"))
}

func printProofText(env *cmdenv.Env, proofs []taskcheck.Proof, bad map[string]string) {
	held, unproved := 0, 0
	for _, p := range proofs {
		mark, what := "✗", p.Summary()
		switch {
		case p.Unproved != "":
			unproved++
			mark, what = "–", "not checked, "+p.Unproved
		case len(p.Quarantine) == 0:
			held++
			mark = "✓"
		}
		fmt.Fprintf(env.Out, "%s  %s: %s\n", mark, report.Clean(p.Task), what)
		for _, why := range p.Quarantine {
			fmt.Fprintf(env.Out, "   %s\n", report.Clean(strings.Join(strings.Fields(why), " ")))
		}
	}
	fmt.Fprintf(env.Out, "%d of %s hold", held, report.Plural(len(proofs), "task"))
	if unproved > 0 {
		fmt.Fprintf(env.Out, ", %d cannot be checked", unproved)
	}
	fmt.Fprintln(env.Out)
	if scored, of := taskcheck.CountCheats(proofs); of > 0 {
		fmt.Fprintf(env.Out, "what cheats score: %d of %d\n", scored, of)
	}
	if len(bad) == 0 {
		return
	}
	fmt.Fprint(env.Out, "\nmend them, or put this into the suite:\n\n")
	fmt.Fprintln(env.Out, "quarantine:")
	for _, task := range cmdenv.SortedKeys(bad) {
		why, err := json.Marshal(strings.Join(strings.Fields(bad[task]), " ")) // a string of JSON is one of YAML
		if err == nil {
			fmt.Fprintf(env.Out, "  %s: %s\n", report.Clean(task), report.Clean(string(why)))
		}
	}
}
