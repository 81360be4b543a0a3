// Package swiftcmd has the commands about Swift code and symbol indexes.
package swiftcmd

import (
	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/swiftkit"
	"github.com/assay-eval/assay/internal/swift"
)

const swiftLong = `Judge Swift code by the compiler: does it compile, do its symbols exist, are they
available at the target, is none of them deprecated there.

A toolchain is needed: ` + swift.Install + ` gets one.`

// NewSwift returns the group of commands about Swift code.
func NewSwift(env *cmdenv.Env) *cobra.Command {
	var f swiftkit.Flags
	cmd := &cobra.Command{
		Use: "swift", Short: "judge Swift code by the compiler",
		Long: swiftLong,
		Args: cobra.ArbitraryArgs, RunE: cmdenv.RunGroup("command", "swift "),
	}
	f.Register(cmd)
	cmd.AddCommand(newScore(env, &f), newInstall(env))
	return cmd
}
