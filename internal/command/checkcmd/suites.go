package checkcmd

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/command/taskcheck"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/worker"
)

// NewValidate returns the command validate.
func NewValidate(loader *suiteload.Loader) *cobra.Command {
	f := &suiteload.Flags{}
	var references bool
	cmd := &cobra.Command{
		Use: "validate SUITE…", Short: "check suite files and report every mistake with its position",
		Long: `Check suite files without running anything: the format, names that lead nowhere,
files and targets that do not exist, tasks without graders and more. Every
mistake is reported with file, line and column, and the fix where one is known.

--references also grades the solutions that tasks name: a reference must pass all
that is required, a faulty one must fail its criterion and no other.`,
		Example: `  assay validate my-suite
  assay validate my-suite --set agents.sonnet.model=claude-haiku-4-5`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return cmdenv.UsageErrorf("name a suite: assay validate FILE")
			}
			if err := f.Check(); err != nil {
				return err
			}
			var bad error
			for _, arg := range args {
				if err := validateSuite(loader, cmd, arg, f, references); err != nil {
					if len(args) == 1 {
						return err
					}
					loader.Complain(err)
					bad = cmdenv.ExitWith(cmdenv.ExitUsage)
				}
			}
			return bad
		},
	}
	f.Register(cmd)
	cmdenv.HideFlags(cmd, "seed", "jobs", "budget") // they change nothing that is checked
	cmd.Flags().BoolVar(&references, "references", false, "grade the reference and faulty solutions of the tasks, too")
	return cmd
}

func validateSuite(loader *suiteload.Loader, cmd *cobra.Command, arg string, f *suiteload.Flags, references bool) error {
	defer debug.SetGCPercent(debug.SetGCPercent(400)) // a large suite is read once and kept to the end
	s, err := loader.LoadSuite(arg, f)
	if wrong, ok := errors.AsType[*suite.Errors](err); ok && wrong.Rest != nil {
		if more, ok := errors.AsType[*suite.Errors](checkLoaded(cmd.Context(), loader, wrong.Rest, f)); ok {
			wrong.Add(more.List)
		}
	}
	if err != nil {
		return err
	}
	loader.NoteCommonSecrets(s)
	if err := checkLoaded(cmd.Context(), loader, s, f); err != nil {
		return err
	}
	if err := loader.NoteFewUnits(s); err != nil {
		return err
	}
	_, err = fmt.Fprintf(loader.Out, "%s: ok (%s, %s, %s, %s)\n", report.Clean(s.Name), report.Plural(suiteload.CountTasks(s), "task"), report.Plural(len(s.Arms), "arm"),
		report.Plural(len(s.Graders), "grader"), report.Plural(len(s.Gates.Rules), "gate rule"))
	if err != nil || !references {
		return err
	}
	red := loader.SuiteRedactor(s)
	fx, err := suiteload.ReadFixture(cmd.Context(), s, red)
	if err != nil {
		return err
	}
	prices, err := loader.TodaysPrices(s, f.Prices)
	if err != nil {
		return err
	}
	c, err := taskcheck.New(cmd.Context(), loader, s, fx, red, prices)
	if err != nil {
		return err
	}
	defer c.Close()
	return c.CheckSolutions(cmd.Context(), loader.Out)
}

// checkLoaded checks the rules that the format of a suite does not have: metrics, prices under a budget,
// and the files that tasks are about.
func checkLoaded(ctx context.Context, loader *suiteload.Loader, s *suite.Suite, f *suiteload.Flags) error {
	red := loader.SuiteRedactor(s)
	fx, err := suiteload.ReadFixture(ctx, s, red)
	if err != nil {
		return err
	}
	prices, err := loader.TodaysPrices(s, f.Prices)
	if err != nil {
		return err
	}
	rt, err := loader.NewRuntime(ctx, s, fx, red, prices, worker.Setting{})
	if err != nil {
		return err
	}
	defer rt.Close()
	wrong, isWrong := errors.AsType[*suite.Errors](suiteload.CheckAll(s, rt, prices))
	err = loader.CheckFiles(ctx, s, fx)
	if more, ok := errors.AsType[*suite.Errors](err); ok && isWrong {
		wrong.Add(more.List)
	}
	if isWrong {
		return wrong
	}
	return err
}

// NewSchema returns the command schema.
func NewSchema(loader *suiteload.Loader) *cobra.Command {
	var task bool
	cmd := &cobra.Command{
		Use: "schema", Short: "print the JSON Schema of suite files, for editors",
		Long: `Print the JSON Schema of suite files, or with --task of task files. The loader
checks suites by the very same schema. In a suite file, editors find it by

  # yaml-language-server: $schema=./suite.schema.json`,
		Example: "  assay schema > suite.schema.json\n  assay schema --task-file > task.schema.json",
		Args:    cmdenv.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			schema := suite.Schema
			if task {
				schema = suite.TaskSchema
			}
			b, err := schema(loader.Kinds)
			if err != nil {
				return err
			}
			_, err = loader.Out.Write(b)
			return err
		},
	}
	cmd.Flags().BoolVar(&task, "task-file", false, "the schema of task files")
	cmdenv.RenameFlag(cmd, "task", "task-file")
	return cmd
}
