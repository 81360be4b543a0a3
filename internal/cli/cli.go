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
	"io"
	"os"
	"time"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/checkcmd"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/doctorcmd"
	"github.com/assay-eval/assay/internal/command/initcmd"
	"github.com/assay-eval/assay/internal/command/mcpcmd"
	"github.com/assay-eval/assay/internal/command/reportcmd"
	"github.com/assay-eval/assay/internal/command/runcmd"
	"github.com/assay-eval/assay/internal/command/runreport"
	"github.com/assay-eval/assay/internal/command/statcmd"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/command/swiftcmd"
	"github.com/assay-eval/assay/internal/command/swiftkit"
	"github.com/assay-eval/assay/internal/command/viewcmd"
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
	a.Reporter = newReporter(&cmdenv.Env{Program: "assay", In: a.in, RawOut: a.rawOut, RawErr: a.rawErr, Environ: a.environ, Now: a.now, Version: ProgramVersion()})
	return a.Run(args, a.root)
}

// newReporter returns a reporter with everything that comes with the program.
func newReporter(env *cmdenv.Env) *runreport.Reporter {
	r := &runreport.Reporter{Loader: &suiteload.Loader{Env: env, Kinds: kinds(), Suites: shipped, Catalog: catalog}, Exports: exports, Folders: folders}
	for _, f := range formats {
		r.Formats = append(r.Formats, runreport.Format{Name: f.name, File: f.file, Doc: f.doc, Write: f.write, Applies: f.applies})
	}
	return r
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
	a.out = a.Out
	root := &cobra.Command{
		Use: "assay", Short: "measure what a tool does for coding agents",
		Long: rootLong, Example: rootExample,
		Version: versionLine(),
	}
	root.SetVersionTemplate("{{.Version}}\n")
	root.AddGroup(&cobra.Group{ID: "main", Title: "Evaluate:"}, &cobra.Group{ID: "suite", Title: "Write suites:"}, &cobra.Group{ID: "runs", Title: "Look at runs:"}, &cobra.Group{ID: "figures", Title: "Calculate:"}, &cobra.Group{ID: "more", Title: "More:"})
	add := func(group string, cmds ...*cobra.Command) {
		for _, c := range cmds {
			c.GroupID = group
			root.AddCommand(c)
		}
	}
	add("main", runcmd.NewRun(a.Reporter), runcmd.NewPlan(a.Reporter), runcmd.NewAA(a.Reporter), doctorcmd.New(a.Loader))
	add("suite", initcmd.New(a.Loader), checkcmd.NewValidate(a.Loader), checkcmd.NewCheck(a.Loader), checkcmd.NewSchema(a.Loader), mcpcmd.New(a.Loader), a.importCommand())
	add("runs", reportcmd.NewReport(a.Reporter), viewcmd.New(a.Loader), reportcmd.NewAnnotate(a.Loader), reportcmd.NewPatch(a.Loader), reportcmd.NewEstimate(a.Loader), reportcmd.NewCompare(a.Loader), reportcmd.NewBaseline(a.Loader), reportcmd.NewGate(a.Loader), runcmd.NewRegrade(a.Reporter))
	add("figures", statcmd.NewPower(a.Loader), statcmd.New(a.Loader))
	add("more", swiftcmd.NewSwift(a.Env), swiftcmd.NewSymbols(a.Env), runcmd.NewWorker(a.Loader), a.manCommand(), a.versionCommand(), swiftkit.NewMacros(a.Env), a.playCommand())
	root.SetHelpCommandGroupID("more")
	root.SetCompletionCommandGroupID("more")
	cmdenv.ConfigureRoot(root)
	a.completing(root)
	return root
}
