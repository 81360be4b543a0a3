// Package importcmd has the command import, which converts runs and suites of other
// programs.
package importcmd

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runreport"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/importer"
	"github.com/assay-eval/assay/internal/importer/harbor"
	"github.com/assay-eval/assay/internal/importer/promptfoo"
	"github.com/assay-eval/assay/internal/importer/seedc"
	"github.com/assay-eval/assay/internal/report"
)

const importLong = `Bring in what other evaluation programs left: runs, of which the tables and the
right figures are made, and configurations, of which suites are made.`

const importSeedCLong = `Read a run of the agent-CLI evaluation from which the agent-cli suite descends and
rebuild its summary.csv, summary.md, summary_cold.csv and summary_cold.md, to the
last character. RUNDIR holds runs.jsonl or, where that is not kept, runs.csv, and
may hold tool_error_report_manifest.json, without which no tool error is taken off.

Beside them, in corrected.csv, corrected.md and corrected_cold.csv, stand the right
figures: unbiased pass@3 and pass^3, intervals, how many runs each figure rests on,
cold cost with cache writes, runs of unknown usage not taken for cold, and what
starting a session costs. assay help importing
tells more.`

const importConfigLong = `Make a suite of the configuration of the agent-CLI evaluation that agent-cli follows:
CONFIG is its config.yaml and TASKS its tasks.yaml. What has no place in a suite is
listed with the reason. A key that its own program does not know is an error, and all
errors are listed at once.

The files of MCP servers in mcp_configs beside CONFIG, in the form of Claude Code, Codex
or opencode, become servers and scenarios; task_assets is copied into the suite, where
setup commands find it by EVAL_SUITE_ROOT and agents do not see it. Tasks whose graders
need Xcode are named at the end: the others run on Linux as they are.`

const importPromptfooLong = `Make a suite of a configuration of promptfoo. Prompts are filled in with the
variables of each test: a task is one prompt with one test. Assertions become
settings of graders of kind text where one of them says the same; every other one
is listed with its place and the reason, and so is every key that has no place in a
suite. A test that would be left without any assertion is not imported, unless
--keep-ungraded says so: such a task has the tag ungraded, and any answer passes.

What was refused is also kept in refused.txt beside the suite, and tasks that lost
some of their assertions have the tag checks-refused. See assay help importing.`

const importHarborLong = `Make a suite of Harbor tasks: FOLDER is one task (it has a task.toml) or holds
several. instruction.md becomes the prompt, and tests/test.sh a grader of kind
command: a task is passed if every reward that it writes is 1.

Trials run in a room with the files of this machine. A task that needs others is
refused, with the file and the reason: an image of its own, a Dockerfile that installs
anything, absolute paths such as /app. With --images, and where no task can do without,
each task runs in its image, without a daemon (assay help images), and its solution as the
agent oracle. Compose, GPUs, networks of one task and steps are refused always, since a
test that cannot run would look like a failure of the agent. See assay help importing.`

// New returns the command import with its importers.
func New(reporter *runreport.Reporter) *cobra.Command {
	loader := reporter.Loader
	cmd := &cobra.Command{
		Use: "import", Short: "bring in runs and suites of other programs",
		Long:    importLong,
		Example: `  assay import seed-c runs/20260120_225600 --output seed-c`,
		Args:    cobra.ArbitraryArgs,
		RunE:    cmdenv.RunGroup("importer", ""),
	}
	cmd.AddCommand(newSeedC(loader), newSeedCConfig(loader), newPromptfoo(loader), newHarbor(loader), newInspect(reporter))
	return cmd
}

func newSeedC(loader *suiteload.Loader) *cobra.Command {
	var out string
	cmd := &cobra.Command{
		Use: "seed-c RUNDIR", Short: "rebuild the tables of a run of the agent-CLI evaluation",
		Long:    importSeedCLong,
		Example: `  assay import seed-c runs/20260120_225600 --output seed-c`,
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return cmdenv.UsageErrorf("name one folder that holds runs.jsonl or runs.csv; for example: assay import seed-c runs/20260120_225600 --output seed-c")
			}
			if out == "" {
				return cmdenv.UsageErrorf("no folder to write the tables to: name it with --output")
			}
			counts, notes, err := seedc.RebuildTables(args[0], out)
			if err != nil {
				return importFailure(err)
			}
			fmt.Fprintln(loader.Out, counts)
			for _, note := range notes {
				fmt.Fprintf(loader.Out, "note: %s\n", report.Clean(note))
			}
			fmt.Fprintf(loader.Out, "tables in %s\n", report.Clean(out))
			return nil
		},
	}
	cmd.Flags().StringVarP(&out, "output", "o", "", "`folder` to write the tables to")
	cmdenv.RenameFlag(cmd, "out", "output")
	return cmd
}

func newSeedCConfig(loader *suiteload.Loader) *cobra.Command {
	var repo string
	cmd := completeConversion(loader, &cobra.Command{
		Use: "seed-c-config CONFIG TASKS --output DIR", Short: "make a suite of a configuration of the agent-CLI evaluation", Long: importConfigLong,
		Example: `  assay import seed-c-config config.yaml tasks.yaml --output my-suite`,
	}, 2, "name both files and a new folder: assay import seed-c-config config.yaml tasks.yaml --output DIR", func(args []string, out string) (importer.Result, error) {
		return seedc.ConvertConfig(args[0], args[1], out, repo)
	})
	cmd.Flags().StringVar(&repo, "repo", "", "`folder` of the repository, where project.repo_path is not on this machine")
	return cmd
}

func newPromptfoo(loader *suiteload.Loader) *cobra.Command {
	var keep bool
	cmd := completeConversion(loader, &cobra.Command{
		Use: "promptfoo FILE --output DIR", Short: "make a suite of a promptfoo configuration", Long: importPromptfooLong,
		Example: `  assay import promptfoo promptfooconfig.yaml --output my-suite`,
	}, 1, "name the configuration and a new folder: assay import promptfoo promptfooconfig.yaml --output DIR", func(args []string, out string) (importer.Result, error) {
		return promptfoo.Convert(args[0], out, keep)
	})
	cmd.Flags().BoolVar(&keep, "keep-ungraded", false, "also import tests without any assertion left")
	return cmd
}

func newHarbor(loader *suiteload.Loader) *cobra.Command {
	var images bool
	cmd := completeConversion(loader, &cobra.Command{
		Use: "harbor FOLDER --output DIR", Short: "make a suite of Harbor tasks", Long: importHarborLong,
		Example: `  assay import harbor tasks/ --output my-suite`,
	}, 1, "name a task or a folder of tasks, and a new folder: assay import harbor FOLDER --output DIR", func(args []string, out string) (importer.Result, error) {
		return harbor.Convert(args[0], out, images)
	})
	cmd.Flags().BoolVar(&images, "images", false, "run every task in its image, as Harbor does, also one that needs none")
	return cmd
}

// completeConversion completes a command that makes a suite of n files or folders and
// writes it to the folder that --output names.
func completeConversion(loader *suiteload.Loader, cmd *cobra.Command, n int, hint string, convert func(args []string, out string) (importer.Result, error)) *cobra.Command {
	var out string
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		if len(args) != n || out == "" {
			return cmdenv.UsageErrorf("%s", hint)
		}
		made, err := convert(args, out)
		if err != nil {
			return importFailure(err)
		}
		return writeImported(loader, made, out)
	}
	cmd.Flags().StringVarP(&out, "output", "o", "", "new `folder` to write the suite to")
	cmdenv.RenameFlag(cmd, "out", "output")
	return cmd
}

// writeImported writes a converted suite to dir, lists its gaps, and checks that it
// loads.
func writeImported(loader *suiteload.Loader, made importer.Result, dir string) error {
	if _, err := suiteload.WriteSuite(loader.Env, dir, made.Files); err != nil {
		return err
	}
	for _, name := range made.Executable {
		if err := os.Chmod(filepath.Join(dir, filepath.FromSlash(name)), 0o755); err != nil {
			return fmt.Errorf("write the suite: %w", err)
		}
	}
	for _, l := range made.Dropped {
		fmt.Fprintf(loader.Out, "not carried over: %s\n", report.Clean(l))
	}
	for _, line := range made.Summary {
		fmt.Fprintln(loader.Out, report.Clean(line))
	}
	f := &suiteload.Flags{}
	f.Register(&cobra.Command{})
	if _, err := loader.LoadSuite(dir, f); err != nil {
		return fmt.Errorf("the suite is written and does not hold yet: %w", err)
	}
	return nil
}

// importFailure gives an error of an importer its exit code.
func importFailure(err error) error {
	if mistake, ok := errors.AsType[*importer.UsageError](err); ok {
		return cmdenv.UsageErrorf("%w", mistake.Err)
	}
	return err
}
