// Package checkcmd has the commands that check suites: check, validate and schema.
package checkcmd

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/command/taskcheck"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/suite"
)

const checkLong = `Find out before an agent is asked whether the tasks of a suite measure what they
say. For every task with a reference:

  - the reference passes all that is required, as often as --trials says
  - doing nothing fails
  - each faulty solution fails the criteria that it is named for and no other
  - each way to touch a forbidden file is caught: modify, add, delete, rename,
    chmod, and a link in its place, for every glob of the graders of kind diff;
    once for tasks with the same files and globs
  - setup leaves the same files every time

References and faulty solutions are patches (.patch, .diff) to the workspace, or
answers. A task that does not hold is to be quarantined: what to put into the
suite is printed, and the exit code is 1. assay run --check does the same before
a run and leaves such tasks out of it.`

type checkFlags struct {
	suiteload.Flags

	tasks []string
	json  bool
	quiet bool
	fresh bool
}

// NewCheck returns the command check.
func NewCheck(loader *suiteload.Loader) *cobra.Command {
	f := &checkFlags{}
	cmd := &cobra.Command{
		Use: "check SUITE", Short: "prove the tasks of a suite with their references", Long: checkLong,
		Example: `  assay check agent-cli
  assay check my-suite --trials 5 --task 'cache-*' --json`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) != 1 {
				return cmdenv.UsageErrorf("name one suite: assay check FILE")
			}
			if err := f.Flags.Check(); err != nil {
				return err
			}
			return checkTasks(cmd.Context(), loader, f, args[0])
		},
	}
	f.Register(cmd)
	cmd.Flags().StringSliceVar(&f.tasks, "task", nil, "only tasks whose id matches this `glob`; may be repeated")
	cmd.Flags().BoolVar(&f.json, "json", false, "one JSON object on standard output")
	cmd.Flags().BoolVarP(&f.quiet, "quiet", "q", false, "no progress")
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
	red := loader.Redactor()
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
	proofs, err := c.Prove(ctx, tasks, times)
	if err != nil {
		return err
	}
	return printProofs(loader.Env, s, proofs, f.json)
}

func printProofs(env *cmdenv.Env, s *suite.Suite, proofs []taskcheck.Proof, asJSON bool) error {
	bad := taskcheck.QuarantineReasons(proofs)
	if asJSON {
		b, err := json.MarshalIndent(struct {
			Suite      string            `json:"suite"`
			Tasks      []taskcheck.Proof `json:"tasks"`
			Quarantine map[string]string `json:"quarantine"`
		}{s.Name, proofs, bad}, "", "  ")
		if err != nil {
			return fmt.Errorf("write JSON: %w", err)
		}
		fmt.Fprintf(env.Out, "%s\n", b)
	} else {
		printProofText(env, proofs, bad)
	}
	if len(bad) > 0 {
		return cmdenv.ExitWith(cmdenv.ExitGate)
	}
	return nil
}

func printProofText(env *cmdenv.Env, proofs []taskcheck.Proof, bad map[string]string) {
	held, unproved := 0, 0
	for _, p := range proofs {
		switch {
		case p.Unproved != "":
			unproved++
			fmt.Fprintf(env.Out, "–  %s: not checked, %s\n", report.Clean(p.Task), p.Unproved)
			continue
		case len(p.Quarantine) == 0:
			held++
			fmt.Fprintf(env.Out, "✓  %s: %s\n", report.Clean(p.Task), p.Summary())
			continue
		}
		fmt.Fprintf(env.Out, "✗  %s: %s\n", report.Clean(p.Task), p.Summary())
		for _, why := range p.Quarantine {
			fmt.Fprintf(env.Out, "   %s\n", report.Clean(strings.Join(strings.Fields(why), " ")))
		}
	}
	fmt.Fprintf(env.Out, "%d of %s hold", held, report.Plural(len(proofs), "task"))
	if unproved > 0 {
		fmt.Fprintf(env.Out, ", %d cannot be checked", unproved)
	}
	fmt.Fprintln(env.Out)
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
