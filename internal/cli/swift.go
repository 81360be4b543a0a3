package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/judge"
	"github.com/assay-eval/assay/internal/swift/pack"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

const swiftLong = `Judge Swift code by the compiler: does it compile, do its symbols exist, are they
available at the target, is none of them deprecated there.

A toolchain is needed: ` + swift.Install + ` gets one.`

// swiftFlags are shared by the commands that need a compiler.
type swiftFlags struct {
	toolchain string
	packs     []string
}

func (f *swiftFlags) add(cmd *cobra.Command) {
	fl := cmd.PersistentFlags()
	fl.StringVar(&f.toolchain, "toolchain", "", "`folder` of the Swift toolchain (default ASSAY_SWIFT, else where scripts/install-swift.sh put it)")
	fl.StringArrayVar(&f.packs, "pack", nil, "`folder` of a pack of modules, such as one made on a Mac; replaces shipped ones of the same name (repeatable)")
}

// swiftCommand is the group of commands about Swift code.
func (a *app) swiftCommand() *cobra.Command {
	var f swiftFlags
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
	f.add(cmd)
	cmd.AddCommand(a.swiftChildren(&f)...)
	return cmd
}

// swiftChildren are the commands of the group.
func (a *app) swiftChildren(f *swiftFlags) []*cobra.Command {
	return []*cobra.Command{a.swiftScore(f), a.swiftMutate(f)}
}

// swiftKit makes a judge of what the flags name. What the machine lacks ends the
// program with exit 3 and the command that gets it.
func (a *app) swiftKit(ctx context.Context, f *swiftFlags) (*judge.Judge, error) {
	tc, err := swift.Find(ctx, f.toolchain, cmdenv.LookupEnv(a.Environ))
	if err != nil {
		if gone := new(swift.Missing); errors.As(err, &gone) {
			return nil, cmdenv.MissingError(err)
		}
		return nil, err
	}
	packs, err := pack.Load(f.packs...)
	if err != nil {
		return nil, cmdenv.UsageErrorf("%w", err)
	}
	program, err := os.Executable()
	if err != nil {
		return nil, fmt.Errorf("find the program, which expands macros for the compiler: %w", err)
	}
	packs.Plugin = []string{program, "swift-macros"}
	cache, err := a.swiftCache()
	if err != nil {
		return nil, err
	}
	if cache, err = filepath.Abs(cache); err != nil {
		return nil, fmt.Errorf("find the cache: %w", err)
	}
	progress := func(line string) { fmt.Fprintln(a.Err, line) }
	c := judge.Config{Toolchain: tc, Packs: packs, Facts: symbols.Facts(), Cache: cache, Progress: progress}
	if !tc.Mac {
		if c.Index, err = symbols.Ensure(ctx, tc, cache, progress); err != nil {
			return nil, cmdenv.MissingError(err)
		}
	}
	return judge.New(ctx, c)
}
