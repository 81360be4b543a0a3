// Package cli is the command line of assay: one file a command, and catalog.go,
// which alone names every kind of agent, grader, tool and report. Nothing below
// this package prints.
//
// # Exit codes
//
//	0    gates pass, warn, or cannot decide under warn
//	1    a gate failed
//	2    usage or configuration
//	3    preflight: something that the run needs is missing
//	4    a hard gate cannot decide, or the budget stopped the run
//	70   internal error
//	130  interrupted
//
// They are an interface: scripts may rely on them, and treat any other code as a
// failure.
package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime/debug"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/checkcmd"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/reportcmd"
	"github.com/assay-eval/assay/internal/command/runreport"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/command/viewcmd"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
)

// app is what commands share.
type app struct {
	*runreport.Reporter

	in             io.Reader
	out, err       io.Writer
	environ        []string
	now            func() time.Time
	rawOut, rawErr io.Writer
}

// Main runs the command line and returns the exit code.
func Main(args []string) int {
	a := &app{in: os.Stdin, rawOut: os.Stdout, rawErr: os.Stderr, environ: os.Environ(), now: time.Now}
	return a.main(args)
}

func (a *app) main(args []string) (code int) {
	a.Reporter = newReporter(&cmdenv.Env{In: a.in, RawOut: a.rawOut, RawErr: a.rawErr, Environ: a.environ, Now: a.now, Version: version()})
	out, errs := seal.NewWriter(a.RawOut, a.Redactor()), seal.NewWriter(a.RawErr, a.Redactor())
	defer errs.Close()
	defer out.Close()
	a.Out, a.Err, a.out = out, errs, out
	defer func() {
		if p := recover(); p != nil {
			fmt.Fprintf(a.Err, "assay: internal error: %v\n\n%s\nPlease report this with the command that caused it.\n", p, debug.Stack())
			code = cmdenv.ExitInternal
		}
	}()
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	a.onSignal(cancel)
	root := a.root()
	root.SetArgs(args)
	root.SetIn(a.In)
	root.SetOut(a.Out)
	root.SetErr(a.Err)
	return a.exit(root.ExecuteContext(ctx))
}

// newReporter returns a reporter with everything that comes with the program.
func newReporter(env *cmdenv.Env) *runreport.Reporter {
	r := &runreport.Reporter{Loader: &suiteload.Loader{Env: env, Kinds: kinds(), Suites: shipped, Catalog: catalog}, Exports: exports, Folders: folders}
	for _, f := range formats {
		r.Formats = append(r.Formats, runreport.Format{Name: f.name, File: f.file, Doc: f.doc, Write: f.write, Applies: f.applies})
	}
	return r
}

// onSignal stops in order at the first signal and at once at the second.
func (a *app) onSignal(cancel context.CancelFunc) {
	signals := make(chan os.Signal, 2)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go func() {
		<-signals
		cancel()
		<-signals
		os.Exit(cmdenv.ExitInterrupted)
	}()
}

// exit prints err for people and returns the code for scripts.
func (a *app) exit(err error) int {
	if err == nil {
		return cmdenv.ExitOK
	}
	var ee *cmdenv.ExitError
	if errors.As(err, &ee) {
		if ee.Err != nil {
			a.Complain(ee.Err)
		}
		return ee.Code
	}
	var config *suite.Errors
	if errors.As(err, &config) {
		a.Complain(err)
		return cmdenv.ExitUsage
	}
	a.Complain(err)
	return cmdenv.ExitInternal
}

const rootLong = `assay measures whether a treatment (an MCP server, a skill, a prompt, a tool)
makes a coding agent produce correct work, how sure that is, and what it costs.

It runs tasks × arms × trials, grades every trial mechanically, and keeps a
journal from which every report can be rebuilt.`

const rootExample = `  assay run bind-recall             first result, no key needed
  assay init my-suite               start a suite of your own
  assay plan my-suite               what would run, in which order, at what cost
  assay run my-suite --agent anthropic:claude-haiku-4-5
  assay report runs/20261121T101500Z-my-suite-k3f9
  assay doctor                      what this machine can run`

func (a *app) root() *cobra.Command {
	root := &cobra.Command{
		Use: "assay", Short: "measure what a tool does for coding agents",
		Long: rootLong, Example: rootExample,
		Version:       versionLine(),
		SilenceErrors: true, SilenceUsage: true,
		SuggestionsMinimumDistance: 2,
		Args:                       cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 0 {
				return cmdenv.UsageErrorf("there is no command %q%s; see assay --help", args[0], cmdenv.Suggest(args[0], cmdenv.CommandNames(cmd)))
			}
			return cmd.Help()
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
	add("main", a.runCommand(), a.planCommand(), a.aaCommand(), a.doctorCommand())
	add("suite", a.initCommand(), checkcmd.NewValidate(a.Loader), checkcmd.NewCheck(a.Loader), checkcmd.NewSchema(a.Loader), a.mcpCommand(), a.importCommand())
	add("runs", reportcmd.NewReport(a.Reporter), viewcmd.New(a.Loader), reportcmd.NewAnnotate(a.Loader), reportcmd.NewPatch(a.Loader), reportcmd.NewEstimate(a.Loader), reportcmd.NewCompare(a.Loader), reportcmd.NewBaseline(a.Loader), reportcmd.NewGate(a.Loader), a.regradeCommand())
	add("figures", a.powerCommand(), a.statCommand())
	add("more", a.swiftCommand(), a.symbolsCommand(), a.workerCommand(), a.manCommand(), a.versionCommand(), a.swiftMacrosCommand(), a.playCommand())
	root.SetHelpCommandGroupID("more")
	root.SetCompletionCommandGroupID("more")
	helpful(root)
	a.completing(root)
	return root
}
