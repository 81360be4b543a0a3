package swiftcmd

import (
	"context"
	"errors"
	"fmt"
	"io/fs"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/swiftkit"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/swift/stub"
)

const symbolsStubLong = `Turn symbol graphs into a pack: modules that code can be checked against where the
SDK is not. GRAPHS are *.symbols.json of swift-symbolgraph-extract, extracted on a
Mac with -omit-extension-block-symbols, or folders of them; all of one platform.

Each graph becomes a module interface. What the compiler refuses of it is left out,
counted and listed. A module of which no declaration is lost is complete: a name
that it lacks does not exist. Else the pack is partial, and such a name is unknown.

Use the pack with assay swift score --pack PACK.`

func newStub(env *cmdenv.Env) *cobra.Command {
	var o stub.Options
	var toolchain string
	var asJSON, quiet bool
	cmd := &cobra.Command{
		Use: "stub GRAPHS…", Short: "turn symbol graphs into a pack of modules",
		Long: symbolsStubLong,
		Example: `  assay symbols stub graphs/ios --output packs/sdk
  assay symbols stub graphs/ios --output packs/swiftui --module SwiftUI --module SwiftUICore`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return cmdenv.UsageErrorf("which graphs? for example: assay symbols stub graphs/ios --output packs/sdk")
			}
			if o.Out == "" {
				return cmdenv.UsageErrorf("no folder to write the pack to: name it with --output")
			}
			var err error
			if o.Toolchain, err = swiftkit.FindToolchain(cmd.Context(), env, toolchain); err != nil {
				return err
			}
			o.Graphs = args
			if !quiet && !asJSON {
				o.Progress = env.PrintProgress
			}
			return makeStub(cmd.Context(), env, o, asJSON)
		},
	}
	cmd.Flags().StringVarP(&o.Out, "output", "o", "", "`folder` to write the pack to")
	cmdenv.RenameFlag(cmd, "out", "output")
	cmd.Flags().StringVar(&o.Name, "pack-name", "", "`name` of the pack (default: that of its folder)")
	cmdenv.RenameFlag(cmd, "name", "pack-name")
	cmd.Flags().StringArrayVar(&o.Modules, "module", nil, "only this `module` (repeatable)")
	cmd.Flags().StringVar(&toolchain, "toolchain", "", "`folder` or name of the Swift toolchain")
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	cmd.Flags().BoolVar(&quiet, "quiet", false, "no progress")
	return cmd
}

func makeStub(ctx context.Context, env *cmdenv.Env, o stub.Options, asJSON bool) error {
	made, err := stub.Build(ctx, o)
	if _, refused := errors.AsType[*stub.GraphError](err); refused || errors.Is(err, fs.ErrNotExist) {
		return cmdenv.UsageErrorf("%w", err)
	}
	if err != nil {
		return err
	}
	if asJSON {
		return env.PrintJSON(made)
	}
	for _, v := range made {
		whole := "complete"
		if !v.Complete {
			whole = "partial"
		}
		fmt.Fprintf(env.Out, "%s: %s, %d of %d declarations\n", report.Clean(v.Name), whole, v.Declarations, v.Declarations+v.Lost)
		for _, d := range v.Dropped {
			members := ""
			if d.Members > 0 {
				members = fmt.Sprintf(" with %d declarations in it", d.Members)
			}
			fmt.Fprintf(env.Out, "  left out %s %s%s: %s (%s)\n", d.Kind, report.Clean(d.What), members, report.Clean(d.Message), d.ID)
		}
	}
	fmt.Fprintf(env.Out, "pack in %s\n", report.Clean(o.Out))
	return nil
}
