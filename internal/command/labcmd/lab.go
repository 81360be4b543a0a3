// Package labcmd is the command line of assay-lab, which measures the instrument:
// how well the judge of Swift, the stub generator and the symbol index agree with
// the compiler.
package labcmd

import (
	"os"
	"time"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/swiftkit"
)

// Main runs the command line and returns the exit code.
func Main(args []string) int {
	env := &cmdenv.Env{Program: "assay-lab", In: os.Stdin, RawOut: os.Stdout, RawErr: os.Stderr, Environ: os.Environ(), Now: time.Now}
	return env.Run(args, func() *cobra.Command { return newRoot(env) })
}

func newRoot(env *cmdenv.Env) *cobra.Command {
	root := &cobra.Command{
		Use: "assay-lab", Short: "measure the instruments of assay",
		Long: `assay-lab measures the instruments of assay against the Swift compiler: the judge
of Swift code, the generator of module stubs, and the index of symbols. It is for
those who change them; assay does not need it.`,
	}
	root.AddCommand(newSwift(env), newSymbols(env), swiftkit.NewMacros(env))
	cmdenv.ConfigureRoot(root)
	return root
}

func newSwift(env *cmdenv.Env) *cobra.Command {
	var f swiftkit.Flags
	cmd := &cobra.Command{
		Use: "swift", Short: "measure the judge of Swift code",
		Args: cobra.ArbitraryArgs, RunE: cmdenv.RunGroup("command", "swift "),
	}
	f.Register(cmd)
	cmd.AddCommand(newMutate(env, &f))
	return cmd
}

func newSymbols(env *cmdenv.Env) *cobra.Command {
	cmd := &cobra.Command{
		Use: "symbols", Short: "measure stubs of modules and symbol indexes",
		Args: cobra.ArbitraryArgs, RunE: cmdenv.RunGroup("command", "symbols "),
	}
	cmd.AddCommand(newRoundtrip(env), newSweep(env), newNames(env))
	return cmd
}
