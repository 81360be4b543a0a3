package cli

import (
	"os"
	"path/filepath"

	"github.com/spf13/cobra"
)

const symbolsLong = `Know which symbols an SDK holds and since when. An index is made of symbol graphs:
those that swift-symbolgraph-extract writes, of the toolchain's own modules or of
an SDK on a Mac. It is one flat file; docs/symbols.md describes it.

Without --index the commands use the index of the toolchain's own modules, which
is built on first use and kept in the cache.`

// symbolsCommand is the group of commands about symbol indexes.
func (a *app) symbolsCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use: "symbols", Short: "build and search indexes of an SDK's symbols",
		Long: symbolsLong,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 0 {
				return usage("there is no command %q%s; see assay symbols --help", args[0], suggest(args[0], commandNames(cmd)))
			}
			return cmd.Help()
		},
	}
	return cmd
}

// swiftCache is where what is built for Swift is kept.
func (a *app) swiftCache() (string, error) {
	if dir := getenv(a.environ)("ASSAY_CACHE_DIR"); dir != "" {
		return filepath.Join(dir, "swift"), nil
	}
	base, err := os.UserCacheDir()
	if err != nil {
		return "", usage("find a folder to keep symbol indexes in: %w: set ASSAY_CACHE_DIR", err)
	}
	return filepath.Join(base, "assay", "swift"), nil
}
