// Package cli is the command line of assay: it puts the commands of package command
// together. catalog.go alone names every kind of agent, grader, tool and report.
package cli

import (
	"context"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/agent/play"
	"github.com/assay-eval/assay/internal/command/ablatecmd"
	"github.com/assay-eval/assay/internal/command/checkcmd"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/doctorcmd"
	"github.com/assay-eval/assay/internal/command/helpcmd"
	"github.com/assay-eval/assay/internal/command/importcmd"
	"github.com/assay-eval/assay/internal/command/initcmd"
	"github.com/assay-eval/assay/internal/command/mcpcmd"
	"github.com/assay-eval/assay/internal/command/reportcmd"
	"github.com/assay-eval/assay/internal/command/reviewcmd"
	"github.com/assay-eval/assay/internal/command/runcmd"
	"github.com/assay-eval/assay/internal/command/runreport"
	"github.com/assay-eval/assay/internal/command/statcmd"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/command/swiftcmd"
	"github.com/assay-eval/assay/internal/command/swiftkit"
	"github.com/assay-eval/assay/internal/command/trycmd"
	"github.com/assay-eval/assay/internal/command/verifycmd"
	"github.com/assay-eval/assay/internal/command/viewcmd"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/scratch"
	"github.com/assay-eval/assay/internal/workspace"
)

// Main runs the command line and returns the exit code.
func Main(args []string) int {
	return runCommandLine(&cmdenv.Env{In: os.Stdin, RawOut: os.Stdout, RawErr: os.Stderr, Environ: os.Environ(), Now: time.Now}, args)
}

func runCommandLine(env *cmdenv.Env, args []string) int {
	env.Program, env.Version = "assay", ProgramVersion()
	reporter := newReporter(env)
	return env.Run(args, func() *cobra.Command { return newRoot(reporter) })
}

// newReporter returns a reporter with everything that comes with the program.
func newReporter(env *cmdenv.Env) *runreport.Reporter {
	return &runreport.Reporter{Loader: &suiteload.Loader{Env: env, Kinds: kinds(), Suites: shipped, Catalog: catalog}, Formats: formats}
}

const rootLong = `assay measures whether a treatment (an MCP server, a skill, a prompt, a tool)
makes a coding agent produce correct work, how sure that is, and what it costs.

It runs tasks × arms × trials, grades every trial mechanically, and keeps a
journal from which every report can be rebuilt.`

const rootExample = `  assay run bind-recall             first result, no key needed
  assay try "npx -y my-server"      can an agent use this MCP server?
  assay init my-suite               start a suite of your own
  assay plan my-suite               what it could show, at what cost
  assay run my-suite --agent anthropic:claude-haiku-4-5
  assay report runs/20261121T101500Z-my-suite-k3f9
  assay doctor                      what this machine can run`

func newRoot(reporter *runreport.Reporter) *cobra.Command {
	loader, env := reporter.Loader, reporter.Env
	root := &cobra.Command{
		Use: "assay", Short: "measure what a tool does for coding agents",
		Long: rootLong, Example: rootExample,
		Version: versionLine(),
		PersistentPreRun: func(cmd *cobra.Command, _ []string) {
			if !cmd.Hidden { // programs of a trial call hidden ones
				removeAbandoned(env.Err)
			}
		},
	}
	root.SetVersionTemplate("{{.Version}}\n")
	root.AddGroup(&cobra.Group{ID: "main", Title: "Evaluate:"}, &cobra.Group{ID: "suite", Title: "Write suites:"}, &cobra.Group{ID: "runs", Title: "Look at runs:"}, &cobra.Group{ID: "figures", Title: "Calculate:"}, &cobra.Group{ID: "more", Title: "More:"})
	add := func(group string, cmds ...*cobra.Command) {
		for _, c := range cmds {
			c.GroupID = group
			root.AddCommand(c)
		}
	}
	runner := func(planFirst bool) func(context.Context, []string) error {
		return func(ctx context.Context, words []string) error {
			return runcmd.RunWords(ctx, reporter, words, planFirst)
		}
	}
	ablate := ablatecmd.New(loader, runcmd.NewRun(reporter).Flags(), runner(true))
	mcp := mcpcmd.New(loader)
	mcp.AddCommand(ablatecmd.NewTune(loader, runcmd.NewRun(reporter).Flags(), runner(true)))
	add("main", trycmd.New(reporter, runner(false)), runcmd.NewRun(reporter), runcmd.NewPlan(reporter), runcmd.NewAA(reporter), ablate, doctorcmd.New(loader))
	add("suite", initcmd.New(loader), reviewcmd.New(loader), checkcmd.NewValidate(loader), checkcmd.NewCheck(loader), checkcmd.NewSchema(loader), mcp, importcmd.New(reporter))
	add("runs", reportcmd.NewReport(reporter), viewcmd.New(loader), reportcmd.NewAnnotate(loader), reportcmd.NewPatch(loader), reportcmd.NewEstimate(loader), reportcmd.NewCompare(loader), reportcmd.NewBaseline(loader), reportcmd.NewGate(loader), reportcmd.NewBadge(loader), runcmd.NewRegrade(reporter), verifycmd.NewVerify(loader), verifycmd.NewSign(loader))
	add("figures", statcmd.NewPower(loader), statcmd.New(loader))
	add("more", swiftcmd.NewSwift(env), swiftcmd.NewSymbols(env), runcmd.NewWorker(loader), newMan(env), newVersion(env), swiftkit.NewMacros(env), newPlay(env))
	root.SetCompletionCommandGroupID("more")
	cmdenv.ConfigureRoot(root)
	root.SetHelpCommandGroupID("more")
	cmdenv.ShowFirst(root, "try", "run", "plan", "doctor", "init", "validate", "report", "view", "compare", "gate")
	helpcmd.AddTopics(root, loader)
	addCompletions(root, reporter)
	return root
}

// removeAbandoned removes the temporary folders of runs that were killed, copied logins
// first, and prints how many. Outside of the folder for temporary files there are only
// sockets, which it does not count, as it does not count control groups.
func removeAbandoned(errs io.Writer) {
	proc.SweepGroups()
	if n := scratch.Sweep(os.TempDir(), workspace.RemoveFolder); n > 0 {
		fmt.Fprintf(errs, "assay: removed %s that killed runs had left\n", report.Plural(n, "temporary folder"))
	}
	if os.TempDir() != "/tmp" {
		scratch.Sweep("/tmp", workspace.RemoveFolder)
	}
}

// newPlay returns the program of scripted agents of kind command, which suites start
// with agents: {kind: command, command: ["{assay}", play]}.
func newPlay(env *cmdenv.Env) *cobra.Command {
	return &cobra.Command{
		Use: "play", Short: "follow a script in place of an agent", Hidden: true, Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			if code := play.Run(env.In, env.RawOut, env.RawErr); code != 0 {
				return cmdenv.ExitWith(code)
			}
			return nil
		},
	}
}
