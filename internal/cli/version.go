package cli

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
)

// Version is set by the release build; a build from source says its commit.
var Version = ""

// ProgramVersion returns the version of this program: the release, else the commit.
func ProgramVersion() string {
	if Version != "" {
		return Version
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "devel"
	}
	if v := info.Main.Version; v != "" && v != "(devel)" {
		return v
	}
	for _, s := range info.Settings {
		if s.Key == "vcs.revision" && len(s.Value) >= 12 {
			return "devel-" + s.Value[:12]
		}
	}
	return "devel"
}

func newVersion(env *cmdenv.Env) *cobra.Command {
	return &cobra.Command{
		Use: "version", Short: "print the version", Args: cmdenv.NoArgs, Example: `  assay version`,
		RunE: func(cmd *cobra.Command, _ []string) error {
			_, err := fmt.Fprintln(env.Out, versionLine())
			return err
		},
	}
}

func versionLine() string {
	return fmt.Sprintf("assay %s %s/%s %s", ProgramVersion(), runtime.GOOS, runtime.GOARCH, runtime.Version())
}
