package swiftcmd

import (
	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/swift/pack/macro"
)

// NewMacros is what the Swift compiler starts to expand the macros that
// packs declare. People have no use for it.
func NewMacros(env *cmdenv.Env) *cobra.Command {
	return &cobra.Command{
		Use: "swift-macros", Short: "expand macros for the Swift compiler", Hidden: true, Args: cobra.NoArgs,
		// rawOut, as the redactor would hold back what is no whole line
		RunE: func(*cobra.Command, []string) error { return macro.Serve(env.In, env.RawOut) },
	}
}
