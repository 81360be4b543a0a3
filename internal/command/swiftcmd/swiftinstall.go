package swiftcmd

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"runtime"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/install"
)

const installLong = `Install a Swift toolchain that judges code for Apple's platforms, on Debian, Ubuntu
and their like (amd64): no root, no container, nothing outside of the folder touched.
About 480 MB are fetched from a mirror of Debian, whose signatures are checked, and
570 MB kept. The folder must stay where it is. A Mac needs Xcode instead.

SWIFT_MIRROR names the mirror, such as http://deb.debian.org/debian.`

func newInstall(env *cmdenv.Env) *cobra.Command {
	return &cobra.Command{
		Use: "install [FOLDER]", Short: "install the toolchain that judges Swift",
		Long: installLong,
		Example: `  assay swift install
  assay swift install /opt/swift-for-assay`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 1 {
				return cmdenv.UsageErrorf("name one folder, or none for %s", swift.InstallFolder)
			}
			folder := swift.DefaultRoot(env.Getenv)
			if len(args) == 1 {
				folder = args[0]
			}
			return installSwift(cmd.Context(), env, folder)
		},
	}
}

func installSwift(ctx context.Context, env *cmdenv.Env, folder string) error {
	if err := install.CheckSystem(runtime.GOOS, runtime.GOARCH); err != nil {
		return cmdenv.MissingError(err)
	}
	if folder == "" {
		return cmdenv.UsageErrorf("HOME is not set: name a folder: assay swift install FOLDER")
	}
	folder, err := filepath.Abs(folder)
	if err != nil {
		return fmt.Errorf("install Swift: %w", err)
	}
	if err := install.Run(ctx, folder, seal.ScrubEnviron(env.Environ), env.PrintProgress); err != nil {
		return cmdenv.MissingError(err)
	}
	t, err := swift.Find(ctx, folder, env.Getenv)
	if err != nil {
		return cmdenv.MissingError(err)
	}
	fmt.Fprintf(env.Out, "%s is in %s\n", t.Text, t.Root)
	found, err := swift.Find(ctx, "", env.Getenv)
	if _, missing := errors.AsType[*swift.Missing](err); missing || found != nil && found.Root != t.Root {
		fmt.Fprintf(env.Out, "assay looks elsewhere: export ASSAY_SWIFT='%s'\n", t.Root)
	}
	return nil
}
