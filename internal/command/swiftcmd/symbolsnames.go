package swiftcmd

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/swiftkit"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/swift/namepack"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

const symbolsExtractLong = `Write the names of an SDK to a pack: which types, members and labels its modules
have, and since which version, without declarations. On a Mac the names are of
Xcode's SDKs, on Linux of the toolchain's modules.

With such a pack (assay swift score --pack PACK, or packs in a suite) a name that the
SDK lacks is a fail also on a machine without the SDK, where only a part of the
framework can be compiled.`

func newExtract(env *cmdenv.Env) *cobra.Command {
	var o symbols.BuildOptions
	var toolchain, out string
	var targets []string
	cmd := &cobra.Command{
		Use: "extract", Short: "write the names of an SDK to a pack",
		Long: symbolsExtractLong,
		Example: `  assay symbols extract --output sdk-names
  assay symbols extract --output sdk-names --module SwiftUI --module SwiftUICore --target ios26.0`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := cmdenv.NoArgs(cmd, args); err != nil {
				return err
			}
			if out == "" {
				return cmdenv.UsageErrorf("no folder to write the pack to: name it with --output")
			}
			for _, t := range targets {
				target, err := aTarget(t)
				if err != nil {
					return err
				}
				o.Targets = append(o.Targets, *target)
			}
			var err error
			if o.Toolchain, err = swiftkit.FindToolchain(cmd.Context(), env, toolchain); err != nil {
				return err
			}
			o.Progress = env.PrintProgress
			return extractNames(cmd.Context(), env, o, out)
		},
	}
	fl := cmd.Flags()
	fl.StringVarP(&out, "output", "o", "", "`folder` to write the pack to")
	cmdenv.RenameFlag(cmd, "out", "output")
	fl.StringVar(&toolchain, "toolchain", "", "`folder` or name of the Swift toolchain")
	fl.StringArrayVar(&o.Modules, "module", nil, "only this `module`; may be repeated")
	fl.StringArrayVar(&targets, "target", nil, "on a Mac: extract for this `target`, such as ios26.0; may be repeated")
	return cmd
}

func extractNames(ctx context.Context, env *cmdenv.Env, o symbols.BuildOptions, out string) error {
	work, err := os.MkdirTemp("", "assay-names-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	o.Out = filepath.Join(work, "sdk.index")
	r, err := symbols.Build(ctx, o)
	if err != nil {
		return built(err)
	}
	for _, w := range r.Warnings {
		fmt.Fprintf(env.Err, "warning: %s\n", report.Clean(w))
	}
	x, err := symbols.Open(r.File)
	if err != nil {
		return err
	}
	defer x.Close()
	var c namepack.Collector
	c.AddSymbols(x)
	return writeNames(env, &c, out)
}

const symbolsAddLong = `Add names to a pack, from what there is of an SDK. SOURCE is

  a folder with symbol graphs (*.symbols.json) or module interfaces (*.swiftinterface)
  a documentation archive of DocC (*.doccarchive)
  an index of symbols (assay symbols build)
  a database of Cupertino (*.db), read by the program sqlite3
  a pack of names (assay symbols extract), or an archive of one (.tar.gz, .zip)
  the address (https://…) of such an archive

A module that the pack has already is replaced. Use the pack with
assay swift score --pack PACK, or name it under packs in a suite.`

func newAdd(env *cmdenv.Env) *cobra.Command {
	var out string
	cmd := &cobra.Command{
		Use: "add SOURCE…", Short: "add names to a pack, from graphs, documentation or interfaces",
		Long: symbolsAddLong,
		Example: `  assay symbols add MyKit.doccarchive --output names
  assay symbols add graphs/ios graphs/macos --output names
  assay symbols add names.tar.gz --output names`,
		RunE: func(cmd *cobra.Command, args []string) error {
			switch {
			case len(args) == 0:
				return cmdenv.UsageErrorf("which source? for example: assay symbols add MyKit.doccarchive --output names")
			case out == "":
				return cmdenv.UsageErrorf("no folder to write the pack to: name it with --output")
			}
			var c namepack.Collector
			for _, source := range args {
				if err := c.Add(cmd.Context(), source); err != nil {
					return namesError(err)
				}
			}
			return writeNames(env, &c, out)
		},
	}
	cmd.Flags().StringVarP(&out, "output", "o", "", "`folder` to write the pack to")
	cmdenv.RenameFlag(cmd, "out", "output")
	return cmd
}

func writeNames(env *cmdenv.Env, c *namepack.Collector, out string) error {
	if err := c.Write(out); err != nil {
		return namesError(err)
	}
	for _, m := range c.Modules() {
		fmt.Fprintf(env.Out, "%s: %d names\n", report.Clean(m), c.Count(m))
	}
	fmt.Fprintf(env.Out, "\nuse them: assay swift score FILE.swift --pack %s\n", out)
	return nil
}

func namesError(err error) error {
	if _, wrong := errors.AsType[*namepack.SourceError](err); wrong {
		return cmdenv.UsageErrorf("%w", err)
	}
	return err
}
