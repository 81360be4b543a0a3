package swiftcmd

import (
	"errors"
	"fmt"
	"os"
	"time"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/swiftkit"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

func newBuild(env *cmdenv.Env) *cobra.Command {
	var o symbols.BuildOptions
	var toolchain string
	var targets []string
	var asJSON, quiet bool
	cmd := &cobra.Command{
		Use: "build", Short: "build an index of symbols",
		Long: `Build an index: of the toolchain's modules, of folders with symbol graphs
(--graphs), or of both (--graphs and --toolchain). Where both have a module for one
platform, the graphs count.

On Linux one set of graphs serves all platforms. On a Mac each platform has its
own: --target may be given more than once, and without it every platform that
Xcode has an SDK of is extracted.

A graph without symbols counts as missing; a damaged one is an error.`,
		Example: `  assay symbols build --output toolchain.index
  assay symbols build --graphs graphs/ --output sdk.index
  assay symbols build --module Observation --module Synchronization --output some.index`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := cmdenv.NoArgs(cmd, args); err != nil {
				return err
			}
			if o.Out == "" {
				return cmdenv.UsageErrorf("no file to write: name it with --output")
			}
			for _, t := range targets {
				target, err := aTarget(t)
				if err != nil {
					return err
				}
				o.Targets = append(o.Targets, *target)
			}
			if len(o.Graphs) == 0 || cmd.Flags().Changed("toolchain") || len(o.Modules) > 0 {
				tc, err := swiftkit.FindToolchain(cmd.Context(), env, toolchain)
				if err != nil {
					return err
				}
				o.Toolchain = tc
			}
			if !quiet && !asJSON {
				o.Progress = env.PrintProgress
			}
			r, err := symbols.Build(cmd.Context(), o)
			if err != nil {
				return built(err)
			}
			if asJSON {
				return env.PrintJSON(r)
			}
			return printBuilt(env, r)
		},
	}
	fl := cmd.Flags()
	fl.StringVarP(&o.Out, "output", "o", "", "`file` to write the index to")
	cmdenv.RenameFlag(cmd, "out", "output")
	fl.StringVar(&toolchain, "toolchain", "", "`folder` or name of the Swift toolchain")
	fl.StringArrayVar(&o.Modules, "module", nil, "only this `module` of the toolchain; may be repeated")
	fl.StringArrayVar(&targets, "target", nil, "on a Mac: extract for this `target`, such as ios18.0; may be repeated")
	fl.StringArrayVar(&o.Graphs, "graphs", nil, "`folder` with *.symbols.json, at any depth; may be repeated")
	fl.BoolVarP(&quiet, "quiet", "q", false, "no progress")
	fl.BoolVar(&asJSON, "json", false, "print JSON")
	return cmd
}

// built adds the exit code to an error of a build: bad input is a usage error, and an
// incomplete toolchain is a missing requirement.
func built(err error) error {
	if m, ok := errors.AsType[*swift.Missing](err); ok {
		return cmdenv.MissingError(m)
	}
	if _, in := errors.AsType[*symbols.InputError](err); in || errors.Is(err, os.ErrNotExist) || errors.Is(err, os.ErrPermission) {
		return cmdenv.UsageErrorf("%w", err)
	}
	return err
}

func printBuilt(env *cmdenv.Env, r symbols.BuildReport) error {
	for _, w := range r.Warnings {
		fmt.Fprintf(env.Err, "warning: %s\n", report.Clean(w))
	}
	printModules(env, r.Modules)
	if n := len(r.Missing); n > 0 {
		fmt.Fprintf(env.Out, "modules that are missing: %d, see assay symbols stats --index %s\n", n, r.File)
	}
	fmt.Fprintf(env.Out, "%d symbols in %s: %.1f MB, digest %s\n", r.Symbols, r.File, float64(r.Bytes)/1e6, r.Digest.Short())
	if r.Extract > 0 {
		fmt.Fprintf(env.Err, "built in %.1f s; the extractor ran %.1f s in all, %.1f times as long\n", r.Wall.Seconds(), r.Extract.Seconds(), r.Extract.Seconds()/max(r.Wall, time.Millisecond).Seconds())
	}
	x, err := symbols.Open(r.File)
	if err != nil {
		return err
	}
	defer x.Close()
	for _, problem := range x.Verify() {
		fmt.Fprintf(env.Err, "warning: %s\n", problem)
	}
	return nil
}
