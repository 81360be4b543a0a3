package swiftkit

import (
	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/swift/pack/macro"
)

// macrosName is the command that the compiler starts to expand macros.
const macrosName = "swift-macros"

// NewMacros returns the command that the Swift compiler starts to expand the macros
// that packs declare. Every program that opens a judge must have it.
func NewMacros(env *cmdenv.Env) *cobra.Command {
	return &cobra.Command{
		Use: macrosName, Short: "expand macros for the Swift compiler", Hidden: true, Args: cobra.NoArgs,
		// RawOut: Out would hold back a line until it ends.
		RunE: func(*cobra.Command, []string) error { return macro.Serve(env.In, env.RawOut) },
	}
}
