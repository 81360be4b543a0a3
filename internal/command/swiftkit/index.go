package swiftkit

import (
	"context"
	"errors"
	"os"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

// IndexFlags are the flags of the commands that read a symbol index.
type IndexFlags struct {
	index     string
	Toolchain string
	JSON      bool
}

// Register defines the flags for cmd.
func (f *IndexFlags) Register(cmd *cobra.Command) {
	cmd.Flags().StringVar(&f.index, "index", "", "index `file` (default: that of the toolchain's own modules)")
	cmd.Flags().StringVar(&f.Toolchain, "toolchain", "", "`folder` or name of the Swift toolchain")
	cmd.Flags().BoolVar(&f.JSON, "json", false, "print JSON")
}

// OpenIndex opens the index that the flags name. If it cannot be used, the error
// names the command that builds another.
func OpenIndex(ctx context.Context, env *cmdenv.Env, f *IndexFlags) (*symbols.Index, error) {
	if f.index != "" {
		x, err := OpenIndexFile(f.index)
		if err != nil || f.Toolchain == "" {
			return x, err
		}
		tc, err := FindToolchain(ctx, env, f.Toolchain)
		if err == nil {
			if err = x.Fits(tc); err != nil {
				err = cmdenv.MissingError(err)
			}
		}
		return x, err
	}
	tc, err := FindToolchain(ctx, env, f.Toolchain)
	if err != nil {
		return nil, err
	}
	cache, err := cacheFolder(env)
	if err != nil {
		return nil, err
	}
	return symbols.Ensure(ctx, tc, cache, env.PrintProgress)
}

// OpenIndexFile opens an index file.
func OpenIndexFile(file string) (*symbols.Index, error) {
	x, err := symbols.Open(file)
	if errors.Is(err, os.ErrNotExist) {
		return nil, cmdenv.UsageErrorf("%w", err)
	}
	if _, stale := errors.AsType[*symbols.Stale](err); stale {
		return nil, cmdenv.MissingError(err)
	}
	return x, err
}
