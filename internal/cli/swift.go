package cli

import (
	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/swiftkit"
	"github.com/assay-eval/assay/internal/swift"
)

const swiftLong = `Judge Swift code by the compiler: does it compile, do its symbols exist, are they
available at the target, is none of them deprecated there.

A toolchain is needed: ` + swift.Install + ` gets one.`

// swiftCommand is the group of commands about Swift code.
func (a *app) swiftCommand() *cobra.Command {
	var f swiftkit.Flags
	cmd := &cobra.Command{
		Use: "swift", Short: "judge Swift code by the compiler",
		Long: swiftLong,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 0 {
				return cmdenv.UsageErrorf("there is no command %q%s; see assay swift --help", "swift "+args[0], cmdenv.Suggest(args[0], cmdenv.CommandNames(cmd)))
			}
			return cmd.Help()
		},
	}
	f.Register(cmd)
	cmd.AddCommand(a.swiftChildren(&f)...)
	return cmd
}

// swiftChildren are the commands of the group.
func (a *app) swiftChildren(f *swiftkit.Flags) []*cobra.Command {
	return []*cobra.Command{a.swiftScore(f), a.swiftMutate(f)}
}
